import type { Graph, GraphNode, NodeOf } from '@barem/workflows'
import { sentence } from '../../../documents/way/sentence.ts'
import { askedText, nodeName, quorumText, targetName, type Telling } from './words.ts'

/** What is said about a node: a label and its words. */
type Said = [label: string, words: string]

export type NodeDifference = { label: string; mine: string; theirs: string }

function onRejectText({ t }: Telling, graph: Graph, { onReject }: NodeOf<'step'>): string {
  if (onReject === 'end') return t('workflows.step.onRejectEnd')
  if (onReject === 'requester') return t('workflows.step.onRejectRequester')
  return t('workflows.step.onRejectStep', { name: nodeName(t, graph, onReject.step) })
}

const selfWords = { manager: 'selfManager', fallback: 'selfFallback', allow: 'selfAllow' } as const

function stepFacts(telling: Telling, graph: Graph, node: NodeOf<'step'>): Said[] {
  const { t } = telling
  return [
    [t('workflows.step.approvers'), askedText(telling, node)],
    [t('workflows.step.quorum'), quorumText(t, node) ?? t('workflows.step.any')],
    [t('workflows.step.onReject'), onRejectText(telling, graph, node)],
    [t('workflows.step.self'), t(`workflows.step.${selfWords[node.self]}`)],
    [t('workflows.step.repeat'), t(`workflows.step.${node.repeat === 'skip' ? 'repeatSkip' : 'repeatAsk'}`)],
    [t('workflows.step.mayForward'), t(node.mayForward ? 'crud.yes' : 'crud.no')],
  ]
}

function conditionFacts(telling: Telling, graph: Graph, id: string, node: NodeOf<'condition'>): Said[] {
  const { t } = telling
  const leads = (port: number | 'otherwise') =>
    targetName(t, graph, { node: id, port }) ?? t('workflows.condition.nowhere')
  return [
    ...node.branches.map(({ name, when }, port): Said => {
      const rule = when ? sentence(telling, when) : t('workflows.condition.empty')
      const named = name.trim() ? `${name}: ${rule}` : rule
      return [t('workflows.ports.branch', { number: port + 1 }), `${named} → ${leads(port)}`]
    }),
    [t('workflows.ports.otherwise'), leads('otherwise')],
  ]
}

function factsOf(telling: Telling, graph: Graph, id: string, node: GraphNode): Said[] {
  const { t, nameOf } = telling
  const name: Said[] = 'name' in node ? [[t('workflows.columns.name'), node.name.trim()]] : []
  const inform: Said[] = 'inform' in node ? [[t('workflows.step.inform'), node.inform.map(nameOf).join(', ')]] : []
  const leads: Said[] =
    'next' in node
      ? [
          [
            t('workflows.condition.leads'),
            targetName(t, graph, { node: id, port: 'next' }) ?? t('workflows.condition.nowhere'),
          ],
        ]
      : []
  const own =
    node.kind === 'step'
      ? stepFacts(telling, graph, node)
      : node.kind === 'condition'
        ? conditionFacts(telling, graph, id, node)
        : []
  return [...name, ...own, ...inform, ...leads]
}

/** What differs between two drafts of one node, in words; empty where only its place differs. */
export function nodeDifferences(telling: Telling, mine: Graph, theirs: Graph, id: string): NodeDifference[] {
  const own = new Map(factsOf(telling, mine, id, mine[id]!))
  const other = new Map(factsOf(telling, theirs, id, theirs[id]!))
  return [...new Set([...own.keys(), ...other.keys()])].flatMap((label) => {
    const [one, two] = [own.get(label) ?? '', other.get(label) ?? '']
    return one === two ? [] : [{ label, mine: one, theirs: two }]
  })
}
