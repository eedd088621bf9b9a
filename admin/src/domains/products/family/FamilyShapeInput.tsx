import type { ShapeName } from '@barem/resources/calc/shapes'
import { Form } from 'antd'
import { useLocale } from '../../../i18n/i18n.ts'
import { ShapeSelect } from '../form/ShapeInput.tsx'
import type { InputProps } from '../../../resources/inputs/input.ts'
import { usualPatterns } from './family.ts'

/** The shape of a family. Unchanged patterns follow it. */
export function FamilyShapeInput(props: InputProps<'select'>) {
  const form = Form.useFormInstance()
  const { value, onChange, words } = props
  const language = useLocale()
  const usual = (shape: string) => usualPatterns(shape as ShapeName, words.choice('shape', shape), language)

  function change(next: string | null) {
    const before = value ? usual(value) : null
    const after = usual(next!)
    for (const name of ['codePattern', 'namePattern'] as const) {
      const typed = (form.getFieldValue(name) as string | undefined)?.trim()
      if (!typed || typed === before?.[name]) form.setFieldValue(name, after[name])
    }
    onChange?.(next)
  }

  return <ShapeSelect {...props} onChange={change} />
}
