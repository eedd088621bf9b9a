import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`alter table sales_orders add column payment_method_id uuid`)
    this.schema.raw(`alter table sales_orders add column quoted_until date`)
    this.schema.raw(`alter table sales_orders add column delivery_method_id uuid`)
    this.schema.raw(`alter table sales_orders add column shipping_method_id uuid`)
    this.schema.raw(`alter table sales_orders add constraint sales_orders_payment_method_id_fkey foreign key (tenant_id, payment_method_id) references payment_methods (tenant_id, id); comment on constraint sales_orders_payment_method_id_fkey on sales_orders is 'foreign key (tenant_id, payment_method_id) references payment_methods (tenant_id, id)'`)
    this.schema.raw(`alter table sales_orders add constraint sales_orders_quoted_until_check check (quoted_until between '2000-01-01' and '2100-12-31'); comment on constraint sales_orders_quoted_until_check on sales_orders is 'check (quoted_until between ''2000-01-01'' and ''2100-12-31'')'`)
    this.schema.raw(`alter table sales_orders add constraint sales_orders_delivery_method_id_fkey foreign key (tenant_id, delivery_method_id) references delivery_methods (tenant_id, id); comment on constraint sales_orders_delivery_method_id_fkey on sales_orders is 'foreign key (tenant_id, delivery_method_id) references delivery_methods (tenant_id, id)'`)
    this.schema.raw(`alter table sales_orders add constraint sales_orders_shipping_method_id_fkey foreign key (tenant_id, shipping_method_id) references shipping_methods (tenant_id, id); comment on constraint sales_orders_shipping_method_id_fkey on sales_orders is 'foreign key (tenant_id, shipping_method_id) references shipping_methods (tenant_id, id)'`)
    this.schema.raw(`create index sales_orders_payment_method_id_index on sales_orders (tenant_id, payment_method_id); comment on index sales_orders_payment_method_id_index is '(tenant_id, payment_method_id)'`)
    this.schema.raw(`create index sales_orders_delivery_method_id_index on sales_orders (tenant_id, delivery_method_id); comment on index sales_orders_delivery_method_id_index is '(tenant_id, delivery_method_id)'`)
    this.schema.raw(`create index sales_orders_shipping_method_id_index on sales_orders (tenant_id, shipping_method_id); comment on index sales_orders_shipping_method_id_index is '(tenant_id, shipping_method_id)'`)
    this.schema.raw(`alter table purchase_contracts add column delivery_method_id uuid`)
    this.schema.raw(`alter table purchase_contracts add column shipping_method_id uuid`)
    this.schema.raw(`alter table purchase_contracts add column payment_method_id uuid`)
    this.schema.raw(`alter table purchase_contracts add constraint purchase_contracts_delivery_method_id_fkey foreign key (tenant_id, delivery_method_id) references delivery_methods (tenant_id, id); comment on constraint purchase_contracts_delivery_method_id_fkey on purchase_contracts is 'foreign key (tenant_id, delivery_method_id) references delivery_methods (tenant_id, id)'`)
    this.schema.raw(`alter table purchase_contracts add constraint purchase_contracts_shipping_method_id_fkey foreign key (tenant_id, shipping_method_id) references shipping_methods (tenant_id, id); comment on constraint purchase_contracts_shipping_method_id_fkey on purchase_contracts is 'foreign key (tenant_id, shipping_method_id) references shipping_methods (tenant_id, id)'`)
    this.schema.raw(`alter table purchase_contracts add constraint purchase_contracts_payment_method_id_fkey foreign key (tenant_id, payment_method_id) references payment_methods (tenant_id, id); comment on constraint purchase_contracts_payment_method_id_fkey on purchase_contracts is 'foreign key (tenant_id, payment_method_id) references payment_methods (tenant_id, id)'`)
    this.schema.raw(`create index purchase_contracts_delivery_method_id_index on purchase_contracts (tenant_id, delivery_method_id); comment on index purchase_contracts_delivery_method_id_index is '(tenant_id, delivery_method_id)'`)
    this.schema.raw(`create index purchase_contracts_shipping_method_id_index on purchase_contracts (tenant_id, shipping_method_id); comment on index purchase_contracts_shipping_method_id_index is '(tenant_id, shipping_method_id)'`)
    this.schema.raw(`create index purchase_contracts_payment_method_id_index on purchase_contracts (tenant_id, payment_method_id); comment on index purchase_contracts_payment_method_id_index is '(tenant_id, payment_method_id)'`)
  }

  override async down() {
    throw new Error('Migrations go forward only; restore a backup instead.')
  }
}
