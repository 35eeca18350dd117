/**
 * @module
 * Writes the reference pages of the documentation from the zod schemas, the charts and the recorded games: of each game
 * `docs/moves` (every move, its words, its rules, an example), `header.md` and `effects.md` in its folder; and the files of the example. With
 * `--check` it only says which are stale.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { catalogueWith } from '../cards/deckbuilding/index.ts';
import type { BaseFacts, Move } from '../machines/ruleset.ts';
import type { Compiled } from '../referee/play/compile.ts';
import { rulesetIds, rulesetOf } from '../referee/play/rulesets.ts';
import { OPERATIONS, TRIGGERS } from '../schemas/deckbuilding/cards.ts';
import { isChance } from '../schemas/move.ts';
import { exampleFiles } from './example.ts';
import { type Example, examplesOf, objectWith, type PlayedProgram, playedPrograms } from './examples.ts';
import { membersOf, nameOf, partOf, partsWithin, type Schema, tableOf, tagOf, writtenOut } from './schema-words.ts';
import { transcriptOf } from './transcripts.ts';

type Game = Compiled<BaseFacts>;

/** What a game has to say of its cards: the parts of the schemas that a page of its own explains, and where examples may be found. */
interface Vocabulary {
  readonly parts: readonly string[];
  /** a part whose words depend on the operation that it names */
  readonly operations?: {
    readonly part: string;
    readonly table: Readonly<Record<string, { readonly says: string; readonly words: readonly string[] }>>;
  };
  /** words that a part uses and whose meaning its schema does not say: by the name of a table */
  readonly meanings?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** the cards of the catalogue, for programs that no house card can have (those of bases) */
  cards(): readonly { readonly id: string }[];
}

const VOCABULARY: Readonly<Record<string, Vocabulary>> = {
  'outer-rim': {
    parts: [
      'OuterRimCard',
      'OuterRimAbility',
      'OuterRimSection',
      'OuterRimCardEffect',
      'OuterRimCondition',
      'OuterRimDiceChange',
    ],
    cards: () => [],
  },
  deckbuilding: {
    parts: [
      'DeckbuildingCardFacts',
      'DeckbuildingEffect',
      'DeckbuildingEffectEntry',
      'DeckbuildingFilter',
      'DeckbuildingCondition',
    ],
    operations: { part: 'DeckbuildingEffectEntry', table: OPERATIONS },
    meanings: { trigger: TRIGGERS },
    cards: () => [...catalogueWith([]).catalogue.cards.values(), ...catalogueWith([]).catalogue.bases.values()],
  },
};

/** Parts that are told where another one is. */
const ALIASES: Readonly<Record<string, string>> = { DeckbuildingPlainEntry: 'DeckbuildingEffectEntry' };

const root = new URL('../', import.meta.url);

/** Rules that hold for every move of a log, and are not said of each. */
const OF_ALL: readonly string[] = ['log.the-move-log.4', 'log.the-move-log.5', 'log.the-move-log.8'];

/** By type, the rules under which a state accepts such a move, in the order in which they are asked. */
export function rulesByMove(game: Game): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  const states = [...game.tables.values()].flatMap(({ states }) => states);
  for (const { moves } of [...states, game.standing])
    for (const [type, { guard, rules, opens }] of moves) {
      const own = found.get(type) ?? new Set();
      found.set(type, own);
      for (const id of [...guard.map(({ id }) => id), ...rules, ...(opens?.first.guard ?? []).map(({ id }) => id)])
        if (!OF_ALL.includes(id)) own.add(id);
    }
  return found;
}

/** A rule as a page of its game names it: the game goes without saying. */
export const short = (ruleset: string, id: string): string => id.replace(`${ruleset}.`, '');

/** One entry as it stands in a log, on one line. */
function entryText(move: Move): string {
  const { expect: _expect, note: _note, ...words } = move;
  return JSON.stringify(words).replaceAll('":', '": ').replaceAll(',"', ', "').replaceAll(',{', ', {');
}

const anchor = (type: string): string => type.replaceAll('.', '');

