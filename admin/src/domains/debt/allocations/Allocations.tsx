import { areas } from '@barem/resources/areas'
import { useTranslate } from '@refinedev/core'
import { Button, Checkbox, Form } from 'antd'
import { formatDate } from '../../../format/date.ts'
import { NumberInput } from '../../../resources/inputs/number/NumberInput.tsx'
import type { AnyRow } from '../../../resources/model/columns.ts'
import { useAllowed } from '../../../session/useAllowed.ts'
import { Amount } from '../amount.tsx'
import { useDebt } from '../debt.ts'
import { firstKeys } from '../items.ts'
import type { Open } from '../paid.ts'
import { type Allocation, amountOf, payable, chosen, restOf, usual, withAmount } from './debts.ts'
import '../../../resources/inputs/choice-table.css'
import './allocations.css'

const DONG = { scale: 0, dong: true, min: '1', max: '999999999999999' }

type Props = {
  /** The payment that is open; null for a new one. */
  row: AnyRow | null
  label: string
  value?: readonly Allocation[]
  onChange?: (lines: readonly Allocation[]) => void
}

/** What a payment pays: the debts of its customer, each to be taken or left, with an amount. */
export function Allocations({ row, label, value, onChange }: Props) {
  const t = useTranslate()
  const form = Form.useFormInstance()
  const read = (name: string) => {
    const typed = Form.useWatch(name, { form, preserve: true }) as string | null | undefined
    return (typed === undefined ? (row?.[name] as string | null | undefined) : typed) ?? null
  }
  const [kind, customerId, amount] = [read('kind'), read('customerId'), read('amount')]
  const first = firstKeys().map(read).find(Boolean) ?? null
  const isPosted = row?.status === 'done'
  const seesDebts = useAllowed(areas.debt, 'v')
  if (!seesDebts) return <p className="choice-note">{t('debt.allocations.hidden')}</p>
  if (kind === 'refund' || (kind === 'deposit' && !isPosted))
    return <p className="choice-note">{t(`debt.allocations.${kind}`)}</p>
  if (!customerId) return <p className="choice-note">{t('debt.allocations.choose')}</p>
  return (
    <Debts
      {...{ label, customerId, amount, first, isPosted }}
      own={isPosted ? ((row.allocations ?? []) as Allocation[]) : []}
      lines={value ?? []}
      onChange={(lines) => onChange?.(lines)}
    />
  )
}

type DebtsProps = {
  label: string
  customerId: string
  amount: string | null
  /** Id of the debt that is paid before others. */
  first: string | null
  isPosted: boolean
  own: readonly Allocation[]
  lines: readonly Allocation[]
  onChange: (lines: readonly Allocation[]) => void
}

function Debts({ label, customerId, amount, first, isPosted, own, lines, onChange }: DebtsProps) {
  const t = useTranslate()
  const { data } = useDebt<Open[]>('receivables/open', { customerId })
  if (!data) return <i className="bar bar-control" />
  const debts = payable(data, own)
  if (debts.length === 0) return <p className="choice-note">{t('debt.allocations.nothing')}</p>
  // Until somebody chooses, a new payment pays what is due first.
  const isUsual = !isPosted && lines.length === 0
  const byDue = /^[1-9]\d*$/.test(amount ?? '') ? usual(debts, amount!, first) : []
  const shown = isUsual ? byDue : lines
  const rest = restOf(shown, amount)
  const put = (item: Open, part: string | null) => onChange(withAmount(shown, item, part))
  function take(item: Open, isTaken: boolean) {
    if (!isTaken) return put(item, null)
    // The first debt that is ticked is paid before all others.
    onChange(isUsual && byDue.length > 0 ? usual(debts, amount!, item.id) : chosen(shown, item, amount))
  }
  return (
    <div className="choice-table allocations" role="group" aria-label={label}>
      <table>
        <thead>
          <tr>
            <th>{t('debt.allocations.debt')}</th>
            <th>{t('debt.allocations.due')}</th>
            <th className="figures">{t('debt.allocations.open')}</th>
            <th className="figures">{t('debt.allocations.pays')}</th>
          </tr>
        </thead>
        <tbody>
          {debts.map((item) => {
            const part = amountOf(shown, item)
            const name = item.code ?? ''
            return (
              <tr key={item.id}>
                <th scope="row">
                  <Checkbox checked={part !== null} onChange={({ target }) => take(item, target.checked)}>
                    {name}
                  </Checkbox>
                </th>
                <td>{item.due && formatDate(item.due)}</td>
                <td className="figures">
                  <Amount of={item.open} />
                </td>
                <td>
                  <NumberInput
                    spec={DONG}
                    unit="đ"
                    alone
                    aria-label={t('debt.allocations.paysOf', { code: name })}
                    value={part}
                    onChange={(typed) => put(item, typed)}
                  />
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      <p className="allocations-foot" role="status">
        {isUsual ? (
          <span>{t('debt.allocations.usual')}</span>
        ) : (
          <Button size="small" onClick={() => onChange(isPosted ? byDue : [])}>
            {t('debt.allocations.byDue')}
          </Button>
        )}
        {rest !== null && rest !== '0' && (
          <span className={rest.startsWith('-') ? 'debt-late' : undefined}>
            {t(rest.startsWith('-') ? 'debt.allocations.tooMuch' : 'debt.pays.held')}{' '}
            <Amount of={rest.replace('-', '')} />
          </span>
        )}
      </p>
    </div>
  )
}
