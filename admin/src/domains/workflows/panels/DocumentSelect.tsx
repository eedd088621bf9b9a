import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslate } from '@refinedev/core'
import { Select } from '../../../controls/Select.tsx'
import { call } from '../../../http/client.ts'

type Props = {
  id: string
  /** The path of their rows. */
  path: string
  /** The field that documents are called by. */
  code: string
  value: string | null
  onChange: (id: string | null) => void
}
type Row = Record<string, unknown> & { id: string }

const DEBOUNCE_MS = 300

/** Chooses a document by what is typed of it; the newest are offered first. */
export function DocumentSelect({ id, path, code, value, onChange }: Props) {
  const t = useTranslate()
  const [typed, setTyped] = useState('')
  const [q, setQ] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setQ(typed.trim()), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  const { data = [], isFetching } = useQuery({
    queryKey: ['workflow-documents', path, q],
    queryFn: async ({ signal }) =>
      (
        await call<Row[]>(
          `${path}?_start=0&_end=20&_sort=createdAt&_order=desc${q ? `&q=${encodeURIComponent(q)}` : ''}`,
          { signal, quiet: true, mayBeRefused: true },
        )
      ).body,
    placeholderData: (before) => before,
    retry: false,
  })
  const partner = (row: Row) =>
    Object.values(row).find(
      (one): one is { name: string } => typeof one === 'object' && one !== null && 'name' in one && 'code' in one,
    )?.name
  return (
    <Select<string | undefined>
      id={id}
      aria-label={t('workflows.try.document')}
      placeholder={t('workflows.try.chooseDocument')}
      allowClear
      showSearch
      filterOption={false}
      loading={isFetching}
      value={value ?? undefined}
      onSearch={setTyped}
      onChange={(next) => onChange(next ?? null)}
      options={data.map((row) => ({
        value: row.id,
        label: [String(row[code] ?? ''), partner(row)].filter(Boolean).join(' · '),
      }))}
    />
  )
}
