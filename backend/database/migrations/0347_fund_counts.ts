import { BaseSchema } from '@adonisjs/lucid/schema'
import { constraint, generated, index } from '#database/kept_definitions'

export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`create table fund_counts (
  tenant_id uuid not null,
  id uuid not null,
  version integer default 1 not null,
  created_at timestamp with time zone default clock_timestamp() not null,
  updated_at timestamp with time zone default clock_timestamp() not null,
  created_by uuid,
  updated_by uuid,
  code varchar(30) not null,
  counted numeric(15,0),
  booked numeric(15,0),
  difference numeric(15,0),
  size varchar(40),
  undone_on date,
  fund_id uuid,
  document_date date not null,
  witness varchar(255),
  notes500 integer,
  notes200 integer,
  notes100 integer,
  notes50 integer,
  notes20 integer,
  notes10 integer,
  notes5 integer,
  notes2 integer,
  notes1 integer,
  loose numeric(15,0),
  reason varchar(500),
  approver_id uuid,
  status varchar(40),
  revision integer,
  attachments jsonb default '[]'::jsonb not null,
  note varchar(2000)
)`)
    this.schema.raw(generated('fund_counts', 'reason_order', 'text collate "C"', 'vietnamese_order(reason)'))
    this.schema.raw(generated('fund_counts', 'search_text', 'text', `search_form(coalesce(code, '') || ' ' || coalesce(reason, ''))`))
    this.schema.raw(constraint('fund_counts', 'fund_counts_pkey', 'primary key (tenant_id, id)'))
    this.schema.raw(constraint('fund_counts', 'fund_counts_counted_check', 'check (counted between 0 and 999999999999999)'))
    this.schema.raw(constraint('fund_counts', 'fund_counts_booked_check', 'check (booked between -999999999999999 and 999999999999999)'))
    this.schema.raw(constraint('fund_counts', 'fund_counts_difference_check', 'check (difference between -999999999999999 and 999999999999999)'))
    this.schema.raw(constraint('fund_counts', 'fund_counts_size_check', `check (size in ('none', 'small', 'large'))`))
    this.schema.raw(constraint('fund_counts', 'fund_counts_undone_on_check', `check (undone_on between '2000-01-01' and '2100-12-31')`))
    this.schema.raw(constraint('fund_counts', 'fund_counts_document_date_check', `check (document_date between '2000-01-01' and '2100-12-31')`))
    this.schema.raw(constraint('fund_counts', 'fund_counts_notes500_check', 'check (notes500 between 0 and 1000000)'))
    this.schema.raw(constraint('fund_counts', 'fund_counts_notes200_check', 'check (notes200 between 0 and 1000000)'))
    this.schema.raw(constraint('fund_counts', 'fund_counts_notes100_check', 'check (notes100 between 0 and 1000000)'))
    this.schema.raw(constraint('fund_counts', 'fund_counts_notes50_check', 'check (notes50 between 0 and 1000000)'))
    this.schema.raw(constraint('fund_counts', 'fund_counts_notes20_check', 'check (notes20 between 0 and 1000000)'))
    this.schema.raw(constraint('fund_counts', 'fund_counts_notes10_check', 'check (notes10 between 0 and 1000000)'))
    this.schema.raw(constraint('fund_counts', 'fund_counts_notes5_check', 'check (notes5 between 0 and 1000000)'))
    this.schema.raw(constraint('fund_counts', 'fund_counts_notes2_check', 'check (notes2 between 0 and 1000000)'))
    this.schema.raw(constraint('fund_counts', 'fund_counts_notes1_check', 'check (notes1 between 0 and 1000000)'))
    this.schema.raw(constraint('fund_counts', 'fund_counts_loose_check', 'check (loose between 0 and 999999999999999)'))
    this.schema.raw(constraint('fund_counts', 'fund_counts_status_check', `check (status in ('draft', 'pending', 'approved', 'rejected', 'in_progress', 'done', 'cancelled'))`))
    this.schema.raw(constraint('fund_counts', 'fund_counts_revision_check', 'check (revision between 0 and 2147483647)'))
    this.schema.raw(constraint('fund_counts', 'fund_counts_attachments_check', `check (jsonb_typeof(attachments) = 'array')`))
    this.schema.raw(constraint('fund_counts', 'fund_counts_complete_check', `check (status in ('draft', 'cancelled') or (fund_id is not null))`))
    this.schema.raw(index('fund_counts', 'fund_counts_code_unique', 'unique (tenant_id, lower(code))'))
    this.schema.raw(index('fund_counts', 'fund_counts_fund_id_index', '(tenant_id, fund_id)'))
    this.schema.raw(index('fund_counts', 'fund_counts_approver_id_index', '(tenant_id, approver_id)'))
    this.schema.raw(index('fund_counts', 'fund_counts_created_at_index', '(tenant_id, created_at, id)'))
    this.schema.raw(index('fund_counts', 'fund_counts_search_text_index', 'using gin (search_text gin_trgm_ops)'))
    this.schema.raw(`call wall_table('fund_counts'); call count_table('fund_counts'); call search_table('fund_counts')`)
    this.schema.raw(constraint('fund_counts', 'fund_counts_fund_id_fkey', 'foreign key (tenant_id, fund_id) references funds (tenant_id, id)'))
    this.schema.raw(constraint('fund_counts', 'fund_counts_approver_id_fkey', 'foreign key (tenant_id, approver_id) references users (tenant_id, id)'))
    this.schema.raw(`alter table company_settings add column count_limit numeric(15,0) default '100000' not null; alter table company_settings alter column count_limit drop default`)
    this.schema.raw(constraint('company_settings', 'company_settings_count_limit_check', 'check (count_limit between 0 and 999999999999999)'))
    this.schema.raw('alter table cash_entries drop constraint cash_entries_kind_check')
    this.schema.raw(constraint('cash_entries', 'cash_entries_kind_check', `check (kind in ('opening', 'receipt', 'payment', 'transfer', 'reversal', 'count'))`))
  }

  override async down() {
    throw new Error('Migrations go forward only; restore a backup instead.')
  }
}
