/**
 * @module
 * A game comparable to Outer Rim, for boardgame.io.
 */
import type { FnContext } from 'boardgame.io';
import { catalogue, mapOf, neighboursOf, practiceDecks } from '../../cards/outer-rim/index.ts';
import type { Position } from '../../schemas/outer-rim/position.ts';
import {
  type Deck,
  decks,
  type Face,
  type Faction,
  faces,
  factions,
  reputations,
  slotTypes,
} from '../../schemas/outer-rim/words.ts';
import { type Draw, known, logsOf, many, moveOf, opening, pick, type Setup } from './table.ts';

const { cards, ships, patrols: tokens } = catalogue({ practice: true });
const map = mapOf();
const neighbours = neighboursOf(map);
const typeOf = new Map(map.spaces.map(({ id, type }) => [id, type]));

type On = 'character' | 'ship';
type CardEffect =
  | { do: 'credits' | 'fame'; amount: number }
  | { do: 'reputation'; faction: Faction; by: 1 | -1 }
  | { do: 'damage'; on: On; amount: number }
  | { do: 'fight'; on: On; combat: number };
type RimOwed =
  | { do: 'reveal'; deck: Deck; icons: boolean }
  | { do: 'patrol'; faction: Faction; spaces: number }
  | { do: 'combat'; on: On; patrol: Faction | null; combat: number; attack: number | null };

function openRim() {
  const facts = opening<Position>('outer-rim');
  const { order, fameRequirement, patrols, stacks, contacts, removed } = facts;
  const market = decks.map((deck) => {
    const { faceup, under } = facts.market[deck];
    return [deck, { faceup, under, left: practiceDecks[deck].filter((card) => card !== faceup) }] as const;
  });
  return {
    ...{ fameRequirement, patrols, stacks, contacts, removed },
    turn: { done: [] as string[], discards: 0, encountered: false },
    seats: order.map((seat) => known(facts.seats[seat])),
    market: Object.fromEntries(market) as Record<Deck, { faceup: string | null; under: string[]; left: string[] }>,
    agenda: [] as RimOwed[],
  };
}
type Rim = ReturnType<typeof openRim>;
type Pilot = Rim['seats'][number];
const rimMove = <A extends unknown[]>(make: (G: Rim, own: Pilot, ...args: A) => false | undefined) => moveOf(make);

/** A value in force: the printed one and the bonuses of the assets. */
const valueIn = ({ values, assets }: Pilot, value: keyof Pilot['values']): number =>
  assets.reduce((sum, { card }) => sum + (cards.get(card)?.bonuses?.[value] ?? 0), values[value]);
const combatOf = (own: Pilot, on: On): number => valueIn(own, on === 'ship' ? 'shipCombat' : 'groundCombat');
const hostileTo = (G: Rim, { space, reputation }: Pilot): Faction[] =>
  factions.filter((faction) => reputation[faction] === 'negative' && G.patrols[faction].space === space);
const mayTrade = ({ turn }: Rim, { space }: Pilot): boolean =>
  typeOf.get(space) === 'planet' && !turn.done.includes('market');
/** Where to go on from the end of a route: to no space twice. */
const onward = (route: readonly string[]): string[] =>
  neighbours.get(route.at(-1) ?? '')?.filter((to) => !route.includes(to)) ?? [];

function fits(slots: Pilot['slots'], assets: Pilot['assets']): boolean {
  const free = { ...slots };
  for (const { card, type } of assets) {
    free[type === 'job' || type === 'bounty' ? 'job-or-bounty' : type] -= 1;
    const more = cards.get(card)?.bonuses?.slots;
    if (more !== undefined) for (const slot of slotTypes) free[slot] += more[slot] ?? 0;
  }
  const hold = Math.min(0, free.cargo) + Math.min(0, free.mod) + free['cargo-or-mod'];
  return free.gear >= 0 && free.crew >= 0 && free['job-or-bounty'] >= 0 && hold >= 0;
}

/** More damage or less; a defeat costs credits and secrets and ends the encounter. */
function damage(G: Rim, own: Pilot, on: On, amount: number): undefined {
  const limit = valueIn(own, on === 'ship' ? 'hull' : 'health');
  own.damage[on] = Math.max(0, Math.min(limit, own.damage[on] + amount));
  if (own.damage[on] < limit) return;
  Object.assign(own, { defeated: true, credits: Math.max(0, own.credits - 3000), secrets: [] });
  G.agenda = [];
}

/** Does what a card brings; false for what no card brings. */
function perform(G: Rim, own: Pilot, effects: readonly CardEffect[]): false | undefined {
  for (const effect of effects) {
    if (own.defeated) return;
    if (effect.do === 'credits') own.credits = Math.max(0, own.credits + effect.amount);
    else if (effect.do === 'fame') own.fame = Math.max(0, own.fame + effect.amount);
    else if (effect.do === 'damage') damage(G, own, effect.on, effect.amount);
    else if (effect.do === 'fight') G.agenda.push({ ...effect, do: 'combat', patrol: null, attack: null });
    else if (effect.do !== 'reputation') return false;
    else {
      const at = reputations.indexOf(own.reputation[effect.faction]);
      own.reputation[effect.faction] = reputations[at + effect.by] ?? own.reputation[effect.faction];
    }
  }
}

