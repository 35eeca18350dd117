/**
 * @module
 * What is sent of games that are refereed while they are played.
 */
import { z } from 'zod';
import { Doubt, Facts, ListedMove, ToMove, Verdict, Violation } from './report.ts';

const entries = z.int().min(0).describe('how many entries the game has; the `ETag` of every answer about it');
const seat = z.string().nullable().describe('which seat that is; null: none');

/** Who may bring what chance decides. */
export const Chance = z
  .enum(['table', 'seats'])
  .describe('who tells what dice, decks and tokens bring: whoever holds the token of the table, or every player too');

export const LiveGame = z
  .strictObject({
    id: z.string(),
    ruleset: z.string(),
    seats: z.array(z.string()).describe('the players, as the log names them'),
    chance: Chance,
    begun: z.string().describe('when (RFC 3339)'),
    entries,
    you: z
      .strictObject({ as: z.enum(['table', 'seat', 'watcher']), seat })
      .describe('whose token the question came with'),
  })
  .meta({ id: 'LiveGame', description: 'A game that is refereed while it is played.' });
export type LiveGame = z.infer<typeof LiveGame>;

const Because = z
  .enum(['breach', 'hidden', 'not-to-be-followed'])
  .nullable()
  .describe(
    'why nothing was taken: it breaks a rule (`violations`); something stands against it that you cannot see; or the others could not follow the game, ' +
      'because something that everybody sees has not been told (`violations`, as they see it), or nobody could, because too much is left open (`unverifiable`). null: it was taken',
  );

export const BegunGame = z
  .strictObject({
    game: LiveGame.nullable().describe('null: the log breaks a rule, and no game was begun'),
    tokens: z
      .strictObject({
        table: z.string().describe('may tell and see everything'),
        watcher: z.string().describe('sees what everybody at the table sees'),
        seats: z
          .record(z.string(), z.string())
          .describe('by seat: tells its decisions, and sees what this player sees'),
      })
      .nullable()
      .describe('to be sent as `Authorization: Bearer …`; they are told this once'),
    because: Because,
    violations: z.array(Violation),
    unverifiable: z.array(Doubt),
  })
  .meta({ id: 'BegunGame', description: 'A game that has begun, or what stands against it.' });

export const ToldMove = z
  .strictObject({
    entry: z.int().min(0).describe('its 0-based place in the game'),
    move: ListedMove.nullable().describe('what you see of it; null: nothing'),
    by: z.string().nullable().describe('the seat that told it; null: the table'),
    at: z.string().describe('when (RFC 3339)'),
  })
  .meta({ id: 'ToldMove', description: 'An entry of a game.' });

export const GameMoves = z
  .strictObject({ entries, moves: z.array(ToldMove) })
  .meta({ id: 'GameMoves', description: 'The entries of a game.' });
export type GameMoves = z.infer<typeof GameMoves>;

export const JudgedMoves = z
  .strictObject({
    accepted: z.boolean().describe('all of it was taken, or nothing'),
    because: Because,
    entries,
    moves: z.array(ListedMove).describe('what was told, with ids in the place of names'),
    violations: z.array(Violation),
    unverifiable: z.array(Doubt).describe('what nobody can rule in it'),
  })
  .meta({ id: 'JudgedMoves', description: 'Whether a game goes on with what was told.' });
export type JudgedMoves = z.infer<typeof JudgedMoves>;

export const GamePosition = z
  .strictObject({
    entries,
    verdict: Verdict.describe('of the game as you see it'),
    toMove: ToMove.omit({ mayAct: true }),
    position: Facts.describe('what lies on the table, as far as you see it'),
  })
  .meta({ id: 'GamePosition', description: 'Where a game stands.' });
