import { BaseSchema } from '@adonisjs/lucid/schema'

/** Companies that have settings already begin with a week. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`alter table company_settings add column quotation_days integer default 7 not null`)
    this.schema.raw(`alter table company_settings alter column quotation_days drop default`)
    this.schema.raw(`alter table company_settings add constraint company_settings_quotation_days_check check (quotation_days between 0 and 365); comment on constraint company_settings_quotation_days_check on company_settings is 'check (quotation_days between 0 and 365)'`)
  }

  override async down() {
    throw new Error('Migrations go forward only; restore a backup instead.')
  }
}
