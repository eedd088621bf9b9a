import { BaseSchema } from '@adonisjs/lucid/schema'
import { constraint } from '#database/kept_definitions'

export default class extends BaseSchema {
  override async up() {
    this.schema.raw('alter table products add column is_service boolean default false not null')
    this.schema.raw('alter table products add column vat_rate numeric(17,2)')
    this.schema.raw(constraint('products', 'products_vat_rate_check', 'check (vat_rate between 0 and 100)'))
    this.schema.raw('alter table sales_orders_lines add column is_service boolean default false not null')
    this.schema.raw('alter table invoices_lines add column is_service boolean default false not null')
    this.schema.raw('alter table fulfilment_entries drop constraint fulfilment_entries_kind_check')
    this.schema.raw(constraint('fulfilment_entries', 'fulfilment_entries_kind_check', `check (kind in ('receipt', 'issue', 'service', 'return', 'reversal'))`))
  }

  override async down() {
    throw new Error('Migrations go forward only; restore a backup instead.')
  }
}
