import { BaseSchema } from '@adonisjs/lucid/schema'
import { acrossCompanies } from '#database/across_companies'
import { constraint } from '#database/kept_definitions'

const ENTRIES = 'returning_entries'
const BALANCES = 'returning_by_invoice_line'

export default class extends BaseSchema {
  override async up() {
    this.schema.raw('alter table returning_entries add column sold_kg numeric(18,3) default 0 not null')
    this.schema.raw('alter table returning_entries add column by_invoice_line_sold_kg numeric(18,3)')
    this.schema.raw('alter table returning_entries add column by_issue_line_cost numeric(15,0)')
    this.schema.raw('alter table returning_entries add column by_issue_line_cost_by_piece numeric(15,0)')
    this.schema.raw('alter table returning_entries add column by_issue_line_cost_by_actual_kg numeric(15,0)')
    this.schema.raw('alter table returning_entries add column by_issue_line_cost_by_barem_kg numeric(15,0)')
    this.schema.raw('alter table returning_by_invoice_line add column sold_kg numeric(18,3) default 0 not null')
    this.schema.raw(constraint('returning_by_invoice_line', 'returning_by_invoice_line_sold_kg_check', 'check (sold_kg between 0 and 999999999999999)'))
    this.schema.raw('alter table returning_by_issue_line add column cost numeric(15,0) default 0 not null')
    this.schema.raw('alter table returning_by_issue_line add column cost_by_piece numeric(15,0) default 0 not null')
    this.schema.raw('alter table returning_by_issue_line add column cost_by_actual_kg numeric(15,0) default 0 not null')
    this.schema.raw('alter table returning_by_issue_line add column cost_by_barem_kg numeric(15,0) default 0 not null')
    this.schema.raw(constraint('returning_by_issue_line', 'returning_by_issue_line_cost_check', 'check (cost between 0 and 999999999999999)'))
    this.schema.raw(constraint('returning_by_issue_line', 'returning_by_issue_line_cost_by_piece_check', 'check (cost_by_piece between 0 and 999999999999999)'))
    this.schema.raw(constraint('returning_by_issue_line', 'returning_by_issue_line_cost_by_actual_kg_check', 'check (cost_by_actual_kg between 0 and 999999999999999)'))
    this.schema.raw(constraint('returning_by_issue_line', 'returning_by_issue_line_cost_by_barem_kg_check', 'check (cost_by_barem_kg between 0 and 999999999999999)'))
    // A new measure of entries that are there: nothing of what they said changes.
    this.schema.raw(`alter table ${ENTRIES} disable trigger user`)
    this.schema.raw(
      acrossCompanies(
        [ENTRIES, 'returns_lines'],
        `update ${ENTRIES} e set sold_kg = case when e.kind = 'reversal' then -1 else 1 end * coalesce(l.sold_weight, 0)
          from returns_lines l where l.tenant_id = e.tenant_id and l.id = e.line_id`,
      ),
    )
    this.schema.raw(
      acrossCompanies(
        [ENTRIES],
        `update ${ENTRIES} e set by_invoice_line_sold_kg = w.upto from (select tenant_id, id,
            sum(sold_kg) over (partition by tenant_id, invoice_line_id order by seq) as upto from ${ENTRIES}) w
          where w.tenant_id = e.tenant_id and w.id = e.id and e.invoice_line_id is not null`,
      ),
    )
    this.schema.raw(`alter table ${ENTRIES} enable trigger user`)
    this.schema.raw(
      acrossCompanies(
        [ENTRIES, BALANCES],
        `update ${BALANCES} b set sold_kg = (select coalesce(sum(e.sold_kg), 0) from ${ENTRIES} e
          where e.tenant_id = b.tenant_id and e.invoice_line_id = b.invoice_line_id)`,
      ),
    )
    this.schema.raw(`alter table ${ENTRIES} alter column sold_kg drop default`)
  }

  override async down() {
    throw new Error('Migrations go forward only; restore a backup instead.')
  }
}
