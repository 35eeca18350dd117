/**
 * @module
 * Everything that an AI card can say, by the slices that referee it: when an instruction applies, the procedure that resolves
 * it, and what it is called.
 */
import { hasNoSlotFor } from '../assets/holding.ts';
import type { Facts } from '../table/facts.ts';
import type { Instruction, PlainInstruction } from '../table/types.ts';
import { readers as ofBounties } from './ai-bounties.ts';
import { readers as ofOthers } from './ai-others.ts';
import { readers as ofPatrols } from './ai-patrol.ts';
import { readers as ofRolls } from './ai-roll.ts';
import { type AiDeed, type Kind, type Reader, type Reading, unclear } from './instruction.ts';
import { deeds as plainDeeds, readers as plainReaders } from './plain-instructions.ts';
import { readers as encounterReaders } from './single-player-rules-bounty-encounters.ts';
import { readers as buyingReaders } from './single-player-rules-buying.ts';
import { readers as crewReaders } from './single-player-rules-gaining-crew.ts';
import { readers as cargoReaders } from './single-player-rules-jobs-and-cargo.ts';
import { readers as movingReaders } from './single-player-rules-moving.ts';

/** When an instruction of each kind applies. */
const readers: { readonly [K in Kind]?: Reader<K> } = {
  ...plainReaders,
  ...crewReaders,
  ...ofPatrols,
  ...ofRolls,
  ...ofOthers,
  ...buyingReaders,
  ...cargoReaders,
  ...movingReaders,
  ...encounterReaders,
  ...ofBounties,
};

/** What is carried out at once, without a procedure of its own. */
const deeds: { readonly [K in Kind]?: AiDeed<K> } = {
  ...plainDeeds,
};

/** The procedures of the instructions that have one of their own; the others are carried out in `ai-deed`. */
export const PROCEDURES: Readonly<Partial<Record<Kind, string>>> = {
  'reveal-contact': 'ai-contact',
  'gain-crew': 'ai-contact',
  'fight-patrol': 'ai-patrol',
  roll: 'ai-roll',
  'others-lose-reputation': 'ai-others',
  buy: 'ai-buying',
  'deliver-cargo': 'ai-delivering',
  'complete-job': 'ai-job',
  'discard-cargo': 'ai-discarding',
  move: 'ai-moving',
  'encounter-target': 'ai-bounty-encounter',
  'fight-player': 'ai-fight-player',
  'swap-bounty': 'ai-swap-bounty',
  'search-bounty': 'ai-search-bounty',
};

export const deedOf = (kind: Kind): AiDeed<Kind> | undefined => deeds[kind] as AiDeed<Kind> | undefined;

/** An instruction as it is read at the table: the plain one that is resolved, or the last that was passed over. */
export interface Read extends Reading {
  readonly instruction: PlainInstruction;
  /** what comes instead if its procedure should come to nothing ("if unable") */
  readonly otherwise?: readonly PlainInstruction[];
}

function readPlain(facts: Facts, seat: string, instruction: PlainInstruction): Read {
  const reader = readers[instruction.do] as Reader<Kind> | undefined;
  const reading = reader?.(facts, seat, instruction) ?? unclear(`"${instruction.do}" is not refereed yet`);
  return { ...reading, instruction };
}

/** Reads an instruction: of two by a condition the one that holds, of several ("if unable") the first that can be done. */
export function readInstruction(facts: Facts, seat: string, instruction: Instruction): Read {
  switch (instruction.do) {
    case 'either': {
      const full = hasNoSlotFor(facts, seat, instruction.ifFull);
      if (full === null)
        return {
          instruction: instruction.whenFull,
          ...unclear(`nobody knows whether all ${instruction.ifFull} slots are full`),
        };
      return readPlain(facts, seat, full ? instruction.whenFull : instruction.otherwise);
    }
    case 'first': {
      const reads = instruction.of.map((part, at): Read => {
        return { ...readPlain(facts, seat, part), otherwise: instruction.of.slice(at + 1) };
      });
      const read = reads.find(({ applies }) => applies !== false) ?? reads.at(-1);
      if (read === undefined) throw new Error('an instruction of an AI card has no parts');
      return read;
    }
    default:
      return readPlain(facts, seat, instruction);
  }
}
