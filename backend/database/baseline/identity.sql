-- People, what they may do, and who is signed in.

-- Departments of a company.
create table departments (
  tenant_id uuid not null,
  id uuid not null,
  version integer default 1 not null,
  created_at timestamptz default clock_timestamp() not null,
  updated_at timestamptz default clock_timestamp() not null,
  created_by uuid,
  updated_by uuid,
  code varchar(30) not null,
  name varchar(255) not null,
  description varchar(1000),
  status varchar(40) not null,
  name_order text collate "C" generated always as (vietnamese_order(name)) stored,
  search_text text generated always as (search_form(coalesce(code, '') || ' ' || coalesce(name, ''))) stored,
  constraint departments_pkey primary key (tenant_id, id),
  constraint departments_status_check check (status in ('active', 'inactive'))
);
create unique index departments_code_unique on departments (tenant_id, lower(code));
create index departments_created_at_index on departments (tenant_id, created_at, id);
create index departments_name_order_index on departments (tenant_id, name_order, id);
create index departments_search_text_index on departments using gin (search_text gin_trgm_ops);
call wall_table('departments'); call count_table('departments'); call search_table('departments');

-- Positions that people of a company hold.
create table positions (
  tenant_id uuid not null,
  id uuid not null,
  version integer default 1 not null,
  created_at timestamptz default clock_timestamp() not null,
  updated_at timestamptz default clock_timestamp() not null,
  created_by uuid,
  updated_by uuid,
  code varchar(30) not null,
  name varchar(255) not null,
  description varchar(1000),
  status varchar(40) not null,
  name_order text collate "C" generated always as (vietnamese_order(name)) stored,
  search_text text generated always as (search_form(coalesce(code, '') || ' ' || coalesce(name, ''))) stored,
  constraint positions_pkey primary key (tenant_id, id),
  constraint positions_status_check check (status in ('active', 'inactive'))
);
create unique index positions_code_unique on positions (tenant_id, lower(code));
create index positions_created_at_index on positions (tenant_id, created_at, id);
create index positions_name_order_index on positions (tenant_id, name_order, id);
create index positions_search_text_index on positions using gin (search_text gin_trgm_ops);
call wall_table('positions'); call count_table('positions'); call search_table('positions');

