/**
 * @module
 * What the rules oblige the table to carry out next: effects of cards, one after the other, and the procedures that they
 * call. Effects put things on the agenda with `owe`; a state that calls this chart has them carried out. What a called
 * procedure owes itself (a defeat inside a combat) comes before what was owed earlier.
 */
import { chart, when } from '../chart.ts';
import type { Slice } from '../ruleset.ts';
import { combatOf } from './combat.ts';
import { gainCredits, payCredits } from './credits.ts';
import { recoverDamage, sufferDamage } from './damage.ts';
import { standUpIfFit } from './defeated.ts';
import { type Draft, type Facts, heldBy, owe, seatOf } from './facts.ts';
import { gainFame, loseFame } from './fame.ts';
import { setReputation } from './reputation.ts';
import { testOf } from './skill-tests.ts';
import { discardAsset, gainAsset } from './slots.ts';
import { changeReputation } from './spaces.ts';
import type { CardEffect, Obligation } from './types.ts';

/** A card decides what happens; the general rules decide how (golden-rules.0.2, golden-rules.0.3). */
const BY_CARD = 'outer-rim.golden-rules.0.3';

/** The place on the agenda of what is carried out next: the innermost procedure's first item; -1 when nothing is owed here. */
function nextIndex(facts: Facts): number {
  const { level, owed } = facts.agenda;
  let found = -1;
  // What the calling procedure owes stands one level below this chart's own.
  let innermost = level - 2;
  for (let at = 0; at < owed.length; at += 1) {
    const item = owed[at];
    if (item === undefined || item.level <= innermost) continue;
    found = at;
    innermost = item.level;
  }
  return found;
}

/** What is carried out next, or undefined when nothing is owed to this call. */
export function nextOwed(facts: Facts): Obligation | undefined {
  const at = nextIndex(facts);
  return at === -1 ? undefined : facts.agenda.owed[at];
}

/** Takes the next item off the agenda. */
function take<K extends Obligation['do']>(draft: Draft, kind: K): Extract<Obligation, { do: K }> {
  const [item] = draft.facts.agenda.owed.splice(nextIndex(draft.facts), 1);
  if (item?.do !== kind) throw new Error(`the agenda's next item is ${item?.do}, not ${kind}`);
  return item as Extract<Obligation, { do: K }>;
}

function isNext(kind: Obligation['do']) {
  return (facts: Facts): boolean => nextOwed(facts)?.do === kind;
}

/** Carries out one deed of a card under the general rules; deeds that are procedures go on the agenda. */
function doCardEffect(draft: Draft, resolving: string, effect: CardEffect): void {
  const { facts } = draft;
  const seat = ('seat' in effect ? effect.seat : undefined) ?? resolving;
  if (!Object.hasOwn(facts.seats, seat)) return;
  switch (effect.do) {
    case 'gain-credits':
      return gainCredits(draft, seat, effect.amount, BY_CARD);
    case 'lose-credits':
      return payCredits(draft, seat, effect.amount, BY_CARD);
    case 'gain-fame':
      // Several seats that gain it by one effect reach the requirement at the same time (fame.4.a).
      for (const one of effect.seats ?? [seat])
        if (Object.hasOwn(facts.seats, one)) gainFame(draft, one, effect.amount, BY_CARD);
      return;
    case 'lose-fame':
      return loseFame(draft, seat, effect.amount, BY_CARD);
    case 'gain-reputation':
      return changeReputation(draft, seat, effect.faction, 'gain', BY_CARD);
    case 'lose-reputation':
      return changeReputation(draft, seat, effect.faction, 'lose', BY_CARD);
    case 'set-reputation':
      return setReputation(draft, seat, effect.faction, effect.to);
    case 'suffer':
      return sufferDamage(draft, seat, effect.on, effect.amount, BY_CARD, effect.prevented);
    case 'recover':
      recoverDamage(draft, seat, effect.on, effect.amount, BY_CARD);
      return standUpIfFit(draft, seat);
    case 'move':
      return owe(draft, { do: 'move', seat, spaces: effect.spaces });
    case 'move-directly':
      // A direct move passes through nothing, so nothing on the way can stop it (movement.5, movement.5.1).
      seatOf(facts, seat).space = facts.board.spaces.has(effect.to) ? effect.to : null;
      return draft.note('outer-rim.movement.5', 'seats', seat, 'space');
    case 'move-patrol-directly': {
      const patrol = facts.patrols[effect.faction];
      if (patrol !== null) patrol.space = facts.board.spaces.has(effect.to) ? effect.to : null;
      return draft.note('outer-rim.patrol-movement.7', 'patrols', effect.faction, 'space');
    }
    case 'move-patrol':
      return owe(draft, { do: 'patrol-icon', faction: effect.faction, spaces: effect.spaces, seat: facts.turn.seat });
    case 'gain-asset':
      return gainAsset(draft, seat, effect.card, BY_CARD);
    case 'discard-asset':
      return discardAsset(draft, seat, effect.card);
    case 'capture': {
      const bounty = heldBy(facts, seat, effect.bounty);
      if (bounty !== undefined) bounty.captured = true;
      return draft.note('outer-rim.resolving-bounties.3.2.a', 'seats', seat, 'assets');
    }
    case 'gain-secret':
      seatOf(facts, seat).secrets.push({ id: effect.secret, deck: effect.deck ?? null });
      return draft.note(BY_CARD, 'seats', seat, 'secrets');
    case 'additional-turn':
      // No additional turn can be gained during an additional turn (maelstrom.4.1).
      if (!facts.turn.additional) facts.turn.grantsTurn = true;
      return draft.note(
        facts.turn.additional ? 'outer-rim.maelstrom.4.1' : 'outer-rim.maelstrom.4.a',
        'turn',
        'grantsTurn',
      );
    case 'end-turn':
      facts.turn.ends = 'now';
      return draft.note('outer-rim.player-turn.2', 'turn', 'ends');
    case 'fight':
      return owe(draft, { do: 'combat', combat: combatOf(facts, seat, effect) });
    case 'fight-patrol':
      return owe(draft, { do: 'patrol-combat', seat, faction: effect.faction });
    case 'test':
      return owe(draft, { do: 'test', test: testOf(facts, seat, effect.skill, effect) });
    case 'choose-nearest':
      return owe(draft, { do: 'choose-nearest', kind: effect.kind, seat });
    case 'choose-player':
      return;
  }
}

