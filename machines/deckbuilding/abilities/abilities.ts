/**
 * @module
 * Resolving abilities (pages 16 and 24): the agenda of what is still to be done, one entry after the other. Effects put
 * things on it with `owe`; a state that calls this chart has them carried out. What an entry brings about (a refill, a
 * triggered ability) comes before the entries that follow it.
 */
import { chart, when } from '../../chart.ts';
import { type Finding, fails, type Move, type Slice } from '../../ruleset.ts';
import {
  amountOf,
  decider,
  destroyShipTargets,
  exchangeable,
  exileZones,
  mayHitShips,
  type Op,
  offers,
  returnable,
  zoneOf,
} from './operations.ts';
import { damageBase } from '../attack/damage.ts';
import { type Draft, type Facts, finish, front, inPlayNamed, opponentOf, owe, seatOf } from '../table/facts.ts';
import { leaveRow, rowCards } from '../table/galaxy-row.ts';
import { isHidden } from '../table/hidden.ts';
import { fits, holds } from './if.ts';
import { gainForce } from '../turn/the-balance-of-the-force.ts';
import type { Entry, Item } from '../table/types.ts';

/** The way in which an entry of an ability is carried out: the name of a branch of the chart. */
type Kind =
  | 'dropped'
  | 'done-at-once'
  | 'exile'
  | 'discard'
  | 'look'
  | 'reveal'
  | 'destroy'
  | 'deal-damage'
  | 'purchase';

/** Fewer cards have been chosen than the entry asks for. */
function isWanting(facts: Facts, item: Op): boolean {
  return item.count < amountOf(facts, item).amount;
}

function handAgainst(facts: Facts, seat: string): string[] {
  return seatOf(facts, opponentOf(facts, seat)).hand;
}

function kindOfOp(facts: Facts, item: Op): Kind {
  const { entry, seat } = item;
  const { deck, row } = facts.galaxy;
  if (!holds(facts, seat, item.source, entry.condition)) return 'dropped';
  switch (entry.op) {
    case 'deal-damage':
      return mayHitShips(facts, item) ? 'deal-damage' : 'done-at-once';
    case 'destroy-capital-ship':
      return destroyShipTargets(facts, item).length > 0 ? 'destroy' : 'dropped';
    case 'exile':
      return isWanting(facts, item) && exileZones(item).some((zone) => zoneOf(facts, seat, zone).length > 0)
        ? 'exile'
        : 'dropped';
    case 'discard-from-hand':
      return isWanting(facts, item) && seatOf(facts, seat).hand.length > 0 ? 'discard' : 'dropped';
    case 'opponent-discards':
      return isWanting(facts, item) && handAgainst(facts, seat).length > 0 ? 'discard' : 'dropped';
    case 'discard-from-row':
      if (entry.all === true) return 'done-at-once';
      return isWanting(facts, item) && row.length > 0 ? 'discard' : 'dropped';
    case 'look-top-galaxy':
      return facts.information === 'full' && deck.slice(0, amountOf(facts, item).amount).some(isHidden)
        ? 'look'
        : 'done-at-once';
    case 'keep-one-on-top':
      return deck.length >= 2 ? 'look' : 'dropped';
    case 'reveal-top-galaxy':
      // An empty galaxy deck is not rebuilt for a card that is only shown (empty-deck.1.2).
      if (deck.length === 0) return 'dropped';
      return isHidden(deck[0] ?? '') ? 'reveal' : 'done-at-once';
    case 'swap-top-galaxy-with-row':
      return deck.length > 0 && row.length > 0 ? 'purchase' : 'dropped';
    case 'swap-row-card-with-galaxy-discard':
      return row.length > 0 && exchangeable(facts, item).length > 0 ? 'purchase' : 'dropped';
    case 'opponent-hand-card-to-top-of-deck':
      return handAgainst(facts, seat).length > 0 ? 'purchase' : 'dropped';
    case 'return-to-hand':
      return isWanting(facts, item) && returnable(facts, item).length > 0 ? 'purchase' : 'dropped';
    case 'purchase':
    case 'purchase-free':
    case 'take-from-row':
      return offers(facts, item).length > 0 ? 'purchase' : 'dropped';
    case 'modify-attack':
    case 'prevent-damage':
    case 'allow-row-attack':
    case 'gain':
    case 'draw':
    case 'repair':
    case 'exile-self':
    case 'move-self':
    case 'discard-revealed':
    case 'look-opponent-hand':
    case 'next-purchase-to':
    case 'purchased-card-to':
    case 'pay':
      return 'done-at-once';
  }
}

