/**
 * @module
 * What the rules oblige the table to carry out next (`machines/agenda.ts`): effects of cards, one after the other, and the
 * procedures that they call.
 */
import { agenda } from '../../agenda.ts';
import type { Slice } from '../../ruleset.ts';
import { deeds as ofMarketDecks } from '../actions/market-decks.ts';
import { deeds as ofAmbitions } from '../ambitions/ambitions.ts';
import { deeds as ofAssets } from '../assets/assets.ts';
import { completesForGood, isBrokenOff, deeds as ofJobs } from '../assets/jobs.ts';
import { deeds as ofShips } from '../assets/ships.ts';
import { deeds as ofSlots } from '../assets/slots.ts';
import { deeds as ofBounties } from '../bounties/resolving-bounties.ts';
import { combatOf, isDefeated, deeds as ofCombat } from '../combat/combat.ts';
import { deeds as ofDamage } from '../combat/damage.ts';
import { deeds as ofDefeats } from '../combat/defeated.ts';
import { deeds as ofTests, testOf } from '../combat/skill-tests.ts';
import { deeds as ofContacts } from '../encounters/contact-tokens.ts';
import { deeds as ofSecrets } from '../encounters/secrets.ts';
import { deeds as ofTheCore } from '../map/across-the-core.ts';
import { deeds as ofTheMaelstrom } from '../map/maelstrom.ts';
import { deeds as ofMovement } from '../map/movement.ts';
import { deeds as ofTheNearest } from '../map/nearest.ts';
import { deeds as ofSpaces } from '../map/spaces.ts';
import { deeds as ofEncounters, patrolFightByCard } from '../patrols/encountering-a-patrol.ts';
import { deeds as ofPatrols } from '../patrols/patrol-movement.ts';
import { deeds as ofCredits } from '../player/credits.ts';
import { deeds as ofFame } from '../player/fame.ts';
import { deeds as ofReputation } from '../player/reputation.ts';
import { deeds as ofOpposedBounties } from '../solo/single-player-rules-opposed-bounty.ts';
import { BY_CARD, type Deed } from '../table/deeds.ts';
import { ANYTHING, doubt } from '../table/doubts.ts';
import { type Draft, type Facts, isAi, isSeat, mostFamous, owe } from '../table/facts.ts';
import type { CardEffect, Obligation } from '../table/types.ts';
import { deeds as ofTurns } from '../turn/player-turn.ts';
import { aimed, branchesFor, isOfTheChosen } from './declared.ts';
import { deeds as ofWords } from './word-usage.ts';

/** Everything that a card can make happen, by the slices that carry it out. */
const deeds: { readonly [K in CardEffect['do']]: Deed<K> } = {
  ...ofCredits,
  ...ofFame,
  ...ofSpaces,
  ...ofReputation,
  ...ofDamage,
  ...ofDefeats,
  ...ofMovement,
  ...ofPatrols,
  ...ofSlots,
  ...ofAssets,
  ...ofTheMaelstrom,
  ...ofTurns,
  ...ofCombat,
  ...ofEncounters,
  ...ofTests,
  ...ofTheNearest,
  ...ofContacts,
  ...ofAmbitions,
  ...ofMarketDecks,
  ...ofWords,
  ...ofJobs,
  ...ofSecrets,
  ...ofTheCore,
  ...ofShips,
  // Whom a player has chosen is what other deeds and rules go by; nothing happens to them by it.
  'choose-player': () => {},
};

/**
 * The most famous players whom a deed may hit of which the log names nobody: of several the current player picks one
 * (breaking-ties.1). Null: it hits no such player, or the log says whom.
 */
function famousOnes(facts: Facts, effect: CardEffect): readonly string[] | null {
  const isOpen = 'as' in effect && effect.as === 'most-famous' && effect.seat === undefined;
  return isOpen ? (mostFamous(facts) ?? facts.order) : null;
}

