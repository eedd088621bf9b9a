import type { ShapeName } from '@barem/resources/calc/shapes'
import { useTranslation } from 'react-i18next'

/** Symbols that are words, and so are translated. */
const SPELLED = new Set(['strip'])

/** The names of a shape's dimensions, and how their symbols are written. */
export function useSymbols(shape: ShapeName | null | undefined): {
  nameOf: (symbol: string) => string
  symbolWord: (symbol: string) => string
} {
  const { t } = useTranslation()
  return {
    nameOf: (symbol) => t([`products.dimension.${shape}.${symbol}`, `products.dimension.${symbol}`]),
    symbolWord: (symbol) => (SPELLED.has(symbol) ? t(`products.symbol.${symbol}`) : symbol),
  }
}
