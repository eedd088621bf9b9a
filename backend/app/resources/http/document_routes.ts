import type { HttpRouterService } from '@adonisjs/core/types'
import type { AnyResource } from '@barem/resources/kit'
import { DocumentController } from './document_controller.ts'

/** Registers the actions of every document under the router's current group. */
export function documentRoutes(router: HttpRouterService, resources: readonly AnyResource[]): void {
  for (const resource of resources) {
    if (!resource.states) continue
    const controller = new DocumentController(resource)
    if (resource.actions.includes('create'))
      router.post(`/${resource.name}/preview`, controller.preview).as(`${resource.name}.preview`)
    if (resource.createdFrom.length > 0)
      router.get(`/${resource.name}/from/:field/:id`, controller.from).as(`${resource.name}.from`)
    if (resource.states.progress)
      router.get(`/${resource.name}/:id/progress`, controller.progress).as(`${resource.name}.progress`)
    router.get(`/${resource.name}/:id/revisions`, controller.revisions).as(`${resource.name}.revisions`)
    if (resource.prints.length > 0) {
      router.get(`/${resource.name}/:id/prints`, controller.prints).as(`${resource.name}.prints`)
      router.post(`/${resource.name}/:id/prints`, controller.print).as(`${resource.name}.print`)
    }
    for (const name of Object.keys(resource.states.actions))
      router.post(`/${resource.name}/:id/${name}`, controller.action(name)).as(`${resource.name}.${name}`)
  }
}
