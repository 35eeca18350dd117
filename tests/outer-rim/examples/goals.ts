import type { CharacterFacts, ShipFacts } from '../../../schemas/outer-rim/cards.ts';
import type { StartSeat } from '../../../schemas/outer-rim/header.ts';
import { type Example, table } from '../example.ts';
import { gear, mod } from '../market-cards.ts';
import { inAction, tool, use } from '../tools.ts';

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
const patrolHere = {
  turn: { step: 'encounter' as const },
  patrols: { rebel: { level: 1, combat: 1, reward: {}, space: 'tatooine' } },
};

export const examples: readonly Example[] = [
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
    start: table({ ann: { ship: 'gx1-short-hauler' } }),
    moves: [completes('gx1-short-hauler', { effects: gains(2) })],
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
    shows: 'a patrol that was beaten with the new ship counts',
    start: table({
      ...patrolHere,
      turn: { step: 'action' },
      ann: { ship: 'g9-rigger', credits: 50_000, reputation: { rebel: 'neutral' } },
      market: { ship: 'ship-aggressor-assault-fighter' },
    }),
    moves: [
      buys,
      nextCard,
      { type: 'encounter.patrol', seat: 'ann', faction: 'rebel' },
      { type: 'combat.roll', faces: ['crit', 'crit', 'crit', 'crit', 'crit'] },
      { type: 'combat.roll', faces: ['blank'] },
      { type: 'combat.resolve', seat: 'ann' },
      completes('aggressor-assault-fighter'),
    ],
    doubtful: true,
    final: ann({ shipGoalDone: true, fame: 1 }),
  },
  {
    rule: 'outer-rim.goals.2.1',
    shows: 'one that was beaten before does not',
    start: shop('ship-aggressor-assault-fighter'),
    moves: [buys, nextCard, completes('aggressor-assault-fighter')],
    breaks: ['outer-rim.goals.2.1'],
    doubtful: true,
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
    doubtful: true,
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
        character: 'chewbacca',
        assets: [tool('gate', { do: 'gain-asset', card: 'friend' }, { do: 'discard-asset', card: 'friend' })],
      },
    }),
    header: { cards: [friend] },
    moves: [{ type: 'action.ability', seat: 'ann', source: 'gate', ability: 'use' }, completes('chewbacca')],
    doubtful: true,
  },
  {
    rule: 'outer-rim.movement.2',
    shows: 'the card of Han Solo, who has no fame yet, shows the side that does not let him slip past a patrol',
    start: pastAPatrol({}),
    moves: [slipsPast],
    breaks: ['outer-rim.movement.2'],
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
    start: pastAPatrol({ ship: 'yv-666-light-freighter' }),
    moves: [slipsPast],
    doubtful: true,
  },
];
