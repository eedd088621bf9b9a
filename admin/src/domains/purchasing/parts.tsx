import { type EntryParts, NO_QUOTE } from '../../lines/parts.ts'
import { GoodsFigure } from '../goods/GoodsFigure.tsx'
import type { Goods } from '../goods/line.ts'
import { boughtFor } from '../goods/boughtFor.ts'
import { OptionPrice } from '../goods/OptionPrice.tsx'
import { Offers, Strip } from '../goods/Strip.tsx'
import { usePurchaseSums } from './sums.ts'

const PurchaseStrip: EntryParts['Strip'] = ({ figures: _own, ...row }) => (
  <Strip row={row}>
    <Offers {...row} />
  </Strip>
)

export const purchaseParts: EntryParts = {
  useOwn: () => null,
  Figure: GoodsFigure,
  Strip: PurchaseStrip,
  useOptionPrices: () => (one) => <OptionPrice goods={one as Goods} price={boughtFor(one as Goods) ?? undefined} />,
  useQuote: () => NO_QUOTE,
  useSums: usePurchaseSums,
  charges: { inputs: {}, Why: null },
}
