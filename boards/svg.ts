/**
 * @module
 * A board as a drawing that can stand alone: spaces with their names and ids, paths, and what stands on them.
 */
import { type Font, widthOf as narrow, xml } from '../charts/text.ts';
import { ARC, type BoardLayout, layOutBoard, onArc, type PlacedPiece, type Point } from './layout.ts';
import type { BoardPicture, BoardSpace, Token } from './model.ts';

const NAME: Font = { size: 15, bold: true };
const ID: Font = { size: 11, mono: true };
const SMALL: Font = { size: 12 };
const LINE: Font = { size: 14 };
const HEAD: Font = { size: 24, bold: true };
const TOKEN: Font = { size: 12, bold: true };

/** Room for a text, also in the wider ones of the fonts that it may be shown in. */
const widthOf = (text: string, font: Font): number => Math.ceil(narrow(text, font) * 1.14);

const RADIUS = { planet: 17, navpoint: 6, maelstrom: 15 } as const;

/** The colours of players, in turn order; each is told by its name as well. */
const PLAYERS = ['#c2410c', '#1d4ed8', '#15803d', '#7e22ce'];
const FACTIONS: Readonly<Record<string, string>> = {
  rebel: '#b45309',
  imperial: '#475569',
  hutt: '#4d7c0f',
  syndicate: '#be123c',
};
const CLASSES: Readonly<Record<string, string>> = {
  white: '#ffffff',
  green: '#4ade80',
  yellow: '#facc15',
  orange: '#fb923c',
};

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Takes up what is drawn, so that labels keep out of each other's way. */
class Taken {
  readonly #boxes: Box[] = [];
  readonly #points: Point[] = [];

  add(box: Box): void {
    this.#boxes.push(box);
  }

  /** A line that labels should rather not cross. */
  line(from: Point, to: Point): void {
    const steps = Math.max(1, Math.round(Math.hypot(to.x - from.x, to.y - from.y) / 8));
    for (let at = 0; at <= steps; at += 1)
      this.#points.push({ x: from.x + ((to.x - from.x) * at) / steps, y: from.y + ((to.y - from.y) * at) / steps });
  }

  /** How much of a box is taken. */
  cost(box: Box): number {
    let cost = 0;
    for (const other of this.#boxes) {
      const wide = Math.min(box.x + box.width, other.x + other.width) - Math.max(box.x, other.x);
      const high = Math.min(box.y + box.height, other.y + other.height) - Math.max(box.y, other.y);
      if (wide > 0 && high > 0) cost += wide * high;
    }
    for (const { x, y } of this.#points)
      if (x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height) cost += 12;
    return cost;
  }
}

const n = (value: number): string => String(Math.round(value * 10) / 10);
const around = ({ x, y }: Point, r: number): Box => ({ x: x - r, y: y - r, width: 2 * r, height: 2 * r });

/** Draws a board, with a game on it if it has one. */
export async function boardSvg(board: BoardPicture): Promise<string> {
  const layout = await layOutBoard(board);
  const { width, height, places } = layout;
  const taken = new Taken();
  const at = (id: string): Point => places.get(id) ?? { x: 0, y: 0 };
  const paths = board.paths.filter(([a, b]) => places.has(a) && places.has(b));
  for (const [a, b] of paths) taken.line(at(a), at(b));
  for (const { name, from, to } of layout.pieces) {
    const half = widthOf(name, SMALL) / 2 / ARC.outer;
    taken.line(onArc((from + to) / 2 - half, ARC.outer + 18), onArc((from + to) / 2 + half, ARC.outer + 18));
  }
  for (const { id, kind } of board.spaces) taken.add(around(at(id), RADIUS[kind] + 2));
  const unsure = new Set(board.spaces.filter((space) => space.unsure).map(({ id }) => id));
  const tokens = board.spaces.map((space) => tokensAt(board, space, at(space.id), taken));
  // What has a name of its own is more important than an id.
  const inOrder = board.spaces.toSorted((a, b) => Number(a.name === null) - Number(b.name === null));
  const labels = inOrder.map((space) => label(space, at(space.id), taken, layout));
  const what = `${board.title}: the board${board.players.length === 0 ? '' : ', and where a game stands on it'}`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" class="board" viewBox="0 0 ${n(width)} ${n(height)}" width="${n(width)}" height="${n(height)}" role="img" aria-label="${xml(what)}">`,
    `<title>${xml(what)}</title>`,
    `<style>${STYLE}</style>`,
    `<rect class="b-paper" width="${n(width)}" height="${n(height)}"/>`,
    ...layout.pieces.map(piece),
    ...paths.map(([a, b]) => {
      const [from, to] = [at(a), at(b)];
      const guess = unsure.has(a) || unsure.has(b) ? ' b-unsure' : '';
      return `<line class="b-path${guess}" x1="${n(from.x)}" y1="${n(from.y)}" x2="${n(to.x)}" y2="${n(to.y)}"/>`;
    }),
    ...board.spaces.map((space) => drawn(space, at(space.id))),
    ...labels,
    ...tokens.flat(),
    ...aside(board, layout),
    '</svg>',
    '',
  ].join('\n');
}

