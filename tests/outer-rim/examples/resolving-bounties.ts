import { type Example, table } from '../example.ts';
import { inEncounter } from '../tools.ts';

const bounty = {
  id: 'wanted-hondo',
  deck: 'bounty' as const,
  type: 'bounty' as const,
  destination: 'kessel',
  reward: { credits: 6000 },
  bonuses: {},
};
const start = table({ ann: { assets: [bounty] }, contacts: { tatooine: [{ id: 'hondo' }] }, ...inEncounter });
const capture = {
  type: 'encounter.contact',
  seat: 'ann',
  contact: 'hondo',
  effects: [{ do: 'capture', bounty: 'wanted-hondo' }],
};

export const examples: readonly Example[] = [
  {
    rule: 'outer-rim.resolving-bounties.3.2.a',
    shows: 'a captured contact lies on the bounty, and nothing is gained yet',
    start,
    moves: [capture],
    doubtful: true,
    final: { seats: { ann: { credits: 5000, assets: [{ card: 'wanted-hondo', captured: true }] } } },
  },
  {
    rule: 'outer-rim.resolving-bounties.3.2.a',
    shows: 'the bounty is not gone with the capture',
    start,
    moves: [{ ...capture, expect: { seats: { ann: { assets: [] } } } }],
    breaks: ['outer-rim.resolving-bounties.3.2.a'],
    doubtful: true,
  },
];
