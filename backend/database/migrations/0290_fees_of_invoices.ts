import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`alter table invoices add column shipping_fee_due numeric(15,0)`)
    this.schema.raw(`alter table invoices add constraint invoices_shipping_fee_due_check check (shipping_fee_due between 0 and 999999999999999); comment on constraint invoices_shipping_fee_due_check on invoices is 'check (shipping_fee_due between 0 and 999999999999999)'`)
    this.schema.raw(`alter table invoices_lines add column shipping_tax numeric(15,0)`)
    this.schema.raw(`alter table invoices_lines add constraint invoices_lines_shipping_tax_check check (shipping_tax between -999999999999999 and 999999999999999); comment on constraint invoices_lines_shipping_tax_check on invoices_lines is 'check (shipping_tax between -999999999999999 and 999999999999999)'`)
  }

  override async down() {
    throw new Error('Migrations go forward only; restore a backup instead.')
  }
}
