import type { registry } from '@barem/resources'
import { lazy } from 'react'
import { withWords } from '../../../i18n/later.ts'
import type { Override } from '../../../overrides/types.ts'
import { ApprovalLimitCell } from './ApprovalLimit.tsx'
import { BuiltInCell, RoleGroupName } from './BuiltIn.tsx'
import { PermissionsCell } from './Permissions.tsx'

export const roleGroups: Override<(typeof registry)['role-groups']['fields']> = {
  cells: {
    name: RoleGroupName,
    builtIn: BuiltInCell,
    permissions: PermissionsCell,
    approvalLimit: ApprovalLimitCell,
  },
  absent: ['approvalLimit'],
  groups: { permissions: lazy(() => withWords('access', () => import('./PermissionFields.tsx'))) },
  facts: { permissions: lazy(() => import('./PermissionFacts.tsx')) },
  rights: (rights, { builtIn }) => (builtIn === true ? { ...rights, delete: false } : rights),
  saving: async () => (await withWords('access', () => import('./saving.ts'))).saving,
}
