import { type Count, countsOf, countsText as textOf } from '@barem/resources/calc/counts'
import type { Translate } from '../../i18n/translate.ts'
import { formatNumber } from '../../format/number.ts'

export { countsOf }

/** `160 cây · 19 tấm · 59.7 m`. */
export const countsText = (counts: readonly Count[], t: Translate): string =>
  textOf(
    counts,
    (figure) => formatNumber(figure, 3),
    (unit) => t(`counts.${unit}`, { defaultValue: unit }),
  )
