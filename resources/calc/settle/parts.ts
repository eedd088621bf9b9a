import { dong, exact, exactly, rounded, type Figure } from '../exact.ts'
import { lineFigures, type FrozenWeight } from '../line.ts'
import type { BillableLine } from './billable_line.ts'

interface Pieces {
  /** In all, taken before, and taken now. */
  all: Figure
  before: string
  now: string
}

/** What is due of `whole` by the next pieces, all of it at the most; null while a figure is missing. */
export function dueBy(whole: Figure, { all, before, now }: Pieces, decimals = 0): Figure {
  const [amount, of] = [exactly(whole), exactly(all)]
  if (!amount || !of || of.isZero()) return null
  const soFar = exact.add(before, now)
  return rounded(soFar.gte(of) ? amount : amount.times(soFar).div(of), decimals)
}

/** What of `whole` falls to the next pieces, so that all parts add up to it: what is due less what was taken. */
export function nextPart(whole: Figure, pieces: Pieces, taken: string, decimals = 0): Figure {
  const due = dueBy(whole, pieces, decimals)
  return due && exact.sub(due, taken).toFixed()
}

/** What is due less what was taken, nothing where that was more. */
export const left = (due: Figure, taken: string): Figure => due && exact.max(0, exact.sub(due, taken)).toFixed()

/** kg of the pieces that are invoiced, as they were issued; none of goods that are only counted. */
function issuedWeight({ issued, invoiced, weightMode }: BillableLine, now: string): Figure {
  if (weightMode === 'none') return '0'
  const pieces = { all: issued.quantity, before: invoiced.quantity, now }
  return nextPart(issued.actualKg, pieces, invoiced.actualKg, 2)
}

export const frozenOf = ({ weightMode, barem, baremBasis, length }: FrozenWeight): FrozenWeight => ({
  ...{ weightMode, barem, baremBasis, length },
})

/**
 * kg and dong of the next pieces of a line: by barem and by piece what all pieces so far come to, less what was taken;
 * by the scale the kg of these pieces at their price, since what is weighed has no whole.
 */
export function partFigures(source: BillableLine, now: string) {
  const { priceType, unitPrice, alike } = source
  const figures = (quantity: string, actualWeight: Figure) =>
    lineFigures({
      ...frozenOf(source),
      ...{ quantity, actualWeight, weightSource: 'weighed', priceType: priceType!, unitPrice },
    })
  const actualWeight = issuedWeight(source, now)
  const soFar = figures(exact.add(alike.quantity, now).toFixed(), actualWeight)
  return {
    actualWeight,
    theoreticalWeight: left(soFar.theoreticalWeight, alike.baremKg),
    amount: priceType === 'actual_kg' ? figures(now, actualWeight).amount : left(soFar.amount, alike.amount),
  }
}

/** Whole dong of `whole` at the part that `soFar` is of `all`, less what was taken; nothing of nothing. */
export function shareAt(whole: Figure, soFar: string, all: string, taken: string): string {
  const [amount, of] = [exactly(whole), exactly(all)]
  const due = amount && of && !of.isZero() ? dong(amount.times(soFar).div(of)) : '0'
  return exact.sub(due, taken).toFixed()
}
