/**
 * @module
 * The trade action (LRR page 19): credits and assets change hands between the current player and players of the same space.
 */
import { z } from 'zod';
import { decision } from '../../../schemas/outer-rim/move.ts';
import { CardId, Credits, Seat } from '../../../schemas/outer-rim/words.ts';
import { chart, type RuleId, rules } from '../../chart.ts';
import { type Finding, fails, type Option, type Slice, unknown, voids } from '../../ruleset.ts';
import { isGained } from '../assets/gaining.ts';
import { otherEnd } from '../assets/rotating.ts';
import { oweRoom } from '../assets/slots.ts';
import { fitDamage } from '../combat/damage.ts';
import { debtTokens, handOverTokens, tokensForm } from '../favors/debt-tokens.ts';
import { exchanged, exchangesOf, goods, handOver } from '../player/credits.ts';
import { assetFame } from '../player/fame.ts';
import { doubt, doubtAbout } from '../table/doubts.ts';
import { cardOf, type Draft, type Facts, heldBy, isAi, seatOf } from '../table/facts.ts';
import { inTheirTurn } from '../table/untold-texts.ts';

const YOUR_TURN = 'outer-rim.player-turn.0.1';

/** The most cards that change hands at once. */
export const MOST_CARDS = 40;

/** What may change hands between players. */
export const Goods = z.strictObject({
  credits: Credits.optional(),
  cards: z.array(CardId).max(MOST_CARDS).optional().describe('asset cards'),
  debtTokens,
});

const moves = [
  decision(
    'trade.exchange',
    {
      with: Seat.describe('the other player'),
      gives: Goods.optional().describe('what the seat of the move gives; nothing where left out'),
      takes: Goods.optional().describe('what it gets; nothing where left out'),
    },
    'An agreed exchange with another player in the same space; one trade action may hold several.',
  ),
  decision('trade.end', {}, 'The trade action ends. A log may leave this out.'),
] as const;
export type Exchange = z.infer<(typeof moves)[0]>;

/** The cards of an exchange, each with the seat that gives it. */
function handed(move: Exchange): { card: string; from: string; to: string }[] {
  return [
    ...(move.gives?.cards ?? []).map((card) => ({ card, from: move.seat, to: move.with })),
    ...(move.takes?.cards ?? []).map((card) => ({ card, from: move.with, to: move.seat })),
  ];
}

/** Cards go to other players, as `because` allows it; who gains them makes room, and what they gave their owners is gone. */
export function transferAll(
  draft: Draft,
  cards: readonly { readonly card: string; readonly from: string; readonly to: string }[],
  because: RuleId,
): void {
  for (const { card, from, to } of cards) transfer(draft, from, to, card, because);
  for (const { card, to } of cards) oweRoom(draft, to, card, false);
  // Health, hull or slots may have gone with a card (damage.4, slots.4.1).
  for (const from of new Set(cards.map((one) => one.from))) {
    fitDamage(draft, from);
    oweRoom(draft, from, null, false);
  }
}

/** An asset goes to another player as it is, a captured contact on it included (trade-action.4.1). */
function transfer(draft: Draft, from: string, to: string, card: string, because: RuleId): void {
  const giver = seatOf(draft.facts, from);
  const asset = giver.assets.find((held) => held.card === card);
  if (asset === undefined) {
    // Against the rules (trade-action.5), and yet it may have been done.
    if (isShip(draft.facts, card))
      for (const seat of [from, to])
        doubt(draft.facts, seat, `whether ${seat} has another ship sheet from a trade, the log has to tell`, ['sheet']);
    const secret = secretOf(draft.facts, from, card);
    if (secret === undefined) return;
    giver.secrets = giver.secrets.filter((held) => held !== secret);
    seatOf(draft.facts, to).secrets.push(secret);
    for (const seat of [from, to]) draft.note('outer-rim.trade-action.5', 'seats', seat, 'secrets');
    return;
  }
  giver.assets = giver.assets.filter((held) => held !== asset);
  seatOf(draft.facts, to).assets.push({ ...asset, slot: null });
  isGained(draft.facts, to, card);
  assetFame(draft, from, card, -1);
  for (const seat of [from, to])
    draft.note(asset.captured ? 'outer-rim.trade-action.4.1' : because, 'seats', seat, 'assets');
  // A rotating asset keeps the side that shows.
  if (otherEnd(draft.facts, card) !== null) draft.note('outer-rim.assets.3.4', 'seats', to, 'assets');
}

