/**
 * @module
 * What is said of claims that nothing in an entry justifies: the rule that governs the fact which is claimed, claims that say
 * the same in other words, and claims about unknown facts that cannot be true whatever they are.
 */

import { characterSetup, coreWorlds } from '../../../cards/outer-rim/index.ts';
import type { Json } from '../../../schemas/json.ts';
import { type Deck, type Faction, SlotType } from '../../../schemas/outer-rim/words.ts';
import type { RuleId } from '../../chart.ts';
import type { Claimed, Claims, Move, Settled } from '../../ruleset.ts';
import { mayHaveBought } from '../actions/buying.ts';
import type { Reveal } from '../actions/market-decks.ts';
import { goWithoutSaying, usesAmbitions } from '../ambitions/sheets.ts';
import { assetFrom, capacityOf, fitOf, holdingOf, SLOTS_FOR } from '../assets/holding.ts';
import { missedOfTheDefeat } from '../combat/defeated.ts';
import { contactElsewhere, mayBe, tokensIn, tooManyFacedown } from '../encounters/tokens.ts';
import { besideOf, spacesAtItsEnd } from '../map/endcaps.ts';
import { isStarter } from '../player/goal-cards.ts';
import { mayBeStartingCard, mayPickSo, unnamedCardOf, willBegin } from '../setup/components.ts';
import { governsSoloSetUp } from '../solo/single-player-rules-setup.ts';
import {
  assetTypeOf,
  cardOf,
  type Facts,
  isAi,
  isPlanet,
  isSeat,
  placeOf,
  seatOf,
  valueInPlay,
} from '../table/facts.ts';
import { usesFavors } from '../table/granted.ts';
import { purseInWords, purseOf } from '../table/purse.ts';
import type { HeldAsset, Slots, Values } from '../table/types.ts';

/** The rules that govern facts which a procedure under way shows; by the part of a position, and by what is claimed of it. */
const UNDER_WAY: Readonly<Record<string, RuleId>> = {
  action: 'outer-rim.action-step.1',
  combat: 'outer-rim.combat.0.1',
  'combat.kind': 'outer-rim.combat.1',
  'combat.attacker': 'outer-rim.combat.6',
  'combat.defender': 'outer-rim.combat.6',
  'combat.attack': 'outer-rim.combat-steps.1',
  'combat.attack.damage': 'outer-rim.combat-steps.2.1',
  'combat.defence': 'outer-rim.combat-steps.3',
  'combat.defence.roller': 'outer-rim.combat-steps.3.2',
  'combat.side': 'outer-rim.combat-steps.0.1',
  'combat.window': 'outer-rim.combat-steps.0.1',
  'combat.prevented': 'outer-rim.damage.6',
  'combat.winner': 'outer-rim.combat-steps.4',
  'combat.used': 'outer-rim.timing-of-abilities.5',
  test: 'outer-rim.skill-tests.0.1',
  'test.instances': 'outer-rim.skill-tests.2',
  'test.gained': 'outer-rim.skill-tests.2',
  'test.dice': 'outer-rim.skill-tests.1',
  'test.passed': 'outer-rim.skill-tests.1',
  patrolMove: 'outer-rim.patrol-movement.0.1',
  extraMove: 'outer-rim.movement.0.1',
  defeat: 'outer-rim.defeated.1',
  room: 'outer-rim.slots.2',
  reveal: 'outer-rim.market-decks.1.1',
  icons: 'outer-rim.buying.3',
  spawn: 'outer-rim.patrols.9.1',
  displacement: 'outer-rim.encountering-a-patrol.2',
  nearest: 'outer-rim.nearest.0.1',
  card: 'outer-rim.word-usage.3',
  aiTurn: 'outer-rim.single-player-rules-playing-the-game.0.3',
};

