/**
 * @module
 * Where a log begins: before the set-up, or in a position described by its facts. What the description breaks is found
 * here, with the rule of the set-up or of the box that it breaks.
 */

import { catalogueWith } from '../../../cards/deckbuilding/index.ts';
import {
  type Header,
  Header as HeaderSchema,
  type Start,
  type StartSeat,
} from '../../../schemas/deckbuilding/header.ts';
import { pointerOf } from '../../../schemas/json.ts';
import { asMeant, type HeaderWords } from '../../meant-header.ts';
import type { Frame, HeaderFinding, OwnBox, Slice } from '../../ruleset.ts';
import { notDistinct, notSeated, startOf } from '../../seats.ts';
import { called } from '../log/called.ts';
import { printedIn } from '../log/own-box.ts';
import { counted, type Facts, idOf, inPlay, NONE, nameFor, opponentOf, seatOf } from '../table/facts.ts';
import { putInRow } from '../table/galaxy-row.ts';
import { newPool, settleHidden } from '../table/hidden.ts';
import type { SeatFacts, Side, Unit } from '../table/types.ts';
import { freshTurn } from '../turn/playing-the-game.ts';
import { basesOf, ROW, starters } from './box.ts';
import { BASE_RULES, faults, SECRET, unknownCards } from './faults.ts';
import type { Finder } from './finder.ts';
import { unruled } from './unruled.ts';

const LEAFLET =
  'two-against-two play stands in a leaflet of the publisher that this referee does not have: it knows the game for two players only';
const DEFAULT_GOAL = 3;
/** The marker starts at the very end of the Rebel side (setup.8.2). */
const REBEL_END = 3;

/** Who plays which side. The player who is named first plays the Empire unless the header says otherwise. */
export function sidesOf(header: Pick<Header, 'sides'>, order: readonly string[], find: Finder): Record<string, Side> {
  const [first = '', second = ''] = order;
  const plain: Record<string, Side> = { [first]: 'empire', [second]: 'rebel' };
  if (header.sides === undefined) return plain;
  for (const seat of Object.keys(header.sides)) {
    if (!order.includes(seat)) find('problem', pointerOf(['sides', seat]), notSeated(seat, order));
  }
  const told = {
    [first]: header.sides[first] ?? (header.sides[second] === 'empire' ? 'rebel' : 'empire'),
    [second]: header.sides[second] ?? (header.sides[first] === 'rebel' ? 'empire' : 'rebel'),
  } as Record<string, Side>;
  if (told[first] === told[second]) {
    find('violation', '/sides', 'both players have the same side', 'deckbuilding.setup.1', {
      sides: [told[first] ?? '', told[second] ?? ''],
    });
    return plain;
  }
  return told;
}

/** A seat of which nothing is described: all bases of the mode, nothing else. */
function blankSeat(side: Side): SeatFacts {
  return {
    side,
    hand: [],
    deck: [],
    discard: [],
    units: [],
    ships: [],
    base: { card: NONE, damage: 0, used: false, prevented: 0 },
    bases: [],
    victory: [],
  };
}

function startersOf(side: Side): string[] {
  return starters[side].flatMap(({ card, count }) => new Array<string>(count).fill(card));
}

/** What is left of a list when these are taken out of it, each as often as named. */
function without(all: readonly string[], gone: readonly string[]): string[] {
  const counts = counted(gone);
  return all.filter((one) => {
    const count = counts.get(one) ?? 0;
    if (count > 0) counts.set(one, count - 1);
    return count === 0;
  });
}

/**
 * What a description leaves open of a seat: `unseen`, what its cards "?" are, in no order (null: nobody has told); `deckSize`, how
 * many of them lie in a deck that it does not describe: the starter cards that lie nowhere else.
 */
export function leftOpen(
  told: StartSeat,
  side: Side,
  exile: readonly string[],
): { readonly unseen: readonly string[] | null; readonly deckSize: number } {
  const piles = [told.hand ?? [], told.deck ?? [], told.discard ?? []].flat();
  const inPlay = [told.units ?? [], told.ships ?? []].flat();
  const mentioned = [...piles, ...inPlay.map((one) => idOf(typeof one === 'string' ? one : one.card)), ...exile];
  const unseen = told.unseen ?? (told.deck === undefined ? without(startersOf(side), mentioned) : null);
  const unknownPlaces = piles.filter((card) => card === '?').length;
  return {
    unseen: unseen === null || unseen.length < unknownPlaces ? null : unseen,
    deckSize: told.deck === undefined && unseen !== null ? Math.max(0, unseen.length - unknownPlaces) : 0,
  };
}

