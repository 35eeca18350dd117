/**
 * @module
 * Cards that a table has bought, or committed to an attack, without a record: one slip, however many cards they are and whatever later
 * entries and claims show of it.
 */
import { breaks, chance, type Example, table, vera } from '../example.ts';
import { buy, claim, commit, end, hidden, legal, play, pub, resolve, S, send, strike, use, wrong } from '../judged.ts';

const PILOT = 'outer-rim-pilot';
const M = 'mon-calamari-cruiser';
const H = 'hammerhead-corvette';
const refill = (card: string) => chance('galaxy.refill', { card });
const pile = (...discard: string[]) => ({ seats: { vera: { discard } } });
const damaged = (damage: number) => ({ seats: { sam: { base: { damage } } } });

/** Cards in play that are committed to nothing. */
const idle = (units: string[], ...ships: string[]) =>
  table({ vera: { units, hand: [] }, sam: { ships }, galaxyDeck: Array(20).fill('?') });
const put = (ship: string, amount: number) => vera('attack.damage', { ship, amount });
/** Six damage are split between ships that stand with three each. */
const split = {
  seats: {
    sam: {
      ships: [
        { card: M, damage: 3 },
        { card: H, damage: 3 },
      ],
    },
  },
};
const assault = table({
  turn: { resources: 2 },
  vera: { units: [{ card: 'at-at', committed: 'base' }] },
  sam: { ships: [M, H] },
});

const bought: readonly Example[] = [
  wrong(
    'play-a-card.0.1',
    'a pilot had been bought before: the one that lies on the discard pile is another',
    hidden({ vera: { discard: [PILOT] } }),
    [play(vera, PILOT), claim(play(vera, S), { ...pile(PILOT), galaxy: { pilots: 8 } }), end],
    pub,
  ),
  wrong(
    'purchase-a-card.0.5',
    'so it had where one is bought in the same turn',
    hidden({ turn: { resources: 2 }, vera: {} }),
    [buy(vera, PILOT), play(vera, PILOT), claim(play(vera, S), { ...pile(PILOT), galaxy: { pilots: 8 } }), end],
    pub,
  ),
  wrong(
    'exile.2',
    'a pilot that had been bought is exiled from hand',
    hidden({ vera: { units: ['kel-dor-mystic'] } }),
    [
      use(vera, 'kel-dor-mystic'),
      vera('exile.card', { card: PILOT, from: 'hand' }),
      claim(play(vera, S), { galaxy: { pilots: 9 } }),
      end,
    ],
    pub,
  ),
  wrong(
    'empty-deck.1.1',
    'a pilot had been bought, so that the deck had one card more and is shuffled a turn later',
    hidden({
      vera: {
        hand: [],
        deck: Array(4).fill('?'),
        unseen: [S, S, S, 'stormtrooper'],
        discard: ['inquisitor', 'stormtrooper', S, S, S, 'tie-bomber', 'tie-fighter', 'at-st'],
      },
    }),
    [end, send, play(vera, S), end, chance('deck.shuffle', { seat: 'vera' }), send, play(vera, PILOT), end],
    pub,
  ),
];

const committed: readonly Example[] = [
  wrong(
    'resolve-an-attack.0.1',
    'nobody is committed: later damage shows that both had been',
    idle(['at-st', 'stormtrooper']),
    [strike, end, claim(send, damaged(6))],
  ),
  wrong('resolve-an-attack.0.1', 'two of three had been', idle(['at-st', 'stormtrooper', 'tie-bomber']), [
    strike,
    commit(vera, 'tie-bomber'),
    claim(end, damaged(6)),
    send,
  ]),
  breaks(
    'resolve-an-attack.0.1',
    'nobody is committed, and the target is replaced and rewarded, for which one alone is too weak',
    idle(['stormtrooper', 'tie-bomber']),
    [
      resolve(vera, 'x-wing'),
      refill('y-wing'),
      claim(vera('reward.take'), { turn: { resources: 3 } }),
      buy(vera, 'c-roc-cruiser'),
      refill('bossk'),
      end,
    ],
    ['resolve-an-attack.0.1'],
  ),
  wrong(
    'resolve-an-attack.0.1',
    'nobody is committed, and the damage of both is split',
    idle(['at-at', 'stormtrooper'], H, M),
    [strike, put(M, 6), put(H, 2), end],
  ),
  wrong(
    'attacking-an-opponents-base.1',
    'a card had been committed too: the ship that would have stood before the base is gone',
    idle(['at-at', 'stormtrooper'], H),
    [commit(vera, 'stormtrooper'), claim(strike, damaged(4)), claim(end, { seats: { sam: { ships: [] } } }), send],
  ),
  wrong(
    'attacking-an-opponents-base.2',
    'only the end of the turn shows that a card had been committed too: one slip',
    idle(['at-at', 'stormtrooper'], H),
    [commit(vera, 'stormtrooper'), strike, claim(end, { seats: { sam: { base: { damage: 4 }, ships: [] } } }), send],
  ),
  wrong('play-a-card.0.8', 'so it is where that is claimed bit by bit', idle(['at-at', 'stormtrooper'], H), [
    commit(vera, 'stormtrooper'),
    strike,
    claim(end, { seats: { sam: { ships: [] } } }),
    claim(send, damaged(4)),
  ]),
];

const both = table({ vera: { units: ['at-at'] } });
const besides = [commit(vera, 'at-at'), commit(vera, 'at-at', 'x-wing')];
const came = refill('tie-fighter');

/** A card that is committed to a second attack has made both. */
const twice: readonly Example[] = [
  wrong('commit-to-an-attack.0.7', 'a card has attacked the base and a card of the row', both, [
    ...besides,
    claim(strike, damaged(6)),
    resolve(vera, 'x-wing'),
    came,
    end,
    send,
  ]),
  wrong('commit-to-an-attack.0.7', 'or the other way round', both, [
    ...besides,
    resolve(vera, 'x-wing'),
    came,
    claim(strike, damaged(6)),
    end,
    send,
  ]),
  wrong('commit-to-an-attack.0.7', 'or it has made the second one alone', both, [
    ...besides,
    resolve(vera, 'x-wing'),
    came,
    claim(end, damaged(0)),
    send,
  ]),
  breaks(
    'commit-to-an-attack.0.7',
    'each of them is made once',
    both,
    [...besides, strike, resolve(vera, 'x-wing'), came, strike, end],
    ['commit-to-an-attack.0.7', 'resolve-an-attack.0.1'],
  ),
];

const unsaid: readonly Example[] = [
  legal('attacking-an-opponents-base.1.2', 'the end of the turn tells how the damage was split', assault, [
    strike,
    claim(end, split),
    send,
  ]),
  legal('attacking-an-opponents-base.1.2', 'a purchase does', assault, [strike, claim(buy(vera, PILOT), split), end]),
];

export const examples: readonly Example[] = [...bought, ...committed, ...twice, ...unsaid];
