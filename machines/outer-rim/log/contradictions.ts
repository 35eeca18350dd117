/**
 * @module
 * What a described position itself breaks: damage that nobody survives, assets without slots, spaces that the map has not, one
 * component in two places, and what neither set-up nor any later rule brings about.
 */
import { type NamingWord, partOf } from '../../../schemas/forms.ts';
import { type Json, pointerOf } from '../../../schemas/json.ts';
import type { Header } from '../../../schemas/outer-rim/header.ts';
import { decks, type Faction, factions } from '../../../schemas/outer-rim/words.ts';
import type { RuleId } from '../../chart.ts';
import type { HeaderFinding } from '../../ruleset.ts';
import { notSeated, startOf } from '../../seats.ts';
import { isComplete } from '../ambitions/sheets.ts';
import { fitFailure } from '../assets/holding.ts';
import { atLimit } from '../combat/damage.ts';
import { contactOfCard, playedBy } from '../encounters/tokens.ts';
import { tokenContradiction, tokenFailure } from '../patrols/patrols.ts';
import { boxClash } from '../table/card-facts.ts';
import {
  assetTypeOf,
  type Facts,
  isAi,
  isPlanet,
  isSeat,
  isUntoldCoreWorld,
  mayBeBentBy,
  putShip,
  seatOf,
  untoldCore,
  valueInPlay,
} from '../table/facts.ts';

/** Takes note of a breach of the position. */
type Refuse = (pointer: string, rule: RuleId, message: string, compared: HeaderFinding['facts']) => void;

/** What is found of a space of the header that the map has not. */
function noSuchSpace(facts: Facts, pointer: string, space: string): HeaderFinding {
  const rule = 'log.the-move-log.5';
  const doubt = untoldCore(facts, space);
  if (doubt !== null) return { kind: 'unverifiable', rule, pointer, message: doubt };
  return { kind: 'violation', rule, pointer, message: `the map has no space ${space}`, facts: { space } };
}

/** Whether a word of a header stands in one of the things that a card makes happen. */
function isInAnEffect(header: Json, { path }: NamingWord): boolean {
  let at: Json | undefined = header;
  for (const step of path.slice(0, -1)) at = partOf(at, step);
  return partOf(at, 'do') !== undefined;
}

/** The seats and the spaces that the texts of a header name (`names`: all that it names), and that this table has not. */
export function* strangeInTexts(facts: Facts, header: Header, names: readonly NamingWord[]): Iterable<HeaderFinding> {
  const said = header as unknown as Json;
  for (const word of names) {
    const { word: name, kinds, path } = word;
    const isStrange = kinds.includes('seat')
      ? !isSeat(facts, name)
      : kinds.includes('space') && !facts.board.spaces.has(name);
    if (!isStrange || !isInAnEffect(said, word)) continue;
    const pointer = pointerOf(path);
    if (kinds.includes('space')) yield noSuchSpace(facts, pointer, name);
    else
      yield {
        kind: 'violation',
        rule: 'log.the-move-log.4',
        pointer,
        message: notSeated(name, facts.order),
        facts: { seat: name },
      };
  }
}

/** Whether a seat is said to have more damage than it can for certain: that is a slip, and says nothing of a defeat. */
export function isBeyond(facts: Facts, seat: string, on: 'character' | 'ship'): boolean {
  const { value, unsure } = valueInPlay(facts, seat, on === 'character' ? 'health' : 'hull');
  return value !== null && !unsure && seatOf(facts, seat).damage[on] > value;
}

/** The goals that the texts of a header name, and that no ambition sheet has where all of those in use are told. */
export function* strangeGoals(facts: Facts, header: Header, names: readonly NamingWord[]): Iterable<HeaderFinding> {
  const people = facts.order.filter((seat) => !isAi(facts, seat));
  if (!people.every((seat) => seatOf(facts, seat).ambition?.stated === true)) return;
  const told = new Set([...facts.board.ambitions.values()].flatMap(({ goals = [] }) => goals.map(({ id }) => id)));
  for (const word of names) {
    const { word: goal, kinds, path } = word;
    if (!kinds.includes('goal') || told.has(goal) || !isInAnEffect(header as unknown as Json, word)) continue;
    const message = `no ambition sheet has a goal ${goal}`;
    yield { kind: 'violation', rule: 'log.the-move-log.5', pointer: pointerOf(path), message, facts: { goal } };
  }
}

