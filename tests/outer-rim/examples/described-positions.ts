import type { RuleId } from '../../../machines/chart.ts';
import type { Header, Start } from '../../../schemas/outer-rim/header.ts';
import { type Example, seat, table } from '../example.ts';
import { inAction, tool } from '../tools.ts';

const gains = { type: 'planning.gain-credits', seat: 'ann' };
const spice = { id: 'spice', type: 'cargo' } as const;
const hunt = { id: 'bounty-lobot', type: 'bounty', captured: true } as const;
type Options = Partial<Omit<Header, 'start'>>;

const stands = (rule: RuleId, shows: string, start: Start, header: Options = {}): Example => ({
  rule,
  shows,
  start,
  header,
  moves: [gains],
});
const falls = (rule: RuleId, shows: string, start: Start, header: Options = {}): Example => ({
  ...stands(rule, shows, start, header),
  breaks: [rule],
});

const LIMITED = 'outer-rim.component-limitations.0.2';
const ORDER = 'outer-rim.appendix-1-setup.3.e';
const ONCE = 'log.the-move-log.3';
const imperial = (level: number, stack: number[]): Start =>
  table({ patrols: { imperial: { level, space: 't6-imperial' } }, stacks: { imperial: stack } });
const sheet = {
  id: 'the-long-way',
  goals: [
    { id: 'first', number: 1, needs: { credits: 90_000 } },
    { id: 'second', number: 2, needs: { credits: 90_000 } },
    { id: 'fame', kind: 'fame' },
  ],
} as const;
const withGoals = (tokens: Record<string, number>): Start =>
  table({ ann: { fame: 3, ambition: { sheet: sheet.id, tokens } }, ben: { fame: 0 } });
const ambitious: Options = {
  options: { ambitions: true },
  ambitions: [sheet, { id: 'the-short-way', goals: [{ id: 'win', kind: 'fame' }] }],
} as unknown as Options;
/** A card with a text that names a goal, and both players have told sheets. */
const withText = (goal: string): Start =>
  table({
    ann: { assets: [tool('map', { do: 'goal-token', goal })], ambition: sheet.id },
    ben: { ambition: 'the-short-way' },
  });
const favor = { seat: 'ann', from: 'ben', kind: 'shortcut' } as const;
const granted = (...favors: (typeof favor | { seat: string; from: string; kind: 'shortcut' })[]): Start =>
  table({ turn: { seat: 'ann', step: 'planning', favors } });
const favors: Options = { options: { favors: true } };

