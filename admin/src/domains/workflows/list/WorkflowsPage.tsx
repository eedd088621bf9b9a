import { PlusOutlined } from '@ant-design/icons'
import { areas } from '@barem/resources/areas'
import { useQuery } from '@tanstack/react-query'
import { Button, type InputRef, Pagination } from 'antd'
import { useRef, useState } from 'react'
import { useTranslate } from '@refinedev/core'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { Select } from '../../../controls/Select.tsx'
import { formatNumber } from '../../../format/number.ts'
import { call } from '../../../http/client.ts'
import { PageHeader } from '../../../layout/PageHeader.tsx'
import { PageSkeleton } from '../../../layout/PageSkeleton.tsx'
import { useIsMobile } from '../../../layout/useMedia.ts'
import { PlainPage } from '../../../pages/PlainPage.tsx'
import { SearchBox } from '../../../resources/list/SearchBox.tsx'
import { useShortcuts } from '../../../resources/parts/useShortcuts.ts'
import { useAllowed } from '../../../session/useAllowed.ts'
import { approvedKinds } from '../../../documents/way/kinds.ts'
import type { ListedWorkflow } from '../workflow.ts'
import { NewDialog } from './NewDialog.tsx'
import '../../../resources/screens.css'
import '../../../resources/list/list.css'
import './workflows.css'

const PAGE = 20

/** The workflows of the company. */
export default function WorkflowsPage() {
  const t = useTranslate()
  const mayDraft = useAllowed(areas.workflow, 'u')
  const [search, setSearch] = useSearchParams()
  const navigate = useNavigate()
  const [adding, setAdding] = useState(false)
  const input = useRef<InputRef>(null)
  const [q, resource, page] = [search.get('q') ?? '', search.get('resource'), Number(search.get('page') ?? 1)]
  const set = (changes: Record<string, string | null>) => {
    const next = new URLSearchParams(search)
    for (const [name, value] of Object.entries({ page: null, ...changes }))
      if (value) next.set(name, value)
      else next.delete(name)
    setSearch(next)
  }
  useShortcuts({ '/': () => input.current?.focus(), n: mayDraft ? () => setAdding(true) : undefined })
  const { data, error, refetch } = useQuery({
    queryKey: ['workflows', q, resource, page],
    queryFn: async ({ signal }) => {
      const asked = new URLSearchParams({ _start: String((page - 1) * PAGE), _end: String(page * PAGE) })
      if (q) asked.set('q', q)
      if (resource) asked.set('resource', resource)
      const { body, headers } = await call<ListedWorkflow[]>(`workflows?${asked}`, { signal })
      return { rows: body, total: Number(headers.get('X-Total-Count') ?? body.length) }
    },
    placeholderData: (before) => before,
  })
  if (!data && error)
    return (
      <PlainPage title={t('crud.failed.title')} text={error.message}>
        <Button type="primary" onClick={() => void refetch()}>
          {t('app.retry')}
        </Button>
      </PlainPage>
    )
  if (!data) return <PageSkeleton />
  const { rows, total } = data
  const narrowed = q !== '' || resource !== null
  const add = mayDraft && (
    <Button type="primary" icon={<PlusOutlined />} onClick={() => setAdding(true)} aria-keyshortcuts="n">
      {t('workflows.add')}
    </Button>
  )
  return (
    <section className="screen">
      <PageHeader
        title={t('workflows.title')}
        note={total > 0 ? t('workflows.count', { count: total }) : undefined}
        actions={
          <>
            <Button onClick={() => void navigate('/workflows/running')}>{t('workflows.running.link')}</Button>
            {add}
          </>
        }
      />
      <div className="list-panel">
        {(total > 0 || narrowed) && (
          <div className="list-tools">
            <SearchBox
              q={q}
              placeholder={t('workflows.search')}
              onSearch={(next) => set({ q: next })}
              inputRef={input}
            />
            <Select<string | undefined>
              className="workflow-kind"
              aria-label={t('workflows.columns.resource')}
              placeholder={t('workflows.columns.resource')}
              allowClear
              value={resource ?? undefined}
              onChange={(next) => set({ resource: next ?? null })}
              options={approvedKinds.map(({ name }) => ({ value: name, label: t(`resources.${name}.title`) }))}
            />
          </div>
        )}
        {rows.length > 0 && <Rows rows={rows} />}
        {rows.length === 0 && (
          <PlainPage
            title={t(narrowed ? 'workflows.none' : 'workflows.empty')}
            text={narrowed ? undefined : t('workflows.emptyText')}
          >
            {!narrowed && add}
          </PlainPage>
        )}
        {total > PAGE && (
          <footer className="list-footer">
            <Pagination
              current={page}
              pageSize={PAGE}
              total={total}
              showSizeChanger={false}
              onChange={(next) => set({ page: String(next) })}
            />
          </footer>
        )}
      </div>
      {adding && <NewDialog onClose={() => setAdding(false)} />}
    </section>
  )
}

/** Whether it runs, in a word and a colour. */
function State({ row }: { row: ListedWorkflow }) {
  const t = useTranslate()
  if (row.published === null)
    return (
      <span className="status" data-tone="neutral">
        {t('workflows.unpublished')}
      </span>
    )
  return (
    <span className="status" data-tone={row.enabled ? 'success' : 'neutral'}>
      {t(`workflows.${row.enabled ? 'on' : 'off'}`)}
    </span>
  )
}

function Rows({ rows }: { rows: readonly ListedWorkflow[] }) {
  const t = useTranslate()
  const mobile = useIsMobile()
  const navigate = useNavigate()
  const kind = ({ resource }: ListedWorkflow) => (resource ? t(`resources.${resource}.title`) : '—')
  const departments = (row: ListedWorkflow) =>
    row.everyDepartment ? t('workflows.everyDepartment') : row.departments.map(({ name }) => name).join(', ') || '—'
  const version = ({ published, isChanged }: ListedWorkflow) =>
    published === null ? '—' : `${formatNumber(published)}${isChanged ? ` · ${t('workflows.draftNewer')}` : ''}`
  if (mobile)
    return (
      <ul className="workflow-cards">
        {rows.map((row) => (
          <li key={row.id}>
            <p>
              <Link to={`/workflows/${row.id}`}>{row.name}</Link>
              <State row={row} />
            </p>
            <small>
              <span className="code">{row.code}</span> · {kind(row)} · {departments(row)}
            </small>
          </li>
        ))}
      </ul>
    )
  return (
    <div className="workflow-scroll">
      <table className="workflow-table">
        <thead>
          <tr>
            {(['code', 'name', 'resource', 'departments', 'enabled', 'published', 'requests'] as const).map((name) => (
              <th key={name} scope="col" className={name === 'requests' ? 'number' : undefined}>
                {t(`workflows.columns.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr
              key={row.id}
              onClick={({ target }) =>
                (target as Element).closest('a') === null && void navigate(`/workflows/${row.id}`)
              }
            >
              <td className="code">{row.code}</td>
              <td>
                <Link to={`/workflows/${row.id}`}>{row.name}</Link>
                {row.description && <small>{row.description}</small>}
              </td>
              <td>{kind(row)}</td>
              <td>{departments(row)}</td>
              <td>
                <State row={row} />
              </td>
              <td>{version(row)}</td>
              <td className="number figures">{formatNumber(row.requests)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
