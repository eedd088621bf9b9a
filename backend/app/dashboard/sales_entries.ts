import { ledgers } from '@barem/resources/ledgers'
import { metrics, sourcesOf, type MetricName } from '@barem/resources/metrics'
import { snake, tableName } from '@barem/resources/kit'
import type { Source } from '#app/resources/query/source'
import { addedBy, hour } from './compile.ts'

/** What the entries of one ledger are read as: those of the documents of one resource. */
interface Read {
  ledger: 'invoicing' | 'returning' | 'priorReturning' | 'reducing'
  document: 'invoices' | 'returns' | 'debt-adjustments'
  /** SQL of the pieces that were sold, and of the invoice. */
  pieces: string
  invoice: string
  /** SQL of the line of the order that goods were sold by. */
  line?: string
  /** SQL of which of its entries count. */
  where?: string
}

/** SQL of what an entry adds to figures, as columns called as these; nothing to those that are read elsewhere. */
const figures = (names: readonly MetricName[], ledger: Read['ledger']): string =>
  names
    .map((name) => {
      const source = sourcesOf(metrics[name]).find((one) => one.ledger === ledger)
      return `${source ? addedBy(source) : '0'} as ${snake(name)}`
    })
    .join(', ')

const entries = (
  names: readonly MetricName[],
  { ledger, document, pieces, invoice, line, where = 'true' }: Read,
): string =>
  `select e.tenant_id, e.id, d.code, d.search_text, e.document, e.document_id, (${invoice}) as invoice_id, e.date,
      (${hour})::int as hour, e.kind, d.customer_id, ${line ?? 'e.order_line_id'} as order_line_id, ${pieces} as pieces,
      ${line ? 'e.product_id' : 'null::uuid'} as product_id, ${line ? 'd.warehouse_id' : 'null::uuid'} as warehouse_id,
      ${figures(names, ledger)}
    from ${ledgers[ledger].table} e
    left join ${tableName(document)} d on d.tenant_id = e.tenant_id and d.id = e.document_id
    where e.tenant_id = app_tenant() and e.document = '${document}' and ${where}`

const invoiced: Read = {
  ledger: 'invoicing',
  document: 'invoices',
  pieces: 'e.pieces',
  invoice: 'e.document_id',
}

const INVOICE_OF_LINE =
  'select i.owner_id from invoices_lines i where i.tenant_id = e.tenant_id and i.id = e.invoice_line_id'

const returned: Read = {
  ledger: 'returning',
  document: 'returns',
  pieces: '-e.quantity',
  invoice: INVOICE_OF_LINE,
  // What was not invoiced was no revenue.
  where: 'e.invoice_line_id is not null',
}

/** What prices were lowered by after the goods were invoiced. */
const reduced: Read = { ledger: 'reducing', document: 'debt-adjustments', pieces: '0', invoice: INVOICE_OF_LINE }

/** What came back of sales from before: no order or invoice of it is here. */
const priorReturned: Read = {
  ledger: 'priorReturning',
  document: 'returns',
  pieces: '-e.quantity',
  invoice: 'null::uuid',
  line: 'null::uuid',
}

/** SQL of entries with what their figures are split by. Tables are joined `left`, so that none is read in vain. */
const split = (found: string, names: readonly MetricName[], more: string): string =>
  `select e.id, e.code, ${more}, e.date, e.hour, e.kind, e.customer_id,
      coalesce(l.product_id, e.product_id) as product_id, o.id as order_id, o.created_by as salesperson_id,
      coalesce(o.exporting_warehouse_id, e.warehouse_id) as warehouse_id, e.pieces,
      ${names.map((name) => `e.${snake(name)}`).join(', ')},
      concat_ws(' ', c.search_text, e.search_text, o.search_text, g.search_text) as search_text
    from (${found}) e
    left join sales_orders_lines l on l.tenant_id = e.tenant_id and l.id = e.order_line_id
    left join sales_orders o on o.tenant_id = l.tenant_id and o.id = l.owner_id
    left join products g on g.tenant_id = e.tenant_id and g.id = coalesce(l.product_id, e.product_id)
    left join customers c on c.tenant_id = e.tenant_id and c.id = e.customer_id`

const SALES = ['revenue', 'shipping', 'kgSold', 'baremKgSold'] as const satisfies readonly MetricName[]

/** Entries of what was invoiced, came back, and was lowered in price. The last two take away, as an undone invoice. */
export const salesEntries: Source = {
  readsById: true,
  sql: () =>
    split(
      [invoiced, returned, priorReturned, reduced].map((read) => entries(SALES, read)).join(' union all '),
      SALES,
      'e.document, e.document_id::text as document_id, e.invoice_id',
    ),
}

/** Entries of what came back alone. */
export const returnEntries: Source = {
  readsById: true,
  sql: () =>
    split(
      [returned, priorReturned]
        .map((read) => entries(['refunded'], { ...read, pieces: 'e.actual_kg, e.quantity' }))
        .join(' union all '),
      ['refunded'],
      'e.document_id as return_id, e.invoice_id, e.actual_kg',
    ),
}
