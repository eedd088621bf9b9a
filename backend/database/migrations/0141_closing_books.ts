import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`alter table company_settings add column receipt_needs_contract boolean default false not null`)
    this.schema.raw(`alter table company_settings add column locked_until date`)
    this.schema.raw(`alter table company_settings add column lock_reason varchar(500)`)
    this.schema.raw(`alter table company_settings add constraint company_settings_locked_until_check check (locked_until between '2000-01-01' and '2100-12-31'); comment on constraint company_settings_locked_until_check on company_settings is 'check (locked_until between ''2000-01-01'' and ''2100-12-31'')'`)
    this.schema.raw(`alter table opening_stocks add column undone_on date`)
    this.schema.raw(`alter table opening_stocks add constraint opening_stocks_undone_on_check check (undone_on between '2000-01-01' and '2100-12-31'); comment on constraint opening_stocks_undone_on_check on opening_stocks is 'check (undone_on between ''2000-01-01'' and ''2100-12-31'')'`)
  }

  override async down() {
    throw new Error('Migrations go forward only; restore a backup instead.')
  }
}
