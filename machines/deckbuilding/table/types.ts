/**
 * @module
 * The types of facts that the slices share.
 */
import type { Item } from '../../../schemas/deckbuilding/position.ts';
import type { RuleId } from '../../chart.ts';
import type { Move } from '../../ruleset.ts';

export type { BaseCard, Card, Catalogue } from '../../../cards/deckbuilding/index.ts';
export type {
  CardFacts,
  Condition,
  Effect,
  Entry,
  Filter,
  Reward,
  Rulings,
} from '../../../schemas/deckbuilding/cards.ts';
export type {
  Attack,
  Base,
  Galaxy,
  Item,
  Position,
  RowCard,
  SeatFacts,
  Ship,
  Trigger,
  Turn,
  Unit,
} from '../../../schemas/deckbuilding/position.ts';
export type { Faction, Mode, OptionName, Side } from '../../../schemas/deckbuilding/words.ts';

/** The options between which is chosen. */
export type Options = Omit<Extract<Item, { do: 'options' }>, 'do'>;

/** A move that names a card, whatever it does with it. */
export interface OfCard<Type extends string = string> extends Move {
  readonly type: Type;
  readonly seat: string;
  readonly card: string;
}

/** What has come about by itself, or has been told already, by the move that would record it (`lately.ts`). */
export interface Deed {
  readonly type: string;
  readonly seat: string | null;
  /** the card, the place of a card that nobody has seen (`?1`), or the ship */
  readonly what: string;
  readonly amount: number;
  /** an entry has told it: a further one says the same twice */
  readonly told: boolean;
  /** of what is remembered longer: the turn in which it was, and the rule by which it was */
  readonly turn?: number;
  readonly rule?: RuleId;
  readonly before: Deed | null;
}
