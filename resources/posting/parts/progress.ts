import { given } from '../../calc/exact.ts'
import type { Balances, Keys } from '../balances.ts'

/**
 * How much is done for a line of another document, in the unit of that line.
 * @param ledger the one that follows it, such as that of fulfilment
 */
export const doneFor = (ledger: Balances, source: Keys) =>
  given(ledger.per(Object.keys(source), source).quantity!, 'quantity')
