import { addDays } from '@barem/resources/calc/days'
import { useTranslate } from '@refinedev/core'
import { Link } from 'react-router'
import { formatMoney, formatNumber, kgFigure } from '../../format/number.ts'
import type { CellProps } from '../../resources/cells/cell.ts'
import type { AnyRow } from '../../resources/model/columns.ts'
import { definitionOf } from '../../resources/model/registry.ts'
import './inventory.css'

type Narrowed = Readonly<Record<string, string>>
type Part = 'opening' | 'came' | 'went' | 'closing'

const MEASURES = { Pieces: 'pieces', Kg: 'actualKg', BaremKg: 'baremKg', Value: 'value' } as const
type Measure = (typeof MEASURES)[keyof typeof MEASURES]

/** What the rows of each list are of, by fields that entries are filtered by. */
const KEYS: Readonly<Record<string, readonly string[]>> = {
  'stock-moved-by-product': ['productId'],
  'stock-moved-by-place': ['productId', 'warehouseId'],
  'stock-moved-by-group': ['productGroupId'],
  'stock-moved-by-type': ['productTypeId'],
  'stock-moved-by-warehouse': ['warehouseId'],
}

const STEP = { pieces: '0.001', actualKg: '0.001', baremKg: '0.001', value: '1' }

/** The filters of what a figure sums: all until a day, or what came or went in the range. */
function ofPart(part: Part, measure: Measure, { since, asOf }: AnyRow): Narrowed {
  if (part === 'closing') return { date_lte: String(asOf) }
  if (part === 'opening') return { date_lte: addDays(String(since), -1) }
  const moved = part === 'came' ? { [`${measure}_gte`]: STEP[measure] } : { [`${measure}_lte`]: `-${STEP[measure]}` }
  return { date_gte: String(since), date_lte: String(asOf), ...moved }
}

/** The path to the entries behind a figure of a row. For the company these are all but transfers. */
function entriesPath(row: AnyRow, part: Part, measure: Measure, keys: readonly string[]): string {
  const isOfCompany = !keys.includes('warehouseId') && (part === 'came' || part === 'went')
  const filters = new URLSearchParams({
    ...Object.fromEntries(keys.map((key) => (row[key] ? [key, String(row[key])] : [`${key}_null`, 'true']))),
    ...ofPart(part, measure, row),
    ...(isOfCompany && { isTransfer: 'false' }),
    ...{ _sort: 'date', _order: 'asc' },
  })
  return `${definitionOf('stock-entries').route}?${filters}`
}

const shownAs = {
  pieces: (value: string) => formatNumber(value, 3),
  actualKg: kgFigure,
  baremKg: kgFigure,
  value: formatMoney,
}

/** A figure of a range, which opens the entries that sum to it; the sum of a column opens nothing. */
export function Moved({ value, row, column, definition, words, inRow }: CellProps) {
  const [, part, counted] = /^(opening|came|went|closing)(\w+)$/.exec(column.name)!
  const measure = MEASURES[counted as keyof typeof MEASURES]
  const figure = shownAs[measure](String(value))
  // A card has no heads, so that each figure has its name.
  const text = inRow || !row.asOf ? figure : `${words.field(column.name)} ${figure}`
  const keys = KEYS[(definition as { name?: string }).name ?? '']
  return row.asOf && keys ? (
    <Link
      className="link-figure figures"
      data-zero={Number(value) === 0 || undefined}
      to={entriesPath(row, part as Part, measure, keys)}
    >
      {text}
    </Link>
  ) : (
    <span className="figures">{text}</span>
  )
}

/** What a row is of by name, with the code beside it; goods that are in no warehouse are on their way. */
export function MovedName({ value, row, definition }: CellProps<'text'>) {
  const t = useTranslate()
  const { name } = definition as { name?: string }
  const nameless = { 'stock-moved-by-warehouse': 'onWay', 'stock-moved-by-group': 'noGroup' }[name ?? '']
  return (
    <span className="cell-text" title={row.code ? `${String(row.code)} – ${value}` : undefined}>
      {row.code === null && nameless ? t(`logistics.${nameless}`) : value}{' '}
      {row.code ? <span className="code stock-code">{String(row.code)}</span> : null}
    </span>
  )
}

/** The warehouse of a row; goods that are in none are on their way. */
export function MovedPlace({ row }: CellProps<'belongsTo'>) {
  const t = useTranslate()
  const warehouse = row.warehouse as { name?: string } | null
  return <span className="cell-text">{warehouse?.name ?? (row.asOf ? t('logistics.onWay') : '—')}</span>
}
