/**
 * @module
 * Which rule a judge names against a claim of a log that does not hold: the one that put a card where it lies, the one that
 * changed a fact, and of a fact that nothing has changed the one that governs it.
 */
import type { Json } from '../../../schemas/json.ts';
import type { RuleId } from '../../chart.ts';
import type { Claimed, Claims, Move, Settled } from '../../ruleset.ts';
import type { Miscount } from '../abilities/constant.ts';
import { type Aimed, miscounted, possibleTotals } from '../attack/committed.ts';
import { counted, type Facts, idOf, isSeat, NONE, opponentOf, seatOf, shipResources } from '../table/facts.ts';
import { wasLeftOver } from '../table/lately.ts';
import { END } from '../turn/the-balance-of-the-force.ts';

type Path = readonly (string | number)[];

/** What stands at a path, of a claim or of the facts. */
function at(root: unknown, path: Path): unknown {
  let here = root;
  for (const part of path) {
    if (typeof here !== 'object' || here === null || !Object.hasOwn(here, part)) return undefined;
    here = (here as { [key: string]: unknown })[String(part)];
  }
  return here;
}

function isPile(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((card) => typeof card === 'string');
}

/** The cards of one list that the other has not as often. */
function surplus(cards: readonly string[], others: readonly string[]): string[] {
  const left = counted(others);
  return cards.filter((card) => {
    const more = left.get(card) ?? 0;
    left.set(card, more - 1);
    return more <= 0;
  });
}

/** One of the paths leads to the other. */
function isAbout(path: Path, noted: Path): boolean {
  const length = Math.min(path.length, noted.length);
  for (let part = 0; part < length; part += 1) if (String(path[part]) !== String(noted[part])) return false;
  return true;
}

/** A claim about the cards of a pile, a hand or the exile: the pile, what is claimed too much of it, and what is missing. */
interface PileClaim {
  readonly pile: Path;
  readonly extra: readonly string[];
  readonly missing: readonly string[];
}

/** Lists of cards; units, ships and the row are lists of more than names. */
const PILES: ReadonlySet<string> = new Set([
  'hand',
  'deck',
  'discard',
  'bases',
  'victory',
  'exile',
  'fleeting',
  'exiledFromHand',
]);

function pileClaim(facts: Facts, { path }: Claimed, { expect }: Move): PileClaim | null {
  const pile = typeof path.at(-1) === 'number' ? path.slice(0, -1) : path;
  if (!PILES.has(String(pile.at(-1)))) return null;
  const [claimed, found] = [at(expect, pile), at(facts, pile)];
  if (!isPile(claimed) || !isPile(found)) return null;
  return { pile, extra: surplus(claimed, found), missing: surplus(found, claimed) };
}

/** The rule that put a card into a pile, or out of it into another: notes about one card name it behind the pile. */
function movedBy({ pile, extra, missing }: PileClaim, settled: readonly Settled[]): RuleId | null {
  const named = (cards: readonly string[], here: boolean): Settled | undefined =>
    settled.findLast(
      ({ path }) =>
        path.length > 1 &&
        cards.includes(String(path.at(-1))) &&
        (path.length - 1 === pile.length && isAbout(pile, path.slice(0, -1))) === here,
    );
  return (named(extra, false) ?? named(missing, true))?.rule ?? null;
}

/** Whether the cards that are claimed to lie in an empty discard pile are in the deck and the hand of its owner. */
function isDealt(facts: Facts, { pile, extra }: PileClaim): boolean {
  const seat = String(pile[1]);
  if (!isSeat(facts, seat)) return false;
  const { deck, discard, hand, units } = seatOf(facts, seat);
  const others = [...deck, ...hand, ...units.map(({ card }) => card)];
  return discard.length === 0 && deck.length > 0 && surplus(extra, others).length === 0;
}

/** Whether some card that is claimed too much of a pile of a player has been exiled, and is not known to be elsewhere. */
function isGone(facts: Facts, { pile, extra }: PileClaim): boolean {
  const seat = String(pile[1]);
  if (!isSeat(facts, seat)) return false;
  const { deck, discard, hand } = seatOf(facts, seat);
  const elsewhere = [...deck, ...discard, ...hand];
  return extra.some((card) => facts.exile.includes(card) && !elsewhere.includes(card));
}

