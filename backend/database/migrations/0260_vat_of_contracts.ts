import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`alter table purchase_contracts add column vat varchar(40)`)
    this.schema.raw(`alter table purchase_contracts add column tax numeric(15,0)`)
    this.schema.raw(`alter table purchase_contracts add constraint purchase_contracts_vat_check check (vat in ('off', 'excluded', 'included')); comment on constraint purchase_contracts_vat_check on purchase_contracts is 'check (vat in (''off'', ''excluded'', ''included''))'`)
    this.schema.raw(`alter table purchase_contracts add constraint purchase_contracts_tax_check check (tax between 0 and 999999999999999); comment on constraint purchase_contracts_tax_check on purchase_contracts is 'check (tax between 0 and 999999999999999)'`)
    this.schema.raw(`alter table purchase_contracts_lines add column vat_rate numeric(17,2)`)
    this.schema.raw(`alter table purchase_contracts_lines add column tax numeric(15,0)`)
    this.schema.raw(`alter table purchase_contracts_lines add constraint purchase_contracts_lines_vat_rate_check check (vat_rate between 0 and 100); comment on constraint purchase_contracts_lines_vat_rate_check on purchase_contracts_lines is 'check (vat_rate between 0 and 100)'`)
    this.schema.raw(`alter table purchase_contracts_lines add constraint purchase_contracts_lines_tax_check check (tax between 0 and 999999999999999); comment on constraint purchase_contracts_lines_tax_check on purchase_contracts_lines is 'check (tax between 0 and 999999999999999)'`)
  }

  override async down() {
    throw new Error('Migrations go forward only; restore a backup instead.')
  }
}
