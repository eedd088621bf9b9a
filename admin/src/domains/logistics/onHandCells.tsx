import { WarningOutlined } from '@ant-design/icons'
import { addDays } from '@barem/resources/calc/days'
import { useTranslate } from '@refinedev/core'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { formatMoney, formatNumber, kgFigure } from '../../format/number.ts'
import type { CellProps } from '../../resources/cells/cell.ts'
import type { AnyRow, Embedded } from '../../resources/model/columns.ts'
import { paths } from '../../resources/model/paths.ts'
import { definitionOf } from '../../resources/model/registry.ts'
import { CARD_PAGE } from './card/card.ts'
import { ReservedDrawer } from './ReservedDrawer.tsx'
import type { InWarehouse } from './stock.ts'
import './inventory.css'

/** The product and the warehouse of a row; null for goods on their way. */
const placeOf = (row: AnyRow): InWarehouse | null => {
  const warehouse = row.warehouse as Embedded | null
  return warehouse && { product: { id: String(row.productId), name: String(row.name) }, warehouse: warehouse as never }
}

/** Where goods are: in a warehouse, or on their way by a transfer. */
export function Place({ row }: CellProps<'belongsTo'>) {
  const t = useTranslate()
  const [warehouse, transfer] = [row.warehouse, row.transfer] as (Embedded | null)[]
  if (warehouse || !transfer) return <span className="cell-text">{warehouse?.name ?? '—'}</span>
  return (
    <Link to={paths.show(definitionOf('stock-transfers'), transfer.id)} title={t('logistics.onItsWay', transfer)}>
      {transfer.name}
    </Link>
  )
}

type Narrowed = Readonly<Record<string, string>>

/** The place of a row as a filter: its warehouse, or the transfer that it is on its way by. */
const placeFilter = ({ warehouseId, transferId }: AnyRow): Narrowed =>
  warehouseId
    ? { warehouseId: String(warehouseId) }
    : transferId
      ? { transferId: String(transferId) }
      : { warehouseId_null: 'true' }

/** The list of what a figure of a row comes from. */
const listOf = (name: string, { productId }: AnyRow, filters: Narrowed): string =>
  `${definitionOf(name).route}?${new URLSearchParams({ productId: String(productId), ...filters })}`

/** Entries up to the day of the list. */
const entriesPath = (row: AnyRow): string =>
  listOf('stock-entries', row, { ...placeFilter(row), date_lte: String(row.asOf) })

/** The days in which the list says what was sold. */
const rangeOf = ({ since, asOf }: AnyRow): Narrowed => ({ date_gte: String(since), date_lte: String(asOf) })

/** A figure of stock that opens the entries that it comes from; a sum opens nothing. */
const Opening = ({ row, text, to }: { row: AnyRow; text: ReactNode; to?: string | null }) =>
  row.productId && to !== null ? (
    <Link className="link-figure figures" to={to ?? entriesPath(row)}>
      {text}
    </Link>
  ) : (
    <span className="figures">{text}</span>
  )

const pieces = (value: string) => formatNumber(value, 3)

/** A figure with what it is, where no head says it. */
function Named({ name, value }: { name: 'pieces' | 'available'; value: string }) {
  return (
    <>
      {useTranslate()(`logistics.${name}`)} {pieces(value)}
    </>
  )
}

/** A mark of a place that has less of a product than it should. */
function BelowMinimum({ row }: { row: AnyRow }) {
  const below = useTranslate()('logistics.belowMinimum')
  if (row.isBelowMinimum !== true) return null
  return <WarningOutlined className="below-minimum" aria-label={below} title={below} />
}

/** Pieces on hand, which open the entries that they come from. */
export const Pieces = ({ value, row, inRow }: CellProps<'decimal'>) => (
  <>
    <BelowMinimum row={row} />
    <Opening row={row} text={inRow ? pieces(value) : <Named name="pieces" value={value} />} />
  </>
)

/** Kg on hand. */
export const Kilos = ({ value, row, inRow }: CellProps<'weight'>) => (
  <Opening row={row} text={inRow ? kgFigure(value) : `${kgFigure(value)} kg`} />
)

