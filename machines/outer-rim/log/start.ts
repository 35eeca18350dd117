/**
 * @module
 * Opening a log: from the header's facts to a position. Everything the header states is taken as it is; what contradicts
 * itself or a rule is reported, and reading goes on.
 */

import { characterSetup, encounterDecks } from '../../../cards/outer-rim/index.ts';
import type { NamingWord } from '../../../schemas/forms.ts';
import { type Header, Header as HeaderSchema, type Start, type StartSeat } from '../../../schemas/outer-rim/header.ts';
import {
  type Deck,
  decks,
  type Faction,
  factions,
  type Reputation,
  type SlotType,
} from '../../../schemas/outer-rim/words.ts';
import type { RuleId } from '../../chart.ts';
import { asMeant, type HeaderWords } from '../../meant-header.ts';
import { nearWords } from '../../near.ts';
import type { Frame, HeaderFinding, OwnBox } from '../../ruleset.ts';
import { notDistinct, notSeated, startOf } from '../../seats.ts';
import { abilityKey } from '../abilities/abilities.ts';
import { sheetOf, wantsAmbitions } from '../ambitions/sheets.ts';
import { shuffle } from '../assets/discarding.ts';
import { atLimit } from '../combat/damage.ts';
import { printedFame } from '../editions/de-prestige.ts';
import { SECTIONS } from '../encounters/encountering-a-space.ts';
import { comesTo } from '../map/endcaps.ts';
import { patrolOf } from '../patrols/patrols.ts';
import { takeFameAsItStands } from '../player/fame.ts';
import { beginPersonalGoal } from '../player/goal-cards.ts';
import { bareTable } from '../setup/bare-table.ts';
import { anAiTurn } from '../solo/single-player-rules-playing-the-game.ts';
import { aiAtStart, removedAtStart } from '../solo/single-player-rules-setup.ts';
import { contradiction } from '../table/card-facts.ts';
import { baseCatalogue } from '../table/catalogue.ts';
import { assetTypeOf, cardOf, type Facts, isAi, seatOf, tellCard } from '../table/facts.ts';
import { receive, receivedBy } from '../table/granted.ts';
import type { CardFacts, HeldAsset, SeatFacts } from '../table/types.ts';
import { called } from './called.ts';
import { contradictions, isBeyond, strangeGoals, strangeInTexts } from './contradictions.ts';
import { abilitiesOn } from './names.ts';

type Stated = string | (CardFacts & { slot?: SlotType | undefined });

/** The facts of a card without a list of no abilities where its text is known: a table that leaves texts out says nothing of it. */
function withoutEmptyTexts(facts: Facts, card: CardFacts): CardFacts {
  const { abilities, ...rest } = card;
  const known = abilities?.length === 0 ? cardOf(facts, card.id)?.abilities : undefined;
  return known === undefined || known.length === 0 ? card : rest;
}

/** Takes note of the facts that a header states of a card; reports a statement that contradicts what is certain. */
function state(facts: Facts, stated: Stated, pointer: string, findings: HeaderFinding[]): string {
  if (typeof stated === 'string') return stated;
  const { slot: _slot, ...said } = stated;
  const card = withoutEmptyTexts(facts, said);
  const clash = contradiction(facts, card);
  if (clash !== null) {
    findings.push({
      kind: 'violation',
      rule: 'log.the-move-log.2',
      pointer,
      message: `the facts of ${card.id} contradict each other`,
      facts: clash,
    });
  }
  tellCard(facts, { ...facts.cards[card.id], ...card });
  return card.id;
}

/** A card that lies on a market deck belongs to it, unless anything else is known of it; so it is with one that comes up in the log. */
function layOn(facts: Facts, deck: Deck, stated: Stated, pointer: string, findings: HeaderFinding[]): string {
  const card = state(facts, stated, pointer, findings);
  const { deck: own, origin = 'market' } = cardOf(facts, card) ?? {};
  if (own === undefined && origin === 'market') tellCard(facts, { ...facts.cards[card], id: card, deck });
  return card;
}

