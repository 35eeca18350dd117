/**
 * @module
 * The bounty targets of a bounty hunter AI player: whom its bounties name, where they are, and which of them it heads for
 * (Appendix 3, Bounty Targets and Moving). The rules are cited by the slices of these entries.
 */
import { type ContactClass, contactClasses } from '../../../schemas/outer-rim/words.ts';
import { targetOf } from '../bounties/targets.ts';
import {
  contactOfCard,
  mayBePlayed,
  placeOfContact,
  playedBy,
  type Token,
  tokensIn,
  toldTokens,
} from '../encounters/tokens.ts';
import { doubtAbout } from '../table/doubts.ts';
import { assetTypeOf, type Facts, seatOf } from '../table/facts.ts';
import { classOfBounty, tellsClasses, tellsTarget, whyNoTokens } from './contact-choice.ts';
import { distancesFrom } from './ways-toward.ts';

/** What a bounty target is, in the order in which it is preferred (moving.2.1 to 2.4). */
export const targetKinds = ['character', 'crew', 'faceup', 'facedown'] as const;
export type TargetKind = (typeof targetKinds)[number];

/** A character, crew or contact that a bounty names, or the facedown contact that stands for it (bounty-targets.0.3). */
export interface BountyTarget {
  /** the bounty card of the AI player */
  readonly bounty: string;
  readonly kind: TargetKind;
  /** the contact or character that the bounty names; of a facedown contact nobody knows whether it is that one */
  readonly who: string;
  /** whose character or crew it is; null: it is a contact */
  readonly of: string | null;
  /** the crew card; null: it is none */
  readonly crew: string | null;
  readonly space: string;
  /** of a contact */
  readonly class: ContactClass | null;
  /** how many spaces away, not through the Core Worlds */
  readonly distance: number;
}

/** A bounty of which nobody can say where its targets are: why, and the most preferred thing that one of them may be. */
interface Unclear {
  readonly because: string;
  readonly atBest: TargetKind;
}

/** All bounty targets of an AI player, and what nobody can say of them. */
export interface BountyTargets {
  readonly targets: readonly BountyTarget[];
  readonly unclear: readonly Unclear[];
}

const rankOf = (kind: TargetKind): number => targetKinds.indexOf(kind);
/** Classes from the lowest to the highest: by the pips on their backs (notes, 19). */
const rankOfClass = (one: ContactClass | null): number => (one === null ? -1 : contactClasses.indexOf(one));

/** All bounty targets of a seat, wherever they are (bounty-targets.0.2, bounty-targets.0.3). */
export function bountyTargets(facts: Facts, seat: string): BountyTargets {
  const targets: BountyTarget[] = [];
  const unclear: Unclear[] = [];
  const doubt = doubtAbout(facts, seat, 'assets');
  if (doubt !== null) unclear.push({ because: doubt, atBest: 'character' });
  for (const asset of seatOf(facts, seat).assets) {
    const { card, captured } = asset;
    const type = assetTypeOf(facts, asset);
    if ((type !== null && type !== 'bounty') || captured) continue;
    const found = type === null ? `nobody knows whether ${card} is a bounty` : targetsOf(facts, seat, card);
    if (typeof found === 'string') unclear.push({ because: found, atBest: 'character' });
    else {
      targets.push(...found.targets);
      unclear.push(...found.unclear);
    }
  }
  return { targets, unclear };
}

/** The targets of one bounty, of a seat's or of one that it might have; a text: nobody knows whom it names, or where the AI player is. */
export function targetsOf(facts: Facts, seat: string, bounty: string): BountyTargets | string {
  const who = targetOf(facts, bounty);
  if (who === null) return `nobody knows whom the bounty ${bounty} names`;
  const { space: from } = seatOf(facts, seat);
  if (from === null) return `the log does not say where ${seat} is`;
  const distances = distancesFrom(facts, from);
  const targets: BountyTarget[] = [];
  const unclear: Unclear[] = [];
  const add = (kind: TargetKind, space: string, more: Partial<BountyTarget> = {}): void => {
    const distance = distances.get(space) ?? Infinity;
    targets.push({ bounty, kind, who, of: null, crew: null, class: null, ...more, space, distance });
  };
  /** A target is where a player is. */
  const addAt = (kind: 'character' | 'crew', of: string, crew: string | null): void => {
    const { space } = seatOf(facts, of);
    const doubt = doubtAbout(facts, of, 'space');
    if (space === null || doubt !== null)
      unclear.push({ because: doubt ?? `the log does not say where ${of} is`, atBest: kind });
    else add(kind, space, { of, crew });
  };
  const player = playedBy(facts, who);
  // Nobody hunts themselves.
  if (player !== undefined && player !== seat) addAt('character', player, null);
  else if (mayBePlayed(facts, who))
    unclear.push({ because: `nobody knows whether ${who} is the character of a player`, atBest: 'character' });
  const crewOf = crewWho(facts, who);
  for (const { of, crew } of crewOf.sure) addAt('crew', of, crew);
  if (crewOf.sure.length === 0 && crewOf.doubt !== null) unclear.push({ because: crewOf.doubt, atBest: 'crew' });
  const lies = placeOfContact(facts, who);
  const of = classOfBounty(facts, bounty);
  if (lies?.where === 'map' && lies.faceup) add('faceup', lies.space, { class: of });
  if (targets.length > 0 || unclear.length > 0) return { targets, unclear };
  const contacts: ContactsTold = { told: toldTokens(facts), untold: untoldSpaces(facts) };
  const faceup = mayLieFaceup(facts, contacts, of, lies !== null);
  if (faceup !== null) return { targets, unclear: [{ because: faceup, atBest: 'faceup' }] };
  if (of === null) {
    const because = `the class of ${who} is not known: ${tellsTarget(bounty)}`;
    return { targets, unclear: [{ because, atBest: 'facedown' }] };
  }
  const nearest = nearestFacedown(facts, contacts, of, distances);
  if (typeof nearest === 'string') return { targets, unclear: [{ because: nearest, atBest: 'facedown' }] };
  for (const space of nearest) add('facedown', space, { class: of });
  return { targets, unclear };
}

