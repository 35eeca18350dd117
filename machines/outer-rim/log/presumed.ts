/**
 * @module
 * Cards that a move names as a player's own: those that nobody has told may be there all the same, where it is in doubt what
 * the player has (golden-rules.0.2): a text that nobody knows may have brought them, or a purchase that the log does not name.
 */
import { isSlipOf } from '../../near.ts';
import type { Move, Untold } from '../../ruleset.ts';
import { sheetOf } from '../ambitions/sheets.ts';
import { takeUp } from '../assets/discarding.ts';
import { isGained } from '../assets/gaining.ts';
import { assetFrom } from '../assets/holding.ts';
import { mayBeStartingCard, nameStartingCard } from '../setup/components.ts';
import { doubtAbout } from '../table/doubts.ts';
import { cardOf, type Facts, heldBy, isAi, isSeat, placeOf, seatOf } from '../table/facts.ts';
import { showsTheTable } from './shown-by-texts.ts';

/** A move with the cards that it names as a player's own. */
interface NamesCards {
  readonly type: string;
  readonly seat?: string | undefined;
  readonly source?: string;
  readonly card?: string;
  readonly bounty?: string;
  readonly assets?: Readonly<Record<string, unknown>>;
  readonly barter?: readonly string[];
  readonly discard?: readonly string[];
  readonly with?: string;
  readonly gives?: Goods;
  readonly takes?: Goods;
  readonly pays?: Goods;
  readonly cost?: readonly { readonly card?: string }[];
}
type Goods = number | { readonly cards?: readonly string[] };

const cardsIn = (goods: Goods | undefined): readonly string[] => (typeof goods === 'object' ? (goods.cards ?? []) : []);

/** The cards of its seat that a move names as its own. */
function ownCards({ type, source, card, bounty, assets, barter, discard, gives, pays, cost }: NamesCards): string[] {
  const named = type.startsWith('deliver.') || type === 'asset.discard' ? [card] : [];
  const paid = (cost ?? []).map((one) => one.card);
  return [
    ...[source, bounty, ...named, ...Object.keys(assets ?? {}), ...(barter ?? []), ...(discard ?? []), ...paid],
    ...[...cardsIn(gives), ...cardsIn(pays)],
  ].filter((one) => one !== undefined);
}

/** The cards that a move names as a seat's own, and that are not there. */
export function missingOf(facts: Facts, move: NamesCards): string[] {
  const { seat } = move;
  return isSeat(facts, seat) ? lacking(facts, seat, ownCards(move)) : [];
}

function lacking(facts: Facts, seat: string, cards: readonly string[]): string[] {
  const { character, ship, secrets } = seatOf(facts, seat);
  const isSecret = (card: string): boolean => secrets.some(({ id }) => id === card);
  return cards.filter(
    (card) => heldBy(facts, seat, card) === undefined && card !== character && card !== ship && !isSecret(card),
  );
}

/** A card lies before a player, wherever it has come from. */
export function putBefore(facts: Facts, seat: string, card: string): void {
  takeUp(facts, card);
  seatOf(facts, seat).assets.push(assetFrom(facts, card));
  isGained(facts, seat, card);
}

/**
 * What lies somewhere else for all to see is not here, unless its holder may have given it away for the same reason; where nobody knows
 * the card the name is the slip.
 */
function mayBeHere(facts: Facts, card: string, doubt: string): boolean {
  const place = placeOf(facts, card);
  if (cardOf(facts, card) === undefined) return false;
  if (place?.kind === 'held') return doubtAbout(facts, place.of, 'assets') === doubt;
  return place === null || place.kind === 'deck';
}

/** Whether a name is plainly that of something that lies before a player, misspelt. */
function isOneOf(facts: Facts, seat: string, name: string): boolean {
  const { character, ship, ambition, assets, secrets } = seatOf(facts, seat);
  const sheets = [character, ship, ambition?.sheet ?? null].filter((sheet) => sheet !== null);
  return (
    cardOf(facts, name) === undefined &&
    isSlipOf(name, [...sheets, ...assets.map(({ card }) => card), ...secrets.map(({ id }) => id)])
  );
}

