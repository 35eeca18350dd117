/**
 * @module
 * Instructions of AI cards that are carried out at once: recovering, credits, fame and reputation, what others lose by them.
 * What applies is read here (playing-the-game.0.5, .0.6); the chart that carries it out is `ai-deed`.
 */
import { factions } from '../../../schemas/outer-rim/words.ts';
import { type Counted, countDroids, countSkills, crewOf } from '../assets/crew-counts.ts';
import { discardAsset } from '../assets/slots.ts';
import { limitOf, recoverDamage, sufferDamage } from '../combat/damage.ts';
import { standUpIfFit } from '../combat/defeated.ts';
import { gainCredits, spendCredits } from '../player/credits.ts';
import { gainFame, loseFame } from '../player/fame.ts';
import { gainReputation, loseReputation } from '../player/reputation.ts';
import { type Doubtful, doubt, doubtAbout, settle } from '../table/doubts.ts';
import { assetTypeOf, cardOf, type Draft, type Facts, reputationOf, seatOf, seatsAt } from '../table/facts.ts';
import { gainUnknownSum } from '../table/purse.ts';
import type { PlainInstruction } from '../table/types.ts';
import {
  type AiDeeds,
  applies,
  type Chosen,
  type Of,
  passed,
  type Readers,
  type Reading,
  unclear,
} from './instruction.ts';
import { factionsMeant } from './whose-faction.ts';

const RULE = 'outer-rim.single-player-rules-playing-the-game.0.3';

type Plain = 'recover' | 'gain-credits' | 'pay-for-fame' | 'sell-fame' | 'gain-reputation' | 'others-suffer' | 'rob';

/** Why nobody can say how these facts of a seat stand; null: they are certain. */
function doubtOf(facts: Facts, seat: string, ...what: Doubtful[]): string | null {
  for (const one of what) {
    const reason = doubtAbout(facts, seat, one);
    if (reason !== null) return reason;
  }
  return null;
}

const inCredits = (sum: number): string => `${sum.toLocaleString('en')} credits`;

/** Whether a seat has at least one droid among its crew; null: nobody knows. */
export function hasDroidCrew(facts: Facts, seat: string): boolean | null {
  const { count, unsure } = countDroids(facts, seat);
  return count > 0 ? true : unsure === null ? false : null;
}

function counted(facts: Facts, seat: string, each: NonNullable<Of<'gain-credits'>['each']>): Counted {
  switch (each) {
    case 'crew': {
      const { crew, unsure } = crewOf(facts, seat);
      return { count: crew.length, unsure };
    }
    case 'droid-crew':
      return countDroids(facts, seat);
    case 'skill':
      return countSkills(facts, seat);
  }
}

const EACH = { crew: 'crew', 'droid-crew': 'droid crew', skill: 'different skills' } as const;

function readGain(facts: Facts, seat: string, { amount, each, plus = 0 }: Of<'gain-credits'>): Reading {
  if (each === undefined) return applies(`${seat} gains ${inCredits(amount)}`);
  const { count, unsure } = counted(facts, seat, each);
  if (plus === 0 && count === 0) return unsure === null ? passed(`${seat} has no ${EACH[each]}`) : unclear(unsure);
  return applies(`${seat} has ${count} ${EACH[each]}${unsure === null ? '' : ' or more'}`);
}

/** So many credits for each; where nobody can say how many there are, nobody knows the sum afterwards. */
function carryOutGain(
  draft: Draft,
  seat: string,
  { amount, each, plus = 0, losesReputation }: Of<'gain-credits'>,
  { faction }: Chosen,
): void {
  const { facts } = draft;
  const { count, unsure } = each === undefined ? { count: 1, unsure: null } : counted(facts, seat, each);
  gainCredits(draft, seat, amount * count + plus, RULE);
  if (unsure !== null) doubt(facts, seat, unsure, ['credits']);
  if (losesReputation === undefined) return;
  const { factions: meant, because } = factionsMeant(facts, seat, losesReputation);
  const one = faction ?? theOnly(meant);
  if (one !== undefined) loseReputation(draft, seat, one, RULE);
  else if (meant === null || meant.length > 1) doubt(facts, seat, because, ['reputation']);
}

function theOnly<T>(some: readonly T[] | null): T | undefined {
  return some?.length === 1 ? some[0] : undefined;
}

function readPay(facts: Facts, seat: string, sum: number): Reading {
  const { credits } = seatOf(facts, seat);
  const reason = doubtOf(facts, seat, 'credits');
  if (credits === null || reason !== null) return unclear(reason ?? `nobody knows how many credits ${seat} has`);
  return credits >= sum
    ? applies(`${seat} has ${inCredits(credits)}`)
    : passed(`${seat} has only ${inCredits(credits)}`);
}

