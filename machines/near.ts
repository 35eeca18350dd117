/**
 * @module
 * Words that come near to others: what a slip of the pen may have meant.
 */

/**
 * The number of edits between two words (a letter too many, too few, another one, two that changed places); more than
 * `most`: null. Only what can still come out at `most` is looked at.
 */
function distance(a: string, b: string, most: number): number | null {
  const beyond = most + 1;
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, j) => Math.min(j, beyond));
  for (let i = 1; i <= a.length; i += 1) {
    const next: number[] = new Array(b.length + 1).fill(beyond);
    if (i <= most) next[0] = i;
    let least = next[0] ?? beyond;
    for (let j = Math.max(1, i - most); j <= Math.min(b.length, i + most); j += 1) {
      const same = a[i - 1] === b[j - 1];
      let edits = Math.min(
        (row[j] ?? beyond) + 1,
        (next[j - 1] ?? beyond) + 1,
        (row[j - 1] ?? beyond) + (same ? 0 : 1),
      );
      if (!same && i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        edits = Math.min(edits, (before[j - 2] ?? beyond) + 1);
      next[j] = edits;
      if (edits < least) least = edits;
    }
    if (least > most) return null;
    before = row;
    row = next;
  }
  const edits = row[b.length] ?? beyond;
  return edits > most ? null : edits;
}

/** The letters of a word, one bit each: an edit changes two of them at most. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

function bitsOf(set: number): number {
  let bits = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) bits += 1;
  return bits;
}

/** How many edits make two words still resemble each other: two, of a long word a third of its letters, of a short one a single one. */
function resembling({ length }: string): number {
  return length < 5 ? 1 : Math.max(2, Math.floor(length / 3));
}

/** The known words that come nearest to a strange one; none when nothing is near. `within`: the edits that a known word allows. */
export function nearWords(
  strange: string,
  known: readonly string[],
  most = 3,
  within: (word: string) => number = resembling,
): string[] {
  const word = strange.slice(0, 80);
  const letters = lettersOf(word);
  const edits = (candidate: string): number | null => {
    const allowed = within(candidate);
    if (Math.abs(word.length - candidate.length) > allowed) return null;
    return bitsOf(letters ^ lettersOf(candidate)) > 2 * allowed ? null : distance(word, candidate, allowed);
  };
  const near = known
    .map((candidate) => ({ candidate, edits: edits(candidate) }))
    .filter((one): one is { candidate: string; edits: number } => one.edits !== null)
    .sort((a, b) => a.edits - b.edits);
  // What is clearly farther than the nearest is not meant.
  const nearest = near[0]?.edits ?? 0;
  return near.flatMap(({ candidate, edits: so }) => (so <= nearest + 1 ? candidate : [])).slice(0, most);
}

/** The known ids of which a strange word is a part: `vader` of `darth-vader`. */
export function namedInPart(strange: string, known: readonly string[], most = 3): string[] {
  const word = strange.slice(0, 80);
  if (word.length < 3) return [];
  return known.filter((id) => `-${id}-`.includes(`-${word}-`)).slice(0, most);
}

/** So far an id may be from a known one to be a slip of the pen: a letter, in a longer one two. */
const besides = ({ length }: string): number => (length < 4 ? 0 : length < 8 ? 1 : 2);
const digits = (word: string): string => word.replace(/[^0-9]/g, '');

/**
 * Whether an id that nobody knows is a known one with a letter or two gone wrong. Ids that differ in a number are two ids.
 * `within`: the edits that a known one allows.
 */
export function isSlipOf(id: string, known: readonly string[], within: (word: string) => number = besides): boolean {
  return nearWords(id, known, 5, within).some((word) => digits(word) === digits(id));
}

/** What tells apart ids that are else the same: numbers, and parts of one letter (`crate-a`, `crate-b`). */
const marks = (id: string): string => [digits(id), ...id.split('-').filter((part) => part.length === 1)].join(' ');

/** The only known id of which one that nobody knows is a slip of the pen; undefined: there is none, or several are as near. */
export function slipOf(id: string, known: readonly string[]): string | undefined {
  for (const edits of [1, 2]) {
    const near = nearWords(id, known, 5, (word) => Math.min(edits, besides(word)));
    const [only, ...others] = [...new Set(near.filter((word) => marks(word) === marks(id)))];
    if (only !== undefined) return others.length === 0 ? only : undefined;
  }
  return undefined;
}
