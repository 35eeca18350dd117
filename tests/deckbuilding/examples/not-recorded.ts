/**
 * @module
 * What a table has forgotten to record, and later entries show: it is told once, at the entry that shows it, and what comes behind is
 * read as the table played it.
 */
import { breaks, chance, type Example, rebelTurn, sam, table, vera } from '../example.ts';
import { A, buy, claim, commit, end, hit, legal, play, pub, resolve, S, send, strike, use, wrong } from '../judged.ts';

const refill = (card: string) => chance('galaxy.refill', { card });
const draw = (card: string) => chance('card.draw', { card });
const shuffled = (seat: string, order?: readonly string[]) => chance('deck.shuffle', { seat, ...(order && { order }) });
const reward = sam('reward.take');
const starters = {
  vera: [S, S, S, S, S, S, S, 'stormtrooper', 'stormtrooper', 'inquisitor'],
  sam: [A, A, A, A, A, A, A, 'rebel-trooper', 'rebel-trooper', 'temple-guardian'],
};
/** Krennic needs five: with the X-Wing it is six, and the card that comes in his place is bought by Vera. */
const short = rebelTurn({
  sam: { units: [hit('rebel-commando', 'director-krennic'), 'x-wing'] },
  vera: { hand: [S], deck: [S, S, S, S, S] },
});
/** Of the two Shuttles in hand one is played without a record. */
const shuttles = table({
  vera: { hand: [S, S], deck: [S, S, S, S, S] },
  row: ['tie-bomber', 'tie-fighter'],
  galaxyDeck: [],
});
/** The X-Wing falls to one of two, and its reward buys the cruiser. */
const hunted = table({
  galaxyDeck: Array(20).fill('?'),
  vera: { units: [hit('tie-interceptor', 'x-wing'), 'dengar'] },
});
const hunting = table({ galaxyDeck: Array(20).fill('?'), vera: { units: ['tie-interceptor', 'dengar'] } });
const rewarded = { turn: { resources: 3 } };
/** Dengar deals four, which is claimed to be six; then Sam ends the turn too early, and repairs four of it. */
const repaired = (left: number) => [
  claim(strike, { seats: { sam: { base: { damage: 6 } } } }),
  end,
  send,
  play(sam, A),
  play(sam, 'hwk-290'),
  claim(use(sam, 'hwk-290'), { seats: { sam: { base: { damage: left } } } }),
  send,
];
const bombed = table({
  vera: { units: [hit('dengar')], hand: [S] },
  sam: { hand: ['hwk-290', 'rebel-trooper', A], base: { card: 'dantooine', damage: 0 } },
});
const slips = ['attacking-an-opponents-base.0.2', 'playing-the-game.0.1'] as const;
/** The Mystic exiles a card only if there is one. */
const mystic = table({ turn: { resources: 1 }, vera: { hand: ['kel-dor-mystic', S] } });
/** Eight attack destroy Dantooine. */
const siege = table({
  vera: { units: [hit('at-at'), hit('stormtrooper')], hand: [] },
  sam: { hand: [A] },
});
/** Nothing is left in Sam's deck when the turn ends. */
const last = rebelTurn({
  turn: { resources: 1 },
  row: ['y-wing', 'tie-fighter'],
  galaxyDeck: ['tie-bomber'],
  sam: { deck: [], discard: [A, A, A, A], units: ['outer-rim-pilot'] },
  vera: { hand: [S, S], deck: [S, S, S, S, S] },
});
const discarded = ['outer-rim-pilot', A, A, A, A];

/** Nobody has told how Vera's deck is shuffled. */
const untold = table({ vera: { deck: [], discard: starters.vera } });
/** Which galaxy cards come next, nobody knows before they are told. */
const gaps = table({
  turn: { resources: 3 },
  row: ['tie-fighter', 'tie-bomber', 'scout-trooper'],
  galaxyDeck: ['?', '?'],
  vera: { discard: ['grand-moff-tarkin'] },
});
const late = table({ ...gaps, galaxyDeck: Array(9).fill('?'), vera: { hand: [S] } });

