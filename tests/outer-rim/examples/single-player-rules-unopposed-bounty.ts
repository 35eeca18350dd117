import type { CardFacts } from '../../../schemas/outer-rim/cards.ts';
import type { Start } from '../../../schemas/outer-rim/header.ts';
import { annsTurn, endedBy, ofBot, shows, withAi } from '../ai-turns.ts';
import { meets } from '../bounties.ts';
import { mate } from '../contacts.ts';
import type { Example } from '../example.ts';
import { roll } from '../fights.ts';
import { bossk, eliminates, facedown, faceup, hunting, ofSable, refuses, third, withCrew } from '../hunts.ts';
import { breaks, comesTo, doubted, type Move, that } from '../writing.ts';

const RULE = 'single-player-rules-unopposed-bounty';
const header = withAi();
const there = hunting(faceup);
const mates = withCrew();
const of = (facts: Partial<CardFacts>, bot: object = {}): Start =>
  hunting(faceup, { assets: [{ ...ofSable, ...facts }], ...bot });
const hutts = of({ eliminationReward: { credits: 4000, reputation: ['hutt'] } });
const ofMarket = withCrew({ assets: [{ ...mate('old-hand', 'sable'), origin: 'market', deck: 'gear-mod' }] });
const captures: Move = { type: 'bounty.capture', seat: 'bot' };

const ok = (rule: string, says: string, from: Start, moves: readonly Move[], final?: object) =>
  comesTo(`${RULE}.${rule}`, says, from, endedBy('hunter', moves), final, header);
const no = (rule: string, says: string, from: Start, moves: readonly Move[]) =>
  breaks(`${RULE}.${rule}`, says, from, endedBy('hunter', moves), header);