/** The crew that was a contact, and why nobody knows of another one whether it is. */
function crewWho(
  facts: Facts,
  who: string,
): { readonly sure: readonly { of: string; crew: string }[]; readonly doubt: string | null } {
  const sure: { of: string; crew: string }[] = [];
  let doubt: string | null = null;
  for (const of of facts.order)
    for (const asset of seatOf(facts, of).assets) {
      if (asset.captured || assetTypeOf(facts, asset) !== 'crew') continue;
      const contact = contactOfCard(facts, asset.card);
      if (contact === who) sure.push({ of, crew: asset.card });
      else if (contact === undefined) doubt = `nobody knows whether the crew ${asset.card} of ${of} was ${who}`;
    }
  return { sure, doubt };
}

/** The class of a token, as far as it is certain. */
const classOf = ({ board }: Facts, { id, class: printed }: Token): ContactClass | null =>
  printed ?? (id === null ? null : (board.contacts.get(id) ?? null));

/** Whether a token may be of a class; null: of one that nobody knows. */
function mayBeOf(facts: Facts, wanted: ContactClass | null, token: Token): boolean {
  return wanted === null || (classOf(facts, token) ?? wanted) === wanted;
}

/** The contact tokens that the log has told, by space, and the planets of which it has not told them. */
interface ContactsTold {
  readonly told: ReturnType<typeof toldTokens>;
  readonly untold: readonly string[];
}

/** Why a contact of a class may lie faceup on the map unseen; null: it does not, or lies elsewhere for certain (`found`). */
function mayLieFaceup(
  facts: Facts,
  { told, untold }: ContactsTold,
  of: ContactClass | null,
  found: boolean,
): string | null {
  if (found) return null;
  const [first] = untold;
  if (first !== undefined) return whyNoTokens(facts, first);
  for (const [space, tokens] of told)
    if (tokens.some((token) => token.faceup && token.id === null && mayBeOf(facts, of, token)))
      return `nobody knows who the faceup contact on ${space} is`;
  return null;
}

/** The planets of which the log has not told the contact tokens. */
function untoldSpaces(facts: Facts): string[] {
  const untold: string[] = [];
  for (const { id, type } of facts.board.spaces.values())
    if (type === 'planet' && tokensIn(facts, id) === undefined) untold.push(id);
  return untold;
}

/** The spaces of the nearest facedown contacts of a class; a text: why nobody knows which they are. */
function nearestFacedown(
  facts: Facts,
  { told, untold }: ContactsTold,
  of: ContactClass,
  distances: ReadonlyMap<string, number>,
): string[] | string {
  let least = Infinity;
  let spaces: string[] = [];
  let unsure: { space: string; distance: number } | null = null;
  for (const [space, tokens] of told) {
    const facedown = tokens.filter((token) => !token.faceup && mayBeOf(facts, of, token));
    const distance = distances.get(space) ?? Infinity;
    if (facedown.length === 0 || distance === Infinity) continue;
    if (facedown.some((token) => classOf(facts, token) !== null)) {
      if (distance < least) spaces = [];
      if (distance <= least) spaces.push(space);
      least = Math.min(least, distance);
    } else if (distance < (unsure?.distance ?? Infinity)) unsure = { space, distance };
  }
  if (unsure !== null && unsure.distance <= least)
    return `the class of a facedown contact on ${unsure.space} is not known: ${tellsClasses(unsure.space)}`;
  for (const space of untold) if ((distances.get(space) ?? Infinity) <= least) return whyNoTokens(facts, space);
  return spaces;
}

/** The targets that an AI player heads for, all of them equally good; a text: why nobody knows which. */
export function chosenTargets(facts: Facts, seat: string): readonly BountyTarget[] | string {
  const { targets, unclear } = bountyTargets(facts, seat);
  const reachable = targets.filter(({ distance }) => distance < Infinity);
  const best = bestOf(reachable);
  const rank = best[0] === undefined ? Infinity : rankOf(best[0].kind);
  const doubt = unclear.find(({ atBest }) => rankOf(atBest) <= rank);
  return doubt?.because ?? best;
}

/** Of some targets those that are preferred: by kind, contacts by class, and the nearest (moving.2.1 to 2.4, moving.3.a). */
export function bestOf(targets: readonly BountyTarget[]): readonly BountyTarget[] {
  const [first] = targets.toSorted(compare);
  return first === undefined ? [] : targets.filter((one) => compare(one, first) === 0);
}

/** By kind, contacts by class, by distance. */
function compare(one: BountyTarget, other: BountyTarget): number {
  return (
    rankOf(one.kind) - rankOf(other.kind) ||
    rankOfClass(one.class) - rankOfClass(other.class) ||
    (one.distance === other.distance ? 0 : one.distance - other.distance)
  );
}

/** A bounty target in words: `the faceup contact greedo`. */
export function sayTarget({ kind, who, of, class: pips, bounty }: BountyTarget): string {
  switch (kind) {
    case 'character':
      return `${who}, the character of ${of}`;
    case 'crew':
      return `${who}, crew of ${of}`;
    case 'faceup':
      return `the faceup contact ${who}`;
    case 'facedown':
      return `a facedown ${pips} contact, for its bounty ${bounty},`;
  }
}
