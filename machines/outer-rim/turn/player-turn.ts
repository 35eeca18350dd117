/**
 * @module
 * The turn (LRR page 17): planning step, action step, encounter step, and whose turn comes next.
 */
import { decision } from '../../../schemas/outer-rim/move.ts';
import { chart, type RuleId, rules, when } from '../../chart.ts';
import { type Done, type Move, type Refusal, type Slice, unknown } from '../../ruleset.ts';
import { EFFECT_RULES } from '../abilities/abilities.ts';
import { iconForOthers } from '../actions/icons.ts';
import { targetOf } from '../bounties/targets.ts';
import { turnedByCard } from '../encounters/contact-tokens.ts';
import { playedBy, type TurnedUp } from '../encounters/tokens.ts';
import { isCarriedOutAlready } from '../solo/forced.ts';
import type { CarriedOut } from '../solo/instruction.ts';
import { isAi } from '../solo/players.ts';
import { tradesNothing } from '../solo/single-player-rules-ai-decisions.ts';
import type { Deeds } from '../table/deeds.ts';
import { assetTypeOf, type Draft, type Facts, isOnPlanet, isSeat, leftOf, seatOf } from '../table/facts.ts';
import { endFavors, usesFavors } from '../table/granted.ts';
import { mayHaveEnded } from '../table/untold-texts.ts';

const moves = [
  decision(
    'turn.end',
    {},
    'The turn ends without an encounter: its player is defeated, where cards of unknown text decide that. A log may leave this out.',
  ),
] as const;

/** The rule behind every decision of a turn: it is this player's turn. */
const YOUR_TURN = 'outer-rim.player-turn.0.1';

/**
 * Combats, skill tests and patrol movements come about through an encounter, an icon or a card only (combat.0.1,
 * skill-tests.0.1, patrol-movement.0.1); only the loser of a combat moves a patrol otherwise (encountering-a-patrol.2).
 * What follows a purchase, a delivery or a card does not come without it either.
 */
const BY_CARD_ONLY = {
  'combat.*': 'outer-rim.combat.0.1',
  'test.*': 'outer-rim.skill-tests.0.1',
  'patrol.move': 'outer-rim.patrol-movement.0.1',
  'patrol.displace': 'outer-rim.encountering-a-patrol.2',
  'move.along': 'outer-rim.movement.0.1',
  'nearest.choose': 'outer-rim.nearest.2.a',
  'asset.decline': 'outer-rim.assets.5',
  'asset.keep': 'outer-rim.slots.2',
  'contact.place': 'outer-rim.crew.3.b',
  'contact.settle': 'outer-rim.crew.3.b',
  'contact.resolve': 'outer-rim.encountering-a-contact.0.1',
  'contact.untold': 'outer-rim.encountering-a-contact.0.1',
  'contact.fight': 'outer-rim.encounter-step.3.a',
  'crew.*': 'outer-rim.resolving-bounties.5.b',
  'bounty.gain-reputation': 'outer-rim.player-bounty-rewards.3',
  'bounty.lose-reputation': 'outer-rim.player-bounty-rewards.4',
  'bounty.*': 'outer-rim.resolving-bounties.0.1',
  'contact.later': 'outer-rim.buying.3.2.a',
  'contact.none': 'outer-rim.buying.3.2.a',
  'icon.none': 'outer-rim.buying.3.1',
  'market.end': 'outer-rim.market-action.0.1',
  'deliver.end': 'outer-rim.deliver-action.0.1',
  'trade.end': 'outer-rim.trade-action.0.1',
  'card.reveal': 'outer-rim.market-decks.1.1',
  'contact.reveal': 'outer-rim.buying.3.2.a',
  'deliver.roll': 'outer-rim.deliver-action.1.1.a',
  'deliver.databank': 'outer-rim.deliver-action.1.1.c',
  'card.may': 'outer-rim.word-usage.2',
  'card.decline': 'outer-rim.word-usage.2',
  'card.choose': 'outer-rim.appendix-2-interpreting-cards-and-abilities.0.2',
  'card.ask': 'outer-rim.appendix-2-interpreting-cards-and-abilities.0.2',
  'setup.*': 'outer-rim.appendix-1-setup.0.1',
} as const;

