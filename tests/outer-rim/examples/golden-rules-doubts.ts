/**
 * @module
 * What nobody knows is held against nobody, and what a known text cannot reach is no excuse (golden-rules.0.2): for each
 * component that bends a rule, and for components of unknown text, both ways.
 */
import type { RuleId } from '../../../machines/chart.ts';
import type { StartSeat } from '../../../schemas/outer-rim/header.ts';
import { type Example, seat, table } from '../example.ts';
import { ambush, duel, meet, obey, orders, resolve, roll } from '../fights.ts';
import { atMarket, bounty, cargo, crew, flying, gear, sheets, ship } from '../market-cards.ts';
import { inAction, inEncounter, tool, use } from '../tools.ts';

const rule = 'outer-rim.golden-rules.0.2';
const claim = (ann: object) => ({ expect: { seats: { ann } } });
const gain = { type: 'planning.gain-credits', seat: 'ann' };
const encounter = { type: 'encounter.space', seat: 'ann', effects: [] };
/** Boba Fett, with a bounty for somebody or without one. */
const hunter = (hunts: boolean) => ({
  ann: { character: 'boba-fett', credits: 0, assets: hunts ? [bounty('warrant', { bonuses: {}, abilities: [] })] : [] },
});
/** Components whose text nobody knows. */
const helper = { id: 'helper', type: 'crew' as const, bonuses: {}, skills: [] };
const knife = { id: 'knife', type: 'gear' as const, bonuses: {} };
const gadget = { id: 'gadget', type: 'mod' as const, bonuses: {} };
const errand = { id: 'errand', type: 'job' as const, bonuses: {} };
/** Crew whose text is known: it does nothing. */
const cook = { id: 'cook', type: 'crew' as const, bonuses: {}, skills: [], abilities: [] };
const spice = { id: 'spice', type: 'cargo' as const, destination: 'tatooine', reward: { credits: 3000 } };
const plainSpice = { ...spice, traits: [], bonuses: {}, abilities: [] };
const illegal = { ...plainSpice, traits: ['illegal'] };
const deliver = { type: 'deliver.cargo', seat: 'ann', card: 'spice' };
const win = [meet, roll('hit', 'hit', 'hit'), roll('blank', 'blank')];
/** The printed rifle, somebody who stands much, and Ann's victory over Ben with so many dice. */
const RIFLE = 'iqa-11-blaster-rifle';
const tough: StartSeat = { values: { health: 9, groundCombat: 5 } };
const beatsBen = (dice: number, ...bens: ('hit' | 'crit' | 'blank')[]) => [
  obey,
  roll(...Array<'crit'>(dice).fill('crit')),
  roll(...bens),
];
/** The printed torpedoes, and a victory over a patrol with them. */
const armed: StartSeat = { assets: ['proton-torpedoes'], credits: 0, fame: 0 };
const wins = [meet, roll('crit', 'crit', 'crit', 'crit'), roll('blank', 'blank')];
/** Hera's action, of which the log tells nothing. */
const slips = { type: 'action.ability', seat: 'ann', source: 'hera-syndulla', ability: 'slip-away' };
const displace = { type: 'patrol.displace', seat: 'ann', faction: 'imperial', to: 't4-n3' };
const yt = { ship: 'modified-yt-1300-light-freighter' };
/** Who, with what: two thousand credits too many after the planning step. */
const tooMany = (shows: string, ann: Parameters<typeof seat>[0], doubted: boolean): Example => ({
  rule: 'outer-rim.planning-step.2',
  shows,
  start: table({ ann: { credits: 0, ...ann } }),
  moves: [{ ...gain, ...claim({ credits: 4000 }) }],
  ...(doubted ? { doubtful: true as const } : { breaks: ['outer-rim.planning-step.2'] as const }),
});

/** Ann comes to the patrol in the next space, tests, and moves on. */
const past = (shows: string, ann: StartSeat, faction: 'hutt' | 'imperial', doubted: boolean): Example => ({
  rule: 'outer-rim.skill-tests.0.1',
  shows,
  start: table({
    ann: { space: 't4-n1', ...ann },
    patrols: { [faction]: { level: 1, combat: 2, space: faction === 'hutt' ? 't4-n2' : 'kessel' } },
  }),
  moves: [
    { type: 'planning.move', seat: 'ann', path: ['t4-n2'] },
    { type: 'test.roll', faces: ['hit', 'blank'] },
    ...(doubted ? [{ type: 'move.along', seat: 'ann', path: ['t4-n3'] }] : []),
  ],
  ...(doubted ? { doubtful: true as const } : { breaks: ['outer-rim.skill-tests.0.1'] as const }),
});
const han = { character: 'han-solo', personalGoalDone: true };

const entering: Example[] = [
  past("a test on entering a patrol's space may be what a text that lifts the stop there calls for", han, 'hutt', true),
  past('so may one of crew of unknown text', { assets: [helper] }, 'hutt', true),
  past('where no patrol stops the ship nothing calls for it', han, 'imperial', false),
  past('nor does a text that is still turned down', { ...han, personalGoalDone: false }, 'hutt', false),
  past('nor one that speaks of something else', { character: 'bossk', personalGoalDone: true }, 'hutt', false),
];

/** Hera's action as the catalogue knows it, a move and a test: Ann declares the move alone, or nothing at all. */
const declared: Example[] = [true, false].map((isUsed): Example => {
  const hera = { type: 'action.ability', seat: 'ann', source: 'hera-syndulla', effects: [{ do: 'move', spaces: 2 }] };
  const moved = { type: 'move.along', seat: 'ann', path: ['t4-n2'] };
  return {
    rule: 'outer-rim.skill-tests.0.1',
    shows: isUsed
      ? 'what an ability declares that nobody has put down may be a part of its text'
      : 'without a use of it nothing calls for the test',
    start: table({ ann: { space: 't4-n1', character: 'hera-syndulla', personalGoalDone: false }, ...inAction }),
    moves: [
      ...(isUsed ? [hera, moved] : []),
      { type: 'test.roll', faces: ['hit', 'blank'] },
      ...(isUsed ? [{ type: 'action.end', seat: 'ann', ...claim({ damage: { ship: 2 } }) }] : []),
    ],
    ...(isUsed ? { doubtful: true as const } : { breaks: ['outer-rim.skill-tests.0.1'] as const }),
  };
});

