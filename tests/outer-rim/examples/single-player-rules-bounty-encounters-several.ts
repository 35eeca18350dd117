import type { Start, StartSeat } from '../../../schemas/outer-rim/header.ts';
import { annsTurn, endedBy, neutral, ofBot, shows, withAi } from '../ai-turns.ts';
import { warrant } from '../bounties.ts';
import { mate } from '../contacts.ts';
import type { Example } from '../example.ts';
import { roll } from '../fights.ts';
import {
  attacks,
  bossk,
  eliminates,
  faceup,
  hunting,
  hunts,
  lost,
  meets,
  ofSable,
  onAnn,
  protects,
  recovers,
  refuses,
  third,
  withCrew,
  won,
} from '../hunts.ts';
import { breaks, comesTo, doubted, type Move } from '../writing.ts';

/**
 * Several targets that are equally good, and two AI players of whom one hunts the other: what the log says of it later shows which it
 * was, and where nothing does nobody knows.
 */
const RULE = 'single-player-rules-bounty-encounters';
const one = withAi();
const two = withAi([], { ai: ['bot', 'cat'] });

/** Bot hunts Cat's character, or whoever was her crew; both are on Tatooine. */
const withCat = (cat: StartSeat, bot: StartSeat = {}, ann: StartSeat = {}): Start =>
  hunting({}, bot, ann, { other: { space: 'tatooine', character: 'lando-calrissian', slots: { crew: 2 }, ...cat } });
const onCat = (cat: StartSeat = {}, bot: StartSeat = {}): Start =>
  withCat(cat, { assets: [warrant('lando-calrissian')], ...bot });
const catsCrew = withCat({ assets: [mate('other-hand', 'sable')] });
const ofDash = warrant('dash', { id: 'other', class: 'white', combat: { kind: 'ground', value: 1 } });
const both = hunting(
  { tatooine: [...faceup.tatooine, { id: 'dash', class: 'white', faceup: true }] },
  { assets: [ofSable, ofDash], slots: { 'job-or-bounty': 2, crew: 2 } },
);
const bothCrew = withCat(
  { assets: [mate('other-hand', 'sable')] },
  {},
  { space: 'tatooine', assets: [mate('old-hand', 'sable')], slots: { crew: 2 } },
);
const bothCharacters = withCat(
  { values: { groundCombat: 1 } },
  { assets: [warrant('han-solo'), warrant('lando-calrissian', { id: 'other' })], slots: { 'job-or-bounty': 2 } },
  { space: 'tatooine' },
);
const bothHere = withCat({ values: { groundCombat: 1 } }, {}, { space: 'tatooine' });
const against = (cat: StartSeat['reputation']): Start => onCat({ reputation: { ...neutral, ...cat } });
const names = (faction: string, seat: string): Move => ({ type: 'bounty.gain-reputation', seat, faction });
const catsTurn: Move = { type: 'ai.card', card: 'smuggler-1' };
const annGetsUp: Move = { type: 'planning.recover', seat: 'ann' };

const ok = (rule: string, says: string, from: Start, moves: readonly Move[], final: object, header = two) =>
  comesTo(rule, says, from, endedBy('hunter', moves), final, header);
const no = (rule: string, says: string, from: Start, moves: readonly Move[], header = two) =>
  breaks(rule, says, from, [...moves], header);

