import { attacks, gainsWith, hunt, losesWith, neutral, warrant } from '../bounties.ts';
import type { Example } from '../example.ts';
import { resolve, roll } from '../fights.ts';
import { bensTurn, breaks, comesTo as keeps, type Move, ofAnn } from '../writing.ts';

const won: Move[] = [roll('hit', 'hit', 'blank'), roll('hit', 'blank', 'blank')];
/** Ann beats Ben, who is Boba Fett and has these reputations; the bounty shows other rewards. */
const boba = (ben: object = {}, ann: object = {}) =>
  hunt({
    ann: { assets: [warrant('boba-fett', { reward: { credits: 12_000, fame: 3, reputation: ['hutt'] } })], ...ann },
    ben: { character: 'boba-fett', reputation: { ...neutral, ...ben } },
  });
const beats = (more: object = {}): Move[] => [attacks(), ...won, { ...resolve, ...more }];
const hated = { imperial: 'negative', rebel: 'negative' };
const loved = { hutt: 'positive', syndicate: 'positive' };

export const examples: readonly Example[] = [
  // 0.1: what the card shows is ignored.
  keeps(
    'player-bounty-rewards.0.1',
    'whatever the card shows, 5,000 credits and one fame come',
    boba(),
    [...beats(ofAnn({ credits: 10_000, fame: 1 })), bensTurn()],
    {
      seats: { ann: { reputation: { hutt: 'neutral' } } },
    },
  ),
  breaks(
    'player-bounty-rewards.0.1',
    'the reputation that the card shows does not come',
    boba(),
    beats(ofAnn({ reputation: { hutt: 'positive' } })),
  ),
  // 1 and 2.
  breaks('player-bounty-rewards.1', 'not the credits of the card', boba(), beats(ofAnn({ credits: 17_000 }))),
  breaks('player-bounty-rewards.1', 'nor none', boba(), beats(ofAnn({ credits: 5000 }))),
  keeps('player-bounty-rewards.1', '5,000 credits it is', boba(), beats(ofAnn({ credits: 10_000 }))),
  breaks('player-bounty-rewards.2', 'not the fame of the card', boba(), beats(ofAnn({ fame: 3 }))),
  breaks('player-bounty-rewards.2', 'nor none', boba(), beats(ofAnn({ fame: 0 }))),
  breaks(
    'player-bounty-rewards.0.1',
    'both of the card are one slip',
    boba(),
    beats(ofAnn({ credits: 17_000, fame: 3 })),
  ),
  breaks('player-bounty-rewards.0.1', 'also where nobody has ended the fight', boba(), [
    attacks(),
    ...won,
    bensTurn(ofAnn({ credits: 17_000, fame: 3 })),
  ]),
  keeps('player-bounty-rewards.2', 'one fame it is', boba(), beats(ofAnn({ fame: 1 }))),
  // What the fight comes to may be written down with its end, before the choices of its reward.
  keeps(
    'combat-steps.4.3.a',
    'the damage may be claimed with the end of the fight, before the reputations are named',
    boba({ ...hated, ...loved }),
    [...beats(ofAnn({ damage: { character: 1 } })), gainsWith('rebel'), losesWith('hutt'), bensTurn()],
    { seats: { ann: { damage: { character: 1 } }, ben: { damage: { character: 2 } } } },
  ),
  breaks('combat-steps.4.3.a', 'but no other damage than it comes to', boba({ ...hated, ...loved }), [
    ...beats(ofAnn({ damage: { character: 2 } })),
    gainsWith('rebel'),
    losesWith('hutt'),
  ]),
  {
    rule: 'outer-rim.combat-steps.4.3.a',
    shows: 'also where only the first of them is named',
    start: boba({ ...hated, ...loved }),
    moves: [...beats(ofAnn({ damage: { character: 1 } })), gainsWith('rebel'), bensTurn()],
    doubtful: true,
    final: { seats: { ann: { damage: { character: 1 } }, ben: { damage: { character: 2 } } } },
  },
  // 3.
  keeps(
    'player-bounty-rewards.3',
    'with one of the factions that Ben is negative with, reputation is gained',
    boba(hated),
    [...beats(), gainsWith('rebel'), bensTurn()],
    {
      seats: { ann: { reputation: { rebel: 'positive', imperial: 'neutral' } } },
    },
  ),
  keeps(
    'player-bounty-rewards.4',
    'the faction may be forgotten where a claim shows it',
    boba(loved),
    [
      ...beats(),
      { type: 'bounty.lose-reputation', seat: 'ann', ...ofAnn({ reputation: { syndicate: 'negative' } }) },
      bensTurn(),
    ],
    { seats: { ann: { reputation: { hutt: 'neutral', syndicate: 'negative' } } } },
  ),
  {
    rule: 'outer-rim.player-bounty-rewards.3',
    shows: 'without one, which of two it was stays open',
    start: boba(hated),
    moves: [...beats(), { type: 'bounty.gain-reputation', seat: 'ann' }, bensTurn()],
    doubtful: true,
  },
  keeps(
    'player-bounty-rewards.3',
    'which one is the choice of the winner',
    boba(hated),
    [...beats(), gainsWith('imperial'), bensTurn()],
    {
      seats: { ann: { reputation: { imperial: 'positive' } } },
    },
  ),
  keeps(
    'player-bounty-rewards.3',
    'also one with which nothing can change',
    boba(hated, { reputation: { rebel: 'positive' } }),
    [...beats(), gainsWith('rebel'), bensTurn()],
    {
      seats: { ann: { reputation: { rebel: 'positive', imperial: 'neutral' } } },
    },
  ),
  breaks('player-bounty-rewards.3', 'not one that Ben is neutral with', boba(hated), [
    ...beats(),
    gainsWith('hutt'),
    bensTurn(),
  ]),
  breaks('player-bounty-rewards.3', 'and Ben does not choose it', boba(hated), [
    ...beats(),
    gainsWith('rebel', { seat: 'ben' }),
    bensTurn(),
  ]),
  keeps(
    'player-bounty-rewards.3',
    'of one faction nobody need speak',
    boba({ imperial: 'negative' }),
    [...beats(), bensTurn()],
    {
      seats: { ann: { reputation: { imperial: 'positive' } } },
    },
  ),
  keeps('player-bounty-rewards.3', 'a claim may say it', boba({ imperial: 'negative' }), [
    ...beats(ofAnn({ reputation: { imperial: 'positive' } })),
    bensTurn(),
  ]),
  keeps('player-bounty-rewards.3', 'or an entry', boba({ imperial: 'negative' }), [
    ...beats(),
    gainsWith('imperial'),
    bensTurn(),
  ]),
  keeps('player-bounty-rewards.3', 'or one that does not name it', boba({ imperial: 'negative' }), [
    ...beats(),
    gainsWith(),
    bensTurn(),
  ]),
  breaks('player-bounty-rewards.3', 'a claim that nothing was gained is wrong', boba({ imperial: 'negative' }), [
    ...beats(),
    gainsWith('imperial', ofAnn({ reputation: { imperial: 'neutral' } })),
    bensTurn(),
  ]),
  keeps(
    'player-bounty-rewards.3',
    'of several a later claim shows which it was',
    boba(hated),
    [...beats(), bensTurn(ofAnn({ reputation: { rebel: 'positive', imperial: 'neutral' } }))],
    {
      seats: { ann: { reputation: { rebel: 'positive' } } },
    },
  ),
  {
    ...keeps('player-bounty-rewards.3', 'without one nobody knows', boba(hated), [...beats(), bensTurn()]),
    doubtful: true,
  },
  {
    ...keeps(
      'player-bounty-rewards.3',
      'nor where the log does not say what Ben has',
      hunt({ ann: { assets: [warrant('ketsu-onyo')] }, ben: { character: 'ketsu-onyo' }, turn: { step: 'encounter' } }),
      [...beats(), bensTurn()],
    ),
    doubtful: true,
  },
  // 4.
  keeps(
    'player-bounty-rewards.4',
    'with one of the factions that Ben is positive with, reputation is lost',
    boba(loved),
    [...beats(), losesWith('hutt'), bensTurn()],
    {
      seats: { ann: { reputation: { hutt: 'negative', syndicate: 'neutral' } } },
    },
  ),
  keeps(
    'player-bounty-rewards.4',
    'after one was gained',
    boba({ ...hated, ...loved }),
    [...beats(), gainsWith('rebel'), losesWith('syndicate'), bensTurn()],
    {
      seats: { ann: { reputation: { syndicate: 'negative', rebel: 'positive' } } },
    },
  ),
  breaks('player-bounty-rewards.4', 'not one that Ben is negative with', boba({ imperial: 'negative', ...loved }), [
    ...beats(),
    gainsWith('imperial'),
    losesWith('imperial'),
    bensTurn(),
  ]),
  breaks('player-bounty-rewards.4', 'and Ben does not choose it', boba(loved), [
    ...beats(),
    losesWith('hutt', { seat: 'ben' }),
    bensTurn(),
  ]),
  keeps(
    'player-bounty-rewards.4',
    'of one faction nobody need speak',
    boba({ hutt: 'positive' }),
    [...beats(), bensTurn()],
    {
      seats: { ann: { reputation: { hutt: 'negative' } } },
    },
  ),
  breaks('player-bounty-rewards.4', 'a claim that nothing was lost is wrong', boba({ hutt: 'positive' }), [
    ...beats(),
    losesWith('hutt', ofAnn({ reputation: { hutt: 'neutral' } })),
    bensTurn(),
  ]),
  {
    ...keeps('player-bounty-rewards.4', 'of several nobody knows which it was', boba(loved), [...beats(), bensTurn()]),
    doubtful: true,
  },
  {
    ...breaks(
      'player-bounty-rewards.3',
      'the beaten player is not eliminated in the place of that choice',
      boba(hated),
      [...beats(), { type: 'bounty.eliminate', seat: 'ann' }],
    ),
    breaks: ['outer-rim.resolving-player-bounties.4'],
    doubtful: true,
  },
];
