/**
 * @module
 * Using an ability of a card (LRR page 21, Appendix 2): whose it is, when it may be used, how often, and what it does.
 * The bold words "Planning", "Action" and "Encounter" have rules in the entries of those steps; what they share is here.
 */
import { z } from 'zod';
import { characterSetup, type Moment, notForDroids, type Pay } from '../../../cards/outer-rim/index.ts';
import type { Json } from '../../../schemas/json.ts';
import { program } from '../../../schemas/outer-rim/cards.ts';
import { decision } from '../../../schemas/outer-rim/move.ts';
import { type AssetType, Id, Seat, SourceId } from '../../../schemas/outer-rim/words.ts';
import {
  type Choices,
  type Finding,
  type Form,
  fails,
  type Move,
  type Open,
  type Option,
  type Slice,
  unknown,
  voids,
  type WrongFact,
} from '../../ruleset.ts';
import { changeInWords, type DiceMove, rolledIn, unfit } from '../combat/rolls.ts';
import { erratumOf, erratumReach, freeWith } from '../encounters/errata.ts';
import {
  cardsWithGoals,
  isKnownInFull,
  isTurnedOver,
  mayCompleteGoal,
  showsItsFront,
  untoldGoal,
} from '../player/goal-cards.ts';
import { ANYTHING, type Doubtful, doubt, doubtAbout } from '../table/doubts.ts';
import {
  assetTypeOf,
  bentBy,
  cardOf,
  type Draft,
  type Facts,
  heldBy,
  isAi,
  isSeat,
  makesFameOfCredits,
  mayPay,
  owe,
  paidBy,
  reputationOf,
  seatOf,
  seatsAt,
  sumPaid,
  valueInPlay,
} from '../table/facts.ts';
import { anyIdBut, effectsForm } from '../table/forms.ts';
import type { Ability, CardEffect, CardFacts, SeatFacts } from '../table/types.ts';
import { mayDoAnything, type Reach } from '../table/untold-texts.ts';
import { ANY_TIME, firstUntold, GOAL_BRINGS, isGoal, itsMoment, ofAnother, unstructured, untold } from './any-time.ts';

export { unstructured };

import { isAt } from '../assets/destinations.ts';
import { canPayAll, costForm } from './costs.ts';
import { aimed, asDeclared, choosesAPlayer, filledIn, fillsIn, withItsChoice } from './declared.ts';
import { asChosen, notNow } from './possible.ts';

/** Why nobody can rule what a card brings whose text nobody knows. */
export function aboutTheText(card: string | undefined): string {
  // Each in full: so they are found and said in another language (rules/phrases.ts).
  return card === undefined
    ? 'the text of the card that was resolved is not known; what the log declares of it is checked against the general rules'
    : `the text of ${card} is not known; what the log declares of it is checked against the general rules`;
}

/** The most effects that a move may declare of an ability. */
const MOST_EFFECTS = 20;

/** The words of a move that uses an ability. */
export const abilityMove = {
  source: SourceId.describe('the card that has the ability: an asset, the character or the ship'),
  ability: Id.optional().describe('which of its abilities, where it has several'),
  player: Seat.optional().describe('the other player that the ability chooses'),
  cost: program(MOST_EFFECTS)
    .optional()
    .describe('what its owner pays for it, where its text is not in the catalogue; compared with the text where it is'),
  effects: program(MOST_EFFECTS)
    .optional()
    .describe('what the card makes happen, where its text is not in the catalogue; compared with the text where it is'),
};
const Shape = z.object(abilityMove);
export type AbilityMove = Move & z.infer<typeof Shape>;

/** The name under which a used ability is remembered. */
export function abilityKey(move: { source: string; ability?: string | undefined }): string {
  return move.ability === undefined ? move.source : `${move.source}/${move.ability}`;
}

/** Whether a secret of a seat has been told to be this card. */
function hasSecret({ secrets }: SeatFacts, card: string): boolean {
  for (const { id } of secrets) if (id === card) return true;
  return false;
}

/** What is known of a seat's card with abilities: a held asset, a secret, the character card, the ship sheet or the ambition sheet. */
function sourceOf(
  facts: Facts,
  seat: string,
  source: string,
): { abilities?: Ability[] | undefined } | 'unknown-text' | null {
  const own = seatOf(facts, seat);
  let found: Pick<CardFacts, 'abilities'> | undefined;
  if (heldBy(facts, seat, source) !== undefined || hasSecret(own, source)) found = cardOf(facts, source);
  else if (own.character === source) found = facts.board.characters.get(source);
  else if (own.ship === source) found = facts.board.ships.get(source);
  else if (own.ambition?.sheet === source) found = facts.board.ambitions.get(source);
  else return null;
  return found?.abilities === undefined ? 'unknown-text' : found;
}

/** The components of a seat that may have abilities (of an ambition sheet: ambitions.3.3). */
function componentsOf({ character, ship, ambition, assets, secrets }: SeatFacts): string[] {
  const sheets = [character, ship, ambition?.sheet ?? null].filter((one) => one !== null);
  return [...sheets, ...assets.map((asset) => asset.card), ...secrets.map(({ id }) => id)];
}

/** Every ability that a seat may use and whose text is known, with the card it stands on. */
export function abilitiesOf(facts: Facts, seat: string): { source: string; ability: Ability }[] {
  const found: { source: string; ability: Ability }[] = [];
  if (isAi(facts, seat)) return found;
  for (const source of componentsOf(seatOf(facts, seat))) {
    const known = sourceOf(facts, seat, source);
    if (known === null || known === 'unknown-text') continue;
    for (const ability of known.abilities ?? []) found.push({ source, ability });
  }
  return found;
}

