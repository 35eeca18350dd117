/**
 * @module
 * Combat Steps (LRR page 6): the attacker's roll and its damage, the same for the defender, the winner, and damage suffered.
 * The steps themselves are the states of combat-chart.ts; which abilities belong where is in combat-windows.ts.
 */
import type { Face } from '../../../schemas/outer-rim/words.ts';
import type { RuleId } from '../../chart.ts';
import {
  type Finding,
  fails,
  type Misjudged,
  type Move,
  type Option,
  type Slice,
  type Unknown,
  type Unrecorded,
  unknown,
  voids,
  type WrongFact,
} from '../../ruleset.ts';
import { completedAllTheSame } from '../assets/jobs.ts';
import { rewardsOfTheCard } from '../bounties/player-bounty-rewards.ts';
import { mayHoldABounty } from '../bounties/targets.ts';
import { mayCompleteGoal } from '../player/goal-cards.ts';
import { payElimination, payOnceCompleted } from '../player/rewards.ts';
import { BY_CARD } from '../table/deeds.ts';
import { doubt, doubtAbout, mayGo, maySway, sway } from '../table/doubts.ts';
import { bentBy, type Draft, type Facts, paysOf, seatOf, untoldBender } from '../table/facts.ts';
import { diceResolved, diceRolled, favorOf } from '../table/granted.ts';
import type { Combat, Die } from '../table/types.ts';
import {
  type CombatReroll,
  type CombatResolve,
  type CombatRoll,
  countOf,
  extraDie,
  type Fight,
  fighterOf,
  MOST_DICE,
  mayBend,
  mayHaveMoreDice,
  nextRoll,
  rolledSide,
  valueInForce,
  valueOfOtherKind,
} from './combat.ts';
import { reroll } from './combat-abilities.ts';
import { combatChart } from './combat-chart.ts';
import {
  inItsWindow,
  ownAbility,
  refusedAbility,
  rerollOrder,
  somethingIsLeft,
  valueOrder,
  WINDOWS,
  worksIn,
  worksWithoutDice,
} from './combat-windows.ts';
import { type Fought, limitOf, mayCostCrew, oweDefeat, sufferDamage } from './damage.ts';
import { claimedDamage } from './rolled-damage.ts';
import { damageOf, isRolled, isTest, otherSide, picksOf, rolledIn } from './rolls.ts';
import { damageFor, explainsDice, explainsWinner, reachOf } from './unrecorded-abilities.ts';

type Where = 'attack' | 'defence';

/** The two rolls keep their order; that abilities keep to the steps, the windows say (combat-windows.ts). */
function stepOfRoll(_facts: Facts, move: CombatRoll, fight: Fight): Finding {
  const awaited = nextRoll(fight);
  return awaited === null || (move.side ?? awaited) === awaited ? true : voids({ rolled: move.side ?? null, awaited });
}

/** Whether dice are recorded of a side that has none: those of the defence are told by their side, or by their number. */
function isTheirs(facts: Facts, fight: Fight, event: unknown): boolean {
  const { side, faces } = event as CombatRoll;
  const next = nextRoll(fight);
  if (side !== undefined) return side === next;
  return next === 'defence' || faces.length === 0 || faces.length !== valueInForce(facts, fight, 'defence').value;
}

/** How many dice were rolled against the combat value in force, unless a text that nobody knows may be why. */
function diceOf(facts: Facts, move: CombatRoll, fight: Fight, which: Where): Finding {
  if (fight.isStrange === true) return true;
  const finding = countOf(facts, move, fight, which);
  if (finding === true || finding.holds !== false) return finding;
  return explainsDice(facts, fight, which, move.faces.length) ?? finding;
}

/** The damage of both sides as the log counted it, or as the dice show it. */
function compared(fight: Combat, move: CombatResolve): { attack: number; defence: number } {
  return {
    attack: move.damage?.attack ?? fight.attack.damage ?? 0,
    defence: move.damage?.defence ?? fight.defence.damage ?? 0,
  };
}

function winnerOf(fight: Combat, move: CombatResolve): 'attacker' | 'defender' {
  if (fight.defence.value === 'infinite') return 'defender';
  const { attack, defence } = compared(fight, move);
  return defence > attack ? 'defender' : 'attacker';
}

/** Doubt where something that nobody has recorded, or whose text nobody knows, may have made this side win; null: nothing may. */
function mayHaveWon(facts: Facts, fight: Fight, winner: 'attacker' | 'defender'): Unknown | null {
  return mayBend(facts, fight, 'dice') ?? explainsWinner(facts, fight, winner);
}

/** The damage with which a side may have won by abilities that nobody has recorded; of dice that hurt no player the best for it. */
function wonWith(facts: Facts, move: CombatResolve, fight: Fight, winner: 'attacker' | 'defender'): CombatResolve[] {
  const counted = compared(fight, move);
  const rangeOf = (side: Where): number[] => {
    const { least, most } = reachOf(facts, fight, side);
    const top = Math.min(most, counted[side] + MOST_MORE);
    if (fighterOf(fight, otherSide(side)) === null)
      return [(side === 'attack') === (winner === 'attacker') ? top : least];
    return Array.from({ length: top - least + 1 }, (_, more) => least + more);
  };
  const defences = rangeOf('defence');
  return rangeOf('attack')
    .flatMap((attack) => defences.map((defence) => ({ ...move, damage: { attack, defence } })))
    .filter((form) => winnerOf(fight, form) === winner);
}

