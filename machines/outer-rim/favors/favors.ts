/**
 * @module
 * Favors (LRR page 12), an option: players help one another with a skill, a die, their good name or a shorter way, for whatever
 * they agree upon. A log records what was granted; that it was asked for goes without saying.
 */
import { z } from 'zod';
import type { Json } from '../../../schemas/json.ts';
import { decision } from '../../../schemas/outer-rim/move.ts';
import { Test as TestSchema } from '../../../schemas/outer-rim/position.ts';
import { Credits, Faction, FavorKind, favorKinds, Seat, Skill } from '../../../schemas/outer-rim/words.ts';
import type { RuleId } from '../../chart.ts';
import {
  type Finding,
  type Form,
  fails,
  type Move,
  type Open,
  type Option,
  type Slice,
  unknown,
  voids,
} from '../../ruleset.ts';
import { Goods, MOST_CARDS, together, transferAll } from '../actions/trade-action.ts';
import { type CombatRoll, type Fight, fighterOf, rolledSide, valueInForce } from '../combat/combat.ts';
import { refreshed } from '../combat/skill-tests.ts';
import { belongings, goods, handOver, sumsOf, type Ware } from '../player/credits.ts';
import { type Draft, type Facts, heldBy, seatOf } from '../table/facts.ts';
import { favorOf, receive, receivedBy, usesFavors } from '../table/granted.ts';
import type { Test } from '../table/types.ts';
import { mayBeEarlier, noteEarlier } from '../table/untold-texts.ts';
import { debtTokens, handOverTokens, someOf, tokensOf } from './debt-tokens.ts';
import { factionsOf, type Grantable, hasSkill, isPositive, isSecond, mayGrant, skillsOf } from './granting.ts';

const returned = z.literal(true).optional();

const moves = [
  decision(
    'favor.receive',
    {
      from: Seat.describe('the player who grants it'),
      kind: FavorKind,
      skill: Skill.optional().describe('the skill of Advice'),
      faction: Faction.optional().describe('the faction of Endorsement'),
      pays: Goods.optional().describe('what the receiver gives for it'),
      debtToken: returned.describe("the granter's debt token is handed back for it, so that it cannot be refused"),
    },
    'A player is granted a favor by another one, in anybody\'s turn. Only where the option "favors" is set.',
  ),
  decision(
    'favor.refuse',
    {
      to: Seat.describe('the player who is refused a favor'),
      kind: FavorKind.optional(),
      price: z
        .strictObject({ from: Seat.describe('who pays'), ...Goods.shape, credits: Credits.optional(), debtTokens })
        .optional()
        .describe('what a player pays for the refusal'),
      debtToken: returned.describe('it was asked for with the debt token of the seat'),
    },
    'A player refuses another one a favor, or agrees to refuse it; that binds nobody. A log may leave this out.',
  ),
] as const;
type Receive = z.infer<(typeof moves)[0]>;
type Refuse = z.infer<(typeof moves)[1]>;

/** The names of the favors, and the rules of what they bring. */
const KINDS: Readonly<Record<FavorKind, { readonly name: string; readonly rule: RuleId }>> = {
  advice: { name: 'Advice', rule: 'outer-rim.favors.1.1' },
  'combat-strategy': { name: 'Combat Strategy', rule: 'outer-rim.favors.1.2' },
  endorsement: { name: 'Endorsement', rule: 'outer-rim.favors.1.3' },
  shortcut: { name: 'Shortcut', rule: 'outer-rim.favors.1.4' },
};

/** The cards that pay for a favor; what pays for a refusal has none, or breaks favors.7.a. */
const cardsOf = ({ pays }: Receive): readonly string[] => pays?.cards ?? [];

/** The two players of a favor, granted or refused, are two. */
function areTwo(_facts: Facts, move: Receive | Refuse): Finding {
  const { seat } = move;
  const other = move.type === 'favor.receive' ? move.from : move.to;
  return seat === other ? voids({ seat, askedOf: other }) : true;
}

/** The skill of Advice, and of nothing else, is one of the granter's. */
function adviceOf(facts: Facts, { kind, skill, from }: Receive): Finding {
  // What was paid for it has changed hands all the same.
  if ((kind === 'advice') !== (skill !== undefined)) return fails({ kind, skill: skill ?? null });
  if (skill === undefined) return true;
  const has = hasSkill(facts, from, skill);
  if (has === null) return unknown(`the log does not say whether ${skill} stands on the character or crew of ${from}`);
  return has ? true : fails({ skill, grantedBy: from, skillsThere: [...skillsOf(facts, from).sure] });
}

