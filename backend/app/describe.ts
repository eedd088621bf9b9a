import type { HttpContext } from '@adonisjs/core/http'
import { memoise, visibleTo } from '@barem/resources/kit'
import { queryLists } from '@barem/resources/lists'
import type { Engine } from '#app/engine/engine'
import type { Identity } from '#app/identity/identity'
import { may } from '#app/identity/permissions'
import { approvalSchema } from '#app/resources/description/documents'
import { historySchemas } from '#app/resources/description/history'
import { schemasOf } from '#app/resources/description/resource'
import { ownSchemas } from '#app/own/schemas'
import { routesOf } from '#app/routes'
import { mayCall } from '#app/routing/require_rule'
import type { Routes } from '#app/routing/row'
import { byRights } from '#app/description/by_rights'
import { openApi, type DescribedRoute } from '#app/description/openapi'

/** Routes that somebody may call, with what they get to know of each. */
function describedFor(routes: Routes, identity: Identity, engine: Engine): DescribedRoute[] {
  return Object.entries(routes).flatMap(([name, row]) => {
    const { describes } = row
    if (!mayCall(identity, row.rule)) return []
    const described = typeof describes === 'function' ? describes(identity, engine) : describes
    return described ? [{ name, row, described }] : []
  })
}

/**
 * OpenAPI of what somebody may do. Made once for each set of rights, since it takes megabytes of objects, and kept as
 * it is sent.
 */
const descriptionsOf = memoise((engine: Engine) =>
  byRights((identity: Identity): Buffer => {
    const seen = [...engine.resources, ...queryLists].map((resource) =>
      visibleTo(resource, (area, level) => may(identity, area, level)),
    )
    const schemas = Object.assign(
      { Approval: approvalSchema, ...historySchemas(seen), ...ownSchemas },
      ...seen.map(schemasOf),
    )
    return Buffer.from(JSON.stringify(openApi(describedFor(routesOf(engine.resources), identity, engine), schemas)))
  }),
)

/** OpenAPI of what the caller may do. */
export const describe = ({ engine, identity, response }: HttpContext) =>
  response.header('content-type', 'application/json; charset=utf-8').send(descriptionsOf(engine)(identity))
