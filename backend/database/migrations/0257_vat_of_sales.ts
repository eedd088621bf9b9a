import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`alter table sales_orders add column vat varchar(40)`)
    this.schema.raw(`alter table sales_orders add column tax numeric(15,0)`)
    this.schema.raw(`alter table sales_orders add constraint sales_orders_vat_check check (vat in ('off', 'excluded', 'included')); comment on constraint sales_orders_vat_check on sales_orders is 'check (vat in (''off'', ''excluded'', ''included''))'`)
    this.schema.raw(`alter table sales_orders add constraint sales_orders_tax_check check (tax between 0 and 999999999999999); comment on constraint sales_orders_tax_check on sales_orders is 'check (tax between 0 and 999999999999999)'`)
    this.schema.raw(`alter table sales_orders_lines add column vat_rate numeric(17,2)`)
    this.schema.raw(`alter table sales_orders_lines add column tax numeric(15,0)`)
    this.schema.raw(`alter table sales_orders_lines add constraint sales_orders_lines_vat_rate_check check (vat_rate between 0 and 100); comment on constraint sales_orders_lines_vat_rate_check on sales_orders_lines is 'check (vat_rate between 0 and 100)'`)
    this.schema.raw(`alter table sales_orders_lines add constraint sales_orders_lines_tax_check check (tax between 0 and 999999999999999); comment on constraint sales_orders_lines_tax_check on sales_orders_lines is 'check (tax between 0 and 999999999999999)'`)
    this.schema.raw(`alter table invoices add column vat varchar(40)`)
    this.schema.raw(`alter table invoices add column tax numeric(15,0)`)
    this.schema.raw(`alter table invoices add constraint invoices_vat_check check (vat in ('off', 'excluded', 'included')); comment on constraint invoices_vat_check on invoices is 'check (vat in (''off'', ''excluded'', ''included''))'`)
    this.schema.raw(`alter table invoices add constraint invoices_tax_check check (tax between -999999999999999 and 999999999999999); comment on constraint invoices_tax_check on invoices is 'check (tax between -999999999999999 and 999999999999999)'`)
    this.schema.raw(`alter table invoices_lines add column vat_rate numeric(17,2)`)
    this.schema.raw(`alter table invoices_lines add column tax numeric(15,0)`)
    this.schema.raw(`alter table invoices_lines add constraint invoices_lines_vat_rate_check check (vat_rate between 0 and 100); comment on constraint invoices_lines_vat_rate_check on invoices_lines is 'check (vat_rate between 0 and 100)'`)
    this.schema.raw(`alter table invoices_lines add constraint invoices_lines_tax_check check (tax between -999999999999999 and 999999999999999); comment on constraint invoices_lines_tax_check on invoices_lines is 'check (tax between -999999999999999 and 999999999999999)'`)
  }

  override async down() {
    throw new Error('Migrations go forward only; restore a backup instead.')
  }
}
