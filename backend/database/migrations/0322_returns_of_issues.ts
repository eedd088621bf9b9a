import { BaseSchema } from '@adonisjs/lucid/schema'
import { acrossCompanies } from '#database/across_companies'
import { constraint, index } from '#database/kept_definitions'

export default class extends BaseSchema {
  override async up() {
    this.schema.raw('alter table returns drop constraint returns_complete_check')
    this.schema.raw(`alter table returns add column basis varchar(40) default 'invoice' not null; alter table returns alter column basis drop default`)
    this.schema.raw('alter table returns add column issue_id uuid')
    this.schema.raw('alter table returns add column delivery varchar(40)')
    this.schema.raw(constraint('returns', 'returns_basis_check', `check (basis in ('invoice', 'issue'))`))
    this.schema.raw(constraint('returns', 'returns_issue_id_fkey', 'foreign key (tenant_id, issue_id) references warehouse_issues (tenant_id, id)'))
    this.schema.raw(constraint('returns', 'returns_delivery_check', `check (delivery in ('again', 'closed'))`))
    this.schema.raw(constraint('returns', 'returns_complete_check', `check (status in ('draft', 'cancelled') or (customer_id is not null and reason_id is not null and warehouse_id is not null))`))
    this.schema.raw(index('returns', 'returns_issue_id_index', '(tenant_id, issue_id)'))
    this.schema.raw('alter table returns_lines add column issue_line_id uuid')
    this.schema.raw(constraint('returns_lines', 'returns_lines_issue_line_id_fkey', 'foreign key (tenant_id, issue_line_id) references warehouse_issues_lines (tenant_id, id)'))
    this.schema.raw(index('returns_lines', 'returns_lines_issue_line_id_index', '(tenant_id, issue_line_id)'))
    this.schema.raw('alter table fulfilment_entries drop constraint fulfilment_entries_kind_check')
    this.schema.raw(constraint('fulfilment_entries', 'fulfilment_entries_kind_check', `check (kind in ('receipt', 'issue', 'return', 'reversal'))`))
    this.schema.raw('alter table returning_entries add column sold_barem_kg numeric(18,3) default 0 not null')
    // A new measure of entries that are there: nothing of what they said changes.
    this.schema.raw('alter table returning_entries disable trigger user')
    this.schema.raw(acrossCompanies(['returning_entries'], 'update returning_entries set sold_barem_kg = barem_kg'))
    this.schema.raw('alter table returning_entries enable trigger user')
    this.schema.raw('alter table returning_entries alter column sold_barem_kg drop default')
    this.schema.raw('alter table returning_entries rename column by_issue_line_actual_kg to by_issue_line_sold_kg')
    this.schema.raw('alter table returning_entries rename column by_issue_line_barem_kg to by_issue_line_sold_barem_kg')
    this.schema.raw('alter table returning_by_issue_line drop constraint returning_by_issue_line_actual_kg_check')
    this.schema.raw('alter table returning_by_issue_line drop constraint returning_by_issue_line_barem_kg_check')
    this.schema.raw('alter table returning_by_issue_line rename column actual_kg to sold_kg')
    this.schema.raw('alter table returning_by_issue_line rename column barem_kg to sold_barem_kg')
    this.schema.raw(constraint('returning_by_issue_line', 'returning_by_issue_line_sold_kg_check', 'check (sold_kg between 0 and 999999999999999)'))
    this.schema.raw(constraint('returning_by_issue_line', 'returning_by_issue_line_sold_barem_kg_check', 'check (sold_barem_kg between 0 and 999999999999999)'))
  }

  override async down() {
    throw new Error('Migrations go forward only; restore a backup instead.')
  }
}
