-- How goods are sold and paid, and at which prices.

create table sales_channels (
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
  constraint sales_channels_pkey primary key (tenant_id, id),
  constraint sales_channels_status_check check (status in ('active', 'inactive'))
);
create unique index sales_channels_code_unique on sales_channels (tenant_id, lower(code));
create index sales_channels_created_at_index on sales_channels (tenant_id, created_at, id);
create index sales_channels_name_order_index on sales_channels (tenant_id, name_order, id);
create index sales_channels_search_text_index on sales_channels using gin (search_text gin_trgm_ops);
call wall_table('sales_channels'); call count_table('sales_channels'); call search_table('sales_channels');

create table sales_methods (
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
  constraint sales_methods_pkey primary key (tenant_id, id),
  constraint sales_methods_status_check check (status in ('active', 'inactive'))
);
create unique index sales_methods_code_unique on sales_methods (tenant_id, lower(code));
create index sales_methods_created_at_index on sales_methods (tenant_id, created_at, id);
create index sales_methods_name_order_index on sales_methods (tenant_id, name_order, id);
create index sales_methods_search_text_index on sales_methods using gin (search_text gin_trgm_ops);
call wall_table('sales_methods'); call count_table('sales_methods'); call search_table('sales_methods');

create table payment_methods (
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
  constraint payment_methods_pkey primary key (tenant_id, id),
  constraint payment_methods_status_check check (status in ('active', 'inactive'))
);
create unique index payment_methods_code_unique on payment_methods (tenant_id, lower(code));
create index payment_methods_created_at_index on payment_methods (tenant_id, created_at, id);
create index payment_methods_name_order_index on payment_methods (tenant_id, name_order, id);
create index payment_methods_search_text_index on payment_methods using gin (search_text gin_trgm_ops);
call wall_table('payment_methods'); call count_table('payment_methods'); call search_table('payment_methods');

create table order_statuses (
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
  color varchar(7) not null,
  name_order text collate "C" generated always as (vietnamese_order(name)) stored,
  search_text text generated always as (search_form(coalesce(code, '') || ' ' || coalesce(name, ''))) stored,
  constraint order_statuses_pkey primary key (tenant_id, id),
  constraint order_statuses_status_check check (status in ('active', 'inactive')),
  constraint order_statuses_color_check check (color ~ '^#[0-9a-f]{6}$')
);
create unique index order_statuses_code_unique on order_statuses (tenant_id, lower(code));
create index order_statuses_created_at_index on order_statuses (tenant_id, created_at, id);
create index order_statuses_name_order_index on order_statuses (tenant_id, name_order, id);
create index order_statuses_search_text_index on order_statuses using gin (search_text gin_trgm_ops);
call wall_table('order_statuses'); call count_table('order_statuses'); call search_table('order_statuses');

create table business_expenses (
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
  constraint business_expenses_pkey primary key (tenant_id, id),
  constraint business_expenses_status_check check (status in ('active', 'inactive'))
);
create unique index business_expenses_code_unique on business_expenses (tenant_id, lower(code));
create index business_expenses_created_at_index on business_expenses (tenant_id, created_at, id);
create index business_expenses_name_order_index on business_expenses (tenant_id, name_order, id);
create index business_expenses_search_text_index on business_expenses using gin (search_text gin_trgm_ops);
call wall_table('business_expenses'); call count_table('business_expenses'); call search_table('business_expenses');

