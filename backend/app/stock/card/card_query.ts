import type { HttpContext } from '@adonisjs/core/http'
import { dayInVietnam, isDay, UUID } from '@barem/resources/kit'
import { unknownName } from '#app/http/api_error'
import { flatQuery } from '#app/http/query_string'
import { pageOf } from '#app/resources/read/parse'

/** What a stock card is asked for. */
export interface CardQuery {
  productId: string
  /** Null for all warehouses together. */
  warehouseId: string | null
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

/** @throws ApiError 400 naming what cannot be asked for, or that no product is named */
export function cardQueryOf({ request }: HttpContext): CardQuery {
  const { productId, warehouseId, from, to, ...rest } = flatQuery(request.parsedUrl.query)
  for (const [name, id] of Object.entries({ productId, ...(warehouseId !== undefined && { warehouseId }) }))
    if (typeof id !== 'string' || !UUID.test(id)) throw unknownName('uuid', [name])
  return {
    productId: (productId as string).toLowerCase(),
    warehouseId: (warehouseId as string | undefined)?.toLowerCase() ?? null,
    from: day('from', from),
    to: day('to', to) ?? dayInVietnam(new Date()),
    ...pageOf(rest),
  }
}