/** The deck's next card is owed, unless it has none. */
function turnUp({ agenda, market }: Rim, deck: Deck, icons: boolean): undefined {
  const pile = market[deck];
  pile.faceup = null;
  if (pile.left.length + pile.under.length > 0) agenda.push({ do: 'reveal', deck, icons });
}

const planning = {
  move: rimMove((G, own, path: readonly string[]) => {
    if (own.defeated || path.length > valueIn(own, 'hyperdrive')) return false;
    const stops = factions.filter((one) => own.reputation[one] !== 'positive').map((one) => G.patrols[one].space);
    let at = own.space;
    for (const [index, space] of path.entries()) {
      if (neighbours.get(at)?.includes(space) !== true) return false;
      if (index > 0 && (typeOf.get(at) === 'maelstrom' || stops.includes(at))) return false;
      at = space;
    }
    own.space = at;
  }),
  gainCredits: rimMove((_, own) => {
    if (own.defeated) return false;
    own.credits += 2000;
  }),
  recover: rimMove((_, own) => void Object.assign(own, { defeated: false, damage: { character: 0, ship: 0 } })),
};
const action = {
  buy: rimMove((G, own, deck: Deck, barter: readonly string[]) => {
    const card = known(cards.get(G.market[deck].faceup ?? ''));
    if (card === undefined || !mayTrade(G, own)) return false;
    if (card.type === 'cargo' && card.destination === own.space) return false;
    const given = own.assets.filter((asset) => barter.includes(asset.card));
    if (given.length < barter.length || given.some(({ type }) => ['bounty', 'crew', 'job'].includes(type)))
      return false;
    const sheet = card.type === 'ship' ? known(ships.get(card.ship)) : null;
    const oldShip = sheet === null ? 0 : (ships.get(own.ship)?.cost ?? 0);
    const price = Math.max(0, card.cost - barter.reduce((sum, one) => sum + (cards.get(one)?.cost ?? 0), oldShip));
    if (own.credits < price) return false;
    const assets = own.assets.filter((asset) => !barter.includes(asset.card));
    if (card.type !== 'ship')
      assets.push({ card: card.id, type: card.type, captured: false } as Pilot['assets'][number]);
    if (!fits(sheet?.slots ?? own.slots, assets)) return false;
    own.credits -= price;
    own.fame += card.bonuses.fame ?? 0;
    own.assets = assets;
    for (const one of barter) G.market[known(cards.get(one)).deck].under.push(one);
    if (sheet !== null) {
      const { id: ship, slots, hyperdrive, combat: shipCombat, hull } = sheet;
      Object.assign(own, { ship, slots, values: { ...own.values, hyperdrive, shipCombat, hull } });
      own.damage.ship = 0;
      G.removed.push(card.id);
    }
    G.turn.done.push('market');
    return turnUp(G, deck, true);
  }),
  discard: rimMove((G, own, deck: Deck) => {
    const { faceup, under } = G.market[deck];
    if (!mayTrade(G, own) || G.turn.discards > 0 || faceup === null) return false;
    under.push(faceup);
    G.turn.discards += 1;
    return turnUp(G, deck, false);
  }),
  endAction: ({ events }: FnContext<Rim>) => events.endStage(),
};
const encounter = {
  encounterSpace: rimMove((G, own, effects: readonly CardEffect[]) => {
    if (hostileTo(G, own).length > 0) return false;
    G.turn.encountered = true;
    return perform(G, own, effects);
  }),
  encounterPatrol: rimMove((G, own, faction: Faction) => {
    const { space, combat } = G.patrols[faction];
    const hostile = hostileTo(G, own);
    if (space !== own.space || (hostile.length > 0 && !hostile.includes(faction))) return false;
    G.turn.encountered = true;
    // Nobody rolls against a patrol of the highest level.
    if (combat === 'infinite') return damage(G, own, 'ship', Number.POSITIVE_INFINITY);
    G.agenda.push({ do: 'combat', on: 'ship', patrol: faction, combat, attack: null });
  }),
};
const rimOwed = {
  reveal: rimMove((G, own, deck: Deck, card: string) => {
    const due = G.agenda.shift();
    const { left, under } = G.market[deck];
    const at = left.indexOf(card);
    if (due?.do !== 'reveal' || due.deck !== deck) return false;
    // Once every card has been seen, the one that went under the deck first comes up again.
    if (at === -1 && (left.length > 0 || under.shift() !== card)) return false;
    if (at !== -1) left.splice(at, 1);
    G.market[deck].faceup = card;
    const icon = cards.get(card)?.patrolIcon ?? 'none';
    if (due.icons && icon !== 'none' && G.patrols[icon.faction].space !== own.space)
      G.agenda.push({ do: 'patrol', ...icon });
  }),
  patrol: rimMove((G, { space: goal }, faction: Faction, path: readonly string[]) => {
    const due = G.agenda.shift();
    if (due?.do !== 'patrol' || due.faction !== faction || path.length > due.spaces) return false;
    const route = [G.patrols[faction].space];
    for (const space of path) {
      if (route.at(-1) === goal || !onward(route).includes(space)) return false;
      route.push(space);
    }
    const end = route.at(-1) ?? '';
    if (path.length < due.spaces && end !== goal && onward(route).length > 0) return false;
    G.patrols[faction].space = end;
  }),
  combat: rimMove((G, own, dice: readonly Face[]) => {
    const due = G.agenda.shift();
    if (due?.do !== 'combat' || !dice.every((face) => faces.includes(face))) return false;
    const { on, patrol, combat, attack } = due;
    if (dice.length !== (attack === null ? combatOf(own, on) : combat)) return false;
    const total = dice.reduce((sum, face) => sum + (face === 'crit' ? 2 : face === 'hit' ? 1 : 0), 0);
    if (attack === null) return void G.agenda.unshift({ do: 'combat', on, patrol, combat, attack: total });
    if (patrol !== null && attack >= total) {
      const { level, reward } = G.patrols[patrol];
      G.removed.push(`patrol-${patrol}-${level}`);
      const next = known(tokens.get(`${patrol}-${G.stacks[patrol].shift()}`));
      G.patrols[patrol] = { ...G.patrols[patrol], ...next, space: map.spawn?.[patrol] ?? '' };
      const { credits = 0, fame = 0 } = reward;
      perform(G, own, [
        { do: 'credits', amount: credits },
        { do: 'fame', amount: fame },
        { do: 'reputation', faction: patrol, by: -1 },
      ]);
    }
    return damage(G, own, on, total);
  }),
};
const outerRim: Setup<Rim> = {
  disableUndo: true,
  setup: (_, start) => start as Rim,
  turn: {
    activePlayers: { currentPlayer: 'planning', maxMoves: 1, next: { currentPlayer: 'action' } },
    stages: {
      planning: { moves: planning },
      action: { moves: action, next: 'encounter' },
      encounter: { moves: encounter },
      reveal: { moves: { reveal: rimOwed.reveal } },
      patrol: { moves: { patrol: rimOwed.patrol } },
      combat: { moves: { combat: rimOwed.combat } },
    },
    onBegin: ({ G }) => {
      G.turn = { done: [], discards: 0, encountered: false };
    },
    endIf: ({ G }) => G.turn.encountered && G.agenda.length === 0,
  },
  endIf: ({ G }) => G.seats.find(({ fame }) => fame >= G.fameRequirement)?.character,
};

