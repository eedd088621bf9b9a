import { call } from '../../../http/client.ts'

/** Goods of a warehouse that its books have. */
export interface OnHand {
  productId: string
  code: string
  name: string
  pieces: string
}

/** The most rows that a list answers at once. */
const PAGE = 100

/** What is counted: a warehouse, or a group of its products, at the end of a day. */
export interface Counted {
  warehouseId: string
  productGroupId?: string | null
  /** As an ISO day; null for now. */
  day?: string | null
}

/**
 * Goods that a warehouse has by its books, in the order of their names.
 * @param max how many are read at most
 */
export async function onHandIn({ warehouseId, productGroupId, day }: Counted, max: number): Promise<OnHand[]> {
  const query = new URLSearchParams({ warehouseId, _sort: 'name', _order: 'asc' })
  if (productGroupId) query.set('productGroupId', productGroupId)
  if (day) query.set('asOf', day)
  const found: OnHand[] = []
  for (let start = 0; start < max && found.length === start; start += PAGE) {
    query.set('_start', String(start))
    query.set('_end', String(start + PAGE))
    found.push(...(await call<OnHand[]>(`stock-on-hand?${query}`)).body)
  }
  return found.filter(({ pieces }) => Number(pieces) !== 0)
}
