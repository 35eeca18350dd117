/**
 * @module
 * Bounty hunting and sabotage (page 19): units attack an enemy card of the galaxy row. With as much attack as its target
 * value it is discarded, the row is refilled, and then the attacker may take the reward; abilities that react come last.
 */
import type { z } from 'zod';
import { decision } from '../../../schemas/deckbuilding/move.ts';
import { chart, rules, when } from '../../chart.ts';
import type { Option, Slice } from '../../ruleset.ts';
import { exemption } from './commit-to-an-attack.ts';
import { type Draft, type Facts, finish, front, idOf, NONE, owe } from '../table/facts.ts';
import { leaveRow } from '../table/galaxy-row.ts';
import { gainForce } from '../turn/the-balance-of-the-force.ts';
import type { Entry, Item } from '../table/types.ts';
import { offer, playTriggers } from '../abilities/when.ts';

export const moves = [
  decision('reward.take', {}, 'The reward of the defeated card is taken.'),
  decision('reward.decline', {}, 'The reward of the defeated card is left.'),
] as const;
export type RewardMove = z.infer<(typeof moves)[number]>;

/** The total attack needed: the target value, or what a permission of the base says (bounty-hunting-and-sabotage.0.6). */
function needed(facts: Facts, seat: string, target: string): number {
  const card = facts.board.cards.get(idOf(target));
  const exempt = exemption(facts, seat, target);
  return (exempt?.targetValue === 'cost' ? card?.cost : card?.targetValue) ?? Number.POSITIVE_INFINITY;
}

function succeeds(facts: Facts): boolean {
  return facts.attack !== NONE && facts.attack.total >= needed(facts, facts.turn.seat, facts.attack.target);
}

function defeat(draft: Draft): void {
  const { facts } = draft;
  const { attack } = facts;
  if (attack === NONE) return;
  const { seat } = facts.turn;
  const exempt = exemption(facts, seat, attack.target);
  if (exempt !== null) facts.turn.exemptions += 1;
  facts.attack = NONE;
  // Last on the agenda first: abilities that react (when.2), the reward, the gap in the row (…0.8).
  offer(draft, seat, playTriggers(facts, seat, 'on-defeat-in-row', attack.attackers));
  const card = facts.board.cards.get(idOf(attack.target));
  if (card !== undefined && (card.reward !== null || exempt !== null))
    owe(draft, { do: 'reward', seat, card: card.id });
  const gone = leaveRow(draft, attack.target, 'deckbuilding.bounty-hunting-and-sabotage.0.8');
  if (gone !== null) facts.galaxy.discard.unshift(gone);
  draft.note('deckbuilding.bounty-hunting-and-sabotage.0.6', 'galaxy', 'row');
  draft.note('deckbuilding.bounty-hunting-and-sabotage.0.8', 'galaxy', 'row');
  draft.note('deckbuilding.bounty-hunting-and-sabotage.2', 'seats');
  draft.note('deckbuilding.bounty-hunting-and-sabotage.0.7', 'galaxy', 'discard');
}

function fail(draft: Draft): void {
  draft.facts.attack = NONE;
  draft.note('deckbuilding.bounty-hunting-and-sabotage.3.1', 'galaxy', 'row');
  draft.note('deckbuilding.bounty-hunting-and-sabotage.3.2', 'galaxy', 'discard');
  draft.note('deckbuilding.bounty-hunting-and-sabotage.3.2', 'turn');
}

