import type { CardFacts } from '../../../schemas/outer-rim/cards.ts';
import type { Start, StartSeat } from '../../../schemas/outer-rim/header.ts';
import { aiTable, annsTurn, draws, endedBy, ofBot, shows, withAi } from '../ai-turns.ts';
import { mate } from '../contacts.ts';
import type { Example } from '../example.ts';
import { hunting, type Tokens } from '../hunts.ts';
import { gear, crew as hireling, job, sheets } from '../market-cards.ts';
import { breaks, comesTo, type Move, that } from '../writing.ts';

const RULE = 'single-player-rules-gaining-crew';
const PLAYED = 'single-player-rules-clarifications.5';
/** A card of the databank that says this; whose contact it is it says itself, if anybody. */
const databank = (id: string, program: CardFacts['program'], contact?: string): CardFacts => ({
  id,
  origin: 'databank',
  type: 'other',
  program,
  ...(contact === undefined ? {} : { contact }),
});
const told: CardFacts[] = [
  mate('deck-hand', 'hand'),
  mate('new-hand', 'dash'),
  // Nobody has told what it says.
  { id: 'grumbler', type: 'crew' },
  mate('our-lobot', 'lobot'),
  gear('knife'),
  hireling('hireling'),
  databank('db-71', [{ do: 'gain-credits', amount: 5000 }], 'hermit'),
  databank('db-72', [{ do: 'gain-credits', amount: 5000 }]),
  databank('db-73', [
    { do: 'lose-credits', amount: 2000 },
    { do: 'gain-asset', card: 'crew-stranger' },
  ]),
  databank('db-74', [{ do: 'gain-asset', card: 'knife' }]),
  databank('db-75', [{ do: 'gain-credits', amount: 1000 }, { do: 'untold' }]),
];
const header = withAi(told, { ships: sheets });
const white = { class: 'white' } as const;
const yellow = { class: 'yellow' } as const;

const gem = (id: string): CardFacts => gear(id, { deck: 'luxury' });

/** Maz Kanata on Tatooine, with a white and a yellow contact that lie facedown unless it is said otherwise. */
function there(
  bot: StartSeat = {},
  ann: StartSeat = {},
  tatooine: Tokens[string] = [yellow, white],
  kessel: Tokens[string] = [],
): Start {
  return aiTable({
    bot: { character: 'maz-kanata', ship: 'g9-rigger', slots: { crew: 2, cargo: 1 }, credits: 3000, ...bot },
    market: { luxury: gem('gem') },
    ann,
    contacts: { tatooine, kessel, naboo: [], 'trailing-core': [], 'spinward-core': [] },
  });
}
const on = (...tatooine: Tokens[string]): Start => there({}, {}, tatooine);
const start = there();
/** She has one crew slot, and a crew in it. */
const full = there({ slots: { crew: 0 }, assets: [{ id: 'deck-hand' }] });
/** All her crew slots are taken, one by a crew of unknown text. */
const perhaps = there({ slots: undefined, assets: [{ id: 'deck-hand' }, { id: 'grumbler' }] });
const old = [{ card: 'deck-hand' }, { card: 'grumbler' }];
const maz: Move[] = [draws('ai-maz-kanata'), { type: 'card.reveal', deck: 'luxury', card: gem('next-gem-of-all') }];
const dash = shows('dash', white);
const goes = (more: object): Move => ({ type: 'asset.discard', seat: 'bot', card: 'deck-hand', ...more });
const stranger = shows('stranger', white);
const reads = (card: string | undefined, more: object = {}): Move => ({
  type: 'contact.resolve',
  seat: 'bot',
  ...(card === undefined ? {} : { card }),
  ...more,
});
const crew = (...cards: string[]) => [{ card: 'gem' }, ...cards.map((card) => ({ card }))];
const unsure = { doubtful: ['outer-rim.single-player-rules-gaining-crew.0.3'] } as const;

const ok = (rule: string, says: string, from: Start, moves: readonly Move[], final?: object): Example =>
  comesTo(rule, says, from, endedBy('smuggler', moves), final, header);
const no = (rule: string, says: string, from: Start, moves: readonly Move[], also?: Example['also']): Example => ({
  ...breaks(rule, says, from, endedBy('smuggler', moves), header),
  ...(also === undefined ? {} : { also }),
});
/** Nobody knows what stands on the databank card: each of these may have come of it. */
const either = (says: string, met: readonly Move[], claim: object): Example => ({
  ...ok(`${RULE}.0.3`, says, start, [...maz, ...met, annsTurn(claim)]),
  ...unsure,
});

/** Hunter's card 2, whose action section turns a contact up, for an AI player without a crew slot: nobody's crew is gained. */
const knife = { market: { 'gear-mod': gear('knife') } };
const looking = (tatooine: NonNullable<Start['contacts']>[string]): Start =>
  hunting(
    { naboo: [{ id: 'sable', class: 'white', faceup: true }], tatooine },
    { credits: 3000, slots: { crew: 0, 'job-or-bounty': 1 } },
    {},
    knife,
  );
