import { type Example, table } from '../example.ts';
import { inEncounter } from '../tools.ts';

const white = { class: 'white' as const };
const green = { class: 'green' as const };
const yellow = { class: 'yellow' as const };
const two = { contacts: { tatooine: [white, yellow] }, ...inEncounter };
const meets = (more: object = {}) => ({ type: 'encounter.contact', seat: 'ann', ...more });
const isWho = (contact: string, more: object = {}) => ({ type: 'contact.reveal', contact, ...more });
const nothing = { effects: [] };
const space = { type: 'encounter.space', seat: 'ann', effects: [] };
const next = { type: 'planning.gain-credits', seat: 'ben' };
const here = (...tokens: object[]) => ({ expect: { contacts: { tatooine: tokens } } });
const smuggler = { id: 'some-smuggler', class: 'white', faceup: true };
const down = { id: null, class: 'yellow', faceup: false };
const benIsBoba = { ben: { character: 'boba-fett' } };

/** What no card brings: a token for a navpoint, a secret look at a faceup one, one of another planet; Ben while he is defeated. */
const wrong = [
  ['outer-rim.contact-tokens.4.a', { do: 'move-contact', contact: 'lobot', to: 't1-rebel' }],
  ['outer-rim.contact-tokens.6', { do: 'look-at-contact', contact: 'lobot' }],
  ['outer-rim.contact-tokens.7', { do: 'flip-contact', contact: 'lobot', space: 'tatooine' }],
  ['outer-rim.defeated.5', { do: 'fight', kind: 'ground', player: 'ben' }],
  ['outer-rim.defeated.6', { do: 'choose-player', player: 'ben' }],
  ['outer-rim.fame.5.a', { do: 'lose-fame', amount: 1, as: 'most-famous', seat: 'ben' }],
] as const;
const lobotOnNaboo = table({
  contacts: { ...two.contacts, naboo: [{ id: 'lobot', ...green, faceup: true }] },
  ann: { fame: 5 },
  ben: { space: 'tatooine', defeated: true, damage: { character: 4 } },
  ...inEncounter,
});
const resolves = (more: object = {}) => ({ type: 'contact.resolve', seat: 'ann', ...more });

