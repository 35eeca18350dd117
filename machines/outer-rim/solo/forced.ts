/**
 * @module
 * What an AI player has no choice in: one of the moves that are left must be made, and whatever else a log records instead is
 * told with what was forced, and why. The rule stands where the procedure of the instruction does.
 */

import type { Json } from '../../../schemas/json.ts';
import { aiSections } from '../../../schemas/outer-rim/ai.ts';
import type { RuleId } from '../../chart.ts';
import { type Finding, fails, type Move, type Refusal } from '../../ruleset.ts';
import { cardOf, type Facts, heldBy } from '../table/facts.ts';
import type { PlainInstruction } from '../table/types.ts';
import {
  type CarriedOut,
  type Kind,
  type Passed,
  type Past,
  plainOf,
  type Resolving,
  type SectionName,
} from './instruction.ts';
import { aiCardOf } from './players.ts';
import { sayInstruction } from './said.ts';
import { tradesNothing } from './single-player-rules-ai-decisions.ts';

const RULES = 'outer-rim.single-player-rules-playing-the-game';

/** Words that every move may carry and that say nothing of what is done. */
const BESIDES: ReadonlySet<string> = new Set(['type', 'seat', 'expect', 'note']);

/** Whether a move says nothing else than a forced one does; what it leaves out it leaves to the rules. */
function agrees(move: Move, forced: Move): boolean {
  const said = forced as unknown as Readonly<Record<string, unknown>>;
  return Object.entries(move).every(
    ([word, value]) => BESIDES.has(word) || value === undefined || JSON.stringify(said[word]) === JSON.stringify(value),
  );
}

/** The words of moves that are left, for the facts of a violation. */
function wordsOf(moves: readonly Move[]): Json[] {
  return moves.map(
    (move) => Object.fromEntries(Object.entries(move).filter(([word]) => word !== 'seat' && word !== 'type')) as Json,
  );
}

/**
 * One of the moves that are left is made; the facts show them, and why they are the ones that are left. Of several that are tied
 * the words of the move tell one: what it leaves out is for the log to show (`leftOut`).
 */
export function mustBeOneOf(left: readonly Move[], move: Move, because: string): Finding {
  const meant = left.filter((forced) => agrees(move, forced));
  return meant.length === 1 || fails({ forced: wordsOf(meant.length === 0 ? left : meant), because });
}

/** Why a smuggler does not move: there is a goal token in its space. */
function staysPut(
  { goalTokens, seats }: Facts,
  type: string,
  { seat, passed }: Pick<Resolving, 'seat' | 'passed'>,
): Refusal | null {
  const space = seats[seat]?.space ?? null;
  if ((type !== 'planning.move' && type !== 'move.along') || space === null || !((goalTokens?.[space] ?? 0) > 0))
    return null;
  const because = passed.find((one) => one.do === 'move')?.because;
  if (because === undefined) return null;
  return { rule: 'outer-rim.single-player-rules-moving.1.b', facts: { space, because } };
}

/** Why cargo is not delivered where none is for the space of an AI player: it is for another one. */
function isForElsewhere(
  facts: Facts,
  move: Move & { readonly card?: string },
  { seat, passed }: Pick<Resolving, 'seat' | 'passed'>,
): Refusal | null {
  const { card = '' } = move;
  const passedOver = passed.some((one) => one.do === 'deliver-cargo');
  if (move.type !== 'deliver.cargo' || !passedOver || heldBy(facts, seat, card) === undefined) return null;
  const destination = cardOf(facts, card)?.destination ?? null;
  const space = facts.seats[seat]?.space ?? null;
  return { rule: 'outer-rim.single-player-rules-jobs-and-cargo.0.3', facts: { card, destination, space } };
}

const NO_ABILITIES: RuleId = 'outer-rim.single-player-rules-ai-players-cards-and-credits.0.2';

/** The sections of an AI card, from its top to its last line. */
const SECTIONS: readonly SectionName[] = [...aiSections, 'special'];

