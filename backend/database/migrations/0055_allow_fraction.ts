import { BaseSchema } from '@adonisjs/lucid/schema'
import { acrossCompanies } from '#database/across_companies'

/**
 * Whether goods are sold in parts of a unit. Those that were there before keep it where a unit is no whole bar, plate
 * or coil: what is only counted, and what is sold by the metre.
 */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`alter table products add column allow_fraction boolean default false not null`)
    this.schema.raw(
      acrossCompanies(
        ['products'],
        `update products set allow_fraction = true where weight_mode = 'none' or (weight_mode <> 'coil' and length = 1)`,
      ),
    )
  }

  override async down() {
    throw new Error('Migrations go forward only; restore a backup instead.')
  }
}
