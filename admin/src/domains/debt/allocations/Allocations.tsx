import { areas } from '@barem/resources/areas'
import { useTranslate } from '@refinedev/core'
import { Form } from 'antd'
import type { AnyRow } from '../../../resources/model/columns.ts'
import { useAllowed } from '../../../session/useAllowed.ts'
import { firstOf, isOurs, loweredBy, OWED, settlingKind } from '../items.ts'
import type { Allocation } from './debts.ts'
import { OpenDebts } from './OpenDebts.tsx'

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
  const { relation, key } = loweredBy()
  const lowered = Form.useWatch(relation, { form, preserve: true }) as readonly string[] | undefined
  const own = (lowered ?? []).map((id) => ({ key, id }))
  const isPosted = row?.status === 'done'
  const seesDebts = useAllowed(areas.debt, 'v')
  if (!seesDebts) return <p className="choice-note">{t('debt.allocations.hidden')}</p>
  if (does === 'back' || (does === 'waits' && !isPosted))
    return <p className="choice-note">{t(`debt.allocations.${kind}`)}</p>
  if (!partyId)
    return <p className="choice-note">{t(`debt.allocations.${isOurs(debts) ? 'chooseSupplier' : 'choose'}`)}</p>
  return (
    <OpenDebts
      {...{ label, debts, partyId, amount, first: first ?? own, isPosted }}
      own={isPosted ? ((row.allocations ?? []) as Allocation[]) : []}
      lines={value ?? []}
      onChange={(lines) => onChange?.(lines)}
    />
  )
}
