/**
 * @module
 * Errata of encounter cards (LRR page 26): whom and what the secrets choose whose text the reference prints, and what that brings.
 * Which they are is in errata.ts, that they are discarded afterwards in secrets.ts.
 */
import type { Json } from '../../../schemas/json.ts';
import type { TokenMeant } from '../../../schemas/outer-rim/cards.ts';
import { type Finding, fails, type Slice, unknown } from '../../ruleset.ts';
import { type AbilityMove, abilityOf, besideItsDiscard, knownAbility, mayBeFree } from '../abilities/abilities.ts';
import { hasAll } from '../abilities/conditions.ts';
import { canPayAll } from '../abilities/costs.ts';
import { bringsAnything, notNow } from '../abilities/possible.ts';
import { doubtAbout } from '../table/doubts.ts';
import { type Facts, isPlanet, isSeat, patrolsAt, reputationOf, seatOf } from '../table/facts.ts';
import type { CardEffect } from '../table/types.ts';
import { meantOf, spaceMeant, tokensIn } from './tokens.ts';

/** Whether a secret may choose this player. */
type MayChoose = (facts: Facts, seat: string, player: string) => Finding;

/** The use of a secret: who is chosen may be; where nobody is named, somebody may be. */
function choosesRightly(secret: string, mayChoose: MayChoose) {
  return (facts: Facts, move: AbilityMove): Finding => {
    const { seat, source, player } = move;
    if (source !== secret || !isSeat(facts, seat) || knownAbility(facts, seat, move) === null) return true;
    if (player !== undefined) return isSeat(facts, player) ? mayChoose(facts, seat, player) : true;
    const isNobody = facts.order.every((one) => {
      const finding = mayChoose(facts, seat, one);
      return finding !== true && finding.holds === false;
    });
    return isNobody ? fails({ card: secret, chosen: null, mayBeChosen: [] }) : true;
  };
}

/** A player in whose space there is a patrol or a faceup contact (1). */
const hasAToken: MayChoose = (facts, _seat, player) => {
  const { space } = seatOf(facts, player);
  const doubt = doubtAbout(facts, player, 'space');
  if (space === null || doubt !== null) return unknown(doubt ?? `the log does not say where ${player} is`);
  const tokens = tokensIn(facts, space);
  if (patrolsAt(facts, space).length > 0 || tokens?.some(({ faceup }) => faceup) === true) return true;
  if (tokens === undefined && isPlanet(facts, space) !== false)
    return unknown(`the log does not say whether a contact lies faceup on ${space}`);
  const isOutOfSight = Object.values(facts.patrols).some((patrol) => patrol !== null && patrol.space === null);
  if (isOutOfSight) return unknown(`the log does not say which patrols are in ${space}`);
  return fails({ card: 'tatooine-9', chosen: player, space, patrols: [], faceupContacts: 0 });
};

/** Another player, who has positive Rebel reputation or a Rebel crew (2). */
const isAFriendOfTheRebels: MayChoose = (facts, seat, player) => {
  const card = 'lothal-1';
  if (player === seat) return fails({ card, chosen: player, anotherPlayer: false });
  const move: AbilityMove = { type: 'action.ability', seat, source: card };
  const program = knownAbility(facts, seat, move)?.effects ?? [];
  const answer = bringsAnything(facts, { seat, player, program });
  const reputation = reputationOf(facts, player, 'rebel');
  const rebelCrew = hasAll(facts, player, { type: 'crew', trait: 'rebel' });
  if (answer === null)
    return unknown(`the log does not tell whether ${player} has positive rebel reputation or a Rebel crew`);
  return answer || fails({ card, chosen: player, rebelReputation: reputation, rebelCrew });
};

/** The one reputation that is lost is that with the faction of a token there (1). */
function ofTheToken(facts: Facts, move: AbilityMove): Finding {
  const { seat = '', player, effects: told = [] } = besideItsDiscard(facts, move);
  const program = knownAbility(facts, seat, move)?.effects ?? [];
  const strange = notNow(facts, { seat, player, program, told });
  if (strange === null) return true;
  const space = player === undefined ? null : seatOf(facts, player).space;
  return fails({
    card: move.source,
    declared: strange.declared as unknown as Json,
    ...(told.length > 1 ? { reputationsLost: told.length, atMost: 1 } : {}),
    space,
    patrols: patrolsAt(facts, space),
  });
}

/** What a secret of the errata is declared to do, one deed after the other, whether the log calls the price a cost or not. */
function declared(facts: Facts, move: AbilityMove, secret: string): readonly CardEffect[] | null {
  const { seat, source, cost, effects } = besideItsDiscard(facts, move);
  if (source !== secret || !isSeat(facts, seat) || abilityOf(facts, seat, move) === null) return null;
  return cost === undefined && effects === undefined ? null : [...(cost ?? []), ...(effects ?? [])];
}

/** Whether a secret of the errata is used and nobody says what came of it. */
function isUntold(facts: Facts, { seat, source, cost, effects }: AbilityMove, secret: string): boolean {
  if (source !== secret || !isSeat(facts, seat) || effects !== undefined) return false;
  return cost === undefined || (cost.length === 0 && mayBeFree(facts, seat, source));
}

