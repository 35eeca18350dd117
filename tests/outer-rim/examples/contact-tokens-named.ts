/**
 * @module
 * Contact tokens by name: which one a card was about, where a contact is that a claim or an encounter names.
 */
import type { CardEffect } from '../../../schemas/outer-rim/cards.ts';
import type { Example } from '../example.ts';
import { table } from '../example.ts';
import { beacon, call } from '../maps.ts';
import { inEncounter } from '../tools.ts';
import { breaks, comesTo, that } from '../writing.ts';

const lobot = { id: 'lobot', class: 'green' as const, faceup: true };
const down = { class: 'white' as const };
const comesUp = (contact: string, more: object = {}) => ({ type: 'contact.reveal', contact, ...more });
const dossier = {
  id: 'dossier',
  origin: 'databank' as const,
  program: [{ do: 'gain-fame' as const, amount: 1 }],
};

/** Ann's card does this; Lobot lies faceup beside a facedown token on Tatooine, another one lies on Naboo. */
const start = (...effects: CardEffect[]) =>
  table({
    turn: { step: 'action' },
    ann: { assets: [beacon(...effects)] },
    contacts: { tatooine: [lobot, down], naboo: [down] },
  });
const here = (...tokens: object[]) => that({ contacts: { tatooine: tokens } });
const flips = start({ do: 'flip-contact', class: 'white' });
const swaps = start({ do: 'exchange-contacts', one: { contact: 'lobot' }, other: { space: 'naboo' } });
const kills = start({ do: 'eliminate-contact', contact: 'lobot' });
const unseen = table({ ann: { space: 'naboo' }, contacts: { tatooine: [lobot] }, ...inEncounter });
const meets = { type: 'encounter.contact', seat: 'ann', contact: 'lobot', card: 'dossier' };

export const examples: readonly Example[] = [
  comesTo('appendix-2-interpreting-cards-and-abilities.0.2', 'a log may say who has been turned up', flips, [
    {
      ...call,
      effects: [{ do: 'flip-contact', class: 'white', contact: 'dengar' }],
      ...here({ id: 'lobot' }, { id: 'dengar', faceup: true }),
    },
  ]),
  breaks('appendix-2-interpreting-cards-and-abilities.0.2', 'but of no other class than the card says', flips, [
    { ...call, effects: [{ do: 'flip-contact', class: 'yellow' }] },
  ]),
  comesTo('contact-tokens.7', 'or tell it behind it, in the words of any other contact that comes up', flips, [
    call,
    comesUp('dengar', here({ id: 'lobot' }, { id: 'dengar', faceup: true })),
  ]),
  comesTo('contact-tokens.7', 'an entry later, too, and with whoever has turned it', flips, [
    call,
    { type: 'action.end', seat: 'ann' },
    comesUp('dengar', { seat: 'ann', space: 'tatooine' }),
  ]),
  comesTo(
    'contact-tokens.11',
    'who is a player goes, as soon as it is told',
    table({
      turn: { step: 'action' },
      ann: { assets: [beacon({ do: 'flip-contact', class: 'orange' })] },
      ben: { character: 'jyn-erso' },
      contacts: { tatooine: [{ class: 'orange' }, down] },
    }),
    [call, comesUp('jyn-erso')],
    { contacts: { tatooine: [{ class: 'white', faceup: false }] }, removed: ['jyn-erso'] },
  ),
  comesTo(
    'contact-tokens.7',
    'of several tokens the card may have been about any',
    table({
      turn: { step: 'action' },
      ann: { assets: [beacon({ do: 'flip-contact' })] },
      contacts: { tatooine: [down, { class: 'yellow' }] },
    }),
    [call, comesUp('dengar')],
  ),
  comesTo(
    'contact-tokens.7',
    'one that lies faceup is not turned up once more',
    start({ do: 'flip-contact' }),
    [call],
    { contacts: { tatooine: [lobot, { class: 'white', faceup: true }] } },
  ),
  breaks('log.the-move-log.3', 'nobody who lies faceup elsewhere comes up', flips, [call, comesUp('lobot')]),
  breaks('contact-tokens.7', 'nor one of another class', flips, [call, comesUp('dengar', { class: 'yellow' })]),
  breaks('encountering-a-contact.2.a', 'nor a second one', flips, [call, comesUp('dengar'), comesUp('bossk')]),
  comesTo('contact-tokens.9', 'and which token was exchanged for which', swaps, [
    {
      ...call,
      effects: [
        {
          do: 'exchange-contacts',
          one: { contact: 'lobot' },
          other: { space: 'naboo', class: 'white', contact: 'dengar' },
        },
      ],
      ...here({ class: 'white' }, { id: 'dengar' }),
    },
  ]),
  breaks('appendix-2-interpreting-cards-and-abilities.0.2', 'not one of another planet', swaps, [
    {
      ...call,
      effects: [{ do: 'exchange-contacts', one: { contact: 'lobot' }, other: { space: 'tatooine', class: 'white' } }],
    },
  ]),
  breaks('contact-tokens.9', 'nobody claims that an exchanged contact has stayed', swaps, [
    { ...call, ...here({ id: 'lobot' }, { class: 'white' }) },
  ]),
  breaks('log.the-move-log.3', 'nor that a nameless token is somebody who lies elsewhere', start(), [
    { ...call, ...that({ contacts: { naboo: [{ id: 'lobot' }] } }) },
  ]),
  comesTo('contact-tokens.3', 'it may be anybody else', start(), [
    { ...call, ...that({ contacts: { naboo: [{ id: 'dengar' }] } }) },
  ]),
  comesTo('discarding.3.1', 'an eliminated contact is called by its own name, not by that of its crew', kills, [
    { ...call, ...that({ contacts: { tatooine: [{ class: 'white' }] }, removed: ['lobot'] }) },
  ]),
  breaks('discarding.3.1', 'and nobody else has left the game', kills, [{ ...call, ...that({ removed: ['dengar'] }) }]),
  breaks(
    'encounter-step.1',
    'a contact who lies on another planet is not encountered, whatever else lies here',
    unseen,
    [meets],
    { cards: [dossier] },
  ),
  comesTo(
    'encounter-step.1',
    'where it lies it is',
    table({ contacts: { tatooine: [lobot] }, ...inEncounter }),
    [meets],
    undefined,
    {
      cards: [dossier],
    },
  ),
];
