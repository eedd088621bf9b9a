import './in_node.ts'
import { test } from '@japa/runner'
import { addLoose, byAmount, connect, edgesOf, insert, move, remove, type Graph } from '@barem/workflows'
import fc from 'fast-check'
import { conditionOf, queryOf } from '../src/domains/workflows/conditions/tree.ts'
import { begun, done, redone, undone, type History } from '../src/changeHistory.ts'
import { middleOf, routed } from '../src/domains/workflows/designer/routing.ts'
import { isSame } from '../src/domains/workflows/same.ts'
import { nodeDifferences } from '../src/domains/workflows/designer/nodeFacts.ts'
import type { Telling } from '../src/domains/workflows/designer/words.ts'

const words = { manager: 'Trưởng phòng', condition: 'Giá trị', above: 'Từ', director: 'Giám đốc' }
const first = byAmount('grandTotal', '500000000', words)

test.group('a draft', () => {
  test('is the same in whatever order the database keeps its keys', ({ assert }) => {
    assert.isTrue(isSame({ is: 'above', fact: 'a', than: '1' }, { fact: 'a', is: 'above', than: '1' }))
    for (const [one, other] of [
      [{ a: 1 }, { a: 1, b: undefined }],
      [
        [1, 2],
        [2, 1],
      ],
      [{ 0: 1 }, [1]],
      [null, {}],
    ])
      assert.isFalse(isSame(one, other))
  })

  test('has conditions that the editor shows and gives back as they were', ({ assert }) => {
    const leaf = { fact: 'kind', oneOf: ['a'] }
    const kept = { any: [leaf, { not: { all: [leaf, { fact: 'day', known: true }] } }] }
    assert.deepEqual(conditionOf(queryOf(kept)), kept)
    assert.deepEqual(conditionOf(queryOf({ all: [leaf] })), leaf)
  })
})

test.group('two drafts of a node', () => {
  const t = ((key: string) => key) as Telling['t']
  const telling: Telling = { t, resource: 'sales-orders', facts: [], names: new Map(), nameOf: (id) => `[${id}]` }
  const labels = (mine: Graph, theirs: Graph, id: string) =>
    nodeDifferences(telling, mine, theirs, id).map(({ label, mine: one, theirs: two }) => [label, one, two])
  const only = (kind: string) => Object.keys(first).find((id) => first[id]!.kind === kind)!

  test('differ in what is said of a step, each part in words', ({ assert }) => {
    const id = only('step')
    const changed = {
      ...first,
      [id]: { ...first[id]!, approvers: [{ kind: 'people', ids: ['an'] }], quorum: 2, onReject: 'requester' },
    } as Graph
    assert.deepEqual(
      labels(changed, first, id).map(([label, mine]) => [label, mine]),
      [
        ['workflows.step.approvers', '[an]'],
        ['workflows.step.quorum', 'workflows.step.number 2'],
        ['workflows.step.onReject', 'workflows.step.onRejectRequester'],
      ],
    )
    assert.deepEqual(labels(first, first, id), [])
  })

  test('differ in a branch of a condition and where it leads; a place is not part of it', ({ assert }) => {
    const id = only('condition')
    const node = first[id]! as Extract<Graph[string], { kind: 'condition' }>
    const [branch, ...rest] = node.branches
    const changed = { ...first, [id]: { ...node, branches: [{ ...branch!, next: null }, ...rest], otherwise: null } }
    assert.deepEqual(
      labels(changed, first, id).map(([label]) => label),
      ['workflows.ports.branch', 'workflows.ports.otherwise'],
    )
    assert.deepEqual(labels({ ...first, [id]: { ...node, place: { x: 9, y: 9 } } }, first, id), [])
  })
})

/** A gesture of somebody who draws. */
type Gesture = { what: 'insert' | 'connect' | 'remove' | 'move' | 'loose'; n: number; m: number }
const gesture: fc.Arbitrary<Gesture> = fc.record({
  what: fc.constantFrom('insert', 'connect', 'remove', 'move', 'loose'),
  n: fc.nat({ max: 40 }),
  m: fc.nat({ max: 40 }),
})

function drawn(graph: Graph, { what, n, m }: Gesture): Graph {
  const [ids, edges] = [Object.keys(graph), edgesOf(graph)]
  const id = ids[n % ids.length]!
  const kind = (['step', 'condition', 'end'] as const)[m % 3]!
  if (what === 'loose') return addLoose(graph, kind, 'Bước').graph
  if (what === 'move') return move(graph, { [id]: { x: n * 10, y: m * 10 } })
  if (what === 'remove') return graph[id]!.kind === 'start' ? graph : remove(graph, id)
  const edge = edges[m % Math.max(1, edges.length)]
  if (!edge) return graph
  return what === 'insert' ? insert(graph, edge, kind, 'Bước').graph : connect(graph, edge, id)
}

test.group('gestures', () => {
  test('are undone to what was, and done again to what is, however many', ({ assert }) => {
    const json = (history: History<Graph>) => JSON.stringify(history.now)
    fc.assert(
      fc.property(fc.array(gesture, { minLength: 1, maxLength: 40 }), (gestures) => {
        let history = begun(first)
        for (const one of gestures) history = done(history, drawn(history.now, one))
        const last = json(history)
        const count = history.past.length
        for (let place = 0; place < count; place++) history = undone(history)
        assert.equal(json(history), JSON.stringify(first))
        for (let place = 0; place < count; place++) history = redone(history)
        assert.equal(json(history), last)
      }),
      { numRuns: 100 },
    )
  })
})

test.group('lines of a diagram', () => {
  const [from, to] = [
    { x: 100, y: 0 },
    { x: 100, y: 400 },
  ]
  test('lead straight down where nothing is in the way', ({ assert }) => {
    const way = routed(from, to, [{ x: 300, y: 100, width: 220, height: 64 }])!
    assert.isTrue(way.every(({ x }) => x === 100))
    assert.deepEqual(middleOf([from, to], false), { x: 100, y: 200 })
  })

  test('go around nodes, and are left to bend freely where no lane is free or they lead up', ({ assert }) => {
    const box = { x: 0, y: 100, width: 220, height: 64 }
    const way = routed(from, to, [box])!
    for (const { x, y } of way)
      assert.isFalse(x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height, `${x} ${y}`)
    assert.isTrue(way.some(({ x }) => x < box.x || x > box.x + box.width))
    assert.isNull(routed(to, from, []))
    assert.isNull(routed(from, to, [{ x: -1000, y: 10, width: 3000, height: 380 }]))
  })
})
