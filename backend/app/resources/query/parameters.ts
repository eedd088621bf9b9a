import { dayInVietnam, isDay, usualDay, type Query } from '@barem/resources/kit'
import { unknownName } from '#app/http/api_error'

type Raw = Record<string, unknown>

/**
 * Splits a query string into the days that a list is asked for, the usual ones unless it says others, and the rest.
 * @throws ApiError 400 with the name of a parameter whose value is not a date
 */
export function parametersOf(list: Query, query: Raw): { parameters: Readonly<Record<string, string>>; rest: Raw } {
  const { parameters } = list
  const today = dayInVietnam(new Date())
  const days = parameters.map((name): [string, string] => {
    const value = query[name]
    if (value === undefined || value === '') return [name, usualDay(list, name, today)]
    if (typeof value !== 'string' || !isDay(value)) throw unknownName('date', [name])
    return [name, value]
  })
  const rest = Object.fromEntries(Object.entries(query).filter(([name]) => !parameters.includes(name)))
  return { parameters: Object.fromEntries(days), rest }
}
