import type { CardFacts } from '../../../schemas/outer-rim/cards.ts';
import type { Start, StartSeat } from '../../../schemas/outer-rim/header.ts';
import { annsTurn, draws, endedBy, shows, takes, withAi } from '../ai-turns.ts';
import { warrant } from '../bounties.ts';
import { mate } from '../contacts.ts';
import type { Example } from '../example.ts';
import { hunting, type Tokens } from '../hunts.ts';
import { flying, gear, sheets, ship } from '../market-cards.ts';
import { breaks, comesTo, doubted, type Move, that } from '../writing.ts';

const RULE = 'single-player-rules-gaining-crew';
const CARD = 'single-player-rules-playing-the-game.0.3';
const droid = (id: string, contact: string): CardFacts => ({ ...mate(id, contact), traits: ['droid'] });
const header = withAi([mate('new-hand', 'dash'), droid('crew-of-chip', 'chip'), droid('crew-of-rusty', 'rusty')], {
  ships: sheets,
});
const green = { class: 'green' } as const;
const knife = { market: { 'gear-mod': gear('knife') } };
const axe: Move = { type: 'card.reveal', deck: 'gear-mod', card: gear('axe') };
const bigTub: Move = { type: 'card.reveal', deck: 'ship', card: ship('big-tub') };
const faceup = (id: string, of: 'white' | 'green' | 'yellow' = 'green') => ({ id, class: of, faceup: true });
/** Bot's one bounty is on Sable, who lies faceup on Naboo, unless it is said otherwise; it buys gear for all its credits. */
const buyer = (contacts: Tokens, bot: StartSeat = {}): Start =>
  hunting({ naboo: [faceup('sable', 'white')], ...contacts }, { credits: 3000, ...bot }, {}, knife);
const second: Move[] = [draws('hunter-2'), axe];
const boba: Move[] = [draws('ai-boba-fett'), axe];
const asBoba: StartSeat = { character: 'boba-fett', assets: [warrant('rax', green)] };
/** He has bounties of two classes, whose targets lie faceup elsewhere. */
const ofTwo = (...here: Tokens[string]): Start =>
  buyer(
    { naboo: [faceup('rax'), faceup('mara', 'white')], tatooine: here },
    {
      ...asBoba,
      assets: [warrant('rax', green), warrant('mara', { id: 'second', class: 'white' })],
      slots: { 'job-or-bounty': 2, crew: 2 },
    },
  );
/** IG-88 buys a ship. */
const ig: Move[] = [draws('ai-ig-88'), bigTub];
const droids = (contacts: Tokens): Start =>
  hunting(
    contacts,
    flying('old-tub', { character: 'ig-88', credits: 5000, assets: [] }),
    {},
    {
      market: { ship: ship('tidy-tub', { cost: 5000 }) },
    },
  );
const meets = (contact: string): Move => ({ type: 'encounter.contact', seat: 'bot', contact });
const crew = (...cards: string[]) => ({ seats: { bot: { assets: cards.map((card) => ({ card })) } } });

const ok = (rule: string, says: string, from: Start, moves: readonly Move[], final?: object) =>
  comesTo(rule, says, from, endedBy('hunter', moves), final, header);
const no = (rule: string, says: string, from: Start, moves: readonly Move[]) =>
  breaks(rule, says, from, endedBy('hunter', moves), header);

