/**
 * @module
 * The board of Outer Rim as it is drawn: the map of a game, and where ships, patrols and contacts are.
 */
import type { BoardPicture, BoardPiece, BoardSpace, Token } from '../../../boards/model.ts';
import { arrangement, tileNames } from '../../../cards/outer-rim/arrangement.ts';
import { catalogue, mapOf, unsureOf } from '../../../cards/outer-rim/index.ts';
import type { SpaceFacts } from '../../../schemas/outer-rim/cards.ts';
import { factions } from '../../../schemas/outer-rim/words.ts';
import type { Facts } from '../table/facts.ts';

/** An endcap is narrower than a tile. */
const ENDCAP = 0.55;

/** A printed name; navpoints have none. */
function nameOf({ id, name, type }: SpaceFacts): string | null {
  return type === 'navpoint' || name === undefined || name === id ? null : name;
}

function spacesOf(spaces: readonly SpaceFacts[], unsure: ReadonlySet<string>): BoardSpace[] {
  return spaces.map((space) => {
    const spot = arrangement.get(space.id);
    return {
      id: space.id,
      name: nameOf(space),
      kind: space.type,
      faction: space.faction ?? null,
      piece: spot === undefined ? null : (space.sector ?? null),
      spot: spot ?? null,
      unsure: unsure.has(space.id),
    };
  });
}

/** The pieces that spaces with a place of their own lie on, clockwise. */
function piecesOf(spaces: readonly BoardSpace[]): BoardPiece[] {
  const known = [...new Set(spaces.flatMap(({ piece }) => piece ?? []))].sort((a, b) => a - b);
  return known.map((piece) => {
    const names = new Set(spaces.flatMap((space) => (space.piece === piece ? (tileNames.get(space.id) ?? []) : [])));
    const isEndcap = names.size === 0;
    return { at: piece, name: isEndcap ? 'Core Worlds' : [...names].join(', '), width: isEndcap ? ENDCAP : 1 };
  });
}

function tokensOf(facts: Facts): Token[] {
  const people = catalogue({ expansion: true, practice: true }).contacts;
  const tokens: Token[] = [];
  for (const faction of factions) {
    const patrol = facts.patrols[faction];
    if (patrol === null || patrol.space === null) continue;
    const { space, level } = patrol;
    // A log may put a token where its map has no space: that is told as a breach, and nothing can be drawn there.
    if (!facts.board.spaces.has(space)) continue;
    tokens.push({
      kind: 'patrol',
      space,
      faction,
      level,
      says: `${faction} patrol${level === null ? '' : `, level ${level}`}`,
    });
  }
  for (const [space, contacts] of Object.entries(facts.contacts))
    for (const { id, class: colour, faceup } of contacts) {
      const name = faceup && id !== null ? (people.get(id)?.name ?? id) : null;
      tokens.push({
        kind: 'contact',
        space,
        class: colour,
        name,
        says: `${colour ?? ''} contact${name === null ? ', facedown' : `: ${name}`}`.trim(),
      });
    }
  for (const seat of facts.order) {
    const own = facts.seats[seat];
    if (own?.space === null || own?.space === undefined) continue;
    const character =
      own.character === null ? undefined : (facts.board.characters.get(own.character)?.name ?? own.character);
    tokens.push({
      kind: 'ship',
      space: own.space,
      seat,
      says: character === undefined ? seat : `${seat} (${character})`,
    });
  }
  return tokens;
}

/** A line about a player: who they are and what everybody sees of them. */
function saysOf(facts: Facts, seat: string): string {
  const own = facts.seats[seat];
  if (own === undefined) return '';
  const { board } = facts;
  const character = own.character === null ? null : (board.characters.get(own.character)?.name ?? own.character);
  const ship = own.ship === null ? null : (board.ships.get(own.ship)?.name ?? own.ship);
  const space = own.space === null ? 'place not known' : (board.spaces.get(own.space)?.name ?? own.space);
  const counted = [
    ...(own.credits === null ? [] : [`${own.credits.toLocaleString('en-US')} credits`]),
    ...(own.fame === null ? [] : [`fame ${own.fame}`]),
  ];
  return [character, ship, space, ...counted].filter((part) => part !== null).join(' · ');
}

/** The board: of a game as it stands, or the printed one. */
export function board(facts?: Facts): BoardPicture {
  if (facts === undefined) {
    const map = mapOf();
    const spaces = spacesOf(map.spaces, unsureOf(map).spaces);
    return {
      title: 'Star Wars: Outer Rim',
      spaces,
      paths: map.paths,
      pieces: piecesOf(spaces),
      tokens: [],
      players: [],
      notes: [],
    };
  }
  const all = [...facts.board.spaces.values()];
  const { spaces: unsure } = unsureOf({ spaces: all, paths: [] });
  const ways = [...facts.board.paths].flatMap(([from, ends]) => ends.map((to): [string, string] => [from, to]));
  const spaces = spacesOf(all, unsure);
  const { turn, winner, order } = facts;
  const stands =
    winner !== null
      ? `${winner} has won`
      : turn.step === 'set-up'
        ? 'set-up'
        : `turn ${turn.number}: ${turn.seat}, ${turn.step} step`;
  const lost = order.filter((seat) => facts.seats[seat]?.space === null);
  return {
    title: 'Star Wars: Outer Rim',
    spaces,
    paths: ways.filter(([a, b]) => a < b),
    pieces: piecesOf(spaces),
    tokens: tokensOf(facts),
    players: order.map((seat) => ({ seat, says: saysOf(facts, seat) })),
    notes: [
      stands,
      ...(lost.length === 0 || winner !== null
        ? []
        : [`nobody knows where ${lost.join(' and ')} ${lost.length === 1 ? 'is' : 'are'}`]),
    ],
  };
}
