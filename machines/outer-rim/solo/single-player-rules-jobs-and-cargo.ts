/**
 * @module
 * Single-Player Rules: Jobs and Cargo (LRR page 23). An AI player delivers all cargo that is for the planet where it is, without
 * a die for ILLEGAL cargo; of a job it carries out the reward alone. A card of the cargo deck that it discards for credits is no
 * purchase (Clarifications 6).
 */
import type { Json } from '../../../schemas/json.ts';
import { chart, type RuleId, rules, rulesIf, when } from '../../chart.ts';
import {
  type Finding,
  type Form,
  type Frame,
  fails,
  type Misjudged,
  type Move,
  type Option,
  type Place,
  type Refusal,
  type Slice,
  unknown,
  voids,
} from '../../ruleset.ts';
import { isIllegal, putAwayDelivered } from '../actions/deliver-action.ts';
import { isPatrol } from '../assets/destinations.ts';
import { putUnder } from '../assets/discarding.ts';
import { showsOtherEnd } from '../assets/rotating.ts';
import { discardAsset } from '../assets/slots.ts';
import { sufferDamage } from '../combat/damage.ts';
import { gainCredits } from '../player/credits.ts';
import { loseReputation } from '../player/reputation.ts';
import { gainReward } from '../player/rewards.ts';
import { doubt, doubtAbout } from '../table/doubts.ts';
import {
  asTold,
  cardOf,
  type Draft,
  type Facts,
  faceupOf,
  heldBy,
  isPlanet,
  owe,
  seatOf,
  spaceOf,
} from '../table/facts.ts';
import { cardsFor } from './cards-for-here.ts';
import { dueInstead, instructionsIn } from './forced.ts';
import { applies, type Outcome, passed, type Readers, type Resolving, unclear } from './instruction.ts';
import { instructionShown } from './shown.ts';
import { takeGoal, turnGoal } from './single-player-rules-ai-goals.ts';

const NO_PURCHASE = 'outer-rim.single-player-rules-clarifications.6' satisfies RuleId;
const BY_AI_CARD = 'outer-rim.single-player-rules-playing-the-game.0.3' satisfies RuleId;
const ALL_OF_IT = 'outer-rim.single-player-rules-jobs-and-cargo.0.4' satisfies RuleId;
const NO_DIE = 'outer-rim.single-player-rules-jobs-and-cargo.0.5' satisfies RuleId;
const ILLEGAL_COSTS = 'outer-rim.single-player-rules-jobs-and-cargo.0.6' satisfies RuleId;
const FIRST = 'outer-rim.single-player-rules-playing-the-game.0.5' satisfies RuleId;
const YOUR_TURN = 'outer-rim.player-turn.0.1';

/** An AI player that delivers its cargo. */
interface Delivering extends Resolving<'deliver-cargo'> {
  /** by their names: all of it is delivered at the same time (0.4) */
  delivered?: readonly string[];
}
/** An AI player that completes a job. */
interface Completing extends Resolving<'complete-job'> {
  completed?: boolean;
}
type Discarding = Resolving<'discard-cargo'>;
type Delivery = Move & { readonly seat: string; readonly card: string };
/** How a log tells which job is completed: by the AI player's own move, or by the one by which people try a job. */
type Completion = Move & {
  readonly instruction?: string | undefined;
  readonly card?: string | undefined;
  readonly source?: string | undefined;
  readonly faction?: string | undefined;
  readonly player?: string | undefined;
  readonly effects?: readonly Json[] | undefined;
};

const list = (cards: readonly string[]): string => cards.join(', ');

export const readers: Readers<'deliver-cargo' | 'complete-job' | 'discard-cargo'> = {
  'deliver-cargo': (facts, seat) => {
    const { sure, perhaps } = cardsFor(facts, seat, 'cargo');
    if (sure.length > 0) return applies(`${seat} is at the destination of ${list(sure)}`);
    return perhaps.length > 0
      ? applies(`nobody knows whether ${seat} is at the destination of ${list(perhaps)}`)
      : passed(`${seat} has no cargo for its space`);
  },
  'complete-job': (facts, seat) => {
    const { sure, perhaps } = cardsFor(facts, seat, 'job');
    if (sure.length > 0) return applies(`${seat} is at the destination of ${list(sure)}`);
    return perhaps.length > 0
      ? applies(`nobody knows whether ${seat} is at the destination of ${list(perhaps)}`)
      : passed(`${seat} has no job for its space`);
  },
  'discard-cargo': (facts, seat) => {
    const here = doubtAbout(facts, seat, 'space') === null ? isPlanet(facts, seatOf(facts, seat).space) : null;
    if (here === null) return unclear(`the log does not say whether ${seat} is on a planet`);
    if (!here) return passed(`${seat} is on no planet`);
    return facts.market.cargo.empty === true ? passed('the cargo deck is empty') : applies(`${seat} is on a planet`);
  },
};

