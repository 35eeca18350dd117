/**
 * @module
 * Bounty hunting and sabotage (page 19): units attack an enemy card of the galaxy row. With as much attack as its target
 * value it is discarded, the row is refilled, and then the attacker may take the reward; abilities that react come last.
 */
import type { z } from 'zod';
import { decision } from '../../../schemas/deckbuilding/move.ts';
import { chart, when } from '../../chart.ts';
import {
  type Finding,
  fails,
  type Misjudged,
  type Move,
  type Option,
  type Refusal,
  type Slice,
  unknown,
} from '../../ruleset.ts';
import { isDisputed } from '../abilities/constant.ts';
import { inOrder } from '../abilities/operations.ts';
import { attackedInVain } from '../abilities/unmet.ts';
import { offer, playTriggers, type TriggerMove, untriggered } from '../abilities/when.ts';
import { type Draft, type Facts, idOf, inPlayNamed, opponentOf, owe, seatOf } from '../table/facts.ts';
import { leaveRow } from '../table/galaxy-row.ts';
import { rewarded } from '../table/lately.ts';
import type { Attack, Entry, Item } from '../table/types.ts';
import { gainForce } from '../turn/the-balance-of-the-force.ts';
import type { CommitMove } from './commit-to-an-attack.ts';
import {
  allowedTotal,
  differing,
  exemption,
  isDecided,
  miscounted,
  needed,
  possibleTotals,
  targetFault,
} from './committed.ts';
import type { ResolveMove } from './resolve-an-attack.ts';

export const moves = [
  decision('reward.take', {}, 'The reward of the defeated card is taken.'),
  decision('reward.decline', {}, 'The reward of the defeated card is left.'),
] as const;
export type RewardMove = z.infer<(typeof moves)[number]>;

/** A reward that is offered. */
type Reward = Omit<Extract<Item, { do: 'reward' }>, 'do'>;

function succeeds(facts: Facts, { total, target }: Attack): boolean {
  return total >= needed(facts, facts.turn.seat, target);
}

/** The card is discarded and its gap filled (…0.8), then the reward is offered, then what reacts (when.2). */
function defeat(draft: Draft<Attack>): void {
  const { facts, own } = draft;
  const { seat } = facts.turn;
  const exempt = exemption(facts, seat, own.target);
  if (exempt?.limit !== undefined) facts.turn.exemptions += 1;
  const gone = leaveRow(draft, own.target, 'deckbuilding.bounty-hunting-and-sabotage.0.7');
  if (gone !== null) facts.galaxy.discard.unshift(gone);
  const card = facts.board.cards.get(idOf(own.target));
  if (card !== undefined && (card.reward !== null || exempt !== null))
    owe(draft, { do: 'reward', seat, card: card.id });
  offer(draft, seat, playTriggers(facts, seat, 'on-defeat-in-row', own.attackers));
  draft.note('deckbuilding.bounty-hunting-and-sabotage.0.6', 'galaxy', 'row');
  // The reward comes last, and only if it is taken.
  draft.note('deckbuilding.bounty-hunting-and-sabotage.0.9', 'turn', 'resources');
  draft.note('deckbuilding.bounty-hunting-and-sabotage.0.9', 'force');
  const opponent = opponentOf(facts, seat);
  for (const zone of ['base', 'ships'])
    draft.note('deckbuilding.bounty-hunting-and-sabotage.2', 'seats', opponent, zone);
  draft.note('deckbuilding.bounty-hunting-and-sabotage.0.7', 'galaxy', 'discard');
  if (gone !== null) draft.note('deckbuilding.bounty-hunting-and-sabotage.0.7', 'galaxy', 'discard', gone);
}

/** A card of the row that was attacked in vain, as a table has it that took it for defeated; null: there is none. */
export function takenForDefeated(facts: Facts): Defeat | null {
  const card = attackedInVain(facts)?.id;
  const at = facts.galaxy.row.findIndex((one) => one.card === card);
  if (card === undefined || at === -1) return null;
  return {
    says: `${card} had been defeated`,
    change: ({ galaxy }) => galaxy.discard.unshift(...galaxy.row.splice(at, 1).map((one) => one.card)),
    refill: { do: 'refill', at },
    reward: { do: 'reward', seat: facts.turn.seat, card },
  };
}
interface Defeat {
  readonly says: string;
  readonly change: (facts: Facts) => void;
  readonly refill: Item;
  readonly reward: Item;
}

/** The attack was below the target value, and the table goes on as if it had succeeded. */
export function inVainYetDefeated(facts: Facts): Misjudged<Facts>[] {
  const defeat = takenForDefeated(facts);
  if (defeat === null) return [];
  const { says, change, refill, reward } = defeat;
  const under = [
    { chart: 'use-a-card-ability', state: 'resolving' },
    { chart: 'abilities', state: 'next', own: [refill, reward] },
  ];
  return [{ rule: NO_RESULT, rather: [NO_RESULT, STAYS], state: 'using-an-ability', says, change, under }];
}
const STAYS = 'deckbuilding.bounty-hunting-and-sabotage.3.1';
const NO_RESULT = 'deckbuilding.bounty-hunting-and-sabotage.3.2';

