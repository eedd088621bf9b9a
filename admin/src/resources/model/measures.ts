import type { PriceType } from '@barem/resources/calc/line'
import type { Basis } from '@barem/resources/calc/shapes'
import { useMemo } from 'react'
import { useTranslate } from '@refinedev/core'
import { useLocale } from '../../i18n/i18n.ts'

/** The unit of goods, as a line or a product gives it. */
export type Counted = { unit?: string | null; englishUnit?: string | null }

/** The unit of goods in a language; null if it is not known. */
export const unitIn = (language: string, { unit, englishUnit }: Counted): string | null =>
  (language === 'en_US' ? englishUnit : null) || unit || null

/** The words of what prices and weights are for: `đ/tấm`, `đ/kg barem`, `kg/m`. */
export function useMeasures() {
  const t = useTranslate()
  const language = useLocale()
  return useMemo(() => {
    const unit = (goods: Counted) => unitIn(language, goods)
    const inside = (goods: Counted) => (unit(goods) ?? t('measures.unit')).toLocaleLowerCase('vi')
    return {
      /** Its name on its own. */
      unit,
      priceOf: (type: PriceType, goods: Counted) => t(`measures.price.${type}`, { unit: inside(goods) }),
      baremOf: (basis: Basis, goods: Counted) => t(`measures.barem.${basis}`, { unit: inside(goods) }),
    }
  }, [t, language])
}
