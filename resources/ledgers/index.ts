import type { Ledger } from '../kit/index.ts'
import stock from './stock.ts'

/** Every ledger, by its name. */
export const ledgers = { stock } as const satisfies Readonly<Record<string, Ledger>>

export type LedgerName = keyof typeof ledgers

/** The same, as a list for code that keeps any of them. */
export const ledgerList: readonly Ledger[] = Object.values(ledgers)
