/**
 * @module
 * Pages that show what the command line prints. A page names a file in backticks before the block that is its content; each
 * `console` block holds commands and what they print. The commands are run, in the order of the page, in a folder with these
 * files, and what they print is put into the page.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The command line of this repository: a Node, and what it runs. */
const HERE: Program = [process.execPath, fileURLToPath(new URL('../bin/referee.js', import.meta.url))];

/** A Node, and the command line that it runs. */
type Program = readonly [node: string, script: string];

/** A command of a page, with what it printed and how it ended. */
export interface Run {
  readonly command: string;
  readonly printed: string;
  readonly status: number | null;
}

/** A page with what its commands print now, and the runs themselves. */
export interface Transcript {
  readonly text: string;
  readonly runs: readonly Run[];
}

/** The words of a command line, without the quotes around some of them. */
function wordsOf(command: string): string[] {
  return [...command.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');
}

function run(command: string, cwd: string, [node, script]: Program): Run {
  const [npx, name, ...args] = wordsOf(command);
  if (npx !== 'npx' || name !== 'referee') throw new Error(`only "npx referee …" is run, not: ${command}`);
  const { stdout, stderr, status } = spawnSync(node, [script, ...args], {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1', COLUMNS: '100' },
  });
  return { command, printed: `${stdout}${stderr}`, status };
}

/** Goes through a page: writes its files into an empty folder, runs its commands there. */
export function transcriptOf(page: string, program: Program = HERE): Transcript {
  const cwd = mkdtempSync(join(tmpdir(), 'referee-page-'));
  const runs: Run[] = [];
  let before = 0;
  try {
    const text = page.replaceAll(
      /```(json|console)\n([\s\S]*?)```/g,
      (block, kind: string, content: string, at: number) => {
        const named = [...page.slice(before, at).matchAll(/`([a-z0-9-]+\.json)`/g)].at(-1)?.[1];
        before = at + block.length;
        if (kind === 'json') {
          if (named !== undefined) writeFileSync(join(cwd, named), content);
          return block;
        }
        const commands = content.split('\n').filter((line) => line.startsWith('$ '));
        const shown = commands.map((line) => {
          const one = run(line.slice(2), cwd, program);
          runs.push(one);
          return `${line}\n${one.printed}`;
        });
        return `\`\`\`console\n${shown.join('')}\`\`\``;
      },
    );
    return { text, runs };
  } finally {
    rmSync(cwd, { recursive: true, force: true });
  }
}
