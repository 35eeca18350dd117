/**
 * @module
 * Play a card (page 14): from hand into play, its resources at once, then its Force.
 */
import type { z } from 'zod';
import { decision } from '../../../schemas/deckbuilding/move.ts';
import { CardId } from '../../../schemas/deckbuilding/words.ts';
import { chart, rules } from '../../chart.ts';
import {
  type Finding,
  fails,
  type Misjudged,
  type Move,
  type Option,
  type Slice,
  unknown,
  voids,
  type WrongFact,
} from '../../ruleset.ts';
import { offer, triggersOf } from '../abilities/when.ts';
import { mayBeMore, mayHaveMoved } from '../table/claimed.ts';
import {
  type Draft,
  type Facts,
  inPlayNamed,
  isAimedAt,
  nameFor,
  opponentOf,
  removeFrom,
  rowCard,
  seatOf,
} from '../table/facts.ts';
import { inHand, whereabouts } from '../table/hand.ts';
import { isHidden, possible, takeFrom } from '../table/hidden.ts';
import type { OfCard, Ship, Trigger, Unit } from '../table/types.ts';
import { gainForce, moveForce } from './the-balance-of-the-force.ts';

export const moves = [
  decision('card.play', { card: CardId.describe('a card of the hand') }, 'A card of the hand is played.'),
] as const;
export type PlayMove = z.infer<(typeof moves)[number]>;

/** A card that has just come into play. Names are not used twice in a turn, so that a log can tell copies apart. */
export function intoPlay(facts: Facts, seat: string, card: string): Unit {
  const own = seatOf(facts, seat);
  const other = seatOf(facts, opponentOf(facts, seat));
  const taken = (name: string): boolean => inPlayNamed(own, name) !== undefined || isAimedAt(other, name);
  return {
    name: nameFor(card, taken),
    card,
    committed: 'none',
    attacked: false,
    used: false,
    bonus: 0,
    fleeting: false,
  };
}

function play(draft: Draft, move: PlayMove): void {
  const { facts } = draft;
  const { seat } = move;
  const own = seatOf(facts, seat);
  const card = facts.board.cards.get(move.card);
  if (card === undefined) return;
  if (!takeFrom(facts, own.hand, card.id)) {
    // A card that the table played although it was not in hand comes from where it lies: reading goes on with it. The log says
    // that it was in hand, so one of those that nobody has seen there was not.
    const elsewhere = [own.discard, own.deck];
    if (facts.turn.exiledFromHand.includes(card.id)) elsewhere.unshift(facts.exile);
    const from = elsewhere.find((zone) => takeFrom(facts, zone, card.id)) ?? own.deck;
    const unseen = own.hand.find(isHidden);
    if (unseen !== undefined && removeFrom(own.hand, unseen)) from.push(unseen);
  }
  const one = intoPlay(facts, seat, card.id);
  const leaves = facts.turn.fleeting.indexOf(card.id);
  if (leaves !== -1 && !own.hand.includes(card.id)) {
    facts.turn.fleeting.splice(leaves, 1);
    one.fleeting = true;
  }
  if (card.type === 'unit') own.units.push(one);
  else own.ships.push({ ...one, damage: 0 } satisfies Ship);
  const zone = card.type === 'unit' ? 'units' : 'ships';
  draft.note('deckbuilding.play-a-card.0.1', 'seats', seat, 'hand');
  draft.note('deckbuilding.play-a-card.0.2', 'seats', seat, zone);
  draft.note('deckbuilding.play-a-card.0.1', 'seats', seat, zone);
  facts.turn.resources += card.resources;
  draft.note('deckbuilding.resources.0.1', 'turn', 'resources');
  draft.note('deckbuilding.play-a-card.0.3', 'turn', 'resources');
  draft.note('deckbuilding.force.0.1', 'force');
  gainForce(draft, seat, card.force, 'deckbuilding.play-a-card.0.4');
  const { effect } = card;
  const triggered: Trigger[] = effect?.trigger === 'on-play' ? [{ source: one.name, card: card.id, effect }] : [];
  if (card.faction === 'neutral') {
    facts.turn.neutralPlayed += 1;
    if (facts.turn.neutralPlayed === 1) triggered.push(...triggersOf(facts, seat, 'first-neutral-played-each-turn'));
  }
  offer(draft, seat, triggered);
}

/**
 * A card of the hand had been played without a record, or instead of one that has not done anything since: what else is claimed of
 * resources and Force alone may have come otherwise, and so may a single claim.
 */