/** The cargo is one of those that are for the space of the AI player. */
function isForThisSpace(facts: Facts, { seat, card }: Delivery): Finding {
  const { space } = seatOf(facts, seat);
  const { sure, perhaps } = cardsFor(facts, seat, 'cargo');
  if (sure.includes(card)) return true;
  if (perhaps.includes(card)) return unknown(`nobody knows whether ${card} is for the space of ${seat}`);
  // What it does not have, or is no cargo, is the business of deliver-action.0.1.
  if (heldBy(facts, seat, card) === undefined) return true;
  return fails({ card, destination: cardOf(facts, card)?.destination ?? null, space, forced: [...sure] });
}

/** All of it is delivered at the same time: no delivery ends while some is left. */
function deliversAll(facts: Facts, _move: Move, { seat }: Delivering): Finding {
  const { sure, perhaps } = cardsFor(facts, seat, 'cargo');
  if (sure.length > 0) return fails({ forced: [...sure] });
  return perhaps.length === 0 || unknown(`nobody knows whether ${list(perhaps)} is for the space of ${seat}`);
}

/** What ILLEGAL cargo costs, as the AI card says. */
function payForIllegal(draft: Draft<Delivering>, card: string): void {
  const { facts, own } = draft;
  const { seat, instruction } = own;
  const { illegal } = instruction;
  const isOne = isIllegal(facts, card);
  if (illegal === undefined || isOne === false) return;
  if (isOne === null) {
    const why = `nobody knows whether ${card} is ILLEGAL, and what that has cost ${seat}`;
    const hurt = ['character', 'ship', 'more-character', 'more-ship', 'defeated', 'credits'] as const;
    doubt(facts, seat, why, 'suffer' in illegal ? hurt : ['reputation']);
    return;
  }
  if ('suffer' in illegal) {
    sufferDamage(draft, seat, illegal.suffer, illegal.amount, ILLEGAL_COSTS);
    return;
  }
  const faction = illegal.losesReputation === 'planet' ? spaceOf(facts, seatOf(facts, seat).space)?.faction : undefined;
  if (faction === undefined)
    doubt(facts, seat, `nobody knows with which faction ${seat} loses reputation`, ['reputation']);
  else if (faction !== null) loseReputation(draft, seat, faction, BY_AI_CARD);
}

/** What has been delivered at the same time has gone under its deck in no order: it lies there by the names. */
function layByNames({ market }: Facts, delivered: readonly string[]): void {
  for (const pile of Object.values(market)) {
    const together = delivered.filter((card) => pile.under.includes(card));
    if (together.length > 1) pile.under = [...pile.under.filter((card) => !together.includes(card)), ...together];
  }
}

function deliver(draft: Draft<Delivering>, { card }: Delivery): void {
  const { facts, own } = draft;
  const { seat } = own;
  const { space } = seatOf(facts, seat);
  own.delivered = [...(own.delivered ?? []), card].sort();
  const { reward, destination } = cardOf(facts, card) ?? {};
  const isToAPatrol = typeof destination === 'string' && isPatrol(destination);
  const at = seatOf(facts, seat).assets.findIndex((asset) => asset.card === card);
  gainReward(draft, seat, reward, 'outer-rim.single-player-rules-jobs-and-cargo.0.3');
  payForIllegal(draft, card);
  putAwayDelivered(draft, seat, card, 'outer-rim.single-player-rules-jobs-and-cargo.0.3');
  layByNames(facts, own.delivered);
  if (reward?.rotate !== true) {
    // Cargo for a patrol has none, wherever that patrol is.
    if (space !== null && !isToAPatrol) takeGoal(draft, space);
    return;
  }
  draft.note('outer-rim.single-player-rules-jobs-and-cargo.1', 'seats', seat, 'assets');
  const turned = seatOf(facts, seat).assets[at]?.card;
  if (space === null || turned === undefined) return;
  turnGoal(draft, space, showsOtherEnd(facts, seat, turned) ? null : turned);
}

