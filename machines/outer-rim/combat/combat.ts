/**
 * @module
 * Combat (LRR page 6): what brings it about, ground or ship, who attacks and who defends, and the value each side fights
 * with. How it is carried out stands in combat-steps.ts.
 */
import { z } from 'zod';
import { chance, decision } from '../../../schemas/outer-rim/move.ts';
import { Combat as CombatSchema } from '../../../schemas/outer-rim/position.ts';
import { Count, Face, type Faction } from '../../../schemas/outer-rim/words.ts';
import type { RuleId } from '../../chart.ts';
import { type Finding, fails, type Move, type Slice, type Unknown, unknown } from '../../ruleset.ts';
import { abilityMove } from '../abilities/abilities.ts';
import { TOP_LEVEL } from '../patrols/patrols.ts';
import { soloPlayer } from '../solo/players.ts';
import type { Deeds } from '../table/deeds.ts';
import { doubtAbout } from '../table/doubts.ts';
import {
  bentBy,
  type Draft,
  type Facts,
  isAi,
  isOnPlanet,
  isSeat,
  leftOf,
  mayBeBentBy,
  owe,
  seatOf,
  standingBonuses,
  valueInPlay,
} from '../table/facts.ts';
import { favorOf } from '../table/granted.ts';
import type { CardEffect, CardFacts, Combat, Obligation, Side } from '../table/types.ts';
import { CombatChange, isRolled } from './rolls.ts';

/** Alone at the table, the player rolls for the opponent. */
const SOLO_DICE: RuleId = 'outer-rim.single-player-rules-clarifications.3.a';

const sides = z.enum(['attack', 'defence']);
/** The most dice that a roll may have. */
export const MOST_DICE = 200;
const faces = z.array(Face).max(MOST_DICE).describe('what the dice show');

const moves = [
  chance(
    'combat.roll',
    { faces, side: sides.optional().describe('whose roll it is; `seat` may say who rolled') },
    'The dice of one side of a combat: first the attack, then the defence.',
  ),
  decision(
    'combat.ability',
    {
      ...abilityMove,
      side: sides.optional().describe('whose value or dice it changes, where the card does not tell'),
      change: CombatChange.optional().describe('what it did to a value, to dice, or to the damage to come'),
    },
    'An ability is used in a combat.',
  ),
  chance(
    'combat.reroll',
    { faces },
    'What the dice show that an ability has picked to be rerolled, in the order in which it named them.',
  ),
  decision(
    'combat.resolve',
    {
      winner: z.enum(['attacker', 'defender']).optional().describe('who won, as the table counted'),
      damage: z
        .strictObject({
          attack: Count.optional().describe('of the attack'),
          defence: Count.optional().describe('of the defence'),
        })
        .optional()
        .describe('the damage rolled, as the table counted'),
    },
    'All abilities are used; damage is compared and suffered. A log may leave this out.',
  ),
] as const;
export type CombatRoll = z.infer<(typeof moves)[0]>;
export type CombatAbility = z.infer<(typeof moves)[1]>;
export type CombatReroll = z.infer<(typeof moves)[2]>;
export type CombatResolve = z.infer<(typeof moves)[3]>;

type Where = 'attack' | 'defence';
type CalledFor = Pick<Extract<CardEffect, { do: 'fight' }>, 'kind' | 'enemy' | 'player' | 'won' | 'win' | 'lose'>;

/** What winning a combat brings, by the side that has won: its caller knows (combat-steps.4.2). */
export type Brings = Readonly<Record<'attacker' | 'defender', readonly Obligation[]>>;

/** The facts of a combat under way. */
export interface Fight extends Combat {
  readonly brings: Brings;
  /** who has won, as the log has declared it with the card */
  readonly told?: 'attacker' | 'defender';
  /** what calls for this combat says these itself: ground or ship, the value of the defence, who rolls for it */
  readonly settledBy: Readonly<Partial<Record<'kind' | 'value' | 'roller', RuleId>>>;
  /** a crew of the attacker that is fought here, so that nothing of it can be used (resolving-bounties.4.3) */
  readonly idle: string | null;
  /** reading on after a breach: the next ability is taken as recorded, as if its window were still open */
  asRecorded: boolean;
  /** abilities that were used although nobody has told in full what they do, nor the log what they did */
  untold: string[];
  /** reading on after a breach: the side whose dice nobody has recorded before the other ones */
  unseen?: Where;
  /** reading on after a breach: nobody knows how many dice are rolled against whoever is fought here */
  readonly isStrange?: boolean;
  /** a card calls for it, but there is nobody to be fought: that part of the card is left out */
  readonly inVain: boolean;
}