/** A fresh turn for a seat; what the favors of the turn before have brought ends with it. */
export function freshTurn(facts: Facts, seat: string, additional: boolean): Facts['turn'] {
  const number = facts.turn.number + 1;
  const turn: Facts['turn'] = {
    seat,
    number,
    step: 'planning',
    additional,
    done: [],
    used: [],
    ends: 'no',
    grantsTurn: false,
  };
  if (usesFavors(facts)) {
    endFavors(facts);
    turn.favors = [];
  }
  return turn;
}

/** Why a turn is over: its three steps are resolved, a defeat ended it, or another effect did. */
const OVER_BY = {
  no: 'outer-rim.player-turn.3',
  'after-this': 'outer-rim.defeated.1.4',
  now: 'outer-rim.player-turn.2',
} as const;

/**
 * What a turn knows of the one before it: what ended that, and of an AI player its card; undefined at the beginning of a log.
 * `toCome`: whose turns come next, where a log has told turns in another order; `goesOn`: the turn that goes on behind what somebody
 * else has done in its midst, and what that knew.
 */
export type Before =
  | {
      readonly endedBy: Facts['turn']['ends'];
      readonly aiTurn?: CarriedOut;
      readonly toCome?: readonly string[];
      readonly goesOn?: { readonly turn: Facts['turn']; readonly before: Before };
    }
  | undefined;

/** Why nobody whose turn is over does anything more in it, by what they wanted to do. */
const TURN_OVER: Readonly<Record<string, RuleId>> = {
  action: 'outer-rim.player-turn.1',
  market: 'outer-rim.player-turn.1',
  trade: 'outer-rim.player-turn.1',
  deliver: 'outer-rim.deliver-action.4',
  encounter: 'outer-rim.encounter-step.0.1',
};

/** Why what stands on the card of the AI player whose turn has just ended is not done any more. */
function toldTooLate({ turn }: Facts, move: Move, before: Before): Refusal | null {
  if (before?.aiTurn === undefined || turn.step !== 'planning') return null;
  const { aiTurn, endedBy } = before;
  // What others do for its card, and chance, bear no seat of its own.
  if (move.seat !== aiTurn.seat && !move.type.startsWith('ai.')) return null;
  return isCarriedOutAlready(move, aiTurn, endedBy !== 'no');
}

/**
 * The rule against a step's move by somebody else than the current player: it is not their turn, or their turn has just
 * ended, if only because they are defeated.
 */
function refusedToOthers(facts: Facts, move: Move, before: Before): Refusal | RuleId | null {
  const { type, seat } = move;
  const late = tradesNothing(facts, move) ?? toldTooLate(facts, move, before);
  if (late !== null) return late;
  // Whose turn has begun has an encounter in it first.
  const { turn } = facts;
  if (type === 'ai.card' && turn.step !== 'planning' && !isAi(facts, turn.seat)) return 'outer-rim.encounter-step.0.1';
  // Each of them has one turn, and what its card has it do, it does there.
  if (type.startsWith('ai.') && facts.ai !== undefined) return 'outer-rim.single-player-rules-playing-the-game.0.2';
  // What a contact brings is the rest of an encounter.
  const over = TURN_OVER[type === 'contact.resolve' ? 'encounter' : (type.split('.')[0] ?? '')];
  if (over === undefined || !isSeat(facts, seat) || seat === facts.turn.seat) return null;
  const due = before?.goesOn?.turn ?? facts.turn;
  if (due.additional || due.step !== 'planning' || leftOf(facts, seat) !== due.seat) return YOUR_TURN;
  if (before !== undefined && before.endedBy !== 'no') return OVER_BY[before.endedBy];
  return seatOf(facts, seat).defeated === true ? 'outer-rim.defeated.1.4' : over;
}

