import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  override async up() {
    this.schema.raw('alter table expense_tickets_lines add column seller_tax_code varchar(14)')
    this.schema.raw('alter table payment_slips_lines add column seller_tax_code varchar(14)')
  }

  override async down() {
    throw new Error('Migrations go forward only; restore a backup instead.')
  }
}
