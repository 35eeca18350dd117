/**
 * @module
 * The turn of an AI player of which nobody can say how it goes on: its card is not told, or a fact is missing that decides what
 * its next instruction comes to. Whatever the rest of the card may have changed is not known from here on, and what the log
 * records of the turn is taken as it is told. Nothing here is a rule of its own.
 */
import type { Json } from '../../../schemas/json.ts';
import { type Deck, decks, type Faction, faces, factions } from '../../../schemas/outer-rim/words.ts';
import type { Claimed, Form, Move, Option } from '../../ruleset.ts';
import { factsOf, type Reveal, turnFaceup } from '../actions/market-decks.ts';
import { TOP_LEVEL } from '../patrols/patrols.ts';
import { type Doubtful, doubt, settle } from '../table/doubts.ts';
import { type Facts, isAi, isSeat, loseSight, placeOf, putShip, reputationOf, seatOf } from '../table/facts.ts';
import type { AiCard, Instruction, PlainInstruction } from '../table/types.ts';
import { plainKinds, plainOf } from './instruction.ts';
import { aiOf, deckOf, mayBeDrawn } from './players.ts';

/** What an instruction may change. */
interface Touch {
  readonly own?: readonly Doubtful[];
  /** of everybody else */
  readonly others?: readonly Doubtful[];
  readonly decks?: readonly Deck[];
  readonly contacts?: true;
  readonly goals?: true;
  readonly patrols?: 'moved' | 'fought';
  /** the ship sheet */
  readonly ship?: true;
}

const HURT: readonly Doubtful[] = ['character', 'ship', 'defeated', 'credits', 'secrets'];
/** What a fight may bring or cost. */
const FOUGHT: readonly Doubtful[] = [...HURT, 'fame', 'reputation', 'assets'];

function plainTouch(one: PlainInstruction): Touch {
  switch (one.do) {
    case 'recover':
      return { own: ['character', 'ship', 'defeated', ...(one.credits === undefined ? [] : (['credits'] as const))] };
    case 'move':
      return { own: ['space', ...(one.shipSuffers === undefined ? [] : HURT)] };
    case 'gain-credits':
      return { own: ['credits', ...(one.losesReputation === undefined ? [] : (['reputation'] as const))] };
    case 'deliver-cargo':
      return { own: FOUGHT, decks: ['cargo'], goals: true };
    case 'buy':
      return {
        own: ['credits', 'fame', 'assets'],
        decks: [one.deck],
        contacts: true,
        goals: true,
        patrols: 'moved',
        ship: true,
      };
    case 'discard-cargo':
      return { own: ['credits'], decks: ['cargo'] };
    case 'fight-patrol':
      return { own: FOUGHT, patrols: 'fought' };
    case 'complete-job':
      return { own: FOUGHT, decks: ['job'], goals: true };
    case 'pay-for-fame':
    case 'sell-fame':
      return { own: ['credits', 'fame'] };
    case 'gain-reputation':
      return { own: ['reputation'] };
    case 'reveal-contact':
    case 'gain-crew':
      return { own: ['assets'], contacts: true };
    case 'encounter-target':
      return { own: FOUGHT, others: FOUGHT, decks: ['bounty'], contacts: true };
    case 'fight-player':
      return { own: FOUGHT, others: FOUGHT };
    case 'swap-bounty':
    case 'search-bounty':
      return { own: ['assets'], decks: ['bounty'] };
    case 'roll':
      return { own: FOUGHT };
    case 'others-lose-reputation':
      return { others: ['reputation'] };
    case 'others-suffer':
      return { own: ['fame'], others: HURT };
    case 'rob':
      return { own: ['credits'], others: ['assets', 'character', 'ship', 'defeated'], decks: ['cargo', 'gear-mod'] };
  }
}

/** Every instruction of a card, as far as its sections are not done yet. */
export function instructionsOf(card: AiCard, done: readonly string[] = []): readonly Instruction[] {
  const { planning, action, encounter, special } = card;
  return [
    ...Object.entries({ planning, action, encounter }).flatMap(([name, { steps }]) =>
      done.includes(name) ? [] : steps,
    ),
    ...(special?.step === undefined ? [] : [special.step]),
  ];
}

