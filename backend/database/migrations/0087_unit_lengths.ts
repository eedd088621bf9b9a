import { BaseSchema } from '@adonisjs/lucid/schema'

/** Lines keep the names of units whole. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`alter table sales_orders_lines alter column unit type varchar(255)`)
    this.schema.raw(`alter table purchase_contracts_lines alter column unit type varchar(255)`)
  }

  override async down() {
    throw new Error('Migrations go forward only; restore a backup instead.')
  }
}
