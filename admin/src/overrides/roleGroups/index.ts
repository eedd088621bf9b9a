import type { registry } from '@barem/resources'
import type { Override } from '../types.ts'
import { BuiltInCell, RoleGroupName } from './BuiltIn.tsx'
import { PermissionsCell } from './Permissions.tsx'

export const roleGroups: Override<(typeof registry)['role-groups']['fields']> = {
  cells: { name: RoleGroupName, builtIn: BuiltInCell, permissions: PermissionsCell },
  rights: (rights, { builtIn }) => (builtIn === true ? { ...rights, delete: false } : rights),
  saving: async () => (await import('./saving.ts')).saving,
}
