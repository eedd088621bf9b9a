import { ledgers, type LedgerName } from '@barem/resources/ledgers'
import { paymentKind } from '@barem/resources/debts'
import { proofStatements } from '#app/posting/proof_statements'
import { api, signIn, tenantId } from '#tests/support/client'
import { act, superAdmin } from '#tests/support/documents/lives'
import { created, resourceOf, sample } from '#tests/support/samples'
import { onDatabase } from '#tests/support/server'
import { draftFrom, issued, sellingOrder, userId } from '../stock/issuing.ts'
import { posted, product, warehouse } from '../stock/stock.ts'

export type Row = Record<string, any> & { id: string; version: number }

export async function answered(answer: Promise<{ status: number; body: any }>): Promise<Row> {
  const { status, body } = await answer
  if (status >= 300) throw new Error(JSON.stringify(body))
  return body
}

/** A new customer with so many days of credit. */
export const customer = async (creditDays: number | null = null): Promise<string> =>
  String((await created(resourceOf('customers'), await customerBody(creditDays))).id)

const customerBody = async (creditDays: number | null) => ({
  ...(await sample(resourceOf('customers'), 'DONGA', 'required')),
  creditDays,
})

/** A new fund of this kind. */
export const fund = async (kind: 'cash' | 'bank' = 'cash', more: object = {}): Promise<string> => {
  const bank = kind === 'bank' ? { bankAccountNumber: '001100', bankName: 'Ngân hàng Mẫu' } : {}
  const body = { name: `Quỹ ${crypto.randomUUID()}`, kind, ...bank, ...more }
  return (await answered((await superAdmin()).post('/funds', body))).id
}

/** A new fund of this kind that begins with more than any test spends, on the first day of the year. */
export async function richFund(kind: 'cash' | 'bank' = 'cash'): Promise<string> {
  const fundId = await fund(kind)
  const lines = [{ fundId, amount: RICHES }]
  const draft = await answered((await superAdmin()).post('/opening-funds', { openedOn: '2026-01-01', lines }))
  await answered(take('opening-funds', draft, 'post'))
  return fundId
}

export const RICHES = '900000000000'

/** A warehouse with so many of a new product. */
export async function stocked(
  quantity: string,
  more: object = {},
): Promise<{ productId: string; warehouseId: string }> {
  const [productId, warehouseId] = [await product(more), await warehouse()]
  await posted(warehouseId, [{ productId, quantity, actualWeight: '2000', priceType: 'actual_kg', unitPrice: '14000' }])
  return { productId, warehouseId }
}

/** An approved order of which some pieces were issued; `line` is what is sold. */
export async function soldAndIssued(
  customerId: string,
  line: Record<string, unknown>,
  leaving: string,
  more: object = {},
): Promise<{ order: Row; issue: Row; warehouseId: string }> {
  const { productId, warehouseId } = await stocked('100')
  const order = await sellingOrder(warehouseId, [{ productId, ...line }], { customerId, ...more })
  const own = { productId, orderLineId: order.lines[0].id, quantity: leaving }
  const { actualWeight } = line as { actualWeight?: string }
  const weighed = actualWeight === undefined ? {} : { actualWeight }
  const issue = await issued(warehouseId, [{ ...own, ...weighed }], { orderId: order.id, customerId })
  return { order, issue, warehouseId }
}

/** The draft of an invoice of so many pieces of the first line of an order. */
export const invoice = async (order: Row, quantity: string, more: object = {}, by?: string): Promise<Row> =>
  answered(
    (by ? api(by) : await superAdmin()).post('/invoices', {
      orderId: order.id,
      customerId: order.customerId,
      documentDate: '2026-02-03',
      lines: [{ productId: order.lines[0].productId, orderLineId: order.lines[0].id, quantity }],
      ...more,
    }),
  )

export const take = async (resource: string, row: Row, action: string, body: object = {}) =>
  act(await signIn('superadmin'), resource, row, action, body)

export const invoiced = async (...given: Parameters<typeof invoice>): Promise<Row> =>
  answered(take('invoices', await invoice(...given), 'request'))

