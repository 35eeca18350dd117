/**
 * @module
 * What a described position breaks: bases that the mode does not have, more copies than the box has, more damage than a
 * card can take. Each is told with the rule of the set-up or of the box.
 */

import type { Start, StartSeat } from '../../../schemas/deckbuilding/header.ts';
import type { RuleId } from '../../chart.ts';
import { namedInPart, nearWords } from '../../near.ts';
import { startOf } from '../../seats.ts';
import { hitPointsOf, shipHitPoints } from '../attack/damage.ts';
import { counted, type Facts, idOf, inPlay, NONE, opponentOf, seatOf } from '../table/facts.ts';
import { isHidden } from '../table/hidden.ts';
import { basesOf, ROW, starters } from './box.ts';
import type { Finder } from './finder.ts';
import { inPlayFaults } from './in-play.ts';

/** The rules that name the bases of the beginner game (page 5). */
export const BASE_RULES: Readonly<Record<string, RuleId>> = {
  dantooine: 'deckbuilding.rebel-base-deck.1',
  hoth: 'deckbuilding.rebel-base-deck.2',
  'mon-cala': 'deckbuilding.rebel-base-deck.3',
  sullust: 'deckbuilding.rebel-base-deck.4',
  'yavin-iv': 'deckbuilding.rebel-base-deck.5',
  lothal: 'deckbuilding.empire-base-deck.1',
  corellia: 'deckbuilding.empire-base-deck.2',
  coruscant: 'deckbuilding.empire-base-deck.3',
  'death-star': 'deckbuilding.empire-base-deck.4',
  endor: 'deckbuilding.empire-base-deck.5',
};

/** Bases of a player in secret bases: the starting base and four more (secret-bases.0.2). */
export const SECRET = 5;

/** What the bases of a seat break. */
function baseFaults(facts: Facts, seat: string, stated: boolean, find: Finder): void {
  const own = seatOf(facts, seat);
  const lost = seatOf(facts, opponentOf(facts, seat)).victory;
  const pointer = startOf(seat);
  const mine = [...(own.base.card === NONE ? [] : [own.base.card]), ...own.bases, ...lost];
  const known = mine.filter((base) => !isHidden(base));
  const twice = known.find((base, index) => known.indexOf(base) !== index);
  if (twice !== undefined)
    return find('violation', `${pointer}/bases`, `there is one ${twice} only`, 'deckbuilding.components.5', {
      base: twice,
    });
  const strange = known.find((base) => facts.board.bases.get(base)?.side !== own.side);
  if (strange !== undefined)
    return find('violation', `${pointer}/bases`, `${strange} is no base of this side`, 'deckbuilding.components.5', {
      base: strange,
      side: own.side,
    });
  const may = basesOf(facts, own.side).map(({ id }) => id);
  const extra = known.find((base) => !may.includes(base));
  if (extra !== undefined)
    return find(
      'violation',
      `${pointer}/bases`,
      `${extra} is not used in the beginner game`,
      'deckbuilding.setup.2.2',
      { base: extra },
    );
  // A base of which the log only says that it lies there may be any that is not named.
  const hidden = mine.length - known.length;
  if (stated && facts.mode === 'beginner') {
    const missing = may.filter((base) => !known.includes(base));
    const [first = ''] = missing;
    if (hidden === 0 && missing.length > 0)
      return find(
        'violation',
        `${pointer}/bases`,
        `${first} is missing`,
        BASE_RULES[first] ?? 'deckbuilding.setup.2.1',
        { missing: first },
      );
    if (hidden !== missing.length)
      return find(
        'violation',
        `${pointer}/bases`,
        `${may.length} bases are used in the beginner game`,
        hidden < missing.length ? 'deckbuilding.setup.2.1' : 'deckbuilding.setup.2.2',
        { bases: mine.length },
      );
  }
  if (stated && facts.mode === 'full-galaxy' && mine.length < may.length) {
    return find('violation', `${pointer}/bases`, 'some of the ten bases are missing', 'deckbuilding.full-galaxy.0.2', {
      bases: mine.length,
    });
  }
  if (stated && facts.mode === 'secret-bases' && mine.length !== SECRET) {
    return find(
      'violation',
      `${pointer}/bases`,
      'a player has the starting base and four more',
      'deckbuilding.secret-bases.0.2',
      { bases: mine.length },
    );
  }
  const starting = may.find((base) => facts.board.bases.get(base)?.starting === true);
  if (lost.length === 0 && own.base.card !== starting) {
    const rule = facts.mode === 'secret-bases' ? 'deckbuilding.secret-bases.0.1' : 'deckbuilding.setup.3.1';
    return find('violation', `${pointer}/base`, 'nobody has destroyed the starting base yet', rule, {
      base: own.base.card,
      starting: starting ?? NONE,
    });
  }
  const hitPoints = hitPointsOf(facts, seat);
  if (hitPoints !== null && own.base.damage >= hitPoints.most) {
    find('violation', `${pointer}/base/damage`, 'this damage destroys the base', 'deckbuilding.hit-points.0.1', {
      base: own.base.card,
      damage: own.base.damage,
      hitPoints: hitPoints.most,
    });
    own.base.damage = hitPoints.most - 1;
  }
}

/** A card that a header names, and where: asked for only where something is told of it. */
interface Named {
  readonly card: string;
  readonly pointer: () => string;
}

