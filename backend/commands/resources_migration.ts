import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { readdir, writeFile } from 'node:fs/promises'
import { appliedMigrations, migratePending } from '#app/environment/bring_up_to_date'
import { drift } from '#app/resources/schema/drift'
import { migrationFile, migrationName } from '#app/resources/schema/migration_file'

/** Writes the migration that brings the database to the definitions. */
export default class ResourcesMigration extends BaseCommand {
  static override commandName = 'resources:migration'
  static override description = 'Write a migration from the difference between definitions and database'
  static override options: CommandOptions = { startApp: true }
  declare migrationName: string
  declare drop: boolean

  static {
    this.defineArgument('migrationName', {
      type: 'string',
      description: 'What the migration does, such as add_customer_note',
    })
    this.defineFlag('drop', { type: 'boolean', description: 'Also drop the columns that no definition has any more' })
  }

  override async run() {
    // Against a database that lags behind, the difference would repeat what is already written.
    const applied = await migratePending(this.app)
    if (applied > 0) this.logger.info(appliedMigrations(applied))
    const { statements, orphans } = await drift()
    const dropped = this.drop ? orphans.map((orphan) => `alter table ${orphan.replace('.', ' drop column ')}`) : []
    if (statements.length + dropped.length === 0) {
      this.logger.success('Definitions and database agree; there is nothing to write.')
      if (orphans.length > 0)
        this.logger.warning(`No definition has ${orphans.join(', ')}; run again with --drop to drop them.`)
      return
    }
    if (!/^[a-z][a-z0-9_]*$/.test(this.migrationName)) {
      this.logger.error(
        `'${this.migrationName}' is not a migration name: write small letters joined by underscores, such as add_customer_note.`,
      )
      this.exitCode = 1
      return
    }
    const folder = this.app.migrationsPath()
    const file = migrationName(await readdir(folder), this.migrationName)
    await writeFile(`${folder}/${file}`, migrationFile([...statements, ...dropped]), { flag: 'wx' })
    this.logger.success(`Wrote database/migrations/${file}. Read it, then run: node ace migration:run`)
  }
}
