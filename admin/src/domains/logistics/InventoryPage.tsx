import { Empty, Input, Table, type TableColumnsType } from 'antd'
import { useState } from 'react'
import { useTranslate } from '@refinedev/core'
import { useSearchParams } from 'react-router'
import { formatMoney, formatNumber, kgFigure } from '../../format/number.ts'
import { PageHeader } from '../../layout/PageHeader.tsx'
import { useIsMobile } from '../../layout/useMedia.ts'
import { useRested } from '../../resources/model/rested.ts'
import { EntriesDrawer } from './EntriesDrawer.tsx'
import { ReservedDrawer } from './ReservedDrawer.tsx'
import { Place } from './Place.tsx'
import { type InWarehouse, isInWarehouse, type OnHand, useStock } from './stock.ts'
import '../../resources/screens.css'
import '../../resources/list/list.css'
import './inventory.css'

const PAGE = 10
const DEBOUNCE_MS = 500
const FIGURES = ['pieces', 'reserved', 'available', 'actualKg', 'baremKg'] as const
/** Figures that a phone has room for. */
const ON_PHONE = ['pieces', 'reserved', 'available'] as const

const figure = (row: OnHand, name: (typeof FIGURES)[number]) => {
  const value = row[name]
  if (value === undefined) return '—'
  return name === 'actualKg' || name === 'baremKg' ? kgFigure(value) : formatNumber(value, 3)
}

/** What is on hand of each product in each warehouse; a figure opens the entries that it comes from. */
export default function InventoryPage() {
  const t = useTranslate()
  const [search, setSearch] = useSearchParams()
  const [typed, setTyped] = useState(search.get('q') ?? '')
  const q = useRested(typed.trim(), DEBOUNCE_MS)
  const mobile = useIsMobile()
  const [opened, setOpened] = useState<InWarehouse | null>(null)
  const [reserved, setReserved] = useState<InWarehouse | null>(null)
  const page = Number(search.get('page') ?? 1)
  const { data, isFetching } = useStock<OnHand>('inventory', { q }, page, PAGE)
  const rows = data?.rows ?? []
  const open = (row: OnHand, text: string, show = setOpened) =>
    isInWarehouse(row) ? (
      <button type="button" className="link-figure figures" onClick={() => show(row)}>
        {text}
      </button>
    ) : (
      <span className="figures">{text}</span>
    )
  const wide: TableColumnsType<OnHand> = [
    { key: 'warehouse', title: t('logistics.warehouse'), render: (_, row) => <Place row={row} /> },
    { key: 'unit', title: t('logistics.unit'), render: (_, { unit }) => unit ?? '—' },
  ]
  const columns: TableColumnsType<OnHand> = [
    {
      key: 'product',
      title: t('logistics.product'),
      render: (_, row) => (
        <>
          <span className="code">{row.product.code}</span> {row.product.name}
          {mobile && (
            <div className="stock-place">
              <Place row={row} />
            </div>
          )}
        </>
      ),
    },
    ...(mobile ? [] : wide),
    ...(mobile ? ON_PHONE : FIGURES).map((name) => ({
      key: name,
      title: t(`logistics.${name}`),
      align: 'right' as const,
      render: (_: unknown, row: OnHand) => open(row, figure(row, name), name === 'reserved' ? setReserved : setOpened),
    })),
    ...(!mobile && rows.some(({ value }) => value !== undefined)
      ? [
          {
            key: 'value',
            title: t('logistics.value'),
            align: 'right' as const,
            render: (_: unknown, row: OnHand) => open(row, row.value === undefined ? '—' : formatMoney(row.value)),
          },
        ]
      : []),
  ]
  return (
    <section className="screen">
      <PageHeader title={t('menu.inventory')} note={data ? t('logistics.count', { count: data.total }) : undefined} />
      <div className="list-panel">
        <div className="list-tools">
          <Input.Search
            allowClear
            aria-label={t('logistics.search')}
            placeholder={t('logistics.search')}
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value)
              setSearch({}, { replace: true })
            }}
          />
        </div>
        <Table<OnHand>
          rowKey="id"
          size="small"
          columns={columns}
          dataSource={rows}
          loading={isFetching && !data}
          scroll={mobile ? undefined : { x: 'max-content' }}
          locale={{ emptyText: <Empty description={t('logistics.empty')} /> }}
          pagination={{
            current: page,
            pageSize: PAGE,
            total: data?.total ?? 0,
            showSizeChanger: false,
            onChange: (next) => setSearch({ page: String(next) }),
          }}
        />
      </div>
      {reserved && <ReservedDrawer stock={reserved} onClose={() => setReserved(null)} />}
      {opened && <EntriesDrawer stock={opened} onClose={() => setOpened(null)} />}
    </section>
  )
}
