/**
 * A name in a header with a letter or two gone wrong is told once, at its word, and read as it was meant: what is lawful behind it
 * stays so. What a table calls its own is left alone.
 */
import { describe, expect, it } from 'vitest';
import { readText, reportFor } from '../../referee/ask.ts';

type Told = readonly [entry: number | null, rule: string, message: string];

function told(log: object): Told[] {
  const read = readText(JSON.stringify({ format: 'referee-log/1', ...log }));
  const report = read.ok ? reportFor(read.value) : read;
  if (!report.ok) throw new Error(JSON.stringify(report.problems));
  return report.value.violations.map(({ entry, rule, message }) => [entry, rule, message.split(' — ')[0] ?? '']);
}

const slip = (message: string): Told => [null, 'log.the-move-log.5', message];
type Entry = { readonly type: string; readonly [word: string]: unknown };

describe('Outer Rim', () => {
  const han = { space: 'naboo', credits: 9000, character: 'han-solo', ship: 'g9-rigger', skills: [] };
  const boba = { space: 'lothal', credits: 5000, character: 'boba-fett', ship: 'g-1a-starfighter' };
  /** A position in a step of Ann's turn, with this beside it. */
  const at = (step: string, ann: object, start: object, moves: readonly Entry[], cards: readonly object[] = []) =>
    told({
      ruleset: 'outer-rim',
      seats: ['ann', 'ben'],
      cards,
      start: { turn: { seat: 'ann', step }, seats: { ann: { ...han, ...ann }, ben: boba }, ...start },
      moves,
    });
  const buys = (deck: string, more = {}): Entry => ({ type: 'market.buy', seat: 'ann', deck, ...more });
  const spice = { id: 'spice', type: 'cargo', cost: 2000, bonuses: {}, patrolIcon: 'none', contactIcon: 'none' };
  const job = (destination: string, card: string) => ({
    id: 'vault',
    type: 'job',
    bonuses: {},
    destination,
    abilities: [{ id: 'try', timing: 'encounter', effects: [{ do: 'resolve-card', card }] }],
  });
  const databank = { id: 'databank-14', origin: 'databank', program: [{ do: 'test', skill: 'tech', pass: [] }] };
  const tries: readonly Entry[] = [
    { type: 'encounter.ability', seat: 'ann', source: 'vault' },
    { type: 'test.roll', faces: ['crit', 'blank'] },
  ];

  it('a card of the catalogue in what a text brings, unless the header calls it so everywhere', () => {
    const finds = (card: string) => ({
      id: 'chest',
      type: 'gear',
      cost: 0,
      bonuses: {},
      abilities: [{ id: 'open', timing: 'action', effects: [{ do: 'gain-asset', card }] }],
    });
    const opens: Entry = { type: 'action.ability', seat: 'ann', source: 'chest' };
    const opened = (card: string, ...more: string[]) =>
      at('action', { assets: ['chest', ...more] }, {}, more.length === 0 ? [opens] : [], [finds(card)]);
    expect(opened('armoured-vest')).toEqual([slip('nobody knows the card armoured-vest; did you mean armored-vest?')]);
    expect(opened('armored-vest')).toEqual([]);
    expect(opened('old-map')).toEqual([]);
    expect(opened('armoured-vest', 'armoured-vest')).toEqual([]);
  });

  it('an asset, a faceup card and a contact', () => {
    expect(at('action', { assets: ['armoured-vest'] }, {}, [buys('gear-mod', { barter: ['armored-vest'] })])).toEqual([
      slip('nobody knows the card armoured-vest; did you mean armored-vest?'),
    ]);
    expect(
      at('action', {}, { market: { job: 'the-jwel-of-yavin' } }, [buys('job', { card: 'the-jewel-of-yavin' })]),
    ).toEqual([slip('nobody knows the card the-jwel-of-yavin; did you mean the-jewel-of-yavin?')]);
    const meets: Entry = { type: 'encounter.contact', seat: 'ann', contact: 'chopper', effects: [] };
    expect(at('encounter', {}, { contacts: { naboo: [{ id: 'choper', faceup: true }] } }, [meets])).toEqual([
      slip('nobody knows the contact choper; did you mean chopper?'),
    ]);
  });

  it('a word of its form, also one inside another, and one of the values that a place takes', () => {
    const form = (word: string, meant: string): Told => [
      null,
      'log.the-move-log.8',
      `"${word}" is not a word of this place; did you mean "${meant}"?`,
    ];
    const log = { ruleset: 'outer-rim', seats: ['ann', 'ben'] };
    const plans = { type: 'planning.gain-credits', seat: 'ann', expect: { seats: { ann: { credits: 7000 } } } };
    const seats = { ann: { space: 'naboo', credtis: 5000 }, ben: { space: 'lothal' } };
    expect(told({ ...log, start: { seats }, moves: [plans] })).toEqual([form('credtis', 'credits')]);
    const again = { ...plans, expect: { seats: { ann: { credits: 8000 } } } };
    expect(told({ ...log, strat: { seats }, moves: [again] })).toEqual([
      form('strat', 'start'),
      form('credtis', 'credits'),
      [0, 'outer-rim.planning-step.2', expect.any(String) as string],
    ]);
    const start = { turn: { step: 'encountr' }, seats: { ann: { space: 'naboo' }, ben: { space: 'lothal' } } };
    expect(told({ ...log, start, moves: [{ type: 'encounter.space', seat: 'ann' }] })).toEqual([
      form('encountr', 'encounter'),
    ]);
    // Beside the word that it is like, like none, or with a value that the other does not take, it is none misspelt.
    for (const ann of [{ credits: 1, credtis: 2 }, { wealth: 2 }, { credtis: 'many' }])
      expect(() => told({ ...log, start: { seats: { ann } }, moves: [] })).toThrow('unknown-key');
  });

  it('a player', () => {
    const seats = { ann: { space: 'naboo' }, benjamn: { space: 'lothal', credits: 0 } };
    const log = { ruleset: 'outer-rim', seats: ['ann', 'benjamin'], start: { turn: { seat: 'bejamin' }, seats } };
    const plans = {
      type: 'planning.gain-credits',
      seat: 'benjamin',
      expect: { seats: { benjamin: { credits: 2000 } } },
    };
    const strange = (word: string): Told => [
      null,
      'log.the-move-log.4',
      `"${word}" is not one of the seats: ann, benjamin; did you mean benjamin?`,
    ];
    expect(told({ ...log, moves: [plans] })).toEqual([strange('bejamin'), strange('benjamn')]);
    const carl = { ann: {}, carl: {} };
    expect(() => told({ ...log, start: { seats: carl }, moves: [] })).toThrow('carl');
  });

  it('a space, also as the name of a member, a character and a ship', () => {
    const market = { cargo: spice };
    expect(at('action', { space: 'nabboo' }, { market }, [buys('cargo', { paid: 2000 })])).toEqual([
      slip('the map has no space nabboo; did you mean naboo?'),
    ]);
    const meets: Entry = { type: 'encounter.contact', seat: 'ann', contact: 'lobot', effects: [] };
    expect(at('encounter', {}, { contacts: { nabo: [{ id: 'lobot', faceup: true }] } }, [meets])).toEqual([
      slip('the map has no space nabo; did you mean naboo?'),
    ]);
    expect(at('action', { character: 'han-sollo', ship: 'g9-riger' }, {}, [])).toEqual([
      slip('nobody knows the character han-sollo; did you mean han-solo?'),
      slip('nobody knows the ship g9-riger; did you mean g9-rigger?'),
    ]);
  });

  it('what the text of a card names: its place, another card, a section, a deck, a trait', () => {
    expect(at('encounter', { assets: ['vault'] }, {}, tries, [job('nabooo', 'databank-14'), databank])).toEqual([
      slip('the map has no space nabooo; did you mean naboo?'),
    ]);
    expect(at('encounter', { assets: ['vault'] }, {}, tries, [job('naboo', 'databak-14'), databank])).toEqual([
      slip('nobody knows the card databak-14; did you mean databank-14?'),
    ]);
    const trader = (encounterDeck: string, of: string) => ({
      id: 'trader',
      origin: 'encounter',
      encounterDeck,
      sections: [{ of, effects: [{ do: 'test', skill: 'tech', pass: [] }] }],
    });
    const meets: readonly Entry[] = [{ type: 'encounter.space', seat: 'ann', card: 'trader' }, ...tries.slice(1)];
    expect(at('encounter', {}, {}, meets, [trader('ryloth-nabooo', 'naboo')])).toEqual([
      slip('nobody knows the encounter deck ryloth-nabooo; did you mean ryloth-naboo?'),
    ]);
    // As it is printed, it is called rightly.
    expect(at('encounter', {}, {}, meets, [trader('Ryloth/Naboo', 'naboo')])).toEqual([]);
    for (const called of ['naboo-ryloth', 'naboo'])
      expect(at('encounter', {}, {}, meets, [trader(called, 'naboo')])).toEqual([
        slip(`nobody knows the encounter deck ${called}; did you mean ryloth-naboo?`),
      ]);
    expect(at('encounter', {}, {}, meets, [trader('Naboo', 'naboo')])).toEqual([
      slip('nobody knows the encounter deck naboo; did you mean ryloth-naboo?'),
    ]);
    expect(at('encounter', {}, {}, meets, [trader('ryloth-naboo', 'nabboo')])).toEqual([
      slip('nobody knows the section nabboo; did you mean naboo?'),
    ]);
    const guns = { ...spice, id: 'guns', traits: ['ilegal'], destination: 'naboo', reward: {}, abilities: [] };
    const delivers: readonly Entry[] = [
      { type: 'deliver.cargo', seat: 'ann', card: 'guns' },
      { type: 'deliver.roll', faces: ['hit'] },
    ];
    expect(at('action', { assets: [guns] }, {}, delivers)).toEqual([
      slip('nobody knows the trait ilegal; did you mean illegal?'),
    ]);
  });

  it('an action that was performed: it is not performed again', () => {
    const header = { turn: { seat: 'ann', step: 'action', done: ['markt'] }, market: { cargo: spice } };
    expect(at('action', {}, header, [buys('cargo')]).map(([entry, rule]) => [entry, rule])).toEqual([
      [null, 'log.the-move-log.5'],
      [0, 'outer-rim.action-step.0.2'],
    ]);
  });

  it('an ability that was used: it is not used again', () => {
    const used = (ability: string) =>
      at(
        'action',
        { character: 'jyn-erso' },
        { turn: { seat: 'ann', step: 'action', used: [`jyn-erso/${ability}`] } },
        [],
      );
    expect(used('focus-to-crit')).toEqual([]);
    expect(used('focus-crit')).toEqual([
      slip('nobody knows the ability jyn-erso/focus-crit; did you mean jyn-erso/focus-to-crit?'),
    ]);
    expect(used('something-else')).toEqual([]);
  });

  it('but no name of the table’s own', () => {
    // With facts; beside the card that it resembles; with another number or letter; like nothing that is known.
    const own = [{ ...spice, id: 'armoured-vest', type: 'gear' }, 'crate-a', 'crate-b', 'my-gun-1', 'my-gun-2', 'club'];
    expect(at('action', { assets: own }, {}, [])).toEqual([]);
    expect(at('action', { assets: ['armored-vest', 'armoured-vest'] }, {}, [])).toEqual([]);
    expect(at('encounter', {}, {}, [], [job('hutt-patrol', 'databank-15'), databank])).toEqual([]);
  });
});