/** The secret of this name that a seat has. */
function secretOf(facts: Facts, seat: string, card: string) {
  return seatOf(facts, seat).secrets.find(({ id }) => id === card);
}

/** Whether this is the name of a ship, or of its card. */
function isShip(facts: Facts, card: string): boolean {
  return facts.board.ships.has(card) || cardOf(facts, card)?.type === 'ship';
}

/** Whether these are two players in the same space. */
export function together(facts: Facts, seat: string, partner: string): Finding {
  if (seat === partner) return voids({ seat, with: partner });
  const [here, there] = [seatOf(facts, seat).space, seatOf(facts, partner).space];
  if (here === null || there === null)
    return unknown(`the log does not say whether ${seat} and ${partner} are in the same space`);
  if (here === there) return true;
  const doubt = doubtAbout(facts, seat, 'space') ?? doubtAbout(facts, partner, 'space');
  return doubt === null ? fails({ seat, space: here, with: partner, theirSpace: there }) : unknown(doubt);
}

/** Two players of whom it is nobody's turn. */
function outOfTurn(facts: Facts, { seat, with: partner }: Exchange): Finding {
  return voids({ seat, with: partner, currentPlayer: facts.turn.seat });
}

/** Of a present nothing comes back: what it leaves alone on both sides (trade-action.2). */
function notePresent(draft: Draft, { seat, with: partner, gives = {}, takes = {} }: Exchange): void {
  const isNothing = ({ credits = 0, cards = [], debtTokens: tokens = [] }: z.infer<typeof Goods>): boolean =>
    credits === 0 && cards.length === 0 && tokens.length === 0;
  if (!isNothing(gives) && !isNothing(takes)) return;
  const given = isNothing(gives) ? takes : gives;
  for (const side of [seat, partner]) {
    if ((given.credits ?? 0) === 0) draft.note('outer-rim.trade-action.2', 'seats', side, 'credits');
    if ((given.cards ?? []).length === 0) draft.note('outer-rim.trade-action.2', 'seats', side, 'assets');
  }
}

const EXCHANGE = [
  'outer-rim.single-player-rules-ai-decisions.0.1',
  'outer-rim.debt-tokens.1',
  'outer-rim.debt-tokens.3',
  'outer-rim.trade-action.5',
  'outer-rim.trade-action.4',
  'outer-rim.trade-action.0.1',
  'outer-rim.credits.0.1',
] as const;

const trades = {
  guard: rules('outer-rim.trade-action.1.b', ...EXCHANGE),
  actions: ['exchange-goods'],
  target: 'exchanged',
} as const;

