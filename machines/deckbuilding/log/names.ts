/**
 * @module
 * The names in moves of the Deckbuilding Game: seats, cards and bases. Every card is one of the catalogue or of the header,
 * which says of a house card all that it does (log.the-move-log.5).
 */
import type { Move, StrangeName } from '../../ruleset.ts';
import { type Facts, idOf, isSeat } from '../table/facts.ts';

const CARD = ['card'] as const;

/** By type, the words of a move that name cards or bases. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  'galaxy.pay-off': CARD,
  'galaxy.purchase': CARD,
  'turn.end': ['discards'],
  'base.choose': ['base'],
  'base.pick': ['bases'],
  'card.play': CARD,
  'deck.shuffle': ['order'],
  'galaxy.shuffle': ['order'],
  'galaxy.refill': CARD,
  'card.draw': CARD,
  'trigger.use': ['source'],
  'galaxy.reveal': CARD,
  'exile.card': CARD,
  'damage.deal': ['target'],
  'ability.use': CARD,
  'galaxy.look': CARD,
  'galaxy.keep': ['away'],
  'ship.destroy': ['ship'],
  'galaxy.take': CARD,
  'galaxy.swap': CARD,
  'galaxy.exchange': ['row', 'discard'],
  'discard.return': CARD,
  'hand.to-deck': CARD,
  'hand.discard': CARD,
  'hand.random': CARD,
  'row.discard': CARD,
  'attack.damage': ['ship'],
  'attack.commit': ['card', 'target'],
  'attack.resolve': ['target'],
};

type Value = string | readonly string[] | undefined;
type Named = Move & Readonly<Record<string, Value>>;

/** How each of those words is read. Every entry of a log is asked for its names, and a name that stands in the code is found fastest. */
const WORDS: Readonly<Record<string, (move: Named) => Value>> = {
  card: ({ card }) => card,
  discards: ({ discards }) => discards,
  base: ({ base }) => base,
  bases: ({ bases }) => bases,
  order: ({ order }) => order,
  source: ({ source }) => source,
  target: ({ target }) => target,
  away: ({ away }) => away,
  ship: ({ ship }) => ship,
  row: ({ row }) => row,
  discard: ({ discard }) => discard,
};

export interface Word {
  readonly word: string;
  readonly valueIn: (move: Named) => Value;
}

const ASKED: ReadonlyMap<string, readonly Word[]> = new Map(
  Object.entries(NAMES).map(([type, words]) => [
    type,
    words.map((word) => ({ word, valueIn: WORDS[word] as Word['valueIn'] })),
  ]),
);
const NOTHING_ASKED: readonly Word[] = [];

/** The words of a type of move that name cards or bases. */
export function namedBy(type: string): readonly Word[] {
  return ASKED.get(type) ?? NOTHING_ASKED;
}

/** A card or base of the catalogue or the header; the opponent's base as a target is called that, and a card unseen `?1`. */
function isKnown({ board }: Facts, word: string, name: string): boolean {
  const id = idOf(name);
  return board.cards.has(id) || board.bases.has(id) || (word === 'target' && name === 'base') || name.startsWith('?');
}

/** The first name in these words of a move that nobody knows. */
export function strangeCard(facts: Facts, move: Move, words: readonly Word[]): string | null {
  for (const { word, valueIn } of words) {
    const value = valueIn(move as Named);
    if (value === undefined) continue;
    if (typeof value === 'string') {
      if (!isKnown(facts, word, value)) return value;
    } else for (const name of value) if (!isKnown(facts, word, name)) return name;
  }
  return null;
}

/** The copy of a known card whose number is written without its "#", or otherwise behind the name: `x-wing3`, `x-wing (3)`; null: it is none. */
function numberedCopy({ board }: Facts, name: string): string | null {
  const [, id = '', number = ''] = /^(.*?)[-_ ]*\(?(\d)\)?$/.exec(name) ?? [];
  const card = id.replaceAll(' ', '-');
  return board.cards.has(card) ? `${card}#${number}` : null;
}

/** The names in a move that nobody knows, in the order of its words. */
export function* strangeNames(facts: Facts, move: Move): Iterable<StrangeName> {
  const { board, order, galaxy } = facts;
  if (move.seat !== undefined && !isSeat(facts, move.seat)) {
    const of = `of this log, which has ${order.join(', ')}`;
    yield { rule: 'log.the-move-log.4', kind: 'seat', of, name: move.seat, path: ['seat'], known: order };
  }
  for (const { word, valueIn } of namedBy(move.type)) {
    const value = valueIn(move as Named);
    if (value === undefined) continue;
    const isBase = word === 'base' || word === 'bases';
    const cards = [...new Set([...galaxy.row.map(({ card }) => card), ...board.cards.keys()])];
    const ids = isBase
      ? [...board.bases.keys()]
      : [...(word === 'target' ? ['base'] : []), ...cards, ...board.bases.keys()];
    for (const [at, name] of (typeof value === 'string' ? [value] : value).entries()) {
      if (isKnown(facts, word, name)) continue;
      const path = typeof value === 'string' ? [word] : [word, at];
      const of = 'that the catalogue or this log knows';
      // A second copy stays a second copy.
      const copy = name.slice(idOf(name).length);
      const numbered = numberedCopy(facts, name);
      const known = numbered !== null ? [numbered] : copy === '' ? ids : ids.map((id) => id + copy);
      yield { rule: 'log.the-move-log.5', kind: isBase ? 'base' : 'card', of, name, path, known };
    }
  }
}
