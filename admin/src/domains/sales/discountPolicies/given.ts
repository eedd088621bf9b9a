import type { Translate } from '../../../i18n/translate.ts'
import { formatNumber } from '../../../format/number.ts'

type Basis = { type?: unknown; moneyBasis?: unknown }

const NO_BREAK = '\u00a0'

/** The unit of a discount's figure: a percent, dong, or dong a kg or a piece. Empty while it is not chosen. */
export function unitOfDiscount({ type, moneyBasis }: Basis, t: Translate): string {
  if (type === 'rate') return '%'
  if (type !== 'money') return ''
  if (moneyBasis === 'per_kg') return 'đ/kg'
  return moneyBasis === 'per_piece' ? `đ/${t('resources.discount-policies.piece')}` : 'đ'
}

/** A discount as people say it: `2%`, `500,000 đ`, `100 đ/kg`. */
export function discountText(figure: string, basis: Basis, t: Translate): string {
  const unit = unitOfDiscount(basis, t)
  return `${formatNumber(figure)}${unit === '%' ? '' : NO_BREAK}${unit}`
}
