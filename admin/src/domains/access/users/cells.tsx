import { useTranslation } from 'react-i18next'
import type { CellProps } from '../../../resources/cells/cell.ts'

function LockedTag() {
  const { t } = useTranslation()
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
  const { t } = useTranslation()
  return value && !inRow ? <LockedTag /> : t(value ? 'crud.yes' : 'crud.no')
}