/**
 * A reputation or fame that the header leaves out. At the beginning of a game it is what the character card says (Appendix
 * 1, step 7c), else the middle of the track and nothing; in a game under way nobody knows whether it is still that. What the
 * header says not to be known stays so.
 */
function atSetup(own: StartSeat, beginning: boolean): { reputation: SeatFacts['reputation']; fame: number | null } {
  const setup = characterSetup.get(own.character ?? '');
  const reputation = (faction: Faction): Reputation | null => {
    const printed = setup?.choosesPositive === true ? null : (setup?.reputation[faction] ?? 'neutral');
    const told = own.reputation?.[faction];
    return told === undefined ? (beginning || printed === 'neutral' ? printed : null) : told;
  };
  const fame = setup?.fame ?? 0;
  return {
    reputation: {
      rebel: reputation('rebel'),
      imperial: reputation('imperial'),
      hutt: reputation('hutt'),
      syndicate: reputation('syndicate'),
    },
    fame: own.fame === undefined ? (beginning || fame === 0 ? fame : null) : own.fame,
  };
}

/** The position that a header describes; undefined in a log that begins a game, or before its set-up. */
function describedIn({ start }: Header): Start | undefined {
  return start === 'set-up' ? undefined : start;
}

function seatFacts(facts: Facts, header: Header, seat: string, findings: HeaderFinding[]): SeatFacts {
  const start = describedIn(header);
  const own = start?.seats?.[seat] ?? {};
  const pointer = startOf(seat);
  const { board } = facts;
  const { character: named = null, ship: sheet = null } = own;
  const character = board.characters.get(named ?? '');
  const front = board.ships.get(sheet ?? '');
  // Of a sheet that has been turned over the other side counts (goals.4).
  const ship = own.shipGoalDone === true ? board.goalSides.get(sheet ?? '') : front;
  if (named !== null && character === undefined) {
    findings.push({
      kind: 'violation',
      rule: 'log.the-move-log.5',
      pointer: `${pointer}/character`,
      message: `nobody knows the character ${named}`,
      facts: { character: named },
    });
  }
  if (sheet !== null && front === undefined) {
    findings.push({
      kind: 'violation',
      rule: 'log.the-move-log.5',
      pointer: `${pointer}/ship`,
      message: `nobody knows the ship ${sheet}`,
      facts: { ship: sheet },
    });
  }
  const held = (stated: Stated, index: number): HeldAsset => {
    const card = state(facts, stated, `${pointer}/assets/${index}`, findings);
    return {
      card,
      type: assetTypeOf(facts, card),
      slot: (typeof stated === 'string' ? undefined : stated.slot) ?? null,
      captured: cardOf(facts, card)?.captured ?? false,
    };
  };
  const slotsOf = (slot: SlotType): number | null =>
    own.slots?.[slot] ??
    ship?.slots?.[slot] ??
    (slot === 'gear' || slot === 'job-or-bounty' ? PLAYER_BOARD_SLOTS : null);
  return {
    character: named,
    ship: sheet,
    shipGoalDone: own.shipGoalDone ?? false,
    ...(own.shipGoalDone === false && front?.starter !== true ? { shipGoalProgress: 'open' as const } : {}),
    ...(own.personalGoalDone === undefined ? {} : { personalGoalDone: own.personalGoalDone }),
    space: own.space ?? null,
    credits: own.credits ?? null,
    ...atSetup(own, start?.turn === undefined),
    treatedAs: { ...own.treatedAs },
    damage: { character: own.damage?.character ?? 0, ship: own.damage?.ship ?? 0 },
    defeated: own.defeated ?? false,
    values: {
      hyperdrive: own.values?.hyperdrive ?? ship?.hyperdrive ?? null,
      groundCombat: own.values?.groundCombat ?? character?.combat ?? null,
      shipCombat: own.values?.shipCombat ?? ship?.combat ?? null,
      health: own.values?.health ?? character?.health ?? null,
      hull: own.values?.hull ?? ship?.hull ?? null,
    },
    skills: own.skills ?? character?.skills ?? null,
    slots: {
      gear: slotsOf('gear'),
      'job-or-bounty': slotsOf('job-or-bounty'),
      cargo: slotsOf('cargo'),
      mod: slotsOf('mod'),
      'cargo-or-mod': slotsOf('cargo-or-mod'),
      crew: slotsOf('crew'),
    },
    assets: (own.assets ?? []).map(held),
    secrets: (own.secrets ?? []).map((secret) => ({ id: secret.id, deck: secret.deck ?? null })),
  };
}

