import type { CardFacts } from '../../../schemas/outer-rim/cards.ts';
import { type Example, table } from '../example.ts';
import { inAction, inEncounter } from '../tools.ts';

/** A job on Tatooine whose databank card is this program. */
const job = (program: object[], more: object = {}, ability: object = {}): CardFacts =>
  ({
    id: 'heist',
    type: 'job',
    origin: 'market',
    deck: 'job',
    bonuses: {},
    destination: 'tatooine',
    reward: { credits: 3000, fame: 1 },
    abilities: [{ id: 'try', timing: 'encounter', effects: program, ...ability }],
    ...more,
  }) as CardFacts;
const start = (card: CardFacts, ann: object = {}, ben: object = {}, more: object = {}) =>
  table({ ann: { assets: [card], ...ann }, ben, ...inEncounter, ...more });
const STATUE = 'attend-statue-dedication';
const sings = { type: 'ability.use', seat: 'ann', source: 'sy-snootles' };
const tries = (more: object = {}) => ({ type: 'encounter.ability', seat: 'ann', source: 'heist', ...more });

const patrolOnTatooine = { patrols: { imperial: { level: 1, combat: 2, space: 'tatooine' } } };
const done = { do: 'complete-job' };
const fails = { do: 'fail-job' };
const test = (skill: string, pass: object[], fail: object[], more: object = {}) => ({
  do: 'test',
  skill,
  pass,
  fail,
  ...more,
});
const gain = { do: 'gain-credits', amount: 1000 };
const hurt = (amount: number) => ({ do: 'suffer', on: 'character', amount });
/** A test of somebody without the skill. */
const tested = (seat: string, first: string, expect?: object) => [
  { type: 'test.roll', seat, faces: [first, 'blank'] },
  { type: 'test.resolve', seat, ...(expect === undefined ? {} : { expect }) },
];
const passed = tested('ann', 'crit');
const failed = tested('ann', 'hit');
/** Both tests of the databank card have to be passed. */
const twoTests = [test('tech', [test('stealth', [done], [hurt(1), fails])], [fails]), gain];
const guards = { do: 'fight', kind: 'ground', enemy: { name: 'the guards', combat: 2 } };
const rolls = (own: string[], theirs: string[]) => [
  { type: 'combat.roll', faces: own },
  { type: 'combat.roll', faces: theirs },
  { type: 'combat.resolve', seat: 'ann' },
];
/** Both test their tactics. */
const opposed = [test('tactics', [test('tactics', [fails], [done], { as: 'chosen' })], [fails])];
const bensTurn = { type: 'planning.gain-credits', seat: 'ben' };
const wanted: CardFacts = {
  id: 'wanted',
  type: 'job',
  origin: 'market',
  deck: 'job',
  destination: 'tatooine',
  reward: { credits: 3000, fame: 1 },
};
const ann = (facts: object) => ({ seats: { ann: facts } });
const kept = [{ card: 'heist' }];

/** Parts of a program that are those of the chosen player, with a deed inside that names nobody. */
const loses = { do: 'lose-credits', amount: 1000 };
const WHOSE_IT_IS = [
  { says: 'a test', part: test('tech', [], [loses], { as: 'chosen' }), moves: tested('ben', 'hit') },
  {
    says: 'what is optional',
    part: { do: 'may', as: 'chosen', effects: [loses] },
    moves: [{ type: 'card.may', seat: 'ben' }],
  },
  {
    says: 'a choice',
    part: {
      do: 'choose',
      as: 'chosen',
      among: [
        { name: 'pay', effects: [loses] },
        { name: 'bleed', effects: [hurt(1)] },
      ],
    },
    moves: [{ type: 'card.choose', seat: 'ben', option: 'pay' }],
  },
  {
    says: 'a condition',
    part: { do: 'if', as: 'chosen', if: [{ is: 'credits', least: 1 }], effects: [loses] },
    moves: [],
  },
] as const;

