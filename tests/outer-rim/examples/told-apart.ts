import { type Example, seat, table } from '../example.ts';
import { duel, obey, resolve, roll } from '../fights.ts';
import { breaks, type Move, ofAnn, that, trades } from '../writing.ts';

const together = table({ turn: { step: 'action' }, ben: { space: 'tatooine' } });
const favors = { options: { favors: true } };
const three = {
  turn: { step: 'action' as const },
  seats: { ann: seat(), ben: seat(), cem: seat() },
};
const present: Move = trades({ credits: 1000 });

/** Ann has Combat Strategy of Ben, and a card that makes them fight. */
const advised = {
  ...duel(),
  turn: { step: 'action' as const, favors: [{ seat: 'ann', from: 'ben', kind: 'combat-strategy' as const }] },
};

export const examples: readonly Example[] = [
  breaks(
    'favors.1.2',
    'the die more than the combat value is that of Combat Strategy',
    advised,
    [
      obey,
      { ...roll('hit', 'hit', 'blank', 'blank'), ...that({ turn: { favors: [] } }) },
      roll('blank', 'blank', 'blank'),
      resolve,
    ],
    favors,
  ),
  breaks('credits.0.1', 'the first exchange of a trade action asks for credits that are there', together, [
    trades({ credits: 9000 }),
  ]),
  breaks('debt-tokens.1', 'nor does a later one hand over tokens of a game that has none', together, [
    present,
    trades({}, { debtTokens: ['ben'] }),
  ]),
  breaks(
    'debt-tokens.3',
    'nor those that somebody else holds',
    three,
    [present, trades({ debtTokens: ['cem'] })],
    favors,
  ),
  breaks(
    'debt-tokens.3',
    'a token that was handed over is not there any more',
    three,
    [trades({ debtTokens: ['ann'] }, {}, ofAnn({ debtTokens: ['ann'] }))],
    favors,
  ),
  breaks('combat-steps.3', 'the value of the defence is that of its card from the beginning', duel(), [
    obey,
    { ...roll('hit', 'hit', 'blank'), ...that({ combat: { defence: { value: 5 } } }) },
    roll('blank', 'blank', 'blank'),
    resolve,
  ]),
];
