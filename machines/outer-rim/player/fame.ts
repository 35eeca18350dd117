/**
 * @module
 * Fame (LRR page 11): gaining and losing it, and the victory it brings.
 */
import type { AdditionalFame } from '../../../schemas/outer-rim/cards.ts';
import { MOST } from '../../../schemas/outer-rim/words.ts';
import type { RuleId } from '../../chart.ts';
import { type Finding, fails, type Misjudged, type Slice, unknown, type WrongFact } from '../../ruleset.ts';
import { type AbilityMove, effectsOf, resolvingSeat } from '../abilities/abilities.ts';
import { hasAll, mayBe } from '../abilities/conditions.ts';
import { deedsOf, spelledOut } from '../abilities/declared.ts';
import { hasEveryGoal, usesAmbitions } from '../ambitions/sheets.ts';
import { BY_CARD, type Deeds } from '../table/deeds.ts';
import { isBounded, maySway, sway } from '../table/doubts.ts';
import { cardOf, type Draft, type Facts, isAi, isSeat, mostFamous, noteBoth, paysOf, seatOf } from '../table/facts.ts';
import type { CardEffect, SeatFacts } from '../table/types.ts';
import { gainCredits } from './credits.ts';
import { isTurnedOver } from './goal-cards.ts';

/** `seat` gains fame (fame.2); whether somebody has won is looked at as soon as the whole effect is done (fame.0.2). */
export function gainFame(draft: Draft, seat: string, amount: number, because: RuleId): void {
  const { facts } = draft;
  const own = seatOf(facts, seat);
  const [instead] = paysOf(facts, seat, 'fame');
  // A card of its owner that makes something else of gained fame is followed (golden-rules.0.2).
  const less = instead === undefined || because === BY_CARD ? 0 : (instead.fame ?? 0);
  if (own.fame !== null) own.fame = Math.min(MOST, own.fame + amount + less);
  noteBoth(draft, 'outer-rim.fame.2', because, seat, 'fame');
  if (instead !== undefined) {
    // Of fame that a card brings, nobody says whether it is of that very card or additional: then it stays as it is.
    if (because === BY_CARD) sway(facts, seat, instead.by, 'fame', 'credits');
    else gainCredits(draft, seat, instead.credits, because);
  }
  maySway(draft, seat, 'fame', 'fame', 'credits');
}

/**
 * "Gain X additional fame" belongs to the fame that it is added to: it is no gain of its own of which something else is made
 * (frequently-asked-questions-asset-abilities.4.b), as Cad Bane makes of fame (unfinished-business.2.1).
 */
export function gainAdditionalFame(draft: Draft, seat: string, amount: number): void {
  const own = seatOf(draft.facts, seat);
  if (own.fame !== null) own.fame = Math.min(MOST, own.fame + amount);
  noteBoth(draft, 'outer-rim.fame.2', 'outer-rim.frequently-asked-questions-asset-abilities.4.b', seat, 'fame');
  noteUntouched(draft, seat, 'outer-rim.unfinished-business.2.1');
}

/** Fame of which a card of its owner makes nothing else, although it does of other fame. */
function noteUntouched(draft: Draft, seat: string, because: RuleId): void {
  if (paysOf(draft.facts, seat, 'fame').length === 0) return;
  for (const fact of ['fame', 'credits']) draft.note(because, 'seats', seat, fact);
}

/** `seat` loses fame, but never falls below zero (fame.2.1.b). */
export function loseFame(draft: Draft, seat: string, amount: number, because: RuleId): void {
  const own = seatOf(draft.facts, seat);
  const tooMuch = own.fame !== null && own.fame < amount;
  if (own.fame !== null) own.fame = Math.max(0, own.fame - amount);
  noteBoth(draft, 'outer-rim.fame.2', because, seat, 'fame');
  if (tooMuch) draft.note('outer-rim.fame.2.1.b', 'seats', seat, 'fame');
}

