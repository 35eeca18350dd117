/**
 * @module
 * Set-up (pages 4 to 7): bases, starter decks, galaxy deck and row, opening hands. Before it is shuffled a deck lies in the
 * discard pile of its owner, so that set-up and later reshuffles are the same deed.
 */
import { z } from 'zod';
import { decision } from '../../../schemas/deckbuilding/move.ts';
import { Id } from '../../../schemas/deckbuilding/words.ts';
import { chart, type RuleId, rules, when } from '../../chart.ts';
import { type Finding, fails, type Move, type Option, type Slice, voids } from '../../ruleset.ts';
import type { ShuffleMove } from '../turn/empty-deck.ts';
import { counted, type Draft, type Facts, owe, sameCards, seatOf } from '../table/facts.ts';
import { newPool, settleHidden } from '../table/hidden.ts';
import type { BaseCard, Item, Side } from '../table/types.ts';

export const moves = [
  decision(
    'base.pick',
    { bases: z.array(Id).min(1).max(10).optional().describe('the picked bases; a public log leaves them out') },
    'A player secretly picks bases for the game (secret bases).',
  ),
] as const;
export type PickMove = z.infer<(typeof moves)[number]>;

/** How many bases a player picks besides the starting base in secret bases (secret-bases.0.2). */
const PICKED = 4;
/** Cards in the row and in a fresh hand (setup.5.2, setup.9). */
export const ROW = 6;
export const HAND = 5;

/** The starter deck of each side, with the rule that names each card. */
export const starters: Readonly<Record<Side, readonly { card: string; count: number; rule: RuleId }[]>> = {
  empire: [
    { card: 'imperial-shuttle', count: 7, rule: 'deckbuilding.empire-starter-cards.1' },
    { card: 'stormtrooper', count: 2, rule: 'deckbuilding.empire-starter-cards.2' },
    { card: 'inquisitor', count: 1, rule: 'deckbuilding.empire-starter-cards.3' },
  ],
  rebel: [
    { card: 'alliance-shuttle', count: 7, rule: 'deckbuilding.rebel-starter-cards.1' },
    { card: 'rebel-trooper', count: 2, rule: 'deckbuilding.rebel-starter-cards.2' },
    { card: 'temple-guardian', count: 1, rule: 'deckbuilding.rebel-starter-cards.3' },
  ],
};

/** The bases of a side that a mode gives to its player; in secret bases all ten may be among the five. */
export function basesOf(facts: Pick<Facts, 'board' | 'mode'>, side: Side): BaseCard[] {
  return [...facts.board.bases.values()].filter(
    (base) => base.side === side && (facts.mode !== 'beginner' || base.beginner),
  );
}

/** What is wrong with a starter deck: a card that is none of it, or the first title with too many or too few copies. */
export function starterFault(
  side: Side,
  cards: readonly string[],
): { rule: RuleId; card: string; count: number } | null {
  const copies = (id: string): number => cards.reduce((sum, card) => (card === id ? sum + 1 : sum), 0);
  const foreign = cards.find((card) => !starters[side].some((starter) => starter.card === card));
  if (foreign !== undefined) return { rule: 'deckbuilding.setup.4.1', card: foreign, count: copies(foreign) };
  const wrong = starters[side].find(({ card, count }) => copies(card) !== count);
  return wrong === undefined ? null : { rule: wrong.rule, card: wrong.card, count: copies(wrong.card) };
}

/** A constraint that holds unless the shuffled starter deck breaks just this rule. */
function starterRule(rule: RuleId) {
  return (facts: Facts, move: ShuffleMove): Finding => {
    const seat = move.seat ?? unshuffled(facts)[0];
    if (seat === undefined || move.order === undefined) return true;
    const fault = starterFault(seatOf(facts, seat).side, move.order);
    return fault?.rule !== rule || fails({ seat, card: fault.card, copies: fault.count });
  };
}

/** Seats whose starter deck has not been shuffled yet, in turn order. */
export function unshuffled(facts: Facts): string[] {
  return facts.order.filter((seat) => !facts.ready.includes(`deck-of-${seat}`));
}

function unpicked(facts: Facts): string[] {
  return facts.mode === 'secret-bases' ? facts.order.filter((seat) => !facts.ready.includes(`bases-of-${seat}`)) : [];
}

function pick(draft: Draft, move: PickMove): void {
  const { facts } = draft;
  const own = seatOf(facts, move.seat);
  const others = basesOf(facts, own.side)
    .filter((base) => !base.starting)
    .map(({ id }) => id);
  if (move.bases !== undefined) own.bases = [...move.bases];
  else {
    const slot = newPool(facts, others);
    own.bases = Array.from({ length: PICKED }, () => slot);
    settleHidden(facts);
  }
  facts.ready.push(`bases-of-${move.seat}`);
  draft.note('deckbuilding.secret-bases.0.3', 'seats', move.seat, 'bases');
}

const STARTER_RULES = [
  'deckbuilding.setup.4.1',
  'deckbuilding.empire-starter-cards.1',
  'deckbuilding.empire-starter-cards.2',
  'deckbuilding.empire-starter-cards.3',
  'deckbuilding.rebel-starter-cards.1',
  'deckbuilding.rebel-starter-cards.2',
  'deckbuilding.rebel-starter-cards.3',
] as const;

