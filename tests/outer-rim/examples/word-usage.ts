import type { RuleId } from '../../../machines/chart.ts';
import { type Example, table } from '../example.ts';
import { inAction, tool, use } from '../tools.ts';

/** A card that gives 1 fame for this cost. */
const deal = (...cost: object[]) => ({
  id: 'deal',
  type: 'gear' as const,
  bonuses: {},
  abilities: [
    { id: 'use', timing: 'action' as const, cost: cost as never, effects: [{ do: 'gain-fame' as const, amount: 1 }] },
  ],
});
const favour = { do: 'lose-reputation', faction: 'hutt' };
const price = { do: 'lose-credits', amount: 4000 };

/** A card with an ability for any moment, once per turn. */
const perTurn = {
  id: 'stash',
  type: 'gear' as const,
  bonuses: {},
  abilities: [
    {
      id: 'use',
      timing: 'other' as const,
      limit: 'turn' as const,
      effects: [{ do: 'gain-credits' as const, amount: 1000 }],
    },
  ],
};
const anytime = { type: 'ability.use', seat: 'ann', source: 'stash', ability: 'use' };

/** Ann uses a card that is this program. */
const says = (...program: object[]) => table({ ann: { assets: [tool('deal', ...program)] }, ...inAction });
const may = (...effects: object[]) => ({ do: 'may', effects });
const gain = (amount: number) => ({ do: 'gain-credits', amount });
const lose = (amount: number) => ({ do: 'lose-credits', amount });
const fame = { do: 'gain-fame', amount: 1 };
const decides = (type: string, more: object = {}) => ({ type, seat: 'ann', ...more });
const credits = (amount: number, more: object = {}) => ({ seats: { ann: { credits: amount, ...more } } });
/** The dice of a test by somebody without the skill. */
const passed = { type: 'test.roll', faces: ['crit', 'blank'] };
const failed = { type: 'test.roll', faces: ['hit', 'blank'] };
const brawl = { do: 'fight', kind: 'ground', enemy: { name: 'a brawler', combat: 1 } };
const rolls = (own: string[], theirs: string[]) => [
  { type: 'combat.roll', faces: own },
  { type: 'combat.roll', faces: theirs },
  { type: 'combat.resolve', seat: 'ann' },
];
const branches = {
  do: 'choose',
  among: [
    { name: 'pay', if: [{ is: 'credits', least: 9000 }], effects: [fame] },
    { name: 'work', effects: [gain(2000)] },
    { name: 'rest', effects: [{ do: 'lose-fame', amount: 1 }] },
  ],
};

/** A card that lets whoever passes its test, or wins its fight, pay 2,000 credits for fame. */
const offers = {
  'a test': { do: 'test', skill: 'tech', pass: [may({ do: 'to', cost: [lose(2000)], effects: [fame] })] },
  'a fight': { ...brawl, win: [may({ do: 'to', cost: [lose(2000)], effects: [fame] })] },
};
/** What a table records of that, the last roll first of what may go without saying, and what claims have it that she has paid. */
const paidBehind = (what: keyof typeof offers): Example[] => {
  const [dice, ends] =
    what === 'a test'
      ? [[passed], { type: 'test.resolve', seat: 'ann' }]
      : [rolls(['hit', 'hit', 'hit'], ['blank']).slice(0, 2), { type: 'combat.resolve', seat: 'ann' }];
  const paid = { expect: credits(3000, { fame: 1 }) };
  const bens = { type: 'planning.gain-credits', seat: 'ben' };
  const quiet = { type: 'encounter.space', seat: 'ann', effects: [] };
  const [last, ...before] = [...dice].reverse();
  const first = [use('deal'), ...before.reverse()];
  const shown = (shows: string, ...moves: object[]): Example => ({
    rule: 'outer-rim.word-usage.2',
    shows: `a part that hangs on ${what} was carried out: ${shows}`,
    start: says(offers[what]),
    moves: [...first, ...moves, quiet, bens] as Example['moves'],
    doubtful: true,
    final: { seats: { ann: { credits: 3000, fame: 1 } } },
  });
  return [
    shown('that is claimed where it ends', last as object, { ...ends, ...paid }),
    shown('that is claimed with the dice', { ...last, ...paid }),
    shown('that is claimed where the table goes on', last as object, { type: 'action.end', seat: 'ann', ...paid }),
    shown(
      'that is claimed where it ends, and recorded behind it',
      last as object,
      { ...ends, ...paid },
      decides('card.may'),
    ),
    shown('that is claimed with the dice, and recorded behind them', { ...last, ...paid }, decides('card.may')),
    {
      rule: 'outer-rim.word-usage.2',
      shows: `a part that hangs on ${what} was left out in so many words`,
      start: says(offers[what]),
      moves: [...first, last as never, ends, decides('card.decline', paid)],
      breaks: ['outer-rim.word-usage.2'],
    },
  ];
};