/** The additional fame that an asset gives while its owner has it (fame.3.a, fame.3.b); null when nobody can say. */
function fameOf(facts: Facts, card: string): number | null {
  const known = cardOf(facts, card);
  if (known?.bonuses !== undefined) return known.bonuses.fame ?? 0;
  // Additional fame stands on luxury cards; any other card whose text is not known is taken to give none.
  return known?.deck === 'luxury' ? null : 0;
}

/**
 * Moves the fame marker with an asset that gives additional fame: `by` is 1 when it is gained, -1 when it is lost. It raises no
 * value of a ship or character: for AI players it does nothing (single-player-rules-ai-players-cards-and-credits.0.2).
 */
export function assetFame(draft: Draft, seat: string, card: string, by: 1 | -1): void {
  if (isAi(draft.facts, seat)) return;
  const fame = fameOf(draft.facts, card);
  if (fame !== 0) moveMarker(draft, seat, fame === null ? null : by * fame, by > 0);
  refreshFame(draft, seat, card);
}

/** Moves the fame marker by additional fame that comes or goes; null: nobody can say by how much. */
function moveMarker(draft: Draft, seat: string, by: number | null, isMore: boolean): void {
  const own = seatOf(draft.facts, seat);
  own.fame = by === null || own.fame === null ? null : Math.min(MOST, Math.max(0, own.fame + by));
  draft.note(isMore ? 'outer-rim.fame.3.a' : 'outer-rim.fame.3.b', 'seats', seat, 'fame');
  if (isMore) noteUntouched(draft, seat, 'outer-rim.unfinished-business.2.2');
}

type Lasting = NonNullable<SeatFacts['lastingFame']>;
const NO_FAME: Lasting = { least: 0, most: 0 };

/** What the components of a seat say of additional fame that lasts only while their owner has something. */
function lastingWords(facts: Facts, seat: string): { source: string; said: AdditionalFame }[] {
  const { character, ship, assets } = seatOf(facts, seat);
  const { characters, ships } = facts.board;
  const found: { source: string; said: AdditionalFame }[] = [];
  const add = (source: string, all: readonly AdditionalFame[] | undefined): void => {
    if (all !== undefined) for (const said of all) found.push({ source, said });
  };
  if (character !== null) add(character, characters.get(character)?.additionalFame);
  if (ship !== null) add(ship, ships.get(ship)?.additionalFame);
  for (const { card } of assets) add(card, cardOf(facts, card)?.additionalFame);
  return found;
}

/** More cards with such words than anybody holds are not looked at one by one: of their fame nobody can say. */
const MOST_WORDS = 20;

/** How much of it a seat has, as far as anybody can say. */
function lastingFame(facts: Facts, seat: string): Lasting {
  const { perhaps } = seatOf(facts, seat);
  let found = NO_FAME;
  if (isAi(facts, seat)) return found;
  for (const [at, { source, said }] of lastingWords(facts, seat).entries()) {
    if (at >= MOST_WORDS) {
      found = { least: found.least, most: found.most + said.fame };
      continue;
    }
    const isOver = said.afterGoal !== true || isTurnedOver(facts, seat, source);
    if (!isOver && perhaps?.some(({ by }) => by === source) !== true) continue;
    const holds = said.while.map((asked) => hasAll(facts, seat, asked));
    if (holds.includes(false)) continue;
    const isSure = isOver && !holds.includes(null);
    found = { least: found.least + (isSure ? said.fame : 0), most: found.most + said.fame };
  }
  return found;
}

/**
 * Moves the fame marker by the additional fame whose condition has come to hold, or holds no more (fame.3.a, fame.3.b). `card`:
 * the one that has come or gone.
 */
export function refreshFame(draft: Draft, seat: string, card?: string): void {
  const { facts } = draft;
  const own = seatOf(facts, seat);
  const before = own.lastingFame ?? NO_FAME;
  const now = lastingFame(facts, seat);
  const isSure = now.least === now.most && before.least === before.most;
  if (isSure && now.most === before.most) return;
  // While nobody can say how much it is, it may change with every card that may be what is asked for.
  const words = (): ReturnType<typeof lastingWords> => lastingWords(facts, seat).slice(0, MOST_WORDS);
  const asked = (one: string): boolean => words().some(({ said }) => said.while.some((had) => mayBe(facts, one, had)));
  if (!isSure && card !== undefined && !asked(card)) return;
  moveMarker(draft, seat, isSure ? now.least - before.least : null, now.most > before.most);
  keepLasting(own, now);
}