create table price_configurations (
  tenant_id uuid not null,
  id uuid not null,
  version integer default 1 not null,
  created_at timestamptz default clock_timestamp() not null,
  updated_at timestamptz default clock_timestamp() not null,
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
  note varchar(1000),
  name_order text collate "C" generated always as (vietnamese_order(name)) stored,
  search_text text generated always as (search_form(coalesce(code, '') || ' ' || coalesce(name, ''))) stored,
  constraint price_configurations_pkey primary key (tenant_id, id),
  constraint price_configurations_scope_check check (scope in ('all', 'group', 'type', 'product')),
  constraint price_configurations_price_type_check check (price_type in ('piece', 'actual_kg', 'barem_kg')),
  constraint price_configurations_method_check check (method in ('markup_percent', 'markup_vnd_per_kg', 'fixed')),
  constraint price_configurations_markup_percent_check check (markup_percent between 0 and 1000),
  constraint price_configurations_markup_per_kg_check check (markup_per_kg between 0 and 1000000000),
  constraint price_configurations_fixed_price_check check (fixed_price between 0.01 and 1000000000000),
  constraint price_configurations_base_check check (base in ('moving_average', 'last_import', 'source_price')),
  constraint price_configurations_inbound_freight_check check (inbound_freight between 0 and 1000000000),
  constraint price_configurations_min_margin_check check (min_margin between 0 and 100),
  constraint price_configurations_rounding_step_check check (rounding_step in ('1', '10', '50', '100', '500', '1000')),
  constraint price_configurations_rounding_direction_check check (rounding_direction in ('nearest', 'up', 'down')),
  constraint price_configurations_valid_from_check check (valid_from between '2000-01-01' and '2100-12-31'),
  constraint price_configurations_valid_to_check check (valid_to between '2000-01-01' and '2100-12-31'),
  constraint price_configurations_priority_check check (priority between 0 and 1000)
);
create unique index price_configurations_code_unique on price_configurations (tenant_id, lower(code));
create index price_configurations_product_group_id_index on price_configurations (tenant_id, product_group_id);
create index price_configurations_product_type_id_index on price_configurations (tenant_id, product_type_id);
create index price_configurations_product_id_index on price_configurations (tenant_id, product_id);
create index price_configurations_customer_type_id_index on price_configurations (tenant_id, customer_type_id);
create index price_configurations_sales_method_id_index on price_configurations (tenant_id, sales_method_id);
create index price_configurations_sales_channel_id_index on price_configurations (tenant_id, sales_channel_id);
create index price_configurations_created_at_index on price_configurations (tenant_id, created_at, id);
create index price_configurations_name_order_index on price_configurations (tenant_id, name_order, id);
create index price_configurations_search_text_index on price_configurations using gin (search_text gin_trgm_ops);
call wall_table('price_configurations'); call count_table('price_configurations'); call search_table('price_configurations');

create table discount_policies (
  tenant_id uuid not null,
  id uuid not null,
  version integer default 1 not null,
  created_at timestamptz default clock_timestamp() not null,
  updated_at timestamptz default clock_timestamp() not null,
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
  note varchar(1000),
  name_order text collate "C" generated always as (vietnamese_order(name)) stored,
  search_text text generated always as (search_form(coalesce(code, '') || ' ' || coalesce(name, ''))) stored,
  audience varchar(40) not null,
  constraint discount_policies_pkey primary key (tenant_id, id),
  constraint discount_policies_type_check check (type in ('rate', 'money')),
  constraint discount_policies_discount_check check (discount between 0.01 and 100000000000),
  constraint discount_policies_money_basis_check check (money_basis in ('order', 'per_kg', 'per_piece')),
  constraint discount_policies_max_amount_check check (max_amount between 1 and 999999999999999),
  constraint discount_policies_condition_check check (condition in ('quantity', 'volume', 'both', 'either')),
  constraint discount_policies_quantity_check check (quantity between 0 and 1000000000),
  constraint discount_policies_volume_check check (volume between 0 and 1000000000),
  constraint discount_policies_valid_from_check check (valid_from between '2000-01-01' and '2100-12-31'),
  constraint discount_policies_valid_to_check check (valid_to between '2000-01-01' and '2100-12-31'),
  constraint discount_policies_priority_check check (priority between 0 and 1000),
  constraint discount_policies_audience_check check (audience in ('every', 'type'))
);
create unique index discount_policies_code_unique on discount_policies (tenant_id, lower(code));
create index discount_policies_customer_type_id_index on discount_policies (tenant_id, customer_type_id);
create index discount_policies_created_at_index on discount_policies (tenant_id, created_at, id);
create index discount_policies_name_order_index on discount_policies (tenant_id, name_order, id);
create index discount_policies_search_text_index on discount_policies using gin (search_text gin_trgm_ops);
call wall_table('discount_policies'); call count_table('discount_policies'); call search_table('discount_policies');

create table discount_policies_product_groups (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  position integer not null,
  constraint discount_policies_product_groups_pkey primary key (tenant_id, owner_id, target_id)
);
create index discount_policies_product_groups_target_index on discount_policies_product_groups (tenant_id, target_id);
call wall_table('discount_policies_product_groups');

create table discount_policies_product_types (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  position integer not null,
  constraint discount_policies_product_types_pkey primary key (tenant_id, owner_id, target_id)
);
create index discount_policies_product_types_target_index on discount_policies_product_types (tenant_id, target_id);
call wall_table('discount_policies_product_types');
