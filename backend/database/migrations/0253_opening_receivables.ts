import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`create table opening_receivables (
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
    this.schema.raw(`alter table opening_receivables add column search_text text generated always as (search_form(coalesce(code, '') || ' ' || coalesce(note, ''))) stored; comment on column opening_receivables.search_text is 'search_form(coalesce(code, '''') || '' '' || coalesce(note, ''''))'`)
    this.schema.raw(`alter table opening_receivables add constraint opening_receivables_pkey primary key (tenant_id, id); comment on constraint opening_receivables_pkey on opening_receivables is 'primary key (tenant_id, id)'`)
    this.schema.raw(`alter table opening_receivables add constraint opening_receivables_total_check check (total between -999999999999999 and 999999999999999); comment on constraint opening_receivables_total_check on opening_receivables is 'check (total between -999999999999999 and 999999999999999)'`)
    this.schema.raw(`alter table opening_receivables add constraint opening_receivables_status_check check (status in ('draft', 'done', 'cancelled')); comment on constraint opening_receivables_status_check on opening_receivables is 'check (status in (''draft'', ''done'', ''cancelled''))'`)
    this.schema.raw(`alter table opening_receivables add constraint opening_receivables_undone_on_check check (undone_on between '2000-01-01' and '2100-12-31'); comment on constraint opening_receivables_undone_on_check on opening_receivables is 'check (undone_on between ''2000-01-01'' and ''2100-12-31'')'`)
    this.schema.raw(`alter table opening_receivables add constraint opening_receivables_opened_on_check check (opened_on between '2000-01-01' and '2100-12-31'); comment on constraint opening_receivables_opened_on_check on opening_receivables is 'check (opened_on between ''2000-01-01'' and ''2100-12-31'')'`)
    this.schema.raw(`alter table opening_receivables add constraint opening_receivables_control_total_check check (control_total between -999999999999999 and 999999999999999); comment on constraint opening_receivables_control_total_check on opening_receivables is 'check (control_total between -999999999999999 and 999999999999999)'`)
    this.schema.raw(`create unique index opening_receivables_code_unique on opening_receivables (tenant_id, lower(code)); comment on index opening_receivables_code_unique is 'unique (tenant_id, lower(code))'`)
    this.schema.raw(`create index opening_receivables_created_at_index on opening_receivables (tenant_id, created_at, id); comment on index opening_receivables_created_at_index is '(tenant_id, created_at, id)'`)
    this.schema.raw(`create index opening_receivables_search_text_index on opening_receivables using gin (search_text gin_trgm_ops); comment on index opening_receivables_search_text_index is 'using gin (search_text gin_trgm_ops)'`)
    this.schema.raw(`call wall_table('opening_receivables'); call count_table('opening_receivables'); call search_table('opening_receivables')`)
    this.schema.raw(`create table opening_receivables_lines (
  tenant_id uuid not null,
  id uuid not null,
  owner_id uuid not null,
  position integer not null,
  customer_id uuid,
  number varchar(50),
  document_date date,
  due_date date,
  amount numeric(15,0),
  note varchar(255)
)`)
    this.schema.raw(`alter table opening_receivables_lines add constraint opening_receivables_lines_pkey primary key (tenant_id, id); comment on constraint opening_receivables_lines_pkey on opening_receivables_lines is 'primary key (tenant_id, id)'`)
    this.schema.raw(`alter table opening_receivables_lines add constraint opening_receivables_lines_document_date_check check (document_date between '2000-01-01' and '2100-12-31'); comment on constraint opening_receivables_lines_document_date_check on opening_receivables_lines is 'check (document_date between ''2000-01-01'' and ''2100-12-31'')'`)
    this.schema.raw(`alter table opening_receivables_lines add constraint opening_receivables_lines_due_date_check check (due_date between '2000-01-01' and '2100-12-31'); comment on constraint opening_receivables_lines_due_date_check on opening_receivables_lines is 'check (due_date between ''2000-01-01'' and ''2100-12-31'')'`)
    this.schema.raw(`alter table opening_receivables_lines add constraint opening_receivables_lines_amount_check check (amount between -999999999999999 and 999999999999999); comment on constraint opening_receivables_lines_amount_check on opening_receivables_lines is 'check (amount between -999999999999999 and 999999999999999)'`)
    this.schema.raw(`create index opening_receivables_lines_owner_index on opening_receivables_lines (tenant_id, owner_id, position); comment on index opening_receivables_lines_owner_index is '(tenant_id, owner_id, position)'`)
    this.schema.raw(`create index opening_receivables_lines_customer_id_index on opening_receivables_lines (tenant_id, customer_id); comment on index opening_receivables_lines_customer_id_index is '(tenant_id, customer_id)'`)
    this.schema.raw(`call wall_table('opening_receivables_lines')`)
    this.schema.raw(`create table receivables_by_opening_line (
  tenant_id uuid not null,
  opening_line_id uuid not null,
  amount numeric(15,0) default 0 not null
)`)
    this.schema.raw(`alter table receivables_by_opening_line add constraint receivables_by_opening_line_pkey primary key (tenant_id, opening_line_id); comment on constraint receivables_by_opening_line_pkey on receivables_by_opening_line is 'primary key (tenant_id, opening_line_id)'`)
    this.schema.raw(`alter table receivables_by_opening_line add constraint receivables_by_opening_line_amount_check check (amount between -999999999999999 and 999999999999999); comment on constraint receivables_by_opening_line_amount_check on receivables_by_opening_line is 'check (amount between -999999999999999 and 999999999999999)'`)
    this.schema.raw(`call wall_table('receivables_by_opening_line'); call keep_balances('receivables_by_opening_line')`)
    this.schema.raw(`alter table opening_receivables_lines add constraint opening_receivables_lines_owner_fkey foreign key (tenant_id, owner_id) references opening_receivables (tenant_id, id) on delete cascade; comment on constraint opening_receivables_lines_owner_fkey on opening_receivables_lines is 'foreign key (tenant_id, owner_id) references opening_receivables (tenant_id, id) on delete cascade'`)
    this.schema.raw(`alter table opening_receivables_lines add constraint opening_receivables_lines_customer_id_fkey foreign key (tenant_id, customer_id) references customers (tenant_id, id); comment on constraint opening_receivables_lines_customer_id_fkey on opening_receivables_lines is 'foreign key (tenant_id, customer_id) references customers (tenant_id, id)'`)
    this.schema.raw(`alter table receivables_entries drop constraint receivables_entries_kind_check`)
    this.schema.raw(`alter table receivables_entries drop constraint receivables_entries_one_check`)
    this.schema.raw(`drop index receivables_entries_once_unique`)
    this.schema.raw(`alter table receivables_entries add column opening_line_id uuid`)
    this.schema.raw(`alter table receivables_entries add column by_opening_line_amount numeric(15,0)`)
    this.schema.raw(`alter table receivables_entries add constraint receivables_entries_kind_check check (kind in ('opening', 'invoice', 'receipt', 'deposit', 'refund', 'allocation', 'reversal')); comment on constraint receivables_entries_kind_check on receivables_entries is 'check (kind in (''opening'', ''invoice'', ''receipt'', ''deposit'', ''refund'', ''allocation'', ''reversal''))'`)
    this.schema.raw(`alter table receivables_entries add constraint receivables_entries_one_check check (num_nonnulls(invoice_id, transaction_id, opening_line_id) = 1); comment on constraint receivables_entries_one_check on receivables_entries is 'check (num_nonnulls(invoice_id, transaction_id, opening_line_id) = 1)'`)
    this.schema.raw(`alter table receivables_entries add constraint receivables_entries_opening_line_id_fkey foreign key (tenant_id, opening_line_id) references opening_receivables_lines (tenant_id, id); comment on constraint receivables_entries_opening_line_id_fkey on receivables_entries is 'foreign key (tenant_id, opening_line_id) references opening_receivables_lines (tenant_id, id)'`)
    this.schema.raw(`create unique index receivables_entries_once_unique on receivables_entries (tenant_id, document_id, line_id, action, kind, customer_id, invoice_id, transaction_id, opening_line_id, reverses_id) nulls not distinct; comment on index receivables_entries_once_unique is 'unique (tenant_id, document_id, line_id, action, kind, customer_id, invoice_id, transaction_id, opening_line_id, reverses_id) nulls not distinct'`)
    this.schema.raw(`create index receivables_entries_opening_line_id_index on receivables_entries (tenant_id, opening_line_id, date); comment on index receivables_entries_opening_line_id_index is '(tenant_id, opening_line_id, date)'`)
  }

  override async down() {
    throw new Error('Migrations go forward only; restore a backup instead.')
  }
}
