/**
 * @module
 * Single-Player Rules: Setup (LRR page 22): set-up as always, but for who begins, what AI players begin with, their decks, and
 * what is taken out of the game. The steps themselves stand in setup/appendix-1-setup.ts.
 */
import { aiCards } from '../../../cards/outer-rim/ai.ts';
import type { Header } from '../../../schemas/outer-rim/header.ts';
import { decks } from '../../../schemas/outer-rim/words.ts';
import type { RuleId } from '../../chart.ts';
import { type Claimed, type Finding, fails, type HeaderFinding, type Move, must, type Slice } from '../../ruleset.ts';
import { notSeated, startOf } from '../../seats.ts';
import { usesAmbitions } from '../ambitions/sheets.ts';
import { takeShip } from '../setup/components.ts';
import { type Draft, type Facts, isAi, placeOf, seatOf } from '../table/facts.ts';
import type { AiType, CardFacts } from '../table/types.ts';
import { peopleAtStart } from './appendix-3-single-player-rules.ts';
import { aiOf, aiPlayerOf, aiTypeOf, deckOf, decksOf, goalsOf, soloPlayer } from './players.ts';
import { aiSheetsAtStart } from './single-player-rules-ambitions.ts';
import { beginsWithFame, expertModeAtStart } from './single-player-rules-expert-mode.ts';
import { favorsInSolo } from './single-player-rules-favors.ts';
import { isEncounterTakenOut, isJobTakenOut } from './taken-out.ts';

/** The most AI players at a table. */
const MOST = 2;

/** The ships with which AI players begin, and the rules that say so. */
const SHIP = { smuggler: 'g9-rigger', 'bounty-hunter': 'g-1a-starfighter' } as const satisfies Record<AiType, string>;

/** Takes in who is played by AI cards at the beginning of a log, and what they have then; reports what is not as it must be. */
export function aiAtStart(facts: Facts, header: Header, findings: HeaderFinding[]): void {
  const { ai: played, start } = header;
  if (played === undefined) {
    findings.push(...alone(facts), ...expertModeAtStart(facts, header));
    return;
  }
  const stated = start === 'set-up' ? undefined : start;
  facts.ai = {};
  for (const [at, seat] of played.entries()) {
    const pointer = `/ai/${at}`;
    if (!facts.order.includes(seat))
      findings.push({ kind: 'problem', pointer, message: notSeated(seat, header.seats) });
    else if (isAi(facts, seat)) findings.push({ kind: 'problem', pointer, message: `${seat} is named twice` });
    else
      facts.ai[seat] = {
        type: aiTypeOf(seatOf(facts, seat).character),
        under: [...(stated?.ai?.[seat]?.under ?? [])],
      };
  }
  findings.push(...peopleAtStart(facts, header), ...tooMany(facts));
  if (start === 'set-up') sitDown(facts);
  else findings.push(...firstAtStart(facts), ...typesAtStart(facts), ...decksAtStart(facts, header));
  takeItsBox(facts);
  findings.push(...favorsInSolo(header), ...expertModeAtStart(facts, header), ...aiSheetsAtStart(facts, header));
  for (const seat of Object.keys(facts.ai)) {
    const own = seatOf(facts, seat);
    // That no goal of it is completed is known (single-player-rules-ai-players-cards-and-credits.0.4).
    own.personalGoalDone ??= false;
    if (start !== 'set-up' && stated?.turn === undefined && stated?.seats?.[seat]?.fame === undefined)
      beginsWithFame(facts, seat, header.options?.aiFame ?? null);
  }
  const smuggler = aiPlayerOf(facts, 'smuggler');
  if (smuggler !== null) facts.goalTokens = stated?.goalTokens ?? goalsOf(facts, smuggler);
}

/** The turn order begins with the person, wherever a log that begins with set-up names them. */
function sitDown(facts: Facts): void {
  const at = facts.order.indexOf(soloPlayer(facts) ?? facts.first);
  facts.order = [...facts.order.slice(at), ...facts.order.slice(0, at)];
  facts.first = facts.order[0] ?? facts.first;
}

/** Whoever plays alone plays against AI players: a log that names none leaves out whom it is played against. */
function alone({ order }: Facts): HeaderFinding[] {
  const [seat] = order;
  if (seat === undefined || order.length > 1) return [];
  const message = `one person plays against one or two AI players, and the log names none against whom ${seat} plays`;
  return [{ kind: 'unverifiable', rule: 'outer-rim.single-player-rules-setup.2.a', pointer: '/seats', message }];
}

