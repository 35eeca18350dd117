/**
 * @module
 * The names in moves of Outer Rim: seats, spaces, cards, contacts. A card is known when the catalogue has it, the header or a
 * move brings facts of it, or it lies somewhere on the table of this log (log.the-move-log.5).
 */
import { aiCards } from '../../../cards/outer-rim/ai.ts';
import { contactIds, fixedPieces } from '../../../cards/outer-rim/index.ts';
import { listsIn } from '../../../schemas/outer-rim/cards.ts';
import { type ContactClass, contactClasses, factions } from '../../../schemas/outer-rim/words.ts';
import { isSlipOf } from '../../near.ts';
import { otherType } from '../../other-type.ts';
import type { Move, StrangeName } from '../../ruleset.ts';
import { abilityOf } from '../abilities/abilities.ts';
import { ANY_TIME, isOfMoment, momentHere } from '../abilities/any-time.ts';
import { bountiesMeant } from '../bounties/targets.ts';
import { sectionNames } from '../encounters/encountering-a-space.ts';
import { meantOf, tokensIn } from '../encounters/tokens.ts';
import { acrossUntoldCore } from '../map/adjacency.ts';
import {
  assetTypeOf,
  cardOf,
  type Facts,
  isSeat,
  neighbours,
  placeOf,
  placesOf,
  seatOf,
  untoldCore,
} from '../table/facts.ts';
import type { CardEffect, TokenMeant } from '../table/types.ts';
import { characterShown } from './presumed.ts';

/**
 * What a word names. A card that is `brought` by the move may be one of the table's own, of which nobody knows the text; so may
 * a contact, of which the catalogue has not all. Such an id is held to be a slip only if it is one of the catalogue's with a
 * letter or two gone wrong (or, `encountered`, one of a contact who lies there, where no other can be meant): a house card that is named so tells its facts, once, in the header or where it comes up. So it is
 * with an ambition sheet and with the destination that a card is told to have. Of an `ability`, an `option` or a `section` of a
 * card and a `goal` of a sheet too only what is plainly one of those that it is told to have is a slip; that it has no such one
 * is for the rules of the game to say.
 */
type Kind =
  | 'seat'
  | 'space'
  | 'card'
  | 'brought'
  | 'bought'
  | 'source'
  | 'contact'
  | 'encountered'
  | 'nearest'
  | 'character'
  | 'ship'
  | 'piece'
  | 'ai-card'
  | 'ability'
  | 'goal'
  | 'option'
  | 'section'
  | 'laid-out'
  | 'sheet'
  | 'destination';
export interface Word {
  readonly kind: Kind;
  readonly path: readonly string[];
  /** every entry of a log is asked for its names, and a word that stands in the code is found fastest */
  readonly valueIn: (move: Words) => unknown;
}

type Named = Move & {
  readonly cost?: readonly CardEffect[] | undefined;
  readonly effects?: readonly CardEffect[] | undefined;
  readonly deck?: keyof Facts['market'];
  readonly source?: string;
  readonly ability?: string | undefined;
  readonly card?: unknown;
  readonly class?: ContactClass;
};
interface Goods {
  readonly from?: unknown;
  readonly cards?: unknown;
  readonly debtTokens?: unknown;
}
/** What a procedure under way knows that a name may be one of: the branches of a card, the sheets on the table, the contact encountered. */
export interface Own {
  readonly contact?: string | null;
  readonly among?: readonly { readonly name: string }[] | undefined;
  readonly sheets?: readonly string[] | null;
}
type Words = Readonly<Record<string, unknown>> & {
  readonly gives?: Goods;
  readonly takes?: Goods;
  readonly pays?: Goods;
  readonly price?: Goods;
};

const CARD_NAMED: Word = { kind: 'card', path: ['card'], valueIn: ({ card }) => card };
const BOUNTY: Word = { kind: 'card', path: ['bounty'], valueIn: ({ bounty }) => bounty };
const SOURCE: Word = { kind: 'source', path: ['source'], valueIn: ({ source }) => source };
const PARTNER: Word = { kind: 'seat', path: ['with'], valueIn: ({ with: partner }) => partner };

/** Debt tokens are called by the seats that own them. */
const TOKENS: readonly Word[] = [
  { kind: 'seat', path: ['gives', 'debtTokens'], valueIn: ({ gives }) => gives?.debtTokens },
  { kind: 'seat', path: ['takes', 'debtTokens'], valueIn: ({ takes }) => takes?.debtTokens },
];

