import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`create index stock_entries_date_index on stock_entries (tenant_id, date); comment on index stock_entries_date_index is '(tenant_id, date)'`)
    this.schema.raw(`create index variances_entries_date_index on variances_entries (tenant_id, date); comment on index variances_entries_date_index is '(tenant_id, date)'`)
    this.schema.raw(`create index fulfilment_entries_date_index on fulfilment_entries (tenant_id, date); comment on index fulfilment_entries_date_index is '(tenant_id, date)'`)
    this.schema.raw(`create index reservations_entries_date_index on reservations_entries (tenant_id, date); comment on index reservations_entries_date_index is '(tenant_id, date)'`)
    this.schema.raw(`create index invoicing_entries_date_index on invoicing_entries (tenant_id, date); comment on index invoicing_entries_date_index is '(tenant_id, date)'`)
    this.schema.raw(`create index receivables_entries_date_index on receivables_entries (tenant_id, date); comment on index receivables_entries_date_index is '(tenant_id, date)'`)
    this.schema.raw(`create index cash_entries_date_index on cash_entries (tenant_id, date); comment on index cash_entries_date_index is '(tenant_id, date)'`)
  }

  override async down() {
    throw new Error('Migrations go forward only; restore a backup instead.')
  }
}
