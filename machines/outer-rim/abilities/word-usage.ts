/**
 * @module
 * Word usage (LRR page 21): what the small words of an ability mean, by which a card is a program. Its effects are carried out
 * in the order of the text ("then"), each as far as it can be ("and"); "to" makes the part before it a cost, "may" leaves a
 * part to the player whom it addresses. What a card asks, and what it has somebody choose, is decided here, too.
 */
import { z } from 'zod';
import { listsIn, withLists } from '../../../schemas/outer-rim/cards.ts';
import { chance, decision } from '../../../schemas/outer-rim/move.ts';
import { CardDecision as CardDecisionSchema } from '../../../schemas/outer-rim/position.ts';
import { Id } from '../../../schemas/outer-rim/words.ts';
import { chart, rules, when } from '../../chart.ts';
import { byMove, type Finding, type Move, must, type Option, type Slice, unknown, voids } from '../../ruleset.ts';
import { lowersOnce } from '../actions/discounts.ts';
import { declaredIsPaid } from '../encounters/encountering-a-space.ts';
import type { Deeds } from '../table/deeds.ts';
import { cardOf, type Draft, type Facts, isSeat, owe } from '../table/facts.ts';
import type { CardDecision, CardEffect, Condition } from '../table/types.ts';
import { mayDoAnything } from '../table/untold-texts.ts';
import { type AbilityMove, abilityOf, declaredInVain, hasLowered, onceATurn, unstructured } from './abilities.ts';
import { allHold, learnFrom } from './conditions.ts';
import { canPayAll } from './costs.ts';
import { isHalfUntold, withItsChoice } from './declared.ts';

const moves = [
  decision('card.may', {}, 'The part of a card that begins with "may" is carried out.'),
  decision('card.decline', {}, 'The part of a card that begins with "may" is left out. A log may leave this out.'),
  decision(
    'card.choose',
    { option: Id.describe('the name of the branch') },
    'One of the branches of a card is chosen.',
  ),
  chance(
    'card.ask',
    { holds: z.boolean().describe('whether it is so') },
    'What a card asks about a fact that the log does not tell. A log may leave this out; of a fact that it does tell it may record it, too.',
  ),
] as const;
type Choose = z.infer<(typeof moves)[2]>;
type Ask = z.infer<(typeof moves)[3]>;

const NOTHING: readonly CardEffect[] = [];

/** Puts a program on the agenda, in its order. */
function carryOut(draft: Draft, seat: string, effects: readonly CardEffect[] = NOTHING): void {
  for (const effect of effects) owe(draft, { do: 'card-effect', seat, effect });
}

/** Whose decision it is: that of the player whom the card addresses. */
export function decides(facts: Facts, move: Move, { by }: CardDecision): Finding {
  return must(move.seat === by, () => ({ seat: move.seat ?? null, decides: by, currentPlayer: facts.turn.seat }));
}

/** Whether a decision is one of the current player's in a job: an entry of its own says whose it is (jobs.5.3). */
export function isOfAJob({ turn }: Facts, { by }: CardDecision): boolean {
  return turn.job !== undefined && by === turn.seat;
}

function decidesAlone(facts: Facts, move: Move, own: CardDecision): Finding {
  return isOfAJob(facts, own) ? true : decides(facts, move, own);
}

function deciderOf(facts: Facts, seat: string, { as }: { as?: string | undefined }): string {
  return facts.turn.job !== undefined && as === undefined ? facts.turn.seat : seat;
}

/** The branches that may be chosen, as far as anybody knows. */
function open(facts: Facts, { seat, among = [] }: CardDecision): string[] {
  return among.filter((way) => allHold(facts, seat, way.if) !== false).map(({ name }) => name);
}

/** The branch of a card that is chosen is one of those that it has, and may be chosen, by whom it says. */
export function isOpen(facts: Facts, move: Choose, own: CardDecision): Finding {
  const { option } = move;
  const byThem = decidesAlone(facts, move, own);
  if (byThem !== true) return byThem;
  const way = own.among?.find(({ name }) => name === option);
  if (way === undefined) return voids({ option, among: (own.among ?? []).map(({ name }) => name) });
  const answer = allHold(facts, own.seat, way.if);
  if (answer === null) return unknown(`the log does not tell whether "${option}" may be chosen`);
  if (answer && isHalfUntold(facts, way.effects)) return unknown(`what "${option}" of the card brings is not known`);
  return must(answer, () => ({ option, mayBeChosen: open(facts, own) }));
}

/** What a use of an ability declares as its cost, or what its card says, can be paid. */
function costIsPaid(facts: Facts, move: AbilityMove): Finding {
  const seat = move.seat ?? facts.turn.seat;
  const ability = isSeat(facts, seat) ? abilityOf(facts, seat, move) : null;
  if (isSeat(facts, seat) && hasLowered(facts, seat, move)) return true;
  // Where the card lets its owner barter for the cost, less than the sum in credits may be enough (bartering.4).
  if (ability !== null && ability !== 'unknown-text' && ability.mayBarter === true)
    return move.cost === undefined ? true : canPayAll(facts, seat, move.cost);
  // Of a text that nobody knows the log declares the cost.
  const told = ability === null || ability === 'unknown-text' || unstructured(ability) ? move : ability;
  const finding = canPayAll(facts, seat, told.cost ?? NOTHING);
  // Nothing comes of what stands behind a cost inside the text that cannot be paid.
  return finding !== true && finding.holds === false ? finding : (declaredInVain(facts, move)?.unpaid ?? finding);
}

