/** How many values a JSON text holds, how deep they lie in each other, and how many keys its largest object has. */
export interface Shape {
  values: number
  depth: number
  /** An empty object counts as one of one key. */
  keys: number
}

const QUOTE = 0x22
const BACKSLASH = 0x5c
const COMMA = 0x2c
const BRACE = 0x7b
const OPENING: ReadonlySet<number> = new Set([0x5b, 0x7b])
const CLOSING: ReadonlySet<number> = new Set([0x5d, 0x7d])

/** Where the string that begins at `start` ends; the end of the text for one that does not. */
function endOfString(text: string, start: number): number {
  for (let quote = text.indexOf('"', start + 1); quote !== -1; quote = text.indexOf('"', quote + 1)) {
    let escapes = 0
    while (text.charCodeAt(quote - 1 - escapes) === BACKSLASH) escapes++
    if (escapes % 2 === 0) return quote
  }
  return text.length
}

/** The shape of a JSON text, in one pass that makes nothing of it. Invalid JSON has some shape too. */
export function shapeOf(text: string): Shape {
  let [values, open, depth, keys] = [1, 0, 0, 0]
  /** Of the object at each level the keys so far; 0 at those of lists. */
  const counts: number[] = []
  for (let at = 0; at < text.length; at++) {
    const sign = text.charCodeAt(at)
    if (sign === QUOTE) at = endOfString(text, at)
    else if (sign === COMMA) {
      values++
      if (counts[open]! > 0) keys = Math.max(keys, ++counts[open]!)
    } else if (OPENING.has(sign)) {
      depth = Math.max(depth, ++open)
      counts[open] = sign === BRACE ? 1 : 0
      keys = Math.max(keys, counts[open])
    } else if (CLOSING.has(sign)) open--
  }
  return { values, depth, keys }
}
