import { areas } from '@barem/resources/areas'
import { useQuery } from '@tanstack/react-query'
import { Button, Pagination } from 'antd'
import { useState } from 'react'
import { useTranslate } from '@refinedev/core'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { Select } from '../../../controls/Select.tsx'
import { waitedFor } from '../../../documents/age.ts'
import { Since } from '../../../documents/Since.tsx'
import { call } from '../../../http/client.ts'
import { PageHeader } from '../../../layout/PageHeader.tsx'
import { PageSkeleton } from '../../../layout/PageSkeleton.tsx'
import { PlainPage } from '../../../pages/PlainPage.tsx'
import { paths } from '../../../resources/model/paths.ts'
import { useAllowed } from '../../../session/useAllowed.ts'
import { definitionOf } from '../../../documents/way/kinds.ts'
import type { ListedWorkflow, RunningRequest } from '../workflow.ts'
import { StepSelect } from './StepSelect.tsx'
import { ReassignDialog } from './ReassignDialog.tsx'
import '../../../resources/screens.css'
import '../../../resources/list/list.css'
import '../list/workflows.css'

const PAGE = 20
const AGES = [1, 2, 3, 7, 14]

type Reassigned = { request: RunningRequest; task: RunningRequest['waitingFor'][number] }

/** Requests on their way, the longest waiting first, by workflow and days. */
export default function RunningPage() {
  const t = useTranslate()
  const mayReassign = useAllowed(areas.workflow, 'f')
  const navigate = useNavigate()
  const [search, setSearch] = useSearchParams()
  const [reassigned, setReassigned] = useState<Reassigned | null>(null)
  const [workflow, node, days] = [search.get('workflow'), search.get('node'), search.get('days')]
  const page = Number(search.get('page') ?? 1)
  const set = (changes: Record<string, string | null>) => {
    const next = new URLSearchParams(search)
    for (const [name, value] of Object.entries({ page: null, ...changes }))
      if (value) next.set(name, value)
      else next.delete(name)
    setSearch(next)
  }
  const { data: workflows = [] } = useQuery({
    queryKey: ['workflows', 'all'],
    queryFn: async ({ signal }) =>
      (await call<ListedWorkflow[]>('workflows?_start=0&_end=100', { signal, quiet: true })).body,
  })
  const { data, error, refetch } = useQuery({
    queryKey: ['running', workflow, node, days, page],
    queryFn: async ({ signal }) => {
      const asked = new URLSearchParams({ _start: String((page - 1) * PAGE), _end: String(page * PAGE) })
      if (workflow) asked.set('workflow', workflow)
      if (node) asked.set('node', node)
      if (days) asked.set('days', days)
      const { body, headers } = await call<RunningRequest[]>(`approvals/running?${asked}`, { signal })
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
  return (
    <section className="screen">
      <PageHeader
        title={t('workflows.running.title')}
        note={total > 0 ? t('workflows.running.count', { count: total }) : undefined}
        actions={<Button onClick={() => void navigate('/workflows')}>{t('workflows.back')}</Button>}
      />
      <div className="list-panel">
        <div className="list-tools">
          <Select<string | undefined>
            className="workflow-kind"
            aria-label={t('workflows.running.workflow')}
            placeholder={t('workflows.running.all')}
            allowClear
            value={workflow ?? undefined}
            onChange={(next) => set({ workflow: next ?? null, node: null })}
            options={workflows.map(({ id, name }) => ({ value: id, label: name }))}
          />
          {workflow && <StepSelect workflow={workflow} value={node} onChange={(next) => set({ node: next })} />}
          <Select<string | undefined>
            aria-label={t('workflows.running.atLeast')}
            placeholder={t('workflows.running.atLeast')}
            allowClear
            value={days ?? undefined}
            onChange={(next) => set({ days: next ?? null })}
            options={AGES.map((count) => ({
              value: String(count),
              label: `${t('workflows.running.atLeast')} ${t('workflows.running.dayCount', { count })}`,
            }))}
          />
        </div>
        {rows.length === 0 ? (
          <PlainPage title={t('workflows.running.empty')} />
        ) : (
          <div className="workflow-scroll">
            <table className="workflow-table running-table" role="table">
              <thead>
                <tr>
                  {(['document', 'workflow', 'step', 'waiting', 'by', 'days'] as const).map((name) => (
                    <th key={name} scope="col">
                      {t(`workflows.running.${name}`)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody role="rowgroup">
                {rows.map((row) => (
                  <tr key={row.id} role="row">
                    <td role="cell">
                      <Link className="code" to={paths.show(definitionOf(row.resource)!, row.recordId)}>
                        {row.code}
                      </Link>
                      <small>{t(`resources.${row.resource}.one`)}</small>
                    </td>
                    <td role="cell">
                      {row.workflow ? (
                        <Link to={`/workflows/${row.workflow.id}`}>{row.workflow.name}</Link>
                      ) : (
                        t('workflows.running.named')
                      )}
                    </td>
                    <td role="cell" data-label={t('workflows.running.step')}>
                      {row.step || '—'}
                    </td>
                    <td role="cell" data-label={t('workflows.running.waiting')}>
                      {row.waitingFor.map((task) => (
                        <div key={task.task}>
                          {task.person.name}{' '}
                          {mayReassign && row.workflow && (
                            <Button size="small" type="link" onClick={() => setReassigned({ request: row, task })}>
                              {t('workflows.running.reassign')}
                            </Button>
                          )}
                        </div>
                      ))}
                    </td>
                    <td role="cell" data-label={t('workflows.running.by')}>
                      {row.requestedBy.name}
                    </td>
                    <td role="cell" className={`running-${waitedFor(row.since)}`}>
                      <Since moment={row.since} />
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
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
      {reassigned && <ReassignDialog {...reassigned} onClose={() => setReassigned(null)} />}
    </section>
  )
}
