/**
 * @module
 * What cannot be read, and how words are shown in messages.
 */

/** Something that cannot be read, at an offset of the text. It is thrown, and costs no more than its entry. */
export class Fault {
  readonly at: number;
  readonly message: string;
  constructor(at: number, message: string) {
    this.at = at;
    this.message = message;
  }
}

/** What stands at an offset, in words. */
export function foundAt(text: string, at: number, end: number): string {
  if (at >= end) return 'the end of the line';
  const point = text.codePointAt(at) as number;
  const sign = String.fromCodePoint(point);
  if (sign === '\t') return 'a tab';
  if (sign === '"') return `'"'`;
  const code = `U+${point.toString(16).toUpperCase().padStart(4, '0')}`;
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(sign) ? `"${sign}"` : code;
}

/** A word in a message, cut where it grows long. */
export function shown(word: string): string {
  return JSON.stringify(word.length <= 40 ? word : `${word.slice(0, 39).toWellFormed()}…`);
}
