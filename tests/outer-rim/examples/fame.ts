import type { CardEffect, CardFacts } from '../../../schemas/outer-rim/cards.ts';
import { type Example, seat, table } from '../example.ts';
import { inAction, inEncounter, tool, use } from '../tools.ts';

const fame = (amount: number, more: object = {}) => tool('trophy', { do: 'gain-fame', amount, ...more });
const shame = (amount: number) => tool('scandal', { do: 'lose-fame', amount });
const statue = { id: 'statue', type: 'gear' as const, deck: 'luxury' as const, bonuses: { fame: 2 } };
const claim = (ann: object) => ({ expect: { seats: { ann } } });
/** The most famous player loses 2,000 credits. */
const tax = tool('tax', { do: 'lose-credits', amount: 2000, as: 'most-famous' });

/** Ann, two fame short of the win, in front of a luxury card for which she has no slot. */
const luxury = () =>
  table({
    ann: { fame: 8, credits: 20_000, assets: ['knife', 'coat'].map((id) => ({ id, type: 'gear', bonuses: {} })) },
    market: { luxury: { ...statue, cost: 10_000 } },
    ...inAction,
  });
const buyStatue = { type: 'market.buy', seat: 'ann', deck: 'luxury' };

/** A luxury card that brings nothing by itself. */
const treasure = (id: string) => ({ id, type: 'gear' as const, deck: 'luxury' as const, bonuses: {}, abilities: [] });
/** Maz Kanata has 1 additional fame while she has a card of the luxury deck, and 2 while she has three, once her goal is completed. */
const maz = (more: object) => ({ character: 'maz-kanata', personalGoalDone: true, slots: { gear: 4 }, ...more });
/** Its owner has 2 additional fame while there is a crew. */
const crown = {
  id: 'crown',
  type: 'gear' as const,
  bonuses: {},
  abilities: [],
  additionalFame: [{ while: [{ is: 'has' as const, type: 'crew' as const }], fame: 2 }],
};
const page = { id: 'page', type: 'crew' as const, bonuses: {}, skills: [], contact: null };
const takes = (...cards: string[]) => ({
  type: 'trade.exchange',
  seat: 'ann',
  with: 'ben',
  gives: { credits: 5000 },
  takes: { cards },
});

/** An encounter card whose section for Tatooine does this. */
const omen = (...effects: CardEffect[]): CardFacts => ({
  id: 'omen',
  origin: 'encounter',
  encounterDeck: 'tatooine-nal-hutta',
  bonuses: {},
  sections: [{ of: 'tatooine', effects }],
});
const pays = { do: 'lose-credits', amount: 2000 } as const;
const hitsFamous = omen({ ...pays, as: 'most-famous' });
const hitsChosen = omen({ ...pays, as: 'chosen' }, { do: 'gain-credits', amount: 1000 });
/** Ann at the space of that card; Ben is the most famous, or both are. */
const encounters = (drawn: CardFacts, benHas = 3): Pick<Example, 'start' | 'header'> => ({
  start: table({ ann: { fame: 2 }, ben: { fame: benHas }, ...inEncounter }),
  header: { cards: [drawn] },
});
const resolves = (more: object = {}) => ({ type: 'encounter.space', seat: 'ann', card: 'omen', ...more });
const bothHave = (annHas: number, benHas: number) => ({
  seats: { ann: { credits: annHas }, ben: { credits: benHas } },
});