const credits: Example[] = [
  ...['boba-fett', 'ig-88', 'ketsu-onyo', 'cad-bane', 'hondo-ohnaka', 'dengar', 'lando-calrissian', 'doctor-aphra'].map(
    (character) => tooMany(`no text of ${character} pays for the planning step`, { character }, false),
  ),
  tooMany('a starter ship has no text that could', { ship: 'g9-rigger' }, false),
  tooMany('nor has crew whose text is known', { assets: [cook] }, false),
  tooMany('gear is for fights: it pays for no odd job', { assets: [knife] }, false),
  tooMany('a job says what comes of itself alone', { assets: [errand] }, false),
  tooMany('crew of unknown text may pay for it', { assets: [helper] }, true),
  tooMany('so may a ship that nobody has seen', { ship: 'vcx-100-light-freighter' }, true),
  tooMany('so may a card of which not even the kind is known', { assets: [{ id: 'thing' }] }, true),
  {
    rule,
    shows: 'the crew of another player is no excuse',
    start: table({ ann: { credits: 0 }, ben: { assets: [helper] } }),
    moves: [{ ...gain, ...claim({ credits: 4000 }) }],
    breaks: ['outer-rim.planning-step.2'],
  },
  {
    rule,
    shows: 'what was in doubt may be spent',
    start: table({ ann: { credits: 0, assets: [helper] } }),
    moves: [gain, { type: 'credits.trade', seat: 'ann', with: 'ben', gives: 3000, takes: 0 }],
    doubtful: ['outer-rim.credits.0.1'],
  },
  {
    rule,
    shows: 'once the log has said how much it was, no more',
    start: table({ ann: { credits: 0, assets: [helper] } }),
    moves: [
      { ...gain, ...claim({ credits: 2000 }) },
      { type: 'credits.trade', seat: 'ann', with: 'ben', gives: 3000, takes: 0 },
    ],
    breaks: ['outer-rim.credits.0.1'],
  },
  {
    rule,
    shows: 'nor may the log say something else a second time',
    start: table({ ann: { credits: 0, assets: [helper] } }),
    moves: [
      { ...gain, ...claim({ credits: 3000 }) },
      { type: 'action.end', seat: 'ann', ...claim({ credits: 4000 }) },
    ],
    doubtful: true,
    breaks: ['outer-rim.credits.2'],
  },
  {
    rule,
    shows: 'a price that crew may lower',
    start: atMarket({ 'gear-mod': gear('gun') }, { credits: 2000, assets: [helper] }),
    moves: [
      { type: 'market.buy', seat: 'ann', deck: 'gear-mod', paid: 2000 },
      { type: 'card.reveal', deck: 'gear-mod', card: gear('other-gun') },
    ],
    doubtful: ['outer-rim.buying.0.1'],
  },
  {
    rule: 'outer-rim.buying.0.1',
    shows: 'gear lowers no price but by what it is worth itself',
    start: atMarket({ 'gear-mod': gear('gun') }, { credits: 2000, assets: [{ ...knife, cost: 500 }] }),
    moves: [
      { type: 'market.buy', seat: 'ann', deck: 'gear-mod', paid: 2000 },
      { type: 'card.reveal', deck: 'gear-mod', card: gear('other-gun') },
    ],
    breaks: ['outer-rim.buying.0.1'],
  },
  {
    rule,
    shows: 'with odd pay a card may be bought that would be too dear',
    start: atMarket({ 'gear-mod': gear('gun') }, { credits: 500, assets: [helper] }, {
      turn: { step: 'planning' },
    } as object),
    moves: [
      gain,
      { type: 'market.buy', seat: 'ann', deck: 'gear-mod' },
      { type: 'card.reveal', deck: 'gear-mod', card: gear('other-gun') },
    ],
    doubtful: ['outer-rim.buying.0.1'],
  },
  ...[
    { paid: 3000, is: { doubtful: true as const } },
    { paid: 1000, is: { doubtful: true as const, breaks: ['outer-rim.buying.0.1' as const] } },
  ].map(
    ({ paid, is }): Example => ({
      rule: 'outer-rim.buying.0.1',
      shows: `whatever the buyer may have, for a card of 3,000 credits are paid, not ${paid}`.replace(', not 3000', ''),
      start: atMarket({ 'gear-mod': gear('gun') }, { credits: 500, assets: [{ ...knife, cost: 500 }] }),
      moves: [
        { type: 'ability.use', seat: 'ann', source: 'knife' },
        { type: 'market.buy', seat: 'ann', deck: 'gear-mod', paid },
        { type: 'card.reveal', deck: 'gear-mod', card: gear('other-gun') },
      ],
      ...is,
    }),
  ),
  {
    rule,
    shows: 'a mod may pay for a delivery',
    start: table({
      ...inAction,
      ann: { credits: 0, slots: { cargo: 1, mod: 1, crew: 1 }, assets: [plainSpice, gadget] },
    }),
    moves: [{ ...deliver, ...claim({ credits: 4000 }) }],
    doubtful: true,
  },
  {
    rule: 'outer-rim.deliver-action.1.b',
    shows: 'gear does not',
    start: table({ ...inAction, ann: { credits: 0, assets: [plainSpice, knife] } }),
    moves: [{ ...deliver, ...claim({ credits: 4000 }) }],
    breaks: ['outer-rim.deliver-action.1.b'],
  },
  {
    rule,
    shows: 'crew may pay for a bounty that is delivered',
    start: table({
      ...inAction,
      ann: {
        credits: 0,
        assets: [
          {
            id: 'somebody',
            type: 'bounty',
            captured: true,
            destination: 'tatooine',
            reward: { credits: 3000 },
            bonuses: {},
          },
          helper,
        ],
      },
    }),
    moves: [{ type: 'deliver.bounty', seat: 'ann', card: 'somebody', ...claim({ credits: 4000 }) }],
    doubtful: true,
  },
  {
    rule,
    shows: 'gear may bring fame for a victory',
    start: ambush({ ann: { assets: [knife] } }),
    moves: [...win, { ...resolve, ...claim({ fame: 1 }) }],
    doubtful: true,
  },
  ...([true, false] as const).map(
    (hunts): Example => ({
      rule: hunts ? rule : 'outer-rim.combat-steps.4.2',
      shows: `Boba Fett ${hunts ? 'may be paid for somebody whom he has eliminated' : 'is paid for nobody where he has no bounty'}`,
      start: orders([{ do: 'fight', kind: 'ground', enemy: { name: 'greedo', combat: 2 } }], hunter(hunts)),
      moves: [obey, roll('hit', 'hit', 'hit'), roll('blank', 'blank'), { ...resolve, ...claim({ credits: 5000 }) }],
      ...(hunts ? { doubtful: true as const } : { breaks: ['outer-rim.combat-steps.4.2'] as const }),
    }),
  ),
  ...([true, false] as const).map(
    (hunts): Example => ({
      rule: hunts ? rule : 'outer-rim.credits.2',
      shows: `${hunts ? 'or for a contact whom he has met' : 'nor then for a contact'}`,
      start: table({ ...inEncounter, ...hunter(hunts) }),
      moves: [{ type: 'encounter.contact', seat: 'ann', effects: [], ...claim({ credits: 5000 }) }],
      doubtful: true,
      ...(hunts ? {} : { breaks: ['outer-rim.credits.2'] as const }),
    }),
  ),
  {
    rule: 'outer-rim.combat-steps.4.2',
    shows: 'he is paid no other sum than his card says',
    start: orders([{ do: 'fight', kind: 'ground', enemy: { name: 'greedo', combat: 2 } }], hunter(true)),
    moves: [obey, roll('hit', 'hit', 'hit'), roll('blank', 'blank'), { ...resolve, ...claim({ credits: 4000 }) }],
    breaks: ['outer-rim.combat-steps.4.2'],
  },
  {
    rule: 'outer-rim.credits.2',
    shows:
      'nor does a victory leave in doubt what he has later, although nobody knows how far he has come with his goal',
    start: orders([{ do: 'fight', kind: 'ground', enemy: { name: 'greedo', combat: 2 } }], {
      ann: { character: 'boba-fett', credits: 0, personalGoalDone: false },
    }),
    moves: [
      obey,
      roll('hit', 'hit', 'hit'),
      roll('blank', 'blank'),
      resolve,
      { type: 'action.end', seat: 'ann', ...claim({ credits: 5000 }) },
    ],
    breaks: ['outer-rim.combat-steps.4.2'],
  },
  {
    rule: 'outer-rim.credits.2',
    shows: 'in the space itself there is nobody to be eliminated',
    start: table({ ...inEncounter, ann: { character: 'boba-fett', credits: 0 } }),
    moves: [{ ...encounter, ...claim({ credits: 5000 }) }],
    breaks: ['outer-rim.credits.2'],
    doubtful: true,
  },
  {
    rule: 'outer-rim.encountering-a-patrol.1.a',
    shows: 'a patrol is nobody to be eliminated for',
    start: ambush({ ann: { character: 'boba-fett', credits: 0 } }),
    moves: [...win, { ...resolve, ...claim({ credits: 8000 }) }],
    breaks: ['outer-rim.encountering-a-patrol.1.a'],
  },
  {
    rule,
    shows: 'fame gained may become more by a mod',
    start: ambush({ ann: { assets: [gadget] }, patrol: { reward: { fame: 1 }, level: 2 } }),
    moves: [...win, { ...resolve, ...claim({ fame: 2 }) }],
    doubtful: true,
  },
  {
    rule: 'outer-rim.encountering-a-patrol.1.a',
    shows: 'without such a card it is what the patrol pays',
    start: ambush({ ann: { assets: [cook] }, patrol: { reward: { fame: 1 }, level: 2 } }),
    moves: [...win, { ...resolve, ...claim({ fame: 2 }) }],
    breaks: ['outer-rim.encountering-a-patrol.1.a'],
  },
  {
    rule,
    shows: 'a goal may have been completed by a victory, and the log does not tell',
    start: ambush({ ann: { character: 'ketsu-onyo' }, patrol: { reward: { fame: 1 }, level: 2 } }),
    moves: [...win, { ...resolve, ...claim({ fame: 2 }) }],
    doubtful: true,
  },
  {
    rule: 'outer-rim.encountering-a-patrol.1.a',
    shows: 'one goal brings 1 fame, not 2',
    start: ambush({ ann: { character: 'ketsu-onyo', ship: 'g9-rigger' }, patrol: { reward: { fame: 1 }, level: 2 } }),
    moves: [...win, { ...resolve, ...claim({ fame: 3 }) }],
    breaks: ['outer-rim.encountering-a-patrol.1.a'],
  },
  {
    rule,
    shows: 'the character and the ship have a goal each',
    start: ambush({
      ann: { character: 'ketsu-onyo', ship: 'aggressor-assault-fighter' },
      patrol: { reward: { fame: 1 }, level: 2 },
    }),
    moves: [...win, { ...resolve, ...claim({ fame: 3, shipGoalDone: true }) }],
    doubtful: true,
  },
  {
    rule: 'outer-rim.encountering-a-patrol.1.a',
    shows: 'no victory completes a goal that asks for something else',
    start: ambush({ ann: { character: 'dengar' }, patrol: { reward: { fame: 1 }, level: 2 } }),
    moves: [...win, { ...resolve, ...claim({ fame: 2 }) }],
    breaks: ['outer-rim.encountering-a-patrol.1.a'],
  },
  {
    rule,
    shows: 'a ship of which nobody knows the goal may have completed it at any time',
    start: ambush({ ann: { ship: 'vcx-100-light-freighter' } }),
    moves: [...win, { ...resolve, ...claim({ fame: 1 }) }],
    doubtful: true,
  },
  {
    rule: 'outer-rim.encountering-a-patrol.1.a',
    shows: 'no goal takes fame away',
    start: ambush({ ann: { character: 'ketsu-onyo' }, patrol: { reward: { fame: 1 }, level: 2 } }),
    moves: [...win, { ...resolve, ...claim({ fame: 0 }) }],
    breaks: ['outer-rim.encountering-a-patrol.1.a'],
  },
  {
    rule,
    shows: 'crew may spare its captain the loss of reputation',
    start: ambush({ ann: { assets: [helper] } }),
    moves: [...win, { ...resolve, ...claim({ reputation: { imperial: 'neutral' } }) }],
    doubtful: true,
  },
  {
    rule: 'outer-rim.encountering-a-patrol.1.a',
    shows: 'crew of known text does not',
    start: ambush({ ann: { assets: [cook] } }),
    moves: [...win, { ...resolve, ...claim({ reputation: { imperial: 'neutral' } }) }],
    breaks: ['outer-rim.encountering-a-patrol.1.a'],
  },
];

