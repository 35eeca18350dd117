import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { type Actor, createActor } from 'xstate';
import { bind, positionOf } from '../machines/bind.ts';
import { game } from '../machines/game.ts';
import { outerRim } from '../machines/outer-rim/index.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const text = readFileSync(`${root}docs/xstate.md`, 'utf8');

/** The code blocks of the page in a language, each with the heading that it stands under. */
function snippets(language: string): { heading: string; code: string }[] {
  return text.split(/^## /m).flatMap((section) => {
    const [heading = ''] = section.split('\n', 1);
    const blocks = section.split('```').filter((_part, at) => at % 2 === 1);
    return blocks
      .filter((block) => block.startsWith(`${language}\n`))
      .map((block) => ({ heading, code: block.slice(language.length + 1) }));
  });
}

describe('docs/xstate.md', () => {
  it('has snippets', () => expect(snippets('ts').map(({ heading }) => heading)).toHaveLength(4));

  for (const { heading, code } of snippets('ts'))
    it(`prints what it says: ${heading}`, () => {
      const args = ['--input-type=module-typescript', '-e', code];
      const { stdout, stderr, status } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
      const promised = [...code.matchAll(/^\/\/ → (.*)$/gm)].map(([, line]) => line);
      expect(promised.length).toBeGreaterThan(0);
      expect(stdout.trim().split('\n'), stderr).toEqual(promised);
      expect(status).toBe(0);
    });

  it('draws', () => {
    for (const { code } of snippets('sh'))
      for (const command of code.trim().split('\n')) {
        const args = ['bin/referee.js', ...command.split(' ').slice(2)];
        const { stdout, stderr, status } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
        expect(status, stderr).toBe(0);
        expect(stdout).not.toBe('');
      }
  });
});

describe('an actor of a game', () => {
  const input = { format: 'referee-log/1', ruleset: 'outer-rim', seats: ['jyn', 'han'] } as const;

  it('knows the words of every move', () => {
    const actor = createActor(game('outer-rim'), { input });
    const send: Actor<ReturnType<typeof game<'outer-rim'>>>['send'] = actor.send;
    // @ts-expect-error nobody flies
    const fly: Parameters<typeof send>[0] = { type: 'planning.fly', seat: 'jyn' };
    // @ts-expect-error somebody moves
    const nobody: Parameters<typeof send>[0] = { type: 'planning.gain-credits' };
    actor.start();
    const seat: string = actor.getSnapshot().context.facts.turn.seat;
    expect([seat, fly.type, nobody.type]).toEqual(['jyn', 'planning.fly', 'planning.gain-credits']);
  });

  it('refuses a move that it does not take where it stands, by the rule of the state', () => {
    const actor = createActor(game('outer-rim'), { input });
    const told: unknown[] = [];
    actor.on('refused', (refused) => told.push(refused));
    actor.start();
    actor.send({ type: 'action.end', seat: 'jyn' });
    expect(told).toEqual([
      {
        type: 'refused',
        move: { type: 'action.end', seat: 'jyn' },
        breaches: [{ rule: 'outer-rim.player-turn.1.1', facts: { turn: 'jyn', step: 'planning', awaited: 'jyn' } }],
      },
    ]);
  });

  it('keeps what is provided for it, at the beginning and when it goes on', () => {
    const notes: string[] = [];
    const turn = bind(outerRim).machines.get('turn');
    const note = (_: unknown, { rule }: { rule: string }) => notes.push(rule);
    const listening = turn?.provide({ actions: { note } } as never);
    const provided = game('outer-rim').provide({ actors: { turn: listening } } as never) as ReturnType<
      typeof game<'outer-rim'>
    >;
    const actor = createActor(provided, { input }).start();
    const again = createActor(provided, { input, snapshot: actor.getPersistedSnapshot() }).start();
    expect(positionOf(again.getSnapshot()).frames).toEqual(positionOf(actor.getSnapshot()).frames);
    again.send({ type: 'planning.gain-credits', seat: 'jyn' });
    expect(notes).toContain('outer-rim.credits.2');
  });

  it('ends in error over an input that is no log', () => {
    const actor = createActor(game('outer-rim'), { input: { ...input, seats: [] } });
    const errors: unknown[] = [];
    actor.subscribe({ error: (error) => errors.push(error) });
    actor.start();
    expect(actor.getSnapshot().status).toBe('error');
    expect(String(errors[0])).toContain('not a log of Star Wars: Outer Rim');
    expect(() => void game('chess' as 'outer-rim')).toThrow('no ruleset "chess"');
  });
});
