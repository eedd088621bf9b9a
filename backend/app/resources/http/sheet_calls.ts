import type { HttpContext } from '@adonisjs/core/http'
import { isDocument, type AnyResource } from '@barem/resources/kit'
import { notFound } from '#app/http/api_error'
import { requireRight } from '#app/routing/require_rule'
import { rowOf } from './derived_routes.ts'
import { SheetController } from './sheet_controller.ts'

/** Templates that the specification names. */
const TEMPLATES: readonly string[] = ['products', 'product-groups', 'product-types']

/** Whether `POST /Export/{path}` knows a resource. */
export const isExported = ({ actions }: AnyResource): boolean => actions.includes('list')
/** Whether `POST /Product/Template/{path}` knows a resource. */
export const hasTemplate = (resource: AnyResource): boolean =>
  TEMPLATES.includes(resource.name) && !isDocument(resource)

/** The resource that the path names, when the caller may make this call of it. */
function resourceIn({ engine, params, identity }: HttpContext, call: 'export' | 'template'): AnyResource {
  const isServed = call === 'export' ? isExported : hasTemplate
  const resource = engine.resources.find(({ name }) => name === params.path)
  if (!resource || !isServed(resource)) throw notFound()
  requireRight(identity, rowOf(resource, call)!.rule)
  return resource
}

/** Sheets by the specification's own calls: `{path}` is the name of a resource. */
export const exportFile = (ctx: HttpContext) => new SheetController(resourceIn(ctx, 'export')).exportFile(ctx)

export const templateFile = (ctx: HttpContext) => new SheetController(resourceIn(ctx, 'template')).template(ctx)
