import { BaseSchema } from '@adonisjs/lucid/schema'
import { constraint, index } from '#database/kept_definitions'

export default class extends BaseSchema {
  override async up() {
    this.schema.raw('alter table payment_slips drop constraint payment_slips_type_check')
    this.schema.raw('alter table payment_slips drop constraint payment_slips_voucher_check')
    this.schema.raw('alter table payment_slips add column slip_id uuid')
    this.schema.raw(constraint('payment_slips', 'payment_slips_voucher_check', `check (voucher in ('PC', 'UNC', 'PT', 'BC'))`))
    this.schema.raw(constraint('payment_slips', 'payment_slips_type_check', `check (type in ('advance', 'reimbursement', 'advance_return'))`))
    this.schema.raw(constraint('payment_slips', 'payment_slips_slip_id_fkey', 'foreign key (tenant_id, slip_id) references payment_slips (tenant_id, id)'))
    this.schema.raw(index('payment_slips', 'payment_slips_slip_id_index', '(tenant_id, slip_id)'))
    this.schema.raw('alter table employee_debts_entries drop constraint employee_debts_entries_kind_check')
    this.schema.raw(constraint('employee_debts_entries', 'employee_debts_entries_kind_check', `check (kind in ('claim', 'advance', 'reimbursement', 'advance_return', 'allocation', 'reversal'))`))
  }

  override async down() {
    throw new Error('Migrations go forward only; restore a backup instead.')
  }
}
