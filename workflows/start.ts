import { holds, type Facts } from './condition.ts'
import type { Flow, FlowNode, Quorum } from './flow.ts'
import type { Instance, Task } from './instance.ts'
import { opened } from './opened.ts'
import { problemsOf } from './problems.ts'

type Step = Extract<FlowNode, { kind: 'step' }>

const needed = (quorum: Quorum, approvers: number) => (quorum === 'any' ? 1 : quorum === 'all' ? approvers : quorum)

/** Steps that a document with these facts passes through, in order, each with its key. */
export function wayThrough(flow: Flow, facts: Facts): [string, Step][] {
  const way: [string, Step][] = []
  let key = Object.keys(flow).find((name) => flow[name]!.kind === 'start')!
  for (;;) {
    const node = flow[key]!
    if (node.kind === 'end') return way
    if (node.kind === 'step') way.push([key, node])
    key =
      node.kind === 'condition'
        ? (node.branches.find(({ when }) => holds(when, facts))?.next ?? node.otherwise)
        : node.next
  }
}

/**
 * Asks for approval of content with fingerprint `hash`. The first step may decide at once; the others wait for their
 * turn. A way without a step is approved as it starts.
 * @param request `newId` gives each task its id
 * @throws RangeError for a flow that has problems
 */
export function start(flow: Flow, request: { hash: string; facts?: Facts; newId: () => string }): Instance {
  const [problem] = problemsOf(flow)
  if (problem) throw new RangeError(`no flow: ${problem.rule} ${problem.at}`.trim())
  const tasks = wayThrough(flow, request.facts ?? {}).flatMap(([node, { approvers, quorum }], step) =>
    approvers.map((assignee): Task => ({
      id: request.newId(),
      node,
      round: 1,
      step,
      needed: needed(quorum, approvers.length),
      assignee,
      status: 'waiting',
      decidedAt: null,
      decidedBy: null,
      comment: null,
    })),
  )
  return opened({ status: 'pending', hash: request.hash, closing: null, tasks })
}
