import type { HttpRouterService } from '@adonisjs/core/types'
import { middleware } from '#start/kernel'

const FamilyController = () => import('./family_controller.ts')

export function catalogueRoutes(router: HttpRouterService): void {
  router.post('/products/family', [FamilyController, 'create']).as('products.family').use(middleware.tenant())
}
