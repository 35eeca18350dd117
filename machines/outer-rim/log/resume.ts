/**
 * @module
 * Where a log may stand in truth when the state does not accept its move, so that reading goes on and one slip does not
 * make the rest of the game unreadable.
 */
import type { Json } from '../../../schemas/json.ts';
import type { Deck, Faction } from '../../../schemas/outer-rim/words.ts';
import type { Claimed, Frame, Move, Place, Untold } from '../../ruleset.ts';
import {
  type AbilityMove,
  abilitiesOf,
  abilityKey,
  isUntold,
  mayHaveAny,
  unstructured,
} from '../abilities/abilities.ts';
import { isInProcedure, saysItsGoal } from '../abilities/any-time.ts';
import { deedsOf } from '../abilities/declared.ts';
import { wasAnswered } from '../abilities/word-usage.ts';
import { declineUntold } from '../actions/buying.ts';
import { isRevealedAgain, type Reveal, revealClash } from '../actions/market-decks.ts';
import { putByTheSheet } from '../ambitions/ambitions.ts';
import { assetFrom } from '../assets/holding.ts';
import type { CombatRoll } from '../combat/combat.ts';
import { comparesBehind, tellsUnseenDice } from '../combat/combat-steps.ts';
import type { DiceMove } from '../combat/rolls.ts';
import { learn } from '../encounters/contact-tokens.ts';
import { isSectionUntold, openSections, type SpaceEncounter } from '../encounters/encountering-a-space.ts';
import {
  contactElsewhere,
  mayBe,
  playedBy,
  saidClass,
  spaceMeant,
  type TurnedUp,
  takeAway,
  theOne,
  tokensIn,
} from '../encounters/tokens.ts';
import { mayLiftStop } from '../map/movement.ts';
import { cardsWithGoals, mayBeDone } from '../player/goal-cards.ts';
import { beginsPositiveAnyway } from '../setup/components.ts';
import { meetsFacedown } from '../solo/single-player-rules-gaining-crew.ts';
import { deliveredElsewhere } from '../solo/single-player-rules-jobs-and-cargo.ts';
import {
  aiTurnAstray,
  aiTurnBegun,
  readOnAllTheSame,
  resolvedAgainstTheRules,
} from '../solo/single-player-rules-playing-the-game.ts';
import { eliminatedElsewhere, foughtForIt } from '../solo/single-player-rules-unopposed-bounty.ts';
import { forgetDeck } from '../solo/untold.ts';
import { type Doubtful, doubt, loseCount } from '../table/doubts.ts';
import {
  bends,
  cardOf,
  type Facts,
  heldBy,
  isAi,
  isSeat,
  leftOf,
  loseSight,
  mayBeBentBy,
  putShip,
  seatOf,
  tellCard,
} from '../table/facts.ts';
import { endFavors, usesFavors } from '../table/granted.ts';
import { loseCountOfCredits } from '../table/purse.ts';
import type { CardEffect, SeatFacts, TokenMeant } from '../table/types.ts';
import { mayDoAnything } from '../table/untold-texts.ts';
import { type Before, freshTurn } from '../turn/player-turn.ts';
import { missingOf, putBefore } from './presumed.ts';

const STATES = {
  planning: 'planning.choosing',
  action: 'action.choosing',
  encounter: 'encounter.deciding.perhaps',
} as const;

/** The step in which a move of this type belongs. */
function stepOf(type: string): keyof typeof STATES | null {
  switch (type.split('.')[0]) {
    case 'planning':
      return 'planning';
    case 'action':
    case 'market':
    case 'deliver':
    case 'trade':
      return 'action';
    case 'encounter':
      return 'encounter';
    default:
      return null;
  }
}

/** Moves whose effects stand on a card that nobody has told. */
const BY_CARD: ReadonlySet<string> = new Set([
  'encounter.space',
  'encounter.contact',
  'contact.resolve',
  'deliver.databank',
]);

/** What is not known after a move that the log has left out, or that fits nowhere in it. */
export function forget(facts: Facts, move: Move & { faction?: Faction; deck?: Deck }): void {
  const { type, seat, faction, deck } = move;
  if (type === 'planning.move' || type === 'move.along') {
    if (isSeat(facts, seat)) putShip(facts, seat, null);
  } else if (type === 'patrol.move' || type === 'patrol.displace') {
    if (faction !== undefined) loseSight(facts, faction);
  } else if (BY_CARD.has(type) && isSeat(facts, seat)) {
    const reputation = { rebel: null, imperial: null, hutt: null, syndicate: null };
    loseCountOfCredits(seatOf(facts, seat));
    Object.assign(seatOf(facts, seat), { fame: null, reputation } satisfies Partial<SeatFacts>);
  } else if ((type === 'card.reveal' || type === 'market.buy') && deck !== undefined) {
    // It may have been any card of the deck, also one that lay under it.
    forgetDeck(facts, deck);
  }
}

