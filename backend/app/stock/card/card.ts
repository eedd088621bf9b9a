import { notFound, tooMany } from '#app/http/api_error'
import { allOf } from '#app/tenancy/all_of'
import { rowsOf } from '#app/tenancy/run'
import { codeOfEntry } from '../on_hand.ts'
import { isTransfer } from '../transfer_entries.ts'
import type { CardQuery } from './card_query.ts'

/** Most rows of a sheet or a paper; a longer range is taken in parts. */
export const MOST_ROWS = 5000

const COLUMNS = { pieces: 'pieces', actualKg: 'actual_kg', baremKg: 'barem_kg', value: 'value' } as const
export type Measure = keyof typeof COLUMNS
/** Pieces and kg with three decimals, and whole dong for those who may see costs. */
export type Figures = Partial<Record<Measure, string>>

interface Named {
  id: string
  code: string
  name: string
}

/** An entry with what there was after it; of each measure, one of `in` and `out` is null. */
export interface CardRow {
  id: string
  date: string
  document: string
  documentId: string
  code: string | null
  kind: string
  warehouse: Named | null
  in: Record<Measure, string | null>
  out: Record<Measure, string | null>
  after: Figures
}

/** What was there before the first day, what came and went, and what is there after the last one. */
export type CardSums = Record<'opening' | 'in' | 'out' | 'closing', Figures>

/** Costs are averages over the company, so that a warehouse alone has no value of its own. */
const measuresOf = ({ warehouseId }: CardQuery, seesCost: boolean): Measure[] =>
  (Object.keys(COLUMNS) as Measure[]).filter((name) => name !== 'value' || (seesCost && warehouseId === null))

/** A transfer changes what a warehouse has, not what the company has. */
const isShown = (warehouseId: string | null) =>
  warehouseId === null ? `not ${isTransfer('e')}` : 'e.warehouse_id = $4'

/** SQL of what there is now less what is dated on a day or later: of the product, or of it in the warehouse. */
const before = (measures: readonly Measure[], { warehouseId }: CardQuery, operator: '>' | '>=', day: string) => {
  const columns = measures.map((name) => COLUMNS[name])
  const balances = warehouseId === null ? 'stock_by_product' : 'stock_by_product_warehouse'
  const narrowed = warehouseId === null ? '' : 'and warehouse_id = $4'
  const ofProduct = `tenant_id = app_tenant() and product_id = $1 ${narrowed}`
  return `select ${columns.map((column) => `coalesce(sum(${column}), 0) as ${column}`).join(', ')} from (
    select ${columns.join(', ')} from ${balances} where ${ofProduct}
    union all
    select ${columns.map((column) => `-${column}`).join(', ')} from stock_entries
      where ${ofProduct} and date ${operator} ${day}
  ) b`
}

/** `$1` product, `$2` first day, `$3` last day, `$4` warehouse, which is in the SQL of every card; then the page. */
function rowsSql(measures: readonly Measure[], query: CardQuery): string {
  const columns = measures.map((name) => COLUMNS[name])
  const running = columns.map(
    (column) => `sum(e.${column}) over (order by e.date, e.seq) + o.${column} as after_${column}`,
  )
  const all = measures.flatMap((name) => [
    `p.${COLUMNS[name]}::text as "${name}"`,
    `p.after_${COLUMNS[name]}::text as "after_${name}"`,
  ])
  return `with o as materialized (${before(measures, query, '>=', '$2::date')}), p as materialized (
      select e.id, e.tenant_id, e.date, e.seq, e.document, e.document_id, e.kind, e.warehouse_id,
        ${columns.map((column) => `e.${column}`).join(', ')}, ${running.join(', ')}
      from stock_entries e cross join o
      where e.tenant_id = app_tenant() and e.product_id = $1 and e.date between $2::date and $3::date
        and ${isShown(query.warehouseId)} and ($4::uuid is null or true)
      order by e.date, e.seq offset $5 limit $6
    )
    select p.id, p.date::text, p.document, p.document_id as "documentId", ${codeOfEntry('p')} as code, p.kind,
      case when w.id is not null then json_build_object('id', w.id, 'code', w.code, 'name', w.name) end as warehouse,
      ${all.join(', ')}
    from p left join warehouses w on w.tenant_id = p.tenant_id and w.id = p.warehouse_id
    order by p.date, p.seq`
}

