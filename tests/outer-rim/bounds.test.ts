import { describe, expect, it } from 'vitest';
import { bartersWorth } from '../../machines/outer-rim/actions/bartering.ts';
import type { Facts } from '../../machines/outer-rim/table/facts.ts';
import type { HeldAsset, SeatFacts } from '../../machines/outer-rim/table/types.ts';
import { type Option, whatVaries } from '../../machines/ruleset.ts';
import { checkLog } from '../../referee/log/read.ts';
import { legalMoves } from '../../referee/play/legal.ts';
import { begin, rule } from '../../referee/play/play.ts';
import type { Json } from '../../schemas/json.ts';
import type { StartSeat } from '../../schemas/outer-rim/header.ts';
import { logOf, table } from './example.ts';
import { cargo, flying, sheets, ship } from './market-cards.ts';
import { inAction } from './tools.ts';

/** As many assets as a header may give a seat. */
const MANY = 40;
const names = Array.from({ length: MANY }, (_, index) => `crate-${index}`);
const ROOMY = { gear: 2, 'job-or-bounty': 2, cargo: MANY, mod: MANY, 'cargo-or-mod': MANY, crew: 1 };

/** A position in which Ann owns forty crates worth 1,000 each and may buy the cards that lie faceup. */
function hoard(ann: StartSeat, on: { cargo?: number; ship?: string } = {}) {
  const start = table({
    ann: { ...flying('old-tub'), slots: ROOMY, assets: names, ...ann },
    market: {
      ...(on.cargo === undefined ? {} : { cargo: { faceup: 'treasure' } }),
      ...(on.ship === undefined ? {} : { ship: { faceup: `ship-${on.ship}` } }),
    },
    ...inAction,
  });
  const cards = [
    ...names.map((name) => cargo(name, { cost: 1000 })),
    cargo('treasure', { cost: on.cargo ?? 0 }),
    ship(on.ship ?? 'big-tub'),
  ];
  const log = logOf({ rule: 'outer-rim.buying.0.1', shows: '', start, header: { cards, ships: sheets }, moves: [] });
  const read = checkLog(log as unknown as Json);
  if (!read.ok) throw new Error(read.problems.map((problem) => `${problem.pointer}: ${problem.message}`).join('\n'));
  const { game } = read.value;
  const { position } = begin(game, read.value.log);
  const moves = [...game.tables.values()].flatMap(({ states }) => states.flatMap((state) => [...state.moves.values()]));
  // Of the decks of which nobody has told anything any card may be bought.
  const isTold = ({ move }: Option): boolean =>
    move.type !== 'market.buy' || (move as { deck?: string }).deck === (on.ship === undefined ? 'cargo' : 'ship');
  const candidates = (type: string): Option[] =>
    [...(moves.find((move) => move.type === type)?.candidates(position.facts, undefined) ?? [])].filter(isTold);
  const purchases = () =>
    legalMoves(game, position).filter((legal) => legal.move.type === 'market.buy' && isTold(legal));
  return { game, position, candidates, purchases };
}

const bartered = ({ move }: Option): string[] => (move as unknown as { barter?: string[] }).barter ?? [];

describe('a log with forty assets', () => {
  const inOne = (found: readonly Option[]) => {
    expect(found.length).toBe(1);
    return whatVaries(found[0] as Option)?.open['/barter'] as { minItems: number; maxItems: number };
  };

  it('has every way to barter for a card listed as one move', () => {
    const { candidates, purchases } = hoard({ credits: 100_000 }, { cargo: 20_000 });
    expect(inOne(candidates('market.buy'))).toMatchObject({ minItems: 0, maxItems: 20 });
    expect(purchases().map(bartered)).toEqual([[]]);
  });

  it('has only ways listed that pay the price', () => {
    const { candidates, purchases } = hoard({ credits: 0 }, { cargo: 18_000 });
    expect(inOne(candidates('market.buy'))).toMatchObject({ minItems: 18, maxItems: 20 });
    expect(purchases().length).toBe(1);
  });

  it('has no way listed that gives in more cards than a log can say', () => {
    expect(hoard({ credits: 0 }, { cargo: 21_000 }).candidates('market.buy')).toEqual([]);
  });

  it('may give in any other cards too', () => {
    const { game, position } = hoard({ credits: 0 }, { cargo: 20_000 });
    const buy = (barter: string[]) =>
      rule(game, position, { type: 'market.buy', seat: 'ann', deck: 'cargo', barter } as never).kind;
    expect(buy(names.slice(20))).toBe('accepted');
    expect(buy(names.slice(21))).toBe('refused');
  });

  it('has one move listed to make room for a narrow ship, and that more cards may go', () => {
    const found = hoard({ credits: 10_000 }, { ship: 'bare-tub' }).candidates('market.buy');
    expect(found.length).toBe(1);
    const form = whatVaries(found[0] as Option);
    expect(form?.open['/discard']).toMatchObject({ minItems: 0, maxItems: 1 });
    expect(form?.more).toContain('/discard');
  });

  it('has some arrangements listed where there is room for all, or nobody knows how much', () => {
    expect(hoard({}).candidates('slots.arrange').length).toBe(256);
    expect(
      hoard({ ship: 'strange', slots: { cargo: null, 'cargo-or-mod': null } }).candidates('slots.arrange').length,
    ).toBe(256);
  });

  it('has no arrangement listed where no room is left for the last asset', () => {
    const slots = { ...ROOMY, cargo: MANY / 2, 'cargo-or-mod': MANY / 2 - 1 };
    expect(hoard({ slots }).candidates('slots.arrange')).toEqual([]);
  });

  it('has every arrangement listed where there are few', () => {
    const slots = { ...ROOMY, cargo: MANY - 1, 'cargo-or-mod': 1 };
    expect(hoard({ slots }).candidates('slots.arrange').length).toBe(MANY);
  });

  it('and one with far more, piled up move by move, keeps nobody busy', () => {
    const wares = Array.from({ length: 100_000 }, (_, index) => ({ card: `crate-${index}`, worth: 1000 }));
    expect(bartersWorth(wares, 199_000, 256).length).toBe(201);
    const { position, candidates } = hoard({ slots: ROOMY });
    const { assets } = (position.facts as unknown as Facts).seats['ann'] as SeatFacts;
    for (let index = 0; index < 100_000; index += 1) assets.push({ ...(assets[0] as HeldAsset), card: `box-${index}` });
    expect(candidates('slots.arrange')).toEqual([]);
  });
});
