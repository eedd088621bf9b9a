import { areas, type AreaCode } from '@barem/resources/areas'
import { namedBy, type RouteStep, type World } from '@barem/workflows'
import { SUPER_ADMIN } from '#app/identity/permissions'
import { rowsOf } from '#app/tenancy/run'
import { authoritySql, obstacleTo, type Authority } from './authority.ts'

/** Most levels of managers that a step may name. */
const LEVELS = 3

type Known = Pick<World, 'managers' | 'head' | 'roleGroups' | 'maySelf'>

/** Those of some people who can decide about documents of an area. */
async function ableOf(ids: readonly string[], area: AreaCode | null): Promise<Set<string>> {
  const found = await rowsOf<{ id: string; authority: Authority }>(
    `select u.id, ${authoritySql('u', area)} as authority from users u
     where u.tenant_id = app_tenant() and u.id = any($1::uuid[])`,
    [ids],
  )
  return new Set(found.filter(({ authority }) => obstacleTo(authority, null) === null).map(({ id }) => id))
}

/**
 * What is known now of the people whom steps may ask.
 * @param about the requester, the document, the area whose view a decision takes, and who is asked for want of others
 */
export async function approverCandidatesOf(
  steps: readonly RouteStep[],
  about: {
    requester: string
    document: Readonly<Record<string, unknown>>
    area: AreaCode | null
    fallback: string | null
  },
): Promise<World> {
  const { requester, document, area, fallback } = about
  const rules = steps.flatMap(({ approvers }) => approvers)
  const groups = rules.flatMap((rule) => (rule.kind === 'roleGroup' ? rule.ids : []))
  const [known] = await rowsOf<Known>(
    `with recursive chain as (
       select 1 as level, manager_id as id from users where tenant_id = app_tenant() and id = $1::uuid
       union all select c.level + 1, u.manager_id from chain c
         join users u on u.tenant_id = app_tenant() and u.id = c.id where c.level < ${LEVELS})
     select (select coalesce(json_agg(id order by level), '[]') from chain where id is not null) as managers,
       (select d.head_id from users u join departments d on d.tenant_id = u.tenant_id and d.id = u.department_id
         where u.tenant_id = app_tenant() and u.id = $1::uuid) as head,
       (select coalesce(json_object_agg(g.id, g.people), '{}') from (
         select m.target_id as id, json_agg(m.owner_id order by u.code) as people from users_role_groups m
         join users u on u.tenant_id = m.tenant_id and u.id = m.owner_id
         where m.tenant_id = app_tenant() and m.target_id = any($2::uuid[]) group by m.target_id) g) as "roleGroups",
       exists (select from users_role_groups m join role_groups r on r.tenant_id = m.tenant_id and r.id = m.target_id
         where m.tenant_id = app_tenant() and m.owner_id = $1::uuid and (r.code = '${SUPER_ADMIN}' or exists
           (select from jsonb_array_elements_text(r.permissions) p where starts_with(p, '${areas.selfApproval}.'))))
         as "maySelf"`,
    [requester, groups],
  )
  const fields = Object.fromEntries(
    rules.flatMap((rule) =>
      rule.kind === 'field' ? [[rule.field, (document[rule.field] ?? null) as string | null]] : [],
    ),
  )
  const world: World = { ...known!, requester, fields, fallback, able: new Set() }
  const people = new Set([...steps.flatMap((step) => namedBy(step, world)), ...world.managers])
  return { ...world, able: await ableOf([...people], area) }
}
