import type { HttpContext } from '@adonisjs/core/http'
import type { AreaCode, Level } from '@barem/resources/areas'
import { memoise, visibleTo } from '@barem/resources/kit'
import { descriptions } from '#app/descriptions'
import type { Engine } from '#app/engine/engine'
import type { Identity } from '#app/identity/identity'
import { may } from '#app/identity/permissions'
import { policyOf, type Rule } from '#app/identity/policy'
import { servedRoutes } from '#app/http/route_list'
import { approvalSchema } from '#app/resources/description/documents'
import { historySchemas } from '#app/resources/description/history'
import { describeResource, schemasOf } from '#app/resources/description/resource'
import { ownSchemas, routesOfOwn } from '#app/own/description'
import { byRights } from './by_rights.ts'
import { openApi } from './openapi.ts'

/** Whether someone may call a route of this rule, for one file or another. */
function mayCall(identity: Identity, rule: Rule): boolean {
  if (rule === 'superAdmin') return identity.isSuperAdmin
  if (typeof rule === 'string') return true
  if (rule.own === true) return true
  const mayIn = (area: number, level: Level) => may(identity, area as AreaCode, level)
  if (rule.own && mayIn(rule.area, rule.own)) return true
  return rule.levels.some((level) => mayIn(rule.area, level)) && (!rule.also || mayIn(rule.also.area, rule.also.level))
}

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
      ...descriptions.map((described) => described(identity, engine)),
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
