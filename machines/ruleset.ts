/**
 * @module
 * What a game must supply to be refereed. The core (`referee/`) knows games through this interface only.
 */
import type { z } from 'zod';
import type { BoardPicture } from '../boards/model.ts';
import type { Listed } from '../cards/listed.ts';
import type { BoxKinds, Catalogued } from '../schemas/box.ts';
import { type Json, pathOf } from '../schemas/json.ts';
import type { ChartConfig, RuleId } from './chart.ts';

/** One entry of a log: a decision of a seat, or a chance outcome that the table saw. */
export interface Move {
  readonly type: string;
  readonly seat?: string | undefined;
  /** the log's own statement of facts after this move: a partial picture of the position, compared and never trusted */
  readonly expect?: unknown;
  readonly note?: string | undefined;
}

/** A rule that fails, with the facts that were compared. Wording comes from the rule index. */
export interface Failure {
  readonly holds: false;
  readonly facts: Readonly<Record<string, Json>>;
  /** other rules on which the compared facts rest (a bonus that was counted, …) */
  readonly also?: readonly RuleId[];
  /** true when the move cannot be carried out at all even by a referee who reads on (a card that is nowhere, …) */
  readonly void?: boolean;
  /** true where nothing on the table has a part in it: whatever else may have happened, the move is against the rule */
  readonly always?: boolean;
}

/** A rule that cannot be ruled because a fact is missing or unsure. */
export interface Unknown {
  readonly holds: 'unknown';
  readonly reason: string;
}

export type Finding = true | Failure | Unknown;

/** The rule fails, and these are the facts that made it fail; `also` names other rules on which those facts rest. */
export function fails(facts: Readonly<Record<string, Json>>, ...also: RuleId[]): Failure {
  return also.length === 0 ? { holds: false, facts } : { holds: false, facts, also };
}

/** The rule fails in a way that leaves nothing to carry out: reading goes on without this move. */
export function voids(facts: Readonly<Record<string, Json>>): Failure {
  return { holds: false, facts, void: true };
}

/** The rule fails by what the move itself says, wherever the game stands. */
export function failsAlways(facts: Readonly<Record<string, Json>>): Failure {
  return { holds: false, facts, always: true };
}

/** The rule cannot be ruled: say plainly which fact is missing. */
export function unknown(reason: string): Unknown {
  return { holds: 'unknown', reason };
}

/** `holds` when the condition is true, else fails with these facts. */
export function must(condition: boolean, facts: () => Readonly<Record<string, Json>>): Finding {
  return condition || fails(facts());
}

/**
 * Something that the rules oblige the table to carry out next: the kind of thing, and what it is done with. A ruleset's
 * agenda (`agenda.ts`) says which procedure or deed each kind is.
 */
export interface Call {
  readonly do: string;
}

/**
 * How an instruction was read by which a seat acts that nobody plays: it is carried out, passed over, or nobody can say. All of
 * it is in words, but for the ids of seat and rule.
 */
export interface ReadInstruction {
  readonly seat: string;
  /** where it stands: `the planning section of hunter-3` */
  readonly on: string;
  /** what it says: `deliver cargo` */
  readonly says: string;
  /** whether it can be carried out with an effect; null: nobody can say */
  readonly applies: boolean | null;
  /** why: `ann has no cargo with this destination` */
  readonly because: string;
  /** the rule by which it is carried out or passed over */
  readonly rule: RuleId;
}

/** The position under change. Effects change `facts` and `own` in place and note which rule changed what. */
export interface Draft<F, O = unknown> {
  /** what lies on the table */
  readonly facts: F;
  /** the facts of the procedure that the effect belongs to */
  own: O;
  /** the move breaks a rule and is carried out all the same, as the table recorded it, so that reading can go on */
  readonly asRecorded: boolean;
  /** the move goes without saying: no entry of the log records it */
  readonly isUnsaid?: boolean;
  /** Says that `rule` has just settled the fact at this path, so that a wrong claim about it cites the rule. */
  note(rule: RuleId, ...path: (string | number)[]): void;
  /** Puts things on the agenda: carried out, in this order, when a state next invokes the agenda. */
  owe(...calls: readonly Call[]): void;
  /** Says how an instruction was read, to whoever follows a seat that nobody plays. */
  tell(read: ReadInstruction): void;
}

/** The event that tells a caller that the procedure it invoked is finished. */
export interface Done<O = unknown> {
  readonly output: O;
}

