import { BaseSchema } from '@adonisjs/lucid/schema'
import { constraint, index } from '#database/kept_definitions'

export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`create table prior_returning_entries (
  tenant_id uuid not null,
  id uuid not null,
  posting_id uuid not null,
  reverses_id uuid,
  document varchar(60) not null,
  document_id uuid not null,
  line_id uuid,
  action varchar(40) not null,
  kind varchar(40) not null,
  date date not null,
  seq bigint not null,
  created_at timestamp with time zone not null,
  created_by uuid,
  product_id uuid not null,
  return_line_id uuid not null,
  quantity numeric(18,3) not null,
  actual_kg numeric(18,3) not null,
  barem_kg numeric(18,3) not null,
  amount numeric(15,0) not null,
  discount numeric(15,0) not null,
  total numeric(15,0) not null,
  cost numeric(15,0) not null,
  by_product_quantity numeric(18,3) not null,
  by_product_actual_kg numeric(18,3) not null,
  by_product_barem_kg numeric(18,3) not null,
  by_product_amount numeric(15,0) not null,
  by_product_discount numeric(15,0) not null,
  by_product_total numeric(15,0) not null,
  by_product_cost numeric(15,0) not null
)`)
    this.schema.raw(constraint('prior_returning_entries', 'prior_returning_entries_pkey', 'primary key (tenant_id, id)'))
    this.schema.raw(constraint('prior_returning_entries', 'prior_returning_entries_kind_check', `check (kind in ('return', 'reversal'))`))
    this.schema.raw(constraint('prior_returning_entries', 'prior_returning_entries_date_check', `check (date between '2000-01-01' and '2100-12-31')`))
    this.schema.raw(index('prior_returning_entries', 'prior_returning_entries_seq_unique', 'unique (tenant_id, product_id, seq)'))
    this.schema.raw(index('prior_returning_entries', 'prior_returning_entries_once_unique', 'unique (tenant_id, document_id, line_id, action, kind, product_id, return_line_id, reverses_id) nulls not distinct'))
    this.schema.raw(index('prior_returning_entries', 'prior_returning_entries_date_index', '(tenant_id, date)'))
    this.schema.raw(index('prior_returning_entries', 'prior_returning_entries_reverses_id_index', '(tenant_id, reverses_id) where reverses_id is not null'))
    this.schema.raw(index('prior_returning_entries', 'prior_returning_entries_product_id_index', '(tenant_id, product_id, date)'))
    this.schema.raw(index('prior_returning_entries', 'prior_returning_entries_return_line_id_index', '(tenant_id, return_line_id, date)'))
    this.schema.raw(`call wall_table('prior_returning_entries'); call keep_entries('prior_returning_entries')`)
    this.schema.raw(`create table prior_returning_by_product (
  tenant_id uuid not null,
  product_id uuid not null,
  quantity numeric(18,3) default 0 not null,
  actual_kg numeric(18,3) default 0 not null,
  barem_kg numeric(18,3) default 0 not null,
  amount numeric(15,0) default 0 not null,
  discount numeric(15,0) default 0 not null,
  total numeric(15,0) default 0 not null,
  cost numeric(15,0) default 0 not null,
  seq bigint default 0 not null
)`)
    this.schema.raw(constraint('prior_returning_by_product', 'prior_returning_by_product_pkey', 'primary key (tenant_id, product_id)'))
    this.schema.raw(constraint('prior_returning_by_product', 'prior_returning_by_product_quantity_check', 'check (quantity between 0 and 999999999999999)'))
    this.schema.raw(constraint('prior_returning_by_product', 'prior_returning_by_product_actual_kg_check', 'check (actual_kg between 0 and 999999999999999)'))
    this.schema.raw(constraint('prior_returning_by_product', 'prior_returning_by_product_barem_kg_check', 'check (barem_kg between 0 and 999999999999999)'))
    this.schema.raw(constraint('prior_returning_by_product', 'prior_returning_by_product_amount_check', 'check (amount between 0 and 999999999999999)'))
    this.schema.raw(constraint('prior_returning_by_product', 'prior_returning_by_product_discount_check', 'check (discount between 0 and 999999999999999)'))
    this.schema.raw(constraint('prior_returning_by_product', 'prior_returning_by_product_total_check', 'check (total between -999999999999999 and 999999999999999)'))
    this.schema.raw(constraint('prior_returning_by_product', 'prior_returning_by_product_cost_check', 'check (cost between -999999999999999 and 999999999999999)'))
    this.schema.raw(`call wall_table('prior_returning_by_product'); call keep_balances('prior_returning_by_product')`)
    this.schema.raw(constraint('prior_returning_entries', 'prior_returning_entries_product_id_fkey', 'foreign key (tenant_id, product_id) references products (tenant_id, id)'))
    this.schema.raw(constraint('prior_returning_entries', 'prior_returning_entries_return_line_id_fkey', 'foreign key (tenant_id, return_line_id) references returns_lines (tenant_id, id)'))
  }

  override async down() {
    throw new Error('Migrations go forward only; restore a backup instead.')
  }
}
