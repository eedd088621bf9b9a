import { numberingOf, snake, type AnyResource } from '@barem/resources/kit'
import {
  askedAt,
  factsOf,
  match,
  problemsOfShape,
  routeThrough,
  type Candidate,
  type Facts,
  type Graph,
  type RouteStep,
  type World,
} from '@barem/workflows'
import type { Person } from '#app/approvals/approval_of'
import { publishedFor } from '#app/approvals/published'
import { seenFacts } from '#app/approvals/seen_facts'
import { approverCandidatesOf } from '#app/approvals/approver_candidates'
import { rowsOf } from '#app/tenancy/run'
import type { Draft } from './rows.ts'
import { personsOf } from './simulate.ts'

/** Most documents that one backtest looks at, the newest first. */
export const MOST = 5000

/** Requests behind a number, and their documents, a few of them by name. */
interface Group {
  count: number
  documents: { id: string; code: string }[]
  /** How many documents there are beside those named. */
  more: number
}

export interface Backtest {
  /** Requests of that time, and whether there were more. */
  total: number
  isCut: boolean
  /** Those that the draft fits. */
  matched: Group
  /** Of requests whose facts were not kept, what conditions ask is unknown. */
  unknown: Group
  /** How often each person would have been asked. */
  people: (Group & { person: Person })[]
  /** Requests that would have been asked of people who were not, and those that need not have been. */
  newlyAsked: Group
  noLongerAsked: Group
  /** Median hours from the request to its end, as it was. */
  medianHours: number | null
}

interface Request {
  id: string
  recordId: string
  code: string
  requestedBy: string
  departmentId: string | null
  facts: Facts | null
  asked: string[]
  hours: number | null
}

/** Documents named of each group. */
const NAMED = 100

const seenIn = new WeakMap<Group, Set<string>>()
function empty(): Group {
  const group = { count: 0, documents: [], more: 0 }
  seenIn.set(group, new Set())
  return group
}
function add(group: Group, { recordId, code }: Request): void {
  const seen = seenIn.get(group)!
  group.count++
  // A document that was asked about twice is named once.
  if (seen.has(recordId)) return
  seen.add(recordId)
  if (group.documents.length < NAMED) group.documents.push({ id: recordId, code })
  else group.more++
}

/** Requests of the last days with what was known of each; for older ones what the documents still say. */
const requestsOf = (resource: AnyResource, days: number): Promise<Request[]> => {
  const { name, table } = resource
  const code = snake(numberingOf(resource)?.field ?? resource.title)
  return rowsOf<Request>(
    `select i.id, i.record_id as "recordId", coalesce(t.${code}::text, i.summary ->> 'code') as code,
       i.requested_by as "requestedBy", u.department_id as "departmentId", i.facts,
       (select coalesce(json_agg(distinct k.assignee_id), '[]') from approval_tasks k where k.tenant_id = i.tenant_id
         and k.instance_id = i.id) as asked,
       extract(epoch from i.ended_at - i.requested_at)::float / 3600 as hours
     from approval_instances i join users u on u.tenant_id = i.tenant_id and u.id = i.requested_by
     left join ${table} t on t.tenant_id = i.tenant_id and t.id = i.record_id
     where i.tenant_id = app_tenant() and i.resource = $1 and i.requested_at >= now() - make_interval(days => $2::int)
     order by i.requested_at desc limit ${MOST + 1}`,
    [name, days],
  )
}

/** Facts of a request whose facts were not kept: what is stored of its document in a column of its own. */
async function storedFacts(resource: AnyResource, ids: readonly string[], seen: AnyResource, lookup: Lookup) {
  const own = factsOf(seen, lookup).flatMap(({ name, from, many }) =>
    'field' in from && !('through' in from) && !('lines' in from) && !many ? [{ name, column: snake(from.field) }] : [],
  )
  const rows = await rowsOf<Record<string, string | null> & { id: string }>(
    `select t.id, ${own.map(({ name, column }) => `t.${column}::text as "${name}"`).join(', ') || 'null'}
     from ${resource.table} t where t.tenant_id = app_tenant() and t.id = any($1::uuid[])`,
    [ids],
  )
  return new Map(rows.map(({ id, ...facts }) => [id, facts as Facts]))
}

