import { useTranslate } from '@refinedev/core'
import { formatNumber } from '../../format/number.ts'
import type { Item } from './item.ts'

/** The margin of the goods of a document in percent of what they bring; nothing while it is unknown. */
export function ItemMargin({ item: { review } }: { item: Item }) {
  const t = useTranslate()
  const percent = review?.margin?.percent
  if (percent == null) return null
  const isLoss = percent.startsWith('-')
  return (
    <small className="inbox-margin figures" data-loss={isLoss || undefined}>
      {t(isLoss ? 'documents.inbox.loss' : 'documents.inbox.margin', {
        percent: formatNumber(percent.replace('-', '')),
      })}
    </small>
  )
}
