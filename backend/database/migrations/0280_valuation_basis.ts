import { BaseSchema } from '@adonisjs/lucid/schema'
import { acrossCompanies } from '#database/across_companies'

export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`alter table products add column valuation_basis varchar(40) default 'actual_kg' not null; alter table products alter column valuation_basis drop default`)
    this.schema.raw(`alter table products add constraint products_valuation_basis_check check (valuation_basis in ('actual_kg', 'barem_kg', 'piece')); comment on constraint products_valuation_basis_check on products is 'check (valuation_basis in (''actual_kg'', ''barem_kg'', ''piece''))'`)
    // Goods on hand have their default too: their quantities, their value and what was posted stay.
    this.schema.raw(acrossCompanies(['products'], `update products set valuation_basis = 'piece' where weight_mode = 'none'`))
  }

  override async down() {
    throw new Error('Migrations go forward only; restore a backup instead.')
  }
}
