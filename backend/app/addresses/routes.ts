import type { HttpRouterService } from '@adonisjs/core/types'
import { middleware } from '#start/kernel'

const UnitController = () => import('./unit_controller.ts')

export function addressRoutes(router: HttpRouterService): void {
  router.get('/administrative-units', [UnitController, 'list']).as('administrativeUnits.list').use(middleware.session())
}
