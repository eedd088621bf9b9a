import { useTranslate } from '@refinedev/core'
import type { EntryParts } from '../../lines/parts.ts'
import type { GoodsTotals } from '../goods/totals.ts'
import { weighedLines, weightSum } from '../goods/weights.ts'
import { purchaseFigures } from './entry.ts'

/** What is bought weighs by barem, as long as nothing has come. */
export const usePurchaseSums: EntryParts['useSums'] = (lines, totals) => {
  const t = useTranslate()
  const weights = weighedLines(lines, purchaseFigures)
  const { value, lacking } = weightSum(weights, totals as GoodsTotals, 'theoreticalWeight')
  const note = lacking > 0 && t('grid.totals.incomplete', { count: lacking })
  return [{ key: 'theoretical', label: t('grid.totals.theoretical'), value, note }]
}
