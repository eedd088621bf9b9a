import { areas } from '@barem/resources/areas'
import { lazy } from 'react'
import { homeFigures } from '../../home/figures.ts'
import { setup } from '../../home/setup.ts'
import { withWords } from '../../i18n/later.ts'
import { listPage } from '../../routes/listPage.ts'
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
    screen: lazy(() => import('./EntriesPage.tsx')),
  },
  {
    path: '/dashboards/entries/sales',
    title: 'resources.sales-entries.title',
    area: areas.invoice,
    screen: listPage('sales-entries'),
  },
  {
    path: '/dashboards/entries/returns',
    title: 'resources.return-entries.title',
    area: areas.refund,
    screen: listPage('return-entries'),
  },
  {
    path: '/dashboards/entries/collections',
    title: 'resources.collections.title',
    area: areas.transaction,
    screen: listPage('collections'),
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

homeFigures.fill('figures', {
  area: areas.dashboard,
  part: lazy(() => withWords('dashboard', () => import('./HomeFigures.tsx'))),
})

setup.register(
  'steps',
  async () => (await withWords('dashboard', () => import('./FirstSteps.tsx'))).FirstSteps as never,
)
