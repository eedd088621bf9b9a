import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

/** Adds the demo companies to any database, with tables where there are none yet. */
export default class Demo extends BaseCommand {
  static override commandName = 'demo'
  static override description = 'Add the two demo companies with invented people and partners'
  static override options: CommandOptions = { startApp: true }
  declare ifEmpty: boolean

  static {
    this.defineFlag('ifEmpty', { type: 'boolean', description: 'Do nothing unless the database is empty' })
  }

  override async run() {
    const { appliedMigrations, DEMO_BEGINS, migratePending } = await import('#app/environment/bring_up_to_date')
    const migrations = await migratePending(this.app)
    if (migrations.length > 0) this.logger.info(appliedMigrations(migrations.length))
    const { hasDemo, isEmpty, seedDemo } = await import('#database/demo/index')
    if (this.ifEmpty ? !(await isEmpty()) : await hasDemo())
      return this.logger.info('The database has its companies already; the demo was not added.')
    this.logger.info(DEMO_BEGINS)
    await seedDemo()
    this.logger.success('Added Thép Đông Á (demo) and Thép Phương Nam (demo).')
  }
}
