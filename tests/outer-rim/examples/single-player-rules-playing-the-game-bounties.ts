import type { Start } from '../../../schemas/outer-rim/header.ts';
import { annsTurn, ofBot, withAi } from '../ai-turns.ts';
import { warrant } from '../bounties.ts';
import type { Example } from '../example.ts';
import { hunting, type Tokens, third } from '../hunts.ts';
import { breaks, comesTo, doubted, type Move } from '../writing.ts';

const RULE = 'single-player-rules-playing-the-game';
const header = withAi();
/** Sable lies faceup on Naboo, Dash nowhere that anybody could see. */
const faceup = { naboo: [{ id: 'sable', class: 'white', faceup: true }] } as const satisfies Tokens;
const dash = warrant('dash', { id: 'of-dash', class: 'green' });
const rax = warrant('rax', { id: 'of-rax', class: 'yellow' });
const sable = warrant('sable', { id: 'of-sable', class: 'white' });
const next = (card: ReturnType<typeof warrant>, more: object = {}): Move => ({
  type: 'card.reveal',
  deck: 'bounty',
  card,
  ...more,
});
const plain = { patrolIcon: 'none' } as const;
/** Bot has these bounties, in two slots. */
const with_ = (bounties: ReturnType<typeof warrant>[], more: Parameters<typeof hunting>[3] = {}): Start =>
  hunting(
    faceup,
    { assets: bounties, slots: { 'job-or-bounty': 2 } },
    {},
    { market: { bounty: warrant('lobot', { id: 'top', ...plain }) }, ...more },
  );
const full = with_([dash, rax]);
const discards = (card: string, more: object = {}): Move => ({ type: 'asset.discard', seat: 'bot', card, ...more });
const found = [
  next(warrant('zeb', { id: 'of-zeb', ...plain })),
  next({ ...sable, ...plain }),
  next(warrant('kix', { id: 'of-kix', ...plain })),
];

const ok = (says: string, from: Start, moves: readonly Move[], final?: object) =>
  comesTo(`${RULE}.0.3`, says, from, [...moves], final, header);
const no = (says: string, from: Start, moves: readonly Move[]) => breaks(`${RULE}.0.3`, says, from, [...moves], header);

export const examples: readonly Example[] = [
  ok(
    'of two bounties without a target the higher one goes, and the deck is searched',
    full,
    [...third, ...found, annsTurn()],
    {
      seats: { bot: { assets: [{ card: 'of-dash' }, { card: 'of-sable' }] } },
      market: { bounty: { faceup: 'of-kix' } },
    },
  ),
  ok('which may be said', full, [...third, discards('of-rax'), ...found, annsTurn()], {
    seats: { bot: { assets: [{ card: 'of-dash' }, { card: 'of-sable' }] } },
  }),
  no('not the lower one', full, [...third, discards('of-dash')]),
  no('nor one that has a target', with_([sable, rax]), [...third, discards('of-sable')]),
  no('nor is it kept', full, [
    ...third,
    discards('of-rax', ofBot({ assets: [{ card: 'of-dash' }, { card: 'of-rax' }] })),
  ]),
  ok('where all have targets nothing is swapped', with_([sable, { ...sable, id: 'again' }]), [...third, annsTurn()], {
    seats: { bot: { assets: [{ card: 'of-sable' }, { card: 'again' }] } },
    market: { bounty: { faceup: 'top' } },
  }),
  ok('with a free slot nothing goes, and the deck is searched', with_([dash]), [...third, ...found, annsTurn()], {
    seats: { bot: { assets: [{ card: 'of-dash' }, { card: 'of-sable' }] } },
  }),
  ok(
    'the top card that everybody sees is the first of them',
    with_([dash], { market: { bounty: { ...sable, ...plain } } }),
    [...third, next(warrant('kix', { id: 'of-kix', ...plain })), annsTurn()],
    { seats: { bot: { assets: [{ card: 'of-dash' }, { card: 'of-sable' }] } } },
  ),
  no('the first one with a target is gained', with_([dash]), [
    ...third,
    ...found.slice(0, 1),
    next({ ...sable, ...plain }, ofBot({ assets: [{ card: 'of-dash' }] })),
  ]),
  no('no bounty comes without a search', with_([dash]), [...third, annsTurn()]),
  doubted(
    ok('whether a bounty that nobody knows has a target the log leaves open', with_([dash]), [
      ...third,
      next(warrant(undefined, { id: 'unread', ...plain })),
      annsTurn(ofBot({ assets: [{ card: 'of-dash' }, { card: 'unread' }] })),
    ]),
  ),
  ok('however many come after it', with_([dash]), [
    ...third,
    next(warrant(undefined, { id: 'unread', ...plain })),
    next(warrant('kix', { id: 'of-kix', ...plain })),
    annsTurn(),
  ]),
  breaks(
    'market-decks.1.1',
    'no other deck is searched',
    with_([dash]),
    [...third, { type: 'card.reveal', deck: 'job', card: 'errand' }],
    header,
  ),
  breaks(
    'log.the-move-log.3',
    'nor does a card come up that somebody holds',
    with_([dash]),
    [...third, next(dash)],
    header,
  ),
];