/** Pieces that orders have reserved, which open these orders. */
export function Reserved({ value, row }: CellProps<'decimal'>) {
  const [isOpen, setOpen] = useState(false)
  const stock = placeOf(row)
  if (!stock) return <span className="figures">{pieces(value)}</span>
  return (
    <>
      <button type="button" className="link-figure figures" onClick={() => setOpen(true)}>
        {pieces(value)}
      </button>
      {isOpen && <ReservedDrawer stock={stock} onClose={() => setOpen(false)} />}
    </>
  )
}

/** Pieces that may still be taken. */
export const Available = ({ value, inRow }: CellProps<'decimal'>) => (
  <span className="figures" data-zero={Number(value) === 0 || undefined}>
    {inRow ? pieces(value) : <Named name="available" value={value} />}
  </span>
)

/** A product by name, which opens its stock card up to the day of the list, with the code beside it. */
export const Product = ({ value, row, inRow }: CellProps<'text'>) => {
  const to = new URLSearchParams({
    productId: String(row.productId),
    ...(row.warehouseId ? { warehouseId: String(row.warehouseId) } : {}),
    ...{ from: String(row.since), to: String(row.asOf) },
  })
  return (
    <span className="cell-text" title={`${String(row.code)} – ${value}`}>
      {inRow && row.productId ? (
        <Link className="link-figure" to={`${CARD_PAGE}?${to}`}>
          {value}
        </Link>
      ) : (
        value
      )}{' '}
      <span className="code stock-code">{String(row.code)}</span>
    </span>
  )
}

/** Pieces or kg that suppliers still have to bring, which open the lines of their contracts. */
export const OnOrder = ({ value, row, column }: CellProps<'decimal' | 'weight'>) => (
  <Opening
    row={row}
    text={column.type === 'weight' ? kgFigure(value) : pieces(value)}
    to={Number(value) === 0 ? null : listOf('stock-on-order', row, placeFilter(row))}
  />
)

/** Pieces on their way from other warehouses, which open their transfers in this list. */
export const InTransit = ({ value, row }: CellProps<'decimal'>) => (
  <Opening
    row={row}
    text={pieces(value)}
    to={
      Number(value) === 0
        ? null
        : listOf('stock-on-hand', row, { toWarehouseId: String(row.warehouseId), asOf: String(row.asOf) })
    }
  />
)

/** Pieces that were sold in the range, which open their issues and returns. */
export const Sold = ({ value, row }: CellProps<'decimal'>) => (
  <Opening
    row={row}
    text={pieces(value)}
    to={
      Number(value) === 0
        ? null
        : listOf('stock-entries', row, { ...placeFilter(row), isSale: 'true', ...rangeOf(row) })
    }
  />
)

/** Days that what is on hand lasts, which open the sales of the 90 days that they are worked out by. */
export const DaysLeft = ({ value, row }: CellProps<'integer'>) => (
  <Opening
    row={row}
    text={formatNumber(value)}
    to={listOf('stock-entries', row, {
      ...{ ...placeFilter(row), isSale: 'true' },
      ...{ date_gte: addDays(String(row.asOf), -89), date_lte: String(row.asOf) },
    })}
  />
)

/** What the warehouse should never have less than. */
export const Minimum = ({ value, row }: CellProps<'decimal'>) => (
  <Opening row={row} text={pieces(value)} to={listOf('minimum-stocks', row, placeFilter(row))} />
)

/** What was earned in the range, which opens the lines of its sales. */
export const Profit = ({ value, row }: CellProps<'money'>) => (
  <Opening
    row={row}
    text={formatMoney(value)}
    to={row.warehouseId ? listOf('profit-entries', row, { ...placeFilter(row), ...rangeOf(row) }) : null}
  />
)

/** What goods are worth, which opens all entries of their product: costs are averages over the company. */
export const Worth = ({ value, row }: CellProps<'money'>) => (
  <Opening row={row} text={formatMoney(value)} to={listOf('stock-entries', row, { date_lte: String(row.asOf) })} />
)
