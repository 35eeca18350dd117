import { type Example, table } from '../example.ts';
import { gear } from '../market-cards.ts';
import { breaks, doubted, keeps, type Move, ofAnn } from '../writing.ts';

/** Ann's slots are full when the section of her encounter card is a secret. */
const start = table({
  turn: { step: 'encounter' },
  ann: { slots: { gear: 1, 'job-or-bounty': 0, cargo: 0, mod: 0, crew: 0 }, assets: [gear('good-gun')] },
});
const keepsSecret = (more: object = {}): Move => ({
  type: 'encounter.space',
  seat: 'ann',
  effects: [{ do: 'gain-secret', secret: 'a-rumour' }],
  ...more,
});

export const examples: readonly Example[] = [
  doubted(
    keeps('secrets.1', 'a secret takes no slot: nothing has to go for it', start, [
      keepsSecret(ofAnn({ secrets: [{ id: 'a-rumour' }], assets: [{ card: 'good-gun' }] })),
      { type: 'planning.gain-credits', seat: 'ben' },
    ]),
  ),
  doubted(
    breaks('assets.6', 'so that nothing is discarded to make room for it', start, [
      keepsSecret(),
      { type: 'asset.discard', seat: 'ann', card: 'good-gun' },
    ]),
  ),
];
