/**
 * @module
 * Frequently Asked Questions: AI Players (LRR page 26): of several jobs that an AI player could complete it completes one, and
 * chance decides which. The jobs are completed in single-player-rules-jobs-and-cargo.ts.
 */
import type { Slice } from '../../ruleset.ts';
import type { Facts } from '../table/facts.ts';
import { isOneOfTheJobs, saysWhichJob } from './single-player-rules-jobs-and-cargo.ts';

export const aiPlayersFaq: Slice<Facts> = {
  constraints: {
    'outer-rim.frequently-asked-questions-ai-players.1.a': isOneOfTheJobs,
    'outer-rim.frequently-asked-questions-ai-players.1.b': saysWhichJob,
  },
};
