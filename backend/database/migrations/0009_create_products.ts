import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`create table products (
  tenant_id uuid not null,
  id uuid not null,
  version integer default 1 not null,
  created_at timestamp with time zone default clock_timestamp() not null,
  updated_at timestamp with time zone default clock_timestamp() not null,
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
  attributes jsonb default '{}'::jsonb not null,
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
  cost_price numeric(17,2) not null
)`)
    this.schema.raw(`alter table products add column name_order text collate "C" generated always as (vietnamese_order(name)) stored; comment on column products.name_order is 'vietnamese_order(name)'`)
    this.schema.raw(`alter table products add column search_text text generated always as (search_form(coalesce(code, '') || ' ' || coalesce(name, '') || ' ' || coalesce(grade, '') || ' ' || coalesce(mill, ''))) stored; comment on column products.search_text is 'search_form(coalesce(code, '''') || '' '' || coalesce(name, '''') || '' '' || coalesce(grade, '''') || '' '' || coalesce(mill, ''''))'`)
    this.schema.raw(`alter table products add constraint products_pkey primary key (tenant_id, id); comment on constraint products_pkey on products is 'primary key (tenant_id, id)'`)
    this.schema.raw(`alter table products add constraint products_status_check check (status in ('in_business', 'discontinued')); comment on constraint products_status_check on products is 'check (status in (''in_business'', ''discontinued''))'`)
    this.schema.raw(`alter table products add constraint products_weight_mode_check check (weight_mode in ('none', 'per_piece', 'per_meter', 'geometry', 'coil')); comment on constraint products_weight_mode_check on products is 'check (weight_mode in (''none'', ''per_piece'', ''per_meter'', ''geometry'', ''coil''))'`)
    this.schema.raw(`alter table products add constraint products_shape_check check (shape in ('round_bar', 'rebar', 'square_bar', 'flat_bar', 'plate', 'checkered_plate', 'round_tube', 'rectangular_tube', 'equal_angle', 'lipped_channel', 'purlin', 'sheet')); comment on constraint products_shape_check on products is 'check (shape in (''round_bar'', ''rebar'', ''square_bar'', ''flat_bar'', ''plate'', ''checkered_plate'', ''round_tube'', ''rectangular_tube'', ''equal_angle'', ''lipped_channel'', ''purlin'', ''sheet''))'`)
    this.schema.raw(`alter table products add constraint products_attributes_check check (jsonb_typeof(attributes) = 'object'); comment on constraint products_attributes_check on products is 'check (jsonb_typeof(attributes) = ''object'')'`)
    this.schema.raw(`alter table products add constraint products_length_check check (length between 0.0001 and 1000); comment on constraint products_length_check on products is 'check (length between 0.0001 and 1000)'`)
    this.schema.raw(`alter table products add constraint products_material_density_check check (material_density between 100 and 25000); comment on constraint products_material_density_check on products is 'check (material_density between 100 and 25000)'`)
    this.schema.raw(`alter table products add constraint products_density_weight_check check (density_weight between 0.000001 and 1000000); comment on constraint products_density_weight_check on products is 'check (density_weight between 0.000001 and 1000000)'`)
    this.schema.raw(`alter table products add constraint products_computed_weight_check check (computed_weight between -999999999999999 and 999999999999999); comment on constraint products_computed_weight_check on products is 'check (computed_weight between -999999999999999 and 999999999999999)'`)
    this.schema.raw(`alter table products add constraint products_barem_basis_check check (barem_basis in ('metre', 'piece')); comment on constraint products_barem_basis_check on products is 'check (barem_basis in (''metre'', ''piece''))'`)
    this.schema.raw(`alter table products add constraint products_piece_weight_check check (piece_weight between -999999999999999 and 999999999999999); comment on constraint products_piece_weight_check on products is 'check (piece_weight between -999999999999999 and 999999999999999)'`)
    this.schema.raw(`alter table products add constraint products_pieces_per_bundle_check check (pieces_per_bundle between 1 and 100000); comment on constraint products_pieces_per_bundle_check on products is 'check (pieces_per_bundle between 1 and 100000)'`)
    this.schema.raw(`alter table products add constraint products_deviation_threshold_check check (deviation_threshold between 0 and 100); comment on constraint products_deviation_threshold_check on products is 'check (deviation_threshold between 0 and 100)'`)
    this.schema.raw(`alter table products add constraint products_price_type_check check (price_type in ('piece', 'actual_kg', 'barem_kg')); comment on constraint products_price_type_check on products is 'check (price_type in (''piece'', ''actual_kg'', ''barem_kg''))'`)
    this.schema.raw(`alter table products add constraint products_selling_price_check check (selling_price between 0 and 999999999999999); comment on constraint products_selling_price_check on products is 'check (selling_price between 0 and 999999999999999)'`)
    this.schema.raw(`alter table products add constraint products_cost_price_check check (cost_price between 0 and 999999999999999); comment on constraint products_cost_price_check on products is 'check (cost_price between 0 and 999999999999999)'`)
    this.schema.raw(`create unique index products_code_unique on products (tenant_id, lower(code)); comment on index products_code_unique is 'unique (tenant_id, lower(code))'`)
    this.schema.raw(`create index products_product_type_id_index on products (tenant_id, product_type_id); comment on index products_product_type_id_index is '(tenant_id, product_type_id)'`)
    this.schema.raw(`create index products_product_group_id_index on products (tenant_id, product_group_id); comment on index products_product_group_id_index is '(tenant_id, product_group_id)'`)
    this.schema.raw(`create index products_unit_id_index on products (tenant_id, unit_id); comment on index products_unit_id_index is '(tenant_id, unit_id)'`)
    this.schema.raw(`create index products_created_at_index on products (tenant_id, created_at, id); comment on index products_created_at_index is '(tenant_id, created_at, id)'`)
    this.schema.raw(`create index products_name_order_index on products (tenant_id, name_order, id); comment on index products_name_order_index is '(tenant_id, name_order, id)'`)
    this.schema.raw(`create index products_search_text_index on products using gin (search_text gin_trgm_ops); comment on index products_search_text_index is 'using gin (search_text gin_trgm_ops)'`)
    this.schema.raw(`call wall_table('products'); call count_table('products'); call search_table('products')`)
    this.schema.raw(`alter table product_units add constraint product_units_base_unit_id_fkey foreign key (tenant_id, base_unit_id) references product_units (tenant_id, id); comment on constraint product_units_base_unit_id_fkey on product_units is 'foreign key (tenant_id, base_unit_id) references product_units (tenant_id, id)'`)
    this.schema.raw(`alter table warehouses add constraint warehouses_warehouse_type_id_fkey foreign key (tenant_id, warehouse_type_id) references warehouse_types (tenant_id, id); comment on constraint warehouses_warehouse_type_id_fkey on warehouses is 'foreign key (tenant_id, warehouse_type_id) references warehouse_types (tenant_id, id)'`)
    this.schema.raw(`alter table products add constraint products_product_type_id_fkey foreign key (tenant_id, product_type_id) references product_types (tenant_id, id); comment on constraint products_product_type_id_fkey on products is 'foreign key (tenant_id, product_type_id) references product_types (tenant_id, id)'`)
    this.schema.raw(`alter table products add constraint products_product_group_id_fkey foreign key (tenant_id, product_group_id) references product_groups (tenant_id, id); comment on constraint products_product_group_id_fkey on products is 'foreign key (tenant_id, product_group_id) references product_groups (tenant_id, id)'`)
    this.schema.raw(`alter table products add constraint products_unit_id_fkey foreign key (tenant_id, unit_id) references product_units (tenant_id, id); comment on constraint products_unit_id_fkey on products is 'foreign key (tenant_id, unit_id) references product_units (tenant_id, id)'`)
    this.schema.raw(`alter table product_types add column attribute_template jsonb default '{}'::jsonb not null`)
    this.schema.raw(`alter table product_types add constraint product_types_attribute_template_check check (jsonb_typeof(attribute_template) = 'object'); comment on constraint product_types_attribute_template_check on product_types is 'check (jsonb_typeof(attribute_template) = ''object'')'`)
    this.schema.raw(`alter table role_groups add column name_order text collate "C" generated always as (vietnamese_order(name)) stored; comment on column role_groups.name_order is 'vietnamese_order(name)'`)
    this.schema.raw(`alter table role_groups add column search_text text generated always as (search_form(coalesce(code, '') || ' ' || coalesce(name, ''))) stored; comment on column role_groups.search_text is 'search_form(coalesce(code, '''') || '' '' || coalesce(name, ''''))'`)
    this.schema.raw(`call search_table('role_groups'); call count_table('role_groups'); insert into row_counts select tenant_id, 'role_groups', 0, count(*) from role_groups group by tenant_id`)
    this.schema.raw(`create index role_groups_created_at_index on role_groups (tenant_id, created_at, id); comment on index role_groups_created_at_index is '(tenant_id, created_at, id)'`)
    this.schema.raw(`create index role_groups_name_order_index on role_groups (tenant_id, name_order, id); comment on index role_groups_name_order_index is '(tenant_id, name_order, id)'`)
    this.schema.raw(`create index role_groups_search_text_index on role_groups using gin (search_text gin_trgm_ops); comment on index role_groups_search_text_index is 'using gin (search_text gin_trgm_ops)'`)
    this.schema.raw(`alter table users drop column if exists username_order`)
    this.schema.raw(`alter table users drop column search_text`)
    this.schema.raw(`alter table users add column search_text text generated always as (search_form(coalesce(code, '') || ' ' || coalesce(username, '') || ' ' || coalesce(full_name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(phone, ''))) stored; comment on column users.search_text is 'search_form(coalesce(code, '''') || '' '' || coalesce(username, '''') || '' '' || coalesce(full_name, '''') || '' '' || coalesce(email, '''') || '' '' || coalesce(phone, ''''))'`)
    this.schema.raw(`create index users_search_text_index on users using gin (search_text gin_trgm_ops); comment on index users_search_text_index is 'using gin (search_text gin_trgm_ops)'`)
    this.schema.raw(`grant select (search_text) on users to barem_search`)
    this.schema.raw(`alter table suppliers drop column if exists address_order; alter table suppliers alter column address type jsonb using case when address is not null then jsonb_build_object('system', null, 'province', null, 'district', null, 'ward', null, 'street', address, 'text', address) end`)
    this.schema.raw(`alter table suppliers add constraint suppliers_address_check check (jsonb_typeof(address) = 'object'); comment on constraint suppliers_address_check on suppliers is 'check (jsonb_typeof(address) = ''object'')'`)
    this.schema.raw(`alter table customers drop column if exists company_address_order; alter table customers alter column company_address type jsonb using case when company_address is not null then jsonb_build_object('system', null, 'province', null, 'district', null, 'ward', null, 'street', company_address, 'text', company_address) end`)
    this.schema.raw(`alter table customers drop column if exists warehouse_address_order; alter table customers alter column warehouse_address type jsonb using case when warehouse_address is not null then jsonb_build_object('system', null, 'province', null, 'district', null, 'ward', null, 'street', warehouse_address, 'text', warehouse_address) end`)
    this.schema.raw(`alter table customers add constraint customers_company_address_check check (jsonb_typeof(company_address) = 'object'); comment on constraint customers_company_address_check on customers is 'check (jsonb_typeof(company_address) = ''object'')'`)
    this.schema.raw(`alter table customers add constraint customers_warehouse_address_check check (jsonb_typeof(warehouse_address) = 'object'); comment on constraint customers_warehouse_address_check on customers is 'check (jsonb_typeof(warehouse_address) = ''object'')'`)
  }

  override async down() {
    throw new Error('Migrations go forward only; restore a backup instead.')
  }
}
