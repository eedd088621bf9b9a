import type { AnyResource } from '@barem/resources/kit'
import { useTranslate } from '@refinedev/core'
import { Form } from 'antd'
import { BelongsToInput } from '../../resources/inputs/RelationInputs.tsx'
import type { InputProps } from '../../resources/inputs/input.ts'
import { sourceText } from './sourceText.ts'

/** The document that one is made of: those of the chosen partner of which something is open. */
export default function SourceInput(props: InputProps<'belongsTo'>) {
  const { partner } = props.definition as AnyResource
  const t = useTranslate()
  const form = Form.useFormInstance()
  const chosen = Form.useWatch(partner ?? [], { form, preserve: true }) as string | null | undefined
  const ask = { open: 'true', ...(partner && chosen && { partner: chosen }) }
  return <BelongsToInput {...props} choices={{ ask, note: ({ source }) => (source ? sourceText(t, source) : null) }} />
}
