/**
 * @module
 * Set-up (LRR page 20): nine steps in their order. What nobody chooses and chance does not decide happens by itself.
 */
import { z } from 'zod';
import { fixedPieces } from '../../../cards/outer-rim/index.ts';
import { type Json, sameJson } from '../../../schemas/json.ts';
import { CardFacts } from '../../../schemas/outer-rim/cards.ts';
import { chance, decision } from '../../../schemas/outer-rim/move.ts';
import {
  CardId,
  CharacterId,
  faces as dieFaces,
  Face,
  Faction,
  factions,
  PieceId,
  ShipId,
  SlotType,
  SpaceId,
} from '../../../schemas/outer-rim/words.ts';
import { chart, type RuleId, rules, type StateConfig, when } from '../../chart.ts';
import {
  type Constraint,
  type Finding,
  type Form,
  fails,
  type Move,
  must,
  type Option,
  type Slice,
  unknown,
  voids,
} from '../../ruleset.ts';
import { type Reveal, turnUpFirst } from '../actions/market-decks.ts';
import { sheetOf, usesAmbitions } from '../ambitions/sheets.ts';
import { SLOTS_FOR } from '../assets/holding.ts';
import { printedTotals } from '../editions/de-prestige.ts';
import { leastFame } from '../solo/single-player-rules-expert-mode.ts';
import { mayFly, refusedInSolo } from '../solo/single-player-rules-setup.ts';
import { isAMap, withTiles } from '../table/catalogue.ts';
import { type Draft, type Facts, isAi, isPlanet, seatOf } from '../table/facts.ts';
import { anySeat } from '../table/forms.ts';
import { freshTurn } from '../turn/player-turn.ts';
import { newSetUp, type SetUp } from './bare-table.ts';
import {
  ambitionMoves,
  ambitionWords,
  anySheets,
  asTheSheetSays,
  type Benefits,
  benefitsOf,
  carryOut,
  choosingSheets,
  namesThisCard,
  oneMoreThanPlayers,
  picker,
  picksInTurn,
  revealing,
  type Choice as SheetChoice,
  type Sheets,
  sheetsFor,
  takingBenefits,
} from './choosing-ambitions.ts';
import {
  begins,
  beginsPositive,
  followSetupText,
  kindOf,
  nameOf,
  numbersOf,
  numbersTold,
  picksAFaction,
  takeComponents,
  takeShip,
  takeStartingCard,
} from './components.ts';
import { placeContacts, placePatrols, prepareDecks } from './laying-out.ts';

/** Dice of a roll for first player (appendix-1-setup.6.a). */
const DICE = 6;

const moves = [
  decision(
    'setup.fame',
    { fame: z.int().min(1).max(1000).optional().describe('left out: what the header says, or 10') },
    'All players together have agreed on the fame that wins; anybody may note it. A log may leave this out.',
  ),
  decision(
    'setup.map',
    {
      layout: z.enum(['fixed', 'random']).optional().describe('left out: as the header has it, or the fixed map'),
      pieces: z
        .array(PieceId)
        .min(1)
        .max(12)
        .optional()
        .describe('the pieces of the map from left to right, with the endcaps'),
    },
    'How the map is laid. A log may leave this out: then it is the fixed map, or that of the header.',
  ),
  chance(
    'setup.roll',
    { faces: z.array(Face).max(20).describe('what the six dice show') },
    'A player has rolled six dice for first player.',
  ),
  chance('setup.first-player', {}, 'This seat is first player; after recorded dice a log may leave this out.'),
  decision(
    'setup.character',
    {
      character: CharacterId.describe('the character card'),
      ship: ShipId.optional().describe('the side of the starter ship'),
    },
    'A player chooses a character and takes what belongs to it.',
  ),
  decision(
    'setup.ship',
    { ship: ShipId.describe('the side of the starter ship that lies faceup') },
    'A player chooses the side of their starter ship.',
  ),
  decision(
    'setup.databank',
    {
      number: z
        .int()
        .min(1)
        .max(999)
        .optional()
        .describe('the number of the card, where the character leaves a choice'),
      card: z.union([CardId, CardFacts]).optional().describe('the card, by a name of its own or with facts of it'),
      space: SpaceId.optional().describe('the starting planet that it names'),
      slot: SlotType.optional(),
    },
    'The starting databank card of a player; where the log leaves it out, nobody knows which copy it was.',
  ),
  decision(
    'setup.reputation',
    { faction: Faction },
    'The faction with which a player begins positive, where the character card lets them pick it.',
  ),
  ...ambitionMoves,
] as const;
type Fame = z.infer<(typeof moves)[0]>;
export type Layout = z.infer<(typeof moves)[1]>;
type Roll = z.infer<(typeof moves)[2]>;
type First = z.infer<(typeof moves)[3]>;
type Choice = z.infer<(typeof moves)[4]>;
type Side = z.infer<(typeof moves)[5]>;
export type Databank = z.infer<(typeof moves)[6]>;
type Pick = z.infer<(typeof moves)[7]>;