/** Resources and Force at once; cards to exile and free purchases as further entries (reward.0.1). */
function takeReward(draft: Draft): void {
  const { facts } = draft;
  const item = finish(draft);
  if (item?.do !== 'reward') return;
  const card = facts.board.cards.get(item.card);
  if (card === undefined) return;
  facts.runs += 1;
  const of = { seat: item.seat, source: card.id, card: card.id, run: facts.runs };
  const entries: Entry[] = [];
  // A neutral card has no reward of its own: the permission to attack it says what it brings (Ord Mantell).
  const resources = card.reward?.resources ?? card.cost;
  facts.turn.resources += resources;
  draft.note('deckbuilding.reward.0.1', 'turn', 'resources');
  draft.note('deckbuilding.bounty-hunting-and-sabotage.0.9', 'turn', 'resources');
  if (card.reward !== null) {
    gainForce(draft, item.seat, card.reward.force, 'deckbuilding.bounty-hunting-and-sabotage.0.9');
    if (card.reward.repair > 0) entries.push({ op: 'repair', amount: card.reward.repair });
    if (card.reward.exile > 0)
      entries.push({
        op: 'exile',
        amount: card.reward.exile,
        from: ['hand', 'discard-pile'],
        upTo: card.reward.exileUpTo ?? false,
      });
    if (card.reward.other !== null) entries.push(card.reward.other);
  }
  owe(draft, ...entries.map((entry): Item => ({ do: 'op', ...of, entry, count: 0 })));
}

export const bountyHuntingAndSabotage: Slice<Facts> = {
  charts: [
    chart({
      id: 'bounty-hunting-and-sabotage',
      description: 'Units attack a card of the galaxy row.',
      initial: 'attacking',
      meta: {
        rules: ['deckbuilding.bounty-hunting-and-sabotage.0.14', 'deckbuilding.bounty-hunting-and-sabotage.0.5'],
        refuses: { '*': 'deckbuilding.bounty-hunting-and-sabotage.0.14' },
      },
      states: {
        attacking: {
          always: [
            {
              guard: when('the-target-is-defeated'),
              actions: ['defeat-target'],
              target: 'defeated',
              meta: {
                rules: ['deckbuilding.bounty-hunting-and-sabotage.0.6', 'deckbuilding.bounty-hunting-and-sabotage.2'],
              },
            },
            {
              actions: ['fail-attack'],
              target: 'over',
              meta: { rules: ['deckbuilding.bounty-hunting-and-sabotage.3.2'] },
            },
          ],
        },
        defeated: {
          meta: { rules: ['deckbuilding.when.2'] },
          invoke: { src: 'abilities', onDone: { target: 'over' } },
        },
        over: { type: 'final' },
      },
    }),
    chart({
      id: 'reward',
      description: 'The attacker takes the reward or leaves it.',
      initial: 'offered',
      meta: { rules: ['deckbuilding.bounty-hunting-and-sabotage.0.9'], refuses: { '*': 'deckbuilding.when.2' } },
      states: {
        offered: {
          meta: {
            awaits: 'decider',
            implies: 'reward.decline',
            rules: ['deckbuilding.frequently-asked-questions.5'],
            refuses: { 'trigger.*': 'deckbuilding.when.2' },
          },
          on: {
            'reward.take': {
              guard: rules('log.the-move-log.4', 'deckbuilding.abilities.0.1'),
              actions: ['take-reward'],
              target: 'settled',
            },
            'reward.decline': {
              guard: rules('log.the-move-log.4', 'deckbuilding.abilities.0.1'),
              actions: ['finish-entry'],
              target: 'settled',
            },
          },
        },
        settled: { type: 'final' },
      },
    }),
  ],
  effects: { 'defeat-target': defeat, 'fail-attack': fail, 'take-reward': takeReward },
  cases: { 'the-target-is-defeated': succeeds },
  candidates: {
    'reward.take': (facts): Option[] => rewardMove(facts, 'reward.take'),
    'reward.decline': (facts): Option[] => rewardMove(facts, 'reward.decline'),
  },
  carriesOut: [
    'deckbuilding.bounty-hunting-and-sabotage.0.10',
    'deckbuilding.bounty-hunting-and-sabotage.0.11',
    'deckbuilding.bounty-hunting-and-sabotage.0.12',
    'deckbuilding.bounty-hunting-and-sabotage.0.1',
    'deckbuilding.frequently-asked-questions.5',
  ],
};

function rewardMove(facts: Facts, type: RewardMove['type']): Option[] {
  const item = front(facts);
  return item?.do === 'reward' ? [{ move: { type, seat: item.seat } }] : [];
}
