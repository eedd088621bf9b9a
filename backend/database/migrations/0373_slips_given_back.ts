import { BaseSchema } from '@adonisjs/lucid/schema'
import { acrossCompanies } from '#database/across_companies'
import { constraint } from '#database/kept_definitions'

/** Slips that were paid before say what came back of them, and what their tickets count as paid. */
const FILLED = `update payment_slips s set
    returned = r.total,
    paid_out = case when s.type = 'advance' and r.total >= s.total then 0 else s.total end
  from (select p.tenant_id, p.id, coalesce(sum(b.total), 0) as total from payment_slips p
      left join payment_slips b on b.tenant_id = p.tenant_id and b.slip_id = p.id and b.status = 'paid'
    where p.status = 'paid' group by p.tenant_id, p.id) r
  where r.tenant_id = s.tenant_id and r.id = s.id`

export default class extends BaseSchema {
  override async up() {
    this.schema.raw('alter table payment_slips add column paid_out numeric(15,0)')
    this.schema.raw('alter table payment_slips add column returned numeric(15,0)')
    this.schema.raw(acrossCompanies(['payment_slips'], FILLED))
    this.schema.raw(constraint('payment_slips', 'payment_slips_paid_out_check', 'check (paid_out between 0 and 999999999999999)'))
    this.schema.raw(constraint('payment_slips', 'payment_slips_returned_check', 'check (returned between 0 and 999999999999999)'))
  }

  override async down() {
    throw new Error('Migrations go forward only; restore a backup instead.')
  }
}
