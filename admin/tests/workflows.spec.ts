import './in_node.ts'
import { test } from '@japa/runner'
import { addLoose, byAmount, connect, edgesOf, insert, move, remove, type Graph } from '@barem/workflows'
import fc from 'fast-check'
import { conditionOf, queryOf } from '../src/domains/workflows/conditions/tree.ts'
import { begun, done, redone, undone, type History } from '../src/changeHistory.ts'
import { arranged } from '../src/domains/workflows/designer/arrange.ts'
import { linesOf } from '../src/domains/workflows/designer/lines.ts'
import { middleOf, routed } from '../src/domains/workflows/designer/routing.ts'
import { isSame } from '../src/domains/workflows/same.ts'
import { nodeDifferences } from '../src/domains/workflows/designer/nodeFacts.ts'
import { nodeName, portName, type Telling } from '../src/domains/workflows/designer/words.ts'

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

  test('of branches into one node do not run over each other, and each keeps its button', ({ assert }) => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 3 }), (conditions, branches) => {
        const graph = funnel(conditions, branches)
        const lines = linesOf(graph).map(({ way }) => way!)
        assert.lengthOf(lines.filter(Boolean), edgesOf(graph).length)
        const buttons = lines.map((way) => middleOf(way, true))
        for (const [place, one] of buttons.entries())
          for (const earlier of buttons.slice(0, place))
            assert.isAtLeast(Math.hypot(one.x - earlier.x, one.y - earlier.y), 24, JSON.stringify(lines))
      }),
    )
  })
})

/** Conditions one behind the other, each of whose branches leads to the one end. */
function funnel(conditions: number, branches: number): Graph {
  const place = { x: 0, y: 0 }
  const name = (number: number) => `c${number}`
  const nodes = Array.from({ length: conditions }, (_, number) => [
    name(number),
    {
      kind: 'condition',
      name: '',
      place,
      branches: Array.from({ length: branches }, () => ({ name: '', when: null, next: 'end' })),
      otherwise: number === conditions - 1 ? 'end' : name(number + 1),
    },
  ])
  return arranged({
    start: { kind: 'start', place, next: name(0) },
    ...Object.fromEntries(nodes),
    end: { kind: 'end', name: '', place, inform: [] },
  } as unknown as Graph)
}

test.group('names in a diagram', () => {
  const t = ((key: string, { sum }: { sum?: string } = {}) => (sum ? `${sum} ${key}` : key)) as Telling['t']
  const end = (name: string) => ({ kind: 'end', name, place: { x: 0, y: 0 }, inform: [] })

  test('tell nodes of one kind without a name apart', ({ assert }) => {
    const graph = { a: end(''), b: end(' Xong '), c: end('') } as unknown as Graph
    assert.deepEqual(
      ['a', 'b', 'c'].map((id) => nodeName(t, graph, id)),
      ['workflows.kinds.end 1', 'Xong', 'workflows.kinds.end 2'],
    )
    assert.equal(nodeName(t, { a: end('') } as unknown as Graph, 'a'), 'workflows.kinds.end')
  })

  test('shorten sums of branches where nothing is lost', ({ assert }) => {
    const named = (than: string) => {
      const when = { fact: 'total', is: 'atLeast', than }
      const graph = { c: { kind: 'condition', name: '', branches: [{ name: '', when, next: null }], otherwise: null } }
      const fact = { name: 'total', kind: 'figure', unit: 'money', from: { field: 'total' } }
      const telling = { t, resource: 'documents', facts: [fact], names: new Map(), nameOf: String }
      return portName(telling as unknown as Telling, graph as unknown as Graph, { node: 'c', port: 0 })
    }
    assert.include(named('100000000'), ' 100 workflows.short.million')
    assert.include(named('1500000000'), ' 1.5 workflows.short.billion')
    assert.include(named('999999999999999'), ' 999,999,999,999,999')
    assert.include(named('101563000'), ' 101,563,000')
    assert.include(named('500000'), ' 500,000')
  })
})
