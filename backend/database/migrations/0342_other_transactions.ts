import { BaseSchema } from '@adonisjs/lucid/schema'
import { constraint, generated, index } from '#database/kept_definitions'

export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`create table other_transactions (
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
  direction varchar(40) not null,
  business_expense_id uuid,
  execution_date date not null,
  fund_id uuid,
  amount numeric(15,0),
  payer varchar(255),
  payer_address varchar(255),
  content varchar(500),
  approver_id uuid,
  status varchar(40),
  revision integer,
  attachments jsonb default '[]'::jsonb not null,
  note varchar(2000)
)`)
    this.schema.raw(generated('other_transactions', 'payer_order', 'text collate "C"', 'vietnamese_order(payer)'))
    this.schema.raw(generated('other_transactions', 'content_order', 'text collate "C"', 'vietnamese_order(content)'))
    this.schema.raw(generated('other_transactions', 'search_text', 'text', `search_form(coalesce(code, '') || ' ' || coalesce(payer, '') || ' ' || coalesce(content, ''))`))
    this.schema.raw(constraint('other_transactions', 'other_transactions_pkey', 'primary key (tenant_id, id)'))
    this.schema.raw(constraint('other_transactions', 'other_transactions_voucher_check', `check (voucher in ('PT', 'BC', 'PC', 'UNC'))`))
    this.schema.raw(constraint('other_transactions', 'other_transactions_undone_on_check', `check (undone_on between '2000-01-01' and '2100-12-31')`))
    this.schema.raw(constraint('other_transactions', 'other_transactions_direction_check', `check (direction in ('out', 'in'))`))
    this.schema.raw(constraint('other_transactions', 'other_transactions_execution_date_check', `check (execution_date between '2000-01-01' and '2100-12-31')`))
    this.schema.raw(constraint('other_transactions', 'other_transactions_amount_check', 'check (amount between 1 and 999999999999999)'))
    this.schema.raw(constraint('other_transactions', 'other_transactions_status_check', `check (status in ('draft', 'pending', 'approved', 'rejected', 'in_progress', 'done', 'cancelled'))`))
    this.schema.raw(constraint('other_transactions', 'other_transactions_revision_check', 'check (revision between 0 and 2147483647)'))
    this.schema.raw(constraint('other_transactions', 'other_transactions_attachments_check', `check (jsonb_typeof(attachments) = 'array')`))
    this.schema.raw(constraint('other_transactions', 'other_transactions_complete_check', `check (status in ('draft', 'cancelled') or (business_expense_id is not null and fund_id is not null and amount is not null and payer is not null and content is not null))`))
    this.schema.raw(index('other_transactions', 'other_transactions_code_unique', 'unique (tenant_id, lower(code))'))
    this.schema.raw(index('other_transactions', 'other_transactions_business_expense_id_index', '(tenant_id, business_expense_id)'))
    this.schema.raw(index('other_transactions', 'other_transactions_fund_id_index', '(tenant_id, fund_id)'))
    this.schema.raw(index('other_transactions', 'other_transactions_approver_id_index', '(tenant_id, approver_id)'))
    this.schema.raw(index('other_transactions', 'other_transactions_created_at_index', '(tenant_id, created_at, id)'))
    this.schema.raw(index('other_transactions', 'other_transactions_search_text_index', 'using gin (search_text gin_trgm_ops)'))
    this.schema.raw(`call wall_table('other_transactions'); call count_table('other_transactions'); call search_table('other_transactions')`)
    this.schema.raw(constraint('other_transactions', 'other_transactions_business_expense_id_fkey', 'foreign key (tenant_id, business_expense_id) references business_expenses (tenant_id, id)'))
    this.schema.raw(constraint('other_transactions', 'other_transactions_fund_id_fkey', 'foreign key (tenant_id, fund_id) references funds (tenant_id, id)'))
    this.schema.raw(constraint('other_transactions', 'other_transactions_approver_id_fkey', 'foreign key (tenant_id, approver_id) references users (tenant_id, id)'))
  }

  override async down() {
    throw new Error('Migrations go forward only; restore a backup instead.')
  }
}
