import type { RuleId } from '../../../machines/chart.ts';
import {
  attacks,
  captures,
  chopper,
  eliminates,
  fights,
  gainsWith,
  hunt,
  hunts,
  leaves,
  losesWith,
  meets,
  neutral,
  onContacts,
  protects,
  warrant,
} from '../bounties.ts';
import { mate } from '../contacts.ts';
import { type Example, table } from '../example.ts';
import { resolve, roll } from '../fights.ts';
import { cargo, crew, gear } from '../market-cards.ts';
import { begun, turnsUp } from '../setting-up.ts';
import { tool, use } from '../tools.ts';
import { breaks, delivers, keeps, type Move, ofAnn, ofBen, that } from '../writing.ts';

/** The same, with the other rules that had a part in what is claimed. */
const also = (example: Example, ...rules: string[]): Example => ({
  ...example,
  also: rules.map((rule) => `outer-rim.${rule}` as RuleId),
});
/** The same, where the log does not tell everything. */
const doubtful = (example: Example): Example => ({ ...example, doubtful: true });
const won: Move[] = [roll('hit', 'hit', 'blank'), roll('hit', 'blank', 'blank')];
const lost: Move[] = [roll('hit', 'blank', 'blank'), roll('hit', 'hit', 'blank')];
const start = hunt();
const hunted: Move[] = [meets('chopper'), fights()];
const own = hunt({ more: [chopper] });
const bens = hunt({ ben: { assets: [chopper] } });
/** A crew that comes from the luxury deck. */
const fromLuxury = { ...chopper, origin: 'market' as const, deck: 'luxury' as const };
/** The crew of Ben keeps him on his feet. */
const nurse = mate('old-hand', 'chopper');
const nursed = hunt({ ben: { assets: [{ ...nurse, bonuses: { health: 1 } }], damage: { character: 4 } } });
const boba = (ben: object = {}, ann: object = {}) =>
  hunt({
    ann: { assets: [warrant('boba-fett')], reputation: neutral, ...ann },
    ben: { character: 'boba-fett', reputation: { ...neutral, ...ben } },
  });
const beats: Move[] = [attacks(), ...won, resolve];
const down = hunt({ ben: { assets: [chopper], defeated: true, damage: { character: 4 } } });
const parts = cargo('spare-parts', { rotatesTo: 'engines' });
const engines = cargo('engines', {
  cost: null,
  destination: 'tatooine',
  reward: { credits: 9000 },
  rotatedFrom: 'spare-parts',
});
/** Whether Ben is defeated his medic decides, of whom nobody knows the text. */
const medic = crew('medic');
delete (medic as { bonuses?: object }).bonuses;
const blow = tool('blow', { do: 'suffer', on: 'character', amount: 4, seat: 'ben' });
const unsure = hunt({ turn: { step: 'action' }, more: [blow], ben: { assets: [chopper, medic] } });

