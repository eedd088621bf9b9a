import type { Walker } from '#tests/support/walker'

/** Visits what is answered of returned goods besides their documents. */
export async function walkReturns(walker: Walker): Promise<void> {
  const [{ id: besideId }] = (await walker.visit('warehouses.list', { query: '_end=1' })).body
  await walker.visit('returns.place', { body: { use: 'scrap', besideId } })
}
