import type { CardFacts, CharacterFacts, ShipFacts } from '../../../schemas/outer-rim/cards.ts';
import type { StartSeat } from '../../../schemas/outer-rim/header.ts';
import { type Example, table } from '../example.ts';
import { duel, obey, resolve, roll } from '../fights.ts';
import { crew, gear, mod } from '../market-cards.ts';
import { inAction, inEncounter, tool, use } from '../tools.ts';

/** A ship and a character of the table's own, whose goals it has written down. */
const barge: ShipFacts = {
  id: 'barge',
  cost: 6000,
  hyperdrive: 4,
  combat: 2,
  hull: 5,
  slots: { gear: 2, 'job-or-bounty': 2, cargo: 2, mod: 1, 'cargo-or-mod': 0, crew: 1 },
  bonuses: {},
  abilities: [],
  goal: { needs: { crew: 1 }, fame: 2 },
};
const nomad: CharacterFacts = {
  id: 'nomad',
  combat: 3,
  health: 4,
  skills: [],
  bonuses: {},
  abilities: [],
  goal: { needs: { credits: 8000 } },
};
/** Han Solo beside a patrol that would stop him. */
const pastAPatrol = (ann: StartSeat) =>
  table({
    ann: { character: 'han-solo', ship: 'g9-rigger', reputation: { hutt: 'neutral' }, ...ann },
    patrols: { hutt: { level: 1, space: 't4-n3' } },
  });
const slipsPast = { type: 'planning.move', seat: 'ann', path: ['t4-n3', 'nal-hutta'] };
/** Has 1 additional fame while there is a luxury card, once its goal is completed. */
const collector: CharacterFacts = {
  ...nomad,
  id: 'collector',
  additionalFame: [{ while: [{ is: 'has', deck: 'luxury' }], fame: 1, afterGoal: true }],
};
const urn = { id: 'urn', type: 'gear' as const, deck: 'luxury' as const, bonuses: {}, abilities: [] };
const header = { ships: [barge], characters: [nomad] };
const friend = { id: 'friend', type: 'crew' as const, bonuses: {}, abilities: [], contact: null };

/** Ann, a nomad with 6,000 credits, in her action step with a map that brings her some more. */
const sells = (amount: number) =>
  table({
    ann: {
      character: 'nomad',
      personalGoalDone: false,
      credits: 6000,
      assets: [tool('map', { do: 'gain-credits', amount })],
    },
    ...inAction,
  });
const stops = { type: 'action.end', seat: 'ann' };

const completes = (source: string, more: object = {}) => ({
  type: 'ability.use',
  seat: 'ann',
  source,
  ability: 'goal',
  ...more,
});
const gains = (amount: number) => [{ do: 'gain-fame', amount }];
const ann = (facts: object) => ({ seats: { ann: facts } });
const buys = { type: 'market.buy', seat: 'ann', deck: 'ship' };
const nextCard = {
  type: 'card.reveal',
  deck: 'ship',
  card: { id: 'next-ship', patrolIcon: 'none', contactIcon: 'none' },
};
/** Ann is about to buy this ship on Tatooine. */
const shop = (card: string, facts: object = {}) =>
  table({ ...inAction, ann: { ship: 'g9-rigger', credits: 50_000, ...facts }, market: { ship: card } });
const level1 = { level: 1, combat: 1, reward: {}, space: 'tatooine' };
/** Ann is about to buy a YV-666, which suffers one damage and recovers it. */
const hauler = table({
  ...inAction,
  ann: {
    ship: 'g9-rigger',
    credits: 40_000,
    assets: [tool('gate', { do: 'suffer', on: 'ship', amount: 1 }, { do: 'recover', on: 'ship', amount: 1 })],
  },
  market: { ship: 'ship-yv-666-light-freighter' },
});
const pays = (gives: number) => ({ type: 'credits.trade', seat: 'ann', with: 'ben', gives, takes: 0 });
/** Ann is about to buy an Aggressor where two patrols lie. */
const atTwoPatrols = table({
  patrols: { rebel: level1, syndicate: level1 },
  turn: { step: 'action' },
  ann: { ship: 'g9-rigger', credits: 50_000, assets: [tool('lure', { do: 'fight-patrol', faction: 'syndicate' })] },
  market: { ship: 'ship-aggressor-assault-fighter' },
});
const meets = { type: 'encounter.patrol', seat: 'ann', faction: 'rebel' };
const wins = (dice: number) => [
  crits(dice),
  { type: 'combat.roll', faces: ['blank'] },
  { type: 'combat.resolve', seat: 'ann' },
];

const crits = (count: number) => ({ type: 'combat.roll', faces: Array(count).fill('crit') });
const ends = { type: 'combat.resolve', seat: 'ann' };
/** Ann may fight enemies with so many dice. */
const fighter = (character: string, combat: number) =>
  table({
    ...inAction,
    ann: {
      character,
      slots: { gear: 3 },
      assets: [0, 1, 2].map((at) =>
        tool(`duel-${at}`, { do: 'fight', kind: 'ground', enemy: { name: 'a thug', combat } }),
      ),
    },
  });