// Methods are compared bivariantly, so that a slice may write its constraints and effects for the one move they serve, and
// for the facts of the one procedure they belong to (`own`).
export type Constraint<F, M extends Move = Move> = { check(facts: F, move: M, own: unknown): Finding }['check'];
export type Effect<F> = { apply(draft: Draft<F>, event: never): void }['apply'];
export type Case<F> = { holds(facts: F, own: unknown, event: unknown): boolean }['holds'];

/** What a constraint asks of a type of move, which has these words. */
type Asked<F> = (type: string, words: ReadonlySet<string>) => Constraint<F>;

/** A constraint of many types of moves that asks each something else: what, is settled once, when the charts are compiled. */
export function byMove<F>(of: Asked<F>): Constraint<F> & { readonly of: Asked<F> } {
  const check: Constraint<F> = (facts, move, own) => of(move.type, new Set(Object.keys(move)))(facts, move, own);
  return Object.assign(check, { of });
}

/** What several rules read off one verdict on a move, each what concerns it. */
export interface Reader<F> {
  reach(facts: F, move: Move, own: unknown): unknown;
  read(verdict: unknown): Finding;
}

/**
 * The constraint of one of several rules that speak of one verdict: which of them a move breaks, if any. A guard that names several of
 * them reaches it once for each move that it is asked about (`referee/play/compile.ts`).
 */
export function ofOneVerdict<F, M extends Move, O, V>(
  reach: (facts: F, move: M, own: O) => V,
  read: (verdict: V) => Finding,
): Constraint<F, M> & { readonly reads: Reader<F> } {
  const check: Constraint<F, M> = (facts, move, own) => read(reach(facts, move, own as O));
  return Object.assign(check, { reads: { reach, read } });
}

/** The parts of a move that may vary, by JSON pointer, each with its JSON Schema (2020-12). */
export type Open = Readonly<Record<string, Json>>;

/** What may vary in a move, and how its parts hang together. */
export interface Form {
  readonly open: Open;
  /** the parts that may be left out, by JSON pointer; all others have to be there */
  readonly optional?: readonly string[];
  /** a JSON Schema that the whole move has to fit too, where its parts depend on each other */
  readonly depends?: Readonly<Record<string, Json>>;
  /** the parts that may have further values than their schemas allow: there are too many of them to be listed */
  readonly more?: readonly string[];
}

/** One legal move, playable as it stands, with what may vary in it: worked out when somebody asks where that is much. */
export interface Option {
  readonly move: Move;
  /** the parts that may vary; those that the move does not show may be left out, all others have to be there */
  readonly open?: Open | (() => Form);
  /**
   * what a form rests on that is worked out only when somebody asks: where it is the same, so is the form of the same move. Asked only
   * where moves are held against one another.
   */
  readonly restsOn?: () => string;
}

/** What may vary in an option; null when it is only the move itself. */
export function whatVaries({ move, open }: Option): Form | null {
  if (open === undefined) return null;
  const form = typeof open === 'function' ? open() : { open };
  const unsaid = Object.keys(form.open).filter((pointer) => valueAt(move, pathOf(pointer)) === undefined);
  const optional = [...unsaid, ...(form.optional ?? []).filter((pointer) => !unsaid.includes(pointer))];
  return { ...form, optional };
}

function valueAt(move: unknown, path: readonly string[]): unknown {
  return path.reduce((at, word) => (at as { readonly [word: string]: unknown } | undefined)?.[word], move);
}

/** The facts that a procedure has of its own while it is under way. */
export interface Own {
  /** the form of what `shownAs` shows; null never belongs to it */
  readonly schema: z.ZodType;
  /** the part of a position under which a log's claims and the report see them; several procedures may share one */
  readonly shownAs: string;
  /** what is shown of them; left out: all */
  shows?(own: never): unknown;
}

export type NotModelled<F> = { why(facts: F, move: Move): string | null }['why'];

