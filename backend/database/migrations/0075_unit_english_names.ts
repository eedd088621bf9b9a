import { BaseSchema } from '@adonisjs/lucid/schema'
import { acrossCompanies } from '#database/across_companies'

/** English names of the units that every steel trader has, by their Vietnamese names. */
const USUAL = {
  Cây: 'Bar',
  Cái: 'Piece',
  Tấm: 'Plate',
  Tờ: 'Sheet',
  Cuộn: 'Coil',
  Bó: 'Bundle',
  Kg: 'Kg',
  Tấn: 'Tonne',
  Mét: 'Metre',
  Bộ: 'Set',
  Bao: 'Bag',
}

/** Units are named in English too; documents keep that name beside the Vietnamese one. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`alter table product_units add column english_name varchar(255)`)
    this.schema.raw(`alter table product_units add column english_name_order text collate "C" generated always as (vietnamese_order(english_name)) stored; comment on column product_units.english_name_order is 'vietnamese_order(english_name)'`)
    this.schema.raw(`alter table product_units drop column search_text`)
    this.schema.raw(`alter table product_units add column search_text text generated always as (search_form(coalesce(code, '') || ' ' || coalesce(name, '') || ' ' || coalesce(english_name, ''))) stored; comment on column product_units.search_text is 'search_form(coalesce(code, '''') || '' '' || coalesce(name, '''') || '' '' || coalesce(english_name, ''''))'`)
    this.schema.raw(`create index product_units_search_text_index on product_units using gin (search_text gin_trgm_ops); comment on index product_units_search_text_index is 'using gin (search_text gin_trgm_ops)'`)
    this.schema.raw(`grant select (search_text) on product_units to barem_search`)
    const names = Object.entries(USUAL).map(([name, english]) => `('${name.toLowerCase()}', '${english}')`)
    this.schema.raw(
      acrossCompanies(
        ['product_units'],
        `update product_units u set english_name = n.english from (values ${names.join(', ')}) n (name, english) where lower(u.name) = n.name`,
      ),
    )
    this.schema.raw(`alter table sales_orders_lines add column english_unit varchar(255)`)
    this.schema.raw(`alter table purchase_contracts_lines add column english_unit varchar(255)`)
  }

  override async down() {
    throw new Error('Migrations go forward only; restore a backup instead.')
  }
}