/** Tarkin takes a card of the Empire out of the row: the Scout Trooper is the only one there. */
const taking = table({
  turn: { resources: 4 },
  row: ['scout-trooper', 'x-wing', 'rodian-gunslinger', 'hwk-290', 'lobot', 'duros-spy'],
  galaxyDeck: Array(20).fill('?'),
  vera: { units: ['grand-moff-tarkin'], hand: [S] },
});
const take = (card: string) => vera('galaxy.take', { card });
const ofTarkin: Example['header'] = { ...pub, rulings: { tarkin: 'move' } };
const taken = [buy(vera, 'scout-trooper'), use(vera, 'grand-moff-tarkin'), take('star-destroyer'), refill('at-at')];

/** Vera has resources for a pilot, a Fighter or Lobot, and four cards. */
const shop = table({
  turn: { resources: 6 },
  row: ['x-wing', 'lobot', 'tie-fighter', 'y-wing', 'director-krennic', 'star-destroyer'],
  galaxyDeck: ['at-st', 'snowspeeder', 'bossk'],
  vera: { hand: ['stormtrooper', S, 'inquisitor', 'scout-trooper'] },
  sam: { hand: [A] },
});
const pilot = 'outer-rim-pilot';
const left = [S, 'inquisitor', 'scout-trooper', 'stormtrooper'];
const piled = (...more: string[]) => ({ seats: { vera: { discard: [...left, ...more] } } });
const opening = play(vera, 'stormtrooper');

/** What was bought or played without a record, or instead of what is recorded: claims show it, at its entry or later. */
const shownByClaims: readonly Example[] = [
  wrong('purchase-a-card.0.4', 'a pilot had been bought: all that is claimed says so', shop, [
    claim(opening, {
      galaxy: { pilots: 9 },
      turn: { resources: 4 },
      seats: { vera: { discard: [pilot] } },
    }),
    buy(vera, 'lobot'),
    claim(end, piled('lobot', pilot)),
    send,
  ]),
  wrong('purchase-a-card.0.4', 'the pilot is claimed when the turn has ended', shop, [
    opening,
    claim(end, { galaxy: { pilots: 9 }, ...piled(pilot) }),
    send,
  ]),
  wrong('purchase-a-card.0.4', 'the pilot is claimed in the turn of the other', shop, [
    opening,
    end,
    claim(play(sam, A), { galaxy: { pilots: 9 } }),
    claim(send, piled(pilot)),
  ]),
  wrong('play-a-card.0.3', 'first the resources are claimed, then the pilot, then those that are left', shop, [
    claim(opening, { turn: { resources: 4 } }),
    claim(end, piled(pilot)),
    claim(send, { galaxy: { pilots: 9 } }),
  ]),
  wrong('purchase-a-card.0.4', 'a card of the row had been bought, and the next one has come', shop, [
    claim(opening, {
      turn: { resources: 5 },
      galaxy: { row: ['x-wing', 'lobot', 'at-st', 'y-wing', 'director-krennic', 'star-destroyer'] },
    }),
    buy(vera, 'at-st'),
    claim(end, piled('at-st', 'tie-fighter')),
  ]),
  wrong('purchase-a-card.0.4', 'Lobot had been bought, not the Fighter', shop, [
    buy(vera, 'tie-fighter'),
    opening,
    claim(end, {
      ...piled('lobot'),
      galaxy: { row: ['x-wing', 'tie-fighter', 'at-st', 'y-wing', 'director-krennic', 'star-destroyer'] },
    }),
    send,
  ]),
  wrong('play-a-card.0.1', 'a Shuttle had been played as well', shop, [
    claim(opening, {
      turn: { resources: 7 },
      seats: { vera: { units: ['stormtrooper', S], hand: ['inquisitor', 'scout-trooper'] } },
    }),
    commit(vera, 'stormtrooper'),
    commit(vera, S),
    buy(vera, 'star-destroyer'),
  ]),
  wrong('play-a-card.0.1', 'the Inquisitor had been played as well, and brought Force', shop, [
    claim(opening, { force: -1, seats: { vera: { units: ['stormtrooper', 'inquisitor'] } } }),
    commit(vera, 'inquisitor'),
    end,
  ]),
  wrong('play-a-card.0.1', 'a Shuttle had been played, not the Stormtrooper: claims of the next entry say so', shop, [
    opening,
    claim(buy(vera, pilot), { turn: { resources: 5 }, seats: { vera: { units: [S] } } }),
    commit(vera, S),
    end,
  ]),
  wrong('play-a-card.0.1', 'the Stormtrooper is still in hand two entries later, the Shuttle is not', shop, [
    opening,
    play(vera, 'scout-trooper'),
    claim(commit(vera, 'scout-trooper'), {
      turn: { resources: 9 },
      seats: { vera: { hand: ['stormtrooper', 'inquisitor'] } },
    }),
    play(vera, 'stormtrooper'),
    end,
  ]),
  legal('play-a-card.0.3', 'what is claimed is what was recorded', shop, [
    claim(opening, { turn: { resources: 6 }, seats: { vera: { units: ['stormtrooper'] } } }),
    claim(buy(vera, pilot), { galaxy: { pilots: 9 }, turn: { resources: 4 } }),
    claim(end, piled(pilot)),
  ]),
];