/** A way to the first planet on it, or over as many spaces as it may have. */
function way(from: string, most: number, draw: Draw): string[] {
  const path = [from];
  for (let next = onward(path); path.length <= most && next.length > 0; next = onward(path)) {
    path.push(pick(next, draw));
    if (typeOf.get(path.at(-1) ?? '') === 'planet') break;
  }
  return path.slice(1);
}
function effects(draw: Draw): CardEffect[] {
  const on = pick(['character', 'ship'] as const, draw);
  const deeds: CardEffect[] = [
    { do: 'credits', amount: 1000 * (draw(6) - 1) },
    { do: 'reputation', faction: pick(factions, draw), by: draw(2) === 0 ? 1 : -1 },
    { do: 'damage', on, amount: draw(6) - 2 },
    { do: 'fame', amount: 1 },
    { do: 'fight', on, combat: 1 + draw(4) },
  ];
  return many(draw(3), () => pick(deeds, draw));
}
/** What chance brings where something is owed. */
function chance(G: Rim, own: Pilot, draw: Draw): unknown[] {
  const due = G.agenda[0] as RimOwed;
  if (due.do === 'reveal') {
    const { left, under } = G.market[due.deck];
    return [due.deck, left.length > 0 ? pick(left, draw) : under[0]];
  }
  if (due.do === 'combat') {
    const count = due.attack === null ? combatOf(own, due.on) : due.combat;
    return [many(count, () => pick([...faces, 'hit', 'focus'], draw))];
  }
  const route = [G.patrols[due.faction].space];
  while (route.length <= due.spaces && route.at(-1) !== own.space && onward(route).length > 0)
    route.push(pick(onward(route), draw));
  return [due.faction, route.slice(1)];
}
/** Logs of it. */
export const inOuterRim = logsOf<Rim, Pilot>(outerRim, openRim, {
  move: [8, (_, own, draw) => [way(own.space, valueIn(own, 'hyperdrive'), draw)]],
  gainCredits: [2, () => []],
  recover: [2, () => []],
  buy: [20, (_, { assets }, draw) => [pick(decks, draw), many(draw(2), () => pick(assets, draw)?.card)]],
  discard: [1, (_, __, draw) => [pick(decks, draw)]],
  endAction: [1, () => []],
  encounterSpace: [3, (_, __, draw) => [effects(draw)]],
  encounterPatrol: [6, (_, __, draw) => [pick(factions, draw)]],
  reveal: [1, chance],
  patrol: [1, chance],
  combat: [1, chance],
});
