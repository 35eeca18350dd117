/**
 * @module
 * Resolving Bounties (LRR page 4): the contact of a bounty is fought where it is encountered, or as somebody's crew; whoever
 * wins eliminates or captures it. The capture reward is gained by a delivery (deliver-action.ts).
 */
import type { z } from 'zod';
import { decision } from '../../../schemas/outer-rim/move.ts';
import { BountyId, CrewId, Seat } from '../../../schemas/outer-rim/words.ts';
import { chart, type RuleId, rules, when } from '../../chart.ts';
import { type Finding, fails, type Move, type Option, type Slice, unknown, voids } from '../../ruleset.ts';
import { unlessBent } from '../abilities/golden-rules.ts';
import { loseAsset, oweRoom } from '../assets/slots.ts';
import { type Brings, type CombatAbility, type Fight, fightBetweenPlayers, fightForBounty } from '../combat/combat.ts';
import type { Encountered } from '../encounters/encountering-a-contact.ts';
import { contactOfCard, forgetTokens, mayBe, playedBy, takeOffTheMap, tokensIn } from '../encounters/tokens.ts';
import { mayCompleteGoal } from '../player/goal-cards.ts';
import { payElimination } from '../player/rewards.ts';
import { isAi } from '../solo/players.ts';
import { doubtAbout } from '../table/doubts.ts';
import { assetTypeOf, cardOf, type Draft, type Facts, heldBy, isSeat, seatOf, tellCard } from '../table/facts.ts';
import type { BeatenTarget, Obligation } from '../table/types.ts';
import {
  bountiesMeant,
  bountyOptions,
  gainBountyReward,
  holdsBounty,
  type Named,
  ofABounty,
  targetOf,
  withMore,
  withOptional,
} from './targets.ts';

const moves = [
  decision(
    'contact.fight',
    {
      bounty: BountyId.optional().describe('the bounty whose target the contact is; left out: the only one that fits'),
    },
    'The contact that is encountered is fought for a bounty, instead of resolving its databank card. A log may leave this out where the dice of the combat show it.',
  ),
  decision(
    'encounter.crew',
    {
      bounty: BountyId.optional().describe('the bounty whose target the crew is; left out: the only one that fits'),
      player: Seat.optional().describe('whose crew it is: the own seat, or another one in the same space'),
      crew: CrewId.optional().describe('the crew card'),
    },
    'A crew is fought for a bounty, as an "Encounter" ability: one\'s own, or that of a player in the same space.',
  ),
  decision('crew.protect', {}, 'The owner protects the crew: the two players fight.'),
  decision('crew.refuse', {}, 'The owner does not protect the crew, who is fought like any target of a bounty.'),
  decision(
    'bounty.eliminate',
    { bounty: BountyId.optional().describe('the bounty that was fought for') },
    'The beaten contact is eliminated: the elimination reward comes at once, card and token leave the game.',
  ),
  decision(
    'bounty.capture',
    { bounty: BountyId.optional().describe('the bounty that was fought for') },
    'The beaten contact is captured: its token is put on the bounty, to be delivered.',
  ),
] as const;
type FightContact = Named<z.infer<(typeof moves)[0]>>;
type Unnamed = z.infer<(typeof moves)[1]>;
export type CrewEncounter = Named<Unnamed>;
type Outcome = z.infer<(typeof moves)[4]> | z.infer<(typeof moves)[5]>;

const WON = 'outer-rim.resolving-bounties.3';

/** Which rule lets the winner choose what comes of the target, by where it was fought. */
const CHOICE = {
  map: WON,
  'own-crew': 'outer-rim.resolving-bounties.4.1.c',
  crew: 'outer-rim.resolving-bounties.5.2.b',
} as const satisfies Readonly<Record<BeatenTarget['from'], RuleId>>;

/** The contact that is encountered is the target of a bounty of its player. */
function isItsTarget(facts: Facts, { seat, bounty }: FightContact, own: Encountered): Finding {
  const held = holdsBounty(facts, { seat, bounty });
  if (held !== true && held.holds === false) return held;
  const target = targetOf(facts, bounty);
  const { contact, chosen, space } = own;
  if (target === null) return unknown(`the log does not say whose bounty ${bounty} is`);
  if (contact !== null) return contact === target ? held : fails({ bounty, target, contact });
  // Nobody has told who it is: the bounty tells it now.
  const player = playedBy(facts, target);
  if (player !== undefined) return fails({ bounty, target, characterOf: player });
  const tokens = tokensIn(facts, space);
  const said = { contact: target, class: chosen.class ?? undefined };
  const [named] = tokens?.filter(({ id }) => id === target) ?? [];
  if (tokens !== undefined && !tokens.some((token) => mayBe(facts, token, said)))
    return fails({ bounty, target, class: chosen.class, contactsHere: tokens.map((token) => token.id ?? token.class) });
  return named === undefined && mayBe(facts, { id: null, class: chosen.class, faceup: true }, { contact: target })
    ? held
    : fails({ bounty, target, class: chosen.class });
}