/** Carries out one deed of a card under the general rules. */
function doCardEffect(draft: Draft, resolving: string, printed: CardEffect): void {
  const { facts } = draft;
  const others = facts.order.filter((other) => other !== resolving);
  const famous = famousOnes(facts, printed);
  const among = isOfTheChosen(printed) ? others : famous;
  const [only, ...more] = among ?? [];
  const by = facts.turn.seat;
  // Whom of several most famous players it was, later entries and claims may show.
  if (famous !== null && famous.length > 1 && !isAi(facts, by)) {
    const of = branchesFor(facts, famous, (player) => [aimed(printed, resolving, player)]);
    // It hits one of them: what the others have is settled, too.
    for (const one of famous) draft.note('outer-rim.breaking-ties.1', 'seats', one);
    owe(draft, { do: 'card-decision', asks: 'choose', seat: resolving, by, among: of });
    return;
  }
  if (among !== null && (only === undefined || more.length > 0)) {
    const isExchange = printed.do === 'exchange-ships';
    // Of a player whom nobody has named nothing more can be said.
    for (const one of isExchange ? facts.order : among)
      doubt(facts, one, 'the log does not say whom the card has chosen', ANYTHING);
    // Fame that both gain at the same time comes to the one who has chosen, whoever the other one is.
    if (isExchange || ('as' in printed && printed.as !== undefined)) return;
  }
  const effect = only === undefined || more.length > 0 ? printed : aimed(printed, resolving, only);
  const seat = ('seat' in effect ? effect.seat : undefined) ?? resolving;
  const deed = deeds[effect.do] as (draft: Draft, seat: string, effect: CardEffect) => void;
  if (isSeat(facts, seat)) deed(draft, seat, effect);
}

/** The calls of a kind. */
type Called<K extends Obligation['do']> = Extract<Obligation, { do: K }>;

export const obligations: Slice<Facts> = agenda<Facts>({
  id: 'obligations',
  description: 'What is owed is carried out, one thing after the other, until nothing is left.',
  meta: { refuses: { '*': 'outer-rim.appendix-2-interpreting-cards-and-abilities.0.2' } },
  kinds: {
    'card-effect': {
      deed: (draft, { seat, effect, beside }: Called<'card-effect'>) => {
        // A defeat breaks a job off, but not what the card does all the same.
        const isForGood = completesForGood(draft.facts, effect);
        if (beside === true || isForGood || !isBrokenOff(draft.facts)) doCardEffect(draft, seat, effect);
      },
      rules: [BY_CARD],
    },
    'patrol-combat': { procedure: 'combat', input: patrolFightByCard },
    'patrol-beaten': { procedure: 'patrol-beaten' },
    'patrol-displacement': { procedure: 'patrol-displacement' },
    'bounty-won': { procedure: 'bounty-won' },
    'player-bounty-won': { procedure: 'player-bounty-rewards' },
    'bounty-missed': {
      deed: ofBounties['bounty-missed'],
      rules: ['outer-rim.resolving-bounties.0.1', 'outer-rim.resolving-player-bounties.3'],
    },
    'crew-beaten': {
      deed: ofBounties['crew-beaten'],
      rules: ['outer-rim.resolving-bounties.4.1.a', 'outer-rim.resolving-bounties.5.2'],
    },
    'crew-lost': { deed: ofBounties['crew-lost'], rules: ['outer-rim.resolving-bounties.4.2'] },
    'ai-crew-beaten': {
      deed: ofOpposedBounties['ai-crew-beaten'],
      rules: ['outer-rim.single-player-rules-opposed-bounty.1.a', 'outer-rim.single-player-rules-opposed-bounty.1.b'],
    },
    'ai-character-beaten': { procedure: 'ai-character-beaten' },
    'ai-bounty-lost': {
      deed: ofOpposedBounties['ai-bounty-lost'],
      rules: ['outer-rim.single-player-rules-opposed-bounty.0.5'],
    },
    combat: {
      procedure: 'combat',
      input: (facts, { seat, ...fight }: Called<'combat'>, asRecorded) => ({
        ...combatOf(facts, seat, fight),
        inVain: isDefeated(facts, fight) && !asRecorded,
      }),
    },
    test: {
      procedure: 'skill-test',
      input: (facts, { seat, skill, ...then }: Called<'test'>) => testOf(facts, seat, skill, then),
    },
    defeat: { procedure: 'defeated' },
    'make-room': { procedure: 'slots' },
    'gained-asset': { procedure: 'gained-asset' },
    reveal: { procedure: 'market-decks' },
    'patrol-icon': { procedure: 'patrol-movement' },
    'choose-nearest': { procedure: 'nearest' },
    'return-contact': { procedure: 'contact-return' },
    move: { procedure: 'move-along' },
    'card-decision': { procedure: 'card' },
    job: { procedure: 'jobs' },
  },
});
