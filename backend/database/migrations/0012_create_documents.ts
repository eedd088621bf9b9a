import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`create table sales_orders (
  tenant_id uuid not null,
  id uuid not null,
  version integer default 1 not null,
  created_at timestamp with time zone default clock_timestamp() not null,
  updated_at timestamp with time zone default clock_timestamp() not null,
  created_by uuid,
  updated_by uuid,
  code varchar(30) not null,
  customer_id uuid not null,
  order_date date not null,
  contract_number varchar(50),
  tax_code varchar(14),
  contact_person varchar(255),
  contact_phone varchar(11),
  sales_method_id uuid,
  sales_channel_id uuid,
  shipping_address jsonb not null,
  receiving_warehouse varchar(255),
  receiving_date date not null,
  receiving_officer varchar(255),
  source varchar(40) not null,
  exporting_warehouse_id uuid,
  exporting_date date,
  supplier_id uuid,
  source_price numeric(17,2),
  calculation_method varchar(40) not null,
  delivery_tariff_id uuid,
  distance numeric(16,1),
  suggested_shipping_fee numeric(15,0),
  shipping_fee numeric(15,0),
  discount_source varchar(40) not null,
  discount numeric(15,0),
  discount_policy varchar(255),
  old_debt numeric(15,0),
  item_count numeric(18,3),
  theoretical_weight numeric(18,3),
  actual_weight numeric(18,3),
  estimated numeric(15,0),
  total numeric(15,0),
  grand_total numeric(15,0),
  approver_id uuid,
  status varchar(40),
  revision integer,
  order_status_id uuid,
  attachments jsonb default '[]'::jsonb not null,
  note varchar(2000)
)`)
    this.schema.raw(`alter table sales_orders add column search_text text generated always as (search_form(coalesce(code, '') || ' ' || coalesce(contract_number, '') || ' ' || coalesce(contact_person, '') || ' ' || coalesce(contact_phone, '') || ' ' || coalesce(shipping_address ->> 'text', ''))) stored; comment on column sales_orders.search_text is 'search_form(coalesce(code, '''') || '' '' || coalesce(contract_number, '''') || '' '' || coalesce(contact_person, '''') || '' '' || coalesce(contact_phone, '''') || '' '' || coalesce(shipping_address ->> ''text'', ''''))'`)
    this.schema.raw(`alter table sales_orders add constraint sales_orders_pkey primary key (tenant_id, id); comment on constraint sales_orders_pkey on sales_orders is 'primary key (tenant_id, id)'`)
    this.schema.raw(`alter table sales_orders add constraint sales_orders_order_date_check check (order_date between '2000-01-01' and '2100-12-31'); comment on constraint sales_orders_order_date_check on sales_orders is 'check (order_date between ''2000-01-01'' and ''2100-12-31'')'`)
    this.schema.raw(`alter table sales_orders add constraint sales_orders_shipping_address_check check (jsonb_typeof(shipping_address) = 'object'); comment on constraint sales_orders_shipping_address_check on sales_orders is 'check (jsonb_typeof(shipping_address) = ''object'')'`)
    this.schema.raw(`alter table sales_orders add constraint sales_orders_receiving_date_check check (receiving_date between '2000-01-01' and '2100-12-31'); comment on constraint sales_orders_receiving_date_check on sales_orders is 'check (receiving_date between ''2000-01-01'' and ''2100-12-31'')'`)
    this.schema.raw(`alter table sales_orders add constraint sales_orders_source_check check (source in ('warehouse', 'supplier_direct')); comment on constraint sales_orders_source_check on sales_orders is 'check (source in (''warehouse'', ''supplier_direct''))'`)
    this.schema.raw(`alter table sales_orders add constraint sales_orders_exporting_date_check check (exporting_date between '2000-01-01' and '2100-12-31'); comment on constraint sales_orders_exporting_date_check on sales_orders is 'check (exporting_date between ''2000-01-01'' and ''2100-12-31'')'`)
    this.schema.raw(`alter table sales_orders add constraint sales_orders_source_price_check check (source_price between 0 and 999999999999999); comment on constraint sales_orders_source_price_check on sales_orders is 'check (source_price between 0 and 999999999999999)'`)
    this.schema.raw(`alter table sales_orders add constraint sales_orders_calculation_method_check check (calculation_method in ('piece', 'actual_kg', 'barem_kg')); comment on constraint sales_orders_calculation_method_check on sales_orders is 'check (calculation_method in (''piece'', ''actual_kg'', ''barem_kg''))'`)
    this.schema.raw(`alter table sales_orders add constraint sales_orders_distance_check check (distance between 0 and 5000); comment on constraint sales_orders_distance_check on sales_orders is 'check (distance between 0 and 5000)'`)
    this.schema.raw(`alter table sales_orders add constraint sales_orders_suggested_shipping_fee_check check (suggested_shipping_fee between 0 and 999999999999999); comment on constraint sales_orders_suggested_shipping_fee_check on sales_orders is 'check (suggested_shipping_fee between 0 and 999999999999999)'`)
    this.schema.raw(`alter table sales_orders add constraint sales_orders_shipping_fee_check check (shipping_fee between 0 and 999999999999999); comment on constraint sales_orders_shipping_fee_check on sales_orders is 'check (shipping_fee between 0 and 999999999999999)'`)
    this.schema.raw(`alter table sales_orders add constraint sales_orders_discount_source_check check (discount_source in ('policy', 'manual')); comment on constraint sales_orders_discount_source_check on sales_orders is 'check (discount_source in (''policy'', ''manual''))'`)
    this.schema.raw(`alter table sales_orders add constraint sales_orders_discount_check check (discount between 0 and 999999999999999); comment on constraint sales_orders_discount_check on sales_orders is 'check (discount between 0 and 999999999999999)'`)
    this.schema.raw(`alter table sales_orders add constraint sales_orders_old_debt_check check (old_debt between -999999999999999 and 999999999999999); comment on constraint sales_orders_old_debt_check on sales_orders is 'check (old_debt between -999999999999999 and 999999999999999)'`)
    this.schema.raw(`alter table sales_orders add constraint sales_orders_item_count_check check (item_count between -999999999999999 and 999999999999999); comment on constraint sales_orders_item_count_check on sales_orders is 'check (item_count between -999999999999999 and 999999999999999)'`)
    this.schema.raw(`alter table sales_orders add constraint sales_orders_theoretical_weight_check check (theoretical_weight between 0 and 999999999999999); comment on constraint sales_orders_theoretical_weight_check on sales_orders is 'check (theoretical_weight between 0 and 999999999999999)'`)
    this.schema.raw(`alter table sales_orders add constraint sales_orders_actual_weight_check check (actual_weight between 0 and 999999999999999); comment on constraint sales_orders_actual_weight_check on sales_orders is 'check (actual_weight between 0 and 999999999999999)'`)
    this.schema.raw(`alter table sales_orders add constraint sales_orders_estimated_check check (estimated between 0 and 999999999999999); comment on constraint sales_orders_estimated_check on sales_orders is 'check (estimated between 0 and 999999999999999)'`)
    this.schema.raw(`alter table sales_orders add constraint sales_orders_total_check check (total between 0 and 999999999999999); comment on constraint sales_orders_total_check on sales_orders is 'check (total between 0 and 999999999999999)'`)
    this.schema.raw(`alter table sales_orders add constraint sales_orders_grand_total_check check (grand_total between -999999999999999 and 999999999999999); comment on constraint sales_orders_grand_total_check on sales_orders is 'check (grand_total between -999999999999999 and 999999999999999)'`)
    this.schema.raw(`alter table sales_orders add constraint sales_orders_status_check check (status in ('draft', 'pending', 'approved', 'rejected', 'in_progress', 'done', 'cancelled')); comment on constraint sales_orders_status_check on sales_orders is 'check (status in (''draft'', ''pending'', ''approved'', ''rejected'', ''in_progress'', ''done'', ''cancelled''))'`)
    this.schema.raw(`alter table sales_orders add constraint sales_orders_revision_check check (revision between 0 and 2147483647); comment on constraint sales_orders_revision_check on sales_orders is 'check (revision between 0 and 2147483647)'`)
    this.schema.raw(`alter table sales_orders add constraint sales_orders_attachments_check check (jsonb_typeof(attachments) = 'array'); comment on constraint sales_orders_attachments_check on sales_orders is 'check (jsonb_typeof(attachments) = ''array'')'`)
    this.schema.raw(`create unique index sales_orders_code_unique on sales_orders (tenant_id, lower(code)); comment on index sales_orders_code_unique is 'unique (tenant_id, lower(code))'`)
    this.schema.raw(`create index sales_orders_customer_id_index on sales_orders (tenant_id, customer_id); comment on index sales_orders_customer_id_index is '(tenant_id, customer_id)'`)
    this.schema.raw(`create index sales_orders_sales_method_id_index on sales_orders (tenant_id, sales_method_id); comment on index sales_orders_sales_method_id_index is '(tenant_id, sales_method_id)'`)
    this.schema.raw(`create index sales_orders_sales_channel_id_index on sales_orders (tenant_id, sales_channel_id); comment on index sales_orders_sales_channel_id_index is '(tenant_id, sales_channel_id)'`)
    this.schema.raw(`create index sales_orders_exporting_warehouse_id_index on sales_orders (tenant_id, exporting_warehouse_id); comment on index sales_orders_exporting_warehouse_id_index is '(tenant_id, exporting_warehouse_id)'`)
    this.schema.raw(`create index sales_orders_supplier_id_index on sales_orders (tenant_id, supplier_id); comment on index sales_orders_supplier_id_index is '(tenant_id, supplier_id)'`)
    this.schema.raw(`create index sales_orders_delivery_tariff_id_index on sales_orders (tenant_id, delivery_tariff_id); comment on index sales_orders_delivery_tariff_id_index is '(tenant_id, delivery_tariff_id)'`)
    this.schema.raw(`create index sales_orders_approver_id_index on sales_orders (tenant_id, approver_id); comment on index sales_orders_approver_id_index is '(tenant_id, approver_id)'`)
    this.schema.raw(`create index sales_orders_order_status_id_index on sales_orders (tenant_id, order_status_id); comment on index sales_orders_order_status_id_index is '(tenant_id, order_status_id)'`)
    this.schema.raw(`create index sales_orders_created_at_index on sales_orders (tenant_id, created_at, id); comment on index sales_orders_created_at_index is '(tenant_id, created_at, id)'`)
    this.schema.raw(`create index sales_orders_search_text_index on sales_orders using gin (search_text gin_trgm_ops); comment on index sales_orders_search_text_index is 'using gin (search_text gin_trgm_ops)'`)
    this.schema.raw(`call wall_table('sales_orders'); call count_table('sales_orders'); call search_table('sales_orders')`)
    this.schema.raw(`create table sales_orders_lines (
  tenant_id uuid not null,
  id uuid not null,
  owner_id uuid not null,
  position integer not null,
  product_id uuid not null,
  product_name varchar(255),
  unit varchar(100),
  weight_mode varchar(40),
  barem numeric(21,6),
  barem_basis varchar(40),
  quantity numeric(18,3) not null,
  length numeric(19,4),
  theoretical_weight numeric(18,3),
  actual_weight numeric(18,3),
  weight_source varchar(40),
  error_margin_kg numeric(18,3),
  error_margin numeric(17,2),
  price_type varchar(40) not null,
  import_price numeric(17,2),
  suggested_price numeric(17,2),
  sale_price numeric(17,2) not null,
  unit_price numeric(17,2),
  estimated numeric(15,0),
  amount numeric(15,0),
  discount_share numeric(15,0),
  suggested_delivery_fee numeric(15,0),
  note varchar(255)
)`)
    this.schema.raw(`alter table sales_orders_lines add constraint sales_orders_lines_pkey primary key (tenant_id, id); comment on constraint sales_orders_lines_pkey on sales_orders_lines is 'primary key (tenant_id, id)'`)
    this.schema.raw(`alter table sales_orders_lines add constraint sales_orders_lines_weight_mode_check check (weight_mode in ('none', 'per_piece', 'per_meter', 'geometry', 'coil')); comment on constraint sales_orders_lines_weight_mode_check on sales_orders_lines is 'check (weight_mode in (''none'', ''per_piece'', ''per_meter'', ''geometry'', ''coil''))'`)
    this.schema.raw(`alter table sales_orders_lines add constraint sales_orders_lines_barem_check check (barem between 0 and 999999999999999); comment on constraint sales_orders_lines_barem_check on sales_orders_lines is 'check (barem between 0 and 999999999999999)'`)
    this.schema.raw(`alter table sales_orders_lines add constraint sales_orders_lines_barem_basis_check check (barem_basis in ('metre', 'piece')); comment on constraint sales_orders_lines_barem_basis_check on sales_orders_lines is 'check (barem_basis in (''metre'', ''piece''))'`)
    this.schema.raw(`alter table sales_orders_lines add constraint sales_orders_lines_quantity_check check (quantity between 0.001 and 1000000); comment on constraint sales_orders_lines_quantity_check on sales_orders_lines is 'check (quantity between 0.001 and 1000000)'`)
    this.schema.raw(`alter table sales_orders_lines add constraint sales_orders_lines_length_check check (length between 0.0001 and 1000); comment on constraint sales_orders_lines_length_check on sales_orders_lines is 'check (length between 0.0001 and 1000)'`)
    this.schema.raw(`alter table sales_orders_lines add constraint sales_orders_lines_theoretical_weight_check check (theoretical_weight between 0 and 999999999999999); comment on constraint sales_orders_lines_theoretical_weight_check on sales_orders_lines is 'check (theoretical_weight between 0 and 999999999999999)'`)
    this.schema.raw(`alter table sales_orders_lines add constraint sales_orders_lines_actual_weight_check check (actual_weight between 0 and 999999999999999); comment on constraint sales_orders_lines_actual_weight_check on sales_orders_lines is 'check (actual_weight between 0 and 999999999999999)'`)
    this.schema.raw(`alter table sales_orders_lines add constraint sales_orders_lines_weight_source_check check (weight_source in ('estimated', 'weighed', 'manual', 'declared')); comment on constraint sales_orders_lines_weight_source_check on sales_orders_lines is 'check (weight_source in (''estimated'', ''weighed'', ''manual'', ''declared''))'`)
    this.schema.raw(`alter table sales_orders_lines add constraint sales_orders_lines_error_margin_kg_check check (error_margin_kg between -999999999999999 and 999999999999999); comment on constraint sales_orders_lines_error_margin_kg_check on sales_orders_lines is 'check (error_margin_kg between -999999999999999 and 999999999999999)'`)
    this.schema.raw(`alter table sales_orders_lines add constraint sales_orders_lines_error_margin_check check (error_margin between -999999999999999 and 999999999999999); comment on constraint sales_orders_lines_error_margin_check on sales_orders_lines is 'check (error_margin between -999999999999999 and 999999999999999)'`)
    this.schema.raw(`alter table sales_orders_lines add constraint sales_orders_lines_price_type_check check (price_type in ('piece', 'actual_kg', 'barem_kg')); comment on constraint sales_orders_lines_price_type_check on sales_orders_lines is 'check (price_type in (''piece'', ''actual_kg'', ''barem_kg''))'`)
    this.schema.raw(`alter table sales_orders_lines add constraint sales_orders_lines_import_price_check check (import_price between 0 and 999999999999999); comment on constraint sales_orders_lines_import_price_check on sales_orders_lines is 'check (import_price between 0 and 999999999999999)'`)
    this.schema.raw(`alter table sales_orders_lines add constraint sales_orders_lines_suggested_price_check check (suggested_price between 0 and 999999999999999); comment on constraint sales_orders_lines_suggested_price_check on sales_orders_lines is 'check (suggested_price between 0 and 999999999999999)'`)
    this.schema.raw(`alter table sales_orders_lines add constraint sales_orders_lines_sale_price_check check (sale_price between 0 and 999999999999999); comment on constraint sales_orders_lines_sale_price_check on sales_orders_lines is 'check (sale_price between 0 and 999999999999999)'`)
    this.schema.raw(`alter table sales_orders_lines add constraint sales_orders_lines_unit_price_check check (unit_price between 0 and 999999999999999); comment on constraint sales_orders_lines_unit_price_check on sales_orders_lines is 'check (unit_price between 0 and 999999999999999)'`)
    this.schema.raw(`alter table sales_orders_lines add constraint sales_orders_lines_estimated_check check (estimated between 0 and 999999999999999); comment on constraint sales_orders_lines_estimated_check on sales_orders_lines is 'check (estimated between 0 and 999999999999999)'`)
    this.schema.raw(`alter table sales_orders_lines add constraint sales_orders_lines_amount_check check (amount between 0 and 999999999999999); comment on constraint sales_orders_lines_amount_check on sales_orders_lines is 'check (amount between 0 and 999999999999999)'`)
    this.schema.raw(`alter table sales_orders_lines add constraint sales_orders_lines_discount_share_check check (discount_share between 0 and 999999999999999); comment on constraint sales_orders_lines_discount_share_check on sales_orders_lines is 'check (discount_share between 0 and 999999999999999)'`)
    this.schema.raw(`alter table sales_orders_lines add constraint sales_orders_lines_suggested_delivery_fee_check check (suggested_delivery_fee between 0 and 999999999999999); comment on constraint sales_orders_lines_suggested_delivery_fee_check on sales_orders_lines is 'check (suggested_delivery_fee between 0 and 999999999999999)'`)
    this.schema.raw(`create index sales_orders_lines_owner_index on sales_orders_lines (tenant_id, owner_id, position); comment on index sales_orders_lines_owner_index is '(tenant_id, owner_id, position)'`)
    this.schema.raw(`create index sales_orders_lines_product_id_index on sales_orders_lines (tenant_id, product_id); comment on index sales_orders_lines_product_id_index is '(tenant_id, product_id)'`)
    this.schema.raw(`call wall_table('sales_orders_lines')`)
    this.schema.raw(`create table purchase_contracts (
  tenant_id uuid not null,
  id uuid not null,
  version integer default 1 not null,
  created_at timestamp with time zone default clock_timestamp() not null,
  updated_at timestamp with time zone default clock_timestamp() not null,
  created_by uuid,
  updated_by uuid,
  code varchar(30) not null,
  supplier_id uuid not null,
  contract_number varchar(50),
  contract_date date not null,
  valid_from date,
  valid_to date,
  contact_person varchar(255),
  contact_phone varchar(11),
  kind varchar(40) not null,
  weight_term varchar(40) not null,
  tolerance numeric(17,2),
  receiving_warehouse_id uuid,
  receiving_date date,
  shipping_fee numeric(15,0),
  deposit_percent numeric(17,2),
  payment_terms varchar(500),
  item_count numeric(18,3),
  theoretical_weight numeric(18,3),
  total numeric(15,0),
  grand_total numeric(15,0),
  approver_id uuid,
  status varchar(40),
  revision integer,
  attachments jsonb default '[]'::jsonb not null,
  note varchar(2000)
)`)
    this.schema.raw(`alter table purchase_contracts add column contract_number_order text collate "C" generated always as (vietnamese_order(contract_number)) stored; comment on column purchase_contracts.contract_number_order is 'vietnamese_order(contract_number)'`)
    this.schema.raw(`alter table purchase_contracts add column search_text text generated always as (search_form(coalesce(code, '') || ' ' || coalesce(contract_number, '') || ' ' || coalesce(contact_person, '') || ' ' || coalesce(contact_phone, ''))) stored; comment on column purchase_contracts.search_text is 'search_form(coalesce(code, '''') || '' '' || coalesce(contract_number, '''') || '' '' || coalesce(contact_person, '''') || '' '' || coalesce(contact_phone, ''''))'`)
    this.schema.raw(`alter table purchase_contracts add constraint purchase_contracts_pkey primary key (tenant_id, id); comment on constraint purchase_contracts_pkey on purchase_contracts is 'primary key (tenant_id, id)'`)
    this.schema.raw(`alter table purchase_contracts add constraint purchase_contracts_contract_date_check check (contract_date between '2000-01-01' and '2100-12-31'); comment on constraint purchase_contracts_contract_date_check on purchase_contracts is 'check (contract_date between ''2000-01-01'' and ''2100-12-31'')'`)
    this.schema.raw(`alter table purchase_contracts add constraint purchase_contracts_valid_from_check check (valid_from between '2000-01-01' and '2100-12-31'); comment on constraint purchase_contracts_valid_from_check on purchase_contracts is 'check (valid_from between ''2000-01-01'' and ''2100-12-31'')'`)
    this.schema.raw(`alter table purchase_contracts add constraint purchase_contracts_valid_to_check check (valid_to between '2000-01-01' and '2100-12-31'); comment on constraint purchase_contracts_valid_to_check on purchase_contracts is 'check (valid_to between ''2000-01-01'' and ''2100-12-31'')'`)
    this.schema.raw(`alter table purchase_contracts add constraint purchase_contracts_kind_check check (kind in ('fixed', 'open_ended')); comment on constraint purchase_contracts_kind_check on purchase_contracts is 'check (kind in (''fixed'', ''open_ended''))'`)
    this.schema.raw(`alter table purchase_contracts add constraint purchase_contracts_weight_term_check check (weight_term in ('our_scale', 'supplier_scale', 'barem')); comment on constraint purchase_contracts_weight_term_check on purchase_contracts is 'check (weight_term in (''our_scale'', ''supplier_scale'', ''barem''))'`)
    this.schema.raw(`alter table purchase_contracts add constraint purchase_contracts_tolerance_check check (tolerance between 0 and 100); comment on constraint purchase_contracts_tolerance_check on purchase_contracts is 'check (tolerance between 0 and 100)'`)
    this.schema.raw(`alter table purchase_contracts add constraint purchase_contracts_receiving_date_check check (receiving_date between '2000-01-01' and '2100-12-31'); comment on constraint purchase_contracts_receiving_date_check on purchase_contracts is 'check (receiving_date between ''2000-01-01'' and ''2100-12-31'')'`)
    this.schema.raw(`alter table purchase_contracts add constraint purchase_contracts_shipping_fee_check check (shipping_fee between 0 and 999999999999999); comment on constraint purchase_contracts_shipping_fee_check on purchase_contracts is 'check (shipping_fee between 0 and 999999999999999)'`)
    this.schema.raw(`alter table purchase_contracts add constraint purchase_contracts_deposit_percent_check check (deposit_percent between 0 and 100); comment on constraint purchase_contracts_deposit_percent_check on purchase_contracts is 'check (deposit_percent between 0 and 100)'`)
    this.schema.raw(`alter table purchase_contracts add constraint purchase_contracts_item_count_check check (item_count between -999999999999999 and 999999999999999); comment on constraint purchase_contracts_item_count_check on purchase_contracts is 'check (item_count between -999999999999999 and 999999999999999)'`)
    this.schema.raw(`alter table purchase_contracts add constraint purchase_contracts_theoretical_weight_check check (theoretical_weight between 0 and 999999999999999); comment on constraint purchase_contracts_theoretical_weight_check on purchase_contracts is 'check (theoretical_weight between 0 and 999999999999999)'`)
    this.schema.raw(`alter table purchase_contracts add constraint purchase_contracts_total_check check (total between 0 and 999999999999999); comment on constraint purchase_contracts_total_check on purchase_contracts is 'check (total between 0 and 999999999999999)'`)
    this.schema.raw(`alter table purchase_contracts add constraint purchase_contracts_grand_total_check check (grand_total between 0 and 999999999999999); comment on constraint purchase_contracts_grand_total_check on purchase_contracts is 'check (grand_total between 0 and 999999999999999)'`)
    this.schema.raw(`alter table purchase_contracts add constraint purchase_contracts_status_check check (status in ('draft', 'pending', 'approved', 'rejected', 'in_progress', 'done', 'cancelled')); comment on constraint purchase_contracts_status_check on purchase_contracts is 'check (status in (''draft'', ''pending'', ''approved'', ''rejected'', ''in_progress'', ''done'', ''cancelled''))'`)
    this.schema.raw(`alter table purchase_contracts add constraint purchase_contracts_revision_check check (revision between 0 and 2147483647); comment on constraint purchase_contracts_revision_check on purchase_contracts is 'check (revision between 0 and 2147483647)'`)
    this.schema.raw(`alter table purchase_contracts add constraint purchase_contracts_attachments_check check (jsonb_typeof(attachments) = 'array'); comment on constraint purchase_contracts_attachments_check on purchase_contracts is 'check (jsonb_typeof(attachments) = ''array'')'`)
    this.schema.raw(`create unique index purchase_contracts_code_unique on purchase_contracts (tenant_id, lower(code)); comment on index purchase_contracts_code_unique is 'unique (tenant_id, lower(code))'`)
    this.schema.raw(`create index purchase_contracts_supplier_id_index on purchase_contracts (tenant_id, supplier_id); comment on index purchase_contracts_supplier_id_index is '(tenant_id, supplier_id)'`)
    this.schema.raw(`create index purchase_contracts_receiving_warehouse_id_index on purchase_contracts (tenant_id, receiving_warehouse_id); comment on index purchase_contracts_receiving_warehouse_id_index is '(tenant_id, receiving_warehouse_id)'`)
    this.schema.raw(`create index purchase_contracts_approver_id_index on purchase_contracts (tenant_id, approver_id); comment on index purchase_contracts_approver_id_index is '(tenant_id, approver_id)'`)
    this.schema.raw(`create index purchase_contracts_created_at_index on purchase_contracts (tenant_id, created_at, id); comment on index purchase_contracts_created_at_index is '(tenant_id, created_at, id)'`)
    this.schema.raw(`create index purchase_contracts_search_text_index on purchase_contracts using gin (search_text gin_trgm_ops); comment on index purchase_contracts_search_text_index is 'using gin (search_text gin_trgm_ops)'`)
    this.schema.raw(`call wall_table('purchase_contracts'); call count_table('purchase_contracts'); call search_table('purchase_contracts')`)
    this.schema.raw(`create table purchase_contracts_lines (
  tenant_id uuid not null,
  id uuid not null,
  owner_id uuid not null,
  position integer not null,
  product_id uuid not null,
  product_name varchar(255),
  unit varchar(100),
  weight_mode varchar(40),
  barem numeric(21,6),
  barem_basis varchar(40),
  quantity numeric(18,3),
  quantity_unit varchar(40) not null,
  length numeric(19,4),
  pieces numeric(18,3),
  theoretical_weight numeric(18,3),
  price_type varchar(40) not null,
  unit_price numeric(17,2) not null,
  amount numeric(15,0),
  note varchar(255)
)`)
    this.schema.raw(`alter table purchase_contracts_lines add constraint purchase_contracts_lines_pkey primary key (tenant_id, id); comment on constraint purchase_contracts_lines_pkey on purchase_contracts_lines is 'primary key (tenant_id, id)'`)
    this.schema.raw(`alter table purchase_contracts_lines add constraint purchase_contracts_lines_weight_mode_check check (weight_mode in ('none', 'per_piece', 'per_meter', 'geometry', 'coil')); comment on constraint purchase_contracts_lines_weight_mode_check on purchase_contracts_lines is 'check (weight_mode in (''none'', ''per_piece'', ''per_meter'', ''geometry'', ''coil''))'`)
    this.schema.raw(`alter table purchase_contracts_lines add constraint purchase_contracts_lines_barem_check check (barem between 0 and 999999999999999); comment on constraint purchase_contracts_lines_barem_check on purchase_contracts_lines is 'check (barem between 0 and 999999999999999)'`)
    this.schema.raw(`alter table purchase_contracts_lines add constraint purchase_contracts_lines_barem_basis_check check (barem_basis in ('metre', 'piece')); comment on constraint purchase_contracts_lines_barem_basis_check on purchase_contracts_lines is 'check (barem_basis in (''metre'', ''piece''))'`)
    this.schema.raw(`alter table purchase_contracts_lines add constraint purchase_contracts_lines_quantity_check check (quantity between 0.001 and 10000000); comment on constraint purchase_contracts_lines_quantity_check on purchase_contracts_lines is 'check (quantity between 0.001 and 10000000)'`)
    this.schema.raw(`alter table purchase_contracts_lines add constraint purchase_contracts_lines_quantity_unit_check check (quantity_unit in ('piece', 'tonne')); comment on constraint purchase_contracts_lines_quantity_unit_check on purchase_contracts_lines is 'check (quantity_unit in (''piece'', ''tonne''))'`)
    this.schema.raw(`alter table purchase_contracts_lines add constraint purchase_contracts_lines_length_check check (length between 0 and 999999999999999); comment on constraint purchase_contracts_lines_length_check on purchase_contracts_lines is 'check (length between 0 and 999999999999999)'`)
    this.schema.raw(`alter table purchase_contracts_lines add constraint purchase_contracts_lines_pieces_check check (pieces between -999999999999999 and 999999999999999); comment on constraint purchase_contracts_lines_pieces_check on purchase_contracts_lines is 'check (pieces between -999999999999999 and 999999999999999)'`)
    this.schema.raw(`alter table purchase_contracts_lines add constraint purchase_contracts_lines_theoretical_weight_check check (theoretical_weight between 0 and 999999999999999); comment on constraint purchase_contracts_lines_theoretical_weight_check on purchase_contracts_lines is 'check (theoretical_weight between 0 and 999999999999999)'`)
    this.schema.raw(`alter table purchase_contracts_lines add constraint purchase_contracts_lines_price_type_check check (price_type in ('piece', 'actual_kg', 'barem_kg')); comment on constraint purchase_contracts_lines_price_type_check on purchase_contracts_lines is 'check (price_type in (''piece'', ''actual_kg'', ''barem_kg''))'`)
    this.schema.raw(`alter table purchase_contracts_lines add constraint purchase_contracts_lines_unit_price_check check (unit_price between 0 and 999999999999999); comment on constraint purchase_contracts_lines_unit_price_check on purchase_contracts_lines is 'check (unit_price between 0 and 999999999999999)'`)
    this.schema.raw(`alter table purchase_contracts_lines add constraint purchase_contracts_lines_amount_check check (amount between 0 and 999999999999999); comment on constraint purchase_contracts_lines_amount_check on purchase_contracts_lines is 'check (amount between 0 and 999999999999999)'`)
    this.schema.raw(`create index purchase_contracts_lines_owner_index on purchase_contracts_lines (tenant_id, owner_id, position); comment on index purchase_contracts_lines_owner_index is '(tenant_id, owner_id, position)'`)
    this.schema.raw(`create index purchase_contracts_lines_product_id_index on purchase_contracts_lines (tenant_id, product_id); comment on index purchase_contracts_lines_product_id_index is '(tenant_id, product_id)'`)
    this.schema.raw(`call wall_table('purchase_contracts_lines')`)
    this.schema.raw(`create table purchase_contracts_prices (
  tenant_id uuid not null,
  id uuid not null,
  owner_id uuid not null,
  position integer not null,
  product_id uuid not null,
  valid_from date not null,
  unit_price numeric(17,2) not null,
  note varchar(255)
)`)
    this.schema.raw(`alter table purchase_contracts_prices add constraint purchase_contracts_prices_pkey primary key (tenant_id, id); comment on constraint purchase_contracts_prices_pkey on purchase_contracts_prices is 'primary key (tenant_id, id)'`)
    this.schema.raw(`alter table purchase_contracts_prices add constraint purchase_contracts_prices_valid_from_check check (valid_from between '2000-01-01' and '2100-12-31'); comment on constraint purchase_contracts_prices_valid_from_check on purchase_contracts_prices is 'check (valid_from between ''2000-01-01'' and ''2100-12-31'')'`)
    this.schema.raw(`alter table purchase_contracts_prices add constraint purchase_contracts_prices_unit_price_check check (unit_price between 0 and 999999999999999); comment on constraint purchase_contracts_prices_unit_price_check on purchase_contracts_prices is 'check (unit_price between 0 and 999999999999999)'`)
    this.schema.raw(`create index purchase_contracts_prices_owner_index on purchase_contracts_prices (tenant_id, owner_id, position); comment on index purchase_contracts_prices_owner_index is '(tenant_id, owner_id, position)'`)
    this.schema.raw(`create index purchase_contracts_prices_product_id_index on purchase_contracts_prices (tenant_id, product_id); comment on index purchase_contracts_prices_product_id_index is '(tenant_id, product_id)'`)
    this.schema.raw(`call wall_table('purchase_contracts_prices')`)
    this.schema.raw(`alter table sales_orders add constraint sales_orders_customer_id_fkey foreign key (tenant_id, customer_id) references customers (tenant_id, id); comment on constraint sales_orders_customer_id_fkey on sales_orders is 'foreign key (tenant_id, customer_id) references customers (tenant_id, id)'`)
    this.schema.raw(`alter table sales_orders add constraint sales_orders_sales_method_id_fkey foreign key (tenant_id, sales_method_id) references sales_methods (tenant_id, id); comment on constraint sales_orders_sales_method_id_fkey on sales_orders is 'foreign key (tenant_id, sales_method_id) references sales_methods (tenant_id, id)'`)
    this.schema.raw(`alter table sales_orders add constraint sales_orders_sales_channel_id_fkey foreign key (tenant_id, sales_channel_id) references sales_channels (tenant_id, id); comment on constraint sales_orders_sales_channel_id_fkey on sales_orders is 'foreign key (tenant_id, sales_channel_id) references sales_channels (tenant_id, id)'`)
    this.schema.raw(`alter table sales_orders add constraint sales_orders_exporting_warehouse_id_fkey foreign key (tenant_id, exporting_warehouse_id) references warehouses (tenant_id, id); comment on constraint sales_orders_exporting_warehouse_id_fkey on sales_orders is 'foreign key (tenant_id, exporting_warehouse_id) references warehouses (tenant_id, id)'`)
    this.schema.raw(`alter table sales_orders add constraint sales_orders_supplier_id_fkey foreign key (tenant_id, supplier_id) references suppliers (tenant_id, id); comment on constraint sales_orders_supplier_id_fkey on sales_orders is 'foreign key (tenant_id, supplier_id) references suppliers (tenant_id, id)'`)
    this.schema.raw(`alter table sales_orders add constraint sales_orders_delivery_tariff_id_fkey foreign key (tenant_id, delivery_tariff_id) references shipping_fees (tenant_id, id); comment on constraint sales_orders_delivery_tariff_id_fkey on sales_orders is 'foreign key (tenant_id, delivery_tariff_id) references shipping_fees (tenant_id, id)'`)
    this.schema.raw(`alter table sales_orders add constraint sales_orders_approver_id_fkey foreign key (tenant_id, approver_id) references users (tenant_id, id); comment on constraint sales_orders_approver_id_fkey on sales_orders is 'foreign key (tenant_id, approver_id) references users (tenant_id, id)'`)
    this.schema.raw(`alter table sales_orders add constraint sales_orders_order_status_id_fkey foreign key (tenant_id, order_status_id) references order_statuses (tenant_id, id); comment on constraint sales_orders_order_status_id_fkey on sales_orders is 'foreign key (tenant_id, order_status_id) references order_statuses (tenant_id, id)'`)
    this.schema.raw(`alter table sales_orders_lines add constraint sales_orders_lines_owner_fkey foreign key (tenant_id, owner_id) references sales_orders (tenant_id, id) on delete cascade; comment on constraint sales_orders_lines_owner_fkey on sales_orders_lines is 'foreign key (tenant_id, owner_id) references sales_orders (tenant_id, id) on delete cascade'`)
    this.schema.raw(`alter table sales_orders_lines add constraint sales_orders_lines_product_id_fkey foreign key (tenant_id, product_id) references products (tenant_id, id); comment on constraint sales_orders_lines_product_id_fkey on sales_orders_lines is 'foreign key (tenant_id, product_id) references products (tenant_id, id)'`)
    this.schema.raw(`alter table purchase_contracts add constraint purchase_contracts_supplier_id_fkey foreign key (tenant_id, supplier_id) references suppliers (tenant_id, id); comment on constraint purchase_contracts_supplier_id_fkey on purchase_contracts is 'foreign key (tenant_id, supplier_id) references suppliers (tenant_id, id)'`)
    this.schema.raw(`alter table purchase_contracts add constraint purchase_contracts_receiving_warehouse_id_fkey foreign key (tenant_id, receiving_warehouse_id) references warehouses (tenant_id, id); comment on constraint purchase_contracts_receiving_warehouse_id_fkey on purchase_contracts is 'foreign key (tenant_id, receiving_warehouse_id) references warehouses (tenant_id, id)'`)
    this.schema.raw(`alter table purchase_contracts add constraint purchase_contracts_approver_id_fkey foreign key (tenant_id, approver_id) references users (tenant_id, id); comment on constraint purchase_contracts_approver_id_fkey on purchase_contracts is 'foreign key (tenant_id, approver_id) references users (tenant_id, id)'`)
    this.schema.raw(`alter table purchase_contracts_lines add constraint purchase_contracts_lines_owner_fkey foreign key (tenant_id, owner_id) references purchase_contracts (tenant_id, id) on delete cascade; comment on constraint purchase_contracts_lines_owner_fkey on purchase_contracts_lines is 'foreign key (tenant_id, owner_id) references purchase_contracts (tenant_id, id) on delete cascade'`)
    this.schema.raw(`alter table purchase_contracts_lines add constraint purchase_contracts_lines_product_id_fkey foreign key (tenant_id, product_id) references products (tenant_id, id); comment on constraint purchase_contracts_lines_product_id_fkey on purchase_contracts_lines is 'foreign key (tenant_id, product_id) references products (tenant_id, id)'`)
    this.schema.raw(`alter table purchase_contracts_prices add constraint purchase_contracts_prices_owner_fkey foreign key (tenant_id, owner_id) references purchase_contracts (tenant_id, id) on delete cascade; comment on constraint purchase_contracts_prices_owner_fkey on purchase_contracts_prices is 'foreign key (tenant_id, owner_id) references purchase_contracts (tenant_id, id) on delete cascade'`)
    this.schema.raw(`alter table purchase_contracts_prices add constraint purchase_contracts_prices_product_id_fkey foreign key (tenant_id, product_id) references products (tenant_id, id); comment on constraint purchase_contracts_prices_product_id_fkey on purchase_contracts_prices is 'foreign key (tenant_id, product_id) references products (tenant_id, id)'`)
  }

  override async down() {
    throw new Error('Migrations go forward only; restore a backup instead.')
  }
}
