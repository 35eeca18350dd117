/**
 * @module
 * The encounter step (LRR page 10): exactly one encounter, and a patrol that must be fought comes first.
 */
import { z } from 'zod';
import { contactIds } from '../../../cards/outer-rim/index.ts';
import { CardEffect } from '../../../schemas/outer-rim/cards.ts';
import { decision } from '../../../schemas/outer-rim/move.ts';
import { Faction, factions, Id } from '../../../schemas/outer-rim/words.ts';
import type { RuleId } from '../../chart.ts';
import {
  type Finding,
  type Form,
  fails,
  type Move,
  must,
  type Open,
  type Option,
  type Slice,
  unknown,
} from '../../ruleset.ts';
import {
  type AbilityMove,
  abilityMove,
  abilityOf,
  abilityOptions,
  type EffectMove,
  NOT_MODELLED,
  oweEffects,
  timed,
} from '../abilities/abilities.ts';
import { unlessBent } from '../abilities/golden-rules.ts';
import { mayCompleteGoal } from '../player/goals.ts';
import { doubtAbout, sway, unlessInDoubt } from '../table/doubts.ts';
import { type Facts, mayBeBentBy, patrolsAt, reputationOf, seatOf, seatsAt } from '../table/facts.ts';
import { ANY_ID, anyText, effectsForm } from '../table/forms.ts';

/** The most effects of an encounter that a log may declare, and the longest name of a card's section. */
const MOST_EFFECTS = 30;
const MOST_LETTERS = 60;

const declared = {
  card: Id.optional().describe('the encounter or databank card that was resolved'),
  section: z.string().max(MOST_LETTERS).optional(),
  effects: z.array(CardEffect).max(MOST_EFFECTS).optional().describe('what the card made happen, in order'),
};

const moves = [
  decision(
    'encounter.patrol',
    { faction: Faction },
    'The encounter is with the patrol of this faction in the own space.',
  ),
  decision('encounter.space', declared, 'The encounter is with the own space; the log declares what the card brought.'),
  decision(
    'encounter.contact',
    { ...declared, contact: Id.optional() },
    'The encounter is with a contact in the own space.',
  ),
  decision('encounter.ability', abilityMove, 'One "Encounter" ability is resolved instead of encountering the space.'),
] as const;
export type PatrolEncounter = z.infer<(typeof moves)[0]>;
type ContactEncounter = z.infer<(typeof moves)[2]>;

/** The factions whose patrol in the current player's space forces itself on them (encounter-step.1.1). */
export function hostilePatrols(facts: Facts): { hostile: Faction[]; unsure: Faction[] } {
  const { seat } = facts.turn;
  const found = { hostile: [] as Faction[], unsure: [] as Faction[] };
  for (const faction of patrolsAt(facts, seatOf(facts, seat).space)) {
    const reputation = reputationOf(facts, seat, faction);
    if (reputation === 'negative') found.hostile.push(faction);
    else if (reputation === null) found.unsure.push(faction);
  }
  return found;
}

function noPatrolForces(facts: Facts, move: Move): Finding {
  const { hostile, unsure } = hostilePatrols(facts);
  if (hostile.length > 0)
    return fails({
      encountered: move.type.slice('encounter.'.length),
      hostilePatrols: hostile,
      space: seatOf(facts, facts.turn.seat).space,
    });
  return unsure.length > 0
    ? unknown(`the log does not say the reputation with the ${unsure[0]} patrol in the same space`)
    : true;
}

const nothingForces = unlessBent('forced-encounter', unlessInDoubt(['space', 'reputation'], noPatrolForces));

/** The contact tokens of a space; null when the log does not say which there are. */
function contactsAt(facts: Facts, space: string | null): Facts['contacts'][string] | null {
  return space !== null && Object.hasOwn(facts.contacts, space) ? (facts.contacts[space] ?? null) : null;
}

/** A contact can be encountered only where it is. */
function contactIsThere(facts: Facts, space: string, contact: string | undefined): Finding {
  const tokens = contactsAt(facts, space);
  if (tokens === null) return unknown(`the log does not say which contacts are in ${space}`);
  if (tokens.length > 0 && contact === undefined) return true;
  if (tokens.some((token) => token.id === contact)) return true;
  if (tokens.some((token) => token.id === null)) return true;
  return fails({ contact: contact ?? null, space, contactsHere: tokens.map((token) => token.id) });
}

/** Whether a patrol lies on the map while nobody knows where. */
function isOutOfSight(facts: Facts, faction: Faction): boolean {
  return facts.patrols[faction]?.space === null;
}

