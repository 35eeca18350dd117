import type { CardFacts } from '../../../schemas/outer-rim/cards.ts';
import { type Example, seat, table } from '../example.ts';
import { ambush, claims, duel, meet, obey, resolve, roll, trick } from '../fights.ts';
import { inAction, inEncounter, tool, use } from '../tools.ts';

const gain = (who: string) => ({ type: 'planning.gain-credits', seat: who });
const end = tool('curfew', { do: 'end-turn' });
const card = (id: string): CardFacts => ({ id, type: 'job', cost: 0, patrolIcon: 'none', contactIcon: 'none' });
const buys = (who: string, what: string, next: string) => [
  { type: 'market.buy', seat: who, deck: 'job', card: what, paid: 0 },
  { type: 'card.reveal', deck: 'job', card: card(next) },
];
const space = (who: string) => ({ type: 'encounter.space', seat: who, effects: [] });
const armour = trick('armour', { change: { kind: 'prevent', amount: 1 } });
const away = { type: 'patrol.displace', seat: 'ann', faction: 'imperial', to: 't4-n3' };
/** A patrol beats Ann; as long as nobody goes on, she could still prevent a part of the damage. */
const beaten = (claimed: object) => ({
  start: ambush({ ann: { assets: [armour] } }),
  moves: [meet, roll('blank', 'blank', 'blank'), roll('hit', 'hit'), resolve, claims(away, claimed), gain('ben')],
});

