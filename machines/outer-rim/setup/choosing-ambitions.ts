/**
 * @module
 * The last step of set-up (LRR page 20, step 9): every player chooses an ambition sheet, and carries out its set-up part.
 */
import { z } from 'zod';
import { sameJson } from '../../../schemas/json.ts';
import { CardEffect, CardFacts } from '../../../schemas/outer-rim/cards.ts';
import { chance, decision } from '../../../schemas/outer-rim/move.ts';
import { CardId, Credits, Deck, MOST_CREDITS, SheetId } from '../../../schemas/outer-rim/words.ts';
import { rules, type StateConfig, when } from '../../chart.ts';
import { type Finding, type Form, fails, type Option, unknown, voids } from '../../ruleset.ts';
import { sheetOf, untoldSheet } from '../ambitions/sheets.ts';
import { shuffle, takeUp } from '../assets/discarding.ts';
import { assetFrom } from '../assets/holding.ts';
import { DRAWN } from '../solo/single-player-rules-ambitions.ts';
import { doubt } from '../table/doubts.ts';
import { cardOf, type Draft, type Facts, isAi, owe, seatOf, tellCard } from '../table/facts.ts';
import { anyIdBut } from '../table/forms.ts';
import type { SetUp } from './bare-table.ts';

/** The moves of step 9. */
export const ambitionMoves = [
  chance(
    'setup.ambitions',
    { sheets: z.array(SheetId).min(1).max(20).describe('the ambition sheets that lie faceup on the table') },
    'Random ambition sheets have been laid out, one more than there are players. A log may leave this out.',
  ),
  decision(
    'setup.ambition',
    { sheet: SheetId.describe('one of the sheets that were laid out') },
    'A player chooses an ambition sheet; the last player in turn order is first.',
  ),
  decision(
    'setup.benefits',
    {
      credits: Credits.optional().describe('the credits that the sheet gives'),
      card: z
        .union([CardId, CardFacts])
        .optional()
        .describe('the market card that its owner has looked for and gained'),
      deck: Deck.optional().describe('the market deck that was searched and shuffled'),
      effects: z.array(CardEffect).max(20).optional().describe('other benefits'),
    },
    'A player carries out the set-up part of their ambition sheet; of a sheet that the header states a log may leave it out.',
  ),
] as const;
export type Sheets = z.infer<(typeof ambitionMoves)[0]>;
export type Choice = z.infer<(typeof ambitionMoves)[1]>;
export type Benefits = z.infer<(typeof ambitionMoves)[2]>;

export const ambitionWords = {
  'setup.ambitions': ({ sheets }: Sheets) => `lays out the ambition sheets ${sheets.join(', ')}`,
  'setup.ambition': ({ sheet }: Choice) => `chooses the ambition ${sheet}`,
  'setup.benefits': ({ credits, card, deck }: Benefits) =>
    [
      'carries out the set-up part of the ambition',
      ...(credits === undefined ? [] : [`with ${credits.toLocaleString('en-US')} credits`]),
      ...(card === undefined ? [] : [`and looks for ${typeof card === 'string' ? card : card.id}`]),
      ...(deck === undefined ? [] : [`in the ${deck} deck`]),
    ].join(' '),
};

/** Whose choice it is: the last player in turn order who has no sheet yet. */
export function picker(facts: Facts, { picked }: SetUp): string | undefined {
  return facts.order.findLast((seat) => !picked.includes(seat) && !isAi(facts, seat));
}

/** As many different sheets as there are players, and one more; in a single-player game another rule says it. */
export function oneMoreThanPlayers({ order, ai }: Facts, { sheets }: Sheets): Finding {
  if (ai !== undefined) return true;
  const twice = sheets.find((sheet, at) => sheets.indexOf(sheet) !== at);
  if (twice !== undefined) return fails({ sheet: twice, laidOut: 2 });
  const needed = order.length + 1;
  return sheets.length === needed ? true : fails({ sheets: sheets.length, players: order.length, needed });
}

