/**
 * @module
 * Abilities used at a moment of their own (LRR page 21, Timing of Abilities): of any component in play, whoever has it, in
 * anybody's turn. What a card says whose text nobody knows cannot be ruled; a known text fixes its moment itself.
 */
import { decks } from '../../../schemas/outer-rim/words.ts';
import { type Finding, fails, type Move, unknown, voids } from '../../ruleset.ts';
import { sparesTooEarly } from '../combat/damage.ts';
import { isTest, rolledIn } from '../combat/rolls.ts';
import { hasAGoal } from '../player/goal-cards.ts';
import { cardOf, type Facts, faceupOf, heldBy, isAi, seatOf } from '../table/facts.ts';
import type { Ability, CardEffect, SeatFacts } from '../table/types.ts';

/** What such a move says, as far as its moment and its component are concerned. */
interface Use extends Move {
  readonly source: string;
  readonly ability?: string | undefined;
  readonly cost?: readonly CardEffect[] | undefined;
  readonly effects?: readonly CardEffect[] | undefined;
}

/** An ability that is known to exist while nobody has put down what it does. */
export function unstructured(ability: Ability): boolean {
  return ability.cost === undefined && ability.effects === undefined && ability.change === undefined;
}

/** The move that uses an ability at a moment of its own. */
export const ANY_TIME = 'ability.use';

/** What a completed goal brings (goals.2). */
export const GOAL_BRINGS: readonly CardEffect[] = [{ do: 'gain-fame', amount: 1 }];

/** Whether a move says that it is the goal of its card. */
export function saysItsGoal(move: Use): boolean {
  return move.type === ANY_TIME && (move.ability === 'goal' || (move.ability === undefined && bringsAGoal(move)));
}

function bringsAGoal({ cost = [], effects = [] }: Use): boolean {
  const [only, ...more] = effects;
  return cost.length + more.length === 0 && only?.do === 'gain-fame' && only.amount === 1;
}

/** Whether a move records that the goal of its owner's character card or ship is completed. */
export function isGoal(facts: Facts, seat: string, move: Use): boolean {
  return saysItsGoal(move) && hasAGoal(facts, seat, move.source);
}

/** Whether a component lies before somebody, or faceup on a deck, or is one that only its own deck shows. A secret lies facedown (secrets.1). */
function isInPlay(facts: Facts, source: string): boolean {
  for (const seat of facts.order) {
    const { character, ship, ambition, secrets } = seatOf(facts, seat);
    if (secrets.some(({ id }) => id === source)) return false;
    if (
      character === source ||
      ship === source ||
      ambition?.sheet === source ||
      heldBy(facts, seat, source) !== undefined
    )
      return true;
  }
  for (const deck of decks) if (faceupOf(facts, deck) === source) return true;
  const origin = cardOf(facts, source)?.origin;
  return origin === 'encounter' || origin === 'databank';
}

/** Whether the text of a component is known: all its abilities are. */
function isTold(facts: Facts, source: string): boolean {
  const { characters, ships, ambitions } = facts.board;
  const found = characters.get(source) ?? ships.get(source) ?? ambitions.get(source) ?? cardOf(facts, source);
  return found?.abilities !== undefined;
}

/** The one of these cards that was bought in this turn and used at once, because it is neither an asset nor a ship. */
export function usedOnPurchase(facts: Facts, some: readonly string[]): string | undefined {
  return some.find((card) => {
    const type = facts.turn.used.includes(card) ? cardOf(facts, card)?.type : undefined;
    return type === 'event' || type === 'other';
  });
}

/** A component that is not the seat's own: somebody else's, a card that lies faceup or that an encounter showed. */
export function ofAnother(facts: Facts, { seat, source }: Use): Finding {
  if (!isInPlay(facts, source)) {
    const [flies] = facts.board.ships.has(source) ? facts.order.filter((one) => seatOf(facts, one).ship === null) : [];
    if (flies !== undefined) return unknown(`nobody knows which ship ${flies} flies`);
    if (seat === facts.turn.seat && usedOnPurchase(facts, [source]) !== undefined)
      return unknown(`what ${source} brings stands on the card alone`);
    return voids({ source, inPlay: false });
  }
  return isTold(facts, source)
    ? voids({ source, seat: seat ?? null, has: false })
    : unknown(`${source} may allow this to ${seat}, and its text is not known`);
}