/** The procedures that the text of a card may begin, by the first word of their moves; those of the market for its user alone. */
const BEGUN_BY_CARDS: ReadonlySet<string> = new Set([
  'combat',
  'test',
  'patrol',
  'move',
  'nearest',
  'card',
  'contact',
  'asset',
]);
const VISITS: ReadonlySet<string> = new Set(['market']);
/** By what a ship comes past a patrol that stops it, where a text says so. */
const PASSES: ReadonlySet<string> = new Set(['test', 'move']);
/** What is done with a contact that is encountered: no card calls for it. */
const OF_AN_ENCOUNTER: ReadonlySet<string> = new Set(['contact.resolve', 'contact.fight', 'contact.untold']);

/** Whether a move goes on with the contact that the one before it has chosen. */
function isOfAnEncounter(before: Move, { type }: Move): boolean {
  return OF_AN_ENCOUNTER.has(type) || (type === 'contact.reveal' && before.type === 'encounter.contact');
}

/** Whether a move carries out a card, and may leave untold what it brings. */
export function bringsACard({ type }: Pick<Move, 'type'>): boolean {
  return BY_CARD.has(type) || type.endsWith('.ability') || type === 'ability.use';
}

/** Whether everything that the card of a move says has been told: on a databank card, an encounter card or a card with abilities. */
function isToldInFull(facts: Facts, move: Move): boolean {
  const { card, source } = move as Move & { readonly card?: string; readonly source?: string };
  const id = card ?? source;
  const known = id === undefined ? undefined : cardOf(facts, id);
  if (known === undefined) return false;
  const ofTheCard = known.program === undefined ? (known.sections ?? []) : [{ effects: known.program }];
  const ofAbilities = (known.abilities ?? []).map((one) => (unstructured(one) ? {} : { effects: one.effects ?? [] }));
  const texts: readonly (readonly CardEffect[] | undefined)[] = (card === undefined ? ofAbilities : ofTheCard).map(
    ({ effects }: { readonly effects?: readonly CardEffect[] | undefined }) => effects,
  );
  return (
    texts.length > 0 &&
    texts.every((text) => text !== undefined && !deedsOf(text).some(({ do: what }) => GOES_ON.has(what)))
  );
}

/** The encounters that an ability may bring with what is elsewhere, and what comes of them. */
const ENCOUNTERED: ReadonlySet<string> = new Set(['encounter.patrol', 'encounter.contact', ...OF_AN_ENCOUNTER]);
const WON: ReadonlySet<string> = new Set(['bounty.capture', 'bounty.eliminate']);

/** Whether an ability by which its user may encounter what is elsewhere has brought this: nobody has told how far it reaches. */
function mayReach(facts: Facts, card: Move & { readonly source?: string }, { type, seat }: Move): boolean {
  if (card.type !== 'encounter.ability' || card.seat !== seat || card.source === undefined) return false;
  return (ENCOUNTERED.has(type) || WON.has(type)) && mayBeBentBy(facts, seat, 'encounter-range') === card.source;
}

/** What says that a text goes on where nobody has told it. */
const GOES_ON: ReadonlySet<CardEffect['do']> = new Set<CardEffect['do']>(['untold', 'resolve-card']);

/** What of a text begins combats and tests. */
const BEGINS: Partial<Record<string, ReadonlySet<CardEffect['do']>>> = {
  combat: new Set<CardEffect['do']>(['fight', 'fight-patrol']),
  test: new Set<CardEffect['do']>(['test']),
};

/** Whether a procedure of this kind may come of a text; undefined: nobody has told it. */
function mayBegin(kind: string, text: readonly CardEffect[] | undefined): boolean {
  if (text === undefined) return true;
  return deedsOf(text).some(({ do: what }) => GOES_ON.has(what) || (BEGINS[kind]?.has(what) ?? true));
}

/** What a table may record of the die that decides over the purchase of a card, and of what comes if it fails. */
const OF_A_PURCHASE: ReadonlySet<string> = new Set([
  'test.roll',
  'test.resolve',
  'deliver.roll',
  'deliver.databank',
  'asset.decline',
]);

/** Whether dice that are rolled again come in the middle of a combat or test: a text that nobody knows may have picked them. */
function isAmidTheDice({ type: before }: Move, { type }: Move): boolean {
  const [kind, what] = type.split('.');
  return what === 'reroll' && before.startsWith(`${kind}.`) && before !== `${kind}.resolve`;
}

