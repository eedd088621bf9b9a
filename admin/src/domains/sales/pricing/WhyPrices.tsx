import { Tag } from 'antd'
import { useTranslate } from '@refinedev/core'
import type { ExplainedLine, PriceReasons } from './quoted.ts'
import { priceText } from './sentences.ts'

/** The source of each line's suggested price, and what else was tried. */
export function WhyPrices({ lines }: { lines: readonly ExplainedLine[] }) {
  const t = useTranslate()
  return (
    <section className="why-part" aria-label={t('pricing.price')}>
      <h3>{t('pricing.price')}</h3>
      <ul>
        {lines.map(({ key, name, suggested }) => (
          <li key={key}>
            <span className="why-line">{name}</span> <Suggestion suggested={suggested} />
            <Others suggested={suggested} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Suggestion({
  suggested: { ok, price, rule, reason = 'failed', floor, belowMargin },
}: {
  suggested: PriceReasons
}) {
  const t = useTranslate()
  if (!ok || !price) return <span className="why-none">{t(`pricing.rule.${reason}`)}</span>
  return (
    <>
      <b className="figures">{priceText(price)}</b> {rule ? t('pricing.byRule', rule) : t('pricing.byList')}
      {belowMargin && floor && (
        <Tag color="error" className="why-low">
          {t('pricing.low', { floor: priceText(floor) })}
        </Tag>
      )}
    </>
  )
}

function Others({ suggested: { reasons = [] } }: { suggested: PriceReasons }) {
  const t = useTranslate()
  const others = reasons.filter(({ reason }) => reason !== 'chosen')
  if (others.length === 0) return null
  return (
    <details>
      <summary>{t('pricing.otherRules', { count: others.length })}</summary>
      <ul>
        {others.map(({ code, name, price, reason }) => (
          <li key={code}>
            <span className="why-code">{code}</span> {name}
            {price && <span className="figures"> {priceText(price)}</span>}: {t(`pricing.rule.${reason}`)}
          </li>
        ))}
      </ul>
    </details>
  )
}
