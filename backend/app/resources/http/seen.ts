import type { HttpContext } from '@adonisjs/core/http'
import { visibleTo, type AnyResource } from '@barem/resources/kit'
import { may } from '#app/identity/permissions'

/** Sends JSON that the database has already written. */
export const sendJson = ({ response }: HttpContext, json: string) =>
  response.header('content-type', 'application/json; charset=utf-8').send(json)

/** The resource as the caller sees it. */
export const seenBy = ({ identity }: HttpContext, resource: AnyResource): AnyResource =>
  visibleTo(resource, (area, level) => may(identity, area, level))
