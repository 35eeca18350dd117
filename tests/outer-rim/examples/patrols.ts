import type { Start, StartSeat } from '../../../schemas/outer-rim/header.ts';
import { type Example, table } from '../example.ts';
import { beacon, call, ladder } from '../maps.ts';

const header = { map: ladder };
const imperial = { level: 1, combat: 2, space: 'tatooine', reward: { credits: 3000 } } as const;
const top = { level: 4, space: 'tatooine' } as const;

/** The encounter step of Ann, with the imperial patrol in her space. */
function met(facts: { ann?: StartSeat } & Partial<Start> = {}): Start {
  return table({ turn: { step: 'encounter' }, patrols: { imperial }, ...facts });
}

/** Ann encounters the imperial patrol and beats it. */
function beaten(expect?: object): Example['moves'] {
  return [
    { type: 'encounter.patrol', seat: 'ann', faction: 'imperial' },
    { type: 'combat.roll', faces: ['hit', 'hit', 'blank'] },
    { type: 'combat.roll', faces: ['hit', 'blank'] },
    { type: 'combat.resolve', seat: 'ann', ...(expect === undefined ? {} : { expect }) },
  ];
}

/** What the next imperial token shows. */
function told(token: object) {
  return { type: 'patrol.spawn', faction: 'imperial', token };
}

