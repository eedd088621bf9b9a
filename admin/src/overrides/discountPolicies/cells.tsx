import { useTranslation } from 'react-i18next'
import type { CellProps } from '../../resources/cells/cell.ts'
import { discountText } from './given.ts'
import { conditionText } from './threshold.ts'

/** A discount with its unit, since one list holds percents and dong. */
export function DiscountCell({ value, row }: CellProps<'decimal'>) {
  const { t } = useTranslation()
  return <span className="figures">{discountText(value, { type: row.type, moneyBasis: row.moneyBasis }, t)}</span>
}

/** The condition as what it asks for. */
export function ConditionCell({ value, row }: CellProps<'select'>) {
  const { t } = useTranslation()
  return (
    <span className="figures">
      {conditionText({ condition: value, quantity: row.quantity, volume: row.volume }, t)}
    </span>
  )
}
