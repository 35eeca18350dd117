/**
 * @module
 * Single-Player Rules: Playing the Game (LRR page 22). The turn of an AI player: the top card of its deck is drawn and carried
 * out from its top line down to its last; of a section the first instruction that applies, or all that apply. What an
 * instruction comes to stands in the entries of Appendix 3 (`instructions.ts`).
 */
import type { z } from 'zod';
import { aiCards } from '../../../cards/outer-rim/ai.ts';
import { DeedKind } from '../../../schemas/outer-rim/ai.ts';
import { chance, decision } from '../../../schemas/outer-rim/move.ts';
import { AiTurn as AiTurnSchema } from '../../../schemas/outer-rim/position.ts';
import { AiCardId, CardId, type Deck, Faction, factions, Seat } from '../../../schemas/outer-rim/words.ts';
import {
  type Branch,
  chart,
  type MoveTransition,
  type RuleId,
  rules,
  rulesIf,
  type StateConfig,
  when,
} from '../../chart.ts';
import {
  type Done,
  type Finding,
  type Frame,
  fails,
  type Misjudged,
  type Move,
  must,
  type Open,
  type Option,
  type Place,
  type ReadInstruction,
  type Slice,
  type Unrecorded,
  unknown,
  voids,
  type WrongFact,
} from '../../ruleset.ts';
import type { Discard } from '../assets/slots.ts';
import type { ContactEncounter } from '../encounters/encountering-a-contact.ts';
import { asTold, type Draft, type Facts } from '../table/facts.ts';
import type { AiCard, AiSection, AiTurn, Instruction, PlainInstruction } from '../table/types.ts';
import type { PatrolEncounter } from '../turn/encounter-step.ts';
import { type Before, freshTurn } from '../turn/player-turn.ts';
import { isSwapped } from './ai-bounties.ts';
import { discardingFrom } from './ai-discards.ts';
import { isALoss, type LoseReputation } from './ai-others.ts';
import { isThePatrol } from './ai-patrol.ts';
import { type AiRoll, isTheRoll } from './ai-roll.ts';
import {
  dueInstead,
  dueOf,
  instructionsIn,
  isCarriedOutAlready,
  isInALaterOne,
  isOver,
  kindsOf,
  mustBeOneOf,
} from './forced.ts';
import {
  type CarriedOut,
  type Chosen,
  type Kind,
  type Outcome,
  type Passed,
  type Past,
  plainOf,
  type Resolving,
  type SectionName,
} from './instruction.ts';
import { deedOf, PROCEDURES, type Read, readInstruction } from './instructions.ts';
import { hasDroidCrew, waysOf } from './plain-instructions.ts';
import { aiCardOf, aiOf, isAi, mayBeDrawn } from './players.ts';
import { sayInstruction } from './said.ts';
import { instructionShown } from './shown.ts';
import { isNamedByTheCard } from './single-player-rules-gaining-crew.ts';
import { hadGoneThere } from './single-player-rules-moving.ts';
import {
  AI_MOVES,
  belongsToTheAi,
  countDeckAnew,
  doubtAgain,
  forgetDecks,
  instructionsOf,
  loseCountOfDeck,
  spoil,
  takeAsTold,
  untoldOptions,
} from './untold.ts';
import type { Moving } from './wrong-ways.ts';

const NO_ABILITIES: RuleId = 'outer-rim.single-player-rules-ai-players-cards-and-credits.0.2';
/** The moves by which people use abilities in their own turn. */
const NO_ABILITY = Object.fromEntries(
  ['planning', 'action', 'encounter', 'combat', 'test'].map((step) => [`${step}.ability`, NO_ABILITIES]),
);
const CARD = 'outer-rim.single-player-rules-playing-the-game.0.3' satisfies RuleId;
const UNDER = 'outer-rim.single-player-rules-playing-the-game.0.10' satisfies RuleId;
const FIRST = 'outer-rim.single-player-rules-playing-the-game.0.5' satisfies RuleId;
const PASSED = 'outer-rim.single-player-rules-playing-the-game.0.6' satisfies RuleId;
const ALL = 'outer-rim.single-player-rules-playing-the-game.0.8' satisfies RuleId;
const SKIPPED = 'outer-rim.single-player-rules-playing-the-game.0.9' satisfies RuleId;

const moves = [
  chance(
    'ai.card',
    { card: AiCardId.describe('the AI card') },
    'The top card of the AI deck is drawn for the AI player whose turn it is.',
  ),
  chance(
    'ai.untold',
    {},
    'The AI card is not told: of its turn nothing can be ruled, unless only one card can lie on top. A log may leave this out.',
  ),
  decision(
    'ai.resolve',
    {
      instruction: DeedKind.describe('the kind of instruction'),
      card: CardId.optional().describe('the card that it is about, where several are tied'),
      faction: Faction.optional().describe('the faction that it is about, where several patrols are equally near'),
      player: Seat.optional().describe('the player whom it is about, where several are tied'),
    },
    'An instruction of the AI card is resolved that leaves nothing to choose. A log may leave this out.',
  ),
] as const;
type Drawn = z.infer<(typeof moves)[0]>;
type Untold = z.infer<(typeof moves)[1]> & { readonly card?: undefined };
type Resolve = z.infer<(typeof moves)[2]>;

/** The turn of an AI player. */
interface Turn {
  readonly seat: string;
  card: string | null;
  /** why nobody can say how it goes on; null: it is known */
  why: string | null;
  /** what has come of the sections that are over */
  past: readonly Past[];
  /** where a fact is missing that decides how it goes on, what it may still bring */
  left?: readonly Instruction[];
  /** the turn before this one */
  readonly before?: Before;
}

