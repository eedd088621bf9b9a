import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`alter table purchase_contracts add column payment_days integer`)
    this.schema.raw(`alter table purchase_contracts alter column payment_terms type varchar(2000) using payment_terms::varchar(2000)`)
    this.schema.raw(`alter table purchase_contracts add column deposit_amount numeric(15,0)`)
    this.schema.raw(`alter table purchase_contracts add constraint purchase_contracts_payment_days_check check (payment_days between 0 and 3650); comment on constraint purchase_contracts_payment_days_check on purchase_contracts is 'check (payment_days between 0 and 3650)'`)
    this.schema.raw(`alter table purchase_contracts add constraint purchase_contracts_deposit_amount_check check (deposit_amount between 0 and 999999999999999); comment on constraint purchase_contracts_deposit_amount_check on purchase_contracts is 'check (deposit_amount between 0 and 999999999999999)'`)
  }

  override async down() {
    throw new Error('Migrations go forward only; restore a backup instead.')
  }
}