/** Carries out entries that leave nothing to decide. */
function doAtOnce(draft: Draft): void {
  const item = finish(draft);
  if (item?.do !== 'op') return;
  const { facts } = draft;
  const { entry, seat, source, card, run } = item;
  const own = seatOf(facts, seat);
  const { amount } = amountOf(facts, item);
  switch (entry.op) {
    case 'gain':
      if (entry.what === 'force') return gainForce(draft, seat, amount, 'deckbuilding.gain.0.1');
      facts.turn.resources += amount;
      return draft.note('deckbuilding.gain.0.1', 'turn', 'resources');
    case 'modify-attack': {
      const one = inPlayNamed(own, source);
      if (one !== undefined) one.bonus += amount;
      draft.note('deckbuilding.gain.0.1', 'seats', seat, 'units');
      return draft.note('deckbuilding.gain.0.1', 'seats', seat, 'ships');
    }
    case 'draw':
      return owe(draft, { do: 'draw', seat, amount });
    case 'repair':
      own.base.damage = Math.max(0, own.base.damage - amount);
      draft.note('deckbuilding.abilities.3', 'seats', seat, 'base', 'damage');
      return draft.note('deckbuilding.repair.0.2', 'seats', seat, 'base', 'damage');
    case 'deal-damage': {
      const points = entry.amountPerDiscarded === undefined ? amount : entry.amountPerDiscarded * item.count;
      // A Y-Wing without ships before it hits the base in every reading.
      draft.note('deckbuilding.deal-damage.0.2', 'seats', opponentOf(facts, seat), 'ships');
      return damageBase(draft, opponentOf(facts, seat), points, 'deckbuilding.deal-damage.0.1');
    }
    case 'exile-self': {
      for (const zone of [own.units, own.ships]) {
        const at = zone.findIndex((one) => one.name === source);
        if (at === -1) continue;
        zone.splice(at, 1);
        facts.exile.push(card);
        draft.note('deckbuilding.exile.0.1', 'exile');
        draft.note('deckbuilding.exile.0.3', 'exile');
        draft.note('deckbuilding.exile.0.3', 'seats', seat, zone === own.units ? 'units' : 'ships');
        return;
      }
      return entry.asCost === true ? stop(draft, run) : undefined;
    }
    case 'pay':
      if (facts.turn.resources < amount) return stop(draft, run);
      facts.turn.resources -= amount;
      return draft.note('deckbuilding.abilities.0.2', 'turn', 'resources');
    case 'discard-from-row': {
      const names = rowCards(facts, (one) => fits(facts, seat, one, entry.filter)).map(({ name }) => name);
      // From the last to the first, so that each gap is filled where it is.
      for (const name of names.reverse()) {
        const gone = leaveRow(draft, name, 'deckbuilding.purchase-a-card.0.6');
        if (gone !== null) facts.galaxy.discard.unshift(gone);
      }
      draft.note('deckbuilding.discard.2.3', 'galaxy', 'discard');
      for (const next of facts.agenda) if (next.do === 'op' && next.run === run) next.count = names.length;
      return;
    }
    case 'reveal-top-galaxy': {
      const faction = facts.board.cards.get(facts.galaxy.deck[0] ?? '')?.faction;
      draft.note('deckbuilding.reveal.0.1', 'galaxy', 'deck');
      draft.note('deckbuilding.reveal.0.2', 'galaxy', 'deck');
      if (faction === undefined) return;
      return owe(
        draft,
        ...(entry.ifFaction?.[faction] ?? []).map(
          (one): Item => ({ do: 'op', seat, source, card, run, entry: one, count: 0 }),
        ),
      );
    }
    case 'discard-revealed': {
      const top = facts.galaxy.deck.shift();
      if (top !== undefined) facts.galaxy.discard.unshift(top);
      return draft.note('deckbuilding.discard.2.3', 'galaxy', 'discard');
    }
    case 'next-purchase-to':
      facts.turn.toDeck += 1;
      return draft.note('deckbuilding.use-a-card-ability.0.1', 'turn', 'toDeck');
    case 'move-self':
    case 'purchased-card-to':
      return movePurchase(draft, seat, entry);
    default:
      // A secret look changes nothing that a log can show (look.0.2).
      return draft.note('deckbuilding.look.0.2', 'galaxy', 'deck');
  }
}

/** Moves the card that was bought just now to where an ability puts it. */
function movePurchase(draft: Draft, seat: string, entry: Entry): void {
  const { facts } = draft;
  const own = seatOf(facts, seat);
  const { purchase } = facts.turn;
  const from: string[] = { 'discard-pile': own.discard, 'top-of-deck': own.deck, hand: own.hand, gone: [] }[
    purchase.at
  ];
  const at = from.indexOf(purchase.card);
  if (at === -1) return;
  from.splice(at, 1);
  purchase.at = entry.to ?? 'discard-pile';
  const to = { 'discard-pile': own.discard, 'top-of-deck': own.deck, hand: own.hand }[purchase.at];
  to.unshift(purchase.card);
  if (entry.exileAtEndOfTurn === true) facts.turn.fleeting.push(purchase.card);
  for (const zone of ['hand', 'deck', 'discard']) draft.note('deckbuilding.when.0.2', 'seats', seat, zone);
}

