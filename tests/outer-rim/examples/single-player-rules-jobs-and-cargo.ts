/** @module Single-Player Rules: Jobs and Cargo (LRR page 23), and what the FAQ and the clarifications say of them. */
import { type Example, table } from '../example.ts';
import { cargo, gear, held, job, ship } from '../market-cards.ts';
import { drawn, hunter, smuggler, solo } from '../solo.ts';

const RULE = 'outer-rim.single-player-rules-jobs-and-cargo';
const FAQ = 'outer-rim.frequently-asked-questions-ai-players';
const NO_PURCHASE = 'outer-rim.single-player-rules-clarifications.6';

const deliver = (card: string, words = {}) => ({ type: 'deliver.cargo', seat: 'ben', card, ...words });
const deliverEnd = { type: 'deliver.end', seat: 'ben' };
const complete = (words = {}) => ({ type: 'ai.resolve', seat: 'ben', instruction: 'complete-job', ...words });
const next = (deck: string, card: { id: string } | null) => ({ type: 'card.reveal', deck, card });
const bens = (facts: object) => ({ expect: { seats: { ben: facts } } });
const buyJob = { type: 'market.buy', seat: 'ben', deck: 'job' };
const more = next('job', job('more'));

/** Smuggler's cards: what ILLEGAL cargo costs with each of them. */
const TWO_OF_THE_CHARACTER = drawn('smuggler-6');
const TWO_OF_THE_SHIP = drawn('smuggler-1');
const REPUTATION = drawn('smuggler-7');
const NOTHING = drawn('ai-han-solo');

/** For the planet where Ben is. */
const here = { destination: 'naboo' };
const spice = cargo('spice', { ...here, traits: ['illegal'] });
const grain = cargo('grain', here);
const errand = job('errand', { ...here, reward: { credits: 4000, fame: 1, reputation: ['imperial'] } });
const lark = job('lark', { ...here, reward: { credits: 1000 } });
/** What lies on the job deck is bought after the deliveries. */
const jobs = { job: job('next-errand', { destination: 'kessel' }) };
const roomy = { ship: 'big-tub', slots: { cargo: 2, mod: 1, 'cargo-or-mod': 0, crew: 2 } };

/** Cargo for a patrol of the Hutts, and where that is. */
const mole = cargo('mole', { destination: 'hutt-patrol' });
const huttAt = (space: string) => ({ patrols: { hutt: { level: 1, space } } });
/** Back in the databank, where nobody sees them, lie cards that have come from there. */
const OF_THE_DATABANK = { origin: 'databank', deck: null } as const;
/** Of the gear two cards are discarded, and none is bought. */
const nothingBought = [drawn('hunter-4'), next('gear-mod', gear('axe')), next('gear-mod', gear('club'))];

