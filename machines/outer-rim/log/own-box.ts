/**
 * @module
 * A box of Outer Rim as somebody has it at home: what a log's header states of the same components.
 */
import { catalogued } from '../../../cards/outer-rim/catalogued.ts';
import { encounterDecks, mapOf } from '../../../cards/outer-rim/index.ts';
import { boxKinds } from '../../../schemas/outer-rim/box.ts';
import { type CardEffect, type CardFacts, listsIn, type PatrolToken } from '../../../schemas/outer-rim/cards.ts';
import type { Header, StartSeat } from '../../../schemas/outer-rim/header.ts';
import { factions } from '../../../schemas/outer-rim/words.ts';
import { meant } from '../../own-box.ts';
import type { BoxForm, StatedOf } from '../../ruleset.ts';
import { isPatrol } from '../assets/destinations.ts';
import { tokenFailure } from '../patrols/patrols.ts';
import { agreeOn } from '../table/card-facts.ts';
import { CARD_KINDS } from '../table/catalogue.ts';

type Named = { readonly id: string };

function of(kinds: readonly string[], { id: name, ...facts }: Named, pointer: string): StatedOf {
  return { kinds, name, facts, pointer };
}

function* cardsOf(stated: unknown, pointer: string): Iterable<StatedOf> {
  if (Array.isArray(stated)) {
    for (const [index, card] of stated.entries()) yield* cardsOf(card, `${pointer}/${index}`);
    return;
  }
  if (typeof stated !== 'object' || stated === null) return;
  if ('id' in stated) {
    const { slot: _slot, captured: _captured, ...card } = stated as Named & { slot?: unknown; captured?: unknown };
    yield of(CARD_KINDS, card, pointer);
    return;
  }
  const { faceup, under } = stated as { faceup?: unknown; under?: unknown };
  yield* cardsOf(faceup, `${pointer}/faceup`);
  yield* cardsOf(under, `${pointer}/under`);
}

/** The printed values that a seat states, where the header says which sheet and card they are printed on. */
function* valuesOf(seat: StartSeat, pointer: string): Iterable<StatedOf> {
  const { values = {}, shipGoalDone } = seat;
  const [character, ship, skills] = [seat.character ?? null, seat.ship ?? null, seat.skills ?? null];
  const { hyperdrive, shipCombat, hull, groundCombat, health } = values;
  const at = `${pointer}/values`;
  if (ship !== null)
    yield {
      kinds: [shipGoalDone === true ? 'goalSides' : 'ships'],
      name: ship,
      facts: { hyperdrive, combat: shipCombat, hull },
      pointer: at,
    };
  if (character !== null)
    yield { kinds: ['characters'], name: character, facts: { combat: groundCombat, health }, pointer: at };
  if (character !== null && skills !== null)
    yield { kinds: ['characters'], name: character, facts: { skills }, pointer: `${pointer}/skills` };
}

/** Everything that a header states of components: in its lists, and on the spot in its start. */
function* statedIn(raw: unknown): Iterable<StatedOf> {
  const { cards, ships = [], characters = [], ambitions = [], start, options } = raw as Header;
  yield* cardsOf(cards, '/cards');
  for (const [index, ship] of ships.entries()) yield of(['ships'], ship, `/ships/${index}`);
  for (const [index, one] of characters.entries()) yield of(['characters'], one, `/characters/${index}`);
  for (const [index, sheet] of ambitions.entries()) yield of(['ambitions'], sheet, `/ambitions/${index}`);
  if (start === undefined || start === 'set-up') return;
  for (const [seat, own] of Object.entries(start.seats ?? {})) {
    const pointer = `/start/seats/${seat}`;
    yield* cardsOf(own.assets, `${pointer}/assets`);
    yield* valuesOf(own, pointer);
  }
  for (const [deck, pile] of Object.entries(start.market ?? {})) yield* cardsOf(pile, `/start/market/${deck}`);
  if (options?.practiceSet === true) return;
  for (const faction of factions) {
    const { level, space: _space, ...facts } = start.patrols?.[faction] ?? {};
    if (level !== undefined)
      yield { kinds: ['patrols'], name: `${faction}-${level}`, facts, pointer: `/start/patrols/${faction}` };
  }
}

let known: ReadonlySet<string> | undefined;

/** Every space of the game, on whichever map it lies. */
function everySpace(): ReadonlySet<string> {
  known ??= new Set(mapOf({ expansion: true }).spaces.map(({ id }) => id));
  return known;
}

/** The spaces that programs put somebody down in. */
function* spacesIn(effects: readonly CardEffect[]): Iterable<string> {
  for (const effect of effects) {
    if (effect.do === 'move-directly' || effect.do === 'move-patrol-directly' || effect.do === 'move-contact')
      yield effect.to;
    for (const [, inner] of listsIn(effect)) yield* spacesIn(inner);
  }
}

/** What a component says that no component of the game can say: places that are none, a patrol that pays in the wrong coin. */
function* faults(
  kind: string,
  name: string,
  facts: Readonly<Record<string, unknown>>,
): Generator<{ fact: string; message: string }> {
  const spaces = everySpace();
  const { destination, encounterDeck, sections = [], program = [], abilities = [] } = facts as Partial<CardFacts>;
  const space = (fact: string, id: string): { fact: string; message: string } => ({
    fact,
    message: `no map has a space "${id}"; ${meant(id, spaces)}`,
  });
  if (typeof destination === 'string' && destination !== 'none' && !isPatrol(destination) && !spaces.has(destination))
    yield space('destination', destination);
  if (typeof encounterDeck === 'string' && !encounterDecks.has(encounterDeck))
    yield {
      fact: 'encounterDeck',
      message: `there is no encounter deck "${encounterDeck}"; ${meant(encounterDeck, encounterDecks.keys())}`,
    };
  for (const id of spacesIn(program)) if (!spaces.has(id)) yield space('program', id);
  for (const [at, { effects = [] }] of sections.entries())
    for (const id of spacesIn(effects)) if (!spaces.has(id)) yield space(`sections/${at}`, id);
  for (const [at, { effects = [], cost = [] }] of abilities.entries())
    for (const id of spacesIn([...cost, ...effects])) if (!spaces.has(id)) yield space(`abilities/${at}`, id);
  if (kind !== 'patrols') return;
  const level = Number(name.at(-1));
  const { combat, reward } = facts as Partial<PatrolToken>;
  if (tokenFailure(level, { combat }) !== null)
    yield {
      fact: 'combat',
      message: `the combat of a level-${level} patrol is ${level === 4 ? '"infinite"' : 'a number'}`,
    };
  if (tokenFailure(level, { reward }) !== null)
    yield {
      fact: 'reward',
      message: `a level-${level} patrol pays ${level === 1 ? 'credits alone' : level === 4 ? 'nothing' : 'fame alone'}`,
    };
}

export const box: BoxForm = { kinds: boxKinds, catalogued, statedIn, faults, agree: agreeOn };
