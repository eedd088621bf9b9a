import type { Walker } from '#tests/support/walker'
import { exchangeBody } from './exchanging.ts'
import { sold } from './returning.ts'

/** Visits what is answered of returned goods besides their documents. */
export async function walkReturns(walker: Walker): Promise<void> {
  const [{ id: besideId }] = (await walker.visit('warehouses.list', { query: '_end=1' })).body
  await walker.visit('returns.place', { body: { use: 'scrap', besideId } })
  const { sale } = await sold({ quantity: '10', priceType: 'piece', salePrice: '200000' })
  await walker.visit('profit', { params: { of: 'invoices', id: sale.id } })
  const { productId } = sale.lines[0]
  await walker.visit('products.months', { params: { id: productId } })
  await walker.visit('products.prices', { params: { id: productId }, query: 'month=2026-02' })
  const body = await exchangeBody(sale, '4', '6')
  await walker.visit('returns.exchangePreview', { body })
  await walker.visit('returns.exchange', { body })
}
