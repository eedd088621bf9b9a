import type { Condition } from './condition.ts'

/** How many approvers of a step have to agree: any one of them, all, or a number of them. */
export type Quorum = 'any' | 'all' | number

/** Whom a step asks. People are found when the step is reached. */
export type Approver =
  | { kind: 'people'; ids: readonly string[] }
  | { kind: 'roleGroup'; ids: readonly string[] }
  /** The head of the requester's department. */
  | { kind: 'departmentHead' }
  /** The requester's manager, or the manager of that one, up to three levels. */
  | { kind: 'manager'; level: number }
  /** The person whom a field of the document names. */
  | { kind: 'field'; field: string }

/** What a rejection does: ends the request, brings the document back to its requester, or asks an earlier step. */
export type OnReject = 'end' | 'requester' | { step: string }

/** What a step asks of whom. */
export interface StepRules {
  name: string
  approvers: readonly Approver[]
  quorum: Quorum
  onReject: OnReject
  /** Who is asked in place of a requester who would decide about their own request. */
  self: 'manager' | 'fallback' | 'allow'
  /** Whether somebody who has just approved in the step before is asked again. */
  repeat: 'skip' | 'ask'
  mayForward: boolean
  /** People who get one mail when the step is reached. */
  inform: readonly string[]
}

/** Where a node is drawn, in pixels of the canvas. */
export interface Place {
  x: number
  y: number
}

export interface Branch {
  name: string
  /** Null while it is not said. */
  when: Condition | null
  next: string | null
}

/** `next` is the id of the node that follows; null while nothing does. */
export type GraphNode = { place: Place } & (
  | { kind: 'start'; next: string | null }
  | ({ kind: 'step'; next: string | null } & StepRules)
  /** The first branch whose condition is known to hold is taken, and `otherwise` when none is. */
  | { kind: 'condition'; name: string; branches: readonly Branch[]; otherwise: string | null }
  | { kind: 'end'; name: string; inform: readonly string[] }
)
export type NodeKind = GraphNode['kind']
export type NodeOf<K extends NodeKind> = Extract<GraphNode, { kind: K }>

/** The way to approval: nodes by their ids, which never change. Plain data. */
export type Graph = Readonly<Record<string, GraphNode>>

export const nodeKinds = ['start', 'step', 'condition', 'end'] as const satisfies readonly NodeKind[]

/** Most nodes of a graph, branches of a condition, comparisons in one, and levels of one. */
export const limits = { nodes: 60, branches: 10, comparisons: 40, depth: 4, approvers: 20, people: 50 } as const

/** A step as it is added: nobody is asked yet. */
export const emptyStep = (name: string, place: Place): NodeOf<'step'> => ({
  kind: 'step',
  place,
  name,
  approvers: [],
  quorum: 'any',
  onReject: 'end',
  self: 'manager',
  repeat: 'skip',
  mayForward: true,
  inform: [],
  next: null,
})

/** Ids of the nodes that may follow a node; null where nothing does yet. */
export function exitsOf(node: GraphNode): (string | null)[] {
  if (node.kind === 'end') return []
  return node.kind === 'condition' ? [...node.branches.map(({ next }) => next), node.otherwise] : [node.next]
}

/** The node of an id; null where there is none. */
export const nodeOf = (graph: Graph, id: string | null): GraphNode | null =>
  id !== null && Object.hasOwn(graph, id) ? graph[id]! : null

/** Id of the one start; null unless there is exactly one. */
export function startOf(graph: Graph): string | null {
  const starts = Object.keys(graph).filter((id) => graph[id]!.kind === 'start')
  return starts.length === 1 ? starts[0]! : null
}
