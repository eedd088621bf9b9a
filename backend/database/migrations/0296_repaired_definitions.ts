import { BaseSchema } from '@adonisjs/lucid/schema'

/** A definition may have a version that a release made of it, so that rows work again. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`alter table own_definition_versions drop constraint own_definition_versions_action_check,
      add constraint own_definition_versions_action_check
      check (action in ('publish', 'retire', 'restore', 'purge', 'repair'))`)
  }

  override async down() {
    throw new Error('Migrations go forward only; restore a backup instead.')
  }
}
