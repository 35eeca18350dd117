import {
  captures,
  chopper,
  eliminates,
  fights,
  hunt,
  hunts,
  leaves,
  meets,
  onContacts,
  protects,
  warrant,
} from '../bounties.ts';
import { mate } from '../contacts.ts';
import type { Example } from '../example.ts';
import { resolve, roll, trick, use } from '../fights.ts';
import { crew } from '../market-cards.ts';
import { bensTurn, breaks as broken, comesTo, type Move, ofAnn, ofBen, that } from '../writing.ts';

const keeps = (
  rule: string,
  shows: string,
  start: Example['start'],
  moves: Example['moves'],
  final?: object,
): Example => comesTo(rule, shows, start, moves, final, onContacts);
const breaks = (rule: string, shows: string, start: Example['start'], moves: Example['moves']): Example =>
  broken(rule, shows, start as never, moves, onContacts);

/** Ann's three dice and the contact's three. */
const won: Move[] = [roll('hit', 'hit', 'blank'), roll('hit', 'blank', 'blank')];
const lost: Move[] = [roll('hit', 'blank', 'blank'), roll('hit', 'hit', 'blank')];
const start = hunt();
const here = (...tokens: object[]) => that({ contacts: { tatooine: tokens } });
const stranger = { id: null, class: 'white' as const, faceup: false };
const faceup = { id: 'chopper', class: 'green' as const, faceup: true };
const warrantOf = (captured: boolean) => [{ card: 'warrant', captured }];

const inSpace = hunt({ card: { combat: { kind: 'ship', value: 3 } }, ann: { values: { shipCombat: 2 } } });
const downInAnn = hunt({ contacts: { tatooine: [{ class: 'white' }, { class: 'green' }] } });

/** Ann has a crew who is the target of her own bounty; the crew fights with two dice more, and may cancel a hit. */
const helper = mate('old-hand', 'chopper');
const strong = {
  ...helper,
  bonuses: { groundCombat: 2 },
  abilities: trick('x', { change: { kind: 'add', faces: ['hit'] } }).abilities,
};
const own = hunt({ more: [chopper], contacts: { tatooine: [stranger], kessel: [stranger], naboo: [] } });
const ownStrong = hunt({ more: [strong as typeof chopper], contacts: { tatooine: [stranger], kessel: [], naboo: [] } });
/** Ben has such a crew. */
const bens = hunt({ ben: { assets: [chopper] }, contacts: { tatooine: [stranger, stranger], kessel: [], naboo: [] } });
const bensInSpace = hunt({ ann: { space: 'n1' }, ben: { space: 'n1', assets: [chopper] } });
const forced = hunt({
  more: [chopper],
  ann: { reputation: { imperial: 'negative' }, assets: [warrant('chopper'), chopper] },
  patrols: { imperial: { level: 1, combat: 2, space: 'tatooine', reward: { credits: 3000 } } },
});

/** The bounty does not tell how Chopper fights. */
const unclear = hunt({ card: { combat: null } });

/** Ann beats the contact on Kessel, and Ben's turn follows. */
const onKessel = hunt({ ann: { space: 'kessel' }, contacts: { kessel: [faceup, stranger] } });
const outright: Move[] = [meets('chopper'), ...won];
const bensWholeTurn: Move[] = [
  bensTurn(),
  { type: 'action.end', seat: 'ben' },
  { type: 'encounter.space', seat: 'ben', effects: [] },
];
const untoldText: Move = { type: 'action.ability', seat: 'ann', source: 'odd-gear' };
const delivers: Move = { type: 'deliver.bounty', seat: 'ann', card: 'warrant' };

