import type { Grid } from './kit/index.ts'

/** Ways to type lines in a grid, each with the fields that people read and write in it. */
export const grids = {
  /** Goods that are sold. */
  sale: {
    fields: ['productId', 'quantity', 'actualWeight', 'priceType', 'salePrice', 'unitPrice', 'amount'],
    goods: 'productId',
  },
  /** Goods that are bought. */
  purchase: {
    fields: ['productId', 'quantity', 'quantityUnit', 'priceType', 'unitPrice', 'amount'],
    goods: 'productId',
  },
  /** Anything else, by its fields alone. */
  plain: { fields: [], goods: null },
} as const satisfies Readonly<Record<string, Grid>>
