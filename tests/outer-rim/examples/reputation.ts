import { type Example, table } from '../example.ts';
import { inAction, tool, use } from '../tools.ts';

const letter = (...effects: object[]) => tool('letter', ...effects);
/** The letter is used, and the log says where the Hutt marker stands afterwards. */
const read = (hutt?: string) =>
  use('letter', hutt === undefined ? {} : { expect: { seats: { ann: { reputation: { hutt } } } } });
const gain = { do: 'gain-reputation', faction: 'hutt' };
const lose = { do: 'lose-reputation', faction: 'hutt' };
const ann = (reputation: 'negative' | 'neutral' | 'positive', ...effects: object[]) =>
  table({ ann: { reputation: { hutt: reputation }, assets: [letter(...effects)] }, ...inAction });

export const examples: readonly Example[] = [
  {
    rule: 'outer-rim.reputation.0.1',
    shows: 'a player has a reputation with each faction; where a position says none it is neutral',
    start: table({ ann: { reputation: { hutt: 'negative' } } }),
    moves: [{ type: 'planning.gain-credits', seat: 'ann' }],
    final: {
      seats: { ann: { reputation: { hutt: 'negative', rebel: 'neutral', imperial: 'neutral', syndicate: 'neutral' } } },
    },
  },
  {
    rule: 'outer-rim.reputation.0.1',
    shows: 'a reputation does not change without a reason',
    start: table({ ann: { reputation: { hutt: 'negative' } } }),
    moves: [
      { type: 'planning.gain-credits', seat: 'ann', expect: { seats: { ann: { reputation: { hutt: 'neutral' } } } } },
    ],
    breaks: ['outer-rim.reputation.2'],
  },
  {
    rule: 'outer-rim.reputation.1',
    shows: 'the tracks of the factions are apart: only the one that is named moves',
    start: ann('neutral', gain),
    moves: [read()],
    final: { seats: { ann: { reputation: { hutt: 'positive', rebel: 'neutral' } } } },
  },
  {
    rule: 'outer-rim.reputation.1',
    shows: 'the track of another faction has not moved',
    start: ann('neutral', gain),
    moves: [{ ...read(), expect: { seats: { ann: { reputation: { rebel: 'positive' } } } } }],
    breaks: ['outer-rim.reputation.2'],
  },
  {
    rule: 'outer-rim.reputation.2',
    shows: 'one gained reputation is one step up',
    start: ann('negative', gain),
    moves: [read('neutral')],
  },
  {
    rule: 'outer-rim.reputation.2',
    shows: 'one gained reputation is not two steps',
    start: ann('negative', gain),
    moves: [read('positive')],
    breaks: ['outer-rim.reputation.2'],
  },
  {
    rule: 'outer-rim.reputation.2.1',
    shows: 'positive stays positive',
    start: ann('positive', gain),
    moves: [read('positive')],
  },
  {
    rule: 'outer-rim.reputation.2.1',
    shows: 'whoever gains reputation at the upper end does not fall',
    start: ann('positive', gain),
    moves: [read('neutral')],
    breaks: ['outer-rim.reputation.2.1'],
  },
  {
    rule: 'outer-rim.reputation.3',
    shows: 'one lost reputation is one step down',
    start: ann('positive', lose),
    moves: [read('neutral')],
  },
  {
    rule: 'outer-rim.reputation.3',
    shows: 'one lost reputation is not two steps',
    start: ann('positive', lose),
    moves: [read('negative')],
    breaks: ['outer-rim.reputation.3'],
  },
  {
    rule: 'outer-rim.reputation.3.1',
    shows: 'negative stays negative',
    start: ann('negative', lose),
    moves: [read('negative')],
  },
  {
    rule: 'outer-rim.reputation.3.1',
    shows: 'whoever loses reputation at the lower end does not rise',
    start: ann('negative', lose),
    moves: [read('neutral')],
    breaks: ['outer-rim.reputation.3.1'],
  },
  {
    rule: 'outer-rim.reputation.4',
    shows: 'a reputation that is set is there at once',
    start: ann('negative', { do: 'set-reputation', faction: 'hutt', to: 'positive' }),
    moves: [read('positive')],
  },
  {
    rule: 'outer-rim.reputation.4',
    shows: 'setting a reputation is not a step towards it',
    start: ann('negative', { do: 'set-reputation', faction: 'hutt', to: 'positive' }),
    moves: [read('neutral')],
    breaks: ['outer-rim.reputation.4'],
  },
  {
    rule: 'outer-rim.reputation.6',
    shows: 'while a player is treated as having another reputation the marker stays where it is',
    start: table({
      ann: { reputation: { hutt: 'neutral' }, treatedAs: { hutt: 'positive' }, assets: [letter(lose)] },
      ...inAction,
    }),
    moves: [read('neutral')],
  },
  {
    rule: 'outer-rim.reputation.6',
    shows: 'a loss is not kept for later while another reputation is in force',
    start: table({
      ann: { reputation: { hutt: 'neutral' }, treatedAs: { hutt: 'positive' }, assets: [letter(lose)] },
      ...inAction,
    }),
    moves: [read('negative')],
    breaks: ['outer-rim.reputation.6'],
  },
];
