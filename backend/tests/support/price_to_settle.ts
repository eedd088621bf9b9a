import { api, call, signIn, type Company } from './client.ts'

type Row = Record<string, any> & { id: string; version: number }

const DAY = '2026-11-05'

/**
 * What a document says that settles the price of a received line: of a receipt of its own, since a price is settled
 * once.
 * @param shared the id of a row that samples of a company share
 */
export async function toSettle(company: Company, shared: (resource: string, company: Company) => Promise<string>) {
  const token = await signIn('superadmin', company)
  const client = api(token)
  const answered = async (answer: Promise<{ status: number; body: any }>): Promise<Row> => {
    const { status, body } = await answer
    if (status >= 300) throw new Error(JSON.stringify(body))
    return body
  }
  const [supplierId, warehouseId, productId] = [
    await shared('suppliers', company),
    await shared('warehouses', company),
    await shared('products', company),
  ]
  const draft = await answered(
    client.post('/warehouse-receipts', {
      ...{ supplierId, warehouseId, documentDate: DAY, expectedExportDate: DAY, expectedReceiveDate: DAY },
      ...{ receivingOfficerId: (await client.get('/User/profile')).body.data.id, driverName: 'Mẫu' },
      lines: [{ productId, quantity: '1', priceType: 'piece', unitPrice: '200000', priceState: 'provisional' }],
    }),
  )
  const { id } = await answered(
    call('POST', `/warehouse-receipts/${draft.id}/request`, {
      ...{ token, body: { version: draft.version } },
      headers: { 'Idempotency-Key': crypto.randomUUID() },
    }),
  )
  const lines = [{ productId, receiptLineId: draft.lines[0].id, unitPrice: '210000.00' }]
  return { receiptId: id, moreReceiptIds: undefined, supplierId, dueDate: '2026-12-05', lines }
}