/** The card of an ability that a seat has used in this turn, and of which nobody has put down what it does; null: there is none. */
function usedUntold(facts: Facts, seat: string): string | null {
  const isUsed = (source: string, id: string): boolean => facts.turn.used.includes(abilityKey({ source, ability: id }));
  const used = abilitiesOf(facts, seat).find(
    ({ source, ability }) => unstructured(ability) && isUsed(source, ability.id),
  );
  return used?.source ?? null;
}

/**
 * What a card that was resolved, without a word about what it brought, may have called for: a combat, a test, the way of a
 * patrol. Whoever may have fought may have suffered. An AI player resolves no card that nobody has told.
 */
export function calledFor(facts: Facts, card: Move, move: Move): Untold<Facts> | null {
  const { seat } = card;
  if (isAmidTheDice(card, move) && facts.order.some((one) => mayHaveAny(facts, one)))
    return {
      reason: 'cards of unknown text may have had dice rolled again, and the log does not tell',
      change: () => {},
    };
  const isPlayer = isSeat(facts, seat) && !isAi(facts, seat);
  const bought = isPlayer && card.type === 'market.buy' ? seatOf(facts, seat).mayHaveGone?.at(-1) : undefined;
  if (bought !== undefined && bends(facts, bought, 'own-purchase') && OF_A_PURCHASE.has(move.type))
    return { reason: `whether the die of ${bought} let ${seat} buy it, the log has to tell`, change: () => {} };
  const kind = move.type.split('.')[0] ?? '';
  const lifts = PASSES.has(kind) ? mayLiftStop(facts, card) : null;
  if (lifts !== null)
    return {
      reason: `${lifts} may have called for this where a patrol stops the ship`,
      change: (f) => forget(f, move),
    };
  if (!isSeat(facts, seat) || isAi(facts, seat)) return null;
  const isToldInPart = card.type === 'move.along' || (bringsACard(card) && !isUntold(facts, seat, card));
  const inPart = kind in BEGINS && isToldInPart ? usedUntold(facts, seat) : null;
  if (inPart !== null) {
    const because = `${inPart} may have called for this: what the log declares of it may be a part of its text`;
    return { reason: because, change: (f) => mayDoAnything(f, seat, { by: inPart, because }) };
  }
  // A completed goal brings its fame, and nothing else (goals.3.1).
  if (!bringsACard(card) || saysItsGoal(card as AbilityMove)) return null;
  const drawn = card.type === 'encounter.space' ? (card as SpaceEncounter) : null;
  const open = drawn === null ? [] : openSections(facts, drawn);
  const isUntoldHere = (drawn !== null && isSectionUntold(facts, drawn)) || !isToldInFull(facts, card);
  const isOpen = open.length > 0 ? open.some((one) => mayBegin(kind, one.effects)) : isUntoldHere;
  if (!isUntold(facts, seat, card) || !isOpen) return null;
  const reaches = mayReach(facts, card, move);
  if (isOfAnEncounter(card, move) && !reaches) return null;
  if (!reaches && !BEGUN_BY_CARDS.has(kind) && !(VISITS.has(kind) && move.seat === seat)) return null;
  const { source = 'the card that was resolved' } = card as Move & { readonly source?: string };
  return {
    reason: `${source} may have called for this: the log does not tell what it brought`,
    change: (f) => {
      // The turn of who has resolved it was not over yet: the favors that came behind it are of that turn.
      if (f.turn.seat !== seat && usesFavors(f)) {
        endFavors(f);
        f.turn.favors = [];
      }
      forget(f, move);
      if (kind !== 'combat') return;
      const reason = `${source} may have led to a combat that changed this, and the log does not tell`;
      for (const one of f.order) {
        if (one === seat) continue;
        doubt(f, one, reason, SUFFERED);
        loseCount(f, seatOf(f, one));
      }
    },
  };
}

/** By the part of a position that shows it, how a procedure goes on that the text of a card may have begun. */
const GOES_ON_WITH: Readonly<Record<string, string>> = {
  combat: 'combat.roll',
  test: 'test.roll',
  card: 'card.choose',
  patrolMove: 'patrol.move',
  extraMove: 'move.along',
};

/** Why what is claimed may be under way behind a card whose text nobody has told; null: it is not. */
export function mayBeUnderWay(facts: Facts, { path, found }: Claimed, card: Move | undefined): string | null {
  const type = found === null && path.length === 1 ? GOES_ON_WITH[String(path[0])] : undefined;
  if (type === undefined || card?.seat === undefined) return null;
  return calledFor(facts, card, { type, seat: card.seat })?.reason ?? null;
}

