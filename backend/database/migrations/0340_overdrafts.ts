import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  override async up() {
    this.schema.raw('alter table funds add column overdraft boolean default false not null')
  }

  override async down() {
    throw new Error('Migrations go forward only; restore a backup instead.')
  }
}
