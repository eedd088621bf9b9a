import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`alter table sales_orders alter column customer_id drop not null`)
    this.schema.raw(`alter table sales_orders alter column shipping_address drop not null`)
    this.schema.raw(`alter table sales_orders alter column receiving_date drop not null`)
    this.schema.raw(`alter table sales_orders add constraint sales_orders_complete_check check (status in ('draft', 'cancelled') or (customer_id is not null and shipping_address is not null and receiving_date is not null)); comment on constraint sales_orders_complete_check on sales_orders is 'check (status in (''draft'', ''cancelled'') or (customer_id is not null and shipping_address is not null and receiving_date is not null))'`)
    this.schema.raw(`alter table sales_orders_lines alter column product_id drop not null`)
    this.schema.raw(`alter table sales_orders_lines alter column quantity drop not null`)
    this.schema.raw(`alter table sales_orders_lines alter column price_type drop not null`)
    this.schema.raw(`alter table sales_orders_lines alter column sale_price drop not null`)
    this.schema.raw(`alter table purchase_contracts alter column supplier_id drop not null`)
    this.schema.raw(`alter table purchase_contracts add constraint purchase_contracts_complete_check check (status in ('draft', 'cancelled') or (supplier_id is not null)); comment on constraint purchase_contracts_complete_check on purchase_contracts is 'check (status in (''draft'', ''cancelled'') or (supplier_id is not null))'`)
    this.schema.raw(`alter table purchase_contracts_lines alter column product_id drop not null`)
    this.schema.raw(`alter table purchase_contracts_lines alter column price_type drop not null`)
    this.schema.raw(`alter table purchase_contracts_lines alter column unit_price drop not null`)
    this.schema.raw(`alter table purchase_contracts_prices alter column product_id drop not null`)
    this.schema.raw(`alter table purchase_contracts_prices alter column valid_from drop not null`)
    this.schema.raw(`alter table purchase_contracts_prices alter column unit_price drop not null`)
  }

  override async down() {
    throw new Error('Migrations go forward only; restore a backup instead.')
  }
}
