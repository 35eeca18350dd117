/**
 * @module
 * Cards with goals: which goals a player has, and when they may be completed. The fame of one that nobody has declared may have
 * come then, and at no other moment. The rules of goals are in goals.ts.
 */
import { asksToHave, type Goal, type Moment } from '../../../cards/outer-rim/index.ts';
import type { CharacterFacts } from '../../../schemas/outer-rim/cards.ts';
import type { GoalDeeds, Perhaps, SeatFacts } from '../../../schemas/outer-rim/position.ts';
import { type Finding, fails, unknown } from '../../ruleset.ts';
import { type Counted, countDroids, countSkills } from '../assets/crew-counts.ts';
import { doubtAbout, mayHave, settle } from '../table/doubts.ts';
import { type Facts, isAi, paysOf, seatOf } from '../table/facts.ts';
import { meets } from '../table/needs.ts';

type StatedGoal = NonNullable<CharacterFacts['goal']>;

/** What a completed goal brings (goals.2). */
export const FAME = 1;

/**
 * The components of a seat that have a goal which is not completed: its character, and its ship unless that is one to start
 * with. An AI player completes none (single-player-rules-ai-players-cards-and-credits.0.4).
 */
export function cardsWithGoals(facts: Facts, seat: string): string[] {
  if (facts.turn.step === 'set-up' || isAi(facts, seat)) return [];
  const own = seatOf(facts, seat);
  return [own.personalGoalDone === true ? null : own.character, hasShipGoal(facts, own) ? own.ship : null].filter(
    (one) => one !== null,
  );
}

/** Whether a ship is known to be one to start with, which has no goal. */
export function isStarter({ board }: Facts, ship: string | null): boolean {
  return board.ships.get(ship ?? '')?.starter === true;
}

function hasShipGoal(facts: Facts, { ship, shipGoalDone }: SeatFacts): boolean {
  return ship !== null && !shipGoalDone && !isStarter(facts, ship);
}

/** Whether a component of a seat has a goal which is not completed. */
export function hasAGoal(facts: Facts, seat: string, source: string): boolean {
  if (facts.turn.step === 'set-up' || isAi(facts, seat)) return false;
  const own = seatOf(facts, seat);
  return (
    (source === own.character && own.personalGoalDone !== true) || (source === own.ship && hasShipGoal(facts, own))
  );
}

/** Whether the goal of a seat's card is known to be completed (goals.4). */
export function isTurnedOver(facts: Facts, seat: string, source: string): boolean {
  const { character, ship, shipGoalDone, personalGoalDone } = seatOf(facts, seat);
  return source === character ? personalGoalDone === true : source === ship && shipGoalDone;
}

/** Whether the goal of a seat's card for certain is not completed, so that its front shows. */
export function showsItsFront(facts: Facts, seat: string, source: string): boolean {
  const { ship, shipGoalProgress, character, personalGoalDone } = seatOf(facts, seat);
  if (source === ship) return shipGoalProgress !== undefined;
  // Of a goal that nobody knows nobody can say what completes it; that an AI player uses nothing is another rule.
  return source === character && personalGoalDone === false && facts.board.goals.has(source) && !isAi(facts, seat);
}

/** The goal of a character card or ship sheet as the header states it. */
export function statedGoal({ board }: Facts, source: string): StatedGoal | undefined {
  return (board.characters.get(source) ?? board.ships.get(source))?.goal;
}

/** The fame that the goal of a card awards: what the header states, else 1. */
export function awardOf(facts: Facts, source: string): number {
  return statedGoal(facts, source)?.fame ?? FAME;
}

/**
 * Whether all is known that a goal says: the catalogue has its whole text, or it is a personal one that the header states, which
 * brings 1 fame (characters.2.b). What else the sheet of a table's own ship says, its header does not tell.
 */
export function isKnownInFull({ board }: Facts, source: string): boolean {
  return board.characters.get(source)?.goal !== undefined || board.goals.get(source)?.whole === true;
}