/** What the damage that a player has suffered may have been counted as, had an ability been used that nobody has recorded. */
function otherDamage(facts: Facts, move: CombatResolve, fight: Fight): CombatResolve[] {
  const counted = compared(fight, move);
  return (['attack', 'defence'] as const).flatMap((side) => {
    const { least, most, source } = reachOf(facts, fight, side, true);
    if (source === null || move.damage?.[side] !== undefined || fighterOf(fight, otherSide(side)) === null) return [];
    const range = Math.min(most, counted[side] + MOST_MORE) - least + 1;
    return Array.from({ length: range }, (_, more) => least + more)
      .filter((damage) => damage !== counted[side])
      .map((damage) => ({ ...move, damage: { ...counted, [side]: damage } }))
      .filter((form) => move.winner === undefined || winnerOf(fight, form) === move.winner);
  });
}

function claimedWinner(tied: boolean) {
  return (facts: Facts, move: CombatResolve, fight: Fight): Finding => {
    if (move.winner === undefined || move.winner === winnerOf(fight, move)) return true;
    // Against a level-4 patrol there is nothing to compare (patrols.6.b).
    if (fight.defence.value === 'infinite') return true;
    const { attack, defence } = compared(fight, move);
    if ((attack === defence) !== tied) return true;
    const doubt = mayHaveWon(facts, fight, move.winner);
    return doubt ?? fails({ claimed: move.winner, winner: winnerOf(fight, move), attack, defence });
  };
}

/** An ability that is not structured may have added so much damage, as far as it is tried. */
const MOST_MORE = 4;
/** What winning brings depends on what started the combat: a card, whose text the log may have declared. */
const AS_TOLD: RuleId = 'outer-rim.combat-steps.4.2';
/** The comparison of the damage, in the log's words or in none. */
const COMPARES = { type: 'combat.resolve' } as CombatResolve;

/** What the log has declared with the card hangs on who has won (4.2). */
function asTold(facts: Facts, move: CombatResolve, fight: Fight): Finding {
  const { told } = fight;
  const winner = move.winner ?? winnerOf(fight, move);
  if (told === undefined || told === winner) return true;
  const doubt = mayHaveWon(facts, fight, told);
  return doubt ?? fails({ winner, declaredFor: told, ...compared(fight, move) });
}

function rollDice(draft: Draft<Fight>, move: CombatRoll): void {
  const { own: fight } = draft;
  const which = rolledSide(fight, move);
  const side = fight[which];
  if (!isRolled(fight, 'attack') && !isRolled(fight, 'defence')) diceRolled(draft.facts);
  useStrategy(draft, which, move.faces.length);
  // Dice that an ability has added beforehand come last, so that places in the recorded roll stay what they are.
  side.dice = [
    ...move.faces.map((face) => ({ face, was: 'rolled' as const })),
    ...side.dice.filter((die) => die.was === 'added'),
  ];
  side.damage = damageOf(side.dice);
  side.roller = move.seat ?? side.roller;
  Object.assign(fight, { side: which, window: 'rolled' } satisfies Partial<Combat>);
  // Nothing that was rolled settles nothing.
  if (move.faces.length > 0) noteDamage(draft, which);
}

/** One die more than the combat value spends Combat Strategy; who rolls no more keeps it for a later combat (favors.1.2). */
function useStrategy(draft: Draft<Fight>, which: Where, rolled: number): void {
  const { facts, own: fight } = draft;
  if (extraDie(facts, fight, which) === 0) return;
  const { value, unsure } = valueInForce(facts, fight, which);
  const strategy = favorOf(facts, fighterOf(fight, which), 'combat-strategy');
  if (strategy === undefined || value === 'infinite' || value === null || unsure || rolled <= value) return;
  strategy.spent = true;
  draft.note('outer-rim.favors.1.2', 'turn', 'favors');
}

function noteDamage(draft: Draft, which: Where): void {
  draft.note(which === 'attack' ? 'outer-rim.combat-steps.2' : 'outer-rim.combat-steps.3', 'combat', which, 'damage');
  draft.note('outer-rim.combat-steps.2.1', 'combat', which, 'damage');
}

function rerollDice(draft: Draft<Fight>, move: CombatReroll): void {
  const { own: fight } = draft;
  const side = fight[fight.side];
  reroll(side.dice, fight.rerolling, move.faces);
  fight.rerolling = [];
  side.damage = damageOf(side.dice);
  draft.note(
    fight.side === 'attack' ? 'outer-rim.combat-steps.1.2.c' : 'outer-rim.combat-steps.3.1.c',
    'combat',
    fight.side,
    'dice',
  );
  noteDamage(draft, fight.side);
}

