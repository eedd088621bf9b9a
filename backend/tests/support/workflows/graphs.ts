import {
  begin,
  advance,
  emptyStep,
  type Approver,
  type Event,
  type Facts,
  type Graph,
  type GraphNode,
  type Instance,
  type Opener,
  type OnReject,
  type Quorum,
  type RouteStep,
} from '@barem/workflows'
import fc from 'fast-check'

const place = { x: 0, y: 0 }
export const AT = '2026-11-21T09:00:00.000Z'
export const people = ['an', 'binh', 'chi', 'dung'] as const

export const startNode = (next: string | null): GraphNode => ({ kind: 'start', place, next })
export const endNode = (): GraphNode => ({ kind: 'end', place, name: '', inform: [] })
export const stepNode = (
  next: string | null,
  ids: readonly string[] = ['an'],
  more: Partial<RouteStep> = {},
): GraphNode => ({
  ...emptyStep('Bước', place),
  approvers: [{ kind: 'people', ids }],
  next,
  ...more,
})
export const conditionNode = (
  branches: { when: Extract<GraphNode, { kind: 'condition' }>['branches'][number]['when']; next: string | null }[],
  otherwise: string | null,
): GraphNode => ({
  kind: 'condition',
  place,
  name: 'Rẽ',
  branches: branches.map((branch) => ({ name: '', ...branch })),
  otherwise,
})

/** A step of a route that asks these people. */
export const asking = (node: string, ids: readonly string[], more: Partial<RouteStep> = {}): RouteStep => {
  const { kind: _kind, place: _place, next: _next, ...rules } = emptyStep(node, place)
  return { node, ...rules, repeat: 'ask', approvers: [{ kind: 'people', ids }], ...more }
}

const needed = (quorum: Quorum, count: number) => (quorum === 'any' ? 1 : quorum === 'all' ? count : quorum)

/** Asks whom steps name, with tasks called 1, 2 and so on. */
export function counting(): { opener: Opener; newId: () => string } {
  let count = 0
  const newId = () => String(++count)
  return {
    newId,
    opener: ({ rules }, before) => {
      const ids = rules.approvers.flatMap((rule: Approver) => ('ids' in rule ? rule.ids : []))
      const tasks = ids.map((assignee) => ({
        id: newId(),
        assignee,
        how: 'asked' as const,
        skipped: rules.repeat === 'skip' && before.includes(assignee),
      }))
      return { needed: needed(rules.quorum, tasks.length), tasks }
    },
  }
}

/** A request on a route, and how events are taken. */
export function onRoute(...route: RouteStep[]) {
  const { opener, newId } = counting()
  const { instance } = begin({ hash: 'content', route }, opener)
  return {
    instance,
    newId,
    opener,
    /** What an event leads to. @throws the refusal */
    after(before: Instance, event: Event): Instance {
      const result = advance(before, event, opener)
      if (!result.ok) throw new Error(result.refusal)
      return result.instance
    },
  }
}

export const statuses = ({ tasks }: Instance) => tasks.map(({ assignee, status }) => `${assignee} ${status}`)

/** Any graph at all: most of them are wrong in some way. */
export const anyGraph: fc.Arbitrary<Graph> = fc.integer({ min: 1, max: 7 }).chain((count) => {
  const id = (n: number) => `n${n}`
  const exit = fc.oneof(
    { weight: 1, arbitrary: fc.constant(null) },
    { weight: 14, arbitrary: fc.integer({ min: 0, max: count }).map(id) },
  )
  const node: fc.Arbitrary<GraphNode> = fc.oneof(
    { weight: 1, arbitrary: exit.map(startNode) },
    { weight: 4, arbitrary: exit.map((next) => stepNode(next)) },
    {
      weight: 2,
      arbitrary: fc.tuple(exit, exit).map(([next, otherwise]) => conditionNode([{ when: null, next }], otherwise)),
    },
    { weight: 2, arbitrary: fc.constant(endNode()) },
  )
  return fc
    .tuple(exit.map(startNode), fc.array(node, { minLength: count, maxLength: count }))
    .map(([first, rest]) =>
      Object.fromEntries([first, ...rest].slice(0, count + 1).map((one, place) => [id(place), one])),
    )
})

/** Graphs whose nodes lead on to later ones alone, with conditions about `amount`; some nodes may be out of reach. */
export const forwardGraph: fc.Arbitrary<Graph> = fc.integer({ min: 0, max: 6 }).chain((count) => {
  const id = (n: number) => (n === count ? 'end' : `n${n}`)
  const later = (n: number) =>
    fc.oneof({ weight: 3, arbitrary: fc.constant(n + 1) }, fc.integer({ min: n + 1, max: count })).map(id)
  const step = (n: number): fc.Arbitrary<GraphNode> =>
    fc.subarray([...people], { minLength: 1 }).chain((ids) =>
      fc
        .record({
          quorum: fc.oneof(fc.constantFrom<Quorum>('any', 'all'), fc.integer({ min: 1, max: ids.length })),
          onReject: fc.constantFrom<OnReject>('end', 'requester', ...(n > 0 ? [{ step: id(n - 1) }] : [])),
          repeat: fc.constantFrom('skip' as const, 'ask' as const),
          mayForward: fc.boolean(),
          next: later(n),
        })
        .map(({ next, ...more }) => stepNode(next, ids, more)),
    )
  const condition = (n: number): fc.Arbitrary<GraphNode> =>
    fc
      .tuple(fc.integer({ min: 0, max: 100 }), later(n), later(n))
      .map(([than, next, otherwise]) =>
        conditionNode([{ when: { fact: 'amount', is: 'above', than: String(than) }, next }], otherwise),
      )
  const nodes = Array.from({ length: count }, (_, n) =>
    fc.oneof({ weight: 3, arbitrary: step(n) }, { weight: 1, arbitrary: condition(n) }),
  )
  return fc.tuple(later(-1), ...nodes).map(([first, ...made]): Graph => ({
    start: startNode(first),
    ...Object.fromEntries(made.map((node, n) => [id(n), node])),
    end: endNode(),
  }))
})

export const amounts: fc.Arbitrary<Facts> = fc
  .integer({ min: 0, max: 100 })
  .map((amount) => ({ amount: String(amount) }))
