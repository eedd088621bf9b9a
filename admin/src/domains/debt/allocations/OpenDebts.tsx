import { useTranslate } from '@refinedev/core'
import { Button, Checkbox } from 'antd'
import { formatDate } from '../../../format/date.ts'
import { NumberInput } from '../../../resources/inputs/number/NumberInput.tsx'
import { Amount } from '../amount.tsx'
import { useDebt } from '../debt.ts'
import { itemText, type KeptDebts, pathOf, sideOf } from '../items.ts'
import type { First, Open } from '../paid.ts'
import { type Allocation, amountOf, payable, chosen, restOf, usual, withAmount } from './debts.ts'
import '../../../resources/inputs/choice-table.css'
import './allocations.css'

const DONG = { scale: 0, dong: true, min: '1', max: '999999999999999' }

type Props = {
  label: string
  /** Whose debts they are. */
  debts: KeptDebts
  partyId: string
  amount: string | null
  /** The debt that is paid before others. */
  first: First
  isPosted: boolean
  /** Whether all of the amount has to be set off; otherwise what is left of it is held. */
  takesAll?: boolean
  own: readonly Allocation[]
  lines: readonly Allocation[]
  onChange: (lines: readonly Allocation[]) => void
}

/** What words of a side end in, where it has words of its own. */
export const ENDS = { customer: '', supplier: 'Supplier', employee: 'Employee' } as const

/** What advances are called, where debts of others are called debts. */
const HEADS = { customer: '', supplier: '', employee: 'Employee' } as const

const emptyOf = (debts: KeptDebts, takesAll: boolean) => `${takesAll ? 'owedNothing' : 'nothing'}${ENDS[sideOf(debts)]}`

/** What the rest of an amount is called: too much was chosen, some is to be chosen still, or it is held. */
function restWord(debts: KeptDebts, rest: string, takesAll: boolean): string {
  if (rest.startsWith('-')) return 'debt.allocations.tooMuch'
  return takesAll ? 'debt.allocations.toChoose' : `debt.pays.held${ENDS[sideOf(debts)]}`
}

/** What is open of a party, each debt to be taken or left, with an amount. */
export function OpenDebts(props: Props) {
  const { label, debts: kept, partyId, amount, first, isPosted, takesAll = false, own, lines, onChange } = props
  const t = useTranslate()
  const { data } = useDebt<Open[]>(`${pathOf(kept)}/open`, { [kept.party]: partyId })
  if (!data) return <i className="bar bar-control" />
  const debts = payable(data, own)
  if (debts.length === 0) return <p className="choice-note">{t(`debt.allocations.${emptyOf(kept, takesAll)}`)}</p>
  // Until somebody chooses, a new payment pays what is due first.
  const head = HEADS[sideOf(kept)]
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
            <th>{t(`debt.allocations.debt${head}`)}</th>
            <th>{t('debt.allocations.due')}</th>
            <th className="figures">{t(`debt.allocations.open${head}`)}</th>
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
          <span className={rest.startsWith('-') || takesAll ? 'debt-late' : undefined}>
            {t(restWord(kept, rest, takesAll))} <Amount of={rest.replace('-', '')} />
          </span>
        )}
      </p>
    </div>
  )
}
