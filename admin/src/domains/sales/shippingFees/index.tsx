import type { registry } from '@barem/resources'
import { lazy } from 'react'
import { useTranslate } from '@refinedev/core'
import { formatNumber } from '../../../format/number.ts'
import type { CellProps } from '../../../resources/cells/cell.ts'
import type { Override } from '../../../overrides/types.ts'

const RATES: Readonly<Record<string, string>> = { per_trip: 'tripRate', per_kg: 'kgRate', per_ton_km: 'tonKmRate' }

/** How a tariff counts, with its rate: `900,000 đ/chuyến`. */
function MethodCell({ value, row, column, words, inRow }: CellProps<'select'>) {
  const t = useTranslate()
  const rate = row[RATES[value] ?? '']
  if (!inRow || typeof rate !== 'string') return words.choice(column.name, value)
  return <span className="figures">{`${formatNumber(rate)}\u00a0${t(`resources.shipping-fees.unit.${value}`)}`}</span>
}

export const shippingFees: Override<(typeof registry)['shipping-fees']['fields']> = {
  cells: { method: MethodCell },
  groups: { tariff: lazy(() => import('./TariffFields.tsx')) },
  facts: { tariff: lazy(() => import('./TariffFacts.tsx')) },
}
