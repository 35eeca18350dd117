/**
 * @module
 * What a text that nobody has told may have done besides what it did to its own player (doubts.ts): to what lies on the table for
 * all, and to the order of the turns (golden-rules.0.2). What a rule or the log itself has changed since is certain
 * again. Nothing here is a rule of its own.
 */
import { type Deck, decks, type Faction, factions } from '../../../schemas/outer-rim/words.ts';
import { type Finding, unknown } from '../../ruleset.ts';
import { ANYTHING, type Doubtful, doubt } from './doubts.ts';
import type { Facts } from './facts.ts';
import type { Favor } from './types.ts';

/** How far a text reaches beyond its player: nobody knows, to facedown contacts alone, or not at all. */
export type Reach = 'anything' | 'facedown-contacts' | 'nothing';

/**
 * Of each kind of thing on the table what lies there, so far as it shows whether it has been changed since, and what may have become
 * of it. What nobody knows (null) cannot be contradicted.
 */
const ON_THE_TABLE = {
  contacts: {
    // Who a token is, the log may tell at any time.
    lies: ({ contacts }: Facts, space: string) =>
      (contacts[space] ?? []).map(({ faceup }) => (faceup ? 'faceup' : 'facedown')).join(', '),
    may: (space: string) => `have changed which contacts lie on ${space}`,
  },
  patrols: {
    lies: ({ patrols }: Facts, faction: string) => {
      const patrol = patrols[faction as Faction];
      return patrol == null ? null : `${patrol.level} ${patrol.space}`;
    },
    may: (faction: string) => `have moved or replaced the ${faction} patrol`,
  },
  market: {
    lies: ({ market }: Facts, deck: string) => market[deck as Deck].faceup,
    may: (deck: string) => `have changed which card lies faceup on the ${deck} deck`,
  },
  removed: {
    lies: ({ removed }: Facts) => String(removed.length),
    may: () => 'have removed something from the game',
  },
} as const;
export type Kind = keyof typeof ON_THE_TABLE;

const partOf = (kind: Kind, name: string): string => (name === '' ? kind : `${kind}.${name}`);

/** What a text may reach on the table, with what lies there. */
function reached(facts: Facts, reach: Reach): Record<string, string> {
  const found: Record<string, string> = {};
  const note = (kind: Kind, names: readonly string[]): void => {
    for (const name of names) {
      const lies = ON_THE_TABLE[kind].lies(facts, name);
      if (lies !== null) found[partOf(kind, name)] = lies;
    }
  };
  const planets = Object.keys(facts.contacts);
  if (reach === 'facedown-contacts') {
    note(
      'contacts',
      planets.filter((planet) => facts.contacts[planet]?.some(({ faceup }) => !faceup)),
    );
    return found;
  }
  note('contacts', planets);
  note('patrols', factions);
  note('market', decks);
  note('removed', ['']);
  return found;
}

/**
 * A seat has carried out a text of which the log does not tell what it did: nothing of that seat is certain from here on, but for
 * what is known that it does not change, nor what it may have reached on the table.
 */
export function mayDoAnything(
  facts: Facts,
  seat: string,
  text: {
    readonly by?: string | undefined;
    readonly because: string;
    readonly reach?: Reach;
    readonly changes?: readonly Doubtful[] | undefined;
  },
): void {
  const { by = 'the card that was resolved', because, reach = 'anything', changes = ANYTHING } = text;
  doubt(facts, seat, because, changes);
  if (reach === 'nothing') return;
  const { turn, untold } = facts;
  const was = reached(facts, reach);
  if (reach !== 'anything' && untold !== undefined) {
    facts.untold = { ...untold, by: `${untold.by} or of ${by}`, was: { ...untold.was, ...was } };
    return;
  }
  const inTurn = turn.seat === seat ? { number: turn.number, seat, additional: turn.additional, by } : untold?.inTurn;
  facts.untold = { by, was, ...(inTurn === undefined ? {} : { inTurn }) };
}

