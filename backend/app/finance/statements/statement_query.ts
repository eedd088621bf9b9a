import type { HttpContext } from '@adonisjs/core/http'
import { UUID } from '@barem/resources/kit'
import { ApiError, notFound, unknownName } from '#app/http/api_error'
import { flatQuery } from '#app/http/query_string'
import { pageOf } from '#app/resources/read/parse'
import { rowsOf } from '#app/tenancy/run'

/** States that lines are listed by: an open line has a proposal, or none. */
export const listedStates = ['proposed', 'unmatched', 'confirmed', 'ignored'] as const
export type ListedState = (typeof listedStates)[number]

/** An id in the path. @throws ApiError COM_ERR_002 */
export function idIn({ params }: HttpContext): string {
  if (!UUID.test(params.id)) throw notFound()
  return String(params.id).toLowerCase()
}

/** The account that a query names, and the rest of the query. @throws ApiError 400 */
export function accountIn({ request }: HttpContext) {
  const { fundId, ...rest } = flatQuery(request.parsedUrl.query)
  if (typeof fundId !== 'string' || !UUID.test(fundId)) throw unknownName('uuid', ['fundId'])
  return { fundId: fundId.toLowerCase(), rest }
}

/** The lines of an account that are asked for. */
export interface ListedLines {
  fundId: string
  state: ListedState
  start: number
  limit: number
}

/** @throws ApiError 400 naming what cannot be asked for */
export function listIn(ctx: HttpContext): ListedLines {
  const { fundId, rest } = accountIn(ctx)
  const { state = 'proposed', ...page } = rest
  const found = listedStates.find((one) => one === state)
  if (!found) throw unknownName('enum', ['state'])
  return { fundId, state: found, ...pageOf(page) }
}

/** @throws ApiError COM_ERR_002 for an unknown fund, COM_ERR_001 for a fund that is no bank account */
export async function requireAccount(fundId: string): Promise<void> {
  const [fund] = await rowsOf<{ kind: string }>(
    'select kind from funds where tenant_id = app_tenant() and id = $1::uuid',
    [fundId],
  )
  if (!fund) throw notFound()
  if (fund.kind !== 'bank') throw new ApiError('COM_ERR_001', { errors: [{ field: 'fundId', rule: 'bankFund' }] })
}