export const examples: readonly Example[] = [
  // hunter-2: the crew of the lowest faceup contact here, if there is a slot.
  ok(
    `${RULE}.0.1`,
    'the last line brings the crew of the lowest faceup contact here',
    buyer({ tatooine: [faceup('dash')] }),
    [...second, annsTurn()],
    crew('warrant', 'knife', 'new-hand'),
  ),
  doubted(
    ok(
      `${RULE}.0.1`,
      'where nobody knows whether there is a slot, nobody knows whether it brings one',
      buyer({ tatooine: [faceup('dash')] }, { ship: undefined, slots: { 'job-or-bounty': 1, gear: 1 } }),
      [...second, annsTurn({ expect: crew('warrant', 'knife', 'new-hand') })],
    ),
  ),
  ok(
    `${RULE}.0.1`,
    'which may be said',
    buyer({ tatooine: [faceup('dash')] }),
    [...second, meets('dash'), takes('new-hand'), annsTurn()],
    crew('warrant', 'knife', 'new-hand'),
  ),
  no(CARD, 'not that of a higher one', buyer({ tatooine: [faceup('chip', 'yellow'), faceup('dash')] }), [
    ...second,
    meets('chip'),
  ]),
  ok(
    `${RULE}.0.1`,
    'nobody comes where no slot is free',
    buyer({ tatooine: [faceup('dash')] }, { slots: { crew: 0, 'job-or-bounty': 1 } }),
    [...second, annsTurn()],
    crew('warrant', 'knife'),
  ),
  // A contact is turned up without its crew.
  ok(
    `${RULE}.3.a`,
    'turned up alone, a contact stays where it is',
    buyer({ tatooine: [green, { class: 'yellow' }] }, { slots: { crew: 0, 'job-or-bounty': 1 } }),
    [...second, shows('dash', green), annsTurn()],
    {
      contacts: {
        tatooine: [
          { id: 'dash', faceup: true },
          { class: 'yellow', faceup: false },
        ],
      },
    },
  ),
  no(`${RULE}.3.a`, 'and it lies faceup', buyer({ tatooine: [green] }, { slots: { crew: 0, 'job-or-bounty': 1 } }), [
    ...second,
    shows('dash', { ...green, ...that({ contacts: { tatooine: [{ id: 'dash', faceup: false }] } }) }),
  ]),
  // Boba Fett: of the class of a bounty.
  ok(
    `${RULE}.3.a`,
    'Boba Fett turns up a contact of the class of his bounty',
    buyer({ tatooine: [{ class: 'white' }, green] }, asBoba),
    [...boba, shows('dash', green), annsTurn()],
    {
      contacts: {
        tatooine: [
          { class: 'white', faceup: false },
          { id: 'dash', faceup: true },
        ],
      },
    },
  ),
  no(`${RULE}.3.a`, 'not one of a lower class', buyer({ tatooine: [{ class: 'white' }, green] }, asBoba), [
    ...boba,
    shows('dash', { class: 'white' }),
  ]),
  ok(
    `${RULE}.3.a`,
    'where none is of that class none is turned up',
    buyer({ tatooine: [{ class: 'white' }] }, asBoba),
    [...boba, annsTurn()],
    {
      contacts: { tatooine: [{ class: 'white', faceup: false }] },
    },
  ),
  ok(
    `${RULE}.3.a`,
    'of facedown contacts of two of those classes either',
    ofTwo({ class: 'white' }, green),
    [...boba, shows('dash', green), annsTurn()],
    { contacts: { tatooine: [{ class: 'white', faceup: false }, faceup('dash')] } },
  ),
  ok(`${RULE}.3.a`, 'also the left one', ofTwo({ class: 'white' }, green), [
    ...boba,
    shows('dash', { class: 'white' }),
    annsTurn(),
  ]),
  no(`${RULE}.3.1`, 'of one class the left one, whatever else lies there', ofTwo({ id: 'dash', ...green }, green), [
    ...boba,
    shows('quinn', green),
  ]),
  // IG-88: the nearest faceup droid.
  ok(
    CARD,
    'IG-88 takes the crew of the nearest droid',
    droids({ kessel: [faceup('rusty')], naboo: [faceup('chip', 'white')] }),
    [...ig, annsTurn()],
    crew('crew-of-rusty'),
  ),
  no(
    CARD,
    'not that of a droid further away',
    droids({ kessel: [faceup('rusty')], naboo: [faceup('chip', 'white')] }),
    [...ig, meets('chip')],
  ),
  no(CARD, 'nor of somebody who is no droid', droids({ kessel: [faceup('rusty')], tatooine: [faceup('dash')] }), [
    ...ig,
    meets('dash'),
  ]),
  ok(
    CARD,
    'of two that are equally near chance takes one',
    droids({ kessel: [faceup('rusty'), faceup('chip', 'white')] }),
    [...ig, meets('rusty'), annsTurn()],
    crew('crew-of-rusty'),
  ),
  ok(
    CARD,
    'or the other',
    droids({ kessel: [faceup('rusty'), faceup('chip', 'white')] }),
    [...ig, meets('chip'), annsTurn()],
    crew('crew-of-chip'),
  ),
];
