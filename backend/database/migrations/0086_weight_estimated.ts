import { BaseSchema } from '@adonisjs/lucid/schema'
import { acrossCompanies } from '#database/across_companies'

/** Orders say whether a part of their weight is one that nobody has weighed; those that are there, of all companies. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`alter table sales_orders add column weight_estimated boolean default false not null`)
    this.schema.raw(
      acrossCompanies(
        ['sales_orders', 'sales_orders_lines'],
        `update sales_orders o set weight_estimated = true where exists (
          select from sales_orders_lines l where l.tenant_id = o.tenant_id and l.owner_id = o.id
            and l.weight_source = 'estimated' and l.weight_mode is distinct from 'none' and l.actual_weight is not null)`,
      ),
    )
  }

  override async down() {
    throw new Error('Migrations go forward only; restore a backup instead.')
  }
}
