/**
 * @module
 * The deliver action (LRR page 9): cargo and captured bounties are handed over at their destination, one after the other;
 * ILLEGAL cargo takes a die first.
 */
import { z } from 'zod';
import { type CardFacts, program } from '../../../schemas/outer-rim/cards.ts';
import { chance, decision } from '../../../schemas/outer-rim/move.ts';
import { DeliverAction as DeliverActionSchema } from '../../../schemas/outer-rim/position.ts';
import { CardId, Face, faces } from '../../../schemas/outer-rim/words.ts';
import { chart, type RuleId, rules, rulesIf, when } from '../../chart.ts';
import {
  type Finding,
  type Form,
  fails,
  failsAlways,
  type Move,
  must,
  type Option,
  type Slice,
  unknown,
  voids,
} from '../../ruleset.ts';
import { EFFECT_RULES, type EffectMove, oweEffects } from '../abilities/abilities.ts';
import { isAt, isPatrol } from '../assets/destinations.ts';
import { takeUp } from '../assets/discarding.ts';
import { rotate, showsOtherEnd } from '../assets/rotating.ts';
import { discardAsset } from '../assets/slots.ts';
import { gainBountyReward } from '../bounties/targets.ts';
import { asTheCardSays, hasTheNumber, onlyDeclared, toldFor, toldProgram } from '../encounters/databank.ts';
import { fameNeeded, takeFameAsItStands } from '../player/fame.ts';
import { mayCompleteGoal } from '../player/goal-cards.ts';
import { gainPayBesides, gainReward } from '../player/rewards.ts';
import { doubtAbout, forgetTurned, maySway, sway, unlessInDoubt } from '../table/doubts.ts';
import {
  assetTypeOf,
  bends,
  cardOf,
  type Draft,
  type Facts,
  heldBy,
  isSeat,
  isUntoldCoreWorld,
  mayBeBentBy,
  patrolsAt,
  paysOf,
  seatOf,
} from '../table/facts.ts';
import { anyIdBut, anySeat, effectsForm } from '../table/forms.ts';
import type { DeliverAction, SeatFacts } from '../table/types.ts';

const YOUR_TURN = 'outer-rim.player-turn.0.1';

/** The most effects of a databank card that a log may declare. */
const MOST_EFFECTS = 30;

const moves = [
  decision(
    'deliver.cargo',
    { card: CardId.describe('the cargo') },
    'A cargo is delivered to its destination; for ILLEGAL cargo the die follows as `deliver.roll`.',
  ),
  decision(
    'deliver.bounty',
    { card: CardId.describe('the bounty') },
    'A bounty with its captured contact is delivered to its destination.',
  ),
  chance(
    'deliver.roll',
    { faces: z.array(Face).min(1).max(20).describe('what the die shows') },
    'The die rolled before ILLEGAL cargo can be delivered.',
  ),
  decision(
    'deliver.databank',
    {
      card: CardId.optional().describe('the copy of databank card 1, where the log tells its text'),
      effects: program(MOST_EFFECTS).optional().describe('what the card made happen, in order'),
    },
    'Databank card #1 is resolved after a failed roll; the log declares what it brought.',
  ),
  decision('deliver.end', {}, 'The deliver action ends. A log may leave this out.'),
] as const;
type Delivery = z.infer<(typeof moves)[0]> | z.infer<(typeof moves)[1]>;
type Roll = z.infer<(typeof moves)[2]>;
/** A roll read so that a text which nobody knows has made a hit of it. */
type ReadAsHit = Roll & { readonly turned?: true };
type Databank = z.infer<(typeof moves)[3]>;
/** A delivery read so that its cargo is ILLEGAL: nobody knows it, but the log says that nothing has come yet. */
type ReadAsIllegal = Delivery & { readonly illegal?: true };

/** True for ILLEGAL cargo, null when nobody knows its traits. */
export function isIllegal(facts: Facts, card: string): boolean | null {
  return cardOf(facts, card)?.traits?.some((trait) => trait.toLowerCase() === 'illegal') ?? null;
}

/** What a delivery hands over. */
const DELIVERED = { 'deliver.cargo': 'cargo', 'deliver.bounty': 'bounty' } as const;

