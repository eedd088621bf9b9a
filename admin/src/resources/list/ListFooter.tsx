import { Pagination } from 'antd'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../format/number.ts'
import { useIsMobile } from '../../layout/useMedia.ts'
import { PAGE_SIZES } from './address.ts'
import type { ListControl } from './useListState.ts'

/** Where the page stands among all rows, and the way to the others. */
export function ListFooter({ control, total }: { control: ListControl; total: number }) {
  const { t } = useTranslation()
  const mobile = useIsMobile()
  return (
    <Pagination
      className="list-pages"
      align="end"
      simple={mobile}
      current={control.page}
      pageSize={control.size}
      total={total}
      pageSizeOptions={PAGE_SIZES}
      showSizeChanger={!mobile && total > PAGE_SIZES[0]}
      showTotal={(all, [from, to]) => <span className="figures">{t('crud.range.shown', { from: formatNumber(from), to: formatNumber(to), total: formatNumber(all) })}</span>}
      onChange={(page, size) => control.change(size === control.size ? { page } : { page: 1, size })}
    />
  )
}
