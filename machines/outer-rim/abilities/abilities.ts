/**
 * @module
 * Using an ability of a card (LRR page 21, Appendix 2): whose it is, when it may be used, how often, and what it does.
 * The bold words "Planning", "Action" and "Encounter" have rules in the entries of those steps; what they share is here.
 */
import { z } from 'zod';
import { CardEffect } from '../../../schemas/outer-rim/cards.ts';
import { type AssetType, Id } from '../../../schemas/outer-rim/words.ts';
import { type Finding, fails, type Move, type Option, type Slice, unknown, voids } from '../../ruleset.ts';
import { type Rolled, unfit } from '../combat/rolls.ts';
import {
  assetTypeOf,
  bentBy,
  cardOf,
  type Draft,
  type Facts,
  heldBy,
  isSeat,
  owe,
  seatOf,
  seatsAt,
  valueInPlay,
} from '../table/facts.ts';
import type { Ability, CardFacts } from '../table/types.ts';

/** Why nobody can rule what the cards of an encounter bring. */
export const NOT_MODELLED =
  'not modelled: the texts of encounter and databank cards are not part of this referee yet; what the log declares of them is checked against the general rules';

/** The words of a move that uses an ability. */
export const abilityMove = {
  source: Id.describe('the card that has the ability: an asset, the character or the ship'),
  ability: Id.optional().describe('which of its abilities, where it has several'),
  player: Id.optional().describe('the other player that the ability chooses'),
  effects: z
    .array(CardEffect)
    .max(20)
    .optional()
    .describe('what the card makes happen, where its text is not in the catalogue'),
};
const Shape = z.object(abilityMove);
export type AbilityMove = Move & z.infer<typeof Shape>;

/** The name under which a used ability is remembered. */
export function abilityKey(move: { source: string; ability?: string | undefined }): string {
  return move.ability === undefined ? move.source : `${move.source}/${move.ability}`;
}

/** What is known of a seat's card with abilities: a held asset, the character card or the ship sheet. */
function sourceOf(
  facts: Facts,
  seat: string,
  source: string,
): { abilities?: Ability[] | undefined } | 'unknown-text' | null {
  const own = seatOf(facts, seat);
  let found: Pick<CardFacts, 'abilities'> | undefined;
  if (heldBy(facts, seat, source) !== undefined) found = cardOf(facts, source);
  else if (own.character === source) found = facts.board.characters.get(source);
  else if (own.ship === source) found = facts.board.ships.get(source);
  else return null;
  return found?.abilities === undefined ? 'unknown-text' : found;
}

/** An ability that is known to exist while nobody has put down what it does. */
export function unstructured(ability: Ability): boolean {
  return ability.cost === undefined && ability.effects === undefined && ability.change === undefined;
}

/** Every ability of a seat whose text is known, with the card it stands on. */
export function abilitiesOf(facts: Facts, seat: string): { source: string; ability: Ability }[] {
  const { character, ship, assets } = seatOf(facts, seat);
  const found: { source: string; ability: Ability }[] = [];
  for (const source of [character, ship, ...assets.map((asset) => asset.card)]) {
    const known = source === null ? null : sourceOf(facts, seat, source);
    if (source === null || known === null || known === 'unknown-text') continue;
    for (const ability of known.abilities ?? []) found.push({ source, ability });
  }
  return found;
}

/** Assets that have no abilities to be used in combats and skill tests. */
const IDLE: ReadonlySet<AssetType | null> = new Set<AssetType>(['cargo', 'job', 'bounty']);

/** Whether a seat has a card of unknown text that may have any ability. */
export function mayHaveAny(facts: Facts, seat: string): boolean {
  const { character, ship, assets } = seatOf(facts, seat);
  for (const source of [character, ship])
    if (source !== null && sourceOf(facts, seat, source) === 'unknown-text') return true;
  for (const asset of assets)
    if (sourceOf(facts, seat, asset.card) === 'unknown-text' && !IDLE.has(assetTypeOf(facts, asset))) return true;
  return false;
}

/**
 * The ability that a move uses; `unknown-text` when nobody knows the card's text, null when there is none. A move that does
 * not name the ability means the card's first one that belongs to the move's step.
 */
export function abilityOf(facts: Facts, seat: string, move: Named): Ability | 'unknown-text' | null {
  const found = sourceOf(facts, seat, move.source);
  if (found === null || found === 'unknown-text') return found;
  const abilities = found.abilities ?? [];
  if (move.ability !== undefined) return abilities.find((ability) => ability.id === move.ability) ?? null;
  const step = move.type?.split('.')[0];
  return abilities.find((ability) => ability.timing === step) ?? abilities[0] ?? null;
}
type Named = { type?: string | undefined; source: string; ability?: string | undefined };

