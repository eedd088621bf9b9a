import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { ownDrift } from '#app/own/carry'
import { drift } from '#app/resources/schema/drift'

/** Fails when the database is not what the definitions say. */
export default class ResourcesCheck extends BaseCommand {
  static override commandName = 'resources:check'
  static override description = 'Check that definitions and database agree'
  static override options: CommandOptions = { startApp: true }

  override async run() {
    const { statements: missing, orphans } = await drift()
    // What companies made themselves is read by the release, and changed by its next start.
    const statements = [...missing, ...(missing.length === 0 ? await ownDrift() : [])]
    for (const statement of statements) this.logger.error(`missing: ${statement}`)
    for (const orphan of orphans) this.logger.error(`left over: ${orphan} belongs to no definition`)
    if (statements.length + orphans.length === 0) return this.logger.success('Definitions and database agree.')
    this.logger.info('Write the migration with: node ace resources:migration NAME (and --drop for what is left over)')
    this.exitCode = 1
  }
}
