import { useTranslation } from 'react-i18next'
import type { CellProps } from '../../resources/cells/cell.ts'
import { discountText } from './given.ts'
import { conditionText } from './threshold.ts'

/** A discount with its unit, since one list holds percents and dong. */
export function DiscountCell({ value, row }: CellProps<'decimal'>) {
  const { t } = useTranslation()
  return <span className="figures">{discountText(value, { type: row.type, moneyBasis: row.moneyBasis }, t)}</span>
}

/** The condition with its figures; on a record's page after its name. */
export function ConditionCell({ value, row, words, column, inRow }: CellProps<'select'>) {
  const { t } = useTranslation()
  const text = conditionText({ condition: value, quantity: row.quantity, volume: row.volume }, t)
  return inRow ? <span className="figures">{text}</span> : words.choice(column.name, value)
}
