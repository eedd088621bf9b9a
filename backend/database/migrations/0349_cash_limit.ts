import { BaseSchema } from '@adonisjs/lucid/schema'
import { constraint } from '#database/kept_definitions'

export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`alter table company_settings add column cash_limit numeric(15,0) default '5000000' not null; alter table company_settings alter column cash_limit drop default`)
    this.schema.raw('alter table company_settings add column cash_limit_since date')
    this.schema.raw(constraint('company_settings', 'company_settings_cash_limit_check', 'check (cash_limit between 1 and 999999999999999)'))
    this.schema.raw(constraint('company_settings', 'company_settings_cash_limit_since_check', `check (cash_limit_since between '2000-01-01' and '2100-12-31')`))
  }

  override async down() {
    throw new Error('Migrations go forward only; restore a backup instead.')
  }
}
