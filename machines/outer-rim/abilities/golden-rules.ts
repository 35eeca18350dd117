/**
 * @module
 * The golden rules (LRR page 2): where a card contradicts the rules, the card is followed. Some characters, ships and cards
 * bend a rule in ways that their structured facts do not say, and some have a text that nobody knows; where one of them may
 * be at work, the referee does not condemn. What a known text cannot reach raises no doubt.
 */
import { type Bend, contactIds } from '../../../cards/outer-rim/index.ts';
import { type Json, sameJson } from '../../../schemas/json.ts';
import { type Deck, decks } from '../../../schemas/outer-rim/words.ts';
import type { RuleId } from '../../chart.ts';
import { type Claimed, type Finding, type Move, type Slice, unknown } from '../../ruleset.ts';
import { mayHaveEveryGoal, openGoals, untoldSheet, usesAmbitions } from '../ambitions/sheets.ts';
import { layUnder, takeUp } from '../assets/discarding.ts';
import { isGained } from '../assets/gaining.ts';
import { assetFrom } from '../assets/holding.ts';
import { layDown } from '../assets/ships.ts';
import { atLimit, doubtOfDamage } from '../combat/damage.ts';
import { contactOfCard, playedBy, takeOffTheMap } from '../encounters/tokens.ts';
import { tokensOf } from '../favors/debt-tokens.ts';
import { fameNeeded, somebodyIsFamousEnough } from '../player/fame.ts';
import { awardOf, goalMayBeDone, isStarter, leaveShipGoalOpen, untoldGoals } from '../player/goal-cards.ts';
import { mayBeStartingCard, nameStartingCard, unnamedCardOf } from '../setup/components.ts';
import { doubtOfUntold } from '../solo/untold.ts';
import { type Doubtful, doubtAbout, doubtOfStaying, isBounded, maySumUp, settle } from '../table/doubts.ts';
import {
  assetTypeOf,
  bentBy,
  cardOf,
  type Facts,
  heldBy,
  isAi,
  isSeat,
  leftOf,
  mayBeBentBy,
  placeOf,
  seatOf,
  secretOf,
  untoldBender,
  valueInPlay,
} from '../table/facts.ts';
import type { Values } from '../table/types.ts';
import { doubtOfTable, mayBeAdditional, mayGoOn, onTheTable, settleTable } from '../table/untold-texts.ts';
import { usedOnPurchase } from './any-time.ts';

/**
 * A constraint that is not held against a seat whose own card may lift it (golden-rules.0.2): the one that makes the move, unless
 * `whose` says whom it is about.
 */
export function unlessBent<M extends Move, O>(
  bend: Bend | ((own: O) => Bend),
  check: (facts: Facts, move: M, own: O) => Finding,
  whose?: (facts: Facts, move: M) => string,
) {
  return (facts: Facts, move: M, own: O): Finding => {
    const finding = check(facts, move, own);
    if (finding === true || finding.holds === 'unknown') return finding;
    const seat = whose?.(facts, move) ?? move.seat ?? facts.turn.seat;
    const source = mayBeBentBy(facts, seat, typeof bend === 'function' ? bend(own) : bend);
    return source === null ? finding : unknown(`${source} may lift this rule for ${seat}, and its text is not known`);
  };
}

/** The facts of a seat of which there may be a doubt, by the parts of a position in which a log claims them. */
function doubtfulAt(fact: string | undefined, part: string | undefined): readonly Doubtful[] {
  switch (fact) {
    case 'damage':
      return (['character', 'ship'] as const).flatMap((on) =>
        part === undefined || part === on ? [on, `more-${on}` as const] : [],
      );
    case 'credits':
    case 'fame':
    case 'reputation':
    case 'space':
    case 'defeated':
    case 'assets':
    case 'secrets':
    case 'treatedAs':
      return [fact];
    case 'ship':
      return ['sheet'];
    default:
      return [];
  }
}

const REPUTATIONS = ['negative', 'neutral', 'positive'];

/** By how much a claim is more than the fact: a number, or steps of reputation. */
function moreBy({ claimed: value, found }: Claimed): number {
  if (typeof value === 'number' && typeof found === 'number') return value - found;
  return REPUTATIONS.indexOf(String(value)) - REPUTATIONS.indexOf(String(found));
}

