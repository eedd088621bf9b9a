import { test } from '@japa/runner'
import {
  byAmount,
  emptyGraph,
  problemsOf,
  routeThrough,
  type Condition,
  type FactType,
  type Graph,
  type Judged,
} from '@barem/workflows'
import { conditionNode, endNode, startNode, stepNode } from '#tests/support/workflows/graphs'

const fact = (name: string, more: Partial<FactType> = {}): FactType => ({
  name,
  kind: 'figure',
  unit: 'money',
  to: null,
  choices: [],
  many: false,
  from: { field: name },
  ...more,
})
const judged: Judged = {
  facts: [
    fact('amount'),
    fact('kind', { kind: 'choice', choices: ['a', 'b'] }),
    fact('day', { kind: 'day' }),
    fact('groups', { kind: 'rows', many: true }),
  ],
  personFields: ['inChargeId'],
}
const start = startNode('a')
const end = endNode()
const above = (than: string): Condition => ({ fact: 'amount', is: 'above', than })
const way = (when: Condition) => ({ when, next: 'end' })

test.group('a graph is refused', () => {
  const wrong: [string, Graph, string[]][] = [
    ['without a start', { end }, ['oneStart ']],
    [
      'with two starts',
      { start: startNode('end'), other: startNode('end'), end },
      ['oneStart start', 'oneStart other'],
    ],
    ['without an end', { start, a: stepNode('a') }, ['noEnd ', 'circle a']],
    ['that goes in circles', { start, a: stepNode('b'), b: stepNode('a'), end }, ['circle a', 'unreachable end']],
    [
      'that leads to a node that is not there',
      { start, a: stepNode('gone'), end },
      ['unknownNode a', 'unreachable end'],
    ],
    ['with a dead end', { start, a: stepNode(null), end }, ['deadEnd a', 'unreachable end']],
    ['with a node that no way comes to', { start: startNode('end'), a: stepNode('end'), end }, ['unreachable a']],
    ['with a step that asks nobody', { start, a: stepNode('end', []), end }, ['noApprovers a']],
    ['with a step that names somebody twice', { start, a: stepNode('end', ['an', 'an']), end }, ['sameApprover a']],
    ['with a step without a name', { start, a: stepNode('end', ['an'], { name: ' ' }), end }, ['noName a']],
    [
      'that needs more approvals than it has approvers',
      { start, a: stepNode('end', ['an'], { quorum: 2 }), end },
      ['quorum a'],
    ],
    [
      'that asks a person of a field that is not there',
      { start, a: stepNode('end', [], { approvers: [{ kind: 'field', field: 'x' }] }), end },
      ['unknownPersonField a'],
    ],
    [
      'that returns to a step that comes later',
      { start, a: stepNode('b', ['an'], { onReject: { step: 'b' } }), b: stepNode('end'), end },
      ['returnsForward a'],
    ],
    ['with a condition without the rest', { start, a: conditionNode([way(above('1'))], null), end }, ['noOtherwise a']],
    ['with a condition without branches', { start, a: conditionNode([], 'end'), end }, ['noBranch a']],
    [
      'with a branch that says nothing',
      { start, a: conditionNode([{ when: null, next: 'end' }], 'end'), end },
      ['noCondition a'],
    ],
    [
      'with a branch that one before it includes',
      { start, a: conditionNode([way(above('1')), way(above('5'))], 'end'), end },
      ['branchNeverTaken a'],
    ],
    [
      'with a branch that never holds',
      { start, a: conditionNode([way({ all: [above('5'), { fact: 'amount', is: 'below', than: '3' }] })], 'end'), end },
      ['branchNeverTaken a'],
    ],
    [
      'about a fact that is not there',
      { start, a: conditionNode([way({ fact: 'cost', is: 'above', than: '1' })], 'end'), end },
      ['unknownFact a'],
    ],
    [
      'that compares a figure with text',
      { start, a: conditionNode([way(above('nhiều'))], 'end'), end },
      ['wrongValue a'],
    ],
    [
      'that compares with a choice that is not there',
      { start, a: conditionNode([way({ fact: 'kind', oneOf: ['c'] })], 'end'), end },
      ['wrongValue a'],
    ],
    [
      'with a condition that is too deep',
      { start, a: conditionNode([way({ not: { not: { not: { not: { not: above('1') } } } } })], 'end'), end },
      ['tooDeep a'],
    ],
    [
      'with a condition that is too long',
      { start, a: conditionNode([way({ any: Array.from({ length: 41 }, (_, n) => above(String(n))) })], 'end'), end },
      ['tooManyComparisons a'],
    ],
    [
      'of 61 nodes',
      Object.fromEntries([
        ['start', start],
        ...Array.from({ length: 60 }, (_, n): [string, typeof end] => [`e${n}`, end]),
      ]),
      ['tooLarge '],
    ],
  ]
  for (const [name, graph, problems] of wrong)
    test(name, ({ assert }) => {
      assert.sameMembers(
        problemsOf(graph, judged).map(({ at, rule }) => `${rule} ${at}`),
        problems,
      )
    })

  test('but not for branches that only seem to repeat', ({ assert }) => {
    const branches = [
      above('5'),
      { fact: 'groups', oneOf: ['x'] },
      { fact: 'groups', oneOf: ['x', 'y'] },
      above('1'),
      { fact: 'day', is: 'above', than: '2026-01-01' },
    ] as Condition[]
    const graph: Graph = { start, a: conditionNode(branches.map(way), 'end'), end }
    assert.deepEqual(problemsOf(graph, judged), [])
  })
})

test.group('a way', () => {
  const names = { manager: 'Trưởng phòng', condition: 'Giá trị', above: 'Từ 1 tỷ', director: 'Giám đốc' }

  test('by amount goes to the manager, and from the bound on to the director; an unknown amount is the rest', ({
    assert,
  }) => {
    const graph = byAmount('amount', '1000000000', names)
    const steps = (amount: string | null) => routeThrough(graph, { amount }).steps.map(({ node }) => node)
    assert.deepEqual(['1000000000', '999999999.99', null].map(steps), [
      ['manager', 'director'],
      ['manager'],
      ['manager'],
    ])
    const { turns } = routeThrough(graph, { amount: null })
    assert.containsSubset(turns, [{ node: 'size', branch: null, tried: [{ value: null, answer: null }] }])
    assert.deepEqual(
      problemsOf(graph, judged).map(({ at, rule }) => [at, rule]),
      [['director', 'noApprovers']],
    )
  })

  test('of a new graph is still to be joined', ({ assert }) => {
    assert.sameMembers(
      problemsOf(emptyGraph(), judged).map(({ at, rule }) => `${rule} ${at}`),
      ['deadEnd start', 'unreachable end'],
    )
  })
})
