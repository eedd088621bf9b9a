import { exactly, sum } from '@barem/resources/calc/exact'
import { lineMargin } from '@barem/resources/calc/margin'
import { useTranslate } from '@refinedev/core'
import { formatMoney, formatNumber, withMinus } from '../../../format/number.ts'
import type { GoodsLine } from '../../goods/line.ts'
import { saleFigures } from '../entry.ts'

const percentText = (percent: string) => `${withMinus(formatNumber(percent))}\u00a0%`

type Props = {
  lines: readonly GoodsLine[]
  /** Keys of lines that earn less than they should. */
  low: ReadonlySet<string>
}

/**
 * What the order that is typed earns, and the line that earns least, for people who may see costs. Nothing while the
 * cost of a line is not known.
 */
export function OrderMargin({ lines, low }: Props) {
  const t = useTranslate()
  const figures = lines.flatMap((line, place) =>
    line.productId ? [{ ...saleFigures(line), place, isLow: low.has(line.key) }] : [],
  )
  if (figures.length === 0 || figures.some(({ margin }) => margin === null)) return null
  const all = lineMargin(
    sum(figures.map(({ amount }) => amount)).toFixed(),
    sum(figures.map(({ cost }) => cost)).toFixed(),
  )
  const least = figures
    .filter(({ margin }) => margin!.percent !== null)
    .reduce<(typeof figures)[number] | null>(
      (lowest, one) =>
        lowest === null || exactly(one.margin!.percent)!.lt(exactly(lowest.margin!.percent)!) ? one : lowest,
      null,
    )
  return (
    <dl className="order-margin" aria-label={t('pricing.margin.title')}>
      <div>
        <dt>{t('pricing.margin.title')}</dt>
        <dd className="figures">
          {withMinus(formatMoney(all!.dong))}
          {all!.percent && ` · ${percentText(all!.percent)}`}
        </dd>
      </div>
      {least && figures.length > 1 && (
        <div data-low={least.isLow || least.margin!.percent!.startsWith('-') || undefined}>
          <dt>{t('pricing.margin.least', { line: least.place + 1 })}</dt>
          <dd className="figures">{percentText(least.margin!.percent!)}</dd>
        </div>
      )}
    </dl>
  )
}
