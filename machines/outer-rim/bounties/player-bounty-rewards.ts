/**
 * @module
 * Player Bounty Rewards (LRR page 5): what completing a bounty on another player's character brings, whatever the card shows.
 */
import type { z } from 'zod';
import { decision } from '../../../schemas/outer-rim/move.ts';
import { Faction, factions } from '../../../schemas/outer-rim/words.ts';
import { chart, type RuleId, rules, when } from '../../chart.ts';
import { type Finding, fails, type Misjudged, type Option, type Slice, unknown } from '../../ruleset.ts';
import { removeAsset } from '../assets/slots.ts';
import { gainCredits } from '../player/credits.ts';
import { gainFame } from '../player/fame.ts';
import { mayCompleteGoal } from '../player/goal-cards.ts';
import { gainReputation, loseReputation } from '../player/reputation.ts';
import { cardOf, type Draft, type Facts, reputationOf, seatOf } from '../table/facts.ts';
import type { BeatenPlayer, CardEffect, Obligation } from '../table/types.ts';

/** What the rewards are (1, 2). */
const CREDITS = 5000;
const FAME = 1;

const moves = [
  decision(
    'bounty.gain-reputation',
    { faction: Faction.optional() },
    'A reputation is gained with a faction with which the beaten player is negative. A log may leave this out where there is one only.',
  ),
  decision(
    'bounty.lose-reputation',
    { faction: Faction.optional() },
    'A reputation is lost with a faction with which the beaten player is positive. A log may leave this out where there is one only.',
  ),
] as const;
type Choice = z.infer<(typeof moves)[0]> | z.infer<(typeof moves)[1]>;

/** The beaten player's reputation that the choice goes by, and the rule of each. */
const STEPS = {
  'bounty.gain-reputation': { has: 'negative', rule: 'outer-rim.player-bounty-rewards.3' },
  'bounty.lose-reputation': { has: 'positive', rule: 'outer-rim.player-bounty-rewards.4' },
} as const;

/** The factions with which the beaten player has this reputation, and those of which nobody knows it. */
function among(facts: Facts, player: string, has: 'negative' | 'positive'): { sure: Faction[]; perhaps: Faction[] } {
  return {
    sure: factions.filter((faction) => reputationOf(facts, player, faction) === has),
    perhaps: factions.filter((faction) => reputationOf(facts, player, faction) === null),
  };
}

/** The winner's choice: a faction with which the beaten player has this reputation. */
function chosen(type: Choice['type']) {
  return (facts: Facts, move: Choice, { seat, player }: BeatenPlayer): Finding => {
    if (move.type !== type) return true;
    const { has } = STEPS[type];
    const { sure, perhaps } = among(facts, player, has);
    if (move.seat !== seat) return fails({ seat: move.seat, winner: seat });
    const { faction } = move;
    if (faction === undefined) {
      if (sure.length === 1 && perhaps.length === 0) return true;
      if (sure.length > 0) return fails({ player, reputation: has, with: [...sure, ...perhaps], chosen: null });
      return unknown(`the log does not say the reputation of ${player} with the ${perhaps.join(', ')} faction`);
    }
    if (sure.includes(faction)) return true;
    return perhaps.includes(faction)
      ? unknown(`the log does not say the reputation of ${player} with the ${faction} faction`)
      : fails({ faction, player, reputation: reputationOf(facts, player, faction), needed: has });
  };
}

/** Carries the choice out. Where the log does not say what the beaten player's reputation was, nobody knows what came of it. */
function change(draft: Draft<BeatenPlayer>, { type, faction }: Choice): void {
  const { facts, own } = draft;
  const { has, rule } = STEPS[type];
  const { sure, perhaps } = among(facts, own.player, has);
  const meant = faction ?? (sure.length === 1 ? sure[0] : undefined);
  if (meant === undefined) for (const one of perhaps) seatOf(facts, own.seat).reputation[one] = null;
  else (has === 'negative' ? gainReputation : loseReputation)(draft, own.seat, meant, rule);
}

const withWhom = (faction: Faction | undefined): string =>
  faction === undefined ? '' : ` with the ${faction} faction`;

/** Nothing else of the reputation changes, and the card's own text brings nothing (0.1). */
const IGNORED = 'outer-rim.player-bounty-rewards.0.1';

/** What a table takes a won fight for that gains what the card shows all the same, for a capture or an elimination: one slip, whatever it is. */
export function* rewardsOfTheCard(
  facts: Facts,
  brought: readonly Obligation[],
  won: Pick<Misjudged<Facts>, 'state' | 'change'>,
): Iterable<Misjudged<Facts>> {
  const owed = brought.find((one) => one.do === 'player-bounty-won');
  if (owed === undefined) return;
  const { seat, bounty } = owed;
  const { reward, eliminationReward } = cardOf(facts, bounty) ?? {};
  for (const shown of [eliminationReward, reward]) {
    if (shown == null) continue;
    const [credits, fame] = [(shown.credits ?? 0) - CREDITS, (shown.fame ?? 0) - FAME];
    const effects: CardEffect[] = [
      { do: credits < 0 ? 'lose-credits' : 'gain-credits', amount: Math.abs(credits) },
      { do: fame < 0 ? 'lose-fame' : 'gain-fame', amount: Math.abs(fame) },
    ];
    const owes = effects.map((effect) => ({ do: 'card-effect', seat, effect, beside: true }) as const);
    yield { ...won, rule: IGNORED, owes, says: 'the rewards of the card had been gained' };
  }
}

