/**
 * @module
 * What a refused move shows of the table, where a text that nobody has told may have changed it (untold-texts.ts): where patrols and
 * contacts are, which card lies on a deck, whose turn it is. Nothing else is taken for granted of it.
 */
import type { ContactClass, Deck, Faction } from '../../../schemas/outer-rim/words.ts';
import { factions } from '../../../schemas/outer-rim/words.ts';
import type { Move, Untold } from '../../ruleset.ts';
import { forgetTokens, meantOf, placeOfContact, tokensIn } from '../encounters/tokens.ts';
import { forgetDeck } from '../solo/untold.ts';
import { type Facts, isAi, isSeat, loseSight, patrolSpace, placeOf, seatOf } from '../table/facts.ts';
import { doubtOfTable, mayBeAdditional } from '../table/untold-texts.ts';
import { freshTurn } from '../turn/player-turn.ts';

/** A move as far as it tells where something is. */
interface Shows extends Move {
  readonly faction?: Faction;
  readonly to?: string;
  readonly path?: readonly string[];
  readonly space?: string;
  readonly contact?: string;
  readonly class?: ContactClass;
  readonly deck?: Deck;
  readonly card?: string | { readonly id: string } | null;
}

/** Nothing. */
const NOTHING: readonly Untold<Facts>[] = [];

/** Something that nobody knows any more, if a text may have changed it. */
function unlessCertain(reason: string | null, change: (facts: Facts) => void): readonly Untold<Facts>[] {
  return reason === null ? NOTHING : [{ reason, change }];
}

/** The patrols that a move shows to be elsewhere: the one that it names, and those that would be met on its way. */
function patrolsElsewhere(facts: Facts, { type, seat, faction, to, path = [] }: Shows): readonly Untold<Facts>[] {
  const own = isSeat(facts, seat) ? seatOf(facts, seat).space : null;
  const isEncounter = type.startsWith('encounter.');
  const passed = isEncounter ? [own] : type === 'planning.move' || type === 'move.along' ? [own, to, ...path] : [];
  return factions.flatMap((one) => {
    const space = patrolSpace(facts, one);
    if (space === null) return NOTHING;
    const isNamed = one === faction && (isEncounter ? space !== own : type === 'patrol.move');
    const isInTheWay = one !== faction && passed.includes(space);
    if (!isNamed && !isInTheWay) return NOTHING;
    return unlessCertain(doubtOfTable(facts, 'patrols', one), (f) => {
      loseSight(f, one);
      const patrol = f.patrols[one];
      if (isNamed && isEncounter && patrol !== null) patrol.space = own;
    });
  });
}

/** The contacts that a move shows to have come or gone. */
function contactsElsewhere(facts: Facts, move: Shows): readonly Untold<Facts>[] {
  const { type, seat, contact } = move;
  if (type !== 'encounter.contact' && type !== 'contact.reveal') return NOTHING;
  const who = isSeat(facts, seat) ? seat : facts.turn.seat;
  const here = move.space ?? seatOf(facts, who).space;
  const tokens = tokensIn(facts, here);
  const lies = contact === undefined ? null : placeOfContact(facts, contact);
  const elsewhere = lies?.where === 'map' && lies.space !== here ? lies.space : null;
  const isHere = tokens === undefined || meantOf(facts, tokens, move).length > 0;
  return [here, elsewhere].flatMap((space) => {
    if (space === null || (space === here && isHere && elsewhere === null)) return NOTHING;
    return unlessCertain(doubtOfTable(facts, 'contacts', space), (f) => forgetTokens(f, space));
  });
}

/** The card that a move shows to lie on a deck where another one lay. */
function anotherCard(facts: Facts, { deck, card }: Shows): readonly Untold<Facts>[] {
  const named = typeof card === 'object' ? card?.id : card;
  if (deck === undefined || named === undefined || facts.market[deck].faceup === named) return NOTHING;
  const place = placeOf(facts, named);
  if (place !== null && (place.kind !== 'deck' || place.of !== deck)) return NOTHING;
  return unlessCertain(doubtOfTable(facts, 'market', deck), (f) => forgetDeck(f, deck));
}

/** The additional turn that a move shows to have begun (maelstrom.4.b). */
function additionalTurn(facts: Facts, { type, seat }: Shows): readonly Untold<Facts>[] {
  const may = mayBeAdditional(facts);
  if (may === null || may.seat !== seat || seat === facts.turn.seat || isAi(facts, facts.turn.seat)) return NOTHING;
  if (!type.startsWith('planning.')) return NOTHING;
  return unlessCertain(may.reason, (f) => {
    f.turn = { ...freshTurn(f, seat, true), number: f.turn.number };
  });
}

/** What a refused move shows of the table and of the turn that a text nobody has told may have brought about; null: nothing. */
export function showsTheTable(facts: Facts, move: Shows): Untold<Facts> | null {
  if (facts.untold === undefined) return null;
  const shown = [
    ...additionalTurn(facts, move),
    ...patrolsElsewhere(facts, move),
    ...contactsElsewhere(facts, move),
    ...anotherCard(facts, move),
  ];
  if (shown.length === 0) return null;
  return {
    reason: shown.map(({ reason }) => reason).join('; '),
    change: (f) => {
      for (const { change } of shown) change(f);
    },
  };
}
