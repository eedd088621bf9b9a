import { areas } from '@barem/resources/areas'
import { lazy } from 'react'
import { setup } from '../../home/setup.ts'
import { withWords } from '../../i18n/later.ts'
import { addPages } from '../../routes/pages.tsx'

addPages(
  {
    path: '/dashboards',
    title: 'menu.dashboard',
    area: areas.dashboard,
    screen: lazy(() => withWords('dashboard', () => import('./DashboardPage.tsx'))),
  },
  {
    path: '/dashboards/entries',
    title: 'menu.dashboard',
    area: areas.dashboard,
    isPart: true,
    screen: lazy(() => withWords('dashboard', () => import('./EntriesPage.tsx'))),
  },
  {
    path: '/dashboards/reports',
    title: 'menu.salesReports',
    area: areas.dashboard,
    screen: lazy(() => import('./ReportsPage.tsx')),
  },
  {
    path: '/dashboards/reports/:report',
    title: 'menu.salesReports',
    area: areas.dashboard,
    screen: lazy(() => withWords('dashboard', () => import('./ReportPage.tsx'))),
  },
)

setup.register(
  'steps',
  async () => (await withWords('dashboard', () => import('./FirstSteps.tsx'))).FirstSteps as never,
)
