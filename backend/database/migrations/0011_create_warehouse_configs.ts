import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`create table warehouse_configs (
  tenant_id uuid not null,
  id uuid not null,
  version integer default 1 not null,
  created_at timestamp with time zone default clock_timestamp() not null,
  updated_at timestamp with time zone default clock_timestamp() not null,
  created_by uuid,
  updated_by uuid,
  code varchar(30) not null,
  name varchar(255) not null,
  threshold numeric(17,2) not null,
  color varchar(7) not null
)`)
    this.schema.raw(`alter table warehouse_configs add column name_order text collate "C" generated always as (vietnamese_order(name)) stored; comment on column warehouse_configs.name_order is 'vietnamese_order(name)'`)
    this.schema.raw(`alter table warehouse_configs add column search_text text generated always as (search_form(coalesce(code, '') || ' ' || coalesce(name, ''))) stored; comment on column warehouse_configs.search_text is 'search_form(coalesce(code, '''') || '' '' || coalesce(name, ''''))'`)
    this.schema.raw(`alter table warehouse_configs add constraint warehouse_configs_pkey primary key (tenant_id, id); comment on constraint warehouse_configs_pkey on warehouse_configs is 'primary key (tenant_id, id)'`)
    this.schema.raw(`alter table warehouse_configs add constraint warehouse_configs_threshold_check check (threshold between 0 and 100); comment on constraint warehouse_configs_threshold_check on warehouse_configs is 'check (threshold between 0 and 100)'`)
    this.schema.raw(`alter table warehouse_configs add constraint warehouse_configs_color_check check (color ~ '^#[0-9a-f]{6}$'); comment on constraint warehouse_configs_color_check on warehouse_configs is 'check (color ~ ''^#[0-9a-f]{6}$'')'`)
    this.schema.raw(`create unique index warehouse_configs_code_unique on warehouse_configs (tenant_id, lower(code)); comment on index warehouse_configs_code_unique is 'unique (tenant_id, lower(code))'`)
    this.schema.raw(`create unique index warehouse_configs_threshold_unique on warehouse_configs (tenant_id, threshold); comment on index warehouse_configs_threshold_unique is 'unique (tenant_id, threshold)'`)
    this.schema.raw(`create index warehouse_configs_created_at_index on warehouse_configs (tenant_id, created_at, id); comment on index warehouse_configs_created_at_index is '(tenant_id, created_at, id)'`)
    this.schema.raw(`create index warehouse_configs_name_order_index on warehouse_configs (tenant_id, name_order, id); comment on index warehouse_configs_name_order_index is '(tenant_id, name_order, id)'`)
    this.schema.raw(`create index warehouse_configs_search_text_index on warehouse_configs using gin (search_text gin_trgm_ops); comment on index warehouse_configs_search_text_index is 'using gin (search_text gin_trgm_ops)'`)
    this.schema.raw(`call wall_table('warehouse_configs'); call count_table('warehouse_configs'); call search_table('warehouse_configs')`)
  }

  override async down() {
    throw new Error('Migrations go forward only; restore a backup instead.')
  }
}
