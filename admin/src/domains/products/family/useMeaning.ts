import type { ShapeName } from '@barem/resources/calc/shapes'
import { placeholderNames } from '@barem/resources/catalogue/family'
import { useTranslate } from '@refinedev/core'
import { useLocale } from '../../../i18n/i18n.ts'
import { useSymbols } from '../shapes/useSymbols.ts'

/** What a placeholder such as `{t}` stands for. */
export function useMeaning(shape: ShapeName | null | undefined): (placeholder: string) => string {
  const t = useTranslate()
  const { nameOf } = useSymbols(shape)
  const names = placeholderNames[useLocale()]
  return (placeholder) => {
    const name = placeholder.slice(1, -1)
    const general = (['size', 'length'] as const).find((one) => names[one] === name)
    return general ? t(`products.family.meaning.${general}`) : nameOf(name)
  }
}
