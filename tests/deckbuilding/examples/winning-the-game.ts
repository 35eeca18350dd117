import type { StartSeat } from '../../../schemas/deckbuilding/header.ts';
import { breaks, type Example, keeps, sam, table, vera } from '../example.ts';

/** Sam has lost two bases and Dantooine is long gone; Mon Cala stands with eight of ten. */
const last: StartSeat = {
  base: { card: 'mon-cala', damage: 8 },
  bases: ['sullust', 'yavin-iv'],
  hand: ['rebel-trooper'],
};
const attacker: StartSeat = { units: [{ card: 'at-at', committed: 'base' }], victory: ['dantooine', 'hoth'] };
const close = table({ vera: attacker, sam: last });
const strike = vera('attack.resolve', { target: 'base' });

export const examples: readonly Example[] = [
  ...([12, 11] as const).map((damage): Example => {
    const isWon = damage === 12;
    const start = table({
      row: ['tie-fighter', 'lobot', 'x-wing', 'y-wing', 'bossk', 'at-st'],
      galaxyDeck: Array(20).fill('?'),
      turn: { phase: 'beginning' },
      vera: { base: 'none', victory: ['hoth', 'dantooine'] },
      sam: { base: { card: 'alderaan', damage }, victory: ['lothal'] },
    });
    const moves = [
      vera('base.choose', { base: 'rodia' }),
      { ...vera('trigger.use', { source: 'rodia' }), expect: { winner: 'vera' } },
    ];
    const full: Example['header'] = { options: { mode: 'full-galaxy', information: 'public' } };
    return isWon
      ? keeps(
          'winning-the-game.0.1',
          'a base falls behind two gaps of the row that are filled: who wins is claimed at once',
          start,
          moves,
          undefined,
          full,
        )
      : breaks(
          'winning-the-game.0.1',
          'who wins is claimed behind two gaps of the row, and the base stands',
          start,
          moves,
          undefined,
          full,
        );
  }),
  keeps('winning-the-game.0.1', 'the third destroyed base wins', close, [strike], { winner: 'vera' }),
  breaks('winning-the-game.0.1', 'the log claims that nobody has won', close, [
    { ...strike, expect: { winner: 'none' } },
  ]),
  keeps('winning-the-game.0.2', 'the game stops', close, [strike], { seats: { sam: { hand: ['rebel-trooper'] } } }),
  breaks('winning-the-game.0.2', 'a turn is ended after the end of the game', close, [strike, vera('turn.end')]),
  breaks(
    'winning-the-game.0.2',
    'a table that plays on is told so once, and its next base is revealed as it recorded it',
    close,
    [strike, vera('turn.end'), sam('base.choose', { base: 'sullust' }), sam('turn.end'), vera('turn.end')],
  ),
  breaks(
    'winning-the-game.0.2',
    'what is wrong in the game that goes on is told as ever',
    close,
    [strike, vera('turn.end'), sam('base.choose', { base: 'sullust' }), sam('card.play', { card: 'luke-skywalker' })],
    ['winning-the-game.0.2', 'play-a-card.0.1'],
  ),
  keeps('adjustable-game-length.0.1', 'without an agreement three bases win', close, [strike], {
    goal: 3,
    winner: 'vera',
  }),
  breaks(
    'adjustable-game-length.0.1',
    'two bases are said to win',
    table({ vera: { ...attacker, victory: ['dantooine'] }, sam: { ...last, bases: ['sullust', 'yavin-iv', 'hoth'] } }),
    [{ ...strike, expect: { winner: 'vera' } }],
    ['adjustable-game-length.0.1'],
  ),
  breaks(
    'adjustable-game-length.0.1',
    'the third base is said not to win',
    close,
    [{ ...strike, expect: { winner: 'sam' } }],
    ['winning-the-game.0.1'],
  ),
  keeps(
    'adjustable-game-length.0.2',
    'with a goal of four the game goes on',
    close,
    [strike, vera('turn.end')],
    { winner: 'none' },
    { options: { goal: 4 } },
  ),
  breaks(
    'adjustable-game-length.0.2',
    'six bases are agreed on',
    table(),
    [vera('turn.end')],
    ['adjustable-game-length.0.2'],
    { options: { goal: 6 } },
  ),
  keeps(
    'adjustable-game-length.0.3',
    'with a goal of two the second base wins',
    table({ vera: { ...attacker, victory: ['dantooine'] }, sam: { ...last, bases: ['sullust', 'yavin-iv', 'hoth'] } }),
    [strike],
    { winner: 'vera' },
    { options: { goal: 2 } },
  ),
  breaks(
    'adjustable-game-length.0.3',
    'one base is agreed on',
    table(),
    [vera('turn.end')],
    ['adjustable-game-length.0.3'],
    { options: { goal: 1 } },
  ),
  keeps(
    'full-galaxy.1',
    'full galaxy is played to four bases',
    table(),
    [vera('turn.end')],
    { goal: 4 },
    { options: { mode: 'full-galaxy', goal: 4 } },
  ),
  breaks(
    'full-galaxy.1',
    'full galaxy is played to ten bases',
    table(),
    [vera('turn.end')],
    ['adjustable-game-length.0.2'],
    { options: { mode: 'full-galaxy', goal: 10 } },
  ),
  keeps(
    'secret-bases.1',
    'secret bases is played to four bases',
    undefined,
    [vera('base.pick')],
    { goal: 4 },
    { options: { mode: 'secret-bases', goal: 4 } },
  ),
  breaks(
    'secret-bases.1',
    'secret bases is played to one base',
    undefined,
    [vera('base.pick')],
    ['adjustable-game-length.0.3'],
    { options: { mode: 'secret-bases', goal: 1 } },
  ),
  keeps(
    'full-galaxy.0.2',
    'each player has ten bases',
    table({
      sam: { bases: ['hoth', 'mon-cala', 'sullust', 'yavin-iv', 'jedha', 'bespin', 'alderaan', 'tatooine', 'dagobah'] },
    }),
    [],
    undefined,
    { options: { mode: 'full-galaxy' } },
  ),
  breaks(
    'full-galaxy.0.2',
    'a player has nine bases',
    table({ sam: { bases: ['hoth', 'mon-cala', 'sullust', 'yavin-iv', 'jedha', 'bespin', 'alderaan', 'tatooine'] } }),
    [vera('turn.end')],
    ['full-galaxy.0.2'],
    { options: { mode: 'full-galaxy' } },
  ),
  keeps(
    'secret-bases.0.1',
    'the starting base lies faceup',
    undefined,
    [],
    { seats: { vera: { base: { card: 'lothal' } } } },
    { options: { mode: 'secret-bases' } },
  ),
  breaks(
    'secret-bases.0.1',
    'a player begins with another base',
    table({ sam: { base: 'jedha', bases: ['?', '?', '?', '?'] }, vera: { victory: [] } }),
    [vera('turn.end')],
    ['secret-bases.0.1'],
    { options: { mode: 'secret-bases' } },
  ),
  keeps(
    'secret-bases.0.2',
    'four of the nine other bases are picked',
    undefined,
    [vera('base.pick', { bases: ['kessel', 'rodia', 'endor', 'corellia'] })],
    { seats: { vera: { bases: ['kessel', 'rodia', 'endor', 'corellia'] } } },
    { options: { mode: 'secret-bases' } },
  ),
  breaks(
    'secret-bases.0.2',
    'five bases are picked',
    undefined,
    [vera('base.pick', { bases: ['kessel', 'rodia', 'endor', 'corellia', 'mustafar'] })],
    ['secret-bases.0.2'],
    { options: { mode: 'secret-bases' } },
  ),
  breaks(
    'secret-bases.0.2',
    'the starting base is picked',
    undefined,
    [vera('base.pick', { bases: ['lothal', 'rodia', 'endor', 'corellia'] })],
    ['secret-bases.0.2'],
    { options: { mode: 'secret-bases' } },
  ),
  keeps(
    'secret-bases.0.3',
    'the picked bases lie facedown',
    undefined,
    [vera('base.pick')],
    { seats: { vera: { bases: ['?1', '?1', '?1', '?1'] } } },
    { options: { mode: 'secret-bases', information: 'public' } },
  ),
  breaks(
    'secret-bases.0.3',
    'the log claims that three lie there',
    undefined,
    [
      {
        ...vera('base.pick', { bases: ['kessel', 'rodia', 'endor', 'corellia'] }),
        expect: { seats: { vera: { bases: ['kessel', 'rodia', 'endor'] } } },
      },
    ],
    ['secret-bases.0.3'],
    { options: { mode: 'secret-bases' } },
  ),
];
