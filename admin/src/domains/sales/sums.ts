import { isEstimated } from '@barem/resources/calc/estimated'
import { useTranslate } from '@refinedev/core'
import { formatMoney, formatNumber, withMinus } from '../../format/number.ts'
import type { EntryParts } from '../../lines/parts.ts'
import type { GoodsTotals } from '../goods/totals.ts'
import { weighedLines, weightSum } from '../goods/weights.ts'
import { saleFigures } from './entry.ts'

/** How far the scale is from the barem; null while nothing tells. */
const offBy = ({ errorMargin }: GoodsTotals): string | null =>
  errorMargin && errorMargin.kg !== '0' ? `${withMinus(formatNumber(errorMargin.percent))}%` : null

/** What is sold weighs as the scale says, or as is estimated; what it came to by barem, once that is another amount. */
export const useSaleSums: EntryParts['useSums'] = (lines, foot) => {
  const t = useTranslate()
  const totals = foot as GoodsTotals
  const weights = weighedLines(lines, saleFigures)
  const { value, lacking } = weightSum(weights, totals, 'actualWeight')
  const notes = [
    weights.some(isEstimated) && t('grid.totals.weightEstimated'),
    lacking > 0 && t('grid.totals.incomplete', { count: lacking }),
  ].filter(Boolean)
  const weight = {
    key: 'weight',
    label: t('grid.totals.weight'),
    value,
    note: notes.length > 0 ? notes.join(', ') : offBy(totals),
  }
  if (totals.estimated === totals.total) return [weight]
  const estimated = {
    key: 'estimated',
    label: t('grid.totals.estimated'),
    value: formatMoney(totals.estimated),
    className: 'minor',
  }
  return [weight, estimated]
}
