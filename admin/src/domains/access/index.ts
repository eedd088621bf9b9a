import { areas } from '@barem/resources/areas'
import { lazy } from 'react'
import { withWords } from '../../i18n/later.ts'
import { override } from '../../overrides/registry.ts'
import { addPages } from '../../routes/pages.tsx'
import { roleGroups } from './roleGroups/index.ts'
import { users } from './users/index.ts'

override({ 'role-groups': roleGroups, users })

addPages({
  path: '/system/permissions',
  title: 'menu.permissions',
  area: areas.roleGroup,
  screen: lazy(() => withWords('overview', () => import('./permissions/PermissionsPage.tsx'))),
})
