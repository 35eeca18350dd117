/**
 * @module
 * The example of the documentation, `docs/example`: a game in JSON, written by hand; the same as lines, its ruling sheet, and the
 * page that shows them, with what the command line prints today.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../', import.meta.url));
const FOLDER = 'docs/example';

/** What a command of the command line prints, run in a folder of the project. */
function printed(folder: string, ...args: readonly string[]): string {
  const { stdout, stderr } = spawnSync(process.execPath, [`${root}bin/referee.js`, ...args], {
    cwd: `${root}${folder}`,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1', COLUMNS: '100' },
  });
  if (stderr !== '') throw new Error(stderr);
  return stdout;
}

/** The files of the example that are made of its game, by their path; of the page the text between its blocks is kept. */
export function exampleFiles(): ReadonlyMap<string, string> {
  const lines = printed(FOLDER, 'convert', '--to', 'lines', 'game.json');
  const page = readFileSync(`${root}${FOLDER}/README.md`, 'utf8')
    .replace(/```referee\n[\s\S]*?```/, () => `\`\`\`referee\n${lines}\`\`\``)
    .replace(/```console\n\$ npx referee (.*)\n[\s\S]*?```/, (_, command: string) => {
      return `\`\`\`console\n$ npx referee ${command}\n${printed('', ...command.split(' '))}\`\`\``;
    });
  return new Map([
    [`${FOLDER}/game.referee`, lines],
    [`${FOLDER}/ruling-sheet.html`, printed(FOLDER, 'verify', '--format', 'html', 'game.referee')],
    [`${FOLDER}/README.md`, page],
  ]);
}
