/**
 * @module
 * What a log declares of an ability against the card's text, where that is known: whom it chooses, what it costs and what it
 * brings. What the log leaves out is supplied; what it says has to stand on the card (LRR page 21, Appendix 2).
 */
import { type Json, sameJson } from '../../../schemas/json.ts';
import { listsIn, withLists } from '../../../schemas/outer-rim/cards.ts';
import { Id } from '../../../schemas/outer-rim/words.ts';
import { type Finding, fails } from '../../ruleset.ts';
import { spaceMeant } from '../encounters/tokens.ts';
import { CONTACT_DEEDS } from '../table/deeds.ts';
import { doubtAbout } from '../table/doubts.ts';
import { cardOf, type Facts, isAi, isSeat, seatOf, spaceOf } from '../table/facts.ts';
import type { Ability, CardEffect, Condition, TokenMeant } from '../table/types.ts';

/** What a move says of the ability that it uses. */
interface Declared {
  readonly player?: string | undefined;
  readonly cost?: readonly CardEffect[] | undefined;
  readonly effects?: readonly CardEffect[] | undefined;
}

/** Whether an ability needs somebody to be chosen: a player whom it names, attacks, or hits as a most famous one. */
export function choosesAPlayer({ needsPlayer, cost = [], effects = [] }: Ability): boolean {
  return needsPlayer === true || [...cost, ...effects].some(isAimed);
}

/** The word that says whom a deed has chosen, where the card leaves that open; null: it is about nobody else, or says about whom. */
function wordOfChosen(effect: CardEffect): 'seat' | 'player' | 'with' | null {
  if (effect.do === 'choose-player') return 'player';
  if (effect.do === 'fight' && effect.enemy === undefined && effect.player === undefined) return 'player';
  if (effect.do === 'exchange-ships' && effect.with === undefined) return 'with';
  return 'as' in effect && effect.as !== undefined && effect.seat === undefined ? 'seat' : null;
}

/** Whether a deed happens to the player whom the card has chosen, or to both of them, and nobody has said who that is. */
export function isOfTheChosen(effect: CardEffect): boolean {
  if (effect.do === 'gain-fame' && effect.with === 'chosen') return effect.seats === undefined;
  return wordOfChosen(effect) === 'with' || ('as' in effect && effect.as === 'chosen' && effect.seat === undefined);
}

/** A deed for which the card leaves open whom it happens to. */
function isAimed(effect: CardEffect): boolean {
  if (listsIn(effect).some(([, inner]) => inner.some(isAimed))) return true;
  return wordOfChosen(effect) !== null || (effect.do === 'gain-fame' && effect.with === 'chosen');
}

/** What a card says of whoever is chosen, said of this player. */
function aimedAt<T extends CardEffect | Condition>(part: T, player: string): T {
  return 'as' in part && part.as !== undefined && part.seat === undefined ? { ...part, seat: player } : part;
}

/** The effect with the player that `seat` chose put where the card says "choose a player", also inside its program. */
export function aimed(effect: CardEffect, seat: string, player: string): CardEffect {
  const made = listsIn(effect).length === 0 ? effect : within(effect, seat, player);
  if (made.do === 'gain-fame' && made.with === 'chosen') {
    // Fame that both gain at the same time.
    const { with: _, ...rest } = made;
    return { ...rest, seats: [seat, player] };
  }
  const word = wordOfChosen(made);
  return word === 'player' || word === 'with' ? ({ ...made, [word]: player } as CardEffect) : aimedAt(made, player);
}

function within(effect: CardEffect, seat: string, player: string): CardEffect {
  const made = withLists(effect, (inner) => inner.map((one) => aimed(one, seat, player)));
  const asked = (conditions: readonly Condition[]): Condition[] => conditions.map((one) => aimedAt(one, player));
  if (made.do === 'if') return { ...made, if: asked(made.if) };
  if (made.do === 'repeat') return { ...made, while: asked(made.while) };
  if (made.do !== 'choose') return made;
  return { ...made, among: made.among.map((way) => (way.if === undefined ? way : { ...way, if: asked(way.if) })) };
}

/**
 * A program of which nobody has said whom it chooses: where it can be one player only it is that one; among several somebody
 * chooses, as among branches, so that later entries and claims may show it.
 */
