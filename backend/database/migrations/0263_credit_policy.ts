import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`alter table company_settings add column credit_policy varchar(40) default 'warn' not null; alter table company_settings alter column credit_policy drop default`)
    this.schema.raw(`alter table company_settings add column credit_tolerance numeric(15,0) default '0' not null; alter table company_settings alter column credit_tolerance drop default`)
    this.schema.raw(`alter table company_settings add constraint company_settings_credit_policy_check check (credit_policy in ('off', 'warn', 'reason', 'approve')); comment on constraint company_settings_credit_policy_check on company_settings is 'check (credit_policy in (''off'', ''warn'', ''reason'', ''approve''))'`)
    this.schema.raw(`alter table company_settings add constraint company_settings_credit_tolerance_check check (credit_tolerance between 0 and 999999999999999); comment on constraint company_settings_credit_tolerance_check on company_settings is 'check (credit_tolerance between 0 and 999999999999999)'`)
  }

  override async down() {
    throw new Error('Migrations go forward only; restore a backup instead.')
  }
}
