/**
 * @module
 * Tests that a table has judged otherwise than the dice at its level of skill: all that it notes of the wrong outcome is one breach,
 * that of the rule by which the dice pass or fail.
 */
import type { Example } from '../example.ts';
import { table } from '../example.ts';
import { job } from '../market-cards.ts';
import { inEncounter } from '../tools.ts';
import { breaks, comesTo } from '../writing.ts';

const heist = job('heist', {
  destination: 'tatooine',
  reward: { credits: 8000, fame: 1 },
  abilities: [
    {
      id: 'try',
      timing: 'encounter',
      effects: [
        {
          do: 'test',
          skill: 'tech',
          pass: [{ do: 'complete-job' }],
          fail: [{ do: 'suffer', on: 'character', amount: 2 }, { do: 'fail-job' }],
        },
      ],
    },
  ],
});
/** A job of two tests: the second one comes with passing the first. */
const longHeist = job('long-heist', {
  destination: 'tatooine',
  reward: { credits: 8000 },
  abilities: [
    {
      id: 'try',
      timing: 'encounter',
      effects: [
        {
          do: 'test',
          skill: 'tech',
          pass: [{ do: 'test', skill: 'stealth', pass: [{ do: 'complete-job' }], fail: [{ do: 'fail-job' }] }],
          fail: [{ do: 'fail-job' }],
        },
      ],
    },
  ],
});
/** Another one: whoever loses its fight is tested. */
const brawl = job('brawl', {
  destination: 'tatooine',
  abilities: [
    {
      id: 'try',
      timing: 'encounter',
      effects: [
        {
          do: 'fight',
          kind: 'ground',
          enemy: { name: 'the guards', combat: 2 },
          win: [{ do: 'complete-job' }],
          lose: [{ do: 'test', skill: 'tech', fail: [{ do: 'lose-credits', amount: 1000 }] }],
        },
      ],
    },
  ],
});
const atJob = (card: typeof heist) => table({ ann: { assets: [card] }, ...inEncounter });
const begins = (card: typeof heist) => ({ type: 'encounter.ability', seat: 'ann', source: card.id });
const ends = { type: 'test.resolve', seat: 'ann' };
const start = (...skills: 'tech'[]) => table({ ann: { skills, assets: [heist] }, ...inEncounter });
const tries = { type: 'encounter.ability', seat: 'ann', source: 'heist' };
const shows = (...faces: string[]) => ({ type: 'test.roll', faces });
const resolves = (facts: object) => ({ type: 'test.resolve', seat: 'ann', expect: { seats: { ann: facts } } });
const next = { type: 'planning.gain-credits', seat: 'ben' };
const done = { credits: 13000, fame: 1, assets: [] };
const failed = { credits: 5000, fame: 0, assets: ['heist'], damage: { character: 2 } };

export const examples: readonly Example[] = [
  comesTo('skill-tests.1.2', 'a hit passes for whoever is skilled', start('tech'), [
    tries,
    shows('hit', 'blank'),
    resolves(done),
    next,
  ]),
  breaks('skill-tests.1.1', 'to the unskilled a hit brings none of what passing would', start(), [
    tries,
    shows('hit', 'blank'),
    resolves(done),
    next,
  ]),
  breaks('skill-tests.1.2', 'to the skilled no focus does', start('tech'), [
    tries,
    shows('focus', 'focus'),
    resolves(done),
    next,
  ]),
  breaks('skill-tests.1.2', 'and a hit does not cost what failing would', start('tech'), [
    tries,
    shows('hit', 'blank'),
    resolves(failed),
    next,
  ]),
  breaks('skill-tests.1.3', 'nor does a focus, to the highly skilled', start('tech', 'tech'), [
    tries,
    shows('focus', 'blank'),
    resolves(failed),
    next,
  ]),
  breaks('skill-tests.1.2', 'also where the test ends without a word', start('tech'), [
    tries,
    { ...shows('focus', 'focus'), expect: { seats: { ann: done } } },
    next,
  ]),
  // Whoever claims an instance that nobody has recorded is told so once, whether the test is passed by it or failed without it.
  breaks('skill-tests.2', 'an instance more is claimed than there is, and passes the test', start(), [
    tries,
    { ...shows('hit', 'blank'), expect: { test: { instances: 1 } } },
    resolves(done),
    next,
  ]),
  breaks('skill-tests.2', 'an instance more is claimed, and was none', start(), [
    tries,
    { ...shows('hit', 'blank'), expect: { test: { instances: 1 } } },
    resolves(failed),
    next,
  ]),
  // The next roll shows what the table took the one before for.
  ...[[], [ends]].map((said) =>
    breaks('skill-tests.1.1', 'the test that only passing brings is rolled for behind a failed one', atJob(longHeist), [
      begins(longHeist),
      shows('hit', 'blank'),
      ...said,
      shows('crit', 'hit'),
      resolves({ credits: 13000, assets: [] }),
      next,
    ]),
  ),
  breaks('skill-tests.1.1', 'also if the dice show the same once more', atJob(longHeist), [
    begins(longHeist),
    shows('hit', 'focus'),
    shows('hit', 'focus'),
    { ...next, expect: { seats: { ann: { assets: ['long-heist'], credits: 5000 } } } },
  ]),
  ...[[], [{ type: 'combat.resolve', seat: 'ann' }]].map((said) =>
    breaks('combat-steps.4.1', 'whoever has won with a tie is tested as if it had been lost', atJob(brawl), [
      begins(brawl),
      { type: 'combat.roll', faces: ['hit', 'blank', 'blank'] },
      { type: 'combat.roll', faces: ['hit', 'blank'] },
      ...said,
      shows('blank', 'blank'),
      resolves({ credits: 4000 }),
      next,
    ]),
  ),
];