/** The rules that govern what lies on the table, apart from what players have. */
const ON_THE_TABLE: Readonly<Record<string, RuleId>> = {
  winner: 'outer-rim.fame.0.2',
  fameRequirement: 'outer-rim.fame.1',
  order: 'outer-rim.player-turn.0.1',
  first: 'outer-rim.player-turn.0.1',
  'turn.seat': 'outer-rim.player-turn.3',
  'turn.number': 'outer-rim.player-turn.3',
  'turn.step': 'outer-rim.player-turn.1',
  'turn.done': 'outer-rim.action-step.0.2',
  'turn.ends': 'outer-rim.player-turn.2',
  'turn.additional': 'outer-rim.maelstrom.4.b',
  'turn.grantsTurn': 'outer-rim.maelstrom.4.a',
  'turn.favors': 'outer-rim.favors.4',
  'turn.rolled': 'outer-rim.favors.2',
  'turn.unrecovered': 'outer-rim.planning-step.3.1.a',
  patrols: 'outer-rim.patrols.9.a',
  'patrols.*.space': 'outer-rim.patrol-movement.0.1',
  'patrols.*.level': 'outer-rim.patrols.3',
  'patrols.*.combat': 'outer-rim.patrols.5',
  'patrols.*.reward': 'outer-rim.patrols.4.a',
  stacks: 'outer-rim.patrols.9.1',
  'market.*.faceup': 'outer-rim.market-decks.1.1',
  'market.*.under': 'outer-rim.discarding.1',
  removed: 'outer-rim.discarding.5',
  'turn.job': 'outer-rim.jobs.5.1.b',
  shipSupply: 'outer-rim.buying.2.2.a',
  goalTokens: 'outer-rim.single-player-rules-ai-goals.0.1',
  ai: 'outer-rim.single-player-rules-playing-the-game.0.10',
};

/** The rules that govern what a player has; where it matters whether it has become more or less, both. */
const OF_A_SEAT: Readonly<Record<string, RuleId>> = {
  ship: 'outer-rim.buying.2.b',
  space: 'outer-rim.movement.0.1',
  fame: 'outer-rim.fame.2',
  debtTokens: 'outer-rim.debt-tokens.2',
  shipGoalDone: 'outer-rim.goals.2.1',
  personalGoalDone: 'outer-rim.characters.2.b',
  ambition: 'outer-rim.ambitions.5',
  'ambition.sheet': 'outer-rim.ambitions.2',
  values: 'outer-rim.combat-abilities.5',
  'values.hyperdrive': 'outer-rim.movement.1.3',
  slots: 'outer-rim.slots.1',
  'assets.*.slot': 'outer-rim.slots.1',
  'assets.*.type': 'log.the-move-log.2',
  'assets.*.captured': 'outer-rim.resolving-bounties.3.2.a',
};

/** The rule of a path, or of the nearest part of a position around it. `*` stands for one name. */
function ruleOf(table: Readonly<Record<string, RuleId>>, path: readonly string[]): RuleId | null {
  for (let length = path.length; length > 0; length -= 1) {
    const part = path.slice(0, length);
    const found = table[part.join('.')] ?? table[part.map((name, at) => (at === 1 ? '*' : name)).join('.')];
    if (found !== undefined) return found;
  }
  return null;
}

const STEPS = ['negative', 'neutral', 'positive'];

/** Whether a claim makes a fact more than it is: a higher number, a better reputation. */
function isMore({ claimed, found }: Claimed): boolean {
  if (typeof claimed === 'number' && typeof found === 'number') return claimed > found;
  return STEPS.indexOf(String(claimed)) > STEPS.indexOf(String(found));
}

/** What is had in a step of the planning that was spent on something else, or before it has been spent (planning-step.0.1 to .3). */
function byPlanning(facts: Facts, who: string, fact: string, claim: Claimed, { type, seat }: Move): RuleId | null {
  const gains = fact === 'credits' && isMore(claim);
  const recovers = fact === 'damage' && !isMore(claim);
  if (type.startsWith('planning.') && seat === who) {
    const another = gains || recovers || (fact === 'space' && type !== 'planning.move');
    return another ? 'outer-rim.planning-step.0.1' : null;
  }
  if (facts.turn.step !== 'planning' || facts.turn.seat !== who) return null;
  return gains ? 'outer-rim.planning-step.2' : recovers ? 'outer-rim.planning-step.3' : null;
}

/** What a won combat may bring. */
const REWARDS: ReadonlySet<string> = new Set(['credits', 'fame', 'reputation']);

/** AI players complete neither personal goals nor those of ships. */
const NO_GOALS: RuleId = 'outer-rim.single-player-rules-ai-players-cards-and-credits.0.4';