/** A piece of the arc, with its name along its outer edge. */
function piece({ name, from, to }: PlacedPiece): string {
  const [a, b, c, d] = [onArc(from, ARC.outer), onArc(to, ARC.outer), onArc(to, ARC.inner), onArc(from, ARC.inner)];
  const outline = `M${n(a.x)} ${n(a.y)}A${ARC.outer} ${ARC.outer} 0 0 1 ${n(b.x)} ${n(b.y)}L${n(c.x)} ${n(c.y)}A${ARC.inner} ${ARC.inner} 0 0 0 ${n(d.x)} ${n(d.y)}Z`;
  const middle = (from + to) / 2;
  const { x, y } = onArc(middle, ARC.outer + 14);
  const turned = ((middle - Math.PI / 2) * 180) / Math.PI;
  const text = `<text class="b-piece-name" x="${n(x)}" y="${n(y)}" transform="rotate(${n(turned)} ${n(x)} ${n(y)})">${xml(name)}</text>`;
  return `<path class="b-piece" d="${outline}"/>${text}`;
}

function drawn({ id, name, kind, faction, unsure }: BoardSpace, { x, y }: Point): string {
  const says = `${name ?? id}${name === null ? '' : ` (${id})`}, ${kind}${faction === null ? '' : `, ${faction}`}${unsure ? '; nobody is sure of it' : ''}`;
  const ring = faction === null ? '' : ` style="stroke:${FACTIONS[faction] ?? 'currentColor'}"`;
  const shape =
    kind === 'maelstrom'
      ? `<path d="${star({ x, y }, RADIUS.maelstrom)}"/>`
      : `<circle cx="${n(x)}" cy="${n(y)}" r="${RADIUS[kind]}"${ring}/>`;
  return `<g class="b-space b-${kind}${unsure ? ' b-unsure' : ''}" id="space-${xml(id)}"><title>${xml(says)}</title>${shape}</g>`;
}

/** A star with eight rays. */
function star({ x, y }: Point, radius: number): string {
  const corners = Array.from({ length: 16 }, (_, at) => {
    const away = at % 2 === 0 ? radius : radius * 0.55;
    return `${n(x + Math.cos((at * Math.PI) / 8) * away)} ${n(y + Math.sin((at * Math.PI) / 8) * away)}`;
  });
  return `M${corners.join('L')}Z`;
}

/** A text that is not longer than a drawing has room for. */
function cut(text: string, most: number): string {
  return text.length > most ? `${[...text].slice(0, most - 1).join('')}…` : text;
}

