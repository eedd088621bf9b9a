import { defineFact } from '#app/engine/facts'
import type { Period } from '@barem/resources/calc/settle'
import { dayInVietnam } from '@barem/resources/kit'
import { rowsOf } from '#app/tenancy/run'

/** A lock of the company's books, which each posting shares and each change of their days takes alone. */
const LOCK = `hashtextextended('books ' || app_tenant()::text, 0)`

/** The days that entries may be of: the books stay as they are until the end of the transaction. */
async function periodNow(): Promise<Period> {
  await shareBooks()
  const [found] = await rowsOf<{ lockedUntil: string | null }>(
    `select locked_until::text as "lockedUntil" from company_settings where tenant_id = app_tenant()`,
  )
  return { today: dayInVietnam(new Date()), lockedUntil: found?.lockedUntil ?? null }
}

/** Waits while the books are being closed or changed, and holds that off until what posts here is stored. */
export const shareBooks = (): Promise<unknown> => rowsOf(`select pg_advisory_xact_lock_shared(${LOCK})`)

/** Waits until nothing posts any more, and keeps others from posting until the end of the transaction. */
export const lockBooks = (): Promise<unknown> => rowsOf(`select pg_advisory_xact_lock(${LOCK})`)

/** The days that entries may be of. */
export const periodFact = defineFact({
  name: 'period',
  reads: [],
  read: () => periodNow(),
})