/** What a combat of which nothing is known may have cost those who fought. */
const SUFFERED: readonly Doubtful[] = ['character', 'ship', 'defeated', 'credits', 'secrets'];

/** The same place, with other facts: those on which the move rests, whatever the referee has computed. */
function* correctedFacts(
  facts: Facts,
  move: Move,
  stack: readonly Frame[],
): Iterable<{ frames: readonly Frame[]; change: (facts: Facts) => void; says: string }> {
  const { seat } = move;
  if (!isSeat(facts, seat)) return;
  const own = seatOf(facts, seat);
  const missing = missingOf(facts, move);
  const sheet = usedOfASheet(facts, move, missing);
  if (sheet !== null) yield { frames: stack, ...sheet };
  else if (missing.length > 0)
    yield {
      frames: stack,
      says: `${seat} had ${missing.join(' and ')}`,
      change: (f) => {
        for (const card of missing) putBefore(f, seat, card);
      },
    };
  // A job is likelier to have been tried for its owner than to have been traded (jobs.7).
  if (!move.type.startsWith('encounter.')) yield* tradedBefore(facts, seat, missing, stack);
  const lent = usedOfAnother(facts, move, seat);
  if (lent !== null) yield { frames: stack, ...lent };
  if (own.defeated === true)
    yield {
      frames: stack,
      says: `${seat} were not defeated`,
      change: (f) => {
        Object.assign(seatOf(f, seat), { defeated: false, damage: { character: 0, ship: 0 } });
      },
    };
}

/** The same place, behind a trade that nobody has recorded, in which cards of one other player were got: what else has changed hands nobody knows. */
function* tradedBefore(
  facts: Facts,
  seat: string,
  missing: readonly string[],
  stack: readonly Frame[],
): Iterable<Place<Facts>> {
  const [first] = missing;
  const owner = facts.order.find((one) => first !== undefined && heldBy(facts, one, first) !== undefined);
  if (owner === undefined || isAi(facts, seat) || isAi(facts, owner)) return;
  if (!missing.every((card) => heldBy(facts, owner, card) !== undefined)) return;
  const reason = `what ${seat} and ${owner} have traded is not recorded`;
  yield {
    frames: stack,
    says: `${seat} had got ${missing.join(' and ')} from ${owner} in a trade that is not recorded`,
    change: (f) => {
      for (const card of missing) putBefore(f, seat, card);
      for (const one of [seat, owner]) {
        loseCountOfCredits(seatOf(f, one));
        doubt(f, one, reason, ['assets']);
      }
    },
  };
}

/** Whoever has used the ability of a character or ship that is not theirs had it for that use alone: it never lies before them. */
function usedOfASheet(
  facts: Facts,
  move: Move & Partial<AbilityMove>,
  [only, ...others]: readonly string[],
): Omit<Place<Facts>, 'frames'> | null {
  const { seat, source, cost, effects } = move;
  if (!isSeat(facts, seat) || only === undefined || only !== source || others.length > 0) return null;
  const { characters, ships } = facts.board;
  const sheet = characters.get(only) ?? ships.get(only);
  if (sheet === undefined || cardOf(facts, only) !== undefined) return null;
  const owner = facts.order.find((one) => [seatOf(facts, one).character, seatOf(facts, one).ship].includes(only));
  return {
    says: owner === undefined ? `${seat} had used ${only}, which nobody has` : `${seat} had used ${only} of ${owner}`,
    change: (f) => {
      // What the table says that it did it has done, whatever the sheet says.
      if ((cost ?? effects) === undefined) tellCard(f, { id: only, abilities: sheet.abilities });
      seatOf(f, seat).assets.push(assetFrom(f, only));
    },
    afterwards: (f) => {
      const own = seatOf(f, seat);
      own.assets = own.assets.filter(({ card }) => card !== only);
      const { [only]: _, ...others } = f.cards;
      f.cards = others;
    },
  };
}

/** Who has only used what lies before somebody else has not taken it away: a job that has failed stays with its owner (jobs.7). */
function usedOfAnother(
  facts: Facts,
  move: Move & { readonly source?: string },
  seat: string,
): Pick<Place<Facts>, 'says' | 'change'> | null {
  const [only, ...others] = missingOf(facts, move);
  if (only === undefined || only !== move.source || others.length > 0) return null;
  const owner = facts.order.find((one) => heldBy(facts, one, only) !== undefined);
  if (owner === undefined) return null;
  return {
    says: `${seat} had used ${only} of ${owner}`,
    change: (f) => void seatOf(f, seat).assets.push(assetFrom(f, only)),
  };
}