/** The kinds of instructions that moves of an AI player resolve, by the type of the move; none for what only comes about on the way. */
const KINDS: Readonly<Record<string, readonly Kind[]>> = {
  'planning.move': ['move'],
  'move.along': ['move'],
  'planning.gain-credits': ['gain-credits'],
  'planning.recover': ['recover'],
  'market.discard': ['buy', 'discard-cargo'],
  'market.buy': ['buy'],
  'deliver.cargo': ['deliver-cargo'],
  'encounter.patrol': ['fight-patrol'],
  'encounter.contact': ['encounter-target', 'reveal-contact', 'gain-crew'],
  'encounter.crew': ['encounter-target'],
  'bounty.eliminate': ['encounter-target'],
  'encounter.player': ['encounter-target', 'fight-player'],
  'ai.roll': ['roll'],
  'ai.lose-reputation': ['others-lose-reputation'],
};

/** The kinds of instructions that an entry may resolve; none: it only tells what comes about on the way. */
export function kindsOf(move: Move & { readonly instruction?: Kind }): readonly Kind[] {
  const told = move.type === 'ai.resolve' ? move.instruction : undefined;
  return told === undefined ? (KINDS[move.type] ?? []) : [told];
}

/** Every instruction of a section of an AI card. */
export function instructionsIn(card: string | null, section: SectionName): readonly PlainInstruction[] {
  const known = aiCardOf(card);
  if (known === null) return [];
  if (section === 'special') return known.special?.step === undefined ? [] : [known.special.step];
  return known[section].steps.flatMap(plainOf);
}

/** What is due: an instruction of any kind. */
interface Due extends Pick<Resolving, 'seat' | 'card' | 'section' | 'because' | 'pick' | 'passed'> {
  readonly past?: readonly Past[];
  readonly instruction: PlainInstruction;
}

/** What is due, for the facts of a violation; and why the other one was passed over. */
export function dueOf({ card, instruction, because }: Due, above?: Passed): Record<string, Json> {
  const due = { card, due: sayInstruction(instruction), because };
  return above === undefined ? due : { ...due, passedOver: above.do, for: above.because };
}

/** Why no contact is turned up that the AI card speaks of further down: what is due comes before it. Null: it speaks of none. */
export function contactComesLater(own: Due): Refusal | null {
  const turnsUp = (one: SectionName): boolean =>
    instructionsIn(own.card, one).some((line) => line.do === 'reveal-contact' || line.do === 'encounter-target');
  if (!SECTIONS.slice(SECTIONS.indexOf(own.section)).some(turnsUp)) return null;
  return { rule: `${RULES}.${own.pick === 'first' ? '0.5' : '0.8'}`, facts: dueOf(own) };
}

/** Whether what an entry tells stands in a section of the card after the present one. */
export function isInALaterOne(move: Move, { card, section }: Pick<Due, 'card' | 'section'>): boolean {
  const kinds = kindsOf(move);
  const isIn = (one: SectionName): boolean => instructionsIn(card, one).some((line) => kinds.includes(line.do));
  return SECTIONS.slice(SECTIONS.indexOf(section) + 1).some(isIn);
}

/** Whether what an entry tells stands in no line of the present section but in one of a later section. */
function belongsLater(move: Move, own: Due): boolean {
  const kinds = kindsOf(move);
  const isHere = instructionsIn(own.card, own.section).some((line) => kinds.includes(line.do));
  return !move.type.startsWith('planning.') && !isHere && isInALaterOne(move, own);
}

/** Whether an entry tells what stands in a section of a card. */
function isInSection(move: Move, card: string | null, section: SectionName): boolean {
  const kinds = kindsOf(move);
  return instructionsIn(card, section).some((line) => kinds.includes(line.do));
}

