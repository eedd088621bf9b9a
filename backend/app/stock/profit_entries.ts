import type { Source } from '#app/resources/query/source'
import { tableName } from '@barem/resources/kit'
import { LENSES, SOLD_COST } from './sold_cost.ts'

/** What entries of one ledger earned: of documents of one resource. */
interface Read {
  ledger: string
  document: string
  /** SQL of what an entry adds to pieces, to revenue, and to the cost by a measure. */
  pieces: string
  revenue: string
  cost: (lens: string) => string
  /** SQL of the product, and of the line of the order; a product that the ledger does not say is that of the line. */
  product: string
  line: string
  joins?: string
  where?: string
}

const reads: readonly Read[] = [
  {
    ...{ ledger: 'invoicing', document: 'invoices', pieces: 'e.pieces', revenue: 'e.amount - e.discount' },
    ...{ product: 'l.product_id', line: 'e.order_line_id', joins: `left join lateral ${SOLD_COST} k on true` },
    cost: (lens) => `coalesce(k.cost_by_${lens}, 0)`,
  },
  {
    ...{ ledger: 'returning', document: 'returns', pieces: '-e.quantity', revenue: 'e.discount - e.amount' },
    ...{ product: 'e.product_id', line: 'e.order_line_id', where: 'e.invoice_line_id is not null' },
    cost: (lens) => `-e.cost_by_${lens}`,
  },
  {
    // Of sales from before one cost is known.
    ...{ ledger: 'prior_returning', document: 'returns', pieces: '-e.quantity', revenue: 'e.discount - e.amount' },
    ...{ product: 'e.product_id', line: 'null::uuid' },
    cost: () => '-e.cost',
  },
  {
    ...{ ledger: 'reducing', document: 'debt-adjustments', pieces: '0', revenue: '-e.amount' },
    ...{ product: 'e.product_id', line: 'e.order_line_id' },
    cost: () => '0',
  },
]

/** Warehouses that what was sold before came back to; orders say it of the rest. */
const warehouseOf = ({ ledger }: Read) => (ledger === 'prior_returning' ? 'd.warehouse_id' : 'o.exporting_warehouse_id')

const entries = (read: Read, more: string): string => {
  const { ledger, document, pieces, revenue, cost, product, line, joins = '', where = 'true' } = read
  const costs = LENSES.map((lens) => `${cost(lens)} as cost_by_${lens}`).join(', ')
  return `select e.id, d.code, e.document, e.document_id::text as document_id, e.date, e.kind, d.customer_id,
      ${product} as product_id, ${warehouseOf(read)} as warehouse_id, o.id as order_id, ${pieces} as pieces,
      ${revenue} as revenue, ${costs}, d.search_text
    from ${ledger}_entries e
    left join ${tableName(document)} d on d.tenant_id = e.tenant_id and d.id = e.document_id
    left join sales_orders_lines l on l.tenant_id = e.tenant_id and l.id = ${line}
    left join sales_orders o on o.tenant_id = l.tenant_id and o.id = l.owner_id ${joins}
    where e.tenant_id = app_tenant() and e.document = '${document}' and ${where} ${more.replaceAll('%', product)}`
}

/** SQL of what every line earned. @param more conditions besides, where `%` is the product */
export const profits = (more = ''): string =>
  `select p.*, ${LENSES.map((lens) => `p.revenue - p.cost_by_${lens} as profit_by_${lens}`).join(', ')}
    from (${reads.map((read) => entries(read, more)).join(' union all ')}) p`

/** Lines of sales with what they earned by either weight. */
export const profitEntries: Source = {
  readsById: true,
  sql: () => `select p.id, p.code, p.document, p.document_id, p.date, p.kind, p.customer_id, p.product_id,
      p.warehouse_id, p.order_id, p.pieces, p.revenue, p.cost_by_actual_kg, p.profit_by_actual_kg, p.cost_by_barem_kg,
      p.profit_by_barem_kg, concat_ws(' ', c.search_text, p.search_text, g.search_text) as search_text
    from (${profits()}) p
    left join customers c on c.tenant_id = app_tenant() and c.id = p.customer_id
    left join products g on g.tenant_id = app_tenant() and g.id = p.product_id`,
}
