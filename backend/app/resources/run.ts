import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Client } from 'pg'
import { createHash } from 'node:crypto'
import { onConnection } from '#app/tenancy/statement_names'
import type { Statement } from './query/sql.ts'

const names = new Map<string, string>()

/** A short stable name for a statement, so that PostgreSQL parses and plans it once a connection. */
function nameOf(text: string): string {
  const known = names.get(text)
  if (known) return known
  const name = `b${createHash('md5').update(text).digest('hex').slice(0, 16)}`
  // Filters in all combinations make texts without number; those beyond are prepared each time.
  if (names.size < 500) names.set(text, name)
  return name
}

/**
 * Runs a statement of the engine on the transaction's own connection, prepared.
 * The query builder is left out: the text is already final and the page arrives as JSON.
 */
export async function run<Row>(client: TransactionClientContract, { text, values }: Statement): Promise<Row[]> {
  const connection = (await client.knexClient.client.acquireConnection()) as Client
  const { rows } = await connection.query<Row & object>({ name: onConnection(connection, nameOf(text)).name, text, values })
  return rows as Row[]
}
