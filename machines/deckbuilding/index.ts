/**
 * @module
 * The ruleset Star Wars: The Deckbuilding Game. Each slice is named after the rulebook's entry, so that the rule
 * `deckbuilding.play-a-card.0.3` leads to `turn/play-a-card.ts`.
 */
import { listedComponents } from '../../cards/deckbuilding/listed.ts';
import { headerShape } from '../../schemas/deckbuilding/header.ts';
import { Position } from '../../schemas/deckbuilding/position.ts';
import { formOf } from '../log.ts';
import type { Ruleset, Slice } from '../ruleset.ts';
import { abilities } from './abilities/abilities.ts';
import { ability } from './abilities/ability.ts';
import { choose } from './abilities/choose.ts';
import { dealDamage } from './abilities/deal-damage.ts';
import { destroy } from './abilities/destroy.ts';
import { discard } from './abilities/discard.ts';
import { exile } from './abilities/exile.ts';
import { frequentlyAskedQuestions } from './abilities/frequently-asked-questions.ts';
import { gain } from './abilities/gain.ts';
import { if_ } from './abilities/if.ts';
import { look } from './abilities/look.ts';
import { reveal } from './abilities/reveal.ts';
import { useACardAbility } from './abilities/use-a-card-ability.ts';
import { when_ } from './abilities/when.ts';
import { while_ } from './abilities/while.ts';
import { attackingAnOpponentsBase } from './attack/attacking-an-opponents-base.ts';
import { bountyHuntingAndSabotage } from './attack/bounty-hunting-and-sabotage.ts';
import { commitToAnAttack } from './attack/commit-to-an-attack.ts';
import { hitPoints } from './attack/hit-points.ts';
import { resolveAnAttack } from './attack/resolve-an-attack.ts';
import { targetValue } from './attack/target-value.ts';
import { begunFrom } from './log/begun.ts';
import { called } from './log/called.ts';
import { cites, governs } from './log/claims.ts';
import { callsIt, isOther, otherCopies } from './log/copies.ts';
import { dealer } from './log/dealer.ts';
import { strangeNames } from './log/misrecorded.ts';
import { box } from './log/own-box.ts';
import { presumes, records } from './log/presumed.ts';
import { isShownByPlay, misnamed, resume, shownLater } from './log/resume.ts';
import { sight } from './log/sight.ts';
import { spellings } from './log/spellings.ts';
import { takes } from './log/taken.ts';
import { theMoveLog } from './log/the-move-log.ts';
import { unrecordedBefore } from './log/unrecorded.ts';
import { unseen } from './log/unseen.ts';
import { payingOffNeutralCards } from './options/paying-off-neutral-cards.ts';
import { empireStarterCards } from './setup/empire-starter-cards.ts';
import { rebelStarterCards } from './setup/rebel-starter-cards.ts';
import { secretBases } from './setup/secret-bases.ts';
import { setup } from './setup/setup.ts';
import { open, start } from './setup/start.ts';
import { crowded, type Facts, NONE } from './table/facts.ts';
import { orderUntold } from './table/loose.ts';
import { beginningOfTurn } from './turn/beginning-of-turn.ts';
import { emptyDeck } from './turn/empty-deck.ts';
import { endYourTurn } from './turn/end-your-turn.ts';
import { playACard } from './turn/play-a-card.ts';
import { playingTheGame } from './turn/playing-the-game.ts';
import { purchaseACard } from './turn/purchase-a-card.ts';
import { takingYourTurn } from './turn/taking-your-turn.ts';
import { theBalanceOfTheForce } from './turn/the-balance-of-the-force.ts';
import { victor, winningTheGame } from './turn/winning-the-game.ts';

/** In the order in which a game comes to them; their moves are listed in it. */
const slices: Readonly<Record<string, Slice<Facts>>> = {
  'the-move-log': theMoveLog,
  start,
  'playing-the-game': playingTheGame,
  setup,
  'empire-starter-cards': empireStarterCards,
  'rebel-starter-cards': rebelStarterCards,
  'secret-bases': secretBases,
  'empty-deck': emptyDeck,
  'the-balance-of-the-force': theBalanceOfTheForce,
  'beginning-of-turn': beginningOfTurn,
  'taking-your-turn': takingYourTurn,
  'play-a-card': playACard,
  'purchase-a-card': purchaseACard,
  'paying-off-neutral-cards': payingOffNeutralCards,
  'use-a-card-ability': useACardAbility,
  'commit-to-an-attack': commitToAnAttack,
  'resolve-an-attack': resolveAnAttack,
  'attacking-an-opponents-base': attackingAnOpponentsBase,
  'target-value': targetValue,
  'bounty-hunting-and-sabotage': bountyHuntingAndSabotage,
  abilities,
  if: if_,
  while: while_,
  when: when_,
  choose,
  exile,
  discard,
  look,
  reveal,
  destroy,
  'deal-damage': dealDamage,
  'hit-points': hitPoints,
  gain,
  ability,
  'frequently-asked-questions': frequentlyAskedQuestions,
  'end-your-turn': endYourTurn,
  'winning-the-game': winningTheGame,
};

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
  stack: {
    root: 'game',
    standing: 'standing',
    agenda: 'abilities',
    over: (facts) => facts.winner === NONE && victor(facts) !== undefined,
  },
  schemas: {
    log: formOf(slices, {
      prefix: 'Deckbuilding',
      move: 'One move: a decision of a seat, or a chance outcome that the table saw.',
      log: 'A recorded game of Star Wars: The Deckbuilding Game.',
      header: headerShape,
    }),
    position: Position,
  },
  header: { open, of: begunFrom },
  slips: {
    anyLog: 3_000,
    crowded,
    resume,
    presumes,
    turns: { rules: new Set(['deckbuilding.playing-the-game.0.1']), endedBy: new Set(['turn.end']) },
    misnamed,
    shownLater,
    isShownBy: isShownByPlay,
    unrecordedBefore,
    strangeNames,
    spellings,
    toldAgain: records,
    isOther,
    otherCopies,
  },
  sight,
  components: { called, listed: listedComponents, box },
  claims: {
    cites,
    governs,
    callsIt,
    unseen,
    takes,
    settled: unseen.learn,
    doubt: (facts, { path }) => facts.unsure[0] ?? orderUntold(facts, path),
    chanceCompletes: true,
    claimable: ['seats', 'force', 'turn', 'galaxy', 'exile', 'pools'],
    named: { base: 'card' },
    unordered: { hand: null, bases: null, victory: null, exile: null, units: 'name', ships: 'name', row: 'name' },
  },
  tells: ({ winner, turn }): Record<string, string> => (winner === NONE ? { turn: turn.seat } : { winner }),
  simulate: dealer,
};
