import { useTranslate } from '@refinedev/core'
import { useEffect, useRef } from 'react'
import { useShared } from './context.ts'
import { entries } from './entries.ts'
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

/** Products that hold the words, each with the price that its line would have and what this partner paid last. */
export function GoodsList({ id, goods, lit, loading, failed, words, onTake, onLit }: Props) {
  const t = useTranslate()
  const priceOf = entries.get(useShared().spec.name).parts.useOptionPrices(goods)
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
          <span className="goods-option-price figures">{priceOf(one)}</span>
        </li>
      ))}
    </ul>
  )
}