/** A table may have left cargo aboard an AI player that it delivers (0.4), or put the damage for ILLEGAL cargo in the wrong place (0.6). */
function* deliveredOtherwise(
  facts: Facts,
  { seat, instruction: { illegal }, delivered = [] }: Delivering,
  state: string,
): Iterable<Misjudged<Facts>> {
  if (state === 'delivering') {
    const says = `${seat} had not delivered ${list(cardsFor(facts, seat, 'cargo').sure)}`;
    yield { state: 'done', rule: ALL_OF_IT, says, unmoved: true, rather: ['outer-rim.assets.1'], toldBy: [NO_DIE] };
  }
  const hasPaid = delivered.some((card) => isIllegal(facts, card) === true);
  if (illegal === undefined || !('suffer' in illegal) || !hasPaid) return;
  const { suffer: on, amount } = illegal;
  const other = on === 'ship' ? 'character' : 'ship';
  const change = (changed: Facts): void => {
    const { damage } = seatOf(changed, seat);
    damage[on] = Math.max(0, damage[on] - amount);
    damage[other] += amount;
  };
  const says = `${seat} had suffered ${amount} damage of its ${other}`;
  yield { state: 'looking', rule: ILLEGAL_COSTS, says, change, rather: ['outer-rim.damage.1', 'outer-rim.damage.1.1'] };
}

/** Where a table stands that has an AI player deliver cargo which is for another space: the reward was gained, and the cargo is gone. */
export function* deliveredElsewhere(
  facts: Facts,
  move: Move & { readonly card?: string },
  frames: readonly Frame[],
): Iterable<Place<Facts>> {
  const { type, seat = '', card = '' } = move;
  const section = frames.findLast(({ chart: name }) => name === 'ai-instructions');
  const own = section?.own as Pick<Resolving, 'seat'> | undefined;
  if (type !== 'deliver.cargo' || own?.seat !== seat || heldBy(facts, seat, card) === undefined) return;
  yield {
    frames,
    says: `${seat} had delivered ${card} all the same`,
    change: (changed) => {
      const draft = asTold(changed, own);
      gainReward(draft, seat, cardOf(changed, card)?.reward, FIRST);
      putAwayDelivered(draft, seat, card, FIRST);
    },
    done: true,
  };
}

const deliveryOf = {
  guard: rules('outer-rim.deliver-action.0.1', 'outer-rim.single-player-rules-jobs-and-cargo.0.3'),
  actions: ['deliver-for-the-ai-player'],
  target: 'settling',
} as const;
const deliveryEnds = { guard: rules('outer-rim.single-player-rules-jobs-and-cargo.0.4'), target: 'done' } as const;
const delivery = { 'deliver.cargo': deliveryOf, 'deliver.end': deliveryEnds } as const;

const AWAITS = { awaits: 'the-ai-player' } as const;

const deliveringChart = chart({
  id: 'ai-delivering',
  description: 'An AI player delivers all cargo that is for the planet where it is, one after the other.',
  initial: 'looking',
  output: 'what-came-of-the-delivery',
  meta: {
    rules: ['outer-rim.single-player-rules-jobs-and-cargo.0.3', 'outer-rim.single-player-rules-jobs-and-cargo.0.4'],
    keeps: [YOUR_TURN],
    refuses: { '*': BY_AI_CARD },
  },
  states: {
    looking: {
      always: [
        {
          guard: when('cargo-is-left-for-this-space'),
          target: 'delivering',
          meta: { rules: ['outer-rim.single-player-rules-jobs-and-cargo.0.4'] },
        },
        { guard: when('nobody-knows-whether-cargo-is-for-this-space'), target: 'perhaps' },
        { target: 'delivered' },
      ],
    },
    delivering: { meta: { ...AWAITS, implies: 'deliver.cargo' }, on: delivery },
    perhaps: { meta: { ...AWAITS, implies: 'deliver.end' }, on: delivery },
    // The die that people roll for ILLEGAL cargo would come now.
    delivered: {
      meta: { ...AWAITS, implies: 'lapse', rules: ['outer-rim.single-player-rules-jobs-and-cargo.0.5'] },
      on: { 'deliver.end': deliveryEnds, lapse: { target: 'done' } },
    },
    settling: {
      meta: {
        rules: ['outer-rim.single-player-rules-jobs-and-cargo.0.6', 'outer-rim.single-player-rules-jobs-and-cargo.1'],
      },
      invoke: { src: 'obligations', onDone: { target: 'looking' } },
    },
    done: { type: 'final' },
  },
});