/** What components of known text pay, and what they do not. */
const paid: Example[] = [
  {
    rule,
    shows: 'Ketsu Onyo may have her goal completed: then a victory pays her 4,000 more',
    start: ambush({ ann: { character: 'ketsu-onyo', credits: 0 } }),
    moves: [...win, { ...resolve, ...claim({ credits: 7000 }) }],
    doubtful: true,
  },
  {
    rule: 'outer-rim.encountering-a-patrol.1.a',
    shows: 'and not 5,000',
    start: ambush({ ann: { character: 'ketsu-onyo', credits: 0 } }),
    moves: [...win, { ...resolve, ...claim({ credits: 8000 }) }],
    breaks: ['outer-rim.encountering-a-patrol.1.a'],
  },
  {
    rule,
    shows: 'what a victory may have paid may be spent',
    start: ambush({ ann: { character: 'ketsu-onyo', credits: 0 } }),
    moves: [...win, { type: 'credits.trade', seat: 'ben', with: 'ann', gives: 0, takes: 6000 }],
    doubtful: true,
  },
  {
    rule,
    shows: 'so it may where the goal is not completed yet, but perhaps by this victory',
    start: ambush({ ann: { character: 'ketsu-onyo', personalGoalDone: false, credits: 0 } }),
    moves: [...win, { ...resolve, ...claim({ credits: 7000 }) }],
    doubtful: true,
  },
  {
    rule: 'outer-rim.encountering-a-patrol.1.a',
    shows: 'nothing is paid while a goal is not completed, and this victory cannot have completed it',
    start: ambush({ ann: { character: 'cad-bane', personalGoalDone: false, credits: 0 } }),
    moves: [...win, { ...resolve, ...claim({ credits: 6000 }) }],
    breaks: ['outer-rim.encountering-a-patrol.1.a'],
  },
  {
    rule: 'outer-rim.combat-steps.4.2',
    shows: 'nor has the goal brought fame',
    start: ambush({ ann: { character: 'cad-bane', personalGoalDone: false, fame: 0 } }),
    moves: [...win, { ...resolve, ...claim({ fame: 1 }) }],
    breaks: ['outer-rim.combat-steps.4.2'],
  },
  {
    rule,
    shows: 'Cad Bane may be paid for the margin of his victory',
    start: ambush({ ann: { character: 'cad-bane', credits: 0 } }),
    moves: [...win, { ...resolve, ...claim({ credits: 6000 }) }],
    doubtful: true,
  },
  {
    rule: 'outer-rim.encountering-a-patrol.1.a',
    shows: 'by which he has won, and no other',
    start: ambush({ ann: { character: 'cad-bane', credits: 0 } }),
    moves: [...win, { ...resolve, ...claim({ credits: 5000 }) }],
    breaks: ['outer-rim.encountering-a-patrol.1.a'],
  },
  {
    rule: 'outer-rim.encountering-a-patrol.1.a',
    shows: 'the fame of a patrol brings him 5,000 instead',
    start: ambush({ ann: { character: 'cad-bane', credits: 0, fame: 3 }, patrol: { level: 2, reward: { fame: 1 } } }),
    moves: [...win, { ...resolve, ...claim({ fame: 4 }) }],
    breaks: ['outer-rim.encountering-a-patrol.1.a'],
  },
  {
    rule: 'outer-rim.unfinished-business.2.1',
    shows: 'the additional fame that the Proton Torpedoes bring stays fame: one of two, and 5,000 for the other',
    start: ambush({ ann: { ...armed, character: 'cad-bane' }, patrol: { level: 2, reward: { fame: 1 } } }),
    moves: [...wins, resolve],
    final: { seats: { ann: { fame: 1, credits: 5000 } } },
  },
  {
    rule: 'outer-rim.unfinished-business.2.1',
    shows: 'it becomes no credits',
    start: ambush({ ann: { ...armed, character: 'cad-bane' }, patrol: { level: 2, reward: { fame: 1 } } }),
    moves: [...wins, { ...resolve, ...claim({ credits: 10_000 }) }],
    breaks: ['outer-rim.unfinished-business.2.1'],
  },
  ...[2, 1].map(
    (fame): Example => ({
      rule: 'outer-rim.frequently-asked-questions-asset-abilities.4.b',
      shows: `with the torpedoes a patrol brings one more than it shows: ${fame} fame`,
      start: ambush({ ann: armed, patrol: { level: 2, reward: { fame: 1 } } }),
      moves: [...wins, { ...resolve, ...claim({ fame }) }],
      ...(fame === 2 ? {} : { breaks: ['outer-rim.frequently-asked-questions-asset-abilities.4.b'] as const }),
    }),
  ),
  ...[1, 0].map(
    (fame): Example => ({
      rule: 'outer-rim.unfinished-business.2.2',
      shows: `fame that Cad Bane has while he has a card stays fame: ${fame}`,
      start: table({
        ...inAction,
        ann: { character: 'cad-bane', fame: 0, credits: 20_000 },
        market: {
          luxury: { id: 'crown', type: 'gear', deck: 'luxury', cost: 10_000, bonuses: { fame: 1 }, abilities: [] },
        },
      }),
      moves: [{ type: 'market.buy', seat: 'ann', deck: 'luxury', ...claim({ fame }) }],
      ...(fame === 1
        ? { final: { seats: { ann: { credits: 10_000 } } } }
        : { breaks: ['outer-rim.unfinished-business.2.2'] as const }),
    }),
  ),
  {
    rule: 'outer-rim.deliver-action.1.b',
    shows: 'whatever Hondo Ohnaka delivers brings him 1,000 more',
    start: table({ ...inAction, ann: { character: 'hondo-ohnaka', credits: 0, assets: [plainSpice] } }),
    moves: [{ ...deliver, ...claim({ credits: 3000 }) }],
    breaks: ['outer-rim.deliver-action.1.b'],
  },
  {
    rule: 'outer-rim.deliver-action.1.b',
    shows: 'and no more than that',
    start: table({ ...inAction, ann: { character: 'hondo-ohnaka', credits: 0, assets: [plainSpice] } }),
    moves: [{ ...deliver, ...claim({ credits: 9000 }) }],
    breaks: ['outer-rim.deliver-action.1.b'],
  },
  tooMany('what Sy Snootles does to rewards pays for no odd job', { assets: ['sy-snootles'] }, false),
];

/** Goals that may have been completed without a word, and that cannot. */
const goalsOf = (shows: string, start: Example['start'], moves: Example['moves'], cited?: RuleId): Example => ({
  rule: cited ?? rule,
  shows,
  start,
  moves,
  ...(cited === undefined ? { doubtful: true as const } : { breaks: [cited] }),
});
const bigShip = (cost: number) => ({
  ...atMarket({ ship: ship('big-tub', { cost }) }, flying('old-tub', { character: 'han-solo', credits: 20_000 })),
});
const goals: Example[] = [
  goalsOf(
    'a planning step completes no goal',
    table({ ann: { character: 'jyn-erso' } }),
    [{ ...gain, ...claim({ fame: 1 }) }],
    'outer-rim.fame.2',
  ),
  goalsOf(
    'four damage recovered may complete that of Black Krrsantan',
    table({ ann: { character: 'black-krrsantan', damage: { character: 2, ship: 2 } } }),
    [{ type: 'planning.recover', seat: 'ann', ...claim({ fame: 1 }) }],
  ),
  goalsOf(
    'three do not',
    table({ ann: { character: 'black-krrsantan', damage: { character: 1, ship: 2 } } }),
    [{ type: 'planning.recover', seat: 'ann', ...claim({ fame: 1 }) }],
    'outer-rim.fame.2',
  ),
  goalsOf(
    'two droids may complete that of IG-88',
    atMarket(
      { luxury: crew('cook', { traits: ['droid'] }) },
      {
        character: 'ig-88',
        credits: 20_000,
        slots: { crew: 2 },
        assets: [crew('clerk', { traits: ['droid'] })],
      },
    ),
    [{ type: 'market.buy', seat: 'ann', deck: 'luxury', ...claim({ fame: 1 }) }],
  ),
  goalsOf(
    'one does not',
    atMarket({ luxury: crew('cook') }, { character: 'ig-88', credits: 20_000, slots: { crew: 2 } }),
    [{ type: 'market.buy', seat: 'ann', deck: 'luxury', ...claim({ fame: 1 }) }],
    'outer-rim.fame.2',
  ),
  goalsOf(
    'a delivery of ILLEGAL cargo may complete that of Lando',
    table({ ...inAction, ann: { character: 'lando-calrissian', assets: [illegal] } }),
    [deliver, { type: 'deliver.roll', faces: ['hit'], ...claim({ fame: 1 }) }],
  ),
  goalsOf(
    'one of other cargo does not',
    table({ ...inAction, ann: { character: 'lando-calrissian', assets: [plainSpice] } }),
    [{ ...deliver, ...claim({ fame: 1 }) }],
    'outer-rim.fame.2',
  ),
  {
    ...goalsOf('a ship that costs enough may complete that of Han Solo', bigShip(20_000), [
      { type: 'market.buy', seat: 'ann', deck: 'ship', ...claim({ fame: 1 }) },
    ]),
    header: { ships: sheets.map((sheet) => (sheet.id === 'big-tub' ? { ...sheet, cost: 20_000 } : sheet)) },
  },
  {
    ...goalsOf(
      'a cheaper one does not',
      bigShip(10_000),
      [{ type: 'market.buy', seat: 'ann', deck: 'ship', ...claim({ fame: 1 }) }],
      'outer-rim.fame.2',
    ),
    header: { ships: sheets.map((sheet) => ({ ...sheet, starter: true })) },
  },
  goalsOf(
    'a goal that may have brought the tenth fame may have won the game',
    ambush({ ann: { character: 'ketsu-onyo', fame: 9 } }),
    [...win, { ...resolve, expect: { winner: 'ann' } }],
  ),
  goalsOf(
    'but not the ninth',
    ambush({ ann: { character: 'ketsu-onyo', fame: 8 } }),
    [...win, { ...resolve, expect: { winner: 'ann' } }],
    'outer-rim.fame.0.2',
  ),
  goalsOf(
    'nor has it made somebody else win',
    ambush({ ann: { character: 'ketsu-onyo', fame: 9 } }),
    [...win, { ...resolve, expect: { winner: 'ben' } }],
    'outer-rim.fame.0.2',
  ),
];