/** One die more than the combat value is for one combat only. */
function oneDieMore(facts: Facts, move: CombatRoll, fight: Fight): Finding {
  const which = rolledSide(fight, move);
  const strategy = favorOf(facts, fighterOf(fight, which), 'combat-strategy');
  if (strategy?.spent === undefined) return true;
  const earlier = mayBeEarlier(facts, strategy);
  const { value, unsure } = valueInForce(facts, fight, which);
  if (unsure || typeof value !== 'number' || move.faces.length !== value + 1) return true;
  return earlier === null
    ? fails({ side: which, rolled: move.faces.length, combatValue: value, combatStrategy: 'spent' })
    : unknown(earlier);
}

/** The faction of Endorsement, and of nothing else, is one that thinks well of the granter. */
function endorsementOf(facts: Facts, { kind, faction, from }: Receive): Finding {
  if ((kind === 'endorsement') !== (faction !== undefined)) return fails({ kind, faction: faction ?? null });
  if (faction === undefined) return true;
  const has = isPositive(facts, from, faction);
  if (has === null)
    return unknown(`the log does not say whether ${from} has positive reputation with the ${faction} faction`);
  return has ? true : fails({ faction, grantedBy: from, positiveWith: [...factionsOf(facts, from).sure] });
}

/** A skill test whose facts are shown while it is under way. */
function isTestUnderWay(own: unknown): own is Test {
  return typeof own === 'object' && own !== null && 'instances' in own && TestSchema.safeParse(own).success;
}

/** What the favor brings at once, and the rule that says so. */
function noteFavor(draft: Draft, { seat, kind }: Receive): void {
  const { rule } = KINDS[kind];
  draft.note(rule, 'turn', 'favors');
  if (kind === 'shortcut') draft.note(rule, 'seats', seat, 'values', 'hyperdrive');
  if (kind !== 'advice' || !isTestUnderWay(draft.own)) return;
  refreshed(draft.facts, draft.own);
  draft.note(rule, 'test', 'instances');
}

const objectOf = (properties: Readonly<Record<string, Json>>, required: readonly string[] = []): Json => ({
  type: 'object',
  properties,
  required: [...required],
  additionalProperties: false,
});

/** Some debt tokens that a seat holds, as a payment. */
const heldTokens = (facts: Facts, seat: string, but?: string): Json =>
  someOf(tokensOf(facts, seat).filter((token) => token !== but));

/** What a seat may pay another one for a favor, as JSON Schemas: what it has for certain, and what nobody knows whether it may. */
function payments(facts: Facts, seat: string, from: string, tokens: Json): { sure: Json; doubtful: Json[] } {
  const [sum, more] = sumsOf(facts, seat);
  const cards = seatOf(facts, seat).assets.map((asset) => asset.card);
  const near = cards.length === 0 ? true : together(facts, seat, from);
  const some = someOf(cards, MOST_CARDS);
  const sure = { credits: { ...sum }, cards: near === true ? some : someOf([]), debtTokens: tokens };
  const perhaps = near !== true && near.holds === 'unknown';
  const all = { ...sure, cards: perhaps ? some : sure.cards };
  const credits = { ...sum, maximum: (more ?? sum)?.maximum ?? 0 } as Json;
  return {
    sure: objectOf(sure),
    doubtful: [
      ...(more === undefined ? [] : [objectOf({ ...all, credits: { ...more } }, ['credits'])]),
      ...(perhaps ? [objectOf({ ...all, credits, cards: { ...(some as object), minItems: 1 } }, ['cards'])] : []),
    ],
  };
}

/** What one player is able to grant. */
interface Able {
  readonly from: string;
  readonly advice: Grantable<Skill>;
  readonly endorsement: Grantable<Faction>;
  /** the same in short, for certain or perhaps */
  readonly inWords: (perhaps: boolean) => string;
}

/** What many moves rest on, for certain or perhaps: worked out once for all of them, when it is first asked for. */
function bySureness(of: (perhaps: boolean) => string): (perhaps: boolean) => string {
  let sure: string | undefined;
  let all: string | undefined;
  return (perhaps) => {
    if (perhaps) {
      all ??= of(true);
      return all;
    }
    sure ??= of(false);
    return sure;
  };
}