/** It is this seat's choice, and the sheet lies on the table. Of AI players another rule speaks. */
export function picksInTurn(facts: Facts, { seat, sheet }: Choice, own: SetUp): Finding {
  if (isAi(facts, seat)) return true;
  const has = seatOf(facts, seat).ambition?.sheet ?? null;
  if (has !== null) return voids({ seat, has, chose: sheet });
  const takenBy = facts.order.find((other) => seatOf(facts, other).ambition?.sheet === sheet);
  if (takenBy !== undefined) return voids({ seat, sheet, takenBy });
  if (own.sheets !== null && !own.sheets.includes(sheet)) return voids({ seat, sheet, onTheTable: [...own.sheets] });
  const next = picker(facts, own);
  return seat === next || goesOnInTurnOrder(facts, seat, next, own) || fails({ seat, chooses: next ?? null });
}

/** Whether the last choice was made too early, which has been told, and this seat is next in turn order: a table goes on so, and breaks no further rule. */
function goesOnInTurnOrder({ order }: Facts, seat: string, next: string | undefined, { picked }: SetUp): boolean {
  const last = picked.at(-1);
  if (last === undefined || next === undefined) return false;
  const at = order.indexOf(last);
  return order.indexOf(next) > at && order[at + 1] === seat;
}

const idOf = (card: Benefits['card']): string | undefined => (typeof card === 'object' ? card.id : card);

/** What the header states of a seat's set-up part. */
function statedFor(facts: Facts, seat: string) {
  const { ambition } = seatOf(facts, seat);
  return ambition?.sheet === undefined || ambition.sheet === null
    ? undefined
    : facts.board.ambitions.get(ambition.sheet)?.setup;
}

/** Why what a sheet brings cannot be ruled. */
const untoldBy = (facts: Facts, seat: string): string =>
  untoldSheet(seat, seatOf(facts, seat).ambition ?? sheetOf(facts, null));

/** The set-up part of the own sheet, once. */
export function asTheSheetSays(facts: Facts, { seat, credits, effects }: Benefits, { unpaid }: SetUp): Finding {
  if (!unpaid.includes(seat)) return isAi(facts, seat) || voids({ seat, carriedOut: true });
  const text = statedFor(facts, seat);
  if (text === undefined) return unknown(untoldBy(facts, seat));
  const { credits: sum = null, effects: others } = text;
  if (credits !== undefined && sum !== null && credits !== sum) return fails({ seat, credits, onTheSheet: sum });
  if (effects !== undefined && !sameJson(effects, others ?? [])) return fails({ seat, otherBenefits: false });
  return credits !== undefined && sum === null ? unknown(untoldBy(facts, seat)) : true;
}

/** The asset card that the sheet names, and no other one. */
export function namesThisCard(facts: Facts, { seat, card }: Benefits): Finding {
  const told = idOf(card);
  const text = statedFor(facts, seat);
  if (told === undefined || text?.card === undefined) return true;
  return told === text.card ? true : fails({ seat, card: told, onTheSheet: text.card });
}

/** It comes from the deck whose icon stands beside its title. */
export function fromItsDeck(facts: Facts, { seat, card, deck }: Benefits): Finding {
  if (deck === undefined) return true;
  const text = statedFor(facts, seat);
  const printed = idOf(card) ?? text?.card ?? null;
  const needed = text?.deck ?? (printed === null ? null : (cardOf(facts, printed)?.deck ?? null));
  return needed === null || needed === deck ? true : fails({ seat, card: printed, deck, itsDeck: needed });
}

/** What is not known of a seat whose sheet nobody has told. */
const BENEFITS = ['credits', 'fame', 'reputation', 'assets', 'secrets'] as const;

