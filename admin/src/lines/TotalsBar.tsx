import { isInTonnes } from '@barem/resources/calc/measures'
import { isUnweighable, unweighed, type WeightName } from '@barem/resources/calc/silent'
import { Form } from 'antd'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMoney, formatNumber, withMinus } from '../format/number.ts'
import type { FormFootProps } from '../overrides/types.ts'
import { keepAmount } from '../documents/approver/amount.ts'
import { useMeasures } from '../resources/model/measures.ts'
import { countsOf, countsText } from './shown/counts.ts'
import { isEstimated } from './shown/estimated.ts'
import { whyNoTotal } from './shown/unknown.ts'
import { adopt, type Line } from './model/line.ts'
import { keepDiscount } from './seen.ts'
import { specOf } from './spec.ts'
import { useTotals } from './totals.ts'
import './totals.css'

/** The weights of a line whose goods are not known. */
const UNKNOWN = { theoreticalWeight: null, actualWeight: null }

/** The totals of a document while it is typed, with the buttons at the foot of the form, always in sight. */
export default function TotalsBar({ definition, row }: FormFootProps) {
  const { t } = useTranslation()
  const form = Form.useFormInstance()
  const spec = specOf(definition)
  const totals = useTotals(form, definition, row)
  const { unit } = useMeasures()
  const watched = (Form.useWatch('lines', { form, preserve: true }) ?? []) as Line[]
  const all = adopt(watched, (row?.lines ?? []) as Record<string, unknown>[], spec.entry.frozenGoods)
  const lines = all.filter(({ productId }) => productId)
  const unitOf = (line: Line) => (isInTonnes(line) ? t('grid.totals.tonne') : line.goods ? unit(line.goods) : null)
  const weights = all.map((line) => ({ ...line, ...line.goods, ...(line.goods ? spec.entry.figures(line) : UNKNOWN) }))
  const lacking = (name: WeightName) => {
    const count = unweighed(weights, name)
    return count > 0 && t('grid.totals.incomplete', { count })
  }
  const weightText = (name: WeightName) =>
    weights.some((line) => line[name] !== null && !isUnweighable(line, line[name]))
      ? `${formatNumber(totals[name], 3)} kg`
      : '—'
  const ofWeight = [weights.some(isEstimated) && t('grid.totals.weightEstimated'), lacking('actualWeight')].filter(
    Boolean,
  )
  useEffect(() => keepDiscount(definition.name, totals.waiting ? null : totals.discount), [totals, definition.name])
  const isKnown = totals.known && !totals.waiting
  useEffect(() => keepAmount(definition.name, isKnown ? totals.grandTotal : null), [totals, isKnown, definition.name])
  useEffect(
    () => () => {
      keepDiscount(definition.name, undefined)
      keepAmount(definition.name, undefined)
    },
    [definition.name],
  )

  type More = { note?: string | false | null; className?: string; why?: string | null }
  const item = (key: string, value: string, more?: More) => (
    <div key={key} className={`totals-item ${more?.className ?? ''}`}>
      <dt>{t(`grid.totals.${key}`)}</dt>
      <dd className="figures">
        <span>{value}</span>
        {more?.note && <small>{more.note}</small>}
      </dd>
      {more?.why && <dd className="totals-why">{more.why}</dd>}
    </div>
  )
  const incomplete = totals.open.length
  const isNone = incomplete === totals.lineCount
  // A total without a discount that is still worked out would be taken for the whole one.
  const unknown = totals.waiting && totals.known && !totals.failed ? '…' : '—'
  const ofTotal = (dong: string | null) => (isKnown && dong !== null ? withMinus(formatMoney(dong)) : unknown)
  const isWrong = (key: (typeof totals.wrong)[number]) => totals.wrong.includes(key)
  const ofDiscount = () =>
    isWrong('discount') ? '—' : withMinus(formatMoney(totals.discount === '0' ? '0' : `-${totals.discount}`))
  const why =
    whyNoTotal(
      t,
      all.map((line) => ({ ...line, amount: spec.entry.figures(line).amount })),
    ) ??
    (totals.wrong.length > 0 && !totals.known
      ? t('grid.totals.wrong', { fields: totals.wrong.map((key) => t(`grid.totals.${key}`)).join(', ') })
      : null) ??
    (totals.failed ? t('grid.totals.noDiscount') : null)
  const owes = totals.oldDebt !== null || isWrong('oldDebt')
  const changed = totals.estimated !== totals.total
  return (
    <dl className="totals-bar" aria-label={t('grid.totals.label')}>
      {item('pieces', countsText(countsOf(lines, spec.count.name, unitOf), t), { className: 'pieces' })}
      {!spec.entry.weighed &&
        item('theoretical', weightText('theoreticalWeight'), { note: lacking('theoreticalWeight') })}
      {spec.entry.weighed &&
        item('weight', weightText('actualWeight'), {
          note:
            ofWeight.length > 0
              ? ofWeight.join(', ')
              : totals.errorMargin &&
                totals.errorMargin.kg !== '0' &&
                `${withMinus(formatNumber(totals.errorMargin.percent))}%`,
        })}
      {spec.entry.weighed && changed && item('estimated', formatMoney(totals.estimated), { className: 'minor' })}
      {item('total', isNone ? '—' : formatMoney(totals.total), {
        className: incomplete === 0 && totals.total !== totals.grandTotal ? 'whole' : 'minor',
        note: incomplete > 0 && t('grid.totals.incomplete', { count: incomplete }),
      })}
      {spec.foot.discount &&
        item('discount', totals.waiting ? (totals.failed ? '—' : '…') : ofDiscount(), {
          className: 'minor',
          note: totals.waiting && !totals.failed && t('grid.totals.waiting'),
        })}
      {item('shipping', isWrong('shipping') ? '—' : formatMoney(totals.shipping), { className: 'minor' })}
      {owes && item('oldDebt', totals.oldDebt === null ? '—' : formatMoney(totals.oldDebt), { className: 'minor' })}
      {item('grandTotal', ofTotal(totals.grandTotal), { className: 'grand', why })}
      {totals.deposit &&
        item('deposit', ofTotal(totals.deposit.amount), {
          className: 'minor',
          note: `${formatNumber(totals.deposit.percent)}%`,
        })}
      {owes && item('newDebt', totals.newDebt === null ? '—' : ofTotal(totals.newDebt), { className: 'minor' })}
    </dl>
  )
}