/** A token turned faceup in the encounter step that nobody has chosen: where nothing was bought, no icon can have asked for it. */
function turnedUnchosen(facts: Facts, move: Move): Refusal | RuleId | null {
  if (move.type !== 'contact.reveal') return null;
  const { turn } = facts;
  const hasBought = turn.done.includes('market');
  // Off the planets the icon of a card that came up with a purchase does nothing.
  if (hasBought && isOnPlanet(facts, turn.seat) === false) return 'outer-rim.buying.3.2.3';
  if (hasBought) return null;
  const isEncounter = turn.step === 'encounter' ? 'outer-rim.encountering-a-contact.2.a' : null;
  return turnedByCard(facts, move as TurnedUp) ?? isEncounter;
}

/** A contact who was discarded as a player's character is neither read nor fought: another encounter follows. */
function ofACharacter(facts: Facts, { type }: Move): RuleId | null {
  if (type !== 'contact.resolve' && type !== 'contact.fight') return null;
  const last = facts.turn.step === 'encounter' ? facts.removed.at(-1) : undefined;
  return last !== undefined && playedBy(facts, last) !== undefined ? 'outer-rim.encountering-a-contact.1.1' : null;
}

/** What comes of a beaten contact does not come of a player whose character a bounty named: the last one to be completed, or the one that is named. */
function ofAPlayer(facts: Facts, { type, bounty }: Move & { readonly bounty?: string }): RuleId | null {
  if (type !== 'bounty.eliminate' && type !== 'bounty.capture') return null;
  const named = bounty ?? facts.removed.at(-1);
  const target = named === undefined ? null : targetOf(facts, named);
  return target !== null && playedBy(facts, target) !== undefined ? 'outer-rim.resolving-player-bounties.4' : null;
}

/** What a job would have asked for goes no further once its owner is defeated: the job has failed, and the turn is over. */
function ofAFailedJob(facts: Facts, { type, seat }: Move, before: Before): RuleId | null {
  const { turn } = facts;
  const isWithDice = type.startsWith('test.') || type.startsWith('combat.');
  if (!isWithDice || turn.step !== 'planning' || before?.endedBy !== 'after-this') return null;
  const last = facts.order.find((one) => leftOf(facts, one) === turn.seat);
  if (last === undefined || (seat !== undefined && seat !== last)) return null;
  const hasJob = seatOf(facts, last).assets.some((asset) => assetTypeOf(facts, asset) === 'job');
  return hasJob ? 'outer-rim.defeated.4.a' : null;
}

/** Of a beaten contact one thing becomes (resolving-bounties.3): a bounty that has been captured, or is gone, is not chosen about again. */
function chosenBefore(facts: Facts, { type, seat, bounty }: Move & { readonly bounty?: string }): RuleId | null {
  if (type !== 'bounty.eliminate' && type !== 'bounty.capture') return null;
  if (seat === undefined || !isSeat(facts, seat)) return null;
  const { assets } = seatOf(facts, seat);
  const held = assets.filter((asset) =>
    bounty === undefined ? assetTypeOf(facts, asset) === 'bounty' : asset.card === bounty,
  );
  const isChosen = held.length > 0 ? held.every(({ captured }) => captured) : facts.removed.includes(bounty ?? '');
  return isChosen ? 'outer-rim.resolving-bounties.3' : null;
}

function beginTurn(draft: Draft, seat: string, additional: boolean): void {
  const { turn } = draft.facts;
  const { aiTurn, toCome = [], goesOn } = (draft.own as Before) ?? {};
  if (goesOn !== undefined) {
    draft.own = goesOn.before;
    // Of an own action that came before the planning step it knows.
    const { done, used } = turn.seat === goesOn.turn.seat ? turn : goesOn.turn;
    draft.facts.turn = { ...structuredClone(goesOn.turn), done: [...done], used: [...used] };
    return;
  }
  const justNow = aiTurn !== undefined && aiTurn.seat === turn.seat ? { aiTurn } : {};
  const later = additional ? toCome : toCome.slice(1);
  draft.own = { endedBy: turn.ends, ...justNow, ...(later.length > 0 ? { toCome: later } : {}) } satisfies Before;
  draft.facts.turn = freshTurn(draft.facts, seat, additional);
  // That a turn follows on three steps governs whose turn it is anyway (claimed.ts).
  if (additional) draft.note('outer-rim.maelstrom.4.b', 'turn');
  else if (turn.ends !== 'no') draft.note(OVER_BY[turn.ends], 'turn');
}