const isHeld = unlessInDoubt(
  ['assets'],
  (facts: Facts, { seat, card }: Delivery): Finding =>
    heldBy(facts, seat, card) === undefined ? voids({ seat, card, holds: false }) : true,
);

/** A delivered asset can be delivered only where its card says. */
const atDestination = unlessInDoubt(['space'], (facts: Facts, move: Delivery): Finding => {
  const destination = cardOf(facts, move.card)?.destination ?? null;
  const { core, space: onTheMap } = seatOf(facts, move.seat);
  const space = core ?? onTheMap;
  if (destination === null) return unknown(`the destination of ${move.card} is not known`);
  if (destination === 'none') return fails({ card: move.card, destination });
  const isToAPatrol = isPatrol(destination);
  // Of a Core World everybody knows which space it is, whether the map has it or not.
  if (space !== null && isUntoldCoreWorld(facts, destination))
    return must(destination === space, () => ({ card: move.card, destination, space }));
  if (!isToAPatrol && !facts.board.spaces.has(destination))
    return unknown(`the destination of ${move.card}, "${destination}", is no space of this map`);
  if (space === null) return unknown(`the log does not say where ${move.seat} is`);
  const isThere = isAt(facts, space, destination);
  if (isThere === null)
    return unknown(`nobody knows whether the patrol that is the destination of ${move.card} is in ${space}`);
  return must(isThere, () => ({
    card: move.card,
    destination,
    space,
    ...(isToAPatrol ? { patrolsHere: patrolsAt(facts, space) } : {}),
  }));
});

/** Cargo is delivered: the reward, then the discard (deliver-action.1.b, or after a roll deliver-action.1.1.b). */
function deliverCargo(draft: Draft<DeliverAction>, because: RuleId): void {
  const { facts, own } = draft;
  const { seat } = facts.turn;
  if (own.rolling === null) return;
  const { rolling: card } = own;
  const reward = cardOf(facts, card)?.reward;
  gainReward(draft, seat, reward, because);
  gainPayBesides(draft, seat, 'delivery', reward, because);
  mayCompleteGoal(facts, seat, 'delivery');
  const illegal = isIllegal(facts, card);
  if (illegal !== false) mayCompleteGoal(facts, seat, 'illegal-delivery', { isSure: illegal === true });
  maySway(draft, seat, 'delivery', 'credits', 'fame', 'reputation');
  putAwayDelivered(draft, seat, card, because);
  own.rolling = null;
}

/** Cargo that has brought its reward is discarded, or rotated where it says so. */
export function putAwayDelivered(draft: Draft, seat: string, card: string, because: RuleId): void {
  const { facts } = draft;
  if (bends(facts, card, 'reward-move')) sway(facts, seat, card, 'space');
  if (cardOf(facts, card)?.reward?.rotate === true) {
    rotate(draft, seat, card);
    return;
  }
  // A rotating card may be turned instead of discarded.
  if (bends(facts, card, 'reward')) sway(facts, seat, card, 'assets');
  if (heldBy(facts, seat, card) === undefined) forgetTurned(facts, seat);
  discardAsset(draft, seat, card, 'spent');
  draft.note(because, 'seats', seat, 'assets');
}

/** Whether the die for ILLEGAL cargo may be rolled again: once for each card that allows it (timing-of-abilities.5). */
function mayRollAgain(facts: Facts, { again }: DeliverAction): boolean {
  const { seat } = facts.turn;
  const by = mayBeBentBy(facts, seat, 'delivery-reroll');
  if (by === null || again !== true) return by !== null;
  return seatOf(facts, seat).assets.some(
    (asset) =>
      asset.card !== by &&
      (bends(facts, asset.card, 'delivery-reroll') ||
        (cardOf(facts, asset.card)?.abilities === undefined && (assetTypeOf(facts, asset) ?? 'crew') === 'crew')),
  );
}

/** Nothing is gained and the cargo stays where it is, for this reason. */
function withhold(draft: Draft, because: RuleId): void {
  for (const fact of ['credits', 'fame', 'assets']) draft.note(because, 'seats', draft.facts.turn.seat, fact);
}