/** One procedure of a rulebook: a vertical slice. */
export interface Slice<F> {
  /** the moves it understands */
  readonly moves?: readonly z.ZodObject[];
  /** one sentence that says a move in words, by its type; without its subject, which is the seat of the move */
  readonly says?: Readonly<Record<string, { say(move: Move): string }['say']>>;
  /** why a move of this type can only be declared, not ruled; null: this one can */
  readonly notModelled?: Readonly<Record<string, string | NotModelled<F>>>;
  /** the procedure's statecharts, if it has any of its own */
  readonly charts?: readonly ChartConfig[];
  /** by chart, what is under way in it, where its name does not say so in the words of the rulebook */
  readonly underWay?: Readonly<Record<string, string>>;
  /** by chart, the facts that the procedure has of its own, as far as they are shown */
  readonly own?: Readonly<Record<string, Own>>;
  /**
   * named inputs of invoked charts: what their own facts begin as, a value of its own each time; `asRecorded` as in `Draft`
   */
  readonly inputs?: Readonly<
    Record<string, { input(facts: F, own: unknown, event: unknown, asRecorded: boolean): unknown }['input']>
  >;
  /** named outputs of charts */
  readonly outputs?: Readonly<Record<string, { output(facts: F, own: unknown): unknown }['output']>>;
  /** who acts, by the name in a state's `awaits`; an empty list means chance */
  readonly roles?: Readonly<Record<string, { seats(facts: F, own: unknown): readonly string[] }['seats']>>;
  /** one function for each rule that a move can break */
  readonly constraints?: Readonly<Record<RuleId, Constraint<F>>>;
  /** named effects of transitions */
  readonly effects?: Readonly<Record<string, Effect<F>>>;
  /** named cases of automatic transitions, and of moves (the `event`) for `rulesIf` */
  readonly cases?: Readonly<Record<string, Case<F>>>;
  /** for each move type, the moves worth trying in a position: a superset of the legal ones, or open forms of them */
  readonly candidates?: Readonly<Record<string, { of(facts: F, own: unknown): Iterable<Option> }['of']>>;
  /**
   * by chart, for a move type, the moves of which nobody may make another one there: asked instead of `candidates`. Where only
   * one is left, the log may leave it unsaid, if the state implies it.
   */
  readonly forced?: Readonly<
    Record<string, Readonly<Record<string, { of(facts: F, own: unknown): Iterable<Option> }['of']>>>
  >;
  /**
   * for a move type, the ways to take a move that leaves unsaid what sources differ on, or which of two things it records, the
   * likeliest first: each is a reading of the log that later entries may refute
   */
  readonly readings?: Readonly<
    Record<string, { complete(facts: F, move: Move, own: unknown): readonly Move[] }['complete']>
  >;
  /**
   * for a move type, the words that merely choose among what the position allows, so that a log which leaves one out is
   * completed: those of the legal moves, and the values given here; by the refused move where they are not always wanting
   */
  readonly leftOut?: Readonly<Record<string, Choices | { choices(facts: F, move: Move): Choices }['choices']>>;
  /** for a move type, what is not certain of what was put in because it takes something away; null: all of it is */
  readonly putIn?: Readonly<Record<string, { doubt(move: Move, read: Move): string | null }['doubt']>>;
  /** for a move type, the words that say what the rules compute anyhow: where they are wrong, they may be the slip */
  readonly computed?: Readonly<Record<string, readonly string[]>>;
  /**
   * for a move type, what an accepted move may have been more fully than it says (what was given in for a card), which its
   * claims may show: asked only where they are wrong otherwise
   */
  readonly fuller?: Readonly<Record<string, { forms(facts: F, move: Move, own: unknown): readonly Move[] }['forms']>>;
  /** by chart, a rule that says more than the state about a move that it does not accept; null: none */
  readonly refusals?: Readonly<
    Record<string, { refusal(facts: F, move: Move, own: unknown, state: string): Refusal | null }['refusal']>
  >;
  /** by chart and the state's own name, whether a log may go on where something has to be said, or may have been done */
  readonly unspoken?: Readonly<Record<string, Readonly<Record<string, Unspoken>>>>;
  /** by chart, how the procedure may have gone on without a record, for reading on after a breach */
  readonly unrecorded?: Readonly<
    Record<string, { ways(facts: F, move: Move, own: unknown, state: string): Iterable<Unrecorded<F>> }['ways']>
  >;
  /** by chart (`*`: any), the outcomes that a table may have taken the procedure for which has missed a rule: asked where claims are wrong */
  readonly misjudged?: Readonly<
    Record<
      string,
      {
        outcomes(
          facts: F,
          own: unknown,
          state: string,
          wrong: readonly WrongFact[],
          entry: Judged<F>,
        ): Iterable<Misjudged<F>>;
      }['outcomes']
    >
  >;
  /** rules that this slice carries out without a constraint of their own: definitions, effects, permissions */
  readonly carriesOut?: readonly RuleId[];
}

/**
 * How a log may go on in a state without a word: `any`: whatever may have been chosen there, and later entries decide; `shown`:
 * with what its claims or its next move show to have been done, or what leaves one way only; `claimed`: with what its claims
 * show, where a choice that had to be made and was not recorded is a breach otherwise.
 */
export type Unspoken = 'any' | 'shown' | 'claimed';

