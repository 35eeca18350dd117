/**
 * @module
 * A box of the Deckbuilding Game as somebody has it at home: its cards and bases laid over the catalogue, and what a log's
 * header states of the same.
 */

import { catalogued } from '../../../cards/deckbuilding/catalogued.ts';
import { type BaseCard, type Catalogue, catalogue, catalogueWith } from '../../../cards/deckbuilding/index.ts';
import { boxKinds } from '../../../schemas/deckbuilding/box.ts';
import type { CardFacts } from '../../../schemas/deckbuilding/cards.ts';
import type { Header } from '../../../schemas/deckbuilding/header.ts';
import { sameJson } from '../../../schemas/json.ts';
import { meant } from '../../own-box.ts';
import type { BoxForm, OwnBox, StatedOf } from '../../ruleset.ts';

const laid = new WeakMap<OwnBox, Catalogue>();

/** The catalogue with what a box says. A card of its own of which too little is said is none (`referee cards check` tells). */
export function printedIn(box: OwnBox): Catalogue {
  const known = laid.get(box);
  if (known !== undefined) return known;
  const stated = [...(box.components.get('cards') ?? [])].map(([id, facts]) => ({ ...facts, id }) as CardFacts);
  const { cards, bases } = catalogueWith(stated).catalogue;
  const all = new Map<string, BaseCard>(bases);
  for (const [id, facts] of box.components.get('bases') ?? []) {
    const base = all.get(id);
    if (base === undefined) continue;
    const told = { ...base, ...facts } as BaseCard;
    all.set(id, typeof facts['hitPoints'] === 'number' ? { ...told, hitPointsAtMost: facts['hitPoints'] } : told);
  }
  const made = { cards, bases: all };
  laid.set(box, made);
  return made;
}

/** The facts that a header states of cards, and how its table reads those in dispute. */
function* statedIn(raw: unknown): Iterable<StatedOf> {
  const { cards = [], rulings } = raw as Header;
  for (const [index, { id, ...facts }] of cards.entries())
    yield { kinds: ['cards'], name: id, facts, pointer: `/cards/${index}` };
  if (rulings !== undefined) yield { kinds: ['rulings'], name: '', facts: rulings, pointer: '/rulings' };
}

/** A base that the game does not have, and a card of which too little is said to be played. */
function* faults(
  kind: string,
  name: string,
  facts: Readonly<Record<string, unknown>>,
): Generator<{ fact: string; message: string }> {
  const { bases } = catalogue();
  if (kind === 'bases' && !bases.has(name))
    yield { fact: 'id', message: `the game has no base "${name}"; ${meant(name, bases.keys())}` };
  const [lacks] = kind === 'cards' ? catalogueWith([{ ...facts, id: name }]).incomplete : [];
  if (lacks !== undefined)
    yield { fact: '', message: `${name} is no card of the game, so it needs ${lacks.lacks.join(', ')}` };
}

export const box: BoxForm = { kinds: boxKinds, catalogued, statedIn, faults, agree: sameJson };
