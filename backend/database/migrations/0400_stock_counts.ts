import { BaseSchema } from '@adonisjs/lucid/schema'
import { constraint, generated, index } from '#database/kept_definitions'

export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`create table stock_counts (
  tenant_id uuid not null,
  id uuid not null,
  version integer default 1 not null,
  created_at timestamp with time zone default clock_timestamp() not null,
  updated_at timestamp with time zone default clock_timestamp() not null,
  created_by uuid,
  updated_by uuid,
  code varchar(30) not null,
  item_count numeric(18,3),
  differing integer,
  size varchar(40),
  total numeric(15,0),
  undone_on date,
  document_date date not null,
  warehouse_id uuid,
  product_group_id uuid,
  place varchar(120),
  counter_id uuid,
  is_blind boolean default false not null,
  is_compared boolean default false not null,
  reason varchar(500),
  approver_id uuid,
  status varchar(40),
  revision integer,
  attachments jsonb default '[]'::jsonb not null,
  note varchar(2000)
)`)
    this.schema.raw(generated('stock_counts', 'place_order', 'text collate "C"', 'vietnamese_order(place)'))
    this.schema.raw(generated('stock_counts', 'search_text', 'text', `search_form(coalesce(code, '') || ' ' || coalesce(place, ''))`))
    this.schema.raw(constraint('stock_counts', 'stock_counts_pkey', 'primary key (tenant_id, id)'))
    this.schema.raw(constraint('stock_counts', 'stock_counts_item_count_check', 'check (item_count between -999999999999999 and 999999999999999)'))
    this.schema.raw(constraint('stock_counts', 'stock_counts_differing_check', 'check (differing between -2147483648 and 2147483647)'))
    this.schema.raw(constraint('stock_counts', 'stock_counts_size_check', `check (size in ('none', 'small', 'large'))`))
    this.schema.raw(constraint('stock_counts', 'stock_counts_total_check', 'check (total between -999999999999999 and 999999999999999)'))
    this.schema.raw(constraint('stock_counts', 'stock_counts_undone_on_check', `check (undone_on between '2000-01-01' and '2100-12-31')`))
    this.schema.raw(constraint('stock_counts', 'stock_counts_document_date_check', `check (document_date between '2000-01-01' and '2100-12-31')`))
    this.schema.raw(constraint('stock_counts', 'stock_counts_status_check', `check (status in ('draft', 'pending', 'approved', 'rejected', 'in_progress', 'done', 'cancelled'))`))
    this.schema.raw(constraint('stock_counts', 'stock_counts_revision_check', 'check (revision between 0 and 2147483647)'))
    this.schema.raw(constraint('stock_counts', 'stock_counts_attachments_check', `check (jsonb_typeof(attachments) = 'array')`))
    this.schema.raw(constraint('stock_counts', 'stock_counts_complete_check', `check (status in ('draft', 'cancelled') or (warehouse_id is not null))`))
    this.schema.raw(index('stock_counts', 'stock_counts_code_unique', 'unique (tenant_id, lower(code))'))
    this.schema.raw(index('stock_counts', 'stock_counts_warehouse_id_index', '(tenant_id, warehouse_id)'))
    this.schema.raw(index('stock_counts', 'stock_counts_product_group_id_index', '(tenant_id, product_group_id)'))
    this.schema.raw(index('stock_counts', 'stock_counts_counter_id_index', '(tenant_id, counter_id)'))
    this.schema.raw(index('stock_counts', 'stock_counts_approver_id_index', '(tenant_id, approver_id)'))
    this.schema.raw(index('stock_counts', 'stock_counts_created_at_index', '(tenant_id, created_at, id)'))
    this.schema.raw(index('stock_counts', 'stock_counts_search_text_index', 'using gin (search_text gin_trgm_ops)'))
    this.schema.raw(`call wall_table('stock_counts'); call count_table('stock_counts'); call search_table('stock_counts')`)
    this.schema.raw(`create table stock_counts_lines (
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
  place varchar(60),
  quantity numeric(18,3),
  pieces_per_bundle integer,
  length numeric(19,4),
  actual_weight numeric(18,3),
  expected numeric(18,3),
  expected_kg numeric(18,3),
  difference numeric(18,3),
  difference_kg numeric(18,3),
  unit_cost numeric(17,2),
  amount numeric(15,0),
  reason varchar(255)
)`)
    this.schema.raw(constraint('stock_counts_lines', 'stock_counts_lines_pkey', 'primary key (tenant_id, id)'))
    this.schema.raw(constraint('stock_counts_lines', 'stock_counts_lines_weight_mode_check', `check (weight_mode in ('none', 'per_piece', 'per_meter', 'geometry', 'coil'))`))
    this.schema.raw(constraint('stock_counts_lines', 'stock_counts_lines_barem_check', 'check (barem between 0 and 999999999999999)'))
    this.schema.raw(constraint('stock_counts_lines', 'stock_counts_lines_barem_basis_check', `check (barem_basis in ('metre', 'piece'))`))
    this.schema.raw(constraint('stock_counts_lines', 'stock_counts_lines_quantity_check', 'check (quantity between 0 and 10000000)'))
    this.schema.raw(constraint('stock_counts_lines', 'stock_counts_lines_pieces_per_bundle_check', 'check (pieces_per_bundle between 1 and 100000)'))
    this.schema.raw(constraint('stock_counts_lines', 'stock_counts_lines_length_check', 'check (length between 0 and 999999999999999)'))
    this.schema.raw(constraint('stock_counts_lines', 'stock_counts_lines_actual_weight_check', 'check (actual_weight between 0 and 999999999999999)'))
    this.schema.raw(constraint('stock_counts_lines', 'stock_counts_lines_expected_check', 'check (expected between -999999999999999 and 999999999999999)'))
    this.schema.raw(constraint('stock_counts_lines', 'stock_counts_lines_expected_kg_check', 'check (expected_kg between -999999999999999 and 999999999999999)'))
    this.schema.raw(constraint('stock_counts_lines', 'stock_counts_lines_difference_check', 'check (difference between -999999999999999 and 999999999999999)'))
    this.schema.raw(constraint('stock_counts_lines', 'stock_counts_lines_difference_kg_check', 'check (difference_kg between -999999999999999 and 999999999999999)'))
    this.schema.raw(constraint('stock_counts_lines', 'stock_counts_lines_unit_cost_check', 'check (unit_cost between 0 and 999999999999999)'))
    this.schema.raw(constraint('stock_counts_lines', 'stock_counts_lines_amount_check', 'check (amount between -999999999999999 and 999999999999999)'))
    this.schema.raw(index('stock_counts_lines', 'stock_counts_lines_owner_index', '(tenant_id, owner_id, position)'))
    this.schema.raw(index('stock_counts_lines', 'stock_counts_lines_product_id_index', '(tenant_id, product_id)'))
    this.schema.raw(`call wall_table('stock_counts_lines')`)
    this.schema.raw(constraint('stock_counts', 'stock_counts_warehouse_id_fkey', 'foreign key (tenant_id, warehouse_id) references warehouses (tenant_id, id)'))
    this.schema.raw(constraint('stock_counts', 'stock_counts_product_group_id_fkey', 'foreign key (tenant_id, product_group_id) references product_groups (tenant_id, id)'))
    this.schema.raw(constraint('stock_counts', 'stock_counts_counter_id_fkey', 'foreign key (tenant_id, counter_id) references users (tenant_id, id)'))
    this.schema.raw(constraint('stock_counts', 'stock_counts_approver_id_fkey', 'foreign key (tenant_id, approver_id) references users (tenant_id, id)'))
    this.schema.raw(constraint('stock_counts_lines', 'stock_counts_lines_owner_fkey', 'foreign key (tenant_id, owner_id) references stock_counts (tenant_id, id) on delete cascade'))
    this.schema.raw(constraint('stock_counts_lines', 'stock_counts_lines_product_id_fkey', 'foreign key (tenant_id, product_id) references products (tenant_id, id)'))
    this.schema.raw(`alter table company_settings add column stock_count_limit numeric(15,0) default '2000000' not null; alter table company_settings alter column stock_count_limit drop default`)
    this.schema.raw(constraint('company_settings', 'company_settings_stock_count_limit_check', 'check (stock_count_limit between 0 and 999999999999999)'))
    this.schema.raw('alter table stock_adjustments drop constraint stock_adjustments_kind_check')
    this.schema.raw('alter table stock_adjustments add column stock_count_id uuid')
    this.schema.raw(constraint('stock_adjustments', 'stock_adjustments_stock_count_id_fkey', 'foreign key (tenant_id, stock_count_id) references stock_counts (tenant_id, id)'))
    this.schema.raw(constraint('stock_adjustments', 'stock_adjustments_kind_check', `check (kind in ('loss', 'found', 'damage', 'weight'))`))
    this.schema.raw(index('stock_adjustments', 'stock_adjustments_stock_count_id_index', '(tenant_id, stock_count_id)'))
    this.schema.raw('alter table stock_adjustments_lines add column weight_difference numeric(18,3)')
    this.schema.raw(constraint('stock_adjustments_lines', 'stock_adjustments_lines_weight_difference_check', 'check (weight_difference between -1000000 and 1000000)'))
  }

  override async down() {
    throw new Error('Migrations go forward only; restore a backup instead.')
  }
}
