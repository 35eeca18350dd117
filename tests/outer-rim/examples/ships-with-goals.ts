/**
 * @module
 * What a ship sheet has once its goal is completed, and has not as long as its front is known to show (goals.4).
 */
import type { Start, StartSeat } from '../../../schemas/outer-rim/header.ts';
import type { Example } from '../example.ts';
import { cargo, mod } from '../market-cards.ts';

/** Ann with a market ship as its sheet prints it, and whether its goal is completed; Ben elsewhere. */
const flies = (ship: string, ann: StartSeat = {}, more: Omit<Start, 'seats'> = {}): Start => ({
  ...more,
  seats: {
    ann: {
      ship,
      space: 'tatooine',
      credits: 50_000,
      values: { groundCombat: 3, health: 4 },
      skills: [],
      ...ann,
    },
    ben: { space: 'naboo', credits: 5000, values: { health: 4 }, ship: 'g9-rigger' },
  },
});
const lancer = 'lancer-class-pursuit-craft';
const hwk = 'hwk-290-freighter';
const yv = 'yv-666-light-freighter';
const front = { shipGoalDone: false };
const mods = (many: number) => ['one', 'two', 'three'].slice(0, many).map((id) => mod(`mod-${id}`));
const cargos = ['one', 'two', 'three'].map((id) => cargo(`cargo-${id}`));
const gains = { type: 'planning.gain-credits', seat: 'ann' };
const of = (facts: object) => ({ seats: { ann: facts } });
const seven = ['t5-n3', 't5-n2', 't5-n4', 'naboo', 't6-n1', 't6-n2', 'ring-of-kafrene'];
const flight = (path: readonly string[]) => ({ type: 'planning.move', seat: 'ann', path });
const patrol = { imperial: { level: 1, combat: 1, space: 'ryloth', reward: {} } };
const meets = { type: 'encounter.patrol', seat: 'ann', faction: 'imperial' };
const dice = (many: number) => ({ type: 'combat.roll', faces: Array.from({ length: many }, () => 'hit') });
const missed = { type: 'combat.roll', faces: ['blank'] };
const compared = { type: 'combat.resolve', seat: 'ann' };
const stops = { type: 'ability.use', seat: 'ann', source: lancer, ability: 'stop-player' };

const annHas = (assets: readonly { readonly id: string }[]) => ({
  seats: { ann: { assets: assets.map(({ id }) => id) } },
});