/** Whether nothing but the set-up, which the log tells, has come before this turn of a seat; of nobody: before this turn. */
function isOpening({ ready, turn }: Facts, seat: string | null = null): boolean {
  return ready.length > 0 && (turn.number === 1 || (turn.number === 2 && turn.seat === seat));
}

/** The rule about piles that governs what has not changed by any rule. */
function pileRule(facts: Facts, claim: PileClaim): RuleId {
  const { pile, extra } = claim;
  const zone = pile[0] === 'galaxy' ? `galaxy ${String(pile[1])}` : String(pile.at(-1));
  switch (zone) {
    case 'hand':
      return isOpening(facts, String(pile[1])) ? 'deckbuilding.setup.9' : 'deckbuilding.end-your-turn.4.1';
    case 'deck':
      return 'deckbuilding.empty-deck.1.1';
    case 'galaxy deck':
      return 'deckbuilding.empty-deck.1.2';
    case 'discard':
      if (extra.length === 0) return 'deckbuilding.empty-deck.1.1';
      // The pile is claimed to lie there that has become the deck.
      return isDealt(facts, claim) ? 'deckbuilding.empty-deck.0.1' : 'deckbuilding.discard.2';
    case 'galaxy discard':
      return extra.length > 0 ? 'deckbuilding.discard.2.3' : 'deckbuilding.empty-deck.1.2';
    case 'bases':
      return 'deckbuilding.beginning-of-turn.0.2';
    case 'victory':
      return 'deckbuilding.attacking-an-opponents-base.3.1';
    default:
      return 'deckbuilding.exile.0.3';
  }
}

/** The cards of a discard pile in another order: a bought card lies on top, and otherwise nobody may change the order. */
function ofOrder(facts: Facts, { pile }: PileClaim, { expect }: Move, settled: readonly Settled[]): RuleId {
  const top = [...pile, 0];
  const card = at(facts, top);
  const bought = 'deckbuilding.purchase-a-card.0.4';
  return at(expect, top) !== card && settled.some(({ rule, path }) => rule === bought && path.at(-1) === card)
    ? bought
    : 'deckbuilding.frequently-asked-questions.7.2';
}

/** An empty deck that is claimed to be its discard pile already, or that pile to be gone: it is rebuilt when a card is needed. */
function isRebuiltEarly(facts: Facts, { pile, extra }: PileClaim, { expect }: Move): boolean {
  if (pile.at(-1) !== 'deck' && pile.at(-1) !== 'discard') return false;
  const piles = at(facts, pile.slice(0, -1)) as {
    readonly deck: readonly string[];
    readonly discard: readonly string[];
  };
  if (piles.deck.length > 0) return false;
  if (pile.at(-1) === 'deck') return extra.length > 0 && surplus(extra, piles.discard).length === 0;
  return (at(expect, pile) as readonly string[]).length === 0;
}

/** Why cards that are in play are not in the discard pile of their owner; null when that is not what is claimed. */
function ofPlay(facts: Facts, { pile, extra }: PileClaim, settled: readonly Settled[]): RuleId | null {
  const seat = String(pile[1]);
  if (!isSeat(facts, seat) || extra.length === 0) return null;
  const { units, ships } = seatOf(facts, seat);
  const among = (zone: readonly { readonly card: string }[]) =>
    surplus(
      extra,
      zone.map(({ card }) => card),
    ).length === 0;
  if (among(units)) return 'deckbuilding.play-a-card.0.7';
  if (!among(ships)) return null;
  const ends = settled.some(({ rule }) => rule === 'deckbuilding.end-your-turn.2');
  return ends ? 'deckbuilding.end-your-turn.2' : 'deckbuilding.play-a-card.0.8';
}

