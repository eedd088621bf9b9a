import { useState } from 'react'
import { Select } from '../../controls/Select.tsx'
import type { Person } from './workflow.ts'
import { useNamed, useOptions } from './useOptions.ts'

type Props = {
  resource: string
  label: string
  placeholder: string
  value: readonly string[]
  onChange: (ids: string[]) => void
  known?: readonly Person[]
  multiple?: boolean
  disabled?: boolean
  id?: string
  invalid?: boolean
  allowClear?: boolean
}

const called = ({ code, name }: Person) => (code && code !== name ? `${name} (${code})` : name)

/** Chooses rows that a draft may name: people, role groups, departments and what conditions compare with. */
export function RowsSelect({ resource, label, placeholder, value, onChange, known = [], ...rest }: Props) {
  const { multiple = true, disabled, id, invalid, allowClear = false } = rest
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const { data = [], isFetching } = useOptions(resource, typed, open)
  const strangers = value.filter((one) => !known.some((row) => row.id === one))
  const { data: found = [] } = useNamed(resource, strangers)
  const all = new Map([...known, ...found, ...data].map((row) => [row.id, row]))
  const shown = [...data, ...value.flatMap((one) => (data.some((row) => row.id === one) ? [] : (all.get(one) ?? [])))]
  return (
    <Select<string | string[] | undefined>
      id={id}
      mode={multiple ? 'multiple' : undefined}
      aria-label={label}
      placeholder={placeholder}
      status={invalid ? 'error' : undefined}
      disabled={disabled}
      allowClear={allowClear}
      showSearch
      filterOption={false}
      loading={isFetching}
      maxTagTextLength={28}
      value={multiple ? [...value] : value[0]}
      options={shown.map((row) => ({ value: row.id, label: called(row) }))}
      onSearch={setTyped}
      onOpenChange={setOpen}
      onChange={(next) => {
        setTyped('')
        onChange([next ?? []].flat())
      }}
    />
  )
}
