/**
 * @module
 * Resolving Player Bounties (LRR page 5): the character that a bounty names is fought as the encounter, in the same space.
 * What winning brings is in player-bounty-rewards.ts.
 */
import type { z } from 'zod';
import { contactIds } from '../../../cards/outer-rim/index.ts';
import { decision } from '../../../schemas/outer-rim/move.ts';
import { BountyId, Seat } from '../../../schemas/outer-rim/words.ts';
import { chart, rules } from '../../chart.ts';
import { type Finding, fails, type Option, type Slice, unknown, voids } from '../../ruleset.ts';
import { unlessBent } from '../abilities/golden-rules.ts';
import { type Fight, fightBetweenPlayers } from '../combat/combat.ts';
import { doubtAbout } from '../table/doubts.ts';
import { type Draft, type Facts, isSeat, seatOf } from '../table/facts.ts';
import type { BeatenPlayer } from '../table/types.ts';
import { bountiesMeant, bountyOptions, holdsBounty, type Named, ofABounty, targetOf, withOptional } from './targets.ts';

const moves = [
  decision(
    'encounter.player',
    {
      bounty: BountyId.optional().describe('the bounty that names the character; left out: the only one that fits'),
      player: Seat.optional().describe('the player whose character it is'),
    },
    'The encounter is with the player in the own space whose character a bounty names: the two fight.',
  ),
] as const;
type Unnamed = z.infer<(typeof moves)[0]>;
export type PlayerEncounter = Named<Unnamed>;

const MEANS = 'outer-rim.resolving-player-bounties.0.1';

/** The player whom a bounty means; undefined: nobody can say. */
export function huntedPlayer(facts: Facts, { bounty, player }: Unnamed): string | undefined {
  if (player !== undefined) return player;
  const target = bounty === undefined ? null : targetOf(facts, bounty);
  return target === null ? undefined : facts.order.find((seat) => seatOf(facts, seat).character === target);
}

/** The bounty is held, and names the character of that player. */
function namesTheCharacter(facts: Facts, move: PlayerEncounter): Finding {
  const held = holdsBounty(facts, move);
  if (held !== true && held.holds === false) return held;
  const { bounty } = move;
  if (!facts.board.expansion) return voids({ bounty, unfinishedBusiness: false });
  const target = targetOf(facts, bounty);
  if (target === null) return unknown(`the log does not say whose bounty ${bounty} is`);
  const player = huntedPlayer(facts, move);
  if (player === undefined || !isSeat(facts, player)) {
    const untold = facts.order.find((other) => mayBeMet(facts, move, other) && mayPlay(facts, other, target));
    return untold === undefined ? voids({ bounty, target, characterOf: null }) : unknown(untoldCharacter(untold));
  }
  const { character } = seatOf(facts, player);
  if (character === null && mayPlay(facts, player, target)) return unknown(untoldCharacter(player));
  return character === target ? held : fails({ bounty, target, player, character });
}

const untoldCharacter = (seat: string): string => `the log does not say which character ${seat} plays`;

/** The two are in the same space. */
function areTogether(facts: Facts, move: Unnamed): Finding {
  const { seat } = move;
  const player = huntedPlayer(facts, move);
  if (player === undefined || !isSeat(facts, player) || player === seat) return true;
  const [here, there] = [seatOf(facts, seat).space, seatOf(facts, player).space];
  if (here === null || there === null)
    return unknown(`the log does not say whether ${seat} and ${player} are in the same space`);
  if (here === there) return true;
  const doubt = doubtAbout(facts, seat, 'space') ?? doubtAbout(facts, player, 'space');
  return doubt === null ? fails({ seat, space: here, player, theirSpace: there }) : unknown(doubt);
}

const isElsewhere = unlessBent('encounter-range', areTogether);

/** Whether somebody else may be encountered here, whoever they play. */
function mayBeMet(facts: Facts, move: Unnamed, player: string): boolean {
  if (player === move.seat) return false;
  const finding = isElsewhere(facts, { ...move, player }, undefined);
  return finding === true || finding.holds === 'unknown';
}

/** Whether nobody knows whom a player plays, and it may be the target of a bounty: not a contact that is no character. */
function mayPlay({ board, seats }: Facts, player: string, target: string): boolean {
  const isContactOnly = !board.characters.has(target) && contactIds.has(target);
  return seats[player]?.character === null && !isContactOnly;
}

