import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { ownDrift } from '#app/own/carry'
import { drift } from '#app/resources/schema/drift'
import { unkeptNames, writeReserved } from '#app/resources/scaffold/reserved_words'

/** Fails when the database is not what the definitions say. */
export default class ResourcesCheck extends BaseCommand {
  static override commandName = 'resources:check'
  static override description = 'Check that definitions and database agree'
  static override options: CommandOptions = { startApp: true }

  declare write: boolean

  static {
    this.defineFlag('write', { type: 'boolean', description: 'Write the list of names that no field may have anew' })
  }

  override async run() {
    const { default: db } = await import('@adonisjs/lucid/services/db')
    if (this.write) return void (await writeReserved(db.connection()))
    const { statements: missing, orphans } = await drift()
    // What companies made themselves is read by the release, and changed by its next start.
    const statements = [...missing, ...(missing.length === 0 ? await ownDrift() : [])]
    for (const statement of statements) this.logger.error(`missing: ${statement}`)
    for (const orphan of orphans) this.logger.error(`left over: ${orphan} belongs to no definition`)
    const unkept = await unkeptNames(db.connection())
    for (const name of unkept) this.logger.error(`a field could be called ${name}: run resources:check --write`)
    if (statements.length + orphans.length + unkept.length === 0)
      return this.logger.success('Definitions and database agree.')
    this.logger.info('Write the migration with: node ace resources:migration NAME (and --drop for what is left over)')
    this.exitCode = 1
  }
}
