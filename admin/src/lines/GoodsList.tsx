import { useTranslate } from '@refinedev/core'
import { useShared } from './context.ts'
import { FoundList } from './FoundList.tsx'
import { entries } from './entries.ts'
import type { Goods } from './model/line.ts'
import { useStockBeside } from './stock/StockBeside.tsx'

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

/** Products that hold the words, each with the price that its line would have and what this partner paid last. */
export function GoodsList({ goods, words, ...list }: Props) {
  const t = useTranslate()
  const priceOf = entries.get(useShared().spec.name).parts.useOptionPrices(goods)
  const stockOf = useStockBeside(goods)
  const besideOf = (one: Goods) => (
    <>
      {priceOf(one)}
      {stockOf?.(one)}
    </>
  )
  const said = { label: t('grid.goods.list'), none: t('grid.goods.none', { words }), failed: t('grid.goods.failed') }
  return <FoundList {...list} found={goods} said={said} besideOf={besideOf} />
}