const encounters: Example[] = [
  {
    rule,
    shows: 'what a card brought that the log does not tell is open',
    start: table({ ...inEncounter, ann: { credits: 0 } }),
    moves: [{ type: 'encounter.space', seat: 'ann', ...claim({ credits: 4000, fame: 1, damage: { ship: 1 } }) }],
    doubtful: true,
  },
  {
    rule: 'outer-rim.credits.2',
    shows: 'a card of which the log says that it brought nothing has brought nothing',
    start: table({ ...inEncounter, ann: { credits: 0 } }),
    moves: [{ ...encounter, ...claim({ credits: 4000 }) }],
    doubtful: true,
    breaks: ['outer-rim.credits.2'],
  },
  {
    rule: 'outer-rim.credits.2',
    shows: 'nor more than the log says',
    start: table({ ...inEncounter, ann: { credits: 0, character: 'boba-fett' } }),
    moves: [{ ...encounter, effects: [{ do: 'gain-credits', amount: 2000 }], ...claim({ credits: 4000 }) }],
    doubtful: true,
    breaks: ['outer-rim.credits.2'],
  },
  {
    rule,
    shows: 'crew may have a patrol passed by that is hostile',
    start: {
      ...ambush({ ann: { reputation: { imperial: 'negative' }, assets: [helper] } }),
    },
    moves: [encounter],
    doubtful: true,
  },
  {
    rule: 'outer-rim.encounter-step.1.1',
    shows: 'gear does not help against a hostile patrol',
    start: ambush({ ann: { reputation: { imperial: 'negative' }, assets: [knife] } }),
    moves: [encounter],
    breaks: ['outer-rim.encounter-step.1.1'],
    doubtful: true,
  },
];

const ships: Example[] = [
  ...['lando-calrissian', 'dengar', 'ig-88', 'black-krrsantan'].map(
    (character): Example => ({
      rule: 'outer-rim.buying.2.1',
      shows: `nothing on the card of ${character} brings damage to a ship that was just bought`,
      start: atMarket(
        { ship: ship('big-tub') },
        flying('old-tub', { character, credits: 10_000, damage: { ship: 2 } }),
      ),
      header: { ships: sheets },
      moves: [{ type: 'market.buy', seat: 'ann', deck: 'ship', ...claim({ damage: { ship: 2 } }) }],
      breaks: ['outer-rim.buying.2.1'],
    }),
  ),
  {
    rule: 'outer-rim.ltp-buying-ships.0.2',
    shows: 'the goal of a ship that was just bought is not completed',
    start: atMarket({ ship: ship('big-tub') }, flying('old-tub', { credits: 10_000 })),
    header: { ships: sheets },
    moves: [{ type: 'market.buy', seat: 'ann', deck: 'ship', ...claim({ shipGoalDone: true }) }],
    breaks: ['outer-rim.ltp-buying-ships.0.2'],
  },
  {
    rule,
    shows: 'later it may be',
    start: table({ ann: { ship: 'hwk-290-freighter', credits: 0 } }),
    moves: [{ ...gain, ...claim({ shipGoalDone: true }) }],
    doubtful: true,
  },
  {
    rule: 'outer-rim.goals.3.1',
    shows: 'a ship to start with has no goal that could be',
    start: table({ ann: { ship: 'g9-rigger', credits: 0 } }),
    moves: [{ ...gain, ...claim({ shipGoalDone: true }) }],
    breaks: ['outer-rim.goals.3.1'],
  },
];

/** IG-88, whose goal is completed, in a fight that does the last damage to her ship. */
const almostDown = (assets: readonly (typeof helper & { abilities: never[] })[]) =>
  ambush({
    ann: { character: 'ig-88', personalGoalDone: true, credits: 5000, damage: { ship: 3 }, assets: [...assets] },
  });
const lastHit = [meet, roll('hit', 'hit', 'hit'), roll('hit', 'blank')];
const survive = {
  type: 'ability.use',
  seat: 'ann',
  source: 'ig-88',
  ability: 'survive',
  effects: [
    { do: 'discard-asset', card: helper.id },
    { do: 'recover', on: 'ship', amount: 'all' },
  ],
};
const stands = claim({ defeated: false, damage: { ship: 0 }, assets: [], credits: 8000 });
const benPlans = { type: 'planning.gain-credits', seat: 'ben' };

