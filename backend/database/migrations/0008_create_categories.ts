import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`create table product_units (
  tenant_id uuid not null,
  id uuid not null,
  version integer default 1 not null,
  created_at timestamp with time zone default clock_timestamp() not null,
  updated_at timestamp with time zone default clock_timestamp() not null,
  created_by uuid,
  updated_by uuid,
  code varchar(30) not null,
  name varchar(255) not null,
  description varchar(1000),
  status varchar(40) not null,
  base_unit_id uuid,
  factor numeric(19,4)
)`)
    this.schema.raw(`alter table product_units add column name_order text collate "C" generated always as (vietnamese_order(name)) stored; comment on column product_units.name_order is 'vietnamese_order(name)'`)
    this.schema.raw(`alter table product_units add column search_text text generated always as (search_form(coalesce(code, '') || ' ' || coalesce(name, ''))) stored; comment on column product_units.search_text is 'search_form(coalesce(code, '''') || '' '' || coalesce(name, ''''))'`)
    this.schema.raw(`alter table product_units add constraint product_units_pkey primary key (tenant_id, id); comment on constraint product_units_pkey on product_units is 'primary key (tenant_id, id)'`)
    this.schema.raw(`alter table product_units add constraint product_units_status_check check (status in ('active', 'inactive')); comment on constraint product_units_status_check on product_units is 'check (status in (''active'', ''inactive''))'`)
    this.schema.raw(`alter table product_units add constraint product_units_factor_check check (factor between 0.0001 and 1000000); comment on constraint product_units_factor_check on product_units is 'check (factor between 0.0001 and 1000000)'`)
    this.schema.raw(`create unique index product_units_code_unique on product_units (tenant_id, lower(code)); comment on index product_units_code_unique is 'unique (tenant_id, lower(code))'`)
    this.schema.raw(`create index product_units_base_unit_id_index on product_units (tenant_id, base_unit_id); comment on index product_units_base_unit_id_index is '(tenant_id, base_unit_id)'`)
    this.schema.raw(`create index product_units_created_at_index on product_units (tenant_id, created_at, id); comment on index product_units_created_at_index is '(tenant_id, created_at, id)'`)
    this.schema.raw(`create index product_units_name_order_index on product_units (tenant_id, name_order, id); comment on index product_units_name_order_index is '(tenant_id, name_order, id)'`)
    this.schema.raw(`create index product_units_search_text_index on product_units using gin (search_text gin_trgm_ops); comment on index product_units_search_text_index is 'using gin (search_text gin_trgm_ops)'`)
    this.schema.raw(`call wall_table('product_units'); call count_table('product_units'); call search_table('product_units')`)
    this.schema.raw(`create table sales_channels (
  tenant_id uuid not null,
  id uuid not null,
  version integer default 1 not null,
  created_at timestamp with time zone default clock_timestamp() not null,
  updated_at timestamp with time zone default clock_timestamp() not null,
  created_by uuid,
  updated_by uuid,
  code varchar(30) not null,
  name varchar(255) not null,
  description varchar(1000),
  status varchar(40) not null
)`)
    this.schema.raw(`alter table sales_channels add column name_order text collate "C" generated always as (vietnamese_order(name)) stored; comment on column sales_channels.name_order is 'vietnamese_order(name)'`)
    this.schema.raw(`alter table sales_channels add column search_text text generated always as (search_form(coalesce(code, '') || ' ' || coalesce(name, ''))) stored; comment on column sales_channels.search_text is 'search_form(coalesce(code, '''') || '' '' || coalesce(name, ''''))'`)
    this.schema.raw(`alter table sales_channels add constraint sales_channels_pkey primary key (tenant_id, id); comment on constraint sales_channels_pkey on sales_channels is 'primary key (tenant_id, id)'`)
    this.schema.raw(`alter table sales_channels add constraint sales_channels_status_check check (status in ('active', 'inactive')); comment on constraint sales_channels_status_check on sales_channels is 'check (status in (''active'', ''inactive''))'`)
    this.schema.raw(`create unique index sales_channels_code_unique on sales_channels (tenant_id, lower(code)); comment on index sales_channels_code_unique is 'unique (tenant_id, lower(code))'`)
    this.schema.raw(`create index sales_channels_created_at_index on sales_channels (tenant_id, created_at, id); comment on index sales_channels_created_at_index is '(tenant_id, created_at, id)'`)
    this.schema.raw(`create index sales_channels_name_order_index on sales_channels (tenant_id, name_order, id); comment on index sales_channels_name_order_index is '(tenant_id, name_order, id)'`)
    this.schema.raw(`create index sales_channels_search_text_index on sales_channels using gin (search_text gin_trgm_ops); comment on index sales_channels_search_text_index is 'using gin (search_text gin_trgm_ops)'`)
    this.schema.raw(`call wall_table('sales_channels'); call count_table('sales_channels'); call search_table('sales_channels')`)
    this.schema.raw(`create table sales_methods (
  tenant_id uuid not null,
  id uuid not null,
  version integer default 1 not null,
  created_at timestamp with time zone default clock_timestamp() not null,
  updated_at timestamp with time zone default clock_timestamp() not null,
  created_by uuid,
  updated_by uuid,
  code varchar(30) not null,
  name varchar(255) not null,
  description varchar(1000),
  status varchar(40) not null
)`)
    this.schema.raw(`alter table sales_methods add column name_order text collate "C" generated always as (vietnamese_order(name)) stored; comment on column sales_methods.name_order is 'vietnamese_order(name)'`)
    this.schema.raw(`alter table sales_methods add column search_text text generated always as (search_form(coalesce(code, '') || ' ' || coalesce(name, ''))) stored; comment on column sales_methods.search_text is 'search_form(coalesce(code, '''') || '' '' || coalesce(name, ''''))'`)
    this.schema.raw(`alter table sales_methods add constraint sales_methods_pkey primary key (tenant_id, id); comment on constraint sales_methods_pkey on sales_methods is 'primary key (tenant_id, id)'`)
    this.schema.raw(`alter table sales_methods add constraint sales_methods_status_check check (status in ('active', 'inactive')); comment on constraint sales_methods_status_check on sales_methods is 'check (status in (''active'', ''inactive''))'`)
    this.schema.raw(`create unique index sales_methods_code_unique on sales_methods (tenant_id, lower(code)); comment on index sales_methods_code_unique is 'unique (tenant_id, lower(code))'`)
    this.schema.raw(`create index sales_methods_created_at_index on sales_methods (tenant_id, created_at, id); comment on index sales_methods_created_at_index is '(tenant_id, created_at, id)'`)
    this.schema.raw(`create index sales_methods_name_order_index on sales_methods (tenant_id, name_order, id); comment on index sales_methods_name_order_index is '(tenant_id, name_order, id)'`)
    this.schema.raw(`create index sales_methods_search_text_index on sales_methods using gin (search_text gin_trgm_ops); comment on index sales_methods_search_text_index is 'using gin (search_text gin_trgm_ops)'`)
    this.schema.raw(`call wall_table('sales_methods'); call count_table('sales_methods'); call search_table('sales_methods')`)
    this.schema.raw(`create table payment_methods (
  tenant_id uuid not null,
  id uuid not null,
  version integer default 1 not null,
  created_at timestamp with time zone default clock_timestamp() not null,
  updated_at timestamp with time zone default clock_timestamp() not null,
  created_by uuid,
  updated_by uuid,
  code varchar(30) not null,
  name varchar(255) not null,
  description varchar(1000),
  status varchar(40) not null
)`)
    this.schema.raw(`alter table payment_methods add column name_order text collate "C" generated always as (vietnamese_order(name)) stored; comment on column payment_methods.name_order is 'vietnamese_order(name)'`)
    this.schema.raw(`alter table payment_methods add column search_text text generated always as (search_form(coalesce(code, '') || ' ' || coalesce(name, ''))) stored; comment on column payment_methods.search_text is 'search_form(coalesce(code, '''') || '' '' || coalesce(name, ''''))'`)
    this.schema.raw(`alter table payment_methods add constraint payment_methods_pkey primary key (tenant_id, id); comment on constraint payment_methods_pkey on payment_methods is 'primary key (tenant_id, id)'`)
    this.schema.raw(`alter table payment_methods add constraint payment_methods_status_check check (status in ('active', 'inactive')); comment on constraint payment_methods_status_check on payment_methods is 'check (status in (''active'', ''inactive''))'`)
    this.schema.raw(`create unique index payment_methods_code_unique on payment_methods (tenant_id, lower(code)); comment on index payment_methods_code_unique is 'unique (tenant_id, lower(code))'`)
    this.schema.raw(`create index payment_methods_created_at_index on payment_methods (tenant_id, created_at, id); comment on index payment_methods_created_at_index is '(tenant_id, created_at, id)'`)
    this.schema.raw(`create index payment_methods_name_order_index on payment_methods (tenant_id, name_order, id); comment on index payment_methods_name_order_index is '(tenant_id, name_order, id)'`)
    this.schema.raw(`create index payment_methods_search_text_index on payment_methods using gin (search_text gin_trgm_ops); comment on index payment_methods_search_text_index is 'using gin (search_text gin_trgm_ops)'`)
    this.schema.raw(`call wall_table('payment_methods'); call count_table('payment_methods'); call search_table('payment_methods')`)
    this.schema.raw(`create table delivery_methods (
  tenant_id uuid not null,
  id uuid not null,
  version integer default 1 not null,
  created_at timestamp with time zone default clock_timestamp() not null,
  updated_at timestamp with time zone default clock_timestamp() not null,
  created_by uuid,
  updated_by uuid,
  code varchar(30) not null,
  name varchar(255) not null,
  description varchar(1000),
  status varchar(40) not null
)`)
    this.schema.raw(`alter table delivery_methods add column name_order text collate "C" generated always as (vietnamese_order(name)) stored; comment on column delivery_methods.name_order is 'vietnamese_order(name)'`)
    this.schema.raw(`alter table delivery_methods add column search_text text generated always as (search_form(coalesce(code, '') || ' ' || coalesce(name, ''))) stored; comment on column delivery_methods.search_text is 'search_form(coalesce(code, '''') || '' '' || coalesce(name, ''''))'`)
    this.schema.raw(`alter table delivery_methods add constraint delivery_methods_pkey primary key (tenant_id, id); comment on constraint delivery_methods_pkey on delivery_methods is 'primary key (tenant_id, id)'`)
    this.schema.raw(`alter table delivery_methods add constraint delivery_methods_status_check check (status in ('active', 'inactive')); comment on constraint delivery_methods_status_check on delivery_methods is 'check (status in (''active'', ''inactive''))'`)
    this.schema.raw(`create unique index delivery_methods_code_unique on delivery_methods (tenant_id, lower(code)); comment on index delivery_methods_code_unique is 'unique (tenant_id, lower(code))'`)
    this.schema.raw(`create index delivery_methods_created_at_index on delivery_methods (tenant_id, created_at, id); comment on index delivery_methods_created_at_index is '(tenant_id, created_at, id)'`)
    this.schema.raw(`create index delivery_methods_name_order_index on delivery_methods (tenant_id, name_order, id); comment on index delivery_methods_name_order_index is '(tenant_id, name_order, id)'`)
    this.schema.raw(`create index delivery_methods_search_text_index on delivery_methods using gin (search_text gin_trgm_ops); comment on index delivery_methods_search_text_index is 'using gin (search_text gin_trgm_ops)'`)
    this.schema.raw(`call wall_table('delivery_methods'); call count_table('delivery_methods'); call search_table('delivery_methods')`)
    this.schema.raw(`create table shipping_methods (
  tenant_id uuid not null,
  id uuid not null,
  version integer default 1 not null,
  created_at timestamp with time zone default clock_timestamp() not null,
  updated_at timestamp with time zone default clock_timestamp() not null,
  created_by uuid,
  updated_by uuid,
  code varchar(30) not null,
  name varchar(255) not null,
  description varchar(1000),
  status varchar(40) not null
)`)
    this.schema.raw(`alter table shipping_methods add column name_order text collate "C" generated always as (vietnamese_order(name)) stored; comment on column shipping_methods.name_order is 'vietnamese_order(name)'`)
    this.schema.raw(`alter table shipping_methods add column search_text text generated always as (search_form(coalesce(code, '') || ' ' || coalesce(name, ''))) stored; comment on column shipping_methods.search_text is 'search_form(coalesce(code, '''') || '' '' || coalesce(name, ''''))'`)
    this.schema.raw(`alter table shipping_methods add constraint shipping_methods_pkey primary key (tenant_id, id); comment on constraint shipping_methods_pkey on shipping_methods is 'primary key (tenant_id, id)'`)
    this.schema.raw(`alter table shipping_methods add constraint shipping_methods_status_check check (status in ('active', 'inactive')); comment on constraint shipping_methods_status_check on shipping_methods is 'check (status in (''active'', ''inactive''))'`)
    this.schema.raw(`create unique index shipping_methods_code_unique on shipping_methods (tenant_id, lower(code)); comment on index shipping_methods_code_unique is 'unique (tenant_id, lower(code))'`)
    this.schema.raw(`create index shipping_methods_created_at_index on shipping_methods (tenant_id, created_at, id); comment on index shipping_methods_created_at_index is '(tenant_id, created_at, id)'`)
    this.schema.raw(`create index shipping_methods_name_order_index on shipping_methods (tenant_id, name_order, id); comment on index shipping_methods_name_order_index is '(tenant_id, name_order, id)'`)
    this.schema.raw(`create index shipping_methods_search_text_index on shipping_methods using gin (search_text gin_trgm_ops); comment on index shipping_methods_search_text_index is 'using gin (search_text gin_trgm_ops)'`)
    this.schema.raw(`call wall_table('shipping_methods'); call count_table('shipping_methods'); call search_table('shipping_methods')`)
    this.schema.raw(`create table order_statuses (
  tenant_id uuid not null,
  id uuid not null,
  version integer default 1 not null,
  created_at timestamp with time zone default clock_timestamp() not null,
  updated_at timestamp with time zone default clock_timestamp() not null,
  created_by uuid,
  updated_by uuid,
  code varchar(30) not null,
  name varchar(255) not null,
  description varchar(1000),
  status varchar(40) not null,
  color varchar(7) not null
)`)
    this.schema.raw(`alter table order_statuses add column name_order text collate "C" generated always as (vietnamese_order(name)) stored; comment on column order_statuses.name_order is 'vietnamese_order(name)'`)
    this.schema.raw(`alter table order_statuses add column search_text text generated always as (search_form(coalesce(code, '') || ' ' || coalesce(name, ''))) stored; comment on column order_statuses.search_text is 'search_form(coalesce(code, '''') || '' '' || coalesce(name, ''''))'`)
    this.schema.raw(`alter table order_statuses add constraint order_statuses_pkey primary key (tenant_id, id); comment on constraint order_statuses_pkey on order_statuses is 'primary key (tenant_id, id)'`)
    this.schema.raw(`alter table order_statuses add constraint order_statuses_status_check check (status in ('active', 'inactive')); comment on constraint order_statuses_status_check on order_statuses is 'check (status in (''active'', ''inactive''))'`)
    this.schema.raw(`alter table order_statuses add constraint order_statuses_color_check check (color ~ '^#[0-9a-f]{6}$'); comment on constraint order_statuses_color_check on order_statuses is 'check (color ~ ''^#[0-9a-f]{6}$'')'`)
    this.schema.raw(`create unique index order_statuses_code_unique on order_statuses (tenant_id, lower(code)); comment on index order_statuses_code_unique is 'unique (tenant_id, lower(code))'`)
    this.schema.raw(`create index order_statuses_created_at_index on order_statuses (tenant_id, created_at, id); comment on index order_statuses_created_at_index is '(tenant_id, created_at, id)'`)
    this.schema.raw(`create index order_statuses_name_order_index on order_statuses (tenant_id, name_order, id); comment on index order_statuses_name_order_index is '(tenant_id, name_order, id)'`)
    this.schema.raw(`create index order_statuses_search_text_index on order_statuses using gin (search_text gin_trgm_ops); comment on index order_statuses_search_text_index is 'using gin (search_text gin_trgm_ops)'`)
    this.schema.raw(`call wall_table('order_statuses'); call count_table('order_statuses'); call search_table('order_statuses')`)
    this.schema.raw(`create table warehouse_types (
  tenant_id uuid not null,
  id uuid not null,
  version integer default 1 not null,
  created_at timestamp with time zone default clock_timestamp() not null,
  updated_at timestamp with time zone default clock_timestamp() not null,
  created_by uuid,
  updated_by uuid,
  code varchar(30) not null,
  name varchar(255) not null,
  description varchar(1000),
  status varchar(40) not null
)`)
    this.schema.raw(`alter table warehouse_types add column name_order text collate "C" generated always as (vietnamese_order(name)) stored; comment on column warehouse_types.name_order is 'vietnamese_order(name)'`)
    this.schema.raw(`alter table warehouse_types add column search_text text generated always as (search_form(coalesce(code, '') || ' ' || coalesce(name, ''))) stored; comment on column warehouse_types.search_text is 'search_form(coalesce(code, '''') || '' '' || coalesce(name, ''''))'`)
    this.schema.raw(`alter table warehouse_types add constraint warehouse_types_pkey primary key (tenant_id, id); comment on constraint warehouse_types_pkey on warehouse_types is 'primary key (tenant_id, id)'`)
    this.schema.raw(`alter table warehouse_types add constraint warehouse_types_status_check check (status in ('active', 'inactive')); comment on constraint warehouse_types_status_check on warehouse_types is 'check (status in (''active'', ''inactive''))'`)
    this.schema.raw(`create unique index warehouse_types_code_unique on warehouse_types (tenant_id, lower(code)); comment on index warehouse_types_code_unique is 'unique (tenant_id, lower(code))'`)
    this.schema.raw(`create index warehouse_types_created_at_index on warehouse_types (tenant_id, created_at, id); comment on index warehouse_types_created_at_index is '(tenant_id, created_at, id)'`)
    this.schema.raw(`create index warehouse_types_name_order_index on warehouse_types (tenant_id, name_order, id); comment on index warehouse_types_name_order_index is '(tenant_id, name_order, id)'`)
    this.schema.raw(`create index warehouse_types_search_text_index on warehouse_types using gin (search_text gin_trgm_ops); comment on index warehouse_types_search_text_index is 'using gin (search_text gin_trgm_ops)'`)
    this.schema.raw(`call wall_table('warehouse_types'); call count_table('warehouse_types'); call search_table('warehouse_types')`)
    this.schema.raw(`create table warehouses (
  tenant_id uuid not null,
  id uuid not null,
  version integer default 1 not null,
  created_at timestamp with time zone default clock_timestamp() not null,
  updated_at timestamp with time zone default clock_timestamp() not null,
  created_by uuid,
  updated_by uuid,
  code varchar(30) not null,
  name varchar(255) not null,
  description varchar(1000),
  status varchar(40) not null,
  warehouse_type_id uuid not null,
  address jsonb not null
)`)
    this.schema.raw(`alter table warehouses add column name_order text collate "C" generated always as (vietnamese_order(name)) stored; comment on column warehouses.name_order is 'vietnamese_order(name)'`)
    this.schema.raw(`alter table warehouses add column search_text text generated always as (search_form(coalesce(code, '') || ' ' || coalesce(name, '') || ' ' || coalesce(address ->> 'text', ''))) stored; comment on column warehouses.search_text is 'search_form(coalesce(code, '''') || '' '' || coalesce(name, '''') || '' '' || coalesce(address ->> ''text'', ''''))'`)
    this.schema.raw(`alter table warehouses add constraint warehouses_pkey primary key (tenant_id, id); comment on constraint warehouses_pkey on warehouses is 'primary key (tenant_id, id)'`)
    this.schema.raw(`alter table warehouses add constraint warehouses_status_check check (status in ('active', 'inactive')); comment on constraint warehouses_status_check on warehouses is 'check (status in (''active'', ''inactive''))'`)
    this.schema.raw(`alter table warehouses add constraint warehouses_address_check check (jsonb_typeof(address) = 'object'); comment on constraint warehouses_address_check on warehouses is 'check (jsonb_typeof(address) = ''object'')'`)
    this.schema.raw(`create unique index warehouses_code_unique on warehouses (tenant_id, lower(code)); comment on index warehouses_code_unique is 'unique (tenant_id, lower(code))'`)
    this.schema.raw(`create index warehouses_warehouse_type_id_index on warehouses (tenant_id, warehouse_type_id); comment on index warehouses_warehouse_type_id_index is '(tenant_id, warehouse_type_id)'`)
    this.schema.raw(`create index warehouses_created_at_index on warehouses (tenant_id, created_at, id); comment on index warehouses_created_at_index is '(tenant_id, created_at, id)'`)
    this.schema.raw(`create index warehouses_name_order_index on warehouses (tenant_id, name_order, id); comment on index warehouses_name_order_index is '(tenant_id, name_order, id)'`)
    this.schema.raw(`create index warehouses_search_text_index on warehouses using gin (search_text gin_trgm_ops); comment on index warehouses_search_text_index is 'using gin (search_text gin_trgm_ops)'`)
    this.schema.raw(`call wall_table('warehouses'); call count_table('warehouses'); call search_table('warehouses')`)
    this.schema.raw(`create table business_expenses (
  tenant_id uuid not null,
  id uuid not null,
  version integer default 1 not null,
  created_at timestamp with time zone default clock_timestamp() not null,
  updated_at timestamp with time zone default clock_timestamp() not null,
  created_by uuid,
  updated_by uuid,
  code varchar(30) not null,
  name varchar(255) not null,
  description varchar(1000),
  status varchar(40) not null
)`)
    this.schema.raw(`alter table business_expenses add column name_order text collate "C" generated always as (vietnamese_order(name)) stored; comment on column business_expenses.name_order is 'vietnamese_order(name)'`)
    this.schema.raw(`alter table business_expenses add column search_text text generated always as (search_form(coalesce(code, '') || ' ' || coalesce(name, ''))) stored; comment on column business_expenses.search_text is 'search_form(coalesce(code, '''') || '' '' || coalesce(name, ''''))'`)
    this.schema.raw(`alter table business_expenses add constraint business_expenses_pkey primary key (tenant_id, id); comment on constraint business_expenses_pkey on business_expenses is 'primary key (tenant_id, id)'`)
    this.schema.raw(`alter table business_expenses add constraint business_expenses_status_check check (status in ('active', 'inactive')); comment on constraint business_expenses_status_check on business_expenses is 'check (status in (''active'', ''inactive''))'`)
    this.schema.raw(`create unique index business_expenses_code_unique on business_expenses (tenant_id, lower(code)); comment on index business_expenses_code_unique is 'unique (tenant_id, lower(code))'`)
    this.schema.raw(`create index business_expenses_created_at_index on business_expenses (tenant_id, created_at, id); comment on index business_expenses_created_at_index is '(tenant_id, created_at, id)'`)
    this.schema.raw(`create index business_expenses_name_order_index on business_expenses (tenant_id, name_order, id); comment on index business_expenses_name_order_index is '(tenant_id, name_order, id)'`)
    this.schema.raw(`create index business_expenses_search_text_index on business_expenses using gin (search_text gin_trgm_ops); comment on index business_expenses_search_text_index is 'using gin (search_text gin_trgm_ops)'`)
    this.schema.raw(`call wall_table('business_expenses'); call count_table('business_expenses'); call search_table('business_expenses')`)
    this.schema.raw(`create table shipping_fees (
  tenant_id uuid not null,
  id uuid not null,
  version integer default 1 not null,
  created_at timestamp with time zone default clock_timestamp() not null,
  updated_at timestamp with time zone default clock_timestamp() not null,
  created_by uuid,
  updated_by uuid,
  code varchar(30) not null,
  name varchar(255) not null,
  description varchar(1000),
  status varchar(40) not null
)`)
    this.schema.raw(`alter table shipping_fees add column name_order text collate "C" generated always as (vietnamese_order(name)) stored; comment on column shipping_fees.name_order is 'vietnamese_order(name)'`)
    this.schema.raw(`alter table shipping_fees add column search_text text generated always as (search_form(coalesce(code, '') || ' ' || coalesce(name, ''))) stored; comment on column shipping_fees.search_text is 'search_form(coalesce(code, '''') || '' '' || coalesce(name, ''''))'`)
    this.schema.raw(`alter table shipping_fees add constraint shipping_fees_pkey primary key (tenant_id, id); comment on constraint shipping_fees_pkey on shipping_fees is 'primary key (tenant_id, id)'`)
    this.schema.raw(`alter table shipping_fees add constraint shipping_fees_status_check check (status in ('active', 'inactive')); comment on constraint shipping_fees_status_check on shipping_fees is 'check (status in (''active'', ''inactive''))'`)
    this.schema.raw(`create unique index shipping_fees_code_unique on shipping_fees (tenant_id, lower(code)); comment on index shipping_fees_code_unique is 'unique (tenant_id, lower(code))'`)
    this.schema.raw(`create index shipping_fees_created_at_index on shipping_fees (tenant_id, created_at, id); comment on index shipping_fees_created_at_index is '(tenant_id, created_at, id)'`)
    this.schema.raw(`create index shipping_fees_name_order_index on shipping_fees (tenant_id, name_order, id); comment on index shipping_fees_name_order_index is '(tenant_id, name_order, id)'`)
    this.schema.raw(`create index shipping_fees_search_text_index on shipping_fees using gin (search_text gin_trgm_ops); comment on index shipping_fees_search_text_index is 'using gin (search_text gin_trgm_ops)'`)
    this.schema.raw(`call wall_table('shipping_fees'); call count_table('shipping_fees'); call search_table('shipping_fees')`)
  }

  override async down() {
    throw new Error('Migrations go forward only; restore a backup instead.')
  }
}
