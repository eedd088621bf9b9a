import { isNumber, numberingOf, type AnyResource, type Numbering } from '@barem/resources/kit'
import type { Values } from '#app/engine/behaviour'
import { tenantTransaction } from '#app/tenancy/tenant_transaction'

/** The part of a document's day that its numbers count in, such as `2611`. */
const periods: Record<Numbering['period'], (day: string) => string> = {
  year: (day) => day.slice(2, 4),
  month: (day) => day.slice(2, 4) + day.slice(5, 7),
  day: (day) => day.slice(2, 4) + day.slice(5, 7) + day.slice(8, 10),
  never: () => '',
}

const written = (pattern: string, series: readonly [string, string], day: string, n: number) =>
  pattern
    .replace(...series)
    .replace('{yy}', day.slice(2, 4))
    .replace('{MM}', day.slice(5, 7))
    .replace('{dd}', day.slice(8, 10))
    .replace(/\{n:(\d)\}/, (_, width: string) => String(n).padStart(Number(width), '0'))

/** Whether a document has its number; until then it has a temporary code. */
export function isNumbered(resource: AnyResource, row: Values): boolean {
  const numbering = numberingOf(resource)
  return numbering !== null && isNumber(numbering, row[numbering.field])
}

/** What documents are counted by: their resource, with what begins the number where that is chosen. */
function countedAs({ name }: AnyResource, { countsAs, series }: Numbering, row: Values): string {
  const kind = countsAs ?? name
  return series === null ? kind : `${kind} ${String(row[series])}`
}

/** The counter that a document takes its number from: its kind and period. */
export const counterOf = (resource: AnyResource, numbering: Numbering, row: Values): string =>
  `${countedAs(resource, numbering, row)} ${periods[numbering.period](String(row[numbering.date]))}`

/**
 * The next number of a document's kind in the period of its day. Locks the counter until the end of the transaction; a
 * rollback frees the number, so there are no gaps. Call it last.
 */
export async function nextNumber(resource: AnyResource, numbering: Numbering, row: Values): Promise<string> {
  const { pattern, period, date, series } = numbering
  const day = String(row[date])
  const { client, tenantId } = tenantTransaction()
  const { rows } = (await client.rawQuery(
    `insert into doc_counters as c (tenant_id, doc_type, period, n) values (?, ?, ?, 1)
      on conflict (tenant_id, doc_type, period) do update set n = c.n + 1 returning n`,
    [tenantId, countedAs(resource, numbering, row), periods[period](day)],
  )) as { rows: { n: number }[] }
  const begins = [`{${series}}`, String(series && row[series])] as const
  return written(pattern, begins, day, rows[0]!.n)
}
