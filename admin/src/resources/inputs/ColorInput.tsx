import { ColorPicker } from 'antd'
import type { InputProps } from './input.ts'

export default function ColorInput({ value, onChange, field, label }: InputProps<'color'>) {
  return (
    <ColorPicker
      aria-label={label}
      disabledAlpha
      allowClear={!field.required}
      showText
      format="hex"
      value={value ?? null}
      onChangeComplete={(color) => onChange?.(color.cleared ? null : color.toHexString().toLowerCase())}
    />
  )
}