/** By word, the values that a log may have left out beside those that the legal moves name. */
export type Choices = Readonly<Record<string, readonly Json[]>>;

/** Why a move is refused that a state does not accept: the rule, and what it found. */
export interface Refusal {
  readonly rule: RuleId;
  readonly facts?: Readonly<Record<string, Json>>;
}

/** A way in which a procedure may have gone on unrecorded: the state of its chart from which it goes on by itself. */
export interface Unrecorded<F> {
  readonly state: string;
  readonly says: string;
  /** the type of the move that chance would have brought: what it was stays open, so that no one of its kind is tried instead */
  readonly standsFor?: string;
  /** true: the move that was refused, or whose claims are wrong, told of this, wrongly, and so it is done with */
  readonly done?: boolean;
  /** changes the facts of the table and of the procedure, which are copies */
  change?(facts: F, own: unknown): void;
}

/** An outcome that a procedure cannot have by a rule, and has for a table that misses this rule. */
export interface Misjudged<F> extends Unrecorded<F> {
  /** null: the one that is told of the first of these facts that is claimed wrongly; the other claims follow from it */
  readonly rule: RuleId | null;
  readonly of?: readonly string[];
  /** rules that say less of a single claim which has this outcome come about */
  readonly rather?: readonly RuleId[];
  /** rules of which one is told of the claims wherever a table may have had this outcome; left out: whatever is told */
  readonly against?: readonly RuleId[];
  /** true: also claims speak of it by which nothing has changed (nobody has won) */
  readonly unmoved?: true;
  /** rules of which a breach since then has told that a table had it so: nothing else is missed */
  readonly toldBy?: readonly RuleId[];
  /** the move that would record it: what is against that move is told of an entry that is legal only then, and that nothing calls for here (`uncalled`) */
  readonly recorded?: Move;
  /** what that outcome puts on the agenda */
  readonly owes?: readonly Call[];
  /** the procedures that the state of that outcome has under way */
  readonly under?: readonly Frame[];
  /** what was done there without a record: legal but for the rule, or there was no such outcome */
  readonly deed?: Move;
  /** what is as the rules have it (`ruled`) all the same, once the entry has been carried out */
  settles?(facts: F, ruled: F): void;
}

/**
 * A frame of the procedure stack: a chart, the state it is in (the path of the leaf, joined by dots), the facts of this
 * procedure, and what its effects have put on the agenda.
 */
export interface Frame {
  readonly chart: string;
  readonly state: string;
  readonly own?: unknown;
  readonly owed?: readonly Call[];
}

/** A problem of a log's header that makes it unusable, or a breach of a rule by the header. */
export interface HeaderFinding {
  readonly kind: 'problem' | 'violation' | 'unverifiable';
  readonly rule?: RuleId;
  readonly pointer: string;
  readonly message: string;
  readonly facts?: Readonly<Record<string, Json>>;
}

/** What a header says of the position that its log begins in. */
export interface BegunFrom {
  readonly header: { readonly [part: string]: unknown };
  readonly options: { readonly [option: string]: Json };
  /** what of the position no header can state, by JSON pointers */
  readonly lost: readonly string[];
  /** what stands in no position, and has to be in the game of that header as it is in this one: the map */
  readonly beyond: Json;
}

/** What somebody has read off the components of their own box: it holds for every log whose header says nothing else. */
export interface OwnBox {
  /** by kind (as `BoxForm.kinds` names them) and by name, what is stated of each component, without the members that name it */
  readonly components: ReadonlyMap<string, ReadonlyMap<string, Readonly<Record<string, Json>>>>;
  /** where a fact is stated: `box.yaml:12:5`; empty: nowhere */
  places(kind: string, name: string, fact: string): readonly string[];
}

/** What a log's header states of a component that a box may state too. */
export interface StatedOf {
  /** the kinds in which a box may state it */
  readonly kinds: readonly string[];
  readonly name: string;
  readonly facts: Readonly<Record<string, unknown>>;
  readonly pointer: string;
}

/** What a file of cards may state of a game. */
export interface BoxForm {
  readonly kinds: BoxKinds;
  /** every component of the game, with what is known of it and what is missing */
  catalogued(): readonly Catalogued[];
  /** whether two statements of a fact say the same, as far as both say something */
  agree(fact: string, one: unknown, other: unknown): boolean;
  /** what is wrong with the facts of a component although they have the form of facts: the fact ('': all of it), and why */
  faults(
    kind: string,
    name: string,
    facts: Readonly<Record<string, unknown>>,
  ): Iterable<{ readonly fact: string; readonly message: string }>;
  /** what a header states of components */
  statedIn(header: unknown): Iterable<StatedOf>;
}