const fights: Example[] = [
  {
    rule,
    shows: 'armour may take damage off on the ground',
    start: duel({ ann: { assets: [knife] } }),
    moves: [
      obey,
      roll('blank', 'blank', 'blank'),
      roll('hit', 'blank', 'blank'),
      { ...resolve, ...claim({ damage: { character: 0 } }) },
    ],
    doubtful: true,
  },
  ...[false, true].map(
    (defeated): Example => ({
      rule,
      shows: `who may have been saved by armour is ${defeated ? 'defeated all the same where the log says so' : 'not held to be defeated'}`,
      start: duel({ ann: { damage: { character: 3 }, assets: [knife] } }),
      moves: [
        obey,
        roll('blank', 'blank', 'blank'),
        roll('hit', 'blank', 'blank'),
        { ...resolve, ...claim({ defeated }) },
      ],
      ...(defeated ? {} : { doubtful: true }),
    }),
  ),
  ...(
    [
      ['uses that once they have suffered what defeats them', [survive, { ...benPlans, ...stands }]],
      ['may record the result before it', [resolve, survive, { ...benPlans, ...stands }]],
      ['need not record it', [{ ...resolve, ...stands }, benPlans]],
    ] as const
  ).map(
    ([shows, moves]): Example => ({
      rule,
      shows: `who may be spared a defeat for one of their crew ${shows}`,
      start: almostDown([{ ...helper, abilities: [] }]),
      moves: [...lastHit, ...moves],
      doubtful: true,
    }),
  ),
  {
    rule: 'outer-rim.defeated.3',
    shows: 'who has no crew to spare is defeated',
    start: almostDown([]),
    moves: [...lastHit, { ...resolve, winner: 'attacker' }, { ...benPlans, ...claim({ defeated: false }) }],
    breaks: ['outer-rim.defeated.3'],
  },
  {
    rule: 'outer-rim.combat-steps.5.2',
    shows: 'but not off a ship',
    start: ambush({ ann: { assets: [knife] } }),
    moves: [meet, roll('hit', 'hit', 'hit'), roll('hit', 'blank'), { ...resolve, ...claim({ damage: { ship: 0 } }) }],
    breaks: ['outer-rim.combat-steps.5.2'],
  },
  {
    rule,
    shows: 'a mod may',
    start: ambush({ ann: { assets: [gadget] } }),
    moves: [meet, roll('hit', 'hit', 'hit'), roll('hit', 'blank'), { ...resolve, ...claim({ damage: { ship: 0 } }) }],
    doubtful: true,
  },
  {
    rule,
    shows: 'a weapon of the opponent may do more',
    start: duel({ ann: { assets: [knife] } }),
    moves: [
      obey,
      roll('hit', 'hit', 'blank'),
      roll('blank', 'blank', 'blank'),
      { ...resolve, expect: { seats: { ben: { damage: { character: 3 } } } } },
    ],
    doubtful: true,
  },
  {
    rule: 'outer-rim.combat-steps.5.1',
    shows: 'it does not do less',
    start: duel({ ann: { assets: [knife] } }),
    moves: [
      obey,
      roll('hit', 'hit', 'blank'),
      roll('blank', 'blank', 'blank'),
      { ...resolve, expect: { seats: { ben: { damage: { character: 1 } } } } },
    ],
    breaks: ['outer-rim.combat-steps.5.1'],
  },
  {
    rule,
    shows: 'Black Krrsantan may recover when he has won on the ground',
    start: duel({ ann: { character: 'black-krrsantan', fame: 1, damage: { character: 2 } } }),
    moves: [
      obey,
      roll('hit', 'hit', 'hit'),
      roll('blank', 'blank', 'blank'),
      { ...resolve, ...claim({ damage: { character: 0 } }) },
    ],
    doubtful: true,
  },
  {
    rule: 'outer-rim.combat-steps.5.1',
    shows: 'not when he has lost',
    start: duel({ ann: { character: 'black-krrsantan' } }),
    moves: [
      obey,
      roll('blank', 'blank', 'blank'),
      roll('hit', 'hit', 'blank'),
      { ...resolve, ...claim({ damage: { character: 0 } }) },
    ],
    breaks: ['outer-rim.combat-steps.5.1'],
  },
  {
    rule: 'outer-rim.combat-steps.5.2',
    shows: 'nor in space',
    start: ambush({ ann: { character: 'black-krrsantan' } }),
    moves: [meet, roll('hit', 'hit', 'hit'), roll('hit', 'blank'), { ...resolve, ...claim({ damage: { ship: 0 } }) }],
    breaks: ['outer-rim.combat-steps.5.2'],
  },
  {
    rule: 'outer-rim.combat-steps.5.1',
    shows: 'Dengar is hard to kill only where he wins',
    start: duel({ ann: { character: 'dengar' } }),
    moves: [
      obey,
      roll('blank', 'blank', 'blank'),
      roll('hit', 'hit', 'hit'),
      { ...resolve, ...claim({ damage: { character: 1 } }) },
    ],
    breaks: ['outer-rim.combat-steps.5.1'],
  },
  {
    rule,
    shows: 'whoever lets him suffer all the same has forgotten his card',
    start: duel({ ann: { character: 'dengar' } }),
    moves: [...beatsBen(3, 'hit', 'hit', 'hit'), { ...resolve, ...claim({ damage: { character: 3 } }) }],
    breaks: [rule],
  },
  {
    rule: 'outer-rim.unfinished-business.3',
    shows: 'with the rifle he takes his own two off first, and of the four that are left it leaves two',
    start: duel({ ann: { ...tough, character: 'dengar', assets: [RIFLE] } }),
    moves: [...beatsBen(6, 'crit', 'crit', 'crit'), resolve],
    final: { seats: { ann: { damage: { character: 2 } } } },
  },
  {
    rule: 'outer-rim.unfinished-business.3',
    shows: 'of two that are left it takes nothing',
    start: duel({ ann: { ...tough, character: 'dengar', assets: [RIFLE] } }),
    moves: [...beatsBen(6, 'crit', 'crit', 'blank'), { ...resolve, ...claim({ damage: { character: 2 } }) }],
  },
  {
    rule: 'outer-rim.unfinished-business.3',
    shows: 'so nothing is left only where the order is turned round',
    start: duel({ ann: { ...tough, character: 'dengar', assets: [RIFLE] } }),
    moves: [...beatsBen(6, 'crit', 'crit', 'blank'), { ...resolve, ...claim({ damage: { character: 0 } }) }],
    breaks: ['outer-rim.unfinished-business.3'],
  },
  {
    rule,
    shows: 'the rifle leaves two to anybody else, whether its use is told or not',
    start: duel({ ann: { ...tough, assets: [RIFLE] } }),
    moves: [
      ...beatsBen(6, 'crit', 'crit', 'hit'),
      { type: 'combat.ability', seat: 'ann', source: RIFLE, change: { kind: 'prevent', amount: 3 } },
      { ...resolve, ...claim({ damage: { character: 2 } }) },
    ],
  },
  {
    rule: 'outer-rim.damage.1',
    shows: 'what a card deals is no combat: it counts in full for Dengar',
    start: orders([{ do: 'suffer', on: 'character', amount: 2 }], { ann: { character: 'dengar' } }),
    moves: [{ ...obey, ...claim({ damage: { character: 0 } }) }],
    breaks: ['outer-rim.damage.1'],
  },
  {
    rule: 'outer-rim.defeated.1.3',
    shows: 'IG-88 has nobody to give up: he is defeated',
    start: ambush({ ann: { character: 'ig-88' } }),
    moves: [
      meet,
      roll('blank', 'blank', 'blank'),
      roll('crit', 'crit'),
      resolve,
      { ...displace, ...claim({ defeated: false }) },
    ],
    breaks: ['outer-rim.defeated.1.3'],
  },
  {
    rule,
    shows: 'with crew he may escape',
    start: ambush({ ann: { character: 'ig-88', fame: 1, assets: [cook] } }),
    moves: [
      meet,
      roll('blank', 'blank', 'blank'),
      roll('crit', 'crit'),
      resolve,
      { ...displace, ...claim({ defeated: false, damage: { character: 0, ship: 0 } }) },
    ],
    doubtful: true,
  },
  {
    rule,
    shows: 'a YV-666 may hold out in space',
    start: ambush({ ann: { ship: 'yv-666-light-freighter', values: { hull: 4 } } }),
    moves: [
      meet,
      roll('blank', 'blank', 'blank'),
      roll('crit', 'crit'),
      resolve,
      { ...displace, ...claim({ defeated: false }) },
    ],
    doubtful: true,
  },
  {
    rule: 'outer-rim.defeated.1.3',
    shows: 'it does not help on the ground',
    start: duel({ ann: { ship: 'yv-666-light-freighter' } }),
    moves: [
      obey,
      roll('blank', 'blank', 'blank'),
      roll('crit', 'crit', 'blank'),
      { ...resolve, ...claim({ damage: { character: 4 }, defeated: false }) },
    ],
    doubtful: true,
  },
  {
    rule,
    shows: 'unknown gear may let its owner win a tie on the ground',
    start: duel({ ben: { assets: [knife] } }),
    moves: [obey, roll('hit', 'hit', 'blank'), roll('hit', 'hit', 'blank'), { ...resolve, winner: 'defender' }],
    doubtful: true,
  },
  {
    rule: 'outer-rim.combat-steps.4.1',
    shows: 'a mod does not',
    start: duel({ ben: { assets: [gadget] } }),
    moves: [obey, roll('hit', 'hit', 'blank'), roll('hit', 'hit', 'blank'), { ...resolve, winner: 'defender' }],
    breaks: ['outer-rim.combat-steps.4.1'],
  },
];

const ways: Example[] = [
  {
    rule: 'outer-rim.movement.2',
    shows: 'Hera Syndulla slips away by an action: her move in the planning step is stopped',
    start: {
      seats: {
        ann: seat({ character: 'hera-syndulla', reputation: { hutt: 'neutral' } }),
        ben: seat({ space: 'naboo' }),
      },
      patrols: { hutt: { level: 1, space: 't4-n3' } },
    },
    moves: [{ type: 'planning.move', seat: 'ann', path: ['t4-n3', 'nal-hutta'] }],
    breaks: ['outer-rim.movement.2'],
  },
  {
    rule,
    shows: 'by her action she passes the patrol',
    start: {
      seats: {
        ann: seat({ character: 'hera-syndulla', reputation: { hutt: 'neutral' } }),
        ben: seat({ space: 'naboo' }),
      },
      patrols: { hutt: { level: 1, space: 't4-n3' } },
      ...inAction,
    },
    moves: [
      {
        type: 'action.ability',
        seat: 'ann',
        source: 'hera-syndulla',
        ability: 'slip-away',
        effects: [{ do: 'move', spaces: 2 }],
      },
      { type: 'move.along', seat: 'ann', path: ['t4-n3', 'nal-hutta'] },
    ],
    doubtful: true,
  },
  {
    rule,
    shows: 'what came of her action where the log does not tell may be the damage of a test that she has failed',
    start: table({ ann: { character: 'hera-syndulla' }, ...inAction }),
    moves: [slips, { type: 'action.end', seat: 'ann', ...claim({ space: 't4-n1', damage: { ship: 2 } }) }],
    doubtful: true,
  },
  {
    rule: 'outer-rim.deliver-action.0.1',
    shows: 'it brings no cargo',
    start: table({ ann: { character: 'hera-syndulla' }, ben: { assets: [plainSpice] }, ...inAction }),
    moves: [slips, deliver],
    doubtful: true,
    breaks: ['outer-rim.deliver-action.0.1'],
  },
  {
    rule: 'outer-rim.movement.2',
    shows: 'a Lancer stops others, and is stopped itself',
    start: {
      seats: {
        ann: seat({ ship: 'lancer-class-pursuit-craft', reputation: { hutt: 'neutral' } }),
        ben: seat({ space: 'naboo' }),
      },
      patrols: { hutt: { level: 1, space: 't4-n3' } },
    },
    moves: [{ type: 'planning.move', seat: 'ann', path: ['t4-n3', 'nal-hutta'] }],
    breaks: ['outer-rim.movement.2'],
  },
  {
    rule,
    shows: 'crew may know a way past a patrol',
    start: {
      seats: { ann: seat({ assets: [helper] }), ben: seat({ space: 'naboo' }) },
      patrols: { hutt: { level: 1, space: 't4-n3' } },
    },
    moves: [{ type: 'planning.move', seat: 'ann', path: ['t4-n3', 'nal-hutta'] }],
    doubtful: true,
  },
  {
    rule: 'outer-rim.movement.2',
    shows: 'gear does not',
    start: {
      seats: { ann: seat({ assets: [knife] }), ben: seat({ space: 'naboo' }) },
      patrols: { hutt: { level: 1, space: 't4-n3' } },
    },
    moves: [{ type: 'planning.move', seat: 'ann', path: ['t4-n3', 'nal-hutta'] }],
    breaks: ['outer-rim.movement.2'],
  },
  {
    rule,
    shows: 'crew may allow a market action in space',
    start: atMarket({ 'gear-mod': gear('gun') }, { space: 't4-n3', assets: [helper] }),
    moves: [
      { type: 'market.buy', seat: 'ann', deck: 'gear-mod' },
      { type: 'card.reveal', deck: 'gear-mod', card: gear('other-gun') },
    ],
    doubtful: ['outer-rim.market-action.0.1'],
  },
  {
    rule,
    shows: 'or more discards, from more decks',
    start: atMarket({ 'gear-mod': gear('gun'), cargo: cargo('crates') }, { assets: [helper] }),
    moves: [
      { type: 'market.discard', seat: 'ann', deck: 'gear-mod' },
      { type: 'card.reveal', deck: 'gear-mod', card: gear('other-gun') },
      { type: 'market.discard', seat: 'ann', deck: 'cargo' },
      { type: 'card.reveal', deck: 'cargo', card: cargo('other-crates') },
    ],
    doubtful: ['outer-rim.market-action.1.2'],
  },
  {
    rule: 'outer-rim.market-action.1.2',
    shows: 'Doctor Aphra visits the market more often, but by the same rules',
    start: atMarket({ 'gear-mod': gear('gun'), cargo: cargo('crates') }, { character: 'doctor-aphra' }),
    moves: [
      { type: 'market.discard', seat: 'ann', deck: 'gear-mod' },
      { type: 'card.reveal', deck: 'gear-mod', card: gear('other-gun') },
      { type: 'market.discard', seat: 'ann', deck: 'cargo' },
      { type: 'card.reveal', deck: 'cargo', card: cargo('other-crates') },
    ],
    breaks: ['outer-rim.market-action.1.2'],
  },
];

