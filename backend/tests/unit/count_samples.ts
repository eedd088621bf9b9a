type Document = Record<string, unknown>

const day = '2026-02-01'
const line = {
  ...{ id: 'l', productId: 'p', quantity: '10', actualWeight: '98', theoreticalWeight: '100' },
  ...{ unitCost: '90', weightDifference: '2' },
}

/** What planners of counted and adjusted goods may have to know. */
export const countFacts = {
  reserved: [],
  stocked: new Map(),
  countedStock: { goods: new Map([['p', { pieces: '0', actualKg: '100' }]]), limit: '0' },
  countedElsewhere: new Map(),
}

const counted = (ofLine: Document): Document => ({
  ...{ id: 'd', documentDate: day, warehouseId: 'w', isCompared: true, unmarked: 0, reason: null },
  lines: [
    {
      ...{ id: 'l', productId: 'p', expected: '0', expectedKg: '100', difference: '4', differenceKg: '90' },
      ...{ unitCost: null, reason: 'found', ...ofLine },
    },
  ],
})

/** Counts and adjustments that take their planners through their branches. */
export const countDocuments = {
  adjustStock: ['loss', 'found', 'weight'].flatMap((kind) =>
    [null, 'k'].map((stockCountId) => ({
      ...{ id: 'd', documentDate: day, warehouseId: 'w', kind, stockCountId, lines: [line] },
    })),
  ),
  postStockCount: [
    { ...counted({}), unmarked: 1 },
    counted({}),
    counted({ reason: null }),
    counted({ difference: '0' }),
  ],
}