/** A state that calls the procedure which is next on the agenda. */
const calling = (src: string) => ({ invoke: { src, onDone: { target: 'next' } } }) as const;

export const obligations: Slice<Facts> = {
  charts: [
    chart({
      id: 'obligations',
      description: 'What is owed is carried out, one thing after the other, until nothing is left.',
      initial: 'opening',
      meta: { refuses: { '*': 'outer-rim.appendix-2-interpreting-cards-and-abilities.0.2' } },
      states: {
        opening: { always: [{ actions: ['open-agenda'], target: 'next' }] },
        next: {
          always: [
            { guard: when('nothing-is-owed'), actions: ['close-agenda'], target: 'done' },
            {
              guard: when('a-card-effect-is-owed'),
              actions: ['do-card-effect'],
              target: 'next',
              meta: { rules: ['outer-rim.golden-rules.0.3'] },
            },
            { guard: when('a-patrol-combat-is-owed'), actions: ['take-patrol-combat'], target: 'combat' },
            { guard: when('a-combat-is-owed'), actions: ['take-combat'], target: 'combat' },
            { guard: when('a-test-is-owed'), actions: ['take-test'], target: 'test' },
            { guard: when('a-defeat-is-owed'), actions: ['take-defeat'], target: 'defeat' },
            { guard: when('room-is-owed'), actions: ['take-room'], target: 'room' },
            { guard: when('a-reveal-is-owed'), actions: ['take-reveal'], target: 'reveal' },
            { guard: when('a-patrol-move-is-owed'), actions: ['take-patrol-move'], target: 'patrol-move' },
            { guard: when('a-contact-icon-is-owed'), actions: ['take-contact-icon'], target: 'contact-icon' },
            { guard: when('a-nearest-one-is-owed'), actions: ['take-nearest'], target: 'nearest' },
            { guard: when('a-move-is-owed'), actions: ['take-move'], target: 'move' },
          ],
        },
        combat: calling('combat'),
        test: calling('skill-test'),
        defeat: calling('defeated'),
        room: calling('slots'),
        reveal: calling('market-decks'),
        'patrol-move': calling('patrol-movement'),
        'contact-icon': calling('reveal-contact'),
        nearest: calling('nearest'),
        move: calling('movement'),
        done: { type: 'final' },
      },
    }),
  ],
  effects: {
    'open-agenda': ({ facts }) => {
      facts.agenda.level += 1;
    },
    'close-agenda': ({ facts }) => {
      facts.agenda.level -= 1;
    },
    'do-card-effect': (draft) => {
      const { seat, effect } = take(draft, 'card-effect');
      doCardEffect(draft, seat, effect);
    },
    'take-combat': (draft) => {
      draft.facts.combat = take(draft, 'combat').combat;
    },
    'take-patrol-combat': (draft) => {
      const { seat, faction } = take(draft, 'patrol-combat');
      draft.facts.combat = combatOf(draft.facts, seat, { patrol: faction });
    },
    'take-test': (draft) => {
      draft.facts.test = take(draft, 'test').test;
    },
    'take-patrol-move': (draft) => {
      const { faction, spaces, seat } = take(draft, 'patrol-icon');
      draft.facts.patrolMove = { faction, spaces, seat };
    },
    'take-move': (draft) => {
      const { seat, spaces } = take(draft, 'move');
      draft.facts.extraMove = { seat, spaces };
    },
    'take-defeat': (draft) => {
      const { seat } = take(draft, 'defeat');
      draft.facts.defeat = { seat };
    },
    'take-room': (draft) => {
      const { seat, gained, bought } = take(draft, 'make-room');
      draft.facts.room = { seat, gained, bought };
    },
    'take-reveal': (draft) => {
      const { deck, icons, buyer, bought } = take(draft, 'reveal');
      draft.facts.reveal = { deck, icons, buyer, ...(bought === undefined ? {} : { bought }) };
    },
    'take-contact-icon': (draft) => {
      const { seat, untold } = take(draft, 'contact-icon');
      draft.facts.contactIcon = { seat, ...(untold === undefined ? {} : { untold }) };
    },
    'take-nearest': (draft) => {
      const { kind, seat } = take(draft, 'choose-nearest');
      draft.facts.nearest = { kind, seat };
    },
  },
  cases: {
    'nothing-is-owed': (facts) => nextOwed(facts) === undefined,
    'a-card-effect-is-owed': isNext('card-effect'),
    'a-combat-is-owed': isNext('combat'),
    'a-patrol-combat-is-owed': isNext('patrol-combat'),
    'a-test-is-owed': isNext('test'),
    'a-defeat-is-owed': isNext('defeat'),
    'room-is-owed': isNext('make-room'),
    'a-reveal-is-owed': isNext('reveal'),
    'a-patrol-move-is-owed': isNext('patrol-icon'),
    'a-contact-icon-is-owed': isNext('contact-icon'),
    'a-nearest-one-is-owed': isNext('choose-nearest'),
    'a-move-is-owed': isNext('move'),
  },
};