/**
 * Those of them that may be declared at any time: whose goal nobody knows, or is completed although the log has not said so. What
 * has come for it is kept in mind anyway as long as the log has claimed no fame since (`perhaps`).
 */
export function untoldGoals(facts: Facts, seat: string): string[] {
  const { perhaps = [] } = seatOf(facts, seat);
  return cardsWithGoals(facts, seat).filter((source) => {
    const goal = facts.board.goals.get(source);
    if (goal === undefined) return true;
    return !perhaps.some(({ of, by }) => of === 'fame' && by === source) && isDone(facts, seat, source, goal);
  });
}

/** What a goal of the catalogue asks its owner to have, all of it. */
export function hasWhatItAsks(facts: Facts, seat: string, { needs = {} }: Pick<Goal, 'needs'>): Finding {
  const { amount: _, droids, skills, ...others } = needs;
  const counted = (what: string, { count, unsure }: Counted, least = 0): Finding => {
    if (count >= least) return true;
    return unsure === null ? fails({ seat, [what]: count, needed: least }) : unknown(unsure);
  };
  const found = [
    meets(facts, seat, others),
    droids === undefined ? true : counted('droids', countDroids(facts, seat), droids),
    skills === undefined ? true : counted('skills', countSkills(facts, seat), skills),
  ].filter((finding) => finding !== true);
  return found.find(({ holds }) => holds === false) ?? found[0] ?? true;
}

/** Whether a seat has what its goal asks for when so much has happened; null: nobody knows. */
function isMet(facts: Facts, seat: string, goal: Goal, much: number): boolean | null {
  if (much < (goal.needs?.amount ?? 0)) return false;
  const finding = hasWhatItAsks(facts, seat, goal);
  return finding === true || (finding.holds === 'unknown' ? null : false);
}

/** Something that has happened to a player by which a goal may be completed. */
interface Happened {
  /** so much of it */
  readonly much?: number;
  /** the card whose ability did it */
  readonly by?: string;
  /** false: it may have happened, and the log does not tell */
  readonly isSure?: boolean;
}

/** Something has happened to a seat by which a goal may be completed: then its fame may have come (goals.3.1). */
export function mayCompleteGoal(facts: Facts, seat: string, moment: Moment, happened: Happened = {}): void {
  if (isAi(facts, seat)) return;
  const { much = 1, by, isSure = true } = happened;
  const own = seatOf(facts, seat);
  for (const source of [own.personalGoalDone ? null : own.character, own.shipGoalDone ? null : own.ship]) {
    const goal = source === null ? undefined : facts.board.goals.get(source);
    if (source === null || goal === undefined || !goal.on.includes(moment)) continue;
    if (goal.own === true && by !== source) continue;
    const met = isMet(facts, seat, goal, much);
    const isOpen = !asksToHave(goal) && !count(facts, seat, source, goal, met, isSure);
    if (isOpen && source === own.ship && own.shipGoalProgress !== undefined && met !== false)
      own.shipGoalProgress = 'open';
    if (isOpen || met === false) continue;
    mayBeDone(facts, seat, source);
  }
}

/** The goal of a seat's card may have been completed, whatever was known of it. */
export function mayBeDone(facts: Facts, seat: string, source: string): void {
  const own = seatOf(facts, seat);
  if (source === own.ship) delete own.shipGoalProgress;
  else delete own.personalGoalDone;
  mayHaveFame(facts, seat, source);
}

/** How often what the goal of a card asks for has come; undefined: nothing of it is known. */
function deedsOf(facts: Facts, seat: string, source: string): GoalDeeds | undefined {
  const { character, goalDeeds } = seatOf(facts, seat);
  if (source !== character) return goalDeeds?.ship;
  // Before the first turn of a game nothing has come.
  return goalDeeds?.personal ?? (facts.board.beforeSetUp === undefined ? undefined : NEVER);
}

/** Whether all that a goal asks for has come, as often as it asks. */
function isDone(facts: Facts, seat: string, source: string, goal: Goal): boolean {
  return goal.whole === true && !asksToHave(goal) && (deedsOf(facts, seat, source)?.least ?? 0) >= timesOf(goal);
}

