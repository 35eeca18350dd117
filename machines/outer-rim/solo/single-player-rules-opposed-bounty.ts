/**
 * @module
 * Single-Player Rules: Opposed Bounty (LRR page 24). A bounty hunter AI player fights the player whose character, or whose
 * protected crew, a bounty of it names; the person rolls for both, and names the reputation that a beaten character costs and
 * brings.
 */
import { type Faction, factions } from '../../../schemas/outer-rim/words.ts';
import { chart, rules, when } from '../../chart.ts';
import { type Finding, fails, type Move, type Option, type Slice, unknown, voids } from '../../ruleset.ts';
import { discardAsset, removeAsset } from '../assets/slots.ts';
import { targetOf } from '../bounties/targets.ts';
import { type Fight, fightBetweenPlayers } from '../combat/combat.ts';
import { contactOfCard } from '../encounters/tokens.ts';
import { gainCredits } from '../player/credits.ts';
import { gainFame } from '../player/fame.ts';
import { gainReputation, loseReputation } from '../player/reputation.ts';
import { type Draft, type Facts, reputationOf, seatOf } from '../table/facts.ts';
import type { BeatenPlayer, Obligation } from '../table/types.ts';
import { soloPlayer } from './players.ts';
import { gainElimination, type OfBounty, removeTarget } from './single-player-rules-unopposed-bounty.ts';

const LOST = 'outer-rim.single-player-rules-opposed-bounty.0.5';
const CREW = 'outer-rim.single-player-rules-opposed-bounty.1.a';
const CREW_REWARD = 'outer-rim.single-player-rules-opposed-bounty.1.b';
const CHARACTER = 'outer-rim.single-player-rules-opposed-bounty.2.a';
const SPENT = 'outer-rim.single-player-rules-opposed-bounty.2.b';

/** What beating a character brings (2.a). */
const CREDITS = 5000;
const FAME = 1;

/** A player whom an AI player fights for a bounty, over a crew that they protect or their own character. */
export interface Opposed {
  readonly seat: string;
  readonly bounty: string;
  readonly owner: string;
  /** null: it is their character that is hunted */
  readonly crew: string | null;
}

/** The combat with its owner for what a bounty names (0.1, 0.2). */
function opposedFight(facts: Facts, { seat, bounty, owner, crew }: Opposed): Fight {
  const won: Obligation =
    crew === null
      ? { do: 'ai-character-beaten', seat, bounty, player: owner }
      : { do: 'ai-crew-beaten', seat, bounty, owner, crew };
  const brings = { attacker: [won], defender: [{ do: 'ai-bounty-lost', seat, bounty } as const] };
  return fightBetweenPlayers(facts, seat, owner, brings, 'outer-rim.single-player-rules-opposed-bounty.0.2', 'apart');
}

type Choice = Move & { readonly faction?: Faction | undefined };

/** The two reputations that the person names: what the beaten player has with the faction, and what comes of it. */
const STEPS = {
  'bounty.gain-reputation': {
    has: 'negative',
    rule: 'outer-rim.single-player-rules-opposed-bounty.2.1',
    end: 'positive',
    change: gainReputation,
  },
  'bounty.lose-reputation': {
    has: 'positive',
    rule: 'outer-rim.single-player-rules-opposed-bounty.2.2',
    end: 'negative',
    change: loseReputation,
  },
} as const;
type Step = keyof typeof STEPS;

/** The factions that may be named, as far as anybody knows. */
interface Among {
  readonly left: Faction[];
  /** of some reputation nobody knows it */
  readonly unsure: boolean;
  /** it changes nothing whichever it is, so that nobody has to be asked */
  readonly idle: boolean;
}

function among(facts: Facts, { seat, player }: BeatenPlayer, step: Step): Among {
  const { has, end } = STEPS[step];
  const may = factions.filter((faction) => (reputationOf(facts, player, faction) ?? has) === has);
  const own = seatOf(facts, seat).reputation;
  const helps = may.filter((faction) => own[faction] !== end);
  if (helps.length === 0) return { left: may, unsure: false, idle: true };
  const unsure = may.some((faction) => reputationOf(facts, player, faction) === null || own[faction] === null);
  // One that changes something has to be named where one is gained; where one is lost any of them may be.
  return { left: step === 'bounty.gain-reputation' ? helps : may, unsure, idle: false };
}

