import { BaseSchema } from '@adonisjs/lucid/schema'
import { constraint, generated, index } from '#database/kept_definitions'

export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`create table price_settlements (
  tenant_id uuid not null,
  id uuid not null,
  version integer default 1 not null,
  created_at timestamp with time zone default clock_timestamp() not null,
  updated_at timestamp with time zone default clock_timestamp() not null,
  created_by uuid,
  updated_by uuid,
  code varchar(30) not null,
  item_count numeric(18,3),
  total numeric(15,0),
  owing numeric(15,0),
  undone_on date,
  receipt_id uuid,
  supplier_id uuid,
  document_date date not null,
  due_date date,
  basis varchar(255),
  approver_id uuid,
  status varchar(40),
  revision integer,
  attachments jsonb default '[]'::jsonb not null,
  note varchar(2000)
)`)
    this.schema.raw(generated('price_settlements', 'basis_order', 'text collate "C"', 'vietnamese_order(basis)'))
    this.schema.raw(generated('price_settlements', 'search_text', 'text', `search_form(coalesce(code, '') || ' ' || coalesce(basis, ''))`))
    this.schema.raw(constraint('price_settlements', 'price_settlements_pkey', 'primary key (tenant_id, id)'))
    this.schema.raw(constraint('price_settlements', 'price_settlements_item_count_check', 'check (item_count between -999999999999999 and 999999999999999)'))
    this.schema.raw(constraint('price_settlements', 'price_settlements_total_check', 'check (total between -999999999999999 and 999999999999999)'))
    this.schema.raw(constraint('price_settlements', 'price_settlements_owing_check', 'check (owing between -999999999999999 and 999999999999999)'))
    this.schema.raw(constraint('price_settlements', 'price_settlements_undone_on_check', `check (undone_on between '2000-01-01' and '2100-12-31')`))
    this.schema.raw(constraint('price_settlements', 'price_settlements_document_date_check', `check (document_date between '2000-01-01' and '2100-12-31')`))
    this.schema.raw(constraint('price_settlements', 'price_settlements_due_date_check', `check (due_date between '2000-01-01' and '2100-12-31')`))
    this.schema.raw(constraint('price_settlements', 'price_settlements_status_check', `check (status in ('draft', 'pending', 'approved', 'rejected', 'in_progress', 'done', 'cancelled'))`))
    this.schema.raw(constraint('price_settlements', 'price_settlements_revision_check', 'check (revision between 0 and 2147483647)'))
    this.schema.raw(constraint('price_settlements', 'price_settlements_attachments_check', `check (jsonb_typeof(attachments) = 'array')`))
    this.schema.raw(constraint('price_settlements', 'price_settlements_complete_check', `check (status in ('draft', 'cancelled') or (receipt_id is not null and supplier_id is not null))`))
    this.schema.raw(index('price_settlements', 'price_settlements_code_unique', 'unique (tenant_id, lower(code))'))
    this.schema.raw(index('price_settlements', 'price_settlements_receipt_id_index', '(tenant_id, receipt_id)'))
    this.schema.raw(index('price_settlements', 'price_settlements_supplier_id_index', '(tenant_id, supplier_id)'))
    this.schema.raw(index('price_settlements', 'price_settlements_approver_id_index', '(tenant_id, approver_id)'))
    this.schema.raw(index('price_settlements', 'price_settlements_created_at_index', '(tenant_id, created_at, id)'))
    this.schema.raw(index('price_settlements', 'price_settlements_search_text_index', 'using gin (search_text gin_trgm_ops)'))
    this.schema.raw(`call wall_table('price_settlements'); call count_table('price_settlements'); call search_table('price_settlements')`)
    this.schema.raw(`create table price_settlements_more_receipts (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  position integer not null
)`)
    this.schema.raw(constraint('price_settlements_more_receipts', 'price_settlements_more_receipts_pkey', 'primary key (tenant_id, owner_id, target_id)'))
    this.schema.raw(index('price_settlements_more_receipts', 'price_settlements_more_receipts_target_index', '(tenant_id, target_id)'))
    this.schema.raw(`call wall_table('price_settlements_more_receipts')`)
    this.schema.raw(`create table price_settlements_lines (
  tenant_id uuid not null,
  id uuid not null,
  owner_id uuid not null,
  position integer not null,
  product_id uuid,
  receipt_line_id uuid,
  quantity numeric(18,3),
  paid_weight numeric(18,3),
  price_type varchar(40),
  provisional_price numeric(17,2),
  unit_price numeric(17,2),
  amount numeric(15,0),
  difference numeric(15,0),
  tax numeric(15,0),
  note varchar(255)
)`)
    this.schema.raw(constraint('price_settlements_lines', 'price_settlements_lines_pkey', 'primary key (tenant_id, id)'))
    this.schema.raw(constraint('price_settlements_lines', 'price_settlements_lines_quantity_check', 'check (quantity between -999999999999999 and 999999999999999)'))
    this.schema.raw(constraint('price_settlements_lines', 'price_settlements_lines_paid_weight_check', 'check (paid_weight between 0 and 999999999999999)'))
    this.schema.raw(constraint('price_settlements_lines', 'price_settlements_lines_price_type_check', `check (price_type in ('piece', 'actual_kg', 'barem_kg'))`))
    this.schema.raw(constraint('price_settlements_lines', 'price_settlements_lines_provisional_price_check', 'check (provisional_price between 0 and 999999999999999)'))
    this.schema.raw(constraint('price_settlements_lines', 'price_settlements_lines_unit_price_check', 'check (unit_price between 0 and 999999999999999)'))
    this.schema.raw(constraint('price_settlements_lines', 'price_settlements_lines_amount_check', 'check (amount between 0 and 999999999999999)'))
    this.schema.raw(constraint('price_settlements_lines', 'price_settlements_lines_difference_check', 'check (difference between -999999999999999 and 999999999999999)'))
    this.schema.raw(constraint('price_settlements_lines', 'price_settlements_lines_tax_check', 'check (tax between -999999999999999 and 999999999999999)'))
    this.schema.raw(index('price_settlements_lines', 'price_settlements_lines_owner_index', '(tenant_id, owner_id, position)'))
    this.schema.raw(index('price_settlements_lines', 'price_settlements_lines_product_id_index', '(tenant_id, product_id)'))
    this.schema.raw(index('price_settlements_lines', 'price_settlements_lines_receipt_line_id_index', '(tenant_id, receipt_line_id)'))
    this.schema.raw(`call wall_table('price_settlements_lines')`)
    this.schema.raw(`create table repricing_entries (
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
  receipt_line_id uuid not null,
  quantity numeric(18,3) not null,
  amount numeric(15,0) not null,
  tax numeric(15,0) not null,
  by_receipt_line_quantity numeric(18,3) not null,
  by_receipt_line_amount numeric(15,0) not null,
  by_receipt_line_tax numeric(15,0) not null
)`)
    this.schema.raw(constraint('repricing_entries', 'repricing_entries_pkey', 'primary key (tenant_id, id)'))
    this.schema.raw(constraint('repricing_entries', 'repricing_entries_kind_check', `check (kind in ('settlement', 'invoice', 'reversal'))`))
    this.schema.raw(constraint('repricing_entries', 'repricing_entries_date_check', `check (date between '2000-01-01' and '2100-12-31')`))
    this.schema.raw(index('repricing_entries', 'repricing_entries_seq_unique', 'unique (tenant_id, receipt_line_id, seq)'))
    this.schema.raw(index('repricing_entries', 'repricing_entries_once_unique', 'unique (tenant_id, document_id, line_id, action, kind, receipt_line_id, reverses_id) nulls not distinct'))
    this.schema.raw(index('repricing_entries', 'repricing_entries_date_index', '(tenant_id, date)'))
    this.schema.raw(index('repricing_entries', 'repricing_entries_reverses_id_index', '(tenant_id, reverses_id) where reverses_id is not null'))
    this.schema.raw(index('repricing_entries', 'repricing_entries_receipt_line_id_index', '(tenant_id, receipt_line_id, date)'))
    this.schema.raw(`call wall_table('repricing_entries'); call keep_entries('repricing_entries')`)
    this.schema.raw(`create table repricing_by_receipt_line (
  tenant_id uuid not null,
  receipt_line_id uuid not null,
  quantity numeric(18,3) default 0 not null,
  amount numeric(15,0) default 0 not null,
  tax numeric(15,0) default 0 not null,
  seq bigint default 0 not null
)`)
    this.schema.raw(constraint('repricing_by_receipt_line', 'repricing_by_receipt_line_pkey', 'primary key (tenant_id, receipt_line_id)'))
    this.schema.raw(constraint('repricing_by_receipt_line', 'repricing_by_receipt_line_quantity_check', 'check (quantity between 0 and 999999999999999)'))
    this.schema.raw(constraint('repricing_by_receipt_line', 'repricing_by_receipt_line_amount_check', 'check (amount between -999999999999999 and 999999999999999)'))
    this.schema.raw(constraint('repricing_by_receipt_line', 'repricing_by_receipt_line_tax_check', 'check (tax between -999999999999999 and 999999999999999)'))
    this.schema.raw(`call wall_table('repricing_by_receipt_line'); call keep_balances('repricing_by_receipt_line')`)
    this.schema.raw(`create table payables_by_price_settlement (
  tenant_id uuid not null,
  price_settlement_id uuid not null,
  amount numeric(15,0) default 0 not null
)`)
    this.schema.raw(constraint('payables_by_price_settlement', 'payables_by_price_settlement_pkey', 'primary key (tenant_id, price_settlement_id)'))
    this.schema.raw(constraint('payables_by_price_settlement', 'payables_by_price_settlement_amount_check', 'check (amount between -999999999999999 and 999999999999999)'))
    this.schema.raw(`call wall_table('payables_by_price_settlement'); call keep_balances('payables_by_price_settlement')`)
    this.schema.raw(constraint('price_settlements', 'price_settlements_receipt_id_fkey', 'foreign key (tenant_id, receipt_id) references warehouse_receipts (tenant_id, id)'))
    this.schema.raw(constraint('price_settlements', 'price_settlements_supplier_id_fkey', 'foreign key (tenant_id, supplier_id) references suppliers (tenant_id, id)'))
    this.schema.raw(constraint('price_settlements', 'price_settlements_approver_id_fkey', 'foreign key (tenant_id, approver_id) references users (tenant_id, id)'))
    this.schema.raw(constraint('price_settlements_more_receipts', 'price_settlements_more_receipts_owner_fkey', 'foreign key (tenant_id, owner_id) references price_settlements (tenant_id, id) on delete cascade'))
    this.schema.raw(constraint('price_settlements_more_receipts', 'price_settlements_more_receipts_target_fkey', 'foreign key (tenant_id, target_id) references warehouse_receipts (tenant_id, id)'))
    this.schema.raw(constraint('price_settlements_lines', 'price_settlements_lines_owner_fkey', 'foreign key (tenant_id, owner_id) references price_settlements (tenant_id, id) on delete cascade'))
    this.schema.raw(constraint('price_settlements_lines', 'price_settlements_lines_product_id_fkey', 'foreign key (tenant_id, product_id) references products (tenant_id, id)'))
    this.schema.raw(constraint('price_settlements_lines', 'price_settlements_lines_receipt_line_id_fkey', 'foreign key (tenant_id, receipt_line_id) references warehouse_receipts_lines (tenant_id, id)'))
    this.schema.raw(constraint('repricing_entries', 'repricing_entries_receipt_line_id_fkey', 'foreign key (tenant_id, receipt_line_id) references warehouse_receipts_lines (tenant_id, id)'))
    this.schema.raw('alter table purchase_contracts_lines add column price_state varchar(40)')
    this.schema.raw(constraint('purchase_contracts_lines', 'purchase_contracts_lines_price_state_check', `check (price_state in ('final', 'provisional'))`))
    this.schema.raw('alter table warehouse_receipts_lines add column price_state varchar(40)')
    this.schema.raw(constraint('warehouse_receipts_lines', 'warehouse_receipts_lines_price_state_check', `check (price_state in ('final', 'provisional'))`))
    this.schema.raw('alter table debt_transactions_allocations add column price_settlement_id uuid')
    this.schema.raw(constraint('debt_transactions_allocations', 'debt_transactions_allocations_price_settlement_id_fkey', 'foreign key (tenant_id, price_settlement_id) references price_settlements (tenant_id, id)'))
    this.schema.raw(index('debt_transactions_allocations', 'debt_transactions_allocations_price_settlement_id_index', '(tenant_id, price_settlement_id)'))
    this.schema.raw('alter table payables_entries drop constraint payables_entries_kind_check')
    this.schema.raw('alter table payables_entries drop constraint payables_entries_one_check')
    this.schema.raw('drop index payables_entries_once_unique')
    this.schema.raw('alter table payables_entries add column price_settlement_id uuid')
    this.schema.raw('alter table payables_entries add column by_price_settlement_amount numeric(15,0)')
    this.schema.raw(constraint('payables_entries', 'payables_entries_kind_check', `check (kind in ('opening', 'goods', 'freight', 'payment', 'advance', 'refund', 'offset', 'invoice', 'settlement', 'allocation', 'reversal'))`))
    this.schema.raw(constraint('payables_entries', 'payables_entries_one_check', 'check (num_nonnulls(receipt_id, freight_receipt_id, transaction_id, opening_payable_id, supplier_invoice_id, price_settlement_id) = 1)'))
    this.schema.raw(constraint('payables_entries', 'payables_entries_price_settlement_id_fkey', 'foreign key (tenant_id, price_settlement_id) references price_settlements (tenant_id, id)'))
    this.schema.raw(index('payables_entries', 'payables_entries_once_unique', 'unique (tenant_id, document_id, line_id, action, kind, supplier_id, receipt_id, freight_receipt_id, transaction_id, opening_payable_id, supplier_invoice_id, price_settlement_id, reverses_id) nulls not distinct'))
    this.schema.raw(index('payables_entries', 'payables_entries_price_settlement_id_index', '(tenant_id, price_settlement_id, date)'))
  }

  override async down() {
    throw new Error('Migrations go forward only; restore a backup instead.')
  }
}
