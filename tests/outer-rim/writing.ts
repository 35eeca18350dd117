/**
 * @module
 * Examples as a table might write them: what breaks a rule, what keeps it, and the moves of Ann in a few words.
 */
import type { RuleId } from '../../machines/chart.ts';
import type { Start } from '../../schemas/outer-rim/header.ts';
import type { Example } from './example.ts';
import { ladder } from './maps.ts';

export type Move = Example['moves'][number];

/** What a table writes that breaks a rule. */
export function breaks(
  rule: string,
  shows: string,
  start: Start,
  moves: Example['moves'],
  header: Example['header'] = {},
) {
  const broken = (rule.startsWith('log.') ? rule : `outer-rim.${rule}`) as RuleId;
  return { rule: broken, shows, start, moves, header, breaks: [broken] } satisfies Example;
}

/** A near miss of a rule, which keeps it. */
export function keeps(
  rule: string,
  shows: string,
  start: Start,
  moves: Example['moves'],
  header: Example['header'] = {},
) {
  return { rule: `outer-rim.${rule}` as RuleId, shows, start, moves, header } satisfies Example;
}

/** A near miss of a rule with the position that it comes to. */
export function comesTo(
  rule: string,
  shows: string,
  start: Example['start'],
  moves: Example['moves'],
  final?: object,
  header: Example['header'] = {},
): Example {
  return {
    ...keeps(rule, shows, start as Start, moves, header),
    ...(final === undefined ? {} : { final: final as NonNullable<Example['final']> }),
  };
}

/** The same, where what a card brings is not modelled. */
export function doubted(example: Example): Example {
  return { ...example, doubtful: true };
}

export const onLadder = { map: ladder };
export const ofAnn = (facts: object) => ({ expect: { seats: { ann: facts } } });
export const ofBen = (facts: object) => ({ expect: { seats: { ben: facts } } });
export const that = (expect: object) => ({ expect });
export const moves = (path: string[], more = {}): Move => ({ type: 'planning.move', seat: 'ann', path, ...more });
export const gains = (more = {}): Move => ({ type: 'planning.gain-credits', seat: 'ann', ...more });
export const recovers = (more = {}): Move => ({ type: 'planning.recover', seat: 'ann', ...more });
export const bensTurn = (more = {}): Move => ({ type: 'planning.gain-credits', seat: 'ben', ...more });
export const ends = (more = {}): Move => ({ type: 'action.end', seat: 'ann', ...more });
export const encounters = (more = {}): Move => ({ type: 'encounter.space', seat: 'ann', effects: [], ...more });
export const discards = (deck: string, more = {}): Move => ({ type: 'market.discard', seat: 'ann', deck, ...more });
export const buys = (deck: string, card: string, more = {}): Move => ({
  type: 'market.buy',
  seat: 'ann',
  deck,
  card,
  ...more,
});
export const reveals = (deck: string, card: string, more = {}): Move => ({ type: 'card.reveal', deck, card, ...more });
export const delivers = (card: string, more = {}): Move => ({ type: 'deliver.cargo', seat: 'ann', card, ...more });
export const rolls = (face: string, more = {}): Move => ({ type: 'deliver.roll', faces: [face], ...more });
export const trades = (gives: object, takes: object = {}, more = {}): Move => ({
  type: 'trade.exchange',
  seat: 'ann',
  with: 'ben',
  gives,
  takes,
  ...more,
});
