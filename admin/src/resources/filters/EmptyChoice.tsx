import { Radio } from 'antd'
import type { ReactNode } from 'react'
import { useTranslate } from '@refinedev/core'
import type { FilterInputProps } from './filter.ts'

type Props = Pick<FilterInputProps, 'values' | 'onChange'> & { label: string; children: ReactNode }

const BY_VALUE = 'value'

/** For a field that may have nothing: whether it is asked for by its value, or by having one at all. */
export default function EmptyChoice({ label, values, onChange, children }: Props) {
  const t = useTranslate()
  const chosen = values._null?.[0] ?? BY_VALUE
  const options = [
    { value: BY_VALUE, label: t('crud.filter.byValue') },
    { value: 'true', label: t('crud.filter.none') },
    { value: 'false', label: t('crud.filter.some') },
  ]
  return (
    <>
      <Radio.Group
        className="filter-emptiness"
        aria-label={t('crud.filter.how', { field: label })}
        options={options}
        value={chosen}
        onChange={({ target }) => onChange(target.value === BY_VALUE ? {} : { _null: [String(target.value)] })}
      />
      {chosen === BY_VALUE && children}
    </>
  )
}