describe('the Deckbuilding Game', () => {
  const at = (start: object, moves: readonly Entry[]) =>
    told({ ruleset: 'deckbuilding', seats: ['vera', 'sam'], start, moves });

  it('a card in a hand, in the row, a base, and what is attacked', () => {
    const ends: Entry = { type: 'turn.end', seat: 'vera', discards: ['stormtrooper', 'inquisitor'] };
    expect(at({ seats: { vera: { hand: ['stormtroper', 'inquisitor'] } } }, [ends])).toEqual([
      slip('nobody knows the card stormtroper; did you mean stormtrooper?'),
    ]);
    const buys: Entry = { type: 'galaxy.purchase', seat: 'vera', card: 'scout-trooper' };
    expect(at({ turn: { resources: 9 }, row: ['scout-troper'] }, [buys])).toEqual([
      slip('nobody knows the card scout-troper; did you mean scout-trooper?'),
    ]);
    expect(at({ seats: { sam: { base: 'dantoine' } } }, [])).toEqual([
      slip('nobody knows the base dantoine; did you mean dantooine?'),
    ]);
    expect(at({ seats: { vera: { units: [{ card: 'tie-fighter', committed: 'bace' }] } } }, [])).toEqual([
      slip('nobody knows the target bace; did you mean base?'),
    ]);
  });

  it('one of which there are several more', () => {
    expect(at({ seats: { vera: { hand: ['stormtrooper', 'stormtroper'] } } }, [])).toHaveLength(1);
  });
});
