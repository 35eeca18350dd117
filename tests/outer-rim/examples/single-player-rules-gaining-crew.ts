import type { CardFacts } from '../../../schemas/outer-rim/cards.ts';
import type { Start, StartSeat } from '../../../schemas/outer-rim/header.ts';
import { aiTable, annsTurn, draws, endedBy, neutral, ofBot, shows, takes, withAi } from '../ai-turns.ts';
import { mate } from '../contacts.ts';
import type { Example } from '../example.ts';
import { flying, gear, sheets, ship } from '../market-cards.ts';
import { breaks, comesTo, keeps, type Move, that } from '../writing.ts';

const RULE = 'single-player-rules-gaining-crew';
const CARD = 'single-player-rules-playing-the-game';
const told: CardFacts[] = [
  { id: 'db-job', origin: 'databank', number: 42 },
  gear('knife'),
  mate('old-hand', 'lobot-the-elder'),
  mate('new-hand', 'dash'),
  mate('third-hand', 'sable'),
  {
    id: 'db-71',
    origin: 'databank',
    type: 'other',
    contact: 'hermit',
    program: [{ do: 'gain-credits', amount: 5000 }],
  },
];
const header = withAi(told, { ships: sheets });
const white = { class: 'white' } as const;
const yellow = { class: 'yellow' } as const;
const facedown = [yellow, white];

const gem = (id: string): CardFacts => gear(id, { deck: 'luxury' });
const reveals = (card: CardFacts): Move => ({ type: 'card.reveal', deck: card.deck, card });

/** Bot on Tatooine with these contacts. It is Maz Kanata, whose card ends with a contact and its crew, unless it is somebody else. */
function there(
  tatooine: NonNullable<Start['contacts']>[string],
  bot: StartSeat = {},
  more: { ann?: StartSeat } & Omit<Start, 'seats'> = {},
): Start {
  return aiTable({
    bot: { character: 'maz-kanata', ship: 'g9-rigger', slots: { crew: 2, cargo: 1 }, credits: 3000, ...bot },
    market: { luxury: gem('gem'), ship: ship('tidy-tub', { cost: 5000 }) },
    ...more,
    contacts: { tatooine, kessel: [], naboo: [], 'trailing-core': [], 'spinward-core': [], ...more.contacts },
  });
}
/** Maz buys a luxury card first, Chewbacca a ship: the next card of the deck comes up. */
const maz: Move[] = [draws('ai-maz-kanata'), reveals(gem('next-gem-of-all'))];
const chewbacca: Move[] = [draws('ai-chewbacca'), reveals(ship('big-tub'))];
const asChewbacca = flying('old-tub', { character: 'chewbacca', credits: 5000 });
const start = there(facedown);
const crewOf = (...cards: string[]) => [
  { card: 'gem' },
  ...cards.map((card) => ({ card, type: 'crew', captured: false })),
];
const old = (id = 'deck-hand', contact: string | null = 'hand'): CardFacts => mate(id, contact);
/** Maz Kanata has a crew slot of her own. */
const full = there(facedown, { slots: { crew: 0 }, assets: [old()] });
const dash = shows('dash', { class: 'white' });

const kept = (rule: string, says: string, from: Start, moves: readonly Move[], head = header) =>
  keeps(rule, says, from, endedBy('smuggler', moves), head);
const ok = (shows_: string, from: Start, moves: readonly Move[], final?: object, rule: string = RULE, head = header) =>
  comesTo(rule, shows_, from, endedBy('smuggler', moves), final, head);
const no = (rule: string, shows_: string, from: Start, moves: readonly Move[], head = header) =>
  breaks(rule, shows_, from, endedBy('smuggler', moves), head);