export const examples: readonly Example[] = [
  // Which of two contacts of one class it is nobody chooses; what comes of it shows it.
  ok(
    'single-player-rules-moving.3.a',
    'of two contacts it is the one that is met',
    both,
    [...bossk, recovers, meets({ contact: 'dash' }), annsTurn()],
    { removed: ['dash', 'other'], seats: { bot: { assets: [{ card: 'warrant' }], damage: { character: 1 } } } },
    one,
  ),
  ok(
    `${RULE}.1.a`,
    'or whose bounty is rewarded',
    both,
    [...bossk, eliminates({ bounty: 'other' }), annsTurn()],
    { removed: ['dash', 'other'] },
    one,
  ),
  ok(
    `${RULE}.1.a`,
    'or whose bounty leaves so much damage',
    both,
    [...bossk, annsTurn(ofBot({ damage: { character: 2 } }))],
    { removed: ['sable', 'warrant'] },
    one,
  ),
  doubted(ok(`${RULE}.1.a`, 'else nobody knows', both, [...bossk, annsTurn()], {}, one)),
  no(
    `${RULE}.1.d`,
    'after somebody whom no bounty names nobody else is turned up',
    hunting({ tatooine: [{ class: 'white' }, { class: 'white' }] }),
    [...bossk, shows('dash'), shows('sable')],
    one,
  ),
  no(
    'single-player-rules-playing-the-game.0.7',
    'who is elsewhere is not eliminated',
    hunting({ kessel: faceup.tatooine }),
    [...third, recovers, eliminates()],
    one,
  ),
  // Two crew, two characters, two players.
  ok(
    `${RULE}.2.b`,
    'of two crew it is that of the owner who does not protect it',
    bothCrew,
    [...third, refuses, catsTurn],
    {
      seats: { ann: { assets: [] }, cat: { assets: [{ card: 'other-hand' }] } },
    },
  ),
  ok(`${RULE}.2.a`, 'or the one that is named', bothCrew, [...third, hunts({ crew: 'other-hand' }), catsTurn], {
    seats: { ann: { assets: [{ card: 'old-hand' }] }, cat: { assets: [] } },
  }),
  doubted(ok(`${RULE}.2.a`, 'else nobody knows', bothCrew, [...third, catsTurn], {})),
  ok(
    `${RULE}.3`,
    'of two characters it is the one with so many dice',
    bothCharacters,
    [...third, roll('hit', 'hit', 'blank'), roll('hit'), catsTurn],
    { seats: { cat: { damage: { character: 2 } }, bot: { credits: 5000, assets: [{ card: 'warrant' }] } } },
  ),
  ok(
    `${RULE}.0.2`,
    'so of two players whom Bossk may fight',
    bothHere,
    [...bossk, roll('hit', 'hit', 'blank'), roll('hit', 'blank', 'blank'), catsTurn],
    { seats: { ann: { damage: { character: 2 } }, cat: { damage: { character: 0 } }, bot: { fame: 1 } } },
  ),
  // An AI player hunts another one.
  ok(
    'single-player-rules-opposed-bounty.2.a',
    'the character of an AI player is fought as well',
    against({ hutt: 'negative' }),
    [...third, attacks({ player: 'cat' }), ...won(), catsTurn],
    { seats: { bot: { credits: 5000, fame: 1, assets: [], reputation: { hutt: 'positive' } } } },
  ),
  ok(
    'single-player-rules-opposed-bounty.2.1',
    'the person names the faction of two',
    against({ hutt: 'negative', rebel: 'negative' }),
    [...third, ...won(), names('rebel', 'ann'), catsTurn],
    { seats: { bot: { reputation: { hutt: 'neutral', rebel: 'positive' } } } },
  ),
  no(
    'single-player-rules-opposed-bounty.2.1',
    'not the AI player that was beaten',
    against({ hutt: 'negative', rebel: 'negative' }),
    [...third, ...won(), names('rebel', 'cat')],
  ),
  ok('single-player-rules-opposed-bounty.0.5', 'it may win, too', onCat(), [...third, ...lost(), catsTurn], {
    seats: { bot: { assets: [], credits: 0, fame: 0 }, cat: { fame: 0 } },
    market: { bounty: { under: ['warrant'] } },
  }),
  ok(
    'defeated.1.1',
    'beaten and defeated it loses credits like anybody',
    onCat({ damage: { character: 2 } }),
    [...third, ...won(), catsTurn],
    { seats: { cat: { defeated: true, credits: 2000 }, bot: { credits: 5000, fame: 1 } } },
  ),
  no('defeated.1.1', 'it does not keep them', onCat({ damage: { character: 2 } }), [
    ...third,
    ...won({ expect: { seats: { cat: { credits: 5000 } } } }),
  ]),
  ok(`${RULE}.2.d`, 'its crew nobody protects', catsCrew, [...third, catsTurn], {
    seats: { cat: { assets: [] }, bot: { credits: 4000, fame: 1 } },
    removed: ['other-hand', 'sable', 'warrant'],
  }),
  no(`${RULE}.2.b`, 'nor does the person for it', catsCrew, [...third, hunts({ crew: 'other-hand' }), protects]),
  // Who wins or loses and is defeated by it.
  ok(
    'defeated.7.b',
    'the AI player wins and is defeated: first comes what it has won',
    onAnn({}, { defeated: false, damage: { character: 3 } }),
    [...third, ...won(), annsTurn()],
    { seats: { bot: { credits: 4000, fame: 1, defeated: true, assets: [] } } },
    one,
  ),
  ok(
    'single-player-rules-opposed-bounty.0.5',
    'it loses and is defeated: the bounty goes, and so do its credits',
    onAnn({}, { defeated: false, damage: { character: 3 } }),
    [...third, ...lost(), annsTurn()],
    { seats: { bot: { credits: 0, fame: 0, defeated: true, assets: [] } } },
    one,
  ),
  ok(
    'single-player-rules-opposed-bounty.1.a',
    'the person is defeated for her crew, and loses it all the same',
    withCrew({ damage: { character: 2 } }),
    [...third, protects, ...won(), annGetsUp],
    { seats: { ann: { credits: 2000, assets: [], defeated: false }, bot: { fame: 1 } } },
    one,
  ),
  no(
    'combat-steps.4.2',
    'whoever defends a crew gains nothing by it',
    withCrew(),
    [...third, protects, ...lost({ expect: { seats: { ann: { credits: 9000 } } } })],
    one,
  ),
  ok(
    'fame.0.2',
    'the fame of an elimination wins the game',
    hunting(faceup, { fame: 9 }),
    [...bossk, eliminates()],
    { winner: 'bot', seats: { bot: { fame: 10 } } },
    one,
  ),
];
