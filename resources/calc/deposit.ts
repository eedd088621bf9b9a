import { dong, exactly, type Figure } from './exact.ts'

/** Whole dong to be paid ahead: so many percent of what a document comes to. Null where either is open. */
export function depositOf(grandTotal: Figure, percent: Figure): string | null {
  const [total, share] = [exactly(grandTotal), exactly(percent)]
  return total && share && dong(total.times(share).div(100))
}
