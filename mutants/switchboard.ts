/**
 * @module
 * A ruleset in which every place of the charts has a name of its own, compiled once: each thing in it can be disabled, and
 * tells when it is touched. It is made of the `Ruleset` object, so whatever reads charts and slices is under test as well.
 */
import type { MoveTransition, RuleId, StateConfig } from '../machines/chart.ts';
import {
  type BaseFacts,
  type Case,
  type Constraint,
  type Draft,
  type Effect,
  type Finding,
  fails,
  type Ruleset,
  type Slice,
} from '../machines/ruleset.ts';
import { type Compiled, compile, type TableBranch } from '../referee/play/compile.ts';
import { changed, chartsOf, type Places, placesOf } from './places.ts';

/** What is disabled, as plain data. */
export type Mutant =
  | { readonly kind: 'constraint'; readonly id: RuleId; readonly as: 'always-true' | 'always-fails' }
  | { readonly kind: 'effect'; readonly name: string }
  | { readonly kind: 'case'; readonly name: string; readonly as: boolean }
  /** the rule or action at this place of the charts, by its number in `placesOf` */
  | { readonly kind: 'place'; readonly place: number }
  /** what an effect notes under a rule about a part of the position */
  | { readonly kind: 'note'; readonly effect: string; readonly rule: RuleId; readonly part: string }
  /** that a wrong claim is cited under this rule although another one, or none, has settled the fact */
  | { readonly kind: 'citation'; readonly rule: RuleId }
  /** everything that bears the id of a rule: its constraint, notes and refusals under it, what the header is told */
  | { readonly kind: 'rule'; readonly id: RuleId };

type Note = Mutant & { readonly kind: 'note' };

/** Names for what can be touched. */
export const touch = {
  held: (place: number): string => `held ${place}`,
  /** it failed, or could not be ruled */
  failed: (place: number): string => `failed ${place}`,
  unsure: (place: number): string => `unsure ${place}`,
  done: (place: number): string => `done ${place}`,
  case: (name: string, holds: boolean): string => `${holds} ${name}`,
  note: (effect: string, rule: RuleId, part: string): string => `note ${effect} ${rule} ${part}`,
  citation: (rule: RuleId): string => `cites ${rule}`,
  way: (way: number): string => `way ${way}`,
  offer: (name: string): string => `offer ${name}`,
};

/** The part of a position that a note is about: its name, and of a seat's facts also theirs. */
export function partOf(path: readonly (string | number)[]): string {
  const [first, , third] = path;
  return first === 'seats' && third !== undefined ? `seats.*.${third}` : String(first);
}

type Heard = (rule: RuleId, path: readonly (string | number)[]) => boolean;

/** Runs an effect with `heard` in front of its notes: a note is passed on when it says so. */
function listening(apply: Effect<BaseFacts>, draft: Draft<BaseFacts>, event: unknown, heard: Heard): void {
  const plain = draft.note.bind(draft);
  const note = (rule: RuleId, ...path: (string | number)[]): void => {
    if (heard(rule, path)) plain(rule, ...path);
  };
  Object.defineProperty(draft, 'note', { configurable: true, writable: true, value: note });
  try {
    apply(draft, event as never);
  } finally {
    delete (draft as { note?: unknown }).note;
  }
}

/** The states that offer procedures, by chart and path. */
function offersOf(ruleset: Ruleset<BaseFacts>): Map<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  const visit = (state: StateConfig, where: string): void => {
    if (state.meta?.offers !== undefined) found.set(where, Object.keys(state.meta.offers));
    for (const [name, child] of Object.entries(state.states ?? {})) visit(child, `${where}.${name}`);
  };
  for (const chart of chartsOf(ruleset)) visit(chart, chart.id);
  return found;
}

type At = ReadonlyMap<string, readonly number[]>;

/** A slice's functions under their own names and under the name of each place where they stand. */
function named<T>(all: Readonly<Record<string, T>>, at: At, make: (one: T, name: string, place: number | null) => T) {
  return Object.fromEntries(
    Object.entries(all).flatMap(([name, one]) => [
      [name, make(one, name, null)] as const,
      ...(at.get(name) ?? []).map((place) => [`${name}@${place}`, make(one, name, place)] as const),
    ]),
  );
}

