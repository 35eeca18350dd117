/**
 * @module
 * Errata of encounter cards (LRR page 26): whom the secrets choose whose text the reference prints, and what that brings. That they
 * are discarded afterwards is in secrets.ts.
 */
import type { Json } from '../../../schemas/json.ts';
import { type Finding, fails, type Slice, unknown } from '../../ruleset.ts';
import { type AbilityMove, knownAbility } from '../abilities/abilities.ts';
import { hasAll } from '../abilities/conditions.ts';
import { bringsAnything, notNow } from '../abilities/possible.ts';
import { doubtAbout } from '../table/doubts.ts';
import { type Facts, isPlanet, isSeat, patrolsAt, reputationOf, seatOf } from '../table/facts.ts';
import { tokensIn } from './tokens.ts';

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
  const { seat = '', player, effects: told = [] } = move;
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

const choosesAPlayerWithAToken = choosesRightly('tatooine-9', hasAToken);

export const errataEncounterCards: Slice<Facts> = {
  constraints: {
    'outer-rim.errata-encounter-cards.1': (facts, move: AbilityMove) => {
      const finding = choosesAPlayerWithAToken(facts, move);
      return finding !== true || move.source !== 'tatooine-9' ? finding : ofTheToken(facts, move);
    },
    'outer-rim.errata-encounter-cards.2': choosesRightly('lothal-1', isAFriendOfTheRebels),
  },
};