export function withItsChoice(facts: Facts, seat: string, program: readonly CardEffect[]): readonly CardEffect[] {
  const all = deedsOf(program);
  // A most famous player is another matter.
  const isMixed = all.some((effect) => 'as' in effect && effect.as === 'most-famous');
  if (isMixed || isAi(facts, seat) || !all.some(isOfTheChosen)) return program;
  const named = all.find((effect) => effect.do === 'choose-player')?.player;
  const players = named === undefined ? facts.order.filter((other) => other !== seat) : [named];
  const ofThem = (player: string): CardEffect[] => program.map((effect) => aimed(effect, seat, player));
  const [only, ...others] = players;
  if (only === undefined) return program;
  return others.length === 0 ? ofThem(only) : [{ do: 'choose', among: branchesFor(facts, players, ofThem) }];
}

/** The choice of one of several players, as branches by their names. */
export function branchesFor(
  facts: Facts,
  players: readonly string[],
  ofThem: (player: string) => CardEffect[],
): { name: string; effects: CardEffect[] }[] {
  // A name that is no word for a branch is told by its place in the turn order.
  const called = (player: string): string =>
    Id.safeParse(player).success ? player : `player-${facts.order.indexOf(player) + 1}`;
  return players.map((player) => ({ name: called(player), effects: ofThem(player) }));
}

/** The deeds that may come of a card's program: those on it, and those that hang on a test, a fight or a choice of it. */
export function deedsOf(effects: readonly CardEffect[]): CardEffect[] {
  return effects.flatMap((effect) => [effect, ...listsIn(effect).flatMap(([, inner]) => deedsOf(inner))]);
}

/** Whether a part of a program is not told, or it goes on with a card whose text is not, whichever of its branches is chosen. */
export function isHalfUntold(facts: Facts, effects: readonly CardEffect[]): boolean {
  return effects.some(
    (effect) =>
      effect.do === 'untold' ||
      (effect.do === 'resolve-card' && cardOf(facts, effect.card)?.program === undefined) ||
      (effect.do !== 'choose' && listsIn(effect).some(([, inner]) => isHalfUntold(facts, inner))),
  );
}

/** Who declares a deed, whom they chose, and how the table stands. */
interface By {
  readonly facts: Facts;
  readonly seat: string;
  readonly player?: string | undefined;
}

/** Whether a declared deed is this one of the card. Where less was there to be recovered, less may be said. */
function isDeed(printed: CardEffect, told: CardEffect, by: By): boolean {
  const { seat, player } = by;
  if (printed.do !== told.do) return false;
  const card = printed as unknown as Readonly<Record<string, Json>>;
  return Object.entries(told as unknown as Readonly<Record<string, Json>>).every(([word, value]) => {
    if (card[word] !== undefined) {
      if (printed.do === 'recover' && told.do === 'recover' && word === 'amount')
        return isRecovered(by, told, printed.amount);
      if (word === 'amount' && isAllThatWas(by, printed, told)) return true;
      if (word === 'faction' && card[word] === 'your-planet' && isItsFaction(by, printed, value)) return true;
      return isPart(card[word] as Json, value, by) || isSameToken(by, printed, card[word] as Json, value);
    }
    // Whom it happens to may be said: the one who uses it, or the one whom it chooses; who may be chosen other rules say (fame.5.a).
    if (word === 'seat' || word === wordOfChosen(printed))
      return value === (isAimed(printed) ? (player ?? value) : seat);
    if (word === 'seats' && card.with === 'chosen') return sameSeats(value, [seat, player ?? null]);
    // So may which token it is, where the card has its owner pick one, and the space in which it is by itself.
    return isOpen(printed, word) || (word === 'space' && isItsSpace(by, printed, value));
  });
}

/** Whether so much of a card's recovery may have been declared: all that it says, or less, if no more was there to recover. */
function isRecovered(
  { facts, seat: user }: By,
  { seat = user, on, amount }: Recovery,
  printed: number | 'all',
): boolean {
  if (amount === printed || amount === 'all') return amount === printed;
  if (printed !== 'all' && amount > printed) return false;
  const isOpen =
    !isSeat(facts, seat) || [on, `more-${on}` as const].some((what) => doubtAbout(facts, seat, what) !== null);
  return isOpen || amount >= seatOf(facts, seat).damage[on];
}
type Recovery = Extract<CardEffect, { do: 'recover' }>;

