/**
 * @module
 * Patrols (LRR page 15): their tokens, and how the next one of a faction comes to the map. Fighting one is in
 * encountering-a-patrol.ts and combat-steps.ts, moving one in patrol-movement.ts.
 */
import type { z } from 'zod';
import type { Json } from '../../../schemas/json.ts';
import { PatrolToken } from '../../../schemas/outer-rim/cards.ts';
import { chance } from '../../../schemas/outer-rim/move.ts';
import { Faction, factions } from '../../../schemas/outer-rim/words.ts';
import { chart, type RuleId } from '../../chart.ts';
import { saidElse } from '../../own-box.ts';
import { type Finding, fails, type Move, type Option, type Slice, unknown, voids } from '../../ruleset.ts';
import { isRolled } from '../combat/rolls.ts';
import { comesTo } from '../map/endcaps.ts';
import { agreeOn } from '../table/card-facts.ts';
import type { Draft, Facts } from '../table/facts.ts';
import { anySeat } from '../table/forms.ts';
import type { Combat, Patrol, Reward } from '../table/types.ts';

/** Patrols of this level cannot be beaten (patrols.6.a). */
export const TOP_LEVEL = 4;

const moves = [
  chance(
    'patrol.spawn',
    {
      faction: Faction,
      token: PatrolToken.partial().optional().describe('what the token that was turned faceup shows'),
    },
    'The next patrol of a faction has come to the map. It comes by itself; the move tells what its token shows, and may be left out.',
  ),
] as const;
export type Spawn = z.infer<(typeof moves)[0]>;
/** What is known or told of a token. */
type Token = { readonly [fact in keyof PatrolToken]?: PatrolToken[fact] | null | undefined };

/** The name of a token among the things that have left the game. */
export function tokenId(faction: Faction, level: number): string {
  return `patrol-${faction}-${level}`;
}

/** A faceup patrol: what the log states of its token, on top of what the catalogue is sure of and the rules say. */
export function patrolOf(
  facts: Facts,
  faction: Faction,
  level: number | null,
  place: Pick<Patrol, 'space' | 'atEndcap'>,
  stated: Token = {},
): Patrol {
  const printed = level === null ? undefined : facts.board.patrols.get(`${faction}-${level}`);
  const top = level === TOP_LEVEL;
  const reward = stated.reward ?? printed?.reward ?? (top ? {} : null);
  return {
    level,
    ...place,
    // A level-4 patrol has no number of dice and nothing to win (patrols.6.a, patrols.4.2).
    combat: stated.combat ?? printed?.combat ?? (top ? 'infinite' : null),
    // A copy: what a log claims later is written into it, and the catalogue is shared by all games.
    reward: reward === null ? null : { ...reward },
  };
}

/** What a token of this level pays for a victory (patrols.4.1, patrols.4.2). */
export function paysIn(level: number): 'credits' | 'fame' | 'nothing' {
  if (level === TOP_LEVEL) return 'nothing';
  return level === 1 ? 'credits' : 'fame';
}

/** The rule that the facts stated of a token break by themselves; null when there is none. */
export function tokenFailure(
  level: number,
  token: Token,
): { rule: RuleId; facts: Record<string, number | string> } | null {
  const { combat, reward } = token;
  if (level === TOP_LEVEL) {
    if (typeof combat === 'number') return { rule: 'outer-rim.patrols.6.a', facts: { level, combat } };
  } else if (combat === 'infinite') return { rule: 'outer-rim.patrols.5', facts: { level, combat } };
  for (const kind of ['credits', 'fame'] as const) {
    const amount = reward?.[kind] ?? 0;
    if (amount > 0 && kind !== paysIn(level))
      return {
        rule: level === TOP_LEVEL ? 'outer-rim.patrols.4.2' : 'outer-rim.patrols.4.1',
        facts: { level, [kind]: amount, pays: paysIn(level) },
      };
  }
  return null;
}

/**
 * A stated fact of a token that is not the one that is already known of it (log.the-move-log.2); null when they agree as
 * far as is known, or when the statement is of a token of another level.
 */
export function tokenContradiction(known: Token, token: Token): Record<string, number | string> | null {
  if (token.level != null && known.level != null && token.level !== known.level) return null;
  const pairs = [
    ['combat', token.combat, known.combat],
    ['credits', token.reward?.credits, known.reward?.credits],
    ['fame', token.reward?.fame, known.reward?.fame],
  ] as const;
  for (const [fact, stated, before] of pairs) {
    if ((stated ?? null) !== null && (before ?? null) !== null && stated !== before)
      return { [fact]: stated ?? 0, known: before ?? 0 };
  }
  return null;
}

/** What anybody but somebody's own box says of the patrol of a faction on the map. */
export function knownOfOthers(facts: Facts, faction: Faction): Token {
  const known = facts.patrols[faction];
  if (known === null) return {};
  const stated = known.level === null ? undefined : inBox(facts, faction, known.level);
  if (stated === undefined) return known;
  const { combat, reward } = stated;
  return {
    ...known,
    combat: combat === known.combat ? null : known.combat,
    reward: reward === undefined ? known.reward : null,
  };
}