function placeCards(facts: Facts, seat: string, told: StartSeat, find: Finder): void {
  const own = seatOf(facts, seat);
  const pointer = startOf(seat);
  const place = (card: NonNullable<StartSeat['units']>[number], zone: 'units' | 'ships', index: number): void => {
    const stated = typeof card === 'string' ? { card } : card;
    const id = idOf(stated.card);
    const known = facts.board.cards.get(id);
    const where = `${pointer}/${zone}/${index}`;
    if (known === undefined) return;
    // It is in play all the same, as what it is.
    if ((known.type === 'unit') !== (zone === 'units'))
      find('violation', where, `${id} is not one of the ${zone}`, 'deckbuilding.card-type.0.1', {
        card: id,
        type: known.type,
      });
    const taken = (name: string): boolean => inPlay(own).some((one) => one.name === name);
    const one: Unit = {
      name: taken(stated.card) ? nameFor(id, taken) : stated.card,
      card: id,
      committed: stated.committed ?? 'none',
      attacked: stated.attacked ?? false,
      used: stated.used ?? false,
      bonus: stated.bonus ?? 0,
      fleeting: stated.fleeting ?? false,
    };
    if (known.type === 'unit') own.units.push(one);
    else own.ships.push({ ...one, damage: stated.damage ?? 0 });
  };
  // Ships first: a header tells their places, and those among the units come behind them.
  (told.ships ?? []).forEach((card, index) => void place(card, 'ships', index));
  (told.units ?? []).forEach((card, index) => void place(card, 'units', index));

  const { unseen, deckSize } = leftOpen(told, own.side, facts.exile);
  const isHidden = [told.hand, told.deck, told.discard].some((pile) => pile?.includes('?') === true);
  const slot = isHidden || deckSize > 0 ? newPool(facts, unseen ?? 'unknown') : '';
  const filled = (pile: readonly string[]): string[] => pile.map((card) => (card === '?' ? slot : card));
  own.hand = filled(told.hand ?? []);
  own.discard = filled(told.discard ?? []);
  own.deck = told.deck === undefined ? Array.from({ length: deckSize }, () => slot) : filled(told.deck);
}

