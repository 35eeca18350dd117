import { contactMap, dismiss, order } from '../contacts.ts';
import { type Example, table } from '../example.ts';
import { bounty } from '../market-cards.ts';

const white = { class: 'white' as const };
const full = [white, { class: 'green' as const }, { class: 'orange' as const }];
const header = { map: contactMap };
const caught = bounty('warrant', { captured: true, contact: 'chopper' });
const lost = { id: 'chopper', class: null, faceup: true };
const put = (to: string, more: object = {}) => ({ type: 'contact.place', seat: 'ann', to, ...more });
const start = (card = caught, ann: object = {}) =>
  table({
    contacts: { tatooine: full, kessel: [white], naboo: [], 'trailing-core': [], 'spinward-core': [] },
    ann: { assets: [card, order('warrant')], ...ann },
  });
const end = { type: 'action.end', seat: 'ann' };
const notThere = [{ ...white, id: null, faceup: false }];
const claim = (contacts: object) => ({ expect: { contacts } });

export const examples: readonly Example[] = [
  {
    rule: 'outer-rim.bounties.3.1',
    shows: 'the captured token goes faceup to the nearest planet with an empty contact space',
    start: start(),
    header,
    moves: [dismiss, put('kessel'), end],
    final: { contacts: { kessel: [{}, lost] } },
  },
  {
    rule: 'outer-rim.bounties.3.1',
    shows: 'which need not be said',
    start: start(),
    header,
    moves: [dismiss, end],
    final: { contacts: { kessel: [{}, lost] } },
  },
  {
    rule: 'outer-rim.bounties.3.1',
    shows: 'also of a token that nobody has named',
    start: start(bounty('warrant', { captured: true })),
    header,
    moves: [dismiss, end],
    final: { contacts: { kessel: [{}, { id: null, faceup: true }] } },
  },
  {
    rule: 'outer-rim.bounties.3.1',
    shows: 'a bounty on which nobody lies leaves no token',
    start: start(bounty('warrant', { contact: 'chopper' })),
    header,
    moves: [dismiss, { ...end, ...claim({ kessel: notThere }) }],
  },
  {
    rule: 'outer-rim.bounties.3.1',
    shows: 'not to one that is further away',
    start: start(),
    header,
    moves: [dismiss, put('naboo'), end],
    breaks: ['outer-rim.bounties.3.1'],
  },
  {
    rule: 'outer-rim.bounties.3.1',
    shows: 'a claim that it has gone nowhere is wrong',
    start: start(),
    header,
    moves: [dismiss, { ...end, ...claim({ kessel: notThere }) }],
    breaks: ['outer-rim.bounties.3.1'],
  },
  {
    rule: 'outer-rim.nearest.2.b',
    shows: 'nobody else puts a captured token somewhere',
    start: start(caught, { space: 'maelstrom' }),
    header,
    moves: [dismiss, { type: 'contact.settle', seat: 'ben' }, end],
    breaks: ['outer-rim.nearest.2.b'],
  },
  {
    rule: 'outer-rim.nearest.2.b',
    shows: 'of planets that are equally near the current player chooses one for a captured token',
    start: start(caught, { space: 'maelstrom' }),
    header,
    moves: [dismiss, put('naboo', { seat: 'ben' }), end],
    breaks: ['outer-rim.nearest.2.b'],
  },
  {
    rule: 'outer-rim.bounties.3.1',
    shows: 'a claim that the token which was put there has not come is wrong',
    start: start(),
    header,
    moves: [dismiss, put('kessel', claim({ kessel: notThere })), end],
    breaks: ['outer-rim.bounties.3.1'],
  },
];
