import { exactly, type Figure } from './exact.ts'
import { amountAt, lineFigures, lineInput, type FrozenWeight, type WrittenLine } from './line.ts'
import { countOf, isInTonnes } from './measures.ts'

/** What follows from a line of goods that are bought: pieces, kg and whole dong. */
export interface BoughtFigures {
  pieces: Figure
  theoreticalWeight: Figure
  amount: Figure
}

/**
 * The figures of what a line buys: pieces are weighed by their barem, tonnes are kg whichever scale is paid by. All are
 * null while it does not say how much.
 */
export function boughtFigures(line: WrittenLine, frozen: FrozenWeight): BoughtFigures {
  const count = countOf(line)
  if (count === null) return { pieces: null, theoreticalWeight: null, amount: null }
  if (isInTonnes(line)) {
    const kg = exactly(count)!.times(1000).toFixed()
    return { pieces: null, theoreticalWeight: kg, amount: amountAt(kg, (line.unitPrice ?? null) as Figure) }
  }
  const written = lineInput({ ...line, actualWeight: null, weightSource: null }, frozen)
  const { theoreticalWeight, amount } = lineFigures(written)
  return { pieces: count, theoreticalWeight, amount }
}
