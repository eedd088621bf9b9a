import { Input } from 'antd'
import { controlOf, type InputProps } from './input.ts'

const WHITE = '#ffffff'

/** The browser's own picker, and an input for the colour's code. */
export function ColorInput(props: InputProps<'color'>) {
  const { value, onChange, label } = props
  const choose = (text: string) => onChange?.(text.trim().toLowerCase() || null)
  const picker = (
    <input
      type="color"
      className="color-swatch"
      aria-label={label}
      value={value || WHITE}
      onChange={({ target }) => choose(target.value)}
    />
  )
  return (
    <Input
      {...controlOf(props as InputProps<never>)}
      className="code"
      prefix={picker}
      allowClear
      placeholder="#rrggbb"
      maxLength={7}
      value={value ?? ''}
      onChange={({ target }) => choose(target.value)}
    />
  )
}
