/**
 * @module
 * Abilities (pages 16 and 24): who resolves them and when, and the agenda on which their entries stand until they are
 * carried out, with what else is owed: the card that fills a gap in the row, a reward, cards to draw. What one of these
 * brings about (a refill, a triggered ability) comes before those that follow it.
 */
import { z } from 'zod';
import { Item } from '../../../schemas/deckbuilding/position.ts';
import { agenda, type Kind } from '../../agenda.ts';
import { type Finding, fails, type Move, type Slice, voids } from '../../ruleset.ts';
import { ROW } from '../setup/box.ts';
import { type Facts, opponentOf } from '../table/facts.ts';
import { cameAbout, leftWanting } from '../table/lately.ts';
import type { Entry } from '../table/types.ts';
import { type Drawing, operations as emptyDeck, type Gap } from '../turn/empty-deck.ts';
import { operations as purchaseACard } from '../turn/purchase-a-card.ts';
import { gainForce } from '../turn/the-balance-of-the-force.ts';
import { operations as ability } from './ability.ts';
import { operations as dealDamage } from './deal-damage.ts';
import { operations as destroy } from './destroy.ts';
import { operations as discard } from './discard.ts';
import { type ExileMove, operations as exile, exileZones } from './exile.ts';
import { operations as gain } from './gain.ts';
import { holds, noteUnmet } from './if.ts';
import { operations as look } from './look.ts';
import {
  type Agenda,
  type Asking,
  amountOf,
  countDiscarded,
  decider,
  isWanting,
  type Op,
  type Operation,
  type Operations,
  stop,
} from './operations.ts';
import { operations as repair } from './repair.ts';
import { operations as reveal } from './reveal.ts';
import { sourceOf, unpaid, usable } from './sources.ts';
import type { AbilityMove } from './use-a-card-ability.ts';
import { operations as while_ } from './while.ts';

const costs = {
  pay: {
    deed(draft, op) {
      const { turn } = draft.facts;
      // What is paid of the Force, the opponent gains.
      if (op.entry.what === 'force')
        return gainForce(
          draft,
          opponentOf(draft.facts, op.seat),
          amountOf(draft.facts, op).amount,
          'deckbuilding.abilities.0.2',
        );
      // Who has used it without having as much is told so at that entry (`paid`), and what the table did then is followed.
      turn.resources = Math.max(0, turn.resources - amountOf(draft.facts, op).amount);
      draft.note('deckbuilding.abilities.0.2', 'turn', 'resources');
    },
  },
} satisfies Operations;

const OPERATIONS: Readonly<Record<Entry['op'], Operation>> = {
  ...ability,
  ...costs,
  ...dealDamage,
  ...destroy,
  ...discard,
  ...emptyDeck,
  ...exile,
  ...gain,
  ...look,
  ...purchaseACard,
  ...repair,
  ...reveal,
  ...while_,
};

/** How an entry is carried out now: it is left out, nothing is to decide, or a procedure is needed. */
function kindOf(facts: Facts, op: Op): 'left-out' | 'at-once' | Asking {
  if (!holds(facts, op.seat, op.source, op.entry.condition)) return 'left-out';
  const { can, asks } = OPERATIONS[op.entry.op];
  if ((can !== undefined && !can(facts, op)) || isUnpayable(facts, op)) return 'left-out';
  return isOpen(op) ? 'voluntary' : (asks?.(facts, op) ?? 'at-once');
}

/** Whether an entry is a cost that its owner may pay, and cannot. */
const isUnpayable = (facts: Facts, { seat, entry, count }: Op): boolean =>
  entry.optional === true && count === 0 && unpaid(facts, seat, [{ ...entry, optional: false }]) !== null;

/** Whether somebody has still to say if a part that says "may" is carried out: what is declined by itself asks nothing before. */
function isOpen({ entry }: Op): boolean {
  if (entry.optional !== true) return false;
  return entry.op !== 'purchase' && entry.op !== 'swap-top-galaxy-with-row';
}

const DISCARDS: readonly Entry['op'][] = ['discard-from-hand', 'opponent-discards', 'discard-from-row'];