type Lookup = (name: string) => AnyResource

/** People of every step of a graph, found once for each requester. */
function worldsOf(draft: Draft, resource: AnyResource) {
  const steps = Object.entries(draft.graph).flatMap(([node, one]): RouteStep[] => {
    if (one.kind !== 'step') return []
    const { kind: _kind, place: _place, next: _next, ...rules } = one
    return [{ node, ...rules }]
  })
  const known = new Map<string, Promise<World>>()
  return (requester: string): Promise<World> => {
    const found =
      known.get(requester) ??
      approverCandidatesOf(steps, { requester, document: {}, area: resource.area, fallback: draft.fallbackId })
    known.set(requester, found)
    return found
  }
}

const median = (hours: number[]): number | null => {
  if (hours.length === 0) return null
  const sorted = hours.toSorted((one, other) => one - other)
  return Math.round(sorted[Math.floor((sorted.length - 1) / 2)]! * 10) / 10
}

const isSound = (graph: Graph) => problemsOfShape(graph).every(({ rule }) => rule === 'unreachable')

/** What a draft would have asked of whom in the last days, compared with what was asked. */
export async function backtest(
  id: string,
  draft: Draft & { resource: string },
  days: number,
  { resource, seen, lookup }: { resource: AnyResource; seen: AnyResource; lookup: Lookup },
): Promise<Backtest> {
  const found = await requestsOf(resource, days)
  const requests = found.slice(0, MOST)
  const types = factsOf(seen, lookup)
  const old = await storedFacts(
    resource,
    requests.filter(({ facts }) => facts === null).map(({ recordId }) => recordId),
    seen,
    lookup,
  )
  const others = (await publishedFor(draft.resource)).filter((other) => other.id !== id)
  const rules = draft.everyDocument ? null : draft.rules
  const own: Candidate = { ...draft, id, code: '', rules }
  const worldFor = worldsOf(draft, resource)
  const result: Backtest = {
    ...{ total: requests.length, isCut: found.length > MOST, matched: empty(), unknown: empty(), people: [] },
    ...{ newlyAsked: empty(), noLongerAsked: empty(), medianHours: null },
  }
  const load = new Map<string, Group>()
  const hours: number[] = []
  const sound = isSound(draft.graph) && (draft.everyDocument || draft.rules !== null)
  for (const request of requests) {
    if (request.facts === null) add(result.unknown, request)
    if (request.hours !== null) hours.push(request.hours)
    const facts = seenFacts(request.facts ?? old.get(request.recordId) ?? {}, types)
    const asked = { resource: draft.resource, departmentId: request.departmentId, facts }
    if (!sound || match(asked, [own, ...others]).won?.id !== id) continue
    add(result.matched, request)
    const world = await worldFor(request.requestedBy)
    const would = new Set(
      routeThrough(draft.graph, facts).steps.flatMap((step) => askedAt(step, world).map(({ assignee }) => assignee)),
    )
    for (const person of would) {
      const group = load.get(person) ?? empty()
      load.set(person, group)
      add(group, request)
    }
    if ([...would].some((person) => !request.asked.includes(person))) add(result.newlyAsked, request)
    if (request.asked.some((person) => !would.has(person))) add(result.noLongerAsked, request)
  }
  const persons = await personsOf([...load.keys()])
  const people = [...load].flatMap(([person, group]) =>
    persons.has(person) ? [{ person: persons.get(person)!, ...group }] : [],
  )
  return { ...result, people: people.toSorted((a, b) => b.count - a.count), medianHours: median(hours) }
}
