import { InputNumber } from 'antd'
import { controlOf, type InputProps } from './input.ts'
import { numberText } from './numberText.ts'

export function IntegerInput(props: InputProps<'integer'>) {
  const { value, onChange } = props
  return <InputNumber<number> {...controlOf(props as InputProps<never>)} {...numberText} parser={(text) => Number(numberText.parser(text))} className="figures" precision={0} controls={false} value={value} onChange={(next) => onChange?.(next)} />
}

type Decimals = InputProps<'decimal' | 'money' | 'weight' | 'percent'>

/** An exact decimal: a string all the way, never a binary fraction. */
export function DecimalInput({ props, unit }: { props: Decimals; unit?: string }) {
  const { value, onChange } = props
  return (
    <InputNumber<string>
      {...controlOf(props as InputProps<never>)}
      {...numberText}
      className="figures"
      stringMode
      controls={false}
      suffix={unit}
      value={value}
      onChange={(next) => onChange?.(next === null ? null : String(next))}
    />
  )
}

export const PlainDecimalInput = (props: InputProps<'decimal'>) => <DecimalInput props={props} />
export const MoneyInput = (props: InputProps<'money'>) => <DecimalInput props={props} unit="đ" />
export const WeightInput = (props: InputProps<'weight'>) => <DecimalInput props={props} unit="kg" />
export const PercentInput = (props: InputProps<'percent'>) => <DecimalInput props={props} unit="%" />