/** What winning and losing the fight for a bounty bring. */
function bringsFor(own: BeatenTarget, attacker: readonly Obligation[] = [], defender?: readonly Obligation[]): Brings {
  const { seat, space } = own;
  return {
    attacker: [...attacker, { ...own, do: 'bounty-won' }],
    defender: defender ?? [{ do: 'bounty-missed', seat, ...(space === null ? {} : { space }) }],
  };
}

/** Whether a bounty, by a breach, is used against somebody whom it does not name: with how many dice they fight it does not say (1). */
function isAgainstAnother(facts: Facts, bounty: string, contact: string | null): boolean {
  const target = targetOf(facts, bounty);
  return target !== null && contact !== null && target !== contact;
}

/** The fight against a contact on the map. */
function contactFight(facts: Facts, { seat, space, contact, bounty }: Encountered): Fight {
  if (bounty === null) throw new Error('a contact is fought for a bounty');
  const combat = cardOf(facts, bounty)?.combat;
  const own: BeatenTarget = { seat, bounty, contact, space, from: 'map' };
  const isStrange = isAgainstAnother(facts, bounty, contact);
  return fightForBounty(facts, seat, { contact: contact ?? bounty, combat }, bringsFor(own), { isStrange });
}

/** A crew that is fought for a bounty. */
export interface Hunted {
  readonly seat: string;
  readonly bounty: string;
  readonly owner: string;
  readonly crew: string;
}

/** The crew who is the target of a bounty, and whose it is, as far as the log tells; null: nobody is known to have such a crew. */
function crewOf(facts: Facts, bounty: string): Pick<Hunted, 'owner' | 'crew'> | null {
  const target = targetOf(facts, bounty);
  return target === null ? null : crewWhoWas(facts, target);
}

function crewWhoWas(facts: Facts, target: string): Pick<Hunted, 'owner' | 'crew'> | null {
  for (const owner of facts.order)
    for (const asset of seatOf(facts, owner).assets)
      if ((assetTypeOf(facts, asset) ?? 'crew') === 'crew' && contactOfCard(facts, asset.card) === target)
        return { owner, crew: asset.card };
  return null;
}

/** Who has an asset; undefined: nobody is known to. */
function holderOf(facts: Facts, card: string): string | undefined {
  return facts.order.find((seat) => heldBy(facts, seat, card) !== undefined);
}

/** Whose crew a move means, and which; what nobody can say is left out. */
function huntedBy(facts: Facts, { bounty, ...move }: Unnamed): Partial<Pick<Hunted, 'owner' | 'crew'>> {
  const crew = move.crew ?? (bounty === undefined ? undefined : crewOf(facts, bounty)?.crew);
  const owner = move.player ?? (crew === undefined ? undefined : holderOf(facts, crew));
  return { ...(crew === undefined ? {} : { crew }), ...(owner === undefined ? {} : { owner }) };
}

/** A crew of somebody is the target of a bounty of the current player (4, 5.a), as far as one of the two rules speaks of it. */
function isItsCrew(ofOthers: boolean) {
  return (facts: Facts, move: CrewEncounter): Finding => {
    const { seat, bounty } = move;
    const { owner, crew } = huntedBy(facts, move);
    if ((owner !== undefined && owner !== seat) !== ofOthers) return true;
    const held = holdsBounty(facts, move);
    if (held !== true && held.holds === false) return held;
    const target = targetOf(facts, bounty);
    if (owner === undefined || !isSeat(facts, owner)) {
      if (target === null) return unknown(`the log does not say whose bounty ${bounty} is`);
      const doubt = facts.order.map((one) => doubtAbout(facts, one, 'assets')).find((one) => one !== null);
      return doubt === undefined ? voids({ bounty, target, crewOf: null }) : unknown(doubt);
    }
    if (crew === undefined) {
      if (target === null) return unknown(`the log does not say whose bounty ${bounty} is`);
      const doubt = doubtAbout(facts, owner, 'assets');
      return doubt === null ? voids({ bounty, target, player: owner, has: false }) : unknown(doubt);
    }
    const asset = heldBy(facts, owner, crew);
    if (asset === undefined) {
      const doubt = doubtAbout(facts, owner, 'assets');
      return doubt === null ? voids({ crew, player: owner, has: false }) : unknown(doubt);
    }
    const type = assetTypeOf(facts, asset);
    if (type !== null && type !== 'crew') return voids({ card: crew, type, needed: 'crew' });
    const who = contactOfCard(facts, crew);
    if (target !== null && who !== undefined && who !== target) return fails({ bounty, target, crew, contact: who });
    if (target === null || who === undefined)
      return unknown(`the log does not say whether ${crew} is the target of ${bounty}`);
    return held === true && type === null ? unknown(`the log does not say what kind of asset ${crew} is`) : held;
  };
}