/** The same place, with an asset that the table has discarded at will: as recorded, it is gone. */
function* discardedAtWill(
  facts: Facts,
  { type, seat, card }: Move & { readonly card?: string },
  stack: readonly Frame[],
): Iterable<Place<Facts>> {
  if (type !== 'asset.discard' || card === undefined || !isSeat(facts, seat)) return;
  if (heldBy(facts, seat, card) === undefined) return;
  yield {
    frames: stack,
    says: `${seat} had been allowed to discard ${card}`,
    change: (f) => {
      const own = seatOf(f, seat);
      own.mayHaveGone = [...(own.mayHaveGone ?? []), card];
    },
  };
}

/** What other entries follow on, which fit nowhere without it: of anything else an AI player's card simply goes on. */
const LEADS_ON: ReadonlySet<string> = new Set(['market', 'encounter']);

/**
 * An AI player chooses nothing, and takes no steps as people do: its turn went on in a way that nobody can follow, perhaps where the
 * contact lies that it encounters, or it has begun while the player before it was still in theirs.
 */
function* resumeAi(
  facts: Facts,
  move: Move & TokenMeant & { readonly seat: string },
  stack: readonly Frame[],
): Iterable<Place<Facts>> {
  const { turn } = facts;
  const { seat } = move;
  const game: Frame = { ...stack[0], chart: 'game', state: 'ai-turn' };
  const under = stack.find(({ chart }) => chart === 'ai-turn');
  if (seat === turn.seat && under !== undefined) {
    const { frame, change } = aiTurnAstray(facts, under.own);
    const says = `the turn of ${seat} had gone on in another way`;
    yield { frames: [game, frame], says, change, astray: true };
    const space = spaceMeant(facts, seat, move);
    if (space === seatOf(facts, seat).space) return;
    const isThere = (f: Facts): void => {
      change(f);
      putShip(f, seat, space);
    };
    yield { frames: [game, frame], says: `${says}, in ${space}`, change: isThere };
  } else if (leftOf(facts, turn.seat) === seat && turn.step !== 'planning' && turn.step !== 'set-up') {
    const next = { ...facts, turn: freshTurn(facts, seat, false) };
    const { frame, change } = aiTurnAstray(next, undefined);
    yield {
      frames: [game, frame],
      says: `the turn of ${seat} had begun`,
      change: (f) => {
        endUnrecorded(f);
        f.turn = freshTurn(f, seat, false);
        change(f);
      },
    };
  }
}

/** An AI card that comes up too early: the turn of its player had begun, without a record of what is missing before it. */
function* resumeByCard(
  facts: Facts,
  stack: readonly Frame[],
): Iterable<{ frames: readonly Frame[]; change: (facts: Facts) => void; says: string }> {
  const { order, turn } = facts;
  if (turn.step === 'set-up') return;
  const at = order.indexOf(turn.seat) + 1;
  for (const seat of [...order.slice(at), ...order.slice(0, at)].filter((one) => isAi(facts, one))) {
    const next = { ...facts, turn: freshTurn(facts, seat, false) };
    yield {
      frames: [{ ...stack[0], chart: 'game', state: 'ai-turn' }, aiTurnBegun(next)],
      says: `the turn of ${seat} had begun`,
      change: (f) => {
        endUnrecorded(f);
        f.turn = freshTurn(f, seat, false);
      },
    };
  }
}

/** Whoever is in the midst of their turn may have had their encounter without a record (encounter-step.0.1): what it brought nobody knows. */
function endUnrecorded(facts: Facts): void {
  const { seat, step } = facts.turn;
  if (isAi(facts, seat) || step === 'planning') return;
  mayDoAnything(facts, seat, { because: `${seat} may have had an encounter that is not recorded`, reach: 'nothing' });
}

/** Encounters that are carried out as recorded also where nothing can come of them, and wait for dice then. */
const WITH_DICE: ReadonlySet<string> = new Set([
  'encounter.patrol',
  'encounter.ability',
  'encounter.player',
  'encounter.crew',
]);

/**
 * The step that the move belongs to: in the present turn, or in a new turn of the seat that makes it. A fight or a test that cannot
 * have come about (a patrol that is elsewhere, a job of another planet) needs no dice: it may have been the encounter all the same.
 */