/** The turn of the AI player whose turn it is, before its card is drawn. */
export function anAiTurn({ turn }: Facts, before?: Before): Turn {
  return { seat: turn.seat, card: null, why: null, past: [], ...(before === undefined ? {} : { before }) };
}

/** The procedure of such a turn. */
export function aiTurnBegun(facts: Facts): Frame {
  return { chart: 'ai-turn', state: 'drawing', own: anAiTurn(facts) };
}

/** A section of an AI card that is being resolved. */
interface Section extends Pick<Turn, 'past'> {
  readonly seat: string;
  readonly card: string | null;
  readonly section: SectionName;
  readonly pick: AiSection['pick'];
  /** the instructions that have not been read yet; where nobody can say whether one applies, it is the first of them */
  left: readonly Instruction[];
  /** those that have been passed over since the last one was resolved */
  passed: readonly Passed[];
  /** how many more of them are resolved at most */
  most: number;
  /** why nobody can say whether some more are resolved than those; null: for certain not */
  readonly perhapsMore: string | null;
  now: PlainInstruction | null;
  /** what comes instead if that comes to nothing ("if unable") */
  otherwise: readonly PlainInstruction[];
  because: string;
  why: string | null;
  /** an instruction has been carried out */
  any: boolean;
  /** how the instructions have been read so far */
  read: readonly ReadInstruction[];
}

const NO_STEPS: AiSection = { pick: 'all', steps: [] };

function sectionOf(facts: Facts, { seat, card, past }: Turn, name: SectionName): Section {
  const known = aiCardOf(card);
  const step = known?.special?.step;
  const special: AiSection = step === undefined ? NO_STEPS : { pick: 'all', steps: [step] };
  const { pick, steps, withDroidCrew } = known === null ? NO_STEPS : name === 'special' ? special : known[name];
  const droids = withDroidCrew === undefined ? false : hasDroidCrew(facts, seat);
  const first = droids === true ? (withDroidCrew ?? 1) : 1;
  return {
    seat,
    card,
    section: name,
    pick,
    left: steps,
    passed: [],
    most: pick === 'first' ? first : steps.length,
    perhapsMore: droids === null ? `nobody knows whether ${seat} has a droid among its crew` : null,
    now: null,
    otherwise: [],
    because: '',
    why: null,
    any: false,
    past,
    read: [],
  };
}

/** An instruction as it was read, in words, with the rule by which it is resolved or passed over. */
function toldOf({ seat, card, section, pick }: Section, { instruction, applies, because }: Read): ReadInstruction {
  const rule = pick === 'first' ? (applies === false ? PASSED : FIRST) : applies === false ? SKIPPED : ALL;
  const part = section === 'special' ? 'the last line' : `the ${section} section`;
  return { seat, on: `${part} of ${card}`, says: sayInstruction(instruction), applies, because, rule };
}

/** How the instructions have been read of the section of an AI card that is being resolved. */
export function readSoFar(frames: readonly Frame[]): readonly ReadInstruction[] {
  const section = frames.findLast(({ chart: name }) => name === 'ai-instructions');
  return section === undefined ? [] : (section.own as Section).read;
}

/** Reads on to the next instruction that applies. */
function readOn(draft: Draft<Section>): void {
  const { facts, own } = draft;
  own.now = null;
  if (own.most === 0 && own.perhapsMore === null) return;
  for (const [at, instruction] of own.left.entries()) {
    const read = readInstruction(facts, own.seat, instruction);
    const told = toldOf(own, read);
    own.read = [...own.read, told];
    draft.tell(told);
    if (read.applies === false) {
      const { because, refuses } = read;
      const why = refuses === undefined ? { because } : { because, refuses };
      own.passed = [...own.passed, { do: read.instruction.do, ...why }];
      continue;
    }
    // What nobody can say of an instruction matters where one below it may have come instead.
    const goesOn = read.takesWhatIsTold === true && (own.pick === 'all' || at === own.left.length - 1);
    if ((read.applies === null && !goesOn) || own.most === 0) {
      own.left = own.left.slice(at);
      own.why = own.most === 0 ? own.perhapsMore : read.because;
    } else {
      own.left = own.left.slice(at + 1);
      own.most -= 1;
      own.any = true;
      own.now = read.instruction;
      own.otherwise = read.otherwise ?? [];
      own.because = read.because;
    }
    return;
  }
}

/** What has come of a section: whether anything was carried out; why nobody can say how it goes on, and what is left of it. */
type Ended = Pick<Section, 'section' | 'pick' | 'left' | 'any' | 'passed' | 'why'> & { readonly begun: boolean };

/** The sections of an AI card, and those that come before one. */
const sections: readonly SectionName[] = ['planning', 'action', 'encounter', 'special'];
const sectionsBefore = (section: SectionName): readonly SectionName[] => sections.slice(0, sections.indexOf(section));

/** An instruction has come to nothing: what the card has instead of it is next, or what comes after one that was passed over. */
function goOnWithout({ own }: Draft<Section>, { output }: Done<Outcome>): void {
  const [other, ...more] = own.otherwise;
  if (other !== undefined) own.left = [more.length === 0 ? other : { do: 'first', of: [other, ...more] }, ...own.left];
  if (other !== undefined || output === 'passed') own.most += 1;
}

/** The one AI card that can lie on top of a deck; null: there are several, or nobody knows. */
function onlyCard(facts: Facts, seat: string): string | null {
  const [only, other] = mayBeDrawn(facts, seat) ?? [];
  return other === undefined ? (only ?? null) : null;
}