-- Accounts of people.
create table users (
  tenant_id uuid not null,
  id uuid not null,
  version integer default 1 not null,
  created_at timestamptz default clock_timestamp() not null,
  updated_at timestamptz default clock_timestamp() not null,
  created_by uuid,
  updated_by uuid,
  code varchar(30) not null,
  username varchar(20) not null,
  full_name varchar(255) not null,
  email varchar(254),
  phone varchar(11),
  department_id uuid,
  position_id uuid,
  is_locked boolean default false not null,
  full_name_order text collate "C" generated always as (vietnamese_order(full_name)) stored,
  search_text text generated always as (search_form(coalesce(code, '') || ' ' || coalesce(username, '') || ' ' || coalesce(full_name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(phone, ''))) stored,
  constraint users_pkey primary key (tenant_id, id)
);
create unique index users_code_unique on users (tenant_id, lower(code));
create unique index users_username_unique on users (tenant_id, lower(username));
create unique index users_email_unique on users (tenant_id, lower(email));
create unique index users_phone_unique on users (tenant_id, phone);
create index users_department_id_index on users (tenant_id, department_id);
create index users_position_id_index on users (tenant_id, position_id);
create index users_created_at_index on users (tenant_id, created_at, id);
create index users_full_name_order_index on users (tenant_id, full_name_order, id);
create index users_search_text_index on users using gin (search_text gin_trgm_ops);
create trigger forget_own_views before delete on users
  for each row execute function forget_own_views();
call wall_table('users'); call count_table('users'); call search_table('users');
-- Whoever forgot a password may not know the company, so the role that knows nobody finds which companies an account
-- is in: their ids, for just the account that the transaction names.
create policy named_account on users for select to barem_public
  using (lower(username) = current_setting('app.account', true) or phone = current_setting('app.account', true));
grant select (tenant_id) on users to barem_public;

-- Role groups and what they permit.
create table role_groups (
  tenant_id uuid not null,
  id uuid not null,
  version integer default 1 not null,
  created_at timestamptz default now() not null,
  updated_at timestamptz default now() not null,
  code varchar(20) not null,
  name varchar(255) not null,
  built_in boolean default false not null,
  created_by uuid,
  updated_by uuid,
  description varchar(1000),
  permissions jsonb default '[]' not null,
  name_order text collate "C" generated always as (vietnamese_order(name)) stored,
  search_text text generated always as (search_form(coalesce(code, '') || ' ' || coalesce(name, ''))) stored,
  approval_limit numeric(15,0),
  constraint role_groups_pkey primary key (tenant_id, id),
  constraint role_groups_permissions_check check (jsonb_typeof(permissions) = 'array'),
  constraint role_groups_approval_limit_check check (approval_limit between 1 and 999999999999999)
);
create unique index role_groups_code_unique on role_groups (tenant_id, lower(code));
create index role_groups_created_at_index on role_groups (tenant_id, created_at, id);
create index role_groups_name_order_index on role_groups (tenant_id, name_order, id);
create index role_groups_search_text_index on role_groups using gin (search_text gin_trgm_ops);
create trigger permissions_version after update on role_groups
  for each row when (old.permissions is distinct from new.permissions or old.code is distinct from new.code)
  execute function role_group_permissions_changed();
call wall_table('role_groups'); call count_table('role_groups'); call search_table('role_groups');

-- The role groups of each account.
create table users_role_groups (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  position integer not null,
  constraint users_role_groups_pkey primary key (tenant_id, owner_id, target_id)
);
create index users_role_groups_target_index on users_role_groups (tenant_id, target_id);
create trigger permissions_version after insert or update or delete on users_role_groups
  for each row execute function users_role_groups_changed();
call wall_table('users_role_groups');

-- What the last release gave to each built-in role group; one that still has just that follows the next release.
create table shipped_permissions (
  tenant_id uuid not null,
  role_group_id uuid not null,
  permissions jsonb not null,
  constraint shipped_permissions_pkey primary key (tenant_id, role_group_id)
);
call wall_table('shipped_permissions');

-- Passwords, and the number that ends sessions when permissions change.
create table user_credentials (
  tenant_id uuid not null,
  user_id uuid not null,
  password_hash text not null,
  must_change_password boolean default false not null,
  permissions_version integer default 1 not null,
  constraint user_credentials_pkey primary key (tenant_id, user_id)
);
call wall_table('user_credentials');

-- Who is signed in, and from where.
create table sessions (
  tenant_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  remember boolean not null,
  address varchar(64),
  created_at timestamptz default now() not null,
  last_seen_at timestamptz default now() not null,
  expires_at timestamptz not null,
  closed_at timestamptz,
  constraint sessions_pkey primary key (tenant_id, id)
);
create index sessions_user_index on sessions (tenant_id, user_id, created_at);
call wall_table('sessions');

-- Tokens that renew a session; one that is used twice ends it.
create table refresh_tokens (
  tenant_id uuid not null,
  token_hash varchar(64) not null,
  session_id uuid not null,
  used_at timestamptz,
  constraint refresh_tokens_pkey primary key (tenant_id, token_hash)
);
call wall_table('refresh_tokens');

-- Failed attempts to sign in, by which guessing is counted. They point to no account: they outlive accounts.
create table sign_in_attempts (
  tenant_id uuid not null,
  id uuid not null,
  account varchar(64) not null,
  address varchar(64),
  attempted_at timestamptz default now() not null,
  user_id uuid,
  device varchar(24),
  constraint sign_in_attempts_pkey primary key (tenant_id, id)
);
create index sign_in_attempts_account_index on sign_in_attempts (tenant_id, account, attempted_at);
create index sign_in_attempts_address_index on sign_in_attempts (tenant_id, address, attempted_at);
create index sign_in_attempts_user_index on sign_in_attempts (tenant_id, user_id, attempted_at);
call wall_table('sign_in_attempts');

-- Passwords sent to people who forgot theirs.
create table one_time_passwords (
  tenant_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  password_hash text not null,
  created_at timestamptz default now() not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  constraint one_time_passwords_pkey primary key (tenant_id, id)
);
create index one_time_passwords_user_index on one_time_passwords (tenant_id, user_id, created_at);
call wall_table('one_time_passwords');

-- Requests for a password. They name no company, so they are counted under the id of zeros.
create table password_requests (
  tenant_id uuid not null,
  id uuid not null,
  address varchar(64) not null,
  requested_at timestamptz default clock_timestamp() not null,
  constraint password_requests_pkey primary key (tenant_id, id)
);
create index password_requests_address_index on password_requests (tenant_id, address, requested_at);
call wall_table('password_requests');