/** Step 4. What the table recorded stands, even if it broke a rule: reading goes on from there. */
function determineWinner(draft: Draft<Fight>, move: CombatResolve): void {
  const { facts, own: fight } = draft;
  const counted = winnerOf(fight, move);
  // What cannot be held against what the log has declared shows who has won.
  const { told } = fight;
  const isShown = told !== undefined && asTold(facts, move, fight) !== true;
  fight.winner = move.winner ?? (isShown ? told : counted);
  const { attack, defence } = compared(fight, move);
  fight.attack.damage = attack;
  fight.defence.damage = defence;
  if (draft.isUnsaid) {
    const { number: turn, step, done } = facts.turn;
    facts.fought = { turn, step, done: done.length, attacker: fight.attacker, winner: fight.winner, attack, defence };
  }
  if (fight.winner !== counted && !draft.asRecorded) changeDamage(facts, fight, fight.winner);
  const hopeless = fight.defence.value === 'infinite';
  const tie = fight.attack.damage === fight.defence.damage;
  draft.note('outer-rim.combat-steps.4', 'combat', 'winner');
  if (hopeless) draft.note('outer-rim.patrols.6.b', 'combat', 'winner');
  else if (tie) draft.note('outer-rim.combat-steps.4.1', 'combat', 'winner');
  // What winning brings comes first; until then nobody has suffered anything.
  for (const side of ['attack', 'defence'] as const) {
    const seat = fighterOf(fight, side);
    if (seat === null) continue;
    if (fight.brings[fight.winner].length === 0) draft.note('outer-rim.combat-steps.4.2', 'seats', seat);
    draft.note('outer-rim.combat-steps.4.3.a', 'seats', seat, 'damage');
    mayGo(
      facts,
      seat,
      fight.kind === 'ground' ? ['gear', 'crew'] : fight.kind === 'ship' ? ['mod', 'crew'] : ['gear', 'mod', 'crew'],
    );
    // What a defeat costs is recorded with the damage, also before what winning the combat brings.
    if (isDefeatedBy(facts, fight, side)) mayCostCrew(facts, seat);
    // A card that pays its owner for every victory (golden-rules.0.2), once a goal is completed of which the log does not tell.
    const won = fight.winner === (side === 'attack' ? 'attacker' : 'defender');
    if (!won) continue;
    const rolled = fight[otherSide(side)].dice.filter(({ was }) => was !== 'added');
    mayCompleteGoal(facts, seat, 'victory', { much: rolled.length });
    if ('player' in fight.defender) wonOverAPlayer(facts, seat, fight, side);
    if ('patrol' in fight.defender) mayCompleteGoal(facts, seat, 'patrol-victory');
    // Whether an enemy on a card is the contact of a bounty that the winner holds, nobody says: it is eliminated then.
    const mayEliminate = 'enemy' in fight.defender && mayHoldABounty(facts, seat);
    if (mayEliminate) mayCompleteGoal(facts, seat, 'elimination', { isSure: false });
    // Behind that: a victory that may have completed the goal may be paid for.
    payVictory(draft, seat, fight, side);
    maySway(draft, seat, 'victory', 'credits', 'fame');
    if (mayEliminate) payElimination(draft, seat, { isSure: false });
  }
}

/** Dice that come to another winner than these have dealt another damage, too: the only one that makes this one win, or one in doubt. */
function changeDamage(facts: Facts, fight: Fight, winner: 'attacker' | 'defender'): void {
  const on = fight.kind === 'ground' ? 'character' : 'ship';
  const isBent = mayBend(facts, fight, 'dice') !== null;
  const dealt = (['attack', 'defence'] as const).map((side) => {
    const { source } = reachOf(facts, fight, side);
    return { side, mayDiffer: isBent || source !== null, only: isBent ? null : damageFor(facts, fight, side, winner) };
  });
  for (const { side, mayDiffer, only } of dealt) {
    const seat = fighterOf(fight, otherSide(side));
    if (only !== null) fight[side].damage = only;
    else if (seat !== null && mayDiffer)
      doubt(facts, seat, `nobody knows which dice ${seat} suffered in the end`, [on, 'defeated']);
  }
}

/**
 * Whether a move records the comparison of the damage behind what winning has brought: step 4 comes before the damage is suffered
 * (4.3.a), and nothing else has been done since.
 */
export function comparesBehind(facts: Facts, move: Move): boolean {
  const { fought, turn } = facts;
  const { seat, winner, damage } = move as CombatResolve;
  if (fought === undefined || seat !== fought.attacker || (winner ?? fought.winner) !== fought.winner) return false;
  if (fought.untold !== undefined && facts.spawn?.faction === fought.untold) return false;
  if ((damage?.attack ?? fought.attack) !== fought.attack || (damage?.defence ?? fought.defence) !== fought.defence)
    return false;
  const goesOn = turn.number === fought.turn && turn.step === fought.step && turn.done.length === fought.done;
  const hasJustEnded = turn.number === fought.turn + 1 && turn.step === 'planning' && turn.used.length === 0;
  if (!goesOn && !hasJustEnded) return false;
  facts.fought = undefined;
  return true;
}

/** Whether a claim leaves out the damage whose comparison the next entry records, behind what winning has brought. */
export function isComparedNext(facts: Facts, { path, claimed, found }: WrongFact, next: Move): boolean {
  const { fought } = facts;
  const [root, seat, fact] = path;
  if (fought === undefined || root !== 'seats' || fact !== 'damage' || next.type !== 'combat.resolve') return false;
  const dealt = seat === fought.attacker ? fought.defence : fought.attack;
  return Number(found) - Number(claimed) === dealt && comparesBehind({ ...facts }, next);
}

/** A player has won over another one: goals ask for it of whoever attacks, and for the fame of the loser, if anybody knows it. */
function wonOverAPlayer(facts: Facts, seat: string, { defender, kind }: Fight, side: Where): void {
  if (side !== 'attack' || !('player' in defender)) return;
  const fameOf = (who: string): number | null =>
    doubtAbout(facts, who, 'fame') === null ? seatOf(facts, who).fame : null;
  const [own, theirs] = [fameOf(seat), fameOf(defender.player)];
  mayCompleteGoal(facts, seat, 'player-victory', { much: theirs ?? Infinity, isSure: theirs !== null });
  const isUpset = own === null || theirs === null || theirs > own;
  if (isUpset && kind !== 'ground') mayCompleteGoal(facts, seat, 'upset-victory', { isSure: false });
}

