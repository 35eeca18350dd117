import { listedComponents } from '../../cards/outer-rim/listed.ts';
import type { Json } from '../../schemas/json.ts';
import { headerShape } from '../../schemas/outer-rim/header.ts';
import { Position } from '../../schemas/outer-rim/position.ts';
import { formOf } from '../log.ts';
import type { Ruleset, Slice } from '../ruleset.ts';
import { abilities, isBookedNext } from './abilities/abilities.ts';
import { interpretingCards } from './abilities/appendix-2-interpreting-cards-and-abilities.ts';
import { doubtOfClaim, goldenRules, settleClaimed, takeAssets } from './abilities/golden-rules.ts';
import { obligations } from './abilities/obligations.ts';
import { timingOfAbilities } from './abilities/timing-of-abilities.ts';
import { wordUsage } from './abilities/word-usage.ts';
import { bartering } from './actions/bartering.ts';
import { buying } from './actions/buying.ts';
import { componentLimitations } from './actions/component-limitations.ts';
import { deliverAction } from './actions/deliver-action.ts';
import { icons } from './actions/icons.ts';
import { marketAction } from './actions/market-action.ts';
import { broughtUp, marketDecks } from './actions/market-decks.ts';
import { tradeAction } from './actions/trade-action.ts';
import { ambitions, tokensShown } from './ambitions/ambitions.ts';
import { tokensByRights } from './ambitions/sheets.ts';
import { assets } from './assets/assets.ts';
import { bounties } from './assets/bounties.ts';
import { cargo } from './assets/cargo.ts';
import { crew } from './assets/crew.ts';
import { discarding } from './assets/discarding.ts';
import { jobs } from './assets/jobs.ts';
import { ships } from './assets/ships.ts';
import { slots } from './assets/slots.ts';
import { unfinishedBusiness } from './assets/unfinished-business.ts';
import { playerBountyRewards } from './bounties/player-bounty-rewards.ts';
import { resolvingBounties } from './bounties/resolving-bounties.ts';
import { resolvingPlayerBounties } from './bounties/resolving-player-bounties.ts';
import { combat } from './combat/combat.ts';
import { combatAbilities } from './combat/combat-abilities.ts';
import { combatSteps, isComparedNext } from './combat/combat-steps.ts';
import { damage } from './combat/damage.ts';
import { defeated } from './combat/defeated.ts';
import { dice } from './combat/dice.ts';
import { opponent } from './combat/opponent.ts';
import { uncalled } from './combat/rolls.ts';
import { skillTests } from './combat/skill-tests.ts';
import { printedMarketAction } from './editions/de-aktion-markt.ts';
import { printedPrestige } from './editions/de-prestige.ts';
import { contactTokens } from './encounters/contact-tokens.ts';
import { databank } from './encounters/databank.ts';
import { encounterCards } from './encounters/encounter-cards.ts';
import { encounteringAContact } from './encounters/encountering-a-contact.ts';
import { encounteringASpace } from './encounters/encountering-a-space.ts';
import { errataEncounterCards } from './encounters/errata-encounter-cards.ts';
import { secrets } from './encounters/secrets.ts';
import { debtTokenRules } from './favors/debt-tokens.ts';
import { favors } from './favors/favors.ts';
import { begunFrom } from './log/begun.ts';
import { called } from './log/called.ts';
import { cites, governs, impossible, meansTheSame, unknownSum, untoldOtherwise } from './log/claimed.ts';
import { dealer } from './log/dealer.ts';
import { either } from './log/either.ts';
import { strangeNames } from './log/names.ts';
import { inPart, isShownByTheAi, outcomes, saidOtherwise } from './log/otherwise.ts';
import { overlooked, overlookedAgain } from './log/overlooked.ts';
import { box } from './log/own-box.ts';
import { presumes } from './log/presumed.ts';
import { astray, calledFor, forget, mayBeUnderWay, resume, TOLD_AGAIN, toldAgain } from './log/resume.ts';
import { sight } from './log/sight.ts';
import { spellings } from './log/spellings.ts';
import { open } from './log/start.ts';
import { theMoveLog } from './log/the-move-log.ts';
import { acrossTheCore } from './map/across-the-core.ts';
import { adjacency } from './map/adjacency.ts';
import { coreWorlds } from './map/core-worlds.ts';
import { maelstrom } from './map/maelstrom.ts';
import { movement } from './map/movement.ts';
import { nearest } from './map/nearest.ts';
import { board } from './map/picture.ts';
import { spaces } from './map/spaces.ts';
import { encounteringAPatrol } from './patrols/encountering-a-patrol.ts';
import { patrolMovement } from './patrols/patrol-movement.ts';
import { patrols } from './patrols/patrols.ts';
import { characters } from './player/characters.ts';
import { credits } from './player/credits.ts';
import { fame, somebodyIsFamousEnough } from './player/fame.ts';
import { goals, goalsShown } from './player/goals.ts';
import { reputation } from './player/reputation.ts';
import { appendix1Setup } from './setup/appendix-1-setup.ts';
import { randomMap } from './setup/random-map.ts';
import { aiBounties } from './solo/ai-bounties.ts';
import { aiDiscards } from './solo/ai-discards.ts';
import { aiOthers } from './solo/ai-others.ts';
import { aiPatrol } from './solo/ai-patrol.ts';
import { aiRoll } from './solo/ai-roll.ts';
import { automatic } from './solo/automatic.ts';
import { aiPlayersFaq } from './solo/frequently-asked-questions-ai-players.ts';
import { aiDecisions } from './solo/single-player-rules-ai-decisions.ts';
import { aiGoals } from './solo/single-player-rules-ai-goals.ts';
import { aiPlayersCardsAndCredits } from './solo/single-player-rules-ai-players-cards-and-credits.ts';
import { soloAmbitions } from './solo/single-player-rules-ambitions.ts';
import { bountyEncounters } from './solo/single-player-rules-bounty-encounters.ts';
import { bountyTargetRules } from './solo/single-player-rules-bounty-targets.ts';
import { aiBuying } from './solo/single-player-rules-buying.ts';
import { clarifications } from './solo/single-player-rules-clarifications.ts';
import { expertMode } from './solo/single-player-rules-expert-mode.ts';
import { gainingCrew } from './solo/single-player-rules-gaining-crew.ts';
import { aiJobsAndCargo } from './solo/single-player-rules-jobs-and-cargo.ts';
import { moving } from './solo/single-player-rules-moving.ts';
import { opposedBounty } from './solo/single-player-rules-opposed-bounty.ts';
import { playingTheGame } from './solo/single-player-rules-playing-the-game.ts';
import { soloSetup } from './solo/single-player-rules-setup.ts';
import { unopposedBounty } from './solo/single-player-rules-unopposed-bounty.ts';
import { crowded, type Facts } from './table/facts.ts';
import { actionStep } from './turn/action-step.ts';
import { encounterStep } from './turn/encounter-step.ts';
import { planningStep } from './turn/planning-step.ts';
import { playerTurn } from './turn/player-turn.ts';