/** Whether the AI player may have fought the patrol of a faction: only with a negative reputation, or to be rewarded. */
function mayHaveFought(facts: Facts, seat: string, faction: Faction, whose: 'negative' | 'not-above-own'): boolean {
  const reputation = reputationOf(facts, seat, faction);
  return (
    whose === 'not-above-own' ||
    reputation === null ||
    reputation === 'negative' ||
    facts.seats[seat]?.doubts?.reputation !== undefined
  );
}

/** The turn of an AI player of which nobody can say how it goes on, and why. */
export interface Lost {
  readonly seat: string;
  readonly card: string | null;
  readonly why: string | null;
}

/** These parts of a position, besides what players have, are not certain since such a turn. */
function blur(facts: Facts, { seat, card, why }: Lost, parts: readonly string[]): void {
  const player = aiOf(facts, seat);
  player.untold = {
    turn: facts.turn.number,
    card,
    reason: why ?? '',
    parts: [...new Set([...(player.untold?.parts ?? []), ...parts])].sort(),
  };
}

/** The part of a position that tells which cards lie under the AI deck of a seat. */
const underOf = (seat: string): string => `ai.${seat}.under`;

/** A card that nobody has told has gone under the AI deck of a seat: which cards lie there is not known. */
export function loseCountOfDeck(facts: Facts, lost: Lost): void {
  blur(facts, lost, [underOf(lost.seat)]);
}

/** The AI deck of a seat has been shuffled: nothing lies under it, whatever was untold before. */
export function countDeckAnew(facts: Facts, { seat }: Lost): void {
  const player = aiOf(facts, seat);
  if (player.untold === undefined) return;
  player.untold = { ...player.untold, parts: player.untold.parts.filter((part) => part !== underOf(seat)) };
}

/** Whether a claim puts a card under an AI deck to which it does not belong. */
function isOfAnotherDeck(facts: Facts, [root, seat = '', fact]: readonly string[], claimed: Json): boolean {
  if (root !== 'ai' || fact !== 'under' || !isAi(facts, seat)) return false;
  const deck = deckOf(facts, seat);
  return deck !== null && [claimed].flat().some((card) => !deck.includes(String(card)));
}

/** What procedures show while they are under way, and where a turn stands: in such a turn nobody knows what comes about. */
export const UNDER_WAY: readonly string[] = [
  'action',
  'combat',
  'test',
  'patrolMove',
  'extraMove',
  'defeat',
  'room',
  'reveal',
  'icons',
  'spawn',
  'displacement',
  'nearest',
  'returning',
  'card',
  'turn.step',
  'turn.ends',
  'aiTurn.section',
  'aiTurn.instruction',
];

/** Why a claim cannot be condemned after an entry that nobody can read, or after, or in, a turn of an AI player that nobody can follow; null: it can. */
export function doubtOfUntold(facts: Facts, { path, claimed }: Claimed): string | null {
  const { ai = {}, turn, overlooked } = facts;
  const names = path.map(String);
  const isIn = (part: string): boolean => names.slice(0, part.split('.').length).join('.') === part;
  if (overlooked?.parts.some(isIn)) return overlooked.reason;
  for (const [seat, { untold }] of Object.entries(ai)) {
    if (untold === undefined) continue;
    if (untold.parts.some(isIn) && !isOfAnotherDeck(facts, names, claimed)) return untold.reason;
    if (turn.seat !== seat || turn.number !== untold.turn) continue;
    if (UNDER_WAY.some(isIn)) return untold.reason;
    const may = untold.card === null && mayBeDrawn(facts, seat)?.includes(String(claimed)) !== false;
    if (may && isIn('aiTurn.card')) return untold.reason;
  }
  return null;
}

/** Whether something may have left the game with what an instruction has changed. */
function mayRemove({ own = [], others = [], contacts, patrols }: Touch): boolean {
  return [...own, ...others].includes('assets') || contacts === true || patrols === 'fought';
}

