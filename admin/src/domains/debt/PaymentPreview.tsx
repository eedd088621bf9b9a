import { areas } from '@barem/resources/areas'
import { paymentKind } from '@barem/resources/debts'
import { useTranslate } from '@refinedev/core'
import { Form } from 'antd'
import TotalsBar from '../../lines/TotalsBar.tsx'
import { useLines } from '../../lines/useLines.ts'
import type { FormFootProps } from '../../overrides/types.ts'
import { useAllowed } from '../../session/useAllowed.ts'
import { Amount } from './amount.tsx'
import { useDebt } from './debt.ts'
import { firstOf, isOurs, isSame, type Item, itemText, OWED } from './items.ts'
import { type Open, type Paid, paidBy } from './paid.ts'
import './payment-preview.css'

/** Documents that are named; the rest is counted. */
const MOST = 4

/** The foot of a payment's form: what it would pay, while nobody has said otherwise. */
export default function PaymentPreview(props: FormFootProps) {
  const form = Form.useFormInstance()
  const read = (name: string) => Form.useWatch(name, { form, preserve: true }) as string | null | undefined
  const kind = read('kind') ?? 'receipt'
  const { debts, does } = paymentKind(kind)
  // Hooks read all fields whatever the kind is.
  const named = Object.fromEntries(['customerId', 'supplierId', ...OWED].map((name) => [name, read(name)]))
  const [partyId, amount] = [named[debts.party], read('amount')]
  const first = firstOf(kind, (name) => named[name])
  const chosen = useLines<unknown[]>(form, 'allocations') ?? []
  const seesDebts = useAllowed(areas.debt, 'v')
  // A deposit waits for the invoice of its order.
  const isShown = seesDebts && chosen.length === 0 && does !== 'waits' && partyId && /^[1-9]\d*$/.test(amount ?? '')
  return (
    <>
      <TotalsBar {...props} />
      {isShown && <Preview partyId={partyId} amount={amount!} kind={kind} first={first} />}
    </>
  )
}

type Asked = {
  partyId: string
  amount: string
  kind: string
  /** The debt that is paid before others. */
  first: Item | null
  /** Whether it pays no other debt. */
  alone?: boolean
}

/** What an amount would pay of what is open. */
export function Preview({ partyId, amount, kind, first, alone = false }: Asked) {
  const t = useTranslate()
  const { debts, does } = paymentKind(kind)
  const { data, isPlaceholderData } = useDebt<Open[]>(`${debts.ledger}/open`, { [debts.party]: partyId })
  if (!data || isPlaceholderData) return null
  const items = alone ? data.filter((item) => isSame(item, first)) : data
  const { parts, rest } = paidBy(items, amount, kind, first)
  const more = parts.length - MOST
  return (
    <p className="payment-preview" role="status">
      <b>{t(`debt.pays.${does === 'back' ? kind : 'receipt'}`)}</b>
      {parts.slice(0, MOST).map((part) => (
        <Part key={`${part.item.key} ${part.item.id}`} of={part} />
      ))}
      {more > 0 && <span>{t('debt.pays.more', { count: more })}</span>}
      {rest !== '0' && (
        <span className={does === 'back' ? 'debt-late' : undefined}>
          {t(`debt.pays.${does === 'back' ? 'tooMuch' : 'held'}${isOurs(debts) ? 'Supplier' : ''}`)}{' '}
          <Amount of={rest} />
        </span>
      )}
    </p>
  )
}

function Part({ of: { item, amount, left } }: { of: Paid['parts'][number] }) {
  const t = useTranslate()
  return (
    <span>
      {itemText(t, item)} <Amount of={amount} />{' '}
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
