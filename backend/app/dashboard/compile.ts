import { linesNamed, snake, tableName, type Field, type FieldSet } from '@barem/resources/kit'
import { ledgers } from '@barem/resources/ledgers'
import {
  metrics,
  sourcesOf,
  type Metric,
  type MetricName,
  wayFrom,
  type Dimension,
  type Source,
} from '@barem/resources/metrics'
import type { Bucket } from '@barem/resources/calc/ranges'
import type { Engine } from '#app/engine/engine'

/** A way as SQL: what is joined to the entries `e`, and the column at its end. */
export interface Joined {
  joins: string
  column: string
}

/** The name of the rows that a field points to. */
export const relationOf = ({ fields }: Pick<FieldSet, 'fields'>, name: string): string => {
  const field = fields[name] as Field | undefined
  if (field?.type !== 'belongsTo') throw new Error(`${name} is no relation`)
  return field.to
}

/** The column of whoever made a row is not called as its field. */
const columnOf = (field: string): string => (field === 'createdById' ? 'created_by' : snake(field))

/** SQL of a way from the entries of a ledger. */
export function joined(
  engine: Engine,
  { ledger, document }: Pick<Source, 'ledger' | 'document'>,
  dimension: Dimension,
): Joined {
  const way = wayFrom(dimension, ledger)
  if (!way) return { joins: '', column: 'null::uuid' }
  const [first, ...fields] = way
  const last = fields.at(-1)!
  const isDocument = first === 'document'
  const start = isDocument ? document : relationOf({ fields: ledgers[ledger].keys }, first)
  const from = `e.${isDocument ? 'document_id' : snake(first)}`
  const joins: string[] = []
  const join = (name: string, id: string): string => {
    const alias = `w${joins.length}`
    joins.push(`join ${engine.rowsOf(name).table} ${alias} on ${alias}.tenant_id = e.tenant_id and ${alias}.id = ${id}`)
    return alias
  }
  let [name, alias] = [start, join(start, from)]
  for (const field of fields.slice(0, -1)) {
    const isOwner = field === 'owner'
    const [next, id] = isOwner
      ? [linesNamed(name)!.resource, `${alias}.owner_id`]
      : [relationOf(engine.rowsOf(name), field), `${alias}.${snake(field)}`]
    alias = join(next, id)
    name = next
  }
  return { joins: joins.join(' '), column: `${alias}.${columnOf(last)}` }
}

/** SQL of what an entry `e` adds to a figure. */
export const addedBy = ({ sum, sign: whole = 1 }: Pick<Source, 'sum' | 'sign'>): string =>
  Object.entries(sum)
    .map(([measure, sign]) => `${sign * whole < 0 ? '-' : '+'} e.${snake(measure)}`)
    .join(' ')
    .replace(/^\+ /, '')

type Entries = Pick<Source, 'ledger' | 'document' | 'partner' | 'withPartner'>

/** SQL of whether an entry `e` is of a figure. */
export function isOf({ document, partner, withPartner }: Omit<Entries, 'ledger'>): string {
  const own = `e.tenant_id = app_tenant() and e.document = '${document}'`
  if (!withPartner) return own
  return `${own} and exists (select from ${tableName(document)} p
    where p.tenant_id = e.tenant_id and p.id = e.document_id and p.${snake(partner)} is not null)`
}

/**
 * SQL of the entries of a figure from `$1` to `$2`.
 * @param joins what is joined to them
 * @param more conditions besides
 */
export const entriesOf = ({ ledger, ...of }: Entries, joins = '', more = ''): string =>
  `from ${ledgers[ledger].table} e ${joins} where ${isOf(of)}
    and e.date between $1::date and $2::date ${more}`

const inVietnam = `(e.created_at at time zone 'Asia/Ho_Chi_Minh')`

/** SQL of the hour of an entry. What was posted on another day than its own counts at the near end of its day. */
export const hour = `case when ${inVietnam}::date < e.date then '00' when ${inVietnam}::date > e.date then '23'
    else to_char(${inVietnam}, 'HH24') end`

/** SQL of what entries are first grouped by, and of the bucket of such a `grain`: days are far fewer than entries. */
export const bucketColumns: Readonly<Record<Bucket, { grain: string; bucket: string }>> = {
  hour: { grain: hour, bucket: 'grain' },
  day: { grain: 'e.date', bucket: 'grain::text' },
  week: { grain: 'e.date', bucket: `date_trunc('week', grain)::date::text` },
  month: { grain: 'e.date', bucket: `date_trunc('month', grain)::date::text` },
}

export const metricNames = Object.keys(metrics) as MetricName[]
export const metric = (name: MetricName): Metric => metrics[name]

/** Entries of a ledger and of one resource, with what they add to each figure that is read from them, as SQL. */
export interface Read extends Entries {
  added: Readonly<Record<string, string>>
}

/** Figures by the ledger and the documents that they are read from, so that each is read once. */
export function readsOf(named: Readonly<Record<string, Metric>>): Read[] {
  const sources = Object.entries(named).flatMap(([name, one]) => sourcesOf(one).map((source) => ({ name, source })))
  const groups = Map.groupBy(
    sources,
    ({ source: { ledger, document, withPartner } }) => `${ledger} ${document} ${withPartner}`,
  )
  return [...groups.values()].map((group) => {
    const { ledger, document, partner, withPartner } = group[0]!.source
    return {
      ...{ ledger, document, partner },
      ...(withPartner && { withPartner }),
      added: Object.fromEntries(group.map(({ name, source }) => [name, addedBy(source)])),
    }
  })
}

/** The figures of these names. */
export const metricsOf = (names: readonly MetricName[]): Record<string, Metric> =>
  Object.fromEntries(names.map((name) => [name, metric(name)]))