function placeBases(facts: Facts, seat: string, told: StartSeat, opponentTold: StartSeat | undefined): void {
  const own = seatOf(facts, seat);
  const all = basesOf(facts, own.side);
  const starting = all.find((base) => base.starting)?.id ?? NONE;
  const stated = typeof told.base === 'string' ? { card: told.base } : told.base;
  const lost = opponentTold?.victory ?? (stated !== undefined && stated.card !== starting ? [starting] : []);
  seatOf(facts, opponentOf(facts, seat)).victory = [...lost];
  own.base = {
    card: stated?.card ?? (lost.includes(starting) ? NONE : starting),
    damage: stated?.damage ?? 0,
    used: stated?.used ?? false,
    prevented: stated?.prevented ?? 0,
  };
  const rest = without(
    all.map(({ id }) => id),
    [own.base.card, ...lost],
  );
  if (told.bases !== undefined) {
    const slot = told.bases.includes('?') ? newPool(facts, without(rest, told.bases)) : '';
    own.bases = told.bases.map((base) => (base === '?' ? slot : base));
  } else if (facts.mode === 'secret-bases') {
    const slot = newPool(facts, rest);
    own.bases = Array.from(
      { length: Math.max(0, SECRET - lost.length - (own.base.card === NONE ? 0 : 1)) },
      () => slot,
    );
  } else own.bases = rest;
}
function described(facts: Facts, start: Start, find: Finder): void {
  for (const seat of Object.keys(start.seats ?? {})) {
    if (!facts.order.includes(seat)) find('problem', startOf(seat), notSeated(seat, facts.order));
  }
  facts.exile = [...(start.exile ?? [])];
  // Before the units: a target of theirs that is still there has its plain name.
  for (const card of start.row ?? []) putInRow(facts, card, facts.galaxy.row.length);
  for (const seat of facts.order) placeCards(facts, seat, start.seats?.[seat] ?? {}, find);
  for (const seat of facts.order)
    placeBases(facts, seat, start.seats?.[seat] ?? {}, start.seats?.[opponentOf(facts, seat)]);
  unknownCards(facts, start, find);
  facts.galaxy.discard = [...(start.galaxyDiscard ?? [])];
  const here = [
    ...(start.row ?? []).map(idOf),
    ...facts.galaxy.discard,
    ...(start.galaxyDeck ?? []),
    ...facts.exile,
    ...facts.order.flatMap((seat) => {
      const own = seatOf(facts, seat);
      return [
        ...own.hand,
        ...own.deck,
        ...own.discard,
        ...inPlay(own).map(({ card }) => card),
        ...(start.seats?.[seat]?.unseen ?? []),
      ];
    }),
  ];
  const left = without(galaxyCards(facts), here);
  if (start.galaxyDeck === undefined) {
    const slot = left.length > 0 ? newPool(facts, left) : '';
    facts.galaxy.deck = left.map(() => slot);
  } else {
    const hidden = start.galaxyDeck.filter((card) => card === '?').length;
    const slot = hidden > 0 ? newPool(facts, left.length >= hidden ? left : 'unknown') : '';
    facts.galaxy.deck = start.galaxyDeck.map((card) => (card === '?' ? slot : card));
  }
  facts.galaxy.pilots =
    start.pilots ??
    Math.max(
      0,
      (facts.board.cards.get('outer-rim-pilot')?.count ?? 0) - here.filter((card) => card === 'outer-rim-pilot').length,
    );
  const current = start.turn?.seat ?? facts.order[0] ?? NONE;
  if (!facts.order.includes(current)) return find('problem', '/start/turn/seat', notSeated(current, facts.order));
  const {
    resources = 0,
    neutralPlayed = 0,
    bought = 0,
    neutralBought = 0,
    toDeck = 0,
    phase = 'actions',
    number = 1,
  } = start.turn ?? {};
  facts.turn = { ...freshTurn(current, number), phase, resources, neutralPlayed, bought, neutralBought, toDeck };
  facts.force = start.force ?? REBEL_END;
  faults(facts, start, find);
  settleHidden(facts);
}

/** By catalogue, its galaxy cards in order. */
const sortedGalaxy = new WeakMap<Facts['board'], readonly string[]>();

/** The ninety galaxy cards, and those that a log adds to them, in the order in which pools keep them. */
export function galaxyCards({ board }: Pick<Facts, 'board'>): string[] {
  let found = sortedGalaxy.get(board);
  if (found === undefined) {
    const galaxy = [...board.cards.values()].filter(({ deck }) => deck === 'galaxy');
    found = galaxy.flatMap(({ id, count }) => new Array<string>(count).fill(id)).sort();
    sortedGalaxy.set(board, found);
  }
  return found.slice();
}

const WORDS: HeaderWords = {
  others: new Map([
    ['base', { what: 'base', known: [NONE] }],
    ['committed', { what: 'target', known: [NONE, 'base'] }],
  ]),
  // Of most cards there are several.
  single: new Set(),
};

interface Opened {
  readonly facts: Facts;
  readonly frames: readonly Frame[];
  readonly findings: readonly HeaderFinding[];
}

/** The position that a header describes, with the stack of procedures it stands in. */
export function open(raw: unknown, box?: OwnBox): Opened {
  const { header, findings } = asMeant(raw as Header, HeaderSchema, called(), WORDS, box);
  const opened = openAsMeant(header, box);
  return findings.length === 0 ? opened : { ...opened, findings: [...findings, ...opened.findings] };
}

