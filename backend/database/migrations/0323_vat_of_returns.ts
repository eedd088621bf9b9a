import { BaseSchema } from '@adonisjs/lucid/schema'
import { constraint, index } from '#database/kept_definitions'

export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`create table vat_invoices_returns (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  position integer not null
)`)
    this.schema.raw(constraint('vat_invoices_returns', 'vat_invoices_returns_pkey', 'primary key (tenant_id, owner_id, target_id)'))
    this.schema.raw(index('vat_invoices_returns', 'vat_invoices_returns_target_index', '(tenant_id, target_id)'))
    this.schema.raw(`call wall_table('vat_invoices_returns')`)
    this.schema.raw(constraint('vat_invoices_returns', 'vat_invoices_returns_owner_fkey', 'foreign key (tenant_id, owner_id) references vat_invoices (tenant_id, id) on delete cascade'))
    this.schema.raw(constraint('vat_invoices_returns', 'vat_invoices_returns_target_fkey', 'foreign key (tenant_id, target_id) references returns (tenant_id, id)'))
    this.schema.raw('alter table company_settings add column seller_adjusts_since date')
    this.schema.raw('alter table company_settings add column refund_apart boolean default false not null')
    this.schema.raw(constraint('company_settings', 'company_settings_seller_adjusts_since_check', `check (seller_adjusts_since between '2000-01-01' and '2100-12-31')`))
  }

  override async down() {
    throw new Error('Migrations go forward only; restore a backup instead.')
  }
}
