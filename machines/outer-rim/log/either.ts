/**
 * @module
 * What is left open of a table of which nobody can say which of two ways a log went (a choice that it leaves unsaid): all that
 * differs between them, so far as it may stand in doubt.
 */
import { sameJson } from '../../../schemas/json.ts';
import { type Doubtful, doubt } from '../table/doubts.ts';
import { type Facts, seatOf } from '../table/facts.ts';
import { mayHaveEitherSum } from '../table/purse.ts';
import type { SeatFacts } from '../table/types.ts';

/** What of a seat may be one or the other, and the doubt that says so. */
const OPEN: readonly (readonly [keyof SeatFacts, readonly Doubtful[]])[] = [
  ['fame', ['fame']],
  ['reputation', ['reputation']],
  ['damage', ['character', 'ship']],
  ['space', ['space']],
  ['assets', ['assets']],
  ['secrets', ['secrets']],
];

/** What differs between two seats, or is in doubt of one of them otherwise than of the other. */
function differing(one: SeatFacts, other: SeatFacts): Doubtful[] {
  const all = [one, other];
  const doubted = all.flatMap(({ doubts = {} }) => Object.keys(doubts) as Doubtful[]);
  const perhaps = sameJson(one.perhaps ?? [], other.perhaps ?? []) ? [] : all.flatMap((own) => own.perhaps ?? []);
  return [
    ...OPEN.flatMap(([fact, what]) => (sameJson(one[fact], other[fact]) ? [] : what)),
    ...doubted.filter((what) => one.doubts?.[what] !== other.doubts?.[what]),
    ...perhaps.map(({ of }) => of),
  ];
}

/** Facts, a copy, become what two ways of reading a log have in common (`other`, a copy too); false: they differ in more than may be left open. */
export function either(facts: Facts, other: Facts, reason: string): boolean {
  for (const seat of facts.order) {
    const [own, theirs] = [seatOf(facts, seat), seatOf(other, seat)];
    const open = differing(own, theirs);
    if (!open.includes('credits')) mayHaveEitherSum(own, theirs);
    for (const one of [facts, other]) doubt(one, seat, reason, open);
    const { credits, purse } = own;
    Object.assign(theirs, { credits, purse }, Object.fromEntries(OPEN.map(([fact]) => [fact, own[fact]])));
  }
  return sameJson(facts, other);
}