export const examples: readonly Example[] = [
  ...shownByClaims,
  wrong(
    'exile.0.3',
    'an exiled Scavenger is claimed in the new hand, beside a card that may be there',
    table({ vera: { hand: ['jawa-scavenger'], deck: [S] }, galaxyDiscard: ['tie-bomber'] }),
    [
      play(vera, 'jawa-scavenger'),
      use(vera, 'jawa-scavenger'),
      take('tie-bomber'),
      claim(end, { seats: { vera: { hand: ['tie-bomber', 'jawa-scavenger', S] } } }),
      send,
    ],
  ),
  wrong('bounty-hunting-and-sabotage.3.2', 'the card of which an attack was short had been committed', short, [
    resolve(sam, 'director-krennic'),
    reward,
    send,
    play(vera, S),
    buy(vera, 'tie-fighter'),
  ]),
  {
    ...wrong('bounty-hunting-and-sabotage.3.2', 'nobody is left to be committed: Krennic stays', short, [
      commit(sam, 'x-wing'),
      resolve(sam, 'director-krennic'),
      reward,
      send,
    ]),
    final: { galaxy: { discard: [] } },
  },
  wrong('purchase-a-card.0.2', 'a Shuttle had been played, which is committed later', shuttles, [
    play(vera, S),
    buy(vera, 'tie-bomber'),
    commit(vera, S),
    commit(vera, `${S}#2`),
  ]),
  {
    ...wrong('purchase-a-card.0.2', 'the Shuttle is discarded: it had not been played', shuttles, [
      play(vera, S),
      buy(vera, 'tie-bomber'),
      vera('turn.end', { discards: [S] }),
    ]),
    final: { turn: { seat: 'sam' } },
  },
  wrong('frequently-asked-questions.4', 'no card was left for the Mystic to exile', mystic, [
    play(vera, 'kel-dor-mystic'),
    use(vera, 'kel-dor-mystic'),
    buy(vera, 'rodian-gunslinger'),
    commit(vera, S),
  ]),
  wrong('beginning-of-turn.0.2', 'the base had been attacked before the turn ended', siege, [
    end,
    sam('base.choose', { base: 'hoth' }),
    play(sam, A),
    send,
  ]),
  wrong(
    'purchase-a-card.0.6',
    'Krennic had been attacked before the row was refilled',
    rebelTurn({
      sam: { units: [hit('rebel-commando', 'director-krennic'), hit('x-wing', 'director-krennic')] },
      galaxyDeck: Array(20).fill('?'),
    }),
    [refill('tie-fighter'), reward, buy(sam, 'rodian-gunslinger')],
    pub,
  ),
  wrong(
    'log.the-move-log.6',
    'nobody tells what came for a defeated card, and its reward is claimed at the attack',
    hunted,
    [
      claim(resolve(vera, 'x-wing'), { ...rewarded, galaxy: { discard: ['x-wing'] } }),
      claim(buy(vera, 'c-roc-cruiser'), { turn: { resources: 0 } }),
      refill('lobot'),
      end,
    ],
    pub,
  ),
  wrong(
    'log.the-move-log.6',
    'the same where the turn goes on with another attack',
    hunted,
    [
      claim(resolve(vera, 'x-wing'), rewarded),
      commit(vera, 'dengar'),
      claim(strike, { seats: { sam: { base: { damage: 4 } } } }),
      end,
    ],
    pub,
  ),
  breaks(
    'bounty-hunting-and-sabotage.0.9',
    'nor is the reward as high as is claimed',
    hunted,
    [claim(resolve(vera, 'x-wing'), { turn: { resources: 2 } }), end],
    ['bounty-hunting-and-sabotage.0.9', 'log.the-move-log.6'],
    pub,
  ),
  wrong(
    'purchase-a-card.0.6',
    'an attack is not told that the card shows which comes up, and its reward is claimed where a card is committed to it',
    hunting,
    [
      claim(commit(vera, 'tie-interceptor', 'x-wing'), { ...rewarded, galaxy: { discard: ['x-wing'] } }),
      refill('at-st'),
      claim(buy(vera, 'c-roc-cruiser'), { turn: { resources: 0 } }),
      refill('lobot'),
      end,
    ],
    pub,
  ),
  breaks(
    'purchase-a-card.0.6',
    'and more than that reward is claimed there',
    hunting,
    [claim(commit(vera, 'tie-interceptor', 'x-wing'), { turn: { resources: 4 } }), refill('at-st'), end],
    ['beginning-of-turn.1', 'purchase-a-card.0.6'],
    pub,
  ),
  legal(
    'bounty-hunting-and-sabotage.0.9',
    'the reward is claimed at the attack, and the card that came is told behind it',
    hunting,
    [commit(vera, 'tie-interceptor', 'x-wing'), claim(resolve(vera, 'x-wing'), rewarded), refill('at-st'), end],
    pub,
  ),
  breaks(
    slips[0],
    'behind a second slip the first claim turns out to be a slip of the pen',
    bombed,
    repaired(0),
    slips,
  ),
  breaks(slips[0], 'or what the table played on with', bombed, repaired(2), slips),
  breaks(slips[0], 'and what is neither is told', bombed, repaired(3), [...slips, 'repair.0.2']),
  wrong('end-your-turn.4.2', 'a card of the row had been bought, and is shuffled with the others', last, [
    send,
    shuffled('sam', [...discarded, 'y-wing']),
    play(vera, S),
    play(vera, S),
    buy(vera, 'tie-bomber'),
  ]),
  wrong('end-your-turn.4.2', 'the Pilot had exiled itself, and the Force was with the Rebels', last, [
    send,
    shuffled('sam', discarded.slice(1)),
    end,
    ...discarded.slice(1).map(() => play(sam, A)),
  ]),
  wrong(
    'log.the-move-log.6',
    'the deck that is shuffled is not told: whatever is drawn of it',
    table({ vera: { deck: [], discard: [S, S, S, S, S, S, S, 'stormtrooper'] } }),
    [end, send, play(vera, 'stormtrooper'), end, shuffled('vera', [S, 'stormtrooper', S, S, S]), send, play(vera, S)],
  ),
  {
    ...breaks(
      'log.the-move-log.6',
      'cards are told again, and then one of them is missing',
      table({ vera: { deck: Array(14).fill('?'), discard: [] } }),
      [
        end,
        send,
        end,
        draw(S),
        draw(S),
        draw(S),
        draw('stormtrooper'),
        draw(S),
        send,
        end,
        draw(S),
        draw(S),
        draw('inquisitor'),
        send,
      ],
      ['log.the-move-log.6', 'log.the-move-log.6'],
    ),
    doubtful: true,
  },
  {
    ...wrong('log.the-move-log.6', 'the galaxy deck of the set-up is not told: whatever lies in the row', undefined, [
      shuffled('vera', starters.vera),
      shuffled('sam', starters.sam),
      play(vera, S),
      play(vera, S),
      play(vera, S),
      buy(vera, 'tie-fighter'),
      play(vera, S),
      buy(vera, 'tie-bomber'),
      end,
    ]),
    doubtful: true,
  },
  legal(
    'setup.4.2',
    'a starter deck is shuffled when the row lies there',
    undefined,
    [
      shuffled('vera'),
      ...['tie-fighter', 'y-wing', 'bossk', 'at-st', 'snowspeeder', 'lobot'].map(refill),
      shuffled('sam'),
      play(vera, S),
    ],
    pub,
  ),
  wrong(
    'empty-deck.1.1',
    'a starter deck is shuffled a second time when the row lies there',
    undefined,
    [
      shuffled('vera'),
      ...['tie-fighter', 'y-wing', 'bossk', 'at-st', 'snowspeeder', 'lobot'].map(refill),
      shuffled('sam'),
      shuffled('sam'),
      play(vera, S),
    ],
    pub,
  ),
  {
    ...legal(
      'ability.0.1',
      'of a row with a card that nobody has told a base takes that card',
      table({
        turn: { phase: 'beginning' },
        row: ['x-wing', 'duros-spy', 'y-wing', 'b-wing', 'tie-fighter'],
        galaxyDeck: Array(60).fill('?'),
        vera: { base: 'none', bases: ['corellia', 'coruscant', 'death-star', 'endor'] },
        sam: { victory: ['lothal'] },
      }),
      [
        vera('base.choose', { base: 'corellia' }),
        vera('trigger.use', { source: 'corellia' }),
        vera('galaxy.take', { card: 'lobot' }),
        refill('bossk'),
        play(vera, 'lobot'),
      ],
    ),
    doubtful: true,
  },
  wrong(
    'play-a-card.0.1',
    'a card that was bought had gone on top of the deck, and comes in the place of another',
    rebelTurn({
      sam: { hand: [A, A], deck: [A, A, A, A, A], discard: ['x-wing'] },
    }),
    [play(sam, 'x-wing'), play(sam, A), sam('turn.end', { discards: [] }), end],
  ),
  wrong('log.the-move-log.6', 'a deck of which nothing is told is drawn from in two turns', untold, [
    end,
    send,
    end,
    send,
    end,
  ]),
  {
    ...breaks(
      'end-your-turn.4.1',
      'what is told of it later must have been in it',
      untold,
      [end, send, end, draw('at-at'), send],
      ['log.the-move-log.6', 'end-your-turn.4.1'],
    ),
  },
  {
    ...wrong('log.the-move-log.6', 'of two gaps in the row nobody tells what came', gaps, [
      buy(vera, 'tie-fighter'),
      buy(vera, 'tie-bomber'),
      end,
    ]),
    final: { galaxy: { row: [{ card: 'scout-trooper' }], deck: [] } },
  },
  {
    ...wrong('log.the-move-log.6', 'of the second gap it is told', gaps, [
      buy(vera, 'tie-fighter'),
      buy(vera, 'tie-bomber'),
      refill('bossk'),
      end,
    ]),
    final: { galaxy: { row: [{ card: 'bossk' }, { card: 'scout-trooper' }] } },
  },
  {
    ...wrong('log.the-move-log.6', 'what came into the row is told only after the turn', late, [
      buy(vera, 'tie-fighter'),
      play(vera, S),
      end,
      refill('dengar'),
      send,
    ]),
    final: { galaxy: { row: [{ card: 'tie-bomber' }, { card: 'scout-trooper' }, { card: 'dengar' }] } },
  },
  wrong('log.the-move-log.6', 'what came is not told, and the next entry claims what is so', late, [
    buy(vera, 'tie-fighter'),
    claim(play(vera, S), { turn: { resources: 3 } }),
    end,
  ]),
  breaks(
    'log.the-move-log.6',
    'what came is not told, and the next entry claims a wrong sum of its own',
    late,
    [buy(vera, 'tie-fighter'), claim(play(vera, S), { turn: { resources: 5 } }), end],
    ['log.the-move-log.6', 'play-a-card.0.3'],
  ),
  {
    ...wrong('log.the-move-log.6', 'what came into the row is told only by a claim of the whole row', late, [
      buy(vera, 'tie-fighter'),
      play(vera, S),
      end,
      claim(send, { galaxy: { row: ['dengar', 'tie-bomber', 'scout-trooper'] } }),
    ]),
    final: { galaxy: { row: [{ card: 'dengar' }, { card: 'tie-bomber' }, { card: 'scout-trooper' }] } },
  },
  breaks(
    'purchase-a-card.0.6',
    'of one gap no two cards are claimed',
    late,
    [
      buy(vera, 'tie-fighter'),
      play(vera, S),
      claim(end, { galaxy: { row: ['dengar', 'bossk', 'tie-bomber', 'scout-trooper'] } }),
    ],
    ['log.the-move-log.6', 'purchase-a-card.0.6'],
  ),
  wrong('log.the-move-log.6', 'the cards for two gaps are told behind the second purchase', late, [
    buy(vera, 'tie-fighter'),
    play(vera, S),
    buy(vera, 'tie-bomber'),
    refill('dengar'),
    refill('bossk'),
    end,
  ]),
  breaks(
    'purchase-a-card.0.6',
    'of one gap no second card is told',
    late,
    [buy(vera, 'tie-fighter'), play(vera, S), end, refill('dengar'), refill('bossk'), send],
    ['log.the-move-log.6', 'purchase-a-card.0.6'],
  ),
  {
    ...wrong(
      'log.the-move-log.6',
      'an ability takes the card of the row that nobody has told',
      taking,
      taken,
      ofTarkin,
    ),
    doubtful: true,
    final: {
      galaxy: { row: [{}, {}, {}, {}, {}, { card: 'at-at' }] },
      seats: { vera: { hand: ['star-destroyer', S] } },
    },
  },
  {
    ...wrong(
      'log.the-move-log.6',
      'the card that an ability took so attacks',
      taking,
      [...taken, play(vera, 'star-destroyer'), commit(vera, 'star-destroyer'), strike, play(vera, S), end],
      ofTarkin,
    ),
    doubtful: true,
  },
  {
    ...wrong(
      'log.the-move-log.6',
      'an ability destroys the ship of the row that nobody has told',
      table({ ...taking, turn: { resources: 8 }, vera: { base: 'death-star' } }),
      [
        buy(vera, 'scout-trooper'),
        use(vera, 'death-star'),
        vera('ship.destroy', { ship: 'mon-calamari-cruiser', from: 'row' }),
        refill('at-at'),
      ],
      pub,
    ),
    doubtful: true,
    final: { galaxy: { discard: ['mon-calamari-cruiser'] } },
  },
  breaks(
    'use-a-card-ability.0.1',
    'an ability that has taken a card takes none that nobody has told',
    table({ ...taking, row: ['scout-trooper', 'tie-fighter', 'x-wing', 'lobot', 'hwk-290', 'duros-spy'] }),
    [...taken.slice(0, 2), take('tie-fighter'), refill('bossk'), take('star-destroyer'), end],
    ['log.the-move-log.6', 'use-a-card-ability.0.1'],
    ofTarkin,
  ),
  breaks(
    'use-a-card-ability.0.1',
    'an ability does not take an untold card of the other side',
    taking,
    [...taken.slice(0, 2), take('y-wing'), refill('at-at'), end],
    ['log.the-move-log.6', 'use-a-card-ability.0.1'],
    ofTarkin,
  ),
  breaks(
    'purchase-a-card.0.6',
    'a card is told of which every copy lies elsewhere',
    gaps,
    [buy(vera, 'tie-fighter'), buy(vera, 'tie-bomber'), refill('grand-moff-tarkin'), end],
    ['log.the-move-log.6', 'purchase-a-card.0.6'],
  ),
  {
    ...breaks(
      'setup.5.2',
      'a card of the first row is not recorded, which a claim shows before it is missed',
      undefined,
      [
        refill('scout-trooper'),
        refill('x-wing'),
        claim(refill('blockade-runner'), { galaxy: { row: ['scout-trooper', 'x-wing', 'lobot', 'blockade-runner'] } }),
        refill('tie-fighter'),
        refill('y-wing'),
        play(vera, S),
        end,
      ],
      ['setup.5.2'],
      pub,
    ),
    doubtful: true,
  },
  {
    ...breaks(
      'end-your-turn.4.1',
      'a card drawn is not recorded, which a claim shows before it is missed',
      table({ vera: { deck: Array(7).fill('?'), unseen: [S, S, S, S, 'stormtrooper', 'stormtrooper', 'inquisitor'] } }),
      [end, draw(S), claim(draw(S), { seats: { vera: { hand: [S, S, 'inquisitor'] } } }), draw(S), draw(S), send],
    ),
    doubtful: true,
  },
  breaks(
    'end-your-turn.4.1',
    'the claim is wrong, and another card drawn is not recorded',
    table({ vera: { deck: Array(7).fill('?'), unseen: [S, S, S, S, 'stormtrooper', 'stormtrooper', 'inquisitor'] } }),
    [end, draw(S), claim(draw(S), { seats: { vera: { hand: [S, S, 'at-at'] } } }), draw(S), draw(S), send],
    ['end-your-turn.4.1', 'log.the-move-log.6'],
  ),
];
