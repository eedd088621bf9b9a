import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`create table customer_types (
  tenant_id uuid not null,
  id uuid not null,
  version integer default 1 not null,
  created_at timestamp with time zone default clock_timestamp() not null,
  updated_at timestamp with time zone default clock_timestamp() not null,
  created_by uuid,
  updated_by uuid,
  code varchar(30) not null,
  name varchar(255) not null,
  description varchar(1000),
  status varchar(40) not null
)`)
    this.schema.raw(`alter table customer_types add column name_order text collate "C" generated always as (vietnamese_order(name)) stored; comment on column customer_types.name_order is 'vietnamese_order(name)'`)
    this.schema.raw(`alter table customer_types add column search_text text generated always as (search_form(coalesce(code, '') || ' ' || coalesce(name, ''))) stored; comment on column customer_types.search_text is 'search_form(coalesce(code, '''') || '' '' || coalesce(name, ''''))'`)
    this.schema.raw(`alter table customer_types add constraint customer_types_pkey primary key (tenant_id, id); comment on constraint customer_types_pkey on customer_types is 'primary key (tenant_id, id)'`)
    this.schema.raw(`alter table customer_types add constraint customer_types_status_check check (status in ('active', 'inactive')); comment on constraint customer_types_status_check on customer_types is 'check (status in (''active'', ''inactive''))'`)
    this.schema.raw(`create unique index customer_types_code_unique on customer_types (tenant_id, lower(code)); comment on index customer_types_code_unique is 'unique (tenant_id, lower(code))'`)
    this.schema.raw(`create index customer_types_created_at_index on customer_types (tenant_id, created_at, id); comment on index customer_types_created_at_index is '(tenant_id, created_at, id)'`)
    this.schema.raw(`create index customer_types_name_order_index on customer_types (tenant_id, name_order, id); comment on index customer_types_name_order_index is '(tenant_id, name_order, id)'`)
    this.schema.raw(`create index customer_types_search_text_index on customer_types using gin (search_text gin_trgm_ops); comment on index customer_types_search_text_index is 'using gin (search_text gin_trgm_ops)'`)
    this.schema.raw(`call wall_table('customer_types'); call count_table('customer_types'); call search_table('customer_types')`)
    this.schema.raw(`create table partner_types (
  tenant_id uuid not null,
  id uuid not null,
  version integer default 1 not null,
  created_at timestamp with time zone default clock_timestamp() not null,
  updated_at timestamp with time zone default clock_timestamp() not null,
  created_by uuid,
  updated_by uuid,
  code varchar(30) not null,
  name varchar(255) not null,
  description varchar(1000),
  status varchar(40) not null
)`)
    this.schema.raw(`alter table partner_types add column name_order text collate "C" generated always as (vietnamese_order(name)) stored; comment on column partner_types.name_order is 'vietnamese_order(name)'`)
    this.schema.raw(`alter table partner_types add column search_text text generated always as (search_form(coalesce(code, '') || ' ' || coalesce(name, ''))) stored; comment on column partner_types.search_text is 'search_form(coalesce(code, '''') || '' '' || coalesce(name, ''''))'`)
    this.schema.raw(`alter table partner_types add constraint partner_types_pkey primary key (tenant_id, id); comment on constraint partner_types_pkey on partner_types is 'primary key (tenant_id, id)'`)
    this.schema.raw(`alter table partner_types add constraint partner_types_status_check check (status in ('active', 'inactive')); comment on constraint partner_types_status_check on partner_types is 'check (status in (''active'', ''inactive''))'`)
    this.schema.raw(`create unique index partner_types_code_unique on partner_types (tenant_id, lower(code)); comment on index partner_types_code_unique is 'unique (tenant_id, lower(code))'`)
    this.schema.raw(`create index partner_types_created_at_index on partner_types (tenant_id, created_at, id); comment on index partner_types_created_at_index is '(tenant_id, created_at, id)'`)
    this.schema.raw(`create index partner_types_name_order_index on partner_types (tenant_id, name_order, id); comment on index partner_types_name_order_index is '(tenant_id, name_order, id)'`)
    this.schema.raw(`create index partner_types_search_text_index on partner_types using gin (search_text gin_trgm_ops); comment on index partner_types_search_text_index is 'using gin (search_text gin_trgm_ops)'`)
    this.schema.raw(`call wall_table('partner_types'); call count_table('partner_types'); call search_table('partner_types')`)
    this.schema.raw(`create table product_groups (
  tenant_id uuid not null,
  id uuid not null,
  version integer default 1 not null,
  created_at timestamp with time zone default clock_timestamp() not null,
  updated_at timestamp with time zone default clock_timestamp() not null,
  created_by uuid,
  updated_by uuid,
  code varchar(30) not null,
  name varchar(255) not null,
  description varchar(1000),
  status varchar(40) not null
)`)
    this.schema.raw(`alter table product_groups add column name_order text collate "C" generated always as (vietnamese_order(name)) stored; comment on column product_groups.name_order is 'vietnamese_order(name)'`)
    this.schema.raw(`alter table product_groups add column search_text text generated always as (search_form(coalesce(code, '') || ' ' || coalesce(name, ''))) stored; comment on column product_groups.search_text is 'search_form(coalesce(code, '''') || '' '' || coalesce(name, ''''))'`)
    this.schema.raw(`alter table product_groups add constraint product_groups_pkey primary key (tenant_id, id); comment on constraint product_groups_pkey on product_groups is 'primary key (tenant_id, id)'`)
    this.schema.raw(`alter table product_groups add constraint product_groups_status_check check (status in ('active', 'inactive')); comment on constraint product_groups_status_check on product_groups is 'check (status in (''active'', ''inactive''))'`)
    this.schema.raw(`create unique index product_groups_code_unique on product_groups (tenant_id, lower(code)); comment on index product_groups_code_unique is 'unique (tenant_id, lower(code))'`)
    this.schema.raw(`create index product_groups_created_at_index on product_groups (tenant_id, created_at, id); comment on index product_groups_created_at_index is '(tenant_id, created_at, id)'`)
    this.schema.raw(`create index product_groups_name_order_index on product_groups (tenant_id, name_order, id); comment on index product_groups_name_order_index is '(tenant_id, name_order, id)'`)
    this.schema.raw(`create index product_groups_search_text_index on product_groups using gin (search_text gin_trgm_ops); comment on index product_groups_search_text_index is 'using gin (search_text gin_trgm_ops)'`)
    this.schema.raw(`call wall_table('product_groups'); call count_table('product_groups'); call search_table('product_groups')`)
    this.schema.raw(`create table product_types (
  tenant_id uuid not null,
  id uuid not null,
  version integer default 1 not null,
  created_at timestamp with time zone default clock_timestamp() not null,
  updated_at timestamp with time zone default clock_timestamp() not null,
  created_by uuid,
  updated_by uuid,
  code varchar(30) not null,
  name varchar(255) not null,
  description varchar(1000),
  status varchar(40) not null,
  product_group_id uuid
)`)
    this.schema.raw(`alter table product_types add column name_order text collate "C" generated always as (vietnamese_order(name)) stored; comment on column product_types.name_order is 'vietnamese_order(name)'`)
    this.schema.raw(`alter table product_types add column search_text text generated always as (search_form(coalesce(code, '') || ' ' || coalesce(name, ''))) stored; comment on column product_types.search_text is 'search_form(coalesce(code, '''') || '' '' || coalesce(name, ''''))'`)
    this.schema.raw(`alter table product_types add constraint product_types_pkey primary key (tenant_id, id); comment on constraint product_types_pkey on product_types is 'primary key (tenant_id, id)'`)
    this.schema.raw(`alter table product_types add constraint product_types_status_check check (status in ('active', 'inactive')); comment on constraint product_types_status_check on product_types is 'check (status in (''active'', ''inactive''))'`)
    this.schema.raw(`create unique index product_types_code_unique on product_types (tenant_id, lower(code)); comment on index product_types_code_unique is 'unique (tenant_id, lower(code))'`)
    this.schema.raw(`create index product_types_product_group_id_index on product_types (tenant_id, product_group_id); comment on index product_types_product_group_id_index is '(tenant_id, product_group_id)'`)
    this.schema.raw(`create index product_types_created_at_index on product_types (tenant_id, created_at, id); comment on index product_types_created_at_index is '(tenant_id, created_at, id)'`)
    this.schema.raw(`create index product_types_name_order_index on product_types (tenant_id, name_order, id); comment on index product_types_name_order_index is '(tenant_id, name_order, id)'`)
    this.schema.raw(`create index product_types_search_text_index on product_types using gin (search_text gin_trgm_ops); comment on index product_types_search_text_index is 'using gin (search_text gin_trgm_ops)'`)
    this.schema.raw(`call wall_table('product_types'); call count_table('product_types'); call search_table('product_types')`)
    this.schema.raw(`create table departments (
  tenant_id uuid not null,
  id uuid not null,
  version integer default 1 not null,
  created_at timestamp with time zone default clock_timestamp() not null,
  updated_at timestamp with time zone default clock_timestamp() not null,
  created_by uuid,
  updated_by uuid,
  code varchar(30) not null,
  name varchar(255) not null,
  description varchar(1000),
  status varchar(40) not null
)`)
    this.schema.raw(`alter table departments add column name_order text collate "C" generated always as (vietnamese_order(name)) stored; comment on column departments.name_order is 'vietnamese_order(name)'`)
    this.schema.raw(`alter table departments add column search_text text generated always as (search_form(coalesce(code, '') || ' ' || coalesce(name, ''))) stored; comment on column departments.search_text is 'search_form(coalesce(code, '''') || '' '' || coalesce(name, ''''))'`)
    this.schema.raw(`alter table departments add constraint departments_pkey primary key (tenant_id, id); comment on constraint departments_pkey on departments is 'primary key (tenant_id, id)'`)
    this.schema.raw(`alter table departments add constraint departments_status_check check (status in ('active', 'inactive')); comment on constraint departments_status_check on departments is 'check (status in (''active'', ''inactive''))'`)
    this.schema.raw(`create unique index departments_code_unique on departments (tenant_id, lower(code)); comment on index departments_code_unique is 'unique (tenant_id, lower(code))'`)
    this.schema.raw(`create index departments_created_at_index on departments (tenant_id, created_at, id); comment on index departments_created_at_index is '(tenant_id, created_at, id)'`)
    this.schema.raw(`create index departments_name_order_index on departments (tenant_id, name_order, id); comment on index departments_name_order_index is '(tenant_id, name_order, id)'`)
    this.schema.raw(`create index departments_search_text_index on departments using gin (search_text gin_trgm_ops); comment on index departments_search_text_index is 'using gin (search_text gin_trgm_ops)'`)
    this.schema.raw(`call wall_table('departments'); call count_table('departments'); call search_table('departments')`)
    this.schema.raw(`create table positions (
  tenant_id uuid not null,
  id uuid not null,
  version integer default 1 not null,
  created_at timestamp with time zone default clock_timestamp() not null,
  updated_at timestamp with time zone default clock_timestamp() not null,
  created_by uuid,
  updated_by uuid,
  code varchar(30) not null,
  name varchar(255) not null,
  description varchar(1000),
  status varchar(40) not null
)`)
    this.schema.raw(`alter table positions add column name_order text collate "C" generated always as (vietnamese_order(name)) stored; comment on column positions.name_order is 'vietnamese_order(name)'`)
    this.schema.raw(`alter table positions add column search_text text generated always as (search_form(coalesce(code, '') || ' ' || coalesce(name, ''))) stored; comment on column positions.search_text is 'search_form(coalesce(code, '''') || '' '' || coalesce(name, ''''))'`)
    this.schema.raw(`alter table positions add constraint positions_pkey primary key (tenant_id, id); comment on constraint positions_pkey on positions is 'primary key (tenant_id, id)'`)
    this.schema.raw(`alter table positions add constraint positions_status_check check (status in ('active', 'inactive')); comment on constraint positions_status_check on positions is 'check (status in (''active'', ''inactive''))'`)
    this.schema.raw(`create unique index positions_code_unique on positions (tenant_id, lower(code)); comment on index positions_code_unique is 'unique (tenant_id, lower(code))'`)
    this.schema.raw(`create index positions_created_at_index on positions (tenant_id, created_at, id); comment on index positions_created_at_index is '(tenant_id, created_at, id)'`)
    this.schema.raw(`create index positions_name_order_index on positions (tenant_id, name_order, id); comment on index positions_name_order_index is '(tenant_id, name_order, id)'`)
    this.schema.raw(`create index positions_search_text_index on positions using gin (search_text gin_trgm_ops); comment on index positions_search_text_index is 'using gin (search_text gin_trgm_ops)'`)
    this.schema.raw(`call wall_table('positions'); call count_table('positions'); call search_table('positions')`)
    this.schema.raw(`create table users (
  tenant_id uuid not null,
  id uuid not null,
  version integer default 1 not null,
  created_at timestamp with time zone default clock_timestamp() not null,
  updated_at timestamp with time zone default clock_timestamp() not null,
  created_by uuid,
  updated_by uuid,
  code varchar(30) not null,
  username varchar(20) not null,
  full_name varchar(255) not null,
  email varchar(254),
  phone varchar(11),
  department_id uuid,
  position_id uuid,
  is_locked boolean default false not null
)`)
    this.schema.raw(`alter table users add column username_order text collate "C" generated always as (vietnamese_order(username)) stored; comment on column users.username_order is 'vietnamese_order(username)'`)
    this.schema.raw(`alter table users add column full_name_order text collate "C" generated always as (vietnamese_order(full_name)) stored; comment on column users.full_name_order is 'vietnamese_order(full_name)'`)
    this.schema.raw(`alter table users add column search_text text generated always as (search_form(coalesce(code, '') || ' ' || coalesce(username, '') || ' ' || coalesce(full_name, '') || ' ' || coalesce(phone, ''))) stored; comment on column users.search_text is 'search_form(coalesce(code, '''') || '' '' || coalesce(username, '''') || '' '' || coalesce(full_name, '''') || '' '' || coalesce(phone, ''''))'`)
    this.schema.raw(`alter table users add constraint users_pkey primary key (tenant_id, id); comment on constraint users_pkey on users is 'primary key (tenant_id, id)'`)
    this.schema.raw(`create unique index users_code_unique on users (tenant_id, lower(code)); comment on index users_code_unique is 'unique (tenant_id, lower(code))'`)
    this.schema.raw(`create unique index users_username_unique on users (tenant_id, lower(username)); comment on index users_username_unique is 'unique (tenant_id, lower(username))'`)
    this.schema.raw(`create unique index users_email_unique on users (tenant_id, lower(email)); comment on index users_email_unique is 'unique (tenant_id, lower(email))'`)
    this.schema.raw(`create unique index users_phone_unique on users (tenant_id, phone); comment on index users_phone_unique is 'unique (tenant_id, phone)'`)
    this.schema.raw(`create index users_department_id_index on users (tenant_id, department_id); comment on index users_department_id_index is '(tenant_id, department_id)'`)
    this.schema.raw(`create index users_position_id_index on users (tenant_id, position_id); comment on index users_position_id_index is '(tenant_id, position_id)'`)
    this.schema.raw(`create index users_created_at_index on users (tenant_id, created_at, id); comment on index users_created_at_index is '(tenant_id, created_at, id)'`)
    this.schema.raw(`create index users_full_name_order_index on users (tenant_id, full_name_order, id); comment on index users_full_name_order_index is '(tenant_id, full_name_order, id)'`)
    this.schema.raw(`create index users_search_text_index on users using gin (search_text gin_trgm_ops); comment on index users_search_text_index is 'using gin (search_text gin_trgm_ops)'`)
    this.schema.raw(`call wall_table('users'); call count_table('users'); call search_table('users')`)
    this.schema.raw(`create table suppliers (
  tenant_id uuid not null,
  id uuid not null,
  version integer default 1 not null,
  created_at timestamp with time zone default clock_timestamp() not null,
  updated_at timestamp with time zone default clock_timestamp() not null,
  created_by uuid,
  updated_by uuid,
  code varchar(30) not null,
  name varchar(255) not null,
  short_name varchar(100),
  partner_type_id uuid not null,
  status varchar(40) not null,
  tax_code varchar(14),
  phone varchar(11) not null,
  email varchar(254) not null,
  contact_person varchar(255),
  contact_phone varchar(11),
  address varchar(500) not null,
  bank_account_number varchar(30),
  bank_name varchar(255),
  bank_branch varchar(255),
  account_holder_name varchar(255),
  person_in_charge_id uuid,
  note varchar(2000)
)`)
    this.schema.raw(`alter table suppliers add column name_order text collate "C" generated always as (vietnamese_order(name)) stored; comment on column suppliers.name_order is 'vietnamese_order(name)'`)
    this.schema.raw(`alter table suppliers add column contact_person_order text collate "C" generated always as (vietnamese_order(contact_person)) stored; comment on column suppliers.contact_person_order is 'vietnamese_order(contact_person)'`)
    this.schema.raw(`alter table suppliers add column address_order text collate "C" generated always as (vietnamese_order(address)) stored; comment on column suppliers.address_order is 'vietnamese_order(address)'`)
    this.schema.raw(`alter table suppliers add column search_text text generated always as (search_form(coalesce(code, '') || ' ' || coalesce(name, '') || ' ' || coalesce(short_name, '') || ' ' || coalesce(phone, '') || ' ' || coalesce(tax_code, '') || ' ' || coalesce(contact_person, '') || ' ' || coalesce(contact_phone, ''))) stored; comment on column suppliers.search_text is 'search_form(coalesce(code, '''') || '' '' || coalesce(name, '''') || '' '' || coalesce(short_name, '''') || '' '' || coalesce(phone, '''') || '' '' || coalesce(tax_code, '''') || '' '' || coalesce(contact_person, '''') || '' '' || coalesce(contact_phone, ''''))'`)
    this.schema.raw(`alter table suppliers add constraint suppliers_pkey primary key (tenant_id, id); comment on constraint suppliers_pkey on suppliers is 'primary key (tenant_id, id)'`)
    this.schema.raw(`alter table suppliers add constraint suppliers_status_check check (status in ('active', 'inactive')); comment on constraint suppliers_status_check on suppliers is 'check (status in (''active'', ''inactive''))'`)
    this.schema.raw(`create unique index suppliers_code_unique on suppliers (tenant_id, lower(code)); comment on index suppliers_code_unique is 'unique (tenant_id, lower(code))'`)
    this.schema.raw(`create index suppliers_partner_type_id_index on suppliers (tenant_id, partner_type_id); comment on index suppliers_partner_type_id_index is '(tenant_id, partner_type_id)'`)
    this.schema.raw(`create unique index suppliers_phone_unique on suppliers (tenant_id, phone); comment on index suppliers_phone_unique is 'unique (tenant_id, phone)'`)
    this.schema.raw(`create index suppliers_person_in_charge_id_index on suppliers (tenant_id, person_in_charge_id); comment on index suppliers_person_in_charge_id_index is '(tenant_id, person_in_charge_id)'`)
    this.schema.raw(`create index suppliers_created_at_index on suppliers (tenant_id, created_at, id); comment on index suppliers_created_at_index is '(tenant_id, created_at, id)'`)
    this.schema.raw(`create index suppliers_name_order_index on suppliers (tenant_id, name_order, id); comment on index suppliers_name_order_index is '(tenant_id, name_order, id)'`)
    this.schema.raw(`create index suppliers_search_text_index on suppliers using gin (search_text gin_trgm_ops); comment on index suppliers_search_text_index is 'using gin (search_text gin_trgm_ops)'`)
    this.schema.raw(`call wall_table('suppliers'); call count_table('suppliers'); call search_table('suppliers')`)
    this.schema.raw(`create table suppliers_product_types (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  position integer not null
)`)
    this.schema.raw(`alter table suppliers_product_types add constraint suppliers_product_types_pkey primary key (tenant_id, owner_id, target_id); comment on constraint suppliers_product_types_pkey on suppliers_product_types is 'primary key (tenant_id, owner_id, target_id)'`)
    this.schema.raw(`create index suppliers_product_types_target_index on suppliers_product_types (tenant_id, target_id); comment on index suppliers_product_types_target_index is '(tenant_id, target_id)'`)
    this.schema.raw(`call wall_table('suppliers_product_types')`)
    this.schema.raw(`create table customers (
  tenant_id uuid not null,
  id uuid not null,
  version integer default 1 not null,
  created_at timestamp with time zone default clock_timestamp() not null,
  updated_at timestamp with time zone default clock_timestamp() not null,
  created_by uuid,
  updated_by uuid,
  code varchar(30) not null,
  name varchar(255) not null,
  abbreviated_name varchar(100) not null,
  customer_type_id uuid not null,
  status varchar(40) not null,
  tax_code varchar(14),
  phone varchar(11) not null,
  email varchar(254),
  contact_person varchar(255) not null,
  contact_phone varchar(11) not null,
  company_address varchar(500) not null,
  warehouse_address varchar(500),
  bank_account_number varchar(30) not null,
  bank_name varchar(255) not null,
  bank_branch varchar(255),
  account_holder_name varchar(255),
  person_in_charge_id uuid,
  supplier_id uuid,
  note varchar(2000)
)`)
    this.schema.raw(`alter table customers add column name_order text collate "C" generated always as (vietnamese_order(name)) stored; comment on column customers.name_order is 'vietnamese_order(name)'`)
    this.schema.raw(`alter table customers add column contact_person_order text collate "C" generated always as (vietnamese_order(contact_person)) stored; comment on column customers.contact_person_order is 'vietnamese_order(contact_person)'`)
    this.schema.raw(`alter table customers add column company_address_order text collate "C" generated always as (vietnamese_order(company_address)) stored; comment on column customers.company_address_order is 'vietnamese_order(company_address)'`)
    this.schema.raw(`alter table customers add column search_text text generated always as (search_form(coalesce(code, '') || ' ' || coalesce(name, '') || ' ' || coalesce(abbreviated_name, '') || ' ' || coalesce(phone, '') || ' ' || coalesce(tax_code, '') || ' ' || coalesce(contact_person, '') || ' ' || coalesce(contact_phone, ''))) stored; comment on column customers.search_text is 'search_form(coalesce(code, '''') || '' '' || coalesce(name, '''') || '' '' || coalesce(abbreviated_name, '''') || '' '' || coalesce(phone, '''') || '' '' || coalesce(tax_code, '''') || '' '' || coalesce(contact_person, '''') || '' '' || coalesce(contact_phone, ''''))'`)
    this.schema.raw(`alter table customers add constraint customers_pkey primary key (tenant_id, id); comment on constraint customers_pkey on customers is 'primary key (tenant_id, id)'`)
    this.schema.raw(`alter table customers add constraint customers_status_check check (status in ('active', 'inactive')); comment on constraint customers_status_check on customers is 'check (status in (''active'', ''inactive''))'`)
    this.schema.raw(`create unique index customers_code_unique on customers (tenant_id, lower(code)); comment on index customers_code_unique is 'unique (tenant_id, lower(code))'`)
    this.schema.raw(`create index customers_customer_type_id_index on customers (tenant_id, customer_type_id); comment on index customers_customer_type_id_index is '(tenant_id, customer_type_id)'`)
    this.schema.raw(`create unique index customers_phone_unique on customers (tenant_id, phone); comment on index customers_phone_unique is 'unique (tenant_id, phone)'`)
    this.schema.raw(`create index customers_person_in_charge_id_index on customers (tenant_id, person_in_charge_id); comment on index customers_person_in_charge_id_index is '(tenant_id, person_in_charge_id)'`)
    this.schema.raw(`create unique index customers_supplier_id_unique on customers (tenant_id, supplier_id); comment on index customers_supplier_id_unique is 'unique (tenant_id, supplier_id)'`)
    this.schema.raw(`create index customers_created_at_index on customers (tenant_id, created_at, id); comment on index customers_created_at_index is '(tenant_id, created_at, id)'`)
    this.schema.raw(`create index customers_name_order_index on customers (tenant_id, name_order, id); comment on index customers_name_order_index is '(tenant_id, name_order, id)'`)
    this.schema.raw(`create index customers_search_text_index on customers using gin (search_text gin_trgm_ops); comment on index customers_search_text_index is 'using gin (search_text gin_trgm_ops)'`)
    this.schema.raw(`call wall_table('customers'); call count_table('customers'); call search_table('customers')`)
    this.schema.raw(`alter table product_types add constraint product_types_product_group_id_fkey foreign key (tenant_id, product_group_id) references product_groups (tenant_id, id); comment on constraint product_types_product_group_id_fkey on product_types is 'foreign key (tenant_id, product_group_id) references product_groups (tenant_id, id)'`)
    this.schema.raw(`alter table users add constraint users_department_id_fkey foreign key (tenant_id, department_id) references departments (tenant_id, id); comment on constraint users_department_id_fkey on users is 'foreign key (tenant_id, department_id) references departments (tenant_id, id)'`)
    this.schema.raw(`alter table users add constraint users_position_id_fkey foreign key (tenant_id, position_id) references positions (tenant_id, id); comment on constraint users_position_id_fkey on users is 'foreign key (tenant_id, position_id) references positions (tenant_id, id)'`)
    this.schema.raw(`alter table suppliers add constraint suppliers_partner_type_id_fkey foreign key (tenant_id, partner_type_id) references partner_types (tenant_id, id); comment on constraint suppliers_partner_type_id_fkey on suppliers is 'foreign key (tenant_id, partner_type_id) references partner_types (tenant_id, id)'`)
    this.schema.raw(`alter table suppliers add constraint suppliers_person_in_charge_id_fkey foreign key (tenant_id, person_in_charge_id) references users (tenant_id, id); comment on constraint suppliers_person_in_charge_id_fkey on suppliers is 'foreign key (tenant_id, person_in_charge_id) references users (tenant_id, id)'`)
    this.schema.raw(`alter table suppliers_product_types add constraint suppliers_product_types_owner_fkey foreign key (tenant_id, owner_id) references suppliers (tenant_id, id) on delete cascade; comment on constraint suppliers_product_types_owner_fkey on suppliers_product_types is 'foreign key (tenant_id, owner_id) references suppliers (tenant_id, id) on delete cascade'`)
    this.schema.raw(`alter table suppliers_product_types add constraint suppliers_product_types_target_fkey foreign key (tenant_id, target_id) references product_types (tenant_id, id); comment on constraint suppliers_product_types_target_fkey on suppliers_product_types is 'foreign key (tenant_id, target_id) references product_types (tenant_id, id)'`)
    this.schema.raw(`alter table customers add constraint customers_customer_type_id_fkey foreign key (tenant_id, customer_type_id) references customer_types (tenant_id, id); comment on constraint customers_customer_type_id_fkey on customers is 'foreign key (tenant_id, customer_type_id) references customer_types (tenant_id, id)'`)
    this.schema.raw(`alter table customers add constraint customers_person_in_charge_id_fkey foreign key (tenant_id, person_in_charge_id) references users (tenant_id, id); comment on constraint customers_person_in_charge_id_fkey on customers is 'foreign key (tenant_id, person_in_charge_id) references users (tenant_id, id)'`)
    this.schema.raw(`alter table customers add constraint customers_supplier_id_fkey foreign key (tenant_id, supplier_id) references suppliers (tenant_id, id); comment on constraint customers_supplier_id_fkey on customers is 'foreign key (tenant_id, supplier_id) references suppliers (tenant_id, id)'`)
  }

  override async down() {
    throw new Error('Migrations go forward only; restore a backup instead.')
  }
}
