/**
 * @module
 * Which parts of a known text can happen at all at the moment at which it is carried out (LRR page 21): not those whose condition
 * certainly does not hold, nor what stands behind a cost that certainly cannot be paid, nor two branches of one choice, test or
 * fight. Which of them it was dice decide: what the log declares shows what it holds their outcome to be. What nobody knows, and
 * what an earlier part of the text may change, is left open.
 */
import { listsIn, withLists } from '../../../schemas/outer-rim/cards.ts';
import type { Finding } from '../../ruleset.ts';
import type { Doubtful } from '../table/doubts.ts';
import { type Facts, isSeat } from '../table/facts.ts';
import type { CardEffect, Condition } from '../table/types.ts';
import { allHold, answeredBy } from './conditions.ts';
import { canPayAll } from './costs.ts';
import { aimed, deedsOf, spelledOut, unprinted } from './declared.ts';

/** One way in which a program may go: its deeds, and the branches taken. */
interface Way {
  readonly deeds: readonly CardEffect[];
  readonly picks: readonly (readonly [CardEffect, string])[];
}

/** A cost inside a program that certainly cannot be paid. */
interface Unpaid {
  readonly part: CardEffect;
  readonly finding: Finding;
}

/** What is known while a program is gone through: what its parts so far may have changed, and the costs that cannot be paid. */
interface Walk {
  readonly facts: Facts;
  readonly player: string | undefined;
  readonly changed: Set<Doubtful | 'anything'>;
  readonly unpaid: Unpaid[];
}

/** With more ways than this nothing is told apart any more. */
const MOST_WAYS = 64;

/** What a deed changes, where that is one thing only. */
const CHANGES: Partial<Readonly<Record<CardEffect['do'], readonly Doubtful[]>>> = {
  'gain-credits': ['credits'],
  'lose-credits': ['credits'],
  'gain-fame': ['fame'],
  'lose-fame': ['fame'],
  'gain-reputation': ['reputation'],
  'lose-reputation': ['reputation'],
  'set-reputation': ['reputation'],
  'choose-player': [],
  'look-at-contact': [],
};

function mayHaveChanged({ changed }: Walk, asked: readonly Doubtful[]): boolean {
  return changed.has('anything') || asked.some((one) => changed.has(one));
}

/** Whether conditions hold when the program comes to them; null where nobody knows. */
function answerTo(walk: Walk, seat: string | null, asked: readonly Condition[] | undefined): boolean | null {
  const { facts, player } = walk;
  let answer: boolean | null = true;
  for (const one of asked ?? []) {
    const aimed =
      one.as === 'chosen' && one.seat === undefined && player !== undefined ? { ...one, seat: player } : one;
    const isOpen = mayHaveChanged(walk, answeredBy[one.is]) || (seat === null && aimed.seat === undefined);
    const holds = isOpen ? null : allHold(facts, seat ?? '', [aimed]);
    if (holds === false) return false;
    if (holds === null) answer = null;
  }
  return answer;
}

/** Why a cost certainly cannot be paid; null: it can, or nobody knows. */
function cannotPay(walk: Walk, seat: string | null, cost: readonly CardEffect[]): Finding | null {
  const { facts, player } = walk;
  if (seat === null || cost.some((part) => mayHaveChanged(walk, CHANGES[part.do] ?? ['assets']))) return null;
  const aimed: CardEffect[] = [];
  for (const part of cost) {
    if (!('as' in part) || part.as === undefined || part.seat !== undefined) aimed.push(part);
    else if (part.as !== 'chosen' || player === undefined) return null;
    else aimed.push({ ...part, seat: player } as CardEffect);
  }
  const finding = canPayAll(facts, seat, aimed);
  return finding !== true && finding.holds === false ? finding : null;
}

/** Whom a part of a program is about; null where the card picks somebody whom nobody has named. */
function whose(effect: CardEffect, seat: string | null, player: string | undefined): string | null {
  if ('seat' in effect && effect.seat !== undefined) return effect.seat;
  return 'as' in effect && effect.as !== undefined ? (player ?? null) : seat;
}

/** The ways of a part, with the part itself before them. */
const headed = (effect: CardEffect, ways: readonly Way[]): Way[] =>
  ways.map(({ deeds, picks }) => ({ deeds: [effect, ...deeds], picks }));

