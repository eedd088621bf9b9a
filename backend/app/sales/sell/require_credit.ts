import { lateDebt, overLimit } from '@barem/resources/calc/credit'
import { askedBy } from '@barem/resources/calc/exceptions'
import { areas } from '@barem/resources/areas'
import { creditOf } from '#app/debt/credit'
import type { Writer } from '#app/engine/behaviour'
import { ApiError } from '#app/http/api_error'
import { may } from '#app/identity/permissions'
import type { Stored } from './made_document.ts'

/**
 * Looks at what a customer owes after a sale at once that left something open. Only those who decide about debts sell
 * more on credit than the company lets pass; others are paid, or have the order approved.
 * @throws ApiError COM_ERR_001 at the payment
 */
export async function requireCredit(order: Stored, { identity }: Writer): Promise<void> {
  if (identity === null || may(identity, areas.debt, 'f')) return
  // What it sold is a debt already, so that the order itself comes to nothing more.
  const credit = await creditOf({ ...order, grandTotal: '0' }, [])
  if (credit === null || askedBy('overLimit', { credit }) === null) return
  if (overLimit(credit) === null && lateDebt(credit) === null) return
  throw new ApiError('COM_ERR_001', { errors: [{ field: 'payment.amount', rule: 'sellCredit' }] })
}
