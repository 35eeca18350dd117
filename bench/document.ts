/**
 * @module
 * The result as a document: docs/performance.md with its table, docs/performance.svg with its plot.
 */
import { keeps, type Row } from './measure.ts';

function shown(value: number): string {
  return Math.abs(value) >= 100 ? value.toFixed(0) : value.toPrecision(3);
}

const bound = (text: string | null): string => (text === null ? '' : text.replace('<=', '≤').replace('>=', '≥'));

function verdict(row: Row): string {
  if (row.required === null) return '';
  if (!keeps(row.value, row.required)) return 'missed';
  return keeps(row.value, row.aim) ? 'aim' : 'required';
}

/** The lines of a table for a terminal. */
export function asText(rows: readonly Row[]): string {
  const wide = Math.max(...rows.map(({ name }) => name.length));
  return rows
    .map((row) =>
      [row.name.padEnd(wide), shown(row.value).padStart(9), row.unit.padEnd(9), verdict(row)].join('  ').trimEnd(),
    )
    .join('\n');
}

/** docs/performance.md, with the rows and the commit they were measured at. */
export function asMarkdown(rows: readonly Row[], commit: string): string {
  const lines = rows.map(
    (row) =>
      `| \`${row.name}\` | ${shown(row.value)} | ${row.unit} | ${bound(row.required)} | ${bound(row.aim)} | ${verdict(row)} |`,
  );
  return `# Performance

Written by \`npm run bench\`; do not edit. Ratios (unit ×) hold on any machine; absolute numbers are of the one that ran it. Measured at commit ${commit}.

| row | value | unit | required | aim | kept |
|---|---|---|---|---|---|
${lines.join('\n')}

![Time for each move](performance.svg)

## How it is measured

\`npm run bench\` (some minutes) or \`npm run bench -- --json FILE\`, under \`NODE_ENV=production\`. What is compared is sampled in
turns in one process that has been warmed up, and medians are divided. \`verify\` is the whole way from a text to the finished
report, receipt included. The games are the clean fixtures and four simulated games of each ruleset. \`legal\` lists the legal
moves of wide positions (a decision of a seat, the widest tenth of all), while XState is asked of 80 moves in each: the legal
ones and others of the same games. \`xstate\` plays the same moves as an actor of \`game()\` (\`docs/xstate.md\`), which keeps an
actor for each procedure under way, where the tables follow them; \`boardgame.io\` replays as many moves of a comparable game of each ruleset (\`bench/boardgame/\`: our own
facts as its state, our steps as its stages, the same kinds of moves and checks); \`chessops\` and \`chess.js\` replay random
legal games of chess and check each ply. \`workers\`, \`scaling\`, \`stream-memory\` and \`cli-start\` run the command line
itself: \`workers\` and \`scaling\` over files with one whole game each; of two workers the main thread is one. \`solo\` verifies
simulated single-player games, which are short and leave unsaid what is forced (\`solo/people\`: a move of them against a move of
simulated games of people); \`solo turn\` plays a turn of an AI player on as \`referee ai-turn\` does.
`;
}

/** docs/performance.svg: what one move costs, in microseconds, on a logarithmic scale. */
export function asSvg(rows: readonly Row[]): string {
  const bars = rows.filter(({ unit }) => unit === 'µs/move');
  const [left, wide, high] = [330, 380, 26];
  const most = Math.max(...bars.map(({ value }) => value));
  const scale = (value: number): number => (wide * Math.log10(value / 0.1)) / Math.log10(most / 0.1);
  const lines = bars.map(({ name, value }, index) => {
    const y = 40 + index * high;
    const fill = name.startsWith('time/') ? '#2f6f4f' : '#8a8f98';
    return [
      `<text x="${left - 8}" y="${y + 14}" text-anchor="end">${name.replace('time/', '').replace('&', '&amp;')}</text>`,
      `<rect x="${left}" y="${y}" width="${Math.max(1, scale(value)).toFixed(1)}" height="18" fill="${fill}"/>`,
      `<text x="${left + Math.max(1, scale(value)) + 6}" y="${y + 14}">${shown(value)}</text>`,
    ].join('\n  ');
  });
  const height = 60 + bars.length * high;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${left + wide + 70} ${height}" role="img" aria-label="Microseconds for each move" font-family="sans-serif" font-size="13">
  <rect width="100%" height="100%" fill="#ffffff"/>
  <text x="16" y="24" font-weight="bold">Microseconds for each move (logarithmic)</text>
  ${lines.join('\n  ')}
</svg>
`;
}
