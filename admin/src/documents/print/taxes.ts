import type { VatMode } from '@barem/resources/calc/vat'
import type { Translate } from '../../i18n/translate.ts'
import { isSome } from './figures.ts'
import type { Total } from './Totals.tsx'

/** What papers read of the VAT of a document. */
export interface Taxed {
  vat: VatMode | null
  tax: string | null
}

/** The tax between the goods and what is to be paid, where prices come without it; nothing without VAT. */
export const taxOnTop = ({ vat, tax }: Taxed, t: Translate): Total[] =>
  vat === 'excluded' && isSome(tax) ? [{ label: t('print.totals.tax'), amount: tax }] : []

/** The tax in what is to be paid, where prices have it in them. */
export const taxInside = ({ vat, tax }: Taxed, t: Translate): Total[] =>
  vat === 'included' && isSome(tax) ? [{ label: t('print.totals.taxInside'), amount: tax }] : []
