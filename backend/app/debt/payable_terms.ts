import { defineFact } from '#app/engine/facts'
import type { Facts } from '@barem/resources/calc/settle'
import type { Values } from '#app/engine/behaviour'
import { shareBooks } from '#app/company/period'
import { rowsOf } from '#app/tenancy/run'

const idOf = (id: unknown): string | null => (typeof id === 'string' ? id : null)

const NO_TERMS: Facts['payableTerms'] = { since: null, goods: 0, freight: 0 }

/** Since when receipts owe, and the days of the contract, else of each supplier. */
async function termsOf({ contractId, supplierId, freightSupplierId }: Values): Promise<Facts['payableTerms']> {
  // A document that may name a supplier and names none owes nothing, such as an issue for an order.
  if (supplierId === null && [contractId, freightSupplierId].every((id) => idOf(id) === null)) return NO_TERMS
  // Whether receipts owe does not change while one posts.
  await shareBooks()
  const [terms] = await rowsOf<Facts['payableTerms']>(
    `select (select payables_since::text from company_settings where tenant_id = app_tenant()) as since,
       coalesce((select payment_days from purchase_contracts where tenant_id = app_tenant() and id = $1::uuid),
         (select payment_days from suppliers where tenant_id = app_tenant() and id = $2::uuid), 0) as goods,
       coalesce((select payment_days from suppliers where tenant_id = app_tenant() and id = $3::uuid), 0) as freight`,
    [idOf(contractId), idOf(supplierId), idOf(freightSupplierId)],
  )
  return terms!
}

/** The supplier whom a payment goes to, or whose invoice it is. */
export const payeeFact = defineFact({
  name: 'payee',
  reads: ['supplierId'],
  async read({ supplierId }) {
    const [payee] = await rowsOf<NonNullable<Facts['payee']>>(
      `select name, bank_account_number is not null as "hasAccount", tax_code as "taxCode" from suppliers
       where tenant_id = app_tenant() and id = $1::uuid`,
      [idOf(supplierId)],
    )
    return payee ?? null
  },
})

/** The customer whose debts are set off. */
export const payerFact = defineFact({
  name: 'payer',
  reads: ['customerId'],
  async read({ customerId }) {
    const [payer] = await rowsOf<NonNullable<Facts['payer']>>(
      `select tax_code as "taxCode" from customers where tenant_id = app_tenant() and id = $1::uuid`,
      [idOf(customerId)],
    )
    return payer ?? null
  },
})

/** Since when, and after how many days, receipts are to be paid. */
export const payableTermsFact = defineFact({
  name: 'payableTerms',
  reads: ['contractId', 'supplierId', 'freightSupplierId'],
  read: (row) => termsOf(row),
})
