import type { HttpRouterService } from '@adonisjs/core/types'
import { middleware } from '#start/kernel'

const HomeController = () => import('./home_controller.ts')

export function homeRoutes(router: HttpRouterService): void {
  router.get('/home', [HomeController, 'show']).as('home.show').use(middleware.tenant())
}
