import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Changes no table. It marks the release in which whoever may create documents also posts their own, so that the start
 * which applies it names the role groups that gain this.
 */
export default class extends BaseSchema {
  override async up() {}

  override async down() {
    throw new Error('Migrations go forward only; restore a backup instead.')
  }
}
