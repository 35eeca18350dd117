/**
 * @module
 * What a player is able to grant: skills for Advice, factions for Endorsement (favors.1.1, favors.1.3). What the log does not
 * tell is doubtful.
 */
import { type FavorKind, factions, type Skill, skills } from '../../../schemas/outer-rim/words.ts';
import { type Finding, fails, unknown } from '../../ruleset.ts';
import { doubtAbout } from '../table/doubts.ts';
import { type Facts, reputationOf, type Skills, skillsThere } from '../table/facts.ts';
import type { Favor } from '../table/types.ts';
import { mayBeEarlier } from '../table/untold-texts.ts';

/** Words that a favor may name: those that fit for certain, and those that may. */
export interface Grantable<W> {
  readonly sure: readonly W[];
  readonly doubtful: readonly W[];
}

/** Splits words by whether they fit; null: nobody knows. */
function split<W>(words: readonly W[], fits: (word: W) => boolean | null): Grantable<W> {
  const sure: W[] = [];
  const doubtful: W[] = [];
  for (const word of words) {
    const does = fits(word);
    if (does !== false) (does === null ? doubtful : sure).push(word);
  }
  return { sure, doubtful };
}

/** Whether a skill stands on the character or a crew card of a seat; null when nobody knows. */
export function hasSkill(facts: Facts, seat: string, skill: Skill): boolean | null {
  return among(skillsThere(facts, seat), skill, doubtAbout(facts, seat, 'assets'));
}

/** Whether a skill is among those of a seat; null when nobody knows. */
function among({ known, sure }: Skills, skill: Skill, doubt: string | null): boolean | null {
  if (known.includes(skill)) return true;
  return sure && doubt === null ? false : null;
}

/** Whether a seat has positive reputation with a faction; null when nobody knows. */
export function isPositive(facts: Facts, seat: string, faction: (typeof factions)[number]): boolean | null {
  const reputation = reputationOf(facts, seat, faction);
  if (reputation === 'positive') return true;
  return reputation === null || doubtAbout(facts, seat, 'reputation') !== null ? null : false;
}

/** The skills that Advice of a seat may name. */
export function skillsOf(facts: Facts, seat: string): Grantable<Skill> {
  const there = skillsThere(facts, seat);
  const doubt = doubtAbout(facts, seat, 'assets');
  return split(skills, (skill) => among(there, skill, doubt));
}

/** The factions that Endorsement of a seat may name. */
export function factionsOf(facts: Facts, seat: string): Grantable<(typeof factions)[number]> {
  return split(factions, (faction) => isPositive(facts, seat, faction));
}

/** Whether a seat is able to grant a favor of a kind at all; null when nobody knows. */
export function mayGrant(facts: Facts, seat: string, kind: FavorKind): boolean | null {
  if (kind !== 'advice' && kind !== 'endorsement') return true;
  const { sure, doubtful } = kind === 'advice' ? skillsOf(facts, seat) : factionsOf(facts, seat);
  if (sure.length > 0) return true;
  return doubtful.length > 0 ? null : false;
}

/** A second favor in a turn, unless the first one was granted in the turn before. */
export function isSecond(facts: Facts, before: Favor): Finding {
  const earlier = mayBeEarlier(facts, before);
  return earlier === null
    ? fails({ seat: before.seat, receivedThisTurn: before.kind, from: before.from })
    : unknown(earlier);
}
