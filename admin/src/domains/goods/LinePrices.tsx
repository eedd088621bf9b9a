import { amountAt, frozenIn, type PriceType, priceTypes } from '@barem/resources/calc/line'
import { lineMargin } from '@barem/resources/calc/margin'
import { measures } from '@barem/resources/calc/measures'
import { equivalentPrices } from '@barem/resources/calc/price'
import { useTranslate } from '@refinedev/core'
import { formatMoney, formatNumber, withMinus } from '../../format/number.ts'
import type { AnyRow } from '../../resources/model/columns.ts'
import { type Counted, useMeasures } from '../../resources/model/measures.ts'

const figure = (value: unknown) => (value === null || value === undefined ? null : String(value))

/** The same price for each measure, and the margin, for people who may see costs. */
export function LinePrices({ line }: { line: AnyRow }) {
  const t = useTranslate()
  const { priceOf } = useMeasures()
  const [actual, theoretical] = [figure(line.actualWeight), figure(line.theoreticalWeight)]
  const ratio = actual && theoretical ? { actual, barem: theoretical } : null
  const type = line.priceType as PriceType
  const prices = equivalentPrices(figure(line.unitPrice), type, { ...frozenIn(line), ratio })
  const parts: string[] = priceTypes.flatMap((to) =>
    prices[to] === null ? [] : [`${priceOf(to, line as Counted)} ${formatNumber(prices[to])}`],
  )
  const cost = amountAt(figure(line[measures[type]]), figure(line.importPrice))
  const margin = lineMargin(figure(line.amount), cost)
  if (cost) parts.push(t('documents.cost', { amount: formatMoney(cost) }))
  if (margin?.percent) parts.push(t('documents.margin', { percent: withMinus(formatNumber(margin.percent)) }))
  return <span className="tabular">{parts.join(' · ')}</span>
}