/** What a combat tells its caller. */
export interface Outcome {
  readonly winner: Combat['winner'];
  readonly attack: Pick<Side, 'dice' | 'damage'>;
  readonly defence: Pick<Side, 'dice' | 'damage'>;
}

/** What everybody at the table sees of a combat. */
export function shownOf({
  brings: _brings,
  told: _told,
  settledBy: _settledBy,
  idle: _idle,
  asRecorded: _asRecorded,
  untold: _untold,
  isStrange: _isStrange,
  unseen: _unseen,
  inVain: _inVain,
  ...seen
}: Fight): Combat {
  return seen;
}

/** A fight that a card started brings its seat what the card says of winning and losing it; further effects follow it. */
export function broughtBy(seat: string, { win = [], lose = [] }: Pick<CalledFor, 'win' | 'lose'>): Brings {
  const owed = (effects: readonly CardEffect[]): Obligation[] =>
    effects.map((effect) => ({ do: 'card-effect', seat, effect }));
  return { attacker: owed(win), defender: owed(lose) };
}

/** Who has won, where a log has declared whether this seat has (combat-steps.4.2). */
export function withTold(fight: Fight, seat: string, won: boolean | undefined): Fight {
  if (won === undefined) return fight;
  return { ...fight, told: (fight.attacker === seat) === won ? 'attacker' : 'defender' };
}

/** Ground on a planet, ship anywhere else (combat.1.3); null when a place is not known or the two differ. */
function kindBetween(facts: Facts, seats: readonly [string, string]): Combat['kind'] {
  const [one, two] = seats.map((seat) => isOnPlanet(facts, seat));
  if (one === null || one === undefined || one !== two) return null;
  return one ? 'ground' : 'ship';
}

/** Who rolls the dice of a player: in a single-player game nobody else than the one who plays (clarifications.3.a). */
function rollerOf(facts: Facts, seat: string): string {
  return isAi(facts, seat) ? (soloPlayer(facts) ?? seat) : seat;
}

/** Who rolls for an enemy that is no player: the neighbour of the attacker (combat-steps.3.2), if anybody but an AI player. */
function rollerAgainst(facts: Facts, attacker: string): string {
  return (facts.ai === undefined ? null : soloPlayer(facts)) ?? leftOf(facts, attacker);
}

function side(roller: string, value: Side['value'] = null): Side {
  return { roller, value, bonus: 0, dice: [], damage: null };
}

function fightBetween(
  facts: Facts,
  kind: Combat['kind'],
  attacker: string,
  defender: Combat['defender'],
  defence: Side,
  brings: Brings,
  { settledBy = {}, idle = null }: Partial<Pick<Fight, 'settledBy' | 'idle'>> = {},
): Fight {
  return withValues(facts, {
    kind,
    attacker,
    defender,
    attack: side(rollerOf(facts, attacker)),
    defence,
    side: 'attack',
    window: 'start',
    rerolling: [],
    prevented: { attack: 0, defence: 0 },
    winner: null,
    used: [],
    brings,
    settledBy,
    idle,
    asRecorded: false,
    untold: [],
    inVain: false,
  });
}

/** A ship combat against a patrol, with what winning it brings each side (combat.2). */
export function fightAgainst(facts: Facts, seat: string, faction: Faction, brings: Brings): Fight {
  const value = facts.patrols[faction]?.combat ?? null;
  return fightBetween(facts, 'ship', seat, { patrol: faction }, side(rollerAgainst(facts, seat), value), brings);
}

