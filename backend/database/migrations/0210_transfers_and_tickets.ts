import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`create table warehouse_receipts_tickets (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  position integer not null
)`)
    this.schema.raw(`alter table warehouse_receipts_tickets add constraint warehouse_receipts_tickets_pkey primary key (tenant_id, owner_id, target_id); comment on constraint warehouse_receipts_tickets_pkey on warehouse_receipts_tickets is 'primary key (tenant_id, owner_id, target_id)'`)
    this.schema.raw(`create index warehouse_receipts_tickets_target_index on warehouse_receipts_tickets (tenant_id, target_id); comment on index warehouse_receipts_tickets_target_index is '(tenant_id, target_id)'`)
    this.schema.raw(`call wall_table('warehouse_receipts_tickets')`)
    this.schema.raw(`create table warehouse_issues_tickets (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  position integer not null
)`)
    this.schema.raw(`alter table warehouse_issues_tickets add constraint warehouse_issues_tickets_pkey primary key (tenant_id, owner_id, target_id); comment on constraint warehouse_issues_tickets_pkey on warehouse_issues_tickets is 'primary key (tenant_id, owner_id, target_id)'`)
    this.schema.raw(`create index warehouse_issues_tickets_target_index on warehouse_issues_tickets (tenant_id, target_id); comment on index warehouse_issues_tickets_target_index is '(tenant_id, target_id)'`)
    this.schema.raw(`call wall_table('warehouse_issues_tickets')`)
    this.schema.raw(`create table stock_transfers (
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
  arrived_weight numeric(18,3),
  status varchar(40),
  undone_on date,
  document_date date not null,
  from_warehouse_id uuid,
  to_warehouse_id uuid,
  officer_id uuid,
  driver_name varchar(255),
  licence_plate varchar(20),
  expected_arrival date,
  arrived_on date,
  note varchar(2000)
)`)
    this.schema.raw(`alter table stock_transfers add column licence_plate_order text collate "C" generated always as (vietnamese_order(licence_plate)) stored; comment on column stock_transfers.licence_plate_order is 'vietnamese_order(licence_plate)'`)
    this.schema.raw(`alter table stock_transfers add column driver_name_order text collate "C" generated always as (vietnamese_order(driver_name)) stored; comment on column stock_transfers.driver_name_order is 'vietnamese_order(driver_name)'`)
    this.schema.raw(`alter table stock_transfers add column search_text text generated always as (search_form(coalesce(code, '') || ' ' || coalesce(licence_plate, '') || ' ' || coalesce(driver_name, ''))) stored; comment on column stock_transfers.search_text is 'search_form(coalesce(code, '''') || '' '' || coalesce(licence_plate, '''') || '' '' || coalesce(driver_name, ''''))'`)
    this.schema.raw(`alter table stock_transfers add constraint stock_transfers_pkey primary key (tenant_id, id); comment on constraint stock_transfers_pkey on stock_transfers is 'primary key (tenant_id, id)'`)
    this.schema.raw(`alter table stock_transfers add constraint stock_transfers_item_count_check check (item_count between -999999999999999 and 999999999999999); comment on constraint stock_transfers_item_count_check on stock_transfers is 'check (item_count between -999999999999999 and 999999999999999)'`)
    this.schema.raw(`alter table stock_transfers add constraint stock_transfers_theoretical_weight_check check (theoretical_weight between 0 and 999999999999999); comment on constraint stock_transfers_theoretical_weight_check on stock_transfers is 'check (theoretical_weight between 0 and 999999999999999)'`)
    this.schema.raw(`alter table stock_transfers add constraint stock_transfers_actual_weight_check check (actual_weight between 0 and 999999999999999); comment on constraint stock_transfers_actual_weight_check on stock_transfers is 'check (actual_weight between 0 and 999999999999999)'`)
    this.schema.raw(`alter table stock_transfers add constraint stock_transfers_arrived_weight_check check (arrived_weight between 0 and 999999999999999); comment on constraint stock_transfers_arrived_weight_check on stock_transfers is 'check (arrived_weight between 0 and 999999999999999)'`)
    this.schema.raw(`alter table stock_transfers add constraint stock_transfers_status_check check (status in ('draft', 'sent', 'done', 'cancelled')); comment on constraint stock_transfers_status_check on stock_transfers is 'check (status in (''draft'', ''sent'', ''done'', ''cancelled''))'`)
    this.schema.raw(`alter table stock_transfers add constraint stock_transfers_undone_on_check check (undone_on between '2000-01-01' and '2100-12-31'); comment on constraint stock_transfers_undone_on_check on stock_transfers is 'check (undone_on between ''2000-01-01'' and ''2100-12-31'')'`)
    this.schema.raw(`alter table stock_transfers add constraint stock_transfers_document_date_check check (document_date between '2000-01-01' and '2100-12-31'); comment on constraint stock_transfers_document_date_check on stock_transfers is 'check (document_date between ''2000-01-01'' and ''2100-12-31'')'`)
    this.schema.raw(`alter table stock_transfers add constraint stock_transfers_expected_arrival_check check (expected_arrival between '2000-01-01' and '2100-12-31'); comment on constraint stock_transfers_expected_arrival_check on stock_transfers is 'check (expected_arrival between ''2000-01-01'' and ''2100-12-31'')'`)
    this.schema.raw(`alter table stock_transfers add constraint stock_transfers_arrived_on_check check (arrived_on between '2000-01-01' and '2100-12-31'); comment on constraint stock_transfers_arrived_on_check on stock_transfers is 'check (arrived_on between ''2000-01-01'' and ''2100-12-31'')'`)
    this.schema.raw(`alter table stock_transfers add constraint stock_transfers_complete_check check (status in ('draft', 'cancelled') or (from_warehouse_id is not null and to_warehouse_id is not null)); comment on constraint stock_transfers_complete_check on stock_transfers is 'check (status in (''draft'', ''cancelled'') or (from_warehouse_id is not null and to_warehouse_id is not null))'`)
    this.schema.raw(`create unique index stock_transfers_code_unique on stock_transfers (tenant_id, lower(code)); comment on index stock_transfers_code_unique is 'unique (tenant_id, lower(code))'`)
    this.schema.raw(`create index stock_transfers_from_warehouse_id_index on stock_transfers (tenant_id, from_warehouse_id); comment on index stock_transfers_from_warehouse_id_index is '(tenant_id, from_warehouse_id)'`)
    this.schema.raw(`create index stock_transfers_to_warehouse_id_index on stock_transfers (tenant_id, to_warehouse_id); comment on index stock_transfers_to_warehouse_id_index is '(tenant_id, to_warehouse_id)'`)
    this.schema.raw(`create index stock_transfers_officer_id_index on stock_transfers (tenant_id, officer_id); comment on index stock_transfers_officer_id_index is '(tenant_id, officer_id)'`)
    this.schema.raw(`create index stock_transfers_created_at_index on stock_transfers (tenant_id, created_at, id); comment on index stock_transfers_created_at_index is '(tenant_id, created_at, id)'`)
    this.schema.raw(`create index stock_transfers_search_text_index on stock_transfers using gin (search_text gin_trgm_ops); comment on index stock_transfers_search_text_index is 'using gin (search_text gin_trgm_ops)'`)
    this.schema.raw(`call wall_table('stock_transfers'); call count_table('stock_transfers'); call search_table('stock_transfers')`)
    this.schema.raw(`create table stock_transfers_lines (
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
  quantity numeric(18,3),
  length numeric(19,4),
  theoretical_weight numeric(18,3),
  actual_weight numeric(18,3),
  arrived_weight numeric(18,3),
  arrived_difference numeric(18,3),
  note varchar(255)
)`)
    this.schema.raw(`alter table stock_transfers_lines add constraint stock_transfers_lines_pkey primary key (tenant_id, id); comment on constraint stock_transfers_lines_pkey on stock_transfers_lines is 'primary key (tenant_id, id)'`)
    this.schema.raw(`alter table stock_transfers_lines add constraint stock_transfers_lines_weight_mode_check check (weight_mode in ('none', 'per_piece', 'per_meter', 'geometry', 'coil')); comment on constraint stock_transfers_lines_weight_mode_check on stock_transfers_lines is 'check (weight_mode in (''none'', ''per_piece'', ''per_meter'', ''geometry'', ''coil''))'`)
    this.schema.raw(`alter table stock_transfers_lines add constraint stock_transfers_lines_barem_check check (barem between 0 and 999999999999999); comment on constraint stock_transfers_lines_barem_check on stock_transfers_lines is 'check (barem between 0 and 999999999999999)'`)
    this.schema.raw(`alter table stock_transfers_lines add constraint stock_transfers_lines_barem_basis_check check (barem_basis in ('metre', 'piece')); comment on constraint stock_transfers_lines_barem_basis_check on stock_transfers_lines is 'check (barem_basis in (''metre'', ''piece''))'`)
    this.schema.raw(`alter table stock_transfers_lines add constraint stock_transfers_lines_quantity_check check (quantity between 0.001 and 1000000); comment on constraint stock_transfers_lines_quantity_check on stock_transfers_lines is 'check (quantity between 0.001 and 1000000)'`)
    this.schema.raw(`alter table stock_transfers_lines add constraint stock_transfers_lines_length_check check (length between 0 and 999999999999999); comment on constraint stock_transfers_lines_length_check on stock_transfers_lines is 'check (length between 0 and 999999999999999)'`)
    this.schema.raw(`alter table stock_transfers_lines add constraint stock_transfers_lines_theoretical_weight_check check (theoretical_weight between 0 and 999999999999999); comment on constraint stock_transfers_lines_theoretical_weight_check on stock_transfers_lines is 'check (theoretical_weight between 0 and 999999999999999)'`)
    this.schema.raw(`alter table stock_transfers_lines add constraint stock_transfers_lines_actual_weight_check check (actual_weight between 0 and 999999999999999); comment on constraint stock_transfers_lines_actual_weight_check on stock_transfers_lines is 'check (actual_weight between 0 and 999999999999999)'`)
    this.schema.raw(`alter table stock_transfers_lines add constraint stock_transfers_lines_arrived_weight_check check (arrived_weight between 0 and 999999999999999); comment on constraint stock_transfers_lines_arrived_weight_check on stock_transfers_lines is 'check (arrived_weight between 0 and 999999999999999)'`)
    this.schema.raw(`alter table stock_transfers_lines add constraint stock_transfers_lines_arrived_difference_check check (arrived_difference between -999999999999999 and 999999999999999); comment on constraint stock_transfers_lines_arrived_difference_check on stock_transfers_lines is 'check (arrived_difference between -999999999999999 and 999999999999999)'`)
    this.schema.raw(`create index stock_transfers_lines_owner_index on stock_transfers_lines (tenant_id, owner_id, position); comment on index stock_transfers_lines_owner_index is '(tenant_id, owner_id, position)'`)
    this.schema.raw(`create index stock_transfers_lines_product_id_index on stock_transfers_lines (tenant_id, product_id); comment on index stock_transfers_lines_product_id_index is '(tenant_id, product_id)'`)
    this.schema.raw(`call wall_table('stock_transfers_lines')`)
    this.schema.raw(`create table weighing_tickets (
  tenant_id uuid not null,
  id uuid not null,
  version integer default 1 not null,
  created_at timestamp with time zone default clock_timestamp() not null,
  updated_at timestamp with time zone default clock_timestamp() not null,
  created_by uuid,
  updated_by uuid,
  code varchar(30) not null,
  second_weight numeric(18,3),
  second_at timestamp with time zone,
  gross numeric(18,3),
  tare numeric(18,3),
  net numeric(18,3),
  weigher_id uuid,
  status varchar(40),
  weighed_on date not null,
  licence_plate varchar(20) not null,
  driver_name varchar(255),
  first_weight numeric(18,3) not null,
  first_at timestamp with time zone not null,
  photos jsonb default '[]'::jsonb not null,
  note varchar(500)
)`)
    this.schema.raw(`alter table weighing_tickets add column licence_plate_order text collate "C" generated always as (vietnamese_order(licence_plate)) stored; comment on column weighing_tickets.licence_plate_order is 'vietnamese_order(licence_plate)'`)
    this.schema.raw(`alter table weighing_tickets add column driver_name_order text collate "C" generated always as (vietnamese_order(driver_name)) stored; comment on column weighing_tickets.driver_name_order is 'vietnamese_order(driver_name)'`)
    this.schema.raw(`alter table weighing_tickets add column search_text text generated always as (search_form(coalesce(code, '') || ' ' || coalesce(licence_plate, '') || ' ' || coalesce(driver_name, ''))) stored; comment on column weighing_tickets.search_text is 'search_form(coalesce(code, '''') || '' '' || coalesce(licence_plate, '''') || '' '' || coalesce(driver_name, ''''))'`)
    this.schema.raw(`alter table weighing_tickets add constraint weighing_tickets_pkey primary key (tenant_id, id); comment on constraint weighing_tickets_pkey on weighing_tickets is 'primary key (tenant_id, id)'`)
    this.schema.raw(`alter table weighing_tickets add constraint weighing_tickets_second_weight_check check (second_weight between 1 and 200000); comment on constraint weighing_tickets_second_weight_check on weighing_tickets is 'check (second_weight between 1 and 200000)'`)
    this.schema.raw(`alter table weighing_tickets add constraint weighing_tickets_second_at_check check (second_at between '2000-01-01' and '2101-01-01'); comment on constraint weighing_tickets_second_at_check on weighing_tickets is 'check (second_at between ''2000-01-01'' and ''2101-01-01'')'`)
    this.schema.raw(`alter table weighing_tickets add constraint weighing_tickets_gross_check check (gross between 0 and 999999999999999); comment on constraint weighing_tickets_gross_check on weighing_tickets is 'check (gross between 0 and 999999999999999)'`)
    this.schema.raw(`alter table weighing_tickets add constraint weighing_tickets_tare_check check (tare between 0 and 999999999999999); comment on constraint weighing_tickets_tare_check on weighing_tickets is 'check (tare between 0 and 999999999999999)'`)
    this.schema.raw(`alter table weighing_tickets add constraint weighing_tickets_net_check check (net between 0 and 999999999999999); comment on constraint weighing_tickets_net_check on weighing_tickets is 'check (net between 0 and 999999999999999)'`)
    this.schema.raw(`alter table weighing_tickets add constraint weighing_tickets_status_check check (status in ('open', 'closed', 'cancelled')); comment on constraint weighing_tickets_status_check on weighing_tickets is 'check (status in (''open'', ''closed'', ''cancelled''))'`)
    this.schema.raw(`alter table weighing_tickets add constraint weighing_tickets_weighed_on_check check (weighed_on between '2000-01-01' and '2100-12-31'); comment on constraint weighing_tickets_weighed_on_check on weighing_tickets is 'check (weighed_on between ''2000-01-01'' and ''2100-12-31'')'`)
    this.schema.raw(`alter table weighing_tickets add constraint weighing_tickets_first_weight_check check (first_weight between 1 and 200000); comment on constraint weighing_tickets_first_weight_check on weighing_tickets is 'check (first_weight between 1 and 200000)'`)
    this.schema.raw(`alter table weighing_tickets add constraint weighing_tickets_first_at_check check (first_at between '2000-01-01' and '2101-01-01'); comment on constraint weighing_tickets_first_at_check on weighing_tickets is 'check (first_at between ''2000-01-01'' and ''2101-01-01'')'`)
    this.schema.raw(`alter table weighing_tickets add constraint weighing_tickets_photos_check check (jsonb_typeof(photos) = 'array'); comment on constraint weighing_tickets_photos_check on weighing_tickets is 'check (jsonb_typeof(photos) = ''array'')'`)
    this.schema.raw(`create unique index weighing_tickets_code_unique on weighing_tickets (tenant_id, lower(code)); comment on index weighing_tickets_code_unique is 'unique (tenant_id, lower(code))'`)
    this.schema.raw(`create index weighing_tickets_weigher_id_index on weighing_tickets (tenant_id, weigher_id); comment on index weighing_tickets_weigher_id_index is '(tenant_id, weigher_id)'`)
    this.schema.raw(`create index weighing_tickets_created_at_index on weighing_tickets (tenant_id, created_at, id); comment on index weighing_tickets_created_at_index is '(tenant_id, created_at, id)'`)
    this.schema.raw(`create index weighing_tickets_search_text_index on weighing_tickets using gin (search_text gin_trgm_ops); comment on index weighing_tickets_search_text_index is 'using gin (search_text gin_trgm_ops)'`)
    this.schema.raw(`call wall_table('weighing_tickets'); call count_table('weighing_tickets'); call search_table('weighing_tickets')`)
    this.schema.raw(`create table stock_by_product_transfer_line (
  tenant_id uuid not null,
  product_id uuid not null,
  transfer_line_id uuid not null,
  pieces numeric(18,3) default 0 not null,
  actual_kg numeric(18,3) default 0 not null,
  barem_kg numeric(18,3) default 0 not null
)`)
    this.schema.raw(`alter table stock_by_product_transfer_line add constraint stock_by_product_transfer_line_pkey primary key (tenant_id, product_id, transfer_line_id); comment on constraint stock_by_product_transfer_line_pkey on stock_by_product_transfer_line is 'primary key (tenant_id, product_id, transfer_line_id)'`)
    this.schema.raw(`alter table stock_by_product_transfer_line add constraint stock_by_product_transfer_line_pieces_check check (pieces between 0 and 999999999999999); comment on constraint stock_by_product_transfer_line_pieces_check on stock_by_product_transfer_line is 'check (pieces between 0 and 999999999999999)'`)
    this.schema.raw(`alter table stock_by_product_transfer_line add constraint stock_by_product_transfer_line_actual_kg_check check (actual_kg between 0 and 999999999999999); comment on constraint stock_by_product_transfer_line_actual_kg_check on stock_by_product_transfer_line is 'check (actual_kg between 0 and 999999999999999)'`)
    this.schema.raw(`alter table stock_by_product_transfer_line add constraint stock_by_product_transfer_line_barem_kg_check check (barem_kg between 0 and 999999999999999); comment on constraint stock_by_product_transfer_line_barem_kg_check on stock_by_product_transfer_line is 'check (barem_kg between 0 and 999999999999999)'`)
    this.schema.raw(`alter table stock_by_product_transfer_line add constraint stock_by_product_transfer_line_empty_check check (pieces > 0 or (actual_kg = 0 and barem_kg = 0)); comment on constraint stock_by_product_transfer_line_empty_check on stock_by_product_transfer_line is 'check (pieces > 0 or (actual_kg = 0 and barem_kg = 0))'`)
    this.schema.raw(`call wall_table('stock_by_product_transfer_line'); call keep_balances('stock_by_product_transfer_line')`)
    this.schema.raw(`alter table warehouse_receipts_tickets add constraint warehouse_receipts_tickets_owner_fkey foreign key (tenant_id, owner_id) references warehouse_receipts (tenant_id, id) on delete cascade; comment on constraint warehouse_receipts_tickets_owner_fkey on warehouse_receipts_tickets is 'foreign key (tenant_id, owner_id) references warehouse_receipts (tenant_id, id) on delete cascade'`)
    this.schema.raw(`alter table warehouse_receipts_tickets add constraint warehouse_receipts_tickets_target_fkey foreign key (tenant_id, target_id) references weighing_tickets (tenant_id, id); comment on constraint warehouse_receipts_tickets_target_fkey on warehouse_receipts_tickets is 'foreign key (tenant_id, target_id) references weighing_tickets (tenant_id, id)'`)
    this.schema.raw(`alter table warehouse_issues_tickets add constraint warehouse_issues_tickets_owner_fkey foreign key (tenant_id, owner_id) references warehouse_issues (tenant_id, id) on delete cascade; comment on constraint warehouse_issues_tickets_owner_fkey on warehouse_issues_tickets is 'foreign key (tenant_id, owner_id) references warehouse_issues (tenant_id, id) on delete cascade'`)
    this.schema.raw(`alter table warehouse_issues_tickets add constraint warehouse_issues_tickets_target_fkey foreign key (tenant_id, target_id) references weighing_tickets (tenant_id, id); comment on constraint warehouse_issues_tickets_target_fkey on warehouse_issues_tickets is 'foreign key (tenant_id, target_id) references weighing_tickets (tenant_id, id)'`)
    this.schema.raw(`alter table stock_transfers add constraint stock_transfers_from_warehouse_id_fkey foreign key (tenant_id, from_warehouse_id) references warehouses (tenant_id, id); comment on constraint stock_transfers_from_warehouse_id_fkey on stock_transfers is 'foreign key (tenant_id, from_warehouse_id) references warehouses (tenant_id, id)'`)
    this.schema.raw(`alter table stock_transfers add constraint stock_transfers_to_warehouse_id_fkey foreign key (tenant_id, to_warehouse_id) references warehouses (tenant_id, id); comment on constraint stock_transfers_to_warehouse_id_fkey on stock_transfers is 'foreign key (tenant_id, to_warehouse_id) references warehouses (tenant_id, id)'`)
    this.schema.raw(`alter table stock_transfers add constraint stock_transfers_officer_id_fkey foreign key (tenant_id, officer_id) references users (tenant_id, id); comment on constraint stock_transfers_officer_id_fkey on stock_transfers is 'foreign key (tenant_id, officer_id) references users (tenant_id, id)'`)
    this.schema.raw(`alter table stock_transfers_lines add constraint stock_transfers_lines_owner_fkey foreign key (tenant_id, owner_id) references stock_transfers (tenant_id, id) on delete cascade; comment on constraint stock_transfers_lines_owner_fkey on stock_transfers_lines is 'foreign key (tenant_id, owner_id) references stock_transfers (tenant_id, id) on delete cascade'`)
    this.schema.raw(`alter table stock_transfers_lines add constraint stock_transfers_lines_product_id_fkey foreign key (tenant_id, product_id) references products (tenant_id, id); comment on constraint stock_transfers_lines_product_id_fkey on stock_transfers_lines is 'foreign key (tenant_id, product_id) references products (tenant_id, id)'`)
    this.schema.raw(`alter table weighing_tickets add constraint weighing_tickets_weigher_id_fkey foreign key (tenant_id, weigher_id) references users (tenant_id, id); comment on constraint weighing_tickets_weigher_id_fkey on weighing_tickets is 'foreign key (tenant_id, weigher_id) references users (tenant_id, id)'`)
    this.schema.raw(`alter table warehouse_receipts add column weighed_total numeric(18,3)`)
    this.schema.raw(`alter table warehouse_receipts add constraint warehouse_receipts_weighed_total_check check (weighed_total between 0 and 999999999999999); comment on constraint warehouse_receipts_weighed_total_check on warehouse_receipts is 'check (weighed_total between 0 and 999999999999999)'`)
    this.schema.raw(`alter table warehouse_issues add column weighed_total numeric(18,3)`)
    this.schema.raw(`alter table warehouse_issues add constraint warehouse_issues_weighed_total_check check (weighed_total between 0 and 999999999999999); comment on constraint warehouse_issues_weighed_total_check on warehouse_issues is 'check (weighed_total between 0 and 999999999999999)'`)
    this.schema.raw(`alter table warehouse_issues_lines add column requested_quantity numeric(18,3)`)
    this.schema.raw(`alter table warehouse_issues_lines add constraint warehouse_issues_lines_requested_quantity_check check (requested_quantity between 0 and 1000000); comment on constraint warehouse_issues_lines_requested_quantity_check on warehouse_issues_lines is 'check (requested_quantity between 0 and 1000000)'`)
    this.schema.raw(`drop index stock_entries_once_unique`)
    this.schema.raw(`alter table stock_entries alter column warehouse_id drop not null`)
    this.schema.raw(`alter table stock_entries add column transfer_line_id uuid`)
    this.schema.raw(`alter table stock_entries alter column by_product_warehouse_pieces drop not null`)
    this.schema.raw(`alter table stock_entries alter column by_product_warehouse_actual_kg drop not null`)
    this.schema.raw(`alter table stock_entries alter column by_product_warehouse_barem_kg drop not null`)
    this.schema.raw(`alter table stock_entries add column by_product_transfer_line_pieces numeric(18,3)`)
    this.schema.raw(`alter table stock_entries add column by_product_transfer_line_actual_kg numeric(18,3)`)
    this.schema.raw(`alter table stock_entries add column by_product_transfer_line_barem_kg numeric(18,3)`)
    this.schema.raw(`alter table stock_entries add constraint stock_entries_one_check check (num_nonnulls(warehouse_id, transfer_line_id) = 1); comment on constraint stock_entries_one_check on stock_entries is 'check (num_nonnulls(warehouse_id, transfer_line_id) = 1)'`)
    this.schema.raw(`alter table stock_entries add constraint stock_entries_transfer_line_id_fkey foreign key (tenant_id, transfer_line_id) references stock_transfers_lines (tenant_id, id); comment on constraint stock_entries_transfer_line_id_fkey on stock_entries is 'foreign key (tenant_id, transfer_line_id) references stock_transfers_lines (tenant_id, id)'`)
    this.schema.raw(`create unique index stock_entries_once_unique on stock_entries (tenant_id, document_id, line_id, action, kind, product_id, warehouse_id, transfer_line_id, reverses_id) nulls not distinct; comment on index stock_entries_once_unique is 'unique (tenant_id, document_id, line_id, action, kind, product_id, warehouse_id, transfer_line_id, reverses_id) nulls not distinct'`)
    this.schema.raw(`create index stock_entries_transfer_line_id_index on stock_entries (tenant_id, transfer_line_id, date); comment on index stock_entries_transfer_line_id_index is '(tenant_id, transfer_line_id, date)'`)
  }

  override async down() {
    throw new Error('Migrations go forward only; restore a backup instead.')
  }
}
