/**
 * @module
 * Defeated (LRR page 9): what it costs a player, what it keeps others from doing to them, and how they stand up again.
 */
import { Defeat as DefeatSchema } from '../../../schemas/outer-rim/position.ts';
import { chart, type RuleId, when } from '../../chart.ts';
import {
  type Claimed,
  type Claims,
  type Finding,
  fails,
  type Misjudged,
  type Move,
  must,
  type Settled,
  type Slice,
  unknown,
  type WrongFact,
} from '../../ruleset.ts';
import { type EffectMove, effectsOf } from '../abilities/abilities.ts';
import type { Hunted } from '../bounties/resolving-bounties.ts';
import { huntedPlayer, type PlayerEncounter } from '../bounties/resolving-player-bounties.ts';
import { discardSecrets } from '../encounters/secrets.ts';
import { payCredits } from '../player/credits.ts';
import { BY_CARD, type Deeds } from '../table/deeds.ts';
import { type Draft, type Facts, isSeat, seatOf, valueInPlay } from '../table/facts.ts';
import type { Combat, Position } from '../table/types.ts';
import { mayHaveEnded } from '../table/untold-texts.ts';
import { DEFEAT_COSTS, limitOf, mayCostCrew, recoverDamage } from './damage.ts';

/** True when the damage is certainly below the health or hull; cards of unknown text can only raise these values. */
function isFit(facts: Facts, seat: string, on: 'character' | 'ship'): boolean {
  const damage = seatOf(facts, seat).damage[on];
  const { value } = valueInPlay(facts, seat, on === 'character' ? 'health' : 'hull');
  return damage === 0 || (value !== null && damage < value);
}

/** After a recovery: a defeated player with less damage than both limits is defeated no longer (defeated.3). */
export function standUpIfFit(draft: Draft, seat: string): void {
  const own = seatOf(draft.facts, seat);
  if (own.defeated === false || !isFit(draft.facts, seat, 'character') || !isFit(draft.facts, seat, 'ship')) return;
  own.defeated = false;
  draft.note('outer-rim.defeated.3', 'seats', seat, 'defeated');
}

/** Whom a move encounters to fight them: the target of a bounty, or the one that it names (as AI players do without a bounty). */
function encounteredBy(facts: Facts, move: EffectMove): string | undefined {
  if (move.type !== 'encounter.player') return undefined;
  const { bounty } = move as Partial<PlayerEncounter>;
  return bounty === undefined ? move.player : huntedPlayer(facts, move as unknown as PlayerEncounter);
}

/** The seats that a move attacks: by its effects, or in an encounter. */
function attackedBy(facts: Facts, move: EffectMove): string[] {
  const encountered = encounteredBy(facts, move);
  const attacked: string[] = isSeat(facts, encountered) ? [encountered] : [];
  for (const effect of effectsOf(facts, move))
    if (effect.do === 'fight' && isSeat(facts, effect.player)) attacked.push(effect.player);
  return attacked;
}

/** The player against whom dice are rolled. */
function foughtIn({ defender }: Combat): string[] {
  return 'player' in defender ? [defender.player] : [];
}

/** The seats that a move picks where a card says "choose a player", without those that it attacks. */
function chosenBy(facts: Facts, move: EffectMove): string[] {
  const chosen = move.player === undefined ? [] : [move.player];
  for (const effect of effectsOf(facts, move)) if (effect.do === 'choose-player') chosen.push(effect.player);
  if (chosen.length === 0) return chosen;
  const attacked = attackedBy(facts, move);
  return chosen.filter((seat) => isSeat(facts, seat) && !attacked.includes(seat));
}

function noneIsDefeated(facts: Facts, seats: readonly string[], verb: 'attacked' | 'chosen'): Finding {
  const down = seats.find((seat) => seatOf(facts, seat).defeated === true);
  if (down !== undefined) return fails({ [verb]: down, defeated: true });
  const unsure = seats.find((seat) => seatOf(facts, seat).defeated === null);
  return unsure === undefined ? true : unknown(`cards of unknown text decide whether ${unsure} is defeated`);
}

/** A defeat being carried out: of whom, and whether they have won the combat that brought it. */
type Defeat = NonNullable<Position['defeat']>;

/**
 * A claim of the credits that were left if a defeated winner had lost first and been paid afterwards: it is the order that the
 * table has missed (defeated.7.b). Any other forgets the loss, or the reward.
 */