/** A cost that could not be paid: nothing of this ability happens after it. */
function stop(draft: Draft, run: number): void {
  const { facts } = draft;
  facts.agenda = facts.agenda.filter((item) => !('run' in item) || item.run !== run);
}

/** Drops an entry that is done or cannot be done; if it was a cost that nobody paid, the rest of the ability too. */
function drop(draft: Draft): void {
  const item = finish(draft);
  if (item?.do === 'op' && item.entry.asCost === true && item.count === 0) stop(draft, item.run);
}

/** A state that calls the procedure of the next thing on the agenda. */
const calling = (src: string) => ({ invoke: { src, onDone: { target: 'next' } } }) as const;
/** The next thing is an entry of an ability that is carried out in this way. */
const isOp = (kind: Kind) => (facts: Facts) => {
  const item = front(facts);
  return item?.do === 'op' && kindOfOp(facts, item) === kind;
};
const isNext = (kind: Item['do']) => (facts: Facts) => front(facts)?.do === kind;

export const abilities: Slice<Facts> = {
  charts: [
    chart({
      id: 'abilities',
      description:
        'What abilities, rewards and the galaxy row still have to do is carried out, one thing after the other.',
      initial: 'next',
      meta: {
        rules: ['deckbuilding.abilities.3', 'deckbuilding.use-a-card-ability.2'],
        refuses: { '*': 'deckbuilding.frequently-asked-questions.4' },
      },
      states: {
        next: {
          always: [
            { guard: when('nothing-is-left'), target: 'done' },
            {
              guard: when('it-cannot-be-done'),
              actions: ['drop-entry'],
              target: 'next',
              meta: { rules: ['deckbuilding.use-a-card-ability.2'] },
            },
            { guard: when('nothing-is-to-decide'), actions: ['do-entry'], target: 'next' },
            { guard: when('a-gap-in-the-row-is-next'), target: 'refilling' },
            { guard: when('a-draw-is-next'), target: 'drawing' },
            { guard: when('options-are-next'), target: 'choosing' },
            { guard: when('triggers-are-next'), target: 'triggered' },
            { guard: when('a-reward-is-next'), target: 'rewarded' },
            { guard: when('exiling-is-next'), target: 'exiling' },
            { guard: when('discarding-is-next'), target: 'discarding' },
            { guard: when('a-look-is-next'), target: 'looking' },
            { guard: when('a-reveal-is-next'), target: 'revealing' },
            { guard: when('destroying-is-next'), target: 'destroying' },
            { guard: when('damage-is-next'), target: 'damaging' },
            { guard: when('a-disputed-base-is-next'), target: 'damaging' },
            { target: 'taking' },
          ],
        },
        refilling: calling('galaxy-row'),
        drawing: calling('drawing'),
        choosing: calling('choose'),
        triggered: calling('when'),
        rewarded: calling('reward'),
        exiling: calling('exile'),
        discarding: calling('discard'),
        looking: calling('look'),
        revealing: calling('reveal'),
        destroying: calling('destroy'),
        damaging: calling('deal-damage'),
        taking: calling('taking-cards'),
        done: { type: 'final' },
      },
    }),
  ],
  constraints: {
    'deckbuilding.abilities.0.1': (facts, move: Move): Finding => {
      const who = decider(facts);
      return move.seat === undefined || move.seat === who || fails({ seat: move.seat, decides: who });
    },
  },
  effects: { 'drop-entry': drop, 'do-entry': doAtOnce, 'finish-entry': (draft) => void finish(draft) },
  cases: {
    'nothing-is-left': (facts) => front(facts) === undefined,
    'it-cannot-be-done': isOp('dropped'),
    'nothing-is-to-decide': isOp('done-at-once'),
    'a-gap-in-the-row-is-next': isNext('refill'),
    'a-draw-is-next': isNext('draw'),
    'options-are-next': isNext('options'),
    'triggers-are-next': isNext('triggers'),
    'a-reward-is-next': isNext('reward'),
    'exiling-is-next': isOp('exile'),
    'discarding-is-next': isOp('discard'),
    'a-look-is-next': isOp('look'),
    'a-reveal-is-next': isOp('reveal'),
    'destroying-is-next': isOp('destroy'),
    'damage-is-next': isOp('deal-damage'),
    'a-disputed-base-is-next': isNext('dispute'),
  },
  carriesOut: ['deckbuilding.abilities.3.1', 'deckbuilding.exile.0.4', 'deckbuilding.frequently-asked-questions.9'],
};
