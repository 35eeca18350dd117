import type { Start } from '../../../schemas/outer-rim/header.ts';
import { annsTurn, neutral, ofBot, withAi } from '../ai-turns.ts';
import { warrant } from '../bounties.ts';
import type { Example } from '../example.ts';
import { roll } from '../fights.ts';
import { hunting, type Tokens, third } from '../hunts.ts';
import { breaks, comesTo, doubted, type Move } from '../writing.ts';

const RULE = 'single-player-rules-playing-the-game';
const header = withAi();
/** Sable lies faceup on Naboo, Dash nowhere that anybody could see. */
const faceup = { naboo: [{ id: 'sable', class: 'white', faceup: true }] } as const satisfies Tokens;
const dash = warrant('dash', { id: 'of-dash', class: 'green' });
const rax = warrant('rax', { id: 'of-rax', class: 'yellow' });
const sable = warrant('sable', { id: 'of-sable', class: 'white' });
const next = (card: ReturnType<typeof warrant> | string | null, more: object = {}): Move => ({
  type: 'card.reveal',
  deck: 'bounty',
  card,
  ...more,
});
const plain = { patrolIcon: 'none' } as const;
const top = warrant('lobot', { id: 'top', ...plain });
const zeb = warrant('zeb', { id: 'of-zeb', ...plain });
const kix = warrant('kix', { id: 'of-kix', ...plain });
/** Nobody knows whose bounty this is. */
const unread = warrant(undefined, { id: 'unread', ...plain });
/** One that its player has begun with. */
const first = { ...rax, origin: 'databank', deck: null } as const;
/** Bot has these bounties, in two slots. */
const with_ = (bounties: ReturnType<typeof warrant>[], more: Parameters<typeof hunting>[3] = {}): Start =>
  hunting(faceup, { assets: bounties, slots: { 'job-or-bounty': 2 } }, {}, { market: { bounty: top }, ...more });
const full = with_([dash, rax]);
const free = with_([dash]);
/** After the search Bot fights the patrol that lies where it is. */
const amidst = hunting(
  faceup,
  { assets: [dash], slots: { 'job-or-bounty': 2 }, reputation: { ...neutral, hutt: 'negative' } },
  {},
  { market: { bounty: top }, patrols: { hutt: { level: 1, combat: 2, space: 'tatooine' } } },
);
const as = (...ids: string[]) => ofBot({ assets: ids.map((card) => ({ card })) });
const discards = (card: string, more: object = {}): Move => ({ type: 'asset.discard', seat: 'bot', card, ...more });
const found = [next(zeb), next({ ...sable, ...plain }), next(kix)];

const ok = (says: string, from: Start, moves: readonly Move[], final?: object) =>
  comesTo(`${RULE}.0.3`, says, from, [...moves], final, header);
const no = (says: string, from: Start, moves: readonly Move[]) => breaks(`${RULE}.0.3`, says, from, [...moves], header);
/** A wrong entry, the last of these, by the card that swaps and searches. */
const wrong = (rule: string, says: string, from: Start, moves: readonly Move[]) =>
  breaks(rule, says, from, [...third, ...moves], header);

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
  wrong('discarding.1', 'nor is it kept', full, [
    discards('of-rax', ofBot({ assets: [{ card: 'of-dash' }, { card: 'of-rax' }] })),
  ]),
  wrong('discarding.1', 'a bounty of the market goes under its deck', full, [
    discards('of-rax', { expect: { market: { bounty: { under: [] } } } }),
  ]),
  wrong('discarding.2', 'one of the databank goes back there, and not out of the game', with_([dash, first]), [
    discards('of-rax', { expect: { removed: ['of-rax'] } }),
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
    [...third, next(kix), annsTurn()],
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
      next(unread),
      annsTurn(ofBot({ assets: [{ card: 'of-dash' }, { card: 'unread' }] })),
    ]),
  ),
  ok('however many come after it', with_([dash]), [...third, next(unread), next(kix), annsTurn()]),
  ok('after another one that may have a target those before it may come up again', with_([dash]), [
    ...third,
    next(unread),
    next(kix),
    next({ ...sable, ...plain }),
    next(kix),
    annsTurn(),
  ]),
  wrong('market-decks.1.1', 'no other deck is searched', free, [{ type: 'card.reveal', deck: 'job', card: 'errand' }]),
  wrong('log.the-move-log.2', 'nor does a card come up of another deck', free, [next('the-kessel-run')]),
  wrong('log.the-move-log.3', 'nor one that somebody holds', free, [next(dash)]),
  wrong('log.the-move-log.3', 'nor one that was passed over in this search', free, [next(zeb), next(kix), next(zeb)]),
  wrong(
    'market-decks.1',
    'the deck is not at its end while cards are left in it',
    with_([dash], { market: { bounty: { faceup: top, under: [zeb] } } }),
    [next(null)],
  ),
  doubted(
    ok(
      'without any bounty that has a target none is gained; all are shuffled, and one is turned up',
      free,
      [...third, next(zeb), next(null), next('top'), annsTurn()],
      {
        seats: { bot: { assets: [{ card: 'of-dash' }] } },
        market: { bounty: { faceup: 'top', under: ['of-zeb'] } },
      },
    ),
  ),
  doubted(no('whatever is claimed', free, [...third, next(zeb), next(null, as('of-dash', 'of-zeb'))])),
  doubted(wrong('log.the-move-log.6', 'and it has to be told which', free, [next(zeb), next(null), annsTurn()])),
  doubted(
    ok('an empty deck stays empty', with_([dash], { market: {} }), [...third, next(null), annsTurn()], {
      market: { bounty: { empty: true } },
    }),
  ),
  ok(
    'where the search may be over, a bounty that it passed over may lie on top of the deck, or beside it again',
    amidst,
    [...third, next(zeb), next(unread), next(zeb), roll('hit', 'hit', 'hit'), roll('hit', 'blank')],
    { market: { bounty: { faceup: null } } },
  ),
  wrong('log.the-move-log.3', 'where it may be, the bounty that it came to does not', free, [
    next(unread),
    next(unread),
  ]),
  wrong('log.the-move-log.3', 'where it goes on all the same, no bounty comes up twice', free, [
    next(unread),
    next(kix),
    next(zeb),
    next(kix),
  ]),
];
