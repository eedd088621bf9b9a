/** The text of an input and the selection in it, just before something was typed. */
export interface Before {
  text: string
  start: number
  end: number
}

const commas = (text: string) => text.replaceAll(',', '')

/** The length of the common beginning of two texts. */
function alike(one: string, other: string): number {
  let count = 0
  while (count < one.length && one[count] === other[count]) count++
  return count
}

const reversed = (text: string) => [...text].reverse().join('')

/**
 * The text of an input after somebody typed into a figure that the screen had grouped by commas: those commas are
 * removed, as they are not decimal marks. What was typed or pasted stays as it is.
 * @returns the words, and where the cursor is in them
 */
export function ungrouped({ text, start, end }: Before, after: string): { text: string; cursor: number } {
  const head = text.slice(0, Math.min(start, alike(text.slice(0, start), after)))
  const rest = after.slice(head.length)
  const tail = reversed(reversed(text.slice(end)).slice(0, alike(reversed(text.slice(end)), reversed(rest))))
  const middle = rest.slice(0, rest.length - tail.length)
  const before = commas(head) + middle
  return { text: before + commas(tail), cursor: before.length }
}
