-- Orders and contracts with their lines, numbers, revisions and prints.

create table sales_orders (
  tenant_id uuid not null,
  id uuid not null,
  version integer default 1 not null,
  created_at timestamptz default clock_timestamp() not null,
  updated_at timestamptz default clock_timestamp() not null,
  created_by uuid,
  updated_by uuid,
  code varchar(30) not null,
  customer_id uuid,
  order_date date not null,
  contract_number varchar(50),
  tax_code varchar(14),
  contact_person varchar(255),
  contact_phone varchar(11),
  sales_method_id uuid,
  sales_channel_id uuid,
  shipping_address jsonb,
  receiving_warehouse varchar(255),
  receiving_date date,
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
  attachments jsonb default '[]' not null,
  note varchar(2000),
  search_text text generated always as (search_form(coalesce(code, '') || ' ' || coalesce(contract_number, '') || ' ' || coalesce(contact_person, '') || ' ' || coalesce(contact_phone, '') || ' ' || coalesce(shipping_address ->> 'text', ''))) stored,
  payment_method_id uuid,
  quoted_until date,
  delivery_method_id uuid,
  shipping_method_id uuid,
  weight_estimated boolean default false not null,
  constraint sales_orders_pkey primary key (tenant_id, id),
  constraint sales_orders_order_date_check check (order_date between '2000-01-01' and '2100-12-31'),
  constraint sales_orders_shipping_address_check check (jsonb_typeof(shipping_address) = 'object'),
  constraint sales_orders_receiving_date_check check (receiving_date between '2000-01-01' and '2100-12-31'),
  constraint sales_orders_source_check check (source in ('warehouse', 'supplier_direct')),
  constraint sales_orders_exporting_date_check check (exporting_date between '2000-01-01' and '2100-12-31'),
  constraint sales_orders_source_price_check check (source_price between 0 and 999999999999999),
  constraint sales_orders_calculation_method_check check (calculation_method in ('piece', 'actual_kg', 'barem_kg')),
  constraint sales_orders_distance_check check (distance between 0 and 5000),
  constraint sales_orders_suggested_shipping_fee_check check (suggested_shipping_fee between 0 and 999999999999999),
  constraint sales_orders_shipping_fee_check check (shipping_fee between 0 and 999999999999999),
  constraint sales_orders_discount_source_check check (discount_source in ('policy', 'manual')),
  constraint sales_orders_discount_check check (discount between 0 and 999999999999999),
  constraint sales_orders_old_debt_check check (old_debt between -999999999999999 and 999999999999999),
  constraint sales_orders_item_count_check check (item_count between -999999999999999 and 999999999999999),
  constraint sales_orders_theoretical_weight_check check (theoretical_weight between 0 and 999999999999999),
  constraint sales_orders_actual_weight_check check (actual_weight between 0 and 999999999999999),
  constraint sales_orders_estimated_check check (estimated between 0 and 999999999999999),
  constraint sales_orders_total_check check (total between 0 and 999999999999999),
  constraint sales_orders_grand_total_check check (grand_total between -999999999999999 and 999999999999999),
  constraint sales_orders_status_check check (status in ('draft', 'pending', 'approved', 'rejected', 'in_progress', 'done', 'cancelled')),
  constraint sales_orders_revision_check check (revision between 0 and 2147483647),
  constraint sales_orders_attachments_check check (jsonb_typeof(attachments) = 'array'),
  constraint sales_orders_quoted_until_check check (quoted_until between '2000-01-01' and '2100-12-31'),
  constraint sales_orders_complete_check check (status in ('draft', 'cancelled') or (customer_id is not null and shipping_address is not null and receiving_date is not null))
);
create unique index sales_orders_code_unique on sales_orders (tenant_id, lower(code));
create index sales_orders_customer_id_index on sales_orders (tenant_id, customer_id);
create index sales_orders_sales_method_id_index on sales_orders (tenant_id, sales_method_id);
create index sales_orders_sales_channel_id_index on sales_orders (tenant_id, sales_channel_id);
create index sales_orders_exporting_warehouse_id_index on sales_orders (tenant_id, exporting_warehouse_id);
create index sales_orders_supplier_id_index on sales_orders (tenant_id, supplier_id);
create index sales_orders_delivery_tariff_id_index on sales_orders (tenant_id, delivery_tariff_id);
create index sales_orders_approver_id_index on sales_orders (tenant_id, approver_id);
create index sales_orders_order_status_id_index on sales_orders (tenant_id, order_status_id);
create index sales_orders_created_at_index on sales_orders (tenant_id, created_at, id);
create index sales_orders_search_text_index on sales_orders using gin (search_text gin_trgm_ops);
create index sales_orders_payment_method_id_index on sales_orders (tenant_id, payment_method_id);
create index sales_orders_delivery_method_id_index on sales_orders (tenant_id, delivery_method_id);
create index sales_orders_shipping_method_id_index on sales_orders (tenant_id, shipping_method_id);
call wall_table('sales_orders'); call count_table('sales_orders'); call search_table('sales_orders');

