import type { Header } from '../../../schemas/outer-rim/header.ts';
import { type Example, table } from '../example.ts';
import { claiming, takes } from '../setting-up.ts';

const RULE = 'outer-rim.single-player-rules-expert-mode.0.1';
const start = 'set-up';
const gain = { type: 'planning.gain-credits', seat: 'ann' };
const begins = (aiFame?: number, more: object = {}) =>
  ({
    ai: ['ben'],
    options: { unfinishedBusiness: true, ...(aiFame === undefined ? {} : { aiFame }), ...more },
  }) satisfies Partial<Header>;
const ann = takes('ann', 'han-solo');
const boba = takes('ben', 'boba-fett', null);
const cad = takes('ben', 'cad-bane', null);
const fame = (own: number) => ({ seats: { ben: { fame: own } } });

export const examples: readonly Example[] = [
  {
    rule: RULE,
    shows: 'an AI player begins with the fame that was chosen',
    start,
    header: begins(3),
    moves: [ann, boba, claiming(gain, fame(3))],
    final: { seats: { ann: { fame: 0 }, ben: { fame: 3 } } },
  },
  {
    rule: RULE,
    shows: 'both do',
    start,
    header: { ...begins(2), seats: ['ann', 'ben', 'cleo'], ai: ['ben', 'cleo'] },
    moves: [ann, boba, takes('cleo', 'jyn-erso', null), gain],
    final: { seats: { ben: { fame: 2 }, cleo: { fame: 2 } } },
  },
  {
    rule: RULE,
    shows: 'in a position that a header describes, too, where that leaves the fame out',
    start: table({ ben: { character: 'boba-fett' } }),
    header: begins(3),
    moves: [gain],
    final: { seats: { ben: { fame: 3 } } },
  },
  {
    rule: RULE,
    shows: 'and where it says it, it is as it says',
    start: table({ ben: { character: 'boba-fett', fame: 5 } }),
    header: begins(),
    moves: [gain],
    final: { seats: { ben: { fame: 5 } } },
  },
  {
    rule: RULE,
    shows: 'without expert mode it begins with none',
    start,
    header: begins(),
    moves: [ann, { ...boba, expect: fame(3) }],
    breaks: [RULE],
  },
  {
    rule: RULE,
    shows: 'it does not begin with the fame that wins',
    start,
    header: begins(10),
    moves: [],
    breaks: [RULE],
  },
  {
    rule: RULE,
    shows: 'with ambitions it needs two more for that',
    start,
    header: begins(9, { ambitions: true }),
    moves: [ann, boba],
  },
  {
    rule: RULE,
    shows: 'a fame requirement that is agreed on later is more than it',
    start,
    header: begins(9),
    moves: [{ type: 'setup.fame', seat: 'ann', fame: 9 }],
    breaks: [RULE],
  },
  {
    rule: RULE,
    shows: 'where nobody is played by AI cards there is nobody to begin with it',
    start: table(),
    header: { options: { aiFame: 2 } },
    moves: [gain],
    breaks: [RULE],
  },
  {
    rule: RULE,
    shows: 'whether Cad Bane begins with his own 2 fame is open: with none',
    start,
    header: begins(),
    moves: [ann, cad, { ...gain, expect: fame(0) }],
    final: { seats: { ben: { fame: 0 } } },
  },
  {
    rule: RULE,
    shows: 'or with two',
    start,
    header: begins(),
    moves: [ann, cad, { ...gain, expect: fame(2) }],
    doubtful: true,
  },
  {
    rule: RULE,
    shows: 'but not with one',
    start,
    header: begins(),
    moves: [ann, cad, { ...gain, expect: fame(1) }],
    breaks: [RULE],
  },
  {
    rule: RULE,
    shows: 'a person who has him begins with two',
    start,
    header: begins(),
    moves: [takes('ann', 'cad-bane'), boba, { ...gain, expect: { seats: { ann: { fame: 2 } } } }],
    final: { seats: { ann: { fame: 2 } } },
  },
];
