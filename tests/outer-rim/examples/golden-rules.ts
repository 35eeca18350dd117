import { catalogue } from '../../../cards/outer-rim/index.ts';
import type { StartSeat } from '../../../schemas/outer-rim/header.ts';
import { type Example, seat, table } from '../example.ts';
import { ambush, duel, meet, obey, resolve, roll, trick } from '../fights.ts';
import { inAction, inEncounter } from '../tools.ts';

const rule = 'outer-rim.golden-rules.0.2';
const claim = (ann: object) => ({ expect: { seats: { ann } } });
const lobot = seat({ assets: ['crew-lobot'], reputation: { hutt: 'positive' } });
const lobotPays = (amount: number) => ({
  type: 'ability.use',
  seat: 'ann',
  source: 'crew-lobot',
  effects: [{ do: 'gain-credits', amount }],
});
const round = [
  { type: 'planning.gain-credits', seat: 'ben' },
  { type: 'encounter.space', seat: 'ben' },
];
/** The patrol rolls as much as Ann's ship can bear. */
const costly = [meet, roll('hit', 'hit', 'crit'), roll('crit', 'crit')];
const spice: Exclude<NonNullable<StartSeat['assets']>[number], string> = {
  id: 'spice',
  type: 'cargo',
  destination: 'tatooine',
  traits: [],
  reward: { credits: 3000 },
  bonuses: {},
};

/** Each of the characters and ships in a short game in which nothing is told of what their cards do. */
const everybody: Example[] = [...catalogue({ expansion: true }).characters.keys()].map((character) => ({
  rule,
  shows: `a plain turn of ${character} is never condemned`,
  start: ambush({ ann: { character, credits: 0 } }),
  moves: [...costly, ...round, { type: 'planning.recover', seat: 'ann' }],
  doubtful: true,
}));

