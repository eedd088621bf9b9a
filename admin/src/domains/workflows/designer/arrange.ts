import dagre from '@dagrejs/dagre'
import { edgesOf, move, type Graph } from '@barem/workflows'

/** Size of a drawn node in pixels. */
export const WIDTH = 220
export const HEIGHT = 64

/** The graph with its nodes laid out from the top down, so that ways do not cross more than they must. */
export function arranged(graph: Graph): Graph {
  const layout = new dagre.graphlib.Graph({ multigraph: true })
  layout.setGraph({ rankdir: 'TB', nodesep: 40, ranksep: 76 })
  layout.setDefaultEdgeLabel(() => ({}))
  for (const id of Object.keys(graph)) layout.setNode(id, { width: WIDTH, height: HEIGHT })
  for (const { node, port, to } of edgesOf(graph)) if (graph[to]) layout.setEdge(node, to, {}, String(port))
  dagre.layout(layout)
  return move(
    graph,
    Object.fromEntries(
      Object.keys(graph).map((id) => {
        const { x, y } = layout.node(id) as { x: number; y: number }
        return [id, { x: x - WIDTH / 2, y: y - HEIGHT / 2 }]
      }),
    ),
  )
}