/** The rule that a claim about cards in a pile breaks. */
function ofPile(facts: Facts, claim: PileClaim, move: Move, settled: readonly Settled[]): RuleId | null {
  const { pile, extra, missing } = claim;
  if (extra.length + missing.length === 0 && pile.at(-1) === 'discard') return ofOrder(facts, claim, move, settled);
  // A base that stands has not been destroyed, whoever claims it.
  if (pile.at(-1) === 'victory' && facts.order.some((seat) => extra.includes(seatOf(facts, seat).base.card)))
    return 'deckbuilding.attacking-an-opponents-base.3';
  // A base that has fallen lies in the victory pile, and nowhere else.
  if (
    pile.at(-1) !== 'victory' &&
    facts.order.some((seat) => seatOf(facts, seat).victory.some((base) => extra.includes(base)))
  )
    return 'deckbuilding.attacking-an-opponents-base.3.1';
  if (isRebuiltEarly(facts, claim, move)) return pileRule(facts, { ...claim, pile: [...pile.slice(0, -1), 'deck'] });
  const stays = pile.at(-1) === 'discard' ? ofPlay(facts, claim, settled) : null;
  if (stays !== null) return stays;
  const isDrawn = pile.at(-1) === 'hand' && extra.length > 0 && missing.length === 0;
  const unmet = isDrawn ? settled.find((note) => UNMET.has(note.rule) && isAbout(pile, note.path)) : undefined;
  if (unmet !== undefined) return unmet.rule;
  // More cards than an ability has drawn: what has become of another copy does not matter.
  if (isDrawn && settled.at(-1)?.rule === 'deckbuilding.use-a-card-ability.0.1') return null;
  return movedBy(claim, settled) ?? (isGone(facts, claim) ? 'deckbuilding.exile.0.3' : null);
}

/** What keeps cards from being drawn. */
const UNMET: ReadonlySet<RuleId> = new Set(['deckbuilding.if.0.1', 'deckbuilding.the-balance-of-the-force.0.2']);

/** Whether so many resources more are the rewards, or one of them, of cards that an ability has discarded. */
function isUnearned({ board }: Facts, more: number, settled: readonly Settled[]): boolean {
  if (!settled.some(({ rule }) => rule === 'deckbuilding.discard.3')) return false;
  const rewards = settled
    .filter(({ rule, path }) => rule === 'deckbuilding.discard.2.3' && path.length > 2)
    .map(({ path }) => board.cards.get(String(path.at(-1)))?.reward?.resources ?? 0);
  return more > 0 && (rewards.includes(more) || more === rewards.reduce((sum, reward) => sum + reward, 0));
}

/** The resources with which a turn begins: those of the Force, of capital ships, or what was left of the last turn. */
function ofIncome(
  facts: Facts,
  { claimed, found }: Claimed,
  { type }: Move,
  settled: readonly Settled[],
  before: Facts,
): RuleId | null {
  const about = settled.filter((note) => isAbout(['turn', 'resources'], note.path));
  const { seat } = facts.turn;
  const isEarly = type === 'card.play' && before.turn.bought === 0;
  // With the first card of a turn the resources may be claimed for the first time.
  const isFirst = isEarly && seatOf(before, seat).units.length === 0;
  const begins = about.some(({ rule }) => rule.startsWith('deckbuilding.beginning-of-turn.'));
  const toward = seatOf(facts, seat).side === 'rebel' ? facts.force : -facts.force;
  const more = Number(claimed) - Number(found);
  if (!isFirst && !begins) {
    // With a later card one resource may be that card.
    if (!isEarly || Math.abs(more) <= 1) return null;
    if (more === -shipResources(before, seat)) return 'deckbuilding.beginning-of-turn.0.5';
    return wasLeftOver(before, more) ? LEFT : null;
  }
  if (isUnearned(facts, more, settled)) return 'deckbuilding.discard.3';
  if (more === -1 && toward === END) return 'deckbuilding.beginning-of-turn.0.4';
  // The marker has left the end of the track, or is not there yet.
  if (isFirst && more === 1 && toward > 0 && toward < END) return 'deckbuilding.beginning-of-turn.0.4';
  if (isFirst && wasLeftOver(before, more)) return LEFT;
  // What else is more belongs to the card.
  if (more <= 0 || !begins) return null;
  if (more === 1 && toward < END && facts.force !== 0) return 'deckbuilding.beginning-of-turn.0.4';
  if (more === shipResources(facts, opponentOf(facts, seat))) return 'deckbuilding.beginning-of-turn.0.5';
  const kept = about.some(({ rule }) => rule === LEFT);
  return kept ? LEFT : null;
}
const LEFT = 'deckbuilding.end-your-turn.3.2';

