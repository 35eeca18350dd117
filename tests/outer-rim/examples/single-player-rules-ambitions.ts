import type { AmbitionFacts } from '../../../schemas/outer-rim/ambitions.ts';
import type { Header } from '../../../schemas/outer-rim/header.ts';
import { type Example, table } from '../example.ts';
import { claiming, startsWith, takes } from '../setting-up.ts';

const RULES = 'outer-rim.single-player-rules-ambitions';
const start = 'set-up';
const goals: AmbitionFacts['goals'] = [{ id: 'last', kind: 'fame' }];
const pirate: AmbitionFacts = { id: 'pirate', goals, abilities: [], setup: { credits: 3000, card: null } };
const header = {
  options: { unfinishedBusiness: true, ambitions: true },
  ai: ['ben'],
  ambitions: [pirate],
} satisfies Partial<Header>;

const begun = [
  takes('ann', 'han-solo'),
  takes('ben', 'boba-fett', null),
  startsWith('ann', { space: 'tatooine' }),
  startsWith('ben', { space: 'naboo' }),
];
const lays = (...sheets: string[]) => ({ type: 'setup.ambitions', sheets });
const two = lays('pirate', 'spy');
const picks = (seat: string, sheet: string) => ({ type: 'setup.ambition', seat, sheet });
const gain = { type: 'planning.gain-credits', seat: 'ann' };
const claims = (seat: string, facts: object) => ({ seats: { [seat]: facts } });

/** A game under way: Ann has the pirate's sheet, and Ben so much fame. */
const won = (fame: number) => table({ ann: { ambition: 'pirate' }, ben: { fame } });

export const examples: readonly Example[] = [
  {
    rule: `${RULES}.0.1`,
    shows: 'a person plays for an ambition',
    start,
    header,
    moves: [...begun, two, picks('ann', 'pirate'), gain],
    final: { fameRequirement: 8, seats: { ann: { ambition: { sheet: 'pirate' } } }, removed: ['spy'] },
  },
  {
    rule: `${RULES}.0.1`,
    shows: 'where ambitions are not in use no sheets are drawn',
    start,
    header: { ai: ['ben'], options: { unfinishedBusiness: true } },
    moves: [...begun, two],
    breaks: ['outer-rim.appendix-1-setup.9'],
  },
  {
    rule: `${RULES}.1.a`,
    shows: 'two sheets are drawn for one person, whoever else plays',
    start,
    header,
    moves: [...begun, two, picks('ann', 'pirate'), gain],
    final: { removed: ['spy'] },
  },
  {
    rule: `${RULES}.1.a`,
    shows: 'not one for each player and one more',
    start,
    header,
    moves: [...begun, lays('pirate', 'spy', 'hermit')],
    breaks: [`${RULES}.1.a`],
  },
  {
    rule: `${RULES}.1.a`,
    shows: 'and not the same one twice',
    start,
    header,
    moves: [...begun, lays('pirate', 'pirate')],
    breaks: [`${RULES}.1.a`],
  },
  {
    rule: `${RULES}.1.a`,
    shows: 'the person gets no credits beside those of the sheet',
    start,
    header,
    moves: [
      claiming(takes('ann', 'han-solo'), claims('ann', { credits: 0 })),
      ...begun.slice(1),
      two,
      picks('ann', 'pirate'),
      gain,
    ],
    final: { seats: { ann: { credits: 5000 }, ben: { credits: 6000 } } },
  },
  {
    rule: `${RULES}.1.a`,
    shows: 'no 4,000',
    start,
    header,
    moves: [claiming(takes('ann', 'han-solo'), claims('ann', { credits: 4000 }))],
    breaks: [`${RULES}.1.a`],
  },
  {
    rule: `${RULES}.1.a`,
    shows: 'it is one of the two sheets that is kept',
    start,
    header,
    moves: [...begun, two, picks('ann', 'hermit')],
    breaks: ['outer-rim.appendix-1-setup.9.2'],
  },
  {
    rule: `${RULES}.1.b`,
    shows: 'the person takes what the sheet brings',
    start,
    header,
    moves: [...begun, two, picks('ann', 'pirate'), { type: 'setup.benefits', seat: 'ann', credits: 3000 }, gain],
    final: claims('ann', { credits: 5000 }),
  },
  {
    rule: `${RULES}.1.b`,
    shows: 'and no more than that',
    start,
    header,
    moves: [...begun, two, picks('ann', 'pirate'), { type: 'setup.benefits', seat: 'ann', credits: 4000 }],
    breaks: ['outer-rim.appendix-1-setup.9.4.a'],
  },
  {
    rule: `${RULES}.1.a`,
    shows: 'credits that the person was given all the same are told once, and those of the sheet come on top of them',
    start,
    header,
    moves: [
      { ...takes('ann', 'han-solo'), expect: claims('ann', { credits: 4000 }) },
      ...begun.slice(1),
      two,
      { ...picks('ann', 'pirate'), expect: claims('ann', { credits: 7000 }) },
      { ...gain, expect: claims('ann', { credits: 9000 }) },
    ],
    breaks: [`${RULES}.1.a`],
  },
  {
    rule: `${RULES}.2.a`,
    shows: 'an AI player chooses none once the person has chosen',
    start,
    header,
    moves: [...begun, two, picks('ann', 'pirate'), picks('ben', 'spy'), gain],
    breaks: [`${RULES}.2.a`],
  },
  {
    rule: `${RULES}.2.a`,
    shows: 'an AI player chooses no sheet',
    start,
    header,
    moves: [...begun, two, picks('ben', 'spy')],
    breaks: [`${RULES}.2.a`],
  },
  {
    rule: `${RULES}.2.a`,
    shows: 'and gets nothing of one',
    start,
    header,
    moves: [...begun, two, picks('ann', 'pirate'), { type: 'setup.benefits', seat: 'ben', credits: 3000 }],
    breaks: [`${RULES}.2.a`],
  },
  {
    rule: `${RULES}.2.a`,
    shows: 'nor does a header give it one',
    start: table({ ann: { ambition: 'pirate' }, ben: { ambition: 'spy' } }),
    header,
    moves: [gain],
    breaks: [`${RULES}.2.a`],
  },
  {
    rule: `${RULES}.2.a`,
    shows: 'so that it completes no goal of one',
    start: won(0),
    header,
    moves: [{ type: 'ambition.goal', seat: 'ben', goal: 'last' }],
    breaks: [`${RULES}.2.a`],
  },
  {
    rule: `${RULES}.2.a`,
    shows: 'and loses none',
    start: won(0),
    header,
    moves: [{ type: 'ambition.lose', seat: 'ben', goal: 'last' }],
    breaks: [`${RULES}.2.a`],
  },
  {
    rule: `${RULES}.2.b`,
    shows: 'an AI player with the fame requirement goes on playing',
    start: won(9),
    header,
    moves: [gain],
    final: { winner: null },
  },
  {
    rule: `${RULES}.2.b`,
    shows: 'and has not won, whatever a log says',
    start: won(9),
    header,
    moves: [claiming(gain, { winner: 'ben' })],
    breaks: [`${RULES}.2.b`],
  },
  {
    rule: `${RULES}.2.b`,
    shows: 'with two more it has',
    start: won(10),
    header,
    moves: [gain],
    breaks: ['log.the-move-log.7'],
    final: { winner: 'ben' },
  },
];
