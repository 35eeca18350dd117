import type { CardFacts } from '../../../schemas/outer-rim/cards.ts';
import { type Example, table } from '../example.ts';
import { inAction, tool, use } from '../tools.ts';

const whisper: CardFacts = {
  id: 'whisper',
  origin: 'encounter',
  encounterDeck: 'ryloth-naboo',
  bonuses: {},
  abilities: [{ id: 'use', timing: 'action', discards: true, effects: [{ do: 'gain-credits', amount: 2000 }] }],
};
const header = { cards: [whisper] };
const secret = (id: string) => ({ secrets: [{ id }] });
const reveals = (source: string, more: object = {}) => ({ type: 'action.ability', seat: 'ann', source, ...more });
const ann = (facts: object) => ({ seats: { ann: facts } });
const blow = tool('blow', { do: 'suffer', on: 'character', amount: 4 });
const recruit: CardFacts = { id: 'recruit', type: 'crew', skills: [], bonuses: {}, abilities: [] };
const pilot: CardFacts = { ...recruit, id: 'pilot', traits: ['rebel'] };
const twoPatrols = {
  patrols: {
    hutt: { level: 1, space: 'naboo', combat: 2 },
    rebel: { level: 1, space: 'naboo', combat: 2 },
    imperial: { level: 1, space: 'kessel', combat: 2 },
  },
  contacts: { naboo: [] },
};
const twoTokens = {
  naboo: [{ class: 'white' as const, faceup: false }],
  kessel: [{ class: 'green' as const, faceup: false }],
  lothal: [{ class: 'green' as const, faceup: false }],
  tatooine: [{ id: 'lobot', faceup: true }],
};
const look = (space: string) => ({ do: 'look-at-contact', space });
const swap = (one: string, other: string) => ({
  do: 'exchange-contacts',
  one: { space: one },
  other: { space: other },
});
const pay = (amount: number) => ({ do: 'lose-credits', amount });
const gone = (id: string) => ({ do: 'discard-secret', secret: id });
const fly = (to: string) => ({ do: 'move-directly', to });
const loses = (faction: string) => ({ do: 'lose-reputation', faction, seat: 'ben' });

