import type { HttpRouterService } from '@adonisjs/core/types'
import { middleware } from '#start/kernel'

const FileController = () => import('./file_controller.ts')

/** Files, under the paths of the specification. They open their own transactions. */
export function fileRoutes(router: HttpRouterService): void {
  router.post('/File/:folder', [FileController, 'create']).as('file.create').use(middleware.session())
  router.post('/File/:folder/:id', [FileController, 'replace']).as('file.replace').use(middleware.session())
  router.get('/File/:folder/:id', [FileController, 'show']).as('file.show').use(middleware.session())
}
