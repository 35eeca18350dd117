/**
 * @module
 * What the rules oblige the table to carry out next (`machines/agenda.ts`): effects of cards, one after the other, and the
 * procedures that they call.
 */
import { agenda } from '../../agenda.ts';
import type { Slice } from '../../ruleset.ts';
import { discardAsset, gainAsset } from '../assets/slots.ts';
import { combatOf } from '../combat/combat.ts';
import { recoverDamage, sufferDamage } from '../combat/damage.ts';
import { standUpIfFit } from '../combat/defeated.ts';
import { testOf } from '../combat/skill-tests.ts';
import { changeReputation } from '../map/spaces.ts';
import { patrolFight } from '../patrols/encountering-a-patrol.ts';
import { gainCredits, payCredits } from '../player/credits.ts';
import { gainFame, loseFame } from '../player/fame.ts';
import { setReputation } from '../player/reputation.ts';
import { type Draft, type Facts, heldBy, owe, seatOf } from '../table/facts.ts';
import type { CardEffect, Obligation } from '../table/types.ts';

/** A card decides what happens; the general rules decide how (golden-rules.0.2, golden-rules.0.3). */
const BY_CARD = 'outer-rim.golden-rules.0.3';

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
      return owe(draft, { ...effect, do: 'combat', seat });
    case 'fight-patrol':
      return owe(draft, { do: 'patrol-combat', seat, faction: effect.faction });
    case 'test':
      return owe(draft, { do: 'test', seat, skill: effect.skill, pass: effect.pass, fail: effect.fail });
    case 'choose-nearest':
      return owe(draft, { do: 'choose-nearest', kind: effect.kind, seat });
    case 'choose-player':
      return;
  }
}

/** The calls of a kind. */
type Called<K extends Obligation['do']> = Extract<Obligation, { do: K }>;

export const obligations: Slice<Facts> = agenda<Facts>({
  id: 'obligations',
  description: 'What is owed is carried out, one thing after the other, until nothing is left.',
  meta: { refuses: { '*': 'outer-rim.appendix-2-interpreting-cards-and-abilities.0.2' } },
  kinds: {
    'card-effect': {
      deed: (draft, { seat, effect }: Called<'card-effect'>) => doCardEffect(draft, seat, effect),
      rules: [BY_CARD],
    },
    'patrol-combat': { procedure: 'combat', input: patrolFight },
    'patrol-beaten': { procedure: 'patrol-beaten' },
    'patrol-displacement': { procedure: 'patrol-displacement' },
    combat: {
      procedure: 'combat',
      input: (facts, { seat, ...fight }: Called<'combat'>) => combatOf(facts, seat, fight),
    },
    test: {
      procedure: 'skill-test',
      input: (facts, { seat, skill, ...then }: Called<'test'>) => testOf(facts, seat, skill, then),
    },
    defeat: { procedure: 'defeated' },
    'make-room': { procedure: 'slots' },
    reveal: { procedure: 'market-decks' },
    'patrol-icon': { procedure: 'patrol-movement' },
    'choose-nearest': { procedure: 'nearest' },
    move: { procedure: 'move-along' },
  },
});
