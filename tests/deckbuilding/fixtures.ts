/**
 * @module
 * Makes the fixture logs of the Deckbuilding Game, from the examples and from simulated games.
 * `tests/deckbuilding/fixtures.test.ts` writes them with REFEREE_FIXTURES=write; otherwise it reads the committed ones.
 */
import { readdirSync } from 'node:fs';
import type { RuleId } from '../../machines/chart.ts';
import { deckbuilding } from '../../machines/deckbuilding/index.ts';
import type { Facts } from '../../machines/deckbuilding/table/facts.ts';
import type { BaseFacts, Move, Ruleset } from '../../machines/ruleset.ts';
import { type Compiled, compile } from '../../referee/play/compile.ts';
import { rule } from '../../referee/play/play.ts';
import { type Log, verify } from '../../referee/reading/verify.ts';
import { drawer, simulate } from '../../referee/simulate.ts';
import type { Start } from '../../schemas/deckbuilding/header.ts';
import { type Example, logOf, rebelTurn, table } from './example.ts';

export const game: Compiled<BaseFacts> = compile(deckbuilding as unknown as Ruleset);

export interface Fixture {
  readonly kind: 'clean' | 'breach';
  readonly name: string;
  readonly log: { readonly [key: string]: unknown };
}

const slug = (words: string): string =>
  words
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 80);

/** Breaches of the examples: those with exactly one violation and nothing that cannot be ruled. */
export async function exampleFixtures(): Promise<Fixture[]> {
  const folder = new URL('./examples/', import.meta.url);
  const found: Fixture[] = [];
  for (const file of readdirSync(folder).sort()) {
    const { examples } = (await import(new URL(file, folder).href)) as { examples: readonly Example[] };
    for (const example of examples) {
      if (example.breaks?.length !== 1) continue;
      const log = { ...logOf(example), title: example.shows };
      const { violations, unverifiable } = verify(
        game,
        deckbuilding.schemas.log.parse(JSON.parse(JSON.stringify(log))) as Log,
      );
      if (violations.length !== 1 || unverifiable.length > 0) continue;
      found.push({ kind: 'breach', name: `${example.breaks[0]}--${slug(example.shows)}.json`, log });
    }
  }
  return found;
}

/** A move that players of a real table might wrongly make, and the rules of the rulebook that it can break. */
interface Slip {
  readonly move: Move;
  readonly breaks: readonly RuleId[];
}

/** What must be done first, by the rulebook, before anything else: set-up, a new base, an attack, a choice, an ability. */
const FIRST: readonly RuleId[] = [
  'deckbuilding.setup.0.1',
  'deckbuilding.beginning-of-turn.0.2',
  'deckbuilding.attacking-an-opponents-base.1',
  'deckbuilding.choose.0.1',
  'deckbuilding.frequently-asked-questions.4',
  'deckbuilding.when.0.2',
  'deckbuilding.when.2',
  'log.the-move-log.6',
];

const of = (entry: string, ...rules: string[]): RuleId[] =>
  rules.map((rule) => `deckbuilding.${entry}.${rule}` as RuleId);

