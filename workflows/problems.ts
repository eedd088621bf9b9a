import { isLeaf, leavesOf, orderOf, partsOf, type Condition, type Leaf } from './condition.ts'
import { manyOf, type FactType } from './facts.ts'
import { exitsOf, limits, nodeOf, type Graph, type NodeOf } from './graph.ts'
import { includes, isNever } from './ranges.ts'

const rules = [
  'oneStart',
  'noEnd',
  'unknownNode',
  'unreachable',
  'deadEnd',
  'circle',
  'noName',
  'noApprovers',
  'sameApprover',
  'quorum',
  'returnsForward',
  'noCondition',
  'noOtherwise',
  'noBranch',
  'branchNeverTaken',
  'unknownFact',
  'wrongValue',
  'tooDeep',
  'tooManyComparisons',
  'tooManyBranches',
  'tooLarge',
  'unknownPersonField',
  'unknownPerson',
  'unknownRoleGroup',
  'nobodyToday',
  'cannotSee',
  'noFallback',
  'noRules',
  'noDepartment',
  'noType',
] as const
export type ProblemRule = (typeof rules)[number]
export const problemRules: readonly ProblemRule[] = rules

/** What is wrong with a workflow, at which node; an empty `at` is the workflow as a whole. */
export interface Problem {
  at: string
  rule: ProblemRule
  /** Whether it may be published all the same. */
  warning?: boolean
  /** What a message says of it: numbers and names. */
  meta?: Readonly<Record<string, string | number>>
}

/** What a graph is judged by: facts and fields that name people of its kind of documents. */
export interface Judged {
  facts: readonly FactType[]
  /** Fields of the document that name a person. */
  personFields: readonly string[]
}

const problem = (at: string, rule: ProblemRule, meta?: Problem['meta']): Problem => ({
  at,
  rule,
  ...(meta && { meta }),
})

/** Nodes that can be reached from one, and those that an edge leads back to. */
function walk(graph: Graph, from: string): { seen: Set<string>; circles: Set<string> } {
  const [seen, circles, way] = [new Set<string>(), new Set<string>(), new Set<string>()]
  function go(id: string): void {
    if (way.has(id)) return void circles.add(id)
    const node = nodeOf(graph, id)
    if (!node || seen.has(id)) return
    way.add(id)
    for (const next of exitsOf(node)) if (next !== null) go(next)
    way.delete(id)
    seen.add(id)
  }
  go(from)
  return { seen, circles }
}

/** What is wrong with how the nodes are joined: none means that every way comes to an end. */
export function problemsOfShape(graph: Graph): Problem[] {
  const ids = Object.keys(graph)
  if (ids.length > limits.nodes) return [problem('', 'tooLarge', { max: limits.nodes })]
  const starts = ids.filter((id) => graph[id]!.kind === 'start')
  if (starts.length !== 1)
    return starts.length === 0 ? [problem('', 'oneStart')] : starts.map((at) => problem(at, 'oneStart'))
  const { seen, circles } = walk(graph, starts[0]!)
  return [
    ...(ids.some((id) => graph[id]!.kind === 'end') ? [] : [problem('', 'noEnd')]),
    ...ids.flatMap((at) => {
      const node = graph[at]!
      const exits = exitsOf(node)
      if (node.kind === 'condition' && node.otherwise === null) return [problem(at, 'noOtherwise')]
      if (exits.some((next) => next === null)) return [problem(at, 'deadEnd')]
      return exits.some((next) => nodeOf(graph, next) === null) ? [problem(at, 'unknownNode')] : []
    }),
    ...[...circles].map((at) => problem(at, 'circle')),
    ...ids.filter((id) => !seen.has(id)).map((at) => problem(at, 'unreachable')),
  ]
}

/** Whether a way leads from one node to another. */
export const leadsTo = (graph: Graph, from: string, to: string): boolean => walk(graph, from).seen.has(to)

