import type { HttpRouterService } from '@adonisjs/core/types'
import { middleware } from '#start/kernel'

const ApprovalController = () => import('./inbox_controller.ts')

export function approvalRoutes(router: HttpRouterService): void {
  router.get('/approvals/inbox', [ApprovalController, 'inbox']).as('approvals.inbox').use(middleware.tenant())
  router.get('/approvals/running', [ApprovalController, 'running']).as('approvals.running').use(middleware.tenant())
  router
    .post('/approvals/tasks/:id/forward', [ApprovalController, 'forward'])
    .as('approvals.forward')
    .use(middleware.tenant())
  router
    .post('/approvals/tasks/:id/reassign', [ApprovalController, 'reassign'])
    .as('approvals.reassign')
    .use(middleware.tenant())
  router
    .post('/approvals/tasks/:id/take-back', [ApprovalController, 'takeBack'])
    .as('approvals.takeBack')
    .use(middleware.tenant())
  router.post('/approvals/:id/remind', [ApprovalController, 'remind']).as('approvals.remind').use(middleware.tenant())
  router.post('/approvals/decide', [ApprovalController, 'decide']).as('approvals.decide').use(middleware.tenant())
}
