/**
 * @module
 * Secrets (LRR page 17): hidden abilities on encounter cards. Whoever gets one keeps the card facedown; it is revealed when its
 * ability is used, and lost in a defeat.
 */
import type { RuleId } from '../../chart.ts';
import type { Slice } from '../../ruleset.ts';
import { BY_CARD, type Deeds } from '../table/deeds.ts';
import { cardOf, type Draft, type Facts, seatOf } from '../table/facts.ts';
import { putUnderEncounters, takeFromEncounters } from './encounter-decks.ts';
import { erratumOf } from './errata.ts';

/** A secret goes under the deck that it came from, as far as anybody knows which that is. */
function putBack(draft: Draft, id: string, of: string | null, because: RuleId): void {
  const { facts } = draft;
  const deck = of ?? cardOf(facts, id)?.encounterDeck ?? null;
  if (deck === null) return;
  putUnderEncounters(facts, deck, id);
  draft.note(because, 'encounterDecks', deck);
}

/** Whoever becomes defeated loses all secrets: they go under their decks (secrets.5.b). */
export function discardSecrets(draft: Draft, seat: string): void {
  const own = seatOf(draft.facts, seat);
  for (const { id, deck } of own.secrets) putBack(draft, id, deck, 'outer-rim.secrets.5.b');
  own.secrets = [];
}

export const secrets: Slice<Facts> = {};

/** What cards make happen under these rules. */
export const deeds = {
  'gain-secret': (draft, seat, { secret, deck = null }) => {
    takeFromEncounters(draft.facts, secret);
    seatOf(draft.facts, seat).secrets.push({ id: secret, deck });
    draft.note(BY_CARD, 'seats', seat, 'secrets');
  },
  'discard-secret': (draft, seat, { secret }) => {
    const own = seatOf(draft.facts, seat);
    const found = own.secrets.find(({ id }) => id === secret);
    if (found === undefined) return;
    own.secrets = own.secrets.filter((one) => one !== found);
    draft.note(erratumOf(secret) ?? BY_CARD, 'seats', seat, 'secrets');
    putBack(draft, secret, found.deck, 'outer-rim.discarding.1');
  },
} satisfies Deeds;
