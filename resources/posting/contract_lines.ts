import { exactly, exact, given, type Figure } from '../calc/exact.ts'
import { weightBy } from '../calc/received.ts'
import type { ContractLine } from '../calc/settle/contract_line.ts'
import type { Row } from './planner.ts'

/**
 * How much of a contract's line goods come to, in the unit of that line: pieces, or tonnes by the scale that is paid.
 * What that scale has not weighed counts by ours, else by barem.
 */
export function quantityOf({ quantityUnit, contract }: ContractLine, line: Row): string {
  if (quantityUnit === 'piece') return String(line.quantity)
  const kg = weightBy(contract.weightTerm, line) ?? (line.actualWeight as Figure) ?? (line.theoreticalWeight as Figure)
  return given(kg ?? '0', 'kg')
    .div(1000)
    .toFixed()
}

/** The most that may come of a contract's line, with its tolerance; null without a bound. */
export function mostOf({ quantity, contract: { tolerance } }: ContractLine): string | null {
  const bought = exactly(quantity)
  return bought && bought.times(exact.add(100, tolerance ?? '0').div(100)).toFixed()
}

/** States of a contract in which goods may come. */
export const OPEN_STATES: readonly string[] = ['approved', 'in_progress']
