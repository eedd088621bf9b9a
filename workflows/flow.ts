import type { Condition } from './condition.ts'

/** How many approvers of a step have to agree: any one of them, all, or a number of them. */
export type Quorum = 'any' | 'all' | number

export type FlowNode =
  | { kind: 'start'; next: string }
  /** `approvers` are ids of people: roles or departments have to be resolved to people first. */
  | { kind: 'step'; approvers: readonly string[]; quorum: Quorum; next: string }
  /** The first branch whose condition is known to hold is taken, and `otherwise` when none is. */
  | { kind: 'condition'; branches: readonly { when: Condition; next: string }[]; otherwise: string }
  | { kind: 'end' }

/** The way to approval: a graph without circles, its nodes by key. Plain data. */
export type Flow = Readonly<Record<string, FlowNode>>

/** Steps one after the other, each with its approvers. */
export function inSequence(...steps: readonly { approvers: readonly string[]; quorum: Quorum }[]): Flow {
  const key = (place: number) => (place < steps.length ? `step${place + 1}` : 'end')
  return Object.fromEntries<FlowNode>([
    ['start', { kind: 'start', next: key(0) }],
    ...steps.map(({ approvers, quorum }, place): [string, FlowNode] => [
      key(place),
      { kind: 'step', approvers, quorum, next: key(place + 1) },
    ]),
    ['end', { kind: 'end' }],
  ])
}

/** Key of the one step of the flow of documents that name their approver. No step of a drawn flow has it. */
export const NAMED = 'named'

/** The flow of documents that name their approver: one of these people decides, alone. */
export const namedApprover = (...userIds: readonly string[]): Flow => ({
  start: { kind: 'start', next: NAMED },
  [NAMED]: { kind: 'step', approvers: userIds, quorum: 'any', next: 'end' },
  end: { kind: 'end' },
})

/**
 * Whether a task needs a right to approve of its own: people whom a document names do. A step of a drawn flow is
 * authority itself.
 */
export const needsAuthority = ({ node }: { node: string }): boolean => node === NAMED

/** Keys of the nodes that may follow a node. */
export function following(node: FlowNode): string[] {
  if (node.kind === 'end') return []
  return node.kind === 'condition' ? [...node.branches.map(({ next }) => next), node.otherwise] : [node.next]
}
