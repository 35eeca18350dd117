/**
 * @module
 * Encountering a space (LRR page 11): a card of the deck that belongs to the space is drawn, and the one section of it is
 * resolved that fits the space and its player at that moment. Of a card whose text nobody knows the log declares what it
 * brought. Afterwards the card goes under its deck, unless it is kept as a secret or an asset.
 */
import { z } from 'zod';
import type { Json } from '../../../schemas/json.ts';
import { program } from '../../../schemas/outer-rim/cards.ts';
import { decision } from '../../../schemas/outer-rim/move.ts';
import { CardId } from '../../../schemas/outer-rim/words.ts';
import { chart, type RuleId, rules } from '../../chart.ts';
import {
  type Finding,
  type Form,
  fails,
  type Judged,
  type Misjudged,
  type Move,
  type Option,
  type Slice,
  unknown,
  type WrongFact,
} from '../../ruleset.ts';
import { aboutTheText, EFFECT_RULES, type EffectMove, oweEffects, untoldSources } from '../abilities/abilities.ts';
import { allHold, answeredBy } from '../abilities/conditions.ts';
import { deedsOf, filledIn, isHalfUntold, unprinted, withItsChoice } from '../abilities/declared.ts';
import { asChosen, notNow } from '../abilities/possible.ts';
import { mayCompleteGoal } from '../player/goal-cards.ts';
import { isEncounterTakenOut } from '../solo/taken-out.ts';
import { type Doubtful, doubtAbout, unlessInDoubt } from '../table/doubts.ts';
import {
  cardOf,
  type Draft,
  type Facts,
  isSeat,
  owe,
  patrolsAt,
  placeOf,
  seatOf,
  secretOf,
  sheetCalled,
  spaceOf,
} from '../table/facts.ts';
import { ANY_ID, effectsForm } from '../table/forms.ts';
import type { CardEffect, Section } from '../table/types.ts';
import { deckAt, drawnSince, leastIn, putUnderEncounters, takeFromEncounters } from './encounter-decks.ts';

/** The most effects of an encounter that a log may declare, and the longest name of a card's section. */
const MOST_EFFECTS = 30;
const MOST_LETTERS = 60;

const moves = [
  decision(
    'encounter.space',
    {
      card: CardId.optional().describe('the encounter card that was drawn'),
      cross: z.boolean().optional().describe('on a Core Worlds space: whether crossing the galaxy was announced'),
      section: z.string().max(MOST_LETTERS).optional().describe('the section or subsection that was resolved'),
      effects: program(MOST_EFFECTS)
        .optional()
        .describe(
          'what the card made happen, in order, where its text is not known; compared with the text where it is',
        ),
    },
    'The encounter is with the own space: a card of its deck is drawn and one section of it is resolved.',
  ),
] as const;
export type SpaceEncounter = z.infer<(typeof moves)[0]>;

/** The encounter under way. */
interface Encountered {
  readonly card: string | null;
  readonly deck: string | null;
}

/** The sections that the cards of a space have, by what decides between them. */
const OF_NAVPOINTS = ['patrol', 'no-patrol'];
const OF_THE_CORE = ['core-worlds', 'across-the-core'];
/** What the sections of a card are of, beside planets. */
export const SECTIONS: readonly string[] = [...OF_NAVPOINTS, ...OF_THE_CORE, 'maelstrom'];

/** The sections of which one fits the space of a player: several where the log does not tell what decides; null: nobody knows. */
function fitting(facts: Facts, { seat, cross, section }: SpaceEncounter): readonly string[] | null {
  const { space, core } = seatOf(facts, seat);
  const known = spaceOf(facts, space);
  const inTheCore = core ?? (known?.core === true ? space : null);
  if (inTheCore !== null) {
    // Who names the section has announced the crossing; who says nothing has not (encountering-a-space.1.2).
    const crosses = cross ?? section === 'across-the-core';
    return crosses ? ['across-the-core'] : ['core-worlds', inTheCore];
  }
  if (space === null || known === undefined) return null;
  if (known.type === 'maelstrom') return ['maelstrom', space];
  if (known.type === 'planet') return [space];
  if (patrolsAt(facts, space).length > 0) return ['patrol'];
  const outOfSight = Object.values(facts.patrols).some((patrol) => patrol !== null && patrol.space === null);
  return outOfSight ? OF_NAVPOINTS : ['no-patrol'];
}

