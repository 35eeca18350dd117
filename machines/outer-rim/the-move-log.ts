/**
 * @module
 * The rules of the move log itself, as far as they speak of Outer Rim's components: spaces, cards, tokens.
 */
import { type Finding, fails, type Move, type Slice, voids } from '../ruleset.ts';
import { type Facts, isSeat, seatOf } from './facts.ts';
import { type Reveal, revealClash } from './market-decks.ts';
import { type Spawn, tokenContradiction } from './patrols.ts';

/** A move that names spaces: a way, or where it ends. */
type Way = Move & { readonly to?: string; readonly path?: readonly string[] };

function spacesAreKnown(facts: Facts, move: Way): Finding {
  const { path, to, seat } = move;
  const named = [...(path ?? []), ...(to === undefined ? [] : [to])];
  const strange = named.find((space) => !facts.board.spaces.has(space));
  if (strange !== undefined) return voids({ space: strange, known: false });
  if (path === undefined) return to === undefined ? voids({ needs: 'to or path' }) : true;
  const end = path.at(-1) ?? (isSeat(facts, seat) ? seatOf(facts, seat).space : null);
  return to === undefined || end === to ? true : voids({ to, pathEndsIn: end });
}

export const theMoveLog: Slice<Facts> = {
  constraints: {
    'log.the-move-log.2': (facts, move: Reveal | Spawn) => {
      const clash =
        move.type === 'card.reveal'
          ? revealClash(facts, move)
          : tokenContradiction(facts.patrols[move.faction] ?? {}, move.token ?? {});
      return clash === null ? true : fails(clash);
    },
    'log.the-move-log.5': spacesAreKnown,
  },
};
