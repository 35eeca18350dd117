/**
 * @module
 * What is told of a log while it is read: breaches, doubts, and those of them that later entries may still settle.
 */
import type { Json } from '../../schemas/json.ts';
import { putInOrder, type Resumed, type Unverifiable, type Violation } from '../play/findings.ts';
import type { Doubt } from '../play/play.ts';
import type { Way } from './readings.ts';

/** So many ways to read an entry that leaves words out are told, and more are not kept where what they change can be forgotten. */
export const FEW = 6;

/** So many entries behind a wrong claim the log may still decide how it is read on. */
const DECIDED_WITHIN = 60;

const CLAIM_LEFT: Resumed = { how: 'claim-left' };

const isOfClaim = ({ resumed: { how } }: Violation): boolean => how === 'claim-taken' || how === 'claim-left';

/** What a log claims wrongly of a fact. */
export interface WrongClaim {
  readonly fact: string;
  readonly claimed: Json;
}

/** A wrong claim that has been told, and the last entry that has made it. */
export interface ToldClaim {
  readonly violation: Violation;
  readonly claim: WrongClaim;
  seen: number;
}

/** The wrong claims of which a violation speaks. */
export function claimsIn({ facts: { further = [], ...first } }: Violation): readonly WrongClaim[] {
  return [first, ...(further as Json[])] as unknown as readonly WrongClaim[];
}

export class Told {
  readonly violations: Violation[];
  readonly unverifiable: Unverifiable[];
  /** the violations of the last breach, and of wrong claims just before: how they were read on is not certain before the log has decided */
  #undecided: readonly Violation[] = [];
  /** entries of which the log leaves words out that later entries may tell */
  readonly #open: number[] = [];
  /** by fact, the wrong claim of it that was told last; of so many violations */
  readonly #claims = new Map<string, ToldClaim>();
  #lookedThrough = 0;

  constructor(violations: Violation[], unverifiable: Unverifiable[]) {
    this.violations = violations;
    this.unverifiable = unverifiable;
  }

  /** A doubt about an entry, or about a part of it. */
  doubt(entry: number, found: Doubt, pointer = `/moves/${entry}`): void {
    this.unverifiable.push({ entry, pointer, ...found });
  }

  doubts(entry: number, found: readonly Doubt[]): void {
    for (const one of found) this.doubt(entry, one);
  }

  /** Breaches of the entry that is read, or of the one that has brought the log to its end. */
  breaches(found: readonly Violation[]): void {
    for (const one of found) putInOrder(this.violations, one);
  }

  /** The log has still to decide how these breaches, which have been told, are read on. */
  leaveUndecided(found: readonly Violation[]): void {
    this.#undecided = found;
  }

  /** The same of the breaches of one more entry. */
  leaveBreachesUndecided(found: readonly Violation[]): void {
    this.#undecided = [...this.#undecided.filter((one) => !isOfClaim(one)), ...found];
  }

  /** Nor has it decided how these wrong claims are read on, besides those breaches of which it has not. */
  leaveUndecidedToo(found: readonly Violation[]): void {
    const since = (found[0]?.entry ?? 0) - DECIDED_WITHIN;
    this.#undecided = [...this.#undecided.filter(({ entry }) => (entry ?? -1) >= since), ...found];
  }