/** Whether a declared loss is all that was there to be lost, where the card takes more. */
function isAllThatWas({ facts, seat: user }: By, printed: CardEffect, told: CardEffect): boolean {
  if (printed.do !== told.do || (told.do !== 'lose-credits' && told.do !== 'lose-fame')) return false;
  const { seat = user, amount } = told;
  if (!isSeat(facts, seat) || amount > (printed as typeof told).amount) return false;
  const what = told.do === 'lose-credits' ? 'credits' : 'fame';
  return doubtAbout(facts, seat, what) !== null || amount >= (seatOf(facts, seat)[what] ?? 0);
}

/** Whether a declared faction is that of the planet on which a seat is, as far as anybody knows where they are. */
function isItsFaction({ facts, seat: user }: By, printed: CardEffect, told: Json): boolean {
  const seat = ('seat' in printed ? printed.seat : undefined) ?? user;
  if (!isSeat(facts, seat) || doubtAbout(facts, seat, 'space') !== null) return true;
  const known = spaceOf(facts, seatOf(facts, seat).space);
  return known === undefined || known.faction === undefined ? known?.type !== 'navpoint' : known.faction === told;
}

function sameSeats(told: Json, meant: readonly (string | null)[]): boolean {
  return (
    Array.isArray(told) && told.length === meant.length && meant.every((one) => one === null || told.includes(one))
  );
}

/** Whether a card leaves this word of a deed to the table: which contact token it is about, how a test or a fight came out, what a search has found. */
function isOpen({ do: deed }: CardEffect, word: string): boolean {
  if (deed === 'test') return word === 'passed';
  if (deed === 'search-deck') return word === 'cards' || word === 'gains';
  if (deed === 'fight' || deed === 'fight-patrol') return word === 'won';
  // Which token it is, and who it was.
  return CONTACT_DEEDS.has(deed) && (word === 'contact' || word === 'class');
}

/** Whether a space that a card leaves out is that of its contact or of the seat, as far as anybody knows where they are. */
function isItsSpace({ facts, seat }: By, printed: CardEffect, told: Json): boolean {
  if (!CONTACT_DEEDS.has(printed.do)) return false;
  const whose = ('seat' in printed ? printed.seat : undefined) ?? seat;
  const space = spaceMeant(facts, whose, printed as TokenMeant);
  return space === null || space === told || (isSeat(facts, whose) && doubtAbout(facts, whose, 'space') !== null);
}

/** Whether one of two tokens that are exchanged is meant as printed, with what the table says of it. */
function isSameToken(by: By, deed: CardEffect, printed: Json, told: Json): boolean {
  if (deed.do !== 'exchange-contacts' || typeof printed !== 'object' || typeof told !== 'object') return false;
  const token = printed as Readonly<Record<string, Json>>;
  return Object.entries(told ?? {}).every(([word, value]) =>
    token[word] === undefined
      ? isOpen(deed, word) || (word === 'space' && isItsSpace(by, { ...deed, ...token } as CardEffect, value))
      : token[word] === value,
  );
}

/** The printed deeds, with what the log says of the words that the card leaves to its owner. */
export function spelledOut(printed: readonly CardEffect[], told: readonly CardEffect[], by: By): readonly CardEffect[] {
  return printed.map((deed) => {
    const isLeftOpen = isOpen(deed, 'contact') || isOpen(deed, 'gains') || isAimed(deed);
    const said = isLeftOpen ? told.find((one) => isDeed(deed, one, by)) : undefined;
    const within = withLists(deed, (inner) => [...spelledOut(inner, told, by)]);
    return said === undefined ? within : ({ ...within, ...said } as CardEffect);
  });
}

/** The first declared deed that does not stand on the card, each printed one taken once; null when all of them do. */
export function unprinted(printed: readonly CardEffect[], told: readonly CardEffect[], by: By): CardEffect | null {
  return besides(printed, told, by).next().value ?? null;
}