export function* resume(facts: Facts, move: Move, stack: readonly Frame[]): Iterable<Place<Facts>> {
  yield* correctedFacts(facts, move, stack);
  yield* discardedAtWill(facts, move, stack);
  yield* resolvedAgainstTheRules(facts, move, stack);
  yield* readOnAllTheSame(facts, move, stack);
  yield* deliveredElsewhere(facts, move, stack);
  yield* eliminatedElsewhere(facts, move, stack);
  if (move.type === 'ai.card') yield* resumeByCard(facts, stack);
  const step = stepOf(move.type);
  const { seat } = move;
  if (step === null || !isSeat(facts, seat)) return;
  if (isAi(facts, seat)) {
    if (LEADS_ON.has(move.type.split('.')[0] ?? '')) yield* resumeAi(facts, { ...move, seat }, stack);
    return;
  }
  const game: Frame = { chart: 'game', state: 'turn' };
  const inStep: Frame = { chart: 'turn', state: STATES[step] };
  const frames: readonly Frame[] = [game, inStep];
  if (seat === facts.turn.seat && facts.turn.step !== step) {
    yield {
      frames,
      says: `the ${step} step of ${seat} had begun`,
      change: (f) => {
        f.turn.step = step;
        delete f.turn.rolled;
      },
    };
  }
  if (
    WITH_DICE.has(move.type) &&
    seat === facts.turn.seat &&
    (facts.turn.step === 'action' || facts.turn.step === step)
  )
    yield {
      frames: [
        { chart: 'game', state: 'turn' },
        { chart: 'turn', state: 'encounter.done' },
      ],
      says: `the encounter of ${seat} had come to nothing`,
      change: (f) => {
        f.turn.step = step;
      },
      done: true,
    };
  // An action after the encounter: the turn had not ended before it, and nothing else is left of it.
  if (step === 'action' && facts.turn.step === 'planning' && leftOf(facts, seat) === facts.turn.seat)
    yield {
      frames,
      says: `the turn of ${seat} had lasted for this`,
      change: (f) => {
        f.turn = { ...freshTurn(f, seat, false), number: Math.max(0, f.turn.number - 1), step, ends: 'after-this' };
      },
    };
  if (step === 'action' && seat === facts.turn.seat) yield* amidTheTurn(facts, { ...move, seat }, step, stack);
  if (step === 'planning' || seat !== facts.turn.seat) {
    const change = (f: Facts): void => {
      f.turn = { ...freshTurn(f, seat, false), step };
    };
    yield { frames, says: `the turn of ${seat} had begun`, change };
    if (step !== 'planning') yield* amidTheTurn(facts, { ...move, seat }, step, stack);
    // Whoever was passed over may have had their turn all the same, recorded behind this one, in whatever order.
    const due = facts.turn.step === 'planning' ? facts.turn.seat : leftOf(facts, facts.turn.seat);
    if (facts.ai !== undefined || due === seat) return;
    const at = facts.order.indexOf(due);
    const round = [...facts.order.slice(at), ...facts.order.slice(0, at)];
    const says = `the turn of ${seat} had been recorded before that of ${due}`;
    for (const others of ordersOf(round.filter((one) => one !== seat))) {
      const own: Before = { endedBy: 'no', toCome: [...others, due] };
      yield { frames: [{ ...game, own }, inStep], says, change };
    }
    // Or the order goes on behind it as if this turn had not been.
    const own: Before = { endedBy: 'no', toCome: [due] };
    yield { frames: [{ ...game, own }, inStep], says: `${seat} had taken a turn too many before ${due}`, change };
  }
}

/** Every order of some seats, this one first. */
function* ordersOf(seats: readonly string[]): Iterable<readonly string[]> {
  if (seats.length < 2) yield seats;
  else
    for (const [at, first] of seats.entries())
      for (const others of ordersOf(seats.toSpliced(at, 1))) yield [first, ...others];
}

/** The step of somebody else in the midst of a turn, which goes on behind it; or an action before the planning step, which follows. */
function* amidTheTurn(
  facts: Facts,
  move: Move & { readonly seat: string },
  step: 'action' | 'encounter',
  [game]: readonly Frame[],
): Iterable<Place<Facts>> {
  const { ai, turn } = facts;
  const { seat } = move;
  const isBefore = seat === turn.seat && turn.step === 'planning';
  const isAmid = seat !== turn.seat && (turn.step === 'action' || turn.step === 'encounter');
  if (ai !== undefined || (!isBefore && !isAmid)) return;
  const { endedBy = 'no', ...before } = (game?.own as Before) ?? {};
  const own = { endedBy, goesOn: { turn, before: { endedBy, ...before } } } satisfies Before;
  yield {
    frames: [
      { chart: 'game', state: 'turn', own },
      { chart: 'turn', state: STATES[step], own },
    ],
    says: isBefore
      ? `${seat} had done this before the planning step, which follows`
      : `${seat} had done this in the turn of ${turn.seat}, which goes on`,
    change: (f) => {
      usedOfAnother(facts, move, seat)?.change(f);
      f.turn = { ...f.turn, seat, step, done: [], used: [], ends: step === 'action' ? 'after-this' : 'no' };
    },
  };
}

