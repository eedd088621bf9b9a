import { BaseSchema } from '@adonisjs/lucid/schema'
import { acrossCompanies } from '#database/across_companies'

export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`alter table company_settings add column vat varchar(40) default 'off' not null; alter table company_settings alter column vat drop default`)
    this.schema.raw(`alter table company_settings add column vat_rate numeric(17,2) default '10' not null; alter table company_settings alter column vat_rate drop default`)
    this.schema.raw(`alter table company_settings add constraint company_settings_vat_check check (vat in ('off', 'excluded', 'included')); comment on constraint company_settings_vat_check on company_settings is 'check (vat in (''off'', ''excluded'', ''included''))'`)
    this.schema.raw(`alter table company_settings add constraint company_settings_vat_rate_check check (vat_rate between 0 and 100); comment on constraint company_settings_vat_rate_check on company_settings is 'check (vat_rate between 0 and 100)'`)
    this.schema.raw(`alter table warehouse_receipts add column vat varchar(40)`)
    this.schema.raw(`alter table warehouse_receipts add column tax numeric(15,0)`)
    this.schema.raw(`alter table warehouse_receipts add column payable numeric(15,0)`)
    this.schema.raw(`alter table warehouse_receipts add column no_contract_reason varchar(500)`)
    this.schema.raw(`alter table warehouse_receipts add constraint warehouse_receipts_vat_check check (vat in ('off', 'excluded', 'included')); comment on constraint warehouse_receipts_vat_check on warehouse_receipts is 'check (vat in (''off'', ''excluded'', ''included''))'`)
    this.schema.raw(`alter table warehouse_receipts add constraint warehouse_receipts_tax_check check (tax between 0 and 999999999999999); comment on constraint warehouse_receipts_tax_check on warehouse_receipts is 'check (tax between 0 and 999999999999999)'`)
    this.schema.raw(`alter table warehouse_receipts add constraint warehouse_receipts_payable_check check (payable between 0 and 999999999999999); comment on constraint warehouse_receipts_payable_check on warehouse_receipts is 'check (payable between 0 and 999999999999999)'`)
    this.schema.raw(acrossCompanies(['warehouse_receipts'], `update warehouse_receipts set vat = 'off', payable = total`))
    this.schema.raw(`alter table warehouse_receipts_lines add column pieces_per_bundle integer`)
    this.schema.raw(`alter table warehouse_receipts_lines add column vat_rate numeric(17,2)`)
    this.schema.raw(`alter table warehouse_receipts_lines add column tax numeric(15,0)`)
    this.schema.raw(`alter table warehouse_receipts_lines add constraint warehouse_receipts_lines_pieces_per_bundle_check check (pieces_per_bundle between 1 and 100000); comment on constraint warehouse_receipts_lines_pieces_per_bundle_check on warehouse_receipts_lines is 'check (pieces_per_bundle between 1 and 100000)'`)
    this.schema.raw(`alter table warehouse_receipts_lines add constraint warehouse_receipts_lines_vat_rate_check check (vat_rate between 0 and 100); comment on constraint warehouse_receipts_lines_vat_rate_check on warehouse_receipts_lines is 'check (vat_rate between 0 and 100)'`)
    this.schema.raw(`alter table warehouse_receipts_lines add constraint warehouse_receipts_lines_tax_check check (tax between 0 and 999999999999999); comment on constraint warehouse_receipts_lines_tax_check on warehouse_receipts_lines is 'check (tax between 0 and 999999999999999)'`)
  }

  override async down() {
    throw new Error('Migrations go forward only; restore a backup instead.')
  }
}
