import type { Doubt } from '../../resources/inputs/number/doubt.ts'

/** A product as a search finds it. Each entry knows more of its goods. */
export interface Goods {
  id: string
  code: string
  name: string
  unit: string | null
  englishUnit?: string | null
  /** Mill and grade, which distinguish it from products of the same name. */
  hint?: string | null
  image?: string | null
  /** Whether a product of a search has all words whole, the last one not only as a beginning. */
  whole?: boolean
}

/** Goods that were taken before the person had seen the other results. */
export interface Guess {
  text: string
  /** How many other goods fit the words as well. */
  others: number
}

/** A line as the form holds it: besides the values of its body, what only the screen needs. Its entry knows more. */
export interface Line {
  /** Identifies the line for as long as it is on the screen. */
  key: string
  /** Of a stored line. */
  id?: string
  /** The product as it was when it was chosen, or as the line froze it. */
  goods?: Goods | null
  /** Whether only its product is known yet, which the form began with: what follows from it is filled in. */
  begins?: boolean
  /** Words for a product that was not found yet. */
  text?: string
  /** While the goods of `text` are looked for: whether the first one is taken, or only one that is sure. */
  seeking?: 'first' | 'only'
  /** Whether `text` finds several goods, and none is chosen. */
  several?: boolean
  /** The line as it was before other words were put in the place of its product. */
  before?: Line
  guess?: Guess
  /** Words in cells that could not be read as what the cell holds. */
  unread?: Readonly<Record<string, string>>
  /** Words in cells that may be read both ways. */
  doubts?: Readonly<Record<string, Doubt>>
}

/** What is written in a field of a line; null while nothing is. */
export function valueIn(line: Line, field: string): string | null {
  const value = (line as unknown as Readonly<Record<string, unknown>>)[field] ?? null
  return value === null ? null : String(value)
}

/** What tells where lines have their product. */
type OfGoods = { goods: { product: string } | null }

/** The product of a line; null while there is none, and of lines of something else. */
export const productIn = ({ goods }: OfGoods, line: Line): string | null =>
  goods === null ? null : valueIn(line, goods.product)

let counter = 0
/** A key that no other line of this page has. */
export const freshKey = () => `n${Date.now().toString(36)}${(counter++).toString(36)}`

type Stored = Readonly<Record<string, unknown>>

const adopted = new WeakMap<object, Line>()

/**
 * Lines as the grid needs them: those of a row or of an older draft come without a key, and without what they froze of
 * their goods.
 * The same object becomes the same line again.
 * @param entry its field with the product, and what a stored line froze of it
 */
export const adopt = (
  lines: readonly Line[],
  stored: readonly Stored[],
  { goods }: { goods: { product: string; frozenGoods: (stored: Stored) => Goods } | null },
): Line[] =>
  lines.map((line) => {
    const frozen =
      goods === null || line.goods || !line.id
        ? undefined
        : stored.find((one) => one.id === line.id && (one[goods.product] ?? null) === valueIn(line, goods.product))
    if (line.key && !frozen) return line
    const known = adopted.get(line) ?? {
      ...line,
      key: line.key ?? line.id ?? freshKey(),
      ...(frozen && { goods: goods!.frozenGoods(frozen) }),
    }
    adopted.set(line, known)
    return known
  })
