import { writeCell } from '../src/documents/grid/model/cells.ts'
import { chooseGoods, emptyLine } from '../src/documents/grid/model/changes.ts'
import { specOf } from '../src/documents/grid/spec.ts'
import { definitionOf } from '../src/resources/model/registry.ts'
import type { Goods, Line } from '../src/documents/grid/model/line.ts'

export const d16: Goods = {
  id: 'd16',
  code: 'TV-D16',
  name: 'Thép thanh vằn D16',
  unit: 'Cây',
  weightMode: 'per_meter',
  densityWeight: '1.58',
  baremBasis: 'metre',
  length: '11.7',
  allowCut: false,
  allowFraction: false,
  priceType: 'piece',
  sellingPrice: '286533',
  costPrice: '270270',
}
export const nail: Goods = {
  id: 'nail',
  code: 'DINH-5',
  name: 'Đinh 5cm',
  unit: 'Kg',
  weightMode: 'none',
  densityWeight: null,
  baremBasis: null,
  length: null,
  allowCut: false,
  allowFraction: true,
  priceType: 'piece',
  sellingPrice: '19500',
  costPrice: '18530',
}
export const coil: Goods = {
  ...nail,
  id: 'coil',
  code: 'CUON',
  name: 'Tôn cuộn',
  weightMode: 'coil',
  priceType: 'actual_kg',
  sellingPrice: '21000',
}

const orders = specOf(definitionOf('sales-orders'))
const contracts = specOf(definitionOf('purchase-contracts'))
export const orderColumns = orders.columns
export const contractColumns = contracts.columns

export const barem = { priceType: 'barem_kg', sells: true, quantity: orders.quantity } as const
export const buys = { priceType: null, sells: false, quantity: contracts.quantity } as const
export const sold = (goods: Goods, more: Partial<Line> = {}): Line => ({
  ...chooseGoods(emptyLine(), goods, barem),
  ...more,
})
export const column = (name: string) => orderColumns.find((one) => one.name === name)!
export const typed = (line: Line, field: string, text: string) => writeCell(line, column(field), text, barem)