/** Assets that have no abilities to be used in combats and skill tests. */
const IDLE: ReadonlySet<AssetType | null> = new Set<AssetType>(['cargo', 'job', 'bounty']);

/** Whether a seat has a card of unknown text that may have any ability. */
export function mayHaveAny(facts: Facts, seat: string): boolean {
  if (isAi(facts, seat)) return false;
  const { character, ship, ambition, assets } = seatOf(facts, seat);
  for (const source of [character, ship, ambition?.sheet ?? null])
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
  if (move.type === ANY_TIME && isGoal(facts, seat, move as UseMove)) return 'unknown-text';
  const abilities = found.abilities ?? [];
  const step = move.type === ANY_TIME ? 'other' : move.type?.split('.')[0];
  if (move.ability !== undefined) {
    const named = abilities.find((ability) => ability.id === move.ability);
    return named === undefined || named.timing === step ? (named ?? null) : (twinAt(abilities, named, step) ?? named);
  }
  return abilities.find((ability) => ability.timing === step) ?? abilities[0] ?? null;
}

/** The other part of what a card prints as one ability, for this moment: whoever names either of them means that one. */
function twinAt(abilities: readonly Ability[], named: Ability, step: string | undefined): Ability | undefined {
  return abilities.find((other) => other.timing === step && printedAs(other) === printedAs(named));
}

/** The name of the printed ability that an ability is, or is a part of. */
function printedAs({ id, countsAs = id }: Ability): string {
  return countsAs;
}

type UseMove = Move & Pick<AbilityMove, 'source' | 'ability' | 'cost' | 'effects'>;
type Named = { type?: string | undefined; source: string; ability?: string | undefined };

/** The ability that a move uses, where its text is known in full. */
export function knownAbility(facts: Facts, seat: string, move: Named): Ability | null {
  const ability = abilityOf(facts, seat, move);
  return ability === null || ability === 'unknown-text' || unstructured(ability) ? null : ability;
}

/** What a use declares although its text certainly did not come to it. */
export function declaredInVain(facts: Facts, move: AbilityMove): ReturnType<typeof notNow> {
  const { effects: told, player } = move;
  const seat = resolvingSeat(facts, move);
  const ability = told === undefined || !isSeat(facts, seat) ? null : knownAbility(facts, seat, move);
  if (ability === null || told === undefined) return null;
  return notNow(facts, { seat, player, program: whatItDoes(ability), told });
}

/** The name under which the ability of a move is remembered, whether the move spells it out or not. */
export function usedKey(facts: Facts, seat: string, move: Named): string {
  const ability = abilityOf(facts, seat, move);
  return abilityKey(
    ability === null || ability === 'unknown-text' ? move : { source: move.source, ability: ability.id },
  );
}

/** Whether this turn has seen the ability, or another one that the card prints as one with it. */
function usedThisTurn(facts: Facts, seat: string, source: string, ability: Ability): boolean {
  return abilitiesOf(facts, seat).some(
    ({ source: card, ability: other }) =>
      card === source &&
      printedAs(other) === printedAs(ability) &&
      facts.turn.used.includes(abilityKey({ source, ability: other.id })),
  );
}

/** The cards of a seat that may have abilities of which nobody knows anything. */
export function untoldSources(facts: Facts, seat: string): string[] {
  if (isAi(facts, seat)) return [];
  return componentsOf(seatOf(facts, seat)).filter((source) => sourceOf(facts, seat, source) === 'unknown-text');
}

/** What a log declares may name components that nobody has named yet, and may tell less than the card does. */
const DECLARED: readonly string[] = ['/cost', '/effects'];

/** The names of the abilities of a card that have been used already. */
function usedOf(source: string, done: readonly string[]): string[] {
  return done.filter((key) => key.startsWith(`${source}/`)).map((key) => key.slice(source.length + 1));
}

/** What may vary in the use of a card of which nobody knows anything: which ability, whom it chooses, what it does. */
export function untoldForm(facts: Facts, seat: string, type: string, used: readonly string[] = []): Form {
  return {
    open: {
      '/ability': anyIdBut(used),
      ...choosable(facts, type),
      '/cost': costForm(facts, seat, MOST_EFFECTS),
      '/effects': effectsForm(facts, MOST_EFFECTS),
    },
    more: DECLARED,
  };
}

/** What may vary in the use of an ability: its name, where the card has none before it; what it does, as far as that is not known. */
export function usesForm(facts: Facts, move: AbilityMove, ability: Ability): Form {
  const seat = resolvingSeat(facts, move);
  const { type, source } = move;
  const isTheOne =
    abilityOf(facts, seat, { type, source }) === ability && alikeOn(facts, { type, source, seat }).length < 2;
  const optional = isTheOne ? ['/ability'] : [];
  if (!unstructured(ability)) {
    const effects = { '/effects': { const: [...effectsOf(facts, move)] as Json } };
    return { open: { '/cost': { const: (ability.cost ?? []) as Json }, ...effects }, optional, more: DECLARED };
  }
  // What comes by itself chooses nobody, and brings a sum that stands, or depends on a fight.
  const pay = paidBy(facts, source, ability.id);
  if (pay !== undefined) {
    const sum = { const: [{ do: 'gain-credits', amount: pay.credits }] };
    return { open: pay.each === undefined ? { '/effects': sum } : {}, optional, more: DECLARED };
  }
  // What may be declared of a secret of the errata is not listed: which places, which tokens.
  if (erratumOf(source) !== undefined) return { open: {}, optional, more: DECLARED };
  const player = move.player === undefined ? choosable(facts, type) : {};
  const declared = { '/cost': costForm(facts, seat, MOST_EFFECTS), '/effects': effectsForm(facts, MOST_EFFECTS) };
  return { open: { ...player, ...declared }, optional, more: DECLARED };
}