/** What cards pay the winner of a combat besides. */
function payVictory(draft: Draft, seat: string, fight: Fight, won: Where): void {
  const margin = (fight[won].damage ?? 0) - (fight[otherSide(won)].damage ?? 0);
  for (const pay of paysOf(draft.facts, seat, 'victory'))
    payOnceCompleted(draft, seat, pay, pay.credits * (pay.each === 'margin' ? margin : 1));
}

/** How much less damage a card has its owner suffer in a combat that they win, or how much more the player who has lost it. */
function victoryBrings(facts: Facts, seat: string, what: 'spares' | 'adds'): number {
  return paysOf(facts, seat, 'victory').reduce((sum, pay) => sum + (pay[what] ?? 0), 0);
}

/**
 * How much of its damage a winner is spared by what prevents it and by their cards: first what these take off, and if more than the
 * most is left that another one leaves in a ground combat, down to that (unfinished-business.3).
 */
function sparedBy(facts: Facts, seat: string, kind: 'ground' | 'ship', damage: number, prevented: number): number {
  const spared = prevented + victoryBrings(facts, seat, 'spares');
  const most = kind === 'ground' ? paysOf(facts, seat, 'victory').map(({ atMost = damage }) => atMost) : [];
  return Math.max(spared, damage - Math.min(damage, ...most));
}

/** A combat against a patrol that nobody can beat. */
const LOST: Fought = { kind: 'ship', won: false, swayedBy: null };

/** A component that may change the damage that a fighter suffers, their own or the foe's; null when there is none. */
function swayerOf(
  facts: Facts,
  kind: 'ground' | 'ship',
  seat: string,
  foe: string | null,
  won: boolean,
): string | null {
  // Gear has nothing to do in space, mods have nothing to do on the ground.
  const idle = kind === 'ground' ? 'mod' : 'gear';
  const onGround = won && kind === 'ground' ? bentBy(facts, seat, 'ground-damage') : null;
  if (onGround !== null) return onGround;
  const other = foe ?? undefined;
  return bentBy(facts, other, 'dice') ?? untoldBender(facts, seat, 'damage', idle);
}

/** Against a level-4 patrol the ship suffers what it takes to be defeated (patrols.6.b; notes, ruling 34). */
function sufferHopeless(draft: Draft, seat: string): void {
  const own = seatOf(draft.facts, seat);
  const limit = limitOf(draft.facts, seat, 'ship');
  draft.note('outer-rim.combat-steps.5', 'seats', seat, 'damage');
  if (limit !== null && limit > own.damage.ship) {
    sufferDamage(draft, seat, 'ship', limit - own.damage.ship, 'outer-rim.patrols.6.b', 0, LOST);
    return;
  }
  draft.note('outer-rim.patrols.6.b', 'seats', seat, 'damage', 'ship');
  oweDefeat(draft, seat, LOST);
}

const UNKNOWN_KIND = 'the log does not say whether characters or ships suffer the damage of this combat';

/** Damage of a combat of which nobody knows whether it is a ground combat or a ship combat. */
function sufferSomehow({ facts, own: fight }: Draft<Fight>): void {
  for (const [own, others] of [
    ['attack', 'defence'],
    ['defence', 'attack'],
  ] as const) {
    const seat = fighterOf(fight, own);
    if (seat !== null && fight[others].damage !== 0)
      doubt(facts, seat, UNKNOWN_KIND, ['character', 'ship', 'defeated', 'credits', 'secrets']);
  }
}

/** Step 5: each suffers what the other rolled, the character in a ground combat, the ship in a ship combat. */
function suffer(draft: Draft<Fight>): void {
  const { facts, own: fight } = draft;
  // Nothing has been recorded that winning has brought, but for the next patrol: that has come already, and is only told of now.
  if (draft.isUnsaid && facts.fought !== undefined) {
    const untold = 'patrol' in fight.defender && fight.winner === 'attacker' ? facts.spawn?.faction : undefined;
    facts.fought = untold === undefined ? undefined : { ...facts.fought, untold };
  }
  // A patrol that has won is still the same token; where it is has been settled by its displacement.
  if ('patrol' in fight.defender && fight.winner === 'defender')
    draft.note('outer-rim.combat-steps.5.3', 'patrols', fight.defender.patrol, 'level');
  if (fight.defence.value === 'infinite') {
    sufferHopeless(draft, fight.attacker);
    return;
  }
  if (fight.kind === null) {
    sufferSomehow(draft);
    return;
  }
  const [on, rule] =
    fight.kind === 'ground'
      ? (['character', 'outer-rim.combat-steps.5.1'] as const)
      : (['ship', 'outer-rim.combat-steps.5.2'] as const);
  for (const [own, others] of [
    ['attack', 'defence'],
    ['defence', 'attack'],
  ] as const) {
    const seat = fighterOf(fight, own);
    if (seat === null) continue;
    draft.note('outer-rim.combat-steps.5', 'seats', seat, 'damage');
    draft.note(rule, 'seats', seat, 'damage');
    const hasWon = fight.winner === (own === 'attack' ? 'attacker' : 'defender');
    const foe = fighterOf(fight, others);
    const swayedBy = swayerOf(draft.facts, fight.kind, seat, foe, hasWon);
    if (swayedBy !== null) sway(draft.facts, seat, swayedBy, on, 'defeated');
    const adds = untoldBender(
      draft.facts,
      foe ?? undefined,
      'opponent-damage',
      fight.kind === 'ground' ? 'mod' : 'gear',
    );
    if (adds !== null) sway(draft.facts, seat, adds, `more-${on}`, 'defeated');
    const fought: Fought = { kind: fight.kind, won: hasWon, swayedBy };
    const dealt = fight[others].damage ?? 0;
    const prevented = fight.prevented[others];
    const spared = hasWon ? sparedBy(draft.facts, seat, fight.kind, dealt, prevented) : prevented;
    const added = hasWon || foe === null ? 0 : victoryBrings(draft.facts, foe, 'adds');
    sufferDamage(draft, seat, on, dealt + added, rule, spared, fought);
    if (added > 0) draft.note(BY_CARD, 'seats', seat, 'damage', on);
    // The card is followed against step 5; of several the order is known.
    const byCards = paysOf(draft.facts, seat, 'victory').filter((pay) => (pay.spares ?? pay.atMost) !== undefined);
    if (spared > prevented) {
      const because = byCards.length > 1 ? 'outer-rim.unfinished-business.3' : 'outer-rim.golden-rules.0.2';
      draft.note(because, 'seats', seat, 'damage', on);
    }
  }
}

