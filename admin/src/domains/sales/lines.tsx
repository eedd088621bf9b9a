import { useTranslate } from '@refinedev/core'
import type { LineValueProps } from '../../lines/shown/lineView.ts'
import type { LineView } from '../../lines/shown/lineView.ts'
import { isEstimated } from '../../lines/shown/estimated.ts'
import { GoodsValue } from '../goods/GoodsValue.tsx'
import { LinePrices } from '../goods/LinePrices.tsx'
import { saleView } from '../goods/view.ts'
import { Deviation } from '../goods/Deviation.tsx'

/** A figure or word of a line that is sold: weights say whether anybody has weighed them. */
function SaleValue(props: LineValueProps) {
  const { line, column, silent } = props
  if (column.name === 'errorMargin')
    return <Deviation percent={isEstimated(line) ? null : (line.errorMargin as string | null)} />
  if (column.name !== 'actualWeight' || silent || !isEstimated(line)) return <GoodsValue {...props} />
  return <Estimated {...props} />
}

/** A weight that nobody has weighed, with a sign that says so. */
function Estimated(props: LineValueProps) {
  const t = useTranslate()
  return (
    <span className="cell-absent" title={t('crud.estimated')}>
      <span aria-hidden>≈&nbsp;</span>
      <GoodsValue {...props} />
      <span className="visually-hidden"> {t('crud.estimated')}</span>
    </span>
  )
}

/** How lines that are sold are shown. */
export const saleLines: LineView = { ...saleView, Value: SaleValue, Prices: LinePrices }
