/**
 * @module
 * The picture of a position as the header of a log that begins in it. What no header can state is named: a log that leaves it out
 * would tell of another game.
 */
import type { Header, StartSeat } from '../../../schemas/outer-rim/header.ts';
import type { HeldAsset } from '../../../schemas/outer-rim/position.ts';
import type { BegunFrom } from '../../ruleset.ts';
import type { Facts } from '../table/facts.ts';

type OwnFacts = Facts['seats'][string];

/** What of a seat may be left open where it is in doubt. */
const OPEN = ['credits', 'fame', 'space'] as const;

/** What a text that nobody knows may have changed, an end that shows of a card without name. */
function* lostOfSeat(own: OwnFacts): Iterable<string> {
  const { doubts = {}, perhaps = [], mayHaveGone = [], lastingFame, core, defeated } = own;
  for (const part of Object.keys(doubts)) if (!OPEN.some((open) => open === part)) yield `doubts/${part}`;
  if (perhaps.length > 0) yield 'perhaps';
  if (mayHaveGone.length > 0) yield 'mayHaveGone';
  if (lastingFame !== undefined) yield 'lastingFame';
  if (core !== undefined) yield 'core';
  if (defeated === null) yield 'defeated';
  for (const [at, { turned }] of own.assets.entries()) if (turned === true) yield `assets/${at}/turned`;
}

function* lost({ turn, seats, market, spawn, overlooked, untold, winner }: Facts): Iterable<string> {
  if (winner !== null) yield '/winner';
  if (turn.step === 'set-up') yield '/turn/step';
  if (turn.ends !== 'no') yield '/turn/ends';
  if (turn.grantsTurn) yield '/turn/grantsTurn';
  if (spawn !== null) yield '/spawn';
  if (overlooked !== undefined) yield '/overlooked';
  if (untold !== undefined) yield '/untold';
  for (const [deck, { empty }] of Object.entries(market)) if (empty === true) yield `/market/${deck}/empty`;
  for (const [seat, own] of Object.entries(seats)) for (const part of lostOfSeat(own)) yield `/seats/${seat}/${part}`;
}

function startSeat(own: OwnFacts, stated: (asset: HeldAsset) => object): StartSeat {
  const { character, ship, space, credits, fame, reputation, treatedAs, damage, defeated, values, skills } = own;
  const { secrets, debtTokens, personalGoalDone, shipGoalDone, ambition, doubts = {} } = own;
  const known = { space, credits, fame };
  const open = Object.fromEntries(OPEN.filter((part) => Object.hasOwn(doubts, part)).map((part) => [part, null]));
  const tokens = Object.entries(ambition?.goals ?? {}).map(([goal, of]) => [goal, of.tokens]);
  const sheet = ambition?.sheet ?? null;
  return {
    ...{ character, ship, reputation, treatedAs, damage, values, skills, secrets, shipGoalDone },
    ...{ ...known, ...open, defeated: defeated === true },
    ...(ship === null ? { slots: own.slots } : {}),
    ...(debtTokens === undefined ? {} : { debtTokens: [...debtTokens].sort() }),
    ...(personalGoalDone === undefined ? {} : { personalGoalDone }),
    ...(sheet === null ? {} : { ambition: { sheet, tokens: Object.fromEntries(tokens) } }),
    assets: own.assets.map(stated) as StartSeat['assets'],
  };
}

/** A deck: where among cards that nobody has named the known ones lie, no header says; so those may lie anywhere. */
function deckOf({ faceup, under, shuffled = 0, unnamed }: Facts['market'][keyof Facts['market']]): object {
  return { faceup, under, shuffled: unnamed === undefined ? shuffled : under.length };
}

/** A log's header by the position that it begins in. */
export function begunFrom(facts: Facts): BegunFrom {
  const { turn, seats, patrols, stacks, market, contacts, removed, shipSupply, cards, ai, goalTokens } = facts;
  const { seat, number, step, additional, done, used, favors = [] } = turn;
  const stated = ({ card, slot, captured }: HeldAsset): object => ({
    ...(cards[card] ?? { id: card }),
    ...(captured ? { captured } : {}),
    ...(slot === null ? {} : { slot }),
  });
  const granted = favors.map(({ before: _, ...favor }) => favor);
  const start = {
    turn: { ...{ seat, number, step, additional, done, used }, ...(granted.length === 0 ? {} : { favors: granted }) },
    seats: Object.fromEntries(Object.entries(seats).map(([name, own]) => [name, startSeat(own, stated)])),
    ...{ patrols, stacks, removed, shipSupply },
    market: Object.fromEntries(Object.entries(market).map(([deck, pile]) => [deck, deckOf(pile)])),
    contacts: Object.fromEntries(
      Object.entries(contacts).map(([space, tokens]) => [space, tokens.map(({ placed: _, ...token }) => token)]),
    ),
    ...(ai === undefined
      ? {}
      : { ai: Object.fromEntries(Object.entries(ai).map(([name, { under }]) => [name, { under }])) }),
    ...(goalTokens === undefined || goalTokens === null ? {} : { goalTokens }),
  } as Header['start'];
  const { order, first, board, fameRequirement } = facts;
  const from = order.indexOf(first);
  return {
    // The set-up may have found who is the first player; the header names that one first.
    header: { seats: [...order.slice(from), ...order.slice(0, from)], start },
    options: { fameRequirement },
    lost: [...lost(facts)],
    beyond: { paths: Object.fromEntries([...board.paths].map(([space, paths]) => [space, [...paths].sort()])) },
  };
}
