import { BaseSchema } from '@adonisjs/lucid/schema'
import { constraint, index } from '#database/kept_definitions'

export default class extends BaseSchema {
  override async up() {
    this.schema.raw('alter table returns add column refund_fund_id uuid')
    this.schema.raw(constraint('returns', 'returns_refund_fund_id_fkey', 'foreign key (tenant_id, refund_fund_id) references funds (tenant_id, id)'))
    this.schema.raw(index('returns', 'returns_refund_fund_id_index', '(tenant_id, refund_fund_id)'))
    this.schema.raw('alter table returns_lines add column redeliver boolean default false not null')
    this.schema.raw('alter table invoicing_entries drop constraint invoicing_entries_kind_check')
    this.schema.raw(constraint('invoicing_entries', 'invoicing_entries_kind_check', `check (kind in ('invoice', 'return', 'reversal'))`))
  }

  override async down() {
    throw new Error('Migrations go forward only; restore a backup instead.')
  }
}