function openAsMeant(header: Header, box: OwnBox | undefined): Opened {
  const findings: HeaderFinding[] = [];
  const find: Finder = (kind, pointer, message, rule, facts) =>
    void findings.push({
      kind,
      pointer,
      message,
      ...(rule === undefined ? {} : { rule }),
      ...(facts === undefined ? {} : { facts }),
    });
  const { mode = 'beginner', goal = DEFAULT_GOAL, payingOff = false, information = 'full' } = header.options ?? {};
  if (mode === '2v2' || header.seats.length === 4)
    find('problem', mode === '2v2' ? '/options/mode' : '/seats', LEAFLET);
  else if (header.seats.length !== 2) find('problem', '/seats', 'exactly two players play against each other');
  const twice = notDistinct(header.seats);
  if (twice !== undefined) find('problem', '/seats', twice);
  if (header.seats.includes(NONE))
    find('problem', '/seats', `"${NONE}" cannot be the name of a seat: it stands for nobody`);
  if (goal > 5)
    find(
      'violation',
      '/options/goal',
      'a longer game goes to four or five bases',
      'deckbuilding.adjustable-game-length.0.2',
      { goal },
    );
  if (goal < 2)
    find('violation', '/options/goal', 'a shorter game goes to two bases', 'deckbuilding.adjustable-game-length.0.3', {
      goal,
    });
  const { catalogue, incomplete } = catalogueWith(header.cards ?? [], box === undefined ? undefined : printedIn(box));
  for (const { index, lacks } of incomplete)
    find('problem', `/cards/${index}`, `a card of your own needs ${lacks.join(', ')}`);
  unruled(header.cards ?? [], find);
  const named = header.seats.slice(0, 2);
  const sides = sidesOf(header, named, find);
  // The Empire has the first turn, whoever is named first (playing-the-game.0.2).
  const order = sides[named[0] ?? NONE] === 'rebel' ? named.toReversed() : named;

  const facts: Facts = {
    board: catalogue,
    order,
    mode: mode === '2v2' ? 'beginner' : mode,
    goal: Math.max(1, goal),
    payingOff,
    information,
    rulings: { ...box?.components.get('rulings')?.get(''), ...header.rulings },
    force: REBEL_END,
    turn: { ...freshTurn(order[0] ?? NONE, 0), phase: 'setup' },
    seats: Object.fromEntries(order.map((seat) => [seat, blankSeat(sides[seat] ?? 'empire')])),
    galaxy: { row: [], deck: [], discard: [], pilots: 0 },
    exile: [],
    pools: {},
    ready: [],
    loose: Object.fromEntries(order.map((seat) => [seat, []])),
    unsure: [],
    winner: NONE,
    lately: null,
    untold: [],
  };
  if (findings.some((finding) => finding.kind === 'problem'))
    return { facts, frames: [{ chart: 'game', state: 'setup' }], findings };
  if (header.start === undefined) {
    for (const seat of order) {
      const own = seatOf(facts, seat);
      own.discard = startersOf(own.side);
      placeBases(facts, seat, {}, {});
      if (facts.mode === 'secret-bases') own.bases = [];
    }
    facts.pools = {};
    facts.galaxy.discard = galaxyCards(facts);
    facts.galaxy.pilots = facts.board.cards.get('outer-rim-pilot')?.count ?? 0;
    return { facts, frames: [{ chart: 'game', state: 'setup' }], findings };
  }
  described(facts, header.start, find);
  const { phase } = facts.turn;
  // A card that is missing in the row has just left it, and the next one is still to be told (purchase-a-card.0.6).
  const acting = facts.galaxy.row.length === ROW - 1 ? 'a-gap-is-open' : 'acting';
  const state = phase === 'beginning' ? 'beginning' : acting;
  return {
    facts,
    frames: [
      { chart: 'game', state: 'turn' },
      { chart: 'turn', state },
    ],
    findings,
  };
}

/** What the description of a position, or the agreement of the table, is held against. */
export const start: Slice<Facts> = {
  carriesOut: [
    'deckbuilding.setup.1',
    'deckbuilding.setup.2.2',
    'deckbuilding.setup.3.1',
    'deckbuilding.components.3',
    'deckbuilding.components.4',
    'deckbuilding.components.5',
    'deckbuilding.card-type.0.1',
    'deckbuilding.faction-affiliation.0.6',
    'deckbuilding.full-galaxy.0.2',
    'deckbuilding.full-galaxy.1',
    'deckbuilding.secret-bases.1',
    'deckbuilding.adjustable-game-length.0.2',
    'deckbuilding.adjustable-game-length.0.3',
    ...Object.values(BASE_RULES),
  ],
};