const NEVER: GoalDeeds = { least: 0, most: 0 };

/** So often it has to come. */
const timesOf = ({ times = 1 }: Goal): number => times;

/** What may have come before the log began: all that a goal asks for would have been declared by then (docs/rulings.md). */
const cameBefore = (goal: Goal): GoalDeeds => ({ least: 0, most: timesOf(goal) - 1 });

/**
 * Counts what has happened, if it is what the goal asks for. What was completed before the log began would have been declared by
 * now. Answers whether it may have come often enough.
 */
function count(facts: Facts, seat: string, source: string, goal: Goal, met: boolean | null, isSure: boolean): boolean {
  const own = seatOf(facts, seat);
  const before = deedsOf(facts, seat, source) ?? cameBefore(goal);
  const more = met === false ? 0 : 1;
  const now: GoalDeeds = {
    least: before.least + (met === true && isSure ? 1 : 0),
    most: before.most === null ? null : before.most + more,
  };
  own.goalDeeds = { ...own.goalDeeds, [source === own.character ? 'personal' : 'ship']: now };
  return now.most === null || now.most >= timesOf(goal);
}

/** A goal of the catalogue for which something has to happen that has not come, or not as often as it asks. */
function hasNotComeYet(facts: Facts, seat: string, source: string): Finding {
  const goal = facts.board.goals.get(source);
  if (goal === undefined || asksToHave(goal)) return true;
  // Where it is certain that the card has not been turned over, not all of it can have come before the log began.
  const isOpen = showsItsFront(facts, seat, source) && source === seatOf(facts, seat).character;
  const { most = null } = deedsOf(facts, seat, source) ?? (isOpen ? cameBefore(goal) : {});
  if (most === null || most >= timesOf(goal)) return true;
  return fails({ source, asksFor: [...goal.on], times: timesOf(goal), cameAtMost: most });
}

/** The fame of a goal may have come, and what it costs may have been paid. */
function mayHaveFame(facts: Facts, seat: string, source: string): void {
  mayHave(facts, seat, { of: 'fame', amount: FAME, by: source }, goalMayBeDone(source));
  const fee = facts.board.goals.get(source)?.fee;
  if (fee !== undefined) mayHave(facts, seat, { of: 'credits', amount: -fee, by: source }, goalMayBeDone(source));
}

/** Why the fame of a seat may be more than the log tells. */
export function goalMayBeDone(source: string): string {
  return `the goal of ${source} may have been completed, and the log does not tell`;
}

/** What happens to a player only where this referee follows it: of a goal that asks for it, nobody else can tell that it has come. */
const FOLLOWED: ReadonlySet<Moment> = new Set<Moment>([
  'victory',
  'patrol-victory',
  'player-victory',
  'upset-victory',
  'delivery',
  'illegal-delivery',
  'asset',
  'ship',
]);

/** A seat has a new ship: its goal begins afresh, but for a condition that the seat meets already (goals.2.1). */
export function beginShipGoal(facts: Facts, seat: string): void {
  const own = seatOf(facts, seat);
  delete own.shipGoalProgress;
  keepDeeds(own, { ...own.goalDeeds, ship: undefined });
  mayCompleteGoal(facts, seat, 'ship');
  const goal = own.ship === null ? undefined : facts.board.goals.get(own.ship);
  if (goal === undefined) return;
  if (!asksToHave(goal)) keepDeeds(own, { ...own.goalDeeds, ship: NEVER });
  const mayBeThere = goal.on.some((moment) => moment === 'asset' || moment === 'ship');
  if (mayBeThere && isMet(facts, seat, goal, 1) !== false) mayHaveFame(facts, seat, own.ship ?? '');
  else own.shipGoalProgress = goal.on.every((moment) => FOLLOWED.has(moment)) ? 'none' : 'open';
}

/**
 * The character card of a player who has no fame for certain shows its front: its goal would have brought some
 * (characters.2.b). Not so where a card keeps fame from its owner, or where the player has what the goal asks for.
 */