/** A seat has more damage than it can, is not defeated by it, or has assets without a slot. */
function checkSeat(facts: Facts, seat: string, refuse: Refuse): void {
  const own = seatOf(facts, seat);
  const pointer = startOf(seat);
  for (const on of ['character', 'ship'] as const) {
    if (isBeyond(facts, seat, on)) {
      refuse(`${pointer}/damage/${on}`, 'outer-rim.damage.4', `more damage than the ${on} can have`, {
        seat,
        damage: own.damage[on],
        limit: valueInPlay(facts, seat, on === 'character' ? 'health' : 'hull').value,
      });
      continue;
    }
    if (own.defeated !== false || !atLimit(facts, seat, on)) continue;
    const rule = on === 'character' ? 'outer-rim.damage.2' : 'outer-rim.damage.3';
    refuse(`${pointer}/defeated`, rule, `the ${on}'s damage defeats the player`, {
      seat,
      damage: own.damage[on],
      defeated: false,
    });
    own.defeated = true;
  }
  if (own.defeated === true && own.damage.character + own.damage.ship === 0) {
    const compared = { seat, damage: { ...own.damage }, defeated: true };
    refuse(`${pointer}/defeated`, 'outer-rim.defeated.3', 'nobody is defeated without damage', compared);
  }
  const misfit = fitFailure(facts, seat);
  if (misfit !== null) refuse(`${pointer}/assets`, 'outer-rim.slots.1', 'the assets do not fit the slots', misfit);
}

/** A patrol shows what no token shows, or lies in its stack too. Every faction has one token of each level (patrols.3). */
function checkPatrol(facts: Facts, faction: Faction, refuse: Refuse): void {
  const patrol = facts.patrols[faction];
  if (patrol === null || patrol.level === null) return;
  const { level: onTheMap } = patrol;
  const pointer = `/start/patrols/${faction}`;
  const shown = tokenFailure(onTheMap, patrol);
  if (shown !== null) refuse(pointer, shown.rule, `no ${faction} patrol shows this`, shown.facts);
  // What a box says else than the header is told of the box, by the referee itself.
  const { patrols: tokens } = facts.board.box?.without ?? facts.board;
  const printed = tokens.get(`${faction}-${onTheMap}`);
  const clash = printed === undefined || shown !== null ? null : tokenContradiction(printed, patrol);
  if (clash !== null)
    refuse(pointer, 'log.the-move-log.2', `the facts of the ${faction} patrol contradict the catalogue`, clash);
  const stack = facts.stacks[faction] ?? [];
  const compared = { faction, onTheMap, stack: [...stack] };
  if (stack.includes(onTheMap))
    refuse(`/start/stacks/${faction}`, 'outer-rim.component-limitations.0.2', 'one token lies in two places', compared);
  // Those of lower levels have been on the map before, and are out of the game.
  else if (stack.some((level, at) => level <= (stack[at - 1] ?? onTheMap)))
    refuse(`/start/stacks/${faction}`, 'outer-rim.appendix-1-setup.3.e', 'the stack is not in its order', compared);
}