/** The facts of every game have at least these. */
export interface BaseFacts {
  /** the seats in turn order */
  readonly order: readonly string[];
}

/** Seats of a game that act without anybody's choice. */
export interface Automatic<F> {
  /** those of a position, and whose turn it is, of all seats; null: nobody's */
  of(facts: F): { readonly seats: readonly string[]; readonly turn: string | null };
  /** how a log says that nobody plays a seat, for whoever has said it of none */
  readonly said: string;
  /** parts of the header of a log that begins with the turn of such a seat, for examples */
  readonly sample: { readonly [part: string]: Json };
  /** the charts of such a turn that a player follows at the table, for the documentation */
  readonly charts: readonly string[];
  /** How the instructions by which such a seat acts now have been read so far, in their order; none where it has none. */
  reads(frames: readonly Frame[]): readonly ReadInstruction[];
}

/** A source of chance for simulation: answers with the chance outcome that a position awaits. */
export interface Dealer<F> {
  /** A chance move for what the position awaits; `draw(n)` gives an integer from 0 to n - 1. */
  deal(facts: F, options: readonly Option[], draw: (n: number) => number): Move;
  /** Picks among legal decisions; gives weight to moves that bring the game on. null: there is none, everybody waits. */
  decide(facts: F, options: readonly Option[], draw: (n: number) => number): Move | null;
}

/** A rule that an effect carried out, with the path of the fact that it settled. */
export interface Settled {
  readonly rule: RuleId;
  readonly path: readonly (string | number)[];
  /** the fact as the rule left it; undefined for a fact of the procedure itself, and for a note of one card of a pile */
  readonly value?: Json | undefined;
}

/** A claim that differs from the fact at its path; `settled`: the very same move has settled that fact. */
export interface Claimed {
  readonly path: readonly (string | number)[];
  readonly claimed: Json;
  readonly found: Json;
  settled(): boolean;
}

/** A fact of which a log claims something else. */
export type WrongFact = Pick<Claimed, 'path' | 'claimed'> & { readonly found?: Json | undefined };

/** The entry of which it is asked what a table may have taken it for: its move, and the facts behind the entry whose claims are wrong. */
export interface Judged<F> {
  readonly move: Move;
  readonly after: F;
}

/** What lies on the table and nobody has seen, where something stands for it in the facts. */
export interface Unseen<F> {
  /** whether what stands at a path is, or lies in an order that is, unseen, or a list lacks what nobody has told */
  is(found: Json, path: readonly (string | number)[], facts: F): boolean;
  /** takes note of what the log claims to lie there, as far as it can be so */
  learn(facts: F, claimed: unknown): void;
  /** what it may be, in words; null: anything */
  mayBe(facts: F, found: Json): Json;
}