export const examples: readonly Example[] = [
  {
    rule: 'outer-rim.secrets.2.b',
    shows: 'whoever resolves a secret shows it, and does what it says',
    start: table({ ann: secret('whisper'), ...inAction }),
    header,
    moves: [reveals('whisper')],
    final: { ...ann({ credits: 7000, secrets: [] }), encounterDecks: { 'ryloth-naboo': ['whisper'] } },
  },
  {
    rule: 'log.the-move-log.3',
    shows: 'what Ben holds as a secret Ann does not buy',
    start: table({ ben: secret('whisper'), ...inAction }),
    moves: [{ type: 'market.buy', seat: 'ann', deck: 'job', card: 'whisper' }],
    breaks: ['log.the-move-log.3'],
    doubtful: true,
  },
  {
    rule: 'outer-rim.secrets.2.b',
    shows: 'nobody resolves a secret that somebody else holds',
    start: table({ ben: secret('whisper'), ...inAction }),
    header,
    moves: [reveals('whisper')],
    breaks: ['outer-rim.action-step.2'],
  },
  {
    rule: 'outer-rim.secrets.2.b',
    shows: 'nor one of which nobody knows what it says',
    start: table({ ben: secret('old-map'), ...inAction }),
    moves: [{ type: 'ability.use', seat: 'ann', source: 'old-map', effects: [{ do: 'gain-credits', amount: 1000 }] }],
    breaks: ['outer-rim.appendix-2-interpreting-cards-and-abilities.0.2'],
  },
  {
    rule: 'outer-rim.secrets.2.b',
    shows: 'nor at another moment than it says',
    start: table({ ann: secret('whisper'), turn: { step: 'encounter' } }),
    header,
    moves: [{ type: 'encounter.ability', seat: 'ann', source: 'whisper' }],
    breaks: ['outer-rim.encounter-step.2'],
  },
  {
    rule: 'outer-rim.secrets.2.b',
    shows: 'of a secret whose text nobody knows the log declares what it brings',
    start: table({ ann: secret('old-map'), ...inAction }),
    moves: [reveals('old-map', { effects: [{ do: 'gain-credits', amount: 1000 }] })],
    doubtful: true,
    final: ann({ credits: 6000, secrets: [{ id: 'old-map' }] }),
  },
  {
    rule: 'outer-rim.secrets.5.b',
    shows: 'secrets that a defeat takes go under their decks',
    start: table({ ann: { ...secret('whisper'), assets: [blow] }, ...inAction }),
    header,
    moves: [use('blow')],
    final: { ...ann({ secrets: [], defeated: true }), encounterDecks: { 'ryloth-naboo': ['whisper'] } },
  },
  {
    rule: 'outer-rim.secrets.5.b',
    shows: 'they do not leave the game',
    start: table({ ann: { ...secret('whisper'), assets: [blow] }, ...inAction }),
    header,
    moves: [use('blow', { expect: { encounterDecks: { 'ryloth-naboo': [] } } })],
    breaks: ['outer-rim.secrets.5.b'],
  },
  {
    rule: 'outer-rim.errata-encounter-cards.1',
    shows: 'the reputation with the faction of a patrol goes, then the secret',
    start: table({
      ann: secret('tatooine-9'),
      ben: { reputation: { hutt: 'positive' } },
      patrols: { hutt: { level: 1, space: 'naboo', combat: 2 } },
      contacts: { naboo: [] },
      ...inAction,
    }),
    moves: [reveals('tatooine-9', { player: 'ben' }), { type: 'card.choose', seat: 'ann', option: 'hutt' }],
    final: { seats: { ann: { secrets: [] }, ben: { reputation: { hutt: 'neutral' } } } },
  },
  {
    rule: 'outer-rim.errata-encounter-cards.1',
    shows: 'it is not kept for another time',
    start: table({
      ann: secret('tatooine-9'),
      ben: { reputation: { hutt: 'positive' } },
      patrols: { hutt: { level: 1, space: 'naboo', combat: 2 } },
      contacts: { naboo: [] },
      ...inAction,
    }),
    moves: [
      reveals('tatooine-9', { player: 'ben' }),
      {
        type: 'card.choose',
        seat: 'ann',
        option: 'hutt',
        expect: ann({ secrets: [{ id: 'tatooine-9', deck: null }] }),
      },
    ],
    breaks: ['outer-rim.errata-encounter-cards.1'],
  },
  {
    rule: 'outer-rim.errata-encounter-cards.1',
    shows: 'no faction is named that has no token there',
    start: table({
      ann: secret('tatooine-9'),
      patrols: { hutt: { level: 1, space: 'naboo', combat: 2 }, rebel: { level: 1, space: 'kessel', combat: 2 } },
      contacts: { naboo: [] },
      ...inAction,
    }),
    moves: [reveals('tatooine-9', { player: 'ben' }), { type: 'card.choose', seat: 'ann', option: 'rebel' }],
    breaks: ['outer-rim.appendix-2-interpreting-cards-and-abilities.0.2'],
  },
  {
    rule: 'outer-rim.errata-encounter-cards.1',
    shows: 'nobody is chosen in whose space there is neither a patrol nor a faceup contact',
    start: table({ ann: secret('tatooine-9'), contacts: { naboo: [{ class: 'white', faceup: false }] }, ...inAction }),
    moves: [reveals('tatooine-9', { player: 'ben' })],
    breaks: ['outer-rim.errata-encounter-cards.1'],
  },
  {
    rule: 'outer-rim.errata-encounter-cards.1',
    shows: 'nor is anybody, whatever word the log has for the use of the secret',
    start: table({ ann: secret('tatooine-9'), contacts: { naboo: [] }, ...inAction }),
    moves: [reveals('tatooine-9', { type: 'ability.use', player: 'ben' })],
    breaks: ['outer-rim.errata-encounter-cards.1'],
  },
  {
    rule: 'outer-rim.errata-encounter-cards.1',
    shows: 'where the log does not tell the contacts, nobody knows whether one lies faceup there',
    start: table({ ann: secret('tatooine-9'), ...inAction }),
    moves: [reveals('tatooine-9', { player: 'ben' })],
    doubtful: true,
  },
  {
    rule: 'outer-rim.errata-encounter-cards.1',
    shows: 'the faction of the token may be declared at once',
    start: table({ ann: secret('tatooine-9'), ...twoPatrols, ...inAction }),
    moves: [reveals('tatooine-9', { player: 'ben', effects: [loses('hutt')] }), { type: 'action.end', seat: 'ann' }],
    final: { seats: { ann: { secrets: [] }, ben: { reputation: { hutt: 'negative', rebel: 'neutral' } } } },
  },
  {
    rule: 'outer-rim.errata-encounter-cards.1',
    shows: 'not that of another faction, which has no token there',
    start: table({ ann: secret('tatooine-9'), ...twoPatrols, ...inAction }),
    moves: [reveals('tatooine-9', { player: 'ben', effects: [loses('imperial')] })],
    breaks: ['outer-rim.errata-encounter-cards.1'],
  },
  {
    rule: 'outer-rim.errata-encounter-cards.1',
    shows: 'nor those of two tokens: one token is chosen',
    start: table({ ann: secret('tatooine-9'), ...twoPatrols, ...inAction }),
    moves: [reveals('tatooine-9', { player: 'ben', effects: [loses('hutt'), loses('rebel')] })],
    breaks: ['outer-rim.errata-encounter-cards.1'],
  },
  {
    rule: 'outer-rim.errata-encounter-cards.2',
    shows: 'a friend of the Rebels is informed upon, then the secret is gone',
    start: table({ ann: secret('lothal-1'), ben: { reputation: { rebel: 'positive' } }, ...inAction }),
    moves: [reveals('lothal-1', { player: 'ben' })],
    final: {
      seats: {
        ann: { credits: 7000, reputation: { imperial: 'positive' }, secrets: [] },
        ben: { reputation: { imperial: 'negative' } },
      },
    },
  },
  {
    rule: 'outer-rim.errata-encounter-cards.2',
    shows: 'the secret does not stay',
    start: table({ ann: secret('lothal-1'), ben: { reputation: { rebel: 'positive' } }, ...inAction }),
    moves: [reveals('lothal-1', { player: 'ben', expect: ann({ secrets: [{ id: 'lothal-1', deck: null }] }) })],
    breaks: ['outer-rim.errata-encounter-cards.2'],
  },
  {
    rule: 'outer-rim.errata-encounter-cards.2',
    shows: 'so is whoever has a Rebel crew, whatever their reputation',
    start: table({ ann: secret('lothal-1'), ben: { assets: [pilot], reputation: { rebel: 'negative' } }, ...inAction }),
    moves: [reveals('lothal-1', { player: 'ben' })],
    final: { seats: { ann: { credits: 7000, secrets: [] }, ben: { reputation: { imperial: 'negative' } } } },
  },
  {
    rule: 'outer-rim.errata-encounter-cards.2',
    shows: 'nobody else is informed upon: not a player who is neutral with the Rebels and has no crew of theirs',
    start: table({ ann: secret('lothal-1'), ...inAction }),
    moves: [reveals('lothal-1', { player: 'ben' })],
    breaks: ['outer-rim.errata-encounter-cards.2'],
  },
  {
    rule: 'outer-rim.errata-encounter-cards.2',
    shows: 'nobody is informed upon where none of the others may be chosen, whether one is named or not',
    start: table({ ann: secret('lothal-1'), ...inAction }),
    moves: [reveals('lothal-1')],
    breaks: ['outer-rim.errata-encounter-cards.2'],
  },
  {
    rule: 'outer-rim.errata-encounter-cards.2',
    shows: 'a use that is not recorded as an action chooses nobody else either',
    start: table({ ann: secret('lothal-1'), ...inAction }),
    moves: [{ type: 'ability.use', seat: 'ann', source: 'lothal-1', player: 'ben' }],
    breaks: ['outer-rim.errata-encounter-cards.2'],
  },
  {
    rule: 'outer-rim.errata-encounter-cards.2',
    shows: 'it is another player who is chosen, and not its owner',
    start: table({ ann: { ...secret('lothal-1'), reputation: { rebel: 'positive' } }, ...inAction }),
    moves: [reveals('lothal-1', { player: 'ann' })],
    breaks: ['outer-rim.errata-encounter-cards.2'],
  },
  {
    rule: 'outer-rim.errata-encounter-cards.2',
    shows: 'of a crew whose traits nobody has told it is not known whether it is a Rebel one',
    start: table({ ann: secret('lothal-1'), ben: { assets: [recruit] }, ...inAction }),
    moves: [reveals('lothal-1', { player: 'ben' })],
    doubtful: true,
  },
  {
    rule: 'outer-rim.errata-encounter-cards.3',
    shows: 'after the flight the secret is gone',
    start: table({ ann: secret('mon-calamari-2'), ...inAction }),
    moves: [reveals('mon-calamari-2', { effects: [pay(3000), fly('kessel')] })],
    final: ann({ credits: 2000, space: 'kessel', secrets: [] }),
  },
  {
    rule: 'outer-rim.errata-encounter-cards.3',
    shows: 'that it is discarded afterwards may be told with the flight',
    start: table({ ann: secret('mon-calamari-2'), ...inAction }),
    moves: [
      reveals('mon-calamari-2', {
        effects: [pay(3000), fly('kessel'), gone('mon-calamari-2')],
        expect: ann({ space: 'kessel', secrets: [] }),
      }),
    ],
  },
  {
    rule: 'outer-rim.errata-encounter-cards.3',
    shows: 'not that another secret is discarded',
    start: table({ ann: secret('mon-calamari-2'), ...inAction }),
    moves: [reveals('mon-calamari-2', { effects: [pay(3000), fly('kessel'), gone('takodana-9')] })],
    breaks: ['outer-rim.errata-encounter-cards.3'],
  },
  {
    rule: 'outer-rim.errata-encounter-cards.3',
    shows: 'it is not used again',
    start: table({ ann: { ...secret('mon-calamari-2'), reputation: { rebel: 'positive' } }, ...inAction }),
    moves: [
      reveals('mon-calamari-2', {
        effects: [fly('kessel')],
        expect: ann({ secrets: [{ id: 'mon-calamari-2', deck: null }] }),
      }),
    ],
    breaks: ['outer-rim.errata-encounter-cards.3'],
  },
  ...(
    [
      ['what it costs may be said as a cost', 'neutral', { cost: [pay(3000)], effects: [fly('kessel')] }, 2000],
      ['with positive Rebel reputation it is free', 'positive', { effects: [fly('kessel')] }, 5000],
      ['and may be paid for all the same', 'positive', { effects: [pay(3000), fly('kessel')] }, 2000],
      ['nobody else flies for nothing', 'neutral', { effects: [fly('kessel')] }, null],
      ['nor for less', 'negative', { cost: [pay(1000)], effects: [fly('kessel')] }, null],
      ['one flight is one flight', 'positive', { effects: [fly('kessel'), fly('naboo')] }, null],
      ['nothing else comes of it', 'positive', { effects: [fly('kessel'), { do: 'gain-fame', amount: 1 }] }, null],
      ['nobody else is taken anywhere', 'positive', { effects: [{ ...fly('kessel'), seat: 'ben' }] }, null],
    ] as const
  ).map(
    ([shows, rebel, more, credits]): Example => ({
      rule: 'outer-rim.errata-encounter-cards.3',
      shows,
      start: table({ ann: { ...secret('mon-calamari-2'), reputation: { rebel } }, ...inAction }),
      moves: [reveals('mon-calamari-2', more)],
      ...(credits === null
        ? { breaks: ['outer-rim.errata-encounter-cards.3'] as const }
        : { final: ann({ credits, space: 'kessel', secrets: [] }) }),
    }),
  ),
  {
    rule: 'outer-rim.errata-encounter-cards.3',
    shows: 'by whatever name the log calls the use of it',
    start: table({ ann: secret('mon-calamari-2'), ...inAction }),
    moves: [{ ...reveals('mon-calamari-2', { effects: [fly('kessel')] }), type: 'ability.use' }],
    breaks: ['outer-rim.errata-encounter-cards.3'],
  },
  {
    rule: 'outer-rim.errata-encounter-cards.3',
    shows: 'who has no 3,000 credits cannot pay them',
    start: table({ ann: { ...secret('mon-calamari-2'), credits: 2000 }, ...inAction }),
    moves: [reveals('mon-calamari-2', { effects: [pay(3000), fly('kessel')] })],
    breaks: ['outer-rim.errata-encounter-cards.3'],
  },
  {
    rule: 'outer-rim.errata-encounter-cards.3',
    shows: 'where it has led nobody knows unless the log tells',
    start: table({ ann: secret('mon-calamari-2'), ...inAction }),
    moves: [reveals('mon-calamari-2')],
    doubtful: ['outer-rim.errata-encounter-cards.3'],
  },
  {
    rule: 'outer-rim.errata-encounter-cards.3',
    shows: 'that nothing was paid for a free flight does not say that it has led nowhere',
    start: table({ ann: { ...secret('mon-calamari-2'), reputation: { rebel: 'positive' } }, ...inAction }),
    moves: [reveals('mon-calamari-2', { cost: [], expect: ann({ space: 'lothal' }) })],
    doubtful: true,
  },
  {
    rule: 'outer-rim.errata-encounter-cards.3',
    shows: 'who has paid nothing and would have had to has gone nowhere',
    start: table({ ann: secret('mon-calamari-2'), ...inAction }),
    moves: [reveals('mon-calamari-2', { cost: [], expect: ann({ space: 'lothal' }) })],
    breaks: ['outer-rim.movement.0.1'],
  },
  {
    rule: 'outer-rim.errata-encounter-cards.4',
    shows: 'after the exchange of two tokens the secret is gone',
    start: table({ ann: secret('takodana-9'), contacts: twoTokens, ...inAction }),
    moves: [reveals('takodana-9', { effects: [swap('naboo', 'kessel')] })],
    final: { ...ann({ secrets: [] }), contacts: { naboo: [{ class: 'green' }], kessel: [{ class: 'white' }] } },
  },
  {
    rule: 'outer-rim.errata-encounter-cards.4',
    shows: 'that it is discarded afterwards may be told with the exchange',
    start: table({ ann: secret('takodana-9'), contacts: twoTokens, ...inAction }),
    moves: [reveals('takodana-9', { effects: [swap('naboo', 'kessel'), gone('takodana-9')] })],
  },
  {
    rule: 'outer-rim.errata-encounter-cards.4',
    shows: 'it chooses no player',
    start: table({ ann: secret('takodana-9'), contacts: twoTokens, ...inAction }),
    moves: [reveals('takodana-9', { player: 'ben', effects: [swap('naboo', 'kessel')] })],
    breaks: ['outer-rim.errata-encounter-cards.4'],
  },
  {
    rule: 'outer-rim.errata-encounter-cards.3',
    shows: 'nor does the flight',
    start: table({ ann: secret('mon-calamari-2'), ...inAction }),
    moves: [reveals('mon-calamari-2', { player: 'ben', effects: [pay(3000), fly('kessel')] })],
    breaks: ['outer-rim.errata-encounter-cards.3'],
  },
  {
    rule: 'outer-rim.errata-encounter-cards.4',
    shows: 'it does not stay',
    start: table({ ann: secret('takodana-9'), ...inAction }),
    moves: [reveals('takodana-9', { effects: [], expect: ann({ secrets: [{ id: 'takodana-9', deck: null }] }) })],
    breaks: ['outer-rim.errata-encounter-cards.4'],
  },
  ...(
    [
      [
        'both may be told to have been looked at before',
        [look('naboo'), look('kessel'), swap('naboo', 'kessel')],
        true,
      ],
      ['who has only looked has exchanged nothing', [look('naboo'), look('kessel')], true],
      ['not two tokens of one planet', [look('naboo'), look('naboo')], false],
      ['nor three', [look('naboo'), look('kessel'), look('lothal')], false],
      ['not others than those that were looked at', [look('naboo'), look('kessel'), swap('naboo', 'lothal')], false],
      ['a token that lies faceup is none of them', [swap('naboo', 'tatooine')], false],
      ['nothing else comes of it', [swap('naboo', 'kessel'), { do: 'gain-credits', amount: 1000 }], false],
      ['they are exchanged once', [swap('naboo', 'kessel'), swap('kessel', 'naboo')], false],
    ] as const
  ).map(
    ([shows, effects, isLegal]): Example => ({
      rule: 'outer-rim.errata-encounter-cards.4',
      shows,
      start: table({ ann: secret('takodana-9'), contacts: twoTokens, ...inAction }),
      moves: [reveals('takodana-9', { effects })],
      ...(isLegal ? { final: ann({ secrets: [] }) } : { breaks: ['outer-rim.errata-encounter-cards.4'] as const }),
    }),
  ),
  {
    rule: 'outer-rim.errata-encounter-cards.4',
    shows: 'by whatever name the log calls the use of it',
    start: table({ ann: secret('takodana-9'), contacts: twoTokens, ...inAction }),
    moves: [{ ...reveals('takodana-9', { effects: [swap('naboo', 'tatooine')] }), type: 'ability.use' }],
    breaks: ['outer-rim.errata-encounter-cards.4'],
  },
  {
    rule: 'outer-rim.errata-encounter-cards.4',
    shows: 'whether anything was exchanged nobody knows unless the log tells',
    start: table({ ann: secret('takodana-9'), contacts: twoTokens, ...inAction }),
    moves: [reveals('takodana-9')],
    doubtful: ['outer-rim.errata-encounter-cards.4'],
  },
  ...(
    [
      ['two facedown tokens may have been', { contacts: { naboo: [{ class: 'green' }] } }, null],
      ['one that lies faceup was not', { contacts: { tatooine: [] } }, 'log.the-move-log.1'],
      ['a patrol was not', { patrols: { hutt: { space: 'kessel' } } }, 'outer-rim.patrol-movement.0.1'],
    ] as const
  ).map(
    ([shows, expect, breaks]): Example => ({
      rule: 'outer-rim.errata-encounter-cards.4',
      shows: `where the log does not tell what was exchanged, ${shows}`,
      start: table({
        ann: secret('takodana-9'),
        contacts: twoTokens,
        patrols: { hutt: { level: 1, combat: 2, space: 't4-n3' } },
        ...inAction,
      }),
      moves: [reveals('takodana-9', { expect })],
      doubtful: true,
      ...(breaks === null ? {} : { breaks: [breaks] }),
    }),
  ),
];
