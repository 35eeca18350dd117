/**
 * @module
 * Attacking an opponent's base (page 18): the capital ships of the opponent come first, the attacker splits the damage
 * among them; what is left when all are destroyed goes to the base.
 */
import type { z } from 'zod';
import { decision } from '../../../schemas/deckbuilding/move.ts';
import { Attack } from '../../../schemas/deckbuilding/position.ts';
import { Count, Name } from '../../../schemas/deckbuilding/words.ts';
import { chart, type RuleId, rules, when } from '../../chart.ts';
import {
  type Finding,
  fails,
  type Misjudged,
  type Move,
  type Option,
  type Refusal,
  type Slice,
  unknown,
  voids,
  type WrongFact,
} from '../../ruleset.ts';
import { isDisputed } from '../abilities/constant.ts';
import { type Draft, type Facts, idOf, inPlayNamed, NONE, opponentOf, seatOf, upTo } from '../table/facts.ts';
import { takeFrom } from '../table/hidden.ts';
import { cameAbout, caught, dealtUntold, fallenBase, haveLeft, notSpared } from '../table/lately.ts';
import { loosen } from '../table/loose.ts';
import type { Deed, Entry, Item, Ship } from '../table/types.ts';
import { intoPlay } from '../turn/play-a-card.ts';
import type { CommitMove } from './commit-to-an-attack.ts';
import { differing, isDecided, miscounted, possibleTotals } from './committed.ts';
import { addDamage, damageBase, damageShip, hitPointsOf, loseBase, shipStands, stands } from './damage.ts';
import type { ResolveMove } from './resolve-an-attack.ts';

export const moves = [
  decision(
    'attack.damage',
    { ship: Name.describe('a capital ship of the opponent'), amount: Count.describe('damage counters') },
    'Part of the damage of an attack is put on one of several capital ships of the opponent.',
  ),
] as const;
export type DamageMove = z.infer<(typeof moves)[number]>;

function defenders(facts: Facts): Ship[] {
  return seatOf(facts, opponentOf(facts, facts.turn.seat)).ships;
}

/** The attacker has a choice: several ships, and not enough damage to destroy them all (attacking-an-opponents-base.1.2). */
function mustSplit(facts: Facts, { left }: Attack): boolean {
  const ships = defenders(facts);
  return left > 0 && ships.length > 1 && ships.reduce((sum, ship) => sum + shipStands(facts, ship), 0) > left;
}

function hit(draft: Draft<Attack>, ship: string, amount: number): void {
  const { seat } = draft.facts.turn;
  const victim = opponentOf(draft.facts, seat);
  if (amount > 0) notSpared(draft.facts, seat, ship);
  draft.own.left = Math.max(0, draft.own.left - amount);
  damageShip(draft, victim, ship, amount, DEALT);
}

/** Damage that has only one way to go: the ships one after the other, then the base. */
function dealRest(draft: Draft<Attack>): void {
  const { facts, own } = draft;
  const victim = opponentOf(facts, facts.turn.seat);
  if (own.left === own.total)
    for (const path of ['base', 'ships'] as const)
      draft.note('deckbuilding.attacking-an-opponents-base.0.1', 'seats', victim, path);
  const shielded = defenders(facts).length > 0;
  const { discard } = seatOf(facts, victim);
  const before = discard.length;
  for (const ship of [...defenders(facts)]) {
    const amount = Math.min(own.left, shipStands(facts, ship));
    if (amount === 0) continue;
    hit(draft, ship.name, amount);
    cameAbout(facts, 'attack.damage', facts.turn.seat, ship.name, amount);
  }
  // Which of several ships has fallen first nobody has said.
  if (discard.length - before > 1) loosen(facts, victim, [before, discard.length]);
  const { left } = own;
  if (shielded) draft.note('deckbuilding.attacking-an-opponents-base.1', 'seats', victim, 'base');
  if (left > 0) damageBase(draft, victim, left, left < own.total ? LEFT_OVER : DEALT);
}