export const examples: readonly Example[] = [
  // 0.1: three steps, without dice.
  ok('0.1', 'target, reward, damage: all of it at once', there, [...bossk, annsTurn()], {
    removed: ['sable', 'warrant'],
    seats: { bot: { credits: 4000, fame: 1, damage: { character: 2 } } },
  }),
  no('0.1', 'no dice are rolled against the target', mates, [...third, refuses, roll('hit', 'hit', 'blank')]),
  no('0.1', 'nor after it was said whom the AI player meets', there, [
    ...bossk,
    meets('sable', { seat: 'bot' }),
    roll('hit', 'hit', 'blank'),
  ]),
  no('0.1', 'nobody fights it', mates, [...third, refuses, { type: 'contact.fight', seat: 'bot', bounty: 'warrant' }]),
  comesTo(
    `${RULE}.0.1`,
    'the reward comes before the damage that defeats, and that costs credits',
    of({ combat: { kind: 'ground', value: 4 } }),
    [...bossk, annsTurn()],
    { seats: { bot: { credits: 1000, fame: 1, defeated: true, damage: { character: 4 } } } },
    header,
  ),
  // 1: the target leaves the game.
  ok(
    '1',
    'the contact leaves the game',
    there,
    [...bossk, eliminates(that({ removed: ['sable', 'warrant'] })), annsTurn()],
    {
      contacts: { tatooine: [] },
    },
  ),
  no('1', 'it does not lie there any more', there, [
    ...bossk,
    eliminates(that({ contacts: { tatooine: [{ id: 'sable', faceup: true }] } })),
  ]),
  ok('1', 'and a crew with its token', mates, [...third, refuses, annsTurn()], {
    removed: ['old-hand', 'sable', 'warrant'],
    seats: { ann: { assets: [] } },
  }),
  no('1', 'a crew does not stay', mates, [
    ...third,
    refuses,
    eliminates({ expect: { seats: { ann: { assets: [{ card: 'old-hand' }] } } } }),
  ]),
  no('1', 'nor does it come back', mates, [...third, refuses, eliminates(that({ removed: ['warrant'] }))]),
  {
    ...no('1', 'what is left of them is the bounty’s affair', mates, [
      ...third,
      refuses,
      eliminates(that({ removed: ['warrant'] })),
    ]),
    also: [`outer-rim.${RULE}.2.b`, 'outer-rim.discarding.5'],
  },
  no('1', 'a crew that was bought does not go under its deck', ofMarket, [
    ...third,
    refuses,
    eliminates(that({ market: { 'gear-mod': { under: ['old-hand'] } } })),
  ]),
  breaks(
    'damage.4',
    'a crew that goes takes along the health that it gave',
    withCrew({
      assets: [{ ...mate('old-hand', 'sable'), bonuses: { health: 2 }, abilities: [] }],
      damage: { character: 5 },
      values: { health: 4 },
    }),
    [...third, refuses, eliminates({ expect: { seats: { ann: { damage: { character: 5 } } } } })],
    header,
  ),
  // 2.a: the elimination reward, never the capture reward.
  ok('2.a', 'the elimination reward', there, [...bossk, eliminates(ofBot({ credits: 4000, fame: 1 })), annsTurn()]),
  no('2.a', 'not the capture reward', there, [...bossk, eliminates(ofBot({ credits: 9000 }))]),
  no('2.a', 'nobody is captured', there, [
    ...bossk,
    { type: 'ai.resolve', seat: 'bot', instruction: 'recover' },
    captures,
  ]),
  no('2.a', 'nor is a crew', mates, [...third, refuses, captures]),
  no(
    '2.a',
    'the bounty is the one that names the target',
    hunting(faceup, { assets: [ofSable, { ...ofSable, id: 'other', contact: 'dash' }], slots: { 'job-or-bounty': 2 } }),
    [...bossk, eliminates({ bounty: 'other' })],
  ),
  ok(
    '2.a',
    'turned up first, it is rewarded all the same',
    hunting(facedown),
    [...bossk, shows('sable'), eliminates(), annsTurn()],
    {
      seats: { bot: { credits: 4000 } },
    },
  ),
  ok('2.a', 'a reward that nobody knows the log may tell', of({ eliminationReward: null }), [
    ...bossk,
    eliminates(ofBot({ credits: 7000 })),
    annsTurn(),
  ]),
  {
    ...no('2.a', 'its fame comes, too', there, [...bossk, eliminates(ofBot({ fame: 0 }))]),
    also: ['outer-rim.fame.2'],
  },
  {
    ...no('2.a', 'and its reputation', hutts, [...bossk, eliminates(ofBot({ reputation: { hutt: 'neutral' } }))]),
    also: ['outer-rim.reputation.2'],
  },
  // 2.b: what its text brings then.
  ok('2.b', 'the bounty leaves the game', there, [
    ...bossk,
    eliminates(that({ removed: ['sable', 'warrant'] })),
    annsTurn(),
  ]),
  {
    ...no('2.b', 'it is not only the contact that does', there, [...bossk, eliminates(that({ removed: ['sable'] }))]),
    also: [`outer-rim.${RULE}.1`, 'outer-rim.discarding.5'],
  },
  no('2.b', 'the bounty is not kept', there, [...bossk, eliminates(ofBot({ assets: [{ card: 'warrant' }] }))]),
  breaks(
    'discarding.1.1',
    'nor does it go under its deck',
    there,
    [...bossk, eliminates(that({ market: { bounty: { under: ['warrant'] } } }))],
    header,
  ),
  ok('2.b', 'reputation of the reward comes, too', hutts, [...bossk, annsTurn()], {
    seats: { bot: { reputation: { hutt: 'positive' } } },
  }),
  doubted(
    ok('2.b', 'what a text that nobody knows brings the log says', of({ bonuses: undefined, abilities: undefined }), [
      ...bossk,
      eliminates(ofBot({ reputation: { hutt: 'positive' } })),
      annsTurn(),
    ]),
  ),
  no('2.a', 'a text that everybody knows brings nothing else', there, [...bossk, eliminates(ofBot({ fame: 2 }))]),
  // 3: the damage that the bounty shows.
  ok('3', 'as many as the bounty has dice, on the character', there, [
    ...bossk,
    eliminates(ofBot({ damage: { character: 2 } })),
    annsTurn(),
  ]),
  no('3', 'it does not get off unhurt', there, [...bossk, eliminates(ofBot({ damage: { character: 0 } }))]),
  ok(
    '3',
    'on the ship where the bounty shows one',
    of({ combat: { kind: 'ship', value: 3 } }),
    [...bossk, annsTurn()],
    {
      seats: { bot: { damage: { character: 0, ship: 3 } } },
    },
  ),
  breaks(
    'damage.4.1',
    'what is more than its health is ignored',
    of({ combat: { kind: 'ground', value: 6 } }),
    endedBy('hunter', [...bossk, eliminates(ofBot({ damage: { character: 6 } }))]),
    header,
  ),
  no('3', 'then the character is not hurt', of({ combat: { kind: 'ship', value: 3 } }), [
    ...bossk,
    eliminates(ofBot({ damage: { character: 3 } })),
  ]),
  doubted(
    ok('3', 'where nobody knows its dice the log may tell', of({ combat: null }), [
      ...bossk,
      eliminates(ofBot({ damage: { character: 3 } })),
      annsTurn(),
    ]),
  ),
];
