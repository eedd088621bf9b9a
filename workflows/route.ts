import { explain, holds, type Explained, type Facts } from './condition.ts'
import { nodeOf, startOf, type Approver, type Graph, type StepRules } from './graph.ts'

/** A step on the way of one document, with all that decides about it: a workflow that is drawn anew changes nothing. */
export interface RouteStep extends StepRules {
  /** Id of the step in the graph. */
  node: string
}

/** Which branch of a condition a document took, and why. */
export interface Turn {
  node: string
  name: string
  /** Place of the branch, from 0; null for the rest. */
  branch: number | null
  branchName: string | null
  /** The conditions of the branches that were tried. */
  tried: readonly Explained[]
}

/** The way of one document: its steps and turns in order, and the end that it leads to. */
export interface Route {
  steps: readonly RouteStep[]
  turns: readonly Turn[]
  end: string
  /** People who get one mail when the document is approved. */
  inform: readonly string[]
}

/** Id of the one step of documents that name their approver. No node of a graph has it. */
export const NAMED = 'named'

/** A step that asks so, and for the rest as steps do. */
export const routeStep = (node: string, name: string, approvers: readonly Approver[]): RouteStep => ({
  node,
  name,
  approvers,
  quorum: 'any',
  onReject: 'end',
  self: 'allow',
  repeat: 'ask',
  mayForward: false,
  inform: [],
})

/** The way of documents that name their approvers: any one of these people decides. Nobody to ask means no step. */
export const namedRoute = (...ids: readonly string[]): Route => ({
  steps: ids.length > 0 ? [routeStep(NAMED, '', [{ kind: 'people', ids }])] : [],
  turns: [],
  end: 'end',
  inform: [],
})

/**
 * Whether a task needs a right to approve of its own: people whom a document names do. A step of a workflow is
 * authority itself.
 */
export const needsAuthority = ({ node }: { node: string }): boolean => node === NAMED

/**
 * The way of a document with these facts through a graph without problems.
 * @throws RangeError where the graph leads nowhere
 */
export function routeThrough(graph: Graph, facts: Facts): Route {
  const [steps, turns]: [RouteStep[], Turn[]] = [[], []]
  let id = startOf(graph)
  for (let count = 0; count <= Object.keys(graph).length; count++) {
    const node = nodeOf(graph, id)
    if (!node || id === null) break
    if (node.kind === 'end') return { steps, turns, end: id, inform: node.inform }
    if (node.kind === 'step') {
      const { kind: _kind, place: _place, next: _next, ...rules } = node
      steps.push({ node: id, ...rules })
    }
    if (node.kind !== 'condition') {
      id = node.next
      continue
    }
    const place = node.branches.findIndex(({ when }) => when !== null && holds(when, facts))
    const tried = place < 0 ? node.branches : node.branches.slice(0, place + 1)
    turns.push({
      node: id,
      name: node.name,
      branch: place < 0 ? null : place,
      branchName: node.branches[place]?.name ?? null,
      tried: tried.map(({ when }) => explain(when ?? { any: [] }, facts)),
    })
    id = place < 0 ? node.otherwise : node.branches[place]!.next
  }
  throw new RangeError(`the graph leads nowhere from ${id}`)
}