export const wordUsage: Slice<Facts> = {
  moves,
  says: {
    'card.may': () => 'carries out the part of the card that begins with "may"',
    'card.decline': () => 'leaves out the part of the card that begins with "may"',
    'card.choose': ({ option }: Choose) => `chooses "${option}" of the card`,
    'card.ask': ({ holds }: Ask) => (holds ? 'what the card asks is so' : 'what the card asks is not so'),
  },
  notModelled: { 'card.ask': 'the log does not tell the fact that the card asks about' },
  own: { card: { schema: CardDecisionSchema, shownAs: 'card' } },
  roles: { 'who-decides': (_facts, { by }: CardDecision) => [by] },
  // A part that may have been carried out shows in what follows; a branch that had to be chosen may be any of them.
  unspoken: { card: { offered: 'shown', choosing: 'any', asking: 'any' } },
  misjudged: {
    // A part that was declined, and is carried out all the same.
    card: function* (_facts, { seat, effects = [] }: CardDecision, state) {
      if (state !== 'offered') return;
      const owes = effects.map((effect) => ({ do: 'card-effect' as const, seat, effect }));
      yield { state: 'done', rule: 'outer-rim.word-usage.2', says: 'the part had been carried out', owes };
    },
    // What a card asks, taken for its contrary: the other branch, a round too few or too many.
    '*': function* (facts, _own, state, _wrong, { after: { answered } }) {
      const before = facts.answered?.turn === answered?.turn ? (facts.answered?.holds.length ?? 0) : 0;
      for (let misread = 0; misread < (answered?.holds.length ?? 0) - before; misread += 1)
        yield {
          state,
          rule: 'outer-rim.appendix-2-interpreting-cards-and-abilities.0.2',
          says: 'what the card asks had been taken for its contrary',
          change: (at) => {
            at.misread = misread;
          },
          settles: (at) => {
            delete at.misread;
          },
        };
    },
  },
  charts: [
    chart({
      id: 'card',
      description: 'A card asks somebody: whether its optional part is carried out, or which of its branches.',
      initial: 'reading',
      meta: { refuses: { '*': 'outer-rim.word-usage.3' } },
      states: {
        reading: {
          always: [
            { guard: when('the-part-is-optional'), target: 'offered' },
            { guard: when('the-card-has-branches'), target: 'branching' },
            { target: 'asking' },
          ],
        },
        offered: {
          meta: { awaits: 'who-decides', implies: 'card.decline', rules: ['outer-rim.word-usage.2'] },
          on: {
            'card.may': {
              guard: rules(
                'outer-rim.jobs.5.3',
                'outer-rim.single-player-rules-ai-decisions.0.1',
                'outer-rim.word-usage.2',
              ),
              actions: ['carry-out-the-optional-part'],
              target: 'done',
            },
            'card.decline': { guard: rules('outer-rim.jobs.5.3', 'outer-rim.word-usage.2'), target: 'done' },
          },
        },
        branching: { always: [{ guard: when('no-branch-is-open'), target: 'done' }, { target: 'choosing' }] },
        choosing: {
          meta: { awaits: 'who-decides' },
          on: {
            'card.choose': {
              guard: rules('outer-rim.jobs.5.3', 'outer-rim.appendix-2-interpreting-cards-and-abilities.0.2'),
              actions: ['carry-out-the-chosen-branch'],
              target: 'done',
            },
          },
        },
        asking: {
          meta: { awaits: 'chance' },
          on: { 'card.ask': { actions: ['carry-out-what-follows'], target: 'done' } },
        },
        done: { type: 'final' },
      },
    }),
  ],
  constraints: {
    'outer-rim.word-usage.4': byMove<Facts>((type) => (type === 'encounter.space' ? declaredIsPaid : costIsPaid)),
    'outer-rim.word-usage.2': decidesAlone,
    'outer-rim.word-usage.6.a': byMove<Facts>((type) => (type === 'market.buy' ? lowersOnce : onceATurn)),
  },
  effects: {
    'carry-out-the-optional-part': (draft: Draft<CardDecision>) => carryOut(draft, draft.own.seat, draft.own.effects),
    'carry-out-the-chosen-branch': (draft: Draft<CardDecision>, { option }: Choose) =>
      carryOut(draft, draft.own.seat, draft.own.among?.find(({ name }) => name === option)?.effects),
    'carry-out-what-follows': (draft: Draft<CardDecision>, { holds }: Ask) => {
      const { seat, asked = [], effects, else: otherwise } = draft.own;
      learnFrom(draft.facts, seat, asked, holds);
      carryOut(draft, seat, holds ? effects : otherwise);
    },
  },
  cases: {
    'the-part-is-optional': (_facts, { asks }: CardDecision) => asks === 'may',
    'the-card-has-branches': (_facts, { asks }: CardDecision) => asks === 'choose',
    'no-branch-is-open': (facts, own: CardDecision) => open(facts, own).length === 0,
  },
  candidates: {
    'card.may': (_facts, { by }: CardDecision): Option[] => [{ move: { type: 'card.may', seat: by } }],
    'card.decline': (_facts, { by }: CardDecision): Option[] => [{ move: { type: 'card.decline', seat: by } }],
    'card.choose': (facts, own: CardDecision): Option[] =>
      open(facts, own).map((option) => ({ move: { type: 'card.choose', seat: own.by, option } as Move })),
    'card.ask': ({ order }): Option[] =>
      [true, false].map((holds) => ({
        move: { type: 'card.ask', holds } as Move,
        open: { '/seat': { enum: [...order] } },
      })),
  },
};

