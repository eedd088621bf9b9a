-- Warehouses, deliveries and tariffs.

create table warehouse_types (
  tenant_id uuid not null,
  id uuid not null,
  version integer default 1 not null,
  created_at timestamptz default clock_timestamp() not null,
  updated_at timestamptz default clock_timestamp() not null,
  created_by uuid,
  updated_by uuid,
  code varchar(30) not null,
  name varchar(255) not null,
  description varchar(1000),
  status varchar(40) not null,
  name_order text collate "C" generated always as (vietnamese_order(name)) stored,
  search_text text generated always as (search_form(coalesce(code, '') || ' ' || coalesce(name, ''))) stored,
  constraint warehouse_types_pkey primary key (tenant_id, id),
  constraint warehouse_types_status_check check (status in ('active', 'inactive'))
);
create unique index warehouse_types_code_unique on warehouse_types (tenant_id, lower(code));
create index warehouse_types_created_at_index on warehouse_types (tenant_id, created_at, id);
create index warehouse_types_name_order_index on warehouse_types (tenant_id, name_order, id);
create index warehouse_types_search_text_index on warehouse_types using gin (search_text gin_trgm_ops);
call wall_table('warehouse_types'); call count_table('warehouse_types'); call search_table('warehouse_types');

create table warehouses (
  tenant_id uuid not null,
  id uuid not null,
  version integer default 1 not null,
  created_at timestamptz default clock_timestamp() not null,
  updated_at timestamptz default clock_timestamp() not null,
  created_by uuid,
  updated_by uuid,
  code varchar(30) not null,
  name varchar(255) not null,
  description varchar(1000),
  status varchar(40) not null,
  warehouse_type_id uuid not null,
  address jsonb not null,
  name_order text collate "C" generated always as (vietnamese_order(name)) stored,
  search_text text generated always as (search_form(coalesce(code, '') || ' ' || coalesce(name, '') || ' ' || coalesce(address ->> 'text', ''))) stored,
  constraint warehouses_pkey primary key (tenant_id, id),
  constraint warehouses_status_check check (status in ('active', 'inactive')),
  constraint warehouses_address_check check (jsonb_typeof(address) = 'object')
);
create unique index warehouses_code_unique on warehouses (tenant_id, lower(code));
create index warehouses_warehouse_type_id_index on warehouses (tenant_id, warehouse_type_id);
create index warehouses_created_at_index on warehouses (tenant_id, created_at, id);
create index warehouses_name_order_index on warehouses (tenant_id, name_order, id);
create index warehouses_search_text_index on warehouses using gin (search_text gin_trgm_ops);
call wall_table('warehouses'); call count_table('warehouses'); call search_table('warehouses');

create table warehouse_configs (
  tenant_id uuid not null,
  id uuid not null,
  version integer default 1 not null,
  created_at timestamptz default clock_timestamp() not null,
  updated_at timestamptz default clock_timestamp() not null,
  created_by uuid,
  updated_by uuid,
  code varchar(30) not null,
  name varchar(255) not null,
  threshold numeric(17,2) not null,
  color varchar(7) not null,
  name_order text collate "C" generated always as (vietnamese_order(name)) stored,
  search_text text generated always as (search_form(coalesce(code, '') || ' ' || coalesce(name, ''))) stored,
  constraint warehouse_configs_pkey primary key (tenant_id, id),
  constraint warehouse_configs_threshold_check check (threshold between 0 and 100),
  constraint warehouse_configs_color_check check (color ~ '^#[0-9a-f]{6}$')
);
create unique index warehouse_configs_code_unique on warehouse_configs (tenant_id, lower(code));
create unique index warehouse_configs_threshold_unique on warehouse_configs (tenant_id, threshold);
create index warehouse_configs_created_at_index on warehouse_configs (tenant_id, created_at, id);
create index warehouse_configs_name_order_index on warehouse_configs (tenant_id, name_order, id);
create index warehouse_configs_search_text_index on warehouse_configs using gin (search_text gin_trgm_ops);
call wall_table('warehouse_configs'); call count_table('warehouse_configs'); call search_table('warehouse_configs');

create table delivery_methods (
  tenant_id uuid not null,
  id uuid not null,
  version integer default 1 not null,
  created_at timestamptz default clock_timestamp() not null,
  updated_at timestamptz default clock_timestamp() not null,
  created_by uuid,
  updated_by uuid,
  code varchar(30) not null,
  name varchar(255) not null,
  description varchar(1000),
  status varchar(40) not null,
  name_order text collate "C" generated always as (vietnamese_order(name)) stored,
  search_text text generated always as (search_form(coalesce(code, '') || ' ' || coalesce(name, ''))) stored,
  constraint delivery_methods_pkey primary key (tenant_id, id),
  constraint delivery_methods_status_check check (status in ('active', 'inactive'))
);
create unique index delivery_methods_code_unique on delivery_methods (tenant_id, lower(code));
create index delivery_methods_created_at_index on delivery_methods (tenant_id, created_at, id);
create index delivery_methods_name_order_index on delivery_methods (tenant_id, name_order, id);
create index delivery_methods_search_text_index on delivery_methods using gin (search_text gin_trgm_ops);
call wall_table('delivery_methods'); call count_table('delivery_methods'); call search_table('delivery_methods');

