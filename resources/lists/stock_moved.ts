import { areas } from '../areas.ts'
import { belongsTo, date, decimal, defineQueryList, money, text, weight } from '../kit/index.ts'

const count = decimal({ scale: 3, min: '-999999999' })
const kg = weight({ min: '-999999999' })
const dong = money({ area: areas.costPrice, min: '-999999999999999' })

const pieces = { openingPieces: count, camePieces: count, wentPieces: count, closingPieces: count } as const
const kilos = {
  ...{ openingKg: kg, cameKg: kg, wentKg: kg, closingKg: kg },
  ...{ openingBaremKg: kg, cameBaremKg: kg, wentBaremKg: kg, closingBaremKg: kg },
} as const
const values = { openingValue: dong, cameValue: dong, wentValue: dong, closingValue: dong } as const
const days = { since: date(), asOf: date() } as const
const named = { code: text(), name: text() } as const

const PIECES = ['openingPieces', 'camePieces', 'wentPieces', 'closingPieces'] as const
const KILOS = ['openingKg', 'cameKg', 'wentKg', 'closingKg'] as const
const BAREM = ['openingBaremKg', 'cameBaremKg', 'wentBaremKg', 'closingBaremKg'] as const
const VALUES = ['openingValue', 'cameValue', 'wentValue', 'closingValue'] as const

const WIDTHS = { Pieces: 88, Kg: 116, Value: 132 }

/** Pixels of figures, by what they count. */
const widthsOf = <const N extends string>(names: readonly N[]) =>
  Object.fromEntries(
    names.map((name) => [name, WIDTHS[/(Pieces|Kg|Value)$/.exec(name)![1] as keyof typeof WIDTHS]]),
  ) as Record<N, number>

const common = {
  area: areas.inventory,
  icon: 'logistics',
  title: 'name',
  parameters: ['since', 'asOf'],
  fromMonth: ['since'],
} as const
const sort = { field: 'name', order: 'asc' } as const

/** Opening, in, out and closing of each product in a range of days, across the company. */
export const movedByProduct = defineQueryList('stock-moved-by-product', {
  ...common,
  route: '/logistics/inventory/moved',
  opens: '/logistics/inventory/card?productId=:productId&from=:since&to=:asOf',
  sums: [...KILOS, ...BAREM, ...VALUES],
  fields: {
    ...{ ...named, productId: belongsTo('products'), productTypeId: belongsTo('product-types') },
    ...{ productGroupId: belongsTo('product-groups'), unit: text(), ...pieces, ...kilos, ...values, ...days },
  },
  list: {
    columns: ['name', 'unit', ...PIECES, ...KILOS, ...BAREM, ...VALUES],
    filters: ['productId', 'productTypeId', 'productGroupId', ...PIECES],
    search: ['code', 'name'],
    vocabulary: 'steel',
    ...{ sort, card: ['closingPieces', 'closingKg'] },
    widths: { unit: 64, ...widthsOf([...PIECES, ...KILOS, ...BAREM, ...VALUES]) },
  },
})

/**
 * The same of each product in each warehouse, and of what is on its way between them; value is the company's, and a
 * transfer moves none.
 */
export const movedByPlace = defineQueryList('stock-moved-by-place', {
  ...common,
  route: '/logistics/inventory/moved/place',
  opens: '/logistics/inventory/card?productId=:productId&warehouseId=:warehouseId&from=:since&to=:asOf',
  sums: [...KILOS, ...BAREM],
  fields: {
    ...{ ...named, productId: belongsTo('products'), warehouseId: belongsTo('warehouses') },
    ...{ productTypeId: belongsTo('product-types'), productGroupId: belongsTo('product-groups'), unit: text() },
    ...{ ...pieces, ...kilos, ...days },
  },
  list: {
    columns: ['name', 'warehouseId', 'unit', ...PIECES, ...KILOS, ...BAREM],
    filters: ['productId', 'warehouseId', 'productTypeId', 'productGroupId', ...PIECES],
    search: ['code', 'name'],
    vocabulary: 'steel',
    ...{ sort, card: ['warehouseId', 'closingPieces', 'closingKg'] },
    widths: { warehouseId: 132, unit: 64, ...widthsOf([...PIECES, ...KILOS, ...BAREM]) },
  },
})

/** The same of each group of products. */
export const movedByGroup = defineQueryList('stock-moved-by-group', {
  ...common,
  route: '/logistics/inventory/moved/group',
  opens: '/logistics/inventory/moved?productGroupId=:productGroupId&since=:since&asOf=:asOf',
  sums: [...KILOS, ...BAREM, ...VALUES],
  fields: { ...named, productGroupId: belongsTo('product-groups'), ...kilos, ...values, ...days },
  list: {
    columns: ['name', ...KILOS, ...BAREM, ...VALUES],
    filters: ['productGroupId'],
    search: ['code', 'name'],
    ...{ sort, widths: widthsOf([...KILOS, ...BAREM, ...VALUES]), card: ['closingKg'] },
  },
})

/** The same of each type of products. */
export const movedByType = defineQueryList('stock-moved-by-type', {
  ...common,
  route: '/logistics/inventory/moved/type',
  opens: '/logistics/inventory/moved?productTypeId=:productTypeId&since=:since&asOf=:asOf',
  sums: [...KILOS, ...BAREM, ...VALUES],
  fields: { ...named, productTypeId: belongsTo('product-types'), ...kilos, ...values, ...days },
  list: {
    columns: ['name', ...KILOS, ...BAREM, ...VALUES],
    filters: ['productTypeId'],
    search: ['code', 'name'],
    ...{ sort, widths: widthsOf([...KILOS, ...BAREM, ...VALUES]), card: ['closingKg'] },
  },
})

/** The same of each warehouse, and of what is on its way between them. */
export const movedByWarehouse = defineQueryList('stock-moved-by-warehouse', {
  ...common,
  route: '/logistics/inventory/moved/warehouse',
  opens: '/logistics/inventory/moved/place?warehouseId=:warehouseId&since=:since&asOf=:asOf',
  sums: [...KILOS, ...BAREM],
  fields: { ...named, warehouseId: belongsTo('warehouses'), ...kilos, ...days },
  list: {
    columns: ['name', ...KILOS, ...BAREM],
    filters: ['warehouseId'],
    search: ['code', 'name'],
    ...{ sort, widths: widthsOf([...KILOS, ...BAREM]), card: ['closingKg'] },
  },
})
