import { tenantId } from '#tests/support/client'
import { superAdmin } from '#tests/support/documents/lives'
import { onDatabase } from '#tests/support/server'
import { product, warehouse } from '../stock/stock.ts'
import { received } from '../stock/receiving.ts'
import { answered, supplier, take, type Row } from './owing.ts'

export const DAY = { documentDate: '2026-02-02', expectedExportDate: '2026-02-02', expectedReceiveDate: '2026-02-02' }

/** A receipt of goods of a supplier: so many pieces, with the kg on the scale, at a price. */
export async function receivedOf(
  {
    quantity = '100',
    actualWeight = '1850',
    priceType = 'actual_kg',
    unitPrice = '15000',
    ...line
  }: Record<string, string> = {},
  more: Record<string, unknown> & { supplierId?: string } = {},
) {
  const supplierId = more.supplierId ?? (await supplier(30))
  const productId = line.productId ?? (await product())
  const warehouseId = await warehouse()
  const goods = { productId, quantity, actualWeight, priceType, unitPrice, reason: 'cân thử', ...line }
  const receipt = await received(warehouseId, [goods], { ...DAY, ...more, supplierId })
  return { supplierId, productId, warehouseId, receipt }
}

/** The body of an invoice of a supplier with a number of its own. */
export const paperOf = (supplierId: string, more: object = {}) => ({
  supplierId,
  serial: 'K26TAA',
  number: String(Math.floor(Math.random() * 1e9)),
  issuedOn: '2026-02-03',
  documentDate: '2026-02-03',
  ...more,
})

/** The draft of an invoice for goods of a receipt. */
export const invoiceOf = async (receipt: Row, line: object = {}, more: object = {}): Promise<Row> => {
  const [first] = receipt.lines
  const goods = {
    receiptLineId: first.id,
    productId: first.productId,
    priceType: first.priceType,
    quantity: first.quantity,
  }
  const body = paperOf(receipt.supplierId, { receiptId: receipt.id, lines: [{ ...goods, ...line }], ...more })
  return answered((await superAdmin()).post('/supplier-invoices', body))
}

export const match = (row: Row, body: object = {}) => take('supplier-invoices', row, 'matchInvoice', body)

export const matched = async (...given: Parameters<typeof invoiceOf>): Promise<Row> =>
  answered(match(await invoiceOf(...given)))

/** Sets whether the company has VAT, and whether prices have it in them. */
export const switchVat = async (vat: string) =>
  answered((await superAdmin()).patch('/company-settings', { vat, vatRate: '10' }))

/** Dong of cost that the period carries for a product. */
export const varianceOf = async (productId: string): Promise<string> => {
  const own = await tenantId('DONGA')
  return onDatabase(async (client) => {
    await client.query(`select set_config('app.tenant_id', $1, false)`, [own])
    const { rows } = await client.query('select amount from variances_by_product where product_id = $1', [productId])
    return String(rows[0]?.amount ?? '0')
  })
}
