import { edgesOf, move, nodeOf, type Graph } from '@barem/workflows'
import type { KeyboardEvent } from 'react'

/** Pixels of one move by the keyboard. */
const STEP = 16

type Acts = {
  graph: Graph
  readOnly: boolean
  select: (id: string) => void
  draw: (graph: Graph, mark?: string) => void
  askAdd: (id: string) => void
  askConnect: (id: string) => void
  rename: () => void
  remove: (id: string) => void
}

/** The node that an arrow leads to: along a way down or up, or the next one beside. */
function neighbour(graph: Graph, id: string, key: string): string | null {
  const edges = edgesOf(graph)
  if (key === 'ArrowDown') return edges.find(({ node, to }) => node === id && graph[to])?.to ?? null
  if (key === 'ArrowUp') return edges.find(({ to }) => to === id)?.node ?? null
  const here = nodeOf(graph, id)!.place
  const side = key === 'ArrowRight' ? 1 : -1
  const beside = Object.entries(graph)
    .filter(([other, { place }]) => other !== id && (place.x - here.x) * side > 0)
    .sort(
      ([, one], [, other]) =>
        Math.abs(one.place.y - here.y) - Math.abs(other.place.y - here.y) || (one.place.x - other.place.x) * side,
    )
  return beside[0]?.[0] ?? null
}

const shifts: Record<string, [number, number]> = {
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
}

/** What a key does at a node of the diagram. A burst of moves is undone at once. */
export function pressAt(event: KeyboardEvent, id: string, acts: Acts): void {
  const { graph, readOnly } = acts
  const { key } = event
  if (event.ctrlKey || event.metaKey) return
  const shift = shifts[key]
  if (shift && event.altKey && !readOnly) {
    const { x, y } = nodeOf(graph, id)!.place
    acts.draw(move(graph, { [id]: { x: x + shift[0], y: y + shift[1] } }), `move ${id}`)
  } else if (shift) {
    const next = neighbour(graph, id, key)
    if (next) acts.select(next)
  } else if (key === 'Enter' || key === ' ') acts.select(id)
  else if (key === 'F2') {
    acts.select(id)
    acts.rename()
  } else if (readOnly) return
  else if (key === 'a' || key === 'A' || key === 'Insert') acts.askAdd(id)
  else if (key === 'c' || key === 'C') acts.askConnect(id)
  else if (key === 'Delete' || key === 'Backspace') acts.remove(id)
  else return
  event.preventDefault()
  event.stopPropagation()
}
