/**
 * @module
 * `outer-rim-referee/machines`: the games as XState 5 machines (`docs/xstate.md`). `createActor` of your own `xstate` runs them.
 */
export { type Input, positionOf, type Refused, stackOf } from '../machines/bind.ts';
export { type Game, type Games, game } from '../machines/game.ts';
export type { BaseFacts, Move } from '../machines/ruleset.ts';
