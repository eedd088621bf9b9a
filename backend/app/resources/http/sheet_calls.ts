import type { HttpContext } from '@adonisjs/core/http'
import { isDocument, type AnyResource } from '@barem/resources/kit'
import { notFound } from '#app/http/api_error'
import { SheetController } from './sheet_controller.ts'

/** Templates that the specification names. */
const TEMPLATES: readonly string[] = ['products', 'product-groups', 'product-types']

/** Whether `POST /Export/{path}` knows a resource. */
export const isExported = ({ actions }: AnyResource): boolean => actions.includes('list')
/** Whether `POST /Product/Template/{path}` knows a resource. */
export const hasTemplate = (resource: AnyResource): boolean =>
  TEMPLATES.includes(resource.name) && !isDocument(resource)

/** Sheets by the specification's own calls: `{path}` is the name of a resource. */
export class SheetCalls {
  #of({ engine, params }: HttpContext, known: (resource: AnyResource) => boolean): SheetController {
    const resource = engine.resources.find(({ name }) => name === params.path)
    if (!resource || !known(resource)) throw notFound()
    return new SheetController(resource)
  }

  export = (ctx: HttpContext) => this.#of(ctx, isExported).exportFile(ctx)

  template = (ctx: HttpContext) => this.#of(ctx, hasTemplate).template(ctx)
}
