import { useTranslate } from '@refinedev/core'
import type { CellProps } from '../../../resources/cells/cell.ts'

function LockedTag() {
  const t = useTranslate()
  return (
    <span className="status" data-tone="error">
      {t('access.account.locked')}
    </span>
  )
}

/** A locked account is marked at its name, since its own column may be out of sight. */
export function UserName({ value, row, inRow }: CellProps<'text'>) {
  return (
    <span className="cell-text" title={value}>
      {value} {inRow && row.isLocked === true && <LockedTag />}
    </span>
  )
}

export function LockedCell({ value, inRow }: CellProps<'boolean'>) {
  const t = useTranslate()
  return value && !inRow ? <LockedTag /> : t(value ? 'crud.yes' : 'crud.no')
}
