import { exact, exactly } from '@barem/resources/calc/exact'
import type { Sold } from './sell.ts'

/** Notes that people round up to, in dong. */
const ROUND = ['100000', '500000', '1000000']

/** What customers usually hand over for an amount: it itself, and the next round sums above it. */
export function usualSums(due: string): string[] {
  const amount = exactly(due)
  if (!amount?.gt(0)) return []
  const rounded = ROUND.map((note) => amount.div(note).ceil().times(note).toFixed())
  return [...new Set([amount.toFixed(), ...rounded])]
}

/** What is given beyond what is due, below zero what stays owed; null while no amount is typed. */
export function beyond(given: string | null | undefined, due: string): string | null {
  const amount = given === null || given === undefined || given === '' ? exactly('0') : exactly(given)
  return amount && exact.sub(amount, due).toFixed()
}

/** What deposits, or the credit of a return, pay of an invoice that nothing else has paid, in dong. */
export const heldOf = ({ grandTotal, owed }: Sold['invoice']): string => String(BigInt(grandTotal) - BigInt(owed))