/** A part of a program that dice decide. */
type Diced = Extract<CardEffect, { do: 'test' | 'fight' | 'fight-patrol' }>;

function isDiced(effect: CardEffect): effect is Diced {
  return effect.do === 'test' || effect.do === 'fight' || effect.do === 'fight-patrol';
}

/** A test that was passed or failed, a fight that was won or lost. */
function cameOut(effect: Diced, well: boolean): CardEffect {
  return effect.do === 'test' ? { ...effect, passed: well } : { ...effect, won: well };
}

/** What that brings. */
function broughtBy(effect: Diced, well: boolean): readonly CardEffect[] {
  if (effect.do === 'test') return (well ? effect.pass : effect.fail) ?? [];
  return (well ? effect.win : effect.lose) ?? [];
}

/** The ways in which one part of a program may go. */
function waysOf(walk: Walk, effect: CardEffect, of: string | null): readonly Way[] {
  const seat = whose(effect, of, walk.player);
  switch (effect.do) {
    case 'if': {
      const answer = answerTo(walk, seat, effect.if);
      const so = answer === false ? [] : waysThrough(walk, effect.effects, seat);
      const not = answer === true ? [] : waysThrough(walk, effect.else ?? [], seat);
      return headed(effect, [...so, ...not]);
    }
    case 'to': {
      const finding = cannotPay(walk, seat, effect.cost);
      if (finding === null) return headed(effect, waysThrough(walk, [...effect.cost, ...effect.effects], seat));
      walk.unpaid.push({ part: effect, finding });
      return [{ deeds: [effect], picks: [] }];
    }
    case 'may':
      return headed(effect, waysThrough(walk, effect.effects, seat));
    case 'choose': {
      const open = effect.among.filter((branch) => answerTo(walk, seat, branch.if) !== false);
      const ways = open.flatMap(({ name, effects }) =>
        waysThrough(walk, effects, seat).map(
          ({ deeds, picks }): Way => ({ deeds: [effect, ...deeds], picks: [[effect, name], ...picks] }),
        ),
      );
      return ways.length === 0 ? [{ deeds: [effect], picks: [] }] : ways;
    }
    case 'test':
    case 'fight':
    case 'fight-patrol': {
      // Whatever is used on the dice may change anything.
      walk.changed.add('anything');
      return [true, false].flatMap((came) => {
        const ended = cameOut(effect, came);
        return waysThrough(walk, broughtBy(effect, came), seat).map(
          ({ deeds, picks }): Way => ({ deeds: [ended, ...deeds], picks: [[effect, String(came)], ...picks] }),
        );
      });
    }
    case 'repeat':
      if (answerTo(walk, seat, effect.while) === false) return [{ deeds: [effect], picks: [] }];
      break;
    default:
  }
  for (const one of CHANGES[effect.do] ?? ['anything' as const]) walk.changed.add(one);
  return [{ deeds: deedsOf([effect]), picks: [] }];
}

/** The ways through a program; where they are too many, one that has everything in it. */
function waysThrough(walk: Walk, program: readonly CardEffect[], seat: string | null): readonly Way[] {
  let ways: readonly Way[] = [{ deeds: [], picks: [] }];
  for (const effect of program) {
    const next = waysOf(walk, effect, seat);
    ways = ways.flatMap((way) =>
      next.map(({ deeds, picks }) => ({ deeds: [...way.deeds, ...deeds], picks: [...way.picks, ...picks] })),
    );
    if (ways.length > MOST_WAYS) {
      walk.changed.add('anything');
      return [{ deeds: deedsOf(program), picks: [] }];
    }
  }
  return ways;
}

/** Who carries out which text, whom they chose, and what the log declares of it. */
export interface Carried {
  readonly seat: string;
  readonly player?: string | undefined;
  readonly program: readonly CardEffect[];
  readonly told: readonly CardEffect[];
}

/** Goes through a text as the table stands. */
function walkOf(facts: Facts, { seat, player, program }: Carried): { walk: Walk; ways: readonly Way[] } {
  const walk: Walk = { facts, player, changed: new Set(), unpaid: [] };
  return { walk, ways: waysThrough(walk, program, isSeat(facts, seat) ? seat : null) };
}

