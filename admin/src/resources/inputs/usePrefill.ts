import { prefillsOf } from '@barem/resources/kit'
import { Form } from 'antd'
import { useRef } from 'react'
import { call } from '../../http/client.ts'
import { mayAct } from '../../session/permissions.ts'
import { session } from '../../session/session.ts'
import { isSame, type Values } from '../form/values.ts'
import { isAbsent } from '../model/absent.ts'
import { definitionOf } from '../model/registry.ts'
import { arriving } from './arriving.ts'
import type { InputProps } from './input.ts'

const firstOf = (row: Values, names: readonly string[]) =>
  names.map((name) => row[name]).find((value) => !isAbsent(value))

/**
 * Chooses a row, whose data fill in the fields that copy them: those that are empty, or unchanged since another row
 * filled them in.
 */
export function usePrefill({ definition, name, field, onChange }: InputProps<'belongsTo'>) {
  const form = Form.useFormInstance()
  const filled = useRef<Values>({})
  const taken = prefillsOf(definition.fields, name)

  return async function choose(id: string | null): Promise<void> {
    onChange?.(id)
    // Without a right to see such rows there is nothing to take over, and the request would end the session.
    if (taken.size === 0 || !id || !mayAct(session.get(), definitionOf(field.to).area, 'v')) return
    const answer = await call<Values>(`${field.to}/${id}`, { quiet: true }).catch(() => null)
    if (!answer || form.getFieldValue(name) !== id) return
    const free = [...taken].filter(
      ([own]) => isAbsent(form.getFieldValue(own)) || isSame(form.getFieldValue(own), filled.current[own]),
    )
    filled.current = Object.fromEntries(free.map(([own, names]) => [own, firstOf(answer.body, names) ?? null]))
    arriving(() => form.setFieldsValue(filled.current))
    // Told as a change of the person's, so that it is kept with the draft.
    onChange?.(id)
  }
}
