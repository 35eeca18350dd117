/**
 * @module
 * Moves in words, for messages and lists: subject, verb, object.
 */
import type { Move } from '../ruleset.ts';

type Words = Move & Record<string, unknown>;

function list(value: unknown): string {
  return Array.isArray(value)
    ? value.map((item) => (typeof item === 'object' ? JSON.stringify(item) : String(item))).join(', ')
    : String(value);
}

function way(move: Words): string {
  const path = move['path'];
  if (Array.isArray(path)) return path.length === 0 ? 'stays in its space' : `moves by ${path.join(', ')}`;
  return `moves to ${String(move['to'])}`;
}

function goods(value: unknown): string {
  const { credits, cards } = (typeof value === 'object' && value !== null ? value : {}) as {
    credits?: number;
    cards?: string[];
  };
  const parts = [...(credits ? [`${credits.toLocaleString('en-US')} credits`] : []), ...(cards ?? [])];
  return parts.length === 0 ? 'nothing' : parts.join(', ');
}

export const says: Readonly<Record<string, (move: Words) => string>> = {
  'planning.move': way,
  'move.along': way,
  'planning.gain-credits': () => 'gains 2,000 credits in the planning step',
  'planning.recover': () => 'recovers all damage in the planning step',
  'action.end': () => 'ends the action step',
  'turn.end': () => 'is defeated, and the turn ends',
  'market.discard': (m) => `discards the faceup card of the ${String(m['deck'])} deck`,
  'market.buy': (m) =>
    `buys ${m['card'] === undefined ? 'the faceup card' : String(m['card'])} from the ${String(m['deck'])} deck${m['barter'] === undefined ? '' : `, bartering ${list(m['barter'])}`}`,
  'market.end': () => 'ends the market action',
  'asset.discard': (m) => `discards ${String(m['card'])} to make room`,
  'asset.decline': () => 'discards the new asset for want of a slot',
  'asset.keep': () => 'has a slot for every asset',
  'contact.reveal': (m) => `the contact turned faceup is ${String(m['contact'])}`,
  'contact.later': () => 'the contact is turned faceup after the patrol has moved',
  'contact.none': () => 'the space has no facedown contact to turn faceup',
  'icon.none': () => 'the revealed card moves no patrol',
  'deliver.cargo': (m) => `delivers ${String(m['card'])}`,
  'deliver.bounty': (m) => `delivers the bounty ${String(m['card'])}`,
  'deliver.end': () => 'ends the deliver action',
  'trade.exchange': (m) => `trades with ${String(m['with'])}: gives ${goods(m['gives'])}, takes ${goods(m['takes'])}`,
  'trade.end': () => 'ends the trade action',
  'credits.trade': (m) =>
    `trades credits with ${String(m['with'])}: gives ${goods({ credits: m['gives'] })}, takes ${goods({ credits: m['takes'] })}`,
  'card.reveal': (m) => {
    const card = m['card'];
    return `the top card of the ${String(m['deck'])} deck is ${typeof card === 'object' && card !== null ? String((card as { id?: unknown }).id) : String(card)}`;
  },
  'encounter.space': () => 'encounters the space',
  'encounter.contact': () => 'encounters a contact',
  'encounter.patrol': (m) => `encounters the ${String(m['faction'])} patrol`,
  'patrol.move': (m) =>
    list(m['path']) === ''
      ? `leaves the ${String(m['faction'])} patrol where it is`
      : `moves the ${String(m['faction'])} patrol by ${list(m['path'])}`,
  'patrol.displace': (m) => `moves the ${String(m['faction'])} patrol to ${String(m['to'])}`,
  'patrol.spawn': (m) => `the next ${String(m['faction'])} patrol comes to the map`,
  'nearest.choose': (m) => `names ${String(m['chosen'])} as nearest`,
  'combat.roll': (m) =>
    `the ${m['side'] === undefined ? 'dice' : `${String(m['side'])} dice`} show ${list(m['faces'])}`,
  'combat.reroll': (m) => `the rerolled dice show ${list(m['faces'])}`,
  'combat.resolve': () => 'compares the damage',
  'test.roll': (m) => `the test shows ${list(m['faces'])}`,
  'test.resolve': () => 'ends the test',
  'deliver.roll': (m) => `the die for ILLEGAL cargo shows ${list(m['faces'])}`,
};