/** Gear slots and job-or-bounty slots of every player board. */
const PLAYER_BOARD_SLOTS = 2;

function patrolsAtStart(facts: Facts, start: Start | undefined): void {
  for (const faction of factions) {
    const stated = start?.patrols?.[faction];
    // A game recorded from its beginning has the level-1 patrols beside their stacks; a described position has what it says.
    const token = stated ?? (start === undefined ? { level: 1, ...comesTo(facts, faction) } : null);
    if (token === null) continue;
    const isNew = token.space === null && 'atEndcap' in token && token.atEndcap === true;
    const place = { space: token.space, ...(isNew ? ({ atEndcap: true } as const) : {}) };
    facts.patrols[faction] = patrolOf(facts, faction, token.level, place, token);
    const stack = start?.stacks?.[faction];
    facts.stacks[faction] = stack === undefined ? [1, 2, 3, 4].filter((level) => level > token.level) : stack;
  }
}

/**
 * Favors and debt tokens, where they are in use: each seat has its own token (debt-tokens.2) unless the header says where it
 * lies, and a turn that is under way may have seen favors already.
 */
function favorsAtStart(facts: Facts, { options, start: begun }: Header, findings: HeaderFinding[]): void {
  const start = begun === 'set-up' ? undefined : begun;
  const { turn, order } = facts;
  const inUse = options?.favors === true;
  const refuse = (pointer: string, rule: RuleId, message: string, compared: HeaderFinding['facts']): void =>
    void findings.push({ kind: 'violation', rule, pointer, message, facts: compared ?? {} });
  const seated = (seat: string, pointer: string): boolean => {
    const sits = order.includes(seat);
    if (!sits) refuse(pointer, 'log.the-move-log.4', `nobody called ${seat} sits at this table`, { seat });
    return sits;
  };
  const lies = new Map<string, string>();
  for (const seat of order)
    for (const [at, owner] of (start?.seats?.[seat]?.debtTokens ?? []).entries()) {
      const pointer = `${startOf(seat)}/debtTokens/${at}`;
      if (!inUse) {
        refuse(pointer, 'outer-rim.debt-tokens.1', 'debt tokens belong to favors, which are not in use', {
          favors: false,
        });
        continue;
      }
      if (!seated(owner, pointer)) continue;
      const before = lies.get(owner);
      if (before === undefined) lies.set(owner, seat);
      else
        refuse(pointer, 'log.the-move-log.3', `the debt token of ${owner} lies in two places`, {
          debtToken: owner,
          places: [before, seat],
        });
    }
  const favors = start?.turn?.favors ?? [];
  if (!inUse) {
    if (favors.length > 0)
      refuse('/start/turn/favors', 'outer-rim.favors.0.1', 'favors are not in use in this game', { favors: false });
    return;
  }
  for (const seat of order) {
    const stated = start?.seats?.[seat]?.debtTokens;
    const own = stated === undefined && !lies.has(seat) ? [seat] : [];
    seatOf(facts, seat).debtTokens = [...own, ...order.filter((owner) => lies.get(owner) === seat)];
  }
  // A token that everybody has told not to have is nowhere.
  for (const owner of order) {
    if (lies.has(owner) || order.some((seat) => start?.seats?.[seat]?.debtTokens === undefined)) continue;
    const pointer = `${startOf(owner)}/debtTokens`;
    refuse(pointer, 'outer-rim.debt-tokens.2', `nobody has the debt token of ${owner}`, { debtToken: owner });
  }
  turn.favors = [];
  for (const [at, favor] of favors.entries()) {
    const pointer = `/start/turn/favors/${at}`;
    if (!seated(favor.seat, `${pointer}/seat`) || !seated(favor.from, `${pointer}/from`)) continue;
    const { seat, from } = favor;
    if (seat === from) refuse(pointer, 'outer-rim.favors.4.1', 'nobody grants themselves a favor', { seat, from });
    else if (receivedBy(facts, seat) !== undefined)
      refuse(pointer, 'outer-rim.favors.4', `${seat} has been granted a favor in this turn already`, { seat });
    receive(facts, favor);
  }
}