const OWN = isItsCrew(false);
const OF_OTHERS = isItsCrew(true);

/** Whether a move that names no bounty means the crew of another player. */
function isOfAnother(facts: Facts, { seat, player, crew }: Unnamed): boolean {
  const holder = crew === undefined ? undefined : holderOf(facts, crew);
  return (player ?? holder ?? seat) !== seat;
}

function isWithItsPlayer(facts: Facts, move: Unnamed): Finding {
  const { owner } = huntedBy(facts, move);
  const { seat } = move;
  if (owner === undefined || owner === seat || !isSeat(facts, owner)) return true;
  const [here, there] = [seatOf(facts, seat).space, seatOf(facts, owner).space];
  if (here === null || there === null)
    return unknown(`the log does not say whether ${seat} and ${owner} are in the same space`);
  if (here === there) return true;
  const doubt = doubtAbout(facts, seat, 'space') ?? doubtAbout(facts, owner, 'space');
  return doubt === null ? fails({ seat, space: here, crewOf: owner, theirSpace: there }) : unknown(doubt);
}

/** A crew is where its player is (crew.5), and so in the space of whoever is with that player (crew.5.1). */
export const crewIsHere = unlessBent('encounter-range', isWithItsPlayer);

/** The fight against a crew whom nobody protects: one's own, or another player's (4, 5.3). */
function crewFight(facts: Facts, own: Hunted): Fight {
  const { seat, bounty, owner, crew } = own;
  const isOwn = owner === seat;
  const contact = contactOfCard(facts, crew) ?? targetOf(facts, bounty);
  const target: BeatenTarget = { seat, bounty, contact, space: null, from: isOwn ? 'own-crew' : 'crew' };
  const fought = { crew, owner, seat };
  const brings = bringsFor(
    target,
    [{ ...fought, do: 'crew-beaten' }],
    isOwn ? [{ ...fought, do: 'crew-lost' }] : undefined,
  );
  return fightForBounty(facts, seat, { contact: contact ?? crew, combat: cardOf(facts, bounty)?.combat }, brings, {
    isStrange: isAgainstAnother(facts, bounty, contact),
    ...(isOwn ? { idle: crew } : { roller: 'outer-rim.resolving-bounties.5.3' as const }),
  });
}

/** The fight against the owner who protects the crew (5.b, 5.1). */
function ownerFight(facts: Facts, { seat, bounty, owner, crew }: Hunted): Fight {
  const contact = contactOfCard(facts, crew) ?? targetOf(facts, bounty);
  const target: BeatenTarget = { seat, bounty, contact, space: null, from: 'crew' };
  const brings = bringsFor(target, [{ do: 'crew-beaten', crew, owner, seat }]);
  return fightBetweenPlayers(facts, seat, owner, brings, 'outer-rim.resolving-bounties.5.1');
}

/** Only the owner decides whether the crew is protected. */
export function ownerDecides(_facts: Facts, { seat }: Move, { owner, crew }: Hunted): Finding {
  return seat === owner || fails({ seat: seat ?? null, crew, crewOf: owner });
}

/** The target of the bounty is beaten: what comes of it is for the winner to say, as far as this rule speaks of it. */
function winnerChooses(from: BeatenTarget['from']) {
  return (_facts: Facts, { seat, bounty }: Outcome, own: BeatenTarget): Finding => {
    if (own.from !== from) return true;
    if (seat !== own.seat) return fails({ seat, winner: own.seat });
    return bounty === undefined || bounty === own.bounty || fails({ bounty, foughtFor: own.bounty });
  };
}