/** Contacts lie on planets, each of its own class, and of Unfinished Business where that is on the table. */
function checkContacts(facts: Facts, refuse: Refuse): void {
  const { contacts: printed } = facts.board.box?.without ?? facts.board;
  for (const [space, tokens] of Object.entries(facts.contacts)) {
    const pointer = `/start/contacts/${space}`;
    if (tokens.length > 0 && isPlanet(facts, space) === false)
      refuse(pointer, 'outer-rim.appendix-1-setup.4.b', 'contacts lie on planets', { space, planet: false });
    for (const [at, { id, faceup, class: stated }] of tokens.entries()) {
      const before = id === null ? undefined : printed.get(id);
      if (stated !== null && before !== undefined && stated !== before)
        refuse(`${pointer}/${at}`, 'log.the-move-log.2', `the class of ${id} contradicts the catalogue`, {
          contact: id,
          fact: 'class',
          stated,
          before,
        });
      const player = id !== null && faceup ? playedBy(facts, id) : undefined;
      if (player !== undefined)
        refuse(`${pointer}/${at}`, 'outer-rim.contact-tokens.11', 'a character of a player does not stay faceup', {
          contact: id,
          space,
          characterOf: player,
        });
    }
    if (!facts.board.expansion && tokens.some((token) => token.class === 'orange'))
      refuse(pointer, 'outer-rim.appendix-1-setup.4.d', 'orange contacts belong to Unfinished Business', {
        space,
        class: 'orange',
        unfinishedBusiness: false,
      });
  }
}

/** Of a component of which there is one, each place where it lies; a second one is refused by this rule. */
function oneOfEach(kind: string, rule: RuleId, message: (component: string) => string, refuse: Refuse) {
  const seen = new Map<string, string>();
  return (component: string, where: string, pointer: string): void => {
    const before = seen.get(component);
    if (before === undefined) seen.set(component, where);
    else refuse(pointer, rule, message(component), { [kind]: component, places: [before, where] });
  };
}

/** One component lies in two places. */
function checkPlaces(facts: Facts, refuse: Refuse): void {
  const isFlown = oneOfEach(
    'ship',
    'outer-rim.component-limitations.0.2',
    (ship) => `there is one sheet of the ${ship}`,
    refuse,
  );
  const liesOnce = oneOfEach('card', 'log.the-move-log.3', (card) => `${card} lies in two places`, refuse);
  const lies: typeof liesOnce = (card, where, pointer) => {
    liesOnce(card, where, pointer);
    const clash = boxClash(facts, card);
    if (clash !== null) refuse(pointer, 'log.the-move-log.2', `${card} belongs to Unfinished Business`, clash);
  };
  const isContact = oneOfEach(
    'contact',
    'log.the-move-log.3',
    (contact) => `the token of ${contact} lies in two places`,
    refuse,
  );
  const isSecret = oneOfEach('secret', 'log.the-move-log.3', (card) => `${card} lies in two places`, refuse);
  /** The crew card of each contact that somebody has as crew. */
  const crew = new Map<string, string>();
  for (const seat of facts.order) {
    const { ship, assets, secrets } = seatOf(facts, seat);
    const pointer = startOf(seat);
    // Of those to start with there are several.
    if (ship !== null && facts.board.ships.get(ship)?.starter !== true) isFlown(ship, seat, `${pointer}/ship`);
    for (const [at, { card, captured }] of assets.entries()) {
      lies(card, seat, `${pointer}/assets/${at}`);
      const target = captured ? contactOfCard(facts, card) : null;
      if (typeof target === 'string') isContact(target, `on ${card}`, `${pointer}/assets/${at}`);
      const member = assetTypeOf(facts, card) === 'crew' ? contactOfCard(facts, card) : null;
      if (typeof member === 'string') crew.set(member, card);
    }
    for (const [at, { id }] of secrets.entries()) if (id !== null) isSecret(id, seat, `${pointer}/secrets/${at}`);
  }
  for (const [at, ship] of (facts.shipSupply ?? []).entries())
    if (facts.board.ships.get(ship)?.starter !== true) isFlown(ship, 'the supply', `/start/shipSupply/${at}`);
  for (const deck of decks) {
    const { faceup, under } = facts.market[deck];
    const pointer = `/start/market/${deck}`;
    for (const card of faceup === null ? under : [faceup, ...under]) {
      lies(card, `the ${deck} deck`, pointer);
      if (facts.board.decks[deck].others.includes(card))
        refuse(pointer, 'log.the-move-log.2', `${card} is no card of the ${deck} deck`, {
          card,
          deck,
          belongsTo: facts.board.cards.get(card)?.deck ?? null,
        });
    }
  }
  for (const [space, tokens] of Object.entries(facts.contacts))
    for (const [at, { id }] of tokens.entries())
      if (id !== null) {
        const pointer = `/start/contacts/${space}/${at}`;
        isContact(id, space, pointer);
        const card = crew.get(id);
        if (card !== undefined)
          refuse(pointer, 'outer-rim.crew.3.b', `the token of ${id} comes to the map when ${card} is discarded`, {
            contact: id,
            crew: card,
            space,
          });
      }
  const places = new Set(facts.order.flatMap((seat) => seatOf(facts, seat).assets.map(({ card }) => card)));
  const onTheMap = new Set(Object.values(facts.contacts).flatMap((tokens) => tokens.map(({ id }) => id)));
  for (const [at, removed] of facts.removed.entries()) {
    if (places.has(removed)) lies(removed, 'out of the game', `/start/removed/${at}`);
    if (onTheMap.has(removed)) isContact(removed, 'out of the game', `/start/removed/${at}`);
  }
}