export const examples: readonly Example[] = [
  {
    rule: 'outer-rim.jobs.4',
    shows: 'on the planet of its destination a job is tried instead of encountering the space',
    start: start(job([done])),
    moves: [tries()],
    final: { turn: { seat: 'ben' }, ...ann({ credits: 8000, fame: 1, assets: [] }) },
  },
  {
    rule: 'outer-rim.jobs.4',
    shows: 'on another planet it is not',
    start: start(job([done]), { space: 'kessel' }),
    moves: [tries()],
    breaks: ['outer-rim.jobs.4'],
  },
  {
    rule: 'outer-rim.jobs.4',
    shows: 'a job that names no place is tried anywhere',
    start: start(job([done], { destination: 'none' }), { space: 't1-rebel' }),
    moves: [tries()],
    final: ann({ credits: 8000 }),
  },
  {
    rule: 'outer-rim.jobs.4',
    shows: 'nor on a navpoint',
    start: start(job([done]), { space: 't1-rebel' }),
    moves: [tries({ ability: 'try' })],
    breaks: ['outer-rim.jobs.4'],
  },
  {
    rule: 'outer-rim.jobs.4',
    shows: 'an ability that is known to say nothing of completing it is no attempt, and is used anywhere',
    start: start(job([gain]), { space: 'kessel' }),
    moves: [tries()],
    final: ann({ credits: 6000, assets: kept }),
  },
  {
    rule: 'outer-rim.jobs.4',
    shows: 'one that only goes on with a databank card may be an attempt',
    start: start(job([{ do: 'resolve-card', card: 'databank-12' }]), { space: 'kessel' }),
    header: { cards: [{ id: 'databank-12', origin: 'databank', program: [{ do: 'complete-job' }] }] },
    moves: [tries()],
    breaks: ['outer-rim.jobs.4'],
  },
  {
    rule: 'outer-rim.jobs.4',
    shows: 'of a destination that nobody knows nothing is held against it',
    start: start(job([done], { destination: null })),
    moves: [tries()],
    doubtful: true,
    final: ann({ credits: 8000 }),
  },
  {
    rule: 'outer-rim.jobs.4',
    shows: 'one that is for a patrol is tried where that patrol lies',
    start: start(job([done], { destination: 'imperial-patrol' }), {}, {}, patrolOnTatooine),
    moves: [tries()],
    final: ann({ credits: 8000 }),
  },
  {
    rule: 'outer-rim.jobs.4',
    shows: 'and nowhere else',
    start: start(job([done], { destination: 'imperial-patrol' }), { space: 'kessel' }, {}, patrolOnTatooine),
    moves: [tries()],
    breaks: ['outer-rim.jobs.4'],
  },
  {
    rule: 'outer-rim.jobs.4',
    shows: 'of a place that no map has nothing is held against it',
    start: start(job([done], { destination: 'the-hidden-base' })),
    moves: [tries()],
    doubtful: ['outer-rim.jobs.4'],
    final: ann({ credits: 8000 }),
  },
  {
    rule: 'outer-rim.jobs.4',
    shows: 'that one is on a Core World is known without a map',
    start: start(job([done], { destination: 'trailing-core' }), { space: 'trailing-core' }),
    moves: [tries()],
    final: ann({ credits: 8000 }),
  },
  {
    rule: 'outer-rim.jobs.4',
    shows: 'and that one is on the other',
    start: start(job([done], { destination: 'trailing-core' }), { space: 'spinward-core' }),
    moves: [tries()],
    breaks: ['outer-rim.jobs.4'],
  },
  {
    rule: 'outer-rim.skill-tests.1',
    shows: 'the second test of a job is forgotten: that its reward is claimed at the first one is no other slip',
    start: start(job(twoTests)),
    moves: [
      tries(),
      { type: 'test.roll', faces: ['crit', 'blank'], expect: ann({ credits: 9000, fame: 1, assets: [] }) },
      bensTurn,
    ],
    breaks: ['outer-rim.skill-tests.1'],
  },
  {
    rule: 'outer-rim.skill-tests.1',
    shows: 'and at the first one it is wrong where the second is failed',
    start: start(job(twoTests)),
    moves: [
      tries(),
      { type: 'test.roll', faces: ['crit', 'blank'], expect: ann({ credits: 9000 }) },
      { type: 'test.roll', faces: ['blank', 'blank'] },
      bensTurn,
    ],
    breaks: ['outer-rim.credits.2'],
  },
  {
    rule: 'outer-rim.jobs.4.1',
    shows: 'a job for two is tried with somebody in the same space',
    start: start(
      job([test('tech', [done], [fails], { as: 'chosen' })], {}, { needsPlayer: true }),
      {},
      {
        space: 'tatooine',
      },
    ),
    moves: [tries({ player: 'ben' }), ...tested('ben', 'crit')],
    final: ann({ credits: 8000, fame: 1 }),
  },
  {
    rule: 'outer-rim.defeated.4.a',
    shows: 'no test follows once its owner is defeated: the job has failed',
    start: start(job([hurt(4), test('tech', [done], [fails])])),
    moves: [tries(), { type: 'test.roll', seat: 'ann', faces: ['crit', 'blank'] }],
    breaks: ['outer-rim.defeated.4.a'],
  },
  {
    rule: 'outer-rim.jobs.4.1',
    shows: 'with nobody there it cannot be tried',
    start: start(job([test('tech', [done], [fails], { as: 'chosen' })], {}, { needsPlayer: true })),
    moves: [tries({ player: 'ben' })],
    breaks: ['outer-rim.jobs.4.1'],
  },
  {
    rule: 'outer-rim.jobs.5.1.1',
    shows: 'an opposed test is one of each player, and both count',
    start: start(
      job([test('tech', [test('tech', [gain], [done], { as: 'chosen' })], [fails])], {}, { needsPlayer: true }),
      {},
      { space: 'tatooine' },
    ),
    moves: [tries({ player: 'ben' }), ...passed, ...tested('ben', 'hit')],
    final: ann({ credits: 8000, fame: 1, assets: [] }),
  },
  {
    rule: 'outer-rim.jobs.5.1.1',
    shows: 'a table may say whose the other test of an opposed one is',
    start: start(job(opposed, {}, { needsPlayer: true }), {}, { space: 'tatooine' }),
    moves: [
      tries({
        player: 'ben',
        effects: [test('tactics', [test('tactics', [fails], [done], { as: 'chosen', seat: 'ben' })], [fails])],
      }),
      ...passed,
      ...tested('ben', 'hit', ann({ credits: 8000 })),
    ],
  },
  {
    rule: 'outer-rim.appendix-2-interpreting-cards-and-abilities.0.2',
    shows: 'but not that of somebody else than the player who was chosen',
    start: start(job(opposed, {}, { needsPlayer: true }), {}, { space: 'tatooine' }),
    moves: [
      tries({
        player: 'ben',
        effects: [test('tactics', [test('tactics', [fails], [done], { as: 'chosen', seat: 'ann' })], [fails])],
      }),
    ],
    breaks: ['outer-rim.appendix-2-interpreting-cards-and-abilities.0.2'],
  },
  {
    rule: 'outer-rim.jobs.5.3',
    shows: 'what the card has somebody choose the current player chooses',
    start: start(
      job([
        {
          do: 'choose',
          among: [
            { name: 'sneak', effects: [done] },
            { name: 'flee', effects: [fails] },
          ],
        },
      ]),
      {},
      { space: 'tatooine' },
    ),
    moves: [tries(), { type: 'card.choose', seat: 'ann', option: 'sneak' }],
    final: ann({ credits: 8000, fame: 1 }),
  },
  {
    rule: 'outer-rim.jobs.5.3',
    shows: 'the other player of the job does not',
    start: start(
      job(
        [
          test('tech', [], [], { as: 'chosen' }),
          {
            do: 'choose',
            among: [
              { name: 'sneak', effects: [done] },
              { name: 'flee', effects: [fails] },
            ],
          },
        ],
        {},
        { needsPlayer: true },
      ),
      {},
      { space: 'tatooine' },
    ),
    moves: [tries({ player: 'ben' }), ...tested('ben', 'crit'), { type: 'card.choose', seat: 'ben', option: 'flee' }],
    breaks: ['outer-rim.jobs.5.3'],
  },
  {
    rule: 'outer-rim.jobs.5.3',
    shows: 'nor what is optional',
    start: start(job([{ do: 'may', effects: [done] }]), {}, { space: 'tatooine' }),
    moves: [tries(), { type: 'card.may', seat: 'ben' }],
    breaks: ['outer-rim.jobs.5.3'],
  },
  {
    rule: 'outer-rim.jobs.5.3',
    shows: 'unless the card leaves it to the other player',
    start: start(
      job(
        [{ do: 'may', as: 'chosen', effects: [{ do: 'lose-credits', amount: 1000 }] }, done],
        {},
        { needsPlayer: true },
      ),
      {},
      { space: 'tatooine' },
    ),
    moves: [tries({ player: 'ben' }), { type: 'card.may', seat: 'ben' }],
    final: { seats: { ann: { credits: 8000 }, ben: { credits: 4000 } } },
  },
  ...WHOSE_IT_IS.flatMap(({ says, part, moves: told }): Example[] => {
    const from = start(job([part, done], {}, { needsPlayer: true }), {}, { space: 'tatooine' });
    const moves: Example['moves'] = [tries({ player: 'ben' }), ...told];
    const last = moves.at(-1) ?? tries();
    return [
      {
        rule: 'outer-rim.appendix-2-interpreting-cards-and-abilities.0.2',
        shows: `what hangs on ${says} of the chosen player happens to that player`,
        start: from,
        moves,
        final: { seats: { ann: { credits: 8000 }, ben: { credits: 4000 } } },
      },
      {
        rule: 'outer-rim.credits.3',
        shows: `what hangs on ${says} of the chosen player is not lost by the one who tries the job`,
        start: from,
        moves: [...moves.slice(0, -1), { ...last, expect: { seats: { ben: { credits: 5000 } } } }],
        breaks: ['outer-rim.credits.3'],
      },
    ];
  }),
  {
    rule: 'outer-rim.appendix-2-interpreting-cards-and-abilities.0.2',
    shows: 'what happens to somebody else inside a part of the chosen player says so',
    start: start(
      job([test('tech', [], [{ ...loses, seat: 'ann' }], { as: 'chosen' }), done], {}, { needsPlayer: true }),
      {},
      { space: 'tatooine' },
    ),
    moves: [tries({ player: 'ben' }), ...tested('ben', 'hit')],
    final: { seats: { ann: { credits: 7000 }, ben: { credits: 5000 } } },
  },
  {
    rule: 'outer-rim.jobs.6.a',
    shows: 'whoever passes the tests completes the job and gains its reward',
    start: start(job(twoTests)),
    moves: [tries(), ...passed, ...passed],
    final: ann({ credits: 9000, fame: 1, assets: [] }),
  },
  {
    rule: 'outer-rim.jobs.6.a',
    shows: 'a completed job pays',
    start: start(job(twoTests)),
    moves: [tries(), ...passed, ...tested('ann', 'crit', ann({ fame: 0 }))],
    breaks: ['outer-rim.jobs.6.a'],
  },
  {
    rule: 'outer-rim.jobs.6.b',
    shows: 'the card goes under its deck',
    start: start(job([done])),
    moves: [tries()],
    final: { ...ann({ assets: [] }), market: { job: { under: ['heist'] } }, removed: [] },
  },
  {
    rule: 'outer-rim.jobs.6.b',
    shows: 'or out of the game, where its reward says so',
    start: start(job([done], { leavesGame: true })),
    moves: [tries()],
    final: { ...ann({ assets: [] }), market: { job: { under: [] } }, removed: ['heist'] },
  },
  {
    rule: 'outer-rim.jobs.6.b',
    shows: 'a completed job is not kept',
    start: start(job([done])),
    moves: [tries({ expect: ann({ assets: kept }) })],
    breaks: ['outer-rim.jobs.6.b'],
  },
  {
    rule: 'outer-rim.jobs.7',
    shows: 'when it fails nothing more of it is resolved, and the job stays',
    start: start(job(twoTests)),
    moves: [tries(), ...failed],
    final: { turn: { seat: 'ben' }, ...ann({ credits: 5000, fame: 0, assets: kept }) },
  },
  {
    rule: 'outer-rim.jobs.7',
    shows: 'what came before stays as it is',
    start: start(job(twoTests)),
    moves: [tries(), ...passed, ...failed],
    final: ann({ credits: 5000, damage: { character: 1 }, assets: kept }),
  },
  {
    rule: 'outer-rim.jobs.7',
    shows: 'a failed job pays nothing',
    start: start(job(twoTests)),
    moves: [tries(), ...tested('ann', 'hit', ann({ credits: 8000 }))],
    breaks: ['outer-rim.jobs.7'],
  },
  {
    rule: 'outer-rim.jobs.7',
    shows: 'a failed job is not discarded',
    start: start(job([fails])),
    moves: [tries({ expect: ann({ assets: [] }) })],
    breaks: ['outer-rim.jobs.7'],
  },
  {
    rule: 'outer-rim.jobs.7.1',
    shows: 'a defeat fails the job, although the rest of its card would complete it',
    start: start(job([hurt(4), gain, done])),
    moves: [tries()],
    final: ann({ credits: 2000, fame: 0, defeated: true, assets: kept }),
  },
  {
    rule: 'outer-rim.jobs.7.1',
    shows: 'no reward after a defeat',
    start: start(job([hurt(4), gain, done])),
    moves: [tries({ expect: ann({ fame: 1 }) })],
    breaks: ['outer-rim.defeated.4.a'],
  },
  {
    rule: 'outer-rim.defeated.4.a',
    shows: 'a job fails by the damage of a fight that its owner has won',
    start: start(job([{ ...guards, win: [done], lose: [fails] }, gain]), { damage: { character: 3 } }),
    moves: [tries(), ...rolls(['hit', 'hit', 'hit'], ['hit', 'blank'])],
    final: ann({ credits: 2000, fame: 0, defeated: true, assets: kept }),
  },
  {
    rule: 'outer-rim.defeated.4.a',
    shows: 'a card that says so is completed all the same',
    start: start(job([{ ...guards, win: [{ ...done, evenIfDefeated: true }], lose: [fails] }]), {
      damage: { character: 3 },
    }),
    moves: [tries(), ...rolls(['hit', 'hit', 'hit'], ['hit', 'blank'])],
    final: ann({ credits: 5000, fame: 1, defeated: true, assets: [] }),
  },
  ...[1, 0].map(
    (fame): Example => ({
      rule: 'outer-rim.frequently-asked-questions-asset-abilities.2.a',
      shows: `whoever is defeated in the fight that "Wanted" asks for, and wins it, has its reward: ${fame} fame`,
      start: start(wanted, {
        assets: [job([{ ...guards, win: [done], lose: [fails] }], { id: 'wanted' })],
        damage: { character: 3 },
      }),
      moves: [
        tries({ source: 'wanted' }),
        ...rolls(['hit', 'hit', 'hit'], ['hit', 'blank']).slice(0, 2),
        { type: 'combat.resolve', seat: 'ann', expect: ann({ fame, defeated: true }) },
      ],
      ...(fame === 1
        ? { final: ann({ credits: 5000, assets: [] }) }
        : { breaks: ['outer-rim.frequently-asked-questions-asset-abilities.2.a'] as const }),
    }),
  ),
  {
    rule: 'outer-rim.defeated.4.a',
    shows: 'also where its text goes on behind the defeat',
    start: start(
      job([
        { do: 'suffer', on: 'character', amount: 4 },
        { ...done, evenIfDefeated: true },
      ]),
    ),
    moves: [tries()],
    final: ann({ fame: 1, defeated: true, assets: [] }),
  },
  ...[
    { facts: { credits: 5000, fame: 1 }, breaks: ['outer-rim.defeated.4.a'] as const },
    { facts: { credits: 2000, fame: 0 } },
    { facts: { credits: 5500, fame: 1 }, breaks: ['outer-rim.defeated.1.1', 'outer-rim.defeated.4.a'] as const },
  ].map(
    ({ facts, ...told }): Example => ({
      rule: 'outer-rim.defeated.4.a',
      shows: `a test behind the defeat is not rolled; taken for completed all the same it is one slip: ${facts.credits} credits`,
      start: start(job([test('tech', [], [hurt(2)]), test('influence', [done], [fails])]), {
        damage: { character: 2 },
      }),
      moves: [
        tries(),
        { type: 'test.roll', faces: ['blank', 'blank'] },
        { ...bensTurn, expect: ann({ defeated: true, ...facts }) },
      ],
      ...told,
    }),
  ),
  ...[
    [...failed, ...passed],
    [failed[0], passed[0]],
    [...tested('ann', 'hit', ann({ credits: 2000, defeated: true })), ...tested('ann', 'crit', ann({ fame: 1 }))],
  ].map(
    (tests): Example => ({
      rule: 'outer-rim.defeated.4.a',
      shows: `all that a table plays on with behind the defeat is one slip, in ${tests.length} entries`,
      start: start(job([test('tech', [], [hurt(2)]), test('influence', [done], [fails])]), {
        damage: { character: 2 },
      }),
      moves: [tries(), ...(tests as Example['moves']), bensTurn, { ...bensTurn, type: 'encounter.space' }],
      breaks: ['outer-rim.defeated.4.a'],
      doubtful: true,
    }),
  ),
  ...([3, 0] as const).map(
    (character): Example => ({
      rule: 'outer-rim.defeated.4.a',
      shows: `the dice of a second fight of a job behind ${character + 1} damage, where nobody has ended the first one`,
      start: start(
        job([
          { ...guards, win: [], lose: [] },
          { ...guards, win: [done], lose: [fails] },
        ]),
        {
          damage: { character },
        },
      ),
      moves: [
        tries(),
        ...rolls(['hit', 'hit', 'blank'], ['hit', 'blank']).slice(0, 2),
        { type: 'combat.roll', faces: ['hit', 'hit', 'hit'] },
      ],
      ...(character === 3 ? { breaks: ['outer-rim.defeated.4.a'] as const } : {}),
    }),
  ),
  {
    rule: 'outer-rim.defeated.4.a',
    shows: 'taken for completed although its owner was defeated: all that it brought is one slip',
    start: start(job([{ ...guards, win: [done], lose: [fails] }]), { damage: { character: 3 } }),
    moves: [
      tries(),
      ...rolls(['hit', 'hit', 'hit'], ['hit', 'blank']).slice(0, 2),
      { ...bensTurn, expect: ann({ credits: 5000, fame: 1, defeated: true, assets: [] }) },
    ],
    breaks: ['outer-rim.defeated.4.a'],
  },
  {
    rule: 'outer-rim.defeated.4.a',
    shows: 'also by the damage of a test',
    start: start(job([test('tech', [], [hurt(4)]), done])),
    moves: [
      tries(),
      { type: 'test.roll', seat: 'ann', faces: ['hit', 'blank'] },
      { ...bensTurn, expect: ann({ credits: 5000, fame: 1, assets: [] }) },
    ],
    breaks: ['outer-rim.defeated.4.a'],
  },
  {
    rule: 'outer-rim.frequently-asked-questions-asset-abilities.2.a',
    shows: 'the one job whose text says so is completed in defeat, whatever else its text is',
    start: start(wanted, { damage: { character: 3 } }, { space: 'tatooine' }),
    moves: [
      tries({ source: 'wanted', effects: [{ ...guards, win: [done] }] }),
      ...rolls(['hit', 'hit', 'hit'], ['hit', 'blank']),
      { ...bensTurn, expect: ann({ credits: 5000, fame: 1, defeated: true, assets: [] }) },
    ],
    doubtful: true,
  },
  {
    rule: 'outer-rim.defeated.4.a',
    shows: 'damage that defeats nobody does not',
    start: start(job([{ ...guards, win: [done], lose: [fails] }, gain])),
    moves: [tries(), ...rolls(['hit', 'hit', 'hit'], ['hit', 'blank'])],
    final: ann({ credits: 9000, fame: 1, defeated: false, assets: [] }),
  },
  {
    rule: 'outer-rim.defeated.4.a',
    shows: 'the reward of a job is not gained in defeat',
    start: start(job([hurt(4), done])),
    moves: [tries({ expect: ann({ credits: 5000 }) })],
    breaks: ['outer-rim.defeated.1.1'],
  },
  {
    rule: 'outer-rim.defeated.4.b',
    shows: 'a job that failed by a defeat stays and is tried again',
    start: start(job([test('tech', [done], [hurt(4)])])),
    moves: [
      tries(),
      ...failed,
      { type: 'planning.gain-credits', seat: 'ben' },
      { type: 'encounter.space', seat: 'ben', effects: [] },
      { type: 'planning.recover', seat: 'ann' },
      tries(),
      ...passed,
    ],
    doubtful: true,
    final: ann({ credits: 5000, fame: 1, assets: [] }),
  },
  {
    rule: 'outer-rim.defeated.4.b',
    shows: 'it is not lost with the defeat',
    start: start(job([hurt(4)])),
    moves: [tries({ expect: ann({ assets: [] }) })],
    breaks: ['outer-rim.defeated.4.b'],
  },
  {
    rule: 'outer-rim.jobs.6.a',
    shows: 'a job whose text nobody knows is completed by what the log declares',
    start: start({ id: 'heist', type: 'job', reward: { credits: 3000, fame: 1 } } as CardFacts),
    moves: [tries({ effects: [done] })],
    doubtful: true,
    final: ann({ credits: 8000, fame: 1, assets: [] }),
  },
  {
    rule: 'outer-rim.jobs.6.a',
    shows: 'a job that is an action pays, too',
    start: table({ ann: { assets: [job([done], {}, { timing: 'action' })] }, ...inAction }),
    moves: [{ type: 'action.ability', seat: 'ann', source: 'heist' }],
    final: ann({ credits: 8000, fame: 1, assets: [] }),
  },
  {
    rule: 'outer-rim.jobs.6.a',
    shows: 'whoever is paid more for jobs by a card of their own gets that besides',
    start: start(job([done]), { character: 'hondo-ohnaka' }),
    moves: [tries({ expect: ann({ credits: 9000 }) })],
  },
  {
    rule: 'outer-rim.jobs.6.a',
    shows: 'and no less',
    start: start(job([done]), { character: 'hondo-ohnaka' }),
    moves: [tries({ expect: ann({ credits: 8000 }) })],
    breaks: ['outer-rim.jobs.6.a'],
  },
  {
    rule: 'outer-rim.jobs.6.a',
    shows: 'of a reward without credits nobody knows whether it is raised',
    start: start(job([done], { reward: { fame: 1 } }), { character: 'hondo-ohnaka' }),
    moves: [tries({ expect: ann({ credits: 6000 }) })],
    doubtful: true,
  },
  {
    rule: 'outer-rim.golden-rules.0.2',
    shows: 'Sy Snootles may make fame of the credits of a job',
    start: start(job([done]), { assets: [job([done]), 'sy-snootles'] }),
    moves: [tries({ expect: ann({ credits: 5000, fame: 2 }) })],
    doubtful: true,
  },
  {
    rule: 'outer-rim.golden-rules.0.2',
    shows: 'of all of them, and one fame only',
    start: start(job([done]), { assets: [job([done]), 'sy-snootles'] }),
    moves: [tries({ expect: ann({ credits: 5000, fame: 3 }) })],
    doubtful: true,
    breaks: ['outer-rim.jobs.6.a'],
  },
  {
    rule: 'outer-rim.frequently-asked-questions-asset-abilities.3.b',
    shows: 'where a job pays no credits there is nothing to make fame of',
    start: start(job([done]), { assets: [job([done], { reward: { fame: 1 } }), 'sy-snootles'] }),
    moves: [tries({ expect: ann({ credits: 5000, fame: 2 }) })],
    breaks: ['outer-rim.frequently-asked-questions-asset-abilities.3.b'],
  },
  {
    rule: 'outer-rim.frequently-asked-questions-asset-abilities.3.b',
    shows: 'so the job brings its own fame alone',
    start: start(job([done]), { assets: [job([done], { reward: { fame: 1 } }), 'sy-snootles'] }),
    moves: [tries({ expect: ann({ credits: 5000, fame: 1 }) })],
  },
  ...[1, 2].map(
    (fame): Example => ({
      rule: 'outer-rim.frequently-asked-questions-asset-abilities.3.a',
      shows: `the dedication of the statue pays no credits: with Sy Snootles, ${fame} fame`,
      start: start(job([done]), {
        assets: [job([done], { id: STATUE, deck: 'luxury', reward: { fame: 1 } }), 'sy-snootles'],
      }),
      moves: [tries({ source: STATUE, expect: ann({ credits: 5000, fame }) })],
      ...(fame === 1 ? {} : { breaks: ['outer-rim.frequently-asked-questions-asset-abilities.3.a'] as const }),
    }),
  ),
  {
    rule: 'outer-rim.golden-rules.0.2',
    shows: 'so it is where an entry names her: one fame for all credits',
    start: start(job([done]), { assets: [job([done]), 'sy-snootles'] }),
    moves: [tries(), { ...sings, expect: ann({ credits: 5000, fame: 2 }) }],
    doubtful: true,
  },
  {
    rule: 'outer-rim.golden-rules.0.2',
    shows: 'and no more than one',
    start: start(job([done]), { assets: [job([done]), 'sy-snootles'] }),
    moves: [tries(), { ...sings, expect: ann({ credits: 5000, fame: 3 }) }],
    doubtful: true,
    breaks: ['outer-rim.fame.2'],
  },
  {
    rule: 'outer-rim.golden-rules.0.2',
    shows: 'crew of unknown text may change the reward of a job',
    start: start(job([done]), { assets: [job([done]), { id: 'stranger', type: 'crew' }] }),
    moves: [tries({ expect: ann({ credits: 9000 }) })],
    doubtful: true,
  },
  {
    rule: 'outer-rim.man-jobs.4',
    shows: 'the databank card of a completed job is there again for the next one of the same turn',
    start: table({
      ann: {
        assets: [
          job([{ do: 'resolve-card', card: 'databank-12' }], {}, { timing: 'action' }),
          { ...job([{ do: 'resolve-card', card: 'databank-12' }]), id: 'second-heist' },
        ],
      },
      ...inAction,
    }),
    header: { cards: [{ id: 'databank-12', origin: 'databank', program: [{ do: 'complete-job' }] }] },
    moves: [
      { type: 'action.ability', seat: 'ann', source: 'heist' },
      { type: 'encounter.ability', seat: 'ann', source: 'second-heist' },
    ],
    final: ann({ credits: 11000, fame: 2, assets: [] }),
  },
  {
    rule: 'outer-rim.man-jobs.4',
    shows: 'it does not stay with whoever has completed the job',
    start: start(job([{ do: 'resolve-card', card: 'databank-12' }])),
    header: { cards: [{ id: 'databank-12', origin: 'databank', program: [{ do: 'complete-job' }] }] },
    moves: [tries({ expect: ann({ assets: [{ card: 'databank-12' }] }) })],
    breaks: ['outer-rim.jobs.6.b'],
  },
  {
    rule: 'outer-rim.jobs.6.a',
    shows: 'of a databank card that nobody has told nothing is held against the log',
    start: start(job([{ do: 'resolve-card', card: 'databank-12' }])),
    moves: [tries({ expect: ann({ credits: 8000 }) })],
    doubtful: true,
  },
  {
    rule: 'outer-rim.jobs.5.3',
    shows: 'nor declines the other player what is optional',
    start: start(job([{ do: 'may', effects: [done] }]), {}, { space: 'tatooine' }),
    moves: [tries(), { type: 'card.decline', seat: 'ben' }],
    breaks: ['outer-rim.jobs.5.3'],
  },
  {
    rule: 'outer-rim.jobs.6.a',
    shows: 'the credits of the reward come',
    start: start(job([done])),
    moves: [tries({ expect: ann({ credits: 5000 }) })],
    breaks: ['outer-rim.jobs.6.a'],
    also: ['outer-rim.credits.2'],
  },
  {
    rule: 'outer-rim.jobs.6.a',
    shows: 'the reputation of the reward comes',
    start: start(job([done], { reward: { reputation: ['hutt'] } })),
    moves: [tries({ expect: ann({ reputation: { hutt: 'neutral' } }) })],
    breaks: ['outer-rim.jobs.6.a'],
  },
  {
    rule: 'outer-rim.reputation.2',
    shows: 'by one step',
    start: start(job([done], { reward: { reputation: ['hutt'] } }), { reputation: { hutt: 'negative' } }),
    moves: [tries({ expect: ann({ reputation: { hutt: 'positive' } }) })],
    breaks: ['outer-rim.jobs.6.a'],
    also: ['outer-rim.reputation.2'],
  },
  {
    rule: 'outer-rim.discarding.2',
    shows: 'a completed job of the databank goes back into it',
    start: start(job([done], { origin: 'databank', deck: null })),
    moves: [tries({ expect: { removed: ['heist'] } })],
    breaks: ['outer-rim.discarding.2'],
  },
  {
    rule: 'outer-rim.jobs.6.b',
    shows: 'a job that leaves the game does not go under its deck',
    start: start(job([done], { leavesGame: true })),
    moves: [tries({ expect: { removed: [] } })],
    breaks: ['outer-rim.discarding.5'],
  },
  {
    rule: 'outer-rim.jobs.7',
    shows: 'a failed job brings no fame',
    start: start(job([fails])),
    moves: [tries({ expect: ann({ fame: 1 }) })],
    breaks: ['outer-rim.jobs.7'],
  },
  {
    rule: 'outer-rim.jobs.7',
    shows: 'nor reputation',
    start: start(job([fails])),
    moves: [tries({ expect: ann({ reputation: { hutt: 'positive' } }) })],
    breaks: ['outer-rim.jobs.7'],
  },
  {
    rule: 'outer-rim.defeated.4.a',
    shows: 'a defeat leaves no reputation of a job',
    start: start(job([hurt(4), done])),
    moves: [tries({ expect: ann({ reputation: { hutt: 'positive' } }) })],
    breaks: ['outer-rim.defeated.4.a'],
  },
  {
    rule: 'outer-rim.jobs.7',
    shows: 'after a failed job of the action step another one is tried in the encounter step',
    start: table({
      ann: { assets: [job([fails], {}, { timing: 'action' }), { ...job([done]), id: 'second-heist' }] },
      ...inAction,
    }),
    moves: [
      { type: 'action.ability', seat: 'ann', source: 'heist' },
      { type: 'encounter.ability', seat: 'ann', source: 'second-heist' },
    ],
    final: ann({ credits: 8000, fame: 1, assets: kept }),
  },
  {
    rule: 'outer-rim.jobs.6.b',
    shows: 'nor does it lie there',
    start: start(job([done], { leavesGame: true })),
    moves: [tries({ expect: { market: { job: { under: ['heist'] } } } })],
    breaks: ['outer-rim.discarding.1.1'],
  },
  {
    rule: 'outer-rim.jobs.6.b',
    shows: 'a job that does not say so stays in the game',
    start: start(job([done], { deck: null })),
    moves: [tries({ expect: { removed: ['heist'] } })],
    breaks: ['outer-rim.discarding.1'],
  },
  {
    rule: 'outer-rim.jobs.6.a',
    shows: 'whoever is positive already stays so, job or not',
    start: start(job([done], { reward: { reputation: ['hutt'] } }), { reputation: { hutt: 'positive' } }),
    moves: [tries({ expect: ann({ reputation: { hutt: 'neutral' } }) })],
    breaks: ['outer-rim.reputation.2.1'],
    also: ['outer-rim.reputation.2', 'outer-rim.jobs.6.a'],
  },
  {
    rule: 'outer-rim.jobs.4.1',
    shows: 'the second player of a job for two goes without saying where one is there only',
    start: table({
      ann: { assets: ['disable-comms-network'] },
      ben: { space: 'tatooine', credits: 0 },
      ...inEncounter,
    }),
    moves: [
      {
        type: 'encounter.ability',
        seat: 'ann',
        source: 'disable-comms-network',
        expect: { seats: { ann: { credits: 25000 }, ben: { credits: 20000 } } },
      },
    ],
    doubtful: true,
    final: { seats: { ben: { credits: 20000 } } },
  },
  {
    rule: 'outer-rim.planning-step.2',
    shows: 'nobody elsewhere is the second player of a job',
    start: table({
      ann: { assets: ['disable-comms-network'] },
      ben: { space: 'lothal', credits: 0 },
      ...inEncounter,
    }),
    moves: [
      {
        type: 'encounter.ability',
        seat: 'ann',
        source: 'disable-comms-network',
        expect: { seats: { ben: { credits: 20000 } } },
      },
    ],
    breaks: ['outer-rim.planning-step.2'],
    doubtful: true,
  },
];