/** In the order in which a game comes to them; their moves are listed in it. */
const slices: Readonly<Record<string, Slice<Facts>>> = {
  'the-move-log': theMoveLog,
  'golden-rules': goldenRules,
  'component-limitations': componentLimitations,
  'word-usage': wordUsage,
  'appendix-1-setup': appendix1Setup,
  'random-map': randomMap,
  'player-turn': playerTurn,
  'planning-step': planningStep,
  movement,
  adjacency,
  spaces,
  maelstrom,
  nearest,
  'action-step': actionStep,
  'market-action': marketAction,
  'de-aktion-markt': printedMarketAction,
  buying,
  bartering,
  'market-decks': marketDecks,
  icons,
  ships,
  'unfinished-business': unfinishedBusiness,
  'deliver-action': deliverAction,
  'trade-action': tradeAction,
  credits,
  favors,
  'debt-tokens': debtTokenRules,
  ambitions,
  assets,
  slots,
  cargo,
  discarding,
  crew,
  bounties,
  jobs,
  'encounter-step': encounterStep,
  'encounter-cards': encounterCards,
  'encountering-a-space': encounteringASpace,
  'encountering-a-contact': encounteringAContact,
  'resolving-bounties': resolvingBounties,
  'resolving-player-bounties': resolvingPlayerBounties,
  'player-bounty-rewards': playerBountyRewards,
  'contact-tokens': contactTokens,
  databank,
  secrets,
  'errata-encounter-cards': errataEncounterCards,
  'core-worlds': coreWorlds,
  'across-the-core': acrossTheCore,
  'encountering-a-patrol': encounteringAPatrol,
  patrols,
  'patrol-movement': patrolMovement,
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
  'de-prestige': printedPrestige,
  goals,
  characters,
  'single-player-rules-setup': soloSetup,
  'single-player-rules-expert-mode': expertMode,
  'single-player-rules-ambitions': soloAmbitions,
  'single-player-rules-ai-decisions': aiDecisions,
  'single-player-rules-ai-players-cards-and-credits': aiPlayersCardsAndCredits,
  'single-player-rules-playing-the-game': playingTheGame,
  'single-player-rules-gaining-crew': gainingCrew,
  'ai-discards': aiDiscards,
  'ai-patrol': aiPatrol,
  'ai-roll': aiRoll,
  'ai-others': aiOthers,
  'ai-bounties': aiBounties,
  'single-player-rules-buying': aiBuying,
  'single-player-rules-jobs-and-cargo': aiJobsAndCargo,
  'single-player-rules-bounty-encounters': bountyEncounters,
  'single-player-rules-unopposed-bounty': unopposedBounty,
  'single-player-rules-opposed-bounty': opposedBounty,
  'single-player-rules-ai-goals': aiGoals,
  'frequently-asked-questions-ai-players': aiPlayersFaq,
  'single-player-rules-clarifications': clarifications,
  'single-player-rules-bounty-targets': bountyTargetRules,
  'single-player-rules-moving': moving,
  obligations,
  abilities,
  'appendix-2-interpreting-cards-and-abilities': interpretingCards,
  'timing-of-abilities': timingOfAbilities,
};

