/**
 * @module
 * The closed lists of words of Outer Rim: factions, decks, dice faces, skills, kinds of assets and slots.
 */
import { z } from 'zod';
import { naming, Seat } from '../kinds.ts';

export { NewSeat, Seat } from '../kinds.ts';

export const factions = ['rebel', 'imperial', 'hutt', 'syndicate'] as const;
export const decks = ['bounty', 'cargo', 'gear-mod', 'job', 'luxury', 'ship'] as const;
export const faces = ['hit', 'crit', 'focus', 'blank'] as const;
export const skills = ['influence', 'knowledge', 'piloting', 'stealth', 'strength', 'tactics', 'tech'] as const;
export const reputations = ['negative', 'neutral', 'positive'] as const;
export const assetTypes = ['bounty', 'cargo', 'crew', 'gear', 'job', 'mod'] as const;
/** The four kinds of favor (favors.1). */
export const favorKinds = ['advice', 'combat-strategy', 'endorsement', 'shortcut'] as const;
export const slotTypes = ['gear', 'job-or-bounty', 'cargo', 'mod', 'cargo-or-mod', 'crew'] as const;

export const contactClasses = ['white', 'green', 'yellow', 'orange'] as const;

export const Faction = naming(z.enum(factions), 'faction');
export const Deck = naming(z.enum(decks), 'deck');
export const Face = naming(z.enum(faces), 'face');
export const Skill = naming(z.enum(skills), 'skill');
export const Reputation = z.enum(reputations);
export const AssetType = z.enum(assetTypes);
export const SlotType = z.enum(slotTypes);
export const ContactClass = z.enum(contactClasses);
export const FavorKind = z.enum(favorKinds);

export type Faction = z.infer<typeof Faction>;
export type Deck = z.infer<typeof Deck>;
export type Face = z.infer<typeof Face>;
export type Skill = z.infer<typeof Skill>;
export type Reputation = z.infer<typeof Reputation>;
export type AssetType = z.infer<typeof AssetType>;
export type SlotType = z.infer<typeof SlotType>;
export type ContactClass = z.infer<typeof ContactClass>;
export type FavorKind = z.infer<typeof FavorKind>;

/** An id of the catalogue or of the log: kebab-case. Names that every object inherits are refused. */
export const Id = z
  .string()
  .max(64)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'an id is written in kebab-case, such as "ring-of-kafrene"')
  .refine((id) => !(id in {}), 'this word cannot serve as an id');
export type Id = z.infer<typeof Id>;

/** What ids name, where it is known: by it printed names are read and editors complete. */
export const SpaceId = naming(Id, 'space');
export const CardId = naming(Id, 'card');
export const BountyId = naming(Id, 'bounty', 'card');
export const CrewId = naming(Id, 'crew', 'card');
export const CharacterId = naming(Id, 'character');
export const ShipId = naming(Id, 'ship');
export const ContactId = naming(Id, 'contact');
/** What has left the game: a contact token, or a card, which may be called like the contact. */
export const RemovedId = naming(Id, 'contact', 'card');
export const PieceId = naming(Id, 'piece');
export const SheetId = naming(Id, 'ambition');
export const GoalId = naming(Id, 'goal');
export const AiCardId = naming(Id, 'ai-card');
export const EncounterDeckId = naming(Id, 'encounter-deck');
/** What has an ability: a character, a ship, a card, an ambition sheet. */
export const SourceId = naming(Id, 'character', 'ship', 'card', 'ambition');
/** What is given in: an asset, or the old ship, which is called by its sheet. */
export const GivenId = naming(Id, 'ship', 'card');
/** What may be nearest to somebody: a seat, a space, the faction of a patrol. */
export const TargetName = naming(Seat, 'seat', 'space', 'faction');

/** A sum of credits that no game reaches, and a number of anything else. */
export const MOST_CREDITS = 10_000_000;
export const MOST = 1000;
/** Credits: whole numbers. */
export const Credits = z.int().min(0).max(MOST_CREDITS);
/** A number of spaces, dice, damage or fame. */
export const Count = z.int().min(0).max(MOST);
