/**
 * @module
 * Which notation a text is in. Every reader asks this first, so it looks at the beginning only, and imports nothing.
 */

/** So far a text is looked at. */
const FAR = 10_000;
/** Comments and the mark of a YAML document, then a name with a colon behind it, or the line `moves:`. */
const HEADER =
  /^\ufeff?(?:[ \t]*(?:#[^\n\r]*|---[ \t]*)?[\n\r])*(?:"(?:[^"\\\n\r]|\\.)*"|[^\s"'{}[\],:#&*!|>%@`-][^\n\r:{}[\],"]*):(?:[\s]|$)/;

/** Whether a text is a log in the line notation: it begins with a header in YAML. JSON begins with a brace. */
export function inLines(text: string): boolean {
  // What every JSON log begins with is seen at once.
  const first = text.charCodeAt(0);
  return first !== 0x7b && first !== 0x5b && HEADER.test(text.slice(0, FAR));
}
