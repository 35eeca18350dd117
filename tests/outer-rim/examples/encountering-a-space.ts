import type { CardFacts, Section } from '../../../schemas/outer-rim/cards.ts';
import type { StartSeat } from '../../../schemas/outer-rim/header.ts';
import { type Example, table } from '../example.ts';
import { ladder } from '../maps.ts';
import { inAction, inEncounter, tool, use } from '../tools.ts';

const gain = (amount: number) => ({ do: 'gain-credits', amount }) as const;
const loses = (amount: number) => ({ do: 'lose-credits', amount }) as const;
const fame = { do: 'gain-fame', amount: 1 } as const;
const lessHutt = { do: 'lose-reputation', faction: 'hutt' } as const;
const hutt = (...among: ('negative' | 'neutral' | 'positive')[]) => [
  { is: 'reputation', faction: 'hutt', among } as const,
];

/** An encounter card of a deck, with these sections. */
const card = (id: string, encounterDeck: string, ...sections: Section[]): CardFacts => ({
  id,
  origin: 'encounter',
  encounterDeck,
  bonuses: {},
  sections,
});
const DESERT = 'tatooine-nal-hutta';
/** A card of Tatooine and Nal Hutta, whose Nal Hutta part hangs on the reputation with the Hutts. */
const debts = card(
  'debts',
  DESERT,
  { of: 'tatooine', effects: [gain(1000)] },
  { of: 'nal-hutta', name: 'welcome', if: hutt('neutral', 'positive'), effects: [lessHutt, gain(2000)] },
  { of: 'nal-hutta', name: 'wanted', if: hutt('negative'), effects: [{ do: 'lose-credits', amount: 2000 }] },
);
/** Whose Nal Hutta part is a test for those in good standing. */
const trial = card(
  'trial',
  DESERT,
  { of: 'nal-hutta', if: hutt('positive'), effects: [{ do: 'test', skill: 'stealth', pass: [fame], fail: [] }] },
  { of: 'nal-hutta', if: hutt('negative', 'neutral'), effects: [gain(1000)] },
);
const rumour = card('rumour', DESERT, { of: 'tatooine', secret: true }, { of: 'nal-hutta', bounty: true });
const drift = card(
  'drift',
  'navpoint',
  { of: 'patrol', effects: [{ do: 'lose-credits', amount: 1000 }] },
  { of: 'no-patrol', effects: [gain(1000)] },
);
const storm = card(
  'storm',
  'kessel-maelstrom',
  { of: 'kessel', effects: [gain(1000)] },
  { of: 'maelstrom', effects: [{ do: 'test', skill: 'stealth', pass: [{ do: 'additional-turn' }], fail: [] }] },
);
const senate = card(
  'senate',
  'core-worlds',
  { of: 'core-worlds', effects: [gain(1000)] },
  { of: 'across-the-core', effects: [{ do: 'cross-the-core' }] },
);
const find = card('find', DESERT, {
  of: 'tatooine',
  effects: [{ do: 'may', effects: [{ do: 'gain-asset', card: 'find' }] }],
});
const asset: CardFacts = { ...find, type: 'gear' };

/** Cards whose text asks something before it brings anything. */
const favour = card('favour', DESERT, {
  of: 'tatooine',
  effects: [{ do: 'if', if: hutt('positive'), effects: [fame], else: [gain(1000)] }],
});
const crossroads = card('crossroads', DESERT, {
  of: 'tatooine',
  effects: [
    {
      do: 'choose',
      among: [
        { name: 'boast', if: hutt('positive'), effects: [fame] },
        { name: 'work', effects: [gain(1000)] },
        { name: 'rest', effects: [{ do: 'lose-credits', amount: 1000 }] },
      ],
    },
  ],
});
const rise = card('rise', DESERT, {
  of: 'tatooine',
  effects: [
    { do: 'gain-reputation', faction: 'hutt' },
    { do: 'if', if: hutt('positive'), effects: [fame] },
  ],
});
const told = (id: string, ...effects: object[]) => ({ type: 'encounter.space', seat: 'ann', card: id, effects });

const cards = [favour, crossroads, rise, debts, trial, rumour, drift, storm, senate, asset];
const at = (space: string, ann: StartSeat = {}, more: object = {}): Pick<Example, 'start' | 'header'> => ({
  start: table({ ann: { space, ...ann }, ...inEncounter, ...more }),
  header: { cards },
});
/** On the small map, which has both Core Worlds spaces and the Maelstrom. */
const onLadder = (space: string, ann: StartSeat = {}, more: object = {}): Pick<Example, 'start' | 'header'> => ({
  start: table({ ann: { space, ...ann }, ...inEncounter, ...more }),
  header: { cards, map: ladder },
});
const draws = (drawn?: string, more: object = {}) => ({
  type: 'encounter.space',
  seat: 'ann',
  ...(drawn === undefined ? {} : { card: drawn }),
  ...more,
});
const ann = (facts: object) => ({ seats: { ann: facts } });
/** A bounty for Nal Hutta with its contact. */
const quarry = {
  id: 'quarry',
  type: 'bounty' as const,
  destination: 'nal-hutta',
  reward: { credits: 1000 },
  captured: true,
  bonuses: {},
  abilities: [],
};
const patrol = { patrols: { imperial: { level: 1 as const, space: 't1-rebel', combat: 2 } } };
/** Ben's turn is over, and Ann encounters her space again. */
const round = [
  { type: 'planning.gain-credits', seat: 'ben' },
  { type: 'encounter.space', seat: 'ben', effects: [] },
  { type: 'planning.recover', seat: 'ann' },
];
const SPACE = 'outer-rim.encountering-a-space';

