import { BaseSchema } from '@adonisjs/lucid/schema'
import { acrossCompanies } from '#database/across_companies'
import { constraint } from '#database/kept_definitions'

/** What slips that were paid before owe by themselves, as their ledger has it. */
const FILLED = `update payment_slips s set owing = (
    select sum(e.amount) from employee_debts_entries e
    where e.tenant_id = s.tenant_id and e.payment_slip_id = s.id and e.document_id = s.id
      and e.kind not in ('allocation', 'reversal')
  ) where s.status = 'paid'`

export default class extends BaseSchema {
  override async up() {
    this.schema.raw('alter table payment_slips add column owing numeric(15,0)')
    this.schema.raw(constraint('payment_slips', 'payment_slips_owing_check', 'check (owing between -999999999999999 and 999999999999999)'))
    this.schema.raw(acrossCompanies(['payment_slips', 'employee_debts_entries'], FILLED))
  }

  override async down() {
    throw new Error('Migrations go forward only; restore a backup instead.')
  }
}
