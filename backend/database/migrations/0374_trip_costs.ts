import { BaseSchema } from '@adonisjs/lucid/schema'
import { constraint, index } from '#database/kept_definitions'

export default class extends BaseSchema {
  override async up() {
    this.schema.raw('alter table expense_tickets add column receipt_id uuid')
    this.schema.raw(constraint('expense_tickets', 'expense_tickets_receipt_id_fkey', 'foreign key (tenant_id, receipt_id) references warehouse_receipts (tenant_id, id)'))
    this.schema.raw(index('expense_tickets', 'expense_tickets_receipt_id_index', '(tenant_id, receipt_id)'))
  }

  override async down() {
    throw new Error('Migrations go forward only; restore a backup instead.')
  }
}
