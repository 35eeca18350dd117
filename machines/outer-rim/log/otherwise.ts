/**
 * @module
 * What an entry may have said in truth whose words are all known, one of which is the wrong one: another seat, space, contact,
 * player, skill, faction or market deck. Asked after a breach only, to read on.
 */
import { contactIds } from '../../../cards/outer-rim/index.ts';
import {
  contactClasses,
  decks,
  type Face,
  type Faction,
  faces,
  factions,
  skills,
} from '../../../schemas/outer-rim/words.ts';
import type { Move } from '../../ruleset.ts';
import { ANY_TIME } from '../abilities/any-time.ts';
import { doubtAbout } from '../table/doubts.ts';
import { crossesTheCore, type Facts, isSeat, neighbours, seatOf } from '../table/facts.ts';

type Words = Readonly<Record<string, unknown>>;

const SEATS: ReadonlySet<string> = new Set(['seat', 'from', 'with', 'player']);
/** Moves whose `to` or `path` says where a ship or a patrol comes to. */
const WAYS: ReadonlySet<string> = new Set(['planning.move', 'move.along', 'patrol.displace']);
/** Moves that name a contact which they turn faceup or encounter. */
const CONTACTS: ReadonlySet<string> = new Set(['contact.reveal', 'encounter.contact']);

/** The contacts that the log may mean: those of the catalogue, and those that its bounties name. */
function contacts({ cards }: Facts): string[] {
  const told = Object.values(cards).map((card) => card.contact ?? null);
  return [...new Set([...contactIds, ...told.filter((id) => id !== null)])];
}

/** What may stand for a word of a move instead. */
function* instead(facts: Facts, { type }: Move, word: string): Iterable<readonly string[]> {
  if (SEATS.has(word)) yield facts.order;
  if (word === 'skill') yield skills;
  if (word === 'faction') yield factions;
  if (word === 'deck') yield decks;
  if (word === 'class') yield contactClasses;
  if (word === 'contact' && CONTACTS.has(type)) yield contacts(facts);
}

/** The space from which the last step of a way leads; null: nobody knows it for certain. */
function beforeTheLast(facts: Facts, seat: unknown, path: readonly string[]): string | null {
  const before = path.at(-2);
  if (before !== undefined || typeof seat !== 'string' || !isSeat(facts, seat)) return before ?? null;
  return doubtAbout(facts, seat, 'space') === null ? seatOf(facts, seat).space : null;
}

/** Whether a step may lead from one space to another: what follows no path was not meant either (adjacency.0.1). */
function mayStep(facts: Facts, from: string | null, to: string): boolean {
  return from === null || neighbours(facts, from).includes(to) || crossesTheCore(facts, from, to);
}

/** Whether some step of a way follows no path. */
function followsNoPath(facts: Facts, seat: unknown, path: readonly string[]): boolean {
  return path.some((space, at) => !mayStep(facts, beforeTheLast(facts, seat, path.slice(0, at + 1)), space));
}

/** Another space where a ship or a patrol comes to, any if it cannot have gone as it is told; of a way that is told step by step the last one is another, or was forgotten. */
function* toElsewhere(facts: Facts, move: Words & { readonly path?: unknown; readonly to?: unknown }): Iterable<Move> {
  const { path, to, ...others } = move;
  const made = (words: object): Move => ({ ...others, ...words }) as unknown as Move;
  const last: string | null = Array.isArray(path) ? (path.at(-1) ?? null) : null;
  const before = Array.isArray(path) ? beforeTheLast(facts, others['seat'], path) : null;
  const isNoWay = Array.isArray(path) && followsNoPath(facts, others['seat'], path);
  for (const space of facts.board.spaces.keys()) {
    if (!Array.isArray(path)) {
      if (space !== to) yield made({ to: space });
    } else if (isNoWay) yield made({ to: space });
    else if (to === undefined) {
      if (space !== last && mayStep(facts, before, space)) yield made({ path: [...path.slice(0, -1), space] });
      if (mayStep(facts, last, space)) yield made({ path: [...path, space] });
    }
  }
}

/** What may have been made of a refused move all the same: a ship or a patrol has stopped on its way, or has not set out. */
export function* inPart(_facts: Facts, move: Move): Iterable<Move> {
  if (!WAYS.has(move.type) && move.type !== 'patrol.move') return;
  const { path = [], to: _, ...others } = move as Move & { readonly path?: readonly string[]; readonly to?: unknown };
  for (let end = Math.max(0, path.length - 1); end >= 0; end -= 1)
    yield { ...others, path: path.slice(0, end) } as Move;
}

/** Whether a refused AI card was drawn all the same: what comes next is of the AI player whose turn it begins. */
export function isShownByTheAi({ ai = {}, turn }: Facts, { type }: Move, { seat }: Move): boolean {
  return type === 'ai.card' && seat !== undefined && seat !== turn.seat && Object.hasOwn(ai, seat);
}