export const examples: readonly Example[] = [
  {
    rule: 'outer-rim.combat-steps.5',
    shows: 'where nobody knows whether characters or ships fight, the damage may lie on either',
    start: unclear,
    header: onContacts,
    moves: [
      meets('chopper'),
      fights(),
      ...won,
      resolve,
      eliminates(that({ seats: { ann: { damage: { character: 1 } } } })),
    ],
    doubtful: true,
    final: { seats: { ann: { damage: { character: 1 } } } },
  },
  // 0.1: the reward takes a won combat.
  keeps('resolving-bounties.0.1', 'a won combat against the contact brings the reward', start, [
    meets('chopper'),
    fights(),
    ...won,
    resolve,
    eliminates(ofAnn({ credits: 9000 })),
  ]),
  breaks('favors.0.1', 'a favor that nobody may give does not part a won combat from the capture', start, [
    meets('chopper'),
    fights(),
    ...won,
    { ...resolve, ...ofAnn({ damage: { character: 1 } }) },
    { type: 'favor.receive', seat: 'ben', from: 'ann', kind: 'shortcut' },
    captures(),
    bensTurn(),
  ]),
  {
    ...breaks('combat-steps.5.1', 'wrong damage claimed at the last roll beside the reward that comes of it', start, [
      meets('chopper'),
      fights(),
      won[0] as Move,
      { ...(won[1] as Move), ...ofAnn({ credits: 9000, damage: { character: 2 } }) },
      bensTurn(),
    ]),
    // Nothing but its claims says that the contact was not captured.
    doubtful: true,
  },
  breaks('resolving-bounties.0.1', 'a lost one brings none', start, [
    meets('chopper'),
    fights(),
    ...lost,
    { ...resolve, ...ofAnn({ assets: [] }) },
    bensTurn(),
  ]),
  breaks('resolving-bounties.0.1', 'and the contact stays where it is', start, [
    meets('chopper'),
    fights(),
    ...lost,
    { ...resolve, ...here(stranger) },
  ]),
  keeps(
    'resolving-bounties.0.1',
    'after a lost one the bounty stays, and the contact lies where it was',
    start,
    [meets('chopper'), fights(), ...lost, { ...resolve, ...here(faceup, stranger) }, bensTurn()],
    { seats: { ann: { credits: 5000, assets: warrantOf(false), damage: { character: 2 } } }, removed: [] },
  ),
  breaks('resolving-bounties.0.1', 'nobody is eliminated without a fight', start, [eliminates()]),
  breaks('resolving-bounties.0.1', 'nor captured after the encounter is over', start, [
    meets('chopper'),
    fights(),
    ...lost,
    resolve,
    captures(),
  ]),

  // 0.3: the choice between the fight and the databank card.
  // Bounties are found on market, encounter and databank cards (bounties.1); a card of unknown text may have brought one.
  ...(['encounter', 'databank'] as const).map(
    (origin): Example => ({
      rule: 'outer-rim.resolving-bounties.0.3',
      shows: `a card of the ${origin} cards of which nobody tells what it is may be a bounty on the contact`,
      start: hunt({ more: [{ id: 'odd-gear', type: 'gear', bonuses: {} }], turn: { step: 'action' } }),
      header: { ...onContacts, cards: [{ id: 'found', origin }] },
      moves: [untoldText, meets('chopper'), fights({ bounty: 'found' })],
      doubtful: true,
    }),
  ),
  {
    rule: 'outer-rim.resolving-bounties.0.3',
    shows: 'a market card of another deck is no bounty, whatever has brought it',
    start: hunt({ more: [{ id: 'odd-gear', type: 'gear', bonuses: {} }], turn: { step: 'action' } }),
    header: { ...onContacts, cards: [{ id: 'found', origin: 'market', deck: 'gear-mod', type: null }] },
    moves: [untoldText, meets('chopper'), fights({ bounty: 'found' })],
    breaks: ['outer-rim.resolving-bounties.0.3'],
    doubtful: true,
  },
  {
    rule: 'outer-rim.resolving-bounties.0.3',
    shows: 'nor is one that Ann has',
    start: hunt({ more: [{ id: 'found', origin: 'market', deck: 'gear-mod', type: null, bonuses: {} }] }),
    header: onContacts,
    moves: [meets('chopper'), fights({ bounty: 'found' })],
    breaks: ['outer-rim.resolving-bounties.0.3'],
  },
  keeps('resolving-bounties.0.3', 'the matching contact is fought instead of its databank card', start, [
    meets('chopper'),
    fights(),
    ...won,
    resolve,
    captures(),
    bensTurn(),
  ]),
  {
    ...keeps('resolving-bounties.0.3', 'or not', start, [
      meets('chopper'),
      { type: 'contact.resolve', seat: 'ann', effects: [] },
      bensTurn(),
    ]),
    doubtful: true,
  },
  breaks('resolving-bounties.3', 'whoever has captured the contact does not eliminate it too', start, [
    meets('chopper'),
    ...won,
    captures(),
    eliminates(),
    bensTurn(),
  ]),
  breaks('resolving-bounties.3', 'nor is it captured once it has been eliminated', start, [
    meets('chopper'),
    ...won,
    eliminates(),
    captures({ bounty: 'warrant' }),
    bensTurn(),
  ]),
  keeps('resolving-bounties.0.3', 'the fight goes without saying where dice are rolled', start, [
    meets('chopper'),
    ...won,
    resolve,
    captures(),
  ]),
  keeps('resolving-bounties.0.3', 'or where nothing more than the dice and the outcome is recorded', start, [
    meets('chopper'),
    ...won,
    eliminates(),
    bensTurn(),
  ]),
  breaks(
    'resolving-bounties.0.3',
    'another contact than that of the bounty cannot be fought',
    hunt({ contacts: { tatooine: [{ id: 'lobot', faceup: true }] } }),
    [meets('lobot'), fights(), ...won, resolve, captures(), bensTurn()],
  ),
  breaks(
    'resolving-bounties.0.3',
    'nor can a bounty be used that somebody else holds',
    hunt({ ann: { assets: [] }, ben: { assets: [warrant('chopper')] } }),
    [meets('chopper'), fights()],
  ),
  breaks(
    'resolving-bounties.0.3',
    'nor one on which the contact lies already',
    hunt({ card: { captured: true }, contacts: { tatooine: [stranger] } }),
    [meets(undefined, { class: 'white' }), fights()],
  ),
  breaks('resolving-bounties.0.3', 'nor a card that is no bounty', hunt({ more: [mate('old-hand', 'sable')] }), [
    meets('chopper'),
    fights({ bounty: 'old-hand' }),
  ]),
  {
    ...keeps(
      'resolving-bounties.0.3',
      'whose bounty it is the log does not say',
      hunt({ ann: { assets: [warrant(undefined, { id: 'house-warrant' })] } }),
      [meets('chopper'), fights({ bounty: 'house-warrant' }), ...won, resolve, captures(), bensTurn()],
      { seats: { ann: { assets: [{ card: 'house-warrant', captured: true }] } } },
    ),
    doubtful: ['outer-rim.resolving-bounties.0.3'],
  },
  keeps(
    'resolving-bounties.0.3',
    'of a facedown token the bounty tells who it was',
    downInAnn,
    [meets(undefined, { class: 'green' }), fights(), ...won, resolve, { ...captures(), ...here(stranger) }],
    { seats: { ann: { assets: warrantOf(true) } } },
  ),
  breaks(
    'resolving-bounties.0.3',
    'a token of another class is not the target',
    hunt({ card: { contact: 'maz-kanata' }, contacts: { tatooine: [{ class: 'white' }] } }),
    [meets(undefined, { class: 'white' }), fights()],
  ),
  breaks(
    'resolving-bounties.0.3',
    'nor is a contact who would have been discarded as the character of Ben',
    hunt({
      card: { contact: 'boba-fett' },
      ben: { character: 'boba-fett' },
      contacts: { tatooine: [{ class: 'orange' }] },
    }),
    [meets(undefined, { class: 'orange' }), fights()],
  ),
  {
    ...keeps(
      'resolving-bounties.0.3',
      'dice that are not those of the bounty may be those of the databank card',
      start,
      [meets('chopper'), roll('hit', 'hit', 'blank'), roll('hit', 'blank'), resolve, bensTurn()],
    ),
    doubtful: true,
  },
  // Which bounty it is need not be said where one fits.
  keeps('resolving-bounties.0.3', 'the only bounty that fits need not be named', start, [
    meets('chopper'),
    { type: 'contact.fight', seat: 'ann' },
    ...won,
    resolve,
    captures(),
  ]),
  breaks('resolving-bounties.0.3', 'where none fits there is no fight', hunt({ card: { contact: 'lobot' } }), [
    meets('chopper'),
    { type: 'contact.fight', seat: 'ann' },
  ]),
  keeps('resolving-bounties.4', 'nor when it is a crew', own, [
    { type: 'encounter.crew', seat: 'ann' },
    ...won,
    resolve,
    captures(),
  ]),
  // encountering-a-contact.3.1.a: after the token is faceup.
  keeps('encountering-a-contact.3.1.a', 'the choice comes after the token has been turned', downInAnn, [
    meets(undefined, { class: 'green' }),
    { type: 'contact.reveal', contact: 'chopper' },
    fights(),
    ...won,
    resolve,
    captures(),
  ]),
  breaks('encountering-a-contact.3.1.a', 'nobody fights a contact that they have not chosen', downInAnn, [fights()]),
  {
    ...breaks('encounter-step.3.a', 'and whoever has resolved the databank card does not fight any more', start, [
      meets('chopper'),
      { type: 'contact.resolve', seat: 'ann', effects: [] },
      fights(),
    ]),
    doubtful: true,
  },
  // encounter-step.3.a: contacts are fought in the encounter step.
  keeps('encounter-step.3.a', 'the contact of a bounty is fought in the encounter step', start, [
    meets('chopper'),
    fights(),
    ...lost,
    resolve,
  ]),
  breaks('encounter-step.3.a', 'not in the planning step', hunt({ turn: { step: 'planning' } }), [fights()]),
  breaks('encounter-step.3.a', 'not in the action step', hunt({ turn: { step: 'action' } }), [fights()]),

  // 1: the combat value.
  keeps('resolving-bounties.1', 'the bounty shows three dice', start, [
    meets('chopper'),
    fights(that({ combat: { defence: { value: 3 }, defender: { contact: 'chopper' } } })),
    ...won,
    resolve,
    captures(),
  ]),
  breaks('resolving-bounties.1', 'it has no other value', start, [
    meets('chopper'),
    fights(that({ combat: { defence: { value: 4 } } })),
    ...won,
    resolve,
    captures(),
  ]),
  {
    ...breaks('combat-steps.3', 'four dice are one too many for it', start, [
      meets('chopper'),
      fights(),
      roll('hit', 'hit', 'blank'),
      roll('hit', 'blank', 'blank', 'blank'),
      resolve,
      captures(),
    ]),
    also: ['outer-rim.resolving-bounties.1'],
  },
  {
    ...keeps(
      'resolving-bounties.1',
      'of a value that nobody has told nothing can be said',
      hunt({ card: { combat: { kind: 'ground' } } }),
      [
        meets('chopper'),
        fights(),
        roll('hit', 'hit', 'blank'),
        roll('hit', 'blank', 'blank', 'blank'),
        resolve,
        captures(),
      ],
    ),
    doubtful: ['outer-rim.combat-steps.3'],
  },
  // 2: ground or ship.
  keeps(
    'resolving-bounties.2',
    'a ground combat hurts the character',
    start,
    [meets('chopper'), fights(), ...lost, resolve],
    {
      seats: { ann: { damage: { character: 2, ship: 0 } } },
    },
  ),
  keeps(
    'resolving-bounties.2',
    'a bounty with the ship icon is fought in space, also on a planet',
    inSpace,
    [meets('chopper'), fights(), roll('hit', 'blank'), roll('hit', 'hit', 'blank'), resolve],
    { seats: { ann: { damage: { character: 0, ship: 2 } } } },
  ),
  breaks('resolving-bounties.2', 'the bounty shows no ship combat', start, [
    meets('chopper'),
    fights(that({ combat: { kind: 'ship' } })),
    ...lost,
    resolve,
  ]),

  // 3: eliminate or capture.
  keeps('resolving-bounties.3', 'the winner may eliminate the contact', start, [
    meets('chopper'),
    fights(),
    ...won,
    resolve,
    eliminates({ bounty: 'warrant' }),
  ]),
  keeps('resolving-bounties.3', 'or capture it', start, [
    meets('chopper'),
    fights(),
    ...won,
    resolve,
    captures({ bounty: 'warrant' }),
  ]),
  breaks('resolving-bounties.3', 'the player who rolled for the contact does not choose', start, [
    meets('chopper'),
    fights(),
    ...won,
    resolve,
    { ...captures(), seat: 'ben' },
    bensTurn(),
  ]),
  breaks(
    'resolving-bounties.3',
    'it is the bounty for which the contact was fought',
    hunt({ more: [{ ...chopper, id: 'other-warrant', type: 'bounty', contact: 'lobot' }] }),
    [meets('chopper'), fights(), ...won, resolve, captures({ bounty: 'other-warrant' })],
  ),
  // What was chosen need not be said where later entries show it.
  {
    ...keeps(
      'resolving-bounties.3',
      'a delivery shows that the contact was captured',
      onKessel,
      [...outright, ...bensWholeTurn, { type: 'planning.gain-credits', seat: 'ann' }, delivers],
      { seats: { ann: { credits: 16_000, fame: 1, assets: [] } } },
    ),
    doubtful: true,
  },
  {
    ...keeps(
      'resolving-bounties.3',
      'a claim shows that it was eliminated',
      onKessel,
      [...outright, ...bensWholeTurn, { type: 'planning.gain-credits', seat: 'ann', ...ofAnn({ credits: 11_000 }) }],
      { seats: { ann: { fame: 1, assets: [] } } },
    ),
    doubtful: true,
  },
  {
    ...keeps(
      'resolving-bounties.3',
      'so does a claim at the last roll of the fight',
      onKessel,
      [meets('chopper'), won[0] as Move, { ...(won[1] as Move), ...ofAnn({ credits: 9_000 }) }, ...bensWholeTurn],
      { seats: { ann: { fame: 1, assets: [] } } },
    ),
    doubtful: true,
  },
  {
    ...breaks('credits.2', 'a claim there of what neither choice brings', onKessel, [
      meets('chopper'),
      won[0] as Move,
      { ...(won[1] as Move), ...ofAnn({ credits: 10_000 }) },
      ...bensWholeTurn,
    ]),
    doubtful: true,
  },
  {
    ...breaks('deliver-action.0.1', 'what was eliminated is not delivered', onKessel, [
      ...outright,
      eliminates(),
      ...bensWholeTurn,
      { type: 'planning.gain-credits', seat: 'ann' },
      delivers,
    ]),
    doubtful: true,
  },

  // 3.1: eliminating.
  keeps(
    'resolving-bounties.3.1',
    'the elimination reward comes at once, card and token leave the game',
    start,
    [meets('chopper'), fights(), ...won, resolve, { ...eliminates(), ...here(stranger) }],
    { seats: { ann: { credits: 9000, fame: 1, assets: [] } }, removed: ['warrant', 'chopper'] },
  ),
  breaks('resolving-bounties.3.1', 'the capture reward is not what eliminating brings', start, [
    meets('chopper'),
    fights(),
    ...won,
    resolve,
    eliminates(ofAnn({ credits: 14000 })),
  ]),
  keeps(
    'golden-rules.0.2',
    'Boba Fett, whose goal is completed, is paid 5,000 more for it',
    hunt({ ann: { character: 'boba-fett', personalGoalDone: true } }),
    [meets('chopper'), fights(), ...won, resolve, eliminates()],
    { seats: { ann: { credits: 14_000, fame: 1, assets: [] } } },
  ),
  breaks(
    'credits.2',
    'the table has forgotten to pay it',
    hunt({ ann: { character: 'boba-fett', personalGoalDone: true } }),
    [meets('chopper'), fights(), ...won, resolve, eliminates(ofAnn({ credits: 9000 }))],
  ),
  breaks(
    'resolving-bounties.3.1',
    'before that he is not',
    hunt({ ann: { character: 'boba-fett', personalGoalDone: false } }),
    [meets('chopper'), fights(), ...won, resolve, eliminates(ofAnn({ credits: 14_000 }))],
  ),
  breaks('resolving-bounties.3.1', 'the bounty does not stay', start, [
    meets('chopper'),
    fights(),
    ...won,
    resolve,
    eliminates(ofAnn({ assets: warrantOf(false) })),
  ]),
  breaks('resolving-bounties.3.1', 'nor does the token', start, [
    meets('chopper'),
    fights(),
    ...won,
    resolve,
    { ...eliminates(), ...here(faceup, stranger) },
  ]),
  breaks('resolving-bounties.3.1', 'both have left the game', start, [
    meets('chopper'),
    fights(),
    ...won,
    resolve,
    { ...eliminates(), ...that({ removed: ['warrant'] }) },
  ]),
  {
    ...keeps(
      'resolving-bounties.3.1',
      'of a reward that nobody knows nothing is held against the log',
      hunt({ card: { eliminationReward: undefined } }),
      [meets('chopper'), fights(), ...won, resolve, eliminates(ofAnn({ credits: 12000 }))],
      { seats: { ann: { credits: 12000, fame: null } } },
    ),
  },

  // 3.2: capturing.
  keeps(
    'resolving-bounties.3.2.a',
    'a captured contact lies on the bounty, and nothing is gained yet',
    start,
    [meets('chopper'), fights(), ...won, resolve, { ...captures(), ...here(stranger) }],
    { seats: { ann: { credits: 5000, fame: 0, assets: warrantOf(true) } }, removed: [] },
  ),
  breaks('resolving-bounties.3.2.a', 'no reward comes with the capture', start, [
    meets('chopper'),
    fights(),
    ...won,
    resolve,
    captures(ofAnn({ credits: 14000 })),
  ]),
  breaks('resolving-bounties.3.2.a', 'no fame either', start, [
    meets('chopper'),
    fights(),
    ...won,
    resolve,
    captures(ofAnn({ fame: 1 })),
  ]),
  breaks('resolving-bounties.3.2.a', 'the bounty is not gone with the capture', start, [
    meets('chopper'),
    fights(),
    ...won,
    resolve,
    captures(ofAnn({ assets: [] })),
  ]),
  breaks('resolving-bounties.3.2.a', 'the token does not stay on the map', start, [
    meets('chopper'),
    fights(),
    ...won,
    resolve,
    { ...captures(), ...here(faceup, stranger) },
  ]),
  {
    ...keeps(
      'resolving-bounties.3.2.a',
      'what a card brings may be declared, too',
      start,
      [meets('chopper', { effects: [{ do: 'capture', bounty: 'warrant' }] })],
      { seats: { ann: { credits: 5000, assets: warrantOf(true) } } },
    ),
    doubtful: true,
  },
  {
    ...breaks('resolving-bounties.3.2.a', 'and then the bounty is not gone either', start, [
      meets('chopper', { effects: [{ do: 'capture', bounty: 'warrant' }], ...ofAnn({ assets: [] }) }),
    ]),
    doubtful: true,
  },

  // 4: one's own crew.
  keeps(
    'resolving-bounties.4',
    'a crew of her own is the target of her bounty, and Ann fights it',
    own,
    [hunts({ player: 'ann', crew: 'old-hand' }), ...won, resolve, captures()],
    { seats: { ann: { assets: warrantOf(true), damage: { character: 1 } } }, contacts: { kessel: [{}] } },
  ),
  keeps(
    'combat-steps.4.3.a',
    'the damage of the fight may be claimed with its end, before the contact is captured',
    own,
    [
      hunts({ player: 'ann', crew: 'old-hand' }),
      ...won,
      { ...resolve, ...ofAnn({ damage: { character: 1 } }) },
      captures(),
    ],
    { seats: { ann: { assets: warrantOf(true), damage: { character: 1 } } } },
  ),
  breaks('combat-steps.4.3.a', 'but no other damage', own, [
    hunts({ player: 'ann', crew: 'old-hand' }),
    ...won,
    { ...resolve, ...ofAnn({ damage: { character: 2 } }) },
    captures(),
  ]),
  keeps('resolving-bounties.4', 'the crew goes without saying', own, [hunts(), ...won, resolve, eliminates()], {
    seats: { ann: { assets: [], credits: 9000 } },
    removed: ['warrant', 'chopper'],
  }),
  breaks(
    'resolving-bounties.4',
    'a crew who is somebody else cannot be fought',
    hunt({ more: [mate('old-hand', 'lobot')] }),
    [hunts({ crew: 'old-hand' }), ...won, resolve, captures()],
  ),
  breaks('resolving-bounties.4', 'nor one that nobody has', start, [hunts()]),
  breaks('resolving-bounties.4', 'nor a card that is no crew', hunt({ more: [{ ...chopper, type: 'gear' }] }), [
    hunts({ crew: 'old-hand', player: 'ann' }),
  ]),
  {
    ...keeps(
      'resolving-bounties.4',
      'of a crew of whom the log does not say who it was nothing is held against Ann',
      hunt({ more: [mate('old-hand', undefined)] }),
      [hunts({ crew: 'old-hand', player: 'ann' }), ...won, resolve, captures(), bensTurn()],
    ),
    doubtful: ['outer-rim.resolving-bounties.4'],
  },
  // encounter-step.3.b: as the one Encounter ability.
  keeps('encounter-step.3.b', 'the fight against a crew is the encounter', own, [
    hunts(),
    ...won,
    resolve,
    captures(),
    bensTurn(),
  ]),
  breaks('encounter-step.0.1', 'no other encounter comes after it', own, [
    hunts(),
    ...won,
    resolve,
    captures(),
    { type: 'encounter.space', seat: 'ann', effects: [] },
  ]),
  breaks('encounter-step.3.b', 'like any such ability it waits behind a patrol that forces itself on Ann', forced, [
    hunts(),
    ...won,
    resolve,
    captures(),
  ]),

  // 4.1: a won fight over one's own crew.
  breaks('resolving-bounties.4.1.a', 'the beaten crew does not stay', own, [
    hunts(),
    ...won,
    { ...resolve, ...ofAnn({ assets: [{ card: 'warrant' }, { card: 'old-hand' }] }) },
    captures(),
  ]),
  keeps('resolving-bounties.4.1.a', 'the beaten crew is discarded before anything is chosen', own, [
    hunts(),
    ...won,
    { ...resolve, ...ofAnn({ assets: [{ card: 'warrant' }] }) },
    captures(),
  ]),
  breaks('resolving-bounties.4.1.b', 'the token of the captured crew is on the bounty', own, [
    hunts(),
    ...won,
    resolve,
    captures(ofAnn({ assets: warrantOf(false) })),
  ]),
  keeps(
    'resolving-bounties.4.1.b',
    'and does not go to a planet',
    own,
    [hunts(), ...won, resolve, captures(that({ contacts: { kessel: [stranger], naboo: [] } })), bensTurn()],
    { seats: { ann: { assets: warrantOf(true) } } },
  ),
  keeps('resolving-bounties.4.1.c', 'Ann chooses what comes of her crew', own, [
    hunts(),
    ...won,
    resolve,
    eliminates(),
  ]),
  breaks('resolving-bounties.4.1.c', 'Ben does not', own, [
    hunts(),
    ...won,
    resolve,
    { ...eliminates(), seat: 'ben' },
    bensTurn(),
  ]),
  breaks('resolving-bounties.4.1.c', 'an eliminated crew has left the game', own, [
    hunts(),
    ...won,
    resolve,
    eliminates(that({ removed: ['warrant'] })),
  ]),
  // 4.2: a lost one.
  keeps(
    'resolving-bounties.4.2',
    'losing, Ann discards the crew, whose token goes to the nearest planet with an empty contact space',
    own,
    [hunts(), ...lost, { ...resolve, ...ofAnn({ assets: warrantOf(false) }) }, bensTurn()],
    { contacts: { tatooine: [stranger, { id: 'chopper', faceup: true }] }, seats: { ann: { credits: 5000 } } },
  ),
  breaks('resolving-bounties.4.2', 'a crew that has won against its player does not stay', own, [
    hunts(),
    ...lost,
    { ...resolve, ...ofAnn({ assets: [{ card: 'warrant' }, { card: 'old-hand' }] }) },
    bensTurn(),
  ]),
  breaks('crew.3.b', 'its token goes to no planet further away', own, [
    hunts(),
    ...lost,
    resolve,
    { type: 'contact.place', seat: 'ann', to: 'naboo' },
    bensTurn(),
  ]),
  // 4.3: nothing of that crew is used.
  keeps('resolving-bounties.4.3', 'the dice that the crew would give are not rolled', ownStrong, [
    hunts(that({ combat: { attack: { value: 3 } } })),
    ...won,
    resolve,
    captures(),
  ]),
  breaks('resolving-bounties.4.3', 'a claim that the crew helps against itself is wrong', ownStrong, [
    hunts(that({ combat: { attack: { value: 5 } } })),
    ...won,
    resolve,
    captures(),
  ]),
  breaks('combat-steps.1', 'nor are its dice rolled', ownStrong, [
    hunts(),
    roll('hit', 'hit', 'blank', 'blank', 'blank'),
    roll('hit', 'blank', 'blank'),
    resolve,
    captures(),
  ]),
  breaks('resolving-bounties.4.3', 'an ability of that crew is not used', ownStrong, [
    hunts(),
    roll('hit', 'hit', 'blank'),
    use('ann', 'old-hand', { kind: 'add', faces: ['hit'] }),
    roll('hit', 'blank', 'blank'),
    resolve,
    captures(),
  ]),
  keeps(
    'resolving-bounties.4.3',
    'one of another crew is',
    hunt({ more: [chopper, crew('helper', { abilities: strong.abilities })] }),
    [
      hunts(),
      roll('hit', 'hit', 'blank'),
      use('ann', 'helper', { kind: 'add', faces: ['hit'] }),
      roll('hit', 'blank', 'blank'),
      resolve,
      captures(),
    ],
  ),

  // 5: another player's crew.
  keeps(
    'resolving-bounties.5.a',
    "Ben's crew is the target of Ann's bounty",
    bens,
    [hunts({ player: 'ben', crew: 'old-hand' }), leaves(), ...won, resolve, captures(), bensTurn()],
    { seats: { ann: { assets: warrantOf(true) }, ben: { assets: [], damage: { character: 0 } } } },
  ),
  breaks('resolving-bounties.5.a', 'Ben has no such crew', start, [hunts({ player: 'ben' })]),
  breaks('resolving-bounties.5.a', 'it is somebody else', hunt({ ben: { assets: [mate('old-hand', 'lobot')] } }), [
    hunts({ player: 'ben', crew: 'old-hand' }),
    leaves(),
    ...won,
    resolve,
    captures(),
  ]),
  breaks(
    'resolving-bounties.5.a',
    'the bounty is not hers',
    hunt({ ann: { assets: [] }, ben: { assets: [chopper, warrant('chopper')] } }),
    [hunts({ player: 'ben', crew: 'old-hand' })],
  ),
  breaks(
    'crew.5.1',
    'the crew of a player in another space is not here',
    hunt({ ben: { space: 'naboo', assets: [chopper] } }),
    [hunts(), leaves(), ...won, resolve, captures()],
  ),
  keeps('crew.5.1', 'that of a player in the same space is', bens, [hunts(), leaves(), ...lost, resolve]),
  {
    ...keeps(
      'crew.5.1',
      'where Ben is the log does not say',
      hunt({ ben: { space: undefined as never, assets: [chopper] } }),
      [hunts(), leaves(), ...lost, resolve],
    ),
    doubtful: ['outer-rim.crew.5.1'],
  },
  // 5.b: protecting.
  keeps(
    'resolving-bounties.5.b',
    'Ben protects his crew and fights in its place',
    bens,
    [
      hunts(),
      protects(),
      roll('hit', 'hit', 'blank'),
      { ...roll('hit', 'blank', 'blank'), seat: 'ben' },
      resolve,
      captures(),
    ],
    {
      seats: {
        ann: { assets: warrantOf(true), damage: { character: 1 } },
        ben: { assets: [], damage: { character: 2 } },
      },
    },
  ),
  breaks('resolving-bounties.5.b', 'Ann does not decide that', bens, [
    hunts(),
    protects({ seat: 'ann' }),
    roll('hit', 'hit', 'blank'),
    roll('hit', 'blank', 'blank'),
    resolve,
    captures(),
  ]),
  breaks('resolving-bounties.5.b', 'nor that nobody protects it', bens, [
    hunts(),
    leaves({ seat: 'ann' }),
    ...won,
    resolve,
    captures(),
  ]),
  breaks('resolving-bounties.5.b', 'nobody protects a crew that nobody fights', bens, [protects()]),
  keeps('resolving-bounties.5.b', 'Ben need not', bens, [hunts(), leaves(), ...won, resolve, captures()], {
    seats: { ben: { damage: { character: 0 } } },
  }),
  // Whether Ben protects his crew need not be said where later entries show it.
  keeps('resolving-bounties.5.b', 'that Ben was hurt shows that he protected his crew', bens, [
    hunts(),
    ...won,
    resolve,
    captures(ofBen({ damage: { character: 2 } })),
  ]),
  keeps('resolving-bounties.5.b', 'that he was not, that he did not', bens, [
    hunts(),
    ...won,
    resolve,
    captures(),
    bensTurn(ofBen({ damage: { character: 0 } })),
  ]),
  {
    ...keeps('resolving-bounties.5.b', 'without a word nobody knows', bens, [
      hunts(),
      ...won,
      resolve,
      captures(),
      bensTurn(),
    ]),
    doubtful: true,
  },
  // defeated.5.1: of a defeated player.
  keeps(
    'defeated.5.1.a',
    'the crew of a defeated player is fought all the same',
    hunt({ ben: { assets: [chopper], defeated: true, damage: { character: 4 } } }),
    [hunts(), leaves(), ...won, resolve, captures()],
    { seats: { ben: { assets: [] } } },
  ),
  keeps(
    'defeated.5.1.a',
    'and nobody need say that it is not protected',
    hunt({ ben: { assets: [chopper], defeated: true, damage: { character: 4 } } }),
    [hunts(), ...won, resolve, captures()],
  ),
  breaks(
    'defeated.5.1.b',
    'a defeated player protects nobody',
    hunt({ ben: { assets: [chopper], defeated: true, damage: { character: 4 } } }),
    [hunts(), protects(), ...won, resolve, captures()],
  ),
  // 5.1: ground or ship.
  keeps('resolving-bounties.5.1', 'on a planet the two fight on the ground', bens, [
    hunts(),
    protects(that({ combat: { kind: 'ground' } })),
    ...won,
    resolve,
    captures(),
  ]),
  breaks('resolving-bounties.5.1', 'not in space', bens, [
    hunts(),
    protects(that({ combat: { kind: 'ship' } })),
    ...won,
    resolve,
    captures(),
  ]),
  keeps(
    'resolving-bounties.5.1',
    'anywhere else with their ships, whatever the bounty shows',
    bensInSpace,
    [hunts(), protects(), ...won, resolve, captures()],
    { seats: { ann: { damage: { ship: 1, character: 0 } }, ben: { damage: { ship: 2, character: 0 } } } },
  ),
  // 5.2: the defender loses.
  breaks('resolving-bounties.5.2', 'the crew of the beaten owner does not stay', bens, [
    hunts(),
    protects(),
    ...won,
    { ...resolve, ...ofBen({ assets: [{ card: 'old-hand' }] }) },
    captures(),
  ]),
  keeps('resolving-bounties.5.2', 'nor does one that nobody protected and that was beaten', bens, [
    hunts(),
    leaves(),
    ...won,
    { ...resolve, ...ofBen({ assets: [] }) },
    captures(),
  ]),
  keeps(
    'resolving-bounties.5.2',
    'a crew that was not beaten stays',
    bens,
    [hunts(), leaves(), ...lost, { ...resolve, ...ofBen({ assets: [{ card: 'old-hand' }] }) }, bensTurn()],
    { seats: { ann: { assets: warrantOf(false), damage: { character: 2 } } } },
  ),
  breaks('resolving-bounties.0.1', 'and who has lost has captured nobody', bens, [
    hunts(),
    protects(),
    ...lost,
    { ...resolve, ...ofAnn({ assets: [] }) },
  ]),
  keeps(
    'resolving-bounties.5.2.b',
    'Ann chooses what comes of the contact',
    bens,
    [hunts(), protects(), ...won, resolve, eliminates()],
    {
      removed: ['warrant', 'chopper'],
      seats: { ann: { credits: 9000 } },
    },
  ),
  breaks('resolving-bounties.5.2.b', 'not Ben, whose crew it was', bens, [
    hunts(),
    protects(),
    ...won,
    resolve,
    { ...captures(), seat: 'ben' },
    bensTurn(),
  ]),
  breaks('resolving-bounties.5.2.b', 'the eliminated contact has left the game', bens, [
    hunts(),
    protects(),
    ...won,
    resolve,
    eliminates(that({ removed: ['warrant'] })),
  ]),
  // 5.3: an unprotected crew.
  keeps('resolving-bounties.5.3', 'for an unprotected crew the left neighbour rolls the dice of the bounty', bens, [
    hunts(),
    leaves(that({ combat: { defence: { roller: 'ben', value: 3 }, defender: { contact: 'chopper' } } })),
    ...won,
    resolve,
    captures(),
  ]),
  breaks('resolving-bounties.5.3', 'not Ann herself', bens, [
    hunts(),
    leaves(that({ combat: { defence: { roller: 'ann' } } })),
    ...won,
    resolve,
    captures(),
  ]),
  // Which bounty it is goes without saying, also where something else stands against it: that is what is told, and once.
  breaks('encounter-step.3.b', 'past a hostile patrol no crew is fought, and the bounty has no name', forced, [
    hunts({ bounty: undefined }),
    ...won,
    resolve,
    captures(),
    bensTurn(),
  ]),
  breaks(
    'crew.5.1',
    'the crew is in another space, and the bounty has no name',
    hunt({ ben: { space: 'naboo', assets: [chopper] } }),
    [hunts({ bounty: undefined, player: 'ben' }), leaves(), ...won, resolve, captures(), bensTurn()],
  ),
  breaks(
    'resolving-bounties.5.a',
    'a crew of Ben’s who is nobody’s target is not fought, named or not',
    hunt({ ben: { assets: [mate('old-hand', 'lobot')] } }),
    [hunts({ bounty: undefined, crew: 'old-hand' })],
  ),
  breaks('resolving-bounties.4', 'nor a crew of one’s own', hunt({ more: [mate('old-hand', 'lobot')] }), [
    hunts({ bounty: undefined, crew: 'old-hand' }),
  ]),
  breaks(
    'resolving-bounties.0.3',
    'the contact here is another one than that of the only bounty',
    hunt({ contacts: { tatooine: [{ id: 'lobot', faceup: true }] } }),
    [meets('lobot'), fights({ bounty: undefined })],
  ),
  {
    rule: 'outer-rim.combat-steps.1',
    shows: 'a fight that only its dice tell has a die too many: what comes of it shows which fight it was',
    start: hunt(),
    header: onContacts,
    moves: [
      meets('chopper'),
      roll('hit', 'hit', 'blank', 'hit'),
      roll('hit', 'blank', 'blank'),
      captures(),
      bensTurn(),
    ],
    breaks: ['outer-rim.combat-steps.1'],
    final: { seats: { ann: { assets: warrantOf(true), damage: { character: 1 } } } },
  },
  {
    rule: 'outer-rim.combat-steps.3',
    shows: 'so it is with the dice of the defence',
    start: hunt(),
    header: onContacts,
    moves: [meets('chopper'), roll('hit', 'hit', 'blank'), roll('hit', 'blank'), captures(), bensTurn()],
    breaks: ['outer-rim.combat-steps.3'],
    doubtful: true,
    final: { seats: { ann: { assets: warrantOf(true) } } },
  },
  {
    rule: 'outer-rim.resolving-bounties.0.1',
    shows: 'after a lost fight the target is captured all the same: delivering it is no breach of its own',
    start: hunt({ card: { destination: 'tatooine' } }),
    header: onContacts,
    moves: [
      meets('chopper'),
      fights(),
      ...lost,
      { ...resolve, seat: 'ann' },
      captures(),
      bensTurn(),
      { type: 'encounter.space', seat: 'ben', effects: [] },
      { type: 'planning.gain-credits', seat: 'ann' },
      { type: 'deliver.bounty', seat: 'ann', card: 'warrant' },
    ],
    breaks: ['outer-rim.resolving-bounties.0.1'],
    doubtful: true,
  },
];
