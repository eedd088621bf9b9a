import { BaseSchema } from '@adonisjs/lucid/schema'
import { constraint, generated, index } from '#database/kept_definitions'

export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`create table fund_transfers (
  tenant_id uuid not null,
  id uuid not null,
  version integer default 1 not null,
  created_at timestamp with time zone default clock_timestamp() not null,
  updated_at timestamp with time zone default clock_timestamp() not null,
  created_by uuid,
  updated_by uuid,
  code varchar(30) not null,
  undone_on date,
  execution_date date not null,
  from_fund_id uuid,
  to_fund_id uuid,
  amount numeric(15,0),
  content varchar(500),
  approver_id uuid,
  status varchar(40),
  revision integer,
  attachments jsonb default '[]'::jsonb not null,
  note varchar(2000)
)`)
    this.schema.raw(generated('fund_transfers', 'content_order', 'text collate "C"', 'vietnamese_order(content)'))
    this.schema.raw(generated('fund_transfers', 'search_text', 'text', `search_form(coalesce(code, '') || ' ' || coalesce(content, ''))`))
    this.schema.raw(constraint('fund_transfers', 'fund_transfers_pkey', 'primary key (tenant_id, id)'))
    this.schema.raw(constraint('fund_transfers', 'fund_transfers_undone_on_check', `check (undone_on between '2000-01-01' and '2100-12-31')`))
    this.schema.raw(constraint('fund_transfers', 'fund_transfers_execution_date_check', `check (execution_date between '2000-01-01' and '2100-12-31')`))
    this.schema.raw(constraint('fund_transfers', 'fund_transfers_amount_check', 'check (amount between 1 and 999999999999999)'))
    this.schema.raw(constraint('fund_transfers', 'fund_transfers_status_check', `check (status in ('draft', 'pending', 'approved', 'rejected', 'in_progress', 'done', 'cancelled'))`))
    this.schema.raw(constraint('fund_transfers', 'fund_transfers_revision_check', 'check (revision between 0 and 2147483647)'))
    this.schema.raw(constraint('fund_transfers', 'fund_transfers_attachments_check', `check (jsonb_typeof(attachments) = 'array')`))
    this.schema.raw(constraint('fund_transfers', 'fund_transfers_complete_check', `check (status in ('draft', 'cancelled') or (from_fund_id is not null and to_fund_id is not null and amount is not null))`))
    this.schema.raw(index('fund_transfers', 'fund_transfers_code_unique', 'unique (tenant_id, lower(code))'))
    this.schema.raw(index('fund_transfers', 'fund_transfers_from_fund_id_index', '(tenant_id, from_fund_id)'))
    this.schema.raw(index('fund_transfers', 'fund_transfers_to_fund_id_index', '(tenant_id, to_fund_id)'))
    this.schema.raw(index('fund_transfers', 'fund_transfers_approver_id_index', '(tenant_id, approver_id)'))
    this.schema.raw(index('fund_transfers', 'fund_transfers_created_at_index', '(tenant_id, created_at, id)'))
    this.schema.raw(index('fund_transfers', 'fund_transfers_search_text_index', 'using gin (search_text gin_trgm_ops)'))
    this.schema.raw(`call wall_table('fund_transfers'); call count_table('fund_transfers'); call search_table('fund_transfers')`)
    this.schema.raw(constraint('fund_transfers', 'fund_transfers_from_fund_id_fkey', 'foreign key (tenant_id, from_fund_id) references funds (tenant_id, id)'))
    this.schema.raw(constraint('fund_transfers', 'fund_transfers_to_fund_id_fkey', 'foreign key (tenant_id, to_fund_id) references funds (tenant_id, id)'))
    this.schema.raw(constraint('fund_transfers', 'fund_transfers_approver_id_fkey', 'foreign key (tenant_id, approver_id) references users (tenant_id, id)'))
    this.schema.raw('alter table cash_entries drop constraint cash_entries_kind_check')
    this.schema.raw(constraint('cash_entries', 'cash_entries_kind_check', `check (kind in ('opening', 'receipt', 'payment', 'transfer', 'reversal'))`))
  }

  override async down() {
    throw new Error('Migrations go forward only; restore a backup instead.')
  }
}
