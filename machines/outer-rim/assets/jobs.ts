/**
 * @module
 * Jobs (LRR page 13): an "Encounter" ability at the destination, whose databank card is resolved step by step. When it says so
 * the job is completed, and its reward gained, or it fails; it fails too when the current player is defeated meanwhile.
 */
import { completedInDefeat } from '../../../cards/outer-rim/index.ts';
import { listsIn } from '../../../schemas/outer-rim/cards.ts';
import { chart, type RuleId, when } from '../../chart.ts';
import { type Finding, fails, type Misjudged, type Move, type Slice, unknown } from '../../ruleset.ts';
import { type AbilityMove, abilityOf, somebodyIsHere } from '../abilities/abilities.ts';
import { decides, isOfAJob } from '../abilities/word-usage.ts';
import { mayCompleteGoal } from '../player/goal-cards.ts';
import { gainPayBesides, gainReward, mayBringFame } from '../player/rewards.ts';
import type { Deeds } from '../table/deeds.ts';
import { ANYTHING, doubt, maySway, unlessInDoubt } from '../table/doubts.ts';
import {
  assetTypeOf,
  cardOf,
  type Draft,
  type Facts,
  heldBy,
  isSeat,
  isUntoldCoreWorld,
  owe,
  seatOf,
} from '../table/facts.ts';
import type { CardDecision, CardEffect, Obligation } from '../table/types.ts';
import { isAt } from './destinations.ts';
import { discardAsset } from './slots.ts';

/** A job that somebody tries to complete. */
type Job = Omit<Extract<Obligation, { do: 'job' }>, 'do'>;

/** Whether a program says what comes of a job, or goes on with a card that may say it. */
function speaksOfAJob(program: readonly CardEffect[]): boolean {
  return program.some((effect) => ENDS.has(effect.do) || listsIn(effect).some(([, inner]) => speaksOfAJob(inner)));
}

const ENDS: ReadonlySet<CardEffect['do']> = new Set<CardEffect['do']>([
  'complete-job',
  'fail-job',
  'resolve-card',
  'untold',
]);

/**
 * The job that a move tries to complete, with what its card tells; null: it uses no job, or an ability of one that is known to
 * say nothing of completing it.
 */
function triedBy(facts: Facts, move: AbilityMove) {
  const { seat, source } = move;
  const held = isSeat(facts, seat) ? heldBy(facts, seat, source) : undefined;
  if (seat === undefined || held === undefined || assetTypeOf(facts, held) !== 'job') return null;
  const ability = abilityOf(facts, seat, move);
  const known = ability === null || ability === 'unknown-text' ? undefined : ability.effects;
  return known === undefined || speaksOfAJob(known) ? cardOf(facts, source) : null;
}

/** A job is tried on the planet that is its destination (jobs.4). */
function isAtTheDestination(facts: Facts, move: AbilityMove): Finding {
  const job = triedBy(facts, move);
  // Where nobody knows the text of the job, that is the doubt.
  if (job?.abilities === undefined) return true;
  const { destination } = job;
  const { core, space: onTheMap } = seatOf(facts, move.seat ?? facts.turn.seat);
  const space = core ?? onTheMap;
  if (destination == null) return unknown(`the destination of ${move.source} is not known`);
  // A job that names no place is tried anywhere; whom it needs there, its ability says.
  if (destination === 'none') return true;
  if (space === null) return unknown(`the log does not say where ${move.seat} is`);
  // Of a Core World everybody knows which space it is, whether the map has it or not.
  const isThere = isUntoldCoreWorld(facts, destination) ? space === destination : isAt(facts, space, destination);
  if (isThere === null) return unknown(`the log does not say whether ${move.seat} is at ${destination}`);
  return isThere || fails({ job: move.source, destination, space });
}

/** Whether a job that is being resolved has failed: a card says so, or the current player is defeated (defeated.4.a). */
function hasFailed({ turn, seats }: Facts): boolean {
  const { job, seat } = turn;
  return job?.came === 'failed' || (job?.came !== 'completed-for-good' && seats[seat]?.defeated === true);
}

/** Whether a job is completed by this although its owner is defeated: its card says so (frequently-asked-questions-asset-abilities.2.b). */
export function completesForGood({ turn }: Facts, effect: CardEffect): boolean {
  if (effect.do !== 'complete-job') return false;
  return effect.evenIfDefeated === true || (turn.job !== undefined && completedInDefeat.has(turn.job.card));
}

const FAILED_BY_DEFEAT: readonly RuleId[] = ['outer-rim.defeated.4.a', 'outer-rim.defeated.4.b'];

/**
 * What a table has a job come to that forgets that it fails by the defeat of its owner: none where no job is being resolved, or
 * nobody is defeated in it. `outcome`: how the dice on the table come out.
 */
export function* completedAllTheSame(
  facts: Facts,
  outcome: Pick<Misjudged<Facts>, 'state' | 'owes' | 'change'>,
): Iterable<Misjudged<Facts>> {
  const { job, seat } = facts.turn;
  if (job === undefined) return;
  const missed = {
    ...outcome,
    rule: 'outer-rim.defeated.4.a',
    against: FAILED_BY_DEFEAT,
    rather: [...FAILED_BY_DEFEAT, 'outer-rim.defeated.1.1'],
    says: 'the job had been completed although its owner was defeated',
  } as const;
  yield {
    ...missed,
    change: (changed, own) => {
      outcome.change?.(changed, own);
      if (changed.turn.job !== undefined) changed.turn.job.came = 'completed-for-good';
    },
  };
  // Nothing that its card still asks for was done: what is left is broken off, and the reward was taken all the same.
  const reward = rewardOf(facts, job.card).map(
    (effect) => ({ do: 'card-effect', seat, effect, beside: true }) as const,
  );
  yield { ...missed, owes: [...(outcome.owes ?? []), ...reward] };
}

