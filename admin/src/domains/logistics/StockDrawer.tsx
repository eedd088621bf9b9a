import { Drawer, Table, type TableColumnsType } from 'antd'
import { type ReactNode, useState } from 'react'
import { type InWarehouse, useStock } from './stock.ts'

const PAGE = 20

type Props<Row> = {
  stock: InWarehouse
  /** The list of the API that says what is behind a figure of this stock. */
  path: string
  columns: (rows: readonly Row[]) => TableColumnsType<Row>
  /** Pixels on a screen that is wide enough. */
  width: number
  empty?: ReactNode
  onClose: () => void
}

/** What is behind a figure of the stock of a product in a warehouse, page by page. */
export function StockDrawer<Row extends { id: string }>({ stock, path, columns, width, empty, onClose }: Props<Row>) {
  const [page, setPage] = useState(1)
  const asked = { productId: stock.product.id, warehouseId: stock.warehouse.id }
  const { data, isFetching } = useStock<Row>(path, asked, page, PAGE)
  const rows = data?.rows ?? []
  return (
    <Drawer
      open
      width={`min(${width}px, 100vw)`}
      onClose={onClose}
      title={`${stock.product.name} · ${stock.warehouse.name}`}
    >
      <Table<Row>
        rowKey="id"
        size="small"
        columns={columns(rows)}
        dataSource={rows}
        loading={isFetching && !data}
        scroll={{ x: 'max-content' }}
        locale={empty === undefined ? undefined : { emptyText: data ? empty : ' ' }}
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
