import type { HttpRouterService } from '@adonisjs/core/types'
import type { Engine } from '#app/engine/engine'
import { DocumentController } from './document_controller.ts'

/** Registers the actions of every document under the router's current group. */
export function documentRoutes(router: HttpRouterService, engine: Engine): void {
  for (const resource of engine.resources) {
    if (!resource.states) continue
    const controller = new DocumentController(resource, engine)
    if (resource.actions.includes('create'))
      router.post(`/${resource.name}/preview`, controller.preview).as(`${resource.name}.preview`)
    router.get(`/${resource.name}/:id/revisions`, controller.revisions).as(`${resource.name}.revisions`)
    if (resource.prints.length > 0) {
      router.get(`/${resource.name}/:id/prints`, controller.prints).as(`${resource.name}.prints`)
      router.post(`/${resource.name}/:id/prints`, controller.print).as(`${resource.name}.print`)
    }
    for (const name of Object.keys(resource.states.actions))
      router.post(`/${resource.name}/:id/${name}`, controller.action(name)).as(`${resource.name}.${name}`)
  }
}