create table sales_orders_lines (
  tenant_id uuid not null,
  id uuid not null,
  owner_id uuid not null,
  position integer not null,
  product_id uuid,
  product_name varchar(255),
  unit varchar(255),
  weight_mode varchar(40),
  barem numeric(21,6),
  barem_basis varchar(40),
  quantity numeric(18,3),
  length numeric(19,4),
  theoretical_weight numeric(18,3),
  actual_weight numeric(18,3),
  weight_source varchar(40),
  error_margin_kg numeric(18,3),
  error_margin numeric(17,2),
  price_type varchar(40),
  import_price numeric(17,2),
  suggested_price numeric(17,2),
  sale_price numeric(17,2),
  unit_price numeric(17,2),
  estimated numeric(15,0),
  amount numeric(15,0),
  discount_share numeric(15,0),
  suggested_delivery_fee numeric(15,0),
  note varchar(255),
  english_unit varchar(255),
  floor_price numeric(17,2),
  constraint sales_orders_lines_pkey primary key (tenant_id, id),
  constraint sales_orders_lines_weight_mode_check check (weight_mode in ('none', 'per_piece', 'per_meter', 'geometry', 'coil')),
  constraint sales_orders_lines_barem_check check (barem between 0 and 999999999999999),
  constraint sales_orders_lines_barem_basis_check check (barem_basis in ('metre', 'piece')),
  constraint sales_orders_lines_quantity_check check (quantity between 0.001 and 1000000),
  constraint sales_orders_lines_length_check check (length between 0.0001 and 1000),
  constraint sales_orders_lines_theoretical_weight_check check (theoretical_weight between 0 and 999999999999999),
  constraint sales_orders_lines_actual_weight_check check (actual_weight between 0 and 999999999999999),
  constraint sales_orders_lines_weight_source_check check (weight_source in ('estimated', 'weighed', 'manual', 'declared')),
  constraint sales_orders_lines_error_margin_kg_check check (error_margin_kg between -999999999999999 and 999999999999999),
  constraint sales_orders_lines_error_margin_check check (error_margin between -999999999999999 and 999999999999999),
  constraint sales_orders_lines_price_type_check check (price_type in ('piece', 'actual_kg', 'barem_kg')),
  constraint sales_orders_lines_import_price_check check (import_price between 0 and 999999999999999),
  constraint sales_orders_lines_suggested_price_check check (suggested_price between 0 and 999999999999999),
  constraint sales_orders_lines_sale_price_check check (sale_price between 0 and 999999999999999),
  constraint sales_orders_lines_unit_price_check check (unit_price between 0 and 999999999999999),
  constraint sales_orders_lines_estimated_check check (estimated between 0 and 999999999999999),
  constraint sales_orders_lines_amount_check check (amount between 0 and 999999999999999),
  constraint sales_orders_lines_discount_share_check check (discount_share between 0 and 999999999999999),
  constraint sales_orders_lines_suggested_delivery_fee_check check (suggested_delivery_fee between 0 and 999999999999999),
  constraint sales_orders_lines_floor_price_check check (floor_price between 0 and 999999999999999)
);
create index sales_orders_lines_owner_index on sales_orders_lines (tenant_id, owner_id, position);
create index sales_orders_lines_product_id_index on sales_orders_lines (tenant_id, product_id);
call wall_table('sales_orders_lines');

