import { PlusOutlined } from '@ant-design/icons'
import { areas } from '@barem/resources/areas'
import type { OwnDefinition } from '@barem/resources/own'
import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import { useTranslate } from '@refinedev/core'
import { Link } from 'react-router'
import { formatDateTime } from '../../../format/date.ts'
import { formatNumber } from '../../../format/number.ts'
import { call } from '../../../http/client.ts'
import { useLocale } from '../../../i18n/i18n.ts'
import { PageHeader } from '../../../layout/PageHeader.tsx'
import { PageSkeleton } from '../../../layout/PageSkeleton.tsx'
import { PlainPage } from '../../../pages/PlainPage.tsx'
import { useShortcuts } from '../../../resources/parts/useShortcuts.ts'
import { useAllowed } from '../../../session/useAllowed.ts'
import { type ListedOwn, OWN_QUERY, PATH, ROUTE } from '../api.ts'
import { draftOf, workingOf } from '../model/working.ts'
import { NewDialog } from './NewDialog.tsx'
import '../../../resources/screens.css'
import '../own.css'

/** The resources that the company made, and those that it is making. */
export default function OwnListPage() {
  const t = useTranslate()
  const mayMake = useAllowed(areas.customCategory, 'c')
  const [adding, setAdding] = useState(false)
  useShortcuts({ n: mayMake ? () => setAdding(true) : undefined })
  const { data, error, refetch } = useQuery({
    queryKey: [OWN_QUERY],
    queryFn: async ({ signal }) => (await call<ListedOwn[]>(PATH, { signal })).body,
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
  const add = mayMake && (
    <Button type="primary" icon={<PlusOutlined />} aria-keyshortcuts="n" onClick={() => setAdding(true)}>
      {t('own.add')}
    </Button>
  )
  return (
    <section className="screen">
      <PageHeader
        title={t('menu.ownResources')}
        note={data.length > 0 ? t('own.count', { count: data.length }) : undefined}
        actions={data.length > 0 && add}
      />
      {data.length > 0 ? (
        <div className="panel own-scroll">
          <Rows rows={data} />
        </div>
      ) : (
        <PlainPage title={t('own.none')} text={t('own.noneText')}>
          {add}
        </PlainPage>
      )}
      {adding && <NewDialog onClose={() => setAdding(false)} />}
    </section>
  )
}

const tones = {
  paused: 'error',
  draft: 'neutral',
  changed: 'warning',
  published: 'success',
  retired: 'neutral',
} as const

function Rows({ rows }: { rows: readonly ListedOwn[] }) {
  const t = useTranslate()
  const locale = useLocale()
  const nameOf = ({ label }: OwnDefinition) => label[locale] || label.vi_VN || t('own.unnamed')
  return (
    <table className="own-table">
      <thead>
        <tr>
          <th scope="col">{t('own.name')}</th>
          <th scope="col">{t('own.columns.status')}</th>
          <th scope="col" className="number">
            {t('own.columns.rows')}
          </th>
          <th scope="col" className="number">
            {t('own.columns.fields')}
          </th>
          <th scope="col">{t('own.columns.changed')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const own = draftOf(workingOf(row.draft ?? row.definition ?? {}))
          const known = row.status === 'published' && row.draft !== null ? 'changed' : row.status
          const status = row.paused ? 'paused' : known
          const [at, by] = row.draft !== null ? [row.draftAt, row.draftBy] : [row.publishedAt, row.publishedBy]
          return (
            <tr key={row.id}>
              <td>
                <Link to={`${ROUTE}/${row.id}`}>{nameOf(own)}</Link>
                <small>
                  <span className="code">{own.key}</span>
                  {status === 'published' || status === 'changed' ? (
                    <>
                      {' · '}
                      <Link to={`/own/${row.definition!.key}`}>{t('own.open')}</Link>
                    </>
                  ) : null}
                </small>
              </td>
              <td>
                <span className="status" data-tone={tones[status]}>
                  {t(`own.status.${status}`)}
                </span>
              </td>
              <td className="number figures">{formatNumber(row.counts.rows)}</td>
              <td className="number figures">{formatNumber(own.fields.filter(({ retired }) => !retired).length)}</td>
              <td>
                {at && formatDateTime(at)}
                {by && <small>{by}</small>}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