/** The AI card is one of those that may lie on top of the deck. */
function liesOnTop(facts: Facts, { card, seat }: Drawn | Untold): Finding {
  const whose = facts.turn.seat;
  if (seat !== undefined && seat !== whose) return voids({ seat, turn: whose });
  if (card === undefined)
    return onlyCard(facts, whose) !== null || unknown(`the log does not tell which AI card was drawn for ${whose}`);
  if (aiCardOf(card) === null) return voids({ card });
  // Of a card that is not in the deck at all the rules of set-up speak, of one that lies under it 0.10.
  return (
    mayBeDrawn(facts, whose) !== null ||
    unknown(`the log does not say which character ${whose} has, so nobody knows its AI deck`)
  );
}

function liesUnder(facts: Facts, seat: string, card: string): boolean {
  return aiOf(facts, seat).under.includes(card);
}

/** A card that has gone under its deck comes up again once all others have. */
function comesUpAgain(facts: Facts, { card, seat }: Drawn | Untold): Finding {
  const whose = seat ?? facts.turn.seat;
  if (card === undefined || !isAi(facts, whose) || !liesUnder(facts, whose, card)) return true;
  const may = mayBeDrawn(facts, whose) ?? [];
  return may.length === 0 || must(may.includes(card), () => ({ card, liesUnderTheDeck: true, mayLieOnTop: [...may] }));
}

/** The instruction that an entry names, as a rule about its section sees it: the due one, one above it, or one below it. */
function isInstead(own: Resolving, move: Move, asked: 'passed' | 'other'): Finding {
  const kinds = kindsOf(move);
  if (kinds.includes(own.instruction.do)) return true;
  const above = own.passed.find((one) => kinds.includes(one.do));
  if ((above !== undefined) !== (asked === 'passed')) return true;
  return fails(dueOf(own, above));
}

/** The words of an entry about what an instruction is about fit what the rules leave to chance. */
function isOneOfTheWays(facts: Facts, move: Resolve, own: Resolving): Finding {
  if (move.type !== 'ai.resolve' || move.instruction !== own.instruction.do) return true;
  const ways = waysOf(facts, own.seat, own.instruction);
  if (ways !== null)
    return mustBeOneOf(
      ways.map((way) => resolving(own, way)),
      move,
      own.because,
    );
  return move.faction === undefined || unknown(`nobody knows which faction it is: ${own.because}`);
}

const resolving = ({ seat, instruction }: Resolving, way: Chosen): Move =>
  ({ type: 'ai.resolve', seat, instruction: instruction.do, ...way }) as Move;

/** The ways in which the instruction may be resolved, as entries of a log. */
function resolutions(facts: Facts, own: Resolving): Option[] {
  const ways = waysOf(facts, own.seat, own.instruction) ?? [{}];
  return ways.map((way): Option => {
    const optional = ways.length > 1 ? [] : Object.keys(way).map((word) => `/${word}`);
    const move = resolving(own, way);
    return optional.length === 0 ? { move } : { move, open: () => ({ open: {}, optional }) };
  });
}

/** The instruction that a table has resolved, right or wrong; null: its section has none of the kind. */
function recorded({ card, section, instruction }: Resolving, move: Move): PlainInstruction | null {
  return kindsOf(move).includes(instruction.do) ? instruction : deedIn(move, card, section);
}

/**
 * Whether an entry is told here: it names the instruction that is due, or another one of a section of which only one is resolved.
 * Where all that apply are, what stands above the due one is over, and what stands below it comes behind it (0.8, 0.9).
 */
function isToldHere(own: Resolving, move: Move): boolean {
  if (move.seat !== own.seat || (move.type.startsWith('planning.') && own.section !== 'planning')) return false;
  const kinds = kindsOf(move);
  if (kinds.includes(own.instruction.do)) return true;
  // What a later section has too is meant there, where what is due goes without saying.
  if (own.pick === 'all' || (move.type === 'ai.resolve' && isInALaterOne(move, own))) return false;
  return instructionsIn(own.card, own.section).some((one) => kinds.includes(one.do));
}

/** The planning step's own words for what a card has its player do there: taken like "ai.resolve", and listed as that. */
const AS_PEOPLE_SAY = ['planning.recover', 'planning.gain-credits'] as const;

/** What a procedure that resolves an instruction of an AI card has to keep: the card is carried out. */
function isCarriedOut(facts: Facts, move: Move, own: Resolving): Finding {
  switch (move.type) {
    case 'encounter.patrol':
      return isThePatrol(facts, move as PatrolEncounter, own as Resolving<'fight-patrol'>);
    case 'ai.roll':
      return isTheRoll(facts, move as AiRoll, own as Resolving<'roll'>);
    case 'ai.lose-reputation':
      return isALoss(facts, move as LoseReputation, own as Resolving<'others-lose-reputation'>);
    case 'encounter.contact':
      return isNamedByTheCard(facts, move as ContactEncounter, own);
    case 'asset.discard':
      return isSwapped(facts, move as Discard, own);
    default:
      return isOneOfTheWays(facts, move as Resolve, own);
  }
}

/** By procedure, what invokes it: one state for each, named after it. */
const procedures = [...new Set(Object.values(PROCEDURES))];
/** Which instructions a procedure resolves, in the words of the cards. */
const isFor = (name: string): string =>
  `it-is-${Object.keys(PROCEDURES)
    .filter((kind) => PROCEDURES[kind as Kind] === name)
    .join('-or-')}`;
