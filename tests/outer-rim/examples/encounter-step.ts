import { type Example, table } from '../example.ts';
import { aimed, inEncounter, timed } from '../tools.ts';

const patrol = (space: string) => ({ level: 1, space, combat: 2, reward: { credits: 2000 } });
const here = { patrols: { hutt: patrol('tatooine') }, ...inEncounter };
const space = { type: 'encounter.space', seat: 'ann', effects: [] };
const ability = (more: object = {}) => ({ type: 'encounter.ability', seat: 'ann', source: 'lure', ...more });
const lure = timed('lure', 'encounter', { do: 'gain-credits', amount: 1000 });

/** Ketsu Onyo encounters by her ability what is up to three spaces away: how, nobody has written down. */
const reaching = table({
  ann: { character: 'ketsu-onyo' },
  patrols: { hutt: patrol('lothal') },
  contacts: { lothal: [{ id: 'chopper', faceup: true }], tatooine: [] },
  ...inEncounter,
});
const reach = ability({ source: 'ketsu-onyo' });
const chopper = { type: 'encounter.contact', seat: 'ann', contact: 'chopper' };
const fightHutt = { type: 'encounter.patrol', seat: 'ann', faction: 'hutt' };
const afterAll = { type: 'planning.gain-credits', seat: 'ben' };
const dice = ['hit', 'blank'].map((face) => ({ type: 'combat.roll', faces: [face, face] }));