/** A fact of the base of a seat that nothing has changed. */
function ofBase(facts: Facts, fact: string | undefined, { path, claimed, found }: Claimed): RuleId | null {
  switch (fact) {
    case 'card':
      if (claimed === NONE) return 'deckbuilding.attacking-an-opponents-base.3';
      return isOpening(facts) ? 'deckbuilding.setup.3.1' : 'deckbuilding.beginning-of-turn.0.2';
    case 'damage':
      if (at(facts, [...path.slice(0, -1), 'card']) === NONE) return 'deckbuilding.attacking-an-opponents-base.3.2';
      return Number(claimed) < Number(found)
        ? 'deckbuilding.attacking-an-opponents-base.2.1'
        : 'deckbuilding.attacking-an-opponents-base.2';
    case 'used':
      return 'deckbuilding.abilities.1.1';
    case 'prevented':
      return 'deckbuilding.while.0.1';
    default:
      return null;
  }
}

/** A fact of a card in play that nothing has changed; without a fact, that it is in play at all. */
function inPlayRule(zone: 'units' | 'ships', fact: string | undefined, claimed: Json, found: Json): RuleId | null {
  switch (fact) {
    case undefined:
    case 'name':
    case 'card':
      if (Array.isArray(claimed) && Array.isArray(found) && claimed.length >= found.length)
        return 'deckbuilding.play-a-card.0.1';
      return zone === 'units' ? 'deckbuilding.play-a-card.0.7' : 'deckbuilding.play-a-card.0.8';
    case 'damage':
      return 'deckbuilding.attacking-an-opponents-base.2.1';
    case 'used':
      return 'deckbuilding.abilities.1.1';
    case 'committed':
      return 'deckbuilding.commit-to-an-attack.0.6';
    case 'attacked':
      return 'deckbuilding.resolve-an-attack.0.1';
    case 'bonus':
      return 'deckbuilding.gain.0.2';
    default:
      return null;
  }
}

/** See `Claims.governs`. */
export function governs(facts: Facts, claim: Claimed, move: Move): RuleId | null {
  const pile = pileClaim(facts, claim, move);
  if (pile !== null) return pileRule(facts, pile);
  const [root, second, zone, fourth, fifth] = claim.path.map(String);
  switch (root) {
    case 'winner':
      return 'deckbuilding.winning-the-game.0.1';
    case 'force':
      return 'deckbuilding.the-balance-of-the-force.0.3';
    case 'goal':
      return 'deckbuilding.adjustable-game-length.0.1';
    case 'galaxy':
      if (second === 'row') return 'deckbuilding.purchase-a-card.0.6';
      if (second !== 'pilots') return null;
      return isOpening(facts) && facts.turn.bought === 0 ? 'deckbuilding.setup.6' : 'deckbuilding.purchase-a-card.0.4';
    case 'turn':
      if (second === 'seat' || second === 'number') return 'deckbuilding.playing-the-game.0.3';
      if (second === 'phase') return 'deckbuilding.beginning-of-turn.0.1';
      if (second !== 'resources') return null;
      return Number(claim.claimed) > Number(claim.found)
        ? 'deckbuilding.beginning-of-turn.1'
        : 'deckbuilding.purchase-a-card.0.3';
    case 'seats':
      if (zone === 'base') return ofBase(facts, fourth, claim);
      if (zone === 'units' || zone === 'ships') return inPlayRule(zone, fifth, claim.claimed, claim.found);
      return null;
    default:
      return null;
  }
}

/** The cards of a claimed list of cards in play. */
function names(claimed: Json): string[] {
  if (!Array.isArray(claimed)) return [];
  return claimed.map((one) =>
    idOf(typeof one === 'string' ? one : String((one as { name?: Json } | null)?.name ?? '')),
  );
}

