const none = { weight: null, amount: null }
const [piece, scrap] = [
  { ...none, id: 'a', bar: 1, kind: 'piece', productId: 'q', length: '5', quantity: '4', theoreticalWeight: '10' },
  { ...none, id: 'b', bar: 1, kind: 'scrap', productId: 's', length: null, quantity: null, theoreticalWeight: '1' },
]
const bars = { id: 'l', productId: 'p', quantity: '2', length: '11', rest: '0.9', actualWeight: null }
const cutting = {
  ...{ id: 'd', documentDate: '2026-02-01', warehouseId: 'w', scrapPrice: '8' },
  ...{ actualWeight: null, scrapWeight: null, kerfWeight: null, total: null },
}

/** Bars that are cut into pieces and scrap, which is weighed once and too heavy once. */
export const cuttings = [null, '1', '900'].map((scrapWeight) => ({
  ...cutting,
  lines: [{ ...bars, scrapWeight }],
  pieces: [piece, scrap],
}))
