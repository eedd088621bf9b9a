import { areas } from '@barem/resources/areas'
import { useTranslate } from '@refinedev/core'
import { Form } from 'antd'
import TotalsBar from '../../lines/TotalsBar.tsx'
import { useLines } from '../../lines/useLines.ts'
import type { FormFootProps } from '../../overrides/types.ts'
import { useAllowed } from '../../session/useAllowed.ts'
import { Amount } from './amount.tsx'
import { useDebt } from './debt.ts'
import { firstKeys } from './items.ts'
import { type Open, type Paid, paidBy } from './paid.ts'
import './payment-preview.css'

/** Documents that are named; the rest is counted. */
const MOST = 4

/** The foot of a payment's form: what it would pay, while nobody has said otherwise. */
export default function PaymentPreview(props: FormFootProps) {
  const form = Form.useFormInstance()
  const read = (name: string) => Form.useWatch(name, { form, preserve: true }) as string | null | undefined
  const [kind, customerId, amount] = [read('kind'), read('customerId'), read('amount')]
  const first = firstKeys().map(read).find(Boolean) ?? null
  const chosen = useLines<unknown[]>(form, 'allocations') ?? []
  const seesDebts = useAllowed(areas.debt, 'v')
  // A deposit waits for the invoice of its order.
  const isShown =
    seesDebts && chosen.length === 0 && kind !== 'deposit' && customerId && /^[1-9]\d*$/.test(amount ?? '')
  return (
    <>
      <TotalsBar {...props} />
      {isShown && <Preview customerId={customerId} amount={amount!} kind={kind ?? 'receipt'} first={first} />}
    </>
  )
}

type Asked = {
  customerId: string
  amount: string
  kind: string
  /** Id of the debt that is paid before others. */
  first: string | null
  /** Whether it pays no other debt. */
  alone?: boolean
}

/** What an amount would pay of what is open. */
export function Preview({ customerId, amount, kind, first, alone = false }: Asked) {
  const t = useTranslate()
  const { data, isPlaceholderData } = useDebt<Open[]>('receivables/open', { customerId })
  if (!data || isPlaceholderData) return null
  const items = alone ? data.filter(({ id }) => id === first) : data
  const { parts, rest } = paidBy(items, amount, kind, first)
  const more = parts.length - MOST
  return (
    <p className="payment-preview" role="status">
      <b>{t(`debt.pays.${kind === 'refund' ? 'refund' : 'receipt'}`)}</b>
      {parts.slice(0, MOST).map((part) => (
        <Part key={part.item.id} of={part} />
      ))}
      {more > 0 && <span>{t('debt.pays.more', { count: more })}</span>}
      {rest !== '0' && (
        <span className={kind === 'refund' ? 'debt-late' : undefined}>
          {t(kind === 'refund' ? 'debt.pays.tooMuch' : 'debt.pays.held')} <Amount of={rest} />
        </span>
      )}
    </p>
  )
}

function Part({ of: { item, amount, left } }: { of: Paid['parts'][number] }) {
  const t = useTranslate()
  return (
    <span>
      {item.code} <Amount of={amount} />{' '}
      <small>
        {left === '0' ? (
          t('debt.pays.whole')
        ) : (
          <>
            {t('debt.pays.left')} <Amount of={left} />
          </>
        )}
      </small>
    </span>
  )
}
