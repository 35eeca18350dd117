/**
 * @module
 * The closed lists of words of the Deckbuilding Game, and how cards are named in logs and positions.
 */
import { z } from 'zod';
import { naming } from '../kinds.ts';

export { NewSeat, Seat } from '../kinds.ts';

export const sides = ['empire', 'rebel'] as const;
export const factions = ['empire', 'rebel', 'neutral'] as const;
export const modes = ['beginner', 'full-galaxy', 'secret-bases', '2v2'] as const;
/** What an option of a "choose" ability is called: by what it gives; one that no card of the box has, by its operation. */
export const optionNames = [
  'attack',
  'resources',
  'force',
  'repair',
  'discard',
  'draw',
  'deal-damage',
  'prevent-damage',
  'destroy-capital-ship',
  'exile',
  'exile-self',
  'move-self',
  'discard-from-hand',
  'discard-from-row',
  'look-top-galaxy',
  'reveal-top-galaxy',
  'discard-revealed',
  'keep-one-on-top',
  'swap-top-galaxy-with-row',
  'swap-row-card-with-galaxy-discard',
  'look-opponent-hand',
  'opponent-hand-card-to-top-of-deck',
  'return-to-hand',
  'purchase',
  'purchase-free',
  'take-from-row',
  'next-purchase-to',
  'purchased-card-to',
  'pay',
  'allow-row-attack',
] as const;

export const Side = naming(z.enum(sides), 'faction');
export const Faction = naming(z.enum(factions), 'faction');
export const Mode = z.enum(modes);
export const OptionName = z.enum(optionNames);

export type Side = z.infer<typeof Side>;
export type Faction = z.infer<typeof Faction>;
export type Mode = z.infer<typeof Mode>;
export type OptionName = z.infer<typeof OptionName>;

/** An id of the catalogue or of a seat: kebab-case. Names that every object inherits are refused. */
export const Id = z
  .string()
  .max(64)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'an id is written in kebab-case, such as "tie-fighter"')
  .refine((id) => !(id in {}), 'this word cannot serve as an id');
export type Id = z.infer<typeof Id>;
/** What ids name, where it is known: by it printed names are read and editors complete. */
export const CardId = naming(Id, 'card');
export const BaseId = naming(Id, 'base');

/** One of several copies on the table: the id for the first, `id#2`, `id#3` … for the next that lie there at the same time. */
const Copy = z
  .string()
  .max(70)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*(#[1-9][0-9]?)?$/, 'a card on the table is named by its id, a second copy by "id#2"')
  .refine((name) => !(name in {}), 'this word cannot serve as a name');
export const Name = naming(Copy, 'card');
export type Name = z.infer<typeof Name>;
/** A card in play, or a base. */
export const InPlayName = naming(Copy, 'card', 'base');

/** A place in a pile or a hand: the id of the card, or `?n` for a card that may be any of the pool n. */
const AnySlot = z
  .string()
  .max(70)
  .regex(/^([a-z0-9]+(-[a-z0-9]+)*|\?[0-9]{1,4})$/, 'a card id, or "?1" for a card that nobody has seen');
export const Slot = naming(AnySlot, 'card');
export type Slot = z.infer<typeof Slot>;
export const BaseSlot = naming(AnySlot, 'base');

/** A number of resources, cards or damage. */
export const Count = z.int().min(0).max(1000);
/** The Force marker: -3 is the end of the dark side (Empire), 0 the middle, 3 the end of the light side (Rebels). */
export const Force = z.int().min(-3).max(3);
