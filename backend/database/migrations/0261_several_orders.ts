import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`create table warehouse_issues_more_orders (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  position integer not null
)`)
    this.schema.raw(`alter table warehouse_issues_more_orders add constraint warehouse_issues_more_orders_pkey primary key (tenant_id, owner_id, target_id); comment on constraint warehouse_issues_more_orders_pkey on warehouse_issues_more_orders is 'primary key (tenant_id, owner_id, target_id)'`)
    this.schema.raw(`create index warehouse_issues_more_orders_target_index on warehouse_issues_more_orders (tenant_id, target_id); comment on index warehouse_issues_more_orders_target_index is '(tenant_id, target_id)'`)
    this.schema.raw(`call wall_table('warehouse_issues_more_orders')`)
    this.schema.raw(`create table invoices_more_orders (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  position integer not null
)`)
    this.schema.raw(`alter table invoices_more_orders add constraint invoices_more_orders_pkey primary key (tenant_id, owner_id, target_id); comment on constraint invoices_more_orders_pkey on invoices_more_orders is 'primary key (tenant_id, owner_id, target_id)'`)
    this.schema.raw(`create index invoices_more_orders_target_index on invoices_more_orders (tenant_id, target_id); comment on index invoices_more_orders_target_index is '(tenant_id, target_id)'`)
    this.schema.raw(`call wall_table('invoices_more_orders')`)
    this.schema.raw(`alter table warehouse_issues_more_orders add constraint warehouse_issues_more_orders_owner_fkey foreign key (tenant_id, owner_id) references warehouse_issues (tenant_id, id) on delete cascade; comment on constraint warehouse_issues_more_orders_owner_fkey on warehouse_issues_more_orders is 'foreign key (tenant_id, owner_id) references warehouse_issues (tenant_id, id) on delete cascade'`)
    this.schema.raw(`alter table warehouse_issues_more_orders add constraint warehouse_issues_more_orders_target_fkey foreign key (tenant_id, target_id) references sales_orders (tenant_id, id); comment on constraint warehouse_issues_more_orders_target_fkey on warehouse_issues_more_orders is 'foreign key (tenant_id, target_id) references sales_orders (tenant_id, id)'`)
    this.schema.raw(`alter table invoices_more_orders add constraint invoices_more_orders_owner_fkey foreign key (tenant_id, owner_id) references invoices (tenant_id, id) on delete cascade; comment on constraint invoices_more_orders_owner_fkey on invoices_more_orders is 'foreign key (tenant_id, owner_id) references invoices (tenant_id, id) on delete cascade'`)
    this.schema.raw(`alter table invoices_more_orders add constraint invoices_more_orders_target_fkey foreign key (tenant_id, target_id) references sales_orders (tenant_id, id); comment on constraint invoices_more_orders_target_fkey on invoices_more_orders is 'foreign key (tenant_id, target_id) references sales_orders (tenant_id, id)'`)
  }

  override async down() {
    throw new Error('Migrations go forward only; restore a backup instead.')
  }
}
