import { Empty, type TableColumnsType } from 'antd'
import { useTranslate } from '@refinedev/core'
import { Link } from 'react-router'
import { formatDate } from '../../format/date.ts'
import { formatNumber } from '../../format/number.ts'
import { paths } from '../../resources/model/paths.ts'
import { registered } from '../../resources/model/registry.ts'
import { useAllowed } from '../../session/useAllowed.ts'
import { useTitles } from '../../resources/model/useWords.ts'
import { StockDrawer } from './StockDrawer.tsx'
import type { InWarehouse, Reserved } from './stock.ts'

/** The orders that have reserved a product in a warehouse, those that are to be delivered first. */
export function ReservedDrawer({ stock, onClose }: { stock: InWarehouse; onClose: () => void }) {
  const t = useTranslate()
  const orders = registered('sales-orders')
  const seesOrders = useAllowed(orders?.area ?? null, 'v')
  const { title } = useTitles({ name: 'sales-orders' })
  const columns: TableColumnsType<Reserved> = [
    {
      key: 'order',
      title,
      render: (_, { order }) =>
        orders && seesOrders ? <Link to={paths.show(orders, order.id)}>{order.code}</Link> : order.code,
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
    <StockDrawer<Reserved>
      stock={stock}
      path="inventory/reserved"
      columns={() => columns}
      width={560}
      empty={<Empty description={t('logistics.noneReserved')} />}
      onClose={onClose}
    />
  )
}