/** The rule that governs a fact of a seat. */
function ofASeat(facts: Facts, who: string, claim: Claimed, move: Move): RuleId | null {
  const [, , fact = '', part] = claim.path.map(String);
  if (fact === 'treatedAs') return usesFavors(facts) ? 'outer-rim.favors.1.3' : 'outer-rim.reputation.6';
  // Of a ship that was gained in this log more is known: what was achieved before does not count.
  const { ship, shipGoalProgress } = seatOf(facts, who);
  if (fact === 'shipGoalDone' && (shipGoalProgress === 'open' || isStarter(facts, ship))) return 'outer-rim.goals.3.1';
  if (
    fact === 'ambition' &&
    (seatOf(facts, who).ambition?.goals[String(claim.path[4])]?.tokens ?? 0) > Number(claim.found)
  )
    return 'outer-rim.ambitions.5.2';
  if ((fact === 'shipGoalDone' || fact === 'personalGoalDone') && isAi(facts, who)) return NO_GOALS;
  // What winning or losing brings is carried out with the comparison: nothing else comes with it.
  if (move.type === 'combat.resolve' && REWARDS.has(fact) && isMore(claim)) return 'outer-rim.combat-steps.4.2';
  const planned = byPlanning(facts, who, fact, claim, move);
  if (planned !== null) return planned;
  const { damage } = seatOf(facts, who);
  switch (fact) {
    case 'credits':
      if (claim.found === null) return outsideThePurse(facts, who, Number(claim.claimed));
      return isMore(claim) ? 'outer-rim.credits.2' : 'outer-rim.credits.3';
    case 'damage':
      return isMore(claim) ? 'outer-rim.damage.1' : 'outer-rim.damage.5';
    case 'reputation':
      return isMore(claim) ? 'outer-rim.reputation.2' : 'outer-rim.reputation.3';
    case 'defeated':
      if (claim.claimed !== true) return 'outer-rim.defeated.3';
      return damage.ship > damage.character ? 'outer-rim.damage.3' : 'outer-rim.damage.2';
    case 'assets':
      if (part !== undefined) return ruleOf(OF_A_SEAT, ['assets', ...claim.path.slice(3).map(String)]);
      return ofAssets(facts, who, claim);
    case 'skills':
      return isShort(claim) ? 'outer-rim.skills.2.1' : 'outer-rim.skill-tests.2';
    case 'secrets':
      // A card keeps a secret for whoever resolves it; whoever holds one loses it by a defeat.
      return part === undefined && hasMore(claim, 'id') ? 'outer-rim.secrets.1' : 'outer-rim.secrets.5.a';
    default:
      return ruleOf(OF_A_SEAT, claim.path.slice(2).map(String));
  }
}

/**
 * Assets do not go by themselves (assets.6). They come by being bought from the top of a deck, or from whoever holds them by a
 * trade; any other one that is gained is put into a slot (assets.1). Who is said to have more than their slots hold has not discarded
 * enough (slots.4.2).
 */
function ofAssets(facts: Facts, who: string, claim: Claimed): RuleId | null {
  const { claimed, found } = claim;
  if (!Array.isArray(claimed) || !Array.isArray(found)) return null;
  const named = namesOf(claimed, 'card');
  if (found.some((asset) => !named.has(nameOf(asset, 'card')))) return 'outer-rim.assets.6';
  const had = namesOf(found, 'card');
  const [gained] = [...named].filter((name) => !had.has(name));
  if (typeof gained !== 'string') return null;
  switch (placeOf(facts, gained)?.kind) {
    case 'faceup':
      return 'outer-rim.buying.1.a';
    case 'held':
      return 'outer-rim.trade-action.0.1';
    default: {
      const kept = [...named].filter((name) => typeof name === 'string').map((card) => assetFrom(facts, card));
      const isTooMuch = fitOf(facts, holdingOf(facts, who, kept)) === 'misfit';
      return isTooMuch ? 'outer-rim.slots.4.2' : 'outer-rim.assets.1';
    }
  }
}

/** Whether a claim leaves something of the list out. */
function isShort({ claimed, found }: Claimed): boolean {
  return Array.isArray(claimed) && Array.isArray(found) && claimed.length < found.length;
}

/** Whether a claim names something that is not in the list. */
function hasMore({ claimed, found }: Claimed, name: string): boolean {
  if (!Array.isArray(claimed) || !Array.isArray(found)) return false;
  const had = namesOf(found, name);
  return claimed.some((item) => !had.has(nameOf(item, name)));
}

const namesOf = (list: readonly Json[], name: string): ReadonlySet<Json> =>
  new Set(list.map((item) => nameOf(item, name)));

