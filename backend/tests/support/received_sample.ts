import { api, call, signIn, type Company } from './client.ts'

type Row = Record<string, any> & { id: string; version: number }

const DAY = '2026-11-05'

type Shared = (resource: string, company: Company) => Promise<string>

const answered = async (answer: Promise<{ status: number; body: any }>): Promise<Row> => {
  const { status, body } = await answer
  if (status >= 300) throw new Error(JSON.stringify(body))
  return body
}

/** Receives goods of the supplier that samples of a company share: their supplier, product, receipt and its line. */
async function received(company: Company, shared: Shared, productId: string, line: object) {
  const token = await signIn('superadmin', company)
  const client = api(token)
  const [supplierId, warehouseId] = [await shared('suppliers', company), await shared('warehouses', company)]
  const draft = await answered(
    client.post('/warehouse-receipts', {
      ...{ supplierId, warehouseId, documentDate: DAY, expectedExportDate: DAY, expectedReceiveDate: DAY },
      ...{ receivingOfficerId: (await client.get('/User/profile')).body.data.id, driverName: 'Mẫu' },
      lines: [{ productId, quantity: '1', ...line }],
    }),
  )
  const { id } = await answered(
    call('POST', `/warehouse-receipts/${draft.id}/request`, {
      ...{ token, body: { version: draft.version } },
      headers: { 'Idempotency-Key': crypto.randomUUID() },
    }),
  )
  return { supplierId, receiptId: id, productId, receiptLineId: draft.lines[0].id as string }
}

/**
 * What a document says that settles the price of a received line: of a receipt of its own, since a price is settled
 * once.
 * @param shared the id of a row that samples of a company share
 */
export async function toSettle(company: Company, shared: Shared) {
  const line = { priceType: 'piece', unitPrice: '200000', priceState: 'provisional' }
  const { supplierId, receiptId, ...source } = await received(company, shared, await shared('products', company), line)
  const lines = [{ ...source, unitPrice: '210000.00' }]
  return { receiptId, moreReceiptIds: undefined, supplierId, dueDate: '2026-12-05', lines }
}

/**
 * What a claim says about bars that weighed less than their barem, by which they are paid; of a receipt of its own.
 */
export async function toClaim(company: Company, shared: Shared) {
  const line = {
    ...{ quantity: '10', priceType: 'barem_kg', unitPrice: '15000', actualWeight: '1', reason: 'Cân hai lần' },
  }
  const { supplierId, receiptId, ...source } = await received(company, shared, await shared('products', company), line)
  return { receiptId, supplierId, lines: [{ ...source, shortWeight: '9.000' }] }
}