/** Why nobody can be sure of this thing on the table; null: one can, as far as such texts go. */
export function doubtOfTable(facts: Facts, kind: Kind, name = ''): string | null {
  const { untold } = facts;
  const was = untold?.was[partOf(kind, name)];
  if (untold === undefined || was === undefined || was !== ON_THE_TABLE[kind].lies(facts, name)) return null;
  return untoldMay(untold.by, ON_THE_TABLE[kind].may(name));
}

function untoldMay(by: string, what: string): string {
  return `the text of ${by} may ${what}, and the log does not tell`;
}

/** This thing on the table is certain again. */
export function settleTable({ untold }: Facts, kind: Kind, name = ''): void {
  if (untold !== undefined) delete untold.was[partOf(kind, name)];
}

/** Why the turn may have been ended by a text; null: it certainly was not. */
export function mayHaveEnded({ turn, untold }: Facts): string | null {
  const { inTurn } = untold ?? {};
  return inTurn?.number === turn.number ? untoldMay(inTurn.by, `have ended the turn of ${inTurn.seat}`) : null;
}

/** Whose additional turn this may be, and why, where another one's has just begun (maelstrom.4.a, maelstrom.4.1); null: nobody's. */
export function mayBeAdditional({ turn, untold }: Facts): { readonly seat: string; readonly reason: string } | null {
  const { inTurn } = untold ?? {};
  if (inTurn === undefined || inTurn.additional || inTurn.number !== turn.number - 1) return null;
  if (turn.step !== 'planning' || turn.additional) return null;
  const { seat, by } = inTurn;
  return { seat, reason: untoldMay(by, `give ${seat} an additional turn`) };
}

/** Whose turn, and why, may still be in its encounter step, where the next one has just begun; null: it is certainly over. */
export function mayGoOn({ turn, untold }: Facts): { readonly seat: string; readonly reason: string } | null {
  const { inTurn } = untold ?? {};
  if (inTurn === undefined || inTurn.number !== turn.number - 1 || turn.step !== 'planning') return null;
  const { seat, by } = inTurn;
  return { seat, reason: untoldMay(by, `call for more in the turn of ${seat}`) };
}

/** Whether one of two players is in their turn, or may still be; null: neither is. So they trade credits and debt tokens. */
export function inTheirTurn(facts: Facts, { seat, with: partner }: { seat: string; with: string }): Finding | null {
  const { seat: current } = facts.turn;
  // It is any other player with whom the current player trades.
  if (seat === partner) return null;
  if (seat === current || partner === current) return true;
  const goesOn = mayGoOn(facts);
  return goesOn?.seat === seat || goesOn?.seat === partner ? unknown(goesOn.reason) : null;
}

/** Any two players of whom `inTheirTurn` holds or may hold, either of them named first. */
export function pairsInTurn(facts: Facts): [string, string][] {
  const { seat: current } = facts.turn;
  return [...new Set([current, mayGoOn(facts)?.seat ?? current])].flatMap((one) =>
    facts.order
      .filter((other) => other !== one && (one === current || other !== current))
      .flatMap((other): [string, string][] => [
        [one, other],
        [other, one],
      ]),
  );
}

/** A favor has just been granted: where the turn before may go on, it may have been in that. */
export function noteEarlier(facts: Facts): void {
  const goesOn = mayGoOn(facts);
  const { number, favors = [] } = facts.turn;
  if (goesOn !== null) facts.early = { turn: number, favors: favors.length, because: goesOn.reason };
}

/** Why a favor of this turn may have been granted in the one before; null: it certainly was in this one. */
export function mayBeEarlier({ turn, early }: Facts, favor: Favor): string | null {
  if (early?.turn !== turn.number || turn.favors === undefined) return null;
  return turn.favors.indexOf(favor) < early.favors ? early.because : null;
}

/** The thing on the table that a claim at this path is about; null: none. */
export function onTheTable(path: readonly string[]): readonly [Kind, string] | null {
  const [root, name = '', fact] = path;
  switch (root) {
    case 'contacts':
    case 'patrols':
    case 'market':
      return root === 'market' && fact !== 'faceup' ? null : [root, name];
    case 'stacks':
      return ['patrols', name];
    case 'removed':
      return ['removed', ''];
    default:
      return null;
  }
}