/** Why nothing more is done that stands in a section which is over: it was passed over there, nothing applied, or others did. */
function isPast(move: Move, { card, past }: Omit<CarriedOut, 'seat'>, section: SectionName): Refusal {
  const kinds = kindsOf(move);
  const first = section !== 'special' && aiCardOf(card)?.[section].pick === 'first';
  const found = past.find((one) => one.section === section);
  const over = found?.passed.find((one) => kinds.includes(one.do));
  const isIdle = first && found?.any === false;
  const rule = isIdle ? '0.7' : over === undefined ? (first ? '0.5' : '0.8') : first ? '0.6' : '0.9';
  const why = over === undefined ? {} : { passedOver: over.do, for: over.because };
  return { rule: over?.refuses?.[move.type] ?? `${RULES}.${rule}`, facts: { card, section, isOver: true, ...why } };
}

/** Why nothing is done that stands in a section which is over. */
export function isOver(
  _facts: Facts,
  move: Move,
  { seat, card, section, past = [] }: Pick<Due, 'seat' | 'card' | 'section' | 'past'>,
): Refusal | null {
  if (move.seat !== seat || section === 'planning' || isInSection(move, card, section)) return null;
  const before = SECTIONS.slice(0, SECTIONS.indexOf(section)).findLast((one) => isInSection(move, card, one));
  const meant = move.type.startsWith('planning.') ? 'planning' : before;
  return meant === undefined ? null : isPast(move, { card, past }, meant);
}

/**
 * Why nothing is done that stands on an AI card which has been carried out: as in a section that is over; whoever was defeated
 * has not come to it. Null: the card has nothing of the kind.
 */
export function isCarriedOutAlready(move: Move, { card, past }: CarriedOut, defeated: boolean): Refusal | null {
  if (move.type === 'encounter.space') return { rule: `${RULES}.0.4`, facts: { card } };
  const meant = SECTIONS.findLast((one) => isInSection(move, card, one));
  if (meant === undefined) return null;
  const kinds = kindsOf(move);
  const found = past.find(({ section }) => section === meant);
  const isCutShort = found === undefined || found.unread.some((kind) => kinds.includes(kind));
  return !defeated || !isCutShort
    ? isPast(move, { card, past }, meant)
    : { rule: 'outer-rim.single-player-rules-clarifications.2.a', facts: { card, section: meant, defeated } };
}

/** Why nothing else is done while an instruction of an AI card is being resolved: that one is due. */
export function dueInstead(facts: Facts, move: Move, own: Due): Refusal | null {
  // One card is drawn for each turn: a second one can only be that of another AI player.
  if (move.type === 'ai.card' && Object.keys(facts.ai ?? {}).length === 1)
    return { rule: `${RULES}.0.2`, facts: { drawn: own.card } };
  if (move.seat !== own.seat) return null;
  const instead = staysPut(facts, move.type, own) ?? isForElsewhere(facts, move, own) ?? tradesNothing(facts, move);
  if (instead !== null) return instead;
  if (move.type.endsWith('.ability')) return { rule: NO_ABILITIES, facts: { aiPlayer: move.seat } };
  if (move.type === 'encounter.space') return { rule: `${RULES}.0.4`, facts: dueOf(own) };
  const kinds = kindsOf(move);
  if (belongsLater(move, own)) return null;
  const over = isOver(facts, move, own);
  if (over !== null) return over;
  const above = own.passed.find((one) => kinds.includes(one.do));
  const [first, all] = above === undefined ? (['0.5', '0.8'] as const) : (['0.6', '0.9'] as const);
  return {
    rule: above?.refuses?.[move.type] ?? `${RULES}.${own.pick === 'first' ? first : all}`,
    facts: dueOf(own, above),
  };
}

/** The same of what cannot go without saying, for it brings dice or cards: it comes before the turn of anybody else, too. */
export function comesFirst(facts: Facts, move: Move, own: Due): Refusal | null {
  const said = dueInstead(facts, move, own);
  if (said !== null || (move.seat === undefined && move.type !== 'ai.card')) return said;
  return { rule: `${RULES}.${own.pick === 'first' ? '0.5' : '0.8'}`, facts: dueOf(own) };
}
