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
  }

  override async down() {
    throw new Error('Migrations go forward only; restore a backup instead.')
  }
}
