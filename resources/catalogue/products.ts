import { areas } from '../areas.ts'
import { shapeNames } from '../calc/shapes.ts'
import {
  attributes,
  belongsTo,
  boolean,
  code,
  decimal,
  defineResource,
  grouped,
  image,
  integer,
  longText,
  money,
  percent,
  select,
  text,
  weight,
} from '../kit/index.ts'

/** Conditions of fields on the way a product is weighed. */
const modes = {
  weighed: { weightMode: ['per_piece', 'per_meter', 'geometry'] },
  cut: { weightMode: ['per_meter', 'geometry', 'per_piece'] },
  shaped: { weightMode: ['geometry'] },
} as const

/** What the company has of a product in all its warehouses. */
const onHand = (field: string) => ({ ledger: 'stock', field, by: 'productId' }) as const

export default defineResource('products', {
  area: areas.product,
  route: '/product-management',
  icon: 'product',
  menu: { after: 'suppliers' },
  hint: ['mill', 'grade'],
  ...grouped({
    general: {
      code: code({ prefix: 'SP', width: 5, max: 40, unique: 'PRO_ERR_008' }),
      name: text({ required: true, max: 255 }),
      productTypeId: belongsTo('product-types', { required: true }),
      productGroupId: belongsTo('product-groups'),
      unitId: belongsTo('product-units', { required: true }),
      /** Work such as cutting: it is sold and invoiced, and no warehouse has it. */
      isService: boolean(),
      allowFraction: boolean(),
      status: select(['in_business', 'discontinued'], {
        required: true,
        default: 'in_business',
        usable: ['in_business'],
      }),
      image: image({ folder: 'products' }),
      description: longText({ required: true }),
    },
    origin: {
      grade: text({ max: 50 }),
      standard: text({ max: 100 }),
      mill: text({ max: 100 }),
    },
    weight: {
      weightMode: select(['none', 'per_piece', 'per_meter', 'geometry', 'coil'], {
        required: true,
        default: 'per_meter',
      }),
      shape: select(shapeNames, { required: true, when: modes.shaped }),
      attributes: attributes(),
      length: decimal({ min: '0.0001', max: '1000', scale: 4, when: modes.cut }),
      materialDensity: decimal({ min: '100', max: '25000', scale: 2, default: '7850', when: modes.shaped }),
      densityWeight: decimal({ min: '0.000001', max: '1000000', scale: 6, when: modes.weighed }),
      baremReason: text({ max: 255, when: modes.shaped }),
      computedWeight: decimal({ scale: 6, readOnly: true, when: modes.shaped }),
      baremBasis: select(['metre', 'piece'], { readOnly: true, when: modes.weighed }),
      baremFormula: text({ max: 100, readOnly: true, when: modes.shaped }),
      pieceWeight: decimal({ scale: 4, readOnly: true, when: modes.weighed }),
      piecesPerBundle: integer({ min: 1, max: 100_000 }),
      deviationThreshold: percent(),
      allowCut: boolean(),
    },
    price: {
      priceType: select(['piece', 'actual_kg', 'barem_kg'], { required: true, default: 'piece' }),
      /** What the booked cost of goods that leave follows; it changes only while nothing is on hand. */
      valuationBasis: select(['actual_kg', 'barem_kg', 'piece'], { required: true, default: 'actual_kg' }),
      sellingPrice: money({ required: true, scale: 2 }),
      /** Percent of VAT of what is sold; without it that of the company. */
      vatRate: percent({ feature: 'vat' }),
      costPrice: money({ required: true, scale: 2, area: areas.costPrice, follows: [], per: 'priceType' }),
    },
    stock: {
      onHand: decimal({ scale: 3, min: '0', readOnly: true, area: areas.inventory, sumOf: onHand('pieces') }),
      onHandWeight: weight({ readOnly: true, area: areas.inventory, sumOf: onHand('actualKg') }),
      stockValue: money({ readOnly: true, area: areas.costPrice, sumOf: onHand('value') }),
      capitalPrice: money({
        scale: 2,
        readOnly: true,
        area: areas.costPrice,
        sumOf: { ...onHand('value'), per: 'pieces' },
      }),
      capitalPriceKg: money({
        scale: 2,
        readOnly: true,
        area: areas.costPrice,
        sumOf: { ...onHand('value'), per: 'actualKg' },
      }),
    },
  }),
  list: {
    columns: ['image', 'code', 'name', 'unitId', 'pieceWeight', 'onHand', 'sellingPrice', 'costPrice', 'status'],
    filters: ['productTypeId', 'productGroupId', 'unitId', 'weightMode', 'isService', 'mill', 'grade', 'status'],
    search: ['code', 'name', 'grade', 'mill'],
    vocabulary: 'steel',
    sort: { field: 'name', order: 'asc' },
    bulk: ['status', 'productGroupId'],
    dense: true,
    widths: {
      image: 52,
      code: 116,
      name: 188,
      unitId: 76,
      densityWeight: 124,
      pieceWeight: 136,
      onHand: 84,
      sellingPrice: 128,
      costPrice: 128,
      status: 152,
    },
    card: ['pieceWeight', 'sellingPrice'],
    sums: ['onHandWeight', 'stockValue'],
  },
  next: [{ make: 'sales-orders', by: 'lines.productId' }],
  check: ['picturedGoods'],
  duplicates: ['name'],
  inUse: 'PRO_ERR_006',
})
