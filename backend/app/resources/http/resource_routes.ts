import type { HttpRouterService } from '@adonisjs/core/types'
import type { Field } from '@barem/resources/kit'
import type { Engine } from '../engine.ts'
import { ResourceController } from './resource_controller.ts'
import { SheetController } from './sheet_controller.ts'

/** Registers the endpoints of every definition under the router's current group. */
export function resourceRoutes(router: HttpRouterService, engine: Engine): void {
  for (const resource of engine.resources) {
    const { name, actions } = resource
    const controller = new ResourceController(resource, engine)
    const path = `/${name}`
    if (Object.values(resource.fields).some((field) => 'to' in (field as Field))) router.get(`${path}/options/:field`, controller.options).as(`${name}.options`)
    if (actions.includes('list')) router.get(path, controller.list).as(`${name}.list`)
    if (resource.duplicates.length > 0) router.get(`${path}/similar`, controller.similar).as(`${name}.similar`)
    if (actions.includes('show')) router.get(`${path}/:id/history`, controller.history).as(`${name}.history`)
    if (actions.includes('show')) router.get(`${path}/:id`, controller.show).as(`${name}.show`)
    if (actions.includes('create')) router.post(path, controller.create).as(`${name}.create`)
    if (actions.includes('update') && resource.list.bulk.length > 0) router.patch(path, controller.updateMany).as(`${name}.updateMany`)
    if (actions.includes('update')) router.patch(`${path}/:id`, controller.update).as(`${name}.update`)
    if (actions.includes('delete')) router.delete(`${path}/:id`, controller.delete).as(`${name}.delete`)
  }
}

/** Sheets of every definition: they open their own transactions, so they stand apart. */
export function sheetRoutes(router: HttpRouterService, engine: Engine): void {
  for (const resource of engine.resources) {
    const { name, actions } = resource
    const controller = new SheetController(resource, engine)
    if (actions.includes('list')) router.get(`/${name}/export`, controller.export).as(`${name}.export`)
    if (!actions.includes('create')) continue
    router.get(`/${name}/template`, controller.template).as(`${name}.template`)
    router.post(`/${name}/import`, controller.import).as(`${name}.import`)
  }
}
