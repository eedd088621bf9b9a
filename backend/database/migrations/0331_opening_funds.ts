import { BaseSchema } from '@adonisjs/lucid/schema'
import { constraint, generated, index } from '#database/kept_definitions'

export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`create table opening_funds (
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
  note varchar(2000)
)`)
    this.schema.raw(generated('opening_funds', 'search_text', 'text', `search_form(coalesce(code, '') || ' ' || coalesce(note, ''))`))
    this.schema.raw(constraint('opening_funds', 'opening_funds_pkey', 'primary key (tenant_id, id)'))
    this.schema.raw(constraint('opening_funds', 'opening_funds_total_check', 'check (total between -999999999999999 and 999999999999999)'))
    this.schema.raw(constraint('opening_funds', 'opening_funds_status_check', `check (status in ('draft', 'done', 'cancelled'))`))
    this.schema.raw(constraint('opening_funds', 'opening_funds_undone_on_check', `check (undone_on between '2000-01-01' and '2100-12-31')`))
    this.schema.raw(constraint('opening_funds', 'opening_funds_opened_on_check', `check (opened_on between '2000-01-01' and '2100-12-31')`))
    this.schema.raw(index('opening_funds', 'opening_funds_code_unique', 'unique (tenant_id, lower(code))'))
    this.schema.raw(index('opening_funds', 'opening_funds_created_at_index', '(tenant_id, created_at, id)'))
    this.schema.raw(index('opening_funds', 'opening_funds_search_text_index', 'using gin (search_text gin_trgm_ops)'))
    this.schema.raw(`call wall_table('opening_funds'); call count_table('opening_funds'); call search_table('opening_funds')`)
    this.schema.raw(`create table opening_funds_lines (
  tenant_id uuid not null,
  id uuid not null,
  owner_id uuid not null,
  position integer not null,
  fund_id uuid,
  amount numeric(15,0),
  note varchar(255)
)`)
    this.schema.raw(constraint('opening_funds_lines', 'opening_funds_lines_pkey', 'primary key (tenant_id, id)'))
    this.schema.raw(constraint('opening_funds_lines', 'opening_funds_lines_amount_check', 'check (amount between -999999999999999 and 999999999999999)'))
    this.schema.raw(index('opening_funds_lines', 'opening_funds_lines_owner_index', '(tenant_id, owner_id, position)'))
    this.schema.raw(index('opening_funds_lines', 'opening_funds_lines_fund_id_index', '(tenant_id, fund_id)'))
    this.schema.raw(`call wall_table('opening_funds_lines')`)
    this.schema.raw(constraint('opening_funds_lines', 'opening_funds_lines_owner_fkey', 'foreign key (tenant_id, owner_id) references opening_funds (tenant_id, id) on delete cascade'))
    this.schema.raw(constraint('opening_funds_lines', 'opening_funds_lines_fund_id_fkey', 'foreign key (tenant_id, fund_id) references funds (tenant_id, id)'))
    this.schema.raw('alter table cash_entries drop constraint cash_entries_kind_check')
    this.schema.raw(constraint('cash_entries', 'cash_entries_kind_check', `check (kind in ('opening', 'receipt', 'payment', 'reversal'))`))
  }

  override async down() {
    throw new Error('Migrations go forward only; restore a backup instead.')
  }
}