/** A program goes on by what a card asks; where nobody knows the answer, the log shows which way it went. */
function goOn(
  draft: Draft,
  seat: string,
  asked: readonly Condition[],
  answer: boolean | null,
  effects: readonly CardEffect[],
  otherwise: readonly CardEffect[] = NOTHING,
): void {
  if (answer === null)
    owe(draft, {
      do: 'card-decision',
      asks: 'if',
      seat,
      by: seat,
      asked: [...asked],
      effects: [...effects],
      else: [...otherwise],
    });
  else {
    const { turn, answered, misread } = draft.facts;
    const before = answered?.turn === turn.number ? answered.holds : [];
    const holds = answer !== (misread === 0);
    draft.facts.answered = { turn: turn.number, holds: [...before, holds] };
    if (misread !== undefined) draft.facts.misread = misread - 1;
    carryOut(draft, seat, holds ? effects : otherwise);
  }
}

/** Whether a move records what a card has asked about what everybody knows, in this turn or the one that has just ended; once each. */
export function wasAnswered(facts: Facts, move: Move): boolean {
  const { turn, answered } = facts;
  const since = answered === undefined ? null : turn.number - answered.turn;
  if (answered === undefined || since === null || since > 1 || (since === 1 && turn.step !== 'planning')) return false;
  const at = answered.holds.indexOf((move as Move & { readonly holds: boolean }).holds);
  if (at === -1) return false;
  facts.answered = { turn: answered.turn, holds: answered.holds.filter((_, other) => other !== at) };
  return true;
}

/** An effect in which no further card is resolved. */
function atTheEnd(effect: CardEffect): CardEffect {
  if (effect.do === 'resolve-card') return { do: 'untold' };
  return listsIn(effect).length === 0 ? effect : withLists(effect, (inner) => inner.map(atTheEnd));
}

/** What a cost asks of whoever pays it, where that is one sum of their credits. */
function pricedAt(cost: readonly CardEffect[]): Condition[] {
  const [only, ...others] = cost;
  const isOwn = only?.do === 'lose-credits' && only.seat === undefined && only.as === undefined;
  return isOwn && others.length === 0 ? [{ is: 'credits', least: only.amount }] : [];
}

/** What makes a program of a card. */
export const deeds = {
  to: (draft, seat, { cost, effects }) => {
    const finding = canPayAll(draft.facts, seat, cost);
    if (finding !== true && finding.holds === false) {
      draft.note('outer-rim.word-usage.4', 'seats', seat);
      return;
    }
    goOn(draft, seat, pricedAt(cost), finding === true ? true : null, [...cost, ...effects]);
  },
  may: (draft, seat, effect) => {
    const by = deciderOf(draft.facts, seat, effect);
    owe(draft, { do: 'card-decision', asks: 'may', seat, by, effects: effect.effects });
  },
  choose: (draft, seat, effect) => {
    const by = deciderOf(draft.facts, seat, effect);
    owe(draft, { do: 'card-decision', asks: 'choose', seat, by, among: effect.among });
  },
  if: (draft, seat, effect) =>
    goOn(draft, seat, effect.if, allHold(draft.facts, seat, effect.if), effect.effects, effect.else),
  repeat: (draft, seat, effect) => {
    const { most, effects } = effect;
    const again: CardEffect[] = most > 1 ? [{ ...effect, most: most - 1 }] : [];
    goOn(draft, seat, effect.while, allHold(draft.facts, seat, effect.while), [...effects, ...again]);
  },
  // A databank card that nobody has told, or a part of a text, may bring anything.
  'resolve-card': (draft, seat, { card }) => {
    const known = cardOf(draft.facts, card)?.program;
    if (known === undefined)
      mayDoAnything(draft.facts, seat, { by: card, because: `the text of ${card} is not known` });
    // No card goes on without end: what a databank card says of a further one nobody has told.
    else carryOut(draft, seat, withItsChoice(draft.facts, seat, known.map(atTheEnd)));
  },
  untold: (draft, seat) =>
    mayDoAnything(draft.facts, seat, { because: 'a part of the text of the card that was resolved is not known' }),
} satisfies Deeds;
