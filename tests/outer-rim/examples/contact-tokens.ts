import { contactMap as withCore } from '../contacts.ts';
import { type Example, table } from '../example.ts';
import { bounty } from '../market-cards.ts';
import { inEncounter, timed } from '../tools.ts';

const white = { class: 'white' as const };
const yellow = { class: 'yellow' as const };
const orange = { class: 'orange' as const };
const smuggler = { id: 'some-smuggler', class: 'white' as const };
const lobot = { id: 'lobot', class: 'green' as const, faceup: true };
const meets = (more: object = {}) => ({ type: 'encounter.contact', seat: 'ann', ...more });
const space = (effects: object[], more: object = {}) => ({ type: 'encounter.space', seat: 'ann', effects, ...more });
const claims = (contacts: object) => ({ expect: { contacts } });
const down = (of: string) => ({ id: null, class: of, faceup: false });
const faceup = { ...smuggler, faceup: true };
const two = { contacts: { tatooine: [smuggler, yellow], naboo: [lobot] }, ...inEncounter };
const look = { do: 'look-at-contact', contact: 'some-smuggler' };
const swap = { do: 'exchange-contacts', one: { contact: 'some-smuggler' }, other: { contact: 'lobot' } };
/** Boba Fett in the action step, who looks at a token of his planet. */
const hunter = table({ ...two, ann: { character: 'boba-fett' }, turn: { step: 'action' } });
const peeks = (effects?: object[]) => ({
  type: 'action.ability',
  seat: 'ann',
  source: 'boba-fett',
  ability: 'look-at-contact',
  ...(effects === undefined ? {} : { effects }),
});
const full = [white, yellow, orange];

/** What no ability brings: a token for a navpoint, a secret look at a faceup one, one of another planet. */
const wrong = [
  ['outer-rim.contact-tokens.4.a', { do: 'move-contact', contact: 'lobot', to: 't1-rebel' }],
  ['outer-rim.contact-tokens.6', { do: 'look-at-contact', contact: 'lobot' }],
  ['outer-rim.contact-tokens.7', { do: 'flip-contact', contact: 'lobot', space: 'tatooine' }],
] as const;