/** Cargo of unknown traits is delivered without a roll, and what was there before is kept in mind: a roll may follow. */
function deliverUnsurely(draft: Draft<DeliverAction>): void {
  const { facts, own: action } = draft;
  const { seat } = facts.turn;
  const own = seatOf(facts, seat);
  const asset = action.rolling === null ? undefined : heldBy(facts, seat, action.rolling);
  if (asset === undefined) return;
  action.unsure = { asset: { ...asset }, credits: own.credits, fame: own.fame, reputation: { ...own.reputation } };
  deliverCargo(draft, 'outer-rim.deliver-action.1.b');
  // A win would be beyond recall: it is not proclaimed on a delivery that may have failed.
  if (own.fame !== null && own.fame >= fameNeeded(facts, seat)) own.fame = null;
}

/** The die recorded after all shows that the cargo was not delivered: everything is as it was before. */
function undoDelivery(draft: Draft<DeliverAction>): void {
  const { facts, own: action } = draft;
  const { unsure: before } = action;
  if (before === null) return;
  const own = seatOf(facts, facts.turn.seat);
  const { card } = before.asset;
  const reward = cardOf(facts, card)?.reward?.credits;
  // Credits may have been traded since: only what the reward was is taken back.
  const besides = paysOf(facts, facts.turn.seat, 'delivery').reduce((sum, pay) => sum + pay.credits, 0);
  const credits = reward === null || reward === undefined || reward === 0 ? reward : reward + besides;
  own.purse = undefined;
  own.credits =
    own.credits === null || credits === null || credits === undefined
      ? before.credits
      : Math.max(0, own.credits - credits);
  own.fame = before.fame;
  own.reputation = before.reputation satisfies SeatFacts['reputation'];
  takeUp(facts, card);
  own.assets.push(before.asset);
  takeFameAsItStands(facts, facts.turn.seat);
  action.unsure = null;
  action.rolling = card;
}

const cargo = {
  guard: rules(
    YOUR_TURN,
    'outer-rim.deliver-action.0.1',
    'outer-rim.deliver-action.1.a',
    'outer-rim.deliver-action.1.1.c',
    'outer-rim.deliver-action.1.1.a',
  ),
  actions: ['begin-deliver-action', 'take-up-cargo'],
  target: 'taken-up',
} as const;

const bounty = {
  guard: rules(YOUR_TURN, 'outer-rim.deliver-action.0.1', 'outer-rim.deliver-action.2.a'),
  actions: ['begin-deliver-action', 'deliver-bounty'],
  target: 'settling',
} as const;

const theDie = rules('outer-rim.deliver-action.1.1.a');

