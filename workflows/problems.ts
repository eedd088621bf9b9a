import { following, type Flow } from './flow.ts'

/** What is wrong with a flow, at which node; an empty `at` is the flow as a whole. */
export interface FlowProblem {
  at: string
  rule: 'oneStart' | 'noEnd' | 'unknownNode' | 'unreachable' | 'circle' | 'noApprovers' | 'sameApprover' | 'quorum'
}

const known = (flow: Flow, key: string) => (Object.hasOwn(flow, key) ? flow[key]! : null)

/** Adds the nodes that are reachable from `key` to `seen`; calls `circle` with the key of a node that leads back. */
function walk(flow: Flow, key: string, way: readonly string[], seen: Set<string>, circle: (key: string) => void): void {
  if (way.includes(key)) return circle(key)
  const node = known(flow, key)
  if (seen.has(key) || !node) return
  for (const next of following(node)) walk(flow, next, [...way, key], seen, circle)
  seen.add(key)
}

function problemsOfSteps(flow: Flow): FlowProblem[] {
  return Object.entries(flow).flatMap(([at, node]): FlowProblem[] => {
    if (node.kind !== 'step') return []
    const { approvers, quorum } = node
    if (approvers.length === 0) return [{ at, rule: 'noApprovers' }]
    if (new Set(approvers).size < approvers.length) return [{ at, rule: 'sameApprover' }]
    return typeof quorum !== 'number' || (Number.isInteger(quorum) && quorum >= 1 && quorum <= approvers.length)
      ? []
      : [{ at, rule: 'quorum' }]
  })
}

/** Everything that keeps a flow from being started; none when every way through it comes to an end. */
export function problemsOf(flow: Flow): FlowProblem[] {
  const keys = Object.keys(flow)
  const starts = keys.filter((key) => flow[key]!.kind === 'start')
  if (starts.length !== 1) return [{ at: '', rule: 'oneStart' }]
  const [seen, circles] = [new Set<string>(), new Set<string>()]
  walk(flow, starts[0]!, [], seen, (key) => circles.add(key))
  return [
    ...(keys.some((key) => flow[key]!.kind === 'end') ? [] : [{ at: '', rule: 'noEnd' as const }]),
    ...keys
      .filter((key) => following(flow[key]!).some((next) => !known(flow, next)))
      .map((at): FlowProblem => ({ at, rule: 'unknownNode' })),
    ...[...circles].map((at): FlowProblem => ({ at, rule: 'circle' })),
    ...keys.filter((key) => !seen.has(key)).map((at): FlowProblem => ({ at, rule: 'unreachable' })),
    ...problemsOfSteps(flow),
  ]
}
