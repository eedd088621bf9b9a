import { edgesOf, portsOf, type Edge, type Graph, type Problem } from '@barem/workflows'
import { useCallback, useMemo } from 'react'
import type { Simulated } from '../workflow.ts'
import type { FlowNodeData } from './FlowNode.tsx'
import { askedText, nodeName, portName, problemText, quorumText, type Telling } from './words.ts'

type Props = { graph: Graph; telling: Telling; problems: readonly Problem[]; tried: Simulated | null }

const idOf = ({ node, port }: Pick<Edge, 'node' | 'port'>) => `${node}:${String(port)}`

/** The exits that a document took when it was tried. */
function passed(graph: Graph, tried: Simulated): Set<string> {
  const taken = new Set<string>()
  const turns = new Map(tried.turns.map(({ node, branch }) => [node, branch ?? 'otherwise']))
  const asked = new Set(tried.steps.map(({ node }) => node))
  for (const edge of edgesOf(graph)) {
    const { kind } = graph[edge.node]!
    const isTaken = kind === 'condition' ? turns.get(edge.node) === edge.port : kind === 'start' || asked.has(edge.node)
    if (isTaken) taken.add(idOf(edge))
  }
  return taken
}

/** What each node and edge of a diagram shows. */
export function useDiagram({ graph, telling, problems, tried }: Props) {
  const { t } = telling
  const triedEdges = useMemo(() => (tried && tried.end !== null ? passed(graph, tried) : null), [graph, tried])
  const data = useMemo(() => {
    const on =
      triedEdges && new Set(edgesOf(graph).flatMap((edge) => (triedEdges.has(idOf(edge)) ? [edge.node, edge.to] : [])))
    return new Map(
      Object.entries(graph).map(([id, node]): [string, FlowNodeData] => {
        const own = problems.filter(({ at }) => at === id)
        const first = own.find(({ warning }) => !warning) ?? own[0]
        const quorum = node.kind === 'step' ? quorumText(t, node) : null
        return [
          id,
          {
            kind: node.kind,
            kindName: t(`workflows.kinds.${node.kind}`),
            name: nodeName(t, graph, id),
            note:
              node.kind === 'step'
                ? [askedText(telling, node), quorum].filter(Boolean).join(' · ')
                : node.kind === 'end' && node.name
                  ? t('workflows.kinds.end')
                  : '',
            problem: first ? { text: problemText(t, first), isWarning: first.warning === true } : null,
            ports: portsOf(node).map((port) => ({
              id: String(port),
              port,
              name: portName(telling, graph, { node: id, port }),
            })),
            tried: on && (on.has(id) ? 'on' : 'off'),
          },
        ]
      }),
    )
  }, [graph, telling, problems, triedEdges, t])
  const portNames = useCallback((edge: Edge) => portName(telling, graph, edge), [telling, graph])
  return { data, portNames, triedEdges }
}