export const deliverAction: Slice<Facts> = {
  moves,
  notModelled: { 'deliver.databank': onlyDeclared },
  says: {
    'deliver.cargo': ({ card }: Delivery) => `delivers ${card}`,
    'deliver.bounty': ({ card }: Delivery) => `delivers the bounty ${card}`,
    'deliver.roll': ({ faces: shown }: Roll) => `the die for ILLEGAL cargo shows ${shown.join(', ')}`,
    'deliver.databank': ({ card = 'databank card #1' }: Databank) => `resolves ${card}`,
    'deliver.end': () => 'ends the deliver action',
  },
  misjudged: {
    // ILLEGAL cargo, taken for delivered before its die is rolled.
    'deliver-action': function* (_facts, _own, state) {
      if (state !== 'rolling') return;
      const rule = 'outer-rim.deliver-action.1.1.a';
      yield { state: 'delivering', rule, rather: [rule], says: 'the cargo had been delivered without a roll' };
    },
  },
  own: { 'deliver-action': { schema: DeliverActionSchema, shownAs: 'action' } },
  inputs: {
    'a-new-deliver-action': () => ({
      kind: 'deliver',
      rolling: null,
      tried: [],
      unsure: null,
    }),
  },
  charts: [
    chart({
      id: 'deliver-action',
      description: 'Cargo and bounties are delivered one after the other; a roll decides over ILLEGAL cargo.',
      initial: 'beginning',
      meta: {
        rules: ['outer-rim.deliver-action.0.1'],
        refuses: { 'deliver.databank': 'outer-rim.deliver-action.1.1.c', '*': 'outer-rim.action-step.1.1' },
      },
      states: {
        beginning: {
          meta: {
            awaits: 'current-player',
            keeps: ['outer-rim.action-step.0.2', 'outer-rim.defeated.1.4'],
            rules: ['outer-rim.action-step.1.1'],
          },
          on: { 'deliver.cargo': cargo, 'deliver.bounty': bounty },
        },
        'taken-up': {
          always: [
            {
              guard: when('the-cargo-is-illegal'),
              actions: ['withhold-cargo'],
              target: 'rolling',
              meta: { rules: ['outer-rim.deliver-action.1.1.a'] },
            },
            {
              guard: when('nobody-knows-whether-the-cargo-is-illegal'),
              actions: ['deliver-unsurely'],
              target: 'settling',
            },
            { target: 'delivering' },
          ],
        },
        delivering: {
          always: [
            { actions: ['deliver-cargo'], target: 'settling', meta: { rules: ['outer-rim.deliver-action.1.b'] } },
          ],
        },
        rolling: {
          meta: {
            awaits: 'chance',
            rules: ['outer-rim.deliver-action.1.1.a', 'outer-rim.cargo.6.a'],
            refuses: {
              'action.ability': 'outer-rim.action-step.2.2',
              'deliver.*': 'outer-rim.deliver-action.1.1.a',
              // What comes after the delivery shows that its die has been forgotten; a trade may come in between.
              'action.end': 'outer-rim.deliver-action.1.1.a',
              'encounter.*': 'outer-rim.deliver-action.1.1.a',
              'planning.*': 'outer-rim.deliver-action.1.1.a',
              '*': 'log.the-move-log.6',
            },
          },
          on: {
            'deliver.roll': { guard: theDie, target: 'rolled' },
          },
        },
        rolled: {
          always: [
            {
              guard: when('the-die-shows-a-hit'),
              actions: ['deliver-after-the-roll'],
              target: 'settling',
              meta: { rules: ['outer-rim.deliver-action.1.1.b'] },
            },
            {
              actions: ['fail-to-deliver'],
              target: 'databank',
              meta: { rules: ['outer-rim.deliver-action.1.1.c'] },
            },
          ],
        },
        // Cargo of unknown traits has been delivered before its roll was recorded: a hit changes nothing.
        'rolled-late': {
          always: [
            { guard: when('the-die-shows-a-hit'), actions: ['be-sure-of-the-delivery'], target: 'settling' },
            { actions: ['undo-delivery', 'fail-to-deliver'], target: 'databank' },
          ],
        },
        databank: {
          meta: {
            awaits: 'current-player',
            rules: ['outer-rim.deliver-action.1.1.c'],
            keeps: EFFECT_RULES,
            refuses: { '*': 'outer-rim.deliver-action.1.1.c' },
          },
          on: {
            'deliver.roll': {
              guard: rulesIf('the-die-may-be-rolled-again', 'outer-rim.golden-rules.0.2'),
              actions: ['take-the-cargo-up-again'],
              target: 'rolled',
            },
            'deliver.databank': {
              guard: rules(YOUR_TURN, 'outer-rim.databank.1'),
              actions: ['resolve-databank'],
              target: 'settling',
            },
          },
        },
        settling: { invoke: { src: 'obligations', onDone: { target: 'after' } } },
        after: {
          always: [
            {
              guard: when('an-effect-has-ended-the-turn'),
              actions: ['keep-the-undelivered'],
              target: 'done',
              meta: { rules: ['outer-rim.deliver-action.3.1'] },
            },
            { target: 'more' },
          ],
        },
        more: {
          meta: {
            awaits: 'current-player',
            implies: 'deliver.end',
            rules: ['outer-rim.deliver-action.3.a', 'outer-rim.deliver-action.3.b'],
          },
          on: {
            'deliver.cargo': cargo,
            'deliver.bounty': bounty,
            'deliver.roll': { guard: theDie, target: 'rolled-late' },
            'deliver.end': { guard: rules(YOUR_TURN), target: 'done' },
          },
        },
        done: { type: 'final' },
      },
    }),
  ],
  constraints: {
    'outer-rim.deliver-action.0.1': (facts, move: Delivery) => {
      const asset = heldBy(facts, move.seat, move.card);
      const held = asset === undefined ? isHeld(facts, move, undefined) : true;
      if (held !== true && held.holds === false) return held;
      // What has been turned is another asset now, whatever its name (assets.3.3).
      if (showsOtherEnd(facts, move.seat, move.card)) return voids({ card: move.card, shows: 'its other end' });
      const type = asset === undefined ? (cardOf(facts, move.card)?.type ?? null) : assetTypeOf(facts, asset);
      const needed = DELIVERED[move.type];
      if (type !== null && type !== needed) return voids({ card: move.card, type, needed });
      return type === null ? unknown(`the log does not say what kind of asset ${move.card} is`) : held;
    },
    'outer-rim.deliver-action.1.a': atDestination,
    'outer-rim.deliver-action.2.a': (facts, move: Delivery) => {
      if (heldBy(facts, move.seat, move.card)?.captured === false) return fails({ card: move.card, captured: false });
      return atDestination(facts, move, undefined);
    },
    'outer-rim.deliver-action.1.1.a': (facts, move: Move, action: DeliverAction) => {
      if (move.type !== 'deliver.roll') {
        const { card } = move as Delivery;
        return isIllegal(facts, card) === null
          ? unknown(`nobody knows whether ${card} is ILLEGAL; if it is, a die has to be rolled`)
          : true;
      }
      if (action.rolling === null && action.unsure === null) return voids({ rolls: 'nothing' });
      const { faces: shown } = move as Roll;
      if (shown.length !== 1) return failsAlways({ dice: shown.length, needed: 1 });
      const source = shown[0] === 'hit' ? null : mayBeBentBy(facts, facts.turn.seat, 'delivery-dice');
      return source === null ? true : unknown(`${source} may make a hit of the die, and its text is not known`);
    },
    // No second roll for the same cargo in one action (notes, ruling 3).
    'outer-rim.deliver-action.1.1.c': (_facts, move: Delivery, { tried }: DeliverAction) =>
      must(!tried.includes(move.card), () => ({ card: move.card, rollFailed: true })),
  },
  effects: {
    'begin-deliver-action': (draft) => {
      const { done } = draft.facts.turn;
      if (!done.includes('deliver')) done.push('deliver');
    },
    'take-up-cargo': ({ own }: Draft<DeliverAction>, { card }: Delivery) => {
      own.unsure = null;
      own.rolling = card;
      delete own.again;
    },
    'withhold-cargo': (draft) => withhold(draft, 'outer-rim.deliver-action.1.1.a'),
    'deliver-unsurely': deliverUnsurely,
    'deliver-cargo': (draft: Draft<DeliverAction>) => deliverCargo(draft, 'outer-rim.deliver-action.1.b'),
    'deliver-after-the-roll': (draft: Draft<DeliverAction>) => deliverCargo(draft, 'outer-rim.deliver-action.1.1.b'),
    'be-sure-of-the-delivery': ({ own }: Draft<DeliverAction>) => {
      own.unsure = null;
    },
    'undo-delivery': undoDelivery,
    'fail-to-deliver': (draft: Draft<DeliverAction>) => {
      const { own } = draft;
      if (own.rolling !== null) own.tried.push(own.rolling);
      own.rolling = null;
      withhold(draft, 'outer-rim.deliver-action.1.1.c');
    },
    'take-the-cargo-up-again': ({ own }: Draft<DeliverAction>) => {
      own.rolling = own.tried.pop() ?? null;
      own.again = true;
    },
    'resolve-databank': (draft, move: EffectMove) => oweEffects(draft, asTheCardSays(draft.facts, move)),
    'deliver-bounty': (draft: Draft<DeliverAction>, { seat, card }: Delivery) => {
      draft.own.unsure = null;
      const rule = 'outer-rim.deliver-action.2.b';
      gainBountyReward(draft, seat, card, cardOf(draft.facts, card)?.reward, rule, rule);
      mayCompleteGoal(draft.facts, seat, 'bounty-delivery');
    },
    'keep-the-undelivered': (draft) =>
      draft.note('outer-rim.deliver-action.3.1', 'seats', draft.facts.turn.seat, 'assets'),
  },
  cases: {
    'the-cargo-is-illegal': (facts, { rolling }: DeliverAction, { illegal }: ReadAsIllegal) =>
      rolling !== null && (illegal ?? isIllegal(facts, rolling)) === true,
    'nobody-knows-whether-the-cargo-is-illegal': (facts, { rolling }: DeliverAction) =>
      rolling !== null && isIllegal(facts, rolling) === null,
    'the-die-shows-a-hit': (_facts, _own, { faces: [die], turned }: ReadAsHit) => die === 'hit' || turned === true,
    'the-die-may-be-rolled-again': (facts, own: DeliverAction, { faces: shown }: Roll) =>
      shown?.length === 1 && mayRollAgain(facts, own),
    'an-effect-has-ended-the-turn': (facts) => facts.turn.ends === 'now',
  },
  // What a log claims after the delivery may tell whether the reward has come or the die is awaited; a claim of neither is a breach.
  readings: {
    'deliver.roll': (facts, move: Roll): readonly ReadAsHit[] =>
      move.faces[0] !== 'hit' && mayBeBentBy(facts, facts.turn.seat, 'delivery-dice') !== null
        ? [move, { ...move, turned: true }]
        : [],
    'deliver.cargo': (facts, move: Delivery): readonly ReadAsIllegal[] =>
      move.expect !== undefined && isIllegal(facts, move.card) === null ? [move, { ...move, illegal: true }] : [],
  },
  candidates: {
    'deliver.cargo': (facts, own?: Partial<DeliverAction>) => deliveries(facts, 'deliver.cargo', own),
    'deliver.bounty': (facts, own?: Partial<DeliverAction>) => deliveries(facts, 'deliver.bounty', own),
    'deliver.roll': (facts) => {
      const open = { '/seat': anySeat(facts) };
      return faces.map((face): Option => ({ move: { type: 'deliver.roll', faces: [face] } as Move, open }));
    },
    'deliver.databank': (facts) => [
      {
        move: { type: 'deliver.databank', seat: facts.turn.seat },
        open: () => ({
          open: { '/card': anyIdBut(notForCargo(facts)), '/effects': effectsForm(facts, MOST_EFFECTS) },
          more: ['/effects'],
        }),
      },
      ...toldFor(facts, { type: 'deliver.databank', seat: facts.turn.seat }),
    ],
    'deliver.end': (facts) => [{ move: { type: 'deliver.end', seat: facts.turn.seat } }],
  },
};