/** What completing a job brings, as far as it is known. */
function rewardOf(facts: Facts, card: string): CardEffect[] {
  const { credits, fame, reputation = [] } = cardOf(facts, card)?.reward ?? {};
  return [
    ...(credits == null ? [] : [{ do: 'gain-credits', amount: credits } as const]),
    ...(fame == null ? [] : [{ do: 'gain-fame', amount: fame } as const]),
    ...reputation.map((faction) => ({ do: 'gain-reputation', faction }) as const),
    { do: 'discard-asset', card },
  ];
}

/** Whether what a job still says is not carried out any more (jobs.7). */
export function isBrokenOff(facts: Facts): boolean {
  return facts.turn.job !== undefined && hasFailed(facts);
}

/** The databank card goes back; whether its owner is defeated, and the job with it, cards of unknown text may decide. */
function putBack({ facts }: Draft): void {
  const { seat, job } = facts.turn;
  if (job !== undefined && seatOf(facts, seat).defeated === null)
    doubt(facts, seat, `cards of unknown text decide whether ${job.card} has failed`, ANYTHING);
  delete facts.turn.job;
}

export const jobs: Slice<Facts> = {
  charts: [
    chart({
      id: 'jobs',
      description: 'A job is tried: its databank card step by step, then the reward, or the job stays with its owner.',
      initial: 'beginning',
      meta: { refuses: { '*': 'outer-rim.jobs.5' } },
      states: {
        beginning: { always: [{ actions: ['take-out-the-databank-card'], target: 'resolving' }] },
        resolving: { invoke: { src: 'obligations', onDone: { target: 'judging' } } },
        judging: {
          always: [
            {
              guard: when('the-job-has-failed'),
              actions: ['keep-the-failed-job', 'put-the-databank-card-back'],
              target: 'done',
              meta: {
                rules: ['outer-rim.jobs.7', 'outer-rim.defeated.4.a', 'outer-rim.defeated.4.b'],
              },
            },
            {
              guard: when('the-job-is-completed'),
              actions: ['complete-the-job', 'put-the-databank-card-back'],
              target: 'rewarding',
              meta: { rules: ['outer-rim.jobs.6.a', 'outer-rim.jobs.6.b'] },
            },
            { actions: ['put-the-databank-card-back'], target: 'done' },
          ],
        },
        rewarding: { invoke: { src: 'obligations', onDone: { target: 'done' } } },
        done: { type: 'final' },
      },
    }),
  ],
  constraints: {
    'outer-rim.jobs.4': unlessInDoubt(['space'], isAtTheDestination),
    'outer-rim.jobs.4.1': somebodyIsHere(true),
    // Whoever takes part in a job, the current player decides.
    'outer-rim.jobs.5.3': (facts, move: Move, own: CardDecision) =>
      isOfAJob(facts, own) ? decides(facts, move, own) : true,
  },
  effects: {
    'take-out-the-databank-card': (draft: Draft<Job>) => {
      const { card, effects, seat } = draft.own;
      draft.facts.turn.job = { card };
      for (const effect of effects) owe(draft, { do: 'card-effect', seat, effect });
    },
    'keep-the-failed-job': (draft: Draft<Job>) => {
      const { seat } = draft.own;
      const isDefeated = draft.facts.turn.job?.came !== 'failed';
      for (const fact of ['fame', 'reputation'])
        draft.note(isDefeated ? 'outer-rim.defeated.4.a' : 'outer-rim.jobs.7', 'seats', seat, fact);
      // What a defeat costs, and leaves, the rules of defeats say.
      if (!isDefeated) draft.note('outer-rim.jobs.7', 'seats', seat, 'credits');
      draft.note(isDefeated ? 'outer-rim.defeated.4.b' : 'outer-rim.jobs.7', 'seats', seat, 'assets');
    },
    'complete-the-job': (draft: Draft<Job>) => {
      const { seat, card } = draft.own;
      const reward = cardOf(draft.facts, card)?.reward;
      gainReward(draft, seat, reward, 'outer-rim.jobs.6.a');
      gainPayBesides(draft, seat, 'job', reward, 'outer-rim.jobs.6.a');
      mayBringFame(draft, seat, 'job', card, reward);
      maySway(draft, seat, 'job', 'credits', 'fame');
      mayCompleteGoal(draft.facts, seat, 'job');
      if (heldBy(draft.facts, seat, card) !== undefined) discardAsset(draft, seat, card, 'spent');
      draft.note('outer-rim.jobs.6.b', 'seats', seat, 'assets');
      // That its owner is defeated in it would have made it fail, if its card did not say so.
      if (seatOf(draft.facts, seat).defeated === true)
        for (const fact of ['credits', 'fame', 'assets'])
          draft.note('outer-rim.frequently-asked-questions-asset-abilities.2.a', 'seats', seat, fact);
    },
    'put-the-databank-card-back': putBack,
  },
  cases: {
    'the-job-has-failed': hasFailed,
    'the-job-is-completed': ({ turn: { job } }) => job?.came !== undefined && job.came !== 'failed',
  },
};

/** What cards make happen under these rules. */
export const deeds = {
  'complete-job': ({ facts }, _seat, effect) => {
    const { job } = facts.turn;
    if (job !== undefined && job.came === undefined)
      job.came = completesForGood(facts, effect) ? 'completed-for-good' : 'completed';
  },
  'fail-job': ({ facts: { turn } }) => {
    if (turn.job !== undefined) turn.job.came = 'failed';
  },
} satisfies Deeds;
