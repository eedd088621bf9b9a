import { BaseSchema } from '@adonisjs/lucid/schema'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { EnvironmentError } from '#app/environment/environment'

const FOLDER = join(import.meta.dirname, '../baseline')
/** In the order in which they need each other. */
const FILES = [
  'functions',
  'system',
  'identity',
  'catalogue',
  'partners',
  'logistics',
  'sales',
  'documents',
  'approvals',
  'foreign_keys',
  'definitions',
]
/** The last migration that the baseline replaces. A database that records it has run all of them. */
const LAST_BEFORE = '0088_approval_rounds'

/** The database as 88 numbers of migrations made it, in one step. Changes to it are migrations of their own. */
export default class extends BaseSchema {
  override async up() {
    const recorded: { name: string }[] = await this.db.from('adonis_schema').select('name')
    if (recorded.some(({ name }) => name.endsWith(`/${LAST_BEFORE}`))) return
    if (recorded.length > 0)
      throw new EnvironmentError([
        'The database is of an older release, whose migrations this one no longer has. Start it once with the previous release, then with this one. Nothing was changed in it.',
      ])
    // Functions name tables that come after them. It holds for this transaction.
    this.schema.raw('set local check_function_bodies = off')
    for (const file of FILES) this.schema.raw(readFileSync(join(FOLDER, `${file}.sql`), 'utf8'))
  }

  override async down() {
    throw new Error('Migrations go forward only; restore a backup instead.')
  }
}
