import { BaseSchema } from '@adonisjs/lucid/schema'
import { constraint, generated, index } from '#database/kept_definitions'

export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`create table debt_adjustments_receipts (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  position integer not null
)`)
    this.schema.raw(constraint('debt_adjustments_receipts', 'debt_adjustments_receipts_pkey', 'primary key (tenant_id, owner_id, target_id)'))
    this.schema.raw(index('debt_adjustments_receipts', 'debt_adjustments_receipts_target_index', '(tenant_id, target_id)'))
    this.schema.raw(`call wall_table('debt_adjustments_receipts')`)
    this.schema.raw(constraint('debt_adjustments_receipts', 'debt_adjustments_receipts_owner_fkey', 'foreign key (tenant_id, owner_id) references debt_adjustments (tenant_id, id) on delete cascade'))
    this.schema.raw(constraint('debt_adjustments_receipts', 'debt_adjustments_receipts_target_fkey', 'foreign key (tenant_id, target_id) references warehouse_receipts (tenant_id, id)'))
    this.schema.raw('alter table debt_adjustments drop constraint debt_adjustments_kind_check')
    this.schema.raw('alter table debt_adjustments add column invoiced_before numeric(15,0)')
    this.schema.raw('alter table debt_adjustments add column adjusting_serial varchar(20)')
    this.schema.raw('alter table debt_adjustments add column adjusting_number varchar(50)')
    this.schema.raw('alter table debt_adjustments add column adjusting_date date')
    this.schema.raw(generated('debt_adjustments', 'adjusting_number_order', 'text collate "C"', 'vietnamese_order(adjusting_number)'))
    this.schema.raw(constraint('debt_adjustments', 'debt_adjustments_kind_check', `check (kind in ('rounding', 'payment_discount', 'late_fee', 'write_off', 'supplier_rounding', 'supplier_discount', 'supplier_late_fee', 'supplier_write_off', 'price_cut', 'volume_discount', 'supplier_price_cut', 'supplier_volume_discount'))`))
    this.schema.raw(constraint('debt_adjustments', 'debt_adjustments_invoiced_before_check', 'check (invoiced_before between 0 and 999999999999999)'))
    this.schema.raw(constraint('debt_adjustments', 'debt_adjustments_adjusting_date_check', `check (adjusting_date between '2000-01-01' and '2100-12-31')`))
    this.schema.raw('alter table crediting_entries drop constraint crediting_entries_kind_check')
    this.schema.raw('alter table crediting_entries add column lowered_amount numeric(15,0) default 0 not null')
    this.schema.raw('alter table crediting_entries add column lowered_tax numeric(15,0) default 0 not null')
    this.schema.raw('alter table crediting_entries add column by_receipt_line_lowered_amount numeric(15,0) default 0 not null')
    this.schema.raw('alter table crediting_entries add column by_receipt_line_lowered_tax numeric(15,0) default 0 not null')
    // No price of a supplier was lowered before.
    this.schema.raw('alter table crediting_entries alter column lowered_amount drop default')
    this.schema.raw('alter table crediting_entries alter column lowered_tax drop default')
    this.schema.raw('alter table crediting_entries alter column by_receipt_line_lowered_amount drop default')
    this.schema.raw('alter table crediting_entries alter column by_receipt_line_lowered_tax drop default')
    this.schema.raw(constraint('crediting_entries', 'crediting_entries_kind_check', `check (kind in ('claim', 'return', 'price_cut', 'reversal'))`))
    this.schema.raw('alter table crediting_by_receipt_line add column lowered_amount numeric(15,0) default 0 not null')
    this.schema.raw('alter table crediting_by_receipt_line add column lowered_tax numeric(15,0) default 0 not null')
    this.schema.raw(constraint('crediting_by_receipt_line', 'crediting_by_receipt_line_lowered_amount_check', 'check (lowered_amount between 0 and 999999999999999)'))
    this.schema.raw(constraint('crediting_by_receipt_line', 'crediting_by_receipt_line_lowered_tax_check', 'check (lowered_tax between 0 and 999999999999999)'))
  }

  override async down() {
    throw new Error('Migrations go forward only; restore a backup instead.')
  }
}