/** What somebody's own box states of a token. */
function inBox({ board: { box } }: Facts, faction: Faction, level: number): Token | undefined {
  return box?.own.components.get('patrols')?.get(`${faction}-${level}`);
}

/** What somebody's own box says else of a token than a log does, with its place; null when they agree. */
export function tokenElseInBox(facts: Facts, faction: Faction, token: Token): string | null {
  const level = token.level ?? facts.patrols[faction]?.level ?? null;
  const stated = level === null ? undefined : inBox(facts, faction, level);
  const { box } = facts.board;
  if (box === undefined || stated === undefined) return null;
  const name = `${faction}-${level}`;
  for (const fact of ['combat', 'reward'] as const)
    if (!agreeOn(fact, token[fact], stated[fact]))
      return saidElse(box.own, 'patrols', name, fact, token[fact], stated[fact]);
  return null;
}

/** The level of the token of this faction that a `patrol.spawn` speaks of: stated, or that of the token that came. */
function levelTold(facts: Facts, move: Spawn): number | null {
  return move.token?.level ?? facts.patrols[move.faction]?.level ?? null;
}

/** One of the rules about what a token of a level shows. */
function shows(rule: RuleId) {
  return (facts: Facts, move: Spawn): Finding => {
    const level = levelTold(facts, move);
    const failure = level === null ? null : tokenFailure(level, move.token ?? {});
    return failure?.rule === rule ? fails({ faction: move.faction, ...failure.facts }) : true;
  };
}

/**
 * The next token of the faction comes faceup to the space beside its stack (patrols.9.1, adjacency.1.1): of a stack that nobody
 * knows too, as a patrol is always on the map (patrols.9.a).
 */
function spawn(draft: Draft): void {
  const { facts } = draft;
  const faction = facts.spawn?.faction;
  if (faction === undefined) return;
  const stack = facts.stacks[faction] ?? null;
  const level = stack === null ? null : stack.shift();
  facts.patrols[faction] = level === undefined ? null : patrolOf(facts, faction, level, comesTo(facts, faction));
  draft.note('outer-rim.adjacency.1.1', 'patrols', faction, 'space');
  draft.note('outer-rim.patrols.9.1', 'patrols', faction, 'level');
}

/** A reward of which two statements tell parts; the first is the surer one. */
function joined(sure: Reward | null, told: Reward | null): Reward | null {
  if (sure === null || told === null) return sure ?? told;
  const parts = { ...told, ...sure };
  for (const kind of ['credits', 'fame'] as const) {
    const amount = sure[kind] ?? told[kind];
    if (amount !== undefined) parts[kind] = amount;
  }
  return parts;
}

/** What may be told of a token of this level, as a JSON Schema: the same rules as `tokenFailure` and `tokenContradiction`. */
function tokenSchema(level: number, known: Patrol | null): Json {
  const amount = (kind: 'credits' | 'fame', maximum: number): Json => {
    const before = known?.reward?.[kind];
    if (typeof before === 'number') return { enum: [before, null] };
    return paysIn(level) === kind ? { type: ['integer', 'null'], minimum: 0, maximum } : { enum: [0, null] };
  };
  const combat = known?.combat ?? (level === TOP_LEVEL ? 'infinite' : null);
  return {
    type: 'object',
    properties: {
      level: { const: level },
      combat: combat === null ? { type: ['integer', 'null'], minimum: 0, maximum: 1000 } : { enum: [combat, null] },
      reward: {
        type: ['object', 'null'],
        properties: {
          credits: amount('credits', 10_000_000),
          fame: amount('fame', 1000),
          reputation: { type: 'array', items: { enum: [...factions] }, maxItems: 4 },
        },
        additionalProperties: false,
      },
    },
    additionalProperties: false,
    ...(known === null ? { required: ['level'] } : {}),
  };
}

/** What may be told of a token without its level: nothing that the rules about levels could be held against. */
const TOKEN_OF_ANY_LEVEL: Json = {
  type: 'object',
  properties: {
    combat: { anyOf: [{ type: 'integer', minimum: 0, maximum: 1000 }, { enum: ['infinite', null] }] },
    reward: {
      type: ['object', 'null'],
      properties: {
        credits: { type: ['integer', 'null'], minimum: 0, maximum: 10_000_000 },
        fame: { type: ['integer', 'null'], minimum: 0, maximum: 1000 },
        reputation: { type: 'array', items: { enum: [...factions] }, maxItems: 4 },
      },
      additionalProperties: false,
    },
  },
  additionalProperties: false,
};

/**
 * Why the next patrol of a faction may have come: whoever may have beaten the last one, in a turn that nobody could follow, brought it, and of
 * its token nothing has been told since; null: it has not.
 */
function mayHaveCome({ ai = {}, patrols }: Facts, faction: Faction): string | null {
  const { level = null, combat = null, reward = null } = patrols[faction] ?? {};
  if (level !== null || combat !== null || reward !== null) return null;
  const after = Object.values(ai).find(({ untold }) => untold?.parts.includes(`patrols.${faction}`));
  return after?.untold?.reason ?? null;
}

