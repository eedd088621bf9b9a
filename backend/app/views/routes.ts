import type { HttpRouterService } from '@adonisjs/core/types'
import { middleware } from '#start/kernel'

const ViewController = () => import('./view_controller.ts')

export function viewRoutes(router: HttpRouterService): void {
  router
    .group(() => {
      router.get('/views', [ViewController, 'list']).as('views.list')
      router.post('/views', [ViewController, 'create']).as('views.create')
      router.patch('/views/:id', [ViewController, 'update']).as('views.update')
      router.delete('/views/:id', [ViewController, 'delete']).as('views.delete')
      router.put('/views/:id/default', [ViewController, 'setDefault']).as('views.setDefault')
      router.delete('/views/:id/default', [ViewController, 'clearDefault']).as('views.clearDefault')
    })
    .use(middleware.tenant())
}
