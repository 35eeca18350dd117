/**
 * @module
 * What a card asks about the table before it goes on. Of a fact that nobody knows, or of which there is a doubt, the answer is
 * not known either: then the log shows which way the card went.
 */
import { Reputation } from '../../../schemas/outer-rim/words.ts';
import { type Doubtful, doubtAbout } from '../table/doubts.ts';
import {
  assetTypeOf,
  cardOf,
  type Facts,
  isPlanet,
  isSeat,
  patrolsAt,
  reputationOf,
  seatOf,
  seatsAt,
  spaceOf,
} from '../table/facts.ts';
import { boundCredits } from '../table/purse.ts';
import type { Condition, HeldAsset } from '../table/types.ts';

/** True, false, or null where nobody knows. */
type Answer = boolean | null;

/** The facts of a player by which what a card asks is answered: of a doubt about one of them the answer is not known. */
export const answeredBy: Readonly<Record<Condition['is'], readonly Doubtful[]>> = {
  reputation: ['reputation'],
  credits: ['credits'],
  fame: ['fame'],
  damage: ['character', 'ship', 'more-character', 'more-ship'],
  has: ['assets', 'secrets'],
  space: ['space'],
  patrol: ['space'],
  token: ['space'],
  'another-player': ['space'],
};

/** What a card asks for that somebody has. */
type Had = Pick<Extract<Condition, { is: 'has' }>, 'card' | 'type' | 'trait' | 'deck' | 'least'>;

/** Whether one asset is what the card asks for. */
function isMeant(facts: Facts, asset: HeldAsset, { card, type, trait, deck }: Had): Answer {
  if (card !== undefined && asset.card !== card) return false;
  const own = assetTypeOf(facts, asset);
  if (type !== undefined && own !== null && own !== type) return false;
  const known = cardOf(facts, asset.card);
  // What is not known to come from elsewhere may be a card of any market deck.
  const from = known?.deck ?? ((known?.origin ?? 'market') === 'market' ? null : 'none');
  if (deck !== undefined && from !== null && from !== deck) return false;
  const has = trait === undefined ? true : (known?.traits?.includes(trait) ?? null);
  if (has === false) return false;
  return (type !== undefined && own === null) || (deck !== undefined && from === null) ? null : has;
}

/** Whether a card may be one of those that are asked for. */
export function mayBe(facts: Facts, card: string, asked: Had): boolean {
  return isMeant(facts, { card, type: assetTypeOf(facts, card), slot: null, captured: false }, asked) !== false;
}

/** Whether a seat has what a card asks for, as many times as it asks. */
export function hasAll(facts: Facts, seat: string, asked: Had): Answer {
  const own = seatOf(facts, seat);
  const { card, least = 1 } = asked;
  if (card !== undefined && (own.character === card || own.ship === card)) return true;
  if (card !== undefined && own.secrets.some(({ id }) => id === card)) return true;
  let sure = 0;
  let perhaps = 0;
  for (const asset of own.assets) {
    const answer = isMeant(facts, asset, asked);
    if (answer === true) sure += 1;
    else if (answer === null) perhaps += 1;
  }
  if (sure >= least) return true;
  return sure + perhaps >= least ? null : false;
}

/** True where one of several answers is, null where nobody knows of one, else false. */
function oneOf(answers: Iterable<Answer>): Answer {
  let found: Answer = false;
  for (const one of answers) {
    if (one === true) return true;
    if (one === null) found = null;
  }
  return found;
}

/** The kinds of space that a card names, and what a space of the map has to be for it. The Maelstrom is no navpoint (maelstrom.6). */
function isOfKind(facts: Facts, space: string, kind: string): Answer {
  if (space === kind) return true;
  const known = spaceOf(facts, space);
  if (kind === 'core-worlds') return known === undefined ? null : known.core === true;
  if (kind !== 'planet' && kind !== 'navpoint' && kind !== 'maelstrom') return false;
  return known === undefined ? null : known.type === kind;
}

