/**
 * @module
 * What both XML drawings need: escaping, and an estimate of how wide a text is going to be.
 */

/** Escapes a text for XML content and for attribute values in double quotes. */
export function xml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll(NOT_XML, '\uFFFD');
}

/** Characters that XML 1.0 cannot hold at all. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones to be replaced
const NOT_XML = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Surrogate}/gu;

/** A way of writing text; the drawing's style sheet has a class for each. */
export interface Font {
  readonly size: number;
  readonly mono?: boolean;
  readonly bold?: boolean;
}

/** Ideographs and their company. */
const WIDE = /[\u2E80-\uFFFD]/;

/** Widths of Arial and its many likes, in parts of the font size. */
const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/[ijl|']/, 0.23],
  [/[ ftI!.,:;/\\[\]]/, 0.28],
  [/[r()\-"`{}]/, 0.35],
  [/[cksvxyzJ]/, 0.51],
  [/[A-BE-FKLPSTVXYZ]/, 0.67],
  [/[CDGHNOQRUw&]/, 0.74],
  [/[mMW%@]/, 0.9],
  [/[⟶—]/, 1.45],
  [WIDE, 1.1],
];

/** An estimate of a text's width in pixels, rather a little more than less. */
export function widthOf(text: string, font: Font): number {
  let ems = 0;
  for (const character of text) {
    if (font.mono === true) ems += WIDE.test(character) ? 1.2 : 0.605;
    else ems += (WIDTHS.find(([pattern]) => pattern.test(character))?.[1] ?? 0.56) * (font.bold === true ? 1.08 : 1);
  }
  return Math.ceil(ems * font.size);
}