const branches: Branch[] = procedures.map((name) => ({ guard: when(isFor(name)), target: name }));
const goingOn: readonly Branch[] = [
  {
    guard: when('the-instruction-came-to-nothing'),
    actions: ['go-on-without-the-instruction'],
    target: 'reading',
    meta: {
      rules: [
        'outer-rim.single-player-rules-playing-the-game.0.6',
        'outer-rim.single-player-rules-playing-the-game.0.9',
      ],
    },
  },
  { target: 'reading' },
];
const invoking: Record<string, StateConfig> = Object.fromEntries(
  [...procedures, 'ai-deed'].map((name): [string, StateConfig] => [
    name,
    { invoke: { src: name, input: 'the-instruction', onDone: { target: 'resolved' } } },
  ]),
);

/** Nobody knows how a section goes on, and so what the turn still brings. */
const LOST: Branch = {
  guard: when('nobody-knows-how-the-section-goes-on'),
  actions: ['go-on-untold'],
  target: 'untold',
};

/** Whatever is told of a turn of which nobody knows how it goes on is taken as told. */
const TAKEN: MoveTransition = {
  guard: rulesIf('it-belongs-to-the-ai-turn', CARD),
  actions: ['take-as-told'],
  meta: { asTold: true },
};

/** What is due is resolved, whatever words an entry has for it. */
const resolvingIt: MoveTransition = {
  guard: rulesIf('the-instruction-is-told-here', PASSED, FIRST, CARD),
  actions: ['carry-out-the-instruction'],
  target: 'settling',
};

