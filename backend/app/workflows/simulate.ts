import type { AnyResource } from '@barem/resources/kit'
import {
  askedAt,
  explain,
  factsOf,
  holds,
  problemsOfShape,
  routeThrough,
  type Explained,
  type Facts,
  type Graph,
  type How,
  type Turn,
} from '@barem/workflows'
import type { Person } from '#app/approvals/approval_of'
import { documentFacts, requesterOf } from '#app/approvals/facts_of'
import { seenFacts } from '#app/approvals/seen_facts'
import { approverCandidatesOf } from '#app/approvals/approver_candidates'
import type { Values } from '#app/engine/behaviour'
import { notFound } from '#app/http/api_error'
import { storedNow } from '#app/resources/write/stored_values'
import { rowsOf } from '#app/tenancy/run'
import { chooseWith, type Choice } from './rivals.ts'
import type { Draft } from './rows.ts'

export interface Simulated {
  facts: Facts
  /** Which workflow the document would go by were the draft in use. */
  choice: Choice
  /** Whether the workflow would be used, and why: null for every document. */
  rules: Explained | null
  matches: boolean | null
  turns: Turn[]
  steps: { node: string; name: string; quorum: 'any' | 'all' | number; asked: (Person & { how: How })[] }[]
  /** Id of the end; null where the graph leads nowhere. */
  end: string | null
}

/** People by their ids. */
export async function personsOf(ids: readonly string[]): Promise<Map<string, Person>> {
  const found = await rowsOf<Person>(
    `select id, code, full_name as name from users where tenant_id = app_tenant() and id = any($1::uuid[])`,
    [ids],
  )
  return new Map(found.map((person) => [person.id, person]))
}

/** The graph without what no way comes to, so that a draft that is not whole can be tried. */
const isSound = (graph: Graph) => problemsOfShape(graph).every(({ rule }) => rule === 'unreachable')

/**
 * What a draft would do with a document: with one that is there, or with facts that somebody typed.
 * @param seen the kind of documents as the caller sees them: other facts are unknown
 */
export async function simulate(
  draft: Draft & { id: string; code: string; name: string; resource: string },
  about: { recordId: string | null; facts: Facts | null; requester: string },
  { resource, seen, lookup }: { resource: AnyResource; seen: AnyResource; lookup: (name: string) => AnyResource },
): Promise<Simulated> {
  const document: Values = about.recordId === null ? {} : ((await storedNow(resource, about.recordId)) ?? {})
  if (about.recordId !== null && Object.keys(document).length === 0) throw notFound()
  const by = await requesterOf(about.requester)
  const known = await documentFacts(resource, document, by, lookup)
  const types = factsOf(seen, lookup)
  const facts = { ...seenFacts(known, types), ...about.facts }
  const choice = await chooseWith(draft, { departmentId: by.departmentId, facts }, { types, lookup })
  const rules = draft.everyDocument || !draft.rules ? null : explain(draft.rules, facts)
  const matches = draft.everyDocument ? true : draft.rules ? holds(draft.rules, facts) : null
  if (!isSound(draft.graph)) return { facts, choice, rules, matches, turns: [], steps: [], end: null }
  const { steps, turns, end } = routeThrough(draft.graph, facts)
  const world = await approverCandidatesOf(steps, {
    requester: about.requester,
    document,
    area: resource.area,
    fallback: draft.fallbackId,
  })
  const asked = steps.map((step) => askedAt(step, world))
  const persons = await personsOf(asked.flat().map(({ assignee }) => assignee))
  return {
    ...{ facts, choice, rules, matches, turns: [...turns], end },
    steps: steps.map(({ node, name, quorum }, place) => ({
      ...{ node, name, quorum },
      asked: asked[place]!.flatMap(({ assignee, how }) => {
        const person = persons.get(assignee)
        return person ? [{ ...person, how }] : []
      }),
    })),
  }
}
