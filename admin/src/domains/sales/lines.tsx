import type { LineValueProps } from '../../lines/shown/lineView.ts'
import type { LineView } from '../../lines/shown/lineView.ts'
import { EstimatedMark } from '../../lines/shown/EstimatedMark.tsx'
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
  return (
    <>
      <GoodsValue {...props} /> <EstimatedMark />
    </>
  )
}

/** How lines that are sold are shown. */
export const saleLines: LineView = { ...saleView, Value: SaleValue, Prices: LinePrices }
