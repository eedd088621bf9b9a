import { areas } from '@barem/resources/areas'
import { useTranslate } from '@refinedev/core'
import { Button, Empty, Result, Table } from 'antd'
import { lazy, Suspense, useState } from 'react'
import { useSearchParams } from 'react-router'
import { Select } from '../../../controls/Select.tsx'
import { messagesOf } from '../../../http/fieldErrors.ts'
import { PageHeader } from '../../../layout/PageHeader.tsx'
import { useMedia } from '../../../layout/useMedia.ts'
import { useAllowed } from '../../../session/useAllowed.ts'
import { columnsOf } from './columns.tsx'
import { IgnoreDialog } from './IgnoreDialog.tsx'
import {
  confirmLine,
  type Line,
  type ListedState,
  PAGE,
  reopenLine,
  STATES,
  useBankFunds,
  useLines,
  useRenewed,
} from './statements.ts'
import '../../../resources/screens.css'
import '../../../resources/list/list.css'
import '../debt.css'
import './statements.css'

const UploadDialog = lazy(() => import('./UploadDialog.tsx'))

/** Statements of accounts at banks: each line becomes a receipt or a payment, or is linked to one that is there. */
export default function StatementsPage() {
  const t = useTranslate()
  const isNarrow = useMedia('(max-width: 767px)')
  const [search, setSearch] = useSearchParams()
  const funds = useBankFunds()
  const fundId = search.get('fundId') ?? funds?.[0]?.id
  const state: ListedState = STATES.find((one) => one === search.get('state')) ?? 'proposed'
  const page = Number(search.get('page') ?? 1)
  const { data, error, isFetching } = useLines(fundId, state, page)
  const renew = useRenewed()
  const [uploading, setUploading] = useState(false)
  const [ignored, setIgnored] = useState<Line | null>(null)
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({})
  const [busy, setBusy] = useState(false)
  const mayUpload = useAllowed(areas.cashBook, 'c')
  const mayPay = useAllowed(areas.transaction, 'c')
  const mayDecide = mayUpload && mayPay

  const put = (changes: Readonly<Record<string, string>>) => {
    setChosen([])
    setRefused({})
    setSearch((before) => {
      const next = new URLSearchParams(before)
      next.delete('page')
      for (const [name, value] of Object.entries(changes)) next.set(name, value)
      return next
    })
  }

  /** Decides lines one after another, and shows a refusal at its line. */
  async function each(lines: readonly Line[], work: (line: Line) => Promise<unknown>) {
    setBusy(true)
    const failures: Record<string, string> = {}
    for (const line of lines)
      await work(line).catch((failure: unknown) => (failures[line.id] = messagesOf(failure).join('. ')))
    setRefused(failures)
    setChosen([])
    await renew()
    setBusy(false)
  }

  if (error) return <Result status="error" title={messagesOf(error).join('. ')} />
  const rows = data?.rows ?? []
  const picked = rows.filter(({ id }) => chosen.includes(id))
  return (
    <section className="screen">
      <PageHeader
        title={t('statements.title')}
        actions={
          <div className="card-tools statement-tools">
            <Select
              aria-label={t('statements.fund')}
              value={fundId}
              options={(funds ?? []).map(({ id, code, name }) => ({ value: id, label: `${name} (${code})` }))}
              onChange={(id) => put({ fundId: id })}
              popupMatchSelectWidth={false}
            />
            {mayUpload && fundId && (
              <Button type="primary" onClick={() => setUploading(true)}>
                {t('statements.upload')}
              </Button>
            )}
          </div>
        }
      />
      {funds?.length === 0 ? (
        <Empty description={t('statements.noFunds')} />
      ) : (
        <>
          <div className="statement-states" role="group" aria-label={t('statements.state')}>
            {STATES.map((one) => (
              <Button
                key={one}
                type={one === state ? 'primary' : 'default'}
                aria-pressed={one === state}
                onClick={() => put({ state: one })}
              >
                {t(`statements.states.${one}`)} {data?.counts[one]}
              </Button>
            ))}
            {mayDecide && state === 'proposed' && picked.length > 0 && (
              <Button className="statement-confirm" loading={busy} onClick={() => void each(picked, confirmLine)}>
                {t('statements.confirmChosen', { count: picked.length })}
              </Button>
            )}
          </div>
          <div className="list-panel">
            <Table<Line>
              className="debt-table statement-table"
              rowKey="id"
              size="small"
              columns={columnsOf(t, isNarrow, {
                ...{ fundId: fundId ?? '', mayDecide, busy, refused },
                confirm: (line) => void each([line], confirmLine),
                ignore: setIgnored,
                reopen: (line) => void each([line], reopenLine),
              })}
              dataSource={rows}
              loading={isFetching && !data}
              {...(mayDecide &&
                state === 'proposed' && {
                  rowSelection: {
                    selectedRowKeys: [...chosen],
                    onChange: (keys) => setChosen(keys.map(String)),
                    getCheckboxProps: ({ content, reference }) =>
                      ({ 'aria-label': t('statements.choose', { what: content ?? reference ?? '' }) }) as object,
                  },
                })}
              locale={{ emptyText: data ? <Empty description={t(`statements.empty.${state}`)} /> : ' ' }}
              pagination={{
                current: page,
                pageSize: PAGE,
                total: data?.total ?? 0,
                showSizeChanger: false,
                hideOnSinglePage: true,
                onChange: (next) => put({ page: String(next) }),
              }}
            />
          </div>
        </>
      )}
      {uploading && fundId && (
        <Suspense fallback={null}>
          <UploadDialog
            fundId={fundId}
            onClose={(isDone) => {
              setUploading(false)
              if (isDone) void renew()
            }}
          />
        </Suspense>
      )}
      {ignored && (
        <IgnoreDialog
          line={ignored}
          onClose={(isDone) => {
            setIgnored(null)
            if (isDone) void renew()
          }}
        />
      )}
    </section>
  )
}
