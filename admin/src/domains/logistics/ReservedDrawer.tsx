import { Drawer, Empty, Table, type TableColumnsType } from 'antd'
import { useState } from 'react'
import { useTranslate } from '@refinedev/core'
import { Link } from 'react-router'
import { formatDate } from '../../format/date.ts'
import { formatNumber } from '../../format/number.ts'
import { paths } from '../../resources/model/paths.ts'
import { registered } from '../../resources/model/registry.ts'
import { useTitles } from '../../resources/model/useWords.ts'
import { type InWarehouse, type Reserved, useStock } from './stock.ts'

const PAGE = 20

/** The orders that have reserved a product in a warehouse, those that are to be delivered first. */
export function ReservedDrawer({ stock, onClose }: { stock: InWarehouse; onClose: () => void }) {
  const t = useTranslate()
  const [page, setPage] = useState(1)
  const orders = registered('sales-orders')
  const { one } = useTitles({ name: 'sales-orders' })
  const asked = { productId: stock.product.id, warehouseId: stock.warehouse.id }
  const { data, isFetching } = useStock<Reserved>('inventory/reserved', asked, page, PAGE)
  const columns: TableColumnsType<Reserved> = [
    {
      key: 'order',
      title: one,
      render: (_, { order }) => (orders ? <Link to={paths.show(orders, order.id)}>{order.code}</Link> : order.code),
    },
    {
      key: 'delivery',
      title: t('logistics.delivery'),
      render: (_, { receivingDate }) => (receivingDate ? formatDate(receivingDate) : '—'),
    },
    {
      key: 'pieces',
      title: t('logistics.reserved'),
      align: 'right',
      render: (_, { pieces }) => <span className="figures">{formatNumber(pieces, 3)}</span>,
    },
  ]
  return (
    <Drawer open width="min(560px, 100vw)" onClose={onClose} title={`${stock.product.name} · ${stock.warehouse.name}`}>
      <Table<Reserved>
        rowKey="id"
        size="small"
        columns={columns}
        dataSource={data?.rows ?? []}
        loading={isFetching && !data}
        locale={{ emptyText: data ? <Empty description={t('logistics.noneReserved')} /> : ' ' }}
        pagination={{
          current: page,
          pageSize: PAGE,
          total: data?.total ?? 0,
          showSizeChanger: false,
          hideOnSinglePage: true,
          onChange: setPage,
        }}
      />
    </Drawer>
  )
}
