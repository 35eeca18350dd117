/**
 * @module
 * An AI card has its player roll dice, and the results bring something (Black Krrsantan, Jyn Erso, Lando Calrissian). The rule
 * is that the card is carried out (playing-the-game.0.3).
 */
import { z } from 'zod';
import { chance } from '../../../schemas/outer-rim/move.ts';
import { Face, type Faction, factions } from '../../../schemas/outer-rim/words.ts';
import { chart, rules } from '../../chart.ts';
import { type Finding, fails, type Misjudged, type Move, type Option, type Slice, unknown } from '../../ruleset.ts';
import { MOST_DICE } from '../combat/combat.ts';
import { sufferDamage } from '../combat/damage.ts';
import { planetFactionOf } from '../map/spaces.ts';
import { gainCredits } from '../player/credits.ts';
import { gainFame } from '../player/fame.ts';
import { gainReputation } from '../player/reputation.ts';
import { doubt, doubtAbout } from '../table/doubts.ts';
import { asTold, type Draft, type Facts, seatOf, spaceOf, valueInPlay } from '../table/facts.ts';
import { anySeat } from '../table/forms.ts';
import { dueInstead, kindsOf } from './forced.ts';
import { applies, type Of, passed, type Readers, type Resolving, unclear } from './instruction.ts';

const CARD = 'outer-rim.single-player-rules-playing-the-game.0.3';

const moves = [
  chance(
    'ai.roll',
    { faces: z.array(Face).min(1).max(MOST_DICE).describe('what the dice show') },
    'The dice that an AI card calls for.',
  ),
] as const;
export type AiRoll = z.infer<(typeof moves)[0]>;
type Rolling = Resolving<'roll'>;

/** How many dice are rolled; null: nobody knows. */
function diceOf(facts: Facts, seat: string, { dice }: Of<'roll'>): { value: number | null; unsure: boolean } {
  return dice === 'one' ? { value: 1, unsure: false } : valueInPlay(facts, seat, 'groundCombat');
}

export const readers: Readers<'roll'> = {
  roll: (facts, seat, instruction) => {
    const { space } = seatOf(facts, seat);
    if (instruction.on === 'imperial-planet') {
      const lost = doubtAbout(facts, seat, 'space');
      const faction = planetFactionOf(facts, seat);
      if (lost !== null || faction === null)
        return unclear(lost ?? `nobody knows whether ${seat} is on an Imperial planet`);
      if (faction !== 'imperial') return passed(`${spaceOf(facts, space)?.name ?? space} is no Imperial planet`);
    }
    const { value, unsure } = diceOf(facts, seat, instruction);
    if (value === 0 && !unsure) return passed(`${seat} has a ground combat value of 0`);
    return applies(value === 1 ? 'a die is rolled' : `${value ?? 'some'} dice are rolled`);
  },
};

/** As many dice are rolled as the card says. */
export function isTheRoll(facts: Facts, { faces }: AiRoll, { seat, instruction }: Rolling): Finding {
  const { value, unsure } = diceOf(facts, seat, instruction);
  if (value !== null && faces.length === value) return true;
  if (value === null || (unsure && faces.length > value))
    return unknown(`nobody knows the ground combat value of ${seat}`);
  return fails({ rolled: faces.length, dice: value });
}

/** What the dice bring; `told`: the faction that a table has taken for that of the planet. */
function carryOut(draft: Draft<Rolling>, { faces }: AiRoll, told?: Faction): void {
  const { facts, own } = draft;
  const { seat, instruction } = own;
  const { hit, crit, focus } = instruction;
  const count = (face: Face): number => faces.filter((one) => one === face).length;
  const [hits, crits, focuses] = [count('hit'), count('crit'), count('focus')];
  if (hits > 0 && hit?.credits !== undefined) gainCredits(draft, seat, hit.credits * hits, CARD);
  if (hits > 0 && hit?.fame !== undefined) gainFame(draft, seat, hit.fame * hits, CARD);
  if (crits > 0 && crit !== undefined) gainFame(draft, seat, crit.fame * crits, CARD);
  if (focuses > 0 && focus !== undefined) {
    const faction = told ?? planetFactionOf(facts, seat);
    if (faction === null || (told === undefined && doubtAbout(facts, seat, 'space') !== null))
      doubt(facts, seat, `nobody knows on which planet ${seat} is`, ['reputation']);
    else if (faction !== 'none') gainReputation(draft, seat, faction, CARD);
  }
  if (hits > 0 && hit?.suffer !== undefined) sufferDamage(draft, seat, 'character', hit.suffer * hits, CARD);
}