function readSale(facts: Facts, seat: string, { fame: price, under }: Of<'sell-fame'>): Reading {
  const { credits, fame } = seatOf(facts, seat);
  const reason = doubtOf(facts, seat, 'fame', 'credits');
  if (fame !== null && fame < price && doubtAbout(facts, seat, 'fame') === null)
    return passed(`${seat} has ${fame} fame`);
  if (credits === null || fame === null || reason !== null)
    return unclear(reason ?? `nobody knows how many credits, or how much fame, ${seat} has`);
  return credits < under
    ? applies(`${seat} has ${inCredits(credits)} and ${fame} fame`)
    : passed(`${seat} has ${inCredits(credits)}`);
}

function readReputation(facts: Facts, seat: string, whose: Of<'gain-reputation'>['with']): Reading {
  const { factions: meant, because } = factionsMeant(facts, seat, whose);
  if (meant === null) return unclear(because);
  if (meant.length === 0) return passed(because);
  const now = meant.map((faction) => reputationOf(facts, seat, faction));
  if (now.every((one) => one === 'positive')) return passed(`${because}, with which ${seat} has positive reputation`);
  const reason = doubtOf(facts, seat, 'reputation');
  if (reason !== null || now.includes(null)) return unclear(reason ?? `nobody knows the reputation of ${seat} there`);
  return applies(because);
}

/** The other players in the space of a seat; null: nobody knows who is there. */
function othersHere(facts: Facts, seat: string): readonly string[] | null {
  const { space } = seatOf(facts, seat);
  const isLost = (one: string): boolean =>
    seatOf(facts, one).space === null || doubtAbout(facts, one, 'space') !== null;
  if (space === null || facts.order.some(isLost)) return null;
  return seatsAt(facts, space).filter((other) => other !== seat);
}

/** How many negative reputations a seat has; null: nobody knows. */
function negatives(facts: Facts, seat: string): number | null {
  const all = factions.map((faction) => reputationOf(facts, seat, faction));
  return all.includes(null) || doubtAbout(facts, seat, 'reputation') !== null
    ? null
    : all.filter((one) => one === 'negative').length;
}

function readSuffering(facts: Facts, seat: string): Reading {
  const here = othersHere(facts, seat);
  if (here === null) return unclear('nobody knows where all players are');
  if (here.length === 0) return passed(`nobody else is in the space of ${seat}`);
  const known = here.map((other) => negatives(facts, other));
  if (known.some((count) => count !== null && count > 0)) return applies(`${here.join(' and ')} is here`);
  return known.includes(null)
    ? unclear('nobody knows their reputation')
    : passed('nobody here has a negative reputation');
}

function carryOutSuffering(draft: Draft, seat: string, { amount, fame }: Of<'others-suffer'>): void {
  const { facts } = draft;
  let falls = false;
  let perhaps: string | null = null;
  for (const other of othersHere(facts, seat) ?? []) {
    const count = negatives(facts, other);
    if (count === 0) continue;
    const own = seatOf(facts, other);
    const stood = own.defeated === false;
    if (count === null) {
      perhaps = `nobody knows how much ${other} suffers`;
      doubt(facts, other, perhaps, ['character', 'defeated', 'credits', 'secrets']);
      continue;
    }
    sufferDamage(draft, other, 'character', amount * count, RULE);
    const limit = limitOf(facts, other, 'character');
    if (limit === null || own.defeated === null) perhaps = `nobody knows whether that defeats ${other}`;
    else if (stood && own.damage.character >= limit) falls = true;
  }
  if (falls) gainFame(draft, seat, fame, RULE);
  else if (perhaps !== null) doubt(facts, seat, perhaps, ['fame']);
}

/** What may be taken from a player: the costliest cargo, gear or mods; null: nobody knows which those are. */
function spoilsOf(facts: Facts, player: string): readonly string[] | null {
  if (doubtAbout(facts, player, 'assets') !== null) return null;
  const { assets } = seatOf(facts, player);
  const kinds = assets.map((asset) => ({ card: asset.card, type: assetTypeOf(facts, asset) }));
  if (kinds.some(({ type }) => type === null)) return null;
  const goods = kinds.filter(({ type }) => type === 'cargo' || type === 'gear' || type === 'mod');
  const costs = goods.map(({ card }) => cardOf(facts, card)?.cost ?? null);
  if (goods.length > 1 && costs.includes(null)) return null;
  const most = Math.max(...costs.map((cost) => cost ?? 0));
  return goods.filter((_, at) => (costs[at] ?? 0) === most).map(({ card }) => card);
}

function readRobbery(facts: Facts, seat: string): Reading {
  const here = othersHere(facts, seat);
  if (here === null) return unclear('nobody knows where all players are');
  if (here.length === 0) return passed(`nobody else is in the space of ${seat}`);
  const goods = here.map((player) => spoilsOf(facts, player));
  if (goods.includes(null))
    return unclear(`nobody knows the costliest cargo, gear or mod of ${here[goods.indexOf(null)]}`);
  const left = here.filter((_, at) => (goods[at]?.length ?? 0) > 0);
  return left.length === 0
    ? passed(`${here.join(' and ')} has no cargo, gear or mod`)
    : applies(`${left.join(' or ')} is here with ${goods.flatMap((some) => some ?? []).join(' or ')}`);
}

