import type { EntryParts } from '../../documents/grid/parts.ts'
import { GoodsFigure } from '../goods/GoodsFigure.tsx'
import { Offers, Strip } from '../goods/Strip.tsx'
import { useOptionPrices } from '../goods/useOptionPrices.tsx'

const PurchaseStrip: EntryParts['Strip'] = ({ figures: _own, ...row }) => (
  <Strip row={row}>
    <Offers {...row} />
  </Strip>
)

export const purchaseParts: EntryParts = {
  useOwn: () => null,
  Figure: GoodsFigure,
  Strip: PurchaseStrip,
  useOptionPrices,
}