/** The roll that comes next, with as many dice as the combat value in force. */
function* rollOptions(facts: Facts, fight: Fight): Iterable<Option> {
  const side = nextRoll(fight);
  if (side === null) return;
  const { value, unsure } = valueInForce(facts, fight, side);
  const known = typeof value === 'number' ? value : null;
  // So many cannot be recorded.
  if (known !== null && known > MOST_DICE) return;
  const most = known === null ? MOST_DICE : Math.min(MOST_DICE, known + extraDie(facts, fight, side));
  const open = {
    '/faces': {
      type: 'array',
      items: { enum: ['hit', 'crit', 'focus', 'blank'] },
      minItems: known ?? 0,
      maxItems: most,
    },
    '/side': { const: side },
    '/seat': { enum: [...new Set([fight[side].roller, fighterOf(fight, side) ?? fight[side].roller])] },
  };
  // A card may give or take dice: then other numbers of them can be told too.
  const doubt = mayHaveMoreDice(facts, fight, side) ?? mayBend(facts, fight, 'values');
  const others = unsure || (doubt ?? explainsDice(facts, fight, side, (known ?? 0) - 1)) !== null;
  yield {
    move: { type: 'combat.roll', faces: Array.from({ length: known ?? 0 }, () => 'blank') } as Move,
    open: () => ({ open, ...(others ? { more: ['/faces'] } : {}) }),
  };
}

/** The most damage of dice that nobody has recorded, where the combat value is not known or too high to try everything. */
const MOST_UNSEEN = 12;

/** So many dice with so much damage, or as much as they can have. */
function diceWith(damage: number, count: number): Die[] {
  const face = (at: number): Face => (damage >= 2 * (at + 1) ? 'crit' : damage > 2 * at ? 'hit' : 'blank');
  return Array.from({ length: count }, (_, at) => ({ face: face(at), was: 'rolled' }));
}

/** The dice of a side that nobody has recorded, with each damage that they may have dealt. */
function* rolledUnseen(facts: Facts, fight: Fight, side: Where): Iterable<Unrecorded<Facts>> {
  const { value } = valueInForce(facts, fight, side);
  const count = typeof value === 'number' ? value : MOST_UNSEEN / 2;
  const state = side === 'attack' ? 'attackers-roll.own-reroll.open' : 'defenders-roll-and-damage.own-reroll.open';
  for (let damage = 0; damage <= Math.min(2 * count, MOST_UNSEEN); damage += 1)
    yield {
      state,
      says: `the ${side} had been rolled without a record of it`,
      standsFor: 'combat.roll',
      change: (_facts, own: Fight) => {
        Object.assign(own[side], { dice: diceWith(damage, count), damage });
        Object.assign(own, { side, window: 'rolled', unseen: side } satisfies Partial<Fight>);
      },
    };
}

/** The same of the attack, if the one roll that is recorded may be that of the defence as well: both are of as many dice. */
function* attackedUnseen(facts: Facts, fight: Fight): Iterable<Unrecorded<Facts>> {
  const { dice, damage } = fight.attack;
  const isPlain = fight.unseen === undefined && dice.every(({ was }) => was === 'rolled');
  if (!isPlain || valueInForce(facts, fight, 'defence').value !== dice.length) return;
  for (const unseen of rolledUnseen(facts, fight, 'attack'))
    yield {
      ...unseen,
      state: 'defenders-roll-and-damage.own-reroll.open',
      change: (changed, own: Fight) => {
        unseen.change?.(changed, own);
        Object.assign(own.defence, { dice: structuredClone(dice), damage });
        own.side = 'defence';
      },
    };
}

/** Whether a roll records, after the other one, the dice of a side that came before it without a record; the fight, a copy, takes note of them. */
export function tellsUnseenDice(move: CombatRoll, own: unknown): boolean {
  const rolled = rolledIn(own);
  if (rolled === undefined || isTest(rolled)) return false;
  const fight = rolled as Fight;
  const { unseen } = fight;
  if (unseen === undefined || !isRolled(fight, otherSide(unseen)) || (move.side ?? unseen) !== unseen) return false;
  const dice: Die[] = move.faces.map((face) => ({ face, was: 'rolled' }));
  const side = fight[unseen];
  if (dice.length !== side.dice.length || damageOf(dice) !== side.damage) return false;
  side.dice = dice;
  delete fight.unseen;
  return true;
}

