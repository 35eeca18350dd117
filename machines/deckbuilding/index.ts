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
import { abilities } from './abilities/abilities.ts';
import { decider } from './abilities/operations.ts';
import { attackingAnOpponentsBase, moves as damageMoves } from './attack/attacking-an-opponents-base.ts';
import { moves as beginningMoves, beginningOfTurn } from './turn/beginning-of-turn.ts';
import { bountyHuntingAndSabotage, moves as rewardMoves } from './attack/bounty-hunting-and-sabotage.ts';
import { choose, moves as chooseMoves } from './abilities/choose.ts';
import { moves as commitMoves, commitToAnAttack } from './attack/commit-to-an-attack.ts';
import { dealDamage, moves as dealMoves } from './abilities/deal-damage.ts';
import { dealer } from './log/dealer.ts';
import { destroy, moves as destroyMoves } from './abilities/destroy.ts';
import { discard, moves as discardMoves } from './abilities/discard.ts';
import { moves as deckMoves, emptyDeck } from './turn/empty-deck.ts';
import { moves as endMoves, endYourTurn, orderUntold } from './turn/end-your-turn.ts';
import { exile, moves as exileMoves } from './abilities/exile.ts';
import { type Facts, NONE } from './table/facts.ts';
import { look, moves as lookMoves } from './abilities/look.ts';
import { payingOffNeutralCards, moves as payOffMoves } from './options/paying-off-neutral-cards.ts';
import { playACard, moves as playMoves } from './turn/play-a-card.ts';
import { playingTheGame } from './turn/playing-the-game.ts';
import { purchaseACard, moves as purchaseMoves } from './turn/purchase-a-card.ts';
import { resolveAnAttack, moves as resolveMoves } from './attack/resolve-an-attack.ts';
import { restatements } from './log/restatements.ts';
import { resume } from './log/resume.ts';
import { reveal, moves as revealMoves } from './abilities/reveal.ts';
import { says } from './say.ts';
import { pickers, setup, moves as setupMoves } from './setup/setup.ts';
import { open, start } from './setup/start.ts';
import { takingCards, moves as takingMoves } from './abilities/ability.ts';
import { takingYourTurn } from './turn/taking-your-turn.ts';
import { theBalanceOfTheForce } from './turn/the-balance-of-the-force.ts';
import { theMoveLog } from './log/the-move-log.ts';
import { moves as abilityMoves, useACardAbility } from './abilities/use-a-card-ability.ts';
import { moves as triggerMoves, when_ } from './abilities/when.ts';
import { victor, winningTheGame } from './turn/winning-the-game.ts';

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
