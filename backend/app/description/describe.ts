import type { HttpContext } from '@adonisjs/core/http'
import { memoise, visibleTo } from '@barem/resources/kit'
import type { Engine } from '#app/engine/engine'
import type { Identity } from '#app/identity/identity'
import { may } from '#app/identity/permissions'
import { servedRoutes } from '#app/http/route_list'
import { approvalSchema } from '#app/resources/description/documents'
import { historySchemas } from '#app/resources/description/history'
import { describeResource, schemasOf } from '#app/resources/description/resource'
import { routesOfOwn } from '#app/own/own_rows'
import { ownSchemas } from '#app/own/schemas'
import { policyOf, roomRoutes } from '#app/routes'
import { mayCall } from '#app/routing/require_rule'
import type { Routes } from '#app/routing/row'
import { byRights } from './by_rights.ts'
import type { Described } from './described.ts'
import { openApi } from './openapi.ts'

/** What a caller gets to know of those of some routes that they may call. */
const describedFor = (routes: Routes, identity: Identity, engine: Engine): Record<string, Described> =>
  Object.fromEntries(
    Object.entries(routes).flatMap(([name, { rule, describes }]) =>
      describes === null || !mayCall(identity, rule)
        ? []
        : [[name, typeof describes === 'function' ? describes(identity, engine) : describes]],
    ),
  )

/**
 * OpenAPI of what somebody may do. Made once for each set of rights, since it takes megabytes of objects, and kept as
 * it is sent.
 */
const descriptionsOf = memoise((engine: Engine) =>
  byRights((identity: Identity): Buffer => {
    const seen = engine.resources.map((resource) => visibleTo(resource, (area, level) => may(identity, area, level)))
    const described = Object.assign(
      {},
      ...seen.map((resource) => describeResource(resource, engine.behaviours.get(resource.name))),
      describedFor(roomRoutes, identity, engine),
    )
    const schemas = Object.assign(
      { Approval: approvalSchema, ...historySchemas(seen), ...ownSchemas },
      ...seen.map(schemasOf),
    )
    const policy = policyOf(engine.resources)
    const ruleOf = (name: string) =>
      Object.hasOwn(policy, name) && mayCall(identity, policy[name]!) ? policy[name]! : null
    return Buffer.from(
      JSON.stringify(openApi([...servedRoutes(), ...routesOfOwn(engine.resources)], ruleOf, described, schemas)),
    )
  }),
)

/** OpenAPI of what the caller may do. */
export const describe = ({ engine, identity, response }: HttpContext) =>
  response.header('content-type', 'application/json; charset=utf-8').send(descriptionsOf(engine)(identity))
