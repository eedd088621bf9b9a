import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`create table price_configurations (
  tenant_id uuid not null,
  id uuid not null,
  version integer default 1 not null,
  created_at timestamp with time zone default clock_timestamp() not null,
  updated_at timestamp with time zone default clock_timestamp() not null,
  created_by uuid,
  updated_by uuid,
  code varchar(30) not null,
  name varchar(255) not null,
  enabled boolean default true not null,
  scope varchar(40) not null,
  product_group_id uuid,
  product_type_id uuid,
  product_id uuid,
  customer_type_id uuid,
  sales_method_id uuid,
  sales_channel_id uuid,
  price_type varchar(40) not null,
  method varchar(40) not null,
  markup_percent numeric(17,2),
  markup_per_kg numeric(17,2),
  fixed_price numeric(17,2),
  base varchar(40) not null,
  inbound_freight numeric(17,2),
  min_margin numeric(17,2),
  rounding_step varchar(40) not null,
  rounding_direction varchar(40) not null,
  valid_from date,
  valid_to date,
  priority integer,
  note varchar(1000)
)`)
    this.schema.raw(`alter table price_configurations add column name_order text collate "C" generated always as (vietnamese_order(name)) stored; comment on column price_configurations.name_order is 'vietnamese_order(name)'`)
    this.schema.raw(`alter table price_configurations add column search_text text generated always as (search_form(coalesce(code, '') || ' ' || coalesce(name, ''))) stored; comment on column price_configurations.search_text is 'search_form(coalesce(code, '''') || '' '' || coalesce(name, ''''))'`)
    this.schema.raw(`alter table price_configurations add constraint price_configurations_pkey primary key (tenant_id, id); comment on constraint price_configurations_pkey on price_configurations is 'primary key (tenant_id, id)'`)
    this.schema.raw(`alter table price_configurations add constraint price_configurations_scope_check check (scope in ('all', 'group', 'type', 'product')); comment on constraint price_configurations_scope_check on price_configurations is 'check (scope in (''all'', ''group'', ''type'', ''product''))'`)
    this.schema.raw(`alter table price_configurations add constraint price_configurations_price_type_check check (price_type in ('piece', 'actual_kg', 'barem_kg')); comment on constraint price_configurations_price_type_check on price_configurations is 'check (price_type in (''piece'', ''actual_kg'', ''barem_kg''))'`)
    this.schema.raw(`alter table price_configurations add constraint price_configurations_method_check check (method in ('markup_percent', 'markup_vnd_per_kg', 'fixed')); comment on constraint price_configurations_method_check on price_configurations is 'check (method in (''markup_percent'', ''markup_vnd_per_kg'', ''fixed''))'`)
    this.schema.raw(`alter table price_configurations add constraint price_configurations_markup_percent_check check (markup_percent between 0 and 1000); comment on constraint price_configurations_markup_percent_check on price_configurations is 'check (markup_percent between 0 and 1000)'`)
    this.schema.raw(`alter table price_configurations add constraint price_configurations_markup_per_kg_check check (markup_per_kg between 0 and 1000000000); comment on constraint price_configurations_markup_per_kg_check on price_configurations is 'check (markup_per_kg between 0 and 1000000000)'`)
    this.schema.raw(`alter table price_configurations add constraint price_configurations_fixed_price_check check (fixed_price between 0.01 and 1000000000000); comment on constraint price_configurations_fixed_price_check on price_configurations is 'check (fixed_price between 0.01 and 1000000000000)'`)
    this.schema.raw(`alter table price_configurations add constraint price_configurations_base_check check (base in ('moving_average', 'last_import', 'source_price')); comment on constraint price_configurations_base_check on price_configurations is 'check (base in (''moving_average'', ''last_import'', ''source_price''))'`)
    this.schema.raw(`alter table price_configurations add constraint price_configurations_inbound_freight_check check (inbound_freight between 0 and 1000000000); comment on constraint price_configurations_inbound_freight_check on price_configurations is 'check (inbound_freight between 0 and 1000000000)'`)
    this.schema.raw(`alter table price_configurations add constraint price_configurations_min_margin_check check (min_margin between 0 and 100); comment on constraint price_configurations_min_margin_check on price_configurations is 'check (min_margin between 0 and 100)'`)
    this.schema.raw(`alter table price_configurations add constraint price_configurations_rounding_step_check check (rounding_step in ('1', '10', '50', '100', '500', '1000')); comment on constraint price_configurations_rounding_step_check on price_configurations is 'check (rounding_step in (''1'', ''10'', ''50'', ''100'', ''500'', ''1000''))'`)
    this.schema.raw(`alter table price_configurations add constraint price_configurations_rounding_direction_check check (rounding_direction in ('nearest', 'up', 'down')); comment on constraint price_configurations_rounding_direction_check on price_configurations is 'check (rounding_direction in (''nearest'', ''up'', ''down''))'`)
    this.schema.raw(`alter table price_configurations add constraint price_configurations_valid_from_check check (valid_from between '2000-01-01' and '2100-12-31'); comment on constraint price_configurations_valid_from_check on price_configurations is 'check (valid_from between ''2000-01-01'' and ''2100-12-31'')'`)
    this.schema.raw(`alter table price_configurations add constraint price_configurations_valid_to_check check (valid_to between '2000-01-01' and '2100-12-31'); comment on constraint price_configurations_valid_to_check on price_configurations is 'check (valid_to between ''2000-01-01'' and ''2100-12-31'')'`)
    this.schema.raw(`alter table price_configurations add constraint price_configurations_priority_check check (priority between 0 and 1000); comment on constraint price_configurations_priority_check on price_configurations is 'check (priority between 0 and 1000)'`)
    this.schema.raw(`create unique index price_configurations_code_unique on price_configurations (tenant_id, lower(code)); comment on index price_configurations_code_unique is 'unique (tenant_id, lower(code))'`)
    this.schema.raw(`create index price_configurations_product_group_id_index on price_configurations (tenant_id, product_group_id); comment on index price_configurations_product_group_id_index is '(tenant_id, product_group_id)'`)
    this.schema.raw(`create index price_configurations_product_type_id_index on price_configurations (tenant_id, product_type_id); comment on index price_configurations_product_type_id_index is '(tenant_id, product_type_id)'`)
    this.schema.raw(`create index price_configurations_product_id_index on price_configurations (tenant_id, product_id); comment on index price_configurations_product_id_index is '(tenant_id, product_id)'`)
    this.schema.raw(`create index price_configurations_customer_type_id_index on price_configurations (tenant_id, customer_type_id); comment on index price_configurations_customer_type_id_index is '(tenant_id, customer_type_id)'`)
    this.schema.raw(`create index price_configurations_sales_method_id_index on price_configurations (tenant_id, sales_method_id); comment on index price_configurations_sales_method_id_index is '(tenant_id, sales_method_id)'`)
    this.schema.raw(`create index price_configurations_sales_channel_id_index on price_configurations (tenant_id, sales_channel_id); comment on index price_configurations_sales_channel_id_index is '(tenant_id, sales_channel_id)'`)
    this.schema.raw(`create index price_configurations_created_at_index on price_configurations (tenant_id, created_at, id); comment on index price_configurations_created_at_index is '(tenant_id, created_at, id)'`)
    this.schema.raw(`create index price_configurations_name_order_index on price_configurations (tenant_id, name_order, id); comment on index price_configurations_name_order_index is '(tenant_id, name_order, id)'`)
    this.schema.raw(`create index price_configurations_search_text_index on price_configurations using gin (search_text gin_trgm_ops); comment on index price_configurations_search_text_index is 'using gin (search_text gin_trgm_ops)'`)
    this.schema.raw(`call wall_table('price_configurations'); call count_table('price_configurations'); call search_table('price_configurations')`)
    this.schema.raw(`create table discount_policies (
  tenant_id uuid not null,
  id uuid not null,
  version integer default 1 not null,
  created_at timestamp with time zone default clock_timestamp() not null,
  updated_at timestamp with time zone default clock_timestamp() not null,
  created_by uuid,
  updated_by uuid,
  code varchar(30) not null,
  name varchar(255) not null,
  enabled boolean default true not null,
  type varchar(40) not null,
  discount numeric(17,2) not null,
  money_basis varchar(40),
  max_amount numeric(15,0),
  condition varchar(40) not null,
  quantity numeric(18,3) not null,
  volume numeric(18,3) not null,
  customer_type_id uuid,
  valid_from date,
  valid_to date,
  priority integer,
  stackable boolean default false not null,
  note varchar(1000)
)`)
    this.schema.raw(`alter table discount_policies add column name_order text collate "C" generated always as (vietnamese_order(name)) stored; comment on column discount_policies.name_order is 'vietnamese_order(name)'`)
    this.schema.raw(`alter table discount_policies add column search_text text generated always as (search_form(coalesce(code, '') || ' ' || coalesce(name, ''))) stored; comment on column discount_policies.search_text is 'search_form(coalesce(code, '''') || '' '' || coalesce(name, ''''))'`)
    this.schema.raw(`alter table discount_policies add constraint discount_policies_pkey primary key (tenant_id, id); comment on constraint discount_policies_pkey on discount_policies is 'primary key (tenant_id, id)'`)
    this.schema.raw(`alter table discount_policies add constraint discount_policies_type_check check (type in ('rate', 'money')); comment on constraint discount_policies_type_check on discount_policies is 'check (type in (''rate'', ''money''))'`)
    this.schema.raw(`alter table discount_policies add constraint discount_policies_discount_check check (discount between 0.01 and 100000000000); comment on constraint discount_policies_discount_check on discount_policies is 'check (discount between 0.01 and 100000000000)'`)
    this.schema.raw(`alter table discount_policies add constraint discount_policies_money_basis_check check (money_basis in ('order', 'per_kg', 'per_piece')); comment on constraint discount_policies_money_basis_check on discount_policies is 'check (money_basis in (''order'', ''per_kg'', ''per_piece''))'`)
    this.schema.raw(`alter table discount_policies add constraint discount_policies_max_amount_check check (max_amount between 1 and 999999999999999); comment on constraint discount_policies_max_amount_check on discount_policies is 'check (max_amount between 1 and 999999999999999)'`)
    this.schema.raw(`alter table discount_policies add constraint discount_policies_condition_check check (condition in ('quantity', 'volume', 'both', 'either')); comment on constraint discount_policies_condition_check on discount_policies is 'check (condition in (''quantity'', ''volume'', ''both'', ''either''))'`)
    this.schema.raw(`alter table discount_policies add constraint discount_policies_quantity_check check (quantity between 0 and 1000000000); comment on constraint discount_policies_quantity_check on discount_policies is 'check (quantity between 0 and 1000000000)'`)
    this.schema.raw(`alter table discount_policies add constraint discount_policies_volume_check check (volume between 0 and 1000000000); comment on constraint discount_policies_volume_check on discount_policies is 'check (volume between 0 and 1000000000)'`)
    this.schema.raw(`alter table discount_policies add constraint discount_policies_valid_from_check check (valid_from between '2000-01-01' and '2100-12-31'); comment on constraint discount_policies_valid_from_check on discount_policies is 'check (valid_from between ''2000-01-01'' and ''2100-12-31'')'`)
    this.schema.raw(`alter table discount_policies add constraint discount_policies_valid_to_check check (valid_to between '2000-01-01' and '2100-12-31'); comment on constraint discount_policies_valid_to_check on discount_policies is 'check (valid_to between ''2000-01-01'' and ''2100-12-31'')'`)
    this.schema.raw(`alter table discount_policies add constraint discount_policies_priority_check check (priority between 0 and 1000); comment on constraint discount_policies_priority_check on discount_policies is 'check (priority between 0 and 1000)'`)
    this.schema.raw(`create unique index discount_policies_code_unique on discount_policies (tenant_id, lower(code)); comment on index discount_policies_code_unique is 'unique (tenant_id, lower(code))'`)
    this.schema.raw(`create index discount_policies_customer_type_id_index on discount_policies (tenant_id, customer_type_id); comment on index discount_policies_customer_type_id_index is '(tenant_id, customer_type_id)'`)
    this.schema.raw(`create index discount_policies_created_at_index on discount_policies (tenant_id, created_at, id); comment on index discount_policies_created_at_index is '(tenant_id, created_at, id)'`)
    this.schema.raw(`create index discount_policies_name_order_index on discount_policies (tenant_id, name_order, id); comment on index discount_policies_name_order_index is '(tenant_id, name_order, id)'`)
    this.schema.raw(`create index discount_policies_search_text_index on discount_policies using gin (search_text gin_trgm_ops); comment on index discount_policies_search_text_index is 'using gin (search_text gin_trgm_ops)'`)
    this.schema.raw(`call wall_table('discount_policies'); call count_table('discount_policies'); call search_table('discount_policies')`)
    this.schema.raw(`create table discount_policies_product_groups (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  position integer not null
)`)
    this.schema.raw(`alter table discount_policies_product_groups add constraint discount_policies_product_groups_pkey primary key (tenant_id, owner_id, target_id); comment on constraint discount_policies_product_groups_pkey on discount_policies_product_groups is 'primary key (tenant_id, owner_id, target_id)'`)
    this.schema.raw(`create index discount_policies_product_groups_target_index on discount_policies_product_groups (tenant_id, target_id); comment on index discount_policies_product_groups_target_index is '(tenant_id, target_id)'`)
    this.schema.raw(`call wall_table('discount_policies_product_groups')`)
    this.schema.raw(`create table discount_policies_product_types (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  position integer not null
)`)
    this.schema.raw(`alter table discount_policies_product_types add constraint discount_policies_product_types_pkey primary key (tenant_id, owner_id, target_id); comment on constraint discount_policies_product_types_pkey on discount_policies_product_types is 'primary key (tenant_id, owner_id, target_id)'`)
    this.schema.raw(`create index discount_policies_product_types_target_index on discount_policies_product_types (tenant_id, target_id); comment on index discount_policies_product_types_target_index is '(tenant_id, target_id)'`)
    this.schema.raw(`call wall_table('discount_policies_product_types')`)
    this.schema.raw(`alter table price_configurations add constraint price_configurations_product_group_id_fkey foreign key (tenant_id, product_group_id) references product_groups (tenant_id, id); comment on constraint price_configurations_product_group_id_fkey on price_configurations is 'foreign key (tenant_id, product_group_id) references product_groups (tenant_id, id)'`)
    this.schema.raw(`alter table price_configurations add constraint price_configurations_product_type_id_fkey foreign key (tenant_id, product_type_id) references product_types (tenant_id, id); comment on constraint price_configurations_product_type_id_fkey on price_configurations is 'foreign key (tenant_id, product_type_id) references product_types (tenant_id, id)'`)
    this.schema.raw(`alter table price_configurations add constraint price_configurations_product_id_fkey foreign key (tenant_id, product_id) references products (tenant_id, id); comment on constraint price_configurations_product_id_fkey on price_configurations is 'foreign key (tenant_id, product_id) references products (tenant_id, id)'`)
    this.schema.raw(`alter table price_configurations add constraint price_configurations_customer_type_id_fkey foreign key (tenant_id, customer_type_id) references customer_types (tenant_id, id); comment on constraint price_configurations_customer_type_id_fkey on price_configurations is 'foreign key (tenant_id, customer_type_id) references customer_types (tenant_id, id)'`)
    this.schema.raw(`alter table price_configurations add constraint price_configurations_sales_method_id_fkey foreign key (tenant_id, sales_method_id) references sales_methods (tenant_id, id); comment on constraint price_configurations_sales_method_id_fkey on price_configurations is 'foreign key (tenant_id, sales_method_id) references sales_methods (tenant_id, id)'`)
    this.schema.raw(`alter table price_configurations add constraint price_configurations_sales_channel_id_fkey foreign key (tenant_id, sales_channel_id) references sales_channels (tenant_id, id); comment on constraint price_configurations_sales_channel_id_fkey on price_configurations is 'foreign key (tenant_id, sales_channel_id) references sales_channels (tenant_id, id)'`)
    this.schema.raw(`alter table discount_policies add constraint discount_policies_customer_type_id_fkey foreign key (tenant_id, customer_type_id) references customer_types (tenant_id, id); comment on constraint discount_policies_customer_type_id_fkey on discount_policies is 'foreign key (tenant_id, customer_type_id) references customer_types (tenant_id, id)'`)
    this.schema.raw(`alter table discount_policies_product_groups add constraint discount_policies_product_groups_owner_fkey foreign key (tenant_id, owner_id) references discount_policies (tenant_id, id) on delete cascade; comment on constraint discount_policies_product_groups_owner_fkey on discount_policies_product_groups is 'foreign key (tenant_id, owner_id) references discount_policies (tenant_id, id) on delete cascade'`)
    this.schema.raw(`alter table discount_policies_product_groups add constraint discount_policies_product_groups_target_fkey foreign key (tenant_id, target_id) references product_groups (tenant_id, id); comment on constraint discount_policies_product_groups_target_fkey on discount_policies_product_groups is 'foreign key (tenant_id, target_id) references product_groups (tenant_id, id)'`)
    this.schema.raw(`alter table discount_policies_product_types add constraint discount_policies_product_types_owner_fkey foreign key (tenant_id, owner_id) references discount_policies (tenant_id, id) on delete cascade; comment on constraint discount_policies_product_types_owner_fkey on discount_policies_product_types is 'foreign key (tenant_id, owner_id) references discount_policies (tenant_id, id) on delete cascade'`)
    this.schema.raw(`alter table discount_policies_product_types add constraint discount_policies_product_types_target_fkey foreign key (tenant_id, target_id) references product_types (tenant_id, id); comment on constraint discount_policies_product_types_target_fkey on discount_policies_product_types is 'foreign key (tenant_id, target_id) references product_types (tenant_id, id)'`)
    this.schema.raw(`alter table shipping_fees add column method varchar(40) default 'per_trip' not null; alter table shipping_fees alter column method drop default`)
    this.schema.raw(`alter table shipping_fees add column trip_rate numeric(15,0)`)
    this.schema.raw(`alter table shipping_fees add column kg_rate numeric(17,2)`)
    this.schema.raw(`alter table shipping_fees add column ton_km_rate numeric(17,2)`)
    this.schema.raw(`alter table shipping_fees add column capacity numeric(18,3)`)
    this.schema.raw(`alter table shipping_fees add column minimum numeric(15,0)`)
    this.schema.raw(`alter table shipping_fees add column free_from numeric(15,0)`)
    this.schema.raw(`alter table shipping_fees add constraint shipping_fees_method_check check (method in ('per_trip', 'per_kg', 'per_ton_km')); comment on constraint shipping_fees_method_check on shipping_fees is 'check (method in (''per_trip'', ''per_kg'', ''per_ton_km''))'`)
    this.schema.raw(`alter table shipping_fees add constraint shipping_fees_trip_rate_check check (trip_rate between 0 and 999999999999999); comment on constraint shipping_fees_trip_rate_check on shipping_fees is 'check (trip_rate between 0 and 999999999999999)'`)
    this.schema.raw(`alter table shipping_fees add constraint shipping_fees_kg_rate_check check (kg_rate between 0 and 999999999999999); comment on constraint shipping_fees_kg_rate_check on shipping_fees is 'check (kg_rate between 0 and 999999999999999)'`)
    this.schema.raw(`alter table shipping_fees add constraint shipping_fees_ton_km_rate_check check (ton_km_rate between 0 and 999999999999999); comment on constraint shipping_fees_ton_km_rate_check on shipping_fees is 'check (ton_km_rate between 0 and 999999999999999)'`)
    this.schema.raw(`alter table shipping_fees add constraint shipping_fees_capacity_check check (capacity between 1 and 1000000); comment on constraint shipping_fees_capacity_check on shipping_fees is 'check (capacity between 1 and 1000000)'`)
    this.schema.raw(`alter table shipping_fees add constraint shipping_fees_minimum_check check (minimum between 0 and 999999999999999); comment on constraint shipping_fees_minimum_check on shipping_fees is 'check (minimum between 0 and 999999999999999)'`)
    this.schema.raw(`alter table shipping_fees add constraint shipping_fees_free_from_check check (free_from between 1 and 999999999999999); comment on constraint shipping_fees_free_from_check on shipping_fees is 'check (free_from between 1 and 999999999999999)'`)
  }

  override async down() {
    throw new Error('Migrations go forward only; restore a backup instead.')
  }
}
