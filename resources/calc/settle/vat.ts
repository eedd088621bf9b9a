import type { Figure } from '../exact.ts'
import type { VatMode } from '../vat.ts'
import type { VatFacts } from './facts.ts'
import type { Row } from './settlement.ts'

/** States in which a document follows the company's settings; later it keeps what it was written with. */
const OPEN: readonly unknown[] = ['draft', 'rejected', null, undefined]

/** Whether a document has VAT. */
export const vatModeOf = ({ vat, status }: Row, { mode }: VatFacts): VatMode =>
  OPEN.includes(status) ? mode : ((vat ?? 'off') as VatMode)

/**
 * The VAT percent of a line: its own, else the company's. A company without VAT leaves the line's as it is.
 */
export const vatRateOf = (line: Row, document: Row, vat: VatFacts): Figure =>
  vatModeOf(document, vat) === 'off' ? (line.vatRate as Figure) : ((line.vatRate as Figure) ?? vat.rate)