/** From here on everybody knows whose bounty it is: who was beaten for it. */
function learnTarget(facts: Facts, { bounty, contact }: BeatenTarget): void {
  if (contact !== null && targetOf(facts, bounty) === null)
    tellCard(facts, { ...facts.cards[bounty], id: bounty, contact });
}

/** The token of a beaten contact is taken off the map, or from the tokens beside it. */
function takeToken(draft: Draft<BeatenTarget>, rule: RuleId): void {
  const { facts, own } = draft;
  learnTarget(facts, own);
  if (own.contact !== null) takeOffTheMap(facts, own.contact);
  else forgetTokens(facts, own.space);
  if (own.space !== null) draft.note(rule, 'contacts', own.space);
}

function eliminate(draft: Draft<BeatenTarget>): void {
  const { facts, own } = draft;
  const { seat, bounty, from } = own;
  const rule = 'outer-rim.resolving-bounties.3.1';
  takeToken(draft, rule);
  gainBountyReward(draft, seat, bounty, cardOf(facts, bounty)?.eliminationReward, rule, rule);
  payElimination(draft, seat);
  mayCompleteGoal(facts, seat, 'elimination');
  if (from !== 'map') draft.note(CHOICE[from], 'removed');
}

function capture(draft: Draft<BeatenTarget>): void {
  const { facts, own } = draft;
  const { seat, bounty, from } = own;
  const rule = 'outer-rim.resolving-bounties.3.2.a';
  takeToken(draft, rule);
  const held = heldBy(facts, seat, bounty);
  if (held !== undefined) held.captured = true;
  // No reward comes yet.
  for (const fact of ['credits', 'fame', 'assets']) draft.note(rule, 'seats', seat, fact);
  if (from === 'own-crew') draft.note('outer-rim.resolving-bounties.4.1.b', 'seats', seat, 'assets');
}

const outcome = rules(CHOICE.map, CHOICE['own-crew'], CHOICE.crew);

