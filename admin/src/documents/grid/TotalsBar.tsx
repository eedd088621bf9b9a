import { Form } from 'antd'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMoney, formatNumber } from '../../format/number.ts'
import type { FormFootProps } from '../../overrides/types.ts'
import { keepDiscount } from './seen.ts'
import { specOf } from './spec.ts'
import { useTotals } from './totals.ts'
import './totals.css'

/** The totals of a document while it is typed. It stands with the buttons at the foot of the form, always in sight. */
export default function TotalsBar({ definition, row }: FormFootProps) {
  const { t } = useTranslation()
  const form = Form.useFormInstance()
  const spec = specOf(definition.name)
  const totals = useTotals(form, spec, row)
  useEffect(() => keepDiscount(definition.name, totals.waiting ? null : totals.discount), [totals, definition.name])
  useEffect(() => () => keepDiscount(definition.name, undefined), [definition.name])

  const item = (key: string, value: string, more?: { note?: string | false | null; className?: string }) => (
    <div key={key} className={`totals-item ${more?.className ?? ''}`}>
      <dt>{t(`grid.totals.${key}`)}</dt>
      <dd className="figures">
        {value}
        {more?.note && <small>{more.note}</small>}
      </dd>
    </div>
  )
  const changed = totals.estimated !== totals.total
  return (
    <dl className="totals-bar" aria-label={t('grid.totals.label')}>
      {item('pieces', formatNumber(totals.itemCount, 3))}
      {!spec.sells && item('theoretical', `${formatNumber(totals.theoreticalWeight, 3)} kg`)}
      {spec.sells &&
        item('weight', `${formatNumber(totals.actualWeight, 3)} kg`, {
          note: totals.errorMargin && totals.errorMargin.kg !== '0' && `${formatNumber(totals.errorMargin.percent)}%`,
        })}
      {spec.sells && changed && item('estimated', formatMoney(totals.estimated), { className: 'minor' })}
      {item('total', formatMoney(totals.total), {
        className: totals.total === totals.grandTotal && totals.incomplete === 0 ? 'minor' : '',
        note: totals.incomplete > 0 && t('grid.totals.incomplete', { count: totals.incomplete }),
      })}
      {spec.foot.discount &&
        item('discount', totals.waiting ? '…' : formatMoney(totals.discount === '0' ? '0' : `-${totals.discount}`), {
          className: 'minor',
          note: totals.waiting && t('grid.totals.waiting'),
        })}
      {item('shipping', formatMoney(totals.shipping), { className: 'minor' })}
      {totals.oldDebt !== null && item('oldDebt', formatMoney(totals.oldDebt), { className: 'minor' })}
      {item('grandTotal', formatMoney(totals.grandTotal), { className: 'grand' })}
      {totals.deposit &&
        item('deposit', formatMoney(totals.deposit.amount), {
          className: 'minor',
          note: `${formatNumber(totals.deposit.percent)}%`,
        })}
      {totals.newDebt !== null && item('newDebt', formatMoney(totals.newDebt), { className: 'minor' })}
    </dl>
  )
}