export const examples: readonly Example[] = [
  ...everybody,
  {
    rule,
    shows: 'Dengar suffers less than was rolled and goes on with his actions',
    start: duel({ ann: { character: 'dengar' } }),
    moves: [
      obey,
      roll('hit', 'hit', 'crit'),
      roll('hit', 'hit', 'crit'),
      { ...resolve, ...claim({ damage: { character: 2 }, defeated: false }) },
      { type: 'action.end', seat: 'ann' },
    ],
  },
  {
    rule,
    shows: 'and whoever loses against him suffers more',
    start: duel({ ann: { character: 'dengar' } }),
    moves: [
      obey,
      roll('hit', 'hit', 'blank'),
      roll('blank', 'blank', 'blank'),
      { ...resolve, expect: { seats: { ben: { damage: { character: 3 } } } } },
    ],
  },
  {
    rule,
    shows: 'IG-88 may not have been defeated: in the next turn anything is possible',
    start: ambush({
      ann: { character: 'ig-88', assets: [{ id: 'helper', type: 'crew', bonuses: {}, skills: [] }] },
    }),
    moves: [...costly, ...round, { type: 'planning.gain-credits', seat: 'ann' }],
    final: { seats: { ann: { defeated: null } } },
    doubtful: true,
  },
  {
    rule,
    shows: "Cad Bane's fame becomes credits: he has not won with the tenth",
    start: ambush({ ann: { character: 'cad-bane', fame: 9 }, patrol: { level: 2, reward: { fame: 1 } } }),
    moves: [meet, roll('hit', 'hit', 'hit'), roll('hit', 'blank'), resolve],
    final: { winner: null, seats: { ann: { fame: 9, credits: 10_000 } } },
  },
  {
    rule,
    shows: 'the log says what it came to',
    start: ambush({ ann: { character: 'cad-bane', fame: 9 }, patrol: { level: 2, reward: { fame: 1 } } }),
    moves: [
      meet,
      roll('hit', 'hit', 'hit'),
      roll('hit', 'blank'),
      { ...resolve, ...claim({ fame: 9, credits: 10_000 }) },
      ...round.slice(0, 1),
    ],
  },
  {
    rule,
    shows: 'Ketsu Onyo may be paid for a victory',
    start: ambush({ ann: { character: 'ketsu-onyo', credits: 0 } }),
    moves: [
      meet,
      roll('hit', 'hit', 'hit'),
      roll('hit', 'blank'),
      { type: 'credits.trade', seat: 'ann', with: 'ben', gives: 7000, takes: 0 },
    ],
    doubtful: true,
  },
  {
    rule,
    shows: 'Ketsu Onyo may meet a patrol of another space',
    start: ambush({ ann: { character: 'ketsu-onyo', space: 'nal-hutta' } }),
    moves: [meet],
    doubtful: true,
  },
  {
    rule,
    shows: 'Hondo Ohnaka may be paid more for cargo',
    start: table({ ...inAction, ann: { character: 'hondo-ohnaka', credits: 0, assets: [spice] } }),
    moves: [{ type: 'deliver.cargo', seat: 'ann', card: 'spice', ...claim({ credits: 4000 }) }],
  },
  {
    rule,
    shows: "Hondo Ohnaka's card may let others fight him",
    start: table({ ...inEncounter, ben: { character: 'hondo-ohnaka', fame: 1, space: 'tatooine' } }),
    moves: [
      {
        type: 'encounter.ability',
        seat: 'ann',
        source: 'hondo-ohnaka',
        effects: [{ do: 'fight', player: 'ben' }],
      },
    ],
    doubtful: true,
  },
  {
    rule: 'outer-rim.encounter-step.2',
    shows: 'Hondo Ohnaka is not fought from another space',
    start: table({ ...inEncounter, ben: { character: 'hondo-ohnaka', space: 'naboo' } }),
    moves: [
      {
        type: 'encounter.ability',
        seat: 'ann',
        source: 'hondo-ohnaka',
        effects: [{ do: 'fight', player: 'ben' }],
      },
    ],
    breaks: ['outer-rim.encounter-step.2'],
  },
  {
    rule,
    shows: 'an Aggressor may spare its owner the loss of reputation',
    start: ambush({ ann: { ship: 'aggressor-assault-fighter' } }),
    moves: [
      meet,
      roll('hit', 'hit', 'hit'),
      roll('hit', 'blank'),
      { ...resolve, ...claim({ reputation: { imperial: 'neutral' } }) },
    ],
    doubtful: true,
    final: { seats: { ann: { reputation: { imperial: 'neutral' } } } },
  },
  {
    rule: 'outer-rim.encountering-a-patrol.1.a',
    shows: 'it brings none',
    start: ambush({ ann: { ship: 'aggressor-assault-fighter' } }),
    moves: [
      meet,
      roll('hit', 'hit', 'hit'),
      roll('hit', 'blank'),
      { ...resolve, ...claim({ reputation: { imperial: 'positive' } }) },
    ],
    breaks: ['outer-rim.encountering-a-patrol.1.a'],
  },
  {
    rule: 'outer-rim.encountering-a-patrol.1.a',
    shows: 'and spares the loss with no other faction',
    start: ambush({ ann: { ship: 'aggressor-assault-fighter' } }),
    moves: [
      meet,
      roll('hit', 'hit', 'hit'),
      roll('hit', 'blank'),
      { ...resolve, ...claim({ reputation: { rebel: 'positive', imperial: 'negative' } }) },
    ],
    breaks: ['outer-rim.combat-steps.4.2'],
  },
  {
    rule,
    shows: 'in a GX1 Short Hauler a friendly patrol may be chosen beside a hostile one',
    start: {
      ...ambush({ ann: { ship: 'gx1-short-hauler', reputation: { imperial: 'negative' } } }),
      patrols: {
        imperial: { level: 1, combat: 2, space: 'tatooine' },
        rebel: { level: 1, combat: 2, space: 'tatooine' },
      },
    },
    moves: [{ type: 'encounter.patrol', seat: 'ann', faction: 'rebel' }],
    doubtful: true,
  },
  {
    rule,
    shows: 'Enfys Nest cancels hits of the attack with the focus results of her defence',
    start: duel({ ben: { character: 'enfys-nest' } }),
    moves: [
      obey,
      roll('hit', 'hit', 'hit'),
      roll('focus', 'hit', 'blank'),
      {
        type: 'combat.ability',
        seat: 'ben',
        source: 'enfys-nest',
        side: 'attack',
        change: { kind: 'cancel', dice: [0] },
      },
      resolve,
    ],
    doubtful: true,
  },
  ...(['focus', 'blank'] as const).map((second): Example => {
    const isEnough = second === 'focus';
    return {
      rule: isEnough ? rule : 'outer-rim.combat-steps.4',
      shows: `where nobody has recorded it, she may ${isEnough ? '' : 'not '}have cancelled as much as makes the difference`,
      start: duel({ ben: { character: 'enfys-nest' } }),
      moves: [obey, roll('hit', 'hit', 'blank'), roll('hit', 'focus', second), { ...resolve, winner: 'defender' }],
      ...(isEnough ? { doubtful: true as const } : { breaks: ['outer-rim.combat-steps.4'] as const }),
    };
  }),
  ...[
    {
      left: 2,
      gear: [],
      who: 'enfys-nest',
      shows: 'what Enfys Nest claims to have suffered shows what she has cancelled',
    },
    { left: 3, gear: ['jetpack'], who: 'bossk', shows: 'as it shows that the Jetpack was used' },
  ].map(
    ({ left, gear, who, shows }): Example => ({
      rule,
      shows,
      start: duel({ ben: { character: who, assets: gear } }),
      moves: [
        obey,
        roll('hit', 'hit', 'crit'),
        roll('focus', 'focus', 'hit'),
        { ...resolve, expect: { seats: { ben: { damage: { character: left }, defeated: false } } } },
      ],
      doubtful: true,
    }),
  ),
  ...([['tactics'], ['strength']] as const).map((skills): Example => {
    const isSkilled = skills[0] === 'tactics';
    return {
      rule: isSkilled ? rule : 'outer-rim.combat-steps.5.1',
      shows: `a crit it cancels ${isSkilled ? 'for who has the skill for it' : 'for nobody else'}`,
      start: duel({ ben: { character: 'bossk', skills: [...skills], assets: ['jetpack'] } }),
      moves: [
        obey,
        roll('hit', 'hit', 'crit'),
        roll('focus', 'focus', 'hit'),
        { ...resolve, expect: { seats: { ben: { damage: { character: 2 } } } } },
      ],
      ...(isSkilled ? { doubtful: true } : { breaks: ['outer-rim.combat-steps.5.1'] }),
    };
  }),
  {
    rule: 'outer-rim.combat-steps.5.1',
    shows: 'as far as its text goes',
    start: duel({ ben: { character: 'enfys-nest' } }),
    moves: [
      obey,
      roll('hit', 'hit', 'crit'),
      roll('focus', 'blank', 'hit'),
      { ...resolve, expect: { seats: { ben: { damage: { character: 2 } } } } },
    ],
    breaks: ['outer-rim.combat-steps.5.1'],
  },
  {
    rule,
    shows: 'and so does a turn that no defeated player could take',
    start: duel({ ben: { character: 'enfys-nest' } }),
    moves: [
      obey,
      roll('hit', 'hit', 'crit'),
      roll('focus', 'focus', 'hit'),
      resolve,
      { type: 'action.end', seat: 'ann' },
      { type: 'encounter.space', seat: 'ann', effects: [] },
      { type: 'planning.gain-credits', seat: 'ben' },
    ],
    doubtful: true,
  },
  ...([true, false] as const).map(
    (isOver): Example => ({
      rule: isOver ? rule : 'outer-rim.combat-steps.4.1',
      shows: `what stands on the other side of a card explains a winner ${isOver ? 'once' : 'only if'} it is turned over`,
      start: duel({ ben: { character: 'chewbacca', fame: 1, personalGoalDone: isOver } }),
      moves: [obey, roll('hit', 'hit', 'blank'), roll('hit', 'hit', 'blank'), { ...resolve, winner: 'defender' }],
      ...(isOver ? { doubtful: true as const } : { breaks: ['outer-rim.combat-steps.4.1'] as const }),
    }),
  ),
  {
    rule: 'outer-rim.combat-steps.4',
    shows: 'a crit is no hit that she could cancel',
    start: duel({ ben: { character: 'enfys-nest' } }),
    moves: [obey, roll('crit', 'blank', 'blank'), roll('hit', 'focus', 'focus'), { ...resolve, winner: 'defender' }],
    breaks: ['outer-rim.combat-steps.4'],
  },
  {
    rule,
    shows: 'a card that has dice rolled again may have taken a focus away that she had used',
    start: duel({
      ben: {
        character: 'enfys-nest',
        assets: [trick('lens', { on: 'own', change: { kind: 'reroll', most: 1, from: 'focus' } })],
      },
    }),
    moves: [obey, roll('hit', 'hit', 'blank'), roll('hit', 'blank', 'blank'), { ...resolve, winner: 'defender' }],
    doubtful: true,
  },
  {
    rule,
    shows: 'Lobot brings more credits in the planning step, for each positive reputation',
    start: table({ ann: { credits: 0, assets: ['crew-lobot'], reputation: { rebel: 'positive', hutt: 'positive' } } }),
    moves: [{ type: 'planning.gain-credits', seat: 'ann', ...claim({ credits: 4000 }) }],
  },
  {
    rule: 'outer-rim.planning-step.2',
    shows: 'but none for neutral ones',
    start: table({ ann: { credits: 0, assets: ['crew-lobot'] } }),
    moves: [{ type: 'planning.gain-credits', seat: 'ann', ...claim({ credits: 4000 }) }],
    breaks: ['outer-rim.planning-step.2'],
  },
  {
    rule,
    shows: 'Boba Fett begins as a friend of the Hutts and flies past their patrol',
    start: {
      seats: { ann: seat({ character: 'boba-fett' }), ben: seat({ space: 'naboo' }) },
      patrols: { hutt: { level: 1, space: 't4-n3' } },
    },
    moves: [{ type: 'planning.move', seat: 'ann', path: ['t4-n3', 'nal-hutta'] }],
  },
  {
    rule,
    shows: 'in the middle of a game nobody knows whether he still is',
    start: {
      seats: { ann: seat({ character: 'boba-fett' }), ben: seat({ space: 'naboo' }) },
      patrols: { hutt: { level: 1, space: 't4-n3' } },
      turn: { number: 9 },
    },
    moves: [{ type: 'planning.move', seat: 'ann', path: ['t4-n3', 'nal-hutta'] }],
    doubtful: true,
  },
  {
    rule,
    shows: 'what no card bends stays as it is',
    start: duel({ ann: { character: 'dengar' } }),
    moves: [obey, roll('hit', 'hit')],
    breaks: ['outer-rim.combat-steps.1'],
  },
  {
    rule,
    shows: 'what a card brings by itself may be recorded as a use, which changes nothing',
    start: duel({ ann: { character: 'dengar' } }),
    moves: [
      obey,
      roll('hit', 'hit', 'crit'),
      roll('hit', 'hit', 'crit'),
      { type: 'ability.use', seat: 'ann', source: 'dengar', ability: 'hard-to-kill' },
      { ...resolve, ...claim({ damage: { character: 2 } }) },
    ],
  },
  {
    rule,
    shows: 'or as an ability of the combat',
    start: duel({ ann: { character: 'dengar' } }),
    moves: [
      obey,
      roll('hit', 'hit', 'crit'),
      roll('hit', 'hit', 'crit'),
      {
        type: 'combat.ability',
        seat: 'ann',
        source: 'dengar',
        ability: 'hard-to-kill',
        change: { kind: 'prevent', amount: 2 },
      },
      { ...resolve, ...claim({ damage: { character: 2 } }) },
    ],
  },
  {
    rule: 'outer-rim.appendix-2-interpreting-cards-and-abilities.0.2',
    shows: 'but not of more than it brings',
    start: duel({ ann: { character: 'dengar' } }),
    moves: [
      obey,
      roll('hit', 'hit', 'crit'),
      roll('hit', 'hit', 'crit'),
      {
        type: 'combat.ability',
        seat: 'ann',
        source: 'dengar',
        ability: 'hard-to-kill',
        change: { kind: 'prevent', amount: 3 },
      },
    ],
    breaks: ['outer-rim.appendix-2-interpreting-cards-and-abilities.0.2'],
  },
  {
    rule,
    shows: 'credits that a victory brings are not paid once more where the log says so',
    start: ambush({ ann: { character: 'ketsu-onyo', personalGoalDone: true, credits: 1000 } }),
    moves: [
      meet,
      roll('hit', 'hit', 'crit'),
      roll('blank', 'blank'),
      { ...resolve, ...claim({ credits: 8000 }) },
      {
        type: 'ability.use',
        seat: 'ann',
        source: 'ketsu-onyo',
        ability: 'pay-for-victory',
        effects: [{ do: 'gain-credits', amount: 4000 }],
        ...claim({ credits: 8000 }),
      },
    ],
  },
  {
    rule,
    shows: 'a log may say itself that they came behind what the victory brought',
    start: ambush({ ann: { character: 'ketsu-onyo', personalGoalDone: true, credits: 1000 } }),
    moves: [
      meet,
      roll('hit', 'hit', 'crit'),
      roll('blank', 'blank'),
      { ...resolve, ...claim({ credits: 4000 }) },
      { type: 'ability.use', seat: 'ann', source: 'ketsu-onyo', ...claim({ credits: 8000 }) },
    ],
  },
  {
    rule,
    shows: 'so it is with what Lobot adds to the credits of the planning step',
    start: table({ ann: lobot }),
    moves: [
      { type: 'planning.gain-credits', seat: 'ann', ...claim({ credits: 7000 }) },
      { ...lobotPays(1000), ...claim({ credits: 8000 }) },
    ],
  },
  {
    rule: 'outer-rim.planning-step.2',
    shows: 'not where another sum is left out',
    start: table({ ann: lobot }),
    moves: [{ type: 'planning.gain-credits', seat: 'ann', ...claim({ credits: 6500 }) }, lobotPays(1000)],
    breaks: ['outer-rim.planning-step.2'],
  },
  {
    rule: 'outer-rim.appendix-2-interpreting-cards-and-abilities.0.2',
    shows: 'he adds no more than a sum for each faction',
    start: table({ ann: lobot }),
    moves: [{ type: 'planning.gain-credits', seat: 'ann' }, lobotPays(5000)],
    breaks: ['outer-rim.appendix-2-interpreting-cards-and-abilities.0.2'],
  },
  {
    rule: 'outer-rim.appendix-2-interpreting-cards-and-abilities.0.2',
    shows: 'and once in a turn',
    start: table({ ann: lobot }),
    moves: [
      { type: 'planning.gain-credits', seat: 'ann' },
      lobotPays(1000),
      { ...lobotPays(1000), ...claim({ credits: 8000 }) },
      { type: 'action.end', seat: 'ann' },
    ],
    breaks: ['outer-rim.appendix-2-interpreting-cards-and-abilities.0.2'],
  },
  {
    rule: 'outer-rim.credits.2',
    shows: 'nor may they be left out of a claim',
    start: ambush({ ann: { character: 'ketsu-onyo', personalGoalDone: true, credits: 1000 } }),
    moves: [meet, roll('hit', 'hit', 'crit'), roll('blank', 'blank'), { ...resolve, ...claim({ credits: 4000 }) }],
    breaks: ['outer-rim.credits.2'],
    also: ['outer-rim.golden-rules.0.2', 'outer-rim.encountering-a-patrol.1.a'],
  },
  {
    rule: 'outer-rim.appendix-2-interpreting-cards-and-abilities.0.2',
    shows: 'another sum than it brings is not what it says, and is not paid',
    start: ambush({ ann: { character: 'ketsu-onyo', personalGoalDone: true, credits: 1000 } }),
    moves: [
      meet,
      roll('hit', 'hit', 'crit'),
      roll('blank', 'blank'),
      resolve,
      {
        type: 'ability.use',
        seat: 'ann',
        source: 'ketsu-onyo',
        ability: 'pay-for-victory',
        effects: [{ do: 'gain-credits', amount: 5000 }],
        ...claim({ credits: 8000 }),
      },
    ],
    breaks: ['outer-rim.appendix-2-interpreting-cards-and-abilities.0.2'],
  },
  {
    rule: 'outer-rim.appendix-2-interpreting-cards-and-abilities.0.2',
    shows: 'what comes by itself chooses nobody',
    start: ambush({ ann: { character: 'ketsu-onyo', personalGoalDone: true, credits: 1000 } }),
    moves: [
      meet,
      roll('hit', 'hit', 'crit'),
      roll('blank', 'blank'),
      resolve,
      { type: 'ability.use', seat: 'ann', source: 'ketsu-onyo', ability: 'pay-for-victory', player: 'ben' },
    ],
    breaks: ['outer-rim.appendix-2-interpreting-cards-and-abilities.0.2'],
  },
];
