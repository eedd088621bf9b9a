import type { PrintSettings } from '../../../documents/print/paperProps.ts'
import { exactPieceWeight } from '@barem/resources/calc/barem'
import { aboveZero, exact, rounded, sum } from '@barem/resources/calc/exact'
import { frozenIn } from '@barem/resources/calc/line'
import { countOf } from '@barem/resources/calc/measures'
import type { Translate } from '../../../i18n/translate.ts'
import type { Column } from '../../../documents/print/column.ts'
import { about, common } from '../../goods/papers/columns.ts'
import { figure } from '../../../documents/print/figures.ts'
import type { Order, OrderLine } from './printed.ts'

const DAY_MS = 86_400_000

/**
 * The last day on which the prices of a quotation hold, as yyyy-mm-dd: what the order says, else so many days after its
 * own; null while nobody knows how many.
 */
export function holdsUntil(
  { quotedUntil, orderDate }: Pick<Order, 'quotedUntil' | 'orderDate'>,
  days: number | undefined,
): string | null {
  if (quotedUntil) return quotedUntil
  return days === undefined ? null : new Date(Date.parse(orderDate) + days * DAY_MS).toISOString().slice(0, 10)
}

/** Whether the price depends on scale weight that is not known yet. */
export const dependsOnScale = (lines: readonly OrderLine[]): boolean =>
  lines.some(({ priceType, weightSource }) => priceType === 'actual_kg' && weightSource === 'estimated')

/** kg that a line is priced by or weighs by barem; null for goods without a weight. */
const weightOf = ({ priceType, actualWeight, theoreticalWeight }: OrderLine) =>
  aboveZero(priceType === 'actual_kg' ? actualWeight : theoreticalWeight)

/** Whether a line is priced by scale weight, and was not weighed yet. */
const awaitsScale = (line: OrderLine) => dependsOnScale([line])

/** kg of one piece: all digits of its barem, so that a line multiplies out by hand, or a part of what was weighed. */
function pieceWeight(line: OrderLine): string | null {
  const [weight, pieces] = [weightOf(line), aboveZero(countOf(line))]
  if (!weight || !pieces) return null
  const byBarem = line.priceType !== 'actual_kg' || awaitsScale(line)
  const piece = byBarem ? exactPieceWeight(frozenIn({ ...line })) : null
  return piece ? piece.toFixed() : rounded(exact.div(weight, pieces), 3)
}

const totalWeight = (line: OrderLine): string | null => weightOf(line)?.toFixed() ?? null

/** kg of all lines; a dash while that of one is not known. */
function sumOf(lines: readonly OrderLine[]): string {
  const known = lines.every((line) => line.weightMode === 'none' || totalWeight(line) !== null)
  const kg = sum(lines.map(totalWeight)).toFixed()
  return known && lines.some(awaitsScale) ? about(kg) : figure(known ? kg : null)
}

function totalText(line: OrderLine): string {
  const kg = totalWeight(line)
  return kg !== null && awaitsScale(line) ? about(kg) : figure(kg)
}

/** The columns of a quotation: what was promised to the customer, and no figure that is ours. */
export function quotationColumns(
  { lines }: Pick<Order, 'lines'>,
  { columns, language }: Pick<PrintSettings, 'columns' | 'language'>,
  t: Translate,
): Column<OrderLine>[] {
  const all = common(lines, t, language)
  const weights: Column<OrderLine>[] = [
    {
      key: 'pieceWeight',
      head: t('print.columns.pieceWeight'),
      align: 'end',
      of: (line) => figure(pieceWeight(line), 10),
    },
    {
      key: 'totalWeight',
      head: t('print.columns.totalWeight'),
      align: 'end',
      of: (line) => totalText(line),
      total: sumOf(lines),
    },
  ]
  return [
    all.no,
    all.name,
    all.unit,
    all.count,
    ...(columns.includes('barem') ? [all.length, all.barem] : []),
    ...(columns.includes('theoreticalWeight') ? weights : []),
    all.pricedBy,
    all.unitPrice,
    all.amount,
  ]
}
