import { SearchOutlined } from '@ant-design/icons'
import { useList, useTranslate } from '@refinedev/core'
import { keepPreviousData } from '@tanstack/react-query'
import { Input } from 'antd'
import { useState } from 'react'
import type { Embedded } from '../../../resources/model/columns.ts'
import { useRested } from '../../../resources/model/rested.ts'

type Found = { id: string; fullName: string; username: string; roleGroups: Embedded[] }

/** The number of people listed; others are found by typing. */
const SHOWN = 20
const DEBOUNCE_MS = 500

/** People to choose from, found by name, username, phone or e-mail without accents. */
export function People({ chosen, onChoose }: { chosen: string | null; onChoose: (id: string) => void }) {
  const t = useTranslate()
  const [search, setSearch] = useState('')
  const q = useRested(search.trim(), DEBOUNCE_MS)
  const { query } = useList<Found>({
    resource: 'users',
    pagination: { currentPage: 1, pageSize: SHOWN, mode: 'server' },
    sorters: [{ field: 'fullName', order: 'asc' }],
    filters: [{ field: 'q', operator: 'eq', value: q }],
    queryOptions: { placeholderData: keepPreviousData },
    errorNotification: false,
  })
  const found = query.data?.data
  return (
    <div className="people">
      <Input
        allowClear
        prefix={<SearchOutlined aria-hidden />}
        placeholder={t('overview.findPerson')}
        aria-label={t('overview.findPerson')}
        value={search}
        onChange={({ target }) => setSearch(target.value.trimStart())}
      />
      {query.isError && <p className="matrix-nothing">{query.error.message}</p>}
      {found?.length === 0 && <p className="matrix-nothing">{t('overview.noPerson', { search: q })}</p>}
      <ul aria-busy={query.isFetching}>
        {found?.map(({ id, fullName, username, roleGroups }) => (
          <li key={id}>
            <button type="button" aria-pressed={id === chosen} onClick={() => onChoose(id)}>
              <span>
                {fullName} <small className="code">{username}</small>
              </span>
              <small>{roleGroups.map(({ name }) => name).join(', ') || t('overview.noGroup')}</small>
            </button>
          </li>
        ))}
      </ul>
      {(query.data?.total ?? 0) > SHOWN && (
        <p className="matrix-note">{t('overview.morePeople', { total: query.data!.total! - SHOWN })}</p>
      )}
    </div>
  )
}