const WAY: readonly Word[] = [
  { kind: 'space', path: ['to'], valueIn: ({ to }) => to },
  { kind: 'space', path: ['path'], valueIn: ({ path }) => path },
];
const ITS_ABILITY: Word = { kind: 'ability', path: ['ability'], valueIn: ({ ability }) => ability };
const ABILITY: readonly Word[] = [
  SOURCE,
  ITS_ABILITY,
  { kind: 'seat', path: ['player'], valueIn: ({ player }) => player },
];
/** A card of which a move tells the facts. */
const ITS_DESTINATION: Word = {
  kind: 'destination',
  path: ['card', 'destination'],
  valueIn: ({ card }) =>
    typeof card === 'object' && card !== null ? (card as { destination?: unknown }).destination : null,
};
const GOAL: readonly Word[] = [{ kind: 'goal', path: ['goal'], valueIn: ({ goal }) => goal }];
const DELIVERY: readonly Word[] = [CARD_NAMED];
/** A card that comes up with its icons, of which nothing else is told, is called by its name all the same. */
const WITH_ICONS: Word = {
  kind: 'brought',
  path: ['card', 'id'],
  valueIn: ({ card }) => {
    if (typeof card !== 'object' || card === null) return null;
    const { id, patrolIcon: _, contactIcon: __, ...facts } = card as { [fact: string]: unknown };
    return Object.keys(facts).length === 0 ? id : null;
  },
};