/** Actions that are said to be done in the planning step: they come behind it, but for a text that says otherwise. */
function checkTurn(facts: Facts, refuse: Refuse): void {
  const { turn } = facts;
  if (turn.step !== 'planning' || mayBeBentBy(facts, turn.seat, 'market-action') !== null) return;
  // Abilities stand there as card/ability, those of the planning step too.
  const isAbility = (done: string): boolean => done.includes('/');
  for (const action of turn.done)
    if (!isAbility(action))
      refuse('/start/turn/done', 'outer-rim.player-turn.1', 'actions come behind the planning step', {
        step: turn.step,
        action,
      });
  turn.done = turn.done.filter(isAbility);
}

/** Goals that cannot be complete yet: one with a lower number is not, or the fame is too little. */
function checkAmbition(facts: Facts, seat: string, refuse: Refuse): void {
  const { ambition, fame } = seatOf(facts, seat);
  if (ambition === undefined || !ambition.stated) return;
  const goals = Object.entries(ambition.goals);
  const pointer = (goal: string): string => `${startOf(seat)}/ambition/tokens/${goal}`;
  for (const [goal, { kind, number, times, tokens }] of goals) {
    if (tokens < (times ?? 1)) continue;
    const lower = goals.find(
      ([other, { number: theirs }]) =>
        number !== null && theirs !== null && theirs < number && isComplete(facts, seat, ambition, other) === false,
    );
    if (lower !== undefined)
      refuse(pointer(goal), 'outer-rim.ambitions.4.2', `${goal} is completed after ${lower[0]}`, {
        goal,
        number,
        incomplete: lower[0],
      });
    if (kind === 'fame' && fame !== null && fame < facts.fameRequirement)
      refuse(pointer(goal), 'outer-rim.ambitions.4.4', `${goal} is completed with the fame that wins`, {
        goal,
        fame,
        needed: facts.fameRequirement,
      });
  }
}

/** Everything that a described position itself breaks; what the map has not is not known of it any more. */
export function contradictions(facts: Facts): HeaderFinding[] {
  const found: HeaderFinding[] = [];
  const refuse: Refuse = (pointer, rule, message, compared) =>
    void found.push({ kind: 'violation', rule, pointer, message, facts: compared ?? {} });
  for (const seat of facts.order) {
    checkSeat(facts, seat, refuse);
    const { space } = seatOf(facts, seat);
    if (space === null || facts.board.spaces.has(space)) continue;
    if (!isUntoldCoreWorld(facts, space)) found.push(noSuchSpace(facts, `${startOf(seat)}/space`, space));
    putShip(facts, seat, space);
  }
  for (const faction of factions) {
    checkPatrol(facts, faction, refuse);
    const patrol = facts.patrols[faction];
    if (patrol === null || patrol.space === null || facts.board.spaces.has(patrol.space)) continue;
    found.push(noSuchSpace(facts, `/start/patrols/${faction}/space`, patrol.space));
    patrol.space = null;
  }
  checkTurn(facts, refuse);
  checkContacts(facts, refuse);
  checkPlaces(facts, refuse);
  for (const seat of facts.order) checkAmbition(facts, seat, refuse);
  return found;
}
