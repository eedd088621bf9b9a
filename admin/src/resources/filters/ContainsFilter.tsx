import { Input } from 'antd'
import type { FilterInputProps } from './filter.ts'

export default function ContainsFilter({ column, words, values, onChange }: FilterInputProps) {
  const label = words.field(column.name)
  return (
    <Input
      autoFocus
      allowClear
      maxLength={200}
      aria-label={label}
      placeholder={label}
      value={values._like?.[0] ?? ''}
      onChange={({ target }) => onChange({ _like: [target.value.trimStart()] })}
    />
  )
}
