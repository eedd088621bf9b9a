import { bandsOf, decimalsOf, type Field, isDecimal, type Suffix } from '@barem/resources/kit'
import { Radio } from 'antd'
import { useState } from 'react'
import { useTranslate } from '@refinedev/core'
import { NumberInput } from '../inputs/number/NumberInput.tsx'
import { bandIn } from './bandIn.ts'
import type { FilterInputProps } from './filter.ts'

/** More digits behind the point than any column keeps. */
const ANY = 12

/** The numbers allowed as a bound of a field; a bound may be of any size. */
const specOf = (field: Field | null) => ({ scale: field ? decimalsOf(field) : ANY, dong: field?.type === 'money' })

export default function NumberFilter({ column, words: texts, values, onChange }: FilterInputProps) {
  const t = useTranslate()
  const spec = specOf(column.field)
  const label = texts.field(column.name)
  // Words that are not a number stay in the input for as long as it is open.
  const [words, setWords] = useState<Partial<Record<Suffix, string>>>({})

  function change(suffix: Suffix, next: string | null) {
    const reads = next === null || isDecimal(next, spec.scale)
    setWords({ ...words, [suffix]: reads ? undefined : next })
    onChange({ ...values, [suffix]: reads && next !== null ? [next] : [] })
  }

  const bound = (suffix: Suffix, label: string) => (
    <NumberInput
      aria-label={label}
      placeholder={label}
      spec={spec}
      alone
      value={words[suffix] ?? values[suffix]?.[0] ?? null}
      onChange={(next) => change(suffix, next)}
    />
  )
  const bands = column.field ? bandsOf(column.field) : []
  return (
    <>
      {bands.length > 0 && (
        <Radio.Group
          className="filter-choices"
          aria-label={label}
          options={bands.map((_, value) => ({ value, label: texts.band(column.name, value) }))}
          value={bandIn(bands, values)}
          onChange={({ target }) => {
            const { from, to } = bands[target.value as number]
            setWords({})
            onChange({ _gte: from === null ? [] : [from], _lte: to === null ? [] : [to] })
          }}
        />
      )}
      <div className="filter-numbers">
        {bound('_gte', t('crud.filter.atLeast'))}
        {bound('_lte', t('crud.filter.atMost'))}
      </div>
    </>
  )
}
