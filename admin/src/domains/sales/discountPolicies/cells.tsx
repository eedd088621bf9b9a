import { useTranslate } from '@refinedev/core'
import type { CellProps } from '../../../resources/cells/cell.ts'
import type { Embedded } from '../../../resources/model/columns.ts'
import { discountText } from './given.ts'
import { conditionText } from './threshold.ts'

/** A discount with its unit, since one list holds percents and dong. */
export function DiscountCell({ value, row }: CellProps<'decimal'>) {
  const t = useTranslate()
  return <span className="tabular">{discountText(value, { type: row.type, moneyBasis: row.moneyBasis }, t)}</span>
}

/** Whom a policy is for: the type by its name, or every type. */
export function AudienceCell({ value, row, column, words }: CellProps<'select'>) {
  const type = row.customerType as Embedded | null
  return <>{type?.name ?? words.choice(column.name, value)}</>
}

/** The condition with its thresholds. */
export function ConditionCell({ value, row }: CellProps<'select'>) {
  const t = useTranslate()
  return <span className="tabular">{conditionText({ ...row, condition: value }, t)}</span>
}
