import { test } from '@japa/runner'
import fc from 'fast-check'
import {
  close,
  decide as decideTask,
  problemsOf,
  start as startFlow,
  taskOf,
  waitingFor,
  wayThrough,
  type Closing,
  type Decision,
  type Flow,
  type FlowNode,
  type Instance,
  type Quorum,
} from '@barem/workflows'

type Said = Omit<Decision, 'task'> & { task?: string }
/** Starts a flow with tasks called 1, 2 and so on. */
function start(flow: Flow, request: Omit<Parameters<typeof startFlow>[1], 'newId'>): Instance {
  let count = 0
  return startFlow(flow, { ...request, newId: () => String(++count) })
}
/** A decision about the task that waits for the person, unless it names another. */
const decide = (instance: Instance, said: Said) =>
  decideTask(instance, { task: taskOf(instance, said.by)?.id ?? 'none', ...said })

const people = ['an', 'binh', 'chi', 'dung'] as const
const person = fc.constantFrom(...people)

/**
 * Any flow of up to five nodes between start and end, each leading on to a later one, so that only reachable ones have
 * to be kept.
 */
const flow: fc.Arbitrary<Flow> = fc.integer({ min: 0, max: 5 }).chain((count) => {
  const key = (place: number) => (place === count ? 'end' : `n${place}`)
  const later = (place: number) => fc.integer({ min: place + 1, max: count }).map(key)
  const step = (place: number): fc.Arbitrary<FlowNode> =>
    fc.subarray([...people], { minLength: 1 }).chain((approvers) =>
      fc.record({
        kind: fc.constant('step' as const),
        approvers: fc.constant(approvers),
        quorum: fc.oneof(fc.constantFrom<Quorum>('any', 'all'), fc.integer({ min: 1, max: approvers.length })),
        next: later(place),
      }),
    )
  const condition = (place: number): fc.Arbitrary<FlowNode> =>
    fc.record({
      kind: fc.constant('condition' as const),
      branches: fc.array(
        fc.record({
          when: fc.record({
            fact: fc.constant('amount'),
            is: fc.constantFrom('above', 'below'),
            than: fc.integer({ min: 0, max: 100 }).map(String),
          }),
          next: later(place),
        }),
        { minLength: 1, maxLength: 2 },
      ),
      otherwise: later(place),
    })
  return fc
    .tuple(
      later(-1),
      ...Array.from({ length: count }, (_, place) =>
        fc.oneof({ weight: 3, arbitrary: step(place) }, { weight: 1, arbitrary: condition(place) }),
      ),
    )
    .map(([first, ...nodes]): Flow => {
      const all: Flow = {
        start: { kind: 'start', next: first },
        ...Object.fromEntries(nodes.map((node, place) => [key(place), node])),
        end: { kind: 'end' },
      }
      const unreachable = new Set(problemsOf(all).map(({ at }) => at))
      return Object.fromEntries(Object.entries(all).filter(([name]) => !unreachable.has(name)))
    })
})

type Event = Said | { closing: Closing }
const event: fc.Arbitrary<Event> = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.record({
      by: person,
      decision: fc.constantFrom('approve', 'approve', 'approve', 'reject'),
      hash: fc.constantFrom('content', 'content', 'content', 'other'),
      at: fc.constant('2026-11-21T09:00:00.000Z'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ closing: fc.constantFrom('withdrawn', 'edited', 'cancelled') }) },
)
const amount = fc.integer({ min: 0, max: 100 }).map(String)

const decided = ({ tasks }: Instance) => tasks.filter(({ decidedBy }) => decidedBy !== null)
const stepsOf = ({ tasks }: Instance) =>
  [...new Set(tasks.map(({ step }) => step))].map((step) => tasks.filter((task) => task.step === step))
const complete = (step: Instance['tasks']) =>
  step.filter(({ status }) => status === 'approved').length >= step[0]!.needed

