/**
 * @module
 * Simulated games: a table with the practice cards, the decks that the log does not show, dice, and players who pick among
 * legal moves with a liking for those that bring the game on.
 */
import { type Catalogue, catalogue, playerBoard } from '../../../cards/outer-rim/index.ts';
import type { Json } from '../../../schemas/json.ts';
import { type Deck, decks, type Face, factions, skills } from '../../../schemas/outer-rim/words.ts';
import { type Draw, ofALikedType, pick, shuffled } from '../../dealing.ts';
import { type Dealer, type Form, type Move, type Option, whatVaries } from '../../ruleset.ts';
import { DIE } from '../combat/dice.ts';
import { isAi, soloPlayer } from '../solo/players.ts';
import { cardOf, type Facts, isPlanet, placeOf, seatOf } from '../table/facts.ts';
import type { CardEffect, CardFacts } from '../table/types.ts';
import {
  anotherCard,
  canBeTold,
  contactsOnTheMap,
  nextInSetUp,
  type Parts,
  SEATS,
  told,
  toldTable,
} from './told-table.ts';

/** How gladly a simulated player makes a move of a type; 1 for those that are not named. */
const LIKING: Readonly<Record<string, number>> = {
  'planning.move': 8,
  'planning.gain-credits': 2,
  'market.buy': 10,
  'market.discard': 2,
  'deliver.cargo': 20,
  'deliver.bounty': 20,
  'action.end': 4,
  'encounter.patrol': 6,
  'encounter.space': 3,
  'encounter.contact': 0.3,
  'contact.fight': 20,
  'encounter.crew': 10,
  'encounter.player': 10,
  'action.ability': 2,
  'combat.ability': 3,
  'test.ability': 3,
  'combat.resolve': 3,
  'test.resolve': 4,
  'credits.trade': 0.1,
  'slots.arrange': 0.1,
  'patrol.spawn': 0.1,
  'trade.exchange': 0.3,
  'favor.receive': 1.5,
  'favor.refuse': 0.1,
  'debt-tokens.trade': 0.2,
  'setup.fame': 30,
  'setup.map': 30,
  'setup.roll': 20,
  'setup.character': 30,
  'setup.ship': 30,
  'setup.databank': 30,
  'setup.reputation': 30,
};

/** What is possible at any time and never brings a game on. */
const AT_ANY_TIME: ReadonlySet<string> = new Set([
  'credits.trade',
  'slots.arrange',
  'ability.use',
  'favor.receive',
  'favor.refuse',
  'debt-tokens.trade',
]);

const goesFurther = ({ move }: Option): boolean => !AT_ANY_TIME.has(move.type);

/** What is chosen among in set-up. */
const CHOSEN: ReadonlySet<string> = new Set(['/ship', '/space']);

/** What a card may do with the contact tokens of which the table knows where they lie. */
function contactDeeds(facts: Facts, draw: Draw): CardEffect[] {
  const planets = Object.keys(facts.contacts);
  if (planets.length < 2) return [];
  const there = planets.filter((planet) => (facts.contacts[planet]?.length ?? 0) > 0);
  const facedown = planets.filter((planet) => facts.contacts[planet]?.some(({ faceup }) => !faceup));
  const [space, hidden] = [there, facedown].map((some) => (some.length === 0 ? null : pick(some, draw)));
  const to = planets.find((planet) => facts.contacts[planet]?.length === 0);
  const other = there.find((planet) => planet !== space);
  return [
    ...(hidden == null ? [] : [{ do: 'look-at-contact', space: hidden } as const]),
    ...(space == null ? [] : [{ do: 'flip-contact', space } as const]),
    ...(space == null || to === undefined ? [] : [{ do: 'move-contact', space, to } as const]),
    ...(space == null || other === undefined
      ? []
      : [{ do: 'exchange-contacts', one: { space }, other: { space: other } } as const]),
    ...(space == null || draw(4) > 0 ? [] : [{ do: 'eliminate-contact', space } as const]),
  ];
}

