import { needsLook } from '@barem/resources/calc/exceptions'
import { useTranslate } from '@refinedev/core'
import { sentenceOf } from '../review/review.ts'
import type { Item } from './item.ts'

/** Reasons that there is room for. */
const MOST = 3

/** Why a document asks for a closer look, the gravest first. */
export function Reasons({ item: { review } }: { item: Item }) {
  const t = useTranslate()
  const reasons = (review?.exceptions ?? []).filter(({ name }) => needsLook(name))
  if (!review || reasons.length === 0) return null
  const lines = Object.entries(review.names).map(([id, productName]) => ({ id, productName }))
  const left = reasons.length - MOST
  return (
    <ul className="inbox-reasons" aria-label={t('documents.review.unusual')}>
      {reasons.slice(0, MOST).map((reason) => (
        <li key={reason.name}>{sentenceOf(t, reason, lines)}</li>
      ))}
      {left > 0 && <li>{t('documents.inbox.more', { count: left })}</li>}
    </ul>
  )
}