/** The kinds of favors, each with the word that belongs to it and to no other, as JSON Schemas of a move. */
function kindsOf(advice: readonly Skill[], endorsement: readonly Faction[], others: readonly FavorKind[]): Json[] {
  const of = (kinds: readonly FavorKind[], words: { readonly [word: string]: Json }): Json => ({
    properties: { kind: { enum: [...kinds] }, skill: false, faction: false, ...words },
    required: Object.keys(words),
  });
  return [
    ...(others.length === 0 ? [] : [of(others, {})]),
    ...(advice.length === 0 ? [] : [of(['advice'], { skill: { enum: [...advice] } })]),
    ...(endorsement.length === 0 ? [] : [of(['endorsement'], { faction: { enum: [...endorsement] } })]),
  ];
}

/** The favors that need no word of their own. */
const WORDLESS: readonly FavorKind[] = ['combat-strategy', 'shortcut'];

/** What varies in a favor of one player for another: its kind with its word, and what is paid. */
function favorForm(facts: Facts, seat: string, able: Able, back: boolean, isSure: boolean): Form {
  const { from, advice, endorsement } = able;
  const paid = payments(facts, seat, from, heldTokens(facts, seat, back ? from : undefined));
  const [skills, factions] = [
    [...advice.sure, ...(isSure ? [] : advice.doubtful)],
    [...endorsement.sure, ...(isSure ? [] : endorsement.doubtful)],
  ];
  const every = kindsOf(skills, factions, WORDLESS);
  return {
    open: {
      '/kind': { enum: [...favorKinds] },
      ...(skills.length === 0 ? {} : { '/skill': { enum: skills } }),
      ...(factions.length === 0 ? {} : { '/faction': { enum: factions } }),
      '/pays': isSure ? paid.sure : { anyOf: [paid.sure, ...paid.doubtful] },
    },
    optional: ['/skill', '/faction'],
    depends: {
      anyOf: isSure
        ? every
        : [
            ...kindsOf(advice.doubtful, endorsement.doubtful, []),
            ...(paid.doubtful.length === 0
              ? []
              : [{ anyOf: every, properties: { pays: { anyOf: paid.doubtful } }, required: ['pays'] }]),
          ],
    },
  };
}

/** What stands for everything that is doubtful in a favor of one player, who may have `more` credits, for another; null where nothing is. */
function doubtfulFavor(
  facts: Facts,
  seat: string,
  { from, advice, endorsement }: Able,
  more: { readonly minimum: number } | undefined,
): object | null {
  const [skill] = advice.doubtful;
  if (skill !== undefined) return { kind: 'advice', skill };
  const [faction] = endorsement.doubtful;
  if (faction !== undefined) return { kind: 'endorsement', faction };
  if (more !== undefined) return { kind: 'combat-strategy', pays: { credits: more.minimum } };
  const [asset] = seatOf(facts, seat).assets;
  const near = asset === undefined ? true : together(facts, seat, from);
  return near === true || near.holds !== 'unknown' ? null : { kind: 'combat-strategy', pays: { cards: [asset?.card] } };
}

/** Every favor that a player may be granted now, by each of the others who are able to grant it. */
function favorsOf(facts: Facts, seat: string, granting: readonly Able[]): Option[] {
  const found: Option[] = [];
  const [, more] = sumsOf(facts, seat);
  const tokens = tokensOf(facts, seat);
  const paid = bySureness((perhaps) => belongings(facts, seat, PAID, perhaps));
  for (const able of granting) {
    const { from, inWords } = able;
    if (from === seat) continue;
    const doubtful = doubtfulFavor(facts, seat, able, more);
    const isNear = seatOf(facts, from).space === seatOf(facts, seat).space;
    for (const back of tokens.includes(from) ? [false, true] : [false])
      for (const shown of doubtful === null ? [SURE] : [SURE, doubtful]) {
        const perhaps = shown !== SURE;
        found.push({
          restsOn: () => `${paid(perhaps)} ${isNear} ${inWords(perhaps)}`,
          move: { type: 'favor.receive', seat, from, ...shown, ...(back ? { debtToken: true } : {}) } as Move,
          open: () => favorForm(facts, seat, able, back, !perhaps),
        });
      }
  }
  return found;
}
const SURE = { kind: 'combat-strategy' };
/** What a favor may be paid with. */
const PAID: readonly Ware[] = ['credits', 'cards', 'debtTokens'];

