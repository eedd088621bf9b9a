import type { HttpRouterService } from '@adonisjs/core/types'
import { middleware } from '#start/kernel'

const ApprovalController = () => import('./inbox_controller.ts')

export function approvalRoutes(router: HttpRouterService): void {
  router.get('/approvals/inbox', [ApprovalController, 'inbox']).as('approvals.inbox').use(middleware.tenant())
  router.post('/approvals/decide', [ApprovalController, 'decide']).as('approvals.decide').use(middleware.tenant())
}
