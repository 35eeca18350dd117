/**
 * @module
 * All mutants of a ruleset, each with its name, and with the touches of which a log must have one to notice it.
 */
import type { RuleId } from '../machines/chart.ts';
import type { BaseFacts, Ruleset } from '../machines/ruleset.ts';
import { type Mutant, type Switchboard, touch } from './switchboard.ts';

/** What rows count: a dropped rule, action or note is a place. */
export type RowKind = 'constraint' | 'effect' | 'case' | 'place' | 'transition';

export interface Named {
  readonly mutant: Mutant;
  readonly row: RowKind;
  readonly name: string;
  /** a log that has none of these touches reads the same with this mutant */
  readonly needs: readonly string[];
}

/** Every mutant of a ruleset; notes and citations are those that have been heard so far. */
export function mutantsOf(ruleset: Ruleset<BaseFacts>, { places, notes, citations }: Switchboard): Named[] {
  const all: Named[] = [];
  const at = (what: string): number[] =>
    places.places.flatMap((place, number) => (place.what === what ? [number] : []));
  for (const { constraints = {}, effects = {}, cases = {} } of Object.values(ruleset.slices)) {
    for (const id of Object.keys(constraints) as RuleId[]) {
      const put = (as: 'always-true' | 'always-fails', needs: string[]): void =>
        void all.push({
          mutant: { kind: 'constraint', id, as },
          row: 'constraint',
          name: `${id} ${as === 'always-true' ? 'always holds' : 'always fails'}`,
          needs,
        });
      put('always-true', at(id).map(touch.failed));
      // What cannot be ruled is told otherwise than what fails.
      put(
        'always-fails',
        at(id).flatMap((place) => [touch.held(place), touch.failed(place), touch.unsure(place)]),
      );
    }
    for (const name of Object.keys(effects))
      all.push({ mutant: { kind: 'effect', name }, row: 'effect', name, needs: at(name).map(touch.done) });
    for (const name of Object.keys(cases))
      for (const as of [true, false])
        all.push({
          mutant: { kind: 'case', name, as },
          row: 'case',
          name: `${name} always ${as}`,
          needs: [touch.case(name, !as)],
        });
  }
  for (const [place, { kind, name }] of places.places.entries())
    all.push({
      mutant: { kind: 'place', place },
      row: 'place',
      name: `${name} dropped`,
      needs: [kind === 'action' ? touch.done(place) : touch.failed(place)],
    });
  for (const note of notes.values())
    all.push({
      mutant: note,
      row: 'place',
      name: `${note.effect} note ${note.rule} ${note.part} dropped`,
      needs: [touch.note(note.effect, note.rule, note.part)],
    });
  for (const rule of citations)
    all.push({
      mutant: { kind: 'citation', rule },
      row: 'place',
      name: `claims cite ${rule} dropped`,
      needs: [touch.citation(rule)],
    });
  return all;
}
