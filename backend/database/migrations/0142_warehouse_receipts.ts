import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`create table warehouse_receipts (
  tenant_id uuid not null,
  id uuid not null,
  version integer default 1 not null,
  created_at timestamp with time zone default clock_timestamp() not null,
  updated_at timestamp with time zone default clock_timestamp() not null,
  created_by uuid,
  updated_by uuid,
  code varchar(30) not null,
  weight_term varchar(40),
  item_count numeric(18,3),
  theoretical_weight numeric(18,3),
  declared_weight numeric(18,3),
  actual_weight numeric(18,3),
  total numeric(15,0),
  stock_value numeric(15,0),
  undone_on date,
  contract_id uuid,
  supplier_id uuid,
  document_date date not null,
  supplier_slip varchar(50),
  contact_person varchar(255),
  contact_phone varchar(11),
  exporting_address jsonb,
  warehouse_id uuid,
  receiving_officer_id uuid,
  driver_name varchar(255),
  licence_plate varchar(20),
  expected_export_date date not null,
  expected_receive_date date not null,
  received_on date,
  freight numeric(15,0),
  freight_by varchar(40) not null,
  freight_supplier_id uuid,
  reason varchar(500),
  over_reason varchar(500),
  approver_id uuid,
  status varchar(40),
  revision integer,
  attachments jsonb default '[]'::jsonb not null,
  note varchar(2000)
)`)
    this.schema.raw(`alter table warehouse_receipts add column licence_plate_order text collate "C" generated always as (vietnamese_order(licence_plate)) stored; comment on column warehouse_receipts.licence_plate_order is 'vietnamese_order(licence_plate)'`)
    this.schema.raw(`alter table warehouse_receipts add column driver_name_order text collate "C" generated always as (vietnamese_order(driver_name)) stored; comment on column warehouse_receipts.driver_name_order is 'vietnamese_order(driver_name)'`)
    this.schema.raw(`alter table warehouse_receipts add column search_text text generated always as (search_form(coalesce(code, '') || ' ' || coalesce(supplier_slip, '') || ' ' || coalesce(licence_plate, '') || ' ' || coalesce(driver_name, ''))) stored; comment on column warehouse_receipts.search_text is 'search_form(coalesce(code, '''') || '' '' || coalesce(supplier_slip, '''') || '' '' || coalesce(licence_plate, '''') || '' '' || coalesce(driver_name, ''''))'`)
    this.schema.raw(`alter table warehouse_receipts add constraint warehouse_receipts_pkey primary key (tenant_id, id); comment on constraint warehouse_receipts_pkey on warehouse_receipts is 'primary key (tenant_id, id)'`)
    this.schema.raw(`alter table warehouse_receipts add constraint warehouse_receipts_weight_term_check check (weight_term in ('our_scale', 'supplier_scale', 'barem')); comment on constraint warehouse_receipts_weight_term_check on warehouse_receipts is 'check (weight_term in (''our_scale'', ''supplier_scale'', ''barem''))'`)
    this.schema.raw(`alter table warehouse_receipts add constraint warehouse_receipts_item_count_check check (item_count between -999999999999999 and 999999999999999); comment on constraint warehouse_receipts_item_count_check on warehouse_receipts is 'check (item_count between -999999999999999 and 999999999999999)'`)
    this.schema.raw(`alter table warehouse_receipts add constraint warehouse_receipts_theoretical_weight_check check (theoretical_weight between 0 and 999999999999999); comment on constraint warehouse_receipts_theoretical_weight_check on warehouse_receipts is 'check (theoretical_weight between 0 and 999999999999999)'`)
    this.schema.raw(`alter table warehouse_receipts add constraint warehouse_receipts_declared_weight_check check (declared_weight between 0 and 999999999999999); comment on constraint warehouse_receipts_declared_weight_check on warehouse_receipts is 'check (declared_weight between 0 and 999999999999999)'`)
    this.schema.raw(`alter table warehouse_receipts add constraint warehouse_receipts_actual_weight_check check (actual_weight between 0 and 999999999999999); comment on constraint warehouse_receipts_actual_weight_check on warehouse_receipts is 'check (actual_weight between 0 and 999999999999999)'`)
    this.schema.raw(`alter table warehouse_receipts add constraint warehouse_receipts_total_check check (total between 0 and 999999999999999); comment on constraint warehouse_receipts_total_check on warehouse_receipts is 'check (total between 0 and 999999999999999)'`)
    this.schema.raw(`alter table warehouse_receipts add constraint warehouse_receipts_stock_value_check check (stock_value between 0 and 999999999999999); comment on constraint warehouse_receipts_stock_value_check on warehouse_receipts is 'check (stock_value between 0 and 999999999999999)'`)
    this.schema.raw(`alter table warehouse_receipts add constraint warehouse_receipts_undone_on_check check (undone_on between '2000-01-01' and '2100-12-31'); comment on constraint warehouse_receipts_undone_on_check on warehouse_receipts is 'check (undone_on between ''2000-01-01'' and ''2100-12-31'')'`)
    this.schema.raw(`alter table warehouse_receipts add constraint warehouse_receipts_document_date_check check (document_date between '2000-01-01' and '2100-12-31'); comment on constraint warehouse_receipts_document_date_check on warehouse_receipts is 'check (document_date between ''2000-01-01'' and ''2100-12-31'')'`)
    this.schema.raw(`alter table warehouse_receipts add constraint warehouse_receipts_exporting_address_check check (jsonb_typeof(exporting_address) = 'object'); comment on constraint warehouse_receipts_exporting_address_check on warehouse_receipts is 'check (jsonb_typeof(exporting_address) = ''object'')'`)
    this.schema.raw(`alter table warehouse_receipts add constraint warehouse_receipts_expected_export_date_check check (expected_export_date between '2000-01-01' and '2100-12-31'); comment on constraint warehouse_receipts_expected_export_date_check on warehouse_receipts is 'check (expected_export_date between ''2000-01-01'' and ''2100-12-31'')'`)
    this.schema.raw(`alter table warehouse_receipts add constraint warehouse_receipts_expected_receive_date_check check (expected_receive_date between '2000-01-01' and '2100-12-31'); comment on constraint warehouse_receipts_expected_receive_date_check on warehouse_receipts is 'check (expected_receive_date between ''2000-01-01'' and ''2100-12-31'')'`)
    this.schema.raw(`alter table warehouse_receipts add constraint warehouse_receipts_received_on_check check (received_on between '2000-01-01' and '2100-12-31'); comment on constraint warehouse_receipts_received_on_check on warehouse_receipts is 'check (received_on between ''2000-01-01'' and ''2100-12-31'')'`)
    this.schema.raw(`alter table warehouse_receipts add constraint warehouse_receipts_freight_check check (freight between 0 and 999999999999999); comment on constraint warehouse_receipts_freight_check on warehouse_receipts is 'check (freight between 0 and 999999999999999)'`)
    this.schema.raw(`alter table warehouse_receipts add constraint warehouse_receipts_freight_by_check check (freight_by in ('weight', 'amount')); comment on constraint warehouse_receipts_freight_by_check on warehouse_receipts is 'check (freight_by in (''weight'', ''amount''))'`)
    this.schema.raw(`alter table warehouse_receipts add constraint warehouse_receipts_status_check check (status in ('draft', 'pending', 'approved', 'rejected', 'in_progress', 'done', 'cancelled')); comment on constraint warehouse_receipts_status_check on warehouse_receipts is 'check (status in (''draft'', ''pending'', ''approved'', ''rejected'', ''in_progress'', ''done'', ''cancelled''))'`)
    this.schema.raw(`alter table warehouse_receipts add constraint warehouse_receipts_revision_check check (revision between 0 and 2147483647); comment on constraint warehouse_receipts_revision_check on warehouse_receipts is 'check (revision between 0 and 2147483647)'`)
    this.schema.raw(`alter table warehouse_receipts add constraint warehouse_receipts_attachments_check check (jsonb_typeof(attachments) = 'array'); comment on constraint warehouse_receipts_attachments_check on warehouse_receipts is 'check (jsonb_typeof(attachments) = ''array'')'`)
    this.schema.raw(`alter table warehouse_receipts add constraint warehouse_receipts_complete_check check (status in ('draft', 'cancelled') or (supplier_id is not null and warehouse_id is not null and receiving_officer_id is not null and driver_name is not null)); comment on constraint warehouse_receipts_complete_check on warehouse_receipts is 'check (status in (''draft'', ''cancelled'') or (supplier_id is not null and warehouse_id is not null and receiving_officer_id is not null and driver_name is not null))'`)
    this.schema.raw(`create unique index warehouse_receipts_code_unique on warehouse_receipts (tenant_id, lower(code)); comment on index warehouse_receipts_code_unique is 'unique (tenant_id, lower(code))'`)
    this.schema.raw(`create index warehouse_receipts_contract_id_index on warehouse_receipts (tenant_id, contract_id); comment on index warehouse_receipts_contract_id_index is '(tenant_id, contract_id)'`)
    this.schema.raw(`create index warehouse_receipts_supplier_id_index on warehouse_receipts (tenant_id, supplier_id); comment on index warehouse_receipts_supplier_id_index is '(tenant_id, supplier_id)'`)
    this.schema.raw(`create index warehouse_receipts_warehouse_id_index on warehouse_receipts (tenant_id, warehouse_id); comment on index warehouse_receipts_warehouse_id_index is '(tenant_id, warehouse_id)'`)
    this.schema.raw(`create index warehouse_receipts_receiving_officer_id_index on warehouse_receipts (tenant_id, receiving_officer_id); comment on index warehouse_receipts_receiving_officer_id_index is '(tenant_id, receiving_officer_id)'`)
    this.schema.raw(`create index warehouse_receipts_freight_supplier_id_index on warehouse_receipts (tenant_id, freight_supplier_id); comment on index warehouse_receipts_freight_supplier_id_index is '(tenant_id, freight_supplier_id)'`)
    this.schema.raw(`create index warehouse_receipts_approver_id_index on warehouse_receipts (tenant_id, approver_id); comment on index warehouse_receipts_approver_id_index is '(tenant_id, approver_id)'`)
    this.schema.raw(`create index warehouse_receipts_created_at_index on warehouse_receipts (tenant_id, created_at, id); comment on index warehouse_receipts_created_at_index is '(tenant_id, created_at, id)'`)
    this.schema.raw(`create index warehouse_receipts_search_text_index on warehouse_receipts using gin (search_text gin_trgm_ops); comment on index warehouse_receipts_search_text_index is 'using gin (search_text gin_trgm_ops)'`)
    this.schema.raw(`call wall_table('warehouse_receipts'); call count_table('warehouse_receipts'); call search_table('warehouse_receipts')`)
    this.schema.raw(`create table warehouse_receipts_lines (
  tenant_id uuid not null,
  id uuid not null,
  owner_id uuid not null,
  position integer not null,
  product_id uuid,
  product_name varchar(255),
  unit varchar(255),
  english_unit varchar(255),
  weight_mode varchar(40),
  barem numeric(21,6),
  barem_basis varchar(40),
  contract_line_id uuid,
  quantity numeric(18,3),
  length numeric(19,4),
  theoretical_weight numeric(18,3),
  declared_weight numeric(18,3),
  actual_weight numeric(18,3),
  error_margin_kg numeric(18,3),
  error_margin numeric(17,2),
  reason varchar(255),
  price_type varchar(40),
  paid_weight numeric(18,3),
  unit_price numeric(17,2),
  amount numeric(15,0),
  freight_share numeric(15,0),
  note varchar(255)
)`)
    this.schema.raw(`alter table warehouse_receipts_lines add constraint warehouse_receipts_lines_pkey primary key (tenant_id, id); comment on constraint warehouse_receipts_lines_pkey on warehouse_receipts_lines is 'primary key (tenant_id, id)'`)
    this.schema.raw(`alter table warehouse_receipts_lines add constraint warehouse_receipts_lines_weight_mode_check check (weight_mode in ('none', 'per_piece', 'per_meter', 'geometry', 'coil')); comment on constraint warehouse_receipts_lines_weight_mode_check on warehouse_receipts_lines is 'check (weight_mode in (''none'', ''per_piece'', ''per_meter'', ''geometry'', ''coil''))'`)
    this.schema.raw(`alter table warehouse_receipts_lines add constraint warehouse_receipts_lines_barem_check check (barem between 0 and 999999999999999); comment on constraint warehouse_receipts_lines_barem_check on warehouse_receipts_lines is 'check (barem between 0 and 999999999999999)'`)
    this.schema.raw(`alter table warehouse_receipts_lines add constraint warehouse_receipts_lines_barem_basis_check check (barem_basis in ('metre', 'piece')); comment on constraint warehouse_receipts_lines_barem_basis_check on warehouse_receipts_lines is 'check (barem_basis in (''metre'', ''piece''))'`)
    this.schema.raw(`alter table warehouse_receipts_lines add constraint warehouse_receipts_lines_quantity_check check (quantity between 0.001 and 10000000); comment on constraint warehouse_receipts_lines_quantity_check on warehouse_receipts_lines is 'check (quantity between 0.001 and 10000000)'`)
    this.schema.raw(`alter table warehouse_receipts_lines add constraint warehouse_receipts_lines_length_check check (length between 0 and 999999999999999); comment on constraint warehouse_receipts_lines_length_check on warehouse_receipts_lines is 'check (length between 0 and 999999999999999)'`)
    this.schema.raw(`alter table warehouse_receipts_lines add constraint warehouse_receipts_lines_theoretical_weight_check check (theoretical_weight between 0 and 999999999999999); comment on constraint warehouse_receipts_lines_theoretical_weight_check on warehouse_receipts_lines is 'check (theoretical_weight between 0 and 999999999999999)'`)
    this.schema.raw(`alter table warehouse_receipts_lines add constraint warehouse_receipts_lines_declared_weight_check check (declared_weight between 0 and 999999999999999); comment on constraint warehouse_receipts_lines_declared_weight_check on warehouse_receipts_lines is 'check (declared_weight between 0 and 999999999999999)'`)
    this.schema.raw(`alter table warehouse_receipts_lines add constraint warehouse_receipts_lines_actual_weight_check check (actual_weight between 0 and 999999999999999); comment on constraint warehouse_receipts_lines_actual_weight_check on warehouse_receipts_lines is 'check (actual_weight between 0 and 999999999999999)'`)
    this.schema.raw(`alter table warehouse_receipts_lines add constraint warehouse_receipts_lines_error_margin_kg_check check (error_margin_kg between -999999999999999 and 999999999999999); comment on constraint warehouse_receipts_lines_error_margin_kg_check on warehouse_receipts_lines is 'check (error_margin_kg between -999999999999999 and 999999999999999)'`)
    this.schema.raw(`alter table warehouse_receipts_lines add constraint warehouse_receipts_lines_error_margin_check check (error_margin between -999999999999999 and 999999999999999); comment on constraint warehouse_receipts_lines_error_margin_check on warehouse_receipts_lines is 'check (error_margin between -999999999999999 and 999999999999999)'`)
    this.schema.raw(`alter table warehouse_receipts_lines add constraint warehouse_receipts_lines_price_type_check check (price_type in ('piece', 'actual_kg', 'barem_kg')); comment on constraint warehouse_receipts_lines_price_type_check on warehouse_receipts_lines is 'check (price_type in (''piece'', ''actual_kg'', ''barem_kg''))'`)
    this.schema.raw(`alter table warehouse_receipts_lines add constraint warehouse_receipts_lines_paid_weight_check check (paid_weight between 0 and 999999999999999); comment on constraint warehouse_receipts_lines_paid_weight_check on warehouse_receipts_lines is 'check (paid_weight between 0 and 999999999999999)'`)
    this.schema.raw(`alter table warehouse_receipts_lines add constraint warehouse_receipts_lines_unit_price_check check (unit_price between 0 and 999999999999999); comment on constraint warehouse_receipts_lines_unit_price_check on warehouse_receipts_lines is 'check (unit_price between 0 and 999999999999999)'`)
    this.schema.raw(`alter table warehouse_receipts_lines add constraint warehouse_receipts_lines_amount_check check (amount between 0 and 999999999999999); comment on constraint warehouse_receipts_lines_amount_check on warehouse_receipts_lines is 'check (amount between 0 and 999999999999999)'`)
    this.schema.raw(`alter table warehouse_receipts_lines add constraint warehouse_receipts_lines_freight_share_check check (freight_share between 0 and 999999999999999); comment on constraint warehouse_receipts_lines_freight_share_check on warehouse_receipts_lines is 'check (freight_share between 0 and 999999999999999)'`)
    this.schema.raw(`create index warehouse_receipts_lines_owner_index on warehouse_receipts_lines (tenant_id, owner_id, position); comment on index warehouse_receipts_lines_owner_index is '(tenant_id, owner_id, position)'`)
    this.schema.raw(`create index warehouse_receipts_lines_product_id_index on warehouse_receipts_lines (tenant_id, product_id); comment on index warehouse_receipts_lines_product_id_index is '(tenant_id, product_id)'`)
    this.schema.raw(`create index warehouse_receipts_lines_contract_line_id_index on warehouse_receipts_lines (tenant_id, contract_line_id); comment on index warehouse_receipts_lines_contract_line_id_index is '(tenant_id, contract_line_id)'`)
    this.schema.raw(`call wall_table('warehouse_receipts_lines')`)
    this.schema.raw(`alter table warehouse_receipts add constraint warehouse_receipts_contract_id_fkey foreign key (tenant_id, contract_id) references purchase_contracts (tenant_id, id); comment on constraint warehouse_receipts_contract_id_fkey on warehouse_receipts is 'foreign key (tenant_id, contract_id) references purchase_contracts (tenant_id, id)'`)
    this.schema.raw(`alter table warehouse_receipts add constraint warehouse_receipts_supplier_id_fkey foreign key (tenant_id, supplier_id) references suppliers (tenant_id, id); comment on constraint warehouse_receipts_supplier_id_fkey on warehouse_receipts is 'foreign key (tenant_id, supplier_id) references suppliers (tenant_id, id)'`)
    this.schema.raw(`alter table warehouse_receipts add constraint warehouse_receipts_warehouse_id_fkey foreign key (tenant_id, warehouse_id) references warehouses (tenant_id, id); comment on constraint warehouse_receipts_warehouse_id_fkey on warehouse_receipts is 'foreign key (tenant_id, warehouse_id) references warehouses (tenant_id, id)'`)
    this.schema.raw(`alter table warehouse_receipts add constraint warehouse_receipts_receiving_officer_id_fkey foreign key (tenant_id, receiving_officer_id) references users (tenant_id, id); comment on constraint warehouse_receipts_receiving_officer_id_fkey on warehouse_receipts is 'foreign key (tenant_id, receiving_officer_id) references users (tenant_id, id)'`)
    this.schema.raw(`alter table warehouse_receipts add constraint warehouse_receipts_freight_supplier_id_fkey foreign key (tenant_id, freight_supplier_id) references suppliers (tenant_id, id); comment on constraint warehouse_receipts_freight_supplier_id_fkey on warehouse_receipts is 'foreign key (tenant_id, freight_supplier_id) references suppliers (tenant_id, id)'`)
    this.schema.raw(`alter table warehouse_receipts add constraint warehouse_receipts_approver_id_fkey foreign key (tenant_id, approver_id) references users (tenant_id, id); comment on constraint warehouse_receipts_approver_id_fkey on warehouse_receipts is 'foreign key (tenant_id, approver_id) references users (tenant_id, id)'`)
    this.schema.raw(`alter table warehouse_receipts_lines add constraint warehouse_receipts_lines_owner_fkey foreign key (tenant_id, owner_id) references warehouse_receipts (tenant_id, id) on delete cascade; comment on constraint warehouse_receipts_lines_owner_fkey on warehouse_receipts_lines is 'foreign key (tenant_id, owner_id) references warehouse_receipts (tenant_id, id) on delete cascade'`)
    this.schema.raw(`alter table warehouse_receipts_lines add constraint warehouse_receipts_lines_product_id_fkey foreign key (tenant_id, product_id) references products (tenant_id, id); comment on constraint warehouse_receipts_lines_product_id_fkey on warehouse_receipts_lines is 'foreign key (tenant_id, product_id) references products (tenant_id, id)'`)
    this.schema.raw(`alter table warehouse_receipts_lines add constraint warehouse_receipts_lines_contract_line_id_fkey foreign key (tenant_id, contract_line_id) references purchase_contracts_lines (tenant_id, id); comment on constraint warehouse_receipts_lines_contract_line_id_fkey on warehouse_receipts_lines is 'foreign key (tenant_id, contract_line_id) references purchase_contracts_lines (tenant_id, id)'`)
    this.schema.raw(`alter table purchase_contracts_lines add column is_closed boolean default false not null`)
  }

  override async down() {
    throw new Error('Migrations go forward only; restore a backup instead.')
  }
}