/**
 * Why what is claimed may be right although the rules compute less: gains that may have come, and goals of which nobody knows
 * when they are completed, have brought the rest.
 */
function byGains(facts: Facts, seat: string, fact: string, part: string | undefined, claim: Claimed): string | null {
  const { perhaps = [], doubts } = seatOf(facts, seat);
  const gains = perhaps
    .filter(({ of, faction }) => of === fact && (faction === undefined || faction === part))
    .map(({ amount }) => amount);
  const [untold] = fact === 'fame' ? untoldGoals(facts, seat) : [];
  const goals = fact === 'fame' ? untoldGoals(facts, seat).map((source) => awardOf(facts, source)) : [];
  const more = moreBy(claim);
  if (more === 0 || !maySumUp([...gains, ...goals], more)) return null;
  return doubts?.[fact as Doubtful] ?? (untold === undefined ? null : goalMayBeDone(untold));
}

/** The assets of a seat that a claim leaves out, where it differs in nothing else and each of them may have gone by a text. */
function goneByThemselves(facts: Facts, seat: string, claimed: unknown): string[] {
  if (!Array.isArray(claimed)) return [];
  const named = namesIn(claimed);
  const gone = seatOf(facts, seat).assets.flatMap(({ card }) => (named.includes(card) ? [] : [card]));
  const isShort = named.length === claimed.length && named.every((card) => heldBy(facts, seat, card) !== undefined);
  return isShort && gone.every((card) => doubtOfStaying(facts, seat, card) !== null) ? gone : [];
}

function doubtOfSeat(facts: Facts, seat: string, fact: string | undefined, part: string | undefined, claim: Claimed) {
  const { claimed: value, found } = claim;
  const isMore = typeof value !== 'number' || typeof found !== 'number' || value > found;
  const noted = doubtfulAt(fact, part).map((what) =>
    (isMore || !what.startsWith('more-')) && !isBounded(seatOf(facts, seat), what)
      ? doubtAbout(facts, seat, what)
      : null,
  );
  const known = noted.find((reason) => reason !== null);
  if (known !== undefined) return known;
  if (fact === 'ship') return doubtOfExchange(facts, seat, claim);
  if (fact === 'fame' || fact === 'credits' || fact === 'reputation') return byGains(facts, seat, fact, part, claim);
  if (fact === 'assets' && part === undefined) {
    const [gone] = goneByThemselves(facts, seat, value);
    return gone === undefined ? null : doubtOfStaying(facts, seat, gone);
  }
  if (fact === 'treatedAs') {
    const source = mayBeBentBy(facts, seat, 'reputation');
    return source === null ? null : `${source} may have ${seat} treated so, and its text is not known`;
  }
  // Crew has skills of its own.
  if (fact === 'skills') return doubtAbout(facts, seat, 'assets');
  if (part !== undefined && isRaised(facts, seat, fact, part))
    return `${seat} has cards of unknown text that may raise this`;
  const { ship, shipGoalProgress } = seatOf(facts, seat);
  const isOpen = shipGoalProgress !== undefined || isStarter(facts, ship);
  // Cards and sheets of AI players stay on their first sides.
  if ((fact === 'shipGoalDone' || fact === 'personalGoalDone') && isAi(facts, seat)) return null;
  if (fact === 'shipGoalDone' && !isOpen && !claim.settled())
    return `the log does not tell whether the goal of the ship of ${seat} is completed`;
  if (fact === 'personalGoalDone' && seatOf(facts, seat).personalGoalDone !== false && !claim.settled())
    return `the log does not tell whether the personal goal of ${seat} is completed`;
  if (fact === 'damage') {
    const parts = part === 'character' || part === 'ship' ? ([part] as const) : (['character', 'ship'] as const);
    return parts.map((on) => doubtOfDamage(facts, seat, on)).find((reason) => reason !== null) ?? null;
  }
  // Damage that is in doubt defeats nobody for certain.
  if (fact === 'defeated' && value === false) {
    const reasons = (['character', 'ship'] as const)
      .filter((on) => atLimit(facts, seat, on))
      .map((on) => doubtAbout(facts, seat, on));
    return reasons.includes(null) ? null : (reasons[0] ?? null);
  }
  // Secrets that a defeat would have taken: whether there was one, cards of unknown text decide.
  const { defeated, secrets } = seatOf(facts, seat);
  if (fact === 'secrets' && defeated === null && secrets.length > 0)
    return `cards of unknown text decide whether ${seat} was defeated`;
  return null;
}

