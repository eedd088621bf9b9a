import { BaseSchema } from '@adonisjs/lucid/schema'
import { acrossCompanies } from '#database/across_companies'

/** Whether a line of a document lacks a value though it has goods. */
const lacks = (table: string, column: string) =>
  `exists (select from ${table}_lines l where l.tenant_id = d.tenant_id and l.owner_id = d.id
     and l.product_id is not null and l.${column} is null)`

export default class extends BaseSchema {
  override async up() {
    for (const table of ['warehouse_receipts', 'opening_stocks', 'sales_orders'])
      this.schema.raw(`alter table ${table} add column unpriced boolean default false not null`)
    for (const table of ['warehouse_receipts', 'opening_stocks'])
      this.schema.raw(
        acrossCompanies([table, `${table}_lines`], `update ${table} d set unpriced = true where ${lacks(table, 'unit_price')}`),
      )
    const direct = `d.source = 'supplier_direct' and d.supplier_id is not null and d.source_price is null`
    this.schema.raw(
      acrossCompanies(
        ['sales_orders', 'sales_orders_lines'],
        `update sales_orders d set unpriced = true where (${direct}) or ${lacks('sales_orders', 'import_price')}`,
      ),
    )
  }

  override async down() {
    throw new Error('Migrations go forward only; restore a backup instead.')
  }
}
