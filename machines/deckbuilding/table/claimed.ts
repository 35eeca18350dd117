/**
 * @module
 * What wrong claims say of a card or of a number, as far as they say anything: what cannot be behind them need not be tried.
 */
import type { Json } from '../../../schemas/json.ts';
import type { WrongFact } from '../../ruleset.ts';
import { isHidden } from './hidden.ts';

/** Cards of which each is known; null: not all of them are. */
function known(cards: Json | undefined): string[] | null {
  const all = Array.isArray(cards) ? cards : [cards];
  return all.every((card): card is string => typeof card === 'string' && !isHidden(card)) ? all : null;
}

/** Whether a card may have come to a pile or hand (`1`), or have left it (`-1`): it is claimed more or less often than it is found there. */
export function mayHaveMoved(wrong: readonly WrongFact[], pile: string, card: string, way: 1 | -1): boolean {
  // As many cards are compared one by one.
  const of = wrong.filter(({ path }) => path.join('.') === pile || path.slice(0, -1).join('.') === pile);
  const times = of.map(({ claimed, found }) => {
    const [one, other] = [known(claimed), known(found)];
    const count = (cards: readonly string[]): number => cards.filter((id) => id === card).length;
    return one === null || other === null ? null : count(one) - count(other);
  });
  if (of.length === 0 || times.includes(null)) return true;
  return times.reduce<number>((sum, more) => sum + (more ?? 0), 0) * way > 0;
}

/** Whether a number may be so much more than it was found. */
export function mayBeMore(wrong: readonly WrongFact[], fact: string, more: number): boolean {
  const { claimed, found } = wrong.find(({ path }) => path.join('.') === fact) ?? {};
  return typeof claimed !== 'number' || typeof found !== 'number' || claimed - found === more;
}