export const examples: readonly Example[] = [
  // All of it may stand in one entry; who turned up may be noted behind that, once.
  ...([{ class: 'white' }, { contact: 'some-smuggler', class: 'white' }] as const).map(
    (who): Example => ({
      rule: 'outer-rim.encountering-a-contact.1',
      shows: `who turned up is noted behind what the contact has brought, whose ${Object.keys(who)[0]} was told`,
      start: table({ contacts: { tatooine: [white, yellow] }, ...inEncounter }),
      moves: [meets({ ...who, ...nothing }), isWho('some-smuggler', here(down, smuggler)), next],
      doubtful: true,
    }),
  ),
  ...(
    [
      ['of another class', isWho('lobot', { class: 'yellow' }), []],
      ['somebody else than was named', isWho('lobot', { class: 'white' }), [{ contact: 'some-smuggler' }]],
      ['a second one', isWho('another-one'), [{}, isWho('some-smuggler')]],
    ] as const
  ).map(
    ([what, note, [named = {}, ...before]]): Example => ({
      rule: 'outer-rim.buying.3.2.a',
      shows: `not ${what}`,
      start: table({ contacts: { tatooine: [white, yellow] }, ...inEncounter }),
      moves: [meets({ class: 'white', ...named, ...nothing }), ...before, note as Example['moves'][number], next],
      breaks: ['outer-rim.buying.3.2.a'],
      doubtful: true,
    }),
  ),
  {
    rule: 'outer-rim.encountering-a-contact.2.a',
    shows: 'nor is it once the next player has begun',
    start: table({ contacts: { tatooine: [white, yellow] }, ...inEncounter }),
    moves: [meets({ class: 'white', ...nothing }), next, isWho('some-smuggler')],
    breaks: ['outer-rim.encountering-a-contact.2.a'],
    doubtful: true,
  },
  ...['jetpack', 'ai-hera-syndulla'].flatMap((contact): Example[] => [
    {
      rule: 'log.the-move-log.3',
      shows: `${contact} is no contact: it does not turn up as one`,
      start: table(two),
      moves: [meets({ contact, class: 'white' })],
      breaks: ['log.the-move-log.3'],
    },
    {
      rule: 'log.the-move-log.3',
      shows: `nor when the token is turned faceup: ${contact}`,
      start: table(two),
      moves: [meets({ class: 'white' }), isWho(contact, { class: 'white' }), resolves(nothing)],
      breaks: ['log.the-move-log.3'],
      doubtful: true,
    },
  ]),
  ...wrong.flatMap(([rule, effect]): Example[] => [
    {
      rule,
      shows: `a contact's card does not bring this: ${effect.do}`,
      start: lobotOnNaboo,
      moves: [meets({ ...white, effects: [effect] })],
      breaks: [rule],
      doubtful: true,
    },
    {
      rule,
      shows: `nor once its token has been turned: ${effect.do}`,
      start: lobotOnNaboo,
      moves: [meets({ ...white }), isWho('some-smuggler'), resolves({ effects: [effect] })],
      breaks: [rule],
      doubtful: true,
    },
  ]),
  {
    rule: 'outer-rim.encounter-step.1',
    shows: 'a class that is not there is one slip, whoever then turns up',
    start: table(two),
    moves: [meets({ ...green }), isWho('some-smuggler', { ...white }), resolves(nothing)],
    breaks: ['outer-rim.encounter-step.1'],
    doubtful: true,
  },
  {
    rule: 'outer-rim.player-turn.0.1',
    shows: 'nobody else resolves the card of a contact',
    start: table(two),
    moves: [meets({ ...white }), isWho('some-smuggler'), { ...resolves(nothing), seat: 'ben' }, next],
    breaks: ['outer-rim.player-turn.0.1'],
    doubtful: true,
  },
  {
    rule: 'outer-rim.encountering-a-contact.0.1',
    shows: 'nothing of a contact is resolved that nobody encounters',
    start: table(two),
    moves: [resolves(nothing)],
    breaks: ['outer-rim.encountering-a-contact.0.1'],
  },
  {
    rule: 'outer-rim.encountering-a-contact.1',
    shows: 'chosen and not named, the token lies faceup when the next turn begins',
    start: table({ contacts: { tatooine: [yellow] }, ...inEncounter }),
    moves: [meets(), next],
    doubtful: true,
    final: { contacts: { tatooine: [{ class: 'yellow', faceup: true }] } },
  },
  {
    rule: 'outer-rim.encountering-a-contact.1.1',
    shows: 'whether the token has left the game or was discarded the rules say both: left',
    start: table({ ...two, ...benIsBoba }),
    moves: [meets({ contact: 'boba-fett', ...white, expect: { removed: ['boba-fett'] } }), space],
    doubtful: true,
  },
  {
    rule: 'outer-rim.encountering-a-contact.1.1',
    shows: 'or discarded',
    start: table({ ...two, ...benIsBoba }),
    moves: [meets({ contact: 'boba-fett', ...white, expect: { removed: [] } }), space],
    doubtful: true,
  },
  {
    rule: 'outer-rim.encountering-a-contact.1.1',
    shows: 'but nobody else has left it',
    start: table({ ...two, ...benIsBoba }),
    moves: [meets({ contact: 'boba-fett', ...white, expect: { removed: ['lobot'] } }), space],
    breaks: ['outer-rim.discarding.5'],
    doubtful: true,
  },
  {
    rule: 'outer-rim.encountering-a-contact.1',
    shows: 'the token that is chosen by its class lies faceup, and is who it is told to be',
    start: table(two),
    moves: [meets({ ...white }), isWho('some-smuggler', here(smuggler, down)), next],
    doubtful: true,
    final: { contacts: { tatooine: [smuggler, down] }, turn: { seat: 'ben' } },
  },
  {
    rule: 'outer-rim.encountering-a-contact.1',
    shows: 'all in one entry, with what the databank card brought',
    start: table(two),
    moves: [
      meets({
        ...white,
        contact: 'some-smuggler',
        effects: [{ do: 'gain-credits', amount: 2000 }],
        ...here(smuggler, down),
      }),
    ],
    doubtful: true,
    final: { seats: { ann: { credits: 7000 } }, turn: { seat: 'ben', step: 'planning' } },
  },
  {
    rule: 'outer-rim.encountering-a-contact.1',
    shows: 'who it is need not be told: the token lies faceup',
    start: table(two),
    moves: [meets({ ...white, ...nothing })],
    doubtful: true,
    final: { contacts: { tatooine: [{ id: null, class: 'white', faceup: true }, down] } },
  },
  {
    rule: 'outer-rim.encountering-a-contact.1',
    shows: 'left unsaid which of two it was: nobody knows what lies there',
    start: table(two),
    moves: [meets(), { ...next, ...here({ ...white, id: null, faceup: false }, down) }],
    doubtful: true,
    final: { turn: { seat: 'ben' } },
  },
  {
    rule: 'outer-rim.encountering-a-contact.1',
    shows: 'two tokens of one class cannot be told apart, so one of them lies faceup',
    start: table({ contacts: { tatooine: [yellow, yellow] }, ...inEncounter }),
    moves: [meets(nothing)],
    doubtful: true,
    final: {
      contacts: {
        tatooine: [
          { class: 'yellow', faceup: true },
          { class: 'yellow', faceup: false },
        ],
      },
    },
  },
  {
    rule: 'outer-rim.encountering-a-contact.1',
    shows: 'a faceup token stays as it is',
    start: table({ contacts: { tatooine: [{ ...white, id: 'some-smuggler', faceup: true }, yellow] }, ...inEncounter }),
    moves: [meets({ contact: 'some-smuggler', ...nothing, ...here(smuggler, down) })],
    doubtful: true,
  },
  {
    rule: 'outer-rim.encountering-a-contact.1',
    shows: 'a claim that the token met still lies facedown is wrong',
    start: table(two),
    moves: [meets({ ...white, contact: 'some-smuggler', ...here({ ...smuggler, faceup: false }, down) }), next],
    breaks: ['outer-rim.encountering-a-contact.1'],
    doubtful: true,
  },
  {
    rule: 'outer-rim.encountering-a-contact.0.1',
    shows: 'the card is one of the databank',
    start: table(two),
    header: { cards: [{ id: 'card-of-the-smuggler', origin: 'databank' }] },
    moves: [meets({ contact: 'some-smuggler', card: 'card-of-the-smuggler', ...nothing })],
    doubtful: true,
    final: { turn: { seat: 'ben' } },
  },
  {
    rule: 'outer-rim.encountering-a-contact.0.1',
    shows: 'and may be told after the token has been turned',
    start: table(two),
    moves: [
      meets({ ...white }),
      isWho('some-smuggler'),
      { type: 'contact.resolve', seat: 'ann', effects: [{ do: 'gain-credits', amount: 1000 }] },
    ],
    doubtful: true,
    final: { seats: { ann: { credits: 6000 } }, turn: { seat: 'ben' } },
  },
  {
    rule: 'outer-rim.encountering-a-contact.0.1',
    shows: 'an encounter card is not what a contact is resolved with',
    start: table(two),
    header: { cards: [{ id: 'card-of-the-planet', origin: 'encounter' }] },
    moves: [meets({ contact: 'some-smuggler', card: 'card-of-the-planet', ...nothing })],
    breaks: ['outer-rim.encountering-a-contact.0.1'],
  },
  {
    rule: 'outer-rim.encountering-a-contact.0.1',
    shows: 'nor one told after the token has been turned',
    start: table(two),
    header: { cards: [{ id: 'card-of-the-planet', origin: 'encounter' }] },
    moves: [
      meets({ contact: 'some-smuggler' }),
      { type: 'contact.resolve', seat: 'ann', card: 'card-of-the-planet', ...nothing },
    ],
    breaks: ['outer-rim.encountering-a-contact.0.1'],
    doubtful: true,
  },
  {
    rule: 'outer-rim.encountering-a-contact.1.1',
    shows: 'Ben is Boba Fett, so Ann encounters the space instead',
    start: table({ ...two, ...benIsBoba }),
    moves: [meets({ ...white }), isWho('boba-fett'), { ...space, ...here(down) }],
    doubtful: true,
    final: { removed: ['boba-fett'], contacts: { tatooine: [down] }, turn: { seat: 'ben' } },
  },
  {
    rule: 'outer-rim.encountering-a-contact.1.1',
    shows: 'in the base game a contact is never a character',
    start: table({ ...two, ...benIsBoba }),
    header: { options: { unfinishedBusiness: false } },
    moves: [meets({ ...white, contact: 'boba-fett', ...nothing })],
    doubtful: true,
    final: { removed: [], turn: { seat: 'ben' } },
  },
  {
    rule: 'outer-rim.encountering-a-contact.1.1',
    shows: "nothing is resolved of a contact who is Ben's character",
    start: table({ ...two, ...benIsBoba }),
    moves: [meets({ contact: 'boba-fett', effects: [{ do: 'gain-credits', amount: 1000 }] }), space],
    breaks: ['outer-rim.encountering-a-contact.1.1'],
    doubtful: true,
    final: { seats: { ann: { credits: 5000 } } },
  },
  {
    rule: 'outer-rim.encountering-a-contact.1.1',
    shows: 'a claim that the token of such a contact still lies there is wrong',
    start: table({ ...two, ...benIsBoba }),
    moves: [meets({ ...white, contact: 'boba-fett', ...here({ id: 'boba-fett', faceup: true }, down) }), space],
    breaks: ['outer-rim.encountering-a-contact.1.1'],
    doubtful: true,
  },
  {
    rule: 'outer-rim.encountering-a-contact.1.1',
    shows: "without a word about Ben's character the next encounter shows that it was his",
    start: table(two),
    moves: [meets({ contact: 'boba-fett' }), space, next],
    doubtful: true,
    final: { removed: ['boba-fett'], turn: { seat: 'ben' } },
  },
  {
    rule: 'outer-rim.encountering-a-contact.1.1',
    shows: 'or the turn of the next player that it was not',
    start: table(two),
    moves: [meets({ contact: 'boba-fett' }), next],
    doubtful: true,
    final: { removed: [], turn: { seat: 'ben' } },
  },
  {
    rule: 'outer-rim.encountering-a-contact.2.a',
    shows: 'the token is chosen, then turned',
    start: table(two),
    moves: [meets({ ...yellow }), isWho('maz-kanata'), next],
    doubtful: true,
    final: {
      contacts: {
        tatooine: [
          { class: 'white', faceup: false },
          { id: 'maz-kanata', faceup: true },
        ],
      },
    },
  },
  {
    rule: 'outer-rim.encountering-a-contact.2.a',
    shows: 'a token is turned that nobody has chosen',
    start: table(two),
    moves: [isWho('maz-kanata')],
    breaks: ['outer-rim.encountering-a-contact.2.a'],
  },
  {
    rule: 'outer-rim.encountering-a-contact.2.b',
    shows: 'the contact is of the class that was chosen',
    start: table(two),
    moves: [meets({ ...yellow, contact: 'maz-kanata' }), next],
    doubtful: true,
  },
  {
    rule: 'outer-rim.encountering-a-contact.2.b',
    shows: 'a yellow contact is not behind a white token',
    start: table(two),
    moves: [meets({ ...white, contact: 'maz-kanata' }), next],
    breaks: ['outer-rim.encountering-a-contact.2.b'],
    doubtful: true,
  },
  {
    rule: 'outer-rim.encountering-a-contact.2.b',
    shows: 'a known token is not one of another class',
    start: table({ contacts: { tatooine: [{ ...white, id: 'some-smuggler' }, green] }, ...inEncounter }),
    moves: [meets({ ...green, contact: 'some-smuggler' }), next],
    breaks: ['outer-rim.encountering-a-contact.2.b'],
    doubtful: true,
  },
  {
    rule: 'outer-rim.encountering-a-contact.2.b',
    shows: 'the white token was chosen and the yellow one is turned',
    start: table(two),
    moves: [meets({ ...white }), isWho('maz-kanata'), next],
    breaks: ['outer-rim.encountering-a-contact.2.b'],
    doubtful: true,
  },
  {
    rule: 'outer-rim.encountering-a-contact.2.b',
    shows: 'a token turned in another space',
    start: table(two),
    moves: [meets({ ...white }), isWho('some-smuggler', { space: 'naboo' }), next],
    breaks: ['outer-rim.encountering-a-contact.2.b'],
    doubtful: true,
  },
  {
    rule: 'outer-rim.encountering-a-contact.2.b',
    shows: 'having chosen the contact nobody encounters the space instead',
    start: table(two),
    moves: [meets({ ...white }), space],
    breaks: ['outer-rim.encounter-step.0.1'],
  },
  {
    rule: 'outer-rim.encountering-a-contact.2.b',
    shows: 'nor having seen who it is',
    start: table(two),
    moves: [meets({ ...white }), isWho('some-smuggler'), space],
    breaks: ['outer-rim.encountering-a-contact.2.b'],
  },
  {
    rule: 'outer-rim.encountering-a-contact.4',
    shows: 'the token stays faceup for whoever comes later',
    start: table({ ...two, ben: { space: 'tatooine' } }),
    moves: [
      meets({ ...white, contact: 'some-smuggler', ...nothing }),
      { ...next, ...here(smuggler, down) },
      { type: 'action.end', seat: 'ben' },
      { type: 'encounter.contact', seat: 'ben', contact: 'some-smuggler', ...nothing, ...here(smuggler, down) },
    ],
    doubtful: true,
  },
  {
    rule: 'outer-rim.encountering-a-contact.4',
    shows: 'unless the card has it discarded',
    start: table(two),
    moves: [
      meets({
        contact: 'some-smuggler',
        effects: [{ do: 'discard-contact', contact: 'some-smuggler' }],
        ...here(down),
      }),
    ],
    doubtful: true,
    final: { removed: [] },
  },
  {
    rule: 'outer-rim.encountering-a-contact.4',
    shows: 'or it becomes crew',
    start: table(two),
    moves: [
      meets({
        contact: 'some-smuggler',
        effects: [{ do: 'gain-asset', card: 'house-crew', contact: 'some-smuggler' }],
        ...here(down),
      }),
    ],
    doubtful: true,
    final: { seats: { ann: { assets: [{ card: 'house-crew', type: 'crew' }] } } },
  },
  {
    rule: 'outer-rim.encountering-a-contact.4',
    shows: 'a claim that it has gone is wrong where the card does nothing to it',
    start: table(two),
    moves: [meets({ ...white, contact: 'some-smuggler', ...nothing, ...here(down) })],
    breaks: ['outer-rim.encountering-a-contact.4'],
    doubtful: true,
  },
  {
    rule: 'outer-rim.encountering-a-contact.4',
    shows: 'a claim that a discarded token still lies there is wrong',
    start: table(two),
    moves: [
      meets({
        ...white,
        contact: 'some-smuggler',
        effects: [{ do: 'discard-contact', contact: 'some-smuggler' }],
        ...here(smuggler, down),
      }),
    ],
    breaks: ['outer-rim.encountering-a-contact.4'],
    doubtful: true,
  },
  {
    rule: 'outer-rim.encountering-a-contact.0.1',
    shows: 'what the card of a contact has brought may be claimed where the contact is encountered, or turned up',
    start: table({ ...two, ann: { credits: 9000 } }),
    moves: [meets({ ...white }), isWho('some-smuggler', { expect: { seats: { ann: { credits: 4000 } } } }), next],
    doubtful: true,
    final: { seats: { ann: { credits: 4000 } } },
  },
  {
    rule: 'outer-rim.credits.3',
    shows: 'not where the card is told that does not bring it',
    start: table({ ...two, ann: { credits: 9000 } }),
    moves: [meets({ ...white, ...nothing, expect: { seats: { ann: { credits: 4000 } } } }), next],
    breaks: ['outer-rim.credits.3'],
    doubtful: true,
  },
  {
    rule: 'outer-rim.player-turn.3',
    shows: 'and what no card brings is told beside what it may have brought',
    start: table({ ...two, ann: { credits: 9000 } }),
    moves: [meets({ ...white, expect: { turn: { number: 7 }, seats: { ann: { credits: 4000 } } } }), next],
    breaks: ['outer-rim.player-turn.3'],
    doubtful: true,
  },
];