/** How a log's claims about facts are read. */
export interface Claims<F> {
  /**
   * The rule that a judge names against a wrong claim, from what is claimed: the one that put a card where it lies, not those
   * that have settled (`settled`) the place in which the log says it lies. null: one of these. `before`: what lay on the
   * table before the entry.
   */
  readonly cites?: {
    of(facts: F, claim: Claimed, move: Move, settled: readonly Settled[], before: F): RuleId | null;
  }['of'];
  /** A part of the position as it has to lie there without a word of the log, where the facts keep what was told; left out: as the facts say. */
  seen?(facts: F, part: string): Json | undefined;
  /** the parts of a position, or single facts of them, that a log's claim may settle when the rules do not */
  readonly claimable: readonly string[];
  /** Parts that are things with a name, outside of lists: the word of the name. That alone claims which one it is. */
  readonly named?: Readonly<Record<string, string>>;
  /**
   * lists of the position whose order means nothing, by their name (`piles.*`: every list in `piles`), with the member that
   * names an item (null: plain values)
   */
  readonly unordered?: Readonly<Record<string, string | null>>;
  /** parts of the position where null says that there is no such thing; anywhere else it says that nobody knows */
  readonly noneIfNull?: readonly string[];
  /**
   * Parts of the position that name only what there is (`seats.*.treatedAs`), with what is found of a name that they leave out: of
   * things that are counted 0, else null. That nobody has it is known.
   */
  readonly noneIfLeftOut?: Readonly<Record<string, 0 | null>>;
  /** parts of the position where a claim of null claims nothing */
  readonly unknownIfNull?: readonly string[];
  /**
   * An entry of chance only completes the one before it (the card that comes up after a purchase), instead of an outcome of its
   * own (dice): what that one has settled is settled in it too.
   */
  readonly chanceCompletes?: true;
  /**
   * Puts what a log claims wrongly in the place of a fact that it says shorter than a position does (the names of cards), or with which others
   * change (where such cards come from); false: there is no more to it than the fact, or it cannot be so.
   */
  takes?(facts: F, path: readonly (string | number)[], claimed: Json): boolean;
  /**
   * Why a claim about a fact cannot be condemned although the rules compute something else; null when it can. `move`: that of the entry, where
   * the claim is ruled.
   */
  doubt(facts: F, claim: Claimed, move?: Move): string | null;
  readonly unseen?: Unseen<F>;
  /**
   * The moves, possible at any time, that claims show to have been made without a record, in their order; `isSettled`: the entry itself
   * has said what the fact at this path is.
   */
  shows?(facts: F, claimed: Json, isSettled: (path: Claimed['path']) => boolean): Iterable<Move>;
  /** takes note that the log has claimed these facts: of what was doubtful its own word stands from here on */
  settled?(facts: F, claimed: unknown): void;
  /** The rule that governs a fact which nothing in this entry has changed; null: none but that of the log itself. */
  governs?(facts: F, claim: Claimed, move: Move): RuleId | null;
  /** Whether a claim calls by another name what the facts name at this place: a copy of a card by its plain name. */
  callsIt?(path: readonly (string | number)[], claimed: Json, found: Json | undefined): boolean;
  /** Whether a claim says in other words what the facts say (a value with its bonuses, …), or have said `before` its entry. */
  meansTheSame?(facts: F, claim: Claimed, before?: F): boolean;
  /** Whether a claim is true of the moment before something that comes about by itself, and of which the next entry tells. */
  isBookedNext?(facts: F, wrong: WrongFact, next: Move): boolean;
  /** The rule against a claim about a fact that nobody knows, where it cannot be so whatever the fact is; null: it may be so. */
  impossible?(facts: F, claim: Claimed): RuleId | null;
  /** the same of what a position leaves out because nobody knows it (`found`: null) */
  untoldOtherwise?(facts: F, claim: Claimed): RuleId | null;
  /** What a sum that nobody knows may be, in words; null: anything. A claim of another one is against the rule that changed it last. */
  sum?(facts: F, path: readonly (string | number)[]): string | null;
}

/** A place where a log may stand in truth when a state does not accept its move. */
export interface Place<F> {
  readonly frames: readonly Frame[];
  readonly change: (facts: F) => void;
  readonly says: string;
  /** what the move has done is in this change already: no state carries it out there */
  readonly done?: true;
  /** the move has not been made there, and what was under way is over, as only what comes next can show */
  readonly undone?: true;
  /** nobody can follow how it goes on there: what comes next is taken as it is told */
  readonly astray?: true;
  /** takes back, behind the move, what has been changed for it alone */
  readonly afterwards?: (facts: F) => void;
}

/** A name in a move that nobody knows: no seat of the header, no space of the map, no card of the catalogue or of the log. */
export interface StrangeName {
  readonly rule: RuleId;
  /** what it should be, in a word, and of what: `card`, `that the catalogue or this log knows` */
  readonly kind: string;
  readonly of: string;
  readonly name: string;
  /** its place in the move; `key`: it is the name of that member */
  readonly path: readonly (string | number)[];
  readonly key?: boolean;
  /** the names that are known there, the likeliest first */
  readonly known: readonly string[];
  /** what was plainly meant, however little the names are alike */
  readonly meant?: readonly string[];
  /** the moves that were plainly meant, where more than this name is to be put right */
  readonly moves?: readonly Move[];
  /** why the name may be right all the same: then it is no breach */
  readonly doubt?: string;
}

/** Other words for those of a game, as tables use them: in lower case, several of them joined by `-`. */
export interface Spellings {
  /** the move types that such a word may mean, the likeliest first */
  readonly moves: Readonly<Record<string, readonly string[]>>;
  /** the words of moves, and those of closed lists, that it may mean */
  readonly words: Readonly<Record<string, readonly string[]>>;
}

/**
 * What things of a game are called: by kind (that of the schemas, `schemas/kinds.ts`), by id, their printed names. Words that
 * are ids already name themselves.
 */
export type Called = ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>;

/** The zod schema of a log; that of one move is the element of its `moves`. */
export type LogSchema = z.ZodObject<{ moves: z.ZodArray<z.ZodType> }>;

