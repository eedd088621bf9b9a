import { positive } from '@barem/resources/calc/exact'
import type { ShapeName } from '@barem/resources/calc/shapes'
import { insideSentence } from '@barem/resources/kit'
import { Form } from 'antd'
import { type FocusEvent, useRef } from 'react'
import { useTranslate } from '@refinedev/core'
import type { Control } from '../../../resources/inputs/input.ts'
import { NumberInput } from '../../../resources/inputs/number/NumberInput.tsx'
import { type FieldRules, isBlank } from '../../../resources/rules/rule.ts'
import { useSymbols } from '../shapes/useSymbols.ts'
import { symbolsOf, weightOf } from '../weight.ts'

type DimensionProps = Omit<Control<string>, 'onChange'> & {
  label: string
  /** Called with undefined for an emptied input. */
  onChange?: (value: string | undefined) => void
  onFocusChange: (focused: boolean) => void
}

/** Millimetres; mills write up to four decimals, and nothing they make is longer than a hundred metres. */
const MILLIMETRES = { scale: 4, min: '0', max: '100000' }

function DimensionInput({ label, onFocusChange, onChange, onBlur, ...control }: DimensionProps) {
  return (
    <NumberInput
      {...control}
      aria-label={label}
      spec={MILLIMETRES}
      unit="mm"
      onChange={(next) => onChange?.(next ?? undefined)}
      onFocus={() => onFocusChange(true)}
      onBlur={() => {
        onFocusChange(false)
        onBlur?.()
      }}
    />
  )
}

/** Requires a dimension to be present, positive, and consistent with the others. */
function useDimensionRules(shape: ShapeName): (symbol: string) => FieldRules {
  const t = useTranslate()
  const { nameOf } = useSymbols(shape)
  return (symbol) => [
    ({ getFieldsValue }) => ({
      validator(_: unknown, value: string | null) {
        if (isBlank(value))
          return Promise.reject(new Error(t('validation.required', { field: insideSentence(nameOf(symbol)) })))
        if (!positive(value!)) return Promise.reject(new Error(t('products.positive')))
        const { computed } = weightOf({ ...(getFieldsValue(true) as object), weightMode: 'geometry', shape })
        return computed && !computed.ok && computed.wrong.includes(symbol)
          ? Promise.reject(new Error(t('products.impossible')))
          : Promise.resolve()
      },
    }),
  ]
}

export type ChangeAttributes = (attributes: Record<string, string>) => void

type Props = {
  shape: ShapeName
  onActive: (symbol: string | null) => void
  /** Receives the function that changes all attributes at once, for other inputs that write into them. */
  hand: (change: ChangeAttributes | undefined) => void
  id?: string
  onChange?: ChangeAttributes
}

/** The dimensions of a shape, each an attribute under its symbol. The server's messages on them are shown below. */
export function Dimensions({ shape, onActive, id, onChange, hand }: Props) {
  const t = useTranslate()
  const { nameOf, symbolWord } = useSymbols(shape)
  const rules = useDimensionRules(shape)
  const root = useRef<HTMLFieldSetElement>(null)
  const symbols = symbolsOf(shape)
  hand(onChange)

  /** Moves the cursor to the first invalid input, or else to the first input. */
  function lead({ target, currentTarget }: FocusEvent) {
    if (target !== currentTarget) return
    const inputs = [...root.current!.querySelectorAll('input')]
    ;(inputs.find((input) => input.getAttribute('aria-invalid') === 'true') ?? inputs[0])?.focus()
  }

  return (
    <fieldset
      ref={root}
      id={id}
      tabIndex={-1}
      className="dimension-inputs"
      aria-label={t('products.dimensions')}
      onFocus={lead}
    >
      {symbols.map((symbol) => (
        <Form.Item
          key={symbol}
          name={['attributes', symbol]}
          label={
            <span>
              <b className="dimension-symbol">{symbolWord(symbol)}</b> {nameOf(symbol)}
            </span>
          }
          rules={rules(symbol)}
          dependencies={symbols.filter((other) => other !== symbol).map((other) => ['attributes', other])}
          required
          validateTrigger="onBlur"
        >
          <DimensionInput
            label={`${nameOf(symbol)} (${symbolWord(symbol)}, mm)`}
            onFocusChange={(focused) => onActive(focused ? symbol : null)}
          />
        </Form.Item>
      ))}
    </fieldset>
  )
}
