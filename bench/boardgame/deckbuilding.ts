/**
 * @module
 * A game comparable to the Deckbuilding Game, for boardgame.io.
 */
import { catalogue } from '../../cards/deckbuilding/index.ts';
import type { Position } from '../../schemas/deckbuilding/position.ts';
import { type Draw, known, logsOf, many, moveOf, opening, pick, type Setup } from './table.ts';

const { cards: printed, bases } = catalogue();
type DuelOwed = { do: 'draw' } | { do: 'refill'; at: number };

/** The cards of a deck, whose order nobody knows. */
function deckOf(deck: string, side: string | null, gone: readonly string[]): string[] {
  const titles = [...printed.values()].filter((card) => card.deck === deck && card.faction === (side ?? card.faction));
  const left = titles.flatMap(({ id, count }) => many(count, () => id));
  for (const card of gone) left.splice(left.indexOf(card), 1);
  return left;
}
function openDuel() {
  const { order, seats, force, galaxy, exile } = opening<Position>('deckbuilding');
  const [first, second] = order.map((name) => known(seats[name]));
  const seatOf = (own = known(first)) => ({ ...own, deck: deckOf('starter', own.side, own.hand) });
  const inRow = galaxy.row.map(({ card }) => card);
  return {
    ...{ goal: 3, force, exile, named: 0 },
    turn: { resources: 0, bought: 0, neutralPlayed: 0, ended: false },
    seats: [seatOf(first), seatOf(second)],
    galaxy: { ...galaxy, deck: deckOf('galaxy', null, inRow) },
    agenda: [] as DuelOwed[],
  };
}
type Duel = ReturnType<typeof openDuel>;
type Duellist = Duel['seats'][number];
const duelMove = <A extends unknown[]>(make: (G: Duel, own: Duellist, ...args: A) => false | undefined) => moveOf(make);

/** Takes the card that came up from a deck, which is made of the discard pile when it is empty. */
function takeTop(pile: { deck: string[]; discard: string[] }, card: string): boolean {
  if (pile.deck.length === 0) [pile.deck, pile.discard] = [pile.discard, []];
  const at = pile.deck.indexOf(card);
  const last = pile.deck.pop();
  if (at !== -1 && at < pile.deck.length && last !== undefined) pile.deck[at] = last;
  return at !== -1;
}
const inPlay = ({ units, ships }: Duellist, wanted: string) =>
  units.find(({ name }) => name === wanted) ?? ships.find(({ name }) => name === wanted);
function gainForce(G: Duel, { side }: Duellist, amount: number): void {
  G.force = Math.max(-3, Math.min(3, G.force + (side === 'rebel' ? amount : -amount)));
}
function leaveRow({ galaxy, agenda }: Duel, card: string): void {
  const at = galaxy.row.findIndex(({ name }) => name === card);
  galaxy.row.splice(at, 1);
  if (galaxy.deck.length + galaxy.discard.length > 0) agenda.push({ do: 'refill', at });
}
/** Capital ships come first, then the base, which is lost with as much damage as its hit points. */
function attackBase(foe: Duellist, own: Duellist, total: number): undefined {
  let left = total;
  for (const ship of [...foe.ships]) {
    const stands = known(printed.get(ship.card)).hitPoints - ship.damage;
    ship.damage += Math.min(left, stands);
    if (left >= stands) foe.discard.push(...foe.ships.splice(foe.ships.indexOf(ship), 1).map(({ card }) => card));
    left -= Math.min(left, stands);
  }
  const base = bases.get(foe.base.card);
  if (base === undefined) return;
  foe.base.damage += left;
  if (foe.base.damage < base.hitPointsAtMost) return;
  own.victory.push(base.id);
  foe.base = { card: 'none', damage: 0, used: false, prevented: 0 };
}