const TEXT = 'appendix-2-interpreting-cards-and-abilities.0.2';
const toFame = (amount: number) => ({ do: 'to', cost: [lose(amount)], effects: [fame] });
/** With two fame one more, else 1,000; a part for whoever has 2,000; and fame for 2,000 as long as there are as many. */
const sinks = { do: 'if', if: [{ is: 'fame', least: 2 }], effects: [fame], else: [gain(1000)] };
const asks = (...effects: object[]) => ({ do: 'if', if: [{ is: 'credits', least: 2000 }], effects });
const rounds = { do: 'repeat', while: [{ is: 'credits', least: 2000 }], most: 3, effects: [lose(2000), fame] };

/** A cost inside a text: reputation with the Hutts for fame. */
const forFame = [
  { do: 'to', cost: [{ do: 'lose-reputation', faction: 'hutt' }], effects: [{ do: 'gain-fame', amount: 1 }] },
] as const;
const bargain = (ann: object) => ({
  start: table({ ann: { space: 'tatooine', ...ann }, turn: { step: 'encounter' } }),
  header: {
    cards: [
      {
        id: 'bargain',
        origin: 'encounter' as const,
        encounterDeck: 'tatooine-nal-hutta',
        sections: [{ of: 'tatooine', effects: forFame as never }],
      },
    ],
  },
});
/** A card of the space that goes on with another one. */
const goesOn = {
  start: table({ ann: { space: 'tatooine' }, turn: { step: 'encounter' } }),
  moves: [{ type: 'encounter.space', seat: 'ann', card: 'errand', section: 'tatooine' }],
};
const errand = {
  id: 'errand',
  origin: 'encounter' as const,
  encounterDeck: 'tatooine-nal-hutta',
  sections: [{ of: 'tatooine', effects: [{ do: 'resolve-card' as const, card: 'databank-12' }] }],
};
const struck = {
  type: 'encounter.space',
  seat: 'ann',
  card: 'bargain',
  effects: [
    { do: 'lose-reputation', faction: 'hutt' },
    { do: 'gain-fame', amount: 1 },
  ],
};

/** What a card asks of a player of whom nothing is told is answered, and a later entry claims more of them. */
const answered = (program: object, holds: boolean, claimed: object) => ({
  start: table({
    ann: { credits: null, reputation: { rebel: null }, assets: [tool('deal', program) as never] },
    ...inAction,
  }),
  moves: [
    use('deal'),
    { type: 'card.ask', holds },
    { type: 'action.end', seat: 'ann', expect: { seats: { ann: claimed } } },
  ],
});

