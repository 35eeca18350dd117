/**
 * @module
 * Where a log may stand in truth when the state does not accept its move, so that reading goes on and one slip does not
 * make the rest of the game unreadable.
 */
import type { Deck, Faction } from '../../schemas/outer-rim/words.ts';
import type { Frame, Move } from '../ruleset.ts';
import { takeUp } from './discarding.ts';
import { type Facts, heldBy, isSeat, seatOf } from './facts.ts';
import { assetFrom } from './holding.ts';
import { freshTurn } from './player-turn.ts';
import type { SeatFacts } from './types.ts';

const STATES = { planning: 'planning.choosing', action: 'action.choosing', encounter: 'encounter.choosing' } as const;

/** The step in which a move of this type belongs. */
function stepOf(type: string): keyof typeof STATES | null {
  switch (type.split('.')[0]) {
    case 'planning':
      return 'planning';
    case 'action':
    case 'market':
    case 'deliver':
    case 'trade':
      return 'action';
    case 'encounter':
      return 'encounter';
    default:
      return null;
  }
}

function clear(facts: Facts): void {
  Object.assign(facts, {
    action: null,
    combat: null,
    test: null,
    patrolMove: null,
    extraMove: null,
    defeat: null,
    room: null,
    reveal: null,
    contactIcon: null,
    spawn: null,
    displacement: null,
    nearest: null,
    agenda: { level: 0, owed: [] },
  } satisfies Partial<Facts>);
}

interface Exit {
  /** the state of the chart from which it goes on by itself */
  readonly state: string;
  readonly says: string;
  readonly change: (facts: Facts) => void;
}

/** The patrol of this faction may be anywhere. */
function lose(facts: Facts, faction: Faction | undefined): void {
  const patrol = faction === undefined ? null : facts.patrols[faction];
  if (patrol !== null) patrol.space = null;
}

const wonBy = (winner: 'attacker' | 'defender'): Exit => ({
  state: 'won',
  says: `the ${winner} had won without a record of it`,
  change: ({ combat }) => {
    if (combat !== null) combat.winner = winner;
  },
});

/** The attack's dice, seen by nobody, with as much damage as decides the combat: none, or more than the defence can have. */
const rolledUnseen = (face: 'crit' | null): Exit => ({
  state: 'attack-damage',
  says: 'the attack had been rolled without a record of it',
  change: ({ combat }) => {
    if (combat === null || combat.attack.damage !== null) return;
    const dice = face === null ? [] : Array.from({ length: 20 }, () => ({ face, was: 'rolled' as const }));
    Object.assign(combat.attack, { dice, damage: dice.length * 2 });
    combat.window = 'rolled';
  },
});

/** How a procedure may have gone on unrecorded, by its chart. What it brought is not known then. */
const UNRECORDED: Readonly<Record<string, readonly Exit[]>> = {
  combat: [rolledUnseen(null), rolledUnseen('crit'), wonBy('attacker'), wonBy('defender')],
  'market-decks': [
    {
      state: 'done',
      says: 'the card that came up had not been recorded',
      change: (facts) => {
        facts.reveal = null;
      },
    },
  ],
  'patrol-movement': [
    {
      state: 'done',
      says: 'the patrol had moved without a record',
      change: (facts) => {
        lose(facts, facts.patrolMove?.faction);
        facts.patrolMove = null;
      },
    },
  ],
  'patrol-displacement': [
    {
      state: 'done',
      says: 'the patrol had been moved without a record',
      change: (facts) => {
        lose(facts, facts.displacement?.faction);
        facts.displacement = null;
      },
    },
  ],
  movement: [
    {
      state: 'arrived',
      says: 'the ship had moved without a record',
      change: (facts) => {
        if (facts.extraMove !== null) seatOf(facts, facts.extraMove.seat).space = null;
        facts.extraMove = null;
        facts.action = null;
      },
    },
  ],
};

/** Moves whose effects stand on a card that nobody has told. */
const BY_CARD: ReadonlySet<string> = new Set(['encounter.space', 'encounter.contact', 'deliver.databank']);

