import { type Example, seat, table } from '../example.ts';
import { ladder } from '../maps.ts';
import { crew } from '../market-cards.ts';
import { aimed, inAction, inEncounter, timed, tool, use } from '../tools.ts';

const blow = tool('blow', { do: 'suffer', on: 'ship', amount: 4 });
const claim = (ann: object) => ({ expect: { seats: { ann } } });
const down = (ann: object = {}) => table({ ann: { assets: [blow], ...ann }, ...inAction });
/** Ann's card helps Ben, who was defeated outside his turn. */
const heal = (amount: number) => tool('bacta', { do: 'recover', on: 'ship', amount, seat: 'ben' });
const helped = (ben: object) => ({ expect: { seats: { ben } } });
const odd = { id: 'odd-mod', type: 'mod' } as const;
/** Ann's ship has its last damage but one, and a mod that nobody knows may have raised its hull. */
const perhaps = (amount = 1) =>
  table({
    ann: { damage: { ship: 3 }, assets: [odd, tool('blast', { do: 'suffer', on: 'ship', amount })] },
    ...inAction,
  });
const together = (ben: object, ...effects: object[]) =>
  table({ ann: { assets: [aimed('grab', 'action', ...effects)] }, ben: { space: 'tatooine', ...ben }, ...inAction });
/** Inside a card of Ann's she fights Ben, which may bring her fame; credits she gains in any case. */
const brawl = (ben: object) => {
  const fight = { do: 'fight', kind: 'ground', player: 'ben', win: [{ do: 'gain-fame', amount: 1 }] };
  const everybody = { is: 'credits', least: 0 };
  const card = tool('brawl', { do: 'if', if: [everybody], effects: [fight] }, { do: 'gain-credits', amount: 1000 });
  return table({ ann: { assets: [card] }, ben: { space: 'tatooine', ...ben }, ...inAction });
};

/** Ann without credits and one damage from defeat, with a patrol in her space. */
const facing = (reward: { credits?: number; fame?: number }, credits = 0) =>
  table({
    ann: { credits, damage: { ship: 3 } },
    patrols: { imperial: { level: reward.fame === undefined ? 1 : 2, space: 'tatooine', combat: 2, reward } },
    ...inEncounter,
  });
/** She wins against it by two to one. */
const pyrrhic = (after: object) => [
  { type: 'encounter.patrol', seat: 'ann', faction: 'imperial' },
  { type: 'combat.roll', faces: ['hit', 'hit', 'blank'] },
  { type: 'combat.roll', faces: ['hit', 'blank'] },
  { type: 'combat.resolve', seat: 'ann', ...claim(after) },
];