function paidAfterTheLoss(
  _facts: Facts,
  { path, claimed }: Claimed,
  _move: Move,
  settled: readonly Settled[],
  before: Facts,
): RuleId | null {
  const [root, seat, fact] = path.map(String);
  if (root !== 'seats' || fact !== 'credits' || !isSeat(before, seat)) return null;
  const { credits } = seatOf(before, seat);
  const ofTheSeat = settled.filter((note) => note.path[1] === seat);
  if (credits === null || !ofTheSeat.some(({ rule }) => rule === 'outer-rim.defeated.7.a')) return null;
  const sums = ofTheSeat.filter((note) => note.path[2] === 'credits');
  // The loss is noted as such, and as that of a defeat; what comes before is what the combat has brought.
  const loss = sums.findIndex(({ rule }) => rule === 'outer-rim.defeated.1.1');
  const won = Number(sums[loss - 2]?.value ?? credits) - credits;
  return claimed === Math.max(0, credits - DEFEAT_COSTS) + won ? 'outer-rim.defeated.7.b' : null;
}

/** A claim of the credits that a player who lies defeated would have without the loss: nothing has been paid for the defeat. */
function paidNothing({ path, claimed, found, settled }: Claimed, before: Facts): RuleId | null {
  const [root, seat, fact] = path.map(String);
  if (root !== 'seats' || fact !== 'credits' || !isSeat(before, seat) || settled()) return null;
  const more = Number(claimed) - Number(found);
  const isLoss = more === DEFEAT_COSTS || (found === 0 && more > 0 && more < DEFEAT_COSTS);
  return isLoss && seatOf(before, seat).defeated === true ? 'outer-rim.defeated.1.1' : null;
}

/** Of wrongly claimed credits, what a table has missed of a defeat. */
export const missedOfTheDefeat: NonNullable<Claims<Facts>['cites']> = (facts, claim, move, settled, before) => {
  return paidNothing(claim, before) ?? paidAfterTheLoss(facts, claim, move, settled, before);
};

/** What may be hurt. */
const KINDS = ['character', 'ship'] as const;
/** By so much damage a table may have miscounted. */
const MISCOUNTED = [1, 2, 3, 4, 5, 6];

/** Whether what a log claims wrongly has a player defeated who is not, or standing who is defeated; null: it does not say. */
function isHeldDefeated(facts: Facts, { path, claimed, found }: WrongFact): boolean | null {
  const [, seat, fact, on] = path.map(String);
  if (fact === 'defeated') return typeof claimed === 'boolean' ? claimed : null;
  if (fact !== 'damage' || seat === undefined || (on !== 'character' && on !== 'ship')) return null;
  const limit = limitOf(facts, seat, on);
  if (limit === null || typeof claimed !== 'number' || typeof found !== 'number') return null;
  return claimed >= limit === found >= limit ? null : claimed >= limit;
}

/**
 * A table that has counted damage otherwise has overlooked a defeat with all that it costs, or has seen one that was none (damage.2,
 * damage.3). Damage that it does not tell is as the rules have it.
 */
function* miscounted(
  facts: Facts,
  _own: unknown,
  state: string,
  wrong: readonly WrongFact[],
): Iterable<Misjudged<Facts>> {
  for (const one of wrong) {
    const [root, seat] = one.path.map(String);
    const isDown = root === 'seats' && isSeat(facts, seat) ? isHeldDefeated(facts, one) : null;
    if (seat === undefined || isDown === null) continue;
    const told = KINDS.filter((on) => one.path[3] === on);
    for (const on of told.length > 0 ? told : KINDS)
      for (const by of MISCOUNTED)
        yield {
          rule: null,
          of: [`seats.${seat}.damage.character`, `seats.${seat}.damage.ship`, `seats.${seat}.defeated`],
          state,
          says: isDown ? `${seat} had been defeated` : `${seat} had not been defeated`,
          change: (at) => {
            seatOf(at, seat).damage[on] += isDown ? by : -by;
          },
          settles: (at, ruled) => {
            const [own, by] = [seatOf(at, seat), seatOf(ruled, seat)];
            const isTold = wrong.some(({ path }) => path[1] === seat && path[2] === 'damage');
            if (!isTold && own.defeated !== by.defeated) own.damage[on] = by.damage[on];
          },
        };
  }
}