/** Moves by which somebody may do what a goal asks for. */
const DEEDS: ReadonlySet<string> = new Set([
  'action',
  'ability',
  'bounty',
  'card',
  'combat',
  'contact',
  'crew',
  'deliver',
  'encounter',
  'test',
]);

/** What somebody has more, or no more, where a deed was not recorded, or was recorded and not done. */
const EARNED = ['credits', 'fame', 'assets', 'reputation'] as const;

/** Behind a breach nobody can say how often what a goal asks for has come to whom it is about (goals.3.1). */
export function astray(facts: Facts, move: Move, about: Readonly<Record<string, Json>>): void {
  const { type, seat = facts.turn.seat } = move;
  const { fact } = about;
  if (type === 'card.reveal') turnedUpElsewhere(facts, move as Reveal, about);
  if (type === 'ability.use') meantAsAGoal(facts, move as AbilityMove);
  foughtForIt(facts, move, about);
  if (typeof fact !== 'string') {
    if (isSeat(facts, seat) && DEEDS.has(type.split('.')[0] ?? '')) loseCount(facts, seatOf(facts, seat));
    return;
  }
  for (const one of facts.order)
    if (EARNED.some((what) => fact.startsWith(`seats.${one}.${what}`))) loseCount(facts, seatOf(facts, one));
}

/** A use of a card that does not say which ability it is may have been meant as the completion of its goal, and its fame was taken. */
function meantAsAGoal(facts: Facts, { seat, source, ability }: AbilityMove): void {
  if (ability !== undefined || !isSeat(facts, seat)) return;
  if (cardsWithGoals(facts, seat).includes(source)) mayBeDone(facts, seat, source);
}

/** A card that was turned up on another deck than the one on which a card was due may lie there all the same (market-decks.1.1). */
function turnedUpElsewhere(facts: Facts, move: Reveal, { deck, awaited }: Readonly<Record<string, Json>>): void {
  if (deck !== move.deck || awaited === undefined || isRevealedAgain(facts, move)) return;
  if (revealClash(facts, move) === null) forgetDeck(facts, move.deck);
}

/** Whether a move tells as a use what a card of its seat spares it in every combat that it wins. */
function tellsWhatIsSpared(facts: Facts, move: DiceMove & AbilityMove): boolean {
  const { seat = '', source, ability, change, cost, effects } = move;
  if ((cost ?? effects) !== undefined || !isSeat(facts, seat)) return false;
  // Of an asset that does nothing else nobody has to say which ability it is.
  const isWorn = heldBy(facts, seat, source) !== undefined;
  if (!isWorn && (ability === undefined || seatOf(facts, seat).character !== source)) return false;
  const pay = facts.board.pays.get(source)?.find((one) => ability === undefined || one.ability === ability);
  const { spares, atMost } = pay ?? {};
  if (change === undefined) return (spares ?? atMost) !== undefined;
  return change.kind === 'prevent' && (atMost !== undefined || (spares !== undefined && change.amount <= spares));
}

/** Whether a token that is said to have been turned up in an encounter was discarded then, as a player's character. */
function wasDiscarded(facts: Facts, { contact }: Move & { readonly contact?: string }): boolean {
  if (contact === undefined || facts.turn.step !== 'encounter') return false;
  return facts.removed.at(-1) === contact && playedBy(facts, contact) !== undefined;
}

/**
 * Whether a move notes who turned up in the encounter under way, or in that with which the last turn has ended, behind what the
 * contact has brought: all of it may stand in one entry before (encountering-a-contact.1). Or whom a card has turned up.
 */
function notesWhoTurnedUp(facts: Facts, move: Move): boolean {
  const { met, turn } = facts;
  const { contact, class: of, space } = move as TurnedUp;
  if (met === undefined || contact === undefined || (space ?? met.space) !== met.space) return false;
  const hasJustEnded = turn.number === met.turn + 1 && turn.step === 'planning' && turn.used.length === 0;
  if (turn.number !== met.turn && !hasJustEnded) return false;
  const own = saidClass(facts, { contact, class: of });
  if (own !== undefined && met.class !== null && own !== met.class) return false;
  if (met.contact === null) {
    const isPlayed = playedBy(facts, contact) !== undefined;
    if (contactElsewhere(facts, contact, met.space) !== null || (isPlayed && met.byCard !== true)) return false;
    const there = tokensIn(facts, met.space) ?? [];
    const token = theOne(
      there.filter((one) => one.faceup && one.id === null && mayBe(facts, one, { contact, class: of })),
    );
    if (token !== undefined) learn(facts, token, { contact, class: own });
    // Behind a card no other one is turned up for it (contact-tokens.11).
    if (isPlayed) {
      if (token !== undefined && met.space !== null) takeAway(facts, met.space, token);
      facts.removed.push(contact);
    }
  } else if (met.contact !== contact) return false;
  facts.met = undefined;
  return true;
}

