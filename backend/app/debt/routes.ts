import type { HttpRouterService } from '@adonisjs/core/types'
import { middleware } from '#start/kernel'

const DebtController = () => import('./debt_controller.ts')

export function debtRoutes(router: HttpRouterService): void {
  router.get('/receivables', [DebtController, 'receivables']).as('receivables.list').use(middleware.tenant())
  router.get('/receivables/card', [DebtController, 'card']).as('receivables.card').use(middleware.tenant())
  router.get('/receivables/open', [DebtController, 'open']).as('receivables.open').use(middleware.tenant())
  router
    .get('/receivables/statement', [DebtController, 'statement'])
    .as('receivables.statement')
    .use(middleware.tenant())
  router
    .get('/receivables/statement/export', [DebtController, 'statementSheet'])
    .as('receivables.statementSheet')
    .use(middleware.session())
  router.get('/receivables/export', [DebtController, 'partiesSheet']).as('receivables.export').use(middleware.session())
  router
    .get('/debt-tracking/export', [DebtController, 'documentsSheet'])
    .as('debtTracking.export')
    .use(middleware.session())
  router.get('/debt-tracking', [DebtController, 'documents']).as('debtTracking.list').use(middleware.tenant())
  router.get('/debt-tracking/entries', [DebtController, 'entries']).as('debtTracking.entries').use(middleware.tenant())
}
