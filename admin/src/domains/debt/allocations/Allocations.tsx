import { areas } from '@barem/resources/areas'
import { useTranslate } from '@refinedev/core'
import { Button, Checkbox, Form } from 'antd'
import { formatDate } from '../../../format/date.ts'
import { NumberInput } from '../../../resources/inputs/number/NumberInput.tsx'
import type { AnyRow } from '../../../resources/model/columns.ts'
import { useAllowed } from '../../../session/useAllowed.ts'
import { Amount } from '../amount.tsx'
import { useDebt } from '../debt.ts'
import { firstOf, isOurs, type Item, itemText, OWED, settlingKind } from '../items.ts'
import type { Open } from '../paid.ts'
import { type Allocation, amountOf, payable, chosen, restOf, usual, withAmount } from './debts.ts'
import '../../../resources/inputs/choice-table.css'
import './allocations.css'

const DONG = { scale: 0, dong: true, min: '1', max: '999999999999999' }

/** Fields of a payment that say whose debts it pays, and which of them first. */
const PARTIES = ['customerId', 'supplierId'] as const
const FIRST = OWED

type Props = {
  /** The payment that is open; null for a new one. */
  row: AnyRow | null
  label: string
  value?: readonly Allocation[]
  onChange?: (lines: readonly Allocation[]) => void
}

/** What a payment pays, or an adjustment takes off: debts of its party, each to be taken or left, with an amount. */
export function Allocations({ row, label, value, onChange }: Props) {
  const t = useTranslate()
  const form = Form.useFormInstance()
  const read = (name: string) => {
    const typed = Form.useWatch(name, { form, preserve: true }) as string | null | undefined
    return (typed === undefined ? (row?.[name] as string | null | undefined) : typed) ?? null
  }
  const kind = read('kind')
  const { debts, does } = settlingKind(kind)
  // Hooks read all fields whatever the kind is.
  const named = Object.fromEntries([...PARTIES, ...FIRST].map((name) => [name, read(name)]))
  const [partyId, amount] = [named[debts.party] ?? null, read('amount')]
  const first = firstOf(kind, (name) => named[name])
  const isPosted = row?.status === 'done'
  const seesDebts = useAllowed(areas.debt, 'v')
  if (!seesDebts) return <p className="choice-note">{t('debt.allocations.hidden')}</p>
  if (does === 'back' || (does === 'waits' && !isPosted))
    return <p className="choice-note">{t(`debt.allocations.${kind}`)}</p>
  if (!partyId)
    return <p className="choice-note">{t(`debt.allocations.${isOurs(debts) ? 'chooseSupplier' : 'choose'}`)}</p>
  return (
    <Debts
      {...{ label, kind, partyId, amount, first, isPosted }}
      own={isPosted ? ((row.allocations ?? []) as Allocation[]) : []}
      lines={value ?? []}
      onChange={(lines) => onChange?.(lines)}
    />
  )
}

type DebtsProps = {
  label: string
  kind: string | null
  partyId: string
  amount: string | null
  /** The debt that is paid before others. */
  first: Item | null
  isPosted: boolean
  own: readonly Allocation[]
  lines: readonly Allocation[]
  onChange: (lines: readonly Allocation[]) => void
}

function Debts({ label, kind, partyId, amount, first, isPosted, own, lines, onChange }: DebtsProps) {
  const t = useTranslate()
  const { debts: kept } = settlingKind(kind)
  const { data } = useDebt<Open[]>(`${kept.ledger}/open`, { [kept.party]: partyId })
  if (!data) return <i className="bar bar-control" />
  const debts = payable(data, own)
  if (debts.length === 0)
    return <p className="choice-note">{t(`debt.allocations.${isOurs(kept) ? 'nothingSupplier' : 'nothing'}`)}</p>
  // Until somebody chooses, a new payment pays what is due first.
  const isUsual = !isPosted && lines.length === 0
  const byDue = /^[1-9]\d*$/.test(amount ?? '') ? usual(debts, amount!, first) : []
  const shown = isUsual ? byDue : lines
  const rest = restOf(shown, amount)
  const put = (item: Open, part: string | null) => onChange(withAmount(shown, item, part))
  function take(item: Open, isTaken: boolean) {
    if (!isTaken) return put(item, null)
    // The first debt that is ticked is paid before all others.
    onChange(isUsual && byDue.length > 0 ? usual(debts, amount!, item) : chosen(shown, item, amount))
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
            const name = itemText(t, item)
            return (
              <tr key={`${item.key} ${item.id}`}>
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
            {t(
              rest.startsWith('-') ? 'debt.allocations.tooMuch' : `debt.pays.${isOurs(kept) ? 'heldSupplier' : 'held'}`,
            )}{' '}
            <Amount of={rest.replace('-', '')} />
          </span>
        )}
      </p>
    </div>
  )
}
