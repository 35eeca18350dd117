/**
 * @module
 * The rules of the move log itself, as far as they speak of Outer Rim's components: spaces, cards, tokens.
 */

import type { Json } from '../../../schemas/json.ts';
import { listsIn } from '../../../schemas/outer-rim/cards.ts';
import { byMove, type Finding, fails, type Move, type Slice, unknown, voids } from '../../ruleset.ts';
import { sitsHere } from '../../seats.ts';
import { type EffectMove, effectsOf } from '../abilities/abilities.ts';
import { factsOf, liesElsewhere, type Reveal, revealClash } from '../actions/market-decks.ts';
import { turnsUpElsewhere } from '../encounters/encountering-a-contact.ts';
import { isDrawnElsewhere } from '../encounters/encountering-a-space.ts';
import { contactElsewhere } from '../encounters/tokens.ts';
import { acrossUntoldCore } from '../map/adjacency.ts';
import { knownOfOthers, type Spawn, tokenContradiction, tokenElseInBox } from '../patrols/patrols.ts';
import { type Databank, type Layout, mapClash } from '../setup/appendix-1-setup.ts';
import type { SetUp } from '../setup/bare-table.ts';
import { type RandomMap, type Tile, tileClash } from '../setup/random-map.ts';
import { contradiction, saidElseInBox } from '../table/card-facts.ts';
import { type Facts, isSeat, seatOf } from '../table/facts.ts';
import type { CardEffect } from '../table/types.ts';
import { cardsNamedBy, type Own, seatsNamedBy, strangeIn, strangeInEffects } from './names.ts';

/** A move that names spaces: a way, or where it ends. */
type Way = Move & { readonly to?: string; readonly path?: readonly string[] };

/** The moves that name spaces. */
const WAYS: ReadonlySet<string> = new Set([
  'planning.move',
  'move.along',
  'patrol.move',
  'patrol.displace',
  'contact.place',
]);

function spacesAreKnown(facts: Facts, move: Way): Finding {
  const { path, to, seat } = move;
  for (const [at, space] of (path ?? []).entries())
    if (!facts.board.spaces.has(space) && acrossUntoldCore(facts, move, path ?? [], at) === null)
      return voids({ space, known: false });
  if (to !== undefined && !facts.board.spaces.has(to)) return voids({ space: to, known: false });
  if (path === undefined)
    return to === undefined && !move.type.startsWith('patrol.') ? voids({ needs: 'to or path' }) : true;
  if (to === undefined) return true;
  const end = path.at(-1) ?? (isSeat(facts, seat) ? seatOf(facts, seat).space : null);
  return end === to ? true : voids({ to, pathEndsIn: end });
}

/** The planet on which a player begins is one of the map. */
function startIsKnown({ board }: Facts, { space }: Move & { readonly space?: string }): Finding {
  return space === undefined || board.spaces.has(space) ? true : voids({ space, known: false });
}

/** A space that a card, or what a log declares of one, puts ships and patrols down in, and that this map does not have. */
function strangeSpace(facts: Facts, effects: readonly CardEffect[] | undefined): string | undefined {
  for (const effect of effects ?? []) {
    if (effect.do === 'move-directly' || effect.do === 'move-patrol-directly') {
      if (!facts.board.spaces.has(effect.to)) return effect.to;
    }
    for (const [, inner] of listsIn(effect)) {
      const strange = strangeSpace(facts, inner);
      if (strange !== undefined) return strange;
    }
  }
  return undefined;
}

/** Spaces named in what a card brings. The rest of it happened all the same. */
function effectsAreKnown(facts: Facts, move: EffectMove): Finding {
  const strange = strangeSpace(facts, effectsOf(facts, move));
  if (strange !== undefined) return fails({ space: strange, known: false });
  const named = strangeInEffects(facts, move, false);
  return named === null || fails({ named: named.name, known: false });
}

/** A move that may name seats: its own, another one, and those of the effects that it declares. */
type SeatsNamed = Move & {
  with?: string | undefined;
  player?: string | undefined;
  cost?: readonly CardEffect[] | undefined;
  effects?: readonly CardEffect[] | undefined;
};

/** The words in which a move names further seats. */
const NAMING = ['with', 'player', 'cost', 'effects'];

