/**
 * A slip in the turn of an AI player is one breach: what goes without saying there, also where it may have been one of several things, is
 * read behind it as in a log without a slip.
 */
import { describe, expect, it } from 'vitest';
import { checkLog } from '../../referee/log/read.ts';
import { verify } from '../../referee/reading/verify.ts';
import type { Json } from '../../schemas/json.ts';
import { draws, goes, smuggler, solo } from './ai-players.ts';
import { mate } from './contacts.ts';
import { type Example, logOf } from './example.ts';
import { hunting, ofSable } from './hunts.ts';
import { cargo, job } from './market-cards.ts';

/** The entries and rules that are told of a table and what is recorded there. */
function breaches(start: Example['start'], moves: Example['moves'], header: Example['header'] = solo): string[] {
  const read = checkLog(logOf({ rule: 'log.the-move-log.1', shows: '', start, header, moves }) as unknown as Json);
  if (!read.ok) throw new Error(read.problems.map(({ message }) => message).join('\n'));
  return verify(read.value.game, read.value.log).violations.map(
    ({ entry, rule }) => `${entry} ${rule.replace('outer-rim.', '')}`,
  );
}

const PLAYING = 'single-player-rules-playing-the-game';
const anns = (ben: object = {}) => ({ type: 'planning.gain-credits', seat: 'ann', expect: { seats: { ben } } });
const next = (deck: string, card: object) => ({ type: 'card.reveal', deck, card });

describe('a choice that goes without saying behind a slip', () => {
  it('whose crew it hunts: a purchase of somebody else before its owner leaves it', () => {
    const start = hunting(
      {},
      { assets: [ofSable] },
      { space: 'tatooine', assets: [mate('old-hand', 'sable')] },
      {
        other: { space: 'tatooine', character: 'lando-calrissian', assets: [mate('other-hand', 'sable')] },
      },
    );
    const header = { ai: ['bot', 'cat'] };
    const refuses = { type: 'crew.refuse', seat: 'ann' };
    const buys = { type: 'market.buy', seat: 'ann', deck: 'luxury' };
    const goesOn = [refuses, draws('smuggler-1')];
    expect(breaches(start, [draws('hunter-3'), ...goesOn], header)).toEqual([]);
    expect(breaches(start, [draws('hunter-3'), buys, ...goesOn], header)).toEqual([`1 ${PLAYING}.0.3`]);
  });

  it('which of two jobs it completes: a movement that claims show not to have been made', () => {
    const start = smuggler('naboo', ['naboo'], {
      market: { cargo: cargo('crates') },
      ben: {
        ship: 'g9-rigger',
        credits: 6000,
        assets: [
          job('errand', { destination: 'naboo', reward: { credits: 4000 } }),
          job('lark', { destination: 'naboo', reward: { credits: 1000 } }),
        ],
      },
    });
    const goesOn = [
      next('cargo', cargo('silk')),
      anns({ space: 'naboo', credits: 10_000, assets: ['lark', 'crates'] }),
    ];
    expect(breaches(start, [draws('smuggler-1'), ...goesOn])).toEqual([]);
    expect(breaches(start, [draws('smuggler-1'), goes('lothal'), ...goesOn])).toEqual([
      '1 single-player-rules-moving.1.b',
    ]);
  });
});
