import { decimalsOf } from '@barem/resources/kit'
import { controlOf, type InputProps } from './input.ts'
import { NumberInput } from './number/NumberInput.tsx'

/** A whole number, in the form as a number and not as text; other words stay for the rules to refuse. */
export function IntegerInput(props: InputProps<'integer'>) {
  const { field, value, onChange } = props
  const asNumber = (read: string | null) =>
    onChange?.((read !== null && /^-?\d{1,15}$/.test(read) ? Number(read) : read) as number | null)
  return (
    <NumberInput
      {...controlOf(props as InputProps<never>)}
      spec={{ scale: 0, min: String(field.min), max: String(field.max) }}
      value={value === null || value === undefined ? null : String(value)}
      onChange={asNumber}
    />
  )
}

type Decimals = InputProps<'decimal' | 'money' | 'weight' | 'percent'>

/** An exact decimal: a string all the way, never a binary fraction. */
export function DecimalInput({ props, unit }: { props: Decimals; unit?: string }) {
  const { field, value, onChange } = props
  return (
    <NumberInput
      {...controlOf(props as InputProps<never>)}
      spec={{ scale: decimalsOf(field), min: field.min, max: field.max, dong: field.type === 'money' }}
      unit={unit}
      value={value}
      onChange={onChange}
    />
  )
}

export const PlainDecimalInput = (props: InputProps<'decimal'>) => <DecimalInput props={props} />
export const MoneyInput = (props: InputProps<'money'>) => <DecimalInput props={props} unit="đ" />
export const WeightInput = (props: InputProps<'weight'>) => <DecimalInput props={props} unit="kg" />
export const PercentInput = (props: InputProps<'percent'>) => <DecimalInput props={props} unit="%" />
