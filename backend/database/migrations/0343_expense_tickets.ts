import { BaseSchema } from '@adonisjs/lucid/schema'
import { constraint, generated, index } from '#database/kept_definitions'

export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`create table employees (
  tenant_id uuid not null,
  id uuid not null,
  version integer default 1 not null,
  created_at timestamp with time zone default clock_timestamp() not null,
  updated_at timestamp with time zone default clock_timestamp() not null,
  created_by uuid,
  updated_by uuid,
  code varchar(30) not null,
  name varchar(255) not null,
  phone varchar(11),
  department_id uuid,
  position_id uuid,
  user_id uuid,
  status varchar(40) not null,
  bank_account_number varchar(30),
  bank_name varchar(255),
  note varchar(2000)
)`)
    this.schema.raw(generated('employees', 'name_order', 'text collate "C"', 'vietnamese_order(name)'))
    this.schema.raw(generated('employees', 'search_text', 'text', `search_form(coalesce(code, '') || ' ' || coalesce(name, '') || ' ' || coalesce(phone, ''))`))
    this.schema.raw(constraint('employees', 'employees_pkey', 'primary key (tenant_id, id)'))
    this.schema.raw(constraint('employees', 'employees_status_check', `check (status in ('active', 'inactive'))`))
    this.schema.raw(index('employees', 'employees_code_unique', 'unique (tenant_id, lower(code))'))
    this.schema.raw(index('employees', 'employees_user_id_unique', 'unique (tenant_id, user_id)'))
    this.schema.raw(index('employees', 'employees_department_id_index', '(tenant_id, department_id)'))
    this.schema.raw(index('employees', 'employees_position_id_index', '(tenant_id, position_id)'))
    this.schema.raw(index('employees', 'employees_created_at_index', '(tenant_id, created_at, id)'))
    this.schema.raw(index('employees', 'employees_name_order_index', '(tenant_id, name_order, id)'))
    this.schema.raw(index('employees', 'employees_search_text_index', 'using gin (search_text gin_trgm_ops)'))
    this.schema.raw(`call wall_table('employees'); call count_table('employees'); call search_table('employees')`)
    this.schema.raw(`create table expense_tickets (
  tenant_id uuid not null,
  id uuid not null,
  version integer default 1 not null,
  created_at timestamp with time zone default clock_timestamp() not null,
  updated_at timestamp with time zone default clock_timestamp() not null,
  created_by uuid,
  updated_by uuid,
  code varchar(30) not null,
  total numeric(15,0),
  item_count integer,
  approved_on date,
  undone_on date,
  type varchar(40) not null,
  employee_id uuid,
  document_date date not null,
  departure_date date,
  return_date date,
  location varchar(255),
  purpose varchar(500),
  contract_type varchar(40),
  contract_number varchar(50),
  weight numeric(18,3),
  invoice_info varchar(500),
  receipt_date date,
  approver_id uuid,
  status varchar(40),
  revision integer,
  attachments jsonb default '[]'::jsonb not null,
  note varchar(2000)
)`)
    this.schema.raw(generated('expense_tickets', 'purpose_order', 'text collate "C"', 'vietnamese_order(purpose)'))
    this.schema.raw(generated('expense_tickets', 'location_order', 'text collate "C"', 'vietnamese_order(location)'))
    this.schema.raw(generated('expense_tickets', 'search_text', 'text', `search_form(coalesce(code, '') || ' ' || coalesce(purpose, '') || ' ' || coalesce(location, '') || ' ' || coalesce(contract_number, ''))`))
    this.schema.raw(constraint('expense_tickets', 'expense_tickets_pkey', 'primary key (tenant_id, id)'))
    this.schema.raw(constraint('expense_tickets', 'expense_tickets_total_check', 'check (total between 0 and 999999999999999)'))
    this.schema.raw(constraint('expense_tickets', 'expense_tickets_item_count_check', 'check (item_count between 0 and 2147483647)'))
    this.schema.raw(constraint('expense_tickets', 'expense_tickets_approved_on_check', `check (approved_on between '2000-01-01' and '2100-12-31')`))
    this.schema.raw(constraint('expense_tickets', 'expense_tickets_undone_on_check', `check (undone_on between '2000-01-01' and '2100-12-31')`))
    this.schema.raw(constraint('expense_tickets', 'expense_tickets_type_check', `check (type in ('advance', 'reimbursement'))`))
    this.schema.raw(constraint('expense_tickets', 'expense_tickets_document_date_check', `check (document_date between '2000-01-01' and '2100-12-31')`))
    this.schema.raw(constraint('expense_tickets', 'expense_tickets_departure_date_check', `check (departure_date between '2000-01-01' and '2100-12-31')`))
    this.schema.raw(constraint('expense_tickets', 'expense_tickets_return_date_check', `check (return_date between '2000-01-01' and '2100-12-31')`))
    this.schema.raw(constraint('expense_tickets', 'expense_tickets_contract_type_check', `check (contract_type in ('purchase', 'sale'))`))
    this.schema.raw(constraint('expense_tickets', 'expense_tickets_weight_check', 'check (weight between 0 and 999999999999999)'))
    this.schema.raw(constraint('expense_tickets', 'expense_tickets_receipt_date_check', `check (receipt_date between '2000-01-01' and '2100-12-31')`))
    this.schema.raw(constraint('expense_tickets', 'expense_tickets_status_check', `check (status in ('draft', 'pending', 'approved', 'rejected', 'in_progress', 'done', 'cancelled'))`))
    this.schema.raw(constraint('expense_tickets', 'expense_tickets_revision_check', 'check (revision between 0 and 2147483647)'))
    this.schema.raw(constraint('expense_tickets', 'expense_tickets_attachments_check', `check (jsonb_typeof(attachments) = 'array')`))
    this.schema.raw(constraint('expense_tickets', 'expense_tickets_complete_check', `check (status in ('draft', 'cancelled') or (employee_id is not null and purpose is not null))`))
    this.schema.raw(index('expense_tickets', 'expense_tickets_code_unique', 'unique (tenant_id, lower(code))'))
    this.schema.raw(index('expense_tickets', 'expense_tickets_employee_id_index', '(tenant_id, employee_id)'))
    this.schema.raw(index('expense_tickets', 'expense_tickets_approver_id_index', '(tenant_id, approver_id)'))
    this.schema.raw(index('expense_tickets', 'expense_tickets_created_at_index', '(tenant_id, created_at, id)'))
    this.schema.raw(index('expense_tickets', 'expense_tickets_search_text_index', 'using gin (search_text gin_trgm_ops)'))
    this.schema.raw(`call wall_table('expense_tickets'); call count_table('expense_tickets'); call search_table('expense_tickets')`)
    this.schema.raw(`create table expense_tickets_lines (
  tenant_id uuid not null,
  id uuid not null,
  owner_id uuid not null,
  position integer not null,
  business_expense_id uuid,
  spent_on date,
  content varchar(255),
  invoice_number varchar(50),
  amount numeric(15,0)
)`)
    this.schema.raw(constraint('expense_tickets_lines', 'expense_tickets_lines_pkey', 'primary key (tenant_id, id)'))
    this.schema.raw(constraint('expense_tickets_lines', 'expense_tickets_lines_spent_on_check', `check (spent_on between '2000-01-01' and '2100-12-31')`))
    this.schema.raw(constraint('expense_tickets_lines', 'expense_tickets_lines_amount_check', 'check (amount between 1 and 999999999999999)'))
    this.schema.raw(index('expense_tickets_lines', 'expense_tickets_lines_owner_index', '(tenant_id, owner_id, position)'))
    this.schema.raw(index('expense_tickets_lines', 'expense_tickets_lines_business_expense_id_index', '(tenant_id, business_expense_id)'))
    this.schema.raw(`call wall_table('expense_tickets_lines')`)
    this.schema.raw(`create table payment_slips (
  tenant_id uuid not null,
  id uuid not null,
  version integer default 1 not null,
  created_at timestamp with time zone default clock_timestamp() not null,
  updated_at timestamp with time zone default clock_timestamp() not null,
  created_by uuid,
  updated_by uuid,
  code varchar(30) not null,
  voucher varchar(40),
  status varchar(40),
  total numeric(15,0),
  type varchar(40) not null,
  expense_ticket_id uuid,
  employee_id uuid,
  document_date date not null,
  payment_method_id uuid,
  fund_id uuid,
  payer varchar(255),
  content varchar(500),
  due_date date,
  open_reason varchar(255),
  attachment_name varchar(255),
  attachments jsonb default '[]'::jsonb not null,
  note varchar(2000)
)`)
    this.schema.raw(generated('payment_slips', 'content_order', 'text collate "C"', 'vietnamese_order(content)'))
    this.schema.raw(generated('payment_slips', 'payer_order', 'text collate "C"', 'vietnamese_order(payer)'))
    this.schema.raw(generated('payment_slips', 'search_text', 'text', `search_form(coalesce(code, '') || ' ' || coalesce(content, '') || ' ' || coalesce(payer, ''))`))
    this.schema.raw(constraint('payment_slips', 'payment_slips_pkey', 'primary key (tenant_id, id)'))
    this.schema.raw(constraint('payment_slips', 'payment_slips_voucher_check', `check (voucher in ('PC', 'UNC'))`))
    this.schema.raw(constraint('payment_slips', 'payment_slips_status_check', `check (status in ('unpaid', 'paid'))`))
    this.schema.raw(constraint('payment_slips', 'payment_slips_total_check', 'check (total between 0 and 999999999999999)'))
    this.schema.raw(constraint('payment_slips', 'payment_slips_type_check', `check (type in ('advance', 'reimbursement'))`))
    this.schema.raw(constraint('payment_slips', 'payment_slips_document_date_check', `check (document_date between '2000-01-01' and '2100-12-31')`))
    this.schema.raw(constraint('payment_slips', 'payment_slips_due_date_check', `check (due_date between '2000-01-01' and '2100-12-31')`))
    this.schema.raw(constraint('payment_slips', 'payment_slips_attachments_check', `check (jsonb_typeof(attachments) = 'array')`))
    this.schema.raw(constraint('payment_slips', 'payment_slips_complete_check', `check (status in ('unpaid') or (employee_id is not null and fund_id is not null and payer is not null and attachment_name is not null))`))
    this.schema.raw(index('payment_slips', 'payment_slips_code_unique', 'unique (tenant_id, lower(code))'))
    this.schema.raw(index('payment_slips', 'payment_slips_expense_ticket_id_index', '(tenant_id, expense_ticket_id)'))
    this.schema.raw(index('payment_slips', 'payment_slips_employee_id_index', '(tenant_id, employee_id)'))
    this.schema.raw(index('payment_slips', 'payment_slips_payment_method_id_index', '(tenant_id, payment_method_id)'))
    this.schema.raw(index('payment_slips', 'payment_slips_fund_id_index', '(tenant_id, fund_id)'))
    this.schema.raw(index('payment_slips', 'payment_slips_created_at_index', '(tenant_id, created_at, id)'))
    this.schema.raw(index('payment_slips', 'payment_slips_search_text_index', 'using gin (search_text gin_trgm_ops)'))
    this.schema.raw(`call wall_table('payment_slips'); call count_table('payment_slips'); call search_table('payment_slips')`)
    this.schema.raw(`create table payment_slips_lines (
  tenant_id uuid not null,
  id uuid not null,
  owner_id uuid not null,
  position integer not null,
  item_name varchar(255),
  cost numeric(15,0),
  quantity numeric(18,3) not null,
  amount numeric(15,0),
  payment_date date,
  return_date date,
  location varchar(255),
  purpose varchar(255)
)`)
    this.schema.raw(constraint('payment_slips_lines', 'payment_slips_lines_pkey', 'primary key (tenant_id, id)'))
    this.schema.raw(constraint('payment_slips_lines', 'payment_slips_lines_cost_check', 'check (cost between 1 and 999999999999999)'))
    this.schema.raw(constraint('payment_slips_lines', 'payment_slips_lines_quantity_check', 'check (quantity between 0.001 and 1000000)'))
    this.schema.raw(constraint('payment_slips_lines', 'payment_slips_lines_amount_check', 'check (amount between 0 and 999999999999999)'))
    this.schema.raw(constraint('payment_slips_lines', 'payment_slips_lines_payment_date_check', `check (payment_date between '2000-01-01' and '2100-12-31')`))
    this.schema.raw(constraint('payment_slips_lines', 'payment_slips_lines_return_date_check', `check (return_date between '2000-01-01' and '2100-12-31')`))
    this.schema.raw(index('payment_slips_lines', 'payment_slips_lines_owner_index', '(tenant_id, owner_id, position)'))
    this.schema.raw(`call wall_table('payment_slips_lines')`)
    this.schema.raw(`create table employee_debts_entries (
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
  employee_id uuid not null,
  expense_ticket_id uuid,
  payment_slip_id uuid,
  amount numeric(15,0) not null,
  due_date date,
  by_employee_amount numeric(15,0) not null,
  by_expense_ticket_amount numeric(15,0),
  by_payment_slip_amount numeric(15,0)
)`)
    this.schema.raw(constraint('employee_debts_entries', 'employee_debts_entries_pkey', 'primary key (tenant_id, id)'))
    this.schema.raw(constraint('employee_debts_entries', 'employee_debts_entries_kind_check', `check (kind in ('claim', 'advance', 'reimbursement', 'return', 'allocation', 'reversal'))`))
    this.schema.raw(constraint('employee_debts_entries', 'employee_debts_entries_one_check', 'check (num_nonnulls(expense_ticket_id, payment_slip_id) = 1)'))
    this.schema.raw(constraint('employee_debts_entries', 'employee_debts_entries_date_check', `check (date between '2000-01-01' and '2100-12-31')`))
    this.schema.raw(index('employee_debts_entries', 'employee_debts_entries_seq_unique', 'unique (tenant_id, employee_id, seq)'))
    this.schema.raw(index('employee_debts_entries', 'employee_debts_entries_once_unique', 'unique (tenant_id, document_id, line_id, action, kind, employee_id, expense_ticket_id, payment_slip_id, reverses_id) nulls not distinct'))
    this.schema.raw(index('employee_debts_entries', 'employee_debts_entries_date_index', '(tenant_id, date)'))
    this.schema.raw(index('employee_debts_entries', 'employee_debts_entries_reverses_id_index', '(tenant_id, reverses_id) where reverses_id is not null'))
    this.schema.raw(index('employee_debts_entries', 'employee_debts_entries_employee_id_index', '(tenant_id, employee_id, date)'))
    this.schema.raw(index('employee_debts_entries', 'employee_debts_entries_expense_ticket_id_index', '(tenant_id, expense_ticket_id, date)'))
    this.schema.raw(index('employee_debts_entries', 'employee_debts_entries_payment_slip_id_index', '(tenant_id, payment_slip_id, date)'))
    this.schema.raw(`call wall_table('employee_debts_entries'); call keep_entries('employee_debts_entries')`)
    this.schema.raw(`create table employee_debts_by_employee (
  tenant_id uuid not null,
  employee_id uuid not null,
  amount numeric(15,0) default 0 not null,
  seq bigint default 0 not null
)`)
    this.schema.raw(constraint('employee_debts_by_employee', 'employee_debts_by_employee_pkey', 'primary key (tenant_id, employee_id)'))
    this.schema.raw(constraint('employee_debts_by_employee', 'employee_debts_by_employee_amount_check', 'check (amount between -999999999999999 and 999999999999999)'))
    this.schema.raw(`call wall_table('employee_debts_by_employee'); call keep_balances('employee_debts_by_employee')`)
    this.schema.raw(`create table employee_debts_by_expense_ticket (
  tenant_id uuid not null,
  expense_ticket_id uuid not null,
  amount numeric(15,0) default 0 not null
)`)
    this.schema.raw(constraint('employee_debts_by_expense_ticket', 'employee_debts_by_expense_ticket_pkey', 'primary key (tenant_id, expense_ticket_id)'))
    this.schema.raw(constraint('employee_debts_by_expense_ticket', 'employee_debts_by_expense_ticket_amount_check', 'check (amount between -999999999999999 and 999999999999999)'))
    this.schema.raw(`call wall_table('employee_debts_by_expense_ticket'); call keep_balances('employee_debts_by_expense_ticket')`)
    this.schema.raw(`create table employee_debts_by_payment_slip (
  tenant_id uuid not null,
  payment_slip_id uuid not null,
  amount numeric(15,0) default 0 not null
)`)
    this.schema.raw(constraint('employee_debts_by_payment_slip', 'employee_debts_by_payment_slip_pkey', 'primary key (tenant_id, payment_slip_id)'))
    this.schema.raw(constraint('employee_debts_by_payment_slip', 'employee_debts_by_payment_slip_amount_check', 'check (amount between -999999999999999 and 999999999999999)'))
    this.schema.raw(`call wall_table('employee_debts_by_payment_slip'); call keep_balances('employee_debts_by_payment_slip')`)
    this.schema.raw(constraint('employees', 'employees_department_id_fkey', 'foreign key (tenant_id, department_id) references departments (tenant_id, id)'))
    this.schema.raw(constraint('employees', 'employees_position_id_fkey', 'foreign key (tenant_id, position_id) references positions (tenant_id, id)'))
    this.schema.raw(constraint('employees', 'employees_user_id_fkey', 'foreign key (tenant_id, user_id) references users (tenant_id, id)'))
    this.schema.raw(constraint('expense_tickets', 'expense_tickets_employee_id_fkey', 'foreign key (tenant_id, employee_id) references employees (tenant_id, id)'))
    this.schema.raw(constraint('expense_tickets', 'expense_tickets_approver_id_fkey', 'foreign key (tenant_id, approver_id) references users (tenant_id, id)'))
    this.schema.raw(constraint('expense_tickets_lines', 'expense_tickets_lines_owner_fkey', 'foreign key (tenant_id, owner_id) references expense_tickets (tenant_id, id) on delete cascade'))
    this.schema.raw(constraint('expense_tickets_lines', 'expense_tickets_lines_business_expense_id_fkey', 'foreign key (tenant_id, business_expense_id) references business_expenses (tenant_id, id)'))
    this.schema.raw(constraint('payment_slips', 'payment_slips_expense_ticket_id_fkey', 'foreign key (tenant_id, expense_ticket_id) references expense_tickets (tenant_id, id)'))
    this.schema.raw(constraint('payment_slips', 'payment_slips_employee_id_fkey', 'foreign key (tenant_id, employee_id) references employees (tenant_id, id)'))
    this.schema.raw(constraint('payment_slips', 'payment_slips_payment_method_id_fkey', 'foreign key (tenant_id, payment_method_id) references payment_methods (tenant_id, id)'))
    this.schema.raw(constraint('payment_slips', 'payment_slips_fund_id_fkey', 'foreign key (tenant_id, fund_id) references funds (tenant_id, id)'))
    this.schema.raw(constraint('payment_slips_lines', 'payment_slips_lines_owner_fkey', 'foreign key (tenant_id, owner_id) references payment_slips (tenant_id, id) on delete cascade'))
    this.schema.raw(constraint('employee_debts_entries', 'employee_debts_entries_employee_id_fkey', 'foreign key (tenant_id, employee_id) references employees (tenant_id, id)'))
    this.schema.raw(constraint('employee_debts_entries', 'employee_debts_entries_expense_ticket_id_fkey', 'foreign key (tenant_id, expense_ticket_id) references expense_tickets (tenant_id, id)'))
    this.schema.raw(constraint('employee_debts_entries', 'employee_debts_entries_payment_slip_id_fkey', 'foreign key (tenant_id, payment_slip_id) references payment_slips (tenant_id, id)'))
  }

  override async down() {
    throw new Error('Migrations go forward only; restore a backup instead.')
  }
}
