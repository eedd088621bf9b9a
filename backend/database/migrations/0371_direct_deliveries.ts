import { BaseSchema } from '@adonisjs/lucid/schema'
import { constraint, index } from '#database/kept_definitions'

export default class extends BaseSchema {
  override async up() {
    this.schema.raw('alter table purchase_contracts add column order_id uuid')
    this.schema.raw(constraint('purchase_contracts', 'purchase_contracts_order_id_fkey', 'foreign key (tenant_id, order_id) references sales_orders (tenant_id, id)'))
    this.schema.raw(index('purchase_contracts', 'purchase_contracts_order_id_index', '(tenant_id, order_id)'))
    this.schema.raw('alter table warehouse_receipts add column direct_count numeric(18,3)')
    this.schema.raw(constraint('warehouse_receipts', 'warehouse_receipts_direct_count_check', 'check (direct_count between -999999999999999 and 999999999999999)'))
    this.schema.raw('alter table warehouse_issues add column direct_receipt_id uuid')
    this.schema.raw(constraint('warehouse_issues', 'warehouse_issues_direct_receipt_id_fkey', 'foreign key (tenant_id, direct_receipt_id) references warehouse_receipts (tenant_id, id)'))
    this.schema.raw(index('warehouse_issues', 'warehouse_issues_direct_receipt_id_index', '(tenant_id, direct_receipt_id)'))
  }

  override async down() {
    throw new Error('Migrations go forward only; restore a backup instead.')
  }
}
