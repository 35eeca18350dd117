/**
 * @module
 * Tables with an AI player whose turn begins: Ben is a smuggler or a bounty hunter, neutral with everybody, Ann stands on Takodana
 * at the end of the fixed map, and nobody has a goal token, a patrol or a contact that an example does not name.
 */
import { mapOf } from '../../cards/outer-rim/map.ts';
import type { Header, Start, StartSeat } from '../../schemas/outer-rim/header.ts';
import { neutral } from './bounties.ts';
import { table } from './example.ts';
import type { Move } from './writing.ts';

type Facts = Parameters<typeof table>[0];

/** Ben is Lando, a smuggler whose ship has a hyperdrive value of five, and these planets have goal tokens. */
export function smuggler(space: string, goals: readonly string[], facts: Facts = {}): Start {
  const { ann, ben, ...rest } = facts;
  return table({
    turn: { seat: 'ben' },
    goalTokens: Object.fromEntries(goals.map((planet) => [planet, 1])),
    ...rest,
    ann: { character: 'hondo-ohnaka', space: 'takodana', reputation: neutral, ...ann },
    ben: { character: 'lando-calrissian', space, reputation: neutral, ...ben },
  });
}

/** Every planet of the fixed map, with no contacts. */
export const bare: NonNullable<Start['contacts']> = Object.fromEntries(
  [
    ...mapOf()
      .spaces.filter(({ type }) => type === 'planet')
      .map(({ id }) => id),
    'trailing-core',
    'spinward-core',
  ].map((planet): [string, []] => [planet, []]),
);

/** Ben is Ketsu, a bounty hunter with these bounties, and only these contacts lie on the map. */
export function hunter(
  space: string,
  bounties: NonNullable<StartSeat['assets']>,
  contacts: NonNullable<Start['contacts']>,
  facts: Facts = {},
): Start {
  const { ann, ben, ...rest } = facts;
  return table({
    turn: { seat: 'ben' },
    contacts: { ...bare, ...contacts },
    ...rest,
    ann: { character: 'hondo-ohnaka', space: 'takodana', reputation: neutral, ...ann },
    ben: {
      character: 'ketsu-onyo',
      space,
      reputation: neutral,
      assets: bounties,
      slots: { 'job-or-bounty': 3, gear: 2, cargo: 1, mod: 1, crew: 1 },
      ...ben,
    },
  });
}

export const solo: Partial<Omit<Header, 'start'>> = { ai: ['ben'], options: { practiceSet: true } };

/** The AI card that comes up, by its number in the deck of smugglers or bounty hunters, or by its name. */
export const draws = (card: string, more: object = {}): Move => ({ type: 'ai.card', card, ...more });
/** Ben's movement in his planning step: to a space, or by these. */
export const goes = (way: string | readonly string[], more: object = {}): Move => ({
  type: 'planning.move',
  seat: 'ben',
  ...(typeof way === 'string' ? { to: way } : { path: way }),
  ...more,
});
/** Ben's movement outside his planning step. */
export const goesOn = (way: string | readonly string[], more: object = {}): Move => ({
  ...goes(way, more),
  type: 'move.along',
});
/** The claim that Ben is in this space. */
export const isIn = (space: string) => ({ expect: { seats: { ben: { space } } } });
/** Where Ben is in the end. */
export const endsIn = (space: string) => ({ seats: { ben: { space } } });