/** The ambition sheets, where they are in use, with the goal tokens that lie on them. */
function ambitionsAtStart(facts: Facts, header: Header, findings: HeaderFinding[]): void {
  const start = describedIn(header);
  const inUse = wantsAmbitions(header);
  const refuse = (pointer: string, rule: RuleId, message: string, compared: HeaderFinding['facts']): void =>
    void findings.push({ kind: 'violation', rule, pointer, message, facts: compared ?? {} });
  const owners = new Map<string, string>();
  for (const seat of facts.order) {
    const stated = start?.seats?.[seat]?.ambition;
    const pointer = `${startOf(seat)}/ambition`;
    if (isAi(facts, seat)) continue;
    if (!inUse) {
      if (stated !== undefined)
        refuse(pointer, 'outer-rim.ambitions.0.1', 'ambitions are not in use in this game', { ambitions: false });
      continue;
    }
    const { sheet = null, tokens = {} } = typeof stated === 'string' ? { sheet: stated } : (stated ?? {});
    const ambition = sheetOf(facts, sheet);
    seatOf(facts, seat).ambition = ambition;
    const before = sheet === null ? undefined : owners.get(sheet);
    if (sheet !== null && before !== undefined)
      refuse(pointer, 'log.the-move-log.3', `the ambition sheet ${sheet} lies in two places`, {
        sheet,
        places: [before, seat],
      });
    if (sheet !== null) owners.set(sheet, seat);
    for (const [goal, count] of Object.entries(tokens)) {
      const known = ambition.goals[goal];
      const most = known === undefined || !ambition.stated ? null : (known.times ?? 1);
      if (known === undefined && ambition.stated)
        refuse(`${pointer}/tokens/${goal}`, 'outer-rim.ambitions.5', `${sheet} has no goal ${goal}`, { sheet, goal });
      else if (most !== null && count > most)
        refuse(`${pointer}/tokens/${goal}`, 'outer-rim.ambitions.5.1', `too many goal tokens on ${goal}`, {
          goal,
          tokens: count,
          needed: most,
        });
      else ambition.goals[goal] = { kind: null, number: null, times: null, ...known, tokens: count };
    }
  }
}

/** A market deck of which nothing is known. */
function unseen(): Facts['market'][Deck] {
  return { faceup: null, under: [] };
}

/** Whether a description says what lies under a market deck. */
function tellsUnder({ market }: Start, deck: Deck): boolean {
  const pile = market?.[deck];
  return typeof pile === 'object' && pile !== null && 'under' in pile && pile.under !== undefined;
}

/** Traits that a rule, or a card of the catalogue, asks for. */
const TRAITS = ['illegal', 'armor', 'weapon', 'droid'];