/** What others may pay a player for refusing a favor, as a JSON Schema. */
function pricesOf(facts: Facts, seat: string, isSure: boolean): Json {
  const priceOf = (from: string, sum: object, needed: readonly string[]): Json =>
    objectOf({ from: { const: from }, credits: { ...sum }, cards: someOf([]), debtTokens: heldTokens(facts, from) }, [
      'from',
      ...needed,
    ]);
  const prices = facts.order
    .filter((other) => other !== seat)
    .flatMap((from) => {
      const [sum, more] = sumsOf(facts, from);
      const asked = isSure ? sum : more;
      return asked === undefined ? [] : [priceOf(from, asked, isSure ? [] : ['credits'])];
    });
  return { anyOf: prices };
}

/** Somebody who may pay for a refusal, perhaps with more credits than are certain. */
interface Payer {
  readonly from: string;
  readonly more: { readonly minimum: number } | undefined;
  /** what they may pay with in short, for certain or perhaps */
  readonly inWords: (perhaps: boolean) => string;
}

function payer(facts: Facts, from: string): Payer {
  const [, more] = sumsOf(facts, from);
  return {
    from,
    more,
    inWords: bySureness((perhaps) => `${from} ${belongings(facts, from, ['credits', 'debtTokens'], perhaps)}`),
  };
}

/** The price that stands for those of which nobody knows whether they can be paid; null where there is none. */
function doubtfulPrice(payers: readonly Payer[]): { from: string; credits: number } | null {
  for (const { from, more } of payers) if (more !== undefined) return { from, credits: more.minimum };
  return null;
}

/** The refusals of favors to some players, each for a price that is certain, and for any other. */
function refusing(
  facts: Facts,
  seat: string,
  payers: readonly Payer[],
): (to: readonly string[], words: object, open: Open) => Option[] {
  const doubtful = doubtfulPrice(payers);
  const prices = bySureness((perhaps) => {
    const paying = perhaps ? payers.filter(({ more }) => more !== undefined) : payers;
    return paying.map(({ inWords }) => inWords(perhaps)).join();
  });
  return (to, words, open) =>
    (doubtful === null ? [null] : [null, doubtful]).map((price) => ({
      restsOn: () => prices(price !== null),
      move: { type: 'favor.refuse', seat, to: to[0], ...words, ...(price === null ? {} : { price }) } as Move,
      open: () => ({ open: { '/to': { enum: [...to] }, '/price': pricesOf(facts, seat, price === null), ...open } }),
    }));
}

/** Every way to refuse a favor: with a debt token in hand only where that was handed back in vain. */
function refusalsOf(facts: Facts, seat: string, all: readonly Payer[]): Option[] {
  const anyKind: Open = { '/kind': { enum: [...favorKinds] } };
  const payers = all.filter(({ from }) => from !== seat);
  const others = payers.map(({ from }) => from);
  const refused = refusing(facts, seat, payers);
  const found = refused(others, {}, anyKind);
  const vain = { debtToken: true };
  for (const to of others) {
    if (!tokensOf(facts, to).includes(seat)) continue;
    if (facts.turn.rolled !== undefined || receivedBy(facts, to) !== undefined)
      found.push(...refused([to], vain, anyKind));
    else
      for (const kind of favorKinds)
        if (mayGrant(facts, seat, kind) !== true) found.push(...refused([to], { kind, ...vain }, {}));
  }
  return found;
}

/** What a player is able to grant. */
function ableTo(facts: Facts, from: string): Able {
  const [advice, endorsement] = [skillsOf(facts, from), factionsOf(facts, from)];
  const inWords = bySureness((perhaps) =>
    (perhaps
      ? [advice.sure, advice.doubtful, endorsement.sure, endorsement.doubtful]
      : [advice.sure, endorsement.sure]
    ).join('/'),
  );
  return { from, advice, endorsement, inWords };
}

/** Every favor that anybody may receive now. */
function everyFavor(facts: Facts): Option[] {
  if (!usesFavors(facts) || facts.turn.rolled !== undefined) return [];
  const { order } = facts;
  const granting = order.map((from) => ableTo(facts, from));
  return order
    .filter((seat) => {
      const before = receivedBy(facts, seat);
      return before === undefined || mayBeEarlier(facts, before) !== null;
    })
    .flatMap((seat) => favorsOf(facts, seat, granting));
}

/** Every way in which anybody may refuse somebody a favor now. */
function everyRefusal(facts: Facts): Option[] {
  if (!usesFavors(facts)) return [];
  const payers = facts.order.map((seat) => payer(facts, seat));
  return facts.order.flatMap((seat) => refusalsOf(facts, seat, payers));
}

