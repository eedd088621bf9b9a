import type { HttpRouterService } from '@adonisjs/core/types'
import { middleware } from '#start/kernel'

const WorkflowController = () => import('./workflow_controller.ts')

export function workflowRoutes(router: HttpRouterService): void {
  router
    .group(() => {
      router.get('/workflows', [WorkflowController, 'list']).as('workflows.list')
      router.post('/workflows', [WorkflowController, 'create']).as('workflows.create')
      router.get('/workflows/kinds', [WorkflowController, 'kinds']).as('workflows.kinds')
      router.get('/workflows/options/:kind', [WorkflowController, 'options']).as('workflows.options')
      router.get('/workflows/:id', [WorkflowController, 'show']).as('workflows.show')
      router.patch('/workflows/:id', [WorkflowController, 'update']).as('workflows.update')
      router.delete('/workflows/:id', [WorkflowController, 'delete']).as('workflows.delete')
      router.post('/workflows/:id/publish', [WorkflowController, 'publish']).as('workflows.publish')
      router.post('/workflows/:id/enabled', [WorkflowController, 'enable']).as('workflows.enable')
      router.get('/workflows/:id/versions/:number', [WorkflowController, 'version']).as('workflows.version')
      router.post('/workflows/:id/simulate', [WorkflowController, 'simulate']).as('workflows.simulate')
      router.post('/workflows/:id/backtest', [WorkflowController, 'backtest']).as('workflows.backtest')
    })
    .use(middleware.tenant())
}