/** The name under which the ability of a move is remembered, whether the move spells it out or not. */
export function usedKey(facts: Facts, seat: string, move: Named): string {
  const ability = abilityOf(facts, seat, move);
  return abilityKey(
    ability === null || ability === 'unknown-text' ? move : { source: move.source, ability: ability.id },
  );
}

/** Whether this turn has seen the ability, or another one that the card prints as one with it. */
function usedThisTurn(facts: Facts, seat: string, source: string, { id, countsAs = id }: Ability): boolean {
  return abilitiesOf(facts, seat).some(
    ({ source: card, ability: other }) =>
      card === source &&
      (other.countsAs ?? other.id) === countsAs &&
      facts.turn.used.includes(abilityKey({ source, ability: other.id })),
  );
}

/** True when a part of the ability hits a most famous player whom the card cannot name in advance. */
function hitsTheMostFamous(ability: Ability): boolean {
  return whatItDoes(ability).some((effect) => 'as' in effect && effect.as !== undefined && effect.seat === undefined);
}

/** Moves that use each known ability of this timing. */
export function* abilityOptions(facts: Facts, timing: 'planning' | 'action' | 'encounter'): Iterable<Option> {
  const { seat } = facts.turn;
  for (const { source, ability } of abilitiesOf(facts, seat)) {
    if (ability.timing !== timing || facts.board.afterGoal.has(`${source}/${ability.id}`)) continue;
    const move = { type: `${timing}.ability`, seat, source, ability: ability.id };
    const players =
      ability.needsPlayer === true
        ? seatsAt(facts, seatOf(facts, seat).space)
        : hitsTheMostFamous(ability)
          ? facts.order
          : null;
    if (players === null) yield { move };
    else for (const player of players) yield { move: { ...move, player } as Move };
  }
}

/** An ability that needs another player of the same space must name one. */
function needsThatPlayer(facts: Facts, ability: Ability, move: AbilityMove): Finding {
  const seat = move.seat ?? facts.turn.seat;
  if (ability.needsPlayer !== true || ability.timing === 'encounter') return true;
  const { space } = seatOf(facts, seat);
  if (move.player === undefined || move.player === seat || !isSeat(facts, move.player))
    return fails({ ability: ability.id, chosen: move.player ?? null });
  const there = seatOf(facts, move.player).space;
  if (space === null || there === null)
    return unknown(`the log does not say whether ${seat} and ${move.player} are in the same space`);
  return space === there ? true : fails({ ability: ability.id, chosen: move.player, spaces: [space, there] });
}

/** An ability that its owner may use only with so much health left. */
function leavesHealth(facts: Facts, { id, healthLeft }: Ability, seat: string): Finding {
  if (healthLeft === undefined) return true;
  const { value, unsure } = valueInPlay(facts, seat, 'health');
  if (value === null) return unknown(`the health of ${seat} is not known`);
  const left = value - seatOf(facts, seat).damage.character;
  if (left >= healthLeft) return true;
  return unsure
    ? unknown(`${seat} has cards of unknown text that may raise their health above ${value}`)
    : fails({ ability: id, healthLeft: left, needed: healthLeft });
}

/** The rule of a step's bold word: only an ability with this timing may be used now. */
export function timed(timing: Ability['timing']) {
  return (facts: Facts, move: AbilityMove): Finding => {
    const ability = abilityOf(facts, move.seat ?? '', move);
    if (ability === 'unknown-text' || ability === null) return true;
    return ability.timing === timing
      ? true
      : fails({ ability: usedKey(facts, move.seat ?? '', move), timing: ability.timing, needed: timing });
  };
}

/** A move that makes a card's effects happen: a used ability, or an encounter whose card the log declares. */
export type EffectMove = Move & Partial<Omit<AbilityMove, keyof Move>>;

/** The effect with the player that the move chose put where the card says "choose a player". */
function aimed(effect: CardEffect, player: string | undefined): CardEffect {
  if (player === undefined) return effect;
  if (effect.do === 'fight' && effect.enemy === undefined && effect.player === undefined) return { ...effect, player };
  if ('as' in effect && effect.as !== undefined && effect.seat === undefined) return { ...effect, seat: player };
  return effect;
}

/** The rules about what cards bring, whoever uses them: whom they may attack, whom they may choose, who is most famous. */
export const EFFECT_RULES = ['outer-rim.defeated.6', 'outer-rim.defeated.5', 'outer-rim.fame.5.a'] as const;