function enterStep(
  draft: Draft,
  step: Facts['turn']['step'],
  rule: 'outer-rim.player-turn.1.2' | 'outer-rim.player-turn.1.3' | 'outer-rim.player-turn.3',
): void {
  draft.facts.turn.step = step;
  draft.note(rule, 'turn', 'step');
}

const game = chart({
  id: 'game',
  description: 'Set-up, then turns in clockwise order until somebody has won.',
  initial: 'set-up',
  meta: { keeps: ['log.the-move-log.4', 'log.the-move-log.5'] },
  states: {
    'set-up': {
      meta: { rules: ['outer-rim.appendix-1-setup.0.1'] },
      invoke: {
        src: 'appendix-1-setup',
        input: 'a-bare-table',
        onDone: {
          actions: ['begin-first-turn'],
          target: 'turn',
          meta: { rules: ['outer-rim.appendix-1-setup.6.b'] },
        },
      },
    },
    turn: {
      meta: { rules: ['outer-rim.player-turn.0.1'] },
      invoke: { src: 'turn', input: 'the-turn-before', onDone: { target: 'between-turns' } },
      on: { over: { actions: ['declare-winner'], target: 'over' } },
    },
    'ai-turn': {
      meta: { rules: ['outer-rim.single-player-rules-playing-the-game.0.2'] },
      invoke: {
        src: 'ai-turn',
        input: 'the-ai-player',
        onDone: { actions: ['remember-the-ai-card'], target: 'between-turns' },
      },
      on: { over: { actions: ['declare-winner'], target: 'over' } },
    },
    'between-turns': {
      meta: { rules: ['outer-rim.player-turn.3'] },
      always: [
        {
          guard: when('an-additional-turn-follows'),
          actions: ['begin-additional-turn'],
          target: 'turn',
          meta: { rules: ['outer-rim.maelstrom.4.b'] },
        },
        {
          guard: when('an-ai-player-comes-next'),
          actions: ['begin-next-turn'],
          target: 'ai-turn',
          meta: { rules: ['outer-rim.single-player-rules-playing-the-game.0.2'] },
        },
        { actions: ['begin-next-turn'], target: 'turn', meta: { rules: ['outer-rim.player-turn.0.1'] } },
      ],
    },
    over: {
      type: 'final',
      meta: {
        rules: ['outer-rim.fame.0.2', 'outer-rim.fame.4.a', 'outer-rim.fame.4.b'],
        refuses: { '*': 'log.the-move-log.7' },
      },
    },
  },
});

/** The kinds of encounter, exactly one of which is resolved (encounter-step.1, encounter-step.2), but for a patrol's and a contact's. */
const encounters = {
  'encounter.ability': {
    guard: rules(
      'outer-rim.encounter-step.2.1',
      'outer-rim.encounter-step.2',
      'outer-rim.encounter-step.2.2',
      'outer-rim.jobs.4.1',
      'outer-rim.jobs.4',
    ),
    actions: ['use-ability'],
    target: 'resolving',
    meta: { rules: ['outer-rim.encounter-step.2'] },
  },
} as const;

/** What every ability has to keep that is used in a step of the turn. */
const ABILITY_RULES: readonly RuleId[] = [
  'outer-rim.appendix-2-interpreting-cards-and-abilities.0.2',
  'outer-rim.ambitions.6.1',
  'outer-rim.goals.4',
  'outer-rim.goals.3.1',
  ...EFFECT_RULES,
  'outer-rim.word-usage.4',
  'outer-rim.word-usage.6.a',
  'outer-rim.bartering.4.b',
];