/** Something that may have been so although nobody has told it: why, and what is changed at the table if it was. */
export interface Untold<F> {
  readonly reason: string;
  readonly change: (facts: F) => void;
  /** the procedure that was under way then; left out: the one where the log stands */
  readonly frames?: readonly Frame[];
}

/** What helps to read a log that has gone wrong: where it may stand, and what its names may have meant. */
export interface Slips<F> {
  /**
   * As how many characters any log counts, and how many of its own count twice, for what may be searched on its behalf: the more there is to choose from in a position, the
   * more there is to search behind the first slip of a short log. Left out: as many as the referee has it.
   */
  readonly anyLog?: number;
  /** true when more lies on the table than in any game: what looks through it would take longer and longer */
  crowded?(facts: F): boolean;
  /** Places where the log may stand in truth when a state does not accept its move: tried in order when reading on. */
  resume(facts: F, move: Move, frames: readonly Frame[]): Iterable<Place<F>>;
  /** Facts, a copy, behind a move that was made beside what is under way stand in the turn again as they did `before` it, a copy too. */
  goesOn?(facts: F, before: F): void;
  /** What is not known any more once a move that fits nowhere has been left out. */
  forget?(facts: F, move: Move): void;
  /**
   * What an entry may have changed that nobody can read, as far as it tells its type, its seat and further words, is not known any more, for this
   * reason; `isStrange`: nobody knows which type of move it is. False: that may be anything, and nothing can be judged from here on. Left out: it always may.
   */
  overlooked?(
    facts: F,
    entry: { readonly type?: string; readonly seat?: string; readonly words?: object; readonly isStrange?: boolean },
    reason: string,
  ): boolean;
  /**
   * The rules of whose turn it is, and the only types of moves that end one: another entry, of which no more than its type can be
   * read, is no reason against them.
   */
  readonly turns?: { readonly rules: ReadonlySet<RuleId>; readonly endedBy: ReadonlySet<string> };
  /** Takes note in facts, a copy, of what such entries may have changed by what has followed on them since. */
  overlookedAgain?(facts: F): void;
  /**
   * Facts, a copy, become what two ways of reading a log have in common (`other`, a copy too); the rest is in doubt for this reason.
   * False: they differ in more than may be left open.
   */
  either?(facts: F, other: F, reason: string): boolean;
  /** What is not certain any more once a move, or a claim of it, has been told as a breach; `about`: the facts of that breach. */
  astray?(facts: F, move: Move, about: Readonly<Record<string, Json>>): void;
  /** A refused move with other components of the same name, any of which a table may mean that writes the plain name. */
  otherCopies?(facts: F, move: Move): Iterable<Move>;
  /** Whether a refused move records (once more) what everybody knows to have come about; `facts`, a copy, takes note of it; `own`: of the procedure under way. */
  toldAgain?(facts: F, move: Move, own: unknown): boolean;
  /** The types of moves of which it may say so (left out: any). */
  readonly againOf?: ReadonlySet<string>;
  /**
   * What an entry may have called for of which the log does not tell what it brought (`card`): the move belongs to a procedure
   * that nothing else has begun. null: it has told everything, or calls for no such move.
   */
  calledFor?(facts: F, card: Move, move: Move): Untold<F> | null;
  /** The rules against dice, or a choice, that nothing calls for: they do not say why. */
  readonly uncalled?: ReadonlySet<RuleId>;
  /** What a refused move shows that nobody can deny: with it the move may be legal. null: nothing, or it cannot be so. */
  presumes?(facts: F, move: Move): Untold<F> | null;
  /**
   * What chance has brought where it is awaited, as a later entry shows that names it: the log need not record it then. `next`:
   * the entries from the refused one on. null: nothing shows it, or its record only comes later.
   */
  broughtUp?(facts: F, procedure: Frame, next: Iterable<Move>): Move | null;
  /** What an entry may have said in truth, had it one of its words wrong: tried when reading on after a breach. */
  saidOtherwise?(facts: F, move: Move): Iterable<Move>;
  /** What chance may have brought that comes to something else than this legal move of it: a refused one was noted instead. */
  outcomes?(move: Move): Iterable<Move>;
  /** What may have been made of a refused move all the same, short of all of it, as claims show. */
  inPart?(facts: F, move: Move): Iterable<Move>;
  /**
   * What its player may have done before this entry without recording it, as a later one that is refused may show: the card of which
   * an attack was short. null: no later entry shows what came before this one.
   */
  unrecordedBefore?(facts: F, move: Move, refused: Move): Iterable<Move> | null;
  /** Whether the next entry shows that a refused move was made: it is not left out then, if that can be read in any other way. */
  isShownBy?(facts: F, refused: Move, next: Move): boolean;
  /** Whether an entry records something else than this move of its type: the same of another card. */
  isOther?(entry: Move, move: Move): boolean;
  /** The rules against naming what does not lie where a move says: such a move was another one of its kind, or none. */
  readonly misnamed?: ReadonlySet<RuleId>;
  /** The rules against a move of which what comes to light much later (a shuffled deck) shows whether it was made. */
  readonly shownLater?: ReadonlySet<RuleId>;
  /**
   * The names in a move that nobody knows (log.the-move-log.4, log.the-move-log.5), in the order of its words; `own`: what the
   * procedure under way knows, of which a name may be one.
   */
  strangeNames?(facts: F, move: Move, own: unknown): Iterable<StrangeName>;
  readonly spellings?: Spellings;
}