export const tradeAction: Slice<Facts> = {
  moves,
  says: {
    'trade.exchange': ({ with: partner, gives = {}, takes = {} }: Exchange) =>
      exchanged(partner, goods(gives), goods(takes)),
    'trade.end': () => 'ends the trade action',
  },
  charts: [
    chart({
      id: 'trade-action',
      description: 'Exchanges with any players in the space, until the current player ends the action.',
      initial: 'beginning',
      meta: {
        rules: ['outer-rim.trade-action.0.1'],
        refuses: { '*': 'outer-rim.action-step.1.3' },
      },
      states: {
        beginning: {
          meta: { awaits: 'current-player', rules: ['outer-rim.action-step.1.3'] },
          on: {
            'trade.exchange': {
              ...trades,
              guard: rules(
                'outer-rim.trade-action.1.b',
                'outer-rim.action-step.0.2',
                'outer-rim.defeated.1.4',
                ...EXCHANGE,
              ),
              actions: ['begin-trade-action', 'exchange-goods'],
            },
          },
        },
        // A swap may be recorded as two exchanges: who has no slot for what came first gives theirs with the second.
        exchanged: {
          meta: { awaits: 'current-player', implies: 'lapse', rules: ['outer-rim.trade-action.1.a'] },
          on: { 'trade.exchange': trades, lapse: { target: 'settling' } },
        },
        settling: { invoke: { src: 'obligations', onDone: { target: 'more' } } },
        more: {
          meta: { awaits: 'current-player', implies: 'trade.end', rules: ['outer-rim.trade-action.1.a'] },
          on: {
            'trade.exchange': trades,
            'trade.end': { guard: rules(YOUR_TURN), target: 'done' },
          },
        },
        done: { type: 'final' },
      },
    }),
  ],
  constraints: {
    'outer-rim.trade-action.0.1': (facts, move: Exchange) => together(facts, move.seat, move.with),
    'outer-rim.trade-action.6.b': (facts, move: Exchange) => inTheirTurn(facts, move) ?? outOfTurn(facts, move),
    'outer-rim.trade-action.1.b': (facts, move: Exchange) =>
      move.seat === facts.turn.seat || move.with === facts.turn.seat ? true : outOfTurn(facts, move),
    'outer-rim.trade-action.4': (facts, move: Exchange) => {
      const seen = new Set<string>();
      for (const { card, from } of handed(move)) {
        if (seen.has(card)) return voids({ card, namedTwice: true });
        seen.add(card);
        if (heldBy(facts, from, card) !== undefined) continue;
        if (secretOf(facts, from, card) !== undefined || isShip(facts, card)) continue;
        return voids({ card, seat: from, holds: false });
      }
      return true;
    },
    'outer-rim.trade-action.5': (facts, move: Exchange) => {
      for (const { card, from } of handed(move)) {
        if (heldBy(facts, from, card) !== undefined) continue;
        if (secretOf(facts, from, card) !== undefined) return fails({ card, seat: from, is: 'secret' });
        if (isShip(facts, card)) return fails({ card, seat: from, is: 'ship' });
      }
      return true;
    },
  },
  effects: {
    'begin-trade-action': (draft) => {
      draft.facts.turn.done.push('trade');
    },
    'exchange-goods': (draft, move: Exchange) => {
      handOver(draft, move.seat, move.with, move.gives?.credits ?? 0, 'outer-rim.trade-action.0.1');
      handOver(draft, move.with, move.seat, move.takes?.credits ?? 0, 'outer-rim.trade-action.0.1');
      notePresent(draft, move);
      handOverTokens(draft, move.seat, move.with, move.gives?.debtTokens, 'outer-rim.debt-tokens.3');
      handOverTokens(draft, move.with, move.seat, move.takes?.debtTokens, 'outer-rim.debt-tokens.3');
      transferAll(draft, handed(move), 'outer-rim.trade-action.0.1');
    },
  },
  candidates: {
    // An exchange is the same whichever of the two is named first.
    'trade.exchange': (facts) =>
      facts.order
        .filter((other) => other !== facts.turn.seat && !isAi(facts, other))
        .flatMap((partner) => [
          ...exchanges(facts, facts.turn.seat, partner),
          ...exchanges(facts, partner, facts.turn.seat),
        ]),
    'trade.end': (facts) => [{ move: { type: 'trade.end', seat: facts.turn.seat } }],
  },
  carriesOut: [
    'outer-rim.trade-action.1.a',
    'outer-rim.trade-action.2',
    'outer-rim.trade-action.6.c',
    'outer-rim.trade-action.6.1.a',
  ],
};

/** Any exchange of these two: the sums and cards may be chosen freely from what each has. */
function exchanges(facts: Facts, seat: string, partner: string): Iterable<Option> {
  const cards = (of: string) => {
    const held = seatOf(facts, of).assets.map((asset) => asset.card);
    return {
      type: 'array',
      uniqueItems: true,
      maxItems: held.length,
      ...(held.length === 0 ? {} : { items: { type: 'string', enum: held } }),
    };
  };
  return exchangesOf(facts, 'trade.exchange', seat, partner, ['credits', 'cards', 'debtTokens'], () => ({
    '/gives/cards': cards(seat),
    ...tokensForm(facts, '/gives/debtTokens', seat),
    '/takes/cards': cards(partner),
    ...tokensForm(facts, '/takes/debtTokens', partner),
  }));
}