const looks: Move[] = [draws('hunter-2'), { type: 'card.reveal', deck: 'gear-mod', card: gear('axe') }];

/** Smuggler's card 2, whose encounter section is its end: it buys no job before, as all of them are too dear. */
const second: Start = {
  ...there({ slots: { 'job-or-bounty': 1, crew: 2 }, credits: 0 }, {}, [
    { id: 'hermit', class: 'white', faceup: true },
    yellow,
  ]),
  market: { job: job('costly-job', { cost: 9000 }) },
};

export const examples: readonly Example[] = [
  // A databank card that nobody has told.
  either('a stranger may have brought a crew', [stranger], ofBot({ assets: crew('crew-stranger') })),
  either('or none', [stranger], ofBot({ assets: crew() })),
  either(
    'then the token lies where it was turned up',
    [stranger],
    that({ contacts: { tatooine: [{ class: 'yellow' }, { id: 'stranger', faceup: true }] } }),
  ),
  either('otherwise it is gone', [stranger], that({ contacts: { tatooine: [{ class: 'yellow' }] } })),
  either('so it may be where nobody has told who it was', [], ofBot({ assets: crew('crew-stranger') })),
  either('he, too, may lie there', [], that({ contacts: { tatooine: [{ class: 'yellow' }, { id: 'stranger' }] } })),
  // The log tells what the card says that is read.
  ok(
    `${RULE}.2`,
    'the card that is read is told, and brings no crew: the contact stays',
    start,
    [...maz, stranger, reads('db-72'), annsTurn()],
    {
      seats: { bot: { assets: crew(), credits: 0 } },
      contacts: { tatooine: [{ class: 'yellow' }, { id: 'stranger', faceup: true }] },
    },
  ),
  ok(`${RULE}.2`, 'so it is where who it was is not told', start, [...maz, reads('db-72'), annsTurn()], {
    seats: { bot: { assets: crew() } },
    contacts: { tatooine: [{ class: 'yellow' }, { class: 'white', faceup: true }] },
  }),
  no(`${RULE}.2`, 'then no crew is there afterwards', start, [
    ...maz,
    stranger,
    reads('db-72', ofBot({ assets: crew('crew-stranger') })),
  ]),
  ok(
    `${RULE}.0.3`,
    'the card that is read is told, and its crew comes; its price is not paid',
    start,
    [...maz, stranger, reads('db-73'), annsTurn()],
    { seats: { bot: { assets: crew('crew-stranger'), credits: 0 } }, contacts: { tatooine: [{ class: 'yellow' }] } },
  ),
  no('databank.1', 'nobody else does', start, [
    ...maz,
    stranger,
    reads('db-73', { effects: [{ do: 'gain-asset', card: 'deck-hand' }] }),
  ]),
  ok(
    `${RULE}.1`,
    'an asset of another kind on the card is not gained',
    start,
    [...maz, stranger, reads('db-74'), annsTurn()],
    { seats: { bot: { assets: crew() } } },
  ),
  {
    ...no(`${RULE}.1`, 'nor declared', start, [
      ...maz,
      stranger,
      reads(undefined, { effects: [{ do: 'gain-asset', card: 'knife' }] }),
    ]),
    ...unsure,
  },
  no(`${RULE}.0.3`, 'a crew of a market deck stands on no databank card', start, [
    ...maz,
    stranger,
    reads(undefined, { effects: [{ do: 'gain-asset', card: 'hireling' }] }),
  ]),
  no(`${RULE}.0.3`, 'the card of somebody else is not read', start, [...maz, stranger, reads('db-71')]),
  {
    ...ok(`${RULE}.0.3`, 'what is not told of the card may bring a crew', start, [
      ...maz,
      stranger,
      reads('db-75'),
      annsTurn(ofBot({ assets: crew('crew-stranger') })),
    ]),
    ...unsure,
  },
  // 2: no crew on the card.
  ok(
    `${RULE}.2`,
    'where no crew comes nobody has to make room for it',
    full,
    [...maz, shows('hermit', white), annsTurn()],
    { seats: { bot: { assets: [{ card: 'deck-hand' }, { card: 'gem' }] } } },
  ),
  // 3.a: a contact is turned up, and nobody says who it is.
  ok(
    `${RULE}.3.a`,
    'who was turned up need not be told: the token lies faceup',
    looking([{ class: 'green' }, yellow]),
    [...looks, annsTurn()],
    {
      contacts: {
        tatooine: [
          { id: null, class: 'green', faceup: true },
          { class: 'yellow', faceup: false },
        ],
      },
    },
  ),
  // 0.3: who was turned up need not be told, and is shown by whose crew comes.
  ok(`${RULE}.0.3`, 'whose crew comes shows who it was', on(white, yellow), [...maz, reads('new-hand'), annsTurn()], {
    contacts: { tatooine: [{ class: 'yellow' }] },
  }),
  no(`${RULE}.0.3`, 'it was nobody who lies faceup, here', on(white, { id: 'dash', class: 'white', faceup: true }), [
    ...maz,
    reads('new-hand'),
  ]),
  no(`${RULE}.0.3`, 'or elsewhere', there({}, {}, [white], [{ id: 'dash', faceup: true }]), [
    ...maz,
    reads('new-hand'),
  ]),
  ok(`${RULE}.0.3`, 'a crew of its own that a log names is the one that comes', on(white), [
    ...maz,
    shows('lobot', white),
    reads('our-lobot'),
    annsTurn(ofBot({ assets: crew('our-lobot') })),
  ]),
  // 1.1: a crew of the AI player makes room, by the rules for discarding crew.
  no(
    `${RULE}.1.1`,
    'the crew that makes room is there no more',
    full,
    [...maz, dash, goes(ofBot({ assets: [{ card: 'deck-hand' }, { card: 'gem' }] }))],
    ['outer-rim.discarding.1'],
  ),
  no(
    'discarding.6.a',
    'it goes back to the databank, not out of the game',
    full,
    [...maz, dash, goes(that({ removed: ['deck-hand'] }))],
    ['outer-rim.discarding.2'],
  ),
  // A card of unknown text may give a slot, so that both stay; but the old crew does not stay alone.
  {
    ...ok(`${RULE}.0.3`, 'where a text that nobody knows may give a slot both may stay', perhaps, [
      ...maz,
      dash,
      annsTurn(ofBot({ assets: [...old, ...crew('new-hand')] })),
    ]),
    doubtful: true,
  },
  no(`${RULE}.0.3`, 'but the new one does not go', perhaps, [
    ...maz,
    dash,
    reads('new-hand', ofBot({ assets: [...old, ...crew()] })),
  ]),
  {
    ...no(`${RULE}.1.1`, 'whom nobody lets go', perhaps, [
      ...maz,
      dash,
      reads('new-hand'),
      { type: 'asset.decline', seat: 'bot' },
    ]),
    doubtful: true,
  },
  // Clarifications 5: the token of somebody who plays.
  ok(
    PLAYED,
    'that one plays him shows when another contact is turned up: then he is out of the game',
    there({}, { character: undefined }),
    [...maz, shows('han-solo', white), shows('dash', yellow), annsTurn()],
    { removed: ['han-solo'], contacts: { tatooine: [] }, seats: { bot: { assets: crew('new-hand') } } },
  ),
  ok(
    PLAYED,
    'where only a faceup contact is left then, its crew comes',
    on(white, { id: 'dash', class: 'yellow', faceup: true }),
    [...maz, shows('han-solo', white), annsTurn()],
    { removed: ['han-solo'], contacts: { tatooine: [] }, seats: { bot: { assets: crew('new-hand') } } },
  ),
  // 3.a, 3.b: which contact it is.
  ok(
    `${RULE}.3.a`,
    'the only facedown contact is the lowest, whichever its class is',
    on({}),
    [...maz, shows('dash'), annsTurn()],
    { seats: { bot: { assets: crew('new-hand') } } },
  ),
  ok(
    `${RULE}.3.a`,
    'so it is where a lower one lies faceup',
    on({ id: 'hermit', class: 'white', faceup: true }, yellow),
    [...maz, shows('dash', yellow), annsTurn()],
    { seats: { bot: { assets: crew('new-hand') } } },
  ),
  no(`${RULE}.3.a`, 'which is not met as long as one lies facedown', second, [
    draws('smuggler-2'),
    ...['dear-job', 'dearer-job'].map((id) => ({ type: 'card.reveal', deck: 'job', card: job(id, { cost: 9000 }) })),
    { type: 'encounter.contact', seat: 'bot', contact: 'hermit' },
  ]),
  ok(`${RULE}.3.a`, 'an orange contact is of the highest class', on({ class: 'orange' }, yellow), [
    ...maz,
    shows('dash', yellow),
    annsTurn(),
  ]),
  no(`${RULE}.3.a`, 'and stays facedown as long as another one lies there', on({ class: 'orange' }, yellow), [
    ...maz,
    shows('dash', { class: 'orange' }),
  ]),
  // 1, 1.1: neither tests nor a refusal.
  no(`${RULE}.1`, 'no test is made for the crew', start, [
    ...maz,
    dash,
    { type: 'test.roll', seat: 'bot', faces: ['hit', 'blank'] },
  ]),
  no(`${RULE}.1.1`, 'the new crew is not declined', full, [...maz, dash, { type: 'asset.decline', seat: 'bot' }]),
];
