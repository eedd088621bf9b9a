import { type ShapeName, shapeNames } from '@barem/resources/calc/shapes'
import { Form } from 'antd'
import { useRef } from 'react'
import { useTranslate } from '@refinedev/core'
import { Select } from '../../../controls/Select.tsx'
import { controlOf, type InputProps } from '../../../resources/inputs/input.ts'
import { ShapeMark } from '../shapes/Drawing.tsx'
import { changeShape } from '../weight.ts'

type Attributes = Record<string, string | undefined>

type Props = Omit<InputProps<'select'>, 'field' | 'row' | 'definition'>

/** A shape by its drawing and its name. */
export function ShapeSelect(props: Props) {
  const t = useTranslate()
  const { value, onChange, words, name } = props
  const options = shapeNames.map((shape) => ({ value: shape, label: words.choice(name, shape) }))
  const marked = (shape: string) => (
    <span className="shape-option">
      <ShapeMark shape={shape as ShapeName} />
      {words.choice(name, shape)}
    </span>
  )
  return (
    <Select
      {...controlOf(props as InputProps<never>)}
      options={options}
      placeholder={t('crud.select')}
      optionRender={({ data }) => marked(data.value)}
      // Not as a label of its own, for which screen readers would be told the bare value.
      prefix={value && <ShapeMark shape={value as ShapeName} />}
      listHeight={420}
      value={value ?? undefined}
      onChange={(next: string) => onChange?.(next)}
    />
  )
}

/** The shape of a product. Dimensions that the next shape does not have are kept aside while the form is open. */
export function ShapeInput(props: InputProps<'select'>) {
  const form = Form.useFormInstance()
  const aside = useRef<Readonly<Attributes>>({})

  function change(next: string | null) {
    const before = (form.getFieldValue('attributes') ?? {}) as Attributes
    const changed = changeShape(
      before,
      (props.value as ShapeName | null) ?? null,
      next as ShapeName | null,
      aside.current,
    )
    aside.current = changed.aside
    form.setFieldValue('attributes', changed.attributes)
    props.onChange?.(next)
  }

  return <ShapeSelect {...props} onChange={change} />
}