function moveSection(
  game: Game,
  schema: Schema,
  chance: boolean,
  rules: readonly string[],
  example: Example,
): string[] {
  const { id } = game.ruleset;
  const { properties = {}, required = [], description = '' } = schema;
  const own = Object.keys(properties).filter((word) => !['type', 'expect', 'note'].includes(word));
  const shown = { properties: Object.fromEntries(own.map((word) => [word, properties[word] ?? {}])), required };
  const seat = chance ? 'whose it was, where that is worth saying' : 'who decides';
  const members = membersOf(shown, link(id)).map((one) => (one.path === 'seat' ? { ...one, meaning: seat } : one));
  const { file, line, entry, move, doubt } = example;
  const where = `[${file.split('/').slice(2).join('/')}](../../${file})${line === null ? '' : `, line ${line}`}, entry ${entry}`;
  return [
    `## ${String(properties['type']?.const)}`,
    '',
    `${description} ${chance ? '*Chance: what the table saw.*' : '*A decision of a seat.*'}`,
    '',
    ...tableOf(members, 'word'),
    '',
    `Rules: ${rules.length === 0 ? 'none of its own' : rules.map((rule) => `\`${short(id, rule)}\``).join(' ')}`,
    '',
    `Example (${where}): “${game.say(move)}”${doubt === null ? '' : `. Nobody can rule it there: ${doubt}.`}`,
    '',
    '```json',
    entryText(move),
    '```',
    '',
  ];
}

/** The JSON Schema of a definition, with every named part written out that has no place of its own. */
function plain(ruleset: string, schema: z.ZodType): Schema {
  const { $defs = {}, ...rest } = z.toJSONSchema(schema, { io: 'input' }) as Schema;
  const top = partOf(rest) ?? '';
  return writtenOut($defs[top] ?? rest, $defs, (part) => link(ruleset)(part) !== null);
}

/** Where a page links a named part of the schemas; null: it has no place of its own, and is written out. */
const link =
  (ruleset: string, from: 'moves' | 'game' = 'moves') =>
  (named: string): string | null => {
    const part = ALIASES[named] ?? named;
    const page = VOCABULARY[ruleset]?.parts.includes(part) === true ? 'effects' : 'header';
    if (page === 'header' && !headerParts(ruleset).includes(part)) return null;
    return `${from === 'moves' ? `../${ruleset}/` : ''}${page}.md#${anchorOf(nameOf(part))}`;
  };
const anchorOf = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(' ', '-')
    .replaceAll(/[^a-z0-9-]/g, '');

/** The schema of the whole log with its named parts. */
function logOf(ruleset: string): { readonly log: Schema; readonly defs: Readonly<Record<string, Schema>> } {
  const schema = rulesetOf(ruleset)?.ruleset.schemas.log;
  if (schema === undefined) throw new Error(`no ruleset ${ruleset}`);
  const { $defs: defs = {}, ...rest } = z.toJSONSchema(schema, { io: 'input' }) as Schema;
  return { log: defs[partOf(rest) ?? ''] ?? rest, defs };
}

/** The named parts of a header that are no cards and no programs, in the order in which it names them. */
const headerParts = cached((ruleset: string): readonly string[] => {
  const { log, defs } = logOf(ruleset);
  const { moves: _moves, ...header } = log.properties ?? {};
  const vocabulary = VOCABULARY[ruleset]?.parts ?? [];
  return [...partsWithin({ properties: header }, defs)].filter((part) => !vocabulary.includes(ALIASES[part] ?? part));
});

