import { sum, type Figure } from '@barem/resources/calc/exact'
import { areas } from '@barem/resources/areas'
import { employeeDebts } from '@barem/resources/debts'
import { useTranslate } from '@refinedev/core'
import { Form } from 'antd'
import type { FormGroupProps } from '../../../resources/form/formGroup.ts'
import type { AnyRow } from '../../../resources/model/columns.ts'
import { useAllowed } from '../../../session/useAllowed.ts'
import { useOwnCard } from '../useOwnCard.ts'
import type { Allocation } from './debts.ts'
import { OpenDebts } from './OpenDebts.tsx'

type Props = {
  row: AnyRow | null
  label: string
  value?: readonly Allocation[]
  onChange?: (lines: readonly Allocation[]) => void
}

/** The advances that a claim clears, as a table of what its employee holds: due first unless somebody chooses. */
function Cleared({ row, label, value, onChange }: Props) {
  const t = useTranslate()
  const form = Form.useFormInstance()
  const read = (name: string): unknown => {
    const typed = Form.useWatch(name, { form, preserve: true }) as unknown
    return (typed === undefined ? row?.[name] : typed) ?? null
  }
  const [employeeId, lines] = [read('employeeId'), (read('lines') ?? []) as readonly { amount?: Figure }[]]
  const amount = sum(lines.map((line) => line.amount ?? null)).toFixed()
  const seesDebts = useAllowed(areas.debt, 'v')
  const own = useOwnCard(!seesDebts)
  if (typeof employeeId !== 'string') return <p className="choice-note">{t('debt.allocations.chooseEmployee')}</p>
  if (!seesDebts && own?.party.employee?.id !== employeeId)
    return <p className="choice-note">{t('debt.allocations.hiddenEmployee')}</p>
  return (
    <OpenDebts
      {...{ label, amount }}
      debts={employeeDebts}
      partyId={employeeId}
      first={null}
      isPosted={false}
      own={[]}
      lines={value ?? []}
      onChange={(next) => onChange?.(next)}
    />
  )
}

/** The group of the form in which a claim says which advances it clears. */
export default function ClearedGroup({ row, words, refusals }: FormGroupProps) {
  const messages = [...refusals].filter(([path]) => path.startsWith('allocations')).map(([, { message }]) => message)
  return (
    <div className="form-grid">
      <Form.Item name="allocations" className="wide" help={messages.length > 0 ? messages : undefined}>
        <Cleared row={row} label={words.field('allocations')} />
      </Form.Item>
    </div>
  )
}