const failed = { type: 'deliver.roll', faces: ['focus'] };
const dice: Example[] = [
  {
    rule,
    shows: 'Lando Calrissian rerolls the die for ILLEGAL cargo',
    start: table({ ...inAction, ann: { character: 'lando-calrissian', credits: 0, assets: [illegal] } }),
    moves: [deliver, failed, { type: 'deliver.roll', faces: ['hit'], ...claim({ credits: 3000 }) }],
  },
  {
    rule: 'outer-rim.deliver-action.1.1.c',
    shows: 'nobody else does',
    start: table({ ...inAction, ann: { character: 'jyn-erso', credits: 0, assets: [illegal] } }),
    moves: [deliver, failed, { type: 'deliver.roll', faces: ['hit'] }],
    breaks: ['outer-rim.deliver-action.1.1.c'],
  },
  {
    rule: 'outer-rim.deliver-action.1.1.c',
    shows: 'and a crit stays a crit for him too',
    start: table({ ...inAction, ann: { character: 'lando-calrissian', credits: 0, assets: [illegal] } }),
    moves: [deliver, { type: 'deliver.roll', faces: ['crit'], ...claim({ credits: 3000 }) }],
    breaks: ['outer-rim.deliver-action.1.1.c'],
  },
  {
    rule,
    shows: 'crew may have the die rolled again',
    start: table({ ...inAction, ann: { credits: 0, assets: [illegal, helper] } }),
    moves: [deliver, failed, { type: 'deliver.roll', faces: ['hit'], ...claim({ credits: 3000 }) }],
    doubtful: ['outer-rim.deliver-action.1.1.a', 'outer-rim.golden-rules.0.2'],
  },
  {
    rule,
    shows: 'a YT-1300 may turn the die: the claim tells that it did',
    start: table({ ...inAction, ann: { ...yt, credits: 0, assets: [illegal] } }),
    moves: [deliver, { ...failed, ...claim({ credits: 3000 }) }, { type: 'deliver.end', seat: 'ann' }],
    doubtful: true,
  },
  {
    rule,
    shows: 'or that it did not',
    start: table({ ...inAction, ann: { ...yt, credits: 0, assets: [illegal] } }),
    moves: [deliver, { ...failed, ...claim({ credits: 0 }) }, { type: 'deliver.databank', seat: 'ann', effects: [] }],
    doubtful: true,
    final: { seats: { ann: { credits: 0 } } },
  },
];

/** After an encounter of which the log does not tell what it brought, and Ben's turn. */
const untold = [
  { type: 'encounter.space', seat: 'ann' },
  { type: 'planning.gain-credits', seat: 'ben' },
  { type: 'encounter.space', seat: 'ben', effects: [] },
];
const told = [{ type: 'encounter.space', seat: 'ann', effects: [] }, ...untold.slice(1)];
/** The same moves behind an encounter that is told and behind one that is not. */
const bothWays = (
  shows: string,
  cited: Example['rule'],
  start: Example['start'],
  ...moves: Example['moves']
): Example[] => [
  {
    rule,
    shows: `${shows}: an untold encounter may have seen to that`,
    start,
    moves: [...untold, ...moves],
    doubtful: true,
  },
  { rule: cited, shows: `${shows}: no`, start, moves: [...told, ...moves], breaks: [cited], doubtful: true },
];
const trade = { type: 'trade.exchange', seat: 'ben', with: 'ann', gives: { credits: 1000 }, takes: {} };
const afterwards: Example[] = [
  ...bothWays('a way from another space', 'outer-rim.adjacency.0.1', table({ ...inEncounter }), {
    type: 'planning.move',
    seat: 'ann',
    path: ['t5-n3'],
  }),
  ...bothWays(
    'further than the ship goes',
    'outer-rim.movement.1',
    table({ ...inEncounter, ann: { values: { hyperdrive: 1 } } }),
    { type: 'planning.move', seat: 'ann', to: 'nal-hutta' },
  ),
  ...bothWays(
    'past a patrol',
    'outer-rim.movement.2',
    table({ ...inEncounter, patrols: { hutt: { level: 1, space: 't4-n3' } } }),
    { type: 'planning.move', seat: 'ann', path: ['t4-n3', 'nal-hutta'] },
  ),
  ...bothWays(
    'a purchase in space',
    'outer-rim.market-action.0.1',
    table({ ...inEncounter, ann: { space: 't4-n3' }, market: { 'gear-mod': gear('gun') } }),
    gain,
    { type: 'market.buy', seat: 'ann', deck: 'gear-mod' },
    { type: 'card.reveal', deck: 'gear-mod', card: gear('other-gun') },
  ),
  ...bothWays(
    'cargo for another planet',
    'outer-rim.deliver-action.1.a',
    table({ ...inEncounter, ann: { assets: [{ ...plainSpice, destination: 'kessel' }] } }),
    gain,
    deliver,
  ),
  ...bothWays(
    'cargo of somebody else',
    'outer-rim.deliver-action.0.1',
    table({ ...inEncounter, ben: { assets: [plainSpice] } }),
    gain,
    deliver,
  ),
  ...bothWays('a trade from afar', 'outer-rim.trade-action.0.1', table({ ...inEncounter }), gain, {
    type: 'trade.exchange',
    seat: 'ann',
    with: 'ben',
    gives: { credits: 1000 },
    takes: {},
  }),
  ...bothWays(
    'a patrol of another space',
    'outer-rim.encounter-step.1',
    table({ ...inEncounter, patrols: { hutt: { level: 1, combat: 2, space: 'nal-hutta' } } }),
    gain,
    { type: 'encounter.patrol', seat: 'ann', faction: 'hutt' },
  ),
  ...bothWays(
    'past a hostile patrol',
    'outer-rim.encounter-step.1.1',
    {
      ...table({ ...inEncounter, ann: { reputation: { hutt: 'negative' } } }),
      patrols: { hutt: { level: 1, combat: 2, space: 't4-n3' } },
    },
    { type: 'planning.move', seat: 'ann', path: ['t4-n3'] },
    { type: 'encounter.space', seat: 'ann', effects: [] },
  ),
  {
    rule: 'outer-rim.adjacency.0.1',
    shows: 'wherever a way begins, each of its further steps follows a path',
    start: table({ ...inEncounter }),
    moves: [...untold, { type: 'planning.move', seat: 'ann', path: ['t4-n3', 't5-n3'] }],
    breaks: ['outer-rim.adjacency.0.1'],
    doubtful: true,
  },
  {
    rule,
    shows: 'a trade with a player who may have come here: an untold encounter may have seen to that',
    start: table({ ...inEncounter }),
    moves: [...untold.slice(0, 2), trade],
    doubtful: true,
  },
  {
    rule: 'outer-rim.trade-action.0.1',
    shows: 'a trade with a player who may have come here: no',
    start: table({ ...inEncounter }),
    moves: [...told.slice(0, 2), trade],
    breaks: ['outer-rim.trade-action.0.1'],
    doubtful: true,
  },
  ...bothWays(
    'a patrol that does not reach its player',
    'outer-rim.patrol-movement.2',
    table({
      ...inEncounter,
      ann: { assets: [tool('beacon', { do: 'move-patrol', faction: 'hutt', spaces: 3 })] },
      patrols: { hutt: { level: 1, combat: 2, space: 'nal-hutta' } },
    }),
    gain,
    use('beacon'),
    { type: 'patrol.move', seat: 'ann', faction: 'hutt', path: ['t4-n3'] },
  ),
  {
    rule: 'outer-rim.adjacency.0.1',
    shows: 'wherever its player may be, a patrol goes along paths from where it is',
    start: table({
      ...inEncounter,
      ann: { assets: [tool('beacon', { do: 'move-patrol', faction: 'hutt', spaces: 2 })] },
      patrols: { hutt: { level: 1, combat: 2, space: 'nal-hutta' } },
    }),
    moves: [
      ...untold,
      { ...gain, expect: { patrols: { hutt: { space: 'nal-hutta' } } } },
      use('beacon'),
      { type: 'patrol.move', seat: 'ann', faction: 'hutt', path: ['kessel', 't3-n4'] },
    ],
    breaks: ['outer-rim.adjacency.0.1'],
    doubtful: true,
  },
  {
    rule: 'outer-rim.adjacency.0.1',
    shows: 'once the ship has moved it is known where it is',
    start: table({ ...inEncounter }),
    moves: [
      ...untold,
      { type: 'planning.move', seat: 'ann', to: 't4-n3' },
      encounter,
      ...untold.slice(1),
      { type: 'planning.move', seat: 'ann', path: ['t5-n3'] },
    ],
    breaks: ['outer-rim.adjacency.0.1'],
    doubtful: true,
  },
  {
    rule: 'outer-rim.defeated.1.3',
    shows: 'whoever has recovered is not defeated, whatever an encounter brought before',
    start: table({ ...inEncounter }),
    moves: [...untold, { type: 'planning.recover', seat: 'ann', ...claim({ defeated: true, damage: { ship: 1 } }) }],
    breaks: ['outer-rim.planning-step.3', 'outer-rim.damage.2'],
    doubtful: true,
  },
];

