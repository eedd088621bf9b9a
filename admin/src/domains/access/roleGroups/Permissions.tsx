import { lazy, Suspense } from 'react'
import { useTranslate } from '@refinedev/core'
import type { CellProps } from '../../../resources/cells/cell.ts'
import { SUPER_ADMIN } from '../../../resources/inputs/permissions/superAdmin.ts'

const RoleGroupPermissions = lazy(() => import('./RoleGroupPermissions.tsx'))

/** The number of permissions in a list; on the record's own page all of them. */
export function PermissionsCell({ value, row, inRow }: CellProps<'permissions'>) {
  const t = useTranslate()
  if (inRow)
    return row.code === SUPER_ADMIN ? t('access.everything') : t('crud.permissions.count', { count: value.length })
  return (
    <Suspense fallback={<i className="bar" />}>
      <RoleGroupPermissions permissions={value} hasAll={row.code === SUPER_ADMIN} />
    </Suspense>
  )
}