/** Crew that contacts of the practice set become. */
const CREW = ['practice-crew-navigator', 'practice-crew-night-watch'];

/** What an imagined encounter card brings; now and then nothing. */
function encounter(facts: Facts, draw: Draw): CardEffect[] {
  const faction = pick(factions, draw);
  const atMaelstrom = facts.board.spaces.get(seatOf(facts, facts.turn.seat).space ?? '')?.type === 'maelstrom';
  const withTokens = contactDeeds(facts, draw);
  const deeds: CardEffect[] = [
    { do: 'gain-credits', amount: 1000 * (1 + draw(4)) },
    { do: 'lose-credits', amount: 1000 },
    { do: 'gain-reputation', faction },
    { do: 'lose-reputation', faction },
    { do: 'suffer', on: draw(2) === 0 ? 'character' : 'ship', amount: 1 + draw(3) },
    { do: 'recover', on: draw(2) === 0 ? 'character' : 'ship', amount: 1 + draw(2) },
    { do: 'test', skill: pick(skills, draw) },
    { do: 'gain-fame', amount: 1 },
    { do: 'fight', kind: draw(2) === 0 ? 'ground' : 'ship', enemy: { name: 'a card enemy', combat: 1 + draw(4) } },
    { do: 'move', spaces: 1 + draw(2) },
    ...(withTokens.length === 0 || draw(3) > 0 ? [] : [pick(withTokens, draw)]),
    ...(atMaelstrom ? [{ do: 'additional-turn' } as const] : []),
  ];
  return Array.from({ length: draw(3) }, () => pick(deeds, draw));
}

/** What the databank card of a contact brings: now and then a crew that nobody has. */
function databankCard(facts: Facts, draw: Draw): CardEffect[] {
  const card = pick(CREW, draw);
  return draw(4) === 0 && placeOf(facts, card) === null ? [{ do: 'gain-asset', card }] : encounter(facts, draw);
}

/** Whether Combat Strategy allows one die more than a roll shows. */
function mayRollOneMore(schema: Json, dice: number): boolean {
  return (schema as { maxItems?: number }).maxItems === dice + 1;
}

/** The words that say which favor it is. */
const FAVOR: ReadonlySet<string> = new Set(['kind', 'skill', 'faction']);

/** A word of a favor, what is paid for it, or the debt tokens of a trade; undefined for anything else, and for nothing paid. */
function favorWord(word: string, part: string | undefined, schema: Json, draw: Draw): Json | undefined {
  const tokens = (of: Json | undefined): string[] =>
    (of as { items?: { enum: string[] } } | undefined)?.items?.enum ?? [];
  const some = (all: readonly string[]): string[] => (all.length > 0 && draw(2) === 0 ? [pick(all, draw)] : []);
  if (part === 'debtTokens') return some(tokens(schema));
  const { enum: names } = schema as { enum?: string[] };
  if (names !== undefined && FAVOR.has(word)) return pick(names, draw);
  const { properties } = schema as { properties?: Record<string, Json> };
  if (word !== 'pays' || properties === undefined || draw(3) > 0) return undefined;
  const { maximum } = properties['credits'] as { maximum: number };
  return { credits: Math.min(maximum, 1000 * draw(3)), debtTokens: some(tokens(properties['debtTokens'])) };
}

/** One of the kinds of favors that a form allows, with its word. */
function favorKind({ depends }: Form, draw: Draw): Readonly<Record<string, Json>> {
  interface Kinds {
    readonly anyOf?: readonly Kinds[];
    readonly properties?: Readonly<Record<string, Json>>;
  }
  const all = ({ anyOf, properties = {} }: Kinds): Readonly<Record<string, Json>>[] =>
    anyOf === undefined ? [properties] : anyOf.flatMap(all);
  const words = pick(all((depends ?? {}) as Kinds), draw);
  return Object.fromEntries(
    Object.entries(words).flatMap(([word, schema]) => {
      const { enum: values } = schema as { enum?: readonly Json[] };
      return values === undefined ? [] : [[word, pick(values, draw)]];
    }),
  );
}

