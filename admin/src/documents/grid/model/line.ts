import type { Figure } from '@barem/resources/calc/exact'
import {
  freezeWeight,
  priceTypes,
  priceTypesOf,
  theoreticalWeight,
  type PriceType,
  type WeightSource,
} from '@barem/resources/calc/line'
import { convertPrice, expectedRatio, type PricedGoods } from '@barem/resources/calc/price'
import { finest, type Rounding } from '@barem/resources/calc/steps'
import type { WeightMode } from '@barem/resources/calc/barem'
import type { Basis } from '@barem/resources/calc/shapes'
import type { Doubt } from '../../../resources/inputs/number/doubt.ts'

/** A product as a line needs it. */
export interface Goods {
  id: string
  code: string
  name: string
  unit: string | null
  englishUnit?: string | null
  weightMode: WeightMode
  /** kg per metre or piece, according to `baremBasis`. */
  densityWeight: Figure
  baremBasis: Basis | null
  /** Metres. */
  length: Figure
  allowCut: boolean
  /** Whether there are parts of a piece; what a stored line froze does not say. */
  allowFraction?: boolean
  priceType: PriceType
  /** Dong for the product's price type. */
  sellingPrice: Figure
  /** Only for those who may see cost. */
  costPrice?: Figure
  /** Mill and grade, which distinguish it from products of the same name. */
  hint?: string | null
  image?: string | null
  /** The last price of this partner. */
  lastPrice?: { unitPrice: string; priceType: PriceType; date: string } | null
  /** Whether a product of a search has all words whole, the last one not only as a beginning. */
  whole?: boolean
}

/** Goods that were taken before the person had seen the other results. */
export interface Guess {
  text: string
  /** How many other goods fit the words as well. */
  others: number
}

/** A price that a person wrote or the product has: what all conversions start from. */
export interface Source {
  price: string
  type: PriceType
}

/** A line as the form holds it: the values of its body, and what only the screen needs. */
export interface Line {
  /** Identifies the line for as long as it is on the screen. */
  key: string
  /** Of a stored line. */
  id?: string
  productId: string | null
  quantity?: Figure
  /** Of a contract: what `quantity` counts. */
  quantityUnit?: 'piece' | 'tonne'
  length?: Figure
  actualWeight?: Figure
  weightSource?: WeightSource | null
  priceType: PriceType | null
  salePrice?: Figure
  unitPrice?: Figure
  importPrice?: Figure
  note?: string | null
  /** The product as it was when it was chosen, or as the line froze it. */
  goods?: Goods | null
  /** Words for a product that was not found yet. */
  text?: string
  /** While the goods of `text` are looked for: whether the first one is taken, or only one that is sure. */
  seeking?: 'first' | 'only'
  /** Whether `text` finds several goods, and none is chosen. */
  several?: boolean
  /** The line as it was before other words were put in the place of its product. */
  before?: Line
  guess?: Guess
  source?: Source | null
  /**
   * False while the price is the product's own, so that a suggestion may replace it; otherwise a person has decided it.
   */
  priced?: boolean
  /** Words in cells that could not be read as what the cell holds. */
  unread?: Readonly<Record<string, string>>
  /** Words in cells that may be read both ways. */
  doubts?: Readonly<Record<string, Doubt>>
}

let counter = 0
/** A key that no other line of this page has. */
export const freshKey = () => `n${Date.now().toString(36)}${(counter++).toString(36)}`

const adopted = new WeakMap<object, Line>()

/**
 * Lines as the grid needs them: those of a row or of an older draft come without a key, and without what they froze of
 * their goods.
 * The same object becomes the same line again.
 */
export const adopt = (lines: readonly Line[], stored: readonly Record<string, unknown>[]): Line[] =>
  lines.map((line) => {
    const frozen =
      line.goods || !line.id ? undefined : stored.find((one) => one.id === line.id && one.productId === line.productId)
    if (line.key && !frozen) return line
    const known = adopted.get(line) ?? {
      ...line,
      key: line.key ?? line.id ?? freshKey(),
      ...(frozen && { goods: frozenGoods(frozen) }),
    }
    adopted.set(line, known)
    return known
  })

/** A stored row's data of a line's product; later changes of the product do not affect it. */
export function frozenGoods(stored: Record<string, unknown>): Goods {
  const product = (stored.product ?? {}) as { code?: string; name?: string }
  return {
    id: String(stored.productId),
    code: product.code ?? '',
    name: String(stored.productName ?? product.name ?? ''),
    unit: (stored.unit ?? null) as string | null,
    englishUnit: (stored.englishUnit ?? null) as string | null,
    weightMode: (stored.weightMode ?? 'none') as WeightMode,
    densityWeight: (stored.barem ?? null) as Figure,
    baremBasis: (stored.baremBasis ?? null) as Basis | null,
    length: (stored.length ?? null) as Figure,
    allowCut: false,
    priceType: (stored.priceType ?? 'piece') as PriceType,
    sellingPrice: null,
  }
}

/** The price types that a line's goods can be sold by. */
export function typesOf({ goods, quantityUnit }: Line): readonly PriceType[] {
  const possible = goods ? priceTypesOf[goods.weightMode] : priceTypes
  return quantityUnit === 'tonne' ? possible.filter((type) => type !== 'piece') : possible
}

/** What a line freezes of its goods, at the length that is cut where they may be. */
export const weightOf = (line: Line) =>
  freezeWeight(
    line.goods
      ? { ...line.goods, allowCut: true }
      : { weightMode: 'none', densityWeight: null, baremBasis: null, length: null, allowCut: false },
    line.length,
  )

/** The goods of a line as conversions need them: what was weighed is what is expected of them. */
export function pricedGoods(line: Line): PricedGoods {
  const frozen = weightOf(line)
  const barem = theoreticalWeight({ ...frozen, quantity: line.quantity ?? null })
  const weighed =
    line.weightSource && line.weightSource !== 'estimated' && line.actualWeight
      ? { actual: line.actualWeight, barem: barem ?? '0' }
      : null
  return { ...frozen, ratio: expectedRatio(weighed) }
}

/** The price of a line's source for one of its price types; null if there is none. */
export const priceFor = (
  line: Line,
  type: PriceType,
  { price, type: from }: Source,
  rounding: Rounding = finest,
): Figure => convertPrice(price, from, type, pricedGoods(line), rounding)

/** Whether a field of a line can be written in: a length where goods may be cut, a weight where they have one. */
export function isOpen({ goods }: Line, field: string, known: Goods | undefined): boolean {
  if (field === 'length')
    return (known ?? goods)?.allowCut === true && goods?.weightMode !== 'none' && goods?.weightMode !== 'coil'
  return field !== 'actualWeight' || goods?.weightMode !== 'none'
}