/** The person names a faction that may be named. */
function named(step: Step) {
  return (facts: Facts, { type, seat, faction }: Choice, own: BeatenPlayer): Finding => {
    if (type !== step) return true;
    const person = soloPlayer(facts);
    if (seat !== person && seat !== own.seat) return fails({ seat: seat ?? null, names: person });
    const { left, unsure, idle } = among(facts, own, step);
    const { player } = own;
    const reputation = STEPS[step].has;
    if (faction === undefined) {
      if (idle || (left.length === 1 && !unsure)) return true;
      return unsure
        ? unknown(`the log does not say every reputation of ${player}`)
        : fails({ player, reputation, with: left, chosen: null });
    }
    if (!left.includes(faction)) return fails({ faction, player, reputation, with: left });
    const isKnown = reputationOf(facts, player, faction) === reputation;
    return isKnown || unknown(`the log does not say the reputation of ${player} with the ${faction} faction`);
  };
}

/** Carries the choice out; where nobody has told it, nobody knows which reputation has changed. */
function change(draft: Draft<BeatenPlayer>, { type, faction }: Choice): void {
  const step = type as Step;
  const { facts, own } = draft;
  const { left, unsure, idle } = among(facts, own, step);
  if (idle) return;
  const meant = faction ?? (left.length === 1 && !unsure ? left[0] : undefined);
  const { reputation } = seatOf(facts, own.seat);
  if (meant === undefined) for (const one of left) reputation[one] = null;
  // Where it was positive already, as a table may have named it all the same, nothing was gained.
  else if (step !== 'bounty.gain-reputation' || reputation[meant] !== 'positive')
    STEPS[step].change(draft, own.seat, meant, STEPS[step].rule);
}

function options(step: Step) {
  return (facts: Facts, own: BeatenPlayer): Option[] => {
    const { left, unsure } = among(facts, own, step);
    const seat = soloPlayer(facts) ?? own.seat;
    const found = left.map((faction): Option => ({ move: { type: step, seat, faction } as Move }));
    return unsure ? [...found, { move: { type: step, seat } }] : found;
  };
}

const made = (step: Step, target: string) => ({
  [step]: { guard: rules(STEPS[step].rule), actions: ['change-the-ais-reputation'], target },
});
const choice = (step: Step, target: string) => {
  const { rule } = STEPS[step];
  return {
    meta: { awaits: 'the-person', implies: step, rules: [rule], refuses: { '*': rule } },
    on: made(step, target),
  };
};
const gaining = choice('bounty.gain-reputation', 'positive');
/** A choice that changes nothing is not asked for, and a table may record it. */
const idly = (step: Step, target: string) => {
  const { rule } = STEPS[step];
  return {
    meta: { awaits: 'the-person', implies: 'lapse', rules: [rule] },
    on: { [step]: { guard: rules(rule), target }, lapse: { target } },
  };
};
const gainingIdly = idly('bounty.gain-reputation', 'positive');

