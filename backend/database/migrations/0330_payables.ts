import { BaseSchema } from '@adonisjs/lucid/schema'
import { constraint, generated, index } from '#database/kept_definitions'

export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`create table opening_payables (
  tenant_id uuid not null,
  id uuid not null,
  version integer default 1 not null,
  created_at timestamp with time zone default clock_timestamp() not null,
  updated_at timestamp with time zone default clock_timestamp() not null,
  created_by uuid,
  updated_by uuid,
  total numeric(15,0),
  code varchar(30) not null,
  status varchar(40),
  undone_on date,
  opened_on date not null,
  control_total numeric(15,0),
  note varchar(2000)
)`)
    this.schema.raw(generated('opening_payables', 'search_text', 'text', `search_form(coalesce(code, '') || ' ' || coalesce(note, ''))`))
    this.schema.raw(constraint('opening_payables', 'opening_payables_pkey', 'primary key (tenant_id, id)'))
    this.schema.raw(constraint('opening_payables', 'opening_payables_total_check', 'check (total between -999999999999999 and 999999999999999)'))
    this.schema.raw(constraint('opening_payables', 'opening_payables_status_check', `check (status in ('draft', 'done', 'cancelled'))`))
    this.schema.raw(constraint('opening_payables', 'opening_payables_undone_on_check', `check (undone_on between '2000-01-01' and '2100-12-31')`))
    this.schema.raw(constraint('opening_payables', 'opening_payables_opened_on_check', `check (opened_on between '2000-01-01' and '2100-12-31')`))
    this.schema.raw(constraint('opening_payables', 'opening_payables_control_total_check', 'check (control_total between -999999999999999 and 999999999999999)'))
    this.schema.raw(index('opening_payables', 'opening_payables_code_unique', 'unique (tenant_id, lower(code))'))
    this.schema.raw(index('opening_payables', 'opening_payables_created_at_index', '(tenant_id, created_at, id)'))
    this.schema.raw(index('opening_payables', 'opening_payables_search_text_index', 'using gin (search_text gin_trgm_ops)'))
    this.schema.raw(`call wall_table('opening_payables'); call count_table('opening_payables'); call search_table('opening_payables')`)
    this.schema.raw(`create table opening_payables_lines (
  tenant_id uuid not null,
  id uuid not null,
  owner_id uuid not null,
  position integer not null,
  supplier_id uuid,
  number varchar(50),
  document_date date,
  due_date date,
  amount numeric(15,0),
  note varchar(255)
)`)
    this.schema.raw(constraint('opening_payables_lines', 'opening_payables_lines_pkey', 'primary key (tenant_id, id)'))
    this.schema.raw(constraint('opening_payables_lines', 'opening_payables_lines_document_date_check', `check (document_date between '2000-01-01' and '2100-12-31')`))
    this.schema.raw(constraint('opening_payables_lines', 'opening_payables_lines_due_date_check', `check (due_date between '2000-01-01' and '2100-12-31')`))
    this.schema.raw(constraint('opening_payables_lines', 'opening_payables_lines_amount_check', 'check (amount between -999999999999999 and 999999999999999)'))
    this.schema.raw(index('opening_payables_lines', 'opening_payables_lines_owner_index', '(tenant_id, owner_id, position)'))
    this.schema.raw(index('opening_payables_lines', 'opening_payables_lines_supplier_id_index', '(tenant_id, supplier_id)'))
    this.schema.raw(`call wall_table('opening_payables_lines')`)
    this.schema.raw(`create table payables_entries (
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
  supplier_id uuid not null,
  receipt_id uuid,
  freight_receipt_id uuid,
  transaction_id uuid,
  opening_payable_id uuid,
  amount numeric(15,0) not null,
  due_date date,
  by_supplier_amount numeric(15,0) not null,
  by_receipt_amount numeric(15,0),
  by_freight_receipt_amount numeric(15,0),
  by_transaction_amount numeric(15,0),
  by_opening_payable_amount numeric(15,0)
)`)
    this.schema.raw(constraint('payables_entries', 'payables_entries_pkey', 'primary key (tenant_id, id)'))
    this.schema.raw(constraint('payables_entries', 'payables_entries_kind_check', `check (kind in ('opening', 'goods', 'freight', 'payment', 'advance', 'refund', 'offset', 'allocation', 'reversal'))`))
    this.schema.raw(constraint('payables_entries', 'payables_entries_one_check', 'check (num_nonnulls(receipt_id, freight_receipt_id, transaction_id, opening_payable_id) = 1)'))
    this.schema.raw(constraint('payables_entries', 'payables_entries_date_check', `check (date between '2000-01-01' and '2100-12-31')`))
    this.schema.raw(index('payables_entries', 'payables_entries_seq_unique', 'unique (tenant_id, supplier_id, seq)'))
    this.schema.raw(index('payables_entries', 'payables_entries_once_unique', 'unique (tenant_id, document_id, line_id, action, kind, supplier_id, receipt_id, freight_receipt_id, transaction_id, opening_payable_id, reverses_id) nulls not distinct'))
    this.schema.raw(index('payables_entries', 'payables_entries_date_index', '(tenant_id, date)'))
    this.schema.raw(index('payables_entries', 'payables_entries_reverses_id_index', '(tenant_id, reverses_id) where reverses_id is not null'))
    this.schema.raw(index('payables_entries', 'payables_entries_supplier_id_index', '(tenant_id, supplier_id, date)'))
    this.schema.raw(index('payables_entries', 'payables_entries_receipt_id_index', '(tenant_id, receipt_id, date)'))
    this.schema.raw(index('payables_entries', 'payables_entries_freight_receipt_id_index', '(tenant_id, freight_receipt_id, date)'))
    this.schema.raw(index('payables_entries', 'payables_entries_transaction_id_index', '(tenant_id, transaction_id, date)'))
    this.schema.raw(index('payables_entries', 'payables_entries_opening_payable_id_index', '(tenant_id, opening_payable_id, date)'))
    this.schema.raw(`call wall_table('payables_entries'); call keep_entries('payables_entries')`)
    this.schema.raw(`create table payables_by_supplier (
  tenant_id uuid not null,
  supplier_id uuid not null,
  amount numeric(15,0) default 0 not null,
  seq bigint default 0 not null
)`)
    this.schema.raw(constraint('payables_by_supplier', 'payables_by_supplier_pkey', 'primary key (tenant_id, supplier_id)'))
    this.schema.raw(constraint('payables_by_supplier', 'payables_by_supplier_amount_check', 'check (amount between -999999999999999 and 999999999999999)'))
    this.schema.raw(`call wall_table('payables_by_supplier'); call keep_balances('payables_by_supplier')`)
    this.schema.raw(`create table payables_by_receipt (
  tenant_id uuid not null,
  receipt_id uuid not null,
  amount numeric(15,0) default 0 not null
)`)
    this.schema.raw(constraint('payables_by_receipt', 'payables_by_receipt_pkey', 'primary key (tenant_id, receipt_id)'))
    this.schema.raw(constraint('payables_by_receipt', 'payables_by_receipt_amount_check', 'check (amount between -999999999999999 and 999999999999999)'))
    this.schema.raw(`call wall_table('payables_by_receipt'); call keep_balances('payables_by_receipt')`)
    this.schema.raw(`create table payables_by_freight_receipt (
  tenant_id uuid not null,
  freight_receipt_id uuid not null,
  amount numeric(15,0) default 0 not null
)`)
    this.schema.raw(constraint('payables_by_freight_receipt', 'payables_by_freight_receipt_pkey', 'primary key (tenant_id, freight_receipt_id)'))
    this.schema.raw(constraint('payables_by_freight_receipt', 'payables_by_freight_receipt_amount_check', 'check (amount between -999999999999999 and 999999999999999)'))
    this.schema.raw(`call wall_table('payables_by_freight_receipt'); call keep_balances('payables_by_freight_receipt')`)
    this.schema.raw(`create table payables_by_transaction (
  tenant_id uuid not null,
  transaction_id uuid not null,
  amount numeric(15,0) default 0 not null
)`)
    this.schema.raw(constraint('payables_by_transaction', 'payables_by_transaction_pkey', 'primary key (tenant_id, transaction_id)'))
    this.schema.raw(constraint('payables_by_transaction', 'payables_by_transaction_amount_check', 'check (amount between -999999999999999 and 999999999999999)'))
    this.schema.raw(`call wall_table('payables_by_transaction'); call keep_balances('payables_by_transaction')`)
    this.schema.raw(`create table payables_by_opening_payable (
  tenant_id uuid not null,
  opening_payable_id uuid not null,
  amount numeric(15,0) default 0 not null
)`)
    this.schema.raw(constraint('payables_by_opening_payable', 'payables_by_opening_payable_pkey', 'primary key (tenant_id, opening_payable_id)'))
    this.schema.raw(constraint('payables_by_opening_payable', 'payables_by_opening_payable_amount_check', 'check (amount between -999999999999999 and 999999999999999)'))
    this.schema.raw(`call wall_table('payables_by_opening_payable'); call keep_balances('payables_by_opening_payable')`)
    this.schema.raw(constraint('opening_payables_lines', 'opening_payables_lines_owner_fkey', 'foreign key (tenant_id, owner_id) references opening_payables (tenant_id, id) on delete cascade'))
    this.schema.raw(constraint('opening_payables_lines', 'opening_payables_lines_supplier_id_fkey', 'foreign key (tenant_id, supplier_id) references suppliers (tenant_id, id)'))
    this.schema.raw(constraint('payables_entries', 'payables_entries_supplier_id_fkey', 'foreign key (tenant_id, supplier_id) references suppliers (tenant_id, id)'))
    this.schema.raw(constraint('payables_entries', 'payables_entries_receipt_id_fkey', 'foreign key (tenant_id, receipt_id) references warehouse_receipts (tenant_id, id)'))
    this.schema.raw(constraint('payables_entries', 'payables_entries_freight_receipt_id_fkey', 'foreign key (tenant_id, freight_receipt_id) references warehouse_receipts (tenant_id, id)'))
    this.schema.raw(constraint('payables_entries', 'payables_entries_transaction_id_fkey', 'foreign key (tenant_id, transaction_id) references debt_transactions (tenant_id, id)'))
    this.schema.raw(constraint('payables_entries', 'payables_entries_opening_payable_id_fkey', 'foreign key (tenant_id, opening_payable_id) references opening_payables_lines (tenant_id, id)'))
    this.schema.raw('alter table company_settings add column payables_since date')
    this.schema.raw(constraint('company_settings', 'company_settings_payables_since_check', `check (payables_since between '2000-01-01' and '2100-12-31')`))
    this.schema.raw('alter table suppliers add column payment_days integer')
    this.schema.raw(constraint('suppliers', 'suppliers_payment_days_check', 'check (payment_days between 0 and 3650)'))
    this.schema.raw('alter table warehouse_receipts add column due_date date')
    this.schema.raw('alter table warehouse_receipts add column freight_due_date date')
    this.schema.raw(constraint('warehouse_receipts', 'warehouse_receipts_due_date_check', `check (due_date between '2000-01-01' and '2100-12-31')`))
    this.schema.raw(constraint('warehouse_receipts', 'warehouse_receipts_freight_due_date_check', `check (freight_due_date between '2000-01-01' and '2100-12-31')`))
    this.schema.raw('alter table debt_transactions drop constraint debt_transactions_complete_check')
    this.schema.raw('alter table debt_transactions drop constraint debt_transactions_kind_check')
    this.schema.raw('alter table debt_transactions add column receipt_id uuid')
    this.schema.raw('alter table debt_transactions add column contract_id uuid')
    this.schema.raw('alter table debt_transactions add column supplier_id uuid')
    this.schema.raw(constraint('debt_transactions', 'debt_transactions_kind_check', `check (kind in ('receipt', 'deposit', 'refund', 'offset', 'payment', 'advance', 'supplier_refund', 'supplier_offset'))`))
    this.schema.raw(constraint('debt_transactions', 'debt_transactions_receipt_id_fkey', 'foreign key (tenant_id, receipt_id) references warehouse_receipts (tenant_id, id)'))
    this.schema.raw(constraint('debt_transactions', 'debt_transactions_contract_id_fkey', 'foreign key (tenant_id, contract_id) references purchase_contracts (tenant_id, id)'))
    this.schema.raw(constraint('debt_transactions', 'debt_transactions_supplier_id_fkey', 'foreign key (tenant_id, supplier_id) references suppliers (tenant_id, id)'))
    this.schema.raw(constraint('debt_transactions', 'debt_transactions_complete_check', `check (status in ('draft', 'cancelled') or (amount is not null))`))
    this.schema.raw(index('debt_transactions', 'debt_transactions_receipt_id_index', '(tenant_id, receipt_id)'))
    this.schema.raw(index('debt_transactions', 'debt_transactions_contract_id_index', '(tenant_id, contract_id)'))
    this.schema.raw(index('debt_transactions', 'debt_transactions_supplier_id_index', '(tenant_id, supplier_id)'))
    this.schema.raw('alter table debt_transactions_allocations add column receipt_id uuid')
    this.schema.raw('alter table debt_transactions_allocations add column freight_receipt_id uuid')
    this.schema.raw('alter table debt_transactions_allocations add column opening_payable_id uuid')
    this.schema.raw(constraint('debt_transactions_allocations', 'debt_transactions_allocations_receipt_id_fkey', 'foreign key (tenant_id, receipt_id) references warehouse_receipts (tenant_id, id)'))
    this.schema.raw(constraint('debt_transactions_allocations', 'debt_transactions_allocations_freight_receipt_id_fkey', 'foreign key (tenant_id, freight_receipt_id) references warehouse_receipts (tenant_id, id)'))
    this.schema.raw(constraint('debt_transactions_allocations', 'debt_transactions_allocations_opening_payable_id_fkey', 'foreign key (tenant_id, opening_payable_id) references opening_payables_lines (tenant_id, id)'))
    this.schema.raw(index('debt_transactions_allocations', 'debt_transactions_allocations_receipt_id_index', '(tenant_id, receipt_id)'))
    this.schema.raw(index('debt_transactions_allocations', 'debt_transactions_allocations_freight_receipt_id_index', '(tenant_id, freight_receipt_id)'))
    this.schema.raw(index('debt_transactions_allocations', 'debt_transactions_allocations_opening_payable_id_index', '(tenant_id, opening_payable_id)'))
  }

  override async down() {
    throw new Error('Migrations go forward only; restore a backup instead.')
  }
}