/** An AI player rolls no die for ILLEGAL cargo (0.5). */
function refusedToDeliveries(facts: Facts, move: Move, own: Delivering): Refusal | null {
  if (move.type === 'deliver.roll') return { rule: NO_DIE, facts: { aiPlayer: own.seat, dice: 0 } };
  return own.delivered !== undefined && cardsFor(facts, own.seat, 'cargo').sure.length === 0
    ? null
    : dueInstead(facts, move, own);
}

/** The job that a move tells; null: it tells none. */
const toldIn = ({ card, source }: Completion): string | null => card ?? source ?? null;

/** The job that a move completes: the one that it tells, or the only one there is; null: nobody knows. */
function completedBy(facts: Facts, move: Completion, seat: string): string | null {
  const told = toldIn(move);
  if (told !== null) return told;
  const { sure, perhaps } = cardsFor(facts, seat, 'job');
  const [only, other] = [...sure, ...perhaps];
  return other === undefined ? (only ?? null) : null;
}

/** One job is completed that is for the space of the AI player (FAQ, AI Players 1.a). */
export function isOneOfTheJobs(facts: Facts, move: Completion, { seat, completed }: Completing): Finding {
  if (completed === true) return voids({ job: toldIn(move), jobs: 1 });
  const { sure, perhaps } = cardsFor(facts, seat, 'job');
  const { faction, player } = move;
  // It is about no faction and no player.
  if (faction !== undefined || player !== undefined)
    return fails({ faction: faction ?? null, player: player ?? null, forced: [...sure, ...perhaps] });
  const job = completedBy(facts, move, seat);
  if (job === null || sure.includes(job)) return true;
  if (perhaps.includes(job)) return unknown(`nobody knows whether ${job} is for the space of ${seat}`);
  if (heldBy(facts, seat, job) === undefined) return voids({ job, seat, holds: false });
  const { space } = seatOf(facts, seat);
  return fails({ job, destination: cardOf(facts, job)?.destination ?? null, space, forced: [...sure] });
}

/** Of several jobs chance decides, and the log says which, if only by what comes of it (FAQ, AI Players 1.b). */
export function saysWhichJob(facts: Facts, move: Completion, { seat }: Completing): Finding {
  const { sure, perhaps } = cardsFor(facts, seat, 'job');
  return completedBy(facts, move, seat) !== null || fails({ jobs: [...sure, ...perhaps], completed: null });
}

function complete(draft: Draft<Completing>, move: Completion): void {
  const { facts, own } = draft;
  const { seat } = own;
  const { space } = seatOf(facts, seat);
  const job = completedBy(facts, move, seat);
  own.completed = true;
  if (space !== null) takeGoal(draft, space);
  if (job === null) return;
  gainReward(draft, seat, cardOf(facts, job)?.reward, 'outer-rim.single-player-rules-jobs-and-cargo.0.1');
  discardAsset(draft, seat, job, 'spent');
  draft.note('outer-rim.single-player-rules-jobs-and-cargo.0.1', 'seats', seat, 'assets');
}

const completion = {
  guard: rulesIf(
    'it-completes-a-job',
    'outer-rim.frequently-asked-questions-ai-players.1.a',
    'outer-rim.frequently-asked-questions-ai-players.1.b',
    'outer-rim.single-player-rules-jobs-and-cargo.0.2',
  ),
  actions: ['complete-a-job-for-the-ai-player'],
  target: 'settling',
  meta: {
    rules: [
      'outer-rim.single-player-rules-jobs-and-cargo.0.1',
      'outer-rim.frequently-asked-questions-ai-players.1.a',
      'outer-rim.frequently-asked-questions-ai-players.1.b',
    ],
  },
} as const;

