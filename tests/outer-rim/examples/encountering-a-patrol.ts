import type { Start, StartSeat } from '../../../schemas/outer-rim/header.ts';
import { type Example, table } from '../example.ts';
import { ladder } from '../maps.ts';

const header = { map: ladder };
const imperial = { level: 1, combat: 2, space: 'tatooine', reward: { credits: 3000 } } as const;

/** The encounter step of Ann, with the imperial patrol in her space. */
function met(facts: { ann?: StartSeat; ben?: StartSeat } & Partial<Start> = {}): Start {
  return table({ turn: { step: 'encounter' }, patrols: { imperial }, ...facts });
}

/** Ann fights the patrol: her three dice, the two of the patrol, and the count. */
function fought(attack: readonly string[], defence: readonly string[], expect?: object): Example['moves'] {
  return [
    { type: 'encounter.patrol', seat: 'ann', faction: 'imperial' },
    { type: 'combat.roll', faces: attack },
    { type: 'combat.roll', faces: defence },
    { type: 'combat.resolve', seat: 'ann', ...(expect === undefined ? {} : { expect }) },
  ];
}

const won = (expect?: object) => fought(['hit', 'hit', 'blank'], ['hit', 'blank'], expect);
const lost = fought(['blank', 'blank', 'hit'], ['crit', 'blank']);
/** The last roll already claims what comes of the fight. */
const claimedAtTheRoll = (fight: Example['moves'], ann: object): Example['moves'] =>
  fight.slice(0, 3).with(2, { ...(fight[2] as Example['moves'][number]), expect: { seats: { ann } } });
const away = { type: 'patrol.displace', seat: 'ann', faction: 'imperial', to: 'n2' } as const;