function tooMany({ ai = {} }: Facts): HeaderFinding[] {
  const number = Object.keys(ai).length;
  if (number <= MOST) return [];
  const message = 'there are one or two AI players';
  return [
    {
      kind: 'violation',
      rule: 'outer-rim.single-player-rules-setup.2.a',
      pointer: '/ai',
      message,
      facts: { aiPlayers: number },
    },
  ];
}

function firstAtStart(facts: Facts): HeaderFinding[] {
  const { first } = facts;
  if (!isAi(facts, first) || soloPlayer(facts) === null) return [];
  const message = 'the person is the first player';
  return [
    {
      kind: 'violation',
      rule: 'outer-rim.single-player-rules-setup.3.a',
      pointer: '/seats/0',
      message,
      facts: { first },
    },
  ];
}

/** The types of the AI players, by the characters that the header states. */
function typesAtStart(facts: Facts): HeaderFinding[] {
  return Object.keys(facts.ai ?? {}).flatMap((seat, at, all): HeaderFinding[] => {
    const { character } = seatOf(facts, seat);
    const pointer = `${startOf(seat)}/character`;
    const twice = sameType(facts, seat, character, all.slice(0, at));
    const message = 'the two AI players are a smuggler and a bounty hunter';
    if (twice !== null)
      return [{ kind: 'violation', rule: 'outer-rim.single-player-rules-setup.2.b', pointer, message, facts: twice }];
    if (!lacksCards(facts, character)) return [];
    const none = 'without Unfinished Business there are no AI cards for a bounty hunter';
    return [
      {
        kind: 'violation',
        rule: 'outer-rim.single-player-rules-setup.2.2',
        pointer,
        message: none,
        facts: { aiPlayer: seat, character },
      },
    ];
  });
}

/** An AI player of the same type as this one would be; null: none. */
function sameType(facts: Facts, seat: string, character: string | null, others: readonly string[]) {
  const type = aiTypeOf(character);
  const other = others.find((one) => one !== seat && type !== null && aiOf(facts, one).type === type);
  return other === undefined ? null : { aiPlayer: seat, type, as: other };
}

/** Whether a character is a bounty hunter, for whom the base game has no AI cards. */
function lacksCards({ board }: Facts, character: string | null): boolean {
  return !board.expansion && aiTypeOf(character) === 'bounty-hunter';
}

/** Whoever plays against a bounty hunter has the box that its cards come in: where the log denies it, that has been told (setup.2.2). */
function takeItsBox(facts: Facts): void {
  if (aiPlayerOf(facts, 'bounty-hunter') !== null) facts.board = { ...facts.board, expansion: true };
}

/** What a header says of AI decks and goal tokens. */
function decksAtStart(facts: Facts, { start }: Header): HeaderFinding[] {
  const { ai = {}, goalTokens = {} } = (start === 'set-up' ? undefined : start) ?? {};
  const found: HeaderFinding[] = [];
  const tell = (rule: RuleId, pointer: string, message: string, compared: HeaderFinding['facts'] = {}): void =>
    void found.push({ kind: 'violation', rule, pointer, message, facts: compared });
  for (const [seat, { under = [] }] of Object.entries(ai)) {
    const pointer = `/start/ai/${seat}`;
    if (!isAi(facts, seat)) {
      found.push({ kind: 'problem', pointer, message: `AI cards do not play ${seat}` });
      continue;
    }
    const deck = deckOf(facts, seat);
    for (const [at, card] of under.entries()) {
      if (!aiCards.has(card))
        tell('log.the-move-log.5', `${pointer}/under/${at}`, `there is no AI card ${card}`, { card });
      else if (under.indexOf(card) < at)
        tell('log.the-move-log.3', `${pointer}/under/${at}`, `${card} lies under the deck twice`, { card });
      else if (deck !== null && !deck.includes(card))
        tell(deckRule(facts, seat), `${pointer}/under/${at}`, `${card} is not in this AI deck`, {
          card,
          deck: [...deck],
        });
    }
  }
  for (const space of Object.keys(goalTokens)) {
    const pointer = `/start/goalTokens/${space}`;
    if (aiPlayerOf(facts, 'smuggler') === null && Object.values(facts.ai ?? {}).every(({ type }) => type !== null))
      tell(
        'outer-rim.single-player-rules-setup.6.b',
        pointer,
        'goal tokens are those of a smuggler, and no AI player is one',
        { space },
      );
    else if (!facts.board.spaces.has(space))
      tell('log.the-move-log.5', pointer, `the map has no space ${space}`, { space });
  }
  return found;
}

