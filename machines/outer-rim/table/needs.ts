/**
 * @module
 * Whether a player has on the table what a goal asks for. Nothing here is a rule of its own.
 */
import type { Needs } from '../../../schemas/outer-rim/cards.ts';
import { assetTypes, type Faction } from '../../../schemas/outer-rim/words.ts';
import { type Failure, type Finding, fails, type Unknown, unknown } from '../../ruleset.ts';
import { type Doubtful, doubtAbout } from './doubts.ts';
import { assetTypeOf, cardOf, type Facts, reputationOf, seatOf } from './facts.ts';

/** One thing that is asked for; null: it is there. */
type Lack = Failure | Unknown | null;

function lacksAssets(facts: Facts, seat: string, needs: Needs): Lack[] {
  const { assets } = seatOf(facts, seat);
  const counted = assetTypes.map((kind): Lack => {
    const least = needs[kind] ?? 0;
    if (least === 0) return null;
    const sure = assets.filter((asset) => assetTypeOf(facts, asset) === kind).length;
    const most = assets.filter((asset) => (assetTypeOf(facts, asset) ?? kind) === kind).length;
    if (sure >= least) return null;
    return most >= least
      ? unknown(`the log does not say whether ${seat} has ${least} ${kind}`)
      : fails({ seat, [kind]: sure, needed: least });
  });
  const { cost } = needs;
  if (cost === undefined) return counted;
  let sum = 0;
  let isSure = true;
  for (const { card, type } of assets) {
    const kind = assetTypeOf(facts, { card, type, slot: null, captured: false });
    if (kind !== null && kind !== 'gear' && kind !== 'mod') continue;
    const worth = cardOf(facts, card)?.cost ?? null;
    if (kind === null || worth === null) isSure = false;
    else sum += worth;
  }
  if (sum >= cost) return counted;
  return [
    ...counted,
    isSure
      ? fails({ seat, cost: sum, needed: cost })
      : unknown(`the costs of the gear and mods of ${seat} are not known`),
  ];
}

/** What one fact of a seat lacks, where it is a number. */
function lacksMore(has: number | null, least: number | undefined, what: string, seat: string): Lack {
  if (least === undefined || (has !== null && has >= least)) return null;
  return has === null
    ? unknown(`the log does not say the ${what} of ${seat}`)
    : fails({ seat, [what]: has, needed: least });
}

function lacksReputation(facts: Facts, seat: string, needs: Needs): Lack[] {
  return Object.entries(needs.reputation ?? {}).map(([faction, needed]): Lack => {
    const has = reputationOf(facts, seat, faction as Faction);
    if (has === needed) return null;
    return has === null
      ? unknown(`the log does not say the reputation of ${seat} with the ${faction} faction`)
      : fails({ seat, faction, reputation: has, needed: needed ?? null });
  });
}

function lacksThePlace({ space: has }: { space: string | null }, { space }: Needs, seat: string): Lack {
  if (space === undefined || has === space) return null;
  return has === null ? unknown(`the log does not say where ${seat} is`) : fails({ seat, space: has, needed: space });
}

/** Whether a seat has on the table what a goal asks for. */
export function meets(facts: Facts, seat: string, needs: Needs): Finding {
  const own = seatOf(facts, seat);
  const worth = own.ship === null ? null : (facts.board.ships.get(own.ship)?.cost ?? null);
  const doubted = (lacks: readonly Lack[], ...what: Parameters<typeof doubtAbout>[2][]): Lack[] =>
    lacks.map((lack) => {
      const reason =
        lack === null ? undefined : what.map((one) => doubtAbout(facts, seat, one)).find((one) => one !== null);
      return lack?.holds === false && reason !== undefined && reason !== null ? unknown(reason) : lack;
    });
  const all = [
    lacksMore(worth, needs.shipCost, 'shipCost', seat),
    ...doubted(lacksAssets(facts, seat, needs), 'assets'),
    ...doubted([lacksMore(own.secrets.length, needs.secrets, 'secrets', seat)], 'secrets'),
    ...doubted([lacksMore(own.credits, needs.credits, 'credits', seat)], 'credits'),
    ...doubted([lacksThePlace(own, needs, seat)], 'space'),
    ...doubted(lacksReputation(facts, seat, needs), 'reputation'),
  ].filter((lack) => lack !== null);
  return all.find(({ holds }) => holds === false) ?? all[0] ?? true;
}

/** Which facts of a seat decide over a need; the kinds and costs of assets over all others. */
const DECIDED_BY: Partial<Record<keyof Needs, Doubtful>> = {
  credits: 'credits',
  reputation: 'reputation',
  secrets: 'secrets',
  shipCost: 'sheet',
  space: 'space',
};

/** Why nobody knows whether a seat still has what a goal asks for; null: one does, as far as doubts about facts go. */
export function doubtOfNeeds(facts: Facts, seat: string, needs: Needs): string | null {
  const asked = Object.keys(needs) as (keyof Needs)[];
  const reasons = asked.map((need) => doubtAbout(facts, seat, DECIDED_BY[need] ?? 'assets'));
  return reasons.find((reason) => reason !== null) ?? null;
}
