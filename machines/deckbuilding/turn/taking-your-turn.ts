/**
 * @module
 * Taking your turn (page 13): what a player may do, in any order and as often as they can and like, until the turn ends.
 */
import { chart, type RuleId, rules } from '../../chart.ts';
import type { Slice } from '../../ruleset.ts';
import type { Facts } from '../table/facts.ts';

/** A seat of the table, and the one whose turn it is. */
const YOURS = ['log.the-move-log.4', 'deckbuilding.playing-the-game.0.1'] as const satisfies RuleId[];

export const takingYourTurn: Slice<Facts> = {
  charts: [
    chart({
      id: 'turn',
      description:
        'The beginning of the turn, then cards, purchases, abilities and attacks in free order, then the end.',
      initial: 'beginning',
      meta: { rules: ['deckbuilding.playing-the-game.0.1'], refuses: { '*': 'deckbuilding.taking-your-turn.0.1' } },
      states: {
        beginning: { invoke: { src: 'beginning-of-turn', onDone: { target: 'acting' } } },
        acting: {
          meta: {
            awaits: 'current-player',
            rules: ['deckbuilding.taking-your-turn.0.1'],
            refuses: {
              'base.choose': 'deckbuilding.attacking-an-opponents-base.3.3',
              'deck.shuffle': 'deckbuilding.empty-deck.1.1',
              'galaxy.shuffle': 'deckbuilding.empty-deck.1.2',
              'galaxy.refill': 'deckbuilding.purchase-a-card.0.6',
              'card.draw': 'deckbuilding.end-your-turn.4.1',
              'trigger.*': 'deckbuilding.when.0.2',
              'reward.*': 'deckbuilding.bounty-hunting-and-sabotage.0.9',
              'choose.*': 'deckbuilding.choose.0.1',
              'exile.*': 'deckbuilding.exile.0.1',
              'hand.*': 'deckbuilding.discard.0.1',
              'ship.*': 'deckbuilding.destroy.0.1',
              'attack.damage': 'deckbuilding.resolve-an-attack.0.1',
              'base.pick': 'deckbuilding.secret-bases.0.2',
            },
          },
          on: {
            'card.play': {
              guard: rules(
                ...YOURS,
                'log.the-move-log.5',
                'deckbuilding.exile.2.1',
                'deckbuilding.purchase-a-card.0.5',
                'deckbuilding.play-a-card.0.1',
              ),
              actions: ['play-card'],
              target: 'resolving',
              meta: {
                rules: [
                  'deckbuilding.taking-your-turn.1',
                  'deckbuilding.play-a-card.0.3',
                  'deckbuilding.play-a-card.0.4',
                ],
              },
            },
            'galaxy.purchase': {
              guard: rules(
                ...YOURS,
                'log.the-move-log.5',
                'deckbuilding.purchase-a-card.0.1',
                'deckbuilding.purchase-a-card.1',
                'deckbuilding.purchase-a-card.2',
                'deckbuilding.purchase-a-card.0.2',
              ),
              actions: ['purchase-card'],
              target: 'resolving',
              meta: { rules: ['deckbuilding.taking-your-turn.2', 'deckbuilding.faction-affiliation.0.5'] },
            },
            'galaxy.pay-off': {
              guard: rules(
                ...YOURS,
                'log.the-move-log.5',
                'deckbuilding.optional-rules.0.1',
                'deckbuilding.paying-off-neutral-cards.0.5',
                'deckbuilding.paying-off-neutral-cards.0.2',
              ),
              actions: ['pay-off'],
              target: 'resolving',
            },
            'ability.use': {
              guard: rules(
                ...YOURS,
                'log.the-move-log.5',
                'deckbuilding.abilities.1',
                'deckbuilding.use-a-card-ability.0.1',
                'deckbuilding.when.0.2',
                'deckbuilding.while.0.1',
                'deckbuilding.abilities.1.1',
                'deckbuilding.the-balance-of-the-force.0.2',
                'deckbuilding.if.0.1',
                'deckbuilding.abilities.0.2',
                'deckbuilding.choose.0.1',
              ),
              actions: ['use-ability'],
              target: 'resolving',
              meta: { rules: ['deckbuilding.taking-your-turn.3'] },
            },
            'attack.commit': {
              guard: rules(
                ...YOURS,
                'log.the-move-log.5',
                'deckbuilding.commit-to-an-attack.0.1',
                'deckbuilding.commit-to-an-attack.0.7',
                'deckbuilding.attacking-an-opponents-base.0.3',
                'deckbuilding.bounty-hunting-and-sabotage.0.13',
                'deckbuilding.bounty-hunting-and-sabotage.0.4',
                'deckbuilding.paying-off-neutral-cards.0.1',
                'deckbuilding.target-value.0.1',
                'deckbuilding.bounty-hunting-and-sabotage.1',
              ),
              actions: ['commit-card'],
              meta: {
                rules: [
                  'deckbuilding.taking-your-turn.4',
                  'deckbuilding.commit-to-an-attack.0.3',
                  'deckbuilding.commit-to-an-attack.0.10',
                ],
              },
            },
            'attack.resolve': {
              guard: rules(
                ...YOURS,
                'deckbuilding.resolve-an-attack.0.1',
                'deckbuilding.bounty-hunting-and-sabotage.0.14',
                'deckbuilding.attacking-an-opponents-base.0.1',
                'deckbuilding.bounty-hunting-and-sabotage.0.5',
              ),
              actions: ['begin-attack'],
              target: 'attacking',
              meta: { rules: ['deckbuilding.taking-your-turn.5', 'deckbuilding.frequently-asked-questions.8.1'] },
            },
            'turn.end': {
              guard: rules(...YOURS, 'log.the-move-log.5', 'deckbuilding.end-your-turn.3.1'),
              actions: ['discard-units', 'straighten', 'discard-hand', 'return-resources', 'draw-five'],
              target: 'ending',
              meta: {
                rules: [
                  'deckbuilding.taking-your-turn.6',
                  'deckbuilding.end-your-turn.0.1',
                  'deckbuilding.end-your-turn.0.2',
                ],
              },
            },
          },
        },
        resolving: { invoke: { src: 'abilities', onDone: { target: 'acting' } } },
        attacking: { invoke: { src: 'resolve-an-attack', onDone: { target: 'acting' } } },
        ending: { invoke: { src: 'end-your-turn', onDone: { target: 'ended' } } },
        ended: { type: 'final' },
      },
    }),
  ],
};
