import { ArrowRightOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { useEffect, useRef } from 'react'
import { useTranslate } from '@refinedev/core'
import { useNavigate } from 'react-router'
import { call } from '../../http/client.ts'
import { useIsMobile } from '../../layout/useMedia.ts'
import { paths } from '../../resources/model/paths.ts'
import { useShortcuts } from '../../resources/parts/useShortcuts.ts'
import { useSession } from '../../session/session.ts'
import type { Item } from './item.ts'
import { definitionOfItem } from './useInbox.ts'
import { INBOX } from './waiting.ts'

/**
 * After a decision, leads to the document that waits longest: by a click, `N` or Enter. Nothing if none waits.
 * @param after the document that has just been decided
 */
export function NextWaiting({ after }: { after: string }) {
  const t = useTranslate()
  const navigate = useNavigate()
  const who = useSession()
  const mobile = useIsMobile()
  const button = useRef<HTMLButtonElement>(null)
  const { data } = useQuery({
    queryKey: [INBOX, 'next', who?.tenantId, who?.userId, after],
    queryFn: async ({ signal }) => {
      const { body, headers } = await call<Item[]>('approvals/inbox?_start=0&_end=2', { signal, quiet: true })
      const waiting = body.filter(({ recordId }) => recordId !== after)
      const total = Number(headers.get('X-Total-Count') ?? body.length) - (body.length - waiting.length)
      return { next: waiting[0] ?? null, total }
    },
    retry: false,
  })
  const next = data?.next
  const go = () => next && void navigate(paths.show(definitionOfItem(next.resource), next.recordId))
  useShortcuts({ n: next ? go : undefined })
  useEffect(() => {
    if (next) button.current?.focus()
  }, [next])
  if (!next) return null
  return (
    <Button
      ref={button}
      type="primary"
      icon={<ArrowRightOutlined />}
      iconPosition="end"
      aria-keyshortcuts="n"
      onClick={go}
    >
      {t(mobile ? 'documents.inbox.nextShort' : 'documents.inbox.next', { code: next.code, total: data.total })}
      {!mobile && (
        <kbd className="next-key" aria-hidden>
          N
        </kbd>
      )}
    </Button>
  )
}
