import type { Approver, Quorum } from './graph.ts'
import type { How, Opener } from './instance.ts'
import type { RouteStep } from './route.ts'

/** What is known of people when a step is reached; all by their ids. */
export interface World {
  requester: string
  /** Whether the requester may approve requests of their own. */
  maySelf: boolean
  /** The head of the requester's department. */
  head: string | null
  /** The requester's manager, the manager of that one, and so on. */
  managers: readonly string[]
  /** People of role groups. */
  roleGroups: Readonly<Record<string, readonly string[]>>
  /** People whom fields of the document name. */
  fields: Readonly<Record<string, string | null>>
  /** Whoever of all of them can decide: neither locked nor without a view of the document. */
  able: ReadonlySet<string>
  /** Who is asked when nobody else is found. */
  fallback: string | null
}

const candidates: {
  [K in Approver['kind']]: (
    rule: Extract<Approver, { kind: K }>,
    world: World,
  ) => readonly (string | null | undefined)[]
} = {
  people: ({ ids }) => ids,
  roleGroup: ({ ids }, { roleGroups }) => ids.flatMap((id) => roleGroups[id] ?? []),
  departmentHead: (_rule, { head }) => [head],
  manager: ({ level }, { managers }) => [managers[level - 1]],
  field: ({ field }, { fields }) => [fields[field]],
}

/** Everybody whom a step names, whether they can decide or not, each once. */
export const namedBy = ({ approvers }: Pick<RouteStep, 'approvers'>, world: World): string[] => [
  ...new Set(
    approvers.flatMap((rule) => candidates[rule.kind](rule as never, world)).filter((id) => typeof id === 'string'),
  ),
]

const needed = (quorum: Quorum, found: number): number =>
  quorum === 'any' ? 1 : quorum === 'all' ? found : Math.min(quorum, found)

/** Who is asked at a step, and why each of them; nobody found leads to the fallback, never to an approval. */
export function askedAt(step: RouteStep, world: World): { assignee: string; how: How }[] {
  const { able, fallback, requester } = world
  const asked = new Map<string, How>()
  const isOwn = (id: string) => id === requester && step.self !== 'allow' && !world.maySelf
  const named = namedBy(step, world).filter((id) => able.has(id))
  for (const id of named) if (!isOwn(id)) asked.set(id, 'asked')
  if (named.some(isOwn)) {
    const manager = step.self === 'manager' ? world.managers.find((id) => able.has(id) && id !== requester) : undefined
    const other = manager ?? fallback
    if (other !== null && !asked.has(other)) asked.set(other, 'self')
  }
  if (fallback !== null && asked.size === 0) asked.set(fallback, 'nobody')
  if (fallback !== null && typeof step.quorum === 'number' && asked.size < step.quorum && !asked.has(fallback))
    asked.set(fallback, 'short')
  return [...asked].map(([assignee, how]) => ({ assignee, how }))
}

/** Finds who is asked, by what is known of people now. */
export const openerOf =
  (world: World, newId: () => string): Opener =>
  ({ rules }, approvedBefore) => {
    const asked = askedAt(rules, world)
    const tasks = asked.map((one) => ({
      ...one,
      id: newId(),
      skipped: rules.repeat === 'skip' && approvedBefore.includes(one.assignee),
    }))
    return { needed: Math.max(1, needed(rules.quorum, tasks.length)), tasks }
  }
