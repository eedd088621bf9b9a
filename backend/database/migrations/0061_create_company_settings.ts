import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`create table company_settings (
  tenant_id uuid not null,
  id uuid not null,
  version integer default 1 not null,
  created_at timestamp with time zone default clock_timestamp() not null,
  updated_at timestamp with time zone default clock_timestamp() not null,
  created_by uuid,
  updated_by uuid,
  price_step varchar(40) not null,
  default_warehouse_id uuid
)`)
    this.schema.raw(`alter table company_settings add constraint company_settings_pkey primary key (tenant_id, id); comment on constraint company_settings_pkey on company_settings is 'primary key (tenant_id, id)'`)
    this.schema.raw(`alter table company_settings add constraint company_settings_single_check check (id = tenant_id); comment on constraint company_settings_single_check on company_settings is 'check (id = tenant_id)'`)
    this.schema.raw(`alter table company_settings add constraint company_settings_price_step_check check (price_step in ('1', '10', '50', '100', '500', '1000')); comment on constraint company_settings_price_step_check on company_settings is 'check (price_step in (''1'', ''10'', ''50'', ''100'', ''500'', ''1000''))'`)
    this.schema.raw(`create index company_settings_default_warehouse_id_index on company_settings (tenant_id, default_warehouse_id); comment on index company_settings_default_warehouse_id_index is '(tenant_id, default_warehouse_id)'`)
    this.schema.raw(`call wall_table('company_settings')`)
    this.schema.raw(`alter table company_settings add constraint company_settings_default_warehouse_id_fkey foreign key (tenant_id, default_warehouse_id) references warehouses (tenant_id, id); comment on constraint company_settings_default_warehouse_id_fkey on company_settings is 'foreign key (tenant_id, default_warehouse_id) references warehouses (tenant_id, id)'`)
  }

  override async down() {
    throw new Error('Migrations go forward only; restore a backup instead.')
  }
}