export const playingTheGame: Slice<Facts> = {
  moves,
  says: {
    'ai.card': ({ card }: Drawn) => `The AI card ${card} is drawn`,
    'ai.untold': () => 'The AI card is not told',
    'ai.resolve': ({ instruction, ...about }: Resolve) => {
      const said = [about.card, about.faction, about.player].filter((one) => one !== undefined);
      return `resolves "${instruction}" of its AI card${said.length === 0 ? '' : `: ${said.join(', ')}`}`;
    },
  },
  refusals: {
    'ai-deed': dueInstead,
    'ai-discards': isOver,
    'ai-turn': (_facts, move, own: Turn, state) => {
      if (state === 'untold') return move.seat === own.seat ? isCarriedOutAlready(move, own, false) : null;
      // Before a card is drawn the table may still be with the AI player before this one.
      const { before } = own;
      return state === 'drawing' && before?.aiTurn !== undefined && move.seat === before.aiTurn.seat
        ? isCarriedOutAlready(move, before.aiTurn, before.endedBy !== 'no')
        : null;
    },
  },
  roles: { 'the-ai-player': (facts) => [facts.turn.seat] },
  own: {
    'ai-turn': { schema: AiTurnSchema, shownAs: 'aiTurn', shows: ({ seat, card }: Turn): AiTurn => ({ seat, card }) },
    'ai-instructions': {
      schema: AiTurnSchema,
      shownAs: 'aiTurn',
      shows: ({ seat, card, section, now }: Section): AiTurn => ({
        seat,
        card,
        section,
        ...(now === null ? {} : { instruction: sayInstruction(now) }),
      }),
    },
    'ai-deed': instructionShown,
  },
  charts: [
    chart({
      id: 'ai-turn',
      description: 'The top card of the AI deck is drawn, carried out from top to bottom, and put under the deck.',
      initial: 'drawing',
      output: 'what-has-come-of-the-card',
      meta: {
        rules: [CARD],
        refuses: { ...NO_ABILITY, '*': CARD, 'encounter.space': 'outer-rim.single-player-rules-playing-the-game.0.4' },
      },
      states: {
        drawing: {
          meta: { awaits: 'chance', implies: 'ai.untold' },
          on: {
            // A card of the other AI player's deck belongs to its turn, if the turn of this one is left out.
            'ai.card': {
              meta: { later: true },
              guard: rules(
                'outer-rim.single-player-rules-setup.7.1',
                'outer-rim.single-player-rules-setup.7.1.1',
                'outer-rim.single-player-rules-setup.7.2',
                CARD,
                UNDER,
              ),
              actions: ['draw-the-ai-card'],
              target: 'drawn',
            },
            'ai.untold': { guard: rules(CARD), actions: ['draw-the-ai-card'], target: 'drawn' },
          },
        },
        drawn: {
          always: [
            {
              guard: when('nobody-knows-how-the-ai-turn-goes-on'),
              actions: ['spoil-what-any-card-may-change'],
              target: 'untold',
            },
            { target: 'planning' },
          ],
        },
        // Who is defeated reads no further instruction, whatever section it stands in ('reading' of ai-instructions).
        planning: {
          invoke: {
            src: 'ai-instructions',
            input: 'the-planning-section',
            onDone: [LOST, { actions: ['note-what-has-come-of-the-section', 'begin-action-step'], target: 'action' }],
          },
        },
        action: {
          invoke: {
            src: 'ai-instructions',
            input: 'the-action-section',
            onDone: [
              LOST,
              { actions: ['note-what-has-come-of-the-section', 'begin-encounter-step'], target: 'encounter' },
            ],
          },
        },
        encounter: {
          invoke: {
            src: 'ai-instructions',
            input: 'the-encounter-section',
            onDone: [LOST, { actions: ['note-what-has-come-of-the-section'], target: 'special' }],
          },
        },
        special: {
          always: [
            {
              guard: when('the-turn-ends'),
              target: 'ending',
              meta: { rules: ['outer-rim.single-player-rules-clarifications.2.a'] },
            },
            { target: 'discarding' },
          ],
        },
        discarding: {
          meta: { rules: [CARD] },
          invoke: { src: 'ai-discards', input: 'the-decks-of-the-last-line', onDone: { target: 'last-line' } },
        },
        'last-line': {
          invoke: {
            src: 'ai-instructions',
            input: 'the-special-line',
            onDone: [LOST, { target: 'ending' }],
          },
        },
        untold: {
          meta: { awaits: 'the-ai-player', implies: 'turn.end', rules: [CARD] },
          on: {
            ...Object.fromEntries(AI_MOVES.map((type) => [type, TAKEN])),
            'turn.end': {
              guard: rulesIf('it-belongs-to-the-ai-turn'),
              actions: ['doubt-what-was-claimed'],
              target: 'ending',
            },
          },
        },
        ending: {
          always: [{ actions: ['put-the-ai-card-under'], target: 'done', meta: { rules: [UNDER] } }],
        },
        done: { type: 'final' },
      },
    }),
    chart({
      id: 'ai-instructions',
      description:
        'A section of an AI card: the first instruction that applies, or all that apply, one after the other.',
      initial: 'reading',
      output: 'what-has-come-of-the-section',
      meta: { rules: [CARD], refuses: { '*': CARD } },
      states: {
        reading: {
          always: [
            {
              guard: when('the-turn-ends'),
              target: 'done',
              meta: {
                rules: [
                  'outer-rim.single-player-rules-clarifications.2.a',
                  'outer-rim.single-player-rules-clarifications.2.b',
                ],
              },
            },
            { actions: ['read-on-in-the-section'], target: 'read' },
          ],
        },
        read: {
          always: [
            {
              guard: when('no-instruction-applies'),
              target: 'done',
              meta: { rules: ['outer-rim.single-player-rules-playing-the-game.0.7'] },
            },
            ...branches,
            { target: 'ai-deed' },
          ],
        },
        ...invoking,
        resolved: { always: goingOn },
        done: { type: 'final' },
      },
    }),
    chart({
      id: 'ai-deed',
      description: 'An instruction that leaves nothing to choose is carried out.',
      initial: 'due',
      meta: { rules: [CARD], refuses: { '*': CARD } },
      states: {
        due: {
          meta: { awaits: 'the-ai-player', implies: 'ai.resolve' },
          on: {
            'ai.resolve': resolvingIt,
            ...Object.fromEntries(AS_PEOPLE_SAY.map((type) => [type, resolvingIt])),
          },
        },
        settling: { invoke: { src: 'obligations', onDone: { target: 'done' } } },
        done: { type: 'final' },
      },
    }),
  ],
  inputs: {
    'the-ai-player': (facts, before: Before) => anAiTurn(facts, before),
    'the-planning-section': (facts, own: Turn) => sectionOf(facts, own, 'planning'),
    'the-action-section': (facts, own: Turn) => sectionOf(facts, own, 'action'),
    'the-encounter-section': (facts, own: Turn) => sectionOf(facts, own, 'encounter'),
    'the-special-line': (facts, own: Turn) => sectionOf(facts, own, 'special'),
    'the-decks-of-the-last-line': (_facts, { seat, card, past }: Turn) =>
      discardingFrom(seat, card, past, aiCardOf(card)?.special?.discardTopOf ?? []),
    'the-instruction': (_facts, { seat, card, section, now, because, pick, passed, past }: Section): Resolving => {
      if (now === null) throw new Error('no instruction is being resolved');
      return { seat, card, section, instruction: now, because, pick, passed, past };
    },
  },
  outputs: {
    'what-has-come-of-the-section': (_facts, { section, pick, left, any, passed, why, read }: Section): Ended => ({
      section,
      pick,
      left,
      any,
      passed,
      why,
      begun: read.length > 0,
    }),
    'what-has-come-of-the-card': (_facts, { seat, card, past }: Turn): CarriedOut => ({ seat, card, past }),
  },
  constraints: {
    [CARD]: (facts, move: Move, own: Turn | Resolving) => {
      if (move.type === 'ai.card' || move.type === 'ai.untold') return liesOnTop(facts, move as Drawn);
      if ('instruction' in own) return isCarriedOut(facts, move, own);
      return unknown(own.why ?? `the log does not tell which AI card was drawn for ${facts.turn.seat}`);
    },
    [UNDER]: comesUpAgain,
    [FIRST]: (_facts, move: Move, own: Resolving) => isInstead(own, move, 'other'),
    [PASSED]: (_facts, move: Move, own: Resolving) => isInstead(own, move, 'passed'),
    'outer-rim.single-player-rules-playing-the-game.1.1': (
      facts,
      { seat, with: partner }: Move & { readonly with: string },
    ) => !isAi(facts, seat) || !isAi(facts, partner) || fails({ aiPlayers: [seat, partner] }),
  },
  effects: {
    'draw-the-ai-card': (draft: Draft<Turn>, { card }: Drawn | Untold) => {
      const { facts, own } = draft;
      const known = aiCardOf(card ?? onlyCard(facts, own.seat));
      own.card = known?.id ?? null;
      if (known === null) own.why = `the log does not tell which AI card was drawn for ${own.seat}`;
      const player = aiOf(facts, own.seat);
      player.under = player.under.filter((one) => one !== own.card);
    },
    'read-on-in-the-section': readOn,
    'go-on-without-the-instruction': goOnWithout,
    'carry-out-the-instruction': (draft: Draft<Resolving>, move: Resolve) => {
      const { seat } = draft.own;
      const instruction = recorded(draft.own, move);
      if (instruction === null) return;
      const { card, faction, player } = move;
      const deed = deedOf(instruction.do);
      if (deed === undefined) throw new Error(`nobody carries out "${instruction.do}"`);
      deed(draft, seat, instruction, { card, faction, player });
    },
    'note-what-has-come-of-the-section': ({ own }: Draft<Turn>, { output }: Done<Ended>) => notePast(own, output),
    'go-on-untold': ({ facts, own }: Draft<Turn>, { output }: Done<Ended>) => {
      own.why = output.why;
      const card = aiCardOf(own.card);
      if (output.section !== 'special') forgetDecks(facts, own, card?.special?.discardTopOf ?? []);
      const later = card === null ? [] : instructionsOf(card, [...sectionsBefore(output.section), output.section]);
      own.left = [...output.left, ...later];
      notePast(own, output);
      spoil(facts, own, own.left);
    },
    'spoil-what-any-card-may-change': ({ facts, own }: Draft<Turn>) => spoilAll(facts, own),
    'doubt-what-was-claimed': ({ facts, own }: Draft<Turn>) => doubtClaims(facts, own),
    'take-as-told': ({ facts, own }: Draft<Turn>, move: Move) => {
      doubtClaims(facts, own);
      takeAsTold(facts, own, move);
    },
    'put-the-ai-card-under': ({ facts, own }: Draft<Turn>) => {
      const player = aiOf(facts, own.seat);
      const special = aiCardOf(own.card)?.special;
      // Who was defeated does not come to the last line of the card.
      const shuffled = special?.reshuffle === true && facts.turn.ends === 'no';
      if (shuffled || own.card === null) player.under = [];
      else player.under.push(own.card);
      if (shuffled) countDeckAnew(facts, own);
      else if (own.card === null) loseCountOfDeck(facts, own);
    },
  },
  cases: {
    'nobody-knows-how-the-ai-turn-goes-on': (_facts, { why }: Turn) => why !== null,
    'nobody-knows-how-the-section-goes-on': (_facts, _own, { output }: Done<Ended>) => output.why !== null,
    'the-instruction-is-told-here': (_facts, own: Resolving, move) => isToldHere(own, move as Move),
    'it-belongs-to-the-ai-turn': (facts, own: Turn, move) =>
      belongsToTheAi(facts, move as Move) && mayComeOf(facts, own, move as Move),
    'the-instruction-came-to-nothing': (_facts, _own, { output }: Done<Outcome | null>) => output != null,
    'no-instruction-applies': (_facts, { now }: Section) => now === null,
    ...Object.fromEntries(
      procedures.map((name) => [
        isFor(name),
        (_facts: Facts, { now }: Section): boolean => now !== null && PROCEDURES[now.do] === name,
      ]),
    ),
  },
  forced: {
    'ai-turn': untoldOptions(mayComeOf),
    'ai-deed': {
      'ai.resolve': resolutions,
      ...Object.fromEntries(AS_PEOPLE_SAY.map((type) => [type, () => []])),
    },
  },
  candidates: {
    'ai.card': (facts) =>
      (mayBeDrawn(facts, facts.turn.seat) ?? [...aiCards.keys()]).map(
        (card): Option => ({ move: { type: 'ai.card', card } as Move, open: whoseDeck(facts) }),
      ),
    'ai.untold': (facts) => [{ move: { type: 'ai.untold' }, open: whoseDeck(facts) }],
  },
  unrecorded: { 'ai-moving': hadNotGoneThere },
  misjudged: { 'ai-deed': wronglyResolved, 'ai-moving': resolvedAnother },
  // Of several that are tied, later claims show which it was.
  unspoken: { 'ai-deed': { due: 'any' } },
  leftOut: { 'ai.resolve': { card: [], faction: [], player: [] } },
};