/** A new customer who owes so many times 100,000 dong, at most 100, for goods that they were invoiced. */
export async function debtor(times: string): Promise<string> {
  const customerId = await customer()
  const free = { discountSource: 'manual', discount: '0', shippingFee: '0' }
  const goods = { quantity: times, priceType: 'piece', salePrice: '100000' }
  const { order } = await soldAndIssued(customerId, goods, times, free)
  await invoiced(order, times)
  return customerId
}

/** The draft of a payment, from a fund that has the money where it goes out. */
export const payment = async (
  customerId: string | null,
  amount: string,
  more: { kind?: string; [field: string]: unknown } = {},
): Promise<Row> =>
  answered(
    (await superAdmin()).post('/debt-transactions', {
      ...{
        kind: 'receipt',
        ...(customerId && { customerId }),
        amount,
        executionDate: '2026-02-05',
        fundId: await (paymentKind(more.kind).money === 'out' ? richFund : fund)(),
        ...more,
      },
    }),
  )

export const paid = async (...given: Parameters<typeof payment>): Promise<Row> =>
  answered(take('debt-transactions', await payment(...given), 'request'))

/** A new supplier who gives so many days. */
export const supplier = async (paymentDays: number | null = null): Promise<string> => {
  const body = { ...(await sample(resourceOf('suppliers'), 'DONGA', 'required')), paymentDays }
  return String((await created(resourceOf('suppliers'), body)).id)
}

/** Money that goes to a supplier. */
export const paidTo = (supplierId: string, amount: string, more: object = {}): Promise<Row> =>
  paid(null, amount, { kind: 'payment', supplierId, ...more })

/** What a supplier is owed now. */
export const owedTo = async (id: string): Promise<string> =>
  (await answered((await superAdmin()).get(`/suppliers/${id}`))).owed

/** Says since when receipts owe, as a company does that begins with payables; past the checks of its settings. */
export async function oweSince(day: string | null): Promise<void> {
  const own = await tenantId('DONGA')
  await onDatabase((client) =>
    client.query('update company_settings set payables_since = $2 where tenant_id = $1', [own, day]),
  )
}

/** What is left of a document now. */
export const owedOf = async (id: string) => (await answered((await superAdmin()).get(`/invoices/${id}`))) as Row
export const debtOf = async (id: string): Promise<string> =>
  (await answered((await superAdmin()).get(`/customers/${id}`))).debt
export const balanceOf = async (id: string): Promise<string> =>
  (await answered((await superAdmin()).get(`/funds/${id}`))).balance

/** What of these ledgers differs from their entries: nothing, ever. */
export async function faults(): Promise<string[]> {
  const own = await tenantId('DONGA')
  const found: string[] = []
  for (const name of [
    'fulfilment',
    'invoicing',
    'receivables',
    'payables',
    'employeeDebts',
    'cash',
  ] satisfies LedgerName[])
    for (const { what, balance, text } of proofStatements(ledgers[name])) {
      const rows = await onDatabase(async (client) => {
        await client.query(`select set_config('app.tenant_id', $1, false)`, [own])
        return (await client.query(text, [])).rows
      })
      for (const keys of rows) found.push(`${what} of ${balance.name} at ${JSON.stringify(keys)}`)
    }
  return found
}

/** The draft of an order of goods that are in stock, and the body of a sale of it at once, for cash. */
export async function saleAtOnce() {
  const { productId, warehouseId } = await stocked('100')
  const line = { productId, quantity: '10', priceType: 'piece', salePrice: '100000' }
  const order = await draftFrom(warehouseId, [line], { customerId: await customer() })
  const issue = { officerId: await userId(), driverName: 'Khách tự chở' }
  return { order, body: { version: order.version, issue, payment: { amount: '1000000', fundId: await fund() } } }
}

export const SOLD = { quantity: '50', priceType: 'piece', salePrice: '100000' }
export const FREE = { discountSource: 'manual', discount: '0', shippingFee: '0' }

/** Two invoices of a customer, of one million and two, of which the second is due first. */
export async function owing(): Promise<{ customerId: string; order: Row; late: Row; soon: Row }> {
  const customerId = await customer()
  const { order } = await soldAndIssued(customerId, SOLD, '50', FREE)
  const late = await invoiced(order, '10', { dueDate: '2026-04-01' })
  const soon = await invoiced(order, '20', { dueDate: '2026-03-01' })
  return { customerId, order, late, soon }
}