export const examples: readonly Example[] = [
  ...paidBehind('a test'),
  ...paidBehind('a fight'),
  {
    rule: 'outer-rim.word-usage.3',
    shows: 'a choice of a card is claimed where no card has been resolved',
    start: table(),
    moves: [{ type: 'planning.gain-credits', seat: 'ann', expect: { card: { seat: 'ann' } } }],
    breaks: ['outer-rim.word-usage.3'],
  },
  {
    rule: 'outer-rim.word-usage.4',
    shows: 'what follows a cost of an encounter card may be declared where the cost is paid',
    ...bargain({}),
    moves: [struck],
    final: { seats: { ann: { fame: 1, reputation: { hutt: 'negative' } } } },
  },
  {
    rule: 'outer-rim.word-usage.4',
    shows: 'not where it cannot be paid: then nothing of it happens',
    ...bargain({ reputation: { hutt: 'negative' } }),
    moves: [struck],
    breaks: ['outer-rim.word-usage.4'],
  },
  {
    rule: 'outer-rim.word-usage.4',
    shows: 'of an ability nothing that follows such a cost comes either',
    start: table({ ann: { reputation: { hutt: 'negative' }, assets: [tool('pledge', ...forFame)] }, ...inAction }),
    moves: [use('pledge', { effects: [{ do: 'gain-fame', amount: 1 }] })],
    breaks: ['outer-rim.word-usage.4'],
  },
  {
    rule: 'outer-rim.word-usage.4',
    shows: 'one Hutt reputation is given up, then the fame is gained',
    start: table({ ann: { assets: [deal(favour)] }, ...inAction }),
    moves: [use('deal')],
    final: { seats: { ann: { fame: 1, reputation: { hutt: 'negative' } } } },
  },
  {
    rule: 'outer-rim.word-usage.4',
    shows: 'who has no Hutt reputation left to lose cannot buy fame with it',
    start: table({ ann: { reputation: { hutt: 'negative' }, assets: [deal(favour)] }, ...inAction }),
    moves: [use('deal')],
    breaks: ['outer-rim.word-usage.4'],
  },
  {
    rule: 'outer-rim.word-usage.4',
    shows: 'credits that are a cost have to be there',
    start: table({ ann: { credits: 3000, assets: [deal(price)] }, ...inAction }),
    moves: [use('deal')],
    breaks: ['outer-rim.word-usage.4'],
  },
  {
    rule: 'outer-rim.word-usage.4',
    shows: 'a purse that nobody knows is not called too light',
    start: { seats: { ann: { space: 'tatooine', assets: [deal(price)] }, ben: {} }, ...inAction },
    moves: [use('deal')],
    doubtful: true,
    final: { seats: { ann: { fame: 1 } } },
  },
  ...([[2000], [2000, 4000, 8000], [1000, 2000, 4000, 8000]] as const).flatMap((sums) => {
    const sum = 5000 + sums.reduce((one, other) => one + other, 0);
    const start = says(...[1000, 2000, 4000, 8000].map((amount) => may(gain(amount))));
    const end = decides('action.end');
    const parts = `${sums.length} of four parts that a player "may" carry out`;
    return [
      {
        rule: 'outer-rim.word-usage.2' as const,
        shows: `${parts} were, as the claims of the entry show`,
        start,
        moves: [{ ...use('deal'), expect: credits(sum) }, end],
        final: credits(sum),
      },
      {
        rule: 'outer-rim.word-usage.2' as const,
        shows: `${parts} were, as the claims of the next entry show`,
        start,
        moves: [use('deal'), { ...end, expect: credits(sum) }],
        final: credits(sum),
      },
    ];
  }),
  {
    rule: 'outer-rim.credits.2',
    shows: 'none of four parts that a player "may" carry out comes to that sum',
    start: says(...[1000, 2000, 4000, 8000].map((amount) => may(gain(amount)))),
    moves: [{ ...use('deal'), expect: credits(5500) }, decides('action.end')],
    breaks: ['outer-rim.credits.2'],
  },
  {
    rule: 'outer-rim.word-usage.2',
    shows: 'an optional part is carried out by whoever wants it',
    start: says(may(fame), gain(1000)),
    moves: [use('deal'), decides('card.may')],
    final: credits(6000, { fame: 1 }),
  },
  {
    rule: 'outer-rim.word-usage.2',
    shows: 'it may be left out, and is if nothing is said of it',
    start: says(may(fame), gain(1000)),
    moves: [use('deal'), decides('action.end')],
    final: credits(6000, { fame: 0 }),
  },
  {
    rule: 'outer-rim.word-usage.2',
    shows: 'saying so is possible, too',
    start: says(may(fame), gain(1000)),
    moves: [use('deal'), decides('card.decline')],
    final: credits(6000, { fame: 0 }),
  },
  {
    rule: 'outer-rim.word-usage.2',
    shows: 'a claim shows that it was carried out without a word',
    start: says(may(fame), gain(1000)),
    moves: [use('deal', { expect: credits(6000, { fame: 1 }) }), decides('action.end')],
    final: credits(6000, { fame: 1 }),
  },
  {
    rule: 'outer-rim.word-usage.2',
    shows: 'nobody else decides it',
    start: says(may(fame)),
    moves: [use('deal'), { type: 'card.may', seat: 'ben' }],
    breaks: ['outer-rim.word-usage.2'],
  },
  {
    rule: 'outer-rim.word-usage.2',
    shows: 'what has no "may" is not left out',
    start: says(fame),
    moves: [use('deal'), decides('card.decline')],
    breaks: ['outer-rim.word-usage.2'],
  },
  {
    rule: 'outer-rim.word-usage.3',
    shows: 'the part before "then" comes first: the credits are there when they are lost',
    start: table({ ann: { credits: 0, assets: [tool('deal', gain(3000), lose(2000))] }, ...inAction }),
    moves: [use('deal')],
    final: credits(1000),
  },
  {
    rule: 'outer-rim.word-usage.3',
    shows: 'in the other order there is nothing to lose yet',
    start: table({ ann: { credits: 0, assets: [tool('deal', lose(2000), gain(3000))] }, ...inAction }),
    moves: [use('deal')],
    final: credits(3000),
  },
  {
    rule: 'outer-rim.word-usage.3',
    shows: 'the second fight of a card does not come before the first has been fought',
    start: says({ do: 'test', skill: 'tech', pass: [gain(1000)] }, brawl),
    moves: [use('deal'), ...rolls(['hit', 'hit', 'hit'], ['blank'])],
    breaks: ['outer-rim.skill-tests.1'],
  },
  {
    rule: 'outer-rim.word-usage.4',
    shows: 'inside a card too the rest does not come where the cost cannot be paid',
    start: says({ do: 'to', cost: [lose(6000)], effects: [fame] }, gain(1000)),
    moves: [use('deal')],
    final: credits(6000, { fame: 0 }),
  },
  {
    rule: 'outer-rim.word-usage.4',
    shows: 'a cost of two parts is paid in full or not at all',
    start: says({ do: 'to', cost: [lose(3000), lose(3000)], effects: [fame] }),
    moves: [use('deal', { expect: credits(5000, { fame: 1 }) })],
    breaks: ['outer-rim.word-usage.4'],
  },
  {
    rule: 'outer-rim.word-usage.4',
    shows: 'a cost of damage to recover is not paid by a ship that has less of it',
    start: table({
      ann: {
        damage: { ship: 1 },
        assets: [tool('deal', { do: 'to', cost: [{ do: 'recover', on: 'ship', amount: 2 }], effects: [fame] })],
      },
      ...inAction,
    }),
    moves: [use('deal')],
    final: { seats: { ann: { fame: 0, damage: { ship: 1 } } } },
  },
  {
    rule: 'outer-rim.word-usage.4',
    shows: 'a cost of damage to recover is paid by a ship that has as much',
    start: table({
      ann: {
        damage: { ship: 2 },
        assets: [tool('deal', { do: 'to', cost: [{ do: 'recover', on: 'ship', amount: 2 }], effects: [fame] })],
      },
      ...inAction,
    }),
    moves: [use('deal')],
    final: { seats: { ann: { fame: 1, damage: { ship: 0 } } } },
  },
  {
    rule: 'outer-rim.word-usage.4',
    shows: 'an ability that costs a secret is not used by who has no such secret',
    start: table({ ann: { assets: [deal({ do: 'discard-secret', secret: 'tatooine-9' })] }, ...inAction }),
    moves: [use('deal')],
    breaks: ['outer-rim.word-usage.4'],
  },
  {
    rule: 'outer-rim.word-usage.4',
    shows: 'an ability that costs a secret is used by who has it',
    start: table({
      ann: {
        secrets: [{ id: 'tatooine-9' }],
        assets: [deal({ do: 'discard-secret', secret: 'tatooine-9' })],
      },
      ...inAction,
    }),
    moves: [use('deal')],
    final: { seats: { ann: { fame: 1, secrets: [] } } },
  },
  {
    rule: 'outer-rim.word-usage.4',
    shows: 'who may pay for something does, and gets it',
    start: says(may({ do: 'to', cost: [lose(4000)], effects: [fame] })),
    moves: [use('deal'), decides('card.may')],
    final: credits(1000, { fame: 1 }),
  },
  {
    rule: 'outer-rim.word-usage.4',
    shows: 'whether a purse that nobody knows was enough, the log shows',
    start: {
      seats: {
        ann: { space: 'tatooine', assets: [tool('deal', { do: 'to', cost: [lose(4000)], effects: [fame] }) as never] },
        ben: {},
      },
      ...inAction,
    },
    moves: [use('deal'), { type: 'card.ask', holds: true }],
    doubtful: true,
    final: { seats: { ann: { fame: 1 } } },
  },
  {
    rule: 'outer-rim.word-usage.4',
    shows: 'a purse that was not enough for a cost is not claimed to have been',
    ...answered({ do: 'to', cost: [lose(4000)], effects: [fame] }, false, { credits: 4000 }),
    breaks: ['outer-rim.credits.2'],
    doubtful: true,
  },
  {
    rule: 'outer-rim.word-usage.4',
    shows: 'it is claimed to have been smaller',
    ...answered({ do: 'to', cost: [lose(4000)], effects: [fame] }, false, { credits: 3999 }),
    doubtful: true,
  },
  {
    rule: 'outer-rim.word-usage.3',
    shows: 'what a card was said to have found is not claimed to be otherwise',
    ...answered({ do: 'if', if: [{ is: 'credits', least: 3000 }], effects: [fame] }, true, { credits: 2999 }),
    breaks: ['outer-rim.credits.3'],
    doubtful: true,
  },
  {
    rule: 'outer-rim.word-usage.3',
    shows: 'it is claimed to be so',
    ...answered({ do: 'if', if: [{ is: 'credits', least: 3000 }], effects: [fame] }, true, { credits: 3000 }),
    doubtful: true,
  },
  {
    rule: 'outer-rim.word-usage.3',
    shows: 'so is a reputation that a card was said to have found',
    ...answered(
      { do: 'if', if: [{ is: 'reputation', faction: 'rebel', among: ['positive'] }], effects: [fame] },
      true,
      { reputation: { rebel: 'neutral' } },
    ),
    breaks: ['outer-rim.reputation.3'],
    doubtful: true,
  },
  {
    rule: 'outer-rim.word-usage.3',
    shows: 'a card that goes on with one whose text is told is ruled',
    ...goesOn,
    header: {
      cards: [errand, { id: 'databank-12', origin: 'databank', program: [{ do: 'gain-fame', amount: 1 }] }],
    },
    final: { seats: { ann: { fame: 1 } } },
  },
  {
    rule: 'outer-rim.word-usage.3',
    shows: 'a card that goes on with one whose text nobody has told is doubted',
    ...goesOn,
    header: { cards: [errand] },
    doubtful: true,
  },
  {
    rule: 'outer-rim.word-usage.5',
    shows: 'of two parts joined by "and" the one that cannot be carried out does not stop the other',
    start: table({
      ann: {
        reputation: { rebel: 'negative' },
        assets: [tool('deal', { do: 'lose-reputation', faction: 'rebel' }, gain(5000))],
      },
      ...inAction,
    }),
    moves: [use('deal')],
    final: credits(10000, { reputation: { rebel: 'negative' } }),
  },
  {
    rule: 'outer-rim.word-usage.5',
    shows: 'as much is lost as there is',
    start: says(lose(8000), fame),
    moves: [use('deal')],
    final: credits(0, { fame: 1 }),
  },
  {
    rule: 'outer-rim.word-usage.5.1',
    shows: 'the credits come although the reputation is negative already',
    start: table({
      ann: {
        reputation: { rebel: 'negative' },
        assets: [tool('deal', gain(5000), { do: 'lose-reputation', faction: 'rebel' })],
      },
      ...inAction,
    }),
    moves: [use('deal')],
    final: credits(10000, { reputation: { rebel: 'negative' } }),
  },
  {
    rule: 'outer-rim.word-usage.5.1',
    shows: 'the credits are not kept back',
    start: table({
      ann: {
        reputation: { rebel: 'negative' },
        assets: [tool('deal', gain(5000), { do: 'lose-reputation', faction: 'rebel' })],
      },
      ...inAction,
    }),
    moves: [use('deal', { expect: credits(5000) })],
    breaks: ['outer-rim.credits.2'],
  },
  {
    rule: 'outer-rim.appendix-2-interpreting-cards-and-abilities.0.2',
    shows: 'one of the branches of a card is chosen',
    start: says(branches),
    moves: [use('deal'), decides('card.choose', { option: 'work' })],
    final: credits(7000, { fame: 0 }),
  },
  {
    rule: 'outer-rim.appendix-2-interpreting-cards-and-abilities.0.2',
    shows: 'a branch that the card has not got',
    start: says(branches),
    moves: [use('deal'), decides('card.choose', { option: 'flee' })],
    breaks: ['outer-rim.appendix-2-interpreting-cards-and-abilities.0.2'],
  },
  {
    rule: 'outer-rim.appendix-2-interpreting-cards-and-abilities.0.2',
    shows: 'a branch whose condition does not hold',
    start: says(branches),
    moves: [use('deal'), decides('card.choose', { option: 'pay' })],
    breaks: ['outer-rim.appendix-2-interpreting-cards-and-abilities.0.2'],
  },
  {
    rule: 'outer-rim.appendix-2-interpreting-cards-and-abilities.0.2',
    shows: 'the branch of a card is chosen by the player who resolves it',
    start: says(branches),
    moves: [use('deal'), { type: 'card.choose', seat: 'ben', option: 'work' }],
    breaks: ['outer-rim.appendix-2-interpreting-cards-and-abilities.0.2'],
  },
  {
    rule: 'outer-rim.appendix-2-interpreting-cards-and-abilities.0.2',
    shows: 'a branch that nobody recorded shows in what the log claims later',
    start: says(branches),
    moves: [use('deal'), decides('action.end', { expect: credits(7000) })],
    final: credits(7000),
  },
  {
    rule: 'outer-rim.skill-tests.3.2',
    shows: 'a passed test brings its part of the card, and what follows it, all in order',
    start: says({ do: 'test', skill: 'tech', pass: [may(fame), brawl], fail: [lose(1000)] }, gain(500)),
    moves: [use('deal'), passed, decides('card.may'), ...rolls(['hit', 'hit', 'hit'], ['blank'])],
    final: credits(5500, { fame: 1 }),
  },
  {
    rule: 'outer-rim.skill-tests.3.1',
    shows: 'a failed one the other part',
    start: says({ do: 'test', skill: 'tech', pass: [fame], fail: [lose(1000), brawl] }, gain(500)),
    moves: [use('deal'), failed, ...rolls(['hit', 'hit', 'hit'], ['blank'])],
    final: credits(4500, { fame: 0 }),
  },
  {
    rule: 'outer-rim.combat-steps.4.2',
    shows: 'a fight that a card calls for brings its winner what the card says of it',
    start: says({ ...brawl, win: [fame], lose: [lose(1000)] }),
    moves: [use('deal'), ...rolls(['hit', 'hit', 'hit'], ['blank'])],
    final: credits(5000, { fame: 1 }),
  },
  {
    rule: 'outer-rim.combat-steps.4.2',
    shows: 'whoever loses it gets the other part',
    start: says({ ...brawl, win: [fame], lose: [lose(1000)] }),
    moves: [use('deal'), ...rolls(['blank', 'blank', 'blank'], ['hit'])],
    final: credits(4000, { fame: 0 }),
  },
  {
    rule: 'outer-rim.reputation.5.a',
    shows: 'what a card brings may hang on a reputation',
    start: says({
      do: 'if',
      if: [{ is: 'reputation', faction: 'hutt', among: ['positive'] }],
      effects: [fame],
      else: [gain(1000)],
    }),
    moves: [use('deal')],
    final: credits(6000, { fame: 0 }),
  },
  {
    rule: 'outer-rim.appendix-2-interpreting-cards-and-abilities.0.2',
    shows: 'what a card has repeated is repeated as long as it says, and not once more',
    start: says({ do: 'repeat', while: [{ is: 'credits', least: 2000 }], most: 9, effects: [lose(2000)] }),
    moves: [use('deal')],
    final: credits(1000),
  },
  {
    rule: 'outer-rim.word-usage.6.a',
    shows: 'an ability that works once per turn is used once',
    start: table({ ann: { assets: [perTurn] } }),
    moves: [anytime, decides('planning.recover')],
    final: credits(6000),
  },
  {
    rule: 'outer-rim.word-usage.6.a',
    shows: 'not twice in the same turn',
    start: table({ ann: { assets: [perTurn] } }),
    moves: [anytime, decides('planning.recover'), anytime],
    breaks: ['outer-rim.word-usage.6.a'],
  },
  {
    rule: 'outer-rim.word-usage.6.a',
    shows: 'nor twice in the turn of somebody else',
    start: table({ ann: { assets: [perTurn] }, turn: { seat: 'ben' } }),
    moves: [anytime, anytime],
    breaks: ['outer-rim.word-usage.6.a'],
  },
  {
    rule: 'outer-rim.word-usage.6.b',
    shows: 'in the next turn, somebody else’s, it may be used again',
    start: table({ ann: { assets: [perTurn] } }),
    moves: [
      anytime,
      decides('planning.recover'),
      decides('encounter.space', { effects: [] }),
      anytime,
      { type: 'planning.recover', seat: 'ben' },
    ],
    doubtful: true,
    final: { ...credits(7000), turn: { seat: 'ben' } },
  },
  {
    rule: 'outer-rim.word-usage.6.b',
    shows: 'within one turn it is not there anew',
    start: table({ ann: { assets: [perTurn] } }),
    moves: [anytime, decides('planning.recover'), decides('action.end'), anytime],
    breaks: ['outer-rim.word-usage.6.a'],
  },
  {
    rule: 'outer-rim.word-usage.2',
    shows: 'nobody else declines it either',
    start: says(may(fame)),
    moves: [use('deal'), { type: 'card.decline', seat: 'ben' }],
    breaks: ['outer-rim.word-usage.2'],
  },
  {
    rule: 'outer-rim.appendix-2-interpreting-cards-and-abilities.0.2',
    shows: 'a card of whose branches none is open brings nothing, and goes on',
    start: says(
      { do: 'choose', among: [{ name: 'pay', if: [{ is: 'credits', least: 9000 }], effects: [fame] }] },
      gain(1000),
    ),
    moves: [use('deal'), decides('action.end')],
    final: credits(6000, { fame: 0 }),
  },
  {
    rule: 'outer-rim.word-usage.6.a',
    shows: 'two abilities that count as one are used once in a turn, whichever it is',
    start: table({
      ann: {
        assets: [
          {
            id: 'stash',
            type: 'gear',
            bonuses: {},
            abilities: [
              { id: 'use', timing: 'action', limit: 'turn', effects: [gain(1000) as never] },
              { id: 'again', timing: 'action', limit: 'turn', countsAs: 'use', effects: [gain(2000) as never] },
            ],
          },
        ],
      },
      ...inAction,
    }),
    moves: [use('stash'), { ...use('stash'), ability: 'again' }],
    breaks: ['outer-rim.word-usage.6.a'],
  },
  {
    rule: 'outer-rim.word-usage.6.a',
    shows: 'in the second combat of a turn it is used up',
    start: table({
      ann: {
        assets: [
          tool('deal', brawl, brawl),
          {
            id: 'charm',
            type: 'crew',
            bonuses: {},
            skills: [],
            abilities: [
              {
                id: 'luck',
                timing: 'combat',
                combat: 'any',
                on: 'own',
                limit: 'turn',
                change: { kind: 'turn', most: 1, from: 'blank', to: 'hit' },
              },
            ],
          },
        ],
      },
      ...inAction,
    }),
    moves: [
      use('deal'),
      ...[1, 2].flatMap(() => [
        { type: 'combat.roll', faces: ['blank', 'hit', 'hit'] },
        {
          type: 'combat.ability',
          seat: 'ann',
          source: 'charm',
          ability: 'luck',
          change: { kind: 'turn', dice: [0], to: 'hit' },
        },
        { type: 'combat.roll', faces: ['blank'] },
        { type: 'combat.resolve', seat: 'ann' },
      ]),
    ],
    breaks: ['outer-rim.word-usage.6.a'],
  },
  ...[
    ['word-usage.2', 'a part that was declined is not carried out all the same', [may(toFame(2000))], 3000, 1],
    [TEXT, 'the other branch of what a card asks is not that of the table', [sinks], 5000, 1],
    [TEXT, 'nor are its rounds too few', [rounds], 3000, 1],
    [TEXT, 'nor is what can be paid left out between two other parts', [gain(500), toFame(2000), gain(500)], 6000, 0],
    [TEXT, 'nor the second of two questions read otherwise', [gain(1000), asks(gain(500)), sinks], 6500, 1],
  ].map(([rule, shows, program, left, honour]): Example => {
    const expect = credits(left as number, { fame: honour });
    const declines = rule === 'word-usage.2';
    const moves = declines ? [use('deal'), decides('card.decline', { expect })] : [use('deal', { expect })];
    const broken = `outer-rim.${rule as string}` as RuleId;
    return {
      rule: broken,
      shows: shows as string,
      start: says(...(program as object[])),
      moves: [...moves, decides('action.end')],
      breaks: [broken],
    };
  }),
];
