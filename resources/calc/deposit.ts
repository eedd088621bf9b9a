import { dong, exactly, type Figure } from './exact.ts'

/** Whole dong to be paid in advance: a percentage of the amount of a document. Null where either is missing. */
export function depositOf(grandTotal: Figure, percent: Figure): string | null {
  const [total, share] = [exactly(grandTotal), exactly(percent)]
  return total && share && dong(total.times(share).div(100))
}