/** Slips in a position. Each names its rules from the rulebook, whatever the referee says of it. */
function slips(facts: Facts): Slip[] {
  const { seat } = facts.turn;
  const other = facts.order.find((one) => one !== seat) ?? seat;
  const own = facts.seats[seat];
  const names = [...(own?.units ?? []), ...(own?.ships ?? [])].map(({ name }) => name);
  const row = facts.galaxy.row.map(({ name }) => name);
  const theirs = of('playing-the-game', '0.1', '0.2');
  const using = [
    ...of('abilities', '0.2', '1', '1.1'),
    ...of('use-a-card-ability', '0.1'),
    ...of('when', '0.2'),
    ...of('while', '0.1'),
    ...of('if', '0.1'),
    ...of('the-balance-of-the-force', '0.2'),
    ...of('choose', '0.1'),
  ];
  // A part of an ability that nobody resolves, or for which the Force is missing.
  const part = [
    ...of('use-a-card-ability', '0.1'),
    ...of('the-balance-of-the-force', '0.2'),
    ...of('if', '0.1'),
    ...of('bounty-hunting-and-sabotage', '3.2'),
  ];
  const again = [
    ...of('commit-to-an-attack', '0.7'),
    ...of('attacking-an-opponents-base', '0.3'),
    ...of('bounty-hunting-and-sabotage', '0.13'),
  ];
  const hunting = [
    ...of('bounty-hunting-and-sabotage', '0.4', '1'),
    ...of('paying-off-neutral-cards', '0.1'),
    ...of('target-value', '0.1'),
  ];
  const words: (readonly [Record<string, unknown>, readonly RuleId[]])[] = [
    [{ type: 'turn.end', seat: other }, theirs],
    [{ type: 'card.play', seat: other, card: facts.seats[other]?.hand[0] }, theirs],
    [
      { type: 'reward.take', seat },
      [...of('bounty-hunting-and-sabotage', '0.9', '0.14', '3.2'), ...of('discard', '3'), ...theirs],
    ],
    [{ type: 'attack.resolve', seat, target: 'base' }, of('resolve-an-attack', '0.1')],
    [
      { type: 'trigger.use', seat, source: own?.base.card },
      [...of('use-a-card-ability', '0.1'), ...of('when', '0.1', '0.2')],
    ],
    [{ type: 'base.choose', seat, base: own?.bases[0] }, of('beginning-of-turn', '0.2')],
    [{ type: 'deck.shuffle', seat }, [...of('empty-deck', '1.1'), ...of('setup', '4.2')]],
    [{ type: 'galaxy.shuffle' }, [...of('empty-deck', '1.2'), ...of('setup', '5.1')]],
    [
      { type: 'galaxy.refill', card: facts.galaxy.deck[0] },
      // Behind an attack that has failed the card comes in the place of its target.
      [...of('purchase-a-card', '0.6'), ...of('bounty-hunting-and-sabotage', '3.2')],
    ],
    [{ type: 'card.draw', seat, card: own?.deck[0] }, [...of('end-your-turn', '4.1'), ...of('setup', '9')]],
    [{ type: 'hand.discard', seat, card: own?.hand[0] }, [...part, ...of('discard', '1')]],
    [{ type: 'exile.card', seat, card: own?.discard[0], from: 'discard-pile' }, part],
    [{ type: 'ability.use', seat, card: own?.base.card }, using],
    ...names.flatMap((card) => [
      [{ type: 'ability.use', seat, card }, using] as const,
      [{ type: 'attack.commit', seat, card, target: 'base' }, again] as const,
      ...row.map((target) => [{ type: 'attack.commit', seat, card, target }, [...again, ...hunting]] as const),
    ]),
    ...row.flatMap((card) => [
      [{ type: 'galaxy.purchase', seat, card }, of('purchase-a-card', '0.2', '1', '2')] as const,
      [{ type: 'galaxy.pay-off', seat, card }, of('paying-off-neutral-cards', '0.2')] as const,
    ]),
    [
      { type: 'card.play', seat, card: own?.discard[0] },
      [...of('play-a-card', '0.1'), ...of('purchase-a-card', '0.5'), ...of('exile', '2.1')],
    ],
  ];
  return words
    .filter(([word]) => deckbuilding.schemas.log.shape.moves.element.safeParse(word).success)
    .map(([word, breaks]) => ({ move: word as unknown as Move, breaks: [...breaks, ...FIRST] }));
}

/** How many entries of the game go on after the slip, so that a fixture also shows how reading goes on. */
const AFTER = 10;
const PER_RULE = 2;

/** Slips put into simulated games, where the game can be read on without a second breach. */
export function gameFixtures(): Fixture[] {
  const found = new Map<string, Fixture[]>();
  for (let seed = 1; seed <= 30; seed += 1) {
    const draw = drawer(seed ^ 0x2545f491);
    const positions: { entry: number; slips: { move: Move; rule: string }[] }[] = [];
    let entry = 0;
    const { log } = simulate(game, seed, 260, (position) => {
      if (draw(6) === 0) {
        const made = slips(position.facts as Facts).flatMap(({ move, breaks }) => {
          const ruling = rule(game, position, move);
          const [breach, ...more] = ruling.breaches;
          if (ruling.kind === 'accepted' || breach === undefined || more.length > 0 || ruling.implied.length > 0)
            return [];
          if (!breaks.includes(breach.rule))
            throw new Error(
              `the referee cites ${breach.rule} for ${JSON.stringify(move)}: is that what the rulebook says?`,
            );
          return [{ move, rule: breach.rule }];
        });
        positions.push({ entry, slips: made });
      }
      entry += 1;
    });
    const moves = log['moves'] as unknown as Move[];
    for (const { entry: at, slips: made } of positions) {
      for (const { move, rule: id } of made) {
        const known = found.get(id) ?? [];
        if (known.length >= PER_RULE || known.some(({ name }) => name.includes(`game-${seed}-`))) continue;
        const wrong = {
          ...log,
          title: `simulated game ${seed} with a slip at entry ${at}`,
          moves: [...moves.slice(0, at), move, ...moves.slice(at, at + AFTER)],
        };
        const { violations, unverifiable } = verify(game, wrong as unknown as Log);
        if (violations.length !== 1 || unverifiable.length > 0) continue;
        found.set(id, [...known, { kind: 'breach', name: `${id}--in-game-${seed}-at-entry-${at}.json`, log: wrong }]);
      }
    }
  }
  return [...found.values()].flat();
}

