import { exact } from '@barem/resources/calc/exact'
import { receivableDebts } from '@barem/resources/debts'
import { leftOf } from '#app/debt/left_now'
import { rowsOf } from '#app/tenancy/run'
import { soldJson } from '../sell/sold_json.ts'
import type { Exchanged } from './exchange.ts'

/** Money that went back to the customer with a return. */
async function paidBack(id: string): Promise<string> {
  const [found] = await rowsOf<{ amount: string }>(
    `select coalesce(sum(amount), 0)::text as amount from debt_transactions
       where tenant_id = app_tenant() and return_id = $1 and kind = 'refund' and status = 'done'`,
    [id],
  )
  return found!.amount
}

async function soldOf(sold: NonNullable<Exchanged['sold']>) {
  const { order: _order, ...made } = await soldJson(sold)
  return made
}

/** What an exchange answers: both documents, what was made of the sale, and the difference that the customer pays. */
export async function exchangeJson({ back, order, sold }: Exchanged) {
  const [total, refund] = [order.grandTotal as string | null, back.totalRefund as string | null]
  const { id, code, status } = back
  return {
    return: {
      ...{ id, code: code ?? null, status, totalRefund: refund },
      credit: exact.sub(0, await leftOf(receivableDebts, 'returns', id)).toFixed(),
      paidBack: await paidBack(id),
    },
    order: { id: order.id, code: order.code ?? null, status: order.status, grandTotal: total },
    /** Below zero where the goods that came back are worth more. */
    difference: total === null || refund === null ? null : exact.sub(total, refund).toFixed(),
    sold: sold && (await soldOf(sold)),
  }
}
