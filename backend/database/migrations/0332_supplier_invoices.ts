import { BaseSchema } from '@adonisjs/lucid/schema'
import { constraint, generated, index } from '#database/kept_definitions'

export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`create table supplier_invoices (
  tenant_id uuid not null,
  id uuid not null,
  version integer default 1 not null,
  created_at timestamp with time zone default clock_timestamp() not null,
  updated_at timestamp with time zone default clock_timestamp() not null,
  created_by uuid,
  updated_by uuid,
  code varchar(30) not null,
  status varchar(40),
  item_count numeric(18,3),
  vat varchar(40),
  total numeric(15,0),
  tax numeric(15,0),
  payable numeric(15,0),
  received numeric(15,0),
  owing numeric(15,0),
  undone_on date,
  receipt_id uuid,
  supplier_id uuid,
  seller_tax_code varchar(14),
  form varchar(11),
  serial varchar(20),
  number varchar(50),
  issued_on date not null,
  document_date date not null,
  due_date date,
  control_total numeric(15,0),
  authority_code varchar(40),
  lookup_code varchar(60),
  attachments jsonb default '[]'::jsonb not null,
  note varchar(2000)
)`)
    this.schema.raw(generated('supplier_invoices', 'serial_order', 'text collate "C"', 'vietnamese_order(serial)'))
    this.schema.raw(generated('supplier_invoices', 'number_order', 'text collate "C"', 'vietnamese_order(number)'))
    this.schema.raw(generated('supplier_invoices', 'search_text', 'text', `search_form(coalesce(code, '') || ' ' || coalesce(number, '') || ' ' || coalesce(serial, '') || ' ' || coalesce(seller_tax_code, '') || ' ' || coalesce(authority_code, '') || ' ' || coalesce(lookup_code, ''))`))
    this.schema.raw(constraint('supplier_invoices', 'supplier_invoices_pkey', 'primary key (tenant_id, id)'))
    this.schema.raw(constraint('supplier_invoices', 'supplier_invoices_status_check', `check (status in ('draft', 'recorded', 'done', 'cancelled'))`))
    this.schema.raw(constraint('supplier_invoices', 'supplier_invoices_item_count_check', 'check (item_count between -999999999999999 and 999999999999999)'))
    this.schema.raw(constraint('supplier_invoices', 'supplier_invoices_vat_check', `check (vat in ('off', 'excluded', 'included'))`))
    this.schema.raw(constraint('supplier_invoices', 'supplier_invoices_total_check', 'check (total between 0 and 999999999999999)'))
    this.schema.raw(constraint('supplier_invoices', 'supplier_invoices_tax_check', 'check (tax between 0 and 999999999999999)'))
    this.schema.raw(constraint('supplier_invoices', 'supplier_invoices_payable_check', 'check (payable between 0 and 999999999999999)'))
    this.schema.raw(constraint('supplier_invoices', 'supplier_invoices_received_check', 'check (received between -999999999999999 and 999999999999999)'))
    this.schema.raw(constraint('supplier_invoices', 'supplier_invoices_owing_check', 'check (owing between -999999999999999 and 999999999999999)'))
    this.schema.raw(constraint('supplier_invoices', 'supplier_invoices_undone_on_check', `check (undone_on between '2000-01-01' and '2100-12-31')`))
    this.schema.raw(constraint('supplier_invoices', 'supplier_invoices_issued_on_check', `check (issued_on between '2000-01-01' and '2100-12-31')`))
    this.schema.raw(constraint('supplier_invoices', 'supplier_invoices_document_date_check', `check (document_date between '2000-01-01' and '2100-12-31')`))
    this.schema.raw(constraint('supplier_invoices', 'supplier_invoices_due_date_check', `check (due_date between '2000-01-01' and '2100-12-31')`))
    this.schema.raw(constraint('supplier_invoices', 'supplier_invoices_control_total_check', 'check (control_total between 0 and 999999999999999)'))
    this.schema.raw(constraint('supplier_invoices', 'supplier_invoices_attachments_check', `check (jsonb_typeof(attachments) = 'array')`))
    this.schema.raw(constraint('supplier_invoices', 'supplier_invoices_complete_check', `check (status in ('draft', 'cancelled') or (supplier_id is not null and serial is not null and number is not null))`))
    this.schema.raw(index('supplier_invoices', 'supplier_invoices_code_unique', 'unique (tenant_id, lower(code))'))
    this.schema.raw(index('supplier_invoices', 'supplier_invoices_receipt_id_index', '(tenant_id, receipt_id)'))
    this.schema.raw(index('supplier_invoices', 'supplier_invoices_supplier_id_index', '(tenant_id, supplier_id)'))
    this.schema.raw(index('supplier_invoices', 'supplier_invoices_created_at_index', '(tenant_id, created_at, id)'))
    this.schema.raw(index('supplier_invoices', 'supplier_invoices_search_text_index', 'using gin (search_text gin_trgm_ops)'))
    this.schema.raw(`call wall_table('supplier_invoices'); call count_table('supplier_invoices'); call search_table('supplier_invoices')`)
    this.schema.raw(`create table supplier_invoices_more_receipts (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  position integer not null
)`)
    this.schema.raw(constraint('supplier_invoices_more_receipts', 'supplier_invoices_more_receipts_pkey', 'primary key (tenant_id, owner_id, target_id)'))
    this.schema.raw(index('supplier_invoices_more_receipts', 'supplier_invoices_more_receipts_target_index', '(tenant_id, target_id)'))
    this.schema.raw(`call wall_table('supplier_invoices_more_receipts')`)
    this.schema.raw(`create table supplier_invoices_freight_receipts (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  position integer not null
)`)
    this.schema.raw(constraint('supplier_invoices_freight_receipts', 'supplier_invoices_freight_receipts_pkey', 'primary key (tenant_id, owner_id, target_id)'))
    this.schema.raw(index('supplier_invoices_freight_receipts', 'supplier_invoices_freight_receipts_target_index', '(tenant_id, target_id)'))
    this.schema.raw(`call wall_table('supplier_invoices_freight_receipts')`)
    this.schema.raw(`create table supplier_invoices_lines (
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
  receipt_line_id uuid,
  quantity numeric(18,3),
  length numeric(19,4),
  theoretical_weight numeric(18,3),
  stated_weight numeric(18,3),
  paid_weight numeric(18,3),
  price_type varchar(40),
  unit_price numeric(17,2),
  stated_amount numeric(15,0),
  amount numeric(15,0),
  received numeric(15,0),
  difference numeric(15,0),
  vat_rate numeric(17,2),
  stated_tax numeric(15,0),
  tax numeric(15,0),
  note varchar(255)
)`)
    this.schema.raw(constraint('supplier_invoices_lines', 'supplier_invoices_lines_pkey', 'primary key (tenant_id, id)'))
    this.schema.raw(constraint('supplier_invoices_lines', 'supplier_invoices_lines_weight_mode_check', `check (weight_mode in ('none', 'per_piece', 'per_meter', 'geometry', 'coil'))`))
    this.schema.raw(constraint('supplier_invoices_lines', 'supplier_invoices_lines_barem_check', 'check (barem between 0 and 999999999999999)'))
    this.schema.raw(constraint('supplier_invoices_lines', 'supplier_invoices_lines_barem_basis_check', `check (barem_basis in ('metre', 'piece'))`))
    this.schema.raw(constraint('supplier_invoices_lines', 'supplier_invoices_lines_quantity_check', 'check (quantity between 0.001 and 10000000)'))
    this.schema.raw(constraint('supplier_invoices_lines', 'supplier_invoices_lines_length_check', 'check (length between 0 and 999999999999999)'))
    this.schema.raw(constraint('supplier_invoices_lines', 'supplier_invoices_lines_theoretical_weight_check', 'check (theoretical_weight between 0 and 999999999999999)'))
    this.schema.raw(constraint('supplier_invoices_lines', 'supplier_invoices_lines_stated_weight_check', 'check (stated_weight between 0 and 999999999999999)'))
    this.schema.raw(constraint('supplier_invoices_lines', 'supplier_invoices_lines_paid_weight_check', 'check (paid_weight between 0 and 999999999999999)'))
    this.schema.raw(constraint('supplier_invoices_lines', 'supplier_invoices_lines_price_type_check', `check (price_type in ('piece', 'actual_kg', 'barem_kg'))`))
    this.schema.raw(constraint('supplier_invoices_lines', 'supplier_invoices_lines_unit_price_check', 'check (unit_price between 0 and 999999999999999)'))
    this.schema.raw(constraint('supplier_invoices_lines', 'supplier_invoices_lines_stated_amount_check', 'check (stated_amount between 0 and 999999999999999)'))
    this.schema.raw(constraint('supplier_invoices_lines', 'supplier_invoices_lines_amount_check', 'check (amount between 0 and 999999999999999)'))
    this.schema.raw(constraint('supplier_invoices_lines', 'supplier_invoices_lines_received_check', 'check (received between -999999999999999 and 999999999999999)'))
    this.schema.raw(constraint('supplier_invoices_lines', 'supplier_invoices_lines_difference_check', 'check (difference between -999999999999999 and 999999999999999)'))
    this.schema.raw(constraint('supplier_invoices_lines', 'supplier_invoices_lines_vat_rate_check', 'check (vat_rate between 0 and 100)'))
    this.schema.raw(constraint('supplier_invoices_lines', 'supplier_invoices_lines_stated_tax_check', 'check (stated_tax between 0 and 999999999999999)'))
    this.schema.raw(constraint('supplier_invoices_lines', 'supplier_invoices_lines_tax_check', 'check (tax between 0 and 999999999999999)'))
    this.schema.raw(index('supplier_invoices_lines', 'supplier_invoices_lines_owner_index', '(tenant_id, owner_id, position)'))
    this.schema.raw(index('supplier_invoices_lines', 'supplier_invoices_lines_product_id_index', '(tenant_id, product_id)'))
    this.schema.raw(index('supplier_invoices_lines', 'supplier_invoices_lines_receipt_line_id_index', '(tenant_id, receipt_line_id)'))
    this.schema.raw(`call wall_table('supplier_invoices_lines')`)
    this.schema.raw(`create table supplier_invoices_costs (
  tenant_id uuid not null,
  id uuid not null,
  owner_id uuid not null,
  position integer not null,
  expense_id uuid,
  content varchar(255),
  amount numeric(15,0),
  vat_rate numeric(17,2),
  stated_tax numeric(15,0),
  tax numeric(15,0)
)`)
    this.schema.raw(constraint('supplier_invoices_costs', 'supplier_invoices_costs_pkey', 'primary key (tenant_id, id)'))
    this.schema.raw(constraint('supplier_invoices_costs', 'supplier_invoices_costs_amount_check', 'check (amount between 1 and 999999999999999)'))
    this.schema.raw(constraint('supplier_invoices_costs', 'supplier_invoices_costs_vat_rate_check', 'check (vat_rate between 0 and 100)'))
    this.schema.raw(constraint('supplier_invoices_costs', 'supplier_invoices_costs_stated_tax_check', 'check (stated_tax between 0 and 999999999999999)'))
    this.schema.raw(constraint('supplier_invoices_costs', 'supplier_invoices_costs_tax_check', 'check (tax between 0 and 999999999999999)'))
    this.schema.raw(index('supplier_invoices_costs', 'supplier_invoices_costs_owner_index', '(tenant_id, owner_id, position)'))
    this.schema.raw(index('supplier_invoices_costs', 'supplier_invoices_costs_expense_id_index', '(tenant_id, expense_id)'))
    this.schema.raw(`call wall_table('supplier_invoices_costs')`)
    this.schema.raw(`create table matching_entries (
  tenant_id uuid not null,
  id uuid not null,
  posting_id uuid not null,
  reverses_id uuid,
  document varchar(60) not null,
  document_id uuid not null,
  line_id uuid,
  action varchar(40) not null,
  kind varchar(40) not null,
  date date not null,
  seq bigint not null,
  created_at timestamp with time zone not null,
  created_by uuid,
  receipt_line_id uuid,
  freight_receipt_id uuid,
  quantity numeric(18,3) not null,
  kg numeric(18,3) not null,
  booked numeric(15,0) not null,
  booked_tax numeric(15,0) not null,
  owed numeric(15,0) not null,
  amount numeric(15,0) not null,
  tax numeric(15,0) not null,
  by_receipt_line_quantity numeric(18,3),
  by_receipt_line_kg numeric(18,3),
  by_receipt_line_booked numeric(15,0),
  by_receipt_line_booked_tax numeric(15,0),
  by_receipt_line_owed numeric(15,0),
  by_receipt_line_amount numeric(15,0),
  by_receipt_line_tax numeric(15,0),
  by_freight_receipt_booked numeric(15,0),
  by_freight_receipt_owed numeric(15,0),
  by_freight_receipt_amount numeric(15,0),
  by_freight_receipt_tax numeric(15,0)
)`)
    this.schema.raw(constraint('matching_entries', 'matching_entries_pkey', 'primary key (tenant_id, id)'))
    this.schema.raw(constraint('matching_entries', 'matching_entries_kind_check', `check (kind in ('invoice', 'reversal'))`))
    this.schema.raw(constraint('matching_entries', 'matching_entries_one_check', 'check (num_nonnulls(receipt_line_id, freight_receipt_id) = 1)'))
    this.schema.raw(constraint('matching_entries', 'matching_entries_date_check', `check (date between '2000-01-01' and '2100-12-31')`))
    this.schema.raw(index('matching_entries', 'matching_entries_receipt_line_id_seq_unique', 'unique (tenant_id, receipt_line_id, seq) where receipt_line_id is not null'))
    this.schema.raw(index('matching_entries', 'matching_entries_freight_receipt_id_seq_unique', 'unique (tenant_id, freight_receipt_id, seq) where freight_receipt_id is not null'))
    this.schema.raw(index('matching_entries', 'matching_entries_once_unique', 'unique (tenant_id, document_id, line_id, action, kind, receipt_line_id, freight_receipt_id, reverses_id) nulls not distinct'))
    this.schema.raw(index('matching_entries', 'matching_entries_date_index', '(tenant_id, date)'))
    this.schema.raw(index('matching_entries', 'matching_entries_reverses_id_index', '(tenant_id, reverses_id) where reverses_id is not null'))
    this.schema.raw(index('matching_entries', 'matching_entries_receipt_line_id_index', '(tenant_id, receipt_line_id, date)'))
    this.schema.raw(index('matching_entries', 'matching_entries_freight_receipt_id_index', '(tenant_id, freight_receipt_id, date)'))
    this.schema.raw(`call wall_table('matching_entries'); call keep_entries('matching_entries')`)
    this.schema.raw(`create table matching_by_receipt_line (
  tenant_id uuid not null,
  receipt_line_id uuid not null,
  quantity numeric(18,3) default 0 not null,
  kg numeric(18,3) default 0 not null,
  booked numeric(15,0) default 0 not null,
  booked_tax numeric(15,0) default 0 not null,
  owed numeric(15,0) default 0 not null,
  amount numeric(15,0) default 0 not null,
  tax numeric(15,0) default 0 not null,
  seq bigint default 0 not null
)`)
    this.schema.raw(constraint('matching_by_receipt_line', 'matching_by_receipt_line_pkey', 'primary key (tenant_id, receipt_line_id)'))
    this.schema.raw(constraint('matching_by_receipt_line', 'matching_by_receipt_line_quantity_check', 'check (quantity between 0 and 999999999999999)'))
    this.schema.raw(constraint('matching_by_receipt_line', 'matching_by_receipt_line_kg_check', 'check (kg between 0 and 999999999999999)'))
    this.schema.raw(constraint('matching_by_receipt_line', 'matching_by_receipt_line_booked_check', 'check (booked between 0 and 999999999999999)'))
    this.schema.raw(constraint('matching_by_receipt_line', 'matching_by_receipt_line_booked_tax_check', 'check (booked_tax between 0 and 999999999999999)'))
    this.schema.raw(constraint('matching_by_receipt_line', 'matching_by_receipt_line_owed_check', 'check (owed between 0 and 999999999999999)'))
    this.schema.raw(constraint('matching_by_receipt_line', 'matching_by_receipt_line_amount_check', 'check (amount between 0 and 999999999999999)'))
    this.schema.raw(constraint('matching_by_receipt_line', 'matching_by_receipt_line_tax_check', 'check (tax between 0 and 999999999999999)'))
    this.schema.raw(`call wall_table('matching_by_receipt_line'); call keep_balances('matching_by_receipt_line')`)
    this.schema.raw(`create table matching_by_freight_receipt (
  tenant_id uuid not null,
  freight_receipt_id uuid not null,
  booked numeric(15,0) default 0 not null,
  owed numeric(15,0) default 0 not null,
  amount numeric(15,0) default 0 not null,
  tax numeric(15,0) default 0 not null,
  seq bigint default 0 not null
)`)
    this.schema.raw(constraint('matching_by_freight_receipt', 'matching_by_freight_receipt_pkey', 'primary key (tenant_id, freight_receipt_id)'))
    this.schema.raw(constraint('matching_by_freight_receipt', 'matching_by_freight_receipt_booked_check', 'check (booked between 0 and 999999999999999)'))
    this.schema.raw(constraint('matching_by_freight_receipt', 'matching_by_freight_receipt_owed_check', 'check (owed between 0 and 999999999999999)'))
    this.schema.raw(constraint('matching_by_freight_receipt', 'matching_by_freight_receipt_amount_check', 'check (amount between 0 and 999999999999999)'))
    this.schema.raw(constraint('matching_by_freight_receipt', 'matching_by_freight_receipt_tax_check', 'check (tax between 0 and 999999999999999)'))
    this.schema.raw(`call wall_table('matching_by_freight_receipt'); call keep_balances('matching_by_freight_receipt')`)
    this.schema.raw(`create table payables_by_supplier_invoice (
  tenant_id uuid not null,
  supplier_invoice_id uuid not null,
  amount numeric(15,0) default 0 not null
)`)
    this.schema.raw(constraint('payables_by_supplier_invoice', 'payables_by_supplier_invoice_pkey', 'primary key (tenant_id, supplier_invoice_id)'))
    this.schema.raw(constraint('payables_by_supplier_invoice', 'payables_by_supplier_invoice_amount_check', 'check (amount between -999999999999999 and 999999999999999)'))
    this.schema.raw(`call wall_table('payables_by_supplier_invoice'); call keep_balances('payables_by_supplier_invoice')`)
    this.schema.raw(constraint('supplier_invoices', 'supplier_invoices_receipt_id_fkey', 'foreign key (tenant_id, receipt_id) references warehouse_receipts (tenant_id, id)'))
    this.schema.raw(constraint('supplier_invoices', 'supplier_invoices_supplier_id_fkey', 'foreign key (tenant_id, supplier_id) references suppliers (tenant_id, id)'))
    this.schema.raw(constraint('supplier_invoices_more_receipts', 'supplier_invoices_more_receipts_owner_fkey', 'foreign key (tenant_id, owner_id) references supplier_invoices (tenant_id, id) on delete cascade'))
    this.schema.raw(constraint('supplier_invoices_more_receipts', 'supplier_invoices_more_receipts_target_fkey', 'foreign key (tenant_id, target_id) references warehouse_receipts (tenant_id, id)'))
    this.schema.raw(constraint('supplier_invoices_freight_receipts', 'supplier_invoices_freight_receipts_owner_fkey', 'foreign key (tenant_id, owner_id) references supplier_invoices (tenant_id, id) on delete cascade'))
    this.schema.raw(constraint('supplier_invoices_freight_receipts', 'supplier_invoices_freight_receipts_target_fkey', 'foreign key (tenant_id, target_id) references warehouse_receipts (tenant_id, id)'))
    this.schema.raw(constraint('supplier_invoices_lines', 'supplier_invoices_lines_owner_fkey', 'foreign key (tenant_id, owner_id) references supplier_invoices (tenant_id, id) on delete cascade'))
    this.schema.raw(constraint('supplier_invoices_lines', 'supplier_invoices_lines_product_id_fkey', 'foreign key (tenant_id, product_id) references products (tenant_id, id)'))
    this.schema.raw(constraint('supplier_invoices_lines', 'supplier_invoices_lines_receipt_line_id_fkey', 'foreign key (tenant_id, receipt_line_id) references warehouse_receipts_lines (tenant_id, id)'))
    this.schema.raw(constraint('supplier_invoices_costs', 'supplier_invoices_costs_owner_fkey', 'foreign key (tenant_id, owner_id) references supplier_invoices (tenant_id, id) on delete cascade'))
    this.schema.raw(constraint('supplier_invoices_costs', 'supplier_invoices_costs_expense_id_fkey', 'foreign key (tenant_id, expense_id) references business_expenses (tenant_id, id)'))
    this.schema.raw(constraint('matching_entries', 'matching_entries_receipt_line_id_fkey', 'foreign key (tenant_id, receipt_line_id) references warehouse_receipts_lines (tenant_id, id)'))
    this.schema.raw(constraint('matching_entries', 'matching_entries_freight_receipt_id_fkey', 'foreign key (tenant_id, freight_receipt_id) references warehouse_receipts (tenant_id, id)'))
    this.schema.raw('alter table debt_transactions_allocations add column supplier_invoice_id uuid')
    this.schema.raw(constraint('debt_transactions_allocations', 'debt_transactions_allocations_supplier_invoice_id_fkey', 'foreign key (tenant_id, supplier_invoice_id) references supplier_invoices (tenant_id, id)'))
    this.schema.raw(index('debt_transactions_allocations', 'debt_transactions_allocations_supplier_invoice_id_index', '(tenant_id, supplier_invoice_id)'))
    this.schema.raw('alter table payables_entries drop constraint payables_entries_kind_check')
    this.schema.raw('alter table payables_entries drop constraint payables_entries_one_check')
    this.schema.raw('drop index payables_entries_once_unique')
    this.schema.raw('alter table payables_entries add column supplier_invoice_id uuid')
    this.schema.raw('alter table payables_entries add column by_supplier_invoice_amount numeric(15,0)')
    this.schema.raw(constraint('payables_entries', 'payables_entries_kind_check', `check (kind in ('opening', 'goods', 'freight', 'payment', 'advance', 'refund', 'offset', 'invoice', 'allocation', 'reversal'))`))
    this.schema.raw(constraint('payables_entries', 'payables_entries_one_check', 'check (num_nonnulls(receipt_id, freight_receipt_id, transaction_id, opening_payable_id, supplier_invoice_id) = 1)'))
    this.schema.raw(constraint('payables_entries', 'payables_entries_supplier_invoice_id_fkey', 'foreign key (tenant_id, supplier_invoice_id) references supplier_invoices (tenant_id, id)'))
    this.schema.raw(index('payables_entries', 'payables_entries_once_unique', 'unique (tenant_id, document_id, line_id, action, kind, supplier_id, receipt_id, freight_receipt_id, transaction_id, opening_payable_id, supplier_invoice_id, reverses_id) nulls not distinct'))
    this.schema.raw(index('payables_entries', 'payables_entries_supplier_invoice_id_index', '(tenant_id, supplier_invoice_id, date)'))
  }

  override async down() {
    throw new Error('Migrations go forward only; restore a backup instead.')
  }
}