/** The way of a patrol that goes on to a further space, ends one space before, or somewhere else. */
function* anotherWay({ board, patrols }: Facts, move: Move & { faction?: Faction; path?: unknown }): Iterable<Move> {
  const { faction, path } = move;
  if (faction === undefined || !Array.isArray(path) || path.length === 0) return;
  const shorter: readonly string[] = path.slice(0, -1);
  const next = (space: string | null | undefined): readonly string[] => board.paths.get(space ?? '') ?? [];
  if (shorter.length > 0) yield { ...move, path: shorter } as Move;
  for (const space of next(path.at(-1))) yield { ...move, path: [...path, space] } as Move;
  for (const space of next(shorter.at(-1) ?? patrols[faction]?.space))
    if (space !== path.at(-1)) yield { ...move, path: [...shorter, space] } as Move;
}

/** The moves that use an ability: each stands for a moment, and is easily written for another. */
const USES: ReadonlySet<string> = new Set([ANY_TIME, 'planning.ability', 'action.ability', 'encounter.ability']);

/** The dice that a combat or a test begins with. */
const ROLLS: ReadonlySet<string> = new Set(['combat.roll', 'test.roll']);
/** What a die shows that deals no damage, one and two. */
const WORTH: readonly Face[] = ['blank', 'hit', 'crit'];
/** So many dice too many or too few are a slip of the pen. */
const MISCOUNTED = 2;

/** Dice with so many fewer or more of them: a table may have rolled the right number and noted another. Each order of the same faces once. */
function* miscounted(dice: readonly Face[], missing: number): Iterable<readonly Face[]> {
  if (missing === 0) yield dice;
  else if (missing > 0) for (const face of faces) yield* miscounted([...dice, face], missing - 1);
  else for (const face of new Set(dice)) yield* miscounted(dice.toSpliced(dice.indexOf(face), 1), missing + 1);
}

/** A roll with another number of dice. */
function* rolledOtherwise(move: Move & { readonly faces?: readonly Face[] }): Iterable<Move> {
  const found = new Map<string, readonly Face[]>();
  for (let missing = -MISCOUNTED; missing <= MISCOUNTED; missing += 1)
    if (missing !== 0)
      for (const dice of miscounted(move.faces ?? [], missing)) found.set([...dice].sort().join(), dice);
  for (const dice of found.values()) yield { ...move, faces: dice } as Move;
}

/** As many dice as those of a legal roll, with each damage that they may come to: the wrong ones were noted. */
export function* outcomes(move: Move & { readonly faces?: readonly Face[] }): Iterable<Move> {
  if (!ROLLS.has(move.type) && move.type !== 'setup.roll') return;
  const { length } = move.faces ?? [];
  for (let damage = 0; damage <= 2 * length; damage += 1) {
    const dice = Array.from({ length }, (_, at) => WORTH[Math.min(2, Math.max(0, damage - 2 * at))]);
    yield { ...move, faces: dice } as Move;
  }
}

/** A roll of which one die shows something else: the reward of another line of an AI card was read. */
function* misread(move: Move & { readonly faces?: readonly Face[] }): Iterable<Move> {
  const dice = move.faces ?? [];
  for (const [at, shown] of dice.entries())
    if (dice.indexOf(shown) === at)
      for (const face of faces) if (face !== shown) yield { ...move, faces: dice.with(at, face) } as Move;
}

/** Every move that differs from this one in one such word. */
export function* saidOtherwise(facts: Facts, move: Move): Iterable<Move> {
  const words = move as unknown as Words;
  if (USES.has(move.type)) for (const type of USES) if (type !== move.type) yield { ...move, type };
  // Tiles that are turned up behind it show a random map.
  if (move.type === 'setup.map' && words['layout'] === undefined) yield { ...move, layout: 'random' } as Move;
  if (WAYS.has(move.type)) yield* toElsewhere(facts, words);
  if (move.type === 'patrol.move') yield* anotherWay(facts, move);
  if (ROLLS.has(move.type)) yield* rolledOtherwise(move);
  if (move.type === 'ai.roll') yield* misread(move);
  for (const [word, value] of Object.entries(words)) {
    for (const values of instead(facts, move, word))
      for (const other of values) if (other !== value) yield { ...move, [word]: other };
    if (word !== 'gives' && word !== 'takes') continue;
    const goods = value as { readonly debtTokens?: readonly string[] };
    if (goods.debtTokens?.length !== 1) continue;
    for (const seat of facts.order)
      if (seat !== goods.debtTokens[0]) yield { ...move, [word]: { ...goods, debtTokens: [seat] } } as unknown as Move;
  }
}
