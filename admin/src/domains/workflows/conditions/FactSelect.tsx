import type { FieldSelectorProps } from 'react-querybuilder'
import { Select } from '../../../controls/Select.tsx'

type Option = { label: string; value: string }

/** Chooses a fact under its heading, by typing a part of its name. */
export function FactSelect({ value, options, handleOnChange, title, disabled }: FieldSelectorProps) {
  const grouped = (options as unknown as { label: string; options: Option[] }[]).map((group) => ({
    label: group.label,
    title: group.label,
    options: group.options.map((one) => ({ value: one.value, label: one.label })),
  }))
  return (
    <Select<string>
      className="condition-fact"
      aria-label={title}
      disabled={disabled}
      showSearch
      optionFilterProp="label"
      popupMatchSelectWidth={300}
      value={value}
      onChange={(next) => handleOnChange(next)}
      options={grouped as never}
    />
  )
}