function fail(draft: Draft): void {
  draft.note(STAYS, 'galaxy', 'row');
  draft.note(NO_RESULT, 'galaxy', 'discard');
  draft.note(NO_RESULT, 'turn', 'resources');
  draft.note(NO_RESULT, 'force');
}

/** Whether the defeat of the card whose reward is offered has triggered the ability of this card in play. */
function triggeredBy(facts: Facts, { seat, card }: Reward, source: string): boolean {
  const one = inPlayNamed(seatOf(facts, seat), source);
  const helped = one?.attacked === true && idOf(one.committed) === card;
  return helped && playTriggers(facts, seat, 'on-defeat-in-row', [source]).length > 0;
}

/** Resources and Force at once; cards to exile and free purchases as further entries (reward.0.1). */
function takeReward(draft: Draft<Reward>): void {
  const { facts } = draft;
  const { seat } = draft.own;
  const card = facts.board.cards.get(draft.own.card);
  if (card === undefined) return;
  rewarded(facts, seat, card.id);
  const entries: Entry[] = [];
  // A neutral card has no reward of its own: the permission to attack it says what it brings (Ord Mantell).
  const resources = card.reward?.resources ?? card.cost;
  facts.turn.resources += resources;
  draft.note('deckbuilding.reward.0.1', 'turn', 'resources');
  draft.note('deckbuilding.bounty-hunting-and-sabotage.0.9', 'turn', 'resources');
  if (card.reward !== null) {
    gainForce(draft, seat, card.reward.force, 'deckbuilding.bounty-hunting-and-sabotage.0.9');
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
  owe(draft, ...inOrder({ seat, source: card.id, card: card.id }, entries));
}

export const bountyHuntingAndSabotage: Slice<Facts> = {
  moves,
  says: { 'reward.take': () => 'takes the reward', 'reward.decline': () => 'leaves the reward' },
  unspoken: { reward: { offered: 'shown' } },
  underWay: { reward: 'the reward is offered' },
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
      meta: {
        keeps: ['deckbuilding.bounty-hunting-and-sabotage.0.9'],
        rules: ['deckbuilding.bounty-hunting-and-sabotage.0.9'],
        refuses: { '*': 'deckbuilding.bounty-hunting-and-sabotage.0.9' },
      },
      states: {
        offered: {
          meta: {
            awaits: 'decider',
            implies: 'reward.decline',
            rules: ['deckbuilding.frequently-asked-questions.5'],
          },
          on: {
            'reward.take': { actions: ['take-reward'], target: 'settled' },
            'reward.decline': { target: 'settled' },
          },
        },
        settled: { type: 'final' },
      },
    }),
  ],
  refusals: {
    // What the defeat has triggered comes after the reward; anything else is not triggered now.
    reward: (facts, move: Move, own): Refusal | null => {
      if (move.type !== 'trigger.use') return null;
      const { source } = move as TriggerMove;
      return triggeredBy(facts, own as Reward, source)
        ? { rule: 'deckbuilding.when.2', facts: { source, rewardOf: (own as Reward).card } }
        : untriggered(facts, move as TriggerMove);
    },
  },
  constraints: {
    'deckbuilding.bounty-hunting-and-sabotage.0.13': (facts, move: CommitMove) => {
      const one = inPlayNamed(seatOf(facts, move.seat), move.card);
      return (
        one === undefined ||
        !one.attacked ||
        one.committed === 'base' ||
        fails({ card: move.card, attacked: one.committed })
      );
    },
    'deckbuilding.bounty-hunting-and-sabotage.1': (facts, move: CommitMove) => {
      if (move.target === 'base') return true;
      const ship = seatOf(facts, move.seat).ships.some(({ name }) => name === move.card);
      return !ship || fails({ card: move.card, type: 'capital ship', target: move.target });
    },
    'deckbuilding.bounty-hunting-and-sabotage.0.9': (_facts, { seat }: RewardMove, own: Reward) =>
      seat === own.seat || fails({ seat, attacker: own.seat }),
    'deckbuilding.bounty-hunting-and-sabotage.0.4': targetFault('own'),
    'deckbuilding.bounty-hunting-and-sabotage.0.5': (facts, move: ResolveMove): Finding => {
      if (move.target === 'base' || (move.attack === undefined && !isDisputed(facts, move.seat))) return true;
      const can = possibleTotals(facts, move);
      if (move.attack !== undefined && !can.includes(move.attack))
        return (
          move.attack === allowedTotal(facts, move) ||
          miscounted(facts, move) !== null ||
          fails({ attack: move.attack, total: can[0] ?? 0 })
        );
      return can.length <= 1 || isDecided(facts, move, can) || unknown(differing(can));
    },
  },
  effects: { 'defeat-target': defeat, 'fail-attack': fail, 'take-reward': takeReward },
  cases: { 'the-target-is-defeated': succeeds },
  candidates: {
    'reward.take': (_facts, { seat }: Reward): Option[] => [{ move: { type: 'reward.take', seat } }],
    'reward.decline': (_facts, { seat }: Reward): Option[] => [{ move: { type: 'reward.decline', seat } }],
  },
  carriesOut: [
    'deckbuilding.bounty-hunting-and-sabotage.0.10',
    'deckbuilding.bounty-hunting-and-sabotage.0.11',
    'deckbuilding.bounty-hunting-and-sabotage.0.12',
    'deckbuilding.bounty-hunting-and-sabotage.0.1',
  ],
};
