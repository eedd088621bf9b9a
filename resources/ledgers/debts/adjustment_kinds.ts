import type { ItemKey } from './payment_kinds.ts'
import type { Debts } from './item.ts'
import { payableDebts } from './payables.ts'
import { receivableDebts } from './receivables.ts'

/** What a kind of adjustment does with debts. */
export interface AdjustmentKind {
  debts: Debts<'receivables' | 'payables', 'customerId' | 'supplierId', ItemKey>
  /**
   * `adds` is owed besides, as a fine for paying late; `lowers` takes off debts; `grants` does too, and is held where
   * nothing is owed any more.
   */
  does: 'adds' | 'lowers' | 'grants'
  /** Whether it lowers the price of goods, and so revenue or their cost, and VAT. Others touch neither. */
  cutsPrices?: true
}

/** What each kind of adjustment does, those of customers and those of suppliers. */
export const adjustmentKinds = {
  rounding: { debts: receivableDebts, does: 'lowers' },
  payment_discount: { debts: receivableDebts, does: 'grants' },
  late_fee: { debts: receivableDebts, does: 'adds' },
  write_off: { debts: receivableDebts, does: 'lowers' },
  supplier_rounding: { debts: payableDebts, does: 'lowers' },
  supplier_discount: { debts: payableDebts, does: 'grants' },
  supplier_late_fee: { debts: payableDebts, does: 'adds' },
  supplier_write_off: { debts: payableDebts, does: 'lowers' },
  price_cut: { debts: receivableDebts, does: 'grants', cutsPrices: true },
  volume_discount: { debts: receivableDebts, does: 'grants', cutsPrices: true },
  supplier_price_cut: { debts: payableDebts, does: 'grants', cutsPrices: true },
  supplier_volume_discount: { debts: payableDebts, does: 'grants', cutsPrices: true },
} as const satisfies Readonly<Record<string, AdjustmentKind>>

export type AdjustmentKindName = keyof typeof adjustmentKinds

const names = Object.keys(adjustmentKinds) as AdjustmentKindName[]

/** The kinds of adjustments that fit, in their order. */
export const adjustmentsThat = (fits: (kind: AdjustmentKind) => boolean): AdjustmentKindName[] =>
  names.filter((name) => fits(adjustmentKinds[name]))

/** What a kind of adjustment does; null where it has none yet. */
export const adjustmentKind = (kind: unknown): AdjustmentKind | null => {
  const name = names.find((one) => one === kind)
  return name ? adjustmentKinds[name] : null
}

/** Kinds that lower the price of what a customer was invoiced. */
export const priceCuts = adjustmentsThat(({ debts, cutsPrices }) => cutsPrices === true && debts === receivableDebts)

/** Kinds that lower the price of what a supplier sent. */
export const supplierPriceCuts = adjustmentsThat(
  ({ debts, cutsPrices }) => cutsPrices === true && debts === payableDebts,
)

/** Kinds that forgive what somebody owes. */
export const writeOffs: readonly AdjustmentKindName[] = ['write_off', 'supplier_write_off']

/** Kinds that make a round figure of what is left: so much, and no more. */
export const roundings: readonly AdjustmentKindName[] = ['rounding', 'supplier_rounding']
export const MOST_ROUNDED = '1000'
