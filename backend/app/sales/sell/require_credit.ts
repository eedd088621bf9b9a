import { lateDebt, overLimit } from '@barem/resources/calc/credit'
import { askedBy } from '@barem/resources/calc/exceptions'
import { areas } from '@barem/resources/areas'
import type { AnyResource } from '@barem/resources/kit'
import { companySettings } from '#app/company/settings'
import { creditOf } from '#app/debt/credit'
import { lockPartner } from '#app/documents/exceptions'
import type { Values, Writer } from '#app/engine/behaviour'
import { ApiError } from '#app/http/api_error'
import { may } from '#app/identity/permissions'
import type { Stored } from './made_document.ts'

/** Locks the customer of an order, before any goods, where a sale on credit may be refused. */
export async function lockCredit(orders: AnyResource, order: Values): Promise<void> {
  const { creditPolicy } = await companySettings()
  if (creditPolicy === 'reason' || creditPolicy === 'approve') await lockPartner(orders, order)
}

/**
 * Refuses a sale at once that left something open, if the customer owes more than the company lets pass. People with
 * full rights to debts may make it all the same.
 * @throws ApiError COM_ERR_001 at the payment
 */
export async function requireCredit(order: Stored, { identity }: Writer): Promise<void> {
  if (identity === null || may(identity, areas.debt, 'f')) return
  // The sale is in the balance already.
  const credit = await creditOf({ ...order, grandTotal: '0' }, [])
  if (credit === null || askedBy('overLimit', { credit }) === null) return
  if (overLimit(credit) === null && lateDebt(credit) === null) return
  throw new ApiError('COM_ERR_001', { errors: [{ field: 'payment.amount', rule: 'sellCredit' }] })
}