/** The seat whose turn it is to choose a character. */
function chooser(facts: Facts): string | undefined {
  return facts.order.find((seat) => seatOf(facts, seat).character === null);
}

/** Seats with a character and no ship yet. */
function shipless(facts: Facts): string[] {
  return facts.order.filter((seat) => seatOf(facts, seat).character !== null && seatOf(facts, seat).ship === null);
}

/** The starter ships, the two sides of one sheet. */
function starters({ board }: Facts): string[] {
  return [...board.ships.values()].filter(({ starter }) => starter === true).map(({ id }) => id);
}

/** The seats with the most dice showing a hit or a crit among those that have rolled. */
function best({ hits }: SetUp): string[] {
  const most = Math.max(...Object.values(hits));
  return Object.keys(hits).filter((seat) => hits[seat] === most);
}

function everybodyHasRolled({ rolling, hits }: SetUp): boolean {
  return rolling.every((seat) => Object.hasOwn(hits, seat));
}

/** The pieces of the fixed map, from left to right. */
const PIECES = [
  'outer-rim.appendix-1-setup.2.1',
  'outer-rim.appendix-1-setup.2.2',
  'outer-rim.appendix-1-setup.2.3',
  'outer-rim.appendix-1-setup.2.4',
  'outer-rim.appendix-1-setup.2.5',
  'outer-rim.appendix-1-setup.2.6',
  'outer-rim.appendix-1-setup.2.7',
  'outer-rim.appendix-1-setup.2.8',
] as const;

/** What lies in a place of the fixed map, in the base game or with the Core Worlds; which of the two, appendix-1-setup.2.b says. */
function fixedAt(place: number): readonly string[] {
  return [...new Set([fixedPieces(false)[place - 1] ?? '', fixedPieces(true)[place - 1] ?? ''])];
}

/** A piece of the fixed map lies where the list has it. Of pieces that have changed places the first wrong one is told. */
function piece(place: number): Constraint<Facts, Layout> {
  return (_facts, { layout, pieces = [] }, { map }: SetUp) => {
    if (layout === undefined && Array.isArray(map) && !sameJson(map, fixedPieces(false).slice(1, -1))) return true;
    const wrong = pieces.flatMap((one, at) => (fixedAt(at + 1).includes(one) ? [] : [at + 1]));
    const [first, ...others] = wrong;
    const found = pieces[place - 1];
    if (layout === 'random' || first !== place || found === undefined) return true;
    const also = others.flatMap((one) => PIECES[one - 1] ?? []);
    return fails({ place, piece: found, fixedMap: fixedAt(place).join(' or ') }, ...also);
  };
}

/** The sides of the map are endcaps of the game that is played. */
function endcapsFit(_facts: Facts, { pieces }: Layout, { expansion }: SetUp): Finding {
  if (pieces === undefined) return true;
  const endsOf = (core: boolean): string[] => {
    const others = fixedPieces(!core);
    return pieces.filter((one) => fixedPieces(core).includes(one) && !others.includes(one));
  };
  const [base, core] = [endsOf(false), endsOf(true)];
  if (expansion === null)
    return must(base.length === 0 || core.length === 0, () => ({ ofTheBaseGame: base, coreWorlds: core }));
  const wrong = expansion ? base : core;
  return must(wrong.length === 0, () => ({ endcaps: wrong, coreWorlds: expansion }));
}

/** What the dice that are told say against a first player; null: nothing. */
function rolledMore(seat: string, own: SetUp): Finding {
  const { rolling, hits } = own;
  if (!rolling.includes(seat)) return fails({ seat, tied: [...rolling] });
  if (Object.keys(hits).length === 0) return true;
  const most = best(own);
  const mine = hits[seat];
  if (mine !== undefined && !most.includes(seat))
    return fails({ firstPlayer: seat, rolled: mine, most: hits[most[0] ?? ''] ?? 0, by: most });
  const silent = rolling.filter((other) => !Object.hasOwn(hits, other));
  return silent.length === 0 || unknown(`the log does not tell what ${silent.join(' and ')} rolled`);
}

/** Only the tied players roll again. The print says of a tie no more than that the roll is repeated. */
function rollsAgain({ board }: Facts, { seat }: Roll, own: SetUp): Finding {
  const { rolling } = own;
  if (seat === undefined || rolling.includes(seat))
    return !everybodyHasRolled(own) || voids({ seat: seat ?? null, tied: [] });
  return board.printed || fails({ seat, tied: [...rolling] });
}

