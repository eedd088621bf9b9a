import type { Suffix } from '@barem/resources/kit'
import { InputNumber } from 'antd'
import { useTranslation } from 'react-i18next'
import { numberText } from '../inputs/numberText.ts'
import type { FilterInputProps } from './filter.ts'

export default function NumberFilter({ values, onChange }: FilterInputProps) {
  const { t } = useTranslation()
  const bound = (suffix: Suffix, label: string) => (
    <InputNumber
      {...numberText}
      stringMode
      controls={false}
      aria-label={label}
      placeholder={label}
      value={values[suffix]?.[0] ?? null}
      onChange={(value) => onChange({ ...values, [suffix]: value === null ? [] : [String(value)] })}
    />
  )
  return (
    <div className="filter-numbers">
      {bound('_gte', t('crud.filter.atLeast'))}
      {bound('_lte', t('crud.filter.atMost'))}
    </div>
  )
}
