import type { Translate } from '../i18n/translate.ts'
import { formatMoney, formatNumber, withMinus } from '../format/number.ts'
import type { GridSpec } from './spec.ts'
import type { BarItem } from './parts.ts'
import type { Foot, Shown } from './totals.ts'

type Props = {
  t: Translate
  spec: GridSpec
  totals: Shown
  /** The name of a field. */
  nameOf: (field: string) => string
  /** The reason why the amount cannot be worked out; null when it can. */
  why: string | null
}

/** An item that a narrow window has no room for while it is zero. */
const minor = (key: Foot | 'after', label: string, value: string, note?: BarItem['note']): BarItem => ({
  key,
  label,
  value,
  className: value === formatMoney('0') ? 'minor zero' : 'minor',
  note,
})

/** What figures that depend on the amount show: dong, or that they are not known, or not known yet. */
function showing({ known, waiting, failed }: Shown): (dong: string | null) => string {
  const unknown = waiting && known && !failed ? '…' : '—'
  return (dong) => (known && !waiting && dong !== null ? withMinus(formatMoney(dong)) : unknown)
}

/** The sum of the lines, and how many it leaves out. */
function totalItem({ t, totals }: Props): BarItem {
  const { open, lineCount, total, amount } = totals
  return {
    key: 'total',
    label: t('grid.totals.total'),
    value: open.length === lineCount ? '—' : formatMoney(total),
    className: open.length === 0 && total !== amount ? 'whole' : 'minor',
    note: open.length > 0 && t('grid.totals.incomplete', { count: open.length }),
  }
}

function deductionItem(field: string, { t, totals, nameOf }: Props): BarItem {
  const { waiting, failed, deduction, wrong } = totals
  if (waiting) return minor('deduction', nameOf(field), failed ? '—' : '…', !failed && t('grid.totals.waiting'))
  const dong = formatMoney(deduction === '0' ? '0' : `-${deduction}`)
  return minor('deduction', nameOf(field), wrong.includes('deduction') ? '—' : withMinus(dong))
}

/** The tax of each rate, on what it is. */
const taxItems = ({ t, totals: { taxes = [] } }: Props): BarItem[] =>
  taxes.map(({ rate, base, tax }) => ({
    key: `vat${rate}`,
    label: t('grid.totals.vat', { rate: formatNumber(rate) }),
    value: withMinus(formatMoney(tax)),
    note: taxes.length > 1 && t('grid.totals.base', { base: withMinus(formatMoney(base)) }),
    className: 'minor',
  }))

/** What the partner owes with this document: nothing new where they owed nothing before. */
function afterItem({ t, totals: { after, beside } }: Props, shown: (dong: string | null) => string): BarItem {
  const item = minor('after', t('grid.totals.after'), after === null ? '—' : shown(after))
  return { ...item, className: beside !== null && Number(beside) === 0 ? 'minor zero' : item.className }
}

/** The foot of the bar: the sum of the lines, what is taken off and added, and what it amounts to. */
export function footItems(props: Props): BarItem[] {
  const { t, totals, nameOf, why } = props
  const { foot, amount } = props.spec
  const { wrong, due, charge, beside } = totals
  const shown = showing(totals)
  const owes = foot.beside !== null && (beside !== null || wrong.includes('beside'))
  return [
    ...(props.spec.total ? [totalItem(props)] : []),
    ...(foot.deduction ? [deductionItem(foot.deduction, props)] : []),
    ...(foot.charge
      ? [minor('charge', nameOf(foot.charge), wrong.includes('charge') ? '—' : formatMoney(charge))]
      : []),
    ...taxItems(props),
    ...(owes ? [minor('beside', nameOf(foot.beside!), beside === null ? '—' : formatMoney(beside))] : []),
    ...(amount ? [{ key: 'amount', label: nameOf(amount), value: shown(totals.amount), className: 'grand', why }] : []),
    ...(due ? [minor('due', t('grid.totals.due'), shown(due.amount), `${formatNumber(due.percent)}%`)] : []),
    ...(owes ? [afterItem(props, shown)] : []),
  ]
}