const ownSeatIsKnown = (facts: Facts, { seat }: Move): Finding => sitsHere(facts, seat);

/** Every seat that a move names sits at the table. */
function seatsAreKnown(facts: Facts, move: SeatsNamed): Finding {
  const { seat, with: partner, player } = move;
  const own = sitsHere(facts, seat);
  if (own !== true) return own;
  const theirs = sitsHere(facts, partner ?? player);
  if (theirs !== true) return theirs;
  const strange = strangeInEffects(facts, move, true);
  return strange === null ? true : sitsHere(facts, strange.name);
}

const NOTHING_NAMED = (): Finding => true;

/** The words in which a move brings effects. */
const BRINGING = ['source', 'cost', 'effects'];

/** Every card and contact that a move names is known, and every space. */
const namesAreKnown = byMove<Facts>((type, words) => {
  const named = cardsNamedBy(type);
  const rest = WAYS.has(type)
    ? spacesAreKnown
    : type === 'setup.databank'
      ? startIsKnown
      : BRINGING.some((word) => words.has(word))
        ? effectsAreKnown
        : NOTHING_NAMED;
  if (named.length === 0) return rest;
  return (facts, move, own) => {
    const strange = strangeIn(facts, move, named, own as Own | undefined);
    return strange === null ? rest(facts, move as Way & EffectMove) : voids({ named: strange, known: false });
  };
});

/** The token that is put on a planet lies beside the map until then. */
function isPutElsewhere(facts: Facts, { contact }: Move & { contact?: string }): Finding {
  const place = contact === undefined ? null : contactElsewhere(facts, contact, null);
  return place === null ? true : fails(place);
}

/** What a move tells of a component and what contradicts it; null when nothing does. */
function clashOf(facts: Facts, move: Move, own: unknown): Readonly<Record<string, Json>> | null {
  switch (move.type) {
    case 'card.reveal':
      return revealClash(facts, move as Reveal);
    case 'setup.map':
      return mapClash(move as Layout, own as SetUp);
    case 'setup.tile':
      return tileClash(move as Tile, own as RandomMap);
    case 'setup.databank': {
      const { card } = move as Databank;
      return typeof card === 'object' ? contradiction(facts, card) : null;
    }
    default: {
      const { faction, token } = move as Spawn;
      return tokenContradiction(knownOfOthers(facts, faction), token ?? {});
    }
  }
}

/** What a move tells of a component and what somebody's own box says else: nobody knows who is right. */
function clashWithBox(facts: Facts, move: Move): string | null {
  switch (move.type) {
    case 'card.reveal': {
      const told = factsOf(move as Reveal);
      return told === null ? null : saidElseInBox(facts, told);
    }
    case 'setup.databank': {
      const { card } = move as Databank;
      return typeof card === 'object' ? saidElseInBox(facts, card) : null;
    }
    case 'patrol.spawn': {
      const { faction, token } = move as Spawn;
      return token === undefined ? null : tokenElseInBox(facts, faction, token);
    }
    default:
      return null;
  }
}

export const theMoveLog: Slice<Facts> = {
  constraints: {
    'log.the-move-log.4': byMove((type, words) => {
      const own = NAMING.some((word) => words.has(word)) ? seatsAreKnown : ownSeatIsKnown;
      const named = seatsNamedBy(type);
      if (named.length === 0) return own;
      return (facts, move) => {
        const finding = own(facts, move);
        if (finding !== true) return finding;
        return sitsHere(facts, strangeIn(facts, move, named) ?? undefined);
      };
    }),
    'log.the-move-log.2': (facts, move: Move, own) => {
      const clash = clashOf(facts, move, own);
      if (clash !== null) return fails(clash);
      const said = facts.board.box === undefined ? null : clashWithBox(facts, move);
      return said === null ? true : unknown(said);
    },
    'log.the-move-log.3': byMove((type) =>
      type === 'encounter.contact'
        ? turnsUpElsewhere
        : type === 'encounter.space'
          ? isDrawnElsewhere
          : type === 'contact.place'
            ? isPutElsewhere
            : liesElsewhere,
    ),
    'log.the-move-log.5': namesAreKnown,
  },
};