/** Counters that are claimed on a base that has fallen: those that were too many, or those of a base that stands. */
function ofFallen(
  facts: Facts,
  seat: string,
  claimed: Json,
  base: unknown,
  settled: readonly Settled[],
): RuleId | null {
  const fallen = seatOf(facts, opponentOf(facts, seat)).victory.at(-1) ?? NONE;
  const dealt = settled.filter(({ path }) => path.length === 4 && isAbout(['seats', seat, 'base', 'damage'], path));
  if (!dealt.some(({ rule }) => rule === 'deckbuilding.attacking-an-opponents-base.3.2')) return null;
  const most = Math.max(...dealt.map(({ value }) => Number(value)));
  const tooMany = most - (facts.board.bases.get(fallen)?.hitPoints ?? most);
  if (claimed === tooMany && base !== fallen) return 'deckbuilding.attacking-an-opponents-base.3.4';
  if (base === undefined || base === fallen) return 'deckbuilding.attacking-an-opponents-base.3';
  return base === NONE
    ? 'deckbuilding.attacking-an-opponents-base.3.2'
    : 'deckbuilding.attacking-an-opponents-base.3.3';
}

/** A base that is claimed to stand where none does, or to have fallen where it stands. */
function ofStanding(facts: Facts, seat: string, claimed: unknown): RuleId | null {
  const { card } = seatOf(facts, seat).base;
  if (typeof claimed !== 'string' || claimed === card) return null;
  if (claimed === NONE) return 'deckbuilding.attacking-an-opponents-base.3';
  if (card !== NONE) return null;
  return seatOf(facts, opponentOf(facts, seat)).victory.includes(claimed)
    ? 'deckbuilding.attacking-an-opponents-base.3'
    : 'deckbuilding.attacking-an-opponents-base.3.3';
}

/** Ships catch the damage before it reaches the base. */
const SHIELD = 'deckbuilding.attacking-an-opponents-base.1';

const OF_COUNTING: { readonly [how in Miscount]: RuleId } = {
  condition: 'deckbuilding.gain.0.2',
  'left-play': 'deckbuilding.while.0.2',
  'left-out': 'deckbuilding.while.0.1',
};

/** The rule about constant abilities by which so much more or less damage would have come of an attack. */
function ofCounting(before: Facts, move: Move, more: number): RuleId | null {
  const attack = { ...move, target: 'base' } as Aimed;
  const [total = 0] = move.type === 'attack.resolve' ? possibleTotals(before, attack) : [];
  const how = total === 0 ? null : miscounted(before, { ...attack, attack: total + more });
  return how === null ? null : OF_COUNTING[how];
}