export function playedOtherwise(facts: Facts, state: string, wrong: readonly WrongFact[]): Misjudged<Facts>[] {
  const { seat } = facts.turn;
  const isIn = (zones: readonly unknown[]): boolean =>
    wrong.some(({ path: [, whose, zone] }) => whose === seat && zones.includes(zone));
  const isOfIt = isIn(['hand', 'units', 'ships']);
  if (!isOfIt && !wrong.some(({ path }) => path[0] === 'force' || path[1] === 'resources')) return [];
  const own = seatOf(facts, seat);
  const hand = `seats.${seat}.hand`;
  const cards = possible(facts, own.hand).cards.filter((card) => mayHaveMoved(wrong, hand, card, -1));
  const worth = (card: string): number => facts.board.cards.get(card)?.resources ?? 0;
  // What a card triggers may bring resources as well.
  const isWorth = (card: string, more: number): boolean =>
    facts.board.cards.get(card)?.effect?.trigger === 'on-play' || mayBeMore(wrong, 'turn.resources', more);
  const outcome = (card: string, instead: string, change: (at: Facts) => void): Misjudged<Facts> => ({
    rule: isOfIt && wrong.length > 1 ? PLAYED : null,
    state,
    says: `${card} had been played${instead}`,
    deed: { type: 'card.play', seat, card } as Move,
    change,
  });
  const forgotten = cards.filter((card) => isWorth(card, worth(card))).map((card) => outcome(card, '', () => {}));
  // A single claim may be wrong for too many other reasons.
  const idle = own.units.filter(
    ({ attacked, card, committed, used }) =>
      wrong.length > 1 && !attacked && !used && committed === 'none' && mayHaveMoved(wrong, hand, card, 1),
  );
  const instead = idle.flatMap(({ name, card: other }) =>
    cards
      .filter((card) => card !== other && isWorth(card, worth(card) - worth(other)))
      .map((card) => outcome(card, ` instead of ${name}`, (at) => takeBack(at, seat, name, other))),
  );
  return [...forgotten, ...instead];
}
const PLAYED = 'deckbuilding.play-a-card.0.1';

/** A unit goes back to hand, with what it has brought. */
function takeBack(facts: Facts, seat: string, name: string, id: string): void {
  const own = seatOf(facts, seat);
  const { resources = 0, force = 0 } = facts.board.cards.get(id) ?? {};
  own.units = own.units.filter((one) => one.name !== name);
  own.hand.push(id);
  facts.turn.resources = Math.max(0, facts.turn.resources - resources);
  moveForce(facts, seat, -force);
}

export const playACard: Slice<Facts> = {
  moves,
  says: { 'card.play': ({ card }: PlayMove) => `plays ${card}` },
  charts: [
    chart({
      id: 'play-a-card',
      description: 'A card comes from hand into play and gives its resources and Force; then what it triggers.',
      initial: 'playing',
      states: {
        playing: {
          on: {
            'card.play': {
              guard: rules(
                'deckbuilding.exile.2.1',
                'deckbuilding.purchase-a-card.0.5',
                'deckbuilding.play-a-card.0.1',
              ),
              actions: ['play-card'],
              target: 'resolving',
              meta: {
                rules: [
                  'deckbuilding.taking-your-turn.1',
                  'deckbuilding.play-a-card.0.3',
                  'deckbuilding.play-a-card.0.4',
                ],
              },
            },
          },
        },
        resolving: { invoke: { src: 'abilities', onDone: { target: 'played' } } },
        played: { type: 'final' },
      },
    }),
  ],
  constraints: {
    'deckbuilding.play-a-card.0.1': (facts, move: PlayMove): Finding => {
      const can = inHand(facts, move);
      if (can === 'unknown') return unknown(`nothing tells whether ${move.card} is in the hand of ${move.seat}`);
      // Exiled or just bought: the more telling rule has said it already (exile.2.1, purchase-a-card.0.5).
      if (can !== null || whereabouts(facts, move.card) !== null) return true;
      return fails({
        card: move.card,
        inHand: false,
        inTheRow: rowCard(facts, move.card) !== undefined,
        hand: possible(facts, seatOf(facts, move.seat).hand).cards.slice(0, 12),
      });
    },
    'deckbuilding.play-a-card.0.6': (facts, move: OfCard) =>
      inPlayNamed(seatOf(facts, move.seat), move.card) !== undefined || voids({ card: move.card, inPlay: false }),
  },
  effects: { 'play-card': play },
  candidates: {
    'card.play': (facts): Option[] => {
      const { seat } = facts.turn;
      const { cards, open } = possible(facts, seatOf(facts, seat).hand);
      return (open ? [...facts.board.cards.keys()] : cards).map((card) => ({
        move: { type: 'card.play', seat, card } as Move,
      }));
    },
  },
  carriesOut: ['deckbuilding.play-a-card.0.5', 'deckbuilding.title.0.1', 'deckbuilding.play-a-card.0.2'],
};