export const examples: Example[] = [
  // 0.3: cargo at its destination
  {
    rule: `${RULE}.0.3`,
    shows: 'cargo is delivered where Ben is: the reward comes, and the card goes under its deck',
    start: smuggler(jobs, { assets: [grain] }),
    header: solo,
    moves: [TWO_OF_THE_CHARACTER, deliver('grain', bens({ credits: 10_000, assets: [] })), more],
    final: { market: { cargo: { under: ['grain'] } } },
  },
  {
    rule: `${RULE}.0.3`,
    shows: 'the one cargo that is for this planet goes without saying',
    start: smuggler(jobs, { assets: [grain] }),
    header: solo,
    moves: [TWO_OF_THE_CHARACTER, buyJob, more],
    final: { seats: { ben: { credits: 10_000 } }, market: { cargo: { under: ['grain'] } } },
  },
  {
    rule: `${RULE}.0.3`,
    shows: 'cargo for another planet is delivered',
    start: smuggler(jobs, { ...roomy, assets: [grain, cargo('salt')] }),
    header: solo,
    moves: [TWO_OF_THE_CHARACTER, deliver('salt')],
    breaks: [`${RULE}.0.3`],
  },
  {
    rule: `${RULE}.0.3`,
    shows: 'cargo is delivered that Ben does not have',
    start: smuggler(jobs, { assets: [grain] }),
    header: { ...solo, cards: [cargo('salt')] },
    moves: [TWO_OF_THE_CHARACTER, deliver('salt')],
    breaks: ['outer-rim.deliver-action.0.1'],
  },
  {
    rule: `${RULE}.0.3`,
    shows: 'nobody knows the destination of the cargo: it may be delivered',
    start: smuggler(jobs, { assets: [cargo('sealed', { destination: null })] }),
    header: solo,
    moves: [TWO_OF_THE_CHARACTER, deliver('sealed'), buyJob, more],
    doubtful: [`${RULE}.0.3`],
    final: { seats: { ben: { assets: [held('next-errand', 'job')] } } },
  },
  {
    rule: `${RULE}.0.3`,
    shows: 'nobody knows the destination of the cargo: it may stay',
    start: smuggler(jobs, { assets: [cargo('sealed', { destination: null })] }),
    header: solo,
    moves: [TWO_OF_THE_CHARACTER, buyJob, more],
    doubtful: [`${RULE}.0.4`],
    final: { seats: { ben: { assets: [held('sealed', 'cargo'), held('next-errand', 'job')] } } },
  },
  {
    rule: `${RULE}.0.3`,
    shows: 'a goal token shows that cargo of unknown destination is for this planet',
    start: smuggler(jobs, { assets: [cargo('sealed', { destination: null })] }, { goalTokens: { naboo: 1 } }),
    header: solo,
    moves: [TWO_OF_THE_CHARACTER, buyJob, more],
    final: { seats: { ben: { assets: [held('next-errand', 'job')] } } },
  },
  {
    rule: `${RULE}.0.3`,
    shows: 'where no goal token lies no cargo of unknown destination is delivered',
    start: smuggler(jobs, { assets: [cargo('sealed', { destination: null })] }, { goalTokens: { kessel: 1 } }),
    header: solo,
    moves: [TWO_OF_THE_CHARACTER, buyJob, more],
    final: { seats: { ben: { assets: [held('sealed', 'cargo'), held('next-errand', 'job')] } } },
  },
  {
    rule: `${RULE}.0.3`,
    shows: 'a claim that the delivered cargo is still there',
    start: smuggler(jobs, { assets: [grain] }),
    header: solo,
    moves: [TWO_OF_THE_CHARACTER, deliver('grain', bens({ assets: [held('grain', 'cargo')] })), more],
    breaks: [`${RULE}.0.3`],
    also: ['outer-rim.discarding.1'],
  },
  {
    rule: `${RULE}.0.3`,
    shows: 'a delivery takes one goal token off the planet',
    start: smuggler(jobs, { assets: [grain] }, { goalTokens: { naboo: 1, kessel: 1 } }),
    header: solo,
    moves: [TWO_OF_THE_CHARACTER, deliver('grain', { expect: { goalTokens: { naboo: 0 } } }), more],
    final: { seats: { ben: { credits: 10_000 } } },
  },
  // 0.4: all of it
  {
    rule: `${RULE}.0.4`,
    shows: 'both cargo for Naboo are delivered, in any order',
    start: smuggler(jobs, { ...roomy, assets: [grain, cargo('ore', here)] }),
    header: solo,
    moves: [TWO_OF_THE_CHARACTER, deliver('ore'), deliver('grain'), buyJob, more],
    final: { seats: { ben: { credits: 15_000, assets: [held('next-errand', 'job')] } } },
  },
  {
    rule: `${RULE}.0.4`,
    shows: 'the last of two goes without saying',
    start: smuggler(jobs, { ...roomy, assets: [grain, cargo('ore', here)] }),
    header: solo,
    moves: [TWO_OF_THE_CHARACTER, deliver('ore'), buyJob, more],
    final: { seats: { ben: { credits: 15_000, assets: [held('next-errand', 'job')] } } },
  },
  {
    rule: `${RULE}.0.4`,
    shows: 'both go without saying',
    start: smuggler(jobs, { ...roomy, assets: [grain, cargo('ore', here)] }),
    header: solo,
    moves: [TWO_OF_THE_CHARACTER, { ...buyJob, ...bens({ assets: [held('next-errand', 'job')] }) }, more],
    final: { seats: { ben: { credits: 15_000 } } },
  },
  {
    rule: 'outer-rim.single-player-rules-buying.2.b',
    shows: 'so do they where a claim says that only one of them was rewarded',
    start: smuggler(jobs, { ...roomy, assets: [grain, cargo('ore', here)] }),
    header: solo,
    moves: [TWO_OF_THE_CHARACTER, { ...buyJob, ...bens({ credits: 10_000 }) }, more],
    breaks: ['outer-rim.single-player-rules-buying.2.b'],
  },
  {
    rule: `${RULE}.0.4`,
    shows: 'one of two is kept back',
    start: smuggler(jobs, { ...roomy, assets: [grain, cargo('ore', here)] }),
    header: solo,
    moves: [TWO_OF_THE_CHARACTER, deliver('ore'), deliverEnd],
    breaks: [`${RULE}.0.4`],
  },
  // 0.5: no die
  {
    rule: `${RULE}.0.5`,
    shows: 'ILLEGAL cargo is delivered without a die',
    start: smuggler({ ...jobs, ship: ship('big-tub', { cost: 4000 }) }, { assets: [spice] }),
    header: solo,
    moves: [NOTHING, deliver('spice', bens({ credits: 10_000, assets: [], damage: { ship: 0 } }))],
    final: { seats: { ben: { credits: 10_000 } } },
  },
  {
    rule: `${RULE}.0.5`,
    shows: 'a die is rolled for ILLEGAL cargo',
    start: smuggler(jobs, { assets: [spice] }),
    header: solo,
    moves: [TWO_OF_THE_CHARACTER, deliver('spice'), { type: 'deliver.roll', faces: ['blank'] }],
    breaks: [`${RULE}.0.5`],
  },
  // 0.6: what the AI card says instead
  {
    rule: `${RULE}.0.6`,
    shows: 'for ILLEGAL cargo the character suffers two damage',
    start: smuggler(jobs, { assets: [spice] }),
    header: solo,
    moves: [TWO_OF_THE_CHARACTER, deliver('spice'), buyJob, more],
    final: { seats: { ben: { damage: { character: 2, ship: 0 } } } },
  },
  {
    rule: `${RULE}.0.6`,
    shows: 'a claim that it suffers none',
    start: smuggler(jobs, { assets: [spice] }),
    header: solo,
    moves: [TWO_OF_THE_CHARACTER, deliver('spice', bens({ damage: { character: 0 } }))],
    breaks: [`${RULE}.0.6`],
  },
  {
    rule: 'outer-rim.damage.4',
    shows: 'a claim that what defeats it hurts nobody',
    start: smuggler(jobs, { assets: [spice], values: { health: 2 }, damage: { character: 1 } }),
    header: solo,
    moves: [TWO_OF_THE_CHARACTER, deliver('spice', bens({ damage: { character: 0 } }))],
    breaks: ['outer-rim.damage.4'],
  },
  {
    rule: 'outer-rim.single-player-rules-clarifications.2.a',
    shows: 'who is defeated by it buys nothing after it',
    start: smuggler(jobs, { assets: [spice], values: { health: 2 }, damage: { character: 1 } }),
    header: solo,
    moves: [TWO_OF_THE_CHARACTER, deliver('spice'), buyJob],
    breaks: ['outer-rim.single-player-rules-clarifications.2.a'],
  },
  {
    rule: `${RULE}.0.6`,
    shows: 'with another AI card the ship suffers, once for each ILLEGAL cargo',
    start: smuggler(
      { cargo: cargo('next-crates') },
      { ...roomy, values: { hull: 6 }, assets: [spice, cargo('arms', { ...here, traits: ['illegal'] })] },
    ),
    header: solo,
    moves: [TWO_OF_THE_SHIP, deliver('spice'), deliver('arms'), next('cargo', cargo('more-crates'))],
    final: { seats: { ben: { damage: { character: 0, ship: 4 } } } },
  },
  {
    rule: `${RULE}.0.6`,
    shows: 'cargo that is not ILLEGAL costs nothing',
    start: smuggler(jobs, { assets: [grain] }),
    header: solo,
    moves: [TWO_OF_THE_CHARACTER, deliver('grain'), buyJob, more],
    final: { seats: { ben: { damage: { character: 0, ship: 0 } } } },
  },
  {
    rule: `${RULE}.0.6`,
    shows: 'with a third AI card it costs reputation with the faction of the planet',
    start: smuggler(
      { cargo: cargo('next-crates') },
      { space: 'tatooine', assets: [{ ...spice, destination: 'tatooine' }], reputation: { hutt: 'positive' } },
    ),
    header: solo,
    moves: [REPUTATION, deliver('spice', bens({ reputation: { hutt: 'neutral' } }))],
    final: { seats: { ben: { credits: 10_000 } } },
  },
  {
    rule: `${RULE}.0.6`,
    shows: 'a claim that it costs no reputation',
    start: smuggler(
      { cargo: cargo('next-crates') },
      { space: 'tatooine', assets: [{ ...spice, destination: 'tatooine' }], reputation: { hutt: 'positive' } },
    ),
    header: solo,
    moves: [REPUTATION, deliver('spice', bens({ reputation: { hutt: 'positive' } }))],
    breaks: ['outer-rim.single-player-rules-playing-the-game.0.3'],
    also: ['outer-rim.reputation.3'],
  },
  {
    rule: `${RULE}.0.6`,
    shows: 'nobody knows whether the cargo is ILLEGAL: a claim of damage stands',
    start: smuggler(jobs, { assets: [{ ...grain, traits: undefined }] }),
    header: solo,
    moves: [TWO_OF_THE_CHARACTER, deliver('grain', bens({ damage: { character: 2 } })), buyJob, more],
    doubtful: true,
  },
  // 1: cargo that rotates
  {
    rule: `${RULE}.1`,
    shows: 'cargo that rotates is turned, and its goal token lies on the new destination',
    start: smuggler(jobs, {
      assets: [cargo('parts', { ...here, rotatesTo: 'droids', reward: { credits: 5000, rotate: true } })],
    }),
    header: { ...solo, cards: [cargo('droids', { destination: 'kessel', rotatedFrom: 'parts', deck: null })] },
    moves: [TWO_OF_THE_CHARACTER, deliver('parts', { expect: { goalTokens: { naboo: 0, kessel: 1 } } }), buyJob, more],
    final: { seats: { ben: { assets: [held('droids', 'cargo'), held('next-errand', 'job')] } } },
  },
  {
    rule: `${RULE}.1`,
    shows: 'a claim that cargo that rotates has been discarded',
    start: smuggler(jobs, {
      assets: [cargo('parts', { ...here, rotatesTo: 'droids', reward: { credits: 5000, rotate: true } })],
    }),
    header: { ...solo, cards: [cargo('droids', { destination: 'kessel', rotatedFrom: 'parts', deck: null })] },
    moves: [TWO_OF_THE_CHARACTER, deliver('parts', bens({ assets: [] })), buyJob, more],
    breaks: [`${RULE}.1`],
  },
  // 0.1, 0.2: jobs
  {
    rule: `${RULE}.0.1`,
    shows: 'of a job at its destination Ben gains the reward, and nothing else happens',
    start: smuggler(jobs, { assets: [errand], reputation: { imperial: 'neutral' } }, { goalTokens: { naboo: 1 } }),
    header: solo,
    moves: [
      TWO_OF_THE_CHARACTER,
      buyJob,
      more,
      complete(
        bens({ credits: 9000, fame: 1, reputation: { imperial: 'positive' }, assets: [held('next-errand', 'job')] }),
      ),
    ],
    final: { goalTokens: { naboo: 0, kessel: 1 }, market: { job: { under: ['errand'] } } },
  },
  {
    rule: `${RULE}.0.1`,
    shows: 'the one job goes without saying',
    start: smuggler(jobs, { assets: [errand] }),
    header: solo,
    moves: [TWO_OF_THE_CHARACTER, buyJob, more, { type: 'planning.gain-credits', seat: 'ann' }],
    final: { seats: { ben: { credits: 9000, fame: 1, assets: [held('next-errand', 'job')] } } },
  },
  {
    rule: `${RULE}.0.1`,
    shows: 'a log may write it as people do, by the ability of the job',
    start: smuggler(jobs, { assets: [errand] }),
    header: solo,
    moves: [
      TWO_OF_THE_CHARACTER,
      buyJob,
      more,
      { type: 'encounter.ability', seat: 'ben', source: 'errand', ability: 'try', ...bens({ credits: 9000 }) },
    ],
    final: { seats: { ben: { fame: 1, assets: [held('next-errand', 'job')] } } },
  },
  {
    rule: `${RULE}.0.1`,
    shows: 'a claim that the job has brought no fame',
    start: smuggler(jobs, { assets: [errand] }),
    header: solo,
    moves: [TWO_OF_THE_CHARACTER, buyJob, more, complete(bens({ fame: 0 }))],
    breaks: [`${RULE}.0.1`],
  },
  {
    rule: `${RULE}.0.1`,
    shows: 'a claim that the completed job is still there',
    start: smuggler(jobs, { assets: [errand] }),
    header: solo,
    moves: [
      TWO_OF_THE_CHARACTER,
      buyJob,
      more,
      complete(bens({ assets: [held('errand', 'job'), held('next-errand', 'job')] })),
    ],
    breaks: [`${RULE}.0.1`],
    also: ['outer-rim.discarding.1'],
  },
  {
    rule: `${RULE}.0.2`,
    shows: 'Ben makes a test for the job',
    start: smuggler(jobs, { assets: [errand] }),
    header: solo,
    moves: [TWO_OF_THE_CHARACTER, buyJob, more, complete(), { type: 'test.roll', faces: ['hit', 'blank'] }],
    breaks: [`${RULE}.0.2`],
  },
  {
    rule: `${RULE}.0.2`,
    shows: 'Ben carries out what the databank card of the job says',
    start: smuggler(jobs, { assets: [errand] }),
    header: solo,
    moves: [
      TWO_OF_THE_CHARACTER,
      buyJob,
      more,
      {
        type: 'encounter.ability',
        seat: 'ben',
        source: 'errand',
        ability: 'try',
        effects: [{ do: 'gain-credits', amount: 1000 }],
      },
    ],
    breaks: [`${RULE}.0.2`],
  },
  {
    rule: `${RULE}.0.2`,
    shows: 'without a test, and without a databank card',
    start: smuggler(jobs, { assets: [errand] }),
    header: solo,
    moves: [TWO_OF_THE_CHARACTER, buyJob, more, complete({ card: 'errand' })],
    final: { seats: { ben: { credits: 9000 } }, test: null },
  },
  // FAQ: one job only
  {
    rule: `${FAQ}.1.a`,
    shows: 'of two jobs for this planet one is completed',
    start: smuggler({ job: job('wanted') }, { assets: [errand, lark] }),
    header: solo,
    moves: [
      TWO_OF_THE_CHARACTER,
      next('job', job('far')),
      next('job', job('farther')),
      complete({ card: 'lark' }),
      { type: 'planning.gain-credits', seat: 'ann' },
    ],
    final: { seats: { ben: { credits: 6000, assets: [held('errand', 'job')] } } },
  },
  {
    rule: `${FAQ}.1.a`,
    shows: 'both jobs are completed',
    start: smuggler({ job: job('wanted') }, { assets: [errand, lark] }),
    header: solo,
    moves: [
      TWO_OF_THE_CHARACTER,
      next('job', job('far')),
      next('job', job('farther')),
      complete({ card: 'lark' }),
      complete({ card: 'errand' }),
    ],
    breaks: [`${FAQ}.1.a`],
  },
  {
    rule: `${FAQ}.1.a`,
    shows: 'a job for another planet is completed',
    start: smuggler({ job: job('wanted') }, { assets: [errand, job('trip', { destination: 'kessel' })] }),
    header: solo,
    moves: [TWO_OF_THE_CHARACTER, next('job', job('far')), next('job', job('farther')), complete({ card: 'trip' })],
    breaks: [`${FAQ}.1.a`],
  },
  {
    rule: `${FAQ}.1.a`,
    shows: 'a job is about no faction',
    start: smuggler(jobs, { assets: [errand] }),
    header: solo,
    moves: [TWO_OF_THE_CHARACTER, buyJob, more, complete({ faction: 'hutt' })],
    breaks: [`${FAQ}.1.a`],
  },
  {
    rule: `${FAQ}.1.b`,
    shows: 'chance may have brought either of the two jobs',
    start: smuggler({ job: job('wanted') }, { assets: [errand, lark] }),
    header: solo,
    moves: [TWO_OF_THE_CHARACTER, next('job', job('far')), next('job', job('farther')), complete({ card: 'errand' })],
    final: { seats: { ben: { credits: 9000, fame: 1, assets: [held('lark', 'job')] } } },
  },
  {
    rule: `${FAQ}.1.b`,
    shows: 'the log does not say which of two jobs is completed',
    start: smuggler({ job: job('wanted') }, { assets: [errand, lark] }),
    header: solo,
    moves: [TWO_OF_THE_CHARACTER, next('job', job('far')), next('job', job('farther')), complete()],
    doubtful: true,
  },
  {
    rule: `${FAQ}.1.b`,
    shows: 'what the table has afterwards tells which of the two it was',
    start: smuggler({ job: job('wanted') }, { assets: [errand, lark] }),
    header: solo,
    moves: [
      TWO_OF_THE_CHARACTER,
      next('job', job('far')),
      next('job', job('farther')),
      complete(bens({ assets: ['lark'] })),
    ],
  },
  {
    rule: `${FAQ}.1.b`,
    shows: 'a claim that neither has been completed',
    start: smuggler({ job: job('wanted') }, { assets: [errand, lark] }),
    header: solo,
    moves: [
      TWO_OF_THE_CHARACTER,
      next('job', job('far')),
      next('job', job('farther')),
      complete({ card: 'errand', ...bens({ assets: [held('errand', 'job'), held('lark', 'job')] }) }),
    ],
    breaks: [`${RULE}.0.1`],
  },
  {
    rule: `${FAQ}.1.a`,
    shows: 'nobody knows where the job leads: Ben may complete it, or do what comes next on his card',
    start: smuggler(jobs, { assets: [job('sealed', { destination: null })], credits: 9000 }),
    header: solo,
    moves: [TWO_OF_THE_CHARACTER, buyJob, more, { type: 'ai.resolve', seat: 'ben', instruction: 'pay-for-fame' }],
    final: { seats: { ben: { credits: 1000, fame: 1 } } },
  },
  {
    rule: `${FAQ}.1.a`,
    shows: 'nobody knows where the job leads: Ben completes it',
    start: smuggler(jobs, { assets: [job('sealed', { destination: null, reward: { credits: 2000 } })] }),
    header: solo,
    moves: [TWO_OF_THE_CHARACTER, buyJob, more, complete({ card: 'sealed' })],
    doubtful: [`${FAQ}.1.a`],
    final: { seats: { ben: { credits: 7000 } } },
  },
  // clarifications 6: a card of the cargo deck for credits
  {
    rule: NO_PURCHASE,
    shows: 'where nothing could be bought the top card of the cargo deck is discarded for 4,000 credits',
    start: hunter({ 'gear-mod': gear('sword'), cargo: grain }, { credits: 0 }),
    header: solo,
    moves: [
      drawn('hunter-4'),
      next('gear-mod', gear('axe')),
      next('gear-mod', gear('club')),
      { type: 'market.discard', seat: 'ben', deck: 'cargo', ...bens({ credits: 4000 }) },
      next('cargo', cargo('salt', { patrolIcon: { faction: 'hutt', spaces: 2 } })),
    ],
    final: { market: { cargo: { under: ['grain'], faceup: 'salt' } } },
  },
  {
    rule: NO_PURCHASE,
    shows: 'the discard goes without saying; only the card that comes up is told',
    start: hunter({ 'gear-mod': gear('sword'), cargo: grain }, { credits: 0 }),
    header: solo,
    moves: [
      drawn('hunter-4'),
      next('gear-mod', gear('axe')),
      next('gear-mod', gear('club')),
      next('cargo', cargo('salt')),
    ],
    final: { market: { cargo: { under: ['grain'], faceup: 'salt' } }, seats: { ben: { credits: 4000 } } },
  },
  {
    rule: NO_PURCHASE,
    shows: 'the patrol of the next card is moved all the same',
    start: hunter(
      { 'gear-mod': gear('sword'), cargo: grain },
      { credits: 0 },
      { patrols: { hutt: { level: 1, space: 't6-hutt' } } },
    ),
    header: solo,
    moves: [
      drawn('hunter-4'),
      next('gear-mod', gear('axe')),
      next('gear-mod', gear('club')),
      next('cargo', cargo('salt', { patrolIcon: { faction: 'hutt', spaces: 1 } })),
      { type: 'patrol.move', seat: 'ben', faction: 'hutt', path: ['takodana'] },
    ],
    breaks: [NO_PURCHASE],
  },
  {
    rule: NO_PURCHASE,
    shows: 'a card of another deck is discarded',
    start: hunter({ 'gear-mod': gear('sword'), cargo: grain, job: lark }, { credits: 0 }),
    header: solo,
    moves: [
      drawn('hunter-4'),
      next('gear-mod', gear('axe')),
      next('gear-mod', gear('club')),
      { type: 'market.discard', seat: 'ben', deck: 'job' },
    ],
    breaks: [NO_PURCHASE],
  },
  {
    rule: NO_PURCHASE,
    shows: 'off the planets Ben discards no cargo either',
    start: hunter(
      { 'gear-mod': gear('sword'), cargo: grain },
      { space: 't1-n1', reputation: { imperial: 'positive' } },
    ),
    header: solo,
    moves: [drawn('hunter-4'), { type: 'market.end', seat: 'ben', ...bens({ credits: 5000 }) }],
    final: { market: { cargo: { faceup: 'grain' } } },
  },
  // claims, and whose move it is
  {
    rule: `${RULE}.0.3`,
    shows: 'a claim that the delivery has brought nothing',
    start: smuggler(jobs, { assets: [grain] }),
    header: solo,
    moves: [TWO_OF_THE_CHARACTER, deliver('grain', bens({ credits: 5000 })), more],
    breaks: [`${RULE}.0.3`],
    also: ['outer-rim.credits.2'],
  },
  {
    rule: `${RULE}.0.1`,
    shows: 'a claim that the job has brought no credits',
    start: smuggler(jobs, { assets: [errand] }),
    header: solo,
    moves: [TWO_OF_THE_CHARACTER, buyJob, more, complete(bens({ credits: 5000 }))],
    breaks: [`${RULE}.0.1`],
    also: ['outer-rim.credits.2'],
  },
  {
    rule: `${RULE}.0.1`,
    shows: 'a claim that the job has brought no reputation',
    start: smuggler(jobs, { assets: [errand], reputation: { imperial: 'neutral' } }),
    header: solo,
    moves: [TWO_OF_THE_CHARACTER, buyJob, more, complete(bens({ reputation: { imperial: 'neutral' } }))],
    breaks: [`${RULE}.0.1`],
    also: ['outer-rim.reputation.2'],
  },
  {
    rule: `${RULE}.0.3`,
    shows: "Ann delivers in Ben's stead",
    start: smuggler(jobs, { assets: [grain] }),
    header: solo,
    moves: [TWO_OF_THE_CHARACTER, deliver('grain', { seat: 'ann' })],
    breaks: ['outer-rim.player-turn.0.1'],
  },
  {
    rule: `${RULE}.0.1`,
    shows: "Ann completes the job in Ben's stead",
    start: smuggler(jobs, { assets: [errand] }),
    header: solo,
    moves: [TWO_OF_THE_CHARACTER, buyJob, more, complete({ seat: 'ann' })],
    breaks: ['outer-rim.player-turn.0.1'],
  },
  {
    rule: NO_PURCHASE,
    shows: "Ann discards in Ben's stead",
    start: hunter({ 'gear-mod': gear('sword'), cargo: grain }, { credits: 0 }),
    header: solo,
    moves: [
      drawn('hunter-4'),
      next('gear-mod', gear('axe')),
      next('gear-mod', gear('club')),
      { type: 'market.discard', seat: 'ann', deck: 'cargo' },
    ],
    breaks: ['outer-rim.player-turn.0.1'],
  },
  {
    rule: NO_PURCHASE,
    shows: 'who has bought something discards no cargo for credits',
    start: hunter({ 'gear-mod': gear('sword'), cargo: grain }),
    header: solo,
    moves: [
      drawn('hunter-4'),
      { type: 'market.buy', seat: 'ben', deck: 'gear-mod' },
      next('gear-mod', gear('axe')),
      { type: 'market.discard', seat: 'ben', deck: 'cargo' },
    ],
    breaks: ['outer-rim.single-player-rules-playing-the-game.0.8'],
  },
  {
    rule: `${RULE}.0.3`,
    shows: 'a claim that the delivery has brought no fame',
    start: smuggler(jobs, { assets: [cargo('relics', { ...here, reward: { credits: 5000, fame: 1 } })] }),
    header: solo,
    moves: [TWO_OF_THE_CHARACTER, deliver('relics', bens({ fame: 0 })), more],
    breaks: [`${RULE}.0.3`],
    also: ['outer-rim.fame.2'],
  },
  {
    rule: 'outer-rim.single-player-rules-ai-goals.0.4',
    shows: 'with a completed job its goal token leaves the planet',
    start: smuggler(jobs, { assets: [errand] }, { goalTokens: { naboo: 1 } }),
    header: solo,
    moves: [TWO_OF_THE_CHARACTER, buyJob, more, complete({ expect: { goalTokens: { naboo: 1 } } })],
    breaks: ['outer-rim.single-player-rules-ai-goals.0.4'],
  },
  {
    rule: `${RULE}.0.1`,
    shows: 'a completed job of the databank goes back there: it is not out of the game',
    start: smuggler(jobs, { assets: [{ ...errand, ...OF_THE_DATABANK }] }),
    header: solo,
    moves: [TWO_OF_THE_CHARACTER, buyJob, more, complete({ expect: { removed: ['errand'] } })],
    breaks: ['outer-rim.discarding.2'],
  },
  {
    rule: `${RULE}.0.3`,
    shows: 'so does a delivered cargo of the databank',
    start: smuggler(jobs, { assets: [{ ...grain, ...OF_THE_DATABANK }] }),
    header: solo,
    moves: [TWO_OF_THE_CHARACTER, deliver('grain', { expect: { removed: ['grain'] } }), more],
    breaks: ['outer-rim.discarding.2'],
  },
  {
    rule: NO_PURCHASE,
    shows: 'a claim that the discarded cargo has brought no credits',
    start: hunter({ 'gear-mod': gear('sword'), cargo: grain }, { credits: 0 }),
    header: solo,
    moves: [...nothingBought, { type: 'market.discard', seat: 'ben', deck: 'cargo', ...bens({ credits: 0 }) }],
    breaks: ['outer-rim.single-player-rules-playing-the-game.0.3'],
    also: ['outer-rim.credits.2'],
  },
  {
    rule: NO_PURCHASE,
    shows: 'a claim that it does not lie under its deck',
    start: hunter({ 'gear-mod': gear('sword'), cargo: grain }, { credits: 0 }),
    header: solo,
    moves: [
      ...nothingBought,
      { type: 'market.discard', seat: 'ben', deck: 'cargo', expect: { market: { cargo: { under: [] } } } },
    ],
    breaks: [NO_PURCHASE],
  },
  // Cargo for a patrol: its destination is where that patrol is.
  {
    rule: `${RULE}.0.3`,
    shows: 'cargo for a patrol is delivered where that patrol is, and the goal token of another cargo stays',
    start: smuggler(
      jobs,
      { ...roomy, assets: [mole, cargo('salt', { destination: 'kessel' })] },
      { ...huttAt('naboo'), goalTokens: { naboo: 1, kessel: 1 } },
    ),
    header: solo,
    moves: [TWO_OF_THE_CHARACTER, deliver('mole', { expect: { goalTokens: { naboo: 1 } } }), buyJob, more],
    final: { seats: { ben: { credits: 10_000, assets: [held('salt', 'cargo'), held('next-errand', 'job')] } } },
  },
  {
    rule: `${RULE}.0.3`,
    shows: 'which goes without saying',
    start: smuggler(jobs, { assets: [mole] }, huttAt('naboo')),
    header: solo,
    moves: [TWO_OF_THE_CHARACTER, buyJob, more],
    final: { seats: { ben: { assets: [held('next-errand', 'job')] } } },
  },
  {
    rule: `${RULE}.0.4`,
    shows: 'there it is not kept',
    start: smuggler(jobs, { ...roomy, assets: [mole, grain] }, huttAt('naboo')),
    header: solo,
    moves: [TWO_OF_THE_CHARACTER, deliver('grain'), deliverEnd],
    breaks: [`${RULE}.0.4`],
  },
  {
    rule: `${RULE}.0.3`,
    shows: 'it is not delivered where that patrol is not',
    start: smuggler(jobs, { ...roomy, assets: [mole, grain] }, huttAt('t6-hutt')),
    header: solo,
    moves: [TWO_OF_THE_CHARACTER, deliver('mole')],
    breaks: [`${RULE}.0.3`],
  },
  {
    rule: `${RULE}.0.3`,
    shows: 'nobody knows which patrol is meant: where one is it may be delivered, whatever goal tokens lie there',
    start: smuggler(jobs, { assets: [{ ...mole, destination: 'patrol' }] }, { ...huttAt('naboo'), goalTokens: {} }),
    header: solo,
    moves: [TWO_OF_THE_CHARACTER, deliver('mole'), buyJob, more],
    doubtful: [`${RULE}.0.3`],
  },
  {
    rule: 'outer-rim.single-player-rules-ai-goals.0.1',
    shows: 'cargo for a patrol has no goal token',
    start: smuggler(jobs, { ...roomy, assets: [mole, grain] }, huttAt('t6-hutt')),
    header: solo,
    moves: [{ ...TWO_OF_THE_CHARACTER, expect: { goalTokens: { naboo: 1, 'hutt-patrol': 0 } } }],
    final: { goalTokens: { naboo: 1 } },
  },
  {
    rule: 'outer-rim.deliver-action.1.a',
    shows: 'people, too, deliver cargo for a patrol where that patrol is',
    start: table({ turn: { step: 'action' }, ann: { assets: [mole] }, ...huttAt('tatooine') }),
    moves: [{ ...deliver('mole'), seat: 'ann', expect: { seats: { ann: { credits: 10_000, assets: [] } } } }],
  },
  {
    rule: 'outer-rim.deliver-action.1.a',
    shows: 'not where it is not',
    start: table({ turn: { step: 'action' }, ann: { assets: [mole] }, ...huttAt('t6-hutt') }),
    moves: [{ ...deliver('mole'), seat: 'ann' }],
    breaks: ['outer-rim.deliver-action.1.a'],
  },
  {
    rule: 'outer-rim.single-player-rules-buying.1.5',
    shows: 'of a card of which the catalogue is not sure a log says that it is for a patrol: it is discarded',
    start: smuggler({ cargo: { id: 'hutt-informant', destination: 'hutt-patrol' } }),
    header: solo,
    moves: [
      drawn('smuggler-1'),
      { type: 'market.discard', seat: 'ben', deck: 'cargo' },
      next('cargo', cargo('crates')),
    ],
    final: { market: { cargo: { faceup: 'crates', under: ['hutt-informant'] } } },
  },
  {
    rule: 'outer-rim.single-player-rules-playing-the-game.0.5',
    shows: 'after a job no contact is turned up: the card has one or the other',
    start: smuggler(
      { cargo: cargo('crates', { cost: 9000 }) },
      { assets: [errand] },
      { contacts: { naboo: [{ class: 'white' }] } },
    ),
    header: { ...solo, options: { unfinishedBusiness: false } },
    moves: [
      drawn('smuggler-4'),
      next('cargo', cargo('far-crates', { cost: 9000 })),
      next('cargo', cargo('farther-crates', { cost: 9000 })),
      complete(),
      { type: 'contact.reveal', contact: 'dengar', class: 'white' },
    ],
    breaks: ['outer-rim.single-player-rules-playing-the-game.0.5'],
  },
  {
    rule: 'outer-rim.single-player-rules-playing-the-game.0.5',
    shows: 'nor before it, while the job is due',
    start: smuggler(
      { 'gear-mod': gear('rifle', { cost: 90_000 }) },
      { assets: [errand] },
      { contacts: { naboo: [{ class: 'white' }, { class: 'green' }] } },
    ),
    header: { ...solo, options: { unfinishedBusiness: false } },
    moves: [
      drawn('smuggler-8'),
      next('gear-mod', gear('bow', { cost: 90_000 })),
      next('gear-mod', gear('axe', { cost: 90_000 })),
      { type: 'contact.reveal', contact: 'bazine-netal', class: 'white' },
      { type: 'contact.reveal', contact: 'dengar', class: 'green' },
    ],
    breaks: ['outer-rim.single-player-rules-playing-the-game.0.5'],
  },
];