/** Everything that a move makes happen, in order: known of the card, or declared. */
export function effectsOf(facts: Facts, move: EffectMove): readonly CardEffect[] {
  const resolving = resolvingSeat(facts, move);
  const ability =
    move.source === undefined || !isSeat(facts, resolving) ? null : abilityOf(facts, resolving, move as AbilityMove);
  const known = ability === null || ability === 'unknown-text' || unstructured(ability) ? undefined : ability;
  const effects = known === undefined ? move.effects : whatItDoes(known);
  if (effects === undefined || move.player === undefined) return effects ?? NOTHING;
  return effects.map((effect) => aimed(effect, move.player));
}

const NOTHING: readonly CardEffect[] = [];

/** The cost of an ability and what follows it. */
function whatItDoes({ cost, effects }: Ability): readonly CardEffect[] {
  return cost === undefined ? (effects ?? NOTHING) : [...cost, ...(effects ?? NOTHING)];
}

/** The seat that carries a move out. */
export function resolvingSeat(facts: Facts, move: Move): string {
  return move.seat ?? facts.turn.seat;
}

/** An effect marked "once per turn" counts anew in each player's turn (word-usage.6.a, word-usage.6.b). */
function remember(draft: Draft, move: AbilityMove): void {
  const key = usedKey(draft.facts, move.seat ?? draft.facts.turn.seat, move);
  draft.facts.turn.done.push(key);
  draft.facts.turn.used.push(key);
}

/** Puts everything that a move makes happen on the agenda. */
export function oweEffects(draft: Draft, move: EffectMove): void {
  const seat = resolvingSeat(draft.facts, move);
  for (const effect of effectsOf(draft.facts, move)) owe(draft, { do: 'card-effect', seat, effect });
}

/** An ability that the seat has not got; a card of somebody else may allow it all the same (golden-rules.0.2). */
function notTheirs(facts: Facts, move: AbilityMove): Finding {
  const lender = facts.order.find(
    (seat) => seat !== move.seat && bentBy(facts, seat, 'others-encounter') === move.source,
  );
  if (lender !== undefined)
    return unknown(`${move.source} of ${lender} may allow this, and its text is not structured`);
  const others = isSeat(facts, move.seat)
    ? abilitiesOf(facts, move.seat).filter(({ source }) => source === move.source)
    : [];
  return voids({
    source: move.source,
    ability: move.ability ?? null,
    seat: move.seat ?? null,
    has: false,
    ...(others.length === 0 ? {} : { itsAbilities: others.map(({ ability }) => ability.id) }),
  });
}

/** An ability that is used in a combat or a skill test may do something to values and dice. */
function onDice({ type }: Move): boolean {
  return type === 'combat.ability' || type === 'test.ability';
}

/** Whether the seat has the ability that it uses, and may use it now: whose card it is, how often, on whom, on which dice. */
export function mayBeUsed(facts: Facts, move: AbilityMove, own?: Rolled): Finding {
  const ability = abilityOf(facts, move.seat ?? '', move);
  if (ability === null) return notTheirs(facts, move);
  if (ability === 'unknown-text')
    return unknown(`the text of ${move.source} is not in the catalogue and the log does not state it`);
  const key = usedKey(facts, move.seat ?? '', move);
  if (ability.limit === 'turn' && usedThisTurn(facts, move.seat ?? '', move.source, ability))
    return fails({ ability: key, usedThisTurn: true });
  const healthy = leavesHealth(facts, ability, resolvingSeat(facts, move));
  if (healthy !== true && healthy.holds === false) return healthy;
  if (facts.board.afterGoal.has(`${move.source}/${ability.id}`))
    return unknown(`${move.source} has this ability only once its goal is completed, which the log does not tell`);
  const finding = needsThatPlayer(facts, ability, move);
  if (finding !== true) return finding;
  const use = onDice(move) && own !== undefined ? unfit(own, move, ability, key) : true;
  if (use !== true) return use;
  if (healthy !== true) return healthy;
  return unstructured(ability) ? unknown(`what ${key} does is not structured in the catalogue`) : true;
}

export const abilities: Slice<Facts> = {
  leftOut: {
    'planning.ability': { ability: [], player: [] },
    'action.ability': { ability: [], player: [] },
    'encounter.ability': { ability: [], player: [] },
  },
  effects: {
    'use-ability': (draft, move: AbilityMove) => {
      remember(draft, move);
      oweEffects(draft, move);
    },
  },
};
