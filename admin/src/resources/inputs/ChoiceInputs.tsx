import { Switch } from 'antd'
import { useTranslate } from '@refinedev/core'
import { Select } from '../../controls/Select.tsx'
import { controlOf, type InputProps } from './input.ts'

export function SelectInput(props: InputProps<'select'>) {
  const { value, onChange, field, name, words } = props
  const t = useTranslate()
  const options = field.choices.map((choice) => ({ value: choice, label: words.choice(name, choice) }))
  return (
    <Select
      {...controlOf(props as InputProps<never>)}
      options={options}
      allowClear={!field.required}
      placeholder={t('crud.select')}
      value={value ?? undefined}
      onChange={(next: string | undefined) => onChange?.(next ?? null)}
    />
  )
}

export function BooleanInput(props: InputProps<'boolean'>) {
  const t = useTranslate()
  const { id, label, value, onChange } = props
  return (
    <Switch
      id={id}
      aria-label={label}
      checkedChildren={t('crud.yes')}
      unCheckedChildren={t('crud.no')}
      checked={value ?? false}
      onChange={(next) => onChange?.(next)}
    />
  )
}
