import { areas } from '@barem/resources/areas'
import { exact } from '@barem/resources/calc/exact'
import { receivableDebts } from '@barem/resources/debts'
import { companySettings } from '#app/company/settings'
import { leftOf } from '#app/debt/left_now'
import { walkInCustomer } from '#app/debt/walk_in'
import type { Values, Writer } from '#app/engine/behaviour'
import { ApiError } from '#app/http/api_error'
import { may } from '#app/identity/permissions'
import { rowsOf } from '#app/tenancy/run'
import { isSeller } from './seller.ts'

/** The fund that money of a walk-in customer last came to: that of the invoice which goods come back of, if any. */
async function lastFund({ customerId, invoiceId }: Values): Promise<string | null> {
  const [found] = await rowsOf<{ id: string }>(
    `select t.fund_id as id from debt_transactions t
       where t.tenant_id = app_tenant() and t.customer_id = $1::uuid and t.status = 'done' and t.fund_id is not null
       order by t.invoice_id is not distinct from $2::uuid desc, t.created_at desc limit 1`,
    [customerId, invoiceId ?? null],
  )
  return found?.id ?? null
}

/** Names the fund that a walk-in customer is paid back from, unless somebody has. */
export async function nameFund(row: Values): Promise<void> {
  if (row.basis === 'issue' || (row.refundFundId ?? null) !== null || typeof row.customerId !== 'string') return
  if (row.customerId === (await walkInCustomer())) row.refundFundId = await lastFund(row)
}

/** Whether somebody may pay the credit of a return back themselves. */
async function mayPay(id: string, { identity, userId }: Writer): Promise<boolean> {
  if (identity !== null && !may(identity, areas.transaction, 'c')) return false
  return !(await companySettings()).refundApart || !(await isSeller([userId], { returnId: id }))
}

const NOBODY: Pick<Writer, 'userId' | 'identity' | 'source'> = { userId: null, identity: null, source: 'system' }

/**
 * Pays back what is left of the credit of a posted return, from the fund that it names. Where its writer may not pay
 * money out, the payment waits for a cashier as a draft.
 */
export async function payBack(id: string, row: Values, writer: Writer): Promise<void> {
  if ((row.refundFundId ?? null) === null) return
  const amount = exact.sub(0, await leftOf(receivableDebts, 'returns', id))
  if (amount.lte(0)) return
  // Loaded here: behaviours are a part of the engine.
  const [{ engine }, { createRow }, { transition }, { validateCreate }] = await Promise.all([
    import('#app/resources/serving'),
    import('#app/resources/write/save'),
    import('#app/resources/write/transition'),
    import('#app/resources/validation/validator'),
  ])
  const payments = engine.lookup('debt-transactions')
  const body = {
    ...{ kind: 'refund', returnId: id, customerId: row.customerId, amount: amount.toFixed() },
    ...{ executionDate: row.documentDate, fundId: row.refundFundId, payer: row.contactPerson ?? null },
  }
  const pays = await mayPay(id, writer)
  const by = pays ? writer : { ...writer, ...NOBODY }
  const made = await createRow(engine, payments, await validateCreate(payments, body), by)
  if (!pays) return
  const ask = { version: null, comment: null }
  await transition(engine, payments, made.id, 'request', ask, by).catch((error) => {
    throw saidAtFund(error)
  })
}

/** What is refused of the payment, such as a fund without enough money, is said at the fund that the return names. */
function saidAtFund(error: unknown): unknown {
  if (!(error instanceof ApiError) || error.errors.length === 0) return error
  const { code, status, params, extra } = error
  const errors = error.errors.map((one) => ({ ...one, field: 'refundFundId' }))
  return new ApiError(code, { errors, status, params, extra })
}
