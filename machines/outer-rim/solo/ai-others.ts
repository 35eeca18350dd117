/**
 * @module
 * An AI card has each other player lose a reputation of their choice (Dengar). People choose; for another AI player chance
 * does. The rule is that the card is carried out (playing-the-game.0.3).
 */
import type { z } from 'zod';
import { decision } from '../../../schemas/outer-rim/move.ts';
import { Faction, factions } from '../../../schemas/outer-rim/words.ts';
import { chart, rules, when } from '../../chart.ts';
import { type Finding, type Move, type Option, type Slice, unknown, voids } from '../../ruleset.ts';
import { loseReputation } from '../player/reputation.ts';
import { doubt, doubtAbout } from '../table/doubts.ts';
import { type Draft, type Facts, reputationOf } from '../table/facts.ts';
import { mustBeOneOf } from './forced.ts';
import { applies, passed, type Readers, type Resolving, unclear } from './instruction.ts';

const CARD = 'outer-rim.single-player-rules-playing-the-game.0.3';

const moves = [
  decision(
    'ai.lose-reputation',
    { faction: Faction.describe('with whom') },
    'A player loses the reputation that an AI card takes, with a faction of their choice. A log may leave this out where there is one only.',
  ),
] as const;
export type LoseReputation = z.infer<(typeof moves)[0]>;

/** The facts of the procedure: who has yet to choose; undefined before anybody was asked. */
interface Asking extends Resolving<'others-lose-reputation'> {
  readonly left?: readonly string[];
}

/** The factions with which a player may lose reputation: for certain, or perhaps. */
function losable(facts: Facts, seat: string): { sure: Faction[]; perhaps: Faction[] } {
  const unsure = doubtAbout(facts, seat, 'reputation') !== null;
  const now = (faction: Faction) => reputationOf(facts, seat, faction);
  const sure = unsure ? [] : factions.filter((faction) => now(faction) === 'neutral' || now(faction) === 'positive');
  return { sure, perhaps: factions.filter((faction) => unsure || now(faction) === null) };
}

/** The other players, in turn order from the AI player on. */
function others({ order }: Facts, seat: string): string[] {
  const at = order.indexOf(seat);
  return [...order.slice(at + 1), ...order.slice(0, at)];
}

function mayLose(facts: Facts, seat: string): boolean {
  const { sure, perhaps } = losable(facts, seat);
  return sure.length + perhaps.length > 0;
}

export const readers: Readers<'others-lose-reputation'> = {
  'others-lose-reputation': (facts, seat) => {
    const some = others(facts, seat).map((other) => losable(facts, other));
    if (some.some(({ sure }) => sure.length > 0)) return applies('others have reputation to lose');
    return some.some(({ perhaps }) => perhaps.length > 0)
      ? unclear('nobody knows the reputation of the other players')
      : passed('nobody else has reputation to lose');
  },
};

function choicesOf(facts: Facts, seat: string): Move[] {
  const { sure, perhaps } = losable(facts, seat);
  return [...sure, ...perhaps].map((faction) => ({ type: 'ai.lose-reputation', seat, faction }) as Move);
}

function options(facts: Facts, { left = [] }: Asking): Option[] {
  return left.flatMap((seat) => choicesOf(facts, seat)).map((move) => ({ move }));
}

/** A player who has yet to choose chooses a reputation that can be lost. */
export function isALoss(facts: Facts, move: LoseReputation, own: Asking): Finding {
  const { left = [] } = own;
  if (!left.includes(move.seat)) return voids({ seat: move.seat, haveToChoose: [...left] });
  if (losable(facts, move.seat).perhaps.includes(move.faction))
    return unknown(`nobody knows the reputation of ${move.seat} with the ${move.faction} faction`);
  return mustBeOneOf(choicesOf(facts, move.seat), move, own.because);
}

const next = (draft: Draft<Asking>): void => {
  const { facts, own } = draft;
  const left = own.left ?? others(facts, own.seat);
  draft.own = { ...own, left: left.filter((seat) => mayLose(facts, seat)) };
};

export const aiOthers: Slice<Facts> = {
  moves,
  says: { 'ai.lose-reputation': ({ faction }: LoseReputation) => `loses reputation with the ${faction} faction` },
  charts: [
    chart({
      id: 'ai-others',
      description: 'Each player but the AI player of the card loses a reputation of their choice.',
      initial: 'asking',
      meta: { rules: [CARD], refuses: { '*': CARD } },
      states: {
        asking: { always: [{ actions: ['ask-the-next-player'], target: 'asked' }] },
        asked: { always: [{ guard: when('nobody-is-left-to-choose'), target: 'done' }, { target: 'choosing' }] },
        choosing: {
          meta: { awaits: 'who-chooses-a-reputation', implies: 'ai.lose-reputation' },
          on: {
            'ai.lose-reputation': { guard: rules(CARD), actions: ['lose-the-chosen-reputation'], target: 'asking' },
          },
        },
        done: { type: 'final' },
      },
    }),
  ],
  roles: { 'who-chooses-a-reputation': (_facts, { left = [] }: Asking) => [...left] },
  // Which faction it was, later claims may show.
  unspoken: { 'ai-others': { choosing: 'any' } },
  effects: {
    'ask-the-next-player': next,
    'lose-the-chosen-reputation': (draft: Draft<Asking>, { seat, faction }: LoseReputation) => {
      // Where a table has named one that is negative already, nothing was lost.
      if (reputationOf(draft.facts, seat, faction) !== 'negative') loseReputation(draft, seat, faction, CARD);
      const { left = [] } = draft.own;
      draft.own = { ...draft.own, left: left.filter((one) => one !== seat) };
    },
  },
  cases: { 'nobody-is-left-to-choose': (_facts, { left = [] }: Asking) => left.length === 0 },
  unrecorded: {
    'ai-others': function* () {
      yield {
        state: 'done',
        says: 'the players had lost their reputation without a record',
        change: (facts, { left = [] }: Asking) => {
          for (const seat of left)
            doubt(facts, seat, 'the log does not tell which reputation was lost', ['reputation']);
        },
      };
    },
  },
  forced: { 'ai-others': { 'ai.lose-reputation': options } },
};
