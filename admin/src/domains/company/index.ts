import { areas } from '@barem/resources/areas'
import { lazy } from 'react'
import { override } from '../../overrides/registry.ts'
import { addPages } from '../../routes/pages.tsx'

override({ 'company-settings': { screens: { single: lazy(() => import('./SettingsPage.tsx')) } } })

addPages({
  path: '/system/tenant',
  title: 'menu.tenant',
  area: areas.tenant,
  screen: lazy(() => import('./CompanyPage.tsx')),
})
