import { BaseSchema } from '@adonisjs/lucid/schema'
import { constraint, index } from '#database/kept_definitions'

export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`create table supplier_invoices_freight_issues (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  position integer not null
)`)
    this.schema.raw(constraint('supplier_invoices_freight_issues', 'supplier_invoices_freight_issues_pkey', 'primary key (tenant_id, owner_id, target_id)'))
    this.schema.raw(index('supplier_invoices_freight_issues', 'supplier_invoices_freight_issues_target_index', '(tenant_id, target_id)'))
    this.schema.raw(`call wall_table('supplier_invoices_freight_issues')`)
    this.schema.raw(`create table matching_by_freight_issue (
  tenant_id uuid not null,
  freight_issue_id uuid not null,
  amount numeric(15,0) default 0 not null,
  tax numeric(15,0) default 0 not null,
  seq bigint default 0 not null
)`)
    this.schema.raw(constraint('matching_by_freight_issue', 'matching_by_freight_issue_pkey', 'primary key (tenant_id, freight_issue_id)'))
    this.schema.raw(constraint('matching_by_freight_issue', 'matching_by_freight_issue_amount_check', 'check (amount between 0 and 999999999999999)'))
    this.schema.raw(constraint('matching_by_freight_issue', 'matching_by_freight_issue_tax_check', 'check (tax between 0 and 999999999999999)'))
    this.schema.raw(`call wall_table('matching_by_freight_issue'); call keep_balances('matching_by_freight_issue')`)
    this.schema.raw(constraint('supplier_invoices_freight_issues', 'supplier_invoices_freight_issues_owner_fkey', 'foreign key (tenant_id, owner_id) references supplier_invoices (tenant_id, id) on delete cascade'))
    this.schema.raw(constraint('supplier_invoices_freight_issues', 'supplier_invoices_freight_issues_target_fkey', 'foreign key (tenant_id, target_id) references warehouse_issues (tenant_id, id)'))
    this.schema.raw('alter table matching_entries drop constraint matching_entries_one_check')
    this.schema.raw('drop index matching_entries_once_unique')
    this.schema.raw('alter table matching_entries add column freight_issue_id uuid')
    this.schema.raw('alter table matching_entries add column by_freight_issue_amount numeric(15,0)')
    this.schema.raw('alter table matching_entries add column by_freight_issue_tax numeric(15,0)')
    this.schema.raw(constraint('matching_entries', 'matching_entries_one_check', 'check (num_nonnulls(receipt_line_id, freight_receipt_id, freight_issue_id) = 1)'))
    this.schema.raw(constraint('matching_entries', 'matching_entries_freight_issue_id_fkey', 'foreign key (tenant_id, freight_issue_id) references warehouse_issues (tenant_id, id)'))
    this.schema.raw(index('matching_entries', 'matching_entries_freight_issue_id_seq_unique', 'unique (tenant_id, freight_issue_id, seq) where freight_issue_id is not null'))
    this.schema.raw(index('matching_entries', 'matching_entries_once_unique', 'unique (tenant_id, document_id, line_id, action, kind, receipt_line_id, freight_receipt_id, freight_issue_id, reverses_id) nulls not distinct'))
    this.schema.raw(index('matching_entries', 'matching_entries_freight_issue_id_index', '(tenant_id, freight_issue_id, date)'))
  }

  override async down() {
    throw new Error('Migrations go forward only; restore a backup instead.')
  }
}
