import {
  inReadingOrder,
  nodeOf,
  targetOf,
  type Approver,
  type Exit,
  type Graph,
  type GraphNode,
  type NodeOf,
  type Problem,
} from '@barem/workflows'
import type { Translate } from '../../../i18n/translate.ts'
import { sentence, type Speech } from '../../../documents/way/sentence.ts'

/** What the words of a diagram are made from. */
export type Telling = Speech & {
  /** People, role groups and other rows by their ids. */
  nameOf: (id: string) => string
}

const ownName = (node: GraphNode | null): string => (node && 'name' in node && node.name.trim()) || ''

/** What a node is called: its name, else its kind, with a number where several of the kind have no name. */
export function nodeName(t: Translate, graph: Graph, id: string): string {
  const node = nodeOf(graph, id)
  const kind = node?.kind ?? 'step'
  if (ownName(node)) return ownName(node)
  const alike = inReadingOrder(graph).filter((other) => graph[other]!.kind === kind && !ownName(graph[other]!))
  return alike.length > 1 ? `${t(`workflows.kinds.${kind}`)} ${alike.indexOf(id) + 1}` : t(`workflows.kinds.${kind}`)
}

/** Whom one line of approvers asks. */
export function approverText({ t, resource, nameOf }: Telling, approver: Approver): string {
  if (approver.kind === 'people' || approver.kind === 'roleGroup') return approver.ids.map(nameOf).join(', ')
  if (approver.kind === 'manager') return t(`workflows.step.level_${approver.level}`)
  if (approver.kind === 'field') return t(`resources.${resource}.fields.${approver.field}`)
  return t('workflows.step.departmentHead')
}

/** Whom a step asks. */
export function askedText(telling: Telling, { approvers }: NodeOf<'step'>): string {
  const asked = approvers.map((one) => approverText(telling, one)).filter(Boolean)
  return asked.length > 0 ? asked.join(', ') : telling.t('workflows.step.nobody')
}

/** How many have to agree, where that is not any one. */
export function quorumText(t: Translate, { quorum }: Pick<NodeOf<'step'>, 'quorum'>): string | null {
  if (quorum === 'any') return null
  return quorum === 'all' ? t('workflows.step.all') : `${t('workflows.step.number')} ${quorum}`
}

/** What an exit is called: nothing for the only one. */
export function portName(telling: Telling, graph: Graph, { node: id, port }: Exit): string {
  const { t } = telling
  if (port === 'next') return ''
  if (port === 'otherwise') return t('workflows.ports.otherwise')
  const node = graph[id]
  const branch = node?.kind === 'condition' ? node.branches[port] : undefined
  if (branch?.name.trim()) return branch.name
  return branch?.when
    ? sentence({ ...telling, short: true }, branch.when)
    : t('workflows.ports.branch', { number: port + 1 })
}

export const targetName = (t: Translate, graph: Graph, { node, port }: Exit): string | null => {
  const to = graph[node] ? targetOf(graph[node], port) : null
  return to === null ? null : nodeName(t, graph, to)
}

/** What is wrong, in words. */
export const problemText = (t: Translate, { rule, meta }: Problem): string =>
  t(`validation.workflow_${rule}`, { ...meta })