/** Whether a card of unknown text may raise a value or add a slot. */
function isRaised(facts: Facts, who: string, fact: string | undefined, part: string): boolean {
  if (fact === 'values') return valueInPlay(facts, who, part as keyof Values).unsure;
  if (fact !== 'slots') return false;
  return seatOf(facts, who).assets.some(({ card }) => cardOf(facts, card)?.bonuses === undefined);
}

/**
 * A contact that turns up and is a player's character is discarded, or leaves the game: the entries of the rulebook differ
 * (notes a-f.10), but for the reveal contact icon, whose rule settles it.
 */
function doubtOfRemoved(facts: Facts, { claimed, found, settled }: Claimed): string | null {
  if (!Array.isArray(claimed) || !Array.isArray(found) || settled()) return null;
  const differing = [...claimed, ...found].filter((one) => claimed.includes(one) !== found.includes(one));
  const areCharacters = differing.every((one) => typeof one === 'string' && playedBy(facts, one) !== undefined);
  return areCharacters
    ? 'whether the token of a contact who is a player leaves the game or is discarded, the rules say both'
    : null;
}

/**
 * What had gone under an encounter deck before the log begins nobody knows; nor whether a card that the log has not told went
 * there, or was kept as a secret or an asset (encountering-a-space.4).
 */
function doubtOfDeck({ claimed, found }: Claimed): string | null {
  if (!Array.isArray(claimed) || !Array.isArray(found)) return null;
  const told = found.filter((card) => card !== null);
  if (told.length < found.length && told.every((card) => claimed.includes(card)))
    return 'whether a card that the log does not tell has gone under this deck, or was kept';
  const isMore = claimed.length > found.length && found.every((card) => card === null || claimed.includes(card));
  return isMore ? 'what else lies under this deck the log does not tell' : null;
}

/**
 * Which ambition sheet nobody took, where the log has left unsaid which were laid out: one more than there are players
 * (appendix-1-setup.9.1), so that one has left the game and no more. Of AI players other rules speak.
 */
function doubtOfLastSheet(facts: Facts, { claimed, found }: Claimed): string | null {
  if (facts.board.beforeSetUp === undefined || facts.ai !== undefined || !usesAmbitions(facts)) return null;
  if (!Array.isArray(claimed) || !Array.isArray(found) || claimed.length !== found.length + 1) return null;
  if (!found.every((one) => claimed.includes(one)) || found.some((one) => mayBeSheet(facts, String(one)))) return null;
  const left = String(claimed.find((one) => !found.includes(one)));
  const isTaken = facts.order.some((seat) => seatOf(facts, seat).ambition?.sheet === left);
  return isTaken || !mayBeSheet(facts, left)
    ? null
    : 'which ambition sheets were laid out, and so which one left the game, the log does not tell';
}

/** Whether something that has left the game may be an ambition sheet: no card, and nobody's token. */
function mayBeSheet({ board, cards }: Facts, id: string): boolean {
  return !board.cards.has(id) && cards[id] === undefined && !board.contacts.has(id) && !contactIds.has(id);
}

/** Which card was put under a market deck, where the log had not told what lay faceup there; or lay there before the log begins. */
function doubtOfMarket(facts: Facts, { path, claimed, found, settled }: Claimed): string | null {
  const [, deck = '', part] = path.map(String);
  if (part !== 'under' || !Array.isArray(claimed) || !Array.isArray(found) || !hasAll(claimed, found)) return null;
  const { unnamed = 0, empty = false } = facts.market[deck as Deck];
  if (unnamed > 0 && claimed.length <= found.length + unnamed)
    return `the log does not tell which card was put under the ${deck} deck`;
  if (facts.board.untoldUnder?.includes(deck as Deck) !== true || empty || settled()) return null;
  const more = claimed.filter((card) => !found.includes(card)).map(String);
  const mayLieThere = (card: string): boolean => {
    const { deck: of, origin } = cardOf(facts, card) ?? {};
    const isNowhereElse = placeOf(facts, card) === null && secretOf(facts, card) === undefined;
    return isNowhereElse && (of ?? deck) === deck && (origin ?? 'market') === 'market';
  };
  return more.length > 0 && more.every(mayLieThere)
    ? `the log does not tell what lay under the ${deck} deck before it begins`
    : null;
}