/**
 * The combat that a card calls for. The current player attacks if they take part (combat.6), else the player who resolves it
 * (combat.7). The attacker's left neighbour rolls for whoever is no player (combat-steps.3.2).
 */
export function combatOf(facts: Facts, seat: string, called: CalledFor): Fight {
  const { kind: told, enemy, player, won } = called;
  const kind = told ?? null;
  const brings = broughtBy(seat, called);
  const against = (name: string, value: Side['value']): Fight =>
    withTold(
      fightBetween(facts, kind, seat, { enemy: name }, side(rollerAgainst(facts, seat), value), brings),
      seat,
      won,
    );
  if (enemy !== undefined) return against(enemy.name, enemy.combat);
  // An opponent that the log does not name, or that sits at no seat: nothing can be said of its dice.
  if (!isSeat(facts, player) || player === seat) return against(player ?? 'unnamed', null);
  const [attacker, defender] = player === facts.turn.seat ? [player, seat] : [seat, player];
  // A card may say that its owner fights in space where others would fight on the ground.
  const bent = [attacker, defender].some((fighter) => bentBy(facts, fighter, 'combat-kind') !== null);
  const fought = kind ?? (bent ? null : kindBetween(facts, [attacker, defender]));
  // What the card says of winning is meant for the seat that resolves it, also where it defends.
  const turned = attacker === seat ? brings : { attacker: brings.defender, defender: brings.attacker };
  const between = fightBetween(facts, fought, attacker, { player: defender }, side(rollerOf(facts, defender)), turned);
  return withTold(between, seat, won);
}

/** Whether a card has somebody fight a player who is certainly defeated: nobody attacks them (defeated.5). */
export function isDefeated(facts: Facts, { player }: Pick<CalledFor, 'player'>): boolean {
  return isSeat(facts, player) && seatOf(facts, player).defeated === true;
}

/** Dice are rolled against somebody who is there: no effect calls for a combat with a patrol that is elsewhere. */
function hasAnOpponent(facts: Facts, _move: CombatRoll, { attacker, defender, inVain }: Fight): Finding {
  if (!inVain || !('patrol' in defender)) return true;
  const { patrol } = defender;
  const reaches = mayBeBentBy(facts, attacker, 'encounter-range');
  if (reaches !== null) return unknown(`the log does not tell how far ${attacker} encounters patrols by ${reaches}`);
  return fails({ patrol, lies: facts.patrols[patrol]?.space ?? 'nowhere', space: seatOf(facts, attacker).space });
}

/** Ground where both are on planets, the same one or not, ship anywhere else; null when a place is not known. */
function kindApart(facts: Facts, seats: readonly [string, string]): Combat['kind'] {
  const places = seats.map((seat) => isOnPlanet(facts, seat));
  if (places.includes(false)) return 'ship';
  return places.includes(null) ? null : 'ground';
}

/**
 * A combat of two players that something else than a card calls for, with what it brings each; `apart`: they need not be in
 * one space.
 */
export function fightBetweenPlayers(
  facts: Facts,
  attacker: string,
  defender: string,
  brings: Brings,
  kindBy: RuleId,
  apart?: 'apart',
): Fight {
  const bent = [attacker, defender].some((fighter) => bentBy(facts, fighter, 'combat-kind') !== null);
  const between = apart === undefined ? kindBetween : kindApart;
  const kind = bent ? null : between(facts, [attacker, defender]);
  return fightBetween(facts, kind, attacker, { player: defender }, side(rollerOf(facts, defender)), brings, {
    settledBy: { kind: kindBy },
  });
}

/** A combat against the target of a bounty, who has the value that the bounty shows (resolving-bounties.1, .2). */
export function fightForBounty(
  facts: Facts,
  seat: string,
  { contact, combat }: { readonly contact: string; readonly combat: CardFacts['combat'] },
  brings: Brings,
  more: { readonly idle?: string | null; readonly roller?: RuleId; readonly isStrange?: boolean } = {},
): Fight {
  const settledBy = {
    kind: 'outer-rim.resolving-bounties.2',
    value: 'outer-rim.resolving-bounties.1',
    ...(more.roller === undefined ? {} : { roller: more.roller }),
  } as const;
  const defence = side(rollerAgainst(facts, seat), combat?.value ?? null);
  const fight = fightBetween(facts, combat?.kind ?? null, seat, { contact }, defence, brings, {
    settledBy,
    idle: more.idle ?? null,
  });
  return more.isStrange === true ? { ...fight, isStrange: true } : fight;
}