/**
 * How damage is distributed is the attacker's to say, so also that a ship gets none (attacking-an-opponents-base.1.2). That moves
 * nothing, and a log may record it of each ship once.
 */
function maySpare({ facts, own }: Draft<Attack>): void {
  if (own.left < own.total) return;
  for (const { name } of defenders(facts)) cameAbout(facts, 'attack.damage', facts.turn.seat, name, 0);
}

/** What is wrong with damage that is told of a ship after all of it has been dealt; null: this ship was in no such attack. */
export function misdealt(facts: Facts, { seat, ship, amount }: DamageMove): Refusal | null {
  const ships = defenders(facts).map(({ name }) => name);
  if (ship === seatOf(facts, opponentOf(facts, facts.turn.seat)).base.card && ships.length > 0)
    return { rule: 'deckbuilding.attacking-an-opponents-base.1', facts: { target: ship, amount, ships } };
  const dealt = dealtUntold(facts, seat, ship);
  if (dealt === null) return null;
  if (defenders(facts).some(({ name }) => name === ship)) return { rule: DEALT, facts: { amount, damageLeft: dealt } };
  const rule = amount > dealt ? 'deckbuilding.attacking-an-opponents-base.1.1' : DEALT;
  return { rule, facts: { ship, amount, destroyedBy: dealt } };
}

const DEALT = 'deckbuilding.attacking-an-opponents-base.0.2';
const SHIELD = 'deckbuilding.attacking-an-opponents-base.1';
const LEFT_OVER = 'deckbuilding.attacking-an-opponents-base.2';
const DESTROYED = 'deckbuilding.attacking-an-opponents-base.3';
const STAYS = 'deckbuilding.attacking-an-opponents-base.2.1';

/** What is told of a single claim that has a ship in play which is not, or the resources that it would have given. */
const OF_SHIPS: readonly RuleId[] = [
  'deckbuilding.play-a-card.0.1',
  'deckbuilding.play-a-card.0.3',
  'deckbuilding.beginning-of-turn.0.5',
  'deckbuilding.beginning-of-turn.0.6',
  'deckbuilding.beginning-of-turn.1',
  'deckbuilding.end-your-turn.2',
  'deckbuilding.attacking-an-opponents-base.1.1',
];

/** The whole attack goes to the base, past the ships that stand before it. */
function pastTheShips({ turn: { seat } }: Facts, { left }: Attack): Misjudged<Facts> {
  const entry: Entry = { op: 'deal-damage', amount: left, target: 'enemy-base' };
  const item: Item = { do: 'op', seat, source: NONE, card: NONE, entry, count: 0, rest: 0 };
  return {
    rule: SHIELD,
    rather: [LEFT_OVER, DESTROYED],
    state: 'dealt',
    says: 'the damage had gone to the base',
    owes: [item],
  };
}

/** So it has, and what the ships have caught of one attack is on the base: they stand as they did before. */
export function hadGonePast(facts: Facts): HadStood[] {
  return caught(facts).map((ships) => ({
    rule: SHIELD,
    rather: [SHIELD, LEFT_OVER, DESTROYED, DEALT, STAYS, ...OF_SHIPS],
    unmoved: true,
    state: 'acting',
    says: `${ships.map(({ what, amount }) => `${amount} damage on ${what}`).join(' and ')} had gone to the base`,
    ships: ships.map(({ what }) => what),
    change: (then) => goPast(then, ships),
  }));
}

/** A ship had been left in play that was destroyed or has exiled itself. */
export function hadStayed(facts: Facts): HadStood[] {
  return haveLeft(facts).flatMap(({ seat, what, amount, turn, rule = null }) => {
    if (seat === null) return [];
    return {
      rule,
      rather: OF_SHIPS,
      unmoved: true,
      state: 'acting',
      says: `${what} had been left in play`,
      ships: [what],
      change: (at) => raise(at, seat, what, amount, turn !== at.turn.number),
    };
  });
}

/** An outcome by which these ships are in play. */
type HadStood = Misjudged<Facts> & { readonly ships: readonly string[]; change(facts: Facts): void };

