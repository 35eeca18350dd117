/**
 * @module
 * Short words for logs that a judge would write, for `examples/judged-moves.ts` and `examples/judged-claims.ts`.
 */
import { breaks, type Example, keeps, rebelTurn, sam, table, vera } from './example.ts';

type Start = Parameters<typeof table>[0];
type Moves = Example['moves'];
type By = typeof vera;

export const S = 'imperial-shuttle';
export const A = 'alliance-shuttle';
export const pub: Example['header'] = { options: { information: 'public' } };
export const full: Example['header'] = { options: { mode: 'full-galaxy', goal: 5 } };
export const end = vera('turn.end');
export const send = sam('turn.end');
export const strike = vera('attack.resolve', { target: 'base' });
export const hit = (card: string, target = 'base') => ({ card, committed: target });
export const use = (by: By, card: string) => by('ability.use', { card });
export const play = (by: By, card: string) => by('card.play', { card });
export const buy = (by: By, card: string) => by('galaxy.purchase', { card });
export const commit = (by: By, card: string, target = 'base') => by('attack.commit', { card, target });
export const resolve = (by: By, target = 'base', attack?: number) =>
  by('attack.resolve', { target, ...(attack === undefined ? {} : { attack }) });
export const claim = (move: Moves[number], expect: object) => ({ ...move, expect });

/** The Rebel player has no base, at the beginning of their turn. */
export const due = ({ sam: own, ...more }: NonNullable<Start> = {}) =>
  rebelTurn({
    ...more,
    turn: { phase: 'beginning' },
    sam: { base: 'none', bases: ['hoth', 'mon-cala', 'sullust', 'yavin-iv'], ...own },
    vera: { victory: ['dantooine'] },
  });
/** Mon Cala is about to fall: one hit point is left of it, and Vera has destroyed these bases before. */
export const close = (victory: string[]) =>
  table({
    vera: { units: [hit('at-at')], hand: [S], victory },
    sam: {
      base: { card: 'mon-cala', damage: 8 },
      bases: ['sullust', 'yavin-iv', ...(victory.length === 2 ? [] : ['hoth'])],
    },
  });
/** A table of public information: of hand and deck only what they may be is known. */
export const hidden = ({ vera: own, ...more }: NonNullable<Start> = {}) =>
  table({
    galaxyDeck: Array(20).fill('?'),
    ...more,
    vera: {
      hand: ['?', '?'],
      deck: ['?', '?', '?'],
      unseen: [S, S, S, 'stormtrooper', 'inquisitor'],
      ...own,
    },
  });

/** What breaks this rule and no other. */
export const wrong = (
  rule: `${string}.${string}`,
  shows: string,
  start: Example['start'],
  moves: Moves,
  header?: Example['header'],
): Example => breaks(rule, shows, start, moves, [rule], header);
/** What keeps it. */
export const legal = (
  rule: `${string}.${string}`,
  shows: string,
  start: Example['start'],
  moves: Moves,
  header?: Example['header'],
): Example => keeps(rule, shows, start, moves, undefined, header);
