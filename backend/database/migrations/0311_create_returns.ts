import { BaseSchema } from '@adonisjs/lucid/schema'
import { constraint, generated, index } from '#database/kept_definitions'

export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`create table return_reasons (
  tenant_id uuid not null,
  id uuid not null,
  version integer default 1 not null,
  created_at timestamp with time zone default clock_timestamp() not null,
  updated_at timestamp with time zone default clock_timestamp() not null,
  created_by uuid,
  updated_by uuid,
  code varchar(30) not null,
  name varchar(255) not null,
  description varchar(1000),
  status varchar(40) not null
)`)
    this.schema.raw(generated('return_reasons', 'name_order', 'text collate "C"', 'vietnamese_order(name)'))
    this.schema.raw(generated('return_reasons', 'search_text', 'text', `search_form(coalesce(code, '') || ' ' || coalesce(name, ''))`))
    this.schema.raw(constraint('return_reasons', 'return_reasons_pkey', 'primary key (tenant_id, id)'))
    this.schema.raw(constraint('return_reasons', 'return_reasons_status_check', `check (status in ('active', 'inactive'))`))
    this.schema.raw(index('return_reasons', 'return_reasons_code_unique', 'unique (tenant_id, lower(code))'))
    this.schema.raw(index('return_reasons', 'return_reasons_created_at_index', '(tenant_id, created_at, id)'))
    this.schema.raw(index('return_reasons', 'return_reasons_name_order_index', '(tenant_id, name_order, id)'))
    this.schema.raw(index('return_reasons', 'return_reasons_search_text_index', 'using gin (search_text gin_trgm_ops)'))
    this.schema.raw(`call wall_table('return_reasons'); call count_table('return_reasons'); call search_table('return_reasons')`)
    this.schema.raw(`create table returns (
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
  discount numeric(15,0),
  vat varchar(40),
  tax numeric(15,0),
  added_cost numeric(15,0),
  total_refund numeric(15,0),
  undone_on date,
  invoice_id uuid,
  customer_id uuid,
  reason_id uuid,
  document_date date not null,
  contract_number varchar(50),
  tax_code varchar(14),
  contact_person varchar(255),
  contact_phone varchar(11),
  shipping_address jsonb,
  warehouse_id uuid,
  officer_id uuid,
  damaged_warehouse_id uuid,
  scrap_warehouse_id uuid,
  approver_id uuid,
  status varchar(40),
  revision integer,
  attachments jsonb default '[]'::jsonb not null,
  note varchar(2000)
)`)
    this.schema.raw(generated('returns', 'search_text', 'text', `search_form(coalesce(code, '') || ' ' || coalesce(contract_number, '') || ' ' || coalesce(contact_person, '') || ' ' || coalesce(contact_phone, ''))`))
    this.schema.raw(constraint('returns', 'returns_pkey', 'primary key (tenant_id, id)'))
    this.schema.raw(constraint('returns', 'returns_item_count_check', 'check (item_count between -999999999999999 and 999999999999999)'))
    this.schema.raw(constraint('returns', 'returns_theoretical_weight_check', 'check (theoretical_weight between 0 and 999999999999999)'))
    this.schema.raw(constraint('returns', 'returns_actual_weight_check', 'check (actual_weight between 0 and 999999999999999)'))
    this.schema.raw(constraint('returns', 'returns_total_check', 'check (total between 0 and 999999999999999)'))
    this.schema.raw(constraint('returns', 'returns_discount_check', 'check (discount between -999999999999999 and 999999999999999)'))
    this.schema.raw(constraint('returns', 'returns_vat_check', `check (vat in ('off', 'excluded', 'included'))`))
    this.schema.raw(constraint('returns', 'returns_tax_check', 'check (tax between -999999999999999 and 999999999999999)'))
    this.schema.raw(constraint('returns', 'returns_added_cost_check', 'check (added_cost between 0 and 999999999999999)'))
    this.schema.raw(constraint('returns', 'returns_total_refund_check', 'check (total_refund between -999999999999999 and 999999999999999)'))
    this.schema.raw(constraint('returns', 'returns_undone_on_check', `check (undone_on between '2000-01-01' and '2100-12-31')`))
    this.schema.raw(constraint('returns', 'returns_document_date_check', `check (document_date between '2000-01-01' and '2100-12-31')`))
    this.schema.raw(constraint('returns', 'returns_shipping_address_check', `check (jsonb_typeof(shipping_address) = 'object')`))
    this.schema.raw(constraint('returns', 'returns_status_check', `check (status in ('draft', 'received', 'pending', 'rejected', 'done', 'cancelled'))`))
    this.schema.raw(constraint('returns', 'returns_revision_check', 'check (revision between 0 and 2147483647)'))
    this.schema.raw(constraint('returns', 'returns_attachments_check', `check (jsonb_typeof(attachments) = 'array')`))
    this.schema.raw(constraint('returns', 'returns_complete_check', `check (status in ('draft', 'cancelled') or (invoice_id is not null and customer_id is not null and reason_id is not null and warehouse_id is not null))`))
    this.schema.raw(index('returns', 'returns_code_unique', 'unique (tenant_id, lower(code))'))
    this.schema.raw(index('returns', 'returns_invoice_id_index', '(tenant_id, invoice_id)'))
    this.schema.raw(index('returns', 'returns_customer_id_index', '(tenant_id, customer_id)'))
    this.schema.raw(index('returns', 'returns_reason_id_index', '(tenant_id, reason_id)'))
    this.schema.raw(index('returns', 'returns_warehouse_id_index', '(tenant_id, warehouse_id)'))
    this.schema.raw(index('returns', 'returns_officer_id_index', '(tenant_id, officer_id)'))
    this.schema.raw(index('returns', 'returns_damaged_warehouse_id_index', '(tenant_id, damaged_warehouse_id)'))
    this.schema.raw(index('returns', 'returns_scrap_warehouse_id_index', '(tenant_id, scrap_warehouse_id)'))
    this.schema.raw(index('returns', 'returns_approver_id_index', '(tenant_id, approver_id)'))
    this.schema.raw(index('returns', 'returns_created_at_index', '(tenant_id, created_at, id)'))
    this.schema.raw(index('returns', 'returns_search_text_index', 'using gin (search_text gin_trgm_ops)'))
    this.schema.raw(`call wall_table('returns'); call count_table('returns'); call search_table('returns')`)
    this.schema.raw(`create table returns_more_invoices (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  position integer not null
)`)
    this.schema.raw(constraint('returns_more_invoices', 'returns_more_invoices_pkey', 'primary key (tenant_id, owner_id, target_id)'))
    this.schema.raw(index('returns_more_invoices', 'returns_more_invoices_target_index', '(tenant_id, target_id)'))
    this.schema.raw(`call wall_table('returns_more_invoices')`)
    this.schema.raw(`create table returns_lines (
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
  invoice_line_id uuid,
  order_line_id uuid,
  quantity numeric(18,3),
  length numeric(19,4),
  theoretical_weight numeric(18,3),
  sold_weight numeric(18,3),
  actual_weight numeric(18,3),
  error_margin numeric(17,2),
  weight_basis varchar(40),
  paid_weight numeric(18,3),
  product_status varchar(40) not null,
  reason varchar(255),
  price_type varchar(40),
  unit_price numeric(17,2),
  amount numeric(15,0),
  discount_share numeric(15,0),
  vat_rate numeric(17,2),
  tax numeric(15,0),
  added_cost numeric(15,0),
  note varchar(255)
)`)
    this.schema.raw(constraint('returns_lines', 'returns_lines_pkey', 'primary key (tenant_id, id)'))
    this.schema.raw(constraint('returns_lines', 'returns_lines_weight_mode_check', `check (weight_mode in ('none', 'per_piece', 'per_meter', 'geometry', 'coil'))`))
    this.schema.raw(constraint('returns_lines', 'returns_lines_barem_check', 'check (barem between 0 and 999999999999999)'))
    this.schema.raw(constraint('returns_lines', 'returns_lines_barem_basis_check', `check (barem_basis in ('metre', 'piece'))`))
    this.schema.raw(constraint('returns_lines', 'returns_lines_quantity_check', 'check (quantity between 0.001 and 1000000)'))
    this.schema.raw(constraint('returns_lines', 'returns_lines_length_check', 'check (length between 0 and 999999999999999)'))
    this.schema.raw(constraint('returns_lines', 'returns_lines_theoretical_weight_check', 'check (theoretical_weight between 0 and 999999999999999)'))
    this.schema.raw(constraint('returns_lines', 'returns_lines_sold_weight_check', 'check (sold_weight between 0 and 999999999999999)'))
    this.schema.raw(constraint('returns_lines', 'returns_lines_actual_weight_check', 'check (actual_weight between 0 and 999999999999999)'))
    this.schema.raw(constraint('returns_lines', 'returns_lines_error_margin_check', 'check (error_margin between -999999999999999 and 999999999999999)'))
    this.schema.raw(constraint('returns_lines', 'returns_lines_weight_basis_check', `check (weight_basis in ('sold', 'returned'))`))
    this.schema.raw(constraint('returns_lines', 'returns_lines_paid_weight_check', 'check (paid_weight between 0 and 999999999999999)'))
    this.schema.raw(constraint('returns_lines', 'returns_lines_product_status_check', `check (product_status in ('good', 'damaged', 'scrap'))`))
    this.schema.raw(constraint('returns_lines', 'returns_lines_price_type_check', `check (price_type in ('piece', 'actual_kg', 'barem_kg'))`))
    this.schema.raw(constraint('returns_lines', 'returns_lines_unit_price_check', 'check (unit_price between 0 and 999999999999999)'))
    this.schema.raw(constraint('returns_lines', 'returns_lines_amount_check', 'check (amount between 0 and 999999999999999)'))
    this.schema.raw(constraint('returns_lines', 'returns_lines_discount_share_check', 'check (discount_share between -999999999999999 and 999999999999999)'))
    this.schema.raw(constraint('returns_lines', 'returns_lines_vat_rate_check', 'check (vat_rate between 0 and 100)'))
    this.schema.raw(constraint('returns_lines', 'returns_lines_tax_check', 'check (tax between -999999999999999 and 999999999999999)'))
    this.schema.raw(constraint('returns_lines', 'returns_lines_added_cost_check', 'check (added_cost between 0 and 999999999999999)'))
    this.schema.raw(index('returns_lines', 'returns_lines_owner_index', '(tenant_id, owner_id, position)'))
    this.schema.raw(index('returns_lines', 'returns_lines_product_id_index', '(tenant_id, product_id)'))
    this.schema.raw(index('returns_lines', 'returns_lines_invoice_line_id_index', '(tenant_id, invoice_line_id)'))
    this.schema.raw(index('returns_lines', 'returns_lines_order_line_id_index', '(tenant_id, order_line_id)'))
    this.schema.raw(`call wall_table('returns_lines')`)
    this.schema.raw(constraint('returns', 'returns_invoice_id_fkey', 'foreign key (tenant_id, invoice_id) references invoices (tenant_id, id)'))
    this.schema.raw(constraint('returns', 'returns_customer_id_fkey', 'foreign key (tenant_id, customer_id) references customers (tenant_id, id)'))
    this.schema.raw(constraint('returns', 'returns_reason_id_fkey', 'foreign key (tenant_id, reason_id) references return_reasons (tenant_id, id)'))
    this.schema.raw(constraint('returns', 'returns_warehouse_id_fkey', 'foreign key (tenant_id, warehouse_id) references warehouses (tenant_id, id)'))
    this.schema.raw(constraint('returns', 'returns_officer_id_fkey', 'foreign key (tenant_id, officer_id) references users (tenant_id, id)'))
    this.schema.raw(constraint('returns', 'returns_damaged_warehouse_id_fkey', 'foreign key (tenant_id, damaged_warehouse_id) references warehouses (tenant_id, id)'))
    this.schema.raw(constraint('returns', 'returns_scrap_warehouse_id_fkey', 'foreign key (tenant_id, scrap_warehouse_id) references warehouses (tenant_id, id)'))
    this.schema.raw(constraint('returns', 'returns_approver_id_fkey', 'foreign key (tenant_id, approver_id) references users (tenant_id, id)'))
    this.schema.raw(constraint('returns_more_invoices', 'returns_more_invoices_owner_fkey', 'foreign key (tenant_id, owner_id) references returns (tenant_id, id) on delete cascade'))
    this.schema.raw(constraint('returns_more_invoices', 'returns_more_invoices_target_fkey', 'foreign key (tenant_id, target_id) references invoices (tenant_id, id)'))
    this.schema.raw(constraint('returns_lines', 'returns_lines_owner_fkey', 'foreign key (tenant_id, owner_id) references returns (tenant_id, id) on delete cascade'))
    this.schema.raw(constraint('returns_lines', 'returns_lines_product_id_fkey', 'foreign key (tenant_id, product_id) references products (tenant_id, id)'))
    this.schema.raw(constraint('returns_lines', 'returns_lines_invoice_line_id_fkey', 'foreign key (tenant_id, invoice_line_id) references invoices_lines (tenant_id, id)'))
    this.schema.raw(constraint('returns_lines', 'returns_lines_order_line_id_fkey', 'foreign key (tenant_id, order_line_id) references sales_orders_lines (tenant_id, id)'))
    this.schema.raw(`alter table warehouses add column use varchar(40) default 'sale' not null; alter table warehouses alter column use drop default`)
    this.schema.raw(constraint('warehouses', 'warehouses_use_check', `check (use in ('sale', 'quarantine', 'scrap'))`))
    this.schema.raw('alter table debt_transactions add column return_id uuid')
    this.schema.raw(constraint('debt_transactions', 'debt_transactions_return_id_fkey', 'foreign key (tenant_id, return_id) references returns (tenant_id, id)'))
    this.schema.raw(index('debt_transactions', 'debt_transactions_return_id_index', '(tenant_id, return_id)'))
  }

  override async down() {
    throw new Error('Migrations go forward only; restore a backup instead.')
  }
}