export const examples: readonly Example[] = [
  {
    rule: 'outer-rim.player-turn.0.1',
    shows: 'the turns go round clockwise',
    start: { seats: { ann: seat(), ben: seat(), cem: seat() }, ...inEncounter },
    moves: [space('ann'), gain('ben'), space('ben'), gain('cem'), space('cem'), gain('ann')],
    doubtful: true,
    final: { turn: { seat: 'ann', number: 4 } },
  },
  {
    rule: 'outer-rim.player-turn.0.1',
    shows: 'a table may say that a turn is over which its encounter has ended',
    start: { seats: { ann: seat(), ben: seat() }, ...inEncounter },
    moves: [space('ann'), { type: 'turn.end', seat: 'ann' }, gain('ben')],
    doubtful: true,
    final: { turn: { seat: 'ben', step: 'action', number: 2 } },
  },
  {
    rule: 'outer-rim.player-turn.0.1',
    shows: 'also behind the dice of a fight whose outcome goes without saying',
    start: ambush(),
    moves: [
      meet,
      roll('hit', 'hit', 'focus'),
      roll('blank', 'blank'),
      { type: 'turn.end', seat: 'ann', expect: { turn: { seat: 'ben' }, seats: { ann: { credits: 8000 } } } },
      gain('ben'),
    ],
    final: { turn: { seat: 'ben', step: 'action', number: 2 } },
  },
  {
    rule: 'outer-rim.player-turn.1.1',
    shows: 'whose turn it was, says so, and nobody else',
    start: ambush(),
    moves: [meet, roll('hit', 'hit', 'focus'), roll('blank', 'blank'), { type: 'turn.end', seat: 'ben' }, gain('ben')],
    breaks: ['outer-rim.player-turn.1.1'],
  },
  {
    rule: 'outer-rim.player-turn.1.1',
    shows: 'before the first turn nobody has ended one',
    start: table(),
    moves: [{ type: 'turn.end', seat: 'ben' }, gain('ann')],
    breaks: ['outer-rim.player-turn.1.1'],
  },
  {
    rule: 'outer-rim.encounter-step.0.1',
    shows: 'the end of a turn is not said in the middle of the next one',
    start: { seats: { ann: seat(), ben: seat() }, ...inEncounter },
    moves: [space('ann'), gain('ben'), { type: 'turn.end', seat: 'ann' }],
    breaks: ['outer-rim.encounter-step.0.1'],
    doubtful: true,
  },
  {
    rule: 'outer-rim.player-turn.0.1',
    shows: 'somebody plays whose turn it is not',
    start: table(),
    moves: [gain('ben')],
    breaks: ['outer-rim.player-turn.0.1'],
  },
  {
    rule: 'outer-rim.player-turn.0.1',
    shows: 'whoever buys in the action step of another has done it there: that action step goes on',
    start: table({ turn: { step: 'action' }, market: { job: card('run') } }),
    moves: [...buys('ben', 'run', 'next'), ...buys('ann', 'next', 'last'), space('ann'), gain('ben')],
    breaks: ['outer-rim.player-turn.0.1'],
    doubtful: true,
    final: { turn: { seat: 'ben', step: 'action' } },
  },
  {
    rule: 'outer-rim.player-turn.0.1',
    shows: 'whoever fights a patrol in the encounter step of another has done it there: that encounter step goes on',
    start: ambush({ ann: { space: 'naboo' }, ben: { space: 'tatooine' } }),
    moves: [{ ...meet, seat: 'ben' }, roll('hit', 'hit', 'blank'), roll('hit', 'blank'), space('ann'), gain('ben')],
    breaks: ['outer-rim.player-turn.0.1'],
    doubtful: true,
    final: { turn: { seat: 'ben', step: 'action' } },
  },
  {
    rule: 'outer-rim.player-turn.1',
    shows: 'planning, action, encounter',
    start: table({ ann: { assets: [tool('purse', { do: 'gain-credits', amount: 1000 })] } }),
    moves: [gain('ann'), use('purse'), { type: 'action.end', seat: 'ann' }, space('ann')],
    doubtful: true,
    final: { turn: { seat: 'ben', step: 'planning' }, seats: { ann: { credits: 8000 } } },
  },
  {
    rule: 'outer-rim.player-turn.1',
    shows: 'an action after the encounter comes too late',
    start: table({ ann: { assets: [tool('purse', { do: 'gain-credits', amount: 1000 })] }, ...inEncounter }),
    moves: [space('ann'), use('purse'), gain('ben')],
    breaks: ['outer-rim.player-turn.1'],
    doubtful: true,
  },
  {
    rule: 'outer-rim.player-turn.1.1',
    shows: 'an encounter before the planning step',
    start: table(),
    moves: [space('ann'), gain('ben')],
    breaks: ['outer-rim.player-turn.1.1'],
  },
  {
    rule: 'outer-rim.player-turn.0.1',
    shows: 'an action in the turn of somebody else',
    start: table({ ben: { assets: [tool('purse', { do: 'gain-credits', amount: 1000 })] }, ...inAction }),
    moves: [{ type: 'market.discard', seat: 'ben', deck: 'job' }],
    breaks: ['outer-rim.player-turn.0.1'],
  },
  { rule: 'outer-rim.player-turn.1.1', shows: 'the planning step comes first', start: table(), moves: [gain('ann')] },
  {
    rule: 'outer-rim.player-turn.1.1',
    shows: 'an action before the planning step',
    start: table({ ann: { assets: [tool('purse', { do: 'gain-credits', amount: 1000 })] } }),
    moves: [use('purse')],
    breaks: ['outer-rim.player-turn.1.1'],
  },
  {
    rule: 'outer-rim.player-turn.1.2',
    shows: 'the action step comes second',
    start: table(),
    moves: [{ ...gain('ann'), expect: { turn: { seat: 'ann', step: 'action' } } }],
  },
  {
    rule: 'outer-rim.player-turn.1.2',
    shows: 'the encounter step does not follow the planning step',
    start: table(),
    moves: [{ ...gain('ann'), expect: { turn: { step: 'encounter' } } }],
    breaks: ['outer-rim.player-turn.1.2'],
  },
  {
    rule: 'outer-rim.player-turn.1.3',
    shows: 'the encounter step comes last',
    start: table(inAction),
    moves: [{ type: 'action.end', seat: 'ann', expect: { turn: { seat: 'ann', step: 'encounter' } } }],
  },
  {
    rule: 'outer-rim.player-turn.1.3',
    shows: 'the encounter step is not left out',
    start: table(inAction),
    moves: [{ type: 'action.end', seat: 'ann', expect: { turn: { step: 'planning' } } }],
    breaks: ['outer-rim.player-turn.1.3'],
  },
  {
    rule: 'outer-rim.player-turn.3',
    shows: 'a turn lasts as long as its player may still do something, though they do nothing more',
    ...beaten({ turn: { seat: 'ann', step: 'encounter' } }),
  },
  {
    rule: 'outer-rim.player-turn.3',
    shows: 'it may be claimed beside the damage that goes without saying behind it',
    ...beaten({ turn: { seat: 'ann' }, seats: { ann: { damage: { ship: 2 } } } }),
  },
  {
    rule: 'outer-rim.player-turn.3',
    shows: 'or as over, with all that',
    ...beaten({ turn: { seat: 'ben' }, seats: { ann: { damage: { ship: 2 } } } }),
  },
  {
    rule: 'outer-rim.player-turn.1',
    shows: 'but its step is none that has been before',
    ...beaten({ turn: { step: 'action' } }),
    breaks: ['outer-rim.player-turn.1'],
  },
  {
    rule: 'outer-rim.combat-steps.5.2',
    shows: 'and what is claimed wrongly beside it is told',
    ...beaten({ turn: { seat: 'ann' }, seats: { ann: { damage: { ship: 3 } } } }),
    breaks: ['outer-rim.combat-steps.5.2'],
  },
  {
    rule: 'outer-rim.player-turn.3',
    shows: 'so does the turn of whoever still has to move the patrol, beside the defeat',
    start: ambush({ ann: { damage: { ship: 2 } } }),
    moves: [
      meet,
      roll('blank', 'blank', 'blank'),
      roll('hit', 'hit'),
      claims(resolve, { turn: { seat: 'ann', step: 'encounter' }, seats: { ann: { defeated: true, credits: 2000 } } }),
      away,
      gain('ben'),
    ],
  },
  {
    rule: 'outer-rim.player-turn.3',
    shows: 'and of whoever has left a choice unsaid',
    start: duel({ ann: { assets: [armour] }, ben: { damage: { character: 3 } } }),
    moves: [obey, roll('hit', 'hit', 'blank'), claims(roll('blank', 'blank', 'blank'), { turn: { step: 'action' } })],
  },
  {
    rule: 'outer-rim.player-turn.2',
    shows: 'an effect ends the turn in the action step: no encounter, the next player goes on',
    start: table({ ann: { assets: [end] }, ...inAction }),
    moves: [use('curfew', { expect: { turn: { seat: 'ben', step: 'planning' } } }), gain('ben')],
  },
  {
    rule: 'outer-rim.player-turn.2',
    shows: 'the encounter step of a turn that has been ended is not resolved',
    start: table({ ann: { assets: [end] }, ...inAction }),
    moves: [use('curfew', { expect: { turn: { seat: 'ann', step: 'encounter' } } })],
    breaks: ['outer-rim.player-turn.2'],
  },
  {
    rule: 'outer-rim.player-turn.3',
    shows: 'with the encounter the turn is over',
    start: table(inEncounter),
    moves: [{ ...space('ann'), expect: { turn: { seat: 'ben', step: 'planning' } } }],
    doubtful: true,
  },
  {
    rule: 'outer-rim.player-turn.3',
    shows: 'the turn does not stay with the same player after it',
    start: table(inEncounter),
    moves: [{ ...space('ann'), expect: { turn: { seat: 'ann' } } }],
    breaks: ['outer-rim.player-turn.3'],
    doubtful: true,
  },
  {
    rule: 'outer-rim.player-turn.0.1',
    shows: 'what a contact brings comes in the turn of whoever encounters it',
    start: table({ turn: { step: 'action' } }),
    moves: [{ type: 'contact.resolve', seat: 'ben', effects: [{ do: 'gain-credits', amount: 1000 }] }],
    breaks: ['outer-rim.player-turn.0.1'],
  },
  {
    rule: 'outer-rim.encounter-step.0.1',
    shows: 'not when that turn is over',
    start: table(inEncounter),
    moves: [space('ann'), { type: 'contact.resolve', seat: 'ann', effects: [{ do: 'gain-credits', amount: 1000 }] }],
    breaks: ['outer-rim.encounter-step.0.1'],
    doubtful: true,
  },
  {
    rule: 'outer-rim.player-turn.1',
    shows: 'who buys a card after the encounter has had the encounter: the next player may go on',
    start: table({ turn: { step: 'encounter' }, market: { cargo: 'bacta-supplies' } }),
    moves: [
      { type: 'encounter.space', seat: 'ann', effects: [] },
      { type: 'market.buy', seat: 'ann', deck: 'cargo', card: 'bacta-supplies' },
      {
        type: 'card.reveal',
        deck: 'cargo',
        card: { id: 'coaxium-crystal', patrolIcon: 'none', contactIcon: 'none' },
      },
      { type: 'planning.gain-credits', seat: 'ben' },
      { type: 'encounter.space', seat: 'ben', effects: [] },
      { type: 'planning.gain-credits', seat: 'ann' },
    ],
    breaks: ['outer-rim.player-turn.1'],
    doubtful: true,
    final: { turn: { seat: 'ann', step: 'action' } },
  },
];