/** The card is looked for in its deck, which is shuffled: nobody knows any more what lies on top. */
function search(draft: Draft<SetUp>, seat: string, card: string, deck: Deck | null): void {
  const { facts, own } = draft;
  if (deck === null) {
    // Whichever deck it was, its top card is another one now.
    for (const pile of Object.values(facts.market)) if (pile.faceup === card) pile.faceup = null;
  } else {
    const { faceup } = facts.market[deck];
    if (faceup !== null && faceup !== card) {
      facts.market[deck].faceup = null;
      facts.market[deck].under.push(faceup);
    }
    facts.market[deck].faceup = null;
    shuffle(facts.market[deck]);
    own.facedown = [...own.facedown.filter((other) => other !== deck), deck];
    for (const part of ['faceup', 'under']) draft.note('outer-rim.appendix-1-setup.9.4.c', 'market', deck, part);
  }
  takeUp(facts, card);
  seatOf(facts, seat).assets.push(assetFrom(facts, card));
  draft.note('outer-rim.appendix-1-setup.9.4.b', 'seats', seat, 'assets');
}

/** The set-up part of a seat's sheet, as it is stated and as the log tells it. */
export function carryOut(draft: Draft<SetUp>, move: Pick<Benefits, 'seat'> & Partial<Benefits>): void {
  const { facts, own } = draft;
  const { seat } = move;
  if (!own.unpaid.includes(seat)) return;
  own.unpaid = own.unpaid.filter((other) => other !== seat);
  const player = seatOf(facts, seat);
  const text = statedFor(facts, seat);
  const credits = move.credits ?? text?.credits ?? (text === undefined ? null : 0);
  // Nobody has any before it; what a table has given out all the same stays told where it was given.
  player.credits = credits === null ? null : (player.credits ?? 0) + credits;
  draft.note('outer-rim.appendix-1-setup.9.4.a', 'seats', seat, 'credits');
  // What the log tells of a sheet that nobody has stated is all that it brings.
  const isTold = move.credits !== undefined || move.card !== undefined || move.effects !== undefined;
  if (text === undefined && !isTold) doubt(facts, seat, untoldBy(facts, seat), BENEFITS);
  if (typeof move.card === 'object') tellCard(facts, { ...facts.cards[move.card.id], ...move.card });
  const card = idOf(move.card) ?? text?.card ?? null;
  if (card !== null) search(draft, seat, card, move.deck ?? text?.deck ?? cardOf(facts, card)?.deck ?? null);
  for (const effect of move.effects ?? text?.effects ?? []) owe(draft, { do: 'card-effect', seat, effect });
}

/** How many sheets lie on the table. */
export function sheetsLaidOut({ order, ai }: Facts): number {
  return ai === undefined ? order.length + 1 : DRAWN;
}

/** Sheets that may lie on the table: those that are stated, and others. */
export function anySheets(facts: Facts): string[] {
  const number = sheetsLaidOut(facts);
  const stated = [...facts.board.ambitions.keys()].slice(0, number);
  const others = Array.from({ length: number - stated.length }, (_, at) => `ambition-${at + 1}`);
  return [...stated, ...others];
}

/** The sheets that a player may choose: of those that nobody has laid out there may be any. */
export function sheetsFor(facts: Facts, own: SetUp): Option[] {
  const seat = picker(facts, own);
  if (seat === undefined) return [];
  const taken = facts.order.map((other) => seatOf(facts, other).ambition?.sheet ?? null).filter((one) => one !== null);
  const move = (sheet: string) => ({ type: 'setup.ambition', seat, sheet }) as Choice;
  if (own.sheets !== null) return own.sheets.map((sheet) => ({ move: move(sheet) }));
  return [
    {
      move: move(`ambition-${taken.length + 1}`),
      open: () => ({ open: { '/sheet': anyIdBut(taken) }, more: ['/sheet'] }),
    },
  ];
}