/** By type, the words of a move that name something; `seat` and `effects` are words of many. */
const NAMES: ReadonlyMap<string, readonly Word[]> = new Map<string, readonly Word[]>([
  ['planning.move', WAY],
  ['move.along', WAY],
  ['patrol.move', WAY],
  ['patrol.displace', WAY],
  ['planning.ability', ABILITY],
  ['action.ability', ABILITY],
  ['encounter.ability', ABILITY],
  ['combat.ability', ABILITY],
  ['test.ability', ABILITY],
  ['ability.use', [ITS_ABILITY]],
  ['ambition.goal', GOAL],
  ['ambition.lose', GOAL],
  ['deliver.cargo', DELIVERY],
  ['deliver.bounty', DELIVERY],
  ['asset.discard', DELIVERY],
  ['slots.arrange', [{ kind: 'card', path: ['assets'], valueIn: ({ assets }) => assets }]],
  [
    'market.buy',
    [
      { kind: 'bought', path: ['card'], valueIn: ({ card }) => card },
      // A ship bought takes the old one in payment, which may be named by its sheet (bartering.5).
      { kind: 'source', path: ['barter'], valueIn: ({ barter }) => barter },
      { kind: 'card', path: ['discard'], valueIn: ({ discard }) => discard },
      { kind: 'source', path: ['by'], valueIn: ({ by }) => by },
    ],
  ],
  ['card.reveal', [{ kind: 'brought', path: ['card'], valueIn: ({ card }) => card }, WITH_ICONS, ITS_DESTINATION]],
  ['card.choose', [{ kind: 'option', path: ['option'], valueIn: ({ option }) => option }]],
  [
    'contact.reveal',
    [
      { kind: 'contact', path: ['contact'], valueIn: ({ contact }) => contact },
      { kind: 'space', path: ['space'], valueIn: ({ space }) => space },
    ],
  ],
  ['contact.fight', [BOUNTY]],
  [
    'encounter.crew',
    [
      BOUNTY,
      { kind: 'card', path: ['crew'], valueIn: ({ crew }) => crew },
      { kind: 'seat', path: ['player'], valueIn: ({ player }) => player },
    ],
  ],
  ['encounter.player', [BOUNTY, { kind: 'seat', path: ['player'], valueIn: ({ player }) => player }]],
  ['bounty.eliminate', [BOUNTY]],
  ['bounty.capture', [BOUNTY]],
  ['deliver.databank', [{ kind: 'brought', path: ['card'], valueIn: ({ card }) => card }]],
  ['contact.resolve', [{ kind: 'brought', path: ['card'], valueIn: ({ card }) => card }]],
  [
    'encounter.space',
    [
      { kind: 'brought', path: ['card'], valueIn: ({ card }) => card },
      { kind: 'section', path: ['section'], valueIn: ({ section }) => section },
    ],
  ],
  [
    'encounter.contact',
    [
      { kind: 'encountered', path: ['contact'], valueIn: ({ contact }) => contact },
      { kind: 'brought', path: ['card'], valueIn: ({ card }) => card },
    ],
  ],
  [
    'contact.place',
    [
      { kind: 'contact', path: ['contact'], valueIn: ({ contact }) => contact },
      { kind: 'space', path: ['to'], valueIn: ({ to }) => to },
    ],
  ],
  ['ai.card', [{ kind: 'ai-card', path: ['card'], valueIn: ({ card }) => card }]],
  ['nearest.choose', [{ kind: 'nearest', path: ['chosen'], valueIn: ({ chosen }) => chosen }]],
  [
    'trade.exchange',
    [
      PARTNER,
      // A sheet is no card that can be traded, and of that a rule speaks.
      { kind: 'source', path: ['gives', 'cards'], valueIn: ({ gives }) => gives?.cards },
      { kind: 'source', path: ['takes', 'cards'], valueIn: ({ takes }) => takes?.cards },
      ...TOKENS,
    ],
  ],
  ['debt-tokens.trade', [PARTNER, ...TOKENS]],
  [
    'favor.receive',
    [
      { kind: 'seat', path: ['from'], valueIn: ({ from }) => from },
      { kind: 'card', path: ['pays', 'cards'], valueIn: ({ pays }) => pays?.cards },
      { kind: 'seat', path: ['pays', 'debtTokens'], valueIn: ({ pays }) => pays?.debtTokens },
    ],
  ],
  [
    'favor.refuse',
    [
      { kind: 'seat', path: ['to'], valueIn: ({ to }) => to },
      { kind: 'seat', path: ['price', 'from'], valueIn: ({ price }) => price?.from },
      { kind: 'card', path: ['price', 'cards'], valueIn: ({ price }) => price?.cards },
      { kind: 'seat', path: ['price', 'debtTokens'], valueIn: ({ price }) => price?.debtTokens },
    ],
  ],
  ['credits.trade', [PARTNER]],
  ['setup.map', [{ kind: 'piece', path: ['pieces'], valueIn: ({ pieces }) => pieces }]],
  [
    'setup.tile',
    [
      { kind: 'piece', path: ['tile'], valueIn: ({ tile }) => tile },
      { kind: 'piece', path: ['beside'], valueIn: ({ beside }) => beside },
    ],
  ],
  [
    'setup.character',
    [
      { kind: 'character', path: ['character'], valueIn: ({ character }) => character },
      { kind: 'ship', path: ['ship'], valueIn: ({ ship }) => ship },
    ],
  ],
  ['setup.ambitions', [{ kind: 'laid-out', path: ['sheets'], valueIn: ({ sheets }) => sheets }]],
  ['setup.ambition', [{ kind: 'sheet', path: ['sheet'], valueIn: ({ sheet }) => sheet }]],
  ['setup.benefits', [{ kind: 'brought', path: ['card'], valueIn: ({ card }) => card }, ITS_DESTINATION]],
  ['setup.ship', [{ kind: 'ship', path: ['ship'], valueIn: ({ ship }) => ship }]],
  [
    'setup.databank',
    [
      { kind: 'brought', path: ['card'], valueIn: ({ card }) => card },
      ITS_DESTINATION,
      { kind: 'space', path: ['space'], valueIn: ({ space }) => space },
    ],
  ],
]);
const NO_NAMES: readonly Word[] = [];

/** The words of a type of move that name a card or a contact: of seats and spaces other rules speak. */
export function cardsNamedBy(type: string): readonly Word[] {
  return (NAMES.get(type) ?? NO_NAMES).filter(({ kind }) => kind !== 'seat' && kind !== 'space');
}

/** The words of a type of move that name seats, apart from those that many moves have. */
export function seatsNamedBy(type: string): readonly Word[] {
  return (NAMES.get(type) ?? NO_NAMES).filter(({ kind, path }) => kind === 'seat' && !OF_MANY.has(path[0] ?? ''));
}
const OF_MANY: ReadonlySet<string> = new Set(['with', 'player']);

function isCard(facts: Facts, id: string): boolean {
  if (facts.board.cards.has(id) || facts.cards[id] !== undefined || placeOf(facts, id) !== null) return true;
  return facts.order.some((seat) => facts.seats[seat]?.secrets.some((secret) => secret.id === id));
}

