/**
 * @module
 * What a player does by an ability, recorded under the name of another move: a table "uses" an ability that a moment triggers,
 * "buys" a card that one brings, and "exiles" a card that exiles itself. That breaks no rule of the game: it is read as what it is, and told as doubtful.
 */
import type { RuleId } from '../../chart.ts';
import { otherType } from '../../other-type.ts';
import type { Move, StrangeName } from '../../ruleset.ts';
import { type ExileMove, isPaidWithItself } from '../abilities/exile.ts';
import type { Op } from '../abilities/operations.ts';
import { usable } from '../abilities/sources.ts';
import { CARRIES_OUT } from '../abilities/unmet.ts';
import type { TriggerMove } from '../abilities/when.ts';
import { type Facts, idOf, isSeat } from '../table/facts.ts';
import type { Item, OfCard } from '../table/types.ts';
import { strangeNames as strangeCards } from './names.ts';

/** What the procedure under way knows: the abilities that a moment has triggered, or the part of one that is carried out. */
type Own = Partial<Extract<Item, { do: 'triggers' }> & Op>;
interface Meant {
  /** why it is not what it is called */
  readonly rule: RuleId;
  readonly move: Move;
}

const WHEN = 'deckbuilding.when.0.2';
const USED = 'deckbuilding.use-a-card-ability.0.1';
const BOUGHT: ReadonlySet<string> = new Set(CARRIES_OUT['galaxy.take']);

/** By type, the move that one is by which a player does the same where an ability is resolved; null: there is none. */
const MEANT: Readonly<Record<string, (facts: Facts, move: Move, own: Own) => Meant | null>> = {
  'ability.use': (_facts, move, { list = [] }) => {
    const { card, ...words } = move as OfCard;
    const of = list.find(({ source }) => source === card) ?? list.find(({ source }) => idOf(source) === card);
    return of === undefined ? null : { rule: WHEN, move: { ...words, type: 'trigger.use', source: of.source } as Move };
  },
  'trigger.use': (facts, move) => {
    const { source: card, ...words } = move as TriggerMove;
    const isUsed = isSeat(facts, words.seat) && usable(facts, { ...words, card }) !== null;
    return isUsed ? { rule: WHEN, move: { ...words, type: 'ability.use', card } as Move } : null;
  },
  // What exiles itself is said to be exiled.
  'exile.card': (facts, move, { entry }) => {
    const { card, from, ...words } = move as ExileMove;
    if (entry !== undefined || from !== undefined || !isSeat(facts, words.seat)) return null;
    const isUsed = isPaidWithItself(facts, idOf(card)) && usable(facts, { ...words, card }) !== null;
    return isUsed ? { rule: USED, move: { ...words, type: 'ability.use', card } as Move } : null;
  },
  'galaxy.purchase': (_facts, move, { entry, list = [] }) => {
    const entries = entry === undefined ? list.flatMap(({ effect }) => effect.effects) : [entry];
    if (!entries.some(({ op }) => BOUGHT.has(op))) return null;
    // Where the ability is still to be named the purchase is refused as one of the turn.
    const rule = entry === undefined ? 'deckbuilding.purchase-a-card.0.2' : 'deckbuilding.ability.0.1';
    return { rule, move: { ...move, type: 'galaxy.take' } as Move };
  },
};

/** See `Slips.strangeNames`: the names that nobody knows, and that of a move which is plainly another one. */
export function* strangeNames(facts: Facts, move: Move, own: unknown): Iterable<StrangeName> {
  yield* strangeCards(facts, move);
  const { type: name } = move;
  const meant = MEANT[name]?.(facts, move, (own ?? {}) as Own) ?? null;
  if (meant === null) return;
  const { type } = meant.move;
  yield otherType(name, type, {
    rule: meant.rule,
    moves: [meant.move],
    doubt: `${name} is read as ${type}, as which an ability does this here`,
  });
}
