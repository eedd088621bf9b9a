import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../format/date.ts'
import { formatNumber } from '../../format/number.ts'
import { useMeasures } from '../../resources/model/measures.ts'
import type { Goods as Found } from '../../documents/grid/model/line.ts'
import type { Goods } from './line.ts'
import { useListPrices } from './useListPrices.ts'

/** Gives what found goods cost: the price that their line would have, and what this partner paid last. */
export function useOptionPrices(found: readonly Found[]): (one: Found) => ReactNode {
  const { t } = useTranslation()
  const { priceOf } = useMeasures()
  const prices = useListPrices(found as readonly Goods[])
  return (each) => {
    const one = each as Goods
    const own = prices.get(one.id)
    const last = one.lastPrice
    return (
      <>
        {own && (
          <span>
            {formatNumber(own.price)} {priceOf(own.type, one)}
          </span>
        )}
        {last && (
          <small>
            {t('grid.last', {
              price: formatNumber(last.unitPrice),
              per: priceOf(last.priceType, one),
              date: formatDate(last.date),
            })}
          </small>
        )}
      </>
    )
  }
}