/**
 * Whether a move records what a table does behind the very move that has ended the game (ltp-end-of-the-game.0.2): the next card of
 * a deck is turned faceup, or the next patrol comes for the one that was beaten. Nothing hangs on it any more.
 */
function followsTheEnd(facts: Facts, move: Move): boolean {
  if (facts.winner === null) return false;
  if (move.type === 'card.reveal') return facts.market[(move as Reveal).deck].faceup === null;
  const beaten = facts.patrols[(move as Move & { faction: Faction }).faction];
  return beaten === null || (beaten.space !== null && beaten.space === seatOf(facts, facts.turn.seat).space);
}

/** The market action of this turn is over with the purchase that was made in it, and nobody is in the midst of one. */
function endsTheMarket({ turn }: Facts, { seat }: Move, own: unknown): boolean {
  return seat === turn.seat && turn.step === 'action' && turn.done.includes('market') && !isInProcedure(own);
}

/** The turn before has just ended, and nothing has happened in the next one yet. */
function endsTheTurnBefore({ order, turn }: Facts, { seat }: Move): boolean {
  if (turn.number === 1 || turn.step !== 'planning' || turn.used.length > 0) return false;
  return seat === (turn.additional ? turn.seat : order.at(order.indexOf(turn.seat) - 1));
}

/** What moves of set-up say. */
interface SetUpWords {
  readonly seat: string;
  readonly ship?: string;
  readonly faction?: string;
  readonly fame?: number;
}

/** A part of set-up that follows from something else: nobody has to say it, and a table may. */
function inSetUp(follows: (facts: Facts, words: SetUpWords) => boolean): Again {
  return (facts, move) =>
    facts.turn.step === 'set-up' && isSeat(facts, move.seat) && follows(facts, move as Move & SetUpWords);
}

/** Whether a move of some type tells what has come about already; `own`: of the procedure under way. */
type Again = (facts: Facts, move: Move, own: unknown) => boolean;

/**
 * By type, whether a move tells what has come about already, and everybody knows: the card that lies faceup on a deck has come up. Of a
 * purchase that the log has not told it tells what may have come of it. A market action ends with its purchase and a turn with its
 * encounter, so that nobody has to say it; a table may say it all the same.
 */
const AGAIN: Readonly<Record<string, Again>> = {
  'ambition.goal': (facts, move) =>
    isSeat(facts, move.seat) && putByTheSheet(facts, { goal: '', ...move, seat: move.seat }),
  'asset.decline': declineUntold,
  'asset.discard': (facts, move) => declineUntold(facts, move as Move & { readonly card?: string }),
  'card.ask': wasAnswered,
  'card.reveal': (facts, move) =>
    followsTheEnd(facts, move) || (facts.turn.step !== 'set-up' && isRevealedAgain(facts, move as Reveal)),
  'combat.ability': (facts, move) => tellsWhatIsSpared(facts, move as DiceMove & AbilityMove),
  'combat.resolve': comparesBehind,
  'combat.roll': (_facts, move, own) => tellsUnseenDice(move as CombatRoll, own),
  'contact.reveal': (facts, move) => wasDiscarded(facts, move) || notesWhoTurnedUp(facts, move),
  'encounter.contact': (facts, move, own) => meetsFacedown(facts, move, own),
  'market.end': endsTheMarket,
  'patrol.spawn': followsTheEnd,
  'turn.end': endsTheTurnBefore,
  // Before the characters are chosen each player may note the fame that all have agreed on.
  'setup.fame': inSetUp(
    (facts, { fame }) =>
      (fame === undefined || fame === facts.fameRequirement) &&
      facts.order.every((one) => seatOf(facts, one).character === null),
  ),
  // A reputation that the card of a character settles (appendix-1-setup.7.3).
  'setup.reputation': inSetUp(
    (facts, { seat, faction }) => faction !== undefined && beginsPositiveAnyway(facts, seat, faction),
  ),
  // The ship of an AI player, from its character (single-player-rules-setup.5.a, 5.b).
  'setup.ship': inSetUp((facts, { seat, ship }) => isAi(facts, seat) && seatOf(facts, seat).ship === ship),
};

/** The types of moves that may tell what has come about already. */
export const TOLD_AGAIN: ReadonlySet<string> = new Set(Object.keys(AGAIN));

/** Whether a move tells what has come about already, and everybody knows. */
export function toldAgain(facts: Facts, move: Move, own: unknown): boolean {
  return Object.hasOwn(AGAIN, move.type) && AGAIN[move.type]?.(facts, move, own) === true;
}
