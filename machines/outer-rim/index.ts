/**
 * @module
 * The ruleset Star Wars: Outer Rim. Each slice is named after the rulebook's entry, so that the id
 * `outer-rim.market-action.2.a` leads to `market-action.ts`.
 */
import { z } from 'zod';
import { copier } from '../../schemas/copy.ts';
import type { Json } from '../../schemas/json.ts';
import { headerShape } from '../../schemas/outer-rim/header.ts';
import { Position } from '../../schemas/outer-rim/position.ts';
import type { Move, Ruleset, Slice } from '../ruleset.ts';
import { abilities } from './abilities.ts';
import { moves as actionMoves, actionStep } from './action-step.ts';
import { adjacency } from './adjacency.ts';
import { bartering } from './bartering.ts';
import { breakingTies } from './breaking-ties.ts';
import { buying, moves as buyingMoves } from './buying.ts';
import { cargo } from './cargo.ts';
import { combat, moves as combatMoves } from './combat.ts';
import { combatAbilities } from './combat-abilities.ts';
import { combatSteps } from './combat-steps.ts';
import { moves as creditMoves, credits } from './credits.ts';
import { currentPlayer } from './current-player.ts';
import { damage } from './damage.ts';
import { dealer } from './dealer.ts';
import { defeated } from './defeated.ts';
import { deliverAction, moves as deliverMoves } from './deliver-action.ts';
import { dice } from './dice.ts';
import { discarding } from './discarding.ts';
import { moves as encounterMoves, encounterStep } from './encounter-step.ts';
import { encounteringAPatrol, moves as patrolEncounterMoves } from './encountering-a-patrol.ts';
import { factions } from './factions.ts';
import type { Facts } from './facts.ts';
import { fame, somebodyIsFamousEnough } from './fame.ts';
import { doubtOfClaim, goldenRules } from './golden-rules.ts';
import { moves as iconMoves, icons } from './icons.ts';
import { maelstrom } from './maelstrom.ts';
import { marketAction, moves as marketMoves } from './market-action.ts';
import { moves as deckMoves, marketDecks } from './market-decks.ts';
import { movement, moves as movementMoves } from './movement.ts';
import { nearest, moves as nearestMoves } from './nearest.ts';
import { obligations } from './obligations.ts';
import { opponent } from './opponent.ts';
import { patrolMovement, moves as patrolMoves } from './patrol-movement.ts';
import { patrols, moves as spawnMoves } from './patrols.ts';
import { moves as planningMoves, planningStep } from './planning-step.ts';
import { playerTurn, moves as turnMoves } from './player-turn.ts';
import { reputation } from './reputation.ts';
import { forget, resume } from './resume.ts';
import { ships } from './ships.ts';
import { skillTests, moves as testMoves } from './skill-tests.ts';
import { moves as slotMoves, slots } from './slots.ts';
import { spaces } from './spaces.ts';
import { open } from './start.ts';
import { theMoveLog } from './the-move-log.ts';
import { timingOfAbilities } from './timing-of-abilities.ts';
import { tradeAction, moves as tradeMoves } from './trade-action.ts';
import { traits } from './traits.ts';
import { wordUsage } from './word-usage.ts';

const NOT_MODELLED =
  'not modelled: the texts of encounter and databank cards are not part of this referee yet; what the log declares of them is checked against the general rules';

const transitional: Slice<Facts> = {
  notModelled: { 'encounter.space': NOT_MODELLED, 'encounter.contact': NOT_MODELLED, 'deliver.databank': NOT_MODELLED },
};

const slices: Readonly<Record<string, Slice<Facts>>> = {
  transitional,
  abilities,
  'action-step': actionStep,
  adjacency,
  bartering,
  'breaking-ties': breakingTies,
  buying,
  cargo,
  combat,
  'combat-abilities': combatAbilities,
  'combat-steps': combatSteps,
  credits,
  'current-player': currentPlayer,
  damage,
  defeated,
  'deliver-action': deliverAction,
  dice,
  discarding,
  'encounter-step': encounterStep,
  'encountering-a-patrol': encounteringAPatrol,
  factions,
  fame,
  'golden-rules': goldenRules,
  icons,
  maelstrom,
  'market-action': marketAction,
  'market-decks': marketDecks,
  movement,
  nearest,
  obligations,
  opponent,
  'patrol-movement': patrolMovement,
  patrols,
  'planning-step': planningStep,
  'player-turn': playerTurn,
  reputation,
  ships,
  'skill-tests': skillTests,
  slots,
  spaces,
  'timing-of-abilities': timingOfAbilities,
  'the-move-log': theMoveLog,
  'trade-action': tradeAction,
  traits,
  'word-usage': wordUsage,
};

/** One move of an Outer Rim log. */
export const OuterRimMove = z
  .discriminatedUnion('type', [
    ...planningMoves,
    ...movementMoves,
    ...actionMoves,
    ...marketMoves,
    ...buyingMoves,
    ...deckMoves,
    ...iconMoves,
    ...slotMoves,
    ...deliverMoves,
    ...tradeMoves,
    ...creditMoves,
    ...encounterMoves,
    ...turnMoves,
    ...patrolEncounterMoves,
    ...spawnMoves,
    ...patrolMoves,
    ...nearestMoves,
    ...combatMoves,
    ...testMoves,
  ])
  .meta({ id: 'OuterRimMove', description: 'One move: a decision of a seat, or a chance outcome that the table saw.' });

/** A whole Outer Rim log. */
export const OuterRimLog = z
  .strictObject({ ...headerShape, moves: z.array(OuterRimMove).max(200_000) })
  .meta({ id: 'OuterRimLog', description: 'A recorded game of Star Wars: Outer Rim.' });

export const outerRim: Ruleset<Facts> = {
  id: 'outer-rim',
  name: 'Star Wars: Outer Rim',
  version: '0.1.0',
  options: {
    unfinishedBusiness: 'rules and components of Unfinished Business are in use (true unless said otherwise)',
    practiceSet: 'the invented practice cards are in use',
    fameRequirement: 'the fame that wins the game (10 unless said otherwise)',
  },
  slices,
  root: 'game',
  standing: 'standing',
  agenda: 'obligations',
  log: OuterRimLog,
  move: OuterRimMove,
  open,
  over: (facts) => facts.winner === null && somebodyIsFamousEnough(facts),
  resume,
  forget,
  position: Position,
  claims: {
    doubt: doubtOfClaim,
    claimable: ['seats', 'patrols', 'stacks', 'market', 'contacts', 'removed', 'shipSupply'],
    unordered: {
      assets: 'card',
      secrets: 'id',
      skills: null,
      done: null,
      used: null,
      removed: null,
      under: null,
      shipSupply: null,
    },
    noneIfNull: ['spawn', 'winner'],
    unknownIfNull: ['seats', 'stacks', 'shipSupply', 'contacts'],
  },
  simulate: dealer,
};