/** All dice of a combat, seen by nobody, as its result tells of them: the damage of both sides, or who has won. */
function* foughtUnseen(facts: Facts, move: Move, fight: Fight): Iterable<Unrecorded<Facts>> {
  if (move.type !== 'combat.resolve') return;
  const { damage, winner } = move as CombatResolve;
  const told = { attack: damage?.attack, defence: damage?.defence };
  const rolled = (side: Where): number =>
    told[side] ?? (winner === (side === 'attack' ? 'attacker' : 'defender') ? 1 : 0);
  const count = (side: Where): number => {
    const { value } = valueInForce(facts, fight, side);
    return typeof value === 'number' ? value : Math.ceil(rolled(side) / 2);
  };
  yield {
    state: 'winner.comparing',
    says: 'all dice had been rolled without a record of them',
    change: (changed, own: Fight) => {
      for (const side of ['attack', 'defence'] as const) {
        const dice = diceWith(rolled(side), Math.max(1, count(side)));
        Object.assign(own[side], { dice, damage: damageOf(dice) });
        const foe = fighterOf(own, otherSide(side));
        if (told[side] !== undefined || foe === null) continue;
        const on = own.kind === 'ground' ? 'character' : 'ship';
        doubt(changed, foe, `nobody has recorded the dice from which ${foe} suffered`, [on, 'defeated']);
      }
    },
  };
}

const wonBy = (winner: 'attacker' | 'defender'): Unrecorded<Facts> => ({
  state: 'winner.brings',
  says: `the ${winner} had won without a record of it`,
  change: (_facts, fight: Fight) => {
    fight.winner = winner;
  },
});

/** What is said of credits that came or went, and not why. */
const SAYS_LESS: readonly RuleId[] = ['outer-rim.credits.2', 'outer-rim.credits.3'];

/** The damage of dice by a table that counts crits as hits, or focuses as hits, too. */
const MISCOUNTS: readonly ((face: Face) => number)[] = [
  (face) => (face === 'hit' || face === 'crit' ? 1 : 0),
  (face) => (face === 'crit' ? 2 : face === 'blank' ? 0 : 1),
];

/** What a table may take a combat for that has the wrong winner (4, 4.1), or counts the dice wrong (2.1). */
function* misjudged(facts: Facts, fight: Fight, state: string): Iterable<Misjudged<Facts>> {
  if (state !== 'winner.comparing' || fight.defence.value === 'infinite') return;
  const { attack, defence } = compared(fight, COMPARES);
  const winner = winnerOf(fight, COMPARES);
  const other = winner === 'attacker' ? 'defender' : 'attacker';
  yield {
    ...wonBy(other),
    rule: attack === defence ? 'outer-rim.combat-steps.4.1' : 'outer-rim.combat-steps.4',
    rather: SAYS_LESS,
    recorded: { type: 'combat.resolve', seat: fight.attacker, winner: other } as Move,
    says: `the ${other} had won`,
  };
  // What the winner alone gets says as much of who was held to have won.
  yield { ...wonBy(other), rule: AS_TOLD, against: [AS_TOLD], rather: [AS_TOLD], says: `the ${other} had won` };
  yield* completedAllTheSame(facts, wonBy(winner));
  if (winner === 'attacker') yield* rewardsOfTheCard(facts, fight.brings.attacker, wonBy(winner));
  for (const counts of MISCOUNTS) {
    const count = ({ dice }: Combat['attack']): number =>
      dice.reduce((sum, { face, was }) => sum + (was === 'cancelled' ? 0 : counts(face)), 0);
    const miscounted = { attack: count(fight.attack), defence: count(fight.defence) };
    if (miscounted.attack === attack && miscounted.defence === defence) continue;
    yield {
      state: 'winner.brings',
      rule: 'outer-rim.combat-steps.2.1',
      says: `the damage had been ${miscounted.attack} to ${miscounted.defence}`,
      change: (_changed, own: Fight) => {
        own.attack.damage = miscounted.attack;
        own.defence.damage = miscounted.defence;
        own.winner = miscounted.defence > miscounted.attack ? 'defender' : 'attacker';
      },
    };
  }
}

/** Whether the dice of a fight defeat somebody who fights on this side of it. */
function isDefeatedBy(facts: Facts, fight: Fight, side: Where): boolean {
  const seat = fighterOf(fight, side);
  if (seat === null || fight.kind === null) return false;
  const on = fight.kind === 'ground' ? 'character' : 'ship';
  const limit = limitOf(facts, seat, on);
  return limit !== null && seatOf(facts, seat).damage[on] + (fight[otherSide(side)].damage ?? 0) >= limit;
}

/** Whether the dice of a fight in a job defeat its owner: the job has failed, and no other fight follows. */
function endsTheJob(facts: Facts, fight: Fight): boolean {
  const { job, seat } = facts.turn;
  const side = fighterOf(fight, 'attack') === seat ? 'attack' : 'defence';
  return job !== undefined && fighterOf(fight, side) === seat && isDefeatedBy(facts, fight, side);
}

/** Dice for the value of the other kind of combat: the table may have fought it as that one (1.1). */
function* foughtAsTheOtherKind(facts: Facts, move: Move, fight: Fight, state: string): Iterable<Unrecorded<Facts>> {
  if (move.type !== 'combat.roll') return;
  const roll = move as CombatRoll;
  if (valueOfOtherKind(facts, fight, rolledSide(fight, roll)) !== roll.faces.length) return;
  const kind = fight.kind === 'ground' ? 'ship' : 'ground';
  yield {
    state,
    says: `it had been a ${kind} combat`,
    change: (_facts, own: Fight) => {
      own.kind = kind;
    },
  };
}

