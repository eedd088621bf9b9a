import { drawingOf } from './drawing.ts'
import { isInTonnes } from './measures.ts'
import { RETURN_PLACES } from './return_places.ts'

/** A mistake in a row: the field that shows it, and the rule, which names its message. */
export interface RowMistake {
  field: string
  rule: string
  /** Values that the message names. */
  meta?: Readonly<Record<string, string>>
}

/** A rule between fields of one row. */
export interface RowCheck {
  /** Fields of the row that it reads; its mistakes are at some of them. */
  reads: readonly string[]
  /** What it asks for, for the description of the API. */
  says: string
  /** Values that it refuses, for tests. */
  wrong: Readonly<Record<string, unknown>>
  /**
   * Its mistakes in a row; none where values are missing or cannot be read, which other rules tell.
   * @param before the row as it is stored; null or left out for a new one
   */
  find: (row: Row, before?: Row | null) => RowMistake[]
}

type Row = Readonly<Record<string, unknown>>

const isEmpty = (value: unknown) => value === null || value === undefined || value === ''
const isPictured = (row: Row) => !isEmpty(row.image) || drawingOf(row) !== null

/** Pure rules that a definition may name: the form tells their mistakes early, the server decides by them. */
export const checks = {
  /** A discount that is a rate takes away 100 % at most. */
  rateUpToWhole: {
    reads: ['type', 'discount'],
    says: 'A rate is 100 at most',
    wrong: { type: 'rate', discount: '100.01' },
    find: ({ type, discount }) =>
      type === 'rate' && Number(discount) > 100
        ? [{ field: 'discount', rule: 'range', meta: { min: '0.01', max: '100' } }]
        : [],
  },
  /** A unit is so many of a base unit: neither is there without the other. */
  factorOfBase: {
    reads: ['baseUnitId', 'factor'],
    says: 'baseUnitId and factor are given together',
    wrong: { baseUnitId: null, factor: '10.0000' },
    find: ({ baseUnitId, factor }) =>
      isEmpty(baseUnitId) === isEmpty(factor)
        ? []
        : [{ field: isEmpty(factor) ? 'factor' : 'baseUnitId', rule: 'required' }],
  },
  /** What is sold is sold for its price before the discount at most. */
  upToSalePrice: {
    reads: ['unitPrice', 'salePrice'],
    says: 'unitPrice is salePrice at most',
    wrong: { unitPrice: '2', salePrice: '1' },
    find: ({ unitPrice, salePrice }) =>
      !isEmpty(unitPrice) && !isEmpty(salePrice) && Number(unitPrice) > Number(salePrice)
        ? [{ field: 'unitPrice', rule: 'aboveSalePrice' }]
        : [],
  },
  /** Each bucket of aging ends later than the one before. */
  risingLateness: {
    reads: ['lateFirst', 'lateSecond', 'lateThird'],
    says: 'lateFirst, lateSecond and lateThird rise',
    wrong: { lateFirst: 30, lateSecond: 30, lateThird: 90 },
    find: (row) =>
      (['lateSecond', 'lateThird'] as const).flatMap((name, place) => {
        const before = row[place === 0 ? 'lateFirst' : 'lateSecond']
        if (isEmpty(before) || isEmpty(row[name]) || Number(row[name]) > Number(before)) return []
        return [{ field: name, rule: 'risingLateness', meta: { min: String(Number(before) + 1) } }]
      }),
  },
  /** The total of a VAT invoice is its amount plus its tax. */
  vatTotal: {
    reads: ['amount', 'tax', 'total'],
    says: 'total is amount and tax together',
    wrong: { amount: '100', tax: '10', total: '111' },
    find: ({ amount, tax, total }) =>
      [amount, tax, total].some(isEmpty) || Number(amount) + Number(tax) === Number(total)
        ? []
        : [{ field: 'total', rule: 'vatTotal' }],
  },
  /**
   * Goods have an image unless they are drawn, services need none; older goods without either may go on, but not lose
   * what they have.
   */
  picturedGoods: {
    reads: ['image', 'shape', 'weightMode', 'name', 'isService'],
    says: 'image is given unless it is a service, or drawn by its shape or by the section that its name says',
    wrong: { image: null, weightMode: 'none', name: 'Hàng không có hình' },
    find: (row, before = null) => {
      const keeps = (name: string) => (row[name] || null) === (before?.[name] || null)
      const isOlder = before !== null && (!isPictured(before) || ['image', 'shape', 'weightMode'].every(keeps))
      return row.isService === true || isEmpty(row.name) || isPictured(row) || isOlder
        ? []
        : [{ field: 'image', rule: 'noPicture' }]
    },
  },
  /** What is received of damaged goods and scrap has a warehouse of its own; a draft need not say it yet. */
  placesOfReturns: {
    reads: ['status', 'warehouseId', 'damagedWarehouseId', 'scrapWarehouseId', 'lines'],
    says: 'damagedWarehouseId and scrapWarehouseId are given where lines that are received are in such a state',
    wrong: { status: 'received', damagedWarehouseId: null, lines: [{ productStatus: 'damaged' }] },
    find: (row) =>
      ['received', 'pending'].includes(String(row.status))
        ? (Object.entries(RETURN_PLACES) as [string, string][]).flatMap(([status, field]) =>
            isEmpty(row[field]) && (row.lines as Row[]).some(({ productStatus }) => productStatus === status)
              ? [{ field, rule: `place_${status}` }]
              : [],
          )
        : [],
  },
  /** What is counted in tonnes has no pieces to be priced by. */
  tonnesByWeight: {
    reads: ['quantityUnit', 'priceType'],
    says: 'What is counted in tonnes is priced by weight',
    wrong: { quantityUnit: 'tonne', priceType: 'piece' },
    find: ({ quantityUnit, priceType }) =>
      isInTonnes({ quantityUnit }) && priceType === 'piece'
        ? [{ field: 'priceType', rule: 'priceTypeImpossible' }]
        : [],
  },
} as const satisfies Readonly<Record<string, RowCheck>>

export type CheckName = keyof typeof checks

/** The rules that a definition names. */
export const checksOf = ({ check }: { check: readonly CheckName[] }): RowCheck[] => check.map((name) => checks[name])
