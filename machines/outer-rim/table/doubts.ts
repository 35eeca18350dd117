/**
 * @module
 * What nobody knows for certain of a seat although the rules compute a value: a component of unknown text may have changed
 * it (golden-rules.0.2). The doubt is noted at the moment at which that component may be at work, and is gone as soon as a
 * rule or the log itself settles the fact. Nothing here is a rule of its own.
 */
import { asksToHave, type Bend } from '../../../cards/outer-rim/index.ts';
import type { Doubtful, Perhaps, SeatFacts } from '../../../schemas/outer-rim/position.ts';
import { type AssetType, MOST_CREDITS } from '../../../schemas/outer-rim/words.ts';
import { type Finding, type Move, unknown } from '../../ruleset.ts';
import { assetTypeOf, cardOf, type Draft, type Facts, isAi, seatOf, untoldBender } from './facts.ts';
import { purseOf } from './purse.ts';

export type { Doubtful };

/** Everything of a seat that a card nobody has told may have changed. */
export const ANYTHING: readonly Doubtful[] = [
  'credits',
  'fame',
  'reputation',
  'space',
  'character',
  'ship',
  'defeated',
  'assets',
  'secrets',
  'sheet',
  'treatedAs',
];

const IN_WORDS: Readonly<Record<Doubtful, string>> = {
  credits: 'credits',
  fame: 'fame',
  reputation: 'reputation',
  space: 'space',
  character: 'damage',
  ship: 'damage of the ship',
  'more-character': 'damage',
  'more-ship': 'damage of the ship',
  defeated: 'defeat',
  assets: 'assets',
  secrets: 'secrets',
  sheet: 'ship sheet',
  treatedAs: 'reputation',
};

/** What a seat has of these is not certain from here on, for this reason. */
export function doubt(facts: Facts, seat: string, reason: string, what: readonly Doubtful[]): void {
  const own = seatOf(facts, seat);
  const doubts = { ...own.doubts };
  for (const one of what) doubts[one] = reason;
  own.doubts = doubts;
  // Whatever may have brought fame may have been what a goal asks for.
  if (what.includes('fame')) {
    delete own.shipGoalProgress;
    loseCount(facts, own);
    if (own.personalGoalDone === false) delete own.personalGoalDone;
  }
  if (what.includes('credits')) own.purse = undefined;
  if (what.includes('assets')) forgetTurned(facts, seat);
  dropPerhaps(own, what);
}

/** Which end of its rotating assets shows whose other end the log does not name nobody knows any more (assets.3.3). */
export function forgetTurned(facts: Facts, seat: string): void {
  for (const asset of seatOf(facts, seat).assets) asset.turned = undefined;
}

/** How often what the goals of a seat ask for has come nobody can say any more. */
export function loseCount({ board }: Facts, own: SeatFacts): void {
  const { character, ship, goalDeeds = {} } = own;
  for (const [which, source, isDone] of [
    ['personal', character, own.personalGoalDone === true],
    ['ship', ship, own.shipGoalDone],
  ] as const) {
    const goal = board.goals.get(source ?? '');
    if (isDone || goal === undefined || asksToHave(goal)) continue;
    own.goalDeeds = { ...own.goalDeeds, [which]: { least: goalDeeds[which]?.least ?? 0, most: null } };
  }
}

/** More than so many possible gains are a doubt like any other. */
const MOST_PERHAPS = 16;

/** A seat may have so much more from here on, for this reason: a card of known text brings it, if it does. */
export function mayHave(facts: Facts, seat: string, gain: Perhaps, reason: string): void {
  const own = seatOf(facts, seat);
  const { perhaps = [], doubts } = own;
  if (doubts?.[gain.of] !== undefined && !isBounded(own, gain.of)) return;
  // A goal is completed once.
  const isOfGoal = gain.of === 'fame' && (gain.by === own.character || gain.by === own.ship);
  if (isOfGoal && perhaps.some(({ of, by }) => of === gain.of && by === gain.by)) return;
  if (perhaps.length === MOST_PERHAPS) {
    doubt(facts, seat, reason, [gain.of]);
    return;
  }
  own.doubts = { ...doubts, [gain.of]: doubts?.[gain.of] ?? reason };
  own.perhaps = [...perhaps, gain];
}

/** Whether a doubt about this is no more than that some known gains may have come. */
export function isBounded({ perhaps }: SeatFacts, what: Doubtful): boolean {
  return perhaps?.some(({ of }) => of === what) === true;
}

/** Whether some of these gains come to this sum. */
export function maySumUp(gains: readonly number[], sum: number): boolean {
  let sums = new Set([0]);
  for (const gain of gains) sums = new Set([...sums, ...[...sums].map((one) => one + gain)]);
  return sums.has(sum);
}