/** Dice that were rerolled without an ability, or all of them rolled once more: the table may have counted what they showed then. */
function* rerolledAllTheSame(move: Move, fight: Fight, state: string): Iterable<Unrecorded<Facts>> {
  if (move.type !== 'combat.reroll' && move.type !== 'combat.roll') return;
  const { faces } = move as CombatReroll | CombatRoll;
  const side = isRolled(fight, 'defence') ? 'defence' : 'attack';
  const { dice } = fight[side];
  if (!isRolled(fight, side) || fight.rerolling.length > 0) return;
  if (move.type === 'combat.roll' && faces.length !== dice.filter(({ was }) => was === 'rolled').length) return;
  for (const picked of picksOf(dice, faces.length))
    yield {
      state,
      says: `dice ${picked.join(', ')} of the ${side} had been rolled again`,
      done: true,
      change: (_facts, own: Fight) => {
        reroll(own[side].dice, picked, faces);
        own[side].damage = damageOf(own[side].dice);
      },
    };
}

/** How a combat may have gone on without a record. */
function* unrecorded(facts: Facts, move: Move, fight: Fight, state: string): Iterable<Unrecorded<Facts>> {
  yield* rerolledAllTheSame(move, fight, state);
  yield* foughtAsTheOtherKind(facts, move, fight, state);
  yield* inItsWindow(facts, move, fight, state);
  if (state === 'in-vain') return;
  const next = nextRoll(fight);
  if (next !== null) {
    yield* foughtUnseen(facts, move, fight);
    yield* rolledUnseen(facts, fight, next);
    // Whoever goes on in the fight knows whose dice they are.
    const isOver = move.type === 'combat.resolve' || !move.type.startsWith('combat.');
    if (next === 'defence' && isOver) yield* attackedUnseen(facts, fight);
  }
  yield wonBy('attacker');
  yield wonBy('defender');
}

/** The cases of the windows, by their names. */
const windows = Object.fromEntries(WINDOWS.map((name) => [`works-in-${name}`, worksIn(name)]));

