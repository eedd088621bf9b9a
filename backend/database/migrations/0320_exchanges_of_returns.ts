import { BaseSchema } from '@adonisjs/lucid/schema'
import { constraint, index } from '#database/kept_definitions'

export default class extends BaseSchema {
  override async up() {
    this.schema.raw('alter table sales_orders add column return_id uuid')
    this.schema.raw(constraint('sales_orders', 'sales_orders_return_id_fkey', 'foreign key (tenant_id, return_id) references returns (tenant_id, id)'))
    this.schema.raw(index('sales_orders', 'sales_orders_return_id_index', '(tenant_id, return_id)'))
  }

  override async down() {
    throw new Error('Migrations go forward only; restore a backup instead.')
  }
}