/** What is not known after a move that the log has left out, or that fits nowhere in it. */
export function forget(facts: Facts, move: Move & { faction?: Faction; deck?: Deck }): void {
  const { type, seat, faction, deck } = move;
  if (type === 'planning.move' || type === 'move.along') {
    if (isSeat(facts, seat)) seatOf(facts, seat).space = null;
  } else if (type === 'patrol.move' || type === 'patrol.displace') lose(facts, faction);
  else if (BY_CARD.has(type) && isSeat(facts, seat)) {
    const reputation = { rebel: null, imperial: null, hutt: null, syndicate: null };
    Object.assign(seatOf(facts, seat), { credits: null, fame: null, reputation } satisfies Partial<SeatFacts>);
  } else if ((type === 'card.reveal' || type === 'market.buy') && deck !== undefined) facts.market[deck].faceup = null;
}

/** The cards of a seat that a move names as its own. */
function ownCards(move: Move & NamesCards): string[] {
  const { type, source, card, assets, barter, discard } = move;
  const named = type.startsWith('deliver.') || type === 'asset.discard' ? [card] : [];
  return [source, ...named, ...Object.keys(assets ?? {}), ...(barter ?? []), ...(discard ?? [])].filter(
    (one) => one !== undefined,
  );
}
interface NamesCards {
  readonly source?: string;
  readonly card?: string;
  readonly assets?: Readonly<Record<string, unknown>>;
  readonly barter?: readonly string[];
  readonly discard?: readonly string[];
}

/** The same place, with other facts: those on which the move rests, whatever the referee has computed. */
function* correctedFacts(
  facts: Facts,
  move: Move,
  stack: readonly Frame[],
): Iterable<{ frames: readonly Frame[]; change: (facts: Facts) => void; says: string }> {
  const { seat } = move;
  if (!isSeat(facts, seat)) return;
  const own = seatOf(facts, seat);
  const missing = ownCards(move).filter(
    (card) => heldBy(facts, seat, card) === undefined && card !== own.character && card !== own.ship,
  );
  if (missing.length > 0)
    yield {
      frames: stack,
      says: `${seat} had ${missing.join(' and ')}`,
      change: (f) => {
        for (const card of missing) {
          takeUp(f, card);
          seatOf(f, seat).assets.push(assetFrom(f, card));
        }
      },
    };
  if (own.defeated === true)
    yield {
      frames: stack,
      says: `${seat} were not defeated`,
      change: (f) => {
        Object.assign(seatOf(f, seat), { defeated: false, damage: { character: 0, ship: 0 } });
      },
    };
}

/** The step that the move belongs to: in the present turn, or in a new turn of the seat that makes it. */
export function* resume(
  facts: Facts,
  move: Move,
  stack: readonly Frame[],
): Iterable<{ frames: readonly Frame[]; change: (facts: Facts) => void; says: string }> {
  yield* correctedFacts(facts, move, stack);
  const top = stack.at(-1);
  for (const { state, says, change } of UNRECORDED[top?.chart ?? ''] ?? [])
    yield { frames: [...stack.slice(0, -1), { chart: top?.chart ?? '', state }], says, change };
  const step = stepOf(move.type);
  const { seat } = move;
  if (step === null || !isSeat(facts, seat)) return;
  const frames: readonly Frame[] = [
    { chart: 'game', state: 'turn' },
    { chart: 'turn', state: STATES[step] },
  ];
  if (seat === facts.turn.seat && facts.turn.step !== step) {
    yield {
      frames,
      says: `the ${step} step of ${seat} had begun`,
      change: (f) => {
        clear(f);
        f.turn.step = step;
      },
    };
  }
  if (step === 'planning' || seat !== facts.turn.seat) {
    yield {
      frames,
      says: `the turn of ${seat} had begun`,
      change: (f) => {
        clear(f);
        f.turn = { ...freshTurn(seat, f.turn.number + 1, false), step };
      },
    };
  }
}