const crewed = (character: string, assets: readonly CardFacts[]) =>
  table({ ...inAction, ann: { character, skills: null, slots: { crew: 2 }, assets: [...assets] } });
const gainsCredits = [{ do: 'gain-credits' as const, amount: 1000 }];
const errand = {
  id: 'errand',
  type: 'job' as const,
  destination: 'tatooine',
  reward: {},
  bonuses: {},
  abilities: [{ id: 'run', timing: 'encounter' as const, effects: [{ do: 'complete-job' as const }] }],
};
/** The first turn of a game in which Ann plays this character. */
const begins = (character: string) => [
  { type: 'setup.first-player', seat: 'ann' },
  { type: 'setup.character', seat: 'ann', character, ship: 'g9-rigger' },
  { type: 'setup.character', seat: 'ben', character: 'bossk', ship: 'g9-rigger' },
  { type: 'planning.gain-credits', seat: 'ann' },
];

export const examples: readonly Example[] = [
  {
    rule: 'outer-rim.goals.3.1',
    shows: 'a goal that shows by its fame alone is completed by what it asks for, too',
    start: table({ ann: { character: 'bossk', fame: 0, assets: [] }, ben: { fame: 0 } }),
    moves: [{ type: 'ability.use', seat: 'ann', source: 'bossk', effects: [{ do: 'gain-fame', amount: 1 }] }],
    breaks: ['outer-rim.goals.3.1'],
  },
  {
    rule: 'outer-rim.goals.3.1',
    shows: 'a ship goal that is met brings the fame of its sheet, and the sheet is turned over',
    header,
    start: table({ ann: { ship: 'barge', assets: [friend] } }),
    moves: [completes('barge', { expect: ann({ fame: 2, shipGoalDone: true }) })],
    final: ann({ fame: 2, shipGoalDone: true, values: { hull: null } }),
  },
  {
    rule: 'outer-rim.goals.3.1',
    shows: 'one that is not met brings nothing',
    header,
    start: table({ ann: { ship: 'barge' } }),
    moves: [completes('barge')],
    breaks: ['outer-rim.goals.3.1'],
  },
  {
    rule: 'outer-rim.goals.3.1',
    shows: 'it brings no more than its sheet says',
    header,
    start: table({ ann: { ship: 'barge', assets: [friend] } }),
    moves: [completes('barge', { effects: gains(3) })],
    breaks: ['outer-rim.goals.3.1'],
  },
  {
    rule: 'outer-rim.goals.3.1',
    shows: 'the goals of all ships that are known bring 1 fame',
    start: table({ ann: { ship: 'yv-666-light-freighter' } }),
    moves: [completes('yv-666-light-freighter', { effects: gains(2) })],
    breaks: ['outer-rim.goals.3.1'],
    doubtful: true,
  },
  {
    rule: 'outer-rim.goals.3.1',
    shows: 'a claim that there was no fame',
    header,
    start: table({ ann: { ship: 'barge', assets: [friend], fame: 1 } }),
    moves: [completes('barge', { expect: ann({ fame: 1 }) })],
    breaks: ['outer-rim.goals.3.1'],
    also: ['outer-rim.fame.2'],
  },
  {
    rule: 'outer-rim.goals.3.1',
    shows: 'a claim that the sheet still shows its goal',
    header,
    start: table({ ann: { ship: 'barge', assets: [friend] } }),
    moves: [completes('barge', { expect: ann({ shipGoalDone: false }) })],
    breaks: ['outer-rim.goals.3.1'],
  },
  {
    rule: 'outer-rim.goals.3.1',
    shows: 'what else the goal says happens as well',
    header,
    start: table({ ann: { ship: 'barge', assets: [friend] } }),
    moves: [completes('barge', { effects: [{ do: 'gain-credits', amount: 1000 }] })],
    final: ann({ fame: 2, credits: 6000 }),
  },
  {
    rule: 'outer-rim.characters.2.b',
    shows: 'a personal goal brings 1 fame and turns the card over',
    header,
    start: table({ ann: { character: 'nomad', credits: 8000 } }),
    moves: [completes('nomad', { expect: ann({ fame: 1, personalGoalDone: true }) })],
    final: ann({ fame: 1 }),
  },
  {
    rule: 'outer-rim.fame.3.a',
    shows: 'with the goal the additional fame comes of what the character has by then',
    header: { characters: [collector] },
    start: table({ ann: { character: 'collector', credits: 8000, assets: [urn] } }),
    moves: [completes('collector', { expect: ann({ fame: 2 }) })],
  },
  {
    rule: 'outer-rim.fame.3.a',
    shows: 'a claim of the fame of the goal alone',
    header: { characters: [collector] },
    start: table({ ann: { character: 'collector', credits: 8000, assets: [urn] } }),
    moves: [completes('collector', { expect: ann({ fame: 1 }) })],
    breaks: ['outer-rim.fame.3.a'],
  },
  {
    rule: 'outer-rim.characters.2.b',
    shows: 'not 2',
    header,
    start: table({ ann: { character: 'nomad', credits: 8000 } }),
    moves: [completes('nomad', { effects: gains(2) })],
    breaks: ['outer-rim.characters.2.b'],
  },
  ...[
    { effects: [...gains(1), { do: 'gain-credits', amount: 9000 }] },
    { effects: [...gains(1), ...gains(1)] },
    { effects: gains(1), cost: [{ do: 'lose-credits', amount: 1000 }] },
    { player: 'ben' },
  ].map((more) => ({
    rule: 'outer-rim.characters.2.b' as const,
    shows: `nor anything else: ${JSON.stringify(more)}`,
    header,
    start: table({ ann: { character: 'nomad', credits: 8000 } }),
    moves: [completes('nomad', more)],
    breaks: ['outer-rim.characters.2.b' as const],
  })),
  {
    rule: 'outer-rim.characters.2.b' as const,
    shows: 'a goal of which the catalogue has all that it asks for brings nothing else either',
    start: table({
      ann: { character: 'han-solo', ship: 'modified-yt-1300-light-freighter', credits: 8000, personalGoalDone: false },
    }),
    moves: [completes('han-solo', { effects: [{ do: 'gain-credits', amount: 9000 }] })],
    breaks: ['outer-rim.characters.2.b'],
  },
  {
    rule: 'outer-rim.goals.3.1',
    shows: 'so does that of a ship',
    start: table({ ann: { ship: 'lancer-class-pursuit-craft', assets: [friend] } }),
    moves: [completes('lancer-class-pursuit-craft', { effects: [...gains(1), { do: 'gain-credits', amount: 9000 }] })],
    breaks: ['outer-rim.goals.3.1'],
    doubtful: true,
  },
  {
    rule: 'outer-rim.characters.2.b',
    shows: 'a claim that the card still shows the goal',
    header,
    start: table({ ann: { character: 'nomad', credits: 8000 } }),
    moves: [completes('nomad', { expect: ann({ personalGoalDone: false }) })],
    breaks: ['outer-rim.characters.2.b'],
  },
  {
    rule: 'outer-rim.goals.3.1',
    shows: 'nor is a personal goal completed that is not met',
    header,
    start: table({ ann: { character: 'nomad', credits: 7000 } }),
    moves: [completes('nomad')],
    breaks: ['outer-rim.goals.3.1'],
  },
  {
    rule: 'outer-rim.goals.4',
    shows: 'the ability on the other side is there',
    start: table({ ann: { character: 'cad-bane', personalGoalDone: true, credits: 20_000 }, ...inAction }),
    moves: [{ type: 'action.ability', seat: 'ann', source: 'cad-bane', ability: 'buy-fame' }],
  },
  {
    rule: 'outer-rim.goals.4',
    shows: 'one that only the first side has is gone',
    start: table({ ann: { character: 'ig-88', personalGoalDone: true }, ben: { space: 'tatooine' }, ...inAction }),
    moves: [{ type: 'action.ability', seat: 'ann', source: 'ig-88', ability: 'take-droid', player: 'ben' }],
    breaks: ['outer-rim.goals.4'],
    doubtful: true,
  },
  {
    rule: 'outer-rim.goals.4',
    shows: 'whether the log names it or not',
    start: table({ ann: { character: 'jyn-erso', personalGoalDone: true }, ...inAction }),
    moves: [{ type: 'action.ability', seat: 'ann', source: 'jyn-erso' }],
    breaks: ['outer-rim.goals.4'],
    doubtful: true,
  },
  {
    rule: 'outer-rim.goals.4',
    shows: 'before that it is used without its name',
    start: table({ ann: { character: 'jyn-erso' }, ...inAction }),
    moves: [{ type: 'action.ability', seat: 'ann', source: 'jyn-erso' }],
    doubtful: true,
  },
  {
    rule: 'outer-rim.goals.4',
    shows: 'as long as the goal is not completed it may be used',
    start: table({ ann: { character: 'ig-88' }, ben: { space: 'tatooine' }, ...inAction }),
    moves: [{ type: 'action.ability', seat: 'ann', source: 'ig-88', ability: 'take-droid', player: 'ben' }],
    doubtful: true,
  },
  {
    rule: 'outer-rim.goals.4',
    shows: 'the ability on the other side is not there while the goal is certainly not completed',
    start: table({ ann: { character: 'cad-bane', personalGoalDone: false, credits: 20_000 }, ...inAction }),
    moves: [{ type: 'action.ability', seat: 'ann', source: 'cad-bane', ability: 'buy-fame' }],
    breaks: ['outer-rim.goals.4'],
  },
  {
    rule: 'outer-rim.goals.4',
    shows: 'and nobody is chosen for it who would have to be told',
    start: table({
      ann: { character: 'bossk', personalGoalDone: false },
      ben: { space: 'tatooine' },
      ...inEncounter,
    }),
    moves: [{ type: 'encounter.ability', seat: 'ann', source: 'bossk' }],
    breaks: ['outer-rim.goals.4'],
    doubtful: true,
  },
  {
    rule: 'outer-rim.goals.4',
    shows: 'nor in a combat',
    start: table({
      ann: { character: 'chewbacca', personalGoalDone: false },
      ...inEncounter,
      patrols: { imperial: { level: 1, space: 'tatooine', combat: 2, reward: { credits: 1000 } } },
    }),
    moves: [
      { type: 'encounter.patrol', seat: 'ann', faction: 'imperial' },
      { type: 'combat.roll', faces: ['blank', 'blank', 'blank'] },
      {
        type: 'combat.ability',
        seat: 'ann',
        source: 'chewbacca',
        ability: 'turn-to-hit',
        change: { kind: 'turn', dice: [0], to: 'hit' },
      },
    ],
    breaks: ['outer-rim.goals.4'],
  },
  {
    rule: 'outer-rim.goals.4',
    shows: 'nor in a skill test',
    start: table({ ann: { character: 'chewbacca', personalGoalDone: false }, ...inEncounter }),
    moves: [
      { type: 'encounter.space', seat: 'ann', effects: [{ do: 'test', skill: 'strength' }] },
      { type: 'test.roll', faces: ['blank', 'blank'] },
      {
        type: 'test.ability',
        seat: 'ann',
        source: 'chewbacca',
        ability: 'turn-to-hit-in-test',
        change: { kind: 'turn', dice: [0], to: 'hit' },
      },
    ],
    breaks: ['outer-rim.goals.4'],
    doubtful: true,
  },
  {
    rule: 'outer-rim.goals.4',
    shows: 'it may be where the log does not tell whether the goal is completed',
    start: table({ ann: { character: 'cad-bane', credits: 20_000 }, ...inAction }),
    moves: [{ type: 'action.ability', seat: 'ann', source: 'cad-bane', ability: 'buy-fame' }],
    doubtful: true,
  },
  {
    rule: 'outer-rim.goals.4',
    shows: 'a goal is completed once',
    header,
    start: table({ ann: { character: 'nomad', credits: 8000 } }),
    moves: [completes('nomad'), completes('nomad')],
    breaks: ['outer-rim.goals.4'],
  },
  {
    rule: 'outer-rim.goals.4',
    shows: 'that of a sheet which lies turned over is gone, too',
    start: table({ ann: { ship: 'gx1-short-hauler', shipGoalDone: true } }),
    moves: [completes('gx1-short-hauler')],
    breaks: ['outer-rim.goals.4'],
  },
  {
    rule: 'outer-rim.goals.2.1',
    shows: 'patrols that were beaten with the new ship count',
    start: atTwoPatrols,
    moves: [buys, nextCard, use('lure'), ...wins(5), meets, ...wins(5), completes('aggressor-assault-fighter')],
    final: ann({ shipGoalDone: true, fame: 1 }),
  },
  {
    rule: 'outer-rim.goals.3.1',
    shows: 'one of them is not the two that the sheet asks for',
    start: atTwoPatrols,
    moves: [buys, nextCard, meets, ...wins(5), completes('aggressor-assault-fighter')],
    breaks: ['outer-rim.goals.3.1'],
  },
  {
    rule: 'outer-rim.goals.2.1',
    shows: 'one that was beaten before does not',
    start: shop('ship-aggressor-assault-fighter'),
    moves: [buys, nextCard, completes('aggressor-assault-fighter')],
    breaks: ['outer-rim.goals.2.1'],
  },
  {
    rule: 'outer-rim.goals.2.1',
    shows: 'a condition that is still met counts',
    start: shop('ship-gx1-short-hauler', {
      slots: { crew: 3 },
      assets: ['one', 'two', 'three'].map((id) => ({ ...friend, id })),
    }),
    moves: [buys, nextCard, completes('gx1-short-hauler')],
    doubtful: true,
    final: ann({ shipGoalDone: true }),
  },
  {
    rule: 'outer-rim.goals.2.1',
    shows: 'one that is not met does not',
    start: shop('ship-gx1-short-hauler', { assets: [friend] }),
    moves: [buys, nextCard, completes('gx1-short-hauler')],
    breaks: ['outer-rim.goals.2.1'],
  },
  {
    rule: 'outer-rim.goals.2.1',
    shows: 'a claim that the goal of the new ship is completed already',
    start: shop('ship-aggressor-assault-fighter'),
    moves: [buys, nextCard, { type: 'action.end', seat: 'ann', expect: ann({ shipGoalDone: true }) }],
    breaks: ['outer-rim.goals.2.1'],
  },
  // A goal that an ability of its own card completes comes with nothing else.
  {
    rule: 'outer-rim.fame.2',
    shows: 'another action completes no goal for which an action of the own card is needed',
    start: table({
      ann: { character: 'jyn-erso', assets: [tool('bell', { do: 'gain-credits', amount: 1000 })] },
      ...inAction,
    }),
    moves: [{ ...use('bell'), expect: ann({ fame: 1 }) }],
    breaks: ['outer-rim.fame.2'],
  },
  {
    rule: 'outer-rim.goals.3.1',
    shows: 'that action may have completed it',
    start: table({ ann: { character: 'jyn-erso', space: 'lothal' }, ...inAction }),
    moves: [
      { type: 'action.ability', seat: 'ann', source: 'jyn-erso', ability: 'mark-planet', effects: [] },
      { type: 'action.end', seat: 'ann', expect: ann({ fame: 1 }) },
    ],
    doubtful: true,
  },
  {
    rule: 'outer-rim.goals.2.1',
    shows: 'what a card of unknown text may have brought about, nobody knows',
    start: shop('ship-aggressor-assault-fighter', { assets: [{ id: 'charm', type: 'gear' }] }),
    moves: [
      buys,
      nextCard,
      { type: 'action.ability', seat: 'ann', source: 'charm' },
      completes('aggressor-assault-fighter'),
    ],
    doubtful: true,
    final: ann({ shipGoalDone: true }),
  },
  {
    rule: 'outer-rim.goals.4',
    shows: 'the other side of a new sheet does not show yet',
    start: table({ ...shop('ship-firespray-31-patrol-craft'), ann: { ship: 'g9-rigger', credits: 50_000 } }),
    moves: [
      { ...buys, deck: 'ship', card: 'ship-firespray-31-patrol-craft' },
      nextCard,
      { type: 'ability.use', seat: 'ann', source: 'firespray-31-patrol-craft', ability: 'slip-past' },
    ],
    breaks: ['outer-rim.goals.4'],
    doubtful: true,
  },
  {
    rule: 'outer-rim.goals.3.1',
    shows: 'a claim about a value that the other side has otherwise',
    start: table({ ann: { ship: 'aggressor-assault-fighter' } }),
    moves: [completes('aggressor-assault-fighter', { expect: ann({ values: { hyperdrive: 2 } }) })],
    breaks: ['outer-rim.goals.3.1'],
    doubtful: true,
  },
  {
    rule: 'outer-rim.goals.3.1',
    shows: 'or about its slots',
    start: table({ ann: { ship: 'modified-yt-1300-light-freighter' } }),
    moves: [completes('modified-yt-1300-light-freighter', { expect: ann({ slots: { crew: 1 } }) })],
    breaks: ['outer-rim.goals.3.1'],
    doubtful: true,
  },
  ...(
    [
      ['planning', {}],
      ['encounter', { turn: { step: 'encounter' } }],
    ] as const
  ).map(
    ([timing, turn]): Example => ({
      rule: 'outer-rim.goals.4',
      shows: `an ability of the first side is gone in the ${timing} step as well`,
      start: table({ ...turn, ann: { character: 'hondo-ohnaka', personalGoalDone: true }, ben: { space: 'tatooine' } }),
      moves: [{ type: `${timing}.ability`, seat: 'ann', source: 'hondo-ohnaka', ability: 'persuade', player: 'ben' }],
      breaks: timing === 'encounter' ? ['outer-rim.goals.4'] : ['outer-rim.goals.4', 'outer-rim.planning-step.4'],
      doubtful: true,
    }),
  ),
  {
    rule: 'outer-rim.goals.3.1',
    shows: 'a goal of the catalogue that asks for a costly ship is not completed with a starter ship',
    start: table({ ann: { character: 'han-solo', ship: 'g9-rigger' } }),
    moves: [completes('han-solo')],
    breaks: ['outer-rim.goals.3.1'],
  },
  {
    rule: 'outer-rim.goals.3.1',
    shows: 'it is with one of 20,000 credits, and nothing of that is in doubt',
    start: table({ ann: { character: 'han-solo', ship: 'firespray-31-patrol-craft' } }),
    moves: [completes('han-solo', { expect: ann({ fame: 1, personalGoalDone: true }) })],
  },
  {
    rule: 'outer-rim.goals.3.1',
    shows: 'what a ship costs that nobody knows is no breach',
    start: table({ ann: { character: 'han-solo' } }),
    moves: [completes('han-solo')],
    doubtful: ['outer-rim.goals.3.1'],
  },
  ...([9000, 8999] as const).map(
    (cost): Example => ({
      rule: 'outer-rim.goals.3.1',
      shows: `nor of a goal that asks for mods and gear of 15,000 credits together: ${6000 + cost}`,
      start: table({
        ann: { character: 'bossk', slots: { mod: 1 }, assets: [gear('one'), gear('two'), mod('three', { cost })] },
      }),
      moves: [completes('bossk')],
      ...(cost === 9000 ? {} : { breaks: ['outer-rim.goals.3.1'] as const }),
    }),
  ),
  {
    rule: 'outer-rim.goals.3.1',
    shows: 'a goal that asks for crew may be declared after one of them has gone again',
    start: table({
      turn: { step: 'action' },
      ann: {
        ship: 'gx1-short-hauler',
        slots: { crew: 3 },
        assets: [
          { ...friend, id: 'pilot' },
          { ...friend, id: 'cook' },
          tool('gate', { do: 'gain-asset', card: 'friend' }, { do: 'discard-asset', card: 'friend' }),
        ],
      },
    }),
    header: { cards: [friend] },
    moves: [{ type: 'action.ability', seat: 'ann', source: 'gate', ability: 'use' }, completes('gx1-short-hauler')],
    doubtful: true,
  },
  ...([null, 'lobot', 'ketsu-onyo'] as const).map(
    (contact): Example => ({
      rule: 'outer-rim.goals.3.1',
      shows: `Chewbacca needs two crew who are orange contacts: the second one has the token of ${contact ?? 'nobody'}`,
      start: table({
        ...inAction,
        ann: {
          character: 'chewbacca',
          personalGoalDone: false,
          slots: { crew: 2 },
          assets: [tool('gate', { do: 'gain-asset', card: 'friend' })],
        },
      }),
      header: { cards: [{ ...friend, contact }] },
      moves: [use('gate'), completes('chewbacca')],
      ...(contact === null ? { breaks: ['outer-rim.goals.3.1'] as const } : { doubtful: true }),
    }),
  ),
  {
    rule: 'outer-rim.appendix-2-interpreting-cards-and-abilities.0.2',
    shows: 'what was meant as a goal and is none is told once, although its fame was taken',
    start: table({ ...inAction, ann: { character: 'doctor-aphra', personalGoalDone: false } }),
    moves: [
      { type: 'ability.use', seat: 'ann', source: 'doctor-aphra' },
      { type: 'action.end', seat: 'ann', expect: ann({ fame: 1 }) },
    ],
    breaks: ['outer-rim.appendix-2-interpreting-cards-and-abilities.0.2'],
    doubtful: true,
  },
  // Of the YV-666 sources differ on how much damage has to be recovered; its goal is paid for.
  {
    rule: 'outer-rim.goals.3.1',
    shows: 'claims show that the goal of a new YV-666 was completed and paid for, once one damage was recovered',
    start: hauler,
    moves: [buys, nextCard, use('gate'), { ...pays(1000), expect: ann({ fame: 1, credits: 17_000 }) }],
    doubtful: true,
  },
  {
    rule: 'outer-rim.credits.7.b',
    shows: 'the log records it: no more was paid',
    start: hauler,
    moves: [
      buys,
      nextCard,
      use('gate'),
      completes('yv-666-light-freighter', { cost: [{ do: 'lose-credits', amount: 7000 }] }),
      { ...pays(1000), expect: ann({ fame: 1, credits: 10_000 }) },
    ],
    breaks: ['outer-rim.credits.7.b'],
    doubtful: true,
  },
  {
    rule: 'outer-rim.credits.0.1',
    shows: 'what may have been paid for a goal is no reason to have more',
    start: hauler,
    moves: [buys, nextCard, use('gate'), pays(26_000)],
    breaks: ['outer-rim.credits.0.1'],
  },
  ...([1, 2] as const).map(
    (fame): Example => ({
      rule: 'outer-rim.goals.3.1',
      shows: `that of Dengar asks for a victory over a player of two fame: over one of ${fame}`,
      start: duel({ ann: { character: 'dengar', personalGoalDone: false, fame: 1 }, ben: { fame } }),
      moves: [obey, roll('hit', 'hit', 'hit'), roll('blank', 'blank', 'blank'), resolve, completes('dengar')],
      ...(fame === 1 ? { breaks: ['outer-rim.goals.3.1'] as const } : { doubtful: true }),
    }),
  ),
  // Goals of the catalogue that ask for something to happen, as often as they say: from set-up on, or from the new ship on.
  ...['boba-fett', 'lando-calrissian', 'doctor-aphra', 'ketsu-onyo', 'jyn-erso'].map(
    (character): Example => ({
      rule: 'outer-rim.goals.3.1',
      shows: `that of ${character} is not completed before anything has happened`,
      start: 'set-up',
      header: { options: { unfinishedBusiness: false } },
      moves: [...begins(character), completes(character)],
      breaks: ['outer-rim.goals.3.1'],
    }),
  ),
  ...([false, undefined] as const).map(
    (personalGoalDone): Example => ({
      rule: 'outer-rim.goals.3.1',
      shows: `nor in a log that begins in a game under way${personalGoalDone === false ? ', where it is told that it is not' : ': there it may be where nothing tells that it is not'}`,
      start: table({
        ann: { character: 'lando-calrissian', fame: 3, ...(personalGoalDone === false && { personalGoalDone }) },
      }),
      moves: [completes('lando-calrissian')],
      ...(personalGoalDone === false ? { breaks: ['outer-rim.goals.3.1'] as const } : { doubtful: true as const }),
    }),
  ),
  {
    rule: 'outer-rim.goals.3.1',
    shows: 'what a card has brought whose text nobody has told may have been what it asks for',
    start: 'set-up',
    header: { options: { unfinishedBusiness: false } },
    moves: [...begins('ketsu-onyo'), { type: 'encounter.space', seat: 'ann' }, completes('ketsu-onyo')],
    doubtful: true,
  },
  ...([3, 2] as const).map(
    (times): Example => ({
      rule: 'outer-rim.goals.3.1',
      shows: `Ketsu Onyo wins ${times} combats, and what came before the log nobody knows`,
      start: fighter('ketsu-onyo', 1),
      moves: [
        ...Array.from({ length: times }, (_, at) => [use(`duel-${at}`), ...wins(3)]).flat(),
        completes('ketsu-onyo'),
      ],
      ...(times === 3 ? {} : { doubtful: true as const }),
      final: ann({ personalGoalDone: true, fame: 1 }),
    }),
  ),
  {
    rule: 'outer-rim.goals.3.1',
    shows: 'whoever has won three combats may have declared it since, although the log does not record it',
    start: fighter('ketsu-onyo', 1),
    moves: [
      ...[0, 1, 2].flatMap((at) => [use(`duel-${at}`), ...wins(3).slice(0, 2), { ...ends, expect: ann({ fame: 0 }) }]),
      { type: 'action.end', seat: 'ann', expect: ann({ fame: 1 }) },
    ],
    doubtful: true,
  },
  {
    rule: 'outer-rim.goals.3.1',
    shows: 'Cad Bane has beaten somebody with five dice',
    start: fighter('cad-bane', 5),
    moves: [
      use('duel-0'),
      crits(3),
      { type: 'combat.roll', faces: Array(5).fill('blank') },
      ends,
      completes('cad-bane'),
    ],
    final: ann({ personalGoalDone: true }),
  },
  {
    rule: 'outer-rim.goals.3.1',
    shows: 'one die is not five',
    start: fighter('cad-bane', 1),
    moves: [use('duel-0'), ...wins(3), completes('cad-bane')],
    breaks: ['outer-rim.goals.3.1'],
  },
  ...([['droid'], ['rebel']] as const).map(
    (traits): Example => ({
      rule: 'outer-rim.goals.3.1',
      shows: `IG-88 needs two droids: the second one is a ${traits[0]}`,
      start: crewed('ig-88', [crew('one', { traits: ['droid'] }), crew('two', { traits: [...traits] })]),
      moves: [completes('ig-88')],
      ...(traits[0] === 'droid' ? {} : { breaks: ['outer-rim.goals.3.1'] as const }),
    }),
  ),
  {
    rule: 'outer-rim.goals.3.1',
    shows: 'whether a crew is a droid of whom nobody has told it',
    start: crewed('ig-88', [crew('one', { traits: ['droid'] }), { ...friend, id: 'two' }]),
    moves: [completes('ig-88')],
    doubtful: true,
  },
  ...(['stealth', 'influence'] as const).map(
    (last): Example => ({
      rule: 'outer-rim.goals.3.1',
      shows: `Enfys Nest needs five different skills: the last one is ${last}`,
      start: crewed('enfys-nest', [
        crew('one', { skills: ['tech', 'piloting'] }),
        crew('two', { skills: ['strength', last] }),
      ]),
      moves: [completes('enfys-nest')],
      ...(last === 'stealth' ? {} : { breaks: ['outer-rim.goals.3.1'] as const }),
    }),
  ),
  ...(['stealth', 'influence'] as const).map(
    (last): Example => ({
      rule: 'outer-rim.goals.3.1',
      shows: `a use of her card that says no more is her goal if that fits: the last skill is ${last}`,
      start: {
        ...crewed('enfys-nest', [
          crew('one', { skills: ['tech', 'piloting'] }),
          crew('two', { skills: ['strength', last] }),
        ]),
        turn: { step: 'action' },
      },
      moves: [{ type: 'ability.use', seat: 'ann', source: 'enfys-nest' }],
      ...(last === 'stealth' ? {} : { breaks: ['outer-rim.appendix-2-interpreting-cards-and-abilities.0.2'] as const }),
    }),
  ),
  ...([3, 2] as const).map(
    (count): Example => ({
      rule: 'outer-rim.goals.3.1',
      shows: `Maz Kanata encounters Takodana with ${count} crew`,
      header: { cards: [{ id: 'castle', origin: 'encounter', sections: [{ of: 'takodana', effects: gainsCredits }] }] },
      start: table({
        turn: { step: 'encounter' },
        ann: {
          character: 'maz-kanata',
          space: 'takodana',
          slots: { crew: 3 },
          assets: ['one', 'two', 'three'].slice(0, count).map((id) => crew(id)),
        },
      }),
      moves: [{ type: 'encounter.space', seat: 'ann', card: 'castle' }, completes('maz-kanata')],
      ...(count === 3 ? {} : { breaks: ['outer-rim.goals.3.1'] as const }),
    }),
  ),
  ...(['cargo', 'gear'] as const).map(
    (type): Example => ({
      rule: 'outer-rim.goals.3.1',
      shows: `a job is completed on the Heavy-Duty Lifter with ${type} aboard`,
      start: table({
        turn: { step: 'encounter' },
        ann: { ship: 'heavy-duty-lifter', shipGoalDone: false, assets: [errand, { ...urn, type }] },
      }),
      moves: [{ type: 'encounter.ability', seat: 'ann', source: 'errand' }, completes('heavy-duty-lifter')],
      ...(type === 'cargo' ? {} : { breaks: ['outer-rim.goals.3.1'] as const }),
    }),
  ),
  ...(['mod', 'gear'] as const).map(
    (type): Example => ({
      rule: 'outer-rim.goals.3.1',
      shows: `the action that completes the goal of the HWK-290 is used with a ${type}`,
      start: table({
        ...inAction,
        ann: { ship: 'hwk-290-freighter', shipGoalDone: false, credits: 9000, assets: [{ ...urn, type }] },
      }),
      moves: [{ type: 'action.ability', seat: 'ann', source: 'hwk-290-freighter', ability: 'goal' }],
      doubtful: true,
      ...(type === 'mod' ? {} : { breaks: ['outer-rim.goals.3.1'] as const }),
    }),
  ),
  {
    rule: 'outer-rim.movement.2',
    shows: 'the card of Han Solo, who has no fame yet, shows the side that does not let him slip past a patrol',
    start: pastAPatrol({ fame: 0 }),
    moves: [slipsPast],
    breaks: ['outer-rim.movement.2'],
  },
  {
    rule: 'outer-rim.goals.4',
    shows: 'of a fame that the log leaves out nobody knows it',
    start: pastAPatrol({}),
    moves: [slipsPast],
    doubtful: true,
  },
  {
    rule: 'outer-rim.goals.4',
    shows: 'with fame nobody knows which side of it shows',
    start: pastAPatrol({ fame: 1 }),
    moves: [slipsPast],
    doubtful: true,
  },
  {
    rule: 'outer-rim.movement.2',
    shows: 'unless the log says so',
    start: pastAPatrol({ fame: 1, personalGoalDone: false }),
    moves: [slipsPast],
    breaks: ['outer-rim.movement.2'],
  },
  {
    rule: 'outer-rim.goals.4',
    shows: 'nor does anybody know it once he has what his goal asks for',
    start: pastAPatrol({ fame: 0, ship: 'yv-666-light-freighter' }),
    moves: [slipsPast],
    doubtful: true,
  },
  {
    rule: 'outer-rim.goals.3.1',
    shows: 'a completed goal brings its fame and nothing that would have somebody discard a card',
    header,
    start: table({ ann: { character: 'nomad', credits: 9000 }, ben: { assets: ['bacta-supplies'] } }),
    moves: [completes('nomad'), { type: 'asset.discard', seat: 'ben', card: 'bacta-supplies' }],
    breaks: ['outer-rim.assets.6'],
  },
  {
    rule: 'outer-rim.goals.3.1',
    shows: 'that it is completed only a claim may show, by its fame',
    header,
    start: sells(2000),
    moves: [use('map', { expect: { seats: { ann: { fame: 1 } } } }), stops],
    final: { seats: { ann: { fame: 1, personalGoalDone: true } } },
  },
  {
    rule: 'outer-rim.goals.3.1',
    shows: 'by the side of the card, some entries behind',
    header,
    start: sells(2000),
    moves: [use('map'), { ...stops, expect: { seats: { ann: { personalGoalDone: true } } } }],
    final: { seats: { ann: { fame: 1, personalGoalDone: true } } },
  },
  {
    rule: 'outer-rim.goals.3.1',
    shows: 'or by the fame of a ship sheet',
    header,
    start: table({ ann: { ship: 'barge', assets: [friend] }, ...inAction }),
    moves: [{ ...stops, expect: { seats: { ann: { fame: 2 } } } }],
    final: { seats: { ann: { fame: 2, shipGoalDone: true } } },
  },
  {
    rule: 'outer-rim.goals.3.1',
    shows: 'a claim recorded just before the goal completes it once',
    header,
    start: sells(2000),
    moves: [use('map', { expect: { seats: { ann: { fame: 1 } } } }), completes('nomad'), stops],
    final: { seats: { ann: { fame: 1 } } },
  },
  {
    rule: 'outer-rim.goals.3.1',
    shows: 'a goal that is not met now may have been before, for all that a claim of its fame tells',
    header,
    start: sells(1000),
    moves: [use('map', { expect: { seats: { ann: { fame: 1 } } } })],
    doubtful: true,
    final: { seats: { ann: { personalGoalDone: false } } },
  },
  {
    rule: 'outer-rim.goals.3.1',
    shows: 'nor more fame than it awards',
    header,
    start: sells(2000),
    moves: [use('map', { expect: { seats: { ann: { fame: 2 } } } })],
    breaks: ['outer-rim.fame.2'],
  },
  {
    rule: 'outer-rim.goals.3.1',
    shows: 'nor less than that of the ship sheet',
    header,
    start: table({ ann: { ship: 'barge', assets: [friend] }, ...inAction }),
    moves: [{ ...stops, expect: { seats: { ann: { fame: 1 } } } }],
    breaks: ['outer-rim.fame.2'],
  },
];