function carryOutRobbery(draft: Draft, seat: string, { card }: Chosen): void {
  const { facts } = draft;
  const ways = robberies(facts, seat);
  const taken = card ?? theOnly(ways)?.card;
  const player = ways.find((way) => way.card === taken)?.player;
  if (taken === undefined || player === undefined) {
    for (const way of ways) doubt(facts, way.player, `the log does not tell what ${seat} took`, ['assets']);
    doubt(facts, seat, 'the log does not tell what it took', ['credits']);
    return;
  }
  const cost = cardOf(facts, taken)?.cost ?? null;
  if (cost === null) gainUnknownSum(seatOf(facts, seat));
  discardAsset(draft, player, taken);
  gainCredits(draft, seat, cost ?? 0, RULE);
}

function robberies(facts: Facts, seat: string): readonly { readonly player: string; readonly card: string }[] {
  return (othersHere(facts, seat) ?? []).flatMap((player) =>
    (spoilsOf(facts, player) ?? []).map((card) => ({ player, card })),
  );
}

function readRecovery(facts: Facts, seat: string, { only, of, amount }: Of<'recover'>): Reading {
  const { damage, defeated } = seatOf(facts, seat);
  const fallen = doubtOf(facts, seat, 'defeated');
  if (only === 'defeated') {
    if (defeated === null || fallen !== null) return unclear(fallen ?? `nobody knows whether ${seat} is defeated`);
    return defeated ? applies(`${seat} is defeated`) : passed(`${seat} is not defeated`);
  }
  const sum = damage.character + (of === undefined ? damage.ship : 0);
  if (sum > 0) return applies(`${seat} has ${sum} damage${amount === undefined ? '' : ' of its character'}`);
  const reason = doubtOf(
    facts,
    seat,
    ...(of === undefined ? (['character', 'ship'] as const) : (['character'] as const)),
  );
  if (reason !== null) return unclear(reason);
  return defeated === true && of === undefined ? applies(`${seat} is defeated`) : passed(`${seat} has no damage`);
}

function carryOutRecovery(draft: Draft, seat: string, { of, amount, credits }: Of<'recover'>): void {
  const how = amount ?? 'all';
  const { damage } = seatOf(draft.facts, seat);
  const sum = damage.character + (of === undefined ? damage.ship : 0);
  const reason = doubtOf(draft.facts, seat, 'character', 'ship');
  recoverDamage(draft, seat, 'character', how, RULE);
  if (of === undefined) recoverDamage(draft, seat, 'ship', how, RULE);
  if (credits !== undefined) {
    gainCredits(draft, seat, credits * sum, RULE);
    if (reason !== null) doubt(draft.facts, seat, reason, ['credits']);
  }
  if (of !== undefined || amount !== undefined) {
    standUpIfFit(draft, seat);
    return;
  }
  settle(draft.facts, seat, 'defeated');
  const own = seatOf(draft.facts, seat);
  if (own.defeated === false) return;
  own.defeated = false;
  draft.note('outer-rim.defeated.2.b', 'seats', seat, 'defeated');
}

export const readers: Readers<Plain> = {
  recover: readRecovery,
  'gain-credits': readGain,
  'pay-for-fame': (facts, seat, { credits }) => readPay(facts, seat, credits),
  'sell-fame': readSale,
  'gain-reputation': (facts, seat, { with: whose }) => readReputation(facts, seat, whose),
  'others-suffer': readSuffering,
  rob: readRobbery,
};

export const deeds: AiDeeds<Plain> = {
  recover: carryOutRecovery,
  'gain-credits': carryOutGain,
  'pay-for-fame': (draft, seat, { credits, fame }) => {
    spendCredits(draft, seat, credits, RULE);
    gainFame(draft, seat, fame, RULE);
  },
  'sell-fame': (draft, seat, { fame, credits }) => {
    loseFame(draft, seat, fame, RULE);
    gainCredits(draft, seat, credits, RULE);
  },
  'gain-reputation': (draft, seat, { with: whose }, { faction }) => {
    const { factions: meant, because } = factionsMeant(draft.facts, seat, whose);
    const one = faction ?? theOnly(meant);
    if (one !== undefined) gainReputation(draft, seat, one, RULE);
    else doubt(draft.facts, seat, because, ['reputation']);
  },
  'others-suffer': carryOutSuffering,
  rob: (draft, seat, _instruction, chosen) => carryOutRobbery(draft, seat, chosen),
};

/** What an instruction may be about, one way where nothing is left to chance; null: nobody knows. */
export function waysOf(facts: Facts, seat: string, instruction: PlainInstruction): readonly Chosen[] | null {
  const whose =
    instruction.do === 'gain-credits'
      ? instruction.losesReputation
      : instruction.do === 'gain-reputation'
        ? instruction.with
        : undefined;
  if (whose !== undefined) {
    const meant = factionsMeant(facts, seat, whose).factions;
    return meant === null ? null : meant.length === 0 ? NOTHING : meant.map((faction) => ({ faction }));
  }
  return instruction.do === 'rob' ? robberies(facts, seat) : NOTHING;
}
const NOTHING: readonly Chosen[] = [{}];