/** The seat that fights on a side; null for a patrol, a contact or a card's enemy. */
export function fighterOf(fight: Combat, which: 'attack' | 'defence'): string | null {
  if (which === 'attack') return fight.attacker;
  return 'player' in fight.defender ? fight.defender.player : null;
}

/** The value of a seat that a combat of this kind uses; a crew that is fought by its own player gives nothing to it. */
function valueFor(
  facts: Facts,
  seat: string,
  kind: 'ground' | 'ship',
  idle: string | null,
): { value: number | null; unsure: boolean } {
  return valueInPlay(facts, seat, kind === 'ground' ? 'groundCombat' : 'shipCombat', idle);
}

/** The crew that is fought by its own player; combats as they are shown do not tell it. */
export function idleIn(fight: Combat | Fight): string | null {
  return 'idle' in fight ? fight.idle : null;
}

/** The combat value in force of a side, with what abilities of this combat have added; never below zero. */
export function valueInForce(
  facts: Facts,
  fight: Combat,
  which: 'attack' | 'defence',
): { value: Side['value']; unsure: boolean } {
  const { bonus } = fight[which];
  const seat = fighterOf(fight, which);
  if (seat === null && 'patrol' in fight.defender) {
    const patrol = facts.patrols[fight.defender.patrol];
    const printed = patrol?.level === TOP_LEVEL ? 'infinite' : (patrol?.combat ?? null);
    return { value: typeof printed === 'number' ? Math.max(0, printed + bonus) : printed, unsure: false };
  }
  // What a card says of its enemy, or a bounty of its target, is remembered in the side itself, together with every bonus.
  if (seat === null) return { value: fight[which].value, unsure: false };
  if (fight.kind === null) return { value: null, unsure: true };
  const { value, unsure } = valueFor(facts, seat, fight.kind, idleIn(fight));
  return { value: value === null ? null : Math.max(0, value + bonus), unsure };
}

/** Brings the values of both sides up to date: cards may have come or gone since (combat-abilities.5.1). */
export function withValues<C extends Combat>(facts: Facts, fight: C): C {
  for (const which of ['attack', 'defence'] as const) fight[which].value = valueInForce(facts, fight, which).value;
  return fight;
}

/** Doubt where a card of one of the two may lift a rule in a way that is not structured; null when none does. */
export function mayBend(facts: Facts, fight: Combat, bend: 'values' | 'dice'): Unknown | null {
  const idle = fight.kind === null ? 'none' : fight.kind === 'ground' ? 'mod' : 'gear';
  for (const side of ['attack', 'defence'] as const) {
    const source = mayBeBentBy(facts, fighterOf(fight, side) ?? undefined, bend, idle, idleIn(fight));
    if (source !== null) return unknown(`${source} may change the ${bend} of this combat, and its text is not known`);
  }
  return null;
}

/** The side whose dice are to be rolled next; null when both are on the table. */
export function nextRoll(fight: Combat): Where | null {
  if (!isRolled(fight, 'attack')) return 'attack';
  return isRolled(fight, 'defence') ? null : 'defence';
}

/** The side whose roll a move records. */
export function rolledSide(fight: Combat, move: CombatRoll): Where {
  return move.side ?? nextRoll(fight) ?? 'defence';
}