function nameOf(item: Json, name: string): Json {
  return typeof item === 'object' && item !== null && !Array.isArray(item) ? (item[name] ?? null) : item;
}

/** Whether the card just revealed has an icon of this patrol: had it worked, a rule would speak of it. */
function isForDiscard(facts: Facts, faction: string | undefined, move: Move): boolean {
  if (move.type !== 'card.reveal') return false;
  const { card } = move as Reveal;
  const icon = card === null ? null : cardOf(facts, typeof card === 'string' ? card : card.id)?.patrolIcon;
  return typeof icon === 'object' && icon !== null && icon.faction === faction;
}

/** The rules that say what lies on the table in set-up, apart from contacts. */
const IN_SET_UP: Readonly<Record<string, RuleId>> = {
  fameRequirement: 'outer-rim.appendix-1-setup.1.a',
  'patrols.*.level': 'outer-rim.appendix-1-setup.3.b',
  'patrols.*.space': 'outer-rim.appendix-1-setup.3.b',
  stacks: 'outer-rim.appendix-1-setup.3.d',
  first: 'outer-rim.appendix-1-setup.6.b',
  order: 'outer-rim.appendix-1-setup.6.d',
  market: 'outer-rim.appendix-1-setup.8.1',
  shipSupply: 'outer-rim.appendix-1-setup.8.4',
};

/** The rules that say what a player begins with; reputation by whether character cards have spoken. */
const BEGINS_WITH: Readonly<Record<string, RuleId>> = {
  character: 'outer-rim.appendix-1-setup.6.1',
  ship: 'outer-rim.appendix-1-setup.6.5',
  fame: 'outer-rim.appendix-1-setup.6.3.a',
  credits: 'outer-rim.appendix-1-setup.6.7.a',
  space: 'outer-rim.appendix-1-setup.7.2',
  assets: 'outer-rim.appendix-1-setup.7.1.b',
  debtTokens: 'outer-rim.appendix-1-setup.6.3.b',
};

/**
 * Whether a claim speaks of set-up: the last entry of it is followed by the first turn at once. So does the planning of the first
 * turn, of whatever it does not change: what somebody has besides the player who plans, and how the table was laid out.
 */
function isSetUp({ board, turn }: Facts, { path: [root, who] }: Claimed, { type, seat }: Move): boolean {
  if (turn.step === 'set-up') return true;
  if (board.beforeSetUp === undefined || turn.number !== 1) return false;
  if (type.startsWith('planning.')) return root !== 'seats' || who !== seat;
  return turn.step === 'planning' && (type.startsWith('setup.') || type === 'card.reveal');
}

/** The rule that governs a fact which set-up has settled; null: none of its own. */
function bySetUp(facts: Facts, { path, claimed, found }: Claimed): RuleId | null {
  const [root, who = '', fact = '', at, part] = path.map(String);
  if (root === 'stacks') {
    // The order of a stack is one thing, which tokens are in it another.
    const same = Array.isArray(claimed) && Array.isArray(found) && claimed.length === found.length;
    return same || fact !== '' ? 'outer-rim.appendix-1-setup.3.e' : 'outer-rim.appendix-1-setup.3.d';
  }
  if (root === 'contacts') {
    if (at === 'class') return 'outer-rim.appendix-1-setup.4.c';
    if (at === 'faceup') return 'outer-rim.appendix-1-setup.4.a';
    const orange = (list: Json): number =>
      Array.isArray(list) ? list.filter((one) => (one as { class?: Json } | null)?.class === 'orange').length : 0;
    return orange(claimed) === orange(found) ? 'outer-rim.appendix-1-setup.4.b' : 'outer-rim.appendix-1-setup.4.d';
  }
  if (root !== 'seats' || !isSeat(facts, who)) return ruleOf(IN_SET_UP, path.map(String));
  if (fact === 'assets' && part === 'slot') {
    const type = seatOf(facts, who).assets[Number(at)]?.type;
    return type === 'cargo' ? 'outer-rim.appendix-1-setup.7.1.c' : 'outer-rim.appendix-1-setup.7.1.d';
  }
  if (fact === 'fame' && characterSetup.get(seatOf(facts, who).character ?? '')?.fame)
    return 'outer-rim.appendix-1-setup.7';
  if (fact === 'reputation')
    return characterSetup.get(seatOf(facts, who).character ?? '')?.reputation[at as Faction] === undefined
      ? 'outer-rim.appendix-1-setup.6.4.b'
      : 'outer-rim.appendix-1-setup.7.3';
  if (usesAmbitions(facts)) {
    if (fact === 'credits') return 'outer-rim.appendix-1-setup.6.7.b';
    if (fact === 'ambition') return 'outer-rim.appendix-1-setup.9.2';
  }
  return ruleOf(BEGINS_WITH, path.slice(2).map(String));
}