/** What a log declares of a text although it certainly did not come to it; `unpaid`: it stands behind a cost that cannot be paid. */
export function notNow(facts: Facts, carried: Carried): { declared: CardEffect; unpaid: Finding | null } | null {
  const { seat, player, program, told } = carried;
  if (told.length === 0 || program.every((effect) => listsIn(effect).length === 0)) return null;
  const printed = deedsOf(program);
  if (printed.some((deed) => deed.do === 'untold')) return null;
  const { walk, ways } = walkOf(facts, carried);
  let found: CardEffect | null = null;
  for (const { deeds } of ways) {
    const strange = unprinted(deeds, told, { facts, seat, player });
    if (strange === null) return null;
    found ??= strange;
  }
  if (found === null) return null;
  const declared = found;
  const behind = walk.unpaid.find(
    ({ part }) => unprinted(deedsOf([part]), [declared], { facts, seat, player }) === null,
  );
  return { declared, unpaid: behind?.finding ?? null };
}

/** The branches that are taken in some of these ways. */
function takenIn(ways: readonly Way[]): ReadonlyMap<CardEffect, ReadonlySet<string>> {
  const taken = new Map<CardEffect, Set<string>>();
  for (const [choice, name] of ways.flatMap(({ picks }) => picks))
    taken.set(choice, (taken.get(choice) ?? new Set()).add(name));
  return taken;
}

/** Whether somebody or something decides what comes of a part of a program. */
function isDecided(effect: CardEffect): boolean {
  return effect.do === 'choose' || isDiced(effect);
}

/**
 * A program without the branches that do not fit what the log declares of it, where others do, with the outcome of the tests
 * and fights that it declares, and with the contact tokens that it names.
 */
export function asChosen(facts: Facts, carried: Carried): readonly CardEffect[] {
  const { seat, told } = carried;
  if (told.length === 0) return carried.program;
  const player = carried.player ?? told.find((one) => one.do === 'choose-player')?.player;
  const decided = spelledOut(asDecided(facts, { ...carried, player }), told, { facts, seat, player });
  return player === undefined ? decided : decided.map((effect) => aimed(effect, seat, player));
}

/** A program with the branches and outcomes that the log declares. */
function asDecided(facts: Facts, carried: Carried): readonly CardEffect[] {
  const { seat, player, program, told } = carried;
  if (!deedsOf(program).some(isDecided)) return program;
  const { ways } = walkOf(facts, carried);
  const open = takenIn(ways);
  const fitting = takenIn(ways.filter(({ deeds }) => unprinted(deeds, told, { facts, seat, player }) === null));
  const narrow = (effect: CardEffect): CardEffect => {
    const names = fitting.get(effect);
    if (isDiced(effect)) {
      const made = withLists(effect, (inner) => inner.map(narrow)) as Diced;
      return names?.size === 1 ? cameOut(made, names.has('true')) : made;
    }
    if (listsIn(effect).length === 0) return effect;
    const made = withLists(effect, (inner) => inner.map(narrow));
    if (made.do !== 'choose' || names === undefined) return made;
    return { ...made, among: made.among.filter(({ name }) => names.has(name) || open.get(effect)?.has(name) !== true) };
  };
  return program.map(narrow);
}

/** True where one is, false where all are, else null. */
function anyOf(answers: readonly (boolean | null)[]): boolean | null {
  if (answers.includes(true)) return true;
  return answers.includes(null) ? null : false;
}

/** Whether a program that has chosen this player brings anything at all; null where nobody knows. */
export function bringsAnything(facts: Facts, { seat, player, program }: Omit<Carried, 'told'>): boolean | null {
  const walk: Walk = { facts, player, changed: new Set(), unpaid: [] };
  const all = (some: readonly CardEffect[]): boolean | null => anyOf(some.map(brings));
  const brings = (effect: CardEffect): boolean | null => {
    if (effect.do !== 'if') return true;
    const answer = answerTo(walk, seat, effect.if);
    const so = all(effect.effects);
    const not = all(effect.else ?? []);
    if (answer !== null) return answer ? so : not;
    return so === not ? so : null;
  };
  return all(program);
}
