import type { PaperName } from '@barem/resources/papers'
import { useTranslate } from '@refinedev/core'
import { formatDateTime } from '../../format/date.ts'
import type { Printed } from './usePrints.ts'

type Props = { prints: readonly Printed[] | null; paper: PaperName }

/** How often a paper was printed, and by whom and when last; nothing before the first time. */
export function Copies({ prints, paper }: Props) {
  const t = useTranslate()
  const copies = (prints ?? []).filter((printed) => printed.paper === paper)
  const [last] = copies
  if (!last) return null
  const by = last.printedBy?.name ?? '—'
  return (
    <span className="print-copies" role="status">
      {t('print.copies', { count: copies.length })}
      <small>{t('print.lastCopy', { by, at: formatDateTime(last.printedAt) })}</small>
    </span>
  )
}