function dropPerhaps(own: SeatFacts, what: readonly Doubtful[]): void {
  if (own.perhaps === undefined) return;
  const left = own.perhaps.filter(({ of }) => !what.includes(of));
  if (left.length === 0) own.perhaps = undefined;
  else own.perhaps = left;
}

/** A component is at work that may change these facts of a seat. */
export function sway(facts: Facts, seat: string, source: string, ...what: Doubtful[]): void {
  const [first = 'credits'] = what;
  doubt(facts, seat, `${source} may change the ${IN_WORDS[first]} of ${seat} here, and its text is not known`, what);
}

/** If a component of a seat may bend this rule and nobody knows its text, these facts of the seat are not certain any more. */
export function maySway(draft: Draft, seat: string, bend: Bend, ...what: Doubtful[]): void {
  const source = untoldBender(draft.facts, seat, bend);
  if (source !== null) sway(draft.facts, seat, source, ...what);
}

/**
 * Assets of these kinds are at work here: one whose text nobody knows may go by it (assets.6, "when an ability allows it"). That one
 * has gone the log shows, or nothing is said of it.
 */
export function mayGo(facts: Facts, seat: string, types: readonly AssetType[], whose: 'own' | 'any' = 'own'): void {
  if (isAi(facts, seat)) return;
  const own = seatOf(facts, seat);
  const going = new Set(own.mayHaveGone);
  for (const asset of own.assets) {
    const type = assetTypeOf(facts, asset);
    const isUntold = whose === 'any' || cardOf(facts, asset.card)?.abilities === undefined;
    if (isUntold && (type === null || types.includes(type))) going.add(asset.card);
  }
  if (going.size > 0) own.mayHaveGone = [...going];
}

/** Why an asset may have gone although no rule takes it; null: it cannot have. */
export function doubtOfStaying(facts: Facts, seat: string, card: string): string | null {
  const { mayHaveGone = [] } = seatOf(facts, seat);
  return mayHaveGone.includes(card)
    ? `whether ${card} has gone by a text that nobody knows, the log has to tell`
    : null;
}

/** Of an asset that has gone nobody asks any more whether it has. */
export function isGone(facts: Facts, seat: string, card: string): void {
  const own = seatOf(facts, seat);
  const left = own.mayHaveGone?.filter((one) => one !== card) ?? [];
  if (left.length === 0) own.mayHaveGone = undefined;
  else own.mayHaveGone = left;
}

/** Why nobody knows this fact of a seat for certain; null when it is certain. */
export function doubtAbout(facts: Facts, seat: string, what: Doubtful): string | null {
  return seatOf(facts, seat).doubts?.[what] ?? null;
}

/** A constraint that is not held against a seat while it is in doubt what it rests on: where the seat is, what it has. */
export function unlessInDoubt<M extends Move, O>(
  what: readonly Doubtful[],
  check: (facts: Facts, move: M, own: O) => Finding,
) {
  return (facts: Facts, move: M, own: O): Finding => {
    const finding = check(facts, move, own);
    if (finding === true || finding.holds === 'unknown') return finding;
    const { doubts } = facts.seats[move.seat ?? facts.turn.seat] ?? {};
    const one = doubts === undefined ? undefined : what.find((fact) => doubts[fact] !== undefined);
    return one === undefined || doubts?.[one] === undefined ? finding : unknown(doubts[one]);
  };
}

/** Why a seat may have more credits than are known; null: it has no more, although something may have been paid for its goal. */
export function mayHaveMoreCredits(facts: Facts, seat: string): string | null {
  const sums = (seatOf(facts, seat).perhaps ?? []).filter(({ of }) => of === 'credits');
  return sums.length > 0 && sums.every(({ amount }) => amount < 0) ? null : doubtAbout(facts, seat, 'credits');
}

/** The most credits that a seat may have, as far as anybody knows. */
export function mostCredits(facts: Facts, seat: string): number {
  return purseOf(seatOf(facts, seat))?.at(-1)?.[1] ?? MOST_CREDITS;
}

/** These facts of a seat are certain again. */
export function settle(facts: Facts, seat: string, ...what: Doubtful[]): void {
  const own = seatOf(facts, seat);
  if (what.includes('credits')) own.purse = undefined;
  const { doubts } = own;
  if (doubts === undefined || what.every((one) => doubts[one] === undefined)) return;
  const left = Object.entries(doubts).filter(([one]) => !what.includes(one as Doubtful));
  if (left.length === 0) own.doubts = undefined;
  else own.doubts = Object.fromEntries(left);
  dropPerhaps(own, what);
}
