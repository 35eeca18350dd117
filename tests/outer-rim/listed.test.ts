/** What a list of legal moves shows of some moves: each of them once, and with every value that it allows accepted. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Move, whatVaries } from '../../machines/ruleset.ts';
import { legalFor, readText, reportFor } from '../../referee/ask.ts';
import { checkLog, checkMove } from '../../referee/log/read.ts';
import { type LegalMove, legalMoves } from '../../referee/play/legal.ts';
import { begin, play, rule } from '../../referee/play/play.ts';
import { rulesetOf } from '../../referee/play/rulesets.ts';
import type { Json } from '../../schemas/json.ts';
import { movesOf } from '../properties/forms.ts';
import { allows, isListed } from '../properties/listed.ts';

import { ladder } from './maps.ts';
import { job } from './market-cards.ts';
import { drawn, smuggler, solo } from './solo.ts';

/** The list at the beginning of a log, and whether a move is accepted there. */
function at(header: { readonly [part: string]: Json }, ...moves: readonly Move[]) {
  const read = checkLog({ format: 'referee-log/1', ruleset: 'outer-rim', seats: ['ann', 'ben'], ...header, moves: [] });
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  const { game } = read.value;
  let { position } = begin(game, read.value.log);
  for (const move of moves) ({ position } = play(game, position, move));
  const list = legalMoves(game, position);
  const isAccepted = (move: object): boolean => rule(game, position, move as LegalMove['move']).kind === 'accepted';
  return { count: list.length, of: (type: string) => list.filter(({ move }) => move.type === type), isAccepted };
}

const ann = { space: 'tatooine', credits: 6000, values: { health: 4, hull: 4 } };

