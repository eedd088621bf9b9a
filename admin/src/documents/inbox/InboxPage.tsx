import { useQuery } from '@tanstack/react-query'
import { Button, Checkbox, Pagination } from 'antd'
import { useEffect, useState } from 'react'
import { useTranslate } from '@refinedev/core'
import { useSearchParams } from 'react-router'
import { call } from '../../http/client.ts'
import { PageHeader } from '../../layout/PageHeader.tsx'
import { PageSkeleton } from '../../layout/PageSkeleton.tsx'
import { useIsMobile } from '../../layout/useMedia.ts'
import { PlainPage } from '../../pages/PlainPage.tsx'
import { useSession } from '../../session/session.ts'
import { InboxRows } from './InboxRows.tsx'
import { isCareful, type Item, keyOf, sumText, type Verdict } from './item.ts'
import { useInboxNews } from './useInbox.ts'
import VerdictDialog from './VerdictDialog.tsx'
import { INBOX } from './waiting.ts'
import '../../resources/screens.css'
import './inbox.css'

const PAGE = 20

/**
 * Documents that wait for the person's decision: those with something unusual first, each decided about alone, then
 * those within limits, of which several may be decided about at once; both oldest first.
 */
export default function InboxPage() {
  const t = useTranslate()
  const who = useSession()
  const mobile = useIsMobile()
  const [search, setSearch] = useSearchParams()
  const page = Math.max(1, Math.floor(Number(search.get('page'))) || 1)
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [deciding, setDeciding] = useState<{ verdict: Verdict; items: Item[] } | null>(null)
  const { data, error, refetch } = useQuery({
    queryKey: [INBOX, 'page', who?.tenantId, who?.userId, page],
    queryFn: async ({ signal }) => {
      const range = `_start=${(page - 1) * PAGE}&_end=${page * PAGE}`
      const { body, headers } = await call<Item[]>(`approvals/inbox?${range}&_review=true`, { signal })
      return { items: body, total: Number(headers.get('X-Total-Count') ?? body.length) }
    },
    placeholderData: (previous) => previous,
  })
  useInboxNews('page')
  // A page that decisions have emptied gives way to the last one.
  const last = data && Math.max(1, Math.ceil(data.total / PAGE))
  useEffect(() => {
    if (last !== undefined && page > last) setSearch({ page: String(last) }, { replace: true })
  }, [page, last])

  if (!data && error)
    return (
      <PlainPage title={t('crud.failed.title')} text={error.message}>
        <Button type="primary" onClick={() => void refetch()}>
          {t('app.retry')}
        </Button>
      </PlainPage>
    )
  if (!data) return <PageSkeleton />
  const { items, total } = data
  const careful = items.filter(isCareful)
  const within = items.filter((item) => !isCareful(item))
  const chosen = within.filter((item) => selected.has(keyOf(item)))
  const ask = (verdict: Verdict) => setDeciding({ verdict, items: chosen })

  function choose(keys: string[], on: boolean) {
    const next = new Set(selected)
    for (const key of keys)
      if (on) next.add(key)
      else next.delete(key)
    setSelected(next)
  }

  const decisions = (
    <>
      <Button danger onClick={() => ask('reject')}>
        {t('documents.inbox.reject')}
      </Button>
      <Button type="primary" onClick={() => ask('approve')}>
        {t('documents.inbox.approve')}
      </Button>
    </>
  )
  return (
    <section className="screen inbox" data-actions={mobile && chosen.length > 0 ? 'bottom' : undefined}>
      <PageHeader
        title={t('documents.inbox.title')}
        note={total > 0 && <span aria-live="polite">{t('documents.inbox.count', { count: total })}</span>}
      />
      {items.length === 0 ? (
        <div className="list-panel">
          <PlainPage title={t('documents.inbox.empty')} text={t('documents.inbox.emptyText')} />
        </div>
      ) : (
        <div className="list-panel">
          {careful.length > 0 && (
            <>
              <h2 className="inbox-head" data-careful>
                {t('documents.inbox.careful')} <span className="tabular">{careful.length}</span>
              </h2>
              <InboxRows items={careful} selected={selected} onSelect={null} />
            </>
          )}
          {within.length > 0 && careful.length > 0 && (
            <h2 className="inbox-head">
              {t('documents.inbox.within')} <span className="tabular">{within.length}</span>
            </h2>
          )}
          {within.length > 0 && (
            <div className="inbox-bar" role="status">
              <Checkbox
                checked={chosen.length === within.length}
                indeterminate={chosen.length > 0 && chosen.length < within.length}
                onChange={({ target }) => choose(within.map(keyOf), target.checked)}
              >
                {chosen.length > 0 ? t('crud.selected', { total: chosen.length }) : t('documents.inbox.selectAll')}
              </Checkbox>
              {chosen.length > 0 && (
                <>
                  <span className="tabular">{sumText(t, chosen)}</span>
                  {!mobile && <span className="inbox-decisions">{decisions}</span>}
                </>
              )}
            </div>
          )}
          {within.length > 0 && (
            <InboxRows items={within} selected={selected} onSelect={(item, on) => choose([keyOf(item)], on)} />
          )}
          {total > PAGE && (
            <footer className="list-footer">
              <Pagination
                simple={mobile}
                current={page}
                pageSize={PAGE}
                total={total}
                showSizeChanger={false}
                onChange={(next) => setSearch({ page: String(next) })}
              />
            </footer>
          )}
        </div>
      )}
      {mobile && chosen.length > 0 && <div className="bottom-bar">{decisions}</div>}
      {deciding && (
        <VerdictDialog
          {...deciding}
          onClose={() => {
            setDeciding(null)
            setSelected(new Set())
          }}
          onCancel={() => setDeciding(null)}
        />
      )}
    </section>
  )
}