export const setup: Slice<Facts> = {
  charts: [
    chart({
      id: 'setup',
      description: 'Bases, starter decks, the galaxy row and the opening hands.',
      initial: 'bases',
      meta: { rules: ['deckbuilding.setup.0.1'], refuses: { '*': 'deckbuilding.setup.0.1' } },
      states: {
        bases: { always: [{ guard: when('bases-are-to-be-picked'), target: 'picking' }, { target: 'decks' }] },
        picking: {
          meta: { awaits: 'pickers', implies: 'base.pick', rules: ['deckbuilding.secret-bases.0.1'] },
          on: {
            'base.pick': {
              guard: rules('log.the-move-log.4', 'deckbuilding.setup.0.1', 'deckbuilding.secret-bases.0.2'),
              actions: ['pick-bases'],
              target: 'bases',
              meta: { rules: ['deckbuilding.secret-bases.0.3'] },
            },
          },
        },
        decks: { always: [{ guard: when('a-deck-is-to-be-shuffled'), target: 'shuffling' }, { target: 'galaxy' }] },
        shuffling: {
          meta: { awaits: 'chance', implies: 'deck.shuffle', rules: ['deckbuilding.setup.4.2'] },
          on: {
            'deck.shuffle': {
              guard: rules('log.the-move-log.4', 'log.the-move-log.5', 'deckbuilding.setup.4.2', ...STARTER_RULES),
              actions: ['shuffle-starter-deck'],
              target: 'decks',
            },
          },
        },
        galaxy: {
          meta: { awaits: 'chance', implies: 'galaxy.shuffle', rules: ['deckbuilding.setup.5.1'] },
          on: {
            'galaxy.shuffle': {
              guard: rules('log.the-move-log.4', 'log.the-move-log.5', 'deckbuilding.setup.5.1'),
              actions: ['shuffle-galaxy', 'deal-row'],
              target: 'row',
            },
          },
        },
        row: {
          meta: { rules: ['deckbuilding.setup.5.2'] },
          invoke: { src: 'abilities', onDone: { actions: ['deal-hands'], target: 'hands' } },
        },
        hands: { meta: { rules: ['deckbuilding.setup.9'] }, invoke: { src: 'abilities', onDone: { target: 'ready' } } },
        ready: { type: 'final' },
      },
    }),
  ],
  constraints: {
    'deckbuilding.setup.0.1': (facts, move) =>
      (move.seat !== undefined && unpicked(facts).includes(move.seat)) ||
      voids({ seat: move.seat ?? null, hasPicked: true }),
    'deckbuilding.secret-bases.0.2': (facts, move: PickMove) => {
      const { side } = seatOf(facts, move.seat);
      const bases = move.bases ?? [];
      const may = new Set(
        basesOf(facts, side)
          .filter((base) => !base.starting)
          .map(({ id }) => id),
      );
      const wrong = bases.filter((base) => !may.has(base));
      if (move.bases === undefined || (bases.length === PICKED && new Set(bases).size === PICKED && wrong.length === 0))
        return true;
      return fails({ picked: bases.length, different: new Set(bases).size, notOfTheNine: wrong });
    },
    'deckbuilding.setup.4.2': (facts, move: ShuffleMove) => {
      const left = unshuffled(facts);
      return move.seat === undefined || left.includes(move.seat) || voids({ seat: move.seat, alreadyShuffled: true });
    },
    ...Object.fromEntries(STARTER_RULES.map((rule) => [rule, starterRule(rule)])),
    'deckbuilding.setup.5.1': (facts, move: ShuffleMove) => {
      if (move.order === undefined || sameCards(move.order, facts.galaxy.discard)) return true;
      const [has, needs] = [counted(move.order), counted(facts.galaxy.discard)];
      const wrong = [...new Set([...has.keys(), ...needs.keys()])].filter((card) => has.get(card) !== needs.get(card));
      return fails({ cards: move.order.length, galaxyCards: facts.galaxy.discard.length, wrong: wrong.slice(0, 5) });
    },
  },
  effects: {
    'pick-bases': pick,
    'deal-row': (draft) => {
      owe(draft, ...Array.from({ length: ROW }, (_, at): Item => ({ do: 'refill', at })));
      draft.note('deckbuilding.setup.5.2', 'galaxy', 'row');
    },
    'deal-hands': (draft) => {
      owe(draft, ...draft.facts.order.map((seat): Item => ({ do: 'draw', seat, amount: HAND })));
      draft.note('deckbuilding.setup.8.2', 'force');
    },
  },
  cases: {
    'bases-are-to-be-picked': (facts) => unpicked(facts).length > 0,
    'a-deck-is-to-be-shuffled': (facts) => unshuffled(facts).length > 0,
  },
  candidates: {
    'base.pick': (facts): Option[] =>
      unpicked(facts).map((seat) => {
        const others = basesOf(facts, seatOf(facts, seat).side)
          .filter((base) => !base.starting)
          .map(({ id }) => id);
        const open = {
          '/bases': { type: 'array', items: { enum: others }, minItems: PICKED, maxItems: PICKED, uniqueItems: true },
        };
        return { move: { type: 'base.pick', seat, bases: others.slice(0, PICKED) } as Move, open };
      }),
  },
};

/** Who still has to pick bases. */
export const pickers = unpicked;