/** What a fight or a test rests on, where a seat's values or skills are not known: nobody knows it either. */
function doubtOfValue({ path, found }: Claimed): string | null {
  const [root, ...parts] = path.map(String);
  const isValue = (root === 'combat' && parts.at(-1) === 'value') || (root === 'test' && parts.at(-1) === 'instances');
  return isValue && found === null ? `nobody knows ${root}.${parts.join('.')}` : null;
}

/** Whether a list that is claimed has all that is known, and more. */
function hasAll(claimed: Json, found: Json): boolean {
  if (!Array.isArray(claimed) || !Array.isArray(found)) return false;
  return found.every((one) => claimed.some((other) => sameJson(one, other)));
}

/** Why nobody knows which favors are of this turn, and which of the one before. */
function doubtOfFavors(facts: Facts, claimed: Json, found: Json): string | null {
  const goesOn = mayGoOn(facts);
  if (goesOn !== null && hasAll(claimed, found)) return goesOn.reason;
  const { turn, early } = facts;
  if (early?.turn !== turn.number || !Array.isArray(found)) return null;
  return hasAll(claimed, found.slice(early.favors)) && hasAll(found, claimed) ? early.because : null;
}

/** Whether what is claimed is so of the turn before the one that has just begun. */
const OF_THE_TURN_BEFORE: Readonly<Record<string, (facts: Facts, claimed: Json) => boolean>> = {
  step: (_facts, claimed) => claimed === 'encounter',
  number: ({ turn }, claimed) => claimed === turn.number - 1,
  seat: (facts, claimed) => facts.order.some((seat) => seat === claimed && leftOf(facts, seat) === facts.turn.seat),
};

/** Why the game may have ended before this turn began; null: it certainly went on. */
function mayBeOver(facts: Facts): string | null {
  if (facts.turn.step !== 'planning') return null;
  // What is in doubt of the player of this turn may have come about in it.
  const others = facts.order.filter((seat) => seat !== facts.turn.seat);
  return others.map((seat) => mayHaveWon(facts, seat, seat)).find((reason) => reason !== null) ?? null;
}

/** Why a text that nobody has told may have brought what is claimed of the table, or of the order of the turns. */
function doubtOfText(facts: Facts, { path, claimed, found }: Claimed): string | null {
  const names = path.map(String);
  if (names[0] === 'turn') {
    const isBefore = OF_THE_TURN_BEFORE[names[1] ?? '']?.(facts, claimed) ?? false;
    const stays = isBefore ? (mayGoOn(facts)?.reason ?? mayBeOver(facts)) : null;
    if (stays !== null) return stays;
    if (names[1] === 'favors') return doubtOfFavors(facts, claimed, found);
    const additional = mayBeAdditional(facts);
    const saysSo = names[1] === 'seat' ? claimed === additional?.seat : names[1] === 'additional' && claimed === true;
    return additional !== null && saysSo ? additional.reason : null;
  }
  const thing = onTheTable(names);
  return thing === null ? null : doubtOfTable(facts, ...thing);
}

/** Whether a claim of the ship sheet of a seat is that of an exchange with somebody whose sheet is in doubt. */
function doubtOfExchange(facts: Facts, seat: string, { claimed, found }: Claimed): string | null {
  const other = facts.order.find((one) => one !== seat && [claimed, found].includes(seatOf(facts, one).ship));
  return other === undefined ? null : doubtAbout(facts, other, 'sheet');
}

