import { BaseSchema } from '@adonisjs/lucid/schema'
import { acrossCompanies } from '#database/across_companies'

/**
 * Whether a customer is a supplier too, and whom a discount is for, are choices of their own; what is stored says which
 * was meant.
 */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`alter table customers add column also_supplier varchar(40)`)
    this.schema.raw(
      acrossCompanies(
        ['customers'],
        `update customers set also_supplier = case when supplier_id is null then 'no' else 'yes' end`,
      ),
    )
    this.schema.raw(`alter table customers alter column also_supplier set not null`)
    this.schema.raw(`alter table customers add constraint customers_also_supplier_check check (also_supplier in ('no', 'yes')); comment on constraint customers_also_supplier_check on customers is 'check (also_supplier in (''no'', ''yes''))'`)
    this.schema.raw(`alter table discount_policies add column audience varchar(40)`)
    this.schema.raw(
      acrossCompanies(
        ['discount_policies'],
        `update discount_policies set audience = case when customer_type_id is null then 'every' else 'type' end`,
      ),
    )
    this.schema.raw(`alter table discount_policies alter column audience set not null`)
    this.schema.raw(`alter table discount_policies add constraint discount_policies_audience_check check (audience in ('every', 'type')); comment on constraint discount_policies_audience_check on discount_policies is 'check (audience in (''every'', ''type''))'`)
  }

  override async down() {
    throw new Error('Migrations go forward only; restore a backup instead.')
  }
}