function sumsSql(measures: readonly Measure[], query: CardQuery): string {
  const figures = measures.flatMap((name) => {
    const column = COLUMNS[name]
    return [
      `max(c.${column})::text as "closing_${name}"`,
      `coalesce(sum(e.${column}) filter (where e.${column} > 0), 0)::text as "in_${name}"`,
      `coalesce(-sum(e.${column}) filter (where e.${column} < 0), 0)::text as "out_${name}"`,
      `(max(c.${column}) - coalesce(sum(e.${column}), 0))::text as "opening_${name}"`,
    ]
  })
  return `with c as materialized (${before(measures, query, '>', '$3::date')})
    select count(e.id)::int as total, ${figures.join(', ')}
    from c left join stock_entries e on e.tenant_id = app_tenant() and e.product_id = $1
      and e.date between $2::date and $3::date and ${isShown(query.warehouseId)}
    where $4::uuid is null or true`
}

type Flat = Record<string, string | null> & Pick<CardRow, 'id' | 'date' | 'document' | 'documentId' | 'code' | 'kind'>

/** Figures of a row by their measures. @param prefix of their names in the row */
const figuresOf = (measures: readonly Measure[], row: Record<string, unknown>, prefix: string): Figures =>
  Object.fromEntries(measures.map((name) => [name, row[prefix + name] as string]))

const isNone = (figure: string) => /^-?[0.]+$/.test(figure)

/** One side of what moved: what is above zero came in, what is below it went out. */
const side = (measures: readonly Measure[], row: Flat, isOut: boolean): Record<Measure, string | null> =>
  Object.fromEntries(
    measures.map((name) => {
      const figure = row[name]!
      if (isNone(figure) || figure.startsWith('-') !== isOut) return [name, null]
      return [name, isOut ? figure.slice(1) : figure]
    }),
  ) as Record<Measure, string | null>

/** What the card is of: the product with its unit, and the warehouse. @throws ApiError COM_ERR_002 */
async function subjectOf({ productId, warehouseId }: CardQuery) {
  const [subject] = await rowsOf<{ product: Named & { unit: string | null }; warehouse: Named | null }>(
    `select json_build_object('id', g.id, 'code', g.code, 'name', g.name, 'unit', u.name) as product,
        case when w.id is not null then json_build_object('id', w.id, 'code', w.code, 'name', w.name) end as warehouse
      from products g
        left join product_units u on u.tenant_id = g.tenant_id and u.id = g.unit_id
        left join warehouses w on w.tenant_id = g.tenant_id and w.id = $2
      where g.tenant_id = app_tenant() and g.id = $1`,
    [productId, warehouseId],
  )
  if (!subject || (warehouseId !== null && subject.warehouse === null)) throw notFound()
  return subject
}

/**
 * The stock card of a product, in a warehouse or in the company: what there was before a range, its entries with what
 * there was after each, and what there is at its end.
 * @param seesCost whether the reader may see values
 * @throws ApiError COM_ERR_002 for a product or a warehouse that is not there
 */
export async function stockCard(query: CardQuery, seesCost: boolean) {
  const { productId, warehouseId, from, to, start, limit } = query
  const measures = measuresOf(query, seesCost)
  const range = [productId, from ?? '2000-01-01', to, warehouseId]
  const [subject, rows, sums] = await allOf([
    subjectOf(query),
    rowsOf<Flat>(rowsSql(measures, query), [...range, start, limit]),
    rowsOf<Record<string, string> & { total: number }>(sumsSql(measures, query), range),
  ])
  const [sum] = sums
  const part = (name: string) => figuresOf(measures, sum!, `${name}_`)
  return {
    ...subject,
    rows: rows.map((row): CardRow => {
      const { id, date, document, documentId, code, kind } = row
      const warehouse = row.warehouse as unknown as Named | null
      const [came, went] = [side(measures, row, false), side(measures, row, true)]
      return {
        ...{ id, date, document, documentId, code, kind, warehouse, in: came, out: went },
        after: figuresOf(measures, row, 'after_'),
      }
    }),
    sum: { opening: part('opening'), in: part('in'), out: part('out'), closing: part('closing') } satisfies CardSums,
    total: sum!.total,
  }
}

/** All of a range at once, for a sheet or a paper. @throws ApiError COM_ERR_002, or 400 when there are too many rows */
export async function wholeCard(query: CardQuery, seesCost: boolean) {
  const card = await stockCard({ ...query, start: 0, limit: MOST_ROWS }, seesCost)
  if (card.total > MOST_ROWS) throw tooMany('from', MOST_ROWS)
  return { ...card, from: query.from, to: query.to }
}

export type WholeCard = Awaited<ReturnType<typeof wholeCard>>