function isCalled(section: Section, told: string): boolean {
  return told === section.of || told === section.name || told === `${section.of}/${section.name}`;
}

/** The section of a card that a move resolves; null where nobody knows it, or the card has none that fits. */
function resolved(facts: Facts, move: SpaceEncounter): Section | null {
  const sections = move.card === undefined ? undefined : cardOf(facts, move.card)?.sections;
  const names = sections === undefined ? null : fitting(facts, move);
  if (sections === undefined || names === null) return null;
  const { section: told } = move;
  const here = sections.filter(({ of }) => names.includes(of));
  if (names === OF_NAVPOINTS && told === undefined) return null;
  for (const section of here) {
    if (names === OF_NAVPOINTS && told !== undefined && !isCalled(section, told)) continue;
    const answer = allHold(facts, move.seat, section.if);
    if (answer === true) return section;
    // Where nobody knows which subsection fits, the log may name it.
    if (answer === null)
      return here.find((one) => told !== undefined && one.name !== undefined && isCalled(one, told)) ?? null;
  }
  return null;
}

/** The sections of a card of which a move resolves one, where nobody knows which; none where it is known. */
export function openSections(facts: Facts, move: SpaceEncounter): readonly Section[] {
  const { card, seat } = move;
  const sections = card === undefined ? undefined : cardOf(facts, card)?.sections;
  if (sections === undefined || resolved(facts, move) !== null) return [];
  const names = fitting(facts, move);
  return sections.filter((one) => names?.includes(one.of) !== false && allHold(facts, seat, one.if) !== false);
}

/** Whether a card comes from the deck of its space, and nobody has told the section for it: of other spaces alone. */
export function isSectionUntold(facts: Facts, move: SpaceEncounter): boolean {
  const { sections, encounterDeck = null } = (move.card === undefined ? undefined : cardOf(facts, move.card)) ?? {};
  const names = fitting(facts, move);
  if (sections === undefined || names === null || sections.some(({ of }) => names.includes(of))) return false;
  return encounterDeck === null || encounterDeck === deckAt(facts, move.seat);
}

/** What a section makes happen: the card is taken as a secret, may be gained as a bounty, or brings what it says. */
function programOf(facts: Facts, card: string, section: Section): readonly CardEffect[] | null {
  if (section.secret === true)
    return [{ do: 'gain-secret', secret: card, deck: cardOf(facts, card)?.encounterDeck ?? undefined }];
  if (section.bounty === true) return [{ do: 'may', effects: [{ do: 'gain-asset', card }] }];
  return section.effects ?? null;
}

/** What is known of the section that a move resolves; null: the log declares what it brought. */
function knownProgram(facts: Facts, move: SpaceEncounter): readonly CardEffect[] | null {
  const section = resolved(facts, move);
  if (section === null || move.card === undefined) return null;
  const all = programOf(facts, move.card, section);
  return all === null ? null : filledIn(all, move.effects, { facts, seat: move.seat });
}

/** The card comes from the top of the deck that belongs to the space. */
export function isOfTheDeck(inTheMaelstrom: boolean) {
  return (facts: Facts, move: SpaceEncounter): Finding => {
    const { card, seat } = move;
    if (card === undefined) return true;
    const { space, core } = seatOf(facts, seat);
    if ((spaceOf(facts, space)?.type === 'maelstrom') !== inTheMaelstrom) return true;
    const known = cardOf(facts, card);
    const sheet = known === undefined ? sheetCalled(facts, card) : null;
    const origin = sheet ?? known?.origin ?? (known?.deck == null ? undefined : 'market');
    if (origin !== undefined && origin !== 'encounter') return fails({ card, of: origin, needed: 'encounter' });
    const own = known?.encounterDeck;
    if (isOfAnotherDeck(facts, move))
      return fails({ card, of: own ?? null, space: core ?? space, needed: deckAt(facts, seat) });
    return own == null ? true : isOnTop(facts, card, own);
  };
}

