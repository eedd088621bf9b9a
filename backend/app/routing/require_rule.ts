import type { HttpContext } from '@adonisjs/core/http'
import type { AreaCode, Level } from '@barem/resources/areas'
import type { Identity } from '#app/identity/identity'
import { forbidden, may } from '#app/identity/permissions'
import type { Rule } from './rule.ts'
import { rowNamed } from './table.ts'

type Rights = Pick<Identity, 'isSuperAdmin' | 'permissions'>

/** The right that somebody lacks for a rule; an area of null is for the super admin alone. */
function lackedBy(identity: Rights, rule: Rule): { area: AreaCode | null; level: Level } | null {
  if (rule === 'superAdmin') return identity.isSuperAdmin ? null : { area: null, level: 'v' }
  if (typeof rule === 'string' || rule.own === true) return null
  const right = (area: number, level: Level) => ({ area: area as AreaCode, level })
  const mayIn = (area: number, level: Level) => may(identity as Identity, area as AreaCode, level)
  const { area, levels, also, own } = rule
  if (also && !mayIn(also.area, also.level)) return right(also.area, also.level)
  return [...levels, ...(own ? [own] : [])].some((level) => mayIn(area, level)) ? null : right(area, levels[0]!)
}

/** Whether somebody may call a route of this rule, if only for some rows. */
export const mayCall = (identity: Rights, rule: Rule): boolean => lackedBy(identity, rule) === null

/** @throws ApiError COM_ERR_004 for a caller whom a rule refuses for every row */
export function requireRight(identity: Rights, rule: Rule): void {
  const lacked = lackedBy(identity, rule)
  if (lacked) throw forbidden(lacked.area, lacked.level)
}

/** @throws ApiError COM_ERR_004 for a caller whom the rule of the route refuses for every row */
export const requireRule = ({ identity, route }: HttpContext): void =>
  requireRight(identity, rowNamed(route!.name!)!.rule)