/** The rule that says what is in the deck of an AI player. */
function deckRule(facts: Facts, seat: string): RuleId {
  if (aiOf(facts, seat).type === 'bounty-hunter') return 'outer-rim.single-player-rules-setup.7.2';
  return facts.board.expansion
    ? 'outer-rim.single-player-rules-setup.7.1.1'
    : 'outer-rim.single-player-rules-setup.7.1';
}

/** The AI card that is drawn belongs to the deck of which this rule speaks. */
function isInTheDeck(rule: RuleId) {
  return (facts: Facts, { card }: Move & { readonly card?: string }): Finding => {
    const { seat } = facts.turn;
    const all = deckRule(facts, seat) === rule ? decksOf(facts, seat) : null;
    if (all === null || card === undefined || !aiCards.has(card)) return true;
    return must(
      all.some((deck) => deck.includes(card)),
      () => ({ aiPlayer: seat, card, deck: [...new Set(all.flat())] }),
    );
  };
}

/** What a single-player game has taken out of its decks and a header has put down all the same. */
export function removedAtStart(facts: Facts): HeaderFinding[] {
  if (facts.ai === undefined) return [];
  const tell = (card: string, pointer: string): HeaderFinding => ({
    kind: 'violation',
    rule: 'outer-rim.single-player-rules-setup.8.a',
    pointer,
    message: `${card} is not in a single-player game`,
    facts: { card },
  });
  return [
    ...facts.order.flatMap((seat) =>
      seatOf(facts, seat).assets.flatMap(({ card }, at) =>
        isJobTakenOut(facts, card) ? [tell(card, `${startOf(seat)}/assets/${at}`)] : [],
      ),
    ),
    ...decks.flatMap((deck) => {
      const { faceup, under } = facts.market[deck];
      return [faceup, ...under].flatMap((card) =>
        card !== null && isJobTakenOut(facts, card) ? [tell(card, `/start/market/${deck}`)] : [],
      );
    }),
  ];
}

type Choice = Move & { readonly character?: string; readonly ship?: string };

/** The ship of an AI player of this type, whatever the log says. */
function fliesIts(type: AiType) {
  return (facts: Facts, { seat = '', character, ship }: Choice): Finding => {
    if (ship === undefined || !isAi(facts, seat)) return true;
    const whose = character ?? seatOf(facts, seat).character ?? '';
    const isFree = aiTypeOf(whose) !== type || mayFly(facts, seat, whose, ship);
    return isFree || fails({ aiPlayer: seat, type, ship, begins: SHIP[type] });
  };
}

/** Whether a seat may begin with a ship when it has this character. */
export function mayFly(facts: Facts, seat: string, character: string, ship: string): boolean {
  const type = isAi(facts, seat) ? aiTypeOf(character) : null;
  return type === null || ship === SHIP[type];
}

type Shown = Move & { readonly card?: string | CardFacts | null };
const idOf = ({ card }: Shown): string | null => (typeof card === 'object' ? (card?.id ?? null) : (card ?? null));

/** Why something of set-up is refused that is done otherwise in a single-player game; null: it is no matter of that. */
export function refusedInSolo(facts: Facts, { type, seat }: Move): RuleId | null {
  if (facts.ai === undefined) return null;
  if (type === 'setup.roll') return 'outer-rim.single-player-rules-setup.3.a';
  if (!isAi(facts, seat)) return null;
  // It has no sheet at any time of set-up, also once the person has chosen.
  if (type === 'setup.ambition' && usesAmbitions(facts)) return 'outer-rim.single-player-rules-ambitions.2.a';
  if (type !== 'setup.ship') return null;
  switch (aiOf(facts, seat).type) {
    case 'smuggler':
      return 'outer-rim.single-player-rules-setup.5.a';
    case 'bounty-hunter':
      return 'outer-rim.single-player-rules-setup.5.b';
    case null:
      return null;
  }
}

