import { useTranslate } from '@refinedev/core'
import { readGrants } from '../../../resources/inputs/permissions/grants.ts'
import { PermissionsView } from '../../../resources/inputs/permissions/PermissionsView.tsx'

/** The permissions of a role group. */
export default function RoleGroupPermissions({
  permissions,
  hasAll,
}: {
  permissions: readonly string[]
  hasAll: boolean
}) {
  const t = useTranslate()
  return hasAll ? (
    <p className="permissions-view">{t('access.superAdmin')}</p>
  ) : (
    <PermissionsView grants={readGrants(permissions)} />
  )
}