/** What ships have caught of an attack goes to the base behind them. */
function goPast(facts: Facts, ships: readonly Deed[]): void {
  const [{ seat: attacker } = { seat: null }] = ships;
  if (attacker === null) return;
  const victim = opponentOf(facts, attacker);
  const own = seatOf(facts, victim);
  let past = 0;
  for (const { what, amount } of ships) {
    past += amount;
    const standing = own.ships.find(({ name }) => name === what);
    if (standing === undefined)
      raise(facts, victim, what, (facts.board.cards.get(idOf(what))?.hitPoints ?? 0) - amount, true);
    else standing.damage = Math.max(0, standing.damage - amount);
  }
  const { least = Number.POSITIVE_INFINITY } = hitPointsOf(facts, victim) ?? {};
  addDamage(facts, victim, past);
  if (own.base.damage >= least) loseBase(facts, victim);
}

/** The base had been left standing, with all the damage on it. */
export function hadStood(facts: Facts): Misjudged<Facts>[] {
  const { seat } = facts.turn;
  const fell = fallenBase(facts, opponentOf(facts, seat));
  if (fell === null) return [];
  const says = `${fell.card} had been left standing`;
  const change = (at: Facts): void => stands(at, opponentOf(at, seat), fell);
  return [{ rule: DESTROYED, rather: [DESTROYED], state: 'acting', says, change }];
}

/** More damage than any attack deals. */
const FAR = 1000;

/** A base that was destroyed has been left standing, because its damage was miscounted: all that its fall brings has not come about. */
function hadBeenMiscounted(
  facts: Facts,
  _own: unknown,
  state: string,
  wrong: readonly WrongFact[],
): Misjudged<Facts>[] {
  const victim = opponentOf(facts, facts.turn.seat);
  const { card, damage } = seatOf(facts, victim).base;
  const of = [`seats.${victim}.base.damage`, `seats.${victim}.base.card`];
  const claimOf = (fact?: string): WrongFact | undefined => wrong.find(({ path }) => path.join('.') === fact);
  const [counted, standing] = of.map(claimOf);
  const isStanding = standing === undefined ? counted?.found === 0 : standing.claimed === card;
  const { least = 0 } = hitPointsOf(facts, victim) ?? {};
  if (!isStanding) return [];
  const change = (at: Facts): void => {
    seatOf(at, victim).base.damage -= FAR;
  };
  const settles = (at: Facts): void => {
    const { base } = seatOf(at, victim);
    const isHit = base.damage > damage - FAR;
    base.damage = !isHit ? damage : typeof counted?.claimed === 'number' ? counted.claimed : least - 1;
  };
  return [{ rule: null, of, state, says: `${card} had been left standing`, change, settles }];
}

/** A ship that is gone stands once more, with so much damage; `isEarlier`: it has left before this turn, at whose beginning it counts. */
function raise(facts: Facts, seat: string, name: string, damage: number, isEarlier: boolean): void {
  const own = seatOf(facts, seat);
  const card = idOf(name);
  for (const zone of [own.discard, facts.exile, own.hand, own.deck]) if (takeFrom(facts, zone, card)) break;
  own.ships.push({ ...intoPlay(facts, seat, card), name, damage: Math.max(0, damage) });
  if (isEarlier && facts.turn.seat === seat) facts.turn.resources += facts.board.cards.get(card)?.resources ?? 0;
}

