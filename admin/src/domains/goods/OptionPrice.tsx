import type { PriceType } from '@barem/resources/calc/line'
import { useTranslate } from '@refinedev/core'
import { formatDate } from '../../format/date.ts'
import { formatNumber } from '../../format/number.ts'
import { useMeasures } from '../../resources/model/measures.ts'
import type { Goods } from './line.ts'

/** A price, and what it is for. */
export interface ListPrice {
  price: string
  type: PriceType
}

/** The price that a product has itself. */
export const ownPrice = ({ sellingPrice, priceType }: Goods): ListPrice | undefined =>
  sellingPrice ? { price: sellingPrice, type: priceType } : undefined

/** What found goods cost: the price that their line would have, and what this partner paid last. */
export function OptionPrice({ goods, price }: { goods: Goods; price: ListPrice | undefined }) {
  const t = useTranslate()
  const { priceOf } = useMeasures()
  const last = goods.lastPrice
  return (
    <>
      {price && (
        <span>
          {formatNumber(price.price)} {priceOf(price.type, goods)}
        </span>
      )}
      {last && (
        <small>
          {t('grid.last', {
            price: formatNumber(last.unitPrice),
            per: priceOf(last.priceType, goods),
            date: formatDate(last.date),
          })}
        </small>
      )}
    </>
  )
}