/** A fight behind which this card of Ann's is gone. */
const goneBehind = (
  card: (typeof knife | typeof helper | typeof gadget) & { abilities?: never[] },
  gone: object = {},
) => ({
  start: ambush({ ann: { assets: [card, cook], slots: { cargo: 1, mod: 1, crew: 2 } } }),
  moves: [...win, { ...resolve, ...claim({ assets: ['cook'], ...gone }) }, { type: 'turn.end', seat: 'ann' }],
});

/** A lost fight with so much damage before it, and crew that is gone before the patrol is moved. */
const costly = (ship: number) => ({
  start: {
    ...ambush({ ann: { assets: ['gift-for-jabba', 'crew-lobot'], damage: { ship } } }),
    contacts: { tatooine: [{ class: 'white' as const }] },
  },
  moves: [
    ...win.slice(0, 1),
    roll('blank', 'blank', 'blank'),
    roll('hit', 'blank'),
    resolve,
    { type: 'asset.discard', seat: 'ann', card: 'crew-lobot' },
    { type: 'contact.place', seat: 'ann', to: 'tatooine' },
    displace,
  ],
});

/** What a text that nobody knows takes away itself (assets.6). */
const gone: Example[] = [
  { rule, shows: 'a mod of unknown text may go in a fight in space', ...goneBehind(gadget), doubtful: true },
  { rule, shows: 'so may crew', ...goneBehind(helper), doubtful: true },
  { rule, shows: 'gear stays in space', ...goneBehind(knife), breaks: ['outer-rim.assets.6'] },
  {
    rule,
    shows: 'a mod whose text is known stays',
    ...goneBehind({ ...gadget, abilities: [] }),
    breaks: ['outer-rim.assets.6'],
  },
  {
    rule,
    shows: 'no other card goes with it',
    ...goneBehind(gadget, { assets: [] }),
    breaks: ['outer-rim.assets.6'],
  },
  {
    rule,
    shows: 'nothing of unknown text goes where there is nothing to do for it',
    start: table({ ...inAction, ann: { assets: [gadget] } }),
    moves: [{ type: 'asset.discard', seat: 'ann', card: 'gadget' }],
    breaks: ['outer-rim.assets.6'],
  },
  {
    rule,
    shows: 'that it has gone may be told by an entry',
    start: ambush({ ann: { assets: [gadget] } }),
    moves: [...win, { ...resolve }, { type: 'asset.discard', seat: 'ann', card: 'gadget' }],
    doubtful: true,
    final: { seats: { ann: { assets: [] } } },
  },
  {
    rule,
    shows: 'what is told to have gone is there no more',
    start: ambush({ ann: { assets: [gadget] } }),
    moves: [
      ...win,
      { ...resolve },
      { type: 'asset.discard', seat: 'ann', card: 'gadget', ...claim({ assets: ['gadget'] }) },
    ],
    doubtful: true,
    breaks: ['outer-rim.assets.6'],
  },
  {
    rule,
    shows: 'a claim that it has not says so for good',
    start: ambush({ ann: { assets: [gadget] } }),
    moves: [
      ...win,
      { ...resolve, ...claim({ assets: ['gadget'] }) },
      { type: 'asset.discard', seat: 'ann', card: 'gadget' },
    ],
    breaks: ['outer-rim.assets.6'],
  },
  {
    rule,
    shows: 'a defeat may cost crew besides, where a card says so',
    start: ambush({ ann: { assets: ['gift-for-jabba', cook], damage: { ship: 3 } } }),
    moves: [...win.slice(0, 2), roll('hit', 'blank'), { ...resolve, ...claim({ assets: ['gift-for-jabba'] }) }],
    doubtful: true,
  },
  {
    rule,
    shows: 'else it costs none',
    start: ambush({ ann: { assets: [plainSpice, cook], damage: { ship: 3 } } }),
    moves: [...win.slice(0, 2), roll('hit', 'blank'), { ...resolve, ...claim({ assets: ['spice'] }) }],
    breaks: ['outer-rim.defeated.1'],
  },
  {
    rule,
    shows: 'it may be told before the patrol that has won is moved, and its token goes to the nearest planet',
    ...costly(3),
    doubtful: ['outer-rim.assets.6'],
    final: { seats: { ann: { assets: [{ card: 'gift-for-jabba' }] } }, contacts: { tatooine: [{}, { id: 'lobot' }] } },
  },
  {
    rule,
    shows: 'whoever is not defeated keeps them',
    ...costly(2),
    breaks: ['outer-rim.assets.6'],
  },
];

/** Additional fame that comes with the second positive reputation, as far as anybody can tell. */
const liked = (claimed: object, assets: StartSeat['assets'] = ['extravagant-wardrobe']) => ({
  start: table({
    ...inAction,
    ann: {
      fame: 1,
      reputation: { hutt: 'positive', rebel: 'neutral' },
      assets: [...(assets ?? []), tool('medal', { do: 'gain-reputation', faction: 'rebel' })],
    },
  }),
  moves: [{ ...use('medal'), ...claim(claimed) }],
});
/** The die that decides over a purchase. */
const smuggled = (card: string, claimed: object, ...told: Example['moves']) => ({
  start: atMarket({ cargo: card }, { credits: 5000, space: 'ryloth' }),
  moves: [
    { type: 'market.buy', seat: 'ann', deck: 'cargo', paid: 1000 },
    ...told,
    { type: 'card.reveal', deck: 'cargo', card: { ...cargo('silk'), contactIcon: 'none', patrolIcon: 'none' } },
    { type: 'action.end', seat: 'ann', ...claim(claimed) },
  ],
});
/** A way of six spaces with hyperdrive 5, and what the ship has suffered by it. */
const far = (claimed: object) => ({
  start: table({
    ann: { space: 'ryloth', assets: [{ id: 'engine', type: 'mod' }], fame: 0 },
    turn: { step: 'planning' },
  }),
  moves: [
    {
      type: 'planning.move',
      seat: 'ann',
      path: ['t5-n3', 't5-n5', 't5-n6', 'ring-of-kafrene', 't6-n2', 't6-n3'],
    },
    { type: 'action.end', seat: 'ann', ...claim(claimed) },
  ],
});

const more: Example[] = [
  { rule, shows: 'a card may bring fame with a reputation', ...liked({ fame: 2 }), doubtful: true },
  { rule, shows: 'or none', ...liked({ fame: 1 }) },
  { rule, shows: 'not two at once', ...liked({ fame: 3 }), breaks: ['outer-rim.fame.2'] },
  { rule, shows: 'without such a card it brings none', ...liked({ fame: 2 }, []), breaks: ['outer-rim.fame.2'] },
  {
    rule,
    shows: 'a purchase over which a die decides may fail',
    ...smuggled('rebel-traitor', { assets: [] }),
    doubtful: true,
  },
  {
    rule,
    shows: 'its die may be recorded, and what comes of it',
    ...smuggled(
      'rebel-traitor',
      { assets: [] },
      { type: 'test.roll', faces: ['blank'] },
      { type: 'asset.decline', seat: 'ann' },
    ),
    doubtful: true,
  },
  {
    rule: 'log.the-move-log.6',
    shows: 'over any other purchase no die decides',
    ...smuggled('spice-of-ann', { assets: ['spice-of-ann'] }, { type: 'test.roll', faces: ['blank'] }),
    header: { cards: [{ ...cargo('spice-of-ann'), cost: 1000 }] },
    breaks: ['log.the-move-log.6'],
  },
  {
    rule,
    shows: 'any other one does not',
    ...smuggled('spice-of-ann', { assets: [] }),
    header: { cards: [{ ...cargo('spice-of-ann'), cost: 1000 }] },
    breaks: ['outer-rim.assets.6'],
  },
  { rule, shows: 'what brings a ship further may cost it something', ...far({ damage: { ship: 1 } }), doubtful: true },
];

/** What Ann's helper does when she uses it, and to whom. */
const helps = (claimed: Readonly<Record<string, object>>, more: object = {}) => ({
  start: table({ ...inAction, ann: { assets: [helper] } }),
  moves: [{ type: 'action.ability', seat: 'ann', source: 'helper', ...more, expect: { seats: claimed } }],
});
const untoldUse = ['outer-rim.appendix-2-interpreting-cards-and-abilities.0.2'] as const;

/** What a text that nobody knows does to others. */
const others: Example[] = [
  {
    rule,
    shows: 'a text that nobody knows may do anything to whom it has chosen',
    ...helps({ ben: { credits: 9000 } }, { player: 'ben' }),
    doubtful: true,
  },
  {
    rule,
    shows: 'it does nothing to a player whom nobody has named',
    ...helps({ ben: { credits: 9000 } }),
    breaks: ['outer-rim.credits.2'],
    doubtful: untoldUse,
  },
];

