import type { Field } from '@barem/resources/kit'
import { Checkbox } from 'antd'
import type { FilterInputProps } from './filter.ts'

export default function ChoiceFilter({ column, words, values, onChange }: FilterInputProps) {
  const { choices } = column.field as Extract<Field, { type: 'select' }>
  const options = choices.map((value) => ({ value, label: words.choice(column.name, value) }))
  return (
    <Checkbox.Group
      className="filter-choices"
      options={options}
      value={values[''] ?? []}
      onChange={(chosen) => onChange({ '': chosen })}
    />
  )
}