function cached<T>(make: (ruleset: string) => T): (ruleset: string) => T {
  const known = new Map<string, T>();
  return (ruleset) => {
    const value = known.get(ruleset) ?? make(ruleset);
    known.set(ruleset, value);
    return value;
  };
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function partSection(ruleset: string, part: string, defs: Readonly<Record<string, Schema>>): string[] {
  const schema = defs[part] ?? {};
  const described = schema.description === undefined ? [] : [schema.description, ''];
  return [`## ${capital(nameOf(part))}`, '', ...described, ...tableOf(membersOf(schema, link(ruleset, 'game'))), ''];
}

/** The page of a game's header: every member, option and ruling, and the position a log begins in. */
export function headerPage(game: Game): string {
  const { id, name } = game.ruleset;
  const { log, defs } = logOf(id);
  const { moves: _moves, ...properties } = log.properties ?? {};
  return [
    `# The header of a log of ${name}`,
    '',
    'Written by `npm run docs` from the schemas. What a log is: [both games](../log-format.md); how this game is written down:',
    '[log.md](log.md). Members that the tables do not mark have to be there; `a.b` is the member `b` of `a`, `a[].b` that of each item of',
    'a list, `a.*.b` that of each member. An **id** is written in small letters with hyphens. Numbers of credits are whole credits.',
    '',
    '## All members',
    '',
    ...tableOf(membersOf({ ...log, properties }, link(id, 'game'))),
    '',
    `Behind the header come the \`moves\`: [all of them](../moves/${id}.md).`,
    '',
    // A name is said in a word where it stands; it has no members.
    ...headerParts(id).flatMap((part) => (defs[part]?.type === 'string' ? [] : partSection(id, part, defs))),
  ]
    .join('\n')
    .trimEnd()
    .concat('\n');
}

/** The page of a game's position: what a claim may speak of, and what a report shows as `final`. */
export function positionPage(game: Game): string {
  const { id, name, schemas } = game.ruleset;
  const { $defs = {}, ...rest } = z.toJSONSchema(schemas.position, { io: 'input' }) as Schema;
  const linked = link(id, 'game');
  const schema = writtenOut($defs[partOf(rest) ?? ''] ?? rest, $defs, (part) => linked(part) !== null);
  return [
    `# The position in ${name}`,
    '',
    'Written by `npm run docs` from the schemas. This is what the `final` of a report shows, all of it, and what `expect` of an entry may claim,',
    'any part of it: `"expect": { "seats": { "ann": { … } } }` claims what stands there of one seat, and nothing else. Null means that nobody knows.',
    'A list is claimed as a whole. `a.b` is the member `b` of `a`, `a[].b` that of each item of a list, `a.*.b` that of each member.',
    '',
    ...tableOf(membersOf(schema, linked).map((member) => ({ ...member, optional: false }))),
    '',
  ].join('\n');
}

/** A program as it stands in a header, spaced for reading. */
const programText = (value: unknown): string =>
  JSON.stringify(value).replaceAll('":', '": ').replaceAll(',"', ', "').replaceAll(',{', ', {');

interface Word {
  readonly title: string;
  readonly says: string;
  readonly members: ReturnType<typeof membersOf>;
  readonly example: unknown;
  readonly line: number;
  readonly file: string;
}

function wordSection({ title, says, members, example, line, file }: Word): string[] {
  return [
    `### ${title}`,
    '',
    `${capital(says)}.`,
    '',
    ...(members.length === 0 ? [] : [...tableOf(members, 'word'), '']),
    '```json',
    programText(example),
    '```',
    '',
    `Played in [${file.split('/').at(-1)}](../../${file}), line ${line}.`,
    '',
  ];
}

/** The page of a game's vocabulary: what a card is told as, down to every effect, each with a program that a game plays. */
export function effectsPage(game: Game): string | null {
  const { id, name } = game.ruleset;
  const vocabulary = VOCABULARY[id];
  if (vocabulary === undefined) return null;
  const { defs } = logOf(id);
  const to = link(id, 'game');
  const played = playedPrograms(id);
  const word = (title: string, tag: string, says: string, members: Word['members']): string[] => {
    const game = played.get(title);
    const example =
      game === undefined ? null : (objectWith(JSON.parse(game.text), tag, title) ?? ofTheCatalogue(game, tag));
    if (game === undefined || example === null) throw new Error(`no game of ${id} plays ${title}`);
    return wordSection({ title, says, members, example, line: game.line, file: game.file });
  };
  const ofTheCatalogue = ({ text, title }: PlayedProgram, tag: string): object | null =>
    vocabulary
      .cards()
      .flatMap((card) => (text.includes(`"${card.id}"`) ? (objectWith(card, tag, title) ?? []) : []))[0] ?? null;
  const sections = vocabulary.parts.flatMap((part): string[] => {
    const schema = defs[part] ?? {};
    const forms = schema.oneOf ?? schema.anyOf;
    if (part === vocabulary.operations?.part) {
      const members = membersOf(schema, to);
      const { table } = vocabulary.operations;
      const own = new Set(Object.values(table).flatMap(({ words }) => words));
      const first = (path: string): string => path.split(/[.[]/)[0] ?? '';
      return [
        `## ${capital(nameOf(part))}`,
        '',
        schema.description ?? '',
        '',
        'Each may also have:',
        '',
        ...tableOf(
          members.filter(({ path }) => path !== 'op' && !own.has(first(path)) && !path.endsWith('Candidates')),
        ),
        '',
        ...Object.entries(table).flatMap(([op, { says, words }]) =>
          word(
            op,
            'op',
            says,
            members.filter(({ path }) => words.includes(first(path))),
          ),
        ),
      ];
    }
    if (forms === undefined) return partSection(id, part, defs);
    return [
      `## ${capital(nameOf(part))}`,
      '',
      schema.description ?? '',
      '',
      ...forms.flatMap((form) => {
        const [tag = '', values = ''] = tagOf(form) ?? [];
        const member = form.properties?.[tag] ?? {};
        const says = member.description ?? form.description ?? '';
        const own = membersOf(form, to).filter(({ path }) => path !== tag);
        return values.split(', ').flatMap((value) => word(value.replaceAll('`', ''), tag, says, own));
      }),
    ];
  });
  return [
    `# Cards and their effects in ${name}`,
    '',
    'Written by `npm run docs` from the schemas. A log may tell the facts of a card and what its text does, as a **program**: a list of',
    'effects, carried out in order. Each effect below has a program that the referee has judged, in a log of a few lines. How programs are',
    'read: [log.md](log.md). Never copy the text of a card: say what it does.',
    '',
    ...sections,
    ...Object.entries(vocabulary.meanings ?? {}).flatMap(([word, meanings]) => [
      `## ${capital(word)}`,
      '',
      `| \`${word}\` | meaning |`,
      '|---|---|',
      ...Object.entries(meanings).map(([value, meaning]) => `| \`${value}\` | ${meaning} |`),
      '',
    ]),
  ]
    .join('\n')
    .trimEnd()
    .concat('\n');
}

/** The page of all moves of a game. */
export function movesPage(game: Game): string {
  const { id, name, slices } = game.ruleset;
  const rules = rulesByMove(game);
  const examples = examplesOf(id);
  const moves = Object.values(slices).flatMap((slice) => slice.moves ?? []);
  const schemas = moves.map((move) => ({ chance: isChance(move), schema: plain(id, move) }));
  const typeOf = ({ properties = {} }: Schema): string => String(properties['type']?.const);
  const wanting = schemas.map(({ schema }) => typeOf(schema)).filter((type) => !examples.has(type));
  if (wanting.length > 0) throw new Error(`no recorded game of ${id} has ${wanting.join(', ')}`);
  return [
    `# Moves of ${name}`,
    '',
    `Written by \`npm run docs\` from the schemas, the charts and the recorded games. How logs are written: [both games](../log-format.md),`,
    `[this one](../${id}/log.md). Every move may also carry \`expect\` (claims about the position after it) and \`note\` (a remark for people).`,
    '',
    '- An **id** is written in small letters with hyphens (`ring-of-kafrene`). Words that the tables do not mark have to be there.',
    `- **Rules** are those that the referee asks of such a move, in any state that accepts it (a rule without the name of a book is one of`,
    `  \`${id}\`); \`npx referee rules search ID\` prints one. Beside them every entry has to have the form of a move and to name what exists`,
    '  (`log.the-move-log.4`, `.5`, `.8`).',
    '- Each **example** is an entry of a recorded game that breaks no rule where it stands; in quotation marks how a report tells it.',
    '',
    '| move | meaning |',
    '|---|---|',
    ...schemas.map(({ schema }) => {
      const type = typeOf(schema);
      return `| [\`${type}\`](#${anchor(type)}) | ${schema.description ?? ''} |`;
    }),
    '',
    ...schemas.flatMap(({ schema, chance }) => {
      const type = typeOf(schema);
      return moveSection(game, schema, chance, [...(rules.get(type) ?? [])], examples.get(type) as Example);
    }),
  ]
    .join('\n')
    .trimEnd()
    .concat('\n');
}

/** The pages written by hand that show what the command line prints. */
export const SHOWN: readonly string[] = [
  ...rulesetIds.flatMap((id) => [`docs/${id}/first-log.md`, `docs/${id}/log.md`]),
  'docs/solo-play.md',
];

/** The generated pages, and those that show what the command line prints, by their path. */
export function pages(): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const path of SHOWN)
    if (existsSync(new URL(path, root))) found.set(path, transcriptOf(readFileSync(new URL(path, root), 'utf8')).text);
  for (const id of rulesetIds) {
    const game = rulesetOf(id);
    if (game === undefined) continue;
    found.set(`docs/moves/${id}.md`, movesPage(game));
    found.set(`docs/${id}/header.md`, headerPage(game));
    found.set(`docs/${id}/position.md`, positionPage(game));
    const effects = effectsPage(game);
    if (effects !== null) found.set(`docs/${id}/effects.md`, effects);
  }
  for (const [path, text] of exampleFiles()) found.set(path, text);
  return found;
}

if (import.meta.main)
  for (const [path, text] of pages()) {
    const file = new URL(path, root);
    if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
    if (process.argv.includes('--check')) {
      console.error(`${path} is stale: run npm run docs`);
      process.exitCode = 1;
      continue;
    }
    mkdirSync(new URL('./', file), { recursive: true });
    writeFileSync(file, text);
    console.log(`${path} written`);
  }