export const defeated: Slice<Facts> = {
  misjudged: { '*': miscounted },
  own: { defeated: { schema: DefeatSchema, shownAs: 'defeat' } },
  charts: [
    chart({
      id: 'defeated',
      description: 'A player becomes defeated: credits, secrets, standee, and in their own turn the end of it.',
      initial: 'falling',
      meta: { rules: ['outer-rim.defeated.1'], refuses: { '*': 'outer-rim.defeated.1' } },
      states: {
        // Several reasons at the same time defeat a player once.
        falling: { always: [{ guard: when('the-player-is-defeated-already'), target: 'done' }, { target: 'credits' }] },
        credits: {
          always: [
            { actions: ['lose-credits-in-defeat'], target: 'secrets', meta: { rules: ['outer-rim.defeated.1.1'] } },
          ],
        },
        secrets: {
          always: [{ actions: ['discard-secrets'], target: 'standee', meta: { rules: ['outer-rim.defeated.1.2'] } }],
        },
        standee: {
          always: [{ actions: ['lay-standee-down'], target: 'turn', meta: { rules: ['outer-rim.defeated.1.3'] } }],
        },
        turn: {
          always: [
            {
              guard: when('the-defeated-player-has-the-turn'),
              actions: ['end-turn-after-this'],
              target: 'done',
              meta: { rules: ['outer-rim.defeated.1.4'] },
            },
            // Outside the own turn nobody's turn ends (notes, ruling 17).
            { actions: ['leave-the-turn-alone'], target: 'done' },
          ],
        },
        done: { type: 'final' },
      },
    }),
  ],
  constraints: {
    // Whoever is defeated in their turn begins nothing more in it; where nobody can say, the log may go on either way. A defeat from
    // before, from which the planning step should have been spent recovering (planning-step.3.1), ends no turn.
    'outer-rim.defeated.1.4': (facts, move: Move) => {
      const { seat, unrecovered } = facts.turn;
      if (unrecovered === true) return true;
      const { defeated: down } = seatOf(facts, seat);
      if (down === null) return unknown(`cards of unknown text decide whether ${seat} is defeated`);
      // Then it is not a defeat that has ended it (player-turn.2).
      if (!down && move.type === 'turn.end' && mayHaveEnded(facts) !== null) return true;
      return must(down === (move.type === 'turn.end'), () => ({ seat, defeated: down }));
    },
    'outer-rim.defeated.5': (facts, move: EffectMove, own) =>
      noneIsDefeated(
        facts,
        move.type === 'combat.roll' ? foughtIn(own as Combat) : attackedBy(facts, move),
        'attacked',
      ),
    // The crew of a defeated player may be fought, but not protected (5.1.a).
    'outer-rim.defeated.5.1.b': (facts, _move, { owner, crew }: Hunted) => {
      const { defeated: down } = seatOf(facts, owner);
      if (down === null) return unknown(`cards of unknown text decide whether ${owner} is defeated`);
      return down ? fails({ crew, crewOf: owner, defeated: true }) : true;
    },
    // Not in the printed reference.
    'outer-rim.defeated.6': (facts, move: EffectMove) =>
      facts.board.printed || noneIsDefeated(facts, chosenBy(facts, move), 'chosen'),
  },
  effects: {
    'lose-credits-in-defeat': (draft: Draft<Defeat>) => {
      const { seat, won = false } = draft.own;
      // The list of consequences is complete: assets, above all, are not lost.
      draft.note('outer-rim.defeated.1', 'seats', seat, 'assets');
      payCredits(draft, seat, DEFEAT_COSTS, 'outer-rim.defeated.1.1');
      mayCostCrew(draft.facts, seat);
      if (!won) return;
      draft.note('outer-rim.defeated.7.a', 'seats', seat, 'fame');
    },
    'discard-secrets': (draft: Draft<Defeat>) => {
      const { seat } = draft.own;
      discardSecrets(draft, seat);
      draft.note('outer-rim.defeated.1.2', 'seats', seat, 'secrets');
    },
    'lay-standee-down': (draft: Draft<Defeat>) => {
      const { seat } = draft.own;
      seatOf(draft.facts, seat).defeated = true;
      draft.note('outer-rim.defeated.1.3', 'seats', seat, 'defeated');
    },
    'end-turn-after-this': (draft) => {
      const { turn } = draft.facts;
      if (turn.ends === 'no') turn.ends = 'after-this';
      draft.note('outer-rim.defeated.1.4', 'turn', 'ends');
    },
    'leave-the-turn-alone': (draft) => {
      draft.note('outer-rim.defeated.1.4', 'turn', 'ends');
    },
  },
  cases: {
    'the-player-is-defeated-already': (facts, { seat }: Defeat) => seatOf(facts, seat).defeated === true,
    'the-defeated-player-has-the-turn': (facts, { seat }: Defeat) => seat === facts.turn.seat,
  },
};

/** What cards make happen under these rules. */
export const deeds = {
  recover: (draft, seat, { on, amount }) => {
    recoverDamage(draft, seat, on, amount, BY_CARD);
    standUpIfFit(draft, seat);
  },
} satisfies Deeds;