/** It is this seat's turn to choose, and the character is free. */
function choosesInTurn(facts: Facts, { seat, character }: Choice): Finding {
  const { character: has } = seatOf(facts, seat);
  const takenBy = facts.order.find((other) => seatOf(facts, other).character === character);
  if (takenBy !== undefined && takenBy !== seat) return voids({ seat, character, takenBy });
  // Who has one may have changed it for another all the same.
  if (has !== null) return (has === character || isAi(facts, seat) ? voids : fails)({ seat, has, chose: character });
  const next = chooser(facts);
  return must(seat === next, () => ({ seat, chooses: next ?? null }));
}

/** One side of a starter ship, once for each player. */
function takesAStarter(facts: Facts, { type, seat, ship }: Choice | Side): Finding {
  if (ship === undefined) return true;
  const { ship: has, character } = seatOf(facts, seat);
  // The ship of an AI player follows from its character: which one, another rule says. So it does of who chooses a second one.
  if (has !== null && (isAi(facts, seat) || type === 'setup.character')) return true;
  if (has !== null) return voids({ seat, has, chose: ship });
  // A ship is taken with the other components of a character.
  if (type === 'setup.ship' && character === null) return voids({ seat, character });
  const sides = starters(facts);
  return must(sides.includes(ship), () => ({ seat, ship, starterShips: sides }));
}

/** The card is one that the character card names by its number. */
function isNamed(facts: Facts, move: Databank, { untold }: SetUp): Finding {
  const { seat, card } = move;
  if (!untold.includes(seat)) return voids({ seat, hasTheirCard: true });
  const named = numbersOf(facts, seat);
  const told = numbersTold(move);
  // A card of a market deck is none of the databank.
  const deck = facts.board.cards.get(typeof card === 'string' ? card : (card?.id ?? ''))?.deck ?? null;
  if (deck !== null) return fails({ seat, card: typeof card === 'string' ? card : (card?.id ?? null), deck });
  if (named === null)
    return told.length === 0 || unknown(`nobody knows which databank card ${seatOf(facts, seat).character} names`);
  const other = told.find((number) => !named.includes(number) || number !== told[0]);
  if (other !== undefined) return fails({ seat, number: other, named: [...named] });
  const stated = typeof card === 'object' ? (card.type ?? null) : null;
  const kinds = (told.length > 0 ? told.slice(0, 1) : named).map((number) => kindOf(facts, seat, { number }));
  return (
    stated === null || kinds.some((kind) => kind === stated) || fails({ seat, type: stated, named: [...named], kinds })
  );
}

/** A told slot is one for the kind of card that has come; `cargo`: whether this is asked of cargo. */
function slotFits(cargo: boolean) {
  return (facts: Facts, move: Databank): Finding => {
    const { seat, slot } = move;
    if (slot === undefined) return true;
    const kind = kindOf(facts, seat, move);
    if (kind === null) return cargo || unknown(`nobody knows whether the starting card of ${seat} is cargo`);
    if ((kind === 'cargo') !== cargo) return true;
    return must(SLOTS_FOR[kind].includes(slot), () => ({ seat, card: kind, slot, slots: [...SLOTS_FOR[kind]] }));
  };
}

/** The tiles among the pieces of a map: the endcaps go without saying. */
export function tilesIn(pieces: readonly string[] | undefined): readonly string[] | undefined {
  return pieces === undefined || isAMap(pieces) ? pieces : pieces.slice(1, -1);
}

/** What a log tells of the map beside the header, where the two differ; null: they agree (log.the-move-log.2). */
export function mapClash({ layout, pieces }: Layout, { map }: SetUp): Record<string, string[]> | null {
  if (map === null || map === 'own') return null;
  const told = pieces === undefined && layout === 'fixed' ? fixedPieces(false).slice(1, -1) : tilesIn(pieces);
  return told === undefined || sameJson(told, map) ? null : { header: [...map], told: [...told] };
}

/** The totals that may be agreed on (fame.1.1, de-prestige.0.1). */
function totals(facts: Facts): Json {
  const least = leastFame(facts);
  return facts.board.printed
    ? { enum: printedTotals(facts).filter((fame) => fame >= least) }
    : { type: 'integer', minimum: least, maximum: 1000 };
}

/** The ways to say how the map is laid. */
function layouts({ expansion, map }: SetUp): { readonly layout?: 'fixed' | 'random'; readonly form: Form }[] {
  const ends = (expansion === null ? [false, true] : [expansion]).map((core) => fixedPieces(core));
  const tiles = map === null || map === 'own' ? fixedPieces(false).slice(1, -1) : map;
  const told = ends.map((one) => [one[0] ?? '', ...tiles, one.at(-1) ?? '']);
  const fixed = { open: { '/pieces': { enum: told } } };
  // Any order of the six tiles makes a random map: there are too many of them to be listed.
  const random = map === null || map === 'own' ? { ...fixed, more: ['/pieces'] } : fixed;
  if (!sameJson(tiles, fixedPieces(false).slice(1, -1)))
    return [{ form: { open: {} } }, { layout: 'random', form: random }];
  return [{ form: fixed }, { layout: 'fixed', form: fixed }, { layout: 'random', form: random }];
}

