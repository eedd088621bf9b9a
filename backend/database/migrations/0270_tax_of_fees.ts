import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  override async up() {
    // Entries from before tell nothing of the tax of their fees, which stays in them.
    this.schema.raw(`alter table invoicing_entries add column shipping_tax numeric(15,0) default 0 not null`)
    this.schema.raw(`alter table invoicing_entries alter column shipping_tax drop default`)
  }

  override async down() {
    throw new Error('Migrations go forward only; restore a backup instead.')
  }
}
