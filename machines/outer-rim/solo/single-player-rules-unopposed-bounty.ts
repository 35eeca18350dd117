/**
 * @module
 * Single-Player Rules: Unopposed Bounty (LRR page 24). A bounty hunter AI player eliminates its target without dice: the target
 * leaves the game, the reward comes, and then the damage that the bounty shows.
 */
import type { Json } from '../../../schemas/json.ts';
import { chart, type RuleId, rules } from '../../chart.ts';
import {
  type Frame,
  fails,
  type Misjudged,
  type Move,
  type Option,
  type Place,
  type Refusal,
  type Slice,
  type Unrecorded,
  voids,
} from '../../ruleset.ts';
import { removeAsset } from '../assets/slots.ts';
import { gainBountyReward, targetOf } from '../bounties/targets.ts';
import { sufferDamage } from '../combat/damage.ts';
import { forgetTokens, takeOffTheMap } from '../encounters/tokens.ts';
import { doubt } from '../table/doubts.ts';
import { assetTypeOf, asTold, cardOf, type Draft, type Facts, heldBy, seatOf } from '../table/facts.ts';
import type { HeldAsset } from '../table/types.ts';
import type { Before } from '../turn/player-turn.ts';
import type { CarriedOut } from './instruction.ts';

const STEPS = 'outer-rim.single-player-rules-unopposed-bounty.0.1';
const REMOVED = 'outer-rim.single-player-rules-unopposed-bounty.1';
const REWARD = 'outer-rim.single-player-rules-unopposed-bounty.2.a';
const SPENT = 'outer-rim.single-player-rules-unopposed-bounty.2.b';
const DAMAGE = 'outer-rim.single-player-rules-unopposed-bounty.3';

/** The target of a bounty that an AI player eliminates. */
export interface Eliminating {
  /** the AI player */
  readonly seat: string;
  bounty: string;
  /** the contact, or who the crew was; null: nobody knows */
  readonly contact: string | null;
  /** where the contact is; null: it is a crew */
  readonly space: string | null;
  /** the crew, and whose it is; null: it is a contact on the map */
  readonly crew: string | null;
  readonly owner: string | null;
}

/** A move that may say which bounty it is. */
export type OfBounty = Move & { readonly bounty?: string | undefined };

/** The target leaves the game: the token of a contact, a crew with its token. `because`: the rule that takes it away. */
export function removeTarget(draft: Draft, { contact, space, crew, owner }: Eliminating, because: RuleId): void {
  const { facts } = draft;
  if (crew !== null && owner !== null) removeAsset(draft, owner, crew, because, because);
  if (contact === null) forgetTokens(facts, space);
  else {
    takeOffTheMap(facts, contact);
    if (!facts.removed.includes(contact)) facts.removed.push(contact);
  }
  draft.note(because, 'removed');
  if (space !== null) draft.note(because, 'contacts', space);
}

/** The elimination reward of a bounty (`gainedBy`), with what its text brings then: the bounty leaves the game (`removedBy`). */
export function gainElimination(draft: Draft, seat: string, bounty: string, gainedBy: RuleId, removedBy: RuleId): void {
  gainBountyReward(draft, seat, bounty, cardOf(draft.facts, bounty)?.eliminationReward, gainedBy, removedBy);
}

/** The damage that a bounty shows: on the character or the ship, by its icon (3). */
function suffer(draft: Draft<Eliminating>): void {
  const { facts, own } = draft;
  const { seat, bounty } = own;
  const { kind, value } = cardOf(facts, bounty)?.combat ?? {};
  if (kind == null || value == null)
    doubt(facts, seat, `nobody knows how much damage the bounty ${bounty} shows`, [
      'character',
      'ship',
      'defeated',
      'credits',
      'secrets',
    ]);
  else {
    const on = kind === 'ground' ? 'character' : 'ship';
    draft.note(DAMAGE, 'seats', seat, 'damage');
    sufferDamage(draft, seat, on, value, DAMAGE);
  }
}