/** The name of a space with its id, beside it where there is room. */
function label({ id, name, kind }: BoardSpace, { x, y }: Point, taken: Taken, { width, height }: BoardLayout): string {
  const lines: (readonly [string, Font, string])[] =
    name === null
      ? [[cut(id, 40), ID, 'b-id']]
      : [
          [cut(name, 40), NAME, 'b-name'],
          [cut(id, 40), ID, 'b-id'],
        ];
  const wide = Math.max(...lines.map(([text, font]) => widthOf(text, font)));
  const high = lines.reduce((sum, [, font]) => sum + font.size + 2, 0);
  const r = RADIUS[kind] + 4;
  const spots: Box[] = [
    { x: x - wide / 2, y: y + r, width: wide, height: high },
    { x: x - wide / 2, y: y - r - high, width: wide, height: high },
    { x: x + r, y: y - high / 2, width: wide, height: high },
    { x: x - r - wide, y: y - high / 2, width: wide, height: high },
    { x: x + r * 0.7, y: y + r * 0.6, width: wide, height: high },
    { x: x - r * 0.7 - wide, y: y + r * 0.6, width: wide, height: high },
    { x: x + r * 0.7, y: y - r * 0.6 - high, width: wide, height: high },
    { x: x - r * 0.7 - wide, y: y - r * 0.6 - high, width: wide, height: high },
  ];
  const fits = (box: Box): boolean =>
    box.x > 2 && box.y > 2 && box.x + box.width < width - 2 && box.y + box.height < height - 2;
  let [best] = spots as [Box];
  let least = Number.POSITIVE_INFINITY;
  for (const [order, box] of spots.entries()) {
    const cost = taken.cost(box) + order * 4 + (fits(box) ? 0 : 10_000);
    if (cost < least) [best, least] = [box, cost];
  }
  taken.add(best);
  let down = best.y;
  return lines
    .map(([text, font, style]) => {
      down += font.size;
      const line = `<text class="${style}" x="${n(best.x + best.width / 2)}" y="${n(down)}">${xml(text)}</text>`;
      down += 2;
      return line;
    })
    .join('');
}

/** What stands in a space: ships above it, patrols to its right, contacts below its left. */
function tokensAt(board: BoardPicture, { id, kind }: BoardSpace, { x, y }: Point, taken: Taken): string[] {
  const here = board.tokens.filter(({ space }) => space === id);
  const r = RADIUS[kind];
  const ships = here.filter((token) => token.kind === 'ship');
  const patrols = here.filter((token) => token.kind === 'patrol');
  const contacts = here.filter((token) => token.kind === 'contact');
  const drawnShips = ships.map((token, order) => {
    const seat = board.players.findIndex(({ seat: one }) => one === token.seat);
    const text = cut(token.seat, 18);
    const wide = widthOf(text, TOKEN) + 26;
    const box = { x: x - wide / 2, y: y - r - 8 - (order + 1) * 22, width: wide, height: 20 };
    taken.add(box);
    return `<g class="b-ship"><title>${xml(token.says)}</title><rect x="${n(box.x)}" y="${n(box.y)}" width="${n(wide)}" height="20" rx="10" style="fill:${colourOf(seat)}"/><path d="${shipAt(box.x + 13, box.y + 10)}"/><text x="${n(box.x + 21)}" y="${n(box.y + 14)}">${xml(text)}</text></g>`;
  });
  const drawnPatrols = patrols.map((token, order) => {
    const [cx, cy] = [x + r + 13 + order * 27, y];
    taken.add(around({ x: cx, y: cy }, 13));
    return `<g class="b-patrol"><title>${xml(token.says)}</title><path d="M${n(cx)} ${n(cy - 13)}L${n(cx + 13)} ${n(cy)}L${n(cx)} ${n(cy + 13)}L${n(cx - 13)} ${n(cy)}Z" style="fill:${FACTIONS[token.faction] ?? '#64748b'}"/><text x="${n(cx)}" y="${n(cy + 4)}">${token.level ?? ''}</text></g>`;
  });
  const drawnContacts = contacts.map((token, order) => {
    const angle = Math.PI * (0.62 + order * 0.24);
    const [cx, cy] = [x + Math.cos(angle) * (r + 7), y + Math.sin(angle) * (r + 7)];
    taken.add(around({ x: cx, y: cy }, 8));
    const colour = CLASSES[token.class ?? ''] ?? '#cbd5e1';
    const face = token.name === null ? '' : `<circle cx="${n(cx)}" cy="${n(cy)}" r="2.5" class="b-face"/>`;
    return `<g class="b-contact"><title>${xml(token.says)}</title><circle cx="${n(cx)}" cy="${n(cy)}" r="7" style="fill:${colour}"/>${face}</g>`;
  });
  return [...drawnContacts, ...drawnPatrols, ...drawnShips];
}

