/**
 * @module
 * The events that drive an exported chart. Rules and cases are functions of the referee, which a document cannot hold; so
 * whoever steps through one says by an event what a case came to.
 */
import type { ChartEdge, ChartState } from './model.ts';

/** The event that says that a case holds. */
export function caseEvent(name: string): string {
  return `case.${name}`;
}

/** The event that says that none of the cases before the last way holds. */
export const OTHERWISE = 'otherwise';

/** The event by which a state hears that the procedure it waits for is finished; `when`: and that a case holds. */
export function doneEvent(chart: string, when: string | null): string {
  return when === null ? `done.${chart}` : `done.${chart}.${when}`;
}

/** Whether a transition is simply taken, so that nobody has to say anything. */
export function isPlain({ trigger, when, order, to }: ChartEdge): boolean {
  return (trigger === 'always' || trigger === 'done') && when === null && (order ?? 1) === 1 && to !== null;
}

/** The events that trigger a transition of a state in a document without functions; none for one that is simply taken. */
export function eventsOf(state: ChartState, edge: ChartEdge): readonly string[] {
  const { trigger, event, offers, when } = edge;
  if (isPlain(edge)) return [];
  switch (trigger) {
    case 'event':
      return event === null ? [] : [event];
    case 'offer':
      return (offers?.moves ?? []).map((move) => move.event);
    case 'returned':
      return [doneEvent(state.calls?.chart ?? '', when)];
    case 'done':
    case 'always':
      return [when === null ? OTHERWISE : caseEvent(when)];
  }
}
