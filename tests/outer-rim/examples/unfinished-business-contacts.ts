import { contactMap, dismiss, mate, order } from '../contacts.ts';
import { type Example, table } from '../example.ts';

const white = { class: 'white' as const };
const full = [{ class: 'white' as const }, { class: 'green' as const }, { class: 'orange' as const }];
const header = { map: contactMap };
const put = (to: string) => ({ type: 'contact.place', seat: 'ann', to });
/** Ann on Kessel, beside which two tokens lie. */
const start = (contacts: object = {}, space = 'kessel') =>
  table({
    contacts: {
      kessel: [white, white],
      tatooine: full,
      naboo: [],
      'trailing-core': [],
      'spinward-core': [],
      ...contacts,
    },
    ann: { space, assets: [mate('first-mate', 'chewbacca'), order('first-mate')] },
  });
const end = { type: 'action.end', seat: 'ann' };

export const examples: readonly Example[] = [
  {
    rule: 'outer-rim.unfinished-business.4',
    shows: 'a planet with tokens beside it only has an empty contact space: itself',
    start: start(),
    header,
    moves: [dismiss, end],
    final: { contacts: { kessel: [{}, {}, { id: 'chewbacca', faceup: true }] } },
  },
  {
    rule: 'outer-rim.unfinished-business.4',
    shows: 'it is not passed over',
    start: start(),
    header,
    moves: [dismiss, put('naboo'), end],
    breaks: ['outer-rim.unfinished-business.4'],
  },
  {
    rule: 'outer-rim.crew.3.b',
    shows: 'where another planet as near has an empty contact space beside it, that says that they were passed over',
    start: start({ tatooine: [white, white], naboo: [white], kessel: [white] }, 'maelstrom'),
    header,
    moves: [dismiss, put('kessel'), end],
    breaks: ['outer-rim.crew.3.b'],
  },
  {
    rule: 'outer-rim.unfinished-business.4',
    shows: 'a claim that no token has come is wrong',
    start: start(),
    header,
    moves: [
      dismiss,
      { ...end, expect: { contacts: { kessel: [white, white].map((one) => ({ ...one, id: null, faceup: false })) } } },
    ],
    breaks: ['outer-rim.unfinished-business.4'],
  },
  {
    rule: 'outer-rim.unfinished-business.4.1',
    shows: 'on Spinward Core the token of a discarded crew goes to Spinward Core',
    start: start({}, 'spinward-core'),
    header,
    moves: [dismiss, end],
    final: { contacts: { 'spinward-core': [{ id: 'chewbacca', faceup: true }] } },
  },
  {
    rule: 'outer-rim.unfinished-business.4.1',
    shows: 'and to no other planet',
    start: start({}, 'spinward-core'),
    header,
    moves: [dismiss, put('naboo'), end],
    breaks: ['outer-rim.core-worlds.2'],
  },
  {
    rule: 'outer-rim.unfinished-business.4',
    shows: 'of a planet of which nobody knows the contact spaces it is certain only while no token lies on it',
    start: start({ kessel: [white] }),
    header: { map: { ...header.map, spaces: header.map.spaces.map(({ contactSpaces: _, ...space }) => space) } },
    moves: [dismiss, put('kessel'), end],
    doubtful: ['outer-rim.crew.3.b'],
  },
  {
    rule: 'outer-rim.unfinished-business.4',
    shows: 'nor that it has not come once the log has said so',
    start: start(),
    header,
    moves: [
      dismiss,
      {
        ...put('kessel'),
        expect: { contacts: { kessel: [white, white].map((one) => ({ ...one, id: null, faceup: false })) } },
      },
      end,
    ],
    breaks: ['outer-rim.unfinished-business.4'],
  },
];