/** The card of a turn, or every one that may lie on top. */
function cardsOf(facts: Facts, { seat, card }: Turn): readonly AiCard[] {
  const names = card === null ? (mayBeDrawn(facts, seat) ?? [...aiCards.keys()]) : [card];
  return names.flatMap((name) => aiCardOf(name) ?? []);
}

/** Whatever the card of a turn may change, or any that it may be, is not known from here on. */
function spoilAll(facts: Facts, own: Turn): void {
  spoil(facts, own, leftOn(facts, own));
  forgetDecks(
    facts,
    own,
    cardsOf(facts, own).flatMap(({ special }) => special?.discardTopOf ?? []),
  );
}

/** What has come of a section. */
function notePast(own: Turn, { section, any, passed, begun, pick, left }: Ended): void {
  // Of those of which the first that applies is carried out nothing is read below it.
  const unread = pick === 'first' ? [] : left.flatMap(plainOf).map((one) => one.do);
  // Who is defeated comes to no further section.
  if (begun) own.past = [...own.past, { section, any, passed, unread }];
}

/** What a turn may still bring: what is known to be left, or all of its card, or of any that it may be, but for sections that are over. */
function leftOn(facts: Facts, own: Turn): readonly Instruction[] {
  if (own.left !== undefined) return own.left;
  const done = own.past.map(({ section }) => section);
  return cardsOf(facts, own).flatMap((card) => instructionsOf(card, done));
}

/** The turn of an AI player from where a table has gone on in a way that nobody can follow: what it was due to do, it did or did not. */
export function aiTurnAstray(
  facts: Facts,
  under: unknown,
): { readonly frame: Frame; readonly change: (facts: Facts) => void } {
  const before = (under as Turn | undefined) ?? anAiTurn(facts);
  const own = { ...before, why: before.why ?? `nobody knows how the turn of ${before.seat} went on after a breach` };
  return { frame: { chart: 'ai-turn', state: 'untold', own }, change: (f) => spoilAll(f, own) };
}

/**
 * Where an AI turn stands once a table has resolved an instruction against the rules of its section (0.5, 0.6): instead of the one
 * that is due in it, or besides what the card has it do, also behind its last line. Of a section that is still to come, or of all that
 * apply, it is only early.
 */