/** Leaves out an entry that is done or cannot be done. */
function leaveOut(draft: Agenda, op: Op): void {
  const { condition, op: what } = op.entry;
  const whose = what === 'draw' ? op.seat : opponentOf(draft.facts, op.seat);
  noteUnmet(draft, op, condition, whose);
  if (DISCARDS.includes(what)) countDiscarded(draft, op, op.count);
  // A card of the row that nobody has told may have been what it lacked.
  if (draft.facts.galaxy.row.length < ROW && isWanting(draft.facts, op)) leftWanting(draft.facts, op.seat, op.source);
  // What may be paid and cannot be is not paid: nothing happens for it.
  if (isUnpayable(draft.facts, op)) stop(draft, op);
  // Nobody needs to say that no further card is exiled, or none where there is none.
  if (what === 'exile' && holds(draft.facts, op.seat, op.source, condition))
    cameAbout(draft.facts, 'exile.done', op.seat, '');
  if (op.entry.optional === true) cameAbout(draft.facts, 'effect.decline', op.seat, '');
}

const asking: { readonly [procedure in Asking]: Kind<Facts> } = {
  exile: { procedure: 'exile' },
  discard: { procedure: 'discard' },
  look: { procedure: 'look' },
  'keep-one-on-top': { procedure: 'keep-one-on-top' },
  reveal: { procedure: 'reveal' },
  destroy: { procedure: 'destroy' },
  'deal-damage': { procedure: 'deal-damage' },
  take: { procedure: 'take' },
  voluntary: { procedure: 'voluntary' },
  swap: { procedure: 'swap' },
  exchange: { procedure: 'exchange' },
  'return-to-hand': { procedure: 'return-to-hand' },
  'put-on-deck': { procedure: 'put-on-deck' },
};

const owed = agenda<Facts>({
  id: 'abilities',
  description: 'What abilities, rewards and the galaxy row still have to do is carried out, one thing after the other.',
  meta: {
    rules: ['deckbuilding.abilities.3', 'deckbuilding.use-a-card-ability.2'],
    refuses: { '*': 'deckbuilding.frequently-asked-questions.4' },
  },
  kinds: {
    // The most frequent first: the branches are tried in this order.
    'at-once': { deed: (draft: Agenda, op: Op) => OPERATIONS[op.entry.op].deed?.(draft, op) },
    'left-out': { deed: leaveOut, rules: ['deckbuilding.use-a-card-ability.2'] },
    draw: { procedure: 'drawing', input: (_facts, { seat, amount }: Drawing): Drawing => ({ seat, amount }) },
    refill: { procedure: 'galaxy-row', input: (_facts, { at }: Gap): Gap => ({ at }) },
    options: { procedure: 'choose' },
    triggers: { procedure: 'when' },
    reward: { procedure: 'reward' },
    dispute: { procedure: 'disputed-base' },
    stop: { deed: stop },
    ...asking,
  },
  kindOf: (facts, call) => (call.do === 'op' ? kindOf(facts, call as Extract<Item, { do: 'op' }>) : call.do),
});

function paid(facts: Facts, move: AbilityMove): Finding {
  // What has been used already has no price (abilities.1.1).
  const ability = sourceOf(facts, move.seat, move.card)?.used === true ? null : usable(facts, move);
  const lacks = ability === null ? null : unpaid(facts, move.seat, ability.effects);
  return lacks === null || fails({ card: move.card, lacks });
}

export const abilities: Slice<Facts> = {
  ...owed,
  own: { abilities: { schema: z.array(Item), shownAs: 'agenda' } },
  roles: { decider: (facts, own) => [decider(facts, own)] },
  constraints: {
    'deckbuilding.abilities.0.1': (facts, move: Move, own): Finding => {
      const who = decider(facts, own);
      // That the opponent decides, the ability says (abilities.0.2).
      if (move.seat === undefined || move.seat === who || who !== facts.turn.seat) return true;
      return fails({ seat: move.seat, decides: who });
    },
    'deckbuilding.abilities.1': (facts, move: AbilityMove) =>
      sourceOf(facts, move.seat, move.card) !== undefined || voids({ card: move.card, inPlay: false }),
    'deckbuilding.abilities.1.1': (facts, move: AbilityMove) =>
      usable(facts, move) === null ||
      sourceOf(facts, move.seat, move.card)?.used !== true ||
      fails({ card: move.card, usedThisTurn: true }),
    // The wording of an ability: what it costs, whom it asks, from where it takes cards.
    'deckbuilding.abilities.0.2': (facts, move: Move, own): Finding => {
      if (move.type === 'ability.use') return paid(facts, move as AbilityMove);
      const who = decider(facts, own);
      if (who !== facts.turn.seat && move.seat !== undefined && move.seat !== who)
        return fails({ seat: move.seat, decides: who });
      if (move.type !== 'exile.card') return true;
      const { from } = move as ExileMove;
      const zones = exileZones(own as Op);
      return from === undefined || zones.includes(from) || fails({ from, abilityExilesFrom: zones });
    },
  },
  carriesOut: ['deckbuilding.abilities.3.1'],
};
