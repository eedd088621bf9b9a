import { exactly, sum, type Figure } from '../exact.ts'
import { isBlank } from '../totals.ts'
import { discounted, vatByLine, type VatMode } from '../vat.ts'
import type { VatFacts } from './facts.ts'
import type { Row } from './computation.ts'

/** States in which a document follows the company's settings; later it keeps what it was written with. */
const OPEN: readonly unknown[] = ['draft', 'rejected', null, undefined]

/** Whether a document has VAT. */
export const vatModeOf = ({ vat, status }: Row, { mode }: VatFacts): VatMode =>
  OPEN.includes(status) ? mode : ((vat ?? 'off') as VatMode)

/**
 * The VAT percent of a line: its own, else that of its product, else the company's. A company without VAT leaves the
 * line's as it is.
 */
export const vatRateOf = (line: Row, document: Row, vat: VatFacts, ofProduct: Figure = null): Figure =>
  vatModeOf(document, vat) === 'off' ? (line.vatRate as Figure) : ((line.vatRate as Figure) ?? ofProduct ?? vat.rate)

/**
 * The tax on each line after its part of the discount, and all of it with that on the delivery fee; none where there is
 * no VAT, and while the amount of a line is unknown.
 * @param fee whole dong, with the percent on it
 */
export function taxesOf(
  lines: readonly Row[],
  shares: readonly string[],
  fee: { amount: string; rate: Figure },
  mode: VatMode,
): { perLine: Figure[]; tax: Figure } {
  const known = lines.filter((line) => !isBlank(line))
  if (mode === 'off' || known.length === 0 || known.some(({ amount }) => exactly(amount as Figure) === null))
    return { perLine: lines.map(() => null), tax: null }
  const amounts = discounted(
    lines.map(({ amount }) => (amount ?? '0') as string),
    shares,
  )
  const taxed = lines.map(({ vatRate }, place) => ({ amount: amounts[place]!, rate: (vatRate ?? null) as Figure }))
  const taxes = vatByLine([...taxed, fee], mode === 'included')
  return { perLine: taxes.slice(0, -1), tax: sum(taxes).toFixed() }
}
