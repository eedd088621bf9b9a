import { BaseSchema } from '@adonisjs/lucid/schema'
import { constraint, generated, index } from '#database/kept_definitions'

export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`create table stock_adjustments (
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
  total numeric(15,0),
  undone_on date,
  document_date date not null,
  warehouse_id uuid,
  kind varchar(40),
  reason varchar(2000),
  approver_id uuid,
  status varchar(40),
  revision integer,
  attachments jsonb default '[]'::jsonb not null,
  note varchar(2000)
)`)
    this.schema.raw(generated('stock_adjustments', 'search_text', 'text', `search_form(coalesce(code, ''))`))
    this.schema.raw(constraint('stock_adjustments', 'stock_adjustments_pkey', 'primary key (tenant_id, id)'))
    this.schema.raw(constraint('stock_adjustments', 'stock_adjustments_item_count_check', 'check (item_count between -999999999999999 and 999999999999999)'))
    this.schema.raw(constraint('stock_adjustments', 'stock_adjustments_theoretical_weight_check', 'check (theoretical_weight between 0 and 999999999999999)'))
    this.schema.raw(constraint('stock_adjustments', 'stock_adjustments_actual_weight_check', 'check (actual_weight between 0 and 999999999999999)'))
    this.schema.raw(constraint('stock_adjustments', 'stock_adjustments_total_check', 'check (total between 0 and 999999999999999)'))
    this.schema.raw(constraint('stock_adjustments', 'stock_adjustments_undone_on_check', `check (undone_on between '2000-01-01' and '2100-12-31')`))
    this.schema.raw(constraint('stock_adjustments', 'stock_adjustments_document_date_check', `check (document_date between '2000-01-01' and '2100-12-31')`))
    this.schema.raw(constraint('stock_adjustments', 'stock_adjustments_kind_check', `check (kind in ('loss', 'found', 'damage'))`))
    this.schema.raw(constraint('stock_adjustments', 'stock_adjustments_status_check', `check (status in ('draft', 'pending', 'approved', 'rejected', 'in_progress', 'done', 'cancelled'))`))
    this.schema.raw(constraint('stock_adjustments', 'stock_adjustments_revision_check', 'check (revision between 0 and 2147483647)'))
    this.schema.raw(constraint('stock_adjustments', 'stock_adjustments_attachments_check', `check (jsonb_typeof(attachments) = 'array')`))
    this.schema.raw(constraint('stock_adjustments', 'stock_adjustments_complete_check', `check (status in ('draft', 'cancelled') or (warehouse_id is not null and kind is not null and reason is not null))`))
    this.schema.raw(index('stock_adjustments', 'stock_adjustments_code_unique', 'unique (tenant_id, lower(code))'))
    this.schema.raw(index('stock_adjustments', 'stock_adjustments_warehouse_id_index', '(tenant_id, warehouse_id)'))
    this.schema.raw(index('stock_adjustments', 'stock_adjustments_approver_id_index', '(tenant_id, approver_id)'))
    this.schema.raw(index('stock_adjustments', 'stock_adjustments_created_at_index', '(tenant_id, created_at, id)'))
    this.schema.raw(index('stock_adjustments', 'stock_adjustments_search_text_index', 'using gin (search_text gin_trgm_ops)'))
    this.schema.raw(`call wall_table('stock_adjustments'); call count_table('stock_adjustments'); call search_table('stock_adjustments')`)
    this.schema.raw(`create table stock_adjustments_lines (
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
  unit_cost numeric(17,2),
  amount numeric(15,0),
  note varchar(255)
)`)
    this.schema.raw(constraint('stock_adjustments_lines', 'stock_adjustments_lines_pkey', 'primary key (tenant_id, id)'))
    this.schema.raw(constraint('stock_adjustments_lines', 'stock_adjustments_lines_weight_mode_check', `check (weight_mode in ('none', 'per_piece', 'per_meter', 'geometry', 'coil'))`))
    this.schema.raw(constraint('stock_adjustments_lines', 'stock_adjustments_lines_barem_check', 'check (barem between 0 and 999999999999999)'))
    this.schema.raw(constraint('stock_adjustments_lines', 'stock_adjustments_lines_barem_basis_check', `check (barem_basis in ('metre', 'piece'))`))
    this.schema.raw(constraint('stock_adjustments_lines', 'stock_adjustments_lines_quantity_check', 'check (quantity between 0.001 and 1000000)'))
    this.schema.raw(constraint('stock_adjustments_lines', 'stock_adjustments_lines_length_check', 'check (length between 0 and 999999999999999)'))
    this.schema.raw(constraint('stock_adjustments_lines', 'stock_adjustments_lines_theoretical_weight_check', 'check (theoretical_weight between 0 and 999999999999999)'))
    this.schema.raw(constraint('stock_adjustments_lines', 'stock_adjustments_lines_actual_weight_check', 'check (actual_weight between 0 and 999999999999999)'))
    this.schema.raw(constraint('stock_adjustments_lines', 'stock_adjustments_lines_unit_cost_check', 'check (unit_cost between 0 and 999999999999999)'))
    this.schema.raw(constraint('stock_adjustments_lines', 'stock_adjustments_lines_amount_check', 'check (amount between 0 and 999999999999999)'))
    this.schema.raw(index('stock_adjustments_lines', 'stock_adjustments_lines_owner_index', '(tenant_id, owner_id, position)'))
    this.schema.raw(index('stock_adjustments_lines', 'stock_adjustments_lines_product_id_index', '(tenant_id, product_id)'))
    this.schema.raw(`call wall_table('stock_adjustments_lines')`)
    this.schema.raw(constraint('stock_adjustments', 'stock_adjustments_warehouse_id_fkey', 'foreign key (tenant_id, warehouse_id) references warehouses (tenant_id, id)'))
    this.schema.raw(constraint('stock_adjustments', 'stock_adjustments_approver_id_fkey', 'foreign key (tenant_id, approver_id) references users (tenant_id, id)'))
    this.schema.raw(constraint('stock_adjustments_lines', 'stock_adjustments_lines_owner_fkey', 'foreign key (tenant_id, owner_id) references stock_adjustments (tenant_id, id) on delete cascade'))
    this.schema.raw(constraint('stock_adjustments_lines', 'stock_adjustments_lines_product_id_fkey', 'foreign key (tenant_id, product_id) references products (tenant_id, id)'))
  }

  override async down() {
    throw new Error('Migrations go forward only; restore a backup instead.')
  }
}
