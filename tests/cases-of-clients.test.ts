/**
 * Questions of a client that were answered wrongly once: what is listed, and whether it is accepted.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Ajv2020 } from 'ajv/dist/2020.js';
import ts from 'typescript';
import { describe, expect, expectTypeOf, it } from 'vitest';
import type { Log, Schemas } from '../client/index.ts';
import type { Move } from '../machines/ruleset.ts';
import { explainFor, type LegalAnswer, legalFor } from '../referee/ask.ts';
import { checkLog, checkMove } from '../referee/log/read.ts';
import type { LegalMove } from '../referee/play/legal.ts';
import type { Json } from '../schemas/json.ts';
import { isListed, isOf } from './properties/listed.ts';

const folder = new URL('../fixtures/cases/client/', import.meta.url);

interface Case {
  readonly list: LegalAnswer;
  readonly verdict: string | null;
  readonly move: Move | null;
}

/** The answers to a case: what is listed where its move is tried, and the verdict on the move. */
function answers(name: string): Case {
  const body = JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as { log: Json; at: number; move?: Json };
  const read = checkLog(body.log);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  const asked = { ...read.value, text: null };
  const list = legalFor(asked, body.move === undefined ? body.at : body.at - 1);
  if (!list.ok) throw new Error(JSON.stringify(list.problems));
  if (body.move === undefined) return { list: list.value, verdict: null, move: null };
  const move = checkMove(asked.game, body.move);
  if (!move.ok) return { list: list.value, verdict: 'refused', move: body.move as unknown as Move };
  const why = explainFor(asked, body.at, move.value);
  if (!why.ok) throw new Error(JSON.stringify(why.problems));
  return { list: list.value, verdict: why.value.verdict, move: move.value };
}

/** The entries of an answer as a list of legal moves. */
function entries({ moves }: LegalAnswer): LegalMove[] {
  return moves.map(({ by, open, says: _, optional, depends, more, ...legal }) => ({
    ...legal,
    chance: by === 'chance',
    ...(open === undefined
      ? {}
      : {
          open: () => ({
            open,
            ...(optional === undefined ? {} : { optional }),
            ...(depends === undefined ? {} : { depends }),
            ...(more === undefined ? {} : { more }),
          }),
        }),
  }));
}

