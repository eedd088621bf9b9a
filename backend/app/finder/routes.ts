import type { HttpRouterService } from '@adonisjs/core/types'
import { middleware } from '#start/kernel'

const FindController = () => import('./find_controller.ts')

export function finderRoutes(router: HttpRouterService): void {
  router.get('/find', [FindController, 'find']).as('find').use(middleware.tenant())
}
