import type { ShapeName } from '@barem/resources/calc/shapes'
import { useTranslate } from '@refinedev/core'

/** Symbols that are words, and so are translated. */
const SPELLED = new Set(['strip'])

/** The names of a shape's dimensions, and how their symbols are written. */
export function useSymbols(shape: ShapeName | null | undefined): {
  nameOf: (symbol: string) => string
  symbolWord: (symbol: string) => string
} {
  const t = useTranslate()
  return {
    nameOf: (symbol) => t(`products.dimension.${shape}.${symbol}`, {}, t(`products.dimension.${symbol}`)),
    symbolWord: (symbol) => (SPELLED.has(symbol) ? t(`products.symbol.${symbol}`) : symbol),
  }
}