export function beginPersonalGoal(facts: Facts, seat: string): void {
  const own = seatOf(facts, seat);
  const goal = own.character === null ? undefined : facts.board.goals.get(own.character);
  if (goal === undefined || own.personalGoalDone !== undefined || own.fame !== 0) return;
  if (paysOf(facts, seat, 'fame').length > 0) return;
  const isCondition = goal.on.some((moment) => moment === 'asset' || moment === 'ship');
  if (!isCondition || isMet(facts, seat, goal, 1) === false) own.personalGoalDone = false;
}

/** The log has told that the goal of a seat's ship is not completed: its fame has not come either. */
export function leaveShipGoalOpen(facts: Facts, seat: string): void {
  const own = seatOf(facts, seat);
  if (own.ship === null || own.shipGoalDone || facts.board.ships.get(own.ship)?.starter === true) return;
  own.shipGoalProgress ??= 'open';
  forgetFame(facts, seat, own.ship);
}

/** A goal is completed: nothing is counted for it any more. */
export function forgetDeeds(facts: Facts, seat: string, source: string): void {
  const own = seatOf(facts, seat);
  keepDeeds(own, { ...own.goalDeeds, [source === own.character ? 'personal' : 'ship']: undefined });
}

export function keepDeeds(own: SeatFacts, deeds: Readonly<Record<string, GoalDeeds | undefined>>): void {
  const left = Object.entries(deeds).filter(([, one]) => one !== undefined);
  if (left.length === 0) own.goalDeeds = undefined;
  else own.goalDeeds = Object.fromEntries(left);
}

/** Whether the fame of a goal has come, and been paid for, is in no doubt any more. */
export function forgetFame(facts: Facts, seat: string, source: string): void {
  const own = seatOf(facts, seat);
  const { perhaps = [] } = own;
  const isOfIt = ({ of, by, amount }: Perhaps): boolean => by === source && (of === 'fame' || amount < 0);
  const left = perhaps.filter((one) => !isOfIt(one));
  if (left.length === perhaps.length) return;
  own.perhaps = left;
  if (left.length === 0) own.perhaps = undefined;
  const gone = perhaps.filter(isOfIt).map(({ of }) => of);
  settle(facts, seat, ...gone.filter((what) => !left.some(({ of }) => of === what)));
}

/** Why nobody can say whether a goal that is declared is completed; null: all that it asks for is known, or that it is not met. */
export function untoldGoal(facts: Facts, seat: string, source: string): string | null {
  const stated = statedGoal(facts, source);
  if (stated?.needs !== undefined) return null;
  const goal = facts.board.goals.get(source);
  if (stated === undefined && goal !== undefined) {
    const missing = missesItsGoal(facts, seat, source);
    if (missing !== true && missing.holds === false) return null;
    if (asksToHave(goal) ? goal.whole === true : isDone(facts, seat, source, goal)) return null;
    if (goal.whole === true)
      return `the log does not tell whether what the goal of ${source} asks for has come often enough`;
  }
  return `the text of the goal of ${source} is not structured in full`;
}

/** What a goal of the catalogue asks for and its owner has not, or what has not happened yet. */
export function missesItsGoal(facts: Facts, seat: string, source: string): Finding {
  const finding = lacksItsCondition(facts, seat, source);
  return finding === true ? hasNotComeYet(facts, seat, source) : finding;
}

/** What a goal of the catalogue asks its owner to have and the seat has not, nor has had since the log began. */
function lacksItsCondition(facts: Facts, seat: string, source: string): Finding {
  const goal = facts.board.goals.get(source);
  if (goal?.needs === undefined || !asksToHave(goal)) return true;
  const { perhaps = [] } = seatOf(facts, seat);
  if (perhaps.some(({ of, by }) => of === 'fame' && by === source) || doubtAbout(facts, seat, 'fame') !== null)
    return true;
  const finding = hasWhatItAsks(facts, seat, goal);
  // Of a goal of which more is asked that is in doubt already.
  return finding !== true && finding.holds === 'unknown' && goal.whole !== true ? true : finding;
}
