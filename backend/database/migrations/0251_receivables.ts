import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`create table invoicing_entries (
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
  order_line_id uuid not null,
  quantity numeric(21,6) not null,
  pieces numeric(18,3) not null,
  actual_kg numeric(18,3) not null,
  barem_kg numeric(18,3) not null,
  amount numeric(15,0) not null,
  discount numeric(15,0) not null,
  shipping numeric(15,0) not null,
  by_order_line_quantity numeric(21,6) not null,
  by_order_line_pieces numeric(18,3) not null,
  by_order_line_actual_kg numeric(18,3) not null,
  by_order_line_barem_kg numeric(18,3) not null,
  by_order_line_amount numeric(15,0) not null,
  by_order_line_discount numeric(15,0) not null,
  by_order_line_shipping numeric(15,0) not null
)`)
    this.schema.raw(`alter table invoicing_entries add constraint invoicing_entries_pkey primary key (tenant_id, id); comment on constraint invoicing_entries_pkey on invoicing_entries is 'primary key (tenant_id, id)'`)
    this.schema.raw(`alter table invoicing_entries add constraint invoicing_entries_kind_check check (kind in ('invoice', 'reversal')); comment on constraint invoicing_entries_kind_check on invoicing_entries is 'check (kind in (''invoice'', ''reversal''))'`)
    this.schema.raw(`alter table invoicing_entries add constraint invoicing_entries_date_check check (date between '2000-01-01' and '2100-12-31'); comment on constraint invoicing_entries_date_check on invoicing_entries is 'check (date between ''2000-01-01'' and ''2100-12-31'')'`)
    this.schema.raw(`create unique index invoicing_entries_seq_unique on invoicing_entries (tenant_id, order_line_id, seq); comment on index invoicing_entries_seq_unique is 'unique (tenant_id, order_line_id, seq)'`)
    this.schema.raw(`create unique index invoicing_entries_once_unique on invoicing_entries (tenant_id, document_id, line_id, action, kind, order_line_id, reverses_id) nulls not distinct; comment on index invoicing_entries_once_unique is 'unique (tenant_id, document_id, line_id, action, kind, order_line_id, reverses_id) nulls not distinct'`)
    this.schema.raw(`create index invoicing_entries_reverses_id_index on invoicing_entries (tenant_id, reverses_id) where reverses_id is not null; comment on index invoicing_entries_reverses_id_index is '(tenant_id, reverses_id) where reverses_id is not null'`)
    this.schema.raw(`create index invoicing_entries_order_line_id_index on invoicing_entries (tenant_id, order_line_id, date); comment on index invoicing_entries_order_line_id_index is '(tenant_id, order_line_id, date)'`)
    this.schema.raw(`call wall_table('invoicing_entries'); call keep_entries('invoicing_entries')`)
    this.schema.raw(`create table invoicing_by_order_line (
  tenant_id uuid not null,
  order_line_id uuid not null,
  quantity numeric(21,6) default 0 not null,
  pieces numeric(18,3) default 0 not null,
  actual_kg numeric(18,3) default 0 not null,
  barem_kg numeric(18,3) default 0 not null,
  amount numeric(15,0) default 0 not null,
  discount numeric(15,0) default 0 not null,
  shipping numeric(15,0) default 0 not null,
  seq bigint default 0 not null
)`)
    this.schema.raw(`alter table invoicing_by_order_line add constraint invoicing_by_order_line_pkey primary key (tenant_id, order_line_id); comment on constraint invoicing_by_order_line_pkey on invoicing_by_order_line is 'primary key (tenant_id, order_line_id)'`)
    this.schema.raw(`alter table invoicing_by_order_line add constraint invoicing_by_order_line_quantity_check check (quantity between 0 and 999999999999999); comment on constraint invoicing_by_order_line_quantity_check on invoicing_by_order_line is 'check (quantity between 0 and 999999999999999)'`)
    this.schema.raw(`alter table invoicing_by_order_line add constraint invoicing_by_order_line_pieces_check check (pieces between 0 and 999999999999999); comment on constraint invoicing_by_order_line_pieces_check on invoicing_by_order_line is 'check (pieces between 0 and 999999999999999)'`)
    this.schema.raw(`alter table invoicing_by_order_line add constraint invoicing_by_order_line_actual_kg_check check (actual_kg between 0 and 999999999999999); comment on constraint invoicing_by_order_line_actual_kg_check on invoicing_by_order_line is 'check (actual_kg between 0 and 999999999999999)'`)
    this.schema.raw(`alter table invoicing_by_order_line add constraint invoicing_by_order_line_barem_kg_check check (barem_kg between 0 and 999999999999999); comment on constraint invoicing_by_order_line_barem_kg_check on invoicing_by_order_line is 'check (barem_kg between 0 and 999999999999999)'`)
    this.schema.raw(`alter table invoicing_by_order_line add constraint invoicing_by_order_line_amount_check check (amount between 0 and 999999999999999); comment on constraint invoicing_by_order_line_amount_check on invoicing_by_order_line is 'check (amount between 0 and 999999999999999)'`)
    this.schema.raw(`alter table invoicing_by_order_line add constraint invoicing_by_order_line_discount_check check (discount between 0 and 999999999999999); comment on constraint invoicing_by_order_line_discount_check on invoicing_by_order_line is 'check (discount between 0 and 999999999999999)'`)
    this.schema.raw(`alter table invoicing_by_order_line add constraint invoicing_by_order_line_shipping_check check (shipping between 0 and 999999999999999); comment on constraint invoicing_by_order_line_shipping_check on invoicing_by_order_line is 'check (shipping between 0 and 999999999999999)'`)
    this.schema.raw(`call wall_table('invoicing_by_order_line'); call keep_balances('invoicing_by_order_line')`)
    this.schema.raw(`create table receivables_entries (
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
  customer_id uuid not null,
  invoice_id uuid,
  transaction_id uuid,
  amount numeric(15,0) not null,
  due_date date,
  by_customer_amount numeric(15,0) not null,
  by_invoice_amount numeric(15,0),
  by_transaction_amount numeric(15,0)
)`)
    this.schema.raw(`alter table receivables_entries add constraint receivables_entries_pkey primary key (tenant_id, id); comment on constraint receivables_entries_pkey on receivables_entries is 'primary key (tenant_id, id)'`)
    this.schema.raw(`alter table receivables_entries add constraint receivables_entries_kind_check check (kind in ('invoice', 'receipt', 'deposit', 'refund', 'allocation', 'reversal')); comment on constraint receivables_entries_kind_check on receivables_entries is 'check (kind in (''invoice'', ''receipt'', ''deposit'', ''refund'', ''allocation'', ''reversal''))'`)
    this.schema.raw(`alter table receivables_entries add constraint receivables_entries_one_check check (num_nonnulls(invoice_id, transaction_id) = 1); comment on constraint receivables_entries_one_check on receivables_entries is 'check (num_nonnulls(invoice_id, transaction_id) = 1)'`)
    this.schema.raw(`alter table receivables_entries add constraint receivables_entries_date_check check (date between '2000-01-01' and '2100-12-31'); comment on constraint receivables_entries_date_check on receivables_entries is 'check (date between ''2000-01-01'' and ''2100-12-31'')'`)
    this.schema.raw(`create unique index receivables_entries_seq_unique on receivables_entries (tenant_id, customer_id, seq); comment on index receivables_entries_seq_unique is 'unique (tenant_id, customer_id, seq)'`)
    this.schema.raw(`create unique index receivables_entries_once_unique on receivables_entries (tenant_id, document_id, line_id, action, kind, customer_id, invoice_id, transaction_id, reverses_id) nulls not distinct; comment on index receivables_entries_once_unique is 'unique (tenant_id, document_id, line_id, action, kind, customer_id, invoice_id, transaction_id, reverses_id) nulls not distinct'`)
    this.schema.raw(`create index receivables_entries_reverses_id_index on receivables_entries (tenant_id, reverses_id) where reverses_id is not null; comment on index receivables_entries_reverses_id_index is '(tenant_id, reverses_id) where reverses_id is not null'`)
    this.schema.raw(`create index receivables_entries_customer_id_index on receivables_entries (tenant_id, customer_id, date); comment on index receivables_entries_customer_id_index is '(tenant_id, customer_id, date)'`)
    this.schema.raw(`create index receivables_entries_invoice_id_index on receivables_entries (tenant_id, invoice_id, date); comment on index receivables_entries_invoice_id_index is '(tenant_id, invoice_id, date)'`)
    this.schema.raw(`create index receivables_entries_transaction_id_index on receivables_entries (tenant_id, transaction_id, date); comment on index receivables_entries_transaction_id_index is '(tenant_id, transaction_id, date)'`)
    this.schema.raw(`call wall_table('receivables_entries'); call keep_entries('receivables_entries')`)
    this.schema.raw(`create table receivables_by_customer (
  tenant_id uuid not null,
  customer_id uuid not null,
  amount numeric(15,0) default 0 not null,
  seq bigint default 0 not null
)`)
    this.schema.raw(`alter table receivables_by_customer add constraint receivables_by_customer_pkey primary key (tenant_id, customer_id); comment on constraint receivables_by_customer_pkey on receivables_by_customer is 'primary key (tenant_id, customer_id)'`)
    this.schema.raw(`alter table receivables_by_customer add constraint receivables_by_customer_amount_check check (amount between -999999999999999 and 999999999999999); comment on constraint receivables_by_customer_amount_check on receivables_by_customer is 'check (amount between -999999999999999 and 999999999999999)'`)
    this.schema.raw(`call wall_table('receivables_by_customer'); call keep_balances('receivables_by_customer')`)
    this.schema.raw(`create table receivables_by_invoice (
  tenant_id uuid not null,
  invoice_id uuid not null,
  amount numeric(15,0) default 0 not null
)`)
    this.schema.raw(`alter table receivables_by_invoice add constraint receivables_by_invoice_pkey primary key (tenant_id, invoice_id); comment on constraint receivables_by_invoice_pkey on receivables_by_invoice is 'primary key (tenant_id, invoice_id)'`)
    this.schema.raw(`alter table receivables_by_invoice add constraint receivables_by_invoice_amount_check check (amount between -999999999999999 and 999999999999999); comment on constraint receivables_by_invoice_amount_check on receivables_by_invoice is 'check (amount between -999999999999999 and 999999999999999)'`)
    this.schema.raw(`call wall_table('receivables_by_invoice'); call keep_balances('receivables_by_invoice')`)
    this.schema.raw(`create table receivables_by_transaction (
  tenant_id uuid not null,
  transaction_id uuid not null,
  amount numeric(15,0) default 0 not null
)`)
    this.schema.raw(`alter table receivables_by_transaction add constraint receivables_by_transaction_pkey primary key (tenant_id, transaction_id); comment on constraint receivables_by_transaction_pkey on receivables_by_transaction is 'primary key (tenant_id, transaction_id)'`)
    this.schema.raw(`alter table receivables_by_transaction add constraint receivables_by_transaction_amount_check check (amount between -999999999999999 and 999999999999999); comment on constraint receivables_by_transaction_amount_check on receivables_by_transaction is 'check (amount between -999999999999999 and 999999999999999)'`)
    this.schema.raw(`call wall_table('receivables_by_transaction'); call keep_balances('receivables_by_transaction')`)
    this.schema.raw(`create table cash_entries (
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
  fund_id uuid not null,
  amount numeric(15,0) not null,
  by_fund_amount numeric(15,0) not null
)`)
    this.schema.raw(`alter table cash_entries add constraint cash_entries_pkey primary key (tenant_id, id); comment on constraint cash_entries_pkey on cash_entries is 'primary key (tenant_id, id)'`)
    this.schema.raw(`alter table cash_entries add constraint cash_entries_kind_check check (kind in ('receipt', 'payment', 'reversal')); comment on constraint cash_entries_kind_check on cash_entries is 'check (kind in (''receipt'', ''payment'', ''reversal''))'`)
    this.schema.raw(`alter table cash_entries add constraint cash_entries_date_check check (date between '2000-01-01' and '2100-12-31'); comment on constraint cash_entries_date_check on cash_entries is 'check (date between ''2000-01-01'' and ''2100-12-31'')'`)
    this.schema.raw(`create unique index cash_entries_seq_unique on cash_entries (tenant_id, fund_id, seq); comment on index cash_entries_seq_unique is 'unique (tenant_id, fund_id, seq)'`)
    this.schema.raw(`create unique index cash_entries_once_unique on cash_entries (tenant_id, document_id, line_id, action, kind, fund_id, reverses_id) nulls not distinct; comment on index cash_entries_once_unique is 'unique (tenant_id, document_id, line_id, action, kind, fund_id, reverses_id) nulls not distinct'`)
    this.schema.raw(`create index cash_entries_reverses_id_index on cash_entries (tenant_id, reverses_id) where reverses_id is not null; comment on index cash_entries_reverses_id_index is '(tenant_id, reverses_id) where reverses_id is not null'`)
    this.schema.raw(`create index cash_entries_fund_id_index on cash_entries (tenant_id, fund_id, date); comment on index cash_entries_fund_id_index is '(tenant_id, fund_id, date)'`)
    this.schema.raw(`call wall_table('cash_entries'); call keep_entries('cash_entries')`)
    this.schema.raw(`create table cash_by_fund (
  tenant_id uuid not null,
  fund_id uuid not null,
  amount numeric(15,0) default 0 not null,
  seq bigint default 0 not null
)`)
    this.schema.raw(`alter table cash_by_fund add constraint cash_by_fund_pkey primary key (tenant_id, fund_id); comment on constraint cash_by_fund_pkey on cash_by_fund is 'primary key (tenant_id, fund_id)'`)
    this.schema.raw(`alter table cash_by_fund add constraint cash_by_fund_amount_check check (amount between -999999999999999 and 999999999999999); comment on constraint cash_by_fund_amount_check on cash_by_fund is 'check (amount between -999999999999999 and 999999999999999)'`)
    this.schema.raw(`call wall_table('cash_by_fund'); call keep_balances('cash_by_fund')`)
    this.schema.raw(`alter table invoices add constraint invoices_order_id_fkey foreign key (tenant_id, order_id) references sales_orders (tenant_id, id); comment on constraint invoices_order_id_fkey on invoices is 'foreign key (tenant_id, order_id) references sales_orders (tenant_id, id)'`)
    this.schema.raw(`alter table invoices add constraint invoices_customer_id_fkey foreign key (tenant_id, customer_id) references customers (tenant_id, id); comment on constraint invoices_customer_id_fkey on invoices is 'foreign key (tenant_id, customer_id) references customers (tenant_id, id)'`)
    this.schema.raw(`alter table invoices add constraint invoices_approver_id_fkey foreign key (tenant_id, approver_id) references users (tenant_id, id); comment on constraint invoices_approver_id_fkey on invoices is 'foreign key (tenant_id, approver_id) references users (tenant_id, id)'`)
    this.schema.raw(`alter table invoices_lines add constraint invoices_lines_owner_fkey foreign key (tenant_id, owner_id) references invoices (tenant_id, id) on delete cascade; comment on constraint invoices_lines_owner_fkey on invoices_lines is 'foreign key (tenant_id, owner_id) references invoices (tenant_id, id) on delete cascade'`)
    this.schema.raw(`alter table invoices_lines add constraint invoices_lines_product_id_fkey foreign key (tenant_id, product_id) references products (tenant_id, id); comment on constraint invoices_lines_product_id_fkey on invoices_lines is 'foreign key (tenant_id, product_id) references products (tenant_id, id)'`)
    this.schema.raw(`alter table invoices_lines add constraint invoices_lines_order_line_id_fkey foreign key (tenant_id, order_line_id) references sales_orders_lines (tenant_id, id); comment on constraint invoices_lines_order_line_id_fkey on invoices_lines is 'foreign key (tenant_id, order_line_id) references sales_orders_lines (tenant_id, id)'`)
    this.schema.raw(`alter table debt_transactions add constraint debt_transactions_invoice_id_fkey foreign key (tenant_id, invoice_id) references invoices (tenant_id, id); comment on constraint debt_transactions_invoice_id_fkey on debt_transactions is 'foreign key (tenant_id, invoice_id) references invoices (tenant_id, id)'`)
    this.schema.raw(`alter table debt_transactions add constraint debt_transactions_order_id_fkey foreign key (tenant_id, order_id) references sales_orders (tenant_id, id); comment on constraint debt_transactions_order_id_fkey on debt_transactions is 'foreign key (tenant_id, order_id) references sales_orders (tenant_id, id)'`)
    this.schema.raw(`alter table debt_transactions add constraint debt_transactions_customer_id_fkey foreign key (tenant_id, customer_id) references customers (tenant_id, id); comment on constraint debt_transactions_customer_id_fkey on debt_transactions is 'foreign key (tenant_id, customer_id) references customers (tenant_id, id)'`)
    this.schema.raw(`alter table debt_transactions add constraint debt_transactions_payment_method_id_fkey foreign key (tenant_id, payment_method_id) references payment_methods (tenant_id, id); comment on constraint debt_transactions_payment_method_id_fkey on debt_transactions is 'foreign key (tenant_id, payment_method_id) references payment_methods (tenant_id, id)'`)
    this.schema.raw(`alter table debt_transactions add constraint debt_transactions_fund_id_fkey foreign key (tenant_id, fund_id) references funds (tenant_id, id); comment on constraint debt_transactions_fund_id_fkey on debt_transactions is 'foreign key (tenant_id, fund_id) references funds (tenant_id, id)'`)
    this.schema.raw(`alter table debt_transactions add constraint debt_transactions_approver_id_fkey foreign key (tenant_id, approver_id) references users (tenant_id, id); comment on constraint debt_transactions_approver_id_fkey on debt_transactions is 'foreign key (tenant_id, approver_id) references users (tenant_id, id)'`)
    this.schema.raw(`alter table debt_transactions_allocations add constraint debt_transactions_allocations_owner_fkey foreign key (tenant_id, owner_id) references debt_transactions (tenant_id, id) on delete cascade; comment on constraint debt_transactions_allocations_owner_fkey on debt_transactions_allocations is 'foreign key (tenant_id, owner_id) references debt_transactions (tenant_id, id) on delete cascade'`)
    this.schema.raw(`alter table debt_transactions_allocations add constraint debt_transactions_allocations_invoice_id_fkey foreign key (tenant_id, invoice_id) references invoices (tenant_id, id); comment on constraint debt_transactions_allocations_invoice_id_fkey on debt_transactions_allocations is 'foreign key (tenant_id, invoice_id) references invoices (tenant_id, id)'`)
    this.schema.raw(`alter table invoicing_entries add constraint invoicing_entries_order_line_id_fkey foreign key (tenant_id, order_line_id) references sales_orders_lines (tenant_id, id); comment on constraint invoicing_entries_order_line_id_fkey on invoicing_entries is 'foreign key (tenant_id, order_line_id) references sales_orders_lines (tenant_id, id)'`)
    this.schema.raw(`alter table receivables_entries add constraint receivables_entries_customer_id_fkey foreign key (tenant_id, customer_id) references customers (tenant_id, id); comment on constraint receivables_entries_customer_id_fkey on receivables_entries is 'foreign key (tenant_id, customer_id) references customers (tenant_id, id)'`)
    this.schema.raw(`alter table receivables_entries add constraint receivables_entries_invoice_id_fkey foreign key (tenant_id, invoice_id) references invoices (tenant_id, id); comment on constraint receivables_entries_invoice_id_fkey on receivables_entries is 'foreign key (tenant_id, invoice_id) references invoices (tenant_id, id)'`)
    this.schema.raw(`alter table receivables_entries add constraint receivables_entries_transaction_id_fkey foreign key (tenant_id, transaction_id) references debt_transactions (tenant_id, id); comment on constraint receivables_entries_transaction_id_fkey on receivables_entries is 'foreign key (tenant_id, transaction_id) references debt_transactions (tenant_id, id)'`)
    this.schema.raw(`alter table cash_entries add constraint cash_entries_fund_id_fkey foreign key (tenant_id, fund_id) references funds (tenant_id, id); comment on constraint cash_entries_fund_id_fkey on cash_entries is 'foreign key (tenant_id, fund_id) references funds (tenant_id, id)'`)
    this.schema.raw(`alter table payment_methods add column fund_id uuid`)
    this.schema.raw(`alter table payment_methods add constraint payment_methods_fund_id_fkey foreign key (tenant_id, fund_id) references funds (tenant_id, id); comment on constraint payment_methods_fund_id_fkey on payment_methods is 'foreign key (tenant_id, fund_id) references funds (tenant_id, id)'`)
    this.schema.raw(`create index payment_methods_fund_id_index on payment_methods (tenant_id, fund_id); comment on index payment_methods_fund_id_index is '(tenant_id, fund_id)'`)
    this.schema.raw(`alter table customers add column credit_limit numeric(15,0)`)
    this.schema.raw(`alter table customers add column credit_days integer`)
    this.schema.raw(`alter table customers add constraint customers_credit_limit_check check (credit_limit between 0 and 999999999999999); comment on constraint customers_credit_limit_check on customers is 'check (credit_limit between 0 and 999999999999999)'`)
    this.schema.raw(`alter table customers add constraint customers_credit_days_check check (credit_days between 0 and 365); comment on constraint customers_credit_days_check on customers is 'check (credit_days between 0 and 365)'`)
  }

  override async down() {
    throw new Error('Migrations go forward only; restore a backup instead.')
  }
}
