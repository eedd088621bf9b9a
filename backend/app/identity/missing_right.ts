import type { HttpContext } from '@adonisjs/core/http'
import {
  allows,
  areas,
  isOwnArea,
  isPermission,
  type AreaCode,
  type AreaName,
  type Level,
} from '@barem/resources/areas'
import type { AnyResource } from '@barem/resources/kit'
import { ApiError } from '#app/http/api_error'
import { translate, type Language } from '#app/language/translate'
import { rowsOf } from '#app/tenancy/run'
import { inTenant, isInTransaction } from '#app/tenancy/tenant_transaction'

/** A right that somebody lacks. */
export interface Right {
  area: AreaCode
  level: Level
}

/** People who are named as those who give a right. */
const NAMED = 3

const names = Object.fromEntries(Object.entries(areas).map(([name, code]) => [code, name as AreaName]))

interface Person {
  name: string
  isSuperAdmin: boolean
  permissions: string[]
}

/** The people of the company who may give a right, the oldest accounts first: they change role groups, and have it. */
async function giversOf({ area, level }: Right): Promise<string[]> {
  const people = await rowsOf<Person>(
    `select u.full_name as name, bool_or(r.code = 'R001') as "isSuperAdmin",
        coalesce(jsonb_agg(p.permission) filter (where p.permission is not null), '[]') as permissions
      from users u
      join users_role_groups m on m.tenant_id = u.tenant_id and m.owner_id = u.id
      join role_groups r on r.tenant_id = u.tenant_id and r.id = m.target_id
      left join lateral jsonb_array_elements_text(r.permissions) p (permission) on true
      where u.tenant_id = app_tenant() and not u.is_locked
      group by u.id, u.full_name, u.created_at
      having bool_or(r.code = 'R001' or p.permission in ('${areas.roleGroup}.u', '${areas.roleGroup}.f'))
      order by u.created_at, u.id`,
  )
  return people
    .filter(({ isSuperAdmin, permissions }) => isSuperAdmin || allows(new Set(permissions), area, level))
    .map(({ name }) => name)
}

/** What an area is called; one of the company's own that the reader may not see has no name for them. */
function areaName(area: AreaCode, seen: readonly AnyResource[], language: Language): string {
  const own = isOwnArea(area) ? seen.find((resource) => resource.area === area) : undefined
  if (own) return translate(language, `resources:${own.name}.title`)
  return translate(language, isOwnArea(area) ? 'errors:right.ownArea' : `areas:${names[area]}`)
}

/** People as a sentence names them, so many at most. */
function listOf(people: readonly string[], language: Language): string {
  const more = people.length - NAMED
  const rest = more > 0 ? [translate(language, 'errors:right.others', { count: more })] : []
  const list = new Intl.ListFormat(language.replace('_', '-'), { type: 'disjunction' })
  return list.format([...people.slice(0, NAMED), ...rest])
}

/** The resources that somebody may view. */
export const viewedBy = ({ engine, identity: { isSuperAdmin, permissions } }: HttpContext): readonly AnyResource[] =>
  engine.resources.filter(({ area }) => isSuperAdmin || (area !== null && allows(permissions, area, 'v')))

/** The right that a text names, such as `13.c`; null for none. */
export function rightIn(text: unknown): Right | null {
  if (!isPermission(text)) return null
  const [area, level] = text.split('.') as [string, Level]
  return { area: Number(area) as AreaCode, level }
}

/**
 * Says which right is missing and who gives it, in the transaction of the company.
 * @param seen resources that the reader may view
 */
export async function missingRight(
  { area, level }: Right,
  seen: readonly AnyResource[],
): Promise<(language: Language) => string> {
  const people = await giversOf({ area, level })
  return (language) =>
    translate(language, people.length > 0 ? 'errors:right.missing' : 'errors:right.alone', {
      area: areaName(area, seen, language),
      level: translate(language, `access:levels.${level}`),
      people: listOf(people, language),
    })
}

/** What a refusal says of the right that is missing: its own words, or none where it is no right or cannot be read. */
export async function withMissingRight(error: ApiError, ctx: HttpContext): Promise<ApiError> {
  const right = error.code === 'COM_ERR_004' ? rightIn(error.extra.right) : null
  if (!right || !ctx.identity) return error
  try {
    // Whoever is refused within a transaction has nothing else to do in it.
    const read = () => missingRight(right, viewedBy(ctx))
    const needs = await (isInTransaction() ? read() : inTenant(ctx.identity.tenantId, read))
    return new ApiError(error.code, { params: { context: 'right', needs }, extra: error.extra })
  } catch {
    return error
  }
}
