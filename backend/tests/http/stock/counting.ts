import { signIn } from '#tests/support/client'
import { act, superAdmin } from '#tests/support/documents/lives'
import { posted, product, warehouse } from './stock.ts'
import { done, type Row } from './transferring.ts'

export const DAY = '2026-02-10'

/** 100 bars in a warehouse, which weigh 1,850 kg and cost 25,000,000 dong. */
export async function bars(ofWarehouse: object = {}) {
  const [productId, warehouseId] = [await product(), await warehouse(ofWarehouse)]
  const line = { productId, quantity: '100', actualWeight: '1850', priceType: 'piece', unitPrice: '250000' }
  await posted(warehouseId, [line])
  return { productId, warehouseId }
}

/** The body of a count that is compared. */
export const countBody = (warehouseId: string, lines: readonly object[], more: object = {}) => ({
  ...{ documentDate: DAY, warehouseId, isCompared: true, lines, ...more },
})

/** A draft of it. */
export const draft = async (...given: Parameters<typeof countBody>): Promise<Row> =>
  done((await superAdmin()).post('/stock-counts', countBody(...given)))

export const step = async (row: Row, action: string, more: object = {}) =>
  act(await signIn('superadmin'), 'stock-counts', row, action, more)

/** A count that is posted. */
export const counted = async (...given: Parameters<typeof countBody>): Promise<Row> =>
  done(step(await draft(...given), 'request'))

/** The adjustments that a count made, by their kinds. */
export const adjustmentsOf = async ({ id }: Row): Promise<Row[]> =>
  done((await superAdmin()).get(`/stock-adjustments?stockCountId=${id}&_sort=code`)) as unknown as Promise<Row[]>
