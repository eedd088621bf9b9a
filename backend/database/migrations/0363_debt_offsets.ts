import { BaseSchema } from '@adonisjs/lucid/schema'
import { constraint, generated, index } from '#database/kept_definitions'

export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`create table debt_offsets (
  tenant_id uuid not null,
  id uuid not null,
  version integer default 1 not null,
  created_at timestamp with time zone default clock_timestamp() not null,
  updated_at timestamp with time zone default clock_timestamp() not null,
  created_by uuid,
  updated_by uuid,
  code varchar(30) not null,
  undone_on date,
  customer_id uuid,
  supplier_id uuid,
  document_date date not null,
  amount numeric(15,0),
  contract_clause varchar(500),
  approver_id uuid,
  status varchar(40),
  revision integer,
  attachments jsonb default '[]'::jsonb not null,
  note varchar(2000)
)`)
    this.schema.raw(generated('debt_offsets', 'contract_clause_order', 'text collate "C"', 'vietnamese_order(contract_clause)'))
    this.schema.raw(generated('debt_offsets', 'search_text', 'text', `search_form(coalesce(code, '') || ' ' || coalesce(contract_clause, ''))`))
    this.schema.raw(constraint('debt_offsets', 'debt_offsets_pkey', 'primary key (tenant_id, id)'))
    this.schema.raw(constraint('debt_offsets', 'debt_offsets_undone_on_check', `check (undone_on between '2000-01-01' and '2100-12-31')`))
    this.schema.raw(constraint('debt_offsets', 'debt_offsets_document_date_check', `check (document_date between '2000-01-01' and '2100-12-31')`))
    this.schema.raw(constraint('debt_offsets', 'debt_offsets_amount_check', 'check (amount between 1 and 999999999999999)'))
    this.schema.raw(constraint('debt_offsets', 'debt_offsets_status_check', `check (status in ('draft', 'pending', 'approved', 'rejected', 'in_progress', 'done', 'cancelled'))`))
    this.schema.raw(constraint('debt_offsets', 'debt_offsets_revision_check', 'check (revision between 0 and 2147483647)'))
    this.schema.raw(constraint('debt_offsets', 'debt_offsets_attachments_check', `check (jsonb_typeof(attachments) = 'array')`))
    this.schema.raw(constraint('debt_offsets', 'debt_offsets_complete_check', `check (status in ('draft', 'cancelled') or (customer_id is not null and supplier_id is not null and amount is not null))`))
    this.schema.raw(index('debt_offsets', 'debt_offsets_code_unique', 'unique (tenant_id, lower(code))'))
    this.schema.raw(index('debt_offsets', 'debt_offsets_customer_id_index', '(tenant_id, customer_id)'))
    this.schema.raw(index('debt_offsets', 'debt_offsets_supplier_id_index', '(tenant_id, supplier_id)'))
    this.schema.raw(index('debt_offsets', 'debt_offsets_approver_id_index', '(tenant_id, approver_id)'))
    this.schema.raw(index('debt_offsets', 'debt_offsets_created_at_index', '(tenant_id, created_at, id)'))
    this.schema.raw(index('debt_offsets', 'debt_offsets_search_text_index', 'using gin (search_text gin_trgm_ops)'))
    this.schema.raw(`call wall_table('debt_offsets'); call count_table('debt_offsets'); call search_table('debt_offsets')`)
    this.schema.raw(`create table debt_offsets_allocations (
  tenant_id uuid not null,
  id uuid not null,
  owner_id uuid not null,
  position integer not null,
  invoice_id uuid,
  opening_line_id uuid,
  adjustment_id uuid,
  amount numeric(15,0)
)`)
    this.schema.raw(constraint('debt_offsets_allocations', 'debt_offsets_allocations_pkey', 'primary key (tenant_id, id)'))
    this.schema.raw(constraint('debt_offsets_allocations', 'debt_offsets_allocations_amount_check', 'check (amount between 1 and 999999999999999)'))
    this.schema.raw(index('debt_offsets_allocations', 'debt_offsets_allocations_owner_index', '(tenant_id, owner_id, position)'))
    this.schema.raw(index('debt_offsets_allocations', 'debt_offsets_allocations_invoice_id_index', '(tenant_id, invoice_id)'))
    this.schema.raw(index('debt_offsets_allocations', 'debt_offsets_allocations_opening_line_id_index', '(tenant_id, opening_line_id)'))
    this.schema.raw(index('debt_offsets_allocations', 'debt_offsets_allocations_adjustment_id_index', '(tenant_id, adjustment_id)'))
    this.schema.raw(`call wall_table('debt_offsets_allocations')`)
    this.schema.raw(`create table debt_offsets_payable_allocations (
  tenant_id uuid not null,
  id uuid not null,
  owner_id uuid not null,
  position integer not null,
  receipt_id uuid,
  freight_receipt_id uuid,
  opening_payable_id uuid,
  supplier_invoice_id uuid,
  price_settlement_id uuid,
  adjustment_id uuid,
  amount numeric(15,0)
)`)
    this.schema.raw(constraint('debt_offsets_payable_allocations', 'debt_offsets_payable_allocations_pkey', 'primary key (tenant_id, id)'))
    this.schema.raw(constraint('debt_offsets_payable_allocations', 'debt_offsets_payable_allocations_amount_check', 'check (amount between 1 and 999999999999999)'))
    this.schema.raw(index('debt_offsets_payable_allocations', 'debt_offsets_payable_allocations_owner_index', '(tenant_id, owner_id, position)'))
    this.schema.raw(index('debt_offsets_payable_allocations', 'debt_offsets_payable_allocations_receipt_id_index', '(tenant_id, receipt_id)'))
    this.schema.raw(index('debt_offsets_payable_allocations', 'debt_offsets_payable_allocations_freight_receipt_id_index', '(tenant_id, freight_receipt_id)'))
    this.schema.raw(index('debt_offsets_payable_allocations', 'debt_offsets_payable_allocations_opening_payable_id_index', '(tenant_id, opening_payable_id)'))
    this.schema.raw(index('debt_offsets_payable_allocations', 'debt_offsets_payable_allocations_supplier_invoice_id_index', '(tenant_id, supplier_invoice_id)'))
    this.schema.raw(index('debt_offsets_payable_allocations', 'debt_offsets_payable_allocations_price_settlement_id_index', '(tenant_id, price_settlement_id)'))
    this.schema.raw(index('debt_offsets_payable_allocations', 'debt_offsets_payable_allocations_adjustment_id_index', '(tenant_id, adjustment_id)'))
    this.schema.raw(`call wall_table('debt_offsets_payable_allocations')`)
    this.schema.raw(`create table receivables_by_offset (
  tenant_id uuid not null,
  offset_id uuid not null,
  amount numeric(15,0) default 0 not null
)`)
    this.schema.raw(constraint('receivables_by_offset', 'receivables_by_offset_pkey', 'primary key (tenant_id, offset_id)'))
    this.schema.raw(constraint('receivables_by_offset', 'receivables_by_offset_amount_check', 'check (amount between -999999999999999 and 999999999999999)'))
    this.schema.raw(`call wall_table('receivables_by_offset'); call keep_balances('receivables_by_offset')`)
    this.schema.raw(`create table payables_by_offset (
  tenant_id uuid not null,
  offset_id uuid not null,
  amount numeric(15,0) default 0 not null
)`)
    this.schema.raw(constraint('payables_by_offset', 'payables_by_offset_pkey', 'primary key (tenant_id, offset_id)'))
    this.schema.raw(constraint('payables_by_offset', 'payables_by_offset_amount_check', 'check (amount between -999999999999999 and 999999999999999)'))
    this.schema.raw(`call wall_table('payables_by_offset'); call keep_balances('payables_by_offset')`)
    this.schema.raw(constraint('debt_offsets', 'debt_offsets_customer_id_fkey', 'foreign key (tenant_id, customer_id) references customers (tenant_id, id)'))
    this.schema.raw(constraint('debt_offsets', 'debt_offsets_supplier_id_fkey', 'foreign key (tenant_id, supplier_id) references suppliers (tenant_id, id)'))
    this.schema.raw(constraint('debt_offsets', 'debt_offsets_approver_id_fkey', 'foreign key (tenant_id, approver_id) references users (tenant_id, id)'))
    this.schema.raw(constraint('debt_offsets_allocations', 'debt_offsets_allocations_owner_fkey', 'foreign key (tenant_id, owner_id) references debt_offsets (tenant_id, id) on delete cascade'))
    this.schema.raw(constraint('debt_offsets_allocations', 'debt_offsets_allocations_invoice_id_fkey', 'foreign key (tenant_id, invoice_id) references invoices (tenant_id, id)'))
    this.schema.raw(constraint('debt_offsets_allocations', 'debt_offsets_allocations_opening_line_id_fkey', 'foreign key (tenant_id, opening_line_id) references opening_receivables_lines (tenant_id, id)'))
    this.schema.raw(constraint('debt_offsets_allocations', 'debt_offsets_allocations_adjustment_id_fkey', 'foreign key (tenant_id, adjustment_id) references debt_adjustments (tenant_id, id)'))
    this.schema.raw(constraint('debt_offsets_payable_allocations', 'debt_offsets_payable_allocations_owner_fkey', 'foreign key (tenant_id, owner_id) references debt_offsets (tenant_id, id) on delete cascade'))
    this.schema.raw(constraint('debt_offsets_payable_allocations', 'debt_offsets_payable_allocations_receipt_id_fkey', 'foreign key (tenant_id, receipt_id) references warehouse_receipts (tenant_id, id)'))
    this.schema.raw(constraint('debt_offsets_payable_allocations', 'debt_offsets_payable_allocations_freight_receipt_id_fkey', 'foreign key (tenant_id, freight_receipt_id) references warehouse_receipts (tenant_id, id)'))
    this.schema.raw(constraint('debt_offsets_payable_allocations', 'debt_offsets_payable_allocations_opening_payable_id_fkey', 'foreign key (tenant_id, opening_payable_id) references opening_payables_lines (tenant_id, id)'))
    this.schema.raw(constraint('debt_offsets_payable_allocations', 'debt_offsets_payable_allocations_supplier_invoice_id_fkey', 'foreign key (tenant_id, supplier_invoice_id) references supplier_invoices (tenant_id, id)'))
    this.schema.raw(constraint('debt_offsets_payable_allocations', 'debt_offsets_payable_allocations_price_settlement_id_fkey', 'foreign key (tenant_id, price_settlement_id) references price_settlements (tenant_id, id)'))
    this.schema.raw(constraint('debt_offsets_payable_allocations', 'debt_offsets_payable_allocations_adjustment_id_fkey', 'foreign key (tenant_id, adjustment_id) references debt_adjustments (tenant_id, id)'))
    this.schema.raw('alter table receivables_entries drop constraint receivables_entries_kind_check')
    this.schema.raw('alter table receivables_entries drop constraint receivables_entries_one_check')
    this.schema.raw('drop index receivables_entries_once_unique')
    this.schema.raw('alter table receivables_entries add column offset_id uuid')
    this.schema.raw('alter table receivables_entries add column by_offset_amount numeric(15,0)')
    this.schema.raw(constraint('receivables_entries', 'receivables_entries_kind_check', `check (kind in ('opening', 'invoice', 'receipt', 'deposit', 'refund', 'offset', 'return', 'adjustment', 'set_off', 'allocation', 'reversal'))`))
    this.schema.raw(constraint('receivables_entries', 'receivables_entries_one_check', 'check (num_nonnulls(invoice_id, transaction_id, opening_line_id, return_id, adjustment_id, offset_id) = 1)'))
    this.schema.raw(constraint('receivables_entries', 'receivables_entries_offset_id_fkey', 'foreign key (tenant_id, offset_id) references debt_offsets (tenant_id, id)'))
    this.schema.raw(index('receivables_entries', 'receivables_entries_once_unique', 'unique (tenant_id, document_id, line_id, action, kind, customer_id, invoice_id, transaction_id, opening_line_id, return_id, adjustment_id, offset_id, reverses_id) nulls not distinct'))
    this.schema.raw(index('receivables_entries', 'receivables_entries_offset_id_index', '(tenant_id, offset_id, date)'))
    this.schema.raw('alter table payables_entries drop constraint payables_entries_kind_check')
    this.schema.raw('alter table payables_entries drop constraint payables_entries_one_check')
    this.schema.raw('drop index payables_entries_once_unique')
    this.schema.raw('alter table payables_entries add column offset_id uuid')
    this.schema.raw('alter table payables_entries add column by_offset_amount numeric(15,0)')
    this.schema.raw(constraint('payables_entries', 'payables_entries_kind_check', `check (kind in ('opening', 'goods', 'freight', 'payment', 'advance', 'refund', 'offset', 'invoice', 'settlement', 'adjustment', 'short_weight', 'set_off', 'allocation', 'reversal'))`))
    this.schema.raw(constraint('payables_entries', 'payables_entries_one_check', 'check (num_nonnulls(receipt_id, freight_receipt_id, transaction_id, opening_payable_id, supplier_invoice_id, price_settlement_id, adjustment_id, claim_id, offset_id) = 1)'))
    this.schema.raw(constraint('payables_entries', 'payables_entries_offset_id_fkey', 'foreign key (tenant_id, offset_id) references debt_offsets (tenant_id, id)'))
    this.schema.raw(index('payables_entries', 'payables_entries_once_unique', 'unique (tenant_id, document_id, line_id, action, kind, supplier_id, receipt_id, freight_receipt_id, transaction_id, opening_payable_id, supplier_invoice_id, price_settlement_id, adjustment_id, claim_id, offset_id, reverses_id) nulls not distinct'))
    this.schema.raw(index('payables_entries', 'payables_entries_offset_id_index', '(tenant_id, offset_id, date)'))
  }

  override async down() {
    throw new Error('Migrations go forward only; restore a backup instead.')
  }
}