create table purchase_contracts (
  tenant_id uuid not null,
  id uuid not null,
  version integer default 1 not null,
  created_at timestamptz default clock_timestamp() not null,
  updated_at timestamptz default clock_timestamp() not null,
  created_by uuid,
  updated_by uuid,
  code varchar(30) not null,
  supplier_id uuid,
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
  payment_terms varchar(2000),
  item_count numeric(18,3),
  theoretical_weight numeric(18,3),
  total numeric(15,0),
  grand_total numeric(15,0),
  approver_id uuid,
  status varchar(40),
  revision integer,
  attachments jsonb default '[]' not null,
  note varchar(2000),
  contract_number_order text collate "C" generated always as (vietnamese_order(contract_number)) stored,
  search_text text generated always as (search_form(coalesce(code, '') || ' ' || coalesce(contract_number, '') || ' ' || coalesce(contact_person, '') || ' ' || coalesce(contact_phone, ''))) stored,
  payment_days integer,
  deposit_amount numeric(15,0),
  delivery_method_id uuid,
  shipping_method_id uuid,
  payment_method_id uuid,
  constraint purchase_contracts_pkey primary key (tenant_id, id),
  constraint purchase_contracts_contract_date_check check (contract_date between '2000-01-01' and '2100-12-31'),
  constraint purchase_contracts_valid_from_check check (valid_from between '2000-01-01' and '2100-12-31'),
  constraint purchase_contracts_valid_to_check check (valid_to between '2000-01-01' and '2100-12-31'),
  constraint purchase_contracts_kind_check check (kind in ('fixed', 'open_ended')),
  constraint purchase_contracts_weight_term_check check (weight_term in ('our_scale', 'supplier_scale', 'barem')),
  constraint purchase_contracts_tolerance_check check (tolerance between 0 and 100),
  constraint purchase_contracts_receiving_date_check check (receiving_date between '2000-01-01' and '2100-12-31'),
  constraint purchase_contracts_shipping_fee_check check (shipping_fee between 0 and 999999999999999),
  constraint purchase_contracts_deposit_percent_check check (deposit_percent between 0 and 100),
  constraint purchase_contracts_item_count_check check (item_count between -999999999999999 and 999999999999999),
  constraint purchase_contracts_theoretical_weight_check check (theoretical_weight between 0 and 999999999999999),
  constraint purchase_contracts_total_check check (total between 0 and 999999999999999),
  constraint purchase_contracts_grand_total_check check (grand_total between 0 and 999999999999999),
  constraint purchase_contracts_status_check check (status in ('draft', 'pending', 'approved', 'rejected', 'in_progress', 'done', 'cancelled')),
  constraint purchase_contracts_revision_check check (revision between 0 and 2147483647),
  constraint purchase_contracts_attachments_check check (jsonb_typeof(attachments) = 'array'),
  constraint purchase_contracts_payment_days_check check (payment_days between 0 and 3650),
  constraint purchase_contracts_deposit_amount_check check (deposit_amount between 0 and 999999999999999),
  constraint purchase_contracts_complete_check check (status in ('draft', 'cancelled') or (supplier_id is not null))
);
create unique index purchase_contracts_code_unique on purchase_contracts (tenant_id, lower(code));
create index purchase_contracts_supplier_id_index on purchase_contracts (tenant_id, supplier_id);
create index purchase_contracts_receiving_warehouse_id_index on purchase_contracts (tenant_id, receiving_warehouse_id);
create index purchase_contracts_approver_id_index on purchase_contracts (tenant_id, approver_id);
create index purchase_contracts_created_at_index on purchase_contracts (tenant_id, created_at, id);
create index purchase_contracts_search_text_index on purchase_contracts using gin (search_text gin_trgm_ops);
create index purchase_contracts_delivery_method_id_index on purchase_contracts (tenant_id, delivery_method_id);
create index purchase_contracts_shipping_method_id_index on purchase_contracts (tenant_id, shipping_method_id);
create index purchase_contracts_payment_method_id_index on purchase_contracts (tenant_id, payment_method_id);
call wall_table('purchase_contracts'); call count_table('purchase_contracts'); call search_table('purchase_contracts');

