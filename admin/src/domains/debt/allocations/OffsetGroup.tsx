import { areas } from '@barem/resources/areas'
import { payableDebts, receivableDebts } from '@barem/resources/debts'
import { useTranslate } from '@refinedev/core'
import { Form } from 'antd'
import type { FormGroupProps } from '../../../resources/form/formGroup.ts'
import type { AnyRow } from '../../../resources/model/columns.ts'
import { useAllowed } from '../../../session/useAllowed.ts'
import { isOurs } from '../items.ts'
import type { Allocation } from './debts.ts'
import { OpenDebts } from './OpenDebts.tsx'

const sides = { allocations: receivableDebts, payableAllocations: payableDebts } as const
type Lines = keyof typeof sides

type Props = {
  lines: Lines
  row: AnyRow | null
  label: string
  value?: readonly Allocation[]
  onChange?: (lines: readonly Allocation[]) => void
}

/** The debts of one side that a set-off pays, as a table of what is open. */
function Side({ lines, row, label, value, onChange }: Props) {
  const t = useTranslate()
  const form = Form.useFormInstance()
  const debts = sides[lines]
  const typed = Form.useWatch(debts.party, { form, preserve: true }) as string | null | undefined
  const amount = Form.useWatch('amount', { form, preserve: true }) as string | null | undefined
  const partyId = (typed === undefined ? (row?.[debts.party] as string | null | undefined) : typed) ?? null
  const whole = amount === undefined ? (row?.amount as string | null | undefined) : amount
  const seesDebts = useAllowed(areas.debt, 'v')
  const isPosted = row?.status === 'done'
  if (!seesDebts) return <p className="choice-note">{t('debt.allocations.hidden')}</p>
  if (!partyId)
    return <p className="choice-note">{t(`debt.allocations.${isOurs(debts) ? 'chooseSupplier' : 'choose'}`)}</p>
  return (
    <OpenDebts
      {...{ label, debts, partyId, isPosted }}
      amount={whole ?? null}
      first={null}
      takesAll
      own={isPosted ? ((row[lines] ?? []) as Allocation[]) : []}
      lines={value ?? []}
      onChange={(next) => onChange?.(next)}
    />
  )
}

/** The group of the form in which a set-off says which debts of a side it pays. */
const groupOf = (lines: Lines) =>
  function OffsetGroup({ row, words, refusals }: FormGroupProps) {
    const messages = [...refusals].filter(([path]) => path.startsWith(lines)).map(([, { message }]) => message)
    return (
      <div className="form-grid">
        <Form.Item name={lines} className="wide" help={messages.length > 0 ? messages : undefined}>
          <Side {...{ lines, row }} label={words.field(lines)} />
        </Form.Item>
      </div>
    )
  }

export const Receivables = groupOf('allocations')
export const Payables = groupOf('payableAllocations')