export const examples: readonly Example[] = [
  // Reputation for a bounty on a player.
  also(
    breaks('player-bounty-rewards.3', 'the step up is one step', boba({ rebel: 'negative' }), [
      ...beats,
      gainsWith('rebel', ofAnn({ reputation: { rebel: 'neutral' } })),
    ]),
    'reputation.2',
  ),
  also(
    breaks(
      'reputation.2.1',
      'at the upper end nothing changes',
      boba({ rebel: 'negative' }, { reputation: { ...neutral, rebel: 'positive' } }),
      [...beats, gainsWith('rebel', ofAnn({ reputation: { rebel: 'neutral' } }))],
    ),
    'reputation.2',
    'player-bounty-rewards.3',
  ),
  also(
    breaks('player-bounty-rewards.4', 'the step down is one step', boba({ rebel: 'positive' }), [
      ...beats,
      losesWith('rebel', ofAnn({ reputation: { rebel: 'neutral' } })),
    ]),
    'reputation.3',
  ),
  also(
    breaks('player-bounty-rewards.1', 'the credits are gained', boba(), [
      attacks(),
      ...won,
      { ...resolve, ...ofAnn({ credits: 6000 }) },
    ]),
    'credits.2',
    'player-bounty-rewards.0.1',
  ),
  also(
    breaks('player-bounty-rewards.2', 'the fame is gained', boba(), [
      attacks(),
      ...won,
      { ...resolve, ...ofAnn({ fame: 2 }) },
    ]),
    'fame.2',
    'player-bounty-rewards.0.1',
  ),
  // A completed bounty is in the box.
  also(
    breaks('resolving-player-bounties.2.1', 'a completed bounty is in the box', boba(), [
      attacks(),
      ...won,
      { ...resolve, ...that({ removed: [] }) },
    ]),
    'discarding.5',
  ),
  breaks('discarding.1.1', 'and not under its deck', boba(), [
    attacks(),
    ...won,
    { ...resolve, ...that({ market: { bounty: { under: ['warrant'] } } }) },
  ]),
  also(
    breaks(
      'discarding.5',
      'nor is one whose target was eliminated anywhere else',
      start,
      [...hunted, ...won, resolve, eliminates(that({ removed: [] }))],
      onContacts,
    ),
    'resolving-bounties.3.1',
  ),
  breaks(
    'discarding.1.1',
    'not under its deck either',
    start,
    [...hunted, ...won, resolve, eliminates(that({ market: { bounty: { under: ['warrant'] } } }))],
    onContacts,
  ),
  also(
    breaks(
      'resolving-bounties.3.1',
      'the fame of the elimination reward comes',
      start,
      [...hunted, ...won, resolve, eliminates(ofAnn({ fame: 0 }))],
      onContacts,
    ),
    'fame.2',
  ),
  // A lost fight brings nothing.
  breaks(
    'resolving-bounties.0.1',
    'a lost fight brings no credits',
    start,
    [...hunted, ...lost, { ...resolve, ...ofAnn({ credits: 9000 }) }],
    onContacts,
  ),
  breaks(
    'resolving-bounties.0.1',
    'and no fame',
    start,
    [...hunted, ...lost, { ...resolve, ...ofAnn({ fame: 1 }) }],
    onContacts,
  ),
  breaks('resolving-player-bounties.0.1', 'nor does one against a player', boba(), [
    attacks(),
    ...lost,
    { ...resolve, ...ofAnn({ fame: 1 }) },
  ]),
  // A beaten crew goes where cards of its kind go.
  also(
    breaks(
      'discarding.6.a',
      'a beaten crew goes back to the databank',
      bens,
      [hunts(), leaves(), ...won, { ...resolve, ...that({ removed: ['old-hand'] }) }, captures()],
      onContacts,
    ),
    'discarding.2',
  ),
  also(
    breaks(
      'discarding.6.a',
      'so does one that has won against its own player',
      own,
      [hunts(), ...lost, { ...resolve, ...that({ removed: ['old-hand'] }) }],
      onContacts,
    ),
    'discarding.2',
  ),
  // One of the luxury deck goes under that, or on top of it where it has run out.
  ...(
    [
      ['one that has won', hunt({ more: [fromLuxury] }), [hunts(), ...lost]],
      ['a beaten one', hunt({ ben: { assets: [fromLuxury] } }), [hunts(), leaves(), ...won]],
    ] as const
  ).flatMap(([shows, hunted, moves]) => [
    also(
      breaks(
        'discarding.6.a',
        `${shows} lies under the luxury deck`,
        { ...hunted, market: { luxury: gear('trinket', { deck: 'luxury' }) } },
        [...moves, { ...resolve, ...that({ market: { luxury: { under: [] } } }) }],
        onContacts,
      ),
      'discarding.1',
    ),
    doubtful(
      breaks(
        'market-decks.1',
        `${shows} lies on top of the luxury deck if that has run out`,
        { ...hunted, turn: { step: 'action' }, market: { luxury: gear('trinket', { deck: 'luxury' }) } },
        [
          { type: 'market.buy', seat: 'ann', deck: 'luxury' },
          { type: 'card.reveal', deck: 'luxury', card: null },
          ...moves,
          { ...resolve, ...that({ market: { luxury: { faceup: null } } }) },
        ],
        onContacts,
      ),
    ),
  ]),
  breaks(
    'damage.4',
    'without the health that the crew gave its owner is defeated',
    nursed,
    [hunts(), leaves(), ...won, { ...resolve, ...ofBen({ damage: { character: 3 } }) }],
    onContacts,
  ),
  // Who decides.
  breaks(
    'player-turn.0.1',
    'nobody else fights the contact that Ann encounters',
    start,
    [meets('chopper'), fights({ seat: 'ben' })],
    onContacts,
  ),
  breaks(
    'resolving-bounties.5.b',
    'Ann does not say that a defeated player leaves the crew alone',
    down,
    [hunts(), leaves({ seat: 'ann' }), ...won, resolve, eliminates()],
    onContacts,
  ),
  {
    ...breaks(
      'resolving-bounties.5.b',
      'nor does she protect it for them',
      down,
      [hunts(), protects({ seat: 'ann' })],
      onContacts,
    ),
    breaks: ['outer-rim.resolving-bounties.5.b', 'outer-rim.defeated.5.1.b'],
  },
  {
    ...keeps(
      'defeated.5.1.b',
      'where nobody can say whether Ben is defeated, nobody can say whether he may protect his crew',
      unsure,
      [use('blow'), { type: 'action.end', seat: 'ann' }, hunts(), protects(), ...won, resolve, eliminates()],
      onContacts,
    ),
    doubtful: ['outer-rim.defeated.5.1.b', 'outer-rim.combat-steps.3'],
  },
  // Rotating assets.
  breaks(
    'assets.3.5',
    'delivered for good, a rotated asset lies under its deck like the others',
    table({ turn: { step: 'action' }, ann: { assets: ['engines'] } }),
    [delivers('engines', that({ market: { cargo: { under: ['engines'] } } }))],
    {
      cards: [parts, engines],
    },
  ),
  {
    rule: 'outer-rim.assets.3.5',
    shows: 'when the market is laid out no card lies the other way round either',
    start: 'set-up',
    header: { options: { unfinishedBusiness: false }, cards: [parts, engines] },
    moves: [...begun, turnsUp('cargo', 'engines')],
    breaks: ['outer-rim.assets.3.5'],
  },
];