create table shipping_methods (
  tenant_id uuid not null,
  id uuid not null,
  version integer default 1 not null,
  created_at timestamptz default clock_timestamp() not null,
  updated_at timestamptz default clock_timestamp() not null,
  created_by uuid,
  updated_by uuid,
  code varchar(30) not null,
  name varchar(255) not null,
  description varchar(1000),
  status varchar(40) not null,
  name_order text collate "C" generated always as (vietnamese_order(name)) stored,
  search_text text generated always as (search_form(coalesce(code, '') || ' ' || coalesce(name, ''))) stored,
  constraint shipping_methods_pkey primary key (tenant_id, id),
  constraint shipping_methods_status_check check (status in ('active', 'inactive'))
);
create unique index shipping_methods_code_unique on shipping_methods (tenant_id, lower(code));
create index shipping_methods_created_at_index on shipping_methods (tenant_id, created_at, id);
create index shipping_methods_name_order_index on shipping_methods (tenant_id, name_order, id);
create index shipping_methods_search_text_index on shipping_methods using gin (search_text gin_trgm_ops);
call wall_table('shipping_methods'); call count_table('shipping_methods'); call search_table('shipping_methods');

create table shipping_fees (
  tenant_id uuid not null,
  id uuid not null,
  version integer default 1 not null,
  created_at timestamptz default clock_timestamp() not null,
  updated_at timestamptz default clock_timestamp() not null,
  created_by uuid,
  updated_by uuid,
  code varchar(30) not null,
  name varchar(255) not null,
  description varchar(1000),
  status varchar(40) not null,
  name_order text collate "C" generated always as (vietnamese_order(name)) stored,
  search_text text generated always as (search_form(coalesce(code, '') || ' ' || coalesce(name, ''))) stored,
  method varchar(40) not null,
  trip_rate numeric(15,0),
  kg_rate numeric(17,2),
  ton_km_rate numeric(17,2),
  capacity numeric(18,3),
  minimum numeric(15,0),
  free_from numeric(15,0),
  constraint shipping_fees_pkey primary key (tenant_id, id),
  constraint shipping_fees_status_check check (status in ('active', 'inactive')),
  constraint shipping_fees_trip_rate_check check (trip_rate between 0 and 999999999999999),
  constraint shipping_fees_kg_rate_check check (kg_rate between 0 and 999999999999999),
  constraint shipping_fees_ton_km_rate_check check (ton_km_rate between 0 and 999999999999999),
  constraint shipping_fees_capacity_check check (capacity between 1 and 1000000),
  constraint shipping_fees_minimum_check check (minimum between 0 and 999999999999999),
  constraint shipping_fees_free_from_check check (free_from between 1 and 999999999999999),
  constraint shipping_fees_method_check check (method in ('per_trip', 'per_kg', 'per_ton_km', 'zone'))
);
create unique index shipping_fees_code_unique on shipping_fees (tenant_id, lower(code));
create index shipping_fees_created_at_index on shipping_fees (tenant_id, created_at, id);
create index shipping_fees_name_order_index on shipping_fees (tenant_id, name_order, id);
create index shipping_fees_search_text_index on shipping_fees using gin (search_text gin_trgm_ops);
call wall_table('shipping_fees'); call count_table('shipping_fees'); call search_table('shipping_fees');

create table shipping_zones (
  tenant_id uuid not null,
  id uuid not null,
  version integer default 1 not null,
  created_at timestamptz default clock_timestamp() not null,
  updated_at timestamptz default clock_timestamp() not null,
  created_by uuid,
  updated_by uuid,
  code varchar(30) not null,
  name varchar(255) not null,
  shipping_fee_id uuid not null,
  province varchar(40) not null,
  per varchar(40) not null,
  rate numeric(17,2) not null,
  name_order text collate "C" generated always as (vietnamese_order(name)) stored,
  search_text text generated always as (search_form(coalesce(code, '') || ' ' || coalesce(name, ''))) stored,
  constraint shipping_zones_pkey primary key (tenant_id, id),
  constraint shipping_zones_province_check check (province in ('01', '04', '08', '11', '12', '14', '15', '19', '20', '22', '24', '25', '31', '33', '37', '38', '40', '42', '44', '46', '48', '51', '52', '56', '66', '68', '75', '79', '80', '82', '86', '91', '92', '96')),
  constraint shipping_zones_per_check check (per in ('trip', 'kg')),
  constraint shipping_zones_rate_check check (rate between 0 and 999999999999999)
);
create unique index shipping_zones_code_unique on shipping_zones (tenant_id, lower(code));
create index shipping_zones_shipping_fee_id_index on shipping_zones (tenant_id, shipping_fee_id);
create index shipping_zones_created_at_index on shipping_zones (tenant_id, created_at, id);
create index shipping_zones_name_order_index on shipping_zones (tenant_id, name_order, id);
create index shipping_zones_search_text_index on shipping_zones using gin (search_text gin_trgm_ops);
call wall_table('shipping_zones'); call count_table('shipping_zones'); call search_table('shipping_zones');