const jobChart = chart({
  id: 'ai-job',
  description: 'An AI player completes one job that is for the planet where it is: its reward, and nothing else of it.',
  initial: 'looking',
  output: 'what-came-of-the-job',
  meta: {
    rules: ['outer-rim.single-player-rules-jobs-and-cargo.0.1', 'outer-rim.single-player-rules-jobs-and-cargo.0.2'],
    keeps: [YOUR_TURN],
    refuses: { '*': BY_AI_CARD },
  },
  states: {
    looking: {
      always: [{ guard: when('a-job-is-for-this-space'), target: 'completing' }, { target: 'perhaps' }],
    },
    completing: {
      meta: { ...AWAITS, implies: 'ai.resolve' },
      on: { 'ai.resolve': completion, 'encounter.ability': completion },
    },
    // Nobody knows whether a job is for this space: the log completes one, or goes on.
    perhaps: {
      meta: { ...AWAITS, implies: 'lapse' },
      on: { 'ai.resolve': completion, 'encounter.ability': completion, lapse: { target: 'done' } },
    },
    settling: { invoke: { src: 'obligations', onDone: { target: 'completed' } } },
    // What belongs to a job that people try would come now.
    completed: {
      meta: { ...AWAITS, implies: 'lapse', rules: ['outer-rim.single-player-rules-jobs-and-cargo.0.2'] },
      on: { lapse: { target: 'done' } },
    },
    done: { type: 'final' },
  },
});

/** What people do for a job, by its card: an AI player does none of it (0.2). */
const OF_A_JOB = /^(test|card|deliver\.databank|contact|combat)(\.|$)/;

/** Whether a section of which one instruction is carried out has one that turns up a contact, too. */
const namesContacts = ({ card, section, pick }: Completing): boolean =>
  pick === 'first' && instructionsIn(card, section).some((line) => line.do === 'reveal-contact');

function refusedToJobs(facts: Facts, move: Move, own: Completing): Refusal | null {
  // A contact that the card speaks of further down is none of the job's, nor is another line of it.
  const { instruction = 'complete-job' } = move as Move & { readonly instruction?: string };
  const isOfTheCard = move.type.startsWith('contact.') ? namesContacts(own) : instruction !== 'complete-job';
  if (own.completed === true && isOfTheCard && (move.seat === undefined || move.seat === own.seat))
    return { rule: FIRST, facts: { card: own.card, section: own.section, resolved: 'complete-job' } };
  // A contact that turns up before the job is completed is none of it either: the job is due.
  if (own.completed !== true && own.pick === 'first' && move.type === 'contact.reveal' && move.seat === undefined)
    return { rule: FIRST, facts: { card: own.card, section: own.section, due: 'complete-job' } };
  if (OF_A_JOB.test(move.type) && (move.seat === undefined || move.seat === own.seat))
    return {
      rule: 'outer-rim.single-player-rules-jobs-and-cargo.0.2',
      facts: { move: move.type, completed: own.completed === true },
    };
  if (
    own.completed === true &&
    (move.type === 'ai.resolve' || move.type === 'encounter.ability') &&
    move.seat === own.seat
  )
    return {
      rule: 'outer-rim.frequently-asked-questions-ai-players.1.a',
      facts: { job: toldIn(move as Completion), completedBefore: 1 },
    };
  return own.completed === true ? null : dueInstead(facts, move, own);
}

const discardingChart = chart({
  id: 'ai-discarding',
  description: 'An AI player discards the top card of the cargo deck and gains credits: it has bought nothing.',
  initial: 'due',
  meta: { rules: [NO_PURCHASE], keeps: { 'market.discard': [YOUR_TURN] }, refuses: { '*': BY_AI_CARD } },
  states: {
    due: {
      meta: { ...AWAITS, implies: 'market.discard' },
      on: {
        'market.discard': {
          guard: rules(NO_PURCHASE),
          actions: ['discard-cargo-for-credits'],
          target: 'revealing',
          meta: { rules: [NO_PURCHASE] },
        },
      },
    },
    revealing: { invoke: { src: 'obligations', onDone: { target: 'revealed' } } },
    // The icons of the next card would work now, had it been a purchase.
    revealed: {
      meta: { ...AWAITS, implies: 'lapse', rules: [NO_PURCHASE] },
      on: { lapse: { target: 'done' } },
    },
    done: { type: 'final' },
  },
});

