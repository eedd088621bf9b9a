import { useTranslate } from '@refinedev/core'
import type { CellProps } from '../../../resources/cells/cell.ts'

export function BuiltInTag() {
  const t = useTranslate()
  return (
    <span className="status" data-tone="processing">
      {t('access.builtIn')}
    </span>
  )
}

/** Role groups that came with the company are marked; the others are the usual case. */
export function BuiltInCell({ value }: CellProps<'boolean'>) {
  return value ? <BuiltInTag /> : <span className="cell-absent">—</span>
}

/** The name on the record's own page, where no column shows that it is built in. */
export function RoleGroupName({ value, row, inRow }: CellProps<'text'>) {
  return (
    <span className="cell-text" title={value}>
      {value} {!inRow && row.builtIn === true && <BuiltInTag />}
    </span>
  )
}