/** Cards that certainly are not resolved after a failed roll, and those that are listed by their names. */
function notForCargo(facts: Facts): string[] {
  const cards = [...facts.board.cards.keys(), ...Object.keys(facts.cards)];
  const isListed = (card: string): boolean => toldProgram(facts, { type: 'deliver.databank', card }) !== null;
  return [...new Set(cards)].filter(
    (card) => isListed(card) || hasTheNumber(facts, { type: 'deliver.databank', card }) !== true,
  );
}

/** Every held card that a delivery of this type may name, and one of those that a card of unknown text may have brought. */
function deliveries(facts: Facts, type: Delivery['type'], { tried = [] }: Partial<DeliverAction> = {}): Option[] {
  const { seat } = facts.turn;
  if (!isSeat(facts, seat)) return [];
  const held = seatOf(facts, seat).assets.map(({ card }) => card);
  const found = held.map((card): Option => ({ move: { type, seat, card } as Move }));
  if (doubtAbout(facts, seat, 'assets') === null) return found;
  const mayBe = ({ id: card, type: of }: CardFacts): boolean => {
    if (of !== DELIVERED[type] || held.includes(card) || tried.includes(card)) return false;
    const finding = atDestination(facts, { type, seat, card } as Delivery, undefined);
    return finding === true || finding.holds !== false;
  };
  const cards = [...facts.board.cards.values()];
  const first = cards.find(mayBe);
  if (first === undefined) return found;
  const open = (): Form => ({
    open: { '/card': { enum: cards.filter(mayBe).map(({ id }) => id) } },
    more: ['/card'],
  });
  return [...found, { move: { type, seat, card: first.id } as Move, open }];
}
