/**
 * @module
 * Credits (LRR page 8): gaining, spending, losing, and trading them with the current player at any time.
 */
import type { z } from 'zod';
import type { Json } from '../../../schemas/json.ts';
import { decision } from '../../../schemas/outer-rim/move.ts';
import type { SeatFacts } from '../../../schemas/outer-rim/position.ts';
import { Credits, MOST_CREDITS, Seat } from '../../../schemas/outer-rim/words.ts';
import { chart, type RuleId, rules, rulesIf } from '../../chart.ts';
import { type Finding, fails, type Move, type Open, type Option, type Slice, unknown } from '../../ruleset.ts';
import { EFFECT_RULES } from '../abilities/abilities.ts';
import { lowersTheCost } from '../actions/discounts.ts';
import { BY_CARD, type Deeds } from '../table/deeds.ts';
import { mayHaveMoreCredits } from '../table/doubts.ts';
import { type Draft, type Facts, isAi, noteBoth, seatOf } from '../table/facts.ts';
import { loseCountOfCredits, moveUnknown, payOfUnknown, purseInWords, purseOf, unknownCovers } from '../table/purse.ts';
import { inTheirTurn, pairsInTurn } from '../table/untold-texts.ts';

const moves = [
  decision(
    'credits.trade',
    {
      with: Seat.describe('the other seat'),
      gives: Credits.optional().describe('the credits that the seat of the move gives; none where left out'),
      takes: Credits.optional().describe('the credits that it gets; none where left out'),
    },
    'An agreed exchange of credits with another seat; one of the two is the current player.',
  ),
] as const;
type Trade = z.infer<(typeof moves)[0]>;
/** What an exchange says of credits: the plain sum, or the sum beside cards and debt tokens. */
type Sum = number | { readonly credits?: number | undefined };
/** A move by which credits go to another player: an exchange, what a favor is paid with, or the price of its refusal. */
type Payment = Move & {
  readonly seat: string;
  readonly with?: string | undefined;
  readonly gives?: Sum | undefined;
  readonly takes?: Sum | undefined;
  readonly pays?: Sum | undefined;
  readonly price?: { readonly from: string; readonly credits?: number | undefined } | undefined;
};

/** `seat` gains credits from the supply (credits.2); `because` is the rule that pays them. */
export function gainCredits(draft: Draft, seat: string, amount: number, because: RuleId): void {
  const own = seatOf(draft.facts, seat);
  if (own.credits === null) moveUnknown(own, amount);
  else own.credits = Math.min(MOST_CREDITS, own.credits + amount);
  noteBoth(draft, 'outer-rim.credits.2', because, seat, 'credits');
}

/** `seat` loses or spends credits to the supply (credits.3), never more than they hold. */
export function payCredits(draft: Draft, seat: string, amount: number, because: RuleId): void {
  const own = seatOf(draft.facts, seat);
  if (own.credits === null) moveUnknown(own, -amount);
  else own.credits = Math.max(0, own.credits - amount);
  noteBoth(draft, 'outer-rim.credits.3', because, seat, 'credits');
}

/**
 * `seat` spends credits of its own accord. Whoever spent more than they had, as a table recorded it all the same, had
 * another sum than the log tells: what is left is not known.
 */
export function spendCredits(draft: Draft, seat: string, amount: number, because: RuleId): void {
  const own = seatOf(draft.facts, seat);
  if (own.credits === null) payOfUnknown(own, amount);
  else if (own.credits < amount) loseCountOfCredits(own);
  else own.credits -= amount;
  noteBoth(draft, 'outer-rim.credits.3', because, seat, 'credits');
}

/**
 * Credits go straight from one player to another. Whoever gave more than they had, as a table recorded it all the same, is
 * told so by credits.0.1, and has an unknown sum afterwards.
 */
export function handOver(draft: Draft, from: string, to: string, amount: number, because: RuleId): void {
  if (amount === 0) return;
  const giver = seatOf(draft.facts, from);
  const taker = seatOf(draft.facts, to);
  if (giver.credits === null) payOfUnknown(giver, amount);
  else if (giver.credits < amount) loseCountOfCredits(giver);
  else giver.credits -= amount;
  if (taker.credits === null) moveUnknown(taker, amount);
  else taker.credits = Math.min(MOST_CREDITS, taker.credits + amount);
  for (const seat of [from, to]) draft.note(because, 'seats', seat, 'credits');
}

function sumOf(goods: Sum): number {
  return typeof goods === 'number' ? goods : (goods.credits ?? 0);
}

