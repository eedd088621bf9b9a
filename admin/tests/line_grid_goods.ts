import { writeCell } from '../src/lines/model/cells.ts'
import type { Header } from '../src/lines/model/entry.ts'
import { adopt, type Line } from '../src/lines/model/line.ts'
import { paste } from '../src/lines/model/paste.ts'
import { chooseGoods, copyAbove, emptyLine, setField, suggest } from '../src/lines/model/changes.ts'
import { specOf } from '../src/lines/spec.ts'
import { definitionOf } from '../src/resources/model/registry.ts'
import type { Goods, GoodsLine } from '../src/domains/goods/line.ts'
import { purchaseEntry } from '../src/domains/purchasing/entry.ts'
import { saleEntry } from '../src/domains/sales/entry.ts'
import type { EntryParts } from '../src/lines/parts.ts'
import { entries } from '../src/lines/entries.ts'

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

/** Nothing is drawn here. */
const none = null as unknown as EntryParts
entries.fill('sale', { modelOf: () => saleEntry, parts: none })
entries.fill('purchase', { modelOf: () => purchaseEntry, parts: none })
export const orders = specOf(definitionOf('sales-orders'))
export const contracts = specOf(definitionOf('purchase-contracts'))
export const orderColumns = orders.columns
export const contractColumns = contracts.columns

export const barem: Header = { spec: orders, values: { calculationMethod: 'barem_kg' } }
export const buys: Header = { spec: contracts, values: {} }
export const chosen = (line: Line, goods: Goods, header: Header = barem) =>
  chooseGoods(line, goods, header) as GoodsLine
export const sold = (goods: Goods, more: Partial<GoodsLine> = {}): GoodsLine => ({
  ...chosen(emptyLine(barem), goods),
  ...more,
})
export const column = (name: string) => orderColumns.find((one) => one.name === name)!
export const typed = (line: Line, field: string, text: string) =>
  writeCell(line, column(field), text, barem) as GoodsLine
export const written = (line: Line, field: string, value: string, header: Header = barem) =>
  setField(line, field, value, header) as GoodsLine
export const suggested = (line: GoodsLine, price: string, header: Header = barem) =>
  suggest(line, price, header) as GoodsLine
export const copied = (above: GoodsLine, line: GoodsLine, field: string) =>
  copyAbove(above, line, field, barem) as GoodsLine
export const adopted = (lines: readonly object[], stored: readonly Record<string, unknown>[]) =>
  adopt(lines as readonly Line[], stored, saleEntry) as GoodsLine[]
export const pastedInto = (...[lines, plan, header, goodsOf, choicesOf]: Parameters<typeof paste>) => {
  const done = paste(lines, plan, header, goodsOf, choicesOf)
  return { ...done, lines: done.lines as GoodsLine[] }
}