/** The rule by which somebody has won, or has not: of AI players Appendix 3 speaks. */
function ofTheWinner(facts: Facts, { claimed, found }: Claimed): RuleId {
  const who = typeof found === 'string' ? found : String(claimed);
  const hasAmbitions = usesAmbitions(facts);
  if (facts.ai === undefined || !isSeat(facts, who))
    return hasAmbitions ? 'outer-rim.ambitions.1' : 'outer-rim.fame.0.2';
  if (!isAi(facts, who))
    return hasAmbitions ? 'outer-rim.ambitions.1' : 'outer-rim.single-player-rules-playing-the-game.0.11';
  // With ambitions the requirement alone is not enough for an AI player.
  const isEnough = (seatOf(facts, who).fame ?? 0) >= facts.fameRequirement;
  return hasAmbitions && isEnough
    ? 'outer-rim.single-player-rules-ambitions.2.b'
    : 'outer-rim.single-player-rules-playing-the-game.0.12';
}

/** The rule that a wrong claim is told of, whatever has settled the fact. */
export const cites: NonNullable<Claims<Facts>['cites']> = (facts, claim, move, settled, before) => {
  return (
    missedOfTheDefeat(facts, claim, move, settled, before) ?? secondFavor(claim) ?? putElsewhere(facts, claim, settled)
  );
};

/** Whether a list of favors has somebody receive two. */
function isOneTooMany(favors: Json): boolean {
  const seats = Array.isArray(favors) ? favors.flatMap((one) => (one as { seat?: Json } | null)?.seat ?? []) : [];
  return new Set(seats).size < seats.length;
}

/** A claim of a second favor for the same player in this turn. */
function secondFavor({ path, claimed, found }: Claimed): RuleId | null {
  return path.join('.') === 'turn.favors' && isOneTooMany(claimed) && !isOneTooMany(found)
    ? 'outer-rim.favors.4'
    : null;
}

/** A claim of a token on another planet than the one to which the entry has brought it. */
function putElsewhere({ contacts }: Facts, { path, claimed }: Claimed, settled: readonly Settled[]): RuleId | null {
  if (path[0] !== 'contacts' || !Array.isArray(claimed)) return null;
  const named = claimed.flatMap((token) => (token as { id?: Json } | null)?.id ?? []);
  const put = settled.find(
    ({ path: [root, planet] }) =>
      root === 'contacts' &&
      planet !== path[1] &&
      contacts[String(planet)]?.some(({ id }) => id !== null && named.includes(id)),
  );
  return put?.rule ?? null;
}

/** The rule that governs a fact which nothing in this entry has changed; null: none but that of the log itself. */
export function governs(facts: Facts, claim: Claimed, move: Move): RuleId | null {
  const path = claim.path.map(String);
  const [root, who] = path;
  const begun = isSetUp(facts, claim, move) ? (governsSoloSetUp(facts, claim) ?? bySetUp(facts, claim)) : null;
  if (begun !== null) return begun;
  if (root === 'seats') return isSeat(facts, who) ? ofASeat(facts, who, claim, move) : null;
  if (root === 'winner') return ofTheWinner(facts, claim);
  if (root === 'turn' && who === 'seat' && facts.ai !== undefined)
    return 'outer-rim.single-player-rules-playing-the-game.0.2';
  // The next one lies beside its stack from the moment that it has come: the entry that tells its token moves nothing.
  if (root === 'patrols' && path[2] === 'space' && move.type === 'patrol.spawn') return 'outer-rim.patrols.9.1';
  if (root === 'patrols' && isForDiscard(facts, who, move)) return 'outer-rim.market-action.1.3.a';
  const claimed = Array.isArray(claim.claimed) ? claim.claimed : [claim.claimed];
  if (root === 'contacts' && facts.removed.some((id) => namesOf(claimed, 'id').has(id)))
    return 'outer-rim.discarding.5';
  return ruleOf(UNDER_WAY, path) ?? ruleOf(ON_THE_TABLE, path);
}

/** What a hand writes where nobody has won, and the other game calls so. */
const NOBODY = 'none';