function keepLasting(own: SeatFacts, now: Lasting): void {
  if (now.most === 0) own.lastingFame = undefined;
  else own.lastingFame = now;
}

/** The fame of a seat is what it is said to be, with what hangs on what the seat has. */
export function takeFameAsItStands(facts: Facts, seat: string): void {
  keepLasting(seatOf(facts, seat), lastingFame(facts, seat));
}

/** By how much an AI player's fame must exceed the requirement where ambitions are in use (single-player-rules-ambitions.2.b). */
export const MORE_WITH_AMBITIONS = 2;

/** The fame with which a seat wins. */
export function fameNeeded(facts: Facts, seat: string): number {
  const more = isAi(facts, seat) && usesAmbitions(facts) ? MORE_WITH_AMBITIONS : 0;
  return facts.fameRequirement + more;
}

/** The seats whose fame has reached the requirement, and with ambitions every goal of their sheet is complete (ambitions.1). */
export function famousEnough(facts: Facts): string[] {
  return facts.order.filter((seat) => isFamousEnough(facts, seat));
}

/** Fame that a text may have changed which nobody knows ends no game: the log's own words settle it (golden-rules.0.2). */
function isFamousEnough(facts: Facts, seat: string): boolean {
  const own = seatOf(facts, seat);
  if (own.fame === null || own.fame < fameNeeded(facts, seat)) return false;
  // What may have come besides makes it no less.
  if (own.doubts?.fame !== undefined && !isBounded(own, 'fame')) return false;
  return own.ambition === undefined || hasEveryGoal(facts, seat);
}

/** True once a seat has won: its fame has reached the requirement, and nothing else is asked for. */
export function somebodyIsFamousEnough(facts: Facts): boolean {
  for (const seat of facts.order) if (isFamousEnough(facts, seat)) return true;
  return false;
}

/** The rules by which somebody wins, a person or an AI player, with ambitions or without. */
const WINS: readonly RuleId[] = [
  'outer-rim.fame.0.2',
  'outer-rim.ambitions.1',
  'outer-rim.single-player-rules-playing-the-game.0.11',
  'outer-rim.single-player-rules-playing-the-game.0.12',
  'outer-rim.single-player-rules-ambitions.2.b',
];
/** By so much fame more than is needed somebody may win at once. */
const BEYOND = [1, 2, 3];

/** A table has counted fame that wins for fame that does not. */
function* hadCounted(
  facts: Facts,
  goesOn: Pick<Misjudged<Facts>, 'state' | 'says'>,
  wrong: readonly WrongFact[],
): Iterable<Misjudged<Facts>> {
  for (const { path, claimed, found } of wrong) {
    const [root, seat, fact] = path.map(String);
    if (root !== 'seats' || fact !== 'fame' || !isSeat(facts, seat)) continue;
    if (typeof claimed !== 'number' || typeof found !== 'number') continue;
    const needed = fameNeeded(facts, seat);
    if (found < needed || claimed >= needed) continue;
    const change = (at: Facts): void => {
      const own = seatOf(at, seat);
      if (own.fame !== null) own.fame += claimed - found;
    };
    yield { ...goesOn, rule: null, of: [path.join('.')], change };
  }
}

/** A table has not noticed that somebody has won, as if more fame were needed, and goes on. */
function* hadGoneOn(
  facts: Facts,
  _own: unknown,
  state: string,
  wrong: readonly WrongFact[],
): Iterable<Misjudged<Facts>> {
  const goesOn = { state, says: 'the game had gone on', unmoved: true } as const;
  yield* hadCounted(facts, goesOn, wrong);
  for (const rule of WINS)
    for (const more of BEYOND)
      yield {
        ...goesOn,
        rule,
        against: [rule],
        rather: [rule],
        change: (at) => {
          at.fameRequirement += more;
        },
      };
}

