import { BaseSchema } from '@adonisjs/lucid/schema'
import { constraint, generated, index } from '#database/kept_definitions'

export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`create table expense_tickets_allocations (
  tenant_id uuid not null,
  id uuid not null,
  owner_id uuid not null,
  position integer not null,
  payment_slip_id uuid,
  opening_advance_id uuid,
  amount numeric(15,0)
)`)
    this.schema.raw(constraint('expense_tickets_allocations', 'expense_tickets_allocations_pkey', 'primary key (tenant_id, id)'))
    this.schema.raw(constraint('expense_tickets_allocations', 'expense_tickets_allocations_amount_check', 'check (amount between 1 and 999999999999999)'))
    this.schema.raw(index('expense_tickets_allocations', 'expense_tickets_allocations_owner_index', '(tenant_id, owner_id, position)'))
    this.schema.raw(index('expense_tickets_allocations', 'expense_tickets_allocations_payment_slip_id_index', '(tenant_id, payment_slip_id)'))
    this.schema.raw(index('expense_tickets_allocations', 'expense_tickets_allocations_opening_advance_id_index', '(tenant_id, opening_advance_id)'))
    this.schema.raw(`call wall_table('expense_tickets_allocations')`)
    this.schema.raw(`create table opening_advances (
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
    this.schema.raw(generated('opening_advances', 'search_text', 'text', `search_form(coalesce(code, '') || ' ' || coalesce(note, ''))`))
    this.schema.raw(constraint('opening_advances', 'opening_advances_pkey', 'primary key (tenant_id, id)'))
    this.schema.raw(constraint('opening_advances', 'opening_advances_total_check', 'check (total between -999999999999999 and 999999999999999)'))
    this.schema.raw(constraint('opening_advances', 'opening_advances_status_check', `check (status in ('draft', 'done', 'cancelled'))`))
    this.schema.raw(constraint('opening_advances', 'opening_advances_undone_on_check', `check (undone_on between '2000-01-01' and '2100-12-31')`))
    this.schema.raw(constraint('opening_advances', 'opening_advances_opened_on_check', `check (opened_on between '2000-01-01' and '2100-12-31')`))
    this.schema.raw(constraint('opening_advances', 'opening_advances_control_total_check', 'check (control_total between -999999999999999 and 999999999999999)'))
    this.schema.raw(index('opening_advances', 'opening_advances_code_unique', 'unique (tenant_id, lower(code))'))
    this.schema.raw(index('opening_advances', 'opening_advances_created_at_index', '(tenant_id, created_at, id)'))
    this.schema.raw(index('opening_advances', 'opening_advances_search_text_index', 'using gin (search_text gin_trgm_ops)'))
    this.schema.raw(`call wall_table('opening_advances'); call count_table('opening_advances'); call search_table('opening_advances')`)
    this.schema.raw(`create table opening_advances_lines (
  tenant_id uuid not null,
  id uuid not null,
  owner_id uuid not null,
  position integer not null,
  employee_id uuid,
  number varchar(50),
  document_date date,
  due_date date,
  amount numeric(15,0),
  note varchar(255)
)`)
    this.schema.raw(constraint('opening_advances_lines', 'opening_advances_lines_pkey', 'primary key (tenant_id, id)'))
    this.schema.raw(constraint('opening_advances_lines', 'opening_advances_lines_document_date_check', `check (document_date between '2000-01-01' and '2100-12-31')`))
    this.schema.raw(constraint('opening_advances_lines', 'opening_advances_lines_due_date_check', `check (due_date between '2000-01-01' and '2100-12-31')`))
    this.schema.raw(constraint('opening_advances_lines', 'opening_advances_lines_amount_check', 'check (amount between -999999999999999 and 999999999999999)'))
    this.schema.raw(index('opening_advances_lines', 'opening_advances_lines_owner_index', '(tenant_id, owner_id, position)'))
    this.schema.raw(index('opening_advances_lines', 'opening_advances_lines_employee_id_index', '(tenant_id, employee_id)'))
    this.schema.raw(`call wall_table('opening_advances_lines')`)
    this.schema.raw(`create table employee_debts_by_opening_advance (
  tenant_id uuid not null,
  opening_advance_id uuid not null,
  amount numeric(15,0) default 0 not null
)`)
    this.schema.raw(constraint('employee_debts_by_opening_advance', 'employee_debts_by_opening_advance_pkey', 'primary key (tenant_id, opening_advance_id)'))
    this.schema.raw(constraint('employee_debts_by_opening_advance', 'employee_debts_by_opening_advance_amount_check', 'check (amount between -999999999999999 and 999999999999999)'))
    this.schema.raw(`call wall_table('employee_debts_by_opening_advance'); call keep_balances('employee_debts_by_opening_advance')`)
    this.schema.raw(constraint('expense_tickets_allocations', 'expense_tickets_allocations_owner_fkey', 'foreign key (tenant_id, owner_id) references expense_tickets (tenant_id, id) on delete cascade'))
    this.schema.raw(constraint('expense_tickets_allocations', 'expense_tickets_allocations_payment_slip_id_fkey', 'foreign key (tenant_id, payment_slip_id) references payment_slips (tenant_id, id)'))
    this.schema.raw(constraint('expense_tickets_allocations', 'expense_tickets_allocations_opening_advance_id_fkey', 'foreign key (tenant_id, opening_advance_id) references opening_advances_lines (tenant_id, id)'))
    this.schema.raw(constraint('opening_advances_lines', 'opening_advances_lines_owner_fkey', 'foreign key (tenant_id, owner_id) references opening_advances (tenant_id, id) on delete cascade'))
    this.schema.raw(constraint('opening_advances_lines', 'opening_advances_lines_employee_id_fkey', 'foreign key (tenant_id, employee_id) references employees (tenant_id, id)'))
    this.schema.raw('alter table employee_debts_entries drop constraint employee_debts_entries_kind_check')
    this.schema.raw('alter table employee_debts_entries drop constraint employee_debts_entries_one_check')
    this.schema.raw('drop index employee_debts_entries_once_unique')
    this.schema.raw('alter table employee_debts_entries add column opening_advance_id uuid')
    this.schema.raw('alter table employee_debts_entries add column by_opening_advance_amount numeric(15,0)')
    this.schema.raw(constraint('employee_debts_entries', 'employee_debts_entries_kind_check', `check (kind in ('claim', 'advance', 'reimbursement', 'advance_return', 'opening', 'allocation', 'reversal'))`))
    this.schema.raw(constraint('employee_debts_entries', 'employee_debts_entries_one_check', 'check (num_nonnulls(expense_ticket_id, payment_slip_id, opening_advance_id) = 1)'))
    this.schema.raw(constraint('employee_debts_entries', 'employee_debts_entries_opening_advance_id_fkey', 'foreign key (tenant_id, opening_advance_id) references opening_advances_lines (tenant_id, id)'))
    this.schema.raw(index('employee_debts_entries', 'employee_debts_entries_once_unique', 'unique (tenant_id, document_id, line_id, action, kind, employee_id, expense_ticket_id, payment_slip_id, opening_advance_id, reverses_id) nulls not distinct'))
    this.schema.raw(index('employee_debts_entries', 'employee_debts_entries_opening_advance_id_index', '(tenant_id, opening_advance_id, date)'))
  }

  override async down() {
    throw new Error('Migrations go forward only; restore a backup instead.')
  }
}
