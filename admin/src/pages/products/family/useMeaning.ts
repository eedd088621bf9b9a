import type { ShapeName } from '@barem/resources/calc/shapes'
import { useTranslation } from 'react-i18next'
import { useSymbols } from '../../../overrides/products/shapes/useSymbols.ts'

const GENERAL = new Set(['size', 'length'])

/** What a placeholder such as `{t}` stands for. */
export function useMeaning(shape: ShapeName | null | undefined): (placeholder: string) => string {
  const { t } = useTranslation()
  const { nameOf } = useSymbols(shape)
  return (placeholder) => {
    const name = placeholder.slice(1, -1)
    return GENERAL.has(name) ? t(`products.family.meaning.${name}`) : nameOf(name)
  }
}
