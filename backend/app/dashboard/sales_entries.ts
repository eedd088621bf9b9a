import { metrics, type MetricName } from '@barem/resources/metrics'
import { snake } from '@barem/resources/kit'
import type { Source } from '#app/resources/query/source'
import { addedBy, hour } from './compile.ts'

/** SQL of what an entry adds to figures, as columns called as these. */
const figures = (names: readonly MetricName[]): string =>
  names.map((name) => `${addedBy(metrics[name])} as ${snake(name)}`).join(', ')

/** Entries of what was invoiced; those of an undoing take away. */
export const salesEntries: Source = {
  sql: () => `select e.id, d.code, e.document_id as invoice_id, e.date, (${hour})::int as hour, e.kind, d.customer_id,
      l.product_id, o.id as order_id, o.created_by as salesperson_id, o.exporting_warehouse_id as warehouse_id, e.pieces,
      ${figures(['revenue', 'shipping', 'kgSold', 'baremKgSold'])},
      c.search_text || ' ' || search_form(d.code || ' ' || o.code || ' ' || coalesce(l.product_name, '')) as search_text
    from invoicing_entries e
    join invoices d on d.tenant_id = e.tenant_id and d.id = e.document_id
    join sales_orders_lines l on l.tenant_id = e.tenant_id and l.id = e.order_line_id
    join sales_orders o on o.tenant_id = l.tenant_id and o.id = l.owner_id
    left join customers c on c.tenant_id = d.tenant_id and c.id = d.customer_id
    where e.tenant_id = app_tenant() and e.document = 'invoices'`,
}
