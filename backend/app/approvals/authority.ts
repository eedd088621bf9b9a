import { areas, type AreaCode } from '@barem/resources/areas'
import { exact } from '@barem/resources/calc/exact'
import { amountField, snake, type AnyResource } from '@barem/resources/kit'
import { SUPER_ADMIN } from '#app/identity/permissions'
import { tenantTransaction } from '#app/tenancy/tenant_transaction'

/** What a person may approve among the documents of an area. */
export interface Authority {
  name: string
  isLocked: boolean
  /** Whether they see documents of the area. */
  sees: boolean
  /** Whether they may approve anything. */
  holds: boolean
  /** The largest amount that they approve, in dong as a decimal string; null for any amount. */
  limit: string | null
}

/** Why somebody cannot decide about a document that names them. */
export type Obstacle = 'locked' | 'cannotSee' | 'noAuthority' | 'limit'

/** SQL of whether a role group, alias `rg`, holds any level in an area. */
const holds = (area: AreaCode | null) =>
  area === null
    ? 'false'
    : `exists (select from jsonb_array_elements_text(rg.permissions) p where starts_with(p, '${area}.'))`

/**
 * SQL of what a user, alias `user`, may approve, as one JSON object that reads as {@link Authority}. The largest limit
 * of the role groups that hold the authority counts; if one of them is unlimited, so is the user.
 */
export const authoritySql = (user: string, area: AreaCode | null): string => `
  (select json_build_object('name', ${user}.full_name, 'isLocked', ${user}.is_locked,
      'sees', coalesce(bool_or(held.super or held.sees), false), 'holds',
        coalesce(bool_or(held.super or held.approves), false),
      'limit', case when not bool_or(held.super or (held.approves
        and held.most is null)) then max(held.most) filter (where held.approves) end::text)
    from (select rg.approval_limit as most, rg.code = '${SUPER_ADMIN}' as super, ${holds(area)} as sees,
      ${holds(areas.approvalAuthority)} as approves
      from users_role_groups ug join role_groups rg on rg.tenant_id = ug.tenant_id and rg.id = ug.target_id
      where ug.tenant_id = ${user}.tenant_id and ug.owner_id = ${user}.id) held)`

/** What somebody may approve now; null for a person who is not of this company. */
export async function authorityOf(userId: string, area: AreaCode | null): Promise<Authority | null> {
  const { rows } = (await tenantTransaction().client.rawQuery(
    `select ${authoritySql('u', area)} as authority from users u where u.tenant_id = app_tenant() and u.id = ?`,
    [userId],
  )) as { rows: { authority: Authority }[] }
  return rows[0]?.authority ?? null
}

/**
 * The same, locked until the end of the transaction: changes of what this person may do wait until then. The account is
 * locked before its role groups, as in deleting accounts.
 */
export async function lockedAuthorityOf(userId: string, area: AreaCode | null): Promise<Authority | null> {
  const { client } = tenantTransaction()
  await client.rawQuery('select 1 from users where tenant_id = app_tenant() and id = ? for share', [userId])
  await client.rawQuery(
    `select 1 from users_role_groups g join role_groups r on r.tenant_id = g.tenant_id and r.id = g.target_id
     where g.tenant_id = app_tenant() and g.owner_id = ? order by r.id for share of g, r`,
    [userId],
  )
  return authorityOf(userId, area)
}

/** The amount of a document, which has to be within the limit of its approver. */
export interface Stake {
  /** Dong as a decimal string; null while unknown, as for a contract without quantities. */
  amount: string | null
}

/**
 * SQL of the amount of a document, in dong as text, given SQL of its id; 0 if its definition names no amount, so that
 * any limit covers it.
 */
export function amountSql(resource: AnyResource, recordId: string): string {
  const field = amountField(resource)
  if (!field) return `'0'`
  return `(select w.${snake(field)}::text from ${resource.table} w where w.tenant_id = app_tenant()
    and w.id = ${recordId})`
}

/** The amount of a document by its values. */
export function stakeIn(resource: AnyResource, row: Readonly<Record<string, unknown>>): Stake {
  const field = amountField(resource)
  return { amount: field ? ((row[field] as string | null) ?? null) : '0' }
}

/** The amount of a document as stored. */
export async function stakeOf(resource: AnyResource, recordId: string): Promise<Stake> {
  const { rows } = (await tenantTransaction().client.rawQuery(
    `select ${amountSql(resource, 'a.id')} as amount from (select ?::uuid as id) a`,
    [recordId],
  )) as { rows: [Stake] }
  return rows[0]
}

/**
 * The reason why somebody cannot decide about a document, or null.
 * @param stake null for a step of a workflow, which needs no authority
 */
export function obstacleTo(authority: Authority | null, stake: Stake | null): Obstacle | null {
  if (!authority || authority.isLocked) return 'locked'
  if (!authority.sees) return 'cannotSee'
  if (!stake) return null
  if (!authority.holds) return 'noAuthority'
  const { limit } = authority
  return limit === null || (stake.amount !== null && new exact(stake.amount).lte(limit)) ? null : 'limit'
}