/** What stands on another section of a card is told once, where that section is chosen, however it is carried out. */
const wrongSections: readonly Example[] = [
  ...['wanted', 'nal-hutta/wanted'].flatMap((section): Example[] => [
    {
      rule: 'outer-rim.encountering-a-space.0.2',
      shows: `the section of another planet, ${section}, with what it brings declared and claimed, is one breach`,
      ...at('tatooine'),
      moves: [draws('debts', { section, effects: [loses(2000)], expect: ann({ credits: 3000 }) })],
      breaks: ['outer-rim.encountering-a-space.0.2'],
    },
    {
      rule: 'outer-rim.encountering-a-space.0.3',
      shows: `so is the subsection that does not fit, ${section}`,
      ...at('nal-hutta'),
      moves: [draws('debts', { section, effects: [loses(2000)], expect: ann({ credits: 3000 }) })],
      breaks: ['outer-rim.encountering-a-space.0.3'],
    },
  ]),
  ...[
    { credits: 3000, reputation: { hutt: 'neutral' } },
    { reputation: { hutt: 'neutral' }, credits: 3000, fame: 0 },
    { credits: 3000 },
  ].flatMap((facts): Example[] => [
    {
      rule: 'outer-rim.encountering-a-space.0.3',
      shows: `claims alone may show that the other subsection was resolved: ${JSON.stringify(facts)}`,
      ...at('nal-hutta'),
      moves: [draws('debts', { expect: ann(facts) }), { type: 'planning.gain-credits', seat: 'ben' }],
      breaks: ['outer-rim.encountering-a-space.0.3'],
    },
    {
      rule: 'outer-rim.encountering-a-space.0.2',
      shows: `or the section of another planet: ${JSON.stringify(facts)}`,
      ...at('tatooine'),
      moves: [draws('debts', { expect: ann(facts) }), { type: 'planning.gain-credits', seat: 'ben' }],
      breaks: ['outer-rim.encountering-a-space.0.2'],
    },
  ]),
  {
    rule: 'outer-rim.encountering-a-space.0.3',
    shows: 'what no section of the card brings shows none of them',
    ...at('nal-hutta'),
    moves: [draws('debts', { expect: ann({ credits: 7000, fame: 2 }) })],
    breaks: ['outer-rim.fame.2'],
  },
  {
    rule: 'outer-rim.encounter-cards.4',
    shows:
      'what stands neither on the section of another planet that is named nor on that of the own one is another slip',
    ...at('tatooine'),
    moves: [draws('debts', { section: 'wanted', effects: [lessHutt] })],
    breaks: ['outer-rim.encountering-a-space.0.2', 'outer-rim.encounter-cards.4'],
  },
  ...[{}, { effects: [gain(1000)] }, { expect: ann({ credits: 6000 }) }].map(
    (more): Example => ({
      rule: 'outer-rim.encountering-a-space.0.1',
      shows: `a card of another deck with its own section is one breach: ${JSON.stringify(more)}`,
      ...at('tatooine'),
      moves: [draws('storm', { section: 'kessel', ...more })],
      breaks: ['outer-rim.encountering-a-space.0.1'],
    }),
  ),
];