/** Why a claim about this fact cannot be condemned although the rules compute something else; null when it can. */
export function doubtOfClaim(facts: Facts, claim: Claimed): string | null {
  const [root, who, fact, part] = claim.path.map(String);
  const untold = doubtOfUntold(facts, claim) ?? doubtOfValue(claim);
  if (untold !== null) return untold;
  const onTable = doubtOfText(facts, claim);
  if (onTable !== null) return onTable;
  if (root === 'seats') return isSeat(facts, who) ? doubtOfSeat(facts, who, fact, part, claim) : null;
  if (root === 'contacts') {
    const card = usedOnPurchase(facts, facts.turn.used);
    return card === undefined ? null : `what ${card} brings stands on the card alone`;
  }
  if (root === 'removed') return doubtOfRemoved(facts, claim) ?? doubtOfLastSheet(facts, claim);
  if (root === 'encounterDecks') return doubtOfDeck(claim);
  if (root === 'market') return doubtOfMarket(facts, claim);
  if (root !== 'winner') return null;
  if (facts.order.some((seat) => seatOf(facts, seat).fame === null))
    return 'the log does not say the fame of every seat';
  if (facts.winner === null && somebodyIsFamousEnough(facts)) {
    const famous = facts.order.filter((seat) => (seatOf(facts, seat).fame ?? 0) >= fameNeeded(facts, seat));
    return famous.length > 1
      ? 'the credits that decide the tie are not known'
      : `whether ${famous[0] ?? 'anybody'} has won hangs on what the log claims of fame`;
  }
  return facts.order.map((seat) => mayHaveWon(facts, seat, claim.claimed)).find((reason) => reason !== null) ?? null;
}

/** Why a seat may have won although its fame is not enough as far as anybody can tell; null: it cannot have. */
function mayHaveWon(facts: Facts, seat: string, winner: Json): string | null {
  const own = seatOf(facts, seat);
  const reason = doubtAbout(facts, seat, 'fame');
  if (reason !== null && !isBounded(own, 'fame') && mayHaveEveryGoal(facts, seat)) return reason;
  const { perhaps = [] } = own;
  const gains = perhaps.filter(({ of }) => of === 'fame').map(({ amount }) => Math.max(0, amount));
  const goals = untoldGoals(facts, seat);
  const most = [...gains, ...goals.map((source) => awardOf(facts, source))].reduce(
    (sum, gain) => sum + gain,
    own.fame ?? 0,
  );
  if (winner !== seat || most < fameNeeded(facts, seat) || !mayHaveEveryGoal(facts, seat)) return null;
  if (own.ambition !== undefined && !own.ambition.stated) return untoldSheet(seat, own.ambition);
  const [goal] = own.ambition === undefined ? [] : openGoals(facts, seat, own.ambition).unsure;
  if (goal !== undefined) return `the log does not say whether ${seat} meets ${goal}`;
  return reason ?? (goals[0] === undefined ? null : goalMayBeDone(goals[0]));
}

/** The facts that a log has claimed: what was doubtful of them it has settled, whatever the claim said. */
export function settleClaimed(facts: Facts, claimed: unknown): void {
  const { seats, market } = (claimed ?? {}) as { readonly seats?: unknown; readonly market?: Json };
  settleAsClaimed(facts, claimed as Json);
  for (const deck of decks)
    if (Array.isArray(partOf(partOf(market, deck), 'under'))) facts.market[deck].unnamed = undefined;
  if (typeof seats !== 'object' || seats === null) return;
  for (const [seat, facts_] of Object.entries(seats)) {
    if (!isSeat(facts, seat) || typeof facts_ !== 'object') continue;
    if ((facts_ as { shipGoalDone?: unknown } | null)?.shipGoalDone === false) leaveShipGoalOpen(facts, seat);
    if (Array.isArray((facts_ as { assets?: unknown } | null)?.assets))
      letGoAsClaimed(facts, seat, (facts_ as { assets: unknown }).assets);
    if (unnamedCardOf(facts, seat) !== undefined)
      nameAsClaimed(facts, seat, (facts_ as { assets?: unknown } | null)?.assets);
    if ((facts_ as { debtTokens?: unknown } | null)?.debtTokens !== undefined) leaveOthers(facts, seat);
    const { doubts, purse } = seatOf(facts, seat);
    if (doubts === undefined && purse === undefined) continue;
    for (const [fact, value] of Object.entries(facts_ ?? {})) {
      if (value === null) continue;
      if (fact === 'assets' && doubtAbout(facts, seat, 'assets') !== null) takeAsClaimed(facts, seat, value);
      if (fact === 'ship' && doubtAbout(facts, seat, 'sheet') !== null) layDown(facts, seat, seatOf(facts, seat).ship);
      const parts = fact === 'damage' ? Object.keys(value as object) : [undefined];
      for (const part of parts) settle(facts, seat, ...doubtfulAt(fact, part));
    }
  }
}

