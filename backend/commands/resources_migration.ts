import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import db from '@adonisjs/lucid/services/db'
import { readdir, writeFile } from 'node:fs/promises'
import { appliedMigrations, migratePending } from '#app/environment/bring_up_to_date'
import { difference } from '#app/resources/schema/difference'
import { bothSides } from '#app/resources/schema/drift'
import { lackingIn } from '#app/resources/schema/fill'
import { countLacking } from '#app/resources/schema/lacking_rows'
import { migrationFile, migrationName } from '#app/resources/schema/migration_file'
import { renamedTables } from '#app/resources/schema/renamed_tables'
import {
  camel,
  possibleFieldRenames,
  possibleRenames,
  readRename,
  withRenames,
  type Rename,
} from '#app/resources/schema/renames'

type Sides = Awaited<ReturnType<typeof bothSides>>

/** What is wrong is said, and nothing is written. */
class Refusal extends Error {}

/** Writes the migration that brings the database to the definitions. */
export default class ResourcesMigration extends BaseCommand {
  static override commandName = 'resources:migration'
  static override description = 'Write a migration from the difference between definitions and database'
  static override options: CommandOptions = { startApp: true }
  declare migrationName: string
  declare drop: boolean
  declare rename: string[] | undefined
  declare allNew: boolean

  static {
    this.defineArgument('migrationName', {
      type: 'string',
      description: 'What the migration does, such as add_customer_note',
    })
    this.defineFlag('drop', {
      type: 'boolean',
      description: 'Also drop the columns and tables that no definition has any more',
    })
    this.defineFlag('rename', {
      type: 'array',
      description: 'A renamed field, such as customers.note:remark: its column is renamed and keeps its values',
    })
    this.defineFlag('allNew', { type: 'boolean', description: 'No field was renamed besides those of --rename' })
  }

  /** Values of `--rename` that name a rename. */
  readonly #read = new Set<string>()

  override async run() {
    try {
      await this.#write()
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      this.logger.error(error.message)
      this.exitCode = 1
    }
  }

  async #write() {
    // Against a database that lags behind, the difference would repeat what is already written.
    const applied = await migratePending(this.app)
    if (applied.length > 0) this.logger.info(appliedMigrations(applied.length))
    const { tables: asDefined, existing } = await bothSides()
    // Tables first: columns are compared in the tables that were renamed.
    const named = withRenames(asDefined, await this.#renames(possibleFieldRenames(asDefined, existing), false))
    const tables = withRenames(named, await this.#renames(possibleRenames(named, existing), true))
    const { statements, orphans } = difference(tables, existing)
    const drop = (orphan: string) =>
      orphan.includes('.') ? `alter table ${orphan.replace('.', ' drop column ')}` : `drop table ${orphan}`
    const dropped = this.drop ? orphans.map(drop) : []
    if (statements.length + dropped.length === 0)
      this.logger.success('Definitions and database agree; there is nothing to write.')
    else await this.#file({ tables, existing }, [...statements, ...dropped])
    if (orphans.length > 0 && !this.drop)
      this.logger.warning(`No definition has ${orphans.join(', ')}; run again with --drop to drop them.`)
  }

  async #file(sides: Sides, statements: string[]) {
    if (!/^[a-z][a-z0-9_]*$/.test(this.migrationName))
      throw new Refusal(
        `'${this.migrationName}' is not a migration name: write small letters joined by underscores, such as add_customer_note.`,
      )
    await this.#refuseLacking(sides)
    const folder = this.app.migrationsPath()
    const file = migrationName(await readdir(folder), this.migrationName)
    await writeFile(`${folder}/${file}`, migrationFile(statements), { flag: 'wx' })
    this.logger.success(
      `Wrote backend/database/migrations/${file}. Read it: the next start runs it, or node ace migration:run.`,
    )
  }

  /**
   * The renames that the flags name, and those that a person at the terminal says yes to.
   * @param isLast whether flags that name none of them are refused
   */
  async #renames(possible: Rename[], isLast: boolean): Promise<Rename[]> {
    const renames = (this.rename ?? []).flatMap((text) => {
      const rename = readRename(text, possible)
      if (rename) this.#read.add(text)
      if (rename || this.#read.has(text) || !isLast) return rename ?? []
      const known = possible.map(({ table, from, to }) => `${table}.${camel(from)}:${camel(to)}`)
      throw new Refusal(
        `--rename=${text} names no field that is gone and one of its type that is new. ${known.length > 0 ? `There could be ${known.join(', ')}.` : 'There is none.'}`,
      )
    })
    if (this.allNew) return renames
    const open = () =>
      possible.filter(
        (one) => !renames.some(({ table, from, to }) => table === one.table && (from === one.from || to === one.to)),
      )
    if (open().length > 0 && !process.stdin.isTTY) throw new Refusal(this.#unanswered(open()))
    for (const one of possible) {
      if (!open().includes(one)) continue
      const [from, to] = [camel(one.from), camel(one.to)]
      const yes = await this.prompt.confirm(`Did you rename '${from}' of ${one.table} to '${to}'?`)
      if (yes) renames.push(one)
      else this.logger.info(`'${to}' is added; '${from}' keeps its values until you run this command with --drop.`)
    }
    return renames
  }

  #unanswered(possible: Rename[]): string {
    const lines = possible.map(({ table, from, to }) => {
      const [gone, came] = [camel(from), camel(to)]
      return `'${gone}' of ${table} is gone and '${came}' of its type is new. If it was renamed, say was: '${gone}' at '${came}', or run again with --rename=${table}.${gone}:${came}.`
    })
    return [...lines, 'If no field was renamed, run again with --all-new: nothing is dropped without --drop.'].join(
      '\n',
    )
  }

  /** Refuses a required field without a default where rows lack it: the migration would fail half-way. */
  async #refuseLacking({ tables, existing }: Sides) {
    const { statements, existing: renamed } = renamedTables(tables, existing)
    const lacking = tables.flatMap((table) => (renamed[table.name] ? lackingIn(table, renamed[table.name]!) : []))
    const counts = await countLacking(db.connection(), lacking, statements)
    const wrong = lacking.flatMap(({ table, column }, place) => {
      const rows = counts[place]!
      return rows === 0
        ? []
        : [
            `'${camel(column)}' of ${table} is required and has no default, and ${rows} ${rows === 1 ? 'row lacks' : 'rows lack'} it. Give it a default, or leave 'required' out of this migration and fill the rows before the next one.`,
          ]
    })
    if (wrong.length > 0) throw new Refusal(wrong.join('\n'))
    for (const { table, column } of lacking)
      this.logger.warning(
        `'${camel(column)}' of ${table} is required and has no default: the migration fails where rows lack it. No row does here.`,
      )
  }
}