function isContact(facts: Facts, id: string): boolean {
  if (contactIds.has(id) || facts.board.contacts.has(id)) return true;
  return Object.values(facts.contacts).some((tokens) => tokens.some((token) => token.id === id));
}

/** The contacts that have been told of the tokens in the space of a seat. */
function contactsHere(facts: Facts, seat: string | undefined): string[] {
  const space = isSeat(facts, seat) ? seatOf(facts, seat).space : null;
  return (tokensIn(facts, space) ?? []).flatMap(({ id }) => id ?? []);
}

/** Whether an id that is no token's in the space of a seat is that of one who lies there, misspelt: of a token of which nobody knows who it is it may be the name. */
function isSlipOfOneHere(facts: Facts, { seat, class: of }: Named, id: string): boolean {
  const here = contactsHere(facts, seat);
  if (here.length === 0) return false;
  const tokens = tokensIn(facts, seatOf(facts, seat as string).space) ?? [];
  return meantOf(facts, tokens, { contact: id, class: of }).length === 0 && isSlipOf(id, here);
}

const isClass = (name: string): name is ContactClass => (contactClasses as readonly string[]).includes(name);

/** The bounties on the contact encountered for which alone its player may fight, however the one that a move names is written. */
function asFought(facts: Facts, { type, seat }: Named, own: Own | undefined): Pick<StrangeName, 'meant'> {
  const contact = type === 'contact.fight' ? (own?.contact ?? null) : null;
  const meant = contact === null ? [] : bountiesMeant(facts, seat, (target) => target === contact);
  return meant.length === 0 ? {} : { meant };
}

/** The class of a token, written where a line takes the name of a contact. */
function asClass(kind: Kind, move: Named, name: string): Pick<StrangeName, 'meant' | 'moves'> {
  const { contact: _, ...rest } = move as Named & { readonly contact?: string };
  if (kind !== 'encountered' || !isClass(name) || (move.class ?? name) !== name) return {};
  return { meant: [`class=${name}`], moves: [{ ...rest, class: name } as Move] };
}

/** Whom somebody fights, written where a line takes the bounty. */
function asFoe(
  facts: Facts,
  move: Named,
  [word]: readonly (string | number)[],
  name: string,
): Pick<StrangeName, 'meant' | 'moves'> {
  const { bounty: _, ...rest } = move as Named & { readonly bounty?: string; readonly player?: string };
  if (word !== 'bounty' || rest.player !== undefined || !isSeat(facts, name)) return {};
  if (move.type !== 'encounter.player' && move.type !== 'encounter.crew') return {};
  return { meant: [`player=${name}`], moves: [{ ...rest, player: name } as Move] };
}

/** A character, ship or ambition sheet that is known, or one that lies before a seat. */
function isSheet({ board, order, seats }: Facts, id: string): boolean {
  if (board.characters.has(id) || board.ships.has(id) || board.ambitions.has(id)) return true;
  return order.some((seat) => {
    const { character, ship, ambition } = seats[seat] ?? {};
    return character === id || ship === id || ambition?.sheet === id;
  });
}

/** The characters, ships and ambition sheets that are known, or lie before a seat. */
function sheets({ board, order, seats }: Facts): string[] {
  const told = order.flatMap((seat) => seats[seat]?.ambition?.sheet ?? []);
  return [...board.characters.keys(), ...board.ships.keys(), ...board.ambitions.keys(), ...told];
}

/** The endcaps and tiles of which a map is made. */
const mapPieces = [...new Set([...fixedPieces(false), ...fixedPieces(true)])];

const slips = new WeakMap<object, Map<string, boolean>>();
/** The most ids of which it is remembered whether they are slips. */
const REMEMBERED = 4_096;

/** Whether an id that nobody knows is one of the catalogue's, misspelt; looked up once. */
function isSlip(catalogue: ReadonlyMap<string, unknown> | ReadonlySet<string>, id: string): boolean {
  const known = slips.get(catalogue) ?? new Map<string, boolean>();
  slips.set(catalogue, known);
  const before = known.get(id);
  if (before !== undefined) return before;
  const slip = isSlipOf(id, [...catalogue.keys()]);
  if (known.size < REMEMBERED) known.set(id, slip);
  return slip;
}

