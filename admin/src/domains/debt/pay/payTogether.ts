import { sum } from '@barem/resources/calc/exact'
import { payableDebts } from '@barem/resources/debts'
import type { AnyRow } from '../../../resources/model/columns.ts'
import { keyNamed, partyOf } from '../items.ts'

/** A supplier with the chosen debts that are owed. */
export interface Payee {
  id: string
  name: string
  codes: string[]
  /** How much of each debt is paid, as a payment says it. */
  allocations: object[]
  /** Whole dong. */
  amount: string
}

/** The rows of which something is owed. */
export const owedOf = (rows: readonly AnyRow[]) => rows.filter(({ owed }) => Number(owed) > 0)

/** Who is paid, in the order of the rows. */
export const payeesOf = (rows: readonly AnyRow[]): Payee[] =>
  [...Map.groupBy(owedOf(rows), ({ supplierId }) => String(supplierId))].map(([id, own]) => ({
    id,
    name: partyOf(payableDebts, own[0]!)?.name ?? '',
    codes: own.map(({ code }) => String(code)),
    allocations: itemsOf(own).map(({ key, id: debt, amount }) => ({ [key]: debt, amount })),
    amount: sum(own.map(({ owed }) => String(owed))).toFixed(),
  }))

/** The debts as the server takes them. */
export const itemsOf = (rows: readonly AnyRow[]) =>
  owedOf(rows).map(({ of, itemId, owed }) => ({
    key: keyNamed(payableDebts, of),
    id: String(itemId),
    amount: String(owed),
  }))

export interface Voucher {
  id: string
  code: string | null
  status: string
  supplierId: string
  amount: string
}