export const examples: readonly Example[] = [
  {
    rule: 'outer-rim.patrols.0.1',
    shows: 'a patrol gets in the way of a player',
    start: table({ patrols: { imperial: { level: 1, space: 'n2' } } }),
    header,
    moves: [{ type: 'planning.move', seat: 'ann', path: ['n2', 'n3'] }],
    breaks: ['outer-rim.movement.2'],
  },
  {
    rule: 'outer-rim.patrols.0.1',
    shows: 'or brings a player a reward',
    start: met(),
    header,
    moves: beaten(),
    final: { seats: { ann: { credits: 8000 } } },
  },
  {
    rule: 'outer-rim.patrols.2',
    shows: 'the patrol in the space is an imperial one',
    start: met(),
    header,
    moves: beaten(),
  },
  {
    rule: 'outer-rim.patrols.2',
    shows: 'it is not a Hutt one',
    start: met(),
    header,
    moves: [{ type: 'encounter.patrol', seat: 'ann', faction: 'hutt' }],
    breaks: ['outer-rim.encounter-step.1'],
  },
  {
    rule: 'outer-rim.patrols.2.1',
    shows: 'reputation is lost with the faction of the beaten patrol',
    start: met(),
    header,
    moves: beaten({ seats: { ann: { reputation: { imperial: 'negative', hutt: 'neutral' } } } }),
  },
  {
    rule: 'outer-rim.patrols.2.1',
    shows: 'and with no other faction',
    start: met(),
    header,
    moves: beaten({ seats: { ann: { reputation: { hutt: 'negative' } } } }),
    breaks: ['outer-rim.reputation.3'],
  },
  {
    rule: 'outer-rim.patrols.3',
    shows: 'level 2 follows on level 1',
    start: met(),
    header,
    moves: [...beaten(), told({ level: 2, combat: 3, reward: { fame: 1 } })],
    final: { patrols: { imperial: { level: 2, combat: 3, reward: { fame: 1 } } } },
  },
  {
    rule: 'outer-rim.patrols.3',
    shows: 'the same token is not of level 3',
    start: met(),
    header,
    moves: [...beaten(), told({ level: 3 })],
    breaks: ['outer-rim.patrols.9.1'],
    final: { patrols: { imperial: { level: 3 } } },
  },
  {
    rule: 'outer-rim.patrols.4.a',
    shows: 'the reward on a token may be told when it comes to the map',
    start: met(),
    header,
    moves: [...beaten(), told({ reward: { fame: 2 } })],
    final: { patrols: { imperial: { reward: { fame: 2 } } } },
  },
  {
    rule: 'outer-rim.patrols.4.a',
    shows: 'a reward that the log has told before does not change',
    start: met({ patrols: { imperial }, stacks: { imperial: [2, 3, 4] } }),
    header,
    moves: [
      ...beaten(),
      { type: 'planning.gain-credits', seat: 'ben', expect: { patrols: { imperial: { reward: { fame: 2 } } } } },
      told({ reward: { fame: 1 } }),
    ],
    breaks: ['log.the-move-log.2'],
    final: { patrols: { imperial: { reward: { fame: 2 } } } },
  },
  ...[
    { space: 'n4', shows: 'of a stack that nobody knows another patrol comes too, and can be fought beside the stack' },
    { space: 'n3', shows: 'and nowhere else', breaks: ['outer-rim.encounter-step.1'] as const },
  ].map(
    ({ space, ...rest }): Example => ({
      rule: 'outer-rim.patrols.9.a',
      ...rest,
      start: met({ ann: { space }, patrols: { imperial: { ...imperial, space } }, stacks: { imperial: null } }),
      header,
      moves: [
        ...beaten(),
        { type: 'planning.gain-credits', seat: 'ben' },
        { type: 'encounter.space', seat: 'ben', effects: [] },
        { type: 'planning.gain-credits', seat: 'ann' },
        { type: 'encounter.patrol', seat: 'ann', faction: 'imperial' },
      ],
      doubtful: true,
      final: { patrols: { imperial: { level: null } } },
    }),
  ),
  {
    rule: 'outer-rim.patrols.4.1',
    shows: 'a level-2 patrol gives fame',
    start: met(),
    header,
    moves: [...beaten(), told({ reward: { fame: 1 } })],
  },
  {
    rule: 'outer-rim.patrols.4.1',
    shows: 'it gives no credits',
    start: met(),
    header,
    moves: [...beaten(), told({ reward: { credits: 4000 } })],
    breaks: ['outer-rim.patrols.4.1'],
  },
  {
    rule: 'outer-rim.patrols.4.1',
    shows: 'a level-1 patrol at the start gives no fame',
    start: met({ patrols: { imperial: { level: 1, combat: 2, space: 'tatooine', reward: { fame: 1 } } } }),
    header,
    moves: [],
    breaks: ['outer-rim.patrols.4.1'],
  },
  {
    rule: 'outer-rim.patrols.4.2',
    shows: 'a level-4 patrol promises nothing',
    start: met({ patrols: { imperial: { level: 3, combat: 2, space: 'tatooine', reward: { fame: 2 } } } }),
    header,
    moves: [...beaten(), told({ level: 4, reward: {} })],
    final: { patrols: { imperial: { level: 4 } }, stacks: { imperial: [] } },
  },
  {
    rule: 'outer-rim.patrols.4.2',
    shows: 'nor does it when the log says so',
    start: met({ patrols: { imperial: { level: 3, combat: 2, space: 'tatooine', reward: { fame: 2 } } } }),
    header,
    moves: [...beaten(), told({ level: 4, reward: { fame: 3 } })],
    breaks: ['outer-rim.patrols.4.2'],
  },
  {
    rule: 'outer-rim.patrols.5',
    shows: 'a patrol of combat value 2 rolls two dice',
    start: met(),
    header,
    moves: beaten(),
  },
  {
    rule: 'outer-rim.patrols.5',
    shows: 'it does not roll three',
    start: met(),
    header,
    moves: [
      { type: 'encounter.patrol', seat: 'ann', faction: 'imperial' },
      { type: 'combat.roll', faces: ['hit', 'hit', 'blank'] },
      { type: 'combat.roll', faces: ['hit', 'blank', 'blank'] },
    ],
    breaks: ['outer-rim.combat-steps.3'],
  },
  {
    rule: 'outer-rim.patrols.5',
    shows: 'no number of dice is infinite',
    start: met(),
    header,
    moves: [...beaten(), told({ combat: 'infinite' })],
    breaks: ['outer-rim.patrols.5'],
  },
  {
    rule: 'outer-rim.patrols.6.a',
    shows: 'the combat value of a level-4 patrol needs no telling',
    start: met({ patrols: { imperial: top } }),
    header,
    moves: [],
    final: { patrols: { imperial: { combat: 'infinite' } } },
  },
  {
    rule: 'outer-rim.patrols.6.a',
    shows: 'it is no number',
    start: met({ patrols: { imperial: { ...top, combat: 5 } } }),
    header,
    moves: [],
    breaks: ['outer-rim.patrols.6.a'],
  },
  {
    rule: 'outer-rim.patrols.6.b',
    shows: 'a level-4 patrol wins and defeats the player',
    start: met({ ann: { damage: { ship: 1 } }, patrols: { imperial: top } }),
    header,
    moves: [
      { type: 'encounter.patrol', seat: 'ann', faction: 'imperial' },
      { type: 'combat.resolve', seat: 'ann' },
      {
        type: 'patrol.displace',
        seat: 'ann',
        faction: 'imperial',
        to: 'n2',
        expect: { seats: { ann: { defeated: true, credits: 2000, damage: { ship: 4 } } } },
      },
    ],
    final: { patrols: { imperial: { level: 4, space: 'n2' } } },
  },
  {
    rule: 'outer-rim.patrols.6.b',
    shows: 'the player does not come off with less damage',
    start: met({ ann: { damage: { ship: 1 } }, patrols: { imperial: top } }),
    header,
    moves: [
      { type: 'encounter.patrol', seat: 'ann', faction: 'imperial' },
      { type: 'combat.resolve', seat: 'ann' },
      {
        type: 'patrol.displace',
        seat: 'ann',
        faction: 'imperial',
        to: 'n2',
        expect: { seats: { ann: { damage: { ship: 3 } } } },
      },
    ],
    breaks: ['outer-rim.patrols.6.b'],
  },
  {
    rule: 'outer-rim.patrols.6.b',
    shows: 'nobody wins against it',
    start: met({ patrols: { imperial: top } }),
    header,
    moves: [
      { type: 'encounter.patrol', seat: 'ann', faction: 'imperial' },
      { type: 'combat.resolve', seat: 'ann', winner: 'attacker' },
      { type: 'patrol.displace', seat: 'ann', faction: 'imperial', to: 'kessel' },
    ],
    breaks: ['outer-rim.patrols.6.b'],
  },
  {
    rule: 'outer-rim.patrols.6.1',
    shows: 'nobody rolls against a level-4 patrol',
    start: met({ patrols: { imperial: top } }),
    header,
    moves: [
      { type: 'encounter.patrol', seat: 'ann', faction: 'imperial' },
      { type: 'combat.resolve', seat: 'ann' },
      { type: 'patrol.displace', seat: 'ann', faction: 'imperial', to: 'kessel' },
    ],
    final: { combat: null },
  },
  {
    rule: 'outer-rim.patrols.6.1',
    shows: 'dice that were rolled all the same do not count',
    start: met({ patrols: { imperial: top } }),
    header,
    moves: [
      { type: 'encounter.patrol', seat: 'ann', faction: 'imperial' },
      { type: 'combat.roll', faces: ['crit', 'crit', 'crit'] },
      { type: 'combat.resolve', seat: 'ann' },
      { type: 'patrol.displace', seat: 'ann', faction: 'imperial', to: 'kessel' },
    ],
    breaks: ['outer-rim.patrols.6.1'],
    final: { seats: { ann: { defeated: true } } },
  },
  {
    rule: 'outer-rim.patrols.6.1',
    shows: 'dice of both sides are one breach, whatever their number: the second ones are those of the patrol',
    start: met({ patrols: { imperial: top } }),
    header,
    moves: [
      { type: 'encounter.patrol', seat: 'ann', faction: 'imperial' },
      { type: 'combat.roll', faces: ['crit', 'crit', 'crit'] },
      { type: 'combat.roll', faces: ['hit'] },
      { type: 'combat.resolve', seat: 'ann', winner: 'defender' },
      { type: 'patrol.displace', seat: 'ann', faction: 'imperial', to: 'kessel' },
    ],
    breaks: ['outer-rim.patrols.6.1'],
    final: { seats: { ann: { defeated: true } } },
  },
  {
    rule: 'outer-rim.patrols.9.a',
    shows: 'a beaten patrol is replaced at once',
    start: met(),
    header,
    moves: beaten({ patrols: { imperial: { level: 2 } } }),
  },
  {
    rule: 'outer-rim.patrols.9.a',
    shows: 'no second patrol of a faction comes to the map',
    start: met(),
    header,
    moves: [told({ level: 2 })],
    breaks: ['outer-rim.patrols.9.a'],
    final: { patrols: { imperial: { level: 1 } } },
  },
  {
    rule: 'outer-rim.patrols.9.a',
    shows: 'nor does one of another faction than the beaten patrol’s',
    start: met(),
    header,
    moves: [...beaten(), { type: 'patrol.spawn', faction: 'hutt', token: { level: 2 } }],
    breaks: ['outer-rim.patrols.9.a'],
  },
  {
    rule: 'outer-rim.patrols.9.1',
    shows: 'the top token of the stack is the one that comes',
    start: met({ stacks: { imperial: [3, 4] } }),
    header,
    moves: beaten({ patrols: { imperial: { level: 3 } }, stacks: { imperial: [4] } }),
  },
  {
    rule: 'outer-rim.patrols.9.1',
    shows: 'a claim that another token has come is wrong',
    start: met(),
    header,
    moves: beaten({ patrols: { imperial: { level: 3 } } }),
    breaks: ['outer-rim.patrols.9.1'],
  },
  {
    rule: 'outer-rim.patrols.9.1',
    shows: 'a token that was told to be of another level has not come from the top of the stack',
    start: met(),
    header,
    moves: [...beaten(), told({ level: 4 })],
    breaks: ['outer-rim.patrols.9.1'],
  },
  {
    rule: 'outer-rim.patrols.9.1',
    shows: 'the token may be told right after the last roll, as comparing the damage may be left unsaid',
    start: met(),
    header,
    moves: [...beaten().slice(0, 3), told({ level: 2, combat: 3, reward: { fame: 1 } })],
    final: { patrols: { imperial: { level: 2, combat: 3 } }, turn: { seat: 'ben' } },
  },
  {
    rule: 'outer-rim.patrols.9.1',
    shows: 'and is the top one of its stack there too',
    start: met(),
    header,
    moves: [...beaten().slice(0, 3), told({ level: 3 })],
    breaks: ['outer-rim.patrols.9.1'],
  },
  {
    rule: 'outer-rim.patrols.10',
    shows: 'a patrol moves to where another one is',
    start: table({
      ann: { space: 'kessel', assets: [beacon({ do: 'move-patrol', faction: 'imperial', spaces: 1 })] },
      patrols: { imperial: { level: 1, space: 'n3' }, hutt: { level: 1, space: 'n2' } },
      turn: { step: 'action' },
    }),
    header,
    moves: [call, { type: 'patrol.move', seat: 'ann', faction: 'imperial', path: ['n2'] }],
    final: { patrols: { imperial: { space: 'n2' }, hutt: { space: 'n2' } } },
  },
  {
    rule: 'outer-rim.patrols.10',
    shows: 'another patrol is no excuse for moving on',
    start: table({
      ann: { space: 'kessel', assets: [beacon({ do: 'move-patrol', faction: 'imperial', spaces: 1 })] },
      patrols: { imperial: { level: 1, space: 'n3' }, hutt: { level: 1, space: 'n2' } },
      turn: { step: 'action' },
    }),
    header,
    moves: [call, { type: 'patrol.move', seat: 'ann', faction: 'imperial', path: ['n2', 'n1'] }],
    breaks: ['outer-rim.patrol-movement.2'],
  },
];