export const examples: readonly Example[] = [
  // 3.a: a facedown one, of the lowest class.
  ok(
    'the white contact is turned up, and its crew is gained without a word',
    start,
    [...maz, dash, annsTurn()],
    { seats: { bot: { assets: crewOf('new-hand') } }, contacts: { tatooine: [{ class: 'yellow', faceup: false }] } },
    `${RULE}.3.a`,
  ),
  ok(
    'the class of a token need not be told',
    start,
    [...maz, shows('dash'), takes('new-hand'), annsTurn()],
    undefined,
    `${RULE}.3.a`,
  ),
  no(`${RULE}.3.a`, 'the yellow one is not of the lowest class', start, [...maz, shows('dash', yellow)]),
  ok(
    'of Chewbacca the highest class is asked for',
    there(facedown, asChewbacca),
    [...chewbacca, shows('dash', yellow), annsTurn()],
    { contacts: { tatooine: [{ class: 'white', faceup: false }] } },
    `${RULE}.3.a`,
  ),
  no(`${RULE}.3.a`, 'so that the lowest one stays', there(facedown, asChewbacca), [...chewbacca, dash]),
  no(
    'log.the-move-log.3',
    'a faceup contact is not turned up',
    there([yellow, { id: 'dash', class: 'white', faceup: true }]),
    [...maz, shows('dash')],
  ),
  ok(
    'that it encounters one of that class may be told before',
    start,
    [...maz, { type: 'encounter.contact', seat: 'bot', class: 'white' }, dash, annsTurn()],
    { seats: { bot: { assets: crewOf('new-hand') } } },
    `${RULE}.3.a`,
  ),
  ok(
    'so may who that turns out to be',
    start,
    [...maz, { type: 'encounter.contact', seat: 'bot', contact: 'dash' }, dash, annsTurn()],
    { seats: { bot: { assets: crewOf('new-hand') } } },
    `${RULE}.3.a`,
  ),
  no(`${RULE}.3.a`, 'not one of another class', start, [
    ...maz,
    { type: 'encounter.contact', seat: 'bot', class: 'yellow' },
    dash,
  ]),
  no(`${RULE}.3.a`, 'nor is its crew taken', there([yellow, { id: 'dash', class: 'white', faceup: true }]), [
    ...maz,
    { type: 'encounter.contact', seat: 'bot', contact: 'dash' },
    takes('new-hand'),
    annsTurn({ expect: { seats: { bot: { assets: crewOf('new-hand') } } } }),
  ]),
  kept(
    `${RULE}.3.a`,
    'where a class is not told any token may be the lowest',
    there([yellow, {}]),
    [...maz, shows('dash'), annsTurn()],
    header,
  ),
  // 3.b: without a facedown one the lowest that is faceup.
  ok(
    'all are faceup: the crew of the lowest one comes',
    there([
      { id: 'dash', class: 'yellow', faceup: true },
      { id: 'sable', class: 'green', faceup: true },
    ]),
    [...maz, annsTurn(ofBot({ assets: [{ card: 'gem' }, { card: 'third-hand' }] }))],
    { contacts: { tatooine: [{ id: 'dash' }] } },
    `${RULE}.3.b`,
  ),
  ok(
    'who it is may be said',
    there([
      { id: 'dash', class: 'yellow', faceup: true },
      { id: 'sable', class: 'green', faceup: true },
    ]),
    [...maz, { type: 'encounter.contact', seat: 'bot', contact: 'sable' }, takes('third-hand'), annsTurn()],
    { seats: { bot: { assets: crewOf('third-hand') } } },
    `${RULE}.3.b`,
  ),
  no(
    `${RULE}.3.b`,
    'not that of a higher class',
    there([
      { id: 'dash', class: 'yellow', faceup: true },
      { id: 'sable', class: 'green', faceup: true },
    ]),
    [...maz, { type: 'encounter.contact', seat: 'bot', contact: 'dash' }],
  ),
  ok(
    'Chewbacca, too, takes the lowest of those that are faceup',
    there(
      [
        { id: 'dash', class: 'yellow', faceup: true },
        { id: 'sable', class: 'green', faceup: true },
      ],
      asChewbacca,
    ),
    [...chewbacca, annsTurn()],
    { seats: { bot: { assets: [{ card: 'third-hand' }] } } },
    `${RULE}.3.b`,
  ),
  // 3.1: the leftmost of those of one class.
  ok(
    'of two of one class the leftmost',
    there([
      { id: 'sable', class: 'green', faceup: true },
      { id: 'dash', class: 'green', faceup: true },
    ]),
    [...maz, annsTurn()],
    { seats: { bot: { assets: crewOf('third-hand') } } },
    `${RULE}.3.1`,
  ),
  no(
    `${RULE}.3.1`,
    'not the other one',
    there([
      { id: 'sable', class: 'green', faceup: true },
      { id: 'dash', class: 'green', faceup: true },
    ]),
    [...maz, { type: 'encounter.contact', seat: 'bot', contact: 'dash' }],
  ),
  ok(
    'nor of two that are facedown, one of whom everybody has seen',
    there([{ id: 'sable', class: 'white' }, white]),
    [...maz, shows('sable'), annsTurn()],
    { seats: { bot: { assets: crewOf('third-hand') } } },
    `${RULE}.3.1`,
  ),
  no(`${RULE}.3.1`, 'who lies to the left', there([{ id: 'sable', class: 'white' }, white]), [
    ...maz,
    shows('dash', white),
  ]),
  // 0.3: the crew of the card, and no other.
  ok(
    'the crew is named',
    start,
    [...maz, dash, takes('new-hand'), annsTurn()],
    { seats: { bot: { assets: crewOf('new-hand') } } },
    `${RULE}.0.3`,
  ),
  no(`${RULE}.0.3`, 'not the crew of somebody else', start, [...maz, dash, takes('old-hand')]),
  no(`${RULE}.0.3`, 'it is not left where it is', start, [...maz, dash, takes(null)]),
  no(`${RULE}.0.3`, 'and it is there afterwards', start, [
    ...maz,
    dash,
    takes('new-hand', ofBot({ assets: [{ card: 'gem' }] })),
  ]),
  {
    ...kept(`${RULE}.0.3`, 'what stands on a databank card that nobody has told the log says', start, [
      ...maz,
      shows('stranger', white),
      takes('crew-stranger', ofBot({ assets: [{ card: 'gem' }, { card: 'crew-stranger' }] })),
      annsTurn(),
    ]),
    header,
    doubtful: ['outer-rim.single-player-rules-gaining-crew.0.3'],
  },
  {
    ...kept(`${RULE}.0.3`, 'or leaves open', start, [...maz, shows('stranger', white), annsTurn()]),
    header,
    doubtful: ['outer-rim.single-player-rules-gaining-crew.0.3'],
  },
  {
    ...kept(`${RULE}.0.3`, 'who it was may be left open, too', start, [...maz, annsTurn()]),
    header,
    doubtful: ['outer-rim.single-player-rules-gaining-crew.0.3'],
  },
  {
    ...no(`${RULE}.3.a`, 'but not that nobody was turned up', start, [
      ...maz,
      annsTurn(that({ contacts: { tatooine: [yellow, white].map((one) => ({ ...one, faceup: false })) } })),
    ]),
    doubtful: ['outer-rim.single-player-rules-gaining-crew.0.3'],
  },
  // 1: nothing else of the card.
  no(`${RULE}.1`, 'no credits are paid for the crew', start, [
    ...maz,
    dash,
    takes('new-hand', {
      effects: [
        { do: 'lose-credits', amount: 2000 },
        { do: 'gain-asset', card: 'new-hand' },
      ],
    }),
  ]),
  no(`${RULE}.1`, 'nor are there tests', start, [
    ...maz,
    dash,
    takes('new-hand', {
      effects: [
        { do: 'test', skill: 'tech' },
        { do: 'gain-asset', card: 'new-hand' },
      ],
    }),
  ]),
  no(`${RULE}.1`, 'nothing is gained by it', start, [...maz, dash, takes('new-hand', ofBot({ credits: 5000 }))]),
  kept(`${RULE}.1`, 'nor paid', start, [...maz, dash, takes('new-hand', ofBot({ credits: 0 })), annsTurn()], header),
  // 2: a card without crew.
  ok(
    'a card without crew brings nothing at all',
    start,
    [...maz, shows('hermit', white), annsTurn()],
    {
      seats: { bot: { assets: crewOf(), credits: 0 } },
      contacts: { tatooine: [{ class: 'yellow' }, { id: 'hermit', faceup: true }] },
    },
    `${RULE}.2`,
  ),
  ok(
    'which may be said',
    start,
    [...maz, shows('hermit', white), takes(null), annsTurn()],
    { seats: { bot: { assets: crewOf() } } },
    `${RULE}.2`,
  ),
  no(`${RULE}.2`, 'no crew comes of it', start, [...maz, shows('hermit', white), takes('crew-hermit')]),
  no(`${RULE}.2`, 'nor is there one afterwards', start, [
    ...maz,
    shows('hermit', white),
    takes(null, ofBot({ assets: [{ card: 'gem' }, { card: 'crew-hermit' }] })),
  ]),
  // 1.1: without a slot one of the crew goes.
  ok(
    'the only crew makes room without a word, and its token returns',
    full,
    [...maz, dash, annsTurn()],
    {
      seats: { bot: { assets: crewOf('new-hand') } },
      contacts: { tatooine: [{ class: 'yellow' }, { id: 'hand', faceup: true }] },
    },
    `${RULE}.1.1`,
  ),
  ok(
    'which of two goes is a matter of chance',
    there(facedown, { slots: { crew: 1 }, assets: [old(), old('other-hand', null)] }),
    [...maz, dash, { type: 'asset.discard', seat: 'bot', card: 'other-hand' }, annsTurn()],
    { seats: { bot: { assets: [{ card: 'deck-hand' }, { card: 'gem' }, { card: 'new-hand' }] } } },
    `${RULE}.1.1`,
  ),
  no(
    `${RULE}.1.1`,
    'but the new one stays',
    there(facedown, { slots: { crew: 1 }, assets: [old(), old('other-hand', null)] }),
    [...maz, dash, { type: 'asset.discard', seat: 'bot', card: 'new-hand' }],
  ),
  no(`${RULE}.1.1`, 'the old one does not', full, [
    ...maz,
    dash,
    takes('new-hand'),
    {
      type: 'asset.discard',
      seat: 'bot',
      card: 'deck-hand',
      ...ofBot({ assets: [{ card: 'gem' }, { card: 'deck-hand' }] }),
    },
  ]),
  // clarifications.5: a player's character.
  ok(
    'the character of the person is discarded, and the next of the lowest class turned up',
    start,
    [...maz, shows('han-solo', white), shows('dash', yellow), annsTurn()],
    { seats: { bot: { assets: crewOf('new-hand') } }, contacts: { tatooine: [] }, removed: ['han-solo'] },
    'single-player-rules-clarifications.5',
  ),
  no('single-player-rules-clarifications.5', 'he does not stay there', start, [
    ...maz,
    shows('han-solo', { ...white, ...that({ contacts: { tatooine: [{ id: 'han-solo' }, {}] } }) }),
  ]),
  ok(
    'nor does the AI player’s own character',
    start,
    [...maz, shows('maz-kanata', white), shows('dash', yellow), annsTurn()],
    { contacts: { tatooine: [] } },
    'contact-tokens.11.3',
  ),
  no(`${RULE}.3.a`, 'the next one is one of that planet', start, [
    ...maz,
    shows('han-solo', white),
    shows('dash', { class: 'green' }),
  ]),
  ok(
    'nothing comes of it where no other lies there',
    there([white]),
    [...maz, shows('han-solo', white), annsTurn()],
    { seats: { bot: { assets: crewOf() } } },
    'contact-tokens.11.3',
  ),
  kept(
    'contact-tokens.11.3',
    'whose character a person plays need not be told',
    there(facedown, {}, { ann: { character: undefined } }),
    [...maz, shows('han-solo', white), shows('dash', yellow), annsTurn()],
    header,
  ),
  {
    ...kept(
      'contact-tokens.11.3',
      'nor that it is somebody else’s',
      there(facedown, {}, { ann: { character: undefined } }),
      [...maz, shows('han-solo', white), takes('crew-han-solo'), annsTurn()],
    ),
    doubtful: ['outer-rim.single-player-rules-gaining-crew.0.3'],
  },
  // 4: an AI player does not protect its crew.
  ...hunted(),
  // The card is the contact's.
  no('databank.1', 'no card of a job is read', start, [...maz, dash, takes('new-hand', { card: 'db-job' })]),
  no('encountering-a-contact.0.1', 'nor one of a market deck', start, [
    ...maz,
    dash,
    takes('new-hand', { card: 'knife' }),
  ]),
  // Something else than the instruction.
  no(`${CARD}.0.4`, 'no space is encountered meanwhile', there([{ id: 'dash', class: 'white', faceup: true }]), [
    ...maz,

    { type: 'encounter.space', seat: 'bot', effects: [] },
  ]),
];

