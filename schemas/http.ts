/**
 * @module
 * What the service sends besides the referee's own answers: lists, rules, machines, problems, health.
 */
import { z } from 'zod';
import { ruleSchema } from '../rules/schema.ts';
import { Citation, CoverageStatus } from './report.ts';

/** One page of a list. */
function page<T extends z.ZodType>(id: string, items: T, description: string) {
  return z
    .strictObject({
      items: z.array(items),
      next: z.string().nullable().describe('what to send as `cursor` for the next page; null on the last one'),
      total: z.int().min(0).describe('how many there are on all pages'),
    })
    .meta({ id, description });
}

export const Ruleset = z
  .strictObject({
    id: z.string(),
    name: z.string(),
    version: z.string(),
    format: z.string().describe('the format of its logs'),
    options: z.record(z.string(), z.string()).describe('what may stand in `options` of a log, in words'),
    moves: z.array(z.string()).describe('every type of move'),
    machines: z.array(z.string()).describe('the names of its statecharts'),
    rules: z.int().min(0).describe('how many rules its index has'),
    hashes: z.strictObject({ rules: z.string(), machines: z.string() }).describe('as in the receipts of its reports'),
  })
  .meta({ id: 'Ruleset', description: "One game's rules at one version." });
export const RulesetList = page('RulesetList', Ruleset, 'The rulesets.');

const { kind, option, check, topics } = ruleSchema.shape;
const ruleShape = {
  id: z.string(),
  source: Citation.shape.source,
  sourceName: Citation.shape.sourceName,
  entry: Citation.shape.entry,
  page: Citation.shape.page,
  heading: Citation.shape.heading,
  paragraph: Citation.shape.paragraph,
  text: Citation.shape.text,
  lang: Citation.shape.lang,
  kind: kind.describe('what the rule does'),
  topics,
  option: option.describe('the optional module that it belongs to'),
  check: check.describe('who can decide it: a log, a log with the data of cards, or only the table'),
  status: CoverageStatus.nullable().describe('whether it is enforced; null where nobody has counted'),
};
export const RuleRow = z.strictObject(ruleShape).meta({ id: 'RuleRow', description: 'One atomic rule of a rulebook.' });
export const RuleList = page('RuleList', RuleRow, 'One page of rules.');
export const Rule = z
  .strictObject({
    ...ruleShape,
    overrules: Citation.shape.overrules,
    conflictsWith: Citation.shape.conflictsWith,
    bound: z.array(z.string()).describe('the places in the charts and the code that name it'),
  })
  .meta({ id: 'Rule', description: 'One rule, with everything that is known of it.' });

export const Component = z
  .strictObject({
    kind: z.string().describe('what it is, in the singular: `card`, `space`'),
    id: z.string(),
    name: z.string().nullable().describe('its printed name in English; null: not known'),
    german: z.array(z.string()).describe('the names of it that a German source prints'),
    facts: z.record(z.string(), z.json()).describe('what there is to know of it; null: nobody knows'),
    confidence: z.string().describe('how sure the catalogue is of it'),
    provenance: z.array(z.string()).describe('who says so'),
  })
  .meta({ id: 'Component', description: 'A component of a game, with what is known of it.' });
export const ComponentList = page('ComponentList', Component, 'One page of components.');

export const Machine = z
  .strictObject({
    name: z.string(),
    description: z.string().nullable(),
    states: z.int().min(1).describe('how many states it has'),
    moves: z.array(z.string()).describe('the types of moves that it accepts somewhere'),
    links: z.record(z.string(), z.string()).describe('the chart in each format'),
  })
  .meta({ id: 'Machine', description: 'One statechart: one procedure of a rulebook.' });
export const MachineList = page('MachineList', Machine, 'The statecharts of a ruleset.');

/** The definition of a machine, as `createMachine` of XState takes it. */
export const MachineDefinition = z
  .looseObject({ id: z.string() })
  .meta({ id: 'MachineDefinition', description: 'A statechart as the JSON that `createMachine` of XState takes.' });

export const Drawings = z
  .strictObject({
    ruleset: z.string(),
    at: z.int().min(-1).describe('the entry after which it is asked'),
    active: z.string().describe('the states as the parameter `active` of drawings takes them'),
    overview: z.string().describe('where the drawing of all statecharts is, with those under way standing out'),
    where: z
      .array(
        z.strictObject({ chart: z.string(), state: z.string(), drawing: z.string().describe('where its drawing is') }),
      )
      .describe('each procedure under way with its state, the outermost first'),
  })
  .meta({ id: 'Drawings', description: 'Where a log stands, and the drawings that show it.' });

export const CardSet = z
  .strictObject({
    hash: z.string().describe('what other requests name it by: the hash of what it says'),
    ruleset: z.string(),
    name: z.string().describe('what it calls itself'),
    contradictions: z
      .array(z.string())
      .describe('what the catalogue is sure of and the set says otherwise, with both places'),
    settles: z.array(z.string()).describe('what the catalogue is not sure of and the set says otherwise'),
    known: z
      .array(
        z.strictObject({
          kind: z.string(),
          components: z.int().min(0).describe('how many there are'),
          before: z.int().min(0).describe('of how many the catalogue knows every fact that matters'),
          now: z.int().min(0).describe('of how many that is so with the set'),
          missing: z.int().min(0).describe('how many of those facts are missing still'),
        }),
      )
      .describe('how much of the game is known, kind by kind'),
  })
  .meta({ id: 'CardSet', description: 'A set of cards that is kept.' });

export const ProblemError = z
  .strictObject({
    pointer: z.string().describe('JSON pointer into the body; for a parameter `/query/…`'),
    line: z.int().min(1).nullable().describe('1-based'),
    column: z.int().min(1).nullable().describe('1-based'),
    code: z.string().describe('what kind of fault; this list may grow'),
    message: z.string(),
  })
  .meta({ id: 'ProblemError', description: 'One thing that makes a request unusable, with its place.' });
export const Problem = z
  .strictObject({
    type: z.string().describe('where this kind of problem is described'),
    title: z.string(),
    status: z.int().min(400).max(599),
    detail: z.string(),
    instance: z.string().describe('the path that was asked for; of a line of NDJSON also the line'),
    code: z.string().describe('the kind of problem as one word; this list may grow'),
    requestId: z.string().describe('the same as the header `X-Request-Id`'),
    errors: z.array(ProblemError).optional(),
  })
  .meta({ id: 'Problem', description: 'Problem details (RFC 9457).' });
export type Problem = z.infer<typeof Problem>;

export const LaterVerification = z
  .strictObject({
    id: z.string(),
    state: z.enum(['running', 'done', 'failed']),
    logs: z.int().min(0).describe('how many logs were sent'),
    answered: z.int().min(0).describe('how many of them have been answered'),
    report: z.string().nullable().describe('where the answer is, once it is done'),
    problem: Problem.nullable().describe('why it has failed'),
  })
  .meta({ id: 'LaterVerification', description: 'How far a verification is that nobody waits for.' });

export const Health = z.strictObject({ status: z.literal('ok') }).meta({ id: 'Health' });
export const Readiness = z
  .strictObject({
    status: z.literal('ready'),
    engine: z.string(),
    rulesets: z.record(z.string(), z.string()).describe('the version of each ruleset'),
  })
  .meta({ id: 'Readiness' });