/** How many dice were rolled against the combat value in force. */
export function countOf(facts: Facts, move: CombatRoll, fight: Combat, which: Where): Finding {
  if (rolledSide(fight, move) !== which) return true;
  const { value, unsure } = valueInForce(facts, fight, which);
  const rolled = move.faces.length;
  if (value === 'infinite' || (rolled === value && !unsure)) return true;
  const strategy = favorOf(facts, fighterOf(fight, which), 'combat-strategy');
  // One die more: whether this is the combat for it, favors.1.2 says.
  if (strategy !== undefined && value !== null && rolled === value + 1 && !unsure) return true;
  if (value === null) {
    return unknown(
      fight.kind === null
        ? 'the log does not say whether this is a ground combat or a ship combat'
        : `the combat value of the ${which} is not known`,
    );
  }
  if (rolled >= value && unsure)
    return unknown(`cards of unknown text may raise the combat value of the ${which} above ${value}`);
  if (valueOfOtherKind(facts, fight, which) === rolled) return true;
  const bent = mayBend(facts, fight, 'values');
  if (bent !== null) return bent;
  const doubt = rolled > value ? mayHaveMoreDice(facts, fight, which) : null;
  if (doubt !== null) return unknown(doubt);
  const compared = { side: which, rolled, combatValue: value };
  const also: RuleId[] = strategy === undefined ? [] : ['outer-rim.favors.1.2'];
  if (which === 'defence' && 'contact' in fight.defender) also.push('outer-rim.resolving-bounties.1');
  return fails(compared, ...also);
}

/** Why the fighter of a side may have an asset that nobody has told, and that raises the combat value; null: for certain not. */
export function mayHaveMoreDice(facts: Facts, fight: Combat, which: Where): string | null {
  const fighter = fighterOf(fight, which);
  return fighter === null ? null : doubtAbout(facts, fighter, 'assets');
}

/** Whether the fighter of a side may roll one die more than the combat value, by Combat Strategy that is not spent (favors.1.2). */
export function extraDie(facts: Facts, fight: Combat, which: Where): 0 | 1 {
  const strategy = favorOf(facts, fighterOf(fight, which), 'combat-strategy');
  return strategy === undefined || strategy.spent ? 0 : 1;
}

/** The value that the other kind of combat would use, where it is another number; null where there is none. */
export function valueOfOtherKind(facts: Facts, fight: Combat, which: Where): number | null {
  const seat = fighterOf(fight, which);
  if (seat === null || fight.kind === null) return null;
  const own = valueInForce(facts, fight, which);
  const { value, unsure } = valueFor(facts, seat, fight.kind === 'ground' ? 'ship' : 'ground', idleIn(fight));
  if (value === null || unsure || own.unsure || fight[which].bonus !== 0) return null;
  // Dice for the printed value alone are a forgotten bonus.
  const printed = seatOf(facts, seat).values[fight.kind === 'ground' ? 'groundCombat' : 'shipCombat'];
  // So may be more dice for an asset that nobody has told.
  if (value > Number(own.value) && mayHaveMoreDice(facts, fight, which) !== null) return null;
  return value === own.value || value === printed ? null : value;
}

/** The rule that makes this combat a ground or a ship combat. */
function ruleOfKind(fight: Fight): RuleId {
  if (fight.settledBy.kind !== undefined) return fight.settledBy.kind;
  if ('patrol' in fight.defender) return 'outer-rim.combat.2';
  if ('player' in fight.defender) return 'outer-rim.combat.1.3';
  return fight.kind === 'ground' ? 'outer-rim.combat.1.2' : 'outer-rim.combat.1.1';
}

/** The value that this kind of combat uses, with every "Gain +X" of the fighter's cards (combat-abilities.5). */
function noteValue(draft: Draft, fight: Fight, which: Where): void {
  const seat = fighterOf(fight, which);
  if (seat === null) return;
  const key = fight.kind === 'ground' ? 'groundCombat' : 'shipCombat';
  const { idle } = fight;
  const own = seatOf(draft.facts, seat);
  const used = idle === null ? own : { ...own, assets: own.assets.filter(({ card }) => card !== idle) };
  const raising = standingBonuses(draft.facts, used).filter((bonuses) => bonuses?.[key] !== undefined);
  const rules: RuleId[] = ['outer-rim.combat-steps.1.1'];
  if (raising.length > 0) rules.push('outer-rim.combat-abilities.5.1', 'outer-rim.combat-abilities.5');
  if (raising.length > 1) rules.push('outer-rim.combat-abilities.5.2');
  if (which === 'attack' && idle !== null) rules.push('outer-rim.resolving-bounties.4.3');
  for (const rule of rules) draft.note(rule, 'combat', which, 'value');
}