export const examples: readonly Example[] = [
  {
    rule: 'outer-rim.defeated.1',
    shows: 'credits, secrets, standee and the end of the turn',
    start: down({ secrets: [{ id: 'old-map' }] }),
    moves: [use('blow')],
    final: {
      turn: { seat: 'ben', step: 'planning' },
      seats: { ann: { credits: 2000, secrets: [], defeated: true, damage: { ship: 4 } } },
    },
  },
  {
    rule: 'outer-rim.defeated.1',
    shows: 'a defeat costs no asset',
    start: down(),
    moves: [use('blow', claim({ assets: [] }))],
    breaks: ['outer-rim.defeated.1'],
  },
  {
    rule: 'outer-rim.defeated.1.1',
    shows: '3,000 credits are lost',
    start: down({ credits: 8000 }),
    moves: [use('blow', claim({ credits: 5000 }))],
  },
  {
    rule: 'outer-rim.defeated.1.1',
    shows: 'whoever has less loses all',
    start: down({ credits: 1000 }),
    moves: [use('blow', claim({ credits: 0 }))],
  },
  {
    rule: 'outer-rim.defeated.1.1',
    shows: 'a defeat that costs nothing',
    start: down({ credits: 8000 }),
    moves: [use('blow', claim({ credits: 8000 }))],
    breaks: ['outer-rim.defeated.1.1'],
  },
  {
    rule: 'outer-rim.defeated.1.2',
    shows: 'every secret is discarded',
    start: down({ secrets: [{ id: 'old-map' }, { id: 'new-map' }] }),
    moves: [use('blow', claim({ secrets: [] }))],
  },
  {
    rule: 'outer-rim.defeated.1.2',
    shows: 'no secret is kept',
    start: down({ secrets: [{ id: 'old-map' }, { id: 'new-map' }] }),
    moves: [use('blow', claim({ secrets: [{ id: 'new-map', deck: null }] }))],
    breaks: ['outer-rim.defeated.1.2'],
  },
  {
    rule: 'outer-rim.defeated.1.3',
    shows: 'the standee lies',
    start: down(),
    moves: [use('blow', claim({ defeated: true }))],
  },
  {
    rule: 'outer-rim.defeated.1.3',
    shows: 'the standee of a defeated player does not stand',
    start: down(),
    moves: [use('blow', claim({ defeated: false }))],
    breaks: ['outer-rim.defeated.1.3'],
  },
  {
    rule: 'outer-rim.defeated.1.4',
    shows: 'the action is finished, but there is neither another action nor an encounter',
    start: table({
      ann: { assets: [tool('blow', { do: 'suffer', on: 'ship', amount: 4 }, { do: 'gain-credits', amount: 500 })] },
      ...inAction,
    }),
    moves: [use('blow'), { type: 'planning.gain-credits', seat: 'ben' }],
    final: { seats: { ann: { credits: 2500 } }, turn: { seat: 'ben' } },
  },
  {
    rule: 'outer-rim.defeated.1.4',
    shows: 'a planning step is finished, then the turn is over',
    start: table({ ann: { assets: [timed('jump', 'planning', { do: 'suffer', on: 'ship', amount: 9 })] } }),
    moves: [
      { type: 'planning.ability', seat: 'ann', source: 'jump' },
      { type: 'planning.gain-credits', seat: 'ben' },
    ],
    final: { turn: { seat: 'ben' } },
  },
  {
    rule: 'outer-rim.defeated.1.4',
    shows: 'a player who has been defeated in an action has no encounter',
    start: down(),
    moves: [
      use('blow'),
      { type: 'encounter.space', seat: 'ann', effects: [] },
      { type: 'planning.gain-credits', seat: 'ben' },
    ],
    breaks: ['outer-rim.defeated.1.4'],
  },
  ...['action.end', 'turn.end'].flatMap((type): Example[] => [
    {
      rule: 'outer-rim.defeated.1.4',
      shows: `a table may note that it is over: ${type}`,
      start: down(),
      moves: [use('blow'), { type, seat: 'ann' }, { type: 'planning.gain-credits', seat: 'ben' }],
      final: { turn: { seat: 'ben', step: 'action' } },
    },
    {
      rule: 'outer-rim.defeated.1.4',
      shows: `and nothing is done behind that: ${type}`,
      start: down(),
      moves: [
        use('blow'),
        { type, seat: 'ann' },
        { type: 'encounter.space', seat: 'ann', effects: [] },
        { type: 'planning.gain-credits', seat: 'ben' },
      ],
      breaks: ['outer-rim.defeated.1.4'],
    },
  ]),
  {
    rule: 'outer-rim.defeated.1.4',
    shows: 'also behind a trade action whose end goes without saying',
    start: table({
      ann: { assets: [{ ...crew('nurse'), bonuses: { health: 1 } }], damage: { character: 4 } },
      ben: { space: 'tatooine' },
      ...inAction,
    }),
    moves: [
      { type: 'trade.exchange', seat: 'ann', with: 'ben', gives: { cards: ['nurse'] } },
      { type: 'turn.end', seat: 'ann' },
      { type: 'planning.gain-credits', seat: 'ben' },
    ],
    final: { turn: { seat: 'ben' }, seats: { ann: { defeated: true } } },
  },
  {
    rule: 'outer-rim.defeated.1.4',
    shows: "somebody else's defeat ends nobody's turn",
    start: table({
      ann: { assets: [tool('blow', { do: 'suffer', on: 'ship', amount: 4, seat: 'ben' })] },
      ...inAction,
    }),
    moves: [
      use('blow', {
        expect: {
          turn: { seat: 'ann', step: 'action', ends: 'no' },
          seats: { ben: { defeated: true, credits: 2000 } },
        },
      }),
    ],
  },
  {
    rule: 'outer-rim.defeated.1.4',
    shows: 'a player goes on after a defeat',
    start: down(),
    moves: [use('blow', { expect: { turn: { seat: 'ann' } } })],
    breaks: ['outer-rim.defeated.1.4'],
  },
  {
    rule: 'outer-rim.defeated.2.b',
    shows: 'whoever has recovered stands again',
    start: table({ ann: { damage: { ship: 4 } } }),
    moves: [{ type: 'planning.recover', seat: 'ann', ...claim({ defeated: false }) }],
  },
  {
    rule: 'outer-rim.defeated.2.b',
    shows: 'whoever has recovered does not lie any longer',
    start: table({ ann: { damage: { ship: 4 } } }),
    moves: [{ type: 'planning.recover', seat: 'ann', ...claim({ defeated: true }) }],
    breaks: ['outer-rim.defeated.2.b'],
  },
  {
    rule: 'outer-rim.defeated.1.4',
    shows: 'where a mod of unknown text decides about the defeat, the log may end the turn',
    start: perhaps(),
    moves: [use('blast'), { type: 'planning.gain-credits', seat: 'ben' }],
    final: { turn: { seat: 'ben' }, seats: { ann: { defeated: null } } },
    doubtful: true,
  },
  {
    rule: 'outer-rim.defeated.1.4',
    shows: 'or say so, and then the turn is over for certain',
    start: perhaps(),
    moves: [
      use('blast', claim({ defeated: true, credits: 2000 })),
      { type: 'planning.gain-credits', seat: 'ben' },
      { type: 'encounter.space', seat: 'ben' },
      { type: 'planning.recover', seat: 'ann', ...claim({ defeated: false }) },
    ],
    doubtful: true,
  },
  {
    rule: 'outer-rim.defeated.1.4',
    shows: 'or go on, and nobody can say whether that was allowed',
    start: perhaps(),
    moves: [use('blast'), { type: 'turn.end', seat: 'ann' }],
    final: { turn: { seat: 'ben' } },
    doubtful: true,
  },
  {
    rule: 'outer-rim.defeated.1.4',
    shows: 'after the defeat that the log itself tells nothing more is done in this turn',
    start: perhaps(),
    moves: [use('blast', claim({ defeated: true })), { type: 'market.discard', seat: 'ann', deck: 'cargo' }],
    breaks: ['outer-rim.defeated.1.4'],
  },
  {
    rule: 'outer-rim.defeated.3',
    shows: 'one damage less and the player is on their feet',
    start: table({ ann: { assets: [heal(1)] }, ben: { damage: { ship: 4 } }, ...inAction }),
    moves: [use('bacta', helped({ defeated: false, damage: { ship: 3 } }))],
  },
  {
    rule: 'outer-rim.defeated.3',
    shows: 'the ship is better but the character is still down',
    start: table({ ann: { assets: [heal(3)] }, ben: { damage: { character: 4, ship: 4 } }, ...inAction }),
    moves: [use('bacta', helped({ defeated: true }))],
  },
  {
    rule: 'outer-rim.defeated.3',
    shows: 'nobody stays defeated below both limits',
    start: table({ ann: { assets: [heal(1)] }, ben: { damage: { ship: 4 } }, ...inAction }),
    moves: [use('bacta', helped({ defeated: true }))],
    breaks: ['outer-rim.defeated.3'],
  },
  {
    rule: 'outer-rim.defeated.5',
    shows: 'a player on their feet can be attacked',
    start: together({}, { do: 'fight', kind: 'ground' }),
    moves: [use('grab', { player: 'ben' })],
  },
  {
    rule: 'outer-rim.defeated.5',
    shows: 'a defeated player cannot be attacked',
    start: together({ damage: { ship: 4 } }, { do: 'fight', kind: 'ground' }),
    moves: [use('grab', { player: 'ben' })],
    breaks: ['outer-rim.defeated.5'],
  },
  {
    rule: 'outer-rim.defeated.5',
    shows: 'a favor that nobody may give is no sign that the player who receives it is on their feet',
    start: together({ damage: { ship: 4 } }, { do: 'fight', kind: 'ground' }),
    moves: [{ type: 'favor.receive', seat: 'ben', from: 'ann', kind: 'shortcut' }, use('grab', { player: 'ben' })],
    breaks: ['outer-rim.favors.0.1', 'outer-rim.defeated.5'],
  },
  {
    rule: 'outer-rim.defeated.5',
    shows: 'a fight against a defeated player inside a card is left out',
    start: brawl({ damage: { ship: 4 } }),
    moves: [use('brawl'), { type: 'action.end', seat: 'ann' }],
    final: { seats: { ann: { credits: 6000 } }, combat: null },
  },
  {
    rule: 'outer-rim.defeated.5',
    shows: 'what is claimed of such a fight is held against it, too',
    start: brawl({ damage: { ship: 4 } }),
    moves: [
      use('brawl'),
      { type: 'combat.roll', faces: ['hit', 'hit', 'blank'] },
      { type: 'combat.roll', faces: ['hit', 'blank', 'blank'], expect: { combat: { attacker: 'ben' } } },
    ],
    breaks: ['outer-rim.defeated.5', 'outer-rim.combat.6'],
  },
  {
    rule: 'outer-rim.defeated.5',
    shows: 'dice rolled in such a fight attack a defeated player',
    start: brawl({ damage: { ship: 4 } }),
    moves: [
      use('brawl'),
      { type: 'combat.roll', faces: ['hit', 'hit', 'blank'] },
      { type: 'combat.roll', faces: ['hit', 'blank', 'blank'] },
      { type: 'action.end', seat: 'ann' },
    ],
    breaks: ['outer-rim.defeated.5'],
    final: { seats: { ann: { credits: 6000, fame: 1 } } },
  },
  {
    rule: 'outer-rim.defeated.5',
    shows: 'an attack on a defeated player is told once, whatever is rolled in it',
    start: together({ damage: { ship: 4 } }, { do: 'fight', kind: 'ground' }),
    moves: [
      use('grab', { player: 'ben' }),
      { type: 'combat.roll', faces: ['hit', 'hit', 'blank'] },
      { type: 'combat.roll', faces: ['hit', 'blank', 'blank'] },
    ],
    breaks: ['outer-rim.defeated.5'],
  },
  {
    rule: 'outer-rim.defeated.6',
    shows: 'a player on their feet can be chosen',
    start: together({}, { do: 'gain-credits', amount: 1000 }),
    moves: [use('grab', { player: 'ben' })],
    final: { seats: { ann: { credits: 6000 } } },
  },
  {
    rule: 'outer-rim.defeated.6',
    shows: 'a defeated player cannot be chosen',
    start: together({ damage: { character: 4 } }, { do: 'gain-credits', amount: 1000 }),
    moves: [use('grab', { player: 'ben' })],
    breaks: ['outer-rim.defeated.6'],
  },
  {
    rule: 'outer-rim.defeated.6',
    shows: 'nor can an encounter choose one',
    start: { seats: { ann: seat(), ben: seat({ damage: { character: 4 } }) }, turn: { step: 'encounter' } },
    moves: [{ type: 'encounter.space', seat: 'ann', effects: [{ do: 'choose-player', player: 'ben' }] }],
    breaks: ['outer-rim.defeated.6'],
    doubtful: true,
  },
  {
    rule: 'outer-rim.defeated.7.a',
    shows: 'whoever wins and is defeated has the fame of the patrol all the same',
    start: facing({ fame: 1 }),
    header: { map: ladder },
    moves: pyrrhic({ fame: 1, defeated: true }),
  },
  {
    rule: 'outer-rim.defeated.7.a',
    shows: 'the defeat does not take the reward away',
    start: facing({ fame: 1 }),
    header: { map: ladder },
    moves: pyrrhic({ fame: 0 }),
    breaks: ['outer-rim.defeated.7.a'],
  },
  {
    rule: 'outer-rim.defeated.7.b',
    shows: 'the credits just won are among those that are lost',
    start: facing({ credits: 3000 }),
    header: { map: ladder },
    moves: pyrrhic({ credits: 0, defeated: true }),
  },
  {
    rule: 'outer-rim.defeated.7.b',
    shows: 'the reward is not gained after the loss',
    start: facing({ credits: 3000 }),
    header: { map: ladder },
    moves: pyrrhic({ credits: 3000 }),
    breaks: ['outer-rim.defeated.7.b'],
  },
  {
    rule: 'outer-rim.defeated.7.b',
    shows: 'nor is it what is left where something was there to be lost before',
    start: facing({ credits: 3000 }, 1000),
    header: { map: ladder },
    moves: pyrrhic({ credits: 3000 }),
    breaks: ['outer-rim.defeated.7.b'],
  },
  {
    rule: 'outer-rim.defeated.1.1',
    shows: 'a winner who keeps all that they had and have won has forgotten the loss, not its order',
    start: facing({ credits: 3000 }, 5000),
    header: { map: ladder },
    moves: pyrrhic({ credits: 8000 }),
    breaks: ['outer-rim.defeated.1.1'],
  },
];