/** Encountered is what is in the own space. */
function isThere(facts: Facts, move: PatrolEncounter | ContactEncounter): Finding {
  const { space } = seatOf(facts, move.seat);
  if (space === null) return unknown(`the log does not say where ${move.seat} is`);
  if (move.type === 'encounter.contact') return contactIsThere(facts, space, move.contact);
  if (isOutOfSight(facts, move.faction)) return unknown(`the log does not say where the ${move.faction} patrol is`);
  return must(patrolsAt(facts, space).includes(move.faction), () => ({
    faction: move.faction,
    space,
    patrolsHere: patrolsAt(facts, space),
  }));
}

/** Whether what a seat encounters may be in any space: nobody knows where it is, or a card may reach further. */
function isAnywhere(facts: Facts, seat: string): boolean {
  return (
    seatOf(facts, seat).space === null ||
    doubtAbout(facts, seat, 'space') !== null ||
    mayBeBentBy(facts, seat, 'encounter-range') !== null
  );
}

/** What a log may declare of the card of an encounter. */
function declaredForm(facts: Facts, besides: Open = {}): Form {
  return {
    open: {
      '/card': ANY_ID,
      '/section': anyText(MOST_LETTERS),
      '/effects': effectsForm(facts, MOST_EFFECTS),
      ...besides,
    },
    // Cards and contacts that nobody has named yet.
    more: ['/effects', ...Object.keys(besides)],
  };
}

/** The contacts that the catalogue and the log know. */
function contacts(facts: Facts): string[] {
  const told = Object.values(facts.contacts).flatMap((tokens) => tokens.map(({ id }) => id));
  return [...new Set([...contactIds, ...told.filter((id) => id !== null)])];
}

export const encounterStep: Slice<Facts> = {
  moves,
  notModelled: { 'encounter.space': NOT_MODELLED, 'encounter.contact': NOT_MODELLED },
  says: {
    'encounter.space': () => 'encounters the space',
    'encounter.contact': () => 'encounters a contact',
  },
  constraints: {
    'outer-rim.encounter-step.2': timed('encounter'),
    'outer-rim.encounter-step.1': unlessBent('encounter-range', unlessInDoubt(['space'], isThere)),
    'outer-rim.encounter-step.1.1': nothingForces,
    'outer-rim.encounter-step.2.1': nothingForces,
    'outer-rim.encounter-step.2.2': (facts, move: AbilityMove) => {
      const seat = facts.turn.seat;
      const ability = abilityOf(facts, seat, move);
      if (ability === null || ability === 'unknown-text' || ability.needsPlayer !== true) return true;
      const { space } = seatOf(facts, seat);
      const others = seatsAt(facts, space).filter((other) => other !== seat);
      return move.player !== undefined && others.includes(move.player)
        ? true
        : fails({ space, chosen: move.player ?? null, playersHere: others });
    },
  },
  effects: {
    'declare-encounter': (draft, move: EffectMove) => {
      oweEffects(draft, move);
      const { seat } = draft.facts.turn;
      mayCompleteGoal(draft.facts, seat, 'encounter');
      // Of a contact that is met nobody says whether it was eliminated for a bounty.
      if (move.type === 'encounter.contact') mayCompleteGoal(draft.facts, seat, 'elimination');
      const paid = move.type === 'encounter.contact' ? mayBeBentBy(draft.facts, seat, 'elimination') : null;
      if (paid !== null) sway(draft.facts, seat, paid, 'credits');
    },
  },
  candidates: {
    'encounter.patrol': (facts) => {
      const { seat } = facts.turn;
      const here = patrolsAt(facts, seatOf(facts, seat).space);
      const there = isAnywhere(facts, seat)
        ? factions
        : factions.filter((faction) => here.includes(faction) || isOutOfSight(facts, faction));
      return there.map((faction): Option => ({ move: { type: 'encounter.patrol', seat, faction } as Move }));
    },
    'encounter.space': (facts) => [
      { move: { type: 'encounter.space', seat: facts.turn.seat }, open: () => declaredForm(facts) },
    ],
    'encounter.contact': (facts): Option[] => {
      const { seat } = facts.turn;
      const move = { type: 'encounter.contact', seat };
      const tokens = contactsAt(facts, seatOf(facts, seat).space);
      const anywhere = isAnywhere(facts, seat);
      if (tokens !== null && tokens.length === 0 && !anywhere) return [];
      if (tokens === null || tokens.some((token) => token.id === null) || anywhere)
        return [{ move, open: () => declaredForm(facts, { '/contact': { enum: contacts(facts) } }) }];
      // Which contact it is may be left unsaid.
      return tokens.map((token, index) => ({
        move: { ...move, contact: token.id } as Move,
        open: () => ({ ...declaredForm(facts), ...(index === 0 ? { optional: ['/contact'] } : {}) }),
      }));
    },
    'encounter.ability': (facts) => abilityOptions(facts, 'encounter'),
  },
  carriesOut: ['outer-rim.encounter-step.0.1', 'outer-rim.encounter-step.1.2'] satisfies RuleId[],
};
