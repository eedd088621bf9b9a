import {
  emptyStep,
  exitsOf,
  limits,
  nodeOf,
  startOf,
  type Branch,
  type Graph,
  type GraphNode,
  type NodeKind,
  type NodeOf,
  type Place,
} from './graph.ts'

/** Where a node leads on: `next`, `otherwise`, or a branch by its place. */
export type Port = 'next' | 'otherwise' | number

/** An exit of a node. */
export interface Exit {
  node: string
  port: Port
}

/** A connection of two nodes. */
export interface Edge extends Exit {
  to: string
}

const FREE = /^([a-z]+)(\d+)$/

/** An id that no node has, such as `step3`. */
export function freeId(graph: Graph, kind: NodeKind): string {
  const taken = Object.keys(graph).flatMap((id) => {
    const [, name, number] = FREE.exec(id) ?? []
    return name === kind ? [Number(number)] : []
  })
  return `${kind}${Math.max(0, ...taken) + 1}`
}

/** The exits of a node, in the order in which they are drawn. */
export function portsOf(node: GraphNode): Port[] {
  if (node.kind === 'end') return []
  return node.kind === 'condition' ? [...node.branches.map((_, place) => place), 'otherwise'] : ['next']
}

/** The node that an exit leads to; null while it leads nowhere. */
export function targetOf(node: GraphNode, port: Port): string | null {
  if (node.kind === 'condition')
    return port === 'otherwise' ? node.otherwise : (node.branches[Number(port)]?.next ?? null)
  return 'next' in node ? node.next : null
}

/** Every connection, also to nodes that are not there. */
export const edgesOf = (graph: Graph): Edge[] =>
  Object.entries(graph).flatMap(([id, node]) =>
    portsOf(node).flatMap((port) => {
      const to = targetOf(node, port)
      return to === null ? [] : [{ node: id, port, to }]
    }),
  )

function leading(node: GraphNode, port: Port, to: string | null): GraphNode {
  if (node.kind === 'end') return node
  if (node.kind !== 'condition') return { ...node, next: to }
  if (port === 'otherwise') return { ...node, otherwise: to }
  return {
    ...node,
    branches: node.branches.map((branch, place) => (place === port ? { ...branch, next: to } : branch)),
  }
}

/** The graph with an exit that leads elsewhere, or nowhere. */
export function connect(graph: Graph, { node: id, port }: Exit, to: string | null): Graph {
  const node = nodeOf(graph, id)
  return node ? { ...graph, [id]: leading(node, port, to) } : graph
}

/** The graph with a node changed in place. */
export function change<K extends NodeKind>(graph: Graph, id: string, changes: Partial<NodeOf<K>>): Graph {
  const node = nodeOf(graph, id)
  return node ? { ...graph, [id]: { ...node, ...changes } as GraphNode } : graph
}

/** Pixels between a node and one that is added below it. */
export const GAP = 130

/** Where there is room below a node. */
function below(graph: Graph, { x, y }: Place): Place {
  const taken = (at: Place) =>
    Object.values(graph).some(({ place }) => Math.abs(place.x - at.x) < 120 && Math.abs(place.y - at.y) < 60)
  let at = { x, y: y + GAP }
  while (taken(at)) at = { x: at.x + 240, y: at.y }
  return at
}

/** Moves all that is lower than a line down, for one more row. */
const pushed = (graph: Graph, from: number): Graph =>
  Object.fromEntries(
    Object.entries(graph).map(([id, node]) => [
      id,
      node.place.y > from ? { ...node, place: { x: node.place.x, y: node.place.y + GAP } } : node,
    ]),
  )

function made(kind: NodeKind, name: string, place: Place, next: string | null): GraphNode {
  if (kind === 'start') return { kind, place, next }
  if (kind === 'end') return { kind, place, name: '', inform: [] }
  if (kind === 'step') return { ...emptyStep(name, place), next }
  return { kind, place, name, branches: [{ name: '', when: null, next }], otherwise: next }
}

/** The graph with a new node behind an exit; what followed the exit follows the new node. */
export function insert(graph: Graph, exit: Exit, kind: NodeKind, name: string): { graph: Graph; id: string } {
  const from = nodeOf(graph, exit.node)
  const id = freeId(graph, kind)
  if (!from) return { graph, id }
  const next = targetOf(from, exit.port)
  const after = nodeOf(graph, next)
  const isTight = after !== null && after.place.y - from.place.y < 2 * GAP && kind !== 'end'
  const roomy = isTight ? pushed(graph, from.place.y) : graph
  const shift = typeof exit.port === 'number' && from.kind === 'condition' ? 240 * (exit.port + 1) : 0
  const place = below(roomy, { x: from.place.x + (after ? 0 : shift), y: from.place.y })
  return { graph: connect({ ...roomy, [id]: made(kind, name, place, next) }, exit, id), id }
}

/** The graph with a node that nothing leads to yet. */
export function addLoose(graph: Graph, kind: NodeKind, name: string): { graph: Graph; id: string } {
  const id = freeId(graph, kind)
  const lowest = Object.values(graph).reduce<Place>((low, { place }) => (place.y > low.y ? place : low), { x: 0, y: 0 })
  return { graph: { ...graph, [id]: made(kind, name, below(graph, lowest), null) }, id }
}

/** The graph without a node; what led to it leads to what followed it. */
export function remove(graph: Graph, id: string): Graph {
  const node = nodeOf(graph, id)
  if (!node) return graph
  const exits = exitsOf(node)
  const next = exits.at(-1) ?? null
  const { [id]: _gone, ...rest } = graph
  return edgesOf(rest)
    .filter(({ to }) => to === id)
    .reduce<Graph>((left, edge) => connect(left, edge, next === id ? null : next), rest)
}

/** The graph with nodes elsewhere; the same one where nothing moved. */
export function move(graph: Graph, places: Readonly<Record<string, Place>>): Graph {
  const isMoved = Object.entries(places).some(([id, { x, y }]) => {
    const place = graph[id]?.place
    return place && (Math.round(x) !== place.x || Math.round(y) !== place.y)
  })
  if (!isMoved) return graph
  return Object.fromEntries(
    Object.entries(graph).map(([id, node]) => [
      id,
      places[id] ? { ...node, place: { x: Math.round(places[id].x), y: Math.round(places[id].y) } } : node,
    ]),
  )
}

const NEW_BRANCH: Branch = { name: '', when: null, next: null }

/** The condition with one more branch, which leads where the rest does. */
export const withBranch = (node: NodeOf<'condition'>): NodeOf<'condition'> =>
  node.branches.length >= limits.branches
    ? node
    : { ...node, branches: [...node.branches, { ...NEW_BRANCH, next: node.otherwise }] }

/** Ids of nodes as people read them: along every way from the start, each once; loose ones last. */
export function inReadingOrder(graph: Graph): string[] {
  const seen: string[] = []
  const go = (id: string | null) => {
    const node = nodeOf(graph, id)
    if (!node || id === null || seen.includes(id)) return
    seen.push(id)
    for (const next of exitsOf(node)) go(next)
  }
  go(startOf(graph))
  const ends = seen.filter((id) => graph[id]!.kind === 'end')
  const others = seen.filter((id) => graph[id]!.kind !== 'end')
  return [...others, ...ends, ...Object.keys(graph).filter((id) => !seen.includes(id))]
}