export const examples: readonly Example[] = [
  {
    rule: 'log.the-move-log.5',
    shows: 'the text of a card of the header names no space that the map has not',
    start: table({ ann: { assets: [tool('beacon', { do: 'move-directly', to: 'nowhere' })] }, ...inAction }),
    moves: [],
    breaks: ['log.the-move-log.5'],
  },
  {
    rule: 'log.the-move-log.4',
    shows: 'the text of a card of the header names nobody who does not sit at the table',
    start: table({
      ann: { assets: [tool('gift', { do: 'gain-credits', amount: 1000, seat: 'cleo' })] },
      ...inAction,
    }),
    moves: [],
    breaks: ['log.the-move-log.4'],
  },
  {
    rule: 'log.the-move-log.5',
    shows: 'the text of a card of the header names a space of the map, and a player',
    start: table({
      ann: {
        assets: [
          tool('beacon', { do: 'move-directly', to: 'kessel' }, { do: 'gain-credits', amount: 1000, seat: 'ben' }),
        ],
      },
      ...inAction,
    }),
    moves: [{ type: 'action.ability', seat: 'ann', source: 'beacon' }],
    final: { seats: { ann: { space: 'kessel' } } },
  },
  stands(
    'outer-rim.defeated.3',
    'a defeated player has damage',
    table({ ben: { defeated: true, damage: { ship: 4 } } }),
  ),
  falls('outer-rim.defeated.3', 'without any damage nobody is defeated', table({ ben: { defeated: true } })),
  stands(
    'outer-rim.contact-tokens.11',
    'the character of a player may lie facedown as a contact',
    table({ ben: { character: 'han-solo' }, contacts: { naboo: [{ id: 'han-solo', faceup: false }] } }),
  ),
  falls(
    'outer-rim.contact-tokens.11',
    'and is discarded as soon as it is turned faceup',
    table({ ben: { character: 'han-solo' }, contacts: { naboo: [{ id: 'han-solo', faceup: true }] } }),
  ),

  falls(
    LIMITED,
    'a ship of the market that is flown does not lie in the supply',
    table({ ann: { ship: 'gx1-short-hauler' }, shipSupply: ['gx1-short-hauler'] }),
  ),
  stands(LIMITED, 'one of those to start with may', table({ ann: { ship: 'g9-rigger' }, shipSupply: ['g9-rigger'] })),
  falls(
    'outer-rim.player-turn.1',
    'no market action comes before the planning step',
    table({ turn: { step: 'planning', done: ['market'] } }),
  ),
  stands(
    'outer-rim.player-turn.1',
    'an ability may have',
    table({ turn: { step: 'planning', done: ['my-crew/scout'] } }),
  ),
  {
    rule: 'outer-rim.single-player-rules-setup.2.a',
    shows: 'of one who plays alone nobody knows the AI players, where the log names none',
    start: { seats: { ann: seat() } },
    moves: [gains],
    doubtful: ['outer-rim.single-player-rules-setup.2.a'],
  },
  stands(LIMITED, 'behind a patrol of level 2 lie two more', imperial(2, [3, 4])),
  falls(LIMITED, 'not once more the one of level 2', imperial(2, [2, 3, 4])),
  falls(ORDER, 'the level-4 patrol does not lie on top', imperial(2, [4, 3])),
  falls(ORDER, 'nor does one of a lower level come again', imperial(3, [2, 4])),
  falls(
    'log.the-move-log.2',
    'a cargo does not lie on the luxury deck',
    table({ market: { luxury: 'bacta-supplies' } }),
  ),
  falls(
    'log.the-move-log.2',
    'a card of Unfinished Business does not lie there without it',
    table({ market: { cargo: 'droid-parts' } }),
    { options: { unfinishedBusiness: false } },
  ),
  stands('log.the-move-log.2', 'it does beside it', table({ market: { cargo: 'droid-parts' } })),
  stands(
    'log.the-move-log.2',
    'a table that leaves texts out says nothing against one that is known',
    table({ ann: { assets: [{ id: 'proton-torpedoes', type: 'mod', abilities: [] }] } }),
  ),
  falls(
    'log.the-move-log.2',
    'another text than that does',
    table({
      ann: { assets: [{ id: 'proton-torpedoes', type: 'mod', abilities: [{ id: 'sing', timing: 'action' }] }] },
    }),
  ),
  stands('log.the-move-log.2', 'it lies on the cargo deck', table({ market: { cargo: 'bacta-supplies' } })),
  falls(
    ONCE,
    'a contact does not lie on two planets',
    table({ contacts: { naboo: [{ id: 'lobot', faceup: true }], kessel: [{ id: 'lobot', faceup: true }] } }),
  ),
  stands(ONCE, 'it lies on one', table({ contacts: { naboo: [{ id: 'lobot', faceup: true }], kessel: [] } })),
  falls(
    ONCE,
    'nor on a planet and on a bounty',
    table({ ann: { assets: [hunt] }, contacts: { naboo: [{ id: 'lobot', faceup: true }] } }),
  ),
  falls(ONCE, 'no card is held and out of the game', table({ ann: { assets: [spice] }, removed: ['spice'] })),
  stands(ONCE, 'one of them is', table({ ann: { assets: [spice] }, removed: ['salt'] })),
  falls(
    ONCE,
    'no encounter card is the secret of two players',
    table({
      ann: { secrets: [{ id: 'tatooine-9' }] },
      ben: { secrets: [{ id: 'tatooine-9' }] },
    }),
  ),
  stands(
    'outer-rim.appendix-1-setup.4.d',
    'an orange contact belongs to Unfinished Business',
    table({ contacts: { naboo: [{ class: 'orange' }] } }),
  ),
  falls(
    'outer-rim.appendix-1-setup.4.d',
    'without it there is none',
    table({ contacts: { naboo: [{ class: 'orange' }] } }),
    { options: { unfinishedBusiness: false } },
  ),
  stands(
    'log.the-move-log.2',
    'Maz is of her class',
    table({ contacts: { naboo: [{ id: 'maz-kanata', class: 'yellow' }] } }),
  ),
  falls(
    'log.the-move-log.2',
    'and of no other one',
    table({ contacts: { naboo: [{ id: 'maz-kanata', class: 'green' }] } }),
  ),
  falls(
    ONCE,
    'no contact lies on the map that has left the game',
    table({ removed: ['lobot'], contacts: { naboo: [{ id: 'lobot' }] } }),
  ),
  falls(
    'outer-rim.appendix-1-setup.4.b',
    'no contact lies on a navpoint',
    table({ contacts: { 't4-n3': [{ class: 'green' }] } }),
  ),
  stands('outer-rim.ambitions.4.2', 'the first goal is completed', withGoals({ first: 1 }), ambitious),
  falls('outer-rim.ambitions.4.2', 'the second one not before it', withGoals({ second: 1 }), ambitious),
  falls(
    'outer-rim.ambitions.4.4',
    'nor the last one with too little fame',
    withGoals({ first: 1, second: 1, fame: 1 }),
    ambitious,
  ),
  stands('log.the-move-log.5', 'a text names a goal of a sheet', withText('second'), ambitious),
  {
    ...falls(
      'log.the-move-log.5',
      'with a letter gone wrong it is read as meant',
      { ...withText('secnd'), ...inAction },
      ambitious,
    ),
    moves: [{ type: 'action.ability', seat: 'ann', source: 'map' }],
    final: { seats: { ann: { ambition: { goals: { second: { tokens: 1 } } } } } },
  },
  falls('log.the-move-log.5', 'a text names no goal that no sheet has', withText('elsewhere'), ambitious),
  stands(
    'log.the-move-log.5',
    'it may be of a sheet that nobody has told',
    table({ ann: { assets: [tool('map', { do: 'goal-token', goal: 'elsewhere' })] } }),
    ambitious,
  ),
  stands('outer-rim.favors.4', 'one favor has been granted in this turn', granted(favor), favors),
  falls('outer-rim.favors.4', 'not two to one player', granted(favor, favor), favors),
  falls('outer-rim.favors.4.1', 'nor one by oneself', granted({ ...favor, from: 'ann' }), favors),
  stands('outer-rim.debt-tokens.2', 'Ben has both debt tokens', table({ ben: { debtTokens: ['ann', 'ben'] } }), favors),
  falls(
    'outer-rim.debt-tokens.2',
    'no debt token is nowhere',
    table({ ann: { debtTokens: [] }, ben: { debtTokens: ['ben'] } }),
    favors,
  ),
];
