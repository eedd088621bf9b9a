import type { AnyResource } from '@barem/resources/kit'
import { match, routeThrough, type Facts, type Match, type Route } from '@barem/workflows'
import { documentFacts, requesterOf } from './facts_of.ts'
import { publishedFor, type Published } from './published.ts'

/** The way of a request through the workflow that fits it. */
export interface ApprovalRoute {
  workflow: Published
  facts: Facts
  route: Route
  matched: Match<Published>
}

/**
 * Finds the workflow that a document goes by when this person asks for its approval.
 * @param row as it will be stored
 * @returns null where none fits: then the document names its approver
 */
export async function approvalRouteOf(
  resource: AnyResource,
  row: Readonly<Record<string, unknown>>,
  requester: string,
  lookup: (name: string) => AnyResource,
): Promise<ApprovalRoute | null> {
  const candidates = await publishedFor(resource.name)
  if (candidates.length === 0) return null
  const by = await requesterOf(requester)
  const facts = await documentFacts(resource, row, by, lookup)
  const matched = match({ resource: resource.name, departmentId: by.departmentId, facts }, candidates)
  const workflow = matched.won
  return workflow && { workflow, facts, route: routeThrough(workflow.graph, facts), matched }
}
