import { useTranslate } from '@refinedev/core'
import type { DiscountReasons } from './quoted.ts'
import { appliedText, loserText } from './sentences.ts'

type Props = { discount: DiscountReasons; manual: boolean }

/** Which policies give the discount of an order, and why the others do not. */
export function WhyDiscount({ discount: { applied, losers }, manual }: Props) {
  const t = useTranslate()
  const nothing = applied.length === 0 && (losers.length === 0 ? t('pricing.noPolicies') : t('pricing.none'))
  return (
    <section className="why-part" aria-label={t('pricing.discount')}>
      <h3>{t('pricing.discount')}</h3>
      {manual && <p className="why-note">{t('pricing.manual')}</p>}
      {nothing && <p className="why-note">{nothing}</p>}
      <ul>
        {applied.map((one) => (
          <li key={one.id} className={manual ? undefined : 'why-chosen'}>
            {appliedText(one, t)}
          </li>
        ))}
        {losers.map((one) => (
          <li key={one.id}>
            <span className="why-code">{one.code}</span> {one.name}:{' '}
            <span className="tabular">{loserText(one, t)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
