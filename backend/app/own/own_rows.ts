import type { HttpContext } from '@adonisjs/core/http'
import { memoise, type Action, type AnyResource } from '@barem/resources/kit'
import { ownPath } from '@barem/resources/own'
import { notFound } from '#app/http/api_error'
import type { NamedRoute } from '#app/http/route_list'
import { ResourceController } from '#app/resources/http/resource_controller'
import { SheetController } from '#app/resources/http/sheet_controller'
import { canBeOff } from '#app/resources/read/open_business'

/** Made once for each definition: what is compiled from it stays with it. */
const rowsOf = memoise((resource: AnyResource) => new ResourceController(resource))
const sheetsOf = memoise((resource: AnyResource) => new SheetController(resource))

/** The company's own resource that a path names. @throws ApiError COM_ERR_002 when it serves no such action */
function resourceAt({ engine, params }: HttpContext, serves: (resource: AnyResource) => boolean): AnyResource {
  const resource = engine.at(ownPath(String(params.key)))
  if (!resource || !serves(resource)) throw notFound()
  return resource
}

const serves =
  (action: Action) =>
  ({ actions }: AnyResource) =>
    actions.includes(action)

type Rows = 'list' | 'show' | 'create' | 'update' | 'updateMany' | 'delete' | 'history' | 'open' | 'options'
type Sheets = 'export' | 'template' | 'import'

/** Calls of rows, each with the condition that a definition serves it. */
const rows: Record<Rows, (resource: AnyResource) => boolean> = {
  list: serves('list'),
  show: serves('show'),
  create: serves('create'),
  update: serves('update'),
  updateMany: (resource) => serves('update')(resource) && resource.list.bulk.length > 0,
  delete: serves('delete'),
  history: serves('show'),
  open: (resource) => serves('update')(resource) && canBeOff(resource),
  options: () => true,
}

const sheets: Record<Sheets, (resource: AnyResource) => boolean> = {
  export: serves('list'),
  template: serves('create'),
  import: serves('create'),
}

/** A handler of rows of whichever own resource the path names. */
export const ownRows = (name: Rows) => (ctx: HttpContext) => rowsOf(resourceAt(ctx, rows[name]))[name](ctx)

/** A handler of sheets of whichever own resource the path names. */
export const ownSheets = (name: Sheets) => (ctx: HttpContext) => sheetsOf(resourceAt(ctx, sheets[name]))[name](ctx)

/** The calls that an own resource has, as routes below its path: name, method, and what follows the path. */
export const OWN_ROUTES = [
  ['options', 'GET', '/options/:field'],
  ['list', 'GET', ''],
  ['history', 'GET', '/:id/history'],
  ['open', 'GET', '/:id/open'],
  ['show', 'GET', '/:id'],
  ['create', 'POST', ''],
  ['updateMany', 'PATCH', ''],
  ['update', 'PATCH', '/:id'],
  ['delete', 'DELETE', '/:id'],
] as const satisfies readonly (readonly [Rows, string, string])[]

/** Those that open transactions of their own. */
export const OWN_SHEETS = [
  ['export', 'GET', '/export'],
  ['template', 'GET', '/template'],
  ['import', 'POST', '/import'],
] as const satisfies readonly (readonly [Sheets, string, string])[]

/** Whether a definition serves one of these calls. */
const isServedBy = (name: Rows | Sheets, resource: AnyResource): boolean => ({ ...rows, ...sheets })[name](resource)

/** Routes of the company's own resources, as if each had been registered by its key. */
export const routesOfOwn = (resources: readonly AnyResource[]): NamedRoute[] =>
  resources
    .filter(({ path }) => path.startsWith('own/'))
    .flatMap((resource) =>
      [...OWN_SHEETS, ...OWN_ROUTES]
        .filter(([call]) => isServedBy(call, resource))
        .map(([call, method, rest]) => ({
          name: `${resource.name}.${call}`,
          method,
          pattern: `/v1.0/${resource.path}${rest}`,
        })),
    )
