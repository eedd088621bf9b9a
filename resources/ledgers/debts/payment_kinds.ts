import type { EmployeeDebtKey } from './employee_debts.ts'
import type { Debts } from './item.ts'
import { payableDebts, type PayableKey } from './payables.ts'
import { receivableDebts, type ReceivableKey } from './receivables.ts'

/** The key of an item of any debts. */
export type ItemKey = ReceivableKey | PayableKey | EmployeeDebtKey

/** What a kind of payment does with debts. */
export interface PaymentKind {
  debts: Debts<'receivables' | 'payables', 'customerId' | 'supplierId', ItemKey>
  /**
   * `pays` pays debts, `waits` is held for an order, `back` takes back what is held, and `offset` sets what is held off
   * against debts.
   */
  does: 'pays' | 'waits' | 'back' | 'offset'
  /** The kind of its entry in the ledger of the debts. */
  entry: string
  /** Whether money comes into a fund or goes out; null where none moves. */
  money: 'in' | 'out' | null
}

/** What each kind of payment does, those of customers and those of suppliers. */
export const paymentKinds = {
  receipt: { debts: receivableDebts, does: 'pays', entry: 'receipt', money: 'in' },
  deposit: { debts: receivableDebts, does: 'waits', entry: 'deposit', money: 'in' },
  refund: { debts: receivableDebts, does: 'back', entry: 'refund', money: 'out' },
  offset: { debts: receivableDebts, does: 'offset', entry: 'offset', money: null },
  payment: { debts: payableDebts, does: 'pays', entry: 'payment', money: 'out' },
  advance: { debts: payableDebts, does: 'waits', entry: 'advance', money: 'out' },
  supplier_refund: { debts: payableDebts, does: 'back', entry: 'refund', money: 'in' },
  supplier_offset: { debts: payableDebts, does: 'offset', entry: 'offset', money: null },
} as const satisfies Readonly<Record<string, PaymentKind>>

export type PaymentKindName = keyof typeof paymentKinds

const names = Object.keys(paymentKinds) as PaymentKindName[]

/** The kinds of payments that fit, in their order. */
export const kindsThat = (fits: (kind: PaymentKind) => boolean): PaymentKindName[] =>
  names.filter((name) => fits(paymentKinds[name]))

/** What a kind of payment does; what a receipt of a customer does where it has none yet. */
export const paymentKind = (kind: unknown): PaymentKind =>
  paymentKinds[names.find((name) => name === kind) ?? 'receipt']