/** A ruleset under the hands of somebody who disables one thing at a time. */
export class Switchboard {
  readonly game: Compiled<BaseFacts>;
  readonly places: Places;
  /** each state that offers procedures, with the procedure */
  readonly offers: readonly string[];
  /** every note that was made while somebody watched */
  readonly notes = new Map<string, Note>();
  /** every rule under which the ruleset has cited a claim while somebody watched */
  readonly citations = new Set<RuleId>();
  #touched: Set<string> | null = null;
  #off: Mutant | null = null;
  /** how often functions have been called, and how often they may be */
  #calls = 0;
  #most = Number.POSITIVE_INFINITY;

  constructor(ruleset: Ruleset<BaseFacts>) {
    this.places = placesOf(ruleset);
    const numbers = new Map<object, number[]>();
    const constraintsAt = new Map<string, number[]>();
    const effectsAt = new Map<string, number[]>();
    const put = <K>(map: Map<K, number[]>, key: K, number: number): void => {
      map.set(key, [...(map.get(key) ?? []), number]);
    };
    for (const [number, { kind, what, list }] of this.places.places.entries()) {
      put(numbers, list, number);
      put(kind === 'action' ? effectsAt : constraintsAt, what, number);
    }
    const ways = new Map<object, number>(this.places.ways.map(({ transition }, number) => [transition, number]));
    const slice = ({
      constraints = {},
      effects = {},
      cases = {},
      refusals = {},
      ...rest
    }: Slice<BaseFacts>): Slice<BaseFacts> => ({
      ...rest,
      constraints: named(constraints, constraintsAt, (check, id, place) => this.#asked(check, id, place)),
      effects: named(effects, effectsAt, (apply, name, place) => this.#carriedOut(apply, name, place)),
      cases: Object.fromEntries(Object.entries(cases).map(([name, holds]) => [name, this.#decided(holds, name)])),
      refusals: Object.fromEntries(
        Object.entries(refusals).map(([chart, refusal]): [string, typeof refusal] => [
          chart,
          (facts, move, own, state) => this.#unless(refusal(facts, move, own, state)),
        ]),
      ),
    });
    const renamed = changed(
      ruleset,
      (original, copy) => {
        const at = numbers.get(original);
        if (at !== undefined) return (copy as string[]).map((name, index) => `${name}@${at[index]}`);
        const way = ways.get(original);
        if (way === undefined) return copy;
        return { ...copy, actions: [...((copy as MoveTransition).actions ?? []), `taken@${way}`] };
      },
      slice,
    );
    const taken = Object.fromEntries(
      this.places.ways.map((_, way) => [`taken@${way}`, () => void this.#touched?.add(touch.way(way))]),
    );
    const open = (header: unknown): ReturnType<typeof ruleset.header.open> => {
      const opened = ruleset.header.open(header);
      return { ...opened, findings: opened.findings.filter((finding) => this.#unless(finding) !== null) };
    };
    const { cites, governs, impossible } = ruleset.claims;
    const claims: typeof ruleset.claims = {
      ...ruleset.claims,
      ...(cites && { cites: (...asked) => this.#cited(cites(...asked)) }),
      ...(governs && { governs: (facts, claim, move) => this.#cited(governs(facts, claim, move)) }),
      ...(impossible && { impossible: (facts, claim) => this.#cited(impossible(facts, claim)) }),
    };
    this.game = compile({
      ...renamed,
      header: { ...ruleset.header, open },
      claims,
      slices: { ...renamed.slices, 'what is taken': { effects: taken } },
    });
    this.#lapse(compile(ruleset));
    this.offers = this.#finish(offersOf(ruleset));
  }

  /** Disables one thing, or nothing. */
  disable(mutant: Mutant | null): void {
    this.#off = mutant;
  }

  /** What is touched while something is done, and how often functions of the ruleset are called. */
  watch(act: () => void): { touched: Set<string>; calls: number } {
    const touched = new Set<string>();
    this.#touched = touched;
    this.#calls = 0;
    try {
      act();
    } finally {
      this.#touched = null;
    }
    return { touched, calls: this.#calls };
  }

  /** Does something that may call functions of the ruleset so often; after that each call throws. */
  bounded<T>(most: number, act: () => T): T {
    this.#calls = 0;
    this.#most = most;
    try {
      return act();
    } finally {
      this.#most = Number.POSITIVE_INFINITY;
    }
  }

  #called(): void {
    this.#calls += 1;
    if (this.#calls > this.#most) throw new Error('this does not come to an end');
  }

  /** What names a rule, unless that rule is disabled. */
  #unless<T extends { readonly rule?: RuleId }>(naming: T | null): T | null {
    return this.#off?.kind === 'rule' && naming?.rule === this.#off.id ? null : naming;
  }

  #cited(rule: RuleId | null): RuleId | null {
    if (rule === null || this.#unless({ rule }) === null) return null;
    if (this.#off?.kind === 'citation' && this.#off.rule === rule) return null;
    this.#touched?.add(touch.citation(rule));
    if (this.#touched !== null) this.citations.add(rule);
    return rule;
  }

  #asked(check: Constraint<BaseFacts>, id: string, place: number | null): Constraint<BaseFacts> {
    const [held, failed, unsure] =
      place === null ? ['', '', ''] : [touch.held(place), touch.failed(place), touch.unsure(place)];
    return (facts, move, own): Finding => {
      this.#called();
      const off = this.#off;
      if (off !== null) {
        if (off.kind === 'constraint' && off.id === id) return off.as === 'always-true' ? true : fails({});
        if (off.kind === 'rule' && off.id === id) return true;
        if (off.kind === 'place' && off.place === place) return true;
      }
      const finding = check(facts, move, own);
      this.#touched?.add(finding === true ? held : failed);
      if (finding !== true && finding.holds === 'unknown') this.#touched?.add(unsure);
      return finding;
    };
  }

  #carriedOut(apply: Effect<BaseFacts>, name: string, place: number | null): Effect<BaseFacts> {
    const done = place === null ? '' : touch.done(place);
    const heard: Heard = (rule, path) => {
      const part = partOf(path);
      const key = touch.note(name, rule, part);
      this.#touched?.add(key);
      if (!this.notes.has(key)) this.notes.set(key, { kind: 'note', effect: name, rule, part });
      return true;
    };
    return (draft, event) => {
      this.#called();
      const off = this.#off;
      if (off !== null) {
        if (off.kind === 'effect' && off.name === name) return;
        if (off.kind === 'place' && off.place === place) return;
        if (off.kind === 'note' && off.effect === name) {
          listening(apply, draft, event, (rule, path) => rule !== off.rule || partOf(path) !== off.part);
          return;
        }
        if (off.kind === 'rule') {
          listening(apply, draft, event, (rule) => rule !== off.id);
          return;
        }
      }
      if (this.#touched === null) apply(draft, event);
      else {
        this.#touched.add(done);
        listening(apply, draft, event, heard);
      }
    };
  }

  #decided(holds: Case<BaseFacts>, name: string): Case<BaseFacts> {
    const [yes, no] = [touch.case(name, true), touch.case(name, false)];
    return (facts, own, event) => {
      this.#called();
      const off = this.#off;
      if (off !== null && off.kind === 'case' && off.name === name) return off.as;
      const answer = holds(facts, own, event);
      this.#touched?.add(answer ? yes : no);
      return answer;
    };
  }

  /** A window that lapses without an effect does so here, too, although the effect that tells of it stands there; asked where it leads, it tells. */
  #lapse(plain: Compiled<BaseFacts>): void {
    for (const [name, { byPath }] of this.game.tables)
      for (const [path, state] of byPath) {
        const lapsesTo = plain.tables.get(name)?.byPath.get(path)?.lapsesTo ?? null;
        if (lapsesTo === null) continue;
        const get = () => {
          let { effects, target } = state.implies as Pick<TableBranch<BaseFacts>, 'effects' | 'target'>;
          for (;;) {
            for (const tell of effects as readonly (() => void)[]) tell();
            const [on] = target?.always ?? [];
            if (on === undefined) return target;
            ({ effects, target } = on);
          }
        };
        Object.defineProperty(state, 'lapsesTo', { get });
      }
  }

  /** In findings rules have their own names; a procedure that is offered tells where it was begun. Gives all offers. */
  #finish(offering: ReadonlyMap<string, readonly string[]>): string[] {
    const offers = new Set<string>();
    for (const { states } of this.game.tables.values())
      for (const state of states) {
        const { refuses } = state;
        const left = () => refuses.filter(([, rule]) => this.#unless({ rule }) !== null);
        Object.defineProperty(state, 'refuses', { get: left });
        for (const move of state.moves.values()) {
          for (const bound of move.guard as unknown as { id: string }[]) [bound.id = ''] = bound.id.split('@');
          if (move.opens === null) continue;
          const opened = move.opens.invokes.chart;
          let where = `${state.chart}.${state.path}`;
          while (where.includes('.') && offering.get(where)?.includes(opened) !== true)
            where = where.slice(0, where.lastIndexOf('.'));
          const name = `${where} offers ${opened}`;
          offers.add(name);
          (move.effects as (() => void)[]).push(() => void this.#touched?.add(touch.offer(name)));
        }
      }
    return [...offers];
  }
}