  /** How the breaches of which the log has still to decide it were read on in one reading, by entry. */
  undecidedIn<F>({ resumed, undecided }: Way<F>): ReadonlyMap<number, Resumed> {
    const last = this.#undecided.at(-1)?.entry;
    return new Map(
      this.#undecided.map(({ entry, resumed: told }) => [
        entry ?? -1,
        // A reading that knows nothing of an earlier one leaves it as it is told.
        undecided?.get(entry ?? -1) ?? (entry === last ? resumed : told),
      ]),
    );
  }

  /** The same in a reading that goes on otherwise from before this entry: what was claimed wrongly since then it does not go on with. */
  undecidedSince<F>(entry: number, way: Way<F>, reported: Way<F>): ReadonlyMap<number, Resumed> {
    const before = this.undecidedIn(way);
    return new Map(
      [...this.undecidedIn(reported)].map(([at, resumed]) => {
        if (at < entry) return [at, before.get(at) ?? resumed];
        return [at, resumed.how === 'claim-taken' ? CLAIM_LEFT : resumed];
      }),
    );
  }

  /** A breach of an earlier entry, which has come out only now. */
  breachOfEarlier(found: Violation): void {
    putInOrder(this.violations, found);
    this.#undecided = [];
  }

  /** Whether the log has still to decide how a breach is read on. */
  get isUndecided(): boolean {
    return this.#undecided.length > 0;
  }

  /** The last wrong claim of which the log has still to decide whether it stands. */
  get undecidedClaim(): Violation | undefined {
    return this.#undecided.findLast(isOfClaim);
  }

  /** The breaches that have been told of entries since this one. */
  since(first: number): Violation[] {
    const { violations } = this;
    let from = violations.length;
    while (from > 0 && (violations[from - 1]?.entry ?? -1) >= first) from -= 1;
    return violations.slice(from);
  }

  /**
   * The wrong claim of a fact that was told last; undefined: there is none. Each violation is looked through once: an entry may claim
   * much, and a log the same at every entry.
   */
  lastClaimOf(fact: string): ToldClaim | undefined {
    for (; this.#lookedThrough < this.violations.length; this.#lookedThrough += 1) {
      const violation = this.violations[this.#lookedThrough] as Violation;
      if (isOfClaim(violation))
        for (const claim of claimsIn(violation))
          this.#claims.set(claim.fact, { violation, claim, seen: violation.entry ?? 0 });
    }
    return this.#claims.get(fact);
  }

  /** How the last breach was read on is told by the first reading that is left, and is certain once there is no other. */
  decide<F>([first, ...others]: readonly Way<F>[]): void {
    if (first === undefined) return;
    const undecided = this.undecidedIn(first);
    for (const violation of this.#undecided)
      violation.resumed = undecided.get(violation.entry ?? -1) ?? violation.resumed;
    if (others.length === 0) this.#undecided = [];
  }

  /** Takes back what was held against an entry, and against an earlier one on its behalf. */
  takeBack(entry: number, earlier: Violation | null): void {
    const kept = this.violations.filter((told) => told.entry !== entry && told !== earlier);
    this.violations.splice(0, this.violations.length, ...kept);
    this.#lookedThrough = Math.min(this.#lookedThrough, kept.length);
  }

  /** What was doubted of an entry that is a breach after all is doubted no more. */
  withoutDoubts(entry: number): void {
    const { unverifiable } = this;
    let from = unverifiable.length;
    while (from > 0 && (unverifiable[from - 1]?.entry ?? -1) >= entry) from -= 1;
    for (const told of unverifiable.splice(from)) if (told.entry !== entry) unverifiable.push(told);
  }

  /** An entry can be read in several ways. */
  leaveOpen(entry: number): void {
    this.#open.push(entry);
  }

  /** Whether it is this entry that was last found to be readable in several ways. */
  isOpen(entry: number): boolean {
    return this.#open.at(-1) === entry;
  }

  /** The entry that was last found to be readable in several ways; undefined: there is none of which the log may still tell which. */
  get lastOpen(): number | undefined {
    return this.#open.at(-1);
  }

  /** Nothing is told of the entry that was last found to be readable in several ways: it can be said, or has been told otherwise. */
  close(entry: number): void {
    if (this.isOpen(entry)) this.#open.pop();
  }

  /**
   * Says of entries (`before` this one) that can be read in several ways that the log has not told which; those that it has are told no
   * more.
   */
  tellOpen<F>(ways: readonly Way<F>[], before = Number.POSITIVE_INFINITY): void {
    const later = this.#open.filter((entry) => entry >= before);
    for (const entry of this.#open.splice(0, this.#open.length, ...later)) {
      if (entry >= before) continue;
      // A way that has been found anew after a breach tells nothing of what was left unsaid before it.
      const read = new Set(ways.flatMap(({ reads }) => reads?.get(entry) ?? []));
      if (read.size < 2) continue;
      putInOrder(this.unverifiable, { entry, pointer: `/moves/${entry}`, reason: whichItWas(read) });
    }
  }
}

/** That a log does not say which of these an entry was. */
export function whichItWas(read: ReadonlySet<string>): string {
  const more = read.size > FEW ? `; or one of ${read.size - FEW} others` : '';
  return `the log does not say which it was: ${[...read].slice(0, FEW).join('; or: ')}${more}`;
}
