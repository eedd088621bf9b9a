/**
 * Whether commas of a piece of text part entries: they do when more than one is there, beside points, or between sizes.
 */
function commasPart(text: string): boolean {
  const parts = text.split(',')
  return parts.length > 2 || text.includes('.') || parts.every((part) => /[x×*]/i.test(part))
}

/**
 * Entries as people list them: one a line, or parted by semicolons or commas.
 * A single comma between digits is that of a decimal, as in `1,4`.
 */
export function entriesOf(text: string): string[] {
  return text
    .split(/[\n;]|,\s|\s,|,$/)
    .flatMap((piece) => (commasPart(piece) ? piece.split(',') : [piece]))
    .map((entry) => entry.trim())
    .filter(Boolean)
}

/** `what` in place of the marked part of a text, and the cursor position after it. */
export function insertAt(text: string, what: string, from: number, to: number): { text: string; cursor: number } {
  return { text: text.slice(0, from) + what + text.slice(to), cursor: from + what.length }
}
