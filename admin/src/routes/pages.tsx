import { areas, type Level } from '@barem/resources/areas'
import { type ComponentType, lazy, type LazyExoticComponent } from 'react'
import { withWords } from '../i18n/later.ts'
import { FAMILY_PATH } from '../pages/products/family/path.ts'
import { INBOX_PATH } from '../documents/inbox/path.ts'
import type { Area } from '../session/permissions.ts'

/** A page that no definition can say. `title` is a locale key; without a level the page asks for view. */
export type Page = {
  path: string
  title: string
  area: Area
  level?: Level
  screen: LazyExoticComponent<ComponentType>
}

const company = lazy(() => import('../pages/company/CompanyPage.tsx'))
const profile = lazy(() => import('../pages/profile/ProfilePage.tsx'))
const permissions = lazy(() => withWords('overview', () => import('../pages/permissions/PermissionsPage.tsx')))
const family = lazy(() => withWords('products', () => import('../pages/products/family/FamilyPage.tsx')))

const inbox = lazy(() => withWords('documents', () => import('../documents/inbox/InboxPage.tsx')))

/** Every custom page behind sign-in. */
export const pages: readonly Page[] = [
  { path: '/profile', title: 'menu.profile', area: 'all', screen: profile },
  { path: INBOX_PATH, title: 'menu.approvals', area: 'all', screen: inbox },
  { path: FAMILY_PATH, title: 'menu.productFamily', area: areas.product, level: 'c', screen: family },
  { path: '/system/tenant', title: 'menu.tenant', area: areas.tenant, screen: company },
  { path: '/system/permissions', title: 'menu.permissions', area: areas.roleGroup, screen: permissions },
]
