/**
 * @module
 * The components of a game as people look them up, with what a box says of them.
 */
import type { Listed } from '../../cards/listed.ts';
import { both } from '../../machines/own-box.ts';
import type { Json } from '../../schemas/json.ts';
import type { Box } from './merge.ts';

type Facts = Readonly<Record<string, Json>>;

/** A component with the facts that a box states of it, and where it states them. */
function laidOver(listed: Listed, { places }: Box, kind: string, name: string, own: Facts): Listed {
  const { name: called = listed.name, ...stated } = own;
  // Whether its text is told, a listing says in a word of its own; here the box tells it.
  const { text, ...facts } = listed.facts;
  const summed = text === undefined || Object.keys(stated).some((fact) => !Object.hasOwn(facts, fact)) ? {} : { text };
  const together = Object.entries(stated).map(([fact, value]) => [fact, both(value, facts[fact])]);
  const before = listed.provenance.length === 0 ? [] : [`${listed.confidence}: ${listed.provenance.join('; ')}`];
  return {
    ...listed,
    name: called as string | null,
    facts: { ...facts, ...summed, ...Object.fromEntries(together) },
    confidence: 'own-box',
    provenance: [...Object.keys(own).map((fact) => `${fact} at ${places(kind, name, fact).join(' and ')}`), ...before],
  };
}

/** What nobody but the box knows. */
function blank(kind: string, id: string): Listed {
  return { kind: kind.replace(/s$/, ''), id, name: null, german: [], facts: {}, confidence: '', provenance: [] };
}

/**
 * The components by kind (in the plural) with what a box says. A kind of the box that people look up under none of its own is one of
 * cards (an encounter card), or stands for itself (the other side of a ship sheet).
 */
export function listedWith(box: Box): ReadonlyMap<string, readonly Listed[]> {
  const lists = box.game.ruleset.components?.listed() ?? new Map<string, () => readonly Listed[]>();
  const all = new Map([...lists].map(([kind, list]) => [kind, list()]));
  for (const [kind, components] of box.components) {
    const named = box.form.kinds[kind]?.named ?? [];
    const called = ({ id, facts }: Listed): string =>
      named.map((member) => String(member === 'id' ? id : facts[member])).join('-');
    const among = lists.has(kind) ? kind : 'cards';
    for (const [name, own] of components) {
      const at = all.get(among)?.findIndex((listed) => called(listed) === name) ?? -1;
      const to = at < 0 ? kind : among;
      const list = [...(all.get(to) ?? [])];
      const told = laidOver(list[at] ?? blank(kind, name || kind), box, kind, name, own);
      all.set(to, at < 0 ? [...list, told] : list.with(at, told));
    }
  }
  return all;
}