/** Whether an id that nobody knows is that of a card, misspelt, whose facts the log has told and which has not come up yet. */
function isSlipOfAwaited(facts: Facts, id: string): boolean {
  const told = Object.keys(facts.cards).filter((card) => !facts.board.cards.has(card) && placeOf(facts, card) === null);
  return isSlipOf(id, told);
}

/** The abilities that a card or a sheet is told to have. */
export function abilitiesOn(facts: Facts, source: string): string[] {
  const { characters, ships, ambitions } = facts.board;
  const sheet = characters.get(source) ?? ships.get(source);
  const text = sheet ?? ambitions.get(source) ?? cardOf(facts, source);
  const abilities = (text?.abilities ?? []).map(({ id }) => id);
  return sheet === undefined ? abilities : [...abilities, 'goal'];
}

/** The goals of the ambition sheet of a player, where all of them are told. */
function goalsOf({ seats }: Facts, seat: string): string[] {
  const ambition = seats[seat]?.ambition;
  return ambition?.stated === true ? Object.keys(ambition.goals) : [];
}

/** Of which things a move names one, where they are told: parts of a card or a sheet, or sheets on the table. */
function partsOf(facts: Facts, kind: Part, move: Named, own: Own | undefined): readonly string[] {
  switch (kind) {
    case 'ability':
      return abilitiesOn(facts, move.source ?? '');
    case 'goal':
      return goalsOf(facts, move.seat ?? '');
    case 'option':
      return (own?.among ?? []).map(({ name }) => name);
    case 'section':
      return typeof move.card === 'string' ? sectionNames(facts, move.card) : [];
    case 'laid-out':
      return [...facts.board.ambitions.keys()];
    case 'sheet':
      return own?.sheets ?? [...facts.board.ambitions.keys()];
    case 'destination':
      return [...facts.board.spaces.keys(), ...factions.map((faction) => `${faction}-patrol`)];
  }
}
type Part = 'ability' | 'goal' | 'option' | 'section' | 'laid-out' | 'sheet' | 'destination';

/** Of the few things that a card has or that lie on the table a shorter word is plainly one of them, too. */
const ofFew = ({ length }: string): number => (length < 3 ? 0 : length < 8 ? 1 : 2);

function isKnown(facts: Facts, kind: Kind, move: Named, name: string, own: Own | undefined): boolean {
  const { deck } = move;
  switch (kind) {
    case 'seat':
      return isSeat(facts, name);
    case 'space':
      return facts.board.spaces.has(name);
    case 'card':
      return isCard(facts, name);
    case 'bought':
      if (deck !== undefined && facts.market[deck].faceup !== null) return isCard(facts, name);
      return isCard(facts, name) || !(isSlip(facts.board.cards, name) || isSlipOfAwaited(facts, name));
    case 'brought':
      return isCard(facts, name) || !(isSlip(facts.board.cards, name) || isSlipOfAwaited(facts, name));
    case 'source':
      return isSheet(facts, name) || isCard(facts, name);
    case 'contact':
      return isContact(facts, name) || !isSlip(contactIds, name);
    case 'encountered':
      return (
        isContact(facts, name) || !(isClass(name) || isSlip(contactIds, name) || isSlipOfOneHere(facts, move, name))
      );
    case 'character':
      return facts.board.characters.has(name);
    case 'ship':
      return facts.board.ships.has(name);
    case 'piece':
      return mapPieces.includes(name);
    case 'ai-card':
      return aiCards.has(name);
    case 'nearest':
      return isSeat(facts, name) || facts.board.spaces.has(name) || (factions as readonly string[]).includes(name);
    case 'ability':
    case 'goal':
    case 'option':
    case 'section':
    case 'laid-out':
    case 'sheet': {
      const known = partsOf(facts, kind, move, own);
      return known.includes(name) || !isSlipOf(name, known, ofFew);
    }
    case 'destination':
      return facts.board.spaces.has(name) || !isSlipOf(name, partsOf(facts, kind, move, own));
  }
}

const CARD = { rule: 'log.the-move-log.5', kind: 'card', of: 'that the catalogue or this log knows' } as const;