/** No icon of the card that comes next works: nothing was bought. */
function refusedToDiscards(facts: Facts, move: Move, own: Discarding): Refusal | null {
  if (move.type === 'patrol.move' || move.type === 'contact.reveal')
    return { rule: NO_PURCHASE, facts: { move: move.type, cameUpAfter: 'a discard', card: faceupOf(facts, 'cargo') } };
  return dueInstead(facts, move, own);
}

function discardForCredits(draft: Draft<Discarding>): void {
  const { facts, own } = draft;
  const { seat, instruction } = own;
  const card = faceupOf(facts, 'cargo');
  facts.market.cargo.faceup = null;
  if (card !== null) putUnder(draft, card, 'cargo');
  for (const part of ['faceup', 'under']) draft.note(NO_PURCHASE, 'market', 'cargo', part);
  gainCredits(draft, seat, instruction.credits, BY_AI_CARD);
  owe(draft, { do: 'reveal', deck: 'cargo', icons: false, buyer: null });
}

export const aiJobsAndCargo: Slice<Facts> = {
  charts: [deliveringChart, jobChart, discardingChart],
  own: { 'ai-delivering': instructionShown, 'ai-job': instructionShown, 'ai-discarding': instructionShown },
  refusals: { 'ai-delivering': refusedToDeliveries, 'ai-job': refusedToJobs, 'ai-discarding': refusedToDiscards },
  outputs: {
    'what-came-of-the-delivery': (_facts, { delivered }: Delivering): Outcome | null =>
      delivered === undefined ? 'passed' : null,
    'what-came-of-the-job': (_facts, { completed }: Completing): Outcome | null =>
      completed === true ? null : 'passed',
  },
  constraints: {
    'outer-rim.single-player-rules-jobs-and-cargo.0.2': (_facts, { effects = [] }: Completion) =>
      effects.length === 0 || fails({ effects: [...effects] }),
    'outer-rim.single-player-rules-jobs-and-cargo.0.3': isForThisSpace,
    'outer-rim.single-player-rules-jobs-and-cargo.0.4': deliversAll,
  },
  effects: {
    'deliver-for-the-ai-player': deliver,
    'complete-a-job-for-the-ai-player': complete,
    'discard-cargo-for-credits': discardForCredits,
  },
  cases: {
    'it-completes-a-job': (_facts, _own, { instruction = 'complete-job' }: Completion) =>
      instruction === 'complete-job',
    'cargo-is-left-for-this-space': (facts, { seat }: Delivering) => cardsFor(facts, seat, 'cargo').sure.length > 0,
    'nobody-knows-whether-cargo-is-for-this-space': (facts, { seat }: Delivering) =>
      cardsFor(facts, seat, 'cargo').perhaps.length > 0,
    'a-job-is-for-this-space': (facts, { seat }: Completing) => cardsFor(facts, seat, 'job').sure.length > 0,
  },
  misjudged: { 'ai-delivering': deliveredOtherwise },
  // Which of several jobs it was, later entries and claims may show; of several cargo cards one after the other is delivered.
  unspoken: { 'ai-job': { completing: 'any' }, 'ai-delivering': { delivering: 'any' } },
  forced: {
    'ai-delivering': {
      'deliver.cargo': (facts, { seat }: Delivering): Option[] => {
        const { sure, perhaps } = cardsFor(facts, seat, 'cargo');
        return [...sure, ...perhaps].map((card): Option => ({ move: { type: 'deliver.cargo', seat, card } as Move }));
      },
      'deliver.end': (facts, { seat }: Delivering): Option[] =>
        cardsFor(facts, seat, 'cargo').sure.length > 0 ? [] : [{ move: { type: 'deliver.end', seat } }],
    },
    'ai-job': {
      'ai.resolve': (facts, { seat }: Completing): Option[] => {
        const { sure, perhaps } = cardsFor(facts, seat, 'job');
        const jobs = [...sure, ...perhaps];
        const open = (): Form => ({ open: {}, optional: jobs.length === 1 ? ['/card'] : [] });
        return jobs.map(
          (card): Option => ({ move: { type: 'ai.resolve', seat, instruction: 'complete-job', card } as Move, open }),
        );
      },
      'encounter.ability': () => [],
    },
    'ai-discarding': {
      'market.discard': (_facts, { seat }: Discarding): Option[] => [
        { move: { type: 'market.discard', seat, deck: 'cargo' } as Move },
      ],
    },
  },
};
