import { Pagination } from 'antd'
import { useTranslate } from '@refinedev/core'
import { formatNumber } from '../../format/number.ts'
import { useIsMobile } from '../../layout/useMedia.ts'
import { PAGE_SIZES } from '@barem/resources/kit'
import type { ReactNode } from 'react'
import { PageSize } from './PageSize.tsx'
import { totalWords } from './total.ts'
import type { ListControl } from './useListState.ts'

/** Which of all rows the page shows, and the links to the other pages. */
export function ListFooter({
  control,
  total,
  more,
  selection,
}: {
  control: ListControl
  total: number
  more: boolean
  /** What the ticked rows come to and what can be done with them, in a line of its own. */
  selection: ReactNode
}) {
  const t = useTranslate()
  const mobile = useIsMobile()
  const { page, size, change } = control
  const from = (page - 1) * size + 1
  const to = formatNumber(Math.min(total, page * size))
  const shown = { from: formatNumber(from), to, total: totalWords(t, total, more) }
  return (
    <footer className="list-footer">
      {selection}
      <span className="figures">{t('crud.range.shown', shown)}</span>
      {!mobile && (
        <span className="list-keys" aria-hidden>
          <kbd>j</kbd> <kbd>k</kbd> {t('crud.keys.walk')} · <kbd>Space</kbd> {t('crud.keys.peek')} · <kbd>x</kbd>{' '}
          {t('crud.keys.choose')}
        </span>
      )}
      <Pagination
        simple={mobile}
        current={page}
        pageSize={size}
        total={total}
        showSizeChanger={false}
        onChange={(next) => change({ page: next })}
      />
      {!mobile && total > PAGE_SIZES[0] && <PageSize control={control} />}
    </footer>
  )
}
