-- Customers and suppliers.

create table customer_types (
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
  constraint customer_types_pkey primary key (tenant_id, id),
  constraint customer_types_status_check check (status in ('active', 'inactive'))
);
create unique index customer_types_code_unique on customer_types (tenant_id, lower(code));
create index customer_types_created_at_index on customer_types (tenant_id, created_at, id);
create index customer_types_name_order_index on customer_types (tenant_id, name_order, id);
create index customer_types_search_text_index on customer_types using gin (search_text gin_trgm_ops);
call wall_table('customer_types'); call count_table('customer_types'); call search_table('customer_types');

create table partner_types (
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
  constraint partner_types_pkey primary key (tenant_id, id),
  constraint partner_types_status_check check (status in ('active', 'inactive'))
);
create unique index partner_types_code_unique on partner_types (tenant_id, lower(code));
create index partner_types_created_at_index on partner_types (tenant_id, created_at, id);
create index partner_types_name_order_index on partner_types (tenant_id, name_order, id);
create index partner_types_search_text_index on partner_types using gin (search_text gin_trgm_ops);
call wall_table('partner_types'); call count_table('partner_types'); call search_table('partner_types');

create table customers (
  tenant_id uuid not null,
  id uuid not null,
  version integer default 1 not null,
  created_at timestamptz default clock_timestamp() not null,
  updated_at timestamptz default clock_timestamp() not null,
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
  company_address jsonb not null,
  warehouse_address jsonb,
  bank_account_number varchar(30) not null,
  bank_name varchar(255) not null,
  bank_branch varchar(255),
  account_holder_name varchar(255),
  person_in_charge_id uuid,
  supplier_id uuid,
  note varchar(2000),
  name_order text collate "C" generated always as (vietnamese_order(name)) stored,
  contact_person_order text collate "C" generated always as (vietnamese_order(contact_person)) stored,
  search_text text generated always as (search_form(coalesce(code, '') || ' ' || coalesce(name, '') || ' ' || coalesce(abbreviated_name, '') || ' ' || coalesce(phone, '') || ' ' || coalesce(tax_code, '') || ' ' || coalesce(contact_person, '') || ' ' || coalesce(contact_phone, ''))) stored,
  also_supplier varchar(40) not null,
  constraint customers_pkey primary key (tenant_id, id),
  constraint customers_status_check check (status in ('active', 'inactive')),
  constraint customers_company_address_check check (jsonb_typeof(company_address) = 'object'),
  constraint customers_warehouse_address_check check (jsonb_typeof(warehouse_address) = 'object'),
  constraint customers_also_supplier_check check (also_supplier in ('no', 'yes'))
);
create unique index customers_code_unique on customers (tenant_id, lower(code));
create index customers_customer_type_id_index on customers (tenant_id, customer_type_id);
create unique index customers_phone_unique on customers (tenant_id, phone);
create index customers_person_in_charge_id_index on customers (tenant_id, person_in_charge_id);
create unique index customers_supplier_id_unique on customers (tenant_id, supplier_id);
create index customers_created_at_index on customers (tenant_id, created_at, id);
create index customers_name_order_index on customers (tenant_id, name_order, id);
create index customers_search_text_index on customers using gin (search_text gin_trgm_ops);
call wall_table('customers'); call count_table('customers'); call search_table('customers');

create table suppliers (
  tenant_id uuid not null,
  id uuid not null,
  version integer default 1 not null,
  created_at timestamptz default clock_timestamp() not null,
  updated_at timestamptz default clock_timestamp() not null,
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
  address jsonb not null,
  bank_account_number varchar(30),
  bank_name varchar(255),
  bank_branch varchar(255),
  account_holder_name varchar(255),
  person_in_charge_id uuid,
  note varchar(2000),
  name_order text collate "C" generated always as (vietnamese_order(name)) stored,
  contact_person_order text collate "C" generated always as (vietnamese_order(contact_person)) stored,
  search_text text generated always as (search_form(coalesce(code, '') || ' ' || coalesce(name, '') || ' ' || coalesce(short_name, '') || ' ' || coalesce(phone, '') || ' ' || coalesce(tax_code, '') || ' ' || coalesce(contact_person, '') || ' ' || coalesce(contact_phone, ''))) stored,
  constraint suppliers_pkey primary key (tenant_id, id),
  constraint suppliers_status_check check (status in ('active', 'inactive')),
  constraint suppliers_address_check check (jsonb_typeof(address) = 'object')
);
create unique index suppliers_code_unique on suppliers (tenant_id, lower(code));
create index suppliers_partner_type_id_index on suppliers (tenant_id, partner_type_id);
create unique index suppliers_phone_unique on suppliers (tenant_id, phone);
create index suppliers_person_in_charge_id_index on suppliers (tenant_id, person_in_charge_id);
create index suppliers_created_at_index on suppliers (tenant_id, created_at, id);
create index suppliers_name_order_index on suppliers (tenant_id, name_order, id);
create index suppliers_search_text_index on suppliers using gin (search_text gin_trgm_ops);
call wall_table('suppliers'); call count_table('suppliers'); call search_table('suppliers');

create table suppliers_product_types (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  position integer not null,
  constraint suppliers_product_types_pkey primary key (tenant_id, owner_id, target_id)
);
create index suppliers_product_types_target_index on suppliers_product_types (tenant_id, target_id);
call wall_table('suppliers_product_types');
