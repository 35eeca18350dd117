/**
 * @module
 * Using an ability of a card (LRR page 21, Appendix 2): whose it is, when it may be used, how often, and what it does.
 * The bold words "Planning", "Action" and "Encounter" have rules in the entries of those steps; what they share is here.
 */
import { z } from 'zod';
import { CardEffect } from '../../schemas/outer-rim/cards.ts';
import { Id } from '../../schemas/outer-rim/words.ts';
import { type Finding, fails, type Move, type Option, type Slice, unknown, voids } from '../ruleset.ts';
import { cardOf, type Draft, type Facts, heldBy, owe, seatOf, seatsAt } from './facts.ts';
import type { Ability, CardFacts } from './types.ts';

/** The words of a move that uses an ability. */
export const abilityMove = {
  source: Id.describe('the card that has the ability: an asset, the character or the ship'),
  ability: Id.optional().describe('which of its abilities, where it has several'),
  player: Id.optional().describe('the other player that the ability chooses'),
  effects: z.array(CardEffect).max(20).optional().describe('what the card makes happen, where its text is not in the catalogue'),
};
const Shape = z.object(abilityMove);
export type AbilityMove = Move & z.infer<typeof Shape>;

/** The name under which a used ability is remembered. */
export function abilityKey(move: { source: string; ability?: string | undefined }): string {
  return move.ability === undefined ? move.source : `${move.source}/${move.ability}`;
}

/** What is known of a seat's card with abilities: a held asset, the character card or the ship sheet. */
function sourceOf(facts: Facts, seat: string, source: string): { abilities?: Ability[] | undefined } | 'unknown-text' | null {
  const own = seatOf(facts, seat);
  let found: Pick<CardFacts, 'abilities'> | undefined;
  if (heldBy(facts, seat, source) !== undefined) found = cardOf(facts, source);
  else if (own.character === source) found = facts.board.characters.get(source);
  else if (own.ship === source) found = facts.board.ships.get(source);
  else return null;
  return found?.abilities === undefined ? 'unknown-text' : found;
}

/** Every ability of a seat whose text is known, with the card it stands on. */
export function abilitiesOf(facts: Facts, seat: string): { source: string; ability: Ability }[] {
  const own = seatOf(facts, seat);
  const sources = [own.character, own.ship, ...own.assets.map((asset) => asset.card)].filter((id) => id !== null);
  return sources.flatMap((source) => {
    const found = sourceOf(facts, seat, source);
    if (found === null || found === 'unknown-text') return [];
    return (found.abilities ?? []).map((ability) => ({ source, ability }));
  });
}

/** The ability that a move uses; `unknown-text` when nobody knows the card's text, null when there is none. */
export function abilityOf(facts: Facts, seat: string, move: { source: string; ability?: string | undefined }): Ability | 'unknown-text' | null {
  const found = sourceOf(facts, seat, move.source);
  if (found === null || found === 'unknown-text') return found;
  const abilities = found.abilities ?? [];
  return (move.ability === undefined ? abilities[0] : abilities.find((ability) => ability.id === move.ability)) ?? null;
}

/** Moves that use each known ability of this timing. */
export function* abilityOptions(facts: Facts, timing: 'planning' | 'action' | 'encounter'): Iterable<Option> {
  const { seat } = facts.turn;
  for (const { source, ability } of abilitiesOf(facts, seat)) {
    if (ability.timing !== timing) continue;
    const move = { type: `${timing}.ability`, seat, source, ability: ability.id };
    if (ability.needsPlayer !== true) yield { move };
    else {
      for (const player of seatsAt(facts, seatOf(facts, seat).space)) {
        if (player !== seat) yield { move: { ...move, player } as Move };
      }
    }
  }
}

/** The rule of a step's bold word: only an ability with this timing may be used now. */
function timed(timing: Ability['timing']) {
  return (facts: Facts, move: AbilityMove): Finding => {
    const ability = abilityOf(facts, move.seat ?? '', move);
    if (ability === 'unknown-text' || ability === null) return true;
    return ability.timing === timing ? true : fails({ ability: abilityKey(move), timing: ability.timing, needed: timing });
  };
}

/** An effect marked "once per turn" counts anew in each player's turn (word-usage.6.a, word-usage.6.b). */
function remember(draft: Draft, move: AbilityMove): void {
  const key = abilityKey(move);
  draft.facts.turn.done.push(key);
  draft.facts.turn.used.push(key);
}

export const abilities: Slice<Facts> = {
  constraints: {
    'outer-rim.appendix-2-interpreting-cards-and-abilities.0.2': (facts, move: AbilityMove) => {
      const ability = abilityOf(facts, move.seat ?? '', move);
      if (ability === null) return voids({ source: move.source, ability: move.ability ?? null, seat: move.seat ?? null, has: false });
      if (ability === 'unknown-text') return unknown(`the text of ${move.source} is not in the catalogue and the log does not state it`);
      if (ability.limit === 'turn' && facts.turn.used.includes(abilityKey(move))) return fails({ ability: abilityKey(move), usedThisTurn: true });
      return true;
    },
    'outer-rim.planning-step.4': timed('planning'),
    'outer-rim.action-step.2': timed('action'),
    'outer-rim.encounter-step.2': timed('encounter'),
  },
  effects: {
    'use-ability': (draft, move: AbilityMove) => {
      const seat = move.seat ?? draft.facts.turn.seat;
      const ability = abilityOf(draft.facts, seat, move);
      remember(draft, move);
      const known = ability === null || ability === 'unknown-text' ? undefined : ability;
      const effects = known === undefined ? (move.effects ?? []) : [...(known.cost ?? []), ...(known.effects ?? [])];
      for (const effect of effects) owe(draft, { do: 'card-effect', seat, effect });
    },
  },
};
