import type { HttpContext } from '@adonisjs/core/http'
import type { AnyResource } from '@barem/resources/kit'
import { queryLists } from '@barem/resources/lists'
import { once, onceAs } from '#app/http/once'
import { ApiError, notFound, unknownName } from '#app/http/api_error'
import { jsonBody } from '#app/http/json_body'
import { forbidden, may, requirePermission } from '#app/identity/permissions'
import { flatQuery } from '#app/http/query_string'
import { seenBy } from '#app/resources/http/seen'
import { newViewBody, viewChangeBody, viewId } from './body.ts'
import { addView, clearDefault, makeDefault, removeView, saveView, viewOf, viewsOf, type ViewRow } from './rows.ts'
import { checkState, readState, withUnseen } from './state.ts'

/**
 * The resource whose lists have views under a name. @throws ApiError 400 at `resource` for none, COM_ERR_004 for one
 * that the caller may not view
 */
function listed(ctx: HttpContext, name: unknown): AnyResource {
  const resource =
    typeof name === 'string'
      ? [...ctx.engine.resources, ...queryLists].find((one) => one.name === name && one.actions.includes('list'))
      : undefined
  if (!resource) throw unknownName('enum', ['resource'])
  requirePermission(ctx, resource.area, 'v')
  return resource
}

const servedAs = ({ engine }: HttpContext, name: string) => engine.lookup(name) as AnyResource | undefined

/** Sharing concerns the whole company, so it requires all rights in the area. */
const mayShare = ({ identity }: HttpContext, { area }: AnyResource) => may(identity, area, 'f')

const refuse = ({ area }: AnyResource) => forbidden(area, 'f')

/** A view as its reader gets it: what they cannot see left out, and what they may do with it. */
function answer(ctx: HttpContext, resource: AnyResource, { ownerId, state, ...view }: ViewRow) {
  const own = ownerId === ctx.identity.userId
  return {
    ...view,
    own,
    mayChange: view.shared ? mayShare(ctx, resource) : own,
    ...readState(seenBy(ctx, resource), state),
  }
}

/** How somebody likes to see a list, kept under a name: their own, or shared with the company. */
export default class ViewController {
  /** A view of the caller whose list they may still see. @throws ApiError COM_ERR_002 */
  async #found(ctx: HttpContext, lock = false): Promise<{ view: ViewRow; resource: AnyResource }> {
    const view = await viewOf(ctx.identity.userId, viewId(ctx.params.id), lock)
    const resource = queryLists.find(({ name }) => name === view.resource) ?? servedAs(ctx, view.resource)
    if (!resource || !may(ctx.identity, resource.area, 'v')) throw notFound()
    return { view, resource }
  }

  /** The same, where the caller may change it. @throws ApiError COM_ERR_004 for a shared one without all of the area */
  async #changeable(ctx: HttpContext) {
    const found = await this.#found(ctx, true)
    if (found.view.shared && !mayShare(ctx, found.resource)) throw refuse(found.resource)
    return found
  }

  async #again(ctx: HttpContext, resource: AnyResource, id: string) {
    return answer(ctx, resource, await viewOf(ctx.identity.userId, id))
  }

  async list(ctx: HttpContext) {
    const { resource: name, ...rest } = flatQuery(ctx.request.parsedUrl.query)
    if (Object.keys(rest).length > 0) throw unknownName('unknownFilter', Object.keys(rest))
    const resource = listed(ctx, name)
    return (await viewsOf(ctx.identity.userId, resource.name)).map((view) => answer(ctx, resource, view))
  }

  async create(ctx: HttpContext) {
    await once(ctx, false, async () => {
      const body = await newViewBody(jsonBody(ctx))
      const resource = listed(ctx, body.resource)
      if (body.shared && !mayShare(ctx, resource)) throw refuse(resource)
      const id = await addView({
        ...body,
        state: checkState(seenBy(ctx, resource), body.state),
        ownerId: ctx.identity.userId,
      })
      if (body.isDefault) await makeDefault({ id, resource: resource.name }, ctx.identity.userId)
      ctx.response.status(201)
      return { json: JSON.stringify(await this.#again(ctx, resource, id)) }
    })
  }

  async update(ctx: HttpContext) {
    await onceAs(ctx, async () => {
      const { version, state, ...changes } = await viewChangeBody(jsonBody(ctx))
      const { view, resource } = await this.#changeable(ctx)
      if (version !== view.version)
        throw new ApiError('COM_ERR_005', { extra: { current: answer(ctx, resource, view) } })
      const next = { ...view, ...changes }
      if (next.shared && !mayShare(ctx, resource)) throw refuse(resource)
      // Unsharing leaves a view to its author alone, so only the author may do it.
      if (view.shared && !next.shared && view.ownerId !== ctx.identity.userId) throw new ApiError('COM_ERR_004')
      const seen = seenBy(ctx, resource)
      await saveView(
        { ...next, ...(state && { state: withUnseen(resource, seen, view.state, checkState(seen, state)) }) },
        ctx.identity.userId,
      )
      return this.#again(ctx, resource, view.id)
    })
  }

  async delete(ctx: HttpContext) {
    await onceAs(ctx, async () => {
      const { view, resource } = await this.#changeable(ctx)
      await removeView(view.id)
      return answer(ctx, resource, view)
    })
  }

  async setDefault(ctx: HttpContext) {
    await onceAs(ctx, async () => {
      const { view, resource } = await this.#found(ctx, true)
      await makeDefault(view, ctx.identity.userId)
      return this.#again(ctx, resource, view.id)
    })
  }

  async clearDefault(ctx: HttpContext) {
    await onceAs(ctx, async () => {
      const { view, resource } = await this.#found(ctx)
      await clearDefault(view, ctx.identity.userId)
      return this.#again(ctx, resource, view.id)
    })
  }
}
