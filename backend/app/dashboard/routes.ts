import type { HttpRouterService } from '@adonisjs/core/types'
import { middleware } from '#start/kernel'

const DashboardController = () => import('./dashboard_controller.ts')

export function dashboardRoutes(router: HttpRouterService): void {
  router.get('/dashboard', [DashboardController, 'show']).as('dashboard.show').use(middleware.tenant())
  router.get('/dashboard/export', [DashboardController, 'sheets']).as('dashboard.sheets').use(middleware.session())
  router.get('/dashboard/version', [DashboardController, 'version']).as('dashboard.version').use(middleware.tenant())
  router.get('/dashboard/entries', [DashboardController, 'entries']).as('dashboard.entries').use(middleware.tenant())
  router
    .get('/dashboard/reports/:report', [DashboardController, 'report'])
    .as('dashboard.report')
    .use(middleware.tenant())
  router
    .get('/dashboard/reports/:report/export', [DashboardController, 'sheet'])
    .as('dashboard.sheet')
    .use(middleware.session())
}
