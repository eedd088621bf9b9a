import { InputNumber } from 'antd'
import type { FormEvent } from 'react'
import { controlOf, type InputProps } from './input.ts'
import { numberText, wholeText } from './numberText.ts'

export function IntegerInput(props: InputProps<'integer'>) {
  const { value, onChange } = props
  return (
    <InputNumber<number>
      {...controlOf(props as InputProps<never>)}
      {...wholeText}
      parser={(text) => Number(wholeText.parser(text))}
      className="figures"
      precision={0}
      controls={false}
      value={value}
      onChange={(next) => onChange?.(next)}
    />
  )
}

type Decimals = InputProps<'decimal' | 'money' | 'weight' | 'percent'>

/** Whoever types a comma in 11,7 m means the point; the commas between thousands come by themselves. */
function commaAsPoint(event: FormEvent<HTMLInputElement>) {
  if ((event.nativeEvent as InputEvent).data !== ',') return
  event.preventDefault()
  document.execCommand('insertText', false, '.')
}

/** An exact decimal: a string all the way, never a binary fraction. */
export function DecimalInput({ props, unit }: { props: Decimals; unit?: string }) {
  const { field, value, onChange } = props
  return (
    <InputNumber<string>
      {...controlOf(props as InputProps<never>)}
      {...(field.scale === 0 ? wholeText : numberText)}
      className="figures"
      stringMode
      controls={false}
      suffix={unit}
      value={value}
      onBeforeInput={field.type === 'money' || field.scale === 0 ? undefined : commaAsPoint}
      onChange={(next) => onChange?.(next === null ? null : String(next))}
    />
  )
}

export const PlainDecimalInput = (props: InputProps<'decimal'>) => <DecimalInput props={props} />
export const MoneyInput = (props: InputProps<'money'>) => <DecimalInput props={props} unit="đ" />
export const WeightInput = (props: InputProps<'weight'>) => <DecimalInput props={props} unit="kg" />
export const PercentInput = (props: InputProps<'percent'>) => <DecimalInput props={props} unit="%" />