function options(type: Choice['type']) {
  return (facts: Facts, { seat, player }: BeatenPlayer): Option[] => {
    const { sure, perhaps } = among(facts, player, STEPS[type].has);
    const isOne = sure.length === 1 && perhaps.length === 0;
    const found = [...sure, ...perhaps].map(
      (faction): Option => ({
        move: { type, seat, faction } as Choice,
        ...(isOne ? { open: () => ({ open: {}, optional: ['/faction'] }) } : {}),
      }),
    );
    // First what says least: of several readings of a log the first one is reported.
    return sure.length === 0 && perhaps.length > 0 ? [{ move: { type, seat } }, ...found] : found;
  };
}

/** Nobody is captured or eliminated. */
const NOT_A_CONTACT = {
  'bounty.eliminate': 'outer-rim.resolving-player-bounties.4',
  'bounty.capture': 'outer-rim.resolving-player-bounties.4',
} as const;

const choice = (type: Choice['type'], rule: RuleId, target: string) => ({
  meta: { awaits: 'who-has-beaten-the-player', implies: type, rules: [rule], refuses: { ...NOT_A_CONTACT, '*': rule } },
  on: { [type]: { guard: rules(rule), actions: ['change-reputation'], target } },
});

export const playerBountyRewards: Slice<Facts> = {
  moves,
  says: {
    'bounty.gain-reputation': ({ faction }: Choice) => `gains reputation${withWhom(faction)}`,
    'bounty.lose-reputation': ({ faction }: Choice) => `loses reputation${withWhom(faction)}`,
  },
  charts: [
    chart({
      id: 'player-bounty-rewards',
      description: "The four steps of the reward for a bounty on another player's character.",
      initial: 'gaining',
      meta: {
        rules: [IGNORED],
        refuses: { ...NOT_A_CONTACT, '*': IGNORED },
      },
      states: {
        gaining: {
          always: [
            {
              actions: ['gain-player-bounty'],
              target: 'settling',
              meta: { rules: ['outer-rim.player-bounty-rewards.1', 'outer-rim.player-bounty-rewards.2'] },
            },
          ],
        },
        settling: { invoke: { src: 'obligations', onDone: { target: 'negative' } } },
        negative: {
          always: [
            { guard: when('nobody-is-known-to-be-against-the-beaten-player'), target: 'positive' },
            { target: 'gaining-reputation' },
          ],
        },
        'gaining-reputation': choice('bounty.gain-reputation', 'outer-rim.player-bounty-rewards.3', 'positive'),
        positive: {
          always: [
            { guard: when('nobody-is-known-to-be-for-the-beaten-player'), target: 'done' },
            { target: 'losing-reputation' },
          ],
        },
        'losing-reputation': choice('bounty.lose-reputation', 'outer-rim.player-bounty-rewards.4', 'done'),
        done: { type: 'final' },
      },
    }),
  ],
  // Which of several factions it was, later entries and claims may show.
  unspoken: { 'player-bounty-rewards': { 'gaining-reputation': 'any', 'losing-reputation': 'any' } },
  roles: { 'who-has-beaten-the-player': (_facts, { seat }: BeatenPlayer) => [seat] },
  constraints: {
    'outer-rim.player-bounty-rewards.3': chosen('bounty.gain-reputation'),
    'outer-rim.player-bounty-rewards.4': chosen('bounty.lose-reputation'),
  },
  leftOut: { 'bounty.gain-reputation': { faction: [] }, 'bounty.lose-reputation': { faction: [] } },
  effects: {
    'gain-player-bounty': (draft: Draft<BeatenPlayer>) => {
      const { seat, bounty } = draft.own;
      for (const fact of ['reputation', 'credits', 'fame']) draft.note(IGNORED, 'seats', seat, fact);
      gainCredits(draft, seat, CREDITS, 'outer-rim.player-bounty-rewards.1');
      gainFame(draft, seat, FAME, 'outer-rim.player-bounty-rewards.2');
      removeAsset(draft, seat, bounty, 'outer-rim.resolving-player-bounties.2.1');
      draft.note('outer-rim.resolving-player-bounties.2.1', 'removed');
      // Whether the reward counts for a goal that asks for bounties, the card with the goal says.
      mayCompleteGoal(draft.facts, seat, 'elimination', { isSure: false });
    },
    'change-reputation': change,
  },
  cases: {
    'nobody-is-known-to-be-against-the-beaten-player': (facts, { player }: BeatenPlayer) =>
      isNone(facts, player, 'negative'),
    'nobody-is-known-to-be-for-the-beaten-player': (facts, { player }: BeatenPlayer) =>
      isNone(facts, player, 'positive'),
  },
  candidates: {
    'bounty.gain-reputation': options('bounty.gain-reputation'),
    'bounty.lose-reputation': options('bounty.lose-reputation'),
  },
};

function isNone(facts: Facts, player: string, has: 'negative' | 'positive'): boolean {
  const { sure, perhaps } = among(facts, player, has);
  return sure.length + perhaps.length === 0;
}
