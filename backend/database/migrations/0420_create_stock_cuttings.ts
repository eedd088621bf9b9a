import { BaseSchema } from '@adonisjs/lucid/schema'
import { constraint, generated, index } from '#database/kept_definitions'

export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`create table stock_cuttings (
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
  scrap_price numeric(17,2),
  actual_weight numeric(18,3),
  scrap_weight numeric(18,3),
  kerf_weight numeric(18,3),
  total numeric(15,0),
  status varchar(40),
  undone_on date,
  document_date date not null,
  warehouse_id uuid,
  officer_id uuid,
  kerf numeric(16,1) not null,
  note varchar(2000)
)`)
    this.schema.raw(generated('stock_cuttings', 'search_text', 'text', `search_form(coalesce(code, ''))`))
    this.schema.raw(constraint('stock_cuttings', 'stock_cuttings_pkey', 'primary key (tenant_id, id)'))
    this.schema.raw(constraint('stock_cuttings', 'stock_cuttings_item_count_check', 'check (item_count between -999999999999999 and 999999999999999)'))
    this.schema.raw(constraint('stock_cuttings', 'stock_cuttings_theoretical_weight_check', 'check (theoretical_weight between 0 and 999999999999999)'))
    this.schema.raw(constraint('stock_cuttings', 'stock_cuttings_scrap_price_check', 'check (scrap_price between 0 and 999999999999999)'))
    this.schema.raw(constraint('stock_cuttings', 'stock_cuttings_actual_weight_check', 'check (actual_weight between 0 and 999999999999999)'))
    this.schema.raw(constraint('stock_cuttings', 'stock_cuttings_scrap_weight_check', 'check (scrap_weight between 0 and 999999999999999)'))
    this.schema.raw(constraint('stock_cuttings', 'stock_cuttings_kerf_weight_check', 'check (kerf_weight between 0 and 999999999999999)'))
    this.schema.raw(constraint('stock_cuttings', 'stock_cuttings_total_check', 'check (total between 0 and 999999999999999)'))
    this.schema.raw(constraint('stock_cuttings', 'stock_cuttings_status_check', `check (status in ('draft', 'done', 'cancelled'))`))
    this.schema.raw(constraint('stock_cuttings', 'stock_cuttings_undone_on_check', `check (undone_on between '2000-01-01' and '2100-12-31')`))
    this.schema.raw(constraint('stock_cuttings', 'stock_cuttings_document_date_check', `check (document_date between '2000-01-01' and '2100-12-31')`))
    this.schema.raw(constraint('stock_cuttings', 'stock_cuttings_kerf_check', 'check (kerf between 0 and 100)'))
    this.schema.raw(constraint('stock_cuttings', 'stock_cuttings_complete_check', `check (status in ('draft', 'cancelled') or (warehouse_id is not null))`))
    this.schema.raw(index('stock_cuttings', 'stock_cuttings_code_unique', 'unique (tenant_id, lower(code))'))
    this.schema.raw(index('stock_cuttings', 'stock_cuttings_warehouse_id_index', '(tenant_id, warehouse_id)'))
    this.schema.raw(index('stock_cuttings', 'stock_cuttings_officer_id_index', '(tenant_id, officer_id)'))
    this.schema.raw(index('stock_cuttings', 'stock_cuttings_created_at_index', '(tenant_id, created_at, id)'))
    this.schema.raw(index('stock_cuttings', 'stock_cuttings_search_text_index', 'using gin (search_text gin_trgm_ops)'))
    this.schema.raw(`call wall_table('stock_cuttings'); call count_table('stock_cuttings'); call search_table('stock_cuttings')`)
    this.schema.raw(`create table stock_cuttings_pieces (
  tenant_id uuid not null,
  id uuid not null,
  owner_id uuid not null,
  position integer not null,
  bar integer,
  kind varchar(40),
  product_id uuid,
  length numeric(19,4),
  quantity numeric(18,3),
  theoretical_weight numeric(18,3),
  weight numeric(18,3),
  amount numeric(15,0)
)`)
    this.schema.raw(constraint('stock_cuttings_pieces', 'stock_cuttings_pieces_pkey', 'primary key (tenant_id, id)'))
    this.schema.raw(constraint('stock_cuttings_pieces', 'stock_cuttings_pieces_bar_check', 'check (bar between 1 and 1000)'))
    this.schema.raw(constraint('stock_cuttings_pieces', 'stock_cuttings_pieces_kind_check', `check (kind in ('piece', 'remnant', 'scrap'))`))
    this.schema.raw(constraint('stock_cuttings_pieces', 'stock_cuttings_pieces_length_check', 'check (length between 0 and 999999999999999)'))
    this.schema.raw(constraint('stock_cuttings_pieces', 'stock_cuttings_pieces_quantity_check', 'check (quantity between 0 and 999999999999999)'))
    this.schema.raw(constraint('stock_cuttings_pieces', 'stock_cuttings_pieces_theoretical_weight_check', 'check (theoretical_weight between 0 and 999999999999999)'))
    this.schema.raw(constraint('stock_cuttings_pieces', 'stock_cuttings_pieces_weight_check', 'check (weight between 0 and 999999999999999)'))
    this.schema.raw(constraint('stock_cuttings_pieces', 'stock_cuttings_pieces_amount_check', 'check (amount between 0 and 999999999999999)'))
    this.schema.raw(index('stock_cuttings_pieces', 'stock_cuttings_pieces_owner_index', '(tenant_id, owner_id, position)'))
    this.schema.raw(index('stock_cuttings_pieces', 'stock_cuttings_pieces_product_id_index', '(tenant_id, product_id)'))
    this.schema.raw(`call wall_table('stock_cuttings_pieces')`)
    this.schema.raw(`create table stock_cuttings_lines (
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
  cuts varchar(255),
  rest numeric(19,4),
  rest_is varchar(40),
  theoretical_weight numeric(18,3),
  actual_weight numeric(18,3),
  scrap_weight numeric(18,3),
  note varchar(255)
)`)
    this.schema.raw(constraint('stock_cuttings_lines', 'stock_cuttings_lines_pkey', 'primary key (tenant_id, id)'))
    this.schema.raw(constraint('stock_cuttings_lines', 'stock_cuttings_lines_weight_mode_check', `check (weight_mode in ('none', 'per_piece', 'per_meter', 'geometry', 'coil'))`))
    this.schema.raw(constraint('stock_cuttings_lines', 'stock_cuttings_lines_barem_check', 'check (barem between 0 and 999999999999999)'))
    this.schema.raw(constraint('stock_cuttings_lines', 'stock_cuttings_lines_barem_basis_check', `check (barem_basis in ('metre', 'piece'))`))
    this.schema.raw(constraint('stock_cuttings_lines', 'stock_cuttings_lines_quantity_check', 'check (quantity between 0.001 and 1000000)'))
    this.schema.raw(constraint('stock_cuttings_lines', 'stock_cuttings_lines_length_check', 'check (length between 0 and 999999999999999)'))
    this.schema.raw(constraint('stock_cuttings_lines', 'stock_cuttings_lines_rest_check', 'check (rest between 0 and 999999999999999)'))
    this.schema.raw(constraint('stock_cuttings_lines', 'stock_cuttings_lines_rest_is_check', `check (rest_is in ('remnant', 'scrap'))`))
    this.schema.raw(constraint('stock_cuttings_lines', 'stock_cuttings_lines_theoretical_weight_check', 'check (theoretical_weight between 0 and 999999999999999)'))
    this.schema.raw(constraint('stock_cuttings_lines', 'stock_cuttings_lines_actual_weight_check', 'check (actual_weight between 0 and 999999999999999)'))
    this.schema.raw(constraint('stock_cuttings_lines', 'stock_cuttings_lines_scrap_weight_check', 'check (scrap_weight between 0 and 999999999999999)'))
    this.schema.raw(index('stock_cuttings_lines', 'stock_cuttings_lines_owner_index', '(tenant_id, owner_id, position)'))
    this.schema.raw(index('stock_cuttings_lines', 'stock_cuttings_lines_product_id_index', '(tenant_id, product_id)'))
    this.schema.raw(`call wall_table('stock_cuttings_lines')`)
    this.schema.raw(constraint('stock_cuttings', 'stock_cuttings_warehouse_id_fkey', 'foreign key (tenant_id, warehouse_id) references warehouses (tenant_id, id)'))
    this.schema.raw(constraint('stock_cuttings', 'stock_cuttings_officer_id_fkey', 'foreign key (tenant_id, officer_id) references users (tenant_id, id)'))
    this.schema.raw(constraint('stock_cuttings_pieces', 'stock_cuttings_pieces_owner_fkey', 'foreign key (tenant_id, owner_id) references stock_cuttings (tenant_id, id) on delete cascade'))
    this.schema.raw(constraint('stock_cuttings_pieces', 'stock_cuttings_pieces_product_id_fkey', 'foreign key (tenant_id, product_id) references products (tenant_id, id)'))
    this.schema.raw(constraint('stock_cuttings_lines', 'stock_cuttings_lines_owner_fkey', 'foreign key (tenant_id, owner_id) references stock_cuttings (tenant_id, id) on delete cascade'))
    this.schema.raw(constraint('stock_cuttings_lines', 'stock_cuttings_lines_product_id_fkey', 'foreign key (tenant_id, product_id) references products (tenant_id, id)'))
    this.schema.raw(`alter table company_settings add column scrap_below numeric(17,2) default '1' not null; alter table company_settings alter column scrap_below drop default`)
    this.schema.raw('alter table company_settings add column scrap_product_id uuid')
    this.schema.raw(`alter table company_settings add column scrap_price numeric(17,2) default '0' not null; alter table company_settings alter column scrap_price drop default`)
    this.schema.raw(constraint('company_settings', 'company_settings_scrap_below_check', 'check (scrap_below between 0 and 100)'))
    this.schema.raw(constraint('company_settings', 'company_settings_scrap_product_id_fkey', 'foreign key (tenant_id, scrap_product_id) references products (tenant_id, id)'))
    this.schema.raw(constraint('company_settings', 'company_settings_scrap_price_check', 'check (scrap_price between 0 and 999999999999999)'))
    this.schema.raw(index('company_settings', 'company_settings_scrap_product_id_index', '(tenant_id, scrap_product_id)'))
    this.schema.raw('alter table stock_entries drop constraint stock_entries_kind_check')
    this.schema.raw(constraint('stock_entries', 'stock_entries_kind_check', `check (kind in ('opening', 'receipt', 'issue', 'return_in', 'return_out', 'transfer_out', 'transfer_in', 'adjust', 'weight_variance', 'cost_correction', 'cut_out', 'cut_in', 'barem_restate', 'reversal'))`))
  }

  override async down() {
    throw new Error('Migrations go forward only; restore a backup instead.')
  }
}