const turn = chart({
  id: 'turn',
  description: 'The three steps of a turn, always in the same order.',
  initial: 'beginning',
  meta: {
    rules: ['outer-rim.player-turn.1'],
    keeps: {
      'planning.*': ['outer-rim.maelstrom.4.b', 'outer-rim.maelstrom.4.1'],
      '*': [YOUR_TURN],
      '*.ability': ABILITY_RULES,
    },
    refuses: { '*': 'outer-rim.player-turn.1' },
  },
  states: {
    beginning: {
      description: 'A turn in whose midst somebody else has done what belongs to their own goes on where it was.',
      always: [
        { guard: when('the-action-step-goes-on'), target: 'action' },
        { guard: when('the-encounter-step-goes-on'), target: 'encounter' },
        { target: 'planning' },
      ],
    },
    planning: {
      initial: 'choosing',
      meta: {
        rules: ['outer-rim.player-turn.1.1', 'outer-rim.planning-step.0.1'],
        refuses: { ...BY_CARD_ONLY, '*': 'outer-rim.player-turn.1.1' },
      },
      states: {
        choosing: {
          meta: { awaits: 'current-player' },
          on: {
            'planning.move': {
              guard: rules(
                'outer-rim.planning-step.3.1.b',
                'outer-rim.adjacency.0.1',
                'outer-rim.adjacency.2',
                'outer-rim.movement.1',
                'outer-rim.movement.3',
                'outer-rim.movement.2',
              ),
              target: 'moving',
              meta: { rules: ['outer-rim.planning-step.1', 'outer-rim.movement.0.1'] },
            },
            'planning.gain-credits': {
              guard: rules('outer-rim.planning-step.3.1.a'),
              actions: ['gain-planning-credits'],
              target: 'done',
              meta: { rules: ['outer-rim.planning-step.2'] },
            },
            'planning.recover': {
              actions: ['recover-everything'],
              target: 'done',
              meta: { rules: ['outer-rim.planning-step.3', 'outer-rim.damage.5.1', 'outer-rim.defeated.2.b'] },
            },
            'planning.ability': {
              guard: rules('outer-rim.planning-step.3.1.b', 'outer-rim.planning-step.4'),
              actions: ['use-ability'],
              target: 'resolving',
              meta: { rules: ['outer-rim.planning-step.4'] },
            },
          },
        },
        moving: { invoke: { src: 'movement', input: 'the-chosen-way', onDone: { target: 'done' } } },
        resolving: {
          meta: { rules: ['outer-rim.planning-step.4'] },
          invoke: { src: 'obligations', onDone: { target: 'done' } },
        },
        done: { type: 'final' },
      },
      onDone: { target: 'after-planning' },
    },
    'after-planning': {
      always: [
        {
          guard: when('the-turn-ends'),
          target: 'end',
          meta: { rules: ['outer-rim.player-turn.2', 'outer-rim.defeated.1.4'] },
        },
        { actions: ['begin-action-step'], target: 'action', meta: { rules: ['outer-rim.player-turn.1.2'] } },
      ],
    },
    action: {
      initial: 'choosing',
      meta: {
        rules: ['outer-rim.player-turn.1.2', 'outer-rim.action-step.0.1', 'outer-rim.action-step.1'],
        refuses: {
          ...BY_CARD_ONLY,
          'planning.*': 'outer-rim.planning-step.0.1',
          'turn.end': 'outer-rim.player-turn.3',
          '*': 'outer-rim.player-turn.1.2',
        },
      },
      states: {
        choosing: {
          meta: {
            awaits: 'current-player',
            implies: 'action.end',
            offers: { 'market-action': 'market', 'deliver-action': 'deliver', 'trade-action': 'trade' },
          },
          on: {
            'action.ability': {
              guard: rules(
                'outer-rim.action-step.2',
                'outer-rim.action-step.1',
                'outer-rim.action-step.2.1',
                'outer-rim.defeated.1.4',
                'outer-rim.errata-encounter-cards.1',
                'outer-rim.errata-encounter-cards.2',
                'outer-rim.errata-encounter-cards.3',
                'outer-rim.errata-encounter-cards.4',
              ),
              actions: ['use-ability'],
              target: 'resolving',
              meta: { rules: ['outer-rim.action-step.1.4', 'outer-rim.action-step.2'] },
            },
            'action.end': { target: 'done', meta: { rules: ['outer-rim.action-step.0.1'] } },
          },
        },
        market: { invoke: { src: 'market-action', input: 'a-new-market-action', onDone: { target: 'after-action' } } },
        deliver: {
          invoke: { src: 'deliver-action', input: 'a-new-deliver-action', onDone: { target: 'after-action' } },
        },
        trade: { invoke: { src: 'trade-action', onDone: { target: 'after-action' } } },
        resolving: { invoke: { src: 'obligations', onDone: { target: 'after-action' } } },
        'after-action': {
          always: [
            { guard: when('a-defeat-ends-the-turn'), target: 'over', meta: { rules: ['outer-rim.defeated.1.4'] } },
            { guard: when('the-turn-ends'), target: 'done', meta: { rules: ['outer-rim.player-turn.2'] } },
            { target: 'choosing' },
          ],
        },
        // A table may note that the step is over, or the turn; nothing else can be done in it.
        over: {
          meta: {
            awaits: 'current-player',
            implies: 'lapse',
            rules: ['outer-rim.defeated.1.4'],
            refuses: { '*': 'outer-rim.defeated.1.4' },
          },
          on: { 'action.end': { target: 'done' }, 'turn.end': { target: 'done' }, lapse: { target: 'done' } },
        },
        done: { type: 'final' },
      },
      onDone: { target: 'after-actions' },
    },
    'after-actions': {
      always: [
        {
          guard: when('the-turn-ends'),
          target: 'end',
          meta: { rules: ['outer-rim.player-turn.2', 'outer-rim.defeated.1.4'] },
        },
        { actions: ['begin-encounter-step'], target: 'encounter', meta: { rules: ['outer-rim.player-turn.1.3'] } },
      ],
    },
    encounter: {
      initial: 'deciding',
      meta: {
        rules: ['outer-rim.player-turn.1.3', 'outer-rim.encounter-step.0.1', 'outer-rim.encounter-step.1'],
        keeps: ['outer-rim.defeated.1.4'],
        refuses: {
          ...BY_CARD_ONLY,
          'contact.fight': 'outer-rim.encountering-a-contact.3.1.a',
          'planning.*': 'outer-rim.encounter-step.0.1',
          'turn.end': 'outer-rim.encounter-step.0.1',
          'deliver.cargo': 'outer-rim.deliver-action.4',
          'deliver.bounty': 'outer-rim.deliver-action.4',
          '*': 'outer-rim.player-turn.1.3',
        },
      },
      states: {
        deciding: {
          initial: 'perhaps',
          meta: {
            keeps: {
              'encounter.contact': ['outer-rim.encounter-step.1.1', ...EFFECT_RULES],
              'encounter.crew': ['outer-rim.encounter-step.3.b'],
              'encounter.player': ['outer-rim.encounter-step.1.1'],
            },
            offers: {
              'encountering-a-space': 'space',
              'encountering-a-patrol': 'patrol',
              'encountering-a-contact': 'contact',
              'resolving-bounties': 'crew',
              'resolving-player-bounties': 'player',
            },
          },
          on: encounters,
          states: {
            // Where nobody can say whether a defeat or a text has ended the turn, the log may go on either way; so it may where a defeat
            // from before should have been recovered from.
            perhaps: {
              meta: { awaits: 'current-player', implies: 'turn.end', rules: ['outer-rim.defeated.1.4'] },
              always: [
                { guard: when('the-current-player-is-defeated'), target: '#turn.encounter.done' },
                { guard: when('the-turn-certainly-goes-on'), target: 'choosing' },
              ],
              on: { 'turn.end': { guard: rules('outer-rim.player-turn.2'), target: '#turn.encounter.done' } },
            },
            choosing: { meta: { awaits: 'current-player', rules: ['outer-rim.encounter-step.1.2'] } },
          },
        },
        space: { invoke: { src: 'encountering-a-space', onDone: { target: 'done' } } },
        patrol: { invoke: { src: 'encountering-a-patrol', onDone: { target: 'done' } } },
        contact: {
          invoke: {
            src: 'encountering-a-contact',
            onDone: [
              {
                guard: when('another-encounter-follows'),
                target: 'deciding',
                meta: { rules: ['outer-rim.contact-tokens.11.1'] },
              },
              { target: 'done' },
            ],
          },
        },
        crew: { invoke: { src: 'resolving-bounties', onDone: { target: 'done' } } },
        player: { invoke: { src: 'resolving-player-bounties', onDone: { target: 'done' } } },
        resolving: { invoke: { src: 'obligations', onDone: { target: 'done' } } },
        done: { type: 'final' },
      },
      onDone: { target: 'end' },
    },
    end: { type: 'final', meta: { rules: ['outer-rim.player-turn.3'] } },
  },
});