/** Where a log stands between two entries. */
export interface Standing<F> {
  readonly facts: F;
  readonly frames: readonly Frame[];
}

/** A log as one of the table sees it who does not see everything. */
export interface Sight<F> {
  /** the header without what is hidden from them */
  readonly header: { readonly [part: string]: Json };
  /** An entry without what is hidden from them; null: nothing is left of it. Its claims and notes are no part of it. */
  entry(move: Move, before: Standing<F>, after: Standing<F>): Move | null;
}

/** The charts that a stack of procedures is made of, beside those that are invoked. */
export interface Stack<F> {
  /** the one at the bottom: the whole game */
  readonly root: string;
  /** true once somebody has won: all procedures are left and the root chart gets the event `over` */
  over(facts: F): boolean;
  /** the one whose moves are possible in every state */
  readonly standing: string;
  /** the one that works the agenda off; left out: effects owe nothing */
  readonly agenda?: string;
  /** moves that are possible at any time, of which these effects make no more possible than were; left out: there are none */
  readonly untouched?: { readonly by: readonly string[]; readonly moves: readonly string[] };
}

/** What can be written down of a game, as zod schemas. */
export interface Schemas {
  /** of a whole log of this ruleset */
  readonly log: LogSchema;
  /** of a position as claims and reports see it: what lies on the table, and what procedures show */
  readonly position: z.ZodObject;
}

/** What stands in a log before its moves, and the position that it describes. */
export interface Header<F> {
  /** The position of a header, which has passed the schema, at a table whose box is known. */
  open(header: unknown, box?: OwnBox): { facts: F; frames: readonly Frame[]; findings: readonly HeaderFinding[] };
  /** the header of a log that begins in this position, in the middle of no procedure; left out: no log of this game can */
  of?(facts: F): BegunFrom;
}

/** The components of a game, as people speak of them. */
export interface Components<F> {
  /** what those in a game with this header are called, always the same object for the same components */
  called(header: { readonly [part: string]: unknown }): Called;
  /** by kind, in the plural, every one of the game as people look it up; each list is made when it is asked for */
  listed(): ReadonlyMap<string, () => readonly Listed[]>;
  /** what a file of cards may state of this game; left out: there are no such files */
  readonly box?: BoxForm;
  /** the board as it is drawn, with a game on it where facts are given; left out: the game has none */
  board?(facts?: F): BoardPicture;
}

export interface Ruleset<F extends BaseFacts = BaseFacts> {
  readonly id: string;
  readonly name: string;
  readonly version: string;
  readonly options: Readonly<Record<string, string>>;
  readonly slices: Readonly<Record<string, Slice<F>>>;
  readonly stack: Stack<F>;
  readonly schemas: Schemas;
  readonly header: Header<F>;
  readonly claims: Claims<F>;
  readonly slips: Slips<F>;
  /** Whose turn it is, and in which step of it the table stands, in the words of the rulebook. */
  tells?(facts: F): Readonly<Record<string, Json>>;
  /** who acts without anybody's choice; left out: in this game everybody is played by somebody */
  readonly automatic?: Automatic<F>;
  /**
   * What a player sees of a log that tells everything (`seat`), or whoever sits nowhere (null): the hands, decks and tokens that
   * are hidden from them are not in it. Left out: nothing is hidden in this game.
   */
  sight?(log: { readonly [part: string]: Json }, seat: string | null): Sight<F>;
  /** what lies in the box; left out: nothing that has a name */
  readonly components?: Components<F>;
  /** a new dealer of simulated games, with the header of a game; `parts` of that header may be settled beforehand */
  simulate(draw: (n: number) => number, parts?: { readonly [part: string]: Json }): { header: Json; dealer: Dealer<F> };
}
