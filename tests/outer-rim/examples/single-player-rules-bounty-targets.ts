/** @module Single-Player Rules: Bounty Targets (LRR page 22). */
import { draws, endsIn, goes, hunter, solo } from '../ai-players.ts';
import type { Example } from '../example.ts';

const RULE = 'outer-rim.single-player-rules-bounty-targets';
const header = solo;
const hunt = draws('hunter-1');
const WHITE = 'practice-bounty-tinker';
const up = (id: string) => ({ id, faceup: true });
const down = (of: 'white' | 'green' | 'yellow' | 'orange') => ({ class: of, faceup: false });

export const examples: Example[] = [
  {
    rule: `${RULE}.0.2`,
    shows: 'it goes to a contact whom its bounty names',
    start: hunter('ryloth', [WHITE], { naboo: [up('practice-tinker')], tatooine: [up('practice-forger')] }),
    header,
    moves: [hunt, goes('naboo')],
    final: endsIn('naboo'),
  },
  {
    rule: `${RULE}.0.2`,
    shows: 'it goes to one whom none of its bounties names',
    start: hunter('ryloth', [WHITE], { naboo: [up('practice-tinker')], tatooine: [up('practice-forger')] }),
    header,
    moves: [hunt, goes('tatooine')],
    breaks: [`${RULE}.0.2`],
  },
  {
    rule: `${RULE}.0.2`,
    shows: 'it goes to a player whose character none of its bounties names',
    start: hunter('ryloth', [WHITE], { tatooine: [up('practice-tinker')] }, { ann: { space: 'naboo' } }),
    header,
    moves: [hunt, goes('naboo')],
    breaks: [`${RULE}.0.2`],
  },
  {
    rule: `${RULE}.0.3`,
    shows: 'nobody whom its bounty names is in sight: it goes to the nearest facedown contact of that class',
    start: hunter('ryloth', [WHITE], { naboo: [down('white')], takodana: [down('white')], tatooine: [down('green')] }),
    header,
    moves: [hunt, goes('naboo')],
    final: endsIn('naboo'),
  },
  {
    rule: `${RULE}.0.3`,
    shows: 'it goes to one that is farther away',
    start: hunter('ring-of-kafrene', [WHITE], { takodana: [down('white')], naboo: [down('white')] }),
    header,
    moves: [hunt, goes('naboo')],
    breaks: [`${RULE}.0.3`],
  },
  {
    rule: `${RULE}.0.3`,
    shows: 'it goes to a facedown contact although the one whom its bounty names is in sight',
    start: hunter('ryloth', [WHITE], { naboo: [up('practice-tinker')], tatooine: [down('white')] }),
    header,
    moves: [hunt, goes('tatooine')],
    breaks: [`${RULE}.0.3`],
  },
  {
    rule: `${RULE}.0.3`,
    shows: 'of two facedown contacts that are equally near chance decides',
    start: hunter('ryloth', [WHITE], { naboo: [down('white')], 'ring-of-kafrene': [down('white')] }),
    header,
    moves: [hunt, goes('ring-of-kafrene')],
    final: endsIn('ring-of-kafrene'),
  },
  {
    rule: `${RULE}.0.3`,
    shows: 'there is no such contact, so it gains credits',
    start: hunter('ryloth', [WHITE], { naboo: [down('green')] }),
    header,
    moves: [hunt, { type: 'ai.resolve', seat: 'ben', instruction: 'gain-credits' }],
    final: { seats: { ben: { credits: 7000, space: 'ryloth' } } },
  },
  {
    rule: `${RULE}.0.3`,
    shows: 'the log does not tell the contacts of Naboo, so nobody can say where it goes',
    start: hunter('ryloth', [WHITE], { tatooine: [down('white')] }, { contacts: { tatooine: [down('white')] } }),
    header,
    moves: [hunt, goes('tatooine')],
    doubtful: true,
  },
];