/** The declared deeds that do not stand on the card, each printed one taken once. */
function* besides(printed: readonly CardEffect[], told: readonly CardEffect[], by: By): Generator<CardEffect, void> {
  // What is repeated may be written out, round by round.
  const rounds = printed.flatMap((deed) =>
    deed.do === 'repeat' ? Array.from({ length: deed.most - 1 }, () => deedsOf(deed.effects)).flat() : [],
  );
  const left = [...printed, ...rounds];
  const isChoice = printed.some(isAimed);
  for (const one of told) {
    // Whom the card has chosen may be said of whatever happens to them.
    if (one.do === 'choose-player' && isChoice && one.player === (by.player ?? one.player)) continue;
    const at = left.findIndex((deed) => isDeed(deed, one, by));
    if (at === -1) yield one;
    else left.splice(at, 1);
  }
}

/** A part of a text that nobody has told. */
export function isUntoldText(effect: CardEffect): boolean {
  return effect.do === 'untold';
}

/** Whether a log declares what nobody has told of a program; who only repeats it leaves that part untold. */
export function fillsIn(program: readonly CardEffect[], told: readonly CardEffect[] | undefined): boolean {
  return told !== undefined && deedsOf(program).some(isUntoldText) && !sameJson(told, program);
}

/**
 * A program of which a part is not told, with what the log declares of that part: whatever it declares that does not stand on the
 * rest, which is carried out all the same, or a part that it writes out in full.
 */
export function filledIn(
  program: readonly CardEffect[],
  told: readonly CardEffect[] | undefined,
  by: By,
): readonly CardEffect[] {
  if (told === undefined || !fillsIn(program, told)) return program;
  const made = program.map((effect): CardEffect => {
    const whole = deedsOf([effect]).some(isUntoldText) ? told.find((one) => isDeed(effect, one, by)) : undefined;
    return whole === undefined ? effect : ({ ...effect, ...whole } as CardEffect);
  });
  const rest = [...besides(deedsOf(made), told, by)];
  // Where nobody can say in which of several parts it happened, it comes last.
  const isInside = !made.some(isUntoldText) && deedsOf(made).filter(isUntoldText).length === 1;
  const put = (some: readonly CardEffect[], deep: boolean): CardEffect[] =>
    some.flatMap((effect) => {
      if (isUntoldText(effect)) return deep && !isInside ? [] : rest.splice(0);
      return [listsIn(effect).length === 0 ? effect : withLists(effect, (inner) => put(inner, true))];
    });
  return [...put(made, false), ...rest];
}

/** Whether what a move declares of an ability agrees with its text, which is known in full. */
export function asDeclared(facts: Facts, key: string, ability: Ability, move: Declared, seat: string): Finding {
  const { player, cost, effects } = move;
  if (player === undefined && cost === undefined && effects === undefined) return true;
  if (player !== undefined && !choosesAPlayer(ability)) return fails({ ability: key, player, choosesAPlayer: false });
  const price = ability.cost ?? [];
  for (const [what, told, printed] of [
    ['cost', cost, price],
    ['effects', effects, [...price, ...(ability.effects ?? [])]],
  ] as const) {
    // Of a part that nobody has told anything may be declared.
    if (told === undefined || told.length === 0 || deedsOf(printed).some(isUntoldText)) continue;
    const strange = unprinted(deedsOf(printed), told, { facts, seat, player });
    if (strange !== null && !(what === 'cost' && ability.mayBarter === true))
      return fails({ ability: key, declared: strange as unknown as Json, [what]: printed as unknown as Json });
  }
  return true;
}

/** Whether a part of a declared deed is that of the card: of what hangs on it, too, may be said to whom it happens. */
function isPart(printed: Json, told: Json, by: By): boolean {
  if (typeof printed !== 'object' || typeof told !== 'object' || printed === null || told === null)
    return printed === told;
  if (Array.isArray(printed)) {
    // Of a part that nobody has told anything may be declared.
    if ((printed as unknown as CardEffect[]).some(isUntoldText)) return Array.isArray(told);
    return (
      Array.isArray(told) &&
      told.length === printed.length &&
      printed.every((one, at) => isPart(one, told[at] as Json, by))
    );
  }
  if (Array.isArray(told)) return false;
  if ('do' in printed && 'do' in told)
    return isDeed(printed as unknown as CardEffect, told as unknown as CardEffect, by);
  const words = new Set([...Object.keys(printed), ...Object.keys(told)]);
  return [...words].every((word) =>
    // A condition, too, may say who the chosen one is.
    word === 'seat' && 'as' in printed && !('seat' in printed)
      ? told['seat'] === (by.player ?? told['seat'])
      : isPart(printed[word] ?? null, told[word] ?? null, by),
  );
}