const actions = {
  play: duelMove((G, own, id: string) => {
    const card = printed.get(id);
    const at = own.hand.indexOf(id);
    if (card === undefined || at === -1) return false;
    own.hand.splice(at, 1);
    G.named += 1;
    const state = { committed: 'none', attacked: false, used: false, bonus: 0, fleeting: false };
    const one = { name: `${id}#${G.named}`, card: id, ...state };
    if (card.type === 'unit') own.units.push(one);
    else own.ships.push({ ...one, damage: 0 });
    G.turn.resources += card.resources;
    gainForce(G, own, card.force);
    if (card.faction === 'neutral') G.turn.neutralPlayed += 1;
  }),
  purchase: duelMove((G, own, name: string) => {
    const { galaxy, turn } = G;
    const isPilot = name === 'outer-rim-pilot' && galaxy.pilots > 0;
    const card = printed.get(isPilot ? name : (galaxy.row.find((one) => one.name === name)?.card ?? ''));
    if (card === undefined || card.cost > turn.resources) return false;
    if (card.faction !== 'neutral' && card.faction !== own.side) return false;
    turn.resources -= card.cost;
    turn.bought += 1;
    own.discard.push(card.id);
    if (isPilot) galaxy.pilots -= 1;
    else leaveRow(G, name);
  }),
  commit: duelMove((G, own, name: string, target: string) => {
    const one = inPlay(own, name);
    if (one === undefined || one.attacked || one.committed !== 'none') return false;
    if (target !== 'base') {
      const aim = printed.get(G.galaxy.row.find((other) => other.name === target)?.card ?? '');
      if (aim === undefined || aim.faction === 'neutral' || aim.faction === own.side) return false;
      if (aim.targetValue === null || printed.get(one.card)?.type !== 'unit') return false;
    }
    one.committed = target;
  }),
  resolve: duelMove((G, own, target: string) => {
    const aim = G.galaxy.row.find(({ name }) => name === target);
    const attackers = [...own.units, ...own.ships].filter((one) => one.committed === target && !one.attacked);
    if (attackers.length === 0 || (target !== 'base' && aim === undefined)) return false;
    const total = attackers.reduce((sum, { card, bonus }) => sum + known(printed.get(card)).attack + bonus, 0);
    for (const one of attackers) one.attacked = true;
    if (aim === undefined) return attackBase(G.seats.find(({ side }) => side !== own.side) as Duellist, own, total);
    const { targetValue, reward } = known(printed.get(aim.card));
    if (total < targetValue) return;
    G.galaxy.discard.push(aim.card);
    leaveRow(G, target);
    G.turn.resources += reward.resources;
    gainForce(G, own, reward.force);
  }),
  use: duelMove((G, own, name: string) => {
    const one = inPlay(own, name);
    const text = printed.get(one?.card ?? '')?.effect;
    if (one === undefined || one.used || text?.trigger !== 'activate' || text.choose !== undefined) return false;
    const isWithForce = own.side === 'rebel' ? G.force > 0 : G.force < 0;
    if (text.condition !== undefined && !(text.condition.forceWith === 'owner' && isWithForce)) return false;
    one.used = true;
    for (const { op, what, amount = 0 } of text.effects) {
      if (op === 'gain' && what === 'force') gainForce(G, own, amount);
      else if (op === 'repair') own.base.damage = Math.max(0, own.base.damage - amount);
      else if (op === 'draw' && own.deck.length + own.discard.length > 0) G.agenda.push({ do: 'draw' });
      else if (op !== 'exile-self') return false;
      else G.exile.push(...own.units.splice(own.units.indexOf(one), 1).map(({ card }) => card));
    }
  }),
  endTurn: duelMove((G, own, drawn: readonly string[]) => {
    own.discard.push(...own.units.map(({ card }) => card), ...own.hand);
    own.units = [];
    for (const ship of own.ships) Object.assign(ship, { committed: 'none', attacked: false, used: false, bonus: 0 });
    if (drawn.length !== Math.min(5, own.deck.length + own.discard.length)) return false;
    if (!drawn.every((card) => takeTop(own, card))) return false;
    own.hand = [...drawn];
    G.turn.ended = true;
  }),
};
const drawCard = duelMove((G, own, card: string) => {
  G.agenda.shift();
  if (!takeTop(own, card)) return false;
  own.hand.push(card);
});
const refill = duelMove(({ agenda, galaxy }, _, card: string) => {
  const due = agenda.shift();
  if (due?.do !== 'refill' || !takeTop(galaxy, card)) return false;
  galaxy.row.splice(due.at, 0, { name: card, card });
});
const deckbuilding: Setup<Duel> = {
  disableUndo: true,
  setup: (_, start) => start as Duel,
  turn: {
    activePlayers: { currentPlayer: 'actions' },
    stages: { actions: { moves: actions }, draw: { moves: { draw: drawCard } }, refill: { moves: { refill } } },
    onBegin: ({ G, ctx }) => {
      const own = G.seats[Number(ctx.currentPlayer)] as Duellist;
      if (own.base.card === 'none') own.base.card = own.bases.shift() ?? 'none';
      const resources = own.ships.reduce((sum, { card }) => sum + known(printed.get(card)).resources, 0);
      G.turn = { resources, bought: 0, neutralPlayed: 0, ended: false };
    },
    endIf: ({ G }) => G.turn.ended,
  },
  endIf: ({ G }) => G.seats.find(({ victory }) => victory.length >= G.goal)?.side,
};

/** The next cards of a deck and then of the discard pile, shuffled. */
function nextOf(deck: readonly string[], discard: readonly string[], count: number, draw: Draw): string[] {
  const [first, then] = [[...deck], [...discard]];
  const next = (from: string[]) => from.splice(draw(from.length), 1)[0] as string;
  return many(Math.min(count, first.length + then.length), () => next(first.length > 0 ? first : then));
}
/** A new hand: what was in play or in hand has gone to the discard pile. */
function newHand({ deck, discard, hand, units }: Duellist, draw: Draw): string[] {
  return nextOf(deck, [...discard, ...hand, ...units.map(({ card }) => card)], 5, draw);
}
const someName = ({ units, ships }: Duellist, draw: Draw) => pick([...units, ...ships], draw)?.name;
/** Logs of it. */
export const inDeckbuilding = logsOf<Duel, Duellist>(deckbuilding, openDuel, {
  play: [24, (_, { hand }, draw) => [pick(hand, draw)]],
  purchase: [16, ({ galaxy }, _, draw) => [pick([...galaxy.row, { name: 'outer-rim-pilot' }], draw).name]],
  commit: [20, (G, own, draw) => [someName(own, draw), draw(3) > 0 ? 'base' : pick(G.galaxy.row, draw).name]],
  resolve: [6, (_, { units }, draw) => [pick(units, draw)?.committed]],
  use: [12, (_, own, draw) => [someName(own, draw)]],
  endTurn: [1, (_, own, draw) => [newHand(own, draw)]],
  draw: [1, (_, { deck, discard }, draw) => nextOf(deck, discard, 1, draw)],
  refill: [1, ({ galaxy }, _, draw) => nextOf(galaxy.deck, galaxy.discard, 1, draw)],
});
