import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`create table funds (
  tenant_id uuid not null,
  id uuid not null,
  version integer default 1 not null,
  created_at timestamp with time zone default clock_timestamp() not null,
  updated_at timestamp with time zone default clock_timestamp() not null,
  created_by uuid,
  updated_by uuid,
  code varchar(30) not null,
  name varchar(255) not null,
  kind varchar(40) not null,
  bank_account_number varchar(30),
  bank_name varchar(255),
  bank_branch varchar(255),
  account_holder_name varchar(255),
  description varchar(1000),
  status varchar(40) not null
)`)
    this.schema.raw(`alter table funds add column name_order text collate "C" generated always as (vietnamese_order(name)) stored; comment on column funds.name_order is 'vietnamese_order(name)'`)
    this.schema.raw(`alter table funds add column bank_name_order text collate "C" generated always as (vietnamese_order(bank_name)) stored; comment on column funds.bank_name_order is 'vietnamese_order(bank_name)'`)
    this.schema.raw(`alter table funds add column bank_account_number_order text collate "C" generated always as (vietnamese_order(bank_account_number)) stored; comment on column funds.bank_account_number_order is 'vietnamese_order(bank_account_number)'`)
    this.schema.raw(`alter table funds add column search_text text generated always as (search_form(coalesce(code, '') || ' ' || coalesce(name, '') || ' ' || coalesce(bank_account_number, '') || ' ' || coalesce(bank_name, ''))) stored; comment on column funds.search_text is 'search_form(coalesce(code, '''') || '' '' || coalesce(name, '''') || '' '' || coalesce(bank_account_number, '''') || '' '' || coalesce(bank_name, ''''))'`)
    this.schema.raw(`alter table funds add constraint funds_pkey primary key (tenant_id, id); comment on constraint funds_pkey on funds is 'primary key (tenant_id, id)'`)
    this.schema.raw(`alter table funds add constraint funds_kind_check check (kind in ('cash', 'bank')); comment on constraint funds_kind_check on funds is 'check (kind in (''cash'', ''bank''))'`)
    this.schema.raw(`alter table funds add constraint funds_status_check check (status in ('active', 'inactive')); comment on constraint funds_status_check on funds is 'check (status in (''active'', ''inactive''))'`)
    this.schema.raw(`create unique index funds_code_unique on funds (tenant_id, lower(code)); comment on index funds_code_unique is 'unique (tenant_id, lower(code))'`)
    this.schema.raw(`create index funds_created_at_index on funds (tenant_id, created_at, id); comment on index funds_created_at_index is '(tenant_id, created_at, id)'`)
    this.schema.raw(`create index funds_name_order_index on funds (tenant_id, name_order, id); comment on index funds_name_order_index is '(tenant_id, name_order, id)'`)
    this.schema.raw(`create index funds_search_text_index on funds using gin (search_text gin_trgm_ops); comment on index funds_search_text_index is 'using gin (search_text gin_trgm_ops)'`)
    this.schema.raw(`call wall_table('funds'); call count_table('funds'); call search_table('funds')`)
    this.schema.raw(`create table invoices (
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
  grand_total numeric(15,0),
  old_debt numeric(15,0),
  new_debt numeric(15,0),
  undone_on date,
  order_id uuid,
  customer_id uuid,
  document_date date not null,
  due_date date,
  order_date date,
  contract_number varchar(50),
  tax_code varchar(14),
  contact_person varchar(255),
  contact_phone varchar(11),
  shipping_address jsonb,
  shipping_fee numeric(15,0),
  approver_id uuid,
  status varchar(40),
  revision integer,
  attachments jsonb default '[]'::jsonb not null,
  note varchar(2000)
)`)
    this.schema.raw(`alter table invoices add column search_text text generated always as (search_form(coalesce(code, '') || ' ' || coalesce(contract_number, '') || ' ' || coalesce(contact_person, '') || ' ' || coalesce(contact_phone, ''))) stored; comment on column invoices.search_text is 'search_form(coalesce(code, '''') || '' '' || coalesce(contract_number, '''') || '' '' || coalesce(contact_person, '''') || '' '' || coalesce(contact_phone, ''''))'`)
    this.schema.raw(`alter table invoices add constraint invoices_pkey primary key (tenant_id, id); comment on constraint invoices_pkey on invoices is 'primary key (tenant_id, id)'`)
    this.schema.raw(`alter table invoices add constraint invoices_item_count_check check (item_count between -999999999999999 and 999999999999999); comment on constraint invoices_item_count_check on invoices is 'check (item_count between -999999999999999 and 999999999999999)'`)
    this.schema.raw(`alter table invoices add constraint invoices_theoretical_weight_check check (theoretical_weight between 0 and 999999999999999); comment on constraint invoices_theoretical_weight_check on invoices is 'check (theoretical_weight between 0 and 999999999999999)'`)
    this.schema.raw(`alter table invoices add constraint invoices_actual_weight_check check (actual_weight between 0 and 999999999999999); comment on constraint invoices_actual_weight_check on invoices is 'check (actual_weight between 0 and 999999999999999)'`)
    this.schema.raw(`alter table invoices add constraint invoices_total_check check (total between 0 and 999999999999999); comment on constraint invoices_total_check on invoices is 'check (total between 0 and 999999999999999)'`)
    this.schema.raw(`alter table invoices add constraint invoices_discount_check check (discount between -999999999999999 and 999999999999999); comment on constraint invoices_discount_check on invoices is 'check (discount between -999999999999999 and 999999999999999)'`)
    this.schema.raw(`alter table invoices add constraint invoices_grand_total_check check (grand_total between -999999999999999 and 999999999999999); comment on constraint invoices_grand_total_check on invoices is 'check (grand_total between -999999999999999 and 999999999999999)'`)
    this.schema.raw(`alter table invoices add constraint invoices_old_debt_check check (old_debt between -999999999999999 and 999999999999999); comment on constraint invoices_old_debt_check on invoices is 'check (old_debt between -999999999999999 and 999999999999999)'`)
    this.schema.raw(`alter table invoices add constraint invoices_new_debt_check check (new_debt between -999999999999999 and 999999999999999); comment on constraint invoices_new_debt_check on invoices is 'check (new_debt between -999999999999999 and 999999999999999)'`)
    this.schema.raw(`alter table invoices add constraint invoices_undone_on_check check (undone_on between '2000-01-01' and '2100-12-31'); comment on constraint invoices_undone_on_check on invoices is 'check (undone_on between ''2000-01-01'' and ''2100-12-31'')'`)
    this.schema.raw(`alter table invoices add constraint invoices_document_date_check check (document_date between '2000-01-01' and '2100-12-31'); comment on constraint invoices_document_date_check on invoices is 'check (document_date between ''2000-01-01'' and ''2100-12-31'')'`)
    this.schema.raw(`alter table invoices add constraint invoices_due_date_check check (due_date between '2000-01-01' and '2100-12-31'); comment on constraint invoices_due_date_check on invoices is 'check (due_date between ''2000-01-01'' and ''2100-12-31'')'`)
    this.schema.raw(`alter table invoices add constraint invoices_order_date_check check (order_date between '2000-01-01' and '2100-12-31'); comment on constraint invoices_order_date_check on invoices is 'check (order_date between ''2000-01-01'' and ''2100-12-31'')'`)
    this.schema.raw(`alter table invoices add constraint invoices_shipping_address_check check (jsonb_typeof(shipping_address) = 'object'); comment on constraint invoices_shipping_address_check on invoices is 'check (jsonb_typeof(shipping_address) = ''object'')'`)
    this.schema.raw(`alter table invoices add constraint invoices_shipping_fee_check check (shipping_fee between 0 and 999999999999999); comment on constraint invoices_shipping_fee_check on invoices is 'check (shipping_fee between 0 and 999999999999999)'`)
    this.schema.raw(`alter table invoices add constraint invoices_status_check check (status in ('draft', 'pending', 'approved', 'rejected', 'in_progress', 'done', 'cancelled')); comment on constraint invoices_status_check on invoices is 'check (status in (''draft'', ''pending'', ''approved'', ''rejected'', ''in_progress'', ''done'', ''cancelled''))'`)
    this.schema.raw(`alter table invoices add constraint invoices_revision_check check (revision between 0 and 2147483647); comment on constraint invoices_revision_check on invoices is 'check (revision between 0 and 2147483647)'`)
    this.schema.raw(`alter table invoices add constraint invoices_attachments_check check (jsonb_typeof(attachments) = 'array'); comment on constraint invoices_attachments_check on invoices is 'check (jsonb_typeof(attachments) = ''array'')'`)
    this.schema.raw(`alter table invoices add constraint invoices_complete_check check (status in ('draft', 'cancelled') or (order_id is not null and customer_id is not null)); comment on constraint invoices_complete_check on invoices is 'check (status in (''draft'', ''cancelled'') or (order_id is not null and customer_id is not null))'`)
    this.schema.raw(`create unique index invoices_code_unique on invoices (tenant_id, lower(code)); comment on index invoices_code_unique is 'unique (tenant_id, lower(code))'`)
    this.schema.raw(`create index invoices_order_id_index on invoices (tenant_id, order_id); comment on index invoices_order_id_index is '(tenant_id, order_id)'`)
    this.schema.raw(`create index invoices_customer_id_index on invoices (tenant_id, customer_id); comment on index invoices_customer_id_index is '(tenant_id, customer_id)'`)
    this.schema.raw(`create index invoices_approver_id_index on invoices (tenant_id, approver_id); comment on index invoices_approver_id_index is '(tenant_id, approver_id)'`)
    this.schema.raw(`create index invoices_created_at_index on invoices (tenant_id, created_at, id); comment on index invoices_created_at_index is '(tenant_id, created_at, id)'`)
    this.schema.raw(`create index invoices_search_text_index on invoices using gin (search_text gin_trgm_ops); comment on index invoices_search_text_index is 'using gin (search_text gin_trgm_ops)'`)
    this.schema.raw(`call wall_table('invoices'); call count_table('invoices'); call search_table('invoices')`)
    this.schema.raw(`create table invoices_lines (
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
  order_line_id uuid,
  quantity numeric(18,3),
  length numeric(19,4),
  theoretical_weight numeric(18,3),
  actual_weight numeric(18,3),
  price_type varchar(40),
  unit_price numeric(17,2),
  amount numeric(15,0),
  discount_share numeric(15,0),
  shipping_share numeric(15,0),
  note varchar(255)
)`)
    this.schema.raw(`alter table invoices_lines add constraint invoices_lines_pkey primary key (tenant_id, id); comment on constraint invoices_lines_pkey on invoices_lines is 'primary key (tenant_id, id)'`)
    this.schema.raw(`alter table invoices_lines add constraint invoices_lines_weight_mode_check check (weight_mode in ('none', 'per_piece', 'per_meter', 'geometry', 'coil')); comment on constraint invoices_lines_weight_mode_check on invoices_lines is 'check (weight_mode in (''none'', ''per_piece'', ''per_meter'', ''geometry'', ''coil''))'`)
    this.schema.raw(`alter table invoices_lines add constraint invoices_lines_barem_check check (barem between 0 and 999999999999999); comment on constraint invoices_lines_barem_check on invoices_lines is 'check (barem between 0 and 999999999999999)'`)
    this.schema.raw(`alter table invoices_lines add constraint invoices_lines_barem_basis_check check (barem_basis in ('metre', 'piece')); comment on constraint invoices_lines_barem_basis_check on invoices_lines is 'check (barem_basis in (''metre'', ''piece''))'`)
    this.schema.raw(`alter table invoices_lines add constraint invoices_lines_quantity_check check (quantity between 0.001 and 1000000); comment on constraint invoices_lines_quantity_check on invoices_lines is 'check (quantity between 0.001 and 1000000)'`)
    this.schema.raw(`alter table invoices_lines add constraint invoices_lines_length_check check (length between 0 and 999999999999999); comment on constraint invoices_lines_length_check on invoices_lines is 'check (length between 0 and 999999999999999)'`)
    this.schema.raw(`alter table invoices_lines add constraint invoices_lines_theoretical_weight_check check (theoretical_weight between 0 and 999999999999999); comment on constraint invoices_lines_theoretical_weight_check on invoices_lines is 'check (theoretical_weight between 0 and 999999999999999)'`)
    this.schema.raw(`alter table invoices_lines add constraint invoices_lines_actual_weight_check check (actual_weight between 0 and 999999999999999); comment on constraint invoices_lines_actual_weight_check on invoices_lines is 'check (actual_weight between 0 and 999999999999999)'`)
    this.schema.raw(`alter table invoices_lines add constraint invoices_lines_price_type_check check (price_type in ('piece', 'actual_kg', 'barem_kg')); comment on constraint invoices_lines_price_type_check on invoices_lines is 'check (price_type in (''piece'', ''actual_kg'', ''barem_kg''))'`)
    this.schema.raw(`alter table invoices_lines add constraint invoices_lines_unit_price_check check (unit_price between 0 and 999999999999999); comment on constraint invoices_lines_unit_price_check on invoices_lines is 'check (unit_price between 0 and 999999999999999)'`)
    this.schema.raw(`alter table invoices_lines add constraint invoices_lines_amount_check check (amount between 0 and 999999999999999); comment on constraint invoices_lines_amount_check on invoices_lines is 'check (amount between 0 and 999999999999999)'`)
    this.schema.raw(`alter table invoices_lines add constraint invoices_lines_discount_share_check check (discount_share between -999999999999999 and 999999999999999); comment on constraint invoices_lines_discount_share_check on invoices_lines is 'check (discount_share between -999999999999999 and 999999999999999)'`)
    this.schema.raw(`alter table invoices_lines add constraint invoices_lines_shipping_share_check check (shipping_share between 0 and 999999999999999); comment on constraint invoices_lines_shipping_share_check on invoices_lines is 'check (shipping_share between 0 and 999999999999999)'`)
    this.schema.raw(`create index invoices_lines_owner_index on invoices_lines (tenant_id, owner_id, position); comment on index invoices_lines_owner_index is '(tenant_id, owner_id, position)'`)
    this.schema.raw(`create index invoices_lines_product_id_index on invoices_lines (tenant_id, product_id); comment on index invoices_lines_product_id_index is '(tenant_id, product_id)'`)
    this.schema.raw(`create index invoices_lines_order_line_id_index on invoices_lines (tenant_id, order_line_id); comment on index invoices_lines_order_line_id_index is '(tenant_id, order_line_id)'`)
    this.schema.raw(`call wall_table('invoices_lines')`)
    this.schema.raw(`create table debt_transactions (
  tenant_id uuid not null,
  id uuid not null,
  version integer default 1 not null,
  created_at timestamp with time zone default clock_timestamp() not null,
  updated_at timestamp with time zone default clock_timestamp() not null,
  created_by uuid,
  updated_by uuid,
  code varchar(30) not null,
  voucher varchar(40),
  undone_on date,
  kind varchar(40) not null,
  invoice_id uuid,
  order_id uuid,
  customer_id uuid,
  execution_date date not null,
  payment_method_id uuid,
  fund_id uuid,
  amount numeric(15,0),
  payer varchar(255),
  content varchar(500),
  approver_id uuid,
  status varchar(40),
  revision integer,
  attachments jsonb default '[]'::jsonb not null,
  note varchar(2000)
)`)
    this.schema.raw(`alter table debt_transactions add column content_order text collate "C" generated always as (vietnamese_order(content)) stored; comment on column debt_transactions.content_order is 'vietnamese_order(content)'`)
    this.schema.raw(`alter table debt_transactions add column payer_order text collate "C" generated always as (vietnamese_order(payer)) stored; comment on column debt_transactions.payer_order is 'vietnamese_order(payer)'`)
    this.schema.raw(`alter table debt_transactions add column search_text text generated always as (search_form(coalesce(code, '') || ' ' || coalesce(content, '') || ' ' || coalesce(payer, ''))) stored; comment on column debt_transactions.search_text is 'search_form(coalesce(code, '''') || '' '' || coalesce(content, '''') || '' '' || coalesce(payer, ''''))'`)
    this.schema.raw(`alter table debt_transactions add constraint debt_transactions_pkey primary key (tenant_id, id); comment on constraint debt_transactions_pkey on debt_transactions is 'primary key (tenant_id, id)'`)
    this.schema.raw(`alter table debt_transactions add constraint debt_transactions_voucher_check check (voucher in ('PT', 'BC', 'PC', 'UNC')); comment on constraint debt_transactions_voucher_check on debt_transactions is 'check (voucher in (''PT'', ''BC'', ''PC'', ''UNC''))'`)
    this.schema.raw(`alter table debt_transactions add constraint debt_transactions_undone_on_check check (undone_on between '2000-01-01' and '2100-12-31'); comment on constraint debt_transactions_undone_on_check on debt_transactions is 'check (undone_on between ''2000-01-01'' and ''2100-12-31'')'`)
    this.schema.raw(`alter table debt_transactions add constraint debt_transactions_kind_check check (kind in ('receipt', 'deposit', 'refund')); comment on constraint debt_transactions_kind_check on debt_transactions is 'check (kind in (''receipt'', ''deposit'', ''refund''))'`)
    this.schema.raw(`alter table debt_transactions add constraint debt_transactions_execution_date_check check (execution_date between '2000-01-01' and '2100-12-31'); comment on constraint debt_transactions_execution_date_check on debt_transactions is 'check (execution_date between ''2000-01-01'' and ''2100-12-31'')'`)
    this.schema.raw(`alter table debt_transactions add constraint debt_transactions_amount_check check (amount between 1 and 999999999999999); comment on constraint debt_transactions_amount_check on debt_transactions is 'check (amount between 1 and 999999999999999)'`)
    this.schema.raw(`alter table debt_transactions add constraint debt_transactions_status_check check (status in ('draft', 'pending', 'approved', 'rejected', 'in_progress', 'done', 'cancelled')); comment on constraint debt_transactions_status_check on debt_transactions is 'check (status in (''draft'', ''pending'', ''approved'', ''rejected'', ''in_progress'', ''done'', ''cancelled''))'`)
    this.schema.raw(`alter table debt_transactions add constraint debt_transactions_revision_check check (revision between 0 and 2147483647); comment on constraint debt_transactions_revision_check on debt_transactions is 'check (revision between 0 and 2147483647)'`)
    this.schema.raw(`alter table debt_transactions add constraint debt_transactions_attachments_check check (jsonb_typeof(attachments) = 'array'); comment on constraint debt_transactions_attachments_check on debt_transactions is 'check (jsonb_typeof(attachments) = ''array'')'`)
    this.schema.raw(`alter table debt_transactions add constraint debt_transactions_complete_check check (status in ('draft', 'cancelled') or (customer_id is not null and fund_id is not null and amount is not null)); comment on constraint debt_transactions_complete_check on debt_transactions is 'check (status in (''draft'', ''cancelled'') or (customer_id is not null and fund_id is not null and amount is not null))'`)
    this.schema.raw(`create unique index debt_transactions_code_unique on debt_transactions (tenant_id, lower(code)); comment on index debt_transactions_code_unique is 'unique (tenant_id, lower(code))'`)
    this.schema.raw(`create index debt_transactions_invoice_id_index on debt_transactions (tenant_id, invoice_id); comment on index debt_transactions_invoice_id_index is '(tenant_id, invoice_id)'`)
    this.schema.raw(`create index debt_transactions_order_id_index on debt_transactions (tenant_id, order_id); comment on index debt_transactions_order_id_index is '(tenant_id, order_id)'`)
    this.schema.raw(`create index debt_transactions_customer_id_index on debt_transactions (tenant_id, customer_id); comment on index debt_transactions_customer_id_index is '(tenant_id, customer_id)'`)
    this.schema.raw(`create index debt_transactions_payment_method_id_index on debt_transactions (tenant_id, payment_method_id); comment on index debt_transactions_payment_method_id_index is '(tenant_id, payment_method_id)'`)
    this.schema.raw(`create index debt_transactions_fund_id_index on debt_transactions (tenant_id, fund_id); comment on index debt_transactions_fund_id_index is '(tenant_id, fund_id)'`)
    this.schema.raw(`create index debt_transactions_approver_id_index on debt_transactions (tenant_id, approver_id); comment on index debt_transactions_approver_id_index is '(tenant_id, approver_id)'`)
    this.schema.raw(`create index debt_transactions_created_at_index on debt_transactions (tenant_id, created_at, id); comment on index debt_transactions_created_at_index is '(tenant_id, created_at, id)'`)
    this.schema.raw(`create index debt_transactions_search_text_index on debt_transactions using gin (search_text gin_trgm_ops); comment on index debt_transactions_search_text_index is 'using gin (search_text gin_trgm_ops)'`)
    this.schema.raw(`call wall_table('debt_transactions'); call count_table('debt_transactions'); call search_table('debt_transactions')`)
    this.schema.raw(`create table debt_transactions_allocations (
  tenant_id uuid not null,
  id uuid not null,
  owner_id uuid not null,
  position integer not null,
  invoice_id uuid,
  amount numeric(15,0)
)`)
    this.schema.raw(`alter table debt_transactions_allocations add constraint debt_transactions_allocations_pkey primary key (tenant_id, id); comment on constraint debt_transactions_allocations_pkey on debt_transactions_allocations is 'primary key (tenant_id, id)'`)
    this.schema.raw(`alter table debt_transactions_allocations add constraint debt_transactions_allocations_amount_check check (amount between 1 and 999999999999999); comment on constraint debt_transactions_allocations_amount_check on debt_transactions_allocations is 'check (amount between 1 and 999999999999999)'`)
    this.schema.raw(`create index debt_transactions_allocations_owner_index on debt_transactions_allocations (tenant_id, owner_id, position); comment on index debt_transactions_allocations_owner_index is '(tenant_id, owner_id, position)'`)
    this.schema.raw(`create index debt_transactions_allocations_invoice_id_index on debt_transactions_allocations (tenant_id, invoice_id); comment on index debt_transactions_allocations_invoice_id_index is '(tenant_id, invoice_id)'`)
    this.schema.raw(`call wall_table('debt_transactions_allocations')`)
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