/** Ann hunts a crew of the AI player. */
function hunted(): Example[] {
  const bounty: CardFacts = {
    id: 'warrant',
    deck: 'bounty',
    type: 'bounty',
    contact: 'hand',
    combat: { kind: 'ground', value: 3 },
    eliminationReward: { credits: 4000 },
    bonuses: {},
    abilities: [],
  };
  const from = there(
    [],
    { assets: [old()], defeated: false, damage: { character: 0 } },
    {
      turn: { seat: 'ann', number: 1, step: 'encounter' },
      ann: { space: 'tatooine', assets: [bounty], reputation: neutral },
    },
  );
  const hunts: Move = { type: 'encounter.crew', seat: 'ann', bounty: 'warrant' };
  return [
    kept(
      `${RULE}.4`,
      'nobody protects the crew of an AI player',
      from,
      [
        hunts,
        { type: 'combat.roll', faces: ['hit', 'hit', 'blank'] },
        { type: 'combat.roll', faces: ['blank', 'blank', 'blank'] },
      ],
      header,
    ),
    kept(
      `${RULE}.4`,
      'which may be said',
      from,
      [hunts, { type: 'crew.refuse', seat: 'bot' }, { type: 'combat.roll', faces: ['hit', 'hit', 'blank'] }],
      header,
    ),
    breaks(`${RULE}.4`, 'it does not fight for it', from, [hunts, { type: 'crew.protect', seat: 'bot' }], header),
  ];
}
