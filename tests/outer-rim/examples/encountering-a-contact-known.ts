/**
 * @module
 * Contacts of whom the log has told who they are, whichever side their tokens show: with the choice, in the header, or because
 * somebody has looked at them.
 */
import type { Example } from '../example.ts';
import { table } from '../example.ts';
import { inEncounter } from '../tools.ts';
import { breaks, comesTo } from '../writing.ts';

const dossier = {
  id: 'dossier',
  origin: 'databank' as const,
  bonuses: {},
  abilities: [],
  program: [{ do: 'gain-fame' as const, amount: 1 }],
};
const told = { cards: [dossier] };
const dengar = { id: 'dengar', class: 'yellow' as const };
const lobot = { id: 'lobot', class: 'green' as const, faceup: true };
/** Dengar lies facedown beside Lobot, and the log has told that it is he; or Ben plays him, too. */
const start = table({ contacts: { tatooine: [dengar, lobot] }, ...inEncounter });
const played = table({ contacts: { tatooine: [dengar, lobot] }, ben: { character: 'dengar' }, ...inEncounter });

const meets = (more: object) => ({ type: 'encounter.contact', seat: 'ann', ...more });
const byClass = meets({ class: 'yellow' });
const isWho = (contact: string, more: object = {}) => ({ type: 'contact.reveal', contact, ...more });
const resolves = (more: object = {}) => ({ type: 'contact.resolve', seat: 'ann', card: 'dossier', ...more });
const famous = { expect: { seats: { ann: { fame: 1 } } } };
const here = (...tokens: object[]) => ({ expect: { contacts: { tatooine: tokens } } });
const next = { type: 'planning.gain-credits', seat: 'ben' };

/** Lobot becomes Ann's crew, as the databank card says; then Ben encounters him on the planet where he lay. */
const hired = {
  id: 'c-lobot',
  type: 'crew' as const,
  origin: 'databank' as const,
  contact: 'lobot',
  bonuses: {},
  abilities: [],
};
const offer = { ...dossier, id: 'offer', program: [{ do: 'gain-asset' as const, card: 'c-lobot', contact: 'lobot' }] };
const asCrew = (more: object) => ({
  start: table({ contacts: { tatooine: [lobot] }, ben: { space: 'tatooine' }, ...inEncounter }),
  header: { cards: [hired, offer, dossier] },
  moves: [
    meets({ contact: 'lobot', card: 'offer', ...more }),
    next,
    { type: 'encounter.contact', seat: 'ben', contact: 'lobot', card: 'dossier' },
  ],
});

export const examples: readonly Example[] = [
  {
    rule: 'outer-rim.encounter-step.1',
    shows:
      'whom somebody is claimed to have as crew nobody encounters on a planet: the claim shows that they were kept',
    ...asCrew({ expect: { seats: { ann: { assets: ['c-lobot'] } } } }),
    breaks: ['outer-rim.encounter-step.1'],
  },
  {
    rule: 'outer-rim.assets.5',
    shows: 'without such a claim they may have been let go',
    ...asCrew({}),
    final: { seats: { ann: { assets: [] }, ben: { fame: 1 } } },
  },
  comesTo(
    'encountering-a-contact.1',
    'a facedown token of whom the log knows who it is, is turned up as any other',
    start,
    [byClass, isWho('dengar', here({ id: 'dengar', faceup: true }, { id: 'lobot' })), resolves(famous), next],
    undefined,
    told,
  ),
  comesTo(
    'encountering-a-contact.1',
    'or without a word',
    start,
    [byClass, resolves(famous), { ...next, ...here({ id: 'dengar', faceup: true }, { id: 'lobot' }) }],
    undefined,
    told,
  ),
  comesTo(
    'encountering-a-contact.2.b',
    'who it is may be told with the choice, and once more when the token has been turned',
    start,
    [meets({ contact: 'dengar' }), isWho('dengar'), resolves(famous), next],
    undefined,
    told,
  ),
  breaks(
    'buying.3.2.a',
    'but not twice more',
    start,
    [meets({ contact: 'dengar' }), isWho('dengar'), isWho('dengar'), resolves(famous), next],
    told,
  ),
  breaks(
    'buying.3.2.a',
    'nor once more where the token itself has told it',
    start,
    [byClass, isWho('dengar'), isWho('dengar'), resolves(famous), next],
    told,
  ),
  breaks(
    'encountering-a-contact.2.b',
    'nobody else turns up than whom the choice has named',
    start,
    [meets({ contact: 'dengar' }), isWho('chewbacca'), resolves(), next],
    told,
  ),
  breaks(
    'encountering-a-contact.2.b',
    'nor anybody else than who lies there',
    start,
    [byClass, isWho('chewbacca'), resolves(), next],
    told,
  ),
  comesTo(
    'encountering-a-contact.1.1',
    "a player's character whom only the token tells is discarded, and another encounter follows",
    played,
    [byClass, { ...meets({ contact: 'lobot', card: 'dossier' }), ...here({ id: 'lobot' }) }, next],
    undefined,
    told,
  ),
  comesTo(
    'encountering-a-contact.1.1',
    'also where the log records who turned up',
    played,
    [byClass, isWho('dengar'), meets({ contact: 'lobot', card: 'dossier' }), next],
    undefined,
    told,
  ),
  comesTo(
    'encountering-a-contact.1.1',
    'after the choice had named who it is',
    played,
    [meets({ contact: 'dengar' }), isWho('dengar'), meets({ contact: 'lobot', card: 'dossier' }), next],
    undefined,
    told,
  ),
  breaks(
    'encountering-a-contact.1.1',
    'the card of such a contact is not read at once',
    played,
    [meets({ class: 'yellow', card: 'dossier', ...famous }), next],
    told,
  ),
  breaks(
    'encountering-a-contact.1.1',
    'nor where the choice has named who it is',
    played,
    [meets({ contact: 'dengar', class: 'yellow', card: 'dossier', ...famous }), next],
    told,
  ),
  breaks(
    'encountering-a-contact.1.1',
    'nor after the token has been turned',
    played,
    [byClass, isWho('dengar'), resolves(famous), next],
    told,
  ),
];
