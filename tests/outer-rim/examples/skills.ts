import { order } from '../contacts.ts';
import { type Example, table } from '../example.ts';
import { test } from '../fights.ts';
import { crew } from '../market-cards.ts';
import { tool } from '../tools.ts';
import { breaks, comesTo as keeps, type Move, ofAnn, that } from '../writing.ts';

const mechanic = crew('mechanic', { skills: ['tech'] });
const exam = tool('exam', { do: 'test', skill: 'tech', pass: [{ do: 'gain-credits', amount: 1000 }] });
const sits = (more: object = {}): Move => ({
  type: 'action.ability',
  seat: 'ann',
  source: 'exam',
  ability: 'use',
  ...more,
});
const leaves: Move = { type: 'planning.ability', seat: 'ann', source: 'old-order', ability: 'dismiss' };
const two = { gear: 2, crew: 1 };
/** Ann has Tech herself, and a mechanic; a planning ability sends the mechanic away. */
const start = table({ ann: { skills: ['tech'], slots: two, assets: [mechanic, exam, order('mechanic')] } });
const alone = table({ ann: { skills: [], slots: two, assets: [mechanic, exam, order('mechanic')] } });
const works: Move = { type: 'planning.gain-credits', seat: 'ann' };

export const examples: readonly Example[] = [
  // crew.4.a and crew.4.b, skills.2: with the crew the skills come and go.
  keeps(
    'crew.4.a',
    'the skill of the crew is had: a focus passes for whoever has Tech twice',
    start,
    [works, sits(that({ test: { instances: 2 } })), test('focus', 'blank'), { type: 'test.resolve', seat: 'ann' }],
    {
      seats: { ann: { credits: 8000 } },
    },
  ),
  breaks('skill-tests.2', 'it is not passed over', start, [
    works,
    sits(that({ test: { instances: 1 } })),
    test('focus', 'blank'),
  ]),
  keeps(
    'crew.4.b',
    'without the crew it is gone: a focus does not pass any more',
    start,
    [leaves, sits(that({ test: { instances: 1 } })), test('focus', 'blank')],
    {
      seats: { ann: { credits: 5000 } },
    },
  ),
  breaks('skill-tests.2', 'the skill of a discarded crew does not count', start, [
    leaves,
    sits(that({ test: { instances: 2 } })),
    test('focus', 'blank'),
  ]),
  keeps(
    'skills.2',
    'whoever has no Tech but by the crew is unskilled without it',
    alone,
    [leaves, sits(that({ test: { instances: 0 } })), test('hit', 'blank')],
    {
      seats: { ann: { credits: 5000 } },
    },
  ),
  breaks('skill-tests.1.1', 'so that a hit does not pass', alone, [
    leaves,
    sits(),
    test('hit', 'blank'),
    { type: 'test.resolve', seat: 'ann', passed: true },
  ]),
  // skills.2.1: those of the character stay.
  keeps('skills.2.1', 'the skills of the character stay when the crew goes', start, [
    { ...leaves, ...ofAnn({ skills: ['tech'] }) },
  ]),
  breaks('skills.2.1', 'they do not go with it', start, [{ ...leaves, ...ofAnn({ skills: [] }) }]),
  keeps('skill-tests.2', 'with those of the crew they may be claimed, too', start, [
    { ...works, ...ofAnn({ skills: ['tech', 'tech'] }) },
  ]),
  breaks('skill-tests.2', 'but no more than there are', start, [
    { ...works, ...ofAnn({ skills: ['tech', 'tech', 'tech'] }) },
  ]),
  breaks('skills.2.1', 'nor in any other way', start, [{ ...works, ...ofAnn({ skills: [] }) }]),
];