export const resolvingBounties: Slice<Facts> = {
  moves,
  says: {
    'contact.fight': ({ bounty = 'a bounty' }: Move & { bounty?: string }) => `fights the contact for ${bounty}`,
    'encounter.crew': ({ bounty = 'a bounty', crew = 'the crew' }: CrewEncounter) => `fights ${crew} for ${bounty}`,
    'crew.protect': () => 'protects the crew',
    'crew.refuse': () => 'does not protect the crew',
    'bounty.eliminate': () => 'eliminates the contact',
    'bounty.capture': () => 'captures the contact',
  },
  charts: [
    chart({
      id: 'resolving-bounties',
      description: 'A crew is fought for a bounty; the owner may protect it, and then the two players fight.',
      initial: 'choosing',
      meta: {
        refuses: { '*': 'outer-rim.resolving-bounties.5.b' },
      },
      states: {
        choosing: {
          meta: { awaits: 'current-player' },
          on: {
            'encounter.crew': {
              guard: rules('outer-rim.resolving-bounties.4', 'outer-rim.resolving-bounties.5.a', 'outer-rim.crew.5.1'),
              actions: ['hunt-the-crew'],
              target: 'hunted',
            },
          },
        },
        hunted: {
          always: [{ guard: when('the-crew-is-ones-own'), target: 'fighting-the-crew' }, { target: 'asking' }],
        },
        asking: {
          initial: 'looking',
          on: {
            'crew.protect': {
              guard: rules(
                'outer-rim.resolving-bounties.5.b',
                'outer-rim.single-player-rules-gaining-crew.4',
                'outer-rim.defeated.5.1.b',
              ),
              target: 'fighting-the-owner',
            },
            'crew.refuse': { guard: rules('outer-rim.resolving-bounties.5.b'), target: 'fighting-the-crew' },
          },
          states: {
            looking: {
              always: [
                {
                  guard: when('the-owner-cannot-protect-the-crew'),
                  target: 'helpless',
                  meta: {
                    rules: [
                      'outer-rim.defeated.5.1.a',
                      'outer-rim.defeated.5.1.b',
                      'outer-rim.single-player-rules-gaining-crew.4',
                    ],
                  },
                },
                { target: 'protecting' },
              ],
            },
            protecting: {
              meta: { awaits: 'owner-of-the-crew', rules: ['outer-rim.resolving-bounties.5.b'] },
            },
            // Whoever is defeated cannot protect anybody, an AI player never does, and none of them need say so.
            helpless: {
              meta: { awaits: 'owner-of-the-crew', implies: 'crew.refuse', rules: ['outer-rim.defeated.5.1.a'] },
            },
          },
        },
        'fighting-the-crew': {
          meta: { rules: ['outer-rim.resolving-bounties.5.3'] },
          invoke: { src: 'combat', input: 'the-crew-fought', onDone: { target: 'done' } },
        },
        'fighting-the-owner': {
          meta: { rules: ['outer-rim.resolving-bounties.5.1'] },
          invoke: { src: 'combat', input: 'the-owner-fought', onDone: { target: 'done' } },
        },
        done: { type: 'final' },
      },
    }),
    chart({
      id: 'bounty-won',
      description: 'The target of a bounty is beaten: the winner eliminates or captures it.',
      initial: 'choosing',
      meta: { rules: [WON], refuses: { '*': WON } },
      states: {
        choosing: {
          meta: { awaits: 'who-has-beaten-the-target', rules: Object.values(CHOICE) },
          on: {
            'bounty.eliminate': {
              guard: outcome,
              actions: ['eliminate-target'],
              target: 'settling',
              meta: { rules: ['outer-rim.resolving-bounties.3.1'] },
            },
            'bounty.capture': {
              guard: outcome,
              actions: ['capture-target'],
              target: 'settling',
              meta: { rules: ['outer-rim.resolving-bounties.3.2.a'] },
            },
          },
        },
        settling: { invoke: { src: 'obligations', onDone: { target: 'done' } } },
        done: { type: 'final' },
      },
    }),
  ],
  leftOut: {
    'contact.fight': (facts, { seat }) => ({ bounty: bountiesMeant(facts, seat, () => true) }),
    'encounter.crew': (facts, move) => {
      const { seat, player, crew } = move as Unnamed;
      const isMeant = ({ owner, crew: theirs }: Pick<Hunted, 'owner' | 'crew'>): boolean =>
        (player ?? owner) === owner && (crew ?? theirs) === theirs;
      const fits = (target: string): boolean => {
        const found = crewWhoWas(facts, target);
        return found !== null && isMeant(found);
      };
      return { bounty: bountiesMeant(facts, seat, fits), player: [], crew: [] };
    },
  },
  // Later entries show what came of the target, and whether the crew was protected.
  unspoken: { 'resolving-bounties': { protecting: 'any' }, 'bounty-won': { choosing: 'any' } },
  inputs: {
    'the-contact-fought': (facts, own) => contactFight(facts, own as Encountered),
    'the-crew-fought': (facts, own) => crewFight(facts, own as Hunted),
    'the-owner-fought': (facts, own) => ownerFight(facts, own as Hunted),
  },
  roles: {
    'owner-of-the-crew': (_facts, { owner }: Hunted) => [owner],
    'who-has-beaten-the-target': (_facts, { seat }: BeatenTarget) => [seat],
  },
  constraints: {
    'outer-rim.resolving-bounties.0.3': ofABounty(isItsTarget),
    'outer-rim.resolving-bounties.4': ofABounty(OWN, (facts, move) => !isOfAnother(facts, move)),
    'outer-rim.resolving-bounties.5.a': ofABounty(OF_OTHERS, isOfAnother),
    'outer-rim.resolving-bounties.4.3': (_facts, { source }: CombatAbility, { idle }: Fight) =>
      idle === null || source !== idle || fails({ crew: source, foughtBy: 'its own player' }),
    'outer-rim.resolving-bounties.5.b': ownerDecides,
    [CHOICE.map]: winnerChooses('map'),
    [CHOICE['own-crew']]: winnerChooses('own-crew'),
    [CHOICE.crew]: winnerChooses('crew'),
  },
  effects: {
    'hunt-the-crew': (draft: Draft<Hunted>, move: CrewEncounter) => {
      const { seat, bounty } = move;
      const { owner = seat, crew = bounty } = huntedBy(draft.facts, move);
      draft.own = { seat, bounty, owner, crew };
    },
    'eliminate-target': eliminate,
    'capture-target': capture,
  },
  cases: {
    'the-crew-is-ones-own': (_facts, { seat, owner }: Hunted) => seat === owner,
    'the-owner-cannot-protect-the-crew': (facts, { owner }: Hunted) =>
      seatOf(facts, owner).defeated === true || isAi(facts, owner),
  },
  candidates: {
    'contact.fight': (facts, own: Encountered): Option[] => {
      const { seat } = facts.turn;
      return bountyOptions(facts, { type: 'contact.fight', seat }, (bounty) => {
        const finding = isItsTarget(facts, { type: 'contact.fight', seat, bounty }, own);
        return finding === true || finding.holds === 'unknown';
      });
    },
    'encounter.crew': crewEncounters,
    'crew.protect': (_facts, { owner }: Hunted): Option[] => [{ move: { type: 'crew.protect', seat: owner } }],
    'crew.refuse': (_facts, { owner }: Hunted): Option[] => [{ move: { type: 'crew.refuse', seat: owner } }],
    'bounty.eliminate': (_facts, own: BeatenTarget) => outcomes('bounty.eliminate', own),
    'bounty.capture': (_facts, own: BeatenTarget) => outcomes('bounty.capture', own),
  },
  carriesOut: ['outer-rim.resolving-bounties.3.2.b'],
};

