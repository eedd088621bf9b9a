import { sum } from '@barem/resources/calc/exact'
import type { Column } from '../../../documents/print/column.ts'
import { figure } from '../../../documents/print/figures.ts'
import type { Translate } from '../../../i18n/translate.ts'
import { about, common, weightOf } from '../../goods/papers/columns.ts'
import type { IssueLine } from './issue.ts'

const asked = ({ requestedQuantity, quantity }: IssueLine) => requestedQuantity ?? quantity
/** kg on the scale; what nobody weighed is shown by its barem, as an estimate. */
const issued = ({ actualWeight, theoreticalWeight }: IssueLine) => actualWeight ?? theoreticalWeight

const kgOf = (line: IssueLine) =>
  line.isUnweighed && issued(line) !== null ? about(issued(line)) : figure(weightOf(line, issued(line)))

function actual(lines: readonly IssueLine[], t: Translate) {
  const total = sum(lines.map(issued)).toFixed()
  return {
    key: 'actualWeight',
    head: t('print.goodsIssue.weight'),
    align: 'end',
    of: kgOf,
    total: lines.some(({ isUnweighed }) => isUnweighed) ? about(total) : figure(total),
  } as const
}

/** The columns of an issue (02-VT): what was asked for beside what left, and its kg. */
export function issueColumns(lines: readonly IssueLine[], language: string, t: Translate): Column<IssueLine>[] {
  const all = common(lines, t, language)
  return [
    all.no,
    all.name,
    { key: 'code', head: t('print.goodsIssue.code'), align: 'start', of: ({ product }) => product?.code ?? '' },
    all.unit,
    { key: 'asked', head: t('print.goodsIssue.asked'), align: 'end', of: (line) => figure(asked(line), 3) },
    { ...all.count, head: t('print.goodsIssue.issued') },
    all.theoretical,
    actual(lines, t),
  ]
}

/** The columns of a delivery note. */
export function noteColumns(
  lines: readonly IssueLine[],
  { columns, language }: { columns: readonly string[]; language: string },
  t: Translate,
): Column<IssueLine>[] {
  const all = common(lines, t, language)
  return [
    all.no,
    all.name,
    all.unit,
    all.count,
    ...(columns.includes('theoreticalWeight') ? [all.theoretical] : []),
    ...(columns.includes('actualWeight') ? [actual(lines, t)] : []),
  ]
}
