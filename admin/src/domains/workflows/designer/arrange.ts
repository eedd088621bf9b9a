import dagre from '@dagrejs/dagre'
import { edgesOf, move, type Graph } from '@barem/workflows'

/** Size of a drawn node in pixels. */
export const WIDTH = 220
export const HEIGHT = 64

/** Whether most conditions have their branches drawn from right to left. */
function isMirrored(graph: Graph, layout: InstanceType<typeof dagre.graphlib.Graph>): boolean {
  let inverted = 0
  for (const [id, node] of Object.entries(graph)) {
    const places = edgesOf({ [id]: node }).flatMap(({ port, to }) => {
      if (!graph[to]) return []
      const { points } = layout.edge({ v: id, w: to, name: String(port) }) as { points: { x: number }[] }
      return [points[Math.floor(points.length / 2)]!.x]
    })
    for (const [place, x] of places.entries())
      for (const next of places.slice(place + 1)) inverted += Math.sign(x - next)
  }
  return inverted > 0
}

/** The graph with its nodes laid out from the top down, so that ways do not cross more than they must. */
export function arranged(graph: Graph): Graph {
  const layout = new dagre.graphlib.Graph({ multigraph: true })
  layout.setGraph({ rankdir: 'TB', nodesep: 40, ranksep: 88 })
  layout.setDefaultEdgeLabel(() => ({}))
  for (const id of Object.keys(graph)) layout.setNode(id, { width: WIDTH, height: HEIGHT })
  for (const { node, port, to } of edgesOf(graph)) if (graph[to]) layout.setEdge(node, to, {}, String(port))
  dagre.layout(layout)
  const flip = isMirrored(graph, layout) ? -1 : 1
  return move(
    graph,
    Object.fromEntries(
      Object.keys(graph).map((id) => {
        const { x, y } = layout.node(id) as { x: number; y: number }
        return [id, { x: Math.round(x * flip - WIDTH / 2), y: Math.round(y - HEIGHT / 2) }]
      }),
    ),
  )
}
