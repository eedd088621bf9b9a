import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`alter table stock_transfers_lines add column reason varchar(255)`)
  }

  override async down() {
    throw new Error('Migrations go forward only; restore a backup instead.')
  }
}
