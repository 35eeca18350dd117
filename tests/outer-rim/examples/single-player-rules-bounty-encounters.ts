import type { Start, StartSeat } from '../../../schemas/outer-rim/header.ts';
import { annsTurn, draws, endedBy, ofBot, shows, withAi } from '../ai-turns.ts';
import { warrant } from '../bounties.ts';
import { mate } from '../contacts.ts';
import type { Example } from '../example.ts';
import { roll } from '../fights.ts';
import {
  attacks,
  bossk,
  eliminates,
  facedown,
  faceup,
  hunting,
  hunts,
  meets,
  ofSable,
  onAnn,
  protects,
  recovers,
  refuses,
  type Tokens,
  third,
  withCrew,
  won,
} from '../hunts.ts';
import { cargo, flying, sheets, ship } from '../market-cards.ts';
import { breaks, comesTo, doubted, type Move, that } from '../writing.ts';

const RULE = 'single-player-rules-bounty-encounters';
const header = withAi();
const there = hunting(faceup);
const hidden = hunting(facedown);
const fifth: Move[] = [draws('hunter-5'), { type: 'card.reveal', deck: 'cargo', card: cargo('crates') }];
const mates = withCrew();
const beside = hunting({ tatooine: [{ class: 'white' }, { id: 'dash', class: 'yellow', faceup: true }] });
const elsewhere = hunting({ ...facedown, kessel: [{ id: 'dash', class: 'white', faceup: true }] });
const defeatedOwner = withCrew({ defeated: true, damage: { character: 4 } });
const rewarded = { credits: 4000, fame: 1, assets: [], damage: { character: 2, ship: 0 } };
/** Bossk fights whoever is with him before anything else: `third` has no such line. */
/** The claim that the contacts of `hidden` lie there still, the white one on this side. */
const thereLie = (side: boolean) =>
  that({
    contacts: {
      tatooine: [
        { class: 'white', faceup: side },
        { class: 'yellow', faceup: false },
      ],
    },
  });

/** Ketsu Onyo, who buys a ship first. */
const far = withAi([], { ships: sheets });
const card: Move[] = [draws('ai-ketsu-onyo'), { type: 'card.reveal', deck: 'ship', card: ship('big-tub') }];
const ketsu = (ann: StartSeat, bot: StartSeat = {}, contacts: Tokens = {}): Start =>
  hunting(
    contacts,
    { ...flying('old-tub', { character: 'ketsu-onyo', credits: 5000, assets: [ofSable] }), ...bot },
    ann,
    {
      market: { ship: ship('tidy-tub', { cost: 5000 }) },
    },
  );

const ends = (rule: string, says: string, from: Start, moves: readonly Move[], final: object, head: typeof header) =>
  comesTo(rule, says, from, endedBy('hunter', moves), final, head);
const ok = (rule: string, says: string, from: Start, moves: readonly Move[], final?: object) =>
  comesTo(`${RULE}.${rule}`, says, from, endedBy('hunter', moves), final, header);
const no = (rule: string, says: string, from: Start, moves: readonly Move[]) =>
  breaks(
    rule.startsWith('s') || rule.startsWith('d') || rule.startsWith('log') ? rule : `${RULE}.${rule}`,
    says,
    from,
    [...moves],
    header,
  );

