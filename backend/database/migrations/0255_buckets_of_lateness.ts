import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`alter table company_settings add column late_first integer default '30' not null; alter table company_settings alter column late_first drop default`)
    this.schema.raw(`alter table company_settings add column late_second integer default '60' not null; alter table company_settings alter column late_second drop default`)
    this.schema.raw(`alter table company_settings add column late_third integer default '90' not null; alter table company_settings alter column late_third drop default`)
    this.schema.raw(`alter table company_settings add constraint company_settings_late_first_check check (late_first between 1 and 3650); comment on constraint company_settings_late_first_check on company_settings is 'check (late_first between 1 and 3650)'`)
    this.schema.raw(`alter table company_settings add constraint company_settings_late_second_check check (late_second between 1 and 3650); comment on constraint company_settings_late_second_check on company_settings is 'check (late_second between 1 and 3650)'`)
    this.schema.raw(`alter table company_settings add constraint company_settings_late_third_check check (late_third between 1 and 3650); comment on constraint company_settings_late_third_check on company_settings is 'check (late_third between 1 and 3650)'`)
  }

  override async down() {
    throw new Error('Migrations go forward only; restore a backup instead.')
  }
}