/** Whether a card is told to be of another deck than that of its space. */
function isOfAnotherDeck(facts: Facts, { card, seat }: SpaceEncounter): boolean {
  const own = card === undefined ? null : (cardOf(facts, card)?.encounterDeck ?? null);
  const deck = deckAt(facts, seat);
  return own !== null && deck !== null && own !== deck;
}

/** A card that has gone under its deck comes up again once all others have been drawn. */
function isOnTop(facts: Facts, card: string, deck: string): Finding {
  const since = drawnSince(facts, card, deck);
  const least = leastIn(deck);
  if (since === null || least === null || since >= least - 1) return true;
  const shuffles = facts.order.flatMap((seat) => untoldSources(facts, seat))[0];
  if (shuffles !== undefined) return unknown(`${shuffles} may have shuffled the deck, and its text is not known`);
  return fails({ card, deck, liesUnderIt: true, drawnSince: since, othersInTheDeck: least - 1 });
}

/** A card that turns up does not lie somewhere else (log.the-move-log.3). */
export function isDrawnElsewhere(facts: Facts, { card }: SpaceEncounter): Finding {
  if (card === undefined) return true;
  const holder = secretOf(facts, card);
  if (holder !== undefined) return fails({ card, secretOf: holder });
  const place = placeOf(facts, card);
  return place === null ? true : fails({ card, lies: place.kind, of: place.of });
}

/** Words by which every table calls a section. */
function anySections({ board }: Facts): string[] {
  return [...board.spaces.keys(), ...OF_NAVPOINTS, ...OF_THE_CORE, 'maelstrom'];
}

/** The words by which a log may call the sections of a card, and of others; none where nobody has told which it has. */
export function sectionNames(facts: Facts, card: string): string[] {
  const sections = cardOf(facts, card)?.sections;
  if (sections === undefined) return [];
  const told = sections.flatMap(({ of, name }) => (name === undefined ? [of] : [of, name, `${of}/${name}`]));
  return [...new Set([...told, ...anySections(facts)])];
}

/** The words by which a log may call the section that is resolved: its own, and those of the space and of the deck. */
function wordsHere(facts: Facts, move: SpaceEncounter, { of, name }: Section): string[] {
  const { space, core } = seatOf(facts, move.seat);
  const own = name === undefined ? [of] : [of, name, `${of}/${name}`];
  const here = [...(fitting(facts, move) ?? []), space, core, spaceOf(facts, space)?.type, deckAt(facts, move.seat)];
  return [...new Set([...own, ...here].filter((word) => typeof word === 'string'))];
}

/** Whether a word is nobody's name for the section that is resolved, of a card that is told to have no such one. */
function callsNothing(facts: Facts, move: SpaceEncounter, told: string): boolean {
  const own = resolved(facts, move);
  const word = told
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '-');
  return own !== null && !wordsHere(facts, move, own).some((known) => known === told || known === word);
}

/** The section that is resolved is that of the own space (0.2); of the Core Worlds there is more to say (1.1, 1.2). */
function isOfTheSpace(facts: Facts, move: SpaceEncounter): Finding {
  const { section: told, card, seat, effects } = move;
  if (told === undefined && effects === undefined) return true;
  const names = told === undefined ? null : fitting(facts, move);
  const { space, core } = seatOf(facts, seat);
  const isInTheCore = core !== undefined || spaceOf(facts, space)?.core === true;
  if (told !== undefined && names !== null && !(OF_THE_CORE.includes(told) && isInTheCore)) {
    const named = card === undefined ? undefined : cardOf(facts, card)?.sections?.find((one) => isCalled(one, told));
    const isOfOthers =
      named === undefined
        ? told !== space &&
          ((anySections(facts).includes(told) && !names.includes(told)) || callsNothing(facts, move, told))
        : !names.includes(named.of);
    // With a card of another deck goes a section of it: that the card is wrong says it all (0.1).
    if (isOfOthers && !isOfAnotherDeck(facts, move))
      return fails({ section: told, space: core ?? space, itsSection: [...names] });
  }
  const all = effects === undefined ? null : knownProgram(facts, move);
  if (all === null || effects === undefined || card === undefined) return true;
  const strange = unprinted(deedsOf(all), effects, { facts, seat: seat ?? '' }) ?? declaredInVain(facts, move);
  return strange === null || ofAnotherSection(facts, move, strange)
    ? true
    : fails({ card, declared: strange as unknown as Json, section: all as unknown as Json });
}

