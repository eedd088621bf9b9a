import { type AnyResource, relationKey } from '@barem/resources/kit'
import { useTranslate } from '@refinedev/core'
import { Form } from 'antd'
import { useEffect } from 'react'
import { controlOf, type InputProps } from '../../resources/inputs/input.ts'
import type { Embedded } from '../../resources/model/columns.ts'
import { session } from '../../session/session.ts'
import { FormWay } from '../way/FormWay.tsx'
import { ApproverSelect } from './ApproverSelect.tsx'
import { useProposed } from './useProposed.ts'
import '../documents.css'

/** Chooses the approver in the form of a document. A new one begins with the approver asked last. */
export default function ApproverInput(props: InputProps<'belongsTo'>) {
  const { name, label, value = null, onChange, row } = props
  const definition = props.definition as AnyResource
  const form = Form.useFormInstance()
  const t = useTranslate()
  const proposed = useProposed(definition, name, row === null)
  const stored = row?.[relationKey(name)] as Embedded | null | undefined
  const isMine = row === null || row.createdById === session.get()?.userId

  // Set behind the form's back: nothing that a person typed, and nothing to warn of when they leave.
  useEffect(() => {
    if (row === null && !value && proposed?.[0] && !form.isFieldTouched(name)) form.setFieldValue(name, proposed[0].id)
  }, [row, value, proposed, form, name])

  return (
    <FormWay definition={definition} row={row} approver={name}>
      <ApproverSelect
        definition={definition}
        field={name}
        label={label}
        control={controlOf(props as InputProps<never>)}
        known={[...(stored ? [{ ...stored, code: stored.code ?? null, hint: null }] : []), ...(proposed ?? [])]}
        asksSelf={isMine}
        value={value}
        onChange={(id) => onChange?.(id)}
      />
      {value && value === proposed?.[0]?.id && <p className="approver-reason">{t('documents.approver.last')}</p>}
    </FormWay>
  )
}
