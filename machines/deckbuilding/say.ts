/**
 * @module
 * Moves in words, for messages and lists: subject, verb, object.
 */
import type { Move } from '../ruleset.ts';

type Words = Move & Record<string, unknown>;

const text = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : JSON.stringify(value ?? null);
const target = (value: unknown): string => (value === 'base' ? "the opponent's base" : text(value));

const SENTENCES: Readonly<Record<string, (move: Words) => string>> = {
  'base.pick': (m) => `picks ${Array.isArray(m['bases']) ? m['bases'].join(', ') : 'bases in secret'}`,
  'base.choose': (m) => `reveals ${text(m['base'])} as the new base`,
  'base.keep': () => 'keeps the base',
  'card.play': (m) => `plays ${text(m['card'])}`,
  'galaxy.purchase': (m) => `buys ${text(m['card'])}`,
  'galaxy.pay-off': (m) => `pays off ${text(m['card'])}`,
  'ability.use': (m) => `uses the ability of ${text(m['card'])}`,
  'attack.commit': (m) => `commits ${text(m['card'])} to an attack on ${target(m['target'])}`,
  'attack.resolve': (m) =>
    `attacks ${target(m['target'])}${m['attack'] === undefined ? '' : ` with ${text(m['attack'])}`}`,
  'attack.damage': (m) => `puts ${text(m['amount'])} damage on ${text(m['ship'])}`,
  'turn.end': (m) =>
    `ends the turn${Array.isArray(m['discards']) && m['discards'].length > 0 ? `, discarding ${m['discards'].join(', ')}` : ''}`,
  'choose.option': (m) => `chooses ${text(m['option'])}`,
  'exile.card': (m) => `exiles ${text(m['card'])} from ${m['from'] === 'hand' ? 'hand' : 'the discard pile'}`,
  'exile.done': () => 'exiles no further card',
  'hand.discard': (m) => `discards ${text(m['card'])} from hand`,
  'hand.random': (m) => `${text(m['card'])} is discarded from the hand at random`,
  'row.discard': (m) => `discards ${text(m['card'])} from the galaxy row`,
  'trigger.use': (m) => `resolves the triggered ability of ${text(m['source'])}`,
  'trigger.decline': () => 'leaves the triggered abilities of this moment',
  'reward.take': () => 'takes the reward',
  'reward.decline': () => 'leaves the reward',
  'galaxy.look': (m) => `the card looked at is ${text(m['card'])}`,
  'galaxy.keep': (m) =>
    `keeps one card on top of the galaxy deck and puts ${m['away'] === undefined ? 'the other' : text(m['away'])} ${m['to'] === 'galaxy-discard-pile' ? 'on the galaxy discard pile' : 'under the galaxy deck'}`,
  'galaxy.reveal': (m) => `the top card of the galaxy deck is ${text(m['card'])}`,
  'galaxy.refill': (m) => `${text(m['card'])} comes into the galaxy row`,
  'galaxy.shuffle': () => 'the galaxy deck is shuffled',
  'deck.shuffle': (m) => `${m.seat === undefined ? 'the' : `${m.seat}'s`} deck is shuffled`,
  'card.draw': (m) => `the card drawn is ${text(m['card'])}`,
  'galaxy.take': (m) => `takes ${text(m['card'])} by an ability`,
  'galaxy.swap': (m) => `exchanges ${text(m['card'])} for the top card of the galaxy deck`,
  'galaxy.exchange': (m) =>
    `exchanges ${text(m['row'])} of the row for ${text(m['discard'])} of the galaxy discard pile`,
  'discard.return': (m) => `takes ${text(m['card'])} from the discard pile to hand`,
  'hand.to-deck': (m) =>
    `puts ${m['card'] === undefined ? 'a card' : text(m['card'])} of the opponent's hand on top of their deck`,
  'effect.decline': () => 'leaves out the voluntary part of the ability',
  'ship.destroy': (m) => `destroys ${text(m['ship'])} ${m['from'] === 'row' ? 'in the galaxy row' : 'in play'}`,
  'damage.deal': (m) => `puts the damage on ${target(m['target'])}`,
  'base.disputed': (m) =>
    `the base, whose hit points are disputed, ${m['destroyed'] === undefined ? 'stands or falls' : m['destroyed'] === true ? 'is destroyed' : 'stands'}`,
};
const NOBODY: ReadonlySet<string> = new Set([
  'hand.random',
  'galaxy.look',
  'galaxy.reveal',
  'galaxy.refill',
  'galaxy.shuffle',
  'deck.shuffle',
  'card.draw',
  'base.disputed',
]);

/** Moves in words, by their type. */
export const says: Readonly<Record<string, (move: Words) => string>> = Object.fromEntries(
  Object.entries(SENTENCES).map(([type, sentence]) => [
    type,
    NOBODY.has(type) ? (move) => sentence(move).replace(/^[a-z]/, (first) => first.toUpperCase()) : sentence,
  ]),
);
