/**
 * @module
 * What the components of Outer Rim are called: by kind and id, the names that sources print, in English, and in German where
 * one was found. Built once for each choice of options.
 */

import { decks, faces, factions, skills } from '../../schemas/outer-rim/words.ts';
import { aiCards } from './ai.ts';
import germanFile from './german.json' with { type: 'json' };
import { type CatalogueOptions, catalogue, encounterDecks } from './index.ts';
import mapFile from './map.json' with { type: 'json' };
import { fixedPieces, mapOf } from './map.ts';
import type { GermanFile, MapFile } from './schema.ts';

/** By id, the printed names of one kind. */
export type NamesById = ReadonlyMap<string, readonly string[]>;

const { names: german } = germanFile as unknown as GermanFile;
const { tiles, endcaps } = mapFile as unknown as MapFile;

/** By kind and id, the German names that were found. */
export const germanNames: ReadonlyMap<string, NamesById> = new Map(
  [...new Set(german.map(({ kind }) => kind))].map((kind) => [
    kind,
    new Map(german.filter((row) => row.kind === kind).map(({ id, names }) => [id, names])),
  ]),
);

/** A character as one says whose something is: `Boba Fett's`. */
const ofWhom = (name: string): string => `${name}${name.endsWith('s') ? "'" : "'s"}`;

/**
 * What AI cards are called: all have the same heading printed, so by their deck and number, or by whose they are; beside the heading,
 * or alone, the name of the character says no other card either.
 */
export const aiCardNames: NamesById = new Map(
  [...aiCards.values()].map(({ id, deck, number, character }): [string, string[]] => {
    const name =
      character === null ? undefined : (catalogue({ expansion: true }).characters.get(character)?.name ?? character);
    if (name !== undefined) return [id, [`${ofWhom(name)} AI card`, `AI Player Turn - ${name}`, name]];
    const type = deck === 'smuggler' ? 'Smuggler' : 'Bounty hunter';
    return [id, [`${type} AI card ${number}`]];
  }),
);

/** What the rulebooks call the factions beside the word of their tokens. */
const FACTIONS: NamesById = new Map([
  ['rebel', ['Rebels', 'Rebel Alliance']],
  ['imperial', ['Empire', 'Galactic Empire']],
  ['hutt', ['Hutts', 'Hutt Cartel']],
  ['syndicate', ['Syndicates', 'Crime Syndicate']],
]);

/** A piece of the map as set-up lists it (Appendix 1, step 2): `Tatooine and Nal Hutta Map Tile`, `Empire and Hutt Endcap`. */
function namesOfPiece(name: string, inGerman: readonly string[]): string[] {
  const listed = name.replace(' / ', ' and ').replace('Imperial and', 'Empire and');
  const spoken = listed.replace(/(?<!The )Ring of/, 'The Ring of');
  return [...new Set([name, ...inGerman, listed, spoken, `${listed} Map Tile`, `${spoken} Map Tile`])];
}

const built = new Map<string, ReadonlyMap<string, NamesById>>();

/** What everything is called in a game with these options; the same object every time. */
export function namesOf(options: CatalogueOptions): ReadonlyMap<string, NamesById> {
  const key = `${options.expansion === true} ${options.practice === true}`;
  const known = built.get(key);
  if (known !== undefined) return known;
  const { cards, ships, characters, contacts } = catalogue(options);
  const named = (
    kind: string,
    rows: Iterable<{ readonly id: string; readonly name?: string | undefined }>,
  ): NamesById =>
    new Map(
      [...rows].map(({ id, name }) => [
        id,
        [...(name === undefined ? [] : [name]), ...(germanNames.get(kind)?.get(id) ?? [])],
      ]),
    );
  const words = (kind: string, ids: readonly string[]): NamesById =>
    named(
      kind,
      ids.map((id) => ({ id })),
    );
  const pieces = [...fixedPieces(false), ...fixedPieces(true)];
  const made = new Map<string, NamesById>([
    ['space', named('space', mapOf({ expansion: true }).spaces)],
    ['card', named('card', cards.values())],
    [
      'bounty',
      named(
        'card',
        [...cards.values()].filter(({ type }) => type === 'bounty'),
      ),
    ],
    [
      'crew',
      named(
        'card',
        [...cards.values()].filter(({ type }) => type === 'crew'),
      ),
    ],
    ['ship', named('ship', ships.values())],
    ['character', named('character', characters.values())],
    ['contact', named('contact', contacts.values())],
    [
      'piece',
      new Map(
        [...tiles, ...endcaps]
          .filter(({ id }) => pieces.includes(id))
          .map(({ id, name }) => [id, namesOfPiece(name, germanNames.get('piece')?.get(id) ?? [])]),
      ),
    ],
    ['ai-card', aiCardNames],
    [
      'faction',
      new Map([...words('faction', factions)].map(([id, names]) => [id, [...names, ...(FACTIONS.get(id) ?? [])]])),
    ],
    ['deck', words('deck', decks)],
    ['encounter-deck', words('encounter-deck', [...encounterDecks.keys()])],
    ['skill', words('skill', skills)],
    ['face', words('face', faces)],
  ]);
  built.set(key, made);
  return made;
}
