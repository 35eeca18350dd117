import type { Start } from '../../../schemas/outer-rim/header.ts';
import { annsTurn, draws, shows, withAi } from '../ai-turns.ts';
import { warrant } from '../bounties.ts';
import type { Example } from '../example.ts';
import { hunting, type Tokens } from '../hunts.ts';
import { gear } from '../market-cards.ts';
import { breaks, comesTo, type Move, that } from '../writing.ts';

const RULE = 'single-player-rules-buying';
const header = withAi();
const white = { class: 'white' } as const;
/** A bounty hunter without a bounty whose class lies here buys gear, and a card with a reveal contact icon comes up. */
const buying = (tatooine: Tokens[string]): Start =>
  hunting(
    { tatooine },
    { assets: [warrant('rax', { class: 'orange' })], credits: 3000, character: 'cad-bane' },
    {},
    { market: { 'gear-mod': gear('knife') } },
  );
const buys: Move[] = [
  draws('hunter-4'),
  { type: 'card.reveal', deck: 'gear-mod', card: gear('sling', { contactIcon: { from: 1, to: 4 } }) },
];
const two = buying([{ id: 'sable', class: 'white' }, white, { class: 'yellow' }]);
const ok = (rule: string, says: string, from: Start, moves: readonly Move[], final?: object) =>
  comesTo(`${RULE}.${rule}`, says, from, [...moves], final, header);

export const examples: readonly Example[] = [
  ok('3.2.1', 'of two that are white chance turns up one', two, [...buys, shows('sable'), annsTurn()]),
  ok('3.2.1', 'or the other, which lies to the right', two, [...buys, shows('dash', white), annsTurn()]),
  breaks(`${RULE}.3.2.b`, 'but none that is yellow', two, [...buys, shows('dash', { class: 'yellow' })], header),
  ok(
    '3.2.2',
    'the character of the person is discarded, and another contact turned up',
    two,
    [...buys, shows('han-solo', white), shows('sable'), annsTurn()],
    { removed: ['han-solo'], contacts: { tatooine: [{ id: 'sable', faceup: true }, { class: 'yellow' }] } },
  ),
  breaks(
    `${RULE}.3.2.b`,
    'by the same criteria',
    two,
    [...buys, shows('han-solo', white), shows('dash', { class: 'yellow' })],
    header,
  ),
  breaks(
    `${RULE}.3.2.2`,
    'his token does not stay',
    two,
    [
      ...buys,
      shows('han-solo', { ...white, ...that({ contacts: { tatooine: [{ id: 'sable' }, { id: 'han-solo' }, {}] } }) }),
      shows('sable'),
    ],
    header,
  ),
];