export const examples: readonly Example[] = [
  {
    rule: 'outer-rim.frequently-asked-questions-asset-abilities.1.a',
    shows: 'the market action of W1-LE was the encounter: a patrol that it has drawn there is not fought in this turn',
    start: table({
      ann: { assets: [{ id: 'w1-le', type: 'crew' }], reputation: { hutt: 'negative' } },
      ...inEncounter,
    }),
    moves: [{ type: 'encounter.ability', seat: 'ann', source: 'w1-le', ability: 'market-visit' }, fightHutt],
    breaks: ['outer-rim.encounter-step.0.1'],
    doubtful: true,
  },
  {
    rule: 'outer-rim.golden-rules.0.2',
    shows: 'the patrol that an ability lets its user encounter elsewhere is no second encounter',
    start: reaching,
    moves: [reach, fightHutt, ...dice, { type: 'combat.resolve', seat: 'ann' }, afterAll],
    doubtful: true,
    final: { turn: { seat: 'ben' } },
  },
  {
    rule: 'outer-rim.golden-rules.0.2',
    shows: 'nor is the contact',
    start: reaching,
    moves: [reach, chopper, { type: 'contact.resolve', seat: 'ann', effects: [] }, afterAll],
    doubtful: true,
    final: { turn: { seat: 'ben' } },
  },
  {
    rule: 'outer-rim.golden-rules.0.2',
    shows: 'dice may be rolled against a patrol elsewhere that such an ability is declared to fight',
    start: reaching,
    moves: [
      { ...reach, effects: [{ do: 'fight-patrol', faction: 'hutt' }] },
      { type: 'combat.roll', faces: ['hit', 'hit', 'blank'] },
    ],
    doubtful: true,
  },
  {
    rule: 'outer-rim.encounter-step.0.1',
    shows: 'its user encounters no space besides',
    start: reaching,
    moves: [reach, space],
    doubtful: true,
    breaks: ['outer-rim.encounter-step.0.1'],
  },
  {
    rule: 'outer-rim.encounter-step.0.1',
    shows: 'a patrol is a second encounter after an ability that reaches nowhere',
    start: table({ ann: { assets: [lure] }, ...here }),
    moves: [ability(), fightHutt],
    breaks: ['outer-rim.encounter-step.0.1'],
  },
  {
    rule: 'outer-rim.encounter-step.0.1',
    shows: 'after its one encounter the turn goes to the next player',
    start: table(inEncounter),
    moves: [space, { type: 'planning.gain-credits', seat: 'ben' }],
    doubtful: true,
    final: { turn: { seat: 'ben', step: 'action' } },
  },
  {
    rule: 'outer-rim.encounter-step.0.1',
    shows: 'a turn without an encounter',
    start: table(inEncounter),
    moves: [{ type: 'planning.gain-credits', seat: 'ben' }],
    breaks: ['outer-rim.encounter-step.0.1'],
  },
  {
    rule: 'outer-rim.encounter-step.0.1',
    shows: 'an "Encounter" ability is the encounter of the turn, also where it is recorded as a use at any time',
    start: table({ ann: { assets: [lure] }, ...inEncounter }),
    moves: [ability({ type: 'ability.use' }), { type: 'planning.gain-credits', seat: 'ben' }],
    doubtful: ['outer-rim.appendix-2-interpreting-cards-and-abilities.0.2'],
    final: { turn: { seat: 'ben', step: 'action' }, seats: { ann: { credits: 6000 } } },
  },
  {
    rule: 'outer-rim.encounter-step.0.1',
    shows: 'so is that of a character of which the log does not say whose it is',
    start: table({ ben: { space: 'tatooine' }, ...inEncounter }),
    moves: [
      { type: 'ability.use', seat: 'ann', source: 'bossk', ability: 'fight-the-famous', player: 'ben' },
      { type: 'planning.gain-credits', seat: 'ben' },
    ],
    doubtful: true,
  },
  {
    rule: 'outer-rim.appendix-2-interpreting-cards-and-abilities.0.2',
    shows: 'but not of one who is certain to be another',
    start: table({ ann: { character: 'jyn-erso' }, ben: { space: 'tatooine' }, ...inEncounter }),
    moves: [{ type: 'ability.use', seat: 'ann', source: 'bossk', ability: 'fight-the-famous', player: 'ben' }],
    breaks: ['outer-rim.appendix-2-interpreting-cards-and-abilities.0.2'],
  },
  {
    rule: 'outer-rim.encounter-step.0.1',
    shows: 'after such a use there is no further encounter',
    start: table({ ann: { assets: [lure] }, ...inEncounter }),
    moves: [ability({ type: 'ability.use' }), space],
    breaks: ['outer-rim.encounter-step.0.1'],
    doubtful: true,
  },
  {
    rule: 'outer-rim.action-step.1',
    shows: 'an "Encounter" ability recorded as an action is one breach: it was the encounter',
    start: table({ ann: { assets: [lure] }, turn: { step: 'action' } }),
    moves: [ability({ type: 'action.ability' }), { type: 'planning.gain-credits', seat: 'ben' }],
    breaks: ['outer-rim.action-step.1'],
    final: { turn: { seat: 'ben', step: 'action' }, seats: { ann: { credits: 6000 } } },
  },
  {
    rule: 'outer-rim.encounter-step.0.1',
    shows: 'a second encounter after the first has ended the turn',
    start: table(inEncounter),
    moves: [space, { ...space, card: 'tatooine-nal-hutta-2' }, { type: 'planning.gain-credits', seat: 'ben' }],
    breaks: ['outer-rim.encounter-step.0.1'],
    doubtful: true,
  },
  {
    rule: 'outer-rim.encounter-step.0.1',
    shows:
      'a second one behind a fight whose result goes without saying is one breach: the claims show that it was carried out',
    start: table({
      ann: { space: 'tatooine' },
      patrols: { hutt: patrol('tatooine'), imperial: patrol('tatooine') },
      ...inEncounter,
    }),
    moves: [
      ...['hutt', 'imperial'].flatMap((faction) => [
        { type: 'encounter.patrol', seat: 'ann', faction },
        { type: 'combat.roll', faces: ['hit', 'hit', 'hit'] },
        { type: 'combat.roll', faces: ['hit', 'blank'] },
      ]),
      {
        type: 'planning.gain-credits',
        seat: 'ben',
        expect: { seats: { ann: { credits: 9000, damage: { ship: 2 } } } },
      },
    ],
    breaks: ['outer-rim.encounter-step.0.1'],
  },
  {
    rule: 'outer-rim.encounter-step.1',
    shows: 'the encounter is with a contact in the own space',
    start: table({ contacts: { tatooine: [{ id: 'lobot', class: 'white' }] }, ...inEncounter }),
    moves: [{ type: 'encounter.contact', seat: 'ann', contact: 'lobot' }],
  },
  {
    rule: 'outer-rim.encounter-step.1',
    shows: 'a contact of another space cannot be encountered',
    start: table({
      contacts: { tatooine: [{ id: 'lobot', class: 'white' }], naboo: [{ id: 'hondo', class: 'green' }] },
      ...inEncounter,
    }),
    moves: [{ type: 'encounter.contact', seat: 'ann', contact: 'hondo' }],
    breaks: ['outer-rim.encounter-step.1'],
  },
  {
    rule: 'outer-rim.encounter-step.1',
    shows: 'nor one of a class that lies nowhere here, whoever it is',
    start: table({ contacts: { tatooine: [{ class: 'green' }, { class: 'yellow' }] }, ...inEncounter }),
    moves: [{ type: 'encounter.contact', seat: 'ann', contact: 'some-smuggler', class: 'white' }],
    breaks: ['outer-rim.encounter-step.1'],
  },
  {
    rule: 'outer-rim.encounter-step.1',
    shows: 'of a class that does, a contact that nobody knows may be met',
    start: table({ contacts: { tatooine: [{ class: 'green' }, { class: 'yellow' }] }, ...inEncounter }),
    moves: [{ type: 'encounter.contact', seat: 'ann', contact: 'some-smuggler', class: 'green' }],
  },
  {
    rule: 'outer-rim.encounter-step.1',
    shows: 'a patrol of another space cannot be encountered',
    start: table({ patrols: { hutt: patrol('naboo') }, ...inEncounter }),
    moves: [{ type: 'encounter.patrol', seat: 'ann', faction: 'hutt' }],
    breaks: ['outer-rim.encounter-step.1'],
  },
  {
    rule: 'outer-rim.encounter-step.1.1',
    shows: 'a patrol of a hostile faction is encountered',
    start: table({ ann: { reputation: { hutt: 'negative' } }, ...here }),
    moves: [{ type: 'encounter.patrol', seat: 'ann', faction: 'hutt' }],
  },
  {
    rule: 'outer-rim.encounter-step.1.1',
    shows: 'the space cannot be encountered in front of a hostile patrol',
    start: table({ ann: { reputation: { hutt: 'negative' } }, ...here }),
    moves: [space],
    breaks: ['outer-rim.encounter-step.1.1'],
    doubtful: true,
  },
  {
    rule: 'outer-rim.encounter-step.1.2',
    shows: 'with a neutral reputation the space may be encountered in spite of a patrol',
    start: table(here),
    moves: [space],
    doubtful: true,
    final: { turn: { seat: 'ben', step: 'planning' } },
  },
  {
    rule: 'outer-rim.encounter-step.1.2',
    shows: 'or the patrol, although nothing forces the player to',
    start: table(here),
    moves: [{ type: 'encounter.patrol', seat: 'ann', faction: 'hutt' }],
    final: { combat: { kind: 'ship', attacker: 'ann', defender: { patrol: 'hutt' } } },
  },
  {
    rule: 'outer-rim.encounter-step.1.2',
    shows: 'the choice is not free with a negative reputation',
    start: table({ ann: { reputation: { hutt: 'negative' } }, contacts: { tatooine: [{ id: 'lobot' }] }, ...here }),
    moves: [{ type: 'encounter.contact', seat: 'ann', contact: 'lobot' }],
    breaks: ['outer-rim.encounter-step.1.1'],
  },
  {
    rule: 'outer-rim.encounter-step.2',
    shows: 'an "Encounter" ability instead of the space',
    start: table({ ann: { assets: [lure] }, ...inEncounter }),
    moves: [ability()],
    final: { turn: { seat: 'ben' }, seats: { ann: { credits: 6000 } } },
  },
  {
    rule: 'outer-rim.encounter-step.2',
    shows: 'an "Action" ability is no encounter',
    start: table({ ann: { assets: [timed('lure', 'action', { do: 'gain-credits', amount: 1000 })] }, ...inEncounter }),
    moves: [ability()],
    breaks: ['outer-rim.encounter-step.2'],
  },
  {
    rule: 'outer-rim.encounter-step.2.1',
    shows: 'with a positive reputation the patrol forces nothing',
    start: table({ ann: { reputation: { hutt: 'positive' }, assets: [lure] }, ...here }),
    moves: [ability()],
    final: { seats: { ann: { credits: 6000 } } },
  },
  {
    rule: 'outer-rim.encounter-step.2.1',
    shows: 'no "Encounter" ability in front of a hostile patrol',
    start: table({ ann: { reputation: { hutt: 'negative' }, assets: [lure] }, ...here }),
    moves: [ability()],
    breaks: ['outer-rim.encounter-step.2.1'],
  },
  {
    rule: 'outer-rim.encounter-step.2.2',
    shows: 'an ability that needs another player is used on one of the same space',
    start: table({
      ann: { assets: [aimed('lure', 'encounter', { do: 'gain-credits', amount: 1000 })] },
      ben: { space: 'tatooine' },
      ...inEncounter,
    }),
    moves: [ability({ player: 'ben' })],
    final: { seats: { ann: { credits: 6000 } } },
  },
  {
    rule: 'outer-rim.encounter-step.2.2',
    shows: 'it cannot be used when the other player is elsewhere',
    start: table({
      ann: { assets: [aimed('lure', 'encounter', { do: 'gain-credits', amount: 1000 })] },
      ...inEncounter,
    }),
    moves: [ability({ player: 'ben' })],
    breaks: ['outer-rim.encounter-step.2.2'],
  },
];