/** Fills the parts of a move that may vary. */
function vary(facts: Facts, option: Option, draw: Draw): Move {
  const { move, open } = option;
  // What an ability does stands on its card, as far as anybody knows.
  if (open === undefined || move.type.endsWith('.ability')) return move;
  const varied: Record<string, unknown> = { ...move };
  const form = whatVaries(option);
  if (form !== null && move.type === 'favor.receive') {
    delete varied['skill'];
    delete varied['faction'];
    Object.assign(varied, favorKind(form, draw));
  }
  for (const [pointer, schema] of Object.entries(form?.open ?? {})) {
    const [word = '', part] = pointer.slice(1).split('/');
    if (FAVOR.has(word) && move.type === 'favor.receive') continue;
    const was = varied[word];
    const { minimum, maximum } = schema as { minimum?: number; maximum?: number };
    const favor = favorWord(word, part, schema, draw);
    if (favor !== undefined) varied[word] = part === undefined ? favor : { ...(varied[word] as object), [part]: favor };
    else if (Array.isArray(was) && was.every((face) => DIE.includes(face as Face))) {
      const dice = mayRollOneMore(schema, was.length) && draw(2) === 0 ? [...was, 'blank'] : was;
      varied[word] = dice.map(() => pick(DIE, draw));
    } else if (minimum !== undefined && maximum !== undefined) {
      const amount = minimum + 1000 * draw(Math.floor((Math.min(maximum, 5000) - minimum) / 1000) + 1);
      varied[word] = part === undefined ? amount : { ...(was as object | undefined), [part]: amount };
    }
    if (word === 'effects' && 'items' in (schema as object))
      varied[word] = varied['type'] === 'encounter.space' ? encounter(facts, draw) : databankCard(facts, draw);
    if (move.type === 'setup.fame') varied['fame'] = 8 + draw(5);
    // What an AI player begins with nobody chooses.
    if (CHOSEN.has(pointer) && move.type.startsWith('setup.') && !isAi(facts, move.seat))
      varied[word] = pick((schema as { enum: Json[] }).enum, draw);
  }
  return varied as unknown as Move;
}

/** True unless a rule of the move cannot be ruled; that an encounter card is not modelled does not count. */
function certain(option: Option & { readonly doubts?: readonly { readonly rule?: string }[] }): boolean {
  return option.doubts?.every((doubt) => doubt.rule === undefined) ?? true;
}

/** A move to where something can be delivered or bought, if there is one. */
function purposeful(facts: Facts, options: readonly Option[], draw: Draw): Option | undefined {
  const { assets } = seatOf(facts, facts.turn.seat);
  const goals = new Set(
    assets.map((asset) => cardOf(facts, asset.card)?.destination).filter((space) => typeof space === 'string'),
  );
  const to = ({ move }: Option): string => (move as Move & { to?: string }).to ?? '';
  const fitting = options.filter((option) => goals.has(to(option)));
  if (fitting.length > 0 && draw(10) < 8) return pick(fitting, draw);
  const planets = options.filter((option) => isPlanet(facts, to(option)) === true);
  return planets.length > 0 && draw(10) < 6 ? pick(planets, draw) : undefined;
}

