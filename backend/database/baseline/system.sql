-- Companies, their settings and what the engine keeps about every table.

-- Companies. Their id is the tenant_id of every other table.
create table tenants (
  tenant_id uuid not null,
  version integer default 1 not null,
  created_at timestamptz default now() not null,
  updated_at timestamptz default now() not null,
  code varchar(20) not null,
  name varchar(255) not null,
  short_name varchar(100),
  phone varchar(11),
  address jsonb,
  tax_code varchar(14),
  contact_person varchar(255),
  contact_phone varchar(11),
  bank_account_name varchar(255),
  bank_account_number varchar(30),
  bank_name varchar(255),
  bank_branch varchar(255),
  company_type varchar(20),
  logo varchar(255),
  updated_by uuid,
  constraint tenants_pkey primary key (tenant_id),
  constraint tenants_address_check check (jsonb_typeof(address) = 'object')
);
create unique index tenants_code_unique on tenants (lower(code));
call wall_table('tenants');
-- The sign-in page lists companies before anybody is known.
create policy sign_in on tenants for select to barem_public using (true);
grant select (tenant_id, code, name) on tenants to barem_public;

-- Settings of a company, one row each.
create table company_settings (
  tenant_id uuid not null,
  id uuid not null,
  version integer default 1 not null,
  created_at timestamptz default clock_timestamp() not null,
  updated_at timestamptz default clock_timestamp() not null,
  created_by uuid,
  updated_by uuid,
  price_step varchar(40) not null,
  default_warehouse_id uuid,
  quotation_days integer not null,
  constraint company_settings_pkey primary key (tenant_id, id),
  constraint company_settings_single_check check (id = tenant_id),
  constraint company_settings_price_step_check check (price_step in ('1', '10', '50', '100', '500', '1000')),
  constraint company_settings_quotation_days_check check (quotation_days between 0 and 365)
);
create index company_settings_default_warehouse_id_index on company_settings (tenant_id, default_warehouse_id);
call wall_table('company_settings');

-- How many rows a company has in a table, in 32 parts that are added up (see count_inserted).
create table row_counts (
  tenant_id uuid not null,
  table_name text not null,
  shard integer not null,
  total bigint not null,
  constraint row_counts_pkey primary key (tenant_id, table_name, shard)
) with (fillfactor = 50);
call wall_table('row_counts');

-- What happened to each record. Entries are added and read, never changed.
create table record_history (
  tenant_id uuid not null,
  id uuid not null,
  resource varchar(60) not null,
  record_id uuid not null,
  version integer not null,
  action varchar(20) not null,
  changes jsonb default '[]' not null,
  user_id uuid,
  source varchar(10) not null,
  address varchar(64),
  at timestamptz default clock_timestamp() not null,
  note text,
  constraint record_history_pkey primary key (tenant_id, id),
  constraint record_history_source_check check (source in ('screen', 'import', 'system'))
);
create index record_history_record_index on record_history (tenant_id, resource, record_id, id);
call wall_table('record_history');
revoke update, delete on record_history from barem_app;

-- Answers to requests with an idempotency key, given again when the request comes again.
create table idempotency_keys (
  tenant_id uuid not null,
  user_id uuid not null,
  key uuid not null,
  route varchar(120) not null,
  body_hash varchar(64) not null,
  status integer,
  response text,
  created_at timestamptz default clock_timestamp() not null,
  constraint idempotency_keys_pkey primary key (tenant_id, user_id, key)
);
create index idempotency_keys_age_index on idempotency_keys (tenant_id, created_at);
call wall_table('idempotency_keys');

-- Uploaded files, the newest version of each; the bytes lie in the store under `object`.
create table files (
  tenant_id uuid not null,
  id uuid not null,
  folder varchar(32) not null,
  version integer default 1 not null,
  created_at timestamptz default now() not null,
  updated_at timestamptz default now() not null,
  created_by uuid not null,
  updated_by uuid not null,
  name varchar(255) not null,
  content_type varchar(100) not null,
  bytes integer not null,
  sha256 varchar(64) not null,
  width integer,
  height integer,
  object uuid not null,
  constraint files_pkey primary key (tenant_id, id),
  constraint files_bytes_check check (bytes > 0)
);
call wall_table('files');

-- Versions of files that were replaced.
create table file_versions (
  tenant_id uuid not null,
  file_id uuid not null,
  version integer not null,
  created_at timestamptz not null,
  created_by uuid not null,
  name varchar(255) not null,
  content_type varchar(100) not null,
  bytes integer not null,
  sha256 varchar(64) not null,
  width integer,
  height integer,
  object uuid not null,
  constraint file_versions_pkey primary key (tenant_id, file_id, version),
  constraint file_versions_bytes_check check (bytes > 0)
);
call wall_table('file_versions');

-- Lists as people like to see them, under a name. A shared view outlives the account of whoever made it.
create table saved_views (
  tenant_id uuid not null,
  id uuid not null,
  version integer default 1 not null,
  resource varchar(60) not null,
  name varchar(60) not null,
  owner_id uuid,
  shared boolean default false not null,
  state jsonb not null,
  created_at timestamptz default clock_timestamp() not null,
  updated_at timestamptz default clock_timestamp() not null,
  updated_by uuid,
  constraint saved_views_pkey primary key (tenant_id, id),
  constraint saved_views_name_check check (name <> '')
);
create unique index saved_views_own_name_unique on saved_views (tenant_id, resource, owner_id, lower(name));
create unique index saved_views_shared_name_unique on saved_views (tenant_id, resource, lower(name)) where shared;
create index saved_views_owner_id_index on saved_views (tenant_id, owner_id);
call wall_table('saved_views');

-- The view that each person's list opens with.
create table default_views (
  tenant_id uuid not null,
  user_id uuid not null,
  resource varchar(60) not null,
  view_id uuid not null,
  constraint default_views_pkey primary key (tenant_id, user_id, resource)
);
create index default_views_view_id_index on default_views (tenant_id, view_id);
call wall_table('default_views');