/** Whether a seat whose credits nobody has counted has so many. */
export function fromUnknown(own: SeatFacts, seat: string, pays: number): Finding {
  const covers = unknownCovers(own, pays);
  if (covers === null) return unknown(`the log does not say how many credits ${seat} has`);
  return covers || fails({ seat, pays, has: purseInWords(purseOf(own) ?? []) });
}

/** Whether a seat has so many credits to hand over. */
function canPay(facts: Facts, seat: string, goods: Sum): Finding {
  const pays = sumOf(goods);
  if (pays === 0) return true;
  const own = seatOf(facts, seat);
  const { credits: has } = own;
  if (has === null) return fromUnknown(own, seat, pays);
  if (has >= pays) return true;
  const reason = mayHaveMoreCredits(facts, seat);
  return reason === null ? fails({ seat, pays, has }) : unknown(reason);
}

/** Which parts of what a seat has may change hands. */
export type Ware = 'credits' | 'cards' | 'debtTokens';

/** What a seat may hand over of these, in short: whoever has the same may hand over the same, for certain or `perhaps`. */
export function belongings(facts: Facts, seat: string, wares: readonly Ware[], perhaps: boolean): string {
  const { assets, debtTokens } = seatOf(facts, seat);
  const [sure, more] = sumsOf(facts, seat);
  let short = `${sure?.maximum}`;
  if (perhaps && more !== undefined) short += `-${more.maximum}`;
  if (wares.includes('cards')) for (const { card } of assets) short += `,${card}`;
  return wares.includes('debtTokens') ? `${short};${debtTokens ?? ''}` : short;
}

/** Sums of credits as a JSON Schema. */
interface Sums {
  readonly type: 'integer';
  readonly minimum: number;
  readonly maximum: number;
}

/** What a seat can hand over: up to what they have; of a sum that is not certain more than that with a doubt. */
export function sumsOf(facts: Facts, seat: string): readonly Sums[] {
  const own = seatOf(facts, seat);
  const { credits: most } = own;
  const sums = (minimum: number, maximum: number): Sums => ({ type: 'integer', minimum, maximum });
  if (most === null) {
    const purse = purseOf(own) ?? [[0, MOST_CREDITS]];
    const least = Math.min(...purse.map(([from]) => from));
    const upTo = Math.max(...purse.map(([, to]) => to));
    return least === upTo ? [sums(0, least)] : [sums(0, least), sums(least + 1, upTo)];
  }
  if (mayHaveMoreCredits(facts, seat) === null || most === MOST_CREDITS) return [sums(0, most)];
  return [sums(0, most), sums(most + 1, MOST_CREDITS)];
}

/**
 * The exchanges of two players, by the sums of credits that go each way: those that both have for certain, and all others.
 * `wares`: what may change hands; where that is more than credits, the sum is one part of it, and `others` are the rest.
 */
export function* exchangesOf(
  facts: Facts,
  type: string,
  seat: string,
  partner: string,
  wares: readonly Ware[],
  others: () => Open = () => ({}),
): Iterable<Option> {
  const isPlain = wares.length === 1;
  const at = isPlain ? '' : '/credits';
  const sum = (credits: number): Sum => (isPlain ? credits : credits === 0 ? {} : { credits });
  const move = (gives: number, takes: number): Move =>
    ({ type, seat, with: partner, gives: sum(gives), takes: sum(takes) }) as Move;
  const [given, more] = sumsOf(facts, seat);
  const [taken, moreTaken] = sumsOf(facts, partner);
  const [gives, takes] = [`/gives${at}`, `/takes${at}`];
  // Of a side that gives nothing nothing need be said.
  const optional = isPlain ? [gives, takes] : [gives, takes, '/gives', '/takes'];
  const restsOn = (perhaps: boolean): string =>
    `${belongings(facts, seat, wares, perhaps)} ${belongings(facts, partner, wares, perhaps)}`;
  yield {
    restsOn: () => restsOn(false),
    move: move(0, 0),
    open: () => ({ open: { [gives]: { ...given }, [takes]: { ...taken }, ...others() }, optional }),
  };
  if (more === undefined && moreTaken === undefined) return;
  const upTo = (sums: Sums | undefined, doubtful: Sums | undefined): Json =>
    ({ ...sums, maximum: (doubtful ?? sums)?.maximum ?? 0 }) as Json;
  const least = (word: string, sums: Sums | undefined): Json[] => {
    if (sums === undefined) return [];
    const above: Json = { minimum: sums.minimum };
    const inside: Json = isPlain ? above : { properties: { credits: above }, required: ['credits'] };
    return [{ properties: { [word]: inside }, required: [word] }];
  };
  yield {
    restsOn: () => restsOn(true),
    move: more === undefined ? move(0, moreTaken?.minimum ?? 0) : move(more.minimum, 0),
    open: () => ({
      open: { [gives]: upTo(given, more), [takes]: upTo(taken, moreTaken), ...others() },
      optional,
      depends: { anyOf: [...least('gives', more), ...least('takes', moreTaken)] },
    }),
  };
}

