import { BaseSchema } from '@adonisjs/lucid/schema'
import { constraint, index } from '#database/kept_definitions'

export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`create table vat_invoices_adjustments (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  position integer not null
)`)
    this.schema.raw(constraint('vat_invoices_adjustments', 'vat_invoices_adjustments_pkey', 'primary key (tenant_id, owner_id, target_id)'))
    this.schema.raw(index('vat_invoices_adjustments', 'vat_invoices_adjustments_target_index', '(tenant_id, target_id)'))
    this.schema.raw(`call wall_table('vat_invoices_adjustments')`)
    this.schema.raw(`create table debt_adjustments_invoices (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  position integer not null
)`)
    this.schema.raw(constraint('debt_adjustments_invoices', 'debt_adjustments_invoices_pkey', 'primary key (tenant_id, owner_id, target_id)'))
    this.schema.raw(index('debt_adjustments_invoices', 'debt_adjustments_invoices_target_index', '(tenant_id, target_id)'))
    this.schema.raw(`call wall_table('debt_adjustments_invoices')`)
    this.schema.raw(`create table reducing_entries (
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
  order_line_id uuid not null,
  invoice_line_id uuid not null,
  amount numeric(15,0) not null,
  tax numeric(15,0) not null,
  total numeric(15,0) not null,
  by_invoice_line_amount numeric(15,0) not null,
  by_invoice_line_tax numeric(15,0) not null,
  by_invoice_line_total numeric(15,0) not null
)`)
    this.schema.raw(constraint('reducing_entries', 'reducing_entries_pkey', 'primary key (tenant_id, id)'))
    this.schema.raw(constraint('reducing_entries', 'reducing_entries_kind_check', `check (kind in ('reduction', 'reversal'))`))
    this.schema.raw(constraint('reducing_entries', 'reducing_entries_date_check', `check (date between '2000-01-01' and '2100-12-31')`))
    this.schema.raw(index('reducing_entries', 'reducing_entries_seq_unique', 'unique (tenant_id, invoice_line_id, seq)'))
    this.schema.raw(index('reducing_entries', 'reducing_entries_once_unique', 'unique (tenant_id, document_id, line_id, action, kind, product_id, order_line_id, invoice_line_id, reverses_id) nulls not distinct'))
    this.schema.raw(index('reducing_entries', 'reducing_entries_date_index', '(tenant_id, date)'))
    this.schema.raw(index('reducing_entries', 'reducing_entries_reverses_id_index', '(tenant_id, reverses_id) where reverses_id is not null'))
    this.schema.raw(index('reducing_entries', 'reducing_entries_product_id_index', '(tenant_id, product_id, date)'))
    this.schema.raw(index('reducing_entries', 'reducing_entries_order_line_id_index', '(tenant_id, order_line_id, date)'))
    this.schema.raw(index('reducing_entries', 'reducing_entries_invoice_line_id_index', '(tenant_id, invoice_line_id, date)'))
    this.schema.raw(`call wall_table('reducing_entries'); call keep_entries('reducing_entries')`)
    this.schema.raw(`create table reducing_by_invoice_line (
  tenant_id uuid not null,
  invoice_line_id uuid not null,
  amount numeric(15,0) default 0 not null,
  tax numeric(15,0) default 0 not null,
  total numeric(15,0) default 0 not null,
  seq bigint default 0 not null
)`)
    this.schema.raw(constraint('reducing_by_invoice_line', 'reducing_by_invoice_line_pkey', 'primary key (tenant_id, invoice_line_id)'))
    this.schema.raw(constraint('reducing_by_invoice_line', 'reducing_by_invoice_line_amount_check', 'check (amount between 0 and 999999999999999)'))
    this.schema.raw(constraint('reducing_by_invoice_line', 'reducing_by_invoice_line_tax_check', 'check (tax between 0 and 999999999999999)'))
    this.schema.raw(constraint('reducing_by_invoice_line', 'reducing_by_invoice_line_total_check', 'check (total between 0 and 999999999999999)'))
    this.schema.raw(`call wall_table('reducing_by_invoice_line'); call keep_balances('reducing_by_invoice_line')`)
    this.schema.raw(constraint('vat_invoices_adjustments', 'vat_invoices_adjustments_owner_fkey', 'foreign key (tenant_id, owner_id) references vat_invoices (tenant_id, id) on delete cascade'))
    this.schema.raw(constraint('vat_invoices_adjustments', 'vat_invoices_adjustments_target_fkey', 'foreign key (tenant_id, target_id) references debt_adjustments (tenant_id, id)'))
    this.schema.raw(constraint('debt_adjustments_invoices', 'debt_adjustments_invoices_owner_fkey', 'foreign key (tenant_id, owner_id) references debt_adjustments (tenant_id, id) on delete cascade'))
    this.schema.raw(constraint('debt_adjustments_invoices', 'debt_adjustments_invoices_target_fkey', 'foreign key (tenant_id, target_id) references invoices (tenant_id, id)'))
    this.schema.raw(constraint('reducing_entries', 'reducing_entries_product_id_fkey', 'foreign key (tenant_id, product_id) references products (tenant_id, id)'))
    this.schema.raw(constraint('reducing_entries', 'reducing_entries_order_line_id_fkey', 'foreign key (tenant_id, order_line_id) references sales_orders_lines (tenant_id, id)'))
    this.schema.raw(constraint('reducing_entries', 'reducing_entries_invoice_line_id_fkey', 'foreign key (tenant_id, invoice_line_id) references invoices_lines (tenant_id, id)'))
    this.schema.raw('alter table debt_adjustments drop constraint debt_adjustments_kind_check')
    this.schema.raw('alter table debt_adjustments add column tax numeric(15,0)')
    this.schema.raw(constraint('debt_adjustments', 'debt_adjustments_tax_check', 'check (tax between 0 and 999999999999999)'))
    this.schema.raw(constraint('debt_adjustments', 'debt_adjustments_kind_check', `check (kind in ('rounding', 'payment_discount', 'late_fee', 'write_off', 'supplier_rounding', 'supplier_discount', 'supplier_late_fee', 'supplier_write_off', 'price_cut', 'volume_discount'))`))
  }

  override async down() {
    throw new Error('Migrations go forward only; restore a backup instead.')
  }
}