/** What a move declares although the card certainly did not come to it; of a cost that cannot be paid there is a rule of its own. */
function declaredInVain(facts: Facts, move: SpaceEncounter): CardEffect | null {
  const inVain = inVainOf(facts, move);
  return inVain === null || inVain.unpaid !== null ? null : inVain.declared;
}

/** What stands on the section that is resolved, and certainly did not happen. */
function inVainOf(facts: Facts, move: SpaceEncounter): ReturnType<typeof notNow> {
  const { seat, effects: told } = move;
  const program = told === undefined || !isSeat(facts, seat) ? null : knownProgram(facts, move);
  return program === null || told === undefined ? null : notNow(facts, { seat, program, told });
}

/** Nothing comes of what stands behind a cost of the card that cannot be paid (word-usage.4). */
export function declaredIsPaid(facts: Facts, move: SpaceEncounter): Finding {
  if (!isSeat(facts, move.seat) || doubtAbout(facts, move.seat, 'space') !== null) return true;
  return inVainOf(facts, move)?.unpaid ?? true;
}

/** Whether a declared effect stands in a section of the card that is not resolved. */
function ofAnotherSection(facts: Facts, move: SpaceEncounter, strange: CardEffect): boolean {
  const { card = '' } = move;
  const own = resolved(facts, move);
  return (cardOf(facts, card)?.sections ?? []).some(
    (one) =>
      one !== own &&
      unprinted(deedsOf(programOf(facts, card, one) ?? []), [strange], { facts, seat: move.seat ?? '' }) === null,
  );
}

/** Of a card one section is resolved, and nothing of the others (encounter-cards.4). */
export function isOneSection(facts: Facts, move: SpaceEncounter): Finding {
  const { card, effects, seat } = move;
  const all = effects === undefined ? null : knownProgram(facts, move);
  if (all === null || effects === undefined || card === undefined) return true;
  // What stands on the section that is named is declared rightly: that it is named wrongly is said of the name (0.2, 0.3).
  const strange = unprinted(deedsOf(programNamed(facts, move) ?? all), effects, { facts, seat: seat ?? '' });
  if (strange === null || !ofAnotherSection(facts, move, strange)) return true;
  return fails({ card, declared: strange as unknown as Json, resolved: resolved(facts, move)?.of ?? null });
}

/** Of subsections the one is resolved that fits the player at the moment of the draw (0.3). */
function isTheSubsection(facts: Facts, move: SpaceEncounter): Finding {
  const { section: told, card } = move;
  const own = resolved(facts, move);
  if (card === undefined || own === null) return true;
  if (allHold(facts, move.seat, own.if) === null)
    return unknown(`the log does not tell which part of ${card} fits ${move.seat}`);
  if (told === undefined || isCalled(own, told)) return true;
  const named = cardOf(facts, card)?.sections?.find((one) => isCalled(one, told));
  return named === undefined || named.of !== own.of ? true : fails({ card, section: told, fits: own.name ?? own.of });
}

/** The facts that decide between the subsections of the card of a move. */
function decisive(facts: Facts, { card }: SpaceEncounter): readonly Doubtful[] {
  const sections = (card === undefined ? undefined : cardOf(facts, card)?.sections) ?? [];
  return ['space', ...sections.flatMap((one) => (one.if ?? []).flatMap(({ is }) => answeredBy[is]))];
}

/** The galaxy is crossed from a Core Worlds space only (1). */
function mayCross(facts: Facts, { cross, section, seat }: SpaceEncounter): Finding {
  if (cross !== true && section !== 'across-the-core') return true;
  const { space, core } = seatOf(facts, seat);
  if (core !== undefined) return true;
  if (space === null) return unknown(`the log does not say where ${seat} is`);
  return spaceOf(facts, space)?.core === true || fails({ space, coreWorlds: false });
}

