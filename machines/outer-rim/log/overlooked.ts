/**
 * @module
 * What is not known any more once a log has an entry that nobody can read: whatever it may have changed. Everything else is
 * judged as ever.
 */
import { type Deck, decks, factions } from '../../../schemas/outer-rim/words.ts';
import { forgetDeck, mayHaveAnotherShip } from '../solo/untold.ts';
import { ANYTHING, type Doubtful, doubt } from '../table/doubts.ts';
import { type Facts, isSeat, loseSight, seatOf } from '../table/facts.ts';
import { mayDoAnything } from '../table/untold-texts.ts';
import { bringsACard } from './resume.ts';

/** What an entry may have changed: of the player whose it is, and of all others. */
interface Touch {
  readonly own: readonly Doubtful[];
  readonly others: readonly Doubtful[];
  /** what else of the player */
  readonly seat?: readonly string[];
  /** and of the table; `deck`: the market deck that the entry names */
  table?(deck: Deck | null): readonly string[];
}

const decksOf = (deck: Deck | null): string[] => (deck === null ? decks : [deck]).map((one) => `market.${one}.under`);

const DEALT: readonly Doubtful[] = ['credits', 'assets'];
const DEAL: Touch = { own: DEALT, others: DEALT };

/** What a card brings that is bought: whatever it does to others no card of the market does then. */
const BOUGHT: Touch = {
  own: ['credits', 'assets', 'fame', 'reputation', 'character', 'ship'],
  others: [],
  seat: ['ship', 'values', 'skills', 'slots', 'shipGoalDone', 'personalGoalDone', 'lastingFame'],
  // Its icons move patrols and turn contacts faceup.
  table: (deck) => ['removed', 'patrols', 'contacts', ...decksOf(deck)],
};
/** What a delivery brings, or the databank card that comes of one. */
const DELIVERED: Touch = {
  own: ['credits', 'assets', 'fame', 'reputation', 'character', 'ship', 'defeated', 'secrets'],
  others: [],
  seat: ['values', 'skills', 'slots', 'shipGoalDone', 'personalGoalDone', 'lastingFame'],
  table: () => ['removed', ...decksOf('cargo'), ...decksOf('bounty')],
};

/** What a fight brings for a bounty that nobody knows: it was none of those that its player has, and takes none of them away. */
const FOUGHT: Touch = {
  own: ANYTHING.filter((one) => one !== 'assets'),
  others: [],
  seat: ['shipGoalDone', 'personalGoalDone', 'lastingFame'],
  table: () => ['removed', 'contacts'],
};

/** By type, what a move changes of which only the words cannot be read. */
const OF_ITS_TYPE: Readonly<Record<string, Touch>> = {
  'planning.move': { own: ['space'], others: [] },
  'planning.recover': { own: ['character', 'ship', 'defeated'], others: [] },
  'planning.gain-credits': { own: ['credits'], others: [] },
  'contact.fight': FOUGHT,
};

/** By the first word of a type, what any of its moves changes: of a type that nobody knows too. */
const OF_ITS_KIND: Readonly<Record<string, Touch>> = {
  planning: { own: ['space', 'credits', 'character', 'ship', 'defeated'], others: [] },
  market: BOUGHT,
  deliver: DELIVERED,
  credits: DEAL,
  trade: DEAL,
  'debt-tokens': DEAL,
  favor: DEAL,
  slots: { own: ['assets'], others: [] },
};

/** What an entry of this type may have changed; undefined: anything. */
function touchOf(type: string | undefined): Touch | undefined {
  // An ability may do anything, whenever it is used.
  if (type === undefined || type.endsWith('.ability')) return undefined;
  const kind = type.split('.')[0] ?? '';
  if (Object.hasOwn(OF_ITS_TYPE, type)) return OF_ITS_TYPE[type];
  return type !== kind && Object.hasOwn(OF_ITS_KIND, kind) ? OF_ITS_KIND[kind] : undefined;
}