/** Who of several that reached the requirement at the same time has won (fame.4.a, fame.4.b). */
export function winnerAmong(facts: Facts, seats: readonly string[]): { winner: string | null; rule: RuleId } {
  const [only, ...others] = seats;
  if (only === undefined) return { winner: null, rule: 'outer-rim.fame.0.2' };
  if (others.length === 0) return { winner: only, rule: 'outer-rim.fame.0.2' };
  const purses = seats.map((seat) => seatOf(facts, seat).credits);
  if (purses.some((credits) => credits === null)) return { winner: null, rule: 'outer-rim.fame.4.a' };
  const most = Math.max(...purses.map((credits) => credits ?? 0));
  const richest = seats.filter((seat) => seatOf(facts, seat).credits === most);
  if (richest.length === 1) return { winner: richest[0] ?? null, rule: 'outer-rim.fame.4.a' };
  // "Farthest clockwise from the starting player" is last in turn order among those tied (notes, ambiguity 5).
  const from = facts.order.indexOf(facts.first);
  const distance = (seat: string) => (facts.order.indexOf(seat) - from + facts.order.length) % facts.order.length;
  const last = richest.toSorted((a, b) => distance(b) - distance(a))[0];
  return { winner: last ?? null, rule: 'outer-rim.fame.4.b' };
}

/** What stands on the card of a move of which the move declares whom it has hit. */
function declaredOfTheCard(facts: Facts, move: AbilityMove & { readonly card?: unknown }): readonly CardEffect[] {
  const { card, effects } = move;
  const text = typeof card === 'string' && effects !== undefined ? cardOf(facts, card) : undefined;
  const printed = text?.program ?? text?.sections?.flatMap((section) => section.effects ?? []) ?? [];
  const declared = spelledOut(deedsOf(printed), effects ?? [], { facts, seat: resolvingSeat(facts, move) });
  return declared.filter((effect) => 'seat' in effect && effect.seat !== undefined);
}

/** An effect on a most famous player hits one: the current player's pick if several share the highest fame (breaking-ties.1). */
function hitsTheMostFamous(facts: Facts, move: AbilityMove): Finding {
  let doubt: Finding = true;
  for (const effect of [...effectsOf(facts, move), ...declaredOfTheCard(facts, move)]) {
    if (!('as' in effect) || effect.as !== 'most-famous') continue;
    const seat = effect.seat ?? resolvingSeat(facts, move);
    if (!isSeat(facts, seat)) continue;
    const most = mostFamous(facts);
    if (most === null)
      doubt = unknown('the log does not say the fame of every seat, so nobody knows who is the most famous');
    else if (!most.includes(seat)) return fails({ target: seat, fame: seatOf(facts, seat).fame, mostFamous: most });
  }
  return doubt;
}

export const fame: Slice<Facts> = {
  misjudged: { '*': hadGoneOn },
  constraints: { 'outer-rim.fame.5.a': hitsTheMostFamous },
  effects: {
    'declare-winner': (draft) => {
      const { winner, rule } = winnerAmong(draft.facts, famousEnough(draft.facts));
      draft.facts.winner = winner;
      // Who has the fame wins: that governs the winner anyway (claimed.ts); noted is what broke a tie, or what else was done.
      if (rule !== 'outer-rim.fame.0.2') draft.note(rule, 'winner');
    },
  },
  carriesOut: [
    'outer-rim.fame.0.1',
    'outer-rim.fame.0.4',
    'outer-rim.fame.1',
    'outer-rim.fame.1.1',
    'outer-rim.fame.2.1.a',
    'outer-rim.fame.5.b',
    'outer-rim.fame.5.1',
    'outer-rim.fame.6',
  ],
};

/** What cards make happen under these rules. */
export const deeds = {
  'gain-fame': (draft, seat, { amount, seats = [seat] }) => {
    // Several seats that gain it by one effect reach the requirement at the same time (fame.4.a).
    for (const one of seats) if (isSeat(draft.facts, one)) gainFame(draft, one, amount, BY_CARD);
  },
  'lose-fame': (draft, seat, { amount }) => loseFame(draft, seat, amount, BY_CARD),
} satisfies Deeds;