/** Every way to tell the set-up part of a seat's sheet. */
export function benefitsOf(facts: Facts, { unpaid }: SetUp): Option[] {
  return unpaid.map((seat) => ({
    move: { type: 'setup.benefits', seat } as Benefits,
    open: (): Form => {
      const text = statedFor(facts, seat);
      if (text === undefined)
        return {
          open: { '/credits': { type: 'integer', minimum: 0, maximum: MOST_CREDITS } },
          more: ['/card', '/deck', '/effects'],
        };
      const deck = text.deck ?? (typeof text.card === 'string' ? cardOf(facts, text.card)?.deck : null) ?? null;
      return {
        open: {
          ...(typeof text.credits === 'number' ? { '/credits': { const: text.credits } } : {}),
          ...(typeof text.card === 'string' ? { '/card': { const: text.card } } : {}),
          ...(deck === null ? {} : { '/deck': { const: deck } }),
        },
        more: ['/credits', '/card', '/deck', '/effects'],
      };
    },
  }));
}

/** Market decks whose top card is turned faceup, one after the other; a log may leave that out. */
export function revealing(target: string): StateConfig {
  return {
    meta: { awaits: 'chance', alone: true, implies: 'lapse', rules: ['outer-rim.appendix-1-setup.8.1'] },
    always: [{ guard: when('every-deck-is-faceup'), target }],
    on: {
      'card.reveal': {
        guard: rules(
          'outer-rim.appendix-1-setup.8.1',
          'outer-rim.single-player-rules-setup.8.a',
          'log.the-move-log.2',
          'outer-rim.assets.3.5',
          'log.the-move-log.3',
        ),
        actions: ['turn-up-market-card'],
      },
      lapse: { target },
    },
  };
}

/** The choice of the sheets, where ambitions are in use. */
export const choosingSheets: StateConfig = {
  initial: 'laying-out',
  meta: { rules: ['outer-rim.appendix-1-setup.9'] },
  states: {
    'laying-out': {
      meta: { awaits: 'chance', alone: true, implies: 'lapse' },
      always: [{ guard: when('ambitions-are-not-in-use'), target: 'done' }],
      on: {
        'setup.ambitions': {
          guard: rules('outer-rim.appendix-1-setup.9.1', 'outer-rim.single-player-rules-ambitions.1.a'),
          actions: ['lay-out-sheets'],
          target: 'choosing',
        },
        lapse: { target: 'choosing' },
      },
    },
    choosing: {
      meta: { awaits: 'picker', alone: true, implies: 'lapse' },
      always: [{ guard: when('everybody-has-a-sheet'), actions: ['put-the-last-sheet-away'], target: 'done' }],
      on: {
        'setup.ambition': {
          guard: rules('outer-rim.single-player-rules-ambitions.2.a', 'outer-rim.appendix-1-setup.9.2'),
          actions: ['take-sheet'],
        },
        // Who has taken which, a log may leave out: then nobody knows it.
        lapse: { target: 'done' },
      },
    },
    done: { type: 'final' },
  },
  onDone: { target: 'benefits' },
};

/** The set-up parts of the sheets, in any order; a deck that was searched has another card on top then. */
export const takingBenefits: StateConfig = {
  initial: 'telling',
  meta: { rules: ['outer-rim.appendix-1-setup.9'] },
  states: {
    telling: {
      meta: { awaits: 'unpaid', alone: true, implies: 'lapse' },
      always: [{ guard: when('all-benefits-are-taken'), target: 'done' }],
      on: {
        'setup.benefits': {
          guard: rules(
            'outer-rim.single-player-rules-ambitions.2.a',
            'outer-rim.appendix-1-setup.9.4.a',
            'outer-rim.appendix-1-setup.9.4.b',
            'outer-rim.ambitions.3.1.2.a',
            'log.the-move-log.3',
          ),
          actions: ['take-benefits'],
          target: 'carrying-out',
        },
        lapse: { actions: ['take-untold-benefits'], target: 'carrying-out' },
      },
    },
    'carrying-out': { invoke: { src: 'obligations', onDone: { target: 'revealing' } } },
    revealing: revealing('telling'),
    done: { type: 'final' },
  },
  onDone: { target: 'done' },
};