function openCombat(draft: Draft<Fight>): void {
  const { facts, own: fight } = draft;
  facts.fought = undefined;
  draft.note('outer-rim.combat.0.1', 'combat');
  draft.note(ruleOfKind(fight), 'combat', 'kind');
  const isCurrent = fight.attacker === facts.turn.seat;
  draft.note(isCurrent ? 'outer-rim.combat.6' : 'outer-rim.combat.7', 'combat', 'attacker');
  draft.note('outer-rim.combat.6', 'combat', 'defender');
  if ('enemy' in fight.defender) {
    draft.note('outer-rim.combat.4.1.a', 'combat', 'defender');
    if (isCurrent) draft.note('outer-rim.combat.4.1.a', 'combat', 'attacker');
    draft.note('outer-rim.combat.4.a', 'combat', 'defence', 'value');
    draft.note('outer-rim.combat.4.a', 'combat', 'defender', 'enemy');
  }
  if ('patrol' in fight.defender) draft.note('outer-rim.patrols.5', 'combat', 'defence', 'value');
  if (fight.settledBy.value !== undefined) draft.note(fight.settledBy.value, 'combat', 'defence', 'value');
  noteValue(draft, fight, 'attack');
  noteValue(draft, fight, 'defence');
  // A player rolls their own dice; for everybody else the neighbour of the attacker does.
  const rolls = 'player' in fight.defender ? 'outer-rim.combat-steps.3' : 'outer-rim.combat-steps.3.2';
  draft.note(fight.settledBy.roller ?? rolls, 'combat', 'defence', 'roller');
  if (facts.ai === undefined) return;
  const opponent = fighterOf(fight, 'defence');
  if (isAi(facts, fight.attacker)) draft.note(SOLO_DICE, 'combat', 'attack', 'roller');
  if (opponent === null || isAi(facts, opponent)) draft.note(SOLO_DICE, 'combat', 'defence', 'roller');
}

/** Whoever attacks compares the damage. */
function attackerActs(facts: Facts, move: Move, fight: Combat, isCurrent: boolean): Finding {
  const { attacker } = fight;
  const currentPlayer = facts.turn.seat;
  if ((attacker === currentPlayer) !== isCurrent || move.seat === attacker) return true;
  return fails({ seat: move.seat ?? null, attacker, currentPlayer });
}

export const combat: Slice<Facts> = {
  moves,
  own: { combat: { schema: CombatSchema, shownAs: 'combat', shows: shownOf } },
  says: {
    'combat.roll': ({ side: rolled, faces: shown }: CombatRoll) =>
      `the ${rolled === undefined ? 'dice' : `${rolled} dice`} show ${shown.join(', ')}`,
    'combat.reroll': ({ faces: shown }: CombatReroll) => `the rerolled dice show ${shown.join(', ')}`,
    'combat.resolve': () => 'compares the damage',
  },
  roles: {
    combatants: (_facts, { attacker, defender }: Combat) =>
      'player' in defender ? [attacker, defender.player] : [attacker],
  },
  outputs: {
    'the-outcome': (_facts, { winner, attack, defence }: Fight): Outcome => ({
      winner,
      attack: { dice: attack.dice, damage: attack.damage },
      defence: { dice: defence.dice, damage: defence.damage },
    }),
  },
  constraints: {
    'outer-rim.combat.0.1': hasAnOpponent,
    'outer-rim.combat.6': (facts, move: Move, fight: Combat) => attackerActs(facts, move, fight, true),
    'outer-rim.combat.7': (facts, move: Move, fight: Combat) => attackerActs(facts, move, fight, false),
  },
  effects: { 'open-combat': openCombat },
  cases: { 'there-is-nobody-to-fight': (_facts, { inVain }: Fight) => inVain },
  carriesOut: ['outer-rim.combat.1', 'outer-rim.combat.5'],
};

/** What cards make happen under these rules. */
export const deeds = {
  fight: (draft, seat, effect) => owe(draft, { ...effect, do: 'combat', seat }),
} satisfies Deeds;
