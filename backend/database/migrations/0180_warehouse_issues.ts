import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`create table warehouse_issues (
  tenant_id uuid not null,
  id uuid not null,
  version integer default 1 not null,
  created_at timestamp with time zone default clock_timestamp() not null,
  updated_at timestamp with time zone default clock_timestamp() not null,
  created_by uuid,
  updated_by uuid,
  code varchar(30) not null,
  item_count numeric(18,3),
  theoretical_weight numeric(18,3),
  actual_weight numeric(18,3),
  undone_on date,
  order_id uuid,
  purpose varchar(40) not null,
  customer_id uuid,
  document_date date not null,
  contact_person varchar(255),
  contact_phone varchar(11),
  shipping_address jsonb,
  warehouse_id uuid,
  officer_id uuid,
  receiving_officer varchar(255),
  driver_name varchar(255),
  licence_plate varchar(20),
  expected_export_date date not null,
  expected_receive_date date not null,
  issued_on date,
  reason varchar(500),
  approver_id uuid,
  status varchar(40),
  revision integer,
  attachments jsonb default '[]'::jsonb not null,
  note varchar(2000)
)`)
    this.schema.raw(`alter table warehouse_issues add column licence_plate_order text collate "C" generated always as (vietnamese_order(licence_plate)) stored; comment on column warehouse_issues.licence_plate_order is 'vietnamese_order(licence_plate)'`)
    this.schema.raw(`alter table warehouse_issues add column driver_name_order text collate "C" generated always as (vietnamese_order(driver_name)) stored; comment on column warehouse_issues.driver_name_order is 'vietnamese_order(driver_name)'`)
    this.schema.raw(`alter table warehouse_issues add column search_text text generated always as (search_form(coalesce(code, '') || ' ' || coalesce(licence_plate, '') || ' ' || coalesce(driver_name, ''))) stored; comment on column warehouse_issues.search_text is 'search_form(coalesce(code, '''') || '' '' || coalesce(licence_plate, '''') || '' '' || coalesce(driver_name, ''''))'`)
    this.schema.raw(`alter table warehouse_issues add constraint warehouse_issues_pkey primary key (tenant_id, id); comment on constraint warehouse_issues_pkey on warehouse_issues is 'primary key (tenant_id, id)'`)
    this.schema.raw(`alter table warehouse_issues add constraint warehouse_issues_item_count_check check (item_count between -999999999999999 and 999999999999999); comment on constraint warehouse_issues_item_count_check on warehouse_issues is 'check (item_count between -999999999999999 and 999999999999999)'`)
    this.schema.raw(`alter table warehouse_issues add constraint warehouse_issues_theoretical_weight_check check (theoretical_weight between 0 and 999999999999999); comment on constraint warehouse_issues_theoretical_weight_check on warehouse_issues is 'check (theoretical_weight between 0 and 999999999999999)'`)
    this.schema.raw(`alter table warehouse_issues add constraint warehouse_issues_actual_weight_check check (actual_weight between 0 and 999999999999999); comment on constraint warehouse_issues_actual_weight_check on warehouse_issues is 'check (actual_weight between 0 and 999999999999999)'`)
    this.schema.raw(`alter table warehouse_issues add constraint warehouse_issues_undone_on_check check (undone_on between '2000-01-01' and '2100-12-31'); comment on constraint warehouse_issues_undone_on_check on warehouse_issues is 'check (undone_on between ''2000-01-01'' and ''2100-12-31'')'`)
    this.schema.raw(`alter table warehouse_issues add constraint warehouse_issues_purpose_check check (purpose in ('sale', 'internal', 'sample', 'processing', 'disposal')); comment on constraint warehouse_issues_purpose_check on warehouse_issues is 'check (purpose in (''sale'', ''internal'', ''sample'', ''processing'', ''disposal''))'`)
    this.schema.raw(`alter table warehouse_issues add constraint warehouse_issues_document_date_check check (document_date between '2000-01-01' and '2100-12-31'); comment on constraint warehouse_issues_document_date_check on warehouse_issues is 'check (document_date between ''2000-01-01'' and ''2100-12-31'')'`)
    this.schema.raw(`alter table warehouse_issues add constraint warehouse_issues_shipping_address_check check (jsonb_typeof(shipping_address) = 'object'); comment on constraint warehouse_issues_shipping_address_check on warehouse_issues is 'check (jsonb_typeof(shipping_address) = ''object'')'`)
    this.schema.raw(`alter table warehouse_issues add constraint warehouse_issues_expected_export_date_check check (expected_export_date between '2000-01-01' and '2100-12-31'); comment on constraint warehouse_issues_expected_export_date_check on warehouse_issues is 'check (expected_export_date between ''2000-01-01'' and ''2100-12-31'')'`)
    this.schema.raw(`alter table warehouse_issues add constraint warehouse_issues_expected_receive_date_check check (expected_receive_date between '2000-01-01' and '2100-12-31'); comment on constraint warehouse_issues_expected_receive_date_check on warehouse_issues is 'check (expected_receive_date between ''2000-01-01'' and ''2100-12-31'')'`)
    this.schema.raw(`alter table warehouse_issues add constraint warehouse_issues_issued_on_check check (issued_on between '2000-01-01' and '2100-12-31'); comment on constraint warehouse_issues_issued_on_check on warehouse_issues is 'check (issued_on between ''2000-01-01'' and ''2100-12-31'')'`)
    this.schema.raw(`alter table warehouse_issues add constraint warehouse_issues_status_check check (status in ('draft', 'pending', 'approved', 'rejected', 'in_progress', 'done', 'cancelled')); comment on constraint warehouse_issues_status_check on warehouse_issues is 'check (status in (''draft'', ''pending'', ''approved'', ''rejected'', ''in_progress'', ''done'', ''cancelled''))'`)
    this.schema.raw(`alter table warehouse_issues add constraint warehouse_issues_revision_check check (revision between 0 and 2147483647); comment on constraint warehouse_issues_revision_check on warehouse_issues is 'check (revision between 0 and 2147483647)'`)
    this.schema.raw(`alter table warehouse_issues add constraint warehouse_issues_attachments_check check (jsonb_typeof(attachments) = 'array'); comment on constraint warehouse_issues_attachments_check on warehouse_issues is 'check (jsonb_typeof(attachments) = ''array'')'`)
    this.schema.raw(`alter table warehouse_issues add constraint warehouse_issues_complete_check check (status in ('draft', 'cancelled') or (warehouse_id is not null and officer_id is not null and driver_name is not null)); comment on constraint warehouse_issues_complete_check on warehouse_issues is 'check (status in (''draft'', ''cancelled'') or (warehouse_id is not null and officer_id is not null and driver_name is not null))'`)
    this.schema.raw(`create unique index warehouse_issues_code_unique on warehouse_issues (tenant_id, lower(code)); comment on index warehouse_issues_code_unique is 'unique (tenant_id, lower(code))'`)
    this.schema.raw(`create index warehouse_issues_order_id_index on warehouse_issues (tenant_id, order_id); comment on index warehouse_issues_order_id_index is '(tenant_id, order_id)'`)
    this.schema.raw(`create index warehouse_issues_customer_id_index on warehouse_issues (tenant_id, customer_id); comment on index warehouse_issues_customer_id_index is '(tenant_id, customer_id)'`)
    this.schema.raw(`create index warehouse_issues_warehouse_id_index on warehouse_issues (tenant_id, warehouse_id); comment on index warehouse_issues_warehouse_id_index is '(tenant_id, warehouse_id)'`)
    this.schema.raw(`create index warehouse_issues_officer_id_index on warehouse_issues (tenant_id, officer_id); comment on index warehouse_issues_officer_id_index is '(tenant_id, officer_id)'`)
    this.schema.raw(`create index warehouse_issues_approver_id_index on warehouse_issues (tenant_id, approver_id); comment on index warehouse_issues_approver_id_index is '(tenant_id, approver_id)'`)
    this.schema.raw(`create index warehouse_issues_created_at_index on warehouse_issues (tenant_id, created_at, id); comment on index warehouse_issues_created_at_index is '(tenant_id, created_at, id)'`)
    this.schema.raw(`create index warehouse_issues_search_text_index on warehouse_issues using gin (search_text gin_trgm_ops); comment on index warehouse_issues_search_text_index is 'using gin (search_text gin_trgm_ops)'`)
    this.schema.raw(`call wall_table('warehouse_issues'); call count_table('warehouse_issues'); call search_table('warehouse_issues')`)
    this.schema.raw(`create table warehouse_issues_lines (
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
  order_line_id uuid,
  quantity numeric(18,3),
  length numeric(19,4),
  theoretical_weight numeric(18,3),
  actual_weight numeric(18,3),
  is_unweighed boolean default false not null,
  error_margin_kg numeric(18,3),
  error_margin numeric(17,2),
  reason varchar(255),
  note varchar(255)
)`)
    this.schema.raw(`alter table warehouse_issues_lines add constraint warehouse_issues_lines_pkey primary key (tenant_id, id); comment on constraint warehouse_issues_lines_pkey on warehouse_issues_lines is 'primary key (tenant_id, id)'`)
    this.schema.raw(`alter table warehouse_issues_lines add constraint warehouse_issues_lines_weight_mode_check check (weight_mode in ('none', 'per_piece', 'per_meter', 'geometry', 'coil')); comment on constraint warehouse_issues_lines_weight_mode_check on warehouse_issues_lines is 'check (weight_mode in (''none'', ''per_piece'', ''per_meter'', ''geometry'', ''coil''))'`)
    this.schema.raw(`alter table warehouse_issues_lines add constraint warehouse_issues_lines_barem_check check (barem between 0 and 999999999999999); comment on constraint warehouse_issues_lines_barem_check on warehouse_issues_lines is 'check (barem between 0 and 999999999999999)'`)
    this.schema.raw(`alter table warehouse_issues_lines add constraint warehouse_issues_lines_barem_basis_check check (barem_basis in ('metre', 'piece')); comment on constraint warehouse_issues_lines_barem_basis_check on warehouse_issues_lines is 'check (barem_basis in (''metre'', ''piece''))'`)
    this.schema.raw(`alter table warehouse_issues_lines add constraint warehouse_issues_lines_quantity_check check (quantity between 0.001 and 1000000); comment on constraint warehouse_issues_lines_quantity_check on warehouse_issues_lines is 'check (quantity between 0.001 and 1000000)'`)
    this.schema.raw(`alter table warehouse_issues_lines add constraint warehouse_issues_lines_length_check check (length between 0 and 999999999999999); comment on constraint warehouse_issues_lines_length_check on warehouse_issues_lines is 'check (length between 0 and 999999999999999)'`)
    this.schema.raw(`alter table warehouse_issues_lines add constraint warehouse_issues_lines_theoretical_weight_check check (theoretical_weight between 0 and 999999999999999); comment on constraint warehouse_issues_lines_theoretical_weight_check on warehouse_issues_lines is 'check (theoretical_weight between 0 and 999999999999999)'`)
    this.schema.raw(`alter table warehouse_issues_lines add constraint warehouse_issues_lines_actual_weight_check check (actual_weight between 0 and 999999999999999); comment on constraint warehouse_issues_lines_actual_weight_check on warehouse_issues_lines is 'check (actual_weight between 0 and 999999999999999)'`)
    this.schema.raw(`alter table warehouse_issues_lines add constraint warehouse_issues_lines_error_margin_kg_check check (error_margin_kg between -999999999999999 and 999999999999999); comment on constraint warehouse_issues_lines_error_margin_kg_check on warehouse_issues_lines is 'check (error_margin_kg between -999999999999999 and 999999999999999)'`)
    this.schema.raw(`alter table warehouse_issues_lines add constraint warehouse_issues_lines_error_margin_check check (error_margin between -999999999999999 and 999999999999999); comment on constraint warehouse_issues_lines_error_margin_check on warehouse_issues_lines is 'check (error_margin between -999999999999999 and 999999999999999)'`)
    this.schema.raw(`create index warehouse_issues_lines_owner_index on warehouse_issues_lines (tenant_id, owner_id, position); comment on index warehouse_issues_lines_owner_index is '(tenant_id, owner_id, position)'`)
    this.schema.raw(`create index warehouse_issues_lines_product_id_index on warehouse_issues_lines (tenant_id, product_id); comment on index warehouse_issues_lines_product_id_index is '(tenant_id, product_id)'`)
    this.schema.raw(`create index warehouse_issues_lines_order_line_id_index on warehouse_issues_lines (tenant_id, order_line_id); comment on index warehouse_issues_lines_order_line_id_index is '(tenant_id, order_line_id)'`)
    this.schema.raw(`call wall_table('warehouse_issues_lines')`)
    this.schema.raw(`alter table warehouse_issues add constraint warehouse_issues_order_id_fkey foreign key (tenant_id, order_id) references sales_orders (tenant_id, id); comment on constraint warehouse_issues_order_id_fkey on warehouse_issues is 'foreign key (tenant_id, order_id) references sales_orders (tenant_id, id)'`)
    this.schema.raw(`alter table warehouse_issues add constraint warehouse_issues_customer_id_fkey foreign key (tenant_id, customer_id) references customers (tenant_id, id); comment on constraint warehouse_issues_customer_id_fkey on warehouse_issues is 'foreign key (tenant_id, customer_id) references customers (tenant_id, id)'`)
    this.schema.raw(`alter table warehouse_issues add constraint warehouse_issues_warehouse_id_fkey foreign key (tenant_id, warehouse_id) references warehouses (tenant_id, id); comment on constraint warehouse_issues_warehouse_id_fkey on warehouse_issues is 'foreign key (tenant_id, warehouse_id) references warehouses (tenant_id, id)'`)
    this.schema.raw(`alter table warehouse_issues add constraint warehouse_issues_officer_id_fkey foreign key (tenant_id, officer_id) references users (tenant_id, id); comment on constraint warehouse_issues_officer_id_fkey on warehouse_issues is 'foreign key (tenant_id, officer_id) references users (tenant_id, id)'`)
    this.schema.raw(`alter table warehouse_issues add constraint warehouse_issues_approver_id_fkey foreign key (tenant_id, approver_id) references users (tenant_id, id); comment on constraint warehouse_issues_approver_id_fkey on warehouse_issues is 'foreign key (tenant_id, approver_id) references users (tenant_id, id)'`)
    this.schema.raw(`alter table warehouse_issues_lines add constraint warehouse_issues_lines_owner_fkey foreign key (tenant_id, owner_id) references warehouse_issues (tenant_id, id) on delete cascade; comment on constraint warehouse_issues_lines_owner_fkey on warehouse_issues_lines is 'foreign key (tenant_id, owner_id) references warehouse_issues (tenant_id, id) on delete cascade'`)
    this.schema.raw(`alter table warehouse_issues_lines add constraint warehouse_issues_lines_product_id_fkey foreign key (tenant_id, product_id) references products (tenant_id, id); comment on constraint warehouse_issues_lines_product_id_fkey on warehouse_issues_lines is 'foreign key (tenant_id, product_id) references products (tenant_id, id)'`)
    this.schema.raw(`alter table warehouse_issues_lines add constraint warehouse_issues_lines_order_line_id_fkey foreign key (tenant_id, order_line_id) references sales_orders_lines (tenant_id, id); comment on constraint warehouse_issues_lines_order_line_id_fkey on warehouse_issues_lines is 'foreign key (tenant_id, order_line_id) references sales_orders_lines (tenant_id, id)'`)
    this.schema.raw(`alter table sales_orders_lines add column is_closed boolean default false not null`)
  }

  override async down() {
    throw new Error('Migrations go forward only; restore a backup instead.')
  }
}
