import { ledgers } from '@barem/resources/ledgers'
import { superAdmin } from '#tests/support/documents/lives'
import { created, resourceOf, sample } from '#tests/support/samples'
import { answered, customer, FREE, faults, invoiced, soldAndIssued, take, type Row } from '../debt/owing.ts'
import { issued, sellingOrder } from '../stock/issuing.ts'
import { faults as stockFaults, posted, product, warehouse } from '../stock/stock.ts'

/** An invoice of all of a line that was sold to a new customer at once, from 100 bars in stock. */
export async function sold(line: Record<string, unknown>, charges: object = FREE, more: object = {}) {
  const customerId = await customer()
  const quantity = String(line.quantity)
  const { order, issue, warehouseId } = await soldAndIssued(customerId, line, quantity, charges)
  return { customerId, order, issue, warehouseId, sale: await invoiced(order, quantity, more) }
}

/** An invoice of ten pieces each of so many new products, of 200,000 dong, sold to a new customer. */
export async function soldSeveral(products: number) {
  const [customerId, warehouseId] = [await customer(), await warehouse()]
  const lines: { productId: string; quantity: string }[] = []
  for (let place = 0; place < products; place++) lines.push({ productId: await product(), quantity: '10' })
  const bought = { quantity: '100', actualWeight: '2000', priceType: 'actual_kg', unitPrice: '14000' }
  await posted(
    warehouseId,
    lines.map((line) => ({ ...line, ...bought })),
  )
  const order = await sellingOrder(warehouseId, lines, { customerId, ...FREE })
  const made = order.lines.map(({ id, productId, quantity }: Row) => ({ productId, orderLineId: id, quantity }))
  const issue = await issued(warehouseId, made, { orderId: order.id, customerId })
  return { customerId, order, issue, warehouseId, sale: await invoiced(order, '10', { lines: made }) }
}

let reason: Promise<string> | undefined
export const reasonId = (): Promise<string> =>
  (reason ??= created(resourceOf('return-reasons')).then(({ id }) => String(id)))

/** A new warehouse whose goods are for this. */
export const warehouseFor = async (use: 'sale' | 'quarantine' | 'scrap'): Promise<string> =>
  String((await created(resourceOf('warehouses'), { ...(await sample(resourceOf('warehouses'))), use })).id)

/** The draft of a return of so many pieces of the first line of an invoice. */
export const bringBack = async (sale: Row, line: object, more: object = {}): Promise<Row> =>
  answered(
    (await superAdmin()).post('/returns', {
      invoiceId: sale.id,
      customerId: sale.customerId,
      documentDate: '2026-02-04',
      reasonId: await reasonId(),
      warehouseId: await warehouseFor('sale'),
      lines: [{ productId: sale.lines[0].productId, invoiceLineId: sale.lines[0].id, ...line }],
      ...more,
    }),
  )

/** The same, received by the warehouse. */
export const received = async (...given: Parameters<typeof bringBack>): Promise<Row> =>
  answered(take('returns', await bringBack(...given), 'receive'))

/** The same, posted. */
export const returned = async (...given: Parameters<typeof bringBack>): Promise<Row> =>
  answered(take('returns', await received(...given), 'request'))

export const returnOf = async (id: string): Promise<Row> => answered((await superAdmin()).get(`/returns/${id}`))

/** What of any ledger that returns write differs from its entries: nothing, ever. */
export const allFaults = async () => [
  ...(await faults()),
  ...(await stockFaults()),
  ...(await stockFaults(ledgers.returning)),
  ...(await stockFaults(ledgers.priorReturning)),
]
