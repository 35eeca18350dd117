/**
 * @module
 * Invented cards for the examples of the market: every fact is stated, so that nothing is unsure.
 */
import type { CardFacts } from '../../schemas/outer-rim/cards.ts';
import type { Start, StartSeat } from '../../schemas/outer-rim/header.ts';
import { table } from './example.ts';

const plain = {
  origin: 'market',
  traits: [],
  patrolIcon: 'none',
  contactIcon: 'none',
  bonuses: {},
  abilities: [],
} as const satisfies Partial<CardFacts>;
type Facts = Partial<CardFacts>;

export const cargo = (id: string, facts: Facts = {}): CardFacts => ({
  ...card(id),
  deck: 'cargo',
  type: 'cargo',
  cost: 2000,
  destination: 'kessel',
  reward: { credits: 5000 },
  ...facts,
});
export const gear = (id: string, facts: Facts = {}): CardFacts => ({
  ...card(id),
  deck: 'gear-mod',
  type: 'gear',
  cost: 3000,
  ...facts,
});
export const mod = (id: string, facts: Facts = {}): CardFacts => ({
  ...card(id),
  deck: 'gear-mod',
  type: 'mod',
  cost: 4000,
  ...facts,
});
export const bounty = (id: string, facts: Facts = {}): CardFacts => ({
  ...card(id),
  deck: 'bounty',
  type: 'bounty',
  cost: 1000,
  ...facts,
});
export const job = (id: string, facts: Facts = {}): CardFacts => ({
  ...card(id),
  deck: 'job',
  type: 'job',
  cost: 0,
  ...facts,
});
export const crew = (id: string, facts: Facts = {}): CardFacts => ({
  ...card(id),
  deck: 'luxury',
  type: 'crew',
  cost: 10_000,
  ...facts,
});
export const ship = (id: string, facts: Facts = {}): CardFacts => ({
  ...card(`ship-${id}`),
  deck: 'ship',
  type: 'ship',
  cost: 10_000,
  ship: id,
  leavesGame: true,
  ...facts,
});

function card(id: string): CardFacts {
  return { id, ...plain, traits: [], bonuses: {}, abilities: [] };
}

/** Ships for the header: a worthless old one, one worth 5,000, and a roomy and a narrow new one. */
export const sheets = [
  {
    id: 'old-tub',
    starter: true,
    cost: 0,
    hyperdrive: 5,
    combat: 3,
    hull: 4,
    slots: slots(1, 1, 1),
    bonuses: {},
    abilities: [],
  },
  { id: 'tidy-tub', cost: 5000, hyperdrive: 6, combat: 2, hull: 5, slots: slots(1, 1, 1), bonuses: {}, abilities: [] },
  { id: 'big-tub', cost: 10_000, hyperdrive: 7, combat: 4, hull: 6, slots: slots(2, 1, 2), bonuses: {}, abilities: [] },
  {
    id: 'bare-tub',
    cost: 10_000,
    hyperdrive: 9,
    combat: 1,
    hull: 3,
    slots: slots(0, 1, 1),
    bonuses: {},
    abilities: [],
  },
];

function slots(cargoSlots: number, mods: number, crews: number) {
  return { gear: 2, 'job-or-bounty': 2, cargo: cargoSlots, mod: mods, 'cargo-or-mod': 0, crew: crews };
}

/** A seat that flies one of these ships: its printed values and slots are those of the sheet. */
export function flying(sheet: string, facts: StartSeat = {}): StartSeat {
  const own = sheets.find((one) => one.id === sheet);
  return {
    ship: sheet,
    ...(own === undefined
      ? {}
      : {
          slots: own.slots,
          values: { hyperdrive: own.hyperdrive, shipCombat: own.combat, hull: own.hull, groundCombat: 3, health: 4 },
        }),
    ...facts,
  };
}

/** Ann's action step on Tatooine, with these faceup cards. */
export function atMarket(
  market: Start['market'],
  ann: StartSeat = {},
  rest: Omit<Start, 'seats' | 'turn' | 'market'> & { ben?: StartSeat } = {},
): Start {
  return table({ turn: { step: 'action' }, market, ann, ...rest });
}

/** The asset as a position shows it: for claims, which compare lists as a whole. */
export function held(id: string, type: string, slot: string | null = null) {
  return { card: id, type, slot, captured: false };
}
