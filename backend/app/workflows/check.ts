import type { AnyResource, Field } from '@barem/resources/kit'
import {
  areTied,
  factsOf,
  manyOf,
  problemsOf,
  problemsOfCondition,
  type FactType,
  type Judged,
  type Problem,
} from '@barem/workflows'
import type { Published } from '#app/approvals/published'
import {
  groupsIn,
  groupsOf,
  namedRows,
  peopleIn,
  peopleOf,
  rowsIn,
  type NamedGroup,
  type NamedPerson,
  type NamedRow,
} from './names.ts'
import type { Draft } from './rows.ts'

/** Fields of a document that name a person who could approve it. */
export const personFieldsOf = ({ fields, states }: AnyResource): string[] =>
  (Object.entries(fields) as [string, Field][]).flatMap(([name, field]) =>
    field.type === 'belongsTo' && field.to === 'users' && name !== states?.approval?.approver ? [name] : [],
  )

/** What a workflow names, as its reader may know it. */
export interface Names {
  users: NamedPerson[]
  roleGroups: NamedGroup[]
  departments: NamedRow[]
  /** Rows that conditions compare with. */
  rows: NamedRow[]
}

export interface Checked {
  problems: Problem[]
  names: Names
}

/** The facts that a draft is judged by. @param seen the kind of documents as its author sees it */
function judgedBy(seen: AnyResource | null, lookup: (name: string) => AnyResource): Judged {
  if (!seen) return { facts: [], personFields: [] }
  return { facts: factsOf(seen, lookup), personFields: personFieldsOf(seen) }
}

function problemsOfMatching(draft: Draft, departments: readonly NamedRow[], judged: Judged): Problem[] {
  const found: Problem[] = []
  if (draft.resource === null) found.push({ at: '', rule: 'noType' })
  if (!draft.everyDepartment && departments.length === 0) found.push({ at: '', rule: 'noDepartment' })
  if (draft.fallbackId === null) found.push({ at: '', rule: 'noFallback' })
  if (!draft.everyDocument && draft.rules === null) found.push({ at: '', rule: 'noRules' })
  if (!draft.everyDocument && draft.rules) found.push(...problemsOfCondition('', draft.rules, judged))
  return found
}

/** People and role groups that are not there, cannot decide, or are nobody today, each at its node. */
function problemsOfPeople(
  { graph, fallbackId }: Draft,
  users: readonly NamedPerson[],
  groups: readonly NamedGroup[],
): Problem[] {
  const person = new Map(users.map((one) => [one.id, one]))
  const group = new Map(groups.map((one) => [one.id, one]))
  const problems: Problem[] = []
  const unknown = (at: string, ids: readonly string[]) => {
    if (ids.some((id) => !person.has(id))) problems.push({ at, rule: 'unknownPerson' })
  }
  if (fallbackId !== null) unknown('', [fallbackId])
  for (const [at, node] of Object.entries(graph)) {
    if ('inform' in node) unknown(at, node.inform)
    if (node.kind !== 'step') continue
    for (const one of node.approvers) {
      if (one.kind === 'people') unknown(at, one.ids)
      if (one.kind === 'roleGroup' && one.ids.some((id) => !group.has(id)))
        problems.push({ at, rule: 'unknownRoleGroup' })
      const blind =
        one.kind === 'people'
          ? one.ids.map((id) => person.get(id)).find((found) => found && (!found.sees || found.isLocked))
          : undefined
      if (blind) problems.push({ at, rule: 'cannotSee', warning: true, meta: { name: blind.name } })
      const empty =
        one.kind === 'roleGroup' ? one.ids.map((id) => group.get(id)).find((found) => found?.able === 0) : undefined
      if (empty) problems.push({ at, rule: 'nobodyToday', warning: true, meta: { name: empty.name } })
    }
  }
  return problems
}

/** Rows that conditions compare with, by the resources of their facts. */
export async function comparedRows(
  draft: Pick<Draft, 'graph' | 'rules'>,
  facts: readonly FactType[],
  lookup: (name: string) => AnyResource,
): Promise<NamedRow[]> {
  const byResource = new Map<string, string[]>()
  for (const [name, ids] of rowsIn(draft)) {
    const to = facts.find((fact) => fact.name === name)?.to
    if (to) byResource.set(to, [...(byResource.get(to) ?? []), ...ids])
  }
  const rows: NamedRow[] = []
  for (const [to, ids] of byResource) rows.push(...(await namedRows(lookup(to), ids)))
  return rows
}

/** Everything that is wrong with a draft, and what it names. @param seen its documents as the reader sees them */
export async function checkDraft(
  draft: Draft,
  seen: AnyResource | null,
  lookup: (name: string) => AnyResource,
): Promise<Checked> {
  const judged = judgedBy(seen, lookup)
  const users = await peopleOf(peopleIn(draft), seen)
  const roleGroups = await groupsOf(groupsIn(draft), seen)
  const departments = await namedRows(lookup('departments'), draft.departmentIds)
  const problems = [
    ...problemsOfMatching(draft, departments, judged),
    ...problemsOf(draft.graph, judged),
    ...problemsOfPeople(draft, users, roleGroups),
  ]
  return { problems, names: { users, roleGroups, departments, rows: await comparedRows(draft, judged.facts, lookup) } }
}

/** Another workflow in use that is of the same rank for a document that this one is for; null where there is none. */
export function tiedWith(
  id: string,
  draft: Draft & { resource: string },
  others: readonly Published[],
  facts: readonly FactType[],
): Published | null {
  const many = manyOf(facts)
  const rules = draft.everyDocument ? null : draft.rules
  return others.find((other) => other.id !== id && areTied({ ...draft, rules }, other, many)) ?? null
}