function strange(facts: Facts, kind: Kind, move: Named, own: Own | undefined): Omit<StrangeName, 'path' | 'name'> {
  const { board, order } = facts;
  const cards = (): string[] => [
    ...new Set([...placesOf(facts).keys(), ...Object.keys(facts.cards), ...board.cards.keys()]),
  ];
  switch (kind) {
    case 'seat':
      return {
        rule: 'log.the-move-log.4',
        kind: 'seat',
        of: `of this log, which has ${order.join(', ')}`,
        known: order,
      };
    case 'space':
      return { rule: CARD.rule, kind: 'space', of: 'of this map', known: [...board.spaces.keys()] };
    case 'card':
    case 'brought':
    case 'bought':
      return { ...CARD, known: cards() };
    case 'source':
      return { ...CARD, known: [...new Set([...cards(), ...sheets(facts)])] };
    case 'contact':
      return { ...CARD, kind: 'contact', known: [...contactIds] };
    case 'encountered':
      return { ...CARD, kind: 'contact', known: [...new Set([...contactsHere(facts, move.seat), ...contactIds])] };
    case 'ai-card':
      return { ...CARD, kind: 'AI card', of: 'that the catalogue knows', known: [...aiCards.keys()] };
    case 'character':
      return { ...CARD, kind: 'character', known: [...board.characters.keys()] };
    case 'ship':
      return { ...CARD, kind: 'ship', known: [...board.ships.keys()] };
    case 'piece':
      return { ...CARD, kind: 'piece', of: 'of the map', known: mapPieces };
    case 'nearest':
      return {
        rule: CARD.rule,
        kind: 'seat, space or faction',
        of: 'of this game',
        known: [...order, ...board.spaces.keys(), ...factions],
      };
    case 'ability':
      return { ...CARD, kind, of: `of ${move.source ?? 'this card'}`, known: partsOf(facts, kind, move, own) };
    case 'goal':
      return {
        ...CARD,
        kind,
        of: `of the ambition of ${move.seat ?? 'this player'}`,
        known: partsOf(facts, kind, move, own),
      };
    case 'option':
    case 'section':
      return { ...CARD, kind, of: 'of this card', known: partsOf(facts, kind, move, own) };
    case 'laid-out':
    case 'sheet':
      return { ...CARD, kind: 'ambition', of: 'of this table', known: partsOf(facts, kind, move, own) };
    case 'destination':
      return { ...CARD, kind: 'space', of: 'of this map', known: partsOf(facts, kind, move, own) };
  }
}

/** The first name in these words of a move that nobody knows. */
export function strangeIn(facts: Facts, move: Move, words: readonly Word[], own?: Own): string | null {
  for (const { kind, valueIn } of words) {
    const value = valueIn(move as unknown as Words);
    if (typeof value === 'string') {
      if (!isKnown(facts, kind, move, value, own)) return value;
    } else if (typeof value === 'object' && value !== null) {
      for (const name of namesOf(value, kind)) if (!isKnown(facts, kind, move, name, own)) return name;
    }
  }
  return null;
}

/** Several names: a list of them, or the members of a record. What brings facts with it names a card of its own. */
function namesOf(value: object, kind: Kind): readonly string[] {
  if (Array.isArray(value)) return value as string[];
  return kind === 'brought' ? [] : Object.keys(value).sort();
}

/** A name in one thing that a card makes happen: in which word of it, and where in a list. */
interface NameIn {
  readonly kind: Kind;
  readonly name: string;
  readonly path: readonly (string | number)[];
}

/** The names in one thing that a card makes happen. */
function namesIn(effect: CardEffect): NameIn[] {
  const { seat, player, seats } = effect as { seat?: string; player?: string; seats?: readonly string[] };
  const named: NameIn[] = [];
  const add = (kind: Kind, name: string | undefined, ...path: (string | number)[]): void => {
    if (name !== undefined) named.push({ kind, name, path });
  };
  add('seat', seat, 'seat');
  add('seat', player, 'player');
  seats?.forEach((one, at) => {
    add('seat', one, 'seats', at);
  });
  if (effect.do === 'move-directly' || effect.do === 'move-patrol-directly') add('space', effect.to, 'to');
  if (effect.do === 'gain-asset') {
    add('brought', effect.card, 'card');
    add('contact', effect.contact, 'contact');
  }
  if ('space' in effect || 'contact' in effect) {
    const { space, contact } = effect as TokenMeant;
    add('space', space, 'space');
    if (effect.do !== 'gain-asset') add('contact', contact, 'contact');
  }
  if (effect.do === 'move-contact') add('space', effect.to, 'to');
  if (effect.do === 'exchange-contacts')
    for (const word of ['one', 'other'] as const) {
      add('space', effect[word].space, word, 'space');
      add('contact', effect[word].contact, word, 'contact');
    }
  if (effect.do === 'search-deck') add('brought', effect.gains, 'gains');
  if (effect.do === 'discard-asset') add('card', effect.card, 'card');
  if (effect.do === 'capture') add('card', effect.bounty, 'bounty');
  return named;
}

