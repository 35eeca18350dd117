/**
 * @module
 * Use a card ability (page 16): abilities that name no moment are used by their owner, once per turn, while their card is
 * in play and their condition is true.
 */
import type { z } from 'zod';
import { decision } from '../../../schemas/deckbuilding/move.ts';
import { InPlayName } from '../../../schemas/deckbuilding/words.ts';
import { chart, rules } from '../../chart.ts';
import { fails, type Move, type Option, type Slice, voids } from '../../ruleset.ts';
import { type Draft, type Facts, seatOf } from '../table/facts.ts';
import { offers } from './ability.ts';
import { type Op, resolve } from './operations.ts';
import { abilityOf, type Source, sourceOf, usable } from './sources.ts';

export const moves = [
  decision(
    'ability.use',
    { card: InPlayName.describe('the card in play, or the base, whose ability is used') },
    'The ability of a card in play is used.',
  ),
] as const;
export type AbilityMove = z.infer<(typeof moves)[number]>;

function use(draft: Draft, move: AbilityMove): void {
  const { facts } = draft;
  const source = sourceOf(facts, move.seat, move.card);
  const ability = usable(facts, move);
  if (source === undefined || ability === null) return;
  source.used = true;
  for (const zone of ['units', 'ships', 'base'])
    draft.note('deckbuilding.use-a-card-ability.0.1', 'seats', move.seat, zone);
  resolve(draft, move.seat, move.card, source.card, ability);
}

export const useACardAbility: Slice<Facts> = {
  moves,
  says: { 'ability.use': ({ card }: AbilityMove) => `uses the ability of ${card}` },
  charts: [
    chart({
      id: 'use-a-card-ability',
      description: 'A player names a card in play or the base and carries out what its ability says.',
      initial: 'naming',
      states: {
        naming: {
          on: {
            'ability.use': {
              guard: rules(
                'deckbuilding.abilities.1',
                'deckbuilding.use-a-card-ability.0.1',
                'deckbuilding.when.0.2',
                'deckbuilding.while.0.1',
                'deckbuilding.abilities.1.1',
                'deckbuilding.the-balance-of-the-force.0.2',
                'deckbuilding.if.0.1',
                'deckbuilding.abilities.0.2',
                'deckbuilding.choose.0.1',
              ),
              actions: ['use-ability'],
              target: 'resolving',
              meta: { rules: ['deckbuilding.taking-your-turn.3'] },
            },
          },
        },
        resolving: { invoke: { src: 'abilities', onDone: { target: 'resolved' } } },
        resolved: { type: 'final' },
      },
    }),
  ],
  constraints: {
    'deckbuilding.use-a-card-ability.0.1': (facts, move: AbilityMove) => {
      const source = sourceOf(facts, move.seat, move.card);
      return source === undefined || abilityOf(facts, source) !== null || voids({ card: move.card, hasAbility: false });
    },
    // Nobody has to spend resources; what is free has to be taken when it can be (frequently-asked-questions.4).
    'deckbuilding.use-a-card-ability.2': (facts, _move, own: Op) =>
      own.entry.op === 'purchase-free' || own.entry.op === 'take-from-row'
        ? fails({ card: own.card, canBeDone: offers(facts, own).map(({ name }) => name) })
        : true,
  },
  effects: { 'use-ability': use },
  candidates: {
    'ability.use': (facts): Option[] => {
      const { seat } = facts.turn;
      const { units, ships, base } = seatOf(facts, seat);
      const found: Option[] = [];
      const add = (name: string, source: Source): void => {
        if (!source.used && abilityOf(facts, source)?.trigger === 'activate')
          found.push({ move: { type: 'ability.use', seat, card: name } as Move });
      };
      for (const unit of units) add(unit.name, unit);
      for (const ship of ships) add(ship.name, ship);
      add(base.card, base);
      return found;
    },
  },
  carriesOut: ['deckbuilding.use-a-card-ability.3.1'],
};
