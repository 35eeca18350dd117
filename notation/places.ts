/**
 * @module
 * Where the lines of a text begin and end.
 */
/** The offsets at which the lines of a text begin: a line ends at LF, CRLF or a CR alone. `from`: where the first one begins. */
export function lineStarts(text: string, from: number): number[] {
  const starts = [from];
  for (let at = nextLine(text, from); at < text.length; at = nextLine(text, at)) starts.push(at);
  if (/[\n\r]$/.test(text.slice(-1))) starts.push(text.length);
  return starts;
}

/** Where the line ends that an offset lies in. */
export function endOfLine(text: string, from: number): number {
  // Looking for the two natively, one after the other, would go through the rest of the text for each line.
  for (let at = from; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit === 10 || unit === 13) return at;
  }
  return text.length;
}

/** Where the next line begins; the end of the text if there is none. */
export function nextLine(text: string, from: number): number {
  const end = endOfLine(text, from);
  return text.charCodeAt(end) === 13 && text.charCodeAt(end + 1) === 10 ? end + 2 : Math.min(end + 1, text.length);
}