create table purchase_contracts_lines (
  tenant_id uuid not null,
  id uuid not null,
  owner_id uuid not null,
  position integer not null,
  product_id uuid,
  product_name varchar(255),
  unit varchar(255),
  weight_mode varchar(40),
  barem numeric(21,6),
  barem_basis varchar(40),
  quantity numeric(18,3),
  quantity_unit varchar(40) not null,
  length numeric(19,4),
  pieces numeric(18,3),
  theoretical_weight numeric(18,3),
  price_type varchar(40),
  unit_price numeric(17,2),
  amount numeric(15,0),
  note varchar(255),
  english_unit varchar(255),
  constraint purchase_contracts_lines_pkey primary key (tenant_id, id),
  constraint purchase_contracts_lines_weight_mode_check check (weight_mode in ('none', 'per_piece', 'per_meter', 'geometry', 'coil')),
  constraint purchase_contracts_lines_barem_check check (barem between 0 and 999999999999999),
  constraint purchase_contracts_lines_barem_basis_check check (barem_basis in ('metre', 'piece')),
  constraint purchase_contracts_lines_quantity_check check (quantity between 0.001 and 10000000),
  constraint purchase_contracts_lines_quantity_unit_check check (quantity_unit in ('piece', 'tonne')),
  constraint purchase_contracts_lines_length_check check (length between 0 and 999999999999999),
  constraint purchase_contracts_lines_pieces_check check (pieces between -999999999999999 and 999999999999999),
  constraint purchase_contracts_lines_theoretical_weight_check check (theoretical_weight between 0 and 999999999999999),
  constraint purchase_contracts_lines_price_type_check check (price_type in ('piece', 'actual_kg', 'barem_kg')),
  constraint purchase_contracts_lines_unit_price_check check (unit_price between 0 and 999999999999999),
  constraint purchase_contracts_lines_amount_check check (amount between 0 and 999999999999999)
);
create index purchase_contracts_lines_owner_index on purchase_contracts_lines (tenant_id, owner_id, position);
create index purchase_contracts_lines_product_id_index on purchase_contracts_lines (tenant_id, product_id);
call wall_table('purchase_contracts_lines');

create table purchase_contracts_prices (
  tenant_id uuid not null,
  id uuid not null,
  owner_id uuid not null,
  position integer not null,
  product_id uuid,
  valid_from date,
  unit_price numeric(17,2),
  note varchar(255),
  constraint purchase_contracts_prices_pkey primary key (tenant_id, id),
  constraint purchase_contracts_prices_valid_from_check check (valid_from between '2000-01-01' and '2100-12-31'),
  constraint purchase_contracts_prices_unit_price_check check (unit_price between 0 and 999999999999999)
);
create index purchase_contracts_prices_owner_index on purchase_contracts_prices (tenant_id, owner_id, position);
create index purchase_contracts_prices_product_id_index on purchase_contracts_prices (tenant_id, product_id);
call wall_table('purchase_contracts_prices');

-- The last number of each kind of document in a period. Numbers have no gaps and are not taken back.
create table doc_counters (
  tenant_id uuid not null,
  doc_type varchar(60) not null,
  period varchar(10) not null,
  n integer not null,
  constraint doc_counters_pkey primary key (tenant_id, doc_type, period),
  constraint doc_counters_n_check check (n > 0)
);
call wall_table('doc_counters');
revoke delete on doc_counters from barem_app;

-- What was approved, as it was then. Never changed.
create table document_revisions (
  tenant_id uuid not null,
  id uuid not null,
  resource varchar(60) not null,
  record_id uuid not null,
  revision integer not null,
  content jsonb not null,
  hash varchar(64) not null,
  approved_by uuid,
  approved_at timestamptz default clock_timestamp() not null,
  constraint document_revisions_pkey primary key (tenant_id, id),
  constraint document_revisions_once unique (tenant_id, resource, record_id, revision)
);
call wall_table('document_revisions');
revoke update, delete on document_revisions from barem_app;

-- Which papers of a document were printed, when and by whom. Copies are added, never changed.
create table document_prints (
  tenant_id uuid not null,
  id uuid not null,
  resource varchar(60) not null,
  record_id uuid not null,
  paper varchar(20) not null,
  copy integer not null,
  printed_by uuid,
  printed_at timestamptz default clock_timestamp() not null,
  constraint document_prints_pkey primary key (tenant_id, id),
  constraint document_prints_once unique (tenant_id, resource, record_id, paper, copy),
  constraint document_prints_copy_check check (copy > 0)
);
call wall_table('document_prints');
revoke update, delete on document_prints from barem_app;
