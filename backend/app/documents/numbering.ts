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

const written = (pattern: string, day: string, n: number) =>
  pattern
    .replace('{yy}', day.slice(2, 4))
    .replace('{MM}', day.slice(5, 7))
    .replace('{dd}', day.slice(8, 10))
    .replace(/\{n:(\d)\}/, (_, width: string) => String(n).padStart(Number(width), '0'))

/** Whether a document has its number; until then it has a temporary code. */
export function isNumbered(resource: AnyResource, row: Values): boolean {
  const numbering = numberingOf(resource)
  return numbering !== null && isNumber(numbering, row[numbering.field])
}

/** The counter that a document takes its number from: its kind and period. */
export const counterOf = ({ name }: AnyResource, { period, date }: Numbering, row: Values): string =>
  `${name} ${periods[period](String(row[date]))}`

/**
 * The next number of a document's kind in the period of its day. Locks the counter until the end of the transaction; a
 * rollback frees the number, so there are no gaps. Call it last.
 */
export async function nextNumber(
  { name }: AnyResource,
  { pattern, period, date }: Numbering,
  row: Values,
): Promise<string> {
  const day = String(row[date])
  const { client, tenantId } = tenantTransaction()
  const { rows } = (await client.rawQuery(
    `insert into doc_counters as c (tenant_id, doc_type, period, n) values (?, ?, ?, 1)
      on conflict (tenant_id, doc_type, period) do update set n = c.n + 1 returning n`,
    [tenantId, name, periods[period](day)],
  )) as { rows: { n: number }[] }
  return written(pattern, day, rows[0]!.n)
}