export const examples: readonly Example[] = [
  {
    rule: 'outer-rim.slots.1',
    shows: 'a Lancer whose goal is not completed has no slot for a third mod',
    start: flies(lancer, { ...front, assets: mods(3) }),
    moves: [gains],
    breaks: ['outer-rim.slots.1'],
  },
  {
    rule: 'outer-rim.slots.1',
    shows: 'it has one for the first',
    start: flies(lancer, { ...front, assets: mods(1) }),
    moves: [gains],
  },
  {
    rule: 'outer-rim.slots.1',
    shows: 'which slots it has where nobody says whether its goal is completed, nobody knows',
    start: flies(lancer, { assets: mods(3) }),
    moves: [gains],
  },
  {
    rule: 'outer-rim.slots.1',
    shows: 'a claim that it has one slot more',
    start: flies(lancer, front),
    moves: [{ ...gains, expect: of({ slots: { mod: 2 } }) }],
    breaks: ['outer-rim.slots.1'],
  },
  {
    rule: 'outer-rim.movement.1',
    shows: 'a freighter with its goal before it flies as far as its front says',
    start: flies(hwk, { ...front, space: 'ryloth' }),
    moves: [flight(seven.slice(0, 6))],
    final: of({ space: 't6-n2' }),
  },
  {
    rule: 'outer-rim.movement.1',
    shows: 'and no farther',
    start: flies(hwk, { ...front, space: 'ryloth' }),
    moves: [flight(seven)],
    breaks: ['outer-rim.movement.1'],
  },
  {
    rule: 'outer-rim.movement.1',
    shows: 'where nobody says whether the goal is completed it may',
    start: flies(hwk, { space: 'ryloth' }),
    moves: [flight(seven)],
    doubtful: true,
  },
  {
    rule: 'outer-rim.combat-steps.1.1',
    shows: 'its combat is that of the front',
    start: flies(yv, { ...front, space: 'ryloth' }, { turn: { step: 'encounter' }, patrols: patrol }),
    moves: [meets, dice(3), missed, compared],
  },
  {
    rule: 'outer-rim.combat-steps.1',
    shows: 'and no die more',
    start: flies(yv, { ...front, space: 'ryloth' }, { turn: { step: 'encounter' }, patrols: patrol }),
    moves: [meets, dice(4), missed, compared],
    breaks: ['outer-rim.combat-steps.1'],
  },
  {
    rule: 'outer-rim.goals.3.1',
    shows: 'what the header says is open is not completed without a word',
    start: flies(lancer, front),
    moves: [{ ...gains, expect: of({ shipGoalDone: true }) }],
    breaks: ['outer-rim.goals.3.1'],
  },
  {
    rule: 'outer-rim.goals.4',
    shows: 'the ability on the other side is not there yet',
    start: flies(lancer, front),
    moves: [stops],
    breaks: ['outer-rim.goals.4'],
    doubtful: true,
  },
  {
    rule: 'outer-rim.goals.4',
    shows: 'a claim that the sheet has not been turned over says so, too',
    start: flies(lancer),
    moves: [{ ...gains, expect: of({ shipGoalDone: false }) }, stops],
    breaks: ['outer-rim.goals.4'],
    doubtful: true,
  },
  {
    rule: 'outer-rim.frequently-asked-questions-encounter-cards.1.a',
    shows: 'a sheet that changes hands keeps the side that shows',
    start: {
      turn: { step: 'encounter' },
      seats: {
        ann: { ship: 'g9-rigger', space: 'tatooine', values: { groundCombat: 3, health: 4 } },
        ben: { ...front, ship: lancer, space: 'tatooine', values: { groundCombat: 3, health: 4 } },
      },
    },
    moves: [
      { type: 'encounter.space', seat: 'ann', effects: [{ do: 'exchange-ships', with: 'ben' }] },
      { type: 'planning.gain-credits', seat: 'ben', expect: of({ shipGoalDone: true }) },
    ],
    breaks: ['outer-rim.frequently-asked-questions-encounter-cards.1.a'],
    doubtful: true,
  },
  {
    rule: 'outer-rim.fame.2',
    shows: 'nor has its fame come',
    start: flies('aggressor-assault-fighter', { space: 'ryloth' }, { turn: { step: 'encounter' }, patrols: patrol }),
    moves: [
      meets,
      dice(5),
      missed,
      { ...compared, expect: of({ shipGoalDone: false }) },
      { type: 'planning.gain-credits', seat: 'ben', expect: of({ fame: 1 }) },
    ],
    breaks: ['outer-rim.fame.2'],
  },
  {
    rule: 'outer-rim.goals.3.1',
    shows: 'once what its goal asks for has come, nobody knows any more',
    start: flies(
      'aggressor-assault-fighter',
      { ...front, space: 'ryloth' },
      { turn: { step: 'encounter' }, patrols: patrol },
    ),
    moves: [
      meets,
      dice(5),
      missed,
      compared,
      { type: 'planning.gain-credits', seat: 'ben', expect: of({ shipGoalDone: true }) },
    ],
    doubtful: true,
  },
  {
    rule: 'outer-rim.buying.2.3',
    shows: 'a Lancer that was bought just now shows its front: a second cargo finds no slot',
    start: flies(
      yv,
      { ...front, assets: cargos.slice(0, 2) },
      { turn: { step: 'action' }, market: { ship: `ship-${lancer}` } },
    ),
    moves: [
      { type: 'market.buy', seat: 'ann', deck: 'ship' },
      { type: 'card.reveal', deck: 'ship', card: { id: 'next-ship', patrolIcon: 'none', contactIcon: 'none' } },
      { type: 'action.end', seat: 'ann', expect: annHas(cargos.slice(0, 2)) },
    ],
    breaks: ['outer-rim.slots.4.2'],
    doubtful: true,
  },
  {
    rule: 'outer-rim.buying.2.3',
    shows: 'which of the two goes a later claim may show',
    start: flies(
      yv,
      { ...front, assets: cargos.slice(0, 2) },
      { turn: { step: 'action' }, market: { ship: `ship-${lancer}` } },
    ),
    moves: [
      { type: 'market.buy', seat: 'ann', deck: 'ship' },
      { type: 'card.reveal', deck: 'ship', card: { id: 'next-ship', patrolIcon: 'none', contactIcon: 'none' } },
      { type: 'action.end', seat: 'ann', expect: annHas(cargos.slice(1, 2)) },
    ],
  },
  {
    rule: 'outer-rim.buying.2.3',
    shows: 'without a word which of the two has gone stays open',
    start: flies(
      yv,
      { ...front, assets: cargos.slice(0, 2) },
      { turn: { step: 'action' }, market: { ship: `ship-${lancer}` } },
    ),
    moves: [
      { type: 'market.buy', seat: 'ann', deck: 'ship' },
      { type: 'card.reveal', deck: 'ship', card: { id: 'next-ship', patrolIcon: 'none', contactIcon: 'none' } },
      { type: 'action.end', seat: 'ann' },
    ],
    doubtful: true,
  },
  {
    rule: 'outer-rim.buying.2.3',
    shows: 'one of the two goes',
    start: flies(
      yv,
      { ...front, assets: cargos.slice(0, 2) },
      { turn: { step: 'action' }, market: { ship: `ship-${lancer}` } },
    ),
    moves: [
      { type: 'market.buy', seat: 'ann', deck: 'ship' },
      { type: 'asset.discard', seat: 'ann', card: 'cargo-two' },
      { type: 'card.reveal', deck: 'ship', card: { id: 'next-ship', patrolIcon: 'none', contactIcon: 'none' } },
      { type: 'action.end', seat: 'ann' },
    ],
    final: of({ ship: lancer }),
  },
];