/** What a trade, a fight or an ability may have changed of somebody else. */
const OF_OTHERS: readonly Doubtful[] = ANYTHING.filter((one) => one !== 'space');

/** The facts of a seat, beside those that may be in doubt, that an entry may have changed. */
const OF_A_SEAT: readonly string[] = [
  'ship',
  'values',
  'skills',
  'slots',
  'shipGoalDone',
  'personalGoalDone',
  'lastingFame',
  'treatedAs',
  'debtTokens',
  'ambition',
];
/** The parts of a position that it may have changed, as far as no null can stand there. */
const OF_THE_TABLE: readonly string[] = [
  'removed',
  'patrols',
  'contacts',
  'encounterDecks',
  'turn.done',
  'turn.used',
  'turn.favors',
  ...decks.map((deck) => `market.${deck}.under`),
];

/**
 * Takes note that nobody can read an entry, as far as it tells what it is and whose. False: it may have changed anything, so
 * that nothing can be judged any more (a set-up that nobody can follow).
 */
export function overlooked(
  facts: Facts,
  {
    type,
    seat,
    words,
    isStrange,
  }: { readonly type?: string; readonly seat?: string; readonly words?: object; readonly isStrange?: boolean },
  reason: string,
): boolean {
  if (facts.turn.step === 'set-up') return false;
  const acting = isSeat(facts, seat) ? [seat] : facts.order;
  const touch = touchOf(type);
  for (const one of facts.order) {
    const what = acting.includes(one) ? (touch?.own ?? ANYTHING) : (touch?.others ?? OF_OTHERS);
    doubt(facts, one, reason, what);
  }
  const { seat: current, step } = facts.turn;
  // What nobody knows may have been an ability or the encounter, where the planning step lies behind.
  const isPerhapsACard = isStrange === true && touch === undefined && step !== 'planning';
  const isACard = type !== undefined && bringsACard({ type });
  if ((isACard || isPerhapsACard) && acting.includes(current))
    mayDoAnything(facts, current, { by: 'a card in an entry that nobody can read', because: reason });
  const parts = new Set(facts.overlooked?.parts);
  for (const one of facts.order) if (touch === undefined || touch === DEAL) parts.add(`seats.${one}.debtTokens`);
  const deck = decks.find((one) => one === (words as { readonly deck?: unknown } | undefined)?.deck) ?? null;
  for (const part of touch === undefined ? OF_THE_TABLE : (touch.table?.(deck) ?? [])) parts.add(part);
  for (const one of acting)
    for (const fact of touch === undefined ? OF_A_SEAT : (touch.seat ?? [])) parts.add(`seats.${one}.${fact}`);
  if (parts.size > 0) facts.overlooked = { reason, parts: [...parts].sort() };
  overlookedAgain(facts);
  return true;
}

/**
 * What such an entry may have changed, also by what has followed on it since, is not known in these facts: where patrols are, what
 * lies on the decks, who flies which ship. What is in doubt of players has been noted, and is settled by what the log says.
 */
export function overlookedAgain(facts: Facts): void {
  const parts = new Set(facts.overlooked?.parts);
  for (const one of facts.order) {
    const own = seatOf(facts, one);
    if (own.defeated === true && own.doubts?.defeated !== undefined) own.defeated = null;
    if (parts.has(`seats.${one}.ship`)) mayHaveAnotherShip(facts, one);
    if (parts.has(`seats.${one}.skills`)) own.skills = null;
  }
  for (const deck of decks) if (parts.has(`market.${deck}.under`)) forgetDeck(facts, deck);
  if (parts.has('contacts')) {
    facts.contacts = {};
    delete facts.turnedUp;
  }
  for (const faction of parts.has('patrols') ? factions : []) {
    loseSight(facts, faction);
    const patrol = facts.patrols[faction];
    if (patrol !== null && patrol !== undefined) facts.patrols[faction] = { ...patrol, combat: null, reward: null };
    facts.stacks[faction] = null;
  }
}
