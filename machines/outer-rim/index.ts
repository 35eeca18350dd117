import { headerShape } from '../../schemas/outer-rim/header.ts';
import { Position } from '../../schemas/outer-rim/position.ts';
import { formOf } from '../log.ts';
import type { Ruleset, Slice } from '../ruleset.ts';
import { abilities } from './abilities.ts';
import { actionStep } from './action-step.ts';
import { adjacency } from './adjacency.ts';
import { interpretingCards } from './appendix-2-interpreting-cards-and-abilities.ts';
import { assets } from './assets.ts';
import { bartering } from './bartering.ts';
import { breakingTies } from './breaking-ties.ts';
import { buying } from './buying.ts';
import { cargo } from './cargo.ts';
import { combat } from './combat.ts';
import { combatAbilities } from './combat-abilities.ts';
import { combatSteps } from './combat-steps.ts';
import { credits } from './credits.ts';
import { currentPlayer } from './current-player.ts';
import { damage } from './damage.ts';
import { dealer } from './dealer.ts';
import { defeated } from './defeated.ts';
import { deliverAction } from './deliver-action.ts';
import { dice } from './dice.ts';
import { discarding } from './discarding.ts';
import { encounterStep } from './encounter-step.ts';
import { encounteringAPatrol } from './encountering-a-patrol.ts';
import { factions } from './factions.ts';
import type { Facts } from './facts.ts';
import { fame, somebodyIsFamousEnough } from './fame.ts';
import { doubtOfClaim, goldenRules } from './golden-rules.ts';
import { icons } from './icons.ts';
import { maelstrom } from './maelstrom.ts';
import { marketAction } from './market-action.ts';
import { marketDecks } from './market-decks.ts';
import { movement } from './movement.ts';
import { nearest } from './nearest.ts';
import { obligations } from './obligations.ts';
import { opponent } from './opponent.ts';
import { patrolMovement } from './patrol-movement.ts';
import { patrols } from './patrols.ts';
import { planningStep } from './planning-step.ts';
import { playerTurn } from './player-turn.ts';
import { reputation } from './reputation.ts';
import { forget, resume } from './resume.ts';
import { ships } from './ships.ts';
import { skillTests } from './skill-tests.ts';
import { slots } from './slots.ts';
import { spaces } from './spaces.ts';
import { open } from './start.ts';
import { theMoveLog } from './the-move-log.ts';
import { timingOfAbilities } from './timing-of-abilities.ts';
import { tradeAction } from './trade-action.ts';
import { traits } from './traits.ts';
import { unfinishedBusiness } from './unfinished-business.ts';
import { wordUsage } from './word-usage.ts';

/** In the order in which a game comes to them; their moves are listed in it. */
const slices: Readonly<Record<string, Slice<Facts>>> = {
  'the-move-log': theMoveLog,
  'golden-rules': goldenRules,
  'word-usage': wordUsage,
  'player-turn': playerTurn,
  'current-player': currentPlayer,
  'planning-step': planningStep,
  movement,
  adjacency,
  spaces,
  maelstrom,
  nearest,
  'action-step': actionStep,
  'market-action': marketAction,
  buying,
  bartering,
  'market-decks': marketDecks,
  icons,
  ships,
  'unfinished-business': unfinishedBusiness,
  'deliver-action': deliverAction,
  'trade-action': tradeAction,
  credits,
  assets,
  slots,
  cargo,
  discarding,
  'encounter-step': encounterStep,
  'encountering-a-patrol': encounteringAPatrol,
  patrols,
  'patrol-movement': patrolMovement,
  factions,
  reputation,
  combat,
  'combat-steps': combatSteps,
  'combat-abilities': combatAbilities,
  opponent,
  dice,
  'skill-tests': skillTests,
  damage,
  defeated,
  fame,
  'breaking-ties': breakingTies,
  obligations,
  abilities,
  'appendix-2-interpreting-cards-and-abilities': interpretingCards,
  'timing-of-abilities': timingOfAbilities,
  traits,
};

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
  ...formOf(slices, {
    prefix: 'OuterRim',
    move: 'One move: a decision of a seat, or a chance outcome that the table saw.',
    log: 'A recorded game of Star Wars: Outer Rim.',
    header: headerShape,
  }),
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
