import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`create table vat_invoices (
  tenant_id uuid not null,
  id uuid not null,
  version integer default 1 not null,
  created_at timestamp with time zone default clock_timestamp() not null,
  updated_at timestamp with time zone default clock_timestamp() not null,
  created_by uuid,
  updated_by uuid,
  status varchar(40) not null,
  form varchar(11),
  serial varchar(20) not null,
  number varchar(50) not null,
  issued_on date not null,
  customer_id uuid not null,
  original_id uuid,
  amount numeric(15,0) not null,
  tax numeric(15,0) not null,
  total numeric(15,0) not null,
  authority_code varchar(40),
  lookup_code varchar(60),
  attachments jsonb default '[]'::jsonb not null,
  note varchar(2000)
)`)
    this.schema.raw(`alter table vat_invoices add column number_order text collate "C" generated always as (vietnamese_order(number)) stored; comment on column vat_invoices.number_order is 'vietnamese_order(number)'`)
    this.schema.raw(`alter table vat_invoices add column serial_order text collate "C" generated always as (vietnamese_order(serial)) stored; comment on column vat_invoices.serial_order is 'vietnamese_order(serial)'`)
    this.schema.raw(`alter table vat_invoices add column authority_code_order text collate "C" generated always as (vietnamese_order(authority_code)) stored; comment on column vat_invoices.authority_code_order is 'vietnamese_order(authority_code)'`)
    this.schema.raw(`alter table vat_invoices add column lookup_code_order text collate "C" generated always as (vietnamese_order(lookup_code)) stored; comment on column vat_invoices.lookup_code_order is 'vietnamese_order(lookup_code)'`)
    this.schema.raw(`alter table vat_invoices add column search_text text generated always as (search_form(coalesce(number, '') || ' ' || coalesce(serial, '') || ' ' || coalesce(authority_code, '') || ' ' || coalesce(lookup_code, ''))) stored; comment on column vat_invoices.search_text is 'search_form(coalesce(number, '''') || '' '' || coalesce(serial, '''') || '' '' || coalesce(authority_code, '''') || '' '' || coalesce(lookup_code, ''''))'`)
    this.schema.raw(`alter table vat_invoices add constraint vat_invoices_pkey primary key (tenant_id, id); comment on constraint vat_invoices_pkey on vat_invoices is 'primary key (tenant_id, id)'`)
    this.schema.raw(`alter table vat_invoices add constraint vat_invoices_status_check check (status in ('not_issued', 'issued', 'adjusted', 'replaced', 'cancelled')); comment on constraint vat_invoices_status_check on vat_invoices is 'check (status in (''not_issued'', ''issued'', ''adjusted'', ''replaced'', ''cancelled''))'`)
    this.schema.raw(`alter table vat_invoices add constraint vat_invoices_issued_on_check check (issued_on between '2000-01-01' and '2100-12-31'); comment on constraint vat_invoices_issued_on_check on vat_invoices is 'check (issued_on between ''2000-01-01'' and ''2100-12-31'')'`)
    this.schema.raw(`alter table vat_invoices add constraint vat_invoices_amount_check check (amount between -999999999999999 and 999999999999999); comment on constraint vat_invoices_amount_check on vat_invoices is 'check (amount between -999999999999999 and 999999999999999)'`)
    this.schema.raw(`alter table vat_invoices add constraint vat_invoices_tax_check check (tax between -999999999999999 and 999999999999999); comment on constraint vat_invoices_tax_check on vat_invoices is 'check (tax between -999999999999999 and 999999999999999)'`)
    this.schema.raw(`alter table vat_invoices add constraint vat_invoices_total_check check (total between -999999999999999 and 999999999999999); comment on constraint vat_invoices_total_check on vat_invoices is 'check (total between -999999999999999 and 999999999999999)'`)
    this.schema.raw(`alter table vat_invoices add constraint vat_invoices_attachments_check check (jsonb_typeof(attachments) = 'array'); comment on constraint vat_invoices_attachments_check on vat_invoices is 'check (jsonb_typeof(attachments) = ''array'')'`)
    this.schema.raw(`create unique index vat_invoices_serial_number_unique on vat_invoices (tenant_id, lower(serial), lower(number)); comment on index vat_invoices_serial_number_unique is 'unique (tenant_id, lower(serial), lower(number))'`)
    this.schema.raw(`create index vat_invoices_customer_id_index on vat_invoices (tenant_id, customer_id); comment on index vat_invoices_customer_id_index is '(tenant_id, customer_id)'`)
    this.schema.raw(`create index vat_invoices_original_id_index on vat_invoices (tenant_id, original_id); comment on index vat_invoices_original_id_index is '(tenant_id, original_id)'`)
    this.schema.raw(`create index vat_invoices_created_at_index on vat_invoices (tenant_id, created_at, id); comment on index vat_invoices_created_at_index is '(tenant_id, created_at, id)'`)
    this.schema.raw(`create index vat_invoices_number_order_index on vat_invoices (tenant_id, number_order, id); comment on index vat_invoices_number_order_index is '(tenant_id, number_order, id)'`)
    this.schema.raw(`create index vat_invoices_search_text_index on vat_invoices using gin (search_text gin_trgm_ops); comment on index vat_invoices_search_text_index is 'using gin (search_text gin_trgm_ops)'`)
    this.schema.raw(`call wall_table('vat_invoices'); call count_table('vat_invoices'); call search_table('vat_invoices')`)
    this.schema.raw(`create table vat_invoices_invoices (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  position integer not null
)`)
    this.schema.raw(`alter table vat_invoices_invoices add constraint vat_invoices_invoices_pkey primary key (tenant_id, owner_id, target_id); comment on constraint vat_invoices_invoices_pkey on vat_invoices_invoices is 'primary key (tenant_id, owner_id, target_id)'`)
    this.schema.raw(`create index vat_invoices_invoices_target_index on vat_invoices_invoices (tenant_id, target_id); comment on index vat_invoices_invoices_target_index is '(tenant_id, target_id)'`)
    this.schema.raw(`call wall_table('vat_invoices_invoices')`)
    this.schema.raw(`alter table vat_invoices add constraint vat_invoices_customer_id_fkey foreign key (tenant_id, customer_id) references customers (tenant_id, id); comment on constraint vat_invoices_customer_id_fkey on vat_invoices is 'foreign key (tenant_id, customer_id) references customers (tenant_id, id)'`)
    this.schema.raw(`alter table vat_invoices add constraint vat_invoices_original_id_fkey foreign key (tenant_id, original_id) references vat_invoices (tenant_id, id); comment on constraint vat_invoices_original_id_fkey on vat_invoices is 'foreign key (tenant_id, original_id) references vat_invoices (tenant_id, id)'`)
    this.schema.raw(`alter table vat_invoices_invoices add constraint vat_invoices_invoices_owner_fkey foreign key (tenant_id, owner_id) references vat_invoices (tenant_id, id) on delete cascade; comment on constraint vat_invoices_invoices_owner_fkey on vat_invoices_invoices is 'foreign key (tenant_id, owner_id) references vat_invoices (tenant_id, id) on delete cascade'`)
    this.schema.raw(`alter table vat_invoices_invoices add constraint vat_invoices_invoices_target_fkey foreign key (tenant_id, target_id) references invoices (tenant_id, id); comment on constraint vat_invoices_invoices_target_fkey on vat_invoices_invoices is 'foreign key (tenant_id, target_id) references invoices (tenant_id, id)'`)
  }

  override async down() {
    throw new Error('Migrations go forward only; restore a backup instead.')
  }
}