/** Whether something else than the turn itself is under way: of that one the facts say how the turn before it has ended. */
export function isInProcedure(own: unknown): boolean {
  return typeof own === 'object' && own !== null && !('endedBy' in own);
}

/** Whether the moment that a known text names is now; `own` are the facts of the procedure under way. */
export function itsMoment(facts: Facts, move: Use, ability: Ability, own: unknown): Finding {
  const { seat, step } = facts.turn;
  const { timing } = ability;
  const wrong = (): Finding =>
    fails({ ability: `${move.source}/${ability.id}`, timing, step, turnOf: seat, usedBy: move.seat ?? null });
  switch (timing) {
    case 'other': {
      const rolled = rolledIn(own);
      // Who is spared a defeat has suffered what defeats them: in a combat that is its last step (combat-steps.5).
      const isInCombat = rolled !== undefined && !isTest(rolled);
      if (unstructured(ability) && isInCombat && sparesTooEarly(facts, move.seat ?? '', move.source)) return wrong();
      return ability.change === undefined
        ? true
        : unknown(`whether there are dice that ${move.source} may change here is not followed by this referee`);
    }
    case 'action':
      return step === timing && seat === move.seat && !isInProcedure(own) ? true : wrong();
    // What is used in such a step, in a combat or in a test is a move of its own: `momentHere` says which.
    default:
      return wrong();
  }
}

/** What uses abilities in a moment that may not be theirs, or on dice. */
const MISTAKEN: ReadonlySet<string> = new Set([ANY_TIME, 'combat.ability', 'test.ability']);

/** The moment whose abilities have a move of their own here: of the combat or test under way, or of the current player's step; null: none. */
export function momentHere({ turn }: Facts, { type, seat }: Move, own: unknown): 'combat' | 'test' | Step | null {
  if (!MISTAKEN.has(type)) return null;
  const rolled = rolledIn(own);
  if (rolled !== undefined) return isTest(rolled) ? 'test' : 'combat';
  return type === ANY_TIME && seat === turn.seat && turn.step !== 'action' ? turn.step : null;
}
type Step = Facts['turn']['step'];

/** Whether an ability is used at such a moment. */
export function isOfMoment({ timing }: Ability, moment: string): boolean {
  return timing === moment || (timing === 'start-of-combat' && moment === 'combat');
}

/** The sheets and assets that lie openly before a seat. */
function openBefore({ character, ship, ambition, assets }: SeatFacts): (string | null)[] {
  return [character, ship, ambition?.sheet ?? null, ...assets.map(({ card }) => card)];
}

/** The components in play, those of the seat itself first: of the secrets its own, as nobody else resolves one (secrets.2.b). */
function inPlay(facts: Facts, seat: string): (string | null)[] {
  const own = seatOf(facts, seat);
  const others = facts.order.filter((other) => other !== seat && !isAi(facts, other));
  return [
    ...openBefore(own),
    ...own.secrets.map(({ id }) => id),
    ...others.flatMap((other) => openBefore(seatOf(facts, other))),
    ...decks.map((deck) => faceupOf(facts, deck)),
  ];
}

/** The first component in play whose text nobody knows, as a seat finds it; what lies there openly is looked through once for all of them. */
export function firstUntold(facts: Facts): (seat: string) => string | undefined {
  const first = (sources: readonly (string | null)[]): string | undefined =>
    sources.find((source) => source !== null && !isTold(facts, source)) ?? undefined;
  const players = facts.order.filter((seat): boolean => !isAi(facts, seat));
  const before = new Map(players.map((seat) => [seat, first(openBefore(seatOf(facts, seat)))]));
  const anyones =
    [...before.values()].find((found) => found !== undefined) ?? first(decks.map((deck) => faceupOf(facts, deck)));
  return (seat) => before.get(seat) ?? first(seatOf(facts, seat).secrets.map(({ id }) => id)) ?? anyones;
}

/** All of them. */
export function untold(facts: Facts, seat: string): string[] {
  const found = new Set<string>();
  for (const source of inPlay(facts, seat)) if (source !== null && !isTold(facts, source)) found.add(source);
  return [...found];
}
