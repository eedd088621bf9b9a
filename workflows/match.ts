import { areDisjoint } from './ranges.ts'
import { explain, holds, leavesOf, type Condition, type Explained, type Facts } from './condition.ts'

/** When a workflow is used: for which documents of whose requests, before which others. */
export interface Matching {
  resource: string
  /** Whether requests of every department are meant; else those of the departments. */
  everyDepartment: boolean
  departmentIds: readonly string[]
  /** The smaller comes first; null comes last. */
  priority: number | null
  /** Null for every document of the kind. */
  rules: Condition | null
}

/** A published workflow that may be used. */
export interface Candidate extends Matching {
  id: string
  code: string
}

/** A request that looks for its workflow. */
export interface Asked {
  resource: string
  departmentId: string | null
  facts: Facts
}

/** Why a workflow was not used: its departments or rules leave the request out, or another came first. */
export interface Lost<C> {
  candidate: C
  why: 'department' | 'rules' | 'order'
  rules: Explained | null
}

export interface Match<C> {
  won: C | null
  lost: Lost<C>[]
}

const isOfDepartment = ({ everyDepartment, departmentIds }: Matching, departmentId: string | null) =>
  everyDepartment || (departmentId !== null && departmentIds.includes(departmentId))

const count = ({ rules }: Matching) => (rules === null ? 0 : leavesOf(rules).length)

/** The order in which workflows of one kind are tried: own department, priority, more comparisons, code. */
export const inTurn = (one: Candidate, other: Candidate): number =>
  Number(one.everyDepartment) - Number(other.everyDepartment) ||
  (one.priority ?? Infinity) - (other.priority ?? Infinity) ||
  count(other) - count(one) ||
  (one.code < other.code ? -1 : one.code > other.code ? 1 : 0)

/** The workflow that a request goes by, whatever the order of the candidates, and why not by the others. */
export function match<C extends Candidate>(asked: Asked, candidates: readonly C[]): Match<C> {
  const lost: Lost<C>[] = []
  let won: C | null = null
  for (const candidate of candidates.filter(({ resource }) => resource === asked.resource).toSorted(inTurn)) {
    const rules = candidate.rules && explain(candidate.rules, asked.facts)
    const why = !isOfDepartment(candidate, asked.departmentId)
      ? 'department'
      : candidate.rules && !holds(candidate.rules, asked.facts)
        ? 'rules'
        : won
          ? 'order'
          : null
    if (why) lost.push({ candidate, why, rules })
    else won = candidate
  }
  return { won, lost }
}

/** Whether the order of two workflows is left to chance: they are of one rank and a document may be of both. */
export function areTied(one: Matching, other: Matching, many: ReadonlySet<string>): boolean {
  if (one.resource !== other.resource || one.everyDepartment !== other.everyDepartment) return false
  if (one.priority !== other.priority || count(one) !== count(other)) return false
  if (!one.everyDepartment && !one.departmentIds.some((id) => other.departmentIds.includes(id))) return false
  return one.rules === null || other.rules === null || !areDisjoint(one.rules, other.rules, many)
}
