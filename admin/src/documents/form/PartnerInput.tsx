import { Form } from 'antd'
import { useRef } from 'react'
import { call } from '../../http/client.ts'
import { isAbsent } from '../../resources/model/absent.ts'
import { isSame, type Values } from '../../resources/form/values.ts'
import type { InputProps } from '../../resources/inputs/input.ts'
import { BelongsToInput } from '../../resources/inputs/RelationInputs.tsx'
import { definitionOf } from '../../resources/model/registry.ts'
import { mayAct } from '../../session/permissions.ts'
import { session } from '../../session/session.ts'

/** The fields that a document copies from its partner: for each field, the first one that the partner has filled. */
export type Taken = Readonly<Record<string, readonly string[]>>

const firstOf = (row: Values, names: readonly string[]) =>
  names.map((name) => row[name]).find((value) => !isAbsent(value))

/** A partner whose data fill fields that are empty, or unchanged since another partner filled them. */
export function partnerInput(taken: Taken) {
  return function PartnerInput(props: InputProps<'belongsTo'>) {
    const form = Form.useFormInstance()
    const filled = useRef<Values>({})
    const { field, onChange } = props
    const { area } = definitionOf(field.to)

    async function choose(id: string | null) {
      onChange?.(id)
      // Without a right to see partners there is nothing to take over, and the request would end the session.
      if (!id || !mayAct(session.get(), area, 'v')) return
      const answer = await call<Values>(`${field.to}/${id}`, { quiet: true }).catch(() => null)
      if (!answer || form.getFieldValue(props.name) !== id) return
      const free = Object.keys(taken).filter(
        (name) => isAbsent(form.getFieldValue(name)) || isSame(form.getFieldValue(name), filled.current[name]),
      )
      filled.current = Object.fromEntries(free.map((name) => [name, firstOf(answer.body, taken[name]) ?? null]))
      form.setFieldsValue(filled.current)
      // Told as a change of the person's, so that it is kept with the draft.
      onChange?.(id)
    }

    return <BelongsToInput {...props} onChange={(id) => void choose(id as string | null)} />
  }
}