export const attackingAnOpponentsBase: Slice<Facts> = {
  moves,
  says: { 'attack.damage': ({ ship, amount }: DamageMove) => `puts ${amount} damage on ${ship}` },
  unspoken: { 'attacking-an-opponents-base': { splitting: 'shown' } },
  own: { 'attacking-an-opponents-base': { schema: Attack, shownAs: 'attack' } },
  underWay: { 'attacking-an-opponents-base': "the damage of an attack on the opponent's base is dealt" },
  charts: [
    chart({
      id: 'attacking-an-opponents-base',
      description: 'The damage of an attack is put on capital ships and base.',
      initial: 'dealing',
      meta: {
        rules: ['deckbuilding.attacking-an-opponents-base.0.2'],
        refuses: { '*': 'deckbuilding.attacking-an-opponents-base.1' },
      },
      states: {
        dealing: {
          always: [
            {
              guard: when('the-damage-must-be-split'),
              actions: ['may-spare'],
              target: 'splitting',
              meta: { rules: ['deckbuilding.attacking-an-opponents-base.1.2'] },
            },
            { actions: ['deal-rest'], target: 'dealt' },
          ],
        },
        splitting: {
          meta: { awaits: 'current-player', rules: ['deckbuilding.attacking-an-opponents-base.1.2'] },
          on: {
            'attack.damage': {
              guard: rules(
                'deckbuilding.attacking-an-opponents-base.1.2',
                'deckbuilding.attacking-an-opponents-base.0.2',
                'deckbuilding.attacking-an-opponents-base.1.1',
              ),
              actions: ['hit-ship'],
              target: 'dealing',
            },
          },
        },
        dealt: { type: 'final' },
      },
    }),
  ],
  constraints: {
    'deckbuilding.attacking-an-opponents-base.1.2': (facts, move: DamageMove) => {
      if (move.seat !== facts.turn.seat) return voids({ seat: move.seat, attacker: facts.turn.seat });
      const names = defenders(facts).map(({ name }) => name);
      return names.includes(move.ship) || voids({ ship: move.ship, ships: names });
    },
    'deckbuilding.attacking-an-opponents-base.0.2': (_facts, { amount }: DamageMove, { left }: Attack) =>
      (amount >= 1 && amount <= left) || fails({ amount, damageLeft: left }),
    // A ship is destroyed by the counter that reaches its hit points; what comes after cannot be put on it.
    'deckbuilding.attacking-an-opponents-base.1.1': (facts, move: DamageMove, { left }: Attack): Finding => {
      const ship = defenders(facts).find(({ name }) => name === move.ship);
      if (ship === undefined || move.amount > left) return true;
      return (
        move.amount <= shipStands(facts, ship) ||
        fails({ ship: move.ship, amount: move.amount, destroyedBy: shipStands(facts, ship) })
      );
    },
    'deckbuilding.attacking-an-opponents-base.0.3': (facts, move: CommitMove) => {
      const one = inPlayNamed(seatOf(facts, move.seat), move.card);
      return (
        one === undefined || !one.attacked || one.committed !== 'base' || fails({ card: move.card, attacked: 'base' })
      );
    },
    'deckbuilding.attacking-an-opponents-base.0.1': (facts, move: ResolveMove): Finding => {
      if (move.target !== 'base' || (move.attack === undefined && !isDisputed(facts, move.seat))) return true;
      const can = possibleTotals(facts, move);
      const [literal] = can;
      if (move.attack !== undefined && !can.includes(move.attack))
        return miscounted(facts, move) !== null || fails({ attack: move.attack, total: literal ?? 0 });
      return can.length <= 1 || isDecided(facts, move, can) || unknown(differing(can));
    },
  },
  effects: {
    'hit-ship': (draft: Draft<Attack>, move: DamageMove) => {
      const victim = opponentOf(draft.facts, draft.facts.turn.seat);
      draft.note('deckbuilding.attacking-an-opponents-base.1.2', 'seats', victim, 'ships');
      hit(draft, move.ship, move.amount);
    },
    'may-spare': maySpare,
    'deal-rest': dealRest,
  },
  cases: { 'the-damage-must-be-split': mustSplit },
  misjudged: {
    '*': hadBeenMiscounted,
    'attacking-an-opponents-base': (facts, own, state) =>
      state === 'splitting' ? [pastTheShips(facts, own as Attack)] : [],
  },
  candidates: {
    'attack.damage': (facts, { left }: Attack): Option[] =>
      defenders(facts).flatMap((ship) =>
        upTo(1, Math.min(left, shipStands(facts, ship))).map((amount) => ({
          move: { type: 'attack.damage', seat: facts.turn.seat, ship: ship.name, amount } as Move,
        })),
      ),
  },
};