export const opposedBounty: Slice<Facts> = {
  charts: [
    chart({
      id: 'ai-opposed-bounty',
      description: 'An AI player fights a player for a bounty; the person rolls for both.',
      initial: 'fighting',
      meta: {
        rules: [
          'outer-rim.single-player-rules-opposed-bounty.0.1',
          'outer-rim.single-player-rules-opposed-bounty.0.3',
          'outer-rim.single-player-rules-opposed-bounty.0.4',
        ],
        refuses: { '*': 'outer-rim.single-player-rules-opposed-bounty.0.3' },
      },
      states: {
        fighting: { invoke: { src: 'combat', input: 'the-opposed-fight', onDone: { target: 'settling' } } },
        settling: { invoke: { src: 'obligations', onDone: { target: 'settled' } } },
        // That a beaten crew is eliminated goes by itself, and a table may record it as people do.
        settled: {
          meta: { awaits: 'the-ai-player', implies: 'lapse' },
          always: [{ guard: when('no-crew-is-eliminated'), target: 'done' }],
          on: { 'bounty.eliminate': { guard: rules(CREW), target: 'done' }, lapse: { target: 'done' } },
        },
        done: { type: 'final' },
      },
    }),
    chart({
      id: 'ai-character-beaten',
      description: 'An AI player has beaten a character: credits and fame, and the reputation that the person names.',
      initial: 'gaining',
      meta: { rules: [CHARACTER], refuses: { '*': CHARACTER } },
      states: {
        gaining: {
          always: [{ actions: ['gain-for-the-character'], target: 'settling', meta: { rules: [CHARACTER, SPENT] } }],
        },
        settling: { invoke: { src: 'obligations', onDone: { target: 'negative' } } },
        negative: {
          always: [{ guard: when('a-gain-changes-nothing'), target: 'gaining-idly' }, { target: 'gaining-reputation' }],
        },
        'gaining-idly': {
          ...gainingIdly,
          on: { ...gainingIdly.on, ...made('bounty.lose-reputation', 'gaining-idly-last') },
        },
        'gaining-idly-last': idly('bounty.gain-reputation', 'done'),
        // The two bear no numbers, as for people: either may be told first.
        'gaining-reputation': { ...gaining, on: { ...gaining.on, ...made('bounty.lose-reputation', 'gaining-last') } },
        'gaining-last': choice('bounty.gain-reputation', 'done'),
        positive: {
          always: [{ guard: when('a-loss-changes-nothing'), target: 'losing-idly' }, { target: 'losing-reputation' }],
        },
        'losing-idly': idly('bounty.lose-reputation', 'done'),
        'losing-reputation': choice('bounty.lose-reputation', 'done'),
        done: { type: 'final' },
      },
    }),
  ],
  // Which of several factions it was, later entries and claims may show.
  unspoken: {
    'ai-character-beaten': { 'gaining-reputation': 'any', 'gaining-last': 'any', 'losing-reputation': 'any' },
  },
  inputs: { 'the-opposed-fight': (facts, own) => opposedFight(facts, own as Opposed) },
  roles: { 'the-person': (facts) => [soloPlayer(facts) ?? facts.turn.seat] },
  constraints: {
    [CREW]: (_facts, { seat, bounty }: OfBounty, own: Opposed) =>
      (seat === own.seat && (bounty === undefined || bounty === own.bounty)) ||
      voids({ seat: seat ?? null, aiPlayer: own.seat, bounty: bounty ?? own.bounty, forced: own.bounty }),
    'outer-rim.single-player-rules-opposed-bounty.2.1': named('bounty.gain-reputation'),
    'outer-rim.single-player-rules-opposed-bounty.2.2': named('bounty.lose-reputation'),
  },
  effects: {
    'gain-for-the-character': (draft: Draft<BeatenPlayer>) => {
      const { seat, bounty } = draft.own;
      gainCredits(draft, seat, CREDITS, CHARACTER);
      gainFame(draft, seat, FAME, CHARACTER);
      removeAsset(draft, seat, bounty, SPENT);
      draft.note(SPENT, 'removed');
    },
    'change-the-ais-reputation': change,
  },
  cases: {
    'no-crew-is-eliminated': (facts, { crew }: Opposed) => crew === null || !facts.removed.includes(crew),
    'a-gain-changes-nothing': (facts, own: BeatenPlayer) => among(facts, own, 'bounty.gain-reputation').idle,
    'a-loss-changes-nothing': (facts, own: BeatenPlayer) => among(facts, own, 'bounty.lose-reputation').idle,
  },
  forced: {
    'ai-opposed-bounty': {
      'bounty.eliminate': (_facts, { seat, bounty }: Opposed): Option[] => [
        { move: { type: 'bounty.eliminate', seat, bounty } as Move, open: () => ({ open: {}, optional: ['/bounty'] }) },
      ],
    },
    'ai-character-beaten': {
      'bounty.gain-reputation': options('bounty.gain-reputation'),
      'bounty.lose-reputation': options('bounty.lose-reputation'),
    },
  },
};

/** What the agenda carries out of these rules. */
export const deeds = {
  'ai-crew-beaten': (
    draft: Draft,
    { seat, bounty, owner, crew }: Extract<Obligation, { do: 'ai-crew-beaten' }>,
  ): void => {
    const contact = contactOfCard(draft.facts, crew) ?? targetOf(draft.facts, bounty);
    removeTarget(draft, { seat, bounty, contact, space: null, crew, owner }, CREW);
    gainElimination(draft, seat, bounty, CREW_REWARD, CREW_REWARD);
  },
  'ai-bounty-lost': (draft: Draft, { seat, bounty }: Extract<Obligation, { do: 'ai-bounty-lost' }>): void => {
    discardAsset(draft, seat, bounty);
    draft.note(LOST, 'seats', seat, 'assets');
    draft.note(LOST, 'market', 'bounty', 'under');
  },
};
