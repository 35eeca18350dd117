/**
 * @module
 * `outer-rim-referee`: the referee as a library. Pure functions of plain data, without anything of Node: they run in browsers
 * and their workers too. `docs/library.md` shows them.
 */
export { type ChartConfig, chart, type RuleId, rules, rulesIf, when } from '../machines/chart.ts';
export {
  type BaseFacts,
  fails,
  type Move,
  must,
  type Ruleset,
  type Slice,
  unknown,
  voids,
} from '../machines/ruleset.ts';
export { addRuleset } from '../outside/add.ts';
export {
  type DefinedRuleset,
  defineRuleset,
  type Example,
  type GameDefinition,
  type HouseRules,
  movesOf,
  type RuleRow,
  RulesetError,
  type SourceBook,
} from '../outside/define.ts';
export type { LegalAnswer as LegalMoves, ListedMove } from '../referee/ask.ts';
export type { Coverage } from '../referee/coverage.ts';
export { coverageOf } from '../referee/coverage.ts';
export type { Described as RulesetDescription } from '../referee/described.ts';
export type { Problem } from '../referee/log/read.ts';
export type { ToMove } from '../referee/play/legal.ts';
export type { Receipt, Report, ReportedDoubt as Doubt, ReportedViolation as Violation } from '../referee/report.ts';
export type { Citation, Lang } from '../rules/index.ts';
export type { Json } from '../schemas/json.ts';
export {
  type AiTurn,
  type Answer,
  type Asking,
  aiTurn,
  begunFrom,
  type Explaining,
  type Explanation,
  explain,
  type Log,
  legalMoves,
  type Played,
  type PlayingOn,
  play,
  rulesets,
  type Simulated,
  type Simulating,
  simulate,
  type Telling,
  verify,
} from './questions.ts';