export function* resolvedAgainstTheRules(
  facts: Facts,
  move: Move & Choice,
  frames: readonly Frame[],
): Iterable<Place<Facts>> {
  const at = frames.findLastIndex(({ chart: name }) => name === 'ai-instructions');
  const frame = frames[at];
  if (frame === undefined) {
    yield* resolvedOnceMore(facts, move, frames);
    return;
  }
  const own = frame.own as Section;
  const { seat, card, now, left, most, past } = own;
  if (move.seat !== seat || now === null) return;
  const resolves = (section: SectionName, instruction: PlainInstruction): Resolving => {
    return { seat, card, section, instruction, because: '', pick: 'first', passed: [], past };
  };
  const besides = { ...own, left: [now, ...left], most: most + 1 };
  const { type, deck } = move as Move & { readonly deck?: Deck };
  // A purchase behind the action section, with the card that comes up then and its icons.
  if (type === 'market.buy' && deck !== undefined && own.section === 'encounter') {
    const buys = { do: 'buy', deck } as const;
    const under = { chart: 'ai-buying', state: 'beginning', own: resolves('action', buys) };
    const there = [...frames.slice(0, at), { ...frame, state: 'ai-buying', own: besides }, under];
    yield { frames: there, says: allowedBesides(seat, buys), change: () => {} };
  }
  const told = move.type.startsWith('planning.')
    ? (['planning'] as const)
    : [...sectionsBefore(own.section), own.section];
  const section = told.findLast((one) => deedIn(move, card, one) !== null);
  const instruction = section === undefined ? null : deedIn(move, card, section);
  if (section === undefined || instruction === null) return;
  const isUnderWay = section === own.section;
  if (isUnderWay && own.pick === 'all') return;
  const deed = resolves(section, instruction);
  const behind = (then: Section): readonly Frame[] => [
    ...frames.slice(0, at),
    { ...frame, state: 'ai-deed', own: then },
    { chart: 'ai-deed', state: 'due', own: deed },
  ];
  const change = (): void => {};
  if (isUnderWay)
    yield { frames: behind(own), says: `${seat} had been due to do this: ${sayInstruction(instruction)}`, change };
  yield { frames: behind(besides), says: allowedBesides(seat, instruction), change };
}

/**
 * An AI player has carried out a line of its card once more, with which it is through; where its turn has just ended, in that of whoever
 * goes on.
 */
function* resolvedOnceMore(facts: Facts, move: Move & Choice, frames: readonly Frame[]): Iterable<Place<Facts>> {
  const justNow = facts.turn.step === 'planning' ? (frames[0]?.own as Before)?.aiTurn : undefined;
  const turn = (frames.find(({ chart: name }) => name === 'ai-turn')?.own as Turn | undefined) ?? justNow;
  if (turn === undefined || move.seat !== turn.seat) return;
  const { seat, card } = turn;
  const [instruction] = sections.flatMap((section) => deedIn(move, card, section) ?? []);
  if (instruction === undefined) return;
  const says = allowedBesides(seat, instruction);
  yield { frames, says, change: (f) => carryOut(f, { seat, instruction }, move), done: true };
}

/**
 * Where the turn of an AI player stands that a defeat has cut short, had the table gone on with its card all the same, with what the entry
 * tells alone or with all that is left of it.
 */
export function* readOnAllTheSame(facts: Facts, move: Move, frames: readonly Frame[]): Iterable<Place<Facts>> {
  const { seat = facts.turn.seat } = move;
  if (!isAi(facts, seat)) return;
  for (const place of cutShort(facts, move, seat, frames)) {
    const goOn = (f: Facts): void => {
      place.change(f);
      f.turn = { ...f.turn, ends: 'no' };
    };
    const endAgain = (f: Facts): void => {
      f.turn = { ...f.turn, ends: 'after-this' };
    };
    yield { ...place, says: `${seat} had been allowed to do this besides`, change: goOn, afterwards: endAgain };
    yield { ...place, says: `the turn of ${seat} had gone on all the same`, change: goOn };
  }
}

/** Where it was cut short; if whoever comes next has the turn already, where its card has what the entry tells. */
function* cutShort(
  facts: Facts,
  move: Move,
  seat: string,
  frames: readonly Frame[],
): Iterable<Pick<Place<Facts>, 'frames' | 'change'>> {
  const { turn } = facts;
  if (seat === turn.seat) {
    if (turn.ends !== 'no') yield { frames, change: () => {} };
    return;
  }
  const game = frames[0] as Frame;
  const { aiTurn, endedBy = 'no' } = (game.own as Before) ?? {};
  if (turn.step !== 'planning' || aiTurn?.seat !== seat || endedBy === 'no') return;
  const { card, past } = aiTurn;
  const kinds = kindsOf(move);
  for (const name of sections) {
    const found = past.find(({ section }) => section === name);
    if (found !== undefined && !found.unread.some((kind) => kinds.includes(kind))) continue;
    const own: Turn = { seat, card, why: null, past: past.filter((one) => one !== found) };
    const section = sectionOf(facts, own, name);
    const at = section.left.findIndex((one) => plainOf(one).some(({ do: kind }) => kinds.includes(kind)));
    if (at < 0) continue;
    const isLast = name === 'special';
    yield {
      frames: [
        { ...game, state: 'ai-turn' },
        { chart: 'ai-turn', state: isLast ? 'last-line' : name, own },
        { chart: 'ai-instructions', state: 'reading', own: { ...section, left: section.left.slice(at) } },
      ],
      change: (f) => {
        f.turn = { ...freshTurn(f, seat, false), number: turn.number - 1, step: isLast ? 'encounter' : name };
        const player = aiOf(f, seat);
        player.under = player.under.filter((one) => one !== card);
      },
    };
  }
}

