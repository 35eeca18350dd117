/** @module What a position shows of an AI player's turn while an instruction of its card is being resolved. */
import { AiTurn as AiTurnSchema } from '../../../schemas/outer-rim/position.ts';
import type { Own } from '../../ruleset.ts';
import type { AiTurn } from '../table/types.ts';
import type { Resolving } from './instruction.ts';
import { sayInstruction } from './said.ts';

/** What is shown of an instruction that is being resolved, whichever procedure does so. */
export const instructionShown: Own = {
  schema: AiTurnSchema,
  shownAs: 'aiTurn',
  shows: ({ seat, card, section, instruction }: Resolving): AiTurn => ({
    seat,
    card,
    section,
    instruction: sayInstruction(instruction),
  }),
};
