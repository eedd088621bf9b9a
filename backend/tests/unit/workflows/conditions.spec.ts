import { test } from '@japa/runner'
import {
  explain,
  holds,
  MalformedWorkflow,
  readCondition,
  readGraph,
  type Condition,
  type Facts,
} from '@barem/workflows'
import { endNode, startNode, stepNode } from '#tests/support/workflows/graphs'

test.group('conditions', () => {
  test('compare figures as decimals, days and choices; what a missing fact is compared with is unknown, and so is its opposite', ({
    assert,
  }) => {
    const facts: Facts = {
      amount: '100.10',
      source: 'warehouse',
      day: '2026-11-21',
      groups: ['x', 'y'],
      discount: null,
    }
    const unknown: Condition = { fact: 'discount', is: 'atMost', than: '5' }
    const answers: [Condition, boolean | null][] = [
      [{ fact: 'amount', is: 'equal', than: '100.1' }, true],
      [{ fact: 'amount', is: 'unequal', than: '100.1' }, false],
      [{ fact: 'amount', is: 'above', than: '100.1' }, false],
      [{ fact: 'amount', is: 'below', than: '99' }, false],
      [{ fact: 'amount', is: 'atMost', than: '100.10' }, true],
      [{ fact: 'amount', is: 'above', than: 'much' }, null],
      [{ fact: 'amount', between: ['100.1', '200'] }, true],
      [{ fact: 'amount', between: ['100.11', '200'] }, false],
      [{ fact: 'day', is: 'above', than: '2026-11-20' }, true],
      [{ fact: 'day', between: ['2026-01-01', '2026-11-20'] }, false],
      [{ fact: 'day', is: 'above', than: '5' }, null],
      [unknown, null],
      [{ not: unknown }, null],
      [{ fact: 'discount', known: false }, true],
      [{ fact: 'amount', known: true }, true],
      [{ fact: 'nothing', is: 'equal', than: '0' }, null],
      [{ fact: 'source', is: 'equal', than: '0' }, null],
      [{ fact: 'source', oneOf: ['warehouse', 'supplier_direct'] }, true],
      [{ fact: 'source', noneOf: ['warehouse'] }, false],
      [{ fact: 'groups', oneOf: ['y', 'z'] }, true],
      [{ fact: 'groups', noneOf: ['z'] }, true],
      [{ fact: 'groups', is: 'above', than: '1' }, null],
      [{ fact: 'discount', oneOf: ['warehouse'] }, null],
      [{ all: [unknown, { fact: 'amount', is: 'above', than: '100' }] }, null],
      [{ all: [unknown, { fact: 'amount', is: 'above', than: '101' }] }, false],
      [{ any: [unknown, { fact: 'amount', is: 'above', than: '101' }] }, null],
      [{ any: [unknown, { fact: 'amount', is: 'above', than: '100' }] }, true],
      [{ all: [] }, true],
      [{ any: [] }, false],
    ]
    for (const [condition, answer] of answers) assert.equal(holds(condition, facts), answer, JSON.stringify(condition))
  })

  test('explain themselves, each part with its answer and what was compared', ({ assert }) => {
    const condition: Condition = {
      all: [{ fact: 'amount', is: 'above', than: '1' }, { not: { fact: 'margin', is: 'below', than: '3' } }],
    }
    assert.containsSubset(explain(condition, { amount: '2' }), {
      how: 'all',
      answer: null,
      parts: [
        { answer: true, value: '2' },
        { how: 'not', answer: null, parts: [{ answer: null, value: null }] },
      ],
    })
  })
})

test.group('what somebody sent', () => {
  const graph = { start: startNode('a'), a: stepNode('end', ['018f0000-0000-7000-8000-000000000001']), end: endNode() }

  test('is read as it was written', ({ assert }) => {
    assert.deepEqual(readGraph(JSON.parse(JSON.stringify(graph))), graph)
  })

  test('is refused where it is not of the shape, with the path', ({ assert }) => {
    const wrong: [unknown, string][] = [
      [null, 'graph'],
      [[], 'graph'],
      [{ ...graph, a: { ...graph.a, kind: 'wait' } }, 'graph.a.kind'],
      [{ ...graph, a: { ...graph.a, extra: 1 } }, 'graph.a.extra'],
      [{ ...graph, a: { ...graph.a, quorum: 0 } }, 'graph.a.quorum'],
      [{ ...graph, a: { ...graph.a, approvers: [{ kind: 'people', ids: ['me'] }] } }, 'graph.a.approvers.0.ids.0'],
      [{ ...graph, a: { ...graph.a, approvers: [{ kind: 'manager', level: 4 }] } }, 'graph.a.approvers.0.level'],
      [{ ...graph, a: { ...graph.a, name: 'x'.repeat(201) } }, 'graph.a.name'],
      [{ ...graph, a: { ...graph.a, place: { x: 'left', y: 0 } } }, 'graph.a.place.x'],
      [{ ...graph, 'a b': graph.a }, 'graph.a b'],
      [{ ...graph, a: { ...graph.a, onReject: 'boss' } }, 'graph.a.onReject'],
    ]
    for (const [value, path] of wrong)
      try {
        readGraph(value)
        assert.fail(path)
      } catch (error) {
        if (!(error instanceof MalformedWorkflow)) throw error
        assert.equal(error.path, path)
      }
  })

  test('that is a condition too', ({ assert }) => {
    for (const [value, path] of [
      [{ fact: 'a', is: 'like', than: '1' }, 'rules.is'],
      [{ all: [{ fact: 'a' }] }, 'rules.all.0.is'],
      [
        { not: { not: { not: { not: { not: { not: { not: { not: { not: {} } } } } } } } } },
        'rules.not.not.not.not.not.not.not.not.not',
      ],
      [{ fact: 'a', oneOf: ['x'], than: '1' }, 'rules.than'],
      [{ fact: 'a', between: ['1'] }, 'rules.between'],
    ] as const)
      assert.throws(() => readCondition(value, 'rules'), `not a workflow at ${path}`)
  })
})
