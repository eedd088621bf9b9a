import type { LineView } from '../../lines/shown/lineView.ts'
import { GoodsValue } from '../goods/GoodsValue.tsx'
import { LinePrices } from '../goods/LinePrices.tsx'
import { purchaseView } from '../goods/view.ts'

/** How lines that are bought are shown. */
export const purchaseLines: LineView = { ...purchaseView, Value: GoodsValue, Prices: LinePrices }
