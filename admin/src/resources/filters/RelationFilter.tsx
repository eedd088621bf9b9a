import { OptionSelect } from '../inputs/OptionSelect.tsx'
import type { FilterInputProps } from './filter.ts'

export default function RelationFilter({ definition, column, words, values, onChange }: FilterInputProps) {
  return (
    <OptionSelect
      multiple
      keepsOpen={false}
      autoFocus
      definition={definition}
      field={column.name}
      label={words.field(column.name)}
      value={values[''] ?? []}
      onChange={(ids) => onChange({ '': ids })}
    />
  )
}
