import { contactMap, dismiss, mate, order } from '../contacts.ts';
import { type Example, table } from '../example.ts';

const white = { class: 'white' as const };
const green = { class: 'green' as const };
const orange = { class: 'orange' as const };
const full = [white, green, orange];
const header = { map: contactMap };
const chewbacca = mate('first-mate', 'chewbacca');
const lost = { id: 'chewbacca', class: null, faceup: true };
const put = (to: string, more: object = {}) => ({ type: 'contact.place', seat: 'ann', to, ...more });
const claims = (contacts: object) => ({ expect: { contacts } });
/** Ann on Tatooine, where every contact space is taken: Kessel is next to it, Naboo two spaces away. */
const crowded = (rest: object = {}, ann: object = {}) =>
  table({
    contacts: { tatooine: full, kessel: [white], naboo: [], 'trailing-core': [], 'spinward-core': [], ...rest },
    ann: { assets: [chewbacca, order('first-mate')], ...ann },
  });
/** With Ann in the Maelstrom, Tatooine and Naboo are equally near. */
const between = (rest: object = {}) => crowded({ tatooine: [white], ...rest }, { space: 'maelstrom' });
const end = { type: 'action.end', seat: 'ann' };
const notThere = [{ ...white, id: null, faceup: false }];

export const examples: readonly Example[] = [
  {
    rule: 'outer-rim.crew.3.b',
    shows: "so a described position has no token of somebody's crew on the map",
    start: crowded({ kessel: [{ ...lost, class: 'green' }] }),
    header,
    moves: [{ type: 'planning.gain-credits', seat: 'ann' }],
    breaks: ['outer-rim.crew.3.b'],
  },
  {
    rule: 'outer-rim.crew.3.b',
    shows: 'the token goes faceup to the own planet, if that has an empty contact space',
    start: crowded({ tatooine: [white] }),
    header,
    moves: [{ ...dismiss, ...claims({ tatooine: [...notThere, lost] }) }, end],
    final: { contacts: { tatooine: [{}, lost] } },
  },
  {
    rule: 'outer-rim.crew.3.b',
    shows: 'not to another one: that it lies there and not here is one slip',
    start: crowded({ tatooine: [white] }),
    header,
    moves: [dismiss, { ...end, ...claims({ tatooine: notThere, kessel: [...notThere, lost] }) }],
    breaks: ['outer-rim.crew.3.b'],
  },
  {
    rule: 'outer-rim.crew.3.b',
    shows: 'else to the nearest that has one, whatever its class',
    start: crowded(),
    header,
    moves: [dismiss, put('kessel', { contact: 'chewbacca' }), end],
    final: { contacts: { kessel: [{}, lost], tatooine: [{}, {}, {}] } },
  },
  {
    rule: 'outer-rim.crew.3.b',
    shows: 'which need not be said',
    start: crowded(),
    header,
    moves: [dismiss, end],
    final: { contacts: { kessel: [{}, lost] } },
  },
  {
    rule: 'outer-rim.crew.3.b',
    shows: 'Naboo is further away',
    start: crowded(),
    header,
    moves: [dismiss, put('naboo'), end],
    breaks: ['outer-rim.crew.3.b'],
  },
  {
    rule: 'outer-rim.crew.3.b',
    shows: 'a navpoint has no contact space at all',
    start: crowded(),
    header,
    moves: [dismiss, put('n2'), end],
    breaks: ['outer-rim.crew.3.b'],
  },
  {
    rule: 'outer-rim.crew.3.b',
    shows: 'it is not the token of somebody else',
    start: crowded(),
    header,
    moves: [dismiss, put('kessel', { contact: 'lobot' }), end],
    breaks: ['outer-rim.crew.3.b'],
  },
  {
    rule: 'outer-rim.crew.3.b',
    shows: 'a claim that no token has come is wrong',
    start: crowded({ tatooine: [white] }),
    header,
    moves: [dismiss, { ...end, ...claims({ tatooine: notThere }) }],
    breaks: ['outer-rim.crew.3.b'],
  },
  {
    rule: 'outer-rim.crew.3.b',
    shows: 'where the log has not told the tokens of the nearest planets nobody can say',
    start: table({ contacts: { naboo: [] }, ann: { assets: [chewbacca, order('first-mate')] } }),
    header,
    moves: [dismiss, put('naboo'), end],
    doubtful: ['outer-rim.crew.3.b'],
  },
  {
    rule: 'outer-rim.crew.3.b',
    shows: 'nor where the player is not known to be',
    start: crowded({}, { space: undefined }),
    header,
    moves: [dismiss, put('naboo'), end],
    doubtful: ['outer-rim.crew.3.b'],
  },
  {
    rule: 'outer-rim.crew.3.b',
    shows: 'of a crew that may have had a token the log says whether there was one',
    start: crowded({}, { assets: [mate('first-mate', undefined), order('first-mate')] }),
    header,
    moves: [dismiss, put('kessel', { contact: 'lobot' }), end],
    final: { contacts: { kessel: [{}, { id: 'lobot', faceup: true }] } },
  },
  {
    rule: 'outer-rim.crew.3.b',
    shows: 'left unsaid, nobody knows what lies where it would have gone',
    start: crowded({}, { assets: [mate('first-mate', undefined), order('first-mate')] }),
    header,
    moves: [dismiss, { ...end, ...claims({ kessel: notThere }) }],
    doubtful: true,
    final: { contacts: { tatooine: [{}, {}, {}], naboo: [] } },
  },
  {
    rule: 'outer-rim.crew.3.b',
    shows: 'a crew without a token leaves none',
    start: crowded({}, { assets: [mate('first-mate', null), order('first-mate')] }),
    header,
    moves: [dismiss, { ...end, ...claims({ kessel: notThere }) }],
  },
  {
    rule: 'outer-rim.crew.3.b',
    shows: 'where no contact space is empty the token stays beside the map',
    start: crowded({ kessel: full, naboo: full, 'trailing-core': [orange], 'spinward-core': [orange] }),
    header,
    moves: [{ ...dismiss, ...claims({ 'trailing-core': [{ ...orange, id: null, faceup: false }] }) }, end],
    final: { turn: { step: 'encounter' } },
  },
  {
    rule: 'outer-rim.crew.3.b',
    shows: 'in the base game a planet has room for two',
    start: table({
      contacts: { tatooine: [white, green], kessel: [white], naboo: [] },
      ann: { assets: [chewbacca, order('first-mate')] },
    }),
    header: {
      map: {
        ...contactMap,
        spaces: contactMap.spaces.filter(({ core }) => core !== true),
        paths: contactMap.paths.slice(1, 4).concat(contactMap.paths.slice(5)),
      },
      options: { unfinishedBusiness: false },
    },
    moves: [dismiss, put('tatooine'), end],
    breaks: ['outer-rim.crew.3.b'],
  },
  {
    rule: 'outer-rim.crew.3.1',
    shows: 'of two planets that are equally near the owner chooses one',
    start: between(),
    header,
    moves: [dismiss, put('naboo'), end],
    final: { contacts: { naboo: [lost], tatooine: [{}] } },
  },
  {
    rule: 'outer-rim.crew.3.1',
    shows: 'or the other one',
    start: between(),
    header,
    moves: [dismiss, put('tatooine'), end],
    final: { contacts: { naboo: [], tatooine: [{}, lost] } },
  },
  {
    rule: 'outer-rim.crew.3.1',
    shows: 'the owner may also say that the token went to one of them, and not to which',
    start: between(),
    header,
    moves: [dismiss, { type: 'contact.settle', seat: 'ann' }, end],
  },
  {
    rule: 'outer-rim.crew.3.1',
    shows: 'nobody else puts it there',
    start: between(),
    header,
    moves: [dismiss, { type: 'contact.settle', seat: 'ben' }, end],
    breaks: ['outer-rim.crew.3.1'],
  },
  {
    rule: 'outer-rim.crew.3.1',
    shows: 'left unsaid, nobody knows what lies on either',
    start: between(),
    header,
    moves: [dismiss, { ...end, ...claims({ naboo: [lost] }) }],
    doubtful: true,
    final: { contacts: { kessel: [{}] } },
  },
  {
    rule: 'outer-rim.crew.3.1',
    shows: 'nobody else chooses',
    start: between(),
    header,
    moves: [dismiss, put('naboo', { seat: 'ben' }), end],
    breaks: ['outer-rim.crew.3.1'],
  },
  {
    rule: 'outer-rim.crew.3.b',
    shows: 'a claim that the token which was put there has not come is wrong',
    start: crowded(),
    header,
    moves: [dismiss, put('kessel', claims({ kessel: notThere })), end],
    breaks: ['outer-rim.crew.3.b'],
  },
  {
    rule: 'outer-rim.crew.3.b',
    shows: 'with no contact space empty no token is put anywhere',
    start: crowded({ kessel: full, naboo: full, 'trailing-core': [orange], 'spinward-core': [orange] }),
    header,
    moves: [dismiss, put('naboo'), end],
    breaks: ['outer-rim.crew.3.b'],
  },
  {
    rule: 'log.the-move-log.3',
    shows: 'the token of a crew is not one that lies on the map',
    start: crowded(
      { naboo: [{ id: 'lobot', faceup: true }] },
      { assets: [mate('first-mate', undefined), order('first-mate')] },
    ),
    header,
    moves: [dismiss, put('kessel', { contact: 'lobot' }), end],
    breaks: ['log.the-move-log.3'],
  },
];
