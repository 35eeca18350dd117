/**
 * @module
 * What a box says held against the catalogue: contradictions, what it settles, and how much of the game is known with it.
 */
import { nearWords } from '../../machines/near.ts';
import { both } from '../../machines/own-box.ts';
import { type Catalogued, isWhole } from '../../schemas/box.ts';
import { grouped } from '../../schemas/grouped.ts';
import { canonical } from '../../schemas/json.ts';
import { cut, oneOf } from '../log/words.ts';
import { type Box, type Clash, called, clashOf } from './merge.ts';

/** What the catalogue rests on, in words. */
function restsOn({ confidence, provenance }: Catalogued): string {
  return `the catalogue (${confidence}${provenance.length === 0 ? '' : `: ${provenance.join('; ')}`})`;
}

function* comparedWith(box: Box): Iterable<{ row: Catalogued; fact: string; where(): string }> {
  for (const row of box.form.catalogued())
    for (const fact of Object.keys(box.components.get(row.kind)?.get(row.name) ?? {}))
      yield { row, fact, where: () => box.places(row.kind, row.name, fact).join(' and ') };
}

/** The facts of which the catalogue is certain, and the box says something else. */
export function againstTheCatalogue(box: Box): readonly Clash[] {
  return [...comparedWith(box)].flatMap(({ row, fact, where }): Clash[] => {
    const { kind, name, known } = row;
    const own = box.components.get(kind)?.get(name)?.[fact];
    const certain = Object.hasOwn(known, fact) ? known[fact] : undefined;
    if (own === undefined || certain === undefined || box.form.agree(fact, own, certain)) return [];
    return [
      clashOf(kind, name, fact, [
        { value: own, where: where() },
        { value: certain, where: restsOn(row) },
      ]),
    ];
  });
}

/** What unsure sources say else than the box, in sentences: the box settles it. */
export function settledBy(box: Box): readonly string[] {
  return [...comparedWith(box)].flatMap(({ row, fact, where }) => {
    const { kind, name, unsure } = row;
    const own = box.components.get(kind)?.get(name)?.[fact];
    const said = Object.hasOwn(unsure, fact) ? unsure[fact] : undefined;
    if (own === undefined || said === undefined || box.form.agree(fact, own, said)) return [];
    return `the ${fact} of ${called(kind, name)} is ${cut(canonical(own))} at ${where()}; ${restsOn(row)} has ${cut(canonical(said))} and is not sure: the box settles it`;
  });
}

const unnumbered = (name: string): string => name.replaceAll(/\d+/g, '');

/** Components that the game does not have, and whose names come near to that of one it has, in sentences: they may be slips of the pen. */
export function perhapsMisspelt(box: Box): readonly string[] {
  const rows = grouped(box.form.catalogued(), ({ kind }) => kind);
  return [...box.components].flatMap(([kind, stated]) => {
    const names = (rows.get(kind) ?? []).map(({ name }) => name);
    const known = new Set(names);
    return [...stated].flatMap(([name, facts]) => {
      // A further card of a deck that is counted is no slip.
      const near = known.has(name)
        ? []
        : nearWords(name, names).filter((other) => unnumbered(other) !== unnumbered(name));
      if (near.length === 0) return [];
      const [fact = ''] = Object.keys(facts);
      const where = box.places(kind, name, fact).join(' and ');
      return `${called(kind, cut(name))} at ${where} is taken as a new component, for the game has none of this name; did you mean ${oneOf(near)}?`;
    });
  });
}

/** How much is known of one kind of component. */
export interface Known {
  readonly kind: string;
  /** how many components there are, those of the box that the game does not have included */
  readonly components: number;
  /** of how many every fact is known that is needed to rule them: by the catalogue alone, and with the box */
  readonly before: number;
  readonly now: number;
  /** how many of those facts are missing still */
  readonly missing: number;
}

/** How much of the game is known with what the box says, kind by kind. */
export function knownWith(box: Box): readonly Known[] {
  const rows = grouped(box.form.catalogued(), ({ kind }) => kind);
  return Object.keys(box.form.kinds).flatMap((kind): Known[] => {
    const all = rows.get(kind) ?? [];
    const stated = box.components.get(kind) ?? new Map();
    const names = new Set(all.map(({ name }) => name));
    const further = [...stated.keys()].filter((name) => !names.has(name)).length;
    if (all.length + further === 0) return [];
    const left = all.map(
      ({ name, missing, known }) =>
        missing.filter((fact) => !isWhole(both(stated.get(name)?.[fact], known[fact]))).length,
    );
    return [
      {
        kind,
        components: all.length + further,
        before: all.filter(({ missing }) => missing.length === 0).length,
        now: left.filter((count) => count === 0).length + further,
        missing: left.reduce((sum, count) => sum + count, 0),
      },
    ];
  });
}