/** The section of the Core Worlds that is resolved is the announced one. */
function asAnnounced(crosses: boolean, wrong: string) {
  return (_facts: Facts, { cross, section }: SpaceEncounter): Finding =>
    cross === crosses && section === wrong ? fails({ crossingAnnounced: cross, section }) : true;
}
const isAcrossTheCore = asAnnounced(true, 'core-worlds');
const isOfTheCore = asAnnounced(false, 'across-the-core');

/** Rules that say less of a single claim by which another section of the card was resolved. */
const SAYS_LESS: readonly RuleId[] = [
  'outer-rim.credits.2',
  'outer-rim.credits.3',
  'outer-rim.damage.1',
  'outer-rim.damage.5',
  'outer-rim.fame.2',
  'outer-rim.movement.0.1',
  'outer-rim.reputation.2',
  'outer-rim.reputation.3',
];

/** Another section of the card may have been resolved than the announced one, or than the one that fits, as claims show. */
function* resolvedAnother(
  facts: Facts,
  _own: unknown,
  state: string,
  _wrong: readonly WrongFact[],
  { move }: Judged<Facts>,
): Iterable<Misjudged<Facts>> {
  const encounter = move as SpaceEncounter;
  const { type, seat, card, cross } = encounter;
  if (type !== 'encounter.space' || card === undefined) return;
  const says = 'another section of the card had been resolved';
  const outcome = { state, says, rather: SAYS_LESS, done: true } as const;
  yield {
    ...outcome,
    rule: cross ? 'outer-rim.encountering-a-space.1.1' : 'outer-rim.encountering-a-space.1.2',
    deed: { type, seat, card, cross: !cross } as Move,
  };
  const own = isSeat(facts, seat) ? resolved(facts, encounter) : null;
  for (const { of, name = of } of own === null ? [] : (cardOf(facts, card)?.sections ?? []))
    if (!OF_THE_CORE.includes(of) && (of !== own?.of || name !== (own.name ?? of)))
      yield {
        ...outcome,
        rule: of === own?.of ? 'outer-rim.encountering-a-space.0.3' : 'outer-rim.encountering-a-space.0.2',
        deed: { type, seat, card, cross, section: name === of ? of : `${of}/${name}` } as Move,
      };
}

/** What stands on the section of its card that a log names against the rules: the table has carried out that one. */
function programNamed(facts: Facts, move: SpaceEncounter): readonly CardEffect[] | null {
  const { section: told, card } = move;
  const own = resolved(facts, move);
  if (told === undefined || card === undefined || (own !== null && isCalled(own, told))) return null;
  const named = cardOf(facts, card)?.sections?.find((one) => isCalled(one, told));
  return named === undefined ? null : programOf(facts, card, named);
}

function draw(draft: Draft<Encountered>, move: SpaceEncounter): void {
  const { facts } = draft;
  const { seat, card = null } = move;
  const deck = (card === null ? null : cardOf(facts, card)?.encounterDeck) ?? deckAt(facts, seat);
  const known = (draft.asRecorded ? programNamed(facts, move) : null) ?? knownProgram(facts, move);
  const all = known === null ? null : asChosen(facts, { seat, program: known, told: move.effects ?? [] });
  draft.own = { card, deck };
  if (card !== null) takeFromEncounters(facts, card);
  // Which section it is, is settled here: whatever the card changes later, it stays the same (encounter-cards.4.1).
  if (all === null) oweEffects(draft, move as EffectMove);
  else for (const effect of withItsChoice(facts, seat, all)) owe(draft, { do: 'card-effect', seat, effect });
  mayCompleteGoal(facts, facts.turn.seat, 'space-encounter');
}

/** The cards of known text that may come up: of the deck of the space, and lying nowhere else. */
function knownCards(facts: Facts, seat: string): string[] {
  const deck = deckAt(facts, seat);
  const { cards } = facts.board;
  const stated = Object.keys(facts.cards).filter((card) => !cards.has(card));
  return [...cards.keys(), ...stated].filter((card) => {
    const known = cardOf(facts, card);
    if (known?.sections === undefined || known.encounterDeck == null || known.encounterDeck !== deck) return false;
    const move: SpaceEncounter = { type: 'encounter.space', seat, card };
    if (isEncounterTakenOut(facts, card) || isDrawnElsewhere(facts, move) !== true) return false;
    return isOnTop(facts, card, known.encounterDeck) === true;
  });
}