/** A ship as an arrow head. */
function shipAt(x: number, y: number): string {
  return `M${n(x - 6)} ${n(y - 5)}L${n(x + 5)} ${n(y)}L${n(x - 6)} ${n(y + 5)}L${n(x - 3)} ${n(y)}Z`;
}

function colourOf(seat: number): string {
  return PLAYERS[seat] ?? '#475569';
}

/** What there is to say of the game, and what the signs mean. */
function aside(board: BoardPicture, { text: { x, y, width } }: BoardLayout): string[] {
  const middle = x + width / 2;
  let down = y;
  const out: string[] = [];
  const line = (text: string, style: string, font: Font): void => {
    down += font.size + 7;
    const most = Math.floor(text.length * Math.min(1, width / Math.max(1, widthOf(text, font))));
    out.push(`<text class="${style}" x="${n(middle)}" y="${n(down)}">${xml(cut(text, most))}</text>`);
  };
  line(board.title, 'b-head', HEAD);
  for (const note of board.notes) line(note, 'b-line', LINE);
  down += 4;
  const players = board.players.map(({ seat, says }) => (says === '' ? seat : `${seat}: ${says}`));
  const room = Math.min(width - 22, Math.max(0, ...players.map((says) => widthOf(says, SMALL))));
  const left = middle - (room + 18) / 2;
  for (const [seat, says] of players.entries()) {
    down += 21;
    const most = Math.floor(says.length * Math.min(1, room / Math.max(1, widthOf(says, SMALL))));
    out.push(
      `<circle cx="${n(left + 6)}" cy="${n(down - 4)}" r="6" style="fill:${colourOf(seat)}"/>`,
      `<text class="b-small b-left" x="${n(left + 18)}" y="${n(down)}">${xml(cut(says, most))}</text>`,
    );
  }
  down += 26;
  return [...out, legend(board, middle, down)];
}

/** The signs of a board and what they mean, in a row. */
function legend(board: BoardPicture, middle: number, y: number): string {
  const has = (kind: Token['kind']): boolean => board.tokens.some((token) => token.kind === kind);
  const signs: (readonly [string, (x: number) => string])[] = [
    ['planet', (x) => `<g class="b-planet"><circle cx="${n(x)}" cy="${n(y)}" r="9"/></g>`],
    ['navpoint', (x) => `<g class="b-navpoint"><circle cx="${n(x)}" cy="${n(y)}" r="6"/></g>`],
    ...(board.spaces.some(({ kind }) => kind === 'maelstrom')
      ? [['Maelstrom', (x: number) => `<g class="b-maelstrom"><path d="${star({ x, y }, 10)}"/></g>`] as const]
      : []),
    ...(has('patrol')
      ? [
          [
            'patrol, with its level',
            (x: number) =>
              `<g class="b-patrol"><path d="M${n(x)} ${n(y - 9)}L${n(x + 9)} ${n(y)}L${n(x)} ${n(y + 9)}L${n(x - 9)} ${n(y)}Z" style="fill:#64748b"/></g>`,
          ] as const,
        ]
      : []),
    ...(has('contact')
      ? [
          [
            'contact, of its class; dotted: faceup',
            (x: number) => `<g class="b-contact"><circle cx="${n(x)}" cy="${n(y)}" r="7" style="fill:#facc15"/></g>`,
          ] as const,
        ]
      : []),
  ];
  const gap = 26;
  const whole = signs.reduce((sum, [text]) => sum + gap + widthOf(text, SMALL) + 18, -18);
  let x = middle - whole / 2 + 10;
  const row = signs.map(([text, sign]) => {
    const one = `${sign(x)}<text class="b-small b-left" x="${n(x + 15)}" y="${n(y + 4)}">${xml(text)}</text>`;
    x += gap + widthOf(text, SMALL) + 18;
    return one;
  });
  const factions = [
    ...new Set([
      ...board.tokens.flatMap((token) => (token.kind === 'patrol' ? token.faction : [])),
      ...board.spaces.flatMap(({ faction }) => faction ?? []),
    ]),
  ].sort();
  const width = factions.reduce((sum, one) => sum + widthOf(one, SMALL) + 34, -14);
  let left = middle - width / 2 + 8;
  const colours = factions.map((faction) => {
    const one = `<rect x="${n(left - 7)}" y="${n(y + 20)}" width="12" height="12" style="fill:${FACTIONS[faction] ?? '#64748b'}"/><text class="b-small b-left" x="${n(left + 10)}" y="${n(y + 31)}">${xml(faction)}</text>`;
    left += widthOf(faction, SMALL) + 34;
    return one;
  });
  return `<g class="b-legend">${row.join('')}${colours.join('')}</g>`;
}

