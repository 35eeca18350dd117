/**
 * @module
 * The attack of cards in play: what is printed, what was gained this turn, and what constant abilities add ("While",
 * page 27). Where sources differ on such an ability, there are several possible totals; the first is the literal reading.
 */
import { type Facts, inPlay, inPlayNamed, opponentOf, seatOf } from './facts.ts';
import { fits, holds } from './if.ts';
import type { Effect, Entry, Rulings, Ship, Unit } from './types.ts';

/** Questions that bear on attack, with their readings, the literal one first. */
const QUESTIONS = {
  carrier: ['any', 'empire'],
  endor: ['any', 'empire'],
  baze: ['lost', 'destroyed'],
} as const satisfies { [K in keyof Rulings]?: readonly NonNullable<Rulings[K]>[] };
const ASKED_BY: Readonly<Record<string, keyof typeof QUESTIONS>> = {
  'imperial-carrier': 'carrier',
  endor: 'endor',
  'baze-malbus': 'baze',
};

/** Every combination of readings that this position leaves open. */
function readings(facts: Facts, seat: string): Rulings[] {
  const own = seatOf(facts, seat);
  const cards = [...inPlay(own).map((one) => one.card), own.base.card];
  let all: Rulings[] = [facts.rulings];
  for (const card of new Set(cards)) {
    const question = ASKED_BY[card];
    if (question === undefined || facts.rulings[question] !== undefined) continue;
    all = QUESTIONS[question].flatMap((answer) => all.map((ruling) => ({ ...ruling, [question]: answer })));
  }
  return all;
}

/** How many times a bonus counts: once, or for each destroyed base of one side. */
function times(facts: Facts, seat: string, entry: Entry, ruling: Rulings): number {
  if (entry.perEach === undefined) return 1;
  const opponent = opponentOf(facts, seat);
  const whose = entry.perEach?.victoryPileOf ?? (ruling.baze === 'destroyed' ? 'owner' : 'opponent');
  return seatOf(facts, whose === 'owner' ? seat : opponent).victory.length;
}

function bonusFrom(
  facts: Facts,
  seat: string,
  source: { name: string; card: string },
  effect: Effect | null,
  target: Unit | Ship,
  row: boolean,
  ruling: Rulings,
): number {
  if (effect?.trigger !== 'constant' || !holds(facts, seat, source.name, effect.condition, row)) return 0;
  let sum = 0;
  for (const entry of effect.effects) {
    if (entry.op !== 'modify-attack') continue;
    if (entry.self === true && source.name !== target.name) continue;
    if (entry.each !== undefined) {
      const card = facts.board.cards.get(target.card);
      if (card === undefined || !fits(facts, seat, card, entry.each)) continue;
      const question = ASKED_BY[source.card];
      if (
        entry.each.faction === null &&
        question !== undefined &&
        ruling[question] === 'empire' &&
        card.faction !== 'empire'
      )
        continue;
    }
    sum += (entry.amount ?? 0) * times(facts, seat, entry, ruling);
  }
  return sum;
}

function attackOf(facts: Facts, seat: string, one: Unit | Ship, row: boolean, ruling: Rulings): number {
  const own = seatOf(facts, seat);
  let attack = (facts.board.cards.get(one.card)?.attack ?? 0) + one.bonus;
  for (const source of inPlay(own))
    attack += bonusFrom(facts, seat, source, facts.board.cards.get(source.card)?.effect ?? null, one, row, ruling);
  attack += bonusFrom(
    facts,
    seat,
    { name: own.base.card, card: own.base.card },
    facts.board.bases.get(own.base.card)?.effect ?? null,
    one,
    row,
    ruling,
  );
  return Math.max(0, attack);
}

/**
 * The possible totals of the attack of these cards, each once, the literal reading first. `row`: they attack a card of the
 * galaxy row (attacking-an-opponents-base.0.1, bounty-hunting-and-sabotage.0.5).
 */
export function totals(facts: Facts, seat: string, names: readonly string[], row: boolean): number[] {
  const own = seatOf(facts, seat);
  const attackers = names.map((name) => inPlayNamed(own, name)).filter((one) => one !== undefined);
  return [
    ...new Set(
      readings(facts, seat).map((ruling) =>
        attackers.reduce((sum, one) => sum + attackOf(facts, seat, one, row, ruling), 0),
      ),
    ),
  ];
}

/** The cards of a seat that are committed to a target and have not attacked yet. */
export function committedTo(facts: Facts, seat: string, target: string): (Unit | Ship)[] {
  return inPlay(seatOf(facts, seat)).filter((one) => one.committed === target && !one.attacked);
}
