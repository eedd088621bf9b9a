import { edgesOf, portsOf, type Edge, type Graph } from '@barem/workflows'
import { HEIGHT, WIDTH } from './arrange.ts'
import { type Box, type Point, routed } from './routing.ts'

/** Where a line leaves one node and reaches the next. */
function endsOf(graph: Graph, { node, port, to }: Edge): [Point, Point] {
  const ports = portsOf(graph[node]!)
  const [{ place: from }, { place: target }] = [graph[node]!, graph[to]!]
  const exit = ((ports.indexOf(port) + 1) * WIDTH) / (ports.length + 1)
  return [
    { x: from.x + exit, y: from.y + HEIGHT },
    { x: target.x + WIDTH / 2, y: target.y },
  ]
}

/** Where the nodes are that a line only passes. */
const boxesOf = (graph: Graph, { node: from, to }: Edge): Box[] =>
  Object.entries(graph).flatMap(([id, { place }]) =>
    id === from || id === to ? [] : [{ ...place, width: WIDTH, height: HEIGHT }],
  )

/** A connection with what its line keeps clear of: nodes, and lines that were drawn before it. */
export type Line = { edge: Edge; others: Box[]; earlier: Point[][]; way: Point[] | null }

/** The connections of a diagram with their lines in pixels; the way of one that leads up is null. */
export function linesOf(graph: Graph): Line[] {
  const earlier: Point[][] = []
  return edgesOf(graph)
    .filter(({ to }) => graph[to])
    .map((edge): Line => {
      const line = { edge, others: boxesOf(graph, edge), earlier: [...earlier] }
      const way = routed(...endsOf(graph, edge), line.others, line.earlier)
      if (way) earlier.push(way)
      return { ...line, way }
    })
}