/** The rule that governs a fact which the set-up of a single-player game has settled otherwise than a normal one; null: none. */
export function governsSoloSetUp(facts: Facts, { path }: Claimed): RuleId | null {
  if (facts.ai === undefined) return null;
  const [root, who = '', fact] = path.map(String);
  if (root === 'order' || root === 'first') return 'outer-rim.single-player-rules-setup.3.a';
  if (root === 'goalTokens') return 'outer-rim.single-player-rules-setup.6.b';
  if (root === 'ai') return ofAiPlayer(facts, who, fact);
  if (root !== 'seats') return null;
  if (fact === 'credits') return ofCredits(facts, who);
  if (!isAi(facts, who)) return null;
  if (fact === 'ship') return refusedInSolo(facts, { type: 'setup.ship', seat: who });
  if (fact === 'fame') return 'outer-rim.single-player-rules-expert-mode.0.1';
  return fact === 'ambition' ? 'outer-rim.single-player-rules-ambitions.2.a' : null;
}

function ofAiPlayer(facts: Facts, who: string, fact: string | undefined): RuleId {
  if (fact !== 'type' || !isAi(facts, who)) return 'outer-rim.single-player-rules-setup.7';
  return aiOf(facts, who).type === 'bounty-hunter'
    ? 'outer-rim.single-player-rules-setup.2.2'
    : 'outer-rim.single-player-rules-setup.2.1';
}

function ofCredits(facts: Facts, who: string): RuleId {
  if (isAi(facts, who))
    return facts.order.indexOf(who) > 1
      ? 'outer-rim.single-player-rules-setup.3.d'
      : 'outer-rim.single-player-rules-setup.3.c';
  return usesAmbitions(facts)
    ? 'outer-rim.single-player-rules-ambitions.1.a'
    : 'outer-rim.single-player-rules-setup.3.b';
}

export const soloSetup: Slice<Facts> = {
  roles: { 'the-solo-player': (facts) => [soloPlayer(facts)].filter((seat) => seat !== null) },
  constraints: {
    'outer-rim.single-player-rules-setup.2.b': (facts, { seat = '', character = '' }: Choice) => {
      if (!isAi(facts, seat)) return true;
      const twice = sameType(facts, seat, character, Object.keys(facts.ai ?? {}));
      return twice === null || fails(twice);
    },
    'outer-rim.single-player-rules-setup.2.2': (facts, { seat, character = '' }: Choice) =>
      !isAi(facts, seat) || !lacksCards(facts, character) || fails({ aiPlayer: seat, character, expansion: false }),
    'outer-rim.single-player-rules-setup.3.a': (facts, { seat }: Move) =>
      must(seat === soloPlayer(facts), () => ({ seat: seat ?? null, person: soloPlayer(facts) })),
    'outer-rim.single-player-rules-setup.5.a': fliesIts('smuggler'),
    'outer-rim.single-player-rules-setup.5.b': fliesIts('bounty-hunter'),
    'outer-rim.single-player-rules-setup.7.1': isInTheDeck('outer-rim.single-player-rules-setup.7.1'),
    'outer-rim.single-player-rules-setup.7.1.1': isInTheDeck('outer-rim.single-player-rules-setup.7.1.1'),
    'outer-rim.single-player-rules-setup.7.2': isInTheDeck('outer-rim.single-player-rules-setup.7.2'),
    'outer-rim.single-player-rules-setup.8.a': (facts, move: Shown) => {
      const card = idOf(move);
      // Of one that has turned up already it has been told.
      if (card === null || !isJobTakenOut(facts, card) || placeOf(facts, card) !== null) return true;
      return fails({ card, takenOut: true });
    },
    'outer-rim.single-player-rules-setup.8.b': (facts, move: Shown) => {
      const card = idOf(move);
      return card === null || !isEncounterTakenOut(facts, card) || fails({ card, takenOut: true });
    },
  },
  effects: {
    // The side of the ship follows from the type of the character, so that no log has to tell it.
    'sit-an-ai-player-down': (draft: Draft, { seat = '' }: Move) => {
      const { facts } = draft;
      if (!isAi(facts, seat)) return;
      const { character, ship } = seatOf(facts, seat);
      const type = aiTypeOf(character);
      aiOf(facts, seat).type = type;
      takeItsBox(facts);
      if (ship === null && type !== null) takeShip(draft, seat, SHIP[type]);
    },
    'place-the-first-goal-token': ({ facts }: Draft) => {
      const smuggler = aiPlayerOf(facts, 'smuggler');
      if (smuggler !== null) facts.goalTokens = goalsOf(facts, smuggler);
    },
  },
  cases: {
    'ai-cards-play': (facts) => facts.ai !== undefined,
  },
  // A game with 12 fame is agreed on as always (setup.1.a), and every AI player goes through all steps of set-up.
  carriesOut: [],
};