/**
 * Values and slots may be claimed as they are printed, or as they are in force with every "Gain +X"; skills as those of the
 * character, or with those of all crew (skill-tests.2); what a character begins with as soon as it is chosen. That nobody has
 * won a table says, too, by playing on: that has been told; and as "none".
 */
export function meansTheSame(facts: Facts, { path, claimed, found }: Claimed, before?: Facts): boolean {
  const [root, who, fact, key, part] = path.map(String);
  if (root === 'winner') {
    const isNobody = claimed === null || (claimed === NOBODY && !isSeat(facts, NOBODY));
    return isNobody && (found === null || (before !== undefined && before.winner !== null));
  }
  if (root !== 'seats' || !isSeat(facts, who)) return false;
  if (fact === 'assets' && part === 'card')
    return (
      typeof claimed === 'string' && unnamedCardOf(facts, who)?.card === found && mayBeStartingCard(facts, who, claimed)
    );
  if (fact === 'ambition' && key === 'goals' && path[5] === 'tokens')
    return goWithoutSaying(facts, who, part ?? '', claimed, before);
  if (fact === 'assets' && key === undefined) return namesThePurchase(facts, who, claimed, found);
  if (fact === 'skills' && key === undefined) return areAllSkills(facts, who, claimed);
  if (willBegin(facts, who, fact ?? '', key ?? '', claimed)) return true;
  if (key === undefined) return false;
  if (fact === 'values') return valueInPlay(facts, who, key as keyof Values).value === claimed;
  return fact === 'slots' && capacityOf(facts, holdingOf(facts, who))[key as keyof Slots] === claimed;
}

/** Whether a claim names, beside all assets that are known, the one that was bought without a word of which it was. */
function namesThePurchase(facts: Facts, who: string, claimed: Json, found: Json): boolean {
  if (!Array.isArray(claimed) || !Array.isArray(found) || claimed.length !== found.length + 1) return false;
  const named = namesOf(claimed, 'card');
  const had = namesOf(found, 'card');
  const [bought, ...others] = [...named].filter((card) => !had.has(card));
  const isAll = others.length === 0 && named.size === had.size + 1;
  return isAll && typeof bought === 'string' && mayHaveBought(facts, who, bought);
}

/** Whether these are the skills of a character and its crew together; a crew whose skills nobody has told may have any. */
function areAllSkills(facts: Facts, who: string, claimed: Json): boolean {
  const { skills, assets } = seatOf(facts, who);
  if (!Array.isArray(claimed) || skills === null) return false;
  const crew = assets.filter((asset) => assetTypeOf(facts, asset) === 'crew').map(({ card }) => cardOf(facts, card));
  const left = claimed.map(String);
  for (const skill of [...skills, ...crew.flatMap((card) => card?.skills ?? [])]) {
    const at = left.indexOf(skill);
    if (at === -1) return false;
    left.splice(at, 1);
  }
  return left.length === 0 || crew.some((card) => card?.skills === undefined);
}

/** The rule by which the damage of a seat defeats it; null: it does not, or nobody knows. */
function defeatedBy(facts: Facts, seat: string): RuleId | null {
  const { damage } = seatOf(facts, seat);
  const reaches = (suffered: number | null, key: 'health' | 'hull'): boolean => {
    const { value, unsure } = valueInPlay(facts, seat, key);
    return suffered !== null && value !== null && !unsure && suffered >= value;
  };
  if (reaches(damage.character, 'health')) return 'outer-rim.damage.2';
  return reaches(damage.ship, 'hull') ? 'outer-rim.damage.3' : null;
}

/** The rule against a sum of credits that a seat cannot have, although nobody knows what it has; null: it may have it. */
function outsideThePurse(facts: Facts, seat: string, claimed: number): RuleId | null {
  const purse = purseOf(seatOf(facts, seat));
  if (purse === null || purse.some(([least, most]) => least <= claimed && claimed <= most)) return null;
  return purse.every(([, most]) => most < claimed) ? 'outer-rim.credits.2' : 'outer-rim.credits.3';
}

/** What credits that nobody knows may be, in words; null: any sum. */
export function unknownSum(facts: Facts, [root, who, fact]: readonly (string | number)[]): string | null {
  if (root !== 'seats' || fact !== 'credits' || !isSeat(facts, String(who))) return null;
  const purse = purseOf(seatOf(facts, String(who)));
  return purse === null ? null : purseInWords(purse);
}

