import { type Example, table } from '../example.ts';
import { atMarket, cargo } from '../market-cards.ts';
import { begun } from '../setting-up.ts';
import { aimed, inEncounter, timed } from '../tools.ts';

const printed = { edition: 'print-1.0' } as const;
const living = { edition: 'living-1.1' } as const;
const crates = atMarket({ cargo: cargo('first-crates') });
const discard = { type: 'market.discard', seat: 'ann', deck: 'cargo' };
const up = (id: string) => ({ type: 'card.reveal', deck: 'cargo', card: cargo(id) });
const down = { defeated: true, damage: { character: 4, ship: 0 } };
const rest = table({ ann: { ...down, assets: [timed('flask', 'planning', { do: 'gain-credits', amount: 1000 })] } });
const drinks = { type: 'planning.ability', seat: 'ann', source: 'flask' };
const sneer = table({
  ...inEncounter,
  ann: { assets: [aimed('sneer', 'encounter', { do: 'gain-credits', amount: 1000 })] },
  ben: { space: 'tatooine', ...down },
});
const sneers = { type: 'encounter.ability', seat: 'ann', source: 'sneer', player: 'ben' };
const alone = table({
  ...inEncounter,
  ann: { assets: [aimed('sneer', 'encounter', { do: 'gain-credits', amount: 1000 })] },
});
const meets = { type: 'encounter.ability', seat: 'ann', source: 'sneer' };
const agrees = (fame: number) => ({ type: 'setup.fame', seat: 'ann', fame });
const gain = { type: 'planning.gain-credits', seat: 'ann' };

/** The same log by both editions: legal by one, a breach of this rule by the other. */
export const examples: readonly Example[] = [
  {
    rule: 'outer-rim.de-aktion-markt.1',
    shows: 'one card is discarded by the printed reference',
    header: printed,
    start: crates,
    moves: [discard, up('second-crates'), { type: 'market.end', seat: 'ann' }],
    final: { market: { cargo: { faceup: 'second-crates' } } },
  },
  {
    rule: 'outer-rim.de-aktion-markt.1',
    shows: 'no second one',
    header: printed,
    start: crates,
    moves: [discard, up('second-crates'), discard],
    breaks: ['outer-rim.de-aktion-markt.1'],
  },
  {
    rule: 'outer-rim.market-action.1.2',
    shows: 'by the Living Rules Reference there may be a second one',
    header: living,
    start: crates,
    moves: [discard, up('second-crates'), discard, up('third-crates')],
    final: { market: { cargo: { faceup: 'third-crates' } } },
  },
  {
    rule: 'outer-rim.planning-step.3.1.b',
    shows: 'by the printed reference a defeated player may use a "Planning" ability',
    header: printed,
    start: rest,
    moves: [drinks],
    final: { seats: { ann: { credits: 6000 } } },
  },
  {
    rule: 'outer-rim.planning-step.3.1.b',
    shows: 'by the Living Rules Reference they may not',
    header: living,
    start: rest,
    moves: [drinks],
    breaks: ['outer-rim.planning-step.3.1.b'],
  },
  {
    rule: 'outer-rim.planning-step.3.1.a',
    shows: 'nor may they gain credits by either',
    header: printed,
    start: rest,
    moves: [gain],
    breaks: ['outer-rim.planning-step.3.1.a'],
  },
  {
    rule: 'outer-rim.defeated.6',
    shows: 'by the printed reference a defeated player may be chosen',
    header: printed,
    start: sneer,
    moves: [sneers],
    final: { seats: { ann: { credits: 6000 } } },
  },
  {
    rule: 'outer-rim.defeated.6',
    shows: 'by the Living Rules Reference not',
    header: living,
    start: sneer,
    moves: [sneers],
    breaks: ['outer-rim.defeated.6'],
  },
  {
    rule: 'outer-rim.encounter-step.2.2',
    shows: 'the printed reference does not ask for the other player',
    header: printed,
    start: alone,
    moves: [meets],
    final: { seats: { ann: { credits: 6000 } } },
  },
  {
    rule: 'outer-rim.encounter-step.2.2',
    shows: 'the Living Rules Reference does',
    header: living,
    start: alone,
    moves: [meets],
    breaks: ['outer-rim.encounter-step.2.2'],
  },
  {
    rule: 'outer-rim.de-prestige.0.1',
    shows: 'an extended game by the printed reference',
    header: { ...printed, options: { unfinishedBusiness: false } },
    start: 'set-up',
    moves: [agrees(12), ...begun, gain],
    final: { fameRequirement: 12 },
  },
  {
    rule: 'outer-rim.de-prestige.0.1',
    shows: 'any other total is not printed',
    header: { ...printed, options: { unfinishedBusiness: false } },
    start: 'set-up',
    moves: [agrees(8)],
    breaks: ['outer-rim.de-prestige.0.1'],
  },
  {
    rule: 'outer-rim.de-prestige.0.1',
    shows: 'but with ambitions, of which the print knows nothing',
    header: { ...printed, options: { unfinishedBusiness: false, ambitions: true } },
    start: 'set-up',
    moves: [agrees(8)],
    final: { fameRequirement: 8 },
  },
  {
    rule: 'outer-rim.de-prestige.0.1',
    shows: 'in the header too',
    header: { ...printed, options: { fameRequirement: 8, ambitions: true } },
    start: table(),
    moves: [gain],
  },
  {
    rule: 'outer-rim.de-prestige.0.1',
    shows: 'in the header neither',
    header: { ...printed, options: { fameRequirement: 8 } },
    start: table(),
    moves: [gain],
    breaks: ['outer-rim.de-prestige.0.1'],
  },
  {
    rule: 'outer-rim.fame.1.1',
    shows: 'the Living Rules Reference lets the table agree on it',
    header: { ...living, options: { fameRequirement: 8 } },
    start: table(),
    moves: [gain],
    final: { fameRequirement: 8 },
  },
];