const SEAT_ZONES = ['hand', 'deck', 'discard', 'unseen', 'units', 'ships'] as const;
const GALAXY_ZONES = ['row', 'galaxyDeck', 'galaxyDiscard'] as const;

function listed(zone: readonly (string | { readonly card: string })[] = [], pointer: string): Named[] {
  const found: Named[] = [];
  for (let index = 0; index < zone.length; index += 1) {
    const told = zone[index] as (typeof zone)[number];
    const isName = typeof told === 'string';
    const card = idOf(isName ? told : told.card);
    if (card !== '?') found.push({ card, pointer: () => `${pointer}/${index}${isName ? '' : '/card'}` });
  }
  return found;
}

/** The cards that a header names for a seat. */
function namedIn(told: StartSeat, pointer: string): Named[] {
  return SEAT_ZONES.flatMap((zone) => listed(told[zone], `${pointer}/${zone}`));
}

/** The cards of a header that neither the catalogue nor the header knows. */
export function unknownCards({ board }: Facts, start: Start, find: Finder): void {
  const all = [
    ...Object.entries(start.seats ?? {}).flatMap(([seat, told]) => namedIn(told, startOf(seat))),
    ...GALAXY_ZONES.flatMap((zone) => listed(start[zone], `/start/${zone}`)),
    ...listed(start.exile, '/start/exile'),
  ];
  for (const { card, pointer } of all) {
    if (board.cards.has(card)) continue;
    const known = [...board.cards.keys()];
    const close = nearWords(card, known);
    const near = close.length > 0 ? close : namedInPart(card, known);
    const meant = near.length === 0 ? '' : `; did you mean ${near.join(' or ')}?`;
    find('violation', pointer(), `nobody knows the card ${card}${meant}`, 'log.the-move-log.5', { card });
  }
}

/** Cards that are none of the ninety of the galaxy deck, and never lie there or in the row. */
function galaxyFaults({ board }: Facts, start: Start, find: Finder): void {
  for (const zone of GALAXY_ZONES)
    for (const { card, pointer } of listed(start[zone], `/start/${zone}`)) {
      const deck = board.cards.get(card)?.deck ?? 'galaxy';
      if (deck === 'galaxy') continue;
      const rule = deck === 'starter' ? 'deckbuilding.setup.5.1' : 'deckbuilding.setup.6';
      find('violation', pointer(), `${card} is no galaxy card`, rule, { card, deck });
    }
}

/** What a described position breaks: more copies than the box has, too much damage, a row that is too long. */
export function faults(facts: Facts, start: Start, find: Finder): void {
  for (const seat of facts.order) {
    const own = seatOf(facts, seat);
    baseFaults(facts, seat, start.seats?.[seat]?.bases !== undefined, find);
    for (const [index, ship] of own.ships.entries()) {
      if (ship.damage < shipHitPoints(facts, ship)) continue;
      find(
        'violation',
        `${startOf(seat)}/ships/${index}`,
        'this damage destroys the ship',
        'deckbuilding.hit-points.0.1',
        { ship: ship.name, damage: ship.damage, hitPoints: shipHitPoints(facts, ship) },
      );
      ship.damage = Math.max(0, shipHitPoints(facts, ship) - 1);
    }
    const theirs = seatOf(facts, opponentOf(facts, seat)).side;
    const foreign = namedIn(start.seats?.[seat] ?? {}, startOf(seat)).find(
      ({ card }) => facts.board.cards.get(card)?.faction === theirs,
    );
    if (foreign !== undefined)
      find('violation', foreign.pointer(), `${foreign.card} is an enemy card`, 'deckbuilding.faction-affiliation.0.6', {
        card: foreign.card,
        side: own.side,
      });
  }
  galaxyFaults(facts, start, find);
  inPlayFaults(facts, start, find);
  const { row } = facts.galaxy;
  if (row.length > ROW)
    find('violation', '/start/row', 'the row has six cards', 'deckbuilding.setup.5.2', { row: row.length });
  const named = [
    ...facts.order.flatMap((seat) => {
      const own = seatOf(facts, seat);
      return [...own.hand, ...own.deck, ...own.discard, ...inPlay(own).map(({ card }) => card)];
    }),
    ...row.map(({ card }) => card),
    ...facts.galaxy.deck,
    ...facts.galaxy.discard,
    ...facts.exile,
  ].filter((id) => !isHidden(id));
  const counts = counted(named);
  // Those in the stack count, whether one lies elsewhere or not.
  for (const { id, deck } of facts.board.cards.values())
    if (deck === 'outer-rim-pilot') counts.set(id, counts.get(id) ?? 0);
  for (const [id, count] of counts) {
    const card = facts.board.cards.get(id);
    const total = count + (card?.deck === 'outer-rim-pilot' ? facts.galaxy.pilots : 0);
    if (card === undefined || total <= card.count) continue;
    const starter = [...starters.empire, ...starters.rebel].find((one) => one.card === id)?.rule;
    const rule =
      card.deck === 'galaxy'
        ? 'deckbuilding.components.3'
        : card.deck === 'starter'
          ? (starter ?? 'deckbuilding.setup.4.1')
          : 'deckbuilding.components.4';
    find('violation', '/start', `the box has ${card.count} of ${id}`, rule, {
      card: id,
      copies: total,
      inTheBox: card.count,
    });
  }
}
