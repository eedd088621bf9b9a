import type { PrintSettings } from '../../../documents/print/paperProps.ts'
import type { Translate } from '../../../i18n/translate.ts'
import { errorMargin } from '@barem/resources/calc/line'
import { measures } from '@barem/resources/calc/measures'
import type { Column } from '../../../documents/print/column.ts'
import { figure, signed } from '../../../documents/print/figures.ts'
import { countsOf, countsText } from '../../../lines/shown/counts.ts'
import { isEstimated } from '../../../lines/shown/estimated.ts'
import { unitIn } from '../../../resources/model/measures.ts'
import { about, common, missing, weightOf } from '../../goods/papers/columns.ts'
import { type Order, type OrderLine, outcomeOn } from './printed.ts'

/** The columns of an order, or of a delivery note when it has no prices. */
export function orderColumns(
  row: Order,
  { columns, priced, language }: Pick<PrintSettings, 'columns' | 'language'> & { priced: boolean },
  t: Translate,
): Column<OrderLine>[] {
  const { lines, theoreticalWeight, actualWeight } = row
  const all = common(lines, t, language)
  const issued = outcomeOn(row, 'actualWeight')
  const left = issued && t('print.issued', { weight: figure(row.issuedWeight) })
  const counts = countsOf(lines, measures.piece, (line) => unitIn(language, line) ?? t('print.piece'))
  const weighed = !lines.some(isEstimated)
  const lacking = missing(lines, 'actualWeight', t)
  return [
    all.no,
    counts.length > 1 ? { ...all.name, total: `${all.name.total}: ${countsText(counts, t)}` } : all.name,
    all.unit,
    {
      ...all.count,
      total: counts.length === 1 ? figure(counts[0]!.total, 3) : '',
    },
    ...(columns.includes('barem') ? [all.length, all.barem] : []),
    ...(columns.includes('theoreticalWeight') ? [all.theoretical] : []),
    ...(columns.includes('actualWeight')
      ? [
          {
            key: 'actualWeight',
            head: weighed
              ? t('print.columns.actualWeight')
              : `${t('print.columns.actualWeight')} ${t('print.estimated')}`,
            align: 'end',
            of: (line: OrderLine) =>
              isEstimated(line) ? about(line.actualWeight) : figure(weightOf(line, line.actualWeight)),
            total: issued?.isFinal
              ? left!
              : lacking
                ? figure(null)
                : weighed
                  ? figure(actualWeight)
                  : about(actualWeight),
            totalNote: issued?.isFinal ? null : (left ?? lacking),
          } as const,
        ]
      : []),
    ...(columns.includes('errorMargin')
      ? [
          {
            key: 'errorMargin',
            head: t('print.columns.errorMargin'),
            align: 'end',
            of: (line: OrderLine) => signed(isEstimated(line) ? null : line.errorMargin),
            total: signed(weighed ? errorMargin(theoreticalWeight, actualWeight)?.percent : null),
          } as const,
        ]
      : []),
    ...(priced ? [all.pricedBy, all.unitPrice, all.amount] : []),
  ]
}