/** Where ambitions are not in use, nobody chooses a sheet. */
const AMBITION_STEP = 'outer-rim.appendix-1-setup.9';

/** Why something of set-up cannot be done in another step than its own. */
const NOT_NOW: Readonly<Record<string, RuleId>> = {
  'setup.fame': 'outer-rim.appendix-1-setup.1.a',
  'setup.tile': 'outer-rim.random-map.3.b',
  'setup.roll': 'outer-rim.appendix-1-setup.6.c',
  'setup.first-player': 'outer-rim.appendix-1-setup.6.b',
  'setup.character': 'outer-rim.appendix-1-setup.6.d',
  'setup.ship': 'outer-rim.appendix-1-setup.6.5.1',
  'setup.databank': 'outer-rim.appendix-1-setup.7',
  'setup.reputation': 'outer-rim.appendix-1-setup.7',
  'card.reveal': 'outer-rim.appendix-1-setup.8',
  'setup.ambitions': AMBITION_STEP,
  'setup.ambition': AMBITION_STEP,
  'setup.benefits': AMBITION_STEP,
};

/** The side of a ship is told on its own. */
const telling = {
  guard: rules(
    'outer-rim.single-player-rules-setup.5.a',
    'outer-rim.single-player-rules-setup.5.b',
    'outer-rim.appendix-1-setup.6.5',
  ),
  actions: ['take-ship'],
} as const;

/** Dice for first player; who rolls them again is asked also when those of the tied players have decided it. */
const rollingDice = {
  guard: rules('outer-rim.appendix-1-setup.6.c', 'outer-rim.appendix-1-setup.6.a'),
  actions: ['count-hits'],
  target: 'rolled',
} as const;

/** Where no first player is told, it is whoever chooses first. */
const choosingFirst = {
  guard: rules('outer-rim.appendix-1-setup.6.b', 'outer-rim.appendix-1-setup.6.5'),
  actions: ['become-first-player', 'take-components'],
  target: 'chosen',
} as const;

/** The states of step 6: who begins, then the characters clockwise from there. */
const players: StateConfig = {
  initial: 'beginning',
  meta: { rules: ['outer-rim.appendix-1-setup.6.d'] },
  states: {
    beginning: { always: [{ guard: when('ai-cards-play'), target: 'person' }, { target: 'rolling' }] },
    // In a single-player game nobody rolls.
    person: {
      meta: {
        awaits: 'the-solo-player',
        alone: true,
        implies: 'setup.first-player',
        rules: ['outer-rim.single-player-rules-setup.3.a'],
      },
      on: {
        'setup.first-player': {
          guard: rules('outer-rim.single-player-rules-setup.3.a'),
          target: 'choosing',
        },
      },
    },
    rolling: {
      meta: { awaits: 'chance', alone: true, rules: ['outer-rim.appendix-1-setup.6.a'] },
      on: {
        'setup.roll': rollingDice,
        'setup.first-player': {
          guard: rules('outer-rim.appendix-1-setup.6.b'),
          actions: ['become-first-player'],
          target: 'choosing',
        },
        'setup.character': choosingFirst,
      },
    },
    rolled: {
      always: [
        { guard: when('the-roll-is-decided'), target: 'decided' },
        { guard: when('a-tie-was-rolled'), actions: ['roll-the-tie-again'], target: 'rolling' },
        { target: 'rolling' },
      ],
    },
    decided: {
      meta: { awaits: 'best-roller', alone: true, implies: 'setup.first-player' },
      on: {
        'setup.roll': rollingDice,
        'setup.first-player': {
          guard: rules('outer-rim.appendix-1-setup.6.b'),
          actions: ['become-first-player'],
          target: 'choosing',
        },
        'setup.character': choosingFirst,
      },
    },
    choosing: {
      meta: { awaits: 'chooser', alone: true },
      on: {
        'setup.character': {
          guard: rules(
            'outer-rim.appendix-1-setup.6.d',
            'outer-rim.single-player-rules-setup.2.b',
            'outer-rim.single-player-rules-setup.2.2',
            'outer-rim.single-player-rules-setup.5.a',
            'outer-rim.single-player-rules-setup.5.b',
            'outer-rim.appendix-1-setup.6.5',
          ),
          actions: ['take-components', 'sit-an-ai-player-down'],
          target: 'chosen',
        },
        'setup.ship': telling,
      },
    },
    chosen: {
      always: [{ guard: when('everybody-has-a-character'), target: 'sides' }, { target: 'choosing' }],
    },
    // Ships whose side nobody has told: a log may leave that out, and then nobody knows it.
    sides: {
      meta: { awaits: 'shipless', alone: true, implies: 'lapse' },
      always: [{ guard: when('everybody-has-a-ship'), target: 'done' }],
      on: {
        'setup.ship': telling,
        lapse: { target: 'done' },
      },
    },
    done: { type: 'final' },
  },
  onDone: { target: 'character-setup' },
};