/** Whole simulated games, one of each mode and kind of information. */
function clean(): Fixture[] {
  const found = new Map<string, Fixture>();
  for (let seed = 1; seed <= 400 && found.size < 6; seed += 1) {
    const { log, over } = simulate(game, seed, 420);
    const { mode, information } = log['options'] as { mode: string; information: string };
    const name = `${mode}-${information}.json`;
    if (over && !found.has(name)) found.set(name, { kind: 'clean', name, log });
  }
  return [...found.values()];
}

/** A described position with every part, read back without a breach. */
function described(): Fixture[] {
  const known = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map(
    (seed) => simulate(game, seed, 150).position.facts as Facts,
  );
  const facts = known.find(
    (one) => Object.keys(one.pools).length === 0 && one.winner === 'none' && one.turn.phase === 'actions',
  );
  if (facts === undefined) return [];
  const seat = (name: string) => {
    const own = facts.seats[name];
    return own === undefined
      ? {}
      : {
          hand: own.hand,
          deck: own.deck,
          discard: own.discard,
          ships: own.ships.map(({ card, damage }) => ({ card, damage })),
          base: { card: own.base.card, damage: own.base.damage },
          bases: own.bases,
          victory: own.victory,
        };
  };
  const start = {
    force: facts.force,
    turn: { seat: facts.turn.seat, resources: 3 },
    row: facts.galaxy.row.map(({ card }) => card),
    seats: Object.fromEntries(facts.order.map((name) => [name, seat(name)])),
  };
  const log = {
    format: 'referee-log/1',
    ruleset: 'deckbuilding',
    title: 'a position in the middle of a game, described by its facts',
    options: { mode: facts.mode, goal: 5 },
    seats: facts.order,
    start,
    moves: [{ type: 'turn.end', seat: facts.turn.seat }],
  };
  const { verdict } = verify(game, deckbuilding.schemas.log.parse(log) as Log);
  return verdict === 'legal' ? [{ kind: 'clean', name: 'described-position.json', log }] : [];
}

/** Small positions with a little of everything, from which `fixtures/deckbuilding/perft.json` counts. */
const positions: Readonly<Record<string, { start: Start; options?: object }>> = {
  'a-hand-of-starters': { start: table({ vera: { hand: ['imperial-shuttle', 'stormtrooper', 'inquisitor'] } }) },
  'an-attack-on-ships-and-base': {
    start: table({
      vera: { units: ['stormtrooper'], ships: ['star-destroyer'] },
      sam: { ships: ['rebel-transport', 'blockade-runner'] },
    }),
  },
  'sabotage-with-a-reward': {
    start: rebelTurn({ sam: { units: ['b-wing'] }, row: ['boba-fett', 'lobot'], galaxyDeck: ['x-wing'] }),
  },
  'the-opponent-chooses-and-discards': {
    start: rebelTurn({
      sam: { base: 'yavin-iv', units: ['duros-spy'] },
      vera: { hand: ['at-at', 'stormtrooper'] },
      row: [],
      galaxyDeck: [],
      turn: { seat: 'sam', resources: 2 },
    }),
  },
  'purchases-from-a-public-table': {
    start: table({
      turn: { resources: 3 },
      row: ['bossk', 'fang-fighter'],
      galaxyDeck: ['?', '?'],
      vera: { hand: ['?'], deck: ['?'], unseen: ['at-st', 'inquisitor'] },
    }),
    options: { information: 'public' },
  },
};

function small(): Fixture[] {
  return Object.entries(positions).map(([name, { start, options }]) => ({
    kind: 'clean',
    name: `${name}.json`,
    log: {
      format: 'referee-log/1',
      ruleset: 'deckbuilding',
      title: name.replaceAll('-', ' '),
      ...(options === undefined ? {} : { options }),
      seats: ['vera', 'sam'],
      start,
      moves: [],
    },
  }));
}

/** Every fixture, each under a name of its own. */
export async function fixtures(): Promise<Fixture[]> {
  const all = [...clean(), ...described(), ...small(), ...(await exampleFixtures()), ...gameFixtures()];
  const names = new Set<string>();
  return all.filter(({ kind, name }) => !names.has(`${kind}/${name}`) && names.add(`${kind}/${name}`));
}

/** The committed form: one move a line, so that changes can be read. */
export function fixtureText({ moves, ...header }: Fixture['log']): string {
  const head = JSON.stringify(header, null, 1).slice(0, -2);
  return `${head},\n "moves": [\n${(moves as readonly unknown[]).map((move) => `  ${JSON.stringify(move)}`).join(',\n')}\n ]\n}\n`;
}
