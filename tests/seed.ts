/**
 * The same commit is judged the same, wherever it is tested: properties start from one seed. `npm run test:long` looks for
 * what nobody has seen yet, and starts from another one each time.
 */
import fc from 'fast-check';

if (process.env['REFEREE_LONG'] === undefined) fc.configureGlobal({ seed: 1_977 });