/** The encounter decks by one of the planets to which they belong, and by both in the other order. */
const DECKS_OF = new Map(
  [...encounterDecks].flatMap(([deck, { spaces }]) =>
    [...spaces, spaces.toReversed().join('-')].map((called) => [called, deck] as const),
  ),
);

const WORDS: HeaderWords = {
  others: new Map([
    ['encounterDeck', { what: 'encounter deck', known: [], also: DECKS_OF }],
    ['of', { what: 'section', known: SECTIONS }],
    ['destination', { what: 'space', known: factions.map((faction) => `${faction}-patrol`) }],
    ['traits', { what: 'trait', known: TRAITS }],
    ['done', { what: 'action', known: ['market', 'deliver', 'trade'] }],
  ]),
  single: new Set(['card', 'contact']),
};

/** Abilities that were used before the log begins, misspelt: what is plainly meant of those that their card or sheet is told to have. */
function* abilitiesMeant(facts: Facts): Iterable<HeaderFinding> {
  for (const list of ['done', 'used'] as const)
    for (const [at, key] of facts.turn[list].entries()) {
      const [source = '', ability] = key.split('/');
      const known = ability === undefined ? [] : abilitiesOn(facts, source);
      if (ability === undefined || known.includes(ability)) continue;
      const [only, ...others] = nearWords(ability, known);
      if (only === undefined || others.length > 0) continue;
      const meant = abilityKey({ source, ability: only });
      facts.turn[list][at] = meant;
      yield {
        kind: 'violation',
        rule: 'log.the-move-log.5',
        pointer: `/start/turn/${list}/${at}`,
        message: `nobody knows the ability ${key}; did you mean ${meant}?`,
        facts: { ability: key, meant },
      };
    }
}

interface Opened {
  readonly facts: Facts;
  readonly frames: readonly Frame[];
  readonly findings: readonly HeaderFinding[];
}

/** The position that a header describes, with the stack of procedures it stands in. */
export function open(raw: unknown, box?: OwnBox): Opened {
  const written = raw as Header;
  const { header, findings, names } = asMeant(written, HeaderSchema, called(written), WORDS, box);
  const opened = openAsMeant(header, names, box);
  return findings.length === 0 ? opened : { ...opened, findings: [...findings, ...opened.findings] };
}

