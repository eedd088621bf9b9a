import { useTranslate } from '@refinedev/core'
import { formatNumber, withMinus } from '../../format/number.ts'
import type { Item } from './item.ts'

/** The margin of the goods of a document in percent of what they bring; nothing while it is unknown. */
export function ItemMargin({ item: { review } }: { item: Item }) {
  const t = useTranslate()
  const percent = review?.margin?.percent
  if (percent == null) return null
  return (
    <small className="inbox-margin figures" data-loss={percent.startsWith('-') || undefined}>
      {t('documents.inbox.margin', { percent: withMinus(formatNumber(percent)) })}
    </small>
  )
}