/** What a text that nobody has told does to what lies on the table for all, and to the order of the turns. */
const byBen = { type: 'planning.gain-credits', seat: 'ben' };
const atTheTable = (
  shows: string,
  cited: Example['rule'],
  more: Partial<Parameters<typeof table>[0]>,
  ...moves: Example['moves']
): Example[] =>
  [false, true].map((isTold) => ({
    rule: isTold ? cited : rule,
    shows: `${shows}: ${isTold ? 'no' : 'a text that nobody has told may have seen to that'}`,
    start: table({ ...inEncounter, ...more }),
    moves: [{ type: 'encounter.space', seat: 'ann', ...(isTold ? { effects: [] } : {}) }, ...moves],
    doubtful: true,
    ...(isTold ? { breaks: [cited] } : {}),
  }));
const hutt = { level: 1, combat: 2, space: 't4-n3' } as const;
const onTheTable: Example[] = [
  ...atTheTable('a patrol has come to another space', 'outer-rim.encounter-step.1', { patrols: { hutt } }, byBen, {
    type: 'encounter.patrol',
    seat: 'ben',
    faction: 'hutt',
  }),
  ...atTheTable(
    'a patrol is no longer in the way',
    'outer-rim.encounter-step.1.1',
    { ben: { reputation: { hutt: 'negative' } }, patrols: { hutt: { ...hutt, space: 'naboo' } } },
    byBen,
    { type: 'encounter.space', seat: 'ben', effects: [] },
  ),
  ...atTheTable(
    'a contact of another class is here',
    'outer-rim.encounter-step.1',
    { contacts: { naboo: [{ class: 'white' }] } },
    byBen,
    { type: 'encounter.contact', seat: 'ben', class: 'green' },
  ),
  ...atTheTable(
    'a contact that lay elsewhere is here',
    'log.the-move-log.3',
    { contacts: { naboo: [{ class: 'white' }], tatooine: [{ id: 'lobot', faceup: true }] } },
    byBen,
    { type: 'encounter.contact', seat: 'ben', contact: 'lobot' },
  ),
  ...atTheTable(
    'another card lies on a deck',
    'outer-rim.market-action.2.a',
    { market: { cargo: 'coaxium-crystal' } },
    byBen,
    { type: 'market.buy', seat: 'ben', deck: 'cargo', card: 'bacta-supplies' },
    { type: 'card.reveal', deck: 'cargo', card: null },
  ),
  ...atTheTable('one more turn', 'outer-rim.player-turn.0.1', {}, gain),
  ...(
    [
      ['outer-rim.patrol-movement.0.1', { patrols: { hutt: { space: 'kessel' } } }],
      ['outer-rim.patrols.3', { patrols: { hutt: { level: 2 } } }],
      ['log.the-move-log.1', { contacts: { kessel: [] } }],
      ['log.the-move-log.1', { contacts: { kessel: [{ id: 'lobot', faceup: true }] } }],
      ['outer-rim.market-decks.1.1', { market: { cargo: { faceup: 'bacta-supplies' } } }],
      ['outer-rim.discarding.5', { removed: ['jetpack'] }],
      ['outer-rim.reputation.6', { seats: { ann: { treatedAs: { hutt: 'positive' } } } }],
      ['outer-rim.buying.2.b', { seats: { ann: { ship: 'hwk-290-freighter' } } }],
      ['outer-rim.maelstrom.4.b', { turn: { additional: true } }],
      ['outer-rim.player-turn.3', { turn: { seat: 'ann' } }],
      ['outer-rim.player-turn.1', { turn: { step: 'encounter' } }],
    ] as const
  ).flatMap(([cited, expect]) =>
    [false, true].map(
      (isTold): Example => ({
        rule: isTold ? cited : rule,
        shows: `a claim of ${JSON.stringify(expect)} ${isTold ? 'is wrong' : 'may be true where nobody has told a text'}`,
        start: table({
          ...inEncounter,
          ann: { ship: 'g9-rigger' },
          patrols: { hutt },
          contacts: { kessel: [{ class: 'white' }] },
          market: { cargo: 'coaxium-crystal' },
        }),
        moves: [{ type: 'encounter.space', seat: 'ann', ...(isTold ? { effects: [] } : {}), expect }],
        doubtful: true,
        ...(isTold ? { breaks: [cited] } : {}),
      }),
    ),
  ),
  {
    rule: 'outer-rim.encounter-step.1',
    shows: 'once the log has said where a patrol is, it is there',
    start: table({ ...inEncounter, patrols: { hutt } }),
    moves: [
      { type: 'encounter.space', seat: 'ann' },
      { ...byBen, expect: { patrols: { hutt: { space: 't4-n3' } } } },
      { type: 'encounter.patrol', seat: 'ben', faction: 'hutt' },
    ],
    breaks: ['outer-rim.encounter-step.1'],
    doubtful: true,
  },
  {
    rule: 'outer-rim.market-action.2.a',
    shows: 'a card that has come up since is the one that can be bought',
    start: table({ ...inEncounter, market: { cargo: 'coaxium-crystal' } }),
    moves: [
      { type: 'encounter.space', seat: 'ann' },
      byBen,
      { type: 'market.discard', seat: 'ben', deck: 'cargo' },
      { type: 'card.reveal', deck: 'cargo', card: cargo('crates') },
      { type: 'market.buy', seat: 'ben', deck: 'cargo', card: 'bacta-supplies' },
    ],
    breaks: ['outer-rim.market-action.2.a'],
    doubtful: true,
  },
  {
    rule: 'outer-rim.buying.2.b',
    shows: 'the ship sheet of a player whom no text has reached stays',
    start: table({ ...inEncounter, ann: { ship: 'g9-rigger' }, ben: { ship: 'g-1a-starfighter' } }),
    moves: [{ type: 'encounter.space', seat: 'ann', expect: { seats: { ben: { ship: 'hwk-290-freighter' } } } }],
    breaks: ['outer-rim.buying.2.b'],
    doubtful: true,
  },
  {
    rule,
    shows: 'ship sheets may have been exchanged',
    start: table({ ...inEncounter, ann: { ship: 'g9-rigger' }, ben: { ship: 'g-1a-starfighter' } }),
    moves: [
      {
        type: 'encounter.space',
        seat: 'ann',
        expect: { seats: { ann: { ship: 'g-1a-starfighter' }, ben: { ship: 'g9-rigger' } } },
      },
    ],
    doubtful: true,
  },
  {
    rule,
    shows: 'a contact whom a text may have made crew lies on no planet once the crew is claimed',
    start: table({ ...inEncounter, contacts: { tatooine: [{ id: 'lobot', faceup: true }] } }),
    moves: [
      { type: 'encounter.contact', seat: 'ann', contact: 'lobot' },
      { ...byBen, expect: { seats: { ann: { assets: [{ card: 'crew-lobot' }] } }, contacts: { tatooine: [] } } },
    ],
    doubtful: true,
    final: { contacts: { tatooine: [] } },
  },
  {
    rule: 'outer-rim.player-turn.0.1',
    shows: 'no text gives a third turn',
    start: table({ ...inEncounter }),
    moves: [{ type: 'encounter.space', seat: 'ann' }, gain, { type: 'encounter.space', seat: 'ann' }, gain],
    breaks: ['outer-rim.player-turn.0.1'],
    doubtful: true,
  },
  ...[undefined, []].map(
    (effects): Example => ({
      rule: effects === undefined ? 'outer-rim.player-turn.2' : 'outer-rim.encounter-step.0.1',
      shows: `a text ${effects === undefined ? 'that nobody has told may have' : 'that is told has not'} ended the turn`,
      start: table({ ...inAction, ann: { assets: [helper] } }),
      moves: [{ type: 'action.ability', seat: 'ann', source: 'helper', ...(effects && { effects }) }, byBen],
      doubtful: true,
      ...(effects && { breaks: ['outer-rim.encounter-step.0.1'] }),
    }),
  ),
  {
    rule: 'outer-rim.player-turn.2',
    shows: 'the end of a turn that a text may have ended can be recorded',
    start: table({ ...inAction, ann: { assets: [helper] } }),
    moves: [{ type: 'action.ability', seat: 'ann', source: 'helper' }, { type: 'turn.end', seat: 'ann' }, byBen],
    doubtful: ['outer-rim.appendix-2-interpreting-cards-and-abilities.0.2', 'outer-rim.player-turn.2'],
  },
  {
    rule: 'outer-rim.encounter-step.0.1',
    shows: 'a turn that a text may have ended can go on',
    start: table({ ...inAction, ann: { assets: [helper] } }),
    moves: [{ type: 'action.ability', seat: 'ann', source: 'helper' }, encounter, byBen],
    doubtful: true,
  },
];

/** The reward of one cargo moves whoever delivers it; that of any other does not. */
const passengers = ['corellia-passenger', 'passenger'].map((id): Example => {
  const isTheOne = id === 'corellia-passenger';
  return {
    rule: isTheOne ? rule : 'outer-rim.movement.0.1',
    shows: `with its delivery ${id} ${isTheOne ? 'may move' : 'moves nobody'}`,
    start: table({ ...inAction, ann: { assets: [{ ...plainSpice, id, destination: 'tatooine' }] } }),
    moves: [{ ...deliver, card: id, ...claim({ space: 'naboo' }) }],
    ...(isTheOne ? { doubtful: true as const } : { breaks: ['outer-rim.movement.0.1'] as const }),
  };
});

export const examples: readonly Example[] = [
  ...passengers,
  ...credits,
  ...entering,
  ...declared,
  ...others,
  ...gone,
  ...more,
  ...onTheTable,
  ...paid,
  ...goals,
  ...encounters,
  ...ships,
  ...fights,
  ...ways,
  ...dice,
  ...afterwards,
];