/** What changes hands, in words; nothing has none. */
export function goods({
  credits: sum,
  cards = [],
  debtTokens = [],
}: {
  readonly credits?: number | undefined;
  readonly cards?: readonly string[] | undefined;
  readonly debtTokens?: readonly string[] | undefined;
}): string {
  const parts = [
    ...(sum ? [sum === 1 ? '1 credit' : `${sum.toLocaleString('en-US')} credits`] : []),
    ...cards,
    ...debtTokens.map((owner) => `the debt token of ${owner}`),
  ];
  return parts.join(', ');
}

/** An exchange in words; either side may give nothing. */
export function exchanged(partner: string, gives: string, takes: string): string {
  if (gives === '' && takes === '') return `trades with ${partner}, and nothing changes hands`;
  if (takes === '') return `gives ${gives} to ${partner}`;
  if (gives === '') return `takes ${takes} from ${partner}`;
  return `gives ${gives} to ${partner} for ${takes}`;
}

export const credits: Slice<Facts> = {
  moves,
  says: {
    'credits.trade': ({ with: partner, gives = 0, takes = 0 }: Trade) =>
      exchanged(partner, goods({ credits: gives }), goods({ credits: takes })),
  },
  charts: [
    chart({
      id: 'standing',
      description: 'What is possible at any time, in the middle of anything else, once the game has begun.',
      initial: 'open',
      meta: { keeps: ['outer-rim.appendix-1-setup.0.1'] },
      states: {
        open: {
          on: {
            'credits.trade': {
              guard: rules(
                'outer-rim.single-player-rules-ai-decisions.0.1',
                'outer-rim.single-player-rules-playing-the-game.1.1',
                'outer-rim.credits.7.a',
                'outer-rim.credits.0.1',
              ),
              actions: ['exchange-credits'],
              meta: { rules: ['outer-rim.credits.7.b', 'outer-rim.trade-action.6.c', 'outer-rim.trade-action.6.1.a'] },
            },
            'patrol.spawn': {
              guard: rules(
                'outer-rim.patrols.9.a',
                'outer-rim.patrols.9.1',
                'outer-rim.patrols.4.1',
                'outer-rim.patrols.4.2',
                'outer-rim.patrols.5',
                'outer-rim.patrols.6.a',
                'log.the-move-log.2',
              ),
              actions: ['tell-patrol-token'],
            },
            'slots.arrange': {
              guard: rules('outer-rim.slots.4.a', 'outer-rim.slots.4.b'),
              actions: ['arrange-slots'],
            },
            // By its own text: what makes room for another asset is discarded where room is made (slots.ts).
            'asset.discard': {
              guard: rulesIf('an-asset-may-go-by-its-text', 'outer-rim.assets.6'),
              actions: ['discard-by-its-text'],
              target: 'using',
              meta: { later: true },
            },
            'debt-tokens.trade': {
              guard: rules(
                'outer-rim.debt-tokens.1',
                'outer-rim.trade-action.6.b',
                'outer-rim.debt-tokens.3',
                'outer-rim.credits.0.1',
              ),
              actions: ['exchange-debt-tokens'],
              meta: { rules: ['outer-rim.trade-action.6.1.b'] },
            },
            'favor.refuse': {
              guard: rules(
                'outer-rim.favors.0.1',
                'outer-rim.favors.4.1',
                'outer-rim.debt-tokens.4',
                'outer-rim.debt-tokens.4.2',
                'outer-rim.favors.7.a',
                'outer-rim.debt-tokens.3',
                'outer-rim.credits.0.1',
              ),
              actions: ['refuse-favor'],
            },
            'favor.receive': {
              guard: rules(
                'outer-rim.favors.0.1',
                'outer-rim.favors.4.1',
                'outer-rim.favors.2',
                'outer-rim.favors.4',
                'outer-rim.debt-tokens.4.1',
                'outer-rim.favors.1.1',
                'outer-rim.favors.1.3',
                'outer-rim.debt-tokens.4',
                'outer-rim.debt-tokens.3',
                'outer-rim.favors.5',
                'outer-rim.favors.5.1',
                'outer-rim.credits.0.1',
              ),
              actions: ['grant-favor'],
              target: 'using',
              meta: { rules: ['outer-rim.favors.3', 'outer-rim.favors.6'], later: true },
            },
            'ambition.goal': {
              guard: rules(
                'outer-rim.single-player-rules-ambitions.2.a',
                'outer-rim.ambitions.0.1',
                'outer-rim.ambitions.5',
                'outer-rim.ambitions.5.1',
                'outer-rim.ambitions.4.2',
                'outer-rim.ambitions.4.4',
                'outer-rim.ambitions.4.3.a',
                'outer-rim.ambitions.3.4',
              ),
              actions: ['place-goal-token'],
              meta: { rules: ['outer-rim.ambitions.4.1', 'outer-rim.ambitions.4.3.b'] },
            },
            'ambition.lose': {
              guard: rules(
                'outer-rim.single-player-rules-ambitions.2.a',
                'outer-rim.ambitions.0.1',
                'outer-rim.ambitions.5',
                'outer-rim.ambitions.5.2',
              ),
              actions: ['remove-goal-token'],
            },
            'ability.use': {
              guard: rules(
                'outer-rim.single-player-rules-ai-players-cards-and-credits.0.2',
                'outer-rim.single-player-rules-ai-players-cards-and-credits.0.4',
                'outer-rim.goals.4',
                'outer-rim.goals.2.1',
                'outer-rim.goals.3.1',
                'outer-rim.characters.2.b',
                'outer-rim.appendix-2-interpreting-cards-and-abilities.0.2',
                'outer-rim.ambitions.6.1',
                ...EFFECT_RULES,
                'outer-rim.errata-encounter-cards.1',
                'outer-rim.errata-encounter-cards.2',
                'outer-rim.errata-encounter-cards.3',
                'outer-rim.errata-encounter-cards.4',
                'outer-rim.word-usage.4',
                'outer-rim.word-usage.6.a',
              ),
              actions: ['use-ability', 'complete-goal'],
              target: 'using',
              meta: { rules: ['outer-rim.timing-of-abilities.6.b'], later: true },
            },
          },
        },
        using: {
          description:
            'An ability, what a favor is paid with or a discard leaves behind, is carried out in full; then all goes on as it was.',
          meta: { refuses: { '*': 'outer-rim.timing-of-abilities.6.a' } },
          invoke: { src: 'obligations', onDone: { target: 'open' } },
        },
      },
    }),
  ],
  constraints: {
    'outer-rim.credits.5': lowersTheCost('less'),
    'outer-rim.credits.6': lowersTheCost('free'),
    'outer-rim.credits.7.a': (facts, move: Trade) =>
      inTheirTurn(facts, move) ?? fails({ seat: move.seat, with: move.with, currentPlayer: facts.turn.seat }),
    // Credits are tokens: nobody can hand over more than lies in front of them.
    'outer-rim.credits.0.1': (facts, { seat, with: partner, gives, takes, pays, price }: Payment) => {
      if (price !== undefined) return canPay(facts, price.from, price);
      const own = canPay(facts, seat, gives ?? pays ?? 0);
      if (partner === undefined || takes === undefined || (own !== true && own.holds === false)) return own;
      const theirs = canPay(facts, partner, takes);
      return theirs === true ? own : theirs;
    },
  },
  effects: {
    'exchange-credits': (draft, move: Trade) => {
      handOver(draft, move.seat, move.with, move.gives ?? 0, 'outer-rim.credits.7.b');
      handOver(draft, move.with, move.seat, move.takes ?? 0, 'outer-rim.credits.7.b');
      // It is no action: the trade action stays open (trade-action.6.c).
      draft.note('outer-rim.trade-action.6.c', 'turn', 'done');
    },
  },
  candidates: {
    'credits.trade': (facts) =>
      pairsInTurn(facts).flatMap(([one, other]) =>
        isAi(facts, one) || isAi(facts, other) ? [] : [...exchangesOf(facts, 'credits.trade', one, other, ['credits'])],
      ),
  },
};

/** What cards make happen under these rules. */
export const deeds = {
  'gain-credits': (draft, seat, { amount }) => gainCredits(draft, seat, amount, BY_CARD),
  'lose-credits': (draft, seat, { amount }) => payCredits(draft, seat, amount, BY_CARD),
} satisfies Deeds;
