import { Radio } from 'antd'
import { useTranslate } from '@refinedev/core'
import type { FilterInputProps } from './filter.ts'

export default function YesFilter({ values, onChange }: FilterInputProps) {
  const t = useTranslate()
  const options = [
    { value: 'true', label: t('crud.yes') },
    { value: 'false', label: t('crud.no') },
  ]
  return (
    <Radio.Group
      className="filter-choices"
      options={options}
      value={values['']?.[0]}
      onChange={({ target }) => onChange({ '': [String(target.value)] })}
    />
  )
}
