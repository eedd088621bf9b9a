import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { drift } from '#app/resources/schema/drift'

/** Fails when the database is not what the definitions say. */
export default class ResourcesCheck extends BaseCommand {
  static override commandName = 'resources:check'
  static override description = 'Check that definitions and database agree'
  static override options: CommandOptions = { startApp: true }

  override async run() {
    const { statements, orphans } = await drift()
    for (const statement of statements) this.logger.error(`missing: ${statement}`)
    for (const orphan of orphans) this.logger.error(`left over: ${orphan} belongs to no definition`)
    if (statements.length + orphans.length === 0) return this.logger.success('Definitions and database agree.')
    this.logger.info('Write the migration with: node ace resources:migration NAME (and --drop for what is left over)')
    this.exitCode = 1
  }
}