function problemsOfStep(at: string, step: NodeOf<'step'>, graph: Graph, { personFields }: Judged): Problem[] {
  const { approvers, quorum, onReject } = step
  const found: Problem[] = []
  const people = approvers.flatMap((one) => (one.kind === 'people' ? one.ids : []))
  if (step.name.trim() === '') found.push(problem(at, 'noName'))
  if (approvers.length === 0 || approvers.some((one) => 'ids' in one && one.ids.length === 0))
    found.push(problem(at, 'noApprovers'))
  if (new Set(people).size < people.length) found.push(problem(at, 'sameApprover'))
  const most = approvers.every((one) => one.kind !== 'roleGroup')
    ? people.length + approvers.filter(({ kind }) => kind !== 'people').length
    : Infinity
  if (typeof quorum === 'number' && !(Number.isInteger(quorum) && quorum >= 1 && quorum <= most))
    found.push(problem(at, 'quorum', { needed: quorum, most: Number.isFinite(most) ? most : 0 }))
  for (const one of approvers)
    if (one.kind === 'field' && !personFields.includes(one.field))
      found.push(problem(at, 'unknownPersonField', { field: one.field }))
  if (typeof onReject !== 'string') {
    const back = nodeOf(graph, onReject.step)
    if (back?.kind !== 'step' || onReject.step === at || !leadsTo(graph, onReject.step, at))
      found.push(problem(at, 'returnsForward'))
  }
  return found
}

const depthOf = (condition: Condition): number =>
  isLeaf(condition) ? 0 : 1 + Math.max(0, ...partsOf(condition).map(depthOf))

const isFigure = (text: string) => /^-?\d{1,15}(\.\d{1,6})?$/.test(text)
const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))

/** Whether what a leaf compares with is of the kind of its fact. */
function fits(leaf: Leaf, { kind, choices }: FactType): boolean {
  if ('known' in leaf) return true
  if ('oneOf' in leaf || 'noneOf' in leaf) {
    const values = 'oneOf' in leaf ? leaf.oneOf : leaf.noneOf
    return values.length > 0 && (kind === 'rows' || (kind === 'choice' && values.every((one) => choices.includes(one))))
  }
  const bounds = 'is' in leaf ? [leaf.than] : leaf.between
  const isValue = kind === 'figure' ? isFigure : kind === 'day' ? isDay : () => false
  return bounds.every(isValue) && !('between' in leaf && (orderOf(leaf.between[0], leaf.between[1]) ?? 1) > 0)
}

/** What is wrong with a condition. @param at the node that it belongs to; empty for the rules of a workflow */
export function problemsOfCondition(at: string, condition: Condition, { facts }: Pick<Judged, 'facts'>): Problem[] {
  const leaves = leavesOf(condition)
  if (leaves.length > limits.comparisons) return [problem(at, 'tooManyComparisons', { max: limits.comparisons })]
  if (depthOf(condition) > limits.depth) return [problem(at, 'tooDeep', { max: limits.depth })]
  if (leaves.length === 0) return [problem(at, 'noCondition')]
  return leaves.flatMap((leaf) => {
    const fact = facts.find(({ name }) => name === leaf.fact)
    if (!fact) return [problem(at, 'unknownFact', { fact: leaf.fact })]
    return fits(leaf, fact) ? [] : [problem(at, 'wrongValue', { fact: leaf.fact })]
  })
}

function problemsOfBranches(at: string, { name, branches }: NodeOf<'condition'>, judged: Judged): Problem[] {
  if (branches.length === 0) return [problem(at, 'noBranch')]
  if (branches.length > limits.branches) return [problem(at, 'tooManyBranches', { max: limits.branches })]
  const many = manyOf(judged.facts)
  const found = branches.flatMap(({ when }, place): Problem[] => {
    if (when === null) return [problem(at, 'noCondition', { branch: place + 1 })]
    const wrong = problemsOfCondition(at, when, judged)
    if (wrong.length > 0) return wrong
    const isGone =
      isNever(when) ||
      branches.slice(0, place).some((before) => before.when !== null && includes(before.when, when, many))
    return isGone ? [problem(at, 'branchNeverTaken', { branch: place + 1 })] : []
  })
  return [...(name.trim() === '' ? [problem(at, 'noName')] : []), ...found]
}

/** Everything that keeps a graph from being published, each at its node. */
export function problemsOf(graph: Graph, judged: Judged): Problem[] {
  const shape = problemsOfShape(graph)
  if (shape.some(({ rule }) => rule === 'tooLarge')) return shape
  return [
    ...shape,
    ...Object.entries(graph).flatMap(([at, node]) =>
      node.kind === 'step'
        ? problemsOfStep(at, node, graph, judged)
        : node.kind === 'condition'
          ? problemsOfBranches(at, node, judged)
          : [],
    ),
  ]
}