/** Whether the current player is defeated; null when cards of unknown text decide it. */
function isDown(facts: Facts): boolean | null {
  return seatOf(facts, facts.turn.seat).defeated;
}

export const playerTurn: Slice<Facts> = {
  moves,
  says: {
    'turn.end': () => 'ends the turn without an encounter',
  },
  roles: { 'current-player': (facts) => [facts.turn.seat], chance: () => [] },
  refusals: {
    turn: (facts, move, before: Before) => {
      const said =
        turnedUnchosen(facts, move) ??
        iconForOthers(facts, move) ??
        ofAFailedJob(facts, move, before) ??
        ofAPlayer(facts, move) ??
        ofACharacter(facts, move) ??
        chosenBefore(facts, move) ??
        refusedToOthers(facts, move, before);
      return typeof said === 'string' ? { rule: said } : said;
    },
  },
  charts: [game, turn],
  inputs: { 'the-turn-before': (_facts, before: Before) => before },
  constraints: {
    // Of trades it is said in an entry of its own (trade-action.1.b): the current player is one of the two.
    'outer-rim.player-turn.0.1': (facts, move: Move) => {
      if (move.seat === facts.turn.seat || move.type === 'trade.exchange') return true;
      return { holds: false, facts: { seat: move.seat ?? null, currentPlayer: facts.turn.seat }, void: true };
    },
    // Another effect may have ended it: where nobody is defeated, only a text that nobody has told.
    'outer-rim.player-turn.2': (facts) => {
      const text = isDown(facts) === false ? mayHaveEnded(facts) : null;
      return text === null || unknown(text);
    },
  },
  effects: {
    'begin-action-step': (draft) => {
      const { turn } = draft.facts;
      // A defeat in this turn would have ended it.
      if (seatOf(draft.facts, turn.seat).defeated === true) turn.unrecovered = true;
      enterStep(draft, 'action', 'outer-rim.player-turn.1.2');
    },
    'begin-encounter-step': (draft) => enterStep(draft, 'encounter', 'outer-rim.player-turn.1.3'),
    'remember-the-ai-card': (draft: Draft<Before>, { output }: Done<CarriedOut>) => {
      draft.own = { endedBy: 'no', aiTurn: output };
    },
    'begin-next-turn': (draft: Draft<Before>) =>
      beginTurn(draft, draft.own?.toCome?.[0] ?? leftOf(draft.facts, draft.facts.turn.seat), false),
    'begin-additional-turn': (draft) => beginTurn(draft, draft.facts.turn.seat, true),
  },
  cases: {
    'the-action-step-goes-on': (facts) => facts.turn.step === 'action',
    'the-encounter-step-goes-on': (facts) => facts.turn.step === 'encounter',
    'the-turn-ends': (facts) => facts.turn.ends !== 'no',
    'a-defeat-ends-the-turn': (facts) => facts.turn.ends === 'after-this',
    'the-current-player-is-defeated': (facts) => isDown(facts) === true && facts.turn.unrecovered !== true,
    'the-turn-certainly-goes-on': (facts) => isDown(facts) === false && mayHaveEnded(facts) === null,
    'another-encounter-follows': (_facts, _own, { output }: Done<boolean>) => output,
    'an-additional-turn-follows': (facts) => facts.turn.grantsTurn,
    'an-ai-player-comes-next': (facts) => isAi(facts, leftOf(facts, facts.turn.seat)),
  },
  candidates: { 'turn.end': (facts) => [{ move: { type: 'turn.end', seat: facts.turn.seat } }] },
  carriesOut: ['outer-rim.player-turn.1'],
};

/** What cards make happen under these rules. */
export const deeds = {
  'end-turn': (draft) => {
    draft.facts.turn.ends = 'now';
  },
} satisfies Deeds;
