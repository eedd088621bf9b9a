import { memoise, type AnyResource } from '@barem/resources/kit'
import type { Row, Routes } from '#app/routing/row'
import { documentRows } from './document_rows.ts'
import { resourceRows } from './resource_rows.ts'
import { sheetRows } from './sheet_rows.ts'

/** The routes of some resources, as their definitions serve them; sheets before rows, whose ids fit anything. */
export function derivedRoutes(resources: readonly AnyResource[]): Routes {
  const [single, plural] = [true, false].map((is) => resources.filter((one) => one.single === is))
  return Object.assign(
    {},
    ...resources.map(sheetRows),
    ...plural!.map(resourceRows),
    ...single!.map(resourceRows),
    ...resources.map(documentRows),
  )
}

const routesOf = memoise((resource: AnyResource) => derivedRoutes([resource]))

/** The row of one call of a resource; undefined where its definition does not serve it. */
export const rowOf = (resource: AnyResource, call: string): Row | undefined =>
  routesOf(resource)[`${resource.name}.${call}`]