export const examples: readonly Example[] = [
  ...wrong.map(
    ([rule, effect]): Example => ({
      rule,
      shows: `nor does one that is used at a moment of its own: ${effect.do}`,
      start: table({ ...two, turn: { step: 'action' }, ann: { assets: [timed('lure', 'action', effect)] } }),
      moves: [{ type: 'ability.use', seat: 'ann', source: 'lure' }],
      breaks: [rule],
    }),
  ),
  ...wrong.map(
    ([rule, effect]): Example => ({
      rule,
      shows: `nor does an ability bring this: ${effect.do}`,
      start: table({ ...two, ann: { assets: [timed('lure', 'encounter', effect)] } }),
      moves: [{ type: 'encounter.ability', seat: 'ann', source: 'lure' }],
      breaks: [rule],
    }),
  ),
  {
    rule: 'outer-rim.discarding.3',
    shows: 'a token that a card has discarded does not lie there any more',
    start: table(two),
    moves: [space([{ do: 'discard-contact', contact: 'lobot' }], claims({ naboo: [lobot] }))],
    breaks: ['outer-rim.discarding.3'],
    doubtful: true,
  },
  {
    rule: 'outer-rim.contact-tokens.4.a',
    shows: 'a token goes to any contact space of a planet, whatever its class',
    start: table(two),
    moves: [
      space([{ do: 'move-contact', contact: 'lobot', to: 'kessel' }], claims({ naboo: [] })),
      { type: 'planning.gain-credits', seat: 'ben' },
    ],
    doubtful: true,
  },
  {
    rule: 'outer-rim.contact-tokens.4.a',
    shows: 'a navpoint has no contact space',
    start: table(two),
    moves: [space([{ do: 'move-contact', contact: 'lobot', to: 't1-rebel' }])],
    breaks: ['outer-rim.contact-tokens.4.a'],
    doubtful: true,
  },
  {
    rule: 'outer-rim.contact-tokens.4.a',
    shows: 'on a planet where every contact space is taken only the card can say how',
    start: table({ contacts: { tatooine: [smuggler], naboo: full }, ...inEncounter }),
    moves: [space([{ do: 'move-contact', contact: 'some-smuggler', to: 'naboo' }])],
    doubtful: true,
    final: { contacts: { tatooine: [], naboo: [{}, {}, {}, { id: 'some-smuggler' }] } },
  },
  {
    rule: 'outer-rim.contact-tokens.4.a',
    shows: 'a claim that it has not come is wrong',
    start: table(two),
    moves: [space([{ do: 'move-contact', contact: 'some-smuggler', to: 'naboo' }], claims({ naboo: [lobot] }))],
    breaks: ['outer-rim.contact-tokens.4.a'],
    doubtful: true,
  },
  {
    rule: 'outer-rim.contact-tokens.4.a',
    shows: 'nor is it where it was',
    start: table(two),
    moves: [
      space(
        [{ do: 'move-contact', contact: 'some-smuggler', to: 'naboo' }],
        claims({ tatooine: [{ ...smuggler, faceup: false }, down('yellow')] }),
      ),
    ],
    breaks: ['outer-rim.contact-tokens.4.a'],
    doubtful: true,
  },
  {
    rule: 'outer-rim.contact-tokens.4.a',
    shows: 'nor on a third planet',
    start: table({ ...inEncounter, contacts: { ...two.contacts, kessel: [white] } }),
    moves: [
      space(
        [{ do: 'move-contact', contact: 'some-smuggler', to: 'naboo' }],
        claims({ kessel: [down('white'), { ...smuggler, faceup: false }] }),
      ),
    ],
    breaks: ['outer-rim.contact-tokens.4.a'],
    doubtful: true,
  },
  {
    rule: 'outer-rim.contact-tokens.4.b',
    shows: 'a facedown token that is moved stays facedown',
    start: table(two),
    moves: [
      space(
        [{ do: 'move-contact', contact: 'some-smuggler', to: 'naboo' }],
        claims({ naboo: [lobot, { ...smuggler, faceup: false }] }),
      ),
    ],
    doubtful: true,
  },
  {
    rule: 'outer-rim.contact-tokens.4.b',
    shows: 'unless the card has it turned',
    start: table(two),
    moves: [
      space(
        [{ do: 'move-contact', contact: 'some-smuggler', to: 'naboo', faceup: true }],
        claims({ naboo: [lobot, faceup] }),
      ),
    ],
    doubtful: true,
  },
  {
    rule: 'outer-rim.contact-tokens.4.b',
    shows: 'one from beside the map is put down faceup',
    start: table(two),
    moves: [space([{ do: 'move-contact', contact: 'chewbacca', to: 'naboo' }])],
    doubtful: true,
    final: { contacts: { naboo: [lobot, { id: 'chewbacca', faceup: true }] } },
  },
  {
    rule: 'outer-rim.contact-tokens.4.b',
    shows: 'a claim that it was turned on the way is wrong',
    start: table(two),
    moves: [
      space([{ do: 'move-contact', contact: 'some-smuggler', to: 'naboo' }], {
        expect: { contacts: { naboo: [lobot, faceup] } },
      }),
    ],
    breaks: ['outer-rim.contact-tokens.4.b'],
    doubtful: true,
  },
  {
    rule: 'outer-rim.contact-tokens.4.1',
    shows: 'a Core Worlds space is a contact space',
    start: table({ contacts: { tatooine: [smuggler], 'trailing-core': [] }, ...inEncounter }),
    header: { map: withCore },
    moves: [space([{ do: 'move-contact', contact: 'some-smuggler', to: 'trailing-core' }])],
    doubtful: true,
    final: { contacts: { tatooine: [], 'trailing-core': [{ id: 'some-smuggler', faceup: false }] } },
  },
  {
    rule: 'outer-rim.contact-tokens.4.1',
    shows: 'so is a planet with two tokens beside it',
    start: table({ contacts: { tatooine: [smuggler], naboo: [lobot, white] }, ...inEncounter }),
    moves: [space([{ do: 'move-contact', contact: 'some-smuggler', to: 'naboo' }])],
    doubtful: true,
    final: { contacts: { naboo: [lobot, {}, { id: 'some-smuggler' }] } },
  },
  {
    rule: 'outer-rim.contact-tokens.4.1',
    shows: 'a claim that it could not be put there is wrong',
    start: table({ contacts: { tatooine: [smuggler], naboo: [lobot, white] }, ...inEncounter }),
    moves: [
      space([{ do: 'move-contact', contact: 'some-smuggler', to: 'naboo' }], claims({ naboo: [lobot, down('white')] })),
    ],
    breaks: ['outer-rim.contact-tokens.4.1'],
    doubtful: true,
  },
  {
    rule: 'outer-rim.contact-tokens.6',
    shows: 'a token that is secretly looked at lies facedown where it lay',
    start: table(two),
    moves: [space([look], claims({ tatooine: [{ ...smuggler, faceup: false }, down('yellow')] }))],
    doubtful: true,
  },
  {
    rule: 'outer-rim.contact-tokens.6',
    shows: 'who it is the log may tell',
    start: table(two),
    moves: [space([{ do: 'look-at-contact', class: 'yellow', contact: 'maz-kanata', space: 'tatooine' }])],
    doubtful: true,
    final: { contacts: { tatooine: [{ id: 'some-smuggler' }, { id: 'maz-kanata', faceup: false }] } },
  },
  {
    rule: 'outer-rim.contact-tokens.6',
    shows: 'where a card has its owner pick the token the log may say which it is',
    start: hunter,
    moves: [peeks([{ do: 'look-at-contact', class: 'yellow', contact: 'maz-kanata' }])],
    final: { contacts: { tatooine: [{ id: 'some-smuggler' }, { id: 'maz-kanata', faceup: false }] } },
  },
  {
    rule: 'outer-rim.contact-tokens.6',
    shows: 'and in which space, which is that of its owner where the card names none',
    start: hunter,
    moves: [peeks([{ do: 'look-at-contact', class: 'yellow', space: 'tatooine' }])],
  },
  {
    rule: 'outer-rim.appendix-2-interpreting-cards-and-abilities.0.2',
    shows: 'and not one elsewhere',
    start: hunter,
    moves: [peeks([{ do: 'look-at-contact', class: 'green', space: 'naboo' }])],
    breaks: ['outer-rim.appendix-2-interpreting-cards-and-abilities.0.2'],
  },
  {
    rule: 'outer-rim.contact-tokens.6',
    shows: 'or leave it unsaid',
    start: hunter,
    moves: [peeks()],
    final: { contacts: { tatooine: [{ id: 'some-smuggler' }, down('yellow')] } },
  },
  ...(
    [
      ['outer-rim.contact-tokens.6', [yellow], []],
      ['outer-rim.contact-tokens.6', [faceup], ['outer-rim.contact-tokens.6']],
    ] as const
  ).map(
    ([rule, tokens, breaks]): Example => ({
      rule,
      shows: `an ability that is used at a moment of its own looks at a facedown token, too: ${breaks.length === 0 ? 'one lies' : 'none lies'} there`,
      start: table({ contacts: { tatooine: [...tokens] }, ann: { character: 'boba-fett' }, turn: { step: 'action' } }),
      moves: [{ ...peeks(), type: 'ability.use' }],
      breaks,
    }),
  ),
  {
    rule: 'outer-rim.contact-tokens.6',
    shows: 'it is one that lies there',
    start: hunter,
    moves: [peeks([{ do: 'look-at-contact', class: 'green' }])],
    breaks: ['outer-rim.contact-tokens.6'],
  },
  {
    rule: 'outer-rim.appendix-2-interpreting-cards-and-abilities.0.2',
    shows: 'nor is it turned faceup where the card has it looked at',
    start: hunter,
    moves: [peeks([{ do: 'flip-contact', class: 'yellow' }])],
    breaks: ['outer-rim.appendix-2-interpreting-cards-and-abilities.0.2'],
  },
  {
    rule: 'outer-rim.contact-tokens.6',
    shows: 'a faceup token is nothing to be looked at in secret',
    start: table(two),
    moves: [space([{ do: 'look-at-contact', contact: 'lobot' }])],
    breaks: ['outer-rim.contact-tokens.6'],
    doubtful: true,
  },
  {
    rule: 'outer-rim.contact-tokens.6',
    shows: 'a claim that the token was left faceup is wrong',
    start: table(two),
    moves: [space([look], claims({ tatooine: [faceup, down('yellow')] }))],
    breaks: ['outer-rim.contact-tokens.6'],
    doubtful: true,
  },
  {
    rule: 'outer-rim.contact-tokens.7',
    shows: 'a token is turned faceup on the planet where it lies',
    start: table(two),
    moves: [space([{ do: 'flip-contact', contact: 'some-smuggler' }])],
    doubtful: true,
    final: { contacts: { tatooine: [{ id: 'some-smuggler', faceup: true }, { faceup: false }] } },
  },
  {
    rule: 'outer-rim.contact-tokens.7',
    shows: 'of the tokens here none is orange',
    start: table(two),
    moves: [
      space([
        { do: 'gain-credits', amount: 1000 },
        { do: 'flip-contact', class: 'orange' },
      ]),
    ],
    breaks: ['outer-rim.contact-tokens.7'],
    doubtful: true,
  },
  {
    rule: 'outer-rim.contact-tokens.7',
    shows: 'a token of one class is not turned up as a contact of another one that lies elsewhere',
    start: table(two),
    moves: [space([{ do: 'flip-contact', class: 'white', contact: 'lobot' }])],
    breaks: ['outer-rim.contact-tokens.7'],
    doubtful: true,
  },
  {
    rule: 'outer-rim.contact-tokens.7',
    shows: 'a contact of another planet is not here',
    start: table(two),
    moves: [space([{ do: 'flip-contact', contact: 'lobot', space: 'tatooine' }])],
    breaks: ['outer-rim.contact-tokens.7'],
    doubtful: true,
  },
  {
    rule: 'outer-rim.contact-tokens.7',
    shows: 'which of two is meant nobody can say: nobody knows what lies there',
    start: table({ contacts: { tatooine: [white, yellow] }, ...inEncounter }),
    moves: [space([{ do: 'flip-contact' }], claims({ tatooine: [down('white'), down('yellow')] }))],
    doubtful: true,
  },
  {
    rule: 'outer-rim.contact-tokens.7',
    shows: 'where the log has not told the tokens nobody can say',
    start: table({ contacts: { naboo: [lobot] }, ...inEncounter }),
    moves: [space([{ do: 'flip-contact' }])],
    doubtful: ['outer-rim.contact-tokens.7'],
  },
  {
    rule: 'outer-rim.contact-tokens.7',
    shows: 'after a journey nobody knows beforehand which planet is meant',
    start: table(two),
    moves: [
      space([
        { do: 'move-directly', to: 'naboo' },
        { do: 'flip-contact', contact: 'lobot' },
      ]),
    ],
    doubtful: true,
    final: { seats: { ann: { space: 'naboo' } } },
  },
  {
    rule: 'outer-rim.contact-tokens.8',
    shows: 'with a captured contact in hand Ann meets another one',
    start: table({ ...two, ann: { assets: [bounty('caught', { captured: true, contact: 'chopper' })] } }),
    moves: [meets({ contact: 'some-smuggler', effects: [] })],
    doubtful: true,
  },
  {
    rule: 'outer-rim.contact-tokens.8',
    shows: 'the captured one is not in her space',
    start: table({ ...two, ann: { assets: [bounty('caught', { captured: true, contact: 'chopper' })] } }),
    moves: [meets({ contact: 'chopper', effects: [] })],
    breaks: ['outer-rim.contact-tokens.8'],
    doubtful: true,
  },
  {
    rule: 'outer-rim.contact-tokens.9',
    shows: 'each goes where the other was',
    start: table(two),
    moves: [space([swap], claims({ tatooine: [down('yellow'), lobot], naboo: [{ ...smuggler, faceup: false }] }))],
    doubtful: true,
  },
  {
    rule: 'outer-rim.contact-tokens.9',
    shows: 'a claim that one of them has stayed is wrong',
    start: table(two),
    moves: [space([swap], claims({ naboo: [{ ...lobot, faceup: false }] }))],
    breaks: ['outer-rim.contact-tokens.9'],
    doubtful: true,
  },
  {
    rule: 'outer-rim.contact-tokens.9',
    shows: 'one that cannot be told from others: nobody knows what lies there',
    start: table({ contacts: { tatooine: [white, yellow], naboo: [lobot] }, ...inEncounter }),
    moves: [
      space(
        [{ do: 'exchange-contacts', one: {}, other: { contact: 'lobot' } }],
        claims({ tatooine: [down('white'), down('yellow')], naboo: [lobot] }),
      ),
    ],
    doubtful: true,
  },
  {
    rule: 'outer-rim.contact-tokens.9.1',
    shows: 'the facedown one stays facedown and the faceup one faceup',
    start: table(two),
    moves: [space([swap])],
    doubtful: true,
    final: {
      contacts: { naboo: [{ id: 'some-smuggler', faceup: false }], tatooine: [{}, { id: 'lobot', faceup: true }] },
    },
  },
  {
    rule: 'outer-rim.contact-tokens.9.1',
    shows: 'a claim that one was turned in the exchange is wrong',
    start: table(two),
    moves: [space([swap], { expect: { contacts: { naboo: [faceup] } } })],
    breaks: ['outer-rim.contact-tokens.9.1'],
    doubtful: true,
  },
  {
    rule: 'outer-rim.contact-tokens.11',
    shows: "a token turned faceup by a card goes if it is Ben's character, the others stay",
    start: table({ contacts: { tatooine: [orange, yellow] }, ben: { character: 'jyn-erso' }, ...inEncounter }),
    moves: [space([{ do: 'flip-contact', contact: 'jyn-erso', class: 'orange' }])],
    doubtful: true,
    final: { contacts: { tatooine: [down('yellow')] }, removed: ['jyn-erso'] },
  },
  {
    rule: 'outer-rim.contact-tokens.11',
    shows: 'a claim that it lies faceup is wrong',
    start: table({ contacts: { tatooine: [orange, yellow] }, ben: { character: 'jyn-erso' }, ...inEncounter }),
    moves: [
      space(
        [{ do: 'flip-contact', contact: 'jyn-erso', class: 'orange' }],
        claims({ tatooine: [{ id: 'jyn-erso', class: 'orange', faceup: true }, down('yellow')] }),
      ),
    ],
    breaks: ['outer-rim.contact-tokens.11'],
    doubtful: true,
  },
  {
    rule: 'outer-rim.contact-tokens.11.1',
    shows: 'after one who is a player the encounter is with another contact',
    start: table({ ...two, ben: { character: 'jyn-erso' }, contacts: { tatooine: [orange, smuggler] } }),
    moves: [
      meets({ ...orange, contact: 'jyn-erso', expect: { turn: { step: 'encounter', seat: 'ann' } } }),
      meets({ contact: 'some-smuggler', effects: [] }),
    ],
    doubtful: true,
    final: { turn: { seat: 'ben' }, contacts: { tatooine: [{ id: 'some-smuggler', faceup: true }] } },
  },
  {
    rule: 'outer-rim.contact-tokens.11.1',
    shows: 'or an "Encounter" ability',
    start: table({
      ...two,
      ann: { assets: [timed('lure', 'encounter', { do: 'gain-credits', amount: 1000 })] },
      ben: { character: 'jyn-erso' },
      contacts: { tatooine: [orange] },
    }),
    moves: [meets({ contact: 'jyn-erso' }), { type: 'encounter.ability', seat: 'ann', source: 'lure' }],
    final: { seats: { ann: { credits: 6000 } }, turn: { seat: 'ben' } },
  },
  {
    rule: 'outer-rim.contact-tokens.11.1',
    shows: 'a claim that the turn is over with it is wrong',
    start: table({ ...two, ben: { character: 'jyn-erso' }, contacts: { tatooine: [orange] } }),
    moves: [meets({ contact: 'jyn-erso', expect: { turn: { step: 'planning' } } }), space([])],
    breaks: ['outer-rim.contact-tokens.11.1'],
    doubtful: true,
  },
  {
    rule: 'outer-rim.contact-tokens.11.1',
    shows: 'a turn that ends without another encounter',
    start: table({ ...two, ben: { character: 'jyn-erso' }, contacts: { tatooine: [orange] } }),
    moves: [meets({ contact: 'jyn-erso' }), { type: 'planning.gain-credits', seat: 'ben' }],
    breaks: ['outer-rim.encounter-step.0.1'],
  },
  {
    rule: 'log.the-move-log.3',
    shows: 'a contact who lies faceup on Naboo does not turn up on Tatooine',
    start: table({ contacts: { tatooine: [{}], naboo: [lobot] }, ...inEncounter }),
    moves: [meets({ contact: 'lobot', effects: [] })],
    breaks: ['log.the-move-log.3'],
    doubtful: true,
    final: { contacts: { naboo: [], tatooine: [{ id: 'lobot', faceup: true }] } },
  },
  {
    rule: 'log.the-move-log.3',
    shows: 'nor one who has left the game, once the token is turned',
    start: table({ contacts: { tatooine: [{}] }, removed: ['lobot'], ...inEncounter }),
    moves: [meets(), { type: 'contact.reveal', contact: 'lobot' }, { type: 'planning.gain-credits', seat: 'ben' }],
    breaks: ['log.the-move-log.3'],
    doubtful: true,
  },
  {
    rule: 'log.the-move-log.3',
    shows: 'nor one who is crew',
    start: table({
      contacts: { tatooine: [{}] },
      ben: { assets: [{ id: 'first-mate', type: 'crew', contact: 'lobot', bonuses: {}, abilities: [] }] },
      ...inEncounter,
    }),
    moves: [meets({ contact: 'lobot', effects: [] })],
    breaks: ['log.the-move-log.3'],
    doubtful: true,
  },
  {
    rule: 'outer-rim.discarding.3.1',
    shows: 'the token of an eliminated contact leaves the game',
    start: table(two),
    moves: [
      space([{ do: 'eliminate-contact', contact: 'lobot' }], {
        expect: { removed: ['lobot'], contacts: { naboo: [] } },
      }),
    ],
    doubtful: true,
  },
  {
    rule: 'outer-rim.discarding.3.1',
    shows: 'a claim that it still lies on its planet is wrong',
    start: table(two),
    moves: [space([{ do: 'eliminate-contact', contact: 'lobot' }], claims({ naboo: [lobot] }))],
    breaks: ['outer-rim.discarding.3.1'],
    doubtful: true,
  },
  {
    rule: 'outer-rim.discarding.3.1',
    shows: 'or that nothing has left the game',
    start: table(two),
    moves: [space([{ do: 'eliminate-contact', contact: 'lobot' }], { expect: { removed: [] } })],
    breaks: ['outer-rim.discarding.3.1'],
    doubtful: true,
  },
];
