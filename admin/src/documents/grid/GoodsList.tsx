import type { PriceType } from '@barem/resources/calc/line'
import { useTranslation } from 'react-i18next'
import { useEffect, useRef } from 'react'
import { formatNumber } from '../../format/number.ts'
import { formatDate } from '../../format/date.ts'
import type { Goods } from './model/line.ts'

type Props = {
  id: string
  goods: readonly Goods[]
  lit: number
  loading: boolean
  failed: boolean
  words: string
  onTake: (goods: Goods) => void
  onLit: (index: number) => void
}

export const optionId = (list: string, index: number) => `${list}-${index}`

/** What stands for a unit price: `đ/kg barem`. */
export function usePer(): (type: PriceType) => string {
  const { t } = useTranslation()
  return (type) => t(`grid.per.${type}`)
}

/** Products that hold the words, each with its price and what this partner paid last. */
export function GoodsList({ id, goods, lit, loading, failed, words, onTake, onLit }: Props) {
  const { t } = useTranslation()
  const per = usePer()
  const active = useRef<HTMLLIElement>(null)
  useEffect(() => void active.current?.scrollIntoView({ block: 'nearest' }), [lit])
  if (goods.length === 0)
    return (
      <p className="grid-popup-note">
        {failed ? t('grid.goods.failed') : loading ? t('app.loading') : t('grid.goods.none', { words })}
      </p>
    )
  return (
    <ul id={id} role="listbox" aria-label={t('grid.goods.list')} aria-busy={loading || undefined}>
      {goods.map((one, index) => (
        <li
          key={one.id}
          id={optionId(id, index)}
          ref={index === lit ? active : undefined}
          role="option"
          aria-selected={index === lit}
          onMouseMove={() => index !== lit && onLit(index)}
          onClick={() => onTake(one)}
        >
          <span className="goods-option-name">
            <span>{one.name}</span>
            <small>
              <span className="code">{one.code}</span>
              {one.hint && ` · ${one.hint}`}
            </small>
          </span>
          <span className="goods-option-price figures">
            {one.sellingPrice && (
              <span>
                {formatNumber(one.sellingPrice)} {per(one.priceType)}
              </span>
            )}
            {one.lastPrice && (
              <small>
                {t('grid.last', {
                  price: formatNumber(one.lastPrice.unitPrice),
                  per: per(one.lastPrice.priceType),
                  date: formatDate(one.lastPrice.date),
                })}
              </small>
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}
