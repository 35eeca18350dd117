/**
 * @module
 * An instruction of an AI card, read at the table: whether it can be carried out with an effect, and why. Slices give readers
 * and deeds for the kinds of instructions that are theirs; `instructions.ts` gathers them.
 */
import { type AiSection, deedKinds } from '../../../schemas/outer-rim/ai.ts';
import type { Faction } from '../../../schemas/outer-rim/words.ts';
import type { RuleId } from '../../chart.ts';
import type { Draft, Facts } from '../table/facts.ts';
import type { Instruction, PlainInstruction } from '../table/types.ts';

export type Kind = PlainInstruction['do'];
/** The kinds of instructions that are resolved in one step. */
export const plainKinds: readonly Kind[] = deedKinds;
/** The instructions of a kind. */
export type Of<K extends Kind> = Extract<PlainInstruction, { do: K }>;

/** What an instruction comes to: it can be carried out with an effect, or is passed over; null: nobody can say. */
export interface Reading {
  readonly applies: boolean | null;
  /** in a few words, in lower case: `the nearest goal token is on Naboo, 3 spaces away` */
  readonly because: string;
  /** nobody can say, and its procedure takes what the log tells of it: what comes after it goes on all the same */
  readonly takesWhatIsTold?: true;
  /** by the type of a move, the rule that keeps it from being done, where it says more than that it is passed over */
  readonly refuses?: Readonly<Record<string, RuleId>>;
}

/** Reads an instruction of a kind for a seat. Changes nothing. */
export type Reader<K extends Kind> = { read(facts: Facts, seat: string, instruction: Of<K>): Reading }['read'];
export type Readers<K extends Kind> = { readonly [kind in K]: Reader<kind> };

/** What an instruction is about, as far as the log tells it, where several things are tied. */
export interface Chosen {
  readonly card?: string | undefined;
  readonly faction?: Faction | undefined;
  readonly player?: string | undefined;
}

/** Carries out an instruction that leaves nothing to choose; what it brings about besides is owed. */
export type AiDeed<K extends Kind> = {
  carryOut(draft: Draft, seat: string, instruction: Of<K>, chosen: Chosen): void;
}['carryOut'];
export type AiDeeds<K extends Kind> = { readonly [kind in K]: AiDeed<kind> };

/** What the procedure of an instruction works on. */
export interface Resolving<K extends Kind = Kind> {
  /** the AI player */
  readonly seat: string;
  readonly card: string | null;
  readonly section: SectionName;
  readonly instruction: Of<K>;
  /** why it is the one that is due */
  readonly because: string;
  readonly pick: AiSection['pick'];
  /** those above it that have been passed over */
  readonly passed: readonly Passed[];
  /** what has come of the sections before this one */
  readonly past: readonly Past[];
}

/** What has come of a section of an AI card that is over. */
export interface Past {
  readonly section: SectionName;
  /** an instruction has been carried out */
  readonly any: boolean;
  readonly passed: readonly Passed[];
  /** those below the last one that was carried out */
  readonly unread: readonly Kind[];
}

/** An AI card that is being carried out, or has been, as far as it is. */
export interface CarriedOut {
  readonly seat: string;
  readonly card: string | null;
  readonly past: readonly Past[];
}

/** An instruction that cannot be carried out or would have no effect, and why. */
export interface Passed extends Pick<Reading, 'because' | 'refuses'> {
  readonly do: Kind;
}

/**
 * What the procedure of an instruction tells its section when it came to nothing: `unable`: it was tried (a card was discarded,
 * none bought); `passed`: nothing was done. Either way the part after its "if unable" is next; without one, what was tried counts
 * as resolved, and what was passed over does not.
 */
export type Outcome = 'unable' | 'passed';

export type SectionName = 'planning' | 'action' | 'encounter' | 'special';
export type { AiSection };

/** The instruction applies. */
export const applies = (because: string): Reading => ({ applies: true, because });
/** The instruction is passed over. */
export const passed = (because: string, refuses?: Reading['refuses']): Reading => ({
  applies: false,
  because,
  ...(refuses === undefined ? {} : { refuses }),
});
/** Nobody can say whether the instruction applies. */
export const unclear = (because: string): Reading => ({ applies: null, because });

/** The plain instructions that an instruction may come to. */
export function plainOf(one: Instruction): readonly PlainInstruction[] {
  switch (one.do) {
    case 'either':
      return [one.whenFull, one.otherwise];
    case 'first':
      return one.of;
    default:
      return [one];
  }
}
