import { UUID } from '@barem/resources/kit'
import { unknownName } from '#app/http/api_error'
import { pageOf } from '#app/resources/read/parse'
import type { RunningQuery } from './running.ts'

const MOST_DAYS = 3650

/** What a list of running requests is asked for with. @throws ApiError 400 for what it has not */
export function runningQuery(query: Record<string, unknown>): RunningQuery {
  const { workflow, node, resource, days, ...page } = query
  if (workflow !== undefined && !(typeof workflow === 'string' && UUID.test(workflow)))
    throw unknownName('uuid', ['workflow'])
  if (days !== undefined && !(Number.isInteger(Number(days)) && Number(days) >= 0 && Number(days) <= MOST_DAYS))
    throw unknownName('nonNegative', ['days'])
  for (const [name, value] of Object.entries({ node, resource }))
    if (value !== undefined && typeof value !== 'string') throw unknownName('string', [name])
  return {
    workflow: (workflow as string | undefined) ?? null,
    node: (node as string | undefined) ?? null,
    resource: (resource as string | undefined) ?? null,
    days: Number(days ?? 0),
    ...pageOf(page as never),
  }
}
