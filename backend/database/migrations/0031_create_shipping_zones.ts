import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`create table shipping_zones (
  tenant_id uuid not null,
  id uuid not null,
  version integer default 1 not null,
  created_at timestamp with time zone default clock_timestamp() not null,
  updated_at timestamp with time zone default clock_timestamp() not null,
  created_by uuid,
  updated_by uuid,
  code varchar(30) not null,
  name varchar(255) not null,
  shipping_fee_id uuid not null,
  province varchar(40) not null,
  per varchar(40) not null,
  rate numeric(17,2) not null
)`)
    this.schema.raw(`alter table shipping_zones add column name_order text collate "C" generated always as (vietnamese_order(name)) stored; comment on column shipping_zones.name_order is 'vietnamese_order(name)'`)
    this.schema.raw(`alter table shipping_zones add column search_text text generated always as (search_form(coalesce(code, '') || ' ' || coalesce(name, ''))) stored; comment on column shipping_zones.search_text is 'search_form(coalesce(code, '''') || '' '' || coalesce(name, ''''))'`)
    this.schema.raw(`alter table shipping_zones add constraint shipping_zones_pkey primary key (tenant_id, id); comment on constraint shipping_zones_pkey on shipping_zones is 'primary key (tenant_id, id)'`)
    this.schema.raw(`alter table shipping_zones add constraint shipping_zones_province_check check (province in ('01', '04', '08', '11', '12', '14', '15', '19', '20', '22', '24', '25', '31', '33', '37', '38', '40', '42', '44', '46', '48', '51', '52', '56', '66', '68', '75', '79', '80', '82', '86', '91', '92', '96')); comment on constraint shipping_zones_province_check on shipping_zones is 'check (province in (''01'', ''04'', ''08'', ''11'', ''12'', ''14'', ''15'', ''19'', ''20'', ''22'', ''24'', ''25'', ''31'', ''33'', ''37'', ''38'', ''40'', ''42'', ''44'', ''46'', ''48'', ''51'', ''52'', ''56'', ''66'', ''68'', ''75'', ''79'', ''80'', ''82'', ''86'', ''91'', ''92'', ''96''))'`)
    this.schema.raw(`alter table shipping_zones add constraint shipping_zones_per_check check (per in ('trip', 'kg')); comment on constraint shipping_zones_per_check on shipping_zones is 'check (per in (''trip'', ''kg''))'`)
    this.schema.raw(`alter table shipping_zones add constraint shipping_zones_rate_check check (rate between 0 and 999999999999999); comment on constraint shipping_zones_rate_check on shipping_zones is 'check (rate between 0 and 999999999999999)'`)
    this.schema.raw(`create unique index shipping_zones_code_unique on shipping_zones (tenant_id, lower(code)); comment on index shipping_zones_code_unique is 'unique (tenant_id, lower(code))'`)
    this.schema.raw(`create index shipping_zones_shipping_fee_id_index on shipping_zones (tenant_id, shipping_fee_id); comment on index shipping_zones_shipping_fee_id_index is '(tenant_id, shipping_fee_id)'`)
    this.schema.raw(`create index shipping_zones_created_at_index on shipping_zones (tenant_id, created_at, id); comment on index shipping_zones_created_at_index is '(tenant_id, created_at, id)'`)
    this.schema.raw(`create index shipping_zones_name_order_index on shipping_zones (tenant_id, name_order, id); comment on index shipping_zones_name_order_index is '(tenant_id, name_order, id)'`)
    this.schema.raw(`create index shipping_zones_search_text_index on shipping_zones using gin (search_text gin_trgm_ops); comment on index shipping_zones_search_text_index is 'using gin (search_text gin_trgm_ops)'`)
    this.schema.raw(`call wall_table('shipping_zones'); call count_table('shipping_zones'); call search_table('shipping_zones')`)
    this.schema.raw(`alter table shipping_zones add constraint shipping_zones_shipping_fee_id_fkey foreign key (tenant_id, shipping_fee_id) references shipping_fees (tenant_id, id); comment on constraint shipping_zones_shipping_fee_id_fkey on shipping_zones is 'foreign key (tenant_id, shipping_fee_id) references shipping_fees (tenant_id, id)'`)
    this.schema.raw(`alter table shipping_fees drop constraint shipping_fees_method_check`)
    this.schema.raw(`alter table shipping_fees add constraint shipping_fees_method_check check (method in ('per_trip', 'per_kg', 'per_ton_km', 'zone')); comment on constraint shipping_fees_method_check on shipping_fees is 'check (method in (''per_trip'', ''per_kg'', ''per_ton_km'', ''zone''))'`)
  }

  override async down() {
    throw new Error('Migrations go forward only; restore a backup instead.')
  }
}
