import { breaks, chance, type Example, keeps, sam, table, vera } from '../example.ts';

const rebelFirst: Example['header'] = { seats: ['sam', 'vera'], sides: { sam: 'rebel', vera: 'empire' } };
const row = ['scout-trooper', 'x-wing', 'rodian-gunslinger', 'blockade-runner', 'tie-fighter', 'lobot'].map((card) =>
  chance('galaxy.refill', { card }),
);

export const examples: readonly Example[] = [
  keeps(
    'playing-the-game.0.1',
    'the player whose turn it is plays a card',
    table({ vera: { hand: ['stormtrooper'] } }),
    [vera('card.play', { card: 'stormtrooper' })],
  ),
  breaks(
    'playing-the-game.0.1',
    "a card is played in the other player's turn",
    table({ sam: { hand: ['rebel-trooper'] } }),
    [sam('card.play', { card: 'rebel-trooper' })],
  ),
  keeps('playing-the-game.0.2', 'the Empire begins', table(), [], { turn: { seat: 'vera' } }),
  keeps(
    'playing-the-game.0.2',
    'the Rebel player is named first, and the Empire begins',
    table(),
    [vera('turn.end'), sam('turn.end')],
    { order: ['vera', 'sam'] },
    rebelFirst,
  ),
  breaks(
    'playing-the-game.0.2',
    'the Rebel player is named first and begins',
    undefined,
    [...row, sam('card.play', { card: 'alliance-shuttle' })],
    ['playing-the-game.0.2'],
    { ...rebelFirst, options: { information: 'public' } },
  ),
  keeps('playing-the-game.0.3', 'after the Empire the Rebels have their turn', table(), [vera('turn.end')], {
    turn: { seat: 'sam' },
  }),
  breaks('playing-the-game.0.3', 'the log claims a second turn of the Empire in a row', table(), [
    { ...vera('turn.end'), expect: { turn: { seat: 'vera' } } },
  ]),
];
