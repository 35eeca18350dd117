/**
 * @module
 * What set-up lays out by itself (LRR page 20, steps 3, 4 and 8): patrols and their stacks, contact tokens, ship sheets.
 */
import { contactSpaces } from '../../../cards/outer-rim/index.ts';
import { factions } from '../../../schemas/outer-rim/words.ts';
import { comesTo } from '../map/endcaps.ts';
import { patrolOf } from '../patrols/patrols.ts';
import { type Draft, type Facts, seatOf } from '../table/facts.ts';
import type { SetUp } from './bare-table.ts';

/** The levels of the tokens of a faction that lie in its stack, from the top (appendix-1-setup.3.e). */
const STACK = [2, 3, 4] as const;

/** The level-1 patrols come to the map, the others into their stacks (appendix-1-setup.3). */
export function placePatrols({ facts }: Draft): void {
  for (const faction of factions) {
    facts.patrols[faction] = patrolOf(facts, faction, 1, comesTo(facts, faction));
    facts.stacks[faction] = [...STACK];
  }
}

/**
 * Facedown contact tokens on every contact space, of its class, and with Unfinished Business an orange one on every planet
 * itself that is not in the Core Worlds (appendix-1-setup.4). Where nobody knows the spaces, or whether the expansion is on
 * the table, nobody knows the tokens either.
 */
export function placeContacts({ facts, own: { expansion } }: Draft<SetUp>): void {
  const token = (of: Facts['contacts'][string][number]['class']): Facts['contacts'][string][number] => ({
    id: null,
    class: of,
    faceup: false,
  });
  for (const { id, type, core, contactSpaces: stated } of facts.board.spaces.values()) {
    if (type !== 'planet') continue;
    if (core === true) facts.contacts[id] = [];
    // A map of the log may tell more of them than the catalogue.
    const classes = stated ?? contactSpaces.get(id);
    if (core === true || classes === undefined || expansion === null) continue;
    facts.contacts[id] = [...classes, ...(expansion ? (['orange'] as const) : [])].map(token);
  }
}

/** The ship sheets that nobody took make up the supply (appendix-1-setup.8.4). All of them are known of the base game only. */
export function prepareDecks({ facts, own: { expansion } }: Draft<SetUp>): void {
  if (expansion !== false) return;
  const taken = facts.order.map((seat) => seatOf(facts, seat).ship);
  // Both starter ships are sides of the same sheets: which of them nobody took is no matter of names.
  const sheets = [...facts.board.ships.values()].filter(({ id, starter }) => starter !== true && !taken.includes(id));
  facts.shipSupply = sheets.map(({ id }) => id);
}
