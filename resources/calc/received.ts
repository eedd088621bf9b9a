import { exact, exactly, type Figure } from './exact.ts'
import {
  amountAt,
  errorMargin,
  theoreticalWeight,
  type FrozenWeight,
  type PriceType,
  type WrittenLine,
} from './line.ts'

/** Which kg of goods that are priced by the kilogram are paid: those of our scale, of the supplier's, or by barem. */
export type WeightTerm = 'our_scale' | 'supplier_scale' | 'barem'

/** What follows from what is written on a line of goods that come. */
export interface ReceivedFigures {
  theoreticalWeight: Figure
  /** Our scale less barem, in kg and in percent; null until we weigh, and without a barem. */
  errorMarginKg: Figure
  errorMargin: Figure
  /** kg that are paid; null for goods that are paid by the piece, and until they are weighed. */
  paidWeight: Figure
  /** kg that are paid and that our scale does not show; none where the piece is paid, or nobody weighed. */
  shortWeight: Figure
  /** Whole dong; null while a figure is missing. */
  amount: Figure
}

const figure = (line: WrittenLine, name: string): Figure => (line[name] ?? null) as Figure

/** kg of a line by a scale: goods without a barem are paid by ours instead. */
export function weightBy(term: WeightTerm, line: WrittenLine): Figure {
  const barem = figure(line, 'theoreticalWeight')
  if (term === 'supplier_scale') return figure(line, 'declaredWeight')
  return term === 'barem' && exactly(barem)?.gt(0) ? barem : figure(line, 'actualWeight')
}

/** kg that come to stock: by our scale, else as declared, else by barem. */
export const stockWeight = (line: WrittenLine): Figure =>
  figure(line, 'actualWeight') ?? figure(line, 'declaredWeight') ?? figure(line, 'theoreticalWeight')

/** kg that a line is paid by; null where the piece is paid. */
function paidWeight(priceType: PriceType | null, term: WeightTerm, line: WrittenLine): Figure {
  if (priceType === 'barem_kg') return figure(line, 'theoreticalWeight')
  return priceType === 'actual_kg' ? weightBy(term, line) : null
}

const shortBy = (paid: Figure, came: Figure): string => {
  const [all, here] = [exactly(paid), exactly(came)]
  return all && here ? exact.max(0, all.minus(here)).toFixed() : '0'
}

/** The figures of a line of goods that come. */
export function receivedFigures(line: WrittenLine, frozen: FrozenWeight, term: WeightTerm): ReceivedFigures {
  const theoretical = theoreticalWeight({ ...frozen, quantity: figure(line, 'quantity') })
  const margin = errorMargin(theoretical, figure(line, 'actualWeight'))
  const priceType = (line.priceType ?? null) as PriceType | null
  const paid = paidWeight(priceType, term, { ...line, theoreticalWeight: theoretical })
  const measure = priceType === 'piece' ? figure(line, 'quantity') : paid
  return {
    theoreticalWeight: theoretical,
    errorMarginKg: margin?.kg ?? null,
    errorMargin: margin?.percent ?? null,
    paidWeight: paid,
    shortWeight: shortBy(paid, figure(line, 'actualWeight')),
    amount: priceType === null ? null : amountAt(measure, figure(line, 'unitPrice')),
  }
}