/** The states of step 7, which everybody carries out at the same time: in any order. */
const characterSetup: StateConfig = {
  initial: 'beginning',
  meta: { rules: ['outer-rim.appendix-1-setup.7'] },
  states: {
    beginning: {
      always: [{ actions: ['follow-setup-texts', 'take-the-fame-of-ai-players'], target: 'telling' }],
    },
    telling: {
      meta: { awaits: 'untold', alone: true, implies: 'lapse' },
      always: [{ guard: when('everything-is-told'), target: 'done' }],
      on: {
        'setup.databank': {
          guard: rules(
            'outer-rim.appendix-1-setup.7.1.b',
            'outer-rim.appendix-1-setup.7.1.c',
            'outer-rim.appendix-1-setup.7.1.d',
            'outer-rim.appendix-1-setup.7.2',
            'log.the-move-log.2',
            'log.the-move-log.3',
          ),
          actions: ['take-starting-card'],
        },
        'setup.reputation': { guard: rules('outer-rim.appendix-1-setup.7.3'), actions: ['begin-positive'] },
        lapse: { actions: ['take-untold-cards'], target: 'done' },
      },
    },
    done: { type: 'final' },
  },
  onDone: { actions: ['place-the-first-goal-token', 'prepare-decks'], target: 'decks' },
};

