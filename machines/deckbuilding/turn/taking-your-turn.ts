/**
 * @module
 * Taking your turn (page 13): what a player may do, in any order and as often as they can and like, until the turn ends.
 */
import { chart, rules } from '../../chart.ts';
import type { Move, Refusal, Slice } from '../../ruleset.ts';
import type { Choice } from '../abilities/choose.ts';
import { exiledItself } from '../abilities/exile.ts';
import { attackedInVain, inVain, notResolved, unrewarded } from '../abilities/unmet.ts';
import { type TriggerMove, untimely, untriggered } from '../abilities/when.ts';
import { type DamageMove, hadGonePast, hadStayed, hadStood, misdealt } from '../attack/attacking-an-opponents-base.ts';
import { inVainYetDefeated } from '../attack/bounty-hunting-and-sabotage.ts';
import { attackedToo } from '../attack/resolve-an-attack.ts';
import { hadGoneToThePayer } from '../options/paying-off-neutral-cards.ts';
import { isJustDealt } from '../setup/box.ts';
import { type Facts, isSeat, NONE, seatOf } from '../table/facts.ts';
import { isToldBy } from '../table/lately.ts';
import { playedOtherwise } from './play-a-card.ts';
import { boughtOtherwise, hadGoneElsewhere } from './purchase-a-card.ts';

/** A new base is revealed by a player who has none, and only at the beginning of their own turn. */
function revealedNow(facts: Facts, seat: string | undefined): Refusal | null {
  const standing = isSeat(facts, seat) ? seatOf(facts, seat).base.card : NONE;
  return standing === NONE
    ? null
    : { rule: 'deckbuilding.beginning-of-turn.0.2', facts: { base: standing, destroyed: false } };
}

/** A card comes into the row where none has left it: the table took one for defeated that was attacked in vain. */
function filledInVain(facts: Facts): Refusal | null {
  const target = attackedInVain(facts);
  return target === null ? null : inVain(target);
}

/** What a table may have taken an attack or a purchase for that is over, and what it may have done without a record. */
const ENDS = [
  hadStayed,
  hadGonePast,
  hadStood,
  inVainYetDefeated,
  hadGoneElsewhere,
  hadGoneToThePayer,
  boughtOtherwise,
  playedOtherwise,
  exiledItself,
  attackedToo,
];

export const takingYourTurn: Slice<Facts> = {
  refusals: {
    turn: (facts, move: Move): Refusal | null => {
      // Where nothing has been done yet, a card that is told as the others of the first row were is one too many there.
      if (move.type === 'galaxy.refill' && isToldBy(facts, 'galaxy.refill') && isJustDealt(facts))
        return { rule: 'deckbuilding.setup.5.2', facts: { row: facts.galaxy.row.length } };
      if (move.type === 'galaxy.refill') return filledInVain(facts);
      if (move.type === 'galaxy.reveal' && facts.galaxy.deck.length === 0)
        return { rule: 'deckbuilding.empty-deck.1.2', facts: { galaxyDeck: 0 } };
      if (move.type === 'base.choose') return revealedNow(facts, move.seat);
      if (move.type === 'reward.take' || move.type === 'reward.decline') return unrewarded(facts, move);
      if (move.type === 'attack.damage') return misdealt(facts, move as DamageMove);
      if (move.type === 'choose.option') return untimely(facts, move as Choice) ?? notResolved(facts, move);
      return move.type === 'trigger.use' ? untriggered(facts, move as TriggerMove) : notResolved(facts, move);
    },
  },
  // What the last attack or purchase has come to.
  misjudged: {
    turn: (facts, _own, state, wrong) =>
      state === 'acting' ? ENDS.flatMap((outcomes) => outcomes(facts, state, wrong)) : [],
  },
  charts: [
    chart({
      id: 'turn',
      description:
        'The beginning of the turn, then cards, purchases, abilities and attacks in free order, then the end.',
      initial: 'beginning',
      meta: { rules: ['deckbuilding.playing-the-game.0.1'], refuses: { '*': 'deckbuilding.taking-your-turn.0.1' } },
      states: {
        beginning: { invoke: { src: 'beginning-of-turn', onDone: { target: 'acting' } } },
        // A log may begin where a card has just left the row.
        'a-gap-is-open': {
          meta: { awaits: 'current-player', implies: 'lapse' },
          on: {
            'galaxy.refill': {
              guard: rules('deckbuilding.purchase-a-card.0.6'),
              actions: ['fill-first-gap'],
              target: 'acting',
            },
            lapse: { target: 'acting' },
          },
        },
        acting: {
          meta: {
            awaits: 'current-player',
            keeps: ['deckbuilding.playing-the-game.0.2', 'deckbuilding.playing-the-game.0.1'],
            rules: ['deckbuilding.taking-your-turn.0.1'],
            offers: {
              'play-a-card': 'playing',
              'purchase-a-card': 'buying',
              'paying-off-neutral-cards': 'paying-off',
              'use-a-card-ability': 'using-an-ability',
              'commit-to-an-attack': 'committing',
              'resolve-an-attack': 'attacking',
              'end-your-turn': 'ending',
            },
            refuses: {
              'base.choose': 'deckbuilding.attacking-an-opponents-base.3.3',
              'deck.shuffle': 'deckbuilding.empty-deck.1.1',
              'galaxy.shuffle': 'deckbuilding.empty-deck.1.2',
              'galaxy.refill': 'deckbuilding.purchase-a-card.0.6',
              'card.draw': 'deckbuilding.end-your-turn.4.1',
              'trigger.*': 'deckbuilding.when.0.2',
              'choose.*': 'deckbuilding.choose.0.1',
              'galaxy.reveal': 'deckbuilding.reveal.0.1',
              'attack.damage': 'deckbuilding.resolve-an-attack.0.1',
              'base.pick': 'deckbuilding.secret-bases.0.2',
            },
          },
        },
        playing: { invoke: { src: 'play-a-card', onDone: { target: 'acting' } } },
        buying: { invoke: { src: 'purchase-a-card', onDone: { target: 'acting' } } },
        'paying-off': { invoke: { src: 'paying-off-neutral-cards', onDone: { target: 'acting' } } },
        'using-an-ability': { invoke: { src: 'use-a-card-ability', onDone: { target: 'acting' } } },
        committing: { invoke: { src: 'commit-to-an-attack', onDone: { target: 'acting' } } },
        attacking: { invoke: { src: 'resolve-an-attack', onDone: { target: 'acting' } } },
        ending: { invoke: { src: 'end-your-turn', onDone: { target: 'ended' } } },
        ended: { type: 'final' },
      },
    }),
  ],
};