export const examples: readonly Example[] = [
  ...wrongSections,
  ...['ai-hera-syndulla', 'bossk', 'g9-rigger'].map((other) => ({
    rule: 'outer-rim.encountering-a-space.0.1' as const,
    shows: `${other} is no encounter card, and is not drawn`,
    start: table(inEncounter),
    moves: [{ type: 'encounter.space', seat: 'ann', card: other, effects: [] }],
    breaks: ['outer-rim.encountering-a-space.0.1'] as const,
    doubtful: true as const,
  })),
  {
    rule: 'outer-rim.encountering-a-space.0.1',
    shows: 'a card of the table’s own may be called as a character is, if its facts are told',
    start: table(inEncounter),
    header: { cards: [card('bossk', DESERT, { of: 'tatooine', effects: [] })] },
    moves: [{ type: 'encounter.space', seat: 'ann', card: 'bossk' }],
  },
  {
    rule: 'outer-rim.encountering-a-space.0.2',
    shows: 'what the section brings where its condition holds may be declared of it',
    ...at('tatooine', { reputation: { hutt: 'positive' } }),
    moves: [told('favour', fame)],
    final: { seats: { ann: { fame: 1 } } },
  },
  {
    rule: 'outer-rim.encountering-a-space.0.2',
    shows: 'not where the condition does not hold: the section did not bring it',
    ...at('tatooine'),
    moves: [told('favour', fame)],
    breaks: ['outer-rim.encountering-a-space.0.2'],
  },
  {
    rule: 'outer-rim.encountering-a-space.0.2',
    shows: 'nor what it would have brought otherwise, where it does',
    ...at('tatooine', { reputation: { hutt: 'positive' } }),
    moves: [told('favour', gain(1000))],
    breaks: ['outer-rim.encountering-a-space.0.2'],
  },
  {
    rule: 'outer-rim.encountering-a-space.0.2',
    shows: 'a condition is asked when the section comes to it: what stood before it may have changed the answer',
    ...at('tatooine'),
    moves: [told('rise', { do: 'gain-reputation', faction: 'hutt' }, fame)],
    final: { seats: { ann: { fame: 1 } } },
  },
  {
    rule: 'outer-rim.encountering-a-space.0.2',
    shows: 'of several branches the one is meant that fits what is declared',
    ...at('tatooine'),
    moves: [told('crossroads', gain(1000)), { type: 'planning.gain-credits', seat: 'ben' }],
    final: { seats: { ann: { credits: 6000 } } },
  },
  {
    rule: 'outer-rim.encountering-a-space.0.2',
    shows: 'the branch may be named besides',
    ...at('tatooine'),
    moves: [told('crossroads', gain(1000)), { type: 'card.choose', seat: 'ann', option: 'work' }],
    final: { seats: { ann: { credits: 6000 } } },
  },
  {
    rule: 'outer-rim.encountering-a-space.0.2',
    shows: 'nothing is declared of a branch that may not be chosen',
    ...at('tatooine'),
    moves: [told('crossroads', fame)],
    breaks: ['outer-rim.encountering-a-space.0.2'],
  },
  {
    rule: 'outer-rim.encountering-a-space.0.2',
    shows: 'nor of two branches at once',
    ...at('tatooine'),
    moves: [told('crossroads', gain(1000), { do: 'lose-credits', amount: 1000 })],
    breaks: ['outer-rim.encountering-a-space.0.2'],
  },
  {
    rule: `${SPACE}.0.3`,
    shows: 'a subsection that does not fit is one breach: what it brings has happened, and the log goes on from there',
    ...at('nal-hutta', { reputation: { hutt: 'positive' } }),
    moves: [
      { ...draws('debts'), section: 'wanted' },
      { type: 'planning.gain-credits', seat: 'ben', expect: { seats: { ann: { credits: 3000 } } } },
    ],
    breaks: [`${SPACE}.0.3`],
    final: { turn: { seat: 'ben' }, ...ann({ credits: 3000 }) },
  },
  {
    rule: `${SPACE}.0.2`,
    shows: 'the section of another planet is one breach too, whatever that of the own one would have brought',
    ...at('tatooine'),
    moves: [
      { ...draws('debts'), section: 'wanted', expect: { seats: { ann: { credits: 3000 } } } },
      { type: 'planning.gain-credits', seat: 'ben' },
    ],
    breaks: [`${SPACE}.0.2`],
    final: { turn: { seat: 'ben' }, ...ann({ credits: 3000 }) },
  },
  ...(
    [
      ['tatooine', undefined],
      ['planet', undefined],
      ['rubbish', `${SPACE}.0.2`],
    ] as const
  ).map(
    ([section, breaks]): Example => ({
      rule: `${SPACE}.0.2`,
      shows: `the section of a known card by a word for it, or by one that is no word for any: ${section}`,
      ...at('tatooine'),
      moves: [draws('debts', { section })],
      ...(breaks === undefined ? {} : { breaks: [breaks] }),
    }),
  ),
  {
    rule: `${SPACE}.0.3`,
    shows: 'what none of the two subsections brings is a breach of its own',
    ...at('nal-hutta', { reputation: { hutt: 'positive' } }),
    moves: [
      { ...draws('debts'), section: 'wanted' },
      { type: 'planning.gain-credits', seat: 'ben', expect: { seats: { ann: { fame: 1 } } } },
    ],
    breaks: [`${SPACE}.0.3`, 'outer-rim.fame.2'],
  },
  {
    rule: `${SPACE}.0.1`,
    shows: 'a card of the deck of the space is drawn',
    ...at('tatooine'),
    moves: [draws('debts')],
    final: { turn: { seat: 'ben' }, ...ann({ credits: 6000 }) },
  },
  {
    rule: `${SPACE}.0.1`,
    shows: 'a card of another deck is not',
    ...at('tatooine'),
    moves: [draws('drift')],
    breaks: [`${SPACE}.0.1`],
  },
  {
    rule: `${SPACE}.0.1`,
    shows: 'nor is a card of the market',
    ...at('tatooine'),
    moves: [draws('house-gun', { effects: [] })],
    start: table({ ann: { space: 'tatooine' }, ...inEncounter }),
    header: { cards: [{ id: 'house-gun', type: 'gear', deck: 'gear-mod' }] },
    breaks: [`${SPACE}.0.1`],
    doubtful: true,
  },
  {
    rule: `${SPACE}.0.1`,
    shows: 'a card of a deck that nobody has told may be the one',
    ...at('tatooine'),
    moves: [draws('tatooine-nal-hutta-4', { section: 'tatooine', effects: [gain(1000)] })],
    doubtful: true,
    final: ann({ credits: 6000 }),
  },
  {
    rule: `${SPACE}.0.1`,
    shows: 'a card that has just gone under its deck does not come up again',
    ...at('tatooine'),
    moves: [draws('debts'), ...round, draws('debts')],
    breaks: [`${SPACE}.0.1`],
    doubtful: true,
  },
  {
    rule: 'log.the-move-log.3',
    shows: 'a card that somebody keeps as a secret is not drawn',
    ...at('tatooine', { secrets: [{ id: 'debts', deck: DESERT }] }),
    moves: [draws('debts')],
    breaks: ['log.the-move-log.3'],
  },
  {
    rule: 'log.the-move-log.3',
    shows: 'nor is one that lies before somebody as an asset',
    ...at('tatooine', { assets: [{ id: 'find', type: 'gear' }] }),
    moves: [draws('find')],
    breaks: ['log.the-move-log.3'],
  },
  {
    rule: `${SPACE}.0.2`,
    shows: 'the section of the own space is resolved',
    ...at('tatooine'),
    moves: [draws('debts', { section: 'tatooine' })],
    final: ann({ credits: 6000, reputation: { hutt: 'neutral' } }),
  },
  {
    rule: `${SPACE}.0.2`,
    shows: 'not that of the other planet of the card',
    ...at('tatooine'),
    moves: [draws('debts', { section: 'nal-hutta' })],
    breaks: [`${SPACE}.0.2`],
  },
  {
    rule: `${SPACE}.0.2`,
    shows: 'also of a card whose text nobody knows',
    ...at('tatooine'),
    moves: [draws('some-card', { section: 'nal-hutta', effects: [gain(1000)] })],
    breaks: [`${SPACE}.0.2`],
    doubtful: true,
  },
  {
    rule: `${SPACE}.0.2`,
    shows: 'what it says may be told as well',
    ...at('tatooine'),
    moves: [draws('debts', { effects: [gain(1000)] })],
    final: ann({ credits: 6000 }),
  },
  {
    rule: `${SPACE}.0.2`,
    shows: 'what no section of the card says is not brought by it',
    ...at('tatooine'),
    moves: [draws('debts', { effects: [gain(5000)] })],
    breaks: [`${SPACE}.0.2`],
  },
  {
    rule: `${SPACE}.0.2`,
    shows: 'at a navpoint with a patrol its section, without one the other',
    ...at('t1-rebel', {}, patrol),
    moves: [draws('drift')],
    final: ann({ credits: 4000 }),
  },
  {
    rule: `${SPACE}.0.2`,
    shows: 'without a patrol the other section',
    ...at('t1-rebel'),
    moves: [draws('drift', { section: 'no-patrol' })],
    final: ann({ credits: 6000 }),
  },
  {
    rule: `${SPACE}.0.2`,
    shows: 'the section for a patrol is none where there is no patrol',
    ...at('t1-rebel'),
    moves: [draws('some-card', { section: 'patrol', effects: [] })],
    breaks: [`${SPACE}.0.2`],
    doubtful: true,
  },
  {
    rule: `${SPACE}.0.3`,
    shows: 'the subsection fits the reputation',
    ...at('nal-hutta', { reputation: { hutt: 'negative' } }),
    moves: [draws('debts')],
    final: ann({ credits: 3000 }),
  },
  {
    rule: `${SPACE}.0.3`,
    shows: 'the other subsection is for others',
    ...at('nal-hutta', { reputation: { hutt: 'negative' } }),
    moves: [draws('debts', { section: 'nal-hutta/welcome' })],
    breaks: [`${SPACE}.0.3`],
  },
  {
    rule: `${SPACE}.0.3`,
    shows: 'where nobody knows which subsection fits, one of them may have called for the test',
    ...at('nal-hutta', { reputation: { hutt: null } }),
    moves: [draws('trial'), { type: 'test.roll', faces: ['hit', 'blank'] }, { type: 'test.resolve', seat: 'ann' }],
    doubtful: true,
  },
  {
    rule: `${SPACE}.0.3`,
    shows: 'none of them has called for a combat',
    ...at('nal-hutta', { reputation: { hutt: null } }),
    moves: [draws('trial'), { type: 'combat.roll', faces: ['hit', 'blank'] }],
    breaks: ['outer-rim.combat.0.1'],
    doubtful: true,
  },
  {
    rule: `${SPACE}.0.2`,
    shows: 'of a card of which only the section of another space is told, the own section may have called for the test',
    ...at('nal-hutta'),
    moves: [draws('find'), { type: 'test.roll', faces: ['hit', 'blank'] }, { type: 'test.resolve', seat: 'ann' }],
    doubtful: true,
  },
  {
    rule: `${SPACE}.0.2`,
    shows: 'a section of the space that is told calls for no test',
    ...at('tatooine'),
    moves: [draws('debts'), { type: 'test.roll', faces: ['hit', 'blank'] }],
    breaks: ['outer-rim.skill-tests.0.1'],
  },
  {
    rule: `${SPACE}.0.3`,
    shows: 'of a reputation that nobody knows the log may say which it was',
    start: { seats: { ann: { space: 'nal-hutta', credits: 5000, character: 'han-solo' }, ben: {} }, ...inEncounter },
    header: { cards },
    moves: [draws('debts', { section: 'wanted' })],
    doubtful: true,
    final: ann({ credits: 3000 }),
  },
  {
    rule: `${SPACE}.0.3`,
    shows: 'that a goal may have brought fame does not change which part fits a reputation',
    ...at('nal-hutta', { character: 'boba-fett', reputation: { hutt: 'positive' }, assets: [quarry] }, inAction),
    moves: [{ type: 'deliver.bounty', seat: 'ann', card: 'quarry' }, draws('debts', { section: 'wanted' })],
    breaks: [`${SPACE}.0.3`],
  },
  {
    rule: `${SPACE}.0.4`,
    shows: 'on Nal Hutta with a negative Hutt reputation the negative subsection of the Nal Hutta section',
    ...at('nal-hutta', { reputation: { hutt: 'negative' } }),
    moves: [draws('debts', { section: 'wanted' })],
    final: ann({ credits: 3000, reputation: { hutt: 'negative' } }),
  },
  {
    rule: `${SPACE}.0.4`,
    shows: 'not the one for a positive or neutral reputation',
    ...at('nal-hutta', { reputation: { hutt: 'negative' } }),
    moves: [draws('debts', { section: 'welcome' })],
    breaks: [`${SPACE}.0.3`],
  },
  {
    rule: 'outer-rim.reputation.5.a',
    shows: 'the reputation decides which part of the card is resolved',
    ...at('nal-hutta', { reputation: { hutt: 'positive' } }),
    moves: [draws('debts')],
    final: ann({ credits: 7000, reputation: { hutt: 'neutral' } }),
  },
  {
    rule: 'outer-rim.reputation.5.a',
    shows: 'whoever is welcome is not wanted',
    ...at('nal-hutta', { reputation: { hutt: 'positive' } }),
    moves: [draws('debts', { section: 'wanted' })],
    breaks: [`${SPACE}.0.3`],
  },
  {
    rule: 'outer-rim.encounter-cards.4',
    shows: 'one section is resolved',
    ...at('tatooine'),
    moves: [draws('debts', { section: 'tatooine', effects: [gain(1000)] })],
    final: ann({ credits: 6000, reputation: { hutt: 'neutral' } }),
  },
  {
    rule: 'outer-rim.encounter-cards.4',
    shows: 'nothing of the other ones comes with it',
    ...at('tatooine'),
    moves: [draws('debts', { effects: [gain(1000), gain(2000)] })],
    breaks: ['outer-rim.encounter-cards.4'],
  },
  {
    rule: 'outer-rim.encounter-cards.4.1',
    shows: 'what the card changes does not lead to its other subsection',
    ...at('nal-hutta'),
    moves: [draws('debts')],
    final: ann({ credits: 7000, reputation: { hutt: 'negative' } }),
  },
  {
    rule: 'outer-rim.encounter-cards.4.1',
    shows: 'the reputation that the card has just brought is not that of the draw',
    ...at('nal-hutta'),
    moves: [draws('debts', { section: 'wanted' })],
    breaks: [`${SPACE}.0.3`],
  },
  {
    rule: `${SPACE}.1`,
    shows: 'on a Core Worlds space the crossing is announced',
    ...onLadder('trailing-core'),
    moves: [draws('senate', { cross: true })],
    final: ann({ space: 'spinward-core' }),
  },
  {
    rule: `${SPACE}.1`,
    shows: 'nowhere else',
    ...onLadder('kessel'),
    moves: [draws('storm', { cross: true })],
    breaks: [`${SPACE}.1`],
  },
  {
    rule: `${SPACE}.1.1`,
    shows: 'whoever announces the crossing resolves "Across the Core"',
    ...onLadder('spinward-core'),
    moves: [draws('senate', { cross: true, section: 'across-the-core' })],
    final: ann({ space: 'trailing-core', credits: 5000 }),
  },
  {
    rule: `${SPACE}.1.1`,
    shows: 'and not "Core Worlds"',
    ...onLadder('spinward-core'),
    moves: [draws('senate', { cross: true, section: 'core-worlds' })],
    breaks: [`${SPACE}.1.1`],
  },
  {
    rule: `${SPACE}.1.1`,
    shows: 'whoever names the section has announced it',
    ...onLadder('spinward-core'),
    moves: [draws('senate', { section: 'across-the-core' })],
    final: ann({ space: 'trailing-core' }),
  },
  {
    rule: `${SPACE}.1.2`,
    shows: 'whoever announces nothing resolves "Core Worlds"',
    ...onLadder('spinward-core'),
    moves: [draws('senate')],
    final: ann({ space: 'spinward-core', credits: 6000 }),
  },
  {
    rule: `${SPACE}.1.2`,
    shows: 'whoever does not want to cross does not get across',
    ...onLadder('spinward-core'),
    moves: [draws('senate', { cross: false, section: 'across-the-core' })],
    breaks: [`${SPACE}.1.2`],
  },
  {
    rule: 'outer-rim.across-the-core.2',
    shows: 'from Spinward Core to Trailing Core',
    ...onLadder('spinward-core'),
    moves: [draws('senate', { cross: true })],
    final: ann({ space: 'trailing-core' }),
  },
  {
    rule: 'outer-rim.across-the-core.2',
    shows: 'the standee does not stay',
    ...onLadder('spinward-core'),
    moves: [draws('senate', { cross: true, expect: ann({ space: 'spinward-core' }) })],
    breaks: ['outer-rim.across-the-core.2'],
  },
  {
    rule: 'outer-rim.across-the-core.2.1',
    shows: 'the Maelstrom on the way stops nobody who crosses the core',
    ...onLadder('trailing-core'),
    moves: [draws('senate', { cross: true })],
    final: ann({ space: 'spinward-core' }),
  },
  {
    rule: 'outer-rim.across-the-core.2.1',
    shows: 'nobody stops in a space between',
    ...onLadder('trailing-core'),
    moves: [draws('senate', { cross: true, expect: ann({ space: 'maelstrom' }) })],
    breaks: ['outer-rim.across-the-core.2'],
  },
  {
    rule: 'outer-rim.across-the-core.2.2',
    shows: 'no hostile patrol stops it, not even at the other end',
    ...onLadder(
      'trailing-core',
      { reputation: { imperial: 'negative' } },
      { patrols: { imperial: { level: 1, space: 'spinward-core', combat: 2 } } },
    ),
    moves: [draws('senate', { cross: true })],
    final: ann({ space: 'spinward-core' }),
  },
  {
    rule: 'outer-rim.across-the-core.2.2',
    shows: 'so it does not end before the patrol',
    ...onLadder(
      'trailing-core',
      { reputation: { imperial: 'negative' } },
      { patrols: { imperial: { level: 1, space: 'naboo', combat: 2 } } },
    ),
    moves: [draws('senate', { cross: true, expect: ann({ space: 'naboo' }) })],
    breaks: ['outer-rim.across-the-core.2'],
  },
  {
    rule: 'outer-rim.maelstrom.3.a',
    shows: 'in the Maelstrom a card of the deck of Kessel is drawn',
    ...onLadder('maelstrom'),
    moves: [draws('storm'), { type: 'test.roll', faces: ['crit', 'blank'] }, { type: 'test.resolve', seat: 'ann' }],
    final: { turn: { seat: 'ann', additional: true } },
  },
  {
    rule: 'outer-rim.maelstrom.3.a',
    shows: 'none of the navpoints',
    ...onLadder('maelstrom'),
    moves: [draws('drift')],
    breaks: ['outer-rim.maelstrom.3.a'],
  },
  {
    rule: 'outer-rim.maelstrom.6',
    shows: 'what a card says of navpoints is not said of the Maelstrom',
    ...onLadder('maelstrom', {
      assets: [
        {
          id: 'chart',
          type: 'gear',
          bonuses: {},
          abilities: [
            {
              id: 'use',
              timing: 'encounter',
              effects: [{ do: 'if', if: [{ is: 'space', among: ['navpoint'] }], effects: [gain(1000)], else: [fame] }],
            },
          ],
        },
      ],
    }),
    moves: [{ type: 'encounter.ability', seat: 'ann', source: 'chart' }],
    final: ann({ credits: 5000, fame: 1 }),
  },
  {
    rule: 'outer-rim.maelstrom.6',
    shows: 'no section of the navpoints is resolved in the Maelstrom',
    ...onLadder('maelstrom'),
    moves: [draws('some-card', { section: 'no-patrol', effects: [] })],
    breaks: [`${SPACE}.0.2`],
    doubtful: true,
  },
  {
    rule: `${SPACE}.2.1`,
    shows: 'a section that is a secret leaves the card with the player, facedown',
    ...at('tatooine'),
    moves: [draws('rumour')],
    final: { ...ann({ secrets: [{ id: 'rumour', deck: DESERT }] }), encounterDecks: {} },
  },
  {
    rule: `${SPACE}.2.1`,
    shows: 'it is not put under the deck',
    ...at('tatooine'),
    moves: [draws('rumour', { expect: ann({ secrets: [] }) })],
    breaks: [`${SPACE}.2.1`],
  },
  {
    rule: `${SPACE}.2.4`,
    shows: 'a section that is a bounty is gained by whoever likes',
    ...at('nal-hutta'),
    header: { cards: [{ ...rumour, type: 'bounty' }] },
    moves: [draws('rumour'), { type: 'card.may', seat: 'ann' }],
    final: ann({ assets: [{ card: 'rumour' }] }),
  },
  {
    rule: `${SPACE}.2.4`,
    shows: 'whoever leaves it puts it under its deck',
    ...at('nal-hutta'),
    header: { cards: [{ ...rumour, type: 'bounty' }] },
    moves: [draws('rumour'), { type: 'planning.gain-credits', seat: 'ben' }],
    final: { ...ann({ assets: [] }), encounterDecks: { [DESERT]: ['rumour'] } },
  },
  {
    rule: `${SPACE}.2.4`,
    shows: 'nobody else gains it',
    ...at('nal-hutta'),
    header: { cards: [{ ...rumour, type: 'bounty' }] },
    moves: [draws('rumour'), { type: 'card.may', seat: 'ben' }],
    breaks: ['outer-rim.word-usage.2'],
  },
  {
    rule: `${SPACE}.4`,
    shows: 'afterwards the card lies under its deck',
    ...at('tatooine'),
    moves: [draws('debts')],
    final: { encounterDecks: { [DESERT]: ['debts'] } },
  },
  {
    rule: `${SPACE}.4`,
    shows: 'a card that nobody has named does, too',
    ...at('tatooine'),
    moves: [draws('debts'), ...round, draws(undefined, { effects: [gain(1000)] })],
    doubtful: true,
    final: { encounterDecks: { [DESERT]: ['debts', null] } },
  },
  {
    rule: `${SPACE}.4`,
    shows: 'of one that nobody has named nobody knows whether it was kept',
    ...at('tatooine'),
    moves: [
      draws('debts'),
      ...round,
      draws(undefined, { effects: [gain(1000)], expect: { encounterDecks: { [DESERT]: ['debts'] } } }),
    ],
    doubtful: true,
  },
  {
    rule: `${SPACE}.4`,
    shows: 'but the one before it has not gone from there',
    ...at('tatooine'),
    moves: [
      draws('debts'),
      ...round,
      draws(undefined, { effects: [gain(1000)], expect: { encounterDecks: { [DESERT]: [] } } }),
    ],
    doubtful: true,
    breaks: [`${SPACE}.4`],
  },
  {
    rule: `${SPACE}.4`,
    shows: 'unless it gave an asset',
    ...at('tatooine'),
    moves: [draws('find'), { type: 'card.may', seat: 'ann' }],
    final: { ...ann({ assets: [{ card: 'find' }] }), encounterDecks: {} },
  },
  {
    rule: `${SPACE}.4`,
    shows: 'it does not leave the game',
    ...at('tatooine'),
    moves: [draws('debts', { expect: { encounterDecks: { [DESERT]: [] } } })],
    breaks: [`${SPACE}.4`],
  },
  {
    rule: 'outer-rim.bartering.2.1',
    shows: 'an asset of an encounter card is gained for nothing',
    ...at('tatooine'),
    moves: [draws('find'), { type: 'card.may', seat: 'ann' }],
    final: ann({ credits: 5000, assets: [{ card: 'find' }] }),
  },
  {
    rule: 'outer-rim.errata-encounter-cards.5',
    shows: 'whoever keeps the ship may sell the Empire’s goodwill',
    start: table({ ann: { space: 'ryloth' }, ...inEncounter }),
    moves: [
      draws('ryloth-10'),
      { type: 'card.choose', seat: 'ann', option: 'keep-the-ship' },
      { type: 'card.may', seat: 'ann' },
    ],
    final: ann({ credits: 9000, reputation: { imperial: 'negative' } }),
  },
  {
    rule: 'outer-rim.errata-encounter-cards.5',
    shows: 'whoever replaces it may not',
    start: table({ ann: { space: 'ryloth' }, ...inEncounter }),
    moves: [
      draws('ryloth-10'),
      { type: 'card.choose', seat: 'ann', option: 'replace-the-ship' },
      { type: 'card.may', seat: 'ann' },
    ],
    breaks: ['outer-rim.word-usage.2'],
    doubtful: true,
  },
  {
    rule: 'outer-rim.frequently-asked-questions-encounter-cards.1.a',
    shows: 'exchanged ship sheets keep their side and their damage',
    start: table({
      ann: { ship: 'g9-rigger', damage: { ship: 1 } },
      ben: { ship: 'g-1a-starfighter', space: 'tatooine', damage: { ship: 2 } },
      ...inEncounter,
    }),
    moves: [draws('tatooine-6', { effects: [{ do: 'exchange-ships', with: 'ben' }] })],
    doubtful: true,
    final: {
      seats: {
        ann: { ship: 'g-1a-starfighter', damage: { ship: 2 } },
        ben: { ship: 'g9-rigger', damage: { ship: 1 } },
      },
    },
  },
  {
    rule: 'outer-rim.frequently-asked-questions-encounter-cards.1.a',
    shows: 'the damage does not stay with the player',
    start: table({
      ann: { ship: 'g9-rigger', damage: { ship: 1 } },
      ben: { ship: 'g-1a-starfighter', space: 'tatooine', damage: { ship: 2 } },
      ...inEncounter,
    }),
    moves: [
      draws('tatooine-6', {
        effects: [{ do: 'exchange-ships', with: 'ben' }],
        expect: ann({ damage: { ship: 1 } }),
      }),
    ],
    breaks: ['outer-rim.frequently-asked-questions-encounter-cards.1.a'],
    doubtful: true,
  },
  {
    rule: 'outer-rim.damage.4',
    shows: 'damage beyond the hull that an exchanged sheet has with its new owner goes back, and defeats them',
    start: table({
      ann: { ship: 'g9-rigger', character: 'han-solo', values: {} },
      ben: { ship: 'g-1a-starfighter', character: 'chewbacca', values: {}, space: 'tatooine', damage: { ship: 5 } },
      ...inEncounter,
    }),
    moves: [draws('tatooine-6', { effects: [{ do: 'exchange-ships', with: 'ben' }] })],
    doubtful: true,
    final: { seats: { ann: { damage: { ship: 4 }, defeated: true }, ben: { damage: { ship: 0 } } } },
  },
  {
    rule: 'outer-rim.frequently-asked-questions-encounter-cards.1.b',
    shows: 'what lies in the slots stays with its owner',
    start: table({
      ann: { ship: 'g9-rigger', assets: [{ id: 'crate', type: 'cargo' }] },
      ben: { ship: 'g-1a-starfighter', space: 'tatooine' },
      ...inEncounter,
    }),
    moves: [draws('tatooine-6', { effects: [{ do: 'exchange-ships', with: 'ben' }] })],
    doubtful: true,
    final: { seats: { ann: { ship: 'g-1a-starfighter', assets: [{ card: 'crate' }] }, ben: { assets: [] } } },
  },
  {
    rule: 'outer-rim.frequently-asked-questions-encounter-cards.1.b',
    shows: 'it does not go with the sheet',
    start: table({
      ann: { ship: 'g9-rigger', assets: [{ id: 'crate', type: 'cargo' }] },
      ben: { ship: 'g-1a-starfighter', space: 'tatooine' },
      ...inEncounter,
    }),
    moves: [
      draws('tatooine-6', {
        effects: [{ do: 'exchange-ships', with: 'ben' }],
        expect: { seats: { ann: { assets: [] } } },
      }),
    ],
    breaks: ['outer-rim.frequently-asked-questions-encounter-cards.1.b'],
    doubtful: true,
  },
  ...(
    [
      ['ship', { ship: 'g9-rigger' }],
      ['goal', { shipGoalDone: true }],
      ['values', { values: { hyperdrive: 3 } }],
      ['slots', { slots: { crew: 2 } }],
    ] as const
  ).map(
    ([what, claimed]): Example => ({
      rule: 'outer-rim.frequently-asked-questions-encounter-cards.1.a',
      shows: `of the old sheet nothing is left but what lies in its slots: ${what}`,
      start: table({
        ann: { ship: 'g9-rigger', values: { hyperdrive: 3 }, slots: { crew: 2 } },
        ben: {
          ship: 'g-1a-starfighter',
          space: 'tatooine',
          values: { hyperdrive: 4 },
          slots: { crew: 1 },
        },
        ...inEncounter,
      }),
      moves: [draws('tatooine-6', { effects: [{ do: 'exchange-ships', with: 'ben' }], expect: ann(claimed) })],
      breaks: ['outer-rim.frequently-asked-questions-encounter-cards.1.a'],
      doubtful: true,
    }),
  ),
  {
    rule: 'outer-rim.discarding.1',
    shows: 'an asset of an encounter card goes under its encounter deck when it is discarded',
    start: table({ ann: { assets: ['find', tool('sweep', { do: 'discard-asset', card: 'find' })] }, ...inAction }),
    header: { cards },
    moves: [use('sweep')],
    final: { encounterDecks: { [DESERT]: ['find'] } },
  },
  {
    rule: 'outer-rim.discarding.1',
    shows: 'it is not gone for good',
    start: table({ ann: { assets: ['find', tool('sweep', { do: 'discard-asset', card: 'find' })] }, ...inAction }),
    header: { cards },
    moves: [use('sweep', { expect: { encounterDecks: { [DESERT]: [] } } })],
    breaks: ['outer-rim.discarding.1'],
  },
  {
    rule: 'outer-rim.discarding.1',
    shows: 'an asset that is declined goes there, too',
    ...at('tatooine', { slots: { gear: 0 } }),
    moves: [
      draws('find'),
      { type: 'card.may', seat: 'ann' },
      { type: 'asset.decline', seat: 'ann', expect: { encounterDecks: { [DESERT]: [] } } },
    ],
    breaks: ['outer-rim.discarding.1'],
  },
  {
    rule: 'outer-rim.discarding.1',
    shows: 'and one that makes room for another',
    ...at('tatooine', { slots: { gear: 1 }, assets: [{ ...asset, id: 'old-find' }] }),
    moves: [
      draws('find'),
      { type: 'card.may', seat: 'ann' },
      { type: 'asset.discard', seat: 'ann', card: 'old-find', expect: { encounterDecks: { [DESERT]: [] } } },
    ],
    breaks: ['outer-rim.discarding.1'],
  },
  {
    rule: `${SPACE}.4`,
    shows: 'what lay under the deck before the log begins may lie there still',
    ...at('tatooine'),
    moves: [draws('debts', { expect: { encounterDecks: { [DESERT]: ['older', 'debts'] } } })],
    doubtful: true,
  },
  {
    rule: `${SPACE}.0.2`,
    shows: 'a section may be called by the space itself',
    ...at('t1-rebel'),
    moves: [draws('some-card', { section: 't1-rebel', effects: [gain(1000)] })],
    doubtful: true,
    final: ann({ credits: 6000 }),
  },
];