/** What the log claims of the table is certain from here on, whatever a text may have changed before. */
function settleAsClaimed(facts: Facts, claimed: Json): void {
  if (facts.untold === undefined) return;
  for (const [root, things] of Object.entries(claimed ?? {}))
    for (const [name, thing] of Object.entries(things ?? {}))
      for (const fact of ['', ...Object.keys((thing ?? {}) as object)]) {
        const part = onTheTable([root, name, fact]);
        if (part !== null) settleTable(facts, ...part);
      }
}

/** A debt token lies in one place (log.the-move-log.3): whoever has it by the log's own word, nobody else has. */
function leaveOthers(facts: Facts, seat: string): void {
  const tokens = tokensOf(facts, seat);
  for (const other of facts.order) {
    const own = tokensOf(facts, other);
    if (other !== seat && own.some((token) => tokens.includes(token)))
      seatOf(facts, other).debtTokens = own.filter((token) => !tokens.includes(token));
  }
}

/** A part of a claim, if it has that. */
function partOf(claimed: Json | undefined, part: string): Json | undefined {
  return typeof claimed === 'object' && claimed !== null && !Array.isArray(claimed) ? claimed[part] : undefined;
}

/** The cards that a claim names as the assets of a seat. */
function namesIn(claimed: unknown): string[] {
  if (!Array.isArray(claimed)) return [];
  return claimed
    .map((one: unknown) => (typeof one === 'string' ? one : (one as { readonly card?: unknown } | null)?.card))
    .filter((card) => typeof card === 'string');
}

/** The databank card with which a seat began is the one of its assets that the log claims and nobody has told. */
function nameAsClaimed(facts: Facts, seat: string, claimed: unknown): void {
  const [only, ...others] = namesIn(claimed).filter((card) => heldBy(facts, seat, card) === undefined);
  if (only !== undefined && others.length === 0 && mayBeStartingCard(facts, seat, only))
    nameStartingCard(facts, seat, only);
}

/** What has gone by its own text lies where discarded cards go. */
function letGoAsClaimed(facts: Facts, seat: string, claimed: unknown): void {
  for (const card of goneByThemselves(facts, seat, claimed)) layUnder(facts, card);
  seatOf(facts, seat).mayHaveGone = undefined;
}

/** What a text that nobody has told may have brought lies before its player once the log claims it. */
function takeAsClaimed(facts: Facts, seat: string, claimed: unknown): void {
  for (const card of namesIn(claimed)) {
    if (heldBy(facts, seat, card) !== undefined || cardOf(facts, card) === undefined) continue;
    takeUp(facts, card);
    seatOf(facts, seat).assets.push(assetFrom(facts, card));
    isGained(facts, seat, card);
    // A contact who has become crew lies on no planet.
    const contact = assetTypeOf(facts, card) === 'crew' ? contactOfCard(facts, card) : null;
    if (typeof contact === 'string') takeOffTheMap(facts, contact);
  }
}

/** The assets of a seat become those that a log claims by their names. A card lies in one place: what is new comes from wherever it was. */
export function takeAssets(facts: Facts, [root, who, ...fact]: Claimed['path'], claimed: Json): boolean {
  const seat = String(who);
  if (root !== 'seats' || fact.join() !== 'assets' || !isSeat(facts, seat) || !Array.isArray(claimed)) return false;
  const names = namesIn(claimed);
  const isKnown = (card: string) => heldBy(facts, seat, card) !== undefined || cardOf(facts, card) !== undefined;
  if (new Set(names).size < claimed.length || !names.every(isKnown)) return false;
  const assets = names.map((card) => heldBy(facts, seat, card) ?? assetFrom(facts, card));
  for (const card of names) takeUp(facts, card);
  seatOf(facts, seat).assets = assets;
  return true;
}

export const goldenRules: Slice<Facts> = {
  constraints: {
    // A text that has the die for ILLEGAL cargo rolled again is followed.
    'outer-rim.golden-rules.0.2': (facts) => {
      const { seat } = facts.turn;
      const source =
        bentBy(facts, seat, 'delivery-reroll') === null ? untoldBender(facts, seat, 'delivery-reroll') : null;
      return source === null ? true : unknown(`${source} may have the die rolled again, and its text is not known`);
    },
  },
  carriesOut: ['outer-rim.golden-rules.0.3'] satisfies RuleId[],
};