/** Whatever some instructions of such a turn may have changed is not known from here on. */
export function spoil(facts: Facts, lost: Lost, instructions: readonly Instruction[]): void {
  const { seat } = lost;
  const reason = lost.why ?? '';
  const goneDecks = new Set<Deck>();
  blur(facts, lost, instructions.flatMap(plainOf).map(plainTouch).some(mayRemove) ? ['removed'] : []);
  for (const one of instructions.flatMap(plainOf)) {
    const touch = plainTouch(one);
    if (touch.own !== undefined) doubt(facts, seat, reason, touch.own);
    if (touch.others !== undefined)
      for (const other of facts.order) if (other !== seat) doubt(facts, other, reason, touch.others);
    for (const deck of touch.decks ?? []) goneDecks.add(deck);
    if (touch.contacts === true) facts.contacts = {};
    if (touch.goals === true && facts.goalTokens !== undefined) facts.goalTokens = null;
    if (touch.ship === true) mayHaveAnotherShip(facts, seat);
    for (const faction of touch.patrols === undefined ? [] : factions) {
      loseSight(facts, faction);
      if (one.do === 'fight-patrol' && mayHaveFought(facts, seat, faction, one.whose))
        mayBeAnother(facts, lost, faction);
    }
  }
  forgetDecks(facts, lost, [...goneDecks]);
}

/** Nobody knows which cards of these market decks lie where. */
export function forgetDecks(facts: Facts, lost: Lost, some: readonly Deck[]): void {
  for (const deck of some) forgetDeck(facts, deck);
  blur(
    facts,
    lost,
    some.map((deck) => `market.${deck}.under`),
  );
}

/**
 * What claims have told may have changed again with whatever some of these instructions bring: not where players and patrols
 * are, which the log tells with their moves.
 */
export function doubtAgain(facts: Facts, { seat, why }: Lost, instructions: readonly Instruction[]): void {
  const reason = why ?? '';
  const touches = instructions.flatMap(plainOf).map(plainTouch);
  const own = new Set(touches.flatMap((touch) => touch.own ?? []));
  own.delete('space');
  const others = new Set(touches.flatMap((touch) => touch.others ?? []));
  for (const one of facts.order) doubt(facts, one, reason, [...(one === seat ? own : others)]);
  if (touches.some(({ contacts }) => contacts)) facts.contacts = {};
  if (touches.some(({ goals }) => goals) && facts.goalTokens !== undefined) facts.goalTokens = null;
}

/** Nobody knows which cards of a market deck lie where: those that lay under it may still do so. */
export function forgetDeck(facts: Facts, deck: Deck): void {
  const { shuffled: _, unnamed = 0, ...pile } = facts.market[deck];
  const mayLie = pile.under.length + unnamed;
  facts.market[deck] = { ...pile, faceup: null, under: [], ...(mayLie === 0 ? {} : { unnamed: mayLie }) };
}

/** A player may fly another ship than the one that is known. */
export function mayHaveAnotherShip(facts: Facts, seat: string): void {
  const own = seatOf(facts, seat);
  own.ship = null;
  own.values = { ...own.values, hyperdrive: null, shipCombat: null, hull: null };
  own.slots = { ...own.slots, cargo: null, mod: null, 'cargo-or-mod': null, crew: null };
  facts.shipSupply = null;
}

/** The patrol may have been beaten, and another one of its faction have come. */
function mayBeAnother(facts: Facts, lost: Lost, faction: Faction): void {
  const patrol = facts.patrols[faction];
  if (patrol === null || patrol === undefined) return;
  // One of the highest level nobody beats (patrols.6.a).
  if (patrol.level !== TOP_LEVEL) facts.patrols[faction] = { ...patrol, level: null, combat: null, reward: null };
  facts.stacks[faction] = null;
  blur(facts, lost, [`patrols.${faction}`]);
}

/** A move as far as it tells where something lies from here on. */
type Told = Move & {
  readonly to?: string;
  readonly path?: readonly string[];
  readonly deck?: Deck;
  readonly card?: Reveal['card'];
  readonly faction?: Faction;
};