/** What is true of every instance at every moment. */
function wrong(instance: Instance): string | null {
  const steps = stepsOf(instance)
  const open = instance.tasks.filter(({ status }) => status === 'pending' || status === 'waiting')
  const turn = steps.filter((step) => step.some(({ status }) => status === 'pending'))
  if ((instance.status === 'approved') !== steps.every(complete)) return 'approved is when every step is'
  if ((instance.status === 'rejected') !== instance.tasks.some(({ status }) => status === 'rejected'))
    return 'rejected is when somebody did'
  if ((instance.status === 'closed') !== (instance.closing !== null)) return 'closed is with a reason'
  if (
    instance.tasks.some(
      ({ status, decidedBy, assignee }) =>
        (decidedBy !== null) !== (status === 'approved' || status === 'rejected') ||
        (decidedBy ?? assignee) !== assignee,
    )
  )
    return 'only assignees decide'
  if (instance.status !== 'pending') return open.length > 0 ? 'nothing is open after the end' : null
  if (turn.length !== 1) return 'one step has its turn'
  const place = steps.indexOf(turn[0]!)
  if (
    !steps
      .slice(0, place)
      .every((step) => complete(step) && !step.some(({ status }) => status === 'pending' || status === 'waiting'))
  )
    return 'steps before are done'
  return steps
    .slice(place + 1)
    .flat()
    .every(({ status }) => status === 'waiting')
    ? null
    : 'steps after wait'
}

test.group('any request through any flow', () => {
  test('keeps its rules whatever people do: one decision a task, only by whoever has the turn, only on the content asked about', ({
    assert,
  }) => {
    const ends = { pending: 0, approved: 0, rejected: 0, closed: 0 }
    const refused = { not_assignee: 0, already_decided: 0, content_changed: 0 }
    let long = 0
    fc.assert(
      fc.property(flow, amount, fc.array(event, { maxLength: 12 }), (flow, amount, events) => {
        let instance = start(flow, { hash: 'content', facts: { amount } })
        assert.lengthOf(stepsOf(instance), wayThrough(flow, { amount }).length)
        assert.isNull(wrong(instance))
        for (const event of events) {
          const before = structuredClone(instance)
          const given: Instance = instance
          if ('closing' in event) instance = close(given, event.closing)
          else {
            const result = decide(given, event)
            if (!result.ok) refused[result.refusal]++
            const counts =
              waitingFor(before).includes(event.by) && (event.decision === 'reject' || event.hash === 'content')
            assert.equal(result.ok, counts)
            if (result.ok) {
              instance = result.instance
              assert.lengthOf(decided(instance), decided(before).length + 1)
            }
          }
          assert.deepEqual(given, before, 'what was is left as it was')
          assert.isNull(wrong(instance))
          for (const task of decided(before)) assert.deepInclude(instance.tasks, task, 'a decision stays')
          if (before.status !== 'pending') assert.equal(instance.status, before.status, 'an end is an end')
        }
        ends[instance.status]++
        if (decided(instance).length > 2) long++
      }),
      { numRuns: 2000 },
    )
    for (const count of [...Object.values(ends), ...Object.values(refused)]) assert.isAbove(count, 30)
    assert.isAbove(long, 5)
  })

  test('comes to approval when everybody agrees, and never waits for nobody', ({ assert }) => {
    fc.assert(
      fc.property(flow, amount, (flow, amount) => {
        let instance = start(flow, { hash: 'content', facts: { amount } })
        while (instance.status === 'pending') {
          const [by] = waitingFor(instance)
          const result = decide(instance, {
            by: by!,
            decision: 'approve',
            hash: 'content',
            at: '2026-11-21T09:00:00.000Z',
          })
          assert.isTrue(result.ok)
          if (result.ok) instance = result.instance
        }
        assert.equal(instance.status, 'approved')
      }),
      { numRuns: 500 },
    )
  })
})