/** Whom an ability can choose: in the steps of a turn nobody who is certainly defeated (defeated.6, not in the printed reference). */
function choosable(facts: Facts, type: string): Open {
  const able =
    onDice({ type }) || facts.board.printed
      ? facts.order
      : facts.order.filter((seat) => seatOf(facts, seat).defeated !== true);
  return able.length === 0 ? {} : { '/player': { enum: [...able] } };
}

/** The players that the use of an ability may name; undefined: none. */
export function playersFor(facts: Facts, seat: string, ability: Ability): readonly (string | undefined)[] {
  if (ability.needsPlayer !== true) return choosesAPlayer(ability) ? [undefined, ...facts.order] : [undefined];
  const { space } = seatOf(facts, seat);
  return facts.order.filter((other) => {
    const there = seatOf(facts, other).space;
    return other !== seat && (space === null || there === null || there === space);
  });
}

/** Uses at any time: of each known ability, of any component of unknown text, and of a goal that is completed. */
function* useOptions(facts: Facts, own: unknown): Iterable<Option> {
  const type = ANY_TIME;
  const untoldFor = firstUntold(facts);
  for (const seat of facts.order) {
    if (isAi(facts, seat)) continue;
    const withGoals = cardsWithGoals(facts, seat);
    for (const { source, ability } of abilitiesOf(facts, seat)) {
      // A goal brings what it awards, whatever its text.
      if (ability.id === 'goal' && withGoals.includes(source)) continue;
      const plain = { type, seat, source, ability: ability.id };
      const moment = itsMoment(facts, plain, ability, own);
      if (moment !== true && moment.holds === false) continue;
      for (const player of playersFor(facts, seat, ability)) {
        const move: AbilityMove = player === undefined ? plain : { ...plain, player };
        yield { move, open: () => usesForm(facts, move, ability) };
      }
    }
    for (const source of withGoals)
      yield { move: { type, seat, source, ability: 'goal' } as AbilityMove, open: () => goalForm(facts, source) };
    const source = untoldFor(seat);
    if (source !== undefined)
      yield { move: { type, seat, source } as AbilityMove, open: () => anySourceForm(facts, seat) };
  }
}

/** A component of which nobody knows anything: also one that lies nowhere, like the card of an encounter. */
function anySourceForm(facts: Facts, seat: string): Form {
  const { open } = untoldForm(facts, seat, ANY_TIME);
  return { open: { '/source': { enum: untold(facts, seat) }, ...open }, more: [...DECLARED, '/source'] };
}

/** A completed goal, by its name or by what it brings. */
function goalForm(facts: Facts, source: string): Form {
  const brought = { effects: { const: GOAL_BRINGS as unknown as Json }, cost: { maxItems: 0 } };
  const form = {
    optional: ['/ability'],
    depends: { anyOf: [{ required: ['ability'] }, { required: ['effects'], properties: brought }] },
  };
  if (!isKnownInFull(facts, source))
    return {
      ...form,
      open: { '/source': { const: source }, '/effects': brought.effects },
      more: [...DECLARED, '/player'],
    };
  const fame = { enum: [GOAL_BRINGS as unknown as Json, []] };
  return { ...form, open: { '/source': { const: source }, '/effects': fame, '/cost': { const: [] } } };
}

/** Moves that use each ability of this timing, and those that a card of unknown text may have. */
export function* abilityOptions(facts: Facts, timing: 'planning' | 'action' | 'encounter'): Iterable<Option> {
  const { seat } = facts.turn;
  const type = `${timing}.ability`;
  for (const { source, ability } of abilitiesOf(facts, seat)) {
    if (ability.timing !== timing) continue;
    for (const player of playersFor(facts, seat, ability)) {
      const plain = { type, seat, source, ability: ability.id };
      const move: AbilityMove = player === undefined ? plain : { ...plain, player };
      yield { move, open: () => usesForm(facts, move, ability) };
    }
  }
  for (const source of untoldSources(facts, seat)) {
    const { done } = facts.turn;
    // A card whose unnamed ability has been used may have another one.
    const named =
      timing === 'action' && done.includes(source) ? { ability: `another-${usedOf(source, done).length + 1}` } : {};
    yield {
      move: { type, seat, source, ...named } as AbilityMove,
      open: () => untoldForm(facts, seat, type, usedOf(source, done)),
    };
  }
  if (timing !== 'encounter') return;
  for (const { source } of lentTo(facts, seat))
    yield { move: { type, seat, source } as AbilityMove, open: () => untoldForm(facts, seat, type) };
}