/** The ways in which the next patrol of a faction comes to the map. */
function spawns(facts: Facts, faction: Faction): Option[] {
  const known = facts.patrols[faction];
  const move: Spawn = { type: 'patrol.spawn', faction };
  const open = { '/seat': anySeat(facts) };
  if (known !== null && known.level !== null)
    return [{ move, open: { ...open, '/token': tokenSchema(known.level, known) } }];
  const tokens = { anyOf: [1, 2, 3, TOP_LEVEL].map((level) => tokenSchema(level, null)) };
  return [
    { move, open: { ...open, '/token': TOKEN_OF_ANY_LEVEL } },
    { move: { ...move, token: { level: 1 } } as Spawn, open: { ...open, '/token': tokens } },
  ];
}

export const patrols: Slice<Facts> = {
  moves,
  says: {
    'patrol.spawn': ({ faction, token }: Spawn) =>
      `the next ${faction} patrol${token?.level === undefined ? '' : `, of level ${token.level},`} comes to the map`,
  },
  charts: [
    chart({
      id: 'patrol-spawn',
      description:
        'The next patrol of a faction comes from its stack to the map. What its token shows may be told later.',
      initial: 'stack',
      meta: { rules: ['outer-rim.patrols.9.1', 'outer-rim.adjacency.1'], refuses: { '*': 'outer-rim.patrols.9.b' } },
      states: {
        stack: {
          always: [
            {
              actions: ['spawn-patrol'],
              target: 'done',
              meta: { rules: ['outer-rim.patrols.9.1', 'outer-rim.adjacency.1.1'] },
            },
          ],
        },
        done: { type: 'final' },
      },
    }),
  ],
  constraints: {
    'outer-rim.patrols.9.a': (facts, move: Spawn) => {
      if (facts.spawn?.faction === move.faction) return true;
      const reason = mayHaveCome(facts, move.faction);
      if (reason !== null) return unknown(reason);
      const onTheMap = facts.patrols[move.faction];
      return voids({
        faction: move.faction,
        onTheMap: onTheMap?.level == null ? null : tokenId(move.faction, onTheMap.level),
      });
    },
    'outer-rim.patrols.9.1': (facts, move: Spawn) => {
      const came = facts.patrols[move.faction]?.level ?? null;
      const stated = move.token?.level;
      if (stated === undefined || stated === came) return true;
      if (came !== null) return fails({ faction: move.faction, level: stated, topOfStack: came });
      return unknown(`the log does not say which ${move.faction} patrols are left in the stack`);
    },
    'outer-rim.patrols.4.1': shows('outer-rim.patrols.4.1'),
    'outer-rim.patrols.4.2': shows('outer-rim.patrols.4.2'),
    'outer-rim.patrols.5': shows('outer-rim.patrols.5'),
    'outer-rim.patrols.6.a': shows('outer-rim.patrols.6.a'),
    // Who has rolled all the same, and was told so, has the other side roll as well.
    'outer-rim.patrols.6.1': (_facts, move: Move & { faces?: readonly string[] }, fight: Combat) =>
      fight.defence.value === 'infinite' && !isRolled(fight, 'attack')
        ? fails({ dice: move.faces?.length ?? 0, level: TOP_LEVEL })
        : true,
    'outer-rim.patrols.6.b': (_facts, { winner }: Move & { winner?: string }, { defence }: Combat) =>
      winner === 'attacker' && defence.value === 'infinite' ? fails({ claimed: winner, winner: 'defender' }) : true,
  },
  effects: {
    'spawn-patrol': spawn,
    'tell-patrol-token': (draft, move: Spawn) => {
      const { facts } = draft;
      const known = facts.patrols[move.faction];
      const level = levelTold(facts, move);
      facts.spawn = null;
      if (move.token === undefined || (level === null && known === null)) return;
      const place = known === null || known.space === null ? comesTo(facts, move.faction) : { space: known.space };
      const told = patrolOf(facts, move.faction, level, place, move.token);
      // What was certain before stays; a statement against it has been cited, and so has another level than the stack's.
      const before = known !== null && known.level === level ? knownOfOthers(facts, move.faction) : null;
      facts.patrols[move.faction] = {
        ...told,
        combat: before?.combat ?? told.combat,
        reward: joined(before?.reward ?? null, told.reward),
      };
    },
  },
  candidates: {
    'patrol.spawn': (facts): Option[] =>
      factions
        .filter((faction) => facts.spawn?.faction === faction || mayHaveCome(facts, faction) !== null)
        .flatMap((faction) => spawns(facts, faction)),
  },
  carriesOut: [
    'outer-rim.patrols.0.1',
    'outer-rim.patrols.2',
    'outer-rim.patrols.2.1',
    'outer-rim.patrols.3',
    'outer-rim.patrols.4.a',
    'outer-rim.patrols.10',
  ],
};
