import { useTranslate } from '@refinedev/core'
import { formatMoney } from '../../../format/number.ts'
import type { CellProps } from '../../../resources/cells/cell.ts'
import { SUPER_ADMIN } from '../../../resources/inputs/permissions/superAdmin.ts'
import { approves } from './approves.ts'

/** The limit up to which people of a group approve; a dash if they approve nothing. */
export function ApprovalLimitCell({ value, row }: CellProps<'money'>) {
  const t = useTranslate()
  const hasAll = row.code === SUPER_ADMIN
  if (!hasAll && !approves(row.permissions)) return <span className="cell-absent">—</span>
  return hasAll || !value ? t('access.limit.none') : <span className="figures">{formatMoney(value)}</span>
}