function answerOf(facts: Facts, seat: string, asked: Condition): Answer {
  const own = seatOf(facts, seat);
  switch (asked.is) {
    case 'reputation': {
      const faction = asked.faction === 'your-planet' ? spaceOf(facts, own.space)?.faction : asked.faction;
      // Without a planet's faction there is no reputation with it (spaces.3.1.b).
      if (faction === null) return false;
      if (faction === undefined)
        return own.space === null || spaceOf(facts, own.space)?.type === 'planet' ? null : false;
      const reputation = reputationOf(facts, seat, faction);
      return reputation === null ? null : asked.among.includes(reputation);
    }
    case 'credits':
    case 'fame': {
      const has = own[asked.is];
      return has === null ? null : has >= asked.least;
    }
    case 'damage':
      return own.damage[asked.on] >= asked.least;
    case 'has':
      return hasAll(facts, seat, asked);
    case 'space': {
      const { space } = own;
      return space === null ? null : oneOf(asked.among.map((kind) => isOfKind(facts, space, kind)));
    }
    case 'patrol': {
      if (own.space === null) return null;
      const here = patrolsAt(facts, own.space);
      if (asked.faction === undefined ? here.length > 0 : here.includes(asked.faction)) return true;
      const factions = asked.faction === undefined ? Object.values(facts.patrols) : [facts.patrols[asked.faction]];
      return factions.some((patrol) => patrol != null && patrol.space === null) ? null : false;
    }
    case 'token': {
      if (own.space === null) return null;
      if (patrolsAt(facts, own.space).includes(asked.faction)) return true;
      const patrol = facts.patrols[asked.faction];
      const tokens = facts.contacts[own.space];
      // The factions of contacts stand on their tokens, which the catalogue does not have.
      const perhaps = tokens === undefined ? isPlanet(facts, own.space) !== false : tokens.some(({ faceup }) => faceup);
      return perhaps || (patrol !== null && patrol.space === null) ? null : false;
    }
    case 'another-player': {
      if (own.space === null) return null;
      if (seatsAt(facts, own.space).some((other) => other !== seat)) return true;
      return facts.order.some((other) => other !== seat && seatOf(facts, other).space === null) ? null : false;
    }
  }
}

/** Whether one condition of a card holds. */
function holds(facts: Facts, resolving: string, asked: Condition): Answer {
  if (asked.as === 'chosen' && asked.seat === undefined) return null;
  const seat = asked.seat ?? resolving;
  if (!isSeat(facts, seat)) return null;
  if (answeredBy[asked.is].some((what) => doubtAbout(facts, seat, what) !== null)) return null;
  return answerOf(facts, seat, asked);
}

/** Whether all of these hold; null where nobody knows. */
export function allHold(facts: Facts, resolving: string, conditions: readonly Condition[] | undefined): Answer {
  let found: Answer = true;
  for (const one of conditions ?? []) {
    const answer = holds(facts, resolving, one);
    if (answer === false) return false;
    if (answer === null) found = null;
  }
  return found;
}

/**
 * What the log has answered to a card is so from here on. That all of it holds says that each part does; that it does not says so
 * of the only part that may not. Of what a sum of credits is, and a reputation, later claims can be told apart.
 */
export function learnFrom(facts: Facts, resolving: string, asked: readonly Condition[], answer: boolean): void {
  const open = asked.filter((one) => holds(facts, resolving, one) === null);
  if (!answer && open.length !== 1) return;
  for (const one of open) {
    const seat = one.seat ?? (one.as === 'chosen' ? null : resolving);
    if (seat === null || !isSeat(facts, seat)) continue;
    if (answeredBy[one.is].some((what) => doubtAbout(facts, seat, what) !== null)) continue;
    const own = seatOf(facts, seat);
    if (one.is === 'credits') boundCredits(own, one.least, answer);
    if (one.is !== 'reputation' || one.faction === 'your-planet' || own.treatedAs[one.faction] !== undefined) continue;
    const [only, ...others] = Reputation.options.filter((step) => one.among.includes(step) === answer);
    if (only !== undefined && others.length === 0) own.reputation[one.faction] = only;
  }
}
