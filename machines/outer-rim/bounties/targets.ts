/**
 * @module
 * Bounties and their targets, as far as the log and the catalogue tell them: whose a bounty is, whom it names, what gaining
 * its reward does to the card. Which rule speaks is said by the slices of the entries.
 */
import type { CardFacts } from '../../../schemas/outer-rim/cards.ts';
import type { RuleId } from '../../chart.ts';
import { type Finding, type Form, fails, type Move, type Option, unknown, voids } from '../../ruleset.ts';
import { removeAsset } from '../assets/slots.ts';
import { contactOfCard } from '../encounters/tokens.ts';
import { gainReward, mayBringFame } from '../player/rewards.ts';
import { doubtAbout, maySway, sway } from '../table/doubts.ts';
import { assetTypeOf, cardOf, type Draft, type Facts, heldBy, isSeat, seatOf } from '../table/facts.ts';
import type { Reward } from '../table/types.ts';

/** The contact or character that a bounty names; null: nobody knows. */
export function targetOf(facts: Facts, bounty: string): string | null {
  return contactOfCard(facts, bounty) ?? null;
}

/** A seat and a bounty that a move calls its own. */
interface Holding {
  readonly seat: string;
  readonly bounty: string;
}

/** A move that names a bounty. */
export type Named<M> = M & { readonly bounty: string };

/**
 * A constraint of moves that may leave out which bounty it is, where one fits: without any there is nothing to carry out.
 * `speaks`: whether this is the rule that says so.
 */
export function ofABounty<M extends Move, O>(
  check: (facts: Facts, move: Named<M>, own: O) => Finding,
  speaks: (facts: Facts, move: Unnamed<M>) => boolean = () => true,
) {
  return (facts: Facts, move: Unnamed<M>, own: O): Finding => {
    if (move.bounty !== undefined) return check(facts, move as Named<M>, own);
    return speaks(facts, move) ? voids({ seat: move.seat ?? null, bounty: null }) : true;
  };
}
type Unnamed<M> = M & { readonly bounty?: string | undefined };

/** The bounties of a seat, without a captured contact on them, that a move may mean which names none. */
export function bountiesMeant(facts: Facts, seat: string | undefined, fits: (target: string) => boolean): string[] {
  if (seat === undefined || !isSeat(facts, seat)) return [];
  return seatOf(facts, seat)
    .assets.filter((asset) => assetTypeOf(facts, asset) === 'bounty' && !asset.captured)
    .map(({ card }) => card)
    .filter((bounty) => {
      const target = targetOf(facts, bounty);
      return target !== null && fits(target);
    });
}

/**
 * Whether a card may be a bounty: encounter and databank cards may, and of the market those of its own deck (bounties.1). What is
 * called another kind of card may have a section that is one.
 */
function mayBeABounty({ type = null, deck = null }: Pick<CardFacts, 'type' | 'deck'>): boolean {
  return type === 'bounty' || ((type === null || type === 'other') && (deck === null || deck === 'bounty'));
}

/**
 * Whether a seat may hold a bounty for which somebody who is beaten may be eliminated: without one nobody is (resolving-bounties.0.1).
 */
export function mayHoldABounty(facts: Facts, seat: string): boolean {
  if (doubtAbout(facts, seat, 'assets') !== null) return true;
  return seatOf(facts, seat).assets.some(
    (asset) => !asset.captured && mayBeABounty({ ...cardOf(facts, asset.card), type: assetTypeOf(facts, asset) }),
  );
}

const possibles = new WeakMap<Facts['board']['cards'], readonly CardFacts[]>();

/** The cards of a game that may be bounties: what a game has does not change. */
function possibleBounties({ board: { cards } }: Facts): readonly CardFacts[] {
  const known = possibles.get(cards);
  if (known !== undefined) return known;
  const found = [...cards.values()].filter(mayBeABounty);
  possibles.set(cards, found);
  return found;
}

/** The bounty is one of the seat's, and nobody lies on it yet. */
export function holdsBounty(facts: Facts, { seat, bounty }: Holding): Finding {
  const held = heldBy(facts, seat, bounty);
  const { type: kind = null, deck = null } = cardOf(facts, bounty) ?? {};
  const type = held?.type ?? kind;
  if (held === undefined) {
    const doubt = doubtAbout(facts, seat, 'assets');
    return doubt === null || !mayBeABounty({ type, deck }) ? voids({ seat, bounty, holds: false }) : unknown(doubt);
  }
  if (!mayBeABounty({ type, deck }))
    return voids({ card: bounty, ...(type === null ? { deck } : { type }), needed: 'bounty' });
  if (held.captured) return fails({ bounty, captured: true });
  return type !== 'bounty' ? unknown(`the log does not say what kind of asset ${bounty} is`) : true;
}

/** The moves of a type that name a bounty of a seat for which this finds no reason against it. */
export function bountyOptions(
  facts: Facts,
  { type, seat }: { readonly type: string; readonly seat: string },
  fits: (bounty: string) => boolean,
  rest: object = {},
): Option[] {
  if (!isSeat(facts, seat)) return [];
  const held = seatOf(facts, seat).assets.map(({ card }) => card);
  const found = held
    .filter((bounty) => {
      const finding = holdsBounty(facts, { seat, bounty });
      return (finding === true || finding.holds === 'unknown') && fits(bounty);
    })
    .map((bounty): Option => ({ move: { type, seat, bounty, ...rest } as Move }));
  if (doubtAbout(facts, seat, 'assets') === null) return found;
  // A card of unknown text may have brought another one. Which others may be it is worked out when somebody asks.
  const isOther = ({ id }: CardFacts): boolean => !held.includes(id) && fits(id);
  const possible = possibleBounties(facts);
  const first = possible.find(isOther);
  if (first === undefined) return found;
  const open = (): Form => ({
    open: { '/bounty': { enum: possible.filter(isOther).map(({ id }) => id) } },
    more: ['/bounty'],
  });
  return [...found, { move: { type, seat, bounty: first.id, ...rest } as Move, open }];
}

/** What may vary in an option, and which of its parts may be left out. */
export function withOptional(option: Option, optional: readonly string[]): Option {
  return {
    ...option,
    open: () => {
      const form = formOf(option);
      return { ...form, optional: [...(form.optional ?? []), ...optional] };
    },
  };
}

/** An option in which a part may be told of which no value is listed. */
export function withMore(option: Option, pointer: string): Option {
  return {
    ...option,
    open: () => {
      const form = formOf(option);
      return { ...form, more: [...(form.more ?? []), pointer] };
    },
  };
}

function formOf({ open }: Option): Form {
  return typeof open === 'function' ? open() : { open: open ?? {} };
}

/**
 * A reward of a bounty is gained, for eliminating or for delivering its target; the card and the contact token leave the game.
 * What a bounty of unknown text brings after its reward nobody can say.
 */
export function gainBountyReward(
  draft: Draft,
  seat: string,
  bounty: string,
  reward: Reward | null | undefined,
  gainedBy: RuleId,
  removedBy: RuleId,
): void {
  const { facts } = draft;
  const known = cardOf(facts, bounty);
  const target = targetOf(facts, bounty);
  gainReward(draft, seat, reward, gainedBy);
  mayBringFame(draft, seat, 'bounty', bounty, reward);
  if (known?.abilities === undefined && known?.bonuses === undefined) sway(facts, seat, bounty, 'reputation');
  maySway(draft, seat, 'delivery', 'credits', 'fame', 'reputation');
  removeAsset(draft, seat, bounty, removedBy);
  if (target !== null && !facts.removed.includes(target)) facts.removed.push(target);
  draft.note(removedBy, 'removed');
}
