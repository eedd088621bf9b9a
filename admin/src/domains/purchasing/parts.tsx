import type { Figure } from '@barem/resources/calc/exact'
import { type EntryParts, NO_QUOTE } from '../../lines/parts.ts'
import { GoodsFigure } from '../goods/GoodsFigure.tsx'
import { useShared } from '../../lines/context.ts'
import { useCompanySettings } from '../../session/useCompanySettings.ts'
import type { Goods, GoodsLine } from '../goods/line.ts'
import { boughtFor } from '../goods/boughtFor.ts'
import { OptionPrice } from '../goods/OptionPrice.tsx'
import { Offers, Strip, StripItem } from '../goods/Strip.tsx'
import { usePurchaseSums } from './sums.ts'

const PurchaseStrip: EntryParts['Strip'] = ({ figures: _own, ...row }) => {
  const { besides } = useShared().spec
  const rate = useCompanySettings().data?.vatRate
  const line = row.line as GoodsLine
  const values: Readonly<Record<string, Figure | undefined>> = { note: line.note, vatRate: line.vatRate ?? rate }
  return (
    <Strip row={row}>
      <Offers {...row} />
      {besides.map((column) => (
        <StripItem key={column.name} row={row} column={column} value={values[column.name] ?? null} />
      ))}
    </Strip>
  )
}

export const purchaseParts: EntryParts = {
  useOwn: () => null,
  Figure: GoodsFigure,
  Strip: PurchaseStrip,
  useOptionPrices: () => (one) => <OptionPrice goods={one as Goods} price={boughtFor(one as Goods) ?? undefined} />,
  useQuote: () => NO_QUOTE,
  useSums: usePurchaseSums,
  charges: { inputs: {}, Why: null },
}
