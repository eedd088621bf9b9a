-- Goods: groups, types, units and products.

create table product_groups (
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
  constraint product_groups_pkey primary key (tenant_id, id),
  constraint product_groups_status_check check (status in ('active', 'inactive'))
);
create unique index product_groups_code_unique on product_groups (tenant_id, lower(code));
create index product_groups_created_at_index on product_groups (tenant_id, created_at, id);
create index product_groups_name_order_index on product_groups (tenant_id, name_order, id);
create index product_groups_search_text_index on product_groups using gin (search_text gin_trgm_ops);
call wall_table('product_groups'); call count_table('product_groups'); call search_table('product_groups');

create table product_types (
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
  product_group_id uuid,
  name_order text collate "C" generated always as (vietnamese_order(name)) stored,
  search_text text generated always as (search_form(coalesce(code, '') || ' ' || coalesce(name, ''))) stored,
  attribute_template jsonb default '{}' not null,
  constraint product_types_pkey primary key (tenant_id, id),
  constraint product_types_status_check check (status in ('active', 'inactive')),
  constraint product_types_attribute_template_check check (jsonb_typeof(attribute_template) = 'object')
);
create unique index product_types_code_unique on product_types (tenant_id, lower(code));
create index product_types_product_group_id_index on product_types (tenant_id, product_group_id);
create index product_types_created_at_index on product_types (tenant_id, created_at, id);
create index product_types_name_order_index on product_types (tenant_id, name_order, id);
create index product_types_search_text_index on product_types using gin (search_text gin_trgm_ops);
call wall_table('product_types'); call count_table('product_types'); call search_table('product_types');

create table product_units (
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
  base_unit_id uuid,
  factor numeric(19,4),
  name_order text collate "C" generated always as (vietnamese_order(name)) stored,
  english_name varchar(255),
  english_name_order text collate "C" generated always as (vietnamese_order(english_name)) stored,
  search_text text generated always as (search_form(coalesce(code, '') || ' ' || coalesce(name, '') || ' ' || coalesce(english_name, ''))) stored,
  constraint product_units_pkey primary key (tenant_id, id),
  constraint product_units_status_check check (status in ('active', 'inactive')),
  constraint product_units_factor_check check (factor between 0.0001 and 1000000)
);
create unique index product_units_code_unique on product_units (tenant_id, lower(code));
create index product_units_base_unit_id_index on product_units (tenant_id, base_unit_id);
create index product_units_created_at_index on product_units (tenant_id, created_at, id);
create index product_units_name_order_index on product_units (tenant_id, name_order, id);
create index product_units_search_text_index on product_units using gin (search_text gin_trgm_ops);
call wall_table('product_units'); call count_table('product_units'); call search_table('product_units');

create table products (
  tenant_id uuid not null,
  id uuid not null,
  version integer default 1 not null,
  created_at timestamptz default clock_timestamp() not null,
  updated_at timestamptz default clock_timestamp() not null,
  created_by uuid,
  updated_by uuid,
  code varchar(40) not null,
  name varchar(255) not null,
  product_type_id uuid not null,
  product_group_id uuid,
  unit_id uuid not null,
  status varchar(40) not null,
  image varchar(255),
  description varchar(2000) not null,
  grade varchar(50),
  standard varchar(100),
  mill varchar(100),
  weight_mode varchar(40) not null,
  shape varchar(40),
  attributes jsonb default '{}' not null,
  length numeric(19,4),
  material_density numeric(17,2),
  density_weight numeric(21,6),
  barem_reason varchar(255),
  computed_weight numeric(21,6),
  barem_basis varchar(40),
  barem_formula varchar(100),
  piece_weight numeric(19,4),
  pieces_per_bundle integer,
  deviation_threshold numeric(17,2),
  allow_cut boolean default false not null,
  price_type varchar(40) not null,
  selling_price numeric(17,2) not null,
  cost_price numeric(17,2) not null,
  name_order text collate "C" generated always as (vietnamese_order(name)) stored,
  search_text text generated always as (search_form(coalesce(code, '') || ' ' || coalesce(name, '') || ' ' || coalesce(grade, '') || ' ' || coalesce(mill, ''))) stored,
  allow_fraction boolean default false not null,
  constraint products_pkey primary key (tenant_id, id),
  constraint products_status_check check (status in ('in_business', 'discontinued')),
  constraint products_weight_mode_check check (weight_mode in ('none', 'per_piece', 'per_meter', 'geometry', 'coil')),
  constraint products_shape_check check (shape in ('round_bar', 'rebar', 'square_bar', 'flat_bar', 'plate', 'checkered_plate', 'round_tube', 'rectangular_tube', 'equal_angle', 'lipped_channel', 'purlin', 'sheet')),
  constraint products_attributes_check check (jsonb_typeof(attributes) = 'object'),
  constraint products_length_check check (length between 0.0001 and 1000),
  constraint products_material_density_check check (material_density between 100 and 25000),
  constraint products_density_weight_check check (density_weight between 0.000001 and 1000000),
  constraint products_computed_weight_check check (computed_weight between -999999999999999 and 999999999999999),
  constraint products_barem_basis_check check (barem_basis in ('metre', 'piece')),
  constraint products_piece_weight_check check (piece_weight between -999999999999999 and 999999999999999),
  constraint products_pieces_per_bundle_check check (pieces_per_bundle between 1 and 100000),
  constraint products_deviation_threshold_check check (deviation_threshold between 0 and 100),
  constraint products_price_type_check check (price_type in ('piece', 'actual_kg', 'barem_kg')),
  constraint products_selling_price_check check (selling_price between 0 and 999999999999999),
  constraint products_cost_price_check check (cost_price between 0 and 999999999999999)
);
create unique index products_code_unique on products (tenant_id, lower(code));
create index products_product_type_id_index on products (tenant_id, product_type_id);
create index products_product_group_id_index on products (tenant_id, product_group_id);
create index products_unit_id_index on products (tenant_id, unit_id);
create index products_created_at_index on products (tenant_id, created_at, id);
create index products_name_order_index on products (tenant_id, name_order, id);
create index products_search_text_index on products using gin (search_text gin_trgm_ops);
call wall_table('products'); call count_table('products'); call search_table('products');
