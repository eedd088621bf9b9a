import type { HttpRouterService } from '@adonisjs/core/types'
import {
  isDocument,
  lineFieldsOf,
  lineResource,
  offersChoices,
  type AnyResource,
  type Field,
  type FieldSet,
} from '@barem/resources/kit'
import { canBeOff } from '../read/open_business.ts'
import { ResourceController } from './resource_controller.ts'
import { SheetController } from './sheet_controller.ts'

const hasRelations = ({ fields }: FieldSet) => Object.values(fields).some((field) => offersChoices(field as Field))

/** Registers the endpoints of definitions under the router's current group. */
export function resourceRoutes(router: HttpRouterService, resources: readonly AnyResource[]): void {
  for (const resource of resources) {
    const { name, actions } = resource
    const controller = new ResourceController(resource)
    const path = `/${resource.path}`
    const one = resource.single ? path : `${path}/:id`
    for (const field of lineFieldsOf(resource)) {
      const lines = lineResource(resource, field)
      if (hasRelations(lines))
        router.get(`/${lines.name}/options/:field`, controller.lineOptions(field)).as(`${lines.name}.options`)
    }
    if (hasRelations(resource)) router.get(`${path}/options/:field`, controller.options).as(`${name}.options`)
    if (actions.includes('list')) router.get(path, controller.list).as(`${name}.list`)
    if (resource.duplicates.length > 0) router.get(`${path}/similar`, controller.similar).as(`${name}.similar`)
    if (actions.includes('show')) router.get(`${one}/history`, controller.history).as(`${name}.history`)
    if (actions.includes('update') && canBeOff(resource)) router.get(`${one}/open`, controller.open).as(`${name}.open`)
    if (actions.includes('show')) router.get(one, controller.show).as(`${name}.show`)
    if (actions.includes('create')) router.post(path, controller.create).as(`${name}.create`)
    if (actions.includes('update') && resource.list.bulk.length > 0)
      router.patch(path, controller.updateMany).as(`${name}.updateMany`)
    if (actions.includes('update')) router.patch(one, controller.update).as(`${name}.update`)
    if (actions.includes('delete')) router.delete(one, controller.delete).as(`${name}.delete`)
  }
}

/** Sheets of every definition: registered separately, since they open their own transactions. */
export function sheetRoutes(router: HttpRouterService, resources: readonly AnyResource[]): void {
  for (const resource of resources) {
    const { name, actions } = resource
    const controller = new SheetController(resource)
    if (actions.includes('list')) router.get(`/${name}/export`, controller.export).as(`${name}.export`)
    // A sheet has one row for each record: documents with their lines do not fit.
    if (!actions.includes('create') || isDocument(resource)) continue
    router.get(`/${name}/template`, controller.template).as(`${name}.template`)
    router.post(`/${name}/import`, controller.import).as(`${name}.import`)
  }
}
