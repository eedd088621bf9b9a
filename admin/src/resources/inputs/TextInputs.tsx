import { normalisePhone, normaliseTaxCode, shapesOfText } from '@barem/resources/kit'
import { Input } from 'antd'
import { useTranslate } from '@refinedev/core'
import { controlOf, type InputProps } from './input.ts'

type Line = InputProps<'text' | 'email' | 'username' | 'phone' | 'taxCode' | 'code'>

/** Room to paste a text that is too long, so that the rule can say so instead of the end going missing. */
const SLACK = 200

type Extra = {
  inputMode?: 'email' | 'tel' | 'numeric' | 'url'
  placeholder?: string
  className?: string
  tidy?: (text: string) => string
}

/** One line. Leading spaces never get in; what is typed is tidied when the field is left. */
function LineInput({ props, inputMode, placeholder, className, tidy }: Extra & { props: Line }) {
  const { value, onChange, field } = props
  const control = controlOf(props as InputProps<never>)

  function leave() {
    const tidied = (tidy ?? String)(value ?? '').trim()
    if (value && tidied !== value) onChange?.(tidied)
    control.onBlur?.()
  }

  return (
    <Input
      {...control}
      className={className}
      inputMode={inputMode}
      placeholder={placeholder}
      autoComplete="off"
      maxLength={field.max + SLACK}
      value={value ?? ''}
      onChange={({ target }) => onChange?.(target.value.trimStart())}
      onBlur={leave}
    />
  )
}

export function TextInput(props: InputProps<'text'>) {
  const { shape } = props.field
  if (shape === null) return <LineInput props={props} />
  const { normalise } = shapesOfText[shape]
  const isPlate = shape === 'plate'
  return (
    <LineInput
      props={props}
      tidy={normalise}
      className={isPlate ? 'code' : undefined}
      inputMode={isPlate ? undefined : 'url'}
      placeholder={isPlate ? '51C-123.45' : 'https://'}
    />
  )
}
export const UsernameInput = (props: InputProps<'username'>) => <LineInput props={props} className="code" />
export const EmailInput = (props: InputProps<'email'>) => <LineInput props={props} inputMode="email" />
export const PhoneInput = (props: InputProps<'phone'>) => (
  <LineInput props={props} inputMode="tel" className="figures" tidy={normalisePhone} />
)
export const TaxCodeInput = (props: InputProps<'taxCode'>) => (
  <LineInput props={props} inputMode="numeric" className="code" tidy={normaliseTaxCode} />
)

export function CodeInput(props: InputProps<'code'>) {
  const t = useTranslate()
  return <LineInput props={props} className="code" placeholder={props.row ? undefined : t('crud.codeHint')} />
}

export function LongTextInput(props: InputProps<'longText'>) {
  const { value, onChange, field } = props
  return (
    <Input.TextArea
      {...controlOf(props as InputProps<never>)}
      autoSize={{ minRows: 2, maxRows: 8 }}
      maxLength={field.max + SLACK}
      value={value ?? ''}
      onChange={({ target }) => onChange?.(target.value.trimStart())}
    />
  )
}
