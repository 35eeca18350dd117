/**
 * @module
 * Debt tokens (LRR page 12): each stands for a favor that its owner owes to whoever holds it. They change hands in trades, and
 * go back to their owner for a favor that cannot be refused. Each is called by the seat that owns it.
 */
import { z } from 'zod';
import type { Json } from '../../../schemas/json.ts';
import { decision } from '../../../schemas/outer-rim/move.ts';
import { Credits, type FavorKind, Seat } from '../../../schemas/outer-rim/words.ts';
import type { RuleId } from '../../chart.ts';
import { type Finding, fails, type Move, type Open, type Option, type Slice, unknown, voids } from '../../ruleset.ts';
import { exchanged, exchangesOf, goods, handOver } from '../player/credits.ts';
import { type Draft, type Facts, isOverlooked, isSeat, seatOf } from '../table/facts.ts';
import { receivedBy, usesFavors } from '../table/granted.ts';
import { pairsInTurn } from '../table/untold-texts.ts';
import { isSecond, mayGrant } from './granting.ts';

/** The word of a move for debt tokens that change hands. */
export const debtTokens = z.array(Seat).max(4).optional().describe('debt tokens, by the seats that own them');

const Tokens = z.strictObject({ credits: Credits.optional(), debtTokens });

const moves = [
  decision(
    'debt-tokens.trade',
    {
      with: Seat.describe('the other seat'),
      gives: Tokens.optional().describe('what the seat of the move gives; nothing where left out'),
      takes: Tokens.optional().describe('what it gets; nothing where left out'),
    },
    'An agreed exchange of debt tokens, also for credits, with another seat; one of the two is the current player.',
  ),
] as const;
type Trade = z.infer<(typeof moves)[0]>;

interface WithTokens {
  readonly debtTokens?: readonly string[] | undefined;
}
/** A move that may hand debt tokens over, in a trade, as payment, or back to their owner. */
type Handing = Move & {
  readonly seat: string;
  readonly with?: string | undefined;
  readonly gives?: WithTokens | undefined;
  readonly takes?: WithTokens | undefined;
  readonly pays?: WithTokens | undefined;
  readonly price?: (WithTokens & { readonly from: string }) | undefined;
};
/** A favor that is asked for with the debt token of whoever is to grant it: granted, or refused all the same. */
type Returning = Move & {
  readonly seat: string;
  readonly debtToken?: true | undefined;
  readonly kind?: FavorKind | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
};

/** The tokens that a move hands over, with the seat that gives them. */
function handedIn({ seat, with: partner, gives, takes, pays, price }: Handing): readonly [string, string][] {
  const handed: [string, string][] = [];
  for (const token of (gives ?? pays)?.debtTokens ?? []) handed.push([seat, token]);
  for (const token of takes?.debtTokens ?? []) handed.push([partner ?? seat, token]);
  for (const token of price?.debtTokens ?? []) handed.push([price?.from ?? seat, token]);
  return handed;
}

/** The debt tokens that a seat holds; none where favors are not in use. */
export function tokensOf(facts: Facts, seat: string): readonly string[] {
  return seatOf(facts, seat).debtTokens ?? [];
}

/** Whether the log has said of everybody that they do not hold this player's token: somebody holds it whom it has not told. */
function isNowhere(facts: Facts, token: string): boolean {
  return isSeat(facts, token) && !facts.order.some((seat) => tokensOf(facts, seat).includes(token));
}

/** Debt tokens go from one player to another. */
export function handOverTokens(
  draft: Draft,
  from: string,
  to: string,
  tokens: readonly string[] | undefined,
  because: RuleId,
): void {
  if (tokens === undefined || tokens.length === 0) return;
  const { asRecorded, facts } = draft;
  // What is recorded against the rules has come from wherever it lay.
  const moving = asRecorded
    ? tokens
    : tokens.filter((token) => tokensOf(facts, from).includes(token) || isNowhere(facts, token));
  const isKept = (token: string): boolean => !moving.includes(token);
  for (const seat of asRecorded ? facts.order : [from])
    if (seat === from || !tokensOf(facts, seat).every(isKept))
      seatOf(facts, seat).debtTokens = tokensOf(facts, seat).filter(isKept);
  seatOf(facts, to).debtTokens = [...tokensOf(facts, to), ...moving];
  for (const seat of [from, to]) draft.note(because, 'seats', seat, 'debtTokens');
}

/** Any of these tokens, as a JSON Schema. */
export function someOf(tokens: readonly string[], most = tokens.length): Json {
  return {
    type: 'array',
    uniqueItems: true,
    maxItems: Math.min(most, tokens.length),
    ...(tokens.length === 0 ? {} : { items: { enum: [...tokens] } }),
  };
}

/** The debt tokens that a seat may hand over, as an open part of a move; nothing where favors are not in use. */
export function tokensForm(facts: Facts, pointer: string, seat: string): Open {
  return usesFavors(facts) ? { [pointer]: someOf(tokensOf(facts, seat)) } : {};
}

