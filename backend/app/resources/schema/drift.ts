import db from '@adonisjs/lucid/services/db'
import { resources } from '@barem/resources'
import { desiredTables } from './desired_table.ts'
import { difference, type Difference } from './difference.ts'
import { existingTables } from './existing_tables.ts'

/** The difference between the definitions and the connected database. */
export async function drift(): Promise<Difference> {
  return difference(resources.flatMap(desiredTables), await existingTables(db.connection()))
}
