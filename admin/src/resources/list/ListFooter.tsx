import { Pagination } from 'antd'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../format/number.ts'
import { useIsMobile } from '../../layout/useMedia.ts'
import { PAGE_SIZES } from '@barem/resources/kit'
import { PageSize } from './PageSize.tsx'
import type { ListControl } from './useListState.ts'

/** Which of all rows the page shows, and the links to the other pages. */
export function ListFooter({ control, total }: { control: ListControl; total: number }) {
  const { t } = useTranslation()
  const mobile = useIsMobile()
  const { page, size, change } = control
  const from = (page - 1) * size + 1
  const shown = { from: formatNumber(from), to: formatNumber(Math.min(total, page * size)), total: formatNumber(total) }
  return (
    <footer className="list-footer">
      <span className="figures">{t('crud.range.shown', shown)}</span>
      <Pagination
        simple={mobile}
        current={page}
        pageSize={size}
        total={total}
        showSizeChanger={false}
        onChange={(next) => change({ page: next })}
      />
      {!mobile && total > PAGE_SIZES[0] && <PageSize size={size} onChange={(next) => change({ size: next })} />}
    </footer>
  )
}