/** What the flight to any space costs whoever has no positive Rebel reputation (3). */
const FLIGHT = 3000;

/** The player pays 3,000 credits to move directly to any space, or nothing with positive Rebel reputation (3). */
function fliesAnywhere(facts: Facts, move: AbilityMove): Finding {
  const card = 'mon-calamari-2';
  if (isUntold(facts, move, card)) return unknown(`the log does not tell where ${card} has taken ${move.seat}`);
  const told = declared(facts, move, card);
  const { seat = '' } = move;
  if (told === null) return true;
  const isOwn = (deed: CardEffect): boolean => !('seat' in deed) || deed.seat === undefined || deed.seat === seat;
  const paid = told.filter((deed) => deed.do === 'lose-credits' && isOwn(deed));
  const flights = told.filter((deed) => deed.do === 'move-directly' && isOwn(deed));
  const others = told.find((deed) => !paid.includes(deed) && !flights.includes(deed));
  if (others !== undefined) return fails({ card, declared: others as unknown as Json });
  if (flights.length > 1) return fails({ card, flights: flights.length, atMost: 1 });
  const sum = paid.reduce((all, deed) => all + (deed.do === 'lose-credits' ? deed.amount : 0), 0);
  // Who goes nowhere has not paid for it.
  const price = flights.length === 0 ? 0 : FLIGHT;
  // What the log calls a cost is compared with the credits by word-usage.4.
  if (sum === price)
    return price === 0 || move.cost !== undefined || canPayAll(facts, seat, [{ do: 'lose-credits', amount: price }]);
  const reputation = reputationOf(facts, seat, 'rebel');
  if (sum !== 0 || reputation === 'negative' || reputation === 'neutral')
    return fails({ card, paid: sum, price, rebelReputation: reputation });
  return reputation === 'positive' || unknown(`the log does not say the reputation of ${seat} with the rebel faction`);
}

/** The tokens of which a deed of the card speaks. */
function tokensOf(deed: CardEffect): readonly TokenMeant[] | null {
  if (deed.do === 'look-at-contact') return [deed];
  return deed.do === 'exchange-contacts' ? [deed.one, deed.other] : null;
}

/** Two facedown contact tokens on different planets are looked at, and exchanged if the player likes (4). */
function exchangesTwo(facts: Facts, move: AbilityMove): Finding {
  const card = 'takodana-9';
  if (isUntold(facts, move, card)) return unknown(`the log does not tell whether ${card} has exchanged two contacts`);
  const told = declared(facts, move, card);
  const { seat = '' } = move;
  if (told === null) return true;
  const planets = new Set<string | null>();
  let exchanges = 0;
  for (const deed of told) {
    const meant = tokensOf(deed);
    if (meant === null) return fails({ card, declared: deed as unknown as Json });
    if (deed.do === 'exchange-contacts') exchanges += 1;
    const spaces = meant.map((token) => spaceMeant(facts, seat, token));
    if (spaces.length > 1 && spaces[0] === spaces[1]) return fails({ card, samePlanet: spaces[0] ?? null });
    for (const [at, space] of spaces.entries()) {
      // The first look is the business of contact-tokens.6, and what was looked at has been facedown.
      const isLookedAt = planets.has(space) || (deed.do === 'look-at-contact' && told.indexOf(deed) === 0);
      const there = isLookedAt ? undefined : tokensIn(facts, space);
      planets.add(space);
      const fitting = there === undefined ? undefined : meantOf(facts, there, meant[at] ?? {});
      if (fitting !== undefined && fitting.length > 0 && fitting.every(({ faceup }) => faceup))
        return fails({ card, planet: space, side: 'faceup', needed: 'facedown' });
    }
  }
  const looked = told.length - exchanges;
  if (exchanges <= 1 && looked <= 2 && planets.size <= 2 && (looked < 2 || planets.size === 2)) return true;
  return fails({ card, looked, exchanges, planets: [...planets] });
}

/** A secret whose text chooses no player is used without one (3, 4). */
function withoutAPlayer(secret: string, check: (facts: Facts, move: AbilityMove) => Finding): typeof check {
  return (facts, move) => {
    const { source, player } = move;
    if (source !== secret || player === undefined) return check(facts, move);
    return fails({ card: secret, player, choosesAPlayer: false });
  };
}

const choosesAPlayerWithAToken = choosesRightly('tatooine-9', hasAToken);

export const errataEncounterCards: Slice<Facts> = {
  constraints: {
    'outer-rim.errata-encounter-cards.1': (facts, move: AbilityMove) => {
      const finding = choosesAPlayerWithAToken(facts, move);
      return finding !== true || move.source !== 'tatooine-9' ? finding : ofTheToken(facts, move);
    },
    'outer-rim.errata-encounter-cards.2': choosesRightly('lothal-1', isAFriendOfTheRebels),
    'outer-rim.errata-encounter-cards.3': withoutAPlayer('mon-calamari-2', fliesAnywhere),
    'outer-rim.errata-encounter-cards.4': withoutAPlayer('takodana-9', exchangesTwo),
  },
};
