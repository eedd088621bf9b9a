import type { HttpContext } from '@adonisjs/core/http'
import { isChoosable, rangeNames, rangeOf, type Days, type Range, type RangeName } from '@barem/resources/calc/ranges'
import { dayInVietnam, isDay, UUID } from '@barem/resources/kit'
import { ledgers } from '@barem/resources/ledgers'
import { dimensions, metrics, sourcesOf, wayFrom, type DimensionName, type MetricName } from '@barem/resources/metrics'
import { unknownName } from '#app/http/api_error'
import { flatQuery } from '#app/http/query_string'
import { pageOf } from '#app/resources/read/parse'

type Query = Record<string, string | string[]>

/** One of these words. @throws ApiError 400 naming what is none of them */
function choice<Word extends string>(query: Query, name: string, words: readonly Word[], usual?: Word): Word {
  const found = words.find((word) => word === (query[name] ?? usual))
  if (found === undefined) throw unknownName('enum', [name])
  return found
}

function day(query: Query, name: string): string {
  const value = query[name]
  if (typeof value !== 'string' || !isDay(value)) throw unknownName('date', [name])
  return value
}

export interface RangeQuery extends Range {
  range: RangeName
}

/** @throws ApiError 400 naming what cannot be asked for */
function rangeIn(query: Query): RangeQuery {
  const range = choice(query, 'range', rangeNames, 'pastYear')
  const today = dayInVietnam(new Date())
  if (range !== 'custom') return { range, ...rangeOf(range, today, { from: today, to: today }) }
  const chosen: Days = { from: day(query, 'from'), to: day(query, 'to') }
  if (!isChoosable(chosen)) throw unknownName('threeYears', ['from', 'to'])
  return { range, ...rangeOf(range, today, chosen) }
}

const refuseOthers = (query: Query, ...known: string[]) => {
  const strange = Object.keys(query).filter((name) => !known.includes(name))
  if (strange.length > 0) throw unknownName('unknownFilter', strange)
}

const queryOf = ({ request }: HttpContext): Query => flatQuery(request.parsedUrl.query)

/** The range that is asked for; the past 12 months unless said. @throws ApiError 400 naming what cannot be asked for */
export function rangeQueryOf(ctx: HttpContext): RangeQuery {
  const query = queryOf(ctx)
  refuseOthers(query, 'range', 'from', 'to')
  return rangeIn(query)
}

/** The range and the page that are asked for. */
export function pageQueryOf(ctx: HttpContext): { range: RangeQuery; start: number; limit: number } {
  const { _start, _end, ...query } = queryOf(ctx)
  refuseOthers(query, 'range', 'from', 'to')
  return { range: rangeIn(query), ...pageOf({ ...(_start && { _start }), ...(_end && { _end }) }) }
}

/** The documents of a figure that are asked for. */
export interface EntriesQuery {
  metric: MetricName
  days: Days
  /** Those of one record; `null` those without one. */
  of: { dimension: DimensionName; id: string | null } | null
  /** The hour of posting, as `00` to `23`; null for all. */
  hour: string | null
  start: number
  limit: number
}

const HOUR = /^([01]\d|2[0-3])$/

/** What the entries of a figure are split by: that to which all of them lead. */
const dimensionsOf = (metric: MetricName): DimensionName[] =>
  (Object.keys(dimensions) as DimensionName[]).filter((name) => {
    return sourcesOf(metrics[metric]).every(({ ledger }) => {
      const [first = 'document'] = wayFrom(dimensions[name], ledger) ?? []
      return first === 'document' || first in ledgers[ledger].keys
    })
  })

function recordIn(query: Query, metric: MetricName): EntriesQuery['of'] {
  if (query.by === undefined && query.key === undefined) return null
  const dimension = choice(query, 'by', dimensionsOf(metric))
  const id = query.key
  if (typeof id !== 'string' || !(id === 'none' || UUID.test(id))) throw unknownName('uuid', ['key'])
  return { dimension, id: id === 'none' ? null : id.toLowerCase() }
}

/** @throws ApiError 400 naming what cannot be asked for */
export function entriesQueryOf(ctx: HttpContext): EntriesQuery {
  const { _start, _end, ...query } = queryOf(ctx)
  refuseOthers(query, 'metric', 'from', 'to', 'by', 'key', 'hour')
  const days = { from: day(query, 'from'), to: day(query, 'to') }
  if (!isChoosable(days)) throw unknownName('threeYears', ['from', 'to'])
  if (query.hour !== undefined && (typeof query.hour !== 'string' || !HOUR.test(query.hour)))
    throw unknownName('enum', ['hour'])
  const metric = choice(query, 'metric', Object.keys(metrics) as MetricName[])
  return {
    metric,
    days,
    of: recordIn(query, metric),
    hour: query.hour ?? null,
    ...pageOf({ ...(_start && { _start }), ...(_end && { _end }) }),
  }
}
