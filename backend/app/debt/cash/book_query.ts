import type { HttpContext } from '@adonisjs/core/http'
import { dayInVietnam, isDay, UUID } from '@barem/resources/kit'
import { unknownName } from '#app/http/api_error'
import { flatQuery } from '#app/http/query_string'
import { pageOf } from '#app/resources/read/parse'

/** What a cash book is asked for. */
export interface BookQuery {
  /** Null for all funds together. */
  fundId: string | null
  /** The first day; null for all since the beginning. */
  from: string | null
  /** The last day; today unless given. */
  to: string
  start: number
  limit: number
}

function day(name: string, value: unknown): string | null {
  if (value === undefined || value === '') return null
  if (typeof value !== 'string' || !isDay(value)) throw unknownName('date', [name])
  return value
}

/** @throws ApiError 400 naming what cannot be asked for */
export function bookQueryOf({ request }: HttpContext): BookQuery {
  const { fundId, from, to, ...rest } = flatQuery(request.parsedUrl.query)
  if (fundId !== undefined && (typeof fundId !== 'string' || !UUID.test(fundId))) throw unknownName('uuid', ['fundId'])
  return {
    fundId: fundId?.toLowerCase() ?? null,
    from: day('from', from),
    to: day('to', to) ?? dayInVietnam(new Date()),
    ...pageOf(rest),
  }
}
