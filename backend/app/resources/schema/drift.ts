import db from '@adonisjs/lucid/services/db'
import { resources } from '@barem/resources'
import { ledgerList } from '@barem/resources/ledgers'
import { desiredTables, type Table } from './desired_table.ts'
import { difference, type Difference } from './difference.ts'
import { existingTables, type ExistingTable } from './existing_tables.ts'
import { ledgerTables } from './ledger_tables.ts'

/** What the definitions ask for, and what the connected database has. */
export const bothSides = async (): Promise<{ tables: Table[]; existing: Record<string, ExistingTable> }> => ({
  tables: [...resources.flatMap(desiredTables), ...ledgerList.flatMap(ledgerTables)],
  existing: await existingTables(db.connection()),
})

/** The difference between the definitions and the connected database. */
export async function drift(): Promise<Difference> {
  const { tables, existing } = await bothSides()
  return difference(tables, existing)
}