describe('a question of a client', () => {
  it('03: the discards of an empty hand are valid JSON Schema', () => {
    const { list } = answers('03-invalid-json-schema-of-an-empty-hand.json');
    const end = list.moves.find(({ move }) => move.type === 'turn.end');
    const schema = end?.open?.['/discards'] as object;
    expect(new Ajv2020().validate(schema, [])).toBe(true);
    expect(new Ajv2020().validate(schema, ['stormtrooper'])).toBe(false);
  });

  it('04: a move by its path alone fits a listed form', () => {
    const { list, verdict, move } = answers('04-path-only-is-legal-but-fits-no-listed-form.json');
    expect(verdict).toBe('legal');
    expect(isListed(entries(list), move as Move)).toBe(true);
  });

  it('05: an open path allows legal ways only, which end where the move does', () => {
    const { list, verdict, move } = answers('05-open-path-allows-any-string.json');
    expect(verdict).toBe('violation');
    expect(isListed(entries(list), move as Move)).toBe(false);
  });

  it('06: an open card is an id, and open effects are effects', () => {
    const { list, verdict, move } = answers('06-open-card-and-effects-allow-anything.json');
    expect(verdict).toBe('refused');
    const [entry] = list.moves.filter(({ move: { type } }) => type === 'encounter.space');
    const validate = (part: string, value: unknown): boolean =>
      new Ajv2020({ strict: false }).validate(entry?.open?.[part] as object, value);
    expect(validate('/card', 'Card 7')).toBe(false);
    expect(validate('/card', 'card-7')).toBe(true);
    expect(validate('/effects', [1])).toBe(false);
    expect(validate('/effects', [{ do: 'gain-credits', amount: 2000 }])).toBe(true);
    expect((move as unknown as { card: string }).card).toBe('Card 7');
  });

  it('07: no more of a card can be discarded than there may be', () => {
    const { list, verdict, move } = answers('07-open-discards-of-a-public-hand-too-wide.json');
    expect(verdict).toBe('violation');
    expect(isListed(entries(list), move as Move)).toBe(false);
  });

  it('08: a deck that may be used up is listed, with its doubt', () => {
    const { list, verdict, move } = answers('08-the-simulators-own-move-is-not-listed.json');
    expect(verdict).toBe('unverifiable');
    const fitting = entries(list).filter((entry) => isOf(entry, move as Move));
    const [exactly] = fitting.filter((entry) => (entry.move as unknown as { card: Json }).card === null);
    expect(exactly?.doubts).not.toBeUndefined();
    expect(exactly?.chance).toBe(true);
  });

  it('09: what nobody can say of an open part stands on its entry', () => {
    const { list, verdict, move } = answers('09-no-doubt-listed-for-an-open-part.json');
    expect(verdict).toBe('unverifiable');
    const fitting = entries(list).filter((entry) => isOf(entry, move as Move));
    expect(fitting).toHaveLength(1);
    expect(fitting[0]?.doubts).toMatchObject([{ rule: 'outer-rim.credits.0.1' }]);
    const nothing = { ...(move as Move), takes: 0 } as Move;
    const certain = entries(list).filter((entry) => isOf(entry, nothing));
    expect(certain).toHaveLength(1);
    expect(certain[0]?.doubts).toBeUndefined();
  });

  it('10: an ability that a player may have is listed, with its doubt', () => {
    const { list, verdict, move } = answers('10-a-possible-ability-is-never-listed.json');
    expect(verdict).toBe('unverifiable');
    const fitting = entries(list).filter((entry) => isOf(entry, move as Move));
    expect(fitting).toHaveLength(1);
    expect(fitting[0]?.doubts).not.toBeUndefined();
  });

  it('11: a listed move can be appended to a log, by the generated types', () => {
    const root = fileURLToPath(new URL('..', import.meta.url));
    const { options } = ts.parseJsonConfigFileContent(
      ts.readConfigFile(`${root}/tsconfig.json`, ts.sys.readFile).config,
      ts.sys,
      root,
    );
    const program = ts.createProgram(
      [fileURLToPath(new URL('11-a-listed-move-does-not-fit-the-type-of-a-log.ts', folder))],
      { ...options, paths: { 'outer-rim-referee/*': [`${root}/*`] } },
    );
    expect(ts.getPreEmitDiagnostics(program).map(({ messageText }) => messageText)).toEqual([]);
  }, 60_000);

  it('11: and the log with it is one', () => {
    expectTypeOf<Schemas['LegalMove']['move']>().toEqualTypeOf<Schemas['Move']>();
    expectTypeOf<Schemas['LegalMove']['move']>().toExtend<Log['moves'][number]>();
    const append = (answer: Schemas['LegalMoves']): Log => {
      const log: Log = { format: 'referee-log/1', ruleset: 'deckbuilding', seats: ['a', 'b'], moves: [] };
      for (const { move } of answer.moves.slice(0, 1)) log.moves.push(move);
      return log;
    };
    const log = { format: 'referee-log/1', ruleset: 'deckbuilding', seats: ['a', 'b'], moves: [] };
    const read = checkLog(log);
    if (!read.ok) throw new Error(JSON.stringify(read.problems));
    const list = legalFor({ ...read.value, text: null });
    if (!list.ok) throw new Error(JSON.stringify(list.problems));
    const appended = append(JSON.parse(JSON.stringify(list.value)) as Schemas['LegalMoves']);
    expect(appended.moves).toHaveLength(1);
    expect(checkLog(appended as unknown as Json).ok).toBe(true);
  });
});

describe('who may act', () => {
  it('is everybody who can do something at any time, besides those whose turn it is', () => {
    const { list } = answers('09-no-doubt-listed-for-an-open-part.json');
    expect(list.toMove.seats).toEqual(['bo']);
    expect([...list.toMove.mayAct].sort()).toEqual(['ben', 'bo']);
  });

  it('of a listed move is said whether a seat decides it or chance brings it', () => {
    const { list } = answers('08-the-simulators-own-move-is-not-listed.json');
    expect(list.toMove.chance).toBe(true);
    for (const { move, by } of list.moves) if (move.type === 'card.reveal') expect(by).toBe('chance');
    const planning = answers('09-no-doubt-listed-for-an-open-part.json').list;
    for (const { move, by } of planning.moves) expect(by, move.type).toBe('seat');
  });
});