/** Why nothing else is done: the target is eliminated, without dice (0.1), and is never captured (2.a). */
function eliminatedInstead(_facts: Facts, { type, seat }: Move, own: Eliminating): Refusal | null {
  if (seat !== own.seat && !type.startsWith('combat.')) return null;
  return { rule: type === 'bounty.capture' ? REWARD : STEPS, facts: { bounty: own.bounty, due: 'bounty.eliminate' } };
}

const isOfAFight = (type: string): boolean => type.startsWith('combat.') || type === 'contact.fight';

/** Dice that a table has rolled against the target all the same have brought damage instead of what the bounty shows: nobody knows how much. */
export function foughtForIt(facts: Facts, { type }: Move, { due, bounty }: Readonly<Record<string, Json>>): void {
  if (due !== 'bounty.eliminate' || !isOfAFight(type) || typeof bounty !== 'string') return;
  const { kind } = cardOf(facts, bounty)?.combat ?? {};
  const why = `nobody knows how much damage the dice against the target of ${bounty} have brought`;
  doubt(facts, facts.turn.seat, why, [kind === 'ship' ? 'ship' : 'character']);
}

/** A table may have an AI player capture a contact, as a person may: nothing is gained, and the bounty stays (2.a). */
function* hadCaptured(
  _facts: Facts,
  { seat, bounty, contact, space }: Eliminating,
  state: string,
): Iterable<Unrecorded<Facts>> {
  if (state !== 'eliminating' || contact === null || space === null) return;
  const says = `${seat} had captured ${contact}`;
  const change = (facts: Facts): void => {
    takeOffTheMap(facts, contact);
    const held = heldBy(facts, seat, bounty);
    if (held !== undefined) held.captured = true;
  };
  // The damage that the bounty shows was suffered, or not.
  for (const then of ['damage', 'done']) yield { state: then, says, change };
}

/** The bounty is handed in as a table says, for a reward that it shows. */
function handIn(facts: Facts, own: Eliminating, of: 'reward' | 'eliminationReward'): void {
  const draft = asTold(facts, own);
  removeTarget(draft, own, REMOVED);
  gainBountyReward(draft, own.seat, own.bounty, cardOf(facts, own.bounty)?.[of], REWARD, SPENT);
}

/**
 * Where a table stands that has an AI player eliminate, or deliver, a target that is elsewhere: the reward was gained, and the bounty is gone;
 * the damage that it shows was suffered, or not.
 */
export function* eliminatedElsewhere(
  facts: Facts,
  { type, seat = '', bounty, card }: OfBounty & { readonly card?: string },
  frames: readonly Frame[],
): Iterable<Place<Facts>> {
  if (type !== 'bounty.eliminate' && type !== 'deliver.bounty') return;
  const [game] = frames;
  const justNow = facts.turn.step === 'planning' ? (game?.own as Before | undefined)?.aiTurn : undefined;
  const turn = (frames.find(({ chart: name }) => name === 'ai-turn')?.own as CarriedOut | undefined) ?? justNow;
  const isMeant = (one: HeldAsset): boolean =>
    assetTypeOf(facts, one) === 'bounty' && one.card === (bounty ?? card ?? one.card);
  const [meant, other] = turn?.seat === seat ? seatOf(facts, seat).assets.filter(isMeant) : [];
  if (meant === undefined || other !== undefined) return;
  const own = { seat, bounty: meant.card, contact: targetOf(facts, meant.card), space: null, crew: null, owner: null };
  // Whom it is about to encounter it has met with that.
  const at = frames.findIndex(({ chart: name }) => name === 'ai-bounty-encounter');
  const over = at < 0 ? frames : [...frames.slice(0, at), { ...(frames[at] as Frame), state: 'done' }];
  const isDelivered = type === 'deliver.bounty';
  const says = `${seat} had ${isDelivered ? 'delivered' : 'eliminated the target of'} ${meant.card} all the same`;
  for (const isHurt of isDelivered ? [false] : [true, false]) {
    const change = (changed: Facts): void => {
      handIn(changed, own, isDelivered ? 'reward' : 'eliminationReward');
      if (isHurt) suffer(asTold(changed, own));
    };
    yield { frames: over, says: isHurt ? `${says}, and been hurt` : says, change, done: true };
  }
}