function outcomes(type: Outcome['type'], { seat, bounty }: BeatenTarget): Option[] {
  return [{ move: { type, seat } as Outcome, open: { '/bounty': { const: bounty } } }];
}

/** Crew that the current player may fight for a bounty: each crew of the players, where the bounty may name it. */
function crewEncounters(facts: Facts): Option[] {
  const { seat } = facts.turn;
  const type = 'encounter.crew';
  const isPossible = (finding: Finding): boolean => finding === true || finding.holds === 'unknown';
  const fits =
    (named: { readonly player?: string; readonly crew?: string }) =>
    (bounty: string): boolean =>
      [OWN, OF_OTHERS].every((check) => isPossible(check(facts, { type, seat, bounty, ...named })));
  // Whose crew is elsewhere, no bounty may name.
  const players = facts.order.filter((player) => isPossible(crewIsHere(facts, { type, seat, player }, undefined)));
  const found: Option[] = [];
  for (const player of players)
    for (const asset of seatOf(facts, player).assets) {
      if ((assetTypeOf(facts, asset) ?? 'crew') !== 'crew') continue;
      const named = { player, crew: asset.card };
      for (const option of bountyOptions(facts, { type, seat }, fits(named), named)) {
        const isPlain = crewOf(facts, (option.move as CrewEncounter).bounty)?.crew === asset.card;
        found.push(withOptional(option, isPlain ? ['/player', '/crew'] : ['/player']));
      }
    }
  // Of whose crew nobody can say whether it is the one, or of whose assets, the log may tell it.
  for (const player of [undefined, ...players]) {
    const isOpen = (bounty: string): boolean =>
      player === undefined ? crewOf(facts, bounty) === null : mayHaveOthers(facts, player, bounty);
    const named = player === undefined ? {} : { player };
    const options = bountyOptions(facts, { type, seat }, (bounty) => isOpen(bounty) && fits(named)(bounty), named);
    found.push(...options.map((option) => withMore(option, '/crew')));
  }
  return found;
}

/** Whether a player may have a crew that is the target of a bounty without anybody knowing it. */
function mayHaveOthers(facts: Facts, player: string, bounty: string): boolean {
  return targetOf(facts, bounty) === null || doubtAbout(facts, player, 'assets') !== null;
}

/** What the agenda carries out of these rules. */
export const deeds = {
  // Only a won combat brings the reward; the bounty stays with its player.
  'bounty-missed': (draft: Draft, { seat, space, player }: Missed): void => {
    const rule = player === undefined ? 'outer-rim.resolving-bounties.0.1' : 'outer-rim.resolving-player-bounties.0.1';
    for (const fact of ['credits', 'fame', 'assets']) draft.note(rule, 'seats', seat, fact);
    if (player !== undefined) draft.note('outer-rim.resolving-player-bounties.3', 'seats', seat, 'assets');
    if (space !== undefined) draft.note(rule, 'contacts', space);
  },
  // The token stays beside the map: the winner takes it.
  'crew-beaten': (draft: Draft, { crew, owner, seat }: Fought): void => {
    loseAsset(draft, owner, crew, 'beaten');
    oweRoom(draft, owner, null, false);
    const rule = owner === seat ? 'outer-rim.resolving-bounties.4.1.a' : 'outer-rim.resolving-bounties.5.2';
    draft.note(rule, 'seats', owner, 'assets');
  },
  'crew-lost': (draft: Draft, { crew, owner }: Fought): void => {
    loseAsset(draft, owner, crew);
    oweRoom(draft, owner, null, false);
    draft.note('outer-rim.resolving-bounties.4.2', 'seats', owner, 'assets');
  },
};
type Missed = Extract<Obligation, { do: 'bounty-missed' }>;
type Fought = Extract<Obligation, { do: 'crew-beaten' }> | Extract<Obligation, { do: 'crew-lost' }>;
