import { dayInVietnam } from '@barem/resources/kit'
import type { BehaviourOf } from '#app/engine/behaviour_of'
import { ApiError } from '#app/http/api_error'
import { rowsOf } from '#app/tenancy/run'
import { lockBooks } from './period.ts'

const refuse = (field: string, rule: string, meta: Readonly<Record<string, string>> = {}) =>
  new ApiError('COM_ERR_001', { errors: [{ field, rule, meta }] })

/**
 * Refuses a day since which receipts owe when a receipt owes by the one before, or when receipts of that day or later
 * are posted: they would never owe. What is being posted is waited for.
 */
async function requirePayablesSince(before: string | null, after: string | null): Promise<void> {
  if (before === after) return
  await lockBooks()
  const [receipts] = await rowsOf<{ owed: boolean; last: string | null }>(
    `select exists (select from payables_entries where tenant_id = app_tenant() and kind in ('goods', 'freight')) as owed,
       (select max(document_date)::text from warehouse_receipts
        where tenant_id = app_tenant() and status = 'done' and document_date >= $1::date) as last`,
    [after],
  )
  const { owed, last } = receipts!
  if (before !== null && owed) throw refuse('payablesSince', 'payablesBegun', { day: before })
  if (last !== null) throw refuse('payablesSince', 'receiptsSince', { day: last })
}

/** Refuses goods as scrap whose pieces are not kg: 1 kg each, in parts too. */
async function requireScrapByKg(before: string | null, after: string | null): Promise<void> {
  if (after === null || before === after) return
  const [product] = await rowsOf<{ fits: boolean }>(
    `select weight_mode = 'per_piece' and density_weight = 1 and allow_fraction as fits from products
      where tenant_id = app_tenant() and id = $1::uuid`,
    [after],
  )
  // The check of relations already reports a product that does not exist.
  if (product && !product.fits) throw refuse('scrapProductId', 'scrapByKg')
}

/** Whether days that were closed are open again. */
const isReopened = (before: string | null, after: string | null): boolean =>
  before !== null && (after === null || after < before)

/** Closing the books waits for what is being posted; opening them again takes a reason, which their history keeps. */
export const settingsBehaviour: BehaviourOf<'company-settings'> = {
  async settle(row, { before }) {
    await requirePayablesSince(before?.payablesSince ?? null, row.payablesSince)
    await requireScrapByKg(before?.scrapProductId ?? null, row.scrapProductId)
    const closed = before?.lockedUntil ?? null
    if (row.lockedUntil === closed) return
    await lockBooks()
    if (row.lockedUntil !== null && row.lockedUntil > dayInVietnam(new Date())) throw refuse('lockedUntil', 'future')
    if (!isReopened(closed, row.lockedUntil)) return
    if (row.lockReason === null || row.lockReason === before?.lockReason) throw refuse('lockReason', 'reopening')
  },
}