function openAsMeant(header: Header, names: readonly NamingWord[], box: OwnBox | undefined): Opened {
  const start = describedIn(header);
  const findings: HeaderFinding[] = [];
  const [first] = header.seats;
  if (first === undefined) throw new Error('a header has at least one seat');
  const problem = (pointer: string, message: string): void => void findings.push({ kind: 'problem', pointer, message });
  const twice = notDistinct(header.seats);
  if (twice !== undefined) problem('/seats', twice);
  for (const seat of Object.keys(start?.seats ?? {})) {
    if (!header.seats.includes(seat)) problem(startOf(seat), notSeated(seat, header.seats));
  }
  const current = start?.turn?.seat ?? first;
  if (!header.seats.includes(current)) problem('/start/turn/seat', notSeated(current, header.seats));
  const { board: catalogue, findings: onBoard } = baseCatalogue(header, box);
  const board =
    start === undefined ? catalogue : { ...catalogue, untoldUnder: decks.filter((deck) => !tellsUnder(start, deck)) };
  findings.push(...onBoard, ...printedFame(header));

  const facts: Facts = {
    board,
    order: [...header.seats],
    first,
    fameRequirement: header.options?.fameRequirement ?? (wantsAmbitions(header) ? 8 : 10),
    turn: {
      seat: current,
      number: start?.turn?.number ?? 1,
      step: start?.turn?.step ?? 'planning',
      additional: start?.turn?.additional ?? false,
      done: [...(start?.turn?.done ?? [])],
      used: [...(start?.turn?.used ?? [])],
      ends: 'no',
      grantsTurn: false,
    },
    seats: {},
    patrols: { rebel: null, imperial: null, hutt: null, syndicate: null },
    stacks: { rebel: null, imperial: null, hutt: null, syndicate: null },
    market: {
      bounty: unseen(),
      cargo: unseen(),
      'gear-mod': unseen(),
      job: unseen(),
      luxury: unseen(),
      ship: unseen(),
    },
    contacts: {},
    encounterDecks: {},
    removed: [...(start?.removed ?? [])],
    shipSupply: start?.shipSupply?.slice() ?? null,
    cards: {},
    spawn: null,
    winner: null,
  };
  (header.cards ?? []).forEach((card, index) => void state(facts, card, `/cards/${index}`, findings));
  // A card that a stated ambition sheet names is known by that (ambitions.3.1.2.a).
  for (const { setup } of header.ambitions ?? []) {
    const { card = null, deck = null } = setup ?? {};
    if (card !== null && cardOf(facts, card) === undefined)
      tellCard(facts, deck === null ? { id: card } : { id: card, deck });
  }
  for (const seat of header.seats) facts.seats[seat] = seatFacts(facts, header, seat, findings);
  aiAtStart(facts, header, findings);
  for (const seat of header.seats) {
    takeFameAsItStands(facts, seat);
    // Of a fame that the log leaves out it may have thought as little as of the side of the card.
    if (start?.seats?.[seat]?.fame === 0) beginPersonalGoal(facts, seat);
  }
  for (const seat of header.seats) {
    const reached = (['character', 'ship'] as const).some(
      (on) => atLimit(facts, seat, on) && !isBeyond(facts, seat, on),
    );
    if (reached && start?.seats?.[seat]?.defeated === undefined) seatOf(facts, seat).defeated = true;
  }
  for (const [deck, stated] of Object.entries(start?.market ?? {}) as [Deck, NonNullable<Start['market']>[Deck]][]) {
    if (stated === undefined) continue;
    const pile = typeof stated === 'object' && !('id' in stated) ? stated : { faceup: stated, under: [] };
    const { faceup = null } = pile;
    const laid = {
      faceup: faceup === null ? null : layOn(facts, deck, faceup, `/start/market/${deck}`, findings),
      under: (pile.under ?? []).map((card) => layOn(facts, deck, card, `/start/market/${deck}/under`, findings)),
    };
    shuffle(laid, 'shuffled' in pile ? pile.shuffled : undefined);
    facts.market[deck] = laid;
  }
  for (const [space, tokens] of Object.entries(start?.contacts ?? {})) {
    facts.contacts[space] = tokens.map((token) => ({
      id: token.id ?? null,
      class: token.class ?? null,
      faceup: token.faceup ?? false,
    }));
  }
  findings.push(...strangeInTexts(facts, header, names));
  if (header.start === 'set-up') {
    findings.push(...bareTable(facts, header));
    return { facts, frames: [{ chart: 'game', state: 'set-up' }], findings };
  }
  findings.push(...removedAtStart(facts));
  patrolsAtStart(facts, start);
  ambitionsAtStart(facts, header, findings);
  favorsAtStart(facts, header, findings);
  findings.push(...strangeGoals(facts, header, names), ...contradictions(facts), ...abilitiesMeant(facts));
  if (isAi(facts, current)) {
    if ((start?.turn?.step ?? 'planning') !== 'planning')
      problem('/start/turn/step', 'a log that begins in the turn of an AI player begins before its AI card is drawn');
    const turn: Frame = { chart: 'ai-turn', state: 'drawing', own: anAiTurn(facts) };
    return { facts, frames: [{ chart: 'game', state: 'ai-turn' }, turn], findings };
  }
  const step = {
    planning: 'planning.choosing',
    action: 'action.choosing',
    encounter: 'encounter.deciding.perhaps',
  }[start?.turn?.step ?? 'planning'];
  return {
    facts,
    frames: [
      { chart: 'game', state: 'turn' },
      { chart: 'turn', state: step },
    ],
    findings,
  };
}