/** Whether every name is known in what a move declares of a card that nobody knows. */
function areKnown(facts: Facts, move: Named, effects: readonly CardEffect[] | undefined): boolean {
  for (const effect of effects ?? []) {
    for (const { kind, name } of namesIn(effect)) if (!isKnown(facts, kind, move, name, undefined)) return false;
    if (!listsIn(effect).every(([, inner]) => areKnown(facts, move, inner))) return false;
  }
  return true;
}

/** The names in what a move declares of a card that nobody knows, each with its place. */
function* inEffects(
  facts: Facts,
  move: Named,
  effects: readonly CardEffect[] | undefined,
  path: readonly (string | number)[],
): Iterable<StrangeName> {
  for (const [at, effect] of (effects ?? []).entries()) {
    for (const { kind, name, path: inside } of namesIn(effect))
      if (!isKnown(facts, kind, move, name, undefined))
        yield { ...strange(facts, kind, move, undefined), name, path: [...path, at, ...inside] };
    for (const [words, inner] of listsIn(effect)) yield* inEffects(facts, move, inner, [...path, at, ...words]);
  }
}

/** The first name of a seat, or of anything else, in what a move declares of a card that nobody knows. */
export function strangeInEffects(facts: Facts, move: Named, seats: boolean): StrangeName | null {
  const { cost, effects } = move;
  if (cost === undefined && effects === undefined) return null;
  if (areKnown(facts, move, cost) && areKnown(facts, move, effects)) return null;
  for (const found of declaredIn(facts, move)) if ((found.kind === 'seat') === seats) return found;
  return null;
}

/** The names that nobody knows in the cost and the effects that a move declares. */
function* declaredIn(facts: Facts, move: Named): Iterable<StrangeName> {
  yield* inEffects(facts, move, move.cost, ['cost']);
  yield* inEffects(facts, move, move.effects, ['effects']);
}

/** Of a space of the Core Worlds the map has nothing, and the table may have it all the same. */
function untold(facts: Facts, kind: Kind, name: string): Pick<StrangeName, 'doubt'> {
  const doubt = kind === 'space' ? untoldCore(facts, name) : null;
  return doubt === null ? {} : { doubt };
}

/** The names in a move that nobody knows, in the order of its words. */
export function* strangeNames(facts: Facts, move: Named, own?: Own): Iterable<StrangeName> {
  if (move.seat !== undefined && !isSeat(facts, move.seat))
    yield { ...strange(facts, 'seat', move, own), name: move.seat, path: ['seat'] };
  for (const { kind, path, valueIn } of NAMES.get(move.type) ?? NO_NAMES) {
    const value = valueIn(move as unknown as Words);
    if (typeof value === 'string') {
      if (!isKnown(facts, kind, move, value, own))
        yield {
          ...strange(facts, kind, move, own),
          name: value,
          path,
          ...untold(facts, kind, value),
          ...asClass(kind, move, value),
          ...asFoe(facts, move, path, value),
          ...asFought(facts, move, own),
        };
    } else if (typeof value === 'object' && value !== null) {
      const isList = Array.isArray(value);
      const names = namesOf(value, kind);
      for (const [at, name] of names.entries())
        if (!isKnown(facts, kind, move, name, own) && acrossUntoldCore(facts, move, names, at) === null)
          yield {
            ...strange(facts, kind, move, own),
            name,
            path: [...path, isList ? at : name],
            key: !isList,
            ...untold(facts, kind, name),
          };
    }
  }
  yield* declaredIn(facts, move);
  yield* misrecorded(facts, move, own);
  yield* goalAsAbility(facts, move);
  yield* endsElsewhere(facts, move);
  yield* otherMovement(move);
  yield* crewAsBounty(facts, move);
}