/** Whether nobody knows for certain in which space a seat is. */
function mayBeAnywhere(facts: Facts, seat: string): boolean {
  return seatOf(facts, seat).space === null || doubtAbout(facts, seat, 'space') !== null;
}

/** Cards that do not come up here: of other decks, lying elsewhere, or of known text, which are listed by their names. */
function barred(facts: Facts, seat: string): string[] {
  const all = new Set([...facts.board.cards.keys(), ...Object.keys(facts.cards)]);
  for (const { secrets, assets } of Object.values(facts.seats)) {
    for (const { id } of secrets) all.add(id);
    for (const asset of assets) all.add(asset.card);
  }
  const inMaelstrom = spaceOf(facts, seatOf(facts, seat).space)?.type === 'maelstrom';
  const anywhere = mayBeAnywhere(facts, seat);
  return [...all].filter((card) => {
    const move: SpaceEncounter = { type: 'encounter.space', seat, card };
    if (isDrawnElsewhere(facts, move) !== true || isEncounterTakenOut(facts, card)) return true;
    return !anywhere && (cardOf(facts, card)?.sections !== undefined || isOfTheDeck(inMaelstrom)(facts, move) !== true);
  });
}

/** The words for the section of a known card that is resolved, as far as the rules let them stand. */
function knownSectionForm(facts: Facts, move: SpaceEncounter, known: Section): Json {
  const asked = [isOfTheSpace, isTheSubsection, isOfTheCore, isAcrossTheCore];
  const stands = (section: string): boolean => asked.every((check) => check(facts, { ...move, section }) === true);
  return { enum: wordsHere(facts, move, known).filter(stands) };
}

/** Free words for a section, but for those that name another one than fits. */
function sectionForm(facts: Facts, move: SpaceEncounter): Json {
  const names = fitting(facts, move);
  const { space } = seatOf(facts, move.seat);
  const wrong =
    names === null
      ? [move.cross === true ? 'core-worlds' : 'across-the-core']
      : anySections(facts).filter((word) => word !== space && !names.includes(word));
  return {
    type: 'string',
    maxLength: MOST_LETTERS,
    pattern: '^[\\u0000-\\ud7ff\\ue000-\\uffff]*$',
    not: { enum: wrong },
  };
}

function* options(facts: Facts): Iterable<Option> {
  const { seat } = facts.turn;
  const { space } = seatOf(facts, seat);
  const isCore = spaceOf(facts, space)?.core === true;
  // Whoever may be anywhere may cross the galaxy, for all that anybody knows.
  for (const cross of isCore ? [true, false] : mayBeAnywhere(facts, seat) ? [undefined, true] : [undefined]) {
    const plain: SpaceEncounter = { type: 'encounter.space', seat, ...(cross === undefined ? {} : { cross }) };
    const optional = isCore ? ['/cross'] : [];
    const again = (form: Form): Form =>
      isCore || cross ? form : { ...form, open: { ...form.open, '/cross': { const: false } } };
    yield {
      move: plain,
      open: () =>
        again({
          open: {
            '/card': { ...ANY_ID, not: { enum: ['constructor', ...barred(facts, seat)] } },
            '/section': sectionForm(facts, plain),
            '/effects': effectsForm(facts, MOST_EFFECTS),
          },
          optional,
          more: ['/card', '/effects', '/section'],
        }),
    };
    for (const card of knownCards(facts, seat)) {
      const move = { ...plain, card };
      const section = resolved(facts, move);
      const open: Form['open'] =
        section === null
          ? { '/section': sectionForm(facts, plain), '/effects': effectsForm(facts, MOST_EFFECTS) }
          : { '/section': knownSectionForm(facts, move, section) };
      const more = section === null ? ['/section', '/effects'] : ['/effects'];
      yield { move, open: () => again({ open, optional, more }) };
    }
  }
}

