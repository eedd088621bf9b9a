import type { WeightMode } from '@barem/resources/calc/barem'
import { Form } from 'antd'
import { useRef } from 'react'
import { SelectInput } from '../../../resources/inputs/ChoiceInputs.tsx'
import type { InputProps } from '../../../resources/inputs/input.ts'
import { BAREM } from '../barem.ts'
import { carriedOver, type WeightInput } from '../weight.ts'

type Figures = Partial<Record<WeightMode, string | null>>

/**
 * How a product is weighed. A figure belongs to its mode, since kg per metre are not kg per piece; it returns with its
 * mode.
 */
export function ModeInput(props: InputProps<'select'>) {
  const form = Form.useFormInstance()
  const left = useRef<Figures>({})

  function change(next: string | null) {
    const before = form.getFieldsValue(true) as WeightInput
    const mode = next as WeightMode
    if (before.weightMode) left.current[before.weightMode] = before[BAREM] ?? null
    form.setFieldValue(BAREM, left.current[mode] ?? carriedOver(mode, before))
    props.onChange?.(next)
  }

  return <SelectInput {...props} onChange={change} />
}