export const combatSteps: Slice<Facts> = {
  charts: [combatChart],
  // An ability may have been used, and dice rerolled, without a word.
  unspoken: { combat: { open: 'shown', rerolling: 'shown', comparing: 'shown' } },
  unrecorded: { combat: unrecorded },
  misjudged: { combat: misjudged },
  refusals: {
    // Dice that an ability has picked come first: the state itself says so.
    combat: (facts, move, fight: Fight, state) => {
      // Who goes on has compared the damage, although what the log declares cannot have come of it.
      const isOver = state === 'winner.comparing' && !move.type.startsWith('combat.');
      const finding = isOver ? asTold(facts, COMPARES, fight) : true;
      if (finding !== true && finding.holds === false) return { rule: AS_TOLD, facts: finding.facts };
      if (state.endsWith('.rerolling')) return null;
      // Of dice that no ability has picked none is rerolled, nor is it anything that comes behind this combat.
      if (move.type === 'combat.reroll')
        return {
          rule: 'outer-rim.combat-steps.0.1',
          facts: { picked: 0, rerolled: (move as CombatReroll).faces.length },
        };
      // Each side rolls once: whoever rolls again does so in this combat, not in one that nobody has begun.
      if (move.type === 'combat.roll' && nextRoll(fight) === null) {
        const rolled = { rolled: 'both', awaited: 'combat.resolve' };
        return endsTheJob(facts, fight)
          ? { rule: 'outer-rim.defeated.4.a', facts: { ...rolled, job: facts.turn.job?.card ?? null } }
          : { rule: 'outer-rim.combat-steps.0.1', facts: rolled };
      }
      return refusedAbility(facts, move, fight);
    },
  },
  constraints: {
    'outer-rim.combat-steps.0.1': stepOfRoll,
    'outer-rim.combat-steps.1': (facts, move: CombatRoll, fight: Fight) => {
      if (rolledSide(fight, move) !== 'attack') return true;
      return move.seat === undefined || move.seat === fight.attacker || move.seat === fight.attack.roller
        ? diceOf(facts, move, fight, 'attack')
        : fails({ rolledBy: move.seat, attacker: fight.attacker });
    },
    'outer-rim.combat-steps.1.1': (facts, move: CombatRoll, fight: Fight) => {
      const which = rolledSide(fight, move);
      const { value } = valueInForce(facts, fight, which);
      if (typeof value === 'number' && move.faces.length === value + extraDie(facts, fight, which)) return true;
      if (fight.isStrange === true || move.faces.length === value) return true;
      if (valueOfOtherKind(facts, fight, which) !== move.faces.length) return true;
      return (
        mayBend(facts, fight, 'values') ??
        fails({ side: which, combat: fight.kind, combatValue: value, rolled: move.faces.length })
      );
    },
    'outer-rim.combat-steps.3.2': (facts, move: CombatRoll, fight: Fight) => {
      // With one person at the table there is no neighbour: single-player-rules-clarifications.3.a says who rolls.
      if (facts.ai !== undefined) return true;
      if ('player' in fight.defender || move.seat === undefined || rolledSide(fight, move) !== 'defence') return true;
      return move.seat === fight.defence.roller
        ? true
        : fails({ rolledBy: move.seat, leftOfTheAttacker: fight.defence.roller });
    },
    'outer-rim.combat-steps.3': (facts, move: CombatRoll, fight: Fight) => {
      const defender = fighterOf(fight, 'defence');
      if (
        rolledSide(fight, move) === 'defence' &&
        defender !== null &&
        move.seat !== undefined &&
        move.seat !== defender &&
        move.seat !== fight.defence.roller
      )
        return fails({ rolledBy: move.seat, defender });
      return diceOf(facts, move, fight, 'defence');
    },
    'outer-rim.combat-steps.1.2.a': valueOrder('attack'),
    'outer-rim.combat-steps.3.1.a': valueOrder('defence'),
    'outer-rim.combat-steps.1.2.b': rerollOrder('attack'),
    'outer-rim.combat-steps.3.1.b': rerollOrder('defence'),
    'outer-rim.combat-steps.2.2.a': ownAbility,
    'outer-rim.combat-steps.2.1': claimedDamage(false),
    'outer-rim.combat-steps.4': claimedWinner(false),
    'outer-rim.combat-steps.4.1': claimedWinner(true),
    [AS_TOLD]: asTold,
    'outer-rim.combat-steps.5': (_facts, _move, fight: Fight) => (fight.kind === null ? unknown(UNKNOWN_KIND) : true),
  },
  // Who has won may show that an ability was used, and so may what was suffered.
  fuller: {
    'combat.resolve': (facts, move: CombatResolve, fight: Fight): readonly Move[] => {
      const other = winnerOf(fight, move) === 'attacker' ? 'defender' : 'attacker';
      const damaged = otherDamage(facts, move, fight);
      if (move.winner !== undefined) return damaged;
      const isUnbounded = (['attack', 'defence'] as const).some(
        (side) => reachOf(facts, fight, side).most === Infinity,
      );
      if (isUnbounded || mayBend(facts, fight, 'dice') !== null)
        return [{ ...move, winner: other } as Move, ...damaged];
      return [...wonWith(facts, move, fight, other), ...damaged.filter((form) => winnerOf(fight, form) !== other)];
    },
  },
  effects: {
    'roll-combat-dice': rollDice,
    'roll-no-dice': (draft: Draft<Fight>) => rollDice(draft, { type: 'combat.roll', faces: [] }),
    'reroll-combat-dice': rerollDice,
    'determine-winner': determineWinner,
    'suffer-combat-damage': suffer,
    'end-combat': ({ facts, own: fight }: Draft<Fight>) => {
      if (isRolled(fight, 'attack') || isRolled(fight, 'defence')) diceResolved(facts);
    },
    'owe-what-the-combat-brings': (draft: Draft<Fight>) => {
      const { winner, brings } = draft.own;
      if (winner !== null) draft.owe(...brings[winner]);
    },
  },
  cases: {
    ...windows,
    'works-without-dice': worksWithoutDice,
    'there-are-no-dice': (facts, fight: Fight) => {
      const side = nextRoll(fight);
      return side !== null && valueInForce(facts, fight, side).value === 0;
    },
    'is-the-roll-without-dice': isTheirs,
    'somebody-may-use-an-ability': somethingIsLeft,
    'the-patrol-cannot-be-beaten': (_facts, { defence }: Fight) => defence.value === 'infinite',
    'combat-dice-are-being-rerolled': (_facts, { rerolling }: Fight) => rerolling.length > 0,
  },
  computed: { 'combat.resolve': ['winner', 'damage'] },
  candidates: {
    'combat.roll': rollOptions,
    'combat.reroll': ({ order }, { rerolling }: Fight): Option[] => {
      const picked = rerolling.length;
      const faces = Array.from({ length: picked }, () => 'blank');
      const open = {
        '/faces': {
          type: 'array',
          items: { enum: ['hit', 'crit', 'focus', 'blank'] },
          minItems: picked,
          maxItems: picked,
        },
        '/seat': { enum: [...order] },
      };
      return [{ move: { type: 'combat.reroll', faces } as Move, open }];
    },
    'combat.resolve': (facts, fight: Fight): Option[] => {
      const move = { type: 'combat.resolve', seat: fight.attacker } as CombatResolve;
      // Where a text that nobody knows may change the dice, the table may have counted something else.
      const counted = (side: Where) => ({ const: fight[side].damage ?? 0 });
      const damage = {
        type: 'object',
        properties: { attack: counted('attack'), defence: counted('defence') },
        additionalProperties: false,
      };
      const open = { '/winner': { const: winnerOf(fight, move) }, '/damage': damage };
      // Where a card may change the dice or values, other outcomes can be told too.
      const mayDiffer = (side: Where): boolean => reachOf(facts, fight, side).source !== null;
      const isUnsure =
        mayBend(facts, fight, 'dice') !== null ||
        mayBend(facts, fight, 'values') !== null ||
        mayDiffer('attack') ||
        mayDiffer('defence');
      return [{ move, open: () => ({ open, ...(isUnsure ? { more: Object.keys(open) } : {}) }) }];
    },
  },
  carriesOut: [
    'outer-rim.combat-steps.1.2.c',
    'outer-rim.combat-steps.2',
    // Said by the windows: the player who rolled has missed theirs once the other one has used an ability.
    'outer-rim.combat-steps.2.2.b',
    'outer-rim.combat-steps.3.1.c',
    'outer-rim.combat-steps.4.3.b',
    'outer-rim.combat-steps.5.4',
  ],
};
