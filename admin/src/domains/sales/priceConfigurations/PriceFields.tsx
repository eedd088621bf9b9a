import type { FormGroupProps } from '../../../resources/form/formGroup.ts'
import { Form } from 'antd'
import { useTranslate } from '@refinedev/core'
import { formatNumber } from '../../../format/number.ts'
import { FormField } from '../../../resources/form/FormGroups.tsx'
import { EXAMPLE_BASE, examplePrice } from './example.ts'
import '../told.css'

type Typed = Readonly<Record<string, string | null | undefined>>

const NAMES = [
  'priceType',
  'method',
  'markupPercent',
  'markupPerKg',
  'fixedPrice',
  'inboundFreight',
  'minMargin',
  'roundingStep',
  'roundingDirection',
] as const

/** The fields of a price's computation, with an example of a well-known bar. */
export default function PriceFields(props: FormGroupProps) {
  const t = useTranslate()
  const form = Form.useFormInstance()
  const typed = (Form.useWatch((all: Typed) => Object.fromEntries(NAMES.map((name) => [name, all[name] ?? null])), {
    form,
    preserve: true,
  }) ?? {}) as Typed
  const example = examplePrice(typed)
  const dong = (price: string) => `${formatNumber(price)}\u00a0đ`
  return (
    <div className="form-grid">
      {props.names.map((name) => (
        <FormField key={name} {...props} name={name} extra={name === 'base' ? t('prices.base') : undefined} />
      ))}
      {example && (
        <p className="wide told tabular" role="status">
          {t('prices.example', {
            base: dong(EXAMPLE_BASE),
            price: dong(example.price),
            of: props.words.choice('priceType', String(typed.priceType)).toLocaleLowerCase(),
          })}
          {example.least && ` ${t('prices.least', { price: dong(example.least) })}`}
        </p>
      )}
    </div>
  )
}