export const examples: readonly Example[] = [
  {
    rule: 'outer-rim.encountering-a-patrol.0.1',
    shows: 'whoever encounters a patrol rolls for a ship combat',
    start: met({ ann: { values: { shipCombat: 1, groundCombat: 5 } } }),
    header,
    moves: fought(['hit'], ['blank', 'blank']),
    final: { combat: null, patrols: { imperial: { level: 2 } } },
  },
  {
    rule: 'outer-rim.encountering-a-patrol.0.1',
    shows: 'the encounter is not over before the fight',
    start: met(),
    header,
    moves: [
      { type: 'encounter.patrol', seat: 'ann', faction: 'imperial' },
      { type: 'planning.gain-credits', seat: 'ben' },
    ],
    breaks: ['outer-rim.combat-steps.0.1'],
  },
  {
    rule: 'outer-rim.encountering-a-patrol.1.a',
    shows: 'the winner gains 3,000 credits and loses 1 reputation',
    start: met(),
    header,
    moves: won({ seats: { ann: { credits: 8000, reputation: { imperial: 'negative' } } } }),
  },
  {
    rule: 'outer-rim.encountering-a-patrol.1.a',
    shows: 'the last roll may claim what winning brought, as comparing the damage may be left unsaid',
    start: met(),
    header,
    moves: [
      ...fought(['hit', 'hit', 'blank'], ['hit', 'blank']).slice(0, 2),
      {
        type: 'combat.roll',
        faces: ['hit', 'blank'],
        expect: { seats: { ann: { credits: 8000 } }, turn: { seat: 'ben' } },
      },
      { type: 'planning.gain-credits', seat: 'ben' },
    ],
  },
  {
    rule: 'outer-rim.encountering-a-patrol.1.a',
    shows: 'the reward of a level-2 patrol is fame',
    start: met({ patrols: { imperial: { level: 2, combat: 2, space: 'tatooine', reward: { fame: 1 } } } }),
    header,
    moves: won({ seats: { ann: { fame: 1, credits: 5000 } } }),
  },
  {
    rule: 'outer-rim.encountering-a-patrol.1.a',
    shows: 'a claim to have kept the reputation is wrong',
    start: met(),
    header,
    moves: won({ seats: { ann: { reputation: { imperial: 'neutral' } } } }),
    breaks: ['outer-rim.encountering-a-patrol.1.a'],
  },
  {
    rule: 'outer-rim.encountering-a-patrol.1.a',
    shows: 'a claim of another sum is wrong',
    start: met(),
    header,
    moves: won({ seats: { ann: { credits: 5000 } } }),
    breaks: ['outer-rim.encountering-a-patrol.1.a'],
  },
  {
    rule: 'outer-rim.encountering-a-patrol.1.a',
    shows: 'a reward that nobody knows is learned from the claim',
    start: met({ patrols: { imperial: { level: 1, combat: 2, space: 'tatooine' } } }),
    header,
    moves: won({ seats: { ann: { credits: 9000 } } }),
    final: { seats: { ann: { credits: 9000, fame: 0 } } },
  },
  {
    rule: 'outer-rim.encountering-a-patrol.1.b',
    shows: 'the beaten patrol leaves the game and the next one comes',
    start: met(),
    header,
    moves: won({ removed: ['patrol-imperial-1'], patrols: { imperial: { level: 2, space: 'n4' } } }),
    final: { stacks: { imperial: [3, 4] } },
  },
  {
    rule: 'outer-rim.encountering-a-patrol.1.b',
    shows: 'a claim that it is still in the game is wrong',
    start: met(),
    header,
    moves: won({ removed: [] }),
    breaks: ['outer-rim.encountering-a-patrol.1.b'],
  },
  {
    rule: 'outer-rim.encountering-a-patrol.2',
    shows: 'that may be recorded as the movement of a patrol by an icon',
    start: met(),
    header,
    moves: [...lost, { type: 'patrol.move', seat: 'ann', faction: 'imperial', path: ['n2'] }],
    doubtful: ['log.the-move-log.5'],
    final: { patrols: { imperial: { space: 'n2' } }, turn: { seat: 'ben' } },
  },
  {
    rule: 'outer-rim.encountering-a-patrol.2',
    shows: 'the loser moves the patrol to an adjacent space',
    start: met(),
    header,
    moves: [...lost, { ...away, expect: { patrols: { imperial: { space: 'n2', level: 1 } } } }],
    final: { seats: { ann: { damage: { ship: 2 } } } },
  },
  {
    rule: 'outer-rim.encountering-a-patrol.2',
    shows: 'two spaces are too far',
    start: met(),
    header,
    moves: [...lost, { ...away, to: 'n3' }],
    breaks: ['outer-rim.encountering-a-patrol.2'],
    final: { patrols: { imperial: { space: 'n3' } } },
  },
  ...['n2', 'kessel'].map((space) => ({
    rule: 'outer-rim.encountering-a-patrol.2' as const,
    shows: `it is claimed to have gone too far, and the log goes on with ${space}: that is one slip`,
    start: met(),
    header,
    moves: [
      ...lost.slice(0, -1),
      { ...lost.at(-1), expect: { patrols: { imperial: { space: 'n4' } } } } as (typeof lost)[number],
      { type: 'planning.gain-credits', seat: 'ben', expect: { patrols: { imperial: { space } } } },
    ],
    breaks: ['outer-rim.encountering-a-patrol.2'] as const,
  })),
  {
    rule: 'outer-rim.encountering-a-patrol.2',
    shows: 'nobody but the loser moves it',
    start: met(),
    header,
    moves: [...lost, { ...away, seat: 'ben' }],
    breaks: ['outer-rim.encountering-a-patrol.2'],
  },
  {
    rule: 'outer-rim.encountering-a-patrol.2',
    shows: 'the turn does not go on before the patrol has been moved',
    start: met(),
    header,
    moves: [...lost, { type: 'planning.gain-credits', seat: 'ben' }, away],
    breaks: ['outer-rim.encountering-a-patrol.2'],
  },
  {
    rule: 'outer-rim.encountering-a-patrol.2',
    shows: 'no combat follows when the patrol is moved to another player',
    start: met({ ben: { space: 'kessel', reputation: { imperial: 'negative' } } }),
    header,
    moves: [...lost, { ...away, to: 'kessel' }, { type: 'planning.gain-credits', seat: 'ben' }],
    final: { patrols: { imperial: { space: 'kessel' } }, combat: null },
  },
  {
    rule: 'outer-rim.encountering-a-patrol.2',
    shows: 'after a fight that was won there is no patrol to move',
    start: met(),
    header,
    moves: [...won(), { ...away, seat: 'ann' }],
    breaks: ['outer-rim.encountering-a-patrol.2'],
  },
  {
    rule: 'outer-rim.encountering-a-patrol.4.1',
    shows: 'with neutral reputation the patrol may be encountered',
    start: met({ ann: { reputation: { imperial: 'positive' } } }),
    header,
    moves: won({ seats: { ann: { reputation: { imperial: 'neutral' } } } }),
  },
  {
    rule: 'outer-rim.encountering-a-patrol.4.1',
    shows: 'or left alone',
    start: met(),
    header,
    moves: [{ type: 'encounter.space', seat: 'ann' }],
    doubtful: true,
    final: { turn: { seat: 'ben' } },
  },
  {
    rule: 'outer-rim.encountering-a-patrol.4.1',
    shows: 'with negative reputation it may not be left alone',
    start: met({ ann: { reputation: { imperial: 'negative' } } }),
    header,
    moves: [{ type: 'encounter.space', seat: 'ann' }],
    breaks: ['outer-rim.encounter-step.1.1'],
    doubtful: true,
  },
  {
    rule: 'outer-rim.encountering-a-patrol.5',
    shows: 'of two hostile patrols the player picks one',
    start: met({
      ann: { reputation: { imperial: 'negative', hutt: 'negative' } },
      patrols: { imperial, hutt: { level: 1, combat: 2, space: 'tatooine', reward: { credits: 3000 } } },
    }),
    header,
    moves: [
      { type: 'encounter.patrol', seat: 'ann', faction: 'hutt' },
      { type: 'combat.roll', faces: ['hit', 'hit', 'blank'] },
      { type: 'combat.roll', faces: ['hit', 'blank'] },
      { type: 'combat.resolve', seat: 'ann' },
    ],
    final: { patrols: { hutt: { level: 2, space: 'naboo' }, imperial: { level: 1, space: 'tatooine' } } },
  },
  {
    rule: 'outer-rim.encountering-a-patrol.5',
    shows: 'beside a hostile patrol no other one is encountered',
    start: met({
      ann: { reputation: { imperial: 'negative' } },
      patrols: { imperial, hutt: { level: 1, combat: 2, space: 'tatooine' } },
    }),
    header,
    moves: [{ type: 'encounter.patrol', seat: 'ann', faction: 'hutt' }],
    breaks: ['outer-rim.encountering-a-patrol.5'],
  },
  {
    rule: 'outer-rim.encountering-a-patrol.5.1',
    shows: 'where no patrol is hostile the player picks any of them',
    start: met({ patrols: { imperial, hutt: { level: 1, combat: 2, space: 'tatooine', reward: { credits: 3000 } } } }),
    header,
    moves: won(),
    final: { patrols: { imperial: { level: 2 }, hutt: { level: 1 } } },
  },
  {
    rule: 'outer-rim.encountering-a-patrol.5.1',
    shows: 'or none',
    start: met({ patrols: { imperial, hutt: { level: 1, combat: 2, space: 'tatooine' } } }),
    header,
    moves: [{ type: 'encounter.space', seat: 'ann' }],
    doubtful: true,
    final: { turn: { seat: 'ben' } },
  },
  {
    rule: 'outer-rim.encountering-a-patrol.5.1',
    shows: 'but none that is elsewhere',
    start: met({ patrols: { imperial, hutt: { level: 1, combat: 2, space: 'n2' } } }),
    header,
    moves: [{ type: 'encounter.patrol', seat: 'ann', faction: 'hutt' }],
    breaks: ['outer-rim.encounter-step.1'],
  },
  {
    rule: 'outer-rim.combat-steps.5.2',
    shows: 'the damage of a lost fight may be claimed although credits change hands before the patrol is moved',
    start: met(),
    header,
    moves: [
      ...lost.slice(0, 3),
      { type: 'combat.resolve', seat: 'ann', expect: { seats: { ann: { damage: { ship: 2 } } } } },
      { type: 'credits.trade', seat: 'ben', with: 'ann', gives: 1000, takes: 0 },
      away,
    ],
  },
  {
    rule: 'outer-rim.combat-steps.5.2',
    shows: 'a wrong claim of it stays wrong',
    start: met(),
    header,
    moves: [
      ...lost.slice(0, 3),
      { type: 'combat.resolve', seat: 'ann', expect: { seats: { ann: { damage: { ship: 1 } } } } },
      { type: 'credits.trade', seat: 'ben', with: 'ann', gives: 1000, takes: 0 },
      away,
    ],
    breaks: ['outer-rim.combat-steps.5.2'],
  },
  {
    rule: 'outer-rim.encountering-a-patrol.1.a',
    shows: 'of what the last roll claims of the end of the fight only that is wrong which is wrong then',
    start: met(),
    header,
    moves: [
      ...claimedAtTheRoll(won(), { credits: 9000, reputation: { imperial: 'negative' }, damage: { ship: 1 } }),
      { type: 'planning.gain-credits', seat: 'ben' },
    ],
    breaks: ['outer-rim.encountering-a-patrol.1.a'],
  },
  {
    rule: 'outer-rim.encountering-a-patrol.1.a',
    shows: 'and the count may follow all the same',
    start: met(),
    header,
    moves: [
      ...claimedAtTheRoll(won(), { credits: 9000, reputation: { imperial: 'negative' }, damage: { ship: 1 } }),
      { type: 'combat.resolve', seat: 'ann' },
      { type: 'planning.gain-credits', seat: 'ben' },
    ],
    breaks: ['outer-rim.encountering-a-patrol.1.a'],
  },
  {
    rule: 'outer-rim.damage.3',
    shows: 'nor is the damage wrong that it claims with a defeat which did not come about, before the patrol is moved',
    start: met(),
    header,
    moves: [
      ...claimedAtTheRoll(lost, { damage: { ship: 2 }, defeated: true }),
      away,
      { type: 'planning.gain-credits', seat: 'ben' },
    ],
    breaks: ['outer-rim.damage.3'],
  },
  {
    rule: 'outer-rim.encountering-a-patrol.2',
    shows: 'where the patrol was moved to is shown by a claim although credits change hands behind it',
    start: met(),
    header,
    moves: [
      ...lost.slice(0, 3),
      { type: 'combat.resolve', seat: 'ann', expect: { patrols: { imperial: { space: 'n2' } } } },
      { type: 'credits.trade', seat: 'ben', with: 'ann', gives: 1000, takes: 0 },
      { type: 'planning.gain-credits', seat: 'ben' },
    ],
    final: { patrols: { imperial: { space: 'n2' } } },
  },
  {
    rule: 'outer-rim.encountering-a-patrol.2',
    shows: 'a favor that nobody may give is no sign that the lost fight was won: the patrol is still to be moved',
    start: met(),
    header,
    moves: [
      ...lost.slice(0, 3),
      { type: 'favor.receive', seat: 'ben', from: 'ann', kind: 'shortcut' },
      { type: 'planning.gain-credits', seat: 'ben' },
    ],
    breaks: ['outer-rim.favors.0.1', 'outer-rim.encountering-a-patrol.2'],
  },
  {
    rule: 'outer-rim.combat-steps.5.2',
    shows: 'where the patrol was moved to is shown by a claim beside which the damage is claimed wrongly',
    start: met(),
    header,
    moves: [
      ...lost.slice(0, 3),
      {
        type: 'combat.resolve',
        seat: 'ann',
        expect: { seats: { ann: { damage: { ship: 1 } } }, patrols: { imperial: { space: 'n2' } } },
      },
      { type: 'planning.gain-credits', seat: 'ben' },
    ],
    breaks: ['outer-rim.combat-steps.5.2'],
    final: { patrols: { imperial: { space: 'n2' } } },
  },
  {
    rule: 'outer-rim.encountering-a-patrol.2',
    shows: 'a claim of the damage alone shows nothing of it',
    start: met(),
    header,
    moves: [
      ...lost.slice(0, 3),
      { type: 'combat.resolve', seat: 'ann', expect: { seats: { ann: { damage: { ship: 1 } } } } },
      { type: 'planning.gain-credits', seat: 'ben' },
    ],
    breaks: ['outer-rim.combat-steps.5.2', 'outer-rim.encountering-a-patrol.2'],
  },
  {
    rule: 'outer-rim.combat-steps.4.1',
    shows:
      'a tie that was taken for a defeat is told once, also where no reward is claimed and the patrol is moved away',
    start: met(),
    header,
    moves: [
      ...fought(['hit', 'hit', 'blank'], ['hit', 'hit'], { seats: { ann: { credits: 5000, damage: { ship: 2 } } } }),
      away,
      { type: 'planning.gain-credits', seat: 'ben', expect: { patrols: { imperial: { level: 1, space: 'n2' } } } },
    ],
    breaks: ['outer-rim.combat-steps.4.1'],
  },
];
