import { areas } from '@barem/resources/areas'
import type { AnyResource } from '@barem/resources/kit'
import { Form } from 'antd'
import { useState } from 'react'
import { useTranslate } from '@refinedev/core'
import { formatMoney } from '../../format/number.ts'
import { OptionSelect } from '../../resources/inputs/OptionSelect.tsx'
import { type Option, useChosen } from '../../resources/model/options.ts'
import { mayAct } from '../../session/permissions.ts'
import { useSession } from '../../session/session.ts'
import { useAmount } from './amount.ts'
import { type Unfit, unfitFor } from './eligible.ts'

type Props = {
  definition: AnyResource
  field: string
  label: string
  value: string | null
  onChange: (id: string | null) => void
  /** Dong; null while it is not known. Without it that of the form which is open. */
  amount?: string | null
  /** Whether the person at the screen is the requester. */
  asksSelf: boolean
  known?: Option[]
  control?: object
  allowClear?: boolean
}

/** Says why an option cannot be asked, and up to what amount it may be. */
function useTold() {
  const t = useTranslate()
  return (option: Option, why: Unfit | null): string | null => {
    if (why === 'self' || why === 'authority') return t(`documents.approver.${why}`)
    const limit = option.authority?.limit
    return limit
      ? t(`documents.approver.${why === 'limit' ? 'tooLittle' : 'upTo'}`, { limit: formatMoney(limit) })
      : null
  }
}

/** Chooses who approves: shows everybody who may, with their limits; those who may not approve this are disabled. */
export function ApproverSelect({ definition, field, value, onChange, amount, asksSelf, known = [], ...rest }: Props) {
  const who = useSession()
  const told = useTold()
  const [open, setOpen] = useState(false)
  // The list alone shows who may approve so much: a closed one is not drawn at every key typed in the form.
  const shown = useAmount(definition.name, open)
  const [chosen] = useChosen(definition, field, value ? [value] : []) ?? []
  const self = asksSelf && !mayAct(who, areas.selfApproval, 'v') ? who?.userId : undefined
  const unfit = (option: Option) =>
    unfitFor(option.authority, { amount: amount === undefined ? shown : amount, isOwn: option.id === self })
  return (
    <>
      <OptionSelect
        {...rest}
        definition={definition}
        field={field}
        known={known}
        mark={(option) => ({ note: told(option, unfit(option)), disabled: unfit(option) !== null })}
        value={value ? [value] : []}
        onChange={(ids) => onChange(ids[0] ?? null)}
        onOpenChange={setOpen}
      />
      <Note definition={definition} amount={amount} chosen={chosen} self={self} />
    </>
  )
}

type NoteProps = Pick<Props, 'definition' | 'amount'> & { chosen: Option | undefined; self: string | undefined }

/** Why the person chosen cannot approve. */
function Note({ definition, amount, chosen, self }: NoteProps) {
  const told = useTold()
  const shown = useAmount(definition.name, true)
  // An error at the field already says this.
  const { status } = Form.Item.useStatus()
  const asked = { amount: amount === undefined ? shown : amount, isOwn: chosen?.id === self }
  const wrong = status === 'error' || !chosen ? null : unfitFor(chosen.authority, asked)
  return (
    <p className="approver-note" role="status">
      {chosen && wrong && `${chosen.name}: ${told(chosen, wrong)}`}
    </p>
  )
}