/** What an instruction may leave to choose, where several are tied. */
type Choice = Partial<Pick<Resolve, 'card' | 'faction' | 'player'>>;

const allowedBesides = (seat: string, instruction: PlainInstruction): string =>
  `${seat} had been allowed to do this besides: ${sayInstruction(instruction)}`;

/** An instruction that is carried out in one step is carried out, whatever the rules say. */
function carryOut(facts: Facts, own: Pick<Resolving, 'seat' | 'instruction'>, { card, faction, player }: Choice): void {
  deedOf(own.instruction.do)?.(asTold(facts, own), own.seat, own.instruction, { card, faction, player });
}

/** An AI player may not have moved, where the log goes on as if it were where it was: a lower line was resolved, or none; or it went elsewhere. */
function* hadNotGoneThere(facts: Facts, move: Move, own: Moving, state: string): Iterable<Unrecorded<Facts>> {
  yield* hadGoneThere(facts, move, own, state);
  const { seat, card, section, instruction, pick } = own;
  if (state !== 'planning' || pick !== 'first') return;
  const lines = instructionsIn(card, section);
  for (const other of lines.slice(lines.findIndex((one) => one.do === instruction.do) + 1)) {
    if (deedOf(other.do) === undefined) continue;
    const says = `${seat} had been due to do this: ${sayInstruction(other)}`;
    yield { state: 'settling', says, change: (changed) => carryOut(changed, { seat, instruction: other }, {}) };
  }
  yield { state: 'settling', says: `${seat} had not moved` };
}

/** What a table may have made of an instruction that is carried out in one step. */
function* wronglyResolved(
  facts: Facts,
  own: Resolving,
  state: string,
  wrong: readonly WrongFact[],
): Iterable<Misjudged<Facts>> {
  yield* withAnotherFaction(facts, own, state);
  yield* resolvedAnother(facts, own, state, wrong);
}

/** What a table may take an instruction for that changes a reputation: one with another faction than the card speaks of. */
function* withAnotherFaction(facts: Facts, own: Resolving, state: string): Iterable<Misjudged<Facts>> {
  const meant = waysOf(facts, own.seat, own.instruction)?.map(({ faction }) => faction) ?? [];
  if (state !== 'due' || meant.every((one) => one === undefined)) return;
  for (const faction of factions.filter((one) => !meant.includes(one)))
    yield {
      state: 'settling',
      rule: CARD,
      says: `it had been the ${faction} faction`,
      change: (changed) => carryOut(changed, own, { faction }),
    };
}

/**
 * What a table may have resolved of a section of which the first that applies is resolved, instead of what is due or besides: a lower line
 * (0.5).
 */
function* resolvedAnother(
  _facts: Facts,
  own: Resolving,
  state: string,
  wrong: readonly WrongFact[],
): Iterable<Misjudged<Facts>> {
  const { seat, card, section, instruction, passed, pick } = own;
  // That it was not moved says by itself of no other line.
  const isOfAnother = wrong.some(({ path }) => path[1] === seat && path[2] !== 'space' && path[2] !== 'assets');
  const isDue = state === 'due' || ((state === 'planning' || state === 'along') && isOfAnother);
  if (!isDue || pick !== 'first') return;
  for (const other of instructionsIn(card, section)) {
    const isMove = other.do === 'move';
    // What was passed over would have changed nothing.
    const isPassed = passed.some((one) => one.do === other.do);
    if (isPassed || other === instruction || (!isMove && deedOf(other.do) === undefined)) continue;
    const done = (facts: Facts): void => {
      if (!isMove) carryOut(facts, { seat, instruction: other }, {});
    };
    const under: readonly Frame[] = isMove
      ? [{ chart: 'ai-moving', state: 'setting-out', own: { ...own, instruction: other } }]
      : [];
    const says = `${seat} had been due to do this: ${sayInstruction(other)}`;
    yield { state: 'settling', rule: FIRST, says, change: done, under, unmoved: true };
    if (deedOf(instruction.do) === undefined) continue;
    const both = (facts: Facts): void => {
      carryOut(facts, own, {});
      done(facts);
    };
    yield { state: 'settling', rule: FIRST, says: allowedBesides(seat, other), change: both, under };
  }
}

/** What an entry tells of the instructions of a section that are carried out in one step; null: nothing. */
function deedIn(move: Move, card: string | null, section: SectionName): PlainInstruction | null {
  const kinds = kindsOf(move);
  const found = instructionsIn(card, section).find((one) => kinds.includes(one.do));
  return found === undefined || deedOf(found.do) === undefined ? null : found;
}

/**
 * Whether an entry of such a turn may tell of what is left of its card: what has been read before nobody knew how it goes on is
 * over. After a breach only dice are barred that no card calls for: what the table has made of the rest nobody knows.
 */
function mayComeOf(facts: Facts, own: Turn, move: Move): boolean {
  const kinds = own.left === undefined && move.type !== 'ai.roll' ? [] : kindsOf(move);
  if (kinds.length === 0) return true;
  const discards = move.type === 'market.discard' && aiCardOf(own.card)?.special?.discardTopOf !== undefined;
  return (
    discards ||
    leftOn(facts, own)
      .flatMap(plainOf)
      .some((one) => kinds.includes(one.do))
  );
}

/** In a turn that nobody can follow each entry may come behind what no entry tells. */
function doubtClaims(facts: Facts, own: Turn): void {
  doubtAgain(facts, own, leftOn(facts, own));
}

/** A log may say whose deck it is. */
function whoseDeck({ turn }: Facts): Open {
  return { '/seat': { enum: [turn.seat] } };
}
