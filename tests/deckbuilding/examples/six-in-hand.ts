/**
 * @module
 * A card too many in hand comes off the deck: one breach, where it is claimed or played, and the deck runs out a card earlier.
 */
import { breaks, chance, type Example, sam, table, vera } from '../example.ts';
import { claim, end, legal, play, S, send, use } from '../judged.ts';

const st = 'stormtrooper';
const start = table({
  vera: {
    hand: [],
    deck: [S, S, S, S, st, 'tie-fighter', 'at-st'],
    discard: ['general-veers', 'death-trooper', 'scout-trooper', 'tie-bomber'],
  },
});
const five = [S, S, S, S, st];
const holds = (...hand: string[]) => claim(end, { seats: { vera: { hand } } });
const shuffled = chance('deck.shuffle', { seat: 'vera' });
const drawn = ['general-veers', 'death-trooper', 'scout-trooper', 'tie-bomber'].map((card) =>
  chance('card.draw', { card }),
);
/** Sam's Snowspeeder makes Vera discard one of the five. */
const spied = (card: string) => [
  end,
  play(sam, 'snowspeeder'),
  use(sam, 'snowspeeder'),
  vera('hand.discard', { card }),
  send,
];
const from = { ...start, seats: { ...start.seats, sam: { ...start.seats?.['sam'], hand: ['snowspeeder'] } } };
const all = five.map((card) => play(vera, card));

export const examples: readonly Example[] = [
  breaks('end-your-turn.4.1', 'a hand of six is claimed, and the sixth card played: one breach', start, [
    holds(...five, 'tie-fighter'),
    send,
    play(vera, 'tie-fighter'),
    end,
    shuffled,
    ...drawn,
  ]),
  breaks('end-your-turn.4.1', 'a hand of six is claimed, and five cards were drawn', start, [
    holds(...five, 'tie-fighter'),
    send,
    play(vera, st),
    end,
    shuffled,
    ...drawn.slice(0, 3),
  ]),
  breaks(
    'end-your-turn.4.1',
    'another card is claimed than the fifth, which comes with the next hand: one breach',
    start,
    [
      holds(S, S, S, S, 'tie-fighter'),
      send,
      play(vera, 'tie-fighter'),
      end,
      shuffled,
      ...drawn.slice(0, 2),
      claim(chance('card.draw', { card: 'scout-trooper' }), {
        seats: { vera: { hand: [st, 'at-st', 'general-veers', 'death-trooper', 'scout-trooper'] } },
      }),
    ],
  ),
  breaks(
    'play-a-card.0.1',
    'the next card of the deck is played as a sixth one, and the deck runs out with it: one breach',
    start,
    [end, send, play(vera, 'tie-fighter'), end, shuffled, ...drawn],
  ),
  breaks('play-a-card.0.1', 'a card is played that lies deeper in the deck', start, [
    end,
    send,
    play(vera, 'at-st'),
    end,
    shuffled,
    ...drawn,
  ]),
  breaks(
    'discard.1',
    'the next card of the deck is discarded as a sixth one, and the five others are played: one breach',
    from,
    [...spied('tie-fighter'), ...all, end, shuffled, ...drawn],
  ),
  breaks('discard.1', 'it was another one of the five that was discarded', from, [
    ...spied('at-st'),
    ...all.slice(1),
    end,
    shuffled,
    ...drawn.slice(0, 3),
  ]),
  legal('discard.1', 'one of the five is discarded, and the others are played', from, [
    ...spied(S),
    ...all.slice(1),
    end,
    shuffled,
    ...drawn.slice(0, 3),
  ]),
  legal('end-your-turn.4.1', 'five cards are drawn, and the others with the next hand', start, [
    holds(...five),
    send,
    play(vera, st),
    end,
    shuffled,
    ...drawn.slice(0, 3),
  ]),
];