export const outerRim: Ruleset<Facts> = {
  id: 'outer-rim',
  name: 'Star Wars: Outer Rim',
  version: '0.1.0',
  options: {
    unfinishedBusiness: 'rules and components of Unfinished Business are in use (true unless said otherwise)',
    practiceSet: 'the invented practice cards are in use',
    favors: 'the optional rules for favors and debt tokens are in use (false unless said otherwise)',
    ambitions: 'the optional rules for ambitions are in use (false unless said otherwise)',
    aiFame: 'the fame with which AI players begin (expert mode; none unless said otherwise)',
    fameRequirement: 'the fame that wins the game (10 unless said otherwise, 8 with ambitions)',
  },
  slices,
  stack: {
    root: 'game',
    standing: 'standing',
    agenda: 'obligations',
    // What is possible at any time is so in the action step, if it is in the encounter step.
    untouched: {
      by: ['begin-encounter-step'],
      moves: ['ability.use', 'credits.trade', 'debt-tokens.trade', 'favor.receive', 'favor.refuse', 'slots.arrange'],
    },
    over: (facts) => facts.winner === null && somebodyIsFamousEnough(facts) && facts.turn.step !== 'set-up',
  },
  schemas: {
    log: formOf(slices, {
      prefix: 'OuterRim',
      move: 'One move: a decision of a seat, or a chance outcome that the table saw.',
      log: 'A recorded game of Star Wars: Outer Rim.',
      header: headerShape,
    }),
    position: Position,
  },
  header: { open, of: begunFrom },
  slips: {
    anyLog: 9_000,
    crowded,
    broughtUp,
    resume,
    goesOn: (facts, { turn }) => {
      facts.turn = turn;
    },
    forget,
    astray,
    overlooked,
    overlookedAgain,
    either,
    calledFor,
    uncalled,
    presumes,
    strangeNames,
    saidOtherwise,
    outcomes,
    inPart,
    isShownBy: isShownByTheAi,
    // Where a tile that was joined elsewhere lies, patrols and contacts show; as which kind a combat was fought, its damage.
    shownLater: new Set(['outer-rim.random-map.2', 'outer-rim.random-map.3.a', 'outer-rim.combat-steps.1.1']),
    spellings,
    toldAgain,
    againOf: TOLD_AGAIN,
  },
  sight,
  components: { called, listed: listedComponents, box, board },
  claims: {
    seen: (facts, part) => (part === 'seats' ? (tokensByRights(facts) as unknown as Json) : undefined),
    cites,
    doubt: (facts, claim, move) => doubtOfClaim(facts, claim) ?? mayBeUnderWay(facts, claim, move),
    *shows(facts, claimed, isSettled) {
      yield* tokensShown(facts, claimed, isSettled);
      yield* goalsShown(facts, claimed);
    },
    settled: settleClaimed,
    takes: takeAssets,
    governs,
    meansTheSame,
    isBookedNext: (facts, wrong, next) => isBookedNext(facts, wrong, next) || isComparedNext(facts, wrong, next),
    impossible,
    untoldOtherwise,
    sum: unknownSum,
    claimable: [
      'seats',
      'patrols',
      'stacks',
      'market',
      'contacts',
      'removed',
      'shipSupply',
      'goalTokens',
      'turn.number',
    ],
    unordered: {
      assets: 'card',
      secrets: 'id',
      debtTokens: null,
      skills: null,
      done: null,
      used: null,
      removed: null,
      under: null,
      shipSupply: null,
      'contacts.*': 'id',
    },
    noneIfNull: ['spawn', 'winner'],
    noneIfLeftOut: { goalTokens: 0, 'seats.*.treatedAs': null },
    unknownIfNull: ['seats', 'stacks', 'shipSupply', 'contacts', 'goalTokens'],
  },
  tells: ({ winner, turn }): Record<string, string> =>
    winner !== null ? { winner } : turn.step === 'set-up' ? { step: turn.step } : { turn: turn.seat, step: turn.step },
  automatic,
  simulate: dealer,
};
