/**
 * @module
 * What a player sees of a log: the own hand, but no deck, and no hand of the opponent; of a log of full information what the
 * table saw, and what this player has drawn and looked at.
 */
import type { Header, StartSeat } from '../../../schemas/deckbuilding/header.ts';
import { isMembers, type Json } from '../../../schemas/json.ts';
import type { Move, Sight, Standing } from '../../ruleset.ts';
import { leftOpen, sidesOf } from '../setup/start.ts';
import { type Facts, seatOf } from '../table/facts.ts';
import { type CardSeen, type Drawing, opensHandOf } from '../turn/empty-deck.ts';

type Members = { readonly [part: string]: Json };

/** A card that the log does not know. */
const HIDDEN = '?';

const listOf = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : []);

/** A pile of which nobody sees what lies in it. */
const facedown = (pile: Json | undefined): Members[string] => listOf(pile).map(() => HIDDEN);

/** Members without those of these names. */
function without(members: Members, ...names: readonly string[]): Members {
  return Object.fromEntries(Object.entries(members).filter(([name]) => !names.includes(name)));
}

/**
 * What `start` tells of a seat. Which cards a player owns everybody has seen come: what they are is told, in no order, where the
 * log tells it of every card that is hidden now. A deck that it leaves out is told in the view as what it is: read from what is seen it
 * would be another one.
 */
function seatSeen(told: Members, isOwn: boolean, areBasesSecret: boolean, open: ReturnType<typeof leftOpen>): Members {
  const { hand, bases } = told;
  const deck = told['deck'] ?? new Array<string>(open.deckSize).fill(HIDDEN);
  const shown = [deck, isOwn ? undefined : hand].flatMap(listOf).filter((card) => card !== HIDDEN);
  const unseen = [...shown, ...(open.unseen ?? [])].map(String).sort();
  const seen: { [part: string]: Json } = { ...without(told, 'unseen'), deck: facedown(deck) };
  if (hand !== undefined && !isOwn) seen['hand'] = facedown(hand);
  if (bases !== undefined && !isOwn && areBasesSecret) seen['bases'] = facedown(bases);
  const hidden = ['hand', 'deck', 'discard'].flatMap((pile) => listOf(seen[pile])).filter((card) => card === HIDDEN);
  if (unseen.length > 0 && unseen.length === hidden.length) seen['unseen'] = unseen;
  return seen;
}

function headerSeen(log: Members, seat: string | null): Members {
  const { options, start } = log;
  const asked = isMembers(options) ? options : {};
  const seen = { ...without(log, 'moves'), options: { ...asked, information: 'public' } };
  if (!isMembers(start)) return seen;
  const areBasesSecret = asked['mode'] === 'secret-bases';
  const seats = isMembers(start['seats']) ? start['seats'] : {};
  const sides = sidesOf(log as Pick<Header, 'sides'>, listOf(log['seats']).map(String), () => {});
  const exile = listOf(start['exile']).map(String);
  const openOf = (name: string, told: Members) => leftOpen(told as StartSeat, sides[name] ?? 'empire', exile);
  const laid = Object.entries(seats).map(([name, told]): [string, Json] => [
    name,
    isMembers(told) ? seatSeen(told, name === seat, areBasesSecret, openOf(name, told)) : told,
  ]);
  const deck = start['galaxyDeck'];
  return {
    ...seen,
    start: {
      ...start,
      ...(start['seats'] === undefined ? {} : { seats: Object.fromEntries(laid) }),
      ...(deck === undefined ? {} : { galaxyDeck: facedown(deck) }),
    },
  };
}

const countIn = (hand: readonly string[], card: string): number => hand.filter((one) => one === card).length;

/**
 * Who draws, or looks at the top of the galaxy deck: whoever the procedure under way belongs to (opening hands may be told in
 * any order, setup.9), or (of a draw that has come about already) whose hand is known better by it; else as the entry says.
 */
function whose(
  move: Move & { readonly card?: string },
  before: Standing<Facts>,
  after: Standing<Facts>,
): string | undefined {
  const { card = '' } = move;
  const frame = before.frames.findLast(({ chart }) => chart === 'drawing' || chart === 'look');
  const own = frame?.own as { seat?: string } | undefined;
  if (frame?.chart === 'drawing' && before.facts.turn.phase === 'setup')
    return opensHandOf(before.facts, { ...move, card } as CardSeen, own as Drawing);
  const better = before.facts.order.find(
    (seat) => countIn(seatOf(after.facts, seat).hand, card) > countIn(seatOf(before.facts, seat).hand, card),
  );
  return own?.seat ?? better ?? move.seat;
}

/** The log as a player sees it, or (null) whoever sits nowhere. */
export function sight(log: Members, seat: string | null): Sight<Facts> {
  return {
    header: headerSeen(log, seat),
    entry: (move, before, after) => {
      const isOwn = seat !== null && move.seat === seat;
      switch (move.type) {
        case 'card.draw':
        case 'galaxy.look':
          return seat !== null && whose(move, before, after) === seat ? move : null;
        case 'deck.shuffle':
        case 'galaxy.shuffle':
          return unsaid(move, 'order');
        case 'base.pick':
          return isOwn ? move : unsaid(move, 'bases');
        case 'galaxy.keep':
          // What goes on the galaxy discard pile lies faceup there.
          return isOwn || (move as { to?: unknown }).to === 'galaxy-discard-pile' ? move : unsaid(move, 'away');
        case 'hand.to-deck':
          // Whoever chooses and whoever owns the card see it: these are both players.
          return seat === null ? unsaid(move, 'card') : move;
        default:
          return move;
      }
    },
  };
}

function unsaid(move: Move, word: string): Move {
  return without(move as unknown as Members, word) as unknown as Move;
}
