import { areas } from '@barem/resources/areas'
import { lazy } from 'react'
import { withWords } from '../i18n/later.ts'
import { FAMILY_PATH } from './products/family/path.ts'
import { addPages } from '../routes/pages.tsx'

const company = lazy(() => import('./company/CompanyPage.tsx'))
const permissions = lazy(() => withWords('overview', () => import('./access/permissions/PermissionsPage.tsx')))
const family = lazy(() => withWords('products', () => import('./products/family/FamilyPage.tsx')))

addPages(
  { path: FAMILY_PATH, title: 'menu.productFamily', area: areas.product, level: 'c', screen: family },
  { path: '/system/tenant', title: 'menu.tenant', area: areas.tenant, screen: company },
  { path: '/system/permissions', title: 'menu.permissions', area: areas.roleGroup, screen: permissions },
)