/** An ability that needs another player of the same space must name one. */
function needsThatPlayer(facts: Facts, ability: Ability, move: AbilityMove): Finding {
  const seat = move.seat ?? facts.turn.seat;
  if (ability.needsPlayer !== true || ability.timing === 'encounter') return true;
  const { space } = seatOf(facts, seat);
  if (move.player === undefined || move.player === seat || !isSeat(facts, move.player))
    return fails({ ability: ability.id, chosen: move.player ?? null });
  const doubt = doubtAbout(facts, move.player, 'space');
  if (doubt !== null) return unknown(doubt);
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

/** An ability that is for one place is used by who is there; of a sheet its own rule says so (ambitions.6.1). */
function isInItsPlace(facts: Facts, { id, destination }: Ability, seat: string, source: string): Finding {
  if (destination === undefined || !isSeat(facts, seat) || seatOf(facts, seat).ambition?.sheet === source) return true;
  const { space } = seatOf(facts, seat);
  const there = isAt(facts, space, destination);
  if (there === true) return true;
  const reason = doubtAbout(facts, seat, 'space');
  return there === null || reason !== null
    ? unknown(reason ?? `the log does not say whether ${seat} is at ${destination}`)
    : fails({ ability: id, space, destination });
}

/** Whether its owner has the health left, and is in the place, that an ability asks for. */
export function hasWhatItAsks(facts: Facts, ability: Ability, seat: string, source: string): Finding {
  const healthy = leavesHealth(facts, ability, seat);
  if (healthy !== true && healthy.holds === false) return healthy;
  const place = isInItsPlace(facts, ability, seat, source);
  return healthy === true || (place !== true && place.holds === false) ? place : healthy;
}

/** Whether an ability whose text is known may still be used in this turn, as far as anybody knows: the side on which it stands may show. */
export function mayStillBeUsed(facts: Facts, seat: string, source: string, ability: Ability): boolean {
  const { untilGoal, afterGoal } = facts.board;
  const key = `${source}/${ability.id}`;
  if (isTurnedOver(facts, seat, source) ? untilGoal.has(key) : afterGoal.has(key) && showsItsFront(facts, seat, source))
    return false;
  if (ability.limit === 'turn' && usedThisTurn(facts, seat, source, ability)) return false;
  const healthy = leavesHealth(facts, ability, seat);
  return healthy === true || healthy.holds === 'unknown';
}

/** The rule of a step's bold word: only an ability with this timing may be used now. */
export function timed(timing: Ability['timing']) {
  return (facts: Facts, move: AbilityMove): Finding => {
    const ability = abilityOf(facts, move.seat ?? '', move);
    if (ability === 'unknown-text') return true;
    // Of actions the entry has a sentence of its own about whose ability it is (action-step.2).
    if (ability === null) return timing === 'action' ? true : notTheirs(facts, move);
    return ability.timing === timing
      ? true
      : fails({ ability: usedKey(facts, move.seat ?? '', move), timing: ability.timing, needed: timing });
  };
}

/** A move that makes a card's effects happen: a used ability, or an encounter whose card the log declares. */
export type EffectMove = Move & Partial<Omit<AbilityMove, keyof Move>>;

/** The rules about what cards bring, whoever uses them: whom they attack, whom they choose, who is most famous, which contacts, which cards. */
export const EFFECT_RULES = [
  'outer-rim.defeated.6',
  'outer-rim.defeated.5',
  'outer-rim.fame.5.a',
  'outer-rim.contact-tokens.7',
  'outer-rim.contact-tokens.6',
  'outer-rim.contact-tokens.4.a',
  'outer-rim.market-decks.2',
] as const;

/** Everything that a move makes happen, in order: known of the card, or declared. */
export function effectsOf(facts: Facts, move: EffectMove): readonly CardEffect[] {
  const resolving = resolvingSeat(facts, move);
  const ability =
    move.source === undefined || !isSeat(facts, resolving) ? null : abilityOf(facts, resolving, move as AbilityMove);
  const known = ability === null || ability === 'unknown-text' || unstructured(ability) ? undefined : ability;
  const { cost, effects: told = NOTHING, player } = move;
  const all =
    known === undefined
      ? whatItDoes(move)
      : // Where the card lets its owner barter, the log tells what was given in (bartering.4.a).
        whatItDoes(known.mayBarter === true && cost !== undefined ? { ...known, cost: [...cost] } : known);
  const effects =
    known === undefined || move.effects === undefined
      ? all
      : asChosen(facts, {
          seat: resolving,
          player,
          program: filledIn(all, told, { facts, seat: resolving, player }),
          told,
        });
  if (player === undefined || effects.length === 0) return effects;
  return effects.map((effect) => aimed(effect, resolving, player));
}

const NOTHING: readonly CardEffect[] = [];

/** The cost of an ability and what follows it. */
function whatItDoes({ cost, effects }: Pick<EffectMove, 'cost' | 'effects'>): readonly CardEffect[] {
  return cost === undefined ? (effects ?? NOTHING) : [...cost, ...(effects ?? NOTHING)];
}

/** The seat that carries a move out. */
export function resolvingSeat(facts: Facts, move: Move): string {
  return move.seat ?? facts.turn.seat;
}

/** The moments of abilities that work on a fight or a test. */
const ON_DICE: ReadonlySet<Ability['timing']> = new Set(['combat', 'start-of-combat', 'test']);

/** An effect marked "once per turn" counts anew in each player's turn (word-usage.6.a, word-usage.6.b). */
function remember(draft: Draft, move: AbilityMove): void {
  const { facts } = draft;
  const seat = move.seat ?? facts.turn.seat;
  const ability = abilityOf(facts, seat, move);
  // What works on a fight or a test has done nothing outside of one: a table that noted it too early may still use it there.
  if (ability !== null && ability !== 'unknown-text' && ON_DICE.has(ability.timing)) return;
  const key = usedKey(facts, seat, move);
  // What is used at a moment of its own is no action, unless the card says so.
  const isAction = ability === null || (ability !== 'unknown-text' && ability.timing === 'action');
  if (isAction || move.type !== ANY_TIME) facts.turn.done.push(key);
  facts.turn.used.push(key);
}

/** Whether a text may do something for a seat that has paid nothing: a secret of the errata may ask for a reputation then. */
export function mayBeFree(facts: Facts, seat: string, source: string | undefined): boolean {
  const faction = source === undefined ? undefined : freeWith(source);
  if (faction === undefined || doubtAbout(facts, seat, 'reputation') !== null) return true;
  const reputation = reputationOf(facts, seat, faction);
  return reputation === null || reputation === 'positive';
}

/** Whether a move uses a text that nobody knows, and does not say what came of it either. */
export function isUntold(facts: Facts, seat: string, move: EffectMove & { readonly change?: unknown }): boolean {
  // That nothing was paid does not say that nothing came of it, unless it comes to nobody for nothing.
  const isPaid = move.cost !== undefined && (move.cost.length > 0 || !mayBeFree(facts, seat, move.source));
  if (move.effects !== undefined || isPaid || move.change !== undefined) return false;
  if (move.source === undefined) return true;
  const ability = abilityOf(facts, seat, move as AbilityMove);
  return ability === null || ability === 'unknown-text' || unstructured(ability);
}

/** Whom a text that nobody knows may have chosen: the player whom the move names; of a job that names nobody one in the same space (jobs.4.1). */
function mayBeChosen(
  facts: Facts,
  seat: string,
  { player, source }: EffectMove & { player?: string | undefined },
): string[] {
  const others = facts.order.filter((other) => other !== seat);
  if (player !== undefined) return others.filter((other) => other === player);
  const asset = source === undefined || !isSeat(facts, seat) ? undefined : heldBy(facts, seat, source);
  if (asset === undefined || assetTypeOf(facts, asset) !== 'job') return [];
  return others.filter((other) => {
    const [here, there] = [seatOf(facts, seat).space, seatOf(facts, other).space];
    return here === null || there === null || here === there;
  });
}

/** Puts everything that a move makes happen on the agenda. Of what the log does not tell of an unknown text, nothing is certain. */
export function oweEffects(draft: Draft, move: EffectMove): void {
  const seat = resolvingSeat(draft.facts, move);
  if (isUntold(draft.facts, seat, move) && !makesFameOfCredits(draft.facts, move.source ?? '')) {
    const why = `${move.source ?? 'the card that was resolved'} may have changed this, and the log does not tell`;
    mayDoAnything(draft.facts, seat, {
      by: move.source ?? (move as { readonly card?: string }).card,
      because: why,
      reach: reachOf(move),
      changes: changedBy(draft.facts, seat, move),
    });
    // It may do something to whom it has chosen, and to nobody else.
    for (const player of mayBeChosen(draft.facts, seat, move)) doubt(draft.facts, player, why, ANYTHING);
  }
  const { facts } = draft;
  const effects = withItsChoice(facts, seat, effectsOf(facts, besideItsDiscard(facts, move as AbilityMove)));
  const asset = move.source === undefined || !isSeat(facts, seat) ? undefined : heldBy(facts, seat, move.source);
  if (asset !== undefined && assetTypeOf(facts, asset) === 'job' && facts.turn.job === undefined) {
    owe(draft, { do: 'job', seat, card: asset.card, effects: [...effects] });
    return;
  }
  const beside = facts.turn.job === undefined ? {} : ({ beside: true } as const);
  for (const effect of effects) owe(draft, { do: 'card-effect', seat, effect, ...beside });
  const discard = itsDiscard(facts, seat, move);
  if (discard !== null) owe(draft, { do: 'card-effect', seat, effect: discard, ...beside });
}

/** What of its owner an ability may change although it is not structured what it does; undefined: nobody has put that down. */
function changedBy(facts: Facts, seat: string, { type, source, ability }: EffectMove): readonly Doubtful[] | undefined {
  if (source === undefined || !isSeat(facts, seat)) return undefined;
  return facts.board.reaches.get(usedKey(facts, seat, { type, source, ability }))?.changes;
}

/** How far a text reaches that nobody has told: in a fight or a test no further than that, and a secret of the errata as far as they say. */
function reachOf({ type, source = '' }: EffectMove): Reach {
  if (type.startsWith('combat.') || type.startsWith('test.')) return 'nothing';
  return erratumReach(source) ?? 'anything';
}

/** The discard of a secret or an asset that says that it is discarded once it has been resolved; null: what is used does not. */
function itsDiscard(facts: Facts, seat: string, move: EffectMove): CardEffect | null {
  const { source } = move;
  if (source === undefined || !isSeat(facts, seat)) return null;
  const isSecret = hasSecret(seatOf(facts, seat), source);
  if (!isSecret && heldBy(facts, seat, source) === undefined) return null;
  const ability = abilityOf(facts, seat, move as AbilityMove);
  if (ability === null || ability === 'unknown-text' || ability.discards !== true) return null;
  return isSecret ? { do: 'discard-secret', secret: source } : { do: 'discard-asset', card: source };
}

/** Whether two effects discard the same secret, or the same asset. */
function isSameDiscard(one: CardEffect, other: CardEffect): boolean {
  if (one.do === 'discard-secret') return other.do === one.do && other.secret === one.secret;
  return one.do === 'discard-asset' && other.do === one.do && other.card === one.card;
}

/**
 * The use of a card without what every such use brings, told or not: that the card is discarded. (Of secrets the errata print it
 * beside the rest of the text, errata-encounter-cards.1 to .4.)
 */
export function besideItsDiscard(facts: Facts, move: AbilityMove): AbilityMove {
  const { effects } = move;
  if (effects === undefined || !effects.some(({ do: deed }) => deed === 'discard-secret' || deed === 'discard-asset'))
    return move;
  const own = itsDiscard(facts, resolvingSeat(facts, move), move);
  return own === null ? move : { ...move, effects: effects.filter((effect) => !isSameDiscard(own, effect)) };
}

/** The cards of other players in the same space, as far as anybody knows, that may let this one encounter them (golden-rules.0.2). */
function lentTo(facts: Facts, seat: string): { lender: string; source: string }[] {
  const here = isSeat(facts, seat) ? seatOf(facts, seat).space : null;
  const isSure = here !== null && doubtAbout(facts, seat, 'space') === null;
  return facts.order.flatMap((lender) => {
    const source = lender === seat ? null : bentBy(facts, lender, 'others-encounter');
    const { space } = seatOf(facts, lender);
    const isElsewhere = isSure && space !== null && space !== here && doubtAbout(facts, lender, 'space') === null;
    return source === null || isElsewhere ? [] : [{ lender, source }];
  });
}

/** An ability that the seat has not got. */
function notTheirs(facts: Facts, move: AbilityMove): Finding {
  const lent = move.type === 'encounter.ability' ? lentTo(facts, move.seat ?? '') : [];
  const mine = lent.find(({ source }) => source === move.source);
  if (mine !== undefined)
    return unknown(`${move.source} of ${mine.lender} may allow this, and its text is not structured`);
  const others = isSeat(facts, move.seat)
    ? abilitiesOf(facts, move.seat).filter(({ source }) => source === move.source)
    : [];
  // Dice that it has changed all the same show what it has done.
  const found = onDice(move) && 'change' in move ? fails : voids;
  return found({
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

/** Whether the seat has the ability that it uses. */
export function isTheirs(facts: Facts, move: AbilityMove): Finding {
  return abilityOf(facts, move.seat ?? '', move) === null ? notTheirs(facts, move) : true;
}

/** Uses whose own step says whose abilities may be used in it (planning-step.4, action-step.2, encounter-step.2). */
const OF_A_STEP: ReadonlySet<string> = new Set(['planning.ability', 'action.ability', 'encounter.ability']);

/** What a log says of a sum that comes by itself: that sum, or nothing; what cannot be that sum; or what nobody can say. */
function tellsThePay(facts: Facts, pay: Pay, move: AbilityMove): Finding {
  const { cost = [], effects = [], seat = '' } = move;
  const [only, ...others] = effects;
  if (cost.length === 0 && only === undefined) return true;
  const said = cost.length + others.length === 0 && only?.do === 'gain-credits' ? only.amount : null;
  if (said !== null && said === sumPaid(facts, seat, pay)) return true;
  const key = usedKey(facts, seat, move);
  // Fame that goes with it, and damage that it spares, a log may write in many ways.
  const isASum = pay.credits > 0 && pay.fame === undefined;
  if (isASum && (said === null || !mayPay(pay, said)))
    return fails({ ability: key, declared: [...cost, ...effects] as unknown as Json, brings: pay.credits });
  return unknown(`what ${key} brings comes about by itself, and differs from what the log says of it`);
}

/**
 * Whether a log says itself when the credits came that make the difference to a claim: what a card pays by itself has been paid
 * already, and the entry behind the claim tells of it.
 */
export function isBookedNext(facts: Facts, { path, claimed, found }: WrongFact, next: Move): boolean {
  const [root, seat, fact] = path;
  const { type, source, ability, seat: whose = facts.turn.seat } = next as AbilityMove;
  if (root !== 'seats' || fact !== 'credits' || seat !== whose || type !== ANY_TIME) return false;
  if (typeof claimed !== 'number' || typeof found !== 'number' || !isSeat(facts, whose)) return false;
  if (sourceOf(facts, whose, source) === null) return false;
  const pays = facts.board.pays.get(source) ?? [];
  return pays.some((pay) => (ability ?? pay.ability) === pay.ability && mayPay(pay, found - claimed));
}

/** Whether nobody knows if the side of a card shows on which an ability stands; where it certainly does not, its own rule says so (goals.4). */
function isOnAHiddenSide(facts: Facts, { seat = '', source }: AbilityMove, { id }: Ability): boolean {
  if (!facts.board.afterGoal.has(`${source}/${id}`) || isTurnedOver(facts, seat, source)) return false;
  return !showsItsFront(facts, seat, source);
}

/** The abilities of known texts that a card has for the moment of a use which does not say which one it is. */
function alikeOn(
  facts: Facts,
  { type, source, ability, seat }: Named & { readonly seat?: string | undefined },
): readonly Ability[] {
  if (ability !== undefined || (type !== ANY_TIME && !OF_A_STEP.has(type ?? '')) || !isSeat(facts, seat)) return [];
  const found = sourceOf(facts, seat, source);
  if (found === null || found === 'unknown-text') return [];
  const step = type === ANY_TIME ? 'other' : type?.split('.')[0];
  return (found.abilities ?? []).filter(({ timing }) => timing === step);
}

/** Which abilities a use may be that does not say it, and that fits several: later entries decide. */
function isAnyOf(facts: Facts, move: AbilityMove, own: unknown): readonly string[] {
  const alike = alikeOn(facts, move);
  if (alike.length < 2) return [];
  const seat = move.seat ?? '';
  const fits = ({ id, cost = [] }: Ability): boolean => {
    const named = { ...move, ability: id };
    if (move.type === 'action.ability' && facts.turn.done.includes(usedKey(facts, seat, named))) return false;
    const findings = [mayBeUsed(facts, named, own), onceATurn(facts, named), canPayAll(facts, seat, move.cost ?? cost)];
    return findings.every((one) => one === true || one.holds !== false);
  };
  return alike.filter(fits).map(({ id }) => id);
}

/** Whether the seat has the ability that it uses, and may use it now: whose card it is, how often, on whom, on which dice. */
export function mayBeUsed(facts: Facts, used: AbilityMove, own?: unknown): Finding {
  const move = besideItsDiscard(facts, used);
  // That it uses none at all is the matter of another rule.
  if (isAi(facts, move.seat)) return true;
  const anyOf = isAnyOf(facts, move, own);
  if (anyOf.length > 1) return fails({ source: move.source, ability: null, mayBe: [...anyOf] });
  const ability = abilityOf(facts, move.seat ?? '', move);
  const isAnyTime = move.type === ANY_TIME;
  if (ability === null) {
    const has = isSeat(facts, move.seat) && sourceOf(facts, move.seat, move.source) !== null;
    // That a goal is gone once its card is turned over says its own rule (goals.4).
    if (has && isAnyTime && move.ability === 'goal' && isTurnedOver(facts, move.seat ?? '', move.source)) return true;
    if (isAnyTime && !has) return ofAnother(facts, move);
    return OF_A_STEP.has(move.type) ? true : notTheirs(facts, move);
  }
  if (ability === 'unknown-text') {
    if (isAnyTime && isSeat(facts, move.seat) && isGoal(facts, move.seat, move))
      return goalFinding(untoldGoal(facts, move.seat ?? '', move.source));
    return isAnyTime
      ? unknown(`${move.source} may have such an ability, and its text is not known`)
      : unknown(`the text of ${move.source} is not in the catalogue and the log does not state it`);
  }
  const key = usedKey(facts, move.seat ?? '', move);
  if (hasLowered(facts, move.seat ?? '', move)) return true;
  const moment = isAnyTime ? itsMoment(facts, move, ability, own) : true;
  if (moment !== true && moment.holds === false) return moment;
  if (isAnyTime && ability.timing === 'action' && facts.turn.done.includes(key))
    return fails({ ability: key, resolvedBefore: true });
  const { character = null } = isSeat(facts, move.seat) ? seatOf(facts, move.seat) : {};
  if (notForDroids.has(`${move.source}/${ability.id}`) && characterSetup.get(character ?? '')?.droid === true)
    return fails({ ability: key, character, droid: true });
  const asked = hasWhatItAsks(facts, ability, resolvingSeat(facts, move), move.source);
  if (asked !== true && asked.holds === false) return asked;
  const finding = needsThatPlayer(facts, ability, move);
  if (finding !== true) return finding;
  // What comes about by itself has been carried out, or will be: that it is told changes nothing.
  const pay = paidBy(facts, move.source, ability.id);
  // What the log says of an ability whose text is known has to stand there.
  if (pay !== undefined && move.player !== undefined)
    return fails({ ability: key, player: move.player, choosesAPlayer: false });
  // There is one planning step in a turn.
  if (pay?.for === 'planning-credits' && facts.turn.used.includes(key))
    return fails({ ability: key, usedThisTurn: true });
  const declared =
    unstructured(ability) || pay !== undefined
      ? true
      : asDeclared(facts, key, ability, move, resolvingSeat(facts, move));
  if (declared !== true) return declared;
  const inVain = pay === undefined ? declaredInVain(facts, move) : null;
  // Of whom a secret of the errata chooses, and of what that brings, they speak themselves.
  const isErratum = erratumOf(move.source) !== undefined;
  if (inVain !== null && inVain.unpaid === null && !isErratum)
    return fails({
      ability: key,
      declared: inVain.declared as unknown as Json,
      effects: whatItDoes(ability as Ability) as unknown as Json,
    });
  // What a use did that comes once too often anyway, or that cannot be paid, nobody has to say: that is the matter of its own rule.
  const { change } = move as Partial<DiceMove>;
  const isInVain = change === undefined && ability.change !== undefined && !mayComeOff(facts, ability, move);
  const rolled = onDice(move) ? rolledIn(own) : undefined;
  const use = rolled !== undefined && !isInVain ? unfit(rolled, move, ability, key) : true;
  if (use !== true) return use;
  if (isOnAHiddenSide(facts, move, ability))
    return unknown(`${move.source} has this ability only once its goal is completed, which the log does not tell`);
  if (asked !== true) return asked;
  if (moment !== true) return moment;
  const told = pay === undefined ? true : tellsThePay(facts, pay, move);
  if (told !== true) return told;
  if (unstructured(ability)) return isErratum || unknown(`what ${key} does is not structured in the catalogue`);
  return fillsIn(whatItDoes(ability as Ability), move.effects) ? unknown(aboutTheText(move.source)) : true;
}

/** Whether a use may be one that this turn has not seen (word-usage.6.a), and whose cost is paid (word-usage.4). */
function mayComeOff(facts: Facts, { cost = [], mayBarter }: Ability, move: AbilityMove): boolean {
  const paid = mayBarter === true ? true : canPayAll(facts, resolvingSeat(facts, move), cost);
  return onceATurn(facts, move) === true && (paid === true || paid.holds !== false);
}

const goalFinding = (reason: string | null): Finding => (reason === null ? true : unknown(reason));

/** The abilities that have lowered a cost in this turn by a purchase of which no use was recorded by itself, and those of which one was. */
export function loweredIn({ lowered, turn }: Facts) {
  return lowered?.turn === turn.number ? lowered : { turn: turn.number, bought: [], ready: [] };
}

/** Whether an ability has lowered the cost of a purchase, of which no use was recorded by itself: that one tells it, and pays nothing more. */
export function hasLowered(facts: Facts, seat: string, move: AbilityMove): boolean {
  return facts.lowered !== undefined && loweredIn(facts).bought.includes(usedKey(facts, seat, move));
}

/** One of these keys fewer. */
export function without(keys: readonly string[], key: string): string[] {
  return keys.toSpliced(keys.indexOf(key), 1);
}

/** The use of an ability that lowers a cost is told behind its purchase, which has paid for it, or before it. */
function tellsThePurchase(facts: Facts, key: string): boolean {
  const lowered = loweredIn(facts);
  const isTold = lowered.bought.includes(key);
  facts.lowered = isTold
    ? { ...lowered, bought: without(lowered.bought, key) }
    : { ...lowered, ready: [...lowered.ready, key] };
  return isTold;
}

/** An ability marked "once per turn" is used once in a turn, whoever's turn it is (word-usage.6.a). */
export function onceATurn(facts: Facts, move: AbilityMove): Finding {
  const { seat, source } = move;
  // Nearly every card is used for the first time.
  if (!facts.turn.used.some((key) => key.startsWith(source))) return true;
  const ability = isSeat(facts, seat) ? abilityOf(facts, seat, move) : null;
  if (ability === null || ability === 'unknown-text' || ability.limit !== 'turn') return true;
  if (hasLowered(facts, seat ?? '', move)) return true;
  return usedThisTurn(facts, seat ?? '', source, ability)
    ? fails({ ability: abilityKey({ source, ability: ability.id }), usedThisTurn: true })
    : true;
}

/** What the use of an ability is for a goal. */
/** A planning ability may have recovered all damage, as a goal may ask. */
function mayRecover(facts: Facts, seat: string): void {
  const { character, ship } = seatOf(facts, seat).damage;
  mayCompleteGoal(facts, seat, 'planning-recovery', { much: character + ship, isSure: false });
}

const MOMENTS: Readonly<Record<string, Moment>> = { 'action.ability': 'action', 'encounter.ability': 'encounter' };

const moves = [
  decision(
    'ability.use',
    abilityMove,
    "An ability is used at a moment of its own, in anybody's turn: of any component in play, one's own or another one.",
  ),
] as const;

/** What is used, in words, and on whom. */
function use({ type, source, ability, player, change, side }: AbilityMove & Pick<DiceMove, 'change' | 'side'>): string {
  if (type === ANY_TIME && ability === 'goal') return `completes the goal of ${source}`;
  const what = ability === undefined ? source : `the ability ${ability} of ${source}`;
  const whom = player === undefined ? '' : ` on ${player}`;
  const of = change === undefined || !('dice' in change) || side === undefined ? '' : ` of the ${side}`;
  return `uses ${what}${whom}${change === undefined ? '' : `, which ${changeInWords(change)}${of}`}`;
}

export const abilities: Slice<Facts> = {
  moves,
  says: {
    'ability.use': use,
    'planning.ability': use,
    'action.ability': use,
    'encounter.ability': use,
    'combat.ability': use,
    'test.ability': use,
  },
  candidates: { 'ability.use': useOptions },
  leftOut: {
    'planning.ability': { ability: [], player: [] },
    'action.ability': { ability: [], player: [] },
    'encounter.ability': { ability: [], player: [] },
    'ability.use': (facts, move): Choices => {
      const { seat, source, cost, effects, change, player } = move as Partial<UseMove & DiceMove> & { player?: string };
      // A use of which nothing is said may be the completion of the goal (goals.3.1).
      const isBare = [cost, effects, change, player].every((word) => word === undefined);
      const used = source === undefined || !isSeat(facts, seat) ? null : abilityOf(facts, seat, move as UseMove);
      const asks = used !== null && used !== 'unknown-text' && choosesAPlayer(used);
      return { ...(isBare ? { ability: [] } : {}), ...(asks ? { player: [] } : {}) };
    },
  },
  effects: {
    'use-ability': (draft, move: AbilityMove) => {
      const seat = resolvingSeat(draft.facts, move);
      const completes = isSeat(draft.facts, seat) && isGoal(draft.facts, seat, move);
      const used = isSeat(draft.facts, seat) ? abilityOf(draft.facts, seat, move) : null;
      if (used !== null && used !== 'unknown-text' && used.discount !== undefined)
        if (tellsThePurchase(draft.facts, usedKey(draft.facts, seat, move))) return;
      remember(draft, move);
      // What a completed goal brings, its own rules say (goals.3.1).
      if (completes) return;
      oweEffects(draft, move);
      const moment = MOMENTS[move.type];
      if (moment !== undefined) mayCompleteGoal(draft.facts, seat, moment, { by: move.source });
      if (move.type === 'planning.ability') mayRecover(draft.facts, seat);
    },
  },
};

/** Whether whom an ability needs is in the same space; that of a job is attempted with them, or not at all (jobs.4.1). */
export function somebodyIsHere(ofAJob: boolean) {
  return (facts: Facts, move: AbilityMove): Finding => {
    const { seat } = facts.turn;
    const ability = abilityOf(facts, seat, move);
    if (ability === null || ability === 'unknown-text' || ability.needsPlayer !== true) return true;
    const held = heldBy(facts, seat, move.source);
    if ((held !== undefined && assetTypeOf(facts, held) === 'job') !== ofAJob) return true;
    // Not in the printed reference. Nobody is chosen for an ability of the side that does not show (goals.4).
    const isOfTheBack =
      facts.board.afterGoal.has(usedKey(facts, seat, move)) && showsItsFront(facts, seat, move.source);
    if (facts.board.printed || isOfTheBack) return true;
    const { space } = seatOf(facts, seat);
    const others = seatsAt(facts, space).filter((other) => other !== seat);
    const doubt =
      move.player === undefined || !isSeat(facts, move.player) ? null : doubtAbout(facts, move.player, 'space');
    if (doubt !== null) return unknown(doubt);
    return move.player !== undefined && others.includes(move.player)
      ? true
      : fails({ space, chosen: move.player ?? null, playersHere: others });
  };
}