/** Whether a standee of which nobody has told the space still stands on its starting planet (appendix-1-setup.7.2). */
function beginsOnAPlanet({ board, turn }: Facts, seat: string): boolean {
  if (board.beforeSetUp === undefined) return false;
  return turn.step === 'set-up' || (turn.number === 1 && (turn.step === 'planning' || turn.seat !== seat));
}

/** The rule against a claim that a patrol, of which only its endcap is known, has come to this space; null: it may have. */
function comesElsewhere(facts: Facts, faction: Faction, claimed: string): RuleId | null {
  const { board, patrols, turn } = facts;
  const possible = spacesAtItsEnd(facts, faction);
  if (possible === null) return null;
  // Those of level 1 come with set-up, all others from their stacks.
  const begins = patrols[faction]?.level === 1;
  if (board.spaces.has(claimed) && !possible.includes(claimed))
    return begins ? 'outer-rim.appendix-1-setup.3.b' : 'outer-rim.patrols.9.1';
  const other = patrols[besideOf(faction)];
  const nothingMoved = turn.step === 'set-up' || (turn.number === 1 && turn.step === 'planning');
  const bothBegin = begins && nothingMoved && other?.level === 1 && board.beforeSetUp?.coreWorlds === true;
  return bothBegin && other.space !== null && other.space !== claimed ? 'outer-rim.appendix-1-setup.3.c' : null;
}

/** The rule against a claim about what a position leaves out because nobody knows it, where it cannot be so; null: it may be so. */
export function untoldOtherwise(facts: Facts, { path, claimed }: Claimed): RuleId | null {
  const [root, space, ...more] = path.map(String);
  return root === 'contacts' && space !== undefined && more.length === 0
    ? tooManyFacedown(facts, space, claimed)
    : null;
}

/** The rule against a claim about a fact that is not known, where it cannot be so whatever the fact is; null: it may be so. */
export function impossible(facts: Facts, { path, claimed }: Claimed): RuleId | null {
  const [root, who, fact, at, part] = path.map(String);
  if (root === 'seats' && fact === 'defeated' && claimed === false && isSeat(facts, who)) return defeatedBy(facts, who);
  if (root === 'seats' && fact === 'credits' && typeof claimed === 'number' && isSeat(facts, who))
    return outsideThePurse(facts, who, claimed);
  if (typeof claimed !== 'string') return null;
  if (root === 'seats' && fact === 'reputation' && isSeat(facts, who))
    return mayPickSo(facts, who, at as Faction, claimed) ? null : 'outer-rim.appendix-1-setup.7.3';
  // In a Core Worlds space a ship is in no other one, whatever lies beside it.
  if (root === 'seats' && fact === 'space' && isSeat(facts, who)) {
    const { core } = seatOf(facts, who);
    if (core === undefined && isPlanet(facts, claimed) === false && beginsOnAPlanet(facts, who))
      return 'outer-rim.appendix-1-setup.7.2';
    if (core === undefined || core === claimed) return null;
    return coreWorlds.has(claimed) ? 'outer-rim.across-the-core.2' : 'outer-rim.movement.0.1';
  }
  if (root === 'seats' && fact === 'assets' && part === 'slot' && isSeat(facts, who)) {
    const asset: HeldAsset | undefined = seatOf(facts, who).assets[Number(at)];
    const type = asset === undefined ? null : assetTypeOf(facts, asset);
    const slot = SlotType.safeParse(claimed);
    return type === null || !slot.success || SLOTS_FOR[type].includes(slot.data) ? null : 'outer-rim.slots.1';
  }
  if (root === 'patrols' && fact === 'space') return comesElsewhere(facts, who as Faction, claimed);
  // Who a token is that nobody has named: none of another class, nobody who lies elsewhere.
  if (root === 'contacts' && at === 'id') {
    const token = tokensIn(facts, who ?? null)?.[Number(fact)];
    const isNobodyElse = contactElsewhere(facts, claimed, null) === null;
    return token === undefined || (isNobodyElse && mayBe(facts, token, { contact: claimed }))
      ? null
      : 'log.the-move-log.3';
  }
  if (root === 'market' && fact === 'faceup') {
    const place = placeOf(facts, claimed);
    return place === null || (place.kind === 'deck' && place.of === (who as Deck)) ? null : 'log.the-move-log.3';
  }
  return null;
}