/** As its claims show. */
function* claimsToHaveCaptured(facts: Facts, own: Eliminating, state: string): Iterable<Misjudged<Facts>> {
  for (const one of hadCaptured(facts, own, state)) yield { ...one, rule: REWARD };
  const change = (changed: Facts): void => handIn(changed, own, 'reward');
  if (state === 'eliminating')
    yield {
      state: 'damage',
      rule: REWARD,
      says: `${own.seat} had gained the reward for a capture`,
      change,
      rather: ['outer-rim.credits.2', 'outer-rim.credits.3'],
    };
}

/** As it has recorded: it has captured the target, or fought it. */
function* captures(facts: Facts, { type, seat }: Move, own: Eliminating, state: string): Iterable<Unrecorded<Facts>> {
  if (isOfAFight(type)) yield { state: 'fought', says: `${own.seat} had fought ${own.contact}`, done: true };
  if (type !== 'bounty.capture' || seat !== own.seat) return;
  for (const one of hadCaptured(facts, own, state)) yield { ...one, done: true };
}

const elimination = {
  guard: rules(REWARD),
  actions: ['remove-the-target', 'gain-the-elimination-reward'],
  target: 'settling',
  meta: { rules: [REMOVED, SPENT] },
} as const;

const dice = { target: 'fought', meta: { asTold: true } } as const;

export const unopposedBounty: Slice<Facts> = {
  misjudged: { 'ai-unopposed-bounty': claimsToHaveCaptured },
  unrecorded: { 'ai-unopposed-bounty': captures },
  unspoken: { 'ai-unopposed-bounty': { fought: 'any' } },
  refusals: { 'ai-unopposed-bounty': eliminatedInstead },
  charts: [
    chart({
      id: 'ai-unopposed-bounty',
      description: 'An AI player eliminates the target of a bounty without dice.',
      initial: 'eliminating',
      meta: { rules: [STEPS], refuses: { '*': STEPS } },
      states: {
        eliminating: {
          meta: { awaits: 'the-ai-player', implies: 'bounty.eliminate', rules: [REMOVED] },
          on: {
            'bounty.eliminate': elimination,
          },
        },
        // Only a breach leads here: whether the dice have beaten the target, the table has settled.
        fought: {
          meta: { awaits: 'the-ai-player', implies: 'lapse' },
          on: {
            'combat.roll': dice,
            'combat.resolve': dice,
            'bounty.eliminate': elimination,
            lapse: { target: 'done' },
          },
        },
        settling: { invoke: { src: 'obligations', onDone: { target: 'damage' } } },
        damage: { always: [{ actions: ['suffer-for-the-bounty'], target: 'consequences', meta: { rules: [DAMAGE] } }] },
        consequences: { invoke: { src: 'obligations', onDone: { target: 'done' } } },
        done: { type: 'final' },
      },
    }),
  ],
  constraints: {
    [REWARD]: (_facts, { seat, bounty }: OfBounty, own: Eliminating) => {
      if (seat !== own.seat) return voids({ seat: seat ?? null, aiPlayer: own.seat });
      return bounty === undefined || bounty === own.bounty || fails({ bounty, forced: own.bounty });
    },
  },
  effects: {
    'remove-the-target': (draft: Draft<Eliminating>) => {
      removeTarget(draft, draft.own, REMOVED);
    },
    'gain-the-elimination-reward': (draft: Draft<Eliminating>, { bounty: told }: OfBounty) => {
      const { seat, bounty } = draft.own;
      // Against the rules the table has taken another one of its bounties for it.
      const isHeld = told !== undefined && heldBy(draft.facts, seat, told) !== undefined;
      draft.own.bounty = isHeld ? told : bounty;
      gainElimination(draft, seat, draft.own.bounty, REWARD, SPENT);
    },
    'suffer-for-the-bounty': suffer,
  },
  forced: {
    'ai-unopposed-bounty': {
      'bounty.eliminate': (_facts, { seat, bounty }: Eliminating): Option[] => [
        { move: { type: 'bounty.eliminate', seat, bounty } as Move, open: () => ({ open: {}, optional: ['/bounty'] }) },
      ],
      'combat.roll': () => [],
      'combat.resolve': () => [],
    },
  },
};