/** Takes what the log tells of such a turn as it is told. */
export function takeAsTold(facts: Facts, lost: Lost, { type, seat, to, path, deck, card, faction }: Told): void {
  if ((type === 'planning.move' || type === 'move.along') && to !== undefined && isSeat(facts, seat)) {
    putShip(facts, seat, to);
    settle(facts, seat, 'space');
  } else if ((type === 'patrol.move' || type === 'patrol.displace') && faction !== undefined) {
    const patrol = facts.patrols[faction];
    const end = to ?? path?.at(-1);
    if (patrol !== null && end !== undefined) patrol.space = end;
  } else if (type === 'encounter.patrol' && faction !== undefined) {
    mayBeAnother(facts, lost, faction);
  } else if (deck !== undefined) {
    forgetDecks(facts, lost, [deck]);
    const shown = type !== 'card.reveal' || card === undefined ? null : factsOf({ deck, card });
    if (shown !== null && placeOf(facts, shown.id) === null) turnFaceup(facts, shown, deck);
  }
}

type Schema = { readonly [keyword: string]: Json };
type Words = Readonly<Record<string, (facts: Facts) => Schema>>;

const among =
  (values: (facts: Facts) => readonly Json[]) =>
  (facts: Facts): Schema => ({ enum: [...values(facts)] });

const aSpace = among(({ board }) => [...board.spaces.keys()]);
const aDeck = among(() => decks);
const aCard = among(({ board }) => [...board.cards.keys()]);
const aFaction = among(() => factions);
const aShip = among(({ board }) => [...board.ships.keys()]);
const aContact = among(({ board }) => [...board.contacts.keys()]);
const aWay = (facts: Facts): Schema => ({ type: 'array', items: aSpace(facts), minItems: 1, maxItems: 12 });
const someDice = (): Schema => ({ type: 'array', items: { enum: [...faces] }, maxItems: 12 });
const atLeastADie = (): Schema => ({ ...someDice(), minItems: 1 });

/** The moves of which an AI player's turn may consist, by whose they are, with the words that each must have. */
const OF_THE_AI: Readonly<Record<string, Words>> = {
  'planning.gain-credits': {},
  'planning.recover': {},
  'planning.move': { to: aSpace },
  'move.along': { to: aSpace },
  'nearest.choose': { chosen: among(({ order, board }) => [...order, ...board.spaces.keys()]) },
  'market.discard': { deck: aDeck },
  'market.buy': { deck: aDeck },
  'market.end': {},
  'deliver.cargo': { card: aCard },
  'deliver.end': {},
  'asset.discard': { card: aCard },
  'asset.decline': {},
  'asset.keep': {},
  'encounter.patrol': { faction: aFaction },
  'encounter.contact': {},
  'encounter.crew': {},
  'encounter.player': {},
  'contact.resolve': {},
  'contact.settle': {},
  'contact.place': { to: aSpace },
  'bounty.eliminate': {},
  'patrol.move': { faction: aFaction, path: aWay },
  'patrol.displace': { faction: aFaction, to: aSpace },
  'ai.resolve': { instruction: among(() => plainKinds) },
  'ai.ship': { ship: aShip },
};
/** Moves that are told by where they lead or by the way there. */
const ALONG: ReadonlySet<string> = new Set(['planning.move', 'move.along']);
const TO_OR_PATH: NonNullable<Form['depends']> = { oneOf: [{ required: ['to'] }, { required: ['path'] }] };
const OF_CHANCE: Readonly<Record<string, Words>> = {
  'card.reveal': { deck: aDeck, card: aCard },
  'contact.reveal': { contact: aContact },
  'contact.later': {},
  'contact.none': {},
  'icon.none': {},
  'patrol.spawn': { faction: aFaction },
  'ai.roll': { faces: atLeastADie },
  'combat.roll': { faces: someDice },
  'combat.reroll': { faces: someDice },
};
const OF_ANYBODY: Readonly<Record<string, Words>> = {
  'ai.lose-reputation': { faction: aFaction },
  'combat.resolve': {},
  'combat.ability': { source: aCard },
  'crew.protect': {},
  'crew.refuse': {},
  'bounty.gain-reputation': {},
  'bounty.lose-reputation': {},
};

