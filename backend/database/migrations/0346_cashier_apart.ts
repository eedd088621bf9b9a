import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  override async up() {
    this.schema.raw('alter table company_settings add column cashier_apart boolean default false not null')
  }

  override async down() {
    throw new Error('Migrations go forward only; restore a backup instead.')
  }
}
