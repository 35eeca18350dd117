/**
 * @module
 * Which contact an AI player turns up because of a reveal contact icon: one of the class of its bounties, else one of the lowest
 * class. The rules are those of single-player-rules-buying.ts; nothing here is one of its own.
 */
import { type Finding, fails, unknown } from '../../ruleset.ts';
import { mayBe, type TurnedUp } from '../encounters/tokens.ts';
import { type Facts, seatOf } from '../table/facts.ts';
import { type Meant, meantAmong, tokensHere, told, whyNoClass } from './contact-choice.ts';
import { aiTypeOf, isAi } from './players.ts';

/** The facedown contacts where an AI player is that have the class of one of its bounties: none for a smuggler, who has none. */
function ofItsBounties(facts: Facts, seat: string): Meant {
  const { character, space } = seatOf(facts, seat);
  const facedown = aiTypeOf(character) === 'smuggler' ? [] : (tokensHere(facts, space, false) ?? []);
  return meantAmong(facts, seat, facedown, 'own-bounty');
}

function isMeant(facts: Facts, { contact, class: of }: TurnedUp, { tokens, sure }: Meant, seat: string): Finding {
  const fits = tokens.some((token) => mayBe(facts, token, { contact, class: of }));
  if (fits && sure) return true;
  if (sure) return fails({ contact, class: of ?? null, forced: told(facts, tokens) });
  return unknown(whyNoClass(facts, seat, seatOf(facts, seat).space ?? 'its planet'));
}

/** A bounty hunter turns up a contact of the class of one of its bounties, if it can (3.2.a). */
export function isOfItsBounties(facts: Facts, move: TurnedUp, seat: string): Finding {
  if (!isAi(facts, seat)) return true;
  const meant = ofItsBounties(facts, seat);
  return meant.tokens.length === 0 || isMeant(facts, move, meant, seat);
}

/** In every other case it is a contact of the lowest class (3.2.b). */
export function isOfTheLowestClass(facts: Facts, move: TurnedUp, seat: string): Finding {
  if (!isAi(facts, seat) || ofItsBounties(facts, seat).tokens.length > 0) return true;
  const facedown = tokensHere(facts, seatOf(facts, seat).space, false) ?? [];
  return facedown.length === 0 || isMeant(facts, move, meantAmong(facts, seat, facedown, 'lowest'), seat);
}