const BRINGING = ['hit', 'crit', 'focus'] as const satisfies readonly Face[];
/** A table may have taken the dice for others, and so have read the reward of another line of the card, or a faction for another. */
function* misread(facts: Facts, own: Rolling, state: string): Iterable<Misjudged<Facts>> {
  const { seat, instruction } = own;
  const { value } = diceOf(facts, seat, instruction);
  if (state !== 'rolling' || value === null) return;
  const taken = (says: string, faces: Face[], faction?: Faction): Misjudged<Facts> => {
    const change = (changed: Facts, rolling: unknown): void => {
      carryOut(asTold(changed, rolling as Rolling), { type: 'ai.roll', faces }, faction);
    };
    return { state: 'settling', rule: CARD, says, change, done: true };
  };
  const readings = BRINGING.filter((face) => instruction[face] !== undefined).flatMap((face) =>
    Array.from({ length: Math.min(value, MOST_DICE) }, (_, more): Face[] => Array(more + 1).fill(face)),
  );
  for (const faces of [...readings, ['blank'] as Face[]])
    yield taken(`the dice for the AI card had shown ${faces.join(', ')}`, faces);
  const meant = planetFactionOf(facts, seat);
  if (instruction.focus === undefined || meant === null) return;
  for (const faction of factions)
    if (faction !== meant) yield taken(`it had been the ${faction} faction`, ['focus'], faction);
}

export const aiRoll: Slice<Facts> = {
  misjudged: { 'ai-roll': misread },
  moves,
  says: { 'ai.roll': ({ faces }: AiRoll) => `the dice for the AI card show ${faces.join(', ')}` },
  charts: [
    chart({
      id: 'ai-roll',
      description: 'Dice are rolled for an AI player, and bring what its card says.',
      initial: 'rolling',
      meta: { rules: [CARD], refuses: { '*': 'log.the-move-log.6' } },
      states: {
        rolling: {
          meta: { awaits: 'chance' },
          on: { 'ai.roll': { guard: rules(CARD), actions: ['carry-out-the-roll'], target: 'settling' } },
        },
        settling: { invoke: { src: 'obligations', onDone: { target: 'done' } } },
        done: { type: 'final' },
      },
    }),
  ],
  refusals: {
    // Of what another line of the card has its player do, that line says why not; the dice come first for everything else.
    'ai-roll': (facts, move, own: Rolling) => (kindsOf(move).length === 0 ? null : dueInstead(facts, move, own)),
  },
  effects: { 'carry-out-the-roll': carryOut },
  unrecorded: {
    'ai-roll': function* () {
      yield {
        state: 'done',
        says: 'the dice for the AI card had been rolled without a record',
        change: (facts, { seat }: Rolling) =>
          doubt(facts, seat, 'the log does not tell what the dice of the AI card showed', [
            'credits',
            'fame',
            'reputation',
            'character',
            'defeated',
          ]),
      };
    },
  },
  candidates: {
    'ai.roll': (facts, { seat, instruction }: Rolling): Option[] => {
      const { value, unsure } = diceOf(facts, seat, instruction);
      const least = Math.max(1, value ?? 1);
      const faces = Array.from({ length: least }, () => 'blank');
      const most = value === null ? MOST_DICE : least;
      const open = {
        '/faces': {
          type: 'array',
          items: { enum: ['hit', 'crit', 'focus', 'blank'] },
          minItems: least,
          maxItems: most,
        },
        '/seat': anySeat(facts),
      };
      const more = unsure ? { more: ['/faces'] } : {};
      return [{ move: { type: 'ai.roll', faces } as Move, open: () => ({ open, ...more }) }];
    },
  },
};
