import type { HttpRouterService } from '@adonisjs/core/types'
import { middleware } from '#start/kernel'
import { OWN_ROUTES, OWN_SHEETS, ownRows, ownSheets } from './own_rows.ts'

const BuilderController = () => import('./builder_controller.ts')
const OwnSheetController = () => import('./sheet_controller.ts')
const DefinitionsController = () => import('./definitions_controller.ts')

/** What reads answers HEAD too, as the router's own routes do. */
const methodsOf = (method: string) => (method === 'GET' ? ['GET', 'HEAD'] : [method])

/** The rows of resources that companies make themselves, at paths that name the resource. */
function rowRoutes(router: HttpRouterService): void {
  router
    .group(() => {
      for (const [name, method, rest] of OWN_SHEETS)
        router.route(`/own/:key${rest}`, methodsOf(method), ownSheets(name)).as(`own.${name}`)
    })
    .use(middleware.session())
  router
    .group(() => {
      for (const [name, method, rest] of OWN_ROUTES)
        router.route(`/own/:key${rest}`, methodsOf(method), ownRows(name)).as(`own.${name}`)
    })
    .use(middleware.tenant())
}

/** Resources that companies make themselves: what they are, making them, and their rows. */
export function ownRoutes(router: HttpRouterService): void {
  const path = '/own-definitions'
  router.get('/definitions', [DefinitionsController, 'index']).as('definitions').use(middleware.tenant())
  router
    .group(() => {
      router.get(path, [BuilderController, 'list']).as('ownDefinitions.list')
      router.post(path, [BuilderController, 'create']).as('ownDefinitions.create')
      router.get(`${path}/:id`, [BuilderController, 'show']).as('ownDefinitions.show')
      router.put(`${path}/:id/draft`, [BuilderController, 'save']).as('ownDefinitions.save')
      router.delete(`${path}/:id/draft`, [BuilderController, 'drop']).as('ownDefinitions.drop')
      router.get(`${path}/:id/changes`, [BuilderController, 'changes']).as('ownDefinitions.changes')
      router.get(`${path}/:id/options/:field`, [BuilderController, 'options']).as('ownDefinitions.options')
      router.get(`${path}/:id/versions`, [BuilderController, 'versions']).as('ownDefinitions.versions')
    })
    .use(middleware.tenant())
  router
    .group(() => {
      router.post(`${path}/:id/publish`, [BuilderController, 'publish']).as('ownDefinitions.publish')
      router.post(`${path}/sheet`, [OwnSheetController, 'read']).as('ownDefinitions.readSheet')
      router.post(`${path}/sheet/refused`, [OwnSheetController, 'refused']).as('ownDefinitions.refusedRows')
      router.get(`${path}/:id/sheet`, [OwnSheetController, 'take']).as('ownDefinitions.takeSheet')
      router.put(`${path}/:id/sheet`, [OwnSheetController, 'keep']).as('ownDefinitions.keepSheet')
      router.delete(`${path}/:id/sheet`, [OwnSheetController, 'forget']).as('ownDefinitions.forgetSheet')
      router.post(`${path}/:id/sheet/import`, [OwnSheetController, 'import']).as('ownDefinitions.importSheet')
      router.post(`${path}/:id/retire`, [BuilderController, 'retire']).as('ownDefinitions.retire')
      router.post(`${path}/:id/restore`, [BuilderController, 'restore']).as('ownDefinitions.restore')
      router.post(`${path}/:id/purge`, [BuilderController, 'purge']).as('ownDefinitions.purge')
    })
    .use(middleware.session())
  rowRoutes(router)
}