const font = ({ size, bold, mono }: Font): string =>
  `font-size:${size}px${bold === true ? ';font-weight:700' : ''}${mono === true ? ';font-family:ui-monospace,Menlo,Consolas,"DejaVu Sans Mono",monospace' : ''}`;

const STYLE = `.board{--b-paper:#fbfbfa;--b-piece:#eef1f3;--b-edge:#c9d1d7;--b-ink:#1f2a33;--b-soft:#5b6670;--b-path:#7d8b96;--b-planet:#cfe3f5;--b-rim:#31536f;--b-nav:#f2c94c;--b-nav-rim:#8a6d12;--b-storm:#d9463b;font-family:"Helvetica Neue",Helvetica,Arial,"Liberation Sans",sans-serif;max-width:100%;height:auto}
@media (prefers-color-scheme:dark){.board{--b-paper:#14191d;--b-piece:#1c242a;--b-edge:#36424b;--b-ink:#e6eaec;--b-soft:#a3afb8;--b-path:#6d7c88;--b-planet:#27445c;--b-rim:#9cc3e4;--b-nav:#caa53a;--b-nav-rim:#f0d27a;--b-storm:#c9473d}}
.board text{fill:var(--b-ink);text-anchor:middle}
.b-paper{fill:var(--b-paper)}
.b-piece{fill:var(--b-piece);stroke:var(--b-edge);stroke-width:1.5}
.board .b-piece-name{${font(SMALL)};fill:var(--b-soft)}
.b-path{stroke:var(--b-path);stroke-width:3;stroke-linecap:round}
.b-unsure{stroke-dasharray:6 6}
.b-planet circle{fill:var(--b-planet);stroke:var(--b-rim);stroke-width:3}
.b-navpoint circle{fill:var(--b-nav);stroke:var(--b-nav-rim);stroke-width:1.5}
.b-maelstrom path{fill:var(--b-storm);stroke:var(--b-paper);stroke-width:1}
.b-name{${font(NAME)}}
.board .b-name,.board .b-id{paint-order:stroke;stroke:var(--b-piece);stroke-width:4px;stroke-linejoin:round}
.board .b-id{${font(ID)};fill:var(--b-soft)}
.board .b-head{${font(HEAD)}}
.board .b-line{${font(LINE)}}
.board .b-small{${font(SMALL)};fill:var(--b-soft)}
.board .b-left{text-anchor:start}
.b-ship rect{stroke:var(--b-paper);stroke-width:1.5}
.b-ship path{fill:#fff}
.board .b-ship text{${font(TOKEN)};fill:#fff;text-anchor:start}
.b-patrol path{stroke:var(--b-paper);stroke-width:1.5}
.board .b-patrol text{${font(TOKEN)};fill:#fff}
.b-contact circle{stroke:#1f2a33;stroke-width:1.2}
.b-contact .b-face{fill:#1f2a33}`;