/** The player holds the bounty, which names the other one, in whose space they are (0.1). */
function isTheirTarget(facts: Facts, move: PlayerEncounter): Finding {
  const named = namesTheCharacter(facts, move);
  if (named !== true && named.holds === false) return named;
  const there = isElsewhere(facts, move, undefined);
  return there === true ? named : there;
}

/** The combat with the player whose character the bounty names: winning it completes the bounty, losing it leaves it (2, 3). */
function playerFight(facts: Facts, own: BeatenPlayer): Fight {
  const { seat, player } = own;
  return fightBetweenPlayers(
    facts,
    seat,
    player,
    { attacker: [{ ...own, do: 'player-bounty-won' }], defender: [{ do: 'bounty-missed', seat, player }] },
    'outer-rim.resolving-player-bounties.1',
  );
}

export const resolvingPlayerBounties: Slice<Facts> = {
  moves,
  says: {
    'encounter.player': ({ bounty = 'a bounty', player = 'the player' }: PlayerEncounter) =>
      `fights ${player} for ${bounty}`,
  },
  charts: [
    chart({
      id: 'resolving-player-bounties',
      description: 'The player whose character a bounty names is fought.',
      initial: 'choosing',
      meta: { rules: [MEANS], refuses: { '*': MEANS } },
      states: {
        choosing: {
          meta: { awaits: 'current-player' },
          on: {
            'encounter.player': {
              guard: rules('outer-rim.resolving-player-bounties.5', MEANS, 'outer-rim.defeated.5'),
              actions: ['hunt-the-player'],
              target: 'fighting',
            },
          },
        },
        fighting: {
          meta: { rules: ['outer-rim.resolving-player-bounties.2', 'outer-rim.resolving-player-bounties.3'] },
          invoke: { src: 'combat', input: 'the-player-fought', onDone: { target: 'done' } },
        },
        done: { type: 'final' },
      },
    }),
  ],
  leftOut: {
    'encounter.player': (facts, move) => {
      const { seat, player } = move as Unnamed;
      const fits = (target: string): boolean =>
        facts.order.some((one) => (player ?? one) === one && seatOf(facts, one).character === target);
      return { bounty: bountiesMeant(facts, seat, fits), player: [] };
    },
  },
  inputs: { 'the-player-fought': (facts, own) => playerFight(facts, own as BeatenPlayer) },
  constraints: {
    [MEANS]: ofABounty(isTheirTarget),
    'outer-rim.resolving-player-bounties.5': ofABounty(
      (facts, move: PlayerEncounter) => {
        const { seat, bounty } = move;
        const { character } = seatOf(facts, seat);
        const isOwn =
          huntedPlayer(facts, move) === seat || (character !== null && targetOf(facts, bounty) === character);
        return isOwn ? voids({ bounty, target: character, characterOf: seat }) : true;
      },
      (_facts, { seat, player }) => player === seat,
    ),
  },
  effects: {
    'hunt-the-player': (draft: Draft<BeatenPlayer>, move: PlayerEncounter) => {
      const { seat, bounty } = move;
      const player = huntedPlayer(draft.facts, move);
      // Whom a log fights without a name, at a table of two, is the other one.
      const [other = seat] = draft.facts.order.filter((one) => one !== seat);
      draft.own = { seat, bounty, player: player ?? other };
    },
  },
  candidates: {
    'encounter.player': (facts): Option[] => {
      const { seat } = facts.turn;
      const type = 'encounter.player';
      const fits =
        (named: { readonly player?: string }) =>
        (bounty: string): boolean => {
          const finding = isTheirTarget(facts, { type, seat, bounty, ...named });
          return finding === true || finding.holds === 'unknown';
        };
      // Where nobody can say whose character it is, the log need not either.
      const untold = bountyOptions(
        facts,
        { type, seat },
        (bounty) => huntedPlayer(facts, { type, seat, bounty }) === undefined && fits({})(bounty),
      );
      const told = facts.order
        .filter((player) => mayBeMet(facts, { type, seat }, player))
        .flatMap((player) =>
          bountyOptions(facts, { type, seat }, fits({ player }), { player }).map((option) => {
            const { bounty } = option.move as PlayerEncounter;
            const isPlain = huntedPlayer(facts, { type, seat, bounty }) === player;
            return isPlain ? withOptional(option, ['/player']) : option;
          }),
        );
      return [...told, ...untold];
    },
  },
};