/** What has become of a base or of ships that were attacked, by what is claimed of them. */
function ofAttack(
  facts: Facts,
  { path, claimed, found }: Claimed,
  move: Move,
  settled: readonly Settled[],
  before: Facts,
): RuleId | null {
  const { expect } = move;
  const [root, seat, zone, fact, part] = path.map(String);
  if (root !== 'seats' || !isSeat(facts, seat)) return null;
  const isBaseDamage = zone === 'base' && fact === 'damage';
  if (isBaseDamage) {
    const base = at(expect, [...path.slice(0, -1), 'card']);
    const isGone = seatOf(facts, seat).base.card === NONE;
    const fell = isGone ? ofFallen(facts, seat, claimed, base, settled) : null;
    // The counters of a base that has fallen, or has not, are no fact beside that.
    const stands = fell ?? ofStanding(facts, seat, base);
    if (stands !== null) return stands;
  }
  if (zone === 'base' && fact === 'card' && found === NONE) return ofStanding(facts, seat, claimed);
  // A ship that is exiled when the turn ends does not stay.
  const isExiled = ({ rule, path: [root, card] }: Settled): boolean =>
    rule === 'deckbuilding.exile.0.3' && root === 'exile' && names(claimed).includes(String(card));
  if (zone === 'ships' && settled.some(isExiled)) return 'deckbuilding.exile.0.3';
  const last = settled.findLast((note) => isAbout(path, note.path))?.rule;
  // What makes a ship ready again, or uses it, takes no counters off it.
  if (
    (part === 'damage' || isBaseDamage) &&
    (last === 'deckbuilding.end-your-turn.2' || last === 'deckbuilding.use-a-card-ability.0.1')
  )
    return 'deckbuilding.attacking-an-opponents-base.2.1';
  if (part === 'committed' && last === 'deckbuilding.commit-to-an-attack.0.9')
    return 'deckbuilding.commit-to-an-attack.0.6';
  if (last?.startsWith('deckbuilding.attacking-an-opponents-base.') !== true) return null;
  // The attacker's own cards have only attacked (attacking-an-opponents-base.0.3).
  const theirs = seat !== facts.turn.seat;
  const counts = theirs && isBaseDamage ? ofCounting(before, move, Number(claimed) - Number(found)) : null;
  if (counts !== null) return counts;
  // What a base keeps off itself in a turn is counted twice.
  const short = isBaseDamage ? Number(found) - Number(claimed) : 0;
  if (theirs && short > 0 && short === seatOf(before, seat).base.prevented) return 'deckbuilding.while.0.1';
  // What the ships have caught is said to be on the base: one slip.
  const onBase = Number(at(expect, ['seats', seat, 'base', 'damage']) ?? 0) - seatOf(facts, seat).base.damage;
  if (theirs && part === 'damage' && onBase > 0 && Number(found) - Number(claimed) === onBase) return SHIELD;
  const isShielded = settled.some(
    ({ rule, path: about }) => rule === SHIELD && isAbout(['seats', seat, 'base'], about),
  );
  const standing = at(expect, ['seats', seat, 'ships']);
  const isSpared = Array.isArray(standing) && standing.length > seatOf(facts, seat).ships.length;
  if (theirs && isShielded && onBase > 0 && (isBaseDamage || (zone === 'ships' && isSpared))) return SHIELD;
  if (theirs && zone === 'ships' && Array.isArray(claimed) && Array.isArray(found) && claimed.length < found.length)
    return 'deckbuilding.attacking-an-opponents-base.1.1';
  return zone === 'base' && fact === 'card' && claimed === NONE ? 'deckbuilding.attacking-an-opponents-base.3' : null;
}

/** A gap in the row that is said to be open still: after a defeat it is filled before the reward. */
function ofGap({ path, claimed, found }: Claimed, settled: readonly Settled[]): RuleId | null {
  if (path.length !== 2 || path[1] !== 'row' || !Array.isArray(claimed) || !Array.isArray(found)) return null;
  const isDefeat = settled.some(({ rule }) => rule === 'deckbuilding.bounty-hunting-and-sabotage.0.7');
  return isDefeat && claimed.length < found.length ? 'deckbuilding.bounty-hunting-and-sabotage.0.8' : null;
}

/** What the set-up has laid out, of which no entry says anything. */
function ofSetup({ path }: Claimed, settled: readonly Settled[]): RuleId | null {
  if (!settled.some(({ rule }) => rule === 'deckbuilding.setup.8.2')) return null;
  if (path[0] === 'galaxy' && path[1] === 'pilots') return 'deckbuilding.setup.6';
  return path[0] === 'seats' && path[2] === 'base' && path[3] === 'card' ? 'deckbuilding.setup.3.1' : null;
}

/** See `Claims.cites`. */
export const cites: NonNullable<Claims<Facts>['cites']> = (facts, claim, move, settled, before) => {
  const laidOut = ofSetup(claim, settled);
  if (laidOut !== null) return laidOut;
  const pile = pileClaim(facts, claim, move);
  if (pile !== null) return ofPile(facts, pile, move, settled);
  switch (claim.path[0]) {
    case 'turn':
      return claim.path[1] === 'resources' ? ofIncome(facts, claim, move, settled, before) : null;
    case 'force':
      return Math.abs(Number(claim.claimed)) > END ? 'deckbuilding.the-balance-of-the-force.0.6' : null;
    case 'galaxy':
      return ofGap(claim, settled);
    default:
      return ofAttack(facts, claim, move, settled, before);
  }
};
