import type { Start } from '../../../schemas/outer-rim/header.ts';
import { aiTable, draws, withAi } from '../ai-turns.ts';
import { attacks, captures, eliminates, fights, meets, warrant } from '../bounties.ts';
import type { Example } from '../example.ts';
import { roll } from '../fights.ts';
import { breaks, comesTo, doubted, encounters, type Move } from '../writing.ts';

/**
 * The fight of the person right before the turn of an AI player, with words forgotten. It is not the AI player’s: whatever a turn
 * may be that nobody can follow, what belongs to something that can be followed belongs there.
 */
const CARD = 'single-player-rules-playing-the-game.0.3';
const header = withAi();

/** Ann holds a bounty on Sable, who lies faceup where she is; Bot is elsewhere, and follows her. */
const start: Start = aiTable({
  turn: { seat: 'ann', number: 3 },
  ann: {
    space: 'tatooine',
    assets: [warrant('sable', { class: 'white', combat: { kind: 'ground', value: 2 } })],
    slots: { 'job-or-bounty': 2 },
  },
  bot: { character: 'bossk', ship: 'g-1a-starfighter', slots: { 'job-or-bounty': 1 }, space: 'naboo' },
  contacts: {
    kessel: [],
    naboo: [],
    tatooine: [{ id: 'sable', class: 'white', faceup: true }],
    'trailing-core': [],
    'spinward-core': [],
  },
});
const plans: Move = { type: 'planning.gain-credits', seat: 'ann' };
const wins: Move[] = [roll('hit', 'hit', 'blank'), roll('hit', 'blank')];
const loses: Move[] = [roll('hit', 'blank', 'blank'), roll('hit', 'hit')];
const bossk = draws('ai-bossk');
const untold = encounters({ effects: undefined });
const patrol: Move = { type: 'patrol.move', seat: 'ann', faction: 'hutt', path: ['n2'] };

const ok = (says: string, moves: readonly Move[], final: object) =>
  comesTo(CARD, says, start, [plans, ...moves], { aiTurn: { seat: 'bot', card: 'ai-bossk' }, ...final }, header);

export const examples: readonly Example[] = [
  ok('every word of the fight is told', [meets('sable'), fights(), ...wins, eliminates(), bossk], {
    seats: { ann: { credits: 11000, fame: 1 } },
  }),
  ok(
    'for which bounty she fights goes without saying, also before the turn of an AI player',
    [meets('sable'), ...wins, eliminates(), bossk],
    { seats: { ann: { credits: 11000, fame: 1, assets: [] } }, contacts: { tatooine: [] } },
  ),
  ok('so with a contact of which only the place is told', [meets(undefined), ...wins, eliminates(), bossk], {
    seats: { ann: { credits: 11000 } },
  }),
  ok('so with a capture', [meets('sable'), ...wins, captures(), bossk], {
    seats: { ann: { credits: 7000, assets: [{ card: 'warrant', captured: true }] } },
  }),
  doubted(ok('of a lost fight nobody says whether it was for the bounty', [meets('sable'), ...loses, bossk], {})),
  doubted(ok('nor of a won one of which nothing comes', [meets('sable'), ...wins, bossk], {})),
  doubted(ok('a card of hers that is not told may have called for the fight', [untold, ...wins, bossk], {})),
  doubted(ok('or for the way of a patrol', [untold, patrol, bossk], {})),
  {
    ...breaks('combat.0.1', 'no dice without an encounter', start, [plans, ...wins, eliminates(), bossk], header),
    doubtful: true,
  },
  doubted(
    comesTo(
      CARD,
      'an AI player’s own word begins its turn, whatever the card is',
      start,
      [plans, encounters(), attacks({ seat: 'bot', bounty: undefined }), ...wins, plans],
      {},
      header,
    ),
  ),
];