/** The character that a move shows its player to have, of whom nobody has told which it is; null: it shows none. */
export function characterShown(
  facts: Facts,
  { type, seat, source }: Move & { readonly source?: string | undefined },
): string | null {
  if (source === undefined || !(type === 'ability.use' || type.endsWith('.ability'))) return null;
  if (!isSeat(facts, seat) || isAi(facts, seat) || seatOf(facts, seat).character !== null) return null;
  const isTaken = facts.order.some((one) => seatOf(facts, one).character === source);
  return facts.board.characters.has(source) && !isTaken ? source : null;
}

/** The ambition sheet that a move shows its player to have, of whom nobody has told which it is; null: it shows none. */
function sheetShown(facts: Facts, { seat, source }: NamesCards): string | null {
  if (source === undefined || !isSeat(facts, seat) || seatOf(facts, seat).ambition?.sheet !== null) return null;
  const isTaken = facts.order.some((one) => seatOf(facts, one).ambition?.sheet === source);
  return facts.board.ambitions.has(source) && !isTaken ? source : null;
}

/** What a refused move shows that nobody has told: cards before players, or what a text has changed on the table; null: nothing. */
export function presumes(facts: Facts, move: NamesCards): Untold<Facts> | null {
  return showsCards(facts, move) ?? showsTheTable(facts, move);
}

/** What a refused move shows to lie before players of whom nobody can say what they have; null: nothing does. */
function showsCards(facts: Facts, move: NamesCards): Untold<Facts> | null {
  const { seat, with: partner, takes } = move;
  const character = characterShown(facts, move);
  if (character !== null && isSeat(facts, seat))
    return {
      reason: `nobody knows which character ${seat} has: it may be ${character}`,
      change: (f) => {
        seatOf(f, seat).character = character;
      },
    };
  const sheet = sheetShown(facts, move);
  if (sheet !== null && isSeat(facts, seat))
    return {
      reason: `nobody knows which ambition sheet ${seat} has: it may be ${sheet}`,
      change: (f) => {
        f.removed = f.removed.filter((one) => one !== sheet);
        const own = seatOf(f, seat);
        const shown = sheetOf(f, sheet);
        // The tokens that have come to lie on it before lie there still.
        for (const [goal, { tokens }] of Object.entries(own.ambition?.goals ?? {}))
          if (shown.goals[goal] !== undefined) shown.goals[goal].tokens = tokens;
        own.ambition = shown;
      },
    };
  const shown = new Map<string, string[]>();
  if (isSeat(facts, seat)) shown.set(seat, missingOf(facts, move));
  if (isSeat(facts, partner)) shown.set(partner, lacking(facts, partner, cardsIn(takes)));
  const reasons: string[] = [];
  for (const [one, cards] of shown) {
    const [only] = cards;
    if (only === undefined) continue;
    if (isOneOf(facts, one, only)) return null;
    if (cards.length === 1 && mayBeStartingCard(facts, one, only)) {
      reasons.push(`nobody knows which databank card ${one} began with: it may be ${only}`);
      continue;
    }
    const doubt = doubtAbout(facts, one, 'assets');
    if (doubt === null || !cards.every((card) => mayBeHere(facts, card, doubt))) return null;
    reasons.push(`nobody knows whether ${one} has ${cards.join(' and ')}: ${doubt}`);
  }
  if (reasons.length === 0) return null;
  return {
    reason: reasons.join('; '),
    change: (f) => {
      for (const [one, cards] of shown)
        for (const card of cards)
          if (cards.length === 1 && mayBeStartingCard(f, one, card)) nameStartingCard(f, one, card);
          else putBefore(f, one, card);
    },
  };
}