/** The header of a table that tells little of its cards. */
function plainTable(draw: Draw, { characters, ships }: Catalogue, piles: Readonly<Record<Deck, string[]>>): Json {
  const seats = SEATS.slice(0, 2 + draw(3));
  const people = shuffled(
    [...characters.values()].filter((one) => one.combat !== null && one.health !== null),
    draw,
  );
  const starters = [...ships.values()].filter((ship) => ship.starter === true);
  const planets = ['tatooine', 'naboo', 'kessel', 'lothal', 'takodana', 'ryloth'];
  const described = (): Json => ({
    seats: Object.fromEntries(
      seats.map((seat, index) => [
        seat,
        {
          character: people[index]?.id ?? 'han-solo',
          ship: pick(starters, draw).id,
          space: pick(planets, draw),
          // Appendix 1, step 5g: 4,000, 6,000, 8,000 and 10,000 credits in turn order.
          credits: 4000 + 2000 * index,
          slots: { gear: playerBoard.gear, 'job-or-bounty': playerBoard['job-or-bounty'] },
        },
      ]),
    ),
    patrols: {
      rebel: { level: 1, space: 't1-rebel' },
      syndicate: { level: 1, space: 't1-syndicate' },
      imperial: { level: 1, space: 't6-imperial' },
      hutt: { level: 1, space: 't6-hutt' },
    },
    contacts: contactsOnTheMap(draw),
    market: Object.fromEntries(decks.map((deck) => [deck, piles[deck].shift() ?? ''])),
  });
  // Some games begin before set-up, with the base game. Nothing is drawn for it, so that all others stay as they were.
  const beforeSetUp = people.length % 4 === (people.findIndex(({ id }) => id === 'han-solo') + 1) % 4;
  return {
    format: 'referee-log/1',
    ruleset: 'outer-rim',
    // One table in four uses favors.
    options: {
      practiceSet: true,
      ...(draw(4) === 0 ? { favors: true } : {}),
      ...(beforeSetUp ? { unfinishedBusiness: false } : {}),
    },
    seats: [...seats],
    start: beforeSetUp ? 'set-up' : described(),
  };
}

/** What is offered, in the turn of an AI player nothing that comes behind what could be left unsaid: such a table tells everything. */
function inOrder<O extends Option & { readonly implies?: readonly Move[]; readonly doubts?: readonly unknown[] }>(
  facts: Facts,
  options: readonly O[],
): readonly O[] {
  if (facts.ai === undefined || facts.turn.step === 'set-up') return options;
  const isUntold = ({ move, implies = [] }: O): boolean => [move, ...implies].some(({ type }) => type === 'ai.untold');
  const told = options.filter((option) => !isUntold(option));
  // Nobody begins the turn of an AI player before their own has ended.
  const first = isAi(facts, facts.turn.seat)
    ? told.filter(({ implies }) => implies === undefined)
    : told.filter(
        ({ move, implies = [] }) =>
          !isAi(facts, move.seat) && ![move, ...implies].some(({ type }) => type.startsWith('ai.')),
      );
  if (!isAi(facts, facts.turn.seat))
    return first.some((option) => goesFurther(option) && canBeTold(facts, option)) ? first : told;
  const sure = first.filter(({ doubts }) => doubts === undefined);
  return [sure, first].find((some) => some.some(goesFurther)) ?? told;
}

/** An ongoing goal of an ambition sheet that is met already: nobody says so again and again. */
function isMetAlready(facts: Facts, { type, seat, goal }: Move & { readonly goal?: string }): boolean {
  if (type !== 'ambition.goal' || seat === undefined || goal === undefined) return false;
  const { kind, tokens = 0 } = seatOf(facts, seat).ambition?.goals?.[goal] ?? {};
  return kind === 'infinity' && tokens > 0;
}

