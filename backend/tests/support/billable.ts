import { api, call, signIn, type Company } from './client.ts'

type Row = Record<string, any> & { id: string; version: number }

/** The id of a row of a resource that samples of a company share. */
type Shared = (resource: string, company: Company) => Promise<string>

/** As many pieces as all samples of a run invoice, one each. */
const PIECES = '400'
/** More than these, so that others find goods there too. */
const OPENING = '800'

/** What is written on an order and on its issue besides the goods. */
const DAY = '2026-11-05'
const address = { system: 'new', province: '01', district: null, ward: '00004', street: 'Số 1 Phố Mẫu' }

/** An order of these goods of which all was issued, for invoices to be made from it. */
async function billableOrder(company: Company, shared: Shared): Promise<Row> {
  const [customerId, productId, warehouseId] = [
    await shared('customers', company),
    await shared('products', company),
    await shared('warehouses', company),
  ]
  const token = await signIn('superadmin', company)
  const client = api(token)
  const done = async (answer: Promise<{ status: number; body: any }>): Promise<Row> => {
    const { status, body } = await answer
    if (status >= 300) throw new Error(JSON.stringify(body))
    return body
  }
  const step = (resource: string, { id, version }: Row, action: string) =>
    done(
      call('POST', `/${resource}/${id}/${action}`, {
        token,
        body: { version },
        headers: { 'Idempotency-Key': crypto.randomUUID() },
      }),
    )
  const opening = await done(
    client.post('/opening-stocks', {
      ...{ openedOn: '2026-11-01', warehouseId },
      lines: [{ productId, quantity: OPENING, priceType: 'piece', unitPrice: '200000' }],
    }),
  )
  await step('opening-stocks', opening, 'post')
  const { id: officerId } = (await client.get('/User/profile')).body.data
  const draft = await done(
    client.post('/sales-orders', {
      ...{ customerId, orderDate: DAY, receivingDate: DAY, shippingAddress: address, approverId: officerId },
      exportingWarehouseId: warehouseId,
      lines: [{ productId, quantity: PIECES, priceType: 'piece', salePrice: '250000.00' }],
    }),
  )
  const order = await step('sales-orders', await step('sales-orders', draft, 'request'), 'approve')
  const issue = await done(
    client.post('/warehouse-issues', {
      ...{ orderId: order.id, customerId, documentDate: DAY, warehouseId, officerId, driverName: 'Mẫu' },
      ...{ expectedExportDate: DAY, expectedReceiveDate: DAY },
      lines: [{ productId, orderLineId: order.lines[0].id, quantity: PIECES }],
    }),
  )
  await step('warehouse-issues', issue, 'request')
  return order
}

const orders = new Map<Company, Promise<Row>>()

const orderOf = (company: Company, shared: Shared): Promise<Row> => {
  const known = orders.get(company) ?? billableOrder(company, shared)
  orders.set(company, known)
  return known
}

/** What an invoice of one piece says: a line of an order of these goods, which all samples of a company share. */
export async function billed(company: Company, shared: Shared): Promise<Record<string, unknown>> {
  const { id, customerId, lines } = await orderOf(company, shared)
  const line = { productId: lines[0].productId, orderLineId: lines[0].id, quantity: '1.000' }
  return { orderId: id, customerId, dueDate: '2026-12-05', lines: [line] }
}

/** A posted invoice of so many pieces of that order. */
async function postedInvoice(company: Company, shared: Shared, quantity: string): Promise<Row> {
  const token = await signIn('superadmin', company)
  const { lines, ...body } = await billed(company, shared)
  const { body: draft } = await api(token).post('/invoices', {
    ...body,
    documentDate: DAY,
    lines: [{ ...(lines as Row[])[0], quantity }],
  })
  await call('POST', `/invoices/${draft.id}/request`, {
    ...{ token, body: { version: draft.version } },
    headers: { 'Idempotency-Key': crypto.randomUUID() },
  })
  return draft
}

const owed = new Map<Company, Promise<Row>>()

/** What a receipt says that pays a dong of an invoice, which all samples of a company share. */
export async function paying(company: Company, shared: Shared): Promise<Record<string, unknown>> {
  const invoice = owed.get(company) ?? postedInvoice(company, shared, '1.000')
  owed.set(company, invoice)
  const { id, customerId } = await invoice
  return { invoiceId: id, customerId, allocations: [{ invoiceId: id, amount: '1' }] }
}

/** What an adjustment says that takes a dong off an invoice, which all samples of a company share. */
export async function granted(company: Company, shared: Shared): Promise<Record<string, unknown>> {
  const { customerId, allocations } = await paying(company, shared)
  return { kind: 'payment_discount', customerId, allocations, amount: '1' }
}

/** As many pieces as all samples of a run bring back, one each. */
const BACK = '150.000'

const sold = new Map<Company, Promise<Row>>()

/** What a return of one piece says: a line of an invoice, which all samples of a company share. */
export async function bringing(company: Company, shared: Shared): Promise<Record<string, unknown>> {
  const invoice = sold.get(company) ?? postedInvoice(company, shared, BACK)
  sold.set(company, invoice)
  const { id, customerId, lines } = await invoice
  const [line] = lines as Row[]
  const back = { productId: line!.productId, invoiceLineId: line!.id, quantity: '1.000' }
  return { invoiceId: id, customerId, lines: [back] }
}