export const examples: readonly Example[] = [
  no('log.the-move-log.5', 'the player, written for the bounty, is whom it meets', onAnn(), [
    ...third,
    attacks({ bounty: 'ann' }),
    ...won(),
    annsTurn(ofBot({ credits: 5000, fame: 1, assets: [] })),
  ]),
  // 1.a: contacts of both sides.
  ok('1.a', 'the faceup target here is eliminated without a word', there, [...bossk, annsTurn()], {
    seats: { bot: rewarded },
    removed: ['sable', 'warrant'],
    contacts: { tatooine: [] },
  }),
  ok(
    '1.a',
    'each step may be said',
    there,
    [...bossk, meets({ contact: 'sable' }), eliminates({ bounty: 'warrant' }), annsTurn()],
    {
      seats: { bot: rewarded },
    },
  ),
  no(
    '1.a',
    'not another contact',
    hunting({ tatooine: [...faceup.tatooine, { id: 'dash', class: 'green', faceup: true }] }),
    [...bossk, meets({ contact: 'dash' })],
  ),
  no('single-player-rules-playing-the-game.0.4', 'nor the space', there, [
    ...bossk,
    { type: 'encounter.space', seat: 'bot', effects: [] },
  ]),
  // 1.b: a facedown one is turned faceup first, of the class of the bounty.
  ok(
    '1.b',
    'a facedown contact of the class of the bounty is turned up',
    hidden,
    [...bossk, shows('sable'), annsTurn()],
    {
      seats: { bot: rewarded },
      contacts: { tatooine: [{ class: 'yellow', faceup: false }] },
    },
  ),
  ok(
    '1.b',
    'its choice may be said',
    hidden,
    [...bossk, meets({ class: 'white' }), shows('sable', { class: 'white' }), annsTurn()],
    {
      seats: { bot: rewarded },
    },
  ),
  no('1.b', 'not one of another class', hidden, [...bossk, shows('sable', { class: 'yellow' })]),
  no('1.a', 'nor may it be chosen', hidden, [...bossk, meets({ class: 'yellow' })]),
  // Maz Kanata is yellow, as everybody knows; the target is white.
  no('1.b', 'nor one whose class is known to be another, whatever the log says of it', hidden, [
    ...bossk,
    shows('maz-kanata', { class: 'white' }),
  ]),
  no('1.a', 'nor may such a one be chosen', hidden, [...bossk, meets({ contact: 'maz-kanata' })]),
  no('1.a', 'and no card is drawn of it', there, [...bossk, meets({ contact: 'sable', card: 'databank-45' })]),
  no('1.a', 'nor one that lies faceup, and is no target', beside, [...bossk, meets({ contact: 'dash' })]),
  no('1.b', 'one who is met by name lies facedown no more', hidden, [
    ...bossk,
    { ...meets({ contact: 'sable' }), ...thereLie(false) },
  ]),
  no('log.the-move-log.3', 'nobody turns up who lies faceup elsewhere', elsewhere, [...bossk, shows('dash')]),
  // 1.c and 1.d: whether a bounty names the contact.
  ok('1.c', 'who turns up is the target', hidden, [...bossk, shows('sable'), eliminates(), annsTurn()], {
    seats: { bot: rewarded },
  }),
  no('single-player-rules-unopposed-bounty.2.a', 'and is not let go', hidden, [
    ...bossk,
    shows('sable'),
    eliminates(ofBot({ credits: 0 })),
  ]),
  ok('1.d', 'somebody else turns up: that is all', hidden, [...bossk, shows('dash'), annsTurn()], {
    seats: { bot: { credits: 0, fame: 0, assets: [{ card: 'warrant' }], damage: { character: 0 } } },
    contacts: { tatooine: [{ id: 'dash', faceup: true }, { class: 'yellow' }] },
  }),
  doubted(
    ok('1.d', 'and it may be claimed there of whose card that was', hidden, [
      ...fifth,
      shows('dash', that({ aiTurn: { seat: 'bot', card: 'hunter-5' } })),
      annsTurn(),
    ]),
  ),
  {
    ...no('single-player-rules-playing-the-game.0.3', 'but not of another card', hidden, [
      ...fifth,
      shows('dash', that({ aiTurn: { seat: 'bot', card: 'hunter-1' } })),
    ]),
    doubtful: true,
  },
  no('1.d', 'who is not eliminated', hidden, [...bossk, shows('dash'), eliminates({ bounty: 'warrant' })]),
  no('1.d', 'nor is the databank card resolved', hidden, [
    ...bossk,
    shows('dash'),
    { type: 'contact.resolve', seat: 'bot', effects: [] },
  ]),
  doubted(ok('1.d', 'who it is need not be told', hidden, [...bossk, annsTurn(ofBot({ credits: 4000 }))])),
  doubted(ok('1.c', 'but then nobody knows what came of it', hidden, [...bossk, annsTurn()])),
  doubted(ok('1.b', 'a contact lies faceup there, or none does', hidden, [...bossk, annsTurn(thereLie(true))])),
  {
    ...no('1.b', 'in no case do both lie facedown as before', hidden, [...bossk, annsTurn(thereLie(false))]),
    doubtful: [`outer-rim.${RULE}.1.c`],
  },
  // A player's character turns up.
  ends(
    'contact-tokens.11.3',
    'the character of the person turns up: another contact of the class, if there is one',
    hunting({ tatooine: [{ class: 'white' }, { class: 'white' }] }),
    [...bossk, shows('han-solo'), shows('sable'), annsTurn()],
    { seats: { bot: rewarded }, removed: ['han-solo', 'sable', 'warrant'] },
    header,
  ),
  ends(
    'single-player-rules-clarifications.5',
    'else that is all',
    hidden,
    [...bossk, shows('han-solo'), annsTurn()],
    { seats: { bot: { assets: [{ card: 'warrant' }] } }, contacts: { tatooine: [{ class: 'yellow' }] } },
    header,
  ),
  no('single-player-rules-clarifications.5', 'who does not stay there', hidden, [
    ...bossk,
    shows('han-solo', that({ contacts: { tatooine: [{ id: 'han-solo', faceup: true }, { class: 'yellow' }] } })),
  ]),
  // 2: a crew.
  ok('2.a', 'the crew of the person here', mates, [...third, hunts({ crew: 'old-hand' }), refuses, annsTurn()], {
    seats: { bot: rewarded, ann: { assets: [] } },
    removed: ['old-hand', 'sable', 'warrant'],
  }),
  no(
    '2.a',
    'not one who is no target',
    hunting(
      {},
      {},
      { space: 'tatooine', assets: [mate('old-hand', 'sable'), mate('other-hand', 'dash')], slots: { crew: 2 } },
    ),
    [...third, hunts({ crew: 'other-hand' })],
  ),
  ok('2.b', 'its owner does not protect it', mates, [...third, refuses, annsTurn()], { seats: { bot: rewarded } }),
  no('2.b', 'that is nobody else’s word', mates, [
    ...third,
    recovers,
    hunts({ crew: 'old-hand' }),
    { type: 'crew.refuse', seat: 'bot' },
  ]),
  ok('2.c', 'protected it is fought for', mates, [...third, protects, ...won(), annsTurn()], {
    seats: { bot: { credits: 4000, fame: 1, damage: { character: 1 } }, ann: { assets: [], damage: { character: 2 } } },
  }),
  no('single-player-rules-unopposed-bounty.0.1', 'no dice are rolled for one who is not protected', mates, [
    ...third,
    refuses,
    { type: 'contact.fight', seat: 'bot', bounty: 'warrant' },
  ]),
  no('single-player-rules-unopposed-bounty.0.1', 'dice that are lost all the same are one breach', mates, [
    ...third,
    refuses,
    roll('hit', 'blank'),
    roll('hit', 'hit', 'blank'),
    annsTurn(ofBot({ assets: ['warrant'] })),
  ]),
  ok(
    '2.d',
    'not protected it is eliminated',
    mates,
    [...third, refuses, eliminates({ bounty: 'warrant' }), annsTurn()],
    {
      seats: { bot: rewarded },
    },
  ),
  ok(
    '2.b',
    'a defeated owner cannot protect it, and need not say so',
    defeatedOwner,
    [...third, { type: 'planning.recover', seat: 'ann' }],
    { seats: { bot: rewarded } },
  ),
  no('defeated.5.1.b', 'nor does it', defeatedOwner, [...third, protects]),
  ok(
    '2.b',
    'its own crew is never protected',
    hunting({}, { assets: [ofSable, mate('old-hand', 'sable')] }),
    [...bossk, annsTurn()],
    { seats: { bot: rewarded } },
  ),
  no('2.b', 'and nobody else leaves it to its fate', defeatedOwner, [
    ...third,
    recovers,
    hunts({ crew: 'old-hand' }),
    { type: 'crew.refuse', seat: 'bot' },
  ]),
  // 3: a character.
  ok(
    '3',
    'the character of the person is fought',
    onAnn(),
    [...third, attacks({ player: 'ann', bounty: 'warrant' }), ...won(), annsTurn()],
    {
      seats: { bot: { credits: 5000, fame: 1, assets: [] } },
    },
  ),
  ok('3', 'which goes without saying', onAnn(), [...third, ...won(), annsTurn()], {
    seats: { bot: { credits: 5000 } },
  }),
  no(
    '3',
    'for the bounty that names it',
    onAnn(
      {},
      { assets: [warrant('han-solo'), warrant('dash', { id: 'other' })], slots: { 'job-or-bounty': 2 } },
      {},
      { naboo: [{ id: 'dash', class: 'green', faceup: true }] },
    ),
    [...third, attacks({ player: 'ann', bounty: 'other' })],
  ),
  ends(
    'defeated.5',
    'a defeated player is not attacked',
    onAnn({ defeated: true, damage: { character: 4 } }),
    [...third, { type: 'planning.recover', seat: 'ann' }],
    { seats: { bot: { credits: 0, assets: [{ card: 'warrant' }] } } },
    header,
  ),
  breaks(
    'defeated.5',
    'not even where it fights whoever is here',
    hunting({}, {}, { space: 'tatooine', defeated: true, damage: { character: 4 } }, { other: { space: 'tatooine' } }),
    [...bossk, attacks({ player: 'ann' })],
    withAi([], { ai: ['bot', 'cat'] }),
  ),
  breaks(
    'defeated.5',
    'nor where another one is hunted, too',
    onAnn(
      { defeated: true, damage: { character: 4 } },
      { assets: [warrant('han-solo'), warrant('lando-calrissian', { id: 'other' })], slots: { 'job-or-bounty': 2 } },
      { other: { space: 'tatooine', character: 'lando-calrissian' } },
    ),
    [...third, attacks({ player: 'ann' })],
    withAi([], { ai: ['bot', 'cat'] }),
  ),
  // The character comes before the crew, and the crew before a contact.
  ok(
    '3',
    'a character is preferred to a crew',
    onAnn(
      { assets: [mate('old-hand', 'sable')], slots: { crew: 2 } },
      { assets: [warrant('han-solo'), { ...ofSable, id: 'other' }], slots: { 'job-or-bounty': 2 } },
    ),
    [...third, ...won(), annsTurn()],
    { seats: { bot: { assets: [{ card: 'other' }] } } },
  ),
  no(
    'single-player-rules-playing-the-game.0.5',
    'so that the crew is left alone',
    onAnn(
      { assets: [mate('old-hand', 'sable')], slots: { crew: 2 } },
      { assets: [warrant('han-solo'), { ...ofSable, id: 'other' }], slots: { 'job-or-bounty': 2 } },
    ),
    [...third, hunts({ crew: 'old-hand' })],
  ),
  // Ketsu Onyo reaches three spaces far.
  ends(
    `${RULE}.2.a`,
    'Ketsu Onyo encounters a crew within three spaces',
    ketsu({ space: 'naboo', assets: [mate('old-hand', 'sable')], slots: { crew: 2 } }),
    [...card, refuses, annsTurn()],
    { seats: { bot: { assets: [], credits: 4000 } } },
    far,
  ),
  ends(
    'single-player-rules-opposed-bounty.0.2',
    'with whoever is at a navpoint she fights with her ship',
    ketsu({ space: 'n2' }, { assets: [warrant('han-solo')] }),
    [...card, attacks({ player: 'ann' }), roll('hit', 'hit'), roll('blank', 'blank', 'blank'), annsTurn()],
    { seats: { ann: { damage: { character: 0, ship: 2 } }, bot: { credits: 5000, fame: 1 } } },
    far,
  ),
  ends(
    'single-player-rules-opposed-bounty.0.2',
    'with whoever is on another planet on the ground',
    ketsu({ space: 'kessel' }, { assets: [warrant('han-solo')] }),
    [...card, roll('hit', 'hit', 'blank'), roll('blank', 'blank', 'blank'), annsTurn()],
    { seats: { ann: { damage: { character: 2, ship: 0 } }, bot: { credits: 5000, fame: 1 } } },
    far,
  ),
  ends(
    `${RULE}.1.a`,
    'a contact on another planet, who turns up there',
    ketsu({}, {}, { kessel: [{ class: 'white' }] }),
    [...card, shows('sable', { space: 'kessel' }), annsTurn()],
    { seats: { bot: { credits: 4000 } }, contacts: { kessel: [] } },
    far,
  ),
  breaks(
    `${RULE}.1.b`,
    'not one of a planet that is further away',
    ketsu({}, {}, { kessel: [{ class: 'white' }], 'spinward-core': [{ class: 'white' }] }),
    [...card, shows('sable', { class: 'white', space: 'spinward-core' })],
    far,
  ),
  // Bossk fights whoever is with him.
  ends(
    'single-player-rules-bounty-encounters.0.2',
    'Bossk fights the person here, for fame and without a bounty',
    hunting({}, {}, { space: 'tatooine' }),
    [...bossk, attacks({ player: 'ann' }), ...won(), annsTurn()],
    { seats: { bot: { fame: 1, credits: 0, assets: [{ card: 'warrant' }] }, ann: { damage: { character: 2 } } } },
    header,
  ),
  breaks(
    `${RULE}.3`,
    'not somebody who is elsewhere',
    hunting({}, {}, { space: 'tatooine' }, { other: { space: 'naboo' } }),
    [...bossk, attacks({ player: 'cat' })],
    withAi([], { ai: ['bot', 'cat'] }),
  ),
  no('2.b', 'nor does anybody else protect it', mates, [
    ...third,
    recovers,
    hunts({ crew: 'old-hand' }),
    { type: 'crew.protect', seat: 'bot' },
  ]),
  breaks(
    'single-player-rules-gaining-crew.4',
    'nor does an AI player protect its crew against another one',
    hunting({}, {}, {}, { other: { space: 'tatooine', assets: [mate('old-hand', 'sable')], slots: { crew: 2 } } }),
    [...third, recovers, hunts({ crew: 'old-hand' }), { type: 'crew.protect', seat: 'cat' }],
    withAi([], { ai: ['bot', 'cat'] }),
  ),
  {
    ...ok(
      '1.c',
      'who it was the log may show',
      hidden,
      [...bossk, recovers, eliminates({ bounty: 'warrant' }), annsTurn()],
      {
        seats: { bot: { credits: 4000 } },
        contacts: { tatooine: [{ class: 'yellow' }] },
      },
    ),
    doubtful: ['outer-rim.single-player-rules-bounty-encounters.1.c'],
  },
  no('1.b', 'it lies faceup then', hidden, [
    ...bossk,
    shows('dash', { expect: { contacts: { tatooine: [{ id: 'dash', faceup: false }, { class: 'yellow' }] } } }),
  ]),
];
