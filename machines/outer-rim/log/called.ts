/**
 * @module
 * What the components in a game of Outer Rim are called.
 */
import { namesOf } from '../../../cards/outer-rim/called.ts';
import type { Called } from '../../ruleset.ts';

/** What is called how in a game with this header, which need not have passed its schema. */
export function called({ options }: { readonly options?: unknown }): Called {
  const said =
    typeof options === 'object' && options !== null ? (options as { readonly [option: string]: unknown }) : {};
  return namesOf({ expansion: said['unfinishedBusiness'] !== false, practice: said['practiceSet'] === true });
}
