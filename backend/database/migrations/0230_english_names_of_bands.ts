import { BaseSchema } from '@adonisjs/lucid/schema'
import { acrossCompanies } from '#database/across_companies'

/** The bands that every company began with. */
const bands = { 'Lệch nhẹ': 'Slight', 'Lệch nhiều': 'Large', 'Vượt dung sai': 'Beyond tolerance' }

export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`alter table warehouse_configs add column english_name varchar(255)`)
    for (const [name, english] of Object.entries(bands))
      this.schema.raw(
        acrossCompanies(
          ['warehouse_configs'],
          `update warehouse_configs set english_name = '${english}' where name = '${name}'`,
        ),
      )
  }

  override async down() {
    throw new Error('Migrations go forward only; restore a backup instead.')
  }
}