/** The words that these moves need not have. */
const MORE: Readonly<Record<string, readonly string[]>> = {
  'planning.move': ['path'],
  'move.along': ['path'],
  'market.buy': ['card', 'barter', 'discard', 'slot', 'paid', 'discount', 'by'],
  'encounter.contact': ['card', 'section', 'effects', 'contact', 'class'],
  'encounter.crew': ['bounty', 'player', 'crew'],
  'encounter.player': ['bounty', 'player'],
  'contact.resolve': ['card', 'section', 'effects'],
  'contact.place': ['contact'],
  'bounty.eliminate': ['bounty'],
  'bounty.gain-reputation': ['faction'],
  'bounty.lose-reputation': ['faction'],
  'contact.reveal': ['class', 'space'],
  'patrol.spawn': ['token'],
  'combat.roll': ['side'],
  'combat.resolve': ['winner', 'damage'],
  'combat.ability': ['ability', 'player', 'cost', 'effects', 'side', 'change'],
  'ai.resolve': ['card', 'faction', 'player'],
};

/** The types of moves of which an AI player's turn may consist. */
export const AI_MOVES: readonly string[] = [
  ...Object.keys(OF_THE_AI),
  ...Object.keys(OF_CHANCE),
  ...Object.keys(OF_ANYBODY),
];

/** Whether a move belongs to the turn of an AI player of which nobody knows how it goes on. */
export function belongsToTheAi({ turn }: Facts, { type, seat }: Move): boolean {
  // What is known of the planning section has been ruled: only a turn of which that is not known may still plan.
  if (type.startsWith('planning.') && turn.step !== 'planning') return false;
  return seat === turn.seat || Object.hasOwn(OF_CHANCE, type) || Object.hasOwn(OF_ANYBODY, type);
}

/**
 * By type, how moves of such a turn may be told: nothing that the form of a log allows is barred, but for instructions of which none `isLeft`.
 */
export function untoldOptions<O>(
  isLeft: (facts: Facts, own: O, move: Move) => boolean,
): Readonly<Record<string, (facts: Facts, own: O) => Option[]>> {
  const optionsFor = (type: string) => (facts: Facts) => optionsOf(facts, type, OF_THE_AI[type]);
  const resolutions = (facts: Facts, own: O): Option[] => {
    const type = 'ai.resolve';
    const left = plainKinds.filter((instruction) => isLeft(facts, own, { type, instruction } as Move));
    return left.length === 0 ? [] : optionsOf(facts, type, { instruction: among(() => left) });
  };
  return { ...Object.fromEntries(AI_MOVES.map((type) => [type, optionsFor(type)])), 'ai.resolve': resolutions };
}

function optionsOf(facts: Facts, type: string, words?: Words): Option[] {
  const needed = words ?? OF_CHANCE[type] ?? OF_ANYBODY[type] ?? {};
  const more = (MORE[type] ?? []).filter((word) => needed[word] === undefined);
  const isChance = Object.hasOwn(OF_CHANCE, type);
  const seats = isChance ? [undefined] : Object.hasOwn(OF_ANYBODY, type) ? facts.order : [facts.turn.seat];
  const named = Object.keys(needed);
  const pointers = [...named, ...more, ...(isChance ? ['seat'] : [])].map((word) => `/${word}`);
  const shown = Object.fromEntries(Object.entries(needed).map(([word, schema]) => [word, anyOf(schema(facts))]));
  return seats.flatMap((seat): Option[] => {
    const move = { type, ...(seat === undefined ? {} : { seat }), ...shown } as Move;
    if (pointers.length === 0) return [{ move }];
    const open = (): Readonly<Record<string, Json>> =>
      Object.fromEntries(Object.entries(needed).map(([word, schema]) => [`/${word}`, schema(facts)]));
    const { to } = shown;
    if (!ALONG.has(type) || to === undefined)
      return [{ move, open: () => ({ open: open(), optional: pointers.slice(named.length), more: pointers }) }];
    const either = { optional: ['/to'], depends: TO_OR_PATH, more: pointers };
    // That a way ends where it is said to, no schema can say.
    return [
      { move, open: () => ({ open: { ...open(), '/path': aWay(facts) }, ...either }) },
      { move: { ...move, path: [to] } as Move, open: () => ({ open: {}, more: pointers }) },
    ];
  });
}

/** Some value of such a schema. */
function anyOf(schema: Schema): Json {
  const values = schema['enum'];
  if (Array.isArray(values)) return values[0] as Json;
  return schema['minItems'] === 1 ? [anyOf(schema['items'] as Schema)] : [];
}
