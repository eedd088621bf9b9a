import { test } from '@japa/runner'
import {
  advance,
  begin,
  exitsOf,
  problemsOfShape,
  replay,
  routeThrough,
  tasksAt,
  waitingFor,
  type Event,
  type Graph,
  type Instance,
  type Recorded,
} from '@barem/workflows'
import fc from 'fast-check'
import { times } from '#tests/support/soak'
import { amounts, anyGraph, AT, counting, forwardGraph, people } from '#tests/support/workflows/graphs'

/** Every way through a graph, node by node, as long as nothing is wrong with one; the naive judgement of a graph. */
function isSound(graph: Graph): boolean {
  const ids = Object.keys(graph)
  const starts = ids.filter((id) => graph[id]!.kind === 'start')
  if (starts.length !== 1 || !ids.some((id) => graph[id]!.kind === 'end')) return false
  const visited = new Set<string>()
  const ends = (id: string | null, way: readonly string[]): boolean => {
    if (id === null || !graph[id] || way.includes(id)) return false
    visited.add(id)
    const exits = exitsOf(graph[id])
    return exits.every((next) => ends(next, [...way, id]))
  }
  return ends(starts[0]!, []) && visited.size === ids.length
}

/** The part of a graph that can be reached. */
function reachable(graph: Graph): Graph {
  const gone = new Set(problemsOfShape(graph).map(({ at }) => at))
  return Object.fromEntries(Object.entries(graph).filter(([id]) => !gone.has(id)))
}

test.group('any graph', () => {
  test('is sound by the rules when a walk along every way finds it so', ({ assert }) => {
    let sound = 0
    fc.assert(
      fc.property(anyGraph, (graph) => {
        const expected = isSound(graph)
        if (expected) sound++
        assert.equal(problemsOfShape(graph).length === 0, expected)
      }),
      { numRuns: times(1000, 10_000) },
    )
    assert.isAbove(sound, 2)
  })

  test('that is sound leads every document to an end', ({ assert }) => {
    fc.assert(
      fc.property(forwardGraph, amounts, (graph, facts) => {
        assert.equal(routeThrough(reachable(graph), facts).end, 'end')
      }),
      { numRuns: times(300, 3000) },
    )
  })
})

type Move = {
  by: string
  what: 'approve' | 'reject' | 'return' | 'forward' | 'takeBack' | 'close'
  hash: string
  n: number
}
const move: fc.Arbitrary<Move> = fc.record({
  by: fc.constantFrom(...people),
  what: fc.constantFrom(
    ...([
      'approve',
      'approve',
      'approve',
      'approve',
      'approve',
      'reject',
      'return',
      'forward',
      'takeBack',
      'takeBack',
      'close',
    ] as const),
  ),
  hash: fc.constantFrom('content', 'content', 'content', 'content', 'other'),
  n: fc.nat({ max: 5 }),
})

/** The event that a move is about, of the task that waits for somebody, else of any. */
function eventOf(instance: Instance, { by, what, hash, n }: Move, newId: () => string): Event {
  const task =
    (
      instance.tasks.find(({ assignee, status }) => assignee === by && status === 'pending') ??
      instance.tasks.findLast(({ assignee }) => assignee === by)
    )?.id ?? 'none'
  const said = { by, at: AT, task }
  if (what === 'approve') return { kind: what, hash, ...said }
  if (what === 'reject') return { kind: what, ...said }
  if (what === 'return')
    return { kind: what, to: { step: instance.route[Math.max(0, instance.step - 1 - (n % 2))]?.node ?? 'x' }, ...said }
  if (what === 'forward') return { kind: what, to: people[n % people.length]!, id: newId(), ...said }
  if (what === 'takeBack') return { kind: what, newId, ...said, task: instance.last ?? task }
  return { kind: what, how: 'withdrawn', by, at: AT }
}

/** What is true of every instance at every moment; the reason when it is not. */
function wrong(instance: Instance): string | null {
  const open = instance.tasks.filter(({ status }) => status === 'pending')
  if (instance.status !== 'pending') return open.length > 0 ? 'something is open after the end' : null
  if (instance.step >= instance.route.length) return 'all steps are done, and yet it waits'
  if (open.length === 0) return 'it waits for nobody'
  if (open.some(({ step }) => step !== instance.step)) return 'another step is open'
  const now = tasksAt(instance, instance.step)
  if (now.filter(({ status }) => status === 'approved' || status === 'skipped').length >= now[0]!.needed)
    return 'the step is done, and yet it waits'
  if (new Set(waitingFor(instance)).size < open.length) return 'somebody is asked twice at once'
  return null
}

/** An event as it is kept. */
function recorded(event: Event, before: Instance, after: Instance, openings: Recorded['openings']): Recorded {
  if (event.kind !== 'takeBack') return { event, openings }
  const { newId: _newId, ...rest } = event
  const known = new Set(before.tasks.map(({ id }) => id))
  const ids = after.tasks.filter(({ id }) => !known.has(id)).map(({ id }) => id)
  return { event: { ...rest, ids }, openings }
}

test.group('any request on any way', () => {
  test('keeps its rules whatever people do, and its history told again leads to the same state', ({ assert }) => {
    const seen: Record<string, number> = {}
    fc.assert(
      fc.property(forwardGraph, amounts, fc.array(move, { maxLength: 16 }), (graph, facts, moves) => {
        const { opener, newId } = counting()
        const { steps: route } = routeThrough(reachable(graph), facts)
        const begun = begin({ hash: 'content', route }, opener)
        let { instance } = begun
        const history: Recorded[] = []
        assert.isNull(wrong(instance))
        for (const one of moves) {
          const before = structuredClone(instance)
          const event = eventOf(instance, one, newId)
          const result = advance(instance, event, opener)
          assert.deepEqual(instance, before, 'what was is left as it was')
          if (!result.ok) {
            seen[result.refusal] = (seen[result.refusal] ?? 0) + 1
            continue
          }
          seen[event.kind] = (seen[event.kind] ?? 0) + 1
          history.push(recorded(event, before, result.instance, result.openings))
          ;({ instance } = result)
          assert.isNull(wrong(instance))
          for (const task of before.tasks.filter(({ decidedAt }) => decidedAt !== null))
            assert.deepInclude(instance.tasks, task, 'a decision stays')
        }
        seen[instance.status] = (seen[instance.status] ?? 0) + 1
        assert.deepEqual(replay({ hash: 'content', route, openings: begun.openings }, history), instance)
      }),
      { numRuns: times(2000, 20_000) },
    )
    for (const what of [
      'approved',
      'pending',
      'approve',
      'reject',
      'return',
      'forward',
      'takeBack',
      'not_assignee',
      'content_changed',
      'followed',
    ])
      assert.isAbove(seen[what] ?? 0, 3, what)
  })
})