describe('a list of legal moves', () => {
  it('shows a contact encounter once for each kind of token, and that more may be told of it', () => {
    const contacts = {
      tatooine: [{ class: 'white' }, { class: 'green' }, { id: 'lobot', class: 'green', faceup: true }],
    };
    const { of, isAccepted } = at({ start: { turn: { step: 'encounter' }, seats: { ann }, contacts } });
    const listed = of('encounter.contact');
    expect(listed.map(({ move }) => move)).toEqual([
      { type: 'encounter.contact', seat: 'ann', class: 'white' },
      { type: 'encounter.contact', seat: 'ann', class: 'green' },
      { type: 'encounter.contact', seat: 'ann', contact: 'lobot' },
    ]);
    for (const entry of listed) {
      expect(whatVaries(entry)?.more).toEqual(expect.arrayContaining(['/card', '/section', '/effects']));
      expect(isAccepted({ ...entry.move, effects: [{ do: 'gain-credits', amount: 1000 }] })).toBe(true);
    }
  });

  it('ends a test of which nobody knows the outcome as the log has told it with the card, and not otherwise', () => {
    const climb = { do: 'test', skill: 'tech', passed: false, fail: [{ do: 'lose-credits', amount: 1000 }] };
    const { of, isAccepted } = at(
      { start: { turn: { step: 'encounter' }, seats: { ann } } },
      { type: 'encounter.space', seat: 'ann', card: 'nobody-knows', effects: [climb] } as Move,
      { type: 'test.roll', faces: ['hit', 'blank'] } as Move,
    );
    const resolve = { type: 'test.resolve', seat: 'ann' };
    expect(of('test.resolve').map(({ move }) => move)).toEqual([resolve, { ...resolve, passed: false }]);
    for (const entry of of('test.resolve')) {
      expect(whatVaries(entry)).toBeNull();
      expect(isAccepted(entry.move)).toBe(true);
    }
    expect(isAccepted({ ...resolve, passed: true })).toBe(false);
  });

  it('bounds what a cost takes of a sum to what there is, and says that it may be paid in parts', () => {
    const { of, isAccepted } = at({
      start: { turn: { step: 'action' }, seats: { ann: { ...ann, fame: 1, assets: ['coaxium-crystal'] } } },
    });
    const [entry] = of('action.ability').filter(
      ({ move }) => (move as { source?: string }).source === 'coaxium-crystal',
    );
    if (entry === undefined) throw new Error('not listed');
    const form = whatVaries(entry);
    const pays = (...amounts: number[]) => amounts.map((amount) => ({ do: 'lose-credits', amount }));
    const verdicts = [pays(6000), pays(6001), pays(3000, 4000), pays(2000, 2000)].map((cost) => [
      allows(form?.open['/cost'], cost),
      isAccepted({ ...entry.move, cost }),
    ]);
    expect(verdicts).toEqual([
      [true, true],
      [false, false],
      [false, false],
      [false, true],
    ]);
    expect(form?.more).toContain('/cost');
  });

  it('shows a databank card that the log has told by its name, without a doubt', () => {
    const header = {
      cards: [{ id: 'his-story', origin: 'databank', program: [{ do: 'gain-credits', amount: 1000 }] }],
      start: { turn: { step: 'encounter' }, seats: { ann }, contacts: { tatooine: [{ id: 'lobot', faceup: true }] } },
    };
    const { of } = at(header, { type: 'encounter.contact', seat: 'ann' });
    const told = of('contact.resolve').filter(({ move }) => (move as { card?: string }).card === 'his-story');
    expect(told.map(({ doubts }) => doubts)).toEqual([undefined]);
  });

  it('has no patrol token that rotates something: that is for assets', () => {
    const spawn = (reward: object): object => ({ type: 'patrol.spawn', faction: 'hutt', token: { level: 1, reward } });
    const game = rulesetOf('outer-rim');
    if (game === undefined) throw new Error('no ruleset');
    expect(checkMove(game, spawn({ credits: 3000 }) as Json).ok).toBe(true);
    expect(checkMove(game, spawn({ rotate: true }) as Json).ok).toBe(false);
  });

  it('says that the game is over where only abilities that nobody has to use could change that', () => {
    const rewards = [{ do: 'gain-credits', amount: 1000 }];
    const won = { id: 'collect', timing: 'combat', combat: 'any', word: 'after', effects: rewards };
    const purse = { id: 'purse', type: 'gear', bonuses: {}, abilities: [won] };
    const log = {
      format: 'referee-log/1',
      ruleset: 'outer-rim',
      seats: ['ann', 'ben'],
      start: {
        turn: { step: 'encounter' },
        seats: { ann: { ...ann, fame: 9, assets: [purse], values: { ...ann.values, groundCombat: 3 } } },
      },
      moves: [
        {
          type: 'encounter.space',
          seat: 'ann',
          effects: [
            {
              do: 'fight',
              kind: 'ground',
              enemy: { name: 'a thug', combat: 2 },
              win: [{ do: 'gain-fame', amount: 1 }],
            },
          ],
        },
        { type: 'combat.roll', faces: ['hit', 'hit', 'hit'] },
        { type: 'combat.roll', faces: ['blank', 'blank'] },
        { type: 'combat.resolve', seat: 'ann' },
      ],
    };
    const read = readText(JSON.stringify(log));
    if (!read.ok) throw new Error(JSON.stringify(read.problems));
    const before = legalFor(read.value, 1);
    const after = legalFor(read.value);
    if (!before.ok || !after.ok) throw new Error('no list');
    expect(before.value.toMove).toMatchObject({ chance: true, over: false });
    expect(after.value.toMove).toMatchObject({ seats: [], chance: false, over: true });
    expect(after.value.toMove.mayAct).toContain('ann');
  });

  const full = ['armored-vest', 'bounty-hunter-helmet', 'smuggling-compartment', 'stolen-weapons', 'stolen-hyperfuel'];
  const crewed = ['hired-help', 'sy-snootles', 'dash-rendar', 'the-jewel-of-yavin', 'rescue-from-the-mines'];
  const rich = ['dl-44-heavy-blaster-pistol', 'plastoid-armor', 'stolen-prototype'];

  it.each([
    ['a full ship', [...full, ...crewed]],
    ['a ship that is more than full', [...full, ...crewed, ...rich]],
  ])('stays under 500 entries for %s, with what is bartered and discarded left open', (_, assets) => {
    const market = {
      cargo: 'coaxium-crystal',
      job: 'rebel-favor',
      luxury: 'chromium-hull',
      bounty: 'bounty-maz-kanata',
    };
    for (const ship of ['modified-yt-1300-light-freighter', 'g9-rigger', 'yv-666-light-freighter']) {
      const seats = { ann: { ...ann, credits: 12_000, character: 'jyn-erso', ship, assets } };
      const decks = { ...market, ship: 'ship-gx1-short-hauler', 'gear-mod': 'improved-nav-computer' };
      const { of, isAccepted, count } = at({ start: { turn: { step: 'action' }, seats, market: decks } });
      expect(count).toBeLessThan(250);
      const bought = of('market.buy');
      expect(bought.length).toBeLessThan(80);
      for (const entry of bought)
        for (const move of fc.sample(movesOf(entry), { numRuns: 5, seed: 1 }))
          expect(isAccepted(move), JSON.stringify(move)).toBe(true);
    }
  });

  it('in set-up passes over nothing because the last entry claims what is true', () => {
    const takes = (seat: string, character: string, expect?: object) => ({
      type: 'setup.character',
      seat,
      character,
      ship: 'g9-rigger',
      ...(expect === undefined ? {} : { expect }),
    });
    const listed = (expect?: object) => {
      const moves = [takes('ann', 'boba-fett'), takes('ben', 'lando-calrissian', expect)];
      const seats = ['ann', 'ben'];
      const log = { format: 'referee-log/1', ruleset: 'outer-rim', seats, start: 'set-up', moves };
      const read = readText(JSON.stringify(log));
      const found = read.ok ? legalFor(read.value) : read;
      if (!found.ok) throw new Error('no list');
      return found.value.moves.map(({ move }) => move);
    };
    expect(listed({ seats: { ben: { credits: 6000 } } })).toEqual(listed());
    expect(listed().map(({ type }) => type)).toContain('setup.databank');
  });

  it('passes over no choice because the last entry claims what is true before it', () => {
    const branch = (name: string, amount: number) => ({ name, effects: [{ do: 'gain-credits', amount }] });
    const wreck = {
      id: 'wreck',
      origin: 'encounter',
      sections: [{ of: 'tatooine', effects: [{ do: 'choose', among: [branch('search', 1000), branch('leave', 0)] }] }],
    };
    const asked = (expect?: object) => {
      const entry = {
        type: 'encounter.space',
        seat: 'ann',
        card: 'wreck',
        ...(expect === undefined ? {} : { expect }),
      };
      const start = { turn: { seat: 'ann', step: 'encounter' }, seats: { ann, ben: { space: 'naboo' } } };
      const header = { format: 'referee-log/1', ruleset: 'outer-rim', seats: ['ann', 'ben'], cards: [wreck], start };
      const read = readText(JSON.stringify({ ...header, moves: [entry] }));
      const [list, report] = read.ok ? [legalFor(read.value), reportFor(read.value)] : [read, read];
      if (!list.ok || !report.ok) throw new Error('no list');
      return { verdict: report.value.verdict, types: [...new Set(list.value.moves.map(({ move }) => move.type))] };
    };
    for (const claims of [undefined, { seats: { ann: { credits: 6000 } } }, { turn: { seat: 'ann' } }])
      expect(asked(claims)).toMatchObject({ verdict: 'legal', types: expect.arrayContaining(['card.choose']) });
    // What only one of the branches makes true has been chosen.
    expect(asked({ seats: { ann: { credits: 7000 } } }).types).not.toContain('card.choose');
    expect(asked({ seats: { ann: { credits: 8000 } } }).verdict).toBe('violation');
  });

  /** The moves of a kind with each value, one at a time, of those that their forms enumerate. */
  const filled = (entries: readonly LegalMove[]) =>
    entries.flatMap((entry) =>
      Object.entries(whatVaries(entry)?.open ?? {}).flatMap(([pointer, schema]) => {
        const { const: only, enum: values = only === undefined ? [] : [only] } = schema as {
          const?: Json;
          enum?: Json[];
        };
        return values.map((value) => ({ ...entry.move, [pointer.slice(1)]: value }));
      }),
    );

  it('accepts what it shows of a secret that has its owner choose a player', () => {
    const start = { turn: { step: 'action' }, seats: { ann: { ...ann, secrets: [{ id: 'tatooine-9' }] } } };
    const { of, isAccepted } = at({ start });
    const smears = of('action.ability').filter(({ move }) => 'player' in move);
    expect(smears.length).toBeGreaterThan(0);
    for (const move of filled(smears)) expect(isAccepted(move), JSON.stringify(move)).toBe(true);
    // Its conditions are about the one who is chosen, and nobody else.
    const [smear] = filled(smears).filter((move) => 'effects' in move && 'player' in move && move['player'] === 'ann');
    const another = JSON.parse(JSON.stringify(smear).replace('"seat":"ann"}],"effects"', '"seat":"ben"}],"effects"'));
    expect(another).not.toEqual(smear);
    expect(isAccepted(another)).toBe(false);
  });

  it('shows the goal of a ship once, with the fame that it awards and no other', () => {
    const start = { seats: { ann: { ...ann, fame: 0, ship: 'yv-666-light-freighter' } } };
    const { of, isAccepted } = at({ start });
    const goals = of('ability.use').filter(({ move }) => (move as { ability?: string }).ability === 'goal');
    expect(goals.map(({ move }) => (move as { source?: string }).source)).toEqual(['yv-666-light-freighter']);
    const brings = (amount: number) => [{ do: 'gain-fame', amount }];
    expect([1, 2].map((amount) => allows(whatVaries(goals[0] as LegalMove)?.open['/effects'], brings(amount)))).toEqual(
      [1, 2].map((amount) => isAccepted({ ...goals[0]?.move, effects: brings(amount) })),
    );
  });

  it('shows only the class that an AI player has to turn up', () => {
    const sling = { id: 'sling', deck: 'gear-mod', type: 'gear', cost: 3000, patrolIcon: 'none' };
    const warrant = { id: 'warrant', deck: 'bounty', type: 'bounty', cost: 1000, contact: 'garindan', class: 'yellow' };
    const classesWith = (assets: object[]) => {
      const ben = { space: 'naboo', credits: 5000, character: 'boba-fett', damage: { character: 4 }, assets };
      const { of, isAccepted } = at(
        {
          ai: ['ben'],
          start: {
            turn: { seat: 'ben' },
            market: { 'gear-mod': { ...sling, id: 'sword', contactIcon: 'none' } },
            contacts: { naboo: [{ class: 'white' }, { class: 'yellow' }] },
            seats: { ann, ben },
          },
        } as unknown as { readonly [part: string]: Json },
        { type: 'ai.card', card: 'hunter-4' } as Move,
        { type: 'market.buy', seat: 'ben', deck: 'gear-mod' } as Move,
        { type: 'card.reveal', deck: 'gear-mod', card: { ...sling, contactIcon: { from: 2, to: 4 } } } as Move,
      );
      const listed = of('contact.reveal');
      for (const move of filled(listed)) expect(isAccepted(move), JSON.stringify(move)).toBe(true);
      return listed.map((entry) => whatVaries(entry)?.open['/class']);
    };
    expect(classesWith([warrant])).toEqual([{ enum: ['yellow'] }]);
    expect(classesWith([])).toEqual([{ enum: ['white'] }]);
  });

  it('lets a card that may only perhaps be the top one be told by its name alone, where it stands with its doubt', () => {
    const { of } = at(
      {
        start: {
          turn: { step: 'action' },
          seats: { ann },
          market: { bounty: 'bounty-han-solo' },
        },
      },
      { type: 'market.discard', seat: 'ann', deck: 'bounty' } as Move,
    );
    const listed = of('card.reveal');
    const named = (card: string) => listed.find(({ move }) => (move as Move & { card: unknown }).card === card);
    expect(named('bounty-han-solo')?.doubts).toHaveLength(1);
    expect(named('bounty-maz-kanata')?.doubts).toBeUndefined();
    const open = listed.flatMap((entry) => whatVaries(entry)?.open['/card'] ?? []);
    expect(open).toHaveLength(1);
    const isOpen = (id: string): boolean => open.some((form) => allows(form, { id, deck: 'bounty' }));
    expect(['bounty-han-solo', 'bounty-maz-kanata'].map(isOpen)).toEqual([false, true]);
  });

  /** Whatever entries of a type allow is accepted. */
  const holds = ({ of, isAccepted }: ReturnType<typeof at>, type: string): void => {
    expect(of(type).length, type).toBeGreaterThan(0);
    for (const entry of of(type))
      for (const move of fc.sample(movesOf(entry), { numRuns: 30, seed: 1 }))
        expect(isAccepted(move), JSON.stringify(move)).toBe(true);
  };

  it('has an announced crossing resolve no section of the Core Worlds, whatever word stands for it', () => {
    const sections = ['core-worlds', 'across-the-core'].map((of) => ({ of, effects: [] }));
    const start = { turn: { step: 'encounter' }, seats: { ann: { ...ann, space: 'trailing-core' } } };
    const cards = [{ id: 'drift', origin: 'encounter', encounterDeck: 'core-worlds', sections }];
    const list = at({ cards, start });
    holds(list, 'encounter.space');
    const crosses = { type: 'encounter.space', seat: 'ann', card: 'drift', cross: true };
    for (const section of ['core-worlds', 'across-the-core']) {
      const move = { ...crosses, section } as Move;
      expect(isListed(list.of('encounter.space'), move, false), section).toBe(list.isAccepted(move));
    }
  });

  const told = (header: object, start: object, ...moves: readonly object[]) =>
    at({ ...header, start } as unknown as { readonly [part: string]: Json }, ...(moves as Move[]));
  const resolve = (instruction: string, words = {}) => ({ type: 'ai.resolve', seat: 'ben', instruction, ...words });

  it('shows of the turn of an AI player that nobody can follow what is left of its card', () => {
    const lost = told(solo, smuggler({}, { space: null, damage: {} }), drawn('smuggler-2'));
    holds(lost, 'ai.resolve');
    const kinds = ['recover', 'gain-credits', 'complete-job', 'others-suffer', 'rob'];
    const verdicts = kinds.map((instruction) => lost.isAccepted(resolve(instruction)));
    expect(new Set(verdicts)).toEqual(new Set([true, false]));
    const listed = kinds.map((kind) => isListed(lost.of('ai.resolve'), resolve(kind) as Move, false));
    expect(listed).toEqual(verdicts);
    const along = { type: 'planning.move', seat: 'ben', to: 'kessel' };
    for (const way of [along, { ...along, path: ['kessel'] }, { ...along, path: ['naboo', 'kessel'] }]) {
      expect(lost.isAccepted(way)).toBe(true);
      expect(isListed(lost.of('planning.move'), way as Move), JSON.stringify(way)).toBe(true);
    }
  });

  it('lets the one job that an AI player can complete go without its name, and names nothing else of it', () => {
    const errand = job('errand', { destination: 'naboo', reward: { credits: 4000 } });
    const far = { destination: 'kessel' };
    const cards = [job('far', far), job('farther', far)].map((card) => ({ type: 'card.reveal', deck: 'job', card }));
    const list = told(solo, smuggler({ job: job('wanted') }, { assets: [errand] }), drawn('smuggler-6'), ...cards);
    holds(list, 'ai.resolve');
    for (const words of [{}, { card: 'errand' }, { faction: 'hutt' }, { card: 'errand', player: 'ann' }]) {
      const move = resolve('complete-job', words) as Move;
      expect(isListed(list.of('ai.resolve'), move), JSON.stringify(move)).toBe(list.isAccepted(move));
    }
    expect(list.isAccepted(resolve('complete-job'))).toBe(true);
  });

  it('has a patrol that an untold icon may move come to an AI player by a shortest way', () => {
    const more = { type: 'card.reveal', deck: 'job', card: job('more', { patrolIcon: null }) };
    const patrols = { hutt: { level: 1, space: 'n2' }, rebel: { level: 1, space: 'naboo' } } as const;
    const errand = job('errand', { destination: 'kessel', reward: { credits: 4000 } });
    const start = smuggler({ job: errand }, { space: 'naboo' }, { patrols });
    const buy = { type: 'market.buy', seat: 'ben', deck: 'job' };
    const list = told({ ...solo, map: ladder }, start, drawn('ai-jyn-erso'), buy, more);
    holds(list, 'patrol.move');
    const goes = (...path: string[]) => ({ type: 'patrol.move', seat: 'ben', faction: 'hutt', path });
    for (const way of [goes('n3', 'n4'), goes('n1', 'n2')])
      expect(isListed(list.of('patrol.move'), way as unknown as Move, false)).toBe(list.isAccepted(way));
  });
});
