import type { HttpContext } from '@adonisjs/core/http'
import { addDays } from '@barem/resources/calc/days'
import type { Days } from '@barem/resources/calc/ranges'
import { dayInVietnam, isDay } from '@barem/resources/kit'
import { unknownName } from '#app/http/api_error'
import { flatQuery } from '#app/http/query_string'

/** The most days of a range: each has a figure of what came in and one of what went out. */
export const MOST_DAYS = 92

/** Days that are shown unless others are asked for, today among them. */
const USUAL_DAYS = 30

/** What the overview of money is asked for. */
export interface FinanceQuery extends Days {
  /** The day of the answer. */
  today: string
}

function day(name: string, value: unknown, usual: string): string {
  if (value === undefined || value === '') return usual
  if (typeof value !== 'string' || !isDay(value)) throw unknownName('date', [name])
  return value
}

/** @throws ApiError 400 naming what cannot be asked for */
export function financeQueryOf({ request }: HttpContext): FinanceQuery {
  const { from: first, to: last, ...strange } = flatQuery(request.parsedUrl.query)
  if (Object.keys(strange).length > 0) throw unknownName('unknownFilter', Object.keys(strange))
  const today = dayInVietnam(new Date())
  const to = day('to', last, today)
  const from = day('from', first, addDays(to, 1 - USUAL_DAYS))
  if (from > to || to >= addDays(from, MOST_DAYS)) throw unknownName('mostDays', ['from', 'to'], { max: MOST_DAYS })
  return { today, from, to }
}
