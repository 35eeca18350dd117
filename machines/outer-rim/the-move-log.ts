/**
 * @module
 * The rules of the move log itself, as far as they speak of Outer Rim's components: spaces, cards, tokens.
 */
import { type Finding, fails, type Move, type Slice, voids } from '../ruleset.ts';
import { type EffectMove, effectsOf } from './abilities.ts';
import { type SeatsNamed, seatsIn } from './credits.ts';
import { type Facts, isSeat, seatOf } from './facts.ts';
import { liesElsewhere, type Reveal, revealClash } from './market-decks.ts';
import { type Spawn, tokenContradiction } from './patrols.ts';
import type { CardEffect } from './types.ts';

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

/** The spaces that a card, or what a log declares of one, puts ships and patrols down in. */
function spacesIn(effects: readonly CardEffect[]): string[] {
  return effects.flatMap((effect) => {
    if (effect.do === 'move-directly' || effect.do === 'move-patrol-directly') return [effect.to];
    return effect.do === 'test' ? spacesIn([...(effect.pass ?? []), ...(effect.fail ?? [])]) : [];
  });
}

/** Spaces named in what a card brings. The rest of it happened all the same. */
function effectsAreKnown(facts: Facts, move: EffectMove): Finding {
  const named = spacesIn(effectsOf(facts, move).map(({ effect }) => effect));
  const strange = named.find((space) => !facts.board.spaces.has(space));
  return strange === undefined ? true : fails({ space: strange, known: false });
}

export const theMoveLog: Slice<Facts> = {
  constraints: {
    'log.the-move-log.4': (facts, move: SeatsNamed) => {
      const { seat, with: partner } = move;
      for (const named of seatsIn(move))
        if (!isSeat(facts, named)) return voids({ seat: named, seats: [...facts.order] });
      return seat !== undefined && seat === partner ? voids({ seat, with: partner }) : true;
    },
    'log.the-move-log.2': (facts, move: Reveal | Spawn) => {
      const clash =
        move.type === 'card.reveal'
          ? revealClash(facts, move)
          : tokenContradiction(facts.patrols[move.faction] ?? {}, move.token ?? {});
      return clash === null ? true : fails(clash);
    },
    'log.the-move-log.3': liesElsewhere,
    'log.the-move-log.5': (facts, move: Move) =>
      move.type.startsWith('encounter.') || move.type.endsWith('.ability')
        ? effectsAreKnown(facts, move)
        : spacesAreKnown(facts, move),
  },
};