export const appendix1Setup: Slice<Facts> = {
  moves,
  says: {
    'setup.fame': ({ fame }: Fame) =>
      fame === undefined ? 'notes the agreed fame requirement' : `notes the agreed fame requirement: ${fame}`,
    'setup.map': ({ layout, pieces }: Layout) =>
      `lays the ${layout ?? 'agreed'} map${pieces === undefined ? '' : `: ${pieces.join(', ')}`}`,
    'setup.roll': ({ seat, faces }: Roll) =>
      `${seat === undefined ? 'somebody ' : ''}rolls for first player: ${faces.join(', ')}`,
    'setup.first-player': ({ seat }: First) => (seat === undefined ? 'somebody is first player' : 'is first player'),
    'setup.character': ({ character, ship }: Choice) =>
      `chooses ${[character, ship].filter(Boolean).join(' with the ')}`,
    'setup.ship': ({ ship }: Side) => `takes the ${ship}`,
    'setup.databank': ({ number, card, space, slot }: Databank) =>
      [
        'takes the starting databank card',
        ...(card === undefined ? [] : [typeof card === 'string' ? card : card.id]),
        ...(number === undefined ? [] : [`with the number ${number}`]),
        ...(slot === undefined ? [] : [`into a slot for ${slot}`]),
        ...(space === undefined ? [] : [`and begins on ${space}`]),
      ].join(' '),
    'setup.reputation': ({ faction }: Pick) => `begins positive with ${faction}`,
    ...ambitionWords,
  },
  roles: {
    everybody: (facts) => facts.order,
    'best-roller': (_facts, own: SetUp) => best(own),
    chooser: (facts) => [chooser(facts)].filter((seat) => seat !== undefined),
    shipless,
    picker: (facts, own: SetUp) => [picker(facts, own)].filter((seat) => seat !== undefined),
    unpaid: (_facts, { unpaid }: SetUp) => unpaid,
    untold: (facts, { untold, unpicked }: SetUp) =>
      facts.order.filter((seat) => untold.includes(seat) || unpicked.includes(seat)),
  },
  refusals: {
    'appendix-1-setup': (facts, { type, ...move }) => {
      const rule = refusedInSolo(facts, { type, ...move }) ?? NOT_NOW[type];
      if (rule === undefined) return null;
      // Where ambitions are in use only the order of the steps is against them.
      return { rule: rule === AMBITION_STEP && usesAmbitions(facts) ? 'outer-rim.appendix-1-setup.0.1' : rule };
    },
  },
  inputs: { 'a-bare-table': (facts) => newSetUp(facts) },
  charts: [
    chart({
      id: 'appendix-1-setup',
      description: 'The nine steps of set-up, in their order.',
      initial: 'fame-requirement',
      meta: {
        rules: ['outer-rim.appendix-1-setup.0.1'],
        refuses: { '*': 'outer-rim.appendix-1-setup.0.1' },
      },
      states: {
        'fame-requirement': {
          meta: { awaits: 'everybody', alone: true, implies: 'setup.fame', rules: ['outer-rim.appendix-1-setup.1.a'] },
          on: {
            'setup.fame': {
              guard: rules(
                'outer-rim.appendix-1-setup.1.a',
                'outer-rim.de-prestige.0.1',
                'outer-rim.single-player-rules-expert-mode.0.1',
              ),
              actions: ['agree-on-fame'],
              target: 'map',
            },
          },
        },
        map: {
          meta: { awaits: 'everybody', alone: true, implies: 'setup.map', rules: ['outer-rim.appendix-1-setup.2.a'] },
          on: {
            'setup.map': {
              guard: rules(
                'outer-rim.appendix-1-setup.2.a',
                'outer-rim.appendix-1-setup.2.b',
                ...PIECES,
                'outer-rim.random-map.3.b',
                'outer-rim.random-map.2',
                'outer-rim.random-map.3.c',
                'log.the-move-log.2',
              ),
              actions: ['lay-map'],
              target: 'laying',
            },
          },
        },
        laying: {
          always: [
            { guard: when('a-random-map-is-built'), target: 'random-map' },
            { actions: ['place-patrols'], target: 'contacts' },
          ],
        },
        'random-map': {
          invoke: {
            src: 'random-map',
            input: 'an-empty-map',
            onDone: { actions: ['place-patrols'], target: 'contacts' },
          },
        },
        contacts: {
          meta: { rules: ['outer-rim.appendix-1-setup.4.b'] },
          always: [{ actions: ['place-contacts'], target: 'players' }],
        },
        players,
        'character-setup': characterSetup,
        decks: {
          initial: 'revealing',
          meta: { rules: ['outer-rim.appendix-1-setup.8'] },
          states: {
            revealing: revealing('done'),
            done: { type: 'final' },
          },
          onDone: { actions: ['begin-choosing-sheets'], target: 'ambitions' },
        },
        ambitions: choosingSheets,
        benefits: takingBenefits,
        done: { type: 'final' },
      },
    }),
  ],
  constraints: {
    // What is possible at any time is possible once the game has begun.
    'outer-rim.appendix-1-setup.0.1': ({ turn }, { type }: Move) =>
      turn.step !== 'set-up' || voids({ move: type, step: turn.step }),
    'outer-rim.appendix-1-setup.1.a': (_facts, { fame }: Fame, own: SetUp) =>
      must(fame === undefined || own.fame === null || fame === own.fame, () => ({
        agreed: fame ?? null,
        header: own.fame,
      })),
    'outer-rim.appendix-1-setup.2.a': (_facts, { layout, pieces }: Layout) =>
      must(layout === 'random' || pieces === undefined || pieces.length === PIECES.length, () => ({
        pieces: pieces?.length ?? null,
        fixedMap: PIECES.length,
      })),
    'outer-rim.appendix-1-setup.2.b': endcapsFit,
    'outer-rim.appendix-1-setup.2.1': piece(1),
    'outer-rim.appendix-1-setup.2.2': piece(2),
    'outer-rim.appendix-1-setup.2.3': piece(3),
    'outer-rim.appendix-1-setup.2.4': piece(4),
    'outer-rim.appendix-1-setup.2.5': piece(5),
    'outer-rim.appendix-1-setup.2.6': piece(6),
    'outer-rim.appendix-1-setup.2.7': piece(7),
    'outer-rim.appendix-1-setup.2.8': piece(8),
    'outer-rim.appendix-1-setup.6.a': (_facts, { seat, faces }: Roll, { hits }: SetUp) => {
      if (seat === undefined) return voids({ rolledBy: null });
      if (Object.hasOwn(hits, seat)) return voids({ seat, rolledAlready: true });
      return must(faces.length === DICE, () => ({ seat, dice: faces.length, rolls: DICE }));
    },
    'outer-rim.appendix-1-setup.6.b': (_facts, { seat }: First | Choice, own: SetUp) =>
      seat === undefined ? voids({ firstPlayer: null }) : rolledMore(seat, own),
    'outer-rim.appendix-1-setup.6.c': rollsAgain,
    'outer-rim.appendix-1-setup.6.d': choosesInTurn,
    'outer-rim.appendix-1-setup.6.5': takesAStarter,
    'outer-rim.appendix-1-setup.7.1.b': isNamed,
    'outer-rim.appendix-1-setup.7.1.c': slotFits(true),
    'outer-rim.appendix-1-setup.7.1.d': slotFits(false),
    'outer-rim.appendix-1-setup.7.2': (facts, { seat, space }: Databank) =>
      must(space === undefined || isPlanet(facts, space) === true, () => ({
        seat,
        space: space ?? null,
        planet: false,
      })),
    'outer-rim.appendix-1-setup.7.3': (facts, { seat }: Pick, { unpicked }: SetUp) => {
      const picks = picksAFaction(facts, seat);
      const { character } = seatOf(facts, seat);
      if (picks === null) return unknown(`nobody knows the set-up text of ${character}`);
      return unpicked.includes(seat) || voids({ seat, character, picksAFaction: picks });
    },
    'outer-rim.appendix-1-setup.9.1': oneMoreThanPlayers,
    'outer-rim.appendix-1-setup.9.2': picksInTurn,
    'outer-rim.appendix-1-setup.9.4.a': asTheSheetSays,
    'outer-rim.appendix-1-setup.9.4.b': namesThisCard,
    'outer-rim.appendix-1-setup.8.1': (_facts, { deck, card }: Reveal, { facedown }: SetUp) => {
      if (!facedown.includes(deck)) return voids({ deck, isFaceup: true });
      return card === null ? voids({ deck, card }) : true;
    },
  },
  // Whose dice they are, or who is first, shows where one player is left, or in what follows.
  leftOut: { 'setup.roll': { seat: [] }, 'setup.first-player': { seat: [] } },
  effects: {
    // What lies on a deck can be told as long as the decks are laid out.
    'begin-choosing-sheets': ({ own }: Draft<SetUp>) => {
      own.facedown = [];
    },
    'lay-out-sheets': ({ own }: Draft<SetUp>, { sheets }: Sheets) => {
      own.sheets = [...sheets];
    },
    'take-sheet': ({ facts, own }: Draft<SetUp>, { seat, sheet }: SheetChoice) => {
      seatOf(facts, seat).ambition = sheetOf(facts, sheet);
      own.picked.push(seat);
      own.sheets = own.sheets?.filter((other) => other !== sheet) ?? null;
    },
    'put-the-last-sheet-away': (draft: Draft<SetUp>) => {
      draft.facts.removed.push(...(draft.own.sheets ?? []));
      draft.own.sheets = null;
      draft.note('outer-rim.appendix-1-setup.9.3', 'removed');
    },
    'take-benefits': (draft: Draft<SetUp>, move: Benefits) => carryOut(draft, move),
    'take-untold-benefits': (draft: Draft<SetUp>) => {
      for (const seat of draft.own.unpaid) carryOut(draft, { seat });
    },
    'agree-on-fame': ({ facts }, { fame }: Fame) => {
      facts.fameRequirement = fame ?? facts.fameRequirement;
    },
    'lay-map': ({ facts, own }: Draft<SetUp>, { layout, pieces }: Layout) => {
      own.random = layout === 'random' && pieces === undefined && own.map !== 'own';
      const tiles = tilesIn(pieces);
      // Of pieces that make no map, as a breach has recorded them, nobody knows how they lie.
      if (tiles !== undefined && isAMap(tiles) && own.map === null)
        facts.board = withTiles(facts.board, tiles, own.expansion === false);
    },
    'place-patrols': placePatrols,
    'place-contacts': placeContacts,
    'count-hits': ({ own }: Draft<SetUp>, { seat, faces }: Roll) => {
      if (seat === undefined) return;
      own.hits[seat] = faces.filter((face) => face === 'hit' || face === 'crit').length;
      // Who was not tied and rolls all the same is one of those whose dice decide.
      if (!own.rolling.includes(seat)) own.rolling = [...own.rolling, seat];
    },
    'roll-the-tie-again': ({ own }: Draft<SetUp>) => {
      own.rolling = best(own);
      own.hits = {};
      own.again = true;
    },
    'become-first-player': (draft, { seat }: First | Choice) => {
      if (seat !== undefined) begins(draft, seat);
    },
    'take-components': (draft: Draft<SetUp>, { seat, character, ship }: Choice) => {
      takeComponents(draft, seat, character);
      if (ship !== undefined) takeShip(draft, seat, ship);
    },
    'take-ship': (draft, { seat, ship }: Side) => takeShip(draft, seat, ship),
    'follow-setup-texts': (draft: Draft<SetUp>) => {
      const { facts, own } = draft;
      for (const seat of facts.order) followSetupText(draft, seat);
      own.unpicked = facts.order.filter((seat) => picksAFaction(facts, seat) === true);
    },
    'take-starting-card': (draft: Draft<SetUp>, move: Databank) => {
      takeStartingCard(draft, move.seat, move);
      seatOf(draft.facts, move.seat).space = move.space ?? null;
    },
    'take-untold-cards': (draft: Draft<SetUp>) => {
      for (const seat of draft.own.untold) takeStartingCard(draft, seat, {});
    },
    'begin-positive': (draft: Draft<SetUp>, { seat, faction }: Pick) => {
      beginsPositive(draft, seat, faction);
      draft.own.unpicked = draft.own.unpicked.filter((other) => other !== seat);
    },
    'prepare-decks': prepareDecks,
    'turn-up-market-card': (draft: Draft<SetUp>, move: Reveal) => {
      turnUpFirst(draft, move);
      draft.own.facedown = draft.own.facedown.filter((deck) => deck !== move.deck);
    },
    'begin-first-turn': (draft) => {
      draft.facts.turn = freshTurn(draft.facts, draft.facts.first, false);
      draft.note('outer-rim.appendix-1-setup.6.b', 'turn', 'seat');
    },
  },
  cases: {
    'ambitions-are-not-in-use': (facts) => !usesAmbitions(facts),
    'everybody-has-a-sheet': (facts, own: SetUp) => picker(facts, own) === undefined,
    'all-benefits-are-taken': (_facts, { unpaid }: SetUp) => unpaid.length === 0,
    'a-random-map-is-built': (_facts, { random }: SetUp) => random,
    'the-roll-is-decided': (_facts, own: SetUp) => everybodyHasRolled(own) && best(own).length === 1,
    'a-tie-was-rolled': (_facts, own: SetUp) => everybodyHasRolled(own),
    'everybody-has-a-character': (facts) => chooser(facts) === undefined,
    'everybody-has-a-ship': (facts) => shipless(facts).length === 0,
    'everything-is-told': (_facts, { untold, unpicked }: SetUp) => untold.length + unpicked.length === 0,
    'every-deck-is-faceup': (_facts, { facedown }: SetUp) => facedown.length === 0,
  },
  candidates: {
    'setup.ambitions': (facts): Option[] => [
      {
        move: { type: 'setup.ambitions', sheets: anySheets(facts) } as Sheets,
        open: () => ({ open: { '/seat': anySeat(facts) }, more: ['/sheets'] }),
      },
    ],
    'setup.ambition': (facts, own: SetUp): Option[] => sheetsFor(facts, own),
    'setup.benefits': benefitsOf,
    'setup.fame': (facts, own: SetUp): Option[] =>
      facts.order.map((seat) => ({
        move: { type: 'setup.fame', seat } as Fame,
        open: { '/fame': own.fame === null ? totals(facts) : { const: own.fame } },
      })),
    'setup.map': (facts, own: SetUp): Option[] =>
      facts.order.flatMap((seat) =>
        layouts(own).map(({ form, ...layout }) => ({
          move: { type: 'setup.map', seat, ...layout } as Layout,
          open: () => form,
        })),
      ),
    'setup.roll': ({ board, order }, { rolling, hits }: SetUp): Option[] =>
      (board.printed ? order : rolling)
        .filter((seat) => !Object.hasOwn(hits, seat))
        .map((seat) => ({
          move: { type: 'setup.roll', seat, faces: Array.from({ length: DICE }, () => 'blank') } as Roll,
          open: { '/faces': { type: 'array', minItems: DICE, maxItems: DICE, items: { enum: [...dieFaces] } } },
        })),
    'setup.first-player': (facts): Option[] =>
      facts.order.map((seat) => ({ move: { type: 'setup.first-player', seat } as First })),
    'setup.character': (facts): Option[] => {
      const free = [...facts.board.characters.keys()].filter(
        (character) => !facts.order.some((seat) => seatOf(facts, seat).character === character),
      );
      return facts.order.flatMap((seat) =>
        free.map((character) => ({
          move: { type: 'setup.character', seat, character } as Choice,
          open: { '/ship': { enum: starters(facts).filter((ship) => mayFly(facts, seat, character, ship)) } },
        })),
      );
    },
    'setup.ship': (facts): Option[] =>
      shipless(facts).flatMap((seat) =>
        starters(facts).map((ship) => ({ move: { type: 'setup.ship', seat, ship } as Side })),
      ),
    'setup.databank': (facts, { untold }: SetUp): Option[] => {
      const planets = [...facts.board.spaces.keys()].filter((space) => isPlanet(facts, space));
      return untold.flatMap((seat) => {
        const named = numbersOf(facts, seat) ?? [];
        // Whatever is told of a card of its own: there is no end of names. Of a text that nobody knows nor is there of numbers and slots.
        const isKnown = numbersOf(facts, seat) !== null;
        const one = (number: number | undefined, numbers: readonly number[]): Option => {
          const kind = kindOf(facts, seat, { number });
          return {
            move: { type: 'setup.databank', seat, ...(number === undefined ? {} : { number }) } as Databank,
            open: () => ({
              open: {
                '/space': { enum: planets },
                '/card': { const: nameOf(facts, seat, { number }) },
                ...(numbers.length === 0 ? {} : { '/number': { enum: [...numbers] } }),
                ...(kind === null ? {} : { '/slot': { enum: [...SLOTS_FOR[kind]] } }),
              },
              more: isKnown && kind !== null ? ['/card'] : ['/card', '/number', '/slot'],
            }),
          };
        };
        return named.length === 1
          ? [one(undefined, named)]
          : [one(undefined, []), ...named.map((number) => one(number, []))];
      });
    },
    'setup.reputation': (facts, { unpicked }: SetUp): Option[] => {
      // Whoever has a character of the table's own may pick, for all that anybody knows.
      const picking = facts.order.filter((seat) => unpicked.includes(seat) || picksAFaction(facts, seat) === null);
      return picking.flatMap((seat) =>
        factions.map((faction) => ({ move: { type: 'setup.reputation', seat, faction } as Pick })),
      );
    },
  },
};
