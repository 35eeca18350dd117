/**
 * @module
 * Which cargo and jobs of an AI player are for the space where it is, as far as anybody knows: by what is known of the cards, and
 * by the goal tokens, of which there is one for each of them. Nothing here is a rule of its own.
 */
import { isAt, isPatrol } from '../assets/destinations.ts';
import { doubtAbout } from '../table/doubts.ts';
import { assetTypeOf, cardOf, type Facts, seatOf } from '../table/facts.ts';

/** Own cards of a type by whether their destination is the space of their owner. */
export interface Here {
  readonly sure: readonly string[];
  /** nobody knows of these */
  readonly perhaps: readonly string[];
}

/** What is in doubt of a seat so that nobody knows what it has here. */
function doubtOf(facts: Facts, seat: string): string | null {
  return doubtAbout(facts, seat, 'space') ?? doubtAbout(facts, seat, 'assets');
}

/** The cards of a type that an AI player can deliver or complete in its space. */
export function cardsFor(facts: Facts, seat: string, type: 'cargo' | 'job'): Here {
  const { space, assets } = seatOf(facts, seat);
  const open: string[] = [];
  const sure: string[] = [];
  const perhaps: string[] = [];
  // Cargo for a patrol has no goal token: those lie on planets (ai-goals.0.1).
  const perhapsToAPatrol: string[] = [];
  let known = 0;
  for (const asset of assets) {
    const of = assetTypeOf(facts, asset);
    if (of !== null && of !== 'cargo' && of !== 'job') continue;
    const destination = cardOf(facts, asset.card)?.destination ?? null;
    const isHere = destination === null ? null : isAt(facts, space, destination);
    const isToAPatrol = destination !== null && isPatrol(destination);
    if (destination === null || of === null) open.push(asset.card);
    else if (isHere === true && !isToAPatrol) known += 1;
    if (of !== null && of !== type) continue;
    if (of === null || destination === null) perhaps.push(asset.card);
    else if (isHere === true) sure.push(asset.card);
    else if (isHere === null) (isToAPatrol ? perhapsToAPatrol : perhaps).push(asset.card);
  }
  const nobodyKnows = [...perhaps, ...perhapsToAPatrol];
  if (space === null || doubtOf(facts, seat) !== null) return { sure: [], perhaps: [...sure, ...nobodyKnows] };
  if (facts.goalTokens == null) return { sure, perhaps: nobodyKnows };
  const tokens = Object.hasOwn(facts.goalTokens, space) ? (facts.goalTokens[space] ?? 0) : 0;
  const unexplained = tokens - known;
  if (unexplained <= 0) return { sure, perhaps: perhapsToAPatrol };
  return unexplained >= open.length && perhaps.every((card) => assetTypeOf(facts, card) !== null)
    ? { sure: [...sure, ...perhaps], perhaps: perhapsToAPatrol }
    : { sure, perhaps: nobodyKnows };
}
