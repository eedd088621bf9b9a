import { useTranslate } from '@refinedev/core'
import { formatDateTime } from '../../format/date.ts'
import type { Approval } from '../document.ts'

/** Events that the steps do not show by themselves. */
const SHOWN = new Set(['return', 'forward', 'reassign', 'takeBack', 'remind'])

/** What happened on the way besides decisions, the newest first. */
export function WayEvents({ approval }: { approval: Approval }) {
  const t = useTranslate()
  const events = approval.events.filter(({ kind }) => SHOWN.has(kind)).toReversed()
  const stepName = (node: string | null) => approval.steps.find((step) => step.node === node)?.name ?? ''
  if (events.length === 0) return null
  return (
    <ul className="way-events">
      {events.map(({ kind, by, at, to, toPerson, comment }, place) => {
        const key = kind === 'return' && to === 'requester' ? 'returnRequester' : kind
        return (
          <li key={place}>
            {t(`documents.way.events.${key}`, { by: by?.name ?? '—', to: toPerson?.name ?? stepName(to) })}
            <time className="figures" dateTime={at}>
              {formatDateTime(at)}
            </time>
            {comment && <q>{comment}</q>}
          </li>
        )
      })}
    </ul>
  )
}