/** The two players of a favor that is asked for with a debt token: who hands it back, and who owns it. */
function partiesOf({ seat, from, to }: Returning): { holder: string; owner: string } {
  return to === undefined ? { holder: seat, owner: from ?? seat } : { holder: to, owner: seat };
}

/** Whether the owner of a debt token that is handed back could do nothing but grant the favor. */
function hadToGrant(facts: Facts, move: Returning): Finding {
  const { holder, owner } = partiesOf(move);
  const { rolled } = facts.turn;
  // Nothing can be asked for now, or the holder cannot be granted anything more: then the token was handed back in vain.
  if (rolled !== undefined || receivedBy(facts, holder) !== undefined) return true;
  const able = move.kind === undefined ? true : mayGrant(facts, owner, move.kind);
  if (able === false) return true;
  const compared = { debtToken: owner, handedBackBy: holder, refused: move.kind ?? 'favor' };
  return able ? fails(compared) : unknown(`the log does not say whether ${owner} could have granted this favor`);
}

/** Any exchange of these two. */
function tradesOf(facts: Facts, seat: string, partner: string): Iterable<Option> {
  return exchangesOf(facts, 'debt-tokens.trade', seat, partner, ['credits', 'debtTokens'], () => ({
    ...tokensForm(facts, '/gives/debtTokens', seat),
    ...tokensForm(facts, '/takes/debtTokens', partner),
  }));
}

export const debtTokenRules: Slice<Facts> = {
  moves,
  says: {
    'debt-tokens.trade': ({ with: partner, gives = {}, takes = {} }: Trade) =>
      exchanged(partner, goods(gives), goods(takes)),
  },
  constraints: {
    'outer-rim.debt-tokens.1': (facts, { type, gives, takes }: Handing) => {
      if (usesFavors(facts)) return true;
      const none = gives?.debtTokens === undefined && takes?.debtTokens === undefined;
      return none && type !== 'debt-tokens.trade' ? true : voids({ favors: false });
    },
    'outer-rim.debt-tokens.3': (facts, move: Handing & Returning) => {
      const handed = handedIn(move);
      if (handed.length === 0) return true;
      const seen = new Set(move.debtToken === true && move.from !== undefined ? [move.from] : []);
      for (const [seat, token] of handed) {
        if (seen.has(token)) return voids({ debtToken: token, namedTwice: true });
        seen.add(token);
        if (tokensOf(facts, seat).includes(token)) continue;
        if (isNowhere(facts, token)) return unknown(`nobody knows who holds the debt token of ${token}`);
        // A table that records it has handed it over, wherever it lay.
        return fails({ debtToken: token, seat, holds: false });
      }
      return true;
    },
    'outer-rim.debt-tokens.4': (facts, move: Returning) => {
      if (move.debtToken === undefined) return true;
      // Of a second favor in one turn is said that it is one (4.1), whether there is still a token to hand back for it or not.
      const before = move.to === undefined ? receivedBy(facts, move.seat) : undefined;
      const second = before === undefined ? true : isSecond(facts, before);
      if (second !== true && second.holds === false) return true;
      const { holder, owner } = partiesOf(move);
      if (tokensOf(facts, holder).includes(owner)) return true;
      if (isOverlooked(facts, `seats.${holder}.debtTokens`))
        return unknown(`nobody knows which debt tokens ${holder} holds`);
      // A favor is granted all the same where a table records it; a refusal of what nobody can ask for comes to nothing.
      const compared = { debtToken: owner, seat: holder, holds: false };
      return move.to === undefined ? fails(compared) : voids(compared);
    },
    'outer-rim.debt-tokens.4.1': (facts, move: Returning) => {
      const before = receivedBy(facts, move.seat);
      if (before === undefined || (before.debtToken ?? move.debtToken) === undefined) return true;
      return isSecond(facts, before);
    },
    'outer-rim.debt-tokens.4.2': (facts, move: Returning) =>
      move.debtToken === undefined ? true : hadToGrant(facts, move),
  },
  effects: {
    'exchange-debt-tokens': (draft, { seat, with: partner, gives = {}, takes = {} }: Trade) => {
      handOver(draft, seat, partner, gives.credits ?? 0, 'outer-rim.credits.7.b');
      handOver(draft, partner, seat, takes.credits ?? 0, 'outer-rim.credits.7.b');
      handOverTokens(draft, seat, partner, gives.debtTokens, 'outer-rim.debt-tokens.3');
      handOverTokens(draft, partner, seat, takes.debtTokens, 'outer-rim.debt-tokens.3');
    },
  },
  candidates: {
    'debt-tokens.trade': (facts) =>
      usesFavors(facts) ? pairsInTurn(facts).flatMap(([one, other]) => [...tradesOf(facts, one, other)]) : [],
  },
  carriesOut: ['outer-rim.trade-action.6.1.b'],
};