export const examples: readonly Example[] = [
  {
    rule: 'outer-rim.fame.5.a',
    shows: 'a section of an encounter card that hits the most famous player hits that one, whoever resolves it',
    ...encounters(hitsFamous),
    moves: [resolves({ expect: bothHave(5000, 3000) })],
    final: bothHave(5000, 3000),
  },
  {
    rule: 'outer-rim.fame.5.a',
    shows: 'so it does where the log declares whom it has hit',
    ...encounters(hitsFamous),
    moves: [resolves({ effects: [{ ...pays, seat: 'ben' }] })],
    final: bothHave(5000, 3000),
  },
  {
    rule: 'outer-rim.fame.5.a',
    shows: 'nobody pays in the place of the most famous player',
    ...encounters(hitsFamous),
    moves: [resolves({ effects: [{ ...pays, seat: 'ann' }] })],
    breaks: ['outer-rim.fame.5.a'],
  },
  {
    rule: 'outer-rim.breaking-ties.1',
    shows: 'of several most famous players the current player picks one, and the log says whom',
    ...encounters(hitsFamous, 2),
    moves: [resolves({ effects: [{ do: 'choose-player', player: 'ann' }, pays] })],
    final: bothHave(3000, 5000),
  },
  {
    rule: 'outer-rim.breaking-ties.1',
    shows: 'nobody knows whom, where the log does not say it',
    ...encounters(hitsFamous, 2),
    moves: [resolves(), { type: 'planning.gain-credits', seat: 'ben' }],
    doubtful: true,
  },
  {
    rule: 'outer-rim.breaking-ties.1',
    shows: 'unless a later claim shows who has paid',
    ...encounters(hitsFamous, 2),
    moves: [resolves(), { type: 'planning.gain-credits', seat: 'ben', expect: { seats: { ann: { credits: 3000 } } } }],
    final: bothHave(3000, 7000),
  },
  {
    rule: 'outer-rim.breaking-ties.1',
    shows: 'or the current player has recorded whom they picked',
    ...encounters(hitsFamous, 2),
    moves: [resolves(), { type: 'card.choose', seat: 'ann', option: 'ben' }],
    final: bothHave(5000, 3000),
  },
  {
    rule: 'outer-rim.appendix-2-interpreting-cards-and-abilities.0.2',
    shows: 'nobody else picks one',
    ...encounters(hitsFamous, 2),
    moves: [resolves(), { type: 'card.choose', seat: 'ben', option: 'ben' }],
    breaks: ['outer-rim.appendix-2-interpreting-cards-and-abilities.0.2'],
  },
  {
    rule: 'outer-rim.credits.3',
    shows: 'and one of them pays',
    ...encounters(hitsFamous, 2),
    moves: [resolves({ expect: { seats: { ann: { credits: 5000 }, ben: { credits: 5000 } } } })],
    breaks: ['outer-rim.credits.3'],
  },
  {
    rule: 'outer-rim.breaking-ties.1',
    shows: 'but not both',
    ...encounters(hitsFamous, 2),
    moves: [resolves({ expect: bothHave(3000, 3000) })],
    breaks: ['outer-rim.breaking-ties.1'],
  },
  {
    rule: 'outer-rim.appendix-2-interpreting-cards-and-abilities.0.2',
    shows: 'whom a section has chosen is declared beside what happens to them',
    ...encounters(hitsChosen),
    moves: [
      resolves({
        effects: [
          { do: 'choose-player', player: 'ben' },
          { ...pays, as: 'chosen' },
          { do: 'gain-credits', amount: 1000 },
        ],
        expect: bothHave(6000, 3000),
      }),
    ],
    final: bothHave(6000, 3000),
  },
  {
    rule: 'outer-rim.appendix-2-interpreting-cards-and-abilities.0.2',
    shows: 'of two players it can only have chosen the other one, whom nobody has to name',
    ...encounters(hitsChosen),
    moves: [resolves()],
    final: bothHave(6000, 3000),
  },
  {
    rule: 'outer-rim.appendix-2-interpreting-cards-and-abilities.0.2',
    shows: 'so the one who resolves it has not paid',
    ...encounters(hitsChosen),
    moves: [resolves({ expect: { seats: { ann: { credits: 4000 } } } })],
    breaks: ['outer-rim.credits.2'],
  },
  {
    rule: 'outer-rim.appendix-2-interpreting-cards-and-abilities.0.2',
    shows: 'of three it is the one whom a claim shows',
    start: { ...inEncounter, seats: { ann: seat(), ben: seat(), cem: seat() } },
    header: { cards: [hitsChosen] },
    moves: [resolves({ expect: { seats: { cem: { credits: 3000 } } } })],
    final: { seats: { ben: { credits: 5000 }, cem: { credits: 3000 } } },
  },
  {
    rule: 'outer-rim.word-usage.2',
    shows: 'what is left to the player whom a section has chosen is left to the other one of two',
    ...encounters(omen({ do: 'may', as: 'chosen', effects: [{ do: 'gain-fame', amount: 1 }] })),
    moves: [resolves(), { type: 'card.may', seat: 'ben' }],
    final: { seats: { ann: { fame: 2 }, ben: { fame: 4 } } },
  },
  {
    rule: 'outer-rim.word-usage.2',
    shows: 'and not to the one who resolves it',
    ...encounters(omen({ do: 'may', as: 'chosen', effects: [{ do: 'gain-fame', amount: 1 }] })),
    moves: [resolves(), { type: 'card.may', seat: 'ann' }],
    breaks: ['outer-rim.word-usage.2'],
  },
  {
    rule: 'outer-rim.fame.2',
    shows: 'fame that a section brings to the chosen player, too, comes to both',
    ...encounters(omen({ do: 'gain-fame', amount: 1, with: 'chosen' })),
    moves: [resolves({ effects: [{ do: 'choose-player', player: 'ben' }] })],
    final: { seats: { ann: { fame: 3 }, ben: { fame: 4 } } },
  },
  {
    rule: 'outer-rim.fame.2',
    shows: 'not to one of them alone',
    ...encounters(omen({ do: 'gain-fame', amount: 1, with: 'chosen' })),
    moves: [
      resolves({
        effects: [{ do: 'choose-player', player: 'ben' }],
        expect: { seats: { ann: { fame: 3 }, ben: { fame: 3 } } },
      }),
    ],
    breaks: ['outer-rim.fame.2'],
  },
  {
    rule: 'outer-rim.appendix-2-interpreting-cards-and-abilities.0.2',
    shows: 'or said of the deed itself',
    ...encounters(hitsChosen),
    moves: [
      resolves({
        effects: [
          { ...pays, seat: 'ben' },
          { do: 'gain-credits', amount: 1000 },
        ],
      }),
    ],
    final: bothHave(6000, 3000),
  },
  {
    rule: 'outer-rim.encountering-a-space.0.2',
    shows: 'of a section that chooses nobody nobody is chosen',
    ...encounters(omen({ do: 'gain-credits', amount: 1000 })),
    moves: [
      resolves({
        effects: [
          { do: 'choose-player', player: 'ben' },
          { do: 'gain-credits', amount: 1000 },
        ],
      }),
    ],
    breaks: ['outer-rim.encountering-a-space.0.2'],
  },
  {
    rule: 'outer-rim.fame.0.1',
    shows: 'what the header says not to be known may be anything',
    start: { ...table({ ann: { fame: null, reputation: { hutt: null } } }), stacks: { hutt: null } },
    moves: [
      {
        type: 'planning.gain-credits',
        seat: 'ann',
        expect: { seats: { ann: { fame: 3, reputation: { hutt: 'positive' } } }, stacks: { hutt: [4] } },
      },
    ],
    final: { seats: { ann: { fame: 3, reputation: { hutt: 'positive', rebel: 'neutral' } } }, stacks: { hutt: [4] } },
  },
  {
    rule: 'outer-rim.fame.0.1',
    shows: 'fame is counted for each player',
    start: table({ ann: { fame: 3, assets: [fame(2)] }, ben: { fame: 4 }, ...inAction }),
    moves: [use('trophy')],
    final: { seats: { ann: { fame: 5 }, ben: { fame: 4 } } },
  },
  {
    rule: 'outer-rim.fame.0.1',
    shows: 'the fame of one player is not that of another',
    start: table({ ann: { fame: 3, assets: [fame(2)] }, ben: { fame: 4 }, ...inAction }),
    moves: [use('trophy', { expect: { seats: { ben: { fame: 6 } } } })],
    breaks: ['outer-rim.fame.2'],
  },
  {
    rule: 'outer-rim.fame.0.2',
    shows: 'whoever reaches the requirement wins at once',
    start: table({ ann: { fame: 9, assets: [fame(1)] }, ...inAction }),
    moves: [use('trophy', { expect: { winner: 'ann' } })],
    final: { winner: 'ann' },
  },
  {
    rule: 'outer-rim.fame.0.2',
    shows: 'nobody else is the winner',
    start: table({ ann: { fame: 9, assets: [fame(1)] }, ben: { fame: 9, credits: 90_000 }, ...inAction }),
    moves: [use('trophy', { expect: { winner: 'ben' } })],
    breaks: ['outer-rim.fame.0.2'],
  },
  {
    rule: 'outer-rim.ltp-end-of-the-game.0.2',
    shows: 'the game ends in the middle of a turn',
    start: table({ ann: { fame: 9, assets: [fame(1)] }, ...inAction }),
    moves: [use('trophy')],
    final: { winner: 'ann', turn: { seat: 'ann', step: 'action' } },
  },
  {
    rule: 'outer-rim.ltp-end-of-the-game.0.2',
    shows: 'the turn is not played to its end',
    start: table({ ann: { fame: 9, assets: [fame(1)] }, ...inAction }),
    moves: [use('trophy'), { type: 'action.end', seat: 'ann' }],
    breaks: ['log.the-move-log.7'],
  },
  {
    rule: 'log.the-move-log.7',
    shows:
      'of a table that plays on after a header says who has won, no later claim that nobody has is a second breach',
    start: table({ ann: { fame: 10 } }),
    moves: [
      { type: 'planning.gain-credits', seat: 'ann', expect: { winner: null } },
      { type: 'encounter.space', seat: 'ann', effects: [], expect: { winner: null } },
      { type: 'planning.gain-credits', seat: 'ben', expect: { winner: null } },
    ],
    breaks: ['log.the-move-log.7'],
    doubtful: true,
  },
  {
    rule: 'outer-rim.fame.0.2',
    shows: 'but the claim behind the very move that has ended the game is one',
    start: table({ ann: { fame: 9, assets: [fame(1)] }, ...inAction }),
    moves: [use('trophy', { expect: { winner: null } })],
    breaks: ['outer-rim.fame.0.2'],
  },
  ...[1, 3].map(
    (gained): Example => ({
      rule: 'outer-rim.fame.0.2',
      shows: `and with ${gained} fame it is the only one, where the table plays on`,
      start: table({ ann: { fame: 9, assets: [fame(gained)] }, ...inAction }),
      moves: [
        use('trophy', { expect: { winner: 'none', seats: { ann: { fame: 9 + gained } } } }),
        { type: 'action.end', seat: 'ann' },
        { type: 'encounter.space', seat: 'ann', effects: [], expect: { winner: 'none' } },
        { type: 'planning.gain-credits', seat: 'ben' },
      ],
      breaks: ['outer-rim.fame.0.2'],
      doubtful: true,
    }),
  ),
  {
    rule: 'outer-rim.fame.0.2',
    shows: 'that nobody has won is claimed truly as "none"',
    start: table({ ann: { fame: 8 }, ...inAction }),
    moves: [{ type: 'action.end', seat: 'ann', expect: { winner: 'none' } }],
    final: { winner: null },
  },
  {
    rule: 'outer-rim.fame.0.2',
    shows: 'an asset that lacks a slot wins nothing before there is room for it',
    start: luxury(),
    moves: [
      buyStatue,
      { type: 'asset.discard', seat: 'ann', card: 'knife', expect: { winner: 'ann', seats: { ann: { fame: 10 } } } },
    ],
    final: { winner: 'ann' },
  },
  {
    rule: 'outer-rim.fame.0.2',
    shows: 'nor when it is let go for want of a slot',
    start: luxury(),
    moves: [
      buyStatue,
      { type: 'card.reveal', deck: 'luxury', card: { id: 'vase', patrolIcon: 'none', contactIcon: 'none' } },
      { type: 'encounter.space', seat: 'ann', effects: [] },
    ],
    doubtful: true,
    final: { winner: null, seats: { ann: { fame: 8 } }, turn: { seat: 'ben' } },
  },
  {
    rule: 'outer-rim.fame.0.2',
    shows: 'behind the purchase that wins the next card may be turned faceup, as tables do',
    start: table({
      ...inAction,
      ann: { fame: 9, credits: 20_000 },
      market: {
        luxury: { id: 'crown', type: 'gear', deck: 'luxury', cost: 10_000, bonuses: { fame: 1 }, abilities: [] },
      },
    }),
    moves: [
      { type: 'market.buy', seat: 'ann', deck: 'luxury', expect: { winner: 'ann' } },
      { type: 'card.reveal', deck: 'luxury', card: 'chromium-hull' },
    ],
  },
  {
    rule: 'outer-rim.fame.0.2',
    shows: 'and behind the fight that wins the next patrol may come',
    start: table({
      turn: { step: 'encounter' },
      ann: { fame: 9 },
      patrols: { rebel: { level: 2, combat: 1, reward: { fame: 1 }, space: 'tatooine' } },
    }),
    moves: [
      { type: 'encounter.patrol', seat: 'ann', faction: 'rebel' },
      { type: 'combat.roll', faces: ['hit', 'hit', 'hit'] },
      { type: 'combat.roll', faces: ['blank'] },
      { type: 'combat.resolve', seat: 'ann', expect: { winner: 'ann' } },
      { type: 'patrol.spawn', faction: 'rebel', token: { level: 3, combat: 4, reward: { fame: 2 } } },
    ],
  },
  {
    rule: 'outer-rim.fame.0.2',
    shows: 'but no card of a deck from which nothing was taken',
    start: table({ ann: { fame: 9, assets: [fame(3)] }, market: { job: 'hired-help' }, ...inAction }),
    moves: [use('trophy'), { type: 'card.reveal', deck: 'job', card: 'rebel-favor' }],
    breaks: ['log.the-move-log.7'],
  },
  {
    rule: 'outer-rim.fame.0.2',
    shows: 'after the win there is no further move',
    start: table({ ann: { fame: 9, assets: [fame(3)] }, ...inAction }),
    moves: [use('trophy'), { type: 'encounter.space', seat: 'ann' }],
    breaks: ['log.the-move-log.7'],
  },
  {
    rule: 'outer-rim.fame.0.4',
    shows: 'a delivered ILLEGAL cargo brings the fame that its card shows',
    start: table({
      ann: {
        assets: [
          {
            id: 'weapons',
            type: 'cargo',
            traits: ['illegal'],
            destination: 'tatooine',
            reward: { credits: 7000, fame: 1 },
            bonuses: {},
          },
        ],
      },
      ...inAction,
    }),
    moves: [
      { type: 'deliver.cargo', seat: 'ann', card: 'weapons' },
      { type: 'deliver.roll', faces: ['hit'] },
    ],
    final: { seats: { ann: { fame: 1, credits: 12_000 } } },
  },
  {
    rule: 'outer-rim.fame.0.4',
    shows: 'the planning step is no source of fame',
    start: table(),
    moves: [{ type: 'planning.gain-credits', seat: 'ann', ...claim({ fame: 1 }) }],
    breaks: ['outer-rim.fame.2'],
  },
  {
    rule: 'outer-rim.fame.1',
    shows: 'nine fame do not win where nothing else was agreed',
    start: table({ ann: { fame: 8, assets: [fame(1)] }, ...inAction }),
    moves: [use('trophy'), { type: 'action.end', seat: 'ann' }],
    final: { winner: null, fameRequirement: 10 },
  },
  {
    rule: 'outer-rim.fame.1',
    shows: 'ten fame do',
    start: table({ ann: { fame: 9, assets: [fame(1)] }, ...inAction }),
    moves: [use('trophy')],
    final: { winner: 'ann', fameRequirement: 10 },
  },
  {
    rule: 'outer-rim.fame.1',
    shows: 'with ten fame the game is over',
    start: table({ ann: { fame: 8, assets: [fame(2)] }, ...inAction }),
    moves: [use('trophy'), { type: 'action.end', seat: 'ann' }],
    breaks: ['log.the-move-log.7'],
  },
  {
    rule: 'outer-rim.fame.1.1',
    shows: 'a table that agreed on 15 goes on with 12',
    start: table({ ann: { fame: 11, assets: [fame(1)] }, ...inAction }),
    header: { options: { fameRequirement: 15 } },
    moves: [use('trophy'), { type: 'action.end', seat: 'ann' }],
    final: { winner: null },
  },
  {
    rule: 'outer-rim.fame.1.1',
    shows: 'and is won with 15',
    start: table({ ann: { fame: 14, assets: [fame(1)] }, ...inAction }),
    header: { options: { fameRequirement: 15 } },
    moves: [use('trophy')],
    final: { winner: 'ann' },
  },
  {
    rule: 'outer-rim.fame.1.1',
    shows: 'a table that agreed on 8 ends with 8',
    start: table({ ann: { fame: 7, assets: [fame(1)] }, ...inAction }),
    header: { options: { fameRequirement: 8 } },
    moves: [use('trophy'), { type: 'action.end', seat: 'ann' }],
    breaks: ['log.the-move-log.7'],
  },
  {
    rule: 'outer-rim.fame.2',
    shows: 'the marker shows the present fame after a gain and after a loss',
    start: table({ ann: { fame: 3, assets: [fame(2), shame(4)] }, ...inAction }),
    moves: [use('trophy', claim({ fame: 5 })), use('scandal', claim({ fame: 1 }))],
  },
  {
    rule: 'outer-rim.fame.2',
    shows: 'two fame are not three',
    start: table({ ann: { fame: 3, assets: [fame(2)] }, ...inAction }),
    moves: [use('trophy', claim({ fame: 6 }))],
    breaks: ['outer-rim.fame.2'],
  },
  {
    rule: 'outer-rim.fame.2.1.a',
    shows: 'a game begins without fame',
    start: table(),
    moves: [{ type: 'planning.gain-credits', seat: 'ann', expect: { seats: { ann: { fame: 0 }, ben: { fame: 0 } } } }],
  },
  {
    rule: 'outer-rim.fame.2.1.a',
    shows: 'nobody begins with fame',
    start: table(),
    moves: [{ type: 'planning.gain-credits', seat: 'ann', expect: { seats: { ben: { fame: 1 } } } }],
    breaks: ['outer-rim.fame.2'],
  },
  {
    rule: 'outer-rim.fame.2.1.b',
    shows: 'whoever has one fame and loses two has none',
    start: table({ ann: { fame: 1, assets: [shame(2)] }, ...inAction }),
    moves: [use('scandal', claim({ fame: 0 }))],
  },
  {
    rule: 'outer-rim.fame.2.1.b',
    shows: 'a loss that there is no fame for is not a loss of nothing at all',
    start: table({ ann: { fame: 1, assets: [shame(2)] }, ...inAction }),
    moves: [use('scandal', claim({ fame: 1 }))],
    breaks: ['outer-rim.fame.2.1.b'],
  },
  {
    rule: 'outer-rim.fame.3.a',
    shows: 'an asset that gives additional fame moves the marker of whoever gets it',
    start: table({ ben: { space: 'tatooine', fame: 2, assets: [statue] }, ...inAction }),
    moves: [
      {
        type: 'trade.exchange',
        seat: 'ann',
        with: 'ben',
        gives: { credits: 5000 },
        takes: { cards: ['statue'] },
        ...claim({ fame: 2 }),
      },
    ],
  },
  {
    rule: 'outer-rim.fame.3.a',
    shows: 'the marker moves as far as the asset says',
    start: table({ ben: { space: 'tatooine', fame: 2, assets: [statue] }, ...inAction }),
    moves: [
      {
        type: 'trade.exchange',
        seat: 'ann',
        with: 'ben',
        gives: { credits: 5000 },
        takes: { cards: ['statue'] },
        ...claim({ fame: 1 }),
      },
    ],
    breaks: ['outer-rim.fame.3.a'],
  },
  {
    rule: 'outer-rim.fame.3.b',
    shows: 'with the asset its additional fame is lost',
    start: table({
      ann: { fame: 5, assets: [statue, tool('thief', { do: 'discard-asset', card: 'statue' })] },
      ...inAction,
    }),
    moves: [use('thief', claim({ fame: 3 }))],
  },
  {
    rule: 'outer-rim.fame.3.b',
    shows: 'nobody keeps the fame of an asset that is gone',
    start: table({
      ann: { fame: 5, assets: [statue, tool('thief', { do: 'discard-asset', card: 'statue' })] },
      ...inAction,
    }),
    moves: [use('thief', claim({ fame: 5 }))],
    breaks: ['outer-rim.fame.3.b'],
  },
  ...([2, 3] as const).map(
    (fame): Example => ({
      rule: 'outer-rim.fame.3.a',
      shows: `a card that lies on the luxury deck is one of it, though nothing says so: a claim of ${fame}`,
      start: table({
        ann: maz({ fame: 2, credits: 20_000 }),
        market: { luxury: { id: 'urn', type: 'gear', cost: 10_000, bonuses: {}, abilities: [] } },
        ...inAction,
      }),
      moves: [{ ...buyStatue, expect: { seats: { ann: { fame } } } }],
      ...(fame === 3 ? {} : { breaks: ['outer-rim.fame.3.a'] as const }),
    }),
  ),
  {
    rule: 'outer-rim.fame.3.a',
    shows: 'fame that lasts while somebody has something comes with the first such card',
    start: table({ ann: maz({ fame: 2 }), ben: { space: 'tatooine', assets: [treasure('urn')] }, ...inAction }),
    moves: [{ ...takes('urn'), ...claim({ fame: 3 }) }],
    final: { seats: { ann: { fame: 3, lastingFame: { least: 1, most: 1 } } } },
  },
  {
    rule: 'outer-rim.fame.3.a',
    shows: 'three such cards at once bring two, not one',
    start: table({
      ann: maz({ fame: 2 }),
      ben: { space: 'tatooine', slots: { gear: 3 }, assets: ['urn', 'bust', 'vase'].map(treasure) },
      ...inAction,
    }),
    moves: [{ ...takes('urn', 'bust', 'vase'), ...claim({ fame: 3 }) }],
    breaks: ['outer-rim.fame.3.a'],
  },
  {
    rule: 'outer-rim.fame.3.a',
    shows: 'a second such card brings no more',
    start: table({
      ann: maz({ fame: 2, assets: [treasure('bust')] }),
      ben: { space: 'tatooine', assets: [treasure('urn')] },
      ...inAction,
    }),
    moves: [{ ...takes('urn'), ...claim({ fame: 2 }) }],
  },
  {
    rule: 'outer-rim.goals.4',
    shows: 'before the goal is completed its additional fame does not come',
    start: table({
      ann: { character: 'maz-kanata', fame: 2, slots: { gear: 4 } },
      ben: { space: 'tatooine', assets: [treasure('urn')] },
      ...inAction,
    }),
    moves: [{ ...takes('urn'), ...claim({ fame: 2 }) }],
  },
  {
    rule: 'outer-rim.fame.3.b',
    shows: 'with the third such card the second additional fame goes',
    start: table({
      ann: maz({
        fame: 6,
        assets: [...['urn', 'bust', 'vase'].map(treasure), tool('thief', { do: 'discard-asset', card: 'urn' })],
      }),
      ...inAction,
    }),
    moves: [use('thief', claim({ fame: 5 }))],
  },
  {
    rule: 'outer-rim.fame.3.b',
    shows: 'a condition that holds no more takes the fame with it',
    start: table({
      ann: { fame: 6, assets: [crown, page, tool('thief', { do: 'discard-asset', card: 'page' })] },
      ...inAction,
    }),
    moves: [use('thief', claim({ fame: 6 }))],
    breaks: ['outer-rim.fame.3.b'],
  },
  {
    rule: 'outer-rim.fame.3.b',
    shows: 'so does the card that says so',
    start: table({
      ann: { fame: 6, assets: [crown, page, tool('thief', { do: 'discard-asset', card: 'crown' })] },
      ...inAction,
    }),
    moves: [use('thief', claim({ fame: 4 }))],
    final: { seats: { ann: { fame: 4 } } },
  },
  {
    rule: 'outer-rim.fame.3.a',
    shows: 'whoever is said to have four has them: three such cards at once bring two',
    start: table({
      ann: maz({ fame: 2 }),
      ben: { space: 'tatooine', slots: { gear: 3 }, assets: ['urn', 'bust', 'vase'].map(treasure) },
      ...inAction,
    }),
    moves: [{ ...takes('urn', 'bust', 'vase'), ...claim({ fame: 4 }) }],
  },
  {
    rule: 'outer-rim.fame.3.b',
    shows: 'a card that cannot be what is asked for changes nothing, whatever nobody knows of others',
    start: table({
      ann: maz({
        fame: 6,
        assets: [
          { id: 'thing', type: 'gear' as const, bonuses: {} },
          { id: 'box', type: 'cargo' as const, deck: 'cargo' as const, bonuses: {} },
          tool('thief', { do: 'discard-asset', card: 'box' }),
        ],
      }),
      ...inAction,
    }),
    moves: [use('thief', claim({ fame: 5 }))],
    breaks: ['outer-rim.fame.2'],
  },
  {
    rule: 'outer-rim.fame.3.b',
    shows: 'of a card that may be what is asked for nobody knows',
    start: table({
      ann: maz({
        fame: 6,
        assets: [
          { id: 'thing', type: 'gear' as const, bonuses: {} },
          tool('thief', { do: 'discard-asset', card: 'thing' }),
        ],
      }),
      ...inAction,
    }),
    moves: [use('thief', claim({ fame: 5 }))],
  },
  {
    rule: 'outer-rim.fame.4.a',
    shows: 'of two who reach the requirement at the same time the richer one wins',
    start: table({
      ann: { fame: 9, credits: 4000, assets: [fame(1, { seats: ['ann', 'ben'] })] },
      ben: { fame: 9, credits: 6000 },
      ...inAction,
    }),
    moves: [use('trophy')],
    final: { winner: 'ben', seats: { ann: { fame: 10 }, ben: { fame: 10 } } },
  },
  {
    rule: 'outer-rim.fame.4.a',
    shows: 'the poorer of the two has not won',
    start: table({
      ann: { fame: 9, credits: 4000, assets: [fame(2, { seats: ['ann', 'ben'] })] },
      ben: { fame: 9, credits: 6000 },
      ...inAction,
    }),
    moves: [use('trophy', { expect: { winner: 'ann' } })],
    breaks: ['outer-rim.fame.4.a'],
  },
  {
    rule: 'outer-rim.fame.4.a',
    shows: 'a card that has its owner choose with whom to share brings both to the requirement at the same time',
    start: table({
      ann: { fame: 9, credits: 4000, assets: [fame(1, { with: 'chosen' })] },
      ben: { fame: 9, credits: 6000, space: 'tatooine' },
      ...inAction,
    }),
    moves: [use('trophy', { player: 'ben', effects: [{ do: 'gain-fame', amount: 1, seats: ['ann', 'ben'] }] })],
    final: { winner: 'ben', seats: { ann: { fame: 10 }, ben: { fame: 10 } } },
  },
  {
    rule: 'outer-rim.fame.4.a',
    shows: 'whoever shares first is no winner for that',
    start: table({
      ann: { fame: 9, credits: 4000, assets: [fame(1, { with: 'chosen' })] },
      ben: { fame: 9, credits: 6000, space: 'tatooine' },
      ...inAction,
    }),
    moves: [use('trophy', { player: 'ben', expect: { winner: 'ann' } })],
    breaks: ['outer-rim.fame.4.a'],
  },
  {
    rule: 'outer-rim.fame.4.b',
    shows: 'with equal credits the later one in turn order wins',
    start: table({ ann: { fame: 9, assets: [fame(1, { seats: ['ann', 'ben'] })] }, ben: { fame: 9 }, ...inAction }),
    moves: [use('trophy')],
    final: { winner: 'ben' },
  },
  {
    rule: 'outer-rim.fame.4.b',
    shows: 'the first player loses such a tie',
    start: table({ ann: { fame: 9, assets: [fame(1, { seats: ['ann', 'ben'] })] }, ben: { fame: 9 }, ...inAction }),
    moves: [use('trophy', { expect: { winner: 'ann' } })],
    breaks: ['outer-rim.fame.4.b'],
  },
  {
    rule: 'outer-rim.fame.5.a',
    shows: 'an effect on the most famous player hits the one with the highest fame',
    start: table({ ann: { fame: 2, assets: [tax] }, ben: { fame: 4 }, ...inAction }),
    moves: [use('tax', { player: 'ben' })],
    final: { seats: { ben: { credits: 3000 }, ann: { credits: 5000 } } },
  },
  {
    rule: 'outer-rim.fame.5.a',
    shows: 'a less famous player is no target of it',
    start: table({ ann: { fame: 4, assets: [tax] }, ben: { fame: 2 }, ...inAction }),
    moves: [use('tax', { player: 'ben' })],
    breaks: ['outer-rim.fame.5.a'],
  },
  {
    rule: 'outer-rim.fame.5.b',
    shows: 'all who share the highest fame are most famous; the current player picks one of them',
    start: table({ ann: { fame: 4, assets: [tax] }, ben: { fame: 4 }, ...inAction }),
    moves: [use('tax', { player: 'ben' })],
    final: { seats: { ben: { credits: 3000 } } },
  },
  {
    rule: 'outer-rim.fame.5.b',
    shows: 'one fame less is no tie',
    start: table({ ann: { fame: 4, assets: [tax] }, ben: { fame: 3 }, ...inAction }),
    moves: [use('tax', { player: 'ben' })],
    breaks: ['outer-rim.fame.5.a'],
  },
  {
    rule: 'outer-rim.fame.5.1',
    shows: 'the current player who is tied for the most fame is the target of an effect on the current player',
    start: table({ ann: { fame: 4, assets: [tax] }, ben: { fame: 4 }, ...inAction }),
    moves: [use('tax', { player: 'ann', expect: { seats: { ann: { credits: 3000 }, ben: { credits: 5000 } } } })],
  },
  {
    rule: 'outer-rim.fame.5.1',
    shows: 'the current player is not its target with less fame than another',
    start: table({ ann: { fame: 3, assets: [tax] }, ben: { fame: 4 }, ...inAction }),
    moves: [use('tax', { player: 'ann' })],
    breaks: ['outer-rim.fame.5.a'],
  },
  {
    rule: 'outer-rim.fame.6',
    shows: 'an extended game goes on with 10 fame',
    start: table({ ann: { fame: 9, assets: [fame(1)] }, ...inAction }),
    header: { options: { fameRequirement: 12 } },
    moves: [use('trophy'), { type: 'action.end', seat: 'ann' }],
    final: { winner: null },
  },
  {
    rule: 'outer-rim.fame.6',
    shows: 'and is won with 12',
    start: table({ ann: { fame: 11, assets: [fame(1)] }, ...inAction }),
    header: { options: { fameRequirement: 12 } },
    moves: [use('trophy')],
    final: { winner: 'ann' },
  },
  {
    rule: 'outer-rim.fame.6',
    shows: 'an extended game ends with 12 fame',
    start: table({ ann: { fame: 9, assets: [fame(3)] }, ...inAction }),
    header: { options: { fameRequirement: 12 } },
    moves: [use('trophy'), { type: 'action.end', seat: 'ann' }],
    breaks: ['log.the-move-log.7'],
  },
];
