/** @module The types of Outer Rim's facts, from their schemas. */
export type {
  Ability,
  Bonuses,
  CardEffect,
  CardFacts,
  CharacterFacts,
  DiceChange,
  MapFacts,
  PatrolToken,
  Reward,
  ShipFacts,
  Slots,
  SpaceFacts,
} from '../../schemas/outer-rim/cards.ts';
export type {
  Combat,
  Die,
  HeldAsset,
  Nearest,
  Obligation,
  Patrol,
  Position,
  SeatFacts,
  Side,
  Test,
  Values,
} from '../../schemas/outer-rim/position.ts';
