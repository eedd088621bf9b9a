import { leavesOf, type Approver, type Condition, type Graph } from '@barem/workflows'
import { snake, tableName, type AnyResource } from '@barem/resources/kit'
import { authoritySql, obstacleTo, type Authority } from '#app/approvals/authority'
import { rowsOf } from '#app/tenancy/run'
import type { Draft } from './rows.ts'

/** A row that a workflow names by its id. */
export interface NamedRow {
  id: string
  code: string | null
  name: string
}

/** A person that a workflow names. */
export interface NamedPerson extends NamedRow {
  isLocked: boolean
  /** Whether they see the documents that the workflow is for. */
  sees: boolean
}

/** A role group that a workflow names, and how many of its people can decide. */
export interface NamedGroup extends NamedRow {
  people: number
  able: number
}

const approversOf = (graph: Graph): Approver[] =>
  Object.values(graph).flatMap((node) => (node.kind === 'step' ? node.approvers : []))

/** Ids of people that a draft names, of whom it may or may not be true that they are there. */
export const peopleIn = ({ graph, fallbackId }: Pick<Draft, 'graph' | 'fallbackId'>): string[] => [
  ...new Set([
    ...(fallbackId === null ? [] : [fallbackId]),
    ...approversOf(graph).flatMap((one) => (one.kind === 'people' ? one.ids : [])),
    ...Object.values(graph).flatMap((node) => ('inform' in node ? node.inform : [])),
  ]),
]

export const groupsIn = ({ graph }: Pick<Draft, 'graph'>): string[] => [
  ...new Set(approversOf(graph).flatMap((one) => (one.kind === 'roleGroup' ? one.ids : []))),
]

/** All conditions of a draft: those of its branches, and its rules. */
export const conditionsIn = ({ graph, rules }: Pick<Draft, 'graph' | 'rules'>): Condition[] => [
  ...(rules ? [rules] : []),
  ...Object.values(graph).flatMap((node) =>
    node.kind === 'condition' ? node.branches.flatMap(({ when }) => (when ? [when] : [])) : [],
  ),
]

/** Ids of rows that conditions compare with, by the name of their fact. */
export function rowsIn(draft: Pick<Draft, 'graph' | 'rules'>): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const leaf of conditionsIn(draft).flatMap(leavesOf)) {
    const ids = 'oneOf' in leaf ? leaf.oneOf : 'noneOf' in leaf ? leaf.noneOf : []
    found.set(leaf.fact, [...(found.get(leaf.fact) ?? []), ...ids])
  }
  return found
}

/** People by their ids, those alone who are of the company. */
export async function peopleOf(ids: readonly string[], about: AnyResource | null): Promise<NamedPerson[]> {
  if (ids.length === 0) return []
  const found = await rowsOf<NamedRow & { authority: Authority }>(
    `select u.id, u.code, u.full_name as name, ${authoritySql('u', about?.area ?? null)} as authority from users u
     where u.tenant_id = app_tenant() and u.id = any($1::uuid[]) order by u.code`,
    [ids],
  )
  return found.map(({ authority, ...person }) => ({
    ...person,
    isLocked: authority.isLocked,
    sees: obstacleTo({ ...authority, isLocked: false }, null) === null,
  }))
}

/** Role groups by their ids, with how many of their people are not locked and see the documents. */
export async function groupsOf(ids: readonly string[], about: AnyResource | null): Promise<NamedGroup[]> {
  if (ids.length === 0) return []
  const found = await rowsOf<NamedRow & { members: Authority[] }>(
    `select r.id, r.code, r.name, (select coalesce(json_agg(${authoritySql('u', about?.area ?? null)}), '[]')
       from users_role_groups m join users u on u.tenant_id = m.tenant_id and u.id = m.owner_id
       where m.tenant_id = r.tenant_id and m.target_id = r.id) as members
     from role_groups r where r.tenant_id = app_tenant() and r.id = any($1::uuid[]) order by r.code`,
    [ids],
  )
  return found.map(({ members, ...group }) => ({
    ...group,
    people: members.length,
    able: members.filter((one) => obstacleTo(one, null) === null).length,
  }))
}

const isUuid = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)

/** Rows of a resource by their ids, as people call them. */
export async function namedRows(target: AnyResource, ids: readonly string[]): Promise<NamedRow[]> {
  const known = ids.filter(isUuid)
  if (known.length === 0) return []
  return rowsOf<NamedRow>(
    `select t.id, ${target.fields.code ? 't.code' : 'null'} as code, t.${snake(target.title)}::text as name
     from ${tableName(target.name)} t where t.tenant_id = app_tenant() and t.id = any($1::uuid[])`,
    [known],
  )
}