export const encounteringASpace: Slice<Facts> = {
  moves,
  misjudged: { turn: resolvedAnother },
  notModelled: {
    'encounter.space': (facts, move) => {
      const { card, seat } = move as SpaceEncounter;
      if (!isSeat(facts, seat)) return aboutTheText(card);
      const all = knownProgram(facts, { ...(move as SpaceEncounter), effects: undefined });
      if (all !== null && !isHalfUntold(facts, all)) return null;
      // Of a card that does not belong here something else is to be said.
      const known = card === undefined ? undefined : cardOf(facts, card);
      const isOthers = known?.sections !== undefined && known.encounterDeck !== deckAt(facts, seat);
      if (isOthers) return null;
      return openSections(facts, move as SpaceEncounter).length > 0
        ? `nobody knows which section of ${card} was resolved; what the log declares of it is checked against the general rules`
        : aboutTheText(card);
    },
  },
  says: {
    'encounter.space': ({ cross, card }: SpaceEncounter) =>
      `encounters the space${card === undefined ? '' : `, with the card ${card}`}${cross === true ? ', to cross the galaxy' : ''}`,
  },
  charts: [
    chart({
      id: 'encountering-a-space',
      description:
        'A card of the deck of the space is drawn, one section of it is resolved, and it goes under its deck.',
      initial: 'choosing',
      meta: { refuses: { 'encounter.*': 'outer-rim.encounter-step.0.1', '*': 'outer-rim.encountering-a-space.0.2' } },
      states: {
        choosing: {
          meta: { awaits: 'current-player' },
          on: {
            'encounter.space': {
              guard: rules(
                'outer-rim.encounter-step.1.1',
                'outer-rim.single-player-rules-setup.8.b',
                'log.the-move-log.3',
                'outer-rim.encountering-a-space.0.1',
                'outer-rim.maelstrom.3.a',
                'outer-rim.encountering-a-space.1',
                'outer-rim.encountering-a-space.1.1',
                'outer-rim.encountering-a-space.1.2',
                'outer-rim.encountering-a-space.0.2',
                'outer-rim.encountering-a-space.0.3',
                'outer-rim.encounter-cards.4',
                'outer-rim.word-usage.4',
                ...EFFECT_RULES,
              ),
              actions: ['draw-encounter-card'],
              target: 'resolving',
              meta: { rules: ['outer-rim.encounter-cards.4.1'] },
            },
          },
        },
        resolving: {
          meta: { rules: ['outer-rim.encountering-a-space.2.1', 'outer-rim.encountering-a-space.2.4'] },
          invoke: {
            src: 'obligations',
            onDone: {
              actions: ['put-encounter-card-under'],
              target: 'done',
              meta: { rules: ['outer-rim.encountering-a-space.4'] },
            },
          },
        },
        done: { type: 'final' },
      },
    }),
  ],
  constraints: {
    'outer-rim.encountering-a-space.0.1': unlessInDoubt(['space'], isOfTheDeck(false)),
    'outer-rim.encountering-a-space.1': unlessInDoubt(['space'], mayCross),
    'outer-rim.encountering-a-space.1.1': isAcrossTheCore,
    'outer-rim.encountering-a-space.1.2': isOfTheCore,
    'outer-rim.encountering-a-space.0.2': unlessInDoubt(['space'], isOfTheSpace),
    'outer-rim.encountering-a-space.0.3': (facts, move: SpaceEncounter, own) =>
      unlessInDoubt(decisive(facts, move), isTheSubsection)(facts, move, own),
  },
  effects: {
    'draw-encounter-card': draw,
    'put-encounter-card-under': (draft: Draft<Encountered>) => {
      const { facts } = draft;
      const { card, deck } = draft.own;
      const holder = card === null ? undefined : secretOf(facts, card);
      if (holder !== undefined) draft.note('outer-rim.encountering-a-space.2.1', 'seats', holder, 'secrets');
      if (deck === null || holder !== undefined || (card !== null && placeOf(facts, card) !== null)) return;
      putUnderEncounters(facts, deck, card);
      draft.note('outer-rim.encountering-a-space.4', 'encounterDecks', deck);
    },
  },
  candidates: { 'encounter.space': options },
};
