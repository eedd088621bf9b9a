import { useTranslate } from '@refinedev/core'
import { Empty, Result, Table } from 'antd'
import { messagesOf } from '../../../http/fieldErrors.ts'
import { PageHeader } from '../../../layout/PageHeader.tsx'
import { useMedia } from '../../../layout/useMedia.ts'
import { DebtFacts } from '../DebtFacts.tsx'
import { type BookRow, type CashBook, useAskedBook, useBook } from './book.ts'
import { BookTools } from './BookTools.tsx'
import { columnsOf } from './columns.tsx'
import '../../../resources/screens.css'
import '../../../resources/list/list.css'
import '../debt.css'
import './book.css'

const PAGE = 20
const SUMS = ['opening', 'in', 'out', 'closing'] as const

/** The cash book: what came into a fund and left it, with the balance after each entry. */
export default function CashBookPage() {
  const t = useTranslate()
  const isNarrow = useMedia('(max-width: 767px)')
  const { asked, page, put } = useAskedBook()
  const { data, error, isFetching } = useBook<CashBook>('cash-book', {
    ...asked,
    ...{ _start: String((page - 1) * PAGE), _end: String(page * PAGE) },
  })
  if (error) return <Result status="error" title={messagesOf(error).join('. ')} />
  return (
    <section className="screen">
      <PageHeader title={t('cash.title')} actions={<BookTools asked={asked} funds={data?.funds ?? []} put={put} />} />
      {data && <DebtFacts facts={SUMS.map((name) => [t(`cash.sums.${name}`), data.sum[name]] as const)} />}
      <div className="list-panel">
        <Table<BookRow>
          className="debt-table book-table"
          rowKey="id"
          size="small"
          tableLayout={isNarrow ? 'auto' : 'fixed'}
          columns={columnsOf(t, isNarrow, asked.fundId === '')}
          dataSource={data?.rows ?? []}
          loading={isFetching && !data}
          scroll={isNarrow ? {} : { x: 1080 }}
          locale={{ emptyText: data ? <Empty description={t('cash.empty')} /> : ' ' }}
          pagination={{
            current: page,
            pageSize: PAGE,
            total: data?.total ?? 0,
            showSizeChanger: false,
            hideOnSinglePage: true,
            onChange: (next) => put({ page: String(next) }),
          }}
        />
      </div>
    </section>
  )
}