/** A crew that is fought, written where a line takes the bounty. */
function* crewAsBounty(facts: Facts, move: Named): Iterable<StrangeName> {
  const { bounty: name, ...rest } = move as Named & { readonly bounty?: string; readonly crew?: string };
  if (move.type !== 'encounter.crew' || name === undefined || rest.crew !== undefined) return;
  if (assetTypeOf(facts, name) !== 'crew') return;
  const known = [`crew=${name}`];
  const doubt = `${name} is read as the crew, not as the bounty`;
  yield {
    ...CARD,
    kind: 'bounty',
    name,
    path: ['bounty'],
    known,
    meant: known,
    moves: [{ ...rest, crew: name } as Move],
    doubt,
  };
}

/** The two movements of a patrol, after a lost combat and by an icon, each recorded as the other. */
function* otherMovement(move: Named): Iterable<StrangeName> {
  const { type: name, to, path, ...rest } = move as Named & { readonly to?: string; readonly path?: readonly string[] };
  const [first, second] = path ?? [];
  const isMoved = name === 'patrol.move' && second === undefined;
  const space = isMoved ? first : name === 'patrol.displace' ? to : undefined;
  if (space === undefined) return;
  const type = isMoved ? 'patrol.displace' : 'patrol.move';
  yield otherType(name, type, {
    rule: CARD.rule,
    doubt: `this movement of a patrol is recorded as ${type}`,
    moves: [{ ...rest, type, ...(isMoved ? { to: space } : { path: [space] }) } as Move],
  });
}

/**
 * A way that is said to end where it does not lead: the last space stands beside the path instead of in it (in lines a blank for a
 * comma), or one of the two words is wrong.
 */
function* endsElsewhere(facts: Facts, move: Named): Iterable<StrangeName> {
  const { to, path, ...rest } = move as Named & { readonly to?: string; readonly path?: readonly string[] };
  const end = path?.at(-1);
  if (to === undefined || path === undefined || end === undefined || end === to) return;
  if (![to, ...path].every((space) => facts.board.spaces.has(space))) return;
  const made = (words: object): Move => ({ ...rest, ...words });
  const whole = neighbours(facts, end).includes(to) ? [made({ path: [...path, to] })] : [];
  yield {
    rule: CARD.rule,
    kind: 'end',
    of: `of the way by ${path.join(', ')}`,
    name: to,
    path: ['to'],
    known: [],
    meant: whole.length > 0 ? [`path=${[...path, to].join(',')}`] : [end],
    moves: [...whole, made({ to }), made({ path })],
  };
}

/** The facts with the character that a move shows its player to have, if nobody has told which it is. */
function asShown(facts: Facts, move: Named): Facts {
  const { seat = '' } = move;
  const character = characterShown(facts, move);
  if (character === null) return facts;
  return { ...facts, seats: { ...facts.seats, [seat]: { ...seatOf(facts, seat), character } } };
}

/** The ability of a step, a combat or a test that is recorded as one of another moment. */
function* misrecorded(facts: Facts, move: Named, own?: Own): Iterable<StrangeName> {
  const { type: name, seat, source } = move;
  const moment = momentHere(facts, move, own);
  if (moment === null || source === undefined || !isSeat(facts, seat)) return;
  const type = `${moment}.ability`;
  const ability = type === name ? null : abilityOf(asShown(facts, move), seat, { ...move, type, source });
  if (ability === null || ability === 'unknown-text' || !isOfMoment(ability, moment)) return;
  yield otherType(name, type, {
    rule: 'outer-rim.appendix-2-interpreting-cards-and-abilities.0.2',
    doubt: `such an ability is recorded as ${type}, which says what it stands for`,
  });
}

/** A goal of one's own ambition sheet that is told as an ability of it: what puts a token there is a move of its own. */
function* goalAsAbility(facts: Facts, move: Named): Iterable<StrangeName> {
  const { type: name, source, ability: goal, cost: _, effects: __, ...rest } = move;
  const { seat } = rest;
  if (name !== ANY_TIME || goal === undefined || !isSeat(facts, seat)) return;
  const { ambition } = seatOf(facts, seat);
  if (ambition?.sheet !== source || ambition?.goals[goal] === undefined) return;
  const type = 'ambition.goal';
  yield otherType(name, type, {
    rule: 'outer-rim.appendix-2-interpreting-cards-and-abilities.0.2',
    of: 'for a goal',
    moves: [{ ...rest, type, goal } as Move],
  });
}
