/**
 * @module
 * The ruleset Star Wars: The Deckbuilding Game. Each slice is named after the rulebook's entry, so that the id
 * `deckbuilding.play-a-card.0.3` leads to `play-a-card.ts`.
 */
import { z } from 'zod';
import { copier } from '../../schemas/copy.ts';
import { headerShape } from '../../schemas/deckbuilding/header.ts';
import { Position } from '../../schemas/deckbuilding/position.ts';
import type { Json } from '../../schemas/json.ts';
import type { Ruleset, Slice } from '../ruleset.ts';
import { abilities } from './abilities.ts';
import { decider } from './agenda.ts';
import { attackingAnOpponentsBase, moves as damageMoves } from './attacking-an-opponents-base.ts';
import { moves as beginningMoves, beginningOfTurn } from './beginning-of-turn.ts';
import { bountyHuntingAndSabotage, moves as rewardMoves } from './bounty-hunting-and-sabotage.ts';
import { choose, moves as chooseMoves } from './choose.ts';
import { moves as commitMoves, commitToAnAttack } from './commit-to-an-attack.ts';
import { dealDamage, moves as dealMoves } from './deal-damage.ts';
import { dealer } from './dealer.ts';
import { destroy, moves as destroyMoves } from './destroy.ts';
import { discard, moves as discardMoves } from './discard.ts';
import { moves as deckMoves, emptyDeck } from './empty-deck.ts';
import { moves as endMoves, endYourTurn, orderUntold } from './end-your-turn.ts';
import { exile, moves as exileMoves } from './exile.ts';
import { type Facts, NONE } from './facts.ts';
import { look, moves as lookMoves } from './look.ts';
import { payingOffNeutralCards, moves as payOffMoves } from './paying-off-neutral-cards.ts';
import { playACard, moves as playMoves } from './play-a-card.ts';
import { playingTheGame } from './playing-the-game.ts';
import { purchaseACard, moves as purchaseMoves } from './purchase-a-card.ts';
import { resolveAnAttack, moves as resolveMoves } from './resolve-an-attack.ts';
import { restatements } from './restatements.ts';
import { resume } from './resume.ts';
import { reveal, moves as revealMoves } from './reveal.ts';
import { says } from './say.ts';
import { pickers, setup, moves as setupMoves } from './setup.ts';
import { open, start } from './start.ts';
import { takingCards, moves as takingMoves } from './taking-cards.ts';
import { takingYourTurn } from './taking-your-turn.ts';
import { theBalanceOfTheForce } from './the-balance-of-the-force.ts';
import { theMoveLog } from './the-move-log.ts';
import { moves as abilityMoves, useACardAbility } from './use-a-card-ability.ts';
import { moves as triggerMoves, when_ } from './when.ts';
import { victor, winningTheGame } from './winning-the-game.ts';

const transitional: Slice<Facts> = {
  says: says as NonNullable<Slice<Facts>['says']>,
  roles: {
    'current-player': (facts) => [facts.turn.seat],
    chance: () => [],
    decider: (facts) => [decider(facts)],
    pickers,
  },
};

const slices: Readonly<Record<string, Slice<Facts>>> = {
  transitional,
  abilities,
  'attacking-an-opponents-base': attackingAnOpponentsBase,
  'beginning-of-turn': beginningOfTurn,
  'bounty-hunting-and-sabotage': bountyHuntingAndSabotage,
  choose,
  'commit-to-an-attack': commitToAnAttack,
  'deal-damage': dealDamage,
  destroy,
  discard,
  'empty-deck': emptyDeck,
  'end-your-turn': endYourTurn,
  exile,
  look,
  'paying-off-neutral-cards': payingOffNeutralCards,
  'play-a-card': playACard,
  'playing-the-game': playingTheGame,
  'purchase-a-card': purchaseACard,
  'resolve-an-attack': resolveAnAttack,
  restatements,
  reveal,
  setup,
  start,
  'taking-cards': takingCards,
  'taking-your-turn': takingYourTurn,
  'the-balance-of-the-force': theBalanceOfTheForce,
  'the-move-log': theMoveLog,
  'use-a-card-ability': useACardAbility,
  when: when_,
  'winning-the-game': winningTheGame,
};

/** One move of a log of the Deckbuilding Game. */
export const DeckbuildingMove = z
  .discriminatedUnion('type', [
    ...setupMoves,
    ...deckMoves,
    ...beginningMoves,
    ...playMoves,
    ...purchaseMoves,
    ...payOffMoves,
    ...abilityMoves,
    ...commitMoves,
    ...resolveMoves,
    ...damageMoves,
    ...rewardMoves,
    ...triggerMoves,
    ...chooseMoves,
    ...exileMoves,
    ...discardMoves,
    ...lookMoves,
    ...revealMoves,
    ...destroyMoves,
    ...dealMoves,
    ...takingMoves,
    ...endMoves,
  ])
  .meta({
    id: 'DeckbuildingMove',
    description: 'One move: a decision of a seat, or a chance outcome that the table saw.',
  });

/** A whole log of the Deckbuilding Game. */
export const DeckbuildingLog = z
  .strictObject({ ...headerShape, moves: z.array(DeckbuildingMove).max(200_000) })
  .meta({ id: 'DeckbuildingLog', description: 'A recorded game of Star Wars: The Deckbuilding Game.' });

export const deckbuilding: Ruleset<Facts> = {
  id: 'deckbuilding',
  name: 'Star Wars: The Deckbuilding Game',
  version: '0.1.0',
  options: {
    mode: 'beginner (five bases a side), full-galaxy (all ten), secret-bases (four picked in secret); 2v2 stands in a leaflet that is not available',
    goal: 'destroyed bases that win: 3 unless agreed otherwise, 2 to 5',
    payingOff: 'the optional rule about paying off neutral cards is used',
    information: 'full: every shuffle result is recorded; public: only what the table saw',
  },
  slices,
  root: 'game',
  standing: 'standing',
  log: DeckbuildingLog,
  move: DeckbuildingMove,
  open,
  over: (facts) => facts.winner === NONE && victor(facts) !== undefined,
  resume,
  position: Position,
  claims: {
    doubt: (facts, path) => facts.unsure[0] ?? orderUntold(facts, path),
    claimable: ['seats', 'force', 'turn', 'galaxy', 'exile', 'pools'],
    unordered: { hand: null, bases: null, victory: null, exile: null, units: 'name', ships: 'name', row: 'name' },
  },
  simulate: dealer,
};