/** A table of players who pick among legal moves, with the market decks in `piles`. */
function dealing(piles: Readonly<Record<Deck, string[]>>, tellsAll: boolean): Dealer<Facts> {
  /** The card that comes to the top of a deck: one that nobody has seen yet, else the one that has lain under it longest. */
  const top = (facts: Facts, deck: Deck): string | undefined => {
    const pile = piles[deck];
    while (pile.length > 0) {
      const card = pile.shift();
      if (card !== undefined && placeOf(facts, card) === null) return card;
    }
    return facts.market[deck].under[0];
  };

  // The last move turned up a card of a deck, too.
  let searching = false;
  return {
    deal(facts, options, random) {
      const option =
        options.find(({ move }) => move.seat === undefined || move.type.endsWith('roll')) ?? pick(options, random);
      if (option.move.type !== 'card.reveal') searching = false;
      const drawn = inOrder(facts, options).filter(({ move }) => move.type === 'ai.card');
      if (isAi(facts, facts.turn.seat) && drawn.length > 0) return pick(drawn, random).move;
      if (option.move.type === 'setup.tile')
        return pick(
          options.filter(({ move }) => move.type === 'setup.tile'),
          random,
        ).move;
      if (option.move.type === 'card.reveal') {
        const { deck } = option.move as Move & { deck: Deck };
        const known = top(facts, deck);
        const card = known ?? (tellsAll ? anotherCard(facts, deck, random) : null);
        // Who searches the deck for a bounty with a target comes upon one on the person who plays.
        const hunted = card !== null && typeof card !== 'string' && searching && card.type === 'bounty';
        const person = hunted ? soloPlayer(facts) : null;
        searching = true;
        if (person === null) return { ...option.move, card } as Move;
        return { ...option.move, card: { ...(card as CardFacts), contact: seatOf(facts, person).character } } as Move;
      }
      const telling = tellsAll ? told(facts, option, random) : undefined;
      if (telling !== undefined) return telling;
      return vary(facts, option, random);
    },
    decide(facts, every, random) {
      const all = every.filter(({ move }) => !isMetAlready(facts, move));
      searching = false;
      const next = inOrder(facts, all).filter(goesFurther);
      // The next card of a deck is dealt, also where it may be recorded straight away.
      const drawn = next.filter(({ move }) => move.type === 'ai.card');
      const others = next.filter((option) => option.move.type !== 'ai.card' && canBeTold(facts, option));
      const isTheirs = isAi(facts, facts.turn.seat) || others.length === 0;
      if (isTheirs && drawn.length > 0) return pick(drawn, random).move;
      // What follows on an instruction that is carried out goes on by itself.
      const [turnedUp] = next.filter(({ move }) => move.type === 'card.reveal');
      if (
        isAi(facts, facts.turn.seat) &&
        turnedUp !== undefined &&
        next.every(({ move }) => move.type === 'card.reveal')
      )
        return this.deal(facts, [turnedUp], random);
      // Whoever does not tell all has the fixed map: an actor that is restored knows no other than its log says.
      const offered = inOrder(facts, all).filter(
        ({ move }) => move.type !== 'card.reveal' && (tellsAll || (move as { layout?: string }).layout !== 'random'),
      );
      // Mostly what can be ruled for certain; now and then something that cannot, as at real tables.
      const sure = tellsAll
        ? nextInSetUp(
            facts,
            offered.filter((option) => canBeTold(facts, option)),
          )
        : offered.filter(certain);
      const goesOn = !tellsAll || sure.some(goesFurther);
      const left = tellsAll ? offered.filter(goesFurther) : offered;
      if (left.length === 0) return null;
      const options = sure.length > 0 && goesOn && (tellsAll || random(20) > 0) ? sure : left;
      const ofType = ofALikedType(options, LIKING, random);
      const option = ofType[0]?.move.type === 'planning.move' ? purposeful(facts, ofType, random) : undefined;
      const chosen = option ?? pick(ofType, random);
      return (tellsAll ? told(facts, chosen, random) : undefined) ?? vary(facts, chosen, random);
    },
  };
}

/** A new table: the header of a log, and the dealer that knows what the log does not show; with `parts` one that tells everything. */
export function dealer(draw: Draw, parts?: Parts): { header: Json; dealer: Dealer<Facts> } {
  const all = catalogue({ expansion: true, practice: true });
  const practice = [...all.cards.values()].filter((card) => card.id.startsWith('practice-'));
  const piles = Object.fromEntries(
    decks.map((deck) => [
      deck,
      shuffled(
        practice.filter((card) => card.deck === deck).map((card) => card.id),
        draw,
      ),
    ]),
  ) as Record<Deck, string[]>;
  // What somebody has at the start does not lie in the market.
  const held = JSON.stringify(parts?.['start'] ?? null);
  const topOf = (deck: Deck): string | undefined => {
    const at = piles[deck].findIndex((card) => !held.includes(`"${card}"`));
    return at < 0 ? undefined : piles[deck].splice(at, 1)[0];
  };
  const header = parts === undefined ? plainTable(draw, all, piles) : toldTable(draw, parts, topOf);
  return { header, dealer: dealing(piles, parts !== undefined) };
}
