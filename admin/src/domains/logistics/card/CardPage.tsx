import { useTranslate } from '@refinedev/core'
import { Empty, Result, Table } from 'antd'
import { Link } from 'react-router'
import { messagesOf } from '../../../http/fieldErrors.ts'
import { PageHeader } from '../../../layout/PageHeader.tsx'
import { useMedia } from '../../../layout/useMedia.ts'
import { paths } from '../../../resources/model/paths.ts'
import { definitionOf } from '../../../resources/model/registry.ts'
import InventoryTabs from '../InventoryTabs.tsx'
import { type CardRow, figureOf, measuresOf, type StockCard, useAskedCard, useCard } from './card.ts'
import { CardTools } from './CardTools.tsx'
import { columnsOf, widthOf } from './columns.tsx'
import '../../../resources/screens.css'
import '../../../resources/list/list.css'
import './card.css'

const PAGE = 20
const SUMS = ['opening', 'in', 'out', 'closing'] as const

/** What a card begins with, what came and went, and what it ends with, by each measure. */
function CardSums({ card }: { card: StockCard }) {
  const t = useTranslate()
  return (
    <dl className="panel card-sums">
      {SUMS.map((name) => (
        <div key={name}>
          <dt>{t(`card.sums.${name}`)}</dt>
          {measuresOf(card).map((measure) => (
            <dd key={measure} className="figures">
              {figureOf(measure, card.sum[name][measure]!)} <small>{t(`card.units.${measure}`)}</small>
            </dd>
          ))}
        </div>
      ))}
    </dl>
  )
}

/** The stock card of a product: what came and went, with what there was after each. */
export default function CardPage() {
  const t = useTranslate()
  const isNarrow = useMedia('(max-width: 767px)')
  const { asked, page, put } = useAskedCard()
  const { data, error, isFetching } = useCard<StockCard>('stock-card', {
    ...asked,
    ...{ _start: String((page - 1) * PAGE), _end: String(page * PAGE) },
  })
  if (error) return <Result status="error" title={messagesOf(error).join('. ')} />
  const measures = data ? measuresOf(data) : []
  const isOfAll = asked.warehouseId === ''
  const product = data && <Link to={paths.show(definitionOf('products'), data.product.id)}>{data.product.name}</Link>
  return (
    <section className="screen">
      <PageHeader title={t('card.title')} note={product} />
      <InventoryTabs />
      <CardTools asked={asked} card={data} put={put} />
      {data ? <CardSums card={data} /> : asked.productId === '' && <Empty description={t('card.none')} />}
      {data && (
        <div className="list-panel">
          <Table<CardRow>
            className="card-table"
            rowKey="id"
            size="small"
            tableLayout={isNarrow ? 'auto' : 'fixed'}
            columns={columnsOf(t, isNarrow, measures, isOfAll)}
            dataSource={data.rows}
            loading={isFetching}
            scroll={isNarrow ? {} : { x: widthOf(measures, isOfAll) }}
            locale={{ emptyText: <Empty description={t('card.empty')} /> }}
            pagination={{
              current: page,
              pageSize: PAGE,
              total: data.total,
              showSizeChanger: false,
              hideOnSinglePage: true,
              onChange: (next) => put({ page: String(next) }),
            }}
          />
        </div>
      )}
    </section>
  )
}
