/**
 * @module
 * Who may see and tell what of a game: whoever holds a token. Only what tokens come to is kept, so that nobody who reads what is
 * kept can use it.
 */
import { createHash, randomBytes } from 'node:crypto';
import type { Viewer } from '../../referee/live.ts';
import { HttpProblem } from '../problems.ts';

/** Whose token it is: the table's, a watcher's, that of a seat. */
export type Role = 'table' | 'watcher' | `seat:${string}`;

/** Whether a role may tell anything, and whose decisions. */
export function seatOf(role: Role): string | null {
  return role.startsWith('seat:') ? role.slice('seat:'.length) : null;
}

/** What a role sees. */
export function viewerOf(role: Role): Viewer {
  return role === 'table' ? { table: true } : { seat: seatOf(role) };
}

const secret = (bytes: number): string => randomBytes(bytes).toString('base64url');

/** A name for a game that nobody guesses. */
export const newId = (): string => secret(16);
/** What a name of a game looks like. */
export const ID = /^[\w-]{22}$/;

/** What is kept of a token. */
export function digest(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** A token for each role of a table, and what is kept of them. */
export function newTokens(seats: readonly string[]): {
  told: { table: string; watcher: string; seats: Record<string, string> };
  kept: Map<string, Role>;
} {
  const told = {
    table: secret(24),
    watcher: secret(24),
    seats: Object.fromEntries(seats.map((seat) => [seat, secret(24)])),
  };
  const kept = new Map<string, Role>([
    [digest(told.table), 'table'],
    [digest(told.watcher), 'watcher'],
    ...Object.entries(told.seats).map(([seat, token]): [string, Role] => [digest(token), `seat:${seat}`]),
  ]);
  return { told, kept };
}

/** The role of whoever asks (RFC 6750). Throws HttpProblem where the token is missing or of another game. */
export function roleOf(authorization: string | undefined, kept: ReadonlyMap<string, Role>): Role {
  const [, token] = /^Bearer +([\w-]{1,100})$/i.exec(authorization ?? '') ?? [];
  // Looked up by what it comes to: how long that takes tells nothing of any token.
  const role = token === undefined ? undefined : kept.get(digest(token));
  if (role !== undefined) return role;
  const detail =
    authorization === undefined
      ? 'whoever asks about a game sends a token of it: Authorization: Bearer …'
      : 'this is no token of this game';
  throw new HttpProblem('unauthorized', detail, { headers: { 'WWW-Authenticate': 'Bearer' } });
}