function sayReceive({ from, kind, skill, faction, pays, debtToken }: Receive): string {
  const word = skill ?? faction;
  const what = `${KINDS[kind].name}${word === undefined ? '' : ` (${word})`}`;
  const paid = goods(pays ?? {});
  const forIt = [...(debtToken ? [`the debt token of ${from}`] : []), ...(paid === '' ? [] : [paid])].join(', ');
  return `receives the favor ${what} from ${from}${forIt === '' ? '' : ` for ${forIt}`}`;
}

function sayRefuse({ to, kind, price, debtToken }: Refuse): string {
  const what = kind === undefined ? 'a favor' : `the favor ${KINDS[kind].name}`;
  const paid = price === undefined ? '' : goods(price);
  const forIt = paid === '' ? '' : ` for ${paid} from ${price?.from}`;
  return `refuses ${to} ${what}${forIt}${debtToken ? ', in spite of the debt token handed back' : ''}`;
}

export const favors: Slice<Facts> = {
  moves,
  says: { 'favor.receive': sayReceive, 'favor.refuse': sayRefuse },
  constraints: {
    'outer-rim.favors.0.1': (facts, { type, debtToken, pays }: Receive) => {
      if (usesFavors(facts)) return true;
      // A table that records one has granted it; debt tokens nobody has.
      const isGranted = type === 'favor.receive' && debtToken === undefined && pays?.debtTokens === undefined;
      return isGranted ? fails({ favors: false }) : voids({ favors: false });
    },
    'outer-rim.favors.4.1': areTwo,
    'outer-rim.favors.2': ({ turn }) => (turn.rolled === undefined ? true : fails({ diceRolled: true })),
    'outer-rim.favors.4': (facts, { seat, debtToken }: Receive) => {
      const before = receivedBy(facts, seat);
      // Of debt tokens another rule speaks (debt-tokens.4.1).
      if (before === undefined || (before.debtToken ?? debtToken) !== undefined) return true;
      return isSecond(facts, before);
    },
    'outer-rim.favors.1.1': adviceOf,
    'outer-rim.favors.1.2': oneDieMore,
    'outer-rim.favors.1.3': endorsementOf,
    'outer-rim.favors.5': (facts, move: Receive) => {
      const seen = new Set<string>();
      for (const card of cardsOf(move)) {
        if (seen.has(card)) return voids({ card, namedTwice: true });
        seen.add(card);
        if (heldBy(facts, move.seat, card) === undefined) return voids({ card, seat: move.seat, holds: false });
      }
      return true;
    },
    'outer-rim.favors.5.1': (facts, move: Receive) =>
      cardsOf(move).length === 0 ? true : together(facts, move.seat, move.from),
    'outer-rim.favors.7.a': (_facts, { seat, price }: Refuse) => {
      if (price === undefined) return true;
      if (price.from === seat) return voids({ seat, paidBy: price.from });
      const { cards = [] } = price;
      return cards.length === 0 ? true : fails({ pricedIn: [...cards], allowed: ['credits', 'debtTokens'] });
    },
  },
  leftOut: {
    'favor.receive': (_facts, { kind }: Receive) =>
      kind === 'advice' ? { skill: [] } : kind === 'endorsement' ? { faction: [] } : {},
  },
  effects: {
    'grant-favor': (draft, move: Receive) => {
      const { seat, from, kind, skill, faction, pays = {}, debtToken } = move;
      handOver(draft, seat, from, pays.credits ?? 0, 'outer-rim.favors.5');
      handOverTokens(draft, seat, from, pays.debtTokens, 'outer-rim.favors.5');
      if (debtToken) handOverTokens(draft, seat, from, [from], 'outer-rim.debt-tokens.4');
      receive(draft.facts, {
        seat,
        from,
        kind,
        ...(skill === undefined ? {} : { skill }),
        ...(faction === undefined ? {} : { faction }),
        ...(debtToken ? { debtToken } : {}),
      });
      noteEarlier(draft.facts);
      noteFavor(draft, move);
      transferAll(
        draft,
        cardsOf(move).map((card) => ({ card, from: seat, to: from })),
        'outer-rim.favors.5',
      );
    },
    'refuse-favor': (draft, { seat, price }: Refuse) => {
      if (price === undefined) return;
      handOver(draft, price.from, seat, price.credits ?? 0, 'outer-rim.favors.7.a');
      handOverTokens(draft, price.from, seat, price.debtTokens, 'outer-rim.favors.7.a');
    },
  },
  candidates: {
    'favor.receive': everyFavor,
    'favor.refuse': everyRefusal,
  },
  carriesOut: ['outer-rim.favors.3', 'outer-rim.favors.6'],
};
