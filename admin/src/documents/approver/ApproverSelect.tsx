import { areas } from '@barem/resources/areas'
import type { AnyResource } from '@barem/resources/kit'
import { Form } from 'antd'
import { useTranslate } from '@refinedev/core'
import { formatMoney } from '../../format/number.ts'
import { OptionSelect } from '../../resources/inputs/OptionSelect.tsx'
import { type Option, useChosen } from '../../resources/model/options.ts'
import { mayAct } from '../../session/permissions.ts'
import { useSession } from '../../session/session.ts'
import { type Unfit, unfitFor } from './eligible.ts'

type Props = {
  definition: AnyResource
  field: string
  label: string
  value: string | null
  onChange: (id: string | null) => void
  /** Dong; null while it is not known. */
  amount: string | null
  /** Whether the person at the screen is the requester. */
  asksSelf: boolean
  known?: Option[]
  control?: object
  allowClear?: boolean
}

/** Chooses who approves: shows everybody who may, with their limits; those who may not approve this are disabled. */
export function ApproverSelect({ definition, field, value, onChange, amount, asksSelf, known = [], ...rest }: Props) {
  const t = useTranslate()
  const who = useSession()
  const [chosen] = useChosen(definition, field, value ? [value] : []) ?? []
  const self = asksSelf && !mayAct(who, areas.selfApproval, 'v') ? who?.userId : undefined
  const unfit = (option: Option) => unfitFor(option.authority, { amount, isOwn: option.id === self })

  function told(option: Option, why: Unfit | null): string | null {
    if (why === 'self' || why === 'authority') return t(`documents.approver.${why}`)
    const limit = option.authority?.limit
    return limit
      ? t(`documents.approver.${why === 'limit' ? 'tooLittle' : 'upTo'}`, { limit: formatMoney(limit) })
      : null
  }

  // An error at the field already says this.
  const { status } = Form.Item.useStatus()
  const wrong = status === 'error' ? null : chosen && unfit(chosen)
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
      />
      <p className="approver-note" role="status">
        {wrong && `${chosen.name}: ${told(chosen, wrong)}`}
      </p>
    </>
  )
}
