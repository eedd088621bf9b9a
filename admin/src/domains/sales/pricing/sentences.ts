import type { Translate } from '../../../i18n/translate.ts'
import { formatMoney, formatNumber, kgFigure } from '../../../format/number.ts'
import { discountText } from '../discountPolicies/given.ts'
import type { DiscountReasons } from './quoted.ts'

type Hint = DiscountReasons['hints'][number]
type Loser = DiscountReasons['losers'][number]

const measures = (quantity: string | null, volume: string | null, t: Translate) =>
  [quantity && t('pricing.piece', { count: Number(quantity) }), volume && t('pricing.kg', { n: kgFigure(volume) })]
    .filter(Boolean)
    .join(` ${t('pricing.and')} `)

/** `Thêm 60 kg để được giảm 1%: CK0002 Đơn lớn`. */
export const hintText = (
  { quantity, volume, code, name = '', discount, type, moneyBasis }: Hint,
  t: Translate,
): string =>
  t('pricing.hint', {
    what: measures(quantity, volume, t),
    gain: discountText(discount, { type, moneyBasis }, t),
    code,
    name,
  }).trim()

/** Explains why a policy gives nothing to this order. */
export function loserText({ why }: Loser, t: Translate): string {
  if (why.reason === 'below_threshold')
    return t('pricing.loser.below_threshold', {
      what: measures(why.quantity?.short ?? null, why.volume?.short ?? null, t),
    })
  return 'by' in why
    ? t(`pricing.loser.${why.reason}`, { amount: formatMoney(why.amount), by: why.by.join(', ') })
    : t(`pricing.loser.${why.reason}`)
}

/** `Giảm 1,600,000 đ theo CK0001 Đại lý`. */
export const appliedText = ({ code, name = '', amount }: DiscountReasons['applied'][number], t: Translate): string =>
  t('pricing.applied', { amount: formatMoney(amount), code, name }).trim()

/** A price to the hundredth of a dong, with its sign. */
export const priceText = (price: string): string => `${formatNumber(price)}\u00a0đ`
